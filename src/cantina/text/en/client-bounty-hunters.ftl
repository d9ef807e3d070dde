### The web client: the table of Bounty Hunters.

## Decisions

client-bh-draw = Draw a card: from which deck?
client-bh-draw-hint = Everybody names a deck at the same time.
client-bh-choose = Choose one card to keep
client-bh-choose-hint = It stays hidden until everybody has chosen. The rest goes to your left.
# Question: what to do with the chosen card. $card: the name of a card.
client-bh-resolve = Play or sell { $card }?
# $bonus: credit, contract or none; $cost: points that the hunters cost; $points: a number; $target: the name of a
# target.
client-bh-capture-hint = { $target } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cost ->
    [0] { "" }
   *[other] , less { $cost } for the hunters
}{ $bonus ->
    [credit] , and a credit
    [contract] , and a contract
   *[none] { "" }
}.
client-bh-activate = Pay for a reserved card, or finish?
client-bh-finish = Nothing left to do this turn
# Button: play the card.
client-bh-play = Play it
# $cost: credits.
client-bh-pay-play = Pay { $cost } and play it
# Button: against that target. $captures: yes if it will be captured; $target: the name of a target.
client-bh-play-on = { $captures ->
    [yes] Capture { $target }!
   *[no] Attack { $target }
}
# $captures: yes if it will be captured; $cost: credits; $target: the name of a target.
client-bh-pay-play-on = { $captures ->
    [yes] Pay { $cost } and capture { $target }!
   *[no] Pay { $cost } and attack { $target }
}
# Button: pay for a reserved card. $card: the name of a card; $cost: credits.
client-bh-activate-it = Pay { $cost }: { $card }
# $captures: yes if it will be captured; $card: the name of a card; $cost: credits; $target: the name of a target.
client-bh-activate-on = { $captures ->
    [yes] Pay { $cost }: { $card } captures { $target }!
   *[no] Pay { $cost }: { $card } against { $target }
}
# Button: reserve the card.
client-bh-reserve = Reserve it
client-bh-sell = Sell for 1 credit
# Button: end the step.
client-bh-finish-it = Finish
# What would follow from a capture.
client-bh-preview-ends = This begins the end of the game.
# About a card of the hand.
client-bh-preview-unpaid = You cannot pay for it now: only reserve or sell it.

## The table

# Heading: the number of the turn. $turn: a number.
client-bh-turn = Turn { $turn }
# Name of step 1 of a turn: draw a card.
client-bh-step-draw = Draw
# Name of step 2 of a turn: choose a card.
client-bh-step-choose = Choose
# Name of the second half of step 2: play or sell the card.
client-bh-step-resolve = Play
# Heading of the points of all players.
client-bh-points = Points
client-bh-prospect = if the hunts succeed
# Heading: captured targets.
client-bh-captured = Captured
# Heading.
client-bh-contracts = Contracts
# Heading: droids without a target, crates, reserved cards.
client-bh-market = Market
client-bh-waiting-group = Waiting for a target
client-bh-no-targets = Play a target: hunters and droids need somebody to hunt.
# Name of a deck, on the deck.
client-bh-deck-target = Targets
# Name of a deck, on the deck.
client-bh-deck-hunter = Hunters
# Name of a deck, on the deck.
client-bh-deck-contract = Contracts
# Name of a deck, on the deck.
client-bh-deck-market = Market
# $count: a number.
client-bh-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
# What a card shows. $icons: how many crates.
client-bh-crates = { $icons ->
    [one] { $icons } crate
   *[other] { $icons } crates
}
# A card, if its name is not known.
client-bh-contract = Contract
# Below a contract: what it would pay now. $points: a number.
client-bh-contract-now = now { $points }
# $blue, $green, $orange: how much is missing.
client-bh-missing = missing: green { $green }, blue { $blue }, orange { $orange }
client-bh-hidden-card = a card, face down
# Heading: the cards in front of a player. $name: the name of a player.
client-bh-area-of = The area of { $name }
# Heading: the cards in hand.
client-bh-hand = Hand
# Said of the player with the most points.
client-bh-leads = leads
# Of a player: captured targets; the fourth begins the end. $count: a number.
client-bh-tally-captured = { $count } of 4 captured
# Of a player. $count: a number.
client-bh-tally-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
# Of a player. $count: a number.
client-bh-tally-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
# Of a player. $count: a number.
client-bh-tally-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $most: the most captures of one player.
client-bh-end-far = The fourth capture starts the end; most so far: { $most }
# $left: how many turns.
client-bh-end-near = { $left ->
    [one] { $left } more turn after this one
   *[other] { $left } more turns after this one
}
client-bh-end-now = This is the last turn!
client-bh-end-over = The game is over

