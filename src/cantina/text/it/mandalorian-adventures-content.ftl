### The Mandalorian: Adventures: mappe, missioni, segnalini, personaggi e carte. Un effetto dice che cosa fanno i suoi passi.

## Le mappe e le loro regole

ma-map-arvala = Campo su Arvala-7
ma-rule-blast-lock = Far saltare la serratura: dichiara un Attacco di forza 3 o più contro una porta chiusa accanto alla tua casella. Nessuna minaccia viene colpita, la porta si apre.
ma-use-keycard-cell = Prendi la tessera d’accesso dalla tua casella.
ma-use-keycard-carried = Accanto a una porta chiusa: scarta la tessera d’accesso che porti e apri quella porta.

ma-map-nevarro = Strade di Nevarro
ma-rule-refuge = Rifugio: quando concludi il turno sulla stella blu, metti un segnalino Disturbo da uno spazio azione qualsiasi tra quelli usati.
ma-rule-gate = Cancello: quando concludi il turno sulla casella 3, il cancello chiuso si apre.

ma-map-transport = Trasporto prigionieri
ma-rule-override = Forzatura: rinuncia a un’azione di Ricognizione di forza 4 o più per aprire una porta chiusa accanto alla tua casella.

ma-map-plaza = Piazza sotto assedio
ma-rule-cannon = Cannone: sulla casella 5 il tuo Attacco ha gittata 3.
ma-rule-force-door = Sfondare la porta: rinuncia a un’azione di Attacco o di Ricognizione di forza 3 o più per aprire una porta chiusa accanto alla tua casella.

## Missione 1

ma-mission-the-asset = La Preda
ma-mission-the-asset-intro-1 = Il sole brucia basso su Arvala-7. Giù nella gola qualcuno ha costruito un campo e messo fucili sui tetti.
ma-mission-the-asset-intro-2 = Il localizzatore lampeggia più in fretta a ogni passo. Un droide con lo stesso localizzatore esce dalla polvere, i blaster già puntati.
ma-mission-the-asset-intro-3 = “La taglia basta per due”, dice uno di voi. Poi il primo colpo centra la sabbia tra i vostri piedi.
ma-mission-the-asset-briefing = La Preda è nascosta nel campo, dietro uno dei segnalini quadrati. PREPARAZIONE: nessuna. L’unico effetto dei nemici qui è Guardia. La porta della casa principale è chiusa; le regole della mappa dicono come si apre.
ma-mission-the-asset-objective = Alla fine di un turno un personaggio è sulla casella della Preda a faccia in su, e nessun nemico è su quella casella.
ma-mission-the-asset-crisis = Aggiungi 1 al tracciato Allerta. Se il tracciato è pieno, piazza un rinforzo sulla casella Stella più vicina a te, poi 2 nemici attaccano entro gittata 3, e il tracciato si svuota.
ma-rule-ambush = Trappola: un personaggio che entra nella casella di un nemico a faccia in giù subisce 1 danno. Un nemico rivelato in altro modo, per esempio con un attacco, non fa danni.
ma-track-alert = Allerta

## Missione 2

ma-mission-flight-from-nevarro = Fuga da Nevarro
ma-mission-flight-from-nevarro-intro-1 = La ricompensa è in tasca, e la culla è vuota. Guardate i Crediti, poi la porta da cui siete usciti.
ma-mission-flight-from-nevarro-intro-2 = Quando lasciate la casa per la seconda volta, portate un piccolo fagotto. In tutta la città i localizzatori cominciano a lampeggiare insieme.
ma-mission-flight-from-nevarro-intro-3 = La strada tace, le imposte si chiudono. In fondo, oltre cento armi, aspetta la vostra nave.
ma-mission-flight-from-nevarro-briefing = Ogni cacciatore della Gilda è sulle tracce del Bambino, e il cancello sulla via più breve è chiuso. PREPARAZIONE: il Mandaloriano porta il Bambino; senza di lui, lo porta il personaggio del primo giocatore. Quando chi lo porta subisce danni, il Bambino fugge.
ma-mission-flight-from-nevarro-objective = Alla fine di un turno un personaggio che porta il Bambino è su una casella di uscita.
ma-mission-flight-from-nevarro-crisis = Aggiungi 1 al tracciato Inseguimento, poi rivela la minaccia a faccia in giù più vicina a te.
ma-mission-flight-from-nevarro-effect = Piazza un rinforzo sulla casella 8.
ma-failure-pursuit = Il tracciato Inseguimento è pieno.
ma-track-pursuit = Inseguimento
ma-use-speeder-cell = Scarta la moto speeder dalla tua casella: esegui un Movimento gratuito di forza 3.

## Missione 3

