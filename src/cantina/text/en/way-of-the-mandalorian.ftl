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

# What characters and equipment have, and missions ask for.
way-of-the-mandalorian-attribute-firepower = firepower
# What characters and equipment have, and missions ask for.
way-of-the-mandalorian-attribute-armour = armour
# What characters and equipment have, and missions ask for.
way-of-the-mandalorian-attribute-piloting = piloting
# What characters and equipment have, and missions ask for.
way-of-the-mandalorian-attribute-cunning = cunning

# A character of Star Wars, by the name that the films have.
way-of-the-mandalorian-character-din-djarin = Din Djarin
# A character of Star Wars, by the name that the films have.
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
# A character of Star Wars, by the name that the films have.
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
# A character of Star Wars, by the name that the films have.
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Cards and missions

# The four values of a card. $armour, $cunning, $firepower, $piloting: numbers.
way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
# A card as it is told. $name: the name of a card or mission; $values: a values-* text.
way-of-the-mandalorian-named = { $name } { $values }
# A mission as it is told. $name: the name of a card or mission; $values: a values-* text.
way-of-the-mandalorian-named-mission = { $name }, { $values }
# A card by its symbols only. $name: the name of a card or mission.
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
# What a card shows. $cost: credits; $temporary: yes or no.
way-of-the-mandalorian-values-equipment = for { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , temporary
   *[no] { "" }
}
# What a card shows. $cost: credits.
way-of-the-mandalorian-values-event = for { $cost } { way-of-the-mandalorian-symbols }, event
# What a mission shows. $level: 1 to 4; $penalty, $reward: credits.
way-of-the-mandalorian-values-mission = level { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
# A card inside a sentence of the log, such as “Zap equipped Ion rifle”. $name: the name of a card; $temporary: yes or no.
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(temporary)
   *[no] { "" }
}
# An event inside a sentence of the log, such as “Zap sold Crossfire (event)”. $name: the name of a card.
way-of-the-mandalorian-told-event = { $name } (event)
# A mission inside a sentence of the log. $level: 1 to 4; $name: the name of a mission; $penalty, $reward: credits.
way-of-the-mandalorian-told-mission = “{ $name }” (level { $level }, reward { $reward }, penalty { $penalty })

## Names of equipment

# Name of a card.
way-of-the-mandalorian-card-hunting-carbine = Hunting carbine
# Name of a card.
way-of-the-mandalorian-card-padded-vest = Padded vest
# Name of a card.
way-of-the-mandalorian-card-grapple-line = Grapple line
# Name of a card: a telescope.
way-of-the-mandalorian-card-spotter-scope = Spotter scope
# Name of a card.
way-of-the-mandalorian-card-rebreather-mask = Rebreather mask
# Name of a card.
way-of-the-mandalorian-card-forged-papers = Forged papers
# Name of a card.
way-of-the-mandalorian-card-star-charts = Star charts
# Name of a card.
way-of-the-mandalorian-card-twin-pistols = Twin pistols
# Name of a card: a flamethrower at the wrist.
way-of-the-mandalorian-card-wrist-flamer = Wrist flamer
# Name of a card.
way-of-the-mandalorian-card-sealed-helmet = Sealed helmet
# Name of a card.
way-of-the-mandalorian-card-shoulder-shield = Shoulder shield
# Name of a card.
way-of-the-mandalorian-card-patrol-speeder = Patrol speeder
# Name of a card.
way-of-the-mandalorian-card-tracking-beacon = Tracking beacon
# Name of a card.
way-of-the-mandalorian-card-thermal-visor = Thermal visor
# Name of a card.
way-of-the-mandalorian-card-ion-rifle = Ion rifle
# Name of a card.
way-of-the-mandalorian-card-forged-breastplate = Forged breastplate
# Name of a card: straps with a jet engine on the back.
way-of-the-mandalorian-card-jet-harness = Jet harness
# Name of a card: a small computer with the bounties of the guild.
way-of-the-mandalorian-card-guild-tablet = Guild tablet
# Name of a card.
way-of-the-mandalorian-card-shock-mine = Shock mine
# Name of a card: mends the outside of a ship.
way-of-the-mandalorian-card-hull-patch = Hull patch
# Name of a card: engines for steering.
way-of-the-mandalorian-card-spare-thrusters = Spare thrusters
# Name of a card.
way-of-the-mandalorian-card-bribe-purse = Purse for bribes
# Name of a card.
way-of-the-mandalorian-card-smoke-canister = Smoke canister
# Name of a card: a battery with too much charge.
way-of-the-mandalorian-card-overcharged-cell = Overcharged cell
# Name of a card: a large shield against a crowd.
way-of-the-mandalorian-card-riot-barrier = Riot barrier
# Name of a card.
way-of-the-mandalorian-card-hired-pilot = Hired pilot
# Name of a card: explosive.
way-of-the-mandalorian-card-blast-charge = Blast charge
# Name of a card: a ship with guns; not a soldier.
way-of-the-mandalorian-card-borrowed-gunship = Borrowed gunship
# Name of a card: clothes to be taken for another.
way-of-the-mandalorian-card-rented-disguise = Rented disguise
# Name of a card: a tent.
way-of-the-mandalorian-card-field-shelter = Field shelter

