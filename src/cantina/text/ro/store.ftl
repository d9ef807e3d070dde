### Ce poate merge prost cu mesele păstrate.

## Scriere

store-taken = Intrarea { $number } a mesei „{ $table }” nu poate fi păstrată: există deja alta sau lipsește cea dinainte
store-campaign-taken = Modificarea { $number } a campaniei „{ $campaign }” nu poate fi păstrată: între timp a modificat-o altcineva
store-closed = Depozitul este închis
store-failed-full = Nu se poate păstra nimic: discul este plin ({ $reason })
store-failed-busy = Depozitul este folosit prea mult timp de altcineva ({ $reason })
store-failed-corrupt = Depozitul este deteriorat ({ $reason })
store-failed-disk = Fișierul depozitului nu poate fi folosit ({ $reason })
store-failed-lost = Nu se poate ajunge la baza de date ({ $reason })
store-failed-refused = Baza de date nu primește asta ({ $reason })

## Deschidere

store-address = Un depozit nu poate fi la o adresă care începe cu „{ $scheme }”: dă calea unui fișier sau o adresă care începe cu unul dintre { $schemes }
store-address-broken = Aceasta nu este adresa unei baze de date; ea arată ca postgresql://user:password@host/name
store-no-driver = O bază de date PostgreSQL are nevoie de pachetul { $package }, care nu este instalat
store-corrupt = Acesta nu este un depozit Cantina sau este deteriorat; a fost lăsat așa cum este ({ $reason })
store-foreign = Această bază de date aparține altcuiva: are un tabel „{ $table }”; a fost lăsată așa cum este
store-newer = Acest depozit a fost scris de un program mai nou (versiunea { $version }); acesta cunoaște versiuni până la { $ours }; a fost lăsat așa cum este

## Copii

store-backup-postgresql = Un depozit PostgreSQL nu se copiază într-un fișier: exportă-l sau folosește uneltele PostgreSQL
store-file-exists = { $file }: aici există deja ceva; nu s-a scris nimic
store-file = { $file }: fișierul nu poate fi scris ({ $reason })
store-import-unreadable = { $file }: fișierul nu poate fi citit ({ $reason })
store-import-foreign = { $file }, linia { $line }: acesta nu este un export Cantina sau este trunchiat („{ $field }”)
store-import-field = { $file }, linia { $line }: câmpul „{ $field }” lipsește, este necunoscut sau de tip greșit
store-import-altered = { $file }, linia { $line }: această linie a fost modificată: nu se potrivește cu „{ $field }”
store-import-count = { $file }, linia { $line }: „{ $field }” spune { $count }, dar fișierul conține { $found }
store-import-other = { $file }, linia { $line }: sub „{ $id }” este deja păstrat altceva: „{ $field }” diferă; nu s-a suprascris nimic
