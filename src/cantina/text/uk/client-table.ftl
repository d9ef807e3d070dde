### Вебклієнт: столи, хоч би у що за ними грали.

## Як відкрити стіл

client-how-many = Скільки гравців?
client-who-sits = Хто грає?
client-seat = Місце { $number }
client-seat-me = я
client-seat-link = друг, за посиланням
client-seat-bot = бот: { $level }
client-seat-here = хтось за цим екраном
client-name-of-seat = Ім’я гравця { $number }
client-options = Параметри гри
client-manners = Налаштування столу
client-undo = Скасування дій
client-undo-auto = серед друзів вільно, за відкритим столом за згодою
client-undo-free = вільно
client-undo-consent = якщо всі згодні
client-undo-never = ніколи
client-watch = Хто може спостерігати
client-watch-link = хто має посилання
client-watch-anyone = будь-хто
client-watch-nobody = ніхто
client-clock = Час на рішення
client-clock-none = без обмеження
client-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
client-clock-day = один день
client-listed-too = Показати стіл на початковій сторінці, щоб міг приєднатися будь-хто
client-open-table = Відкрити стіл

## Значення параметрів

client-by-chance = випадково
client-value-standard = звичайна гра
client-value-introductory = ознайомча партія
client-value-true = так
client-value-false = ні
client-value-turn = увесь хід
client-value-between-actions = між діями
client-value-per-attribute = кожна характеристика
client-value-total = сума
client-value-flat = 200
client-value-printed = вартість на карті
client-value-equip = коли можна споряджатися
client-value-setup-only = до першого ходу
client-value-1 = одна
client-value-unlimited = скільки завгодно
client-value-auto = автоматично
client-value-story = сюжет
client-value-sandbox = вільний вибір
client-value-shared = спільні персонажі
client-value-normal = звичайний
client-value-beginner = початковий
client-value-heroic = героїчний

## До роздачі

client-invited = Вас запрошено. Назвіться і сідайте за стіл.
client-full = Усі місця зайняті.
client-seat-gone = Місце з цього посилання вже зайняте; є інше вільне.
client-seat-open = Вільне місце
client-sit = Сісти тут
client-sit-on = Зайняти місце { $number }
client-only-watch = Лише спостерігати
client-lobby-waits = { $seats ->
    [one] Вільне { $seats } місце. Коли його займуть, роздамо карти.
    [few] Вільні { $seats } місця. Коли їх займуть, роздамо карти.
   *[many] Вільних місць: { $seats }. Коли їх займуть, роздамо карти.
}
client-seats-free = { $seats ->
    [one] Вільне { $seats } місце.
    [few] Вільні { $seats } місця.
   *[many] Вільних місць: { $seats }.
}
client-invite = Посилання лише на це місце
client-invite-all = Одне посилання для всіх друзів
client-invite-all-about = Надішліть його всім, хто гратиме: кожен займе вільне місце.
client-invite-text = { $game }: зіграй зі мною!
client-invite-seat = Посилання на місце { $number }
client-invite-watch = Посилання для глядачів
client-link-secret = Скористатися ним може кожен, хто його має: не надсилайте більше нікому.
client-code-alt = QR-код цього посилання
client-send-away = Відпустити бота
client-leave = Звільнити місце
client-leave-sure = Звільнити місце? Далі за вас гратиме бот.
client-bot-label = бот
client-seed-hash = Відбиток тасування:
client-lesson-deal = Урок: усі, хто вчиться цієї гри, отримують ті самі карти, і хтось може їх уже знати.

## За столом

