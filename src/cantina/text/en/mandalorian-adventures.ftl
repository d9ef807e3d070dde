### The Mandalorian: Adventures. Names like c12, t3, k17, p4, b2, d0 are those of the notation; they stand on the map.
### The names and texts of cards, tokens, maps and missions are in mandalorian-adventures-content.ftl.

# The official title.
mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = One to four players carry out a mission together: cards played into action spaces move, attack, scout and plan, and every full space brings an event. All win or all lose. 30 to 60 minutes.

## Options

mandalorian-adventures-option-mission = the mission; default: the first one
mandalorian-adventures-option-map = the map of a mercenary mission; a story mission has its own
mandalorian-adventures-option-mode = story: the listed characters; sandbox: any characters; shared: all control two characters; auto: what fits
mandalorian-adventures-option-characters = the characters, in the order of the players; default: the listed ones
mandalorian-adventures-option-difficulty = beginner: more health; heroic: a hand of 3 cards
mandalorian-adventures-option-growth = how many cards of the growth deck have been resolved, which decides the cards in the game
mandalorian-adventures-option-traitor = whether somebody may be a traitor (three or four players); auto: if the mission says so
mandalorian-adventures-option-first-player = the player who begins; default: random
mandalorian-adventures-option-max-turns = the game stops after so many turns; 0: no limit

## Names of the rules

# Name of an action and its space.
mandalorian-adventures-space-move = Move
# Name of an action and its space.
mandalorian-adventures-space-attack = Attack
# Name of an action and its space: look at threats, move enemies.
mandalorian-adventures-space-intel = Intel
# Name of an action and its space: draw planning cards.
mandalorian-adventures-space-plan = Plan
# Name of the space for the action of a mission.
mandalorian-adventures-space-green = Mission
# Class of an enemy: fights hand to hand.
mandalorian-adventures-class-melee = melee
# Class of an enemy: fights at short range.
mandalorian-adventures-class-shooter = shooter
# Class of an enemy: fights at long range.
mandalorian-adventures-class-sharpshooter = sharpshooter
# What the back of an event card hints at: these enemies.
mandalorian-adventures-back-melee = melee
# What the back of an event card hints at: these enemies.
mandalorian-adventures-back-shooter = shooters
# What the back of an event card hints at: these enemies.
mandalorian-adventures-back-sharpshooter = sharpshooters
# What the back of an event card hints at: something else.
mandalorian-adventures-back-special = special
# Effect of an enemy: strikes who ends a movement near it.
mandalorian-adventures-effect-guard = Guard
# Effect of an enemy: strikes who leaves its cell.
mandalorian-adventures-effect-grapple = Grapple
# Effect of an enemy: sabotages a space.
mandalorian-adventures-effect-diversion = Diversion
# Effect of an enemy: does what the mission says.
mandalorian-adventures-effect-mission = Mission effect
# With the characters of the mission.
mandalorian-adventures-mode-story = story mode
# With any characters.
mandalorian-adventures-mode-sandbox = sandbox mode
# All players control two characters.
mandalorian-adventures-mode-shared = shared mode
# Level of difficulty.
mandalorian-adventures-difficulty-normal = normal
# Level of difficulty: the easiest.
mandalorian-adventures-difficulty-beginner = beginner
# Level of difficulty: the hardest.
mandalorian-adventures-difficulty-heroic = heroic
# In place of a name. $name: an id that no text is known for.
mandalorian-adventures-unknown = “{ $name }”
# What a skill card shows. $strength: a number.
mandalorian-adventures-values-skill = { $strength }
# What a skill card shows; for those actions it is stronger by 1. $strength: a number; $symbols: a list of the names
# of spaces.
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
# What a skill card shows: no strength, only an effect.
mandalorian-adventures-values-tactical = tactical

## Actions

