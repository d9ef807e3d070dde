### De webclient: wat de eerste pagina’s zeggen.

client-title = Cantina
client-lead = Drie tafelspellen over premiejagers. Alleen, achter één scherm, of met vrienden waar dan ook. Geen account: een link is een plaats aan tafel.
client-no-script = Cantina heeft JavaScript nodig: sta scripts toe voor deze pagina.
client-old-browser = Deze browser is te oud voor Cantina. Neem een nieuwere: Firefox, Chrome, Safari of Edge.
client-unofficial = Gemaakt door fans; niet verbonden aan de auteurs en uitgevers van de spellen. Vind je een spel leuk, koop dan de doos.
client-home = Startpagina
client-close = Sluiten
client-loading = Even geduld…
client-yes = Ja
client-no = Nee
client-copy = Link kopiëren
client-copied = Gekopieerd
client-share = Delen

## De spellen

client-games = De spellen
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = Een snelle draft: iedereen kiest tegelijkertijd een kaart en geeft de rest door. Vang doelwitten, koop droids, vervul contracten.
client-about-way-of-the-mandalorian = Rust een jager uit, onderneem steeds moeilijkere missies en dwarsboom die van de anderen. De rijkste wint.
client-about-mandalorian-adventures = Samen een missie op een spelbord: beweeg, vecht, verken en plan voordat de vijand toeslaat. Iedereen wint of iedereen verliest.
client-kind-bounty-hunters = Kaarten draften
client-kind-way-of-the-mandalorian = Jacht op Credits
client-kind-mandalorian-adventures = Coöperatief
client-players = { $least } tot { $most } spelers
client-minutes = { $minutes } minuten
client-text-only = Voorlopig als tekst
client-play-now = Nu spelen
client-with-friends = Met vrienden
client-learn = Leren
client-learn-of = { $game } leren
client-rules = Spelregels
client-rules-of = Spelregels van { $game }
client-begin-here = Nieuw hier?
client-begin-about = Leer { $game } door te spelen, in ongeveer vijf minuten.
client-begin-lesson = Eerste les beginnen
client-dealing = De kaarten worden gedeeld…

## Mijn tafels

client-continue = Verder spelen
client-mine = Mijn tafels
client-mine-none = Je zit nog aan geen enkele tafel.
client-mine-all = Al mijn tafels
client-your-turn = Jij bent aan de beurt
client-waits = De anderen denken na
client-not-full = Er zijn plaatsen vrij
client-over = Afgelopen
client-listed = Open tafels
client-listed-seats = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}
client-player = Speler { $number }

## Instellingen

client-settings = Instellingen
client-language = Taal
client-theme = Thema
client-theme-auto = systeem
client-theme-dark = donker
client-theme-light = licht
client-pace = Tempo van de anderen
client-pace-slow = langzaam
client-pace-normal = normaal
client-pace-quick = snel
client-pace-instant = meteen
client-motion = Animaties
client-motion-auto = systeem
client-motion-full = aan
client-motion-none = uit
client-text-size = Tekstgrootte
client-sound = Geluid
client-volume-effects = Effecten
client-volume-music = Muziek aan tafel
client-volume-off = uit
client-confirm = Bevestiging vragen voor een actie die mijn beurt beëindigt
client-plain = Tafels als tekst tonen
client-plain-about = voor schermlezers, en voor wie graag leest
client-your-name = Je naam

## Als er iets misgaat

client-problem = Dat is niet gelukt
client-unreached = De server is niet te bereiken. Er is niets verloren; probeer het zo opnieuw.
client-lost = De verbinding viel weg voordat er antwoord kwam. Kijk naar de tafel en probeer het opnieuw.
client-nowhere = Deze link werkt niet: misschien is hij onvolledig of verlopen.
client-other-version = Deze pagina is verouderd. Laad de pagina opnieuw.
client-reload = Opnieuw laden
client-again = Opnieuw proberen
client-unknown-game = Dit spel is hier niet.
