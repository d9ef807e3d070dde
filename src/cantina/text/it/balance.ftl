### cantina balance

balance-help-game = uno tra: { $games }
balance-help-games = quante partite per ogni numero di giocatori e ogni modalità; { $default } se non indicato
balance-help-seed = un numero intero: lo stesso seme gioca le stesse partite; { $default } se non indicato
balance-help-json = mostra le cifre come JSON
balance-number = { $option } dev’essere almeno { $least }, non { $value }
balance-no-census = L’equilibrio di “{ $game }” non si può ancora studiare

balance-title = { $name }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} tra giocatori greedy, seme { $seed }
balance-players = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
balance-seat = giocatore { $seat }
balance-duel = Un giocatore greedy contro giocatori casuali; giocatori: { $seats }, partite: { $games }, vinte: { $won } (intervallo al 95 % da { $low } a { $high })

balance-sheet-turns = Turni, { $options }
balance-sheet-scores = Punteggi, { $options }
balance-sheet-winners = Punteggi dei vincitori, { $options }
balance-sheet-losers = Punteggi degli ultimi, { $options }
balance-sheet-rows-mean = Punti medi per riga del tabellone punti, { $options }
balance-sheet-rows-share = Quota del totale per riga del tabellone punti, { $options }
balance-sheet-wins = Vittorie per posto, { $options }
balance-sheet-kinds = Tipi di carte, volte a partita, { $options }
balance-sheet-characters = Bersagli per personaggio, volte a partita, { $options }
balance-sheet-targets = Carte Bersaglio, volte a partita, { $options }
balance-sheet-hunters = Cacciatori di Taglie, volte a partita, { $options }
balance-sheet-hunter-cards = Carte Cacciatore di Taglie, volte a partita, { $options }
balance-sheet-droids = Carte Droide, volte a partita, { $options }
balance-sheet-crates = Carte Cassa, volte a partita, { $options }
balance-sheet-contracts = Carte Contratto, volte a partita, { $options }
balance-sheet-heroes = Vittorie per personaggio, quota, { $options }
balance-sheet-order = Vittorie per posizione nell’ordine di turno, quota, { $options }
balance-sheet-levels = Missioni per livello, volte a partita, { $options }
balance-sheet-missions = Missioni, volte a partita, { $options }
balance-sheet-equipment = Equipaggiamento, volte a partita, { $options }
balance-sheet-events = Eventi, volte a partita, { $options }

balance-column-mean = media
balance-column-p5 = 5 %
balance-column-p50 = mediana
balance-column-p95 = 95 %
balance-column-share-within = come al solito
balance-column-played = giocate
balance-column-reserved = prenotate
balance-column-activated = attivate dopo
balance-column-sold = vendute
balance-column-captured = catturate
balance-column-held = in un’area
balance-column-worth = punti
balance-column-share-played = non vendute
balance-column-share-captured = catturate se giocate
balance-column-share-in-captures = in una cattura
balance-column-share-active = pagate
balance-column-share-won-2 = vinte in 2
balance-column-share-won-3 = vinte in 3
balance-column-share-won-4 = vinte in 4
balance-column-appeared = apparse
balance-column-completed = completate
balance-column-failed = fallite
balance-column-share-completed = completate se apparse
balance-column-paid = pagato per fallimento
balance-column-equipped = comprate
balance-column-used = usate
balance-column-worn-out = esaurite

balance-kind-target = Bersagli
balance-kind-hunter = Cacciatori di Taglie
balance-kind-droid = Droidi
balance-kind-crate = Casse
balance-kind-two-targets = Contratti, due Bersagli
balance-kind-same-target = Contratti, lo stesso Bersaglio due volte
balance-kind-target-and-crate = Contratti, Bersaglio e Cassa

balance-level = livello { $level }
balance-place = turno { $place }
