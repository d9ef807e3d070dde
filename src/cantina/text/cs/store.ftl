### Co se může pokazit s uloženými stoly.

## Zápis

store-taken = Záznam { $number } stolu „{ $table }“ nejde uložit: jiný už tam je, nebo chybí ten předchozí
store-campaign-taken = Změnu { $number } kampaně „{ $campaign }“ nejde uložit: mezitím ji změnil někdo jiný
store-closed = Úložiště je zavřené
store-failed-full = Nic nejde uložit: disk je plný ({ $reason })
store-failed-busy = Úložiště příliš dlouho používá někdo jiný ({ $reason })
store-failed-corrupt = Úložiště je poškozené ({ $reason })
store-failed-disk = Soubor úložiště nejde použít ({ $reason })
store-failed-lost = Databáze je nedostupná ({ $reason })
store-failed-refused = Databáze tohle nepřijímá ({ $reason })

## Otevírání

store-address = Úložiště nemůže být na adrese, která začíná „{ $scheme }“: zadej cestu k souboru, nebo adresu, která začíná jedním z { $schemes }
store-address-broken = Tohle není adresa databáze; vypadá jako postgresql://user:password@host/name
store-no-driver = Databáze PostgreSQL potřebuje balík { $package }, který není nainstalovaný
store-corrupt = Tohle není úložiště programu Cantina, nebo je poškozené; nic se nezměnilo ({ $reason })
store-foreign = Tato databáze patří něčemu jinému: má tabulku „{ $table }“; nic se nezměnilo
store-newer = Toto úložiště zapsal novější program (verze { $version }); tento zná verze do { $ours }; nic se nezměnilo

## Kopie

store-backup-postgresql = Úložiště v PostgreSQL se do souboru nekopíruje: exportuj ho, nebo použij nástroje PostgreSQL
store-file-exists = { $file }: něco už tam je; nic se nezapsalo
store-file = { $file }: soubor nejde zapsat ({ $reason })
store-import-unreadable = { $file }: soubor nejde přečíst ({ $reason })
store-import-foreign = { $file }, řádek { $line }: tohle není export programu Cantina, nebo je useknutý („{ $field }“)
store-import-field = { $file }, řádek { $line }: položka „{ $field }“ chybí, není známá, nebo je špatného druhu
store-import-altered = { $file }, řádek { $line }: tento řádek byl pozměněn: neodpovídá své položce „{ $field }“
store-import-count = { $file }, řádek { $line }: „{ $field }“ říká { $count }, ale v souboru je { $found }
store-import-other = { $file }, řádek { $line }: pod „{ $id }“ už je uloženo něco jiného: liší se „{ $field }“; nic z toho se nepřepsalo