## What things are

# $copies: how many; $points: a number.
client-bh-about-target = A target: worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} once it is captured. Send hunters and droids against it until all three shield values are reached. { $copies ->
    [one] It is the only one of its kind in the deck.
   *[other] { $copies } such cards are in the deck.
}
client-bh-bonus-credit = Whoever captures it gets 1 credit.
client-bh-bonus-contract = Whoever captures it draws a contract.
# $penalty: points.
client-bh-about-hunter = { $penalty ->
    [one] A hunter is free and strong, but costs { $penalty } point if its target is captured.
   *[other] A hunter is free and strong, but costs { $penalty } points if its target is captured.
}
client-bh-about-hunter-free = A hunter who costs nothing, not even points.
# $copies: how many; $cost: credits.
client-bh-about-droid = A droid attacks like a hunter and never costs points. Pay { $cost } to play it, or reserve it and pay later. { $copies ->
    [one] It is the only one of its kind in the deck.
   *[other] { $copies } such cards are in the deck.
}
# $cost: credits; $points: a number.
client-bh-about-crate = Pay { $cost } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Whoever has the most crates at the end gets 5 more points.
# $duo: points for each pair; $first, $second: the name of a character; $unit, $unit2: points for each.
client-bh-about-two-targets = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} for each { $first } you capture, { $unit2 } for each { $second }, and { $duo } more for each pair.
# $duo: points for each pair; $first: the name of a character; $unit: points for each.
client-bh-about-same-target = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} for each { $first } you capture, and { $duo } more for every two.
# $duo: points for each pair; $first: the name of a character; $unit: points for each.
client-bh-about-target-and-crate = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} for each { $first } you capture, and { $duo } more for each one paired with a crate.
client-bh-about-deck-target = Targets bring points once hunters and droids have captured them.
client-bh-about-deck-hunter = Hunters attack for free, and cost points when they capture.
client-bh-about-deck-contract = Contracts bring points for the right captures.
client-bh-about-deck-market = Droids and crates: they cost credits. Sell a card to get one.
client-bh-about-end = When somebody captures a fourth target, the turn is finished and two more are played.
client-bh-about-master = The Guild Master is served first when cards run short.
# A role: who is served first.
client-bh-master = Guild Master
client-bh-the-end = The end of the game
client-bh-about-droids = Droids attack like hunters. They cost credits instead of points.
client-bh-about-crates = Crates bring points once they are paid. Whoever has the most crates at the end gets 5 more points.
client-bh-about-credits = Credits pay for market cards. Selling any card brings one. Leftover credits only break ties.
client-bh-about-captures = A target is captured when hunters and droids reach all three values of its shield. The fourth capture brings the end.
client-bh-about-reserved = A reserved card waits and does nothing until it is paid, in any later turn.
client-bh-about-points = Your score so far: captured targets, crates and contracts, minus what the hunters cost.

## Words that explain themselves: all their forms, the first is how the thing is called

# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-target = target|targets
client-bh-word-hunter = hunter|hunters|bounty hunter|bounty hunters
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-contract = contract|contracts
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-market = market|Jawa Market
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-droid = droid|droids
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-crate = crate|crates
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-credit = credit|credits
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-capture = capture|captures|captured
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-reserve = reserve|reserved
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-bh-word-points = points|point
