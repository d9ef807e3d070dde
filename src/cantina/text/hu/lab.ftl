### Mi lehet baj azzal, amit egy program a laboratóriumnak és az adaptereknek ad.

## Sok játszma egyszerre

batch-count = Egy köteg nem állhat „{ $count }” játszmából: legalább 1, egész szám kell
batch-seeds = „{ $seeds }” nem ad kezdőértéket { $count } játszmához: egyetlen egész szám kell, vagy egy { $count } kezdőértékből álló lista
batch-mask = { $count } játszma közül választani { $count } igaz vagy hamis értékkel lehet, nem így: { $mask }
batch-actions = { $count } játszma egy lépéséhez { $count } egész szám kell, nem { $actions }

## Adapterek

adapter-not-dealt = Még nincs játszma: előbb hívd meg ezt: reset()
adapter-player-unknown = Nincs ilyen játékos: „{ $player }”; a játékosok: { $players }
adapter-must-act = { $seat }. hely: nem várhat; most cselekedhet, tehát meg kell adnia egy akciót ({ $rule })
adapter-render-mode = Nincs ilyen megjelenítési mód: „{ $mode }”; a módok: { $allowed }