## Names of events

# Name of an event.
way-of-the-mandalorian-card-crossfire = Crossfire
# Name of an event: pieces of wrecks rain down.
way-of-the-mandalorian-card-hail-of-debris = Hail of debris
# Name of an event: rocks float across the way.
way-of-the-mandalorian-card-asteroid-drift = Asteroid drift
# Name of an event.
way-of-the-mandalorian-card-web-of-lies = Web of lies
way-of-the-mandalorian-card-ambush-at-the-gate = Ambush at the gate
# Name of an event: slips through a line of ships.
way-of-the-mandalorian-card-blockade-run = Blockade run
# Name of an event.
way-of-the-mandalorian-card-hidden-sniper = Hidden sniper
# Name of an event: many guards.
way-of-the-mandalorian-card-heavy-escort = Heavy escort
# Name of an event: two aim at each other, nobody shoots.
way-of-the-mandalorian-card-standoff = Standoff
# Name of an event: somebody has not forgotten.
way-of-the-mandalorian-card-old-grudge = Old grudge
# Name of an event.
way-of-the-mandalorian-card-lucky-shot = Lucky shot
# Name of an event.
way-of-the-mandalorian-card-sandstorm = Sandstorm
# Name of an event: the roof of a tunnel falls.
way-of-the-mandalorian-card-cave-in = Cave-in
# Name of an event.
way-of-the-mandalorian-card-acid-rain = Acid rain
# Name of an event.
way-of-the-mandalorian-card-barroom-brawl = Barroom brawl
# Name of an event.
way-of-the-mandalorian-card-frozen-night = Frozen night
# Name of an event.
way-of-the-mandalorian-card-engine-trouble = Engine trouble
# Name of an event.
way-of-the-mandalorian-card-narrow-canyon = Narrow canyon
# Name of an event.
way-of-the-mandalorian-card-fuel-shortage = Fuel shortage
# Name of an event.
way-of-the-mandalorian-card-thick-fog = Thick fog
# Name of an event: wind from behind.
way-of-the-mandalorian-card-tail-wind = Tail wind
# Name of an event: a partner betrays you.
way-of-the-mandalorian-card-double-cross = Double cross
# Name of an event: a track that leads astray.
way-of-the-mandalorian-card-false-trail = False trail
# Name of an event: a patrol that wants to know more.
way-of-the-mandalorian-card-curious-patrol = Curious patrol
# Name of an event: somebody cannot keep a secret.
way-of-the-mandalorian-card-loose-tongue = Loose tongue
# Name of an event.
way-of-the-mandalorian-card-rival-hunter = Rival hunter

