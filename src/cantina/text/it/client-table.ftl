### Il client web: i tavoli, qualunque sia il gioco.

## Aprire un tavolo

client-how-many = Quanti giocatori?
client-who-sits = Chi gioca?
client-seat = Posto { $number }
client-seat-me = Io
client-seat-link = un amico, con un link
client-seat-bot = un bot: { $level }
client-seat-here = qualcuno davanti a questo schermo
client-name-of-seat = Nome del giocatore { $number }
client-options = Opzioni del gioco
client-manners = Impostazioni del tavolo
client-undo = Annullamento
client-undo-auto = libero tra amici, con il consenso a un tavolo aperto
client-undo-free = libero
client-undo-consent = se tutti sono d’accordo
client-undo-never = mai
client-watch = Chi può guardare
client-watch-link = chi ha il link
client-watch-anyone = chiunque
client-watch-nobody = nessuno
client-clock = Tempo per decidere
client-clock-none = senza limite
client-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
client-clock-day = un giorno
client-listed-too = Mostra il tavolo nella pagina iniziale, così che chiunque possa unirsi
client-open-table = Apri il tavolo

## Valori delle opzioni

client-by-chance = a caso
client-value-standard = normale
client-value-introductory = introduttiva
client-value-true = sì
client-value-false = no
client-value-turn = per tutto il turno
client-value-between-actions = tra le azioni
client-value-per-attribute = ogni attributo
client-value-total = il totale
client-value-flat = 200
client-value-printed = il costo stampato
client-value-equip = ogni volta che può equipaggiarsi
client-value-setup-only = prima del primo turno
client-value-1 = una
client-value-unlimited = quante si vuole
client-value-auto = automatico
client-value-story = storia
client-value-sandbox = libera
client-value-shared = condivisa
client-value-normal = normale
client-value-beginner = principiante
client-value-heroic = eroico

## Prima della distribuzione

client-invited = Hai ricevuto un invito. Scrivi il tuo nome e prendi posto.
client-full = Tutti i posti sono occupati.
client-seat-gone = Il posto di questo link è stato occupato, ma ce n’è un altro libero.
client-seat-open = Posto libero
client-sit = Siediti qui
client-sit-on = Prendi il posto { $number }
client-only-watch = Guarda soltanto
client-lobby-waits = { $seats ->
    [one] { $seats } posto è libero. Quando sarà occupato, si distribuiranno le carte.
   *[other] { $seats } posti sono liberi. Quando saranno tutti occupati, si distribuiranno le carte.
}
client-seats-free = { $seats ->
    [one] { $seats } posto è libero.
   *[other] { $seats } posti sono liberi.
}
client-invite = Link solo a questo posto
client-invite-all = Un solo link per tutti gli amici
client-invite-all-about = Mandalo a tutti quelli che devono giocare: ognuno prende un posto libero.
client-invite-text = Gioca con me a { $game }!
client-invite-seat = Un link al posto { $number }
client-invite-watch = Un link per guardare
client-link-secret = Chiunque abbia questo link può usarlo: mandalo solo alla persona a cui è destinato.
client-code-alt = Codice QR di questo link
client-send-away = Rimuovi il bot
client-leave = Lascia il posto
client-leave-sure = Lasci il posto? Un bot continuerà a giocare per te.
client-bot-label = bot
client-seed-hash = Impronta del mazzo mescolato:
client-lesson-deal = È una lezione: chi impara questo gioco riceve sempre le stesse carte, e qualcuno potrebbe già conoscerle.

## Al tavolo

