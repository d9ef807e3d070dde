### Star Wars: Bounty Hunters. Drie waarden tussen haakjes zijn altijd groen, blauw en oranje.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Iedereen speelt tegelijk: kies kaarten, vang doelwitten met premiejagers en droids, vervul contracten. Ongeveer 20 minuten.

## Opties

bounty-hunters-option-mode = standard, of introductory: de beginnersmodus, een spel zonder contracten
bounty-hunters-option-guild-master = de speler die gildemeester is en als eerste wordt bediend; zonder keuze beslist het lot
bounty-hunters-option-credit-supply = hoeveel Credits er in de voorraad zijn (42 in de doos); zonder keuze onbeperkt
bounty-hunters-option-max-turns = het spel eindigt uiterlijk na deze ronde; zonder keuze onbeperkt

## Stapels en namen

bounty-hunters-deck-target = doelwitstapel
bounty-hunters-deck-hunter = premiejagerstapel
bounty-hunters-deck-contract = contractstapel
bounty-hunters-deck-market = Jawamarktstapel

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

bounty-hunters-family-astromech = Astromechdroid
bounty-hunters-family-protocol = Protocoldroid

## Kaarten

bounty-hunters-card-target = { $name }, doelwit, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +Credit" }
    [contract] { " +contract" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, premiejager, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } voor { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } krat
   *[other] { $icons } kratten
} voor { $cost }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard
bounty-hunters-card-two-targets = Contract { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Contract { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Contract { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + krat, duo +{ $duo }
bounty-hunters-told-target = het doelwit { $name }
bounty-hunters-told-hunter = de premiejager { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] een protocoldroid
   *[astromech] een astromechdroid
}
bounty-hunters-told-crate = { $icons ->
    [one] een krat
   *[other] { $icons } kratten
}
bounty-hunters-told-two-targets = een contract voor { $first } en { $second }
bounty-hunters-told-same-target = een contract voor tweemaal { $first }
bounty-hunters-told-target-and-crate = een contract voor { $first } en een krat

## Acties

bounty-hunters-action-draw = Trek van de { $deck }
bounty-hunters-action-choose = Kies { $card }
bounty-hunters-action-sell = Verkoop voor 1 Credit: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Betaal en speel, zonder doelwit: { $card }
    [hunter] Speel, zonder doelwit: { $card }
    [crate] Betaal en speel: { $card }
   *[other] Speel: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Betaal en speel
   *[other] Speel
} { $card } tegen { $target }
bounty-hunters-action-reserve = Reserveer, om later te betalen: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Betaal en activeer, zonder doelwit: { $card }
   *[other] Betaal en activeer: { $card }
}
bounty-hunters-action-activate-on = Betaal en activeer { $card } tegen { $target }
bounty-hunters-action-finish = Rond de stap af

## Wat er is gebeurd

bounty-hunters-who = { $you ->
    [yes] Speler { $seat } (jij)
   *[no] Speler { $seat }
}
bounty-hunters-event-turn = Ronde { $number } begint.
bounty-hunters-event-drew = { bounty-hunters-who } trok van de { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } trok { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } trok niets: geen enkele stapel heeft nog een kaart.
bounty-hunters-event-must-name-again = { bounty-hunters-who } moet een andere stapel noemen: de { $deck } is op.
bounty-hunters-event-reshuffled = De aflegstapel is geschud tot een nieuwe { $deck } ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}).
bounty-hunters-event-revealed = { bounty-hunters-who } draaide { $card } om.
bounty-hunters-event-sold = { bounty-hunters-who } verkocht { $card }.
bounty-hunters-event-played = { bounty-hunters-who } speelde { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } speelde { $card } tegen { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } reserveerde { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } activeerde { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } activeerde { $card } tegen { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } ving { $card } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } kreeg 1 Credit voor de vangst.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } kreeg een bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } heeft een vierde doelwit gevangen en krijgt daar de bonus voor!
bounty-hunters-event-owed-credit = { bounty-hunters-who } kreeg een Credit die de voorraad nog schuldig was.
bounty-hunters-event-lost-credit = { bounty-hunters-who } liep een Credit mis: de voorraad is leeg.
bounty-hunters-event-owed-contract = { bounty-hunters-who } kreeg een bonus van eerder: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } liep een bonus mis: er is geen contract meer.
bounty-hunters-event-triggered = Er zijn vier doelwitten gevangen: ronde { $number } is de laatste.
bounty-hunters-event-passed = Alle handkaarten zijn naar links doorgegeven.
bounty-hunters-event-over = Het spel is afgelopen.

