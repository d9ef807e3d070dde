### Le regole di Way of the Mandalorian, una per numero, per chi gioca.

## Scopo del gioco e Crediti

rules-way-of-the-mandalorian-aim = Scopo del gioco e Crediti
rule-WM-10 = Lo scopo è possedere più Crediti di tutti alla fine della partita.
rule-WM-01 = Il gioco è per 2, 3 o 4 giocatori.
rule-WM-A62 = In due si gioca con le stesse regole; cambia solo il numero di missioni (WM-12). Con un solo avversario, contro ogni tentativo si gioca al massimo un evento.
rule-WM-08 = I Crediti sono il tuo denaro e, alla fine, il tuo punteggio. La scatola ha 82 segnalini Credito, ma servono solo a indicare gli importi: puoi possedere qualsiasi numero intero di Crediti, da 0 in su.
rule-WM-A46 = La riserva non esaurisce mai i Crediti.
rule-WM-A63 = I giocatori non possono scambiarsi, prestarsi o darsi niente: i Crediti si pagano alla riserva o si prendono dalla riserva, e basta.
rule-WM-A67 = Con 0 Crediti giochi ancora: puoi pescare, vendere, fare un lavoretto e tentare missioni.

## Plance e carte

rules-way-of-the-mandalorian-cards = Plance e carte
rule-WM-02 = Tutti i giocatori condividono una plancia Missione. Ha un posto per la missione che si tenta e uno per gli eventi; fuori da un tentativo entrambi sono vuoti.
rule-WM-03 = Ci sono quattro plance personaggio: Din Djarin, Fennec Shand, Bo-Katan Kryze e Boba Fett. Ognuna mostra un nome, simboli propri, slot per l’equipaggiamento e un’abilità speciale.
rule-WM-09 = La forza si conta in simboli. Un personaggio, una carta equipaggiamento, un evento o una missione ha 0 o più simboli di ogni attributo.
rule-WM-A01 = Gli attributi sono esattamente quattro: potenza di fuoco, armatura, pilotaggio e astuzia, sempre in questo ordine.
rule-WM-04 = Ci sono 45 missioni: 20 di livello 1, 14 di livello 2, 10 di livello 3 e 1 di livello 4. Una missione mostra i simboli che chiede, una ricompensa e una penalità in Crediti.
rule-WM-05 = Ci sono 30 carte equipaggiamento, che sono verdi. Ognuna ha un nome, simboli e un costo in Crediti; alcune sono segnate come temporanee (WM-47).
rule-WM-06 = Ci sono 26 carte evento, che sono blu. Ognuna ha un nome, simboli e un costo in Crediti, ma nessun testo con un effetto.
rule-WM-A25 = Gli eventi aggiungono soltanto simboli: giocati da un avversario, a ciò che la missione chiede; giocati da chi la tenta, alla sua forza. Nessun simbolo è mai negativo.
rule-WM-07 = Equipaggiamenti ed eventi insieme sono le 56 carte del mercato, tutte in uso qualunque sia il numero di giocatori.

## Preparazione

rules-way-of-the-mandalorian-setup = Preparazione
rule-WM-11 = La plancia Missione sta al centro. Tutti i giocatori condividono una fila di missioni, un mercato, un mazzo Mercato e una pila degli scarti.
rule-WM-12 = Le missioni di livello 1, 2, 3 e 4 si pescano a caso: 8, 4, 4 e 1 in due giocatori (17 in tutto), 12, 6, 6 e 1 in tre (25), 16, 8, 8 e 1 in quattro (33).
rule-WM-13 = Formano il mazzo Missione, a faccia in giù e ordinato per livello: il livello 1 in cima, poi i livelli 2 e 3, e la missione di livello 4 proprio in fondo.
rule-WM-A60 = Ogni livello si mescola a parte, anche il livello 1; i livelli non si mischiano mai.
rule-WM-14 = Le missioni non pescate tornano nella scatola e non si usano: 28 in due giocatori, 20 in tre, 12 in quattro.
rule-WM-15 = Le prime 6 missioni si girano a faccia in su: sono la fila. All’inizio sono tutte di livello 1.
rule-WM-16 = Tutti i 30 equipaggiamenti e i 26 eventi si mescolano in un solo mazzo Mercato a faccia in giù. All’inizio la pila degli scarti è vuota.
rule-WM-17 = Le prime 4 carte del mazzo Mercato si girano a faccia in su: sono il mercato. Solo dopo si distribuiscono le mani.
rule-WM-18 = Ogni giocatore prende una plancia personaggio e 800 Crediti, poi pesca 5 carte dal mazzo Mercato. All’inizio le plance sono senza carte.
rule-WM-A53 = Ogni personaggio è in gioco al massimo una volta. I personaggi li sceglie il tavolo o li assegna il caso, prima che si distribuisca qualsiasi carta.
rule-WM-A55 = Le mani si distribuiscono cinque carte alla volta, in senso orario, a partire dal primo giocatore.
rule-WM-A65 = Non puoi cambiare la tua mano di partenza.
rule-WM-19 = Tutti gli altri Crediti sono la riserva.
rule-WM-20 = Dopo la preparazione il mazzo Missione ha 11, 19 o 27 carte e il mazzo Mercato 42, 37 o 32, in due, tre o quattro giocatori.