client-the-table = Il tavolo
client-briefing = Storia e briefing
client-fold = Richiudi
client-guide = Guida
client-guide-hide = Nascondi la guida
client-this-table = Questo tavolo
client-decision = La tua decisione
client-decide = Che cosa fai?
client-log = Registro
client-log-newest = Prima il più recente
client-log-oldest = Prima il più vecchio
client-beside = Punti e registro
client-boards = Le aree dei giocatori
client-pad = Tabellone punti
client-map = Mappa
client-rule = Regola { $rule }
client-wait = Un momento…
client-waiting-for = In attesa di { $names }
client-sealed = La tua scelta è registrata e avrà effetto tra un momento.
client-game-over = La partita è finita.
client-take-back = Annulla
client-status-yours = tocca a te
client-status-thinking = sta pensando
client-status-ready = ha scelto
client-status-away = connessione persa
client-status-stand-in = gioca un bot al suo posto
client-net-lost = Nessuna connessione: si riprova…
client-net-restart = Il server si riavvia…
client-net-later = Il server è occupato. Attendi…
client-net-sending = Invio…
client-time-left = Tempo rimasto: { $time }
client-say = Di’ qualcosa
client-stood-in = Un bot gioca per te.
client-take-over = Riprendo il mio posto
client-undo-asked = Hai chiesto agli altri di annullare la tua ultima azione.
client-undo-wish = { $name } chiede di annullare l’ultima azione.
client-agree = D’accordo
client-disagree = Non d’accordo
client-own-link = Il mio posto su un altro dispositivo
client-as-text = Come testo
client-as-picture = Come immagine
client-orders-open = Quando chiedermelo
client-orders = Quando qualcun altro tenta una missione
client-orders-ask = chiedimi ogni volta
client-orders-matters = chiedimi solo se un evento può ancora cambiare qualcosa
client-orders-from = chiedimi solo da una certa ricompensa in su
client-orders-never = non chiedere mai, passo
client-orders-reward = ricompensa minima
client-preview-change = { $what }: { $change }

## Uno schermo per più persone

client-curtain = { $name }, tocca a te
client-curtain-about = Passa il dispositivo. Gli altri non guardino!
client-curtain-wait = Gli altri stanno pensando…
client-i-am = Sono { $name }

## Dopo la partita

client-show-result = Risultato
client-look-at-table = Torna al tavolo
client-you-win = Hai vinto!
client-you-share = Condividi la vittoria!
client-winner = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
client-won-together = Missione compiuta!
client-lost-together = La missione è fallita.
client-unfinished = La partita è stata interrotta prima della fine.
client-won = vittoria
client-stood-in-mark = qui per un po’ ha giocato un bot
client-counting = Il conteggio…
client-place = Il tuo posto: { $place } su { $count }
client-best = Momento migliore
client-best-own = Il tuo momento migliore
client-turning = Punto di svolta
client-turning-from = { $name } passa in testa e ci resta fino alla fine ({ $word } { $turn }).
client-turning-always = { $name } resta in testa dall’inizio alla fine.
client-record = Il tuo record
client-record-first = { $points }: il tuo primo risultato con questo numero di giocatori. Ora è quello da battere.
client-record-broken = { $points }: il tuo miglior risultato! Prima era { $before }.
client-record-stands = Il tuo miglior risultato resta { $points }.
client-see-it = Rivedi il momento
client-picture-alt = Il risultato come immagine
client-picture-share = Condividi l’immagine
client-picture-copy = Copia l’immagine
client-picture-save = Salva l’immagine
client-picture-failed = Il browser non è riuscito a creare l’immagine.
client-rematch = Rivincita
client-to-rematch = Al nuovo tavolo
client-replay = Rivedi
client-download = Scarica
client-chart = Punti turno per turno
client-chart-table = In cifre
client-turn = Turno
client-proof = Prova che il mazzo non è truccato
client-proof-about = Prima della distribuzione il tavolo ha mostrato un’impronta di come le carte erano mescolate. Ora il seme è pubblico: il suo SHA-256 deve corrispondere a quell’impronta.
client-seed = Come le carte erano mescolate (seme):
client-proof-holds = Corrisponde (controllato dal tuo browser).
client-proof-fails = Non corrisponde!
client-proof-cannot = Il tuo browser lo controlla solo con https. Va bene qualsiasi programma SHA-256: il seme è di 32 byte in esadecimale.
client-moment = Momento della partita
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Prima del primo turno · { $number }/{ $all }
client-from-seat = Punto di vista
client-spectator = uno spettatore
client-step-back = Un passo indietro
client-step-on = Un passo avanti
client-turn-back = Un turno indietro
client-turn-on = Un turno avanti
client-speed = Velocità
client-run = Riproduci
client-pause = Pausa

## Le regole

client-rules-search = Cerca nelle regole
client-rules-aid = Carta Consultazione
client-rules-things = Glossario
client-rules-all = Tutte le regole per numero
client-rules-nothing = Nessuna regola contiene tutte queste parole.

## What others do, told beat by beat

client-film = Che cosa succede
client-film-skip = Salta
client-film-again = Rivedi l’ultimo turno
