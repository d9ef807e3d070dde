### Star Wars: Bounty Hunters. Tre valori tra parentesi sono sempre verde, blu e arancione.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Tutti giocano contemporaneamente: scegli le carte, cattura Bersagli con Cacciatori e Droidi, completa Contratti. Circa 20 minuti.

## Opzioni

bounty-hunters-option-mode = standard, o introductory: una partita senza Contratti
bounty-hunters-option-guild-master = il giocatore che è Maestro di Gilda e viene servito per primo; decide il caso se non indicato
bounty-hunters-option-credit-supply = quanti Crediti ha la riserva (42 nella scatola); senza limite se non indicato
bounty-hunters-option-max-turns = la partita finisce al più tardi dopo questo turno; senza limite se non indicato

## Mazzi e nomi

bounty-hunters-deck-target = mazzo Bersaglio
bounty-hunters-deck-hunter = mazzo Cacciatore di Taglie
bounty-hunters-deck-contract = mazzo Contratto
bounty-hunters-deck-market = mazzo Mercato dei Jawa

bounty-hunters-character-chewbacca = Chewbacca
bounty-hunters-character-grogu = Grogu
bounty-hunters-character-han-solo = Han Solo
bounty-hunters-character-kanan-jarrus = Kanan Jarrus
bounty-hunters-character-luke = Luke
bounty-hunters-character-omega = Omega
bounty-hunters-character-padme-amidala = Padmé Amidala
bounty-hunters-character-qira = Qi’ra

bounty-hunters-hunter-aurra-sing = Aurra Sing
bounty-hunters-hunter-boba-fett = Boba Fett
bounty-hunters-hunter-bossk = Bossk
bounty-hunters-hunter-cad-bane = Cad Bane
bounty-hunters-hunter-din-djarin = Din Djarin
bounty-hunters-hunter-hondo-ohnaka = Hondo Ohnaka
bounty-hunters-hunter-ig-11 = IG-11
bounty-hunters-hunter-dengar = Dengar
bounty-hunters-hunter-embo = Embo
bounty-hunters-hunter-fennec-shand = Fennec Shand
bounty-hunters-hunter-4-lom = 4-LOM
bounty-hunters-hunter-zuckuss = Zuckuss

bounty-hunters-family-astromech = Droide astromeccanico
bounty-hunters-family-protocol = Droide protocollare

## Carte

bounty-hunters-card-target = { $name }, Bersaglio, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +Credito" }
    [contract] { " +Contratto" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, Cacciatore, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name }, costo { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } Cassa
   *[other] { $icons } Casse
}, costo { $cost }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bounty-hunters-card-two-targets = Contratto { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Contratto { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Contratto { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + Cassa, duo +{ $duo }
bounty-hunters-told-target = il Bersaglio { $name }
bounty-hunters-told-hunter = il Cacciatore { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] un Droide protocollare
   *[astromech] un Droide astromeccanico
}
bounty-hunters-told-crate = { $icons ->
    [one] una Cassa
   *[other] { $icons } Casse
}
bounty-hunters-told-two-targets = un Contratto per { $first } e { $second }
bounty-hunters-told-same-target = un Contratto per due volte { $first }
bounty-hunters-told-target-and-crate = un Contratto per { $first } e una Cassa

## Azioni

bounty-hunters-action-draw = Pesca dal { $deck }
bounty-hunters-action-choose = Scegli: { $card }
bounty-hunters-action-sell = Vendi per 1 Credito: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Paga e gioca, senza Bersaglio: { $card }
    [hunter] Gioca, senza Bersaglio: { $card }
    [crate] Paga e gioca: { $card }
   *[other] Gioca: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Paga e gioca: { $card }
   *[other] Gioca: { $card }
}, contro { $target }
bounty-hunters-action-reserve = Prenota, per pagare più tardi: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Paga e attiva, senza Bersaglio: { $card }
   *[other] Paga e attiva: { $card }
}
bounty-hunters-action-activate-on = Paga e attiva: { $card }, contro { $target }
bounty-hunters-action-finish = Concludi la fase

## Che cosa è successo

