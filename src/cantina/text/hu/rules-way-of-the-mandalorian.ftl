### A(z) Way of the Mandalorian szabályai, számonként egy, azoknak, akik játszanak.

## A cél és a kreditek

rules-way-of-the-mandalorian-aim = A cél és a kreditek
rule-WM-10 = A cél: a játék végén neked legyen a legtöbb kredited.
rule-WM-01 = A játékot 2, 3 vagy 4 játékos játszhatja.
rule-WM-A62 = Két játékosra ugyanezek a szabályok érvényesek; csak a küldetések száma más (WM-12). Mivel csak egy ellenfél van, egy küldetés végrehajtása ellen legfeljebb egy eseményt játszhatnak ki.
rule-WM-08 = A kredit a pénzed, a végén pedig a pontszámod. A dobozban 82 kreditzseton van, de ezek csak összegeket jelölnek: 0-tól felfelé bármilyen egész számú kredited lehet.
rule-WM-A46 = A bank sosem fogy ki a kreditekből.
rule-WM-A63 = A játékosok nem kereskedhetnek egymással, nem adhatnak kölcsön, és nem ajándékozhatnak: kreditet csak a banknak lehet fizetni, és csak onnan lehet elvenni.
rule-WM-A67 = 0 kredittel is játékban vagy: felvehetsz kártyát, eladhatsz, mehetsz fejvadászatra, és végrehajthatsz küldetést.

## Táblák és kártyák

rules-way-of-the-mandalorian-cards = Táblák és kártyák
rule-WM-02 = A játékosok közös küldetéstáblát használnak. Helye van rajta az aktuális küldetésnek és az eseményeknek; amikor senki sem hajt végre küldetést, mindkettő üres.
rule-WM-03 = Négy karaktertábla van: Din Djarin, Fennec Shand, Bo-Katan Kryze és Boba Fett. Mindegyiken egy név, a karakter saját szimbólumai, felszereléskártya-helyek és egy különleges képesség látható.
rule-WM-09 = Az erőt szimbólumokban számoljuk. Egy karakternek, felszerelésnek, eseménynek vagy küldetésnek minden értékből 0 vagy több szimbóluma van.
rule-WM-A01 = Pontosan négy érték van: tűzerő, páncél, pilótatudás és ravaszság, mindig ebben a sorrendben.
rule-WM-04 = A játékban 45 küldetés van: 20 darab 1. szintű, 14 darab 2. szintű, 10 darab 3. szintű és 1 darab 4. szintű. Egy küldetésen a követelt szimbólumok, valamint a kreditben megadott jutalom és büntetés látható.
rule-WM-05 = A játékban 30 felszereléskártya van, ezek zöldek. Mindegyiknek neve, szimbólumai és kreditben megadott költsége van; némelyik jelölése szerint egyszer használatos (WM-47).
rule-WM-06 = A játékban 26 eseménykártya van, ezek kékek. Mindegyiknek neve, szimbólumai és kreditben megadott költsége van, de hatást leíró szövege nincs.
rule-WM-A25 = Az események csak szimbólumokat adnak: ha egy ellenfél játssza ki, a küldetés követelményeihez; ha a küldetést végrehajtó játékos, a saját erejéhez. Negatív szimbólum nincs.
rule-WM-07 = A felszerelések és az események együtt az 56 piackártya; mind játékban van, bárhány játékossal játszotok.

## A játék előkészítése

