### The Mandalorian: Adventures: maps, missions, tokens, characters and cards. An effect says what its steps do.

## Maps and their rules

# Name of a map.
ma-map-arvala = Camp on Arvala-7
ma-rule-blast-lock = Blast the lock: declare an Attack of strength 3 or more at a closed door beside your cell. No threat is hit, the door opens.
ma-use-keycard-cell = Take the keycard from your cell.
ma-use-keycard-carried = Beside a closed door: discard the keycard you carry and open that door.

# Name of a map.
ma-map-nevarro = Streets of Nevarro
ma-rule-refuge = Refuge: when you end your turn on the blue star, move one sabotage token from any action space to the used tokens.
ma-rule-gate = Gate: when you end your turn on cell 3, the closed gate opens.

# Name of a map.
ma-map-transport = Prison Transport
ma-rule-override = Override: give up an Intel action of strength 4 or more to open a closed door beside your cell.

# Name of a map.
ma-map-plaza = Plaza under Siege
ma-rule-cannon = Cannon: on cell 5 your Attack has range 3.
ma-rule-force-door = Force the door: give up an Attack or Intel action of strength 3 or more to open a closed door beside your cell.

## Mission 1

# Name of a mission.
ma-mission-the-asset = The Asset
ma-mission-the-asset-intro-1 = The sun burns low over Arvala-7. Down in the ravine somebody has built a camp and put rifles on the roofs.
ma-mission-the-asset-intro-2 = The tracking fob blinks faster with every step. A droid with the same fob steps out of the dust, and its blasters are already up.
ma-mission-the-asset-intro-3 = “There is enough bounty for two,” says one of you. Then the first shot hits the sand between your feet.
ma-mission-the-asset-briefing = The Asset is hidden in the camp, behind one of the square tokens. PREPARATION: none. The only enemy effect here is Guard. The door of the main house is closed; the rules of the map say how it opens.
ma-mission-the-asset-objective = At the end of a turn a character is on the cell of the face-up Asset, and no enemy is on that cell.
ma-mission-the-asset-crisis = Add 1 to the alert track. If the track is full, place a reinforcement on the star cell nearest to you, then 2 enemies attack within range 3, and the track is cleared.
ma-rule-ambush = Trap: a character who moves onto a face-down enemy suffers 1 damage. An enemy that is revealed in any other way, such as by an attack, does no harm.
# Name of a track, which counts up to the end of the mission: how much the camp has noticed.
ma-track-alert = Alert

## Mission 2

# Name of a mission.
ma-mission-flight-from-nevarro = Flight from Nevarro
ma-mission-flight-from-nevarro-intro-1 = The reward is in your pocket, and the cradle is empty. You look at the credits, then at the door you came out of.
ma-mission-flight-from-nevarro-intro-2 = When you leave the house for the second time, you carry a small bundle. All over town fobs begin to blink at once.
ma-mission-flight-from-nevarro-intro-3 = The street falls silent, shutters close. At its far end, beyond a hundred guns, your ship waits.
ma-mission-flight-from-nevarro-briefing = Every hunter of the guild is after the Child, and the gate across the short way is shut. PREPARATION: the Mandalorian carries the Child; without him the character of the first player does. When the carrier suffers damage, the Child flees.
ma-mission-flight-from-nevarro-objective = At the end of a turn a character who carries the Child is on an exit cell.
ma-mission-flight-from-nevarro-crisis = Add 1 to the pursuit track, then reveal the face-down threat nearest to you.
ma-mission-flight-from-nevarro-effect = Place a reinforcement on cell 8.
ma-failure-pursuit = The pursuit track is full.
# Name of a track, which counts up to the end of the mission: how close the hunters are.
ma-track-pursuit = Pursuit
ma-use-speeder-cell = Discard the speeder from your cell: perform a free Move of strength 3.

## Mission 3

# Name of a mission.
ma-mission-the-prison-ship = The Prison Ship
ma-mission-the-prison-ship-intro-1 = “In and out,” says the man with the plan, “nobody on board but droids.” He says it a little too often.
ma-mission-the-prison-ship-intro-2 = The lock opens on white corridors and doors without handles. Behind one of them sits the prisoner, behind the others everything else.
ma-mission-the-prison-ship-intro-3 = A small droid stops, looks up at you and rolls off squeaking. Somewhere far ahead a lamp turns red.
ma-mission-the-prison-ship-briefing = Six locked cells, one prisoner, and a ship that wakes up by and by. PREPARATION: none. This mission has the green action space Slice; the consoles are cells 1 to 4. Once taken along, the prisoner stays with that character.
ma-mission-the-prison-ship-objective = At the end of a turn a character carries the prisoner, and all characters are on exit cells.
ma-mission-the-prison-ship-crisis = Add 1 to the alarm track, then close the open door nearest to you that has no character beside it.
ma-mission-the-prison-ship-effect = Sabotage Slice and add 1 to the alarm track.
# Name of an action space: to slice is to break into a computer.
ma-green-slice = Slice
ma-green-slice-text = Strength 4 or more, on a console (cells 1 to 4): open any closed door or reveal any face-down square token.
ma-failure-alarm = The alarm track is full.
# Name of a track, which counts up to the end of the mission.
ma-track-alarm = Alarm
ma-use-prisoner-cell = Take the prisoner along from your cell.

