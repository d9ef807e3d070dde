### Strona początkowa serwera.

page-language = Polski
page-title = Cantina: miejsce do gry
page-about = Trzy gry planszowe o łowcach nagród: w pojedynkę, przy jednym ekranie albo z przyjaciółmi, gdziekolwiek są. Konto nie jest potrzebne: link to twoje miejsce przy stole.
page-client = Na tym serwerze nie zainstalowano klienta przeglądarkowego. Mogą tu grać programy, a ludzie w terminalu.
page-games = Gry
page-players = Liczba graczy: od { $least } do { $most }
page-phones = Dla telefonów w tej samej sieci
page-code = Kod QR tego adresu
page-programs = Dla programów
page-api = Program siada do stołu tak jak człowiek: przez tajny link miejsca.
page-openapi = Wszystkie żądania wraz ze schematami (OpenAPI)
page-games-json = Gry i ich opcje (JSON)
page-languages = Języki
page-unofficial = Dzieło fanów; niezwiązane z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup pudełko.
