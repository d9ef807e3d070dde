### Klient internetowy: stoły, w cokolwiek się przy nich gra.

## Otwieranie stołu

client-how-many = Ilu graczy?
client-who-sits = Kto gra?
client-seat = Miejsce { $number }
client-seat-me = ja
client-seat-link = ktoś z linkiem
client-seat-bot = bot: { $level }
client-seat-here = ktoś przy tym ekranie
client-name-of-seat = Imię gracza { $number }
client-options = Opcje gry
client-manners = Ustawienia stołu
client-undo = Cofanie akcji
client-undo-auto = swobodnie wśród znajomych, za zgodą przy otwartym stole
client-undo-free = swobodnie
client-undo-consent = jeśli wszyscy się zgodzą
client-undo-never = nigdy
client-watch = Kto może oglądać
client-watch-link = kto ma link
client-watch-anyone = każdy
client-watch-nobody = nikt
client-clock = Czas na decyzję
client-clock-none = bez limitu
client-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
client-clock-day = jeden dzień
client-listed-too = Pokaż stół na stronie głównej, żeby każdy mógł się dosiąść
client-open-table = Otwórz stół

## Wartości opcji

client-by-chance = decyduje los
client-value-standard = zwykła gra
client-value-introductory = gra wprowadzająca
client-value-true = tak
client-value-false = nie
client-value-turn = przez całą turę
client-value-between-actions = między akcjami
client-value-per-attribute = każdy atrybut
client-value-total = suma
client-value-flat = 200
client-value-printed = koszt z karty
client-value-equip = gdy wolno dokładać ekwipunek
client-value-setup-only = przed pierwszą turą
client-value-1 = jedna
client-value-unlimited = bez limitu
client-value-auto = automatycznie
client-value-story = fabularny
client-value-sandbox = swobodny
client-value-shared = wspólne postacie
client-value-normal = zwykły
client-value-beginner = dla początkujących
client-value-heroic = heroiczny

## Przed rozdaniem

client-invited = Zaproszono cię. Podaj imię i zajmij miejsce.
client-full = Wszystkie miejsca są zajęte.
client-seat-gone = Miejsce z tego linku jest już zajęte; inne jest wolne.
client-seat-open = Wolne miejsce
client-sit = Usiądź tutaj
client-sit-on = Zajmij miejsce { $number }
client-only-watch = Tylko oglądaj
client-lobby-waits = { $seats ->
    [one] Wolne jest { $seats } miejsce. Gdy ktoś je zajmie, rozdamy karty.
    [few] Wolne są { $seats } miejsca. Gdy ktoś je zajmie, rozdamy karty.
   *[many] Wolnych jest { $seats } miejsc. Gdy ktoś je zajmie, rozdamy karty.
}
client-seats-free = { $seats ->
    [one] Wolne jest { $seats } miejsce.
    [few] Wolne są { $seats } miejsca.
   *[many] Wolnych jest { $seats } miejsc.
}
client-invite = Link tylko do tego miejsca
client-invite-all = Jeden link dla wszystkich znajomych
client-invite-all-about = Wyślij go wszystkim, którzy mają grać: każdy zajmie wolne miejsce.
client-invite-text = { $game }: zagraj ze mną!
client-invite-seat = Link do miejsca { $number }
client-invite-watch = Link dla widzów
client-link-secret = Kto ma ten link, może go użyć: wyślij go tylko osobie, dla której jest.
client-code-alt = Kod QR tego linku
client-send-away = Odeślij bota
client-leave = Zwolnij miejsce
client-leave-sure = Odejść? Dalej zagra za ciebie bot.
client-bot-label = bot
client-seed-hash = Odcisk tasowania:
client-lesson-deal = Lekcja: każdy, kto uczy się tej gry, dostaje te same karty, a ktoś może je już znać.

## Przy stole

