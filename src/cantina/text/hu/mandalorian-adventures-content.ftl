### The Mandalorian: Adventures: térképek, küldetések, jelzők, karakterek és kártyák. Egy hatás azt mondja, amit a lépései tesznek.

## Térképek és szabályaik

ma-map-arvala = Tábor az Arvala-7-en
ma-rule-blast-lock = A zár szétlövése: jelents be egy legalább 3-as erejű Támadást a meződ melletti zárt ajtóra. Nem talál el fenyegetést, az ajtó kinyílik.
ma-use-keycard-cell = Vedd fel a kulcskártyát a meződről.
ma-use-keycard-carried = Zárt ajtó mellett: dobd el a nálad lévő kulcskártyát, és nyisd ki azt az ajtót.

ma-map-nevarro = Nevarro utcái
ma-rule-refuge = Menedék: ha a kék csillagon fejezed be a körödet, tegyél egy szabotázsjelzőt bármelyik akcióhelyről a használtak közé.
ma-rule-gate = Kapu: ha a 3. mezőn fejezed be a körödet, a zárt kapu kinyílik.

ma-map-transport = Rabszállító hajó
ma-rule-override = Felülbírálás: mondj le egy legalább 4-es erejű Felderítésről, hogy kinyiss egy zárt ajtót a meződ mellett.

ma-map-plaza = Ostromlott tér
ma-rule-cannon = Ágyú: az 5. mezőn a Támadásod hatótávja 3.
ma-rule-force-door = Az ajtó betörése: mondj le egy legalább 3-as erejű Támadásról vagy Felderítésről, hogy kinyiss egy zárt ajtót a meződ mellett.

## 1. küldetés

ma-mission-the-asset = A zsákmány
ma-mission-the-asset-intro-1 = Alacsonyan ég a nap az Arvala-7 fölött. Lent a szurdokban valaki tábort vert, és puskásokat állított a tetőkre.
ma-mission-the-asset-intro-2 = A nyomkövető minden lépéssel gyorsabban villog. A porból egy droid lép elő ugyanilyen nyomkövetővel, és a sugárvetőit már fel is emelte.
ma-mission-the-asset-intro-3 = „Jut a vérdíjból kettőnek is” – mondja egyikőtök. Aztán az első lövés a homokba csapódik a lábatok között.
ma-mission-the-asset-briefing = A zsákmány a táborban van elrejtve, az egyik szögletes jelző mögött. ELŐKÉSZÍTÉS: nincs. Az ellenségek hatásai közül itt csak az Őr van jelen. A főépület ajtaja zárva van; a térkép szabályai mondják meg, hogyan nyílik.
ma-mission-the-asset-objective = Egy kör végén egy karakter a felfedett zsákmány mezőjén áll, és azon a mezőn nincs ellenség.
ma-mission-the-asset-crisis = Növeld 1-gyel a Készültség sávot. Ha a sáv megtelt, helyezz egy erősítést a hozzád legközelebbi csillagos mezőre, azután 2 ellenség 3 hatótávon belül támad, és a sáv kiürül.
ma-rule-ambush = Csapda: az a karakter, aki egy képpel lefelé fordított ellenség mezőjére lép, 1 sebzést szenved el. A másképp, például támadással felfedett ellenség nem sebez.
ma-track-alert = Készültség

## 2. küldetés

ma-mission-flight-from-nevarro = Menekülés Nevarróról
ma-mission-flight-from-nevarro-intro-1 = A jutalom a zsebedben, a bölcső üres. A kreditekre nézel, aztán az ajtóra, amelyen kijöttél.
ma-mission-flight-from-nevarro-intro-2 = Amikor másodszor hagyod el a házat, egy kis batyut viszel. Városszerte egyszerre kezdenek villogni a nyomkövetők.
ma-mission-flight-from-nevarro-intro-3 = Az utca elnémul, a zsaluk becsukódnak. A túlsó végén, száz fegyveren túl, vár a hajótok.
ma-mission-flight-from-nevarro-briefing = A céh összes vadásza a Gyermeket üldözi, és a rövidebb út kapuja zárva van. ELŐKÉSZÍTÉS: a Mandalóri viszi a Gyermeket; ha ő nincs ott, a kezdőjátékos karaktere. Ha a hordozó sebzést szenved el, a Gyermek elmenekül.
ma-mission-flight-from-nevarro-objective = Egy kör végén a Gyermeket vivő karakter kijárati mezőn áll.
ma-mission-flight-from-nevarro-crisis = Növeld 1-gyel az Üldözés sávot, azután fedd fel a hozzád legközelebbi képpel lefelé fordított fenyegetést.
ma-mission-flight-from-nevarro-effect = Helyezz egy erősítést a 8. mezőre.
ma-failure-pursuit = Az Üldözés sáv megtelt.
ma-track-pursuit = Üldözés
ma-use-speeder-cell = Dobd el a siklót a meződről: hajts végre egy ingyenes, 3-as erejű Mozgást.

## 3. küldetés

