### Klient internetowy: lekcje i przewodnik po nich.

client-learn-lesson = Lekcja { $number }
client-learn-done = Ukończona
client-learn-begin = Zacznij
client-learn-heard = Jasne
client-learn-next = Lekcja { $number }: { $name }
client-learn-play-on = Graj dalej
client-learn-enough = To wszystko, czego potrzeba: graj dalej albo zacznij następną lekcję.
client-learn-enough-last = To była ostatnia lekcja: graj dalej i udanych łowów!
client-learn-none = Tej gry nie uczy jeszcze żadna lekcja; jej zasady są poniżej.
client-learn-explain = { $pointer ->
    [touch] Przytrzymaj dowolną kartę, by przeczytać jej objaśnienie.
   *[mouse] Zatrzymaj wskaźnik na dowolnej karcie, by przeczytać jej objaśnienie.
}
client-learn-hunt = Polowanie
client-learn-hunt-about = Około pięciu minut: dobierasz, polujesz i płacisz, a potem możesz dograć do końca.
client-learn-contracts = Kontrakty
client-learn-contracts-about = Pełna gra, z przewodnikiem po tym, co nowe.
client-learn-missions = Misje
client-learn-missions-about = Około pięciu minut jako Din Djarin: zdobywasz ekwipunek, realizujesz misję i dobierasz karty.
client-learn-events = Wydarzenia
client-learn-events-about = Gra dla trojga jako Boba Fett: wydarzenia dla siebie i przeciw innym.
client-learn-camp = Obóz
client-learn-camp-about = Pierwsza misja dla dwojga bohaterów, przy stole tekstowym.
client-learn-egg = Jajo
client-learn-egg-about = Druga misja, z własnymi zasadami, przy stole tekstowym.

## Bounty Hunters

client-learn-bh-draw-target = Witaj na łowach: dobierz kartę ze stosu celów.
client-learn-bh-keep = Wybierz cel, który zatrzymasz; pozostałe karty dostanie sąsiad z lewej.
client-learn-bh-play = Zagraj go, a polowanie się zacznie.
client-learn-bh-shield = By go schwytać, łowcy muszą dorównać jego osłonie we wszystkich trzech kolorach.
client-learn-bh-draw-hunter = Dobierz przeciw niemu łowcę.
client-learn-bh-passed = Wszyscy podali karty o jedno miejsce w lewo: wybierz łowcę, który da to, czego brakuje.
client-learn-bh-send = Wyślij łowcę przeciw swojemu celowi.
client-learn-bh-missing = Pod celem widać, czego jeszcze brakuje; gdy nie brakuje niczego, jest schwytany.
client-learn-bh-captured = Schwytany: jego punkty są twoje, minus czerwone liczby łowców.
client-learn-bh-draw-market = Teraz dobierz z rynku Jawów: jego droidy i skrzynie kosztują kredyty.
client-learn-bh-keep-market = Wybierz kartę rynku; liczba na monecie to jej cena.
client-learn-bh-pay = Zapłać za nią teraz albo zarezerwuj ją, aż będzie cię stać.
client-learn-bh-end = Po pierwszym czwartym schwytaniu dogrywa się tę turę i jeszcze dwie, a potem wygrywa najwięcej punktów.
client-learn-bh-sell = Każdą kartę można zamiast zagrania sprzedać za jeden kredyt.
client-learn-bh-orphans = Łowca bez celu czeka i dołączy do następnego celu, który zagrasz.
client-learn-bh-last = Koniec się zaczął: bierz to, co jeszcze da punkty.
client-learn-bh-draw-contract = Nowość w tej grze: dobierz kontrakt, który płaci za określone schwytane postacie.
client-learn-bh-keep-contract = Wybierz kontrakt; na postacie, które pokazuje, warto polować.
client-learn-bh-contract = Zagraj go: kontrakt jest darmowy i płaci na końcu gry.
client-learn-bh-worth = Liczba pod kontraktem mówi, ile dałby teraz.
client-learn-bh-rivals = Sprawdź, na kogo polują rywale, zanim podasz im potrzebną kartę.
client-learn-bh-crates = Skrzynie też dają punkty, a kto ma ich najwięcej, dostaje jeszcze pięć.

