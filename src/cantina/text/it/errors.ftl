### Che cosa può non andare in ciò che persone e programmi forniscono: una riga ciascuno, con la regola o il campo in causa.

## Azioni

action-unknown-verb = “{ $action }” non è un’azione: deve iniziare con una di queste parole: { $verbs }
action-bad-operands = “{ $action }” non è un’azione: ciò che segue “{ $verb }” manca, è di troppo o è sconosciuto
action-unknown-code = { $action } non è un’azione: i codici vanno da 0 a meno di { $size }
action-not-understood = { $action } non è un’azione: scrivila come in “draw target”, o indica il suo codice
action-other-game = “{ $action }” è un’azione di un altro gioco: { $game }
game-over = “{ $action }” non è possibile: la partita è finita ({ $rule })
not-your-turn = “{ $action }” non è possibile ora: gli altri non hanno ancora finito ({ $rule })
undo-nothing = Non c’è niente da annullare ({ $rule })
undo-barrier = “{ $words }” non si può più annullare: ha mostrato o cambiato qualcosa ({ $rule })

## Giochi, opzioni, posti, semi

game-unknown = Non esiste il gioco “{ $game }”; i giochi sono: { $games }
game-no-packs = Il gioco { $game } non accetta pacchetti
odds-none = Il gioco { $game } non calcola probabilità
odds-over = La partita è finita: non c’è più nulla da prevedere
odds-not-ready = Per le probabilità servono le regole compilate, che non sono ancora pronte: riprova tra un minuto
option-unknown = Non esiste l’opzione “{ $option }”; le opzioni sono: { $allowed }
options-wrong = “options” non può essere { $value }: indica le opzioni con i loro nomi, come in un dizionario
option-choice = L’opzione “{ $option }” non può essere “{ $value }”; può essere: { $allowed }
option-number = L’opzione “{ $option }” non può essere “{ $value }”: è un numero intero da { $least } a { $most }
option-assignment = L’opzione “{ $option }” non può essere “{ $value }”: per ogni posto indica un valore diverso tra { $allowed }; posti: { $seats }
option-team = L’opzione “{ $option }” non può essere “{ $value }”: indica valori diversi tra { $allowed }
option-text = “{ $option }” è il testo “{ $value }”: indica il valore stesso, senza virgolette
seats-wrong = { $game } è per un numero di giocatori da { $least } a { $most }, non “{ $seats }”
seat-unknown = Non esiste il posto “{ $seat }”: i posti vanno da 0 a { $last }
seed-wrong = “{ $seed }” non è un seme: dev’essere un numero intero da 0 a meno di 2^256, oppure 64 cifre esadecimali
seed-not-its-hash = Il seme non corrisponde al suo hash: questa non è la distribuzione annunciata
since-wrong = “since” non può essere “{ $since }”: è un numero intero, da 0 in su
event-wrong = “event” non può essere { $event }: è un evento di questo gioco, come li danno “play” ed “events”
language-unknown = Non ci sono testi nella lingua “{ $language }”; ci sono: { $languages }

## Partite salvate

saved-not-json = Questa non è una partita salvata: il testo non è JSON, oppure è troncato
saved-not-a-game = Questa non è una partita salvata di Cantina, oppure uno dei suoi campi è del tipo sbagliato
saved-missing = In questa partita salvata manca il campo “{ $field }”
saved-field = Il campo “{ $field }” di questa partita salvata non si può usare: { $reason }
saved-altered = Questa partita salvata è stata alterata: i suoi campi non corrispondono al suo “check”
saved-version = Questa partita è stata giocata con la versione { $saved } delle regole; questo programma gioca la versione { $ours }
saved-content = Questa partita è stata giocata con carte diverse da quelle di questo programma
saved-content-pack = Questa partita è stata giocata con carte diverse da queste; una partita con un pacchetto richiede lo stesso pacchetto, immutato (--pack)
saved-files = Le carte contenute in questa partita salvata non si possono usare: { $reason }
saved-secret = Il seme di questa partita è ancora segreto: si potrà leggere a partita finita
saved-action = L’azione { $number } di questa partita salvata (“{ $line }”) non si può giocare: { $reason }
saved-line = non indica un posto e un’azione
saved-result = Questa partita salvata dichiara un risultato a cui le sue azioni non portano

