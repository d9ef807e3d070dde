### Вебклієнт: стіл Way of the Mandalorian.

## Рішення

client-wm-main = { $actions ->
    [0] Дій не лишилося: споряджайтеся або завершуйте хід
    [one] Лишилася { $actions } дія: що робите?
    [few] Лишилося { $actions } дії: що робите?
   *[many] Лишилося { $actions } дій: що робите?
}
client-wm-main-hint = Візьміться за місію, візьміть карти, продайте щось або підзаробіть. Спорядитися картою з руки — не дія.
client-wm-draw = { $picks ->
    [one] Візьміть ще { $picks } карту
    [few] Візьміть { $picks } карти
   *[many] Візьміть { $picks } карт
}
client-wm-draw-hint = З ринку або наосліп із колоди.
client-wm-selling = Що продаєте?
client-wm-sale = Продаєте ще щось?
client-wm-sale-hint = Карти з руки й планшета дають половину своєї вартості.
client-wm-opponent-event = { $name } береться за місію «{ $mission }». Подія проти?
client-wm-opponent-event-hint = Вона коштує 200 кредитів і ускладнює місію.
client-wm-own-event = «{ $mission }»: власна подія?
client-wm-own-event-hint = Вона коштує 200 кредитів і додає свої символи до ваших.
client-wm-discard = Скинути карту, щоб ігнорувати символ?
client-wm-discard-hint = На один символ карти місії буде менше.
client-wm-symbol = Який символ ігноруєте?
client-wm-use = Яке спорядження використовуєте?
client-wm-use-hint = Тимчасові карти зникають після використання.
client-wm-keep = Заплатити 200 кредитів, щоб залишити використану карту?
client-wm-limit = Забагато карт: яку скидаєте?
client-wm-limit-hint = Наприкінці ходу лишається п’ять.
client-wm-preview-reached = Ваших символів досить, якщо ніхто не зіграє події.
client-wm-preview-event = Самого планшета замало, але вам є чим його доповнити.
client-wm-preview-hopeless = З тим, що зараз на вашому планшеті, це не вдасться.
client-wm-preview-anyway = Усе одно спробувати?
client-wm-preview-stakes = Успіх: +{ $reward }. Невдача: −{ $penalty }.
client-wm-preview-succeeds = Поки що місія вдається.
client-wm-preview-fails = Поки що місія не вдається.
client-wm-preview-decides = Ця карта вирішує долю спроби.
client-wm-preview-worn-out = Буде витрачено: { $cards }
client-wm-preview-in-reach = Тоді досяжно: { $missions }
client-wm-preview-surplus = Зайвих карт: { $count }. Наприкінці ходу лишається п’ять.
client-wm-fill = Подія на ваше місце?
client-wm-over = Гру завершено.
client-wm-do-draw = Узяти 2 карти
client-wm-do-job = Підзаробити 200
client-wm-do-sell = Продати…
client-wm-do-not-sell = Нічого не продавати
client-wm-do-end = Завершити хід
client-wm-end-sure = { $actions ->
    [one] У вас лишилася { $actions } дія. Завершити хід?
    [few] У вас лишилося { $actions } дії. Завершити хід?
   *[many] У вас лишилося { $actions } дій. Завершити хід?
}
client-wm-do-close = Завершити продаж
client-wm-do-pass = Без карти
client-wm-do-slot = Подія з мого місця, безплатно
client-wm-do-keep = Заплатити 200 і залишити
client-wm-do-drop = Скинути
client-wm-do-use = { $count ->
    [0] Без спорядження
    [one] З цією картою
    [few] З цими { $count } картами
   *[many] З цими { $count } картами
}

## Стіл

