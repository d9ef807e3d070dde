### Ce qui peut clocher dans ce que fournissent les gens et les programmes : une ligne chacun, avec la règle ou le champ en cause.

## Actions

action-unknown-verb = « { $action } » n’est pas une action : elle doit commencer par l’un de ces mots : { $verbs }
action-bad-operands = « { $action } » n’est pas une action : ce qui suit « { $verb } » manque, est de trop ou inconnu
action-unknown-code = { $action } n’est pas une action : les codes vont de 0 à moins de { $size }
action-not-understood = { $action } n’est pas une action : écrivez-la comme « draw target », ou donnez son code
action-other-game = « { $action } » est une action d’un autre jeu : { $game }
game-over = « { $action } » est impossible : la partie est finie ({ $rule })
not-your-turn = « { $action } » est impossible maintenant : les autres n’ont pas encore fini ({ $rule })
undo-nothing = Il n’y a rien à annuler ({ $rule })
undo-barrier = « { $words } » ne peut plus être annulé : cela a montré ou changé quelque chose ({ $rule })

## Jeux, options, places, graines

game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }
game-no-packs = Le jeu { $game } n’accepte pas de packs
odds-none = Le jeu { $game } ne calcule pas de probabilités
odds-over = La partie est terminée : il n’y a plus rien à prévoir
odds-not-ready = Les probabilités demandent les règles compilées, qui ne sont pas encore prêtes : réessayez dans une minute
option-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $allowed }
options-wrong = « options » ne peut pas valoir { $value } : on y donne les options par leurs noms, comme dans un dictionnaire
option-choice = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
option-number = L’option « { $option } » ne peut pas valoir « { $value } » : c’est un nombre entier de { $least } à { $most }
option-assignment = L’option « { $option } » ne peut pas valoir « { $value } » : nommez pour chaque place une valeur différente parmi { $allowed } ; places : { $seats }
option-team = L’option « { $option } » ne peut pas valoir « { $value } » : nommez des valeurs différentes parmi { $allowed }
option-text = « { $option } » est le texte « { $value } » : donnez la valeur elle-même, sans guillemets
seats-wrong = { $game } se joue de { $least } à { $most } joueurs, et non à « { $seats } »
seat-unknown = Il n’y a pas de place « { $seat } » : les places vont de 0 à { $last }
seed-wrong = « { $seed } » n’est pas une graine : il faut un nombre entier de 0 à moins de 2^256, ou 64 chiffres hexadécimaux
seed-not-its-hash = La graine ne correspond pas à son empreinte : ce n’est pas la donne annoncée
since-wrong = « since » ne peut pas valoir « { $since } » : c’est un nombre entier, 0 ou plus
event-wrong = « event » ne peut pas valoir { $event } : c’est un événement de ce jeu, tel que « play » et « events » les donnent
language-unknown = Il n’y a pas de textes dans la langue « { $language } » ; il y a : { $languages }

## Parties enregistrées

saved-not-json = Ce n’est pas une partie enregistrée : le texte n’est pas du JSON, ou il est tronqué
saved-not-a-game = Ce n’est pas une partie enregistrée de Cantina, ou l’un de ses champs n’est pas du bon type
saved-missing = Le champ « { $field } » manque dans cette partie enregistrée
saved-field = Le champ « { $field } » de cette partie enregistrée est inutilisable : { $reason }
saved-altered = Cette partie enregistrée a été modifiée : ses champs ne correspondent pas à son champ « check »
saved-version = Cette partie a été jouée avec la version { $saved } des règles ; ce programme joue la version { $ours }
saved-content = Cette partie a été jouée avec d’autres cartes que celles de ce programme
saved-content-pack = Cette partie a été jouée avec d’autres cartes que celles-ci ; une partie jouée avec un pack a besoin du même pack, inchangé (--pack)
saved-files = Les cartes contenues dans cette partie enregistrée sont inutilisables : { $reason }
saved-secret = La graine de cette partie est encore secrète : elle sera lisible une fois la partie finie
saved-action = L’action { $number } de cette partie enregistrée (« { $line } ») ne peut pas être jouée : { $reason }
saved-line = elle ne nomme pas une place et une action
saved-result = Cette partie enregistrée annonce un résultat auquel ses actions ne mènent pas

## Fichiers de contenu

