### Mi romolhat el a tárolt asztalokkal.

## Írás

store-taken = { $number }. bejegyzés az asztalnál („{ $table }”): nem tárolható; már van ott másik, vagy az előző még nincs meg
store-campaign-taken = { $number }. változtatás a kampányban („{ $campaign }”): nem tárolható; időközben valaki más módosította
store-closed = A tároló zárva van
store-failed-full = Semmi sem tárolható: a lemez megtelt ({ $reason })
store-failed-busy = A tárolót valaki más túl sokáig használja ({ $reason })
store-failed-corrupt = A tároló sérült ({ $reason })
store-failed-disk = A tároló fájlja nem használható ({ $reason })
store-failed-lost = Az adatbázis nem érhető el ({ $reason })
store-failed-refused = Az adatbázis ezt nem fogadja el ({ $reason })

## Megnyitás

store-address = A tároló címe nem kezdődhet így: „{ $scheme }”; adj meg egy fájlt az útvonalával, vagy egy címet, amely ezek egyikével kezdődik: { $schemes }
store-address-broken = Ez nem adatbáziscím; az így néz ki: postgresql://user:password@host/name
store-no-driver = Egy PostgreSQL-adatbázishoz ez a csomag kell, de nincs telepítve: { $package }
store-corrupt = Ez nem a Cantina tárolója, vagy sérült; változatlanul maradt ({ $reason })
store-foreign = Ez az adatbázis valami másé: van benne egy ilyen tábla: „{ $table }”; változatlanul maradt
store-newer = Ezt a tárolót egy újabb program írta (verzió: { $version }); ez a program legfeljebb ezt ismeri: { $ours }; változatlanul maradt

## Másolatok

store-backup-postgresql = Egy PostgreSQL-tárolót nem fájlba másolunk: exportáld, vagy használd a PostgreSQL eszközeit
store-file-exists = { $file }: ott már van valami; semmi sem íródott
store-file = { $file }: a fájl nem írható ({ $reason })
store-import-unreadable = { $file }: a fájl nem olvasható ({ $reason })
store-import-foreign = { $file }, { $line }. sor: ez nem a Cantina exportja, vagy csonka („{ $field }”)
store-import-field = { $file }, { $line }. sor: ez a mező hiányzik, ismeretlen vagy nem megfelelő fajtájú: „{ $field }”
store-import-altered = { $file }, { $line }. sor: ezt a sort módosították: nem illik hozzá: „{ $field }”
store-import-count = { $file }, { $line }. sor: „{ $field }” szerint { $count }, de a fájlban { $found } van
store-import-other = { $file }, { $line }. sor: itt már valami más van tárolva: „{ $id }”; „{ $field }” eltér; semmi sem íródott felül
