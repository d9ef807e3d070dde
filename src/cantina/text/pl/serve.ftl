### Stoły dla innych: `cantina serve` i wszystko o jej danych.

terminal-about-serve = Otwórz miejsce do gry: dla tego komputera, dla telefonów w tej samej sieci albo dla wszystkich przez serwer pośredniczący.
terminal-about-backup = Skopiuj całą bazę danych do nowego pliku, z linkami i imionami, gdy serwer pracuje dalej.
terminal-about-export = Zapisz stół albo wszystkie stoły do nowego pliku bez imion i linków; „cantina import” go przyjmie.
terminal-about-import = Przyjmij to, co wyeksportowano; to, co już jest, zostaje bez zmian.

## Pomoc

serve-help-host = gdzie nasłuchiwać; jeśli nie podano: dla tego komputera i jego sieci prywatnej. 0.0.0.0 znaczy: dla wszystkich sieci
serve-help-port = port; jeśli nie podano, 8421
serve-help-database = plik albo postgresql://user:password@host/name; lepiej w zmiennej CANTINA_DATABASE, gdzie inni tego nie zobaczą
serve-help-data = folder na bazę danych; jeśli nie podano, twój folder na dane
serve-help-prefix = ścieżka, pod którą serwer pośredniczący pokazuje ten serwer, na przykład /cantina
serve-help-proxy = adresy serwerów pośredniczących, po przecinkach: wierzy się im, skąd przyszło żądanie
serve-help-names = nazwy, pod którymi przeglądarki znajdują ten serwer, po przecinkach; adresów, localhost i nazwy tego komputera nie trzeba podawać
serve-help-log = text albo json: wiersz na każde żądanie; jeśli nie podano, tylko to, co poszło źle
serve-help-no-browser = nie otwieraj przeglądarki
data-help-new-file = plik, którego jeszcze nie ma
data-help-table = identyfikator stołu
data-help-all = wszystkie stoły i kampanie
data-help-exported = plik zapisany przez „cantina export”

## Co jest mówione

serve-open = Kantyna otwarta: { $address }
serve-phones = Dla telefonów w tej samej sieci: { $address }
serve-here-only = Wejść można tylko z tego komputera; „--host 0.0.0.0” otwiera dla sieci.
serve-kept = Wszystko jest przechowywane tutaj: { $where }
serve-end = Ctrl-C zamyka; rozpoczęte gry trwają dalej po ponownym otwarciu.
serve-closed = Kantyna zamknięta. Wszystkie gry są zachowane.
serve-progress = { $what }: { $done } z { $of }
serve-compiling = Skompilowane gry
data-exporting = Zapisano
data-importing = Przeczytano
data-copied = Skopiowano do { $file }. Są tam linki i imiona: strzeż tego pliku.
data-exported = Zapisano do { $file }
data-exported-running = Niezakończone gry: { $count }. W pliku są ich ziarna i tajne wybory: strzeż go tak jak bazy danych.
data-imported = { $count ->
    [one] { $file }: { $count } nowy stół albo kampania
    [few] { $file }: { $count } nowe stoły i kampanie
   *[many] { $file }: { $count } nowych stołów i kampanii
}

## Co może być nie tak

serve-packages = Serwer potrzebuje dalszych pakietów: pip install "{ $package }"
serve-port-used = Port { $port } jest już zajęty: podaj inny przez --port albo zakończ program, który go zajmuje
serve-port-forbidden = Portu { $port } nie wolno ci używać: podaj przez --port jakiś powyżej 1023
serve-port-wrong = Nie ma portu „{ $port }”: porty mają numery od 0 do { $last }
serve-host-wrong = Nie da się tu nasłuchiwać na „{ $host }” ({ $reason })
serve-prefix-wrong = „{ $prefix }” nie jest ścieżką dla --prefix: wygląda ona jak /cantina
serve-proxy-wrong = „{ $proxy }” nie jest adresem serwera pośredniczącego: wygląda on jak 127.0.0.1
serve-proxy-wide = „{ $proxy }” to cała sieć, a każdy w niej mógłby podać się za kogokolwiek: podaj adres każdego serwera pośredniczącego
serve-name-wrong = „{ $name }” nie jest nazwą serwera: wygląda ona jak games.example
serve-log-wrong = Nie ma dziennika rodzaju „{ $kind }”; są { $kinds }
serve-database-or-data = Podaj --database albo --data, nie oba naraz
serve-folder = Nie da się używać folderu { $folder } ({ $reason })
serve-running = Na { $file } pracuje już serwer
serve-linked = { $file } ma drugą nazwę (twarde dowiązanie): mogłyby na nim pracować dwa serwery. Usuń to dowiązanie
data-no-store = Nie ma bazy danych { $file }; inne miejsce wskazuje --data albo --database
data-no-table = Nie ma stołu „{ $table }”
