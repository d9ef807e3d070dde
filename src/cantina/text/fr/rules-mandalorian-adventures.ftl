### Les règles de The Mandalorian: Adventures, une par numéro, pour celles et ceux qui jouent.

## But et fin

rules-mandalorian-adventures-goal = But et fin
rule-MA-01 = De un à quatre joueurs accomplissent ensemble une mission. Tous gagnent ou tous perdent, sauf si une variante dit autre chose.
rule-MA-02 = Chaque mission se joue sur un plateau fait de cases, où se trouvent personnages, ennemis et jetons. Plusieurs missions peuvent utiliser le même plateau.
rule-MA-174 = Vous gagnez ensemble quand l’objectif de la mission est rempli. D’ordinaire, il compte à la fin d’un tour : il faut donc d’abord survivre à l’étape des événements.
rule-MQ-74 = L’objectif est vérifié à la fin du tour, après l’étape de pioche, sauf si la mission dit qu’il compte immédiatement.
rule-MQ-97 = « À la fin d’un tour, un personnage est… » désigne n’importe quel personnage, après chaque tour ; « quand vous finissez votre tour » désigne celui du joueur actif, en mode partagé l’un ou l’autre. Les règles du plateau et de la mission viennent d’abord, dans l’ordre que choisit le joueur actif, puis l’objectif.
rule-MA-175 = Dès qu’une condition d’échec de la mission est remplie, vous perdez ensemble.
rule-MA-130 = Les dégâts d’un personnage restent sur sa carte. Quand ils atteignent les PV du côté utilisé, le personnage est vaincu et tous les joueurs perdent aussitôt.
rule-MQ-75 = L’échec est vérifié après chaque effet. Si l’objectif et l’échec arrivent ensemble, la mission est perdue.
rule-MA-169 = Le texte d’une carte ou d’une mission l’emporte sur ces règles. Si deux cartes se contredisent, le joueur actif décide laquelle s’applique.
rule-MA-170 = Entre des possibilités équivalentes, le joueur actif décide.
rule-MA-171 = Le joueur actif choisit l’ordre des effets qui se produisent en même temps ; chacun est achevé avant que le suivant commence.

## Mise en place

rules-mandalorian-adventures-setup = Mise en place
rule-MA-17 = La mise en place a sept étapes : la mission, le paquet Planification, le paquet Événement, les jetons Dégât et Sabotage, les jetons Menace, les personnages, le premier joueur.
rule-MA-18 = Résolvez d’abord le paquet Évolution (MA-09) et prenez la mission qu’il nomme. Lisez son introduction, son briefing et les règles du plateau, et appliquez chaque ligne marquée PRÉPARATION.
rule-MQ-87 = Les lignes PRÉPARATION s’appliquent dans leur ordre après l’étape 7, avant le premier tour, sauf si une ligne nomme un autre moment. On ne regarde pas un jeton face cachée que l’on déplace ou remplace.
rule-MA-19 = Mélangez le paquet Planification et posez-le face cachée à côté du plateau.
rule-MA-20 = Mélangez le paquet Événement sans tenir compte des symboles de ses dos. Tout le monde voit le dos de la première carte.
rule-MA-21 = Les jetons Dégât sont à la disposition de tous. Personne n’a de dégâts au début, sauf si la PRÉPARATION le dit.
rule-MQ-86 = Les jetons Dégât ne s’épuisent jamais.
rule-MA-22 = Posez au hasard exactement un jeton Sabotage blanc face visible sur chaque emplacement d’action.
rule-MA-23 = Tous les autres jetons Sabotage, y compris un blanc qui resterait, sont mélangés face cachée et forment la réserve.
rule-MA-24 = Prenez les jetons Menace qui ont le numéro de la mission au dos et mélangez chaque forme à part. Tous les autres jetons Menace restent hors du jeu.
rule-MA-25 = Les cases avec un point d’interrogation reçoivent un jeton de la forme imprimée, face cachée.
rule-MA-26 = Les cases avec une forme sans point d’interrogation reçoivent un jeton de cette forme, face visible.
rule-MQ-62 = Si une forme a plus de jetons que de cases, le surplus retourne dans la boîte sans être vu. Les jetons dont l’objectif a besoin sont toujours parmi ceux du plateau.
rule-MA-27 = Les jetons orange sont les renforts : ils forment une pile face cachée à côté du plateau.
rule-MA-28 = Chaque joueur choisit un des personnages listés pour la mission et prend sa carte (côté selon la difficulté), sa figurine, ses cartes Compétence et une aide de jeu. Les figurines commencent sur la case de départ.
rule-MQ-63 = S’il y a plusieurs cases de départ, chaque joueur en choisit une ; des personnages peuvent la partager.
rule-MQ-64 = Deux joueurs ne peuvent pas prendre le même personnage.
rule-MA-29 = Mélangez votre paquet Compétence et piochez jusqu’à avoir 4 cartes en main (niveau héroïque : 3).
rule-MA-30 = Décidez ensemble qui commence ; faute d’accord, le hasard décide.

## Tour