# $card: the name of the card with its number; $effect: yes if its effect works there; $space: the name of an action
# space, such as “Move”; $strength: a number, or tactical.
mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } into { $space }: tactical, its effect only
       *[no] { $card } into { $space }: tactical, nothing happens there
    }
   *[other] { $effect ->
        [yes] { $card } into { $space }: strength { $strength }, effect
       *[no] { $card } into { $space }: strength { $strength }
    }
}
mandalorian-adventures-action-effect = Use the effect of the card
# A choice: do what the card is played for.
mandalorian-adventures-action-perform = Perform the action
# A choice: leave that out.
mandalorian-adventures-action-decline = Decline the action
# A choice. $threat: a threat, such as “t3”.
mandalorian-adventures-action-attack = Attack { $threat }
# $threat: a threat, such as “t3”.
mandalorian-adventures-action-look = Look at the face-down threat { $threat }
# $threat: a threat, such as “t3”.
mandalorian-adventures-action-push = Move the enemy { $threat } by 1 cell
# A choice: the next cell of a movement. $cell: a cell, such as “c12”.
mandalorian-adventures-action-go = Step to { $cell }
# A choice: end the movement.
mandalorian-adventures-action-stop = Stop here
# $threat: a threat, such as “t3”.
mandalorian-adventures-action-use = Use { $threat } on your cell
# $token: the name of a token.
mandalorian-adventures-action-spend = Use what you carry: { $token }
# A choice: pick up the Child.
mandalorian-adventures-action-rescue = Rescue the Child
# A choice: a planning card. $card: the name of a card; $text: what it does: a sentence.
mandalorian-adventures-action-card = Use { $card }: { $text }
# A choice: a planning card of that character. $card: the name of a card; $character: the name of a character; $text:
# what it does: a sentence.
mandalorian-adventures-action-card-of = Use { $card } of { $character }: { $text }
# A choice: a planning card that was drawn. $card: the name of a card; $text: what it does: a sentence.
mandalorian-adventures-action-keep = Keep { $card }: { $text }
# $card: the name of a card.
mandalorian-adventures-action-top = Put { $card } on top of the planning deck
# A choice: a planning card. $card: the name of a card.
mandalorian-adventures-action-drop = Discard { $card }
# A choice. $threat: a threat, such as “t3”.
mandalorian-adventures-action-threat = Choose { $threat }
# A choice. $cell: a cell, such as “c12”.
mandalorian-adventures-action-cell = Choose { $cell }
# $cell: a cell, such as “c12”.
mandalorian-adventures-action-spawn = The reinforcement appears on { $cell }
# $cell: a cell, such as “c12”.
mandalorian-adventures-action-flee = The Child flees to { $cell }
# A choice. $character: the name of a character.
mandalorian-adventures-action-character = Choose { $character }
# $space: the name of an action space, such as “Move”.
mandalorian-adventures-action-space = Choose the action space { $space }
# A choice: an action that needs no card. $space: the name of an action space, such as “Move”.
mandalorian-adventures-action-free = Perform for free: { $space }
# A choice. $door: a door, such as “d0”.
mandalorian-adventures-action-door = Door { $door }
# A choice among the effects of a card. $whom: its number on the card.
mandalorian-adventures-action-choose = Choose effect { $whom }
# A choice: what happens first. $name: what is to happen: a rule, a card or a mission.
mandalorian-adventures-action-rule = First: { $name }
# A choice.
mandalorian-adventures-action-yes = Yes
# A choice.
mandalorian-adventures-action-no = No
# A choice: do nothing.
mandalorian-adventures-action-pass = Pass
mandalorian-adventures-action-end = End the action step
mandalorian-adventures-action-betray = Show your traitor card
# A choice: of being the traitor. $whom: the number of a player.
mandalorian-adventures-action-accuse = Accuse player { $whom }
# A choice. $whom: the number of a player.
mandalorian-adventures-action-seat = Choose player { $whom }

## What happened