ma-mission-the-prison-ship = A börtönhajó
ma-mission-the-prison-ship-intro-1 = „Be és ki – mondja a terv embere –, a fedélzeten csak droidok vannak.” Egy kicsit túl sokszor mondja.
ma-mission-the-prison-ship-intro-2 = A zsilip fehér folyosókra és kilincs nélküli ajtókra nyílik. Az egyik mögött a fogoly ül, a többi mögött minden más.
ma-mission-the-prison-ship-intro-3 = Egy kis droid megáll, felnéz rátok, és csipogva elgurul. Valahol messze elöl egy lámpa pirosra vált.
ma-mission-the-prison-ship-briefing = Hat zárt cella, egyetlen fogoly, és egy hajó, amely lassanként felébred. ELŐKÉSZÍTÉS: nincs. Ennek a küldetésnek van egy zöld akcióhelye, a Feltörés; a konzolok az 1–4. mezők. Ha egy karakter magával vitte a foglyot, az nála marad.
ma-mission-the-prison-ship-objective = Egy kör végén egy karakterrel ott van a fogoly, és minden karakter kijárati mezőn áll.
ma-mission-the-prison-ship-crisis = Növeld 1-gyel a Riadó sávot, azután csukd be a hozzád legközelebbi nyitott ajtót, amely mellett nincs karakter.
ma-mission-the-prison-ship-effect = Szabotáld a Feltörést, és növeld 1-gyel a Riadó sávot.
ma-green-slice = Feltörés
ma-green-slice-text = Legalább 4-es erő, konzolnál (1–4. mező): nyiss ki egy tetszőleges zárt ajtót, vagy fedj fel egy tetszőleges képpel lefelé fordított szögletes jelzőt.
ma-failure-alarm = A Riadó sáv megtelt.
ma-track-alarm = Riadó
ma-use-prisoner-cell = Vidd magaddal a foglyot a meződről.

## 4. küldetés

ma-mission-redemption = Megváltás
ma-mission-redemption-intro-1 = Fehér páncélok töltik meg a teret, sor sor mögött. A kantinban megszámolod a lövéseidet, aztán a biztonság kedvéért még egyszer.
ma-mission-redemption-intro-2 = A túloldalon egy rohamosztagos egy ficánkoló batyut tart. Mögötte egy fekete köpenyes férfi járkál fel-alá, mintha övé lenne az idő.
ma-mission-redemption-intro-3 = A padló alatt alagút húzódik, régi és forró, és kivezet innen. De a Gyermek nélkül senki sem megy.
ma-mission-redemption-briefing = Szabadítsátok ki a Gyermeket, győzzétek le Moff Gideont, és szökjetek meg az alagúton. ELŐKÉSZÍTÉS: tegyétek a fogvatartót felfedve a 8. mezőre, és adjátok oda neki a Gyermeket; tegyétek Moff Gideont felfedve a piros csillagra. Ha legyőzitek a Gyermeket vivő ellenséget, a Gyermek azon a mezőn marad. Ennek a küldetésnek van egy zöld akcióhelye, a Buzdítás.
ma-mission-redemption-objective = Moff Gideon le van győzve, és egy kör végén a Gyermeket vivő karakter kijárati mezőn áll.
ma-mission-redemption-crisis = Növeld 1-gyel az Ostrom sávot. Ha egy ellenség viszi a Gyermeket, az az ellenség 2 mezőt mozog a piros csillag felé; különben helyezz egy erősítést a piros csillagra.
ma-mission-redemption-effect = Ha egy karakter viszi a Gyermeket, a Gyermek elmenekül; különben helyezz egy erősítést az 1. mezőre.
ma-green-rally = Buzdítás
ma-green-rally-text = Válassz egy másik karaktert: végrehajthat egy ingyenes, 2-es erejű Mozgást vagy Támadást.
ma-failure-child-lost = Egy eseménylépés végén a Gyermeket vivő ellenség a piros csillagon áll.
ma-failure-siege = Az Ostrom sáv megtelt.
ma-track-siege = Ostrom
ma-rule-snatch = Elragadás: egy ellenség, amely az eseménylépésben a Gyermek mezőjén fejezi be a mozgását, amikor senki sem viszi, felkapja.
ma-rule-march = Menetelés: egy erősítés, amely a piros csillagra kerül, 1 mezőt mozog a hozzá legközelebbi karakter felé.
ma-use-supply-crate-cell = Dobd el az ellátmányládát a meződről: vegyél fel 2 tervkártyát, tarts meg legfeljebb 1-et, a többit dobd el.

## 5. küldetés

ma-mission-the-egg = A tojás
ma-mission-the-egg-intro-1 = „Ez csak egy tojás – mondja a kereskedő, és az asztalon áttolja a pénz felét. – Egy nagy. Szőrös.”
ma-mission-the-egg-intro-2 = Reng a föld. Annak, ami kijön a barlangból, szarva van, nagyon rossz a kedve, és esze ágában sincs osztozni.
ma-mission-the-egg-briefing = Találjátok meg a tojást, és hozzátok vissza épségben. ELŐKÉSZÍTÉS: tegyétek a Mudhornt felfedve a 8. mezőre; cseréljetek ki 1 véletlen képpel lefelé fordított szögletes jelzőt, megnézés nélkül, a tojásra, és keverjétek össze a szögletes jelzőket a mezőiken. A tojáshéj addig bírja, amíg a Tojás sáv el nem éri a 3-at, 4 karakterrel a 4-et.
ma-mission-the-egg-objective = Egy kör végén a tojást vivő karakter a kezdőmezőn áll.
ma-mission-the-egg-crisis = A Mudhorn 3 mezőt mozog a hozzá legközelebbi karakter felé, azután 0 hatótávon támad. Ha már legyőztétek, ehelyett helyezz egy erősítést a hozzád legközelebbi csillagos mezőre.
ma-failure-egg-broken = A tojás eltört: a Tojás sáv megtelt.
ma-track-egg = Tojás
ma-rule-cracks = Repedések: minden egyes sebzésért, amelyet a tojást vivő karakter elszenved, növeld 1-gyel a Tojás sávot.
ma-use-egg-cell = Vedd fel a tojást a meződről.

