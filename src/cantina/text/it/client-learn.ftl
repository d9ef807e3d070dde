### Il client web: le lezioni, e la guida che le accompagna.

client-learn-lesson = Lezione { $number }
client-learn-done = Completata
client-learn-begin = Comincia
client-learn-heard = Capito
client-learn-next = Lezione { $number }: { $name }
client-learn-play-on = Continua a giocare
client-learn-enough = Non serve altro: continua questa partita, o comincia la prossima lezione.
client-learn-enough-last = Era l’ultima lezione: continua a giocare, e buona caccia!
client-learn-none = Per questo gioco non c’è ancora una lezione; le sue regole sono qui sotto.
client-learn-explain = { $pointer ->
    [touch] Tieni premuta una carta per leggerne la spiegazione.
   *[mouse] Tieni il puntatore su una carta per leggerne la spiegazione.
}
client-learn-hunt = La caccia
client-learn-hunt-about = Cinque minuti circa: peschi, cacci e paghi, e poi puoi finire la partita.
client-learn-contracts = Contratti
client-learn-contracts-about = Il gioco completo, con una guida per ciò che è nuovo.
client-learn-missions = Missioni
client-learn-missions-about = Cinque minuti circa con Din Djarin: ti equipaggi, completi una missione e peschi.
client-learn-events = Eventi
client-learn-events-about = Una partita a tre con Boba Fett: eventi per te, e contro gli altri.
client-learn-camp = Il campo
client-learn-camp-about = Una prima missione per due eroi, a un tavolo di testo.
client-learn-egg = L’uovo
client-learn-egg-about = Una seconda missione con regole proprie, a un tavolo di testo.

## Bounty Hunters

client-learn-bh-draw-target = Si comincia: pesca una carta dal mazzo dei Bersagli.
client-learn-bh-keep = Scegli un Bersaglio da tenere; le altre carte vanno al vicino di sinistra.
client-learn-bh-play = Giocalo, e la tua caccia comincia.
client-learn-bh-shield = Per catturarlo i tuoi Cacciatori devono raggiungere tutti e tre i colori del suo scudo.
client-learn-bh-draw-hunter = Pesca un Cacciatore contro di lui.
client-learn-bh-passed = Tutte le mani sono passate di un posto a sinistra: scegli un Cacciatore che porti ciò che manca.
client-learn-bh-send = Manda il Cacciatore contro il tuo Bersaglio.
client-learn-bh-missing = Sotto il Bersaglio vedi che cosa manca ancora; quando non manca niente, è catturato.
client-learn-bh-captured = Catturato: i suoi punti sono tuoi, meno i numeri rossi dei tuoi Cacciatori.
client-learn-bh-draw-market = Ora pesca dal Mercato dei Jawa: i suoi Droidi e le sue Casse costano Crediti.
client-learn-bh-keep-market = Scegli una carta del mercato; il numero sulla moneta è il suo prezzo.
client-learn-bh-pay = Pagala ora, o prenotala finché non puoi pagare.
client-learn-bh-end = Dopo la prima quarta cattura si finisce questo turno e se ne giocano altri due, poi vince chi ha più punti.
client-learn-bh-sell = Ogni carta si può vendere per un Credito invece di giocarla.
client-learn-bh-orphans = Un Cacciatore senza Bersaglio aspetta, e si unisce al prossimo Bersaglio che giochi.
client-learn-bh-last = La fine è cominciata: prendi ciò che dà ancora punti.
client-learn-bh-draw-contract = Novità di questa partita: pesca un Contratto, che paga per certi personaggi catturati.
client-learn-bh-keep-contract = Scegli il Contratto; i personaggi che mostra sono quelli da cacciare.
client-learn-bh-contract = Giocalo: un Contratto è gratis, e paga alla fine della partita.
client-learn-bh-worth = Il numero sotto il Contratto è quanto pagherebbe ora.
client-learn-bh-rivals = Guarda a chi danno la caccia gli altri prima di passare loro una carta utile.
client-learn-bh-crates = Anche le Casse danno punti, e cinque in più a chi ne ha di più.

## Way of the Mandalorian

client-learn-wm-equip = Si comincia: paga una carta luminosa, e i suoi simboli si aggiungono ai tuoi.
client-learn-wm-more = Equipaggiane un’altra, finché tutti i simboli di una missione sono pieni.
client-learn-wm-ready = Hai tutti i simboli di questa missione: tentala.
client-learn-wm-use = Attiva l’equipaggiamento che ti serve; una carta con 1× poi sparisce.
client-learn-wm-done = La ricompensa è tua, e alla fine vince chi è più ricco.
client-learn-wm-draw = Hai ancora un’azione: pesca due carte.
client-learn-wm-take = Prendi due carte, scoperte o sconosciute dal mazzo.
client-learn-wm-end = Le due azioni sono fatte: concludi il turno.
client-learn-wm-job = Un lavoretto porta 200 Crediti, una volta in ogni tuo turno.
client-learn-wm-sell = Le carte che non servono si vendono per metà del loro costo.
client-learn-wm-goal = L’ultima missione paga più di tutte e chiude la partita.
client-learn-wm-event = Qualcuno tenta una missione: per 200 Crediti un tuo evento la rende più difficile.
client-learn-wm-limit = Alla fine del turno puoi tenere cinque carte: scegli che cosa scartare.
client-learn-wm-last = C’è l’ultima missione: paga 5000 e chiude la partita.
client-learn-wm-fill = Giochi con Boba Fett: nascondi un evento nel tuo slot, da dove si gioca gratis.
client-learn-wm-slot = Solo tu conosci questo evento: aiuta le tue missioni, o ferma quelle degli altri.
client-learn-wm-prepare = Equipaggia ciò che una missione chiede ancora.
client-learn-wm-try = Tenta questa missione: hai tutti i simboli.
client-learn-wm-own-event = Un tuo evento aggiunge una volta i suoi simboli; passa se bastano già.
client-learn-wm-once = Una carta con 1× sparisce dopo l’uso, quindi lascia quello che non serve.
client-learn-wm-keep = Tieni un evento e 200 Crediti, e potrai fermare un rivale.
client-learn-wm-orders = Con questo pulsante dici quando vuoi che ti si chieda degli eventi.

## The Mandalorian: Adventures

client-learn-ma-goal = Si comincia: ecco che cosa dovete ottenere insieme tu e chi gioca con te.
client-learn-ma-map = Sulla mappa @ è un eroe, t una minaccia, e le linee spesse sono muri.
client-learn-ma-play = Gioca una carta in uno spazio: più è forte, più fa l’azione.
client-learn-ma-go = Vai di casella in casella, o fermati dove sei.
client-learn-ma-attack = Scegli una minaccia da attaccare: la forza sono i danni.
client-learn-ma-second = Ora gioca una seconda carta in un altro spazio.
client-learn-ma-end = Le due carte sono giocate: concludi il turno.
client-learn-ma-crisis = Uno spazio che arriva a cinque porta un evento, e con sei o più prima questa crisi.
client-learn-ma-failure = Se succede questo, la missione è persa.
client-learn-ma-rules = Ogni missione ha regole proprie: qui l’uovo può incrinarsi.
client-learn-ma-skills = Il testo di una carta vale solo nello spazio che indica.
client-learn-ma-spaces = Distribuisci le carte, perché uno spazio che arriva a cinque porta un evento.
client-learn-ma-plan = Una carta Pianificazione si aggiunge alle tue due carte: giocala quando aiuta.
