### Il client web: le lezioni, e la guida che le accompagna.

client-learn-lesson = Lezione { $number }
client-learn-begin = Comincia
client-learn-heard = Capito
client-learn-none = Per questo gioco non c’è ancora una lezione: le sue regole sono brevi, e il tavolo spiega che cosa si può fare.
client-learn-hunt = La caccia
client-learn-hunt-about = Una partita intera senza Contratti, con una guida. Impari a scegliere le carte, a cacciare e a fare punti.
client-learn-contracts = Contratti
client-learn-contracts-about = Il gioco completo, con una guida per ciò che è nuovo.
client-learn-missions = Missioni
client-learn-missions-about = Una partita a due, con una guida. Giochi con Din Djarin.

## Bounty Hunters

client-learn-bh-welcome = Ecco come si gioca! Fai più punti di tutti catturando Bersagli. Prima tutti pescano contemporaneamente una carta: guarda che cosa contiene un mazzo, poi scegline uno.
client-learn-bh-choose = Hai cinque carte e ne tieni una. Le altre vanno a sinistra, quindi il tuo vicino riceve ciò che lasci. Per catturare qualcuno servono un Bersaglio, e Cacciatori o Droidi contro di lui.
client-learn-bh-target = Un Bersaglio. I suoi tre valori sono lo scudo: verde, blu, arancione. Giocalo, poi mandagli contro dei Cacciatori. Puoi anche vendere qualsiasi carta per un Credito.
client-learn-bh-hunter = Un Cacciatore. I suoi valori si sommano a quelli degli altri contro lo stesso Bersaglio. Il numero rosso è quanto ti costa se il Bersaglio viene catturato.
client-learn-bh-market = Una carta Mercato dei Jawa costa Crediti. Se ora non puoi pagare, prenotala: ti aspetta.
client-learn-bh-pass = Tutte le mani sono passate di un posto a sinistra. Quello che hai ora viene da destra.
client-learn-bh-open = Sotto il Bersaglio vedi che cosa manca ancora. Quando non manca più niente, è catturato immediatamente.
client-learn-bh-orphans = Un Cacciatore senza Bersaglio aspetta. Il prossimo Bersaglio che giochi deve unirsi a chi aspetta.
client-learn-bh-captured = Catturato! I suoi punti sono tuoi, meno i numeri rossi dei suoi Cacciatori. Appena qualcuno ha quattro catture, la fine è vicina.
client-learn-bh-broke = Finiti i Crediti? Vendi la carta che scegli: ogni carta dà un Credito.
client-learn-bh-near = Qualcuno ha tre catture. Con la quarta comincia la fine: si conclude questo turno, poi se ne giocano altri due.
client-learn-bh-last = La fine è cominciata. Conta che cosa puoi ancora catturare, e prendi ciò che dà punti subito.
client-learn-bh-contracts = Nuovi in questa partita: i Contratti. Ognuno paga per certi personaggi catturati, e di più per le coppie. Si pescano come ogni altra carta.
client-learn-bh-contract = Un Contratto è gratis. Paga alla fine per ciò che avrai catturato, quindi scegli quelli adatti ai tuoi Bersagli.
client-learn-bh-worth = Il tuo Contratto vale già qualcosa: il numero sotto si aggiorna durante la partita.

## Way of the Mandalorian

client-learn-wm-welcome = Ecco come si gioca! Vince il più ricco. Hai due azioni per turno. Una missione paga se hai tutti i simboli che chiede.
client-learn-wm-equip = I tuoi simboli non bastano ancora. Scegli una carta luminosa della tua mano per pagarla e metterla sulla plancia. Non è un’azione, quindi fallo prima di una missione.
client-learn-wm-ready = Su ogni missione i simboli pieni sono quelli che hai già. Trovane una con tutti i simboli pieni, e sceglila.
client-learn-wm-draw = Prendi due carte, una dopo l’altra: scoperte dal mercato, o sconosciute dal mazzo.
client-learn-wm-sale = Con un’azione vendi quante carte vuoi, per metà del loro costo. Concludi la vendita per ricevere i Crediti.
client-learn-wm-own-event = Un tuo evento aggiunge una volta i suoi simboli, per 200 Crediti. Se raggiungi tutto senza, non giocarne.
client-learn-wm-use = Scegli che cosa usi. Le carte con 1× poi spariscono, quindi lascia quelle che non servono.
client-learn-wm-event = Qualcun altro tenta una missione. Per 200 Crediti puoi renderla più difficile. Confronta i simboli: ne vale la pena?
client-learn-wm-limit = Alla fine del turno puoi avere in mano al massimo cinque carte: prima vendi o equipaggia le altre.
client-learn-wm-done = Una missione è completata e lascia la fila; la prossima viene dal mazzo. Sono sempre più difficili e pagano di più.
client-learn-wm-last = C’è l’ultima missione. Paga 5000, e chiude la partita.
