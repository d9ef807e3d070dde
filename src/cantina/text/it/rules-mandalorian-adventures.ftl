### Le regole di The Mandalorian: Adventures, una per numero, per chi gioca.

## Scopo e fine

rules-mandalorian-adventures-goal = Scopo e fine
rule-MA-01 = Da uno a quattro giocatori svolgono insieme una missione. Si vince o si perde tutti insieme, a meno che una variante non dica altro.
rule-MA-02 = Ogni missione si gioca su una mappa di caselle, su cui stanno personaggi, nemici e segnalini. Più missioni possono usare la stessa mappa.
rule-MA-174 = Vincete tutti insieme quando l’obiettivo della missione è raggiunto. Di solito vale alla fine di un turno, quindi prima bisogna sopravvivere alla fase eventi.
rule-MQ-74 = L’obiettivo si controlla alla fine del turno, dopo la fase di pesca, a meno che la missione non dica che vale immediatamente.
rule-MQ-97 = “Alla fine di un turno un personaggio è…” indica qualsiasi personaggio, dopo ogni turno; “quando concludi il turno” indica quello del giocatore attivo, in modalità condivisa l’uno o l’altro. Prima vengono le regole della mappa e della missione, nell’ordine scelto dal giocatore attivo, poi l’obiettivo.
rule-MA-175 = Appena una condizione di fallimento della missione è soddisfatta, perdete tutti insieme.
rule-MA-130 = I danni di un personaggio restano sulla sua carta. Quando raggiungono i PS del lato in uso, il personaggio è sconfitto e tutti i giocatori perdono subito.
rule-MQ-75 = Il fallimento si controlla dopo ogni singolo effetto. Se obiettivo e fallimento arrivano insieme, la missione è persa.
rule-MA-169 = Il testo di una carta o di una missione prevale su queste regole. Se due carte si contraddicono, il giocatore attivo decide quale vale.
rule-MA-170 = Tra possibilità equivalenti decide il giocatore attivo.
rule-MA-171 = Il giocatore attivo mette in ordine gli effetti che avvengono nello stesso momento; ognuno si conclude prima che cominci il successivo.

## Preparazione

rules-mandalorian-adventures-setup = Preparazione
rule-MA-17 = La preparazione ha sette passi: la missione, il mazzo Pianificazione, il mazzo Evento, i segnalini Danno e Disturbo, i segnalini Minaccia, i personaggi, il primo giocatore.
rule-MA-18 = Prima si risolve il mazzo Guida (MA-09) e si prende la missione che indica. Leggi la sua introduzione, il suo briefing e le regole della mappa, e applica ogni riga con la scritta PREPARAZIONE.
rule-MQ-87 = Le righe PREPARAZIONE si applicano nel loro ordine dopo il passo 7, prima del primo turno, a meno che una riga non indichi un altro momento. Un segnalino a faccia in giù che si sposta o si sostituisce non viene guardato.
rule-MA-19 = Mescola il mazzo Pianificazione e mettilo a faccia in giù accanto alla mappa.
rule-MA-20 = Mescola il mazzo Evento senza badare ai simboli sui dorsi. Tutti vedono il dorso della prima carta.
rule-MA-21 = I segnalini Danno sono a disposizione di tutti. All’inizio nessuno ha danni, a meno che non lo dica la PREPARAZIONE.
rule-MQ-86 = I segnalini Danno non si esauriscono mai.
rule-MA-22 = Metti a faccia in su esattamente un segnalino Disturbo bianco, preso a caso, su ogni spazio azione.
rule-MA-23 = Tutti gli altri segnalini Disturbo, compreso un bianco eventualmente avanzato, si mescolano a faccia in giù e formano la riserva.
rule-MA-24 = Prendi i segnalini Minaccia con il numero della missione sul dorso e mescola ogni forma a parte. Tutti gli altri segnalini Minaccia restano fuori dal gioco.
rule-MA-25 = Le caselle con un punto interrogativo ricevono un segnalino della forma stampata, a faccia in giù.
rule-MA-26 = Le caselle con una forma ma senza punto interrogativo ricevono un segnalino di quella forma, a faccia in su.
rule-MQ-62 = Se una forma ha più segnalini che caselle, quelli in eccesso tornano nella scatola senza essere guardati. I segnalini che servono all’obiettivo sono sempre tra quelli sulla mappa.
rule-MA-27 = I segnalini arancioni sono i rinforzi: formano una pila a faccia in giù accanto alla mappa.
rule-MA-28 = Ogni giocatore sceglie uno dei personaggi elencati per la missione e ne prende la carta (lato secondo la difficoltà), la sagoma, le carte Abilità e una carta Consultazione. Le sagome cominciano sulla casella di partenza.
rule-MQ-63 = Se ci sono più caselle di partenza, ogni giocatore ne sceglie una; i personaggi possono condividerla.
rule-MQ-64 = Due giocatori non possono prendere lo stesso personaggio.
rule-MA-29 = Mescola il tuo mazzo Abilità e pesca fino ad avere 4 carte in mano (livello eroico: 3).
rule-MA-30 = Decidete insieme chi comincia; se non vi accordate, decide il caso.

## Turno

