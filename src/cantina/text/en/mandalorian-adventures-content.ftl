### The Mandalorian: Adventures: maps, missions, tokens, characters and cards. An effect says what its steps do.

## Maps and their rules

ma-map-arvala = Camp on Arvala-7
ma-rule-blast-lock = Blast the lock: declare an Attack of strength 3 or more at a closed door beside your cell. No threat is hit, the door opens.
ma-use-keycard-cell = Take the keycard from your cell.
ma-use-keycard-carried = Beside a closed door: discard the keycard you carry and open that door.

ma-map-nevarro = Streets of Nevarro
ma-rule-refuge = Refuge: when you end your turn on the blue star, put one sabotage token from any action space with the used ones.
ma-rule-gate = Gate: when you end your turn on cell 3, the closed gate opens.

ma-map-transport = Prison Transport
ma-rule-override = Override: give up an Intel action of strength 4 or more to open a closed door beside your cell.

ma-map-plaza = Plaza under Siege
ma-rule-cannon = Cannon: on cell 5 your Attack has range 3.
ma-rule-force-door = Force the door: give up an Attack or Intel action of strength 3 or more to open a closed door beside your cell.

## Mission 1

ma-mission-the-asset = The Asset
ma-mission-the-asset-intro-1 = The sun burns low over Arvala-7. Down in the ravine somebody has built a camp and put rifles on the roofs.
ma-mission-the-asset-intro-2 = The tracking fob blinks faster with every step. A droid with the same fob steps out of the dust, and its blasters are already up.
ma-mission-the-asset-intro-3 = “There is enough bounty for two,” says one of you. Then the first shot hits the sand between your feet.
ma-mission-the-asset-briefing = The Asset is hidden in the camp, behind one of the square tokens. PREPARATION: none. The only enemy effect here is Guard. The door of the main house is closed; the rules of the map say how it opens.
ma-mission-the-asset-objective = At the end of a turn a character is on the cell of the face-up Asset, and no enemy is on that cell.
ma-mission-the-asset-crisis = Add 1 to the alert track. If the track is full, place a reinforcement on the star cell nearest to you, then 2 enemies attack within range 3, and the track is cleared.
ma-rule-ambush = Trap: a character who moves onto a face-down enemy suffers 1 damage. An enemy that is revealed in any other way, such as by an attack, does no harm.
ma-track-alert = Alert

## Mission 2

ma-mission-flight-from-nevarro = Flight from Nevarro
ma-mission-flight-from-nevarro-intro-1 = The reward is in your pocket, and the cradle is empty. You look at the credits, then at the door you came out of.
ma-mission-flight-from-nevarro-intro-2 = When you leave the house for the second time, you carry a small bundle. All over town fobs begin to blink at once.
ma-mission-flight-from-nevarro-intro-3 = The street falls silent, shutters close. At its far end, beyond a hundred guns, your ship waits.
ma-mission-flight-from-nevarro-briefing = Every hunter of the guild is after the Child, and the gate across the short way is shut. PREPARATION: the Mandalorian carries the Child; without him the character of the first player does. When the carrier suffers damage, the Child flees.
ma-mission-flight-from-nevarro-objective = At the end of a turn a character who carries the Child is on an exit cell.
ma-mission-flight-from-nevarro-crisis = Add 1 to the pursuit track, then reveal the face-down threat nearest to you.
ma-mission-flight-from-nevarro-effect = Place a reinforcement on cell 8.
ma-failure-pursuit = The pursuit track is full.
ma-track-pursuit = Pursuit
ma-use-speeder-cell = Discard the speeder from your cell: perform a free Move of strength 3.

## Mission 3

