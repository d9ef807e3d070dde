### A(z) Bounty Hunters szabályai, számonként egy, azoknak, akik játszanak.

## A kártyák

rules-bounty-hunters-cards = A kártyák
rule-BH-01 = A játékot 2–6 játékos játszhatja.
rule-BH-02 = A játékban 195 játékkártya van: 44 célpont, 63 fejvadász, 44 szerződés és 44 kártya a jawa piacról. A 4 zónakártyával és a segédlettel együtt ez 200.
rule-BH-06 = A kártyák négy paklit alkotnak, amelyeket a színük különböztet meg: zöld a célpontpakli, piros a fejvadászpakli, kék a szerződéspakli, szürke a jawa piacpakli. Mindegyiknek saját dobópaklija van.
rule-BH-07 = Egy célponton az áll, hány pontot hoz a végén, mekkora a pajzsának három értéke (zöld, kék, narancssárga), és hány kártyán szerepel ez a karakter. Néhányon az elfogásért járó bónusz is látható: egy kredit vagy egy szerződés.
rule-BH-08 = Egy fejvadászon három támadóérték áll (zöld, kék, narancssárga), és az, hány pontodba kerül a végén; ez 0 is lehet. Egy fejvadász kijátszása nem kerül kreditbe.
rule-BH-03 = A jawa piacpakliban kétféle kártya van: 29 droid és 15 ládakártya.
rule-BH-09 = Egy droidon a kreditben fizetendő költsége és három támadóérték áll, valamint az, hány droidnak vannak a pakliban ugyanilyen támadóértékei. Pontot nem hoz, és pontba sem kerül.
rule-BH-10 = Egy ládakártyán a kreditben fizetendő költsége, a végén járó pontok és 1, 2 vagy 3 láda látható. Nincsenek támadóértékei, és sosem vesz részt összecsapásban.
rule-BH-04 = A 15 ládakártyából 6 darabon egy, 6 darabon kettő, 3 darabon három láda van: összesen 27 láda.
rule-BH-11 = Egy szerződés egy párt nevez meg: két különböző célpontot, kétszer ugyanazt a célpontot, vagy egy célpontot és egy ládát. Rajta van, hány pont jár darabonként, és hány minden teljes párosért. Kreditbe nem kerül.
rule-BH-12 = Támadókártya a fejvadász és a droid, semmi más.
rule-BH-05 = A dobozban 42 kredit van, mindegyik pontosan 1-et ér, és egy tömb a pontozáshoz.

## Előkészítés

rules-bounty-hunters-setup = Előkészítés
rule-BH-13 = A 4 zónakártya egy sorban fekszik középen. Mindegyik fölött a paklija, alatta a dobópaklija van; a dobópaklik kezdetben üresek.
rule-BH-14 = A kártyák szín szerint a négy pakliba kerülnek. Minden paklit külön kell összekeverni, és képpel lefelé letenni.
rule-BH-15 = A kreditek a paklik mellett vannak: ez a közös bank.
rule-BH-S07 = Mindenki 0 kredittel kezd.
rule-BH-S06 = A bank korlátlan, hacsak a játék egyik opciója meg nem szabja a méretét (42 kredit, mint a dobozban). Ilyenkor elvész az a kredit, amelyet a bank nem tud kifizetni; hogy ki kap először, azt a BH-S58 mondja meg.
rule-BH-17 = Mindenki 1 kártyát kap mind a négy pakliból, így 4 kártyával a kezedben kezdesz.
rule-BH-S50 = A játékosok a számuk sorrendjében ülnek, az óramutató járásával megegyező irányban: a következő szám a bal oldaladon ül, az utolsó játékos bal oldalán pedig az 1. játékos. Az osztás ebben a sorrendben halad az 1. játékostól, bárki is a céhmester.

## A céhmester

