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
undo-barrier = „{ $words }” nie da się już cofnąć: ta akcja coś odkryła lub zmieniła ({ $rule })

## Gry, opcje, miejsca, ziarna

game-unknown = Nie ma gry „{ $game }”; są gry: { $games }
game-no-packs = Gra { $game } nie przyjmuje własnych zestawów
odds-none = Gra { $game } nie liczy szans
odds-over = Gra skończona: nie ma już czego przewidywać
odds-not-ready = Szanse wymagają skompilowanych reguł, które nie są jeszcze gotowe: spróbuj ponownie za minutę
option-unknown = Nie ma opcji „{ $option }”; są opcje: { $allowed }
options-wrong = „options” nie może mieć wartości { $value }: opcje podaje się według nazw, jak w słowniku
option-choice = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe wartości: { $allowed }
option-number = Opcja „{ $option }” nie może mieć wartości „{ $value }”: to liczba całkowita od { $least } do { $most }
option-assignment = Opcja „{ $option }” nie może mieć wartości „{ $value }”: każdemu miejscu ({ $seats }) podaj inną z wartości { $allowed }
option-team = Opcja „{ $option }” nie może mieć wartości „{ $value }”: podaj różne spośród { $allowed }
option-text = „{ $option }” to tekst „{ $value }”: podaj samą wartość, bez cudzysłowu
seats-wrong = { $game } jest dla liczby graczy od { $least } do { $most }, a nie „{ $seats }”
seat-unknown = Nie ma miejsca „{ $seat }”: miejsca mają numery od 0 do { $last }
seed-wrong = „{ $seed }” to nie ziarno: musi to być liczba całkowita od 0, mniejsza niż 2^256, albo 64 cyfry szesnastkowe
seed-not-its-hash = Ziarno nie pasuje do swojego skrótu: to nie jest zapowiedziane rozdanie
since-wrong = „since” nie może mieć wartości „{ $since }”: to liczba całkowita, 0 lub większa
event-wrong = „event” nie może mieć wartości { $event }: to zdarzenie tej gry, takie jak zwracają „play” i „events”
language-unknown = Nie ma tekstów w języku „{ $language }”; są języki: { $languages }

## Zapisane gry

saved-not-json = To nie jest zapisana gra: tekst nie jest w formacie JSON albo jest ucięty
saved-not-a-game = To nie jest zapisana gra programu Cantina albo jedno z jej pól jest niewłaściwego rodzaju
saved-missing = W zapisanej grze brakuje pola „{ $field }”
saved-field = Pola „{ $field }” tej zapisanej gry nie da się użyć: { $reason }
saved-altered = Zapisaną grę zmieniono: jej pola nie pasują do pola „check”
saved-version = Tę grę rozegrano według zasad w wersji { $saved }, a ten program zna wersję { $ours }
saved-content = Tę grę rozegrano innymi kartami, niż ma ten program
saved-content-pack = Tę grę rozegrano innymi kartami; gra z własnym zestawem potrzebuje tego samego zestawu, bez zmian (--pack)
saved-files = Kart zawartych w tej zapisanej grze nie da się użyć: { $reason }
saved-secret = Ziarno tej gry jest jeszcze tajne: będzie je widać po jej zakończeniu
saved-action = Akcji { $number } zapisanej gry („{ $line }”) nie da się wykonać: { $reason }
saved-line = nie podaje miejsca i akcji
saved-result = W zapisanej grze podano wynik, do którego jej akcje nie prowadzą

## Pliki z kartami

content-unreadable = { $file }: nie da się odczytać pliku ({ $reason })
content-file-missing = { $file }: tego pliku brakuje w zawartości gry
content-without-files = Ten zestaw kart powstał w pamięci: nie ma plików, które można zapisać
content-wrong = „content” to nie jest zestaw kart gry { $game }: użyj „game.content” albo tego, co daje „game.pack(folder)”
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

## Kampanie