# The subject of a sentence. $seat: the number of a player; $you: yes if it is the reader.
mandalorian-adventures-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
# It stands inside sentences, as an object: suffered …. $number: a number.
mandalorian-adventures-damage = { $number } damage
# $number: a number.
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } skill card
   *[other] { $number } skill cards
}
# $number: a number.
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } planning card
   *[other] { $number } planning cards
}
# $number: a number.
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } event card
   *[other] { $number } event cards
}
# Log, at the beginning. $map: the name of a map; $mission: the name of a mission.
mandalorian-adventures-event-mission = Mission: { $mission }. Map: { $map }.
# $number: 1 to 7.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Setup 1 of 7: the mission is prepared.
    [2] Setup 2 of 7: the planning deck is shuffled.
    [3] Setup 3 of 7: the event deck is shuffled.
    [4] Setup 4 of 7: a white sabotage token lies on each action space, the others are mixed.
    [5] Setup 5 of 7: the threat tokens are on the map.
    [6] Setup 6 of 7: the characters are on the map, the first hands are drawn.
   *[7] Setup 7 of 7: the first player is named.
}
# Log. $number: the number of the turn.
mandalorian-adventures-event-turn = Turn { $number }: { mandalorian-adventures-who }.
# Log. $card: the name of a card; $space: the name of an action space, such as “Move”; $values: a values-* text.
mandalorian-adventures-event-played = { mandalorian-adventures-who } played { $card } ({ $values }) into { $space }.
# Log: performs the action of that space. $character: the name of a character; $number: its strength; $space: the name
# of an action space, such as “Move”.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } acts: { $space }, strength { $number }.
# $character: the name of a character; $number: its strength; $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } acts for free: { $space }, strength { $number }.
# Log: left out the action of that space. $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } declined the action: { $space }.
# $card: the name of a card.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } used the effect of { $card }.
# Log. $cell: a cell, such as “c12”; $character: the name of a character.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } moved to { $cell }.
# Log: put there without a movement. $cell: a cell, such as “c12”; $character: the name of a character.
mandalorian-adventures-event-placed = { $character } was placed on { $cell }.
# Log. $character: the name of a character; $number: the strength; $threat: a threat, such as “t3”.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } attacked { $threat } with strength { $number }.
# Log: a face-down threat was turned up. $cell: a cell, such as “c12”; $threat: a threat, such as “t3”; $token: the
# name of a token.
mandalorian-adventures-event-revealed = Revealed on { $cell }: { $token } ({ $threat }).
# $text: what it does: a sentence; $token: the name of a token.
mandalorian-adventures-event-mission-effect = { $token } has a mission effect: { $text }
# Log. $threat: a threat, such as “t3”; $token: the name of a token.
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) suffered { mandalorian-adventures-damage }.
# Log: an enemy. $threat: a threat, such as “t3”; $token: the name of a token.
mandalorian-adventures-event-defeated = { $token } ({ $threat }) was defeated!
# Log: an enemy taken alive. $threat: a threat, such as “t3”; $token: the name of a token.
mandalorian-adventures-event-captured = { $token } ({ $threat }) was captured!
# $cell: a cell, such as “c12”; $threat: a threat, such as “t3”.
mandalorian-adventures-event-looked = { mandalorian-adventures-who } looked at the face-down threat { $threat } on { $cell }.
# Log: only this player sees what it is. $threat: a threat, such as “t3”; $token: the name of a token.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } looked at { $threat }: { $token }.
# $cell: a cell, such as “c12”; $threat: a threat, such as “t3”.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } moved the enemy { $threat } to { $cell }.
# Log: the others see only how many.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } drew { mandalorian-adventures-planning-cards }.
# Log: the player sees which. $card: the name of a card; $text: what it does: a sentence.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } drew { $card }: { $text }
# Log. $card: the name of a card; $character: the name of a character.
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } kept { $card } for { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } put a card on top of the planning deck.
# $card: the name of a card.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } put { $card } on top of the planning deck.
# Log. $card: the name of a card.
mandalorian-adventures-event-plan-discarded = Planning card discarded: { $card }.
# Log: a planning card of that character. $card: the name of a card; $character: the name of a character; $text: what
# it does: a sentence.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } used { $card } of { $character }: { $text }
# $card: the name of a card; $character: the name of a character.
mandalorian-adventures-event-plan-taken = { $character } took { $card } from the discard pile.
# Log. $character: the name of a character; $token: the name of a token.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } used { $token }.
# Log: carries it from now on. $character: the name of a character; $token: the name of a token.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } took { $token }.
# Log. $cell: a cell, such as “c12”; $token: the name of a token.
mandalorian-adventures-event-token-placed = { $token } was placed on { $cell }.
# $cell: a cell, such as “c12”.
mandalorian-adventures-event-token-placed-hidden = A face-down threat was placed on { $cell }.
# Log. $token: the name of a token.
mandalorian-adventures-event-token-removed = { $token } left the map.
mandalorian-adventures-event-tokens-mixed = Face-down threats were mixed.
# Log: the damage is gone. $character: the name of a character.
mandalorian-adventures-event-healed = { $character } healed { mandalorian-adventures-damage }.
# Log: the damage is gone. $threat: a threat, such as “t3”.
mandalorian-adventures-event-threat-healed = { $threat } healed { mandalorian-adventures-damage }.
# Log. $character: the name of a character; $threat: who did it, or none.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } suffered { mandalorian-adventures-damage }.
   *[other] { $character } suffered { mandalorian-adventures-damage } from { $threat }.
}
# Log: did not suffer it. $character: the name of a character.
mandalorian-adventures-event-blocked = { $character } blocked { mandalorian-adventures-damage }.
# $character, $spared: the name of a character.
mandalorian-adventures-event-redirected = { $character } takes the damage instead of { $spared }.
# Log: the effect Guard. $character: the name of a character; $threat: a threat, such as “t3”.
mandalorian-adventures-event-guard = Guard { $threat } strikes { $character }.
# Log: the effect Grapple. $character: the name of a character; $threat: a threat, such as “t3”.
mandalorian-adventures-event-grapple = Grapple: { $threat } holds { $character } back.
# Log. $character: the name of a character; $threat: a threat, such as “t3”.
mandalorian-adventures-event-enemy-attacks = { $threat } attacks { $character }.
# Log. $cell: a cell, such as “c12”; $threat: a threat, such as “t3”.
mandalorian-adventures-event-enemy-moved = { $threat } moves to { $cell }.
# $threat: a threat, such as “t3”.
mandalorian-adventures-event-disabled = { $threat } will not attack this turn.
# Log: a new enemy. $cell: a cell, such as “c12”; $threat: a threat, such as “t3”; $token: the name of a token.
mandalorian-adventures-event-spawned = Reinforcement on { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = All reinforcements are on the map: none appears.
# Log: a token is put there. $number: the value of the token; $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-sabotaged = Sabotage: +{ $number } on { $space }.
# $number: the value of the token; $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-sabotage-removed = A sabotage token of { $number } is gone from { $space }.
mandalorian-adventures-event-event-step = The event step begins.
# $number: its total; $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-space-resolved = { $space } has { $number } and is resolved.
# Log. $space: the name of an action space, such as “Move”; $text: what it does: a sentence.
mandalorian-adventures-event-crisis = Crisis in { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = The crisis is skipped.
# Log: the card that was drawn. $card: the name of a card; $text: what it does: a sentence.
mandalorian-adventures-event-event-card = Event “{ $card }”: { $text }
mandalorian-adventures-event-no-effect = The event card had no effect: a reinforcement appears.
# Log: its cards and tokens are put away. $space: the name of an action space, such as “Move”.
mandalorian-adventures-event-space-emptied = { $space } is emptied.
# Log: how far it is now. $number: how far it is; $size: how far the track goes; $track: its name.
mandalorian-adventures-event-track = Track “{ $track }”: { $number } of { $size }.
# Log. $door: a door, such as “d0”.
mandalorian-adventures-event-door-opened = Door { $door } is open.
# Log. $door: a door, such as “d0”.
mandalorian-adventures-event-door-closed = Door { $door } is closed.
# Log: picked up the Child. $character: the name of a character.
mandalorian-adventures-event-child-rescued = { $character } rescued the Child!
# Log. $character: the name of a character.
mandalorian-adventures-event-child-carried = { $character } carries the Child.
# $cell: a cell, such as “c12”.
mandalorian-adventures-event-child-on-cell = The Child is on { $cell }.
# $cell: a cell, such as “c12”.
mandalorian-adventures-event-child-fled = The Child fled to { $cell }.
# Log: carries it from now on. $threat: a threat, such as “t3”.
mandalorian-adventures-event-child-with-enemy = { $threat } has the Child!
# Log: a rule of the mission takes effect. $name: the text of a rule of the map or the mission.
mandalorian-adventures-event-rule = { $name }
# Log: the others see only how many.
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } drew { mandalorian-adventures-skill-cards }.
# Log: the player sees which. $card: the name of a card; $values: a values-* text.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } drew { $card } ({ $values }).
mandalorian-adventures-event-reshuffled-skills = A skill discard pile was shuffled into a new deck: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = The planning discard pile was shuffled into a new deck: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = The event discard pile was shuffled into a new deck: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Everyone receives a loyalty card.
# $loyalty: traitor or loyal; $own: yes if it is one’s own card; $whom: the number of a player.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } got the traitor card.
       *[loyal] { mandalorian-adventures-who } got a loyal card.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } looked at the card of player { $whom }: a traitor!
       *[loyal] { mandalorian-adventures-who } looked at the card of player { $whom }: loyal.
    }
}
# $whom: the number of a player.
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } looked at the loyalty card of player { $whom }.
# Log: has shown the traitor card, man or woman.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } is the traitor!
# Log: of being the traitor. $whom: the number of a player.
mandalorian-adventures-event-accused = { mandalorian-adventures-who } accused player { $whom }.
# $agreed: yes or no.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } agreed.
   *[no] { mandalorian-adventures-who } did not agree.
}
# $whom: the number of a player.
mandalorian-adventures-event-accusation-right = Player { $whom } was the traitor and is out.
# $whom: the number of a player.
mandalorian-adventures-event-accusation-wrong = Player { $whom } is loyal; two spaces are sabotaged.
mandalorian-adventures-event-won = The objective is met: the mission is won!
# $character: the name of a character; $reason: defeat, failure, text or other.
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } was defeated: the mission is lost.
    [failure] A failure condition is met: the mission is lost.
    [text] The mission is lost.
   *[other] The mission is lost.
}
mandalorian-adventures-event-unfinished = The last turn is over: the game stops unfinished.

