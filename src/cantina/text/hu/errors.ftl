### Mi lehet baj azzal, amit emberek és programok megadnak: mindegyik egy sor, a szabály vagy a mező nevével.

## Akciók

action-unknown-verb = Ez nem akció: „{ $action }”; ezek egyikével kell kezdődnie: { $verbs }
action-bad-operands = Ez nem akció: „{ $action }”; ami a „{ $verb }” szó után áll, az hiányzik, fölösleges vagy ismeretlen
action-unknown-code = { $action } nem akció: a kódok 0-tól indulnak, és kisebbek, mint { $size }
action-not-understood = { $action } nem akció: írd úgy, mint például „draw target”, vagy add meg a kódját
action-other-game = „{ $action }” egy másik játék akciója: { $game }
game-over = „{ $action }” nem lehetséges: a játéknak vége ({ $rule })
not-your-turn = „{ $action }” most nem lehetséges: a többiek még nem végeztek ({ $rule })
undo-nothing = Nincs mit visszavonni ({ $rule })
undo-barrier = „{ $words }” már nem vonható vissza: valamit megmutatott vagy megváltoztatott ({ $rule })

## Játékok, opciók, helyek, kezdőértékek

game-unknown = Nincs ilyen játék: „{ $game }”; a játékok: { $games }
game-no-packs = Ez a játék nem fogad csomagokat: { $game }
odds-none = A(z) { $game } játék nem számol esélyeket
odds-over = A játék véget ért: nincs már mit előre látni
odds-not-ready = Az esélyekhez a lefordított szabályok kellenek, és azok még nincsenek készen: próbáld újra egy perc múlva
option-unknown = Nincs ilyen opció: „{ $option }”; az opciók: { $allowed }
options-wrong = „options”: nem lehet { $value }; az opciókat a nevükkel kell megadni, ahogy egy szótárban
option-choice = „{ $option }” opció: nem lehet „{ $value }”; lehetséges értékek: { $allowed }
option-number = „{ $option }” opció: nem lehet „{ $value }”, csak egész szám { $least } és { $most } között
option-assignment = „{ $option }” opció: nem lehet „{ $value }”; mind a { $seats } helyhez mást adj meg ezek közül: { $allowed }
option-team = „{ $option }” opció: nem lehet „{ $value }”; különbözőket adj meg ezek közül: { $allowed }
option-text = „{ $option }”: ez a szöveg áll itt: „{ $value }”; magát az értéket add meg, idézőjel nélkül
seats-wrong = { $game }: a játékosok száma { $least } és { $most } között lehet, nem „{ $seats }”
seat-unknown = Nincs ilyen hely: „{ $seat }”; a helyek számozása 0-val kezdődik, az utolsó: { $last }
seed-wrong = „{ $seed }” nem kezdőérték: 0 vagy nagyobb, de 2^256-nál kisebb egész szám kell, vagy 64 hexadecimális számjegy
seed-not-its-hash = A kezdőérték nem illik a hashértékéhez: ez nem a bejelentett osztás
since-wrong = „since”: nem lehet „{ $since }”, csak egész szám, 0 vagy nagyobb
event-wrong = „event”: nem lehet { $event }, csak a játék egy eseménye, ahogyan a „play” és az „events” adja
language-unknown = Ezen a nyelven nincsenek szövegek: „{ $language }”; ami van: { $languages }

## Mentett játszmák

saved-not-json = Ez nem mentett játszma: a szöveg nem JSON, vagy csonka
saved-not-a-game = Ez nem a Cantina mentett játszmája, vagy valamelyik mezője nem megfelelő fajtájú
saved-missing = Ebből a mentett játszmából hiányzik egy mező: „{ $field }”
saved-field = A mentett játszma egyik mezője („{ $field }”) nem használható: { $reason }
saved-altered = Ezt a mentett játszmát módosították: a mezői nem illenek a „check” mezőhöz
saved-version = Ezt a játszmát más szabályverzióval játszották ({ $saved }); ez a program ezt a verziót játssza: { $ours }
saved-content = Ezt a játszmát más kártyákkal játszották, mint amik ebben a programban vannak
saved-content-pack = Ezt a játszmát más kártyákkal játszották, mint ezek; csomaggal játszott játszmához ugyanaz a csomag kell, változatlanul (--pack)
saved-files = Az ebben a mentett játékban lévő kártyák nem használhatók: { $reason }
saved-secret = Ennek a játszmának a kezdőértéke még titkos: a játék végén olvasható el
saved-action = A mentett játszma { $number }. akciója („{ $line }”) nem játszható le: { $reason }
saved-line = nem ad meg helyet és akciót
saved-result = Ez a mentett játszma olyan eredményt állít, amelyhez az akciói nem vezetnek

