### The Mandalorian : Adventures : plateaux, missions, jetons, personnages et cartes. Un effet dit ce que font ses étapes.

## Les plateaux et leurs règles

ma-map-arvala = Camp d’Arvala-7
ma-rule-blast-lock = Faire sauter la serrure : déclarez une Attaque de force 3 ou plus contre une porte fermée qui borde votre case. Aucune menace n’est touchée, la porte s’ouvre.
ma-use-keycard-cell = Prenez la carte d’accès de votre case.
ma-use-keycard-carried = À côté d’une porte fermée : défaussez la carte d’accès que vous portez et ouvrez cette porte.

ma-map-nevarro = Rues de Nevarro
ma-rule-refuge = Refuge : quand vous finissez votre tour sur l’étoile bleue, mettez un jeton Sabotage de n’importe quel emplacement d’action avec ceux déjà utilisés.
ma-rule-gate = Grille : quand vous finissez votre tour sur la case 3, la grille fermée s’ouvre.

ma-map-transport = Transport de prisonniers
ma-rule-override = Forçage : renoncez à une action de Renseignement de force 4 ou plus pour ouvrir une porte fermée qui borde votre case.

ma-map-plaza = La place assiégée
ma-rule-cannon = Canon : sur la case 5, votre Attaque a une portée de 3.
ma-rule-force-door = Enfoncer la porte : renoncez à une action d’Attaque ou de Renseignement de force 3 ou plus pour ouvrir une porte fermée qui borde votre case.

## Mission 1

ma-mission-the-asset = Le Colis
ma-mission-the-asset-intro-1 = Le soleil brûle bas sur Arvala-7. Au fond du ravin, quelqu’un a bâti un camp et posté des fusils sur les toits.
ma-mission-the-asset-intro-2 = Le traceur clignote plus vite à chaque pas. Un droïde au même traceur sort de la poussière, les blasters déjà levés.
ma-mission-the-asset-intro-3 = « La prime suffit bien pour deux », dit l’un de vous. Puis le premier tir touche le sable entre vos pieds.
ma-mission-the-asset-briefing = Le Colis est caché dans le camp, derrière l’un des jetons carrés. PRÉPARATION : aucune. Le seul effet d’ennemi ici est Garde. La porte de la maison principale est fermée ; les règles du plateau disent comment l’ouvrir.
ma-mission-the-asset-objective = À la fin d’un tour, un personnage est sur la case du Colis face visible, et aucun ennemi n’est sur cette case.
ma-mission-the-asset-crisis = Ajoutez 1 à la piste Alerte. Si la piste est pleine, placez un renfort sur la case Étoile la plus proche de vous, puis 2 ennemis attaquent à portée 3, et la piste est vidée.
ma-rule-ambush = Piège : un personnage qui entre sur la case d’un ennemi face cachée subit 1 dégât. Un ennemi révélé autrement, par exemple par une attaque, n’en inflige pas.
ma-track-alert = Alerte

## Mission 2

ma-mission-flight-from-nevarro = Fuite de Nevarro
ma-mission-flight-from-nevarro-intro-1 = La récompense est dans votre poche, et le berceau est vide. Vous regardez les crédits, puis la porte par laquelle vous êtes sortis.
ma-mission-flight-from-nevarro-intro-2 = Quand vous quittez la maison pour la deuxième fois, vous portez un petit paquet. Dans toute la ville, les traceurs se mettent à clignoter en même temps.
ma-mission-flight-from-nevarro-intro-3 = La rue se tait, les volets se ferment. À l’autre bout, derrière cent canons, votre vaisseau attend.
ma-mission-flight-from-nevarro-briefing = Tous les chasseurs de la Guilde sont après l’Enfant, et la grille qui barre le chemin le plus court est fermée. PRÉPARATION : le Mandalorien porte l’Enfant ; sans lui, c’est le personnage du premier joueur. Quand son porteur subit des dégâts, l’Enfant s’enfuit.
ma-mission-flight-from-nevarro-objective = À la fin d’un tour, un personnage qui porte l’Enfant est sur une case de sortie.
ma-mission-flight-from-nevarro-crisis = Ajoutez 1 à la piste Poursuite, puis révélez la menace face cachée la plus proche de vous.
ma-mission-flight-from-nevarro-effect = Placez un renfort sur la case 8.
ma-failure-pursuit = La piste Poursuite est pleine.
ma-track-pursuit = Poursuite
ma-use-speeder-cell = Défaussez la motojet de votre case : effectuez un Déplacement gratuit de force 3.

## Mission 3

