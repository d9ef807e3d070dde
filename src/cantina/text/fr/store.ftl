### Ce qui peut mal tourner avec les tables enregistrées.

## Écrire

store-taken = L’entrée { $number } de la table « { $table } » ne peut pas être enregistrée : une autre est déjà là, ou la précédente manque
store-campaign-taken = La modification { $number } de la campagne « { $campaign } » ne peut pas être enregistrée : quelqu’un d’autre l’a modifiée entre-temps
store-closed = Le dépôt est fermé
store-failed-full = Rien ne peut être enregistré : le disque est plein ({ $reason })
store-failed-busy = Le dépôt est utilisé trop longtemps par quelqu’un d’autre ({ $reason })
store-failed-corrupt = Le dépôt est endommagé ({ $reason })
store-failed-disk = Le fichier du dépôt est inutilisable ({ $reason })
store-failed-lost = La base de données est injoignable ({ $reason })
store-failed-refused = La base de données n’accepte pas cela ({ $reason })

## Ouvrir

store-address = Un dépôt ne peut pas être à une adresse qui commence par « { $scheme } » : donnez le chemin d’un fichier, ou une adresse qui commence par l’un de { $schemes }
store-address-broken = Ce n’est pas l’adresse d’une base de données ; elle ressemble à postgresql://user:password@host/name
store-no-driver = Une base de données PostgreSQL demande le paquet { $package }, qui n’est pas installé
store-corrupt = Ce n’est pas un dépôt de Cantina, ou il est endommagé ; il a été laissé tel quel ({ $reason })
store-foreign = Cette base de données sert à autre chose : elle a une table « { $table } » ; elle a été laissée telle quelle
store-newer = Ce dépôt a été écrit par un programme plus récent (version { $version }) ; celui-ci connaît les versions jusqu’à { $ours } ; il a été laissé tel quel

## Copies

store-backup-postgresql = Un dépôt PostgreSQL ne se copie pas dans un fichier : exportez-le, ou utilisez les outils de PostgreSQL
store-file-exists = { $file } : il y a déjà quelque chose à cet endroit ; rien n’a été écrit
store-file = { $file } : le fichier ne peut pas être écrit ({ $reason })
store-import-unreadable = { $file } : le fichier ne peut pas être lu ({ $reason })
store-import-foreign = { $file }, ligne { $line } : ce n’est pas un export de Cantina, ou il est tronqué (« { $field } »)
store-import-field = { $file }, ligne { $line } : le champ « { $field } » manque, est inconnu ou n’est pas du bon type
store-import-altered = { $file }, ligne { $line } : cette ligne a été modifiée : elle ne correspond pas à son champ « { $field } »
store-import-count = { $file }, ligne { $line } : « { $field } » dit { $count }, mais le fichier en contient { $found }
store-import-other = { $file }, ligne { $line } : autre chose est déjà enregistré sous « { $id } » : « { $field } » diffère ; rien n’a été écrasé
