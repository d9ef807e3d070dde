### Úvodní stránka serveru.

page-language = Čeština
page-title = Cantina: místo ke hraní
page-about = Tři stolní hry o nájemných lovcích: hraj o samotě, u jedné obrazovky, nebo s přáteli, ať jsou kdekoli. Účet není potřeba: odkaz je tvoje místo u stolu.
page-client = Webový klient není na tomto serveru nainstalovaný. Mohou tu hrát programy a lidé v terminálu.
page-games = Hry
page-players = Počet hráčů: { $least } až { $most }
page-phones = Pro telefony v téže síti
page-code = QR kód této adresy
page-programs = Pro programy
page-api = Program si sedá ke stolu jako člověk: přes tajný odkaz místa.
page-openapi = Všechny požadavky i s jejich schématy (OpenAPI)
page-games-json = Hry a jejich volby (JSON)
page-languages = Jazyky
page-unofficial = Dílo fanoušků; nijak nesouvisí s autory ani vydavateli her. Líbí-li se ti některá hra, kup si krabici.
