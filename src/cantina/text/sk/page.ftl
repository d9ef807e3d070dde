### Úvodná stránka servera.

page-language = Slovenčina
page-title = Cantina: miesto na hranie
page-about = Tri stolové hry o nájomných lovcoch: hraj osamote, pri jednej obrazovke alebo s priateľmi, nech sú kdekoľvek. Účet netreba: odkaz je tvoje miesto pri stole.
page-client = Webový klient nie je na tomto serveri nainštalovaný. Hrať tu môžu programy a ľudia v termináli.
page-games = Hry
page-players = Počet hráčov: { $least } až { $most }
page-phones = Pre telefóny v tej istej sieti
page-code = QR kód tejto adresy
page-programs = Pre programy
page-api = Program si sadá za stôl ako človek: cez tajný odkaz miesta.
page-openapi = Všetky požiadavky aj s ich schémami (OpenAPI)
page-games-json = Hry a ich voľby (JSON)
page-languages = Jazyky
page-unofficial = Dielo fanúšikov; nijako nesúvisí s autormi ani vydavateľmi hier. Ak sa ti niektorá hra páči, kúp si škatuľu.