## Kártyafájlok

content-unreadable = { $file }: a fájl nem olvasható ({ $reason })
content-file-missing = { $file }: ez a fájl hiányzik a játék tartalmából
content-without-files = Ez a kártyakészlet a memóriában készült: nincsenek menthető fájljai
content-wrong = „content”: ez nem kártyakészlet ehhez a játékhoz: { $game }; „game.content” kell, vagy amit a „game.pack(folder)” ad
content-not-toml = { $file }, { $line }. sor: nem TOML ({ $reason })
content-unknown-field = { $file }, { $line }. sor: „{ $field }” itt ismeretlen; lehetséges: { $allowed }
content-missing = { $file }, { $line }. sor: hiányzik a mező: „{ $field }”
content-count = { $file }, { $line }. sor: „{ $field }” { $count } { $count ->
    [one] értékből álló lista legyen
   *[other] értékből álló lista legyen
}
content-number = { $file }, { $line }. sor: „{ $field }” értéke { $value }; egész szám kell { $least } és { $most } között
content-word = { $file }, { $line }. sor: „{ $field }” értéke „{ $value }”; lehetséges: { $allowed }
content-key = { $file }, { $line }. sor: „{ $field }” értéke „{ $value }”; egy névben csak kisbetű, számjegy és kötőjel lehet
content-total = { $file }, { $line }. sor: a kártyák száma ebből a fajtából („{ $kind }”) { $count }; ennyi kell: { $wanted }
content-name-twice = { $file }, { $line }. sor: „{ $field }” értéke „{ $value }”, de már egy másik kártyát is így hívnak
content-level = { $file }, { $line }. sor: { $count } küldetésnél „{ $field }” értéke { $level }; ennyinél kell: { $wanted }
content-no-symbol = { $file }, { $line }. sor: „{ $field }” csupa nulla; legalább egy szimbólum kell
content-multiple = { $file }, { $line }. sor: „{ $field }” értéke { $value }; ennek többszöröse legyen: { $step }
content-no-shield = { $file }, { $line }. sor: „{ $field }” csupa nulla, így a célpontot senki sem fogná el
content-same-twice = { $file }, { $line }. sor: „{ $field }” két különböző karaktert nevezzen meg
content-copies = { $file }, { $line }. sor: „{ $field }” értéke { $value }, de a készletben ennyi ilyen kártya van: { $real }
content-contract-icons = { $file }, { $line }. sor: { $count } célponton van szerződésszimbólum („{ $field }”); ennyin kell: { $wanted }
content-crate-icons = { $file }, { $line }. sor: { $count } ládakártyán „{ $field }” értéke { $icons }; ennyin kell: { $wanted }

## Kampányok

campaign-not-prepared = „{ $action }” nem lehetséges: a fejlődéspaklit e játszma előtt még nem nézték meg ({ $rule })
campaign-still-running = „{ $action }” nem lehetséges: a játszma még tart ({ $rule })
campaign-other-game = { $file }: ez nem ennek a kampánynak a játszmája: az egy mandalorian-adventures lenne, growth={ $growth } mellett
campaign-other = { $file }: ez egy másik kampány fájlja („{ $field }”)
campaign-decides = Ezt a kampány dönti el: „{ $field }”; hagyd el
campaign-mission-not-now = Ennek a kampánynak nem ez a következő küldetése: „{ $action }”; lehetséges: { $missions } ({ $rule })
campaign-mission-locked = Ez a küldetés még zárolva van: „{ $action }”; elérhető: { $missions } ({ $rule })
campaign-which-mission = Melyik küldetés? Elérhető: { $missions }
campaign-envelope-closed = { $action }. boríték: még le van zárva ({ $rule })
campaign-not-yet = „{ $action }” még nem került játékba ({ $rule })
campaign-read-ahead = { $action }. fejlődéskártya: még nincs végrehajtva; az utolsó, amelyet olvashattok: { $last } ({ $rule })
campaign-unreadable = { $file }: a kampány nem olvasható ({ $reason })
campaign-unwritable = { $file }: a kampány nem írható ({ $reason })
campaign-file-exists = { $file }: ott már van valami; semmi sem íródott
campaign-not-json = { $file }, { $line }. sor: a szöveg nem JSON, vagy csonka ({ $reason })
campaign-foreign = { $file }: ez nem ennek a játéknak a kampánya: „{ $field }” hiányzik, vagy mást mond
campaign-newer = { $file }, { $line }. sor: „version” értéke { $saved }; ez a program legfeljebb ilyen verziójú kampányt ismer: { $ours }
campaign-missing = { $file }: hiányzik a mező: „{ $field }”
campaign-value = { $file }, { $line }. sor: „{ $field }” tartalma { $value }: nem megfelelő fajtájú, vagy nem következik a végrehajtott fejlődéskártyákból
campaign-action-unknown = Kampánnyal ez nem tehető meg: „{ $action }”; lehetséges: { $actions }
campaign-result-missing = Hogyan ért véget a játszma? Add meg ezek egyikét: { $results }