rules-way-of-the-mandalorian-setup = A játék előkészítése
rule-WM-11 = A küldetéstábla középen fekszik. Minden játékosnak közös a küldetéssor, a piac, a piacpakli és a dobópakli.
rule-WM-12 = Az 1., 2., 3. és 4. szintű küldetéseket véletlenszerűen húzzátok: két játékosnál 8, 4, 4 és 1 (összesen 17), háromnál 12, 6, 6 és 1 (25), négynél 16, 8, 8 és 1 (33).
rule-WM-13 = Ezekből lesz a képpel lefelé fordított küldetéspakli, szint szerint rendezve: legfelül az 1. szint, azután a 2. és a 3., legalul pedig a 4. szintű küldetés.
rule-WM-A60 = Minden szintet külön kell megkeverni, az 1. szintet is; a szintek sosem keverednek.
rule-WM-14 = A ki nem húzott küldetések visszakerülnek a dobozba, és nem vesznek részt a játékban: két játékosnál 28, háromnál 20, négynél 12.
rule-WM-15 = A felső 6 küldetést képpel felfelé kell fordítani: ez a küldetéssor. Kezdetben mind 1. szintű.
rule-WM-16 = Mind a 30 felszerelést és a 26 eseményt egyetlen, képpel lefelé fordított piacpaklivá kell összekeverni. A dobópakli kezdetben üres.
rule-WM-17 = A piacpakli felső 4 kártyáját képpel felfelé kell fordítani: ez a piac. Csak ezután osztjátok ki a kezeket.
rule-WM-18 = Minden játékos kap egy karaktertáblát és 800 kreditet, azután felvesz 5 kártyát a piacpakliból. A táblákon kezdetben nincs kártya.
rule-WM-A53 = Minden karakter legfeljebb egyszer szerepel. A karaktereket az asztal választja ki, vagy a véletlen dönt, mindenképp az osztás előtt.
rule-WM-A55 = A kezeket ötösével, az óramutató járásával megegyező irányban kell kiosztani, a kezdőjátékossal kezdve.
rule-WM-A65 = A kezdőkártyáidat nem cserélheted le.
rule-WM-19 = Az összes többi kredit a bank.
rule-WM-20 = Az előkészítés után a küldetéspakliban 11, 19 vagy 27, a piacpakliban 42, 37 vagy 32 kártya van, két, három, illetve négy játékosnál.

## A köröd

rules-way-of-the-mandalorian-turn = A köröd
rule-WM-21 = A legidősebb játékos kezd. A körök az óramutató járásával megegyező irányban, vagyis balra haladnak.
rule-WM-A54 = Itt az jelöli ki a kezdőjátékost, aki az asztalt nyitotta; ha nincs kijelölve senki, a véletlen dönt.
rule-WM-22 = A körödben felszerelkezhetsz, és 2 akciót hajthatsz végre, tetszőleges összeállításban: vegyél fel 2 kártyát, adj el, menj fejvadászatra, hajts végre egy küldetést.
rule-WM-23 = Ugyanazt az akciót egy körben kétszer is választhatod. Csak fejvadászatra nem mehetsz egynél többször (WM-38).
rule-WM-A17 = A két akciónak nem kell különböznie.
rule-WM-24 = Két akció után nincs több akciód: fejezd be a kört. Ezután jön a kézkorlát és a feltöltés, majd a következő játékos kezd.
rule-WM-A16 = Egy akció után vagy akció nélkül is befejezheted a kört. A fel nem használt akciók elvesznek.
rule-WM-A71 = A köröd nem ér véget magától, akkor sem, ha nincs mivel felszerelkezned: te fejezed be. Csak ott ér véget magától a második akció után, ahol csak a két akció között lehet felszerelkezni (WM-A03).
rule-WM-85 = A játék végéig mindig pontosan egy játékos dönt, és mindig van miből választania; a többiek várnak.
rule-WM-83 = A véletlennek csak az előkészítésben és az újrakeverésnél van szerepe; különben csak a ti döntéseitek számítanak. Azt az akciót, amely valamit megmutatott vagy megváltoztatott, nem lehet visszavonni.

## Felszerelkezés

