### cantina balance

balance-help-game = одна з ігор: { $games }
balance-help-games = скільки партій для кожної кількості гравців і кожного режиму; якщо не вказано, { $default }
balance-help-seed = ціле число: з тим самим зерном розіграються ті самі партії; якщо не вказано, { $default }
balance-help-json = вивести показники у форматі JSON
balance-number = { $option } має бути не менше за { $least }, а не { $value }
balance-no-census = Баланс гри «{ $game }» поки що не можна дослідити

balance-title = { $name }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} між жадібними гравцями, зерно { $seed }
balance-players = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
balance-seat = гравець { $seat }
balance-duel = Один жадібний гравець проти випадкових, гравців: { $seats }, партій: { $games }, виграно { $won } (95 % інтервал від { $low } до { $high })

balance-sheet-turns = Раунди, { $options }
balance-sheet-scores = Очки, { $options }
balance-sheet-winners = Очки переможців, { $options }
balance-sheet-losers = Очки останніх, { $options }
balance-sheet-rows-mean = Середні очки за рядками блокнота, { $options }
balance-sheet-rows-share = Частка підсумку за рядками блокнота, { $options }
balance-sheet-wins = Перемоги за місцями, { $options }
balance-sheet-kinds = Види карт, разів за партію, { $options }
balance-sheet-characters = Цілі за персонажами, разів за партію, { $options }
balance-sheet-targets = Карти цілей, разів за партію, { $options }
balance-sheet-hunters = Мисливці за головами, разів за партію, { $options }
balance-sheet-hunter-cards = Карти мисливців за головами, разів за партію, { $options }
balance-sheet-droids = Карти дроїдів, разів за партію, { $options }
balance-sheet-crates = Карти ящиків, разів за партію, { $options }
balance-sheet-contracts = Карти контрактів, разів за партію, { $options }
balance-sheet-heroes = Перемоги за персонажами, частка, { $options }
balance-sheet-order = Перемоги за черговістю ходу, частка, { $options }
balance-sheet-levels = Місії за рівнями, разів за партію, { $options }
balance-sheet-missions = Місії, разів за партію, { $options }
balance-sheet-equipment = Спорядження, разів за партію, { $options }
balance-sheet-events = Події, разів за партію, { $options }

balance-column-mean = середнє
balance-column-p5 = 5 %
balance-column-p50 = медіана
balance-column-p95 = 95 %
balance-column-share-within = як зазвичай
balance-column-played = зіграно
balance-column-reserved = підготовлено
balance-column-activated = активовано згодом
balance-column-sold = продано
balance-column-captured = захоплено
balance-column-held = у грі
balance-column-worth = очки
balance-column-share-played = не продано
balance-column-share-captured = захоплено зі зіграних
balance-column-share-in-captures = у захопленні
balance-column-share-active = оплачено
balance-column-share-won-2 = виграно, 2 гравці
balance-column-share-won-3 = виграно, 3 гравці
balance-column-share-won-4 = виграно, 4 гравці
balance-column-appeared = з’явилося
balance-column-completed = виконано
balance-column-failed = провалено
balance-column-share-completed = виконано з тих, що з’явилися
balance-column-paid = сплачено за провал
balance-column-equipped = куплено
balance-column-used = використано
balance-column-worn-out = витрачено

balance-kind-target = цілі
balance-kind-hunter = мисливці за головами
balance-kind-droid = дроїди
balance-kind-crate = ящики
balance-kind-two-targets = контракти з двома різними цілями
balance-kind-same-target = контракти з двома однаковими цілями
balance-kind-target-and-crate = контракти з ціллю та ящиком

balance-level = рівень { $level }
balance-place = хід { $place }
