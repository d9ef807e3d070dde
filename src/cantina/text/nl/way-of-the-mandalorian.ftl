### Way of the Mandalorian. Vier waarden tussen haakjes zijn altijd vuurkracht, pantser, stuurkunst en sluwheid.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Rust je personage uit, onderneem steeds moeilijkere missies, hinder de anderen met gebeurtenissen. Wie aan het einde de meeste Credits heeft, wint. Ongeveer 45 minuten.

## Opties

way-of-the-mandalorian-option-first-player = de speler die begint; zonder keuze beslist het lot
way-of-the-mandalorian-option-characters = een personage voor elke speler, op volgorde; zonder keuze beslist het lot
way-of-the-mandalorian-option-equip-window = wanneer je je mag uitrusten: de hele beurt, of alleen tussen de twee acties
way-of-the-mandalorian-option-compare = wat een missie vraagt: elke eigenschap, of het totaal van alle vier
way-of-the-mandalorian-option-event-fee = wat het kost om een gebeurtenis te spelen: 200, of de kosten op de kaart
way-of-the-mandalorian-option-boba-slot-as-opponent = of Boba Fett zijn plek tegen de missies van anderen mag gebruiken
way-of-the-mandalorian-option-boba-slot-fill-window = wanneer Boba Fett zijn plek mag vullen: zodra hij zich mag uitrusten, of alleen voor de eerste beurt
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = hoeveel kaarten Bo-Katan Kryze bij een missie mag afleggen
way-of-the-mandalorian-option-bo-katan-event-symbols = of Bo-Katan Kryze ook symbolen van gebeurtenissen mag negeren
way-of-the-mandalorian-option-fennec-hand-limit = of Fennec Shand aan het einde van haar beurt ook voor overtollige kaarten mag betalen
way-of-the-mandalorian-option-sell-used-temporary-at-end = of tijdelijke kaarten die in de laatste missie zijn gebruikt, nog worden verkocht
way-of-the-mandalorian-option-credits-open = of iedereen ieders Credits ziet
way-of-the-mandalorian-option-max-turns = het spel stopt na zoveel beurten van elke speler; 0: onbeperkt

## Eigenschappen en personages