client-the-table = Stół
client-briefing = Fabuła i odprawa
client-fold = Zwiń
client-guide = Przewodnik
client-guide-hide = Ukryj przewodnik
client-this-table = Ten stół
client-decision = Twoja decyzja
client-decide = Co robisz?
client-log = Dziennik
client-log-newest = Najpierw najnowsze
client-log-oldest = Najpierw najstarsze
client-beside = Punkty i dziennik
client-boards = Obszary graczy
client-pad = Notes punktacji
client-map = Plansza
client-rule = Zasada { $rule }
client-wait = Chwileczkę…
client-waiting-for = Czekamy: { $names }
client-sealed = Twój wybór został przyjęty. Za chwilę zacznie obowiązywać.
client-game-over = Koniec gry.
client-take-back = Cofnij
client-status-yours = twoja kolej
client-status-thinking = myśli
client-status-ready = gotowe
client-status-away = brak połączenia
client-status-stand-in = gra bot
client-net-lost = Brak połączenia, próbujemy…
client-net-restart = Serwer uruchamia się od nowa…
client-net-later = Serwer jest zajęty, chwileczkę…
client-net-sending = Wysyłanie…
client-time-left = Pozostało czasu: { $time }
client-say = Powiedz coś
client-stood-in = Gra za ciebie bot.
client-take-over = Dalej gram ja
client-undo-asked = Zapytano innych, czy cofnąć twoją ostatnią akcję.
client-undo-wish = { $name } prosi o cofnięcie ostatniej akcji.
client-agree = Zgadzam się
client-disagree = Nie zgadzam się
client-own-link = Moje miejsce na innym urządzeniu
client-as-text = Jako tekst
client-as-picture = Graficznie
client-orders-open = Kiedy mnie pytać
client-orders = Gdy ktoś inny wykonuje misję
client-orders-ask = pytaj mnie za każdym razem
client-orders-matters = pytaj tylko wtedy, gdy wydarzenie może jeszcze coś zmienić
client-orders-from = pytaj tylko od pewnej nagrody
client-orders-never = nie pytaj, pasuję
client-orders-reward = najniższa nagroda
client-preview-change = { $what }: { $change }

## Jeden ekran dla kilku osób

client-curtain = { $name }, twoja kolej
client-curtain-about = Przekaż urządzenie. Pozostałych prosimy nie podglądać.
client-curtain-wait = Inni myślą…
client-i-am = To ja, { $name }

## Po grze

client-show-result = Wynik
client-look-at-table = Wróć do stołu
client-you-win = Wygrana!
client-you-share = Wspólne zwycięstwo!
client-winner = { $count ->
    [one] Wygrywa { $names }!
    [few] Wygrywają { $names }!
   *[many] Wygrywają { $names }!
}
client-won-together = Misja wykonana!
client-lost-together = Misja się nie powiodła.
client-unfinished = Gra została przerwana.
client-won = zwycięstwo
client-stood-in-mark = przez pewien czas grał tu bot
client-counting = Podliczanie…
client-place = Twoje miejsce: { $place } z { $count }
client-best = Najlepszy moment
client-best-own = Twój najlepszy moment
client-turning = Punkt zwrotny
client-turning-from = { $name } obejmuje prowadzenie i już go nie oddaje ({ $word } { $turn }).
client-turning-always = { $name } prowadzi od początku do końca.
client-record = Twój rekord
client-record-first = { $points }: pierwszy wynik przy tej liczbie graczy. Teraz to on jest do pobicia.
client-record-broken = { $points }: najlepszy wynik do tej pory! Poprzedni to { $before }.
client-record-stands = Najlepszy wynik to nadal { $points }.
client-see-it = Zobacz to
client-picture-alt = Wynik jako obrazek
client-picture-share = Udostępnij obrazek
client-picture-copy = Skopiuj obrazek
client-picture-save = Zapisz obrazek
client-picture-failed = Przeglądarka nie mogła utworzyć obrazka.
client-rematch = Rewanż
client-to-rematch = Do nowego stołu
client-replay = Powtórka
client-download = Pobierz
client-chart = Punkty w kolejnych turach
client-chart-table = W liczbach
client-turn = Tura
client-proof = Dowód uczciwego tasowania
client-proof-about = Przed rozdaniem stół pokazał odcisk tasowania. Teraz ziarno jest jawne: jego SHA-256 musi się zgadzać z tym odciskiem.
client-seed = Tasowanie (ziarno):
client-proof-holds = Zgadza się. Sprawdziła to twoja przeglądarka.
client-proof-fails = Nie zgadza się!
client-proof-cannot = Twoja przeglądarka sprawdza to tylko przez https. Zrobi to każdy program do SHA-256: ziarno to 32 bajty zapisane szesnastkowo.
client-moment = Pozycja w grze
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Przed pierwszą turą · { $number }/{ $all }
client-from-seat = Czyimi oczami
client-spectator = widz
client-step-back = Krok wstecz
client-step-on = Krok naprzód
client-turn-back = Tura wstecz
client-turn-on = Tura naprzód
client-speed = Szybkość
client-run = Odtwarzaj
client-pause = Pauza

## Zasady

client-rules-search = Szukaj w zasadach
client-rules-aid = Ściąga
client-rules-things = Słowniczek
client-rules-all = Wszystkie zasady według numerów
client-rules-nothing = Żadna zasada nie zawiera wszystkich tych słów.

## What others do, told beat by beat

client-film = Co się dzieje
client-film-skip = Pomiń
client-film-again = Pokaż ostatnią turę jeszcze raz