rules-mandalorian-adventures-turn = Tour
rule-MA-35 = Le premier joueur commence. Un tour se compose de l’étape des actions, de l’étape des événements et de l’étape de pioche ; puis c’est au joueur suivant dans le sens horaire, jusqu’à ce que la mission soit gagnée ou perdue.
rule-MA-36 = À l’étape des actions, vous devez effectuer deux actions différentes, chacune en jouant une carte Compétence de votre main dans un emplacement d’action.
rule-MQ-13 = Si vous avez moins de cartes que vous ne devriez en jouer, jouez-en autant que possible.
rule-MA-37 = À l’étape des événements, chaque emplacement d’action qui atteint 5 ou plus amène un événement ; au-dessus de 5, d’abord une crise. Si tous ont 4 ou moins, rien ne se passe.
rule-MA-38 = À l’étape de pioche, piochez dans votre paquet Compétence jusqu’à avoir 4 cartes en main (niveau héroïque : 3). Si vous êtes à la limite, vous ne piochez rien.
rule-MQ-29 = Si vous avez plus de cartes en main que la limite, gardez-les toutes et n’en piochez aucune.
rule-MA-172 = Quand un paquet est épuisé, sa défausse est aussitôt mélangée et forme un nouveau paquet.
rule-MA-173 = Si votre paquet et votre défausse sont tous deux vides, vous piochez les cartes Compétence manquantes dès qu’il y en a.
rule-MQ-94 = Les cartes qui vous sont dues, jusqu’à la limite de main, arrivent dès que des cartes vont à la défausse, même au tour d’un autre joueur. En mode partagé, qui attend depuis le plus longtemps est servi d’abord.

## Les actions

rules-mandalorian-adventures-actions = Les actions
rule-MA-43 = Les quatre actions de base sont Déplacement, Attaque, Renseignement et Planification ; une mission peut en ajouter des vertes.
rule-MA-39 = Une carte Compétence a une force imprimée de 1 à 4, qui dit quelle est la force de l’action.
rule-MA-40 = Posez la carte sur celles qui sont déjà dans l’emplacement, de sorte que toutes les valeurs restent visibles ; puis effectuez l’action.
rule-MA-41 = Vous pouvez jouer au plus une carte par tour dans le même emplacement d’action, quelle que soit la raison pour laquelle vous la jouez.
rule-MA-42 = Vous pouvez jouer une carte et renoncer à son action. Sa force imprimée compte quand même à l’étape des événements.
rule-MQ-14 = Une action à laquelle vous renoncez compte quand même comme une de vos deux actions : elle permet un sauvetage sur votre case, et l’effet de la carte peut servir.
rule-MA-93 = Une action supplémentaire vous permet de jouer une carte Compétence de plus selon les règles habituelles, dans un emplacement que vous n’avez pas utilisé ce tour-ci.
rule-MA-94 = Les actions supplémentaires ne comptent pas parmi les deux actions obligatoires.
rule-MQ-101 = Vous pouvez renoncer à une action supplémentaire, quel que soit le moment où vous l’avez gagnée : vos deux premières cartes du tour sont les cartes obligatoires.
rule-MA-95 = Une action gratuite a une force donnée, ne demande pas de carte Compétence et n’ajoute rien à aucun emplacement d’action.
rule-MA-96 = Une action gratuite peut répéter une action de ce tour, et vous pouvez encore jouer ensuite une carte pour une action que vous avez effectuée gratuitement.
rule-MA-97 = Les actions gratuites ne comptent pas parmi les deux actions obligatoires.
rule-MQ-27 = Une action gratuite a exactement la force indiquée et peut être n’importe quelle action de la mission, vertes comprises. « Force 4 ou plus » se vérifie avec cette force.
rule-MQ-91 = Si un autre personnage reçoit une action gratuite, son joueur choisit (en mode partagé, le joueur actif). Les règles de déplacement, Garde, Emprise et le sauvetage s’appliquent, les bonus ne sont pas permis, et le joueur actif départage.
rule-MA-166 = À partir de la mission 3, il peut y avoir des emplacements d’action verts pour des actions de la mission. Toutes les règles des emplacements d’action s’appliquent, y compris le jeton Sabotage blanc de la mise en place et l’étape des événements.
rule-MA-167 = Après avoir joué une carte Compétence dans un emplacement vert, appliquez son texte.
rule-MA-168 = Avec « Force 4 ou plus », on peut y jouer n’importe quelle carte, mais l’action n’a lieu qu’avec une force de 4 ou plus. Des effets peuvent augmenter la force, même au-delà de 4.

## Déplacement

rules-mandalorian-adventures-movement = Déplacement
rule-MA-44 = Avec Déplacement, vous avancez d’autant de cases au plus que la force, chaque pas sur une case adjacente. Vous pouvez aussi rester où vous êtes.
rule-MA-50 = Les règles de déplacement valent chaque fois qu’un personnage se déplace, pas seulement pour l’action Déplacement.
rule-MA-45 = Si vous entrez sur une case avec un ennemi ou un jeton Menace face cachée, votre déplacement s’y arrête.
rule-MA-46 = Les personnages et les bonus face visible ne vous arrêtent pas.
rule-MQ-01 = Ce qui compte, c’est comment est posé le jeton quand vous entrez sur la case : un bonus retourné face visible plus tôt ce tour-ci ne vous arrête plus.
rule-MQ-59 = L’Enfant n’arrête pas un déplacement.
rule-MA-47 = Une case peut contenir autant de personnages, d’ennemis et de jetons qu’on veut.
rule-MA-48 = Un ennemi sur la case d’où vous partez ne vous retient pas, à part les dégâts d’Emprise (MA-149).
rule-MA-49 = Chaque fois que vous êtes sur une case avec des jetons Menace face cachée, ils sont aussitôt retournés face visible.
rule-MQ-12 = Un jeton face cachée qui arrive sur votre case est aussitôt révélé.
rule-MQ-05 = En entrant sur une case, révélez tous les jetons face cachée avec leurs Effets de mission, dans l’ordre que choisit le joueur actif ; ensuite, utilisez des bonus ou sauvez l’Enfant, puis arrêtez-vous ou continuez. À la fin du déplacement, les Gardes frappent, dans l’ordre que choisit le joueur actif.
rule-MQ-02 = Chaque consigne qui déplace un personnage est un déplacement à part, avec sa propre vérification de Garde et d’Emprise. Faire au moins un pas et revenir est aussi un déplacement.
rule-MQ-03 = Un personnage déplacé par la carte d’un autre joueur suit toutes les règles de déplacement ; les choix reviennent à qui la carte désigne. Être placé n’est pas un déplacement : seuls les jetons face cachée de la nouvelle case sont révélés.

