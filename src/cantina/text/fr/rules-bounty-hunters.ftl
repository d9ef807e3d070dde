### Les règles de Bounty Hunters, une par numéro, pour celles et ceux qui jouent.

## Les cartes

rules-bounty-hunters-cards = Les cartes
rule-BH-01 = Le jeu est prévu pour 2 à 6 joueurs.
rule-BH-02 = Il y a 195 cartes à jouer : 44 cibles, 63 chasseurs, 44 contrats et 44 cartes Marché Jawa. Avec les 4 cartes Zone et l’aide de jeu, cela fait 200.
rule-BH-06 = Les cartes forment quatre paquets, qu’on reconnaît à leur couleur : paquet Cible vert, paquet Chasseur de primes rouge, paquet Contrat bleu, paquet Marché Jawa gris. Chacun a sa propre défausse.
rule-BH-07 = Une cible indique les points qu’elle rapporte à la fin, une défense de trois valeurs (verte, bleue, orange) et combien de cartes montrent ce personnage. Certaines indiquent aussi un bonus de capture : un crédit ou un contrat.
rule-BH-08 = Un chasseur indique trois valeurs d’attaque (verte, bleue, orange) et les points qu’il vous coûte à la fin, parfois 0. Jouer un chasseur ne coûte aucun crédit.
rule-BH-03 = Le paquet Marché Jawa contient deux sortes de cartes : 29 droïdes et 15 cartes Caisse.
rule-BH-09 = Un droïde indique son coût en crédits, trois valeurs d’attaque et combien de droïdes du paquet ont les mêmes valeurs d’attaque. Il ne rapporte ni ne coûte de points.
rule-BH-10 = Une carte Caisse indique son coût en crédits, les points qu’elle rapporte à la fin, et 1, 2 ou 3 caisses. Elle n’a pas de valeurs d’attaque et ne participe jamais à un affrontement.
rule-BH-04 = Sur les 15 cartes Caisse, 6 montrent une caisse, 6 en montrent deux et 3 en montrent trois : 27 caisses en tout.
rule-BH-11 = Un contrat nomme une paire : deux cibles différentes, deux fois la même cible, ou une cible et une caisse. Il indique les points par élément seul et par duo complet, et ne coûte aucun crédit.
rule-BH-12 = Les cartes d’attaque sont les chasseurs et les droïdes, et rien d’autre.
rule-BH-05 = La boîte contient 42 crédits, qui valent chacun exactement 1, et un carnet de scores.

## Mise en place

rules-bounty-hunters-setup = Mise en place
rule-BH-13 = Les 4 cartes Zone sont alignées au milieu. Chacune a son paquet au-dessus et sa défausse au-dessous ; au début, les défausses sont vides.
rule-BH-14 = Les cartes sont triées par couleur en quatre paquets. Chaque paquet est mélangé à part et posé face cachée.
rule-BH-15 = Les crédits sont posés à côté des paquets : c’est la réserve commune.
rule-BH-S07 = Chaque joueur commence avec 0 crédit.
rule-BH-S06 = La réserve est sans limite, sauf si une option de la partie en fixe une (42 crédits, comme dans la boîte). Un gain que la réserve ne peut pas payer est alors perdu ; BH-S58 dit qui est payé d’abord.
rule-BH-17 = Chaque joueur reçoit 1 carte de chacun des quatre paquets : vous commencez donc avec une main de 4 cartes.
rule-BH-S50 = Les joueurs sont assis dans le sens horaire, dans l’ordre de leurs numéros : le numéro suivant est à votre gauche, et le joueur 1 à gauche du dernier. Les cartes sont distribuées dans cet ordre à partir du joueur 1, quel que soit le chef de la Guilde.

## Le chef de la Guilde

