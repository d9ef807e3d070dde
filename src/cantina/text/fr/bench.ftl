# cantina bench
bench-players = joueurs
bench-decisions-per-s = décisions par seconde
bench-games-per-s = parties par seconde
bench-decisions-per-game = décisions par partie
bench-interpreted-decisions-per-s = décisions par seconde, interprété
bench-views-per-s = vues masquées par seconde
bench-features-per-s = vecteurs de traits par seconde
bench-replays-per-s = parties enregistrées rejouées par seconde
bench-compile-cold-s = secondes pour compiler, à froid
bench-compile-warm-s = secondes pour compiler, en cache
bench-record-bytes = octets d’un enregistrement
bench-peers = Autres projets, décisions par seconde
bench-ratio = Nous par rapport au meilleur autre
bench-help-json = un objet JSON pour les programmes
bench-help-seconds = durée de la mesure de chaque chiffre ; 2 sans précision
bench-help-no-peers = laisser de côté les autres projets