ma-mission-the-prison-ship = Le vaisseau-prison
ma-mission-the-prison-ship-intro-1 = « On entre, on sort, dit l’homme au plan, rien que des droïdes à bord. » Il le dit un peu trop souvent.
ma-mission-the-prison-ship-intro-2 = Le sas s’ouvre sur des couloirs blancs et des portes sans poignée. Derrière l’une d’elles, le prisonnier ; derrière les autres, tout le reste.
ma-mission-the-prison-ship-intro-3 = Un petit droïde s’arrête, lève les yeux vers vous et repart en couinant. Quelque part au loin, une lampe passe au rouge.
ma-mission-the-prison-ship-briefing = Six cellules verrouillées, un prisonnier, et un vaisseau qui se réveille peu à peu. PRÉPARATION : aucune. Cette mission a l’emplacement d’action vert Piratage ; les consoles sont les cases 1 à 4. Une fois emmené, le prisonnier reste avec ce personnage.
ma-mission-the-prison-ship-objective = À la fin d’un tour, un personnage a le prisonnier avec lui, et tous les personnages sont sur des cases de sortie.
ma-mission-the-prison-ship-crisis = Ajoutez 1 à la piste Alarme, puis fermez la porte ouverte la plus proche de vous qu’aucun personnage ne borde.
ma-mission-the-prison-ship-effect = Sabotez Piratage et ajoutez 1 à la piste Alarme.
ma-green-slice = Piratage
ma-green-slice-text = Force 4 ou plus, sur une console (cases 1 à 4) : ouvrez n’importe quelle porte fermée ou révélez n’importe quel jeton carré face cachée.
ma-failure-alarm = La piste Alarme est pleine.
ma-track-alarm = Alarme
ma-use-prisoner-cell = Emmenez le prisonnier de votre case.

## Mission 4

ma-mission-redemption = Rédemption
ma-mission-redemption-intro-1 = Les armures blanches remplissent la place, rang après rang. Dans la cantina, vous comptez vos munitions puis, pour être sûrs, vous recomptez.
ma-mission-redemption-intro-2 = De l’autre côté, un soldat tient un paquet qui se débat. Derrière lui, un homme à la cape noire fait les cent pas, comme si le temps lui appartenait.
ma-mission-redemption-intro-3 = Sous le plancher, il y a un tunnel, vieux et brûlant, et il mène dehors. Mais personne ne part sans l’Enfant.
ma-mission-redemption-briefing = Libérez l’Enfant, battez Moff Gideon et fuyez par le tunnel. PRÉPARATION : posez le ravisseur face visible sur la case 8 et faites-lui porter l’Enfant ; posez Moff Gideon face visible sur l’étoile rouge. Quand l’ennemi qui porte l’Enfant est vaincu, l’Enfant reste sur cette case. Cette mission a l’emplacement d’action vert Ralliement.
ma-mission-redemption-objective = Moff Gideon est vaincu et, à la fin d’un tour, un personnage qui porte l’Enfant est sur une case de sortie.
ma-mission-redemption-crisis = Ajoutez 1 à la piste Siège. Si un ennemi porte l’Enfant, cet ennemi se déplace de 2 cases vers l’étoile rouge ; sinon, placez un renfort sur l’étoile rouge.
ma-mission-redemption-effect = Si un personnage porte l’Enfant, l’Enfant s’enfuit ; sinon, placez un renfort sur la case 1.
ma-green-rally = Ralliement
ma-green-rally-text = Choisissez un autre personnage : il peut effectuer un Déplacement gratuit ou une Attaque gratuite de force 2.
ma-failure-child-lost = À la fin d’une étape des événements, un ennemi qui porte l’Enfant est sur l’étoile rouge.
ma-failure-siege = La piste Siège est pleine.
ma-track-siege = Siège
ma-rule-snatch = Enlèvement : un ennemi qui, à l’étape des événements, finit son déplacement sur la case de l’Enfant le prend si personne ne le porte.
ma-rule-march = Marche : un renfort placé sur l’étoile rouge se déplace de 1 case vers le personnage le plus proche de lui.
ma-use-supply-crate-cell = Défaussez la caisse de matériel de votre case : piochez 2 cartes Planification, gardez-en jusqu’à 1, défaussez le reste.

## Mission 5

ma-mission-the-egg = L’œuf
ma-mission-the-egg-intro-1 = « Ce n’est qu’un œuf », dit le marchand en poussant la moitié de l’argent sur la table. « Un gros. Avec des poils. »
ma-mission-the-egg-intro-2 = Le sol tremble. Ce qui sort de la grotte a une corne, une humeur massacrante et aucune envie de partager.
ma-mission-the-egg-briefing = Trouvez l’œuf et rapportez-le entier. PRÉPARATION : posez le Mudhorn face visible sur la case 8 ; remplacez au hasard, sans regarder, 1 jeton carré face cachée par l’œuf et mélangez les jetons carrés sur leurs cases. La coquille tient jusqu’à ce que la piste Œuf atteigne 3, ou 4 avec 4 personnages.
ma-mission-the-egg-objective = À la fin d’un tour, un personnage qui porte l’œuf est sur la case de départ.
ma-mission-the-egg-crisis = Le Mudhorn se déplace de 3 cases vers le personnage le plus proche de lui, puis attaque à portée 0. Une fois qu’il est vaincu, placez plutôt un renfort sur la case Étoile la plus proche de vous.
ma-failure-egg-broken = L’œuf est cassé : la piste Œuf est pleine.
ma-track-egg = Œuf
ma-rule-cracks = Fêlures : pour chaque dégât que subit le personnage qui a l’œuf, ajoutez 1 à la piste Œuf.
ma-use-egg-cell = Prenez l’œuf de votre case.

