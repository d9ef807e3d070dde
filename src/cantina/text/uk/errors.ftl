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
undo-barrier = «{ $words }» уже не скасувати: ця дія щось відкрила або змінила ({ $rule })

## Ігри, параметри, місця, зерна

game-unknown = Гри «{ $game }» немає; є такі ігри: { $games }
game-no-packs = Гра { $game } не приймає власних наборів
odds-none = Гра { $game } не рахує шансів
odds-over = Гру закінчено: передбачати більше нічого
odds-not-ready = Для шансів потрібні скомпільовані правила, а вони ще не готові: спробуйте за хвилину
option-unknown = Параметра «{ $option }» немає; є такі параметри: { $allowed }
options-wrong = «options» не може бути { $value }: параметри вказують за назвами, як у словнику
option-choice = Параметр «{ $option }» не може бути «{ $value }»; можливі значення: { $allowed }
option-number = Параметр «{ $option }» не може бути «{ $value }»: потрібне ціле число від { $least } до { $most }
option-assignment = Параметр «{ $option }» не може бути «{ $value }»: кожному місцю ({ $seats }) назвіть інше з { $allowed }
option-team = Параметр «{ $option }» не може бути «{ $value }»: назвіть різні з { $allowed }
option-text = «{ $option }» — це текст «{ $value }»: вкажіть саме значення, без лапок
seats-wrong = У { $game } може бути від { $least } до { $most } гравців, а не «{ $seats }»
seat-unknown = Місця «{ $seat }» немає: місця мають номери від 0 до { $last }
seed-wrong = «{ $seed }» — не зерно: потрібне ціле число від 0, менше за 2^256, або 64 шістнадцяткові цифри
seed-not-its-hash = Зерно не відповідає своєму гешу: це не та роздача, яку було оголошено
since-wrong = «since» не може бути «{ $since }»: потрібне ціле число, 0 або більше
event-wrong = «event» не може бути { $event }: потрібна подія цієї гри, як їх дають «play» і «events»
language-unknown = Текстів мовою «{ $language }» немає; є такі: { $languages }

## Збережені ігри

saved-not-json = Це не збережена гра: текст не у форматі JSON або обірваний
saved-not-a-game = Це не збережена гра Cantina, або одне з її полів не того типу
saved-missing = У збереженій грі бракує поля «{ $field }»
saved-field = Поле «{ $field }» цієї збереженої гри неможливо використати: { $reason }
saved-altered = Збережену гру змінено: її поля не відповідають полю «check»
saved-version = Цю гру зіграно за правилами версії { $saved }, а ця програма знає версію { $ours }
saved-content = Цю гру зіграно іншим набором карт, ніж має ця програма
saved-content-pack = Цю гру зіграно іншими картами; гра з власним набором потребує того самого набору без змін (--pack)
saved-files = Карти всередині цієї збереженої гри неможливо використати: { $reason }
saved-secret = Зерно цієї гри ще таємне: його буде видно після завершення гри
saved-action = Дію { $number } збереженої гри («{ $line }») неможливо зіграти: { $reason }
saved-line = у ній не вказано місця та дії
saved-result = У збереженій грі вказано результат, до якого її дії не ведуть

## Файли з картами

content-unreadable = { $file }: файл неможливо прочитати ({ $reason })
content-file-missing = { $file }: цього файлу немає у вмісті гри
content-without-files = Цей набір карт створено в пам'яті: у нього немає файлів, які можна зберегти
content-wrong = «content» — не набір карт гри { $game }: візьміть «game.content» або те, що дає «game.pack(folder)»
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

## Кампанії

