### Зоряні війни. Мисливці за головами. Три значення в дужках — завжди зелене, блакитне й помаранчеве.

bounty-hunters-name = Зоряні війни. Мисливці за головами
bounty-hunters-about = Усі грають одночасно: обирайте карти, захоплюйте цілі за допомогою мисливців і дроїдів, виконуйте контракти. Близько 20 хвилин.

## Параметри

bounty-hunters-option-mode = standard або introductory: спрощений варіант гри без контрактів
bounty-hunters-option-guild-master = гравець, який є майстром гільдії й бере карти першим; якщо не вказано, вирішує випадок
bounty-hunters-option-credit-supply = скільки кредитів у загальному запасі (у коробці 42); якщо не вказано, без обмежень
bounty-hunters-option-max-turns = гра завершиться щонайпізніше після цього раунду; якщо не вказано, без обмежень

## Колоди й імена

bounty-hunters-deck-target = колода цілей
bounty-hunters-deck-hunter = колода мисливців за головами
bounty-hunters-deck-contract = колода контрактів
bounty-hunters-deck-market = колода джавського ринку

bounty-hunters-character-chewbacca = Чубакка
bounty-hunters-character-grogu = Ґроґу
bounty-hunters-character-han-solo = Ган Соло
bounty-hunters-character-kanan-jarrus = Кейнан Джаррус
bounty-hunters-character-luke = Люк
bounty-hunters-character-omega = Омега
bounty-hunters-character-padme-amidala = Падме Амідала
bounty-hunters-character-qira = Кі’ра

bounty-hunters-hunter-aurra-sing = Орра Сінг
bounty-hunters-hunter-boba-fett = Боба Фетт
bounty-hunters-hunter-bossk = Босск
bounty-hunters-hunter-cad-bane = Кед Бейн
bounty-hunters-hunter-din-djarin = Дін Джарін
bounty-hunters-hunter-hondo-ohnaka = Гондо Онака
bounty-hunters-hunter-ig-11 = IG-11
bounty-hunters-hunter-dengar = Денґар
bounty-hunters-hunter-embo = Ембо
bounty-hunters-hunter-fennec-shand = Феннек Шанд
bounty-hunters-hunter-4-lom = 4-LOM
bounty-hunters-hunter-zuckuss = Закусс

bounty-hunters-family-astromech = Астродроїд
bounty-hunters-family-protocol = Протокольний дроїд

## Карти

bounty-hunters-card-target = { $name }, ціль, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +кредит" }
    [contract] { " +контракт" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, мисливець, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } за { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } ящик
    [few] { $icons } ящики
   *[many] { $icons } ящиків
} за { $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
bounty-hunters-card-two-targets = Контракт { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Контракт { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Контракт { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, набір +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, набір +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + ящик, набір +{ $duo }
bounty-hunters-told-target = ціль { $name }
bounty-hunters-told-hunter = мисливець { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] протокольний дроїд
   *[astromech] астродроїд
}
bounty-hunters-told-crate = { $icons ->
    [one] { $icons } ящик
    [few] { $icons } ящики
   *[many] { $icons } ящиків
}
bounty-hunters-told-two-targets = контракт ({ $first } і { $second })
bounty-hunters-told-same-target = контракт (двічі { $first })
bounty-hunters-told-target-and-crate = контракт ({ $first } і ящик)

## Дії

bounty-hunters-action-draw = Узяти карту: { $deck }
bounty-hunters-action-choose = Вибрати: { $card }
bounty-hunters-action-sell = Продати за 1 кредит: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Заплатити й зіграти без цілі: { $card }
    [hunter] Зіграти без цілі: { $card }
    [crate] Заплатити й зіграти: { $card }
   *[other] Зіграти: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Заплатити й зіграти
   *[other] Зіграти
}: { $card }; ціль: { $target }
bounty-hunters-action-reserve = Підготувати, щоб заплатити потім: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Заплатити й активувати без цілі: { $card }
   *[other] Заплатити й активувати: { $card }
}
bounty-hunters-action-activate-on = Заплатити й активувати: { $card }; ціль: { $target }
bounty-hunters-action-finish = Завершити крок

## Що сталося

bounty-hunters-who = { $you ->
    [yes] Гравець { $seat } (ви)
   *[no] Гравець { $seat }
}
bounty-hunters-event-turn = Починається раунд { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } бере карту: { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } бере на руку: { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } не бере карти: усі колоди порожні.
bounty-hunters-event-must-name-again = { bounty-hunters-who } має назвати іншу колоду: { $deck } порожня.
bounty-hunters-event-reshuffled = Скид перетасовано: { $deck } знову має { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
bounty-hunters-event-revealed = { bounty-hunters-who } відкриває: { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } продає: { $card }.
bounty-hunters-event-played = { bounty-hunters-who } грає карту: { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } грає карту: { $card }; ціль: { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } готує карту: { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } активує: { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } активує: { $card }; ціль: { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } захоплює ціль: { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } отримує 1 кредит за захоплення.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } отримує бонус: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } захоплює четверту ціль і отримує за це бонус!
bounty-hunters-event-owed-credit = { bounty-hunters-who } отримує кредит, якого раніше бракувало в запасі.
bounty-hunters-event-lost-credit = { bounty-hunters-who } не отримує кредиту: загальний запас порожній.
bounty-hunters-event-owed-contract = { bounty-hunters-who } отримує бонус, якого раніше бракувало: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } не отримує бонусу: контрактів не залишилося.
bounty-hunters-event-triggered = Чотири цілі захоплено: раунд { $number } — останній.
bounty-hunters-event-passed = Усі передають карти на руці ліворуч.
bounty-hunters-event-over = Гру завершено.