ma-mission-the-prison-ship = La nave prigione
ma-mission-the-prison-ship-intro-1 = “Dentro e fuori”, dice l’uomo con il piano, “a bordo ci sono solo droidi.” Lo dice un po’ troppo spesso.
ma-mission-the-prison-ship-intro-2 = Il portello si apre su corridoi bianchi e porte senza maniglie. Dietro una di esse c’è il prigioniero, dietro le altre tutto il resto.
ma-mission-the-prison-ship-intro-3 = Un piccolo droide si ferma, vi guarda dal basso e scappa squittendo. Da qualche parte, lontano, una luce diventa rossa.
ma-mission-the-prison-ship-briefing = Sei celle chiuse, un prigioniero, e una nave che a poco a poco si sveglia. PREPARAZIONE: nessuna. Questa missione ha lo spazio azione verde Intrusione; le console sono le caselle da 1 a 4. Una volta preso, il prigioniero resta con quel personaggio.
ma-mission-the-prison-ship-objective = Alla fine di un turno un personaggio ha con sé il prigioniero, e tutti i personaggi sono su caselle di uscita.
ma-mission-the-prison-ship-crisis = Aggiungi 1 al tracciato Allarme, poi chiudi la porta aperta più vicina a te che non ha personaggi accanto.
ma-mission-the-prison-ship-effect = Disturba Intrusione e aggiungi 1 al tracciato Allarme.
ma-green-slice = Intrusione
ma-green-slice-text = Forza 4 o più, su una console (caselle da 1 a 4): apri una porta chiusa qualsiasi o rivela un segnalino quadrato a faccia in giù qualsiasi.
ma-failure-alarm = Il tracciato Allarme è pieno.
ma-track-alarm = Allarme
ma-use-prisoner-cell = Porta con te il prigioniero dalla tua casella.

## Missione 4

ma-mission-redemption = Redenzione
ma-mission-redemption-intro-1 = Armature bianche riempiono la piazza, fila dopo fila. Nella cantina contate i colpi e poi, per sicurezza, li ricontate.
ma-mission-redemption-intro-2 = Dall’altra parte un soldato stringe un fagotto che si dibatte. Dietro di lui un uomo dal mantello nero va su e giù, come se il tempo fosse suo.
ma-mission-redemption-intro-3 = Sotto il pavimento c’è una galleria, vecchia e rovente, che porta fuori. Ma nessuno se ne va senza il Bambino.
ma-mission-redemption-briefing = Liberate il Bambino, sconfiggete Moff Gideon e fuggite per la galleria. PREPARAZIONE: mettete il rapitore a faccia in su sulla casella 8 e affidategli il Bambino; mettete Moff Gideon a faccia in su sulla stella rossa. Quando il nemico che porta il Bambino è sconfitto, il Bambino resta su quella casella. Questa missione ha lo spazio azione verde Adunata.
ma-mission-redemption-objective = Moff Gideon è sconfitto, e alla fine di un turno un personaggio che porta il Bambino è su una casella di uscita.
ma-mission-redemption-crisis = Aggiungi 1 al tracciato Assedio. Se un nemico porta il Bambino, quel nemico si muove di 2 caselle verso la stella rossa; altrimenti piazza un rinforzo sulla stella rossa.
ma-mission-redemption-effect = Se un personaggio porta il Bambino, il Bambino fugge; altrimenti piazza un rinforzo sulla casella 1.
ma-green-rally = Adunata
ma-green-rally-text = Scegli un altro personaggio: può eseguire un Movimento gratuito o un Attacco gratuito di forza 2.
ma-failure-child-lost = Alla fine di una fase eventi un nemico che porta il Bambino è sulla stella rossa.
ma-failure-siege = Il tracciato Assedio è pieno.
ma-track-siege = Assedio
ma-rule-snatch = Rapimento: un nemico che nella fase eventi conclude il movimento sulla casella del Bambino lo prende, se nessuno lo porta.
ma-rule-march = Marcia: un rinforzo piazzato sulla stella rossa si muove di 1 casella verso il personaggio a lui più vicino.
ma-use-supply-crate-cell = Scarta la cassa di rifornimenti dalla tua casella: pesca 2 carte Pianificazione, tienine fino a 1, scarta il resto.

## Missione 5

ma-mission-the-egg = L’uovo
ma-mission-the-egg-intro-1 = “È solo un uovo”, dice il mercante, e spinge metà del denaro attraverso il tavolo. “Grosso. Con i peli.”
ma-mission-the-egg-intro-2 = La terra trema. Ciò che esce dalla grotta ha un corno, un pessimo umore e nessuna voglia di dividere.
ma-mission-the-egg-briefing = Trovate l’uovo e riportatelo intero. PREPARAZIONE: mettete il Mudhorn a faccia in su sulla casella 8; sostituite a caso, senza guardare, 1 segnalino quadrato a faccia in giù con l’uovo e mescolate i segnalini quadrati sulle loro caselle. Il guscio resiste finché il tracciato Uovo arriva a 3, con 4 personaggi finché arriva a 4.
ma-mission-the-egg-objective = Alla fine di un turno un personaggio che porta l’uovo è sulla casella di partenza.
ma-mission-the-egg-crisis = Il Mudhorn si muove di 3 caselle verso il personaggio a lui più vicino, poi attacca a gittata 0. Dopo che è stato sconfitto, piazza invece un rinforzo sulla casella Stella più vicina a te.
ma-failure-egg-broken = L’uovo è rotto: il tracciato Uovo è pieno.
ma-track-egg = Uovo
ma-rule-cracks = Crepe: per ogni danno che subisce il personaggio con l’uovo, aggiungi 1 al tracciato Uovo.
ma-use-egg-cell = Prendi l’uovo dalla tua casella.