rules-way-of-the-mandalorian-equipping = Felszerelkezés
rule-WM-25 = A felszerelkezés nem akció: egyiket sem veszi el a két akciódból.
rule-WM-A03 = A körödben bármikor felszerelkezhetsz, az akcióid előtt, között és után, de akció közben nem. Az asztal választhatja helyette ezt: csak az első akció után és a második előtt.
rule-WM-26 = A kezedből szerelkezel fel: a kártya képpel felfelé a táblád egy szabad felszereléskártya-helyére kerül. A piac kártyáit előbb fel kell venned, eseményt pedig nem tehetsz oda.
rule-WM-27 = Minden karakternek 4 helye van felszereléskártyáknak; Din Djarinnak eggyel több (WM-58).
rule-WM-A06 = Minden hely egyforma: bármelyik felszerelés bármelyik helyre kerülhet, és két egyforma kártya is lehet egymás mellett.
rule-WM-A04 = Egy körben annyi kártyával szerelkezhetsz fel, amennyit a szabad helyeid és a kreditjeid megengednek.
rule-WM-28 = Minden kártyáért, amellyel felszerelkezel, fizesd be a bankba a nyomtatott költségét.
rule-WM-A07 = A teljes költséget egyszerre kell kifizetned. Ha kevesebb kredited van, nem szerelkezhetsz fel a kártyával.
rule-WM-30 = Csak a saját körödben szerelkezhetsz fel, és csak a saját tábládra tehetsz felszerelést. A nyomtatott költségen kívül más ára nincs.
rule-WM-29 = A felszerelés a tábládon marad, és bármennyi küldetésben használható, amíg el nem adod, vagy ha egyszer használatos, amíg nem használtad.
rule-WM-A05 = Felszerelést nem lehet visszavenni a kézbe, letakarni vagy kicserélni. Egy hely csak akkor szabadul fel, ha eladod a rajta lévő kártyát, vagy használtál egy egyszer használatosat.

## Kártyák felvétele

rules-way-of-the-mandalorian-drawing = Kártyák felvétele
rule-WM-31 = Akcióként vegyél fel 2 kártyát a kezedbe: mindegyik vagy a piac egy látható kártyája, vagy a piacpakli legfelső kártyája.
rule-WM-A08 = Keverheted is: mindkettő a piacról, mindkettő a piacpakliból, vagy egy innen, egy onnan.
rule-WM-A09 = A kártyákat egymás után veszed el, és az elsőt látod, mielőtt a másodikat választod.
rule-WM-A11 = Mindig 2 kártyát veszel fel, sosem kevesebbet. Amíg nincs meg a második, nem tehetsz semmi mást.
rule-WM-32 = A piacról elvett kártyák csak a köröd végén pótlódnak (WM-64).
rule-WM-A10 = Sem a két kártya, sem az akcióid között nincs feltöltés: ha kétszer veszel fel a piacról, az ki is ürülhet.

## Új piacpakli

rules-way-of-the-mandalorian-reshuffle = Új piacpakli
rule-WM-67 = Ha a piacpakli elfogyott, az összes eldobott felszerelést és eseményt összekeveritek, és képpel lefelé új piacpakli lesz belőlük. Küldetések sosem kerülnek bele.
rule-WM-33 = Ez a felvétel közben is megtörténhet: elveszed az utolsó kártyát, az eladott és eldobott kártyák összekeverednek, és az új pakliból folytatod a felvételt.
rule-WM-A12 = Az eldobott kártyákat csak akkor kell összekeverni, amikor kell egy kártya, és a pakli üres. Addig a pakli 0 kártyát mutat, de választható marad, amíg vannak eldobott kártyák.
rule-WM-A13 = Ha a piacpakli és a dobópakli is üres lenne, annyit vesztek fel és töltötök fel, amennyi van, és a játék megy tovább.

## Eladás

rules-way-of-the-mandalorian-selling = Eladás
rule-WM-34 = Akcióként adj el bármennyi kártyát a kezedből, a tábládról vagy innen is, onnan is. A felszabadult hely még ugyanebben a körben újra használható.
rule-WM-A19 = Eseményt is el lehet adni, a kezedből vagy Boba Fett eseményhelyéről, a nyomtatott költsége feléért. Egy eladáshoz legalább 1 kártya kell.
rule-WM-35 = A bank az eladott kártyák összeadott nyomtatott költségének felét fizeti: 200, 200 és 400 kreditbe kerülő kártyák 400 kreditet hoznak.
rule-WM-A20 = Előbb add össze az eladás összes költségét, azután felezd meg egyszer, és kerekíts lefelé egész kreditre. A záró eladásnál ugyanígy kell számolni.
rule-WM-36 = Az eladott kártyák a dobópakliba kerülnek, és az újrakeveréssel térnek vissza.
rule-WM-A21 = Egy kártyát abban a körben is eladhatsz, amelyben felszerelkeztél vele vagy használtad, szintén féláron.

