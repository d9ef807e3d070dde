### Les règles de Way of the Mandalorian, une par numéro, pour celles et ceux qui jouent.

## But du jeu et crédits

rules-way-of-the-mandalorian-aim = But du jeu et crédits
rule-WM-10 = Possédez le plus de crédits à la fin de la partie.
rule-WM-01 = Le jeu se joue à 2, 3 ou 4 joueurs.
rule-WM-A62 = À deux, on joue avec les mêmes règles ; seul le nombre de missions change (WM-12). Face à un seul adversaire, au plus un événement est joué contre chaque tentative.
rule-WM-08 = Les crédits sont votre argent et, à la fin, votre score. La boîte contient 82 jetons Crédit, mais ils ne font qu’indiquer des montants : vous pouvez posséder n’importe quel nombre entier de crédits, à partir de 0.
rule-WM-A46 = La réserve ne manque jamais de crédits.
rule-WM-A63 = Les joueurs ne peuvent rien s’échanger, se prêter ni se donner : les crédits ne font qu’aller à la réserve ou en venir.
rule-WM-A67 = Avec 0 crédit, vous jouez toujours : vous pouvez piocher, vendre, faire un petit boulot et tenter des missions.

## Plateaux et cartes

rules-way-of-the-mandalorian-cards = Plateaux et cartes
rule-WM-02 = Tous les joueurs partagent un plateau Mission. Il a une place pour la mission tentée et une pour les événements ; en dehors d’une tentative, les deux sont vides.
rule-WM-03 = Il y a quatre plateaux de personnage : Din Djarin, Fennec Shand, Bo-Katan Kryze et Boba Fett. Chacun montre un nom, ses propres symboles, des emplacements d’équipement et une capacité spéciale.
rule-WM-09 = La force se compte en symboles. Un personnage, une carte Équipement, un événement ou une mission a 0 symbole ou plus de chaque attribut.
rule-WM-A01 = Il y a exactement quatre attributs : puissance de feu, armure, pilotage et ruse, toujours dans cet ordre.
rule-WM-04 = Il y a 45 missions : 20 de niveau 1, 14 de niveau 2, 10 de niveau 3 et 1 de niveau 4. Une mission indique les symboles qu’elle exige, une récompense et une pénalité en crédits.
rule-WM-05 = Il y a 30 cartes Équipement, vertes. Chacune a un nom, des symboles et un coût en crédits ; certaines sont marquées comme temporaires (WM-47).
rule-WM-06 = Il y a 26 cartes Événement, bleues. Chacune a un nom, des symboles et un coût en crédits, mais aucun texte d’effet.
rule-WM-A25 = Les événements ne font qu’ajouter des symboles : joué par un adversaire, à ce qu’exige la mission ; joué par qui la tente, à sa propre force. Un symbole n’est jamais négatif.
rule-WM-07 = Équipements et événements forment ensemble les 56 cartes du marché, toutes utilisées quel que soit le nombre de joueurs.

## Mise en place

rules-way-of-the-mandalorian-setup = Mise en place
rule-WM-11 = Le plateau Mission est au milieu. Tous les joueurs partagent une rangée de missions, un marché, un paquet Marché et une défausse.
rule-WM-12 = Les missions de niveaux 1, 2, 3 et 4 sont tirées au hasard : 8, 4, 4 et 1 à deux joueurs (17 en tout), 12, 6, 6 et 1 à trois (25), 16, 8, 8 et 1 à quatre (33).
rule-WM-13 = Elles forment le paquet Mission, face cachée et trié par niveau : le niveau 1 au-dessus, puis les niveaux 2 et 3, et la mission de niveau 4 tout en dessous.
rule-WM-A60 = Chaque niveau est mélangé à part, le niveau 1 aussi ; on ne mêle jamais les niveaux.
rule-WM-14 = Les missions qui n’ont pas été tirées retournent dans la boîte et ne servent pas : 28 à deux joueurs, 20 à trois, 12 à quatre.
rule-WM-15 = Les 6 premières missions sont retournées face visible : c’est la rangée. Au début, elles sont toutes de niveau 1.
rule-WM-16 = Les 30 équipements et les 26 événements sont mélangés en un seul paquet Marché, face cachée. La défausse est vide au début.
rule-WM-17 = Les 4 premières cartes du paquet Marché sont retournées face visible : c’est le marché. Les mains ne sont distribuées qu’ensuite.
rule-WM-18 = Chaque joueur prend un plateau de personnage et 800 crédits, puis pioche 5 cartes du paquet Marché. Au début, les plateaux n’ont pas de cartes.
rule-WM-A53 = Chaque personnage est en jeu une fois au plus. Les personnages sont choisis par la table ou attribués au hasard, avant qu’on distribue la moindre carte.
rule-WM-A55 = Les mains sont distribuées par cinq cartes à la fois, dans le sens horaire, à partir du premier joueur.
rule-WM-A65 = Vous ne pouvez pas échanger votre main de départ.
rule-WM-19 = Tous les autres crédits forment la réserve.
rule-WM-20 = Après la mise en place, le paquet Mission a 11, 19 ou 27 cartes et le paquet Marché 42, 37 ou 32, à deux, trois ou quatre joueurs.

