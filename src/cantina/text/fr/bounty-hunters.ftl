### Star Wars : Bounty Hunters. Trois valeurs entre parenthèses sont toujours verte, bleue et orange.

bounty-hunters-name = Star Wars : Bounty Hunters
bounty-hunters-about = Tout le monde joue en même temps : draftez des cartes, capturez des cibles avec des chasseurs et des droïdes, honorez des contrats. Environ 20 minutes.

## Options

bounty-hunters-option-mode = standard, ou introductory : une partie sans contrats
bounty-hunters-option-guild-master = le joueur qui est chef de la Guilde et se sert en premier ; le hasard décide si aucun n’est nommé
bounty-hunters-option-credit-supply = combien de crédits contient la réserve (42 dans la boîte) ; sans limite si rien n’est indiqué
bounty-hunters-option-max-turns = la partie se termine au plus tard après ce tour ; sans limite si rien n’est indiqué

## Paquets et noms

bounty-hunters-deck-target = paquet Cible
bounty-hunters-deck-hunter = paquet Chasseur de primes
bounty-hunters-deck-contract = paquet Contrat
bounty-hunters-deck-market = paquet Marché Jawa

bounty-hunters-character-chewbacca = Chewbacca
bounty-hunters-character-grogu = Grogu
bounty-hunters-character-han-solo = Han Solo
bounty-hunters-character-kanan-jarrus = Kanan Jarrus
bounty-hunters-character-luke = Luke
bounty-hunters-character-omega = Omega
bounty-hunters-character-padme-amidala = Padmé Amidala
bounty-hunters-character-qira = Qi’ra

bounty-hunters-hunter-aurra-sing = Aurra Sing
bounty-hunters-hunter-boba-fett = Boba Fett
bounty-hunters-hunter-bossk = Bossk
bounty-hunters-hunter-cad-bane = Cad Bane
bounty-hunters-hunter-din-djarin = Din Djarin
bounty-hunters-hunter-hondo-ohnaka = Hondo Ohnaka
bounty-hunters-hunter-ig-11 = IG-11
bounty-hunters-hunter-dengar = Dengar
bounty-hunters-hunter-embo = Embo
bounty-hunters-hunter-fennec-shand = Fennec Shand
bounty-hunters-hunter-4-lom = 4-LOM
bounty-hunters-hunter-zuckuss = Zuckuss

bounty-hunters-family-astromech = Droïde astromécano
bounty-hunters-family-protocol = Droïde de protocole

## Cartes

