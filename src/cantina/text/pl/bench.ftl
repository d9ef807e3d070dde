# cantina bench
bench-players = graczy
bench-decisions-per-s = decyzji na sekundę
bench-games-per-s = gier na sekundę
bench-decisions-per-game = decyzji na grę
bench-interpreted-decisions-per-s = decyzji na sekundę bez kompilacji
bench-views-per-s = ukrytych widoków na sekundę
bench-features-per-s = wektorów cech na sekundę
bench-replays-per-s = powtórzeń zapisanej gry na sekundę
bench-compile-cold-s = sekund kompilacji, za pierwszym razem
bench-compile-warm-s = sekund kompilacji, z pamięci podręcznej
bench-record-bytes = bajtów w rekordzie
bench-peers = Inne projekty, decyzji na sekundę
bench-ratio = Nasz wynik do najlepszego z nich
bench-help-json = jeden obiekt JSON dla programów
bench-help-seconds = ile sekund mierzyć każdą wartość; 2, jeśli nie podano
bench-help-no-peers = bez innych projektów
