### La page d’accueil d’un serveur.

page-language = Français
page-title = Cantina : un lieu où jouer
page-about = Trois jeux de société sur les chasseurs de primes, à jouer en solo, sur un même écran ou avec des amis n’importe où. Pas besoin de compte : votre lien, c’est votre place.
page-client = Le client web n’est pas installé sur ce serveur. Les programmes peuvent y jouer, et on peut jouer dans le terminal.
page-games = Les jeux
page-players = De { $least } à { $most } joueurs
page-phones = Pour les téléphones du même réseau
page-code = Code QR de cette adresse
page-programs = Pour les programmes
page-api = Un programme s’assied à une table comme une personne, par le lien secret d’une place.
page-openapi = Toutes les requêtes avec leurs schémas (OpenAPI)
page-games-json = Les jeux et leurs options (JSON)
page-languages = Langues
page-unofficial = Fait par des fans ; sans lien avec les auteurs et les éditeurs des jeux. Si un jeu vous plaît, achetez la boîte.
