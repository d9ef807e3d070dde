### Star Wars: Bounty Hunters. Three values in brackets are always green, blue and orange.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Everybody plays at once: draft cards, capture targets with hunters and droids, fulfil contracts. About 20 minutes.

## Options

bounty-hunters-option-mode = standard, or introductory: a game without contracts
bounty-hunters-option-guild-master = the player who is Guild Master and is served first; default: random
bounty-hunters-option-credit-supply = how many credits the reserve holds (42 in the box); default: no limit
bounty-hunters-option-max-turns = the game ends after this turn at the latest; default: no limit

## Decks and names

bounty-hunters-deck-target = Target deck
bounty-hunters-deck-hunter = Bounty Hunter deck
bounty-hunters-deck-contract = Contract deck
bounty-hunters-deck-market = Jawa Market deck

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

bounty-hunters-family-astromech = Astromech droid
bounty-hunters-family-protocol = Protocol droid

## Cards

bounty-hunters-card-target = { $name } { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +credit" }
    [contract] { " +contract" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name } { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } for { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } crate
   *[other] { $icons } crates
} for { $cost }, worth { $points }
bounty-hunters-card-two-targets = Contract { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Contract { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Contract { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + crate, duo +{ $duo }

## Actions

bounty-hunters-action-draw = Draw from the { $deck }
bounty-hunters-action-choose = Choose { $card }
bounty-hunters-action-sell = Sell for 1 credit: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Pay and play, without a target: { $card }
    [hunter] Play, without a target: { $card }
    [crate] Pay and play: { $card }
   *[other] Play: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Pay and play
   *[other] Play
} { $card } on { $target }
bounty-hunters-action-reserve = Reserve, to be paid later: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Pay and activate, without a target: { $card }
   *[other] Pay and activate: { $card }
}
bounty-hunters-action-activate-on = Pay and activate { $card } on { $target }
bounty-hunters-action-finish = Finish the step

## What happened

bounty-hunters-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
bounty-hunters-event-turn = Turn { $number } begins.
bounty-hunters-event-drew = { bounty-hunters-who } drew from the { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } drew { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } drew nothing: no deck can give a card.
bounty-hunters-event-must-name-again = { bounty-hunters-who } must name another deck: the { $deck } has run out.
bounty-hunters-event-reshuffled = The discard pile was shuffled into a new { $deck } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
bounty-hunters-event-revealed = { bounty-hunters-who } revealed { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } sold { $card }.
bounty-hunters-event-played = { bounty-hunters-who } played { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } played { $card } on { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } reserved { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } activated { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } activated { $card } on { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } captured { $card }!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } got 1 credit for the capture.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } got a bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } has captured a fourth target and gets the bonus for it!
bounty-hunters-event-owed-credit = { bounty-hunters-who } got a credit that the reserve owed.
bounty-hunters-event-lost-credit = { bounty-hunters-who } gets no credit: the reserve is empty.
bounty-hunters-event-owed-contract = { bounty-hunters-who } got a bonus that was owed: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } gets no bonus contract: none is left.
bounty-hunters-event-triggered = Somebody has captured four targets: turn { $number } is the last one.
bounty-hunters-event-passed = All hands were passed to the left.
bounty-hunters-event-over = The game is over.

## Why an action is refused