way-of-the-mandalorian-attribute-firepower = vuurkracht
way-of-the-mandalorian-attribute-armour = pantser
way-of-the-mandalorian-attribute-piloting = stuurkunst
way-of-the-mandalorian-attribute-cunning = sluwheid

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Kaarten en missies

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = voor { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , tijdelijk
   *[no] { "" }
}
way-of-the-mandalorian-values-event = voor { $cost } { way-of-the-mandalorian-symbols }, gebeurtenis
way-of-the-mandalorian-values-mission = niveau { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(tijdelijk)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (gebeurtenis)
way-of-the-mandalorian-told-mission = “{ $name }” (niveau { $level }, beloning { $reward }, boete { $penalty })

## Namen van uitrusting

way-of-the-mandalorian-card-hunting-carbine = Jachtkarabijn
way-of-the-mandalorian-card-padded-vest = Gewatteerd vest
way-of-the-mandalorian-card-grapple-line = Enterlijn
way-of-the-mandalorian-card-spotter-scope = Verkenningskijker
way-of-the-mandalorian-card-rebreather-mask = Ademmasker
way-of-the-mandalorian-card-forged-papers = Valse papieren
way-of-the-mandalorian-card-star-charts = Sterrenkaarten
way-of-the-mandalorian-card-twin-pistols = Dubbele pistolen
way-of-the-mandalorian-card-wrist-flamer = Polsvlammenwerper
way-of-the-mandalorian-card-sealed-helmet = Luchtdichte helm
way-of-the-mandalorian-card-shoulder-shield = Schouderschild
way-of-the-mandalorian-card-patrol-speeder = Patrouillespeeder
way-of-the-mandalorian-card-tracking-beacon = Volgbaken
way-of-the-mandalorian-card-thermal-visor = Warmtebeeldvizier
way-of-the-mandalorian-card-ion-rifle = Ionengeweer
way-of-the-mandalorian-card-forged-breastplate = Gesmeed borstpantser
way-of-the-mandalorian-card-jet-harness = Straalrugzak
way-of-the-mandalorian-card-guild-tablet = Gildetablet
way-of-the-mandalorian-card-shock-mine = Schokmijn
way-of-the-mandalorian-card-hull-patch = Rompplaat
way-of-the-mandalorian-card-spare-thrusters = Reservestuwers
way-of-the-mandalorian-card-bribe-purse = Beurs met smeergeld
way-of-the-mandalorian-card-smoke-canister = Rookbus
way-of-the-mandalorian-card-overcharged-cell = Overladen energiecel
way-of-the-mandalorian-card-riot-barrier = Oproerschild
way-of-the-mandalorian-card-hired-pilot = Ingehuurde piloot
way-of-the-mandalorian-card-blast-charge = Springlading
way-of-the-mandalorian-card-borrowed-gunship = Geleend gevechtsschip
way-of-the-mandalorian-card-rented-disguise = Gehuurde vermomming
way-of-the-mandalorian-card-field-shelter = Veldschuilplaats

## Namen van gebeurtenissen

way-of-the-mandalorian-card-crossfire = Kruisvuur
way-of-the-mandalorian-card-hail-of-debris = Regen van brokstukken
way-of-the-mandalorian-card-asteroid-drift = Drijvende asteroïden
way-of-the-mandalorian-card-web-of-lies = Web van leugens
way-of-the-mandalorian-card-ambush-at-the-gate = Hinderlaag bij de poort
way-of-the-mandalorian-card-blockade-run = Door de blokkade
way-of-the-mandalorian-card-hidden-sniper = Verborgen sluipschutter
way-of-the-mandalorian-card-heavy-escort = Zware escorte
way-of-the-mandalorian-card-standoff = Patstelling
way-of-the-mandalorian-card-old-grudge = Oude wrok
way-of-the-mandalorian-card-lucky-shot = Gelukstreffer
way-of-the-mandalorian-card-sandstorm = Zandstorm
way-of-the-mandalorian-card-cave-in = Instorting
way-of-the-mandalorian-card-acid-rain = Zure regen
way-of-the-mandalorian-card-barroom-brawl = Kroeggevecht
way-of-the-mandalorian-card-frozen-night = IJskoude nacht
way-of-the-mandalorian-card-engine-trouble = Motorpech
way-of-the-mandalorian-card-narrow-canyon = Nauwe kloof
way-of-the-mandalorian-card-fuel-shortage = Brandstoftekort
way-of-the-mandalorian-card-thick-fog = Dichte mist
way-of-the-mandalorian-card-tail-wind = Wind in de rug
way-of-the-mandalorian-card-double-cross = Dubbelspel
way-of-the-mandalorian-card-false-trail = Vals spoor
way-of-the-mandalorian-card-curious-patrol = Nieuwsgierige patrouille
way-of-the-mandalorian-card-loose-tongue = Loslippigheid
way-of-the-mandalorian-card-rival-hunter = Rivaliserende jager

## Namen van missies

way-of-the-mandalorian-mission-runaway-debtor = Gevluchte schuldenaar
way-of-the-mandalorian-mission-card-cheat = Valsspeler
way-of-the-mandalorian-mission-stolen-speeder = Gestolen speeder
way-of-the-mandalorian-mission-bail-jumper = Vlucht na borgtocht
way-of-the-mandalorian-mission-scrapyard-gang = Bende van de sloperij
way-of-the-mandalorian-mission-water-poacher = Waterdief
way-of-the-mandalorian-mission-market-pickpocket = Zakkenroller op de markt
way-of-the-mandalorian-mission-toll-raiders = Rovers bij de tol
way-of-the-mandalorian-mission-escaped-beast = Ontsnapt beest
way-of-the-mandalorian-mission-lost-shipment = Verloren zending
way-of-the-mandalorian-mission-crooked-mechanic = Louche monteur
way-of-the-mandalorian-mission-arena-deserter = Deserteur uit de arena
way-of-the-mandalorian-mission-petty-smuggler = Kleine smokkelaar
way-of-the-mandalorian-mission-missing-courier = Vermiste koerier
way-of-the-mandalorian-mission-nest-of-vermin = Nest vol ongedierte
way-of-the-mandalorian-mission-false-prophet = Valse profeet
way-of-the-mandalorian-mission-moonlight-runner = Koerier bij maanlicht
way-of-the-mandalorian-mission-pit-champion = Kampioen van de kuil
way-of-the-mandalorian-mission-desert-outpost = Post in de woestijn
way-of-the-mandalorian-mission-rooftop-chase = Jacht over de daken
way-of-the-mandalorian-mission-convoy-guard = Konvooibewaking
way-of-the-mandalorian-mission-canyon-raiders = Rovers uit de kloof
way-of-the-mandalorian-mission-counterfeit-ring = Valsemuntersbende
way-of-the-mandalorian-mission-ice-moon-fugitive = Vluchteling op de ijsmaan
way-of-the-mandalorian-mission-silent-informer = Zwijgende informant
way-of-the-mandalorian-mission-kidnapped-heir = Ontvoerde erfgenaam
way-of-the-mandalorian-mission-rogue-gunship = Muitend gevechtsschip
way-of-the-mandalorian-mission-prison-transfer = Gevangenentransport
way-of-the-mandalorian-mission-vault-on-the-ridge = Kluis op de bergkam
way-of-the-mandalorian-mission-swamp-warlord = Krijgsheer van het moeras
way-of-the-mandalorian-mission-hijacked-freighter = Gekaapt vrachtschip
way-of-the-mandalorian-mission-border-blockade = Blokkade aan de grens
way-of-the-mandalorian-mission-burning-refinery = Brandende raffinaderij
way-of-the-mandalorian-mission-hunters-duel = Duel der jagers
way-of-the-mandalorian-mission-pirate-flagship = Vlaggenschip der piraten
way-of-the-mandalorian-mission-iron-governor = IJzeren gouverneur
way-of-the-mandalorian-mission-shadow-syndicate = Schaduwsyndicaat
way-of-the-mandalorian-mission-stolen-prototype = Gestolen prototype
way-of-the-mandalorian-mission-orbital-prison = Gevangenis in de ruimte
way-of-the-mandalorian-mission-last-general = De laatste generaal
way-of-the-mandalorian-mission-poisoners-court = Hof van de gifmenger
way-of-the-mandalorian-mission-walker-foundry = Gieterij van de walkers
way-of-the-mandalorian-mission-council-of-thieves = Raad der dieven
way-of-the-mandalorian-mission-siege-of-the-forge = Beleg van de smidse
way-of-the-mandalorian-mission-bring-the-child-home = Breng het kind thuis

## Acties

way-of-the-mandalorian-action-equip = Uitrusten met { $card }
way-of-the-mandalorian-action-fill = Leg gedekt op je plek: { $card }
way-of-the-mandalorian-action-draw = Trek 2 kaarten
way-of-the-mandalorian-action-sell = Verkoop voor de helft: { $card }
way-of-the-mandalorian-action-job = Snelle klus: pak 200 Credits
way-of-the-mandalorian-action-attempt = Onderneem { $mission }
way-of-the-mandalorian-action-end = Beëindig de beurt
way-of-the-mandalorian-action-take = Pak van de markt: { $card }
way-of-the-mandalorian-action-deck = Trek de bovenste kaart van de marktstapel
way-of-the-mandalorian-action-close = Rond de verkoop af
way-of-the-mandalorian-action-event = Speel { $card }
way-of-the-mandalorian-action-slot = Speel de gebeurtenis van je plek, gratis
way-of-the-mandalorian-action-pass = Pas: geen kaart
way-of-the-mandalorian-action-discard = Leg af: { $card }
way-of-the-mandalorian-action-ignore = Negeer één symbool: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Gebruik geen uitrusting
    [1] Gebruik de uitrusting op plek { $slots }
   *[other] Gebruik de uitrusting op de plekken { $slots }
}
way-of-the-mandalorian-action-keep = Betaal 200 Credits en houd de kaart op de hand
way-of-the-mandalorian-action-drop = Leg de kaart af
way-of-the-mandalorian-action-retain = Betaal 200 Credits en houd boven de limiet: { $card }

