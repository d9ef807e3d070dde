### cantina check : packs de plateaux, de missions et de cartes

terminal-about-check = Vérifier un pack de plateaux, missions et cartes de Mandalorian Adventures : ses règles et ses textes.
check-help-pack = un dossier ; ce qui lui manque est pris dans le contenu livré, qui est vérifié si aucun dossier n’est nommé
check-boards = plateaux : { $maps }, missions : { $missions }, jetons : { $tokens }, cartes Évolution : { $growth }
check-cards = personnages : { $characters }, cartes Compétence : { $skills }, événements : { $events }, cartes Planification : { $plans }
check-effects = effets écrits en étapes : { $steps }, intégrés au programme (la variante du traître) : { $code }
check-ok = en ordre
check-wrong = erreurs trouvées : { $count }