## Way of the Mandalorian

client-learn-wm-equip = Witaj na łowach: zapłać za świecącą kartę, a jej symbole dołączą do twoich.
client-learn-wm-more = Dołóż jeszcze jedną, aż wypełnią się wszystkie symbole którejś misji.
client-learn-wm-ready = Masz wszystkie symbole tej misji: podejmij ją.
client-learn-wm-use = Włącz potrzebny ekwipunek; kartę ze znakiem 1× potem się odrzuca.
client-learn-wm-done = Nagroda jest twoja, a na końcu wygrywa najbogatszy.
client-learn-wm-draw = Została ci jedna akcja: dobierz dwie karty.
client-learn-wm-take = Dobierz dwie karty: odkryte albo nieznane ze stosu.
client-learn-wm-end = Obie akcje wykonane: zakończ turę.
client-learn-wm-job = Szybkie zlecenie daje 200 kredytów, raz w każdej twojej turze.
client-learn-wm-sell = Niepotrzebne karty sprzedasz za połowę kosztu.
client-learn-wm-goal = Ostatnia misja płaci najwięcej i kończy grę.
client-learn-wm-event = Ktoś wykonuje misję: za 200 kredytów twoje wydarzenie ją utrudni.
client-learn-wm-limit = Na koniec tury możesz mieć na ręce pięć kart: wybierz, co odrzucić.
client-learn-wm-last = Ostatnia misja jest na stole: płaci 5000 i kończy grę.
client-learn-wm-fill = Grasz jako Boba Fett: ukryj wydarzenie na swoim miejscu, skąd zagrywa się je za darmo.
client-learn-wm-slot = To wydarzenie znasz tylko ty: pomoże twoim misjom albo zatrzyma cudze.
client-learn-wm-prepare = Dołóż to, czego misja jeszcze wymaga.
client-learn-wm-try = Podejmij tę misję: masz wszystkie symbole.
client-learn-wm-own-event = Własne wydarzenie raz dodaje swoje symbole; pasuj, jeśli wystarcza bez niego.
client-learn-wm-once = Kartę ze znakiem 1× po użyciu się odrzuca, więc pomiń to, co niepotrzebne.
client-learn-wm-keep = Zachowaj wydarzenie i 200 kredytów, a zatrzymasz rywala.
client-learn-wm-orders = Ten przycisk pozwala ustalić, kiedy pytać cię o wydarzenia.

## The Mandalorian: Adventures

client-learn-ma-goal = Witaj: to musicie osiągnąć razem.
client-learn-ma-map = Na mapie @ to postać, t to zagrożenie, a grube linie to ściany.
client-learn-ma-play = Zagraj kartę na pole akcji: im większa siła, tym więcej daje akcja.
client-learn-ma-go = Idź z pola na pole albo zatrzymaj się.
client-learn-ma-attack = Wybierz zagrożenie do ataku: siła to obrażenia.
client-learn-ma-second = Teraz zagraj drugą kartę na inne pole akcji.
client-learn-ma-end = Obie karty zagrane: zakończ turę.
client-learn-ma-crisis = Pole akcji z sumą pięć daje wydarzenie, a z sumą sześć lub więcej najpierw ten kryzys.
client-learn-ma-failure = Jeśli to się stanie, misja jest przegrana.
client-learn-ma-rules = Każda misja ma własne zasady: tu jajo może pęknąć.
client-learn-ma-skills = Tekst karty działa tylko na polu akcji, które wymienia.
client-learn-ma-spaces = Rozkładaj karty, bo pole akcji z sumą pięć daje wydarzenie.
client-learn-ma-plan = Karta planowania to dodatek do dwóch kart: zagraj ją, gdy pomoże.