## Mission 4

# Name of a mission.
ma-mission-redemption = Redemption
ma-mission-redemption-intro-1 = White armour fills the plaza, row upon row. In the cantina you count your shots and then, to be sure, count again.
ma-mission-redemption-intro-2 = On the far side a trooper holds a struggling bundle. Behind him a man in a black cape walks up and down, as if time were his.
ma-mission-redemption-intro-3 = Under the floor there is a tunnel, old and hot, and it leads out. But nobody goes without the Child.
ma-mission-redemption-briefing = Free the Child, defeat Moff Gideon and escape through the tunnel. PREPARATION: put the captor face up on cell 8 and give it the Child to carry; put Moff Gideon face up on the red star. When the enemy who carries the Child is defeated, the Child is left on that cell. This mission has the green action space Rally.
ma-mission-redemption-objective = Moff Gideon is defeated, and at the end of a turn a character who carries the Child is on an exit cell.
ma-mission-redemption-crisis = Add 1 to the siege track. If an enemy carries the Child, that enemy moves 2 cells towards the red star; otherwise place a reinforcement on the red star.
ma-mission-redemption-effect = If a character carries the Child, the Child flees; otherwise place a reinforcement on cell 1.
# Name of an action space: to rouse others.
ma-green-rally = Rally
ma-green-rally-text = Choose another character: it may perform a free Move or a free Attack of strength 2.
ma-failure-child-lost = At the end of an event step an enemy who carries the Child is on the red star.
ma-failure-siege = The siege track is full.
# Name of a track, which counts up to the end of the mission: how far the enemy has closed in.
ma-track-siege = Siege
ma-rule-snatch = Snatch: an enemy that ends its movement in the event step on the cell of the Child, while nobody carries it, picks it up.
ma-rule-march = March: a reinforcement placed on the red star moves 1 cell towards its nearest character.
ma-use-supply-crate-cell = Discard the supply crate from your cell: draw 2 planning cards, keep up to 1, discard the rest.

## Mission 5

# Name of a mission.
ma-mission-the-egg = The Egg
ma-mission-the-egg-intro-1 = “It is only an egg,” says the trader and pushes half of the money across the table. “A big one. With hair.”
ma-mission-the-egg-intro-2 = The ground trembles. What comes out of the cave has a horn, a very bad mood, and no wish to share.
ma-mission-the-egg-briefing = Find the egg and bring it back whole. PREPARATION: put the Mudhorn face up on cell 8; replace 1 random face-down square token, unseen, by the egg and mix the square tokens over their cells. The egg shell holds out until the egg track reaches 3, with 4 characters until it reaches 4.
ma-mission-the-egg-objective = At the end of a turn a character who carries the egg is on the start cell.
ma-mission-the-egg-crisis = The Mudhorn moves 3 cells towards its nearest character, then attacks at range 0. Once it is defeated, place a reinforcement on the star cell nearest to you instead.
ma-failure-egg-broken = The egg is broken: the egg track is full.
# Name of a track, which counts up to the end of the mission: how many cracks the egg has.
ma-track-egg = Egg
ma-rule-cracks = Cracks: for each damage that the character with the egg suffers, add 1 to the egg track.
ma-use-egg-cell = Take the egg from your cell.

## Mission 6

# Name of a mission.
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

# Name of a mission.
ma-mission-silent-relays = Silent Relays
ma-mission-silent-relays-intro-1 = Masts, humming boxes, and one order: when they fall silent, be gone before somebody asks why.
ma-mission-silent-relays-intro-2 = You cut the first cable. Static runs through every radio in the place, and every head comes up.
ma-mission-silent-relays-briefing = Switch off all relays and come back together. PREPARATION: put one relay face up on each of the cells 2 and 4; with fewer than 4 characters also on cell 6, with fewer than 3 on cell 8 as well. This mission has the green action space Disable. Watch the supply: a crisis that finds no sabotage token left is the end.
ma-mission-silent-relays-objective = No relay is on the map, and at the end of a turn all characters are on the start cell.
ma-mission-silent-relays-crisis = Sabotage the two action spaces with the lowest totals.
# Name of an action space: to switch off relays.
ma-green-disable = Disable
ma-green-disable-text = Strength 2 or more: remove a relay from your cell.
ma-failure-overrun = A crisis finds no sabotage token left, neither in the supply nor among the used ones.
ma-rule-silence = Silence: when a relay is removed, move one sabotage token from any action space to the used tokens; with 3 or more characters, one more.

## Mission 8

