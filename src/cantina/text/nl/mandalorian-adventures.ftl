### The Mandalorian: Adventures. Namen als c12, t3, k17, p4, b2, d0 zijn die van de notatie; ze staan op het spelbord.
### De namen en teksten van kaarten, fiches, spelborden en missies staan in mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Eén tot vier spelers voeren samen een missie uit: met kaarten in actievakken bewegen ze, vallen ze aan, verkennen ze en maken ze plannen, en elk vol vak brengt een gebeurtenis. Iedereen wint of iedereen verliest. 30 tot 60 minuten.

## Opties

mandalorian-adventures-option-mission = de missie; zonder keuze de eerste
mandalorian-adventures-option-map = het spelbord van een huurlingenmissie; een verhaalmissie heeft een eigen bord
mandalorian-adventures-option-mode = story: de genoemde personages; sandbox: elk personage; shared: iedereen bestuurt samen twee personages; auto: wat bij de missie en het aantal spelers past
mandalorian-adventures-option-characters = de personages, in de volgorde van de spelers; zonder keuze de genoemde
mandalorian-adventures-option-difficulty = beginner: meer levenspunten; heroic: 3 handkaarten
mandalorian-adventures-option-growth = hoeveel kaarten van de groeistapel zijn afgehandeld; dat bepaalt welke kaarten in het spel zijn
mandalorian-adventures-option-traitor = of iemand verrader kan zijn (drie of vier spelers); auto: als de missie het zegt
mandalorian-adventures-option-first-player = de speler die begint; zonder keuze beslist het lot
mandalorian-adventures-option-max-turns = het spel stopt na zoveel beurten; 0: onbeperkt

## Namen uit de spelregels

mandalorian-adventures-space-move = Beweging
mandalorian-adventures-space-attack = Aanval
mandalorian-adventures-space-intel = Verkenning
mandalorian-adventures-space-plan = Planning
mandalorian-adventures-space-green = Missie
mandalorian-adventures-class-melee = vechter
mandalorian-adventures-class-shooter = schutter
mandalorian-adventures-class-sharpshooter = scherpschutter
mandalorian-adventures-back-melee = vechters
mandalorian-adventures-back-shooter = schutters
mandalorian-adventures-back-sharpshooter = scherpschutters
mandalorian-adventures-back-special = speciaal
mandalorian-adventures-effect-guard = Bewaker
mandalorian-adventures-effect-grapple = Greep
mandalorian-adventures-effect-diversion = Afleiding
mandalorian-adventures-effect-mission = Missie-effect
mandalorian-adventures-mode-story = verhaalmodus
mandalorian-adventures-mode-sandbox = vrije modus
mandalorian-adventures-mode-shared = gedeelde modus
mandalorian-adventures-difficulty-normal = normaal
mandalorian-adventures-difficulty-beginner = beginner
mandalorian-adventures-difficulty-heroic = heroïsch
mandalorian-adventures-unknown = “{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = tactisch

## Acties

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } in { $space }: tactisch, alleen het effect
       *[no] { $card } in { $space }: tactisch, er gebeurt daar niets
    }
   *[other] { $effect ->
        [yes] { $card } in { $space }: kracht { $strength }, effect
       *[no] { $card } in { $space }: kracht { $strength }
    }
}
mandalorian-adventures-action-effect = Gebruik het effect van de kaart
mandalorian-adventures-action-perform = Voer de actie uit
mandalorian-adventures-action-decline = Zie af van de actie
mandalorian-adventures-action-attack = Val { $threat } aan
mandalorian-adventures-action-look = Bekijk de gedekte dreiging { $threat }
mandalorian-adventures-action-push = Verplaats de vijand { $threat } 1 veld
mandalorian-adventures-action-go = Stap naar { $cell }
mandalorian-adventures-action-stop = Stop hier
mandalorian-adventures-action-use = Gebruik { $threat } op je veld
mandalorian-adventures-action-spend = Gebruik wat je draagt: { $token }
mandalorian-adventures-action-rescue = Red het Kind
mandalorian-adventures-action-card = Gebruik { $card }: { $text }
mandalorian-adventures-action-card-of = Gebruik { $card } van { $character }: { $text }
mandalorian-adventures-action-keep = Houd { $card }: { $text }
mandalorian-adventures-action-top = Leg { $card } boven op de planningsstapel
mandalorian-adventures-action-drop = Leg af: { $card }
mandalorian-adventures-action-threat = Kies { $threat }
mandalorian-adventures-action-cell = Kies { $cell }
mandalorian-adventures-action-spawn = De versterking verschijnt op { $cell }
mandalorian-adventures-action-flee = Het Kind vlucht naar { $cell }
mandalorian-adventures-action-character = Kies { $character }
mandalorian-adventures-action-space = Kies het actievak { $space }
mandalorian-adventures-action-free = Voer gratis uit: { $space }
mandalorian-adventures-action-door = Deur { $door }
mandalorian-adventures-action-choose = Kies effect { $whom }
mandalorian-adventures-action-rule = Eerst: { $name }
mandalorian-adventures-action-yes = Ja
mandalorian-adventures-action-no = Nee
mandalorian-adventures-action-pass = Pas
mandalorian-adventures-action-end = Beëindig de actiestap
mandalorian-adventures-action-betray = Toon je verraderskaart
mandalorian-adventures-action-accuse = Beschuldig speler { $whom }
mandalorian-adventures-action-seat = Kies speler { $whom }

