### The rules of Way of the Mandalorian, one message for each number, for those who play.

## Aim and credits

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-aim = Aim and credits
rule-WM-10 = Own the most credits when the game ends.
rule-WM-01 = The game is for 2, 3 or 4 players.
rule-WM-A62 = Two players play by the same rules; only the number of missions differs (WM-12). With one opponent, at most one event is played against each attempt.
rule-WM-08 = Credits are your money and, at the end, your score. The box has 82 credit tokens, but they only show amounts: you may own any whole number of credits, from 0 up.
rule-WM-A46 = The bank never runs out of credits.
rule-WM-A63 = Players cannot trade with, lend to or give to one another: credits are only paid to the bank or taken from it.
rule-WM-A67 = With 0 credits you are still in the game: you may draw, sell, do a quick job and attempt missions.

## Board and cards

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-cards = Board and cards
rule-WM-02 = All players share one mission board. It has a space for the mission being attempted and one for events; outside an attempt both are empty.
rule-WM-03 = There are four character boards: Din Djarin, Fennec Shand, Bo-Katan Kryze and Boba Fett. Each shows a name, symbols of its own, slots for equipment and one special ability.
rule-WM-09 = Strength is counted in symbols. A character, an equipment card, an event or a mission has 0 or more symbols of each attribute.
rule-WM-A01 = There are exactly four attributes: firepower, armour, piloting and cunning, always in this order.
rule-WM-04 = There are 45 missions: 20 of level 1, 14 of level 2, 10 of level 3 and 1 of level 4. A mission shows the symbols it asks for, a reward and a penalty in credits.
rule-WM-05 = There are 30 equipment cards, which are green. Each has a name, symbols and a cost in credits; some are marked as temporary (WM-47).
rule-WM-06 = There are 26 event cards, which are blue. Each has a name, symbols and a cost in credits, but no text with an effect.
rule-WM-A25 = Events only add symbols: played by an opponent, to what the mission asks for; played by the player who attempts it, to that player’s own strength. No symbol is ever negative.
rule-WM-07 = Equipment and events together are the 56 market cards, all used whatever the number of players.

## Setup

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-setup = Setup
rule-WM-11 = The mission board lies in the middle. All players share one mission row, one market, one market deck and one discard pile.
rule-WM-12 = Missions of levels 1, 2, 3 and 4 are drawn at random: 8, 4, 4 and 1 for two players (17 in all), 12, 6, 6 and 1 for three (25), 16, 8, 8 and 1 for four (33).
rule-WM-13 = They form the face-down mission deck, sorted by level: level 1 on top, then levels 2 and 3, and the level 4 mission at the very bottom.
rule-WM-A60 = Each level is shuffled by itself, level 1 as well; levels are never mixed.
rule-WM-14 = Missions that were not drawn go back to the box and take no part: 28 with two players, 20 with three, 12 with four.
rule-WM-15 = The top 6 missions are turned face up: the mission row. At the start all of them are of level 1.
rule-WM-16 = All 30 equipment cards and 26 events are shuffled into one face-down market deck. The discard pile starts empty.
rule-WM-17 = The top 4 cards of the market deck are turned face up: the market. Only then are the hands dealt.
rule-WM-18 = Each player takes a character board and 800 credits, then draws 5 cards from the market deck. The boards start without cards.
rule-WM-A53 = Each character is in play at most once. Characters are chosen by the table or given by chance, before any card is dealt.
rule-WM-A55 = Hands are dealt five cards at a time, clockwise, beginning with the first player.
rule-WM-A65 = You cannot exchange your starting hand.
rule-WM-19 = All other credits are the bank.
rule-WM-20 = After setup the mission deck has 11, 19 or 27 cards and the market deck 42, 37 or 32, with two, three or four players.

## Your turn

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-turn = Your turn
rule-WM-21 = The oldest player begins. Turns then go clockwise, that is to the left.
rule-WM-A54 = Here the host marks the player who begins; if none is marked, chance decides.
rule-WM-22 = In your turn you may equip and you may take 2 actions in any combination: draw 2 cards, sell, do a quick job, attempt a mission.
rule-WM-23 = You may take the same action twice in a turn. Only the quick job is limited to once (WM-38).
rule-WM-A17 = The two actions need not be different.
rule-WM-24 = After two actions you have no action left: end your turn. Then come the hand limit and the refills, and the next player begins.
rule-WM-A16 = You may end your turn after one action or without any. Actions you did not take are lost.
rule-WM-A71 = Your turn does not end by itself, even if there is nothing to equip: you end it. Only where equipment is added between the two actions (WM-A03) does it end after the second one.
rule-WM-85 = Until the game ends, exactly one player at a time is to decide and always has something to choose; the others wait.
rule-WM-83 = Chance plays a part only in the setup and when cards are reshuffled; otherwise your decisions alone count. An action that has shown or changed something cannot be taken back.

