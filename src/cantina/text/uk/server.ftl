### Що каже сервер, коли чогось не може.

request-field = Щось не так із «{ $field }»: { $reason }
request-json = Це не JSON
request-wish = Бажання «{ $wish }» тут немає; є { $allowed }
request-too-many = Забагато одразу: зачекайте трохи
request-too-large = Це завелике: щонайбільше { $most } байтів
request-origin = Ця сторінка не може тут питати
