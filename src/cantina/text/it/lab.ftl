### Che cosa può non andare in ciò che un programma fornisce al laboratorio e agli adattatori.

## Molte partite insieme

batch-count = Un lotto non può avere “{ $count }” partite: è un numero intero da 1 in su
batch-seeds = “{ $seeds }” non può fare da seme a tante partite ({ $count }): indica un numero intero, o una lista con un seme per ogni partita
batch-mask = Per scegliere tra tante partite ({ $count }) serve true o false per ognuna, non { $mask }
batch-actions = Un passo di tante partite ({ $count }) richiede un numero intero per ognuna, non { $actions }

## Su una GPU

batch-out = L’array da riempire deve essere { $wanted } nella memoria del dispositivo, riga per riga, non { $out }
gpu-device = Non esiste il dispositivo “{ $device }”; i dispositivi sono: { $allowed }
gpu-way = Le partite non si possono finire per “{ $way }”; le possibilità sono: { $allowed }
gpu-packages = La GPU richiede altri pacchetti: pip install "{ $package }"
gpu-none = Non c’è una GPU utilizzabile: { $reason }
gpu-interpreted = Con CANTINA_RUN=interpreted non si compila nulla, quindi nulla può girare sulla GPU

## Adattatori

adapter-not-dealt = Non c’è ancora una partita: chiama prima reset()
adapter-player-unknown = Non esiste il giocatore “{ $player }”; i giocatori sono: { $players }
adapter-must-act = Il posto { $seat } non può aspettare: può agire ora, quindi deve indicare un’azione ({ $rule })
adapter-render-mode = Non esiste la modalità di visualizzazione “{ $mode }”; le modalità sono: { $allowed }