## Plateau et portée

rules-mandalorian-adventures-map = Plateau et portée
rule-MA-51 = Les personnages et les jetons sont toujours sur des cases. Deux cases séparées par une seule ligne fine sont adjacentes.
rule-MQ-10 = Des cases qui ne se touchent que par un coin ne sont pas adjacentes.
rule-MA-52 = Une ligne grise épaisse est un mur : les cases ne sont pas adjacentes, et ni le déplacement ni la portée ne la franchissent.
rule-MA-53 = Ni le déplacement ni la portée ne franchissent une porte fermée ; une porte ouverte laisse passer les deux. Les règles du plateau disent comment une porte s’ouvre.
rule-MQ-11 = Une porte ouverte le reste jusqu’à ce qu’une règle la ferme, et la fermer ne déplace personne. Les ennemis n’ouvrent jamais de porte.
rule-MA-54 = Une ligne pointillée est une hauteur : les cases ne sont pas adjacentes et personne ne la franchit en se déplaçant, mais la portée passe.
rule-MA-57 = On ne peut pas entrer sur un terrain entouré de rouge, et la portée ne le traverse pas.
rule-MA-55 = Les cases Étoile sont celles où apparaissent le plus souvent les renforts.
rule-MA-56 = Une étoile d’une autre couleur suit toutes les règles des étoiles et peut avoir en plus un effet dans la mission.
rule-MA-165 = Certaines cases ont un petit numéro, par lequel les textes les désignent.
rule-MA-98 = La portée est le nombre de cases du plus court chemin permis du personnage à la cible. La même case est à portée 0.
rule-MA-99 = « À portée N » désigne toute cible à une portée de 0 à N.
rule-MA-100 = La portée ne traverse ni les murs, ni les portes fermées, ni les terrains inaccessibles.
rule-MA-101 = La portée traverse les hauteurs, les menaces, les personnages et les portes ouvertes.
rule-MA-102 = La portée peut se compter en contournant les murs et les terrains inaccessibles.
rule-MQ-09 = « Adjacente » veut dire qu’on peut y passer à pied : une ligne fine ou une porte ouverte. La portée franchit aussi les lignes pointillées. Un terrain inaccessible ne compte ni pour l’un ni pour l’autre.

## Attaque et Renseignement

rules-mandalorian-adventures-attack-intel = Attaque et Renseignement
rule-MA-58 = Une Attaque inflige autant de dégâts que sa force à une menace à portée 1.
rule-MA-59 = Les dégâts restent sur un ennemi jusqu’à ce qu’il soit vaincu.
rule-MA-60 = Un ennemi qui a autant de dégâts que de PV, ou plus, est vaincu. Son jeton quitte le plateau et va face visible avec les jetons déjà utilisés ; les dégâts en trop sont perdus.
rule-MA-61 = Vous pouvez attaquer n’importe quelle menace, même face cachée : choisissez-la d’abord, puis révélez-la.
rule-MA-62 = Si la cible révélée n’est pas un ennemi, elle reste face visible et ne subit pas de dégâts.
rule-MA-63 = Révéler un ennemi en l’attaquant n’est pas un déplacement : sa Garde ne frappe donc pas.
rule-MQ-17 = Quand une attaque révèle une menace, son Effet de mission vient d’abord, puis les dégâts.
rule-MQ-15 = On peut attaquer un bonus face visible, mais il ne se passe rien.
rule-MQ-16 = Un effet qui inflige des dégâts à une certaine portée, sans le mot « ennemi », peut aussi toucher un jeton face cachée : révélez-le d’abord, comme pour une attaque.
rule-MA-64 = Avec Renseignement, choisissez : regarder un jeton Menace face cachée, ou déplacer un ennemi.
rule-MA-65 = Regardez un jeton face cachée à une portée égale à la force ou moindre. Seul le joueur actif le voit ; il reste face cachée sur sa case.
rule-MA-66 = Vous pouvez dire aux autres ce que vous avez vu, et vous pouvez même mentir.
rule-MQ-19 = Un jeton que vous avez regardé peut rester visible pour vous seulement, jusqu’à ce qu’il sorte du jeu.
rule-MA-67 = Ou choisissez un ennemi face visible à une portée égale à la force ou moindre, et déplacez-le de 1 case.
rule-MQ-18 = L’ennemi peut aller sur n’importe quelle case adjacente, même vers un personnage ou sur une case occupée. Cela ne déclenche jamais Garde, Emprise ni Diversion.
rule-MQ-100 = Vous ne pouvez choisir qu’un ennemi qui peut ainsi être déplacé d’au moins 1 case. S’il n’y en a aucun, cette partie d’un effet est sautée.
rule-MA-68 = Déplacer un ennemi par Renseignement peut vous mettre hors d’atteinte de ses effets, comme Garde.
rule-MA-69 = La portée du Renseignement se compte comme toujours : pas à travers les murs, les portes fermées ni les terrains inaccessibles.

## Planification

