### The web client: the table of Way of the Mandalorian.

## Decisions

# $actions: a number.
client-wm-main = { $actions ->
    [0] No action left: equip, or end your turn
    [one] { $actions } action left: what do you do?
   *[other] { $actions } actions left: what do you do?
}
client-wm-main-hint = Attempt a mission, draw, sell, or do a quick job. Equipping a card from your hand is not an action.
# $picks: a number.
client-wm-draw = { $picks ->
    [one] Take { $picks } more card
   *[other] Take { $picks } cards
}
client-wm-draw-hint = From the market, or unseen from the deck.
client-wm-selling = What do you sell?
client-wm-sale = Anything else to sell?
client-wm-sale-hint = Cards from your hand and board bring half their cost.
# $mission: the name of a mission; $name: the name of a player.
client-wm-opponent-event = { $name } attempts { $mission }. An event against it?
client-wm-opponent-event-hint = It costs 200 credits and makes the mission harder.
# $mission: the name of a mission.
client-wm-own-event = { $mission }: an event of your own?
client-wm-own-event-hint = It costs 200 credits and adds its symbols to yours.
client-wm-discard = Discard a card to ignore a symbol?
client-wm-discard-hint = The mission then asks for one symbol fewer.
client-wm-symbol = Which symbol is ignored?
client-wm-use = Which equipment do you use?
client-wm-use-hint = Temporary cards are discarded after use.
client-wm-keep = Pay 200 credits to keep the used card?
client-wm-limit = Too many cards: which one do you discard?
client-wm-limit-hint = You keep five at the end of your turn.
# What would follow from an attempt.
client-wm-preview-reached = Your symbols are enough, unless somebody plays an event.
client-wm-preview-event = Your board alone is not enough, but you hold what it lacks.
client-wm-preview-hopeless = As your board is now, this cannot succeed.
# After the sentence that an attempt cannot succeed: a question with yes and no.
client-wm-preview-anyway = Attempt it all the same?
# $penalty, $reward: credits.
client-wm-preview-stakes = Success: +{ $reward }. Failure: −{ $penalty }.
# What would follow from an event, or from none.
client-wm-preview-succeeds = As things stand, the attempt succeeds.
client-wm-preview-fails = As things stand, the attempt fails.
# Of a card that can be played in an attempt: without it, the attempt would end otherwise.
client-wm-preview-decides = This card settles the attempt.
# $cards: the names of cards.
client-wm-preview-worn-out = Used up: { $cards }
# $missions: the names of missions.
client-wm-preview-in-reach = Then within reach: { $missions }
# $count: a number of cards.
client-wm-preview-surplus = Cards over the limit: { $count }. You keep five at the end of your turn.
client-wm-fill = An event for your slot?
client-wm-over = The game is over.
# Button: an action.
client-wm-do-draw = Draw 2 cards
# Button: an action that brings 200 credits.
client-wm-do-job = Quick job: 200
# Button: an action; what to sell is asked next.
client-wm-do-sell = Sell…
# Button: back, without a sale.
client-wm-do-not-sell = Sell nothing
# Button.
client-wm-do-end = End the turn
# $actions: a number.
client-wm-end-sure = { $actions ->
    [one] You have { $actions } action left. End the turn?
   *[other] You have { $actions } actions left. End the turn?
}
# Button: no more cards, take the money.
client-wm-do-close = Close the sale
# Button: play no event.
client-wm-do-pass = No card
client-wm-do-slot = The event of my slot, for free
client-wm-do-keep = Pay 200 and keep it
# Button: do not pay for the used card.
client-wm-do-drop = Discard it
# $count: a number.
client-wm-do-use = { $count ->
    [0] Use no equipment
    [one] Use this card
   *[other] Use these { $count } cards
}

## The table

# Heading: the number of the turn. $turn: a number.
client-wm-turn = Turn { $turn }
client-wm-before = Before the first turn
# Heading.
client-wm-missions = Missions
# Heading: cards that can be drawn.
client-wm-market = Market
# Name of a deck.
client-wm-deck = Market deck
# Heading: the cards in hand.
client-wm-hand = Hand
# $count: a number.
client-wm-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
# Heading: what everybody owns in credits, equipment included.
client-wm-wealth = Wealth
client-wm-chart = Wealth in credits over turns
# Heading of a column: the number of the turn.
client-wm-chart-turn = Turn
# Heading: who attempts what. $mission: the name of a mission; $name: the name of a player.
client-wm-attempt = { $name }: { $mission }
# An event for the attempt. $card: the name of a card.
client-wm-with = With { $card }
# Who plays which event against the attempt. $card: the name of a card; $name: the name of a player.
client-wm-against = { $name }: { $card }
# An empty place in the row.
client-wm-no-mission = no mission
client-wm-empty-slot = a free slot for equipment
client-wm-event-slot = a slot for an event
client-wm-face-down = a card, face down
# Heading: the cards on the board of a player. $name: the name of a player.
client-wm-board-of = The board of { $name }
client-wm-seen = Seen in the hand
# In place of a number that is secret.
client-wm-credits-hidden = ?
# Of a player. $count: a number.
client-wm-tally-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
# $count: a number.
client-wm-tally-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# Said of the player who owns the most.
client-wm-leads = leads
# $left: how many missions.
client-wm-end-far = { $left ->
    [one] { $left } more mission until the last one appears
   *[other] { $left } more missions until the last one appears
}
client-wm-end-near = The last mission is there: whoever completes it ends the game!
client-wm-to-the-end = To the last mission

