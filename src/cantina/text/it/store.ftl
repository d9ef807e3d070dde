### Che cosa può andare storto con i tavoli archiviati.

## Scrivere

store-taken = La voce { $number } del tavolo “{ $table }” non si può archiviare: ce n’è già un’altra, o manca quella precedente
store-campaign-taken = La modifica { $number } della campagna “{ $campaign }” non si può archiviare: nel frattempo l’ha modificata qualcun altro
store-closed = L’archivio è chiuso
store-failed-full = Non si può archiviare niente: il disco è pieno ({ $reason })
store-failed-busy = L’archivio è usato da qualcun altro per troppo tempo ({ $reason })
store-failed-corrupt = L’archivio è danneggiato ({ $reason })
store-failed-disk = Il file dell’archivio è inutilizzabile ({ $reason })
store-failed-lost = Il database è irraggiungibile ({ $reason })
store-failed-refused = Il database non accetta questo ({ $reason })

## Aprire

store-address = Un archivio non può essere a un indirizzo che inizia con “{ $scheme }”: indica il percorso di un file, o un indirizzo che inizia con uno tra { $schemes }
store-address-broken = Questo non è l’indirizzo di un database; ha l’aspetto di postgresql://user:password@host/name
store-no-driver = Un database PostgreSQL richiede il pacchetto { $package }, che non è installato
store-corrupt = Questo non è un archivio di Cantina, oppure è danneggiato; è stato lasciato com’è ({ $reason })
store-foreign = Questo database appartiene ad altro: ha una tabella “{ $table }”; è stato lasciato com’è
store-newer = Questo archivio è stato scritto da un programma più recente (versione { $version }); questo conosce fino alla { $ours }; è stato lasciato com’è

## Copie

store-backup-postgresql = Un archivio PostgreSQL non si copia in un file: esportalo, o usa gli strumenti di PostgreSQL
store-file-exists = { $file }: qui c’è già qualcosa; non è stato scritto niente
store-file = { $file }: impossibile scrivere il file ({ $reason })
store-import-unreadable = { $file }: impossibile leggere il file ({ $reason })
store-import-foreign = { $file }, riga { $line }: questa non è un’esportazione di Cantina, oppure è troncata (“{ $field }”)
store-import-field = { $file }, riga { $line }: il campo “{ $field }” manca, è sconosciuto o del tipo sbagliato
store-import-altered = { $file }, riga { $line }: questa riga è stata alterata: non corrisponde al suo “{ $field }”
store-import-count = { $file }, riga { $line }: “{ $field }” dice { $count }, ma il file ne contiene { $found }
store-import-other = { $file }, riga { $line }: sotto “{ $id }” è già archiviato altro: “{ $field }” è diverso; niente è stato sovrascritto
