### Що може бути не так із тим, що передають люди й програми: один рядок на кожну помилку, з правилом або полем.

## Дії

action-unknown-verb = «{ $action }» — не дія: на початку має бути одне зі слів { $verbs }
action-bad-operands = «{ $action }» — не дія: після «{ $verb }» чогось бракує, щось зайве або невідоме
action-unknown-code = { $action } — не дія: коди йдуть від 0 і менші за { $size }
action-not-understood = { $action } — не дія: напишіть її, як-от «draw target», або вкажіть її код
action-other-game = «{ $action }» — дія іншої гри: { $game }
game-over = «{ $action }» неможливо виконати: гру завершено ({ $rule })
not-your-turn = «{ $action }» зараз неможливо виконати: інші гравці ще не закінчили ({ $rule })
undo-nothing = Скасовувати нічого ({ $rule })
undo-barrier = «{ $action }» уже не скасувати: ця дія щось відкрила або змінила ({ $rule })

## Ігри, параметри, місця, зерна

game-unknown = Гри «{ $game }» немає; є такі ігри: { $games }
option-unknown = Параметра «{ $option }» немає; є такі параметри: { $allowed }
option-choice = Параметр «{ $option }» не може бути «{ $value }»; можливі значення: { $allowed }
option-number = Параметр «{ $option }» не може бути «{ $value }»: потрібне ціле число від { $least } до { $most }
option-assignment = Параметр «{ $option }» не може бути «{ $value }»: кожному місцю ({ $seats }) назвіть інше з { $allowed }
seats-wrong = У { $game } може бути від { $least } до { $most } гравців, а не «{ $seats }»
seat-unknown = Місця «{ $seat }» немає: місця мають номери від 0 до { $last }
seed-wrong = «{ $seed }» — не зерно: потрібне ціле число від 0, менше за 2^256, або 64 шістнадцяткові цифри
seed-not-its-hash = Зерно не відповідає своєму гешу: це не та роздача, яку було оголошено

## Збережені ігри

saved-not-json = Це не збережена гра: текст не у форматі JSON або обірваний
saved-not-a-game = Це не збережена гра Cantina, або одне з її полів не того типу
saved-missing = У збереженій грі бракує поля «{ $field }»
saved-altered = Збережену гру змінено: її поля не відповідають полю «check»
saved-version = Цю гру зіграно за правилами версії { $saved }, а ця програма знає версію { $ours }
saved-content = Цю гру зіграно іншим набором карт, ніж має ця програма
saved-secret = Зерно цієї гри ще таємне: його буде видно після завершення гри
saved-action = Дію { $number } збереженої гри («{ $line }») неможливо зіграти: { $reason }
saved-line = у ній не вказано місця та дії
saved-result = У збереженій грі вказано результат, до якого її дії не ведуть

## Файли з картами

content-unreadable = { $file }: файл неможливо прочитати ({ $reason })
content-not-toml = { $file }, рядок { $line }: це не TOML ({ $reason })
content-unknown-field = { $file }, рядок { $line }: «{ $field }» тут невідоме; можливі: { $allowed }
content-missing = { $file }, рядок { $line }: бракує поля «{ $field }»
content-count = { $file }, рядок { $line }: у «{ $field }» має бути { $count ->
    [one] { $count } значення
    [few] { $count } значення
   *[many] { $count } значень
}
content-number = { $file }, рядок { $line }: у «{ $field }» стоїть { $value }; потрібне ціле число від { $least } до { $most }
content-word = { $file }, рядок { $line }: у «{ $field }» стоїть «{ $value }»; можливі: { $allowed }
content-key = { $file }, рядок { $line }: у «{ $field }» стоїть «{ $value }»; назва складається лише з малих літер, цифр і дефісів
content-total = { $file }, рядок { $line }: кількість карт типу «{ $kind }» — { $count }, а потрібно { $wanted }
content-name-twice = { $file }, рядок { $line }: у «{ $field }» стоїть «{ $value }», а так уже названо іншу карту
content-level = { $file }, рядок { $line }: кількість місій, де «{ $field }» = { $level }, — { $count }, а потрібно { $wanted }
content-no-symbol = { $file }, рядок { $line }: у «{ $field }» самі нулі; потрібен щонайменше один символ
content-multiple = { $file }, рядок { $line }: у «{ $field }» стоїть { $value }; потрібне число, кратне { $step }
content-no-shield = { $file }, рядок { $line }: у «{ $field }» самі нулі, тож ціль захопилася б сама
content-same-twice = { $file }, рядок { $line }: у «{ $field }» мають бути два різні персонажі
content-copies = { $file }, рядок { $line }: у «{ $field }» стоїть { $value }, а таких карт у наборі { $real }
content-contract-icons = { $file }, рядок { $line }: кількість цілей із символом контракту («{ $field }») — { $count }, а потрібно { $wanted }
content-crate-icons = { $file }, рядок { $line }: кількість карт ящиків, де «{ $field }» = { $icons }, — { $count }, а потрібно { $wanted }