ma-mission-the-prison-ship = The Prison Ship
ma-mission-the-prison-ship-intro-1 = “In and out,” says the man with the plan, “nobody on board but droids.” He says it a little too often.
ma-mission-the-prison-ship-intro-2 = The lock opens on white corridors and doors without handles. Behind one of them sits the prisoner, behind the others everything else.
ma-mission-the-prison-ship-intro-3 = A small droid stops, looks up at you and rolls off squeaking. Somewhere far ahead a lamp turns red.
ma-mission-the-prison-ship-briefing = Six locked cells, one prisoner, and a ship that wakes up by and by. PREPARATION: none. This mission has the green action space Slice; the consoles are cells 1 to 4. Once taken along, the prisoner stays with that character.
ma-mission-the-prison-ship-objective = At the end of a turn a character carries the prisoner, and all characters are on exit cells.
ma-mission-the-prison-ship-crisis = Add 1 to the alarm track, then close the open door nearest to you that has no character beside it.
ma-mission-the-prison-ship-effect = Sabotage Slice and add 1 to the alarm track.
ma-green-slice = Slice
ma-green-slice-text = Strength 4 or more, on a console (cells 1 to 4): open any closed door or reveal any face-down square token.
ma-failure-alarm = The alarm track is full.
ma-track-alarm = Alarm
ma-use-prisoner-cell = Take the prisoner along from your cell.

## Mission 4

ma-mission-redemption = Redemption
ma-mission-redemption-intro-1 = White armour fills the plaza, row upon row. In the cantina you count your shots and then, to be sure, count again.
ma-mission-redemption-intro-2 = On the far side a trooper holds a struggling bundle. Behind him a man in a black cape walks up and down, as if time were his.
ma-mission-redemption-intro-3 = Under the floor there is a tunnel, old and hot, and it leads out. But nobody goes without the Child.
ma-mission-redemption-briefing = Free the Child, defeat Moff Gideon and escape through the tunnel. PREPARATION: put the captor face up on cell 8 and give it the Child to carry; put Moff Gideon face up on the red star. When the enemy who carries the Child is defeated, the Child is left on that cell. This mission has the green action space Rally.
ma-mission-redemption-objective = Moff Gideon is defeated, and at the end of a turn a character who carries the Child is on an exit cell.
ma-mission-redemption-crisis = Add 1 to the siege track. If an enemy carries the Child, that enemy moves 2 cells towards the red star; otherwise place a reinforcement on the red star.
ma-mission-redemption-effect = If a character carries the Child, the Child flees; otherwise place a reinforcement on cell 1.
ma-green-rally = Rally
ma-green-rally-text = Choose another character: it may perform a free Move or a free Attack of strength 2.
ma-failure-child-lost = At the end of an event step an enemy who carries the Child is on the red star.
ma-failure-siege = The siege track is full.
ma-track-siege = Siege
ma-rule-snatch = Snatch: an enemy that ends its movement in the event step on the cell of the Child, while nobody carries it, picks it up.
ma-rule-march = March: a reinforcement placed on the red star moves 1 cell towards its nearest character.
ma-use-supply-crate-cell = Discard the supply crate from your cell: draw 2 planning cards, keep up to 1, discard the rest.

## Mission 5

ma-mission-the-egg = The Egg
ma-mission-the-egg-intro-1 = “It is only an egg,” says the trader and pushes half of the money across the table. “A big one. With hair.”
ma-mission-the-egg-intro-2 = The ground trembles. What comes out of the cave has a horn, a very bad mood, and no wish to share.
ma-mission-the-egg-briefing = Find the egg and bring it back whole. PREPARATION: put the Mudhorn face up on cell 8; replace 1 random face-down square token, unseen, by the egg and mix the square tokens over their cells. The egg shell holds out until the egg track reaches 3, with 4 characters until it reaches 4.
ma-mission-the-egg-objective = At the end of a turn a character who carries the egg is on the start cell.
ma-mission-the-egg-crisis = The Mudhorn moves 3 cells towards its nearest character, then attacks at range 0. Once it is defeated, place a reinforcement on the star cell nearest to you instead.
ma-failure-egg-broken = The egg is broken: the egg track is full.
ma-track-egg = Egg
ma-rule-cracks = Cracks: for each damage that the character with the egg suffers, add 1 to the egg track.
ma-use-egg-cell = Take the egg from your cell.

## Mission 6