## Чому дію відхилено

bounty-hunters-refusal-step = «{ $action }» не належить до кроку, який зараз грають ({ $rule })
bounty-hunters-refusal-not-in-hand = «{ $action }»: карти { $card } немає у вас на руці ({ $rule })
bounty-hunters-refusal-resolve-first = «{ $action }»: спершу продайте або зіграйте вибрану карту ({ $rule })
bounty-hunters-refusal-resolved = «{ $action }»: у вас немає вибраної карти, яку можна продати або зіграти ({ $rule })
bounty-hunters-refusal-no-contracts = «{ $action }»: в ознайомчій партії немає контрактів ({ $rule })
bounty-hunters-refusal-closed = «{ $action }»: у цій колоді зараз немає карти для вас ({ $rule })
bounty-hunters-refusal-other-card = «{ $action }»: ви вибрали карту { $card } ({ $rule })
bounty-hunters-refusal-cost = «{ $action }» коштує { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредити
   *[many] { $cost } кредитів
}, а у вас { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = «{ $action }»: карту { $card } ви не підготували ({ $rule })
bounty-hunters-refusal-alone = «{ $action }»: у вас є незахоплена ціль, тож укажіть, на яку нападати ({ $rule })
bounty-hunters-refusal-captured = «{ $action }»: ціль { $target } уже захоплено ({ $rule })
bounty-hunters-refusal-other-area = «{ $action }»: ціль { $target } лежить не перед вами ({ $rule })
bounty-hunters-refusal-no-such-target = «{ $action }»: незахопленої цілі { $target } перед вами немає ({ $rule })

## Стіл у вигляді тексту

bounty-hunters-picture-turn = Раунд { $turn }, { $step }. Майстер гільдії: гравець { $master }.
bounty-hunters-step-draw = крок 1: узяти карту
bounty-hunters-step-choose = крок 2: вибрати карту
bounty-hunters-step-resolve = крок 2: продати чи зіграти, активувати
bounty-hunters-step-over = останній: гру завершено
bounty-hunters-end-far = Кінець: за два раунди після чиєїсь 4-ї цілі (поки найбільше { $most }).
bounty-hunters-end-turns = Кінець: за два раунди після чиєїсь 4-ї цілі (поки найбільше { $most }) або раунд { $last }.
bounty-hunters-end-near = Останній раунд — { $last }.
bounty-hunters-end-now = Це останній раунд.
bounty-hunters-picture-decks = Колоди
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(скид { $discard })
}
bounty-hunters-picture-bank = загальний запас { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредити
   *[many] { $credits } кредитів
}
bounty-hunters-fact-captured = захоплено { $captures } з 4
bounty-hunters-fact-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } ящик
    [few] { $crates } ящики
   *[many] { $crates } ящиків
}
bounty-hunters-fact-ready = готово
bounty-hunters-fact-named = вибір: { $deck }
bounty-hunters-label-score = Очки
bounty-hunters-label-captured = Захоплено
bounty-hunters-label-open = Напади
bounty-hunters-label-orphans = Без цілі
bounty-hunters-label-reserved = Підготовлено
bounty-hunters-label-active = Ящики
bounty-hunters-label-contracts = Контракти
bounty-hunters-label-pick = Вибрано
bounty-hunters-label-hand = Рука
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, щойно взята
bounty-hunters-picture-captured = { $target }; атака: { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, карт атаки ще немає
bounty-hunters-picture-faced = #{ $number } { $target }; атака: { $attack }; бракує ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; разом ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (зараз { $points })
bounty-hunters-picture-score = цілі { $targets }, ящики { $crates }, контракти { $contracts }, мисливці { $hunters }
bounty-hunters-picture-score-introductory = цілі { $targets }, ящики { $crates }, мисливці { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, продано
bounty-hunters-fate-played = { $card }, зіграно
bounty-hunters-fate-reserved = { $card }, підготовлено

## Підрахунок очок

bounty-hunters-column = Гравець { $seat }
bounty-hunters-row-targets = Цілі
bounty-hunters-row-crates = Ящики
bounty-hunters-row-contracts = Контракти
bounty-hunters-row-hunters = Мисливці
bounty-hunters-row-total = Усього
bounty-hunters-row-credits = Кредити
bounty-hunters-row-rank = Місце
bounty-hunters-tie-credits = Нічию вирішили невитрачені кредити.
bounty-hunters-tie-shared = Очок і кредитів порівну: перемогу поділено.

## Карта-пам’ятка

bounty-hunters-aid-front =
    РАУНД: кожен крок усі виконують одночасно, ніхто не поспішає вперед.
    1 Узяти карту: візьміть верхню карту будь-якої колоди. Тепер їх на руці п’ять.
    2 Вибрати карту: покладіть одну з п’яти долілиць. Коли всі це зроблять, карти
      відкривають. Тоді або
      - продайте її: скиньте карту й візьміть 1 кредит; або
      - зіграйте її: покладіть перед собою. Цілі, мисливці за головами й контракти
        безплатні. Карта джавського ринку має вартість: сплатіть її або підготуйте
        карту.
      Після цього можна сплатити за свої підготовлені карти. Тоді завершіть крок.
    3 Передати карти на руці: чотири карти, що лишилися, — гравцеві ліворуч.

    ЦІЛІ: карту атаки (мисливця за головами чи дроїда) кладуть до однієї з ваших
    незахоплених цілей; якщо їх немає, карти атаки чекають разом, і наступна ваша
    ціль має лягти до них. Ціль захоплено, щойно атака сягне всіх трьох значень
    захисту.

    ЯК ЧИТАТИ КАРТУ: (4·1·6) — по порядку зелене, блакитне й помаранчеве.
      Чубакка, ціль, 16 (4·1·6)
                                    ціль на 16 очок; +кредит і +контракт — це те, що
                                    дають за її захоплення
      Босск, мисливець, −2 (4·0·3)
                                    мисливець за головами: мінус 2 очки, якщо його
                                    ціль захоплено
      Протокольний дроїд за 2 (...) дроїд, активація якого коштує 2 кредити
      Контракт Ґроґу 3 + Омега 1, набір +4
                                    3 очки за кожну захоплену карту «Ґроґу», 1 — за
                                    кожну «Омега» і ще 4 за кожен набір із двох
bounty-hunters-aid-back =
    КІНЕЦЬ: хто першим захопить четверту ціль, бере 1 кредит і 1 контракт, який
    одразу активний; те саме отримує кожен, хто захопить четверту ціль у тому самому
    раунді. (Ознайомча партія: лише кредит.)
    Цей раунд дограють, а тоді грають ще два повні раунди.

    ОЧКИ: очки захоплених цілей
      + очки сплачених ящиків і ще 5 тому, у кого ящиків найбільше
      + контракти
      − очки кожного мисливця за головами, що лежить біля захопленої цілі.
    Незахоплені цілі, підготовлені карти й карти на руці нічого не дають.
    За нічиєї перемагає той, у кого лишилося більше кредитів; якщо й тут порівну,
    перемогу ділять.
