### Way of the Mandalorian. Quatre valeurs entre parenthèses sont toujours puissance de feu, armure, pilotage et ruse.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Équipez votre personnage, tentez des missions toujours plus dures, gênez les autres avec des événements. Qui possède le plus de crédits à la fin gagne. Environ 45 minutes.

## Options

way-of-the-mandalorian-option-first-player = le joueur qui commence ; le hasard décide si aucun n’est nommé
way-of-the-mandalorian-option-characters = un personnage pour chaque joueur, dans l’ordre ; le hasard décide si aucun n’est nommé
way-of-the-mandalorian-option-equip-window = quand on peut s’équiper : pendant tout le tour, ou seulement entre ses deux actions
way-of-the-mandalorian-option-compare = ce qu’exige une mission : chaque attribut, ou le total des quatre
way-of-the-mandalorian-option-event-fee = ce que coûte de jouer un événement : 200, ou le coût imprimé sur la carte
way-of-the-mandalorian-option-boba-slot-as-opponent = si Boba Fett peut utiliser son emplacement contre les missions des autres
way-of-the-mandalorian-option-boba-slot-fill-window = quand Boba Fett peut remplir son emplacement : chaque fois qu’il peut s’équiper, ou seulement avant le premier tour
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = combien de cartes Bo-Katan Kryze peut défausser pendant une tentative
way-of-the-mandalorian-option-bo-katan-event-symbols = si Bo-Katan Kryze peut aussi ignorer des symboles d’événements
way-of-the-mandalorian-option-fennec-hand-limit = si Fennec Shand peut aussi payer pour les cartes en trop à la fin de son tour
way-of-the-mandalorian-option-sell-used-temporary-at-end = si les cartes temporaires utilisées dans la dernière mission sont encore vendues
way-of-the-mandalorian-option-credits-open = si tout le monde voit les crédits de tout le monde
way-of-the-mandalorian-option-max-turns = la partie s’arrête après ce nombre de tours de chaque joueur ; 0 : sans limite

## Attributs et personnages

