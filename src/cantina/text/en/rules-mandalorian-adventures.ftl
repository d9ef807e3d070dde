### The rules of The Mandalorian: Adventures, one message for each number, for those who play.

## Goal and end

# Heading of a chapter of the rules.
rules-mandalorian-adventures-goal = Goal and end
rule-MA-01 = One to four players carry out one mission together. All win or all lose, unless a variant says otherwise.
rule-MA-02 = Each mission is played on one map of cells that hold characters, enemies and tokens. Several missions may use the same map.
rule-MA-174 = You all win when the objective of the mission is met. It usually counts at the end of a turn, so you must survive the event step first.
rule-MQ-74 = The objective is checked at the end of the turn, after the draw step, unless the mission says that it counts immediately.
rule-MQ-97 = “At the end of a turn a character is ...” means any character, after every turn; “when you end your turn” means the active player’s, in shared mode either. Map and mission rules come first, in the active player’s order, then the objective.
rule-MA-175 = As soon as any failure condition of the mission is met, you all lose.
rule-MA-130 = Damage to a character stays on the character card. When it reaches the HP of the side in use, the character is defeated and all players lose at once.
rule-MQ-75 = Failure is checked after every single effect. If objective and failure come together, the mission is lost.
rule-MA-169 = The text of a card or mission beats these rules. If two cards contradict each other, the active player decides which one applies.
rule-MA-170 = The active player decides between equal options.
rule-MA-171 = The active player puts effects that happen at the same time in order; each is finished before the next begins.

## Setup

# Heading of a chapter of the rules.
rules-mandalorian-adventures-setup = Setup
rule-MA-17 = Setup has seven steps: the mission, the planning deck, the event deck, damage and sabotage tokens, threat tokens, characters, the first player.
rule-MA-18 = First resolve the growth deck (MA-09) and take the mission it names. Read its intro, its briefing and the map rules, and carry out every line marked PREPARATION.
rule-MQ-87 = PREPARATION lines are carried out in their order after step 7, before the first turn, unless a line names another moment. A face-down token that is moved or replaced stays unseen.
rule-MA-19 = Shuffle the planning deck and put it face down beside the map.
rule-MA-20 = Shuffle the event deck, ignoring the symbols on the backs. Everyone may see the back of the top card.
rule-MA-21 = Damage tokens lie ready for everybody. Nobody has damage at the start unless PREPARATION says so.
rule-MQ-86 = Damage tokens never run out.
rule-MA-22 = Put exactly one random white sabotage token face up on each action space.
rule-MA-23 = All other sabotage tokens, a white one left over included, are mixed face down as the supply.
rule-MA-24 = Take the threat tokens with the number of the mission on the back and shuffle each shape separately. All other threat tokens stay out of the game.
rule-MA-25 = Cells with a question mark get a token of the printed shape face down.
rule-MA-26 = Cells with a shape but no question mark get a token of that shape face up.
rule-MQ-62 = If a shape has more tokens than cells, the surplus goes back to the box unseen. Tokens that the objective needs are always among those on the map.
rule-MA-27 = The orange tokens are the reinforcements: they form a face-down stack beside the map.
rule-MA-28 = Each player picks one of the characters listed for the mission and takes its card (side by difficulty), standee, skill cards and reference card. The standees begin on the start cell.
rule-MQ-63 = If there are several start cells, each player chooses one; characters may share it.
rule-MQ-64 = No character can be taken by two players.
rule-MA-29 = Shuffle your skill deck and draw until you hold 4 cards, on heroic 3.
rule-MA-30 = Agree on who begins; if you do not, chance decides.

## Turn

