### The Mandalorian: Adventures. Names like c12, t3, k17, p4, b2, d0 are those of the notation; they stand on the map.
### The names and texts of cards, tokens, maps and missions are in mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = One to four players carry out a mission together: cards played into action spaces move, attack, scout and plan, and every full space brings an event. All win or all lose. 30 to 60 minutes.

## Options

mandalorian-adventures-option-mission = the mission; the first one if none is named
mandalorian-adventures-option-map = the map of a mercenary mission; a story mission has its own
mandalorian-adventures-option-mode = story: the listed characters; sandbox: any characters; shared: all control two characters; auto: what fits
mandalorian-adventures-option-characters = the characters, in the order of the players; the listed ones if none is named
mandalorian-adventures-option-difficulty = beginner: more health; heroic: a hand of 3 cards
mandalorian-adventures-option-growth = how many cards of the growth deck have been resolved, which decides the cards in the game
mandalorian-adventures-option-traitor = whether somebody may be a traitor (three or four players); auto: if the mission says so
mandalorian-adventures-option-first-player = the player who begins; chance decides if none is named
mandalorian-adventures-option-max-turns = the game stops after so many turns; 0: no limit

## Names of the rules

mandalorian-adventures-space-move = Move
mandalorian-adventures-space-attack = Attack
mandalorian-adventures-space-intel = Intel
mandalorian-adventures-space-plan = Plan
mandalorian-adventures-space-green = Mission
mandalorian-adventures-class-melee = melee
mandalorian-adventures-class-shooter = shooter
mandalorian-adventures-class-sharpshooter = sharpshooter
mandalorian-adventures-back-melee = melee
mandalorian-adventures-back-shooter = shooters
mandalorian-adventures-back-sharpshooter = sharpshooters
mandalorian-adventures-back-special = special
mandalorian-adventures-effect-guard = Guard
mandalorian-adventures-effect-grapple = Grapple
mandalorian-adventures-effect-diversion = Diversion
mandalorian-adventures-effect-mission = Mission effect
mandalorian-adventures-mode-story = story mode
mandalorian-adventures-mode-sandbox = sandbox mode
mandalorian-adventures-mode-shared = shared mode
mandalorian-adventures-difficulty-normal = normal
mandalorian-adventures-difficulty-beginner = beginner
mandalorian-adventures-difficulty-heroic = heroic
mandalorian-adventures-unknown = “{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = tactical

## Actions

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
mandalorian-adventures-action-perform = Perform the action
mandalorian-adventures-action-decline = Decline the action
mandalorian-adventures-action-attack = Attack { $threat }
mandalorian-adventures-action-look = Look at the face-down threat { $threat }
mandalorian-adventures-action-push = Move the enemy { $threat } by 1 cell
mandalorian-adventures-action-go = Step to { $cell }
mandalorian-adventures-action-stop = Stop here
mandalorian-adventures-action-use = Use { $threat } on your cell
mandalorian-adventures-action-spend = Use what you carry: { $token }
mandalorian-adventures-action-rescue = Rescue the Child
mandalorian-adventures-action-card = Use { $card }: { $text }
mandalorian-adventures-action-card-of = Use { $card } of { $character }: { $text }
mandalorian-adventures-action-keep = Keep { $card }: { $text }
mandalorian-adventures-action-top = Put { $card } on top of the planning deck
mandalorian-adventures-action-drop = Discard { $card }
mandalorian-adventures-action-threat = Choose { $threat }
mandalorian-adventures-action-cell = Choose { $cell }
mandalorian-adventures-action-spawn = The reinforcement appears on { $cell }
mandalorian-adventures-action-flee = The Child flees to { $cell }
mandalorian-adventures-action-character = Choose { $character }
mandalorian-adventures-action-space = Choose the action space { $space }
mandalorian-adventures-action-free = Perform for free: { $space }
mandalorian-adventures-action-door = Door { $door }
mandalorian-adventures-action-choose = Choose effect { $whom }
mandalorian-adventures-action-rule = First: { $name }
mandalorian-adventures-action-yes = Yes
mandalorian-adventures-action-no = No
mandalorian-adventures-action-pass = Pass
mandalorian-adventures-action-end = End the action step
mandalorian-adventures-action-betray = Show your traitor card
mandalorian-adventures-action-accuse = Accuse player { $whom }
mandalorian-adventures-action-seat = Choose player { $whom }

## What happened

mandalorian-adventures-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
mandalorian-adventures-damage = { $number } damage
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } skill card
   *[other] { $number } skill cards
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } planning card
   *[other] { $number } planning cards
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } event card
   *[other] { $number } event cards
}
mandalorian-adventures-event-mission = Mission: { $mission }. Map: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Setup 1 of 7: the mission is prepared.
    [2] Setup 2 of 7: the planning deck is shuffled.
    [3] Setup 3 of 7: the event deck is shuffled.
    [4] Setup 4 of 7: a white sabotage token lies on each action space, the others are mixed.
    [5] Setup 5 of 7: the threat tokens are on the map.
    [6] Setup 6 of 7: the characters are on the map, the first hands are drawn.
   *[7] Setup 7 of 7: the first player is named.
}
mandalorian-adventures-event-turn = Turn { $number }: { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } played { $card } ({ $values }) into { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } acts: { $space }, strength { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } acts for free: { $space }, strength { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } declined the action: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } used the effect of { $card }.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } moved to { $cell }.
mandalorian-adventures-event-placed = { $character } was placed on { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } attacked { $threat } with strength { $number }.
mandalorian-adventures-event-revealed = Revealed on { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token } has a mission effect: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) suffered { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = { $token } ({ $threat }) was defeated!
mandalorian-adventures-event-captured = { $token } ({ $threat }) was captured!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } looked at the face-down threat { $threat } on { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } looked at { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } moved the enemy { $threat } to { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } drew { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } drew { $card }: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } kept { $card } for { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } put a card on top of the planning deck.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } put { $card } on top of the planning deck.
mandalorian-adventures-event-plan-discarded = Planning card discarded: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } used { $card } of { $character }: { $text }
mandalorian-adventures-event-plan-taken = { $character } took { $card } from the discard pile.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } used { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } took { $token }.
mandalorian-adventures-event-token-placed = { $token } was placed on { $cell }.
mandalorian-adventures-event-token-placed-hidden = A face-down threat was placed on { $cell }.
mandalorian-adventures-event-token-removed = { $token } left the map.
mandalorian-adventures-event-tokens-mixed = Face-down threats were mixed.
mandalorian-adventures-event-healed = { $character } healed { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } healed { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } suffered { mandalorian-adventures-damage }.
   *[other] { $character } suffered { mandalorian-adventures-damage } from { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blocked { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } takes the damage instead of { $spared }.
mandalorian-adventures-event-guard = Guard { $threat } strikes { $character }.
mandalorian-adventures-event-grapple = Grapple: { $threat } holds { $character } back.
mandalorian-adventures-event-enemy-attacks = { $threat } attacks { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } moves to { $cell }.
mandalorian-adventures-event-disabled = { $threat } will not attack this turn.
mandalorian-adventures-event-spawned = Reinforcement on { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = All reinforcements are on the map: none appears.
mandalorian-adventures-event-sabotaged = Sabotage: +{ $number } on { $space }.
mandalorian-adventures-event-sabotage-removed = A sabotage token of { $number } is gone from { $space }.
mandalorian-adventures-event-event-step = The event step begins.
mandalorian-adventures-event-space-resolved = { $space } has { $number } and is resolved.
mandalorian-adventures-event-crisis = Crisis in { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = The crisis is skipped.
mandalorian-adventures-event-event-card = Event “{ $card }”: { $text }
mandalorian-adventures-event-no-effect = The event card had no effect: a reinforcement appears.
mandalorian-adventures-event-space-emptied = { $space } is emptied.
mandalorian-adventures-event-track = Track “{ $track }”: { $number } of { $size }.
mandalorian-adventures-event-door-opened = Door { $door } is open.
mandalorian-adventures-event-door-closed = Door { $door } is closed.
mandalorian-adventures-event-child-rescued = { $character } rescued the Child!
mandalorian-adventures-event-child-carried = { $character } carries the Child.
mandalorian-adventures-event-child-on-cell = The Child is on { $cell }.
mandalorian-adventures-event-child-fled = The Child fled to { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } has the Child!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } drew { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } drew { $card } ({ $values }).
mandalorian-adventures-event-reshuffled-skills = A skill discard pile was shuffled into a new deck: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = The planning discard pile was shuffled into a new deck: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = The event discard pile was shuffled into a new deck: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Everybody has got a loyalty card.
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
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } looked at the loyalty card of player { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } is the traitor!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } accused player { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } agreed.
   *[no] { mandalorian-adventures-who } did not agree.
}
mandalorian-adventures-event-accusation-right = Player { $whom } was the traitor and is out.
mandalorian-adventures-event-accusation-wrong = Player { $whom } is loyal; two spaces are sabotaged.
mandalorian-adventures-event-won = The objective is met: the mission is won!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } was defeated: the mission is lost.
    [failure] A failure condition is met: the mission is lost.
    [text] The mission is lost.
   *[other] The mission is lost.
}
mandalorian-adventures-event-unfinished = The last turn is over: the game stops unfinished.