## Missione 6

ma-mission-alive = Vivo
ma-mission-alive-intro-1 = Lettere rosse scorrono sul disco: paga piena per un cuore che batte, niente per un cadavere.
ma-mission-alive-intro-2 = Qualcuno qui nasconde sotto un cappuccio il volto del Ricercato. La prossima volta che un cappuccio si volta, dovrete mirare con molta attenzione.
ma-mission-alive-briefing = Prendete il Ricercato e portatelo fuori dalla mappa. PREPARAZIONE: sostituite a caso, senza guardare, 1 segnalino tondo a faccia in giù con il Ricercato e mescolate i segnalini tondi sulle loro caselle. Il Ricercato è catturato da danni esattamente pari ai suoi PS: allora resta sulla sua casella come bonus a faccia in su, che un personaggio lì presente può prendere. Un danno in più, ed è morto.
ma-mission-alive-objective = Alla fine di un turno un personaggio che porta il Ricercato catturato è su una casella di uscita.
ma-mission-alive-crisis = Se il Ricercato è un nemico a faccia in su sulla mappa, togligli 2 danni, e si allontana di 2 caselle dal personaggio a lui più vicino. Poi piazza un rinforzo sulla casella Stella più vicina a te, e 1 nemico attacca entro gittata 2.
ma-mission-alive-effect = Se il Ricercato è rivelato, disturba Attacco.
ma-failure-mark-dead = Il Ricercato è morto: ha più danni che PS.
ma-failure-mark-escaped = Il Ricercato è scappato: alla fine di una fase eventi è su una casella di uscita come nemico a faccia in su.
ma-rule-closing-in = Il cerchio si stringe: ogni volta che il mazzo Evento viene rimescolato, piazza per due volte un rinforzo sulla casella Stella più vicina a te.
ma-use-mark-cell = Porta con te il Ricercato catturato dalla tua casella.

## Missione 7

ma-mission-silent-relays = Ripetitori muti
ma-mission-silent-relays-intro-1 = Antenne, scatole che ronzano e un solo ordine: quando taceranno, siate lontani prima che qualcuno chieda perché.
ma-mission-silent-relays-intro-2 = Tagliate il primo cavo. Un crepitio attraversa ogni radio del posto, e ogni testa si alza.
ma-mission-silent-relays-briefing = Spegnete tutti i ripetitori e tornate insieme. PREPARAZIONE: mettete un ripetitore a faccia in su in ognuna delle caselle 2 e 4; con meno di 4 personaggi anche sulla casella 6, con meno di 3 pure sulla casella 8. Questa missione ha lo spazio azione verde Disattivazione. Attenti alla riserva: una crisi che non trova più segnalini Disturbo è la fine.
ma-mission-silent-relays-objective = Sulla mappa non ci sono ripetitori, e alla fine di un turno tutti i personaggi sono sulla casella di partenza.
ma-mission-silent-relays-crisis = Disturba i due spazi azione con i totali più bassi.
ma-green-disable = Disattivazione
ma-green-disable-text = Forza 2 o più: rimuovi un ripetitore dalla tua casella.
ma-failure-overrun = Una crisi non trova più segnalini Disturbo, né nella riserva né tra quelli usati.
ma-rule-silence = Silenzio: quando viene rimosso un ripetitore, metti un segnalino Disturbo da uno spazio azione qualsiasi tra quelli usati; con 3 o più personaggi, ancora uno.

## Missione 8

ma-mission-double-cross = Doppio gioco
ma-mission-double-cross-intro-1 = Tre casse, sigillate tre volte. A tutti è stata promessa una parte, e la somma delle parti supera l’intero.
ma-mission-double-cross-intro-2 = Qualcuno della squadra è stato visto con degli sconosciuti la notte scorsa. Era buio, e nessuno è proprio sicuro di chi fosse.
ma-mission-double-cross-briefing = Trovate il carico e portatelo fuori, cassa dopo cassa. PREPARAZIONE: sostituite a caso, senza guardare, 3 segnalini a faccia in giù con segnalini Carico e mescolate ogni forma sulle sue caselle. Un personaggio porta al massimo 1 segnalino Carico. Con 3 o 4 giocatori, a meno che i personaggi siano condivisi, ognuno riceve una carta Lealtà segreta; uno di voi potrebbe essere il traditore, che vince se la missione fallisce.
ma-mission-double-cross-objective = Tutto il carico è consegnato: il tracciato Consegne arriva a 3.
ma-mission-double-cross-crisis = Ogni giocatore, a turno, scarta una delle sue carte Pianificazione o disturba un’azione a sua scelta. Poi aggiungi 1 al tracciato Fretta.
ma-failure-too-late = Troppo tardi: il tracciato Fretta è pieno.
ma-track-haste = Fretta
ma-track-delivered = Consegne
ma-rule-haste = Fretta: ogni volta che il mazzo Evento viene rimescolato, aggiungi 1 al tracciato Fretta.
ma-rule-suspicion = Sospetto: in una partita con carte Lealtà puoi, una volta a partita, rinunciare a un’azione di Ricognizione di forza 4 o più per guardare la carta Lealtà di un altro giocatore.
ma-use-cargo-cell = Prendi il carico dalla tua casella, se non ne porti.
ma-use-cargo-carried = Su una casella di uscita: metti fuori dal gioco il carico che porti e aggiungi 1 al tracciato Consegne.

