### Le client web : les leçons, et le guide qui les accompagne.

client-learn-lesson = Leçon { $number }
client-learn-done = Terminée
client-learn-begin = Commencer
client-learn-heard = Compris
client-learn-next = Leçon { $number } : { $name }
client-learn-play-on = Continuer la partie
client-learn-enough = Vous savez tout ce qu’il faut : continuez la partie, ou commencez la leçon suivante.
client-learn-enough-last = C’était la dernière leçon : continuez la partie, et bonne chasse !
client-learn-none = Il n’y a pas encore de leçon pour ce jeu ; ses règles sont ci-dessous.
client-learn-explain = { $pointer ->
    [touch] Appuyez longuement sur une carte pour lire son explication.
   *[mouse] Laissez le pointeur sur une carte pour lire son explication.
}
client-learn-hunt = La chasse
client-learn-hunt-about = Cinq minutes environ : vous piochez, chassez et payez, puis vous pouvez finir la partie.
client-learn-contracts = Contrats
client-learn-contracts-about = Le jeu complet, avec un guide pour ce qui est nouveau.
client-learn-missions = Missions
client-learn-missions-about = Cinq minutes environ avec Din Djarin : vous vous équipez, accomplissez une mission et piochez.
client-learn-events = Événements
client-learn-events-about = Une partie à trois avec Boba Fett : des événements pour vous, et contre les autres.
client-learn-camp = Le camp
client-learn-camp-about = Une première mission pour deux héros, sur une table en texte.
client-learn-egg = L’œuf
client-learn-egg-about = Une deuxième mission avec ses propres règles, sur une table en texte.

## Bounty Hunters

client-learn-bh-draw-target = Bienvenue, et bonne chasse : piochez une carte dans le paquet des cibles.
client-learn-bh-keep = Choisissez une cible à garder ; vos autres cartes vont à votre voisin de gauche.
client-learn-bh-play = Jouez-la, et votre chasse commence.
client-learn-bh-shield = Pour la capturer, vos chasseurs doivent atteindre les trois couleurs de sa défense.
client-learn-bh-draw-hunter = Piochez un chasseur contre elle.
client-learn-bh-passed = Chaque main est passée au voisin de gauche : choisissez un chasseur qui apporte ce qui manque.
client-learn-bh-send = Envoyez le chasseur contre votre cible.
client-learn-bh-missing = Sous votre cible, vous voyez ce qui manque encore ; quand il ne manque rien, elle est capturée.
client-learn-bh-captured = Capturée : ses points sont à vous, moins les nombres rouges de vos chasseurs.
client-learn-bh-draw-market = Piochez maintenant au Marché Jawa : ses droïdes et ses caisses coûtent des crédits.
client-learn-bh-keep-market = Choisissez une carte du marché ; le nombre sur sa pièce est son prix.
client-learn-bh-pay = Payez-la maintenant, ou réservez-la en attendant de pouvoir payer.
client-learn-bh-end = Après la première quatrième capture, on finit ce tour et on en joue deux autres, puis le plus de points gagne.
client-learn-bh-sell = Toute carte peut être vendue pour un crédit au lieu d’être jouée.
client-learn-bh-orphans = Un chasseur sans cible attend, et rejoint la prochaine cible que vous jouez.
client-learn-bh-last = La fin a commencé : prenez ce qui rapporte encore des points.
client-learn-bh-draw-contract = Nouveau dans cette partie : piochez un contrat, qui paie pour certains personnages capturés.
client-learn-bh-keep-contract = Choisissez le contrat ; les personnages qu’il montre sont ceux à chasser.
client-learn-bh-contract = Jouez-le : un contrat est gratuit, et paie à la fin de la partie.
client-learn-bh-worth = Le nombre sous votre contrat est ce qu’il paierait maintenant.
client-learn-bh-rivals = Regardez ce que chassent les autres avant de leur passer une carte utile.
client-learn-bh-crates = Les caisses rapportent aussi des points, et cinq de plus à qui en a le plus.

## Way of the Mandalorian

client-learn-wm-equip = Bienvenue, et bonne chasse : payez une carte qui brille, et ses symboles s’ajoutent aux vôtres.
client-learn-wm-more = Équipez encore une carte, jusqu’à ce que tous les symboles d’une mission soient pleins.
client-learn-wm-ready = Vous avez tous les symboles de cette mission : tentez-la.
client-learn-wm-use = Activez l’équipement qu’il vous faut ; une carte marquée 1× disparaît ensuite.
client-learn-wm-done = La récompense est à vous, et le plus riche à la fin gagne.
client-learn-wm-draw = Il vous reste une action : piochez deux cartes.
client-learn-wm-take = Prenez deux cartes, visibles ou inconnues dans le paquet.
client-learn-wm-end = Vos deux actions sont faites : terminez votre tour.
client-learn-wm-job = Un petit boulot rapporte 200 crédits, une fois à chacun de vos tours.
client-learn-wm-sell = Les cartes inutiles se vendent la moitié de leur coût.
client-learn-wm-goal = La dernière mission paie le plus et met fin à la partie.
client-learn-wm-event = Quelqu’un tente une mission : pour 200 crédits, un de vos événements la rend plus dure.
client-learn-wm-limit = Vous pouvez garder cinq cartes à la fin de votre tour : choisissez celles à défausser.
client-learn-wm-last = La dernière mission est là : elle paie 5000 et met fin à la partie.
client-learn-wm-fill = Vous jouez Boba Fett : cachez un événement dans votre emplacement, d’où il se joue gratuitement.
client-learn-wm-slot = Cet événement n’est connu que de vous : il aide vos missions, ou bloque celles des autres.
client-learn-wm-prepare = Équipez ce qu’une mission exige encore.
client-learn-wm-try = Tentez cette mission : vous avez tous ses symboles.
client-learn-wm-own-event = Votre propre événement ajoute une fois ses symboles ; passez s’ils suffisent déjà.
client-learn-wm-once = Une carte marquée 1× disparaît une fois utilisée : laissez ce qui ne sert pas.
client-learn-wm-keep = Gardez un événement et 200 crédits, et vous pourrez arrêter un rival.
client-learn-wm-orders = Ce bouton permet de dire quand vous demander pour les événements.

## The Mandalorian: Adventures

client-learn-ma-goal = Bienvenue : voici ce que vous et votre partenaire devez atteindre ensemble.
client-learn-ma-map = Sur le plan, @ est un héros, t une menace, et les lignes épaisses sont des murs.
client-learn-ma-play = Jouez une carte dans un emplacement : plus elle est forte, plus l’action est puissante.
client-learn-ma-go = Allez de case en case, ou arrêtez-vous.
client-learn-ma-attack = Choisissez une menace à attaquer : la force donne les dégâts.
client-learn-ma-second = Jouez maintenant une seconde carte dans un autre emplacement.
client-learn-ma-end = Les deux cartes sont jouées : terminez votre tour.
client-learn-ma-crisis = Un emplacement qui atteint cinq amène un événement, et à six ou plus, d’abord cette crise.
client-learn-ma-failure = Si cela arrive, la mission est perdue.
client-learn-ma-rules = Chaque mission a ses propres règles : ici, l’œuf peut se fêler.
client-learn-ma-skills = Le texte d’une carte ne sert que dans l’emplacement qu’il nomme.
client-learn-ma-spaces = Répartissez vos cartes, car un emplacement qui atteint cinq amène un événement.
client-learn-ma-plan = Une carte Planification s’ajoute à vos deux cartes : jouez-la quand elle aide.