rules-bounty-hunters-guild-master = A céhmester
rule-BH-16 = Egy játékos a céhmester, nála van a segédlet; valódi kártyákkal az, aki a legutóbb nézett Star Wars-filmet.
rule-BH-S51 = Itt a céhmester a játék kezdetén dől el, és végig ugyanaz marad: az opciókban megnevezett játékos, vagy ha nincs megadva, a véletlen dönt.
rule-BH-106 = A céhmester diktálja az ütemet: bejelenti a lépéseket, ügyel rá, hogy senki se siessen előre, és a végén vezeti a pontozólapot. Itt mindezt az asztal végzi el.
rule-BH-108 = A céhmesteri cím sem azon nem változtat, mit tehetsz, sem azon, mire kapsz pontot. Csak azt szabja meg, ki kap először: a céhmester, azután balra haladva a többiek. Ez akkor számít, ha kevés a kártya vagy a kredit.
rule-BH-107 = A segédlet egyik oldalán a kör három lépése áll, a másikon a játék vége és a negyedik elfogás bónusza. Bárki bármikor elolvashatja.

## Egy kör

rules-bounty-hunters-turn = Egy kör
rule-BH-19 = A játék körökből áll, egy kör három lépésből: 1 vegyél fel egy kártyát, 2 válassz egy kártyát, 3 add tovább a kezedben lévő kártyákat.
rule-BH-20 = Minden lépést mindenki egyszerre hajt végre. Senki sem kezd új lépésbe, amíg mindenki be nem fejezte az előzőt.
rule-BH-21 = A 3. lépés után új kör kezdődik, egészen az utolsó körig. A kör elején 4 kártya van a kezedben, a felvétel után 5, a választás után és a továbbadás után megint 4.

## Kártya felvétele

rules-bounty-hunters-drawing = Kártya felvétele
rule-BH-22 = Az 1. lépésben pontosan egy kártyát veszel fel: egy tetszőleges pakli legfelső kártyáját. Ez lesz az ötödik kártya a kezedben.
rule-BH-23 = Minden körben szabadon választasz paklit: lehet ugyanaz, mint legutóbb, és olyan is, amelyből mások is vesznek fel.
rule-BH-24 = Fel kell venned egy kártyát, amíg bármelyik pakli tud adni. Dobópakliból közvetlenül senki sem vehet fel.

## Üres paklik

rules-bounty-hunters-empty-decks = Üres paklik
rule-BH-109 = Egy üres pakli nem vet véget a játéknak: a dobópaklijából lesz az új pakli, vagy ha az sincs, másik pakliból veszel fel.
rule-BH-S01 = Ha egy üres pakliból kell kártya, a dobópakliját összekeveritek, képpel lefelé leteszitek új pakliként, és onnan veszitek fel.
rule-BH-S05 = A dobópaklit csak akkor kell összekeverni, amikor kell egy kártya, nem pedig rögtön, amint a pakli utolsó lapja is elfogyott.
rule-BH-S03 = Először mindenki megnevez egy paklit; a sorrend a céhmestertől balra halad. Ha a tied addigra kifogyott, nevezz meg egy másikat; olyan paklit, amely nem tud kártyát adni, nem lehet megnevezni. Minden kártyát egyszerre kaptok meg, amikor már minden választás teljesíthető.
rule-BH-S02 = Ha egyik pakli sem tud kártyát adni, kihagyod a felvételt, és abból választasz, ami nálad van; kártya nélkül csak aktiválhatsz, és befejezheted a lépést. Ha egy kör elején minden pakli, dobópakli és kéz üres, a játék véget ér, és jön a pontozás.
rule-BH-S04 = Ha bónuszként szerződés jár, és a szerződéspakli üres, előbb a dobópakliját kell összekeverni. Ha az is üres, a szerződés elvész, és semmi sem jár helyette.

## Kártya választása