client-wm-turn = Хід { $turn }
client-wm-before = До першого ходу
client-wm-missions = Місії
client-wm-market = Ринок
client-wm-deck = Колода ринку
client-wm-hand = Рука
client-wm-discards = { $count ->
    [one] У скиді { $count } карта
    [few] У скиді { $count } карти
   *[many] У скиді { $count } карт
}
client-wm-wealth = Статки
client-wm-chart = Статки в кредитах за ходами
client-wm-chart-turn = Хід
client-wm-attempt = { $name }: { $mission }
client-wm-with = Разом із: { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = місії немає
client-wm-empty-slot = вільне місце для спорядження
client-wm-event-slot = місце для події
client-wm-face-down = карта долілиць
client-wm-board-of = Планшет: { $name }
client-wm-seen = Бачили на руці
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
client-wm-tally-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
client-wm-leads = лідер
client-wm-end-far = { $left ->
    [one] Ще { $left } виконана місія — і з’явиться остання
    [few] Ще { $left } виконані місії — і з’явиться остання
   *[many] Ще { $left } виконаних місій — і з’явиться остання
}
client-wm-end-near = Остання місія вже тут: хто її виконає, завершить гру!
client-wm-to-the-end = До останньої місії

## Карти словами

client-wm-words-mission = { $name }, рівень { $level }: { $symbols }. Винагорода { $reward }, штраф { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } за { $cost }: { $symbols }{ $temporary ->
    [yes] , тимчасове
   *[no] { "" }
}
client-wm-words-event = { $name }, подія: { $symbols }

## Що є що

client-wm-about-mission = Місія потребує: { $symbols }. Наберіть усе це персонажем, спорядженням і подією: винагорода — { $reward }. Невдача: заплатіть { $penalty }.
client-wm-about-last = Остання місія потребує: { $symbols }. Хто її виконає, отримає { $reward } кредитів, і гра завершиться.
client-wm-about-equipment = Заплатіть { $cost } і покладіть на свій планшет: додає { $symbols } в кожній спробі. Продаж дає { $half }.
client-wm-about-temporary = Заплатіть { $cost } і покладіть на свій планшет: один раз додає { $symbols }, потім карту скидають. Продаж до того дає { $half }.
client-wm-about-event = За 200 кредитів: { $symbols } до вашої спроби або до вимог чужої місії.
client-wm-about-deck = Карти, яких ніхто не знає. «Узяти 2 карти» — це одна дія; кожну можна взяти звідси або з ринку.
client-wm-about-end = Колода місій упорядкована: спершу легші. Остання завершує гру; тоді кожен продає карти зі свого планшета за пів ціни, і перемагає найбагатший.
client-wm-ability-din-djarin = Має п’ять місць для спорядження, інші — чотири.
client-wm-ability-fennec-shand = Може заплатити 200 кредитів за кожну використану тимчасову карту й повернути її на руку.
client-wm-ability-bo-katan-kryze = Може скинути карту у своїй спробі, щоб ігнорувати один символ місії.
client-wm-ability-boba-fett = Тримає одну подію долілиць на власному місці й грає її безплатно.
client-wm-about-actions = За хід у вас дві дії в будь-якому порядку, можна й двічі ту саму: спроба місії, узяти карти, продати або один швидкий заробіток.
client-wm-about-missions = Спроба місії — це дія. Наберіть усі її символи й отримайте винагороду; не вдалося — платіть штраф.
client-wm-about-reward = Кредити, які бере з банку той, хто виконав місію.
client-wm-about-penalty = Кредити, яких коштує невдала спроба. Хто має менше, платить усе, що має.
client-wm-about-equipping = Спорядження з руки оплачують і кладуть на вільне місце планшета. Це не дія. Воно лишається, доки його не продано.
client-wm-about-events = Подія коштує 200 кредитів. У власній спробі додає символи вам; проти чужої — до вимог місії.
client-wm-about-temporaries = Карту з позначкою 1× скидають після використання. Невикористана лишається.
client-wm-about-symbols = Вогнева міць, броня, пілотування, хитрість: місія вдається, якщо кожного з них у вас щонайменше стільки, скільки вона потребує.
client-wm-about-credits = Перемагає той, у кого найбільше кредитів. Ними платять за спорядження, події та штрафи.
client-wm-about-slots = На вашому планшеті чотири місця для спорядження, у Діна Джаріна — п’ять.
client-wm-about-job = Дія, що дає 200 кредитів, раз за хід.
client-wm-about-sale = Дія: продати будь-які карти з руки та з планшета за половину їхньої ціни.

## Слова, що пояснюють себе: усі форми, перша — назва

client-wm-word-action = дія|дії|дій|дію
client-wm-word-mission = місія|місії|місій|місію|місією
client-wm-word-reward = винагорода|винагороду|винагороди
client-wm-word-penalty = штраф|штрафу|штрафи
client-wm-word-equipment = спорядження|спорядженням
client-wm-word-event = подія|події|подій|подію|подією
client-wm-word-temporary = тимчасова карта|тимчасове|тимчасова|тимчасову|тимчасові
client-wm-word-symbol = символ|символу|символи|символів
client-wm-word-credit = кредит|кредиту|кредити|кредитів|кредитами
client-wm-word-market = ринок|ринку
client-wm-word-slot = місце|місця|місць
client-wm-word-job = швидкий заробіток|заробіток|підзаробити
client-wm-word-sale = продаж|продажу|продати|продає
