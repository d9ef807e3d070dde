### Вебклієнт: стіл «Мисливців за головами».

## Рішення

client-bh-draw = Візьміть карту: з якої колоди?
client-bh-draw-hint = Усі називають колоду одночасно.
client-bh-choose = Виберіть одну карту для себе
client-bh-choose-hint = Її не видно, доки не виберуть усі. Решта піде ліворуч.
client-bh-resolve = { $card }: зіграти чи продати?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}{ $cost ->
    [0] { "" }
   *[other] , мінус { $cost } за мисливців
}{ $bonus ->
    [credit] , і кредит
    [contract] , і контракт
   *[none] { "" }
}.
client-bh-activate = Заплатити за підготовлену карту чи завершити?
client-bh-finish = У цьому раунді більше нема чого робити
client-bh-play = Зіграти
client-bh-pay-play = Заплатити { $cost } і зіграти
client-bh-play-on = { $captures ->
    [yes] Захопити: { $target }!
   *[no] Ціль: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] За { $cost } захопити: { $target }!
   *[no] За { $cost }, ціль: { $target }
}
client-bh-activate-it = За { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] За { $cost }: { $card } захоплює: { $target }!
   *[no] За { $cost }: { $card }, ціль: { $target }
}
client-bh-reserve = Підготувати
client-bh-sell = Продати за 1 кредит
client-bh-finish-it = Завершити
client-bh-preview-ends = Це почне кінець гри.
client-bh-preview-unpaid = Зараз на неї не вистачає: її можна лише підготувати або продати.

## Стіл

client-bh-turn = Раунд { $turn }
client-bh-step-draw = Узяти
client-bh-step-choose = Вибрати
client-bh-step-resolve = Зіграти
client-bh-points = Очки
client-bh-prospect = якщо полювання вдадуться
client-bh-captured = Захоплено
client-bh-contracts = Контракти
client-bh-market = Ринок
client-bh-waiting-group = Чекають на ціль
client-bh-no-targets = Зіграйте ціль: мисливцям і дроїдам треба на когось полювати.
client-bh-deck-target = Цілі
client-bh-deck-hunter = Мисливці
client-bh-deck-contract = Контракти
client-bh-deck-market = Ринок
client-bh-discards = { $count ->
    [one] У скиді { $count } карта
    [few] У скиді { $count } карти
   *[many] У скиді { $count } карт
}
client-bh-crates = { $icons ->
    [one] { $icons } ящик
    [few] { $icons } ящики
   *[many] { $icons } ящиків
}
client-bh-contract = Контракт
client-bh-contract-now = зараз { $points }
client-bh-missing = бракує: зелених { $green }, блакитних { $blue }, помаранчевих { $orange }
client-bh-hidden-card = карта долілиць
client-bh-area-of = Ігрова зона: { $name }
client-bh-hand = Рука
client-bh-leads = лідер
client-bh-tally-captured = захоплено { $count } із 4
client-bh-tally-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
client-bh-tally-crates = { $count ->
    [one] { $count } ящик
    [few] { $count } ящики
   *[many] { $count } ящиків
}
client-bh-tally-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
client-bh-end-far = Кінець почнеться з чиєїсь четвертої цілі; поки що найбільше: { $most }
client-bh-end-near = { $left ->
    [one] Після цього ще { $left } раунд
    [few] Після цього ще { $left } раунди
   *[many] Після цього ще { $left } раундів
}
client-bh-end-now = Це останній раунд!
client-bh-end-over = Гру завершено

## Що є що

client-bh-about-target = Ціль: захоплена, вона варта { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Посилайте проти неї мисливців і дроїдів, доки не набереться всіх трьох значень захисту. Таких карт у колоді: { $copies }.
client-bh-bonus-credit = Хто її захопить, отримає 1 кредит.
client-bh-bonus-contract = Хто її захопить, візьме контракт.
client-bh-about-hunter = Мисливець безплатний і сильний, але забирає очки ({ $penalty }), якщо його ціль захоплено.
client-bh-about-hunter-free = Мисливець, який не коштує нічого, навіть очок.
client-bh-about-droid = Дроїд нападає, як мисливець, і ніколи не забирає очок. Заплатіть { $cost }, щоб його зіграти, або підготуйте й заплатіть пізніше. Таких карт у колоді: { $copies }.
client-bh-about-crate = Заплатіть { $cost }, щоб отримати очки ({ $points }). Хто наприкінці матиме найбільше ящиків, отримає ще 5 очок.
client-bh-about-two-targets = Очки за кожну захоплену ціль: { $first } — { $unit }, { $second } — { $unit2 }; і ще { $duo } за кожен набір із цих двох.
client-bh-about-same-target = Очки за кожну захоплену ціль { $first }: { $unit }; і ще { $duo } за кожні дві такі.
client-bh-about-target-and-crate = Очки за кожну захоплену ціль { $first }: { $unit }; і ще { $duo } за кожен набір такої цілі з ящиком.
client-bh-about-deck-target = Цілі дають очки, коли їх захоплюють мисливці й дроїди.
client-bh-about-deck-hunter = Мисливці нападають безплатно, але забирають очки, коли захоплюють.
client-bh-about-deck-contract = Контракти дають очки за потрібні захоплені цілі.
client-bh-about-deck-market = Дроїди та ящики коштують кредитів. Щоб отримати кредит, продайте карту.
client-bh-about-end = Коли хтось захопить четверту ціль, раунд догравають і грають ще два.
client-bh-about-master = Майстер гільдії бере першим, коли карт бракує.
client-bh-master = Майстер гільдії
client-bh-the-end = Кінець гри
client-bh-about-droids = Дроїди нападають, як мисливці, але коштують кредитів, а не очок.
client-bh-about-crates = Оплачені ящики дають очки. Хто наприкінці матиме найбільше ящиків, отримає ще 5 очок.
client-bh-about-credits = Кредитами платять за карти ринку. За продаж будь-якої карти дають один. Решта лише розв’язує нічиї.
client-bh-about-captures = Ціль захоплено, коли мисливці й дроїди сягнуть усіх трьох значень її захисту. Четверта захоплена ціль веде до кінця гри.
client-bh-about-reserved = Підготовлена карта чекає й нічого не робить, доки її не оплачено в якомусь із наступних раундів.
client-bh-about-points = Скільки очок було б зараз: захоплені цілі, ящики й контракти мінус плата мисливцям.

## Слова, що пояснюють себе: усі форми, перша — назва

client-bh-word-target = ціль|цілі|цілей|цілям|ціллю|цілями
client-bh-word-hunter = мисливець|мисливця|мисливці|мисливців|мисливцям|мисливцем
client-bh-word-contract = контракт|контракту|контракти|контрактів|контрактом
client-bh-word-market = ринок|ринку|ринком|джавський ринок|джавського ринку
client-bh-word-droid = дроїд|дроїда|дроїди|дроїдів|дроїдам
client-bh-word-crate = ящик|ящика|ящики|ящиків|ящиком
client-bh-word-credit = кредит|кредиту|кредити|кредитів|кредитами
client-bh-word-capture = захоплення|захоплено|захоплена|захоплені|захоплених|захоплює
client-bh-word-reserve = підготовлена карта|підготувати|підготовлену|підготовлено
client-bh-word-points = очки|очко|очок|очками