# Heading of a chapter of the rules.
rules-mandalorian-adventures-turn = Turn
rule-MA-35 = The first player begins. A turn is action step, event step, draw step; then the next player clockwise has a turn, until the mission is won or lost.
rule-MA-36 = In the action step you must perform two different actions, each by playing a skill card from your hand into an action space.
rule-MQ-13 = If you have fewer cards than you should play, play as many as you can.
rule-MA-37 = In the event step every action space with 5 or more brings an event, with more than 5 a crisis first. If all have 4 or less, nothing happens.
rule-MA-38 = In the draw step draw from your skill deck until you hold 4 cards, on heroic 3. At the limit you draw nothing.
rule-MQ-29 = If you hold more cards than the limit, keep them all and draw none.
rule-MA-172 = When a deck runs out, its discard pile is shuffled at once into a new deck.
rule-MA-173 = If your deck and discard pile are both empty, you draw the missing skill cards as soon as there are some.
rule-MQ-94 = Cards you are owed, up to the hand limit, come as soon as cards reach the discard pile, also on another player’s turn. In shared mode whoever has waited longest is served first.

## Actions

# Heading of a chapter of the rules.
rules-mandalorian-adventures-actions = Actions
rule-MA-43 = The four basic actions are Move, Attack, Intel and Plan; a mission may add green ones.
rule-MA-39 = A skill card has a printed strength of 1 to 4, which says how strong the action is.
rule-MA-40 = Lay the card on top of those already in the space, so that all values stay visible; then perform the action.
rule-MA-41 = You may play at most one card a turn into the same action space, for whatever reason you play it.
rule-MA-42 = You may play a card and decline its action. Its printed strength still counts in the event step.
rule-MQ-14 = A declined action still counts as one of your two actions: it allows a rescue on your cell, and the card’s effect may be used.
rule-MA-93 = An extra action lets you play one more skill card under the usual rules, into a space that you have not used this turn.
rule-MA-94 = Extra actions do not count towards the two required actions.
rule-MQ-101 = An extra action may be left out, whenever you gained it: your first two cards of a turn are the required ones.
rule-MA-95 = A free action has a given strength, needs no skill card and adds nothing to any action space.
rule-MA-96 = A free action may repeat an action of this turn, and you may still play a card later for an action that you performed for free.
rule-MA-97 = Free actions do not count towards the two required actions.
rule-MQ-27 = A free action has exactly the strength stated and may be any action of the mission, green ones included. “If strength 4+” is tested against that strength.
rule-MQ-91 = If another character gets a free action, its player chooses (shared mode: the active player). Movement rules, Guard, Grapple and rescue apply, bonuses are not allowed, and the active player decides ties.
rule-MA-166 = From mission 3 on there may be green action spaces for actions of the mission. All rules for action spaces apply, the white sabotage token at setup and the event step included.
rule-MA-167 = After playing a skill card into a green space, carry out its text.
rule-MA-168 = With “if strength 4+” any card may be played there, but the action happens only with strength 4 or more. Effects may raise the strength, even above 4.

## Movement

# Heading of a chapter of the rules.
rules-mandalorian-adventures-movement = Movement
rule-MA-44 = With Move you go up to as many cells as the strength, each step to an adjacent cell. You may also stay where you are.
rule-MA-50 = The movement rules hold whenever a character moves, not only for the Move action.
rule-MA-45 = Entering a cell with an enemy or a face-down threat token ends your movement there.
rule-MA-46 = Characters and face-up bonuses do not stop you.
rule-MQ-01 = What counts is how the token lies when you enter the cell: a bonus turned face up earlier this turn no longer stops you.
rule-MQ-59 = The Child does not stop a movement.
rule-MA-47 = A cell has room for any number of characters, enemies and tokens.
rule-MA-48 = An enemy on the cell where you begin does not hold you back, apart from the damage of Grapple (MA-149).
rule-MA-49 = Whenever you are on a cell with face-down threat tokens, they are turned face up at once.
rule-MQ-12 = A face-down token that arrives on your cell is revealed at once.
rule-MQ-05 = On entering a cell, reveal all face-down tokens with their Mission effects, in the active player’s order; then use bonuses or rescue, then stop or go on. At the end of the movement the Guards strike, in the active player’s order.
rule-MQ-02 = Each instruction that moves a character is a movement of its own, with its own check of Guard and Grapple. If you go at least one step and come back, that is a movement too.
rule-MQ-03 = A character moved by another player’s card follows all movement rules; choices belong to whoever the card names. Being placed is not a movement: only face-down tokens on the new cell are revealed.