## Mission 6

ma-mission-alive = Vivant
ma-mission-alive-intro-1 = Des lettres rouges défilent sur le palet : plein tarif pour un cœur qui bat, rien pour un cadavre.
ma-mission-alive-intro-2 = Quelqu’un ici cache sous une capuche le visage du Fugitif. La prochaine fois qu’une capuche se retournera, il faudra viser avec grand soin.
ma-mission-alive-briefing = Attrapez le Fugitif et emmenez-le hors du plateau. PRÉPARATION : remplacez au hasard, sans regarder, 1 jeton rond face cachée par le Fugitif et mélangez les jetons ronds sur leurs cases. Le Fugitif est capturé par des dégâts exactement égaux à ses PV : il reste alors sur sa case comme un bonus face visible qu’un personnage présent peut prendre. Un dégât de plus, et il est mort.
ma-mission-alive-objective = À la fin d’un tour, un personnage qui emmène le Fugitif capturé est sur une case de sortie.
ma-mission-alive-crisis = Si le Fugitif est un ennemi face visible sur le plateau, retirez-lui 2 dégâts, et il s’éloigne de 2 cases du personnage le plus proche de lui. Puis placez un renfort sur la case Étoile la plus proche de vous, et 1 ennemi attaque à portée 2.
ma-mission-alive-effect = Si le Fugitif est révélé, sabotez Attaque.
ma-failure-mark-dead = Le Fugitif est mort : il a plus de dégâts que de PV.
ma-failure-mark-escaped = Le Fugitif s’est échappé : à la fin d’une étape des événements, il est sur une case de sortie en tant qu’ennemi face visible.
ma-rule-closing-in = L’étau se resserre : chaque fois que le paquet Événement est mélangé de nouveau, placez deux fois un renfort sur la case Étoile la plus proche de vous.
ma-use-mark-cell = Emmenez le Fugitif capturé de votre case.

## Mission 7

ma-mission-silent-relays = Relais silencieux
ma-mission-silent-relays-intro-1 = Des mâts, des boîtiers qui bourdonnent et un seul ordre : quand ils se tairont, soyez loin avant qu’on demande pourquoi.
ma-mission-silent-relays-intro-2 = Vous coupez le premier câble. Un grésillement parcourt toutes les radios du coin, et toutes les têtes se lèvent.
ma-mission-silent-relays-briefing = Éteignez tous les relais et revenez ensemble. PRÉPARATION : posez un relais face visible sur chacune des cases 2 et 4 ; à moins de 4 personnages, aussi sur la case 6, et à moins de 3, également sur la case 8. Cette mission a l’emplacement d’action vert Désactivation. Surveillez la réserve : une crise qui ne trouve plus de jeton Sabotage, c’est la fin.
ma-mission-silent-relays-objective = Il n’y a plus de relais sur le plateau et, à la fin d’un tour, tous les personnages sont sur la case de départ.
ma-mission-silent-relays-crisis = Sabotez les deux emplacements d’action aux totaux les plus bas.
ma-green-disable = Désactivation
ma-green-disable-text = Force 2 ou plus : retirez un relais de votre case.
ma-failure-overrun = Une crise ne trouve plus de jeton Sabotage, ni dans la réserve ni parmi ceux déjà utilisés.
ma-rule-silence = Silence : quand un relais est retiré, mettez un jeton Sabotage de n’importe quel emplacement d’action avec ceux déjà utilisés ; à 3 personnages ou plus, encore un.

## Mission 8

ma-mission-double-cross = Double jeu
ma-mission-double-cross-intro-1 = Trois caisses, scellées trois fois. On a promis une part à chacun, et la somme des parts dépasse le tout.
ma-mission-double-cross-intro-2 = Quelqu’un de l’équipage a été vu avec des inconnus la nuit dernière. Il faisait sombre, et personne n’est tout à fait sûr de qui c’était.
ma-mission-double-cross-briefing = Trouvez la cargaison et sortez-la, caisse par caisse. PRÉPARATION : remplacez au hasard, sans regarder, 3 jetons face cachée par des jetons Cargaison et mélangez chaque forme sur ses cases. Un personnage porte au plus 1 jeton Cargaison. À 3 ou 4 joueurs, sauf si les personnages sont partagés, chacun reçoit une carte Loyauté secrète ; l’un de vous est peut-être le traître, qui gagne si la mission échoue.
ma-mission-double-cross-objective = Toute la cargaison est livrée : la piste Livraison atteint 3.
ma-mission-double-cross-crisis = Chaque joueur à son tour défausse une de ses cartes Planification ou sabote une action de son choix. Ajoutez ensuite 1 à la piste Urgence.
ma-failure-too-late = Trop tard : la piste Urgence est pleine.
ma-track-haste = Urgence
ma-track-delivered = Livraison
ma-rule-haste = Urgence : chaque fois que le paquet Événement est mélangé de nouveau, ajoutez 1 à la piste Urgence.
ma-rule-suspicion = Soupçon : dans une partie avec cartes Loyauté, vous pouvez, une fois par partie, renoncer à une action de Renseignement de force 4 ou plus pour regarder la carte Loyauté d’un autre joueur.
ma-use-cargo-cell = Prenez la cargaison de votre case, si vous n’en portez pas.
ma-use-cargo-carried = Sur une case de sortie : sortez du jeu la cargaison que vous portez et ajoutez 1 à la piste Livraison.

