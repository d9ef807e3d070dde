### Le regole di Bounty Hunters, una per numero, per chi gioca.

## Le carte

rules-bounty-hunters-cards = Le carte
rule-BH-01 = Il gioco è per 2-6 giocatori.
rule-BH-02 = Ci sono 195 carte da gioco: 44 Bersagli, 63 Cacciatori, 44 Contratti e 44 carte Mercato dei Jawa. Con le 4 carte Zona e la carta Consultazione fanno 200.
rule-BH-06 = Le carte formano quattro mazzi, distinti dal colore: mazzo Bersaglio verde, mazzo Cacciatore di Taglie rosso, mazzo Contratto blu, mazzo Mercato dei Jawa grigio. Ognuno ha una propria pila degli scarti.
rule-BH-07 = Un Bersaglio mostra i punti che dà alla fine, uno scudo di tre valori (verde, blu, arancione) e quante carte mostrano questo personaggio. Alcuni mostrano anche un bonus per la cattura: un Credito o un Contratto.
rule-BH-08 = Un Cacciatore mostra tre valori di attacco (verde, blu, arancione) e i punti che ti costa alla fine, che possono essere 0. Giocare un Cacciatore non costa Crediti.
rule-BH-03 = Il mazzo Mercato dei Jawa contiene due tipi di carte: 29 Droidi e 15 carte Cassa.
rule-BH-09 = Un Droide mostra il suo costo in Crediti, tre valori di attacco e quanti Droidi del mazzo hanno gli stessi valori di attacco. Non dà punti e non ne costa.
rule-BH-10 = Una carta Cassa mostra il suo costo in Crediti, i punti che dà alla fine, e 1, 2 o 3 Casse. Non ha valori di attacco e non partecipa mai a uno scontro.
rule-BH-04 = Delle 15 carte Cassa, 6 mostrano una Cassa, 6 ne mostrano due e 3 ne mostrano tre: in tutto 27 Casse.
rule-BH-11 = Un Contratto indica una coppia: due Bersagli diversi, lo stesso Bersaglio due volte, o un Bersaglio e una Cassa. Mostra i punti per i singoli elementi e per ogni duo completo, e non costa Crediti.
rule-BH-12 = Le carte attacco sono i Cacciatori e i Droidi, e nient’altro.
rule-BH-05 = La scatola contiene 42 Crediti, ognuno dei quali vale esattamente 1, e un blocco segnapunti.

## Preparazione

rules-bounty-hunters-setup = Preparazione
rule-BH-13 = Le 4 carte Zona stanno in fila al centro. Ognuna ha sopra il suo mazzo e sotto la sua pila degli scarti; all’inizio le pile degli scarti sono vuote.
rule-BH-14 = Le carte si dividono per colore nei quattro mazzi. Ogni mazzo si mescola a parte e si mette a faccia in giù.
rule-BH-15 = I Crediti stanno accanto ai mazzi e formano la riserva di tutti.
rule-BH-S07 = Ogni giocatore comincia con 0 Crediti.
rule-BH-S06 = La riserva non ha limiti, a meno che un’opzione della partita non ne fissi uno (42 Crediti, come nella scatola). In quel caso un guadagno che la riserva non può pagare è perso; chi viene pagato per primo lo dice BH-S58.
rule-BH-17 = Ogni giocatore riceve 1 carta da ciascuno dei quattro mazzi: cominci quindi con una mano di 4 carte.
rule-BH-S50 = I giocatori siedono in senso orario nell’ordine dei loro numeri: il numero successivo siede alla tua sinistra, e il giocatore 1 alla sinistra dell’ultimo. Le carte si distribuiscono in questo ordine a partire dal giocatore 1, chiunque sia il Maestro di Gilda.

## Il Maestro di Gilda

