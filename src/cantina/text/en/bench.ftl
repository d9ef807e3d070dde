### cantina bench

# Column: how many players.
bench-players = players
# Row: how many in a second.
bench-decisions-per-s = decisions a second
# Row: how many in a second.
bench-games-per-s = games a second
# Row: how many in a game.
bench-decisions-per-game = decisions a game
bench-interpreted-decisions-per-s = decisions a second, interpreted
bench-views-per-s = concealed views a second
bench-features-per-s = feature vectors a second
bench-replays-per-s = replays of a recorded game a second
bench-compile-cold-s = seconds to compile, cold
bench-compile-warm-s = seconds to compile, cached
bench-record-bytes = bytes of a record
bench-peers = Peers, decisions a second
bench-ratio = Ours over the best peer
bench-help-json = one JSON object for programs
bench-help-seconds = how long each figure is measured; default: 2
bench-help-no-peers = leave out the other projects