## Jetons Menace

ma-use-medkit-cell = Défaussez la trousse de soins de votre case : soignez 1 de vos dégâts.
ma-token-medkit = Trousse de soins
ma-token-keycard = Carte d’accès
ma-token-raider = Pillard
ma-token-camp-guard = Garde du camp
ma-token-marksman = Fine gâchette
ma-token-asset = Le Colis
ma-token-roof-marksman = Fine gâchette sur le toit
ma-token-bruiser = Cogneur
ma-token-seasoned-raider = Pillard aguerri
ma-token-seasoned-marksman = Fine gâchette aguerrie
ma-token-hunter = Chasseur de primes
ma-token-brawler = Bagarreur
ma-token-spotter = Guetteur
ma-token-speeder = Motojet
ma-token-informer = Informateur
ma-token-roof-hunter = Chasseur sur le toit
ma-token-saboteur = Saboteur
ma-token-veteran = Vétéran de la Guilde
ma-token-security-droid = Droïde de sécurité
ma-token-mouse-droid = Droïde souris
ma-token-warden = Gardien
ma-token-prisoner = Le prisonnier
ma-token-inmate = Un autre détenu
ma-token-sentry-turret = Tourelle de garde
ma-token-heavy-droid = Droïde lourd
ma-token-guard-droid = Droïde de garde
ma-token-trooper = Stormtrooper
ma-token-scout = Soldat éclaireur
ma-token-technician = Technicien
ma-token-supply-crate = Caisse de matériel
ma-token-signal-beacon = Balise de signal
ma-token-elite = Soldat d’élite
ma-token-flame-trooper = Soldat lance-flammes
ma-token-captor = Ravisseur
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Œuf
ma-token-mark = Le Fugitif
ma-token-relay = Relais
ma-token-cargo = Cargaison

## Personnages

ma-character-mandalorian = Le Mandalorien
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Cartes Compétence du Mandalorien

ma-skill-beskar-helmet = Casque en beskar
ma-skill-beskar-helmet-text = Planification : prenez Défense dans la défausse Planification si vous n’en avez pas.
ma-skill-tracking-fob = Traceur
ma-skill-tracking-fob-text = Renseignement : après l’action, regardez une autre menace face cachée à une portée égale à la force de cette action.
ma-skill-phase-pulse-blaster = Fusil à impulsions phasées
ma-skill-phase-pulse-blaster-text = Attaque : cette attaque a une portée de 3.
ma-skill-jet-burst = Poussée du jetpack
ma-skill-jet-burst-text = Déplacement : ce déplacement peut franchir les hauteurs.
ma-skill-grappling-line = Filin-grappin
ma-skill-grappling-line-text = Renseignement : si vous avez déplacé un ennemi, déplacez-le de 1 case de plus.
ma-skill-sure-footing = Pied sûr
ma-skill-flamethrower = Lance-flammes
ma-skill-flamethrower-text = Attaque : après l’attaque, infligez 1 dégât à chaque autre ennemi sur la case de la cible.
ma-skill-quick-draw = Dégaine éclair
ma-skill-hunters-patience = Patience du chasseur
ma-skill-relentless = Implacable
ma-skill-relentless-text = Déplacement : après le déplacement, infligez 1 dégât à une menace à portée 1.
ma-skill-all-in = Le tout pour le tout
ma-skill-all-in-text = Attaque : sabotez Attaque ; cette attaque a +1 en force.
ma-skill-whistling-birds = Oiseaux siffleurs
ma-skill-whistling-birds-text = Attaque : trois fois de suite, infligez 1 dégât à une menace à portée 2.
ma-skill-full-beskar = Tout en beskar
ma-skill-full-beskar-text = Planification : prenez Défense dans la défausse Planification si vous n’en avez pas.
ma-skill-no-wasted-motion = Pas un geste de trop
ma-skill-no-wasted-motion-text = Déplacement ou Renseignement : après l’action, gagnez 1 action supplémentaire ce tour-ci.

## Cartes Compétence d’IG-11

