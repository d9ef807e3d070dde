# cantina compile
terminal-about-compile = A játékok lefordítása előre: ehhez a számítógéphez, vagy egy mappába mások számára, ahol ugyanilyen a processzor.
compile-help-into = a lefordított kód mappája, amelyet azután a CANTINA_COMPILED ad meg; nélküle e számítógép gyorsítótára
compile-begun = Fordítás: { $games }
compile-game = { $game }: lefordítva ({ $done } / { $of })
compile-done = A lefordított kód itt van: { $folder }
compile-failed = Ezt a játékot nem sikerült lefordítani: { $game } (mappa: { $folder })