## Votre tour

rules-way-of-the-mandalorian-turn = Votre tour
rule-WM-21 = La personne la plus âgée commence. On joue ensuite dans le sens horaire, donc vers la gauche.
rule-WM-A54 = Ici, qui a ouvert la table désigne le premier joueur ; sinon, le hasard décide.
rule-WM-22 = À votre tour, vous pouvez vous équiper et faire 2 actions, combinées comme vous voulez : piocher 2 cartes, vendre, faire un petit boulot, tenter une mission.
rule-WM-23 = Vous pouvez faire deux fois la même action dans un tour. Seul le petit boulot est limité à une fois (WM-38).
rule-WM-A17 = Les deux actions peuvent être identiques.
rule-WM-24 = Après deux actions, il ne vous en reste plus : terminez votre tour. On applique alors la limite de main, on complète le marché et la rangée, et le joueur suivant commence.
rule-WM-A16 = Vous pouvez terminer votre tour après une action ou sans en faire aucune. Les actions non faites sont perdues.
rule-WM-A71 = Votre tour ne se termine pas de lui-même, même s’il n’y a rien à équiper : c’est vous qui le terminez. Il ne s’achève après la deuxième action que là où l’on s’équipe entre les deux actions (WM-A03).
rule-WM-85 = Jusqu’à la fin de la partie, il y a toujours exactement un joueur qui doit décider et qui a de quoi choisir ; les autres attendent.
rule-WM-83 = Le hasard n’intervient que dans la mise en place et quand on mélange de nouveau les cartes ; le reste ne dépend que de vos décisions. Une action qui a montré ou changé quelque chose ne peut pas être annulée.

## S’équiper

rules-way-of-the-mandalorian-equipping = S’équiper
rule-WM-25 = S’équiper n’est pas une action : cela ne prend aucune de vos deux actions.
rule-WM-A03 = Vous pouvez vous équiper à tout moment de votre tour, avant, entre et après vos actions, mais pas au milieu de l’une d’elles. La table peut en décider autrement : seulement après la première et avant la deuxième action.
rule-WM-26 = Équipez une carte de votre main : elle va face visible sur un emplacement d’équipement libre de votre plateau. Les cartes du marché doivent d’abord être piochées, et les événements n’y ont pas leur place.
rule-WM-27 = Chaque personnage a 4 emplacements d’équipement ; Din Djarin en a un de plus (WM-58).
rule-WM-A06 = Tous les emplacements se valent : tout équipement va dans tout emplacement, et deux cartes identiques peuvent être côte à côte.
rule-WM-A04 = Vous pouvez équiper en un tour autant de cartes que vos emplacements libres et vos crédits le permettent.
rule-WM-28 = Pour chaque carte que vous équipez, payez à la réserve son coût imprimé.
rule-WM-A07 = Vous devez payer tout le coût en une fois. Si vous avez moins, vous ne pouvez pas équiper la carte.
rule-WM-30 = On ne s’équipe qu’à son tour et que sur son propre plateau. Le coût imprimé est le seul prix.
rule-WM-29 = L’équipement reste sur votre plateau et peut servir dans autant de missions que vous voulez, jusqu’à ce que vous le vendiez ou, s’il est temporaire, jusqu’à ce qu’il ait servi.
rule-WM-A05 = L’équipement ne peut être ni repris en main, ni recouvert, ni remplacé. Un emplacement ne se libère que si vous vendez sa carte ou si sa carte temporaire a servi.

## Piocher des cartes

