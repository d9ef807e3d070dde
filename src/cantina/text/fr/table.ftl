### Les gens autour d’un jeu : ce qui se dit à une table, et ce qui ne s’y fait pas.

## Ce qui est dit

table-player = Joueur { $seat }
table-told-sat = { $name } prend place.
table-told-left = { $name } a quitté sa place.
table-told-bot = Joueur { $number } : un bot ({ $level }).
table-level-random = joue au hasard
table-level-greedy = joue bien
table-level-ahead = anticipe
table-told-freed = La place du joueur { $number } est de nouveau libre.
table-told-dealt = Les cartes sont distribuées.
table-told-acted = { $name } a choisi.
table-told-taken-back = { $name } a annulé la dernière action.
table-told-asks-undo = { $name } demande à annuler la dernière action.
table-told-agrees = { $name } est d’accord.
table-told-refuses = { $name } n’est pas d’accord.
table-told-said = { $name } : { $phrase }
table-told-away = { $why ->
    [clock] { $name } n’a plus de temps : un bot prend le relais.
   *[dropped] { $name } a perdu la connexion : un bot prend le relais.
}
table-told-back = { $name } est de retour.
table-told-rematch = Il y a une nouvelle table avec les mêmes joueurs.

## Phrases toutes faites

table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance !
table-phrase-well-played = Bien joué !
table-phrase-thinking = Je réfléchis.
table-phrase-sorry = Pardon !
table-phrase-thanks = Merci !
table-phrase-oops = Oups.
table-phrase-good-game = Belle partie !

## Ce qui ne se fait pas

table-name = Un nom doit avoir de 1 à { $longest } caractères visibles
table-setting-unknown = Il n’y a pas de réglage « { $field } » ; réglages permis : { $allowed }
table-setting = Le réglage « { $field } » ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }
table-no-seat = Il n’y a pas de place « { $seat } » à cette table : les places vont de 0 à { $last }
table-not-your-seat = Quelqu’un d’autre joue ici : ce n’est pas votre place
table-seat-taken = Cette place est prise
table-seat-yours = Cette place est déjà la vôtre
table-seat-invitation = Cette place a été quittée en pleine partie : prenez-la avec le lien vers cette place, ou demandez à la personne qui a ouvert la table
table-host-only = Seule la personne qui a ouvert la table peut faire cela
table-no-bot = Aucun bot ne joue ici
table-dealt = Les cartes sont distribuées : cela ne peut plus être changé
table-not-dealt = Les cartes ne sont pas encore distribuées
table-other-version = Cette table a commencé avec la version { $version } des règles de { $game } ; ce serveur joue la version { $ours }
table-other-content = Les cartes avec lesquelles cette table de { $game } a commencé ne sont pas dans la base de données de ce serveur
table-old-content = Les cartes avec lesquelles cette table de { $game } a commencé ne sont plus utilisables : { $reason }
table-entry-kind = L’entrée { $number } de cette table est d’un type que cette version ne connaît pas
table-entry-field = L’entrée { $number } de cette table ({ $kind }) est illisible : son champ « { $field } » ne convient pas
table-damaged = Cette table est illisible : son enregistrement est endommagé. L’exploitant du serveur la trouvera dans le journal
table-key = La clé d’une action est un texte de 1 à { $longest } caractères
table-confirm = Cela termine votre tour : confirmez
table-no-orders = Il n’y a pas de consignes permanentes de ce genre dans ce jeu
table-no-undo = À cette table, l’annulation est désactivée
table-no-wish = Personne ne vous a demandé une annulation
table-phrase = Il n’y a pas de phrase « { $value } » ; il y a { $allowed }
table-not-away = Vous êtes déjà de retour
table-not-over = La partie n’est pas finie
table-rematch = Il y a déjà une nouvelle table
table-players-only = Seules les personnes qui ont joué peuvent faire cela
table-moment = Tant que la partie est en cours, vous ne pouvez revoir que ce que vous avez vu vous-même
table-moment-later = Ce moment n’existe pas encore : le dernier est le { $last }
table-unknown = Cette table n’existe pas : le lien est peut-être incomplet ou périmé
table-busy = Trop de joueurs agissent en même temps : réessayez
table-no-watching = Personne ne peut regarder cette table, ou seulement avec son lien

## Campagnes

campaign-none = { $game } n’a pas de campagne
campaign-unknown = Cette campagne n’existe pas : le lien est peut-être incomplet ou périmé
campaign-damaged = Cette campagne est illisible : son enregistrement est endommagé. L’exploitant du serveur la trouvera dans le journal
campaign-not-yours = Cette campagne appartient à d’autres : demandez-leur son lien
campaign-keepers-only = Seules la personne qui a fondé cette campagne et celles qui en ont le lien peuvent faire cela
