### Co může být špatně na tom, co program předá laboratoři a adaptérům.

## Mnoho partií najednou

batch-count = Dávka nemůže mít „{ $count }“ partií: musí to být celé číslo od 1
batch-seeds = „{ $seeds }“ nestačí jako semínka pro tolik partií ({ $count }): zadej jedno celé číslo, nebo seznam se semínkem pro každou partii
batch-mask = K výběru z partií ({ $count }) je u každé potřeba pravda nebo nepravda, ne { $mask }
batch-actions = Krok potřebuje jedno celé číslo pro každou partii ({ $count }), ne { $actions }

## Na grafické kartě

batch-out = Pole, do kterého se zapisuje, musí být { $wanted } v paměti zařízení, řádek po řádku, ne { $out }
gpu-device = Zařízení „{ $device }“ neexistuje; zařízení jsou: { $allowed }
gpu-way = Partie nelze dohrát způsobem „{ $way }“; způsoby jsou: { $allowed }
gpu-packages = Grafická karta potřebuje další balíky: pip install "{ $package }"
gpu-none = Není tu žádná grafická karta, kterou by šlo použít: { $reason }
gpu-interpreted = S CANTINA_RUN=interpreted se nic nekompiluje, takže na grafické kartě nemůže nic běžet

## Adaptéry

adapter-not-dealt = Ještě tu není žádná hra: nejdřív zavolej reset()
adapter-player-unknown = Hráč „{ $player }“ neexistuje; hráči jsou: { $players }
adapter-must-act = Místo { $seat } nemůže čekat: teď smí jednat, takže musí zadat akci ({ $rule })
adapter-render-mode = Režim zobrazení „{ $mode }“ neexistuje; režimy jsou: { $allowed }
