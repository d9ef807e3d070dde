### Ce poate fi greșit în ceea ce dă un program laboratorului și adaptoarelor.

## Multe partide deodată

batch-count = Un lot nu poate avea „{ $count }” partide: este un număr întreg de la 1 în sus
batch-seeds = „{ $seeds }” nu poate fi sămânță pentru un lot de { $count }: dă un număr întreg sau o listă de { $count } semințe
batch-mask = Pentru a alege dintr-un lot de { $count } trebuie true sau false de { $count } ori, nu { $mask }
batch-actions = Un pas al unui lot de { $count } cere tot atâtea numere întregi, nu { $actions }

## Adaptoare

adapter-not-dealt = Nu există încă o partidă: apelează mai întâi reset()
adapter-player-unknown = Nu există jucătorul „{ $player }”; jucătorii sunt: { $players }
adapter-must-act = Locul { $seat } nu poate aștepta: poate acționa acum, deci trebuie să dea o acțiune ({ $rule })
adapter-render-mode = Nu există modul de afișare „{ $mode }”; modurile sunt: { $allowed }