campaign-not-prepared = „{ $action }” jest niemożliwe: przed tą grą nie sprawdzono jeszcze talii przewodnika ({ $rule })
campaign-still-running = „{ $action }” jest niemożliwe: gra jeszcze trwa ({ $rule })
campaign-other-game = { $file }: to nie jest gra tej kampanii: musiałaby to być gra mandalorian-adventures z growth={ $growth }
campaign-other = { $file }: to plik innej kampanii („{ $field }”)
campaign-decides = O „{ $field }” decyduje kampania: nie podawajcie tego
campaign-mission-not-now = Misja „{ $action }” nie jest następna w tej kampanii; możliwe: { $missions } ({ $rule })
campaign-mission-locked = Misja „{ $action }” nie jest jeszcze odblokowana; odblokowane: { $missions } ({ $rule })
campaign-which-mission = Która misja? Odblokowane: { $missions }
campaign-envelope-closed = Koperta { $action } jest jeszcze zamknięta ({ $rule })
campaign-not-yet = „{ $action }” nie weszło jeszcze do gry ({ $rule })
campaign-read-ahead = Karty przewodnika { $action } jeszcze nie rozpatrzono; nikt nie czyta dalej niż karta { $last } ({ $rule })
campaign-unreadable = { $file }: nie da się odczytać kampanii ({ $reason })
campaign-unwritable = { $file }: nie da się zapisać kampanii ({ $reason })
campaign-file-exists = { $file }: coś już tam jest; niczego nie zapisano
campaign-not-json = { $file }, wiersz { $line }: tekst nie jest w formacie JSON albo jest ucięty ({ $reason })
campaign-foreign = { $file }: to nie jest kampania tej gry: pola „{ $field }” brakuje albo mówi co innego
campaign-newer = { $file }, wiersz { $line }: „version” to { $saved }, a ten program zna kampanie do wersji { $ours }
campaign-missing = { $file }: brakuje pola „{ $field }”
campaign-value = { $file }, wiersz { $line }: w „{ $field }” jest { $value }: to niewłaściwy rodzaj albo nie wynika z rozpatrzonych kart przewodnika
campaign-action-unknown = Z kampanią nie można zrobić „{ $action }”; można: { $actions }
campaign-result-missing = Jak skończyła się gra? Podaj jedno z { $results }

## Zestawy misji i map

pack-no-folder = { $file }: nie ma takiego folderu
pack-nothing = { $file }: w tym folderze nie ma niczego z zestawu; mogą być: { $allowed }
pack-file-unknown = { $file }: zestaw nie ma takiego pliku ani folderu; mogą być: { $allowed }
pack-many-files = { $file }: jest tu więcej plików, niż zestaw może mieć ({ $most })
pack-not-plain = { $file }: to dowiązanie, potok albo urządzenie; zestaw ma tylko zwykłe pliki
pack-large = { $file }: plik ma { $size } B; plik zestawu może mieć najwyżej { $most } B
pack-large-whole = { $file }: pliki tego zestawu mają razem { $size } B; dozwolone jest najwyżej { $most } B
pack-strange = { $file }, wiersz { $line }: każdy wpis musi zaczynać się wierszem jak [[name]] i niczym innym
pack-one-entry = { $file }, wiersz { $line }: w tym pliku musi być jeden wpis [[{ $field }]], a nie { $count }
pack-kind-missing = { $file }: zestaw nie ma w ogóle „{ $field }”
pack-too-many = { $file }, wiersz { $line }: „{ $field }”: za dużo wpisów rodzaju „{ $kind }”; jest miejsce na { $most }
pack-name-long = { $file }, wiersz { $line }: „{ $field }”: nazwa „{ $value }” jest za długa; największa dozwolona liczba znaków to { $most }
pack-twice = { $file }, wiersz { $line }: „{ $field }” ma po raz drugi wartość „{ $value }”
pack-flag = { $file }, wiersz { $line }: „{ $field }” ma wartość „{ $value }”; musi być true albo false
pack-texts = { $file }, wiersz { $line }: „{ $field }” musi być listą tekstów w cudzysłowach
pack-text-missing = { $file }, wiersz { $line }: tekstu „{ $field }” brakuje w językach: { $languages }
pack-text-broken = { $file }, wiersz { $line }: to nie jest komunikat Fluent
pack-text-foreign = { $file }, wiersz { $line }: tekst „{ $field }” nie należy do tego zestawu; zestaw ma tylko teksty tego, co jest w jego własnych plikach

## Zestawy: kroki i warunki