rules-mandalorian-adventures-turn = Turno
rule-MA-35 = Comincia il primo giocatore. Un turno è fase azioni, fase eventi, fase di pesca; poi tocca al giocatore successivo in senso orario, finché la missione non è vinta o persa.
rule-MA-36 = Nella fase azioni devi eseguire due azioni diverse, ognuna giocando una carta Abilità dalla mano in uno spazio azione.
rule-MQ-13 = Se hai meno carte di quante dovresti giocarne, giocane quante puoi.
rule-MA-37 = Nella fase eventi ogni spazio azione con 5 o più porta un evento, con più di 5 prima una crisi. Se tutti hanno 4 o meno, non succede niente.
rule-MA-38 = Nella fase di pesca pesca dal tuo mazzo Abilità fino ad avere 4 carte in mano (livello eroico: 3). Se le hai già, non peschi niente.
rule-MQ-29 = Se hai in mano più carte del limite, tienile tutte e non pescarne.
rule-MA-172 = Quando un mazzo si esaurisce, la sua pila degli scarti viene subito mescolata e forma un nuovo mazzo.
rule-MA-173 = Se il tuo mazzo e la tua pila degli scarti sono entrambi vuoti, peschi le carte Abilità mancanti appena ce ne sono.
rule-MQ-94 = Le carte che ti sono dovute, fino al limite di mano, arrivano appena delle carte finiscono nella pila degli scarti, anche nel turno di un altro giocatore. In modalità condivisa viene servito per primo chi aspetta da più tempo.

## Azioni

rules-mandalorian-adventures-actions = Azioni
rule-MA-43 = Le quattro azioni di base sono Movimento, Attacco, Ricognizione e Pianificazione; una missione può aggiungerne di verdi.
rule-MA-39 = Una carta Abilità ha una forza stampata da 1 a 4, che dice quanto è forte l’azione.
rule-MA-40 = Metti la carta sopra quelle già nello spazio, in modo che tutti i valori restino visibili; poi esegui l’azione.
rule-MA-41 = Puoi giocare al massimo una carta per turno nello stesso spazio azione, qualunque sia il motivo per cui la giochi.
rule-MA-42 = Puoi giocare una carta e rinunciare alla sua azione. La sua forza stampata conta comunque nella fase eventi.
rule-MQ-14 = Un’azione a cui rinunci conta comunque come una delle tue due azioni: permette un salvataggio sulla tua casella, e l’effetto della carta si può usare.
rule-MA-93 = Un’azione extra ti permette di giocare un’altra carta Abilità con le regole solite, in uno spazio che non hai usato in questo turno.
rule-MA-94 = Le azioni extra non contano tra le due azioni obbligatorie.
rule-MQ-101 = A un’azione extra puoi rinunciare, in qualunque momento tu l’abbia ottenuta: le tue prime due carte del turno sono quelle obbligatorie.
rule-MA-95 = Un’azione gratuita ha una forza data, non richiede una carta Abilità e non aggiunge niente a nessuno spazio azione.
rule-MA-96 = Un’azione gratuita può ripetere un’azione di questo turno, e puoi ancora giocare dopo una carta per un’azione che hai eseguito gratis.
rule-MA-97 = Le azioni gratuite non contano tra le due azioni obbligatorie.
rule-MQ-27 = Un’azione gratuita ha esattamente la forza indicata e può essere qualsiasi azione della missione, comprese le verdi. “Forza 4 o più” si controlla con quella forza.
rule-MQ-91 = Se un altro personaggio riceve un’azione gratuita, sceglie il suo giocatore (in modalità condivisa, il giocatore attivo). Valgono le regole del movimento, Guardia, Presa e il salvataggio, i bonus non sono permessi, e in caso di parità decide il giocatore attivo.
rule-MA-166 = Dalla missione 3 in poi possono esserci spazi azione verdi per azioni della missione. Valgono tutte le regole degli spazi azione, compresi il segnalino Disturbo bianco della preparazione e la fase eventi.
rule-MA-167 = Dopo aver giocato una carta Abilità in uno spazio verde, applica il suo testo.
rule-MA-168 = Con “Forza 4 o più” lì si può giocare qualsiasi carta, ma l’azione avviene solo con forza 4 o più. Gli effetti possono aumentare la forza, anche oltre 4.

## Movimento

rules-mandalorian-adventures-movement = Movimento
rule-MA-44 = Con Movimento avanzi al massimo di tante caselle quanta è la forza, ogni passo in una casella adiacente. Puoi anche restare dove sei.
rule-MA-50 = Le regole del movimento valgono ogni volta che un personaggio si muove, non solo per l’azione Movimento.
rule-MA-45 = Se entri in una casella con un nemico o un segnalino Minaccia a faccia in giù, il tuo movimento finisce lì.
rule-MA-46 = I personaggi e i bonus a faccia in su non ti fermano.
rule-MQ-01 = Conta come sta il segnalino quando entri nella casella: un bonus girato a faccia in su prima in questo turno non ti ferma più.
rule-MQ-59 = Il Bambino non ferma un movimento.
rule-MA-47 = In una casella c’è posto per quanti personaggi, nemici e segnalini si vuole.
rule-MA-48 = Un nemico sulla casella da cui parti non ti trattiene, a parte il danno di Presa (MA-149).
rule-MA-49 = Ogni volta che sei su una casella con segnalini Minaccia a faccia in giù, questi si girano subito a faccia in su.
rule-MQ-12 = Un segnalino a faccia in giù che arriva sulla tua casella si rivela subito.
rule-MQ-05 = Entrando in una casella, rivela tutti i segnalini a faccia in giù con i loro Effetti missione, nell’ordine scelto dal giocatore attivo; poi usa bonus o salva il Bambino, poi fermati o prosegui. Alla fine del movimento colpiscono le Guardie, nell’ordine scelto dal giocatore attivo.
rule-MQ-02 = Ogni istruzione che muove un personaggio è un movimento a sé, con il proprio controllo di Guardia e Presa. Anche fare almeno un passo e tornare indietro è un movimento.
rule-MQ-03 = Un personaggio mosso dalla carta di un altro giocatore segue tutte le regole del movimento; le scelte spettano a chi la carta indica. Essere piazzati non è un movimento: si rivelano solo i segnalini a faccia in giù sulla nuova casella.

