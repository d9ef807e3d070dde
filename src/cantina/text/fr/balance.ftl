### cantina balance

balance-help-game = l’un de : { $games }
balance-help-games = combien de parties pour chaque nombre de joueurs et chaque mode ; { $default } sans précision
balance-help-seed = un nombre entier : la même graine joue les mêmes parties ; { $default } sans précision
balance-help-json = afficher les chiffres en JSON
balance-number = { $option } doit être au moins { $least }, et non { $value }
balance-no-census = L’équilibre de « { $game } » ne peut pas encore être étudié

balance-title = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre joueurs greedy, graine { $seed }
balance-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
balance-seat = joueur { $seat }
balance-duel = Un joueur greedy contre des joueurs au hasard ; joueurs : { $seats }, parties : { $games }, gagnées : { $won } (intervalle à 95 % de { $low } à { $high })

balance-sheet-turns = Tours, { $options }
balance-sheet-scores = Scores, { $options }
balance-sheet-winners = Scores des gagnants, { $options }
balance-sheet-losers = Scores des derniers, { $options }
balance-sheet-rows-mean = Points moyens par ligne de la feuille de score, { $options }
balance-sheet-rows-share = Part du total par ligne de la feuille de score, { $options }
balance-sheet-wins = Victoires par place, { $options }
balance-sheet-kinds = Genres de cartes, fois par partie, { $options }
balance-sheet-characters = Cibles par personnage, fois par partie, { $options }
balance-sheet-targets = Cartes Cible, fois par partie, { $options }
balance-sheet-hunters = Chasseurs de primes, fois par partie, { $options }
balance-sheet-hunter-cards = Cartes Chasseur de primes, fois par partie, { $options }
balance-sheet-droids = Cartes Droïde, fois par partie, { $options }
balance-sheet-crates = Cartes Caisse, fois par partie, { $options }
balance-sheet-contracts = Cartes Contrat, fois par partie, { $options }
balance-sheet-heroes = Victoires par personnage, part, { $options }
balance-sheet-order = Victoires par rang dans l’ordre du tour, part, { $options }
balance-sheet-levels = Missions par niveau, fois par partie, { $options }
balance-sheet-missions = Missions, fois par partie, { $options }
balance-sheet-equipment = Équipement, fois par partie, { $options }
balance-sheet-events = Événements, fois par partie, { $options }

balance-column-mean = moyenne
balance-column-p5 = 5 %
balance-column-p50 = médiane
balance-column-p95 = 95 %
balance-column-share-within = habituel
balance-column-played = joué
balance-column-reserved = réservé
balance-column-activated = activé après
balance-column-sold = vendu
balance-column-captured = capturé
balance-column-held = posé
balance-column-worth = points
balance-column-share-played = non vendu
balance-column-share-captured = capturé si joué
balance-column-share-in-captures = d’une capture
balance-column-share-active = payé
balance-column-share-won-2 = gagné à 2
balance-column-share-won-3 = gagné à 3
balance-column-share-won-4 = gagné à 4
balance-column-appeared = apparu
balance-column-completed = accompli
balance-column-failed = échoué
balance-column-share-completed = accompli si apparu
balance-column-paid = payé pour échec
balance-column-equipped = acheté
balance-column-used = utilisé
balance-column-worn-out = usé

balance-kind-target = cibles
balance-kind-hunter = chasseurs de primes
balance-kind-droid = droïdes
balance-kind-crate = caisses
balance-kind-two-targets = contrats, deux cibles
balance-kind-same-target = contrats, deux fois la même cible
balance-kind-target-and-crate = contrats, cible et caisse

balance-level = niveau { $level }
balance-place = tour { $place }
