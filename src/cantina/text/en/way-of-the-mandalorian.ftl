### Way of the Mandalorian. Four values in brackets are always firepower, armour, piloting and cunning.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Equip your character, attempt ever harder missions, hinder the others with events. Whoever owns the most credits at the end wins. About 45 minutes.

## Options

way-of-the-mandalorian-option-first-player = the player who begins; default: random
way-of-the-mandalorian-option-characters = a character for each player, in order; default: random
way-of-the-mandalorian-option-equip-window = when equipment may be added: in the whole turn, or between its two actions only
way-of-the-mandalorian-option-compare = what a mission asks for: every attribute, or the total of all four
way-of-the-mandalorian-option-event-fee = what it costs to play an event: 200, or the cost printed on it
way-of-the-mandalorian-option-boba-slot-as-opponent = whether Boba Fett may use his slot against the missions of others
way-of-the-mandalorian-option-boba-slot-fill-window = when Boba Fett may fill his slot: whenever he may equip, or only before the first turn
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = how many cards Bo-Katan Kryze may discard in an attempt
way-of-the-mandalorian-option-bo-katan-event-symbols = whether Bo-Katan Kryze may also ignore symbols of events
way-of-the-mandalorian-option-fennec-hand-limit = whether Fennec Shand may also pay for surplus cards at the end of her turn
way-of-the-mandalorian-option-sell-used-temporary-at-end = whether temporary cards used in the last mission are still sold
way-of-the-mandalorian-option-credits-open = whether everyone’s credits are public
way-of-the-mandalorian-option-max-turns = the game stops after so many turns of each player; 0: no limit

## Attributes and characters

way-of-the-mandalorian-attribute-firepower = firepower
way-of-the-mandalorian-attribute-armour = armour
way-of-the-mandalorian-attribute-piloting = piloting
way-of-the-mandalorian-attribute-cunning = cunning

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Cards and missions

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = for { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , temporary
   *[no] { "" }
}
way-of-the-mandalorian-values-event = for { $cost } { way-of-the-mandalorian-symbols }, event
way-of-the-mandalorian-values-mission = level { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }

## Names of equipment

way-of-the-mandalorian-card-hunting-carbine = Hunting carbine
way-of-the-mandalorian-card-padded-vest = Padded vest
way-of-the-mandalorian-card-grapple-line = Grapple line
way-of-the-mandalorian-card-spotter-scope = Spotter scope
way-of-the-mandalorian-card-rebreather-mask = Rebreather mask
way-of-the-mandalorian-card-forged-papers = Forged papers
way-of-the-mandalorian-card-star-charts = Star charts
way-of-the-mandalorian-card-twin-pistols = Twin pistols
way-of-the-mandalorian-card-wrist-flamer = Wrist flamer
way-of-the-mandalorian-card-sealed-helmet = Sealed helmet
way-of-the-mandalorian-card-shoulder-shield = Shoulder shield
way-of-the-mandalorian-card-patrol-speeder = Patrol speeder
way-of-the-mandalorian-card-tracking-beacon = Tracking beacon
way-of-the-mandalorian-card-thermal-visor = Thermal visor
way-of-the-mandalorian-card-ion-rifle = Ion rifle
way-of-the-mandalorian-card-forged-breastplate = Forged breastplate
way-of-the-mandalorian-card-jet-harness = Jet harness
way-of-the-mandalorian-card-guild-tablet = Guild tablet
way-of-the-mandalorian-card-shock-mine = Shock mine
way-of-the-mandalorian-card-hull-patch = Hull patch
way-of-the-mandalorian-card-spare-thrusters = Spare thrusters
way-of-the-mandalorian-card-bribe-purse = Purse for bribes
way-of-the-mandalorian-card-smoke-canister = Smoke canister
way-of-the-mandalorian-card-overcharged-cell = Overcharged cell
way-of-the-mandalorian-card-riot-barrier = Riot barrier
way-of-the-mandalorian-card-hired-pilot = Hired pilot
way-of-the-mandalorian-card-blast-charge = Blast charge
way-of-the-mandalorian-card-borrowed-gunship = Borrowed gunship
way-of-the-mandalorian-card-rented-disguise = Rented disguise
way-of-the-mandalorian-card-field-shelter = Field shelter

## Names of events