# Name of a mission.
ma-mission-double-cross = Double Cross
ma-mission-double-cross-intro-1 = Three crates, sealed three times. Everybody has been promised a share, and the shares add up to more than the whole.
ma-mission-double-cross-intro-2 = Somebody on the crew was seen with strangers last night. It was dark, and nobody is quite sure who it was.
ma-mission-double-cross-briefing = Find the cargo and bring it out, crate by crate. PREPARATION: replace 3 random face-down tokens, unseen, by cargo tokens and mix each shape over its cells. A character carries 1 cargo token at most. With 3 or 4 players, unless characters are shared, everybody gets a secret loyalty card; one of you may be the traitor, who wins if the mission fails.
ma-mission-double-cross-objective = All cargo is delivered: the Delivered track reaches 3.
ma-mission-double-cross-crisis = Each player in turn discards one of their planning cards or sabotages an action of their choice. Then add 1 to the haste track.
ma-failure-too-late = Too late: the haste track is full.
# Name of a track, which counts up to the end of the mission: how little time is left.
ma-track-haste = Haste
# Name of a track, which counts up to the end of the mission: how many crates are out.
ma-track-delivered = Delivered
ma-rule-haste = Haste: each time the event deck is shuffled anew, add 1 to the haste track.
ma-rule-suspicion = Suspicion: in a game with loyalty cards you may give up an Intel action of strength 4 or more, once a game, to look at the loyalty card of another player.
ma-use-cargo-cell = Take the cargo from your cell, if you carry none.
ma-use-cargo-carried = On an exit cell: put the cargo you carry out of the game and add 1 to the Delivered track.

## Threat tokens

ma-use-medkit-cell = Discard the medkit from your cell: heal 1 damage of your own.
# Name on a token: first-aid box.
ma-token-medkit = Medkit
# Name on a token.
ma-token-keycard = Keycard
# Name on a token.
ma-token-raider = Raider
# Name on a token.
ma-token-camp-guard = Camp guard
# Name on a token: somebody who shoots well.
ma-token-marksman = Marksman
# Name on a token: what the client wants brought: the Child.
ma-token-asset = The Asset
ma-token-roof-marksman = Marksman on the roof
# Name on a token: a big, strong fighter.
ma-token-bruiser = Bruiser
# Name on a token.
ma-token-seasoned-raider = Seasoned raider
# Name on a token.
ma-token-seasoned-marksman = Seasoned marksman
# Name on a token.
ma-token-hunter = Bounty hunter
# Name on a token: a fighter with the fists.
ma-token-brawler = Brawler
# Name on a token: finds targets for others.
ma-token-spotter = Spotter
# Name on a token: a vehicle that hovers.
ma-token-speeder = Speeder
# Name on a token: betrays others to the guild.
ma-token-informer = Informer
ma-token-roof-hunter = Hunter on the roof
# Name on a token: the word of the trade.
ma-token-saboteur = Saboteur
ma-token-veteran = Veteran of the guild
# Name on a token.
ma-token-security-droid = Security droid
# Name on a token: a small droid on wheels.
ma-token-mouse-droid = Mouse droid
# Name on a token: guards prisoners.
ma-token-warden = Warden
# Name on a token.
ma-token-prisoner = The prisoner
# Name on a token: a prisoner, not the one looked for.
ma-token-inmate = Another inmate
# Name on a token: a gun on a stand, without a crew.
ma-token-sentry-turret = Sentry turret
# Name on a token.
ma-token-heavy-droid = Heavy droid
# Name on a token.
ma-token-guard-droid = Guard droid
# Name on a token: a soldier of the Empire; a loanword if players use it.
ma-token-trooper = Stormtrooper
# Name on a token: a soldier on a fast bike; a loanword if players use it.
ma-token-scout = Scout trooper
# Name on a token.
ma-token-technician = Technician
# Name on a token.
ma-token-supply-crate = Supply crate
# Name on a token.
ma-token-signal-beacon = Signal beacon
# Name on a token: a soldier of the Empire, better trained.
ma-token-elite = Elite trooper
# Name on a token: a soldier with a flamethrower.
ma-token-flame-trooper = Flame trooper
# Name on a token: who holds the Child.
ma-token-captor = Captor
# Name on a token: a person; Moff is his rank.
ma-token-moff-gideon = Moff Gideon
# Name on a token: an animal; the name of the films.
ma-token-mudhorn = Mudhorn
# Name on a token.
ma-token-egg = Egg
# Name on a token: who is to be caught, the target of the bounty.
ma-token-mark = The Mark
# Name on a token: sends radio on.
ma-token-relay = Relay
# Name on a token: goods in crates.
ma-token-cargo = Cargo

## Characters

