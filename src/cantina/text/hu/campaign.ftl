### A The Mandalorian: Adventures kampánya: `cantina campaign`, és amit a fejlődéskártyák mondanak.

## Súgó

terminal-about-campaign = A The Mandalorian: Adventures kampányának vezetése a játszmák között, egyetlen fájlban.
campaign-help-action = new (kezdés), show (megmutatás), next (mit játsszatok most), record (hogyan végződött) vagy reset (újrakezdés)
campaign-help-file = a kampány fájlja
campaign-help-result = a record mellé: won (győzelem), lost (vereség), vagy a mentett játszma fájlja
campaign-help-seats = hány játékos; ha nincs megadva, 2
campaign-help-mission = a küldetés, ahol választhattok
campaign-help-map = a térkép, ahol választhattok
campaign-help-mode = a next és a record mellé: { $modes }
campaign-help-difficulty = a next és a record mellé: { $levels }
campaign-help-veteran = a new mellé: minden azonnal elérhető

## Amit mond

campaign-begun = A kampány ({ $id }) itt van: { $file }; így kezdődik: „cantina campaign next { $file }”.
campaign-heading = Kampány: { $id }
campaign-growth = Végrehajtott fejlődéskártyák: { $count } / { $all }.
campaign-envelope = { $number }. boríték, nyitva: { $missions }
campaign-mission = Következő küldetés: { $mission }. Térkép: { $maps }.
campaign-free-play = Szabad játék: válassz bármilyen küldetést a --mission kapcsolóval: { $missions }.
campaign-any-mission = Szabad játék: válasszatok bármilyen küldetést: { $missions }.
campaign-not-begun = Még egy játszma sincs előkészítve: a „next” megnevezi az első küldetést.
campaign-game-won = { $number }. játszma: { $mission } ({ $map }), győzelem.
campaign-game-lost = { $number }. játszma: { $mission } ({ $map }), vereség.

## A szabályok, amelyek egyenként kerülnek be

campaign-rule-guard = Őr: ha ettől az ellenségtől 1 hatótávon belül fejezel be egy mozgást, 1 sebzést okoz neked.
campaign-rule-tactical-skill = Taktikai képességkártya: nincs ereje és nem ad akciót, csak a hatását a megfelelő helyen. Az eseménylépésben az a hely pontosan 5-nek számít.
campaign-rule-child = A Gyermek: a mezőjén bármely akció közben megmentheted. Ha a hordozója sebzést szenved el, egy szomszédos mezőre menekül, lehetőleg olyanra, ahol ellenség vagy képpel lefelé fordított fenyegetés van. Abban a körben nem menthető meg.
campaign-rule-grapple = Lefogás: ha elmozogsz ennek az ellenségnek a mezőjéről, előbb 1 sebzést okoz neked.
campaign-rule-mission-effect = Küldetéshatás: ha egy ilyen szimbólumú jelzőt felfedtek, hajtsátok végre a küldetés szövegét.
campaign-rule-diversion = Elterelés: ha ez az ellenség mozgott az eseménylépésben, szabotáljátok a legalacsonyabb összegű helyet.
campaign-rule-numbered-cells = Számozott mezők: a szövegek a számukkal hivatkoznak rájuk.
campaign-rule-mission-action = Küldetésakció: a zöld hely ehhez a küldetéshez tartozik; játssz ki oda egy kártyát, és hajtsd végre a szövegét.
campaign-rule-mercenary = Zsoldosküldetés: bármelyik térképen játszható, minden karakterrel. A térkép megtartja a saját szabályait és jelzőit; minden más a küldetésből jön.
campaign-rule-traitor = Áruló: három vagy négy játékosnál valaki titokban a másik oldalnak dolgozhat.
campaign-rule-wild-skill = Univerzális képességkártya: a hatása több helyen is működik.

## Amit a fejlődéskártyák mondanak

