### Шлях мандалорця. Чотири значення в дужках — завжди вогнева міць, броня, пілотування й хитрість.

way-of-the-mandalorian-name = Шлях мандалорця
way-of-the-mandalorian-about = Споряджайте свого персонажа, беріться за дедалі складніші місії, заважайте іншим подіями. Перемагає той, у кого наприкінці найбільше кредитів. Близько 45 хвилин.

## Параметри

way-of-the-mandalorian-option-first-player = гравець, який починає; якщо не вказано, вирішує випадок
way-of-the-mandalorian-option-characters = персонаж для кожного гравця по черзі; якщо не вказано, вирішує випадок
way-of-the-mandalorian-option-equip-window = коли можна додавати спорядження: увесь хід чи лише між двома діями
way-of-the-mandalorian-option-compare = чого вимагає місія: кожної характеристики чи суми всіх чотирьох
way-of-the-mandalorian-option-event-fee = скільки коштує зіграти подію: 200 чи надруковану на ній вартість
way-of-the-mandalorian-option-boba-slot-as-opponent = чи може Боба Фетт грати подію зі свого місця проти місій інших
way-of-the-mandalorian-option-boba-slot-fill-window = коли Боба Фетт може класти подію на своє місце: будь-коли, як спорядження, чи лише перед першим ходом
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = скільки карт Бо-Катан Крайз може скинути за одну спробу
way-of-the-mandalorian-option-bo-katan-event-symbols = чи може Бо-Катан Крайз ігнорувати й символи подій
way-of-the-mandalorian-option-fennec-hand-limit = чи може Феннек Шанд платити й за зайві карти наприкінці свого ходу
way-of-the-mandalorian-option-sell-used-temporary-at-end = чи продають тимчасові карти, використані в останній місії
way-of-the-mandalorian-option-credits-open = чи всі бачать кредити всіх
way-of-the-mandalorian-option-max-turns = гра зупиниться, коли кожен зробить стільки ходів; 0: без обмежень

## Характеристики й персонажі

way-of-the-mandalorian-attribute-firepower = вогнева міць
way-of-the-mandalorian-attribute-armour = броня
way-of-the-mandalorian-attribute-piloting = пілотування
way-of-the-mandalorian-attribute-cunning = хитрість

way-of-the-mandalorian-character-din-djarin = Дін Джарін
way-of-the-mandalorian-character-fennec-shand = Феннек Шанд
way-of-the-mandalorian-character-bo-katan-kryze = Бо-Катан Крайз
way-of-the-mandalorian-character-boba-fett = Боба Фетт