## 6. küldetés

ma-mission-alive = Élve
ma-mission-alive-intro-1 = Piros betűk futnak végig a korongon: teljes fizetség egy szívverésért, semmi egy testért.
ma-mission-alive-intro-2 = Valaki itt a körözött arcát rejti a csuklyája alatt. Amikor legközelebb megfordul egy csuklya, nagyon gondosan kell céloznotok.
ma-mission-alive-briefing = Fogjátok el a körözöttet, és vezessétek le a térképről. ELŐKÉSZÍTÉS: cseréljetek ki 1 véletlen képpel lefelé fordított kerek jelzőt, megnézés nélkül, a körözöttre, és keverjétek össze a kerek jelzőket a mezőiken. A körözöttet pontosan az ÉP-jével egyenlő sebzés fogja el: ekkor felfedett bónuszként a mezőjén marad, és egy ott lévő karakter magával viheti. Eggyel több sebzés, és halott.
ma-mission-alive-objective = Egy kör végén egy karakter, akivel ott van az elfogott körözött, kijárati mezőn áll.
ma-mission-alive-crisis = Ha a körözött felfedett ellenség a térképen, vegyél le róla 2 sebzést, és 2 mezőt mozog a hozzá legközelebbi karaktertől távolodva. Azután helyezz egy erősítést a hozzád legközelebbi csillagos mezőre, és 1 ellenség 2 hatótávon belül támad.
ma-mission-alive-effect = Ha a körözött fel van fedve, szabotáld a Támadást.
ma-failure-mark-dead = A körözött halott: több a sebzése, mint az ÉP-je.
ma-failure-mark-escaped = A körözött megszökött: egy eseménylépés végén felfedett ellenségként kijárati mezőn áll.
ma-rule-closing-in = Bekerítés: valahányszor az eseménypaklit újrakeveritek, kétszer helyezz egy erősítést a hozzád legközelebbi csillagos mezőre.
ma-use-mark-cell = Vidd magaddal az elfogott körözöttet a meződről.

## 7. küldetés

ma-mission-silent-relays = Néma átjátszók
ma-mission-silent-relays-intro-1 = Árbocok, zümmögő dobozok és egyetlen parancs: mire elnémulnak, legyetek messze, mielőtt bárki megkérdezné, miért.
ma-mission-silent-relays-intro-2 = Elvágod az első kábelt. Minden rádióban sistergés fut végig, és mindenki felkapja a fejét.
ma-mission-silent-relays-briefing = Kapcsoljátok ki az összes átjátszót, és térjetek vissza együtt. ELŐKÉSZÍTÉS: tegyetek egy-egy átjátszót felfedve a 2. és a 4. mezőre; 4-nél kevesebb karakterrel a 6. mezőre is, 3-nál kevesebbel a 8. mezőre is. Ennek a küldetésnek van egy zöld akcióhelye, a Kikapcsolás. Figyeljetek a készletre: ha egy válság már nem talál szabotázsjelzőt, vége.
ma-mission-silent-relays-objective = Nincs átjátszó a térképen, és egy kör végén minden karakter a kezdőmezőn áll.
ma-mission-silent-relays-crisis = Szabotáld a két legalacsonyabb összegű akcióhelyet.
ma-green-disable = Kikapcsolás
ma-green-disable-text = Legalább 2-es erő: vegyél le egy átjátszót a meződről.
ma-failure-overrun = Egy válság már nem talál szabotázsjelzőt, sem a készletben, sem a használtak között.
ma-rule-silence = Csend: amikor egy átjátszó lekerül, tegyél egy szabotázsjelzőt bármelyik akcióhelyről a használtak közé; 3 vagy több karakterrel még egyet.

## 8. küldetés

ma-mission-double-cross = Kettős játék
ma-mission-double-cross-intro-1 = Három láda, háromszor lepecsételve. Mindenkinek részt ígértek belőle, és a részek összege több az egésznél.
ma-mission-double-cross-intro-2 = A csapat egyik tagját tegnap éjjel idegenekkel látták. Sötét volt, és senki sem biztos benne, ki volt az.
ma-mission-double-cross-briefing = Találjátok meg a rakományt, és vigyétek ki, ládáról ládára. ELŐKÉSZÍTÉS: cseréljetek ki 3 véletlen képpel lefelé fordított jelzőt, megnézés nélkül, rakományjelzőkre, és keverjétek össze az egyes alakokat a mezőiken. Egy karakter legfeljebb 1 rakományjelzőt visz. 3 vagy 4 játékosnál, hacsak a karakterek nem közösek, mindenki kap egy titkos hűségkártyát; egyikőtök lehet az áruló, aki győz, ha a küldetés elbukik.
ma-mission-double-cross-objective = Az összes rakomány a helyén van: a Leszállítva sáv eléri a 3-at.
ma-mission-double-cross-crisis = Sorban minden játékos eldobja egy tervkártyáját, vagy szabotál egy általa választott akciót. Azután növeld 1-gyel a Sietség sávot.
ma-failure-too-late = Túl késő: a Sietség sáv megtelt.
ma-track-haste = Sietség
ma-track-delivered = Leszállítva
ma-rule-haste = Sietség: valahányszor az eseménypaklit újrakeveritek, növeld 1-gyel a Sietség sávot.
ma-rule-suspicion = Gyanú: hűségkártyás játszmában, játszmánként egyszer lemondhatsz egy legalább 4-es erejű Felderítésről, hogy megnézd egy másik játékos hűségkártyáját.
ma-use-cargo-cell = Vedd fel a rakományt a meződről, ha még nem viszel egyet sem.
ma-use-cargo-carried = Kijárati mezőn: tedd ki a játékból a nálad lévő rakományt, és növeld 1-gyel a Leszállítva sávot.

