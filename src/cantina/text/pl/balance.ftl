### cantina balance

balance-help-game = jedna z gier: { $games }
balance-help-games = ile gier dla każdej liczby graczy i każdego trybu; jeśli nie podano, { $default }
balance-help-seed = liczba całkowita: to samo ziarno rozgrywa te same gry; jeśli nie podano, { $default }
balance-help-json = wypisz wyniki w formacie JSON
balance-number = { $option } musi wynosić co najmniej { $least }, a nie { $value }
balance-no-census = Równowagi gry „{ $game }” nie da się jeszcze zbadać

balance-title = { $name }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} między zachłannymi graczami, ziarno { $seed }
balance-players = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
   *[many] { $seats } graczy
}
balance-seat = gracz { $seat }
balance-duel = Jeden zachłanny gracz przeciw losowym, graczy: { $seats }, gier: { $games }, wygrane { $won } (przedział 95 % od { $low } do { $high })

balance-sheet-turns = Tury, { $options }
balance-sheet-scores = Punkty, { $options }
balance-sheet-winners = Punkty zwycięzców, { $options }
balance-sheet-losers = Punkty ostatnich, { $options }
balance-sheet-rows-mean = Średnie punkty według wierszy punktacji, { $options }
balance-sheet-rows-share = Udział w sumie według wierszy punktacji, { $options }
balance-sheet-wins = Zwycięstwa według miejsc, { $options }
balance-sheet-kinds = Rodzaje kart, razy na grę, { $options }
balance-sheet-characters = Cele według postaci, razy na grę, { $options }
balance-sheet-targets = Karty celów, razy na grę, { $options }
balance-sheet-hunters = Łowcy nagród, razy na grę, { $options }
balance-sheet-hunter-cards = Karty łowców nagród, razy na grę, { $options }
balance-sheet-droids = Karty droidów, razy na grę, { $options }
balance-sheet-crates = Karty skrzyń, razy na grę, { $options }
balance-sheet-contracts = Karty kontraktów, razy na grę, { $options }
balance-sheet-heroes = Wygrane według postaci, udział, { $options }
balance-sheet-order = Wygrane według kolejności tur, udział, { $options }
balance-sheet-levels = Misje według poziomów, razy na grę, { $options }
balance-sheet-missions = Misje, razy na grę, { $options }
balance-sheet-equipment = Ekwipunek, razy na grę, { $options }
balance-sheet-events = Wydarzenia, razy na grę, { $options }

balance-column-mean = średnia
balance-column-p5 = 5 %
balance-column-p50 = mediana
balance-column-p95 = 95 %
balance-column-share-within = jak zwykle
balance-column-played = zagrane
balance-column-reserved = zarezerwowane
balance-column-activated = aktywowane później
balance-column-sold = sprzedane
balance-column-captured = schwytane
balance-column-held = na stole
balance-column-worth = punkty
balance-column-share-played = nie sprzedane
balance-column-share-captured = schwytane z zagranych
balance-column-share-in-captures = przy schwytanym celu
balance-column-share-active = opłacone
balance-column-share-won-2 = wygrane, 2 graczy
balance-column-share-won-3 = wygrane, 3 graczy
balance-column-share-won-4 = wygrane, 4 graczy
balance-column-appeared = pojawiło się
balance-column-completed = zrealizowane
balance-column-failed = niezrealizowane
balance-column-share-completed = zrealizowane z tych, które się pojawiły
balance-column-paid = zapłacono za porażkę
balance-column-equipped = kupione
balance-column-used = użyte
balance-column-worn-out = zużyte

balance-kind-target = cele
balance-kind-hunter = łowcy nagród
balance-kind-droid = droidy
balance-kind-crate = skrzynie
balance-kind-two-targets = kontrakty na dwa różne cele
balance-kind-same-target = kontrakty na dwa takie same cele
balance-kind-target-and-crate = kontrakty na cel i skrzynię

balance-level = poziom { $level }
balance-place = tura { $place }
