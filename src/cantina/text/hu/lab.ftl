### Mi lehet baj azzal, amit egy program a laboratóriumnak és az adaptereknek ad.

## Sok játszma egyszerre

batch-count = Egy köteg nem állhat „{ $count }” játszmából: legalább 1, egész szám kell
batch-seeds = „{ $seeds }” nem ad kezdőértéket { $count } játszmához: egyetlen egész szám kell, vagy egy { $count } kezdőértékből álló lista
batch-mask = { $count } játszma közül választani { $count } igaz vagy hamis értékkel lehet, nem így: { $mask }
batch-actions = { $count } játszma egy lépéséhez { $count } egész szám kell, nem { $actions }

## GPU-n

batch-out = Amibe írni kell, annak az eszköz memóriájában, soronként tárolt tömbnek kell lennie: { $wanted }, nem { $out }
gpu-device = Nincs ilyen eszköz: „{ $device }”; az eszközök: { $allowed }
gpu-way = Így nem játszhatók végig a játszmák: „{ $way }”; a lehetőségek: { $allowed }
gpu-packages = A GPU-hoz további csomagok kellenek: pip install "{ $package }"
gpu-none = Nincs használható GPU: { $reason }
gpu-interpreted = A CANTINA_RUN=interpreted beállítással semmi sem fordul le, így a GPU-n semmi sem futhat

## Adapterek

adapter-not-dealt = Még nincs játszma: előbb hívd meg ezt: reset()
adapter-player-unknown = Nincs ilyen játékos: „{ $player }”; a játékosok: { $players }
adapter-must-act = { $seat }. hely: nem várhat; most cselekedhet, tehát meg kell adnia egy akciót ({ $rule })
adapter-render-mode = Nincs ilyen megjelenítési mód: „{ $mode }”; a módok: { $allowed }
