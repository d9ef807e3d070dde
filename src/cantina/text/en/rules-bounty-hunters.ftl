### The rules of Bounty Hunters, one message for each number, for those who play.

## The cards

# Heading of a chapter of the rules.
rules-bounty-hunters-cards = The cards
rule-BH-01 = The game is for 2 to 6 players.
rule-BH-02 = There are 195 playing cards: 44 targets, 63 hunters, 44 contracts and 44 cards of the Jawa Market. With 4 zone cards and the player aid that makes 200.
rule-BH-06 = The cards form four decks, told apart by colour: green Target deck, red Bounty Hunter deck, blue Contract deck, grey Jawa Market deck. Each has a discard pile of its own.
rule-BH-07 = A target shows the points it brings at the end, a shield of three values (green, blue, orange) and how many cards show this character. Some also show a bonus for the capture: a credit or a contract.
rule-BH-08 = A hunter shows three attack values (green, blue, orange) and the points it costs you at the end, which may be 0. Playing a hunter costs no credits.
rule-BH-03 = The Jawa Market deck holds two kinds of card: 29 droids and 15 crate cards.
rule-BH-09 = A droid shows its cost in credits, three attack values, and how many droids in the deck have the same attack values. It neither brings nor costs points.
rule-BH-10 = A crate card shows its cost in credits, the points it brings at the end, and 1, 2 or 3 crates. It has no attack values and never takes part in a confrontation.
rule-BH-04 = Of the 15 crate cards 6 show one crate, 6 show two and 3 show three: 27 crates in all.
rule-BH-11 = A contract names a pair: two different targets, the same target twice, or a target and a crate. It shows the points for single items and for each complete duo, and costs no credits.
rule-BH-12 = Attack cards are hunters and droids, and nothing else.
rule-BH-05 = The box holds 42 credits, each worth exactly 1, and a pad for the scores.

## Setup

# Heading of a chapter of the rules.
rules-bounty-hunters-setup = Setup
rule-BH-13 = The 4 zone cards lie in a row in the middle. Each has its deck above it and its discard pile below it; the discard piles are empty at the start.
rule-BH-14 = The cards are sorted into the four decks by colour. Each deck is shuffled on its own and lies face down.
rule-BH-15 = The credits lie beside the decks as the reserve, for everybody.
rule-BH-S07 = Every player starts with 0 credits.
rule-BH-S06 = The reserve has no limit, unless an option of the game sets one (42 credits, as in the box). Then a gain that the reserve cannot pay is lost; who is paid first is said in BH-S58.
rule-BH-17 = Every player gets 1 card from each of the four decks, so you start with a hand of 4 cards.
rule-BH-S50 = The players sit clockwise in the order of their numbers: the next number sits on your left, and player 1 on the left of the last. Cards are dealt in this order from player 1, whoever is Guild Master.

## The Guild Master

# Heading of a chapter of the rules.
rules-bounty-hunters-guild-master = The Guild Master
rule-BH-16 = One player is Guild Master and keeps the player aid; at a table with real cards it is whoever has most recently watched a Star Wars film.
rule-BH-S51 = Here the Guild Master is set when the game begins and stays the same: the player named in the options, or one chosen by chance if nobody is named.
rule-BH-106 = The Guild Master keeps the pace: announces each step, sees that nobody runs ahead, and writes the score sheet at the end. Here the table does all this by itself.
rule-BH-108 = Being Guild Master changes neither what you may do nor how you score. It only fixes who is served first, from the Guild Master going left, which matters when cards or credits run short.
rule-BH-107 = The player aid lists the three steps of a turn on one side, and the end of the game with the bonus for the fourth capture on the other. Everybody may read it at any time.

## A turn

# Heading of a chapter of the rules.
rules-bounty-hunters-turn = A turn
rule-BH-19 = The game is played in turns of three steps: 1 draw a card, 2 choose a card, 3 pass your hand.
rule-BH-20 = All players do each step at the same time. Nobody begins a step before everybody has finished the one before it.
rule-BH-21 = After step 3 a new turn begins, until the last turn has been played. You hold 4 cards at the start of a turn, 5 after drawing, and 4 again after choosing and after passing.

## Drawing a card

# Heading of a chapter of the rules.
rules-bounty-hunters-drawing = Drawing a card
rule-BH-22 = In step 1 you draw exactly one card, the top card of any deck you like. It is the fifth card of your hand.
rule-BH-23 = You are free to choose any deck in every turn: the same one again, or one that others draw from too.
rule-BH-24 = You must draw as long as any deck can give you a card. Nobody ever draws from a discard pile directly.