content-unreadable = { $file } : le fichier ne peut pas être lu ({ $reason })
content-file-missing = { $file } : ce fichier manque au contenu du jeu
content-without-files = Ce jeu de cartes a été créé en mémoire : il n'a pas de fichiers à enregistrer
content-wrong = « content » n’est pas un jeu de cartes de { $game } : prenez « game.content », ou ce que donne « game.pack(folder) »
content-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML ({ $reason })
content-unknown-field = { $file }, ligne { $line } : « { $field } » est inconnu ici ; possible : { $allowed }
content-missing = { $file }, ligne { $line } : le champ « { $field } » manque
content-count = { $file }, ligne { $line } : « { $field } » doit être une liste de { $count } { $count ->
    [one] valeur
   *[other] valeurs
}
content-number = { $file }, ligne { $line } : « { $field } » vaut { $value } ; il faut un nombre entier de { $least } à { $most }
content-word = { $file }, ligne { $line } : « { $field } » vaut « { $value } » ; possible : { $allowed }
content-key = { $file }, ligne { $line } : « { $field } » vaut « { $value } » ; un nom n’a que des minuscules, des chiffres et des traits d’union
content-total = { $file }, ligne { $line } : le nombre de cartes du genre « { $kind } » est { $count } ; il doit être { $wanted }
content-name-twice = { $file }, ligne { $line } : « { $field } » vaut « { $value } », et une autre carte porte déjà ce nom
content-level = { $file }, ligne { $line } : le nombre de missions dont « { $field } » vaut { $level } est { $count } ; il doit être { $wanted }
content-no-symbol = { $file }, ligne { $line } : « { $field } » ne contient que des zéros ; il faut au moins un symbole
content-multiple = { $file }, ligne { $line } : « { $field } » vaut { $value } ; il faut un multiple de { $step }
content-no-shield = { $file }, ligne { $line } : « { $field } » ne contient que des zéros : personne ne capturerait la cible
content-same-twice = { $file }, ligne { $line } : « { $field } » doit nommer deux personnages différents
content-copies = { $file }, ligne { $line } : « { $field } » vaut { $value }, mais le nombre de telles cartes dans le jeu est { $real }
content-contract-icons = { $file }, ligne { $line } : le nombre de cibles à l’icône Contrat (« { $field } ») est { $count } ; il doit être { $wanted }
content-crate-icons = { $file }, ligne { $line } : le nombre de cartes Caisse dont « { $field } » vaut { $icons } est { $count } ; il doit être { $wanted }

## Campagnes

campaign-not-prepared = « { $action } » est impossible : le paquet Évolution n’a pas encore été consulté avant cette partie ({ $rule })
campaign-still-running = « { $action } » est impossible : la partie est encore en cours ({ $rule })
campaign-other-game = { $file } : ce n’est pas une partie de cette campagne : il faudrait une partie de mandalorian-adventures avec growth={ $growth }
campaign-other = { $file } : c’est le fichier d’une autre campagne (« { $field } »)
campaign-decides = « { $field } » est décidé par la campagne : ne l’indiquez pas
campaign-mission-not-now = La mission « { $action } » n’est pas la prochaine de cette campagne ; possible : { $missions } ({ $rule })
campaign-mission-locked = La mission « { $action } » n’est pas débloquée ; débloquées : { $missions } ({ $rule })
campaign-which-mission = Quelle mission ? Débloquées : { $missions }
campaign-envelope-closed = L’enveloppe { $action } est encore fermée ({ $rule })
campaign-not-yet = « { $action } » n’est pas encore entré en jeu ({ $rule })
campaign-read-ahead = La carte Évolution { $action } n’a pas été résolue ; personne ne lit au-delà de la carte { $last } ({ $rule })
campaign-unreadable = { $file } : la campagne ne peut pas être lue ({ $reason })
campaign-unwritable = { $file } : la campagne ne peut pas être écrite ({ $reason })
campaign-file-exists = { $file } : il y a déjà quelque chose à cet endroit ; rien n’a été écrit
campaign-not-json = { $file }, ligne { $line } : le texte n’est pas du JSON, ou il est tronqué ({ $reason })
campaign-foreign = { $file } : ce n’est pas une campagne de ce jeu : le champ « { $field } » manque ou dit autre chose
campaign-newer = { $file }, ligne { $line } : « version » vaut { $saved } ; ce programme connaît les campagnes jusqu’à la version { $ours }
campaign-missing = { $file } : le champ « { $field } » manque
campaign-value = { $file }, ligne { $line } : « { $field } » contient { $value }, qui n’est pas du bon type ou ne découle pas des cartes Évolution résolues
campaign-action-unknown = « { $action } » n’existe pas pour une campagne ; il y a : { $actions }
campaign-result-missing = Comment la partie s’est-elle terminée ? Répondez par l’un de ces mots : { $results }

