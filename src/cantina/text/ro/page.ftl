### Pagina de pornire a unui server.

page-language = Română
page-title = Cantina: un loc de joacă
page-about = Trei jocuri de masă despre vânători de recompense, de jucat singur, la un singur ecran sau cu prieteni de oriunde. Nu e nevoie de cont: un link este un loc.
page-client = Pagina de joc vine odată cu clientul. Până atunci pot juca aici programele, iar oamenii în terminal.
page-games = Jocurile
page-players = De la { $least } la { $most } jucători
page-phones = Pentru telefoanele din aceeași rețea
page-code = Codul QR al acestei adrese
page-programs = Pentru programe
page-api = Un program se așază la o masă ca un om, cu linkul secret al unui loc.
page-openapi = Toate cererile cu schemele lor (OpenAPI)
page-games-json = Jocurile și opțiunile lor (JSON)
page-languages = Limbi
page-unofficial = Făcut de fani; fără legătură cu autorii și editorii jocurilor. Dacă îți place un joc, cumpără cutia.