## Wat er is gebeurd

mandalorian-adventures-who = { $you ->
    [yes] Speler { $seat } (jij)
   *[no] Speler { $seat }
}
mandalorian-adventures-damage = { $number } schade
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } vaardigheidskaart
   *[other] { $number } vaardigheidskaarten
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } planningskaart
   *[other] { $number } planningskaarten
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } gebeurteniskaart
   *[other] { $number } gebeurteniskaarten
}
mandalorian-adventures-event-mission = Missie: { $mission }. Spelbord: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Voorbereiding 1 van 7: de missie ligt klaar.
    [2] Voorbereiding 2 van 7: de planningsstapel is geschud.
    [3] Voorbereiding 3 van 7: de gebeurtenisstapel is geschud.
    [4] Voorbereiding 4 van 7: op elk actievak ligt een wit sabotagefiche, de andere zijn gemengd.
    [5] Voorbereiding 5 van 7: de dreigingsfiches liggen op het spelbord.
    [6] Voorbereiding 6 van 7: de personages staan op het spelbord, de eerste handkaarten zijn getrokken.
   *[7] Voorbereiding 7 van 7: de eerste speler is aangewezen.
}
mandalorian-adventures-event-turn = Beurt { $number }: { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } speelde { $card } ({ $values }) in { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } handelt: { $space }, kracht { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } handelt gratis: { $space }, kracht { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } zag af van de actie: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } gebruikte het effect van { $card }.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } ging naar { $cell }.
mandalorian-adventures-event-placed = { $character } werd op { $cell } gezet.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } viel { $threat } aan met kracht { $number }.
mandalorian-adventures-event-revealed = Omgedraaid op { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token } heeft een missie-effect: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) kreeg { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = { $token } ({ $threat }) is verslagen!
mandalorian-adventures-event-captured = { $token } ({ $threat }) is gevangen!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } bekeek de gedekte dreiging { $threat } op { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } bekeek { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } verplaatste de vijand { $threat } naar { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } trok { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } trok { $card }: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } hield { $card } voor { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } legde een kaart boven op de planningsstapel.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } legde { $card } boven op de planningsstapel.
mandalorian-adventures-event-plan-discarded = Planningskaart afgelegd: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } gebruikte { $card } van { $character }: { $text }
mandalorian-adventures-event-plan-taken = { $character } pakte { $card } van de aflegstapel.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } gebruikte { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } pakte { $token }.
mandalorian-adventures-event-token-placed = { $token } werd op { $cell } gelegd.
mandalorian-adventures-event-token-placed-hidden = Een gedekte dreiging werd op { $cell } gelegd.
mandalorian-adventures-event-token-removed = { $token } is van het spelbord.
mandalorian-adventures-event-tokens-mixed = Gedekte dreigingen zijn gemengd.
mandalorian-adventures-event-healed = { $character } genas { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } genas { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } kreeg { mandalorian-adventures-damage }.
   *[other] { $character } kreeg { mandalorian-adventures-damage } van { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blokkeerde { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } krijgt de schade in plaats van { $spared }.
mandalorian-adventures-event-guard = Bewaker { $threat } treft { $character }.
mandalorian-adventures-event-grapple = Greep: { $threat } houdt { $character } tegen.
mandalorian-adventures-event-enemy-attacks = { $threat } valt { $character } aan.
mandalorian-adventures-event-enemy-moved = { $threat } gaat naar { $cell }.
mandalorian-adventures-event-disabled = { $threat } valt deze beurt niet aan.
mandalorian-adventures-event-spawned = Versterking op { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Alle versterkingen zijn op het spelbord: er verschijnt er geen.
mandalorian-adventures-event-sabotaged = Sabotage: +{ $number } op { $space }.
mandalorian-adventures-event-sabotage-removed = Een sabotagefiche van { $number } is weg van { $space }.
mandalorian-adventures-event-event-step = De gebeurtenisstap begint.
mandalorian-adventures-event-space-resolved = { $space } heeft { $number } en wordt afgehandeld.
mandalorian-adventures-event-crisis = Crisis in { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = De crisis wordt overgeslagen.
mandalorian-adventures-event-event-card = Gebeurtenis “{ $card }”: { $text }
mandalorian-adventures-event-no-effect = De gebeurteniskaart had geen effect: er verschijnt een versterking.
mandalorian-adventures-event-space-emptied = { $space } wordt leeggemaakt.
mandalorian-adventures-event-track = Spoor “{ $track }”: { $number } van { $size }.
mandalorian-adventures-event-door-opened = Deur { $door } is open.
mandalorian-adventures-event-door-closed = Deur { $door } is gesloten.
mandalorian-adventures-event-child-rescued = { $character } heeft het Kind gered!
mandalorian-adventures-event-child-carried = { $character } draagt het Kind.
mandalorian-adventures-event-child-on-cell = Het Kind is op { $cell }.
mandalorian-adventures-event-child-fled = Het Kind is naar { $cell } gevlucht.
mandalorian-adventures-event-child-with-enemy = { $threat } heeft het Kind!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } trok { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } trok { $card } ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Een aflegstapel met vaardigheden is geschud tot een nieuwe stapel: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = De aflegstapel met planningen is geschud tot een nieuwe stapel: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = De aflegstapel met gebeurtenissen is geschud tot een nieuwe stapel: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Iedereen heeft een loyaliteitskaart gekregen.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } kreeg de verraderskaart.
       *[loyal] { mandalorian-adventures-who } kreeg een loyale kaart.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } bekeek de kaart van speler { $whom }: een verrader!
       *[loyal] { mandalorian-adventures-who } bekeek de kaart van speler { $whom }: loyaal.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } bekeek de loyaliteitskaart van speler { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } is de verrader!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } beschuldigde speler { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } stemde in.
   *[no] { mandalorian-adventures-who } stemde niet in.
}
mandalorian-adventures-event-accusation-right = Speler { $whom } was de verrader en ligt eruit.
mandalorian-adventures-event-accusation-wrong = Speler { $whom } is loyaal; twee vakken worden gesaboteerd.
mandalorian-adventures-event-won = Het doel is bereikt: de missie is gewonnen!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } is verslagen: de missie is verloren.
    [failure] Een faalvoorwaarde is vervuld: de missie is verloren.
    [text] De missie is verloren.
   *[other] De missie is verloren.
}
mandalorian-adventures-event-unfinished = De laatste beurt is voorbij: het spel stopt onbeslist.

