### «Мандалорець: Пригоди». Назви на кшталт c12, t3, k17, p4, b2, d0 належать нотації; вони стоять на полі.
### Назви й тексти карт, жетонів, полів і місій — у mandalorian-adventures-content.ftl.

mandalorian-adventures-name = Мандалорець: Пригоди
mandalorian-adventures-about = Від одного до чотирьох гравців разом виконують місію: карти в комірках дій рухають, атакують, розвідують і планують, а кожна заповнена комірка приносить подію. Перемагають або програють усі. Від 30 до 60 хвилин.

## Параметри

mandalorian-adventures-option-mission = місія; якщо не вказано, перша
mandalorian-adventures-option-map = поле для місії найманців; сюжетна місія має власне
mandalorian-adventures-option-mode = story: персонажі зі списку місії; sandbox: будь-які персонажі; shared: усі керують двома персонажами; auto: те, що підходить
mandalorian-adventures-option-characters = персонажі в порядку гравців; якщо не вказано, зі списку місії
mandalorian-adventures-option-difficulty = beginner: більше здоров’я; heroic: рука з 3 карт
mandalorian-adventures-option-growth = скільки карт колоди розвитку вже розіграно: від цього залежить, які карти у грі
mandalorian-adventures-option-traitor = чи може хтось бути зрадником (троє або четверо гравців); auto: якщо так каже місія
mandalorian-adventures-option-first-player = гравець, який починає; якщо не вказано, вирішує випадок
mandalorian-adventures-option-max-turns = гра зупиниться після стількох ходів; 0: без обмежень

## Слова правил

mandalorian-adventures-space-move = Переміщення
mandalorian-adventures-space-attack = Атака
mandalorian-adventures-space-intel = Розвідка
mandalorian-adventures-space-plan = Планування
mandalorian-adventures-space-green = Місія
mandalorian-adventures-class-melee = рукопашний боєць
mandalorian-adventures-class-shooter = стрілець
mandalorian-adventures-class-sharpshooter = снайпер
mandalorian-adventures-back-melee = рукопашні бійці
mandalorian-adventures-back-shooter = стрільці
mandalorian-adventures-back-sharpshooter = снайпери
mandalorian-adventures-back-special = особлива
mandalorian-adventures-effect-guard = вартовий
mandalorian-adventures-effect-grapple = захоплення
mandalorian-adventures-effect-diversion = диверсія
mandalorian-adventures-effect-mission = ефект місії
mandalorian-adventures-mode-story = режим сюжету
mandalorian-adventures-mode-sandbox = режим вільного вибору
mandalorian-adventures-mode-shared = режим спільних персонажів
mandalorian-adventures-difficulty-normal = звичайний рівень
mandalorian-adventures-difficulty-beginner = початковий рівень
mandalorian-adventures-difficulty-heroic = героїчний рівень
mandalorian-adventures-unknown = «{ $name }»
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = тактична