## Segnalini Minaccia

ma-use-medkit-cell = Scarta il kit medico dalla tua casella: cura 1 dei tuoi danni.
ma-token-medkit = Kit medico
ma-token-keycard = Tessera d’accesso
ma-token-raider = Predone
ma-token-camp-guard = Guardia del campo
ma-token-marksman = Cecchino
ma-token-asset = La Preda
ma-token-roof-marksman = Cecchino sul tetto
ma-token-bruiser = Energumeno
ma-token-seasoned-raider = Predone veterano
ma-token-seasoned-marksman = Cecchino veterano
ma-token-hunter = Cacciatore di Taglie
ma-token-brawler = Attaccabrighe
ma-token-spotter = Vedetta
ma-token-speeder = Moto speeder
ma-token-informer = Informatore
ma-token-roof-hunter = Cacciatore sul tetto
ma-token-saboteur = Sabotatore
ma-token-veteran = Veterano della Gilda
ma-token-security-droid = Droide di sicurezza
ma-token-mouse-droid = Droide topo
ma-token-warden = Secondino
ma-token-prisoner = Il prigioniero
ma-token-inmate = Un altro detenuto
ma-token-sentry-turret = Torretta di guardia
ma-token-heavy-droid = Droide pesante
ma-token-guard-droid = Droide di guardia
ma-token-trooper = Assaltatore
ma-token-scout = Assaltatore esploratore
ma-token-technician = Tecnico
ma-token-supply-crate = Cassa di rifornimenti
ma-token-signal-beacon = Segnalatore
ma-token-elite = Assaltatore scelto
ma-token-flame-trooper = Assaltatore lanciafiamme
ma-token-captor = Rapitore
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Uovo
ma-token-mark = Il Ricercato
ma-token-relay = Ripetitore
ma-token-cargo = Carico

## Personaggi

ma-character-mandalorian = Il Mandaloriano
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Carte Abilità del Mandaloriano

ma-skill-beskar-helmet = Elmo di beskar
ma-skill-beskar-helmet-text = Pianificazione: prendi Difesa dagli scarti Pianificazione se non ne hai.
ma-skill-tracking-fob = Localizzatore
ma-skill-tracking-fob-text = Ricognizione: dopo l’azione, guarda un’altra minaccia a faccia in giù entro una gittata pari alla forza di questa azione.
ma-skill-phase-pulse-blaster = Fucile a impulsi di fase
ma-skill-phase-pulse-blaster-text = Attacco: questo attacco ha gittata 3.
ma-skill-jet-burst = Spinta del jetpack
ma-skill-jet-burst-text = Movimento: questo movimento può attraversare i dislivelli.
ma-skill-grappling-line = Cavo con rampino
ma-skill-grappling-line-text = Ricognizione: se hai mosso un nemico, muovilo ancora di 1 casella.
ma-skill-sure-footing = Passo sicuro
ma-skill-flamethrower = Lanciafiamme
ma-skill-flamethrower-text = Attacco: dopo l’attacco, infliggi 1 danno a ogni altro nemico sulla casella del bersaglio.
ma-skill-quick-draw = Estrazione rapida
ma-skill-hunters-patience = Pazienza del cacciatore
ma-skill-relentless = Implacabile
ma-skill-relentless-text = Movimento: dopo il movimento, infliggi 1 danno a una minaccia entro gittata 1.
ma-skill-all-in = Tutto per tutto
ma-skill-all-in-text = Attacco: disturba Attacco; questo attacco ha forza +1.
ma-skill-whistling-birds = Uccelli sibilanti
ma-skill-whistling-birds-text = Attacco: per tre volte di seguito, infliggi 1 danno a una minaccia entro gittata 2.
ma-skill-full-beskar = Tutto beskar
ma-skill-full-beskar-text = Pianificazione: prendi Difesa dagli scarti Pianificazione se non ne hai.
ma-skill-no-wasted-motion = Nessun gesto sprecato
ma-skill-no-wasted-motion-text = Movimento o Ricognizione: dopo l’azione, ottieni 1 azione extra in questo turno.

## Carte Abilità di IG-11

