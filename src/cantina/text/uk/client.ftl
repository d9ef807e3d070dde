### Вебклієнт: що кажуть його перші сторінки.

client-title = Cantina
client-lead = Три настільні гри про мисливців за головами. Наодинці, за одним екраном або з друзями будь-де. Без облікового запису: посилання — це ваше місце за столом.
client-no-script = Для Cantina потрібен JavaScript. Дозвольте, будь ласка, скрипти на цій сторінці.
client-old-browser = Цей браузер застарий для Cantina. Візьміть, будь ласка, новіший: Firefox, Chrome, Safari або Edge.
client-unofficial = Зроблено прихильниками; не пов’язано з авторами й видавцями ігор. Якщо гра сподобалася, купіть її в коробці.
client-home = Головна
client-close = Закрити
client-loading = Хвилинку…
client-yes = Так
client-no = Ні
client-copy = Скопіювати посилання
client-copied = Скопійовано
client-share = Поділитися

## Ігри

client-games = Ігри
client-name-bounty-hunters = Мисливці за головами
client-name-way-of-the-mandalorian = Шлях мандалорця
client-name-mandalorian-adventures = Мандалорець: Пригоди
client-about-bounty-hunters = Швидкий драфт: усі одночасно вибирають карту, а решту передають далі. Полюйте на цілі, купуйте дроїдів, виконуйте контракти.
client-about-way-of-the-mandalorian = Споряджайте мисливця, беріться за дедалі важчі місії та заважайте іншим. Перемагає найбагатший.
client-about-mandalorian-adventures = Зіграйте місію разом на полі: рухайтеся, бийтеся, розвідуйте й плануйте, поки ворог не вдарив. Перемагають або програють усі.
client-kind-bounty-hunters = Драфт карт
client-kind-way-of-the-mandalorian = Гонитва за кредитами
client-kind-mandalorian-adventures = Спільна гра
client-players = Гравців: { $least }–{ $most }
client-minutes = { $minutes } хв
client-text-only = Поки що лише текстом
client-play-now = Грати
client-with-friends = З друзями
client-learn = Навчання
client-learn-of = Навчання: { $game }
client-rules = Правила
client-rules-of = Правила: { $game }
client-begin-here = Ви тут уперше?
client-begin-about = { $game }: навчіться під час гри хвилин за п’ять.
client-begin-lesson = Почати перший урок
client-dealing = Роздаємо карти…

## Мої столи

client-continue = Продовжити
client-mine = Мої столи
client-mine-none = Ви ще не сидите за жодним столом.
client-mine-all = Усі мої столи
client-your-turn = Ваш хід
client-waits = Інші думають
client-not-full = Є вільні місця
client-over = Завершено
client-listed = Відкриті столи
client-listed-seats = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
client-player = Гравець { $number }

## Налаштування

client-settings = Налаштування
client-language = Мова
client-theme = Тема
client-theme-auto = як у системі
client-theme-dark = темна
client-theme-light = світла
client-pace = Темп інших
client-pace-slow = повільно
client-pace-normal = звичайно
client-pace-quick = швидко
client-pace-instant = одразу
client-motion = Анімація
client-motion-auto = як у системі
client-motion-full = увімкнено
client-motion-none = вимкнено
client-text-size = Розмір тексту
client-sound = Звук
client-volume-effects = Ефекти
client-volume-music = Музика за столом
client-volume-off = вимкнено
client-confirm = Питати перед дією, що завершує мій хід
client-plain = Показувати столи текстом
client-plain-about = для програм зчитування та для тих, хто любить читати
client-your-name = Ваше ім’я

## Коли щось не так

client-problem = Не вийшло
client-unreached = Сервер недоступний. Нічого не втрачено; спробуйте за мить.
client-lost = Зв’язок обірвався до відповіді. Погляньте на стіл і спробуйте ще раз.
client-nowhere = Це посилання нікуди не веде: воно обрізане або застаріле.
client-other-version = Ця сторінка застаріла. Завантажте її знову.
client-reload = Завантажити знову
client-again = Спробувати ще
client-unknown-game = Такої гри тут немає.
