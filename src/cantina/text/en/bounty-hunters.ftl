### Star Wars: Bounty Hunters. Three values in brackets are always green, blue and orange.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Everybody plays at once: draft cards, capture targets with hunters and droids, fulfil contracts. About 20 minutes.

## Options

bounty-hunters-option-mode = standard, or introductory: a game without contracts
bounty-hunters-option-guild-master = the player who is Guild Master and is served first; default: random
bounty-hunters-option-credit-supply = how many credits the reserve holds (42 in the box); default: no limit
bounty-hunters-option-max-turns = the game ends after this turn at the latest; default: no limit

## Decks and names

# One of the four decks; it also stands inside sentences.
bounty-hunters-deck-target = Target deck
# One of the four decks; it also stands inside sentences.
bounty-hunters-deck-hunter = Bounty Hunter deck
# One of the four decks; it also stands inside sentences.
bounty-hunters-deck-contract = Contract deck
# One of the four decks; it also stands inside sentences.
bounty-hunters-deck-market = Jawa Market deck

# A character of Star Wars, by the name that the films have.
bounty-hunters-character-chewbacca = Chewbacca
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-grogu = Grogu
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-han-solo = Han Solo
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-kanan-jarrus = Kanan Jarrus
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-luke = Luke
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-omega = Omega
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-padme-amidala = Padmé Amidala
# A character of Star Wars, by the name that the films have.
bounty-hunters-character-qira = Qi’ra

# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-aurra-sing = Aurra Sing
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-boba-fett = Boba Fett
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-bossk = Bossk
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-cad-bane = Cad Bane
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-din-djarin = Din Djarin
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-hondo-ohnaka = Hondo Ohnaka
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-ig-11 = IG-11
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-dengar = Dengar
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-embo = Embo
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-fennec-shand = Fennec Shand
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-4-lom = 4-LOM
# A character of Star Wars, by the name that the films have.
bounty-hunters-hunter-zuckuss = Zuckuss

# A kind of droid: R2-D2 is one.
bounty-hunters-family-astromech = Astromech droid
# A kind of droid: C-3PO is one.
bounty-hunters-family-protocol = Protocol droid

## Cards

# A target as a card: name, points, shield. $blue, $green, $orange: a value; $bonus: credit, contract or none; $name:
# the name of a character, hunter or kind of droid; $points: a number.
bounty-hunters-card-target = { $name }, target, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +credit" }
    [contract] { " +contract" }
   *[none] { "" }
}
# A hunter as a card: name, points lost, attack. $blue, $green, $orange: a value; $name: the name of a character,
# hunter or kind of droid; $penalty: the points it costs.
bounty-hunters-card-hunter = { $name }, hunter, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
# A droid as a card: name, cost, attack. $blue, $green, $orange: a value; $cost: its cost in credits; $name: the name
# of a character, hunter or kind of droid.
bounty-hunters-card-droid = { $name } for { $cost } ({ $green }·{ $blue }·{ $orange })
# $cost: its cost in credits; $icons: how many crates it shows; $points: a number.
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } crate
   *[other] { $icons } crates
} for { $cost }, worth { $points }
# A contract as a card.
bounty-hunters-card-two-targets = Contract { bounty-hunters-pair-two-targets }
# A contract as a card.
bounty-hunters-card-same-target = Contract { bounty-hunters-pair-same-target }
# A contract as a card.
bounty-hunters-card-target-and-crate = Contract { bounty-hunters-pair-target-and-crate }
# What a contract pays for. $duo: points for each pair; $first, $second: the name of a character; $unit, $unit2:
# points for each.
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
# What a contract pays for. $duo: points for each pair; $first: the name of a character; $unit: points for each.
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
# What a contract pays for. $duo: points for each pair; $first: the name of a character; $unit: points for each.
bounty-hunters-pair-target-and-crate = { $first } { $unit } + crate, duo +{ $duo }
# A target inside a sentence of the log, such as “Zap drew the target Grogu”. $name: the name of a character.
bounty-hunters-told-target = the target { $name }
# A hunter inside a sentence of the log, such as “Zap played the hunter Bossk”. $name: the name of a character.
bounty-hunters-told-hunter = the hunter { $name }
# A droid inside a sentence of the log. $family: its kind.
bounty-hunters-told-droid = { $family ->
    [protocol] a protocol droid
   *[astromech] an astromech droid
}
# Crates inside a sentence of the log, such as “Zap played 2 crates”. $icons: how many crates a card shows.
bounty-hunters-told-crate = { $icons ->
    [one] a crate
   *[other] { $icons } crates
}
# A contract inside a sentence of the log. $first, $second: the name of a character.
bounty-hunters-told-two-targets = a contract for { $first } and { $second }
# A contract inside a sentence of the log: for the same character twice. $first: the name of a character.
bounty-hunters-told-same-target = a contract for { $first } twice
# A contract inside a sentence of the log. $first: the name of a character.
bounty-hunters-told-target-and-crate = a contract for { $first } and a crate

