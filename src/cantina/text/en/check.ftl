### cantina check: packs of maps, missions and cards

terminal-about-check = Check a pack of maps, missions and cards of Mandalorian Adventures: its rules, and its texts.
check-help-pack = a folder; what it lacks is taken from the content that ships; default: that content
check-boards = maps: { $maps }, missions: { $missions }, tokens: { $tokens }, growth cards: { $growth }
check-cards = characters: { $characters }, skill cards: { $skills }, events: { $events }, planning cards: { $plans }
check-effects = effects written as steps: { $steps }, built into the program (the traitor variant): { $code }
check-ok = ok
check-wrong = mistakes found: { $count }