# A character of Star Wars, by the name that the films have.
ma-character-mandalorian = The Mandalorian
# A character of Star Wars, by the name that the films have.
ma-character-ig-11 = IG-11
# A character of Star Wars, by the name that the films have.
ma-character-paz-vizsla = Paz Vizsla
# A character of Star Wars, by the name that the films have.
ma-character-xian = Xi’an
# A character of Star Wars, by the name that the films have.
ma-character-burg = Burg
# A character of Star Wars, by the name that the films have.
ma-character-migs-mayfeld = Migs Mayfeld
# A character of Star Wars, by the name that the films have.
ma-character-greef-karga = Greef Karga
# A character of Star Wars, by the name that the films have.
ma-character-cara-dune = Cara Dune

## Skill cards of the Mandalorian

# Name of a skill card.
ma-skill-beskar-helmet = Beskar Helmet
ma-skill-beskar-helmet-text = Plan: take Defend from the planning discard if you own none.
# Name of a skill card: a small device that leads to a bounty.
ma-skill-tracking-fob = Tracking Fob
ma-skill-tracking-fob-text = Intel: after the action, look at another face-down threat within range equal to the strength of this action.
# Name of a skill card: the name of a rifle.
ma-skill-phase-pulse-blaster = Phase-Pulse Blaster
ma-skill-phase-pulse-blaster-text = Attack: this attack has range 3.
# Name of a skill card: a short flight with the jetpack.
ma-skill-jet-burst = Jet Burst
ma-skill-jet-burst-text = Move: this movement may cross heights.
# Name of a skill card.
ma-skill-grappling-line = Grappling Line
ma-skill-grappling-line-text = Intel: if you moved an enemy, move it 1 more cell.
# Name of a skill card: stands firmly on rough ground.
ma-skill-sure-footing = Sure Footing
# Name of a skill card.
ma-skill-flamethrower = Flamethrower
ma-skill-flamethrower-text = Attack: after the attack, deal 1 damage to each other enemy on the cell of the target.
# Name of a skill card: draws the weapon first.
ma-skill-quick-draw = Quick Draw
# Name of a skill card.
ma-skill-hunters-patience = Hunter’s Patience
# Name of a skill card: never gives up.
ma-skill-relentless = Relentless
ma-skill-relentless-text = Move: after the movement, deal 1 damage to a threat within range 1.
# Name of a skill card: as at cards: everything at stake.
ma-skill-all-in = All In
ma-skill-all-in-text = Attack: sabotage Attack; this attack has +1 strength.
# Name of a skill card: small rockets; the name of the films.
ma-skill-whistling-birds = Whistling Birds
ma-skill-whistling-birds-text = Attack: three times in a row, deal 1 damage to a threat within range 2.
# Name of a skill card: beskar is the metal of the armour.
ma-skill-full-beskar = Full Beskar
ma-skill-full-beskar-text = Plan: take Defend from the planning discard if you own none.
# Name of a skill card: each movement is of use.
ma-skill-no-wasted-motion = No Wasted Motion
ma-skill-no-wasted-motion-text = Move or Intel: after the action, gain 1 extra action this turn.

## Skill cards of IG-11

# Name of a skill card: the upper body of the droid turns.
ma-skill-rotating-torso = Rotating Torso
ma-skill-rotating-torso-text = Attack: this attack has range 2.
# Name of a skill card: the droid looks for its own faults.
ma-skill-self-diagnosis = Self-Diagnosis
ma-skill-self-diagnosis-text = Plan: heal 1 damage of your own.
# Name of a skill card.
ma-skill-twin-blasters = Twin Blasters
ma-skill-twin-blasters-text = Attack: after the attack, deal 2 damage to a second threat within range 1.
# Name of a skill card: looks at a target by a device.
ma-skill-target-scan = Target Scan
ma-skill-target-scan-text = Intel: if you looked at a face-down threat, reveal it.
# Name of a skill card.
ma-skill-calculated-route = Calculated Route
# Name of a skill card.
ma-skill-covering-fire = Covering Fire
ma-skill-covering-fire-text = Move: after the movement, deal 1 damage to a threat within range 2.
# Name of a skill card: a program of the droid.
ma-skill-bounty-protocol = Bounty Protocol
# Name of a skill card: to run a computer too fast.
ma-skill-overclock = Overclock
ma-skill-overclock-text = Attack: suffer 1 damage; this attack has +2 strength.
# Name of a skill card: a program of the droid.
ma-skill-nurse-protocol = Nurse Protocol
ma-skill-nurse-protocol-text = Plan: heal 1 damage of another character within range 2.
# Name of a skill card: turns round once.
ma-skill-full-rotation = Full Rotation
ma-skill-full-rotation-text = Attack: twice in a row, deal 2 damage to a threat within range 1.
# Name of a skill card.
ma-skill-new-programming = New Programming
ma-skill-new-programming-text = Plan: heal 2 damage of your own.
# Name of a skill card: as a computer does two things at once.
ma-skill-parallel-processing = Parallel Processing
ma-skill-parallel-processing-text = Attack or Intel: perform a free Move of strength 2.

