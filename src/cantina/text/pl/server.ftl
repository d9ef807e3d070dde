### Co mówi serwer, gdy czegoś nie może.

request-field = Coś jest nie tak z „{ $field }”: { $reason }
request-json = To nie jest JSON
request-wish = Nie ma tu życzenia „{ $wish }”; są { $allowed }
request-too-many = Za dużo naraz: poczekaj chwilę
request-too-large = To za duże: najwyżej { $most } bajtów
request-host = Ten serwer nie nazywa się „{ $host }”; jego nazwy podaje się w „cantina serve --names”
request-header = Nagłówek „{ $header }” jest niezrozumiały
request-origin = Ta strona nie może tu pytać
request-here = O to może pytać tylko komputer, na którym działa serwer
request-nowhere = Tu niczego nie ma
request-method = O to nie można prosić w ten sposób
request-reason-missing = brakuje tego
request-reason-unknown = nie ma takiego pola
request-reason-long = to jest za długie
request-reason-small = to jest za małe
request-reason-large = to jest za duże
request-reason-json = to nie jest JSON
request-reason-kind = to nie jest tego rodzaju, jakiego się tu oczekuje
request-stranger = Nic tu o tobie nie wiadomo
request-reason-link = to nie jest odnośnik pod adresem tego serwera
request-come-back = Serwer uruchamia się na nowo: wróć za chwilę
request-store = { $why ->
    [full] Dysk serwera jest pełny: niczego nie da się zapisać, nic się nie zmieniło
    [busy] Baza danych serwera jest zajęta: nic się nie zmieniło, spróbuj jeszcze raz
    [corrupt] Baza danych serwera jest uszkodzona: nic się nie zmieniło
    [lost] Serwer nie ma połączenia ze swoją bazą danych: nic się nie zmieniło, spróbuj za chwilę
   *[other] Serwer nie może teraz tego zapisać: nic się nie zmieniło
}