rules-bounty-hunters-choosing = Kártya választása
rule-BH-25 = A 2. lépésben pontosan egyet választasz a kezedben lévő öt kártyából: az imént felvettet vagy bármelyik másikat. Passzolni nem lehet.
rule-BH-26 = A választott kártyát képpel lefelé teszed le. Ha mindenki választott, egyszerre feditek fel az összes választott kártyát.
rule-BH-S09 = Képpel lefelé választani itt kötelező: mindenki, minden körben így választ.
rule-BH-S08 = Képpel lefelé csak magát a kártyát rögzíted. Hogy eladod vagy kijátszod, hová teszed és mit fizetsz, azt a felfedés után döntöd el.
rule-BH-27 = A választott kártyával két dolog közül pontosan egyet teszel: eladod vagy kijátszod.
rule-BH-28 = A sorrend kötött: előbb add el vagy játszd ki a választott kártyát, azután aktiválj lefoglalt kártyáid közül annyit, amennyit akarsz és ki tudsz fizetni, akár egyet sem, végül fejezd be a lépést.
rule-BH-S60 = A lépést mindig te fejezed be, akkor is, ha nincs több teendőd; a többiek csak azt látják, hogy választottál, és hogy befejezted. A választott kártyát mindig eladhatod, és utána mindig befejezheted a lépést.
rule-BH-S21 = Amíg az utolsó játékos nem választott, megváltoztathatod a megnevezett paklit vagy a letett kártyát. Később, ha az asztal engedi, a lépés befejezéséig visszavonhatod a saját akcióidat, de ha már szerződést vettél fel, az addig történteket soha.
rule-BH-29 = A másik négy kártya a 3. lépésig a kezedben marad.

## Eladás és kijátszás

rules-bounty-hunters-selling-and-playing = Eladás és kijátszás
rule-BH-33 = Ha eladod a választott kártyát, tedd képpel felfelé a saját paklija dobópaklijára, és vegyél el 1 kreditet.
rule-BH-34 = Minden kártyafajta eladható, mindig 1 kreditért: célpont, fejvadász, szerződés, droid vagy láda.
rule-BH-35 = Kredittel a jawa piac kártyáiért fizetsz, és a legvégén, döntetlennél a kreditek döntenek. Pontot nem érnek.
rule-BH-36 = Ha kijátszod a választott kártyát, tedd képpel felfelé a saját játékterületedre.
rule-BH-37 = A célpontoknak, a fejvadászoknak és a szerződéseknek nincs költségük: amint kijátszod őket, aktívak. Az aktív kártya állóra fordítva fekszik.
rule-BH-38 = A jawa piac egy kártyája csak akkor lesz aktív, ha kifizeted a költségét. Különben csak lefoglalhatod.
rule-BH-39 = A kifizetett kreditek visszakerülnek a bankba.
rule-BH-40 = Az aktív célpont elfogható, az aktív fejvadász vagy droid támad, az aktív ládakártyának számítanak a pontjai és a ládái, az aktív szerződés pedig a végén hoz pontot.

## Lefoglalás és aktiválás

rules-bounty-hunters-reserving = Lefoglalás és aktiválás
rule-BH-41 = Ha a jawa piac egy kártyáját nem tudod kifizetni, vagy még nem akarod, lefoglalod: képpel felfelé, oldalra fordítva kerül a játékterületedre.
rule-BH-44 = A lefoglalt kártya nem tesz semmit: a lefoglalt droid nem növeli a támadást, a lefoglalt ládakártya se pontot, se ládát nem ad.
rule-BH-S19 = Bármennyi lefoglalt kártyád lehet. Lefoglalt kártyát sosem lehet eladni, kézbe visszavenni vagy továbbadni.
rule-BH-42 = Miután eladtad vagy kijátszottad a választott kártyát, bármennyi lefoglalt kártyádat aktiválhatod, egyiket a másik után, mindegyikért a teljes költséget fizetve.
rule-BH-43 = Az aktivált kártyát állóra fordítod. Az aktivált droidot ekkor helyezed el, ugyanazokkal a szabályokkal, mint a kézből kijátszottat (BH-53–BH-57).
rule-BH-45 = Egy kártyát rendszerint az egyik körben foglalsz le, és egy későbbiben fizeted ki, azon a kártyán felül, amelyet abban a körben eladsz vagy kijátszol.
rule-BH-S17 = Lefoglalt kártyát addig nem aktiválhatsz, amíg a választott kártyát el nem adtad vagy ki nem játszottad.
rule-BH-S13 = Az ugyanebben a körben lefoglalt kártyát is aktiválhatod még ebben a lépésben, ha addigra megvan rá a kredited.
rule-BH-S14 = Az eladásért kapott kreditet még ugyanebben a lépésben aktiválásra költheted.
rule-BH-S18 = A költséget egyszerre kell kifizetni. Részletben nem fizethetsz, és egyetlen kártyáért sem kell kétszer fizetni.
rule-BH-S20 = Lefoglalt kártyát csak a 2. lépésben lehet aktiválni, és az utolsó kör után már nem.