rules-bounty-hunters-guild-master = Le chef de la Guilde
rule-BH-16 = L’un des joueurs est chef de la Guilde et garde l’aide de jeu ; à une table avec de vraies cartes, c’est la dernière personne à avoir vu un film Star Wars.
rule-BH-S51 = Ici, le chef de la Guilde est désigné au début de la partie et ne change pas : c’est le joueur nommé dans les options, ou un joueur tiré au hasard si personne n’est nommé.
rule-BH-106 = Le chef de la Guilde donne le rythme : il annonce chaque étape, veille à ce que personne ne prenne d’avance et remplit la feuille de score à la fin. Ici, la table fait tout cela d’elle-même.
rule-BH-108 = Être chef de la Guilde ne change ni ce que vous pouvez faire ni votre score. Cela fixe seulement dans quel ordre on est servi, à partir du chef de la Guilde et vers la gauche, ce qui compte quand les cartes ou les crédits viennent à manquer.
rule-BH-107 = L’aide de jeu rappelle au recto les trois étapes d’un tour, et au verso la fin de la partie avec le bonus de la quatrième capture. Tout le monde peut la lire à tout moment.

## Un tour

rules-bounty-hunters-turn = Un tour
rule-BH-19 = La partie se joue en tours de trois étapes : 1 piocher, 2 choisir une carte, 3 donner sa main.
rule-BH-20 = Tous les joueurs font chaque étape en même temps. Personne ne commence une étape avant que tout le monde ait fini la précédente.
rule-BH-21 = Après l’étape 3, un nouveau tour commence, jusqu’à ce que le dernier tour ait été joué. Vous avez 4 cartes en main au début d’un tour, 5 après avoir pioché, et de nouveau 4 après avoir choisi puis après avoir donné.

## Piocher

rules-bounty-hunters-drawing = Piocher
rule-BH-22 = À l’étape 1, vous piochez exactement une carte, la première du paquet de votre choix. C’est la cinquième carte de votre main.
rule-BH-23 = À chaque tour, vous choisissez librement le paquet : le même que la fois d’avant, ou un paquet où d’autres piochent aussi.
rule-BH-24 = Vous devez piocher si au moins un paquet peut vous fournir une carte. On ne pioche jamais directement dans une défausse.

## Paquets épuisés

rules-bounty-hunters-empty-decks = Paquets épuisés
rule-BH-109 = Un paquet épuisé ne met pas fin à la partie : sa défausse devient le nouveau paquet et, s’il n’y en a pas, vous piochez dans un autre paquet.
rule-BH-S01 = S’il faut une carte d’un paquet épuisé, on mélange la défausse de ce paquet, on la retourne face cachée pour former le nouveau paquet, et on y pioche.
rule-BH-S05 = Une défausse n’est mélangée que lorsqu’il faut une carte, et non dès que la dernière carte a quitté le paquet.
rule-BH-S03 = On nomme d’abord les paquets ; l’ordre va du chef de la Guilde vers la gauche. Si votre paquet est épuisé au moment de vous servir, nommez-en un autre ; on ne peut pas nommer un paquet qui ne peut pas fournir de carte. Toutes les cartes sont distribuées ensemble, dès que chaque choix peut être satisfait.
rule-BH-S02 = Si aucun paquet ne peut fournir de carte, vous ne piochez pas et choisissez parmi les cartes que vous avez ; sans aucune carte, vous pouvez seulement activer et terminer. Si tous les paquets, défausses et mains sont vides au début d’un tour, la partie se termine et l’on compte les points.
rule-BH-S04 = Si un contrat bonus est dû et que le paquet Contrat est épuisé, on mélange d’abord sa défausse. Si elle est vide elle aussi, le contrat est perdu, et rien ne le remplace.

## Choisir une carte

rules-bounty-hunters-choosing = Choisir une carte
rule-BH-25 = À l’étape 2, vous choisissez exactement une des cinq cartes de votre main, celle que vous venez de piocher ou une autre. Vous ne pouvez pas passer.
rule-BH-26 = La carte choisie est posée face cachée. Quand tout le monde a choisi, toutes les cartes choisies sont révélées ensemble.
rule-BH-S09 = Ici, choisir face cachée n’est pas facultatif : tout le monde le fait à chaque tour.
rule-BH-S08 = Face cachée, vous ne fixez que la carte. Ce n’est qu’une fois toutes les cartes révélées que vous décidez si vous la vendez ou la jouez, où vous la placez et ce que vous payez.
rule-BH-27 = De la carte choisie, vous faites une chose et une seule : vous la vendez ou vous la jouez.
rule-BH-28 = L’ordre est fixe : d’abord vendre ou jouer la carte choisie, puis activer autant de vos cartes réservées que vous voulez et pouvez payer, ou aucune, puis terminer.
rule-BH-S60 = Vous terminez toujours l’étape vous-même, même s’il n’y a plus rien à faire ; les autres voient seulement que vous avez choisi et que vous avez terminé. Vous pouvez toujours vendre la carte choisie, et ensuite toujours terminer.
rule-BH-S21 = Tant que tout le monde n’a pas choisi, vous pouvez changer le paquet que vous avez nommé ou la carte que vous avez posée. Ensuite, vous pouvez annuler vos propres actions jusqu’à ce que vous terminiez, si la table le permet, mais jamais au-delà d’un contrat que vous avez pioché.
rule-BH-29 = Les quatre autres cartes restent dans votre main jusqu’à l’étape 3.

