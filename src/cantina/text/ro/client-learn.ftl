### Clientul web: lecțiile și ghidul care le însoțește.

client-learn-lesson = Lecția { $number }
client-learn-done = Terminată
client-learn-begin = Începe
client-learn-heard = Am înțeles
client-learn-next = Lecția { $number }: { $name }
client-learn-play-on = Joacă mai departe
client-learn-enough = Asta e tot ce îți trebuie: joacă mai departe sau începe lecția următoare.
client-learn-enough-last = A fost ultima lecție: joacă mai departe și vânătoare bună!
client-learn-none = Pentru acest joc nu există încă o lecție; regulile lui sunt mai jos.
client-learn-explain = { $pointer ->
    [touch] Ține apăsat pe orice cartonaș ca să-i citești explicația.
   *[mouse] Ține cursorul pe orice cartonaș ca să-i citești explicația.
}
client-learn-hunt = Vânătoarea
client-learn-hunt-about = Cam cinci minute: tragi, vânezi și plătești, apoi poți juca până la capăt.
client-learn-contracts = Contracte
client-learn-contracts-about = Jocul complet, cu un ghid prin ce este nou.
client-learn-missions = Misiuni
client-learn-missions-about = Cam cinci minute cu Din Djarin: te echipezi, termini o misiune și iei cartonașe.
client-learn-events = Evenimente
client-learn-events-about = O partidă în trei cu Boba Fett: evenimente pentru tine și împotriva celorlalți.
client-learn-camp = Tabăra
client-learn-camp-about = O primă misiune pentru doi eroi, la o masă de text.
client-learn-egg = Oul
client-learn-egg-about = A doua misiune, cu reguli proprii, la o masă de text.

## Bounty Hunters

client-learn-bh-draw-target = Bine ai venit la vânătoare: trage un cartonaș din teancul țintelor.
client-learn-bh-keep = Alege o țintă de păstrat; celelalte cartonașe merg la vecinul din stânga.
client-learn-bh-play = Joac-o și vânătoarea începe.
client-learn-bh-shield = Ca s-o capturezi, vânătorii tăi trebuie să atingă toate cele trei culori ale apărării ei.
client-learn-bh-draw-hunter = Trage un vânător împotriva ei.
client-learn-bh-passed = Cartonașele din mână au trecut cu un loc la stânga: alege un vânător care aduce ce lipsește.
client-learn-bh-send = Trimite vânătorul împotriva țintei tale.
client-learn-bh-missing = Sub ținta ta vezi ce lipsește încă; când nu mai lipsește nimic, e capturată.
client-learn-bh-captured = Capturată: punctele ei sunt ale tale, minus numerele roșii ale vânătorilor.
client-learn-bh-draw-market = Acum trage din Piața Jawa, ai cărei droizi și lăzi costă credite.
client-learn-bh-keep-market = Alege un cartonaș din piață; numărul de pe monedă este prețul lui.
client-learn-bh-pay = Plătește-l acum sau rezervă-l până poți plăti.
client-learn-bh-end = După prima a patra captură se joacă tura aceasta și încă două, apoi câștigă cele mai multe puncte.
client-learn-bh-sell = Orice cartonaș poate fi vândut pentru un credit în loc să fie jucat.
client-learn-bh-orphans = Un vânător fără țintă așteaptă și se alătură următoarei ținte pe care o joci.
client-learn-bh-last = Finalul a început: ia ce mai aduce puncte.
client-learn-bh-draw-contract = Nou în această partidă: trage un contract, care plătește pentru anumite personaje capturate.
client-learn-bh-keep-contract = Alege contractul; personajele de pe el sunt cele pe care merită să le vânezi.
client-learn-bh-contract = Joacă-l: un contract e gratuit și plătește la sfârșitul partidei.
client-learn-bh-worth = Numărul de sub contract arată cât ar plăti acum.
client-learn-bh-rivals = Uită-te ce vânează rivalii înainte să le dai un cartonaș de care au nevoie.
client-learn-bh-crates = Și lăzile aduc puncte, iar cine are cele mai multe mai primește cinci.