## File dei contenuti

content-unreadable = { $file }: impossibile leggere il file ({ $reason })
content-file-missing = { $file }: questo file manca nei contenuti del gioco
content-without-files = Questo set di carte è stato creato in memoria: non ha file da salvare
content-wrong = “content” non è un set di carte di { $game }: usa “game.content”, o ciò che dà “game.pack(folder)”
content-not-toml = { $file }, riga { $line }: non è TOML ({ $reason })
content-unknown-field = { $file }, riga { $line }: “{ $field }” qui è sconosciuto; può esserci: { $allowed }
content-missing = { $file }, riga { $line }: manca il campo “{ $field }”
content-count = { $file }, riga { $line }: “{ $field }” dev’essere una lista di { $count } { $count ->
    [one] valore
   *[other] valori
}
content-number = { $file }, riga { $line }: “{ $field }” è { $value }; dev’essere un numero intero da { $least } a { $most }
content-word = { $file }, riga { $line }: “{ $field }” è “{ $value }”; dev’essere uno tra { $allowed }
content-key = { $file }, riga { $line }: “{ $field }” è “{ $value }”; un nome ha solo lettere minuscole, cifre e trattini
content-total = { $file }, riga { $line }: le carte del tipo “{ $kind }” sono { $count }; devono essere { $wanted }
content-name-twice = { $file }, riga { $line }: “{ $field }” è “{ $value }”, ma un’altra carta si chiama già così
content-level = { $file }, riga { $line }: le missioni in cui “{ $field }” è { $level } sono { $count }; devono essere { $wanted }
content-no-symbol = { $file }, riga { $line }: “{ $field }” contiene solo zeri; serve almeno un simbolo
content-multiple = { $file }, riga { $line }: “{ $field }” è { $value }; dev’essere un multiplo di { $step }
content-no-shield = { $file }, riga { $line }: “{ $field }” contiene solo zeri, quindi nessuno catturerebbe il Bersaglio
content-same-twice = { $file }, riga { $line }: “{ $field }” deve indicare due personaggi diversi
content-copies = { $file }, riga { $line }: “{ $field }” è { $value }, ma nel set queste carte sono { $real }
content-contract-icons = { $file }, riga { $line }: i Bersagli con l’icona Contratto (“{ $field }”) sono { $count }; devono essere { $wanted }
content-crate-icons = { $file }, riga { $line }: le carte Cassa in cui “{ $field }” è { $icons } sono { $count }; devono essere { $wanted }

## Campagne

campaign-not-prepared = “{ $action }” non è possibile: il mazzo Guida non è ancora stato consultato prima di questa partita ({ $rule })
campaign-still-running = “{ $action }” non è possibile: la partita è ancora in corso ({ $rule })
campaign-other-game = { $file }: questa non è una partita di questa campagna: dovrebbe essere una partita di mandalorian-adventures con growth={ $growth }
campaign-other = { $file }: questo è il file di un’altra campagna (“{ $field }”)
campaign-decides = “{ $field }” lo decide la campagna: non indicarlo
campaign-mission-not-now = La missione “{ $action }” non è la prossima di questa campagna; può essere: { $missions } ({ $rule })
campaign-mission-locked = La missione “{ $action }” non è sbloccata; sono sbloccate: { $missions } ({ $rule })
campaign-which-mission = Quale missione? Sono sbloccate: { $missions }
campaign-envelope-closed = La busta { $action } è ancora chiusa ({ $rule })
campaign-not-yet = “{ $action }” non è ancora entrato in gioco ({ $rule })
campaign-read-ahead = La carta Guida { $action } non è stata risolta; nessuno legge oltre la carta { $last } ({ $rule })
campaign-unreadable = { $file }: impossibile leggere la campagna ({ $reason })
campaign-unwritable = { $file }: impossibile scrivere la campagna ({ $reason })
campaign-file-exists = { $file }: qui c’è già qualcosa; non è stato scritto niente
campaign-not-json = { $file }, riga { $line }: il testo non è JSON, oppure è troncato ({ $reason })
campaign-foreign = { $file }: questa non è una campagna di questo gioco: il campo “{ $field }” manca o dice altro
campaign-newer = { $file }, riga { $line }: “version” è { $saved }; questo programma conosce le campagne fino alla versione { $ours }
campaign-missing = { $file }: manca il campo “{ $field }”
campaign-value = { $file }, riga { $line }: “{ $field }” contiene { $value }, che è del tipo sbagliato o non segue dalle carte Guida risolte
campaign-action-unknown = “{ $action }” non si può fare con una campagna; c’è: { $actions }
campaign-result-missing = Com’è finita la partita? Di’ una di queste parole: { $results }