way-of-the-mandalorian-attribute-firepower = puissance de feu
way-of-the-mandalorian-attribute-armour = armure
way-of-the-mandalorian-attribute-piloting = pilotage
way-of-the-mandalorian-attribute-cunning = ruse

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Cartes et missions

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name }, { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = coût { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , temporaire
   *[no] { "" }
}
way-of-the-mandalorian-values-event = coût { $cost } { way-of-the-mandalorian-symbols }, événement
way-of-the-mandalorian-values-mission = niveau { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(temporaire)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (événement)
way-of-the-mandalorian-told-mission = « { $name } » (niveau { $level }, récompense { $reward }, pénalité { $penalty })

## Noms des équipements

way-of-the-mandalorian-card-hunting-carbine = Carabine de chasse
way-of-the-mandalorian-card-padded-vest = Gilet matelassé
way-of-the-mandalorian-card-grapple-line = Filin-grappin
way-of-the-mandalorian-card-spotter-scope = Lunette d’éclaireur
way-of-the-mandalorian-card-rebreather-mask = Masque respiratoire
way-of-the-mandalorian-card-forged-papers = Faux papiers
way-of-the-mandalorian-card-star-charts = Cartes stellaires
way-of-the-mandalorian-card-twin-pistols = Pistolets jumeaux
way-of-the-mandalorian-card-wrist-flamer = Lance-flammes de poignet
way-of-the-mandalorian-card-sealed-helmet = Casque étanche
way-of-the-mandalorian-card-shoulder-shield = Épaulière-bouclier
way-of-the-mandalorian-card-patrol-speeder = Speeder de patrouille
way-of-the-mandalorian-card-tracking-beacon = Balise de pistage
way-of-the-mandalorian-card-thermal-visor = Visière thermique
way-of-the-mandalorian-card-ion-rifle = Fusil à ions
way-of-the-mandalorian-card-forged-breastplate = Plastron forgé
way-of-the-mandalorian-card-jet-harness = Harnais à réacteurs
way-of-the-mandalorian-card-guild-tablet = Tablette de la Guilde
way-of-the-mandalorian-card-shock-mine = Mine paralysante
way-of-the-mandalorian-card-hull-patch = Rustine de coque
way-of-the-mandalorian-card-spare-thrusters = Propulseurs de rechange
way-of-the-mandalorian-card-bribe-purse = Bourse à pots-de-vin
way-of-the-mandalorian-card-smoke-canister = Pot fumigène
way-of-the-mandalorian-card-overcharged-cell = Pile surchargée
way-of-the-mandalorian-card-riot-barrier = Barrière antiémeute
way-of-the-mandalorian-card-hired-pilot = Pilote à gages
way-of-the-mandalorian-card-blast-charge = Charge explosive
way-of-the-mandalorian-card-borrowed-gunship = Canonnière empruntée
way-of-the-mandalorian-card-rented-disguise = Déguisement de location
way-of-the-mandalorian-card-field-shelter = Abri de campagne

## Noms des événements

way-of-the-mandalorian-card-crossfire = Feu croisé
way-of-the-mandalorian-card-hail-of-debris = Pluie de débris
way-of-the-mandalorian-card-asteroid-drift = Dérive d’astéroïdes
way-of-the-mandalorian-card-web-of-lies = Tissu de mensonges
way-of-the-mandalorian-card-ambush-at-the-gate = Embuscade à la porte
way-of-the-mandalorian-card-blockade-run = Blocus à forcer
way-of-the-mandalorian-card-hidden-sniper = Tireur caché
way-of-the-mandalorian-card-heavy-escort = Lourde escorte
way-of-the-mandalorian-card-standoff = Face-à-face
way-of-the-mandalorian-card-old-grudge = Vieille rancune
way-of-the-mandalorian-card-lucky-shot = Coup de chance
way-of-the-mandalorian-card-sandstorm = Tempête de sable
way-of-the-mandalorian-card-cave-in = Éboulement
way-of-the-mandalorian-card-acid-rain = Pluie acide
way-of-the-mandalorian-card-barroom-brawl = Bagarre de bar
way-of-the-mandalorian-card-frozen-night = Nuit glaciale
way-of-the-mandalorian-card-engine-trouble = Ennuis de moteur
way-of-the-mandalorian-card-narrow-canyon = Canyon étroit
way-of-the-mandalorian-card-fuel-shortage = Panne sèche
way-of-the-mandalorian-card-thick-fog = Brouillard épais
way-of-the-mandalorian-card-tail-wind = Vent arrière
way-of-the-mandalorian-card-double-cross = Coup fourré
way-of-the-mandalorian-card-false-trail = Fausse piste
way-of-the-mandalorian-card-curious-patrol = Patrouille curieuse
way-of-the-mandalorian-card-loose-tongue = Langue bien pendue
way-of-the-mandalorian-card-rival-hunter = Chasseur rival

## Noms des missions

way-of-the-mandalorian-mission-runaway-debtor = Débiteur en fuite
way-of-the-mandalorian-mission-card-cheat = Tricheur aux cartes
way-of-the-mandalorian-mission-stolen-speeder = Speeder volé
way-of-the-mandalorian-mission-bail-jumper = Évadé sous caution
way-of-the-mandalorian-mission-scrapyard-gang = Gang de la casse
way-of-the-mandalorian-mission-water-poacher = Voleur d’eau
way-of-the-mandalorian-mission-market-pickpocket = Pickpocket du marché
way-of-the-mandalorian-mission-toll-raiders = Pillards du péage
way-of-the-mandalorian-mission-escaped-beast = Bête échappée
way-of-the-mandalorian-mission-lost-shipment = Cargaison perdue
way-of-the-mandalorian-mission-crooked-mechanic = Mécano véreux
way-of-the-mandalorian-mission-arena-deserter = Déserteur de l’arène
way-of-the-mandalorian-mission-petty-smuggler = Petit contrebandier
way-of-the-mandalorian-mission-missing-courier = Messager disparu
way-of-the-mandalorian-mission-nest-of-vermin = Nid de vermine
way-of-the-mandalorian-mission-false-prophet = Faux prophète
way-of-the-mandalorian-mission-moonlight-runner = Passeur nocturne
way-of-the-mandalorian-mission-pit-champion = Champion de la fosse
way-of-the-mandalorian-mission-desert-outpost = Avant-poste du désert
way-of-the-mandalorian-mission-rooftop-chase = Poursuite sur les toits
way-of-the-mandalorian-mission-convoy-guard = Garde de convoi
way-of-the-mandalorian-mission-canyon-raiders = Pillards du canyon
way-of-the-mandalorian-mission-counterfeit-ring = Réseau de faussaires
way-of-the-mandalorian-mission-ice-moon-fugitive = Fugitif de la lune glacée
way-of-the-mandalorian-mission-silent-informer = Indic muet
way-of-the-mandalorian-mission-kidnapped-heir = Héritier enlevé
way-of-the-mandalorian-mission-rogue-gunship = Canonnière renégate
way-of-the-mandalorian-mission-prison-transfer = Transfert de prisonniers
way-of-the-mandalorian-mission-vault-on-the-ridge = Coffre sur la crête
way-of-the-mandalorian-mission-swamp-warlord = Seigneur des marais
way-of-the-mandalorian-mission-hijacked-freighter = Cargo détourné
way-of-the-mandalorian-mission-border-blockade = Blocus frontalier
way-of-the-mandalorian-mission-burning-refinery = Raffinerie en flammes
way-of-the-mandalorian-mission-hunters-duel = Duel de chasseurs
way-of-the-mandalorian-mission-pirate-flagship = Vaisseau amiral pirate
way-of-the-mandalorian-mission-iron-governor = Gouverneur de fer
way-of-the-mandalorian-mission-shadow-syndicate = Cartel de l’ombre
way-of-the-mandalorian-mission-stolen-prototype = Prototype volé
way-of-the-mandalorian-mission-orbital-prison = Prison orbitale
way-of-the-mandalorian-mission-last-general = Le dernier général
way-of-the-mandalorian-mission-poisoners-court = Cour de l’empoisonneur
way-of-the-mandalorian-mission-walker-foundry = Fonderie de marcheurs
way-of-the-mandalorian-mission-council-of-thieves = Conseil des voleurs
way-of-the-mandalorian-mission-siege-of-the-forge = Siège de la forge
way-of-the-mandalorian-mission-bring-the-child-home = Ramener l’enfant

## Actions

way-of-the-mandalorian-action-equip = Équiper : { $card }
way-of-the-mandalorian-action-fill = Poser face cachée dans votre emplacement : { $card }
way-of-the-mandalorian-action-draw = Piocher 2 cartes
way-of-the-mandalorian-action-sell = Vendre à moitié prix : { $card }
way-of-the-mandalorian-action-job = Petit boulot : prendre 200 crédits
way-of-the-mandalorian-action-attempt = Tenter : { $mission }
way-of-the-mandalorian-action-end = Terminer le tour
way-of-the-mandalorian-action-take = Prendre au marché : { $card }
way-of-the-mandalorian-action-deck = Piocher la première carte du paquet Marché
way-of-the-mandalorian-action-close = Conclure la vente
way-of-the-mandalorian-action-event = Jouer : { $card }
way-of-the-mandalorian-action-slot = Jouer gratuitement l’événement de votre emplacement
way-of-the-mandalorian-action-pass = Passer : aucune carte
way-of-the-mandalorian-action-discard = Défausser : { $card }
way-of-the-mandalorian-action-ignore = Ignorer un symbole : { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] N’utiliser aucun équipement
    [1] Utiliser l’équipement de l’emplacement { $slots }
   *[other] Utiliser l’équipement des emplacements { $slots }
}
way-of-the-mandalorian-action-keep = Payer 200 crédits et garder la carte en main
way-of-the-mandalorian-action-drop = Défausser la carte
way-of-the-mandalorian-action-retain = Payer 200 crédits et garder au-delà de la limite : { $card }

## Ce qui s’est passé

way-of-the-mandalorian-who = { $you ->
    [yes] Joueur { $seat } (vous)
   *[no] Joueur { $seat }
}
way-of-the-mandalorian-event-turn = Tour { $number } : { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } équipe : { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } pose un événement face cachée dans son emplacement.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } pose dans son emplacement : { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } pioche 2 cartes.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } prend au marché : { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } pioche une carte du paquet Marché.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } pioche : { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } ne peut pas piocher : il ne reste aucune carte.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } vend : { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } reçoit { $number ->
    [one] { $number } crédit
   *[other] { $number } crédits
} pour la vente.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } reçoit { $number ->
    [one] { $number } crédit
   *[other] { $number } crédits
} pour un petit boulot.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } tente la mission { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } joue l’événement « { $card } », { $count ->
    [0] gratuitement
    [one] pour { $count } crédit
   *[other] pour { $count } crédits
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } passe.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } défausse pour ignorer un symbole : { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignore un symbole : { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } utilise : { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } accomplit la mission « { $mission } » et reçoit { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} !
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } échoue à la mission « { $mission } » et paie { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } a épuisé : { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } paie 200 crédits et garde : { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } défausse : { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } paie 200 crédits pour garder au-delà de la limite : { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } termine son tour.
way-of-the-mandalorian-event-reshuffled = La défausse est mélangée et forme un nouveau paquet Marché ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}).
way-of-the-mandalorian-event-new-in-market = Nouveau au marché : { $card }.
way-of-the-mandalorian-event-new-mission = Nouvelle mission : { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } accomplit la mission de niveau 4 : la partie est finie !
way-of-the-mandalorian-event-unfinished = Le dernier tour est passé et la mission de niveau 4 n’est pas accomplie : la partie s’arrête sans vainqueur.

