### Stoly pro ostatní: `cantina serve` a co patří k jejím datům.

terminal-about-serve = Otevře místo ke hraní: pro tento počítač, pro telefony v téže síti, nebo přes proxy pro všechny.
terminal-about-backup = Zkopíruje celou databázi i s odkazy a jmény do nového souboru, zatímco server běží dál.
terminal-about-export = Zapíše jeden stůl nebo všechny do nového souboru bez jmen a odkazů; načte ho „cantina import“.
terminal-about-import = Načte, co bylo exportováno; co už tu je, zůstane beze změny.

## Nápověda

serve-help-host = kde naslouchat; bez zadání pro tento počítač a jeho soukromou síť. 0.0.0.0 znamená pro všechny sítě
serve-help-port = port; bez zadání 8421
serve-help-database = soubor, nebo postgresql://user:password@host/name; lépe v proměnné CANTINA_DATABASE, kde to jiní neuvidí
serve-help-data = složka pro databázi; bez zadání tvoje složka pro data
serve-help-prefix = cesta, pod kterou tento server ukazuje proxy, například /cantina
serve-help-proxy = adresy proxy oddělené čárkami: věří se jim, odkud požadavek přišel
serve-help-names = jména, pod kterými prohlížeče najdou tento server, oddělená čárkami; adresy, localhost a jméno tohoto počítače uvádět netřeba
serve-help-log = text nebo json: řádek za každý požadavek; bez zadání jen to, co se nepovedlo
serve-help-no-browser = neotvírat prohlížeč
data-help-new-file = soubor, který ještě neexistuje
data-help-table = identifikátor stolu
data-help-all = všechny stoly a kampaně
data-help-exported = soubor, který zapsal „cantina export“

## Co se říká

serve-open = Cantina má otevřeno: { $address }
serve-phones = Pro telefony v téže síti: { $address }
serve-here-only = Dovnitř se dostane jen tento počítač; „--host 0.0.0.0“ otevře i síti.
serve-kept = Všechno se ukládá sem: { $where }
serve-end = Ctrl-C zavře; rozehrané hry budou po otevření pokračovat.
serve-closed = Cantina má zavřeno. Všechny hry jsou uložené.
serve-progress = { $what }: { $done }/{ $of }
serve-compiling = Přeložené hry
data-exporting = Zapsáno
data-importing = Načteno
data-copied = Zkopírováno do { $file }. Jsou v něm odkazy a jména: dobře ho opatruj.
data-exported = Zapsáno do { $file }
data-exported-running = Nedohrané hry: { $count }. V souboru jsou jejich semínka a tajné volby: střež ho stejně jako databázi.
data-imported = { $count ->
    [one] { $file }: { $count } nový stůl nebo kampaň
    [few] { $file }: { $count } nové stoly a kampaně
    [many] { $file }: { $count } nového stolu a kampaně
   *[other] { $file }: { $count } nových stolů a kampaní
}

## Co může být špatně

serve-packages = Server potřebuje další balíky: pip install "{ $package }"
serve-port-used = Port { $port } je už obsazený: zadej jiný pomocí --port, nebo ukonči program, který ho má
serve-port-forbidden = Port { $port } používat nesmíš: zadej pomocí --port nějaký nad 1023
serve-port-wrong = Port „{ $port }“ neexistuje: porty jsou od 0 do { $last }
serve-host-wrong = Na „{ $host }“ se tu naslouchat nedá ({ $reason })
serve-prefix-wrong = „{ $prefix }“ není cesta pro --prefix: vypadá jako /cantina
serve-proxy-wrong = „{ $proxy }“ není adresa proxy: vypadá jako 127.0.0.1
serve-proxy-wide = „{ $proxy }“ je celá síť a kdokoli v ní by se mohl vydávat za kohokoli: uveď adresu každé proxy
serve-name-wrong = „{ $name }“ není jméno serveru: vypadá jako games.example
serve-log-wrong = Záznam druhu „{ $kind }“ neexistuje; jsou { $kinds }
serve-database-or-data = Zadej --database, nebo --data, ne obojí
serve-folder = Složku { $folder } nejde použít ({ $reason })
serve-running = S { $file } už pracuje jiný server
serve-linked = { $file } má druhé jméno (pevný odkaz): mohly by s ním pracovat dva servery. Odkaz smažte
data-no-store = Databáze { $file } neexistuje; jiné místo určí --data nebo --database
data-no-table = Stůl „{ $table }“ neexistuje