## Map and range

# Heading of a chapter of the rules.
rules-mandalorian-adventures-map = Map and range
rule-MA-51 = Characters and tokens are always on cells. Two cells with one thin line between them are adjacent.
rule-MQ-10 = Cells that touch only at a corner are not adjacent.
rule-MA-52 = A thick grey line is a wall: the cells are not adjacent, and neither movement nor range passes it.
rule-MA-53 = Neither movement nor range passes a closed door; an open one lets both through. The map rules say how a door opens.
rule-MQ-11 = An open door stays open until a rule closes it, and closing it moves nobody. Enemies never open doors.
rule-MA-54 = A dashed line is a height: the cells are not adjacent and nobody moves across it, but range passes.
rule-MA-57 = Terrain outlined in red cannot be entered, and range does not pass it.
rule-MA-55 = Star cells are where reinforcements mostly appear.
rule-MA-56 = A star of another colour follows all rules for stars and may have an effect in the mission besides.
rule-MA-165 = Some cells have a small number, by which texts speak of them.
rule-MA-98 = Range is the number of cells on the shortest permitted path from the character to the target. The same cell is range 0.
rule-MA-99 = “Within range N” means every target at range 0 to N.
rule-MA-100 = Range does not pass walls, closed doors or inaccessible terrain.
rule-MA-101 = Range passes heights, threats, characters and open doors.
rule-MA-102 = Range may be counted around walls and inaccessible terrain.
rule-MQ-09 = “Adjacent” means that one can walk across: a thin line or an open door. Range also crosses dashed lines. Inaccessible terrain counts for neither.

## Attack and Intel

# Heading of a chapter of the rules.
rules-mandalorian-adventures-attack-intel = Attack and Intel
rule-MA-58 = Attack deals damage equal to the strength to one threat within range 1.
rule-MA-59 = Damage stays on an enemy until it is defeated.
rule-MA-60 = An enemy with as much damage as HP, or more, is defeated. Its token leaves the map for the face-up used tokens; surplus damage is lost.
rule-MA-61 = You may attack any threat, a face-down one too: choose it first, then reveal it.
rule-MA-62 = If the revealed target is not an enemy, it stays face up and takes no damage.
rule-MA-63 = Revealing an enemy by attack is not a movement, so its Guard does not strike.
rule-MQ-17 = When an attack reveals a threat, its Mission effect comes first, then the damage.
rule-MQ-15 = A face-up bonus may be attacked, but nothing comes of it.
rule-MQ-16 = An effect that deals damage within a range, without the word “enemy”, may also hit a face-down token: reveal it first, as with an attack.
rule-MA-64 = With Intel choose one: look at a face-down threat token, or move an enemy.
rule-MA-65 = Look at a face-down token within range of the strength. Only the active player sees it; it stays face down on its cell.
rule-MA-66 = You may tell the others what you saw, and you may even lie.
rule-MQ-19 = A token you have looked at may stay visible to you alone until it goes out of play.
rule-MA-67 = Or choose a face-up enemy within range of the strength and move it 1 cell.
rule-MQ-18 = The enemy may go to any adjacent cell, also towards a character or onto an occupied cell. This never sets off Guard, Grapple or Diversion.
rule-MQ-100 = You may choose only an enemy that can be moved at least 1 cell that way. If there is none, that part of an effect is skipped.
rule-MA-68 = Moving an enemy by Intel can take you out of reach of its effects, such as Guard.
rule-MA-69 = Range for Intel is counted as always: not through walls, closed doors or inaccessible terrain.

## Plan

