### Le client web : les tables, quel que soit le jeu.

## Ouvrir une table

client-how-many = Combien de joueurs ?
client-who-sits = Qui joue ?
client-seat = Place { $number }
client-seat-me = Moi
client-seat-link = un ami, par un lien
client-seat-bot = un bot : { $level }
client-seat-here = quelqu’un devant cet écran
client-name-of-seat = Nom du joueur { $number }
client-options = Options du jeu
client-manners = Réglages de la table
client-undo = Annulation
client-undo-auto = libre entre amis, par accord à une table ouverte
client-undo-free = libre
client-undo-consent = si tous sont d’accord
client-undo-never = jamais
client-watch = Qui peut regarder
client-watch-link = toute personne qui a le lien
client-watch-anyone = tout le monde
client-watch-nobody = personne
client-clock = Temps par décision
client-clock-none = sans limite
client-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-clock-day = un jour
client-listed-too = Montrer la table sur la page d’accueil, pour que chacun puisse la rejoindre
client-open-table = Ouvrir la table

## Valeurs des options

client-by-chance = au hasard
client-value-standard = standard
client-value-introductory = découverte
client-value-true = oui
client-value-false = non
client-value-turn = pendant tout le tour
client-value-between-actions = entre les actions
client-value-per-attribute = chaque attribut
client-value-total = le total
client-value-flat = 200
client-value-printed = le coût imprimé
client-value-equip = chaque fois qu’il peut s’équiper
client-value-setup-only = avant le premier tour
client-value-1 = une
client-value-unlimited = sans limite
client-value-auto = automatique
client-value-story = histoire
client-value-sandbox = libre
client-value-shared = partagé
client-value-normal = normal
client-value-beginner = débutant
client-value-heroic = héroïque

## Avant la donne

client-invited = Vous avez reçu une invitation. Entrez votre nom et prenez place.
client-full = Toutes les places sont prises.
client-seat-gone = La place de ce lien a été prise, mais une autre est libre.
client-seat-open = Place libre
client-sit = S’asseoir ici
client-sit-on = Prendre la place { $number }
client-only-watch = Regarder seulement
client-lobby-waits = { $seats ->
    [one] { $seats } place est libre. Dès qu’elle sera prise, les cartes seront distribuées.
   *[other] { $seats } places sont libres. Dès qu’elles seront toutes prises, les cartes seront distribuées.
}
client-seats-free = { $seats ->
    [one] { $seats } place est libre.
   *[other] { $seats } places sont libres.
}
client-invite = Lien vers cette place seulement
client-invite-all = Un seul lien pour tous vos amis
client-invite-all-about = Envoyez-le à toutes les personnes qui doivent jouer : chacune prend une place libre.
client-invite-text = Une partie de { $game } avec moi ?
client-invite-seat = Un lien vers la place { $number }
client-invite-watch = Un lien pour regarder
client-link-secret = Toute personne qui a ce lien peut s’en servir : ne l’envoyez qu’à celle à qui il est destiné.
client-code-alt = Code QR de ce lien
client-send-away = Retirer le bot
client-leave = Quitter la place
client-leave-sure = Quitter la place ? Un bot continuera à jouer pour vous.
client-bot-label = bot
client-seed-hash = Empreinte du mélange :
client-lesson-deal = C’est une leçon : quiconque apprend ce jeu reçoit les mêmes cartes, et certains les connaissent peut-être déjà.

## À la table