## Names of missions

# Name of a mission: fled from debts.
way-of-the-mandalorian-mission-runaway-debtor = Runaway debtor
# Name of a mission: cheats at cards.
way-of-the-mandalorian-mission-card-cheat = Card cheat
# Name of a mission.
way-of-the-mandalorian-mission-stolen-speeder = Stolen speeder
# Name of a mission: fled before the trial.
way-of-the-mandalorian-mission-bail-jumper = Bail jumper
# Name of a mission.
way-of-the-mandalorian-mission-scrapyard-gang = Scrapyard gang
# Name of a mission: steals water.
way-of-the-mandalorian-mission-water-poacher = Water poacher
# Name of a mission.
way-of-the-mandalorian-mission-market-pickpocket = Market pickpocket
# Name of a mission: robbers who take a toll.
way-of-the-mandalorian-mission-toll-raiders = Toll raiders
# Name of a mission.
way-of-the-mandalorian-mission-escaped-beast = Escaped beast
# Name of a mission.
way-of-the-mandalorian-mission-lost-shipment = Lost shipment
# Name of a mission: a mechanic who deceives.
way-of-the-mandalorian-mission-crooked-mechanic = Crooked mechanic
# Name of a mission: ran away from fights in an arena.
way-of-the-mandalorian-mission-arena-deserter = Arena deserter
# Name of a mission.
way-of-the-mandalorian-mission-petty-smuggler = Petty smuggler
# Name of a mission.
way-of-the-mandalorian-mission-missing-courier = Missing courier
# Name of a mission: small animals that do harm.
way-of-the-mandalorian-mission-nest-of-vermin = Nest of vermin
# Name of a mission: deceives the faithful.
way-of-the-mandalorian-mission-false-prophet = False prophet
# Name of a mission: smuggles at night.
way-of-the-mandalorian-mission-moonlight-runner = Moonlight runner
# Name of a mission: the best fighter of a pit.
way-of-the-mandalorian-mission-pit-champion = Pit champion
# Name of a mission.
way-of-the-mandalorian-mission-desert-outpost = Desert outpost
# Name of a mission.
way-of-the-mandalorian-mission-rooftop-chase = Rooftop chase
# Name of a mission.
way-of-the-mandalorian-mission-convoy-guard = Convoy guard
# Name of a mission.
way-of-the-mandalorian-mission-canyon-raiders = Canyon raiders
# Name of a mission: people who make false money.
way-of-the-mandalorian-mission-counterfeit-ring = Counterfeit ring
# Name of a mission.
way-of-the-mandalorian-mission-ice-moon-fugitive = Ice moon fugitive
# Name of a mission: knows much and does not speak.
way-of-the-mandalorian-mission-silent-informer = Silent informer
# Name of a mission: was taken away; man or woman.
way-of-the-mandalorian-mission-kidnapped-heir = Kidnapped heir
# Name of a mission: a ship with guns that obeys nobody; not a soldier.
way-of-the-mandalorian-mission-rogue-gunship = Rogue gunship
# Name of a mission.
way-of-the-mandalorian-mission-prison-transfer = Prison transfer
way-of-the-mandalorian-mission-vault-on-the-ridge = Vault on the ridge
# Name of a mission.
way-of-the-mandalorian-mission-swamp-warlord = Swamp warlord
# Name of a mission.
way-of-the-mandalorian-mission-hijacked-freighter = Hijacked freighter
# Name of a mission.
way-of-the-mandalorian-mission-border-blockade = Border blockade
# Name of a mission.
way-of-the-mandalorian-mission-burning-refinery = Burning refinery
# Name of a mission.
way-of-the-mandalorian-mission-hunters-duel = Hunters’ duel
# Name of a mission.
way-of-the-mandalorian-mission-pirate-flagship = Pirate flagship
# Name of a mission: hard as iron.
way-of-the-mandalorian-mission-iron-governor = Iron governor
# Name of a mission.
way-of-the-mandalorian-mission-shadow-syndicate = Shadow syndicate
# Name of a mission.
way-of-the-mandalorian-mission-stolen-prototype = Stolen prototype
# Name of a mission.
way-of-the-mandalorian-mission-orbital-prison = Orbital prison
# Name of a mission.
way-of-the-mandalorian-mission-last-general = The last general
# Name of a mission: the court of a ruler who poisons.
way-of-the-mandalorian-mission-poisoners-court = Poisoner’s court
# Name of a mission: where war machines on legs are cast.
way-of-the-mandalorian-mission-walker-foundry = Walker foundry
# Name of a mission.
way-of-the-mandalorian-mission-council-of-thieves = Council of thieves
way-of-the-mandalorian-mission-siege-of-the-forge = Siege of the forge
way-of-the-mandalorian-mission-bring-the-child-home = Bring the child home

