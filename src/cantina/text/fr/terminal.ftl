### Le terminal : `cantina` et ses commandes.

## Aide

terminal-help =
    Cantina : trois jeux de société sur les chasseurs de primes, à jouer, à étudier
    et à enseigner.

    cantina games                 quels jeux il y a, et leurs options
    cantina play JEU              jouer contre l’ordinateur
    cantina play --resume FICHIER reprendre une partie enregistrée
    cantina replay FICHIER        revoir une partie enregistrée, action par action
    cantina verify FICHIER        vérifier qu’une partie a été honnête
    cantina check PACK            vérifier un pack de plateaux, missions et cartes
    cantina campaign --help       garder une campagne de The Mandalorian :
                                  Adventures dans un fichier
    cantina serve                 ouvrir un lieu de jeu, navigateurs et téléphones
    cantina backup FICHIER        copier la base de données du serveur ; export et
                                  import déplacent les tables
    cantina compile               compiler les jeux à l’avance, par exemple pour un
                                  conteneur
    cantina bench                 mesurer la vitesse des jeux
    cantina balance               étudier l’équilibre des cartes et des places
    cantina winrates              mesurer combien de fois chaque mission est gagnée

    cantina COMMANDE --help en dit plus.
    --lang choisit la langue : { $languages }.
terminal-usage = Utilisation :{ " " }
terminal-group-words = Arguments
terminal-group-options = Options
terminal-help-help = afficher cette aide et quitter
terminal-help-lang = la langue : { $languages } ; sans précision, celle de votre système
terminal-help-game = l’un de : { $games }
terminal-help-seats = combien de joueurs ; 4 sans précision
terminal-help-as = quel joueur vous êtes, compté à partir de 1 ; 1 sans précision
terminal-help-level = comment jouent les autres : { $levels } ; greedy sans précision
terminal-help-seed = un nombre entier ou 64 chiffres hexadécimaux : la même graine distribue les mêmes cartes
terminal-help-option = NOM=VALEUR, autant de fois que nécessaire ; « cantina games » liste les options
terminal-help-resume = reprendre cette partie enregistrée
terminal-help-pack = un dossier avec vos propres plateaux, missions et cartes ; « cantina check » dit s’il est en ordre
terminal-help-file = une partie enregistrée
terminal-help-file-or-export = une partie enregistrée, ou ce que « cantina export » a écrit
terminal-help-pack-of-game = le pack avec lequel la partie a été jouée
terminal-help-seat = montrer ce que ce joueur pouvait savoir, compté à partir de 1
terminal-about-games = Les jeux, et les options à choisir avant la donne.
terminal-about-play = Jouer à une place ; l’ordinateur joue aux autres, et n’en sait pas plus que vous n’en sauriez.
terminal-about-replay = Montrer une partie enregistrée, action par action.
terminal-about-verify = Comparer la graine d’une partie enregistrée à son empreinte, et rejouer toute la partie.
terminal-about-bench = Mesurer la vitesse des jeux.
terminal-about-balance = Étudier l’équilibre des cartes et des places d’un jeu.
terminal-about-winrates = Mesurer combien de fois des équipes d’ordinateurs gagnent chaque mission d’un jeu coopératif.

## Ce qui peut clocher dans une commande

terminal-command-unknown = Il n’y a pas de commande « { $command } » ; « cantina --help » les liste
terminal-argument-unknown = « { $argument } » n’est pas compris ; voir « { $command } --help »
terminal-value-missing = { $argument } demande une valeur ; voir « { $command } --help »
terminal-argument-wrong = { $argument } : { $reason } ; voir « { $command } --help »
terminal-game-missing = Quel jeu ? Il y a : { $games }
terminal-file-missing = Quel fichier ? Voir « { $command } --help »
terminal-number-wrong = { $argument } doit être un nombre entier, et non « { $value } »
terminal-player-wrong = { $argument } : il n’y a pas de joueur « { $value } » ; les joueurs vont de 1 à { $most }
terminal-option-form = --option doit être NOM=VALEUR, et non « { $value } »
terminal-resume-only = { $argument } ne se combine pas avec --resume : la partie enregistrée a déjà le sien
terminal-no-file = Il n’y a pas de fichier « { $file } »
terminal-file-unreadable = Le fichier « { $file } » ne peut pas être lu
terminal-file-unwritable = Le fichier « { $file } » ne peut pas être écrit
terminal-file-other = « { $file } » existe déjà et n’est pas une partie enregistrée : rien n’a été écrit

## La liste des jeux

terminal-game = { $game } : { $name }, de { $least } à { $most } joueurs
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }=de { $least } à { $most }
terminal-option-player = { $option }=joueur
terminal-option-assignment = { $option }=nom,nom,...
terminal-option-named = { $option }=nom
terminal-option-of = { $about } ({ $values })

## À la table

terminal-hash = Empreinte : { $hash }
terminal-welcome = Vous êtes le joueur { $seat } sur { $seats } ; niveau des autres : « { $level } ». Aide : « ? ».
terminal-choices = Que faites-vous ?
terminal-prompt = { $count ->
    [1] 1, Entrée ou ? >{ " " }
   *[other] 1-{ $count } ou ? >{ " " }
}
terminal-no-choice = Il n’y a pas de choix « { $number } » : tapez un nombre de 1 à { $count }
terminal-taken-back = Annulé : { $action }
terminal-saved = Enregistré sous { $file } ; « cantina play --resume { $file }{ $pack } » reprend la partie
terminal-saved-over = Enregistré sous { $file } ; « cantina verify { $file }{ $pack } » vérifie la partie, « cantina replay { $file }{ $pack } » la montre
terminal-save-name = Tapez « save » et le nom d’un fichier
terminal-save-offer = Un nom de fichier enregistre la partie, Entrée non >{ " " }
terminal-goodbye = À la prochaine.
terminal-goodbye-unsaved = À la prochaine. La partie n’a pas été enregistrée.
terminal-commands =
    Tapez le numéro d’un choix, ou sa notation, comme « sell 17 ».
      Entrée        montrer de nouveau la table ; s’il n’y a qu’un choix, le prendre
      ?             cette aide et l’aide de jeu
      log           tout ce qui s’est passé, pour autant que vous puissiez le savoir
      undo          annuler votre dernière action, si elle ne vous a rien montré
      save FICHIER  enregistrer la partie
      quit          quitter la table ; vous pourrez d’abord enregistrer

## La fin

terminal-winner = { $count ->
    [0] Personne ne gagne.
    [1] Le joueur { $players } gagne !
   *[other] Les joueurs { $players } gagnent !
}
terminal-winner-you = Vous gagnez !
terminal-seed = Graine : { $seed }

## Revoir et vérifier

terminal-step = { $number } sur { $all }. Joueur { $seat } : { $action } [{ $notation }]
terminal-step-hidden = { $number } sur { $all }. Le joueur { $seat } a agi.
terminal-replay-prompt = Entrée : action suivante, t : la table, q : fin >{ " " }
terminal-unfinished = La partie n’est pas encore finie.
terminal-verified-table = Table { $table } :
terminal-verified-nothing = Rien n’y a encore été distribué.
terminal-verified-seed = La graine correspond à son empreinte { $hash }.
terminal-verified-deal = { $game }, version { $version } des règles, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : { $cards }.
terminal-verified-own = les cartes sont celles de ce programme
terminal-verified-pack = les cartes sont celles du pack { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } action a été rejouée ; elle est permise.
   *[other] { $count } actions ont été rejouées ; toutes sont permises.
}
terminal-verified-result = Elles mènent au résultat enregistré : { $scores }.