rules-mandalorian-adventures-plan = Planification
rule-MA-70 = Piochez autant de cartes Planification que la force. Seul le joueur actif les voit, mais il peut en parler.
rule-MA-71 = Vous pouvez garder 1 des cartes piochées, face visible sous votre carte de personnage.
rule-MA-72 = La carte Échec n’a aucun effet et ne peut pas être gardée.
rule-MA-73 = Vous ne pouvez jamais avoir deux exemplaires de la même carte Planification.
rule-MQ-23 = À part cela, vous pouvez avoir autant de cartes Planification que vous voulez.
rule-MA-74 = Vous pouvez remettre une carte piochée que vous ne gardez pas sur le paquet Planification, sans que les autres la voient.
rule-MA-75 = Toutes les autres cartes piochées vont face visible à la défausse Planification.
rule-MQ-20 = Piochez toutes les cartes avant de choisir laquelle garder et laquelle remettre sur le paquet. Échec peut y être remise.
rule-MQ-21 = Les cartes se piochent une par une ; si le paquet est épuisé, la défausse est mélangée, sans les cartes de cette action. Si les deux sont vides, vous en piochez moins.
rule-MA-76 = Une carte Planification dit quand elle peut être utilisée. Jusque-là, elle reste face visible chez son propriétaire.
rule-MQ-22 = Le propriétaire peut utiliser une carte Planification chaque fois que son texte le permet, même au tour des autres et à n’importe quelle étape des événements. En mode partagé, le joueur actif décide.
rule-MQ-88 = Une carte Planification utilisée va face visible à la défausse Planification, sauf si son texte dit autre chose.
rule-MA-77 = Défaussez la carte Planification Défense pour bloquer 1 dégât.
rule-MQ-24 = On bloque après l’annonce des dégâts et avant qu’ils soient infligés. On peut combiner plusieurs blocages, et les dégâts bloqués ne sont pas subis.
rule-MQ-104 = Si un autre personnage subit les dégâts d’une attaque, c’est lui qui peut les bloquer, et c’est celui qui a été attaqué qui peut riposter.
rule-MQ-105 = Pour ouvrir une porte, il faut la force qu’a l’Attaque quand vous la déclarez : Visée sert aux attaques contre une menace et n’ouvre aucune porte.

## Cartes Compétence

rules-mandalorian-adventures-skill-cards = Cartes Compétence
rule-MA-05 = Chaque personnage commence la campagne avec 12 cartes Compétence. Une carte à deux bandes est deux fois dans ce paquet.
rule-MA-86 = Une carte avec un symbole d’action sous sa force a 1 de force en plus quand elle est jouée pour cette action.
rule-MA-87 = Le symbole n’ajoute rien pour les autres actions ni à l’étape des événements.
rule-MQ-26 = Les symboles et les effets qui augmentent la force s’additionnent, sans limite.
rule-MA-88 = L’effet d’une carte Compétence ne peut servir que si la carte est dans l’emplacement d’action qu’il nomme. Ailleurs, la carte n’apporte que sa force.
rule-MA-89 = L’effet s’ajoute à l’action, avant ou après elle comme vous voulez, sauf si la carte fixe le moment.
rule-MA-90 = L’effet ne peut pas interrompre l’action, sauf si la carte le dit.
rule-MQ-98 = Un effet qui modifie sa propre action (force, portée, cases, cartes gardées) est annoncé avant elle et vaut pour toute l’action. Un effet qui dépend de ce que l’action a fait vient après elle.
rule-MQ-103 = Une règle sur la portée d’une Attaque vaut pour la case d’où vous attaquez, même si vous y êtes allé avec la même carte. Une portée fixée par votre carte l’emporte.
rule-MA-91 = Rien ne vous oblige à utiliser l’effet. Si vous le faites, il faut en appliquer chaque partie, sauf celles qui disent « peut » ou « pouvez ».
rule-MQ-25 = Appliquez ce qui est possible, dans l’ordre imprimé ; sautez les parties impossibles.
rule-MA-92 = « N’importe quel personnage » vous comprend aussi, « un autre personnage » non.
rule-MA-191 = Une carte tactique n’a pas de force et ne donne pas d’action, seulement son effet, et seulement si l’emplacement correspond à l’effet.
rule-MQ-95 = Une carte tactique compte comme une des deux cartes que vous jouez et occupe son emplacement pour ce tour. Ce n’est pas une action : elle ne permet donc pas de sauvetage.
rule-MA-192 = À l’étape des événements, un emplacement avec une carte tactique compte exactement pour 5 : un événement, pas de crise.
rule-MQ-85 = Cela vaut quoi que contienne d’autre l’emplacement : +6 ne s’applique jamais, et pour le total le plus bas, l’emplacement compte aussi pour 5.

## Menaces et bonus

rules-mandalorian-adventures-threats = Menaces et bonus
rule-MA-78 = Les jetons Menace restent sur le plateau jusqu’à ce qu’ils soient détruits ou pris.
rule-MA-79 = Une menace face visible est un ennemi ou un bonus ; une menace face cachée n’est ni l’un ni l’autre.
rule-MA-80 = « Menace » désigne tout jeton Menace, « ennemi » seulement les ennemis face visible.
rule-MA-81 = Un ennemi est de corps à corps, tireur ou tireur d’élite. La classe ne fait rien par elle-même ; des cartes s’y réfèrent.
rule-MA-82 = Les PV imprimés d’un ennemi sont les dégâts nécessaires pour le vaincre.
rule-MA-83 = Un ennemi peut avoir un ou plusieurs symboles d’effet, ou aucun. Tous ses effets s’appliquent.
rule-MA-84 = Un bonus montre un grand symbole ; les règles du plateau ou le briefing disent ce qu’il fait.
rule-MA-142 = La trousse de soins sert dans toutes les missions. Tout autre bonus ne sert que si les règles du plateau ou le briefing en parlent.
rule-MA-85 = À votre étape des actions, vous pouvez utiliser un bonus de votre case à tout moment, même en passant et avant un effet d’ennemi comme Garde.
rule-MQ-28 = Seul le joueur actif peut utiliser des bonus, seulement à l’étape des actions et seulement sur la case de son personnage.
rule-MA-143 = Trousse de soins : à votre étape des actions, défaussez une trousse de soins face visible de votre case pour soigner 1 dégât de votre propre personnage.
rule-MA-144 = Vous ne pouvez pas utiliser une trousse de soins sans avoir de dégâts, ni pour un autre personnage. Inutilisée, elle reste où elle est.
rule-MQ-65 = Un jeton qu’une mission vous laisse prendre est posé sur votre carte de personnage. Vous ne pouvez ni le lâcher ni le donner, sauf si la mission le dit. Un personnage porte au plus un jeton de chaque sorte.