## Fejvadászat

rules-way-of-the-mandalorian-quick-job = Fejvadászat
rule-WM-37 = Akcióként menj fejvadászatra: vegyél el 200 kreditet a bankból.
rule-WM-38 = Fejvadászatra körönként csak egyszer mehetsz.
rule-WM-A18 = A korlát körönként értendő: a következő körödben megint mehetsz fejvadászatra.

## Küldetések végrehajtása

rules-way-of-the-mandalorian-attempt = Küldetések végrehajtása
rule-WM-39 = Akcióként hajts végre egy látható küldetést a sorból. Mindkét akciód lehet küldetés végrehajtása.
rule-WM-40 = Válassz egy küldetést; ez a küldetéstábla küldetéshelyére kerül. Bármelyik küldetéssel próbálkozhatsz, bármekkora az erőd, és bármennyi kredited van.
rule-WM-A42 = Olyan küldetésbe is belevághatsz, amelyet nem tudsz sikeresen végrehajtani. Ha már kiválasztottad, nem léphetsz vissza.
rule-WM-A41 = Kudarc után ugyanabban a körben ugyanazzal a küldetéssel újra próbálkozhatsz.
rule-WM-A43 = Ha két küldetést hajtasz végre, a sor közöttük nem töltődik fel: siker után a megmaradt küldetések közül választasz.

## Események

rules-way-of-the-mandalorian-events = Események
rule-WM-41 = A küldetést végrehajtó játékostól balra kezdve, az óramutató járásával megegyező irányban minden ellenfél kijátszhat 1 eseményt a kezéből, vagy egyet sem.
rule-WM-A24 = Minden ellenfél egyszer dönt. Aki passzolt, azt ennél a küldetésnél nem kérdezik meg újra.
rule-WM-42 = Az az ellenfél, aki kijátszik egy eseményt, 200 kreditet fizet a bankba.
rule-WM-A22 = Bármelyik esemény kijátszása 200 kreditbe kerül; a nyomtatott költség csak az eladásnál számít. Az asztal választhatja helyette azt, hogy egy esemény kijátszása a nyomtatott költségébe kerül.
rule-WM-A23 = Ha nem tudod kifizetni a teljes 200 kreditet, nem játszhatsz ki eseményt a kezedből. Csak a Boba Fett eseményhelyén lévő esemény ingyenes (WM-61).
rule-WM-43 = Minden ellenfél eseménye képpel felfelé a küldetéstáblára kerül, így aki később dönt, látja őket.
rule-WM-44 = Ha minden ellenfél döntött, te is kijátszhatsz 1 eseményt a kezedből a saját küldetésedhez: fizess 200 kreditet, és tedd képpel felfelé a táblád mellé.
rule-WM-A26 = Minden ellenfél eseményét látod, mielőtt a saját eseményedről és a felszerelésedről döntesz.
rule-WM-A66 = Eseményt csak a küldetés végrehajtásának ebben a két pillanatában lehet kijátszani, és felszereléskártya-helyre sosem kerülhet. Csak Boba Fett tehet egyet az eseményhelyére (WM-A27).
rule-WM-A69 = Akkor kapsz kérdést, ha legalább 1 kártya van a kezedben és 200 kredited van (ha a nyomtatott költséget kell fizetni, akkor a legkisebb ilyen; ha a kreditek rejtettek, bármennyi), vagy ha kész esemény van az eseményhelyeden. Az nem számít, mi van a kezedben. Állandó utasítással a szokásos várakozás után passzolhatsz, mindig vagy egy általad megadott jutalom alatt.
rule-WM-A61 = Ha eseményről kérdeznek, és nem válaszolsz időben, passzolsz. A távol lévő játékos minden más döntését az asztal botja hozza meg.

## Erő

