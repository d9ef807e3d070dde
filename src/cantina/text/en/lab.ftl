### What can be wrong with what a program hands to the laboratory and the adapters.

## Many games at once

batch-count = A batch cannot have “{ $count }” games: it is a whole number from 1
batch-seeds = “{ $seeds }” cannot seed { $count } games: give one whole number, or a list of { $count } seeds
batch-mask = To choose among { $count } games takes { $count } times true or false, not { $mask }
batch-actions = A step of { $count } games takes { $count } whole numbers, not { $actions }

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
