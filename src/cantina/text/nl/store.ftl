### Wat er mis kan gaan met opgeslagen tafels.

## Opslaan

store-taken = Stap { $number } van de tafel “{ $table }” kan niet worden opgeslagen: er is al een andere, of de vorige ontbreekt
store-campaign-taken = Wijziging { $number } van de campagne “{ $campaign }” kan niet worden opgeslagen: iemand anders heeft die intussen gewijzigd
store-closed = De opslag is gesloten
store-failed-full = Er kan niets worden opgeslagen: de schijf is vol ({ $reason })
store-failed-busy = De opslag is te lang in gebruik door iemand anders ({ $reason })
store-failed-corrupt = De opslag is beschadigd ({ $reason })
store-failed-disk = Het bestand van de opslag is niet te gebruiken ({ $reason })
store-failed-lost = De database is niet bereikbaar ({ $reason })
store-failed-refused = De database neemt dit niet aan ({ $reason })

## Openen

store-address = Een opslag kan niet op een adres staan dat begint met “{ $scheme }”: geef het pad van een bestand, of een adres dat begint met een van { $schemes }
store-address-broken = Dit is geen adres van een database; dat ziet eruit als postgresql://user:password@host/name
store-no-driver = Een PostgreSQL-database heeft het pakket { $package } nodig, en dat is niet geïnstalleerd
store-corrupt = Dit is geen opslag van Cantina, of hij is beschadigd; er is niets aan veranderd ({ $reason })
store-foreign = Deze database is van iets anders en heeft een tabel “{ $table }”; er is niets aan veranderd
store-newer = Deze opslag is geschreven door een nieuwer programma (versie { $version }); dit programma kent tot en met { $ours }; er is niets aan veranderd

## Kopieën

store-backup-postgresql = Een opslag in PostgreSQL wordt niet naar een bestand gekopieerd: exporteer hem, of gebruik de hulpmiddelen van PostgreSQL
store-file-exists = { $file }: er staat daar al iets; er is niets opgeslagen
store-file = { $file }: het bestand is niet op te slaan ({ $reason })
store-import-unreadable = { $file }: het bestand is niet te lezen ({ $reason })
store-import-foreign = { $file }, regel { $line }: dit is geen export van Cantina, of hij is afgebroken (“{ $field }”)
store-import-field = { $file }, regel { $line }: het veld “{ $field }” ontbreekt, is onbekend of is van de verkeerde soort
store-import-altered = { $file }, regel { $line }: deze regel is veranderd: hij past niet bij “{ $field }”
store-import-count = { $file }, regel { $line }: “{ $field }” zegt { $count }, maar het bestand bevat er { $found }
store-import-other = { $file }, regel { $line }: onder “{ $id }” is al iets anders opgeslagen: “{ $field }” verschilt; er is niets van overschreven
