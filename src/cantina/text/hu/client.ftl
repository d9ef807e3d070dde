### A webes kliens: amit az első oldalai mondanak.

client-title = Cantina
client-lead = Három társasjáték fejvadászokról. Játssz egyedül, egyetlen képernyőnél vagy barátokkal, bárhol is vannak. Fiók nem kell: a link maga a helyed az asztalnál.
client-no-script = A Cantinához JavaScript kell: engedélyezd a szkripteket ezen az oldalon.
client-old-browser = Ez a böngésző túl régi a Cantinához. Használj újabbat: Firefox, Chrome, Safari vagy Edge.
client-unofficial = Rajongók műve; nincs kapcsolatban a játékok szerzőivel és kiadóival. Ha tetszik egy játék, vedd meg a dobozát.
client-home = Kezdőlap
client-close = Bezárás
client-loading = Egy pillanat…
client-yes = Igen
client-no = Nem
client-copy = Link másolása
client-copied = Másolva
client-share = Megosztás

## A játékok

client-games = A játékok
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Gyors draft: mindenki egyszerre választ egy kártyát, a többit továbbadja. Fogj el célpontokat, vegyél droidokat, teljesíts szerződéseket.
client-about-way-of-the-mandalorian = Szerelj fel egy vadászt, hajts végre egyre nehezebb küldetéseket, és nehezítsd meg a többiekét. A leggazdagabb nyer.
client-about-mandalorian-adventures = Közös küldetés egy térképen: mozogjatok, harcoljatok, derítsetek fel és tervezzetek, mielőtt az ellenség lecsap. Mindenki győz, vagy mindenki veszít.
client-kind-bounty-hunters = Kártyadraft
client-kind-way-of-the-mandalorian = Verseny a kreditekért
client-kind-mandalorian-adventures = Kooperatív
client-players = { $least }–{ $most } játékos
client-minutes = { $minutes } perc
client-text-only = Egyelőre szövegként
client-play-now = Játék
client-with-friends = Barátokkal
client-learn = Tanulás
client-learn-of = { $game }: tanulás
client-rules = Szabályok
client-rules-of = { $game }: szabályok
client-begin-here = Először jársz itt?
client-begin-about = { $game }: játék közben tanulod meg, körülbelül öt perc alatt.
client-begin-lesson = Az első lecke indítása
client-dealing = Osztjuk a kártyákat…

## Asztalaim

client-continue = Folytatás
client-mine = Asztalaim
client-mine-none = Még egy asztalnál sem ülsz.
client-mine-all = Minden asztalom
client-your-turn = Te jössz
client-waits = A többiek gondolkodnak
client-not-full = Van szabad hely
client-over = Befejezve
client-listed = Nyitott asztalok
client-listed-seats = { $seats ->
    [one] { $seats } hely
   *[other] { $seats } hely
}
client-player = { $number }. játékos

## Beállítások

client-settings = Beállítások
client-language = Nyelv
client-theme = Téma
client-theme-auto = rendszer
client-theme-dark = sötét
client-theme-light = világos
client-pace = A többiek tempója
client-pace-slow = lassú
client-pace-normal = rendes
client-pace-quick = gyors
client-pace-instant = azonnal
client-motion = Animációk
client-motion-auto = rendszer
client-motion-full = be
client-motion-none = ki
client-text-size = Szövegméret
client-sound = Hang
client-volume-effects = Effektek
client-volume-music = Zene az asztalnál
client-volume-off = ki
client-confirm = Kérdezz rá, mielőtt egy akció befejezi a körömet
client-plain = Asztalok szövegként
client-plain-about = képernyőolvasókhoz, és annak, aki szeret olvasni
client-your-name = A neved

## Ha valami nem sikerül

client-problem = Ez nem sikerült
client-unreached = A szerver nem érhető el. Semmi sem veszett el; próbáld újra egy pillanat múlva.
client-lost = A kapcsolat megszakadt, mielőtt válasz érkezett. Nézd meg az asztalt, aztán próbáld újra.
client-nowhere = Ez a link nem működik: talán hiányos vagy elavult.
client-other-version = Ez az oldal elavult. Töltsd be újra.
client-reload = Újratöltés
client-again = Újra
client-unknown-game = Itt nincs ilyen játék.
