### La campagna di The Mandalorian: Adventures: `cantina campaign`, e che cosa dicono le carte Guida.

## Aiuto

terminal-about-campaign = Tiene la campagna di The Mandalorian: Adventures tra una partita e l’altra, in un file.
campaign-help-action = new (comincia), show (mostra), next (che cosa giocare ora), record (com’è finita) o reset (ricomincia)
campaign-help-file = il file della campagna
campaign-help-result = per record: won (vinta), lost (persa), o il file della partita salvata
campaign-help-seats = quanti giocatori; 2 se non indicato
campaign-help-mission = la missione, dove puoi scegliere
campaign-help-map = la mappa, dove puoi scegliere
campaign-help-mode = per next e record: { $modes }
campaign-help-difficulty = per next e record: { $levels }
campaign-help-veteran = per new: tutto è aperto fin da subito

## Che cosa si dice

campaign-begun = La campagna { $id } è in { $file }; “cantina campaign next { $file }” la comincia.
campaign-heading = Campagna { $id }
campaign-growth = Carte Guida risolte: { $count } di { $all }.
campaign-envelope = La busta { $number } è aperta: { $missions }
campaign-mission = Prossima missione: { $mission }. Mappa: { $maps }.
campaign-free-play = Gioco libero: scegli una missione qualsiasi con --mission: { $missions }.
campaign-any-mission = Gioco libero: scegliete una missione qualsiasi: { $missions }.
campaign-not-begun = Nessuna partita è stata ancora preparata: “next” indica la prima missione.
campaign-game-won = Partita { $number }: { $mission } ({ $map }), vinta.
campaign-game-lost = Partita { $number }: { $mission } ({ $map }), persa.

## Le regole del gioco che arrivano una alla volta

campaign-rule-guard = Guardia: se concludi un movimento entro gittata 1 da questo nemico, ti infligge 1 danno.
campaign-rule-tactical-skill = Carta Abilità tattica: non ha forza e non dà azioni, solo il suo effetto nello spazio corrispondente. Nella fase eventi quello spazio conta esattamente 5.
campaign-rule-child = Il Bambino: sulla sua casella puoi salvarlo durante qualsiasi azione. Quando chi lo porta subisce danni, fugge in una casella adiacente, se possibile una con un nemico o una minaccia a faccia in giù. In quel turno non si può salvare.
campaign-rule-grapple = Presa: se esci dalla casella di questo nemico, prima ti infligge 1 danno.
campaign-rule-mission-effect = Effetto missione: quando si rivela un segnalino con questo simbolo, si applica il testo della missione.
campaign-rule-diversion = Diversivo: quando questo nemico si è mosso nella fase eventi, si disturba lo spazio con il totale più basso.
campaign-rule-numbered-cells = Caselle numerate: i testi le indicano con il loro numero.
campaign-rule-mission-action = Azione missione: lo spazio verde appartiene a questa missione; gioca lì una carta e applica il suo testo.
campaign-rule-mercenary = Missione mercenaria: si può giocare su ogni mappa, con tutti i personaggi. La mappa mantiene le sue regole e i suoi segnalini; tutto il resto viene dalla missione.
campaign-rule-traitor = Traditore: in tre o quattro giocatori, qualcuno potrebbe lavorare in segreto per l’altra parte.
campaign-rule-wild-skill = Carta Abilità jolly: il suo effetto funziona in più di uno spazio.

## Che cosa dicono le carte Guida

