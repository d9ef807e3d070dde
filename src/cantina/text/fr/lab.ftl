### Ce qui peut clocher dans ce qu’un programme fournit au laboratoire et aux adaptateurs.

## Beaucoup de parties à la fois

batch-count = Un lot ne peut pas avoir « { $count } » parties : c’est un nombre entier à partir de 1
batch-seeds = « { $seeds } » ne peut pas servir de graines à autant de parties ({ $count }) : donnez un nombre entier, ou une liste avec une graine par partie
batch-mask = Pour choisir parmi autant de parties ({ $count }), il faut true ou false pour chacune, et non { $mask }
batch-actions = Une étape d’autant de parties ({ $count }) demande un nombre entier pour chacune, et non { $actions }

## Sur un GPU

batch-out = Le tableau à remplir doit être { $wanted } dans la mémoire de l’appareil, ligne par ligne, et non { $out }
gpu-device = Il n’y a pas d’appareil « { $device } » ; les appareils sont : { $allowed }
gpu-way = On ne peut pas finir les parties par « { $way } » ; les possibilités sont : { $allowed }
gpu-packages = Le GPU a besoin d’autres paquets : pip install "{ $package }"
gpu-none = Aucun GPU n’est utilisable : { $reason }
gpu-interpreted = Avec CANTINA_RUN=interpreted, rien n’est compilé : rien ne peut tourner sur le GPU

## Adaptateurs

adapter-not-dealt = Il n’y a pas encore de partie : appelez d’abord reset()
adapter-player-unknown = Il n’y a pas de joueur « { $player } » ; les joueurs sont : { $players }
adapter-must-act = La place { $seat } ne peut pas attendre : elle peut agir maintenant, donc elle doit donner une action ({ $rule })
adapter-render-mode = Il n’y a pas de mode d’affichage « { $mode } » ; les modes sont : { $allowed }
