### Čo môže byť zlé na tom, čo program odovzdá laboratóriu a adaptérom.

## Veľa partií naraz

batch-count = Dávka nemôže mať „{ $count }“ partií: musí to byť celé číslo od 1
batch-seeds = „{ $seeds }“ nestačí ako semienka pre toľko partií ({ $count }): zadaj jedno celé číslo alebo zoznam so semienkom pre každú partiu
batch-mask = Na výber z partií ({ $count }) treba pri každej pravdu alebo nepravdu, nie { $mask }
batch-actions = Krok potrebuje jedno celé číslo pre každú partiu ({ $count }), nie { $actions }

## Na grafickej karte

batch-out = Pole, do ktorého sa zapisuje, musí byť { $wanted } v pamäti zariadenia, riadok po riadku, nie { $out }
gpu-device = Zariadenie „{ $device }“ neexistuje; zariadenia sú: { $allowed }
gpu-way = Partie sa nedajú dohrať spôsobom „{ $way }“; spôsoby sú: { $allowed }
gpu-packages = Grafická karta potrebuje ďalšie balíky: pip install "{ $package }"
gpu-none = Nie je tu žiadna grafická karta, ktorá by sa dala použiť: { $reason }
gpu-interpreted = S CANTINA_RUN=interpreted sa nič nekompiluje, takže na grafickej karte nemôže nič bežať

## Adaptéry

adapter-not-dealt = Ešte tu nie je žiadna hra: najprv zavolaj reset()
adapter-player-unknown = Hráč „{ $player }“ neexistuje; hráči sú: { $players }
adapter-must-act = Miesto { $seat } nemôže čakať: teraz smie konať, takže musí zadať akciu ({ $rule })
adapter-render-mode = Režim zobrazenia „{ $mode }“ neexistuje; režimy sú: { $allowed }
