### Ludzie wokół gry: co się mówi przy stole i czego tam nie można.

## Co się mówi

table-player = Gracz { $seat }
table-told-sat = { $name } siada do stołu.
table-told-left = { $name } zwalnia miejsce.
table-told-bot = Gracz { $number }: bot ({ $level }).
table-level-random = gra losowo
table-level-greedy = gra dobrze
table-level-ahead = myśli naprzód
table-told-freed = Miejsce gracza { $number } jest znowu wolne.
table-told-dealt = Karty są rozdane.
table-told-acted = { $name }: wybór dokonany.
table-told-taken-back = { $name } cofa ostatnią akcję.
table-told-asks-undo = { $name } prosi o cofnięcie ostatniej akcji.
table-told-agrees = { $name } zgadza się.
table-told-refuses = { $name } nie zgadza się.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name }: czas minął, tymczasem gra bot.
   *[dropped] { $name }: utracono połączenie, tymczasem gra bot.
}
table-told-back = { $name } wraca do stołu.
table-told-rematch = Jest nowy stół z tymi samymi graczami.

## Gotowe zwroty

table-phrase-hello = Cześć!
table-phrase-good-luck = Powodzenia!
table-phrase-well-played = Dobrze zagrane!
table-phrase-thinking = Chwilę, myślę.
table-phrase-sorry = Przepraszam!
table-phrase-thanks = Dziękuję!
table-phrase-oops = Ojej.
table-phrase-good-game = Dobra gra!

## Czego nie można

table-name = Imię ma od 1 do { $longest } widocznych znaków
table-setting-unknown = Nie ma ustawienia „{ $field }”; dostępne: { $allowed }
table-setting = Ustawienie „{ $field }” nie może mieć wartości „{ $value }”; dozwolone: { $allowed }
table-no-seat = Nie ma miejsca „{ $seat }”: miejsca mają numery od 0 do { $last }
table-not-your-seat = Tu gra ktoś inny: to nie twoje miejsce
table-seat-taken = To miejsce jest zajęte
table-seat-yours = Już tu siedzisz
table-seat-invitation = To miejsce opuszczono w trakcie gry: zajmij je z linkiem do tego miejsca albo poproś osobę, która otworzyła stół
table-host-only = Może to zrobić tylko osoba, która otworzyła stół
table-no-bot = Tu nie siedzi bot
table-dealt = Karty są już rozdane: nie można tego zmienić
table-not-dealt = Karty nie są jeszcze rozdane
table-other-version = Grę przy tym stole rozpoczęto według wersji { $version } zasad { $game }; ten serwer gra według wersji { $ours }
table-other-content = Kart, którymi rozpoczęto grę { $game } przy tym stole, nie ma w bazie danych tego serwera
table-old-content = Kart, którymi rozpoczęto grę { $game } przy tym stole, nie da się już użyć: { $reason }
table-entry-kind = Wpis { $number } tego stołu jest rodzaju, którego ta wersja nie zna
table-entry-field = Wpisu { $number } tego stołu ({ $kind }) nie można odczytać: pole „{ $field }” się nie zgadza
table-damaged = Tego stołu nie można odczytać: jego zapis jest uszkodzony. Szczegóły operator serwera znajdzie w dzienniku
table-key = Klucz akcji to tekst od 1 do { $longest } znaków
table-confirm = To kończy twoją turę: potwierdź
table-no-orders = W tej grze nie ma takich stałych poleceń
table-no-undo = Przy tym stole cofanie jest wyłączone
table-no-wish = Nikt nie prosił cię o cofnięcie
table-phrase = Nie ma zwrotu „{ $value }”; dostępne: { $allowed }
table-not-away = Jesteś przy stole: nikt cię nie zastępuje
table-not-over = Gra jeszcze trwa
table-rematch = Nowy stół już jest
table-players-only = Mogą to zrobić tylko ci, którzy grali
table-moment = Dopóki gra trwa, możesz wrócić tylko do tego, co było widać z twojego miejsca
table-moment-later = Takiego momentu jeszcze nie ma: ostatni ma numer { $last }
table-unknown = Nie ma takiego stołu: link może być niepełny albo nieaktualny
table-busy = Zbyt wiele osób działa tu naraz: spróbuj ponownie
table-no-watching = Tego stołu nie można oglądać albo tylko z linkiem

## Campaigns

campaign-none = { $game } nie ma kampanii
campaign-unknown = Nie ma takiej kampanii: link może być niepełny albo nieaktualny
campaign-damaged = Tej kampanii nie można odczytać: jej zapis jest uszkodzony. Szczegóły operator serwera znajdzie w dzienniku
campaign-not-yours = Ta kampania należy do innych: poproś ich o jej link
campaign-keepers-only = Mogą to tylko ci, którzy prowadzą tę kampanię: kto ją założył albo ma jej link