## Fenyegetésjelzők

ma-use-medkit-cell = Dobd el az elsősegélycsomagot a meződről: gyógyíts magadon 1 sebzést.
ma-token-medkit = Elsősegélycsomag
ma-token-keycard = Kulcskártya
ma-token-raider = Fosztogató
ma-token-camp-guard = Tábori őr
ma-token-marksman = Puskás
ma-token-asset = A zsákmány
ma-token-roof-marksman = Puskás a tetőn
ma-token-bruiser = Verőlegény
ma-token-seasoned-raider = Edzett fosztogató
ma-token-seasoned-marksman = Edzett puskás
ma-token-hunter = Fejvadász
ma-token-brawler = Bunyós
ma-token-spotter = Figyelő
ma-token-speeder = Sikló
ma-token-informer = Besúgó
ma-token-roof-hunter = Vadász a tetőn
ma-token-saboteur = Szabotőr
ma-token-veteran = A céh veteránja
ma-token-security-droid = Biztonsági droid
ma-token-mouse-droid = Egérdroid
ma-token-warden = Börtönőr
ma-token-prisoner = A fogoly
ma-token-inmate = Egy másik rab
ma-token-sentry-turret = Őrlöveg
ma-token-heavy-droid = Nehézdroid
ma-token-guard-droid = Őrdroid
ma-token-trooper = Rohamosztagos
ma-token-scout = Felderítő osztagos
ma-token-technician = Technikus
ma-token-supply-crate = Ellátmányláda
ma-token-signal-beacon = Jeladó
ma-token-elite = Elit osztagos
ma-token-flame-trooper = Lángszórós osztagos
ma-token-captor = Fogvatartó
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Tojás
ma-token-mark = A körözött
ma-token-relay = Átjátszó
ma-token-cargo = Rakomány

## Karakterek

ma-character-mandalorian = A Mandalóri
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## A Mandalóri képességkártyái

ma-skill-beskar-helmet = Beskarsisak
ma-skill-beskar-helmet-text = Tervezés: vedd el a Védekezést a terv-dobópakliból, ha nincs nálad.
ma-skill-tracking-fob = Nyomkövető
ma-skill-tracking-fob-text = Felderítés: az akció után nézz meg még egy képpel lefelé fordított fenyegetést az akció erejével egyenlő hatótávon belül.
ma-skill-phase-pulse-blaster = Fázisimpulzus-vető
ma-skill-phase-pulse-blaster-text = Támadás: e támadás hatótávja 3.
ma-skill-jet-burst = Hajtóműlöket
ma-skill-jet-burst-text = Mozgás: ez a mozgás átmehet szintkülönbségen.
ma-skill-grappling-line = Csáklyás kötél
ma-skill-grappling-line-text = Felderítés: ha mozgattál egy ellenséget, mozgasd még 1 mezővel.
ma-skill-sure-footing = Biztos lábak
ma-skill-flamethrower = Lángszóró
ma-skill-flamethrower-text = Támadás: a támadás után okozz 1 sebzést a célpont mezőjén lévő minden más ellenségnek.
ma-skill-quick-draw = Gyors kéz
ma-skill-hunters-patience = Vadásztürelem
ma-skill-relentless = Könyörtelen
ma-skill-relentless-text = Mozgás: a mozgás után okozz 1 sebzést egy 1 hatótávon belüli fenyegetésnek.
ma-skill-all-in = Mindent bele
ma-skill-all-in-text = Támadás: szabotáld a Támadást; ez a támadás +1 erőt kap.
ma-skill-whistling-birds = Fütyülő madarak
ma-skill-whistling-birds-text = Támadás: egymás után háromszor okozz 1 sebzést egy 2 hatótávon belüli fenyegetésnek.
ma-skill-full-beskar = Teljes beskarvért
ma-skill-full-beskar-text = Tervezés: vedd el a Védekezést a terv-dobópakliból, ha nincs nálad.
ma-skill-no-wasted-motion = Egy fölös mozdulat sem
ma-skill-no-wasted-motion-text = Mozgás vagy Felderítés: az akció után kapsz 1 további akciót ebben a körben.

## Az IG-11 képességkártyái