## Skill cards of Paz Vizsla

# Name of a skill card: shots that keep the enemy down.
ma-skill-suppressing-burst = Suppressing Burst
ma-skill-suppressing-burst-text = Attack: after the attack, move the target, if it is an enemy, 1 cell away from its nearest character.
# Name of a skill card: stands and waits.
ma-skill-folded-arms = Folded Arms
ma-skill-folded-arms-text = Plan: take Counterattack from the planning discard if you own none.
# Name of a skill card.
ma-skill-heavy-repeater = Heavy Repeater
ma-skill-heavy-repeater-text = Attack: this attack has range 2; sabotage Attack.
# Name of a skill card.
ma-skill-trample = Trample
ma-skill-trample-text = Move: enemies with 1 HP do not stop this movement.
# Name of a skill card.
ma-skill-heavy-jetpack = Heavy Jetpack
ma-skill-heavy-jetpack-text = Move: this movement may cross heights.
# Name of a skill card: a drum holds the ammunition of the gun.
ma-skill-fresh-drum = Fresh Drum
ma-skill-fresh-drum-text = Plan: move one sabotage token from Attack to the used tokens.
# Name of a skill card: shots everywhere.
ma-skill-saturation-fire = Saturation Fire
ma-skill-saturation-fire-text = Attack: after the attack, deal 1 damage to every enemy on the cell of the target.
# Name of a skill card.
ma-skill-steady-advance = Steady Advance
# Name of a skill card.
ma-skill-heat-sensor = Heat Sensor
ma-skill-heat-sensor-text = Intel: look at a face-down threat within range 2.
# Name of a skill card: as of a ship: all guns at once.
ma-skill-broadside = Broadside
ma-skill-broadside-text = Attack: after the attack, deal 2 damage to a second threat within range 2 and sabotage Attack.
# Name of a skill card: does not give way.
ma-skill-stand-firm = Stand Firm
ma-skill-stand-firm-text = Plan: heal 1 damage of your own.
# Name of a skill card.
ma-skill-barrage = Barrage
ma-skill-barrage-text = Attack: deal 4 damage to a threat within range 2.
# Name of a skill card: the honour of the clan.
ma-skill-clan-honor = Clan Honour
ma-skill-clan-honor-text = Plan: take Counterattack from the planning discard if you own none, and heal 1 damage of your own.
# Name of a skill card.
ma-skill-walking-fortress = Walking Fortress
ma-skill-walking-fortress-text = Move or Attack: deal 1 damage to a threat within range 2.

## Skill cards of Xi’an

# Name of a skill card.
ma-skill-thrown-knife = Thrown Knife
ma-skill-thrown-knife-text = Attack: this attack has range 3 and deals no more than 2 damage.
# Name of a skill card: to provoke.
ma-skill-taunt = Taunt
ma-skill-taunt-text = Intel: move an enemy within range 2 by 1 cell.
# Name of a skill card.
ma-skill-hidden-blade = Hidden Blade
ma-skill-hidden-blade-text = Move: before the movement, deal 1 damage to a threat within range 1.
# Name of a skill card: walks unseen.
ma-skill-shadow-step = Shadow Step
ma-skill-shadow-step-text = Move: ignore Guard for this movement.
# Name of a skill card: a somersault backwards.
ma-skill-backflip = Backflip
ma-skill-backflip-text = Attack: after the attack, move up to 1 cell.
# Name of a skill card.
ma-skill-slip-away = Slip Away
ma-skill-slip-away-text = Move: ignore Grapple for this movement.
# Name of a skill card: several knives at once.
ma-skill-fan-of-knives = Fan of Knives
ma-skill-fan-of-knives-text = Attack: after the attack, deal 1 damage to a second threat within range 2.
# Name of a skill card: sees in the dark.
ma-skill-cat-eyes = Cat Eyes
# Name of a skill card: a sudden thrust forward.
ma-skill-lunge = Lunge
ma-skill-lunge-text = Attack: before the attack, move up to 1 cell.
# Name of a skill card: how to get out.
ma-skill-exit-strategy = Exit Strategy
ma-skill-exit-strategy-text = Plan: move up to 2 cells.
# Name of a skill card.
ma-skill-vanish = Vanish
ma-skill-vanish-text = Move: twice in a row, move an enemy within range 1 by 1 cell; then move up to 3 cells.
# Name of a skill card.
ma-skill-cruel-game = Cruel Game
ma-skill-cruel-game-text = Intel: move an enemy within range 3 by up to 2 cells.
# Name of a skill card: so fast that one sees only a blur.
ma-skill-blur = Blur
ma-skill-blur-text = Attack, Intel or Plan: move up to 2 cells.

## Skill cards of Burg