## Дії

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: тактична, лише її ефект
       *[no] { $card } → { $space }: тактична, тут нічого не станеться
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: сила { $strength }, ефект
       *[no] { $card } → { $space }: сила { $strength }
    }
}
mandalorian-adventures-action-effect = Застосувати ефект карти
mandalorian-adventures-action-perform = Виконати дію
mandalorian-adventures-action-decline = Відмовитися від дії
mandalorian-adventures-action-attack = Атакувати { $threat }
mandalorian-adventures-action-look = Подивитися закриту загрозу { $threat }
mandalorian-adventures-action-push = Перемістити ворога { $threat } на 1 клітинку
mandalorian-adventures-action-go = Крок на { $cell }
mandalorian-adventures-action-stop = Зупинитися тут
mandalorian-adventures-action-use = Використати { $threat } на своїй клітинці
mandalorian-adventures-action-spend = Використати те, що несете: { $token }
mandalorian-adventures-action-rescue = Врятувати Малюка
mandalorian-adventures-action-card = Використати «{ $card }»: { $text }
mandalorian-adventures-action-card-of = Використати «{ $card }» ({ $character }): { $text }
mandalorian-adventures-action-keep = Залишити собі «{ $card }»: { $text }
mandalorian-adventures-action-top = Покласти «{ $card }» на верх колоди планування
mandalorian-adventures-action-drop = Скинути «{ $card }»
mandalorian-adventures-action-threat = Вибрати { $threat }
mandalorian-adventures-action-cell = Вибрати { $cell }
mandalorian-adventures-action-spawn = Підкріплення з’являється на { $cell }
mandalorian-adventures-action-flee = Малюк тікає на { $cell }
mandalorian-adventures-action-character = Вибрати: { $character }
mandalorian-adventures-action-space = Вибрати комірку дії: { $space }
mandalorian-adventures-action-free = Безплатна дія: { $space }
mandalorian-adventures-action-door = Двері { $door }
mandalorian-adventures-action-choose = Вибрати ефект { $whom }
mandalorian-adventures-action-rule = Спершу: { $name }
mandalorian-adventures-action-yes = Так
mandalorian-adventures-action-no = Ні
mandalorian-adventures-action-pass = Пас
mandalorian-adventures-action-end = Завершити крок дій
mandalorian-adventures-action-betray = Показати карту зрадника
mandalorian-adventures-action-accuse = Звинуватити гравця { $whom }
mandalorian-adventures-action-seat = Вибрати гравця { $whom }

## Що сталося

