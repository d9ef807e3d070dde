### Che cosa dice il server quando non può fare qualcosa.

request-field = C’è qualcosa che non va in “{ $field }”: { $reason }
request-json = Questo non è JSON
request-wish = Richiesta “{ $wish }” sconosciuta; ammesse: { $allowed }
request-too-many = Troppe richieste in una volta: aspetta un momento
request-too-large = È troppo grande: al massimo { $most } byte
request-host = Questo server non si chiama “{ $host }”; “cantina serve --names” gli dice i suoi nomi
request-header = L’intestazione “{ $header }” non è comprensibile
request-origin = Le richieste da questa pagina non sono ammesse
request-here = Può chiederlo solo il computer su cui gira il server
request-nowhere = Qui non c’è niente
request-method = Questo metodo qui non è ammesso
request-reason-missing = manca
request-reason-unknown = questo campo non esiste
request-reason-long = è troppo lungo
request-reason-small = è troppo piccolo
request-reason-large = è troppo grande
request-reason-json = questo non è JSON
request-reason-kind = non è del tipo previsto qui
request-stranger = Non hai ancora un posto o un tavolo su questo server
request-reason-link = non è un link sotto l’indirizzo di questo server
request-come-back = Il server si riavvia: torna tra un momento
request-store = { $why ->
    [full] Il disco del server è pieno: non si può salvare niente, e niente è cambiato
    [busy] Il database del server è occupato: niente è cambiato, riprova
    [corrupt] Il database del server è danneggiato: niente è cambiato
    [lost] Il server non raggiunge il suo database: niente è cambiato, riprova tra un momento
   *[other] Il server ora non può salvare questo: niente è cambiato
}
