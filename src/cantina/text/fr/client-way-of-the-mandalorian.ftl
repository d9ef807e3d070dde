### Le client web : la table de Way of the Mandalorian.

## Décisions

client-wm-main = { $actions ->
    [0] Plus d’action : équipez-vous, ou terminez votre tour
    [one] Encore { $actions } action : que faites-vous ?
   *[other] Encore { $actions } actions : que faites-vous ?
}
client-wm-main-hint = Tentez une mission, piochez, vendez ou faites un petit boulot. Équiper une carte de votre main n’est pas une action.
client-wm-draw = { $picks ->
    [one] Prenez encore { $picks } carte
   *[other] Prenez { $picks } cartes
}
client-wm-draw-hint = Au marché, ou à l’aveugle dans le paquet.
client-wm-selling = Que vendez-vous ?
client-wm-sale = Autre chose à vendre ?
client-wm-sale-hint = Les cartes de votre main et de votre plateau rapportent la moitié de leur coût.
client-wm-opponent-event = { $name } tente « { $mission } ». Un événement contre ?
client-wm-opponent-event-hint = Il coûte 200 crédits et rend la mission plus dure.
client-wm-own-event = « { $mission } » : un de vos événements ?
client-wm-own-event-hint = Il coûte 200 crédits et ajoute ses symboles aux vôtres.
client-wm-discard = Défausser une carte pour ignorer un symbole ?
client-wm-discard-hint = La mission exige alors un symbole de moins.
client-wm-symbol = Quel symbole ignorer ?
client-wm-use = Quel équipement utilisez-vous ?
client-wm-use-hint = Les cartes temporaires sont défaussées après usage.
client-wm-keep = Payer 200 crédits pour garder la carte utilisée ?
client-wm-limit = Trop de cartes : laquelle défausser ?
client-wm-limit-hint = Vous en gardez cinq à la fin de votre tour.
client-wm-preview-reached = Vos symboles suffisent, sauf si quelqu’un joue un événement.
client-wm-preview-event = Votre plateau seul ne suffit pas, mais vous avez de quoi le compléter.
client-wm-preview-hopeless = Dans l’état de votre plateau, impossible de réussir.
client-wm-preview-anyway = Tenter quand même ?
client-wm-preview-stakes = Réussite : +{ $reward }. Échec : −{ $penalty }.
client-wm-preview-succeeds = En l’état, la tentative réussit.
client-wm-preview-fails = En l’état, la tentative échoue.
client-wm-preview-decides = Cette carte décide de la tentative.
client-wm-preview-worn-out = Sera défaussé : { $cards }
client-wm-preview-in-reach = Alors à votre portée : { $missions }
client-wm-preview-surplus = Cartes en trop : { $count }. Vous en gardez cinq à la fin de votre tour.
client-wm-fill = Un événement pour votre emplacement ?
client-wm-over = La partie est finie.
client-wm-do-draw = Piocher 2 cartes
client-wm-do-job = Petit boulot : 200
client-wm-do-sell = Vendre…
client-wm-do-not-sell = Ne rien vendre
client-wm-do-end = Terminer le tour
client-wm-end-sure = { $actions ->
    [one] Il vous reste { $actions } action. Terminer le tour ?
   *[other] Il vous reste { $actions } actions. Terminer le tour ?
}
client-wm-do-close = Conclure la vente
client-wm-do-pass = Aucune carte
client-wm-do-slot = L’événement de mon emplacement, gratuitement
client-wm-do-keep = Payer 200 et la garder
client-wm-do-drop = Défausser
client-wm-do-use = { $count ->
    [0] Sans équipement
    [one] Avec cette carte
   *[other] Avec ces { $count } cartes
}

## La table

client-wm-turn = Tour { $turn }
client-wm-before = Avant le premier tour
client-wm-missions = Missions
client-wm-market = Marché
client-wm-deck = Paquet Marché
client-wm-hand = Main
client-wm-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
client-wm-wealth = Fortune
client-wm-chart = Fortune en crédits au fil des tours
client-wm-chart-turn = Tour
client-wm-attempt = { $name } : { $mission }
client-wm-with = Avec { $card }
client-wm-against = { $name } : { $card }
client-wm-no-mission = aucune mission
client-wm-empty-slot = un emplacement d’équipement libre
client-wm-event-slot = un emplacement d’événement
client-wm-face-down = une carte, face cachée
client-wm-board-of = Plateau : { $name }
client-wm-seen = Cartes vues en main
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
client-wm-tally-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
client-wm-leads = en tête
client-wm-end-far = { $left ->
    [one] Encore { $left } mission à accomplir avant la dernière
   *[other] Encore { $left } missions à accomplir avant la dernière
}
client-wm-end-near = La dernière mission est là : qui l’accomplit met fin à la partie !
client-wm-to-the-end = Jusqu’à la dernière mission

