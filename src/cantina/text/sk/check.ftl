### cantina check: sady máp, misií a kariet

terminal-about-check = Skontroluje sadu máp, misií a kariet hry Mandalorian Adventures: jej pravidlá aj texty.
check-help-pack = priečinok; čo v ňom chýba, berie sa z dodávaného obsahu; ten sa skontroluje, ak žiadny nie je zadaný
check-boards = mapy: { $maps }, misie: { $missions }, žetóny: { $tokens }, karty rozvoja: { $growth }
check-cards = postavy: { $characters }, karty zručností: { $skills }, udalosti: { $events }, karty plánovania: { $plans }
check-effects = efekty zapísané v krokoch: { $steps }, zabudované v programe (variant so zradcom): { $code }
check-ok = v poriadku
check-wrong = nájdených chýb: { $count }