## Actions

# A choice: pay for it and lay it on the board. $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-equip = Equip { $card }
# $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-fill = Lay face down into your slot: { $card }
# A choice.
way-of-the-mandalorian-action-draw = Draw 2 cards
# $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-sell = Sell at half price: { $card }
way-of-the-mandalorian-action-job = Quick job: take 200 credits
# A choice. $mission: a mission with its values.
way-of-the-mandalorian-action-attempt = Attempt { $mission }
# A choice.
way-of-the-mandalorian-action-end = End the turn
# $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-take = Take from the market: { $card }
way-of-the-mandalorian-action-deck = Draw the top card of the market deck
# A choice: take the money.
way-of-the-mandalorian-action-close = Close the sale
# A choice: an event. $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-event = Play { $card }
way-of-the-mandalorian-action-slot = Play the event in your slot, free of charge
# A choice: play no event.
way-of-the-mandalorian-action-pass = Pass: no card
# A choice. $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-discard = Discard { $card }
# A choice: which symbol of the mission. $attribute: an attribute-* text.
way-of-the-mandalorian-action-ignore = Ignore one symbol: { $attribute }
# $count: how many slots; $slots: a number, or several with +.
way-of-the-mandalorian-action-use = { $count ->
    [0] Use no equipment
    [1] Use the equipment in slot { $slots }
   *[other] Use the equipment in slots { $slots }
}
way-of-the-mandalorian-action-keep = Pay 200 credits and keep the card in hand
# A choice: do not pay for the used card.
way-of-the-mandalorian-action-drop = Discard the card
# $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-action-retain = Pay 200 credits and keep above the limit: { $card }

## What happened

# The subject of a sentence. $seat: the number of a player; $you: yes if it is the reader.
way-of-the-mandalorian-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
# Log. $number: the number of the turn.
way-of-the-mandalorian-event-turn = Turn { $number }: { way-of-the-mandalorian-who }.
# Log. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } equipped { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } laid an event face down into the slot.
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } laid into the slot: { $card }.
# Log.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } draws 2 cards.
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } took from the market: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } drew a card of the market deck.
# Log: the player sees the card. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } drew { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } cannot draw: no card is left.
# Log. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } sold { $card }.
# $number: credits.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } got { $number } credits for the sale.
# $number: credits.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } got { $number } credits for a quick job.
# Log. $mission: a mission in quotes, with its level, reward and penalty.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } attempts the mission { $mission }.
# $card: a card, such as “Ion rifle”; $count: credits, 0 for none.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } played the event { $card }, { $count ->
    [0] free of charge
   *[other] for { $count } credits
}.
# Log: plays no event.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } passes.
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } discarded { $card } to ignore a symbol.
# Log. $attribute: an attribute-* text.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignores one symbol: { $attribute }.
# Log. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } uses { $card }.
# $count: credits; $mission: the name of a mission.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } completed the mission “{ $mission }” and got { $count } credits!
# $count: credits; $mission: the name of a mission.
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } failed the mission “{ $mission }” and paid { $count } credits.
# Log: a temporary card. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } used up { $card }.
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } paid 200 credits and kept { $card }.
# Log. $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } discarded { $card }.
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } paid 200 credits to keep above the limit: { $card }.
# Log.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } ended the turn.
# $number: how many cards.
way-of-the-mandalorian-event-reshuffled = The discard pile was shuffled into a new market deck ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
# $card: a card, such as “Ion rifle”.
way-of-the-mandalorian-event-new-in-market = New in the market: { $card }.
# Log. $mission: a mission in quotes, with its level, reward and penalty.
way-of-the-mandalorian-event-new-mission = New mission: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } has completed the level 4 mission: the game is over!
way-of-the-mandalorian-event-unfinished = The last turn is over and the level 4 mission is not completed: the game stops unfinished.

