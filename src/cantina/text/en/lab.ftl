### What can be wrong with what a program hands to the laboratory and the adapters.

## Many games at once

# $count: how many games.
batch-count = A batch cannot have “{ $count }” games: it is a whole number from 1
# $count: how many games; $seeds: what was given.
batch-seeds = “{ $seeds }” does not fit as seeds for so many games ({ $count }): give one whole number, or a list with a seed for each game
# $count: how many games; $mask: what was given.
batch-mask = To choose among so many games ({ $count }) takes true or false for each of them, not { $mask }
# $actions: what was given; $count: how many games.
batch-actions = A step of so many games ({ $count }) takes a whole number for each of them, not { $actions }

## On a GPU

# $out: a shape and a type; $wanted: a shape and a type, such as int32 (3,).
batch-out = The array to write into must be { $wanted } on the device, row by row in its memory, not { $out }
# $allowed: a list; $device: what was given.
gpu-device = There is no device “{ $device }”; the devices are: { $allowed }
# $allowed: a list; $way: what was given.
gpu-way = Games cannot be played out by “{ $way }”; it can be: { $allowed }
# $package: what pip installs.
gpu-packages = The GPU needs more packages: pip install "{ $package }"
# $reason: why, in words of the system.
gpu-none = There is no GPU that can be used: { $reason }
gpu-interpreted = With CANTINA_RUN=interpreted nothing is compiled, so nothing can run on the GPU

## Adapters

adapter-not-dealt = There is no game yet: call reset() first
# $player: what was given; $players: a list of numbers.
adapter-player-unknown = There is no player “{ $player }”; the players are: { $players }
# $rule: its number; $seat: a number.
adapter-must-act = Seat { $seat } cannot wait: it may act now, so it must give an action ({ $rule })
# $allowed: a list; $mode: what was given.
adapter-render-mode = There is no render mode “{ $mode }”; the modes are: { $allowed }
