### Co mówi serwer, gdy czegoś nie może.

request-field = Coś jest nie tak z „{ $field }”: { $reason }
request-json = To nie jest JSON
request-wish = Nieznane żądanie „{ $wish }”; dostępne: { $allowed }
request-too-many = Za dużo naraz: poczekaj chwilę
request-too-large = To za duże: najwyżej { $most } bajtów
request-host = Ten serwer nie nazywa się „{ $host }”; jego nazwy podaje się w „cantina serve --names”
request-header = Nagłówek „{ $header }” jest niezrozumiały
request-origin = Żądania z tej strony są niedozwolone
request-here = O to może pytać tylko komputer, na którym działa serwer
request-nowhere = Tu niczego nie ma
request-method = Ta metoda jest tu niedozwolona
request-reason-missing = brakuje tego
request-reason-unknown = nie ma takiego pola
request-reason-long = to jest za długie
request-reason-small = to jest za małe
request-reason-large = to jest za duże
request-reason-json = to nie jest JSON
request-reason-kind = to nie jest tego rodzaju, jakiego się tu oczekuje
request-stranger = Nie masz jeszcze miejsca ani stołu na tym serwerze
request-reason-link = to nie jest link pod adresem tego serwera
request-come-back = Serwer uruchamia się na nowo: wróć za chwilę
request-store = { $why ->
    [full] Dysk serwera jest pełny: niczego nie da się zapisać, nic się nie zmieniło
    [busy] Baza danych serwera jest zajęta: nic się nie zmieniło, spróbuj jeszcze raz
    [corrupt] Baza danych serwera jest uszkodzona: nic się nie zmieniło
    [lost] Serwer nie ma połączenia ze swoją bazą danych: nic się nie zmieniło, spróbuj za chwilę
   *[other] Serwer nie może teraz tego zapisać: nic się nie zmieniło
}
