### Tafels openstellen voor anderen: `cantina serve`, en wat bij de gegevens hoort.

terminal-about-serve = Open een plek om te spelen: voor deze computer, voor telefoons op hetzelfde netwerk, of voor iedereen achter een proxy.
terminal-about-backup = Kopieer de hele database naar een nieuw bestand, met links en namen, terwijl de server doorgaat.
terminal-about-export = Schrijf een tafel, of alle tafels, naar een nieuw bestand zonder namen en links; “cantina import” leest het in.
terminal-about-import = Lees in wat is geëxporteerd; wat er al is, blijft zoals het is.

## Hulp

serve-help-host = waar wordt geluisterd; zonder keuze: voor deze computer en zijn privénetwerk. 0.0.0.0 betekent: voor alle netwerken
serve-help-port = de poort; zonder keuze 8421
serve-help-database = een bestand, of postgresql://user:password@host/name; beter in de variabele CANTINA_DATABASE, waar anderen het niet zien
serve-help-data = de map voor de database; zonder keuze je eigen map voor gegevens
serve-help-prefix = het pad waaronder een proxy deze server toont, zoals /cantina
serve-help-proxy = adressen van proxy’s, met komma’s: wat zij zeggen over de herkomst van een verzoek, wordt geloofd
serve-help-names = namen waaronder browsers deze server bereiken, met komma’s; adressen, localhost en de naam van deze computer hoeven niet
serve-help-log = text of json: een regel voor elk verzoek; zonder keuze alleen wat misgaat
serve-help-no-browser = open geen browser
data-help-new-file = een bestand dat er nog niet is
data-help-table = de id van een tafel
data-help-all = alle tafels en campagnes
data-help-exported = een bestand dat “cantina export” heeft geschreven

## Wat er wordt gemeld

serve-open = Cantina is geopend: { $address }
serve-phones = Voor telefoons op hetzelfde netwerk: { $address }
serve-here-only = Alleen deze computer kan erin; “--host 0.0.0.0” opent de deur voor het netwerk.
serve-kept = Alles wordt bewaard in { $where }
serve-end = Ctrl-C sluit; lopende spellen gaan verder als het weer opengaat.
serve-closed = Cantina is gesloten. Elk spel is bewaard.
serve-progress = { $what }: { $done } van { $of }
serve-compiling = Gecompileerde spellen
data-exporting = Geschreven
data-importing = Gelezen
data-copied = Gekopieerd naar { $file }. Het bevat links en namen: bewaar het veilig.
data-exported = Geschreven naar { $file }
data-exported-running = Spellen die niet zijn afgelopen: { $count }. Het bestand bevat hun seeds en geheime keuzes: bewaar het even veilig als de database.
data-imported = { $count ->
    [one] { $file }: { $count } tafel of campagne was nieuw
   *[other] { $file }: { $count } tafels en campagnes waren nieuw
}

## Wat er mis kan zijn

serve-packages = De server heeft meer pakketten nodig: pip install "{ $package }"
serve-port-used = Poort { $port } is al in gebruik: noem een andere met --port, of beëindig het programma dat hem gebruikt
serve-port-forbidden = Poort { $port } mag je niet gebruiken: noem er een boven 1023 met --port
serve-port-wrong = Er is geen poort “{ $port }”: poorten lopen van 0 tot en met { $last }
serve-host-wrong = Op “{ $host }” kan hier niet worden geluisterd ({ $reason })
serve-prefix-wrong = “{ $prefix }” is geen pad voor --prefix: het ziet eruit als /cantina
serve-proxy-wrong = “{ $proxy }” is geen adres van een proxy: het ziet eruit als 127.0.0.1
serve-proxy-wide = “{ $proxy }” is een heel netwerk, en iedereen daarin kan zich voor een ander uitgeven: noem het adres van elke proxy
serve-name-wrong = “{ $name }” is geen naam van een server: die ziet eruit als games.example
serve-log-wrong = Er is geen log van de soort “{ $kind }”; er zijn { $kinds }
serve-database-or-data = Noem --database of --data, niet allebei
serve-folder = De map { $folder } is niet te gebruiken ({ $reason })
serve-running = Er is al een server aan het werk met { $file }
serve-linked = { $file } heeft een tweede naam (een harde koppeling): twee servers zouden ermee kunnen werken. Verwijder die koppeling
data-no-store = Er is geen database { $file }; --data of --database noemt een andere plek
data-no-table = Er is geen tafel “{ $table }”