## Waarom een actie wordt geweigerd

bounty-hunters-refusal-step = “{ $action }” hoort niet bij de stap die nu wordt gespeeld ({ $rule })
bounty-hunters-refusal-not-in-hand = “{ $action }”: je hebt kaart { $card } niet op de hand ({ $rule })
bounty-hunters-refusal-resolve-first = “{ $action }”: verkoop of speel eerst de kaart die je hebt gekozen ({ $rule })
bounty-hunters-refusal-resolved = “{ $action }”: je hebt geen gekozen kaart meer om te verkopen of te spelen ({ $rule })
bounty-hunters-refusal-no-contracts = “{ $action }”: in de beginnersmodus zijn er geen contracten ({ $rule })
bounty-hunters-refusal-closed = “{ $action }”: deze stapel heeft nu geen kaart voor je ({ $rule })
bounty-hunters-refusal-other-card = “{ $action }”: de kaart die je hebt gekozen, is { $card } ({ $rule })
bounty-hunters-refusal-cost = “{ $action }” kost { $cost ->
    [one] { $cost } Credit
   *[other] { $cost } Credits
}, en je hebt er { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = “{ $action }”: je hebt kaart { $card } niet gereserveerd ({ $rule })
bounty-hunters-refusal-alone = “{ $action }”: je hebt een vrij doelwit, dus noem welk doelwit je aanvalt ({ $rule })
bounty-hunters-refusal-captured = “{ $action }”: doelwit { $target } is al gevangen ({ $rule })
bounty-hunters-refusal-other-area = “{ $action }”: doelwit { $target } ligt niet voor jou ({ $rule })
bounty-hunters-refusal-no-such-target = “{ $action }”: er ligt geen vrij doelwit { $target } voor je ({ $rule })

## De tafel als tekst

bounty-hunters-picture-turn = Ronde { $turn }, { $step }. Gildemeester: speler { $master }.
bounty-hunters-step-draw = stap 1: trek een kaart
bounty-hunters-step-choose = stap 2: kies een kaart
bounty-hunters-step-resolve = stap 2: verkoop of speel, activeer dan
bounty-hunters-step-over = de laatste: het spel is afgelopen
bounty-hunters-end-far = Het einde: twee ronden na iemands 4e vangst (hoogste stand: { $most }).
bounty-hunters-end-turns = Het einde: twee ronden na iemands 4e vangst (hoogste stand: { $most }), of ronde { $last }.
bounty-hunters-end-near = Ronde { $last } is de laatste.
bounty-hunters-end-now = Dit is de laatste ronde.
bounty-hunters-picture-decks = Stapels
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }({ $discard } afgelegd)
}
bounty-hunters-picture-bank = voorraad { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}
bounty-hunters-fact-captured = { $captures } van 4 gevangen
bounty-hunters-fact-hand = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } krat
   *[other] { $crates } kratten
}
bounty-hunters-fact-ready = klaar
bounty-hunters-fact-named = noemde de { $deck }
bounty-hunters-label-score = Punten
bounty-hunters-label-captured = Gevangen
bounty-hunters-label-open = Doelwitten
bounty-hunters-label-orphans = Geen doelwit
bounty-hunters-label-reserved = Gereserveerd
bounty-hunters-label-active = Kratten
bounty-hunters-label-contracts = Contracten
bounty-hunters-label-pick = Gekozen
bounty-hunters-label-hand = Hand
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, net getrokken
bounty-hunters-picture-captured = { $target } door { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, nog niet aangevallen
bounty-hunters-picture-faced = #{ $number } { $target }, aangevallen door { $attack }; ontbreekt ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; samen ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (nu { $points })
bounty-hunters-picture-score = doelwitten { $targets }, kratten { $crates }, contracten { $contracts }, premiejagers { $hunters }
bounty-hunters-picture-score-introductory = doelwitten { $targets }, kratten { $crates }, premiejagers { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, verkocht
bounty-hunters-fate-played = { $card }, gespeeld
bounty-hunters-fate-reserved = { $card }, gereserveerd

## Het scoreblad

bounty-hunters-column = Speler { $seat }
bounty-hunters-row-targets = Doelwitten
bounty-hunters-row-crates = Kratten
bounty-hunters-row-contracts = Contracten
bounty-hunters-row-hunters = Premiejagers
bounty-hunters-row-total = Totaal
bounty-hunters-row-credits = Credits
bounty-hunters-row-rank = Plaats
bounty-hunters-tie-credits = De gelijke stand is beslist door de Credits die over waren.
bounty-hunters-tie-shared = Punten en Credits zijn gelijk: de overwinning wordt gedeeld.

## De overzichtskaart

bounty-hunters-aid-front =
    EEN RONDE: iedereen doet elke stap tegelijkertijd, en niemand loopt vooruit.
    1 Trek een kaart: pak de bovenste kaart van een stapel naar keuze. Je hebt er nu
      vijf.
    2 Kies een kaart: leg een van de vijf gedekt neer. Heeft iedereen dat gedaan,
      dan worden ze omgedraaid. Daarna
      - verkoop je de kaart: leg hem af en pak 1 Credit; of
      - speel je de kaart: leg hem voor je neer. Doelwitten, premiejagers en
        contracten zijn gratis. Een Jawamarktkaart heeft kosten: betaal die, of
        reserveer de kaart.
      Daarna mag je betalen voor gereserveerde kaarten van jezelf. Rond dan af.
    3 Geef je handkaarten door: de vier over zijn voor de speler links van je.

    DOELWITTEN: een aanvalskaart (premiejager of droid) valt een van je vrije
    doelwitten aan; heb je er geen, dan wachten aanvalskaarten samen, en je volgende
    doelwit moet daarbij komen te liggen. Een doelwit is gevangen zodra de aanval
    alle drie de waarden van zijn afweerkracht haalt.

    ZO LEES JE EEN KAART: (4·1·6) is groen, blauw en oranje, in deze volgorde.
      Chewbacca, doelwit, 16 (4·1·6)
                                  een doelwit van 16 punten; +Credit en +contract
                                  krijg je als je het vangt
      Bossk, premiejager, −2 (4·0·3)
                                  een premiejager die 2 punten kost als het doelwit
                                  dat hij aanvalt, wordt gevangen
      Protocoldroid voor 2 (...)  een droid die je voor 2 Credits activeert
      Contract Grogu 3 + Omega 1, duo +4
                                  3 punten voor elke Grogu die je hebt gevangen,
                                  1 voor elke Omega, en nog 4 voor elk duo van
                                  die twee
bounty-hunters-aid-back =
    HET EINDE: wie als eerste een vierde doelwit vangt, pakt 1 Credit en trekt
    1 contract, dat direct actief is; dat geldt ook voor ieder ander die in dezelfde
    ronde een vierde doelwit vangt. (Beginnersmodus: alleen de Credit.)
    Deze ronde wordt afgemaakt, en daarna volgen nog twee volledige ronden.

    DE EINDSCORE: punten van gevangen doelwitten
      + punten van betaalde kratten, en nog 5 voor wie de meeste kratten heeft
      + contracten
      − de minpunten van elke premiejager die bij een gevangen doelwit ligt.
    Vrije doelwitten, gereserveerde kaarten en handkaarten tellen niet mee.
    Bij een gelijke stand wint wie de meeste Credits over heeft; zijn die ook
    gelijk, dan wordt de overwinning gedeeld.