campaign-not-prepared = «{ $action }» неможливо виконати: перед цією грою ще не переглянуто колоду розвитку ({ $rule })
campaign-still-running = «{ $action }» неможливо виконати: гра ще триває ({ $rule })
campaign-other-game = { $file }: це не гра цієї кампанії: то мала б бути гра mandalorian-adventures із growth={ $growth }
campaign-other = { $file }: це файл іншої кампанії («{ $field }»)
campaign-decides = «{ $field }» визначає кампанія: не вказуйте цього
campaign-mission-not-now = Місія «{ $action }» не є наступною в цій кампанії; можливі: { $missions } ({ $rule })
campaign-mission-locked = Місію «{ $action }» ще не відкрито; відкриті: { $missions } ({ $rule })
campaign-which-mission = Яка місія? Відкриті: { $missions }
campaign-envelope-closed = Конверт { $action } ще закритий ({ $rule })
campaign-not-yet = «{ $action }» ще не введено в гру ({ $rule })
campaign-read-ahead = Карту розвитку { $action } ще не розіграно; ніхто не заглядає далі за карту { $last } ({ $rule })
campaign-unreadable = { $file }: кампанію неможливо прочитати ({ $reason })
campaign-unwritable = { $file }: кампанію неможливо записати ({ $reason })
campaign-file-exists = { $file }: там уже щось є; нічого не записано
campaign-not-json = { $file }, рядок { $line }: текст не у форматі JSON або обірваний ({ $reason })
campaign-foreign = { $file }: це не кампанія цієї гри: поля «{ $field }» бракує або в ньому щось інше
campaign-newer = { $file }, рядок { $line }: «version» — { $saved }, а ця програма знає кампанії до версії { $ours }
campaign-missing = { $file }: бракує поля «{ $field }»
campaign-value = { $file }, рядок { $line }: у «{ $field }» стоїть { $value }: це не того типу або не випливає з розіграних карт розвитку
campaign-action-unknown = З кампанією не можна зробити «{ $action }»; можна: { $actions }
campaign-result-missing = Чим закінчилася гра? Назвіть одне з { $results }

## Набори місій та ігрових полів

pack-no-folder = { $file }: такої теки немає
pack-nothing = { $file }: у цій теці немає нічого з набору; можуть бути: { $allowed }
pack-file-unknown = { $file }: у наборі не буває такого файлу чи теки; можуть бути: { $allowed }
pack-many-files = { $file }: тут більше файлів, ніж може бути в наборі ({ $most })
pack-not-plain = { $file }: це посилання, канал або пристрій; у наборі бувають лише звичайні файли
pack-large = { $file }: розмір файлу { $size } Б; файл набору може мати щонайбільше { $most } Б
pack-large-whole = { $file }: разом файли цього набору мають { $size } Б; дозволено щонайбільше { $most } Б
pack-strange = { $file }, рядок { $line }: кожен запис має починатися рядком на зразок [[name]], і більше нічим
pack-one-entry = { $file }, рядок { $line }: у цьому файлі має бути один запис [[{ $field }]], а не { $count }
pack-kind-missing = { $file }: у наборі зовсім немає «{ $field }»
pack-too-many = { $file }, рядок { $line }: «{ $field }»: забагато записів виду «{ $kind }»; є місце для { $most }
pack-name-long = { $file }, рядок { $line }: «{ $field }»: назва «{ $value }» задовга; у назві може бути не більше ніж { $most } символів
pack-twice = { $file }, рядок { $line }: «{ $field }» удруге має значення «{ $value }»
pack-flag = { $file }, рядок { $line }: «{ $field }» має значення «{ $value }»; має бути true або false
pack-texts = { $file }, рядок { $line }: «{ $field }» має бути списком текстів у лапках
pack-text-missing = { $file }, рядок { $line }: тексту «{ $field }» немає такими мовами: { $languages }
pack-text-broken = { $file }, рядок { $line }: це не повідомлення Fluent
pack-text-foreign = { $file }, рядок { $line }: текст «{ $field }» не належить до цього набору; у наборі є лише тексти до того, що містять його власні файли

## Набори: кроки й умови

pack-step-empty = { $file }, рядок { $line }: «{ $field }»: «{ $text }» нічого не робить: бракує кроку
pack-step-unknown = { $file }, рядок { $line }: «{ $field }»: немає кроку «{ $value }», як у «{ $text }»{ $like ->
    [none] { "" }
   *[other] ; може, «{ $like }»?
}
pack-step-then = { $file }, рядок { $line }: «{ $field }»: у «{ $text }» є «if» без «then»
pack-step-prefix = { $file }, рядок { $line }: «{ $field }»: «{ $value }» стоїть не на своєму місці в «{ $text }»; порядок такий: +6, may, if ... then
pack-step-choice = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: вибір — це від двох до чотирьох простих кроків, розділених |
pack-step-loop = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: має бути «for_each player» і один крок або вибір
pack-condition-empty = { $file }, рядок { $line }: «{ $field }»: у «{ $text }» бракує умови
pack-condition-unknown = { $file }, рядок { $line }: «{ $field }»: немає умови «{ $value }», як у «{ $text }»{ $like ->
    [none] { "" }
   *[other] ; може, «{ $like }»?
}
pack-operands = { $file }, рядок { $line }: «{ $field }»: у «{ $text }» замало або забагато слів; пишеться так: { $form }
pack-operand = { $file }, рядок { $line }: «{ $field }»: «{ $value }» не підходить у «{ $text }»; може бути: { $allowed }
pack-operand-number = { $file }, рядок { $line }: «{ $field }»: «{ $value }» не підходить у «{ $text }»; має бути ціле число від { $least } до { $most }
pack-name-unknown = { $file }, рядок { $line }: «{ $field }»: немає такого імені виду { $kind }: «{ $value }», як у «{ $text }»{ $like ->
    [none] { "" }
   *[other] ; може, «{ $like }»?
}
pack-misplaced = { $file }, рядок { $line }: «{ $field }»: «{ $value }» тут нічого не означає («{ $text }»)

