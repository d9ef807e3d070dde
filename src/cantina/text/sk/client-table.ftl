### Webový klient: stoly, nech sa pri nich hrá čokoľvek.

## Otvorenie stola

client-how-many = Koľko hráčov?
client-who-sits = Kto hrá?
client-seat = Miesto { $number }
client-seat-me = Ja
client-seat-link = niekto známy, cez odkaz
client-seat-bot = bot: { $level }
client-seat-here = niekto pri tejto obrazovke
client-name-of-seat = Meno hráča { $number }
client-options = Voľby hry
client-manners = Nastavenia stola
client-undo = Vracanie akcií
client-undo-auto = voľne medzi priateľmi, so súhlasom pri otvorenom stole
client-undo-free = voľne
client-undo-consent = ak všetci súhlasia
client-undo-never = nikdy
client-watch = Kto sa smie pozerať
client-watch-link = kto má odkaz
client-watch-anyone = ktokoľvek
client-watch-nobody = nikto
client-clock = Čas na rozhodnutie
client-clock-none = bez obmedzenia
client-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minúta
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}
client-clock-day = jeden deň
client-listed-too = Ukázať stôl na úvodnej stránke, aby si mohol sadnúť ktokoľvek
client-open-table = Otvoriť stôl

## Hodnoty volieb

client-by-chance = rozhodne náhoda
client-value-standard = bežná hra
client-value-introductory = úvodná hra
client-value-true = áno
client-value-false = nie
client-value-turn = počas celého ťahu
client-value-between-actions = medzi akciami
client-value-per-attribute = každá vlastnosť
client-value-total = súčet
client-value-flat = 200
client-value-printed = hodnota na karte
client-value-equip = kedykoľvek smie pridať vybavenie
client-value-setup-only = pred prvým ťahom
client-value-1 = jedna
client-value-unlimited = bez obmedzenia
client-value-auto = automaticky
client-value-story = príbehový
client-value-sandbox = voľný
client-value-shared = zdieľané postavy
client-value-normal = normálna
client-value-beginner = začiatočnícka
client-value-heroic = hrdinská

## Pred rozdaním

client-invited = Máš pozvánku. Napíš svoje meno a sadni si.
client-full = Všetky miesta sú obsadené.
client-seat-gone = Miesto z tohto odkazu je už obsadené; iné je voľné.
client-seat-open = Voľné miesto
client-sit = Sadnúť si sem
client-sit-on = Sadnúť si na miesto { $number }
client-only-watch = Len sa pozerať
client-lobby-waits = { $seats ->
    [one] Voľné je { $seats } miesto. Keď sa obsadí, rozdajú sa karty.
    [few] Voľné sú { $seats } miesta. Keď sa obsadia, rozdajú sa karty.
    [many] Voľného je { $seats } miesta. Keď sa obsadí, rozdajú sa karty.
   *[other] Voľných je { $seats } miest. Keď sa obsadia, rozdajú sa karty.
}
client-seats-free = { $seats ->
    [one] Voľné je { $seats } miesto.
    [few] Voľné sú { $seats } miesta.
    [many] Voľného je { $seats } miesta.
   *[other] Voľných je { $seats } miest.
}
client-invite = Odkaz len na toto miesto
client-invite-all = Jeden odkaz pre všetkých
client-invite-all-about = Pošli ho všetkým, ktorí majú hrať: každý si sadne na voľné miesto.
client-invite-text = { $game }: zahraj si so mnou!
client-invite-seat = Odkaz na miesto { $number }
client-invite-watch = Odkaz pre divákov
client-link-secret = Kto má tento odkaz, môže ho použiť: pošli ho len tomu, komu patrí.
client-code-alt = QR kód tohto odkazu
client-send-away = Odobrať bota
client-leave = Uvoľniť miesto
client-leave-sure = Odísť? Ďalej bude za teba hrať bot.
client-bot-label = bot
client-seed-hash = Odtlačok zamiešania:
client-lesson-deal = Lekcia: každý, kto sa túto hru učí, dostane rovnaké karty a niekto ich už môže poznať.

## Pri stole