rules-bounty-hunters-guild-master = Il Maestro di Gilda
rule-BH-16 = Un giocatore è Maestro di Gilda e tiene la carta Consultazione; a un tavolo con carte vere è chi ha visto più di recente un film di Star Wars.
rule-BH-S51 = Qui il Maestro di Gilda si stabilisce all’inizio della partita e non cambia: è il giocatore indicato nelle opzioni, o uno scelto a caso se non è indicato nessuno.
rule-BH-106 = Il Maestro di Gilda tiene il ritmo: annuncia ogni fase, fa in modo che nessuno corra avanti e alla fine compila il tabellone punti. Qui tutto questo lo fa il tavolo da solo.
rule-BH-108 = Essere Maestro di Gilda non cambia né ciò che puoi fare né il tuo punteggio. Stabilisce solo chi viene servito per primo, dal Maestro di Gilda verso sinistra, il che conta quando le carte o i Crediti scarseggiano.
rule-BH-107 = La carta Consultazione elenca su un lato le tre fasi di un turno, sull’altro la fine della partita con il bonus per la quarta cattura. Tutti possono leggerla in qualsiasi momento.

## Un turno

rules-bounty-hunters-turn = Un turno
rule-BH-19 = Si gioca in turni di tre fasi: 1 pescare una carta, 2 scegliere una carta, 3 passare la propria mano.
rule-BH-20 = Tutti i giocatori svolgono ogni fase contemporaneamente. Nessuno comincia una fase prima che tutti abbiano finito la precedente.
rule-BH-21 = Dopo la fase 3 comincia un nuovo turno, finché non è stato giocato l’ultimo. All’inizio di un turno hai in mano 4 carte, 5 dopo aver pescato, e di nuovo 4 dopo aver scelto e dopo aver passato.

## Pescare una carta

rules-bounty-hunters-drawing = Pescare una carta
rule-BH-22 = Nella fase 1 peschi esattamente una carta, la prima del mazzo che preferisci. È la quinta carta della tua mano.
rule-BH-23 = In ogni turno scegli liberamente il mazzo: di nuovo lo stesso, o uno da cui pescano anche altri.
rule-BH-24 = Devi pescare se almeno un mazzo può darti una carta. Nessuno pesca mai direttamente da una pila degli scarti.

## Mazzi esauriti

rules-bounty-hunters-empty-decks = Mazzi esauriti
rule-BH-109 = Un mazzo esaurito non fa finire la partita: la sua pila degli scarti diventa il nuovo mazzo e, se non c’è, peschi da un altro mazzo.
rule-BH-S01 = Se serve una carta da un mazzo esaurito, si mescola la pila degli scarti di quel mazzo, la si mette a faccia in giù come nuovo mazzo, e si pesca da lì.
rule-BH-S05 = Una pila degli scarti si mescola solo quando serve una carta, e non già quando l’ultima carta lascia il mazzo.
rule-BH-S03 = Prima si indicano i mazzi; l’ordine va dal Maestro di Gilda verso sinistra. Se quando tocca a te il tuo mazzo è esaurito, indicane un altro; un mazzo che non può dare una carta non si può indicare. Tutte le carte si distribuiscono insieme, quando ogni scelta può essere soddisfatta.
rule-BH-S02 = Se nessun mazzo può dare una carta, non peschi e scegli tra le carte che hai; senza carte puoi solo attivare e concludere. Se all’inizio di un turno tutti i mazzi, le pile degli scarti e le mani sono vuoti, la partita finisce e si contano i punti.
rule-BH-S04 = Se ti spetta un Contratto bonus e il mazzo Contratto è esaurito, prima si mescola la sua pila degli scarti. Se anche questa è vuota, il Contratto è perso, e niente lo sostituisce.

## Scegliere una carta

rules-bounty-hunters-choosing = Scegliere una carta
rule-BH-25 = Nella fase 2 scegli esattamente una delle cinque carte che hai in mano, quella appena pescata o un’altra. Non puoi passare.
rule-BH-26 = La carta scelta si mette a faccia in giù. Quando tutti hanno scelto, tutte le carte scelte si rivelano insieme.
rule-BH-S09 = Qui scegliere a faccia in giù non è facoltativo: lo fanno tutti in ogni turno.
rule-BH-S08 = A faccia in giù fissi solo la carta. Se venderla o giocarla, dove metterla e che cosa pagare lo decidi quando tutte le carte sono state rivelate.
rule-BH-27 = Con la carta scelta fai esattamente una di due cose: la vendi o la giochi.
rule-BH-28 = L’ordine è fisso: prima vendi o giochi la carta scelta, poi attivi quante carte prenotate vuoi e puoi pagare, o nessuna, poi concludi.
rule-BH-S60 = La fase la concludi sempre tu, anche se non c’è più niente da fare; gli altri vedono solo che hai scelto e che hai concluso. Puoi sempre vendere la carta scelta, e poi sempre concludere.
rule-BH-S21 = Finché non ha scelto anche l’ultimo giocatore, puoi cambiare il mazzo che hai indicato o la carta che hai messo giù. Dopo puoi annullare le tue azioni finché non concludi, se il tavolo lo permette, ma mai oltre un Contratto che hai pescato.
rule-BH-29 = Le altre quattro carte restano nella tua mano fino alla fase 3.

