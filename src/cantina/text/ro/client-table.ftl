### Clientul web: mesele, orice s-ar juca la ele.

## Deschiderea unei mese

client-how-many = Câți jucători?
client-who-sits = Cine joacă?
client-seat = Locul { $number }
client-seat-me = Eu
client-seat-link = un prieten, printr-un link
client-seat-bot = un bot: { $level }
client-seat-here = cineva la același ecran
client-name-of-seat = Numele jucătorului { $number }
client-options = Opțiunile jocului
client-manners = Setările mesei
client-undo = Anulare
client-undo-auto = liberă între prieteni, cu acord la o masă deschisă
client-undo-free = liberă
client-undo-consent = dacă toți sunt de acord
client-undo-never = niciodată
client-watch = Cine poate privi
client-watch-link = cine are linkul
client-watch-anyone = oricine
client-watch-nobody = nimeni
client-clock = Timp pe decizie
client-clock-none = fără limită
client-clock-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
client-clock-day = o zi
client-listed-too = Arată masa pe pagina de pornire, ca să se poată așeza oricine
client-open-table = Deschide masa

## Valorile opțiunilor

client-by-chance = la întâmplare
client-value-standard = obișnuită
client-value-introductory = introductivă
client-value-true = da
client-value-false = nu
client-value-turn = în toată tura
client-value-between-actions = între acțiuni
client-value-per-attribute = fiecare atribut
client-value-total = totalul
client-value-flat = 200
client-value-printed = costul tipărit
client-value-equip = oricând poate adăuga echipament
client-value-setup-only = înaintea primei ture
client-value-1 = unul
client-value-unlimited = oricâte
client-value-auto = automat
client-value-story = poveste
client-value-sandbox = liber
client-value-shared = comun
client-value-normal = normal
client-value-beginner = începător
client-value-heroic = eroic

## Înainte de împărțire

client-invited = Ai primit o invitație. Scrie-ți numele și ia loc.
client-full = Toate locurile sunt ocupate.
client-seat-gone = Locul acestui link a fost ocupat, dar altul este liber.
client-seat-open = Loc liber
client-sit = Așază-te aici
client-sit-on = Ocupă locul { $number }
client-only-watch = Doar privește
client-lobby-waits = { $seats ->
    [one] { $seats } loc este liber. Când se ocupă, se împart cartonașele.
    [few] { $seats } locuri sunt libere. Când se ocupă toate, se împart cartonașele.
   *[other] { $seats } de locuri sunt libere. Când se ocupă toate, se împart cartonașele.
}
client-seats-free = { $seats ->
    [one] { $seats } loc este liber.
    [few] { $seats } locuri sunt libere.
   *[other] { $seats } de locuri sunt libere.
}
client-invite = Link doar spre acest loc
client-invite-all = Un singur link pentru toți prietenii
client-invite-all-about = Trimite-l tuturor celor care joacă: fiecare ocupă un loc liber.
client-invite-text = Joacă { $game } cu mine!
client-invite-seat = Un link spre locul { $number }
client-invite-watch = Un link pentru spectatori
client-link-secret = Oricine are acest link îl poate folosi: trimite-l numai persoanei căreia îi este destinat.
client-code-alt = Codul QR al acestui link
client-send-away = Elimină botul
client-leave = Părăsește locul
client-leave-sure = Îți părăsești locul? Un bot va juca mai departe pentru tine.
client-bot-label = bot
client-seed-hash = Amprenta amestecării:
client-lesson-deal = Este o lecție: oricine învață acest joc primește aceleași cartonașe, iar unii poate că le cunosc deja.

## La masă