way-of-the-mandalorian-card-crossfire = Crossfire
way-of-the-mandalorian-card-hail-of-debris = Hail of debris
way-of-the-mandalorian-card-asteroid-drift = Asteroid drift
way-of-the-mandalorian-card-web-of-lies = Web of lies
way-of-the-mandalorian-card-ambush-at-the-gate = Ambush at the gate
way-of-the-mandalorian-card-blockade-run = Blockade run
way-of-the-mandalorian-card-hidden-sniper = Hidden sniper
way-of-the-mandalorian-card-heavy-escort = Heavy escort
way-of-the-mandalorian-card-standoff = Standoff
way-of-the-mandalorian-card-old-grudge = Old grudge
way-of-the-mandalorian-card-lucky-shot = Lucky shot
way-of-the-mandalorian-card-sandstorm = Sandstorm
way-of-the-mandalorian-card-cave-in = Cave-in
way-of-the-mandalorian-card-acid-rain = Acid rain
way-of-the-mandalorian-card-barroom-brawl = Barroom brawl
way-of-the-mandalorian-card-frozen-night = Frozen night
way-of-the-mandalorian-card-engine-trouble = Engine trouble
way-of-the-mandalorian-card-narrow-canyon = Narrow canyon
way-of-the-mandalorian-card-fuel-shortage = Fuel shortage
way-of-the-mandalorian-card-thick-fog = Thick fog
way-of-the-mandalorian-card-tail-wind = Tail wind
way-of-the-mandalorian-card-double-cross = Double cross
way-of-the-mandalorian-card-false-trail = False trail
way-of-the-mandalorian-card-curious-patrol = Curious patrol
way-of-the-mandalorian-card-loose-tongue = Loose tongue
way-of-the-mandalorian-card-rival-hunter = Rival hunter

## Names of missions

way-of-the-mandalorian-mission-runaway-debtor = Runaway debtor
way-of-the-mandalorian-mission-card-cheat = Card cheat
way-of-the-mandalorian-mission-stolen-speeder = Stolen speeder
way-of-the-mandalorian-mission-bail-jumper = Bail jumper
way-of-the-mandalorian-mission-scrapyard-gang = Scrapyard gang
way-of-the-mandalorian-mission-water-poacher = Water poacher
way-of-the-mandalorian-mission-market-pickpocket = Market pickpocket
way-of-the-mandalorian-mission-toll-raiders = Toll raiders
way-of-the-mandalorian-mission-escaped-beast = Escaped beast
way-of-the-mandalorian-mission-lost-shipment = Lost shipment
way-of-the-mandalorian-mission-crooked-mechanic = Crooked mechanic
way-of-the-mandalorian-mission-arena-deserter = Arena deserter
way-of-the-mandalorian-mission-petty-smuggler = Petty smuggler
way-of-the-mandalorian-mission-missing-courier = Missing courier
way-of-the-mandalorian-mission-nest-of-vermin = Nest of vermin
way-of-the-mandalorian-mission-false-prophet = False prophet
way-of-the-mandalorian-mission-moonlight-runner = Moonlight runner
way-of-the-mandalorian-mission-pit-champion = Pit champion
way-of-the-mandalorian-mission-desert-outpost = Desert outpost
way-of-the-mandalorian-mission-rooftop-chase = Rooftop chase
way-of-the-mandalorian-mission-convoy-guard = Convoy guard
way-of-the-mandalorian-mission-canyon-raiders = Canyon raiders
way-of-the-mandalorian-mission-counterfeit-ring = Counterfeit ring
way-of-the-mandalorian-mission-ice-moon-fugitive = Ice moon fugitive
way-of-the-mandalorian-mission-silent-informer = Silent informer
way-of-the-mandalorian-mission-kidnapped-heir = Kidnapped heir
way-of-the-mandalorian-mission-rogue-gunship = Rogue gunship
way-of-the-mandalorian-mission-prison-transfer = Prison transfer
way-of-the-mandalorian-mission-vault-on-the-ridge = Vault on the ridge
way-of-the-mandalorian-mission-swamp-warlord = Swamp warlord
way-of-the-mandalorian-mission-hijacked-freighter = Hijacked freighter
way-of-the-mandalorian-mission-border-blockade = Border blockade
way-of-the-mandalorian-mission-burning-refinery = Burning refinery
way-of-the-mandalorian-mission-hunters-duel = Hunters’ duel
way-of-the-mandalorian-mission-pirate-flagship = Pirate flagship
way-of-the-mandalorian-mission-iron-governor = Iron governor
way-of-the-mandalorian-mission-shadow-syndicate = Shadow syndicate
way-of-the-mandalorian-mission-stolen-prototype = Stolen prototype
way-of-the-mandalorian-mission-orbital-prison = Orbital prison
way-of-the-mandalorian-mission-last-general = The last general
way-of-the-mandalorian-mission-poisoners-court = Poisoner’s court
way-of-the-mandalorian-mission-walker-foundry = Walker foundry
way-of-the-mandalorian-mission-council-of-thieves = Council of thieves
way-of-the-mandalorian-mission-siege-of-the-forge = Siege of the forge
way-of-the-mandalorian-mission-bring-the-child-home = Bring the child home

## Actions

