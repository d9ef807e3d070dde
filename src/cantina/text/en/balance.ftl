### cantina balance

# Help for an argument. $games: a list of ids.
balance-help-game = one of: { $games }
# $default: a number.
balance-help-games = how many games for each number of players and each mode; default: { $default }
# $default: a number.
balance-help-seed = a whole number: the same seed plays the same games; default: { $default }
balance-help-json = print the figures as JSON
# $least: the least number; $option: the name of an option, such as --games; $value: what was typed.
balance-number = { $option } must be at least { $least }, not { $value }
# $game: the id of a game.
balance-no-census = The balance of “{ $game }” cannot be studied yet

# $games: how many games; $name: the title of the game; $seed: a whole number.
balance-title = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} among greedy players, seed { $seed }
# Heading of a column or table. $seats: how many players.
balance-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
# Heading of a column. $seat: the number of a player.
balance-seat = player { $seat }
# $games: how many games; $high, $low: per cent; $seats: how many players; $won: a number of games.
balance-duel = One greedy player against random ones; players: { $seats }, games: { $games }, won: { $won } (95 % interval { $low } to { $high })

# Heading of a table: how long games take. $options: the options of these games, such as mode=standard.
balance-sheet-turns = Turns, { $options }
# Heading of a table: the points of all players. $options: the options of these games, such as mode=standard.
balance-sheet-scores = Scores, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-winners = Scores of the winners, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-losers = Scores of the last, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-rows-mean = Mean points by row of the score sheet, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-rows-share = Share of the total by row of the score sheet, { $options }
# Heading of a table: who wins by the order of the seats. $options: the options of these games, such as mode=standard.
balance-sheet-wins = Wins by seat, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-kinds = Kinds of cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-characters = Targets by character, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-targets = Target cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-hunters = Bounty hunters, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-hunter-cards = Bounty Hunter cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-droids = Droid cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-crates = Crate cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-contracts = Contract cards, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-heroes = Wins by character, share, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-order = Wins by place in the order of turns, share, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-levels = Missions by level, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-missions = Missions, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-equipment = Equipment, times a game, { $options }
# $options: the options of these games, such as mode=standard.
balance-sheet-events = Events, times a game, { $options }

# Column: the arithmetic mean.
balance-column-mean = mean
# Column: 5 % of the games lie below this value.
balance-column-p5 = 5 %
# Column: half of the games lie below this value.
balance-column-p50 = median
# Column: 95 % of the games lie below this value.
balance-column-p95 = 95 %
# Column: the share of cards whose figures lie within the usual range.
balance-column-share-within = as usual
# Column: how often the card was played.
balance-column-played = played
# Column: how often the card was reserved instead.
balance-column-reserved = reserved
# Column: how often a reserved card was paid for later.
balance-column-activated = activated later
# Column: how often the card was sold.
balance-column-sold = sold
# Column: how often the target was captured.
balance-column-captured = captured
# Column: how often the card lay in the area of a player at the end.
balance-column-held = in an area
# Column: the points it brought.
balance-column-worth = points
# Column, a share: of the cards chosen, those not sold.
balance-column-share-played = not sold
# Column, a share: of the targets played, those captured.
balance-column-share-captured = captured if played
# Column, a share: of the hunters played, those that lie with a captured target.
balance-column-share-in-captures = in a capture
# Column, a share: of the cards of the market, those that were paid for.
balance-column-share-active = paid for
# Column, a share: games won among 2 players.
balance-column-share-won-2 = won, 2 players
# Column, a share: games won among 3 players.
balance-column-share-won-3 = won, 3 players
# Column, a share: games won among 4 players.
balance-column-share-won-4 = won, 4 players
# Column: how often the mission came into the row.
balance-column-appeared = appeared
# Column: how often the mission succeeded.
balance-column-completed = completed
# Column: how often an attempt failed.
balance-column-failed = failed
# Column, a share: of the missions that appeared, those completed.
balance-column-share-completed = completed if appeared
balance-column-paid = paid for a failure
# Column: how often the card was bought.
balance-column-equipped = bought
# Column: how often the card was used in a mission.
balance-column-used = used
# Column: how often the temporary card was used up.
balance-column-worn-out = worn out

# Row: cards of this kind.
balance-kind-target = targets
# Row: cards of this kind.
balance-kind-hunter = bounty hunters
# Row: cards of this kind.
balance-kind-droid = droids
# Row: cards of this kind.
balance-kind-crate = crates
# Row: cards of this kind.
balance-kind-two-targets = contracts, two targets
balance-kind-same-target = contracts, the same target twice
balance-kind-target-and-crate = contracts, target and crate

# Row: missions of this level. $level: the level of a mission, 1 to 4.
balance-level = level { $level }
# Row: who has the first turn, the second …. $place: who plays first, second ….
balance-place = turn { $place }