bounty-hunters-card-target = { $name }, cible, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +crédit" }
    [contract] { " +contrat" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, chasseur, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name }, coût { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } caisse
   *[other] { $icons } caisses
}, coût { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bounty-hunters-card-two-targets = Contrat { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Contrat { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Contrat { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + caisse, duo +{ $duo }
bounty-hunters-told-target = la cible { $name }
bounty-hunters-told-hunter = le chasseur { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] un droïde de protocole
   *[astromech] un droïde astromécano
}
bounty-hunters-told-crate = { $icons ->
    [one] une caisse
   *[other] { $icons } caisses
}
bounty-hunters-told-two-targets = un contrat pour { $first } et { $second }
bounty-hunters-told-same-target = un contrat pour deux fois { $first }
bounty-hunters-told-target-and-crate = un contrat pour { $first } et une caisse

## Actions

bounty-hunters-action-draw = Piocher dans le { $deck }
bounty-hunters-action-choose = Choisir : { $card }
bounty-hunters-action-sell = Vendre pour 1 crédit : { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Payer et jouer, sans cible : { $card }
    [hunter] Jouer, sans cible : { $card }
    [crate] Payer et jouer : { $card }
   *[other] Jouer : { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Payer et jouer : { $card }
   *[other] Jouer : { $card }
}, contre { $target }
bounty-hunters-action-reserve = Réserver, pour payer plus tard : { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Payer et activer, sans cible : { $card }
   *[other] Payer et activer : { $card }
}
bounty-hunters-action-activate-on = Payer et activer : { $card }, contre { $target }
bounty-hunters-action-finish = Terminer l’étape

## Ce qui s’est passé

bounty-hunters-who = { $you ->
    [yes] Joueur { $seat } (vous)
   *[no] Joueur { $seat }
}
bounty-hunters-event-turn = Le tour { $number } commence.
bounty-hunters-event-drew = { bounty-hunters-who } pioche dans le { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } pioche { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } ne pioche rien : aucun paquet ne peut fournir de carte.
bounty-hunters-event-must-name-again = { bounty-hunters-who } doit nommer un autre paquet : le { $deck } est épuisé.
bounty-hunters-event-reshuffled = La défausse est mélangée et forme un nouveau { $deck } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
bounty-hunters-event-revealed = { bounty-hunters-who } révèle { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } vend { $card }.
bounty-hunters-event-played = { bounty-hunters-who } joue { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } joue { $card } contre { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } réserve { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } active { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } active { $card } contre { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } capture { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
bounty-hunters-event-bonus-credit = { bounty-hunters-who } reçoit 1 crédit pour la capture.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } reçoit un bonus : { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } capture une quatrième cible et reçoit le bonus correspondant !
bounty-hunters-event-owed-credit = { bounty-hunters-who } reçoit un crédit que la réserve lui devait.
bounty-hunters-event-lost-credit = { bounty-hunters-who } ne reçoit pas de crédit : la réserve est vide.
bounty-hunters-event-owed-contract = { bounty-hunters-who } reçoit un bonus encore dû : { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } ne reçoit pas de bonus : il ne reste aucun contrat.
bounty-hunters-event-triggered = Quatre cibles sont capturées : le tour { $number } est le dernier.
bounty-hunters-event-passed = Chacun donne sa main à son voisin de gauche.
bounty-hunters-event-over = La partie est finie.

## Pourquoi une action est refusée

bounty-hunters-refusal-step = « { $action } » n’appartient pas à l’étape en cours ({ $rule })
bounty-hunters-refusal-not-in-hand = « { $action } » : la carte { $card } n’est pas dans votre main ({ $rule })
bounty-hunters-refusal-resolve-first = « { $action } » : vendez ou jouez d’abord la carte choisie ({ $rule })
bounty-hunters-refusal-resolved = « { $action } » : vous n’avez plus de carte choisie à vendre ou à jouer ({ $rule })
bounty-hunters-refusal-no-contracts = « { $action } » : la partie découverte n’a pas de contrats ({ $rule })
bounty-hunters-refusal-closed = « { $action } » : ce paquet n’a pas de carte pour vous en ce moment ({ $rule })
bounty-hunters-refusal-other-card = « { $action } » : la carte que vous avez choisie est { $card } ({ $rule })
bounty-hunters-refusal-cost = « { $action } » coûte { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
}, et vous en avez { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = « { $action } » : vous n’avez pas réservé la carte { $card } ({ $rule })
bounty-hunters-refusal-alone = « { $action } » : vous avez une cible non capturée, nommez donc celle à affronter ({ $rule })
bounty-hunters-refusal-captured = « { $action } » : la cible { $target } est déjà capturée ({ $rule })
bounty-hunters-refusal-other-area = « { $action } » : la cible { $target } n’est pas devant vous ({ $rule })
bounty-hunters-refusal-no-such-target = « { $action } » : il n’y a pas de cible non capturée { $target } devant vous ({ $rule })

## La table sous forme de texte

bounty-hunters-picture-turn = Tour { $turn }, { $step }. Chef de la Guilde : joueur { $master }.
bounty-hunters-step-draw = étape 1 : piocher
bounty-hunters-step-choose = étape 2 : choisir une carte
bounty-hunters-step-resolve = étape 2 : la vendre ou la jouer, puis activer
bounty-hunters-step-over = le dernier : la partie est finie
bounty-hunters-end-far = Fin : deux tours après la 4e capture d’un joueur (au mieux : { $most }).
bounty-hunters-end-turns = Fin : deux tours après la 4e capture d’un joueur (au mieux : { $most }), ou au tour { $last }.
bounty-hunters-end-near = Le tour { $last } est le dernier.
bounty-hunters-end-now = C’est le dernier tour.
bounty-hunters-picture-decks = Paquets
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(défausse { $discard })
}
bounty-hunters-picture-bank = réserve { $credits }
bounty-hunters-picture-player = { bounty-hunters-who } : { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
bounty-hunters-fact-captured = { $captures ->
    [one] { $captures } capture sur 4
   *[other] { $captures } captures sur 4
}
bounty-hunters-fact-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}
bounty-hunters-fact-ready = a choisi
bounty-hunters-fact-named = a nommé le { $deck }
bounty-hunters-label-score = Points
bounty-hunters-label-captured = Capturées
bounty-hunters-label-open = À capturer
bounty-hunters-label-orphans = Sans cible
bounty-hunters-label-reserved = Réservées
bounty-hunters-label-active = Caisses
bounty-hunters-label-contracts = Contrats
bounty-hunters-label-pick = Choisie
bounty-hunters-label-hand = Main
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, tout juste piochée
bounty-hunters-picture-captured = { $target } par { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, personne ne l’affronte encore
bounty-hunters-picture-faced = #{ $number } { $target }, face à { $attack } ; il manque ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack } ; ensemble ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (actuellement { $points })
bounty-hunters-picture-score = cibles { $targets }, caisses { $crates }, contrats { $contracts }, chasseurs { $hunters }
bounty-hunters-picture-score-introductory = cibles { $targets }, caisses { $crates }, chasseurs { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, vendue
bounty-hunters-fate-played = { $card }, jouée
bounty-hunters-fate-reserved = { $card }, réservée

## La feuille de score

bounty-hunters-column = Joueur { $seat }
bounty-hunters-row-targets = Cibles
bounty-hunters-row-crates = Caisses
bounty-hunters-row-contracts = Contrats
bounty-hunters-row-hunters = Chasseurs
bounty-hunters-row-total = Total
bounty-hunters-row-credits = Crédits
bounty-hunters-row-rank = Rang
bounty-hunters-tie-credits = L’égalité a été départagée par les crédits restants.
bounty-hunters-tie-shared = Égalité de points et de crédits : la victoire est partagée.

## L’aide de jeu

bounty-hunters-aid-front =
    UN TOUR : tout le monde fait chaque étape en même temps, et personne ne prend
    d’avance.
    1 Piocher : prenez la première carte de n’importe quel paquet. Vous en avez
      maintenant cinq en main.
    2 Choisir une carte : posez-en une des cinq face cachée. Quand tout le monde l’a
      fait, on les révèle. Puis, au choix,
      - vendez-la : défaussez-la et prenez 1 crédit ; ou
      - jouez-la : posez-la devant vous. Les cibles, chasseurs de primes et contrats
        sont gratuits. Une carte Marché Jawa a un coût : payez-le, ou réservez la
        carte.
      Ensuite, vous pouvez payer vos cartes réservées. Puis terminez l’étape.
    3 Donner : les quatre cartes restantes vont à votre voisin de gauche.

    CIBLES : une carte d’attaque (chasseur de primes ou droïde) affronte une de vos
    cibles non capturées ; s’il n’y en a pas, les cartes d’attaque attendent
    ensemble, et votre prochaine cible devra les rejoindre. Une cible est capturée
    dès que l’attaque atteint ses trois valeurs de défense.

    LIRE UNE CARTE : (4·1·6), c’est vert, bleu et orange, dans cet ordre.
      Chewbacca, cible, 16 (4·1·6)
                                  une cible qui vaut 16 points ; +crédit et +contrat
                                  sont ce que rapporte sa capture
      Bossk, chasseur, −2 (4·0·3)
                                  un chasseur de primes qui coûte 2 points si la
                                  cible qu’il affronte est capturée
      Droïde de protocole, coût 2 (...)
                                  un droïde dont l’activation coûte 2 crédits
      Contrat Grogu 3 + Omega 1, duo +4
                                  3 points par Grogu capturé, 1 par Omega, et 4 de
                                  plus par duo
bounty-hunters-aid-back =
    FIN DE LA PARTIE : le premier à capturer une quatrième cible prend 1 crédit et
    pioche 1 contrat, aussitôt actif ; de même que tous ceux qui capturent une
    quatrième cible au même tour. (Partie découverte : seulement le crédit.)
    On finit ce tour, puis on joue encore deux tours complets.

    SCORE : les points des cibles capturées
      + les points des caisses payées, et 5 de plus pour qui a le plus de caisses
      + les contrats
      − les points de chaque chasseur de primes posé sur une cible capturée.
    Les cibles non capturées, les cartes réservées et les cartes en main ne comptent
    pas. En cas d’égalité, le joueur à qui il reste le plus de crédits l’emporte ;
    s’il y a encore égalité, la victoire est partagée.
