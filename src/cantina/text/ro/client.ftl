### Clientul web: ce spun primele lui pagini.

client-title = Cantina
client-lead = Trei jocuri de masă despre vânători de recompense. De unul singur, la același ecran sau cu prieteni de oriunde. Fără cont: linkul este locul tău la masă.
client-no-script = Cantina are nevoie de JavaScript. Permite scripturile pe această pagină.
client-old-browser = Acest browser este prea vechi pentru Cantina. Folosește unul mai nou: Firefox, Chrome, Safari sau Edge.
client-unofficial = Făcut de fani; fără legătură cu autorii și editorii jocurilor. Dacă îți place un joc, cumpără cutia.
client-home = Acasă
client-close = Închide
client-loading = O clipă…
client-yes = Da
client-no = Nu
client-copy = Copiază linkul
client-copied = Copiat
client-share = Distribuie

## Jocurile

client-games = Jocurile
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Un draft rapid: fiecare alege în același timp un cartonaș, apoi dă restul mai departe. Capturează ținte, cumpără droizi, îndeplinește contracte.
client-about-way-of-the-mandalorian = Echipează-ți vânătorul, îndeplinește misiuni tot mai grele și îngreunează-le pe ale celorlalți. Câștigă cel mai bogat.
client-about-mandalorian-adventures = O misiune pe o hartă, împreună: mișcați-vă, luptați, cercetați și planificați înainte să lovească inamicii. Câștigați toți sau pierdeți toți.
client-kind-bounty-hunters = Draft de cartonașe
client-kind-way-of-the-mandalorian = Cursă după credite
client-kind-mandalorian-adventures = Cooperativ
client-players = De la { $least } la { $most } jucători
client-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
client-text-only = Deocamdată numai ca text
client-play-now = Joacă acum
client-with-friends = Cu prietenii
client-learn = Învață
client-learn-of = Învață { $game }
client-rules = Reguli
client-rules-of = Regulile jocului { $game }
client-begin-here = Ești aici pentru prima oară?
client-begin-about = Înveți { $game } jucând, în cam cinci minute.
client-begin-lesson = Începe prima lecție
client-dealing = Se împart cartonașele…

## Mesele mele

client-continue = Continuă
client-mine = Mesele mele
client-mine-none = Nu stai încă la nicio masă.
client-mine-all = Toate mesele mele
client-your-turn = E rândul tău
client-waits = Ceilalți se gândesc
client-not-full = Sunt locuri libere
client-over = Terminată
client-listed = Mese deschise
client-listed-seats = { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}
client-player = Jucătorul { $number }

## Setări

client-settings = Setări
client-language = Limbă
client-theme = Temă
client-theme-auto = sistem
client-theme-dark = întunecată
client-theme-light = luminoasă
client-pace = Ritmul celorlalți
client-pace-slow = lent
client-pace-normal = normal
client-pace-quick = rapid
client-pace-instant = imediat
client-motion = Animații
client-motion-auto = sistem
client-motion-full = pornite
client-motion-none = oprite
client-text-size = Mărimea textului
client-sound = Sunet
client-volume-effects = Efecte
client-volume-music = Muzică la masă
client-volume-off = oprit
client-confirm = Cere confirmare înaintea unei acțiuni care îmi încheie tura
client-plain = Arată mesele ca text
client-plain-about = pentru cititoare de ecran sau dacă preferi textul
client-your-name = Numele tău

## Când ceva merge prost

client-problem = Nu a mers
client-unreached = Serverul nu poate fi găsit. Nimic nu s-a pierdut; încearcă din nou peste câteva clipe.
client-lost = Conexiunea s-a întrerupt înainte de răspuns. Uită-te la masă, apoi încearcă din nou.
client-nowhere = Acest link nu funcționează: poate fi incomplet sau învechit.
client-other-version = Această pagină nu mai este la zi. Reîncarc-o.
client-reload = Reîncarcă
client-again = Încearcă din nou
client-unknown-game = Acest joc nu există aici.
