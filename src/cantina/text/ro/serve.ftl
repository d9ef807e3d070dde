### Mese pentru alții: `cantina serve` și tot ce ține de datele ei.

terminal-about-serve = Deschide un loc de joc, pentru acest calculator, pentru telefoanele din aceeași rețea sau pentru toți, în spatele unui proxy.
terminal-about-backup = Copiază toată baza de date într-un fișier nou, cu linkuri și nume cu tot, în timp ce serverul merge mai departe.
terminal-about-export = Scrie o masă, sau pe toate, într-un fișier nou, fără nume și linkuri; „cantina import” îl preia.
terminal-about-import = Preia ce a fost exportat; ce există deja rămâne așa cum este.

## Ajutor

serve-help-host = unde să asculte; dacă nu se spune: pentru acest calculator și rețeaua lui privată. 0.0.0.0 înseamnă: pentru toate rețelele
serve-help-port = portul; 8421 dacă nu se spune
serve-help-database = un fișier sau postgresql://user:password@host/name; mai bine în variabila CANTINA_DATABASE, unde ceilalți nu îl văd
serve-help-data = dosarul pentru baza de date; dacă nu se spune, dosarul tău de date
serve-help-prefix = calea sub care un proxy arată acest server, de exemplu /cantina
serve-help-proxy = adrese de proxy, despărțite prin virgule: sunt crezute când spun de unde vine o cerere
serve-help-names = nume sub care browserele ajung la acest server, despărțite prin virgule; adresele, localhost și numele acestui calculator nu trebuie numite
serve-help-log = text sau json: câte o linie pentru fiecare cerere; dacă nu se spune, numai ce merge prost
serve-help-no-browser = nu deschide un browser
data-help-new-file = un fișier care nu există încă
data-help-table = id-ul unei mese
data-help-all = toate mesele și campaniile
data-help-exported = un fișier scris de „cantina export”

## Ce se spune

serve-open = Cantina este deschisă: { $address }
serve-phones = Pentru telefoanele din aceeași rețea: { $address }
serve-here-only = Intră numai acest calculator; „--host 0.0.0.0” deschide spre rețea.
serve-kept = Totul este păstrat în { $where }
serve-end = Ctrl-C închide; partidele în curs continuă la redeschidere.
serve-closed = Cantina este închisă. Toate partidele sunt păstrate.
serve-progress = { $what }: { $done } din { $of }
serve-compiling = Jocuri accelerate
data-exporting = Scrise
data-importing = Citite
data-copied = Copiat în { $file }. Conține linkuri și nume: păstrează-l în siguranță.
data-exported = Scris în { $file }
data-exported-running = Jocuri neterminate: { $count }. Fișierul conține semințele și alegerile lor secrete: păstrează-l la fel de sigur ca baza de date.
data-imported = { $count ->
    [one] { $file }: { $count } masă sau campanie nouă
    [few] { $file }: { $count } mese și campanii noi
   *[other] { $file }: { $count } de mese și campanii noi
}

## Ce poate fi greșit

serve-packages = Serverul are nevoie de mai multe pachete: pip install "{ $package }"
serve-port-used = Portul { $port } este deja folosit: numește altul cu --port sau încheie programul care îl ocupă
serve-port-forbidden = Nu ai voie să folosești portul { $port }: numește unul peste 1023 cu --port
serve-port-wrong = Nu există portul „{ $port }”: porturile merg de la 0 la { $last }
serve-host-wrong = Aici nu se poate asculta la „{ $host }” ({ $reason })
serve-prefix-wrong = „{ $prefix }” nu este o cale pentru --prefix: ea arată ca /cantina
serve-proxy-wrong = „{ $proxy }” nu este adresa unui proxy: ea arată ca 127.0.0.1
serve-proxy-wide = „{ $proxy }” este o rețea întreagă, iar oricine din ea s-ar putea da drept oricine: numește adresa fiecărui proxy
serve-name-wrong = „{ $name }” nu este numele unui server: el arată ca games.example
serve-log-wrong = Nu există un jurnal de felul „{ $kind }”; există { $kinds }
serve-database-or-data = Numește --database sau --data, nu pe amândouă
serve-folder = Dosarul { $folder } nu poate fi folosit ({ $reason })
serve-running = Un server lucrează deja cu { $file }
serve-linked = { $file } are un al doilea nume (o legătură fizică): ar putea lucra cu el două servere. Șterge legătura
data-no-store = Nu există baza de date { $file }; --data sau --database numește alt loc
data-no-table = Nu există masa „{ $table }”