bounty-hunters-who = { $you ->
    [yes] Giocatore { $seat } (tu)
   *[no] Giocatore { $seat }
}
bounty-hunters-event-turn = Inizia il turno { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } pesca dal { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } pesca { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } non pesca niente: nessun mazzo può dare una carta.
bounty-hunters-event-must-name-again = { bounty-hunters-who } deve indicare un altro mazzo: il { $deck } è esaurito.
bounty-hunters-event-reshuffled = La pila degli scarti viene mescolata e forma un nuovo { $deck } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}).
bounty-hunters-event-revealed = { bounty-hunters-who } rivela { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } vende { $card }.
bounty-hunters-event-played = { bounty-hunters-who } gioca { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } gioca { $card } contro { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } prenota { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } attiva { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } attiva { $card } contro { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } cattura { $card } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } riceve 1 Credito per la cattura.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } riceve un bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } cattura un quarto Bersaglio e ne riceve il bonus!
bounty-hunters-event-owed-credit = { bounty-hunters-who } riceve dalla riserva un Credito ancora dovuto.
bounty-hunters-event-lost-credit = { bounty-hunters-who } non riceve il Credito: la riserva è vuota.
bounty-hunters-event-owed-contract = { bounty-hunters-who } riceve un bonus ancora dovuto: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } non riceve il bonus: non restano Contratti.
bounty-hunters-event-triggered = Quattro Bersagli sono stati catturati: il turno { $number } è l’ultimo.
bounty-hunters-event-passed = Tutti passano la mano a sinistra.
bounty-hunters-event-over = La partita è finita.

## Perché un’azione è rifiutata