## Mappa e gittata

rules-mandalorian-adventures-map = Mappa e gittata
rule-MA-51 = Personaggi e segnalini stanno sempre su caselle. Due caselle separate da una sola linea sottile sono adiacenti.
rule-MQ-10 = Le caselle che si toccano solo con un angolo non sono adiacenti.
rule-MA-52 = Una linea grigia spessa è un muro: le caselle non sono adiacenti, e né il movimento né la gittata lo attraversano.
rule-MA-53 = Né il movimento né la gittata attraversano una porta chiusa; una porta aperta lascia passare entrambi. Le regole della mappa dicono come si apre una porta.
rule-MQ-11 = Una porta aperta resta aperta finché una regola non la chiude, e chiuderla non sposta nessuno. I nemici non aprono mai porte.
rule-MA-54 = Una linea tratteggiata è un dislivello: le caselle non sono adiacenti e nessuno si muove attraverso di esso, ma la gittata passa.
rule-MA-57 = Nel terreno bordato di rosso non si entra, e la gittata non lo attraversa.
rule-MA-55 = Le caselle Stella sono quelle dove per lo più appaiono i rinforzi.
rule-MA-56 = Una stella di un altro colore segue tutte le regole delle stelle e può avere in più un effetto nella missione.
rule-MA-165 = Alcune caselle hanno un piccolo numero, con cui i testi le indicano.
rule-MA-98 = La gittata è il numero di caselle del percorso permesso più breve dal personaggio al bersaglio. La stessa casella è a gittata 0.
rule-MA-99 = “Entro gittata N” indica ogni bersaglio a gittata da 0 a N.
rule-MA-100 = La gittata non attraversa muri, porte chiuse o terreno inaccessibile.
rule-MA-101 = La gittata attraversa dislivelli, minacce, personaggi e porte aperte.
rule-MA-102 = La gittata si può contare aggirando muri e terreno inaccessibile.
rule-MQ-09 = “Adiacente” vuol dire che si può passare a piedi: una linea sottile o una porta aperta. La gittata attraversa anche le linee tratteggiate. Il terreno inaccessibile non conta per nessuna delle due.

## Attacco e Ricognizione

rules-mandalorian-adventures-attack-intel = Attacco e Ricognizione
rule-MA-58 = Attacco infligge tanti danni quanta è la forza a una minaccia entro gittata 1.
rule-MA-59 = I danni restano su un nemico finché non è sconfitto.
rule-MA-60 = Un nemico con tanti danni quanti PS, o di più, è sconfitto. Il suo segnalino lascia la mappa e va a faccia in su tra quelli usati; i danni in eccesso sono persi.
rule-MA-61 = Puoi attaccare qualsiasi minaccia, anche a faccia in giù: prima sceglila, poi rivelala.
rule-MA-62 = Se il bersaglio rivelato non è un nemico, resta a faccia in su e non subisce danni.
rule-MA-63 = Rivelare un nemico con un attacco non è un movimento, quindi la sua Guardia non colpisce.
rule-MQ-17 = Quando un attacco rivela una minaccia, prima viene il suo Effetto missione, poi i danni.
rule-MQ-15 = Un bonus a faccia in su si può attaccare, ma non succede niente.
rule-MQ-16 = Un effetto che infligge danni entro una gittata, senza la parola “nemico”, può colpire anche un segnalino a faccia in giù: prima rivelalo, come per un attacco.
rule-MA-64 = Con Ricognizione scegli: guarda un segnalino Minaccia a faccia in giù, o muovi un nemico.
rule-MA-65 = Guarda un segnalino a faccia in giù entro una gittata pari alla forza. Lo vede solo il giocatore attivo; resta a faccia in giù sulla sua casella.
rule-MA-66 = Puoi dire agli altri che cosa hai visto, e puoi anche mentire.
rule-MQ-19 = Un segnalino che hai guardato può restare visibile solo a te finché non esce dal gioco.
rule-MA-67 = Oppure scegli un nemico a faccia in su entro una gittata pari alla forza e muovilo di 1 casella.
rule-MQ-18 = Il nemico può andare in qualsiasi casella adiacente, anche verso un personaggio o in una casella occupata. Questo non fa mai scattare Guardia, Presa o Diversivo.
rule-MQ-100 = Puoi scegliere solo un nemico che in quel modo si possa muovere di almeno 1 casella. Se non ce n’è, quella parte di un effetto si salta.
rule-MA-68 = Muovere un nemico con Ricognizione può portarti fuori dalla portata dei suoi effetti, come Guardia.
rule-MA-69 = La gittata per Ricognizione si conta come sempre: non attraverso muri, porte chiuse o terreno inaccessibile.

## Pianificazione