## Packs de missions et de plateaux

pack-no-folder = { $file } : ce dossier n’existe pas
pack-nothing = { $file } : ce dossier ne contient rien d’un pack ; possible : { $allowed }
pack-file-unknown = { $file } : aucun pack n’a un tel fichier ou dossier ; possible : { $allowed }
pack-many-files = { $file } : il y a ici plus de fichiers qu’un pack ne peut en avoir ({ $most })
pack-not-plain = { $file } : c’est un lien, un tube ou un périphérique ; un pack n’a que des fichiers ordinaires
pack-large = { $file } : le fichier fait { $size } octets ; un fichier de pack en fait { $most } au plus
pack-large-whole = { $file } : les fichiers de ce pack font ensemble { $size } octets ; { $most } au plus sont permis
pack-strange = { $file }, ligne { $line } : chaque entrée doit commencer par une ligne comme [[nom]], et par rien d’autre
pack-one-entry = { $file }, ligne { $line } : ce fichier doit contenir une entrée [[{ $field }]], et non { $count }
pack-kind-missing = { $file } : le pack n’a aucun « { $field } »
pack-too-many = { $file }, ligne { $line } : « { $field } » : trop d’entrées du genre « { $kind } » ; il y a de la place pour { $most }
pack-name-long = { $file }, ligne { $line } : « { $field } » : le nom « { $value } » est trop long ; un nom a { $most } caractères au plus
pack-twice = { $file }, ligne { $line } : « { $field } » dit « { $value } » une deuxième fois
pack-flag = { $file }, ligne { $line } : « { $field } » vaut « { $value } » ; il faut true ou false
pack-texts = { $file }, ligne { $line } : « { $field } » doit être une liste de textes entre guillemets
pack-text-missing = { $file }, ligne { $line } : le texte « { $field } » manque dans : { $languages }
pack-text-broken = { $file }, ligne { $line } : ce n’est pas un message Fluent
pack-text-foreign = { $file }, ligne { $line } : le texte « { $field } » n’appartient pas à ce pack ; un pack n’a que les textes de ce que contiennent ses propres fichiers

## Packs : étapes et conditions

pack-step-empty = { $file }, ligne { $line } : « { $field } » : « { $text } » ne fait rien : il manque une étape
pack-step-unknown = { $file }, ligne { $line } : « { $field } » : il n’y a pas d’étape « { $value } », comme dans « { $text } »{ $like ->
    [none] { "" }
   *[other] { "\u00A0" }; vouliez-vous dire « { $like } » ?
}
pack-step-then = { $file }, ligne { $line } : « { $field } » : « { $text } » a un « if » sans son « then »
pack-step-prefix = { $file }, ligne { $line } : « { $field } » : « { $value } » est au mauvais endroit dans « { $text } » ; l’ordre est : +6, may, if ... then
pack-step-choice = { $file }, ligne { $line } : « { $field } » : « { $text } » : un choix est fait de deux à quatre étapes simples séparées par |
pack-step-loop = { $file }, ligne { $line } : « { $field } » : « { $text } » : il faut « for_each player » et une étape ou un choix
pack-condition-empty = { $file }, ligne { $line } : « { $field } » : il manque une condition dans « { $text } »
pack-condition-unknown = { $file }, ligne { $line } : « { $field } » : il n’y a pas de condition « { $value } », comme dans « { $text } »{ $like ->
    [none] { "" }
   *[other] { "\u00A0" }; vouliez-vous dire « { $like } » ?
}
pack-operands = { $file }, ligne { $line } : « { $field } » : « { $text } » a trop ou pas assez de mots ; cela s’écrit : { $form }
pack-operand = { $file }, ligne { $line } : « { $field } » : « { $value } » ne convient pas dans « { $text } » ; possible : { $allowed }
pack-operand-number = { $file }, ligne { $line } : « { $field } » : « { $value } » ne convient pas dans « { $text } » ; il faut un nombre entier de { $least } à { $most }
pack-name-unknown = { $file }, ligne { $line } : « { $field } » : il n’y a pas de { $kind } « { $value } », comme dans « { $text } »{ $like ->
    [none] { "" }
   *[other] { "\u00A0" }; vouliez-vous dire « { $like } » ?
}
pack-misplaced = { $file }, ligne { $line } : « { $field } » : « { $value } » n’a pas de sens ici (« { $text } »)

