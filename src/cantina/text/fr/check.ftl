### cantina check : packs de plateaux, de missions et de cartes

terminal-about-check = Vérifier un pack de plateaux, missions et cartes de Mandalorian Adventures : ses règles et ses textes.
check-help-pack = un dossier ; ce qui lui manque est pris dans le contenu livré, qui est vérifié si aucun dossier n’est nommé
check-boards = plateaux : { $maps }, missions : { $missions }, jetons : { $tokens }, cartes Évolution : { $growth }
check-cards = personnages : { $characters }, cartes Compétence : { $skills }, événements : { $events }, cartes Planification : { $plans }
check-data = cartes et règles de mission en pures données : { $data } sur { $all } ({ $percent } %)
check-ok = en ordre
check-wrong = erreurs trouvées : { $count }