ma-skill-rotating-torso = Forgó törzs
ma-skill-rotating-torso-text = Támadás: e támadás hatótávja 2.
ma-skill-self-diagnosis = Öndiagnózis
ma-skill-self-diagnosis-text = Tervezés: gyógyíts magadon 1 sebzést.
ma-skill-twin-blasters = Ikersugárvetők
ma-skill-twin-blasters-text = Támadás: a támadás után okozz 2 sebzést egy második, 1 hatótávon belüli fenyegetésnek.
ma-skill-target-scan = Célpontletapogatás
ma-skill-target-scan-text = Felderítés: ha megnéztél egy képpel lefelé fordított fenyegetést, fedd fel.
ma-skill-calculated-route = Kiszámított útvonal
ma-skill-covering-fire = Fedezőtűz
ma-skill-covering-fire-text = Mozgás: a mozgás után okozz 1 sebzést egy 2 hatótávon belüli fenyegetésnek.
ma-skill-bounty-protocol = Vérdíjprotokoll
ma-skill-overclock = Túlhajtás
ma-skill-overclock-text = Támadás: szenvedj el 1 sebzést; ez a támadás +2 erőt kap.
ma-skill-nurse-protocol = Ápolóprotokoll
ma-skill-nurse-protocol-text = Tervezés: gyógyíts 1 sebzést egy másik, 2 hatótávon belüli karakteren.
ma-skill-full-rotation = Teljes fordulat
ma-skill-full-rotation-text = Támadás: egymás után kétszer okozz 2 sebzést egy 1 hatótávon belüli fenyegetésnek.
ma-skill-new-programming = Új programozás
ma-skill-new-programming-text = Tervezés: gyógyíts magadon 2 sebzést.
ma-skill-parallel-processing = Párhuzamos feldolgozás
ma-skill-parallel-processing-text = Támadás vagy Felderítés: hajts végre egy ingyenes, 2-es erejű Mozgást.

## Paz Vizsla képességkártyái

ma-skill-suppressing-burst = Lefogó sorozat
ma-skill-suppressing-burst-text = Támadás: a támadás után mozgasd a célpontot, ha ellenség, 1 mezővel a hozzá legközelebbi karaktertől távolodva.
ma-skill-folded-arms = Összefont karok
ma-skill-folded-arms-text = Tervezés: vedd el az Ellentámadást a terv-dobópakliból, ha nincs nálad.
ma-skill-heavy-repeater = Nehéz ismétlőfegyver
ma-skill-heavy-repeater-text = Támadás: e támadás hatótávja 2; szabotáld a Támadást.
ma-skill-trample = Letaposás
ma-skill-trample-text = Mozgás: az 1 ÉP-jű ellenségek nem állítják meg ezt a mozgást.
ma-skill-heavy-jetpack = Nehéz rakétahátizsák
ma-skill-heavy-jetpack-text = Mozgás: ez a mozgás átmehet szintkülönbségen.
ma-skill-fresh-drum = Friss dobtár
ma-skill-fresh-drum-text = Tervezés: tegyél egy szabotázsjelzőt a Támadásról a használtak közé.
ma-skill-saturation-fire = Szőnyegtűz
ma-skill-saturation-fire-text = Támadás: a támadás után okozz 1 sebzést a célpont mezőjén lévő minden ellenségnek.
ma-skill-steady-advance = Kitartó előrenyomulás
ma-skill-heat-sensor = Hőérzékelő
ma-skill-heat-sensor-text = Felderítés: nézz meg egy 2 hatótávon belüli képpel lefelé fordított fenyegetést.
ma-skill-broadside = Össztűz
ma-skill-broadside-text = Támadás: a támadás után okozz 2 sebzést egy második, 2 hatótávon belüli fenyegetésnek, és szabotáld a Támadást.
ma-skill-stand-firm = Rendíthetetlen
ma-skill-stand-firm-text = Tervezés: gyógyíts magadon 1 sebzést.
ma-skill-barrage = Zárótűz
ma-skill-barrage-text = Támadás: okozz 4 sebzést egy 2 hatótávon belüli fenyegetésnek.
ma-skill-clan-honor = A klán becsülete
ma-skill-clan-honor-text = Tervezés: vedd el az Ellentámadást a terv-dobópakliból, ha nincs nálad, és gyógyíts magadon 1 sebzést.
ma-skill-walking-fortress = Járó erőd
ma-skill-walking-fortress-text = Mozgás vagy Támadás: okozz 1 sebzést egy 2 hatótávon belüli fenyegetésnek.

## Xi’an képességkártyái

ma-skill-thrown-knife = Dobott kés
ma-skill-thrown-knife-text = Támadás: e támadás hatótávja 3, és legfeljebb 2 sebzést okoz.
ma-skill-taunt = Csúfolódás
ma-skill-taunt-text = Felderítés: mozgass egy 2 hatótávon belüli ellenséget 1 mezővel.
ma-skill-hidden-blade = Rejtett penge
ma-skill-hidden-blade-text = Mozgás: a mozgás előtt okozz 1 sebzést egy 1 hatótávon belüli fenyegetésnek.
ma-skill-shadow-step = Árnyéklépés
ma-skill-shadow-step-text = Mozgás: ennél a mozgásnál hagyd figyelmen kívül az Őrt.
ma-skill-backflip = Hátraszaltó
ma-skill-backflip-text = Támadás: a támadás után mozogj legfeljebb 1 mezőt.
ma-skill-slip-away = Kisiklás
ma-skill-slip-away-text = Mozgás: ennél a mozgásnál hagyd figyelmen kívül a Lefogást.
ma-skill-fan-of-knives = Késlegyező
ma-skill-fan-of-knives-text = Támadás: a támadás után okozz 1 sebzést egy második, 2 hatótávon belüli fenyegetésnek.
ma-skill-cat-eyes = Macskaszem
ma-skill-lunge = Kitörés
ma-skill-lunge-text = Támadás: a támadás előtt mozogj legfeljebb 1 mezőt.
ma-skill-exit-strategy = Menekülési terv
ma-skill-exit-strategy-text = Tervezés: mozogj legfeljebb 2 mezőt.
ma-skill-vanish = Eltűnés
ma-skill-vanish-text = Mozgás: egymás után kétszer mozgass egy 1 hatótávon belüli ellenséget 1 mezővel; azután mozogj legfeljebb 3 mezőt.
ma-skill-cruel-game = Kegyetlen játék
ma-skill-cruel-game-text = Felderítés: mozgass egy 3 hatótávon belüli ellenséget legfeljebb 2 mezővel.
ma-skill-blur = Elmosódó alak
ma-skill-blur-text = Támadás, Felderítés vagy Tervezés: mozogj legfeljebb 2 mezőt.