pack-step-empty = { $file }, wiersz { $line }: „{ $field }”: „{ $text }” nic nie robi: brakuje kroku
pack-step-unknown = { $file }, wiersz { $line }: „{ $field }”: nie ma kroku „{ $value }”, jak w „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; czy chodzi o „{ $like }”?
}
pack-step-then = { $file }, wiersz { $line }: „{ $field }”: w „{ $text }” jest „if” bez „then”
pack-step-prefix = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” stoi w złym miejscu w „{ $text }”; kolejność to: +6, may, if ... then
pack-step-choice = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: wybór to od dwóch do czterech prostych kroków rozdzielonych |
pack-step-loop = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: musi być „for_each player” i jeden krok albo wybór
pack-condition-empty = { $file }, wiersz { $line }: „{ $field }”: w „{ $text }” brakuje warunku
pack-condition-unknown = { $file }, wiersz { $line }: „{ $field }”: nie ma warunku „{ $value }”, jak w „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; czy chodzi o „{ $like }”?
}
pack-operands = { $file }, wiersz { $line }: „{ $field }”: w „{ $text }” jest za mało lub za dużo słów; pisze się: { $form }
pack-operand = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” nie pasuje w „{ $text }”; może być: { $allowed }
pack-operand-number = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” nie pasuje w „{ $text }”; musi być liczba całkowita od { $least } do { $most }
pack-name-unknown = { $file }, wiersz { $line }: „{ $field }”: nie ma takiej nazwy rodzaju { $kind }: „{ $value }”, jak w „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; czy chodzi o „{ $like }”?
}
pack-misplaced = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” nic tu nie znaczy („{ $text }”)

## Zestawy: mapy i żetony

pack-edge-unknown = { $file }, wiersz { $line }: „{ $field }”: nie ma pola „{ $value }”, jak w „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; czy chodzi o „{ $like }”?
}
pack-edge-two = { $file }, wiersz { $line }: „{ $field }”: „{ $text }” musi wymieniać dwa różne pola, a między nimi -, |, : lub =
pack-edge-contradicts = { $file }, wiersz { $line }: „{ $field }”: „{ $text }” mówi { $second }, a inny wiersz { $first }
pack-map-lacks = { $file }, wiersz { $line }: „{ $field }”: na mapie „{ $value }” nie ma pola z „{ $what }”
pack-map-stars = { $file }, wiersz { $line }: „{ $field }”: na mapie „{ $value }” musi być co najmniej tyle pól z gwiazdą: { $least }
pack-map-number = { $file }, wiersz { $line }: „{ $field }”: na mapie „{ $value }” nie ma pola z numerem { $number }
pack-slot = { $file }, wiersz { $line }: „{ $field }”: pole „{ $value }” to start albo wyjście, więc żeton nie może tam leżeć
pack-cut-off = { $file }, wiersz { $line }: „{ $field }”: na pole „{ $value }” nie da się dojść, nawet gdy wszystkie drzwi są otwarte
pack-door = { $file }, wiersz { $line }: „{ $field }”: żadna zasada mapy nie otwiera drzwi „{ $value }” od strony startu
pack-few-tokens = { $file }, wiersz { $line }: „{ $field }”: na mapie „{ $value }” miejsc o kształcie „{ $shape }” jest { $wanted }, a żetonów na nie bez fabularnych: { $count }
pack-must-place = { $file }, wiersz { $line }: „{ $field }”: obowiązkowych żetonów o kształcie „{ $shape }” na mapie „{ $value }” jest więcej niż miejsc ({ $wanted })
pack-no-slot = { $file }, wiersz { $line }: „{ $field }”: na mapie „{ $value }” nie ma miejsca o kształcie „{ $shape }”
pack-no-orange = { $file }, wiersz { $line }: „{ $field }”: mapa „{ $value }” nie ma pomarańczowych żetonów
pack-orange = { $file }, wiersz { $line }: „{ $field }”: pomarańczowy żeton nie ma kształtu
pack-rule-field = { $file }, wiersz { $line }: „{ $field }” mają tylko zasady na { $allowed }
pack-rule-door = { $file }, wiersz { $line }: „{ $field }”: zasada z door = true ma jedyny krok „{ $allowed }”
pack-use-take = { $file }, wiersz { $line }: „{ $field }”: nie można wziąć tego, co już się niesie

## Zestawy: karty