rules-way-of-the-mandalorian-strength = Erő
rule-WM-45 = Amire szükséged van: értékenként add össze a küldetés és az összes olyan esemény szimbólumait, amelyet ellenfél játszott ki. A saját eseményed nem tartozik ebbe az összegbe.
rule-WM-46 = Csak most, a követelmények ismeretében választod ki, melyik felszerelést használod a tábládról.
rule-WM-A40 = Használhatod az összes felszerelésedet, néhányat vagy egyet sem. Ami nem egyszer használatos, azt sosem hátrány használni.
rule-WM-48 = Amid van: értékenként add össze a karaktered, a saját eseményed és a használt felszerelések szimbólumait. A nem használt felszerelés nem ad semmit.
rule-WM-49 = Sikerrel jársz, ha minden értékben legalább annyi szimbólumod van, amennyi a követelmény; az egyenlő is elég. Különben kudarcot vallasz.
rule-WM-A02 = Mind a négy értéket el kell érni; az egyik fölöslege nem pótolja a másik hiányát. Az asztal választhatja helyette azt, hogy csak a négy érték összegét hasonlítjátok össze.

## Siker és kudarc

rules-way-of-the-mandalorian-result = Siker és kudarc
rule-WM-50 = Siker esetén vedd el a bankból a nyomtatott jutalmat; nem utasíthatod vissza. A küldetés kikerül a játékból: nem tartod meg, és a dobópakliba sem kerül.
rule-WM-51 = Kudarc esetén fizesd be a bankba a nyomtatott büntetést.
rule-WM-52 = Ha a teljes büntetést nem tudod kifizetni, fizesd be az összes kreditedet.
rule-WM-A44 = Adósság nem marad, és semmit sem kell eladnod azért, hogy kifizesd a büntetést.
rule-WM-53 = Kudarc után a küldetés visszakerül a helyére a sorban.
rule-WM-A45 = Előbb a jutalmat vagy a büntetést kell rendezni, azután kerülnek le a kijátszott események és a használt egyszer használatos felszerelések.
rule-WM-54 = Siker és kudarc után egyaránt a küldetésnél kijátszott összes esemény a dobópakliba kerül. Ami értük befolyt, nem jár vissza.
rule-WM-47 = A használt egyszer használatos felszerelést a küldetés végén el kell dobnod. Amit nem használtál, a tábládon marad.
rule-WM-55 = A használt egyszer használatos felszerelés az események után kerül a dobópakliba; csak Fennec Shand tarthatja meg (WM-59).
rule-WM-A39 = A használt egyszer használatos felszerelés kudarc után is elvész.
rule-WM-56 = Példa: egy küldetés és egy ellenfél eseménye, amelyért 200 kreditet fizetett, együtt 3, 1, 2 és 1 szimbólumot követel. A karaktered és két felszerelésed 3, 3, 2 és 3 szimbólumot ad: siker, és tiéd a 400 kredites jutalom.

## Karakterek

rules-way-of-the-mandalorian-characters = Karakterek
rule-WM-57 = Minden karakternek pontosan egy különleges képessége van, és csak az a játékos használhatja, akié a tábla.
rule-WM-58 = Din Djarinnak eggyel több felszereléskártya-helye van, összesen 5.
rule-WM-A38 = Az ötödik helye olyan, mint a többi, külön szabály nem vonatkozik rá.

## Fennec Shand képessége

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand képessége
rule-WM-59 = Fennec Shand 200 kreditért visszaveheti a kezébe azt a felszerelést, amelyet különben eldobna.
rule-WM-A35 = Ez a használt egyszer használatos felszerelésekre vonatkozik, az eladásra és a kézben lévő fölös kártyákra nem. Az asztal választhatja azt, hogy a fölös felszerelésekre is: ezek darabonként 200 kreditért az öt kártyán felül megmaradnak, és Fennec Shand következő körének végén újra számítanak.
rule-WM-A36 = Minden használt kártyáról külön dönt, és minden alkalommal 200 kreditet fizet, ahányszor csak tud. A jutalom vagy a büntetés után fizet.
rule-WM-A37 = A megtartott kártya a kezébe kerül, és beleszámít a kézkorlátba. A teljes költségért újra felszerelkezhet vele, akár ugyanabban a körben.