## Equipping

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-equipping = Equipping
rule-WM-25 = Equipping is not an action: it takes none of your two actions.
rule-WM-A03 = You may equip at any time in your turn, before, between and after your actions, but not in the middle of one. The table may choose instead: only after the first and before the second action.
rule-WM-26 = Equip a card from your hand: it goes face up on a free equipment slot of your board. Market cards must be drawn first, and events do not fit.
rule-WM-27 = Every character has 4 slots for equipment; Din Djarin has one more (WM-58).
rule-WM-A06 = All slots are alike: any equipment fits any slot, and two cards that are alike may lie side by side.
rule-WM-A04 = You may equip as many cards in a turn as your free slots and credits allow.
rule-WM-28 = For each card you equip, pay its printed cost to the bank.
rule-WM-A07 = You must pay the whole cost at once. If you have less, you cannot equip the card.
rule-WM-30 = You equip only in your own turn and only your own board. The printed cost is the only price.
rule-WM-29 = Equipment stays on your board and may be used in any number of missions, until you sell it or, if it is temporary, until it is used.
rule-WM-A05 = Equipment cannot be taken back to hand, covered or replaced. A slot becomes free only when you sell its card or have used a temporary one.

## Drawing cards

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-drawing = Drawing cards
rule-WM-31 = As an action, draw 2 cards into your hand: each is either a face-up card of the market or the top card of the market deck.
rule-WM-A08 = You may mix: both cards from the market, both from the market deck, or one from each.
rule-WM-A09 = You take the cards one after the other, and see the first before you choose the second.
rule-WM-A11 = You always draw 2 cards, never fewer. Until you have the second one you can do nothing else.
rule-WM-32 = Cards taken from the market are not replaced until the end of your turn (WM-64).
rule-WM-A10 = Nothing is refilled between the two cards or between your actions: after two draws from it the market may be empty.

## New market deck

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-reshuffle = New market deck
rule-WM-67 = When the market deck has run out, all discarded equipment and events are shuffled into a new face-down market deck. Missions never take part.
rule-WM-33 = This may happen in the middle of a draw: you take the last card, the sold and discarded cards are shuffled, and you draw on from the new deck.
rule-WM-A12 = The discards are shuffled only when a card is needed and the deck is empty. Until then the deck shows 0 cards and may still be chosen, as long as there are discards.
rule-WM-A13 = Should market deck and discard pile both be empty, cards are drawn and refilled as far as there are any, and play goes on.

## Selling

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-selling = Selling
rule-WM-34 = As an action, sell any number of your cards, from your hand, from your board or from both. A slot that becomes free can be used again in the same turn.
rule-WM-A19 = Events can be sold too, from your hand or from Boba Fett’s slot, for half of their printed cost. A sale needs at least 1 card.
rule-WM-35 = The bank pays half of the added printed costs of all cards in the sale: cards for 200, 200 and 400 bring 400 credits.
rule-WM-A20 = First add all costs of the sale, then halve once and round down to a whole credit. The final sale is counted in the same way.
rule-WM-36 = Sold cards go to the discard pile and come back when it is reshuffled.
rule-WM-A21 = A card may be sold in the very turn in which it was equipped or used, also for half.

## Quick job

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-quick-job = Quick job
rule-WM-37 = As an action, do a quick job: take 200 credits from the bank.
rule-WM-38 = You may do only one quick job in a turn.
rule-WM-A18 = The limit counts for each turn: in your next turn you may do a quick job again.

## Attempting a mission

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-attempt = Attempting a mission
rule-WM-39 = As an action, attempt one face-up mission of the row. Both of your actions may be attempts.
rule-WM-40 = Choose a mission; it goes to the mission space of the board. You may try any mission, whatever your strength and your credits.
rule-WM-A42 = You may attempt a mission that you cannot complete. Once chosen, you cannot withdraw from it.
rule-WM-A41 = After a failure you may attempt the same mission again in the same turn.
rule-WM-A43 = The row is not refilled between your two attempts: after a success you choose among the missions that are left.