## Összecsapások

rules-bounty-hunters-confrontations = Összecsapások
rule-BH-46 = Csak a saját játékterületeden vadászol: a saját célpontjaidra, a saját támadókártyáiddal. Más játékos területén sosem támadsz meg, akadályozol vagy veszel el semmit.
rule-BH-47 = Egy összecsapás egy célpont és az őt támadó kártyák együtt, ha már vannak ilyenek. A célpont bal oldalt fekszik, a támadókártyák jobb oldalt, úgy, hogy minden értékük látszik.
rule-BH-50 = Ha nem várnak célpontra támadókártyák a játékterületeden, a kijátszott célpont új összecsapást nyit.
rule-BH-51 = Egyszerre bármennyi szabad, vagyis még el nem fogott célpontod lehet.
rule-BH-53 = Ha van szabad célpontod, amikor egy támadókártya aktívvá válik, a kártyát egy általad választott szabad célponthoz teszed.
rule-BH-S25 = Támadókártyát nem lehet félretenni, amíg van szabad célpontod.
rule-BH-S22 = Már elfogott célponthoz nem lehet támadókártyát tenni.
rule-BH-48 = A támadás színenként külön adódik össze: minden zöld érték, minden kék érték, minden narancssárga érték. Az egyik szín fölöslege nem pótolja a másik hiányát.
rule-BH-52 = Minden támadókártya, amely egy összecsapáshoz kerül, hozzáadja az értékeit az ott lévőkhöz: (2·0·1), (1·1·0) és (0·0·4) együtt (3·1·5).
rule-BH-49 = Minden támadókártya csak egy célpontot támad, vagy egy csoportban vár. Az értékei nem oszthatók meg.
rule-BH-67 = A fejvadászok és a droidok tetszés szerint keverhetők, akár célpontot támadnak, akár célpontra várnak.
rule-BH-66 = A droidok aktiválása kreditbe kerül. Cserébe sosem kerülnek pontba, és sosem hoznak pontot.
rule-BH-S26 = Az elhelyezett támadókártyákat és célpontokat sosem lehet áttenni vagy elvenni, sem az elfogás előtt, sem utána.

## Célpont nélkül

rules-bounty-hunters-without-a-target = Célpont nélkül
rule-BH-54 = Ha nincs már elfogható célpontod, amikor egy támadókártya aktívvá válik, a kártyát külön teszed le, és várakozó csoportot alkot.
rule-BH-S23 = Ha csak elfogott célpontjaid vannak, szabad pedig egy sem, a támadókártya ugyanúgy várakozó csoportot kezd, vagy ahhoz csatlakozik, mintha nem lenne célpontod.
rule-BH-55 = Amíg nincs szabad célpontod, minden további támadókártyának ugyanahhoz a várakozó csoporthoz kell csatlakoznia.
rule-BH-S24 = A játékterületeden sosem lehet második várakozó csoport.
rule-BH-56 = A következő célpontot, amelyet kijátszol, a várakozó csoporthoz kell tenned, és a csoport onnantól azt támadja. Ha a támadás elég erős, a célpontot azonnal elfogtad; ha nem, szabad marad.
rule-BH-S27 = A következő kijátszott célpontot nem tarthatod távol a várakozó csoporttól, bármilyen a pajzsa. Ha nem akarod odatenni, inkább add el.
rule-BH-57 = Így legfeljebb egy várakozó csoportod van, és sosem lehet egyszerre várakozó csoportod és szabad célpontod.

