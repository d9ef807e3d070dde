### The Mandalorian : Adventures. Les noms comme c12, t3, k17, p4, b2, d0 sont ceux de la notation ; ils sont sur le plateau.
### Les noms et textes des cartes, jetons, plateaux et missions sont dans mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian : Adventures
mandalorian-adventures-about = De un à quatre joueurs accomplissent ensemble une mission : les cartes jouées dans les emplacements d’action permettent de se déplacer, d’attaquer, de se renseigner et de planifier, et chaque emplacement plein amène un événement. Tous gagnent ou tous perdent. De 30 à 60 minutes.

## Options

mandalorian-adventures-option-mission = la mission ; la première si aucune n’est nommée
mandalorian-adventures-option-map = le plateau d’une mission de mercenaires ; une mission d’histoire a le sien
mandalorian-adventures-option-mode = story : les personnages listés ; sandbox : n’importe lesquels ; shared : tous dirigent deux personnages ; auto : ce qui convient
mandalorian-adventures-option-characters = les personnages, dans l’ordre des joueurs ; ceux de la liste si aucun n’est nommé
mandalorian-adventures-option-difficulty = beginner : plus de points de vie ; heroic : une main de 3 cartes
mandalorian-adventures-option-growth = combien de cartes du paquet Évolution ont été résolues, ce qui décide des cartes en jeu
mandalorian-adventures-option-traitor = si quelqu’un peut être un traître (trois ou quatre joueurs) ; auto : si la mission le dit
mandalorian-adventures-option-first-player = le joueur qui commence ; le hasard décide si aucun n’est nommé
mandalorian-adventures-option-max-turns = la partie s’arrête après ce nombre de tours ; 0 : sans limite

## Termes des règles

mandalorian-adventures-space-move = Déplacement
mandalorian-adventures-space-attack = Attaque
mandalorian-adventures-space-intel = Renseignement
mandalorian-adventures-space-plan = Planification
mandalorian-adventures-space-green = Mission
mandalorian-adventures-class-melee = corps à corps
mandalorian-adventures-class-shooter = tireur
mandalorian-adventures-class-sharpshooter = tireur d’élite
mandalorian-adventures-back-melee = corps à corps
mandalorian-adventures-back-shooter = tireurs
mandalorian-adventures-back-sharpshooter = tireurs d’élite
mandalorian-adventures-back-special = spécial
mandalorian-adventures-effect-guard = Garde
mandalorian-adventures-effect-grapple = Emprise
mandalorian-adventures-effect-diversion = Diversion
mandalorian-adventures-effect-mission = Effet de mission
mandalorian-adventures-mode-story = mode histoire
mandalorian-adventures-mode-sandbox = mode libre
mandalorian-adventures-mode-shared = mode partagé
mandalorian-adventures-difficulty-normal = niveau normal
mandalorian-adventures-difficulty-beginner = niveau débutant
mandalorian-adventures-difficulty-heroic = niveau héroïque
mandalorian-adventures-unknown = « { $name } »
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = tactique

## Actions

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space } : tactique, son effet seulement
       *[no] { $card } → { $space } : tactique, rien ne s’y passe
    }
   *[other] { $effect ->
        [yes] { $card } → { $space } : force { $strength }, effet
       *[no] { $card } → { $space } : force { $strength }
    }
}
mandalorian-adventures-action-effect = Utiliser l’effet de la carte
mandalorian-adventures-action-perform = Effectuer l’action
mandalorian-adventures-action-decline = Renoncer à l’action
mandalorian-adventures-action-attack = Attaquer { $threat }
mandalorian-adventures-action-look = Regarder la menace face cachée { $threat }
mandalorian-adventures-action-push = Déplacer l’ennemi { $threat } de 1 case
mandalorian-adventures-action-go = Avancer sur { $cell }
mandalorian-adventures-action-stop = S’arrêter ici
mandalorian-adventures-action-use = Utiliser { $threat } sur votre case
mandalorian-adventures-action-spend = Utiliser ce que vous portez : { $token }
mandalorian-adventures-action-rescue = Sauver l’Enfant
mandalorian-adventures-action-card = Utiliser « { $card } » : { $text }
mandalorian-adventures-action-card-of = Utiliser « { $card } » ({ $character }) : { $text }
mandalorian-adventures-action-keep = Garder « { $card } » : { $text }
mandalorian-adventures-action-top = Mettre « { $card } » sur le paquet Planification
mandalorian-adventures-action-drop = Défausser « { $card } »
mandalorian-adventures-action-threat = Choisir { $threat }
mandalorian-adventures-action-cell = Choisir { $cell }
mandalorian-adventures-action-spawn = Le renfort apparaît sur { $cell }
mandalorian-adventures-action-flee = L’Enfant s’enfuit sur { $cell }
mandalorian-adventures-action-character = Choisir { $character }
mandalorian-adventures-action-space = Choisir l’emplacement d’action { $space }
mandalorian-adventures-action-free = Effectuer gratuitement : { $space }
mandalorian-adventures-action-door = Porte { $door }
mandalorian-adventures-action-choose = Choisir l’effet { $whom }
mandalorian-adventures-action-rule = D’abord : { $name }
mandalorian-adventures-action-yes = Oui
mandalorian-adventures-action-no = Non
mandalorian-adventures-action-pass = Passer
mandalorian-adventures-action-end = Terminer l’étape des actions
mandalorian-adventures-action-betray = Montrer votre carte Traître
mandalorian-adventures-action-accuse = Accuser le joueur { $whom }
mandalorian-adventures-action-seat = Choisir le joueur { $whom }

