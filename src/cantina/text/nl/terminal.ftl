### De terminal: `cantina` en zijn opdrachten.

## Hulp

terminal-help =
    Cantina: drie tafelspellen over premiejagers, voor spel, studie en onderwijs.

    cantina games                 welke spellen er zijn, en hun opties
    cantina play SPEL             speel tegen de computer
    cantina play --resume BESTAND ga verder met een bewaard spel
    cantina replay BESTAND        bekijk een bewaard spel, actie voor actie
    cantina verify BESTAND        controleer of een bewaard spel eerlijk is gedeeld en gespeeld
    cantina check PAKKET          controleer een pakket borden, missies en kaarten
    cantina campaign --help       houd een campagne van The Mandalorian: Adventures bij
    cantina serve                 open een plek om te spelen, voor browser en telefoon
    cantina backup BESTAND        kopieer de database; export en import verplaatsen tafels
    cantina compile               compileer de spellen vooraf, bijvoorbeeld voor een container
    cantina bench                 meet hoe snel de spellen draaien
    cantina balance               onderzoek de balans van kaarten en plaatsen
    cantina winrates              meet hoe vaak teams elke missie winnen

    cantina OPDRACHT --help zegt meer. --lang kiest de taal: { $languages }.
terminal-usage = Gebruik:{ " " }
terminal-group-words = Argumenten
terminal-group-options = Opties
terminal-help-help = toon dit en stop
terminal-help-lang = de taal: { $languages }; zonder keuze die van je systeem
terminal-help-game = een van: { $games }
terminal-help-seats = hoeveel spelers; zonder keuze 4
terminal-help-as = welke speler jij bent, geteld vanaf 1; zonder keuze 1
terminal-help-level = hoe de anderen spelen: { $levels }; zonder keuze greedy
terminal-help-seed = een geheel getal of 64 hexadecimale cijfers: dezelfde seed deelt dezelfde kaarten
terminal-help-option = NAAM=WAARDE, zo vaak als nodig; “cantina games” noemt de opties
terminal-help-resume = ga verder met dit bewaarde spel
terminal-help-pack = een map met eigen spelborden, missies en kaarten; “cantina check” zegt of alles in orde is
terminal-help-file = een bewaard spel
terminal-help-file-or-export = een bewaard spel, of wat “cantina export” schreef
terminal-help-pack-of-game = het pakket waarmee het spel is gespeeld
terminal-help-seat = toon wat deze speler kon weten, geteld vanaf 1
terminal-about-games = De spellen, en de opties die je voor het delen kunt kiezen.
terminal-about-play = Speel op één plaats; de computer speelt de andere, en weet niet meer dan jij daar zou weten.
terminal-about-replay = Toon een bewaard spel, actie voor actie.
terminal-about-verify = Vergelijk de seed van een bewaard spel met zijn hash, en speel het helemaal na.
terminal-about-bench = Meet hoe snel de spellen draaien.
terminal-about-balance = Onderzoek hoe de kaarten en plaatsen van een spel in balans zijn.
terminal-about-winrates = Meet hoe vaak computerteams elke missie van een coöperatief spel winnen.

## Wat er mis kan zijn met een opdracht

terminal-command-unknown = Er is geen opdracht “{ $command }”; “cantina --help” noemt ze
terminal-argument-unknown = “{ $argument }” wordt niet begrepen; zie “{ $command } --help”
terminal-value-missing = { $argument } heeft een waarde nodig; zie “{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; zie “{ $command } --help”
terminal-game-missing = Welk spel? Er zijn: { $games }
terminal-file-missing = Welk bestand? Zie “{ $command } --help”
terminal-number-wrong = { $argument } moet een geheel getal zijn, niet “{ $value }”
terminal-player-wrong = { $argument }: er is geen speler “{ $value }”; de spelers zijn 1 tot en met { $most }
terminal-option-form = --option moet NAAM=WAARDE zijn, niet “{ $value }”
terminal-resume-only = { $argument } gaat niet samen met --resume: het bewaarde spel heeft zijn eigen
terminal-no-file = Er is geen bestand “{ $file }”
terminal-file-unreadable = Het bestand “{ $file }” is niet te lezen
terminal-file-unwritable = Het bestand “{ $file }” is niet op te slaan
terminal-file-other = “{ $file }” bestaat al en is geen bewaard spel: er is niets opgeslagen

## De lijst van spellen

terminal-game = { $game }: { $name }, { $least } tot { $most } spelers
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }={ $least } tot { $most }
terminal-option-player = { $option }=speler
terminal-option-assignment = { $option }=naam,naam,...
terminal-option-named = { $option }=naam
terminal-option-of = { $about } ({ $values })

## Aan tafel

terminal-hash = Hash (seed): { $hash }
terminal-welcome = Je bent speler { $seat } van { $seats }; de anderen spelen op niveau “{ $level }”. “?” helpt.
terminal-choices = Wat doe je?
terminal-prompt = { $count ->
    [1] 1, Enter of ? >{ " " }
   *[other] 1-{ $count } of ? >{ " " }
}
terminal-no-choice = Er is geen keuze “{ $number }”: typ een getal van 1 tot en met { $count }
terminal-taken-back = Teruggenomen: { $action }
terminal-saved = Bewaard als { $file }; “cantina play --resume { $file }{ $pack }” gaat verder
terminal-saved-over = Bewaard als { $file }; “cantina verify { $file }{ $pack }” controleert het, “cantina replay { $file }{ $pack }” toont het
terminal-save-name = Typ “save” en de naam van een bestand
terminal-save-offer = Een bestandsnaam bewaart het spel, Enter niet >{ " " }
terminal-goodbye = Tot de volgende keer.
terminal-goodbye-unsaved = Tot de volgende keer. Het spel is niet bewaard.
terminal-commands =
    Typ het nummer van een keuze, of de notatie ervan, zoals “sell 17”.
      Enter         toon de tafel opnieuw; is er maar één keuze, neem die dan
      ?             deze hulp en de overzichtskaart
      log           alles wat er is gebeurd, voor zover jij het mag weten
      undo          neem je laatste actie terug, als die je niets heeft laten zien
      save BESTAND  bewaar het spel
      quit          ga van tafel; je kunt eerst nog bewaren

## Het einde

terminal-winner = { $count ->
    [0] Niemand wint.
    [1] Speler { $players } wint!
   *[other] Spelers { $players } winnen!
}
terminal-winner-you = Je wint!
terminal-seed = Seed: { $seed }

## Naspelen en controleren

terminal-step = { $number } van { $all }. Speler { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } van { $all }. Speler { $seat } is aan zet geweest.
terminal-replay-prompt = Enter: volgende actie, t: de tafel, q: einde >{ " " }
terminal-unfinished = Het spel is nog niet afgelopen.
terminal-verified-table = Tafel { $table }:
terminal-verified-nothing = Daar is nog niets gedeeld.
terminal-verified-seed = De seed past bij zijn hash { $hash }.
terminal-verified-deal = { $game }, versie { $version } van de spelregels, { $seats } spelers: { $cards }.
terminal-verified-own = de kaarten zijn die van dit programma
terminal-verified-pack = de kaarten zijn die van het pakket { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } actie is nagespeeld en is geldig.
   *[other] { $count } acties zijn nagespeeld en zijn allemaal geldig.
}
terminal-verified-result = Ze leiden tot de vastgelegde uitslag: { $scores }.
