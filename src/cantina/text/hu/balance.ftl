### cantina balance

balance-help-game = ezek egyike: { $games }
balance-help-games = hány játszma minden játékosszámhoz és módhoz; ha nincs megadva, { $default }
balance-help-seed = egész szám: ugyanaz a kezdőérték ugyanazokat a játszmákat játssza; ha nincs megadva, { $default }
balance-help-json = a számok kiírása JSON-ként
balance-number = { $option }: legalább { $least } kell, nem { $value }
balance-no-census = Ennek a játéknak az egyensúlya még nem vizsgálható: „{ $game }”

balance-title = { $name }: { $games } játszma mohó játékosok között, kezdőérték: { $seed }
balance-players = { $seats } játékos
balance-seat = { $seat }. játékos
balance-duel = Egy mohó játékos véletlenszerűek ellen, { $seats } játékos, { $games } játszma: { $won } győzelem (95%-os intervallum: { $low }–{ $high })

balance-sheet-turns = Körök, { $options }
balance-sheet-scores = Pontszámok, { $options }
balance-sheet-winners = A győztesek pontszáma, { $options }
balance-sheet-losers = Az utolsók pontszáma, { $options }
balance-sheet-rows-mean = Átlagpontok a pontozólap sorai szerint, { $options }
balance-sheet-rows-share = Arány az összesből a pontozólap sorai szerint, { $options }
balance-sheet-wins = Győzelmek helyek szerint, { $options }
balance-sheet-kinds = Kártyafajták, alkalom játszmánként, { $options }
balance-sheet-characters = Célpontok karakterek szerint, alkalom játszmánként, { $options }
balance-sheet-targets = Célpontkártyák, alkalom játszmánként, { $options }
balance-sheet-hunters = Fejvadászok, alkalom játszmánként, { $options }
balance-sheet-hunter-cards = Fejvadászkártyák, alkalom játszmánként, { $options }
balance-sheet-droids = Droidkártyák, alkalom játszmánként, { $options }
balance-sheet-crates = Ládakártyák, alkalom játszmánként, { $options }
balance-sheet-contracts = Szerződéskártyák, alkalom játszmánként, { $options }
balance-sheet-heroes = Győzelmek karakterek szerint, arány, { $options }
balance-sheet-order = Győzelmek a körök sorrendje szerint, arány, { $options }
balance-sheet-levels = Küldetések szintek szerint, alkalom játszmánként, { $options }
balance-sheet-missions = Küldetések, alkalom játszmánként, { $options }
balance-sheet-equipment = Felszerelés, alkalom játszmánként, { $options }
balance-sheet-events = Események, alkalom játszmánként, { $options }

balance-column-mean = átlag
balance-column-p5 = 5%
balance-column-p50 = medián
balance-column-p95 = 95%
balance-column-share-within = szokásos
balance-column-played = kijátszva
balance-column-reserved = lefoglalva
balance-column-activated = később aktiválva
balance-column-sold = eladva
balance-column-captured = elfogva
balance-column-held = az asztalon
balance-column-worth = pont
balance-column-share-played = nem eladva
balance-column-share-captured = elfogva, ha kijátszva
balance-column-share-in-captures = elfogásban
balance-column-share-active = kifizetve
balance-column-share-won-2 = győzelem, 2 játékos
balance-column-share-won-3 = győzelem, 3 játékos
balance-column-share-won-4 = győzelem, 4 játékos
balance-column-appeared = megjelent
balance-column-completed = sikeres
balance-column-failed = sikertelen
balance-column-share-completed = sikeres, ha megjelent
balance-column-paid = büntetés kudarcért
balance-column-equipped = megvéve
balance-column-used = használva
balance-column-worn-out = elhasználva

balance-kind-target = célpontok
balance-kind-hunter = fejvadászok
balance-kind-droid = droidok
balance-kind-crate = ládák
balance-kind-two-targets = szerződések, két célpont
balance-kind-same-target = szerződések, kétszer ugyanaz a célpont
balance-kind-target-and-crate = szerződések, célpont és láda

balance-level = { $level }. szint
balance-place = { $place }. kör
