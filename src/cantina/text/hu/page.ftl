### Egy szerver kezdőlapja.

page-language = Magyar
page-title = Cantina: hely a játékhoz
page-about = Három társasjáték fejvadászokról: játszhatsz egyedül, egyetlen képernyőnél vagy barátokkal, bárhol is vannak. Fiók nem kell: a link maga a helyed az asztalnál.
page-client = A webes kliens nincs telepítve ezen a szerveren. Programok játszhatnak itt, emberek pedig a terminálban.
page-games = A játékok
page-players = { $least }–{ $most } játékos
page-phones = Ugyanezen a hálózaton lévő telefonoknak
page-code = A cím QR-kódja
page-programs = Programoknak
page-api = Egy program ugyanúgy ül asztalhoz, mint egy ember: egy hely titkos linkjével.
page-openapi = Minden kérés a sémájával (OpenAPI)
page-games-json = A játékok és opcióik (JSON)
page-languages = Nyelvek
page-unofficial = Rajongók műve; nincs kapcsolatban a játékok szerzőivel és kiadóival. Ha tetszik egy játék, vedd meg a dobozát.