rules-way-of-the-mandalorian-drawing = Piocher des cartes
rule-WM-31 = Action : piochez 2 cartes en main ; chacune est soit une carte visible du marché, soit la première carte du paquet Marché.
rule-WM-A08 = Vous pouvez combiner : les deux cartes au marché, les deux dans le paquet Marché, ou une de chaque côté.
rule-WM-A09 = Vous prenez les cartes l’une après l’autre, et voyez la première avant de choisir la seconde.
rule-WM-A11 = Vous piochez toujours 2 cartes, jamais moins. Tant que vous n’avez pas la seconde, vous ne pouvez rien faire d’autre.
rule-WM-32 = Les cartes prises au marché ne sont remplacées qu’à la fin de votre tour (WM-64).
rule-WM-A10 = Rien n’est complété entre les deux cartes ni entre vos actions : après deux pioches au marché, celui-ci peut être vide.

## Nouveau paquet Marché

rules-way-of-the-mandalorian-reshuffle = Nouveau paquet Marché
rule-WM-67 = Quand le paquet Marché est épuisé, tous les équipements et événements défaussés sont mélangés et forment un nouveau paquet Marché, face cachée. Les missions n’en font jamais partie.
rule-WM-33 = Cela peut arriver au milieu d’une pioche : vous prenez la dernière carte, les cartes vendues et défaussées sont mélangées, et vous continuez à piocher dans le nouveau paquet.
rule-WM-A12 = La défausse n’est mélangée que s’il faut une carte et que le paquet est épuisé. Jusque-là, le paquet affiche 0 carte et peut encore être choisi, tant que la défausse n’est pas vide.
rule-WM-A13 = Si jamais le paquet Marché et la défausse sont tous deux vides, on pioche et on complète dans la mesure du possible, et la partie continue.

## Vendre

rules-way-of-the-mandalorian-selling = Vendre
rule-WM-34 = Action : vendez autant de vos cartes que vous voulez, de votre main, de votre plateau ou des deux. Un emplacement ainsi libéré peut resservir au même tour.
rule-WM-A19 = Les événements aussi peuvent être vendus, de votre main ou de l’emplacement de Boba Fett, pour la moitié de leur coût imprimé. Une vente comprend au moins 1 carte.
rule-WM-35 = La réserve paie la moitié de la somme des coûts imprimés de toutes les cartes de la vente : des cartes à 200, 200 et 400 rapportent 400 crédits.
rule-WM-A20 = Additionnez d’abord tous les coûts de la vente, puis divisez une seule fois par deux et arrondissez au crédit inférieur. La vente finale se compte de la même façon.
rule-WM-36 = Les cartes vendues vont à la défausse et reviennent quand on la mélange.
rule-WM-A21 = Une carte peut être vendue au tour même où elle a été équipée ou utilisée, pour la moitié également.

## Petit boulot

rules-way-of-the-mandalorian-quick-job = Petit boulot
rule-WM-37 = Action : faites un petit boulot et prenez 200 crédits dans la réserve.
rule-WM-38 = Vous ne pouvez faire qu’un petit boulot par tour.
rule-WM-A18 = La limite vaut pour chaque tour : à votre prochain tour, vous pourrez de nouveau faire un petit boulot.

## Tenter une mission

rules-way-of-the-mandalorian-attempt = Tenter une mission
rule-WM-39 = Action : tentez une mission visible de la rangée. Vos deux actions peuvent être des tentatives.
rule-WM-40 = Choisissez une mission ; elle va à sa place sur le plateau Mission. Vous pouvez en tenter n’importe laquelle, quels que soient votre force et vos crédits.
rule-WM-A42 = Vous pouvez tenter une mission que vous ne pouvez pas accomplir. Une fois la mission choisie, vous ne pouvez plus y renoncer.
rule-WM-A41 = Après un échec, vous pouvez tenter de nouveau la même mission au même tour.
rule-WM-A43 = La rangée n’est pas complétée entre vos deux tentatives : après une réussite, vous choisissez parmi les missions qui restent.

## Événements

