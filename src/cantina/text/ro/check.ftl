### cantina check: pachete de hărți, misiuni și cartonașe

terminal-about-check = Verifică un pachet de hărți, misiuni și cartonașe pentru Mandalorian Adventures: regulile și textele lui.
check-help-pack = un dosar; ce îi lipsește se ia din conținutul livrat, care este verificat dacă nu e numit niciunul
check-boards = hărți: { $maps }, misiuni: { $missions }, jetoane: { $tokens }, cartonașe de dezvoltare: { $growth }
check-cards = personaje: { $characters }, cartonașe cu abilități: { $skills }, evenimente: { $events }, cartonașe de planificare: { $plans }
check-effects = efecte scrise în pași: { $steps }, incluse în program (varianta cu trădător): { $code }
check-ok = în regulă
check-wrong = greșeli găsite: { $count }
