### A webes kliens: asztalok, bármit játszanak is náluk.

## Asztal nyitása

client-how-many = Hány játékos?
client-who-sits = Ki játszik?
client-seat = { $number }. hely
client-seat-me = Én
client-seat-link = egy barát, linkkel
client-seat-bot = bot: { $level }
client-seat-here = valaki ennél a képernyőnél
client-name-of-seat = { $number }. játékos neve
client-options = A játék opciói
client-manners = Az asztal beállításai
client-undo = Visszavonás
client-undo-auto = barátok között szabadon, nyitott asztalnál közös beleegyezéssel
client-undo-free = szabadon
client-undo-consent = ha mindenki beleegyezik
client-undo-never = soha
client-watch = Ki nézheti
client-watch-link = akinek megvan a link
client-watch-anyone = bárki
client-watch-nobody = senki
client-clock = Idő döntésenként
client-clock-none = korlátlan
client-clock-seconds = { $seconds ->
    [one] { $seconds } másodperc
   *[other] { $seconds } másodperc
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } perc
   *[other] { $minutes } perc
}
client-clock-day = egy nap
client-listed-too = Az asztal látszódjon a kezdőlapon, hogy bárki leülhessen
client-open-table = Asztal megnyitása

## Az opciók értékei

client-by-chance = a véletlen dönt
client-value-standard = rendes játék
client-value-introductory = bevezető játék
client-value-true = igen
client-value-false = nem
client-value-turn = az egész körben
client-value-between-actions = az akciók között
client-value-per-attribute = minden érték külön
client-value-total = az összeg
client-value-flat = 200
client-value-printed = a nyomtatott költség
client-value-equip = amikor felszerelkezhet
client-value-setup-only = az első kör előtt
client-value-1 = egy
client-value-unlimited = bármennyi
client-value-auto = automatikus
client-value-story = történet
client-value-sandbox = szabad
client-value-shared = közös
client-value-normal = normál
client-value-beginner = kezdő
client-value-heroic = hősi

## Osztás előtt

client-invited = Meghívtak. Írd be a neved, és ülj le.
client-full = Minden hely foglalt.
client-seat-gone = A link helye időközben foglalt lett; van másik szabad.
client-seat-open = Szabad hely
client-sit = Leülök ide
client-sit-on = Leülök ide: { $number }. hely
client-only-watch = Csak nézem
client-lobby-waits = { $seats ->
    [one] Még { $seats } hely szabad. Ha elkel, osztjuk a kártyákat.
   *[other] Még { $seats } hely szabad. Ha mind elkel, osztjuk a kártyákat.
}
client-seats-free = { $seats ->
    [one] Még { $seats } hely szabad.
   *[other] Még { $seats } hely szabad.
}
client-invite = Link csak ehhez a helyhez
client-invite-all = Egy link az összes barátodnak
client-invite-all-about = Küldd el mindenkinek, aki játszik: mindenki leül egy szabad helyre.
client-invite-text = { $game }: játssz velem!
client-invite-seat = Link ehhez a helyhez: { $number }
client-invite-watch = Link nézőknek
client-link-secret = Akinél ez a link van, használhatja: csak annak küldd el, akinek szól.
client-code-alt = A link QR-kódja
client-send-away = Bot eltávolítása
client-leave = Felállok
client-leave-sure = Felállsz? Egy bot játszik tovább helyetted.
client-bot-label = bot
client-seed-hash = A keverés ujjlenyomata:
client-lesson-deal = Lecke: aki ezt a játékot tanulja, ugyanazokat a kártyákat kapja, és lehet, hogy valaki már ismeri őket.

## Az asztalnál