ma-skill-rotating-torso = Busto rotante
ma-skill-rotating-torso-text = Attacco: questo attacco ha gittata 2.
ma-skill-self-diagnosis = Autodiagnosi
ma-skill-self-diagnosis-text = Pianificazione: cura 1 dei tuoi danni.
ma-skill-twin-blasters = Blaster gemelli
ma-skill-twin-blasters-text = Attacco: dopo l’attacco, infliggi 2 danni a una seconda minaccia entro gittata 1.
ma-skill-target-scan = Scansione del bersaglio
ma-skill-target-scan-text = Ricognizione: se hai guardato una minaccia a faccia in giù, rivelala.
ma-skill-calculated-route = Percorso calcolato
ma-skill-covering-fire = Fuoco di copertura
ma-skill-covering-fire-text = Movimento: dopo il movimento, infliggi 1 danno a una minaccia entro gittata 2.
ma-skill-bounty-protocol = Protocollo taglia
ma-skill-overclock = Sovraccarico
ma-skill-overclock-text = Attacco: subisci 1 danno; questo attacco ha forza +2.
ma-skill-nurse-protocol = Protocollo infermiere
ma-skill-nurse-protocol-text = Pianificazione: cura 1 danno di un altro personaggio entro gittata 2.
ma-skill-full-rotation = Rotazione completa
ma-skill-full-rotation-text = Attacco: per due volte di seguito, infliggi 2 danni a una minaccia entro gittata 1.
ma-skill-new-programming = Nuova programmazione
ma-skill-new-programming-text = Pianificazione: cura 2 dei tuoi danni.
ma-skill-parallel-processing = Calcolo parallelo
ma-skill-parallel-processing-text = Attacco o Ricognizione: esegui un Movimento gratuito di forza 2.

## Carte Abilità di Paz Vizsla

ma-skill-suppressing-burst = Raffica di soppressione
ma-skill-suppressing-burst-text = Attacco: dopo l’attacco, se il bersaglio è un nemico, allontanalo di 1 casella dal personaggio a lui più vicino.
ma-skill-folded-arms = Braccia conserte
ma-skill-folded-arms-text = Pianificazione: prendi Contrattacco dagli scarti Pianificazione se non ne hai.
ma-skill-heavy-repeater = Fucile a ripetizione
ma-skill-heavy-repeater-text = Attacco: questo attacco ha gittata 2; disturba Attacco.
ma-skill-trample = Calpestare
ma-skill-trample-text = Movimento: i nemici con 1 PS non fermano questo movimento.
ma-skill-heavy-jetpack = Jetpack pesante
ma-skill-heavy-jetpack-text = Movimento: questo movimento può attraversare i dislivelli.
ma-skill-fresh-drum = Caricatore pieno
ma-skill-fresh-drum-text = Pianificazione: metti un segnalino Disturbo di Attacco tra quelli usati.
ma-skill-saturation-fire = Fuoco di saturazione
ma-skill-saturation-fire-text = Attacco: dopo l’attacco, infliggi 1 danno a ogni nemico sulla casella del bersaglio.
ma-skill-steady-advance = Avanzata costante
ma-skill-heat-sensor = Sensore termico
ma-skill-heat-sensor-text = Ricognizione: guarda una minaccia a faccia in giù entro gittata 2.
ma-skill-broadside = Bordata
ma-skill-broadside-text = Attacco: dopo l’attacco, infliggi 2 danni a una seconda minaccia entro gittata 2 e disturba Attacco.
ma-skill-stand-firm = Resistere
ma-skill-stand-firm-text = Pianificazione: cura 1 dei tuoi danni.
ma-skill-barrage = Fuoco di sbarramento
ma-skill-barrage-text = Attacco: infliggi 4 danni a una minaccia entro gittata 2.
ma-skill-clan-honor = Onore del clan
ma-skill-clan-honor-text = Pianificazione: prendi Contrattacco dagli scarti Pianificazione se non ne hai, e cura 1 dei tuoi danni.
ma-skill-walking-fortress = Fortezza ambulante
ma-skill-walking-fortress-text = Movimento o Attacco: infliggi 1 danno a una minaccia entro gittata 2.

## Carte Abilità di Xi’an

ma-skill-thrown-knife = Lancio del coltello
ma-skill-thrown-knife-text = Attacco: questo attacco ha gittata 3 e non infligge più di 2 danni.
ma-skill-taunt = Provocazione
ma-skill-taunt-text = Ricognizione: muovi di 1 casella un nemico entro gittata 2.
ma-skill-hidden-blade = Lama nascosta
ma-skill-hidden-blade-text = Movimento: prima del movimento, infliggi 1 danno a una minaccia entro gittata 1.
ma-skill-shadow-step = Passo d’ombra
ma-skill-shadow-step-text = Movimento: ignora Guardia per questo movimento.
ma-skill-backflip = Salto all’indietro
ma-skill-backflip-text = Attacco: dopo l’attacco, muoviti fino a 1 casella.
ma-skill-slip-away = Sgusciare via
ma-skill-slip-away-text = Movimento: ignora Presa per questo movimento.
ma-skill-fan-of-knives = Ventaglio di lame
ma-skill-fan-of-knives-text = Attacco: dopo l’attacco, infliggi 1 danno a una seconda minaccia entro gittata 2.
ma-skill-cat-eyes = Occhi di gatto
ma-skill-lunge = Affondo
ma-skill-lunge-text = Attacco: prima dell’attacco, muoviti fino a 1 casella.
ma-skill-exit-strategy = Via d’uscita
ma-skill-exit-strategy-text = Pianificazione: muoviti fino a 2 caselle.
ma-skill-vanish = Svanire
ma-skill-vanish-text = Movimento: per due volte di seguito, muovi di 1 casella un nemico entro gittata 1; poi muoviti fino a 3 caselle.
ma-skill-cruel-game = Gioco crudele
ma-skill-cruel-game-text = Ricognizione: muovi fino a 2 caselle un nemico entro gittata 3.
ma-skill-blur = Figura sfocata
ma-skill-blur-text = Attacco, Ricognizione o Pianificazione: muoviti fino a 2 caselle.