rules-mandalorian-adventures-plan = Pianificazione
rule-MA-70 = Pesca tante carte Pianificazione quanta è la forza. Le vede solo il giocatore attivo, che però può parlarne.
rule-MA-71 = Puoi tenere 1 delle carte pescate, a faccia in su sotto la tua carta personaggio.
rule-MA-72 = La carta Fallimento non ha effetto e non si può tenere.
rule-MA-73 = Non puoi mai avere due copie della stessa carta Pianificazione.
rule-MQ-23 = A parte questo, puoi avere quante carte Pianificazione vuoi.
rule-MA-74 = Puoi rimettere in cima al mazzo Pianificazione una carta pescata che non tieni, senza che gli altri la vedano.
rule-MA-75 = Tutte le altre carte pescate vanno nella pila degli scarti Pianificazione, a faccia in su.
rule-MQ-20 = Pesca tutte le carte prima di scegliere quale tenere e quale rimettere in cima. Anche Fallimento può andare in cima.
rule-MQ-21 = Le carte si pescano una alla volta; se il mazzo si esaurisce, si mescola la pila degli scarti, senza le carte di questa azione. Se entrambi sono vuoti, ne peschi di meno.
rule-MA-76 = Una carta Pianificazione dice quando si può usare. Fino ad allora sta a faccia in su davanti a chi la possiede.
rule-MQ-22 = Chi possiede una carta Pianificazione può usarla ogni volta che il suo testo lo permette, anche nei turni degli altri e in qualsiasi fase eventi. In modalità condivisa decide il giocatore attivo.
rule-MQ-88 = Una carta Pianificazione usata va nella pila degli scarti Pianificazione, a faccia in su, a meno che il suo testo non dica altro.
rule-MA-77 = Scarta la carta Pianificazione Difesa per bloccare 1 danno.
rule-MQ-24 = Si blocca dopo l’annuncio dei danni e prima che siano inflitti. Si possono combinare più blocchi, e i danni bloccati non si subiscono.
rule-MQ-104 = Se un altro personaggio subisce i danni di un attacco, può bloccarli chi li subisce e può rispondere chi è stato attaccato.
rule-MQ-105 = Per aprire una porta serve la forza che l’Attacco ha quando lo dichiari: Prendere la mira serve per gli attacchi contro una minaccia e non apre porte.

## Carte Abilità

rules-mandalorian-adventures-skill-cards = Carte Abilità
rule-MA-05 = Ogni personaggio comincia la campagna con 12 carte Abilità. Una carta con due strisce è due volte in quel mazzo.
rule-MA-86 = Una carta con un simbolo di azione sotto la forza è più forte di 1 quando si gioca per quell’azione.
rule-MA-87 = Il simbolo non aggiunge niente per le altre azioni né nella fase eventi.
rule-MQ-26 = I simboli e gli effetti che aumentano la forza si sommano, senza limite.
rule-MA-88 = L’effetto di una carta Abilità si può usare solo se la carta è nello spazio azione che l’effetto indica. Altrove la carta dà solo la sua forza.
rule-MA-89 = L’effetto si aggiunge all’azione, prima o dopo di essa come preferisci, a meno che la carta non stabilisca il momento.
rule-MA-90 = L’effetto non può interrompere l’azione, a meno che non lo dica la carta.
rule-MQ-98 = Un effetto che cambia la propria azione (forza, gittata, caselle, carte tenute) si dichiara prima di essa e vale per tutta l’azione. Un effetto che dipende da ciò che l’azione ha fatto viene dopo di essa.
rule-MQ-103 = Una regola sulla gittata di un Attacco vale per la casella da cui attacchi, anche se ci sei arrivato con la stessa carta. Una gittata stabilita dalla tua carta ha la precedenza.
rule-MA-91 = Non devi per forza usare l’effetto. Se lo usi, va applicata ogni sua parte, tranne quelle con “può” o “puoi”.
rule-MQ-25 = Applica ciò che è possibile, nell’ordine stampato; salta le parti impossibili.
rule-MA-92 = “Un personaggio qualsiasi” comprende anche il tuo, “un altro personaggio” no.
rule-MA-191 = Una carta tattica non ha forza e non dà azioni, solo il suo effetto, e solo se lo spazio corrisponde all’effetto.
rule-MQ-95 = Una carta tattica conta come una delle due carte che giochi e occupa il suo spazio per questo turno. Non è un’azione, quindi non permette un salvataggio.
rule-MA-192 = Nella fase eventi uno spazio con una carta tattica conta esattamente 5: un evento, nessuna crisi.
rule-MQ-85 = Questo vale qualunque altra cosa ci sia nello spazio: +6 non si applica mai, e anche per il totale più basso lo spazio conta 5.

## Minacce e bonus

rules-mandalorian-adventures-threats = Minacce e bonus
rule-MA-78 = I segnalini Minaccia restano sulla mappa finché non sono distrutti o presi.
rule-MA-79 = Una minaccia a faccia in su è un nemico o un bonus; una a faccia in giù non è né l’uno né l’altro.
rule-MA-80 = “Minaccia” indica ogni segnalino Minaccia, “nemico” solo i nemici a faccia in su.
rule-MA-81 = Un nemico è da mischia, tiratore o tiratore scelto. La classe di per sé non fa niente; sono le carte a farvi riferimento.
rule-MA-82 = I PS stampati di un nemico sono i danni che servono per sconfiggerlo.
rule-MA-83 = Un nemico può avere uno o più simboli di effetto, o nessuno. Valgono tutti i suoi effetti.
rule-MA-84 = Un bonus mostra un grande simbolo; le regole della mappa o il briefing dicono che cosa fa.
rule-MA-142 = Il kit medico funziona in ogni missione. Ogni altro bonus serve solo se le regole della mappa o il briefing ne parlano.
rule-MA-85 = Nella tua fase azioni puoi usare un bonus sulla tua casella in qualsiasi momento, anche di passaggio e prima di un effetto di un nemico come Guardia.
rule-MQ-28 = Solo il giocatore attivo può usare bonus, solo nella fase azioni e solo sulla casella del proprio personaggio.
rule-MA-143 = Kit medico: nella tua fase azioni scarta un kit medico a faccia in su dalla tua casella per curare 1 danno del tuo personaggio.
rule-MA-144 = Non puoi usare un kit medico senza avere danni, né per un altro personaggio. Se non lo usi, resta dov’è.
rule-MQ-65 = Un segnalino che una missione ti lascia prendere sta sulla tua carta personaggio. Non puoi lasciarlo né passarlo, a meno che non lo dica la missione. Un personaggio porta al massimo un segnalino di ogni tipo.