# Name of a skill card.
ma-skill-shoulder-charge = Shoulder Charge
ma-skill-shoulder-charge-text = Move: after the movement, deal 1 damage to a threat on your cell.
# Name of a skill card: pushes somebody around.
ma-skill-rough-handling = Rough Handling
ma-skill-rough-handling-text = Intel: if you moved an enemy, move it 1 more cell.
# Name of a skill card.
ma-skill-iron-grip = Iron Grip
ma-skill-iron-grip-text = Attack: this attack has range 0 and +2 strength.
# Name of a skill card: pulls somebody near.
ma-skill-drag-close = Drag Close
ma-skill-drag-close-text = Intel: move an enemy within range 2 by 2 cells towards its nearest character.
# Name of a skill card: a skin that nothing hurts.
ma-skill-thick-hide = Thick Hide
ma-skill-thick-hide-text = Plan: heal 1 damage of your own.
# Name of a skill card: walks into the middle of a fight.
ma-skill-wade-in = Wade In
ma-skill-wade-in-text = Move: enemies with 2 HP or fewer do not stop this movement.
# Name of a skill card.
ma-skill-rage = Rage
ma-skill-rage-text = Attack: suffer 1 damage; this attack has +2 strength.
# Name of a skill card.
ma-skill-heavy-fists = Heavy Fists
# Name of a skill card.
ma-skill-break-the-lock = Break the Lock
ma-skill-break-the-lock-text = Move: after the movement, open a closed door beside your cell.
# Name of a skill card: knocks down.
ma-skill-flatten = Flatten
ma-skill-flatten-text = Attack: after the attack, deal 1 damage to each other enemy on the cell of the target.
# Name of a skill card.
ma-skill-unstoppable = Unstoppable
ma-skill-unstoppable-text = Move: ignore Guard and Grapple for this movement.
# Name of a skill card.
ma-skill-crush = Crush
ma-skill-crush-text = Attack: deal 5 damage to a threat on your cell.
# Name of a skill card: shows the teeth.
ma-skill-bared-teeth = Bared Teeth
ma-skill-bared-teeth-text = Intel: if you moved an enemy, move it up to 2 more cells and deal 1 damage to it.
# Name of a skill card.
ma-skill-battering-ram = Battering Ram
ma-skill-battering-ram-text = Move or Attack: move an enemy within range 1 by 2 cells away from its nearest character.

## Skill cards of Migs Mayfeld

# Name of a skill card: says more than is wise.
ma-skill-loose-talk = Loose Talk
ma-skill-loose-talk-text = Plan: draw 1 more card for this action.
# Name of a skill card: shoots without aiming long.
ma-skill-snap-shot = Snap Shot
ma-skill-snap-shot-text = Intel: if you moved an enemy, deal 1 damage to it.
# Name of a skill card: a gun on the back that aims by itself.
ma-skill-third-arm = Third Arm
ma-skill-third-arm-text = Attack: after the attack, deal 1 damage to a second threat within range 2.
# Name of a skill card: a device that measures distance.
ma-skill-range-finder = Range Finder
ma-skill-range-finder-text = Attack: this attack has range 2.
# Name of a skill card.
ma-skill-two-steps-ahead = Two Steps Ahead
ma-skill-two-steps-ahead-text = Plan: you may keep 1 more of the cards you draw for this action.
# Name of a skill card.
ma-skill-change-of-plan = Change of Plan
ma-skill-change-of-plan-text = Move: draw 1 planning card; keep or discard it.
# Name of a skill card.
ma-skill-keen-eye = Keen Eye
ma-skill-keen-eye-text = Intel: look at a face-down threat within range 3.
# Name of a skill card: what a soldier of the Empire was taught.
ma-skill-imperial-drill = Imperial Drill
# Name of a skill card: retreats.
ma-skill-fall-back = Fall Back
# Name of a skill card: never misses.
ma-skill-deadeye = Deadeye
ma-skill-deadeye-text = Attack: this attack has range 3.
# Name of a skill card: a plan for what may go wrong.
ma-skill-contingency = Contingency
ma-skill-contingency-text = Plan: deal 1 damage to a threat within range 2.
# Name of a skill card: a false story about oneself.
ma-skill-cover-story = Cover Story
ma-skill-cover-story-text = Plan: draw 4 planning cards, keep up to 2, discard the rest.
# Name of a skill card.
ma-skill-old-instincts = Old Instincts
ma-skill-old-instincts-text = Intel: after the action, deal 2 damage to the threat you looked at or moved.
# Name of a skill card: sees his own advantage everywhere.
ma-skill-always-an-angle = Always an Angle
ma-skill-always-an-angle-text = Move, Attack or Intel: draw 2 planning cards, keep up to 1, discard the rest.

## Skill cards of Greef Karga

