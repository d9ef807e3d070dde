# cantina bench
bench-players = spelers
bench-decisions-per-s = beslissingen per seconde
bench-games-per-s = spellen per seconde
bench-decisions-per-game = beslissingen per spel
bench-interpreted-decisions-per-s = beslissingen per seconde, geïnterpreteerd
bench-views-per-s = afgeschermde beelden per seconde
bench-features-per-s = kenmerkvectoren per seconde
bench-replays-per-s = keer een bewaard spel nagespeeld per seconde
bench-compile-cold-s = seconden om te compileren, de eerste keer
bench-compile-warm-s = seconden om te compileren, uit de cache
bench-record-bytes = bytes van een bewaard spel
bench-peers = Andere projecten, beslissingen per seconde
bench-ratio = Wij ten opzichte van het beste andere
bench-help-json = één JSON-object voor programma’s
bench-help-seconds = hoelang elk cijfer wordt gemeten; zonder keuze 2
bench-help-no-peers = laat de andere projecten weg
