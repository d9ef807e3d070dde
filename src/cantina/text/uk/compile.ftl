# cantina compile
terminal-about-compile = Скомпілювати ігри заздалегідь: для цього комп’ютера або в теку для інших із таким самим процесором.
compile-help-into = тека для скомпільованого коду, яку потім указує CANTINA_COMPILED; якщо не вказано, кеш цього комп’ютера
compile-begun = Компіляція: { $games }
compile-game = { $game }: скомпільовано ({ $done } з { $of })
compile-done = Скомпільований код — у теці { $folder }
compile-failed = Гру { $game } не вдалося скомпілювати в теку { $folder }