## Carte Abilità di Burg

ma-skill-shoulder-charge = Spallata
ma-skill-shoulder-charge-text = Movimento: dopo il movimento, infliggi 1 danno a una minaccia sulla tua casella.
ma-skill-rough-handling = Maniere forti
ma-skill-rough-handling-text = Ricognizione: se hai mosso un nemico, muovilo ancora di 1 casella.
ma-skill-iron-grip = Morsa di ferro
ma-skill-iron-grip-text = Attacco: questo attacco ha gittata 0 e forza +2.
ma-skill-drag-close = Tirare a sé
ma-skill-drag-close-text = Ricognizione: muovi un nemico entro gittata 2 di 2 caselle verso il personaggio a lui più vicino.
ma-skill-thick-hide = Pelle dura
ma-skill-thick-hide-text = Pianificazione: cura 1 dei tuoi danni.
ma-skill-wade-in = Nella mischia
ma-skill-wade-in-text = Movimento: i nemici con 2 PS o meno non fermano questo movimento.
ma-skill-rage = Furia
ma-skill-rage-text = Attacco: subisci 1 danno; questo attacco ha forza +2.
ma-skill-heavy-fists = Pugni pesanti
ma-skill-break-the-lock = Spezzare la serratura
ma-skill-break-the-lock-text = Movimento: dopo il movimento, apri una porta chiusa accanto alla tua casella.
ma-skill-flatten = Spianare
ma-skill-flatten-text = Attacco: dopo l’attacco, infliggi 1 danno a ogni altro nemico sulla casella del bersaglio.
ma-skill-unstoppable = Inarrestabile
ma-skill-unstoppable-text = Movimento: ignora Guardia e Presa per questo movimento.
ma-skill-crush = Stritolare
ma-skill-crush-text = Attacco: infliggi 5 danni a una minaccia sulla tua casella.
ma-skill-bared-teeth = Denti scoperti
ma-skill-bared-teeth-text = Ricognizione: se hai mosso un nemico, muovilo ancora fino a 2 caselle e infliggigli 1 danno.
ma-skill-battering-ram = Ariete
ma-skill-battering-ram-text = Movimento o Attacco: allontana un nemico entro gittata 1 di 2 caselle dal personaggio a lui più vicino.

## Carte Abilità di Migs Mayfeld

ma-skill-loose-talk = Chiacchiere
ma-skill-loose-talk-text = Pianificazione: pesca 1 carta in più per questa azione.
ma-skill-snap-shot = Tiro istintivo
ma-skill-snap-shot-text = Ricognizione: se hai mosso un nemico, infliggigli 1 danno.
ma-skill-third-arm = Terzo braccio
ma-skill-third-arm-text = Attacco: dopo l’attacco, infliggi 1 danno a una seconda minaccia entro gittata 2.
ma-skill-range-finder = Telemetro
ma-skill-range-finder-text = Attacco: questo attacco ha gittata 2.
ma-skill-two-steps-ahead = Due passi avanti
ma-skill-two-steps-ahead-text = Pianificazione: puoi tenere 1 carta in più tra quelle che peschi per questa azione.
ma-skill-change-of-plan = Cambio di piano
ma-skill-change-of-plan-text = Movimento: pesca 1 carta Pianificazione; tienila o scartala.
ma-skill-keen-eye = Occhio attento
ma-skill-keen-eye-text = Ricognizione: guarda una minaccia a faccia in giù entro gittata 3.
ma-skill-imperial-drill = Addestramento imperiale
ma-skill-fall-back = Ripiegare
ma-skill-deadeye = Occhio di lince
ma-skill-deadeye-text = Attacco: questo attacco ha gittata 3.
ma-skill-contingency = Piano di riserva
ma-skill-contingency-text = Pianificazione: infliggi 1 danno a una minaccia entro gittata 2.
ma-skill-cover-story = Storia di copertura
ma-skill-cover-story-text = Pianificazione: pesca 4 carte Pianificazione, tienine fino a 2, scarta il resto.
ma-skill-old-instincts = Vecchi istinti
ma-skill-old-instincts-text = Ricognizione: dopo l’azione, infliggi 2 danni alla minaccia che hai guardato o mosso.
ma-skill-always-an-angle = C’è sempre un trucco
ma-skill-always-an-angle-text = Movimento, Attacco o Ricognizione: pesca 2 carte Pianificazione, tienine fino a 1, scarta il resto.