bounty-hunters-refusal-step = “{ $action }” non appartiene alla fase in corso ({ $rule })
bounty-hunters-refusal-not-in-hand = “{ $action }”: la carta { $card } non è nella tua mano ({ $rule })
bounty-hunters-refusal-resolve-first = “{ $action }”: prima vendi o gioca la carta scelta ({ $rule })
bounty-hunters-refusal-resolved = “{ $action }”: non hai più una carta scelta da vendere o giocare ({ $rule })
bounty-hunters-refusal-no-contracts = “{ $action }”: la partita introduttiva non ha Contratti ({ $rule })
bounty-hunters-refusal-closed = “{ $action }”: ora questo mazzo non ha carte per te ({ $rule })
bounty-hunters-refusal-other-card = “{ $action }”: la carta che hai scelto è { $card } ({ $rule })
bounty-hunters-refusal-cost = “{ $action }” costa { $cost ->
    [one] { $cost } Credito
   *[other] { $cost } Crediti
}, e tu ne hai { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = “{ $action }”: non hai prenotato la carta { $card } ({ $rule })
bounty-hunters-refusal-alone = “{ $action }”: hai un Bersaglio non catturato, quindi indica quale affrontare ({ $rule })
bounty-hunters-refusal-captured = “{ $action }”: il Bersaglio { $target } è già catturato ({ $rule })
bounty-hunters-refusal-other-area = “{ $action }”: il Bersaglio { $target } non è davanti a te ({ $rule })
bounty-hunters-refusal-no-such-target = “{ $action }”: davanti a te non c’è un Bersaglio non catturato { $target } ({ $rule })

## Il tavolo come testo

bounty-hunters-picture-turn = Turno { $turn }, { $step }. Maestro di Gilda: giocatore { $master }.
bounty-hunters-step-draw = fase 1: pescare 1 carta
bounty-hunters-step-choose = fase 2: scegliere 1 carta
bounty-hunters-step-resolve = fase 2: venderla o giocarla, poi attivare
bounty-hunters-step-over = l’ultimo: la partita è finita
bounty-hunters-end-far = Fine: due turni dopo la 4ª cattura di un giocatore (massimo ora: { $most }).
bounty-hunters-end-turns = Fine: due turni dopo la 4ª cattura di un giocatore (ora: { $most }), o al turno { $last }.
bounty-hunters-end-near = Il turno { $last } è l’ultimo.
bounty-hunters-end-now = Questo è l’ultimo turno.
bounty-hunters-picture-decks = Mazzi
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(scarti { $discard })
}
bounty-hunters-picture-bank = riserva { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } Credito
   *[other] { $credits } Crediti
}
bounty-hunters-fact-captured = { $captures ->
    [one] { $captures } cattura su 4
   *[other] { $captures } catture su 4
}
bounty-hunters-fact-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } Cassa
   *[other] { $crates } Casse
}
bounty-hunters-fact-ready = ha scelto
bounty-hunters-fact-named = ha indicato il { $deck }
bounty-hunters-label-score = Punti
bounty-hunters-label-captured = Catturati
bounty-hunters-label-open = Da catturare
bounty-hunters-label-orphans = In attesa
bounty-hunters-label-reserved = Prenotate
bounty-hunters-label-active = Casse
bounty-hunters-label-contracts = Contratti
bounty-hunters-label-pick = Scelta
bounty-hunters-label-hand = Mano
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, appena pescata
bounty-hunters-picture-captured = { $target } da { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, nessuno lo affronta ancora
bounty-hunters-picture-faced = #{ $number } { $target }, affrontato da { $attack }; manca ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; insieme ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (ora { $points })
bounty-hunters-picture-score = Bersagli { $targets }, Casse { $crates }, Contratti { $contracts }, Cacciatori { $hunters }
bounty-hunters-picture-score-introductory = Bersagli { $targets }, Casse { $crates }, Cacciatori { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, venduta
bounty-hunters-fate-played = { $card }, giocata
bounty-hunters-fate-reserved = { $card }, prenotata

## Il tabellone punti

bounty-hunters-column = Gioc. { $seat }
bounty-hunters-row-targets = Bersagli
bounty-hunters-row-crates = Casse
bounty-hunters-row-contracts = Contratti
bounty-hunters-row-hunters = Cacciatori
bounty-hunters-row-total = Totale
bounty-hunters-row-credits = Crediti
bounty-hunters-row-rank = Posizione
bounty-hunters-tie-credits = La parità è stata risolta dai Crediti rimasti.
bounty-hunters-tie-shared = Parità di punti e Crediti: la vittoria è condivisa.

## La carta Consultazione

bounty-hunters-aid-front =
    UN TURNO: tutti svolgono ogni fase contemporaneamente, e nessuno corre avanti.
    1 Pescare 1 carta: prendi la prima carta di un mazzo qualsiasi. Ora ne hai
      cinque in mano.
    2 Scegliere 1 carta: metti una delle cinque a faccia in giù. Quando tutti lo
      hanno fatto, si rivelano. Poi, a scelta,
      - vendila: scartala e prendi 1 Credito; oppure
      - giocala: mettila davanti a te. Bersagli, Cacciatori di Taglie e Contratti
        sono gratis. Una carta Mercato dei Jawa ha un costo: pagalo, o prenota la
        carta.
      Dopo puoi pagare le tue carte prenotate. Poi concludi la fase.
    3 Passare la propria mano: le quattro carte rimaste vanno al giocatore alla tua
      sinistra.

    BERSAGLI: una carta attacco (Cacciatore di Taglie o Droide) affronta uno dei
    tuoi Bersagli non catturati; se non ne hai, le carte attacco aspettano insieme,
    e il tuo prossimo Bersaglio deve unirsi a loro. Un Bersaglio è catturato appena
    l’attacco raggiunge tutti e tre i valori di scudo.

    LEGGERE UNA CARTA: (4·1·6) è verde, blu e arancione, in questo ordine.
      Chewbacca, Bersaglio, 16 (4·1·6)
                                  un Bersaglio da 16 punti; +Credito e +Contratto
                                  sono ciò che ottieni catturandolo
      Bossk, Cacciatore, −2 (4·0·3)
                                  un Cacciatore di Taglie che costa 2 punti se il
                                  Bersaglio che affronta viene catturato
      Droide protocollare, costo 2 (...)
                                  un Droide: attivarlo costa 2 Crediti
      Contratto Grogu 3 + Omega 1, duo +4
                                  3 punti per ogni Grogu che hai catturato, 1 per
                                  ogni Omega, e altri 4 per ogni coppia dei due
bounty-hunters-aid-back =
    FINE DELLA PARTITA: chi cattura per primo un quarto Bersaglio prende 1 Credito e
    pesca 1 Contratto, subito attivo; lo stesso vale per chiunque altro catturi un
    quarto Bersaglio nello stesso turno. (Partita introduttiva: solo il Credito.)
    Si conclude questo turno, e si giocano altri due turni completi.

    PUNTEGGIO: i punti dei Bersagli catturati
      + i punti delle Casse pagate, e altri 5 per chi ha più Casse
      + i Contratti
      − i punti di ogni Cacciatore di Taglie posto su un Bersaglio catturato.
    I Bersagli non catturati, le carte prenotate e quelle in mano non contano.
    In caso di parità vince il giocatore con più Crediti rimasti; se sono pari anche
    questi, la vittoria è condivisa.