## Waarom een actie wordt geweigerd

mandalorian-adventures-refusal-window = “{ $action }” is geen antwoord op wat nu wordt gevraagd ({ $rule })
mandalorian-adventures-refusal-not-in-hand = “{ $action }”: je hebt kaart k{ $card } niet op de hand ({ $rule })
mandalorian-adventures-refusal-space-used = “{ $action }”: je hebt deze beurt al in { $space } gespeeld ({ $rule })
mandalorian-adventures-refusal-no-space = “{ $action }”: deze missie heeft geen groen actievak ({ $rule })
mandalorian-adventures-refusal-no-actions = “{ $action }”: je hebt deze beurt geen actie meer ({ $rule })
mandalorian-adventures-refusal-two-actions = “{ $action }”: speel eerst nog een kaart; je hebt er { $count } van { $needed } gespeeld ({ $rule })
mandalorian-adventures-refusal-no-effect = “{ $action }”: de kaart heeft in dit vak geen effect ({ $rule })
mandalorian-adventures-refusal-effect-used = “{ $action }”: het effect is al gebruikt ({ $rule })
mandalorian-adventures-refusal-effect-later = “{ $action }”: het effect komt na de actie ({ $rule })
mandalorian-adventures-refusal-effect-earlier = “{ $action }”: het effect komt voor de actie ({ $rule })
mandalorian-adventures-refusal-effect-target = “{ $action }”: het effect heeft het doelwit van de actie nodig ({ $rule })
mandalorian-adventures-refusal-other-action = “{ $action }”: de kaart is in { $space } gespeeld ({ $rule })
mandalorian-adventures-refusal-tactical = “{ $action }”: een tactische kaart geeft geen actie, alleen een effect ({ $rule })
mandalorian-adventures-refusal-strength = “{ $action }”: hiervoor is kracht { $needed } nodig, en de actie heeft { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = “{ $action }”: de missieactie kan nu niet ({ $rule })
mandalorian-adventures-refusal-no-threat = “{ $action }”: er ligt geen fiche t{ $threat } op het spelbord ({ $rule })
mandalorian-adventures-refusal-out-of-range = “{ $action }”: t{ $threat } is niet binnen bereik { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = “{ $action }”: t{ $threat } ligt al open ({ $rule })
mandalorian-adventures-refusal-not-enemy = “{ $action }”: t{ $threat } is geen open vijand ({ $rule })
mandalorian-adventures-refusal-stuck = “{ $action }”: t{ $threat } kan naar geen enkel veld worden verplaatst ({ $rule })
mandalorian-adventures-refusal-no-cell = “{ $action }”: dit spelbord heeft geen veld c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = “{ $action }”: c{ $cell } grenst er niet aan ({ $rule })
mandalorian-adventures-refusal-wall = “{ $action }”: er staat een muur in de weg ({ $rule })
mandalorian-adventures-refusal-closed-door = “{ $action }”: de deur is gesloten ({ $rule })
mandalorian-adventures-refusal-height = “{ $action }”: niemand beweegt over een hoogte ({ $rule })
mandalorian-adventures-refusal-no-steps = “{ $action }”: de beweging is voorbij ({ $rule })
mandalorian-adventures-refusal-not-here = “{ $action }”: t{ $threat } is niet op je veld ({ $rule })
mandalorian-adventures-refusal-no-bonus = “{ $action }”: t{ $threat } is geen open bonus ({ $rule })
mandalorian-adventures-refusal-no-use = “{ $action }”: je hebt er nu niets aan ({ $rule })
mandalorian-adventures-refusal-no-damage = “{ $action }”: je hebt geen schade om te genezen ({ $rule })
mandalorian-adventures-refusal-not-carried = “{ $action }”: je draagt het niet ({ $rule })
mandalorian-adventures-refusal-no-child = “{ $action }”: het Kind doet in deze missie niet mee ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = “{ $action }”: het Kind is niet op je veld ({ $rule })
mandalorian-adventures-refusal-child-carried = “{ $action }”: het Kind wordt al gedragen ({ $rule })
mandalorian-adventures-refusal-child-fled = “{ $action }”: het Kind is deze beurt gevlucht ({ $rule })
mandalorian-adventures-refusal-not-owned = “{ $action }”: je bezit p{ $card } niet ({ $rule })
mandalorian-adventures-refusal-plan-moment = “{ $action }”: dit is niet het moment voor p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = “{ $action }”: beide personages hebben p{ $card }; zeg van wie de kaart is ({ $rule })
mandalorian-adventures-refusal-one-owner = “{ $action }”: maar één personage heeft p{ $card }; een naam is niet nodig ({ $rule })
mandalorian-adventures-refusal-not-drawn = “{ $action }”: p{ $card } is niet getrokken ({ $rule })
mandalorian-adventures-refusal-not-kept = “{ $action }”: p{ $card } kun je niet houden ({ $rule })
mandalorian-adventures-refusal-second-copy = “{ $action }”: het personage bezit p{ $card } al ({ $rule })
mandalorian-adventures-refusal-not-offered = “{ $action }” is geen van de keuzes ({ $rule })
mandalorian-adventures-refusal-no-door = “{ $action }”: er is geen gesloten deur d{ $door } naast je veld ({ $rule })
mandalorian-adventures-refusal-door-force = “{ $action }”: geen spelregel opent die deur met deze actie ({ $rule })
mandalorian-adventures-refusal-must-choose = “{ $action }”: je moet een van de keuzes maken ({ $rule })
mandalorian-adventures-refusal-no-traitor = “{ $action }”: je kunt nu geen verrader worden ({ $rule })

## De tafel

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Beurt { $turn }.
   *[other] Beurt { $turn } van hoogstens { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } speelt kaarten: tot nu toe { $played } van { $needed }.
   *[other] { mandalorian-adventures-who } speelt kaarten: tot nu toe { $played } van { $needed }. Er mag nog een extra actie.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } heeft { $space }, kracht { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } gaat niet verder.
    [one] { mandalorian-adventures-who }: { $character } mag nog { $left } veld verder.
   *[other] { mandalorian-adventures-who }: { $character } mag nog { $left } velden verder.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }: { $character } is klaar met { $space }. Nog iets?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } beslist: welke dreiging?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } beslist: welke dreiging bekijken?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } beslist: welk veld?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } beslist: waar verschijnt de versterking?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } beslist: waarheen vlucht het Kind?