## Il tuo turno

rules-way-of-the-mandalorian-turn = Il tuo turno
rule-WM-21 = Comincia la persona più anziana. Poi si gioca in senso orario, cioè verso sinistra.
rule-WM-A54 = Qui chi ha aperto il tavolo indica il giocatore che comincia; se non è indicato, decide il caso.
rule-WM-22 = Nel tuo turno puoi equipaggiarti e puoi svolgere 2 azioni in qualsiasi combinazione: pescare 2 carte, vendere, fare un lavoretto, tentare una missione.
rule-WM-23 = In un turno puoi svolgere due volte la stessa azione. Solo il lavoretto è limitato a una volta (WM-38).
rule-WM-A17 = Le due azioni possono anche essere uguali.
rule-WM-24 = Dopo due azioni non te ne restano: concludi il turno. Poi vengono il limite di mano e i rifornimenti, e comincia il giocatore successivo.
rule-WM-A16 = Puoi concludere il turno dopo un’azione o senza farne nessuna. Le azioni non svolte sono perse.
rule-WM-A71 = Il tuo turno non finisce da solo, anche se non c’è niente da equipaggiare: lo concludi tu. Solo dove ci si equipaggia tra le due azioni (WM-A03) finisce dopo la seconda.
rule-WM-85 = Fino alla fine della partita c’è sempre esattamente un giocatore che deve decidere e che ha qualcosa da scegliere; gli altri aspettano.
rule-WM-83 = Il caso conta solo nella preparazione e quando si rimescolano le carte; per il resto contano solo le tue decisioni. Un’azione che ha mostrato o cambiato qualcosa non si può annullare.

## Equipaggiarsi

rules-way-of-the-mandalorian-equipping = Equipaggiarsi
rule-WM-25 = Equipaggiarsi non è un’azione: non consuma nessuna delle tue due azioni.
rule-WM-A03 = Puoi equipaggiarti in qualsiasi momento del tuo turno, prima, tra e dopo le tue azioni, ma non nel mezzo di una di esse. Il tavolo può scegliere invece: solo dopo la prima e prima della seconda azione.
rule-WM-26 = Equipaggia una carta della tua mano: va a faccia in su in uno slot per l’equipaggiamento libero della tua plancia. Le carte del mercato vanno prima pescate, e gli eventi non ci stanno.
rule-WM-27 = Ogni personaggio ha 4 slot per l’equipaggiamento; Din Djarin ne ha uno in più (WM-58).
rule-WM-A06 = Gli slot sono tutti uguali: ogni equipaggiamento va in ogni slot, e due carte uguali possono stare fianco a fianco.
rule-WM-A04 = In un turno puoi equipaggiare tante carte quante ne permettono i tuoi slot liberi e i tuoi Crediti.
rule-WM-28 = Per ogni carta che equipaggi, paga alla riserva il suo costo stampato.
rule-WM-A07 = Devi pagare l’intero costo in una volta. Se hai di meno, non puoi equipaggiare la carta.
rule-WM-30 = Ci si equipaggia solo nel proprio turno e solo sulla propria plancia. Il costo stampato è l’unico prezzo.
rule-WM-29 = L’equipaggiamento resta sulla tua plancia e si può usare in quante missioni vuoi, finché non lo vendi o, se è temporaneo, finché non lo usi.
rule-WM-A05 = L’equipaggiamento non si può riprendere in mano, coprire o sostituire. Uno slot si libera solo quando ne vendi la carta o ne hai usato una temporanea.