## Actions

# A choice. $deck: the name of a deck, such as “Target deck”.
bounty-hunters-action-draw = Draw from the { $deck }
# A choice: keep this card. $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-action-choose = Choose { $card }
# $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-action-sell = Sell for 1 credit: { $card }
# $card: a card with its values, such as “Bossk −2 (4·0·3)”; $kind: droid, hunter, crate or other.
bounty-hunters-action-play = { $kind ->
    [droid] Pay and play, without a target: { $card }
    [hunter] Play, without a target: { $card }
    [crate] Pay and play: { $card }
   *[other] Play: { $card }
}
# $card: a card with its values, such as “Bossk −2 (4·0·3)”; $kind: droid, hunter, crate or other; $target: a target
# with its values.
bounty-hunters-action-play-on = { $kind ->
    [droid] Pay and play
   *[other] Play
} { $card } on { $target }
# $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-action-reserve = Reserve, to be paid later: { $card }
# $card: a card with its values, such as “Bossk −2 (4·0·3)”; $kind: droid, hunter, crate or other.
bounty-hunters-action-activate = { $kind ->
    [droid] Pay and activate, without a target: { $card }
   *[other] Pay and activate: { $card }
}
# $card: a card with its values, such as “Bossk −2 (4·0·3)”; $target: a target with its values.
bounty-hunters-action-activate-on = Pay and activate { $card } on { $target }
# A choice: nothing more to activate.
bounty-hunters-action-finish = Finish the step

## What happened

# The subject of a sentence. $seat: the number of a player; $you: yes if it is the reader.
bounty-hunters-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
# Log. $number: the number of the turn.
bounty-hunters-event-turn = Turn { $number } begins.
# Log: the others see only the deck. $deck: the name of a deck, such as “Target deck”.
bounty-hunters-event-drew = { bounty-hunters-who } drew from the { $deck }.
# Log: the player sees the card. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-drew-card = { bounty-hunters-who } drew { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } drew nothing: no deck can give a card.
# $deck: the name of a deck, such as “Target deck”.
bounty-hunters-event-must-name-again = { bounty-hunters-who } must name another deck: the { $deck } has run out.
# $count: how many cards; $deck: the name of a deck, such as “Target deck”.
bounty-hunters-event-reshuffled = The discard pile was shuffled into a new { $deck } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
# Log: turned up the chosen card. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-revealed = { bounty-hunters-who } revealed { $card }.
# Log. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-sold = { bounty-hunters-who } sold { $card }.
# Log. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-played = { bounty-hunters-who } played { $card }.
# Log: attacks that target. $card: a card, such as “the hunter Bossk”; $target: the name
# of a character.
bounty-hunters-event-played-on = { bounty-hunters-who } played { $card } on { $target }.
# Log. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-reserved = { bounty-hunters-who } reserved { $card }.
# Log: paid for a reserved card. $card: a card, such as “the hunter Bossk”.
bounty-hunters-event-activated = { bounty-hunters-who } activated { $card }.
# Log: paid for a reserved card, which attacks that target. $card: a card, such as “the hunter Bossk”;
# $target: the name of a character.
bounty-hunters-event-activated-on = { bounty-hunters-who } activated { $card } on { $target }.
# Log. $card: the name of a character; $points: a number.
bounty-hunters-event-captured = { bounty-hunters-who } captured { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } got 1 credit for the capture.
# Log. $card: a contract.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } got a bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } has captured a fourth target and gets the bonus for it!
bounty-hunters-event-owed-credit = { bounty-hunters-who } got a credit that the reserve owed.
bounty-hunters-event-lost-credit = { bounty-hunters-who } gets no credit: the reserve is empty.
# $card: a contract.
bounty-hunters-event-owed-contract = { bounty-hunters-who } got a bonus that was owed: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } gets no bonus contract: none is left.
# $number: the number of the turn.
bounty-hunters-event-triggered = Four targets have been captured: turn { $number } is the last one.
bounty-hunters-event-passed = All hands were passed to the left.
bounty-hunters-event-over = The game is over.

