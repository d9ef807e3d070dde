### cantina balance

balance-help-game = unul dintre: { $games }
balance-help-games = câte partide pentru fiecare număr de jucători și fiecare mod; { $default } dacă nu se spune
balance-help-seed = un număr întreg: aceeași sămânță joacă aceleași partide; { $default } dacă nu se spune
balance-help-json = afișează cifrele ca JSON
balance-number = { $option } trebuie să fie cel puțin { $least }, nu { $value }
balance-no-census = Echilibrul jocului „{ $game }” nu poate fi studiat încă

balance-title = { $name }: partide între jucători greedy: { $games }, sămânța { $seed }
balance-players = { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}
balance-seat = jucătorul { $seat }
balance-duel = Un jucător greedy împotriva unora la întâmplare; jucători: { $seats }, partide: { $games }, câștigate: { $won } (interval de 95 % de la { $low } la { $high })

balance-sheet-turns = Ture, { $options }
balance-sheet-scores = Scoruri, { $options }
balance-sheet-winners = Scorurile câștigătorilor, { $options }
balance-sheet-losers = Scorurile ultimilor, { $options }
balance-sheet-rows-mean = Puncte medii pe rând al foii de scor, { $options }
balance-sheet-rows-share = Cota din total pe rând al foii de scor, { $options }
balance-sheet-wins = Victorii pe loc, { $options }
balance-sheet-kinds = Feluri de cartonașe, ori pe partidă, { $options }
balance-sheet-characters = Ținte pe personaj, ori pe partidă, { $options }
balance-sheet-targets = Cartonașe cu ținte, ori pe partidă, { $options }
balance-sheet-hunters = Vânători de recompense, ori pe partidă, { $options }
balance-sheet-hunter-cards = Cartonașe cu vânători de recompense, ori pe partidă, { $options }
balance-sheet-droids = Cartonașe cu droizi, ori pe partidă, { $options }
balance-sheet-crates = Cartonașe cu lăzi, ori pe partidă, { $options }
balance-sheet-contracts = Cartonașe cu contracte, ori pe partidă, { $options }
balance-sheet-heroes = Victorii pe personaj, cotă, { $options }
balance-sheet-order = Victorii după locul în ordinea turelor, cotă, { $options }
balance-sheet-levels = Misiuni pe nivel, ori pe partidă, { $options }
balance-sheet-missions = Misiuni, ori pe partidă, { $options }
balance-sheet-equipment = Echipament, ori pe partidă, { $options }
balance-sheet-events = Evenimente, ori pe partidă, { $options }

balance-column-mean = medie
balance-column-p5 = 5 %
balance-column-p50 = mediană
balance-column-p95 = 95 %
balance-column-share-within = ca de obicei
balance-column-played = jucate
balance-column-reserved = rezervate
balance-column-activated = activate apoi
balance-column-sold = vândute
balance-column-captured = capturate
balance-column-held = pe masă
balance-column-worth = puncte
balance-column-share-played = nevândute
balance-column-share-captured = capturate dacă jucate
balance-column-share-in-captures = într-o captură
balance-column-share-active = plătite
balance-column-share-won-2 = câștigate în 2
balance-column-share-won-3 = câștigate în 3
balance-column-share-won-4 = câștigate în 4
balance-column-appeared = apărute
balance-column-completed = finalizate
balance-column-failed = nefinalizate
balance-column-share-completed = finalizate dacă apărute
balance-column-paid = plătit pentru eșec
balance-column-equipped = cumpărate
balance-column-used = folosite
balance-column-worn-out = consumate

balance-kind-target = ținte
balance-kind-hunter = vânători de recompense
balance-kind-droid = droizi
balance-kind-crate = lăzi
balance-kind-two-targets = contracte, două ținte
balance-kind-same-target = contracte, aceeași țintă de două ori
balance-kind-target-and-crate = contracte, țintă și ladă

balance-level = nivelul { $level }
balance-place = tura { $place }