ma-mission-alive = Alive
ma-mission-alive-intro-1 = Red letters run across the puck: full pay for a heartbeat, nothing for a body.
ma-mission-alive-intro-2 = Somebody here wears the face of the Mark under a hood. The next time a hood turns round, you will have to aim very carefully.
ma-mission-alive-briefing = Catch the Mark and lead it off the map. PREPARATION: replace 1 random face-down round token, unseen, by the Mark and mix the round tokens over their cells. The Mark is captured by damage exactly equal to its HP: it then stays on its cell as a face-up bonus that a character there may take. One damage more, and it is dead.
ma-mission-alive-objective = At the end of a turn a character who carries the captured Mark is on an exit cell.
ma-mission-alive-crisis = If the Mark is a face-up enemy on the map, remove 2 damage from it, and it moves 2 cells away from its nearest character. Then place a reinforcement on the star cell nearest to you, and 1 enemy attacks within range 2.
ma-mission-alive-effect = If the Mark is revealed, sabotage Attack.
ma-failure-mark-dead = The Mark is dead: it has more damage than HP.
ma-failure-mark-escaped = The Mark has escaped: at the end of an event step it is on an exit cell as a face-up enemy.
ma-rule-closing-in = Closing in: each time the event deck is shuffled anew, place a reinforcement on the star cell nearest to you, twice.
ma-use-mark-cell = Take the captured Mark along from your cell.

## Mission 7

ma-mission-silent-relays = Silent Relays
ma-mission-silent-relays-intro-1 = Masts, humming boxes, and one order: when they fall silent, be gone before somebody asks why.
ma-mission-silent-relays-intro-2 = You cut the first cable. Static runs through every radio in the place, and every head comes up.
ma-mission-silent-relays-briefing = Switch off all relays and come back together. PREPARATION: put one relay face up on each of the cells 2 and 4; with fewer than 4 characters also on cell 6, with fewer than 3 on cell 8 as well. This mission has the green action space Disable. Watch the supply: a crisis that finds no sabotage token left is the end.
ma-mission-silent-relays-objective = No relay is on the map, and at the end of a turn all characters are on the start cell.
ma-mission-silent-relays-crisis = Sabotage the two action spaces with the lowest totals.
ma-green-disable = Disable
ma-green-disable-text = Strength 2 or more: remove a relay from your cell.
ma-failure-overrun = A crisis finds no sabotage token left, neither in the supply nor among the used ones.
ma-rule-silence = Silence: when a relay is removed, put one sabotage token from any action space with the used ones; with 3 or more characters, one more.

## Mission 8

ma-mission-double-cross = Double Cross
ma-mission-double-cross-intro-1 = Three crates, sealed three times. Everybody has been promised a share, and the shares add up to more than the whole.
ma-mission-double-cross-intro-2 = Somebody on the crew was seen with strangers last night. It was dark, and nobody is quite sure who it was.
ma-mission-double-cross-briefing = Find the cargo and bring it out, crate by crate. PREPARATION: replace 3 random face-down tokens, unseen, by cargo tokens and mix each shape over its cells. A character carries 1 cargo token at most. With 3 or 4 players, unless characters are shared, everybody gets a secret loyalty card; one of you may be the traitor, who wins if the mission fails.
ma-mission-double-cross-objective = All cargo is delivered: the Delivered track reaches 3.
ma-mission-double-cross-crisis = Each player in turn discards one of their planning cards or sabotages an action of their choice. Then add 1 to the haste track.
ma-failure-too-late = Too late: the haste track is full.
ma-track-haste = Haste
ma-track-delivered = Delivered
ma-rule-haste = Haste: each time the event deck is shuffled anew, add 1 to the haste track.
ma-rule-suspicion = Suspicion: in a game with loyalty cards you may give up an Intel action of strength 4 or more, once a game, to look at the loyalty card of another player.
ma-use-cargo-cell = Take the cargo from your cell, if you carry none.
ma-use-cargo-carried = On an exit cell: put the cargo you carry out of the game and add 1 to the Delivered track.

## Threat tokens

