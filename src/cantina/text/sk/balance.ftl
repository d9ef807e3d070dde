### cantina balance

balance-help-game = jedna z hier: { $games }
balance-help-games = koľko partií pre každý počet hráčov a každý režim; ak nie je zadané, { $default }
balance-help-seed = celé číslo: rovnaké semienko odohrá rovnaké partie; ak nie je zadané, { $default }
balance-help-json = vypísať údaje ako JSON
balance-number = { $option } musí byť aspoň { $least }, nie { $value }
balance-no-census = Vyváženosť hry „{ $game }“ sa zatiaľ skúmať nedá

balance-title = { $name }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} pažravých hráčov, semienko { $seed }
balance-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráča
   *[other] { $seats } hráčov
}
balance-seat = hráč { $seat }
balance-duel = Jeden pažravý hráč proti náhodným, hráčov: { $seats }, partií: { $games }, vyhraté { $won } (95 % interval { $low } až { $high })

balance-sheet-turns = Dĺžka hry (kolá či ťahy), { $options }
balance-sheet-scores = Body, { $options }
balance-sheet-winners = Body víťazov, { $options }
balance-sheet-losers = Body posledných, { $options }
balance-sheet-rows-mean = Priemerné body podľa riadkov bodovania, { $options }
balance-sheet-rows-share = Podiel na súčte podľa riadkov bodovania, { $options }
balance-sheet-wins = Výhry podľa miest, { $options }
balance-sheet-kinds = Druhy kariet, koľkokrát za partiu, { $options }
balance-sheet-characters = Ciele podľa postáv, koľkokrát za partiu, { $options }
balance-sheet-targets = Karty cieľov, koľkokrát za partiu, { $options }
balance-sheet-hunters = Nájomní lovci, koľkokrát za partiu, { $options }
balance-sheet-hunter-cards = Karty nájomných lovcov, koľkokrát za partiu, { $options }
balance-sheet-droids = Karty droidov, koľkokrát za partiu, { $options }
balance-sheet-crates = Karty debien, koľkokrát za partiu, { $options }
balance-sheet-contracts = Karty zákaziek, koľkokrát za partiu, { $options }
balance-sheet-heroes = Výhry podľa postáv, podiel, { $options }
balance-sheet-order = Výhry podľa poradia na ťahu, podiel, { $options }
balance-sheet-levels = Misie podľa úrovní, koľkokrát za partiu, { $options }
balance-sheet-missions = Misie, koľkokrát za partiu, { $options }
balance-sheet-equipment = Vybavenie, koľkokrát za partiu, { $options }
balance-sheet-events = Udalosti, koľkokrát za partiu, { $options }

balance-column-mean = priemer
balance-column-p5 = 5 %
balance-column-p50 = medián
balance-column-p95 = 95 %
balance-column-share-within = ako obvykle
balance-column-played = zahraté
balance-column-reserved = rezervované
balance-column-activated = aktivované neskôr
balance-column-sold = predané
balance-column-captured = dolapené
balance-column-held = vyložené
balance-column-worth = body
balance-column-share-played = nepredané
balance-column-share-captured = dolapené zo zahratých
balance-column-share-in-captures = pri dolapenom cieli
balance-column-share-active = zaplatené
balance-column-share-won-2 = výhry, 2 hráči
balance-column-share-won-3 = výhry, 3 hráči
balance-column-share-won-4 = výhry, 4 hráči
balance-column-appeared = objavilo sa
balance-column-completed = splnené
balance-column-failed = nesplnené
balance-column-share-completed = splnené z objavených
balance-column-paid = zaplatené za nesplnenie
balance-column-equipped = kúpené
balance-column-used = použité
balance-column-worn-out = spotrebované

balance-kind-target = ciele
balance-kind-hunter = nájomní lovci
balance-kind-droid = droidi
balance-kind-crate = debny
balance-kind-two-targets = zákazky na dva rôzne ciele
balance-kind-same-target = zákazky na dva rovnaké ciele
balance-kind-target-and-crate = zákazky na cieľ a debnu

balance-level = úroveň { $level }
balance-place = { $place }. na ťahu
