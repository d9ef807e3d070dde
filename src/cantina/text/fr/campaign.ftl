### La campagne de The Mandalorian : Adventures : `cantina campaign`, et ce que disent les cartes Évolution.

## Aide

terminal-about-campaign = Garder la campagne de The Mandalorian : Adventures d’une partie à l’autre, dans un fichier.
campaign-help-action = new (commencer), show (montrer), next (quoi jouer maintenant), record (comment cela s’est terminé) ou reset (recommencer)
campaign-help-file = le fichier de la campagne
campaign-help-result = pour record : won (gagnée), lost (perdue), ou le fichier de la partie enregistrée
campaign-help-seats = combien de joueurs ; 2 sans précision
campaign-help-mission = la mission, quand vous pouvez choisir
campaign-help-map = le plateau, quand vous pouvez choisir
campaign-help-mode = pour next et record : { $modes }
campaign-help-difficulty = pour next et record : { $levels }
campaign-help-veteran = pour new : tout est ouvert d’emblée

## Ce qui est dit

campaign-begun = La campagne { $id } est dans { $file } ; « cantina campaign next { $file } » la commence.
campaign-heading = Campagne { $id }
campaign-growth = Cartes Évolution résolues : { $count } sur { $all }.
campaign-envelope = L’enveloppe { $number } est ouverte : { $missions }
campaign-mission = Prochaine mission : { $mission }. Plateau : { $maps }.
campaign-free-play = Jeu libre : choisissez n’importe quelle mission avec --mission : { $missions }.
campaign-any-mission = Jeu libre : choisissez n’importe quelle mission : { $missions }.
campaign-not-begun = Aucune partie n’a encore été préparée : « next » nomme la première mission.
campaign-game-won = Partie { $number } : { $mission } ({ $map }), gagnée.
campaign-game-lost = Partie { $number } : { $mission } ({ $map }), perdue.

## Les règles du jeu qui arrivent une à une

campaign-rule-guard = Garde : si vous finissez un déplacement à portée 1 de cet ennemi, il vous inflige 1 dégât.
campaign-rule-tactical-skill = Carte Compétence tactique : elle n’a pas de force et ne donne pas d’action, seulement son effet dans l’emplacement correspondant. À l’étape des événements, cet emplacement compte exactement pour 5.
campaign-rule-child = L’Enfant : sur sa case, vous pouvez le sauver pendant n’importe quelle action. Quand le personnage qui le porte subit des dégâts, il s’enfuit sur une case adjacente, si possible avec un ennemi ou une menace face cachée. Ce tour-là, on ne peut plus le sauver.
campaign-rule-grapple = Emprise : si vous quittez la case de cet ennemi, il vous inflige d’abord 1 dégât.
campaign-rule-mission-effect = Effet de mission : quand un jeton avec ce symbole est révélé, appliquez le texte de la mission.
campaign-rule-diversion = Diversion : quand cet ennemi s’est déplacé à l’étape des événements, sabotez l’emplacement au total le plus bas.
campaign-rule-numbered-cells = Cases numérotées : les textes les désignent par leurs numéros.
campaign-rule-mission-action = Action de mission : l’emplacement vert appartient à cette mission ; jouez-y une carte et appliquez son texte.
campaign-rule-mercenary = Mission de mercenaires : elle se joue sur tous les plateaux, avec tous les personnages. Le plateau garde ses règles et ses jetons ; tout le reste vient de la mission.
campaign-rule-traitor = Traître : à trois ou quatre joueurs, quelqu’un travaille peut-être en secret pour l’autre camp.
campaign-rule-wild-skill = Carte Compétence polyvalente : son effet marche dans plus d’un emplacement.

## Ce que disent les cartes Évolution