## Pourquoi une action est refusée

way-of-the-mandalorian-refusal-window = « { $action } » n’a rien à voir avec ce qui se décide maintenant ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = « { $action } » : la carte { $card } n’est pas dans votre main ({ $rule })
way-of-the-mandalorian-refusal-equip-window = « { $action } » : à cette table, on ne s’équipe qu’entre les deux actions ({ $rule })
way-of-the-mandalorian-refusal-no-slot = « { $action } » : votre plateau n’a pas d’emplacement libre ({ $rule })
way-of-the-mandalorian-refusal-cost = « { $action } » coûte { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
}, et vous en avez { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = « { $action } » : seul Boba Fett a un emplacement pour un événement ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = « { $action } » : votre emplacement contient déjà un événement ({ $rule })
way-of-the-mandalorian-refusal-slot-window = « { $action } » : l’emplacement ne peut pas être rempli maintenant ({ $rule })
way-of-the-mandalorian-refusal-no-actions = « { $action } » : il ne vous reste aucune action ce tour-ci ({ $rule })
way-of-the-mandalorian-refusal-second-job = « { $action } » : le petit boulot n’est possible qu’une fois par tour ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = « { $action } » : la mission m{ $mission } n’est pas dans la rangée ({ $rule })
way-of-the-mandalorian-refusal-not-yours = « { $action } » : la carte { $card } n’est ni dans votre main ni sur votre plateau ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = « { $action } » : la carte { $card } n’est pas au marché ({ $rule })
way-of-the-mandalorian-refusal-no-card = « { $action } » : le paquet Marché et la défausse sont vides ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = « { $action } » : vous n’avez dans un emplacement aucun événement jouable ici ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = « { $action } » : cette mission n’a aucun symbole de ce type à ignorer ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = « { $action } » : l’un de ces emplacements est vide ({ $rule })

## La table sous forme de texte

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Avant le premier tour.
   *[other] { $last ->
        [0] Tour { $turn }.
       *[other] Tour { $turn } sur { $last } au plus.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } n’a plus d’action : équiper ou terminer le tour.
    [one] { way-of-the-mandalorian-who } a encore { $actions } action.
   *[other] { way-of-the-mandalorian-who } a encore { $actions } actions.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } pioche encore { $picks } carte : marché ou paquet ?
   *[other] { way-of-the-mandalorian-who } pioche { $picks } cartes : marché ou paquet ?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } vend, pour { $sold ->
    [one] { $sold } crédit
   *[other] { $sold } crédits
} jusqu’ici.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } décide : un événement contre cette mission ?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } décide : son propre événement pour cette mission ?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } décide : défausser une carte pour ignorer un symbole ?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } décide : quel symbole ignorer ?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } décide : quel équipement utiliser ?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } décide : 200 crédits pour garder « { $card } » ?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main et défausse pour n’en garder que { $limit }.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } décide : un événement pour l’emplacement ?
way-of-the-mandalorian-step-over = La partie est finie.
way-of-the-mandalorian-step-unfinished = La partie a été arrêtée avant la fin.
way-of-the-mandalorian-end-far = La mission de niveau 4 clôt la partie. Elle vient après { $left ->
    [one] { $left } mission accomplie.
   *[other] { $left } missions accomplies.
}
way-of-the-mandalorian-end-soon = La mission de niveau 4, qui met fin à la partie, apparaît à la fin de ce tour.
way-of-the-mandalorian-end-near = La mission de niveau 4 est là. Qui l’accomplit met fin à la partie.
way-of-the-mandalorian-label-missions = Missions
way-of-the-mandalorian-label-market = Marché
way-of-the-mandalorian-label-decks = Paquets
way-of-the-mandalorian-label-attempt = Tentative
way-of-the-mandalorian-label-required = Exigences
way-of-the-mandalorian-label-available = Disponible
way-of-the-mandalorian-label-missing = Manque
way-of-the-mandalorian-label-board = Plateau
way-of-the-mandalorian-label-slot = Événement
way-of-the-mandalorian-label-known = Vues
way-of-the-mandalorian-label-hand = Main
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] plus de missions
    [one] { $cards } mission, prochain niveau { $level }
   *[other] { $cards } missions, prochain niveau { $level }
}
way-of-the-mandalorian-deck-market = paquet Marché { $cards }
way-of-the-mandalorian-deck-discard = défausse { $cards }
way-of-the-mandalorian-deck-completed = accomplies { $cards }
way-of-the-mandalorian-picture-nothing = rien
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who } : { $mission }
way-of-the-mandalorian-part-mission = mission { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card } du joueur { $seat }
way-of-the-mandalorian-part-ignored = ignoré { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = personnage { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = plateau entier { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = propre événement { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = rien, si tout le plateau est utilisé
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols } : { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
way-of-the-mandalorian-fact-hidden-credits = crédits cachés
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
way-of-the-mandalorian-fact-strength = avec le plateau { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = un événement, face cachée
way-of-the-mandalorian-picture-empty = vide

## La feuille de score

way-of-the-mandalorian-column = Joueur { $seat }
way-of-the-mandalorian-row-credits = Crédits
way-of-the-mandalorian-row-sale = Vente finale
way-of-the-mandalorian-row-total = Total
way-of-the-mandalorian-row-rank = Rang
way-of-the-mandalorian-tie-shared = Égalité de crédits : la victoire est partagée.

## L’aide de jeu

way-of-the-mandalorian-aid-front =
    VOTRE TOUR : deux actions, dans n’importe quel ordre ; toutes peuvent se faire
    deux fois, sauf le petit boulot.
      draw       Piocher 2 cartes : chacune au marché ou dans le paquet Marché.
      sell       Vendre autant de cartes que vous voulez, de votre main et de votre
                 plateau, pour la moitié de la somme de leurs coûts. Concluez la
                 vente pour recevoir les crédits.
      job        Petit boulot : prendre 200 crédits. Une fois par tour.
      attempt    Tenter une mission : voir au verso.
    Avant, entre et après les actions, vous pouvez vous équiper : payez le coût et
    posez la carte dans un emplacement libre de votre plateau. Ce n’est pas une
    action. Terminez ensuite votre tour. Qui a plus de cinq cartes en main en
    défausse pour n’en garder que cinq. On complète le marché à 4 cartes et la
    rangée à 6 missions.

    LIRE UNE CARTE : (3·1·2·0), c’est puissance de feu, armure, pilotage et ruse.
      Harnais à réacteurs, coût 600 (0·0·3·1)
                                        équipement qui coûte 600 crédits
      Mine paralysante, coût 200 (2·0·0·1), temporaire
                                        défaussée après la mission où elle a servi
      Feu croisé, coût 200 (2·0·0·0), événement
                                        voir au verso
      Pillards du péage, niveau 1 (5·1·3·1) +300 −100
                                        une mission qui exige ces symboles :
                                        récompense 300, pénalité 100
    La carte 17 est « #17 », la mission 3 « #m3 » : « equip 17 », « attempt m3 ».
    Les emplacements se comptent à partir de 1 : « use 1+3 » utilise les cartes du
    premier et du troisième.
way-of-the-mandalorian-aid-back =
    UNE TENTATIVE
    1 Choisissez une mission de la rangée.
    2 En partant de la gauche, chaque adversaire peut jouer un événement pour
      200 crédits : ses symboles s’ajoutent aux exigences.
    3 Vous pouvez jouer un événement pour 200 crédits : ses symboles s’ajoutent aux
      vôtres.
    4 Choisissez quels équipements de votre plateau vous utilisez.
    5 Vos symboles sont ceux de votre personnage, de votre événement et des
      équipements utilisés. Ils doivent atteindre les exigences dans chacun des
      quatre attributs.
      Réussite : prenez la récompense, la mission quitte le jeu.
      Échec : payez la pénalité, ou tout ce que vous avez ; la mission retourne dans
      la rangée.
    6 On défausse tous les événements et les équipements temporaires utilisés.

    LES PERSONNAGES
      Din Djarin      a cinq emplacements d’équipement, les autres quatre.
      Fennec Shand    peut payer 200 crédits pour chaque carte temporaire utilisée
                      afin de la reprendre en main.
      Bo-Katan Kryze  peut défausser une carte pendant sa tentative pour ignorer un
                      symbole de la carte Mission.
      Boba Fett       peut garder un événement face cachée dans un emplacement et le
                      jouer gratuitement, dans ses tentatives et celles des autres.

    FIN DE LA PARTIE : la partie s’arrête dès que quelqu’un accomplit la mission de
    niveau 4, la dernière du paquet. Toutes les cartes des plateaux sont vendues à
    moitié prix ; les cartes en main ne comptent pas. Qui a le plus de crédits
    gagne ; à égalité, la victoire est partagée.