## Vendre et jouer

rules-bounty-hunters-selling-and-playing = Vendre et jouer
rule-BH-33 = Pour vendre la carte choisie, posez-la face visible sur la défausse de son paquet et prenez 1 crédit.
rule-BH-34 = Toute carte peut être vendue, toujours pour 1 crédit : cible, chasseur, contrat, droïde ou caisse.
rule-BH-35 = Les crédits paient les cartes Marché Jawa et, tout à la fin, départagent les égalités. Ce ne sont pas des points.
rule-BH-36 = Pour jouer la carte choisie, posez-la face visible dans votre zone.
rule-BH-37 = Les cibles, les chasseurs et les contrats n’ont pas de coût : ils sont actifs dès que vous les jouez. Une carte active est posée à la verticale.
rule-BH-38 = Une carte Marché Jawa ne devient active que si vous payez son coût. Sinon, vous pouvez seulement la réserver.
rule-BH-39 = Les crédits que vous payez retournent à la réserve.
rule-BH-40 = Une cible active peut être capturée, un chasseur ou un droïde actif attaque, une carte Caisse active compte pour ses points et ses caisses, et un contrat actif rapporte ses points à la fin.

## Réserver et activer

rules-bounty-hunters-reserving = Réserver et activer
rule-BH-41 = Si vous ne pouvez pas payer une carte Marché Jawa, ou ne le voulez pas encore, vous la réservez : elle est posée face visible et à l’horizontale dans votre zone.
rule-BH-44 = Une carte réservée ne fait rien : un droïde réservé n’ajoute pas d’attaque, une carte Caisse réservée ne rapporte ni points ni caisses.
rule-BH-S19 = Vous pouvez avoir autant de cartes réservées que vous voulez. Une carte réservée ne peut jamais être vendue, reprise en main ni donnée.
rule-BH-42 = Après avoir vendu ou joué la carte choisie, vous pouvez activer autant de vos cartes réservées que vous voulez, une par une, en payant le coût entier de chacune.
rule-BH-43 = Une carte activée est tournée à la verticale. Un droïde activé est placé à ce moment-là, selon les mêmes règles qu’un droïde joué de la main (BH-53 à BH-57).
rule-BH-45 = D’ordinaire, on réserve une carte lors d’un tour et on la paie lors d’un tour suivant, en plus de la carte qu’on vend ou joue à ce tour.
rule-BH-S17 = Vous ne pouvez pas activer de carte réservée avant d’avoir vendu ou joué la carte choisie.
rule-BH-S13 = Une carte que vous venez de réserver ce tour-ci peut être activée à la même étape, si vous avez alors les crédits nécessaires.
rule-BH-S14 = Le crédit obtenu en vendant une carte peut servir à activer à la même étape.
rule-BH-S18 = Le coût se paie en une seule fois. On ne paie pas par parties, et aucune carte n’est payée deux fois.
rule-BH-S20 = Les cartes réservées ne peuvent être activées qu’à l’étape 2, et plus du tout une fois le dernier tour fini.

## Affrontements