## Bo-Katan Kryze képessége

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze képessége
rule-WM-60 = Ha Bo-Katan Kryze küldetést hajt végre, a kezéből 1 kártyát eldobva figyelmen kívül hagyhatja a küldetéskártya 1 szimbólumát.
rule-WM-A34 = Ezt csak a saját küldetésénél teheti, az összes esemény után, a felszerelés kiválasztása előtt. Bármelyik, kezében lévő kártya megfelel; azonnal a dobópakliba kerül, és kudarc esetén is elvész.
rule-WM-A32 = Minden küldetésnél egyszer teheti meg, tehát két küldetéssel egy körben kétszer. Az asztal választhatja azt, hogy nincs korlát: ekkor minden eldobott kártyáért figyelmen kívül hagy egy szimbólumot.
rule-WM-A33 = Csak a küldetéskártyára nyomtatott szimbólumot hagyhat figyelmen kívül, olyat nem, amelyet egy esemény adott hozzá. Az asztal választhatja azt, hogy az események szimbólumait is.

## Boba Fett képessége

rules-way-of-the-mandalorian-boba-fett = Boba Fett képessége
rule-WM-61 = Boba Fettnek van egy külön helye egy képpel lefelé fordított eseménynek. Az eseményhelyén lévő eseményt ingyen kijátszhatja.
rule-WM-A27 = Valahányszor felszerelkezhet, ingyen letehet egy eseményt a kezéből az üres eseményhelyére; onnan csak kijátszva vagy eladva kerül el. Az asztal választhatja helyette ezt: csak egyszer, az osztás után és az első kör előtt.
rule-WM-A28 = Mások küldetései ellen is kijátszhatja, ingyen, amikor rá kerül a sor. Az asztal választhatja azt, hogy csak a saját küldetéseinél.
rule-WM-A29 = Ő is csak egy eseményt játszhat ki egy küldetésnél: vagy az eseményhelyéről, vagy a kezéből, de mindkettőből nem.
rule-WM-A30 = Az eseményhelyen lévő esemény nem számít bele a kézkorlátba.
rule-WM-A31 = A záró eladásnál az eseményhelyen lévő eseményt felfedi, és a nyomtatott költsége feléért eladja.

## A kör vége

rules-way-of-the-mandalorian-end-of-turn = A kör vége
rule-WM-A14 = A kör végén előbb a kézkorlát jön, azután a piac töltődik fel, majd a sor.
rule-WM-63 = A köröd végén legfeljebb 5 kártya lehet a kezedben. Pontosan a fölösleget dobd el, te választod ki, melyik kártyákat; a tábládon lévők nem számítanak.
rule-WM-A15 = A körödben 5 kártyánál több is lehet a kezedben. Mások körében a számuk nem nőhet.
rule-WM-64 = A piac a piacpakliból 4 látható kártyára töltődik fel.
rule-WM-65 = A sor a küldetéspakliból 6 látható küldetésre töltődik fel.
rule-WM-A47 = Ha a küldetéspakli üres, a játék kevesebb küldetéssel megy tovább, míg végül talán csak a 4. szintű küldetés marad.
rule-WM-A72 = A piac és a sor üres helyei az elsőtől az utolsóig töltődnek fel, az új felszerelés pedig az első szabad helyre kerül. Fennec Shandet a helyei sorrendjében kérdezik meg; az eldobott kártyák sorrendje sosem számít.
rule-WM-66 = Ezután a balra ülő játékos köre kezdődik.

## A játék vége