## Why an action is refused

# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-step = “{ $action }” does not belong to the step that is being played ({ $rule })
# $action: as typed, such as “sell 17”; $card: the number of a card; $rule: its number, such as BH-35.
bounty-hunters-refusal-not-in-hand = “{ $action }”: card { $card } is not in your hand ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-resolve-first = “{ $action }”: first sell or play the card you chose ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-resolved = “{ $action }”: you have no chosen card left to sell or play ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-no-contracts = “{ $action }”: the introductory game has no contracts ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-closed = “{ $action }”: this deck has no card for you now ({ $rule })
# $action: as typed, such as “sell 17”; $card: the number of a card; $rule: its number, such as BH-35.
bounty-hunters-refusal-other-card = “{ $action }”: the card you chose is { $card } ({ $rule })
# $action: as typed, such as “sell 17”; $cost: its cost in credits; $credits: how many credits; $rule: its number,
# such as BH-35.
bounty-hunters-refusal-cost = “{ $action }” costs { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}, and you have { $credits } ({ $rule })
# $action: as typed, such as “sell 17”; $card: the number of a card; $rule: its number, such as BH-35.
bounty-hunters-refusal-not-reserved = “{ $action }”: you have not reserved card { $card } ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35.
bounty-hunters-refusal-alone = “{ $action }”: you have an open target, so name the one to attack ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35; $target: the number of a target.
bounty-hunters-refusal-captured = “{ $action }”: target { $target } is captured already ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35; $target: the number of a target.
bounty-hunters-refusal-other-area = “{ $action }”: target { $target } is not in your area ({ $rule })
# $action: as typed, such as “sell 17”; $rule: its number, such as BH-35; $target: the number of a target.
bounty-hunters-refusal-no-such-target = “{ $action }”: there is no open target { $target } in your area ({ $rule })

## The table as text

