### Co może pójść nie tak z zapisanymi stołami.

## Zapis

store-taken = Wpisu { $number } stołu „{ $table }” nie da się zapisać: taki już jest albo brakuje poprzedniego
store-campaign-taken = Zmiany { $number } kampanii „{ $campaign }” nie da się zapisać: w międzyczasie zmienił ją ktoś inny
store-closed = Magazyn jest zamknięty
store-failed-full = Niczego nie da się zapisać: dysk jest pełny ({ $reason })
store-failed-busy = Magazyn jest zbyt długo zajęty przez kogoś innego ({ $reason })
store-failed-corrupt = Magazyn jest uszkodzony ({ $reason })
store-failed-disk = Nie da się użyć pliku magazynu ({ $reason })
store-failed-lost = Baza danych jest nieosiągalna ({ $reason })
store-failed-refused = Baza danych tego nie przyjmuje ({ $reason })

## Otwieranie

store-address = Magazyn nie może mieć adresu, który zaczyna się od „{ $scheme }”: podaj ścieżkę pliku albo adres, który zaczyna się od jednego z { $schemes }
store-address-broken = To nie jest adres bazy danych; wygląda on tak: postgresql://user:password@host/name
store-no-driver = Baza danych PostgreSQL wymaga pakietu { $package }, a nie jest on zainstalowany
store-corrupt = To nie jest magazyn programu Cantina albo jest uszkodzony; niczego nie zmieniono ({ $reason })
store-foreign = Ta baza danych należy do czegoś innego: ma tabelę „{ $table }”; niczego nie zmieniono
store-newer = Ten magazyn zapisał nowszy program (wersja { $version }); ten zna wersje do { $ours }; niczego nie zmieniono

## Kopie

store-backup-postgresql = Magazynu w PostgreSQL nie kopiuje się do pliku: wyeksportuj go albo użyj narzędzi PostgreSQL
store-file-exists = { $file }: coś już tam jest; niczego nie zapisano
store-file = { $file }: nie da się zapisać pliku ({ $reason })
store-import-unreadable = { $file }: nie da się odczytać pliku ({ $reason })
store-import-foreign = { $file }, wiersz { $line }: to nie jest eksport programu Cantina albo jest ucięty („{ $field }”)
store-import-field = { $file }, wiersz { $line }: pola „{ $field }” brakuje albo jest nieznane lub niewłaściwego rodzaju
store-import-altered = { $file }, wiersz { $line }: wiersz zmieniono: nie pasuje do swojego pola „{ $field }”
store-import-count = { $file }, wiersz { $line }: w „{ $field }” stoi { $count }, a w pliku jest ich { $found }
store-import-other = { $file }, wiersz { $line }: pod nazwą „{ $id }” zapisano już coś innego: różni się „{ $field }”; niczego nie nadpisano