## Events

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-events = Events
rule-WM-41 = Beginning to the left of the player who attempts the mission and going clockwise, each opponent may play 1 event from hand, or none.
rule-WM-A24 = Each opponent decides once. Whoever has passed is not asked again in this attempt.
rule-WM-42 = An opponent who plays an event pays 200 credits to the bank.
rule-WM-A22 = Any event costs 200 credits to play; its printed cost counts only when it is sold. The table may choose instead that playing an event costs what is printed on it.
rule-WM-A23 = If you cannot pay the whole fee of 200 credits, you cannot play an event from your hand. Only the event in Boba Fett’s slot is free of charge (WM-61).
rule-WM-43 = Opponents’ events lie face up on the mission board, so whoever decides later sees them.
rule-WM-44 = When all opponents have decided, you may play 1 event from your hand for your own attempt: pay 200 credits and lay it face up beside your board.
rule-WM-A26 = You see all events of your opponents before you decide on your own event and on your equipment.
rule-WM-A66 = Events are played only at these two moments of an attempt and never lie in equipment slots. Only Boba Fett may lay one into his slot (WM-A27).
rule-WM-A69 = You are asked if you have at least 1 card in hand and 200 credits (the lowest printed cost if that is the fee, any amount if credits are hidden), or an event ready in your slot. What your hand holds plays no part. Standing orders may pass for you, always or below a reward you name, after the usual delay.
rule-WM-A61 = If you are asked for an event and do not answer in time, you pass. All other decisions of an absent player are made by the stand-in of the table.

## Strength

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-strength = Strength
rule-WM-45 = What you need: for each attribute, add the symbols of the mission and of all events played by opponents. Your own event is not part of this sum.
rule-WM-46 = Only now, knowing what is required, do you choose which equipment on your board you use.
rule-WM-A40 = You may use all of your equipment, some of it or none. Using equipment that is not temporary never does any harm.
rule-WM-48 = What you have: for each attribute, add the symbols of your character, of your own event and of the equipment you use. Equipment you do not use adds nothing.
rule-WM-49 = You succeed if in every attribute you have at least as many symbols as required; equal is enough. Otherwise you fail.
rule-WM-A02 = Each of the four attributes must be reached; plenty of one does not make up for another. The table may choose instead to compare only the totals of all four.

## Success and failure

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-result = Success and failure
rule-WM-50 = If you succeed, take the printed reward from the bank; you cannot refuse it. The mission leaves the game: it is neither kept nor put on the discard pile.
rule-WM-51 = If you fail, pay the printed penalty to the bank.
rule-WM-52 = If you cannot pay the whole penalty, pay all the credits you have.
rule-WM-A44 = No debt remains, and you need not sell anything to pay a penalty.
rule-WM-53 = After a failure the mission goes back to its place in the row.
rule-WM-A45 = First the reward or the penalty is settled, then the played events and the used temporary equipment are cleared away.
rule-WM-54 = After success and failure alike, all events played in the attempt go to the discard pile. What was paid for them is not given back.
rule-WM-47 = Temporary equipment that you used must be discarded at the end of this mission. What you did not use stays on your board.
rule-WM-55 = Used temporary equipment goes to the discard pile after the events; only Fennec Shand may keep it (WM-59).
rule-WM-A39 = Used temporary equipment is lost after a failure too.
rule-WM-56 = Example: a mission and an opponent’s event, for which 200 was paid, ask for 3, 1, 2 and 1 symbols. Your character and two equipment cards bring 3, 3, 2 and 3: success, and the reward of 400 is yours.

## Characters

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-characters = Characters
rule-WM-57 = Every character has exactly one special ability, and only the player with that board may use it.
rule-WM-58 = Din Djarin has one extra equipment slot, 5 in all.
rule-WM-A38 = His fifth slot is like the others and has no rules of its own.

## Fennec Shand

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand may pay 200 credits to keep in hand an equipment card that she would have to discard.
rule-WM-A35 = This covers used temporary equipment, not sales or surplus hand cards. The table may choose to include surplus equipment: for 200 credits each it stays above the five and counts again at the end of her next turn.
rule-WM-A36 = She decides for each used card by itself and pays 200 credits each time, as often as she can. She pays after the reward or the penalty.
rule-WM-A37 = A kept card goes to her hand and counts for the hand limit. She may equip it again for its full cost, even in the same turn.

## Bo-Katan Kryze

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = When Bo-Katan Kryze attempts a mission, she may discard 1 card from her hand to ignore 1 symbol of the mission card.
rule-WM-A34 = She does so only in her own attempts, after all events and before choosing equipment. Any hand card will do; it goes to the discard pile at once and is lost even if she fails.
rule-WM-A32 = She may do so once in each attempt, so twice in a turn with two attempts. The table may choose to set no limit: then each discarded card ignores one symbol.
rule-WM-A33 = She may ignore only a symbol printed on the mission card, not one that an event has added. The table may choose to allow symbols of events as well.

