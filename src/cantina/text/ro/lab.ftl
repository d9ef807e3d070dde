### Ce poate fi greșit în ceea ce dă un program laboratorului și adaptoarelor.

## Multe partide deodată

batch-count = Un lot nu poate avea „{ $count }” partide: este un număr întreg de la 1 în sus
batch-seeds = „{ $seeds }” nu se potrivește ca semințe pentru atâtea partide ({ $count }): dă un număr întreg sau o listă cu câte o sămânță pentru fiecare partidă
batch-mask = Pentru a alege dintre atâtea partide ({ $count }) trebuie true sau false pentru fiecare, nu { $mask }
batch-actions = Un pas al atâtor partide ({ $count }) cere câte un număr întreg pentru fiecare, nu { $actions }

## Pe o placă grafică

batch-out = Tabloul în care se scrie trebuie să fie { $wanted } în memoria dispozitivului, rând cu rând, nu { $out }
gpu-device = Nu există dispozitivul „{ $device }”; dispozitivele sunt: { $allowed }
gpu-way = Partidele nu pot fi jucate până la capăt după „{ $way }”; se poate după: { $allowed }
gpu-packages = Placa grafică are nevoie de mai multe pachete: pip install "{ $package }"
gpu-none = Nu există o placă grafică ce poate fi folosită: { $reason }
gpu-interpreted = Cu CANTINA_RUN=interpreted nu se compilează nimic, deci nimic nu poate rula pe placa grafică

## Adaptoare

adapter-not-dealt = Nu există încă o partidă: apelează mai întâi reset()
adapter-player-unknown = Nu există jucătorul „{ $player }”; jucătorii sunt: { $players }
adapter-must-act = Locul { $seat } nu poate aștepta: poate acționa acum, deci trebuie să dea o acțiune ({ $rule })
adapter-render-mode = Nu există modul de afișare „{ $mode }”; modurile sunt: { $allowed }