mandalorian-adventures-who = { $you ->
    [yes] Гравець { $seat } (ви)
   *[no] Гравець { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } пошкодження
    [few] { $number } пошкодження
   *[many] { $number } пошкоджень
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } карту вміння
    [few] { $number } карти вмінь
   *[many] { $number } карт умінь
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } карту планування
    [few] { $number } карти планування
   *[many] { $number } карт планування
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } карту події
    [few] { $number } карти подій
   *[many] { $number } карт подій
}
mandalorian-adventures-event-mission = Місія: { $mission }. Ігрове поле: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Приготування 1 з 7: місію підготовано.
    [2] Приготування 2 з 7: колоду планування перетасовано.
    [3] Приготування 3 з 7: колоду подій перетасовано.
    [4] Приготування 4 з 7: на кожній комірці дії лежить білий жетон саботажу, решту перемішано.
    [5] Приготування 5 з 7: жетони загроз на полі.
    [6] Приготування 6 з 7: персонажі на полі, перші карти на руках.
   *[7] Приготування 7 з 7: названо першого гравця.
}
mandalorian-adventures-event-turn = Хід { $number }. { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } грає карту «{ $card }» ({ $values }) у комірку «{ $space }».
mandalorian-adventures-event-action = { mandalorian-adventures-who }. { $character }: { $space }, сила { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }. { $character }, безплатна дія: { $space }, сила { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } відмовляється від дії: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } застосовує ефект карти «{ $card }».
mandalorian-adventures-event-moved = { mandalorian-adventures-who }. { $character } переміщується на { $cell }.
mandalorian-adventures-event-placed = { $character } опиняється на { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }. { $character } атакує { $threat } із силою { $number }.
mandalorian-adventures-event-revealed = Відкрито на { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token }, ефект місії: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) отримує { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Знищено: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Захоплено: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } дивиться закриту загрозу { $threat } на { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } дивиться { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } переміщує ворога { $threat } на { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } бере { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } бере «{ $card }»: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } залишає «{ $card }» ({ $character }).
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } кладе карту на верх колоди планування.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } кладе «{ $card }» на верх колоди планування.
mandalorian-adventures-event-plan-discarded = Скинуто карту планування: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } використовує «{ $card }» ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } бере зі скиду «{ $card }».
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }. { $character } використовує бонус: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }. { $character } забирає: { $token }.
mandalorian-adventures-event-token-placed = На { $cell } покладено: { $token }.
mandalorian-adventures-event-token-placed-hidden = На { $cell } покладено закриту загрозу.
mandalorian-adventures-event-token-removed = З поля прибрано: { $token }.
mandalorian-adventures-event-tokens-mixed = Закриті загрози перемішано.
mandalorian-adventures-event-healed = { $character }: вилікувано { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat }: вилікувано { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } отримує { mandalorian-adventures-damage }.
   *[other] { $character } отримує { mandalorian-adventures-damage } від { $threat }.
}
mandalorian-adventures-event-blocked = { $character } блокує { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } приймає пошкодження на себе (замість: { $spared }).
mandalorian-adventures-event-guard = Вартовий { $threat } б’є: { $character }.
mandalorian-adventures-event-grapple = Захоплення: { $threat } не відпускає ({ $character }).
mandalorian-adventures-event-enemy-attacks = { $threat } атакує: { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } переміщується на { $cell }.
mandalorian-adventures-event-disabled = { $threat } не атакує цього ходу.
mandalorian-adventures-event-spawned = Підкріплення на { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Усі підкріплення вже на полі: нове не з’являється.
mandalorian-adventures-event-sabotaged = Саботаж: +{ $number } у комірці «{ $space }».
mandalorian-adventures-event-sabotage-removed = З комірки «{ $space }» прибрано жетон саботажу { $number }.
mandalorian-adventures-event-event-step = Починається крок подій.
mandalorian-adventures-event-space-resolved = Комірка «{ $space }» має { $number }: її розігрують.
mandalorian-adventures-event-crisis = Криза в комірці «{ $space }»! { $text }
mandalorian-adventures-event-crisis-skipped = Кризу пропущено.
mandalorian-adventures-event-event-card = Подія «{ $card }»: { $text }
mandalorian-adventures-event-no-effect = Карта події не мала ефекту: з’являється підкріплення.
mandalorian-adventures-event-space-emptied = Комірку «{ $space }» звільнено.
mandalorian-adventures-event-track = Трек «{ $track }»: { $number } з { $size }.
mandalorian-adventures-event-door-opened = Двері { $door } відчинено.
mandalorian-adventures-event-door-closed = Двері { $door } зачинено.
mandalorian-adventures-event-child-rescued = { $character } рятує Малюка!
mandalorian-adventures-event-child-carried = { $character } несе Малюка.
mandalorian-adventures-event-child-on-cell = Малюк на { $cell }.
mandalorian-adventures-event-child-fled = Малюк тікає на { $cell }.
mandalorian-adventures-event-child-with-enemy = Малюк у ворога { $threat }!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } бере { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } бере «{ $card }» ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Скид умінь перетасовано в нову колоду: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = Скид планування перетасовано в нову колоду: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = Скид подій перетасовано в нову колоду: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Кожен отримує карту вірності.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } отримує карту зрадника.
       *[loyal] { mandalorian-adventures-who } отримує карту вірного.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } дивиться карту гравця { $whom }: зрадник!
       *[loyal] { mandalorian-adventures-who } дивиться карту гравця { $whom }: вірний.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } дивиться карту вірності гравця { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } — зрадник!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } звинувачує гравця { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } погоджується.
   *[no] { mandalorian-adventures-who } не погоджується.
}
mandalorian-adventures-event-accusation-right = Гравець { $whom } — зрадник і вибуває.
mandalorian-adventures-event-accusation-wrong = Гравець { $whom } вірний; дві комірки саботовано.
mandalorian-adventures-event-won = Завдання виконано: перемога!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } гине: поразка.
    [failure] Настала умова провалу місії: поразка.
    [text] Місію провалено: поразка.
   *[other] Поразка.
}
mandalorian-adventures-event-unfinished = Останній хід минув: гра зупиняється незавершеною.

## Чому дію відхилено