mandalorian-adventures-step-character = { mandalorian-adventures-who } beslist: welk personage?
mandalorian-adventures-step-space = { mandalorian-adventures-who } beslist: welk actievak?
mandalorian-adventures-step-free = { mandalorian-adventures-who } beslist: welke gratis actie?
mandalorian-adventures-step-door = { mandalorian-adventures-who } beslist: welke deur?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } mag een van de getrokken planningskaarten houden.
mandalorian-adventures-step-top = { mandalorian-adventures-who } mag een van de getrokken kaarten weer bovenop leggen.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } mag nu een planningskaart gebruiken.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } beslist: welke planningskaart wordt afgelegd?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } beslist: welk van de effecten, op volgorde?
mandalorian-adventures-step-may = { mandalorian-adventures-who } beslist: dit deel uitvoeren?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } beslist: wat komt eerst?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } beslist: welke speler?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } mag iemand van verraad beschuldigen.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } beslist: instemmen met de beschuldiging?
mandalorian-adventures-step-won = De missie is gewonnen!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] De missie is verloren: { $character } is verslagen.
    [failure] De missie is verloren: een faalvoorwaarde is vervuld.
   *[other] De missie is verloren.
}
mandalorian-adventures-step-unfinished = Het spel is onbeslist gestopt.
mandalorian-adventures-label-event = Gebeurtenis
mandalorian-adventures-label-source = Tekst
mandalorian-adventures-label-due = Dreigt
mandalorian-adventures-label-objective = Doel
mandalorian-adventures-label-failure = Verlies
mandalorian-adventures-label-crisis = Crisis
mandalorian-adventures-label-effect = Symbool $
mandalorian-adventures-label-green = Actie
mandalorian-adventures-label-rules = Regels
mandalorian-adventures-label-tracks = Sporen
mandalorian-adventures-label-ways = Wegen
mandalorian-adventures-label-enemies = Vijanden
mandalorian-adventures-label-bonuses = Bonussen
mandalorian-adventures-label-looked = Bekeken
mandalorian-adventures-label-spaces = Vakken
mandalorian-adventures-label-decks = Stapels
mandalorian-adventures-label-plans = Plannen
mandalorian-adventures-label-carries = Draagt
mandalorian-adventures-label-hand = Hand
mandalorian-adventures-label-drawn = Getrokken
mandalorian-adventures-picture-legend = @ personage; t3 2 vijand met nog 2 LP{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o gedekt en rond, ?# vierkant; t7+ bonus; S start, E uitgang, (4) nummer, * ster, ^ hoogte; d0 deur.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Een personage wordt verslagen.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } van { $size }
mandalorian-adventures-picture-sabotage = sabotage { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = leeg
mandalorian-adventures-picture-used = [deze beurt gebruikt]
mandalorian-adventures-picture-child = ’t Kind
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } op { $cell }, schade { $damage } van { $hp }, verrader
   *[no] { $character } op { $cell }, schade { $damage } van { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, uit het spel
mandalorian-adventures-picture-enemy = { $name } op { $cell }: { $kind }, LP { $left } van { $hp }
mandalorian-adventures-picture-reinforcement = versterking
mandalorian-adventures-picture-quiet = valt deze beurt niet aan
mandalorian-adventures-picture-has-child = heeft het Kind
mandalorian-adventures-picture-bonus = { $name } op { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } op { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
mandalorian-adventures-fact-deck = stapel { $count }
mandalorian-adventures-fact-discard = afgelegd { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } kaart tegoed
   *[other] { $count } kaarten tegoed
}
mandalorian-adventures-fact-loyal = loyaal
mandalorian-adventures-fact-traitor = verrader
mandalorian-adventures-deck-events = gebeurtenissen { $cards }, volgende achterkant: { $back }
mandalorian-adventures-deck-plans = planning { $cards }, afgelegd { $discard }
mandalorian-adventures-deck-reinforcements = versterkingen { $count }
mandalorian-adventures-deck-sabotage = sabotage { $count }, gebruikt { $used }
mandalorian-adventures-deck-on-top = boven op de planningsstapel: { $card }

## Het scoreblad

mandalorian-adventures-column = Speler { $seat }
mandalorian-adventures-row-won = Gewonnen
mandalorian-adventures-row-turns = Beurten
mandalorian-adventures-row-damage = Schade
mandalorian-adventures-row-total = Totaal
mandalorian-adventures-row-rank = Plaats
mandalorian-adventures-tie-shared = Iedereen wint samen.

## De overzichtskaart

mandalorian-adventures-aid-front =
    JE BEURT
    1 Actiestap: speel twee handkaarten, elk in een ander actievak. Voer na elke
      kaart de actie met die kracht uit, of zie ervan af. Een kaart met een symbool
      van de actie is 1 sterker. Het effect mag je voor of na de actie gebruiken
      als de kaart in het vak ligt dat het effect noemt.
    2 Gebeurtenisstap: zie de andere kant.
    3 Trekstap: trek tot je 4 handkaarten hebt (heroïsch: 3).

    DE ACTIES, met hun kracht
      Beweging    tot zoveel velden over dunne lijnen en door open deuren. Een
                  vijand of gedekte dreiging houdt je tegen; gedekte dreigingen
                  daar worden omgedraaid.
      Aanval      zoveel schade aan één dreiging binnen bereik 1. Een gedekte
                  wordt eerst omgedraaid.
      Verkenning  bekijk binnen dit bereik een gedekte dreiging, of verplaats een
                  vijand 1 veld.
      Planning    trek zoveel planningskaarten; je mag er één houden en één
                  terugleggen.
    In je actiestap mag je bonussen op je veld en fiches die je draagt gebruiken.
    Bereik gaat over hoogten heen, niet door muren en gesloten deuren.

    JE VERLIEST zodra een personage evenveel schade als levenspunten heeft, of als
    de missie het zegt. JULLIE WINNEN samen als het doel is bereikt.

    TYPEN: “play k17 move” speelt kaart k17 in Beweging, “go c12” stapt naar dat
    veld, “attack t3” en “look t5” noemen dreigingen, “use t7” een bonus, “spend b1”
    een fiche dat je draagt, “card p4” een planningskaart.
mandalorian-adventures-aid-back =
    GEBEURTENISSTAP: de vakken van links naar rechts; tel bij elk de gedrukte kracht
    van de kaarten en de sabotagefiches op.
      4 of minder  er gebeurt niets, alles blijft liggen.
      5            een gebeurteniskaart, dan wordt het vak leeggemaakt.
      6 of meer    eerst de crisis van de missie; effecten met +6 gelden.
    Een gebeurtenis zonder enig effect brengt een versterking. Sabotage legt een
    willekeurig fiche op een vak.

    VIJANDEN doen uit zichzelf niets, behalve hun effecten
      ! Bewaker    je eindigt een beweging binnen bereik 1 van hem: 1 schade.

    PLANNINGSKAARTEN zeggen wanneer je ze gebruikt. Elk personage bezit er één van
    elke soort.

    HET SPELBORD: dunne lijnen kun je oversteken; dikke zijn muren; gestippelde zijn
    hoogten, waar alleen bereik overheen gaat; d0 is een deur, gesloten in een dikke
    lijn. ░ is ontoegankelijk. S start, E uitgang, * ster (*r rood, *b blauw),
    (4) nummer.
