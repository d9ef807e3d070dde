### Co mówi serwer, gdy czegoś nie może.

request-field = Coś jest nie tak z „{ $field }”: { $reason }
request-json = To nie jest JSON
request-wish = Nie ma tu życzenia „{ $wish }”; są { $allowed }
request-too-many = Za dużo naraz: poczekaj chwilę
request-too-large = To za duże: najwyżej { $most } bajtów
request-origin = Ta strona nie może tu pytać
