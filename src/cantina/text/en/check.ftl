### cantina check: packs of maps, missions and cards

terminal-about-check = Check a pack of maps, missions and cards of Mandalorian Adventures: its rules, and its texts.
check-help-pack = a folder; what it lacks is taken from the content that ships; default: that content
# $growth, $maps, $missions, $tokens: numbers.
check-boards = maps: { $maps }, missions: { $missions }, tokens: { $tokens }, growth cards: { $growth }
# $characters, $events, $plans, $skills: numbers.
check-cards = characters: { $characters }, skill cards: { $skills }, events: { $events }, planning cards: { $plans }
# $code, $steps: numbers.
check-effects = effects written as steps: { $steps }, built into the program (the traitor variant): { $code }
# No mistake was found.
check-ok = ok
# The last line. $count: a number.
check-wrong = mistakes found: { $count }