## Pescare carte

rules-way-of-the-mandalorian-drawing = Pescare carte
rule-WM-31 = Con un’azione pesca 2 carte: ognuna è una carta a faccia in su del mercato oppure la prima carta del mazzo Mercato.
rule-WM-A08 = Puoi combinare: entrambe dal mercato, entrambe dal mazzo Mercato, o una e una.
rule-WM-A09 = Prendi le carte una dopo l’altra: scegli la seconda dopo aver visto la prima.
rule-WM-A11 = Peschi sempre 2 carte, mai di meno. Finché non hai la seconda non puoi fare altro.
rule-WM-32 = Le carte prese dal mercato non si sostituiscono fino alla fine del tuo turno (WM-64).
rule-WM-A10 = Niente si rifornisce tra le due carte o tra le tue azioni: dopo due pescate dal mercato, questo può essere vuoto.

## Nuovo mazzo Mercato

rules-way-of-the-mandalorian-reshuffle = Nuovo mazzo Mercato
rule-WM-67 = Quando il mazzo Mercato è esaurito, tutti gli equipaggiamenti e gli eventi scartati si mescolano e formano un nuovo mazzo Mercato a faccia in giù. Le missioni non ne fanno mai parte.
rule-WM-33 = Può succedere a metà di una pescata: prendi l’ultima carta, si mescolano le carte vendute e scartate, e continui a pescare dal nuovo mazzo.
rule-WM-A12 = Gli scarti si mescolano solo quando serve una carta e il mazzo è esaurito. Fino ad allora il mazzo mostra 0 carte e si può ancora scegliere, finché ci sono scarti.
rule-WM-A13 = Se mai il mazzo Mercato e la pila degli scarti fossero entrambi vuoti, si pesca e si rifornisce finché ci sono carte, e la partita continua.

## Vendere

rules-way-of-the-mandalorian-selling = Vendere
rule-WM-34 = Con un’azione vendi quante carte vuoi, dalla mano, dalla plancia o da entrambe. Uno slot che si libera si può usare di nuovo nello stesso turno.
rule-WM-A19 = Anche gli eventi si possono vendere, dalla mano o dallo slot di Boba Fett, per metà del loro costo stampato. Una vendita richiede almeno 1 carta.
rule-WM-35 = La riserva paga metà della somma dei costi stampati di tutte le carte della vendita: carte da 200, 200 e 400 rendono 400 Crediti.
rule-WM-A20 = Prima somma tutti i costi della vendita, poi dividi a metà una sola volta e arrotonda per difetto al Credito intero. La vendita finale si conta allo stesso modo.
rule-WM-36 = Le carte vendute vanno nella pila degli scarti e tornano quando la si rimescola.
rule-WM-A21 = Una carta si può vendere nello stesso turno in cui è stata equipaggiata o usata, sempre per metà.

## Lavoretto

rules-way-of-the-mandalorian-quick-job = Lavoretto
rule-WM-37 = Con un’azione fai un lavoretto: prendi 200 Crediti dalla riserva.
rule-WM-38 = In un turno puoi fare un solo lavoretto.
rule-WM-A18 = Il limite vale per ogni turno: nel tuo prossimo turno puoi fare di nuovo un lavoretto.

## Tentare una missione

rules-way-of-the-mandalorian-attempt = Tentare una missione
rule-WM-39 = Con un’azione tenta una missione a faccia in su della fila. Entrambe le tue azioni possono essere tentativi.
rule-WM-40 = Scegli una missione; va nel posto della missione sulla plancia Missione. Puoi tentarne una qualsiasi, qualunque siano la tua forza e i tuoi Crediti.
rule-WM-A42 = Puoi tentare una missione che non puoi completare. Una volta scelta, non puoi più tirarti indietro.
rule-WM-A41 = Dopo un fallimento puoi tentare di nuovo la stessa missione nello stesso turno.
rule-WM-A43 = La fila non si rifornisce tra i tuoi due tentativi: dopo un successo scegli tra le missioni rimaste.

## Eventi

