### The web client: lessons, and the guide through them.

# Heading. $number: the number of a lesson.
client-learn-lesson = Lesson { $number }
# Beside the heading of a lesson: it was played.
client-learn-done = Done
# Button: begin the lesson.
client-learn-begin = Begin
# Button below a hint: I have understood.
client-learn-heard = Got it
# Button: begin the next lesson. $number: its number, $name: its name.
client-learn-next = Lesson { $number }: { $name }
# Button at the end of a lesson: go on playing this game.
client-learn-play-on = Play on
client-learn-enough = That is all you need: play this game on, or begin the next lesson.
client-learn-enough-last = That was the last lesson: play on, and good hunting!
client-learn-none = There is no lesson for this game yet; its rules stand below.
# $pointer: touch for a finger, mouse for a mouse.
client-learn-explain = { $pointer ->
    [touch] Press and hold any card to have it explained.
   *[mouse] Rest the pointer on any card to have it explained.
}
# Name of a lesson.
client-learn-hunt = The hunt
client-learn-hunt-about = About five minutes: you draw, hunt and pay, and may play the game to its end.
# Name of a lesson.
client-learn-contracts = Contracts
client-learn-contracts-about = The full game, with a guide through what is new.
# Name of a lesson.
client-learn-missions = Missions
client-learn-missions-about = About five minutes as Din Djarin: you equip, complete a mission and draw cards.
# Name of a lesson.
client-learn-events = Events
client-learn-events-about = A game for three as Boba Fett: events for yourself, and against the others.
# Name of a lesson.
client-learn-camp = The camp
client-learn-camp-about = A first mission for two heroes, at a table of text.
# Name of a lesson.
client-learn-egg = The egg
client-learn-egg-about = A second mission with rules of its own, at a table of text.

## Bounty Hunters

client-learn-bh-draw-target = Welcome: draw a card from the deck of targets.
client-learn-bh-keep = Choose a target to keep; your other cards go on to your left neighbour.
# Beside the buttons: play the target that was chosen.
client-learn-bh-play = Play it, and your hunt begins.
client-learn-bh-shield = To capture it, your hunters must reach all three colours of its shield.
client-learn-bh-draw-hunter = Draw a bounty hunter against it.
client-learn-bh-passed = All hands have moved one place to the left: choose a hunter who covers what is missing.
client-learn-bh-send = Send the hunter against your target.
client-learn-bh-missing = Below your target stands what is still missing; once nothing is, it is captured.
client-learn-bh-captured = Captured: its points are yours, less the red numbers of your hunters.
client-learn-bh-draw-market = Now draw from the Jawa Market, whose droids and crates cost credits.
client-learn-bh-keep-market = Choose a card of the market; the number on its coin is its price.
client-learn-bh-pay = Pay for it now, or reserve it until you can.
client-learn-bh-end = After the first fourth capture this turn and two more are played, then the most points win.
client-learn-bh-sell = Any card can be sold for one credit instead of being played.
client-learn-bh-orphans = A hunter without a target waits, and joins the next target you play.
client-learn-bh-last = The end has begun: take what still brings points.
client-learn-bh-draw-contract = New in this game: draw a contract, which pays for certain captured characters.
client-learn-bh-keep-contract = Choose the contract; the characters on it are those you should hunt.
client-learn-bh-contract = Play it: a contract is free, and pays at the end of the game.
client-learn-bh-worth = The number below your contract is what it would pay now.
client-learn-bh-rivals = See what your rivals hunt before you pass them a card they need.
client-learn-bh-crates = Crates bring points too, and five more to whoever has the most of them.

## Way of the Mandalorian

client-learn-wm-equip = Welcome: pay for a glowing card, and its symbols join yours.
client-learn-wm-more = Equip one more, until every symbol of a mission is filled in.
client-learn-wm-ready = You have every symbol of this mission: attempt it.
client-learn-wm-use = Switch on the equipment you need; a card marked 1× is gone afterwards.
client-learn-wm-done = The reward is yours, and whoever is richest at the end wins.
client-learn-wm-draw = You have one more action: draw two cards.
client-learn-wm-take = Take two cards, open ones or unseen ones from the deck.
client-learn-wm-end = Both actions are used: end your turn.
client-learn-wm-job = A quick job brings 200 credits, once in each of your turns.
client-learn-wm-sell = Cards you do not need can be sold for half of what they cost.
client-learn-wm-goal = The last mission pays the most and ends the game.
client-learn-wm-event = Your rival attempts a mission: for 200 credits an event of yours makes it harder.
client-learn-wm-limit = You may hold five cards at the end of your turn: choose what to discard.
client-learn-wm-last = The last mission lies there: it pays 5000 and ends the game.
client-learn-wm-fill = You are Boba Fett: hide an event in your slot, where playing it is free.
client-learn-wm-slot = Only you know this event: it helps your own missions, or stops those of others.
client-learn-wm-prepare = Equip what a mission still asks for.
client-learn-wm-try = Attempt this mission: you have every symbol.
client-learn-wm-own-event = An event of your own adds its symbols once; pass if you have enough.
client-learn-wm-once = A card marked 1× is gone once it was used, so leave out what you do not need.
client-learn-wm-keep = Keep an event and 200 credits, and you can stop a rival.
client-learn-wm-orders = This button lets you say when you want to be asked for events.

## The Mandalorian: Adventures

client-learn-ma-goal = Welcome: this is what you and your partner must reach together.
client-learn-ma-map = On the map @ is a hero, t a threat, and thick lines are walls.
client-learn-ma-play = Play a card into a space: the stronger it is, the more that action does.
client-learn-ma-go = Go from cell to cell, or stop where you are.
client-learn-ma-attack = Choose a threat to attack: the strength is the damage.
client-learn-ma-second = Now play a second card into another space.
client-learn-ma-end = Both cards are played: end your turn.
client-learn-ma-crisis = A space that comes to five brings an event, and with six or more this crisis first.
client-learn-ma-failure = If this happens, the mission is lost.
client-learn-ma-rules = Every mission has rules of its own: here the egg can crack.
client-learn-ma-skills = The text of a card works only in the space that it names.
client-learn-ma-spaces = Spread your cards, for a space that comes to five brings an event.
client-learn-ma-plan = A planning card comes on top of your two cards: play it when it helps.
