# cantina bench
bench-players = játékos
bench-decisions-per-s = döntés másodpercenként
bench-games-per-s = játszma másodpercenként
bench-decisions-per-game = döntés játszmánként
bench-interpreted-decisions-per-s = döntés másodpercenként, fordítás nélkül
bench-views-per-s = takart nézet másodpercenként
bench-features-per-s = jellemzővektor másodpercenként
bench-replays-per-s = visszajátszott játszma másodpercenként
bench-compile-cold-s = fordítás másodpercben, először
bench-compile-warm-s = fordítás másodpercben, gyorsítótárból
bench-record-bytes = egy mentett játszma bájtjai
bench-peers = Mások, döntés másodpercenként
bench-ratio = Mi a legjobb máshoz képest
bench-help-json = egyetlen JSON-objektum programoknak
bench-help-seconds = meddig tart egy-egy mérés; ha nincs megadva, 2
bench-help-no-peers = a többi projekt nélkül