## Effets des ennemis

rules-mandalorian-adventures-enemy-effects = Effets des ennemis
rule-MA-145 = Garde : si vous finissez un déplacement à portée 1 de cet ennemi, il vous inflige 1 dégât.
rule-MA-146 = Passer près d’une Garde ne coûte rien si votre déplacement finit à portée 2 ou plus.
rule-MQ-04 = Vous pouvez quitter la case d’une Garde ou passer à côté d’elle, mais pas traverser sa case : y entrer vous arrête.
rule-MQ-07 = Garde agit par-dessus les hauteurs, mais pas à travers les murs ni les portes fermées.
rule-MA-147 = Une Garde révélée par votre déplacement inflige ses dégâts ; révélée d’une autre façon, elle ne le fait pas.
rule-MA-148 = Un Déplacement de 0 case n’est pas un déplacement : aucune Garde ne frappe donc.
rule-MA-149 = Emprise : si vous quittez la case de cet ennemi, il vous y inflige 1 dégât, juste avant que vous vous déplaciez.
rule-MQ-08 = Emprise frappe une fois pour chaque déplacement qui quitte sa case, même si l’ennemi a été révélé ce tour-ci. Elle ne frappe pas si l’on vous place ailleurs.
rule-MA-150 = Si l’ennemi à Emprise quitte votre case, par exemple par Renseignement, vous ne subissez pas de dégâts.
rule-MQ-06 = S’il y a plusieurs Gardes ou Emprises, chacune inflige 1 dégât.
rule-MA-151 = Effet de mission : quand une menace avec ce symbole est révélée, appliquez le texte du briefing qui porte le même symbole. Regarder le jeton ne compte pas.
rule-MA-152 = Un Effet de mission ne peut pas être annulé et se produit même si l’ennemi est vaincu. Des bonus peuvent aussi porter ce symbole.
rule-MA-153 = Diversion : quand cet ennemi s’est déplacé à l’étape des événements, mettez un jeton Sabotage sur l’emplacement d’action au total le plus bas.
rule-MQ-47 = Diversion agit juste après le déplacement de cet ennemi, avant l’ennemi suivant, avec les totaux de ce moment. Le joueur actif départage les égalités.
rule-MA-154 = Diversion ne fait rien si l’ennemi ne s’est pas déplacé, ou s’il s’est déplacé à un autre moment, comme l’étape des actions.

## Étape des événements

rules-mandalorian-adventures-event-step = Étape des événements
rule-MA-103 = Après l’étape des actions, vérifiez chaque emplacement d’action de gauche à droite : additionnez la force imprimée de ses cartes et la valeur de ses jetons Sabotage.
rule-MQ-34 = L’ordre est Déplacement, Attaque, Renseignement, Planification, puis les emplacements verts comme la mission les liste.
rule-MA-106 = 4 ou moins : rien ne se passe, cartes et jetons restent.
rule-MA-105 = Exactement 5 : résolvez un événement, puis videz l’emplacement.
rule-MA-104 = 6 ou plus : résolvez la crise, puis un événement, puis videz l’emplacement.
rule-MA-108 = Seules les valeurs imprimées comptent ici, ni symboles ni effets de compétence.
rule-MQ-30 = Le total est fixé quand on commence à résoudre l’emplacement ; il décide de la crise, de l’événement et de +6.
rule-MA-111 = La crise est en bas du briefing, et chaque mission a la sienne. Pour résoudre une crise, appliquez ce texte.
rule-MA-107 = D’un emplacement vidé, chaque carte Compétence va face visible à la défausse de son propriétaire, et les jetons Sabotage vont face visible avec ceux déjà utilisés.
rule-MA-109 = Un tour peut n’amener aucun événement, ou plusieurs événements et crises.
rule-MA-110 = Exemple : Déplacement contient un jeton de 2 et des cartes pour 4, soit 6 en tout : une crise, puis un événement, puis Déplacement est vidé. Attaque a 5 : un événement et pas de crise.
rule-MQ-32 = Quand un emplacement est vidé, regardez de nouveau depuis la gauche et résolvez le premier qui a 5 ou plus, jusqu’à ce qu’il n’y en ait plus.
rule-MQ-35 = Un emplacement qui atteint 6 ou plus par sabotage a sa crise comme tout autre.
rule-MQ-33 = Une suite d’événements n’a pas de limite, mais après 100 emplacements résolus en une étape des événements, la partie s’arrête inachevée.

## Sabotage

