### cantina check: zestawy map, misji i kart

terminal-about-check = Sprawdź zestaw map, misji i kart The Mandalorian: Przygody: jego zasady i teksty.
check-help-pack = folder; czego w nim nie ma, bierze się z zawartości gry; bez niego sprawdzana jest ona sama
check-boards = map: { $maps }, misji: { $missions }, żetonów: { $tokens }, kart przewodnika: { $growth }
check-cards = postaci: { $characters }, kart umiejętności: { $skills }, wydarzeń: { $events }, kart planowania: { $plans }
check-effects = efektów zapisanych w krokach: { $steps }, wbudowanych w program (wariant ze zdrajcą): { $code }
check-ok = w porządku
check-wrong = znalezione błędy: { $count }