## Packs : plateaux et jetons

pack-edge-unknown = { $file }, ligne { $line } : « { $field } » : il n’y a pas de case « { $value } », comme dans « { $text } »{ $like ->
    [none] { "" }
   *[other] { "\u00A0" }; vouliez-vous dire « { $like } » ?
}
pack-edge-two = { $file }, ligne { $line } : « { $field } » : « { $text } » doit nommer deux cases différentes, séparées par -, |, : ou =
pack-edge-contradicts = { $file }, ligne { $line } : « { $field } » : « { $text } » dit { $second } là où une autre ligne dit { $first }
pack-map-lacks = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » n’a pas de case avec « { $what } »
pack-map-stars = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » a trop peu de cases Étoile ; il en faut au moins { $least }
pack-map-number = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » n’a pas de case numéro { $number }
pack-slot = { $file }, ligne { $line } : « { $field } » : la case « { $value } » est une case de départ ou de sortie : aucun jeton ne peut s’y trouver
pack-cut-off = { $file }, ligne { $line } : « { $field } » : personne ne peut aller à pied jusqu’à la case « { $value } », même toutes portes ouvertes
pack-door = { $file }, ligne { $line } : « { $field } » : aucune règle du plateau n’ouvre la porte « { $value } » du côté du départ
pack-few-tokens = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » a { $wanted } places de la forme « { $shape } », mais des jetons pour { $count }, sans compter ceux des missions d’histoire
pack-must-place = { $file }, ligne { $line } : « { $field } » : il faut placer plus de jetons de la forme « { $shape } » que le plateau « { $value } » n’a de places ({ $wanted })
pack-no-slot = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » n’a pas de place de la forme « { $shape } »
pack-no-orange = { $file }, ligne { $line } : « { $field } » : le plateau « { $value } » n’a pas de jetons orange
pack-orange = { $file }, ligne { $line } : « { $field } » : un jeton orange n’a pas de forme
pack-rule-field = { $file }, ligne { $line } : « { $field } » ne vaut que pour les règles sur { $allowed }
pack-rule-door = { $file }, ligne { $line } : « { $field } » : une règle avec door = true n’a que l’étape « { $allowed } »
pack-use-take = { $file }, ligne { $line } : « { $field } » : ce qui est déjà porté ne peut pas être pris

## Packs : cartes

pack-beginner = { $file }, ligne { $line } : « { $field } » vaut { $value } ; il faut plus que hp, qui vaut { $hp }
pack-character-missing = { $file }, ligne { $line } : « { $field } » : le personnage « { $value } » manque
pack-color-missing = { $file }, ligne { $line } : « { $field } » : il n’y a pas de jetons Sabotage de la couleur « { $value } »
pack-deck = { $file }, ligne { $line } : « { $field } » : le nombre de cartes Compétence de départ de « { $value } » est { $count } ; il doit être { $wanted }
pack-tactical = { $file }, ligne { $line } : « { $field } » : une carte tactique n’a pas de force
pack-tactical-steps = { $file }, ligne { $line } : « { $field } » : « { $value } » est une carte tactique : elle n’effectue aucune action dont « { $text } » pourrait parler
pack-when = { $file }, ligne { $line } : « { $field } » de « { $value } » doit valoir « { $wanted } », à cause de « { $text } »
pack-target = { $file }, ligne { $line } : « { $field } » de « { $value } » doit valoir true si ses étapes parlent de la cible, et seulement alors
pack-plan-window = { $file }, ligne { $line } : « { $field } » : une carte Planification a des étapes, sauf si sa fenêtre est « { $window } »
pack-back = { $file }, ligne { $line } : « { $field } » vaut « { $value } », mais aucune étape de l’événement ne concerne cette classe
pack-growth-unknown = { $file }, ligne { $line } : « { $field } » : « { $value } » n’est rien qu’une carte Évolution sache faire, comme dans « { $text } » ; elle sait : { $allowed }
pack-growth-number = { $file }, ligne { $line } : « { $field } » vaut { $value } ; les cartes Évolution sont numérotées sans trou, et celle-ci serait la { $wanted }
pack-growth-stop = { $file }, ligne { $line } : « { $field } » : carte { $value } : la dernière carte de chaque section, avant ou après une partie, est une carte STOP, et aucune autre ne l’est
pack-envelope = { $file }, ligne { $line } : « { $field } » : aucune carte Évolution n’ouvre l’enveloppe { $value }