rules-mandalorian-adventures-sabotage = Sabotage
rule-MA-04 = Il y a exactement 5 jetons Sabotage blancs ; tous les autres sont jaunes.
rule-MQ-81 = Les jetons blancs ont les valeurs 1, 1, 1, 2 et 2, les jaunes 1, 2, 2, 3 et 3.
rule-MA-136 = Un jeton Sabotage ajoute sa valeur à son emplacement d’action à l’étape des événements.
rule-MA-137 = Quand une action est sabotée, piochez au hasard un jeton de la réserve face cachée et posez-le face visible sur cet emplacement d’action.
rule-MA-139 = Un emplacement d’action peut porter autant de jetons Sabotage qu’on veut.
rule-MQ-106 = Si un texte retire un jeton Sabotage d’un emplacement, c’est celui de la plus grande valeur.
rule-MA-138 = Si, à l’étape des événements, un sabotage fait monter un emplacement à 5 ou plus, son événement suit quand l’événement en cours est fini, avec d’abord une crise à 6 ou plus.
rule-MQ-31 = Un jeton posé sur l’emplacement en train d’être résolu est défaussé avec lui et n’entraîne pas de suite.
rule-MQ-53 = Si la mission n’a pas l’action sabotée, aucun jeton n’est posé et rien ne se passe.
rule-MA-140 = Quand la réserve face cachée est épuisée, tous les jetons déjà utilisés, blancs et jaunes, sont retournés face cachée et mélangés : c’est la nouvelle réserve.
rule-MA-141 = S’il faut un jeton et que tous sont sur des emplacements d’action, utilisez un substitut qui vaut 1.
rule-MQ-52 = Un substitut quitte le jeu quand son emplacement est vidé.

## Événements

rules-mandalorian-adventures-events = Événements
rule-MA-112 = Piochez la première carte Événement et appliquez ses effets de haut en bas. Le joueur actif fait tous les choix.
rule-MQ-80 = Sur une carte Événement, « vous » désigne le personnage du joueur actif.
rule-MA-131 = Appliquez tout texte qui figure sur une carte Événement.
rule-MA-132 = Un effet marqué +6 ne s’applique que si l’emplacement d’action a 6 ou plus.
rule-MA-133 = Le dos d’une carte Événement laisse deviner son effet, par exemple la classe qui va se déplacer ou attaquer. Vous pouvez en tenir compte.
rule-MQ-39 = S’il faut encore une carte Événement, elle est piochée et achevée là où le texte le dit, avec le même total pour +6 ; puis la première carte reprend.
rule-MA-113 = Une carte Événement résolue va face visible à la défausse Événement.
rule-MA-114 = Quand un renfort apparaît, posez le premier jeton de la pile face visible sur la case nommée, d’ordinaire la case Étoile la plus proche de vous.
rule-MA-115 = Une carte peut nommer une autre case, par exemple la vôtre.
rule-MA-116 = Si plusieurs cases sont possibles, choisissez la case avant de piocher le jeton.
rule-MQ-48 = La case Étoile la plus proche se cherche par la portée à partir de vous ; si aucune n’est atteinte, le joueur actif choisit n’importe laquelle. La menace face cachée la plus proche se cherche de même, mais si aucune n’est atteinte, rien ne se passe.
rule-MQ-49 = Un renfort qui apparaît compte comme révélé pour son Effet de mission, mais pas pour Garde. Un jeton mis en place face visible ne compte ni pour l’un ni pour l’autre.
rule-MA-117 = Quand la pile est épuisée, tous les ennemis de renfort vaincus sont retournés face cachée et mélangés en une nouvelle pile.
rule-MQ-50 = Seuls les ennemis orange vaincus reviennent ; les bonus orange utilisés restent hors du jeu.
rule-MQ-51 = La pile des renforts et la réserve de sabotage ne sont refaites que s’il faut un jeton et qu’il n’y en a plus. Les paquets sont refaits aussitôt.
rule-MA-118 = Si tous les renforts sont en jeu, aucun n’apparaît.
rule-MA-134 = Si une carte Événement n’a eu aucun effet, un renfort apparaît face visible sur la case Étoile la plus proche.
rule-MQ-36 = Pour cette pénalité, c’est la case Étoile la plus proche de vous.
rule-MA-135 = Même un petit effet évite la pénalité, par exemple un ennemi qui se déplace de 1 case, ou une carte Événement de plus.
rule-MQ-37 = Il y a eu un effet si un jeton s’est déplacé, est arrivé, est parti ou a été révélé, si un ennemi a attaqué, si des dégâts ont été infligés ou bloqués, si une porte a changé, ou si une carte a été piochée ou un autre événement résolu. Les parties +6 ignorées ne comptent pas, ni ce que fait une règle parce que le paquet Événement est mélangé à nouveau.
rule-MQ-38 = Si tous les renforts sont en jeu, la pénalité ne fait rien et n’est pas rattrapée plus tard.

## Les ennemis pendant les événements