rules-bounty-hunters-confrontations = Affrontements
rule-BH-46 = Vous ne chassez que dans votre zone : vos propres cibles, avec vos propres cartes d’attaque. On n’attaque, ne bloque et ne prend jamais rien dans la zone d’un autre joueur.
rule-BH-47 = Un affrontement se compose d’une cible et des cartes d’attaque posées contre elle, s’il y en a déjà. La cible est à gauche, les cartes d’attaque à droite, toutes leurs valeurs bien visibles.
rule-BH-50 = Si aucune carte d’attaque n’attend de cible dans votre zone, une cible que vous jouez ouvre un nouvel affrontement.
rule-BH-51 = Vous pouvez avoir en même temps autant de cibles non capturées que vous voulez.
rule-BH-53 = Si vous avez une cible non capturée quand une carte d’attaque devient active, vous placez cette carte contre une cible non capturée de votre choix.
rule-BH-S25 = Une carte d’attaque ne peut pas être gardée à part tant que vous avez une cible non capturée.
rule-BH-S22 = Une carte d’attaque ne peut pas être placée contre une cible déjà capturée.
rule-BH-48 = L’attaque s’additionne couleur par couleur : toutes les valeurs vertes, toutes les bleues, toutes les orange. Trop d’une couleur ne compense pas ce qui manque dans une autre.
rule-BH-52 = Chaque carte d’attaque ajoutée à un affrontement ajoute ses valeurs à celles qui y sont déjà : (2·0·1), (1·1·0) et (0·0·4) font ensemble (3·1·5).
rule-BH-49 = Chaque carte d’attaque affronte une seule cible, ou attend dans un seul groupe. Ses valeurs ne sont jamais réparties.
rule-BH-67 = On peut mêler à volonté chasseurs et droïdes, contre une cible ou en attendant une cible.
rule-BH-66 = Activer un droïde coûte des crédits. En échange, il ne coûte jamais de points, et n’en rapporte jamais.
rule-BH-S26 = Les cartes d’attaque et les cibles déjà placées ne sont jamais déplacées ni retirées, ni avant ni après une capture.

## Sans cible

rules-bounty-hunters-without-a-target = Sans cible
rule-BH-54 = S’il ne vous reste aucune cible à capturer quand une carte d’attaque devient active, elle est posée à part et forme un groupe en attente.
rule-BH-S23 = Si toutes vos cibles sont capturées, une carte d’attaque forme ou rejoint le groupe en attente, comme si vous n’aviez pas de cible.
rule-BH-55 = Tant que vous n’avez pas de cible non capturée, toute autre carte d’attaque doit rejoindre le même groupe en attente.
rule-BH-S24 = Il n’y a jamais de second groupe en attente dans votre zone.
rule-BH-56 = La prochaine cible que vous jouez doit rejoindre le groupe en attente, qui l’affronte alors. Si l’attaque suffit, la cible est capturée aussitôt ; sinon, elle reste à capturer.
rule-BH-S27 = La prochaine cible que vous jouez ne peut pas être tenue à l’écart du groupe en attente, quelle que soit sa défense. Si vous ne voulez pas d’elle à cet endroit, vendez-la.
rule-BH-57 = Vous avez donc au plus un groupe en attente, et jamais en même temps un groupe en attente et une cible non capturée.

## Capturer

rules-bounty-hunters-capture = Capturer
rule-BH-58 = Une cible est capturée quand l’attaque atteint ou dépasse sa défense dans les trois couleurs. Une défense de (4·1·6) cède devant (4·1·6) ou (9·1·6), mais pas devant (9·9·5).
rule-BH-59 = À l’étape 2, on vérifie les captures après chaque carte placée, carte d’attaque ou cible. La capture et son bonus viennent aussitôt, avant que vous fassiez autre chose.
rule-BH-S29 = Une capture ne peut être ni refusée ni remise à plus tard.
rule-BH-60 = Une cible capturée est tournée à l’horizontale et reste dans votre zone avec les cartes d’attaque qui l’affrontaient. Tout le monde peut toujours voir combien de cibles vous avez capturées ; les autres voient les nouvelles captures à la fin de l’étape 2.
rule-BH-S28 = L’attaque au-delà de la défense est perdue. Tous les chasseurs posés avec la cible capturée coûtent leurs points, même si un plus petit nombre aurait suffi.
rule-BH-61 = Si la cible capturée montre un crédit, vous recevez 1 crédit aussitôt.
rule-BH-S15 = Le crédit d’une capture peut servir à toute activation suivante de la même étape.
rule-BH-62 = Si la cible capturée montre un contrat, vous piochez aussitôt 1 carte du paquet Contrat. Elle est gratuite et immédiatement active.
rule-BH-S35 = Un contrat bonus est posé face visible dans votre zone, à la vue de tous. Il ne peut pas être refusé.
rule-BH-64 = Vous pouvez capturer plusieurs cibles à la même étape, avec la carte que vous jouez et avec celles que vous activez.
rule-BH-65 = Le nombre de captures n’est pas limité : vous pouvez capturer plus de 4 cibles.
rule-BH-63 = Les points des cibles capturées et ceux que coûtent les chasseurs ne se comptent qu’à la fin de la partie.