## Vendere e giocare

rules-bounty-hunters-selling-and-playing = Vendere e giocare
rule-BH-33 = Per vendere la carta scelta, mettila a faccia in su sulla pila degli scarti del suo mazzo e prendi 1 Credito.
rule-BH-34 = Si può vendere ogni tipo di carta, sempre per 1 Credito: Bersaglio, Cacciatore, Contratto, Droide o Cassa.
rule-BH-35 = I Crediti pagano le carte Mercato dei Jawa e, proprio alla fine, risolvono le parità. Non sono punti.
rule-BH-36 = Per giocare la carta scelta, mettila a faccia in su nella tua area.
rule-BH-37 = Bersagli, Cacciatori e Contratti non hanno costo: sono attivi appena li giochi. Una carta attiva sta in posizione verticale.
rule-BH-38 = Una carta Mercato dei Jawa diventa attiva solo se ne paghi il costo. Altrimenti puoi solo prenotarla.
rule-BH-39 = I Crediti che paghi tornano nella riserva.
rule-BH-40 = Un Bersaglio attivo può essere catturato, un Cacciatore o un Droide attivo attacca, una carta Cassa attiva conta con i suoi punti e le sue Casse, e un Contratto attivo dà i suoi punti alla fine.

## Prenotare e attivare

rules-bounty-hunters-reserving = Prenotare e attivare
rule-BH-41 = Se non puoi pagare una carta Mercato dei Jawa, o non vuoi ancora farlo, la prenoti: la metti a faccia in su e in posizione orizzontale nella tua area.
rule-BH-44 = Una carta prenotata non fa niente: un Droide prenotato non aggiunge attacco, una carta Cassa prenotata non dà né punti né Casse.
rule-BH-S19 = Puoi avere quante carte prenotate vuoi. Una carta prenotata non si può mai vendere, riprendere in mano o passare.
rule-BH-42 = Dopo aver venduto o giocato la carta scelta puoi attivare quante carte prenotate vuoi, una alla volta, pagando di ognuna l’intero costo.
rule-BH-43 = Una carta attivata si gira in posizione verticale. Un Droide attivato si piazza in quel momento, con le stesse regole di uno giocato dalla mano (da BH-53 a BH-57).
rule-BH-45 = Di solito una carta si prenota in un turno e si paga in uno successivo, oltre alla carta che si vende o si gioca in quel turno.
rule-BH-S17 = Non puoi attivare una carta prenotata prima di aver venduto o giocato la carta scelta.
rule-BH-S13 = Una carta che hai prenotato proprio in questo turno si può attivare nella stessa fase, se a quel punto hai i Crediti necessari.
rule-BH-S14 = Il Credito ottenuto vendendo una carta si può spendere per attivare nella stessa fase.
rule-BH-S18 = Il costo si paga tutto in una volta. Non si paga a rate, e nessuna carta si paga due volte.
rule-BH-S20 = Le carte prenotate si possono attivare solo nella fase 2, e non più quando l’ultimo turno è finito.

## Scontri