## Carte Abilità di Greef Karga

ma-skill-guild-orders = Ordini della Gilda
ma-skill-guild-orders-text = Pianificazione: un altro personaggio pesca 1 carta Abilità.
ma-skill-well-informed = Ben informato
ma-skill-well-informed-text = Ricognizione: un altro personaggio può muoversi fino a 1 casella.
ma-skill-smooth-talk = Parlantina
ma-skill-smooth-talk-text = Ricognizione: se hai mosso un nemico, muovilo ancora di 1 casella.
ma-skill-clear-the-way = Via libera
ma-skill-clear-the-way-text = Movimento: metti un segnalino Disturbo da uno spazio azione qualsiasi tra quelli usati.
ma-skill-side-by-side = Fianco a fianco
ma-skill-side-by-side-text = Movimento: un altro personaggio entro gittata 1 può muoversi fino a 2 caselle.
ma-skill-two-holsters = Due fondine
ma-skill-two-holsters-text = Attacco: dopo l’attacco, infliggi 1 danno a una seconda minaccia entro gittata 1.
ma-skill-call-to-arms = Chiamata alle armi
ma-skill-call-to-arms-text = Attacco: dopo l’attacco, un altro personaggio può eseguire un Attacco gratuito di forza 1.
ma-skill-favors-owed = Favori da riscuotere
ma-skill-own-the-street = Padrone della strada
ma-skill-last-word = L’ultima parola
ma-skill-last-word-text = Attacco: pesca 1 carta Pianificazione; tienila o scartala.
ma-skill-rouse-the-town = Sollevare la città
ma-skill-rouse-the-town-text = Pianificazione: un altro personaggio può muoversi fino a 2 caselle.
ma-skill-guild-contract = Contratto della Gilda
ma-skill-guild-contract-text = Pianificazione: un altro personaggio pesca 2 carte Abilità; metti un segnalino Disturbo da uno spazio azione qualsiasi tra quelli usati.
ma-skill-town-magistrate = Magistrato cittadino
ma-skill-town-magistrate-text = Ricognizione: un altro personaggio può muoversi fino a 2 caselle.
ma-skill-shared-glory = Gloria condivisa
ma-skill-shared-glory-text = Attacco o Pianificazione: un altro personaggio può eseguire un Movimento gratuito o un Attacco gratuito di forza 2.

## Carte Abilità di Cara Dune

ma-skill-body-shield = Fare da scudo
ma-skill-body-shield-text = Movimento: dopo il movimento, i prossimi danni di questo turno a un altro personaggio sulla tua casella vengono inflitti a te.
ma-skill-field-dressing = Medicazione da campo
ma-skill-field-dressing-text = Pianificazione: cura 1 danno di un personaggio qualsiasi entro gittata 1.
ma-skill-pin-down = Inchiodare
ma-skill-pin-down-text = Attacco: dopo l’attacco, il bersaglio non attacca in questo turno.
ma-skill-stare-down = Sguardo di sfida
ma-skill-stare-down-text = Ricognizione: dopo l’azione, la minaccia che hai guardato o mosso non attacca in questo turno.
ma-skill-drag-to-cover = Trascinare al riparo
ma-skill-drag-to-cover-text = Movimento: un altro personaggio entro gittata 1 può muoversi fino a 1 casella.
ma-skill-shock-trooper = Truppe d’assalto
ma-skill-kick-back = Pedata
ma-skill-kick-back-text = Attacco: dopo l’attacco, se il bersaglio è un nemico, allontanalo di 1 casella dal personaggio a lui più vicino.
ma-skill-hold-the-line = Tenere la linea
ma-skill-hold-the-line-text = Pianificazione: prendi Difesa dagli scarti Pianificazione se non ne hai.
ma-skill-forced-march = Marcia forzata
ma-skill-boots-first = Prima gli stivali
ma-skill-boots-first-text = Movimento: dopo il movimento, infliggi 2 danni a una minaccia sulla tua casella.
ma-skill-medevac = Evacuazione medica
ma-skill-medevac-text = Pianificazione: cura 1 danno di un altro personaggio entro gittata 3.
ma-skill-field-hospital = Ospedale da campo
ma-skill-field-hospital-text = Pianificazione: cura 2 danni di un personaggio qualsiasi entro gittata 1.
ma-skill-marshals-badge = Distintivo da sceriffo
ma-skill-marshals-badge-text = Pianificazione: cura 1 danno di un personaggio qualsiasi entro gittata 1, e prendi Difesa dagli scarti Pianificazione se non ne hai.
ma-skill-shoulder-to-shoulder = Spalla a spalla
ma-skill-shoulder-to-shoulder-text = Movimento o Pianificazione: cura 1 danno di un altro personaggio entro gittata 1.

## Eventi