## Pacchetti di missioni e mappe

pack-no-folder = { $file }: questa cartella non esiste
pack-nothing = { $file }: in questa cartella non c’è niente di un pacchetto; può esserci: { $allowed }
pack-file-unknown = { $file }: nessun pacchetto ha un file o una cartella simile; può esserci: { $allowed }
pack-many-files = { $file }: qui ci sono più file di quanti un pacchetto possa averne ({ $most })
pack-not-plain = { $file }: è un collegamento, una pipe o un dispositivo; un pacchetto ha solo file normali
pack-large = { $file }: il file ha { $size } byte; un file di un pacchetto ne ha al massimo { $most }
pack-large-whole = { $file }: i file di questo pacchetto hanno insieme { $size } byte; ne sono ammessi al massimo { $most }
pack-strange = { $file }, riga { $line }: ogni voce deve iniziare con una riga come [[nome]], e con nient’altro
pack-one-entry = { $file }, riga { $line }: in questo file dev’esserci una voce [[{ $field }]], non { $count }
pack-kind-missing = { $file }: il pacchetto non ha nessun “{ $field }”
pack-too-many = { $file }, riga { $line }: “{ $field }”: troppe voci del tipo “{ $kind }”; c’è spazio per { $most }
pack-name-long = { $file }, riga { $line }: “{ $field }”: il nome “{ $value }” è troppo lungo; un nome ha al massimo { $most } caratteri
pack-twice = { $file }, riga { $line }: “{ $field }” dice “{ $value }” per la seconda volta
pack-flag = { $file }, riga { $line }: “{ $field }” è “{ $value }”; dev’essere true o false
pack-texts = { $file }, riga { $line }: “{ $field }” dev’essere una lista di testi tra virgolette
pack-text-missing = { $file }, riga { $line }: il testo “{ $field }” manca in: { $languages }
pack-text-broken = { $file }, riga { $line }: questo non è un messaggio Fluent
pack-text-foreign = { $file }, riga { $line }: il testo “{ $field }” non appartiene a questo pacchetto; un pacchetto ha solo i testi di ciò che contengono i suoi file

## Pacchetti: passi e condizioni

pack-step-empty = { $file }, riga { $line }: “{ $field }”: “{ $text }” non fa niente: manca un passo
pack-step-unknown = { $file }, riga { $line }: “{ $field }”: non esiste il passo “{ $value }”, come in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; intendevi “{ $like }”?
}
pack-step-then = { $file }, riga { $line }: “{ $field }”: “{ $text }” ha un “if” senza il suo “then”
pack-step-prefix = { $file }, riga { $line }: “{ $field }”: “{ $value }” è nel posto sbagliato in “{ $text }”; l’ordine è: +6, may, if ... then
pack-step-choice = { $file }, riga { $line }: “{ $field }”: “{ $text }”: una scelta è fatta da due a quattro passi semplici separati da |
pack-step-loop = { $file }, riga { $line }: “{ $field }”: “{ $text }”: dev’essere “for_each player” e un passo o una scelta
pack-condition-empty = { $file }, riga { $line }: “{ $field }”: manca una condizione in “{ $text }”
pack-condition-unknown = { $file }, riga { $line }: “{ $field }”: non esiste la condizione “{ $value }”, come in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; intendevi “{ $like }”?
}
pack-operands = { $file }, riga { $line }: “{ $field }”: “{ $text }” ha troppe o troppo poche parole; si scrive: { $form }
pack-operand = { $file }, riga { $line }: “{ $field }”: “{ $value }” non va bene in “{ $text }”; può esserci: { $allowed }
pack-operand-number = { $file }, riga { $line }: “{ $field }”: “{ $value }” non va bene in “{ $text }”; dev’essere un numero intero da { $least } a { $most }
pack-name-unknown = { $file }, riga { $line }: “{ $field }”: non esiste { $kind } “{ $value }”, come in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; intendevi “{ $like }”?
}
pack-misplaced = { $file }, riga { $line }: “{ $field }”: “{ $value }” qui non significa niente (“{ $text }”)