## Burg képességkártyái

ma-skill-shoulder-charge = Vállal előre
ma-skill-shoulder-charge-text = Mozgás: a mozgás után okozz 1 sebzést egy fenyegetésnek a meződön.
ma-skill-rough-handling = Durva bánásmód
ma-skill-rough-handling-text = Felderítés: ha mozgattál egy ellenséget, mozgasd még 1 mezővel.
ma-skill-iron-grip = Vasmarok
ma-skill-iron-grip-text = Támadás: e támadás hatótávja 0, és +2 erőt kap.
ma-skill-drag-close = Magához rántás
ma-skill-drag-close-text = Felderítés: mozgass egy 2 hatótávon belüli ellenséget 2 mezővel a hozzá legközelebbi karakter felé.
ma-skill-thick-hide = Vastag bőr
ma-skill-thick-hide-text = Tervezés: gyógyíts magadon 1 sebzést.
ma-skill-wade-in = Bele a sűrűjébe
ma-skill-wade-in-text = Mozgás: a legfeljebb 2 ÉP-jű ellenségek nem állítják meg ezt a mozgást.
ma-skill-rage = Őrjöngés
ma-skill-rage-text = Támadás: szenvedj el 1 sebzést; ez a támadás +2 erőt kap.
ma-skill-heavy-fists = Súlyos öklök
ma-skill-break-the-lock = Zártörés
ma-skill-break-the-lock-text = Mozgás: a mozgás után nyiss ki egy zárt ajtót a meződ mellett.
ma-skill-flatten = Laposra verés
ma-skill-flatten-text = Támadás: a támadás után okozz 1 sebzést a célpont mezőjén lévő minden más ellenségnek.
ma-skill-unstoppable = Megállíthatatlan
ma-skill-unstoppable-text = Mozgás: ennél a mozgásnál hagyd figyelmen kívül az Őrt és a Lefogást.
ma-skill-crush = Összezúzás
ma-skill-crush-text = Támadás: okozz 5 sebzést egy fenyegetésnek a meződön.
ma-skill-bared-teeth = Vicsorgás
ma-skill-bared-teeth-text = Felderítés: ha mozgattál egy ellenséget, mozgasd még legfeljebb 2 mezővel, és okozz neki 1 sebzést.
ma-skill-battering-ram = Faltörő kos
ma-skill-battering-ram-text = Mozgás vagy Támadás: mozgass egy 1 hatótávon belüli ellenséget 2 mezővel a hozzá legközelebbi karaktertől távolodva.

## Migs Mayfeld képességkártyái

ma-skill-loose-talk = Fecsegés
ma-skill-loose-talk-text = Tervezés: ehhez az akcióhoz vegyél fel még 1 kártyát.
ma-skill-snap-shot = Kapáslövés
ma-skill-snap-shot-text = Felderítés: ha mozgattál egy ellenséget, okozz neki 1 sebzést.
ma-skill-third-arm = Harmadik kar
ma-skill-third-arm-text = Támadás: a támadás után okozz 1 sebzést egy második, 2 hatótávon belüli fenyegetésnek.
ma-skill-range-finder = Távolságmérő
ma-skill-range-finder-text = Támadás: e támadás hatótávja 2.
ma-skill-two-steps-ahead = Két lépéssel előbb
ma-skill-two-steps-ahead-text = Tervezés: az ehhez az akcióhoz felvett kártyákból 1-gyel többet tarthatsz meg.
ma-skill-change-of-plan = Tervmódosítás
ma-skill-change-of-plan-text = Mozgás: vegyél fel 1 tervkártyát; tartsd meg vagy dobd el.
ma-skill-keen-eye = Éles szem
ma-skill-keen-eye-text = Felderítés: nézz meg egy 3 hatótávon belüli képpel lefelé fordított fenyegetést.
ma-skill-imperial-drill = Birodalmi kiképzés
ma-skill-fall-back = Visszavonulás
ma-skill-deadeye = Mesterlövés
ma-skill-deadeye-text = Támadás: e támadás hatótávja 3.
ma-skill-contingency = Vésztartalék
ma-skill-contingency-text = Tervezés: okozz 1 sebzést egy 2 hatótávon belüli fenyegetésnek.
ma-skill-cover-story = Fedősztori
ma-skill-cover-story-text = Tervezés: vegyél fel 4 tervkártyát, tarts meg legfeljebb 2-t, a többit dobd el.
ma-skill-old-instincts = Régi ösztönök
ma-skill-old-instincts-text = Felderítés: az akció után okozz 2 sebzést a fenyegetésnek, amelyet megnéztél vagy mozgattál.
ma-skill-always-an-angle = Mindig van kiskapu
ma-skill-always-an-angle-text = Mozgás, Támadás vagy Felderítés: vegyél fel 2 tervkártyát, tarts meg legfeljebb 1-et, a többit dobd el.

