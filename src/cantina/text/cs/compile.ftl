# cantina compile
terminal-about-compile = Přeloží hry předem: pro tento počítač, nebo do složky pro jiné se stejným procesorem.
compile-help-into = složka pro přeložený kód, kterou pak určuje CANTINA_COMPILED; bez ní mezipaměť tohoto počítače
compile-begun = Překládá se: { $games }
compile-game = { $game }: přeloženo ({ $done } z { $of })
compile-done = Přeložený kód je v { $folder }
compile-failed = Hru { $game } se nepodařilo přeložit do { $folder }