## Donner sa main

rules-bounty-hunters-passing = Donner sa main
rule-BH-30 = À l’étape 3, vous donnez vos 4 cartes restantes à votre voisin de gauche et prenez les 4 cartes de votre voisin de droite. Le sens ne change jamais.
rule-BH-31 = Tout le monde donne et prend au même moment : personne ne voit sa nouvelle main avant d’avoir donné l’ancienne.
rule-BH-32 = À deux joueurs, on échange simplement les deux mains à chaque tour.
rule-BH-S49 = À deux joueurs, le voisin de gauche et le voisin de droite sont la même personne.

## Caisses

rules-bounty-hunters-crates = Caisses
rule-BH-68 = Une carte Caisse rapporte ses points à la fin de la partie si elle est active. Une carte Caisse encore réservée ne rapporte rien.
rule-BH-69 = À la fin, comptez les caisses de vos cartes Caisse actives : les caisses représentées, et non les cartes.
rule-BH-70 = Qui a le plus de caisses gagne 5 points de plus. En cas d’égalité, chacun des joueurs à égalité reçoit les 5 points entiers : avec 4, 2 et 4 caisses, le premier et le troisième.
rule-BH-S39 = Si personne n’a de carte Caisse active, personne ne reçoit les 5 points.
rule-BH-S43 = Les caisses qui forment un duo dans un contrat comptent quand même pour savoir qui en a le plus.

## Contrats

rules-bounty-hunters-contracts = Contrats
rule-BH-71 = Les contrats se comptent à la fin, et seulement ceux de votre zone, joués ou reçus en bonus. Seules vos propres cibles capturées et vos propres caisses actives y comptent.
rule-BH-72 = Un contrat rapporte ses points pour chaque élément correspondant que vous avez, et ses points de duo pour chaque paire complète.
rule-BH-S42 = Les points varient d’un contrat à l’autre et entre les deux côtés d’un même contrat : c’est ce que montre la carte qui compte.
rule-BH-73 = Deux cibles différentes : des points pour chaque exemplaire de l’une ou de l’autre que vous avez capturé, et les points de duo pour chaque paire des deux. À 1 point chacune et duo +3, deux de l’une et une de l’autre rapportent 6.
rule-BH-74 = Deux fois la même cible : des points pour chaque exemplaire que vous avez capturé, et les points de duo chaque fois qu’il y en a deux. À 1 point chacun et duo +2, deux rapportent 4.
rule-BH-S41 = Un exemplaire isolé ne fait pas de duo : trois fois la même cible font un duo, quatre fois en font deux. À 1 point chacun et duo +2, cela rapporte 5 et 8.
rule-BH-75 = Une cible et une caisse : des points pour chaque cible capturée de ce genre, aucun pour les caisses seules, et les points de duo pour chaque cible associée à une caisse active. À 1 point et duo +2, deux cibles et deux caisses rapportent 6.
rule-BH-76 = Dans un même contrat, chaque carte et chaque caisse fait partie d’un seul duo au plus : deux cibles et deux caisses font deux duos, et non quatre.
rule-BH-77 = Un contrat ne coûte jamais de points et n’a pas besoin d’être complété : les éléments seuls rapportent aussi.
rule-BH-78 = La même cible capturée ou la même caisse peut compter pour autant de vos contrats que vous voulez, du même genre ou de genres différents.
rule-BH-S44 = Deux contrats identiques rapportent tous les deux tous leurs points.
rule-BH-79 = On additionne les points de tous les contrats de votre zone.

## La fin

