### What can be wrong with what a program hands to the laboratory and the adapters.

## Many games at once

batch-count = A batch cannot have “{ $count }” games: it is a whole number from 1
batch-seeds = “{ $seeds }” does not fit as seeds for so many games ({ $count }): give one whole number, or a list with a seed for each game
batch-mask = To choose among so many games ({ $count }) takes true or false for each of them, not { $mask }
batch-actions = A step of so many games ({ $count }) takes a whole number for each of them, not { $actions }

## On a GPU

batch-out = The array to write into must be { $wanted } on the device, row by row in its memory, not { $out }
gpu-device = There is no device “{ $device }”; the devices are: { $allowed }
gpu-way = Games cannot be played out by “{ $way }”; it can be: { $allowed }
gpu-packages = The GPU needs more packages: pip install "{ $package }"
gpu-none = There is no GPU that can be used: { $reason }
gpu-interpreted = With CANTINA_RUN=interpreted nothing is compiled, so nothing can run on the GPU

## Adapters

adapter-not-dealt = There is no game yet: call reset() first
adapter-player-unknown = There is no player “{ $player }”; the players are: { $players }
adapter-must-act = Seat { $seat } cannot wait: it may act now, so it must give an action ({ $rule })
adapter-render-mode = There is no render mode “{ $mode }”; the modes are: { $allowed }