## Wat er is gebeurd

way-of-the-mandalorian-who = { $you ->
    [yes] Speler { $seat } (jij)
   *[no] Speler { $seat }
}
way-of-the-mandalorian-event-turn = Beurt { $number }: { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } rustte zich uit met { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } legde een gebeurtenis gedekt op de plek.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } legde op de plek: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } trekt 2 kaarten.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } pakte van de markt: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } trok een kaart van de marktstapel.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } trok { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } kan niet trekken: er is geen kaart meer.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } verkocht { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } kreeg { $number } Credits voor de verkoop.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } kreeg { $number } Credits voor een snelle klus.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } onderneemt de missie { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } speelde de gebeurtenis { $card }, { $count ->
    [0] gratis
   *[other] voor { $count } Credits
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } past.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } legde af om een symbool te negeren: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } negeert één symbool: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } gebruikt { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } voltooide de missie “{ $mission }” en kreeg { $count } Credits!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } faalde bij de missie “{ $mission }” en betaalde { $count } Credits.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } heeft opgebruikt: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } betaalde 200 Credits en behield { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } legde af: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } betaalde 200 Credits en behield boven de limiet: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } beëindigde de beurt.
way-of-the-mandalorian-event-reshuffled = De aflegstapel is geschud tot een nieuwe marktstapel ({ $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}).
way-of-the-mandalorian-event-new-in-market = Nieuw op de markt: { $card }.
way-of-the-mandalorian-event-new-mission = Nieuwe missie: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } heeft de missie van niveau 4 voltooid: het spel is afgelopen!
way-of-the-mandalorian-event-unfinished = De laatste beurt is voorbij en de missie van niveau 4 is niet voltooid: het spel stopt onbeslist.