ma-skill-rotating-torso = Torse pivotant
ma-skill-rotating-torso-text = Attaque : cette attaque a une portée de 2.
ma-skill-self-diagnosis = Autodiagnostic
ma-skill-self-diagnosis-text = Planification : soignez 1 de vos dégâts.
ma-skill-twin-blasters = Blasters jumelés
ma-skill-twin-blasters-text = Attaque : après l’attaque, infligez 2 dégâts à une deuxième menace à portée 1.
ma-skill-target-scan = Analyse de cible
ma-skill-target-scan-text = Renseignement : si vous avez regardé une menace face cachée, révélez-la.
ma-skill-calculated-route = Trajet calculé
ma-skill-covering-fire = Tir de couverture
ma-skill-covering-fire-text = Déplacement : après le déplacement, infligez 1 dégât à une menace à portée 2.
ma-skill-bounty-protocol = Protocole de prime
ma-skill-overclock = Surcadençage
ma-skill-overclock-text = Attaque : subissez 1 dégât ; cette attaque a +2 en force.
ma-skill-nurse-protocol = Protocole infirmier
ma-skill-nurse-protocol-text = Planification : soignez 1 dégât d’un autre personnage à portée 2.
ma-skill-full-rotation = Rotation complète
ma-skill-full-rotation-text = Attaque : deux fois de suite, infligez 2 dégâts à une menace à portée 1.
ma-skill-new-programming = Reprogrammation
ma-skill-new-programming-text = Planification : soignez 2 de vos dégâts.
ma-skill-parallel-processing = Calcul parallèle
ma-skill-parallel-processing-text = Attaque ou Renseignement : effectuez un Déplacement gratuit de force 2.

## Cartes Compétence de Paz Vizsla

ma-skill-suppressing-burst = Rafale de suppression
ma-skill-suppressing-burst-text = Attaque : après l’attaque, si la cible est un ennemi, éloignez-la de 1 case du personnage le plus proche d’elle.
ma-skill-folded-arms = Bras croisés
ma-skill-folded-arms-text = Planification : prenez Contre-attaque dans la défausse Planification si vous n’en avez pas.
ma-skill-heavy-repeater = Répéteur lourd
ma-skill-heavy-repeater-text = Attaque : cette attaque a une portée de 2 ; sabotez Attaque.
ma-skill-trample = Piétinement
ma-skill-trample-text = Déplacement : les ennemis à 1 PV n’arrêtent pas ce déplacement.
ma-skill-heavy-jetpack = Jetpack lourd
ma-skill-heavy-jetpack-text = Déplacement : ce déplacement peut franchir les hauteurs.
ma-skill-fresh-drum = Chargeur neuf
ma-skill-fresh-drum-text = Planification : mettez un jeton Sabotage d’Attaque avec ceux déjà utilisés.
ma-skill-saturation-fire = Tir de saturation
ma-skill-saturation-fire-text = Attaque : après l’attaque, infligez 1 dégât à chaque ennemi sur la case de la cible.
ma-skill-steady-advance = Avancée constante
ma-skill-heat-sensor = Capteur thermique
ma-skill-heat-sensor-text = Renseignement : regardez une menace face cachée à portée 2.
ma-skill-broadside = Bordée
ma-skill-broadside-text = Attaque : après l’attaque, infligez 2 dégâts à une deuxième menace à portée 2 et sabotez Attaque.
ma-skill-stand-firm = Tenir bon
ma-skill-stand-firm-text = Planification : soignez 1 de vos dégâts.
ma-skill-barrage = Tir de barrage
ma-skill-barrage-text = Attaque : infligez 4 dégâts à une menace à portée 2.
ma-skill-clan-honor = Honneur du clan
ma-skill-clan-honor-text = Planification : prenez Contre-attaque dans la défausse Planification si vous n’en avez pas, et soignez 1 de vos dégâts.
ma-skill-walking-fortress = Forteresse ambulante
ma-skill-walking-fortress-text = Déplacement ou Attaque : infligez 1 dégât à une menace à portée 2.

## Cartes Compétence de Xi’an

ma-skill-thrown-knife = Lancer de couteau
ma-skill-thrown-knife-text = Attaque : cette attaque a une portée de 3 et n’inflige pas plus de 2 dégâts.
ma-skill-taunt = Provocation
ma-skill-taunt-text = Renseignement : déplacez de 1 case un ennemi à portée 2.
ma-skill-hidden-blade = Lame cachée
ma-skill-hidden-blade-text = Déplacement : avant le déplacement, infligez 1 dégât à une menace à portée 1.
ma-skill-shadow-step = Pas de l’ombre
ma-skill-shadow-step-text = Déplacement : ignorez Garde pendant ce déplacement.
ma-skill-backflip = Salto arrière
ma-skill-backflip-text = Attaque : après l’attaque, déplacez-vous de 1 case au plus.
ma-skill-slip-away = Insaisissable
ma-skill-slip-away-text = Déplacement : ignorez Emprise pendant ce déplacement.
ma-skill-fan-of-knives = Éventail de lames
ma-skill-fan-of-knives-text = Attaque : après l’attaque, infligez 1 dégât à une deuxième menace à portée 2.
ma-skill-cat-eyes = Yeux de chat
ma-skill-lunge = Fente
ma-skill-lunge-text = Attaque : avant l’attaque, déplacez-vous de 1 case au plus.
ma-skill-exit-strategy = Porte de sortie
ma-skill-exit-strategy-text = Planification : déplacez-vous de 2 cases au plus.
ma-skill-vanish = Disparition
ma-skill-vanish-text = Déplacement : deux fois de suite, déplacez de 1 case un ennemi à portée 1 ; puis déplacez-vous de 3 cases au plus.
ma-skill-cruel-game = Jeu cruel
ma-skill-cruel-game-text = Renseignement : déplacez de 2 cases au plus un ennemi à portée 3.
ma-skill-blur = Silhouette floue
ma-skill-blur-text = Attaque, Renseignement ou Planification : déplacez-vous de 2 cases au plus.