## Küldetések és térképek csomagjai

pack-no-folder = { $file }: nincs ilyen mappa
pack-nothing = { $file }: ebben a mappában nincs semmi, ami csomaghoz tartozna; lehetséges: { $allowed }
pack-file-unknown = { $file }: egyetlen csomagban sincs ilyen fájl vagy mappa; lehetséges: { $allowed }
pack-many-files = { $file }: itt több fájl van, mint amennyi egy csomagban lehet ({ $most })
pack-not-plain = { $file }: ez hivatkozás, csővezeték vagy eszköz; egy csomagban csak közönséges fájlok lehetnek
pack-large = { $file }: a fájl mérete { $size } bájt; egy csomag fájlja legfeljebb { $most } bájt lehet
pack-large-whole = { $file }: a csomag fájljainak mérete együtt { $size } bájt; legfeljebb { $most } bájt lehet
pack-strange = { $file }, { $line }. sor: minden bejegyzésnek egy [[name]] alakú sorral kell kezdődnie, semmi mással
pack-one-entry = { $file }, { $line }. sor: ebben a fájlban egy [[{ $field }]] bejegyzésnek kell lennie, nem ennyinek: { $count }
pack-kind-missing = { $file }: a csomagban egyáltalán nincs „{ $field }”
pack-too-many = { $file }, { $line }. sor: „{ $field }”: túl sok bejegyzés ebből a fajtából: „{ $kind }”; legfeljebb { $most } fér el
pack-name-long = { $file }, { $line }. sor: „{ $field }”: a(z) „{ $value }” név túl hosszú; egy név legfeljebb { $most } karakter lehet
pack-twice = { $file }, { $line }. sor: „{ $field }” másodszor is ezt mondja: „{ $value }”
pack-flag = { $file }, { $line }. sor: „{ $field }” értéke „{ $value }”; true vagy false legyen
pack-texts = { $file }, { $line }. sor: „{ $field }” idézőjelek közötti szövegek listája legyen
pack-text-missing = { $file }, { $line }. sor: „{ $field }” szövege hiányzik ezeken a nyelveken: { $languages }
pack-text-broken = { $file }, { $line }. sor: ez nem Fluent-üzenet
pack-text-foreign = { $file }, { $line }. sor: „{ $field }” szövege nem ehhez a csomaghoz tartozik; egy csomag csak a saját fájljai tartalmához hozhat szöveget

## Csomagok: lépések és feltételek

pack-step-empty = { $file }, { $line }. sor: „{ $field }”: „{ $text }” nem csinál semmit: hiányzik egy lépés
pack-step-unknown = { $file }, { $line }. sor: „{ $field }”: nincs ilyen lépés: „{ $value }”, mint itt: „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; erre gondoltál: „{ $like }”?
}
pack-step-then = { $file }, { $line }. sor: „{ $field }”: itt az „if” mellől hiányzik a „then”: „{ $text }”
pack-step-prefix = { $file }, { $line }. sor: „{ $field }”: „{ $value }” rossz helyen áll itt: „{ $text }”; a sorrend: +6, may, if ... then
pack-step-choice = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: egy választás két–négy egyszerű lépés, köztük |
pack-step-loop = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: „for_each player” és egyetlen lépés vagy választás kell
pack-condition-empty = { $file }, { $line }. sor: „{ $field }”: hiányzik egy feltétel innen: „{ $text }”
pack-condition-unknown = { $file }, { $line }. sor: „{ $field }”: nincs ilyen feltétel: „{ $value }”, mint itt: „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; erre gondoltál: „{ $like }”?
}
pack-operands = { $file }, { $line }. sor: „{ $field }”: itt túl kevés vagy túl sok a szó: „{ $text }”; így kell írni: { $form }
pack-operand = { $file }, { $line }. sor: „{ $field }”: „{ $value }” nem illik ide: „{ $text }”; lehetséges: { $allowed }
pack-operand-number = { $file }, { $line }. sor: „{ $field }”: „{ $value }” nem illik ide: „{ $text }”; egész szám kell { $least } és { $most } között
pack-name-unknown = { $file }, { $line }. sor: „{ $field }”: nincs ilyen nevű { $kind }: „{ $value }”, mint itt: „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; erre gondoltál: „{ $like }”?
}
pack-misplaced = { $file }, { $line }. sor: „{ $field }”: „{ $value }” itt nem jelent semmit („{ $text }”)

