### Термінал: `cantina` та її команди.

## Довідка

terminal-help =
    Cantina: три настільні гри про мисливців за головами — грати, вивчати, навчати.

    cantina games              які є ігри та їхні параметри
    cantina play ГРА           грати проти комп’ютера
    cantina play --resume ФАЙЛ продовжити збережену гру
    cantina replay ФАЙЛ        переглянути збережену гру, дію за дією
    cantina verify ФАЙЛ        перевірити, що збережену гру роздано й зіграно чесно
    cantina check НАБІР        перевірити набір полів, місій і карт
    cantina campaign --help    вести кампанію «Мандалорець: Пригоди» у файлі
    cantina serve              відкрити місце для гри в браузері й на телефонах
    cantina backup ФАЙЛ        скопіювати базу даних сервера; export та import переносять столи
    cantina compile            скомпілювати ігри заздалегідь, наприклад для контейнера
    cantina bench              виміряти, як швидко працюють ігри
    cantina balance            дослідити, чи врівноважені карти й місця гри
    cantina winrates           виміряти, як часто команди виграють кожну місію

    cantina КОМАНДА --help розповість більше. --lang вибирає мову: { $languages }.
terminal-usage = Використання:{ " " }
terminal-group-words = Аргументи
terminal-group-options = Параметри
terminal-help-help = показати цю довідку й завершити
terminal-help-lang = мова: { $languages }; якщо не вказано, мова вашої системи
terminal-help-game = одна з: { $games }
terminal-help-seats = скільки гравців; якщо не вказано, 4
terminal-help-as = котрий гравець — ви, рахуючи від 1; якщо не вказано, 1
terminal-help-level = як грають інші: { $levels }; якщо не вказано, greedy
terminal-help-seed = ціле число або 64 шістнадцяткові цифри: те саме зерно роздає ті самі карти
terminal-help-option = НАЗВА=ЗНАЧЕННЯ, скільки завгодно разів; параметри перелічує «cantina games»
terminal-help-resume = продовжити цю збережену гру
terminal-help-pack = тека з вашими власними ігровими полями, місіями й картами; чи все в ній гаразд, каже «cantina check»
terminal-help-file = збережена гра
terminal-help-file-or-export = збережена гра або те, що записала «cantina export»
terminal-help-pack-of-game = набір, з яким грали цю гру
terminal-help-seat = показати те, що міг знати цей гравець, рахуючи від 1
terminal-about-games = Ігри й параметри, які можна вибрати до роздачі.
terminal-about-play = Ви граєте за одного гравця, комп’ютер — за решту; він знає не більше, ніж знали б ви.
terminal-about-replay = Показати збережену гру, дію за дією.
terminal-about-verify = Звірити зерно збереженої гри з його гешем і відтворити її всю.
terminal-about-bench = Виміряти, як швидко працюють ігри.
terminal-about-balance = Дослідити, чи врівноважені карти й місця гри.
terminal-about-winrates = Виміряти, як часто комп’ютерні команди виграють кожну місію кооперативної гри.

## Що може бути не так із командою

terminal-command-unknown = Команди «{ $command }» немає; усі команди перелічує «cantina --help»
terminal-argument-unknown = Незрозуміло: «{ $argument }»; див. «{ $command } --help»
terminal-value-missing = { $argument } потребує значення; див. «{ $command } --help»
terminal-argument-wrong = { $argument }: { $reason }; див. «{ $command } --help»
terminal-game-missing = Яка гра? Є такі: { $games }
terminal-file-missing = Який файл? Див. «{ $command } --help»
terminal-number-wrong = { $argument } потребує цілого числа, а не «{ $value }»
terminal-player-wrong = { $argument }: гравця «{ $value }» немає; гравці мають номери від 1 до { $most }
terminal-option-form = --option потребує НАЗВА=ЗНАЧЕННЯ, а не «{ $value }»
terminal-resume-only = { $argument } не можна поєднувати з --resume: у збереженої гри все своє
terminal-no-file = Файлу «{ $file }» немає
terminal-file-unreadable = Файл «{ $file }» неможливо прочитати
terminal-file-unwritable = Файл «{ $file }» неможливо записати
terminal-file-other = «{ $file }» уже є, і це не збережена гра: нічого не записано

## Перелік ігор

terminal-game = { $game }: { $name }, гравців від { $least } до { $most }
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }=від { $least } до { $most }
terminal-option-player = { $option }=гравець
terminal-option-assignment = { $option }=назва,назва,...
terminal-option-named = { $option }=назва
terminal-option-of = { $about } ({ $values })

## За столом

terminal-hash = Геш зерна: { $hash }
terminal-welcome = Ви — гравець { $seat } із { $seats }; інші грають на рівні «{ $level }». Довідка: «?».
terminal-choices = Що ви робите?
terminal-prompt = { $count ->
    [1] 1, Enter або ? >{ " " }
   *[other] 1-{ $count } або ? >{ " " }
}
terminal-no-choice = Варіанта «{ $number }» немає: уведіть число від 1 до { $count }
terminal-taken-back = Скасовано: { $action }
terminal-saved = Збережено: { $file }; продовжити — «cantina play --resume { $file }{ $pack }»
terminal-saved-over = Збережено: { $file }; перевірити — «cantina verify { $file }{ $pack }», переглянути — «cantina replay { $file }{ $pack }»
terminal-save-name = Уведіть «save» та ім’я файлу
terminal-save-offer = Ім’я файлу збереже гру, Enter — ні >{ " " }
terminal-goodbye = До наступного разу.
terminal-goodbye-unsaved = До наступного разу. Гру не збережено.
terminal-commands =
    Уведіть номер варіанта або його запис, як-от «sell 17».
      Enter        показати стіл ще раз; якщо варіант лише один, вибрати його
      ?            ця довідка й карта-пам’ятка
      log          усе, що досі сталося, наскільки вам можна це знати
      undo         скасувати вашу останню дію, якщо вона нічого вам не відкрила
      save ФАЙЛ    зберегти гру
      quit         вийти з-за столу; перед цим гру можна зберегти

## Кінець

terminal-winner = { $count ->
    [0] Ніхто не переміг.
    [1] Перемагає гравець { $players }!
   *[other] Перемагають гравці { $players }!
}
terminal-winner-you = Ви перемогли!
terminal-seed = Зерно: { $seed }

## Перегляд і перевірка

terminal-step = { $number } із { $all }. Гравець { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } із { $all }. Гравець { $seat }: дію прийнято.
terminal-replay-prompt = Enter: наступна дія, t: стіл, q: кінець >{ " " }
terminal-unfinished = Гру ще не завершено.
terminal-verified-table = Стіл { $table }:
terminal-verified-nothing = Карт там ще не роздавали.
terminal-verified-seed = Зерно відповідає своєму гешу { $hash }.
terminal-verified-deal = { $game }, правила версії { $version }, кількість гравців: { $seats }; { $cards }.
terminal-verified-own = карти — ті самі, що в цій програмі
terminal-verified-pack = карти — ті самі, що в наборі { $pack }
terminal-verified-actions = { $count ->
    [one] Відтворено { $count } дію; усе за правилами.
    [few] Відтворено { $count } дії; усе за правилами.
   *[many] Відтворено { $count } дій; усе за правилами.
}
terminal-verified-result = Вони ведуть до записаного результату: { $scores }.
