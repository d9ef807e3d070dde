### Asztalok másoknak: `cantina serve`, és ami az adataihoz tartozik.

terminal-about-serve = Hely nyitása a játékhoz: ennek a számítógépnek, az ugyanezen a hálózaton lévő telefonoknak, vagy proxyn át mindenkinek.
terminal-about-backup = A teljes adatbázis másolása új fájlba, linkekkel és nevekkel, miközben a szerver tovább fut.
terminal-about-export = Egy asztal vagy az összes kiírása új fájlba, nevek és linkek nélkül; a „cantina import” olvassa be.
terminal-about-import = Az exportált adatok beolvasása; ami már megvan, az marad, ahogy van.

## Súgó

serve-help-host = hol figyeljen; ha nincs megadva: ennek a számítógépnek és a magánhálózatának. 0.0.0.0 jelentése: minden hálózatnak
serve-help-port = a port; ha nincs megadva, 8421
serve-help-database = fájl, vagy postgresql://user:password@host/name; jobb helyen van a CANTINA_DATABASE változóban, ahol mások nem látják
serve-help-data = az adatbázis mappája; ha nincs megadva, a saját adatmappád
serve-help-prefix = az útvonal, amely alatt egy proxy ezt a szervert mutatja, például /cantina
serve-help-proxy = proxyk címei, vesszővel: amit egy kérés származásáról mondanak, az hiteles
serve-help-names = nevek, amelyeken a böngészők elérik ezt a szervert, vesszővel; címeket, a localhostot és ennek a számítógépnek a nevét nem kell megadni
serve-help-log = text vagy json: egy sor minden kérésről; ha nincs megadva, csak a hibákról
serve-help-no-browser = ne nyisson böngészőt
data-help-new-file = egy még nem létező fájl
data-help-table = egy asztal azonosítója
data-help-all = minden asztal és kampány
data-help-exported = egy fájl, amelyet a „cantina export” írt

## Amit mond

serve-open = A Cantina nyitva van: { $address }
serve-phones = Ugyanezen a hálózaton lévő telefonoknak: { $address }
serve-here-only = Csak erről a számítógépről lehet bejutni; a „--host 0.0.0.0” a hálózatnak is megnyitja.
serve-kept = Minden itt őrződik meg: { $where }
serve-end = A Ctrl-C bezár; a futó játszmák az újbóli nyitáskor folytatódnak.
serve-closed = A Cantina bezárt. Minden játszma megmaradt.
serve-progress = { $what }: { $done } / { $of }
serve-compiling = Lefordított játékok
data-exporting = Kiírva
data-importing = Beolvasva
data-copied = Átmásolva ide: { $file }. Linkeket és neveket tartalmaz: őrizd biztonságos helyen.
data-exported = Kiírva ide: { $file }
data-exported-running = Befejezetlen játékok: { $count }. A fájlban ott vannak a magjaik és a titkos választások: őrizd úgy, mint az adatbázist.
data-imported = { $count ->
    [one] { $file }: { $count } asztal vagy kampány volt új
   *[other] { $file }: { $count } asztal és kampány volt új
}

## Mi lehet baj

serve-packages = A szerverhez további csomagok kellenek: pip install "{ $package }"
serve-port-used = Ez a port már foglalt: { $port }; adj meg másikat a --port kapcsolóval, vagy állítsd le a programot, amely használja
serve-port-forbidden = Ezt a portot nem használhatod: { $port }; adj meg egy 1023-nál nagyobbat a --port kapcsolóval
serve-port-wrong = Nincs ilyen port: „{ $port }”; a portok számozása 0-val kezdődik, az utolsó: { $last }
serve-host-wrong = Itt nem lehet figyelni: „{ $host }” ({ $reason })
serve-prefix-wrong = „{ $prefix }” nem jó útvonal a --prefix kapcsolóhoz: így néz ki: /cantina
serve-proxy-wrong = „{ $proxy }” nem proxycím: így néz ki: 127.0.0.1
serve-proxy-wide = „{ $proxy }” egy egész hálózat, és abban bárki bárkinek kiadhatná magát: add meg minden proxy címét
serve-name-wrong = „{ $name }” nem szervernév: így néz ki: games.example
serve-log-wrong = Nincs ilyen fajta napló: „{ $kind }”; ezek vannak: { $kinds }
serve-database-or-data = Vagy a --database, vagy a --data kapcsolót add meg, ne mindkettőt
serve-folder = Ez a mappa nem használható: { $folder } ({ $reason })
serve-running = Egy szerver már dolgozik ezzel: { $file }
serve-linked = Ennek a fájlnak van egy másik neve is (hard link): { $file }. Így két szerver is dolgozhatna vele; töröld a linket
data-no-store = Nincs ilyen adatbázis: { $file }; más helyet a --data vagy a --database ad meg
data-no-table = Nincs ilyen asztal: „{ $table }”
