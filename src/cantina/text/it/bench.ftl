# cantina bench
bench-players = giocatori
bench-decisions-per-s = decisioni al secondo
bench-games-per-s = partite al secondo
bench-decisions-per-game = decisioni a partita
bench-interpreted-decisions-per-s = decisioni al secondo, interpretato
bench-views-per-s = viste oscurate al secondo
bench-features-per-s = vettori di caratteristiche al secondo
bench-replays-per-s = partite registrate rigiocate al secondo
bench-compile-cold-s = secondi per compilare, a freddo
bench-compile-warm-s = secondi per compilare, in cache
bench-record-bytes = byte di un record
bench-peers = Altri progetti, decisioni al secondo
bench-ratio = Noi rispetto al migliore degli altri
bench-help-json = un oggetto JSON per i programmi
bench-help-seconds = per quanto si misura ogni cifra; 2 se non indicato
bench-help-no-peers = lascia fuori gli altri progetti
