### Wat er mis kan zijn met wat een programma aan het laboratorium en de adapters geeft.

## Veel spellen tegelijk

batch-count = Een reeks kan geen “{ $count }” spellen hebben: het is een geheel getal vanaf 1
batch-seeds = “{ $seeds }” kan geen seeds leveren voor { $count } spellen: geef één geheel getal, of een lijst van { $count } seeds
batch-mask = Om uit { $count } spellen te kiezen is { $count } keer true of false nodig, niet { $mask }
batch-actions = Voor een stap van { $count } spellen zijn { $count } gehele getallen nodig, niet { $actions }

## Op een GPU

batch-out = De array waarin geschreven wordt moet { $wanted } zijn, rij voor rij in het geheugen van het apparaat, niet { $out }
gpu-device = Er is geen apparaat “{ $device }”; de apparaten zijn: { $allowed }
gpu-way = Spellen kunnen niet per “{ $way }” worden uitgespeeld; het kan per: { $allowed }
gpu-packages = De GPU heeft meer pakketten nodig: pip install "{ $package }"
gpu-none = Er is geen bruikbare GPU: { $reason }
gpu-interpreted = Met CANTINA_RUN=interpreted wordt niets gecompileerd, dus kan er niets op de GPU draaien

## Adapters

adapter-not-dealt = Er is nog geen spel: roep eerst reset() aan
adapter-player-unknown = Er is geen speler “{ $player }”; de spelers zijn: { $players }
adapter-must-act = Plaats { $seat } kan niet wachten: die mag nu handelen en moet dus een actie geven ({ $rule })
adapter-render-mode = Er is geen weergave “{ $mode }”; de weergaven zijn: { $allowed }