ma-use-medkit-cell = Discard the medkit from your cell: heal 1 damage of your own.
ma-token-medkit = Medkit
ma-token-keycard = Keycard
ma-token-raider = Raider
ma-token-camp-guard = Camp guard
ma-token-marksman = Marksman
ma-token-asset = The Asset
ma-token-roof-marksman = Marksman on the roof
ma-token-bruiser = Bruiser
ma-token-seasoned-raider = Seasoned raider
ma-token-seasoned-marksman = Seasoned marksman
ma-token-hunter = Bounty hunter
ma-token-brawler = Brawler
ma-token-spotter = Spotter
ma-token-speeder = Speeder
ma-token-informer = Informer
ma-token-roof-hunter = Hunter on the roof
ma-token-saboteur = Saboteur
ma-token-veteran = Veteran of the guild
ma-token-security-droid = Security droid
ma-token-mouse-droid = Mouse droid
ma-token-warden = Warden
ma-token-prisoner = The prisoner
ma-token-inmate = Another inmate
ma-token-sentry-turret = Sentry turret
ma-token-heavy-droid = Heavy droid
ma-token-guard-droid = Guard droid
ma-token-trooper = Stormtrooper
ma-token-scout = Scout trooper
ma-token-technician = Technician
ma-token-supply-crate = Supply crate
ma-token-signal-beacon = Signal beacon
ma-token-elite = Elite trooper
ma-token-flame-trooper = Flame trooper
ma-token-captor = Captor
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Egg
ma-token-mark = The Mark
ma-token-relay = Relay
ma-token-cargo = Cargo

## Characters

ma-character-mandalorian = The Mandalorian
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Skill cards of the Mandalorian

ma-skill-beskar-helmet = Beskar Helmet
ma-skill-beskar-helmet-text = Plan: take Defend from the planning discard if you own none.
ma-skill-tracking-fob = Tracking Fob
ma-skill-tracking-fob-text = Intel: after the action, look at another face-down threat within range equal to the strength of this action.
ma-skill-phase-pulse-blaster = Phase-Pulse Blaster
ma-skill-phase-pulse-blaster-text = Attack: this attack has range 3.
ma-skill-jet-burst = Jet Burst
ma-skill-jet-burst-text = Move: this movement may cross heights.
ma-skill-grappling-line = Grappling Line
ma-skill-grappling-line-text = Intel: if you moved an enemy, move it 1 more cell.
ma-skill-sure-footing = Sure Footing
ma-skill-flamethrower = Flamethrower
ma-skill-flamethrower-text = Attack: after the attack, deal 1 damage to each other enemy on the cell of the target.
ma-skill-quick-draw = Quick Draw
ma-skill-hunters-patience = Hunter’s Patience
ma-skill-relentless = Relentless
ma-skill-relentless-text = Move: after the movement, deal 1 damage to a threat within range 1.
ma-skill-all-in = All In
ma-skill-all-in-text = Attack: sabotage Attack; this attack has +1 strength.
ma-skill-whistling-birds = Whistling Birds
ma-skill-whistling-birds-text = Attack: three times in a row, deal 1 damage to a threat within range 2.
ma-skill-full-beskar = Full Beskar
ma-skill-full-beskar-text = Plan: take Defend from the planning discard if you own none.
ma-skill-no-wasted-motion = No Wasted Motion
ma-skill-no-wasted-motion-text = Move or Intel: after the action, gain 1 extra action this turn.

## Skill cards of IG-11