## Why an action is refused

# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-window = “{ $action }” does not belong to what is being decided now ({ $rule })
# $action: as typed, such as “equip 17”; $card: the number of a card; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-not-in-hand = “{ $action }”: card { $card } is not in your hand ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-equip-window = “{ $action }”: at this table equipment is added between the two actions only ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-no-slot = “{ $action }”: your board has no free slot ({ $rule })
# $action: as typed, such as “equip 17”; $cost, $credits: how many credits; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-cost = “{ $action }” costs { $cost } credits, and you have { $credits } ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-not-boba = “{ $action }”: only Boba Fett has a slot for an event ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-slot-filled = “{ $action }”: your slot holds an event already ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-slot-window = “{ $action }”: the slot cannot be filled now ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-no-actions = “{ $action }”: you have no action left in this turn ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-second-job = “{ $action }”: the quick job is possible once a turn ({ $rule })
# $action: as typed, such as “equip 17”; $mission: the number of a mission; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-not-in-row = “{ $action }”: mission m{ $mission } is not in the row ({ $rule })
# $action: as typed, such as “equip 17”; $card: the number of a card; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-not-yours = “{ $action }”: card { $card } is neither in your hand nor on your board ({ $rule })
# $action: as typed, such as “equip 17”; $card: the number of a card; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-not-in-market = “{ $action }”: card { $card } is not in the market ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-no-card = “{ $action }”: market deck and discard pile are empty ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-no-slot-event = “{ $action }”: you have no event in a slot that can be played here ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-no-symbol = “{ $action }”: this mission has no such symbol to ignore ({ $rule })
# $action: as typed, such as “equip 17”; $rule: its number, such as WM-28.
way-of-the-mandalorian-refusal-empty-slot = “{ $action }”: one of these slots is empty ({ $rule })

## The table as text

