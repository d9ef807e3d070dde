# cantina compile
terminal-about-compile = Compile the games beforehand: for this computer, or into a folder for others with the same processor.
compile-help-into = the folder for the compiled code, which CANTINA_COMPILED then names; default: the cache of this computer
compile-begun = Compiling: { $games }
compile-game = { $game } is compiled ({ $done } of { $of })
compile-done = The compiled code is in { $folder }
compile-failed = The game { $game } could not be compiled into { $folder }