## Effetti dei nemici

rules-mandalorian-adventures-enemy-effects = Effetti dei nemici
rule-MA-145 = Guardia: se concludi un movimento entro gittata 1 da questo nemico, ti infligge 1 danno.
rule-MA-146 = Passare vicino a una Guardia non costa niente se il tuo movimento finisce a gittata 2 o più.
rule-MQ-04 = Puoi lasciare la casella di una Guardia o passarle accanto, ma non attraversare la sua casella: entrarci ti ferma.
rule-MQ-07 = Guardia agisce attraverso i dislivelli, ma non attraverso muri o porte chiuse.
rule-MA-147 = Una Guardia rivelata dal tuo movimento infligge il suo danno; una rivelata in altro modo no.
rule-MA-148 = Un Movimento di 0 caselle non è un movimento, quindi nessuna Guardia colpisce.
rule-MA-149 = Presa: se esci dalla casella di questo nemico, lì ti infligge 1 danno, subito prima che tu ti muova.
rule-MQ-08 = Presa colpisce una volta per ogni movimento che esce dalla sua casella, anche se il nemico è stato rivelato in questo turno. Non colpisce se il tuo personaggio viene piazzato altrove.
rule-MA-150 = Se il nemico con Presa lascia la tua casella, per esempio con Ricognizione, non subisci danni.
rule-MQ-06 = Se ci sono più Guardie o Prese, ognuna infligge 1 danno.
rule-MA-151 = Effetto missione: quando si rivela una minaccia con questo simbolo, applica il testo con lo stesso simbolo nel briefing. Guardare il segnalino non conta.
rule-MA-152 = Un Effetto missione non si può annullare e avviene anche se il nemico è sconfitto. Anche i bonus possono avere il simbolo.
rule-MA-153 = Diversivo: quando questo nemico si è mosso nella fase eventi, metti un segnalino Disturbo sullo spazio azione con il totale più basso.
rule-MQ-47 = Diversivo agisce subito dopo il movimento di quel nemico, prima del nemico successivo, con i totali di quel momento. In caso di parità decide il giocatore attivo.
rule-MA-154 = Diversivo non fa niente se il nemico non si è mosso, o si è mosso in un altro momento, come la fase azioni.

## Fase eventi

rules-mandalorian-adventures-event-step = Fase eventi
rule-MA-103 = Dopo la fase azioni controlla ogni spazio azione da sinistra a destra: somma le forze stampate delle sue carte e i valori dei suoi segnalini Disturbo.
rule-MQ-34 = L’ordine è Movimento, Attacco, Ricognizione, Pianificazione, poi gli spazi verdi come li elenca la missione.
rule-MA-106 = 4 o meno: non succede niente, carte e segnalini restano.
rule-MA-105 = Esattamente 5: risolvi un evento, poi svuota lo spazio.
rule-MA-104 = 6 o più: risolvi la crisi, poi un evento, poi svuota lo spazio.
rule-MA-108 = Qui contano solo i valori stampati, niente simboli e niente effetti delle abilità.
rule-MQ-30 = Il totale si fissa quando si comincia a risolvere lo spazio; decide crisi, evento e +6.
rule-MA-111 = La crisi sta in fondo al briefing, e ogni missione ha la sua. Per risolvere una crisi, applica quel testo.
rule-MA-107 = Da uno spazio svuotato ogni carta Abilità va nella pila degli scarti di chi la possiede, a faccia in su, e i segnalini Disturbo vanno a faccia in su tra quelli usati.
rule-MA-109 = Un turno può non portare alcun evento, o più eventi e crisi.
rule-MA-110 = Esempio: Movimento contiene un segnalino da 2 e carte per 4, in tutto 6: una crisi, poi un evento, poi Movimento si svuota. Attacco ha 5: un evento e nessuna crisi.
rule-MQ-32 = Dopo che uno spazio si è svuotato, guarda di nuovo da sinistra e risolvi il primo con 5 o più, finché non ce ne sono più.
rule-MQ-35 = Uno spazio che arriva a 6 o più per un disturbo ha la sua crisi come ogni altro.
rule-MQ-33 = Una catena di eventi non ha limite, ma dopo 100 spazi risolti in una sola fase eventi la partita si ferma incompiuta.

## Disturbo

