### cantina balance

balance-help-game = one of: { $games }
balance-help-games = how many games for each number of players and each mode; default: { $default }
balance-help-seed = a whole number: the same seed plays the same games; default: { $default }
balance-help-json = print the figures as JSON
balance-number = { $option } must be at least { $least }, not { $value }
balance-no-census = The balance of “{ $game }” cannot be studied yet

balance-title = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} among greedy players, seed { $seed }
balance-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
balance-seat = player { $seat }
balance-duel = One greedy player against random ones; players: { $seats }, games: { $games }, won: { $won } (95 % interval { $low } to { $high })

balance-sheet-turns = Turns, { $options }
balance-sheet-scores = Scores, { $options }
balance-sheet-winners = Scores of the winners, { $options }
balance-sheet-losers = Scores of the last, { $options }
balance-sheet-rows-mean = Mean points by row of the score sheet, { $options }
balance-sheet-rows-share = Share of the total by row of the score sheet, { $options }
balance-sheet-wins = Wins by seat, { $options }
balance-sheet-kinds = Kinds of cards, times a game, { $options }
balance-sheet-characters = Targets by character, times a game, { $options }
balance-sheet-targets = Target cards, times a game, { $options }
balance-sheet-hunters = Bounty hunters, times a game, { $options }
balance-sheet-hunter-cards = Bounty Hunter cards, times a game, { $options }
balance-sheet-droids = Droid cards, times a game, { $options }
balance-sheet-crates = Crate cards, times a game, { $options }
balance-sheet-contracts = Contract cards, times a game, { $options }
balance-sheet-heroes = Wins by character, share, { $options }
balance-sheet-order = Wins by place in the order of turns, share, { $options }
balance-sheet-levels = Missions by level, times a game, { $options }
balance-sheet-missions = Missions, times a game, { $options }
balance-sheet-equipment = Equipment, times a game, { $options }
balance-sheet-events = Events, times a game, { $options }

balance-column-mean = mean
balance-column-p5 = 5 %
balance-column-p50 = median
balance-column-p95 = 95 %
balance-column-share-within = as usual
balance-column-played = played
balance-column-reserved = reserved
balance-column-activated = activated later
balance-column-sold = sold
balance-column-captured = captured
balance-column-held = in an area
balance-column-worth = points
balance-column-share-played = not sold
balance-column-share-captured = captured if played
balance-column-share-in-captures = in a capture
balance-column-share-active = paid for
balance-column-share-won-2 = won, 2 players
balance-column-share-won-3 = won, 3 players
balance-column-share-won-4 = won, 4 players
balance-column-appeared = appeared
balance-column-completed = completed
balance-column-failed = failed
balance-column-share-completed = completed if appeared
balance-column-paid = paid for a failure
balance-column-equipped = bought
balance-column-used = used
balance-column-worn-out = worn out

balance-kind-target = targets
balance-kind-hunter = bounty hunters
balance-kind-droid = droids
balance-kind-crate = crates
balance-kind-two-targets = contracts, two targets
balance-kind-same-target = contracts, the same target twice
balance-kind-target-and-crate = contracts, target and crate

balance-level = level { $level }
balance-place = turn { $place }
