### cantina check: sady map, misí a karet

terminal-about-check = Zkontroluje sadu map, misí a karet hry Mandalorian Adventures: její pravidla i texty.
check-help-pack = složka; co v ní chybí, bere se z dodávaného obsahu; ten se zkontroluje, není-li žádná zadána
check-boards = mapy: { $maps }, mise: { $missions }, žetony: { $tokens }, karty rozvoje: { $growth }
check-cards = postavy: { $characters }, karty dovedností: { $skills }, události: { $events }, karty plánování: { $plans }
check-effects = efekty zapsané v krocích: { $steps }, zabudované v programu (varianta se zrádcem): { $code }
check-ok = v pořádku
check-wrong = nalezených chyb: { $count }