## Way of the Mandalorian

client-learn-wm-equip = Bine ai venit la vânătoare: plătește un cartonaș luminos și simbolurile lui se adaugă la ale tale.
client-learn-wm-more = Mai adaugă unul, până când toate simbolurile unei misiuni sunt pline.
client-learn-wm-ready = Ai toate simbolurile acestei misiuni: încearc-o.
client-learn-wm-use = Activează echipamentul de care ai nevoie; un cartonaș cu semnul 1× dispare apoi.
client-learn-wm-done = Recompensa e a ta, iar la sfârșit câștigă cel mai bogat.
client-learn-wm-draw = Mai ai o acțiune: trage două cartonașe.
client-learn-wm-take = Ia două cartonașe, la vedere sau nevăzute din teanc.
client-learn-wm-end = Ambele acțiuni sunt făcute: încheie tura.
client-learn-wm-job = O misiune secundară aduce 200 de credite, o dată în fiecare tură a ta.
client-learn-wm-sell = Cartonașele de care nu ai nevoie se vând pentru jumătate din cost.
client-learn-wm-goal = Ultima misiune plătește cel mai mult și încheie jocul.
client-learn-wm-event = Cineva încearcă o misiune: pentru 200 de credite, un eveniment de-al tău o îngreunează.
client-learn-wm-limit = La sfârșitul turei poți păstra cinci cartonașe: alege la ce renunți.
client-learn-wm-last = A apărut ultima misiune: plătește 5000 și încheie jocul.
client-learn-wm-fill = Ești Boba Fett: ascunde un eveniment în fanta ta, de unde se joacă gratuit.
client-learn-wm-slot = Doar tu cunoști acest eveniment: îți ajută misiunile sau le oprește pe ale altora.
client-learn-wm-prepare = Adaugă echipamentul pe care o misiune îl mai cere.
client-learn-wm-try = Încearcă această misiune: ai toate simbolurile.
client-learn-wm-own-event = Un eveniment propriu își adaugă o dată simbolurile; spune pas dacă ajung.
client-learn-wm-once = Un cartonaș cu semnul 1× dispare după folosire, deci lasă-l pe cel de care nu ai nevoie.
client-learn-wm-keep = Păstrează un eveniment și 200 de credite și poți opri un rival.
client-learn-wm-orders = Cu acest buton spui când vrei întrebări despre evenimente.

## The Mandalorian: Adventures

client-learn-ma-goal = Bine ai venit: asta trebuie să reușiți împreună.
client-learn-ma-map = Pe hartă @ este un erou, t o amenințare, iar liniile groase sunt ziduri.
client-learn-ma-play = Joacă un cartonaș într-un spațiu: cu cât e mai puternic, cu atât face mai mult acțiunea.
client-learn-ma-go = Mergi din căsuță în căsuță sau oprește-te.
client-learn-ma-attack = Alege o amenințare de atacat: forța arată daunele.
client-learn-ma-second = Acum joacă un al doilea cartonaș în alt spațiu.
client-learn-ma-end = Ambele cartonașe sunt jucate: încheie tura.
client-learn-ma-crisis = Un spațiu care ajunge la cinci aduce un eveniment, iar la șase sau mai mult întâi această criză.
client-learn-ma-failure = Dacă se întâmplă asta, misiunea e pierdută.
client-learn-ma-rules = Fiecare misiune are reguli proprii: aici oul poate crăpa.
client-learn-ma-skills = Textul unui cartonaș are efect numai în spațiul pe care îl numește.
client-learn-ma-spaces = Împarte-ți cartonașele, căci un spațiu care ajunge la cinci aduce un eveniment.
client-learn-ma-plan = Un cartonaș de planificare vine în plus față de cele două: joacă-l când ajută.