rules-bounty-hunters-confrontations = Scontri
rule-BH-46 = Cacci solo nella tua area: i tuoi Bersagli con le tue carte attacco. Nell’area di un altro giocatore non si attacca, non si blocca e non si prende mai niente.
rule-BH-47 = Uno scontro è un Bersaglio con le carte attacco che lo affrontano, se già ce ne sono. Il Bersaglio sta a sinistra, le carte attacco a destra con tutti i valori in vista.
rule-BH-50 = Se nella tua area non ci sono carte attacco in attesa di un Bersaglio, un Bersaglio che giochi apre un nuovo scontro.
rule-BH-51 = Puoi avere contemporaneamente quanti Bersagli non catturati vuoi.
rule-BH-53 = Se hai un Bersaglio non catturato quando una carta attacco diventa attiva, metti la carta contro un Bersaglio non catturato a tua scelta.
rule-BH-S25 = Una carta attacco non si può tenere da parte finché hai un Bersaglio non catturato.
rule-BH-S22 = Una carta attacco non si può mettere contro un Bersaglio già catturato.
rule-BH-48 = L’attacco si somma per ogni colore a parte: tutti i valori verdi, tutti i blu, tutti gli arancioni. Il troppo di un colore non compensa un altro.
rule-BH-52 = Ogni carta attacco aggiunta a uno scontro somma i suoi valori a quelli già presenti: (2·0·1), (1·1·0) e (0·0·4) insieme fanno (3·1·5).
rule-BH-49 = Ogni carta attacco affronta un solo Bersaglio, o aspetta in un solo gruppo. I suoi valori non si dividono mai.
rule-BH-67 = Cacciatori e Droidi si possono combinare a piacere, contro un Bersaglio o in attesa di uno.
rule-BH-66 = Attivare i Droidi costa Crediti. In cambio non costano mai punti, e non ne danno mai.
rule-BH-S26 = Le carte attacco e i Bersagli già piazzati non si spostano e non si tolgono mai, né prima né dopo una cattura.

## Senza Bersaglio

rules-bounty-hunters-without-a-target = Senza Bersaglio
rule-BH-54 = Se quando una carta attacco diventa attiva non hai più Bersagli da catturare, la carta si mette a parte e forma un gruppo in attesa.
rule-BH-S23 = Se hai solo Bersagli catturati, una carta attacco forma il gruppo in attesa o si unisce a esso, proprio come se non avessi Bersagli.
rule-BH-55 = Finché non hai un Bersaglio non catturato, ogni altra carta attacco deve unirsi allo stesso gruppo in attesa.
rule-BH-S24 = Nella tua area non c’è mai un secondo gruppo in attesa.
rule-BH-56 = Il prossimo Bersaglio che giochi deve unirsi al gruppo in attesa, che allora lo affronta. Se l’attacco basta, il Bersaglio è catturato subito; se no, resta da catturare.
rule-BH-S27 = Il prossimo Bersaglio che giochi non si può tenere lontano dal gruppo in attesa, qualunque sia il suo scudo. Se non lo vuoi lì, vendilo.
rule-BH-57 = Hai quindi al massimo un gruppo in attesa, e mai insieme un gruppo in attesa e un Bersaglio non catturato.

## Catturare

rules-bounty-hunters-capture = Catturare
rule-BH-58 = Un Bersaglio è catturato quando l’attacco raggiunge o supera il suo scudo in tutti e tre i colori. Uno scudo di (4·1·6) cade con (4·1·6) o (9·1·6), ma non con (9·9·5).
rule-BH-59 = Nella fase 2 le catture si controllano dopo ogni singola carta piazzata, carta attacco o Bersaglio. La cattura e il suo bonus arrivano subito, prima che tu faccia altro.
rule-BH-S29 = Una cattura non si può né rifiutare né rimandare.
rule-BH-60 = Un Bersaglio catturato si gira in posizione orizzontale e resta nella tua area con le carte attacco che lo hanno affrontato. Tutti possono sempre vedere quanti Bersagli hai catturato; gli altri vedono le nuove catture quando si chiude la fase 2.
rule-BH-S28 = L’attacco oltre lo scudo è perso. Tutti i Cacciatori posti sul Bersaglio catturato costano i loro punti, anche se ne sarebbero bastati meno.
rule-BH-61 = Se il Bersaglio catturato mostra un Credito, ricevi subito 1 Credito.
rule-BH-S15 = Il Credito di una cattura si può spendere per ogni attivazione successiva nella stessa fase.
rule-BH-62 = Se il Bersaglio catturato mostra un Contratto, peschi subito 1 carta dal mazzo Contratto. È gratis e immediatamente attiva.
rule-BH-S35 = Un Contratto bonus sta a faccia in su nella tua area, in vista a tutti. Non si può rifiutare.
rule-BH-64 = Puoi catturare più Bersagli in una sola fase, con la carta che giochi e con quelle che attivi.
rule-BH-65 = Le catture non hanno limite: puoi catturare più di 4 Bersagli.
rule-BH-63 = I punti dei Bersagli catturati e quelli che costano i Cacciatori si contano solo alla fine della partita.

