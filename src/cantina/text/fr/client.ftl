### Le client web : ce que disent ses premières pages.

client-title = Cantina
client-lead = Trois jeux de société sur les chasseurs de primes. En solo, sur un même écran ou avec des amis n’importe où. Pas de compte : votre lien, c’est votre place.
client-no-script = Cantina a besoin de JavaScript. Autorisez les scripts sur cette page.
client-old-browser = Ce navigateur est trop ancien pour Cantina. Utilisez-en un plus récent : Firefox, Chrome, Safari ou Edge.
client-unofficial = Fait par des fans ; sans lien avec les auteurs et les éditeurs des jeux. Si un jeu vous plaît, achetez la boîte.
client-home = Accueil
client-close = Fermer
client-loading = Un instant…
client-yes = Oui
client-no = Non
client-copy = Copier le lien
client-copied = Copié
client-share = Partager

## Les jeux

client-games = Les jeux
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian : Adventures
client-about-bounty-hunters = Un draft rapide : tout le monde choisit une carte en même temps, puis donne le reste. Capturez des cibles, achetez des droïdes, honorez des contrats.
client-about-way-of-the-mandalorian = Équipez votre chasseur, tentez des missions toujours plus dures et faites échouer celles des autres. Le plus riche gagne.
client-about-mandalorian-adventures = Une mission à jouer ensemble sur un plateau : déplacez-vous, combattez, renseignez-vous et planifiez avant que l’ennemi ne frappe. Vous gagnez ou perdez tous ensemble.
client-kind-bounty-hunters = Draft de cartes
client-kind-way-of-the-mandalorian = Course aux crédits
client-kind-mandalorian-adventures = Coopératif
client-players = De { $least } à { $most } joueurs
client-minutes = { $minutes } minutes
client-text-only = En mode texte pour l’instant
client-play-now = Jouer
client-with-friends = Entre amis
client-learn = Apprendre
client-learn-of = Apprendre { $game }
client-rules = Règles
client-rules-of = Règles de { $game }
client-begin-here = Première visite ?
client-begin-about = Apprenez { $game } en jouant, en cinq minutes environ.
client-begin-lesson = Commencer la première leçon
client-dealing = Distribution des cartes…

## Mes tables

client-continue = Continuer
client-mine = Mes tables
client-mine-none = Vous n’êtes encore à aucune table.
client-mine-all = Toutes mes tables
client-your-turn = À vous de jouer
client-waits = Les autres réfléchissent
client-not-full = Places libres
client-over = Terminée
client-listed = Tables ouvertes
client-listed-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
client-player = Joueur { $number }

## Réglages

client-settings = Réglages
client-language = Langue
client-theme = Thème
client-theme-auto = système
client-theme-dark = sombre
client-theme-light = clair
client-pace = Rythme des autres
client-pace-slow = lent
client-pace-normal = normal
client-pace-quick = rapide
client-pace-instant = immédiat
client-motion = Animations
client-motion-auto = système
client-motion-full = activées
client-motion-none = désactivées
client-text-size = Taille du texte
client-sound = Son
client-volume-effects = Effets
client-volume-music = Musique à la table
client-volume-off = muet
client-confirm = Demander confirmation avant une action qui termine mon tour
client-plain = Montrer les tables sous forme de texte
client-plain-about = pour les lecteurs d’écran, ou si vous préférez le texte
client-your-name = Votre nom

## Quand quelque chose tourne mal

client-problem = Cela n’a pas marché
client-unreached = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
client-lost = La connexion a été coupée avant la réponse. Regardez la table, puis réessayez.
client-nowhere = Ce lien ne fonctionne pas : il est peut-être incomplet ou périmé.
client-other-version = Cette page n’est plus à jour. Rechargez-la.
client-reload = Recharger
client-again = Réessayer
client-unknown-game = Ce jeu n’existe pas ici.
