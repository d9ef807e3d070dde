### The web client: lessons, and the guide through them.

# Heading. $number: the number of a lesson.
client-learn-lesson = Lesson { $number }
# Button: begin the lesson.
client-learn-begin = Begin
# Button below a hint: I have understood.
client-learn-heard = Got it
client-learn-none = There is no lesson for this game yet: its rules are short, and the table explains what can be done.
# Name of a lesson.
client-learn-hunt = The hunt
client-learn-hunt-about = A whole game without contracts, with a guide. You learn to draft, hunt and score.
# Name of a lesson.
client-learn-contracts = Contracts
client-learn-contracts-about = The full game, with a guide through what is new.
# Name of a lesson.
client-learn-missions = Missions
client-learn-missions-about = A two-player game as Din Djarin, with a guide.

## Bounty Hunters

client-learn-bh-welcome = Welcome! Score the most points by capturing targets. First everyone draws a card at the same time: look at a deck to see what is in it, then choose one.
client-learn-bh-choose = You hold five cards and keep one of them. The others go to your left, so your neighbour gets what you leave. To capture somebody you need a target and hunters or droids against it.
client-learn-bh-target = A target. Its three values are its shield: green, blue, orange. Play it, then send hunters against it. You could also sell any card for a credit.
client-learn-bh-hunter = A hunter. Its values add up with those of others against the same target. The red number is what it costs you if the target is captured.
client-learn-bh-market = A card of the Jawa Market costs credits. If you cannot pay now, reserve it: it waits until you can.
client-learn-bh-pass = All hands went one place to the left. What you hold now comes from your right.
client-learn-bh-open = Below the target you see what is still missing. When nothing is missing, it is captured at once.
client-learn-bh-orphans = A hunter without a target waits. The next target you play must join those who wait.
client-learn-bh-captured = Captured! You score its points minus the red numbers of its hunters. Once anyone has made four captures, the end is near.
client-learn-bh-broke = No credits left? Sell the card you choose: every card brings one credit.
client-learn-bh-near = Somebody has three captures. With the fourth the end begins: this turn is finished, then two more are played.
client-learn-bh-last = The end has begun. Count what you can still capture, and take what brings points at once.
client-learn-bh-contracts = New in this game: contracts. Each pays for certain captured characters, and more for pairs of them. They can be drawn like any other card.
client-learn-bh-contract = A contract is free. It pays at the end for what you have captured by then, so choose those that fit your targets.
client-learn-bh-worth = Your contract is already worth something: the number below it is updated as you play.

## Way of the Mandalorian

client-learn-wm-welcome = Welcome! The richest hunter wins. You have two actions per turn. A mission pays if you have every symbol it asks for.
client-learn-wm-equip = Your own symbols are not enough yet. Choose a glowing card from your hand to pay for it and lay it on your board. This is not an action, so do it before a mission.
client-learn-wm-ready = On each mission, what you already have is filled in. Find a mission where everything is filled and choose it.
client-learn-wm-draw = Take two cards, one after the other: open ones from the market, or unseen ones from the deck.
client-learn-wm-sale = Sell as many cards as you like in one action, for half of what they cost. Close the sale to be paid.
client-learn-wm-own-event = An event of your own adds its symbols once, for 200 credits. If you reach everything without it, take none.
client-learn-wm-use = Choose what you use. Cards marked 1× are gone afterwards, so leave out those that are not needed.
client-learn-wm-event = Somebody else attempts a mission. For 200 credits you can make it harder. Look at what they reach: is it worth it?
client-learn-wm-limit = At the end of your turn you may hold at most five cards, so sell or equip any extra ones first.
client-learn-wm-done = A mission is done and leaves the row; the next one comes from the deck. They get harder and pay more.
client-learn-wm-last = The last mission lies there. It pays 5000, and it ends the game.