## Les cartes en mots

client-wm-words-mission = { $name }, niveau { $level } : { $symbols }. Récompense { $reward }, pénalité { $penalty }
client-wm-words-character = { $name } : { $symbols }
client-wm-words-equipment = { $name }, coût { $cost } : { $symbols }{ $temporary ->
    [yes] , temporaire
   *[no] { "" }
}
client-wm-words-event = { $name }, événement : { $symbols }

## Ce que sont les choses

client-wm-about-mission = Une mission exige { $symbols }. Atteignez tout cela avec votre personnage, votre équipement et un événement : { $reward } crédits. Échec : payez { $penalty }.
client-wm-about-last = La dernière mission exige { $symbols }. Qui l’accomplit reçoit { $reward } crédits, et la partie est finie.
client-wm-about-equipment = Payez { $cost } et posez-la sur votre plateau : elle apporte { $symbols } à chaque tentative. Vendue, elle rapporte { $half }.
client-wm-about-temporary = Payez { $cost } et posez-la sur votre plateau : elle apporte { $symbols } une fois, puis on la défausse. Vendue avant, elle rapporte { $half }.
client-wm-about-event = Pour 200 crédits : { $symbols } de plus pour votre tentative, ou de plus à atteindre pour celle d’un autre.
client-wm-about-deck = Des cartes que personne ne connaît. « Piocher 2 cartes » est une action ; chacune peut venir d’ici ou du marché.
client-wm-about-end = Le paquet Mission est trié : les missions faciles d’abord. La toute dernière met fin à la partie ; chacun vend alors les cartes de son plateau à moitié prix, et le plus riche gagne.
client-wm-ability-din-djarin = A cinq emplacements d’équipement, les autres quatre.
client-wm-ability-fennec-shand = Peut payer 200 crédits pour chaque carte temporaire utilisée et la reprendre en main.
client-wm-ability-bo-katan-kryze = Peut défausser une carte pendant sa tentative pour ignorer un symbole de la mission.
client-wm-ability-boba-fett = Garde un événement face cachée dans son propre emplacement et le joue gratuitement.
client-wm-about-actions = Vous avez deux actions par tour, dans n’importe quel ordre, même deux fois la même : tenter une mission, piocher, vendre, ou un seul petit boulot.
client-wm-about-missions = Tenter une mission est une action. Atteignez chaque symbole exigé et prenez la récompense ; en cas d’échec, payez la pénalité.
client-wm-about-reward = Les crédits de la réserve que rapporte la mission à qui l’accomplit.
client-wm-about-penalty = Ce que coûte une tentative manquée. Si vous avez moins, vous payez tout ce que vous avez.
client-wm-about-equipping = Pour équiper une carte de votre main, payez son coût et posez-la sur un emplacement libre de votre plateau. Ce n’est pas une action. Elle y reste jusqu’à ce que vous la vendiez.
client-wm-about-events = Un événement coûte 200 crédits. Dans votre tentative, il ajoute ses symboles aux vôtres ; contre un autre, à ce que la mission exige.
client-wm-about-temporaries = Une carte marquée 1× est défaussée après usage. Celles qui n’ont pas servi restent.
client-wm-about-symbols = Puissance de feu, armure, pilotage, ruse : une mission réussit si vous avez de chacun au moins ce qu’elle exige.
client-wm-about-credits = Qui a le plus de crédits gagne. Ils paient l’équipement, les événements et les pénalités.
client-wm-about-slots = Votre plateau a quatre emplacements d’équipement ; celui de Din Djarin en a cinq.
client-wm-about-job = Une action qui rapporte 200 crédits, une fois par tour.
client-wm-about-sale = Une action : vendre des cartes de la main et du plateau, autant qu’on veut, pour la moitié de leur coût.

## Les mots qui s’expliquent : toutes leurs formes, la première est le nom

client-wm-word-action = action|actions
client-wm-word-mission = mission|missions
client-wm-word-reward = récompense|récompenses
client-wm-word-penalty = pénalité|pénalités
client-wm-word-equipment = équipement|équipements|équiper|équipez|équipe
client-wm-word-event = événement|événements
client-wm-word-temporary = carte temporaire|temporaire|temporaires
client-wm-word-symbol = symbole|symboles
client-wm-word-credit = crédit|crédits
client-wm-word-market = marché
client-wm-word-slot = emplacement|emplacements
client-wm-word-job = petit boulot
client-wm-word-sale = vente|vendre|vendez|vend|vendue|vendus|vendues