## Passare la propria mano

rules-bounty-hunters-passing = Passare la propria mano
rule-BH-30 = Nella fase 3 dai le tue 4 carte rimaste al giocatore alla tua sinistra e prendi le 4 carte del giocatore alla tua destra. Il verso non cambia mai.
rule-BH-31 = Tutti danno e prendono nello stesso momento: nessuno vede la nuova mano prima di aver dato via la vecchia.
rule-BH-32 = In due giocatori, le due mani si scambiano semplicemente in ogni turno.
rule-BH-S49 = In due giocatori, chi siede alla tua sinistra e chi siede alla tua destra è la stessa persona.

## Casse

rules-bounty-hunters-crates = Casse
rule-BH-68 = Una carta Cassa dà i suoi punti alla fine della partita se è attiva. Una carta Cassa ancora prenotata non dà niente.
rule-BH-69 = Alla fine conta le Casse sulle tue carte Cassa attive: le Casse raffigurate, non le carte.
rule-BH-70 = Chi ha più Casse riceve altri 5 punti. In caso di parità ognuno dei giocatori pari riceve tutti i 5 punti: con 4, 2 e 4 Casse li ricevono il primo e il terzo.
rule-BH-S39 = Se nessuno ha una carta Cassa attiva, nessuno riceve i 5 punti.
rule-BH-S43 = Le Casse che formano un duo in un Contratto contano comunque per stabilire chi ne ha di più.

## Contratti

rules-bounty-hunters-contracts = Contratti
rule-BH-71 = I Contratti si contano alla fine, e solo quelli nella tua area, giocati o ricevuti come bonus. Per essi contano solo i tuoi Bersagli catturati e le tue Casse attive.
rule-BH-72 = Un Contratto dà i suoi punti per ogni elemento corrispondente che hai, e i suoi punti duo per ogni coppia completa.
rule-BH-S42 = I punti cambiano da un Contratto all’altro e tra i due lati di uno stesso Contratto: conta ciò che mostra la carta.
rule-BH-73 = Due Bersagli diversi: punti per ogni copia dell’uno o dell’altro che hai catturato, e punti duo per ogni coppia formata dai due. Con 1 punto ciascuno e duo +3, due dell’uno e uno dell’altro danno 6.
rule-BH-74 = Lo stesso Bersaglio due volte: punti per ognuno che hai catturato, e punti duo ogni due. Con 1 punto ciascuno e duo +2, due danno 4.
rule-BH-S41 = Uno spaiato non forma un duo: tre volte lo stesso Bersaglio sono un duo, quattro volte sono due. Con 1 punto ciascuno e duo +2 danno 5 e 8.
rule-BH-75 = Un Bersaglio e una Cassa: punti per ogni Bersaglio di quel tipo catturato, nessuno per le Casse da sole, e punti duo per ogni Bersaglio abbinato a una Cassa attiva. Con 1 punto e duo +2, due Bersagli e due Casse danno 6.
rule-BH-76 = In uno stesso Contratto ogni carta e ogni Cassa appartiene al massimo a un duo: due Bersagli e due Casse formano due duo, non quattro.
rule-BH-77 = Un Contratto non costa mai punti e non è obbligatorio completarlo: anche i singoli elementi danno punti.
rule-BH-78 = Lo stesso Bersaglio catturato o la stessa Cassa può contare per un numero qualsiasi di tuoi Contratti, dello stesso tipo o di tipi diversi.
rule-BH-S44 = Due Contratti uguali danno entrambi tutti i loro punti.
rule-BH-79 = I punti di tutti i Contratti nella tua area si sommano.

## La fine