## Карти й місії

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = за { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , тимчасова
   *[no] { "" }
}
way-of-the-mandalorian-values-event = за { $cost } { way-of-the-mandalorian-symbols }, подія
way-of-the-mandalorian-values-mission = рівень { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(тимчасова)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (подія)
way-of-the-mandalorian-told-mission = «{ $name }» (рівень { $level }, винагорода { $reward }, штраф { $penalty })

## Назви спорядження

way-of-the-mandalorian-card-hunting-carbine = Мисливський карабін
way-of-the-mandalorian-card-padded-vest = Стьобаний жилет
way-of-the-mandalorian-card-grapple-line = Трос із гаком
way-of-the-mandalorian-card-spotter-scope = Приціл навідника
way-of-the-mandalorian-card-rebreather-mask = Дихальна маска
way-of-the-mandalorian-card-forged-papers = Підроблені документи
way-of-the-mandalorian-card-star-charts = Зоряні карти
way-of-the-mandalorian-card-twin-pistols = Парні пістолети
way-of-the-mandalorian-card-wrist-flamer = Наручний вогнемет
way-of-the-mandalorian-card-sealed-helmet = Герметичний шолом
way-of-the-mandalorian-card-shoulder-shield = Наплічний щит
way-of-the-mandalorian-card-patrol-speeder = Патрульний спідер
way-of-the-mandalorian-card-tracking-beacon = Маячок стеження
way-of-the-mandalorian-card-thermal-visor = Тепловий візор
way-of-the-mandalorian-card-ion-rifle = Іонна гвинтівка
way-of-the-mandalorian-card-forged-breastplate = Кований нагрудник
way-of-the-mandalorian-card-jet-harness = Реактивна обв’язка
way-of-the-mandalorian-card-guild-tablet = Планшет гільдії
way-of-the-mandalorian-card-shock-mine = Шокова міна
way-of-the-mandalorian-card-hull-patch = Латка на корпус
way-of-the-mandalorian-card-spare-thrusters = Запасні рушії
way-of-the-mandalorian-card-bribe-purse = Гаманець на хабарі
way-of-the-mandalorian-card-smoke-canister = Димова шашка
way-of-the-mandalorian-card-overcharged-cell = Перевантажена батарея
way-of-the-mandalorian-card-riot-barrier = Поліційний бар’єр
way-of-the-mandalorian-card-hired-pilot = Найманий пілот
way-of-the-mandalorian-card-blast-charge = Вибуховий заряд
way-of-the-mandalorian-card-borrowed-gunship = Позичений бойовий корабель
way-of-the-mandalorian-card-rented-disguise = Орендоване маскування
way-of-the-mandalorian-card-field-shelter = Польове укриття

## Назви подій

way-of-the-mandalorian-card-crossfire = Перехресний вогонь
way-of-the-mandalorian-card-hail-of-debris = Град уламків
way-of-the-mandalorian-card-asteroid-drift = Потік астероїдів
way-of-the-mandalorian-card-web-of-lies = Плетиво брехні
way-of-the-mandalorian-card-ambush-at-the-gate = Засідка біля брами
way-of-the-mandalorian-card-blockade-run = Прорив блокади
way-of-the-mandalorian-card-hidden-sniper = Прихований снайпер
way-of-the-mandalorian-card-heavy-escort = Потужна охорона
way-of-the-mandalorian-card-standoff = Протистояння
way-of-the-mandalorian-card-old-grudge = Давня образа
way-of-the-mandalorian-card-lucky-shot = Вдалий постріл
way-of-the-mandalorian-card-sandstorm = Піщана буря
way-of-the-mandalorian-card-cave-in = Обвал
way-of-the-mandalorian-card-acid-rain = Кислотний дощ
way-of-the-mandalorian-card-barroom-brawl = Бійка в барі
way-of-the-mandalorian-card-frozen-night = Морозна ніч
way-of-the-mandalorian-card-engine-trouble = Несправний двигун
way-of-the-mandalorian-card-narrow-canyon = Вузький каньйон
way-of-the-mandalorian-card-fuel-shortage = Брак пального
way-of-the-mandalorian-card-thick-fog = Густий туман
way-of-the-mandalorian-card-tail-wind = Попутний вітер
way-of-the-mandalorian-card-double-cross = Подвійна гра
way-of-the-mandalorian-card-false-trail = Хибний слід
way-of-the-mandalorian-card-curious-patrol = Допитливий патруль
way-of-the-mandalorian-card-loose-tongue = Довгий язик
way-of-the-mandalorian-card-rival-hunter = Мисливець-суперник

## Назви місій

way-of-the-mandalorian-mission-runaway-debtor = Боржник-утікач
way-of-the-mandalorian-mission-card-cheat = Шулер
way-of-the-mandalorian-mission-stolen-speeder = Викрадений спідер
way-of-the-mandalorian-mission-bail-jumper = Утікач із-під застави
way-of-the-mandalorian-mission-scrapyard-gang = Банда зі звалища
way-of-the-mandalorian-mission-water-poacher = Крадій води
way-of-the-mandalorian-mission-market-pickpocket = Кишеньковий злодій
way-of-the-mandalorian-mission-toll-raiders = Грабіжники на шляху
way-of-the-mandalorian-mission-escaped-beast = Звір, що втік
way-of-the-mandalorian-mission-lost-shipment = Загублений вантаж
way-of-the-mandalorian-mission-crooked-mechanic = Нечесний механік
way-of-the-mandalorian-mission-arena-deserter = Утікач з арени
way-of-the-mandalorian-mission-petty-smuggler = Дрібний контрабандист
way-of-the-mandalorian-mission-missing-courier = Зниклий кур’єр
way-of-the-mandalorian-mission-nest-of-vermin = Гніздо паразитів
way-of-the-mandalorian-mission-false-prophet = Лжепророк
way-of-the-mandalorian-mission-moonlight-runner = Нічний перевізник
way-of-the-mandalorian-mission-pit-champion = Чемпіон бійцівської ями
way-of-the-mandalorian-mission-desert-outpost = Пустельна застава
way-of-the-mandalorian-mission-rooftop-chase = Погоня по дахах
way-of-the-mandalorian-mission-convoy-guard = Охорона конвою
way-of-the-mandalorian-mission-canyon-raiders = Нальотчики з каньйону
way-of-the-mandalorian-mission-counterfeit-ring = Мережа фальшивників
way-of-the-mandalorian-mission-ice-moon-fugitive = Утікач із крижаного місяця
way-of-the-mandalorian-mission-silent-informer = Мовчазний інформатор
way-of-the-mandalorian-mission-kidnapped-heir = Викрадений спадкоємець
way-of-the-mandalorian-mission-rogue-gunship = Бунтівний бойовий корабель
way-of-the-mandalorian-mission-prison-transfer = Перевезення в’язнів
way-of-the-mandalorian-mission-vault-on-the-ridge = Сховище на гребені
way-of-the-mandalorian-mission-swamp-warlord = Болотний воєвода
way-of-the-mandalorian-mission-hijacked-freighter = Захоплений вантажник
way-of-the-mandalorian-mission-border-blockade = Блокада на кордоні
way-of-the-mandalorian-mission-burning-refinery = Палаючий завод
way-of-the-mandalorian-mission-hunters-duel = Двобій мисливців
way-of-the-mandalorian-mission-pirate-flagship = Флагман піратів
way-of-the-mandalorian-mission-iron-governor = Залізний губернатор
way-of-the-mandalorian-mission-shadow-syndicate = Тіньовий синдикат
way-of-the-mandalorian-mission-stolen-prototype = Викрадений прототип
way-of-the-mandalorian-mission-orbital-prison = Орбітальна в’язниця
way-of-the-mandalorian-mission-last-general = Останній генерал
way-of-the-mandalorian-mission-poisoners-court = Двір отруйника
way-of-the-mandalorian-mission-walker-foundry = Ливарня крокоходів
way-of-the-mandalorian-mission-council-of-thieves = Рада злодіїв
way-of-the-mandalorian-mission-siege-of-the-forge = Облога кузні
way-of-the-mandalorian-mission-bring-the-child-home = Поверніть дитину додому

## Дії

way-of-the-mandalorian-action-equip = Додати спорядження: { $card }
way-of-the-mandalorian-action-fill = Покласти долілиць на своє місце для події: { $card }
way-of-the-mandalorian-action-draw = Узяти 2 карти
way-of-the-mandalorian-action-sell = Продати за пів ціни: { $card }
way-of-the-mandalorian-action-job = Швидкий заробіток: узяти 200 кредитів
way-of-the-mandalorian-action-attempt = Місія: { $mission }
way-of-the-mandalorian-action-end = Завершити хід
way-of-the-mandalorian-action-take = Узяти з ринку: { $card }
way-of-the-mandalorian-action-deck = Узяти верхню карту колоди ринку
way-of-the-mandalorian-action-close = Завершити продаж
way-of-the-mandalorian-action-event = Зіграти: { $card }
way-of-the-mandalorian-action-slot = Зіграти подію зі свого місця, безплатно
way-of-the-mandalorian-action-pass = Пас: без карти
way-of-the-mandalorian-action-discard = Скинути: { $card }
way-of-the-mandalorian-action-ignore = Ігнорувати один символ: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Не використовувати спорядження
    [1] Використати спорядження з місця { $slots }
   *[other] Використати спорядження з місць { $slots }
}
way-of-the-mandalorian-action-keep = Заплатити 200 кредитів і залишити карту на руці
way-of-the-mandalorian-action-drop = Скинути цю карту
way-of-the-mandalorian-action-retain = Заплатити 200 кредитів і залишити понад ліміт: { $card }