## Csomagok: térképek és jelzők

pack-edge-unknown = { $file }, { $line }. sor: „{ $field }”: nincs ilyen mező: „{ $value }”, mint itt: „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; erre gondoltál: „{ $like }”?
}
pack-edge-two = { $file }, { $line }. sor: „{ $field }”: „{ $text }” két különböző mezőt nevezzen meg, köztük -, |, : vagy = jellel
pack-edge-contradicts = { $file }, { $line }. sor: „{ $field }”: „{ $text }” szerint { $second }, egy másik sor szerint { $first }
pack-map-lacks = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: nincs rajta „{ $what }” mező
pack-map-stars = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: legalább { $least } csillagos mező kell rá
pack-map-number = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: nincs rajta { $number } számú mező
pack-slot = { $file }, { $line }. sor: „{ $field }”: „{ $value }” kezdő- vagy kijárati mező, ezért oda nem kerülhet jelző
pack-cut-off = { $file }, { $line }. sor: „{ $field }”: „{ $value }” mező: senki sem juthat el oda, akkor sem, ha minden ajtó nyitva van
pack-door = { $file }, { $line }. sor: „{ $field }”: „{ $value }” ajtó: a térkép egyetlen szabálya sem nyitja ki a kezdőmező felől
pack-few-tokens = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: „{ $shape }” alakú hely { $wanted } van, de jelző csak { $count } helyre jut, a történetküldetésekéi nélkül
pack-must-place = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: „{ $shape }” alakú jelzőből többet kell letenni, mint ahány hely van ({ $wanted })
pack-no-slot = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: nincs rajta „{ $shape }” alakú hely
pack-no-orange = { $file }, { $line }. sor: „{ $field }”: „{ $value }” térkép: nincsenek narancssárga jelzői
pack-orange = { $file }, { $line }. sor: „{ $field }”: egy narancssárga jelzőnek nincs alakja
pack-rule-field = { $file }, { $line }. sor: „{ $field }” csak ilyen szabályokhoz való: { $allowed }
pack-rule-door = { $file }, { $line }. sor: „{ $field }”: egy door = true szabálynak csak ez a lépése lehet: „{ $allowed }”
pack-use-take = { $file }, { $line }. sor: „{ $field }”: amit már visz valaki, azt nem lehet felvenni

## Csomagok: kártyák

pack-beginner = { $file }, { $line }. sor: „{ $field }” értéke { $value }; nagyobb legyen, mint a hp, amely { $hp }
pack-character-missing = { $file }, { $line }. sor: „{ $field }”: hiányzik egy karakter: „{ $value }”
pack-color-missing = { $file }, { $line }. sor: „{ $field }”: nincsenek ilyen színű szabotázsjelzők: „{ $value }”
pack-deck = { $file }, { $line }. sor: „{ $field }”: „{ $value }” { $count } képességkártyával kezd; ennyivel kell: { $wanted }
pack-tactical = { $file }, { $line }. sor: „{ $field }”: egy taktikai kártyának nincs ereje
pack-tactical-steps = { $file }, { $line }. sor: „{ $field }”: „{ $value }” taktikai kártya: nem ad akciót, amelyről ez szólhatna: „{ $text }”
pack-when = { $file }, { $line }. sor: „{ $value }”: „{ $field }” csak „{ $wanted }” lehet, emiatt: „{ $text }”
pack-target = { $file }, { $line }. sor: „{ $value }”: „{ $field }” akkor és csak akkor true, ha a lépések a célpontról szólnak
pack-plan-window = { $file }, { $line }. sor: „{ $field }”: egy tervkártyának vannak lépései, hacsak nem „{ $window }” az időpontja
pack-back = { $file }, { $line }. sor: „{ $field }” értéke „{ $value }”, de az esemény egyik lépése sem erről az osztályról szól
pack-growth-unknown = { $file }, { $line }. sor: „{ $field }”: ilyet fejlődéskártya nem tud: „{ $value }”, mint itt: „{ $text }”; amit tud: { $allowed }
pack-growth-number = { $file }, { $line }. sor: „{ $field }” értéke { $value }; a fejlődéskártyák számozása hézagtalan, ennek a száma { $wanted } lenne
pack-growth-stop = { $file }, { $line }. sor: „{ $field }”: { $value }. kártya: a játszma előtti vagy utáni részek utolsó kártyája STOP-kártya, és csak az
pack-envelope = { $file }, { $line }. sor: „{ $field }”: egyetlen fejlődéskártya sem nyitja ki ezt a borítékot: { $value }

