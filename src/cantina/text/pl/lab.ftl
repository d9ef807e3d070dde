### Co może być nie tak z tym, co program przekazuje laboratorium i adapterom.

## Wiele gier naraz

batch-count = Paczka nie może mieć „{ $count }” gier: potrzebna jest liczba całkowita od 1
batch-seeds = „{ $seeds }” nie wystarcza jako ziarna dla tylu gier ({ $count }): podaj jedną liczbę całkowitą albo listę z ziarnem dla każdej gry
batch-mask = Żeby wybrać spośród gier ({ $count }), dla każdej trzeba podać prawdę albo fałsz, a nie { $mask }
batch-actions = Krok wymaga jednej liczby całkowitej na każdą grę ({ $count }), a nie { $actions }

## Na karcie graficznej

batch-out = Tablica do zapisu musi być { $wanted } w pamięci urządzenia, wiersz po wierszu, a nie { $out }
gpu-device = Nie ma urządzenia „{ $device }”; są urządzenia: { $allowed }
gpu-way = Gier nie można dograć sposobem „{ $way }”; są sposoby: { $allowed }
gpu-packages = Karta graficzna potrzebuje dalszych pakietów: pip install "{ $package }"
gpu-none = Nie ma karty graficznej, której można by użyć: { $reason }
gpu-interpreted = Przy CANTINA_RUN=interpreted nic się nie kompiluje, więc na karcie graficznej nic nie może działać

## Adaptery

adapter-not-dealt = Nie ma jeszcze gry: najpierw wywołaj reset()
adapter-player-unknown = Nie ma gracza „{ $player }”; są gracze: { $players }
adapter-must-act = Miejsce { $seat } nie może czekać: może teraz działać, więc musi podać akcję ({ $rule })
adapter-render-mode = Nie ma trybu wyświetlania „{ $mode }”; są tryby: { $allowed }
