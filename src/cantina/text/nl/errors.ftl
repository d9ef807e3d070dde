### Wat er mis kan zijn met wat mensen en programma’s aanleveren: telkens één regel, met de spelregel of het veld erbij.

## Acties

action-unknown-verb = “{ $action }” is geen actie: begin met een van deze woorden: { $verbs }
action-bad-operands = “{ $action }” is geen actie: wat na “{ $verb }” komt, ontbreekt, is te veel of is onbekend
action-unknown-code = { $action } is geen actie: codes beginnen bij 0 en blijven onder { $size }
action-not-understood = { $action } is geen actie: schrijf het zoals “draw target”, of geef de code
action-other-game = “{ $action }” is een actie van een ander spel: { $game }
game-over = “{ $action }” kan niet: het spel is afgelopen ({ $rule })
not-your-turn = “{ $action }” kan nu niet: de anderen zijn nog niet klaar ({ $rule })
undo-nothing = Er valt niets terug te nemen ({ $rule })
undo-barrier = “{ $words }” is niet meer terug te nemen: er is al iets door onthuld of veranderd ({ $rule })

## Spellen, opties, plaatsen, seeds

game-unknown = Er is geen spel “{ $game }”; de spellen zijn: { $games }
game-no-packs = Het spel { $game } kent geen pakketten
odds-none = Het spel { $game } berekent geen kansen
odds-over = Het spel is afgelopen: er valt niets meer te voorspellen
odds-not-ready = Voor kansen zijn de gecompileerde regels nodig, en die zijn nog niet klaar: probeer het over een minuut opnieuw
option-unknown = Er is geen optie “{ $option }”; de opties zijn: { $allowed }
options-wrong = “options” kan niet { $value } zijn: geef de opties bij hun naam, zoals in een woordenboek (dict)
option-choice = Optie “{ $option }” kan niet “{ $value }” zijn; mogelijk is: { $allowed }
option-number = Optie “{ $option }” kan niet “{ $value }” zijn: het is een geheel getal van { $least } tot en met { $most }
option-assignment = Optie “{ $option }” kan niet “{ $value }” zijn: noem voor elk van de { $seats } plaatsen een andere uit { $allowed }
option-team = Optie “{ $option }” kan niet “{ $value }” zijn: noem verschillende uit { $allowed }
option-text = “{ $option }” is de tekst “{ $value }”: geef de waarde zelf, zonder aanhalingstekens
seats-wrong = { $game } is voor { $least } tot { $most } spelers, niet “{ $seats }”
seat-unknown = Er is geen plaats “{ $seat }”: plaatsen lopen van 0 tot en met { $last }
seed-wrong = “{ $seed }” is geen seed: het moet een geheel getal zijn vanaf 0 en kleiner dan 2^256, of 64 hexadecimale cijfers
seed-not-its-hash = De seed past niet bij zijn hash: dit is niet de deling die was aangekondigd
since-wrong = “since” kan niet “{ $since }” zijn: het is een geheel getal vanaf 0
event-wrong = “event” kan niet { $event } zijn: het is een gebeurtenis van dit spel, zoals “play” en “events” ze geven
language-unknown = Er zijn geen teksten in de taal “{ $language }”; er zijn: { $languages }

## Bewaarde spellen

saved-not-json = Dit is geen bewaard spel: de tekst is geen JSON, of hij is afgebroken
saved-not-a-game = Dit is geen bewaard spel van Cantina, of een van de velden is van de verkeerde soort
saved-missing = Het veld “{ $field }” van dit bewaarde spel ontbreekt
saved-field = Het veld “{ $field }” van dit bewaarde spel is niet bruikbaar: { $reason }
saved-altered = Dit bewaarde spel is veranderd: de velden passen niet bij “check”
saved-version = Dit spel is gespeeld met versie { $saved } van de spelregels; dit programma speelt versie { $ours }
saved-content = Dit spel is gespeeld met andere kaarten dan dit programma heeft
saved-content-pack = Dit spel is gespeeld met andere kaarten dan deze; een spel met een pakket heeft hetzelfde, ongewijzigde pakket nodig (--pack)
saved-files = De kaarten in dit opgeslagen spel zijn niet bruikbaar: { $reason }
saved-secret = De seed van dit spel is nog geheim: hij is te lezen zodra het spel is afgelopen
saved-action = Actie { $number } van dit bewaarde spel (“{ $line }”) kan niet worden gespeeld: { $reason }
saved-line = er staat geen plaats met een actie
saved-result = Dit bewaarde spel noemt een uitslag waar de acties niet toe leiden

