# cantina compile
terminal-about-compile = Preloží hry vopred: pre tento počítač, alebo do priečinka pre iné s rovnakým procesorom.
compile-help-into = priečinok na preložený kód, ktorý potom určuje CANTINA_COMPILED; bez neho medzipamäť tohto počítača
compile-begun = Prekladá sa: { $games }
compile-game = { $game }: preložené ({ $done } z { $of })
compile-done = Preložený kód je v { $folder }
compile-failed = Hru { $game } sa nepodarilo preložiť do { $folder }