## Csomagok: küldetések

pack-mercenary-map = { $file }, { $line }. sor: „{ $field }”: egy zsoldosküldetés bármelyik térképen játszható, ezért nem nevez meg egyet sem
pack-mercenary-people = { $file }, { $line }. sor: „{ $field }”: „{ $value }” zsoldosküldetés: minden karaktert fel kell sorolnia, és egyet sem követelhet meg
pack-listed = { $file }, { $line }. sor: „{ $field }”: „{ $value }” küldetés: legalább { $least } karaktert kell felsorolnia
pack-required = { $file }, { $line }. sor: „{ $field }”: „{ $value }” kötelező, de nincs felsorolva
pack-track = { $file }, { $line }. sor: „{ $field }”: „{ $text }” egy név és egy hossz legyen 1 és { $most } között, vagy három hossz 2, 3 és 4 karakterhez, például 3/4/5
pack-tracks = { $file }, { $line }. sor: „{ $field }” legfeljebb { $most } különböző sávot nevezhet meg
pack-spaces = { $file }, { $line }. sor: „{ $field }”: legfeljebb { $most } akcióhely lehet, tehát egy zöld
pack-bonus = { $file }, { $line }. sor: „{ $field }”: „{ $value }” bónusz: semmire sem jó ebben a küldetésben: „{ $mission }”
pack-no-effect = { $file }, { $line }. sor: „{ $field }” hiányzik, pedig a szimbóluma rajta van egy jelzőn („{ $value }”) ebben a küldetésben: „{ $mission }”
pack-objective-token = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: nem biztos, hogy ez a jelző a térképen lesz: „{ $value }”
pack-objective-track = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: semmi sem növeli ezt a sávot: „{ $value }”
pack-objective-take = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: senki sem veheti fel ezt a jelzőt: „{ $value }”
pack-objective-met = { $file }, { $line }. sor: „{ $field }” már az első kör előtt teljesül (térkép: „{ $map }”, karakterek: { $count })
pack-over-at-start = { $file }, { $line }. sor: „{ $field }”: a játék már az első kör előtt véget ér (térkép: „{ $map }”, karakterek: { $count })
pack-not-enemy = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: „{ $value }” nem ellenség
pack-no-child = { $file }, { $line }. sor: „{ $field }”: „{ $text }” a Gyermekről szól, de a küldetésben („{ $value }”) nincs child = true
pack-child = { $file }, { $line }. sor: „{ $field }”: semmi sem hozza be a Gyermeket ebbe a küldetésbe: „{ $value }”
pack-replace = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: „{ $value }” térkép: kevesebb rejtett jelző van rajta
pack-no-star = { $file }, { $line }. sor: „{ $field }”: „{ $text }”: „{ $map }” térkép: nincs rajta „{ $value }”

## A The Mandalorian: Adventures opciói

ma-mode-unfit = „mode” opció: nem lehet „{ $value }”; a küldetés { $listed } karaktert sorol fel, és { $seats ->
    [one] { $seats } játékos van
   *[other] { $seats } játékos van
}; lehetséges: { $allowed }
ma-team-unfit = „characters” opció: nem lehet „{ $value }”; „{ $mode }” módban { $count ->
    [one] { $count } karaktert
   *[other] { $count } különböző karaktert
} adj meg ezek közül: { $allowed }
ma-team-lacks = „characters” opció: „{ $mode }” módban ehhez a küldetéshez kell: { $value }
ma-traitor-unfit = „traitor” opció: nem lehet „{ $value }”; árulóhoz három vagy négy játékos kell, akik nem osztoznak a karaktereken; itt { $seats } van, „{ $mode }” módban