# Name of a skill card: the guild commands.
ma-skill-guild-orders = Guild Orders
ma-skill-guild-orders-text = Plan: another character draws 1 skill card.
# Name of a skill card.
ma-skill-well-informed = Well Informed
ma-skill-well-informed-text = Intel: another character may move up to 1 cell.
# Name of a skill card: persuades people.
ma-skill-smooth-talk = Smooth Talk
ma-skill-smooth-talk-text = Intel: if you moved an enemy, move it 1 more cell.
# Name of a skill card.
ma-skill-clear-the-way = Clear the Way
ma-skill-clear-the-way-text = Move: move one sabotage token from any action space to the used tokens.
# Name of a skill card.
ma-skill-side-by-side = Side by Side
ma-skill-side-by-side-text = Move: another character within range 1 may move up to 2 cells.
# Name of a skill card: two pistols.
ma-skill-two-holsters = Two Holsters
ma-skill-two-holsters-text = Attack: after the attack, deal 1 damage to a second threat within range 1.
# Name of a skill card.
ma-skill-call-to-arms = Call to Arms
ma-skill-call-to-arms-text = Attack: after the attack, another character may perform a free Attack of strength 1.
# Name of a skill card: others are in debt to him.
ma-skill-favors-owed = Favours Owed
# Name of a skill card: rules the street.
ma-skill-own-the-street = Own the Street
# Name of a skill card: has the last word in a quarrel.
ma-skill-last-word = Last Word
ma-skill-last-word-text = Attack: draw 1 planning card; keep or discard it.
# Name of a skill card: makes people rise.
ma-skill-rouse-the-town = Rouse the Town
ma-skill-rouse-the-town-text = Plan: another character may move up to 2 cells.
# Name of a skill card.
ma-skill-guild-contract = Guild Contract
ma-skill-guild-contract-text = Plan: another character draws 2 skill cards; move one sabotage token from any action space to the used tokens.
# Name of a skill card: an office.
ma-skill-town-magistrate = Town Magistrate
ma-skill-town-magistrate-text = Intel: another character may move up to 2 cells.
# Name of a skill card.
ma-skill-shared-glory = Shared Glory
ma-skill-shared-glory-text = Attack or Plan: another character may perform a free Move or a free Attack of strength 2.

## Skill cards of Cara Dune

# Name of a skill card.
ma-skill-body-shield = Body Shield
ma-skill-body-shield-text = Move: after the movement, the next damage this turn to another character on your cell is dealt to you instead.
# Name of a skill card: a bandage put on in a fight.
ma-skill-field-dressing = Field Dressing
ma-skill-field-dressing-text = Plan: heal 1 damage of any character within range 1.
# Name of a skill card: fire that keeps somebody in place.
ma-skill-pin-down = Pin Down
ma-skill-pin-down-text = Attack: after the attack, the target does not attack this turn.
# Name of a skill card: looks until the other looks away.
ma-skill-stare-down = Stare Down
ma-skill-stare-down-text = Intel: after the action, the threat you looked at or moved does not attack this turn.
# Name of a skill card.
ma-skill-drag-to-cover = Drag to Cover
ma-skill-drag-to-cover-text = Move: another character within range 1 may move up to 1 cell.
# Name of a skill card: what she was: a soldier who lands first.
ma-skill-shock-trooper = Shock Trooper
# Name of a skill card: drives the enemy back.
ma-skill-kick-back = Kick Back
ma-skill-kick-back-text = Attack: after the attack, move the target, if it is an enemy, 1 cell away from its nearest character.
# Name of a skill card.
ma-skill-hold-the-line = Hold the Line
ma-skill-hold-the-line-text = Plan: take Defend from the planning discard if you own none.
# Name of a skill card: a fast march.
ma-skill-forced-march = Forced March
# Name of a skill card: jumps into the fight feet first.
ma-skill-boots-first = Boots First
ma-skill-boots-first-text = Move: after the movement, deal 2 damage to a threat on your cell.
# Name of a skill card: carries the wounded out.
ma-skill-medevac = Medevac
ma-skill-medevac-text = Plan: heal 1 damage of another character within range 3.
# Name of a skill card: in a tent behind the fight.
ma-skill-field-hospital = Field Hospital
ma-skill-field-hospital-text = Plan: heal 2 damage of any character within range 1.
# Name of a skill card.
ma-skill-marshals-badge = Marshal’s Badge
ma-skill-marshals-badge-text = Plan: heal 1 damage of any character within range 1, and take Defend from the planning discard if you own none.
# Name of a skill card.
ma-skill-shoulder-to-shoulder = Shoulder to Shoulder
ma-skill-shoulder-to-shoulder-text = Move or Plan: heal 1 damage of another character within range 1.

## Events