## Що сталося

way-of-the-mandalorian-who = { $you ->
    [yes] Гравець { $seat } (ви)
   *[no] Гравець { $seat }
}
way-of-the-mandalorian-event-turn = Хід { $number }. { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } додає спорядження: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } кладе подію долілиць на своє місце.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } кладе на своє місце: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } бере 2 карти.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } бере з ринку: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } бере карту з колоди ринку.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } бере з колоди: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } не бере карти: їх не залишилося.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } продає: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } отримує за продаж { $number ->
    [one] { $number } кредит
    [few] { $number } кредити
   *[many] { $number } кредитів
}.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } отримує за швидкий заробіток { $number ->
    [one] { $number } кредит
    [few] { $number } кредити
   *[many] { $number } кредитів
}.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } береться за місію: { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } грає подію: { $card }, { $count ->
    [0] безплатно
    [one] за { $count } кредит
    [few] за { $count } кредити
   *[many] за { $count } кредитів
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } пасує.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } скидає, щоб ігнорувати символ: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ігнорує один символ: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } використовує: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } виконує місію «{ $mission }» і отримує { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } провалює місію «{ $mission }» і платить { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } скидає використану карту: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } платить 200 кредитів і залишає на руці: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } скидає: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } платить 200 кредитів і залишає понад ліміт: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } завершує хід.
way-of-the-mandalorian-event-reshuffled = Скид перетасовано: у новій колоді ринку { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}.
way-of-the-mandalorian-event-new-in-market = Нове на ринку: { $card }.
way-of-the-mandalorian-event-new-mission = Нова місія: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } виконує місію рівня 4: гру завершено!
way-of-the-mandalorian-event-unfinished = Останній хід минув, а місію рівня 4 не виконано: гра зупиняється незавершеною.