ma-skill-rotating-torso = Rotating Torso
ma-skill-rotating-torso-text = Attack: this attack has range 2.
ma-skill-self-diagnosis = Self-Diagnosis
ma-skill-self-diagnosis-text = Plan: heal 1 damage of your own.
ma-skill-twin-blasters = Twin Blasters
ma-skill-twin-blasters-text = Attack: after the attack, deal 2 damage to a second threat within range 1.
ma-skill-target-scan = Target Scan
ma-skill-target-scan-text = Intel: if you looked at a face-down threat, reveal it.
ma-skill-calculated-route = Calculated Route
ma-skill-covering-fire = Covering Fire
ma-skill-covering-fire-text = Move: after the movement, deal 1 damage to a threat within range 2.
ma-skill-bounty-protocol = Bounty Protocol
ma-skill-overclock = Overclock
ma-skill-overclock-text = Attack: suffer 1 damage; this attack has +2 strength.
ma-skill-nurse-protocol = Nurse Protocol
ma-skill-nurse-protocol-text = Plan: heal 1 damage of another character within range 2.
ma-skill-full-rotation = Full Rotation
ma-skill-full-rotation-text = Attack: twice in a row, deal 2 damage to a threat within range 1.
ma-skill-new-programming = New Programming
ma-skill-new-programming-text = Plan: heal 2 damage of your own.
ma-skill-parallel-processing = Parallel Processing
ma-skill-parallel-processing-text = Attack or Intel: perform a free Move of strength 2.

## Skill cards of Paz Vizsla

ma-skill-suppressing-burst = Suppressing Burst
ma-skill-suppressing-burst-text = Attack: after the attack, move the target, if it is an enemy, 1 cell away from its nearest character.
ma-skill-folded-arms = Folded Arms
ma-skill-folded-arms-text = Plan: take Counterattack from the planning discard if you own none.
ma-skill-heavy-repeater = Heavy Repeater
ma-skill-heavy-repeater-text = Attack: this attack has range 2; sabotage Attack.
ma-skill-trample = Trample
ma-skill-trample-text = Move: enemies with 1 HP do not stop this movement.
ma-skill-heavy-jetpack = Heavy Jetpack
ma-skill-heavy-jetpack-text = Move: this movement may cross heights.
ma-skill-fresh-drum = Fresh Drum
ma-skill-fresh-drum-text = Plan: put one sabotage token from Attack with the used ones.
ma-skill-saturation-fire = Saturation Fire
ma-skill-saturation-fire-text = Attack: after the attack, deal 1 damage to every enemy on the cell of the target.
ma-skill-steady-advance = Steady Advance
ma-skill-heat-sensor = Heat Sensor
ma-skill-heat-sensor-text = Intel: look at a face-down threat within range 2.
ma-skill-broadside = Broadside
ma-skill-broadside-text = Attack: after the attack, deal 2 damage to a second threat within range 2 and sabotage Attack.
ma-skill-stand-firm = Stand Firm
ma-skill-stand-firm-text = Plan: heal 1 damage of your own.
ma-skill-barrage = Barrage
ma-skill-barrage-text = Attack: deal 4 damage to a threat within range 2.
ma-skill-clan-honor = Clan Honor
ma-skill-clan-honor-text = Plan: take Counterattack from the planning discard if you own none, and heal 1 damage of your own.
ma-skill-walking-fortress = Walking Fortress
ma-skill-walking-fortress-text = Move or Attack: deal 1 damage to a threat within range 2.

## Skill cards of Xi’an

ma-skill-thrown-knife = Thrown Knife
ma-skill-thrown-knife-text = Attack: this attack has range 3 and deals no more than 2 damage.
ma-skill-taunt = Taunt
ma-skill-taunt-text = Intel: move an enemy within range 2 by 1 cell.
ma-skill-hidden-blade = Hidden Blade
ma-skill-hidden-blade-text = Move: before the movement, deal 1 damage to a threat within range 1.
ma-skill-shadow-step = Shadow Step
ma-skill-shadow-step-text = Move: ignore Guard for this movement.
ma-skill-backflip = Backflip
ma-skill-backflip-text = Attack: after the attack, move up to 1 cell.
ma-skill-slip-away = Slip Away
ma-skill-slip-away-text = Move: ignore Grapple for this movement.
ma-skill-fan-of-knives = Fan of Knives
ma-skill-fan-of-knives-text = Attack: after the attack, deal 1 damage to a second threat within range 2.
ma-skill-cat-eyes = Cat Eyes
ma-skill-lunge = Lunge
ma-skill-lunge-text = Attack: before the attack, move up to 1 cell.
ma-skill-exit-strategy = Exit Strategy
ma-skill-exit-strategy-text = Plan: move up to 2 cells.
ma-skill-vanish = Vanish
ma-skill-vanish-text = Move: twice in a row, move an enemy within range 1 by 1 cell; then move up to 3 cells.
ma-skill-cruel-game = Cruel Game
ma-skill-cruel-game-text = Intel: move an enemy within range 3 by up to 2 cells.
ma-skill-blur = Blur
ma-skill-blur-text = Attack, Intel or Plan: move up to 2 cells.