rules-bounty-hunters-end = La fine
rule-BH-80 = La fine comincia quando qualcuno cattura per la prima volta un 4º Bersaglio.
rule-BH-81 = Chi cattura per primo un 4º Bersaglio riceve un bonus: 1 Credito dalla riserva e 1 Contratto dal mazzo Contratto, subito attivo.
rule-BH-82 = Anche chiunque altro catturi un 4º Bersaglio nello stesso turno del primo riceve entrambi, il Credito e il Contratto.
rule-BH-S31 = Chi cattura un 4º Bersaglio in un turno successivo a quello del primo non riceve bonus per questo.
rule-BH-83 = Il bonus per la quarta cattura si aggiunge al Credito o al Contratto che il Bersaglio stesso mostra.
rule-BH-S12 = Prima viene ciò che mostra il Bersaglio catturato, poi il bonus per la quarta cattura: il Credito, poi il Contratto.
rule-BH-S16 = Il Credito per la quarta cattura si può spendere subito, per le attivazioni successive nella stessa fase.
rule-BH-S32 = Se catturi il quarto e il quinto Bersaglio nello stesso turno, ricevi comunque un solo bonus.
rule-BH-84 = Si conclude il turno con la prima quarta cattura, e poi si giocano esattamente altri due turni completi.
rule-BH-85 = Ogni giocatore riceve il bonus al massimo una volta. Le quarte catture nei turni successivi non danno bonus e non cambiano quanti turni restano.
rule-BH-S33 = Il conto degli ultimi turni comincia una volta sola e non riparte mai.
rule-BH-86 = Tutte le regole normali valgono fino alla fine dell’ultimo turno: pescare, vendere, giocare, attivare, catturare, e ciò che mostrano i Bersagli catturati.
rule-BH-87 = Il secondo turno dopo quello con la prima quarta cattura è l’ultimo. Poi la partita è finita: le carte in mano, le carte prenotate e i Bersagli non catturati non servono più.
rule-BH-S34 = Anche nell’ultimo turno si passano le mani, ma ormai non cambia più niente.
rule-BH-S38 = Un’opzione può fissare un ultimo turno: allora la partita finisce e si contano i punti al più tardi dopo quel turno, anche senza una quarta cattura. Se non è indicata, questo limite non c’è.

## Punteggio

rules-bounty-hunters-scoring = Punteggio
rule-BH-88 = Il tabellone punti ha sei righe per ogni giocatore: nome, Bersagli, Casse, Contratti, Cacciatori (da sottrarre) e totale.
rule-BH-89 = Bersagli: i punti di tutti i Bersagli che hai catturato. I Bersagli non catturati danno 0.
rule-BH-90 = Casse: i punti delle tue carte Cassa attive, e altri 5 se hai più Casse di tutti.
rule-BH-S40 = I 5 punti per chi ha più Casse si scrivono nella riga delle Casse.
rule-BH-91 = Contratti: i punti di tutti i tuoi Contratti insieme.
rule-BH-92 = Cacciatori: sottrai i punti indicati su ogni Cacciatore posto su un Bersaglio catturato.
rule-BH-93 = I Cacciatori che alla fine affrontano un Bersaglio ancora non catturato non costano niente: si pagano solo i Cacciatori che hanno successo.
rule-BH-S36 = I Cacciatori che alla fine aspettano ancora un Bersaglio non costano niente.
rule-BH-S37 = Alla fine i Droidi contano 0, ovunque siano.
rule-BH-94 = Totale: Bersagli, Casse e Contratti insieme, meno i Cacciatori.
rule-BH-S45 = Un totale può essere sotto zero e resta così.
rule-BH-96 = Un esempio: Bersagli 46, Casse 4, Contratti 12 e Cacciatori meno 12 danno un totale di 50.
rule-BH-95 = Vince il giocatore con il totale più alto.
rule-BH-97 = Se più giocatori hanno il totale più alto, vince chi di loro ha più Crediti rimasti.
rule-BH-98 = Se tra questi giocatori c’è parità anche per il maggior numero di Crediti, chi è in parità condivide la vittoria.
rule-BH-S46 = Le posizioni successive si decidono allo stesso modo: con il totale, poi con i Crediti. Chi è pari in entrambi condivide la posizione.

## Partita introduttiva

