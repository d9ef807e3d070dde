# cantina bench
bench-players = jucători
bench-decisions-per-s = decizii pe secundă
bench-games-per-s = partide pe secundă
bench-decisions-per-game = decizii pe partidă
bench-interpreted-decisions-per-s = decizii pe secundă, interpretat
bench-views-per-s = vederi mascate pe secundă
bench-features-per-s = vectori de trăsături pe secundă
bench-replays-per-s = partide înregistrate rejucate pe secundă
bench-compile-cold-s = secunde de compilare, la rece
bench-compile-warm-s = secunde de compilare, din cache
bench-record-bytes = octeți ai unei înregistrări
bench-peers = Alte proiecte, decizii pe secundă
bench-ratio = Noi față de cel mai bun dintre ele
bench-help-json = un obiect JSON pentru programe
bench-help-seconds = cât timp se măsoară fiecare cifră; 2 dacă nu se spune
bench-help-no-peers = lasă deoparte celelalte proiecte