## Skill cards of Burg

ma-skill-shoulder-charge = Shoulder Charge
ma-skill-shoulder-charge-text = Move: after the movement, deal 1 damage to a threat on your cell.
ma-skill-rough-handling = Rough Handling
ma-skill-rough-handling-text = Intel: if you moved an enemy, move it 1 more cell.
ma-skill-iron-grip = Iron Grip
ma-skill-iron-grip-text = Attack: this attack has range 0 and +2 strength.
ma-skill-drag-close = Drag Close
ma-skill-drag-close-text = Intel: move an enemy within range 2 by 2 cells towards its nearest character.
ma-skill-thick-hide = Thick Hide
ma-skill-thick-hide-text = Plan: heal 1 damage of your own.
ma-skill-wade-in = Wade In
ma-skill-wade-in-text = Move: enemies with 2 HP or fewer do not stop this movement.
ma-skill-rage = Rage
ma-skill-rage-text = Attack: suffer 1 damage; this attack has +2 strength.
ma-skill-heavy-fists = Heavy Fists
ma-skill-break-the-lock = Break the Lock
ma-skill-break-the-lock-text = Move: after the movement, open a closed door beside your cell.
ma-skill-flatten = Flatten
ma-skill-flatten-text = Attack: after the attack, deal 1 damage to each other enemy on the cell of the target.
ma-skill-unstoppable = Unstoppable
ma-skill-unstoppable-text = Move: ignore Guard and Grapple for this movement.
ma-skill-crush = Crush
ma-skill-crush-text = Attack: deal 5 damage to a threat on your cell.
ma-skill-bared-teeth = Bared Teeth
ma-skill-bared-teeth-text = Intel: if you moved an enemy, move it up to 2 more cells and deal 1 damage to it.
ma-skill-battering-ram = Battering Ram
ma-skill-battering-ram-text = Move or Attack: move an enemy within range 1 by 2 cells away from its nearest character.

## Skill cards of Migs Mayfeld

ma-skill-loose-talk = Loose Talk
ma-skill-loose-talk-text = Plan: draw 1 more card for this action.
ma-skill-snap-shot = Snap Shot
ma-skill-snap-shot-text = Intel: if you moved an enemy, deal 1 damage to it.
ma-skill-third-arm = Third Arm
ma-skill-third-arm-text = Attack: after the attack, deal 1 damage to a second threat within range 2.
ma-skill-range-finder = Range Finder
ma-skill-range-finder-text = Attack: this attack has range 2.
ma-skill-two-steps-ahead = Two Steps Ahead
ma-skill-two-steps-ahead-text = Plan: you may keep 1 more of the cards you draw for this action.
ma-skill-change-of-plan = Change of Plan
ma-skill-change-of-plan-text = Move: draw 1 planning card; keep or discard it.
ma-skill-keen-eye = Keen Eye
ma-skill-keen-eye-text = Intel: look at a face-down threat within range 3.
ma-skill-imperial-drill = Imperial Drill
ma-skill-fall-back = Fall Back
ma-skill-deadeye = Deadeye
ma-skill-deadeye-text = Attack: this attack has range 3.
ma-skill-contingency = Contingency
ma-skill-contingency-text = Plan: deal 1 damage to a threat within range 2.
ma-skill-cover-story = Cover Story
ma-skill-cover-story-text = Plan: draw 4 planning cards, keep up to 2, discard the rest.
ma-skill-old-instincts = Old Instincts
ma-skill-old-instincts-text = Intel: after the action, deal 2 damage to the threat you looked at or moved.
ma-skill-always-an-angle = Always an Angle
ma-skill-always-an-angle-text = Move, Attack or Intel: draw 2 planning cards, keep up to 1, discard the rest.