rules-mandalorian-adventures-sabotage = Disturbo
rule-MA-04 = Ci sono esattamente 5 segnalini Disturbo bianchi; tutti gli altri sono gialli.
rule-MQ-81 = I segnalini bianchi hanno i valori 1, 1, 1, 2 e 2, i gialli 1, 2, 2, 3 e 3.
rule-MA-136 = Un segnalino Disturbo aggiunge il suo valore al suo spazio azione nella fase eventi.
rule-MA-137 = Quando un’azione viene disturbata, pesca un segnalino a caso dalla riserva a faccia in giù e mettilo, a faccia in su, su quello spazio azione.
rule-MA-139 = Su uno spazio azione può stare qualsiasi numero di segnalini Disturbo.
rule-MQ-106 = Se un testo toglie un segnalino Disturbo da uno spazio, è quello di valore più alto.
rule-MA-138 = Se nella fase eventi un disturbo porta uno spazio a 5 o più, il suo evento segue quando l’evento in corso è finito, preceduto da una crisi se lo spazio ha 6 o più.
rule-MQ-31 = Un segnalino messo sullo spazio che si sta risolvendo si scarta insieme a esso e non avvia una catena.
rule-MQ-53 = Se la missione non ha l’azione disturbata, non si mette alcun segnalino e non succede niente.
rule-MA-140 = Quando la riserva a faccia in giù è esaurita, tutti i segnalini usati, bianchi e gialli, si girano a faccia in giù e si mescolano: sono la nuova riserva.
rule-MA-141 = Se serve un segnalino e sono tutti su spazi azione, usa un sostituto che vale 1.
rule-MQ-52 = Un sostituto lascia il gioco quando il suo spazio si svuota.

## Eventi

rules-mandalorian-adventures-events = Eventi
rule-MA-112 = Pesca la prima carta Evento e applica i suoi effetti dall’alto in basso. Tutte le scelte le fa il giocatore attivo.
rule-MQ-80 = Su una carta Evento “tu” indica il personaggio del giocatore attivo.
rule-MA-131 = Applica qualsiasi testo si trovi su una carta Evento.
rule-MA-132 = Un effetto con +6 vale solo se lo spazio azione ha 6 o più.
rule-MA-133 = Il dorso di una carta Evento fa intuire il suo effetto, per esempio la classe che si muoverà o attaccherà. Puoi tenerne conto.
rule-MQ-39 = Un’altra carta Evento si pesca e si conclude dove lo dice il testo, con lo stesso totale per +6; poi continua la prima carta.
rule-MA-113 = Una carta Evento risolta va nella pila degli scarti Evento, a faccia in su.
rule-MA-114 = Quando appare un rinforzo, metti il primo segnalino della pila a faccia in su sulla casella indicata, di solito la casella Stella più vicina a te.
rule-MA-115 = Una carta può indicare un’altra casella, per esempio la tua.
rule-MA-116 = Se sono possibili più caselle, scegli la casella prima di pescare il segnalino.
rule-MQ-48 = La casella Stella più vicina si trova con la gittata a partire da te; se la gittata non ne raggiunge nessuna, il giocatore attivo ne sceglie una qualsiasi. La minaccia a faccia in giù più vicina si trova allo stesso modo, ma se la gittata non ne raggiunge nessuna, non succede niente.
rule-MQ-49 = Un rinforzo che appare conta come rivelato per il suo Effetto missione, ma non per Guardia. Un segnalino messo a faccia in su nella preparazione non conta per nessuno dei due.
rule-MA-117 = Quando la pila è esaurita, tutti i nemici di rinforzo sconfitti si girano a faccia in giù e si mescolano in una nuova pila.
rule-MQ-50 = Tornano solo i nemici arancioni sconfitti; i bonus arancioni usati restano fuori.
rule-MQ-51 = La pila dei rinforzi e la riserva dei segnalini Disturbo si riformano solo quando serve un segnalino e non ce ne sono più. I mazzi si riformano subito.
rule-MA-118 = Se tutti i rinforzi sono in gioco, non ne appare nessuno.
rule-MA-134 = Se una carta Evento non ha avuto alcun effetto, un rinforzo appare a faccia in su sulla casella Stella più vicina.
rule-MQ-36 = Per questa penalità è la casella Stella più vicina a te.
rule-MA-135 = Anche un piccolo effetto annulla la penalità, per esempio un nemico che si muove di 1 casella, o un’altra carta Evento.
rule-MQ-37 = C’è stato un effetto se un segnalino si è mosso, è arrivato, è andato via o è stato rivelato, se un nemico ha attaccato, se dei danni sono stati inflitti o bloccati, se una porta è cambiata, o se una carta è stata pescata o un altro evento risolto. Le parti +6 saltate non contano, e nemmeno ciò che fa una regola perché il mazzo Evento viene rimescolato.
rule-MQ-38 = Se tutti i rinforzi sono in gioco, la penalità non fa niente e non si recupera dopo.

## I nemici negli eventi

