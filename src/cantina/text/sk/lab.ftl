### Čo môže byť zlé na tom, čo program odovzdá laboratóriu a adaptérom.

## Veľa partií naraz

batch-count = Dávka nemôže mať „{ $count }“ partií: musí to byť celé číslo od 1
batch-seeds = „{ $seeds }“ nestačí ako semienka pre toľko partií ({ $count }): zadaj jedno celé číslo alebo zoznam so semienkom pre každú partiu
batch-mask = Na výber z partií ({ $count }) treba pri každej pravdu alebo nepravdu, nie { $mask }
batch-actions = Krok potrebuje jedno celé číslo pre každú partiu ({ $count }), nie { $actions }

## Adaptéry

adapter-not-dealt = Ešte tu nie je žiadna hra: najprv zavolaj reset()
adapter-player-unknown = Hráč „{ $player }“ neexistuje; hráči sú: { $players }
adapter-must-act = Miesto { $seat } nemôže čakať: teraz smie konať, takže musí zadať akciu ({ $rule })
adapter-render-mode = Režim zobrazenia „{ $mode }“ neexistuje; režimy sú: { $allowed }