client-the-table = Az asztal
client-briefing = Történet és eligazítás
client-fold = Összecsukás
client-guide = Vezető
client-guide-hide = Vezető elrejtése
client-this-table = Ez az asztal
client-decision = A te döntésed
client-decide = Mit teszel?
client-log = Napló
client-log-newest = Legújabb elöl
client-log-oldest = Legrégebbi elöl
client-beside = Pontok és napló
client-boards = A játékosok területei
client-pad = Pontozólap
client-map = Térkép
client-rule = Szabály: { $rule }
client-wait = Egy pillanat…
client-waiting-for = Várunk rá: { $names }
client-sealed = A választásodat rögzítettük; egy pillanat múlva érvénybe lép.
client-game-over = A játéknak vége.
client-take-back = Visszavonás
client-status-yours = te jössz
client-status-thinking = gondolkodik
client-status-ready = kész
client-status-away = nincs kapcsolat
client-status-stand-in = bot játszik helyette
client-net-lost = Nincs kapcsolat: újra próbáljuk…
client-net-restart = A szerver újraindul…
client-net-later = A szerver foglalt: egy pillanat…
client-net-sending = Küldés…
client-time-left = Hátralévő idő: { $time }
client-say = Üzenet küldése
client-stood-in = Egy bot játszik helyetted.
client-take-over = Megint én játszom
client-undo-asked = Megkérdezted a többieket, visszavonhatod-e az utolsó akciódat.
client-undo-wish = { $name } szeretné visszavonni az utolsó akciót.
client-agree = Beleegyezem
client-disagree = Nem egyezem bele
client-own-link = A helyem egy másik eszközön
client-as-text = Szövegként
client-as-picture = Képként
client-orders-open = Mikor kérdezz
client-orders = Amikor más hajt végre küldetést
client-orders-ask = kérdezz meg minden alkalommal
client-orders-matters = csak akkor kérdezz, ha egy esemény még változtathat valamin
client-orders-from = csak egy bizonyos jutalomtól kérdezz
client-orders-never = ne kérdezz, passzolok
client-orders-reward = legalább ekkora jutalomnál
client-preview-change = { $what }: { $change }

## Egy képernyő többeknek

client-curtain = { $name }, te jössz
client-curtain-about = Add tovább a készüléket. Most senki más ne nézze.
client-curtain-wait = A többiek gondolkodnak…
client-i-am = Én vagyok { $name }

## A játék után

client-show-result = Eredmény
client-look-at-table = Vissza az asztalhoz
client-you-win = Győztél!
client-you-share = Osztozol a győzelmen!
client-winner = { $count ->
    [one] { $names } győz!
   *[other] { $names } együtt győznek!
}
client-won-together = Küldetés teljesítve!
client-lost-together = A küldetés kudarcot vallott.
client-unfinished = A játék befejezetlenül leállt.
client-won = győztes
client-stood-in-mark = itt egy ideig bot játszott
client-counting = Számolunk…
client-place = A helyezésed: { $place } / { $count }
client-best = A legjobb pillanat
client-best-own = A te legjobb pillanatod
client-turning = Fordulópont
client-turning-from = { $name } az élre állt, és ott is maradt a végéig ({ $word }: { $turn }).
client-turning-always = { $name } az elejétől a végéig vezetett.
client-record = A rekordod
client-record-first = { $points }: az első eredményed ennyi játékossal. Mostantól ezt kell túlszárnyalni.
client-record-broken = { $points }: eddigi legjobb eredményed! Korábban { $before } volt.
client-record-stands = A legjobb eredményed továbbra is { $points }.
client-see-it = Megnézem
client-picture-alt = Az eredmény képként
client-picture-share = Kép megosztása
client-picture-copy = Kép másolása
client-picture-save = Kép mentése
client-picture-failed = A böngésző nem tudta elkészíteni a képet.
client-rematch = Visszavágó
client-to-rematch = Az új asztalhoz
client-replay = Visszajátszás
client-download = Letöltés
client-chart = Pontok körönként
client-chart-table = Számokban
client-turn = Kör
client-proof = A tisztességes keverés bizonyítéka
client-proof-about = Osztás előtt az asztal megmutatta a keverés ujjlenyomatát. Most a kezdőérték is nyilvános: az SHA-256 értékének meg kell egyeznie ezzel az ujjlenyomattal.
client-seed = A keverés (kezdőérték):
client-proof-holds = Egyezik. A böngésződ ellenőrizte.
client-proof-fails = Nem egyezik!
client-proof-cannot = A böngésződ ezt csak https-en át ellenőrzi. Bármelyik SHA-256-program megteszi: a kezdőérték 32 bájt, hexadecimálisan írva.
client-moment = Hely a játszmában
client-replay-at = { $word }: { $turn } · { $number }/{ $all }
client-replay-begin = Az első kör előtt · { $number }/{ $all }
client-from-seat = Kinek a szemével
client-spectator = egy néző
client-step-back = Egy lépés vissza
client-step-on = Egy lépés előre
client-turn-back = Egy kör vissza
client-turn-on = Egy kör előre
client-speed = Sebesség
client-run = Lejátszás
client-pause = Szünet

## A szabályok

client-rules-search = Keresés a szabályokban
client-rules-aid = Segédlet
client-rules-things = Fogalmak
client-rules-all = Minden szabály szám szerint
client-rules-nothing = Egyik szabályban sincs meg ez az összes szó.

## What others do, told beat by beat

client-film = Mi történik
client-film-skip = Átugrás
client-film-again = Az utolsó kör újra