## Чому дію відхилено

way-of-the-mandalorian-refusal-window = «{ $action }» не стосується того, що зараз вирішують ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = «{ $action }»: карти { $card } немає у вас на руці ({ $rule })
way-of-the-mandalorian-refusal-equip-window = «{ $action }»: за цим столом спорядження додають лише між двома діями ({ $rule })
way-of-the-mandalorian-refusal-no-slot = «{ $action }»: на вашому планшеті немає вільного місця ({ $rule })
way-of-the-mandalorian-refusal-cost = «{ $action }» коштує { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредити
   *[many] { $cost } кредитів
}, а у вас { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = «{ $action }»: місце для події має лише Боба Фетт ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = «{ $action }»: на вашому місці вже лежить подія ({ $rule })
way-of-the-mandalorian-refusal-slot-window = «{ $action }»: зараз класти подію на це місце не можна ({ $rule })
way-of-the-mandalorian-refusal-no-actions = «{ $action }»: у цьому ході у вас не лишилося дій ({ $rule })
way-of-the-mandalorian-refusal-second-job = «{ $action }»: швидкий заробіток можливий раз за хід ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = «{ $action }»: місії m{ $mission } немає серед відкритих ({ $rule })
way-of-the-mandalorian-refusal-not-yours = «{ $action }»: карти { $card } немає ні у вас на руці, ні на вашому планшеті ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = «{ $action }»: карти { $card } немає на ринку ({ $rule })
way-of-the-mandalorian-refusal-no-card = «{ $action }»: колода ринку й скид порожні ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = «{ $action }»: на вашому місці немає події, яку тут можна зіграти ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = «{ $action }»: у цій місії немає такого символу, який можна ігнорувати ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = «{ $action }»: одне з цих місць порожнє ({ $rule })

## Стіл у вигляді тексту

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Перед першим ходом.
   *[other] { $last ->
        [0] Хід { $turn }.
       *[other] Хід { $turn } із { $last } щонайбільше.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who }: дій не лишилося, можна додати спорядження або завершити хід.
    [one] { way-of-the-mandalorian-who }: лишилася { $actions } дія.
    [few] { way-of-the-mandalorian-who }: лишилися { $actions } дії.
   *[many] { way-of-the-mandalorian-who }: лишилося { $actions } дій.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } бере ще { $picks } карту: з ринку чи з колоди?
    [few] { way-of-the-mandalorian-who } бере { $picks } карти: з ринку чи з колоди?
   *[many] { way-of-the-mandalorian-who } бере { $picks } карт: з ринку чи з колоди?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } продає, поки що за { $sold ->
    [one] { $sold } кредит
    [few] { $sold } кредити
   *[many] { $sold } кредитів
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } вирішує: подія проти цієї місії?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } вирішує: власна подія для цієї місії?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } вирішує: скинути карту, щоб ігнорувати символ?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } вирішує: який символ ігнорувати?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } вирішує: яке спорядження використати?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } вирішує, чи заплатити 200 кредитів і залишити: { $card }?
way-of-the-mandalorian-step-limit = { $count ->
    [one] { way-of-the-mandalorian-who } має на руці { $count } карту: лишиться { $limit }, зайві слід скинути.
    [few] { way-of-the-mandalorian-who } має на руці { $count } карти: лишиться { $limit }, зайві слід скинути.
   *[many] { way-of-the-mandalorian-who } має на руці { $count } карт: лишиться { $limit }, зайві слід скинути.
}
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } вирішує: яку подію покласти на своє місце?
way-of-the-mandalorian-step-over = Гру завершено.
way-of-the-mandalorian-step-unfinished = Гру зупинено незавершеною.
way-of-the-mandalorian-end-far = Місія рівня 4 завершує гру. До її появи: { $left ->
    [one] { $left } виконана місія.
    [few] { $left } виконані місії.
   *[many] { $left } виконаних місій.
}
way-of-the-mandalorian-end-soon = Місія рівня 4, яка завершує гру, з’явиться наприкінці цього ходу.
way-of-the-mandalorian-end-near = Місія рівня 4 вже відкрита: хто її виконає, завершить гру.
way-of-the-mandalorian-label-missions = Місії
way-of-the-mandalorian-label-market = Ринок
way-of-the-mandalorian-label-decks = Колоди
way-of-the-mandalorian-label-attempt = Спроба
way-of-the-mandalorian-label-required = Потрібно
way-of-the-mandalorian-label-available = Є
way-of-the-mandalorian-label-missing = Бракує
way-of-the-mandalorian-label-board = Планшет
way-of-the-mandalorian-label-slot = Для події
way-of-the-mandalorian-label-known = Бачили
way-of-the-mandalorian-label-hand = Рука
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] місій більше немає
    [one] { $cards } місія, далі рівень { $level }
    [few] { $cards } місії, далі рівень { $level }
   *[many] { $cards } місій, далі рівень { $level }
}
way-of-the-mandalorian-deck-market = колода ринку { $cards }
way-of-the-mandalorian-deck-discard = скид { $cards }
way-of-the-mandalorian-deck-completed = виконано { $cards }
way-of-the-mandalorian-picture-nothing = немає
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = місія { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card }, гравець { $seat }
way-of-the-mandalorian-part-ignored = проігноровано { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = персонаж { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = увесь планшет { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = власна подія { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = нічого, якщо використати весь планшет
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[many] { $credits } кредитів
}
way-of-the-mandalorian-fact-hidden-credits = кредити приховано
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] вільних місць немає
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
way-of-the-mandalorian-fact-strength = із планшетом { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = подія долілиць
way-of-the-mandalorian-picture-empty = порожньо

## Підсумок

way-of-the-mandalorian-column = Гравець { $seat }
way-of-the-mandalorian-row-credits = Кредити
way-of-the-mandalorian-row-sale = Останній продаж
way-of-the-mandalorian-row-total = Усього
way-of-the-mandalorian-row-rank = Місце
way-of-the-mandalorian-tie-shared = Кредитів порівну: перемогу поділено.

## Карта-пам’ятка

way-of-the-mandalorian-aid-front =
    ВАШ ХІД: дві дії в будь-якому порядку; усі, крім швидкого заробітку, й двічі.
      draw       Узяти 2 карти: кожну — з ринку або з колоди ринку.
      sell       Продати скільки завгодно карт із руки й планшета за половину суми
                 їхніх вартостей. Гроші дають, коли продаж завершено.
      job        Швидкий заробіток: візьміть 200 кредитів. Раз за хід.
      attempt    Узятися за місію: див. другий бік.
    До дій, між ними й після них можна додавати спорядження: сплатіть вартість і
    покладіть карту на вільне місце свого планшета. Це не дія.
    Тоді завершіть хід. Хто має на руці понад п’ять карт, скидає зайві.
    На ринку знову стає 4 карти, а місій у ряду — 6.

    ЯК ЧИТАТИ КАРТУ: (3·1·2·0) — вогнева міць, броня, пілотування й хитрість.
      Реактивна обв’язка за 600 (0·0·3·1)   спорядження, що коштує 600 кредитів
      Шокова міна за 200 (2·0·0·1), тимчасова
                                            карту скидають після місії, у якій її
                                            використано
      Перехресний вогонь за 200 (2·0·0·0), подія
                                            див. другий бік
      Грабіжники на шляху, рівень 1 (5·1·3·1) +300 −100
                                            місія, що вимагає цих символів:
                                            винагорода 300, штраф 100
    Карта 17 — це «#17», місія 3 — «#m3»: «equip 17», «attempt m3». Місця рахують
    від 1: «use 1+3» використовує карти з першого й третього місця.
way-of-the-mandalorian-aid-back =
    СПРОБА ВИКОНАТИ МІСІЮ
    1 Виберіть одну з відкритих місій.
    2 Від гравця ліворуч кожен суперник може зіграти одну подію за 200 кредитів:
      її символи додаються до вимог.
    3 Ви можете зіграти одну подію за 200 кредитів: її символи додаються до ваших.
    4 Виберіть, яке спорядження зі свого планшета ви використаєте.
    5 Ваші символи — це символи персонажа, вашої події та використаного спорядження.
      Вони мають сягнути вимог у кожній із чотирьох характеристик.
      Успіх: візьміть винагороду, місія виходить із гри.
      Невдача: сплатіть штраф або все, що маєте; місія повертається на своє місце.
    6 Усі події й використане тимчасове спорядження скидають.

    ПЕРСОНАЖІ
      Дін Джарін      має п’ять місць для спорядження, інші — чотири.
      Феннек Шанд     може заплатити 200 кредитів за кожну використану тимчасову
                      карту, щоб узяти її назад на руку.
      Бо-Катан Крайз  може під час своєї спроби скинути карту, щоб ігнорувати один
                      символ карти місії.
      Боба Фетт       може тримати одну подію долілиць на окремому місці й зіграти
                      її безплатно — у своїй спробі чи в чужій.

    КІНЕЦЬ: гра завершується одразу, щойно хтось виконає місію рівня 4, останню в
    колоді. Усі карти на планшетах продають за пів ціни; карти на руці нічого не
    варті. Перемагає той, у кого найбільше кредитів; якщо порівну, перемогу ділять.