## Elfogás

rules-bounty-hunters-capture = Elfogás
rule-BH-58 = Egy célpontot akkor fogtál el, ha a támadás mindhárom színben eléri vagy meghaladja a pajzsát. Egy (4·1·6) pajzsot legyőz a (4·1·6) és a (9·1·6), de a (9·9·5) nem.
rule-BH-59 = Az elfogást a 2. lépésben minden egyes elhelyezett kártya után ellenőrizni kell, legyen az támadókártya vagy célpont. Az elfogás és a bónusza azonnal jön, mielőtt bármi mást tennél.
rule-BH-S29 = Az elfogást sem visszautasítani, sem elhalasztani nem lehet.
rule-BH-60 = Az elfogott célpontot oldalra fordítod; az őt támadó kártyákkal együtt a játékterületeden marad. Mindig mindenki látja, hány célpontot fogtál el; az új elfogások a 2. lépés lezárásakor válnak láthatóvá a többieknek.
rule-BH-S28 = A pajzson felüli támadás elvész. Az elfogott célpontnál fekvő összes fejvadász pontba kerül, akkor is, ha kevesebb is elég lett volna.
rule-BH-61 = Ha az elfogott célponton kredit látható, azonnal kapsz 1 kreditet.
rule-BH-S15 = Az elfogásért kapott kreditet bármelyik későbbi aktiválásra elköltheted ugyanebben a lépésben.
rule-BH-62 = Ha az elfogott célponton szerződés látható, azonnal felveszel 1 kártyát a szerződéspakliból. Ingyenes, és azonnal aktív.
rule-BH-S35 = A bónuszként kapott szerződés képpel felfelé fekszik a játékterületeden, mindenki láthatja. Nem utasítható vissza.
rule-BH-64 = Egy lépésben több célpontot is elfoghatsz, a kijátszott és az aktivált kártyáiddal.
rule-BH-65 = Az elfogások száma korlátlan: 4 célpontnál többet is elfoghatsz.
rule-BH-63 = Az elfogott célpontok pontjai és a fejvadászok miatt levont pontok csak a játék végén számítanak.

## A kéz továbbadása

rules-bounty-hunters-passing = A kéz továbbadása
rule-BH-30 = A 3. lépésben a megmaradt 4 kártyádat a bal oldali játékosnak adod, és megkapod a jobb oldali játékos 4 kártyáját. Az irány sosem változik.
rule-BH-31 = Mindenki ugyanabban a pillanatban ad és kap: senki sem látja az új kártyáit, amíg a régieket tovább nem adta.
rule-BH-32 = Két játékosnál a két kéz minden körben egyszerűen helyet cserél.
rule-BH-S49 = Két játékosnál a bal és a jobb oldali szomszédod ugyanaz a személy.

## Ládák

rules-bounty-hunters-crates = Ládák
rule-BH-68 = Egy ládakártya a játék végén hozza a pontjait, ha aktív. A még lefoglalt ládakártya nem hoz semmit.
rule-BH-69 = A végén számold meg az aktív ládakártyáidon lévő ládákat: a látható ládák számítanak, nem a kártyák.
rule-BH-70 = Akinek a legtöbb ládája van, még 5 pontot kap. Döntetlennél mindegyik érintett játékos megkapja a teljes 5 pontot: 4, 2 és 4 ládánál az első és a harmadik.
rule-BH-S39 = Ha senkinek sincs aktív ládakártyája, senki sem kapja meg az 5 pontot.
rule-BH-S43 = Azok a ládák is számítanak a legtöbb ládánál, amelyek egy szerződésben párost alkotnak.