# Heading of a chapter of the rules.
rules-mandalorian-adventures-plan = Plan
rule-MA-70 = Draw as many planning cards as the strength. Only the active player sees them, but may talk about them.
rule-MA-71 = You may keep 1 of the drawn cards, face up under your character card.
rule-MA-72 = The card Failure has no effect and may not be kept.
rule-MA-73 = You may never own two copies of the same planning card.
rule-MQ-23 = Apart from that you may own any number of planning cards.
rule-MA-74 = You may put one drawn card that you do not keep on top of the planning deck, unseen by the others.
rule-MA-75 = All other drawn cards go face up to the planning discard pile.
rule-MQ-20 = Draw all the cards before you choose which to keep and which to put on top. Failure may go on top.
rule-MQ-21 = Cards are drawn one by one; if the deck runs out, the discard pile is shuffled, without the cards of this action. If both are empty, you draw fewer.
rule-MA-76 = A planning card says when it may be used. Until then it lies face up with its owner.
rule-MQ-22 = The owner may use a planning card whenever its text allows, also on other turns and in any event step. In shared mode the active player decides.
rule-MQ-88 = A used planning card goes face up to the planning discard pile unless its text says otherwise.
rule-MA-77 = Discard the planning card Defend to block 1 damage.
rule-MQ-24 = You block after damage is announced and before it is dealt. Several blocks may be combined, and blocked damage is not suffered.
rule-MQ-104 = If another character takes the damage of an attack, the one who takes it may block it, and the one who was attacked may strike back.
rule-MQ-105 = To open a door you need the strength that the Attack has when you declare it: Take Aim is for attacks on a threat and opens no door.

## Skill cards

# Heading of a chapter of the rules.
rules-mandalorian-adventures-skill-cards = Skill cards
rule-MA-05 = Each character begins the campaign with 12 skill cards. A card with two stripes is in that deck twice.
rule-MA-86 = A card with an action symbol under its strength is stronger by 1 when played for that action.
rule-MA-87 = The symbol adds nothing for other actions and nothing in the event step.
rule-MQ-26 = Symbols and effects that raise the strength add up, without a limit.
rule-MA-88 = The effect of a skill card may be used only if the card lies in the action space that it names. Elsewhere the card gives its strength only.
rule-MA-89 = The effect comes in addition to the action, before or after it as you like, unless the card sets the moment.
rule-MA-90 = The effect may not interrupt the action unless the card says so.
rule-MQ-98 = An effect that changes its own action (strength, range, cells, cards kept) is declared before it and holds for all of it. One that refers to what the action did comes after it.
rule-MQ-103 = A rule about the range of an Attack counts for the cell from which you attack, also if you moved there with the same card. A range that your card sets beats it.
rule-MA-91 = You need not use the effect. If you do, every part must be carried out, except those with “may”.
rule-MQ-25 = Carry out what is possible, in the printed order; skip parts that cannot be done.
rule-MA-92 = “Any character” includes yourself, “another character” does not.
rule-MA-191 = A tactical card has no strength and gives no action, only its effect, and only if the space matches the effect.
rule-MQ-95 = A tactical card counts as one of your two plays and uses its space for this turn. It is not an action, so it allows no rescue.
rule-MA-192 = In the event step a space with a tactical card counts as exactly 5: an event, no crisis.
rule-MQ-85 = That holds whatever else lies in the space: +6 never applies, and for the lowest total the space counts as 5 too.

## Threats and bonuses

# Heading of a chapter of the rules.
rules-mandalorian-adventures-threats = Threats and bonuses
rule-MA-78 = Threat tokens stay on the map until they are destroyed or taken.
rule-MA-79 = A face-up threat is an enemy or a bonus; a face-down one is neither.
rule-MA-80 = “Threat” means every threat token, “enemy” only face-up enemies.
rule-MA-81 = An enemy is melee, shooter or sharpshooter. The class does nothing by itself; cards refer to it.
rule-MA-82 = The printed HP of an enemy is the damage needed to defeat it.
rule-MA-83 = An enemy may have one or more effect symbols, or none. All its effects apply.
rule-MA-84 = A bonus shows one large symbol; the map rules or the briefing say what it does.
rule-MA-142 = The medkit works in every mission. Any other bonus is of use only if the map rules or the briefing mention it.
rule-MA-85 = In your action step you may use a bonus on your cell at any moment, also while moving through and before an enemy effect such as Guard.
rule-MQ-28 = Only the active player may use bonuses, only in the action step and only on the cell of that player’s character.
rule-MA-143 = Medkit: in your action step discard a face-up medkit from your cell to heal 1 damage of your own character.
rule-MA-144 = You may not use a medkit without damage, nor for another character. Unused, it stays where it is.
rule-MQ-65 = A token that a mission lets you take lies on your character card. You may not drop it or pass it on unless the mission says so. A character carries one token of a kind at most.

