### Webový klient: čo hovoria jeho prvé stránky.

client-title = Cantina
client-lead = Tri stolové hry o nájomných lovcoch. Osamote, pri jednej obrazovke alebo s priateľmi, nech sú kdekoľvek. Bez účtu: odkaz je tvoje miesto pri stole.
client-no-script = Cantina potrebuje JavaScript: povoľ, prosím, na tejto stránke skripty.
client-old-browser = Tento prehliadač je na Cantinu pristarý. Použi, prosím, novší: Firefox, Chrome, Safari alebo Edge.
client-unofficial = Dielo fanúšikov; nijako nesúvisí s autormi ani vydavateľmi hier. Ak sa ti niektorá hra páči, kúp si škatuľu.
client-home = Domov
client-close = Zavrieť
client-loading = Moment…
client-yes = Áno
client-no = Nie
client-copy = Skopírovať odkaz
client-copied = Skopírované
client-share = Zdieľať

## Hry

client-games = Hry
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Rýchly draft: všetci si naraz vyberú kartu a zvyšok podajú ďalej. Chytaj ciele, kupuj droidov, plň zákazky.
client-about-way-of-the-mandalorian = Vybav lovca, vykonávaj čoraz ťažšie misie a ostatným ich sťažuj. Vyhráva najbohatší.
client-about-mandalorian-adventures = Spoločná misia na mape: hýbte sa, bojujte, skúmajte a plánujte, kým nepriatelia neudrú. Všetci vyhrajú alebo všetci prehrajú.
client-kind-bounty-hunters = Draft kariet
client-kind-way-of-the-mandalorian = Preteky o kredity
client-kind-mandalorian-adventures = Kooperatívna
client-players = Počet hráčov: { $least } až { $most }
client-minutes = { $minutes } min
client-text-only = Zatiaľ len text
client-play-now = Hrať hneď
client-with-friends = S priateľmi
client-learn = Naučiť sa
client-learn-of = Naučiť sa: { $game }
client-rules = Pravidlá
client-rules-of = Pravidlá: { $game }
client-begin-here = Si tu prvýkrát?
client-begin-about = { $game }: naučíš sa pri hre, asi za päť minút.
client-begin-lesson = Začať prvú lekciu
client-dealing = Rozdávajú sa karty…

## Moje stoly

client-continue = Pokračovať
client-mine = Moje stoly
client-mine-none = Zatiaľ nesedíš pri žiadnom stole.
client-mine-all = Všetky moje stoly
client-your-turn = Si na ťahu
client-waits = Ostatní rozmýšľajú
client-not-full = Sú voľné miesta
client-over = Dohraté
client-listed = Otvorené stoly
client-listed-seats = { $seats ->
    [one] { $seats } miesto
    [few] { $seats } miesta
    [many] { $seats } miesta
   *[other] { $seats } miest
}
client-player = Hráč { $number }

## Nastavenia

client-settings = Nastavenia
client-language = Jazyk
client-theme = Vzhľad
client-theme-auto = podľa systému
client-theme-dark = tmavý
client-theme-light = svetlý
client-pace = Tempo ostatných
client-pace-slow = pomalé
client-pace-normal = bežné
client-pace-quick = rýchle
client-pace-instant = ihneď
client-motion = Animácie
client-motion-auto = podľa systému
client-motion-full = zapnuté
client-motion-none = vypnuté
client-text-size = Veľkosť textu
client-sound = Zvuk
client-volume-effects = Efekty
client-volume-music = Hudba pri stole
client-volume-off = vypnuté
client-confirm = Pýtať sa pred akciou, ktorá ukončí môj ťah
client-plain = Ukazovať stoly ako text
client-plain-about = pre čítačky obrazovky a pre tých, ktorí radi čítajú
client-your-name = Tvoje meno

## Keď sa niečo pokazí

client-problem = Nepodarilo sa
client-unreached = Server neodpovedá. Nič sa nestratilo; skús to o chvíľku.
client-lost = Spojenie sa prerušilo skôr, než prišla odpoveď. Pozri sa na stôl a skús to znova.
client-nowhere = Tento odkaz nefunguje: možno je neúplný alebo zastaraný.
client-other-version = Táto stránka je zastaraná. Načítaj ju znova.
client-reload = Načítať znova
client-again = Skúsiť znova
client-unknown-game = Taká hra tu nie je.