## Why an action is refused

mandalorian-adventures-refusal-window = “{ $action }” is no answer to what is asked now ({ $rule })
mandalorian-adventures-refusal-not-in-hand = “{ $action }”: card k{ $card } is not in your hand ({ $rule })
mandalorian-adventures-refusal-space-used = “{ $action }”: you have played into { $space } in this turn ({ $rule })
mandalorian-adventures-refusal-no-space = “{ $action }”: this mission has no green action space ({ $rule })
mandalorian-adventures-refusal-no-actions = “{ $action }”: you have no action left in this turn ({ $rule })
mandalorian-adventures-refusal-two-actions = “{ $action }”: play another card first; you have played { $count } of { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = “{ $action }”: the card has no effect in this space ({ $rule })
mandalorian-adventures-refusal-effect-used = “{ $action }”: the effect was used already ({ $rule })
mandalorian-adventures-refusal-effect-later = “{ $action }”: the effect belongs after the action ({ $rule })
mandalorian-adventures-refusal-effect-earlier = “{ $action }”: the effect belongs before the action ({ $rule })
mandalorian-adventures-refusal-effect-target = “{ $action }”: the effect needs the target of the action ({ $rule })
mandalorian-adventures-refusal-other-action = “{ $action }”: the card was played into { $space } ({ $rule })
mandalorian-adventures-refusal-tactical = “{ $action }”: a tactical card gives no action, only its effect ({ $rule })
mandalorian-adventures-refusal-strength = “{ $action }”: this needs strength { $needed }, and the action has { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = “{ $action }”: the mission action is not possible now ({ $rule })
mandalorian-adventures-refusal-no-threat = “{ $action }”: there is no token t{ $threat } on the map ({ $rule })
mandalorian-adventures-refusal-out-of-range = “{ $action }”: t{ $threat } is not within range { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = “{ $action }”: t{ $threat } is face-up already ({ $rule })
mandalorian-adventures-refusal-not-enemy = “{ $action }”: t{ $threat } is no face-up enemy ({ $rule })
mandalorian-adventures-refusal-stuck = “{ $action }”: t{ $threat } has no cell to be moved to ({ $rule })
mandalorian-adventures-refusal-no-cell = “{ $action }”: this map has no cell c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = “{ $action }”: c{ $cell } is not adjacent ({ $rule })
mandalorian-adventures-refusal-wall = “{ $action }”: a wall is in the way ({ $rule })
mandalorian-adventures-refusal-closed-door = “{ $action }”: the door is closed ({ $rule })
mandalorian-adventures-refusal-height = “{ $action }”: nobody moves across a height ({ $rule })
mandalorian-adventures-refusal-no-steps = “{ $action }”: the movement is over ({ $rule })
mandalorian-adventures-refusal-not-here = “{ $action }”: t{ $threat } is not on your cell ({ $rule })
mandalorian-adventures-refusal-no-bonus = “{ $action }”: t{ $threat } is no face-up bonus ({ $rule })
mandalorian-adventures-refusal-no-use = “{ $action }”: it is of no use now ({ $rule })
mandalorian-adventures-refusal-no-damage = “{ $action }”: you have no damage to heal ({ $rule })
mandalorian-adventures-refusal-not-carried = “{ $action }”: you do not carry it ({ $rule })
mandalorian-adventures-refusal-no-child = “{ $action }”: this mission is without the Child ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = “{ $action }”: the Child is not on your cell ({ $rule })
mandalorian-adventures-refusal-child-carried = “{ $action }”: the Child is carried ({ $rule })
mandalorian-adventures-refusal-child-fled = “{ $action }”: the Child fled in this turn ({ $rule })
mandalorian-adventures-refusal-not-owned = “{ $action }”: you do not own p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = “{ $action }”: this is not the moment for p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = “{ $action }”: both characters own p{ $card }; say whose card it is ({ $rule })
mandalorian-adventures-refusal-one-owner = “{ $action }”: only one character owns p{ $card }; no name is needed ({ $rule })
mandalorian-adventures-refusal-not-drawn = “{ $action }”: p{ $card } was not drawn ({ $rule })
mandalorian-adventures-refusal-not-kept = “{ $action }”: p{ $card } cannot be kept ({ $rule })
mandalorian-adventures-refusal-second-copy = “{ $action }”: the character owns p{ $card } already ({ $rule })
mandalorian-adventures-refusal-not-offered = “{ $action }” is none of the choices ({ $rule })
mandalorian-adventures-refusal-no-door = “{ $action }”: no closed door d{ $door } is beside your cell ({ $rule })
mandalorian-adventures-refusal-door-force = “{ $action }”: no rule opens it by this action ({ $rule })
mandalorian-adventures-refusal-must-choose = “{ $action }”: one of the choices must be made ({ $rule })
mandalorian-adventures-refusal-no-traitor = “{ $action }”: you cannot turn traitor now ({ $rule })

## The table

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Turn { $turn }.
   *[other] Turn { $turn } of { $last } at most.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } plays cards: { $played } of { $needed } so far.
   *[other] { mandalorian-adventures-who } plays cards: { $played } of { $needed } so far. An extra action may follow.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } has { $space }, strength { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } goes no farther.
    [one] { mandalorian-adventures-who }: { $character } may go { $left } more cell.
   *[other] { mandalorian-adventures-who }: { $character } may go { $left } more cells.
}
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
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } is asked: which of the effects, in their order?
mandalorian-adventures-step-may = { mandalorian-adventures-who } is asked: carry out this part?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } is asked: which comes first?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } is asked: which player?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } may accuse somebody of treason.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } is asked: do you agree with the accusation?
mandalorian-adventures-step-won = The mission is won!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] The mission is lost: { $character } was defeated.
    [failure] The mission is lost: a failure condition was met.
   *[other] The mission is lost.
}
mandalorian-adventures-step-unfinished = The game was stopped unfinished.
mandalorian-adventures-label-event = Event
mandalorian-adventures-label-source = Text
mandalorian-adventures-label-due = Due
mandalorian-adventures-label-objective = Objective
mandalorian-adventures-label-failure = Failure
mandalorian-adventures-label-crisis = Crisis
mandalorian-adventures-label-effect = Symbol $
mandalorian-adventures-label-green = Action
mandalorian-adventures-label-rules = Rules
mandalorian-adventures-label-tracks = Tracks
mandalorian-adventures-label-ways = Ways
mandalorian-adventures-label-enemies = Enemies
mandalorian-adventures-label-bonuses = Bonuses
mandalorian-adventures-label-looked = Looked at
mandalorian-adventures-label-spaces = Spaces
mandalorian-adventures-label-decks = Decks
mandalorian-adventures-label-plans = Plans
mandalorian-adventures-label-carries = Carries
mandalorian-adventures-label-hand = Hand
mandalorian-adventures-label-drawn = Drawn
mandalorian-adventures-picture-legend = @ character; t3 2 enemy with 2 HP left{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o face-down round, ?# square; t7+ bonus; S start, E exit, (4) number, * star, ^ height; d0 door.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = A character is defeated.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } of { $size }
mandalorian-adventures-picture-sabotage = sabotage { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = empty
mandalorian-adventures-picture-used = [used this turn]
mandalorian-adventures-picture-child = Child
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } on { $cell }, damage { $damage } of { $hp }, traitor
   *[no] { $character } on { $cell }, damage { $damage } of { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, out of the game
mandalorian-adventures-picture-enemy = { $name } on { $cell }: { $kind }, HP { $left } of { $hp }
mandalorian-adventures-picture-reinforcement = reinforcement
mandalorian-adventures-picture-quiet = does not attack this turn
mandalorian-adventures-picture-has-child = has the Child
mandalorian-adventures-picture-bonus = { $name } on { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } on { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
mandalorian-adventures-fact-deck = deck { $count }
mandalorian-adventures-fact-discard = discards { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } card owed
   *[other] { $count } cards owed
}
mandalorian-adventures-fact-loyal = loyal
mandalorian-adventures-fact-traitor = traitor
mandalorian-adventures-deck-events = events { $cards }, next back: { $back }
mandalorian-adventures-deck-plans = planning { $cards }, discards { $discard }
mandalorian-adventures-deck-reinforcements = reinforcements { $count }
mandalorian-adventures-deck-sabotage = sabotage { $count }, used { $used }
mandalorian-adventures-deck-on-top = on top of the planning deck: { $card }

## The score sheet

mandalorian-adventures-column = Player { $seat }
mandalorian-adventures-row-won = Won
mandalorian-adventures-row-turns = Turns
mandalorian-adventures-row-damage = Damage
mandalorian-adventures-row-total = Total
mandalorian-adventures-row-rank = Place
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

    PLANNING CARDS say when they are used: when damage is due, in your action step,
    after an attack on you, when you declare an attack, when a movement starts,
    before the event step, before a crisis. Each character owns one of a kind.

    THE MAP: thin lines can be crossed; heavy ones are walls; dashed ones are
    heights, which only range crosses; d0 is a door, closed in a heavy line.
    ░ cannot be entered. S start, E exit, * star (*r red, *b blue), (4) number.
