### cantina balance

balance-help-game = een van: { $games }
balance-help-games = hoeveel spellen voor elk aantal spelers en elke modus; zonder keuze { $default }
balance-help-seed = een geheel getal: dezelfde seed speelt dezelfde spellen; zonder keuze { $default }
balance-help-json = toon de cijfers als JSON
balance-number = { $option } moet minstens { $least } zijn, niet { $value }
balance-no-census = De balans van “{ $game }” kan nog niet worden onderzocht

balance-title = { $name }: { $games } spellen tussen gretige spelers, seed { $seed }
balance-players = { $seats } spelers
balance-seat = speler { $seat }
balance-duel = Eén gretige speler tegen willekeurige, { $seats } spelers, { $games } spellen: { $won } gewonnen (95%-interval { $low } tot { $high })

balance-sheet-turns = Ronden of beurten, { $options }
balance-sheet-scores = Scores, { $options }
balance-sheet-winners = Scores van de winnaars, { $options }
balance-sheet-losers = Scores van de laatsten, { $options }
balance-sheet-rows-mean = Gemiddelde punten per rij van het scoreblad, { $options }
balance-sheet-rows-share = Aandeel in het totaal per rij van het scoreblad, { $options }
balance-sheet-wins = Overwinningen per plaats, { $options }
balance-sheet-kinds = Soorten kaarten, keren per spel, { $options }
balance-sheet-characters = Doelwitten per personage, keren per spel, { $options }
balance-sheet-targets = Doelwitkaarten, keren per spel, { $options }
balance-sheet-hunters = Premiejagers, keren per spel, { $options }
balance-sheet-hunter-cards = Premiejagerkaarten, keren per spel, { $options }
balance-sheet-droids = Droidkaarten, keren per spel, { $options }
balance-sheet-crates = Krattenkaarten, keren per spel, { $options }
balance-sheet-contracts = Contractkaarten, keren per spel, { $options }
balance-sheet-heroes = Overwinningen per personage, aandeel, { $options }
balance-sheet-order = Overwinningen per plek in de beurtvolgorde, aandeel, { $options }
balance-sheet-levels = Missies per niveau, keren per spel, { $options }
balance-sheet-missions = Missies, keren per spel, { $options }
balance-sheet-equipment = Uitrusting, keren per spel, { $options }
balance-sheet-events = Gebeurtenissen, keren per spel, { $options }

balance-column-mean = gemiddeld
balance-column-p5 = 5%
balance-column-p50 = mediaan
balance-column-p95 = 95%
balance-column-share-within = zoals gewoonlijk
balance-column-played = gespeeld
balance-column-reserved = gereserveerd
balance-column-activated = later geactiveerd
balance-column-sold = verkocht
balance-column-captured = gevangen
balance-column-held = op tafel
balance-column-worth = punten
balance-column-share-played = niet verkocht
balance-column-share-captured = gevangen na spelen
balance-column-share-in-captures = bij een vangst
balance-column-share-active = betaald
balance-column-share-won-2 = gewonnen, 2 spelers
balance-column-share-won-3 = gewonnen, 3 spelers
balance-column-share-won-4 = gewonnen, 4 spelers
balance-column-appeared = verschenen
balance-column-completed = voltooid
balance-column-failed = mislukt
balance-column-share-completed = voltooid na verschijnen
balance-column-paid = betaald na mislukking
balance-column-equipped = gekocht
balance-column-used = gebruikt
balance-column-worn-out = opgebruikt

balance-kind-target = doelwitten
balance-kind-hunter = premiejagers
balance-kind-droid = droids
balance-kind-crate = kratten
balance-kind-two-targets = contracten, twee doelwitten
balance-kind-same-target = contracten, tweemaal hetzelfde doelwit
balance-kind-target-and-crate = contracten, doelwit en krat

balance-level = niveau { $level }
balance-place = beurt { $place }
