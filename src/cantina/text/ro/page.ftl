### Pagina de pornire a unui server.

page-language = Română
page-title = Cantina: un loc unde se joacă
page-about = Trei jocuri de masă despre vânători de recompense, de jucat de unul singur, la același ecran sau cu prieteni de oriunde. Nu e nevoie de cont: linkul este locul tău la masă.
page-client = Clientul web nu este instalat pe acest server. Aici pot juca programele, iar oamenii pot juca în terminal.
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