rules-mandalorian-adventures-enemies = Les ennemis pendant les événements
rule-MA-123 = Les ennemis ne se déplacent et n’attaquent que si une carte ou un effet le dit.
rule-MA-119 = Un effet de déplacement dit combien d’ennemis de quelle classe se déplacent et de combien de cases. Chacun va vers le personnage le plus proche de lui, par l’un des plus courts chemins.
rule-MA-120 = Vous choisissez quels ennemis de la classe se déplacent, mais chacun doit pouvoir se déplacer d’au moins 1 case.
rule-MQ-43 = Choisissez autant d’ennemis différents que le dit la carte ; si moins d’ennemis peuvent se déplacer, tous ceux qui le peuvent le font. Chacun finit avant le suivant.
rule-MA-121 = Si aucun ennemi ne peut se déplacer, l’effet ne fait rien.
rule-MQ-40 = Pour un déplacement, le personnage le plus proche se cherche par la distance à pied. Les personnages qu’on ne peut pas atteindre à pied sont ignorés ; si aucun ne peut être atteint, l’ennemi ne peut pas se déplacer.
rule-MQ-42 = La cible est fixée quand l’ennemi commence à se déplacer. Chaque pas l’en rapproche de 1, et il s’arrête sur la case de la cible.
rule-MQ-44 = Un ennemi choisi se déplace de toute la distance, sauf s’il atteint sa cible.
rule-MA-122 = Les ennemis traversent les personnages et les autres menaces.
rule-MA-124 = Un ennemi qui s’éloigne doit, à chaque pas, s’éloigner de 1 de ce personnage, même s’il se rapproche d’un autre. S’il ne le peut pas, il reste.
rule-MQ-46 = Il s’éloigne du personnage que l’effet nomme, sinon du plus proche à pied ; le joueur actif départage les égalités. Un ennemi qu’aucun personnage ne peut atteindre à pied reste.
rule-MA-125 = Si une carte nomme plusieurs classes, vous pouvez choisir des ennemis de n’importe laquelle.
rule-MA-126 = Un effet d’attaque dit combien d’ennemis de quelle classe attaquent, et à quelle portée. Chacun inflige 1 dégât à un personnage à cette portée.
rule-MA-127 = Un ennemi qui a plusieurs cibles possibles attaque le personnage le plus proche.
rule-MQ-41 = Pour une attaque, le personnage le plus proche se cherche par la portée.
rule-MA-128 = Le joueur actif choisit les ennemis et leur ordre, et départage les personnages à égale distance ; mais il doit faire attaquer autant d’ennemis que possible.
rule-MQ-45 = Un ennemi attaque une fois par effet d’attaque. Il n’est pas nécessaire qu’il se soit déplacé.
rule-MA-129 = Si aucun ennemi ne peut attaquer, l’effet ne fait rien.

## L’Enfant

rules-mandalorian-adventures-child = L’Enfant
rule-MA-155 = Certaines missions utilisent le jeton Enfant ; le briefing dit comment il entre en jeu.
rule-MA-156 = L’Enfant est porté par un personnage, porté par un ennemi (seulement si le jeu le dit), ou sur une case sans être porté.
rule-MA-157 = Pendant n’importe quelle action sur la case de l’Enfant, vous pouvez le sauver, même en passant : votre personnage le porte désormais.
rule-MQ-89 = Les actions jouées, supplémentaires et gratuites permettent un sauvetage, même un Déplacement de 0 case, de leur début jusqu’à la fin de l’action et de l’effet de la carte. Un personnage déplacé hors de sa propre action ne peut pas sauver l’Enfant.
rule-MA-158 = Un Enfant porté par un autre personnage ou par un ennemi ne peut pas être sauvé.
rule-MA-160 = Vous ne pouvez ni lâcher l’Enfant ni le donner à un autre personnage.
rule-MA-162 = Si vous subissez des dégâts non bloqués pendant que vous portez l’Enfant, il s’enfuit sur une case adjacente.
rule-MA-163 = Si possible, il s’enfuit sur une case avec un ennemi ou une menace face cachée.
rule-MQ-55 = Le joueur actif choisit où s’enfuit l’Enfant.
rule-MQ-56 = S’il n’y a pas de case adjacente, l’Enfant est posé sur la case de qui le portait.
rule-MQ-57 = Quels que soient les dégâts infligés par une même source, l’Enfant ne s’enfuit qu’une fois.
rule-MQ-58 = Si Emprise frappe qui porte l’Enfant, les dégâts et la fuite ont lieu sur l’ancienne case ; puis le déplacement continue.
rule-MA-161 = L’Enfant ne peut pas être sauvé à un tour où il s’est enfui.
rule-MQ-60 = Cela vaut pour tous les personnages jusqu’à la fin du tour.
rule-MA-164 = Certains événements font fuir l’Enfant sans dégâts, selon les mêmes règles. Si personne ne le porte, rien ne se passe.
rule-MQ-61 = Un ennemi ne prend l’Enfant que si la mission le dit. Il se déplace et attaque alors comme d’habitude, en portant l’Enfant.
rule-MA-159 = Quand un ennemi qui porte l’Enfant est vaincu, l’Enfant est posé sur cette case.
rule-MQ-90 = L’Enfant ne s’enfuit pas d’un ennemi qui le porte, ni par un événement ni quand cet ennemi subit des dégâts. Seuls la défaite de cet ennemi ou un texte de la mission le libèrent.

## Difficulté et modes

rules-mandalorian-adventures-modes = Difficulté et modes
rule-MA-31 = Choisissez une difficulté avant chaque partie. Le niveau débutant est conseillé pour la première.
rule-MA-06 = Une carte de personnage a un côté débutant et un côté normal ; le côté débutant a plus de PV.
rule-MA-32 = Débutant : le côté débutant des cartes de personnage, limite de main 4.
rule-MA-33 = Normal : le côté normal, limite de main 4.
rule-MA-34 = Héroïque : le côté normal, limite de main 3.
rule-MQ-93 = Mode histoire : de deux joueurs au nombre de personnages listés ; mode libre : de deux à quatre ; mode partagé : de un à quatre, avec au moins deux personnages listés. En solo, on joue toujours en mode partagé ; sinon, c’est par défaut le mode histoire s’il convient, ou le mode libre.
rule-MQ-69 = Les personnages listés qu’aucun joueur ne prend ne servent pas. Hors du mode partagé, il y a au moins deux joueurs.
rule-MQ-68 = En mode histoire, les personnages exigés par la mission doivent participer, d’ordinaire le Mandalorien. En mode partagé et en solo, deux personnages listés quelconques suffisent.
rule-MA-181 = S’il y a plus de joueurs que de personnages listés, jouez en mode libre ou en mode partagé.
rule-MA-182 = Mode libre : chaque joueur choisit n’importe quel personnage, listé ou non. La présence du Mandalorien n’est pas obligatoire.
rule-MA-183 = Un personnage qui n’est pas dans le briefing n’a pas de mise en place particulière et commence sur la case de départ.