## Boba Fett

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett has one extra slot for an event, face down. He may play the event from this slot free of charge.
rule-WM-A27 = Whenever he may equip, he may lay an event from his hand into the empty slot, free of charge; it leaves only when played or sold. The table may choose instead: only once, after the deal and before the first turn.
rule-WM-A28 = He may also play it against the missions of others, when it is his turn to decide, free of charge. The table may choose to allow it in his own attempts only.
rule-WM-A29 = He too plays only one event in each attempt: from the slot or from his hand, not both.
rule-WM-A30 = The event in the slot does not count for the hand limit.
rule-WM-A31 = In the final sale the event in the slot is revealed and sold for half of its printed cost.

## End of turn

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-end-of-turn = End of turn
rule-WM-A14 = At the end of a turn comes the hand limit first, then the market is refilled, then the row.
rule-WM-63 = At the end of your turn you may hold at most 5 cards in hand. Discard exactly the surplus, cards of your choice; cards on your board do not count.
rule-WM-A15 = During your turn your hand may grow above 5 cards. In the turns of others it cannot grow.
rule-WM-64 = The market is refilled from the market deck to 4 face-up cards.
rule-WM-65 = The row is refilled from the mission deck to 6 face-up missions.
rule-WM-A47 = When the mission deck is empty, play goes on with fewer missions, until perhaps only the level 4 mission is left.
rule-WM-A72 = Empty places of market and row are filled from the first to the last, and new equipment takes the first free slot. Fennec Shand is asked in the order of her slots; the order of the discards never matters.
rule-WM-66 = Then the next player to the left begins.

## End of the game

rules-way-of-the-mandalorian-end-of-game = End of the game
rule-WM-68 = The game ends as soon as a player completes the level 4 mission. A failed attempt at it does not end the game.
rule-WM-A48 = When the level 4 mission is turned up, nothing happens yet. From the next turn on it may be attempted like any other mission in the row.
rule-WM-69 = The end comes at once: nobody takes another action or turn, and the round is not finished.
rule-WM-A49 = The last mission is still settled: reward paid, events and used temporary equipment discarded, no offer to Fennec Shand, no hand limit, no refill. The table may choose that used temporary equipment is still sold.
rule-WM-70 = Final sale: all players sell all cards still on their own boards for half of their added costs, and count their credits.
rule-WM-72 = Cards in hand are worth nothing at the end.
rule-WM-A50 = The final sale covers the board only: hand cards are not sold.
rule-WM-71 = Whoever has the most credits after the final sale wins, no matter who completed the level 4 mission.
rule-WM-A51 = Players with equally many credits share the victory; further down, equal credits share a place.
rule-WM-A52 = If nobody completes the level 4 mission, the game stops after 200 turns of each player, or after another number set by the table (0: no limit). The final sale is made, but the game counts as unfinished and nobody wins.

## Open and hidden

# Heading of a chapter of the rules.
rules-way-of-the-mandalorian-knowledge = Open and hidden
rule-WM-73 = Everybody sees the row, the market, the mission being attempted, the events played, the character boards and all equipment on them.
rule-WM-A56 = The credits of all players are open. The table may choose to hide them.
rule-WM-A57 = The discard pile is open: everybody may look through it.
rule-WM-A58 = Everybody may know how many cards the decks have, but not which.
rule-WM-A59 = Cards discarded for the hand limit or by Bo-Katan Kryze are shown to all.
rule-WM-74 = Only you know the cards in your hand. The others see how many there are, and remember those that went into it openly.
rule-WM-A68 = Known in a hand are cards taken from the market or kept by Fennec Shand, until they leave it openly; of dealt cards and cards from the deck only the number. Spectators see what all players know in common.
rule-WM-75 = The event in Boba Fett’s slot lies face down: he may look at it, the others see only that the slot is filled.
rule-WM-A70 = When Boba Fett fills his slot, the others learn only that it was an event. Events they knew in his hand may from then on be in hand or slot; equipment they knew is still in his hand.
rule-WM-76 = Mission deck and market deck lie face down; nobody knows the order of their cards.
rule-WM-A64 = Equipment and events have the same back: the top of the market deck does not show which of the two it is.
rule-WM-77 = The level of the next mission is no secret: the deck is sorted and can be counted. With two players, 11 or 10 cards left mean level 1, 9 to 6 level 2, 5 to 2 level 3, and 1 level 4.
rule-WM-A73 = Which missions stayed in the box is unknown; only their number of each level is known. Completed missions are open.
rule-WM-86 = You may work out hidden cards by counting the 56 market cards. After a reshuffle the new deck is exactly the former discard pile; every other hidden card lies in a hand or in Boba Fett’s slot.