client-the-table = Стіл
client-briefing = Історія та інструктаж
client-fold = Згорнути
client-guide = Провідник
client-guide-hide = Сховати провідника
client-this-table = Цей стіл
client-decision = Ваше рішення
client-decide = Що робите?
client-log = Журнал
client-log-newest = Спершу найновіше
client-log-oldest = Спершу найдавніше
client-beside = Очки й журнал
client-boards = Поля гравців
client-pad = Блокнот для підрахунку очок
client-map = Поле
client-rule = Правило { $rule }
client-wait = Хвилинку…
client-waiting-for = Чекаємо: { $names }
client-sealed = Ваш вибір прийнято. За мить він набуде чинності.
client-game-over = Гру завершено.
client-take-back = Скасувати
client-status-yours = ваш хід
client-status-thinking = думає
client-status-ready = готово
client-status-away = зв’язок утрачено
client-status-stand-in = грає бот
client-net-lost = Немає зв’язку, пробуємо знову…
client-net-restart = Сервер перезапускається…
client-net-later = Сервер зайнятий, хвилинку…
client-net-sending = Надсилаємо…
client-time-left = Лишилося часу: { $time }
client-say = Сказати щось
client-stood-in = За вас грає бот.
client-take-over = Далі граю я
client-undo-asked = Ви попросили інших скасувати вашу останню дію.
client-undo-wish = { $name } просить скасувати останню дію.
client-agree = Погодитися
client-disagree = Не погодитися
client-own-link = Моє місце на іншому пристрої
client-as-text = Текстом
client-as-picture = Малюнком
client-orders-open = Коли мене питати
client-orders = Коли інші беруться за місію
client-orders-ask = щоразу питати мене
client-orders-matters = питати лише тоді, коли подія ще може щось змінити
client-orders-from = питати, лише якщо винагорода не менша за вказану
client-orders-never = не питати, я пасую
client-orders-reward = найменша винагорода
client-preview-change = { $what }: { $change }

## Один екран на кількох

client-curtain = { $name }, ваш хід
client-curtain-about = Передайте екран. Решту прошу не дивитися.
client-curtain-wait = Інші думають…
client-i-am = Я { $name }

## Після гри

client-show-result = Результат
client-look-at-table = Назад до столу
client-you-win = Ви перемогли!
client-you-share = Ви ділите перемогу!
client-winner = { $count ->
    [one] Перемагає { $names }!
    [few] Перемагають { $names }!
   *[many] Перемагають { $names }!
}
client-won-together = Місію виконано!
client-lost-together = Місію провалено.
client-unfinished = Гру зупинено незавершеною.
client-won = перемога
client-stood-in-mark = частину гри грав бот
client-counting = Підрахунок…
client-place = Ваше місце: { $place } з { $count }
client-best = Найкраща мить
client-best-own = Ваша найкраща мить
client-turning = Переломний момент
client-turning-from = { $name } виходить уперед і вже не віддає першості ({ $word } { $turn }).
client-turning-always = { $name } веде від початку до кінця.
client-record = Ваш рекорд
client-record-first = { $points }: ваш перший результат за такої кількості гравців. Відтепер його треба перевершити.
client-record-broken = { $points }: ваш найкращий результат! Досі було { $before }.
client-record-stands = Ваш найкращий результат — досі { $points }.
client-see-it = Переглянути
client-picture-alt = Результат як картинка
client-picture-share = Поділитися картинкою
client-picture-copy = Скопіювати картинку
client-picture-save = Зберегти картинку
client-picture-failed = Браузер не зміг створити картинку.
client-rematch = Реванш
client-to-rematch = До нового столу
client-replay = Повтор
client-download = Завантажити
client-chart = Очки за раундами
client-chart-table = Числа
client-turn = Раунд
client-proof = Доказ чесного тасування
client-proof-about = До роздачі стіл показав відбиток тасування. Тепер зерно відкрите: його SHA-256 має збігатися з цим відбитком.
client-seed = Тасування (зерно):
client-proof-holds = Збігається. Перевірив ваш браузер.
client-proof-fails = Не збігається!
client-proof-cannot = Ваш браузер перевіряє це лише через https. Упорається будь-яка програма SHA-256: зерно — це 32 байти в шістнадцятковому записі.
client-moment = Момент гри
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = До першого ходу · { $number }/{ $all }
client-from-seat = Чиїми очима
client-spectator = глядач
client-step-back = На крок назад
client-step-on = На крок уперед
client-turn-back = На хід назад
client-turn-on = На хід уперед
client-speed = Швидкість
client-run = Відтворити
client-pause = Пауза

## Правила

client-rules-search = Пошук у правилах
client-rules-aid = Коротко
client-rules-things = Що є що
client-rules-all = Усі правила за номерами
client-rules-nothing = Немає правила з усіма цими словами.

## What others do, told beat by beat

client-film = Що відбувається
client-film-skip = Пропустити
client-film-again = Показати останній хід ще раз