## Szerződések

rules-bounty-hunters-contracts = Szerződések
rule-BH-71 = A szerződések a végén hoznak pontot, és csak azok, amelyek a játékterületeden vannak, akár kijátszottad, akár bónuszként kaptad őket. Csak a saját elfogott célpontjaid és a saját aktív ládáid számítanak hozzájuk.
rule-BH-72 = Egy szerződés minden hozzá illő darabért meghozza a pontjait, és minden teljes párosért a párosért járó pontokat is.
rule-BH-S42 = A pontok szerződésenként és egy szerződés két oldalán is eltérhetnek: az számít, ami a kártyán látható.
rule-BH-73 = Két különböző célpont: pont jár bármelyikük minden elfogott példányáért, és további pont a kettő minden párosáért. Darabonként 1 ponttal és páros +3-mal az egyikből kettő, a másikból egy 6 pontot hoz.
rule-BH-74 = Kétszer ugyanaz a célpont: pont jár minden elfogott példányért, és további pont minden két példány után. Darabonként 1 ponttal és páros +2-vel kettő 4 pontot hoz.
rule-BH-S41 = Ami pár nélkül marad, az nem alkot párost: ugyanabból a célpontból három egy páros, négy két páros. Darabonként 1 ponttal és páros +2-vel ez 5, illetve 8 pont.
rule-BH-75 = Egy célpont és egy láda: pont jár minden ilyen elfogott célpontért, a ládákért magukban semmi, és további pont minden célpontért, amelynek aktív láda jut párnak. Célpontonként 1 ponttal és páros +2-vel két célpont és két láda 6 pontot hoz.
rule-BH-76 = Egy szerződésen belül minden kártya és minden láda legfeljebb egy pároshoz tartozik: két célpont és két láda két párost ad, nem négyet.
rule-BH-77 = Egy szerződés sosem kerül pontba, és nem kell hozzá teljes páros: az egyes darabok magukban is pontot hoznak.
rule-BH-78 = Ugyanaz az elfogott célpont vagy láda bármennyi szerződésedhez számíthat, egyformákhoz és különbözőkhöz is.
rule-BH-S44 = Két egyforma szerződés közül mindkettő teljes pontszámot hoz.
rule-BH-79 = A játékterületeden lévő összes szerződés pontjai összeadódnak.

## A játék vége

rules-bounty-hunters-end = A játék vége
rule-BH-80 = A játék vége akkor kezdődik, amikor először fogja el valaki a 4. célpontját.
rule-BH-81 = Aki elsőként fogja el a 4. célpontját, bónuszt kap: 1 kreditet a bankból és 1 szerződést a szerződéspakliból, amely azonnal aktív.
rule-BH-82 = Mindenki más, aki az elsővel azonos körben fogja el a 4. célpontját, szintén megkapja mindkettőt, a kreditet és a szerződést.
rule-BH-S31 = Aki az elsőnél későbbi körben fogja el a 4. célpontját, nem kap érte bónuszt.
rule-BH-83 = A negyedik elfogás bónusza azon a krediten vagy szerződésen felül jár, amely magán a célponton látható.
rule-BH-S12 = Előbb az jön, ami az elfogott célponton látható, azután a negyedik elfogás bónusza: a kredit, majd a szerződés.
rule-BH-S16 = A negyedik elfogásért kapott kredit azonnal elkölthető, ugyanennek a lépésnek a későbbi aktiválásaira.
rule-BH-S32 = Ha ugyanabban a körben fogod el a negyedik és az ötödik célpontodat, akkor is csak egy bónusz jár.
rule-BH-84 = Az első negyedik elfogás körét befejezitek, és utána még pontosan két teljes kört játszotok.
rule-BH-85 = Mindenki legfeljebb egyszer kapja meg a bónuszt. A későbbi körök negyedik elfogásai nem hoznak bónuszt, és nem változtatnak azon, hány kör van hátra.
rule-BH-S33 = Az utolsó körök számlálása csak egyszer indul el, és sosem kezdődik újra.
rule-BH-86 = Az utolsó kör végéig minden rendes szabály érvényes: felvétel, eladás, kijátszás, aktiválás, elfogás, és az is, ami az elfogott célpontokon látható.
rule-BH-87 = Az első negyedik elfogás köre utáni második kör az utolsó. Ezután a játéknak vége: a kézben lévő kártyák, a lefoglalt kártyák és a szabad célpontok már nem érnek semmit.
rule-BH-S34 = A kezeket az utolsó körben is továbbadjátok, de ez már semmin sem változtat.
rule-BH-S38 = Egy opció megszabhatja az utolsó kört: ekkor a játék legkésőbb e kör után véget ér, és jön a pontozás, negyedik elfogás nélkül is. Ha nincs megadva, nincs ilyen korlát.

