### cantina winrates

# $level: a word for the command line.
winrates-title = Games won by teams of the level “{ $level }”
# Column: its name.
winrates-mission = mission
# Column: how many.
winrates-players = players
# Column: level of difficulty.
winrates-beginner = beginner
# Column: level of difficulty.
winrates-normal = normal
# Column: level of difficulty.
winrates-heroic = heroic
winrates-help-missions = missions to look at; default: all of them
winrates-help-pack = a folder with maps, missions and cards of your own
# $default: a number.
winrates-help-games = games for each figure; default: { $default }
# $default: a number.
winrates-help-seed = where the seeds begin; default: { $default }
# $levels: a list of words for the command line.
winrates-help-level = how the team plays: { $levels }
winrates-help-keep = a file in which every figure is kept at once; a later call goes on from there
winrates-help-json = print numbers instead of a table
# $file: the path of a file.
winrates-other-file = { $file } holds figures of another level, number of games, seed or set of cards