ma-growth-1 = Kezdődik a vadászat. Az Arvala-7 egyik sivatagi táborában vérdíj vár, és nem csak ti hallottatok róla. Az első játszmához a karakterek kezdő oldalát használjátok.
ma-growth-2 = Az első küldetésetek: „A zsákmány”, az Arvala-7 térképén. Találjátok meg, és utolsóként ti álljatok a mezőjén.
ma-growth-3 = Az első munka mögöttetek van, akárhogy is végződött. A híretek gyorsabban utazik, mint a hajótok.
ma-growth-4 = Láttátok, mi válik be. Minden karakter kap egy taktikai kártyát: nincs ereje, nincs akciója, de erős a hatása, és a hely, ahol ilyen van, mindig pontosan 5-nek számít.
ma-growth-5 = A vérdíjas célpontról kiderült, hogy gyermek. Kifizettek titeket, ti pedig visszamentetek érte. Most az egész céh Nevarro utcáin van.
ma-growth-6 = Mostantól: a Gyermek, akit vinni kell, és aki menekül a baj elől; Lefogással, Küldetéshatással és Eltereléssel bíró ellenségek; és számozott mezők.
ma-growth-7 = A város egyre kisebb mögöttetek. Egyelőre nincs visszaút, így más barátok kellenek.
ma-growth-8 = Két új kártya kerül a tervpakliba: „Füst”, amely átsegít az Őrön és a Lefogáson, és „Gyógycsomag”, amely gyógyít.
ma-growth-9 = Egy régi csapatnak van egy munkája: egy fogoly, egy droidokkal teli hajó, kevés idő. Nem bíztok bennük. Ők ezt tudják.
ma-growth-10 = Mostantól egy küldetésnek saját zöld akcióhelye is lehet. Hogy mit tesz, az a küldetésen áll.
ma-growth-11 = A csapat szétszéledt. Hogy ki tartozik kinek, az egy másik nap kérdése.
ma-growth-12 = Nyissátok ki az 1. borítékot. A zsoldosküldetésekhez nem kell történet: bármelyik térképen és mind a nyolc karakterrel játszhatók. Három közülük mostantól elérhető.
ma-growth-13 = Egy kereskedő jól fizet egy tojásért. Az anyját nem kérdezték meg. Ezt az Arvala-7 térképén próbáljátok ki.
ma-growth-14 = Sár, karmok és sovány erszény: ennyit a becsületes munkáról.
ma-growth-15 = Felnőttetek a feladatokhoz. Minden karakter félretesz egy gyenge kártyát, és egy erőset kap helyette.
ma-growth-16 = Üzenet Nevarróról: a helyőrségnek mennie kell, és régi ellenségek nyújtanak kezet. Csapdaszagú, de a Gyermek addig nem lesz biztonságban, amíg ez el nem rendeződik.
ma-growth-17 = Oszlik a füst a tér fölött. Néhány adósság most rendeződött, ilyen vagy olyan pénznemben.
ma-growth-18 = A másik oldal is tanult. Három keményebb kártya kerül az eseménypakliba.
ma-growth-19 = Nyissátok ki a 2. borítékot. A „Kettős játék” küldetésben mindenki titkos hűségkártyát kap, ha hárman vagy négyen játszotok. Egyikőtök talán a másik oldalnak dolgozik; talán senki sem. Kevesebb játékossal vagy közös karakterekkel e kártyák nélkül játsszatok.
ma-growth-20 = Rakomány három vevőnek, egyetlen hajó hozzá, és a fedélzeten nem mindenki ugyanarra a vevőre gondol.
ma-growth-21 = A raktér üres, és egy kicsit másképp néztek egymásra, mint azelőtt.
ma-growth-22 = A tapasztalat rugalmassá tesz. Minden karakter kap egy univerzális kártyát, amelynek a hatása több helyen is működik.
ma-growth-23 = A következő célpontot élve keresik. Válasszatok térképet kedvetekre.
ma-growth-24 = Melegen vagy hidegen, a céh fizet azért, amit kap, és mindig van egy újabb korong az asztalon.
ma-growth-25 = Az utolsó kártyák is játékba kerülnek: három esemény, valamint két tervkártya, „Jelzavarás” és „Célzott lövés”.
ma-growth-26 = Még egy munka, egy csendes: minden átjátszónak el kell némulnia, mielőtt valaki meghall titeket. Válasszatok térképet kedvetekre.
ma-growth-27 = Csend minden csatornán. Ezt meg lehetne szokni.
ma-growth-28 = A kampány elmesélte a történetét. Mostantól bármilyen küldetést játszhattok, bármelyik hozzá való térképen, bármilyen módban.
ma-growth-29 = A fejlődéspakli elfogyott. Minden a tiétek, ami a dobozban van.
ma-growth-envelope-1 = Egy zsoldosküldetés mindannak a helyébe lép, amit egy térkép a maga történetéről mond: a cél, a válság, a különleges szabályok, a zöld hely és a Küldetéshatás a sajátja. A térkép megtartja a szabályait, az ajtóit és a jelzőit, kivéve azokat, amelyek csak a történethez tartoznak. Egy bónusz, amelyet semmi sem magyaráz meg, nem tesz semmit; az elsősegélycsomag mindig gyógyít. A negyedik lap a 2. borítékig zárva marad.
ma-growth-envelope-2 = Ha a küldetés kudarcot vall, egyedül az áruló győz, kivéve, ha a kudarc oka az, hogy az áruló saját karakterét győzik le. Az áruló, aki egy saját köre elején megmutatja a kártyáját, az ellenségek számára nem létezik, és minden körben egy akciót szabotál ahelyett, hogy kártyákat játszana ki. Játszmánként egyszer, egy saját köre végén, bárki megvádolhat valakit; ha az összes többi játékos egyetért, a megvádolt megmutatja a kártyáját. Egy téves vád a két legalacsonyabb helyet szabotálja. A leleplezett áruló lekerül a térképről, és nem jön többé sorra; amit hordozott, a mezőn marad. Ha az áruló már ismert, senkit sem lehet többé megvádolni.