## Skill cards of Greef Karga

ma-skill-guild-orders = Guild Orders
ma-skill-guild-orders-text = Plan: another character draws 1 skill card.
ma-skill-well-informed = Well Informed
ma-skill-well-informed-text = Intel: another character may move up to 1 cell.
ma-skill-smooth-talk = Smooth Talk
ma-skill-smooth-talk-text = Intel: if you moved an enemy, move it 1 more cell.
ma-skill-clear-the-way = Clear the Way
ma-skill-clear-the-way-text = Move: put one sabotage token from any action space with the used ones.
ma-skill-side-by-side = Side by Side
ma-skill-side-by-side-text = Move: another character within range 1 may move up to 2 cells.
ma-skill-two-holsters = Two Holsters
ma-skill-two-holsters-text = Attack: after the attack, deal 1 damage to a second threat within range 1.
ma-skill-call-to-arms = Call to Arms
ma-skill-call-to-arms-text = Attack: after the attack, another character may perform a free Attack of strength 1.
ma-skill-favors-owed = Favors Owed
ma-skill-own-the-street = Own the Street
ma-skill-last-word = Last Word
ma-skill-last-word-text = Attack: draw 1 planning card; keep or discard it.
ma-skill-rouse-the-town = Rouse the Town
ma-skill-rouse-the-town-text = Plan: another character may move up to 2 cells.
ma-skill-guild-contract = Guild Contract
ma-skill-guild-contract-text = Plan: another character draws 2 skill cards; put one sabotage token from any action space with the used ones.
ma-skill-town-magistrate = Town Magistrate
ma-skill-town-magistrate-text = Intel: another character may move up to 2 cells.
ma-skill-shared-glory = Shared Glory
ma-skill-shared-glory-text = Attack or Plan: another character may perform a free Move or a free Attack of strength 2.

## Skill cards of Cara Dune

ma-skill-body-shield = Body Shield
ma-skill-body-shield-text = Move: after the movement, the next damage this turn to another character on your cell is dealt to you instead.
ma-skill-field-dressing = Field Dressing
ma-skill-field-dressing-text = Plan: heal 1 damage of any character within range 1.
ma-skill-pin-down = Pin Down
ma-skill-pin-down-text = Attack: after the attack, the target does not attack this turn.
ma-skill-stare-down = Stare Down
ma-skill-stare-down-text = Intel: after the action, the threat you looked at or moved does not attack this turn.
ma-skill-drag-to-cover = Drag to Cover
ma-skill-drag-to-cover-text = Move: another character within range 1 may move up to 1 cell.
ma-skill-shock-trooper = Shock Trooper
ma-skill-kick-back = Kick Back
ma-skill-kick-back-text = Attack: after the attack, move the target, if it is an enemy, 1 cell away from its nearest character.
ma-skill-hold-the-line = Hold the Line
ma-skill-hold-the-line-text = Plan: take Defend from the planning discard if you own none.
ma-skill-forced-march = Forced March
ma-skill-boots-first = Boots First
ma-skill-boots-first-text = Move: after the movement, deal 2 damage to a threat on your cell.
ma-skill-medevac = Medevac
ma-skill-medevac-text = Plan: heal 1 damage of another character within range 3.
ma-skill-field-hospital = Field Hospital
ma-skill-field-hospital-text = Plan: heal 2 damage of any character within range 1.
ma-skill-marshals-badge = Marshal’s Badge
ma-skill-marshals-badge-text = Plan: heal 1 damage of any character within range 1, and take Defend from the planning discard if you own none.
ma-skill-shoulder-to-shoulder = Shoulder to Shoulder
ma-skill-shoulder-to-shoulder-text = Move or Plan: heal 1 damage of another character within range 1.

## Events