## Empty decks

# Heading of a chapter of the rules.
rules-bounty-hunters-empty-decks = Empty decks
rule-BH-109 = An empty deck does not end the game: its discard pile becomes the new deck, and if there is none, you draw from another deck.
rule-BH-S01 = If a card is needed from an empty deck, shuffle the discard pile of that deck, lay it face down as the new deck, and draw from it.
rule-BH-S05 = A discard pile is shuffled only when a card is needed, not as soon as the last card has left the deck.
rule-BH-S03 = Decks are named first; the order goes from the Guild Master to the left. If your deck has run out by then, name another one; a deck that cannot give a card cannot be named. All cards are handed out together, when every name can be met.
rule-BH-S02 = If no deck can give a card, you skip the draw and choose from the cards you have; without any card you may only activate and finish. If all decks, discard piles and hands are empty when a turn begins, the game ends and is scored.
rule-BH-S04 = If a bonus contract is due and the Contract deck is empty, its discard pile is shuffled first. If that is empty too, the contract is lost, and nothing replaces it.

## Choosing a card

# Heading of a chapter of the rules.
rules-bounty-hunters-choosing = Choosing a card
rule-BH-25 = In step 2 you choose exactly one of the five cards in your hand, the one just drawn or any other. You cannot pass.
rule-BH-26 = The chosen card is laid face down. When everybody has chosen, all chosen cards are turned up together.
rule-BH-S09 = Choosing face down is not optional here: everybody does it in every turn.
rule-BH-S08 = Face down you fix only the card. Whether you sell or play it, where you place it and what you pay is decided after all cards have been turned up.
rule-BH-27 = With the card you chose you do exactly one of two things: sell it or play it.
rule-BH-28 = The order is fixed: first sell or play the chosen card, then activate as many of your reserved cards as you like and can pay for, or none, then finish.
rule-BH-S60 = You always finish the step yourself, even with nothing left to do; the others see only that you have chosen and that you have finished. You can always sell the chosen card, and then always finish.
rule-BH-S21 = Until the last player has chosen, you may change the deck you named or the card you laid down. Later you may take back your own actions until you finish, if the table allows it, but never past a contract you have drawn.
rule-BH-29 = The four other cards stay in your hand until step 3.

## Selling and playing

# Heading of a chapter of the rules.
rules-bounty-hunters-selling-and-playing = Selling and playing
rule-BH-33 = To sell the chosen card, put it face up on the discard pile of its own deck and take 1 credit.
rule-BH-34 = Every kind of card can be sold, always for 1 credit: target, hunter, contract, droid or crate.
rule-BH-35 = Credits pay for cards of the Jawa Market, and break ties at the very end. They are not points.
rule-BH-36 = To play the chosen card, put it face up in your own area.
rule-BH-37 = Targets, hunters and contracts have no cost: they are active as soon as you play them. An active card lies upright.
rule-BH-38 = A card of the Jawa Market becomes active only if you pay its cost. Otherwise you can only reserve it.
rule-BH-39 = The credits you pay go back to the reserve.
rule-BH-40 = An active target can be captured, an active hunter or droid attacks, an active crate card counts with its points and crates, and an active contract is scored at the end.

## Reserving and activating

# Heading of a chapter of the rules.
rules-bounty-hunters-reserving = Reserving and activating
rule-BH-41 = If you cannot pay for a card of the Jawa Market, or do not want to yet, you reserve it: it lies face up and sideways in your area.
rule-BH-44 = A reserved card does nothing: a reserved droid adds no attack, a reserved crate card brings neither points nor crates.
rule-BH-S19 = You may have any number of reserved cards. A reserved card can never be sold, taken back into the hand or passed on.
rule-BH-42 = After selling or playing the chosen card you may activate any number of your reserved cards, one by one, paying the full cost of each.
rule-BH-43 = An activated card is turned upright. An activated droid is placed at that moment, by the same rules as one played from the hand (BH-53 to BH-57).
rule-BH-45 = Usually you reserve a card in one turn and pay for it in a later one, in addition to the card you sell or play in that turn.
rule-BH-S17 = You cannot activate a reserved card before you have sold or played the chosen card.
rule-BH-S13 = A card that you have reserved in this very turn may be activated in the same step, if you have got the credits for it by then.
rule-BH-S14 = The credit from selling a card can be spent on activating in the same step.
rule-BH-S18 = The cost is paid all at once. You cannot pay in parts, and no card is paid for twice.
rule-BH-S20 = Reserved cards can be activated in step 2 only, and no longer once the last turn is over.