# Name of an event card: enemies run at you.
ma-event-charge = Charge
ma-event-charge-text = All melee enemies move 2 cells towards their nearest character. 2 melee enemies attack at range 0.
# Name of an event card: a fight with the fists.
ma-event-brawl = Brawl
ma-event-brawl-text = 2 melee enemies move 3 cells towards their nearest character. All melee enemies attack at range 0. +6: 1 melee enemy attacks at range 1.
# Name of an event card: new strong fighters.
ma-event-fresh-muscle = Fresh Muscle
ma-event-fresh-muscle-text = Place a reinforcement on the star cell nearest to you. 1 melee enemy moves 2 cells towards its nearest character.
# Name of an event card.
ma-event-firing-line = Firing Line
ma-event-firing-line-text = All shooters move 1 cell towards their nearest character. 2 shooters attack at range 2.
# Name of an event card: shots from the side.
ma-event-flanking-fire = Flanking Fire
ma-event-flanking-fire-text = 2 shooters move 2 cells towards their nearest character. 1 shooter attacks at range 1. +6: place a reinforcement on the star cell nearest to you.
# Name of an event card: shots that were meant for others.
ma-event-stray-shots = Stray Shots
ma-event-stray-shots-text = 1 shooter or sharpshooter attacks at range 2. 1 shooter moves 2 cells towards its nearest character.
# Name of an event card: of a rifle’s telescope.
ma-event-crosshairs = Crosshairs
ma-event-crosshairs-text = 2 sharpshooters attack at range 3.
# Name of an event card.
ma-event-under-fire = Under Fire
ma-event-under-fire-text = All sharpshooters attack at range 2. +6: sabotage Attack.
# Name of an event card: a better place to shoot from.
ma-event-better-angle = Better Angle
ma-event-better-angle-text = 1 sharpshooter moves 1 cell towards its nearest character. 1 sharpshooter attacks at range 4.
# Name of an event card: somebody cut them.
ma-event-cut-cables = Cut Cables
ma-event-cut-cables-text = Sabotage Move. Sabotage Plan.
# Name of an event card.
ma-event-ambush = Ambush
ma-event-ambush-text = Place a reinforcement on your cell. +6: resolve one more event card.
# Name of an event card: something moves in the dark.
ma-event-something-stirs = Something Stirs
# $child: yes if the Child is in the mission.
ma-event-something-stirs-text = { $child ->
    [yes] Reveal the face-down threat nearest to you. If a character carries the Child, the Child flees.
   *[no] Reveal the face-down threat nearest to you.
}
# Name of an event card: as of cattle: all run at once.
ma-event-stampede = Stampede
ma-event-stampede-text = All melee enemies move 3 cells towards their nearest character. 3 melee enemies attack at range 0.
# Name of an event card.
ma-event-crossfire = Crossfire
ma-event-crossfire-text = 2 shooters move 2 cells towards their nearest character. 3 shooters attack at range 2.
# Name of an event card: where everybody is shot at.
ma-event-kill-zone = Kill Zone
ma-event-kill-zone-text = 3 sharpshooters attack at range 4.
# Name of an event card: the enemy gathers again.
ma-event-regroup = Regroup
ma-event-regroup-text = 2 enemies of any class move 2 cells away from their nearest character. Place a reinforcement on the star cell nearest to you.
# Name of an event card: all doors are closed.
ma-event-lockdown = Lockdown
ma-event-lockdown-text = Close the open door nearest to you that has no character beside it. 1 enemy of any class moves 2 cells towards its nearest character.
# Name of an event card.
ma-event-power-failure = Power Failure
ma-event-power-failure-text = Sabotage the action space with the lowest total. +6: sabotage the action space with the lowest total once more.

## Planning cards

# Name of a planning card: the plan came to nothing.
ma-plan-failure = Failure
ma-plan-failure-text = It has no effect and cannot be kept.
# Name of a planning card.
ma-plan-defend = Defend
ma-plan-defend-text = When you are about to suffer damage: block 1 damage.
# Name of a planning card.
ma-plan-counterattack = Counterattack
ma-plan-counterattack-text = After an enemy has attacked you: deal 2 damage to that enemy.
# Name of a planning card: new strength.
ma-plan-second-wind = Second Wind
ma-plan-second-wind-text = In your action step: gain 1 extra action this turn.
# Name of a planning card: before a shot.
ma-plan-take-aim = Take Aim
ma-plan-take-aim-text = When you declare an attack: it has +2 strength.
# Name of a planning card.
ma-plan-sprint = Sprint
ma-plan-sprint-text = In your action step: perform a free Move of strength 2.
# Name of a planning card.
ma-plan-countermeasures = Countermeasures
ma-plan-countermeasures-text = Before your event step: move one sabotage token from any action space to the used tokens.
# Name of a planning card: a cloud to hide in.
ma-plan-smoke = Smoke
ma-plan-smoke-text = When a movement of yours begins: ignore Guard and Grapple for this movement.
# Name of a planning card: a small first-aid box.
ma-plan-medpac = Medpac
ma-plan-medpac-text = In your action step: heal 1 damage of your own.
# Name of a planning card: radio is disturbed.
ma-plan-signal-jam = Signal Jam
ma-plan-signal-jam-text = When a crisis is to be resolved: skip it.
# Name of a planning card: the target is named before.
ma-plan-called-shot = Called Shot
ma-plan-called-shot-text = In your action step: perform a free Attack of strength 3.
