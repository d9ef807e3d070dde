### De webclient: de tafel van Bounty Hunters.

## Beslissingen

client-bh-draw = Trek een kaart: van welke stapel?
client-bh-draw-hint = Iedereen noemt tegelijkertijd een stapel.
client-bh-choose = Kies één kaart om te houden
client-bh-choose-hint = De kaart blijft gedekt tot iedereen heeft gekozen. De rest gaat naar links.
client-bh-resolve = { $card } spelen of verkopen?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $cost ->
    [0] { "" }
   *[other] , min { $cost } voor de premiejagers
}{ $bonus ->
    [credit] , en een Credit
    [contract] , en een contract
   *[none] { "" }
}.
client-bh-activate = Betalen voor een gereserveerde kaart, of afronden?
client-bh-finish = In deze ronde is er niets meer te doen
client-bh-play = Spelen
client-bh-pay-play = { $cost } betalen en spelen
client-bh-play-on = { $captures ->
    [yes] { $target } vangen!
   *[no] { $target } aanvallen
}
client-bh-pay-play-on = { $captures ->
    [yes] { $cost } betalen en { $target } vangen!
   *[no] { $cost } betalen en { $target } aanvallen
}
client-bh-activate-it = { $cost } betalen: { $card }
client-bh-activate-on = { $captures ->
    [yes] { $cost } betalen: { $card } vangt { $target }!
   *[no] { $cost } betalen: { $card } tegen { $target }
}
client-bh-reserve = Reserveren
client-bh-sell = Verkopen voor 1 Credit
client-bh-finish-it = Afronden
client-bh-preview-ends = Daarmee begint het einde van het spel.
client-bh-preview-unpaid = Je kunt deze kaart nu niet betalen, alleen reserveren of verkopen.

## De tafel

client-bh-turn = Ronde { $turn }
client-bh-step-draw = Trekken
client-bh-step-choose = Kiezen
client-bh-step-resolve = Spelen
client-bh-points = Punten
client-bh-prospect = als de jacht slaagt
client-bh-captured = Gevangen
client-bh-contracts = Contracten
client-bh-market = Markt
client-bh-waiting-group = Wacht op een doelwit
client-bh-no-targets = Speel een doelwit: premiejagers en droids hebben iemand nodig om op te jagen.
client-bh-deck-target = Doelwitten
client-bh-deck-hunter = Jagers
client-bh-deck-contract = Contracten
client-bh-deck-market = Markt
client-bh-discards = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
client-bh-crates = { $icons ->
    [one] { $icons } krat
   *[other] { $icons } kratten
}
client-bh-contract = Contract
client-bh-contract-now = nu { $points }
client-bh-missing = ontbreekt: groen { $green }, blauw { $blue }, oranje { $orange }
client-bh-hidden-card = een gedekte kaart
client-bh-area-of = De kaarten van { $name }
client-bh-hand = Hand
client-bh-leads = aan kop
client-bh-tally-captured = { $count } van 4 gevangen
client-bh-tally-credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
client-bh-tally-crates = { $count ->
    [one] { $count } krat
   *[other] { $count } kratten
}
client-bh-tally-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
client-bh-end-far = De vierde vangst luidt het einde in; hoogste stand: { $most }
client-bh-end-near = { $left ->
    [one] Na deze nog { $left } ronde
   *[other] Na deze nog { $left } ronden
}
client-bh-end-now = Dit is de laatste ronde!
client-bh-end-over = Het spel is afgelopen

## Wat is wat

client-bh-about-target = Een doelwit: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard zodra het is gevangen. Stuur er premiejagers en droids op af tot alle drie de waarden van zijn afweerkracht zijn gehaald. Zulke kaarten in de stapel: { $copies }.
client-bh-bonus-credit = Wie het vangt, krijgt 1 Credit.
client-bh-bonus-contract = Wie het vangt, trekt een contract.
client-bh-about-hunter = { $penalty ->
    [one] Een premiejager is gratis en sterk, maar kost { $penalty } punt als zijn doelwit wordt gevangen.
   *[other] Een premiejager is gratis en sterk, maar kost { $penalty } punten als zijn doelwit wordt gevangen.
}
client-bh-about-hunter-free = Een premiejager die niets kost, zelfs geen punten.
client-bh-about-droid = Een droid valt aan als een premiejager en kost nooit punten. Betaal { $cost } om hem te spelen, of reserveer hem en betaal later. Zulke kaarten in de stapel: { $copies }.
client-bh-about-crate = { $points ->
    [one] Betaal { $cost } voor { $points } punt.
   *[other] Betaal { $cost } voor { $points } punten.
} Wie aan het einde de meeste kratten heeft, krijgt nog 5 punten.
client-bh-about-two-targets = { $unit ->
    [one] { $unit } punt
   *[other] { $unit } punten
} voor elke { $first } die je hebt gevangen, { $unit2 } voor elke { $second }, en nog { $duo } voor elk duo van die twee.
client-bh-about-same-target = { $unit ->
    [one] { $unit } punt
   *[other] { $unit } punten
} voor elke { $first } die je hebt gevangen, en nog { $duo } voor elke twee ervan.
client-bh-about-target-and-crate = { $unit ->
    [one] { $unit } punt
   *[other] { $unit } punten
} voor elke { $first } die je hebt gevangen, en nog { $duo } voor elke die een duo vormt met een krat.
client-bh-about-deck-target = Doelwitten leveren punten op zodra premiejagers en droids ze hebben gevangen.
client-bh-about-deck-hunter = Premiejagers vallen gratis aan, en kosten punten als hun doelwit wordt gevangen.
client-bh-about-deck-contract = Contracten leveren punten op voor de juiste vangsten.
client-bh-about-deck-market = Droids en kratten kosten Credits. Verkoop een kaart om er een te krijgen.
client-bh-about-end = Vangt iemand een vierde doelwit, dan wordt de ronde afgemaakt en worden er nog twee gespeeld.
client-bh-about-master = De gildemeester wordt als eerste bediend als er te weinig kaarten zijn.
client-bh-master = Gildemeester
client-bh-the-end = Het einde van het spel
client-bh-about-droids = Droids vallen aan als premiejagers. Ze kosten Credits in plaats van punten.
client-bh-about-crates = Kratten leveren punten op zodra ze zijn betaald. Wie aan het einde de meeste kratten heeft, krijgt nog 5 punten.
client-bh-about-credits = Met Credits betaal je marktkaarten. Elke verkochte kaart levert er een op. Wat over is, telt alleen bij een gelijke stand.
client-bh-about-captures = Een doelwit is gevangen als premiejagers en droids alle drie de waarden van zijn afweerkracht halen. De vierde vangst luidt het einde in.
client-bh-about-reserved = Een gereserveerde kaart wacht en doet niets tot je die betaalt, in een latere ronde.
client-bh-about-points = Hoeveel punten het nu zouden zijn: gevangen doelwitten, kratten en contracten, min wat de premiejagers kosten.

## Woorden die zichzelf uitleggen: al hun vormen, de eerste is hoe het heet

client-bh-word-target = doelwit|doelwitten
client-bh-word-hunter = premiejager|premiejagers
client-bh-word-contract = contract|contracten
client-bh-word-market = markt|Jawamarkt
client-bh-word-droid = droid|droids
client-bh-word-crate = krat|kratten
client-bh-word-credit = Credit|Credits
client-bh-word-capture = vangst|vangsten|vangen|vang|vangt|ving|gevangen
client-bh-word-reserve = gereserveerde kaart|gereserveerd|gereserveerde|reserveren|reserveer|reserveerde
client-bh-word-points = punten|punt