## Greef Karga képességkártyái

ma-skill-guild-orders = A céh parancsai
ma-skill-guild-orders-text = Tervezés: egy másik karakter felvesz 1 képességkártyát.
ma-skill-well-informed = Jól értesült
ma-skill-well-informed-text = Felderítés: egy másik karakter mozoghat legfeljebb 1 mezőt.
ma-skill-smooth-talk = Sima beszéd
ma-skill-smooth-talk-text = Felderítés: ha mozgattál egy ellenséget, mozgasd még 1 mezővel.
ma-skill-clear-the-way = Szabad az út
ma-skill-clear-the-way-text = Mozgás: tegyél egy szabotázsjelzőt bármelyik akcióhelyről a használtak közé.
ma-skill-side-by-side = Egymás mellett
ma-skill-side-by-side-text = Mozgás: egy másik, 1 hatótávon belüli karakter mozoghat legfeljebb 2 mezőt.
ma-skill-two-holsters = Két pisztolytáska
ma-skill-two-holsters-text = Támadás: a támadás után okozz 1 sebzést egy második, 1 hatótávon belüli fenyegetésnek.
ma-skill-call-to-arms = Fegyverbe
ma-skill-call-to-arms-text = Támadás: a támadás után egy másik karakter végrehajthat egy ingyenes, 1-es erejű Támadást.
ma-skill-favors-owed = Behajtott szívességek
ma-skill-own-the-street = Az utca ura
ma-skill-last-word = Utolsó szó
ma-skill-last-word-text = Támadás: vegyél fel 1 tervkártyát; tartsd meg vagy dobd el.
ma-skill-rouse-the-town = A város felrázása
ma-skill-rouse-the-town-text = Tervezés: egy másik karakter mozoghat legfeljebb 2 mezőt.
ma-skill-guild-contract = Céhes szerződés
ma-skill-guild-contract-text = Tervezés: egy másik karakter felvesz 2 képességkártyát; tegyél egy szabotázsjelzőt bármelyik akcióhelyről a használtak közé.
ma-skill-town-magistrate = A város elöljárója
ma-skill-town-magistrate-text = Felderítés: egy másik karakter mozoghat legfeljebb 2 mezőt.
ma-skill-shared-glory = Közös dicsőség
ma-skill-shared-glory-text = Támadás vagy Tervezés: egy másik karakter végrehajthat egy ingyenes, 2-es erejű Mozgást vagy Támadást.

## Cara Dune képességkártyái

ma-skill-body-shield = Élő pajzs
ma-skill-body-shield-text = Mozgás: a mozgás után ebben a körben a következő sebzést, amely a meződön lévő másik karaktert érné, helyette te szenveded el.
ma-skill-field-dressing = Tábori kötözés
ma-skill-field-dressing-text = Tervezés: gyógyíts 1 sebzést bármelyik, 1 hatótávon belüli karakteren.
ma-skill-pin-down = Leszögezés
ma-skill-pin-down-text = Támadás: a támadás után a célpont ebben a körben nem támad.
ma-skill-stare-down = Fagyos tekintet
ma-skill-stare-down-text = Felderítés: az akció után a fenyegetés, amelyet megnéztél vagy mozgattál, ebben a körben nem támad.
ma-skill-drag-to-cover = Fedezékbe húzás
ma-skill-drag-to-cover-text = Mozgás: egy másik, 1 hatótávon belüli karakter mozoghat legfeljebb 1 mezőt.
ma-skill-shock-trooper = Rohamkatona
ma-skill-kick-back = Visszarúgás
ma-skill-kick-back-text = Támadás: a támadás után mozgasd a célpontot, ha ellenség, 1 mezővel a hozzá legközelebbi karaktertől távolodva.
ma-skill-hold-the-line = Tartsd a vonalat
ma-skill-hold-the-line-text = Tervezés: vedd el a Védekezést a terv-dobópakliból, ha nincs nálad.
ma-skill-forced-march = Erőltetett menet
ma-skill-boots-first = Bakanccsal előre
ma-skill-boots-first-text = Mozgás: a mozgás után okozz 2 sebzést egy fenyegetésnek a meződön.
ma-skill-medevac = Sebesültszállítás
ma-skill-medevac-text = Tervezés: gyógyíts 1 sebzést egy másik, 3 hatótávon belüli karakteren.
ma-skill-field-hospital = Tábori kórház
ma-skill-field-hospital-text = Tervezés: gyógyíts 2 sebzést bármelyik, 1 hatótávon belüli karakteren.
ma-skill-marshals-badge = A marsall jelvénye
ma-skill-marshals-badge-text = Tervezés: gyógyíts 1 sebzést bármelyik, 1 hatótávon belüli karakteren, és vedd el a Védekezést a terv-dobópakliból, ha nincs nálad.
ma-skill-shoulder-to-shoulder = Vállvetve
ma-skill-shoulder-to-shoulder-text = Mozgás vagy Tervezés: gyógyíts 1 sebzést egy másik, 1 hatótávon belüli karakteren.

## Események