## Cartes Compétence de Burg

ma-skill-shoulder-charge = Charge d’épaule
ma-skill-shoulder-charge-text = Déplacement : après le déplacement, infligez 1 dégât à une menace sur votre case.
ma-skill-rough-handling = Manière forte
ma-skill-rough-handling-text = Renseignement : si vous avez déplacé un ennemi, déplacez-le de 1 case de plus.
ma-skill-iron-grip = Poigne de fer
ma-skill-iron-grip-text = Attaque : cette attaque a une portée de 0 et +2 en force.
ma-skill-drag-close = Tirer à soi
ma-skill-drag-close-text = Renseignement : déplacez un ennemi à portée 2 de 2 cases vers le personnage le plus proche de lui.
ma-skill-thick-hide = Cuir épais
ma-skill-thick-hide-text = Planification : soignez 1 de vos dégâts.
ma-skill-wade-in = Foncer dans le tas
ma-skill-wade-in-text = Déplacement : les ennemis à 2 PV ou moins n’arrêtent pas ce déplacement.
ma-skill-rage = Fureur
ma-skill-rage-text = Attaque : subissez 1 dégât ; cette attaque a +2 en force.
ma-skill-heavy-fists = Poings lourds
ma-skill-break-the-lock = Briser le verrou
ma-skill-break-the-lock-text = Déplacement : après le déplacement, ouvrez une porte fermée qui borde votre case.
ma-skill-flatten = Aplatir
ma-skill-flatten-text = Attaque : après l’attaque, infligez 1 dégât à chaque autre ennemi sur la case de la cible.
ma-skill-unstoppable = Inarrêtable
ma-skill-unstoppable-text = Déplacement : ignorez Garde et Emprise pendant ce déplacement.
ma-skill-crush = Broyer
ma-skill-crush-text = Attaque : infligez 5 dégâts à une menace sur votre case.
ma-skill-bared-teeth = Montrer les crocs
ma-skill-bared-teeth-text = Renseignement : si vous avez déplacé un ennemi, déplacez-le encore de 2 cases au plus et infligez-lui 1 dégât.
ma-skill-battering-ram = Bélier
ma-skill-battering-ram-text = Déplacement ou Attaque : éloignez un ennemi à portée 1 de 2 cases du personnage le plus proche de lui.

## Cartes Compétence de Migs Mayfeld

ma-skill-loose-talk = Bavardages
ma-skill-loose-talk-text = Planification : piochez 1 carte de plus pour cette action.
ma-skill-snap-shot = Tir réflexe
ma-skill-snap-shot-text = Renseignement : si vous avez déplacé un ennemi, infligez-lui 1 dégât.
ma-skill-third-arm = Troisième bras
ma-skill-third-arm-text = Attaque : après l’attaque, infligez 1 dégât à une deuxième menace à portée 2.
ma-skill-range-finder = Télémètre
ma-skill-range-finder-text = Attaque : cette attaque a une portée de 2.
ma-skill-two-steps-ahead = Deux coups d’avance
ma-skill-two-steps-ahead-text = Planification : vous pouvez garder 1 carte de plus parmi celles piochées pour cette action.
ma-skill-change-of-plan = Changement de plan
ma-skill-change-of-plan-text = Déplacement : piochez 1 carte Planification ; gardez-la ou défaussez-la.
ma-skill-keen-eye = Œil vif
ma-skill-keen-eye-text = Renseignement : regardez une menace face cachée à portée 3.
ma-skill-imperial-drill = Discipline impériale
ma-skill-fall-back = Repli
ma-skill-deadeye = Œil de lynx
ma-skill-deadeye-text = Attaque : cette attaque a une portée de 3.
ma-skill-contingency = Plan de secours
ma-skill-contingency-text = Planification : infligez 1 dégât à une menace à portée 2.
ma-skill-cover-story = Bonne couverture
ma-skill-cover-story-text = Planification : piochez 4 cartes Planification, gardez-en jusqu’à 2, défaussez le reste.
ma-skill-old-instincts = Vieux réflexes
ma-skill-old-instincts-text = Renseignement : après l’action, infligez 2 dégâts à la menace que vous avez regardée ou déplacée.
ma-skill-always-an-angle = Toujours une combine
ma-skill-always-an-angle-text = Déplacement, Attaque ou Renseignement : piochez 2 cartes Planification, gardez-en jusqu’à 1, défaussez le reste.

## Cartes Compétence de Greef Karga