rules-bounty-hunters-end = La fin
rule-BH-80 = La fin commence quand, pour la première fois, quelqu’un capture une 4e cible.
rule-BH-81 = Le premier à capturer une 4e cible reçoit un bonus : 1 crédit de la réserve et 1 contrat du paquet Contrat, aussitôt actif.
rule-BH-82 = Tous ceux qui capturent une 4e cible au même tour que le premier reçoivent aussi les deux, le crédit et le contrat.
rule-BH-S31 = Qui capture une 4e cible à un tour postérieur à celui du premier ne reçoit pas de bonus pour cela.
rule-BH-83 = Le bonus de la quatrième capture s’ajoute au crédit ou au contrat que montre la cible elle-même.
rule-BH-S12 = Ce que montre la cible capturée vient d’abord, puis le bonus de la quatrième capture : le crédit, puis le contrat.
rule-BH-S16 = Le crédit de la quatrième capture peut être dépensé aussitôt, pour les activations suivantes de la même étape.
rule-BH-S32 = Si vous capturez votre quatrième et votre cinquième cible au même tour, vous ne recevez quand même qu’un seul bonus.
rule-BH-84 = On finit le tour où a lieu la première quatrième capture, puis on joue exactement deux tours complets de plus.
rule-BH-85 = Chaque joueur reçoit le bonus une fois au plus. Les quatrièmes captures des tours suivants ne donnent pas de bonus et ne changent rien au nombre de tours restants.
rule-BH-S33 = Le compte des derniers tours ne commence qu’une fois et ne repart jamais.
rule-BH-86 = Toutes les règles normales valent jusqu’à la fin du dernier tour : piocher, vendre, jouer, activer, capturer, et ce que montrent les cibles capturées.
rule-BH-87 = Le deuxième tour après celui de la première quatrième capture est le dernier. La partie est alors finie : les cartes en main, les cartes réservées et les cibles non capturées ne servent plus à rien.
rule-BH-S34 = Au dernier tour, on donne aussi sa main, mais cela ne change plus rien.
rule-BH-S38 = Une option peut fixer un dernier tour : la partie se termine alors, et l’on compte les points, au plus tard après ce tour, même sans quatrième capture. Sans cette option, il n’y a pas de telle limite.

## Calcul des points

rules-bounty-hunters-scoring = Calcul des points
rule-BH-88 = La feuille de score a six lignes par joueur : nom, cibles, caisses, contrats, chasseurs (à retirer) et total.
rule-BH-89 = Cibles : les points de toutes les cibles que vous avez capturées. Les cibles non capturées rapportent 0.
rule-BH-90 = Caisses : les points de vos cartes Caisse actives, et 5 de plus si vous avez le plus de caisses.
rule-BH-S40 = Les 5 points pour le plus de caisses s’inscrivent dans la ligne des caisses.
rule-BH-91 = Contrats : les points de tous vos contrats ensemble.
rule-BH-92 = Chasseurs : retirez les points indiqués sur chaque chasseur posé avec une cible capturée.
rule-BH-93 = Les chasseurs posés contre une cible qui n’est toujours pas capturée à la fin ne coûtent rien : on ne paie que les chasseurs qui ont réussi.
rule-BH-S36 = Les chasseurs qui attendent encore une cible à la fin ne coûtent rien.
rule-BH-S37 = À la fin, les droïdes comptent pour 0, où qu’ils soient.
rule-BH-94 = Total : cibles, caisses et contrats ensemble, moins les chasseurs.
rule-BH-S45 = Un total peut être inférieur à zéro et reste tel quel.
rule-BH-96 = Un exemple : cibles 46, caisses 4, contrats 12 et chasseurs moins 12 font un total de 50.
rule-BH-95 = Le joueur au total le plus élevé l’emporte.
rule-BH-97 = Si plusieurs joueurs ont le total le plus élevé, celui d’entre eux à qui il reste le plus de crédits l’emporte.
rule-BH-98 = Si plusieurs de ces joueurs sont aussi à égalité pour le plus grand nombre de crédits, ils partagent la victoire.
rule-BH-S46 = Les places suivantes se décident de la même façon : par le total, puis par les crédits. À égalité des deux, on partage la place.

## Partie découverte