rules-way-of-the-mandalorian-events = Eventi
rule-WM-41 = Partendo dalla sinistra di chi tenta la missione e in senso orario, ogni avversario può giocare 1 evento dalla mano, o nessuno.
rule-WM-A24 = Ogni avversario decide una volta. A chi ha passato non si chiede più in questo tentativo.
rule-WM-42 = Un avversario che gioca un evento paga 200 Crediti alla riserva.
rule-WM-A22 = Giocare un evento qualsiasi costa 200 Crediti; il suo costo stampato conta solo quando si vende. Il tavolo può scegliere invece che giocare un evento costi quanto è stampato sulla carta.
rule-WM-A23 = Se non puoi pagare per intero i 200 Crediti, non puoi giocare un evento dalla mano. Solo l’evento nello slot di Boba Fett è gratis (WM-61).
rule-WM-43 = Gli eventi degli avversari stanno a faccia in su sulla plancia Missione, quindi chi decide dopo li vede.
rule-WM-44 = Quando tutti gli avversari hanno deciso, puoi giocare 1 evento dalla mano per il tuo tentativo: paga 200 Crediti e mettilo a faccia in su accanto alla tua plancia.
rule-WM-A26 = Vedi tutti gli eventi degli avversari prima di decidere sul tuo evento e sul tuo equipaggiamento.
rule-WM-A66 = Gli eventi si giocano solo in questi due momenti di un tentativo e non stanno mai negli slot per l’equipaggiamento. Solo Boba Fett può metterne uno nel suo slot (WM-A27).
rule-WM-A69 = Ti si chiede se vuoi giocare un evento quando hai almeno 1 carta in mano e 200 Crediti (il costo stampato più basso se si paga quello, qualsiasi importo se i Crediti sono nascosti), o un evento pronto nel tuo slot. Che cosa contiene la tua mano non importa. Istruzioni permanenti possono passare per te, sempre o sotto una ricompensa che indichi, dopo l’attesa abituale.
rule-WM-A61 = Se ti viene chiesto un evento e non rispondi in tempo, passi. Tutte le altre decisioni di un giocatore assente le prende il bot che gioca al suo posto.

## Forza

rules-way-of-the-mandalorian-strength = Forza
rule-WM-45 = Che cosa ti serve: per ogni attributo, somma i simboli della missione e di tutti gli eventi giocati dagli avversari. Il tuo evento non entra in questa somma.
rule-WM-46 = Solo ora, conoscendo i requisiti, scegli quali equipaggiamenti della tua plancia usare.
rule-WM-A40 = Puoi usare tutto il tuo equipaggiamento, una parte o niente. Usare un equipaggiamento che non è temporaneo non fa mai danno.
rule-WM-48 = Che cosa hai: per ogni attributo, somma i simboli del tuo personaggio, del tuo evento e degli equipaggiamenti che usi. L’equipaggiamento che non usi non aggiunge niente.
rule-WM-49 = Riesci se in ogni attributo hai almeno tanti simboli quanti richiesti; basta la parità. Altrimenti fallisci.
rule-WM-A02 = Ognuno dei quattro attributi va raggiunto; l’abbondanza di uno non compensa un altro. Il tavolo può scegliere invece di confrontare solo i totali di tutti e quattro.

## Successo e fallimento

rules-way-of-the-mandalorian-result = Successo e fallimento
rule-WM-50 = Se riesci, prendi dalla riserva la ricompensa stampata; non puoi rifiutarla. La missione lascia il gioco: non si tiene e non va nella pila degli scarti.
rule-WM-51 = Se fallisci, paga alla riserva la penalità stampata.
rule-WM-52 = Se non puoi pagare l’intera penalità, paga tutti i Crediti che hai.
rule-WM-A44 = Non resta alcun debito, e niente ti obbliga a vendere carte per pagare una penalità.
rule-WM-53 = Dopo un fallimento la missione torna al suo posto nella fila.
rule-WM-A45 = Prima si regola la ricompensa o la penalità, poi si tolgono gli eventi giocati e gli equipaggiamenti temporanei usati.
rule-WM-54 = Dopo un successo come dopo un fallimento, tutti gli eventi giocati nel tentativo vanno nella pila degli scarti. Ciò che è stato pagato per essi non viene restituito.
rule-WM-47 = Gli equipaggiamenti temporanei che hai usato vanno scartati alla fine di questa missione. Ciò che non hai usato resta sulla tua plancia.
rule-WM-55 = Gli equipaggiamenti temporanei usati vanno nella pila degli scarti dopo gli eventi; solo Fennec Shand può tenerli (WM-59).
rule-WM-A39 = Gli equipaggiamenti temporanei usati sono persi anche dopo un fallimento.
rule-WM-56 = Esempio: una missione e l’evento di un avversario, per cui sono stati pagati 200 Crediti, chiedono 3, 1, 2 e 1 simboli. Il tuo personaggio e due equipaggiamenti danno 3, 3, 2 e 3: successo, e la ricompensa di 400 è tua.