ma-skill-guild-orders = Ordres de la Guilde
ma-skill-guild-orders-text = Planification : un autre personnage pioche 1 carte Compétence.
ma-skill-well-informed = Bien informé
ma-skill-well-informed-text = Renseignement : un autre personnage peut se déplacer de 1 case au plus.
ma-skill-smooth-talk = Beau parleur
ma-skill-smooth-talk-text = Renseignement : si vous avez déplacé un ennemi, déplacez-le de 1 case de plus.
ma-skill-clear-the-way = Dégager la voie
ma-skill-clear-the-way-text = Déplacement : mettez un jeton Sabotage de n’importe quel emplacement d’action avec ceux déjà utilisés.
ma-skill-side-by-side = Côte à côte
ma-skill-side-by-side-text = Déplacement : un autre personnage à portée 1 peut se déplacer de 2 cases au plus.
ma-skill-two-holsters = Deux étuis
ma-skill-two-holsters-text = Attaque : après l’attaque, infligez 1 dégât à une deuxième menace à portée 1.
ma-skill-call-to-arms = Appel aux armes
ma-skill-call-to-arms-text = Attaque : après l’attaque, un autre personnage peut effectuer une Attaque gratuite de force 1.
ma-skill-favors-owed = Services à rendre
ma-skill-own-the-street = Maître de la rue
ma-skill-last-word = Le dernier mot
ma-skill-last-word-text = Attaque : piochez 1 carte Planification ; gardez-la ou défaussez-la.
ma-skill-rouse-the-town = Soulever la ville
ma-skill-rouse-the-town-text = Planification : un autre personnage peut se déplacer de 2 cases au plus.
ma-skill-guild-contract = Contrat de la Guilde
ma-skill-guild-contract-text = Planification : un autre personnage pioche 2 cartes Compétence ; mettez un jeton Sabotage de n’importe quel emplacement d’action avec ceux déjà utilisés.
ma-skill-town-magistrate = Magistrat de la ville
ma-skill-town-magistrate-text = Renseignement : un autre personnage peut se déplacer de 2 cases au plus.
ma-skill-shared-glory = Gloire partagée
ma-skill-shared-glory-text = Attaque ou Planification : un autre personnage peut effectuer un Déplacement gratuit ou une Attaque gratuite de force 2.

## Cartes Compétence de Cara Dune

ma-skill-body-shield = Faire rempart
ma-skill-body-shield-text = Déplacement : après le déplacement, les prochains dégâts de ce tour contre un autre personnage sur votre case vous sont infligés à sa place.
ma-skill-field-dressing = Pansement de fortune
ma-skill-field-dressing-text = Planification : soignez 1 dégât de n’importe quel personnage à portée 1.
ma-skill-pin-down = Clouer sur place
ma-skill-pin-down-text = Attaque : après l’attaque, la cible n’attaque pas ce tour-ci.
ma-skill-stare-down = Regard noir
ma-skill-stare-down-text = Renseignement : après l’action, la menace que vous avez regardée ou déplacée n’attaque pas ce tour-ci.
ma-skill-drag-to-cover = Mettre à couvert
ma-skill-drag-to-cover-text = Déplacement : un autre personnage à portée 1 peut se déplacer de 1 case au plus.
ma-skill-shock-trooper = Soldat de choc
ma-skill-kick-back = Coup de pied
ma-skill-kick-back-text = Attaque : après l’attaque, si la cible est un ennemi, éloignez-la de 1 case du personnage le plus proche d’elle.
ma-skill-hold-the-line = Tenir la ligne
ma-skill-hold-the-line-text = Planification : prenez Défense dans la défausse Planification si vous n’en avez pas.
ma-skill-forced-march = Marche forcée
ma-skill-boots-first = Les bottes d’abord
ma-skill-boots-first-text = Déplacement : après le déplacement, infligez 2 dégâts à une menace sur votre case.
ma-skill-medevac = Évacuation médicale
ma-skill-medevac-text = Planification : soignez 1 dégât d’un autre personnage à portée 3.
ma-skill-field-hospital = Hôpital de campagne
ma-skill-field-hospital-text = Planification : soignez 2 dégâts de n’importe quel personnage à portée 1.
ma-skill-marshals-badge = Insigne de marshal
ma-skill-marshals-badge-text = Planification : soignez 1 dégât de n’importe quel personnage à portée 1, et prenez Défense dans la défausse Planification si vous n’en avez pas.
ma-skill-shoulder-to-shoulder = Épaule contre épaule
ma-skill-shoulder-to-shoulder-text = Déplacement ou Planification : soignez 1 dégât d’un autre personnage à portée 1.

## Événements