## Bestanden met kaarten

content-unreadable = { $file }: het bestand is niet te lezen ({ $reason })
content-file-missing = { $file }: dit bestand ontbreekt in de inhoud van het spel
content-without-files = Deze set kaarten is in het geheugen gemaakt: er zijn geen bestanden om op te slaan
content-wrong = “content” is geen set kaarten van { $game }: neem “game.content”, of wat “game.pack(folder)” geeft
content-not-toml = { $file }, regel { $line }: geen TOML ({ $reason })
content-unknown-field = { $file }, regel { $line }: “{ $field }” is hier onbekend; mogelijk is: { $allowed }
content-missing = { $file }, regel { $line }: het veld “{ $field }” ontbreekt
content-count = { $file }, regel { $line }: “{ $field }” moet een lijst zijn van { $count } { $count ->
    [one] waarde
   *[other] waarden
}
content-number = { $file }, regel { $line }: “{ $field }” is { $value }; het moet een geheel getal zijn van { $least } tot en met { $most }
content-word = { $file }, regel { $line }: “{ $field }” is “{ $value }”; mogelijk is: { $allowed }
content-key = { $file }, regel { $line }: “{ $field }” is “{ $value }”; een naam heeft alleen kleine letters, cijfers en koppeltekens
content-total = { $file }, regel { $line }: er zijn { $count } kaarten van de soort “{ $kind }”; het moeten er { $wanted } zijn
content-name-twice = { $file }, regel { $line }: “{ $field }” is “{ $value }”, maar zo heet al een andere kaart
content-level = { $file }, regel { $line }: bij { $count } missies is “{ $field }” { $level }; het moeten er { $wanted } zijn
content-no-symbol = { $file }, regel { $line }: “{ $field }” bestaat alleen uit nullen; er is minstens één symbool nodig
content-multiple = { $file }, regel { $line }: “{ $field }” is { $value }; het moet een veelvoud van { $step } zijn
content-no-shield = { $file }, regel { $line }: “{ $field }” bestaat alleen uit nullen, dus het doelwit zou door niemand worden gevangen
content-same-twice = { $file }, regel { $line }: “{ $field }” moet twee verschillende personages noemen
content-copies = { $file }, regel { $line }: “{ $field }” is { $value }, maar de set bevat { $real } van zulke kaarten
content-contract-icons = { $file }, regel { $line }: { $count } doelwitten hebben het contractsymbool (“{ $field }”); het moeten er { $wanted } zijn
content-crate-icons = { $file }, regel { $line }: { $count } krattenkaarten hebben { $icons } “{ $field }”; het moeten er { $wanted } zijn

## Campagnes

campaign-not-prepared = “{ $action }” kan niet: de groeistapel is voor dit spel nog niet bekeken ({ $rule })
campaign-still-running = “{ $action }” kan niet: het spel is nog bezig ({ $rule })
campaign-other-game = { $file }: dit is geen spel van deze campagne: dat zou er een van mandalorian-adventures zijn met growth={ $growth }
campaign-other = { $file }: dit is het bestand van een andere campagne (“{ $field }”)
campaign-decides = “{ $field }” wordt door de campagne bepaald: laat het weg
campaign-mission-not-now = De missie “{ $action }” is niet de volgende van deze campagne; mogelijk is: { $missions } ({ $rule })
campaign-mission-locked = De missie “{ $action }” is nog niet vrijgespeeld; vrijgespeeld zijn: { $missions } ({ $rule })
campaign-which-mission = Welke missie? Vrijgespeeld zijn: { $missions }
campaign-envelope-closed = Envelop { $action } is nog dicht ({ $rule })
campaign-not-yet = “{ $action }” is nog niet in het spel gekomen ({ $rule })
campaign-read-ahead = Groeikaart { $action } is nog niet afgehandeld; niemand leest verder dan kaart { $last } ({ $rule })
campaign-unreadable = { $file }: de campagne is niet te lezen ({ $reason })
campaign-unwritable = { $file }: de campagne is niet op te slaan ({ $reason })
campaign-file-exists = { $file }: er staat daar al iets; er is niets opgeslagen
campaign-not-json = { $file }, regel { $line }: de tekst is geen JSON, of hij is afgebroken ({ $reason })
campaign-foreign = { $file }: dit is geen campagne van dit spel: het veld “{ $field }” ontbreekt of zegt iets anders
campaign-newer = { $file }, regel { $line }: “version” is { $saved }; dit programma kent campagnes tot en met versie { $ours }
campaign-missing = { $file }: het veld “{ $field }” ontbreekt
campaign-value = { $file }, regel { $line }: “{ $field }” bevat { $value }: dat is van de verkeerde soort of volgt niet uit de afgehandelde groeikaarten
campaign-action-unknown = “{ $action }” kan niet met een campagne; wel mogelijk: { $actions }
campaign-result-missing = Hoe liep het spel af? Noem een van deze: { $results }

