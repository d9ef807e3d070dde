### Wat de server zegt als iets niet kan.

request-field = Er is iets mis met “{ $field }”: { $reason }
request-json = Dit is geen JSON
request-wish = Onbekend verzoek “{ $wish }”; mogelijk: { $allowed }
request-too-many = Te veel tegelijk: wacht even
request-too-large = Dit is te groot: hoogstens { $most } bytes
request-host = Deze server heet niet “{ $host }”; “cantina serve --names” vertelt hem zijn namen
request-header = De header “{ $header }” is niet te begrijpen
request-origin = Verzoeken van deze pagina zijn niet toegestaan
request-here = Alleen de computer waarop de server draait, mag dit vragen
request-nowhere = Hier is niets
request-method = Deze methode is hier niet toegestaan
request-reason-missing = het ontbreekt
request-reason-unknown = zo’n veld is er niet
request-reason-long = het is te lang
request-reason-small = het is te klein
request-reason-large = het is te groot
request-reason-json = dit is geen JSON
request-reason-kind = het is niet van de soort die hier wordt verwacht
request-stranger = Je hebt op deze server nog geen plaats of tafel
request-reason-link = het is geen link onder het adres van deze server
request-come-back = De server start opnieuw: kom zo terug
request-store = { $why ->
    [full] De schijf van de server is vol: er kan niets worden opgeslagen, en er is niets veranderd
    [busy] De database van de server is bezet: er is niets veranderd, probeer het opnieuw
    [corrupt] De database van de server is beschadigd: er is niets veranderd
    [lost] De server kan zijn database niet bereiken: er is niets veranderd, probeer het zo opnieuw
   *[other] De server kan dit nu niet opslaan: er is niets veranderd
}
