### Webový klient: stoly, ať se u nich hraje cokoli.

## Otevření stolu

client-how-many = Kolik hráčů?
client-who-sits = Kdo hraje?
client-seat = Místo { $number }
client-seat-me = Já
client-seat-link = někdo známý, přes odkaz
client-seat-bot = bot: { $level }
client-seat-here = někdo u této obrazovky
client-name-of-seat = Jméno hráče { $number }
client-options = Volby hry
client-manners = Nastavení stolu
client-undo = Vracení akcí
client-undo-auto = volně mezi přáteli, se souhlasem u otevřeného stolu
client-undo-free = volně
client-undo-consent = když všichni souhlasí
client-undo-never = nikdy
client-watch = Kdo se smí dívat
client-watch-link = kdo má odkaz
client-watch-anyone = kdokoli
client-watch-nobody = nikdo
client-clock = Čas na rozhodnutí
client-clock-none = bez omezení
client-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
client-clock-day = jeden den
client-listed-too = Ukázat stůl na úvodní stránce, aby si mohl sednout kdokoli
client-open-table = Otevřít stůl

## Hodnoty voleb

client-by-chance = rozhodne náhoda
client-value-standard = běžná hra
client-value-introductory = úvodní hra
client-value-true = ano
client-value-false = ne
client-value-turn = po celý tah
client-value-between-actions = mezi akcemi
client-value-per-attribute = každá vlastnost
client-value-total = součet
client-value-flat = 200
client-value-printed = cena na kartě
client-value-equip = kdykoli smí vykládat vybavení
client-value-setup-only = před prvním tahem
client-value-1 = jedna
client-value-unlimited = bez omezení
client-value-auto = automaticky
client-value-story = příběhový
client-value-sandbox = volný
client-value-shared = sdílené postavy
client-value-normal = normální
client-value-beginner = začátečnická
client-value-heroic = hrdinská

## Před rozdáním

client-invited = Máš pozvánku. Napiš své jméno a posaď se.
client-full = Všechna místa jsou obsazená.
client-seat-gone = Místo z tohoto odkazu je už obsazené; jiné je volné.
client-seat-open = Volné místo
client-sit = Sednout si sem
client-sit-on = Sednout si na místo { $number }
client-only-watch = Jen se dívat
client-lobby-waits = { $seats ->
    [one] Volné je { $seats } místo. Až se obsadí, rozdají se karty.
    [few] Volná jsou { $seats } místa. Až se obsadí, rozdají se karty.
    [many] Volného je { $seats } místa. Až se obsadí, rozdají se karty.
   *[other] Volných je { $seats } míst. Až se obsadí, rozdají se karty.
}
client-seats-free = { $seats ->
    [one] Volné je { $seats } místo.
    [few] Volná jsou { $seats } místa.
    [many] Volného je { $seats } místa.
   *[other] Volných je { $seats } míst.
}
client-invite = Odkaz jen na toto místo
client-invite-all = Jeden odkaz pro všechny
client-invite-all-about = Pošli ho všem, kdo mají hrát: každý se posadí na volné místo.
client-invite-text = { $game }: zahraj si se mnou!
client-invite-seat = Odkaz na místo { $number }
client-invite-watch = Odkaz pro diváky
client-link-secret = Kdo má tento odkaz, může ho použít: pošli ho jen tomu, komu patří.
client-code-alt = QR kód tohoto odkazu
client-send-away = Odebrat bota
client-leave = Uvolnit místo
client-leave-sure = Odejít? Dál za tebe bude hrát bot.
client-bot-label = bot
client-seed-hash = Otisk zamíchání:
client-lesson-deal = Lekce: každý, kdo se tuto hru učí, dostane stejné karty a někdo je už může znát.

## U stolu