## Cards in words

# A mission in words, for screen readers. $level: 1 to 4; $name: the name of the mission; $penalty, $reward: credits;
# $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-words-mission = { $name }, level { $level }: { $symbols }. Reward { $reward }, penalty { $penalty }
# A character in words, for screen readers. $name: the name of the character; $symbols: a list, such as “2 firepower,
# 1 cunning”.
client-wm-words-character = { $name }: { $symbols }
# A card in words, for screen readers. $cost: credits; $name: the name of the card; $symbols: a list, such as “2
# firepower, 1 cunning”; $temporary: yes or no.
client-wm-words-equipment = { $name } for { $cost }: { $symbols }{ $temporary ->
    [yes] , temporary
   *[no] { "" }
}
# A card in words, for screen readers. $name: the name of the card; $symbols: a list, such as “2 firepower, 1
# cunning”.
client-wm-words-event = { $name }, event: { $symbols }

## What things are

# $penalty, $reward: credits; $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-about-mission = A mission asks for { $symbols }. Reach all of it with your character, your equipment and an event: { $reward } credits. Fail: pay { $penalty }.
# $reward: credits; $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-about-last = The last mission asks for { $symbols }. Whoever completes it gets { $reward } credits, and the game ends.
# $cost: credits; $half: credits, half its cost; $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-about-equipment = Pay { $cost } and lay it on your board: it brings { $symbols } in every attempt. Sold, it brings { $half }.
# $cost: credits; $half: credits, half its cost; $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-about-temporary = Pay { $cost } and lay it on your board: it brings { $symbols } once, then it is discarded. Sold before, it brings { $half }.
# $symbols: a list, such as “2 firepower, 1 cunning”.
client-wm-about-event = For 200 credits: { $symbols } more for your attempt, or more to reach for the attempt of another.
client-wm-about-deck = Unknown cards. “Draw 2 cards” is one action; each card may come from here or from the market.
client-wm-about-end = The mission deck is sorted: easy missions come first. The very last one ends the game; everyone then sells the cards on their board at half price, and the richest hunter wins.
client-wm-ability-din-djarin = Has five slots for equipment, the others four.
client-wm-ability-fennec-shand = May pay 200 credits for each used temporary card and take it back into her hand.
client-wm-ability-bo-katan-kryze = May discard a card in her attempt to ignore one symbol of the mission.
client-wm-ability-boba-fett = Keeps an event face down in a slot of his own and plays it for free.
client-wm-about-actions = You have two actions in a turn, in any order, also the same one twice: attempt a mission, draw, sell, or do one quick job.
client-wm-about-missions = To attempt a mission is an action. Reach every symbol it asks for and take the reward; fail and pay the penalty.
client-wm-about-reward = The credits that whoever completes the mission takes from the bank.
client-wm-about-penalty = What a failed attempt costs. If you have less, you pay everything you have.
client-wm-about-equipping = To equip a card from your hand, pay its cost and lay it on a free slot of your board. This is not an action. It stays until you sell it.
client-wm-about-events = An event costs 200 credits. In your own attempt it adds its symbols to yours; against another it adds them to what the mission asks for.
client-wm-about-temporaries = A card marked 1× is discarded after use. Unused cards stay.
client-wm-about-symbols = Firepower, armour, piloting, cunning: a mission succeeds if in each of them you have at least what it asks for.
client-wm-about-credits = Whoever has the most credits wins. They pay for equipment, events and penalties.
client-wm-about-slots = Your board has four slots for equipment; Din Djarin has five.
client-wm-about-job = An action that brings 200 credits, once in a turn.
client-wm-about-sale = An action: sell any cards of your hand and your board for half of what they cost.

## Words that explain themselves: all their forms, the first is how the thing is called

# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-action = action|actions
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-mission = mission|missions
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-reward = reward|rewards
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-penalty = penalty|penalties
client-wm-word-equipment = equipment|equip|equipping|equips
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-event = event|events
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-temporary = temporary
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-symbol = symbol|symbols
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-credit = credit|credits
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-market = market
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-slot = slot|slots
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-job = quick job|job
# Forms of one word, with | between them; the first is its name, all are looked for in texts.
client-wm-word-sale = sale|sell|sold
