# cantina compile
terminal-about-compile = Skompiluj gry zawczasu: dla tego komputera albo do folderu dla innych z takim samym procesorem.
compile-help-into = folder na skompilowany kod, który potem wskazuje CANTINA_COMPILED; bez tej opcji pamięć podręczna tego komputera
compile-begun = Kompilacja: { $games }
compile-game = { $game }: skompilowano ({ $done } z { $of })
compile-done = Skompilowany kod jest w { $folder }
compile-failed = Nie udało się skompilować gry { $game } do { $folder }