## Mode partagé et solo

rules-mandalorian-adventures-shared = Mode partagé et solo
rule-MA-184 = En mode partagé, tous les joueurs dirigent ensemble exactement deux personnages listés, quel que soit le nombre de joueurs.
rule-MA-190 = En solo, on joue en mode partagé avec une main et deux personnages. Objectif, paquet Évolution et tout le reste ne changent pas.
rule-MA-185 = Les cartes Compétence des deux personnages forment un seul paquet, où tout le monde pioche, avec une seule défausse.
rule-MQ-76 = Chaque joueur a la limite de main habituelle : 4 cartes (niveau héroïque : 3).
rule-MA-186 = Une action est effectuée par le personnage représenté sur la carte.
rule-MA-187 = Un tour a toujours deux actions, avec des cartes d’un personnage ou des deux, mais jamais deux cartes dans un même emplacement.
rule-MA-188 = Une carte Planification gardée appartient au personnage qui agit, et chaque personnage peut en avoir une de chaque sorte. Le joueur actif prend toutes les décisions, y compris celle de les utiliser.
rule-MQ-92 = Une carte Planification agit pour le personnage qui l’a ; une action supplémentaire peut utiliser une carte de l’un ou de l’autre. Si un personnage doit piocher des cartes Compétence, le joueur actif nomme le joueur qui pioche.
rule-MQ-102 = Si les deux personnages ont la carte Planification que vous utilisez à votre étape des actions ou avant votre étape des événements, vous dites duquel elle est.
rule-MQ-77 = Seul le personnage qui effectue l’action en cours peut utiliser un bonus de sa case.
rule-MA-189 = « Vous » est le personnage qui agit. Un événement concerne le personnage de la carte du dessus dans son emplacement d’action, y compris pour la menace face cachée la plus proche.
rule-MQ-54 = Si l’on résout un emplacement qui ne contient que des jetons, le joueur actif choisit quel personnage l’événement concerne.
rule-MQ-79 = Les ennemis tiennent compte des deux personnages quand ils cherchent le plus proche.
rule-MQ-78 = Si l’un des deux personnages est vaincu, la mission est perdue.

## Campagne

rules-mandalorian-adventures-campaign = Campagne
rule-MA-08 = On suit la première carte du paquet Évolution avant chaque partie, et de nouveau après.
rule-MA-07 = Les cartes Évolution sont numérotées et jamais mélangées. Si elles se mêlent, remettez-les dans l’ordre.
rule-MA-09 = Avant une partie, suivez la première carte Évolution, retirez-la et révélez la suivante, jusqu’à ce qu’une carte marquée STOP soit révélée.
rule-MQ-70 = Une carte STOP reste sur le dessus jusqu’à la fois suivante, qui commence en la résolvant. Avant une partie et après, on va jusqu’au prochain STOP : chaque partie en utilise donc deux.
rule-MA-10 = Le paquet Évolution nomme la mission à jouer. La première partie est la mission 1.
rule-MA-11 = Les cartes que le paquet Évolution met en jeu restent pour toutes les parties suivantes.
rule-MQ-73 = Les cartes Compétence ajoutées plus tard portent le paquet au-delà de 12, sauf si la carte Évolution en retire une.
rule-MA-12 = Les enveloppes numérotées restent fermées jusqu’à ce qu’une consigne les ouvre.
rule-MA-13 = Après une victoire comme après une défaite, le paquet Évolution continue et nomme la mission suivante.
rule-MA-176 = Après la partie, suivez la première carte Évolution, puis gardez le paquet dans son ordre pour la prochaine partie.
rule-MA-14 = Chaque mission repart de zéro : les dégâts et tout ce qui était sur le plateau disparaissent.
rule-MA-15 = Joueurs, difficulté, mode et personnages peuvent changer d’une partie à l’autre ; le paquet Évolution marche avec tous.
rule-MA-16 = L’Enfant, Emprise, Effet de mission, Diversion et les cases numérotées arrivent avec la mission 2, les actions de mission avec la mission 3.
rule-MQ-71 = Une mission débloquée peut être rejouée hors de la campagne, sans toucher au paquet Évolution.
rule-MQ-72 = Une campagne peut être ramenée à sa première carte.

## Ce que vous pouvez savoir

rules-mandalorian-adventures-information = Ce que vous pouvez savoir
rule-MA-177 = Vous pouvez parler des cartes de votre main, mais pas les montrer. Les autres voient seulement combien vous en avez.
rule-MA-178 = Une menace que vous avez regardée n’est pas montrée aux autres. Vous pouvez dire la vérité ou mentir.
rule-MQ-84 = Vous pouvez discuter librement ; les cartes et les jetons cachés ne sont jamais montrés aux autres joueurs.
rule-MA-179 = Toutes les défausses sont visibles et peuvent être lues à tout moment.
rule-MA-180 = On ne peut pas fouiller le paquet Événement ; seul le dos de sa première carte est visible.
rule-MQ-83 = On ne peut fouiller aucun paquet, ni lire d’avance le paquet Évolution.
rule-MQ-66 = Une action ne peut être annulée que tant qu’elle n’a rien montré de caché ni rien tiré au hasard.