ma-event-charge = Carica
ma-event-charge-text = Tutti i nemici da mischia si muovono di 2 caselle verso il personaggio a loro più vicino. 2 nemici da mischia attaccano a gittata 0.
ma-event-brawl = Rissa
ma-event-brawl-text = 2 nemici da mischia si muovono di 3 caselle verso il personaggio a loro più vicino. Tutti i nemici da mischia attaccano a gittata 0. +6: 1 nemico da mischia attacca a gittata 1.
ma-event-fresh-muscle = Nuove leve
ma-event-fresh-muscle-text = Piazza un rinforzo sulla casella Stella più vicina a te. 1 nemico da mischia si muove di 2 caselle verso il personaggio a lui più vicino.
ma-event-firing-line = Linea di fuoco
ma-event-firing-line-text = Tutti i tiratori si muovono di 1 casella verso il personaggio a loro più vicino. 2 tiratori attaccano a gittata 2.
ma-event-flanking-fire = Fuoco sul fianco
ma-event-flanking-fire-text = 2 tiratori si muovono di 2 caselle verso il personaggio a loro più vicino. 1 tiratore attacca a gittata 1. +6: piazza un rinforzo sulla casella Stella più vicina a te.
ma-event-stray-shots = Colpi vaganti
ma-event-stray-shots-text = 1 tiratore o tiratore scelto attacca a gittata 2. 1 tiratore si muove di 2 caselle verso il personaggio a lui più vicino.
ma-event-crosshairs = Nel mirino
ma-event-crosshairs-text = 2 tiratori scelti attaccano a gittata 3.
ma-event-under-fire = Sotto tiro
ma-event-under-fire-text = Tutti i tiratori scelti attaccano a gittata 2. +6: disturba Attacco.
ma-event-better-angle = Angolo migliore
ma-event-better-angle-text = 1 tiratore scelto si muove di 1 casella verso il personaggio a lui più vicino. 1 tiratore scelto attacca a gittata 4.
ma-event-cut-cables = Cavi tagliati
ma-event-cut-cables-text = Disturba Movimento. Disturba Pianificazione.
ma-event-ambush = Imboscata
ma-event-ambush-text = Piazza un rinforzo sulla tua casella. +6: risolvi un’altra carta Evento.
ma-event-something-stirs = Qualcosa si muove
ma-event-something-stirs-text = { $child ->
    [yes] Rivela la minaccia a faccia in giù più vicina a te. Se un personaggio porta il Bambino, il Bambino fugge.
   *[no] Rivela la minaccia a faccia in giù più vicina a te.
}
ma-event-stampede = Orda furiosa
ma-event-stampede-text = Tutti i nemici da mischia si muovono di 3 caselle verso il personaggio a loro più vicino. 3 nemici da mischia attaccano a gittata 0.
ma-event-crossfire = Fuoco incrociato
ma-event-crossfire-text = 2 tiratori si muovono di 2 caselle verso il personaggio a loro più vicino. 3 tiratori attaccano a gittata 2.
ma-event-kill-zone = Zona mortale
ma-event-kill-zone-text = 3 tiratori scelti attaccano a gittata 4.
ma-event-regroup = Ricompattarsi
ma-event-regroup-text = 2 nemici di qualsiasi classe si allontanano di 2 caselle dal personaggio a loro più vicino. Piazza un rinforzo sulla casella Stella più vicina a te.
ma-event-lockdown = Isolamento
ma-event-lockdown-text = Chiudi la porta aperta più vicina a te che non ha personaggi accanto. 1 nemico di qualsiasi classe si muove di 2 caselle verso il personaggio a lui più vicino.
ma-event-power-failure = Mancanza di corrente
ma-event-power-failure-text = Disturba lo spazio azione con il totale più basso. +6: disturba ancora una volta lo spazio azione con il totale più basso.

## Carte Pianificazione

ma-plan-failure = Fallimento
ma-plan-failure-text = Non ha effetto e non si può tenere.
ma-plan-defend = Difesa
ma-plan-defend-text = Quando stai per subire danni: blocca 1 danno.
ma-plan-counterattack = Contrattacco
ma-plan-counterattack-text = Dopo che un nemico ti ha attaccato: infliggi 2 danni a quel nemico.
ma-plan-second-wind = Nuovo slancio
ma-plan-second-wind-text = Nella tua fase azioni: ottieni 1 azione extra in questo turno.
ma-plan-take-aim = Prendere la mira
ma-plan-take-aim-text = Quando dichiari un attacco: ha forza +2.
ma-plan-sprint = Scatto
ma-plan-sprint-text = Nella tua fase azioni: esegui un Movimento gratuito di forza 2.
ma-plan-countermeasures = Contromisure
ma-plan-countermeasures-text = Prima della tua fase eventi: metti un segnalino Disturbo da uno spazio azione qualsiasi tra quelli usati.
ma-plan-smoke = Fumo
ma-plan-smoke-text = Quando inizia un tuo movimento: ignora Guardia e Presa per questo movimento.
ma-plan-medpac = Medipac
ma-plan-medpac-text = Nella tua fase azioni: cura 1 dei tuoi danni.
ma-plan-signal-jam = Interferenza radio
ma-plan-signal-jam-text = Quando si deve risolvere una crisi: saltala.
ma-plan-called-shot = Colpo annunciato
ma-plan-called-shot-text = Nella tua fase azioni: esegui un Attacco gratuito di forza 3.