rules-bounty-hunters-introductory = Partita introduttiva
rule-BH-99 = La partita introduttiva si gioca senza Contratti: il mazzo Contratto e la sua carta Zona restano nella scatola, quindi ci sono tre mazzi, tre carte Zona e tre pile degli scarti.
rule-BH-100 = Per la partita introduttiva si tolgono, prima di mescolare, gli 8 Bersagli che mostrano un Contratto; restano 36 Bersagli e in tutto 143 carte.
rule-BH-101 = Nella partita introduttiva cominci con una mano di 1 Bersaglio, 2 Cacciatori e 1 carta Mercato dei Jawa.
rule-BH-S48 = Nella partita introduttiva scegli liberamente tra i tre mazzi nella fase 1 e peschi la quinta carta come al solito.
rule-BH-102 = Nella partita introduttiva il bonus per la quarta cattura è solo 1 Credito. Lo riceve chiunque catturi un 4º Bersaglio nello stesso turno del primo.
rule-BH-103 = Nella partita introduttiva il tabellone punti non ha una riga per i Contratti. Tutto il resto è uguale, compresi gli altri due turni, le Casse e il modo di risolvere le parità.

## Che cosa è segreto

rules-bounty-hunters-secrets = Che cosa è segreto
rule-BH-18 = La tua mano è segreta: non ne mostri mai le carte a un altro giocatore.
rule-BH-104 = Le mani, i mazzi e le carte scelte a faccia in giù sono nascosti. Tutto ciò che sta nelle aree, le catture, i Crediti, la riserva, le pile degli scarti, il numero di carte nei mazzi e nelle mani e l’ultimo turno sono visibili a tutti.
rule-BH-105 = Tutte le carte scelte si mostrano nello stesso identico momento. Fino ad allora degli altri vedi solo chi ha scelto.
rule-BH-S61 = Finché le carte scelte non si rivelano, nessuno può sapere quale delle tue cinque carte è a faccia in giù, nemmeno un giocatore che ne conosce alcune da una mano precedente.
rule-BH-S10 = Una volta rivelate le carte scelte, tutti agiscono contemporaneamente, e nessuno può aspettare per reagire. I tuoi cambiamenti li vedi subito, quelli degli altri solo quando ha concluso anche l’ultimo giocatore.
rule-BH-S52 = Tutti possono vedere quanti Crediti ha ogni giocatore.
rule-BH-S53 = Tutti possono guardare le pile degli scarti in qualsiasi momento.
rule-BH-S54 = Tutti possono sapere quante carte ci sono in ogni mazzo e in ogni mano, e da quale mazzo ha pescato ogni giocatore. I mazzi da cui si è pescato si mostrano insieme, quando tutti hanno una carta.
rule-BH-S55 = Una carta che hai avuto e passato ti resta nota: sai in quale mano è, finché non viene rivelata. Non lo sai più quando la carta è stata venduta e rimescolata nel suo mazzo.
rule-BH-S62 = Gli spettatori vedono di ogni giocatore ciò che ne vedono gli altri giocatori, nello stesso momento, e non conoscono carte da mani precedenti.
rule-BH-S63 = Il segreto finisce quando il tabellone punti è completo. Da allora le mani, i mazzi e l’intero corso della partita sono visibili a tutti.

## Contemporaneamente

rules-bounty-hunters-same-time = Contemporaneamente
rule-BH-S11 = Essere più veloci degli altri non serve mai. Ciò che fai cambia solo la tua area, e ciò che è di tutti si distribuisce in un ordine fisso.
rule-BH-S58 = Nella fase 2 le carte del mazzo Contratto si assegnano a partire dalla cima, così come stavano quando si sono rivelate le carte scelte: la prima carta al Maestro di Gilda, la successiva al giocatore alla sua sinistra, e così via in tondo; i tuoi Contratti bonus sono quelli che toccano a te. Se il mazzo non basta, un Contratto resta dovuto e si pesca in quell’ordine quando si chiude la fase 2, da ciò che resta e dalla pila degli scarti mescolata, o è perso. Una riserva limitata paga allo stesso modo; un Credito dovuto non si può ancora spendere.
rule-BH-S59 = Quando l’ultimo giocatore ha concluso la fase 2, le carte vendute vanno sulle loro pile in ordine dal Maestro di Gilda verso sinistra, l’ultima in cima. Si distribuiscono i Crediti dovuti e poi i Contratti dovuti. Una prima quarta cattura fissa l’ultimo turno, tutto si mostra insieme, e segue la fase 3.
rule-BH-S56 = Se un giocatore se ne va o finisce il tempo, gioca un bot al suo posto. Ciò che il giocatore ha già scelto o fatto resta valido, le mani si passano come prima, e alla fine i suoi punti si contano.
