### Le client web : les leçons, et le guide qui les accompagne.

client-learn-lesson = Leçon { $number }
client-learn-begin = Commencer
client-learn-heard = Compris
client-learn-none = Il n’y a pas encore de leçon pour ce jeu : ses règles sont courtes, et la table explique ce qu’on peut faire.
client-learn-hunt = La chasse
client-learn-hunt-about = Une partie entière sans contrats, avec un guide. Vous apprenez à choisir vos cartes, à chasser et à marquer des points.
client-learn-contracts = Contrats
client-learn-contracts-about = Le jeu complet, avec un guide pour ce qui est nouveau.
client-learn-missions = Missions
client-learn-missions-about = Une partie à deux, avec un guide. Vous jouez Din Djarin.

## Bounty Hunters

client-learn-bh-welcome = Bienvenue ! Marquez le plus de points en capturant des cibles. D’abord, tout le monde pioche une carte en même temps : regardez ce que contient un paquet, puis choisissez-en un.
client-learn-bh-choose = Vous avez cinq cartes et vous en gardez une. Les autres vont à gauche : votre voisin reçoit ce que vous laissez. Pour capturer quelqu’un, il faut une cible, et des chasseurs ou des droïdes contre elle.
client-learn-bh-target = Une cible. Ses trois valeurs sont sa défense : vert, bleu, orange. Jouez-la, puis envoyez des chasseurs contre elle. Vous pouvez aussi vendre n’importe quelle carte pour un crédit.
client-learn-bh-hunter = Un chasseur. Ses valeurs s’ajoutent à celles des autres contre la même cible. Le nombre rouge est ce qu’il vous coûte si la cible est capturée.
client-learn-bh-market = Une carte Marché Jawa coûte des crédits. Si vous ne pouvez pas payer maintenant, réservez-la : elle attend.
client-learn-bh-pass = Chacun a donné sa main à son voisin de gauche. Ce que vous avez maintenant vient de la droite.
client-learn-bh-open = Sous la cible, vous voyez ce qui manque encore. Quand il ne manque plus rien, elle est capturée immédiatement.
client-learn-bh-orphans = Un chasseur sans cible attend. La prochaine cible que vous jouez doit rejoindre ceux qui attendent.
client-learn-bh-captured = Capturée ! Ses points sont à vous, moins les nombres rouges de ses chasseurs. Dès qu’un joueur a quatre captures, la fin approche.
client-learn-bh-broke = Plus de crédits ? Vendez la carte choisie : chaque carte rapporte un crédit.
client-learn-bh-near = Quelqu’un a trois captures. À la quatrième, la fin commence : on finit ce tour, puis on en joue encore deux.
client-learn-bh-last = La fin a commencé. Comptez ce que vous pouvez encore capturer, et prenez ce qui rapporte des points tout de suite.
client-learn-bh-contracts = Nouveau dans cette partie : les contrats. Chacun paie pour certains personnages capturés, et davantage pour les duos. On les pioche comme les autres cartes.
client-learn-bh-contract = Un contrat est gratuit. Il paie à la fin pour ce que vous aurez capturé : choisissez ceux qui vont avec vos cibles.
client-learn-bh-worth = Votre contrat vaut déjà quelque chose : le nombre en dessous se met à jour en cours de partie.

## Way of the Mandalorian

client-learn-wm-welcome = Bienvenue ! Le plus riche gagne. Vous avez deux actions par tour. Une mission paie si vous avez tous les symboles qu’elle exige.
client-learn-wm-equip = Vos propres symboles ne suffisent pas encore. Choisissez une carte qui brille dans votre main pour la payer et la poser sur votre plateau. Ce n’est pas une action : faites-le avant une mission.
client-learn-wm-ready = Sur chaque mission, les symboles pleins sont ceux que vous avez déjà. Trouvez une mission où tous sont pleins, et choisissez-la.
client-learn-wm-draw = Prenez deux cartes, l’une après l’autre : visibles au marché, ou inconnues dans le paquet.
client-learn-wm-sale = En une action, vendez autant de cartes que vous voulez, pour la moitié de leur coût. Concluez la vente pour recevoir les crédits.
client-learn-wm-own-event = Votre propre événement ajoute une fois ses symboles, pour 200 crédits. Si vous atteignez tout sans lui, n’en jouez aucun.
client-learn-wm-use = Choisissez ce que vous utilisez. Les cartes marquées 1× disparaissent ensuite : laissez celles qui ne servent pas.
client-learn-wm-event = Quelqu’un d’autre tente une mission. Pour 200 crédits, vous pouvez la rendre plus dure. Comparez les symboles : cela en vaut-il la peine ?
client-learn-wm-limit = À la fin de votre tour, vous pouvez avoir au plus cinq cartes en main : vendez ou équipez les autres avant.
client-learn-wm-done = Une mission est accomplie et quitte la rangée ; la suivante vient du paquet. Elles sont de plus en plus dures et paient davantage.
client-learn-wm-last = La dernière mission est là. Elle paie 5000, et elle met fin à la partie.
