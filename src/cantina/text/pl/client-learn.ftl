### Klient internetowy: lekcje i przewodnik po nich.

client-learn-lesson = Lekcja { $number }
client-learn-begin = Zacznij
client-learn-heard = Jasne
client-learn-none = Tej gry nie uczy jeszcze żadna lekcja: jej zasady są krótkie, a stół wyjaśnia, co można zrobić.
client-learn-hunt = Polowanie
client-learn-hunt-about = Cała gra bez kontraktów, z przewodnikiem. Uczysz się wybierać karty, polować i liczyć.
client-learn-contracts = Kontrakty
client-learn-contracts-about = Pełna gra, z przewodnikiem po tym, co nowe.
client-learn-missions = Misje
client-learn-missions-about = Gra dla dwojga jako Din Djarin, z przewodnikiem.

## Bounty Hunters

client-learn-bh-welcome = Witaj! Chcesz mieć najwięcej punktów. Punkty dają schwytane cele. Najpierw wszyscy naraz dobierają kartę: wskaż stos, by zobaczyć, co w nim jest, i naciśnij jeden.
client-learn-bh-choose = Masz pięć kart i zatrzymujesz jedną. Pozostałe idą w lewo, więc sąsiad dostanie to, co zostawisz. By kogoś schwytać, potrzebujesz celu oraz łowców lub droidów przeciw niemu.
client-learn-bh-target = Cel. Jego trzy wartości to osłona: zielona, niebieska, pomarańczowa. Zagraj go, a potem wysyłaj przeciw niemu łowców. Każdą kartę możesz też sprzedać za kredyt.
client-learn-bh-hunter = Łowca. Jego wartości sumują się z wartościami innych przeciw temu samemu celowi. Czerwona liczba to punkty, które zabierze, jeśli cel zostanie schwytany.
client-learn-bh-market = Karta rynku Jawów kosztuje kredyty. Jeśli nie możesz teraz zapłacić, zarezerwuj ją: poczeka.
client-learn-bh-pass = Wszyscy podali karty z ręki o jedno miejsce w lewo. To, co masz teraz, przyszło z prawej.
client-learn-bh-open = Pod celem widać, czego jeszcze brakuje. Gdy nie brakuje niczego, jest od razu schwytany.
client-learn-bh-orphans = Łowca bez celu czeka. Następny twój cel musi dołączyć do tych, którzy czekają.
client-learn-bh-captured = Schwytany! Jego punkty są twoje, minus czerwone liczby łowców. Cztery schwytane cele u kogokolwiek przybliżają koniec.
client-learn-bh-broke = Brak kredytów? Sprzedaj wybraną kartę: każda daje jeden kredyt.
client-learn-bh-near = Ktoś ma trzy cele. Z czwartym zacznie się koniec: turę się dogra, a potem będą jeszcze dwie.
client-learn-bh-last = Koniec się zaczął. Policz, co jeszcze zdążysz schwytać, i bierz to, co od razu daje punkty.
client-learn-bh-contracts = Nowość w tej grze: kontrakty. Każdy płaci za określone schwytane postacie, a za duety jeszcze więcej. Dobiera się je jak każdą kartę.
client-learn-bh-contract = Kontrakt jest darmowy. Płaci na końcu za to, co do tego czasu schwytasz, więc wybieraj te, które pasują do twoich celów.
client-learn-bh-worth = Twój kontrakt jest już coś wart: liczba pod nim na bieżąco się zmienia.

## Way of the Mandalorian

client-learn-wm-welcome = Witaj! Wygrywa najbogatszy. W swojej turze masz dwie akcje. Misje płacą, jeśli twoje symbole wystarczą na wszystko, czego wymagają.
client-learn-wm-equip = Twoich symboli jest jeszcze za mało. Naciśnij świecącą kartę z ręki, by za nią zapłacić i położyć ją na planszce. To nie jest akcja, więc zrób to przed misją.
client-learn-wm-ready = Wypełnione znaki na misjach to te, które już masz. Znajdź misję, na której wypełnione są wszystkie, i naciśnij ją.
client-learn-wm-draw = Dobierz dwie karty, jedną po drugiej: odkryte z rynku albo nieznane ze stosu.
client-learn-wm-sale = W jednej akcji sprzedaj dowolnie wiele kart za połowę kosztu. Zakończ sprzedaż, by dostać zapłatę.
client-learn-wm-own-event = Własne wydarzenie raz dodaje swoje symbole za 200 kredytów. Jeśli bez niego wystarcza, nie zagrywaj.
client-learn-wm-use = Wybierz, czego używasz. Karty ze znakiem 1× potem się odrzuca, więc pomiń te niepotrzebne.
client-learn-wm-event = Ktoś inny wykonuje misję. Za 200 kredytów możesz ją utrudnić. Spójrz, ile symboli ma ta osoba: czy warto?
client-learn-wm-limit = Na koniec tury możesz mieć na ręce najwyżej pięć kart. Wcześniej sprzedaj nadmiar albo dołóż ekwipunek.
client-learn-wm-done = Misja jest zrealizowana i znika z rzędu; następna przychodzi ze stosu. Są coraz trudniejsze i płacą więcej.
client-learn-wm-last = Ostatnia misja jest już na stole. Płaci 5000 i kończy grę.
