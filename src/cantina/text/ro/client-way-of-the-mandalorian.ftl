### Clientul web: masa jocului Way of the Mandalorian.

## Decizii

client-wm-main = { $actions ->
    [0] Nicio acțiune rămasă: adaugă echipament sau încheie tura
    [one] Încă { $actions } acțiune: ce faci?
    [few] Încă { $actions } acțiuni: ce faci?
   *[other] Încă { $actions } de acțiuni: ce faci?
}
client-wm-main-hint = Îndeplinește o misiune, trage, vinde sau fă o misiune secundară. Adăugarea unui echipament din mână nu este o acțiune.
client-wm-draw = { $picks ->
    [one] Mai ia { $picks } cartonaș
    [few] Ia { $picks } cartonașe
   *[other] Ia { $picks } de cartonașe
}
client-wm-draw-hint = Din piață sau pe nevăzute din teanc.
client-wm-selling = Ce vinzi?
client-wm-sale = Mai vinzi ceva?
client-wm-sale-hint = Cartonașele din mână și de pe tablă aduc jumătate din cost.
client-wm-opponent-event = { $name } încearcă „{ $mission }”. Un eveniment împotrivă?
client-wm-opponent-event-hint = Costă 200 de credite și îngreunează misiunea.
client-wm-own-event = „{ $mission }”: joci un eveniment propriu?
client-wm-own-event-hint = Costă 200 de credite și își adaugă simbolurile la ale tale.
client-wm-discard = Renunți la un cartonaș ca să nu iei în calcul un simbol?
client-wm-discard-hint = Misiunea cere atunci cu un simbol mai puțin.
client-wm-symbol = Ce simbol nu iei în calcul?
client-wm-use = Ce echipament folosești?
client-wm-use-hint = La cartonașele temporare se renunță după folosire.
client-wm-keep = Plătești 200 de credite ca să păstrezi cartonașul folosit?
client-wm-limit = Prea multe cartonașe: la care renunți?
client-wm-limit-hint = Păstrezi cinci la sfârșitul turei.
client-wm-preview-reached = Simbolurile tale ajung, dacă nimeni nu joacă un eveniment.
client-wm-preview-event = Tabla singură nu ajunge, dar ai cu ce să o completezi.
client-wm-preview-hopeless = Cu ce ai acum pe tablă, nu poate reuși.
client-wm-preview-anyway = Încerci totuși?
client-wm-preview-stakes = Reușită: +{ $reward }. Eșec: −{ $penalty }.
client-wm-preview-succeeds = Deocamdată, încercarea reușește.
client-wm-preview-fails = Deocamdată, încercarea eșuează.
client-wm-preview-decides = Cartea aceasta hotărăște încercarea.
client-wm-preview-worn-out = Se consumă: { $cards }
client-wm-preview-in-reach = Atunci la îndemână: { $missions }
client-wm-preview-surplus = Cartonașe în plus: { $count }. Păstrezi cinci la sfârșitul turei.
client-wm-fill = Un eveniment pentru fanta ta?
client-wm-over = Partida s-a terminat.
client-wm-do-draw = Trage 2 cartonașe
client-wm-do-job = Misiune secundară: 200
client-wm-do-sell = Vinde…
client-wm-do-not-sell = Nu vinde nimic
client-wm-do-end = Încheie tura
client-wm-end-sure = { $actions ->
    [one] Mai ai { $actions } acțiune. Închei tura?
    [few] Mai ai { $actions } acțiuni. Închei tura?
   *[other] Mai ai { $actions } de acțiuni. Închei tura?
}
client-wm-do-close = Încheie vânzarea
client-wm-do-pass = Niciun cartonaș
client-wm-do-slot = Evenimentul din fanta mea, fără alte costuri
client-wm-do-keep = Plătește 200 și păstrează-l
client-wm-do-drop = Renunță la el
client-wm-do-use = { $count ->
    [0] Fără echipament
    [one] Cu acest cartonaș
    [few] Cu aceste { $count } cartonașe
   *[other] Cu aceste { $count } de cartonașe
}

## Masa

client-wm-turn = Tura { $turn }
client-wm-before = Înaintea primei ture
client-wm-missions = Misiuni
client-wm-market = Piață
client-wm-deck = Teancul de la piață
client-wm-hand = Mână
client-wm-discards = { $count ->
    [one] s-a renunțat la { $count } cartonaș
    [few] s-a renunțat la { $count } cartonașe
   *[other] s-a renunțat la { $count } de cartonașe
}
client-wm-wealth = Avere
client-wm-chart = Avere în credite, tură cu tură
client-wm-chart-turn = Tura
client-wm-attempt = { $name }: { $mission }
client-wm-with = Cu { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = nicio misiune
client-wm-empty-slot = o fantă liberă pentru echipament
client-wm-event-slot = o fantă pentru un eveniment
client-wm-face-down = un cartonaș, cu fața în jos
client-wm-board-of = Tabla: { $name }
client-wm-seen = Cartonașe văzute în mână
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } credit
    [few] { $count } credite
   *[other] { $count } de credite
}
client-wm-tally-hand = { $count ->
    [one] { $count } cartonaș în mână
    [few] { $count } cartonașe în mână
   *[other] { $count } de cartonașe în mână
}
client-wm-leads = conduce
client-wm-end-far = { $left ->
    [one] Încă { $left } misiune de finalizat până la ultima
    [few] Încă { $left } misiuni de finalizat până la ultima
   *[other] Încă { $left } de misiuni de finalizat până la ultima
}
client-wm-end-near = Ultima misiune a apărut: cine o termină încheie jocul!
client-wm-to-the-end = Până la ultima misiune