## Personaggi

rules-way-of-the-mandalorian-characters = Personaggi
rule-WM-57 = Ogni personaggio ha esattamente un’abilità speciale, e può usarla solo il giocatore con quella plancia.
rule-WM-58 = Din Djarin ha uno slot per l’equipaggiamento in più, 5 in tutto.
rule-WM-A38 = Il suo quinto slot è come gli altri e non ha regole proprie.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand può pagare 200 Crediti per tenere in mano una carta equipaggiamento che dovrebbe scartare.
rule-WM-A35 = Questo riguarda gli equipaggiamenti temporanei usati, non le vendite o le carte in eccesso nella mano. Il tavolo può scegliere di includere gli equipaggiamenti in eccesso: per 200 Crediti ciascuno restano oltre le cinque carte e contano di nuovo alla fine del suo prossimo turno.
rule-WM-A36 = Decide per ogni carta usata separatamente e paga ogni volta 200 Crediti, tutte le volte che può. Paga dopo la ricompensa o la penalità.
rule-WM-A37 = Una carta tenuta va nella sua mano e conta per il limite di mano. Può equipaggiarla di nuovo per l’intero costo, anche nello stesso turno.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Quando Bo-Katan Kryze tenta una missione, può scartare 1 carta dalla mano per ignorare 1 simbolo della carta missione.
rule-WM-A34 = Lo fa solo nei propri tentativi, dopo tutti gli eventi e prima di scegliere l’equipaggiamento. Va bene qualsiasi carta della mano; va subito nella pila degli scarti ed è persa anche se il tentativo fallisce.
rule-WM-A32 = Può farlo una volta per tentativo, quindi due volte in un turno con due tentativi. Il tavolo può scegliere di non porre limiti: allora ogni carta scartata fa ignorare un simbolo.
rule-WM-A33 = Può ignorare solo un simbolo stampato sulla carta missione, non uno aggiunto da un evento. Il tavolo può scegliere di permettere anche i simboli degli eventi.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett ha uno slot in più per un evento, a faccia in giù. L’evento in questo slot può giocarlo gratis.
rule-WM-A27 = Ogni volta che può equipaggiarsi, può mettere gratis un evento della mano nello slot vuoto; ne esce solo quando viene giocato o venduto. Il tavolo può scegliere invece: una sola volta, dopo la distribuzione e prima del primo turno.
rule-WM-A28 = Può giocarlo gratis anche contro le missioni degli altri, quando tocca a lui decidere. Il tavolo può scegliere di permetterlo solo nei suoi tentativi.
rule-WM-A29 = Anche lui gioca un solo evento per tentativo: dallo slot o dalla mano, non da entrambi.
rule-WM-A30 = L’evento nello slot non conta per il limite di mano.
rule-WM-A31 = Nella vendita finale l’evento nello slot si rivela e si vende per metà del suo costo stampato.

## Fine del turno

rules-way-of-the-mandalorian-end-of-turn = Fine del turno
rule-WM-A14 = Alla fine di un turno viene prima il limite di mano, poi si rifornisce il mercato, poi la fila.
rule-WM-63 = Alla fine del tuo turno puoi avere in mano al massimo 5 carte. Scarta esattamente quelle in eccesso, a tua scelta; le carte sulla plancia non contano.
rule-WM-A15 = Durante il tuo turno la mano può superare le 5 carte. Nei turni degli altri non può crescere.
rule-WM-64 = Il mercato si rifornisce dal mazzo Mercato fino a 4 carte a faccia in su.
rule-WM-65 = La fila si rifornisce dal mazzo Missione fino a 6 missioni a faccia in su.
rule-WM-A47 = Quando il mazzo Missione è esaurito, si continua con meno missioni, magari fino a quando resta solo la missione di livello 4.
rule-WM-A72 = I posti vuoti del mercato e della fila si riempiono dal primo all’ultimo, e un nuovo equipaggiamento prende il primo slot libero. A Fennec Shand si chiede nell’ordine dei suoi slot; l’ordine degli scarti non conta mai.
rule-WM-66 = Poi comincia il giocatore successivo a sinistra.

