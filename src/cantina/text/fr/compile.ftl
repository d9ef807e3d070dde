# cantina compile
terminal-about-compile = Compiler les jeux à l’avance : pour cet ordinateur, ou dans un dossier pour d’autres qui ont le même processeur.
compile-help-into = le dossier du code compilé, que CANTINA_COMPILED désigne ensuite ; par défaut, le cache de cet ordinateur
compile-begun = Compilation : { $games }
compile-game = { $game } est compilé ({ $done } sur { $of })
compile-done = Le code compilé est dans { $folder }
compile-failed = Le jeu { $game } n’a pas pu être compilé dans { $folder }