## Enemy effects

# Heading of a chapter of the rules.
rules-mandalorian-adventures-enemy-effects = Enemy effects
rule-MA-145 = Guard: if you end a movement within range 1 of this enemy, it deals you 1 damage.
rule-MA-146 = Passing near a Guard costs nothing if your movement ends at range 2 or more.
rule-MQ-04 = You may leave the cell of a Guard or pass beside it, but not go through its cell: entering it stops you.
rule-MQ-07 = Guard works across heights, but not through walls or closed doors.
rule-MA-147 = A Guard revealed by your movement deals its damage; one revealed in another way does not.
rule-MA-148 = A Move of 0 cells is not a movement, so no Guard strikes.
rule-MA-149 = Grapple: if you move out of the cell of this enemy, it deals you 1 damage there, immediately before you move.
rule-MQ-08 = Grapple strikes once for each movement that leaves its cell, even if the enemy was revealed this turn. It does not strike if you are placed elsewhere.
rule-MA-150 = If the Grapple enemy leaves your cell, for example through Intel, you suffer no damage.
rule-MQ-06 = If there are several Guards or Grapples, each deals 1 damage.
rule-MA-151 = Mission effect: when a threat with this symbol is revealed, carry out the text with the same symbol in the briefing. Looking at the token does not count.
rule-MA-152 = A Mission effect cannot be cancelled and happens even if the enemy is defeated. Bonuses may have the symbol too.
rule-MA-153 = Diversion: after this enemy has moved in the event step, put a sabotage token on the action space with the lowest total.
rule-MQ-47 = Diversion acts right after that enemy’s movement, before the next enemy, with the totals of that moment. The active player decides ties.
rule-MA-154 = Diversion does nothing if the enemy did not move, or moved at any other time, such as the action step.

## Event step

# Heading of a chapter of the rules.
rules-mandalorian-adventures-event-step = Event step
rule-MA-103 = After the action step check every action space from left to right: add up the printed strengths of its cards and the values of its sabotage tokens.
rule-MQ-34 = The order is Move, Attack, Intel, Plan, then the green spaces as the mission lists them.
rule-MA-106 = 4 or less: nothing happens, cards and tokens stay.
rule-MA-105 = Exactly 5: resolve an event, then empty the space.
rule-MA-104 = 6 or more: resolve the crisis, then an event, then empty the space.
rule-MA-108 = Only printed values count here, no symbols and no skill effects.
rule-MQ-30 = The total is fixed when the space begins to be resolved; it decides crisis, event and +6.
rule-MA-111 = The crisis stands at the bottom of the briefing, and each mission has its own. To resolve a crisis, carry out that text.
rule-MA-107 = From an emptied space each skill card goes face up to its owner’s discard pile, and sabotage tokens go face up to the used tokens.
rule-MA-109 = One turn may bring no event at all, or several events and crises.
rule-MA-110 = Example: Move holds a token of 2 and cards worth 4, together 6: a crisis, then an event, then Move is emptied. Attack has 5: an event and no crisis.
rule-MQ-32 = After a space is emptied, look again from the left and resolve the first one with 5 or more, until there is none.
rule-MQ-35 = A space that reaches 6 or more through sabotage has its crisis like any other.
rule-MQ-33 = A chain of events has no limit, but after 100 spaces resolved in one event step the game stops unfinished.

## Sabotage