pack-beginner = { $file }, wiersz { $line }: „{ $field }” ma wartość { $value }; musi być większe niż hp, czyli { $hp }
pack-character-missing = { $file }, wiersz { $line }: „{ $field }”: brakuje postaci „{ $value }”
pack-color-missing = { $file }, wiersz { $line }: „{ $field }”: nie ma żetonów sabotażu w kolorze „{ $value }”
pack-deck = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” zaczyna z taką liczbą kart umiejętności: { $count }; musi być { $wanted }
pack-tactical = { $file }, wiersz { $line }: „{ $field }”: karta taktyczna nie ma siły
pack-tactical-steps = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” to karta taktyczna: nie wykonuje akcji, której mógłby dotyczyć krok „{ $text }”
pack-when = { $file }, wiersz { $line }: „{ $field }” w „{ $value }” musi być „{ $wanted }” z powodu „{ $text }”
pack-target = { $file }, wiersz { $line }: „{ $field }” w „{ $value }” musi być true wtedy i tylko wtedy, gdy kroki mówią o celu
pack-plan-window = { $file }, wiersz { $line }: „{ $field }”: karta planowania ma kroki, chyba że jej okno to „{ $window }”
pack-back = { $file }, wiersz { $line }: „{ $field }” ma wartość „{ $value }”, ale żaden krok wydarzenia nie dotyczy tej klasy
pack-growth-unknown = { $file }, wiersz { $line }: „{ $field }”: karta przewodnika nie umie „{ $value }”, jak w „{ $text }”; umie: { $allowed }
pack-growth-number = { $file }, wiersz { $line }: „{ $field }” ma wartość { $value }; karty przewodnika numeruje się bez luk, więc ta miałaby numer { $wanted }
pack-growth-stop = { $file }, wiersz { $line }: „{ $field }”: karta { $value }: ostatnia karta każdej części przed grą i po grze to karta STOP, i żadna inna
pack-envelope = { $file }, wiersz { $line }: „{ $field }”: żadna karta przewodnika nie otwiera koperty { $value }

## Zestawy: misje

pack-mercenary-map = { $file }, wiersz { $line }: „{ $field }”: w misję najemniczą gra się na dowolnej mapie, więc nie wymienia żadnej
pack-mercenary-people = { $file }, wiersz { $line }: „{ $field }”: misja najemnicza „{ $value }” musi wymieniać wszystkie postacie i nie wymagać żadnej
pack-listed = { $file }, wiersz { $line }: „{ $field }”: misja „{ $value }” musi wymieniać co najmniej tyle postaci: { $least }
pack-required = { $file }, wiersz { $line }: „{ $field }”: „{ $value }” jest wymagane, ale nie ma tej postaci na liście
pack-track = { $file }, wiersz { $line }: „{ $field }”: „{ $text }” musi być nazwą i rozmiarem od 1 do { $most } albo trzema rozmiarami dla 2, 3 i 4 postaci, np. 3/4/5
pack-tracks = { $file }, wiersz { $line }: „{ $field }” może wymieniać co najwyżej tyle różnych torów: { $most }
pack-spaces = { $file }, wiersz { $line }: „{ $field }”: pól akcji może być co najwyżej { $most }, więc zielone tylko jedno
pack-bonus = { $file }, wiersz { $line }: „{ $field }”: bonus „{ $value }” do niczego się nie przydaje w misji „{ $mission }”
pack-no-effect = { $file }, wiersz { $line }: brakuje „{ $field }”: żeton „{ $value }” ma jego symbol w misji „{ $mission }”
pack-objective-token = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: żetonu „{ $value }” może nie być na mapie
pack-objective-track = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: nic nie dodaje do toru „{ $value }”
pack-objective-take = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: nikt nie może wziąć żetonu „{ $value }”
pack-objective-met = { $file }, wiersz { $line }: „{ $field }” jest spełnione przed pierwszą turą (mapa „{ $map }”, postaci: { $count })
pack-over-at-start = { $file }, wiersz { $line }: „{ $field }”: gra kończy się przed pierwszą turą (mapa „{ $map }”, postaci: { $count })
pack-not-enemy = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: „{ $value }” to nie wróg
pack-no-child = { $file }, wiersz { $line }: „{ $field }”: „{ $text }” mówi o Dziecku, ale misja „{ $value }” nie ma child = true
pack-child = { $file }, wiersz { $line }: „{ $field }”: nic nie wprowadza Dziecka do misji „{ $value }”
pack-replace = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: na mapie „{ $value }” jest mniej ukrytych żetonów
pack-no-star = { $file }, wiersz { $line }: „{ $field }”: „{ $text }”: na mapie „{ $map }” nie ma „{ $value }”

## Opcje gry The Mandalorian: Adventures

ma-mode-unfit = Opcja „mode” nie może mieć wartości „{ $value }”: postaci wymienionych w misji jest { $listed }, graczy { $seats }; możliwe wartości: { $allowed }
ma-team-unfit = Opcja „characters” nie może mieć wartości „{ $value }”: w trybie „{ $mode }” podaj { $count ->
    [one] { $count } postać
    [few] { $count } różne postacie
   *[many] { $count } różnych postaci
} spośród: { $allowed }
ma-team-lacks = Opcja „characters”: w trybie „{ $mode }” ta misja wymaga: { $value }
ma-traitor-unfit = Opcja „traitor” nie może mieć wartości „{ $value }”: zdrajca wymaga trojga lub czworga graczy bez wspólnych postaci; tu graczy jest { $seats }, a tryb to „{ $mode }”
