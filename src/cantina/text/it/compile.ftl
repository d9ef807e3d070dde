# cantina compile
terminal-about-compile = Compila prima i giochi: per questo computer, o in una cartella per altri con lo stesso processore.
compile-help-into = la cartella del codice compilato, che poi CANTINA_COMPILED indica; se manca, la cache di questo computer
compile-begun = Compilazione: { $games }
compile-game = { $game }: compilato ({ $done } di { $of })
compile-done = Il codice compilato è in { $folder }
compile-failed = Non è stato possibile compilare il gioco { $game } in { $folder }
