### Terminal: `cantina` i jej polecenia.

## Pomoc

terminal-help =
    Cantina: trzy gry planszowe o łowcach nagród — do grania, badania i nauki.

    cantina games              jakie są gry i ich opcje
    cantina play GRA           zagraj przeciw komputerowi
    cantina play --resume PLIK dokończ zapisaną grę
    cantina replay PLIK        obejrzyj zapisaną grę, akcja po akcji
    cantina verify PLIK        sprawdź, czy zapisaną grę rozdano i rozegrano uczciwie
    cantina check ZESTAW       sprawdź zestaw map, misji i kart
    cantina campaign --help    prowadź kampanię „The Mandalorian: Przygody” w pliku
    cantina serve              otwórz miejsce do gry dla przeglądarki i telefonów
    cantina backup PLIK        skopiuj bazę danych serwera; export i import przenoszą stoły
    cantina compile            skompiluj gry zawczasu, na przykład dla kontenera
    cantina bench              zmierz, jak szybko działają gry
    cantina balance            zbadaj, czy karty i miejsca w grze są wyważone
    cantina winrates           zmierzyć, jak często drużyny wygrywają każdą misję

    cantina POLECENIE --help powie więcej. --lang wybiera język: { $languages }.
terminal-usage = Użycie:{ " " }
terminal-group-words = Argumenty
terminal-group-options = Opcje
terminal-help-help = pokaż tę pomoc i zakończ
terminal-help-lang = język: { $languages }; jeśli go nie podano, język systemu
terminal-help-game = jedna z: { $games }
terminal-help-seats = liczba graczy; jeśli jej nie podano, 4
terminal-help-as = którym graczem jesteś, licząc od 1; jeśli nie podano, 1
terminal-help-level = jak grają inni: { $levels }; jeśli nie podano, greedy
terminal-help-seed = liczba całkowita albo 64 cyfry szesnastkowe: to samo ziarno rozdaje te same karty
terminal-help-option = NAZWA=WARTOŚĆ, dowolnie wiele razy; opcje wymienia „cantina games”
terminal-help-resume = dokończ tę zapisaną grę
terminal-help-pack = folder z własnymi planszami, misjami i kartami; czy jest w porządku, mówi „cantina check”
terminal-help-file = zapisana gra
terminal-help-file-or-export = zapisana gra albo to, co zapisało „cantina export”
terminal-help-pack-of-game = zestaw, z którym rozegrano tę grę
terminal-help-seat = pokaż to, co mógł wiedzieć ten gracz, licząc od 1
terminal-about-games = Gry i opcje, które można wybrać przed rozdaniem.
terminal-about-play = Zagraj na jednym miejscu; na pozostałych gra komputer i nie wie więcej, niż można wiedzieć na tych miejscach.
terminal-about-replay = Pokaż zapisaną grę, akcja po akcji.
terminal-about-verify = Porównaj ziarno zapisanej gry z jego skrótem i odtwórz ją całą.
terminal-about-bench = Zmierz, jak szybko działają gry.
terminal-about-balance = Zbadaj, czy karty i miejsca w grze są wyważone.
terminal-about-winrates = Zmierz, jak często komputerowe drużyny wygrywają każdą misję gry kooperacyjnej.

## Co może być nie tak z poleceniem