client-the-table = Masa
client-briefing = Povestea și instructajul
client-fold = Restrânge
client-guide = Ghid
client-guide-hide = Ascunde ghidul
client-this-table = Această masă
client-decision = Decizia ta
client-decide = Ce faci?
client-log = Jurnal
client-log-newest = Cele mai noi întâi
client-log-oldest = Cele mai vechi întâi
client-beside = Puncte și jurnal
client-boards = Zonele jucătorilor
client-pad = Foaia de scor
client-map = Hartă
client-rule = Regula { $rule }
client-wait = O clipă…
client-waiting-for = Se așteaptă: { $names }
client-sealed = Alegerea ta este înregistrată și va conta într-o clipă.
client-game-over = Partida s-a terminat.
client-take-back = Anulează
client-status-yours = rândul tău
client-status-thinking = se gândește
client-status-ready = gata
client-status-away = conexiune pierdută
client-status-stand-in = îi ține locul un bot
client-net-lost = Fără conexiune: se încearcă din nou…
client-net-restart = Serverul repornește…
client-net-later = Serverul este ocupat. Așteaptă…
client-net-sending = Se trimite…
client-time-left = Timp rămas: { $time }
client-say = Spune ceva
client-stood-in = Un bot joacă pentru tine.
client-take-over = Îmi reiau locul
client-undo-asked = Le-ai cerut celorlalți anularea ultimei tale acțiuni.
client-undo-wish = { $name } cere anularea ultimei acțiuni.
client-agree = De acord
client-disagree = Nu sunt de acord
client-own-link = Locul meu pe alt dispozitiv
client-as-text = Ca text
client-as-picture = Ca imagine
client-orders-open = Când să fiu întrebat
client-orders = Când altcineva încearcă o misiune
client-orders-ask = întreabă-mă de fiecare dată
client-orders-matters = întreabă-mă numai când un eveniment mai poate schimba ceva
client-orders-from = întreabă-mă numai de la o anumită recompensă
client-orders-never = nu mă întreba niciodată, spun pas
client-orders-reward = recompensa minimă
client-preview-change = { $what }: { $change }

## Un ecran pentru mai mulți

client-curtain = { $name }, e rândul tău
client-curtain-about = Dă ecranul mai departe. Ceilalți să nu se uite!
client-curtain-wait = Ceilalți se gândesc…
client-i-am = Eu sunt { $name }

## După partidă

client-show-result = Rezultat
client-look-at-table = Înapoi la masă
client-you-win = Ai câștigat!
client-you-share = Împarți victoria!
client-winner = { $count ->
    [one] Câștigă { $names }!
    [few] Câștigă împreună { $names }!
   *[other] Câștigă împreună { $names }!
}
client-won-together = Misiune îndeplinită!
client-lost-together = Misiunea a eșuat.
client-unfinished = Partida a fost întreruptă înainte de final.
client-won = victorie
client-stood-in-mark = aici a jucat un timp un bot
client-counting = Numărăm…
client-place = Locul tău: { $place } din { $count }
client-best = Cel mai bun moment
client-best-own = Cel mai bun moment al tău
client-turning = Momentul decisiv
client-turning-from = { $name } trece în frunte și rămâne acolo până la final ({ $word } { $turn }).
client-turning-always = { $name } conduce de la început până la sfârșit.
client-record = Recordul tău
client-record-first = { $points }: primul tău rezultat cu acest număr de jucători. De acum, el este de depășit.
client-record-broken = { $points }: cel mai bun rezultat al tău! Până acum era { $before }.
client-record-stands = Cel mai bun rezultat al tău rămâne { $points }.
client-see-it = Vezi momentul
client-picture-alt = Rezultatul ca imagine
client-picture-share = Distribuie imaginea
client-picture-copy = Copiază imaginea
client-picture-save = Salvează imaginea
client-picture-failed = Browserul nu a putut crea imaginea.
client-rematch = Revanșă
client-to-rematch = La masa nouă
client-replay = Reluare
client-download = Descarcă
client-chart = Puncte tură cu tură
client-chart-table = În cifre
client-turn = Tura
client-proof = Dovada unei amestecări corecte
client-proof-about = Înainte de împărțire masa a arătat o amprentă a amestecării. Acum sămânța este publică: SHA-256 al ei trebuie să fie acea amprentă.
client-seed = Amestecarea (sămânța):
client-proof-holds = Se potrivește (verificat de browserul tău).
client-proof-fails = Nu se potrivește!
client-proof-cannot = Browserul tău poate verifica asta numai prin https. E bun orice program SHA-256: sămânța are 32 de octeți în hexazecimal.
client-moment = Momentul partidei
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Înainte de prima tură · { $number }/{ $all }
client-from-seat = Punct de vedere
client-spectator = un spectator
client-step-back = Un pas înapoi
client-step-on = Un pas înainte
client-turn-back = O tură înapoi
client-turn-on = O tură înainte
client-speed = Viteză
client-run = Redă
client-pause = Pauză

## Regulile

client-rules-search = Caută în reguli
client-rules-aid = Pe scurt
client-rules-things = Glosar
client-rules-all = Toate regulile după număr
client-rules-nothing = Nicio regulă nu conține toate aceste cuvinte.

## What others do, told beat by beat

client-film = Ce se întâmplă
client-film-skip = Sari peste
client-film-again = Arată din nou ultima tură
