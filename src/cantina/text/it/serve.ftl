### Tavoli per gli altri: `cantina serve`, e ciò che riguarda i suoi dati.

terminal-about-serve = Apre un luogo di gioco, per questo computer, per i telefoni della stessa rete, o per tutti dietro un proxy.
terminal-about-backup = Copia tutto il database in un nuovo file, link e nomi compresi, mentre il server continua.
terminal-about-export = Scrive un tavolo, o tutti, in un nuovo file senza nomi e link; “cantina import” lo riprende.
terminal-about-import = Riprende ciò che è stato esportato; ciò che c’è già resta com’è.

## Aiuto

serve-help-host = dove ascoltare; se non indicato: per questo computer e la sua rete privata. 0.0.0.0 significa: per tutte le reti
serve-help-port = la porta; 8421 se non indicata
serve-help-database = un file, o postgresql://user:password@host/name; meglio nella variabile CANTINA_DATABASE, dove gli altri non lo vedono
serve-help-data = la cartella per il database; se non indicata, la tua cartella per i dati
serve-help-prefix = il percorso sotto cui un proxy mostra questo server, come /cantina
serve-help-proxy = indirizzi di proxy, separati da virgole: si crede a ciò che dicono sull’origine di una richiesta
serve-help-names = nomi con cui i browser raggiungono questo server, separati da virgole; indirizzi, localhost e il nome di questo computer non servono
serve-help-log = text o json: una riga per ogni richiesta; se non indicato, solo ciò che va storto
serve-help-no-browser = non aprire un browser
data-help-new-file = un file che non esiste ancora
data-help-table = l’id di un tavolo
data-help-all = tutti i tavoli e le campagne
data-help-exported = un file scritto da “cantina export”

## Che cosa si dice

serve-open = Cantina è aperta: { $address }
serve-phones = Per i telefoni della stessa rete: { $address }
serve-here-only = Entra solo questo computer; “--host 0.0.0.0” apre alla rete.
serve-kept = Tutto è conservato in { $where }
serve-end = Ctrl-C chiude; le partite in corso continuano alla riapertura.
serve-closed = Cantina è chiusa. Ogni partita è conservata.
serve-progress = { $what }: { $done } di { $of }
serve-compiling = Giochi velocizzati
data-exporting = Scritti
data-importing = Letti
data-copied = Copiato in { $file }. Contiene link e nomi: tienilo al sicuro.
data-exported = Scritto in { $file }
data-exported-running = Partite non finite: { $count }. Il file contiene i loro semi e le scelte segrete: custodiscilo come il database.
data-imported = { $count ->
    [one] { $file }: { $count } nuovo tavolo o campagna
   *[other] { $file }: { $count } nuovi tavoli e campagne
}

## Che cosa può non andare

serve-packages = Il server richiede altri pacchetti: pip install "{ $package }"
serve-port-used = La porta { $port } è già in uso: indicane un’altra con --port, o chiudi il programma che la occupa
serve-port-forbidden = Non puoi usare la porta { $port }: indicane una sopra 1023 con --port
serve-port-wrong = Non esiste la porta “{ $port }”: le porte vanno da 0 a { $last }
serve-host-wrong = Qui non si può ascoltare su “{ $host }” ({ $reason })
serve-prefix-wrong = “{ $prefix }” non è un percorso per --prefix: ha l’aspetto di /cantina
serve-proxy-wrong = “{ $proxy }” non è l’indirizzo di un proxy: ha l’aspetto di 127.0.0.1
serve-proxy-wide = “{ $proxy }” è una rete intera, e chiunque vi si trovi potrebbe fingersi chiunque: indica l’indirizzo di ogni proxy
serve-name-wrong = “{ $name }” non è il nome di un server: ha l’aspetto di games.example
serve-log-wrong = Non esiste un registro del tipo “{ $kind }”; ci sono { $kinds }
serve-database-or-data = Indica --database o --data, non entrambi
serve-folder = La cartella { $folder } è inutilizzabile ({ $reason })
serve-running = Un server lavora già su { $file }
serve-linked = { $file } ha un secondo nome (un collegamento fisico): potrebbero lavorarci due server. Elimina il collegamento
data-no-store = Non esiste il database { $file }; --data o --database indica un altro luogo
data-no-table = Non esiste il tavolo “{ $table }”