## Cartonașele în cuvinte

client-wm-words-mission = { $name }, nivel { $level }: { $symbols }. Recompensă { $reward }, penalizare { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name }, cost { $cost }: { $symbols }{ $temporary ->
    [yes] , temporar
   *[no] { "" }
}
client-wm-words-event = { $name }, eveniment: { $symbols }

## Ce este fiecare lucru

client-wm-about-mission = O misiune cere { $symbols }. Atinge totul cu personajul, echipamentul și un eveniment: { $reward } de credite. Eșec: plătește { $penalty }.
client-wm-about-last = Ultima misiune cere { $symbols }. Cine o termină primește { $reward } de credite, iar jocul se încheie.
client-wm-about-equipment = Plătește { $cost } și pune-l pe tabla ta: aduce { $symbols } la fiecare misiune. Vândut, aduce { $half }.
client-wm-about-temporary = Plătește { $cost } și pune-l pe tabla ta: aduce { $symbols } o dată, apoi se renunță la el. Vândut înainte, aduce { $half }.
client-wm-about-event = Pentru 200 de credite: { $symbols } în plus pentru misiunea ta sau în plus la cerințele misiunii altcuiva.
client-wm-about-deck = Cartonașe pe care nu le știe nimeni. „Trage 2 cartonașe” este o acțiune; fiecare poate veni de aici sau din piață.
client-wm-about-end = Teancul de cartonașe cu misiuni este ordonat: întâi cele ușoare. Ultima dintre toate încheie jocul; atunci fiecare vinde la jumătate din preț tot ce are pe tablă și câștigă cel mai bogat.
client-wm-ability-din-djarin = Are cinci fante pentru echipamente, ceilalți patru.
client-wm-ability-fennec-shand = Poate plăti 200 de credite pentru fiecare cartonaș temporar folosit, ca să-l ia înapoi în mână.
client-wm-ability-bo-katan-kryze = Poate renunța la un cartonaș în misiunea ei ca să nu ia în calcul un simbol al misiunii.
client-wm-ability-boba-fett = Ține un eveniment cu fața în jos într-o fantă proprie și îl joacă fără alte costuri.
client-wm-about-actions = Într-o tură ai două acțiuni, în orice ordine, și de două ori aceeași: îndeplinești o misiune, tragi, vinzi sau faci o singură misiune secundară.
client-wm-about-missions = Îndeplinirea unei misiuni este o acțiune. Atinge fiecare simbol cerut și ia recompensa; dacă nu reușești, plătește penalizarea.
client-wm-about-reward = Creditele pe care le ia din fondul comun cine termină misiunea.
client-wm-about-penalty = Cât costă o misiune nereușită. Dacă ai mai puțin, plătești tot ce ai.
client-wm-about-equipping = Ca să adaugi un echipament din mână, plătește-i costul și pune-l într-o fantă liberă a tablei. Nu este o acțiune. Rămâne acolo până când îl vinzi.
client-wm-about-events = Un eveniment costă 200 de credite. În misiunea ta își adaugă simbolurile la ale tale; împotriva altcuiva, la cerințele misiunii.
client-wm-about-temporaries = La un cartonaș cu semnul 1× se renunță după folosire. Cele nefolosite rămân.
client-wm-about-symbols = Putere de foc, armură, pilotaj, viclenie: o misiune reușește dacă ai din fiecare cel puțin cât cere.
client-wm-about-credits = Câștigă cine are cele mai multe credite. Cu ele se plătesc echipamente, evenimente și penalizări.
client-wm-about-slots = Tabla ta are patru fante pentru echipamente; cea a lui Din Djarin are cinci.
client-wm-about-job = O acțiune care aduce 200 de credite, o dată pe tură.
client-wm-about-sale = O acțiune: vinde oricâte cartonașe din mână și de pe tablă, pentru jumătate din cost.

## Cuvinte care se explică: toate formele lor, prima este numele

client-wm-word-action = acțiune|acțiuni|acțiunea|acțiunile
client-wm-word-mission = misiune|misiuni|misiunea|misiunile|misiunii|misiunilor
client-wm-word-reward = recompensă|recompensa|recompense
client-wm-word-penalty = penalizare|penalizarea|penalizări
client-wm-word-equipment = echipament|echipamente|echipamentul|echipamentului|echipamentele
client-wm-word-event = eveniment|evenimente|evenimentul|evenimentele|evenimentului|evenimentelor
client-wm-word-temporary = cartonaș temporar|temporar|temporare|temporară
client-wm-word-symbol = simbol|simboluri|simbolul|simbolurile
client-wm-word-credit = credit|credite|creditul|creditele
client-wm-word-market = piață|piața|pieței
client-wm-word-slot = fantă|fante|fanta|fantele|fantei
client-wm-word-job = misiune secundară|misiunea secundară|misiuni secundare
client-wm-word-sale = vânzare|vânzarea|vinde|vinzi|vând|vândut
