### Столи для інших: `cantina serve` і все про її дані.

terminal-about-serve = Відкрити місце для гри: для цього комп’ютера, для телефонів у тій самій мережі або для всіх через проксі.
terminal-about-backup = Скопіювати всю базу даних у новий файл, з посиланнями та іменами, поки сервер працює далі.
terminal-about-export = Записати стіл або всі столи в новий файл без імен і посилань; «cantina import» прийме його.
terminal-about-import = Прийняти те, що було експортовано; те, що вже є, лишається як було.

## Довідка

serve-help-host = де слухати; якщо не вказано: для цього комп’ютера та його приватної мережі. 0.0.0.0 означає: для всіх мереж
serve-help-port = порт; якщо не вказано, 8421
serve-help-database = файл або postgresql://user:password@host/name; краще у змінній CANTINA_DATABASE, де інші цього не побачать
serve-help-data = тека для бази даних; якщо не вказано, ваша тека для даних
serve-help-prefix = шлях, під яким проксі показує цей сервер, як-от /cantina
serve-help-proxy = адреси проксі через кому: їм вірять, коли вони кажуть, звідки надійшов запит
serve-help-names = імена, за якими браузери знаходять цей сервер, через кому; адреси, localhost та ім’я цього комп’ютера називати не треба
serve-help-log = text або json: рядок на кожен запит; якщо не вказано, лише те, що пішло не так
serve-help-no-browser = не відкривати браузер
data-help-new-file = файл, якого ще немає
data-help-table = ідентифікатор столу
data-help-all = усі столи й кампанії
data-help-exported = файл, який записала «cantina export»

## Про що повідомляють

serve-open = Кантину відчинено: { $address }
serve-phones = Для телефонів у тій самій мережі: { $address }
serve-here-only = Увійти можна лише з цього комп’ютера; «--host 0.0.0.0» відчиняє для мережі.
serve-kept = Усе зберігається тут: { $where }
serve-end = Ctrl-C зачиняє; розпочаті ігри тривають, коли знову буде відчинено.
serve-closed = Кантину зачинено. Усі ігри збережено.
serve-progress = { $what }: { $done } із { $of }
serve-compiling = Ігри пришвидшено
data-exporting = Записано
data-importing = Прочитано
data-copied = Скопійовано: { $file }. Там є посилання та імена: бережіть цей файл.
data-exported = Записано: { $file }
data-exported-running = Незакінчених ігор: { $count }. У файлі є їхні зерна й таємні вибори: бережіть його, як саму базу даних.
data-imported = { $count ->
    [one] { $file }: { $count } новий стіл або кампанія
    [few] { $file }: { $count } нові столи й кампанії
   *[many] { $file }: { $count } нових столів і кампаній
}

## Що може бути не так

serve-packages = Серверу потрібні ще пакети: pip install "{ $package }"
serve-port-used = Порт { $port } уже зайнято: вкажіть інший через --port або завершіть програму, що його займає
serve-port-forbidden = Порт { $port } вам не дозволено: вкажіть через --port якийсь понад 1023
serve-port-wrong = Порту «{ $port }» немає: порти мають номери від 0 до { $last }
serve-host-wrong = Тут неможливо слухати на «{ $host }» ({ $reason })
serve-prefix-wrong = «{ $prefix }» — не шлях для --prefix: він має вигляд /cantina
serve-proxy-wrong = «{ $proxy }» — не адреса проксі: вона має вигляд 127.0.0.1
serve-proxy-wide = «{ $proxy }» — ціла мережа, і кожен у ній міг би видати себе за будь-кого: назвіть адресу кожного проксі
serve-name-wrong = «{ $name }» — не ім’я сервера: воно має вигляд games.example
serve-log-wrong = Журналу виду «{ $kind }» немає; є { $kinds }
serve-database-or-data = Вкажіть --database або --data, але не обидва
serve-folder = Текою { $folder } неможливо скористатися ({ $reason })
serve-running = Із { $file } уже працює сервер
serve-linked = { $file } має друге ім’я (жорстке посилання): з ним могли б працювати два сервери. Видаліть це посилання
data-no-store = Бази даних { $file } немає; інше місце вказує --data або --database
data-no-table = Столу «{ $table }» немає