ma-growth-1 = Benvenuti alla caccia. Una taglia aspetta in un campo nel deserto di Arvala-7, e non siete gli unici ad averne sentito parlare. Per la prima partita usate il lato principiante dei vostri personaggi.
ma-growth-2 = La vostra prima missione è “La Preda”, sulla mappa di Arvala-7: trovatela, e siate gli ultimi in piedi sulla sua casella.
ma-growth-3 = Il primo lavoro è alle spalle, comunque sia andata. La vostra fama viaggia più veloce della vostra nave.
ma-growth-4 = Avete visto che cosa funziona. Ogni personaggio ottiene una carta tattica: niente forza, niente azione, ma un effetto potente, e uno spazio che ne contiene una conta sempre esattamente 5.
ma-growth-5 = La taglia era un bambino. Vi hanno pagato, e siete tornati a prenderlo. Ora l’intera Gilda è nelle strade di Nevarro.
ma-growth-6 = Da ora in gioco: il Bambino, che va portato e fugge dal pericolo; nemici con Presa, Effetto missione e Diversivo; e caselle numerate.
ma-growth-7 = Alle vostre spalle la città si fa piccola. Per ora non c’è ritorno, quindi vi servono altri amici.
ma-growth-8 = Due nuove carte entrano nel mazzo Pianificazione: “Fumo”, che vi fa superare Guardia e Presa, e “Medipac”, che cura.
ma-growth-9 = Una vecchia squadra ha un lavoro: un prigioniero, una nave piena di droidi, poco tempo. Non vi fidate di loro. Lo sanno.
ma-growth-10 = Da ora una missione può avere un suo spazio azione verde. Che cosa fa è scritto sulla missione.
ma-growth-11 = La squadra si è sciolta. Chi debba qualcosa a chi è una domanda per un altro giorno.
ma-growth-12 = Aprite la busta 1. Le missioni mercenarie non hanno bisogno di una storia: si giocano su ogni mappa e con tutti e otto i personaggi. Tre di esse si possono giocare da ora.
ma-growth-13 = Un mercante paga bene per un uovo. Nessuno ha chiesto alla madre. Provate questa missione sulla mappa di Arvala-7.
ma-growth-14 = Fango, artigli e una borsa leggera: questo è quanto per il lavoro onesto.
ma-growth-15 = Siete cresciuti con i vostri compiti. Ogni personaggio mette via una carta debole e al suo posto ne prende una forte.
ma-growth-16 = Un messaggio da Nevarro: la guarnigione deve andarsene, e vecchi nemici tendono la mano. Puzza di trappola, ma il Bambino non sarà al sicuro finché la faccenda non sarà chiusa.
ma-growth-17 = Il fumo sulla piazza si dirada. Alcuni debiti sono saldati, in una moneta o nell’altra.
ma-growth-18 = Anche l’altra parte ha imparato. Tre carte più dure entrano nel mazzo Evento.
ma-growth-19 = Aprite la busta 2. In “Doppio gioco” ognuno riceve una carta Lealtà segreta se giocate in tre o quattro. Uno di voi potrebbe lavorare per l’altra parte; forse nessuno. Con meno giocatori, o con personaggi condivisi, giocate senza queste carte.
ma-growth-20 = Un carico per tre compratori, una sola nave per portarlo, e non tutti a bordo hanno in mente lo stesso compratore.
ma-growth-21 = La stiva è vuota, e vi guardate in modo un po’ diverso da prima.
ma-growth-22 = L’esperienza rende versatili. Ogni personaggio ottiene una carta jolly, il cui effetto funziona in più spazi.
ma-growth-23 = La prossima taglia è richiesta viva. Scegliete la mappa che preferite.
ma-growth-24 = Calda o fredda, una taglia è una taglia: la Gilda paga ciò che riceve, e sul tavolo c’è sempre un altro disco.
ma-growth-25 = Entrano in gioco le ultime carte: tre eventi, e le carte Pianificazione “Interferenza radio” e “Colpo annunciato”.
ma-growth-26 = Ancora un lavoro, silenzioso: tutti i ripetitori devono tacere prima che qualcuno vi senta. Scegliete la mappa che preferite.
ma-growth-27 = Silenzio su tutti i canali. Ci si potrebbe abituare.
ma-growth-28 = La campagna ha raccontato la sua storia. Da ora giocate qualsiasi missione, su qualsiasi mappa che la permetta, in qualsiasi modalità.
ma-growth-29 = Il mazzo Guida è esaurito. Tutto ciò che è nella scatola è vostro.
ma-growth-envelope-1 = Una missione mercenaria prende il posto di tutto ciò che una mappa dice della sua storia: obiettivo, crisi, regole speciali, spazio verde ed Effetto missione sono i suoi. La mappa mantiene le sue regole, le sue porte e i suoi segnalini, tranne quelli che appartengono solo alla storia. Un bonus che nessuno spiega non fa niente; un kit medico cura sempre. Il quarto foglio resta bloccato fino alla busta 2.
ma-growth-envelope-2 = Il traditore vince da solo se la missione fallisce, a meno che fallisca perché il suo stesso personaggio è sconfitto. Un traditore che mostra la carta all’inizio di un suo turno viene ignorato dai nemici e a ogni turno disturba un’azione invece di giocare carte. Una volta a partita, alla fine di un proprio turno, ognuno può accusare qualcuno; se tutti gli altri sono d’accordo, l’accusato mostra la carta. Un’accusa sbagliata disturba i due spazi più bassi. Un traditore scoperto lascia la mappa e non gioca più turni; ciò che portava resta sulla sua casella. Quando il traditore è noto, nessuno viene più accusato.
