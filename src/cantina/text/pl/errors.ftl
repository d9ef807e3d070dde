### Co może być nie tak z tym, co podają ludzie i programy: jeden wiersz na każdy błąd, z zasadą lub polem.

## Akcje

action-unknown-verb = „{ $action }” to nie akcja: musi się zaczynać od jednego ze słów { $verbs }
action-bad-operands = „{ $action }” to nie akcja: po „{ $verb }” czegoś brakuje, coś jest zbędne lub nieznane
action-unknown-code = { $action } to nie akcja: kody są od 0 i mniejsze niż { $size }
action-not-understood = { $action } to nie akcja: zapisz ją jak „draw target” albo podaj jej kod
action-other-game = „{ $action }” to akcja innej gry: { $game }
game-over = „{ $action }” jest niemożliwe: gra się skończyła ({ $rule })
not-your-turn = „{ $action }” jest teraz niemożliwe: inni jeszcze nie skończyli ({ $rule })
undo-nothing = Nie ma czego cofnąć ({ $rule })
undo-barrier = „{ $action }” nie da się już cofnąć: ta akcja coś odkryła lub zmieniła ({ $rule })

## Gry, opcje, miejsca, ziarna

game-unknown = Nie ma gry „{ $game }”; są gry: { $games }
option-unknown = Nie ma opcji „{ $option }”; są opcje: { $allowed }
option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe wartości: { $allowed }
option-number = Opcja „{ $option }” nie może mieć wartości „{ $value }”: to liczba całkowita od { $least } do { $most }
option-assignment = Opcja „{ $option }” nie może mieć wartości „{ $value }”: każdemu miejscu ({ $seats }) podaj inną z wartości { $allowed }
seats-wrong = { $game } jest dla liczby graczy od { $least } do { $most }, a nie „{ $seats }”
seat-unknown = Nie ma miejsca „{ $seat }”: miejsca mają numery od 0 do { $last }
seed-wrong = „{ $seed }” to nie ziarno: musi to być liczba całkowita od 0, mniejsza niż 2^256, albo 64 cyfry szesnastkowe
seed-not-its-hash = Ziarno nie pasuje do swojego skrótu: to nie jest zapowiedziane rozdanie

## Zapisane gry

saved-not-json = To nie jest zapisana gra: tekst nie jest w formacie JSON albo jest ucięty
saved-not-a-game = To nie jest zapisana gra programu Cantina albo jedno z jej pól jest niewłaściwego rodzaju
saved-missing = W zapisanej grze brakuje pola „{ $field }”
saved-altered = Zapisaną grę zmieniono: jej pola nie pasują do pola „check”
saved-version = Tę grę rozegrano według zasad w wersji { $saved }, a ten program zna wersję { $ours }
saved-content = Tę grę rozegrano innymi kartami, niż ma ten program
saved-secret = Ziarno tej gry jest jeszcze tajne: będzie je widać po jej zakończeniu
saved-action = Akcji { $number } zapisanej gry („{ $line }”) nie da się wykonać: { $reason }
saved-line = nie podaje miejsca i akcji
saved-result = W zapisanej grze podano wynik, do którego jej akcje nie prowadzą

## Pliki z kartami

content-unreadable = { $file }: nie da się odczytać pliku ({ $reason })
content-not-toml = { $file }, wiersz { $line }: to nie jest TOML ({ $reason })
content-unknown-field = { $file }, wiersz { $line }: „{ $field }” jest tu nieznane; możliwe: { $allowed }
content-missing = { $file }, wiersz { $line }: brakuje pola „{ $field }”
content-count = { $file }, wiersz { $line }: „{ $field }” musi mieć { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
   *[many] { $count } wartości
}
content-number = { $file }, wiersz { $line }: w „{ $field }” stoi { $value }; musi to być liczba całkowita od { $least } do { $most }
content-word = { $file }, wiersz { $line }: w „{ $field }” stoi „{ $value }”; możliwe: { $allowed }
content-key = { $file }, wiersz { $line }: w „{ $field }” stoi „{ $value }”; nazwa może mieć tylko małe litery, cyfry i łączniki
content-total = { $file }, wiersz { $line }: liczba kart rodzaju „{ $kind }” to { $count }, a musi być { $wanted }
content-name-twice = { $file }, wiersz { $line }: w „{ $field }” stoi „{ $value }”, a tak nazywa się już inna karta
content-level = { $file }, wiersz { $line }: liczba misji, których „{ $field }” to { $level }, wynosi { $count }, a musi być { $wanted }
content-no-symbol = { $file }, wiersz { $line }: w „{ $field }” są same zera; potrzebny jest co najmniej jeden symbol
content-multiple = { $file }, wiersz { $line }: w „{ $field }” stoi { $value }; musi to być wielokrotność { $step }
content-no-shield = { $file }, wiersz { $line }: w „{ $field }” są same zera, więc cel schwytałby się sam
content-same-twice = { $file }, wiersz { $line }: w „{ $field }” muszą być dwie różne postacie
content-copies = { $file }, wiersz { $line }: w „{ $field }” stoi { $value }, a takich kart w zestawie jest { $real }
content-contract-icons = { $file }, wiersz { $line }: liczba celów z symbolem kontraktu („{ $field }”) to { $count }, a musi być { $wanted }
content-crate-icons = { $file }, wiersz { $line }: liczba kart skrzyń, na których „{ $field }” = { $icons }, to { $count }, a musi być { $wanted }