## Pakketten met missies en spelborden

pack-no-folder = { $file }: zo’n map is er niet
pack-nothing = { $file }: in deze map zit niets van een pakket; mogelijk is: { $allowed }
pack-file-unknown = { $file }: geen enkel pakket heeft zo’n bestand of map; mogelijk is: { $allowed }
pack-many-files = { $file }: hier staan meer bestanden dan een pakket mag hebben ({ $most })
pack-not-plain = { $file }: dit is een koppeling, een pipe of een apparaat; een pakket heeft alleen gewone bestanden
pack-large = { $file }: het bestand is { $size } bytes groot; een bestand van een pakket mag hoogstens { $most } bytes zijn
pack-large-whole = { $file }: de bestanden van dit pakket zijn samen { $size } bytes groot; hoogstens { $most } bytes mag
pack-strange = { $file }, regel { $line }: elk onderdeel moet beginnen met een regel als [[name]], en met niets anders
pack-one-entry = { $file }, regel { $line }: in dit bestand moet één onderdeel [[{ $field }]] staan, niet { $count }
pack-kind-missing = { $file }: het pakket heeft helemaal geen “{ $field }”
pack-too-many = { $file }, regel { $line }: “{ $field }”: te veel onderdelen van de soort “{ $kind }”; er is plaats voor { $most }
pack-name-long = { $file }, regel { $line }: “{ $field }”: de naam “{ $value }” is te lang; een naam heeft hoogstens { $most } tekens
pack-twice = { $file }, regel { $line }: “{ $field }” is voor de tweede keer “{ $value }”
pack-flag = { $file }, regel { $line }: “{ $field }” is “{ $value }”; het moet true of false zijn
pack-texts = { $file }, regel { $line }: “{ $field }” moet een lijst van teksten tussen aanhalingstekens zijn
pack-text-missing = { $file }, regel { $line }: de tekst “{ $field }” ontbreekt in: { $languages }
pack-text-broken = { $file }, regel { $line }: dit is geen Fluent-bericht
pack-text-foreign = { $file }, regel { $line }: de tekst “{ $field }” hoort niet bij dit pakket; een pakket heeft alleen teksten voor wat in zijn eigen bestanden staat

## Pakketten: stappen en voorwaarden

pack-step-empty = { $file }, regel { $line }: “{ $field }”: “{ $text }” doet niets: er ontbreekt een stap
pack-step-unknown = { $file }, regel { $line }: “{ $field }”: er is geen stap “{ $value }”, zoals in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; bedoel je “{ $like }”?
}
pack-step-then = { $file }, regel { $line }: “{ $field }”: “{ $text }” heeft een “if” zonder “then”
pack-step-prefix = { $file }, regel { $line }: “{ $field }”: “{ $value }” staat op de verkeerde plek in “{ $text }”; de volgorde is: +6, may, if ... then
pack-step-choice = { $file }, regel { $line }: “{ $field }”: “{ $text }”: een keuze bestaat uit twee tot vier gewone stappen met | ertussen
pack-step-loop = { $file }, regel { $line }: “{ $field }”: “{ $text }”: het moet “for_each player” zijn met één stap of keuze
pack-condition-empty = { $file }, regel { $line }: “{ $field }”: in “{ $text }” ontbreekt een voorwaarde
pack-condition-unknown = { $file }, regel { $line }: “{ $field }”: er is geen voorwaarde “{ $value }”, zoals in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; bedoel je “{ $like }”?
}
pack-operands = { $file }, regel { $line }: “{ $field }”: “{ $text }” heeft te weinig of te veel woorden; je schrijft: { $form }
pack-operand = { $file }, regel { $line }: “{ $field }”: “{ $value }” past niet in “{ $text }”; mogelijk is: { $allowed }
pack-operand-number = { $file }, regel { $line }: “{ $field }”: “{ $value }” past niet in “{ $text }”; het moet een geheel getal zijn van { $least } tot en met { $most }
pack-name-unknown = { $file }, regel { $line }: “{ $field }”: er is geen { $kind } “{ $value }”, zoals in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; bedoel je “{ $like }”?
}
pack-misplaced = { $file }, regel { $line }: “{ $field }”: “{ $value }” betekent hier niets (“{ $text }”)