rules-mandalorian-adventures-enemies = I nemici negli eventi
rule-MA-123 = I nemici non si muovono e non attaccano, a meno che non lo dica una carta o un effetto.
rule-MA-119 = Un effetto di movimento dice quanti nemici di quale classe si muovono e di quanto. Ognuno si muove verso il personaggio più vicino a lui lungo uno dei percorsi più brevi.
rule-MA-120 = Scegli tu quali nemici della classe si muovono, ma ognuno deve potersi muovere di almeno 1 casella.
rule-MQ-43 = Scegli tanti nemici diversi quanti ne dice la carta; se possono muoversi in meno, si muovono tutti quelli che possono. Ognuno conclude prima del successivo.
rule-MA-121 = Se nessun nemico può muoversi, l’effetto non fa niente.
rule-MQ-40 = Per il movimento il personaggio più vicino si trova con la distanza a piedi. I personaggi che non si possono raggiungere a piedi si ignorano; se non se ne può raggiungere nessuno, il nemico non può muoversi.
rule-MQ-42 = Il bersaglio si fissa quando il nemico comincia a muoversi. Ogni passo lo porta più vicino di 1, e sulla casella del bersaglio si ferma.
rule-MQ-44 = Un nemico scelto si muove dell’intera distanza, a meno che non raggiunga il suo bersaglio.
rule-MA-122 = I nemici si muovono attraverso i personaggi e le altre minacce.
rule-MA-124 = Un nemico che si allontana deve a ogni passo allontanarsi di 1 da quel personaggio, anche se si avvicina a un altro. Se non può, resta dov’è.
rule-MQ-46 = Si allontana dal personaggio che l’effetto indica, altrimenti dal più vicino a piedi; in caso di parità decide il giocatore attivo. Un nemico che nessun personaggio può raggiungere a piedi resta dov’è.
rule-MA-125 = Se una carta indica più classi, puoi scegliere nemici di una qualsiasi di esse.
rule-MA-126 = Un effetto di attacco dice quanti nemici di quale classe attaccano, ed entro quale gittata. Ognuno infligge 1 danno a un personaggio entro quella gittata.
rule-MA-127 = Un nemico con più bersagli possibili attacca il personaggio più vicino.
rule-MQ-41 = Per gli attacchi il personaggio più vicino si trova con la gittata.
rule-MA-128 = Il giocatore attivo sceglie i nemici e il loro ordine, e decide tra personaggi ugualmente vicini; ma devono attaccare quanti più nemici possibile.
rule-MQ-45 = Un nemico attacca una volta per ogni effetto di attacco. Non deve per forza essere uno che si è mosso.
rule-MA-129 = Se nessun nemico può attaccare, l’effetto non fa niente.

## Il Bambino

rules-mandalorian-adventures-child = Il Bambino
rule-MA-155 = Alcune missioni usano il segnalino Bambino; il briefing dice come entra in gioco.
rule-MA-156 = Il Bambino è portato da un personaggio, portato da un nemico (solo se lo dice il gioco), o su una casella senza che nessuno lo porti.
rule-MA-157 = Durante qualsiasi azione sulla casella del Bambino puoi salvarlo, anche di passaggio: da quel momento lo porta il tuo personaggio.
rule-MQ-89 = Le azioni giocate, extra e gratuite permettono un salvataggio, anche un Movimento di 0 caselle, dal loro inizio fino a quando l’azione e l’effetto della carta sono conclusi. Un personaggio mosso al di fuori della propria azione non può salvare il Bambino.
rule-MA-158 = Un Bambino portato da un altro personaggio o da un nemico non si può salvare.
rule-MA-160 = Non puoi lasciare il Bambino né darlo a un altro personaggio.
rule-MA-162 = Se subisci danni non bloccati mentre porti il Bambino, questo fugge in una casella adiacente.
rule-MA-163 = Se possibile, fugge in una casella con un nemico o una minaccia a faccia in giù.
rule-MQ-55 = Dove fugge il Bambino lo sceglie il giocatore attivo.
rule-MQ-56 = Se non c’è una casella adiacente, il Bambino si mette sulla casella di chi lo portava.
rule-MQ-57 = Per quanti danni infligga una stessa fonte, il Bambino fugge una volta sola.
rule-MQ-58 = Se Presa colpisce chi porta il Bambino, danno e fuga avvengono sulla vecchia casella; poi il movimento prosegue.
rule-MA-161 = Il Bambino non si può salvare in un turno in cui è fuggito.
rule-MQ-60 = Questo vale per tutti i personaggi fino alla fine del turno.
rule-MA-164 = Alcuni eventi fanno fuggire il Bambino senza danni, con le stesse regole. Se nessuno lo porta, non succede niente.
rule-MQ-61 = Un nemico prende il Bambino solo se lo dice la missione. Poi si muove e attacca come al solito, portando il Bambino.
rule-MA-159 = Quando un nemico che porta il Bambino è sconfitto, il Bambino si mette su quella casella.
rule-MQ-90 = Il Bambino non fugge da un nemico che lo porta, né per un evento né quando quel nemico subisce danni. Lo liberano solo la sconfitta di quel nemico o un testo della missione.

## Difficoltà e modalità

rules-mandalorian-adventures-modes = Difficoltà e modalità
rule-MA-31 = Scegliete una difficoltà prima di ogni partita. Per la prima si consiglia il livello principiante.
rule-MA-06 = Una carta personaggio ha un lato principiante e un lato normale; il lato principiante ha più PS.
rule-MA-32 = Principiante: il lato principiante delle carte personaggio, limite di mano 4.
rule-MA-33 = Normale: il lato normale, limite di mano 4.
rule-MA-34 = Eroico: il lato normale, limite di mano 3.
rule-MQ-93 = Modalità storia: da due giocatori fino al numero di personaggi elencati; modalità libera: da due a quattro; modalità condivisa: da uno a quattro, con due o più personaggi elencati. In solitario si usa sempre la modalità condivisa; altrimenti, se non si sceglie, vale la modalità storia se è adatta, se no la modalità libera.
rule-MQ-69 = I personaggi elencati che nessun giocatore prende non si usano. Senza modalità condivisa ci sono almeno due giocatori.
rule-MQ-68 = In modalità storia devono partecipare i personaggi richiesti dalla missione, di solito il Mandaloriano. In modalità condivisa e in solitario vanno bene due qualsiasi di quelli elencati.
rule-MA-181 = Se ci sono più giocatori che personaggi elencati, giocate in modalità libera o in modalità condivisa.
rule-MA-182 = Modalità libera: ogni giocatore sceglie un personaggio qualsiasi, elencato o no. Il Mandaloriano non deve per forza partecipare.
rule-MA-183 = Un personaggio che non è nel briefing non ha una preparazione speciale e comincia sulla casella di partenza.