ma-event-charge = Charge
ma-event-charge-text = All melee enemies move 2 cells towards their nearest character. 2 melee enemies attack at range 0.
ma-event-brawl = Brawl
ma-event-brawl-text = 2 melee enemies move 3 cells towards their nearest character. All melee enemies attack at range 0. +6: 1 melee enemy attacks at range 1.
ma-event-fresh-muscle = Fresh Muscle
ma-event-fresh-muscle-text = Place a reinforcement on the star cell nearest to you. 1 melee enemy moves 2 cells towards its nearest character.
ma-event-firing-line = Firing Line
ma-event-firing-line-text = All shooters move 1 cell towards their nearest character. 2 shooters attack at range 2.
ma-event-flanking-fire = Flanking Fire
ma-event-flanking-fire-text = 2 shooters move 2 cells towards their nearest character. 1 shooter attacks at range 1. +6: place a reinforcement on the star cell nearest to you.
ma-event-stray-shots = Stray Shots
ma-event-stray-shots-text = 1 shooter or sharpshooter attacks at range 2. 1 shooter moves 2 cells towards its nearest character.
ma-event-crosshairs = Crosshairs
ma-event-crosshairs-text = 2 sharpshooters attack at range 3.
ma-event-under-fire = Under Fire
ma-event-under-fire-text = All sharpshooters attack at range 2. +6: sabotage Attack.
ma-event-better-angle = Better Angle
ma-event-better-angle-text = 1 sharpshooter moves 1 cell towards its nearest character. 1 sharpshooter attacks at range 4.
ma-event-cut-cables = Cut Cables
ma-event-cut-cables-text = Sabotage Move. Sabotage Plan.
ma-event-ambush = Ambush
ma-event-ambush-text = Place a reinforcement on your cell. +6: resolve one more event card.
ma-event-something-stirs = Something Stirs
ma-event-something-stirs-text = { $child ->
    [yes] Reveal the face-down threat nearest to you. If a character carries the Child, the Child flees.
   *[no] Reveal the face-down threat nearest to you.
}
ma-event-stampede = Stampede
ma-event-stampede-text = All melee enemies move 3 cells towards their nearest character. 3 melee enemies attack at range 0.
ma-event-crossfire = Crossfire
ma-event-crossfire-text = 2 shooters move 2 cells towards their nearest character. 3 shooters attack at range 2.
ma-event-kill-zone = Kill Zone
ma-event-kill-zone-text = 3 sharpshooters attack at range 4.
ma-event-regroup = Regroup
ma-event-regroup-text = 2 enemies of any class move 2 cells away from their nearest character. Place a reinforcement on the star cell nearest to you.
ma-event-lockdown = Lockdown
ma-event-lockdown-text = Close the open door nearest to you that has no character beside it. 1 enemy of any class moves 2 cells towards its nearest character.
ma-event-power-failure = Power Failure
ma-event-power-failure-text = Sabotage the action space with the lowest total. +6: sabotage the action space with the lowest total once more.

## Planning cards

ma-plan-failure = Failure
ma-plan-failure-text = It has no effect and cannot be kept.
ma-plan-defend = Defend
ma-plan-defend-text = When you are about to suffer damage: block 1 damage.
ma-plan-counterattack = Counterattack
ma-plan-counterattack-text = After an enemy has attacked you: deal 2 damage to that enemy.
ma-plan-second-wind = Second Wind
ma-plan-second-wind-text = In your action step: gain 1 extra action this turn.
ma-plan-take-aim = Take Aim
ma-plan-take-aim-text = When you declare an attack: it has +2 strength.
ma-plan-sprint = Sprint
ma-plan-sprint-text = In your action step: perform a free Move of strength 2.
ma-plan-countermeasures = Countermeasures
ma-plan-countermeasures-text = Before your event step: put one sabotage token from any action space with the used ones.
ma-plan-smoke = Smoke
ma-plan-smoke-text = When a movement of yours begins: ignore Guard and Grapple for this movement.
ma-plan-medpac = Medpac
ma-plan-medpac-text = In your action step: heal 1 damage of your own.
ma-plan-signal-jam = Signal Jam
ma-plan-signal-jam-text = When a crisis is to be resolved: skip it.
ma-plan-called-shot = Called Shot
ma-plan-called-shot-text = In your action step: perform a free Attack of strength 3.