## Pontozás

rules-bounty-hunters-scoring = Pontozás
rule-BH-88 = A pontozólapon játékosonként hat sor van: név, célpontok, ládák, szerződések, fejvadászok (levonás) és összesen.
rule-BH-89 = Célpontok: az összes elfogott célpontod pontjai. A szabad célpontok 0 pontot hoznak.
rule-BH-90 = Ládák: az aktív ládakártyáid pontjai, és még 5, ha neked van a legtöbb ládád.
rule-BH-S40 = A legtöbb ládáért járó 5 pont a ládák sorába kerül.
rule-BH-91 = Szerződések: az összes szerződésed pontjai együtt.
rule-BH-92 = Fejvadászok: vond le minden olyan fejvadász pontjait, aki elfogott célpontnál fekszik.
rule-BH-93 = Az a fejvadász, aki a végén még szabad célpontot támad, nem kerül semmibe: csak a sikeres fejvadászok kapnak fizetséget.
rule-BH-S36 = A végén még célpontra váró fejvadászok nem kerülnek semmibe.
rule-BH-S37 = A droidok a végén 0 pontot érnek, bárhol fekszenek.
rule-BH-94 = Összesen: a célpontok, a ládák és a szerződések együtt, mínusz a fejvadászok.
rule-BH-S45 = Az összeg nulla alatt is lehet, és úgy is marad.
rule-BH-96 = Például: célpontok 46, ládák 4, szerződések 12 és fejvadászok mínusz 12, ez összesen 50.
rule-BH-95 = Az győz, akinek a legtöbb pontja van összesen.
rule-BH-97 = Ha többen végeznek az élen azonos pontszámmal, közülük az győz, akinek a legtöbb kreditje maradt.
rule-BH-98 = Ha közülük többeknek is egyformán a legtöbb kreditjük maradt, a győzelmük közös.
rule-BH-S46 = A további helyezések ugyanígy dőlnek el: az összpontszám, azután a kreditek szerint. Akik mindkettőben egyenlők, osztoznak a helyezésen.

## Bevezető játék

rules-bounty-hunters-introductory = Bevezető játék
rule-BH-99 = A bevezető játékban nincsenek szerződések: a szerződéspakli és a zónakártyája a dobozban marad, így három pakli, három zónakártya és három dobópakli van.
rule-BH-100 = A bevezető játékhoz keverés előtt ki kell venni azt a 8 célpontot, amelyen szerződés látható; 36 célpont és összesen 143 kártya marad.
rule-BH-101 = A bevezető játékban 1 célponttal, 2 fejvadásszal és a jawa piac 1 kártyájával a kezedben kezdesz.
rule-BH-S48 = A bevezető játékban az 1. lépésben szabadon választasz a három pakli közül, és a szokásos módon veszed fel az ötödik kártyádat.
rule-BH-102 = A bevezető játékban a negyedik elfogás bónusza csak az 1 kredit. Mindenki megkapja, aki az elsővel azonos körben fogja el a 4. célpontját.
rule-BH-103 = A bevezető játékban a pontozólapon nincs sora a szerződéseknek. Minden más ugyanaz marad, a további két kör, a ládák és a döntetlen eldöntése is.