terminal-command-unknown = Nie ma polecenia „{ $command }”; wszystkie wymienia „cantina --help”
terminal-argument-unknown = Nie wiadomo, co znaczy „{ $argument }”; zobacz „{ $command } --help”
terminal-value-missing = { $argument } wymaga wartości; zobacz „{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; zobacz „{ $command } --help”
terminal-game-missing = Która gra? Są: { $games }
terminal-file-missing = Który plik? Zobacz „{ $command } --help”
terminal-number-wrong = { $argument } wymaga liczby całkowitej, a nie „{ $value }”
terminal-player-wrong = { $argument }: nie ma gracza „{ $value }”; gracze mają numery od 1 do { $most }
terminal-option-form = --option wymaga NAZWA=WARTOŚĆ, a nie „{ $value }”
terminal-resume-only = { $argument } nie łączy się z --resume: zapisana gra ma już wszystko swoje
terminal-no-file = Nie ma pliku „{ $file }”
terminal-file-unreadable = Nie da się odczytać pliku „{ $file }”
terminal-file-unwritable = Nie da się zapisać pliku „{ $file }”
terminal-file-other = „{ $file }” już istnieje i nie jest zapisaną grą: niczego nie zapisano

## Lista gier

terminal-game = { $game }: { $name }, liczba graczy od { $least } do { $most }
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }=od { $least } do { $most }
terminal-option-player = { $option }=gracz
terminal-option-assignment = { $option }=nazwa,nazwa,...
terminal-option-named = { $option }=nazwa
terminal-option-of = { $about } ({ $values })

## Przy stole

terminal-hash = Skrót ziarna: { $hash }
terminal-welcome = Jesteś graczem { $seat } z { $seats }; inni grają na poziomie „{ $level }”. Pomoc: „?”.
terminal-choices = Co robisz?
terminal-prompt = { $count ->
    [1] 1, Enter lub ? >{ " " }
   *[other] 1-{ $count } lub ? >{ " " }
}
terminal-no-choice = Nie ma możliwości „{ $number }”: wpisz liczbę od 1 do { $count }
terminal-taken-back = Cofnięto: { $action }
terminal-saved = Zapisano: { $file }; „cantina play --resume { $file }{ $pack }” gra dalej
terminal-saved-over = Zapisano: { $file }; „cantina verify { $file }{ $pack }” sprawdza, „cantina replay { $file }{ $pack }” pokazuje
terminal-save-name = Wpisz „save” i nazwę pliku
terminal-save-offer = Nazwa pliku zapisuje grę, Enter nie zapisuje >{ " " }
terminal-goodbye = Do następnego razu.
terminal-goodbye-unsaved = Do następnego razu. Gry nie zapisano.
terminal-commands =
    Wpisz numer możliwości albo jej zapis, na przykład „sell 17”.
      Enter        pokaż stół jeszcze raz; jedyną możliwość wybierz od razu
      ?            ta pomoc i ściąga
      log          wszystko, co się dotąd stało, o ile wolno ci to wiedzieć
      undo         cofnij swoją ostatnią akcję, jeśli niczego ci nie odkryła
      save PLIK    zapisz grę
      quit         odejdź od stołu; przedtem można zapisać grę

## Koniec

terminal-winner = { $count ->
    [0] Nikt nie wygrywa.
    [1] Wygrywa gracz { $players }!
   *[other] Wygrywają gracze { $players }!
}
terminal-winner-you = Wygrywasz!
terminal-seed = Ziarno: { $seed }

## Oglądanie i sprawdzanie

terminal-step = { $number } z { $all }. Gracz { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } z { $all }. Gracz { $seat }: akcja przyjęta.
terminal-replay-prompt = Enter: następna akcja, t: stół, q: koniec >{ " " }
terminal-unfinished = Gra jeszcze się nie skończyła.
terminal-verified-table = Stół { $table }:
terminal-verified-nothing = Nic tam jeszcze nie rozdano.
terminal-verified-seed = Ziarno pasuje do swojego skrótu { $hash }.
terminal-verified-deal = { $game }, zasady w wersji { $version }, liczba graczy: { $seats }; { $cards }.
terminal-verified-own = karty są te same co w tym programie
terminal-verified-pack = karty są te same co w zestawie { $pack }
terminal-verified-actions = { $count ->
    [one] Odtworzono { $count } akcję; wszystko zgodnie z zasadami.
    [few] Odtworzono { $count } akcje; wszystko zgodnie z zasadami.
   *[many] Odtworzono { $count } akcji; wszystko zgodnie z zasadami.
}
terminal-verified-result = Prowadzą do zapisanego wyniku: { $scores }.