## Набори: ігрові поля й жетони

pack-edge-unknown = { $file }, рядок { $line }: «{ $field }»: немає клітинки «{ $value }», як у «{ $text }»{ $like ->
    [none] { "" }
   *[other] ; може, «{ $like }»?
}
pack-edge-two = { $file }, рядок { $line }: «{ $field }»: «{ $text }» має називати дві різні клітинки, між якими -, |, : або =
pack-edge-contradicts = { $file }, рядок { $line }: «{ $field }»: «{ $text }» каже { $second }, а інший рядок — { $first }
pack-map-lacks = { $file }, рядок { $line }: «{ $field }»: на ігровому полі «{ $value }» немає клітинки з «{ $what }»
pack-map-stars = { $file }, рядок { $line }: «{ $field }»: на ігровому полі «{ $value }» має бути щонайменше стільки клітинок із зіркою: { $least }
pack-map-number = { $file }, рядок { $line }: «{ $field }»: на ігровому полі «{ $value }» немає клітинки з номером { $number }
pack-slot = { $file }, рядок { $line }: «{ $field }»: клітинка «{ $value }» — це старт або вихід, тож жетон там лежати не може
pack-cut-off = { $file }, рядок { $line }: «{ $field }»: до клітинки «{ $value }» не дійти, навіть якщо всі двері відчинені
pack-door = { $file }, рядок { $line }: «{ $field }»: жодне правило ігрового поля не відчиняє двері «{ $value }» з боку старту
pack-few-tokens = { $file }, рядок { $line }: «{ $field }»: на ігровому полі «{ $value }» місць форми «{ $shape }»: { $wanted }, а жетонів для них без сюжетних: { $count }
pack-must-place = { $file }, рядок { $line }: «{ $field }»: обов’язкових жетонів форми «{ $shape }» на ігровому полі «{ $value }» більше, ніж місць ({ $wanted })
pack-no-slot = { $file }, рядок { $line }: «{ $field }»: на ігровому полі «{ $value }» немає місця форми «{ $shape }»
pack-no-orange = { $file }, рядок { $line }: «{ $field }»: в ігрового поля «{ $value }» немає помаранчевих жетонів
pack-orange = { $file }, рядок { $line }: «{ $field }»: помаранчевий жетон не має форми
pack-rule-field = { $file }, рядок { $line }: «{ $field }» буває лише в правил на { $allowed }
pack-rule-door = { $file }, рядок { $line }: «{ $field }»: правило з door = true має єдиний крок «{ $allowed }»
pack-use-take = { $file }, рядок { $line }: «{ $field }»: того, що вже несуть, узяти не можна

## Набори: карти

