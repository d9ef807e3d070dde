### cantina compile

terminal-about-compile = Compile the games beforehand: for this computer, or into a folder for others with the same processor.
compile-help-into = the folder for the compiled code, which CANTINA_COMPILED then names; default: the cache of this computer
# The first line. $games: a list of names.
compile-begun = Compiling: { $games }
# How far it is. $done: a number; $game: the name of a game; $of: how many there are.
compile-game = { $game } is compiled ({ $done } of { $of })
# $folder: the path of a folder.
compile-done = The compiled code is in { $folder }
# $folder: the path of a folder; $game: the name of a game.
compile-failed = The game { $game } could not be compiled into { $folder }