# Heading of a chapter of the rules.
rules-mandalorian-adventures-sabotage = Sabotage
rule-MA-04 = There are exactly 5 white sabotage tokens; all others are yellow.
rule-MQ-81 = The white tokens have the values 1, 1, 1, 2 and 2, the yellow ones 1, 2, 2, 3 and 3.
rule-MA-136 = A sabotage token adds its value to its action space in the event step.
rule-MA-137 = When an action is sabotaged, draw a random token from the face-down supply and put it face up on that action space.
rule-MA-139 = An action space may hold any number of sabotage tokens.
rule-MQ-106 = If a text takes one sabotage token off a space, it is the one with the highest value.
rule-MA-138 = If sabotage in the event step lifts a space to 5 or more, its event follows after the current event is finished, with a crisis first at 6 or more.
rule-MQ-31 = A token put on the space that is being resolved is discarded with it and starts no chain.
rule-MQ-53 = If the mission lacks the sabotaged action, no token is placed and nothing happens.
rule-MA-140 = When the face-down supply is used up, all used tokens, white and yellow, are turned face down and mixed as the new supply.
rule-MA-141 = If a token is due and all are on action spaces, use a substitute worth 1.
rule-MQ-52 = A substitute leaves the game when its space is emptied.

## Events

# Heading of a chapter of the rules.
rules-mandalorian-adventures-events = Events
rule-MA-112 = Draw the top event card and apply its effects from top to bottom. The active player makes all choices.
rule-MQ-80 = On an event card “you” means the active player’s character.
rule-MA-131 = Carry out whatever text stands on an event card.
rule-MA-132 = An effect marked +6 applies only if the action space has 6 or more.
rule-MA-133 = The back of an event card hints at its effect, for example the class that will move or attack. You may plan with it.
rule-MQ-39 = One more event card is drawn and finished where the text says so, with the same total for +6; then the first card goes on.
rule-MA-113 = A resolved event card goes face up to the event discard pile.
rule-MA-114 = When a reinforcement appears, put the top token of the stack face up on the cell that is named, usually the star cell nearest to you.
rule-MA-115 = A card may name another cell, for example your own.
rule-MA-116 = If several cells are possible, choose the cell before the token is drawn.
rule-MQ-48 = The nearest star cell is counted by range from you; if range reaches none, the active player chooses any. The nearest face-down threat is found likewise, but if range reaches none, nothing happens.
rule-MQ-49 = A reinforcement that appears counts as revealed for its Mission effect, but not for Guard. A token set up face up counts for neither.
rule-MA-117 = When the stack is used up, all defeated reinforcement enemies are turned face down and mixed into a new stack.
rule-MQ-50 = Only defeated orange enemies come back; used orange bonuses stay out.
rule-MQ-51 = The reinforcement stack and the sabotage supply are refilled only when a token is due and none is left. Decks are refilled at once.
rule-MA-118 = If every reinforcement is in play, none appears.
rule-MA-134 = If an event card had no effect at all, a reinforcement appears face up on the nearest star cell.
rule-MQ-36 = For this penalty it is the star cell nearest to you.
rule-MA-135 = Even a small effect cancels the penalty, for example one enemy moving 1 cell, or one more event card.
rule-MQ-37 = It was an effect if a token moved, came, went or was revealed, an enemy attacked, damage was dealt or blocked, a door changed, or a card was drawn or another event resolved. Skipped +6 parts do not count, nor does what a rule does because the event deck is shuffled anew.
rule-MQ-38 = If all reinforcements are in play, the penalty does nothing and is not made up for later.

## Enemies in events

