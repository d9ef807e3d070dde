# cantina compile
terminal-about-compile = Compilează jocurile dinainte: pentru acest calculator sau într-un dosar pentru altele cu același procesor.
compile-help-into = dosarul pentru codul compilat, pe care îl numește apoi CANTINA_COMPILED; fără el, cache-ul acestui calculator
compile-begun = Se compilează: { $games }
compile-game = { $game }: compilat ({ $done } din { $of })
compile-done = Codul compilat este în { $folder }
compile-failed = Jocul { $game } nu a putut fi compilat în { $folder }