## Pakketten: spelborden en fiches

pack-edge-unknown = { $file }, regel { $line }: “{ $field }”: er is geen veld “{ $value }”, zoals in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; bedoel je “{ $like }”?
}
pack-edge-two = { $file }, regel { $line }: “{ $field }”: “{ $text }” moet twee verschillende velden noemen met -, |, : of = ertussen
pack-edge-contradicts = { $file }, regel { $line }: “{ $field }”: “{ $text }” zegt { $second }, maar een andere regel zegt { $first }
pack-map-lacks = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft geen veld met “{ $what }”
pack-map-stars = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft minstens { $least } velden met een ster nodig
pack-map-number = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft geen veld met nummer { $number }
pack-slot = { $file }, regel { $line }: “{ $field }”: het veld “{ $value }” is een start of uitgang, dus daar kan geen fiche liggen
pack-cut-off = { $file }, regel { $line }: “{ $field }”: niemand kan het veld “{ $value }” bereiken, ook niet als alle deuren open zijn
pack-door = { $file }, regel { $line }: “{ $field }”: geen spelregel van het bord opent de deur “{ $value }” vanaf de kant van de start
pack-few-tokens = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft { $wanted } plekken met de vorm “{ $shape }”, maar fiches voor { $count }, die van verhaalmissies niet meegeteld
pack-must-place = { $file }, regel { $line }: “{ $field }”: op het spelbord “{ $value }” moeten meer fiches met de vorm “{ $shape }” liggen dan er plekken zijn ({ $wanted })
pack-no-slot = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft geen plek met de vorm “{ $shape }”
pack-no-orange = { $file }, regel { $line }: “{ $field }”: het spelbord “{ $value }” heeft geen oranje fiches
pack-orange = { $file }, regel { $line }: “{ $field }”: een oranje fiche heeft geen vorm
pack-rule-field = { $file }, regel { $line }: “{ $field }” is alleen voor spelregels bij { $allowed }
pack-rule-door = { $file }, regel { $line }: “{ $field }”: een spelregel met door = true heeft alleen de stap “{ $allowed }”
pack-use-take = { $file }, regel { $line }: “{ $field }”: wat al wordt gedragen, kan niet worden gepakt

## Pakketten: kaarten

pack-beginner = { $file }, regel { $line }: “{ $field }” is { $value }; het moet meer zijn dan hp, dat { $hp } is
pack-character-missing = { $file }, regel { $line }: “{ $field }”: het personage “{ $value }” ontbreekt
pack-color-missing = { $file }, regel { $line }: “{ $field }”: er zijn geen sabotagefiches met de kleur “{ $value }”
pack-deck = { $file }, regel { $line }: “{ $field }”: “{ $value }” begint met { $count } vaardigheidskaarten; het moeten er { $wanted } zijn
pack-tactical = { $file }, regel { $line }: “{ $field }”: een tactische kaart heeft geen kracht
pack-tactical-steps = { $file }, regel { $line }: “{ $field }”: “{ $value }” is een tactische kaart: die voert geen actie uit waar “{ $text }” over kan gaan
pack-when = { $file }, regel { $line }: “{ $field }” van “{ $value }” moet “{ $wanted }” zijn, vanwege “{ $text }”
pack-target = { $file }, regel { $line }: “{ $field }” van “{ $value }” moet true zijn als de stappen over het doelwit gaan, en alleen dan
pack-plan-window = { $file }, regel { $line }: “{ $field }”: een planningskaart heeft stappen, tenzij het moment ervan “{ $window }” is
pack-back = { $file }, regel { $line }: “{ $field }” is “{ $value }”, maar geen stap van de gebeurtenis gaat over deze klasse
pack-growth-unknown = { $file }, regel { $line }: “{ $field }”: “{ $value }” is niets wat een groeikaart kan, zoals in “{ $text }”; mogelijk is: { $allowed }
pack-growth-number = { $file }, regel { $line }: “{ $field }” is { $value }; groeikaarten zijn zonder gaten genummerd, en deze zou { $wanted } zijn
pack-growth-stop = { $file }, regel { $line }: “{ $field }”: kaart { $value }: de laatste kaart van elk deel voor of na een spel is een STOP-kaart, en geen andere
pack-envelope = { $file }, regel { $line }: “{ $field }”: geen groeikaart opent envelop { $value }

