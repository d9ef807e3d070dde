### The web client: the table of Way of the Mandalorian.

## Decisions

client-wm-main = { $actions ->
    [0] No action left: equip, or end your turn
    [one] { $actions } action left: what do you do?
   *[other] { $actions } actions left: what do you do?
}
client-wm-main-hint = Attempt a mission, draw, sell, or do a quick job. Equipping a card from your hand is not an action.
client-wm-draw = { $picks ->
    [one] Take { $picks } more card
   *[other] Take { $picks } cards
}
client-wm-draw-hint = From the market, or unseen from the deck.
client-wm-selling = What do you sell?
client-wm-sale = Anything else to sell?
client-wm-sale-hint = Cards from your hand and board bring half their cost.
client-wm-opponent-event = { $name } attempts { $mission }. An event against it?
client-wm-opponent-event-hint = It costs 200 credits and makes the mission harder.
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
client-wm-fill = An event for your slot?
client-wm-over = The game is over.
client-wm-do-draw = Draw 2 cards
client-wm-do-job = Quick job: 200
client-wm-do-sell = Sell…
client-wm-do-not-sell = Sell nothing
client-wm-do-end = End the turn
client-wm-end-sure = { $actions ->
    [one] You have { $actions } action left. End the turn?
   *[other] You have { $actions } actions left. End the turn?
}
client-wm-do-close = Close the sale
client-wm-do-pass = No card
client-wm-do-slot = The event of my slot, for free
client-wm-do-keep = Pay 200 and keep it
client-wm-do-drop = Discard it
client-wm-do-use = { $count ->
    [0] Use no equipment
    [one] Use this card
   *[other] Use these { $count } cards
}

## The table

client-wm-turn = Turn { $turn }
client-wm-before = Before the first turn
client-wm-missions = Missions
client-wm-market = Market
client-wm-deck = Market deck
client-wm-hand = Hand
client-wm-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
client-wm-wealth = Wealth
client-wm-chart = Wealth in credits over turns
client-wm-chart-turn = Turn
client-wm-attempt = { $name }: { $mission }
client-wm-with = With { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = no mission
client-wm-empty-slot = a free slot for equipment
client-wm-event-slot = a slot for an event
client-wm-face-down = a card, face down
client-wm-board-of = The board of { $name }
client-wm-seen = Seen in the hand
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
client-wm-tally-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
client-wm-leads = leads
client-wm-end-far = { $left ->
    [one] { $left } more mission until the last one appears
   *[other] { $left } more missions until the last one appears
}
client-wm-end-near = The last mission is there: whoever completes it ends the game!
client-wm-to-the-end = To the last mission

## Cards in words

client-wm-words-mission = { $name }, level { $level }: { $symbols }. Reward { $reward }, penalty { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } for { $cost }: { $symbols }{ $temporary ->
    [yes] , temporary
   *[no] { "" }
}
client-wm-words-event = { $name }, event: { $symbols }

## What things are

client-wm-about-mission = A mission asks for { $symbols }. Reach all of it with your character, your equipment and an event: { $reward } credits. Fail: pay { $penalty }.
client-wm-about-last = The last mission asks for { $symbols }. Whoever completes it gets { $reward } credits, and the game ends.
client-wm-about-equipment = Pay { $cost } and lay it on your board: it brings { $symbols } in every attempt. Sold, it brings { $half }.
client-wm-about-temporary = Pay { $cost } and lay it on your board: it brings { $symbols } once, then it is discarded. Sold before, it brings { $half }.
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

client-wm-word-action = action|actions
client-wm-word-mission = mission|missions
client-wm-word-reward = reward|rewards
client-wm-word-penalty = penalty|penalties
client-wm-word-equipment = equipment|equip|equipping|equips
client-wm-word-event = event|events
client-wm-word-temporary = temporary
client-wm-word-symbol = symbol|symbols
client-wm-word-credit = credit|credits
client-wm-word-market = market
client-wm-word-slot = slot|slots
client-wm-word-job = quick job|job
client-wm-word-sale = sale|sell|sold
