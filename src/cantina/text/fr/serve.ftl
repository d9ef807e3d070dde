### Des tables pour les autres : `cantina serve`, et ce qui touche à ses données.

terminal-about-serve = Ouvrir un lieu de jeu, pour cet ordinateur, pour les téléphones du même réseau, ou pour tous derrière un proxy.
terminal-about-backup = Copier toute la base de données dans un nouveau fichier, liens et noms compris, pendant que le serveur continue.
terminal-about-export = Écrire une table, ou toutes, dans un nouveau fichier sans noms ni liens ; « cantina import » le reprend.
terminal-about-import = Reprendre ce qui a été exporté ; ce qui est déjà là reste tel quel.

## Aide

serve-help-host = où écouter ; sans précision : pour cet ordinateur et son réseau privé. 0.0.0.0 signifie : pour tous les réseaux
serve-help-port = le port ; 8421 sans précision
serve-help-database = un fichier, ou postgresql://user:password@host/name ; de préférence dans la variable CANTINA_DATABASE, où les autres ne le voient pas
serve-help-data = le dossier de la base de données ; sans précision, votre dossier de données
serve-help-prefix = le chemin sous lequel un proxy montre ce serveur, comme /cantina
serve-help-proxy = adresses de proxys, séparées par des virgules : on les croit quant à l’origine des requêtes
serve-help-names = noms sous lesquels les navigateurs atteignent ce serveur, séparés par des virgules ; inutile de nommer les adresses, localhost et le nom de cet ordinateur
serve-help-log = text ou json : une ligne par requête ; sans précision, seulement ce qui tourne mal
serve-help-no-browser = ne pas ouvrir de navigateur
data-help-new-file = un fichier qui n’existe pas encore
data-help-table = l’identifiant d’une table
data-help-all = toutes les tables et campagnes
data-help-exported = un fichier écrit par « cantina export »

## Ce qui est dit

serve-open = Cantina est ouverte : { $address }
serve-phones = Pour les téléphones du même réseau : { $address }
serve-here-only = Seul cet ordinateur peut entrer ; « --host 0.0.0.0 » ouvre au réseau.
serve-kept = Tout est conservé dans { $where }
serve-end = Ctrl-C ferme ; les parties en cours continuent à la réouverture.
serve-closed = Cantina est fermée. Toutes les parties sont conservées.
serve-progress = { $what } : { $done } sur { $of }
serve-compiling = Jeux accélérés
data-exporting = Écrit
data-importing = Lu
data-copied = Copié dans { $file }. Il contient des liens et des noms : gardez-le en lieu sûr.
data-exported = Écrit dans { $file }
data-exported-running = Parties non terminées : { $count }. Le fichier contient leurs graines et leurs choix secrets : gardez-le aussi bien que la base de données.
data-imported = { $count ->
    [one] { $file } : { $count } nouvelle table ou campagne
   *[other] { $file } : { $count } nouvelles tables et campagnes
}

## Ce qui peut clocher

serve-packages = Le serveur a besoin d’autres paquets : pip install "{ $package }"
serve-port-used = Le port { $port } est déjà utilisé : nommez-en un autre avec --port, ou arrêtez le programme qui l’occupe
serve-port-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } : nommez-en un au-dessus de 1023 avec --port
serve-port-wrong = Il n’y a pas de port « { $port } » : les ports vont de 0 à { $last }
serve-host-wrong = Impossible d’écouter à « { $host } » ici ({ $reason })
serve-prefix-wrong = « { $prefix } » n’est pas un chemin pour --prefix : il ressemble à /cantina
serve-proxy-wrong = « { $proxy } » n’est pas l’adresse d’un proxy : elle ressemble à 127.0.0.1
serve-proxy-wide = « { $proxy } » est tout un réseau, où chacun pourrait se faire passer pour n’importe qui : nommez l’adresse de chaque proxy
serve-name-wrong = « { $name } » n’est pas le nom d’un serveur : il ressemble à games.example
serve-log-wrong = Il n’y a pas de journal du genre « { $kind } » ; il y a { $kinds }
serve-database-or-data = Nommez --database ou --data, pas les deux
serve-folder = Le dossier { $folder } est inutilisable ({ $reason })
serve-running = Un serveur travaille déjà sur { $file }
serve-linked = { $file } a un second nom (un lien physique) : deux serveurs pourraient travailler dessus. Supprimez ce lien
data-no-store = Il n’y a pas de base de données { $file } ; --data ou --database nomme un autre endroit
data-no-table = Il n’y a pas de table « { $table } »