rules-way-of-the-mandalorian-events = Événements
rule-WM-41 = À partir de la gauche du joueur qui tente la mission et dans le sens horaire, chaque adversaire peut jouer 1 événement de sa main, ou aucun.
rule-WM-A24 = Chaque adversaire décide une fois. Pendant cette tentative, on ne redemande plus à qui a passé.
rule-WM-42 = Un adversaire qui joue un événement paie 200 crédits à la réserve.
rule-WM-A22 = Jouer un événement coûte 200 crédits, quel qu’il soit ; son coût imprimé ne compte que s’il est vendu. La table peut en décider autrement : jouer un événement coûte ce qui est imprimé sur la carte.
rule-WM-A23 = Si vous ne pouvez pas payer les 200 crédits en entier, vous ne pouvez pas jouer d’événement de votre main. Seul l’événement dans l’emplacement de Boba Fett est gratuit (WM-61).
rule-WM-43 = Les événements des adversaires sont posés face visible sur le plateau Mission : qui décide plus tard les voit donc.
rule-WM-44 = Quand tous les adversaires ont décidé, vous pouvez jouer 1 événement de votre main pour votre propre tentative : payez 200 crédits et posez-le face visible à côté de votre plateau.
rule-WM-A26 = Vous voyez tous les événements de vos adversaires avant de décider de votre propre événement et de votre équipement.
rule-WM-A66 = Les événements ne se jouent qu’à ces deux moments d’une tentative et ne vont jamais dans un emplacement d’équipement. Seul Boba Fett peut en poser un dans son emplacement (WM-A27).
rule-WM-A69 = On vous propose de jouer un événement si vous avez au moins 1 carte en main et 200 crédits (le coût imprimé le plus bas si c’est lui qu’on paie, n’importe quel montant si les crédits sont cachés), ou un événement prêt dans votre emplacement. Ce que contient votre main n’y change rien. Des consignes permanentes peuvent passer pour vous, toujours ou au-dessous d’une récompense que vous indiquez, après le délai habituel.
rule-WM-A61 = Si l’on vous propose de jouer un événement et que vous ne répondez pas à temps, vous passez. Toutes les autres décisions d’un joueur absent sont prises par le bot qui joue à sa place.

## Force

rules-way-of-the-mandalorian-strength = Force
rule-WM-45 = Ce qu’il vous faut : pour chaque attribut, additionnez les symboles de la mission et de tous les événements joués par les adversaires. Votre propre événement n’entre pas dans cette somme.
rule-WM-46 = C’est seulement maintenant, quand vous connaissez les exigences, que vous choisissez quels équipements de votre plateau vous utilisez.
rule-WM-A40 = Vous pouvez utiliser tout votre équipement, une partie ou rien. Utiliser un équipement qui n’est pas temporaire ne nuit jamais.
rule-WM-48 = Ce que vous avez : pour chaque attribut, additionnez les symboles de votre personnage, de votre propre événement et des équipements utilisés. Un équipement que vous n’utilisez pas n’ajoute rien.
rule-WM-49 = Vous réussissez si, dans chaque attribut, vous avez au moins autant de symboles qu’exigé ; l’égalité suffit. Sinon, vous échouez.
rule-WM-A02 = Chacun des quatre attributs doit être atteint ; l’abondance de l’un ne compense pas un autre. La table peut en décider autrement : ne comparer que les totaux des quatre.

## Réussite et échec

rules-way-of-the-mandalorian-result = Réussite et échec
rule-WM-50 = Si vous réussissez, prenez dans la réserve la récompense imprimée ; vous ne pouvez pas la refuser. La mission quitte le jeu : on ne la garde pas, et elle ne va pas à la défausse.
rule-WM-51 = Si vous échouez, payez à la réserve la pénalité imprimée.
rule-WM-52 = Si vous ne pouvez pas payer toute la pénalité, payez tous les crédits que vous avez.
rule-WM-A44 = Il ne reste pas de dette, et rien ne vous oblige à vendre des cartes pour payer une pénalité.
rule-WM-53 = Après un échec, la mission retourne à sa place dans la rangée.
rule-WM-A45 = On règle d’abord la récompense ou la pénalité, puis on retire les événements joués et les équipements temporaires utilisés.
rule-WM-54 = Après une réussite comme après un échec, tous les événements joués pendant la tentative vont à la défausse. Ce qu’on a payé pour eux n’est pas rendu.
rule-WM-47 = Les équipements temporaires que vous avez utilisés doivent être défaussés à la fin de cette mission. Ce que vous n’avez pas utilisé reste sur votre plateau.
rule-WM-55 = Les équipements temporaires utilisés vont à la défausse après les événements ; seule Fennec Shand peut les garder (WM-59).
rule-WM-A39 = Les équipements temporaires utilisés sont perdus même après un échec.
rule-WM-56 = Exemple : une mission et l’événement d’un adversaire, payé 200, exigent 3, 1, 2 et 1 symboles. Votre personnage et deux équipements apportent 3, 3, 2 et 3 : c’est une réussite, et la récompense de 400 est à vous.