rules-way-of-the-mandalorian-end-of-game = A játék vége
rule-WM-68 = A játék véget ér, amint a 4. szintű küldetést egy játékos sikeresen végrehajtja. Ha kudarcot vall, a játék megy tovább.
rule-WM-A48 = Amikor a 4. szintű küldetés megjelenik, még nem történik semmi. A következő körtől ugyanúgy végrehajtható, mint a sor bármelyik küldetése.
rule-WM-69 = A vég azonnali: senkinek sincs több akciója vagy köre, és nem kell kivárni, hogy mindenki ugyanannyiszor kerüljön sorra.
rule-WM-A49 = Az utolsó küldetés még lezárul: a bank kifizeti a jutalmat, az eseményeket és a használt egyszer használatos felszereléseket eldobjátok; Fennec Shand nem kap ajánlatot, kézkorlát és feltöltés nincs. Az asztal választhatja azt, hogy a használt egyszer használatos felszereléseket még eladjátok.
rule-WM-70 = Záró eladás: minden játékos eladja a tábláján maradt összes kártyát a költségeik összegének feléért, és megszámolja a kreditjeit.
rule-WM-72 = A kézben lévő kártyák a végén nem érnek semmit.
rule-WM-A50 = A záró eladás csak a táblára vonatkozik: a kézben lévő kártyákat nem lehet eladni.
rule-WM-71 = Az nyeri meg a játékot, akinek a záró eladás után a legtöbb kreditje van, bárki hajtotta is végre sikeresen a 4. szintű küldetést.
rule-WM-A51 = Egyenlő kreditnél a játékosok győzelme közös; lejjebb az egyenlő kredit közös helyezést jelent.
rule-WM-A52 = Ha senki sem hajtja végre sikeresen a 4. szintű küldetést, a játék leáll, miután minden játékosnak 200 köre volt, vagy ahány kört az asztal megad (0: korlátlan). A záró eladás megtörténik, de a játék befejezetlennek számít, és senki sem nyeri meg.

## Nyílt és rejtett

rules-way-of-the-mandalorian-knowledge = Nyílt és rejtett
rule-WM-73 = Mindenki látja a sort, a piacot, az aktuális küldetést, a kijátszott eseményeket, a karaktertáblákat és a rajtuk lévő összes felszerelést.
rule-WM-A56 = Minden játékos kreditjei nyíltak. Az asztal választhatja azt, hogy rejtettek.
rule-WM-A57 = A dobópakli nyílt: bárki átnézheti.
rule-WM-A58 = Mindenki tudhatja, hány kártya van a paklikban, de azt nem, melyek.
rule-WM-A59 = A kézkorlát miatt vagy Bo-Katan Kryze által eldobott kártyákat mindenki látja.
rule-WM-74 = A kezedben lévő kártyákat csak te ismered. A többiek látják, hány van, és emlékeznek azokra, amelyeket nyíltan vettél a kezedbe.
rule-WM-A68 = Egy kézben ismertnek számítanak a piacról elvett és a Fennec Shand által megtartott kártyák, amíg nyíltan el nem hagyják; az osztott és a pakliból felvett kártyáknak csak a számuk ismert. A nézők azt látják, amit minden játékos egyaránt tud.
rule-WM-75 = A Boba Fett eseményhelyén lévő esemény képpel lefelé fekszik: ő megnézheti, a többiek csak azt látják, hogy a hely foglalt.
rule-WM-A70 = Amikor Boba Fett megtölti az eseményhelyét, a többiek csak azt tudják meg, hogy eseményt tett oda. A kezéből ismert események onnantól a kezében vagy azon a helyen lehetnek; az ismert felszerelések továbbra is a kezében vannak.
rule-WM-76 = A küldetéspakli és a piacpakli képpel lefelé fekszik; a kártyáik sorrendjét senki sem ismeri.
rule-WM-A64 = A felszerelések és az események hátlapja egyforma: a piacpakli tetején nem látszik, a kettő közül melyik van ott.
rule-WM-77 = A következő küldetés szintje nem titok: a pakli rendezett, és megszámolható. Két játékosnál, ha 11 vagy 10 kártya maradt, az 1. szint jön, 9 és 6 között a 2. szint, 5 és 2 között a 3. szint, 1 kártyánál a 4. szint.
rule-WM-A73 = Hogy melyik küldetések maradtak a dobozban, azt senki sem tudja; csak a számuk ismert szintenként. A sikeresen végrehajtott küldetések nyíltak.
rule-WM-86 = A rejtett kártyákat az 56 piackártya számolásával kikövetkeztetheted. Újrakeverés után az új pakli pontosan a korábbi dobópakli; minden más rejtett kártya valakinek a kezében vagy Boba Fett eseményhelyén van.
