### cantina check: pakketten met spelborden, missies en kaarten

terminal-about-check = Controleer een pakket met spelborden, missies en kaarten van Mandalorian Adventures: de spelregels en de teksten.
check-help-pack = een map; wat erin ontbreekt, komt uit de meegeleverde inhoud, die wordt gecontroleerd als je niets noemt
check-boards = spelborden: { $maps }, missies: { $missions }, fiches: { $tokens }, groeikaarten: { $growth }
check-cards = personages: { $characters }, vaardigheidskaarten: { $skills }, gebeurtenissen: { $events }, planningskaarten: { $plans }
check-effects = effecten in stappen geschreven: { $steps }, ingebouwd in het programma (de variant met een verrader): { $code }
check-ok = in orde
check-wrong = gevonden fouten: { $count }