## Confrontations

# Heading of a chapter of the rules.
rules-bounty-hunters-confrontations = Confrontations
rule-BH-46 = You hunt in your own area only, your own targets with your own attack cards. Nothing is ever attacked, blocked or taken in the area of another player.
rule-BH-47 = A confrontation is one target and the attack cards that face it, if there are any yet. The target lies on the left, the attack cards on the right with all their values in sight.
rule-BH-50 = If no attack cards wait for a target in your area, a target you play opens a new confrontation.
rule-BH-51 = You may have any number of open targets, that is, targets not yet captured, at the same time.
rule-BH-53 = If you have an open target when an attack card becomes active, you place the card on an open target of your choice.
rule-BH-S25 = An attack card cannot be kept apart as long as you have an open target.
rule-BH-S22 = An attack card cannot be placed on a target that is already captured.
rule-BH-48 = The attack is added up for each colour on its own: all green values, all blue values, all orange values. Too much of one colour does not make up for another.
rule-BH-52 = Every attack card added to a confrontation adds its values to those already there: (2·0·1), (1·1·0) and (0·0·4) together make (3·1·5).
rule-BH-49 = Each attack card faces one target only, or waits in one group. Its values are never split.
rule-BH-67 = Hunters and droids may be mixed as you like, against a target or while they wait for one.
rule-BH-66 = Droids cost credits to activate. In return they never cost points, and never bring any.
rule-BH-S26 = Attack cards and targets that have been placed are never moved or removed, neither before nor after a capture.

## Without a target

# Heading of a chapter of the rules.
rules-bounty-hunters-without-a-target = Without a target
rule-BH-54 = If you have no target left to capture when an attack card becomes active, the card is laid on its own and forms a waiting group.
rule-BH-S23 = If you have captured targets only and no open one, an attack card starts or joins the waiting group, just as if you had no target.
rule-BH-55 = As long as you have no open target, every further attack card must join the same waiting group.
rule-BH-S24 = There is never a second waiting group in your area.
rule-BH-56 = The next target you play must be put with the waiting group, which then faces it. If the attack is strong enough, the target is captured at once; if not, it stays open.
rule-BH-S27 = The next target you play cannot be kept away from the waiting group, whatever its shield. If you do not want it there, sell it instead.
rule-BH-57 = So you have at most one waiting group, and never a waiting group and an open target at the same time.

## Capture

# Heading of a chapter of the rules.
rules-bounty-hunters-capture = Capture
rule-BH-58 = A target is captured when the attack reaches or exceeds its shield in all three colours. A shield of (4·1·6) falls to (4·1·6) or (9·1·6), but not to (9·9·5).
rule-BH-59 = Captures are checked in step 2 after every single card that is placed, attack card or target. A capture and its bonus come at once, before you do anything else.
rule-BH-S29 = A capture can be neither refused nor put off.
rule-BH-60 = A captured target is turned sideways and stays in your area with the attack cards that faced it. Everybody can always see how many targets you have captured; new captures show to the others when step 2 closes.
rule-BH-S28 = Attack beyond the shield is lost. All hunters lying with the captured target cost their points, even if fewer would have been enough.
rule-BH-61 = If the captured target shows a credit, you get 1 credit at once.
rule-BH-S15 = The credit for a capture can be spent on any later activation in the same step.
rule-BH-62 = If the captured target shows a contract, you draw 1 card from the Contract deck at once. It is free and active immediately.
rule-BH-S35 = A bonus contract lies face up in your area for everybody to see. It cannot be refused.
rule-BH-64 = You may capture several targets in one step, with the card you play and with those you activate.
rule-BH-65 = There is no limit to captures: you may capture more than 4 targets.
rule-BH-63 = The points of captured targets and the points that hunters cost are counted only at the end of the game.

## Passing your hand

# Heading of a chapter of the rules.
rules-bounty-hunters-passing = Passing your hand
rule-BH-30 = In step 3 you give your 4 remaining cards to the player on your left and take the 4 cards from the player on your right. The direction never changes.
rule-BH-31 = Everybody gives and takes at the same moment: nobody sees the new hand before having given away the old one.
rule-BH-32 = With two players the two hands are simply exchanged in every turn.
rule-BH-S49 = With two players the neighbour on your left and the one on your right are the same person.