## Pakketten: missies

pack-mercenary-map = { $file }, regel { $line }: “{ $field }”: een huurlingenmissie speel je op elk spelbord en noemt er dus geen
pack-mercenary-people = { $file }, regel { $line }: “{ $field }”: de huurlingenmissie “{ $value }” moet alle personages noemen en er geen eisen
pack-listed = { $file }, regel { $line }: “{ $field }”: de missie “{ $value }” moet minstens { $least } personages noemen
pack-required = { $file }, regel { $line }: “{ $field }”: “{ $value }” is vereist maar wordt niet genoemd
pack-track = { $file }, regel { $line }: “{ $field }”: “{ $text }” moet een naam zijn met een lengte van 1 tot en met { $most }, of met drie lengtes voor 2, 3 en 4 personages, zoals 3/4/5
pack-tracks = { $file }, regel { $line }: “{ $field }” mag hoogstens { $most } verschillende sporen noemen
pack-spaces = { $file }, regel { $line }: “{ $field }”: er kunnen hoogstens { $most } actievakken zijn, dus één groen
pack-bonus = { $file }, regel { $line }: “{ $field }”: de bonus “{ $value }” is nergens goed voor in de missie “{ $mission }”
pack-no-effect = { $file }, regel { $line }: “{ $field }” ontbreekt: het fiche “{ $value }” heeft dit symbool in de missie “{ $mission }”
pack-objective-token = { $file }, regel { $line }: “{ $field }”: “{ $text }”: het is niet zeker dat het fiche “{ $value }” op het spelbord ligt
pack-objective-track = { $file }, regel { $line }: “{ $field }”: “{ $text }”: niets laat het spoor “{ $value }” oplopen
pack-objective-take = { $file }, regel { $line }: “{ $field }”: “{ $text }”: niemand kan het fiche “{ $value }” pakken
pack-objective-met = { $file }, regel { $line }: “{ $field }” is al voor de eerste beurt bereikt (spelbord “{ $map }”, personages: { $count })
pack-over-at-start = { $file }, regel { $line }: “{ $field }”: het spel is al voor de eerste beurt afgelopen (spelbord “{ $map }”, personages: { $count })
pack-not-enemy = { $file }, regel { $line }: “{ $field }”: “{ $text }”: “{ $value }” is geen vijand
pack-no-child = { $file }, regel { $line }: “{ $field }”: “{ $text }” gaat over het Kind, maar in de missie “{ $value }” staat geen child = true
pack-child = { $file }, regel { $line }: “{ $field }”: niets brengt het Kind in de missie “{ $value }”
pack-replace = { $file }, regel { $line }: “{ $field }”: “{ $text }”: het spelbord “{ $value }” heeft minder verborgen fiches
pack-no-star = { $file }, regel { $line }: “{ $field }”: “{ $text }”: het spelbord “{ $map }” heeft geen “{ $value }”

## Opties van The Mandalorian: Adventures

ma-mode-unfit = Optie “mode” kan niet “{ $value }” zijn: de missie noemt { $listed } personages, en er { $seats ->
    [one] is { $seats } speler
   *[other] zijn { $seats } spelers
}; mogelijk is: { $allowed }
ma-team-unfit = Optie “characters” kan niet “{ $value }” zijn: noem in de modus “{ $mode }” { $count ->
    [one] { $count } personage
   *[other] { $count } verschillende personages
} uit { $allowed }
ma-team-lacks = Optie “characters”: in de modus “{ $mode }” heeft deze missie { $value } nodig
ma-traitor-unfit = Optie “traitor” kan niet “{ $value }” zijn: voor een verrader zijn drie of vier spelers nodig die geen personages delen; hier zijn het er { $seats }, in de modus “{ $mode }”
