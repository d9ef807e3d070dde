### cantina check: pacchetti di mappe, missioni e carte

terminal-about-check = Controlla un pacchetto di mappe, missioni e carte di Mandalorian Adventures: le sue regole e i suoi testi.
check-help-pack = una cartella; ciò che le manca si prende dal contenuto fornito, che viene controllato se non se ne indica nessuna
check-boards = mappe: { $maps }, missioni: { $missions }, segnalini: { $tokens }, carte Guida: { $growth }
check-cards = personaggi: { $characters }, carte Abilità: { $skills }, eventi: { $events }, carte Pianificazione: { $plans }
check-effects = effetti scritti come passi: { $steps }, incorporati nel programma (la variante del traditore): { $code }
check-ok = in ordine
check-wrong = errori trovati: { $count }