## Mi titkos

rules-bounty-hunters-secrets = Mi titkos
rule-BH-18 = A kezed titkos: a kártyáidat sosem mutatod meg más játékosnak.
rule-BH-104 = A kezek, a paklik és a képpel lefelé választott kártyák rejtettek. Minden, ami a játékterületeken fekszik, az elfogások, a kreditek, a bank, a dobópaklik, a paklik és a kezek kártyaszáma és az utolsó kör mindenki előtt nyílt.
rule-BH-105 = Az összes választott kártya egy és ugyanabban a pillanatban válik láthatóvá. Addig a többiekről csak azt látod, ki választott már.
rule-BH-S61 = A választott kártyák felfedéséig senki sem tudhatja, öt kártyád közül melyik fekszik képpel lefelé, még az sem, aki néhányat ismer közülük egy korábbi kézből.
rule-BH-S10 = A választott kártyák felfedése után mindenki egyszerre cselekszik, és senki sem várhat ki, hogy reagáljon. A saját változásaidat azonnal látod, a többiekéit csak akkor, amikor az utolsó játékos is befejezte a lépést.
rule-BH-S52 = Mindenki láthatja, kinek hány kreditje van.
rule-BH-S53 = Bárki bármikor átnézheti a dobópaklikat.
rule-BH-S54 = Mindenki tudhatja, hány kártya van az egyes paklikban és kezekben, és hogy ki melyik pakliból vett fel. A választott paklik egyszerre válnak láthatóvá, amikor már mindenki megkapta a kártyáját.
rule-BH-S55 = Ha egy kártya járt már a kezedben, és továbbadtad, a felfedéséig tudod, kinek a kezében van. Ez a tudás akkor szűnik meg, amikor a kártyát eladták, és visszakeverték a paklijába.
rule-BH-S62 = A nézők minden játékosról azt látják, amit a többi játékos, ugyanabban a pillanatban, és nem ismernek kártyákat korábbi kezekből.
rule-BH-S63 = A titoktartás akkor ér véget, amikor a pontozólap elkészült. Onnantól a kezek, a paklik és a játék egész menete mindenki előtt nyílt.

## Egyszerre

rules-bounty-hunters-same-time = Egyszerre
rule-BH-S11 = Sosem előny, ha gyorsabb vagy a többieknél. Amit teszel, csak a saját játékterületedet változtatja meg, a közös dolgokat pedig kötött sorrendben kapjátok.
rule-BH-S58 = A 2. lépésben a szerződéspakli kártyái felülről sorban járnak, úgy, ahogy a választott kártyák felfedésekor feküdtek: az első kártya a céhmesteré, a következő a tőle balra ülő játékosé, és így tovább körbe-körbe; a te bónuszszerződéseid azok, amelyek rád esnek. Ha a pakli kevés, a szerződés még jár neked: a 2. lépés lezárásakor, ugyanebben a sorrendben veszed fel abból, ami megmaradt, és az összekevert dobópakliból, vagy elvész. A korlátozott bank ugyanígy fizet; az a kredit, amellyel tartozik, még nem költhető el.
rule-BH-S59 = Amikor az utolsó játékos is befejezte a 2. lépést, az eladott kártyák a céhmestertől balra haladó sorrendben kerülnek a dobópaklikra, az utolsó legfelülre. Ezután kapjátok meg a még járó krediteket, majd a még járó szerződéseket. Az első negyedik elfogás kijelöli az utolsó kört, minden egyszerre válik láthatóvá, és jön a 3. lépés.
rule-BH-S56 = Ha egy játékos elmegy, vagy lejár az ideje, egy bot beugrik helyette. Amit már választott vagy megtett, az érvényes marad, a kezek ugyanúgy vándorolnak, és a helyet is pontozni kell.
