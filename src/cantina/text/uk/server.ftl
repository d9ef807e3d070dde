### Що каже сервер, коли чогось не може.

request-field = Щось не так із «{ $field }»: { $reason }
request-json = Це не JSON
request-wish = Невідомий запит «{ $wish }»; можливі: { $allowed }
request-too-many = Забагато одразу: зачекайте трохи
request-too-large = Це завелике: щонайбільше { $most } байтів
request-host = Цей сервер не зветься «{ $host }»; його імена задає «cantina serve --names»
request-header = Заголовок «{ $header }» незрозумілий
request-origin = Запити з цієї сторінки не дозволено
request-here = Про це може питати лише комп’ютер, на якому працює сервер
request-nowhere = Тут нічого немає
request-method = Про це не можна просити в такий спосіб
request-reason-missing = цього бракує
request-reason-unknown = такого поля немає
request-reason-long = це задовге
request-reason-small = це замале
request-reason-large = це завелике
request-reason-json = це не JSON
request-reason-kind = це не того виду, якого тут очікують
request-stranger = Про вас тут нічого не відомо
request-reason-link = це не посилання під адресою цього сервера
request-come-back = Сервер запускається знову: поверніться за мить
request-store = { $why ->
    [full] Диск сервера заповнено: неможливо нічого зберегти, нічого не змінилося
    [busy] База даних сервера зайнята: нічого не змінилося, спробуйте ще раз
    [corrupt] База даних сервера пошкоджена: нічого не змінилося
    [lost] Сервер не має зв’язку зі своєю базою даних: нічого не змінилося, спробуйте за мить
   *[other] Сервер зараз не може цього зберегти: нічого не змінилося
}