## Why an action is refused

# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-window = “{ $action }” does not answer what is asked now ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-in-hand = “{ $action }”: card k{ $card } is not in your hand ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $space: the name of an action space, such
# as “Move”.
mandalorian-adventures-refusal-space-used = “{ $action }”: you have played into { $space } in this turn ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-space = “{ $action }”: this mission has no green action space ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-actions = “{ $action }”: you have no action left in this turn ({ $rule })
# $action: as typed, such as “attack t3”; $count, $needed: numbers; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-two-actions = “{ $action }”: play another card first; you have played { $count } of { $needed } ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-effect = “{ $action }”: the card has no effect in this space ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-effect-used = “{ $action }”: the effect was used already ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-effect-later = “{ $action }”: the effect belongs after the action ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-effect-earlier = “{ $action }”: the effect belongs before the action ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-effect-target = “{ $action }”: the effect needs the target of the action ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $space: the name of an action space, such
# as “Move”.
mandalorian-adventures-refusal-other-action = “{ $action }”: the card was played into { $space } ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-tactical = “{ $action }”: a tactical card gives no action, only its effect ({ $rule })
# $action: as typed, such as “attack t3”; $needed, $strength: numbers; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-strength = “{ $action }”: this needs strength { $needed }, and the action has { $strength } ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-green-not-now = “{ $action }”: the mission action is not possible now ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-no-threat = “{ $action }”: there is no token t{ $threat } on the map ({ $rule })
# $action: as typed, such as “attack t3”; $range: a number; $rule: its number, such as MA-58; $threat: the number of a
# threat.
mandalorian-adventures-refusal-out-of-range = “{ $action }”: t{ $threat } is not within range { $range } ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-face-up = “{ $action }”: t{ $threat } is face-up already ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-not-enemy = “{ $action }”: t{ $threat } is not a face-up enemy ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-stuck = “{ $action }”: t{ $threat } has no cell to be moved to ({ $rule })
# $action: as typed, such as “attack t3”; $cell: the number of a cell; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-cell = “{ $action }”: this map has no cell c{ $cell } ({ $rule })
# $action: as typed, such as “attack t3”; $cell: the number of a cell; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-adjacent = “{ $action }”: c{ $cell } is not adjacent ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-wall = “{ $action }”: a wall is in the way ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-closed-door = “{ $action }”: the door is closed ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-height = “{ $action }”: nobody moves across a height ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-steps = “{ $action }”: the movement is over ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-not-here = “{ $action }”: t{ $threat } is not on your cell ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58; $threat: the number of a threat.
mandalorian-adventures-refusal-no-bonus = “{ $action }”: t{ $threat } is not a face-up bonus ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-use = “{ $action }”: it would do nothing now ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-damage = “{ $action }”: you have no damage to heal ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-carried = “{ $action }”: you do not carry it ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-child = “{ $action }”: this mission is without the Child ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-child-elsewhere = “{ $action }”: the Child is not on your cell ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-child-carried = “{ $action }”: the Child is carried ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-child-fled = “{ $action }”: the Child fled in this turn ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-owned = “{ $action }”: you do not own p{ $card } ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-plan-moment = “{ $action }”: this is not the moment for p{ $card } ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-whose-card = “{ $action }”: both characters own p{ $card }; say whose card it is ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-one-owner = “{ $action }”: only one character owns p{ $card }; no name is needed ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-drawn = “{ $action }”: p{ $card } was not drawn ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-kept = “{ $action }”: p{ $card } cannot be kept ({ $rule })
# $action: as typed, such as “attack t3”; $card: the number of a card; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-second-copy = “{ $action }”: the character owns p{ $card } already ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-not-offered = “{ $action }” is none of the choices ({ $rule })
# $action: as typed, such as “attack t3”; $door: the number of a door; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-door = “{ $action }”: no closed door d{ $door } is beside your cell ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-door-force = “{ $action }”: no rule opens it by this action ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-must-choose = “{ $action }”: one of the choices must be made ({ $rule })
# $action: as typed, such as “attack t3”; $rule: its number, such as MA-58.
mandalorian-adventures-refusal-no-traitor = “{ $action }”: you cannot turn traitor now ({ $rule })