# Heading of a chapter of the rules.
rules-mandalorian-adventures-enemies = Enemies in events
rule-MA-123 = Enemies neither move nor attack unless a card or an effect says so.
rule-MA-119 = A movement effect says how many enemies of which class move how far. Each moves towards its nearest character by a shortest path.
rule-MA-120 = You choose which enemies of the class move, but each must be able to move at least 1 cell.
rule-MQ-43 = Choose as many different enemies as the card says; if fewer can move, all of them do. Each is finished before the next.
rule-MA-121 = If no enemy can move, the effect does nothing.
rule-MQ-40 = For movement the nearest character is found by walking distance. Characters who cannot be reached on foot are ignored; if none can be reached, the enemy cannot move.
rule-MQ-42 = The target is fixed when the enemy begins to move. Each step brings it 1 nearer, and on the target’s cell it stops.
rule-MQ-44 = A chosen enemy moves the whole distance unless it reaches its target.
rule-MA-122 = Enemies move through characters and other threats.
rule-MA-124 = An enemy that moves away must with each step be 1 farther from that character, even if it comes nearer to another. If it cannot, it stays.
rule-MQ-46 = It moves away from the character that the effect names, otherwise from the nearest on foot; the active player decides ties. An enemy whom no character can reach on foot stays.
rule-MA-125 = If a card names several classes, you may choose enemies of any of them.
rule-MA-126 = An attack effect says how many enemies of which class attack at which range. Each deals 1 damage to a character within that range.
rule-MA-127 = An enemy with several possible targets attacks the nearest character.
rule-MQ-41 = For attacks the nearest character is found by range.
rule-MA-128 = The active player picks the enemies, their order, and between equally near characters; but as many enemies as possible must attack.
rule-MQ-45 = An enemy attacks once for each attack effect. It need not be one that moved.
rule-MA-129 = If no enemy can attack, the effect does nothing.

## The Child

# Heading of a chapter of the rules.
rules-mandalorian-adventures-child = The Child
rule-MA-155 = Some missions use the Child token; the briefing says how it comes into play.
rule-MA-156 = The Child is carried by a character, carried by an enemy (only if the game says so), or on a cell and not carried.
rule-MA-157 = During any action on the Child’s cell you may rescue it, also while moving through: your character now carries it.
rule-MQ-89 = Played, extra and free actions allow a rescue, even a Move of 0 cells, from their beginning until action and card effect are finished. A character moved outside its own action cannot rescue.
rule-MA-158 = A Child carried by another character or by an enemy cannot be rescued.
rule-MA-160 = You may not drop the Child or give it to another character.
rule-MA-162 = If you suffer damage that was not blocked while you carry the Child, it flees to an adjacent cell.
rule-MA-163 = If possible, it flees to a cell with an enemy or a face-down threat.
rule-MQ-55 = The active player chooses where the Child flees.
rule-MQ-56 = If there is no adjacent cell, the Child is put on the carrier’s cell.
rule-MQ-57 = However much damage one source deals, the Child flees only once.
rule-MQ-58 = If Grapple strikes the carrier, damage and flight happen on the old cell; then the movement goes on.
rule-MA-161 = The Child cannot be rescued in a turn in which it fled.
rule-MQ-60 = This holds for all characters until the turn ends.
rule-MA-164 = Some events make the Child flee without damage, by the same rules. If nobody carries it, nothing happens.
rule-MQ-61 = An enemy picks up the Child only if the mission says so. It then moves and attacks as usual, carrying the Child.
rule-MA-159 = When an enemy who carries the Child is defeated, the Child is put on that cell.
rule-MQ-90 = The Child does not flee from an enemy who carries it, neither by an event nor when that enemy takes damage. Only the enemy’s defeat or a mission text frees it.

## Difficulty and modes

# Heading of a chapter of the rules.
rules-mandalorian-adventures-modes = Difficulty and modes
rule-MA-31 = Choose a difficulty before each game. Beginner is recommended for the first one.
rule-MA-06 = A character card has a beginner side and a normal side; the beginner side has more HP.
rule-MA-32 = Beginner: the beginner side of the character cards, hand limit 4.
rule-MA-33 = Normal: the normal side, hand limit 4.
rule-MA-34 = Heroic: the normal side, hand limit 3.
rule-MQ-93 = Story mode: two players up to the number of listed characters; sandbox mode: two to four; shared mode: one to four, with two or more listed characters. One player always has shared mode; otherwise the default is story mode if it fits, else sandbox mode.
rule-MQ-69 = Listed characters whom no player takes are not used. Without shared mode there are at least two players.
rule-MQ-68 = In story mode the characters that the mission requires must take part, usually the Mandalorian. In shared mode and solo any two listed ones will do.
rule-MA-181 = If there are more players than listed characters, play in sandbox mode or in shared mode.
rule-MA-182 = Sandbox mode: every player chooses any character, listed or not. The Mandalorian need not take part.
rule-MA-183 = A character who is not in the briefing has no special setup and begins on the start cell.