client-the-table = Stôl
client-briefing = Príbeh a zadanie
client-fold = Zbaliť
client-guide = Sprievodca
client-guide-hide = Skryť sprievodcu
client-this-table = Tento stôl
client-decision = Tvoje rozhodnutie
client-decide = Čo urobíš?
client-log = Záznam
client-log-newest = Najnovšie prvé
client-log-oldest = Najstaršie prvé
client-beside = Body a záznam
client-boards = Oblasti hráčov
client-pad = Bodovací blok
client-map = Mapa
client-rule = Pravidlo { $rule }
client-wait = Moment…
client-waiting-for = Čaká sa: { $names }
client-sealed = Tvoja voľba je uložená a o chvíľu začne platiť.
client-game-over = Hra sa skončila.
client-take-back = Vrátiť
client-status-yours = na ťahu
client-status-thinking = rozmýšľa
client-status-ready = hotovo
client-status-away = spojenie prerušené
client-status-stand-in = zaskakuje bot
client-net-lost = Bez spojenia: skúša sa znova…
client-net-restart = Server sa spúšťa znova…
client-net-later = Server má veľa práce: moment…
client-net-sending = Odosiela sa…
client-time-left = Zostáva čas: { $time }
client-say = Niečo povedať
client-stood-in = Hrá za teba bot.
client-take-over = Znova hrám ja
client-undo-asked = Ostatní dostali tvoju žiadosť o vrátenie poslednej akcie.
client-undo-wish = { $name } žiada o vrátenie poslednej akcie.
client-agree = Súhlasím
client-disagree = Nesúhlasím
client-own-link = Moje miesto na inom zariadení
client-as-text = Ako text
client-as-picture = Graficky
client-orders-open = Kedy sa ma pýtať
client-orders = Keď misiu vykonáva niekto iný
client-orders-ask = zakaždým sa ma pýtaj
client-orders-matters = pýtaj sa len vtedy, keď udalosť môže ešte niečo zmeniť
client-orders-from = pýtaj sa len od určitej odmeny
client-orders-never = nepýtaj sa, pasujem
client-orders-reward = najnižšia odmena
client-preview-change = { $what }: { $change }

## Jedna obrazovka pre viacerých

client-curtain = { $name }, si na ťahu
client-curtain-about = Podaj zariadenie ďalej. Ostatní, nepozerajte sa, prosím.
client-curtain-wait = Ostatní rozmýšľajú…
client-i-am = Tu { $name }

## Po hre

client-show-result = Výsledok
client-look-at-table = Späť k stolu
client-you-win = Vyhrávaš!
client-you-share = Víťazstvo je aj tvoje!
client-winner = { $count ->
    [one] Vyhráva { $names }!
    [few] Vyhrávajú { $names }!
    [many] Vyhrávajú { $names }!
   *[other] Vyhrávajú { $names }!
}
client-won-together = Misia splnená!
client-lost-together = Misia sa nepodarila.
client-unfinished = Hra sa zastavila nedohratá.
client-won = víťazstvo
client-stood-in-mark = chvíľu tu hral bot
client-counting = Počítame…
client-place = Tvoje miesto: { $place } z { $count }
client-best = Najlepšia chvíľa
client-best-own = Tvoja najlepšia chvíľa
client-turning = Rozhodujúci obrat
client-turning-from = { $name } sa ujíma vedenia a už ho nepustí ({ $word } { $turn }).
client-turning-always = { $name } vedie od začiatku do konca.
client-record = Tvoj rekord
client-record-first = { $points }: tvoj prvý výsledok v tomto počte hráčov. Odteraz ho treba prekonať.
client-record-broken = { $points }: tvoj doteraz najlepší výsledok! Predtým to bolo { $before }.
client-record-stands = Tvoj najlepší výsledok je stále { $points }.
client-see-it = Ukázať to
client-picture-alt = Výsledok ako obrázok
client-picture-share = Zdieľať obrázok
client-picture-copy = Skopírovať obrázok
client-picture-save = Uložiť obrázok
client-picture-failed = Prehliadač nedokázal obrázok vytvoriť.
client-rematch = Odveta
client-to-rematch = K novému stolu
client-replay = Záznam hry
client-download = Stiahnuť
client-chart = Body po kolách
client-chart-table = V číslach
client-turn = Kolo
client-proof = Dôkaz poctivého zamiešania
client-proof-about = Pred rozdaním stôl ukázal odtlačok zamiešania. Teraz je známe aj semienko: jeho SHA-256 musí zodpovedať tomuto odtlačku.
client-seed = Zamiešanie (semienko):
client-proof-holds = Súhlasí. Overil to tvoj prehliadač.
client-proof-fails = Nesúhlasí!
client-proof-cannot = Tvoj prehliadač to overí len cez https. Zvládne to každý program na SHA-256: semienko je 32 bajtov zapísaných šestnástkovo.
client-moment = Pozícia v hre
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Pred prvým ťahom · { $number }/{ $all }
client-from-seat = Čími očami
client-spectator = divák
client-step-back = O krok späť
client-step-on = O krok ďalej
client-turn-back = O ťah späť
client-turn-on = O ťah ďalej
client-speed = Rýchlosť
client-run = Spustiť
client-pause = Pauza

## Pravidlá

client-rules-search = Hľadať v pravidlách
client-rules-aid = Prehľad pravidiel
client-rules-things = Slovníček
client-rules-all = Všetky pravidlá podľa čísel
client-rules-nothing = Žiadne pravidlo neobsahuje všetky tieto slová.

## What others do, told beat by beat

client-film = Čo sa deje
client-film-skip = Preskočiť
client-film-again = Ukázať posledný ťah znova
