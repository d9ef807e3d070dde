### cantina check: térképek, küldetések és kártyák csomagjai

terminal-about-check = A Mandalorian Adventures térképeiből, küldetéseiből és kártyáiból álló csomag ellenőrzése: szabályok és szövegek.
check-help-pack = mappa; ami hiányzik belőle, az a beépített tartalomból való; ha nincs megadva, azt ellenőrzi
check-boards = térképek: { $maps }, küldetések: { $missions }, jelzők: { $tokens }, fejlődéskártyák: { $growth }
check-cards = karakterek: { $characters }, képességkártyák: { $skills }, események: { $events }, tervkártyák: { $plans }
check-effects = lépésekkel leírt hatások: { $steps }, a programba épített (az árulós változat): { $code }
check-ok = rendben
check-wrong = talált hibák: { $count }
