### Klient internetowy: co mówią jego pierwsze strony.

client-title = Cantina
client-lead = Trzy gry planszowe o łowcach nagród. W pojedynkę, przy jednym ekranie albo z przyjaciółmi, gdziekolwiek są. Bez konta: link to twoje miejsce przy stole.
client-no-script = Cantina wymaga JavaScriptu: zezwól na skrypty na tej stronie.
client-old-browser = Ta przeglądarka jest za stara dla Cantiny. Użyj nowszej: Firefox, Chrome, Safari albo Edge.
client-unofficial = Dzieło fanów; niezwiązane z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup pudełko.
client-home = Strona główna
client-close = Zamknij
client-loading = Chwileczkę…
client-yes = Tak
client-no = Nie
client-copy = Skopiuj link
client-copied = Skopiowano
client-share = Udostępnij

## Gry

client-games = Gry
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Przygody
client-about-bounty-hunters = Szybki draft: wszyscy naraz wybierają kartę, a resztę podają dalej. Poluj na cele, kupuj droidy, wypełniaj kontrakty.
client-about-way-of-the-mandalorian = Wyposaż łowcę, wykonuj coraz trudniejsze misje i psuj szyki innym. Wygrywa najbogatszy.
client-about-mandalorian-adventures = Wspólna misja na planszy: ruszaj się, walcz, prowadź wywiad i planuj, zanim uderzą wrogowie. Wygrywają albo przegrywają wszyscy.
client-kind-bounty-hunters = Draft kart
client-kind-way-of-the-mandalorian = Wyścig po kredyty
client-kind-mandalorian-adventures = Kooperacja
client-players = Graczy: { $least }–{ $most }
client-minutes = { $minutes } min
client-text-only = Na razie tylko tekst
client-play-now = Zagraj
client-with-friends = Ze znajomymi
client-learn = Nauka
client-learn-of = Nauka: { $game }
client-rules = Zasady
client-rules-of = Zasady: { $game }
client-begin-here = Pierwszy raz tutaj?
client-begin-about = { $game }: zasady poznasz podczas gry, w około pięć minut.
client-begin-lesson = Zacznij pierwszą lekcję
client-dealing = Rozdajemy karty…

## Moje stoły

client-continue = Graj dalej
client-mine = Moje stoły
client-mine-none = Nie siedzisz jeszcze przy żadnym stole.
client-mine-all = Wszystkie moje stoły
client-your-turn = Twoja kolej
client-waits = Inni myślą
client-not-full = Są wolne miejsca
client-over = Zakończona
client-listed = Otwarte stoły
client-listed-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
client-player = Gracz { $number }

## Ustawienia

client-settings = Ustawienia
client-language = Język
client-theme = Motyw
client-theme-auto = jak w systemie
client-theme-dark = ciemny
client-theme-light = jasny
client-pace = Tempo innych
client-pace-slow = wolne
client-pace-normal = zwykłe
client-pace-quick = szybkie
client-pace-instant = od razu
client-motion = Animacje
client-motion-auto = jak w systemie
client-motion-full = włączone
client-motion-none = wyłączone
client-text-size = Rozmiar tekstu
client-sound = Dźwięk
client-volume-effects = Efekty
client-volume-music = Muzyka przy stole
client-volume-off = cisza
client-confirm = Pytaj przed akcją, która kończy moją turę
client-plain = Pokazuj stoły jako tekst
client-plain-about = dla czytników ekranu i dla tych, którzy lubią czytać
client-your-name = Twoje imię

## Gdy coś się nie uda

client-problem = Nie udało się
client-unreached = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
client-lost = Połączenie zerwało się przed odpowiedzią. Spójrz na stół i spróbuj ponownie.
client-nowhere = Ten link nie działa: może jest niepełny albo nieaktualny.
client-other-version = Ta strona jest nieaktualna. Wczytaj ją ponownie.
client-reload = Wczytaj ponownie
client-again = Spróbuj ponownie
client-unknown-game = Nie ma tu takiej gry.