## Pacchetti: mappe e segnalini

pack-edge-unknown = { $file }, riga { $line }: “{ $field }”: non esiste la casella “{ $value }”, come in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; intendevi “{ $like }”?
}
pack-edge-two = { $file }, riga { $line }: “{ $field }”: “{ $text }” deve indicare due caselle diverse separate da -, |, : o =
pack-edge-contradicts = { $file }, riga { $line }: “{ $field }”: “{ $text }” dice { $second } dove un’altra riga dice { $first }
pack-map-lacks = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” non ha caselle con “{ $what }”
pack-map-stars = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” ha troppo poche caselle Stella; ne servono almeno { $least }
pack-map-number = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” non ha una casella con il numero { $number }
pack-slot = { $file }, riga { $line }: “{ $field }”: la casella “{ $value }” è una partenza o un’uscita, quindi non può esserci un segnalino
pack-cut-off = { $file }, riga { $line }: “{ $field }”: nessuno può raggiungere a piedi la casella “{ $value }”, nemmeno con tutte le porte aperte
pack-door = { $file }, riga { $line }: “{ $field }”: nessuna regola della mappa apre la porta “{ $value }” dal lato della partenza
pack-few-tokens = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” ha { $wanted } posti di forma “{ $shape }”, ma segnalini per { $count }, senza contare quelli per le missioni della storia
pack-must-place = { $file }, riga { $line }: “{ $field }”: bisogna piazzare più segnalini di forma “{ $shape }” di quanti posti abbia la mappa “{ $value }” ({ $wanted })
pack-no-slot = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” non ha posti di forma “{ $shape }”
pack-no-orange = { $file }, riga { $line }: “{ $field }”: la mappa “{ $value }” non ha segnalini arancioni
pack-orange = { $file }, riga { $line }: “{ $field }”: un segnalino arancione non ha forma
pack-rule-field = { $file }, riga { $line }: “{ $field }” vale solo per le regole su { $allowed }
pack-rule-door = { $file }, riga { $line }: “{ $field }”: una regola con door = true ha solo il passo “{ $allowed }”
pack-use-take = { $file }, riga { $line }: “{ $field }”: ciò che è già trasportato non si può prendere

## Pacchetti: carte

pack-beginner = { $file }, riga { $line }: “{ $field }” è { $value }; dev’essere più di hp, che è { $hp }
pack-character-missing = { $file }, riga { $line }: “{ $field }”: manca il personaggio “{ $value }”
pack-color-missing = { $file }, riga { $line }: “{ $field }”: non ci sono segnalini Disturbo del colore “{ $value }”
pack-deck = { $file }, riga { $line }: “{ $field }”: le carte Abilità iniziali di “{ $value }” sono { $count }; devono essere { $wanted }
pack-tactical = { $file }, riga { $line }: “{ $field }”: una carta tattica non ha forza
pack-tactical-steps = { $file }, riga { $line }: “{ $field }”: “{ $value }” è una carta tattica: non esegue azioni di cui “{ $text }” possa parlare
pack-when = { $file }, riga { $line }: “{ $field }” di “{ $value }” dev’essere “{ $wanted }”, a causa di “{ $text }”
pack-target = { $file }, riga { $line }: “{ $field }” di “{ $value }” dev’essere true se i suoi passi parlano del bersaglio, e solo allora
pack-plan-window = { $file }, riga { $line }: “{ $field }”: una carta Pianificazione ha dei passi, a meno che la sua finestra sia “{ $window }”
pack-back = { $file }, riga { $line }: “{ $field }” è “{ $value }”, ma nessun passo dell’evento riguarda questa classe
pack-growth-unknown = { $file }, riga { $line }: “{ $field }”: “{ $value }” non è niente che una carta Guida sappia fare, come in “{ $text }”; sa fare: { $allowed }
pack-growth-number = { $file }, riga { $line }: “{ $field }” è { $value }; le carte Guida sono numerate senza salti, e questa sarebbe la { $wanted }
pack-growth-stop = { $file }, riga { $line }: “{ $field }”: carta { $value }: l’ultima carta di ogni sezione, prima o dopo una partita, è una carta STOP, e nessun’altra lo è
pack-envelope = { $file }, riga { $line }: “{ $field }”: nessuna carta Guida apre la busta { $value }