## Ce qui s’est passé

mandalorian-adventures-who = { $you ->
    [yes] Joueur { $seat } (vous)
   *[no] Joueur { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } carte Compétence
   *[other] { $number } cartes Compétence
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } carte Planification
   *[other] { $number } cartes Planification
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } carte Événement
   *[other] { $number } cartes Événement
}
mandalorian-adventures-event-mission = Mission : { $mission }. Plateau : { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Mise en place 1 sur 7 : la mission est préparée.
    [2] Mise en place 2 sur 7 : le paquet Planification est mélangé.
    [3] Mise en place 3 sur 7 : le paquet Événement est mélangé.
    [4] Mise en place 4 sur 7 : chaque emplacement d’action porte un jeton Sabotage blanc, les autres sont mélangés.
    [5] Mise en place 5 sur 7 : les jetons Menace sont sur le plateau.
    [6] Mise en place 6 sur 7 : les personnages sont sur le plateau, les premières mains sont piochées.
   *[7] Mise en place 7 sur 7 : le premier joueur est désigné.
}
mandalorian-adventures-event-turn = Tour { $number } : { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } joue « { $card } » ({ $values }) dans { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who } : { $character } agit : { $space }, force { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who } : { $character } agit gratuitement : { $space }, force { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } renonce à l’action : { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } utilise l’effet de « { $card } ».
mandalorian-adventures-event-moved = { mandalorian-adventures-who } : { $character } avance sur { $cell }.
mandalorian-adventures-event-placed = { $character } se retrouve sur { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who } : { $character } attaque { $threat } avec une force de { $number }.
mandalorian-adventures-event-revealed = Révélation sur { $cell } : { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token } a un effet de mission : { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) subit { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Ennemi vaincu : { $token } ({ $threat }) !
mandalorian-adventures-event-captured = Capture : { $token } ({ $threat }) !
mandalorian-adventures-event-looked = { mandalorian-adventures-who } regarde la menace face cachée { $threat } sur { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } regarde { $threat } : { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } déplace l’ennemi { $threat } sur { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } pioche { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } pioche « { $card } » : { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } garde « { $card } » pour { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } met une carte sur le paquet Planification.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } met « { $card } » sur le paquet Planification.
mandalorian-adventures-event-plan-discarded = Carte Planification défaussée : { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } utilise « { $card } » ({ $character }) : { $text }
mandalorian-adventures-event-plan-taken = { $character } prend « { $card } » dans la défausse.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who } : { $character } utilise { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who } : { $character } prend { $token }.
mandalorian-adventures-event-token-placed = Nouveau sur { $cell } : { $token }.
mandalorian-adventures-event-token-placed-hidden = Une menace face cachée est placée sur { $cell }.
mandalorian-adventures-event-token-removed = { $token } quitte le plateau.
mandalorian-adventures-event-tokens-mixed = Des menaces face cachée sont mélangées.
mandalorian-adventures-event-healed = { $character } soigne { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } soigne { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } subit { mandalorian-adventures-damage }.
   *[other] { $character } subit { mandalorian-adventures-damage } de { $threat }.
}
mandalorian-adventures-event-blocked = { $character } bloque { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } encaisse les dégâts ; { $spared } y échappe.
mandalorian-adventures-event-guard = Garde : { $threat } frappe { $character }.
mandalorian-adventures-event-grapple = Emprise : { $threat } retient { $character }.
mandalorian-adventures-event-enemy-attacks = { $threat } attaque { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } va sur { $cell }.
mandalorian-adventures-event-disabled = { $threat } n’attaquera pas ce tour-ci.
mandalorian-adventures-event-spawned = Renfort sur { $cell } : { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Tous les renforts sont sur le plateau : aucun n’apparaît.
mandalorian-adventures-event-sabotaged = Sabotage : +{ $number } dans { $space }.
mandalorian-adventures-event-sabotage-removed = Jeton Sabotage de { $number } retiré : { $space }.
mandalorian-adventures-event-event-step = L’étape des événements commence.
mandalorian-adventures-event-space-resolved = { $space } atteint { $number } et se résout.
mandalorian-adventures-event-crisis = Crise dans { $space } ! { $text }
mandalorian-adventures-event-crisis-skipped = La crise est ignorée.
mandalorian-adventures-event-event-card = Événement « { $card } » : { $text }
mandalorian-adventures-event-no-effect = La carte Événement n’a eu aucun effet : un renfort apparaît.
mandalorian-adventures-event-space-emptied = { $space } se vide.
mandalorian-adventures-event-track = Piste « { $track } » : { $number } sur { $size }.
mandalorian-adventures-event-door-opened = La porte { $door } est ouverte.
mandalorian-adventures-event-door-closed = La porte { $door } est fermée.
mandalorian-adventures-event-child-rescued = { $character } sauve l’Enfant !
mandalorian-adventures-event-child-carried = { $character } porte l’Enfant.
mandalorian-adventures-event-child-on-cell = L’Enfant est sur { $cell }.
mandalorian-adventures-event-child-fled = L’Enfant s’enfuit sur { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } a l’Enfant !
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } pioche { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } pioche « { $card } » ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Une défausse Compétence est mélangée et forme un nouveau paquet : { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = La défausse Planification est mélangée et forme un nouveau paquet : { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = La défausse Événement est mélangée et forme un nouveau paquet : { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Chacun reçoit une carte Loyauté.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } reçoit la carte Traître.
       *[loyal] { mandalorian-adventures-who } reçoit une carte Loyal.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } regarde la carte du joueur { $whom } : un traître !
       *[loyal] { mandalorian-adventures-who } regarde la carte du joueur { $whom } : loyal.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } regarde la carte Loyauté du joueur { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } est le traître !