## Modalità condivisa e in solitario

rules-mandalorian-adventures-shared = Modalità condivisa e in solitario
rule-MA-184 = In modalità condivisa tutti i giocatori guidano insieme esattamente due personaggi elencati, qualunque sia il numero dei giocatori.
rule-MA-190 = In solitario si gioca in modalità condivisa con una mano e due personaggi. Obiettivo, mazzo Guida e tutto il resto non cambiano.
rule-MA-185 = Le carte Abilità dei due personaggi formano un solo mazzo, da cui pescano tutti, con una sola pila degli scarti.
rule-MQ-76 = Ogni giocatore ha il solito limite di mano: 4 carte (livello eroico: 3).
rule-MA-186 = Un’azione la esegue il personaggio raffigurato sulla carta.
rule-MA-187 = Un turno ha sempre due azioni, con carte di un personaggio o di entrambi, ma mai due carte in uno stesso spazio.
rule-MA-188 = Una carta Pianificazione tenuta appartiene al personaggio che agisce, e ogni personaggio può avere una copia di ognuna. Tutte le decisioni, anche quella di usarle, le prende il giocatore attivo.
rule-MQ-92 = Una carta Pianificazione agisce per il personaggio che la possiede; un’azione extra può usare una carta dell’uno o dell’altro. Se un personaggio deve pescare carte Abilità, il giocatore attivo indica il giocatore che pesca.
rule-MQ-102 = Se entrambi i personaggi possiedono la carta Pianificazione che usi nella tua fase azioni o prima della tua fase eventi, di’ di chi è.
rule-MQ-77 = Solo il personaggio che esegue l’azione in corso può usare un bonus sulla sua casella.
rule-MA-189 = “Tu” è il personaggio che agisce. Un evento riguarda il personaggio della carta in cima nel suo spazio azione, anche per la minaccia a faccia in giù più vicina.
rule-MQ-54 = Se si risolve uno spazio con soli segnalini, il giocatore attivo sceglie quale personaggio riguarda l’evento.
rule-MQ-79 = I nemici considerano entrambi i personaggi quando cercano il più vicino.
rule-MQ-78 = Se uno dei due personaggi è sconfitto, la missione è persa.

## Campagna

rules-mandalorian-adventures-campaign = Campagna
rule-MA-08 = La prima carta del mazzo Guida si segue prima di ogni partita e di nuovo dopo.
rule-MA-07 = Le carte Guida sono numerate e non si mescolano mai. Se si mischiano, rimettetele in ordine.
rule-MA-09 = Prima di una partita seguite la prima carta Guida, toglietela e rivelate la successiva, finché non si rivela una carta con la scritta STOP.
rule-MQ-70 = Una carta STOP resta in cima fino alla volta successiva, che comincia risolvendola. Prima di una partita e dopo si va avanti fino al prossimo STOP, quindi ogni partita ne usa due.
rule-MA-10 = Il mazzo Guida indica la missione da giocare. La prima partita è la missione 1.
rule-MA-11 = Le carte che il mazzo Guida porta nel gioco restano per tutte le partite successive.
rule-MQ-73 = Le carte Abilità aggiunte in seguito portano il mazzo oltre le 12, a meno che la carta Guida non ne tolga una.
rule-MA-12 = Le buste numerate restano chiuse finché un’istruzione non le apre.
rule-MA-13 = Dopo una vittoria come dopo una sconfitta il mazzo Guida va avanti e indica la missione successiva.
rule-MA-176 = Dopo la partita seguite la prima carta Guida, poi conservate il mazzo nel suo ordine per la prossima partita.
rule-MA-14 = Ogni missione comincia da capo: i danni e tutto ciò che era sulla mappa spariscono.
rule-MA-15 = Giocatori, difficoltà, modalità e personaggi possono cambiare da una partita all’altra; il mazzo Guida funziona con tutti.
rule-MA-16 = Il Bambino, Presa, Effetto missione, Diversivo e le caselle numerate arrivano con la missione 2, le azioni missione con la missione 3.
rule-MQ-71 = Una missione sbloccata si può rigiocare fuori dalla campagna, senza toccare il mazzo Guida.
rule-MQ-72 = Una campagna si può riportare alla sua prima carta.

## Che cosa puoi sapere

rules-mandalorian-adventures-information = Che cosa puoi sapere
rule-MA-177 = Puoi parlare delle carte che hai in mano, ma non mostrarle. Gli altri vedono solo quante ne hai.
rule-MA-178 = Una minaccia che hai guardato non si mostra agli altri. Puoi dire la verità o mentire.
rule-MQ-84 = Potete parlare liberamente in chat; le carte e i segnalini nascosti non si mostrano mai agli altri giocatori.
rule-MA-179 = Tutte le pile degli scarti sono visibili e si possono leggere in qualsiasi momento.
rule-MA-180 = Il mazzo Evento non si può consultare; è visibile solo il dorso della sua prima carta.
rule-MQ-83 = Nessun mazzo si può consultare, e il mazzo Guida non si può leggere in anticipo.
rule-MQ-66 = Un’azione si può annullare solo finché non ha mostrato qualcosa di nascosto o pescato qualcosa a caso.
