### Stoly pre ostatných: `cantina serve` a čo patrí k jej dátam.

terminal-about-serve = Otvorí miesto na hranie: pre tento počítač, pre telefóny v tej istej sieti alebo cez proxy pre všetkých.
terminal-about-backup = Skopíruje celú databázu aj s odkazmi a menami do nového súboru, kým server beží ďalej.
terminal-about-export = Zapíše jeden stôl alebo všetky do nového súboru bez mien a odkazov; načíta ho „cantina import“.
terminal-about-import = Načíta, čo bolo exportované; čo tu už je, zostane bez zmeny.

## Pomocník

serve-help-host = kde počúvať; ak nie je zadané, pre tento počítač a jeho súkromnú sieť. 0.0.0.0 znamená pre všetky siete
serve-help-port = port; ak nie je zadaný, 8421
serve-help-database = súbor alebo postgresql://user:password@host/name; lepšie v premennej CANTINA_DATABASE, kde to iní neuvidia
serve-help-data = priečinok pre databázu; ak nie je zadaný, tvoj priečinok pre dáta
serve-help-prefix = cesta, pod ktorou tento server ukazuje proxy, napríklad /cantina
serve-help-proxy = adresy proxy oddelené čiarkami: verí sa im, odkiaľ požiadavka prišla
serve-help-names = mená, pod ktorými prehliadače nájdu tento server, oddelené čiarkami; adresy, localhost a meno tohto počítača netreba uvádzať
serve-help-log = text alebo json: riadok za každú požiadavku; ak nie je zadané, len to, čo sa nepodarilo
serve-help-no-browser = neotvárať prehliadač
data-help-new-file = súbor, ktorý ešte neexistuje
data-help-table = identifikátor stola
data-help-all = všetky stoly a kampane
data-help-exported = súbor, ktorý zapísal „cantina export“

## Čo sa hovorí

serve-open = Cantina má otvorené: { $address }
serve-phones = Pre telefóny v tej istej sieti: { $address }
serve-here-only = Dnu sa dostane len tento počítač; „--host 0.0.0.0“ otvorí aj sieti.
serve-kept = Všetko sa ukladá sem: { $where }
serve-end = Ctrl-C zatvorí; rozohrané hry budú po otvorení pokračovať.
serve-closed = Cantina má zatvorené. Všetky hry sú uložené.
serve-progress = { $what }: { $done }/{ $of }
serve-compiling = Preložené hry
data-exporting = Zapísané
data-importing = Načítané
data-copied = Skopírované do { $file }. Sú v ňom odkazy a mená: dobre ho opatruj.
data-exported = Zapísané do { $file }
data-exported-running = Nedohrané hry: { $count }. V súbore sú ich semienka a tajné voľby: stráž ho rovnako ako databázu.
data-imported = { $count ->
    [one] { $file }: { $count } nový stôl alebo kampaň
    [few] { $file }: { $count } nové stoly a kampane
    [many] { $file }: { $count } nového stola a kampane
   *[other] { $file }: { $count } nových stolov a kampaní
}

## Čo môže byť zlé

serve-packages = Server potrebuje ďalšie balíky: pip install "{ $package }"
serve-port-used = Port { $port } je už obsadený: zadaj iný pomocou --port alebo ukonči program, ktorý ho má
serve-port-forbidden = Port { $port } používať nesmieš: zadaj pomocou --port nejaký nad 1023
serve-port-wrong = Port „{ $port }“ neexistuje: porty sú od 0 do { $last }
serve-host-wrong = Na „{ $host }“ sa tu počúvať nedá ({ $reason })
serve-prefix-wrong = „{ $prefix }“ nie je cesta pre --prefix: vyzerá ako /cantina
serve-proxy-wrong = „{ $proxy }“ nie je adresa proxy: vyzerá ako 127.0.0.1
serve-proxy-wide = „{ $proxy }“ je celá sieť a ktokoľvek v nej by sa mohol vydávať za kohokoľvek: uveď adresu každej proxy
serve-name-wrong = „{ $name }“ nie je meno servera: vyzerá ako games.example
serve-log-wrong = Záznam druhu „{ $kind }“ neexistuje; sú { $kinds }
serve-database-or-data = Zadaj --database alebo --data, nie oboje
serve-folder = Priečinok { $folder } sa nedá použiť ({ $reason })
serve-running = S { $file } už pracuje iný server
serve-linked = { $file } má druhý názov (pevný odkaz): mohli by s ním pracovať dva servery. Odkaz zmažte
data-no-store = Databáza { $file } neexistuje; iné miesto určí --data alebo --database
data-no-table = Stôl „{ $table }“ neexistuje