## Waarom een actie wordt geweigerd

way-of-the-mandalorian-refusal-window = “{ $action }” hoort niet bij wat nu wordt beslist ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = “{ $action }”: je hebt kaart { $card } niet op de hand ({ $rule })
way-of-the-mandalorian-refusal-equip-window = “{ $action }”: aan deze tafel rust je je alleen tussen de twee acties uit ({ $rule })
way-of-the-mandalorian-refusal-no-slot = “{ $action }”: je bord heeft geen vrije plek ({ $rule })
way-of-the-mandalorian-refusal-cost = “{ $action }” kost { $cost } Credits, en je hebt er { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = “{ $action }”: alleen Boba Fett heeft een plek voor een gebeurtenis ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = “{ $action }”: op je plek ligt al een gebeurtenis ({ $rule })
way-of-the-mandalorian-refusal-slot-window = “{ $action }”: de plek kan nu niet worden gevuld ({ $rule })
way-of-the-mandalorian-refusal-no-actions = “{ $action }”: je hebt in deze beurt geen actie meer ({ $rule })
way-of-the-mandalorian-refusal-second-job = “{ $action }”: de snelle klus kan één keer per beurt ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = “{ $action }”: missie m{ $mission } ligt niet in de rij ({ $rule })
way-of-the-mandalorian-refusal-not-yours = “{ $action }”: je hebt kaart { $card } niet op de hand en niet op je bord ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = “{ $action }”: kaart { $card } ligt niet op de markt ({ $rule })
way-of-the-mandalorian-refusal-no-card = “{ $action }”: marktstapel en aflegstapel zijn leeg ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = “{ $action }”: je hebt op geen plek een gebeurtenis die hier kan worden gespeeld ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = “{ $action }”: deze missie heeft niet zo’n symbool om te negeren ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = “{ $action }”: een van deze plekken is leeg ({ $rule })

## De tafel als tekst

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Voor de eerste beurt.
   *[other] { $last ->
        [0] Beurt { $turn }.
       *[other] Beurt { $turn } van hoogstens { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } heeft geen actie meer: uitrusten of de beurt beëindigen.
    [one] { way-of-the-mandalorian-who } heeft nog { $actions } actie.
   *[other] { way-of-the-mandalorian-who } heeft nog { $actions } acties.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } trekt nog { $picks } kaart: markt of stapel?
   *[other] { way-of-the-mandalorian-who } trekt { $picks } kaarten: markt of stapel?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } verkoopt, tot nu toe voor { $sold } Credits.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } beslist: een gebeurtenis tegen deze missie?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } beslist: een eigen gebeurtenis voor deze missie?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } beslist: een kaart afleggen om een symbool te negeren?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } beslist: welk symbool wordt genegeerd?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } beslist: welke uitrusting wordt gebruikt?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } beslist: 200 Credits betalen en houden: { $card }?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } heeft { $count } handkaarten en legt af tot er { $limit } over zijn.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } beslist: een gebeurtenis voor de plek?
