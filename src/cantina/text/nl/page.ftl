### De startpagina van een server.

page-language = Nederlands
page-title = Cantina: een plek om te spelen
page-about = Drie tafelspellen over premiejagers, om alleen te spelen, samen achter één scherm, of met vrienden waar dan ook. Je hebt geen account nodig: een link is een plaats aan tafel.
page-client = De webclient is op deze server niet geïnstalleerd. Programma’s kunnen hier spelen, en mensen in de terminal.
page-games = De spellen
page-players = { $least } tot { $most } spelers
page-phones = Voor telefoons op hetzelfde netwerk
page-code = QR-code van dit adres
page-programs = Voor programma’s
page-api = Een programma schuift net als een mens aan tafel aan, met de geheime link van een plaats.
page-openapi = Alle verzoeken met hun schema’s (OpenAPI)
page-games-json = De spellen en hun opties (JSON)
page-languages = Talen
page-unofficial = Gemaakt door fans; niet verbonden aan de auteurs en uitgevers van de spellen. Vind je een spel leuk, koop dan de doos.
