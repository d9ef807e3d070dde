### cantina balance

balance-help-game = jedna z her: { $games }
balance-help-games = kolik partií pro každý počet hráčů a každý režim; bez zadání { $default }
balance-help-seed = celé číslo: stejné semínko odehraje stejné partie; bez zadání { $default }
balance-help-json = vypsat údaje jako JSON
balance-number = { $option } musí být aspoň { $least }, ne { $value }
balance-no-census = Vyváženost hry „{ $game }“ zatím zkoumat nejde

balance-title = { $name }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} hladových hráčů, semínko { $seed }
balance-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
balance-seat = hráč { $seat }
balance-duel = Jeden hladový hráč proti náhodným, hráčů: { $seats }, partií: { $games }, vyhráno { $won } (95% interval { $low } až { $high })

balance-sheet-turns = Délka hry (kola či tahy), { $options }
balance-sheet-scores = Body, { $options }
balance-sheet-winners = Body vítězů, { $options }
balance-sheet-losers = Body posledních, { $options }
balance-sheet-rows-mean = Průměrné body podle řádků bodování, { $options }
balance-sheet-rows-share = Podíl na součtu podle řádků bodování, { $options }
balance-sheet-wins = Výhry podle míst, { $options }
balance-sheet-kinds = Druhy karet, kolikrát za partii, { $options }
balance-sheet-characters = Cíle podle postav, kolikrát za partii, { $options }
balance-sheet-targets = Karty cílů, kolikrát za partii, { $options }
balance-sheet-hunters = Nájemní lovci, kolikrát za partii, { $options }
balance-sheet-hunter-cards = Karty nájemných lovců, kolikrát za partii, { $options }
balance-sheet-droids = Karty droidů, kolikrát za partii, { $options }
balance-sheet-crates = Karty beden, kolikrát za partii, { $options }
balance-sheet-contracts = Karty zakázek, kolikrát za partii, { $options }
balance-sheet-heroes = Výhry podle postav, podíl, { $options }
balance-sheet-order = Výhry podle pořadí na tahu, podíl, { $options }
balance-sheet-levels = Mise podle úrovní, kolikrát za partii, { $options }
balance-sheet-missions = Mise, kolikrát za partii, { $options }
balance-sheet-equipment = Vybavení, kolikrát za partii, { $options }
balance-sheet-events = Události, kolikrát za partii, { $options }

balance-column-mean = průměr
balance-column-p5 = 5 %
balance-column-p50 = medián
balance-column-p95 = 95 %
balance-column-share-within = jako obvykle
balance-column-played = zahráno
balance-column-reserved = rezervováno
balance-column-activated = aktivováno později
balance-column-sold = prodáno
balance-column-captured = dopadeno
balance-column-held = vyloženo
balance-column-worth = body
balance-column-share-played = neprodáno
balance-column-share-captured = dopadeno ze zahraných
balance-column-share-in-captures = u dopadeného cíle
balance-column-share-active = zaplaceno
balance-column-share-won-2 = výhry, 2 hráči
balance-column-share-won-3 = výhry, 3 hráči
balance-column-share-won-4 = výhry, 4 hráči
balance-column-appeared = objevilo se
balance-column-completed = splněno
balance-column-failed = nesplněno
balance-column-share-completed = splněno z objevených
balance-column-paid = zaplaceno za nesplnění
balance-column-equipped = koupeno
balance-column-used = použito
balance-column-worn-out = spotřebováno

balance-kind-target = cíle
balance-kind-hunter = nájemní lovci
balance-kind-droid = droidi
balance-kind-crate = bedny
balance-kind-two-targets = zakázky na dva různé cíle
balance-kind-same-target = zakázky na dva stejné cíle
balance-kind-target-and-crate = zakázky na cíl a bednu

balance-level = úroveň { $level }
balance-place = { $place }. na tahu