## Fine della partita

rules-way-of-the-mandalorian-end-of-game = Fine della partita
rule-WM-68 = La partita finisce appena un giocatore completa la missione di livello 4. Un tentativo fallito non la fa finire.
rule-WM-A48 = Quando la missione di livello 4 si gira a faccia in su, non succede ancora niente. Dal turno successivo si può tentare come ogni altra missione della fila.
rule-WM-69 = La fine è immediata: nessuno svolge altre azioni o altri turni, e il giro di tavolo non si completa.
rule-WM-A49 = L’ultima missione si regola ancora: ricompensa pagata, eventi ed equipaggiamenti temporanei usati scartati, niente da tenere per Fennec Shand, nessun limite di mano, nessun rifornimento. Il tavolo può scegliere che gli equipaggiamenti temporanei usati si vendano ancora.
rule-WM-70 = Vendita finale: tutti i giocatori vendono tutte le carte rimaste sulla propria plancia per metà della somma dei loro costi, e contano i propri Crediti.
rule-WM-72 = Alla fine le carte in mano non valgono niente.
rule-WM-A50 = La vendita finale riguarda solo la plancia: le carte in mano non si vendono.
rule-WM-71 = Vince chi ha più Crediti dopo la vendita finale, non importa chi ha completato la missione di livello 4.
rule-WM-A51 = A parità di Crediti la vittoria è condivisa; più in basso, a parità di Crediti si condivide la posizione.
rule-WM-A52 = Se nessuno completa la missione di livello 4, la partita si ferma dopo 200 turni di ogni giocatore, o dopo un altro numero fissato dal tavolo (0: senza limite). Si fa la vendita finale, ma la partita vale come incompiuta e non la vince nessuno.

## Visibile e nascosto

rules-way-of-the-mandalorian-knowledge = Visibile e nascosto
rule-WM-73 = Tutti vedono la fila, il mercato, la missione che si tenta, gli eventi giocati, le plance personaggio e tutti gli equipaggiamenti che ci stanno sopra.
rule-WM-A56 = I Crediti di tutti i giocatori sono visibili. Il tavolo può scegliere di nasconderli.
rule-WM-A57 = La pila degli scarti è visibile: tutti possono guardarla.
rule-WM-A58 = Tutti possono sapere quante carte hanno i mazzi, ma non quali.
rule-WM-A59 = Le carte scartate per il limite di mano o da Bo-Katan Kryze si mostrano a tutti.
rule-WM-74 = Solo tu conosci le carte della tua mano. Gli altri vedono quante sono, e ricordano quelle che ci sono entrate in vista di tutti.
rule-WM-A68 = In una mano si conoscono le carte prese dal mercato o tenute da Fennec Shand, finché non ne escono in vista di tutti; delle carte distribuite e di quelle del mazzo si conosce solo il numero. Gli spettatori vedono ciò che tutti i giocatori sanno in comune.
rule-WM-75 = L’evento nello slot di Boba Fett sta a faccia in giù: lui può guardarlo, gli altri vedono solo che lo slot è pieno.
rule-WM-A70 = Quando Boba Fett riempie il suo slot, gli altri sanno solo che era un evento. Gli eventi che conoscevano nella sua mano da allora possono essere nella mano o nello slot; gli equipaggiamenti che conoscevano sono ancora nella sua mano.
rule-WM-76 = Il mazzo Missione e il mazzo Mercato stanno a faccia in giù; nessuno conosce l’ordine delle loro carte.
rule-WM-A64 = Equipaggiamenti ed eventi hanno lo stesso dorso: la cima del mazzo Mercato non mostra di quale dei due si tratta.
rule-WM-77 = Il livello della prossima missione non è un segreto: il mazzo è ordinato e si può contare. In due giocatori, se restano 11 o 10 carte è il livello 1, da 9 a 6 il livello 2, da 5 a 2 il livello 3, e 1 il livello 4.
rule-WM-A73 = Quali missioni siano rimaste nella scatola non si sa; se ne conosce solo il numero per ogni livello. Le missioni completate sono visibili.
rule-WM-86 = Puoi ricavare le carte nascoste contando le 56 carte del mercato. Dopo aver rimescolato, il nuovo mazzo è esattamente la vecchia pila degli scarti; ogni altra carta nascosta è in una mano o nello slot di Boba Fett.