ma-growth-1 = Bienvenue dans la traque. Une prime attend dans un camp du désert d’Arvala-7, et vous n’êtes pas les seuls à en avoir entendu parler. Pour une première partie, prenez le côté débutant de vos personnages.
ma-growth-2 = Votre première mission est « Le Colis », sur le plateau d’Arvala-7 : trouvez-le, et soyez les derniers debout sur sa case.
ma-growth-3 = Le premier travail est derrière vous, quelle qu’en soit l’issue. Votre réputation voyage plus vite que votre vaisseau.
ma-growth-4 = Vous avez vu ce qui marche. Chaque personnage gagne une carte tactique : ni force ni action, mais un effet puissant, et un emplacement qui en contient une compte toujours exactement pour 5.
ma-growth-5 = La prime était un enfant. On vous a payés, et vous êtes retournés le chercher. Maintenant, toute la Guilde est dans les rues de Nevarro.
ma-growth-6 = Désormais en jeu : l’Enfant, qu’il faut porter et qui fuit le danger ; des ennemis avec Emprise, Effet de mission et Diversion ; et des cases numérotées.
ma-growth-7 = Derrière vous, la ville rapetisse. Pas de retour possible pour l’instant : il vous faut d’autres amis.
ma-growth-8 = Deux nouvelles cartes rejoignent le paquet Planification : « Fumée », qui vous fait passer malgré Garde et Emprise, et « Médipac », qui soigne.
ma-growth-9 = Un ancien équipage a un travail : un prisonnier, un vaisseau plein de droïdes, peu de temps. Vous ne leur faites pas confiance. Ils le savent.
ma-growth-10 = Désormais, une mission peut avoir son propre emplacement d’action vert. Ce qu’il fait est écrit sur la mission.
ma-growth-11 = L’équipage s’est dispersé. Qui doit quoi à qui : la question attendra.
ma-growth-12 = Ouvrez l’enveloppe 1. Les missions de mercenaires se passent d’histoire : elles se jouent sur tous les plateaux et avec les huit personnages. Trois d’entre elles sont jouables dès maintenant.
ma-growth-13 = Un marchand paie bien pour un œuf. Personne n’a demandé l’avis de la mère. Essayez cette mission sur le plateau d’Arvala-7.
ma-growth-14 = De la boue, des griffes et une bourse plate : voilà pour le travail honnête.
ma-growth-15 = Vous avez grandi avec vos tâches. Chaque personnage met de côté une carte faible et en prend une forte à la place.
ma-growth-16 = Un message de Nevarro : la garnison doit partir, et d’anciens ennemis tendent la main. Cela sent le piège, mais l’Enfant ne sera pas en sécurité tant que ce ne sera pas réglé.
ma-growth-17 = La fumée se dissipe au-dessus de la place. Certaines dettes sont payées, dans une monnaie ou dans une autre.
ma-growth-18 = L’autre camp a appris, lui aussi. Trois cartes plus dures rejoignent le paquet Événement.
ma-growth-19 = Ouvrez l’enveloppe 2. Dans « Double jeu », chacun reçoit une carte Loyauté secrète si vous jouez à trois ou quatre. L’un de vous travaille peut-être pour l’autre camp ; ou peut-être personne. À moins de joueurs, ou avec des personnages partagés, jouez sans ces cartes.
ma-growth-20 = De la marchandise pour trois acheteurs, un seul vaisseau pour la porter, et tout le monde à bord ne pense pas au même acheteur.
ma-growth-21 = La soute est vide, et vous vous regardez un peu autrement qu’avant.
ma-growth-22 = L’expérience rend souple. Chaque personnage gagne une carte polyvalente, dont l’effet marche dans plusieurs emplacements.
ma-growth-23 = La prochaine prime est demandée vivante. Choisissez le plateau que vous voulez.
ma-growth-24 = Chaude ou froide, une prime est une prime : la Guilde paie ce qu’on lui livre, et il y a toujours un autre palet sur la table.
ma-growth-25 = Les dernières cartes entrent en jeu : trois événements, et les cartes Planification « Brouillage » et « Tir annoncé ».
ma-growth-26 = Encore un travail, discret celui-là : tous les relais doivent se taire avant qu’on vous entende. Choisissez le plateau que vous voulez.
ma-growth-27 = Silence sur tous les canaux. On s’y habituerait.
ma-growth-28 = La campagne a raconté son histoire. Désormais, jouez n’importe quelle mission, sur n’importe quel plateau qui la permet, dans n’importe quel mode.
ma-growth-29 = Le paquet Évolution est épuisé. Tout ce qui est dans la boîte est à vous.
ma-growth-envelope-1 = Une mission de mercenaires remplace tout ce qu’un plateau dit de son histoire : objectif, crise, règles spéciales, emplacement vert et Effet de mission sont les siens. Le plateau garde ses règles, ses portes et ses jetons, sauf ceux qui n’appartiennent qu’à l’histoire. Un bonus que rien n’explique ne fait rien ; une trousse de soins soigne toujours. La quatrième feuille reste bloquée jusqu’à l’enveloppe 2.
ma-growth-envelope-2 = Le traître gagne seul si la mission échoue, sauf si elle échoue parce que son propre personnage est vaincu. Un traître qui montre sa carte au début d’un de ses tours est ignoré des ennemis et, à chaque tour, sabote une action au lieu de jouer des cartes. Une fois par partie, à la fin d’un de ses tours, chacun peut accuser quelqu’un ; si tous les autres sont d’accord, l’accusé montre sa carte. Une fausse accusation sabote les deux emplacements les plus bas. Un traître démasqué quitte le plateau et ne joue plus de tour ; ce qu’il portait reste sur sa case. Une fois le traître connu, on n’accuse plus personne.