## Personnages

rules-way-of-the-mandalorian-characters = Personnages
rule-WM-57 = Chaque personnage a exactement une capacité spéciale, et seul le joueur qui a ce plateau peut l’utiliser.
rule-WM-58 = Din Djarin a un emplacement d’équipement de plus, soit 5 en tout.
rule-WM-A38 = Son cinquième emplacement est comme les autres et n’a pas de règles particulières.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand peut payer 200 crédits pour garder en main une carte Équipement qu’elle devrait défausser.
rule-WM-A35 = Cela concerne les équipements temporaires utilisés, pas les ventes ni les cartes en trop dans la main. La table peut décider d’inclure les équipements en trop : pour 200 crédits chacun, ils restent au-delà des cinq cartes et comptent de nouveau à la fin de son prochain tour.
rule-WM-A36 = Elle décide pour chaque carte utilisée séparément et paie 200 crédits à chaque fois, aussi souvent qu’elle le peut. Elle paie après la récompense ou la pénalité.
rule-WM-A37 = Une carte gardée va dans sa main et compte pour la limite de main. Elle peut l’équiper de nouveau pour son coût entier, même au cours du même tour.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Quand Bo-Katan Kryze tente une mission, elle peut défausser 1 carte de sa main pour ignorer 1 symbole de la carte Mission.
rule-WM-A34 = Elle ne le fait que dans ses propres tentatives, après tous les événements et avant de choisir l’équipement. N’importe quelle carte de sa main convient ; elle va aussitôt à la défausse et est perdue même en cas d’échec.
rule-WM-A32 = Elle peut le faire une fois par tentative, donc deux fois dans un tour avec deux tentatives. La table peut décider de ne pas fixer de limite : alors, chaque carte défaussée fait ignorer un symbole.
rule-WM-A33 = Elle ne peut ignorer qu’un symbole imprimé sur la carte Mission, pas un symbole ajouté par un événement. La table peut décider de permettre aussi les symboles des événements.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett a un emplacement de plus, pour un événement face cachée. Il peut jouer gratuitement l’événement de cet emplacement.
rule-WM-A27 = Chaque fois qu’il peut s’équiper, il peut poser gratuitement un événement de sa main dans l’emplacement vide ; l’événement n’en sort que joué ou vendu. La table peut en décider autrement : une seule fois, après la distribution et avant le premier tour.
rule-WM-A28 = Il peut aussi le jouer contre les missions des autres, quand c’est à lui de décider, gratuitement. La table peut décider de ne le permettre que dans ses propres tentatives.
rule-WM-A29 = Lui aussi ne joue qu’un événement par tentative : de l’emplacement ou de sa main, pas des deux.
rule-WM-A30 = L’événement de l’emplacement ne compte pas pour la limite de main.
rule-WM-A31 = À la vente finale, l’événement de l’emplacement est révélé et vendu pour la moitié de son coût imprimé.

## Fin du tour

rules-way-of-the-mandalorian-end-of-turn = Fin du tour
rule-WM-A14 = À la fin d’un tour vient d’abord la limite de main, puis on complète le marché, puis la rangée.
rule-WM-63 = À la fin de votre tour, vous pouvez avoir au plus 5 cartes en main. Défaussez exactement celles qui sont en trop, à votre choix ; les cartes de votre plateau ne comptent pas.
rule-WM-A15 = Pendant votre tour, votre main peut dépasser 5 cartes. Pendant le tour des autres, elle ne peut pas grandir.
rule-WM-64 = Le marché est complété à 4 cartes visibles avec le paquet Marché.
rule-WM-65 = La rangée est complétée à 6 missions visibles avec le paquet Mission.
rule-WM-A47 = Quand le paquet Mission est épuisé, on continue avec moins de missions, peut-être jusqu’à ce qu’il ne reste que la mission de niveau 4.
rule-WM-A72 = Les places vides du marché et de la rangée se remplissent de la première à la dernière, et un nouvel équipement prend le premier emplacement libre. On interroge Fennec Shand dans l’ordre de ses emplacements ; l’ordre de la défausse n’a jamais d’importance.
rule-WM-66 = Puis le joueur suivant, à gauche, commence.