mandalorian-adventures-refusal-window = «{ $action }» не відповідає на те, про що зараз питають ({ $rule })
mandalorian-adventures-refusal-not-in-hand = «{ $action }»: карти k{ $card } немає у вас на руці ({ $rule })
mandalorian-adventures-refusal-space-used = «{ $action }»: цього ходу ви вже грали в комірку «{ $space }» ({ $rule })
mandalorian-adventures-refusal-no-space = «{ $action }»: у цій місії немає зеленої комірки дії ({ $rule })
mandalorian-adventures-refusal-no-actions = «{ $action }»: цього ходу у вас не лишилося дій ({ $rule })
mandalorian-adventures-refusal-two-actions = «{ $action }»: спершу зіграйте ще карту; зіграно { $count } з { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = «{ $action }»: у цій комірці карта не має ефекту ({ $rule })
mandalorian-adventures-refusal-effect-used = «{ $action }»: ефект уже застосовано ({ $rule })
mandalorian-adventures-refusal-effect-later = «{ $action }»: ефект застосовують після дії ({ $rule })
mandalorian-adventures-refusal-effect-earlier = «{ $action }»: ефект застосовують перед дією ({ $rule })
mandalorian-adventures-refusal-effect-target = «{ $action }»: для ефекту потрібна ціль дії ({ $rule })
mandalorian-adventures-refusal-other-action = «{ $action }»: карту зіграно в комірку «{ $space }» ({ $rule })
mandalorian-adventures-refusal-tactical = «{ $action }»: тактична карта не дає дії, лише свій ефект ({ $rule })
mandalorian-adventures-refusal-strength = «{ $action }»: потрібна сила { $needed }, а сила дії — { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = «{ $action }»: дія місії зараз неможлива ({ $rule })
mandalorian-adventures-refusal-no-threat = «{ $action }»: жетона t{ $threat } на полі немає ({ $rule })
mandalorian-adventures-refusal-out-of-range = «{ $action }»: t{ $threat } не в межах дальності { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = «{ $action }»: t{ $threat } уже горілиць ({ $rule })
mandalorian-adventures-refusal-not-enemy = «{ $action }»: t{ $threat } — не відкритий ворог ({ $rule })
mandalorian-adventures-refusal-stuck = «{ $action }»: для t{ $threat } немає клітинки, на яку перейти ({ $rule })
mandalorian-adventures-refusal-no-cell = «{ $action }»: на цьому полі немає клітинки c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = «{ $action }»: клітинка c{ $cell } не сусідня ({ $rule })
mandalorian-adventures-refusal-wall = «{ $action }»: дорогу перегороджує стіна ({ $rule })
mandalorian-adventures-refusal-closed-door = «{ $action }»: двері зачинені ({ $rule })
mandalorian-adventures-refusal-height = «{ $action }»: через висоту не переміщуються ({ $rule })
mandalorian-adventures-refusal-no-steps = «{ $action }»: переміщення завершено ({ $rule })
mandalorian-adventures-refusal-not-here = «{ $action }»: t{ $threat } не на вашій клітинці ({ $rule })
mandalorian-adventures-refusal-no-bonus = «{ $action }»: t{ $threat } — не відкритий бонус ({ $rule })
mandalorian-adventures-refusal-no-use = «{ $action }»: зараз із цього немає користі ({ $rule })
mandalorian-adventures-refusal-no-damage = «{ $action }»: ви не маєте пошкоджень ({ $rule })
mandalorian-adventures-refusal-not-carried = «{ $action }»: ви цього не несете ({ $rule })
mandalorian-adventures-refusal-no-child = «{ $action }»: у цій місії немає Малюка ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = «{ $action }»: Малюк не на вашій клітинці ({ $rule })
mandalorian-adventures-refusal-child-carried = «{ $action }»: Малюка вже несуть ({ $rule })
mandalorian-adventures-refusal-child-fled = «{ $action }»: цього ходу Малюк утік ({ $rule })
mandalorian-adventures-refusal-not-owned = «{ $action }»: ви не маєте карти p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = «{ $action }»: зараз не час для карти p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = «{ $action }»: карту p{ $card } мають обидва персонажі; назвіть, чия вона ({ $rule })
mandalorian-adventures-refusal-one-owner = «{ $action }»: карту p{ $card } має лише один персонаж, називати його не треба ({ $rule })
mandalorian-adventures-refusal-not-drawn = «{ $action }»: карту p{ $card } не взято ({ $rule })
mandalorian-adventures-refusal-not-kept = «{ $action }»: карту p{ $card } не можна залишити ({ $rule })
mandalorian-adventures-refusal-second-copy = «{ $action }»: персонаж уже має карту p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = «{ $action }»: такого вибору немає ({ $rule })
mandalorian-adventures-refusal-no-door = «{ $action }»: поруч із вашою клітинкою немає зачинених дверей d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = «{ $action }»: жодне правило не відчиняє їх цією дією ({ $rule })
mandalorian-adventures-refusal-must-choose = «{ $action }»: треба зробити один із виборів ({ $rule })
mandalorian-adventures-refusal-no-traitor = «{ $action }»: зараз ви не можете стати зрадником ({ $rule })

## Стіл

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Хід { $turn }.
   *[other] Хід { $turn }, не більше ніж { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } грає карти: поки що { $played } з { $needed }.
   *[other] { mandalorian-adventures-who } грає карти: поки що { $played } з { $needed }. Можлива ще й додаткова дія.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }. { $character }: { $space }, сила { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }. { $character } далі не йде.
    [one] { mandalorian-adventures-who }. { $character } може пройти ще { $left } клітинку.
    [few] { mandalorian-adventures-who }. { $character } може пройти ще { $left } клітинки.
   *[many] { mandalorian-adventures-who }. { $character } може пройти ще { $left } клітинок.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }. { $character }, дію завершено: { $space }. Щось іще?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } вирішує: яка загроза?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } вирішує: яку загрозу подивитися?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } вирішує: яка клітинка?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } вирішує: де з’являється підкріплення?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } вирішує: куди тікає Малюк?
