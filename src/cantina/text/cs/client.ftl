### Webový klient: co říkají jeho první stránky.

client-title = Cantina
client-lead = Tři stolní hry o nájemných lovcích. O samotě, u jedné obrazovky, nebo s přáteli, ať jsou kdekoli. Bez účtu: odkaz je tvoje místo u stolu.
client-no-script = Cantina potřebuje JavaScript: povol prosím na této stránce skripty.
client-old-browser = Tento prohlížeč je na Cantinu moc starý. Použij prosím novější: Firefox, Chrome, Safari nebo Edge.
client-unofficial = Dílo fanoušků; nijak nesouvisí s autory ani vydavateli her. Líbí-li se ti některá hra, kup si krabici.
client-home = Domů
client-close = Zavřít
client-loading = Moment…
client-yes = Ano
client-no = Ne
client-copy = Zkopírovat odkaz
client-copied = Zkopírováno
client-share = Sdílet

## Hry

client-games = Hry
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Rychlý draft: všichni si najednou vyberou kartu a zbytek předají dál. Chytej cíle, kupuj droidy, plň zakázky.
client-about-way-of-the-mandalorian = Vybav lovce, plň čím dál těžší mise a ostatním je ztěžuj. Vyhrává nejbohatší.
client-about-mandalorian-adventures = Společná mise na mapě: pohybujte se, bojujte, zkoumejte a plánujte, než nepřátelé udeří. Všichni vyhrají, nebo všichni prohrají.
client-kind-bounty-hunters = Draft karet
client-kind-way-of-the-mandalorian = Závod o kredity
client-kind-mandalorian-adventures = Kooperativní
client-players = Počet hráčů: { $least } až { $most }
client-minutes = { $minutes } min
client-text-only = Zatím jen text
client-play-now = Hrát hned
client-with-friends = S přáteli
client-learn = Naučit se
client-learn-of = Naučit se: { $game }
client-rules = Pravidla
client-rules-of = Pravidla: { $game }
client-begin-here = Jsi tu poprvé?
client-begin-about = { $game }: naučíš se při hře, asi za pět minut.
client-begin-lesson = Začít první lekci
client-dealing = Rozdávají se karty…

## Moje stoly

client-continue = Pokračovat
client-mine = Moje stoly
client-mine-none = Zatím nesedíš u žádného stolu.
client-mine-all = Všechny moje stoly
client-your-turn = Jsi na tahu
client-waits = Ostatní přemýšlejí
client-not-full = Jsou volná místa
client-over = Dohráno
client-listed = Otevřené stoly
client-listed-seats = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
client-player = Hráč { $number }

## Nastavení

client-settings = Nastavení
client-language = Jazyk
client-theme = Vzhled
client-theme-auto = podle systému
client-theme-dark = tmavý
client-theme-light = světlý
client-pace = Tempo ostatních
client-pace-slow = pomalé
client-pace-normal = běžné
client-pace-quick = rychlé
client-pace-instant = ihned
client-motion = Animace
client-motion-auto = podle systému
client-motion-full = zapnuté
client-motion-none = vypnuté
client-text-size = Velikost textu
client-sound = Zvuk
client-volume-effects = Efekty
client-volume-music = Hudba u stolu
client-volume-off = vypnuto
client-confirm = Ptát se před akcí, která ukončí můj tah
client-plain = Ukazovat stoly jako text
client-plain-about = pro čtečky obrazovky a pro ty, kdo rádi čtou
client-your-name = Tvoje jméno

## Když se něco pokazí

client-problem = Nepovedlo se
client-unreached = Server neodpovídá. Nic se neztratilo; zkus to za chvilku.
client-lost = Spojení se přerušilo dřív, než přišla odpověď. Podívej se na stůl a zkus to znovu.
client-nowhere = Tento odkaz nefunguje: možná je neúplný nebo zastaralý.
client-other-version = Tato stránka je zastaralá. Načti ji znovu.
client-reload = Načíst znovu
client-again = Zkusit znovu
client-unknown-game = Taková hra tu není.