## Fin de la partie

rules-way-of-the-mandalorian-end-of-game = Fin de la partie
rule-WM-68 = La partie s’arrête dès qu’un joueur accomplit la mission de niveau 4. Une tentative manquée n’y met pas fin.
rule-WM-A48 = Quand la mission de niveau 4 est retournée, rien ne se passe encore. À partir du tour suivant, on peut la tenter comme toute autre mission de la rangée.
rule-WM-69 = La fin est immédiate : personne ne fait plus d’action ni ne joue de tour, et l’on ne termine pas le tour de table.
rule-WM-A49 = La dernière mission est encore réglée : récompense payée, événements et équipements temporaires utilisés défaussés, rien à garder pour Fennec Shand, pas de limite de main, rien n’est complété. La table peut décider que les équipements temporaires utilisés sont encore vendus.
rule-WM-70 = Vente finale : tous les joueurs vendent toutes les cartes qui restent sur leur plateau pour la moitié de la somme de leurs coûts, et comptent leurs crédits.
rule-WM-72 = À la fin, les cartes en main ne valent rien.
rule-WM-A50 = La vente finale ne porte que sur le plateau : les cartes en main ne sont pas vendues.
rule-WM-71 = Qui a le plus de crédits après la vente finale gagne, peu importe qui a accompli la mission de niveau 4.
rule-WM-A51 = À égalité de crédits, la victoire est partagée ; plus bas aussi, à égalité de crédits, on partage la place.
rule-WM-A52 = Si personne n’accomplit la mission de niveau 4, la partie s’arrête après 200 tours de chaque joueur, ou après un autre nombre fixé par la table (0 : sans limite). On fait la vente finale, mais la partie compte comme inachevée et personne ne la gagne.

## Visible et caché

rules-way-of-the-mandalorian-knowledge = Visible et caché
rule-WM-73 = Tout le monde voit la rangée, le marché, la mission tentée, les événements joués, les plateaux de personnage et tous les équipements qui s’y trouvent.
rule-WM-A56 = Les crédits de tous les joueurs sont visibles. La table peut décider de les cacher.
rule-WM-A57 = La défausse est visible : tout le monde peut la consulter.
rule-WM-A58 = Tout le monde peut savoir combien de cartes ont les paquets, mais pas lesquelles.
rule-WM-A59 = Les cartes défaussées à cause de la limite de main ou par Bo-Katan Kryze sont montrées à tous.
rule-WM-74 = Personne d’autre que vous ne connaît les cartes de votre main. Les autres voient combien il y en a, et se souviennent de celles qui y sont entrées à la vue de tous.
rule-WM-A68 = On connaît dans une main les cartes prises au marché ou gardées par Fennec Shand, jusqu’à ce qu’elles en sortent à la vue de tous ; des cartes distribuées et de celles du paquet, on ne connaît que le nombre. Les spectateurs voient ce que tous les joueurs savent en commun.
rule-WM-75 = L’événement dans l’emplacement de Boba Fett est face cachée : lui peut le regarder, les autres voient seulement que l’emplacement est rempli.
rule-WM-A70 = Quand Boba Fett remplit son emplacement, les autres apprennent seulement que c’était un événement. Les événements qu’ils connaissaient dans sa main peuvent dès lors être dans sa main ou dans l’emplacement ; les équipements qu’ils connaissaient sont toujours dans sa main.
rule-WM-76 = Le paquet Mission et le paquet Marché sont face cachée ; personne ne connaît l’ordre de leurs cartes.
rule-WM-A64 = Équipements et événements ont le même dos : le dessus du paquet Marché ne montre pas de quoi il s’agit.
rule-WM-77 = Le niveau de la prochaine mission n’est pas un secret : le paquet est trié et peut être compté. À deux joueurs, s’il reste 11 ou 10 cartes, c’est le niveau 1 ; de 9 à 6, le niveau 2 ; de 5 à 2, le niveau 3 ; et 1, le niveau 4.
rule-WM-A73 = On ne sait pas quelles missions sont restées dans la boîte ; on n’en connaît que le nombre pour chaque niveau. Les missions accomplies sont visibles.
rule-WM-86 = Vous pouvez déduire des cartes cachées en comptant les 56 cartes du marché. Une fois la défausse mélangée, le nouveau paquet est exactement l’ancienne défausse ; toute autre carte cachée est dans une main ou dans l’emplacement de Boba Fett.