## Crates

# Heading of a chapter of the rules.
rules-bounty-hunters-crates = Crates
rule-BH-68 = An active crate card brings its points when the game ends. A crate card that is still reserved brings nothing.
rule-BH-69 = At the end count the crates on your active crate cards: the crates shown, not the cards.
rule-BH-70 = Whoever has the most crates gets 5 more points. In a tie each of the tied players gets the full 5: with 4, 2 and 4 crates the first and the third do.
rule-BH-S39 = If nobody has an active crate card, nobody gets the 5 points.
rule-BH-S43 = Crates that make a duo in a contract still count when the most crates are looked for.

## Contracts

# Heading of a chapter of the rules.
rules-bounty-hunters-contracts = Contracts
rule-BH-71 = Contracts are scored at the end, and only those in your area, whether played or received as a bonus. Only your own captured targets and your own active crates count for them.
rule-BH-72 = A contract brings its points for every matching item you have, and its duo points for every complete pair.
rule-BH-S42 = The points differ from contract to contract and between the two sides of one contract: what is shown on the card counts.
rule-BH-73 = Two different targets: points for each of either that you have captured, and duo points for each pair of the two. With 1 point each and duo +3, two of one and one of the other bring 6.
rule-BH-74 = The same target twice: points for each one you have captured, and duo points for every two of them. With 1 point each and duo +2, two bring 4.
rule-BH-S41 = An odd one out makes no duo: three of the same target are one duo, four are two. With 1 point each and duo +2 they bring 5 and 8.
rule-BH-75 = A target and a crate: points for each such target captured, none for the crates alone, and duo points for each target paired with an active crate. With 1 point and duo +2, two targets and two crates bring 6.
rule-BH-76 = Within one contract each card and each crate belongs to one duo at most: two targets and two crates make two duos, not four.
rule-BH-77 = A contract never costs points and need not be completed: single items score on their own.
rule-BH-78 = The same captured target or crate may count for any number of your contracts, of the same kind or of different kinds.
rule-BH-S44 = Two equal contracts both score in full.
rule-BH-79 = The points of all contracts in your area are added up.

## The end

# Heading of a chapter of the rules.
rules-bounty-hunters-end = The end
rule-BH-80 = The end begins when somebody captures a 4th target for the first time.
rule-BH-81 = Whoever is first to capture a 4th target gets a bonus: 1 credit from the reserve and 1 contract from the Contract deck, which is active at once.
rule-BH-82 = Everybody else who captures a 4th target in the same turn as the first also gets both, the credit and the contract.
rule-BH-S31 = Whoever captures a 4th target in a later turn than the first gets no bonus for it.
rule-BH-83 = The bonus for the fourth capture comes on top of the credit or contract that the target itself shows.
rule-BH-S12 = What the captured target shows comes first, then the bonus for the fourth capture: the credit, then the contract.
rule-BH-S16 = The credit for the fourth capture can be spent at once, on later activations in the same step.
rule-BH-S32 = If you capture your fourth and fifth target in the same turn, you still get one bonus only.
rule-BH-84 = The turn with the first fourth capture is finished, and then exactly two more full turns are played.
rule-BH-85 = Each player gets the bonus once at most. Fourth captures in later turns bring no bonus and do not change how many turns are left.
rule-BH-S33 = The count of the last turns starts only once and is never started again.
rule-BH-86 = All normal rules hold to the end of the last turn: drawing, selling, playing, activating, capturing, and what captured targets show.
rule-BH-87 = The second turn after the one with the first fourth capture is the last. Then the game is over: cards in hand, reserved cards and open targets are of no more use.
rule-BH-S34 = Hands are passed in the last turn too, but this no longer changes anything.
rule-BH-S38 = An option can set a last turn: the game then ends and is scored after that turn at the latest, even without a fourth capture. If it is not set, there is no such limit.

## Scoring

