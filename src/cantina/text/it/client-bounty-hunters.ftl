### Il client web: il tavolo di Bounty Hunters.

## Decisioni

client-bh-draw = Pescare 1 carta: da quale mazzo?
client-bh-draw-hint = Tutti indicano un mazzo contemporaneamente.
client-bh-choose = Scegli una carta da tenere
client-bh-choose-hint = Resta nascosta finché non hanno scelto tutti. Il resto va alla tua sinistra.
client-bh-resolve = Giocare o vendere { $card }?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $cost ->
    [0] { "" }
   *[other] , meno { $cost } per i Cacciatori
}{ $bonus ->
    [credit] , e un Credito
    [contract] , e un Contratto
   *[none] { "" }
}.
client-bh-activate = Pagare una carta prenotata, o concludere?
client-bh-finish = Nient’altro da fare in questo turno
client-bh-play = Gioca
client-bh-pay-play = Paga { $cost } e gioca
client-bh-play-on = { $captures ->
    [yes] Cattura { $target }!
   *[no] Affronta { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Paga { $cost } e cattura { $target }!
   *[no] Paga { $cost } e affronta { $target }
}
client-bh-activate-it = Paga { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] Paga { $cost }: { $card } cattura { $target }!
   *[no] Paga { $cost }: { $card } contro { $target }
}
client-bh-reserve = Prenota
client-bh-sell = Vendi per 1 Credito
client-bh-finish-it = Concludi
client-bh-preview-ends = Questo avvia la fine della partita.
client-bh-preview-unpaid = Ora non puoi pagarla: puoi solo prenotarla o venderla.

## Il tavolo

client-bh-turn = Turno { $turn }
client-bh-step-draw = Pescare
client-bh-step-choose = Scegliere
client-bh-step-resolve = Giocare
client-bh-points = Punti
client-bh-prospect = se le cacce riescono
client-bh-captured = Catturati
client-bh-contracts = Contratti
client-bh-market = Mercato
client-bh-waiting-group = In attesa di un Bersaglio
client-bh-no-targets = Gioca un Bersaglio: Cacciatori e Droidi hanno bisogno di qualcuno da cacciare.
client-bh-deck-target = Bersagli
client-bh-deck-hunter = Cacciatori
client-bh-deck-contract = Contratti
client-bh-deck-market = Mercato
client-bh-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
client-bh-crates = { $icons ->
    [one] { $icons } Cassa
   *[other] { $icons } Casse
}
client-bh-contract = Contratto
client-bh-contract-now = ora { $points }
client-bh-missing = manca: verde { $green }, blu { $blue }, arancione { $orange }
client-bh-hidden-card = una carta, a faccia in giù
client-bh-area-of = L’area di { $name }
client-bh-hand = Mano
client-bh-leads = in testa
client-bh-tally-captured = { $count ->
    [one] { $count } cattura su 4
   *[other] { $count } catture su 4
}
client-bh-tally-credits = { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}
client-bh-tally-crates = { $count ->
    [one] { $count } Cassa
   *[other] { $count } Casse
}
client-bh-tally-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
client-bh-end-far = La quarta cattura avvia la fine; finora al massimo: { $most }
client-bh-end-near = { $left ->
    [one] Ancora { $left } turno dopo questo
   *[other] Ancora { $left } turni dopo questo
}
client-bh-end-now = Questo è l’ultimo turno!
client-bh-end-over = La partita è finita

## Che cosa sono le cose

client-bh-about-target = { $points ->
    [one] Un Bersaglio: vale { $points } punto una volta catturato.
   *[other] Un Bersaglio: vale { $points } punti una volta catturato.
} Mandagli contro Cacciatori e Droidi finché non sono raggiunti tutti e tre i valori di scudo. Copie nel mazzo: { $copies }.
client-bh-bonus-credit = Chi lo cattura riceve 1 Credito.
client-bh-bonus-contract = Chi lo cattura pesca un Contratto.
client-bh-about-hunter = { $penalty ->
    [one] Un Cacciatore è gratis e forte, ma costa { $penalty } punto se il Bersaglio che affronta viene catturato.
   *[other] Un Cacciatore è gratis e forte, ma costa { $penalty } punti se il Bersaglio che affronta viene catturato.
}
client-bh-about-hunter-free = Un Cacciatore che non costa niente, nemmeno punti.
client-bh-about-droid = Un Droide attacca come un Cacciatore e non costa mai punti. Paga { $cost } per giocarlo, o prenotalo e paga più tardi. Copie nel mazzo: { $copies }.
client-bh-about-crate = { $points ->
    [one] Paga { $cost } per { $points } punto.
   *[other] Paga { $cost } per { $points } punti.
} Chi alla fine ha più Casse riceve altri 5 punti.
client-bh-about-two-targets = { $unit ->
    [one] { $unit } punto
   *[other] { $unit } punti
} per ogni Bersaglio { $first } catturato, { $unit2 } per ogni { $second }, e altri { $duo } per ogni duo.
client-bh-about-same-target = { $unit ->
    [one] { $unit } punto
   *[other] { $unit } punti
} per ogni Bersaglio { $first } catturato, e altri { $duo } per ogni duo.
client-bh-about-target-and-crate = { $unit ->
    [one] { $unit } punto
   *[other] { $unit } punti
} per ogni Bersaglio { $first } catturato, e altri { $duo } per ogni duo con una Cassa.
client-bh-about-deck-target = I Bersagli danno punti una volta catturati da Cacciatori e Droidi.
client-bh-about-deck-hunter = I Cacciatori attaccano gratis, e costano punti quando catturano.
client-bh-about-deck-contract = I Contratti danno punti per le catture giuste.
client-bh-about-deck-market = Droidi e Casse: costano Crediti. Vendi una carta per averne uno.
client-bh-about-end = Quando qualcuno cattura un quarto Bersaglio, si conclude il turno e se ne giocano altri due.
client-bh-about-master = Il Maestro di Gilda viene servito per primo quando le carte scarseggiano.
client-bh-master = Maestro di Gilda
client-bh-the-end = Fine della partita
client-bh-about-droids = I Droidi attaccano come i Cacciatori. Costano Crediti invece di punti.
client-bh-about-crates = Le Casse danno punti una volta pagate. Chi alla fine ha più Casse riceve altri 5 punti.
client-bh-about-credits = I Crediti pagano le carte del mercato. Vendere una carta qualsiasi ne dà uno. Quelli rimasti servono solo in caso di parità.
client-bh-about-captures = Un Bersaglio è catturato quando Cacciatori e Droidi raggiungono tutti e tre i valori del suo scudo. La quarta cattura porta alla fine.
client-bh-about-reserved = Una carta prenotata aspetta e non fa niente finché non viene pagata, in un turno successivo.
client-bh-about-points = Il tuo punteggio in questo momento: Bersagli catturati, Casse e Contratti, meno quanto costano i Cacciatori.

## Parole che si spiegano: tutte le loro forme, la prima è il nome

client-bh-word-target = Bersaglio|Bersagli
client-bh-word-hunter = Cacciatore|Cacciatori|Cacciatore di Taglie|Cacciatori di Taglie
client-bh-word-contract = Contratto|Contratti
client-bh-word-market = mercato|Mercato dei Jawa
client-bh-word-droid = Droide|Droidi
client-bh-word-crate = Cassa|Casse
client-bh-word-credit = Credito|Crediti
client-bh-word-capture = cattura|catture|catturare|catturato|catturati|catturi|catturano
client-bh-word-reserve = carta prenotata|prenotata|prenotare|prenota|prenotate|prenotato|prenotala|prenotalo
client-bh-word-points = punti|punto