# $master: the number of a player; $step: a step-* text; $turn: the number of the turn.
bounty-hunters-picture-turn = Turn { $turn }, { $step }. Guild Master: player { $master }.
bounty-hunters-step-draw = step 1: draw a card
bounty-hunters-step-choose = step 2: choose a card
bounty-hunters-step-resolve = step 2: sell or play it, then activate
bounty-hunters-step-over = the last one: the game is over
# $most: how many captures.
bounty-hunters-end-far = The end: two turns after somebody’s 4th capture (most so far: { $most }).
# $last: the number of the last turn; $most: how many captures.
bounty-hunters-end-turns = The end: two turns after somebody’s 4th capture (most so far: { $most }), or turn { $last }.
# $last: the number of the last turn.
bounty-hunters-end-near = Turn { $last } is the last one.
bounty-hunters-end-now = This is the last turn.
# Label of a line.
bounty-hunters-picture-decks = Decks
# How many cards a deck has. $cards: how many cards; $deck: the name of a deck, such as “Target deck”; $discard: how
# many cards are discarded.
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }({ $discard } discarded)
}
# The credits that no player has. $credits: how many credits.
bounty-hunters-picture-bank = reserve { $credits }
# Heading of what a player has. $facts: a list of fact-* texts.
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
# Of a player. $points: a number.
bounty-hunters-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Of a player. $credits: how many credits.
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
# Of a player: captured targets; the fourth begins the end. $captures: a number.
bounty-hunters-fact-captured = { $captures } of 4 captured
# $count: how many cards.
bounty-hunters-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# Of a player. $crates: a number.
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
# Of a player, man or woman: has finished the step.
bounty-hunters-fact-ready = ready
# Of a player: has said from which deck to draw. $deck: the name of a deck, such as “Target deck”.
bounty-hunters-fact-named = named the { $deck }
# Label of a line: the points, row by row.
bounty-hunters-label-score = Points
# Label of a line: captured targets.
bounty-hunters-label-captured = Captured
# Label of a line: targets not yet captured.
bounty-hunters-label-open = Open
# Label of a line, short: hunters and droids without a target.
bounty-hunters-label-orphans = No target
# Label of a line: cards not yet paid.
bounty-hunters-label-reserved = Reserved
# Label of a line: crates that were paid.
bounty-hunters-label-active = Crates
# Label of a line.
bounty-hunters-label-contracts = Contracts
# Label of a line: the chosen card.
bounty-hunters-label-pick = Chosen
# Label of a line: cards in hand.
bounty-hunters-label-hand = Hand
# A card with its number. $card: a card with its values, such as “Bossk −2 (4·0·3)”; $number: a number.
bounty-hunters-picture-card = #{ $number } { $card }
# A card with its number, drawn in this turn. $card: a card with its values, such as “Bossk −2 (4·0·3)”; $number: a
# number.
bounty-hunters-picture-fresh = #{ $number } { $card }, just drawn
# A captured target and who captured it. $attack: a list of cards; $target: a target with its values.
bounty-hunters-picture-captured = { $target } by { $attack }
# $number: a number; $target: a target with its values.
bounty-hunters-picture-open = #{ $number } { $target }, nobody faces it yet
# A target and who attacks it. $attack: a list of cards; $blue, $green, $orange: a value; $number: a number; $target:
# a target with its values.
bounty-hunters-picture-faced = #{ $number } { $target }, faced by { $attack }; missing ({ $green }·{ $blue }·{ $orange })
# Cards that wait for a target, and their values together. $attack: a list of cards; $blue, $green, $orange: a value.
bounty-hunters-picture-orphans = { $attack }; together ({ $green }·{ $blue }·{ $orange })
# A contract and what it would pay now. $pair: a pair-* text; $points: a number.
bounty-hunters-picture-contract = { $pair } (now { $points })
# $contracts, $crates, $hunters, $targets: points.
bounty-hunters-picture-score = targets { $targets }, crates { $crates }, contracts { $contracts }, hunters { $hunters }
# The points by their sources. $crates, $hunters, $targets: points.
bounty-hunters-picture-score-introductory = targets { $targets }, crates { $crates }, hunters { $hunters }
# The chosen card: not yet sold or played. $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-fate-unresolved = { $card }
# The chosen card. $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-fate-sold = { $card }, sold
# The chosen card. $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-fate-played = { $card }, played
# The chosen card. $card: a card with its values, such as “Bossk −2 (4·0·3)”.
bounty-hunters-fate-reserved = { $card }, reserved

## The score sheet

# Heading of a column of the score sheet. $seat: the number of a player.
bounty-hunters-column = Player { $seat }
# Row of the score sheet: points.
bounty-hunters-row-targets = Targets
# Row of the score sheet: points.
bounty-hunters-row-crates = Crates
# Row of the score sheet: points.
bounty-hunters-row-contracts = Contracts
# Row of the score sheet: points, below 0.
bounty-hunters-row-hunters = Hunters
# Row of the score sheet: the sum.
bounty-hunters-row-total = Total
# Row of the score sheet: they break ties.
bounty-hunters-row-credits = Credits
# Row of the score sheet: first, second ….
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
      Chewbacca, target, 16 (4·1·6)
                                  a target worth 16 points; +credit and +contract
                                  are what you get for capturing it
      Bossk, hunter, −2 (4·0·3)
                                  a Bounty Hunter who costs 2 points if the target
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