## The table

# Heading of the table. $difficulty: a difficulty-* text; $map: the name of a map; $mission: the name of a mission;
# $mode: a mode-* text.
mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
# $last: the last turn, 0 for none; $turn: a number.
mandalorian-adventures-picture-turn = { $last ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $last } at most.
}
# $extra: 1 if an extra action may follow, else 0; $needed: a number; $played: how many cards.
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } plays cards: { $played } of { $needed } so far.
   *[other] { mandalorian-adventures-who } plays cards: { $played } of { $needed } so far. An extra action may follow.
}
# Who performs which action. $character: the name of a character; $space: the name of an action space, such as “Move”;
# $strength: a number.
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } has { $space }, strength { $strength }.
# $character: the name of a character; $left: how many cells.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } goes no farther.
    [one] { mandalorian-adventures-who }: { $character } may go { $left } more cell.
   *[other] { mandalorian-adventures-who }: { $character } may go { $left } more cells.
}
# $character: the name of a character; $space: the name of an action space, such as “Move”.
mandalorian-adventures-step-after = { mandalorian-adventures-who }: { $character } has finished { $space }. Anything else?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } is asked: which threat?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } is asked: at which threat to look?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } is asked: which cell?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } is asked: where does the reinforcement appear?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } is asked: where does the Child flee?
mandalorian-adventures-step-character = { mandalorian-adventures-who } is asked: which character?
mandalorian-adventures-step-space = { mandalorian-adventures-who } is asked: which action space?
mandalorian-adventures-step-free = { mandalorian-adventures-who } is asked: which free action?
mandalorian-adventures-step-door = { mandalorian-adventures-who } is asked: which door?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } may keep one of the drawn planning cards.
mandalorian-adventures-step-top = { mandalorian-adventures-who } may put one of the drawn cards back on top.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } may use a planning card now.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } is asked: which planning card is discarded?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } chooses one of the effects (numbered in order).
mandalorian-adventures-step-may = { mandalorian-adventures-who } is asked: carry out this part?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } is asked: which comes first?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } is asked: which player?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } may accuse somebody of treason.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } is asked: do you agree with the accusation?
mandalorian-adventures-step-won = The mission is won!
# $character: the name of a character; $reason: defeat, failure, text or other.
mandalorian-adventures-step-lost = { $reason ->
    [defeat] The mission is lost: { $character } was defeated.
    [failure] The mission is lost: a failure condition was met.
   *[other] The mission is lost.
}
mandalorian-adventures-step-unfinished = The game was stopped unfinished.
# Label of a line: the event card being resolved.
mandalorian-adventures-label-event = Event
# Label of a line: the text by which something is asked.
mandalorian-adventures-label-source = Text
# Label of a line: damage that is about to be dealt.
mandalorian-adventures-label-due = Due
# Label of a line: how to win.
mandalorian-adventures-label-objective = Objective
# Label of a line: how to lose.
mandalorian-adventures-label-failure = Failure
# Label of a line: what happens in a crisis.
mandalorian-adventures-label-crisis = Crisis
# Label of a line: what the sign $ on a token does.
mandalorian-adventures-label-effect = Symbol $
# Label of a line: the action of the mission.
mandalorian-adventures-label-green = Action
# Label of a line: rules of map and mission.
mandalorian-adventures-label-rules = Rules
# Label of a line: what is being counted.
mandalorian-adventures-label-tracks = Tracks
# Label of a line: cells that are adjacent though drawn apart.
mandalorian-adventures-label-ways = Ways
# Label of a line.
mandalorian-adventures-label-enemies = Enemies
# Label of a line: tokens that help.
mandalorian-adventures-label-bonuses = Bonuses
# Label of a line: face-down threats that were looked at.
mandalorian-adventures-label-looked = Looked at
# Label of a line: the action spaces.
mandalorian-adventures-label-spaces = Spaces
# Label of a line.
mandalorian-adventures-label-decks = Decks
# Label of a line: planning cards.
mandalorian-adventures-label-plans = Plans
# Label of a line: what a character has on them.
mandalorian-adventures-label-carries = Carries
# Label of a line: cards in hand.
mandalorian-adventures-label-hand = Hand
# Label of a line: planning cards just drawn.
mandalorian-adventures-label-drawn = Drawn
# $effects: a list of names of enemy effects, or none.
mandalorian-adventures-picture-legend = @ character; t3 2 enemy with 2 HP left{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o face-down round, ?# square; t7+ bonus; S start, E exit, (4) number, * star, ^ height; d0 door.
# A card or rule and what it says. $name: the name of a card or rule; $text: what it does: a sentence.
mandalorian-adventures-picture-text = { $name }: { $text }
# Damage and who is to suffer it. $character: the name of a character.
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = A character is defeated.
# A track, drawn. $boxes: the track as drawn: ■■□; $name: a name; $size: how far the track goes; $value: how far it
# is.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } of { $size }
# The tokens of a space. $value: a number.
mandalorian-adventures-picture-sabotage = sabotage { $value }
# A skill card in hand. $card: the name of a card; $values: a values-* text.
mandalorian-adventures-picture-card = { $card } ({ $values })
# A space without cards and tokens.
mandalorian-adventures-picture-empty = empty
# Of a space: no second card of this player.
mandalorian-adventures-picture-used = [used this turn]
# On the map; as short as can be.
mandalorian-adventures-picture-child = Child
# Heading of what a player has. $facts: a list.
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
# $cell: a cell, such as “c12”; $character: the name of a character; $damage: a number; $hp: its health, a number;
# $standing: turned if the traitor is known.
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } on { $cell }, damage { $damage } of { $hp }, traitor
   *[no] { $character } on { $cell }, damage { $damage } of { $hp }
}
# $character: the name of a character.
mandalorian-adventures-picture-expelled = { $character }, out of the game
# An enemy on the map. $cell: a cell, such as “c12”; $hp: its health, a number; $kind: its class: melee …; $left: its
# health now; $name: the name of the enemy with its number.
mandalorian-adventures-picture-enemy = { $name } on { $cell }: { $kind }, HP { $left } of { $hp }
# Of an enemy.
mandalorian-adventures-picture-reinforcement = reinforcement
mandalorian-adventures-picture-quiet = does not attack this turn
# Of an enemy: carries the Child.
mandalorian-adventures-picture-has-child = has the Child
# A bonus on the map. $cell: a cell, such as “c12”; $name: the name of the bonus with its number; $text: what it does,
# or what it is for.
mandalorian-adventures-picture-bonus = { $name } on { $cell }: { $text }
# A bonus that is good for nothing here. $cell: a cell, such as “c12”; $name: the name of the bonus with its number.
mandalorian-adventures-picture-useless = { $name } on { $cell }
# $count: how many cards.
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# Of a player: skill cards to draw. $count: how many cards.
mandalorian-adventures-fact-deck = deck { $count }
# Of a player: skill cards discarded. $count: how many cards.
mandalorian-adventures-fact-discard = discards { $count }
# $count: how many cards.
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } card owed
   *[other] { $count } cards owed
}
# Of a player, man or woman: no traitor.
mandalorian-adventures-fact-loyal = loyal
# Of a player, man or woman.
mandalorian-adventures-fact-traitor = traitor
# The event deck. $back: what the back shows, a back-* text; $cards: a number.
mandalorian-adventures-deck-events = events { $cards }, next back: { $back }
# The planning deck. $cards, $discard: numbers.
mandalorian-adventures-deck-plans = planning { $cards }, discards { $discard }
# The stack of reinforcements. $count: how many tokens.
mandalorian-adventures-deck-reinforcements = reinforcements { $count }
# The sabotage tokens that are left. $count, $used: how many tokens.
mandalorian-adventures-deck-sabotage = sabotage { $count }, used { $used }
# $card: the name of a planning card.
mandalorian-adventures-deck-on-top = on top of the planning deck: { $card }