bounty-hunters-refusal-step = “{ $action }” does not belong to the step that is being played ({ $rule })
bounty-hunters-refusal-not-in-hand = “{ $action }”: card { $card } is not in your hand ({ $rule })
bounty-hunters-refusal-resolve-first = “{ $action }”: first sell or play the card you chose ({ $rule })
bounty-hunters-refusal-resolved = “{ $action }”: you have no chosen card left to sell or play ({ $rule })
bounty-hunters-refusal-no-contracts = “{ $action }”: the introductory game has no contracts ({ $rule })
bounty-hunters-refusal-closed = “{ $action }”: this deck has no card for you now ({ $rule })
bounty-hunters-refusal-other-card = “{ $action }”: the card you chose is { $card } ({ $rule })
bounty-hunters-refusal-cost = “{ $action }” costs { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}, and you have { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = “{ $action }”: you have not reserved card { $card } ({ $rule })
bounty-hunters-refusal-alone = “{ $action }”: you have an open target, so name the one to attack ({ $rule })
bounty-hunters-refusal-captured = “{ $action }”: target { $target } is captured already ({ $rule })
bounty-hunters-refusal-other-area = “{ $action }”: target { $target } is not in your area ({ $rule })
bounty-hunters-refusal-no-such-target = “{ $action }”: there is no open target { $target } in your area ({ $rule })

## The table as text

bounty-hunters-picture-turn = Turn { $turn }, { $step }. Guild Master: player { $master }.
bounty-hunters-step-draw = step 1: draw a card
bounty-hunters-step-choose = step 2: choose a card
bounty-hunters-step-resolve = step 2: sell or play it, then activate
bounty-hunters-step-over = the last one: the game is over
bounty-hunters-end-far = The end: two turns after somebody’s 4th capture (most so far: { $most }).
bounty-hunters-end-turns = The end: two turns after somebody’s 4th capture (most so far: { $most }), or turn { $last }.
bounty-hunters-end-near = Turn { $last } is the last one.
bounty-hunters-end-now = This is the last turn.
bounty-hunters-picture-decks = Decks
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }({ $discard } discarded)
}
bounty-hunters-picture-bank = reserve { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
bounty-hunters-fact-captured = { $captures } of 4 captured
bounty-hunters-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
bounty-hunters-fact-ready = ready
bounty-hunters-fact-named = named the { $deck }
bounty-hunters-label-score = Points
bounty-hunters-label-captured = Captured
bounty-hunters-label-open = Open
bounty-hunters-label-orphans = No target
bounty-hunters-label-reserved = Reserved
bounty-hunters-label-active = Crates
bounty-hunters-label-contracts = Contracts
bounty-hunters-label-pick = Chosen
bounty-hunters-label-hand = Hand
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, just drawn
bounty-hunters-picture-captured = { $target } by { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, nobody faces it yet
bounty-hunters-picture-faced = #{ $number } { $target }, faced by { $attack }; missing ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; together ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (now { $points })
bounty-hunters-picture-score = targets { $targets }, crates { $crates }, contracts { $contracts }, hunters { $hunters }
bounty-hunters-picture-score-introductory = targets { $targets }, crates { $crates }, hunters { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, sold
bounty-hunters-fate-played = { $card }, played
bounty-hunters-fate-reserved = { $card }, reserved

## The score sheet

bounty-hunters-column = Player { $seat }
bounty-hunters-row-targets = Targets
bounty-hunters-row-crates = Crates
bounty-hunters-row-contracts = Contracts
bounty-hunters-row-hunters = Hunters
bounty-hunters-row-total = Total
bounty-hunters-row-credits = Credits
bounty-hunters-row-rank = Place
bounty-hunters-tie-credits = The tie was broken by the credits left over.
bounty-hunters-tie-shared = Points and credits are equal: the victory is shared.

## The player aid

bounty-hunters-aid-front =
    A TURN: everybody does each step at the same time, and nobody runs ahead.
    1 Draw a card: take the top card of any deck. You now hold five.
    2 Choose a card: lay one of the five face down. When everybody has, all are
      turned up. Then either
      - sell it: discard it and take 1 credit; or
      - play it: put it in front of you. Targets, Bounty Hunters and Contracts are
        free. A Jawa Market card has a cost: pay it, or reserve the card.
      After that you may pay for any of your reserved cards. Then finish.
    3 Pass your hand: the four cards left go to the player on your left.

    TARGETS: an attack card (Bounty Hunter or droid) faces one of your open targets;
    without one, attack cards wait together, and your next target must join them.
    A target is captured as soon as the attack reaches all three shield values.

    READING A CARD: (4·1·6) is green, blue and orange, in this order.
      Chewbacca 16 (4·1·6)        a target worth 16 points; +credit and +contract
                                  are what you get for capturing it
      Bossk −2 (4·0·3)            a Bounty Hunter who costs 2 points if the target
                                  he faces is captured
      Protocol droid for 2 (...)  a droid that costs 2 credits to activate
      Contract Grogu 3 + Omega 1, duo +4
                                  3 points for each Grogu you have captured, 1 for
                                  each Omega, and 4 more for each pair of the two
bounty-hunters-aid-back =
    THE END: whoever is first to capture a fourth target takes 1 credit and draws
    1 Contract, which is active at once; so does everybody else who captures a
    fourth target in the same turn. (Introductory game: the credit only.)
    This turn is finished, and two more full turns are played.

    THE SCORE: points of captured targets
      + points of paid crates, and 5 more for whoever has the most crates
      + contracts
      − the points of every Bounty Hunter who lies with a captured target.
    Open targets, reserved cards and cards in hand count nothing.
    A tie goes to the player with more credits left; if these are equal too,
    the victory is shared.