## Packs : missions

pack-mercenary-map = { $file }, ligne { $line } : « { $field } » : une mission de mercenaires se joue sur n’importe quel plateau et n’en nomme aucun
pack-mercenary-people = { $file }, ligne { $line } : « { $field } » : la mission de mercenaires « { $value } » doit lister tous les personnages et n’en exiger aucun
pack-listed = { $file }, ligne { $line } : « { $field } » : la mission « { $value } » doit lister au moins { $least } personnages
pack-required = { $file }, ligne { $line } : « { $field } » : « { $value } » est exigé mais pas listé
pack-track = { $file }, ligne { $line } : « { $field } » : « { $text } » doit être un nom et une taille de 1 à { $most }, ou trois tailles pour 2, 3 et 4 personnages, comme 3/4/5
pack-tracks = { $file }, ligne { $line } : « { $field } » peut nommer au plus { $most } pistes différentes
pack-spaces = { $file }, ligne { $line } : « { $field } » : il peut y avoir au plus { $most } emplacements d’action, donc un seul vert
pack-bonus = { $file }, ligne { $line } : « { $field } » : le bonus « { $value } » ne sert à rien dans la mission « { $mission } »
pack-no-effect = { $file }, ligne { $line } : « { $field } » manque : le jeton « { $value } » en porte le symbole dans la mission « { $mission } »
pack-objective-token = { $file }, ligne { $line } : « { $field } » : « { $text } » : il n’est pas sûr que le jeton « { $value } » soit sur le plateau
pack-objective-track = { $file }, ligne { $line } : « { $field } » : « { $text } » : rien ne fait avancer la piste « { $value } »
pack-objective-take = { $file }, ligne { $line } : « { $field } » : « { $text } » : personne ne peut prendre le jeton « { $value } »
pack-objective-met = { $file }, ligne { $line } : « { $field } » est atteint avant le premier tour (plateau « { $map } », personnages : { $count })
pack-over-at-start = { $file }, ligne { $line } : « { $field } » : la partie est finie avant le premier tour (plateau « { $map } », personnages : { $count })
pack-not-enemy = { $file }, ligne { $line } : « { $field } » : « { $text } » : « { $value } » n’est pas un ennemi
pack-no-child = { $file }, ligne { $line } : « { $field } » : « { $text } » parle de l’Enfant, mais la mission « { $value } » ne dit pas child = true
pack-child = { $file }, ligne { $line } : « { $field } » : rien n’amène l’Enfant dans la mission « { $value } »
pack-replace = { $file }, ligne { $line } : « { $field } » : « { $text } » : le plateau « { $value } » a moins de jetons cachés
pack-no-star = { $file }, ligne { $line } : « { $field } » : « { $text } » : le plateau « { $map } » n’a pas de « { $value } »

## Options de The Mandalorian : Adventures

ma-mode-unfit = L’option « mode » ne peut pas valoir « { $value } » : personnages listés par la mission : { $listed } ; joueurs : { $seats } ; elle peut valoir : { $allowed }
ma-team-unfit = L’option « characters » ne peut pas valoir « { $value } » : dans le mode « { $mode } », nommez { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages différents
} parmi { $allowed }
ma-team-lacks = Option « characters » : dans le mode « { $mode } », cette mission a besoin de { $value }
ma-traitor-unfit = L’option « traitor » ne peut pas valoir « { $value } » : un traître demande trois ou quatre joueurs qui ne partagent pas les personnages ; ici, il y en a { $seats }, dans le mode « { $mode } »