## The score sheet

# Heading of a column of the score sheet. $seat: the number of a player.
mandalorian-adventures-column = Player { $seat }
# Row of the score sheet: 1 or 0.
mandalorian-adventures-row-won = Won
# Row of the score sheet: how many turns it took.
mandalorian-adventures-row-turns = Turns
# Row of the score sheet: damage suffered.
mandalorian-adventures-row-damage = Damage
# Row of the score sheet.
mandalorian-adventures-row-total = Total
# Row of the score sheet: first, second ….
mandalorian-adventures-row-rank = Place
# Below the score sheet.
mandalorian-adventures-tie-shared = All win together.

## The player aid

mandalorian-adventures-aid-front =
    YOUR TURN
    1 Action step: play two cards from your hand, each into another action space.
      After each card perform the action with its strength, or decline it. A card
      with a symbol of the action is stronger by 1. Its effect may be used if the
      card lies in the space that the effect names, before or after the action.
    2 Event step: see the other side.
    3 Draw step: draw until you hold 4 cards (heroic: 3).

    THE ACTIONS, with their strength
      Move     up to so many cells over thin lines and open doors. An enemy or a
               face-down threat stops you; face-down threats there are revealed.
      Attack   so much damage to one threat within range 1. A face-down one is
               revealed first.
      Intel    within this range, look at a face-down threat or move an enemy by 1.
      Plan     draw so many planning cards; you may keep one and put one back.
    In your action step you may use bonuses on your cell and tokens you carry.
    Range goes through heights, not through walls and closed doors.

    YOU LOSE as soon as a character has as much damage as health, or when the
    mission says so. YOU WIN together when the objective is met.

    TYPING: “play k17 move” plays card k17 into Move, “go c12” steps to that cell,
    “attack t3” and “look t5” name threats, “use t7” a bonus, “spend b1” a token
    that you carry, “card p4” a planning card.
mandalorian-adventures-aid-back =
    EVENT STEP: the spaces from left to right, each with the printed strengths of
    its cards and its sabotage tokens added up.
      4 or less   nothing happens, everything stays.
      5           an event card, then the space is emptied.
      6 or more   the crisis of the mission first; effects marked +6 apply.
    An event without any effect brings a reinforcement. Sabotage puts a random
    token on a space.

    ENEMIES do nothing by themselves, but for their effects
      ! Guard      you end a movement within its range 1: 1 damage.

    PLANNING CARDS say when they are used. Each character owns one of a kind.

    THE MAP: thin lines can be crossed; heavy ones are walls; dashed ones are
    heights, which only range crosses; d0 is a door, closed in a heavy line.
    ░ cannot be entered. S start, E exit, * star (*r red, *b blue), (4) number.
