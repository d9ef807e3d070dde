### The campaign of The Mandalorian: Adventures: `cantina campaign`, and what the growth cards say.

## Help

terminal-about-campaign = Keep the campaign of The Mandalorian: Adventures between the games, in one file.
campaign-help-action = new, show, next (what to play now), record (how it ended) or reset
campaign-help-file = the file of the campaign
campaign-help-result = for record: won, lost, or the file of the saved game
campaign-help-seats = how many players; default: 2
campaign-help-mission = the mission, where you may choose
campaign-help-map = the map, where you may choose
# $modes: a list of words for the command line.
campaign-help-mode = for next and record: { $modes }
# $levels: a list of words for the command line.
campaign-help-difficulty = for next and record: { $levels }
campaign-help-veteran = for new: everything is open at once

## What is told

# $file: the path of a file; $id: what the campaign is called in its file.
campaign-begun = The campaign { $id } is in { $file }; “cantina campaign next { $file }” begins.
# Heading. $id: what the campaign is called in its file.
campaign-heading = Campaign { $id }
# $all: how many cards there are; $count: how many are resolved.
campaign-growth = { $count } of { $all } growth cards are resolved.
# The missions that came with it. $missions: a list of names; $number: the number of the envelope.
campaign-envelope = Envelope { $number } is open: { $missions }
# What to play next. $maps: a list of names; $mission: the name of a mission.
campaign-mission = Next mission: { $mission }. Map: { $maps }.
# $missions: a list of names.
campaign-free-play = Free play: choose any mission with --mission: { $missions }.
# $missions: a list of names.
campaign-any-mission = Free play: choose any mission: { $missions }.
campaign-not-begun = No game was prepared yet: “next” names the first mission.
# One line for each game. $map: the name of a map; $mission: the name of a mission; $number: which game of the
# campaign.
campaign-game-won = Game { $number }: { $mission } ({ $map }), won.
# One line for each game. $map: the name of a map; $mission: the name of a mission; $number: which game of the
# campaign.
campaign-game-lost = Game { $number }: { $mission } ({ $map }), lost.

## The rules of the game that come one by one

campaign-rule-guard = Guard: end a movement within range 1 of this enemy, and it deals you 1 damage.
campaign-rule-tactical-skill = Tactical skill card: it has no strength and gives no action, only its effect in the matching space. In the event step that space counts as exactly 5.
campaign-rule-child = The Child: on its cell you may rescue it during any action. When its carrier suffers damage, it flees to an adjacent cell, if possible one with an enemy or a face-down threat. In that turn it cannot be rescued.
campaign-rule-grapple = Grapple: move out of the cell of this enemy, and it deals you 1 damage first.
campaign-rule-mission-effect = Mission effect: when a token with this symbol is revealed, carry out the text of the mission.
campaign-rule-diversion = Diversion: when this enemy has moved in the event step, sabotage the space with the lowest total.
campaign-rule-numbered-cells = Numbered cells: texts speak of them by their numbers.
campaign-rule-mission-action = Mission action: the green space belongs to this mission; play a card there and carry out its text.
campaign-rule-mercenary = Mercenary mission: it can be played on every map, by all characters. The map keeps its own rules and tokens; everything else comes from the mission.
campaign-rule-traitor = Traitor: with three or four players somebody may secretly work for the other side.
campaign-rule-wild-skill = Wild skill card: its effect works in more than one space.

## What the growth cards say

ma-growth-1 = Welcome to the hunt. A bounty waits in a desert camp on Arvala-7, and you are not the only ones who have heard of it. For a first game, take the beginner side of your characters.
ma-growth-2 = Your first mission is The Asset, on the map of Arvala-7: find it, and be the last one standing on its cell.
ma-growth-3 = The first job is behind you, however it ended. Word of you travels faster than your ship.
ma-growth-4 = You have seen what works. Every character gains one tactical card: no strength, no action, but a strong effect, and a space that holds one always counts as exactly 5.
ma-growth-5 = The bounty turned out to be a child. You were paid, and you went back for it. Now the whole guild is in the streets of Nevarro.
ma-growth-6 = From now on: the Child, who must be carried and flees from harm; enemies with Grapple, Mission effect and Diversion; and cells with numbers.
ma-growth-7 = Behind you the town grows small. There is no way back for now, so you need other friends.
ma-growth-8 = Two new cards come into the planning deck: Smoke, which takes you past Guard and Grapple, and Medpac, which heals.
ma-growth-9 = An old crew has a job: a prisoner, a ship full of droids, little time. You do not trust them. They know it.
ma-growth-10 = From now on a mission may have a green action space of its own. What it does stands on the mission.
ma-growth-11 = The crew has gone its ways. Who owes whom is a question for another day.
ma-growth-12 = Open envelope 1. Mercenary missions need no story: they can be played on every map and by all eight characters. Three of them can be played from now on.
ma-growth-13 = A trader pays well for an egg. Its mother has not been asked. Try this one on the map of Arvala-7.
ma-growth-14 = Mud, claws and a thin purse: so much for honest work.
ma-growth-15 = You have grown with your tasks. Every character puts one weak card away and takes a strong one for it.
ma-growth-16 = A message from Nevarro: the garrison must go, and old enemies offer a hand. It smells of a trap, but the Child will not be safe before this is settled.
ma-growth-17 = The smoke over the plaza clears. Some debts are paid now, in one coin or another.
ma-growth-18 = The other side has learned as well. Three harder cards come into the event deck.
ma-growth-19 = Open envelope 2. In Double Cross everybody gets a secret loyalty card if three or four of you play. One of you may work for the other side; perhaps nobody does. With fewer players, or with shared characters, play without these cards.
ma-growth-20 = Cargo for three buyers, one ship to carry it, and not everybody on board has the same buyer in mind.
ma-growth-21 = The hold is empty, and you look at each other a little differently than before.
ma-growth-22 = Experience makes you flexible. Every character gains a wild card, whose effect works in several spaces.
ma-growth-23 = The next bounty is wanted alive. Choose whichever map you like.
ma-growth-24 = Warm or cold, the guild pays for what it gets, and there is always another puck on the table.
ma-growth-25 = The last cards come into the game: three events, and the planning cards Signal Jam and Called Shot.
ma-growth-26 = One more job, a quiet one: all relays must fall silent before somebody hears you. Choose whichever map you like.
ma-growth-27 = Silence on all channels. You could get used to it.
ma-growth-28 = The campaign has told its story. From now on play any mission, on any map it can be played on, in any mode.
ma-growth-29 = The growth deck is used up. Everything in the box is yours.
ma-growth-envelope-1 = A mercenary mission takes the place of everything that a map says about its story: objective, crisis, special rules, green space and Mission effect are its own. The map keeps its rules, its doors and its tokens, except those that belong to the story alone. A bonus that nobody explains does nothing; a medkit always heals. The fourth sheet stays locked until envelope 2.
ma-growth-envelope-2 = The traitor wins alone if the mission fails, unless it fails because the traitor’s own character is defeated. A traitor who shows the card at the start of their own turn is ignored by enemies and sabotages one action each turn instead of playing cards. Once a game, at the end of their own turn, everybody may accuse somebody; if all others agree, the accused shows the card. A wrong accusation sabotages the two lowest spaces. A traitor who is found leaves the map and takes no more turns; what the traitor carried stays on the cell. Once the traitor is known, nobody is accused any more.