way-of-the-mandalorian-action-equip = Equip { $card }
way-of-the-mandalorian-action-fill = Lay face down into your slot: { $card }
way-of-the-mandalorian-action-draw = Draw 2 cards
way-of-the-mandalorian-action-sell = Sell at half price: { $card }
way-of-the-mandalorian-action-job = Quick job: take 200 credits
way-of-the-mandalorian-action-attempt = Attempt { $mission }
way-of-the-mandalorian-action-end = End the turn
way-of-the-mandalorian-action-take = Take from the market: { $card }
way-of-the-mandalorian-action-deck = Draw the top card of the market deck
way-of-the-mandalorian-action-close = Close the sale
way-of-the-mandalorian-action-event = Play { $card }
way-of-the-mandalorian-action-slot = Play the event in your slot, free of charge
way-of-the-mandalorian-action-pass = Pass: no card
way-of-the-mandalorian-action-discard = Discard { $card }
way-of-the-mandalorian-action-ignore = Ignore one symbol: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Use no equipment
    [1] Use the equipment in slot { $slots }
   *[other] Use the equipment in slots { $slots }
}
way-of-the-mandalorian-action-keep = Pay 200 credits and keep the card in hand
way-of-the-mandalorian-action-drop = Discard the card
way-of-the-mandalorian-action-retain = Pay 200 credits and keep above the limit: { $card }

## What happened

way-of-the-mandalorian-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
way-of-the-mandalorian-event-turn = Turn { $number }: { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } equipped { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } laid an event face down into the slot.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } laid into the slot: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } draws 2 cards.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } took from the market: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } drew a card of the market deck.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } drew { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } cannot draw: no card is left.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } sold { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } got { $number } credits for the sale.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } got { $number } credits for a quick job.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } attempts { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } played the event { $card }, { $count ->
    [0] free of charge
   *[other] for { $count } credits
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } passes.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } discarded { $card } to ignore a symbol.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignores one symbol: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } uses { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } completed { $mission } and got { $count } credits!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } failed { $mission } and paid { $count } credits.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } used up { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } paid 200 credits and kept { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } discarded { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } paid 200 credits to keep above the limit: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } ended the turn.
way-of-the-mandalorian-event-reshuffled = The discard pile was shuffled into a new market deck ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
way-of-the-mandalorian-event-new-in-market = New in the market: { $card }.
way-of-the-mandalorian-event-new-mission = New mission: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } has completed the level 4 mission: the game is over!
way-of-the-mandalorian-event-unfinished = The last turn is over and the level 4 mission is not completed: the game stops unfinished.

## Why an action is refused

way-of-the-mandalorian-refusal-window = “{ $action }” does not belong to what is being decided now ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = “{ $action }”: card { $card } is not in your hand ({ $rule })
way-of-the-mandalorian-refusal-equip-window = “{ $action }”: at this table equipment is added between the two actions only ({ $rule })
way-of-the-mandalorian-refusal-no-slot = “{ $action }”: your board has no free slot ({ $rule })
way-of-the-mandalorian-refusal-cost = “{ $action }” costs { $cost } credits, and you have { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = “{ $action }”: only Boba Fett has a slot for an event ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = “{ $action }”: your slot holds an event already ({ $rule })
way-of-the-mandalorian-refusal-slot-window = “{ $action }”: the slot cannot be filled now ({ $rule })
way-of-the-mandalorian-refusal-no-actions = “{ $action }”: you have no action left in this turn ({ $rule })
way-of-the-mandalorian-refusal-second-job = “{ $action }”: the quick job is possible once a turn ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = “{ $action }”: mission m{ $mission } is not in the row ({ $rule })
way-of-the-mandalorian-refusal-not-yours = “{ $action }”: card { $card } is neither in your hand nor on your board ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = “{ $action }”: card { $card } is not in the market ({ $rule })
way-of-the-mandalorian-refusal-no-card = “{ $action }”: market deck and discard pile are empty ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = “{ $action }”: you have no event in a slot that can be played here ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = “{ $action }”: this mission has no such symbol to ignore ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = “{ $action }”: one of these slots is empty ({ $rule })

## The table as text

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Before the first turn.
   *[other] { $last ->
        [0] Turn { $turn }.
       *[other] Turn { $turn } of { $last } at most.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } has no action left: equip or end the turn.
    [one] { way-of-the-mandalorian-who } has { $actions } action left.
   *[other] { way-of-the-mandalorian-who } has { $actions } actions left.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } draws { $picks } more card: market or deck?
   *[other] { way-of-the-mandalorian-who } draws { $picks } cards: market or deck?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } sells, for { $sold } credits so far.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } is asked: an event against this mission?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } is asked: play an event of their own?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } is asked: discard a card to ignore a symbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } is asked: which symbol is ignored?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } is asked: which equipment is used?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } is asked: 200 credits to keep { $card }?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } holds { $count } cards and discards down to { $limit }.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } is asked: an event for the slot?