mandalorian-adventures-event-accused = { mandalorian-adventures-who } accuse le joueur { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } est d’accord.
   *[no] { mandalorian-adventures-who } n’est pas d’accord.
}
mandalorian-adventures-event-accusation-right = Le joueur { $whom } était le traître et sort du jeu.
mandalorian-adventures-event-accusation-wrong = Le joueur { $whom } est loyal ; deux emplacements sont sabotés.
mandalorian-adventures-event-won = L’objectif est rempli : la mission est gagnée !
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } tombe au combat : la mission est perdue.
    [failure] Une condition d’échec est remplie : la mission est perdue.
    [text] La mission est perdue.
   *[other] La mission est perdue.
}
mandalorian-adventures-event-unfinished = Le dernier tour est passé : la partie s’arrête avant la fin.

## Pourquoi une action est refusée

mandalorian-adventures-refusal-window = « { $action } » ne répond pas à ce qui est demandé maintenant ({ $rule })
mandalorian-adventures-refusal-not-in-hand = « { $action } » : la carte k{ $card } n’est pas dans votre main ({ $rule })
mandalorian-adventures-refusal-space-used = « { $action } » : vous avez déjà joué dans { $space } ce tour-ci ({ $rule })
mandalorian-adventures-refusal-no-space = « { $action } » : cette mission n’a pas d’emplacement d’action vert ({ $rule })
mandalorian-adventures-refusal-no-actions = « { $action } » : il ne vous reste aucune action ce tour-ci ({ $rule })
mandalorian-adventures-refusal-two-actions = « { $action } » : jouez d’abord une autre carte ; jouées : { $count } sur { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = « { $action } » : la carte n’a pas d’effet dans cet emplacement ({ $rule })
mandalorian-adventures-refusal-effect-used = « { $action } » : l’effet a déjà été utilisé ({ $rule })
mandalorian-adventures-refusal-effect-later = « { $action } » : l’effet vient après l’action ({ $rule })
mandalorian-adventures-refusal-effect-earlier = « { $action } » : l’effet vient avant l’action ({ $rule })
mandalorian-adventures-refusal-effect-target = « { $action } » : l’effet a besoin de la cible de l’action ({ $rule })
mandalorian-adventures-refusal-other-action = « { $action } » : la carte a été jouée dans { $space } ({ $rule })
mandalorian-adventures-refusal-tactical = « { $action } » : une carte tactique ne donne pas d’action, seulement son effet ({ $rule })
mandalorian-adventures-refusal-strength = « { $action } » : il faut une force de { $needed }, et l’action a { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = « { $action } » : l’action de mission n’est pas possible maintenant ({ $rule })
mandalorian-adventures-refusal-no-threat = « { $action } » : il n’y a pas de jeton t{ $threat } sur le plateau ({ $rule })
mandalorian-adventures-refusal-out-of-range = « { $action } » : t{ $threat } n’est pas à portée { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = « { $action } » : t{ $threat } est déjà face visible ({ $rule })
mandalorian-adventures-refusal-not-enemy = « { $action } » : t{ $threat } n’est pas un ennemi face visible ({ $rule })
mandalorian-adventures-refusal-stuck = « { $action } » : t{ $threat } ne peut être déplacé sur aucune case ({ $rule })
mandalorian-adventures-refusal-no-cell = « { $action } » : ce plateau n’a pas de case c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = « { $action } » : c{ $cell } n’est pas adjacente ({ $rule })
mandalorian-adventures-refusal-wall = « { $action } » : un mur barre le chemin ({ $rule })
mandalorian-adventures-refusal-closed-door = « { $action } » : la porte est fermée ({ $rule })
mandalorian-adventures-refusal-height = « { $action } » : on ne franchit pas une hauteur ({ $rule })
mandalorian-adventures-refusal-no-steps = « { $action } » : le déplacement est fini ({ $rule })
mandalorian-adventures-refusal-not-here = « { $action } » : t{ $threat } n’est pas sur votre case ({ $rule })
mandalorian-adventures-refusal-no-bonus = « { $action } » : t{ $threat } n’est pas un bonus face visible ({ $rule })
mandalorian-adventures-refusal-no-use = « { $action } » : cela ne sert à rien maintenant ({ $rule })
mandalorian-adventures-refusal-no-damage = « { $action } » : vous n’avez pas de dégâts à soigner ({ $rule })
mandalorian-adventures-refusal-not-carried = « { $action } » : vous ne le portez pas ({ $rule })
mandalorian-adventures-refusal-no-child = « { $action } » : cette mission se joue sans l’Enfant ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = « { $action } » : l’Enfant n’est pas sur votre case ({ $rule })
mandalorian-adventures-refusal-child-carried = « { $action } » : quelqu’un porte déjà l’Enfant ({ $rule })
mandalorian-adventures-refusal-child-fled = « { $action } » : l’Enfant s’est enfui ce tour-ci ({ $rule })
mandalorian-adventures-refusal-not-owned = « { $action } » : vous n’avez pas p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = « { $action } » : ce n’est pas le moment pour p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = « { $action } » : les deux personnages ont p{ $card } ; dites duquel ({ $rule })
mandalorian-adventures-refusal-one-owner = « { $action } » : un seul personnage a p{ $card }, inutile de le nommer ({ $rule })
mandalorian-adventures-refusal-not-drawn = « { $action } » : p{ $card } n’a pas été piochée ({ $rule })
mandalorian-adventures-refusal-not-kept = « { $action } » : p{ $card } ne peut pas être gardée ({ $rule })
mandalorian-adventures-refusal-second-copy = « { $action } » : le personnage a déjà p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = « { $action } » ne fait pas partie des choix ({ $rule })
mandalorian-adventures-refusal-no-door = « { $action } » : aucune porte fermée d{ $door } ne borde votre case ({ $rule })
mandalorian-adventures-refusal-door-force = « { $action } » : aucune règle ne l’ouvre par cette action ({ $rule })
mandalorian-adventures-refusal-must-choose = « { $action } » : il faut faire l’un des choix ({ $rule })
mandalorian-adventures-refusal-no-traitor = « { $action } » : vous ne pouvez pas trahir maintenant ({ $rule })

## La table

mandalorian-adventures-picture-title = { $mission }. { $map } ; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Tour { $turn }.
   *[other] Tour { $turn } sur { $last } au plus.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } joue des cartes : { $played } sur { $needed } jusqu’ici.
   *[other] { mandalorian-adventures-who } joue des cartes : { $played } sur { $needed } jusqu’ici. Une action supplémentaire est encore possible.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who } : { $character } a { $space }, force { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who } : { $character } ne va pas plus loin.
    [one] { mandalorian-adventures-who } : { $character } peut encore avancer de { $left } case.
   *[other] { mandalorian-adventures-who } : { $character } peut encore avancer de { $left } cases.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who } : { $character } a fini { $space }. Autre chose ?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } décide : quelle menace ?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } décide : quelle menace regarder ?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } décide : quelle case ?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } décide : où apparaît le renfort ?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } décide : où s’enfuit l’Enfant ?