## Shared mode and solo

rules-mandalorian-adventures-shared = Shared mode and solo
rule-MA-184 = In shared mode all players together control exactly two listed characters, however many players there are.
rule-MA-190 = A solo player uses shared mode with one hand and two characters. Objective, growth deck and everything else stay the same.
rule-MA-185 = The skill cards of both characters form one deck, from which everybody draws, with one discard pile.
rule-MQ-76 = Every player has the usual hand limit: 4, on heroic 3.
rule-MA-186 = An action is performed by the character shown on the card.
rule-MA-187 = A turn still has two actions, with cards of one character or of both, but never two cards into one space.
rule-MA-188 = A kept planning card belongs to the acting character, and each character may own one copy of each. The active player makes all decisions, also about their use.
rule-MQ-92 = A planning card acts for the character who owns it; an extra action may use a card of either. If a character is to draw skill cards, the active player names the player who draws.
rule-MQ-102 = If both characters own the planning card that you use in your action step or before your event step, you say whose it is.
rule-MQ-77 = Only the character who performs the current action may use a bonus on its cell.
rule-MA-189 = “You” is the character who acts. An event concerns the character of the top card in its action space, also for the nearest face-down threat.
rule-MQ-54 = If a space with tokens only is resolved, the active player chooses which character the event concerns.
rule-MQ-79 = Enemies consider both characters when they look for the nearest.
rule-MQ-78 = If either character is defeated, the mission is lost.

## Campaign

# Heading of a chapter of the rules.
rules-mandalorian-adventures-campaign = Campaign
rule-MA-08 = The top card of the growth deck is followed before every game and again after it.
rule-MA-07 = Growth cards are numbered and never shuffled. If they get mixed up, put them back in order.
rule-MA-09 = Before a game follow the top growth card, remove it and reveal the next, until a card marked STOP is revealed.
rule-MQ-70 = A STOP card stays on top until the next time, which begins by resolving it. Before a game and after it you go on to the next STOP, so each game uses two of them.
rule-MA-10 = The growth deck names the mission to play. The first game is mission 1.
rule-MA-11 = Cards that the growth deck brings into the game stay for all later games.
rule-MQ-73 = Skill cards added later enlarge the deck beyond 12, unless the growth card removes one.
rule-MA-12 = Numbered envelopes stay closed until an instruction opens them.
rule-MA-13 = After a victory and after a defeat alike the growth deck goes on and names the next mission.
rule-MA-176 = After the game follow the top growth card, then keep the deck in its order for the next game.
rule-MA-14 = Each mission begins afresh: damage and everything on the map are gone.
rule-MA-15 = Players, difficulty, mode and characters may change from game to game; the growth deck works with all of them.
rule-MA-16 = The Child, Grapple, Mission effect, Diversion and numbered cells come with mission 2, mission actions with mission 3.
rule-MQ-71 = A mission that is unlocked may be played again outside the campaign, without touching the growth deck.
rule-MQ-72 = A campaign can be reset to its first card.

## What you may know

rules-mandalorian-adventures-information = What you may know
rule-MA-177 = You may talk about the cards in your hand, but not show them. The others see only how many you hold.
rule-MA-178 = A threat you have looked at is not shown to others. You may tell the truth or lie.
rule-MQ-84 = You may chat freely; hidden cards and tokens are never shown to other players.
rule-MA-179 = All discard piles are open and may be read at any time.
rule-MA-180 = The event deck may not be searched; only the back of its top card is visible.
rule-MQ-83 = No deck may be searched, and the growth deck may not be read ahead.
rule-MQ-66 = An action can be taken back only until it has shown something hidden or drawn something at random.