way-of-the-mandalorian-step-over = The game is over.
way-of-the-mandalorian-step-unfinished = The game was stopped unfinished.
way-of-the-mandalorian-end-far = The level 4 mission ends the game. Until it appears: { $left ->
    [one] { $left } completed mission.
   *[other] { $left } completed missions.
}
way-of-the-mandalorian-end-soon = The level 4 mission, which ends the game, appears at the end of this turn.
way-of-the-mandalorian-end-near = The level 4 mission is there: whoever completes it ends the game.
way-of-the-mandalorian-label-missions = Missions
way-of-the-mandalorian-label-market = Market
way-of-the-mandalorian-label-decks = Decks
way-of-the-mandalorian-label-attempt = Attempt
way-of-the-mandalorian-label-required = Required
way-of-the-mandalorian-label-available = Available
way-of-the-mandalorian-label-missing = Missing
way-of-the-mandalorian-label-board = Board
way-of-the-mandalorian-label-slot = Slot
way-of-the-mandalorian-label-known = Seen
way-of-the-mandalorian-label-hand = Hand
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] no more missions
    [one] { $cards } mission, next level { $level }
   *[other] { $cards } missions, next level { $level }
}
way-of-the-mandalorian-deck-market = market deck { $cards }
way-of-the-mandalorian-deck-discard = discards { $cards }
way-of-the-mandalorian-deck-completed = completed { $cards }
way-of-the-mandalorian-picture-nothing = none
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = mission { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card } by player { $seat }
way-of-the-mandalorian-part-ignored = ignored { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = character { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = whole board { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = own event { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = nothing, if all of the board is used
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
way-of-the-mandalorian-fact-hidden-credits = credits hidden
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] no free slot
    [one] { $count } free slot
   *[other] { $count } free slots
}
way-of-the-mandalorian-fact-strength = with the board { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = an event, face down
way-of-the-mandalorian-picture-empty = empty

## The score sheet

way-of-the-mandalorian-column = Player { $seat }
way-of-the-mandalorian-row-credits = Credits
way-of-the-mandalorian-row-sale = Final sale
way-of-the-mandalorian-row-total = Total
way-of-the-mandalorian-row-rank = Place
way-of-the-mandalorian-tie-shared = Credits are equal: the victory is shared.

## The player aid

way-of-the-mandalorian-aid-front =
    YOUR TURN: two actions, in any order; all but the quick job also twice.
      draw       Draw 2 cards: each from the market or from the market deck.
      sell       Sell any number of cards from hand and board, for half of their
                 added costs. Close the sale to be paid.
      job        Quick job: take 200 credits. Once a turn.
      attempt    Attempt a mission: see the other side.
    Before, between and after the actions you may equip: pay the cost and lay the
    card into a free slot of your board. That is not an action.
    Then end the turn. Whoever holds more than five cards discards down to five.
    The market is refilled to 4 cards, the row to 6 missions.

    READING A CARD: (3·1·2·0) is firepower, armour, piloting and cunning.
      Jet harness for 600 (0·0·3·1)        equipment that costs 600 credits
      Shock mine for 200 (2·0·0·1), temporary
                                           is discarded after the mission in
                                           which it was used
      Crossfire for 200 (2·0·0·0), event   see the other side
      Toll raiders, level 1 (5·1·3·1) +300 −100
                                           a mission that asks for these symbols:
                                           reward 300, penalty 100
    Card 17 is “#17”, mission 3 is “#m3”: “equip 17”, “attempt m3”. Slots count from
    1: “use 1+3” uses the cards in the first and in the third one.
way-of-the-mandalorian-aid-back =
    AN ATTEMPT
    1 Choose a mission of the row.
    2 From the left, each opponent may play one event for 200 credits: its symbols
      add to the requirements.
    3 You may play one event for 200 credits: its symbols add to yours.
    4 Choose which equipment on your board you use.
    5 Your symbols are those of your character, your event and the equipment used.
      They must reach the requirements in each of the four attributes.
      Success: take the reward, the mission leaves the game.
      Failure: pay the penalty, or all you have; the mission goes back to the row.
    6 All events and the used temporary equipment are discarded.

    THE CHARACTERS
      Din Djarin      has five slots for equipment, the others four.
      Fennec Shand    may pay 200 credits for each used temporary card to take it
                      back into her hand.
      Bo-Katan Kryze  may discard a card in her attempt to ignore one symbol of the
                      mission card.
      Boba Fett       may keep one event face down in a slot and play it free of
                      charge, in his own attempts and in those of others.

    THE END: the game ends at once when somebody completes the level 4 mission, the
    last one of the deck. All cards on the boards are sold at half price; cards in
    hand count nothing. The most credits win; equal credits share the victory.
