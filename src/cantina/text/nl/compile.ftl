# cantina compile
terminal-about-compile = Compileer de spellen vooraf: voor deze computer, of in een map voor andere met dezelfde processor.
compile-help-into = de map voor de gecompileerde code, die CANTINA_COMPILED daarna noemt; zonder deze optie de cache van deze computer
compile-begun = Bezig met compileren: { $games }
compile-game = { $game } is gecompileerd ({ $done } van { $of })
compile-done = De gecompileerde code staat in { $folder }
compile-failed = Het spel { $game } kon niet worden gecompileerd in { $folder }