way-of-the-mandalorian-step-over = Het spel is afgelopen.
way-of-the-mandalorian-step-unfinished = Het spel is onbeslist gestopt.
way-of-the-mandalorian-end-far = De missie van niveau 4 beëindigt het spel. Eerst nog { $left ->
    [one] { $left } voltooide missie.
   *[other] { $left } voltooide missies.
}
way-of-the-mandalorian-end-soon = De missie van niveau 4, die het spel beëindigt, verschijnt na deze beurt.
way-of-the-mandalorian-end-near = De missie van niveau 4 ligt er: wie die voltooit, beëindigt het spel.
way-of-the-mandalorian-label-missions = Missies
way-of-the-mandalorian-label-market = Markt
way-of-the-mandalorian-label-decks = Stapels
way-of-the-mandalorian-label-attempt = Poging
way-of-the-mandalorian-label-required = Vereist
way-of-the-mandalorian-label-available = Aanwezig
way-of-the-mandalorian-label-missing = Ontbreekt
way-of-the-mandalorian-label-board = Bord
way-of-the-mandalorian-label-slot = Plek
way-of-the-mandalorian-label-known = Gezien
way-of-the-mandalorian-label-hand = Hand
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] geen missies meer
    [one] { $cards } missie, volgend niveau { $level }
   *[other] { $cards } missies, volgend niveau { $level }
}
way-of-the-mandalorian-deck-market = marktstapel { $cards }
way-of-the-mandalorian-deck-discard = afgelegd { $cards }
way-of-the-mandalorian-deck-completed = voltooid { $cards }
way-of-the-mandalorian-picture-nothing = geen
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = missie { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card } door speler { $seat }
way-of-the-mandalorian-part-ignored = genegeerd { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = personage { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = hele bord { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = eigen gebeurtenis { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = niets, als het hele bord wordt gebruikt
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}
way-of-the-mandalorian-fact-hidden-credits = Credits verborgen
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] geen vrije plek
    [one] { $count } vrije plek
   *[other] { $count } vrije plekken
}
way-of-the-mandalorian-fact-strength = met het bord { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = een gebeurtenis, gedekt
way-of-the-mandalorian-picture-empty = leeg

## Het scoreblad

way-of-the-mandalorian-column = Speler { $seat }
way-of-the-mandalorian-row-credits = Credits
way-of-the-mandalorian-row-sale = Eindverkoop
way-of-the-mandalorian-row-total = Totaal
way-of-the-mandalorian-row-rank = Plaats
way-of-the-mandalorian-tie-shared = Credits zijn gelijk: de overwinning wordt gedeeld.

## De overzichtskaart

way-of-the-mandalorian-aid-front =
    JE BEURT: twee acties, in willekeurige volgorde; behalve de snelle klus mag elke
    actie ook tweemaal.
      draw       Trek 2 kaarten: elk van de markt of van de marktstapel.
      sell       Verkoop zoveel kaarten als je wilt van hand en bord, voor de helft
                 van hun kosten samen. Rond de verkoop af om je geld te krijgen.
      job        Snelle klus: pak 200 Credits. Eén keer per beurt.
      attempt    Onderneem een missie: zie de andere kant.
    Voor, tussen en na de acties mag je je uitrusten: betaal de kosten en leg de
    kaart op een vrije plek van je bord. Dat is geen actie.
    Beëindig dan de beurt. Wie meer dan vijf handkaarten heeft, legt er af tot vijf.
    De markt wordt aangevuld tot 4 kaarten, de rij tot 6 missies.

    ZO LEES JE EEN KAART: (3·1·2·0) is vuurkracht, pantser, stuurkunst en sluwheid.
      Straalrugzak voor 600 (0·0·3·1)      uitrusting die 600 Credits kost
      Schokmijn voor 200 (2·0·0·1), tijdelijk
                                           wordt afgelegd na de missie waarin hij
                                           is gebruikt
      Kruisvuur voor 200 (2·0·0·0), gebeurtenis
                                           zie de andere kant
      Rovers bij de tol, niveau 1 (5·1·3·1) +300 −100
                                           een missie die deze symbolen vraagt:
                                           beloning 300, boete 100
    Kaart 17 is “#17”, missie 3 is “#m3”: “equip 17”, “attempt m3”. Plekken tellen
    vanaf 1: “use 1+3” gebruikt de kaarten op de eerste en de derde.
way-of-the-mandalorian-aid-back =
    EEN MISSIE ONDERNEMEN
    1 Kies een missie uit de rij.
    2 Vanaf links mag elke tegenstander één gebeurtenis spelen voor 200 Credits: de
      symbolen ervan komen bij de eisen.
    3 Jij mag één gebeurtenis spelen voor 200 Credits: de symbolen ervan komen bij
      die van jou.
    4 Kies welke uitrusting op je bord je gebruikt.
    5 Jouw symbolen zijn die van je personage, je gebeurtenis en de gebruikte
      uitrusting. Ze moeten in elk van de vier eigenschappen de eisen halen.
      Gelukt: pak de beloning, de missie gaat uit het spel.
      Mislukt: betaal de boete, of al wat je hebt; de missie gaat terug in de rij.
    6 Alle gebeurtenissen en de gebruikte tijdelijke uitrusting worden afgelegd.

    DE PERSONAGES
      Din Djarin      heeft vijf plekken voor uitrusting, de anderen vier.
      Fennec Shand    mag voor elke gebruikte tijdelijke kaart 200 Credits betalen
                      om die weer op de hand te nemen.
      Bo-Katan Kryze  mag bij haar missie een kaart afleggen om één symbool van de
                      missiekaart te negeren.
      Boba Fett       mag één gebeurtenis gedekt op een plek bewaren en gratis
                      spelen, bij zijn eigen missies en bij die van anderen.

    HET EINDE: het spel is direct afgelopen als iemand de missie van niveau 4
    voltooit, de laatste van de stapel. Alle kaarten op de borden worden voor de
    halve prijs verkocht; handkaarten tellen niet mee. De meeste Credits winnen; bij
    evenveel Credits wordt de overwinning gedeeld.
