### Le client web : la table de Bounty Hunters.

## Décisions

client-bh-draw = Piocher : dans quel paquet ?
client-bh-draw-hint = Tout le monde nomme un paquet en même temps.
client-bh-choose = Choisissez une carte à garder
client-bh-choose-hint = Elle reste cachée jusqu’à ce que tout le monde ait choisi. Le reste va à votre voisin de gauche.
client-bh-resolve = Jouer ou vendre { $card } ?
client-bh-capture-hint = { $target } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cost ->
    [0] { "" }
   *[other] , moins { $cost } pour les chasseurs
}{ $bonus ->
    [credit] , et un crédit
    [contract] , et un contrat
   *[none] { "" }
}.
client-bh-activate = Payer une carte réservée, ou terminer ?
client-bh-finish = Plus rien à faire ce tour-ci
client-bh-play = Jouer
client-bh-pay-play = Payer { $cost } et jouer
client-bh-play-on = { $captures ->
    [yes] Capturer { $target } !
   *[no] Affronter { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Payer { $cost } et capturer { $target } !
   *[no] Payer { $cost } et affronter { $target }
}
client-bh-activate-it = Payer { $cost } : { $card }
client-bh-activate-on = { $captures ->
    [yes] Payer { $cost } : { $card } capture { $target } !
   *[no] Payer { $cost } : { $card } contre { $target }
}
client-bh-reserve = Réserver
client-bh-sell = Vendre pour 1 crédit
client-bh-finish-it = Terminer
client-bh-preview-ends = Cela déclenche la fin de la partie.
client-bh-preview-unpaid = Vous ne pouvez pas la payer maintenant : seulement la réserver ou la vendre.

## La table

client-bh-turn = Tour { $turn }
client-bh-step-draw = Piocher
client-bh-step-choose = Choisir
client-bh-step-resolve = Jouer
client-bh-points = Points
client-bh-prospect = si les chasses réussissent
client-bh-captured = Capturées
client-bh-contracts = Contrats
client-bh-market = Marché
client-bh-waiting-group = En attente d’une cible
client-bh-no-targets = Jouez une cible : chasseurs et droïdes ont besoin de quelqu’un à traquer.
client-bh-deck-target = Cibles
client-bh-deck-hunter = Chasseurs
client-bh-deck-contract = Contrats
client-bh-deck-market = Marché
client-bh-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
client-bh-crates = { $icons ->
    [one] { $icons } caisse
   *[other] { $icons } caisses
}
client-bh-contract = Contrat
client-bh-contract-now = actuellement : { $points }
client-bh-missing = il manque : vert { $green }, bleu { $blue }, orange { $orange }
client-bh-hidden-card = une carte, face cachée
client-bh-area-of = Zone : { $name }
client-bh-hand = Main
client-bh-leads = en tête
client-bh-tally-captured = { $count ->
    [one] { $count } capture sur 4
   *[other] { $count } captures sur 4
}
client-bh-tally-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
client-bh-tally-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
client-bh-tally-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
client-bh-end-far = La quatrième capture déclenche la fin ; maximum actuel : { $most }
client-bh-end-near = { $left ->
    [one] Encore { $left } tour après celui-ci
   *[other] Encore { $left } tours après celui-ci
}
client-bh-end-now = C’est le dernier tour !
client-bh-end-over = La partie est finie

## Ce que sont les choses

client-bh-about-target = { $points ->
    [one] Une cible : elle vaut { $points } point une fois capturée.
   *[other] Une cible : elle vaut { $points } points une fois capturée.
} Envoyez contre elle des chasseurs et des droïdes jusqu’à atteindre ses trois valeurs de défense. Exemplaires dans le paquet : { $copies }.
client-bh-bonus-credit = Qui la capture reçoit 1 crédit.
client-bh-bonus-contract = Qui la capture pioche un contrat.
client-bh-about-hunter = { $penalty ->
    [one] Un chasseur est gratuit et fort, mais coûte { $penalty } point si la cible qu’il affronte est capturée.
   *[other] Un chasseur est gratuit et fort, mais coûte { $penalty } points si la cible qu’il affronte est capturée.
}
client-bh-about-hunter-free = Un chasseur qui ne coûte rien, pas même des points.
client-bh-about-droid = Un droïde attaque comme un chasseur et ne coûte jamais de points. Payez { $cost } pour le jouer, ou réservez-le et payez plus tard. Exemplaires dans le paquet : { $copies }.
client-bh-about-crate = { $points ->
    [one] Payez { $cost } pour { $points } point.
   *[other] Payez { $cost } pour { $points } points.
} Qui a le plus de caisses à la fin gagne 5 points de plus.
client-bh-about-two-targets = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} par cible { $first } capturée, { $unit2 } par cible { $second }, et { $duo } de plus par duo.
client-bh-about-same-target = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} par cible { $first } capturée, et { $duo } de plus par duo.
client-bh-about-target-and-crate = { $unit ->
    [one] { $unit } point
   *[other] { $unit } points
} par cible { $first } capturée, et { $duo } de plus par duo avec une caisse.
client-bh-about-deck-target = Les cibles rapportent des points une fois capturées par des chasseurs et des droïdes.
client-bh-about-deck-hunter = Les chasseurs attaquent gratuitement, et coûtent des points quand ils capturent.
client-bh-about-deck-contract = Les contrats rapportent des points pour les bonnes captures.
client-bh-about-deck-market = Droïdes et caisses : ils coûtent des crédits. Vendez une carte pour en obtenir un.
client-bh-about-end = Quand quelqu’un capture une quatrième cible, on finit le tour et on en joue encore deux.
client-bh-about-master = Le chef de la Guilde se sert en premier quand les cartes viennent à manquer.
client-bh-master = Chef de la Guilde
client-bh-the-end = La fin de la partie
client-bh-about-droids = Les droïdes attaquent comme les chasseurs. Ils coûtent des crédits au lieu de points.
client-bh-about-crates = Les caisses rapportent des points une fois payées. Qui a le plus de caisses à la fin gagne 5 points de plus.
client-bh-about-credits = Les crédits paient les cartes du marché. Vendre une carte, quelle qu’elle soit, en rapporte un. Ceux qui restent ne servent qu’à départager.
client-bh-about-captures = Une cible est capturée quand chasseurs et droïdes atteignent les trois valeurs de sa défense. La quatrième capture amène la fin.
client-bh-about-reserved = Une carte réservée attend et ne fait rien tant qu’elle n’est pas payée, lors d’un tour suivant.
client-bh-about-points = Votre score en points pour l’instant : cibles capturées, caisses et contrats, moins ce que coûtent les chasseurs.

## Les mots qui s’expliquent : toutes leurs formes, la première est le nom

client-bh-word-target = cible|cibles
client-bh-word-hunter = chasseur|chasseurs|chasseur de primes|chasseurs de primes
client-bh-word-contract = contrat|contrats
client-bh-word-market = marché|marché Jawa
client-bh-word-droid = droïde|droïdes
client-bh-word-crate = caisse|caisses
client-bh-word-credit = crédit|crédits
client-bh-word-capture = capture|captures|capturer|capturé|capturée|capturés|capturées|capturez|capturent
client-bh-word-reserve = carte réservée|réservée|réserver|réservez|réservé|réservées|réservez-la|réservez-le
client-bh-word-points = points|point