client-the-table = Stůl
client-briefing = Příběh a zadání
client-fold = Sbalit
client-guide = Průvodce
client-guide-hide = Skrýt průvodce
client-this-table = Tento stůl
client-decision = Tvoje rozhodnutí
client-decide = Co uděláš?
client-log = Záznam
client-log-newest = Nejnovější první
client-log-oldest = Nejstarší první
client-beside = Body a záznam
client-boards = Oblasti hráčů
client-pad = Bodovací blok
client-map = Mapa
client-rule = Pravidlo { $rule }
client-wait = Moment…
client-waiting-for = Čeká se: { $names }
client-sealed = Tvá volba je uložená a za okamžik začne platit.
client-game-over = Hra skončila.
client-take-back = Vrátit
client-status-yours = na tahu
client-status-thinking = přemýšlí
client-status-ready = hotovo
client-status-away = spojení přerušeno
client-status-stand-in = zaskakuje bot
client-net-lost = Bez spojení: zkouší se znovu…
client-net-restart = Server se spouští znovu…
client-net-later = Server má moc práce: moment…
client-net-sending = Odesílá se…
client-time-left = Zbývá čas: { $time }
client-say = Něco říct
client-stood-in = Hraje za tebe bot.
client-take-over = Zase hraju já
client-undo-asked = Ostatní dostali tvou žádost o vrácení poslední akce.
client-undo-wish = { $name } žádá o vrácení poslední akce.
client-agree = Souhlasím
client-disagree = Nesouhlasím
client-own-link = Moje místo na jiném zařízení
client-as-text = Jako text
client-as-picture = Graficky
client-orders-open = Kdy se mě ptát
client-orders = Když misi plní někdo jiný
client-orders-ask = pokaždé se mě ptej
client-orders-matters = ptej se jen tehdy, když může událost ještě něco změnit
client-orders-from = ptej se jen od určité odměny
client-orders-never = neptej se, pasuju
client-orders-reward = nejnižší odměna
client-preview-change = { $what }: { $change }

## Jedna obrazovka pro víc hráčů

client-curtain = { $name }, jsi na tahu
client-curtain-about = Předej zařízení. Ostatní, nedívejte se, prosím.
client-curtain-wait = Ostatní přemýšlejí…
client-i-am = Tady { $name }

## Po hře

client-show-result = Výsledek
client-look-at-table = Zpět ke stolu
client-you-win = Vyhráváš!
client-you-share = Vítězství je i tvoje!
client-winner = { $count ->
    [one] Vyhrává { $names }!
    [few] Vyhrávají { $names }!
    [many] Vyhrávají { $names }!
   *[other] Vyhrávají { $names }!
}
client-won-together = Mise splněna!
client-lost-together = Mise se nezdařila.
client-unfinished = Hra se zastavila nedohraná.
client-won = vítězství
client-stood-in-mark = chvíli tu hrál bot
client-counting = Sčítáme…
client-place = Tvoje místo: { $place } z { $count }
client-best = Nejlepší chvíle
client-best-own = Tvoje nejlepší chvíle
client-turning = Rozhodující obrat
client-turning-from = { $name } se ujímá vedení a už ho nepustí ({ $word } { $turn }).
client-turning-always = { $name } vede od začátku do konce.
client-record = Tvůj rekord
client-record-first = { $points }: tvůj první výsledek v tomto počtu hráčů. Odteď je ho třeba překonat.
client-record-broken = { $points }: tvůj dosud nejlepší výsledek! Předtím to bylo { $before }.
client-record-stands = Tvůj nejlepší výsledek je stále { $points }.
client-see-it = Ukázat to
client-picture-alt = Výsledek jako obrázek
client-picture-share = Sdílet obrázek
client-picture-copy = Zkopírovat obrázek
client-picture-save = Uložit obrázek
client-picture-failed = Prohlížeč nedokázal obrázek vytvořit.
client-rematch = Odveta
client-to-rematch = K novému stolu
client-replay = Přehrát znovu
client-download = Stáhnout
client-chart = Body po kolech
client-chart-table = V číslech
client-turn = Kolo
client-proof = Důkaz poctivého zamíchání
client-proof-about = Před rozdáním stůl ukázal otisk zamíchání. Teď je známé i semínko: jeho SHA-256 musí odpovídat tomuto otisku.
client-seed = Zamíchání (semínko):
client-proof-holds = Souhlasí. Ověřil to tvůj prohlížeč.
client-proof-fails = Nesouhlasí!
client-proof-cannot = Tvůj prohlížeč to ověří jen přes https. Zvládne to každý program na SHA-256: semínko je 32 bajtů zapsaných šestnáctkově.
client-moment = Pozice ve hře
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Před prvním tahem · { $number }/{ $all }
client-from-seat = Číma očima
client-spectator = divák
client-step-back = O krok zpět
client-step-on = O krok dál
client-turn-back = O tah zpět
client-turn-on = O tah dál
client-speed = Rychlost
client-run = Přehrát
client-pause = Pauza

## Pravidla

client-rules-search = Hledat v pravidlech
client-rules-aid = Přehled pravidel
client-rules-things = Slovníček
client-rules-all = Všechna pravidla podle čísel
client-rules-nothing = Žádné pravidlo neobsahuje všechna tato slova.

## What others do, told beat by beat

client-film = Co se děje
client-film-skip = Přeskočit
client-film-again = Ukázat poslední tah znovu