ma-event-charge = À la charge
ma-event-charge-text = Tous les ennemis de corps à corps se déplacent de 2 cases vers le personnage le plus proche d’eux. 2 ennemis de corps à corps attaquent à portée 0.
ma-event-brawl = Bagarre
ma-event-brawl-text = 2 ennemis de corps à corps se déplacent de 3 cases vers le personnage le plus proche d’eux. Tous les ennemis de corps à corps attaquent à portée 0. +6 : 1 ennemi de corps à corps attaque à portée 1.
ma-event-fresh-muscle = Sang neuf
ma-event-fresh-muscle-text = Placez un renfort sur la case Étoile la plus proche de vous. 1 ennemi de corps à corps se déplace de 2 cases vers le personnage le plus proche de lui.
ma-event-firing-line = Ligne de tir
ma-event-firing-line-text = Tous les tireurs se déplacent de 1 case vers le personnage le plus proche d’eux. 2 tireurs attaquent à portée 2.
ma-event-flanking-fire = Tir de flanc
ma-event-flanking-fire-text = 2 tireurs se déplacent de 2 cases vers le personnage le plus proche d’eux. 1 tireur attaque à portée 1. +6 : placez un renfort sur la case Étoile la plus proche de vous.
ma-event-stray-shots = Tirs perdus
ma-event-stray-shots-text = 1 tireur ou tireur d’élite attaque à portée 2. 1 tireur se déplace de 2 cases vers le personnage le plus proche de lui.
ma-event-crosshairs = Dans le viseur
ma-event-crosshairs-text = 2 tireurs d’élite attaquent à portée 3.
ma-event-under-fire = Sous le feu
ma-event-under-fire-text = Tous les tireurs d’élite attaquent à portée 2. +6 : sabotez Attaque.
ma-event-better-angle = Meilleur angle
ma-event-better-angle-text = 1 tireur d’élite se déplace de 1 case vers le personnage le plus proche de lui. 1 tireur d’élite attaque à portée 4.
ma-event-cut-cables = Câbles coupés
ma-event-cut-cables-text = Sabotez Déplacement. Sabotez Planification.
ma-event-ambush = Embuscade
ma-event-ambush-text = Placez un renfort sur votre case. +6 : résolvez encore une carte Événement.
ma-event-something-stirs = Quelque chose bouge
ma-event-something-stirs-text = { $child ->
    [yes] Révélez la menace face cachée la plus proche de vous. Si un personnage porte l’Enfant, l’Enfant s’enfuit.
   *[no] Révélez la menace face cachée la plus proche de vous.
}
ma-event-stampede = Ruée
ma-event-stampede-text = Tous les ennemis de corps à corps se déplacent de 3 cases vers le personnage le plus proche d’eux. 3 ennemis de corps à corps attaquent à portée 0.
ma-event-crossfire = Feu croisé
ma-event-crossfire-text = 2 tireurs se déplacent de 2 cases vers le personnage le plus proche d’eux. 3 tireurs attaquent à portée 2.
ma-event-kill-zone = Zone mortelle
ma-event-kill-zone-text = 3 tireurs d’élite attaquent à portée 4.
ma-event-regroup = Regroupement
ma-event-regroup-text = 2 ennemis de n’importe quelle classe s’éloignent de 2 cases du personnage le plus proche d’eux. Placez un renfort sur la case Étoile la plus proche de vous.
ma-event-lockdown = Bouclage
ma-event-lockdown-text = Fermez la porte ouverte la plus proche de vous qu’aucun personnage ne borde. 1 ennemi de n’importe quelle classe se déplace de 2 cases vers le personnage le plus proche de lui.
ma-event-power-failure = Panne de courant
ma-event-power-failure-text = Sabotez l’emplacement d’action au total le plus bas. +6 : sabotez encore une fois l’emplacement d’action au total le plus bas.

## Cartes Planification

ma-plan-failure = Échec
ma-plan-failure-text = Elle n’a aucun effet et ne peut pas être gardée.
ma-plan-defend = Défense
ma-plan-defend-text = Quand vous allez subir des dégâts : bloquez 1 dégât.
ma-plan-counterattack = Contre-attaque
ma-plan-counterattack-text = Après qu’un ennemi vous a attaqué : infligez 2 dégâts à cet ennemi.
ma-plan-second-wind = Second souffle
ma-plan-second-wind-text = À votre étape des actions : gagnez 1 action supplémentaire ce tour-ci.
ma-plan-take-aim = Visée
ma-plan-take-aim-text = Quand vous déclarez une attaque : elle a +2 en force.
ma-plan-sprint = Course
ma-plan-sprint-text = À votre étape des actions : effectuez un Déplacement gratuit de force 2.
ma-plan-countermeasures = Contre-mesures
ma-plan-countermeasures-text = Avant votre étape des événements : mettez un jeton Sabotage de n’importe quel emplacement d’action avec ceux déjà utilisés.
ma-plan-smoke = Fumée
ma-plan-smoke-text = Quand un de vos déplacements commence : ignorez Garde et Emprise pendant ce déplacement.
ma-plan-medpac = Médipac
ma-plan-medpac-text = À votre étape des actions : soignez 1 de vos dégâts.
ma-plan-signal-jam = Brouillage
ma-plan-signal-jam-text = Quand une crise doit être résolue : ignorez-la.
ma-plan-called-shot = Tir annoncé
ma-plan-called-shot-text = À votre étape des actions : effectuez une Attaque gratuite de force 3.