## Pacchetti: missioni

pack-mercenary-map = { $file }, riga { $line }: “{ $field }”: una missione mercenaria si gioca su qualsiasi mappa e non ne indica nessuna
pack-mercenary-people = { $file }, riga { $line }: “{ $field }”: la missione mercenaria “{ $value }” deve elencare tutti i personaggi e non richiederne nessuno
pack-listed = { $file }, riga { $line }: “{ $field }”: la missione “{ $value }” deve elencare almeno { $least } personaggi
pack-required = { $file }, riga { $line }: “{ $field }”: “{ $value }” è richiesto ma non elencato
pack-track = { $file }, riga { $line }: “{ $field }”: “{ $text }” dev’essere un nome e una grandezza da 1 a { $most }, o tre grandezze per 2, 3 e 4 personaggi, come 3/4/5
pack-tracks = { $file }, riga { $line }: “{ $field }” può indicare al massimo { $most } tracciati diversi
pack-spaces = { $file }, riga { $line }: “{ $field }”: possono esserci al massimo { $most } spazi azione, quindi uno solo verde
pack-bonus = { $file }, riga { $line }: “{ $field }”: il bonus “{ $value }” non serve a niente nella missione “{ $mission }”
pack-no-effect = { $file }, riga { $line }: “{ $field }” manca: il segnalino “{ $value }” ne ha il simbolo nella missione “{ $mission }”
pack-objective-token = { $file }, riga { $line }: “{ $field }”: “{ $text }”: non è certo che il segnalino “{ $value }” sia sulla mappa
pack-objective-track = { $file }, riga { $line }: “{ $field }”: “{ $text }”: niente fa avanzare il tracciato “{ $value }”
pack-objective-take = { $file }, riga { $line }: “{ $field }”: “{ $text }”: nessuno può prendere il segnalino “{ $value }”
pack-objective-met = { $file }, riga { $line }: “{ $field }” è raggiunto prima del primo turno (mappa “{ $map }”, personaggi: { $count })
pack-over-at-start = { $file }, riga { $line }: “{ $field }”: la partita finisce prima del primo turno (mappa “{ $map }”, personaggi: { $count })
pack-not-enemy = { $file }, riga { $line }: “{ $field }”: “{ $text }”: “{ $value }” non è un nemico
pack-no-child = { $file }, riga { $line }: “{ $field }”: “{ $text }” parla del Bambino, ma la missione “{ $value }” non dice child = true
pack-child = { $file }, riga { $line }: “{ $field }”: niente porta il Bambino nella missione “{ $value }”
pack-replace = { $file }, riga { $line }: “{ $field }”: “{ $text }”: la mappa “{ $value }” ha meno segnalini nascosti
pack-no-star = { $file }, riga { $line }: “{ $field }”: “{ $text }”: la mappa “{ $map }” non ha “{ $value }”

## Opzioni di The Mandalorian: Adventures

ma-mode-unfit = L’opzione “mode” non può essere “{ $value }”: personaggi elencati dalla missione: { $listed }; giocatori: { $seats }; può essere: { $allowed }
ma-team-unfit = L’opzione “characters” non può essere “{ $value }”: nella modalità “{ $mode }” indica { $count ->
    [one] { $count } personaggio
   *[other] { $count } personaggi diversi
} tra { $allowed }
ma-team-lacks = Opzione “characters”: nella modalità “{ $mode }” a questa missione serve { $value }
ma-traitor-unfit = L’opzione “traitor” non può essere “{ $value }”: un traditore richiede tre o quattro giocatori che non condividono i personaggi; qui sono { $seats }, nella modalità “{ $mode }”