mandalorian-adventures-step-character = { mandalorian-adventures-who } décide : quel personnage ?
mandalorian-adventures-step-space = { mandalorian-adventures-who } décide : quel emplacement d’action ?
mandalorian-adventures-step-free = { mandalorian-adventures-who } décide : quelle action gratuite ?
mandalorian-adventures-step-door = { mandalorian-adventures-who } décide : quelle porte ?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } peut garder une des cartes Planification piochées.
mandalorian-adventures-step-top = { mandalorian-adventures-who } peut remettre une des cartes piochées sur le paquet.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } peut utiliser une carte Planification maintenant.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } décide : quelle carte Planification défausser ?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } choisit un des effets, numérotés dans leur ordre.
mandalorian-adventures-step-may = { mandalorian-adventures-who } décide : appliquer cette partie ?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } décide : qu’est-ce qui vient en premier ?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } décide : quel joueur ?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } peut accuser quelqu’un de trahison.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } décide : d’accord avec l’accusation ?
mandalorian-adventures-step-won = La mission est gagnée.
mandalorian-adventures-step-lost = { $reason ->
    [defeat] La mission est perdue, car { $character } tombe au combat.
    [failure] La mission est perdue, car une condition d’échec est remplie.
   *[other] La mission est perdue.
}
mandalorian-adventures-step-unfinished = La partie a été arrêtée avant la fin.
mandalorian-adventures-label-event = Événement
mandalorian-adventures-label-source = Texte
mandalorian-adventures-label-due = À subir
mandalorian-adventures-label-objective = Objectif
mandalorian-adventures-label-failure = Échec
mandalorian-adventures-label-crisis = Crise
mandalorian-adventures-label-effect = Symbole $
mandalorian-adventures-label-green = Action
mandalorian-adventures-label-rules = Règles
mandalorian-adventures-label-tracks = Pistes
mandalorian-adventures-label-ways = Passages
mandalorian-adventures-label-enemies = Ennemis
mandalorian-adventures-label-bonuses = Bonus
mandalorian-adventures-label-looked = Regardées
mandalorian-adventures-label-spaces = Actions
mandalorian-adventures-label-decks = Paquets
mandalorian-adventures-label-plans = Plans
mandalorian-adventures-label-carries = Porte
mandalorian-adventures-label-hand = Main
mandalorian-adventures-label-drawn = Piochées
mandalorian-adventures-picture-legend = @ personnage ; t3 2 ennemi à qui il reste 2 PV{ $effects ->
    [none] { "" }
   *[other] { "\u00A0" }: { $effects }
} ; t5 ?o menace ronde face cachée, ?# carrée ; t7+ bonus ; S départ, E sortie, (4) numéro, * étoile, ^ hauteur ; d0 porte.
mandalorian-adventures-picture-text = { $name } : { $text }
mandalorian-adventures-picture-due = { $character }, { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Un personnage est vaincu.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } sur { $size }
mandalorian-adventures-picture-sabotage = sabotage { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = vide
mandalorian-adventures-picture-used = [utilisé ce tour-ci]
mandalorian-adventures-picture-child = Enfant
mandalorian-adventures-picture-player = { mandalorian-adventures-who } : { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } sur { $cell }, dégâts { $damage } sur { $hp }, traître
   *[no] { $character } sur { $cell }, dégâts { $damage } sur { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, hors jeu
mandalorian-adventures-picture-enemy = { $name } sur { $cell } : { $kind }, PV { $left } sur { $hp }
mandalorian-adventures-picture-reinforcement = renfort
mandalorian-adventures-picture-quiet = n’attaque pas ce tour-ci
mandalorian-adventures-picture-has-child = a l’Enfant
mandalorian-adventures-picture-bonus = { $name } sur { $cell } : { $text }
mandalorian-adventures-picture-useless = { $name } sur { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
mandalorian-adventures-fact-deck = paquet { $count }
mandalorian-adventures-fact-discard = défausse { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } carte due
   *[other] { $count } cartes dues
}
mandalorian-adventures-fact-loyal = loyal
mandalorian-adventures-fact-traitor = traître
mandalorian-adventures-deck-events = événements { $cards }, prochain dos { $back }
mandalorian-adventures-deck-plans = planification { $cards }, défausse { $discard }
mandalorian-adventures-deck-reinforcements = renforts { $count }
mandalorian-adventures-deck-sabotage = sabotage { $count }, utilisés { $used }
mandalorian-adventures-deck-on-top = sur le paquet Planification : { $card }

## La feuille de score

mandalorian-adventures-column = Joueur { $seat }
mandalorian-adventures-row-won = Victoire
mandalorian-adventures-row-turns = Tours
mandalorian-adventures-row-damage = Dégâts
mandalorian-adventures-row-total = Total
mandalorian-adventures-row-rank = Rang
mandalorian-adventures-tie-shared = Tous gagnent ensemble.

## L’aide de jeu

mandalorian-adventures-aid-front =
    VOTRE TOUR
    1 Étape des actions : jouez deux cartes de votre main, chacune dans un autre
      emplacement d’action. Après chaque carte, effectuez l’action avec sa force, ou
      renoncez-y. Une carte avec un symbole de l’action a 1 de force en plus. Son
      effet peut servir, avant ou après l’action, si la carte est dans l’emplacement
      que l’effet nomme.
    2 Étape des événements : voir au verso.
    3 Étape de pioche : piochez jusqu’à avoir 4 cartes en main (héroïque : 3).

    LES ACTIONS et leur force
      Déplacement    jusqu’à autant de cases, par les lignes fines et les portes
                     ouvertes. Un ennemi ou une menace face cachée vous arrête ; les
                     menaces face cachée qui s’y trouvent sont révélées.
      Attaque        autant de dégâts à une menace à portée 1. Si elle est face
                     cachée, elle est d’abord révélée.
      Renseignement  à cette portée, regardez une menace face cachée ou déplacez un
                     ennemi de 1.
      Planification  piochez autant de cartes Planification ; vous pouvez en garder
                     une et en remettre une.
    À votre étape des actions, vous pouvez utiliser les bonus de votre case et les
    jetons que vous portez. La portée traverse les hauteurs, pas les murs ni les
    portes fermées.

    VOUS PERDEZ dès qu’un personnage a autant de dégâts que de points de vie, ou
    quand la mission le dit. VOUS GAGNEZ ensemble quand l’objectif est rempli.

    TAPER : « play k17 move » joue la carte k17 dans Déplacement, « go c12 » avance
    sur cette case, « attack t3 » et « look t5 » nomment des menaces, « use t7 » un
    bonus, « spend b1 » un jeton que vous portez, « card p4 » une carte
    Planification.
mandalorian-adventures-aid-back =
    ÉTAPE DES ÉVÉNEMENTS : les emplacements de gauche à droite ; additionnez la
    force imprimée des cartes et les jetons Sabotage.
      4 ou moins  rien ne se passe, tout reste.
      5           une carte Événement, puis l’emplacement est vidé.
      6 ou plus   d’abord la crise de la mission ; les effets « +6 » s’appliquent.
    Un événement sans aucun effet amène un renfort. Un sabotage met un jeton au
    hasard dans un emplacement.

    LES ENNEMIS ne font rien d’eux-mêmes, sauf leurs effets
      ! Garde      vous finissez un déplacement à sa portée 1 : 1 dégât.

    LES CARTES PLANIFICATION disent quand les utiliser. Chaque personnage n’en a
    qu’une de chaque sorte.

    LE PLATEAU : les lignes fines se franchissent ; les épaisses sont des murs ; les
    pointillées des hauteurs, que seule la portée franchit ; d0 est une porte,
    fermée si la ligne est épaisse. ░ est inaccessible. S départ, E sortie, * étoile
    (*r rouge, *b bleue), (4) numéro.
