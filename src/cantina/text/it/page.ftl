### La pagina iniziale di un server.

page-language = Italiano
page-title = Cantina: un posto dove giocare
page-about = Tre giochi da tavolo sui cacciatori di taglie, da giocare da soli, davanti a uno schermo o con amici ovunque siano. Non serve un account: il link è il tuo posto.
page-client = Il client web non è installato su questo server. Qui possono giocare i programmi, e le persone nel terminale.
page-games = I giochi
page-players = Da { $least } a { $most } giocatori
page-phones = Per i telefoni della stessa rete
page-code = Codice QR di questo indirizzo
page-programs = Per i programmi
page-api = Un programma siede a un tavolo come una persona, con il link segreto di un posto.
page-openapi = Tutte le richieste con i loro schemi (OpenAPI)
page-games-json = I giochi e le loro opzioni (JSON)
page-languages = Lingue
page-unofficial = Fatto da appassionati; senza legami con gli autori e gli editori dei giochi. Se un gioco ti piace, compra la scatola.