# $last: the last turn, 0 for none; $turn: the number of the turn, 0 before the first.
way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Before the first turn.
   *[other] { $last ->
        [0] Turn { $turn }.
       *[other] Turn { $turn } of { $last } at most.
    }
}
# $actions: a number.
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } has no action left: equip or end the turn.
    [one] { way-of-the-mandalorian-who } has { $actions } action left.
   *[other] { way-of-the-mandalorian-who } has { $actions } actions left.
}
# $picks: a number.
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } draws { $picks } more card: market or deck?
   *[other] { way-of-the-mandalorian-who } draws { $picks } cards: market or deck?
}
# $sold: credits.
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } sells, for { $sold } credits so far.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } is asked: an event against this mission?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } is asked: play an event of their own?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } is asked: discard a card to ignore a symbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } is asked: which symbol is ignored?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } is asked: which equipment is used?
# $card: a card.
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } is asked: 200 credits to keep { $card }?
# $count: how many cards are held; $limit: how many cards may be held.
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } holds { $count } cards and discards down to { $limit }.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } is asked: an event for the slot?
way-of-the-mandalorian-step-over = The game is over.
way-of-the-mandalorian-step-unfinished = The game was stopped unfinished.
# $left: a number.
way-of-the-mandalorian-end-far = The level 4 mission ends the game. Until it appears: { $left ->
    [one] { $left } completed mission.
   *[other] { $left } completed missions.
}
way-of-the-mandalorian-end-soon = The level 4 mission, which ends the game, appears at the end of this turn.
way-of-the-mandalorian-end-near = The level 4 mission is there: whoever completes it ends the game.
# Label of a line: the row of missions.
way-of-the-mandalorian-label-missions = Missions
# Label of a line: cards that can be drawn.
way-of-the-mandalorian-label-market = Market
# Label of a line.
way-of-the-mandalorian-label-decks = Decks
# Label of a line: who attempts what.
way-of-the-mandalorian-label-attempt = Attempt
# Label of a line: symbols that the mission asks for.
way-of-the-mandalorian-label-required = Required
# Label of a line: symbols that the player has.
way-of-the-mandalorian-label-available = Available
# Label of a line: symbols that are not reached.
way-of-the-mandalorian-label-missing = Missing
# Label of a line: the cards on a board.
way-of-the-mandalorian-label-board = Board
# Label of a line: the event of Boba Fett.
way-of-the-mandalorian-label-slot = Slot
# Label of a line: cards in hand that everybody has seen.
way-of-the-mandalorian-label-known = Seen
# Label of a line: cards in hand.
way-of-the-mandalorian-label-hand = Hand
# $cards: a number; $level: 1 to 4.
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] no more missions
    [one] { $cards } mission, next level { $level }
   *[other] { $cards } missions, next level { $level }
}
# How many cards. $cards: a number.
way-of-the-mandalorian-deck-market = market deck { $cards }
# How many cards are discarded. $cards: a number.
way-of-the-mandalorian-deck-discard = discards { $cards }
# How many missions are done. $cards: a number.
way-of-the-mandalorian-deck-completed = completed { $cards }
# A line without anything.
way-of-the-mandalorian-picture-nothing = none
# Who attempts what. $mission: a mission with its values.
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
# A part of a sum of symbols.
way-of-the-mandalorian-part-mission = mission { way-of-the-mandalorian-symbols }
# A part of a sum of symbols. $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”; $seat: the number
# of a player.
way-of-the-mandalorian-part-event = { $card } by player { $seat }
# A part of a sum of symbols, below 0.
way-of-the-mandalorian-part-ignored = ignored { way-of-the-mandalorian-symbols }
# A part of a sum of symbols.
way-of-the-mandalorian-part-character = character { way-of-the-mandalorian-symbols }
# A part of a sum of symbols.
way-of-the-mandalorian-part-board = whole board { way-of-the-mandalorian-symbols }
# A part of a sum of symbols. $card: a card with its values, such as “Ion rifle for 400 (3·0·0·0)”.
way-of-the-mandalorian-part-own-event = own event { $card }
# The symbols and their parts. $parts: a list of part-* texts.
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = nothing, if all of the board is used
# Heading of what a player has. $character: the name of a character; $facts: a list of fact-* texts.
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
# Of a player. $credits: a number.
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
# Of a player.
way-of-the-mandalorian-fact-hidden-credits = credits hidden
# $count: how many cards.
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
# $count: how many slots.
way-of-the-mandalorian-fact-free = { $count ->
    [0] no free slot
    [one] { $count } free slot
   *[other] { $count } free slots
}
# Of a player: symbols of character and board together.
way-of-the-mandalorian-fact-strength = with the board { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = an event, face down
# Of a slot.
way-of-the-mandalorian-picture-empty = empty

## The score sheet

# Heading of a column of the score sheet. $seat: the number of a player.
way-of-the-mandalorian-column = Player { $seat }
# Row of the score sheet.
way-of-the-mandalorian-row-credits = Credits
# Row of the score sheet: what the cards on the board bring.
way-of-the-mandalorian-row-sale = Final sale
# Row of the score sheet.
way-of-the-mandalorian-row-total = Total
# Row of the score sheet: first, second ….
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
