### Emberek egy játék körül: mit mondanak az asztalnál, és mit nem lehet ott.

## Amit mondanak

table-player = { $seat }. játékos
table-told-sat = { $name } leült.
table-told-left = { $name } felállt a helyéről.
table-told-bot = { $number }. játékos: bot ({ $level }).
table-level-random = véletlenszerűen játszik
table-level-greedy = jól játszik
table-level-ahead = előre gondolkodik
table-told-freed = { $number }. játékos: a helye újra szabad.
table-told-dealt = A kártyák ki vannak osztva.
table-told-acted = { $name } választott.
table-told-taken-back = { $name } visszavonta az utolsó akciót.
table-told-asks-undo = { $name } szeretné visszavonni az utolsó akciót.
table-told-agrees = { $name } beleegyezik.
table-told-refuses = { $name } nem egyezik bele.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name } ideje lejárt: egy bot beugrik helyette.
   *[dropped] { $name } kapcsolata megszakadt: egy bot beugrik helyette.
}
table-told-back = { $name } visszatért.
table-told-rematch = Van egy új asztal ugyanezekkel a játékosokkal.

## Kész mondatok

table-phrase-hello = Sziasztok!
table-phrase-good-luck = Sok szerencsét!
table-phrase-well-played = Jól játszottál!
table-phrase-thinking = Hadd gondolkodjak.
table-phrase-sorry = Bocsánat!
table-phrase-thanks = Köszönöm!
table-phrase-oops = Hoppá.
table-phrase-good-game = Jó játék volt!

## Amit nem lehet

table-name = Egy név 1–{ $longest } látható karakterből áll
table-setting-unknown = Nincs ilyen beállítás: „{ $field }”; lehetséges: { $allowed }
table-setting = „{ $field }” beállítás: nem lehet „{ $value }”; megengedett: { $allowed }
table-no-seat = Nincs ilyen hely: „{ $seat }”; a helyek számozása 0-val kezdődik, az utolsó: { $last }
table-not-your-seat = Itt valaki más játszik: ez nem a te helyed
table-seat-taken = Ez a hely foglalt
table-seat-yours = Már itt ülsz
table-seat-invitation = Ezt a helyet játék közben hagyták el: a helyhez szóló linkkel ülhetsz le, vagy kérd meg azt, aki az asztalt nyitotta
table-host-only = Ezt csak az teheti meg, aki az asztalt nyitotta
table-no-bot = Itt nem ül bot
table-dealt = A kártyák ki vannak osztva: ezen már nem lehet változtatni
table-not-dealt = A kártyák még nincsenek kiosztva
table-other-version = Ennél az asztalnál a(z) { $game } szabályainak { $version }. változatával kezdtek játszani; ez a szerver a(z) { $ours }. változatot játssza
table-other-content = Azok a kártyák, amelyekkel ennél az asztalnál a(z) { $game } elkezdődött, nincsenek meg ennek a szervernek az adatbázisában
table-old-content = Azok a kártyák, amelyekkel ennél az asztalnál a(z) { $game } elkezdődött, már nem használhatók: { $reason }
table-entry-kind = Az asztal { $number }. bejegyzése olyan fajta, amelyet ez a verzió nem ismer
table-entry-field = Az asztal { $number }. bejegyzése ({ $kind }) nem olvasható: a(z) „{ $field }” mező nem megfelelő
table-damaged = Ez az asztal nem olvasható: az adatai megsérültek. A szerver üzemeltetője a naplóban többet talál róla
table-key = Egy akció kulcsa 1–{ $longest } karakteres szöveg
table-confirm = Ezzel véget ér a köröd: erősítsd meg
table-no-orders = Ebben a játékban nincsenek ilyen állandó utasítások
table-no-undo = Ennél az asztalnál ki van kapcsolva a visszavonás
table-no-wish = Senki sem kérte, hogy visszavonhasson valamit
table-phrase = Nincs ilyen mondat: „{ $value }”; lehetséges: { $allowed }
table-not-away = Nem vagy távol
table-not-over = A játéknak még nincs vége
table-rematch = Már van új asztal
table-players-only = Ezt csak azok tehetik meg, akik játszottak
table-moment = Amíg a játék tart, csak arra nézhetsz vissza, amit te magad láttál
table-moment-later = Ilyen pillanat még nincs: az utolsó száma { $last }
table-unknown = Nincs ilyen asztal: a link talán hiányos vagy elavult
table-busy = Túl sokan játszanak itt egyszerre: próbáld újra
table-no-watching = Ezt az asztalt senki sem nézheti, vagy csak a linkjével

## Kampányok

campaign-none = Ennek a játéknak nincs kampánya: { $game }
campaign-unknown = Nincs ilyen kampány: a link talán hiányos vagy elavult
campaign-damaged = Ez a kampány nem olvasható: az adatai megsérültek. A szerver üzemeltetője a naplóban többet talál róla
campaign-not-yours = Ez a kampány másoké: kérd el tőlük a linkjét
campaign-keepers-only = Ezt csak a kampány gazdái tehetik meg: akik alapították, vagy akiknek megvan a linkje