client-the-table = La table
client-briefing = Histoire et briefing
client-fold = Replier
client-guide = Votre guide
client-guide-hide = Masquer le guide
client-this-table = Cette table
client-decision = Votre décision
client-decide = Que faites-vous ?
client-log = Journal
client-log-newest = Le plus récent d’abord
client-log-oldest = Le plus ancien d’abord
client-beside = Points et journal
client-boards = Les plateaux des joueurs
client-pad = Carnet de scores
client-map = Plateau
client-rule = Règle { $rule }
client-wait = Un instant…
client-waiting-for = En attente : { $names }
client-sealed = Votre choix est enregistré. Il prendra effet dans un instant.
client-game-over = La partie est finie.
client-take-back = Annuler
client-status-yours = à vous
client-status-thinking = réfléchit
client-status-ready = a choisi
client-status-away = connexion perdue
client-status-stand-in = un bot joue à sa place
client-net-lost = Pas de connexion : nouvel essai…
client-net-restart = Le serveur redémarre…
client-net-later = Le serveur est occupé. Patientez…
client-net-sending = Envoi…
client-time-left = Temps restant : { $time }
client-say = Dire quelque chose
client-stood-in = Un bot joue pour vous.
client-take-over = Je reprends ma place
client-undo-asked = Vous avez demandé aux autres d’annuler votre dernière action.
client-undo-wish = { $name } demande à annuler la dernière action.
client-agree = D’accord
client-disagree = Pas d’accord
client-own-link = Ma place sur un autre appareil
client-as-text = En texte
client-as-picture = En image
client-orders-open = Quand me demander
client-orders = Quand quelqu’un d’autre tente une mission
client-orders-ask = me demander à chaque fois
client-orders-matters = me demander seulement si un événement peut encore changer quelque chose
client-orders-from = ne me demander qu’à partir d’une certaine récompense
client-orders-never = ne jamais me demander, je passe
client-orders-reward = récompense minimale
client-preview-change = { $what } : { $change }

## Un écran pour plusieurs

client-curtain = { $name }, c’est à vous
client-curtain-about = Passez l’appareil. Les autres, ne regardez pas !
client-curtain-wait = Les autres réfléchissent…
client-i-am = Je suis { $name }

## Après la partie

client-show-result = Résultat
client-look-at-table = Retour à la table
client-you-win = Vous avez gagné !
client-you-share = Vous partagez la victoire !
client-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
client-won-together = Mission accomplie !
client-lost-together = La mission a échoué.
client-unfinished = La partie a été arrêtée avant la fin.
client-won = victoire
client-stood-in-mark = un bot a joué ici un moment
client-counting = Le décompte…
client-place = Votre place : { $place } sur { $count }
client-best = Meilleur moment
client-best-own = Votre meilleur moment
client-turning = Tournant de la partie
client-turning-from = { $name } prend la tête et la garde jusqu’à la fin ({ $word } { $turn }).
client-turning-always = { $name } mène du début à la fin.
client-record = Votre record
client-record-first = { $points } : votre premier résultat à ce nombre de joueurs, et désormais celui à battre.
client-record-broken = { $points } : votre meilleur résultat ! Jusqu’ici, c’était { $before }.
client-record-stands = Votre meilleur résultat reste { $points }.
client-see-it = Revoir ce moment
client-picture-alt = Le résultat en image
client-picture-share = Partager l’image
client-picture-copy = Copier l’image
client-picture-save = Enregistrer l’image
client-picture-failed = Votre navigateur n’a pas pu créer l’image.
client-rematch = Revanche
client-to-rematch = Vers la nouvelle table
client-replay = Revoir
client-download = Télécharger
client-chart = Points au fil des tours
client-chart-table = En chiffres
client-turn = Tour
client-proof = Preuve d’un mélange honnête
client-proof-about = Avant la donne, la table a montré une empreinte du mélange. La graine est maintenant publique : son SHA-256 doit correspondre à cette empreinte.
client-seed = Le mélange (graine) :
client-proof-holds = Cela correspond (vérifié par votre navigateur).
client-proof-fails = Cela ne correspond pas !
client-proof-cannot = Votre navigateur ne peut vérifier cela que par https. N’importe quel outil SHA-256 fait l’affaire : la graine fait 32 octets, en hexadécimal.
client-moment = Moment de la partie
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Avant le premier tour · { $number }/{ $all }
client-from-seat = Point de vue
client-spectator = un spectateur
client-step-back = Un pas en arrière
client-step-on = Un pas en avant
client-turn-back = Un tour en arrière
client-turn-on = Un tour en avant
client-speed = Vitesse
client-run = Lecture
client-pause = Pause

## Les règles

client-rules-search = Chercher dans les règles
client-rules-aid = Aide de jeu
client-rules-things = Lexique
client-rules-all = Chaque règle par son numéro
client-rules-nothing = Aucune règle ne contient tous ces mots.

## What others do, told beat by beat

client-film = Ce qui se passe
client-film-skip = Passer
client-film-again = Revoir le dernier tour
