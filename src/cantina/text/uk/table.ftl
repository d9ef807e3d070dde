### Люди довкола гри: про що повідомляють за столом і чого там не можна.

## Про що повідомляють

table-player = Гравець { $seat }
table-told-sat = { $name } сідає за стіл.
table-told-left = { $name } звільняє місце.
table-told-bot = Гравець { $number }: бот ({ $level }).
table-level-random = грає навмання
table-level-greedy = грає добре
table-level-ahead = думає наперед
table-told-freed = Місце гравця { $number } знову вільне.
table-told-dealt = Карти роздано.
table-told-acted = { $name }: вибір зроблено.
table-told-taken-back = { $name } скасовує останню дію.
table-told-asks-undo = { $name } просить дозволу скасувати останню дію.
table-told-agrees = { $name } погоджується.
table-told-refuses = { $name } не погоджується.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name }: час вийшов, тим часом грає бот.
   *[dropped] { $name }: зв’язок утрачено, тим часом грає бот.
}
table-told-back = { $name } знову за столом.
table-told-rematch = Є новий стіл із тими самими гравцями.

## Готові фрази

table-phrase-hello = Вітаю!
table-phrase-good-luck = Нехай щастить!
table-phrase-well-played = Гарно зіграно!
table-phrase-thinking = Хвилинку, думаю.
table-phrase-sorry = Перепрошую!
table-phrase-thanks = Дякую!
table-phrase-oops = Ой.
table-phrase-good-game = Гарна гра!

## Чого не можна

table-name = Ім’я має містити від 1 до { $longest } видимих знаків
table-setting-unknown = Налаштування «{ $field }» немає; є { $allowed }
table-setting = Налаштування «{ $field }» не може бути «{ $value }»: дозволено { $allowed }
table-no-seat = Місця «{ $seat }» немає: місця мають номери від 0 до { $last }
table-not-your-seat = Тут грає хтось інший: це не ваше місце
table-seat-taken = Це місце зайняте
table-seat-yours = Ви вже сидите тут
table-seat-invitation = Гравець залишив це місце посеред гри: сядьте за посиланням на це місце або попросіть того, хто відкрив стіл
table-host-only = Це може зробити лише той, хто відкрив стіл
table-no-bot = Тут не сидить бот
table-dealt = Карти вже роздано: цього не можна змінити
table-not-dealt = Карти ще не роздано
table-other-version = Цей стіл розпочато за версією { $version } правил гри { $game }; цей сервер грає за версією { $ours }
table-other-content = Карт, якими розпочато гру { $game } за цим столом, немає в базі даних цього сервера
table-old-content = Карти, якими розпочато гру { $game } за цим столом, більше не можна використати: { $reason }
table-entry-kind = Запис { $number } цього столу має вид, якого ця версія не знає
table-entry-field = Запис { $number } цього столу ({ $kind }) не можна прочитати: поле «{ $field }» не підходить
table-damaged = Цей стіл не можна прочитати: його запис пошкоджено. Оператор сервера знайде його в журналі
table-key = Ключ дії — це текст від 1 до { $longest } знаків
table-confirm = Це завершить ваш хід: підтвердьте
table-no-orders = У цій грі немає таких постійних розпоряджень
table-no-undo = За цим столом нічого не скасовують
table-no-wish = Ніхто не просить вас про скасування
table-phrase = Фрази «{ $value }» немає; є { $allowed }
table-not-away = Ви не були відсутні
table-not-over = Гру ще не завершено
table-rematch = Новий стіл уже є
table-players-only = Це можуть зробити лише ті, хто грав
table-moment = Поки гра триває, можна повернутися лише до того, що ви бачили самі
table-moment-later = Такого моменту ще не було: останній має номер { $last }
table-unknown = Такого столу немає: посилання обірване або застаріле
table-busy = Тут діє забагато людей одночасно: спробуйте ще раз
table-no-watching = За цим столом не можна спостерігати або лише за посиланням

## Campaigns

campaign-none = У грі { $game } немає кампанії
campaign-unknown = Такої кампанії немає: посилання може бути обрізаним або старим
campaign-damaged = Цю кампанію не можна прочитати: її запис пошкоджено. Оператор сервера знайде її в журналі
campaign-not-yours = Ця кампанія належить іншим: попросіть у них посилання на неї
campaign-keepers-only = Це можуть лише ті, хто веде цю кампанію: хто її заснував або має її посилання