pack-beginner = { $file }, рядок { $line }: «{ $field }» має значення { $value }; має бути більше за hp, тобто { $hp }
pack-character-missing = { $file }, рядок { $line }: «{ $field }»: бракує персонажа «{ $value }»
pack-color-missing = { $file }, рядок { $line }: «{ $field }»: немає жетонів диверсії кольору «{ $value }»
pack-deck = { $file }, рядок { $line }: «{ $field }»: «{ $value }» починає з такою кількістю карт умінь: { $count }; має бути { $wanted }
pack-tactical = { $file }, рядок { $line }: «{ $field }»: тактична карта не має сили
pack-tactical-steps = { $file }, рядок { $line }: «{ $field }»: «{ $value }» — тактична карта: вона не виконує дії, якої міг би стосуватися крок «{ $text }»
pack-when = { $file }, рядок { $line }: «{ $field }» у «{ $value }» має бути «{ $wanted }» через «{ $text }»
pack-target = { $file }, рядок { $line }: «{ $field }» у «{ $value }» має бути true тоді й лише тоді, коли кроки говорять про ціль
pack-plan-window = { $file }, рядок { $line }: «{ $field }»: карта планування має кроки, хіба що її вікно — «{ $window }»
pack-back = { $file }, рядок { $line }: «{ $field }» має значення «{ $value }», але жоден крок події не стосується цього класу
pack-growth-unknown = { $file }, рядок { $line }: «{ $field }»: карта розвитку не вміє «{ $value }», як у «{ $text }»; вона вміє: { $allowed }
pack-growth-number = { $file }, рядок { $line }: «{ $field }» має значення { $value }; карти розвитку нумеруються без пропусків, тож ця мала б номер { $wanted }
pack-growth-stop = { $file }, рядок { $line }: «{ $field }»: карта { $value }: остання карта кожної частини до або після гри — це карта СТОП, і ніяка інша
pack-envelope = { $file }, рядок { $line }: «{ $field }»: жодна карта розвитку не відкриває конверт { $value }

## Набори: місії

pack-mercenary-map = { $file }, рядок { $line }: «{ $field }»: у місію найманців грають на будь-якому ігровому полі, тож вона не називає жодного
pack-mercenary-people = { $file }, рядок { $line }: «{ $field }»: місія найманців «{ $value }» має перелічувати всіх персонажів і не вимагати нікого
pack-listed = { $file }, рядок { $line }: «{ $field }»: місія «{ $value }» має перелічувати щонайменше стільки персонажів: { $least }
pack-required = { $file }, рядок { $line }: «{ $field }»: «{ $value }» є обов’язковим, але його не перелічено
pack-track = { $file }, рядок { $line }: «{ $field }»: «{ $text }» має бути назвою й розміром від 1 до { $most } або трьома розмірами для 2, 3 і 4 персонажів, як-от 3/4/5
pack-tracks = { $file }, рядок { $line }: «{ $field }» може називати різних треків не більше ніж { $most }
pack-spaces = { $file }, рядок { $line }: «{ $field }»: комірок дій може бути не більше ніж { $most }, тож зелена лише одна
pack-bonus = { $file }, рядок { $line }: «{ $field }»: бонус «{ $value }» ні на що не придатний у місії «{ $mission }»
pack-no-effect = { $file }, рядок { $line }: бракує «{ $field }»: жетон «{ $value }» має його символ у місії «{ $mission }»
pack-objective-token = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: жетона «{ $value }» може й не бути на ігровому полі
pack-objective-track = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: ніщо не додає до треку «{ $value }»
pack-objective-take = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: ніхто не може взяти жетон «{ $value }»
pack-objective-met = { $file }, рядок { $line }: «{ $field }» виконано ще до першого ходу (ігрове поле «{ $map }», персонажів: { $count })
pack-over-at-start = { $file }, рядок { $line }: «{ $field }»: гра закінчується ще до першого ходу (ігрове поле «{ $map }», персонажів: { $count })
pack-not-enemy = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: «{ $value }» — не ворог
pack-no-child = { $file }, рядок { $line }: «{ $field }»: «{ $text }» говорить про Дитя, але в місії «{ $value }» немає child = true
pack-child = { $file }, рядок { $line }: «{ $field }»: ніщо не вводить Дитя в місію «{ $value }»
pack-replace = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: на ігровому полі «{ $value }» прихованих жетонів менше
pack-no-star = { $file }, рядок { $line }: «{ $field }»: «{ $text }»: на ігровому полі «{ $map }» немає «{ $value }»

## Параметри гри «Мандалорець: Пригоди»

ma-mode-unfit = Параметр «mode» не може бути «{ $value }»: персонажів у списку місії { $listed }, гравців { $seats }; можливі значення: { $allowed }
ma-team-unfit = Параметр «characters» не може бути «{ $value }»: у режимі «{ $mode }» назвіть { $count ->
    [one] { $count } персонажа
    [few] { $count } різних персонажів
   *[many] { $count } різних персонажів
} з таких: { $allowed }
ma-team-lacks = Параметр «characters»: у режимі «{ $mode }» ця місія потребує: { $value }
ma-traitor-unfit = Параметр «traitor» не може бути «{ $value }»: для зрадника потрібно троє або четверо гравців, і персонажі не спільні; тут гравців { $seats }, режим «{ $mode }»
