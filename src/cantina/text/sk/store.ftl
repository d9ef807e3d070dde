### Čo sa môže pokaziť s uloženými stolmi.

## Zápis

store-taken = Záznam { $number } stola „{ $table }“ sa nedá uložiť: iný tam už je alebo chýba ten predchádzajúci
store-campaign-taken = Zmena { $number } kampane „{ $campaign }“ sa nedá uložiť: medzitým ju zmenil niekto iný
store-closed = Úložisko je zatvorené
store-failed-full = Nič sa nedá uložiť: disk je plný ({ $reason })
store-failed-busy = Úložisko pridlho používa niekto iný ({ $reason })
store-failed-corrupt = Úložisko je poškodené ({ $reason })
store-failed-disk = Súbor úložiska sa nedá použiť ({ $reason })
store-failed-lost = Databáza je nedostupná ({ $reason })
store-failed-refused = Databáza toto neprijíma ({ $reason })

## Otváranie

store-address = Úložisko nemôže byť na adrese, ktorá sa začína „{ $scheme }“: zadaj cestu k súboru alebo adresu, ktorá sa začína jedným z { $schemes }
store-address-broken = Toto nie je adresa databázy; vyzerá ako postgresql://user:password@host/name
store-no-driver = Databáza PostgreSQL potrebuje balík { $package }, ktorý nie je nainštalovaný
store-corrupt = Toto nie je úložisko programu Cantina alebo je poškodené; nič sa nezmenilo ({ $reason })
store-foreign = Táto databáza patrí niečomu inému: má tabuľku „{ $table }“; nič sa nezmenilo
store-newer = Toto úložisko zapísal novší program (verzia { $version }); tento pozná verzie do { $ours }; nič sa nezmenilo

## Kópie

store-backup-postgresql = Úložisko v PostgreSQL sa do súboru nekopíruje: exportuj ho alebo použi nástroje PostgreSQL
store-file-exists = { $file }: niečo tam už je; nič sa nezapísalo
store-file = { $file }: súbor sa nedá zapísať ({ $reason })
store-import-unreadable = { $file }: súbor sa nedá prečítať ({ $reason })
store-import-foreign = { $file }, riadok { $line }: toto nie je export programu Cantina alebo je useknutý („{ $field }“)
store-import-field = { $file }, riadok { $line }: položka „{ $field }“ chýba, nie je známa alebo je zlého druhu
store-import-altered = { $file }, riadok { $line }: tento riadok bol pozmenený: nezodpovedá svojej položke „{ $field }“
store-import-count = { $file }, riadok { $line }: „{ $field }“ hovorí { $count }, ale v súbore je { $found }
store-import-other = { $file }, riadok { $line }: pod „{ $id }“ už je uložené niečo iné: líši sa „{ $field }“; nič z toho sa neprepísalo