rules-bounty-hunters-introductory = Partie découverte
rule-BH-99 = La partie découverte se joue sans contrats : le paquet Contrat et sa carte Zone restent dans la boîte ; il y a donc trois paquets, trois cartes Zone et trois défausses.
rule-BH-100 = Pour la partie découverte, les 8 cibles qui montrent un contrat sont retirées avant de mélanger ; il reste 36 cibles, et 143 cartes en tout.
rule-BH-101 = Dans la partie découverte, vous commencez avec une main de 1 cible, 2 chasseurs et 1 carte Marché Jawa.
rule-BH-S48 = Dans la partie découverte, vous choisissez librement parmi les trois paquets à l’étape 1 et piochez votre cinquième carte comme d’habitude.
rule-BH-102 = Dans la partie découverte, le bonus de la quatrième capture se limite à 1 crédit. Tous ceux qui capturent une 4e cible au même tour que le premier le reçoivent.
rule-BH-103 = Dans la partie découverte, la feuille de score n’a pas de ligne pour les contrats. Tout le reste est pareil, y compris les deux tours de plus, les caisses et la façon de départager.

## Ce qui est secret

rules-bounty-hunters-secrets = Ce qui est secret
rule-BH-18 = Votre main est secrète : vous n’en montrez jamais les cartes à un autre joueur.
rule-BH-104 = Les mains, les paquets et les cartes choisies face cachée sont cachés. Tout ce qui est dans les zones, les captures, les crédits, la réserve, les défausses, le nombre de cartes des paquets et des mains, et le dernier tour sont connus de tous.
rule-BH-105 = Toutes les cartes choisies sont montrées au même instant. Jusque-là, des autres, vous voyez seulement qui a choisi.
rule-BH-S61 = Tant que les cartes choisies ne sont pas révélées, personne ne peut savoir laquelle de vos cinq cartes est posée face cachée, pas même un joueur qui en connaît certaines d’une main précédente.
rule-BH-S10 = Une fois les cartes choisies révélées, tout le monde agit en même temps, et personne ne peut attendre pour réagir. Vous voyez aussitôt vos propres changements, et ceux des autres seulement quand le dernier joueur a terminé.
rule-BH-S52 = Tout le monde peut voir combien de crédits a chaque joueur.
rule-BH-S53 = Tout le monde peut consulter les défausses à tout moment.
rule-BH-S54 = Tout le monde peut savoir combien de cartes contient chaque paquet et chaque main, et dans quel paquet chaque joueur a pioché. Les paquets où l’on a pioché sont montrés ensemble, quand tout le monde a une carte.
rule-BH-S55 = Une carte que vous avez eue en main puis donnée vous reste connue : vous savez dans quelle main elle est, jusqu’à ce qu’elle soit révélée. Cela cesse quand la carte a été vendue et qu’elle est mélangée de nouveau à son paquet.
rule-BH-S62 = Les spectateurs voient de chaque joueur ce qu’en voient les autres joueurs, au même moment, et ne connaissent aucune carte de mains précédentes.
rule-BH-S63 = Le secret prend fin quand la feuille de score est complète. Dès lors, les mains, les paquets et tout le déroulement de la partie sont visibles de tous.

## En même temps

rules-bounty-hunters-same-time = En même temps
rule-BH-S11 = Aller plus vite que les autres n’aide jamais. Ce que vous faites ne change que votre propre zone, et ce qui est commun est distribué dans un ordre fixe.
rule-BH-S58 = À l’étape 2, on répartit le paquet Contrat en partant du dessus, tel qu’il était quand les cartes choisies ont été révélées : la première carte au chef de la Guilde, la suivante à son voisin de gauche, et ainsi de suite en faisant le tour ; vos contrats bonus sont ceux qui vous échoient. Si le paquet ne suffit pas, un contrat reste dû : il est pioché dans cet ordre à la fin de l’étape 2, dans ce qui reste et dans la défausse mélangée, ou il est perdu. Une réserve limitée paie de même ; un crédit encore dû ne peut pas être dépensé.
rule-BH-S59 = Quand le dernier joueur a terminé l’étape 2, les cartes vendues vont sur leurs défausses à partir du chef de la Guilde et vers la gauche, la dernière au-dessus. Les crédits dus, puis les contrats dus, sont distribués. Une première quatrième capture fixe le dernier tour, tout est montré en même temps, et l’étape 3 suit.
rule-BH-S56 = Si un joueur part ou n’a plus de temps, un bot joue à sa place. Ce que le joueur a déjà choisi ou fait reste acquis, les mains passent comme avant, et la place est comptée à la fin.