ma-event-charge = Roham
ma-event-charge-text = Minden közelharcos 2 mezőt mozog a hozzá legközelebbi karakter felé. 2 közelharcos 0 hatótávon támad.
ma-event-brawl = Verekedés
ma-event-brawl-text = 2 közelharcos 3 mezőt mozog a hozzá legközelebbi karakter felé. Minden közelharcos 0 hatótávon támad. +6: 1 közelharcos 1 hatótávon támad.
ma-event-fresh-muscle = Friss erők
ma-event-fresh-muscle-text = Helyezz egy erősítést a hozzád legközelebbi csillagos mezőre. 1 közelharcos 2 mezőt mozog a hozzá legközelebbi karakter felé.
ma-event-firing-line = Tűzvonal
ma-event-firing-line-text = Minden lövész 1 mezőt mozog a hozzá legközelebbi karakter felé. 2 lövész 2 hatótávon támad.
ma-event-flanking-fire = Oldaltűz
ma-event-flanking-fire-text = 2 lövész 2 mezőt mozog a hozzá legközelebbi karakter felé. 1 lövész 1 hatótávon támad. +6: helyezz egy erősítést a hozzád legközelebbi csillagos mezőre.
ma-event-stray-shots = Eltévedt lövések
ma-event-stray-shots-text = 1 lövész vagy mesterlövész 2 hatótávon támad. 1 lövész 2 mezőt mozog a hozzá legközelebbi karakter felé.
ma-event-crosshairs = Célkeresztben
ma-event-crosshairs-text = 2 mesterlövész 3 hatótávon támad.
ma-event-under-fire = Tűz alatt
ma-event-under-fire-text = Minden mesterlövész 2 hatótávon támad. +6: szabotáld a Támadást.
ma-event-better-angle = Jobb szög
ma-event-better-angle-text = 1 mesterlövész 1 mezőt mozog a hozzá legközelebbi karakter felé. 1 mesterlövész 4 hatótávon támad.
ma-event-cut-cables = Elvágott kábelek
ma-event-cut-cables-text = Szabotáld a Mozgást. Szabotáld a Tervezést.
ma-event-ambush = Rajtaütés
ma-event-ambush-text = Helyezz egy erősítést a meződre. +6: hajts végre még egy eseménykártyát.
ma-event-something-stirs = Valami mozdul
ma-event-something-stirs-text = { $child ->
    [yes] Fedd fel a hozzád legközelebbi képpel lefelé fordított fenyegetést. Ha egy karakter hordozza a Gyermeket, a Gyermek elmenekül.
   *[no] Fedd fel a hozzád legközelebbi képpel lefelé fordított fenyegetést.
}
ma-event-stampede = Vad csorda
ma-event-stampede-text = Minden közelharcos 3 mezőt mozog a hozzá legközelebbi karakter felé. 3 közelharcos 0 hatótávon támad.
ma-event-crossfire = Kereszttűz
ma-event-crossfire-text = 2 lövész 2 mezőt mozog a hozzá legközelebbi karakter felé. 3 lövész 2 hatótávon támad.
ma-event-kill-zone = Halálzóna
ma-event-kill-zone-text = 3 mesterlövész 4 hatótávon támad.
ma-event-regroup = Újrarendeződés
ma-event-regroup-text = 2 bármilyen osztályú ellenség 2 mezőt mozog a hozzá legközelebbi karaktertől távolodva. Helyezz egy erősítést a hozzád legközelebbi csillagos mezőre.
ma-event-lockdown = Lezárás
ma-event-lockdown-text = Csukd be a hozzád legközelebbi nyitott ajtót, amely mellett nincs karakter. 1 bármilyen osztályú ellenség 2 mezőt mozog a hozzá legközelebbi karakter felé.
ma-event-power-failure = Áramszünet
ma-event-power-failure-text = Szabotáld a legalacsonyabb összegű akcióhelyet. +6: szabotáld még egyszer a legalacsonyabb összegű akcióhelyet.

## Tervkártyák

ma-plan-failure = Kudarc
ma-plan-failure-text = Nincs hatása, és nem tartható meg.
ma-plan-defend = Védekezés
ma-plan-defend-text = Amikor sebzést készülsz elszenvedni: védj ki 1 sebzést.
ma-plan-counterattack = Ellentámadás
ma-plan-counterattack-text = Miután egy ellenség megtámadott: okozz 2 sebzést annak az ellenségnek.
ma-plan-second-wind = Új erőre kapás
ma-plan-second-wind-text = Az akciólépésedben: kapsz 1 további akciót ebben a körben.
ma-plan-take-aim = Célzás
ma-plan-take-aim-text = Amikor támadást jelentesz be: +2 erőt kap.
ma-plan-sprint = Vágta
ma-plan-sprint-text = Az akciólépésedben: hajts végre egy ingyenes, 2-es erejű Mozgást.
ma-plan-countermeasures = Ellenintézkedések
ma-plan-countermeasures-text = Az eseménylépésed előtt: tegyél egy szabotázsjelzőt bármelyik akcióhelyről a használtak közé.
ma-plan-smoke = Füst
ma-plan-smoke-text = Amikor egy mozgásod kezdődik: ennél a mozgásnál hagyd figyelmen kívül az Őrt és a Lefogást.
ma-plan-medpac = Gyógycsomag
ma-plan-medpac-text = Az akciólépésedben: gyógyíts magadon 1 sebzést.
ma-plan-signal-jam = Jelzavarás
ma-plan-signal-jam-text = Amikor egy válságot végre kellene hajtani: hagyd ki.
ma-plan-called-shot = Célzott lövés
ma-plan-called-shot-text = Az akciólépésedben: hajts végre egy ingyenes, 3-as erejű Támadást.