# Heading of a chapter of the rules.
rules-bounty-hunters-scoring = Scoring
rule-BH-88 = The score sheet has six rows for each player: name, targets, crates, contracts, hunters (taken off) and total.
rule-BH-89 = Targets: the points of all targets you have captured. Open targets bring 0.
rule-BH-90 = Crates: the points of your active crate cards, and 5 more if you have the most crates.
rule-BH-S40 = The 5 points for the most crates are written in the row of the crates.
rule-BH-91 = Contracts: the points of all your contracts together.
rule-BH-92 = Hunters: take off the points shown on every hunter that lies with a captured target.
rule-BH-93 = Hunters who face a target that is still open at the end cost nothing: only successful hunters are paid.
rule-BH-S36 = Hunters still waiting for a target at the end cost nothing.
rule-BH-S37 = Droids count 0 at the end, wherever they lie.
rule-BH-94 = Total: targets, crates and contracts together, less the hunters.
rule-BH-S45 = A total may be below zero and is left as it is.
rule-BH-96 = An example: targets 46, crates 4, contracts 12 and hunters minus 12 make a total of 50.
rule-BH-95 = The player with the highest total wins.
rule-BH-97 = If several players share the highest total, the one of them with the most credits left wins.
rule-BH-98 = If those players are also tied for the most credits, they share the victory.
rule-BH-S46 = The lower places are decided in the same way: by total, then by credits. Players equal in both share the place.

## Introductory game

# Heading of a chapter of the rules.
rules-bounty-hunters-introductory = Introductory game
rule-BH-99 = The introductory game is played without contracts: the Contract deck and its zone card stay in the box, so there are three decks, three zone cards and three discard piles.
rule-BH-100 = For the introductory game the 8 targets that show a contract are taken out before shuffling; 36 targets and 143 cards in all remain.
rule-BH-101 = In the introductory game you start with a hand of 1 target, 2 hunters and 1 card of the Jawa Market.
rule-BH-S48 = In the introductory game you choose freely among the three decks in step 1 and draw your fifth card as usual.
rule-BH-102 = In the introductory game the bonus for the fourth capture is the 1 credit only. Everybody who captures a 4th target in the same turn as the first gets it.
rule-BH-103 = In the introductory game the score sheet has no row for contracts. Everything else stays the same, including the two more turns, the crates and how ties are broken.

## What is secret

# Heading of a chapter of the rules.
rules-bounty-hunters-secrets = What is secret
rule-BH-18 = Your hand is secret: you never show its cards to another player.
rule-BH-104 = Hands, decks and cards chosen face down are hidden. All that lies in the areas, captures, credits, the reserve, discard piles, the number of cards in decks and hands, and the last turn are open to all.
rule-BH-105 = All chosen cards are shown at one and the same moment. Until then you see of the others only who has chosen.
rule-BH-S61 = Until the chosen cards are turned up, nobody can tell which of your five cards lies face down, not even a player who knows some of them from an earlier hand.
rule-BH-S10 = Once the chosen cards are turned up, everybody acts at the same time, and nobody can wait and react. You see your own changes at once, those of the others only when the last player has finished.
rule-BH-S52 = Everybody may see how many credits each player has.
rule-BH-S53 = Everybody may look through the discard piles at any time.
rule-BH-S54 = Everybody may know how many cards are in each deck and hand, and from which deck each player has drawn. The decks drawn from are shown together, when everybody has a card.
rule-BH-S55 = A card you have held and passed on stays known to you, in whose hand it is, until it is revealed. This knowledge ends when the card has been sold and is shuffled back into its deck.
rule-BH-S62 = Spectators see of every player what the other players see, at the same moment, and know no cards from earlier hands.
rule-BH-S63 = Secrecy ends when the score sheet is complete. From then on hands, decks and the whole course of the game are open to everybody.

## At the same time

rules-bounty-hunters-same-time = At the same time
rule-BH-S11 = Being faster than others never helps. What you do changes only your own area, and what all share is handed out in a fixed order.
rule-BH-S58 = In step 2, contracts are counted out from the top of the deck as it lay when the chosen cards were turned up: one card to the Guild Master, one to the next player on the left, and so on round the table. Your bonus contracts are the cards that fall to you. If the deck is too short, you are owed a contract. When step 2 closes, owed contracts are drawn in the same order from what is left and from the shuffled discard pile; if nothing is left, they are lost. If the reserve is limited, it pays credits in the same way. A credit you are owed cannot be spent yet.
rule-BH-S59 = When the last player has finished step 2, sold cards lie on their piles in order from the Guild Master going left, the last on top. Owed credits and then owed contracts are handed out. A first fourth capture fixes the last turn, all is shown at once, and step 3 follows.
rule-BH-S56 = If a player leaves or runs out of time, a bot stands in. What the player has already chosen or done stands, hands are passed as before, and the seat is scored.