mandalorian-adventures-step-character = { mandalorian-adventures-who } вирішує: який персонаж?
mandalorian-adventures-step-space = { mandalorian-adventures-who } вирішує: яка комірка дії?
mandalorian-adventures-step-free = { mandalorian-adventures-who } вирішує: яка безплатна дія?
mandalorian-adventures-step-door = { mandalorian-adventures-who } вирішує: які двері?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } може залишити одну з узятих карт планування.
mandalorian-adventures-step-top = { mandalorian-adventures-who } може повернути одну з узятих карт нагору колоди.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } може зараз використати карту планування.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } вирішує: яку карту планування скинути?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } вирішує: який з ефектів, у їхньому порядку?
mandalorian-adventures-step-may = { mandalorian-adventures-who } вирішує: чи виконувати цю частину?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } вирішує: що спершу?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } вирішує: який гравець?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } може звинуватити когось у зраді.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } вирішує: чи згода зі звинуваченням?
mandalorian-adventures-step-won = Перемога: завдання виконано!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] Поразка: { $character } гине.
    [failure] Поразка: настала умова провалу місії.
   *[other] Поразка.
}
mandalorian-adventures-step-unfinished = Гру зупинено незавершеною.
mandalorian-adventures-label-event = Подія
mandalorian-adventures-label-source = Текст
mandalorian-adventures-label-due = Загрожує
mandalorian-adventures-label-objective = Завдання
mandalorian-adventures-label-failure = Провал
mandalorian-adventures-label-crisis = Криза
mandalorian-adventures-label-effect = Символ $
mandalorian-adventures-label-green = Дія
mandalorian-adventures-label-rules = Правила
mandalorian-adventures-label-tracks = Треки
mandalorian-adventures-label-ways = Проходи
mandalorian-adventures-label-enemies = Вороги
mandalorian-adventures-label-bonuses = Бонуси
mandalorian-adventures-label-looked = Побачено
mandalorian-adventures-label-spaces = Комірки
mandalorian-adventures-label-decks = Колоди
mandalorian-adventures-label-plans = Плани
mandalorian-adventures-label-carries = Несе
mandalorian-adventures-label-hand = Рука
mandalorian-adventures-label-drawn = Узято
mandalorian-adventures-picture-legend = @ персонаж; t3 2 ворог, якому лишилося 2 ОЗ{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o закрита кругла загроза, ?# квадратна; t7+ бонус; S початок, E вихід, (4) номер, * зірка, ^ висота; d0 двері.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Гине будь-який персонаж.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } з { $size }
mandalorian-adventures-picture-sabotage = саботаж { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = порожньо
mandalorian-adventures-picture-used = [зіграно цього ходу]
mandalorian-adventures-picture-child = Малюк
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } на { $cell }, пошкоджень { $damage } з { $hp }, зрадник
   *[no] { $character } на { $cell }, пошкоджень { $damage } з { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, поза грою
mandalorian-adventures-picture-enemy = { $name } на { $cell }: { $kind }, ОЗ { $left } з { $hp }
mandalorian-adventures-picture-reinforcement = підкріплення
mandalorian-adventures-picture-quiet = цього ходу не атакує
mandalorian-adventures-picture-has-child = має Малюка
mandalorian-adventures-picture-bonus = { $name } на { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } на { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
mandalorian-adventures-fact-deck = колода { $count }
mandalorian-adventures-fact-discard = скид { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] бракує { $count } карти
    [few] бракує { $count } карт
   *[many] бракує { $count } карт
}
mandalorian-adventures-fact-loyal = вірність
mandalorian-adventures-fact-traitor = зрадник
mandalorian-adventures-deck-events = події { $cards }, наступний зворот: { $back }
mandalorian-adventures-deck-plans = планування { $cards }, скид { $discard }
mandalorian-adventures-deck-reinforcements = підкріплення { $count }
mandalorian-adventures-deck-sabotage = саботаж { $count }, використано { $used }
mandalorian-adventures-deck-on-top = зверху колоди планування: { $card }

## Підсумок

mandalorian-adventures-column = Гравець { $seat }
mandalorian-adventures-row-won = Перемога
mandalorian-adventures-row-turns = Ходи
mandalorian-adventures-row-damage = Пошкодження
mandalorian-adventures-row-total = Разом
mandalorian-adventures-row-rank = Місце
mandalorian-adventures-tie-shared = Перемагають усі разом.

## Пам’ятка

mandalorian-adventures-aid-front =
    ВАШ ХІД
    1 Крок дій: зіграйте з руки дві карти, кожну в іншу комірку дії. Після кожної
      виконайте дію з її силою або відмовтеся від неї. Карта із символом цієї дії
      сильніша на 1. Ефект можна застосувати до або після дії, якщо карта лежить
      у комірці, яку він називає.
    2 Крок подій: див. на звороті.
    3 Узяття карт: беріть, доки на руці не буде 4 карт (героїчний рівень: 3).

    ДІЇ та їхня сила
      Переміщення  до стількох клітинок через тонкі лінії й відчинені двері. Ворог
                   або закрита загроза зупиняє вас; закриті загрози відкриваються.
      Атака        стільки пошкоджень одній загрозі в межах дальності 1. Закриту
                   спершу відкривають.
      Розвідка     у межах такої дальності подивіться закриту загрозу або
                   перемістіть ворога на 1.
      Планування   візьміть стільки карт планування; одну можна залишити, одну
                   повернути на верх.
    На кроці дій можна використовувати бонуси на своїй клітинці й те, що несете.
    Дальність проходить через висоти, але не через стіни й зачинені двері.

    ПОРАЗКА, щойно персонаж має стільки пошкоджень, скільки здоров’я, або коли так
    каже місія. ПЕРЕМОГА спільна, коли виконано завдання.

    ЯК ВВОДИТИ: «play k17 move» грає карту k17 у Переміщення, «go c12» — крок на цю
    клітинку, «attack t3» і «look t5» називають загрози, «use t7» — бонус,
    «spend b1» — жетон, який несете, «card p4» — карту планування.
mandalorian-adventures-aid-back =
    КРОК ПОДІЙ: комірки зліва направо; додайте надруковану силу карт і жетони
    саботажу.
      4 або менше   нічого не стається, усе лишається.
      5             карта події, потім комірку звільняють.
      6 або більше  спершу криза місії; діють ефекти «+6».
    Подія без жодного ефекту приносить підкріплення. Саботаж кладе на комірку
    випадковий жетон.

    ВОРОГИ самі нічого не роблять, крім своїх ефектів
      ! вартовий     ви завершили переміщення в межах його дальності 1:
                     1 пошкодження.

    КАРТИ ПЛАНУВАННЯ кажуть, коли їх використати. Персонаж має по одній кожного
    виду.

    ПОЛЕ: тонкі лінії можна перейти; товсті — стіни; пунктирні — висоти, їх долає
    лише дальність; d0 — двері, зачинені у товстій лінії. ░ недоступна місцевість.
    S початок, E вихід, * зірка (*r червона, *b синя), (4) номер.
