### A(z) The Mandalorian: Adventures szabályai, számonként egy, azoknak, akik játszanak.

## A cél és a játék vége

rules-mandalorian-adventures-goal = A cél és a játék vége
rule-MA-01 = Egy–négy játékos együtt hajt végre egy küldetést. Mindenki győz, vagy mindenki veszít, hacsak egy változat mást nem mond.
rule-MA-02 = Minden küldetés egy térképen zajlik, amelynek mezőin karakterek, ellenségek és jelzők vannak. Több küldetésnek is lehet ugyanaz a térképe.
rule-MA-174 = Együtt győztök, ha a küldetés célja teljesült. Ez többnyire a kör végén számít, tehát előbb túl kell élnetek az eseménylépést.
rule-MQ-74 = A célt a kör végén, a kártyafelvétel után kell ellenőrizni, hacsak a küldetés nem mondja, hogy azonnal számít.
rule-MQ-97 = Az „Egy kör végén egy karakter…” bármelyik karaktert jelenti, minden kör után; az, hogy hol „fejezed be a körödet”, az aktív játékos karakterére vonatkozik, közös módban bármelyikre. Előbb a térkép és a küldetés szabályai jönnek, az aktív játékos által választott sorrendben, azután a cél.
rule-MA-175 = Amint a küldetés bármelyik bukási feltétele teljesül, mindannyian veszítetek.
rule-MA-130 = Egy karakter sebzése a karakterkártyáján marad. Ha eléri a használt oldal életpontjait (ÉP), a karaktert legyőzték, és azonnal minden játékos veszít.
rule-MQ-75 = A bukást minden egyes hatás után ellenőrizni kell. Ha a cél és a bukás egyszerre teljesül, a küldetés kudarcot vallott.
rule-MA-169 = Egy kártya vagy küldetés szövege erősebb ezeknél a szabályoknál. Ha két kártya ellentmond egymásnak, az aktív játékos dönti el, melyik érvényes.
rule-MA-170 = Egyenrangú lehetőségek közül az aktív játékos választ.
rule-MA-171 = Az egyszerre bekövetkező hatások sorrendjét az aktív játékos dönti el; mindegyik befejeződik, mielőtt a következő elkezdődik.

## Előkészítés

rules-mandalorian-adventures-setup = Előkészítés
rule-MA-17 = Az előkészítés hét lépésből áll: a küldetés, a tervpakli, az eseménypakli, a sebzés- és szabotázsjelzők, a fenyegetésjelzők, a karakterek, a kezdőjátékos.
rule-MA-18 = Először hajtsátok végre a fejlődéspaklit (MA-09), és vegyétek elő a küldetést, amelyet megnevez. Olvassátok el a bevezetőjét, az eligazítását és a térkép szabályait, és hajtsatok végre minden ELŐKÉSZÍTÉS jelű sort.
rule-MQ-87 = Az ELŐKÉSZÍTÉS sorait a maguk sorrendjében, a 7. lépés után, az első kör előtt kell végrehajtani, hacsak egy sor más időpontot nem nevez meg. Ha egy képpel lefelé fordított jelzőt áttesztek vagy kicseréltek, senki sem nézi meg.
rule-MA-19 = Keverjétek össze a tervpaklit, és tegyétek képpel lefelé a térkép mellé.
rule-MA-20 = Keverjétek össze az eseménypaklit, bármilyen szimbólumok vannak a hátlapokon. A legfelső kártya hátlapját mindenki látja.
rule-MA-21 = A sebzésjelzők mindenkinek kéznél vannak. Kezdetben senkinek sincs sebzése, hacsak az ELŐKÉSZÍTÉS mást nem mond.
rule-MQ-86 = A sebzésjelzők sosem fogynak el.
rule-MA-22 = Tegyetek minden akcióhelyre pontosan egy véletlen fehér szabotázsjelzőt, értékével felfelé.
rule-MA-23 = Az összes többi szabotázsjelző, az esetleg megmaradt fehér is, képpel lefelé, összekeverve alkotja a készletet.
rule-MA-24 = Vegyétek elő azokat a fenyegetésjelzőket, amelyek hátán a küldetés száma áll, és keverjétek össze alakonként külön. Az összes többi fenyegetésjelző kimarad a játékból.
rule-MA-25 = A kérdőjeles mezőkre a nyomtatott alakú jelző kerül, képpel lefelé.
rule-MA-26 = Azokra a mezőkre, amelyeken alak van, de kérdőjel nincs, ilyen alakú jelző kerül, felfedve.
rule-MQ-62 = Ha egy alakból több jelző van, mint mező, a fölösleg látatlanul visszakerül a dobozba. A célhoz szükséges jelzők mindig a térképre kerülők között vannak.
rule-MA-27 = A narancssárga jelzők az erősítések: képpel lefelé fordított oszlopot alkotnak a térkép mellett.
rule-MA-28 = Minden játékos választ egyet a küldetésnél felsorolt karakterek közül, és elveszi a kártyáját (a nehézségnek megfelelő oldallal), a figuráját, a képességkártyáit és a segédletkártyáját. A figurák a kezdőmezőn kezdenek.
rule-MQ-63 = Ha több kezdőmező van, minden játékos választ egyet; a karakterek állhatnak ugyanott.
rule-MQ-64 = Egy karaktert nem választhat két játékos.
rule-MA-29 = Keverd össze a képességpaklidat, és vegyél fel kártyákat, amíg 4 nem lesz a kezedben, hősi fokozaton 3.
rule-MA-30 = Egyezzetek meg, ki kezd; ha nem sikerül, a véletlen dönt.

## A kör

rules-mandalorian-adventures-turn = A kör
rule-MA-35 = A kezdőjátékos kezd. Egy kör: akciólépés, eseménylépés, kártyafelvétel; ezután az óramutató járásával megegyező irányban a következő játékos köre jön, amíg a küldetés nem sikerült vagy el nem bukott.
rule-MA-36 = Az akciólépésben két különböző akciót kell végrehajtanod, mindegyiket úgy, hogy kijátszol egy képességkártyát a kezedből egy akcióhelyre.
rule-MQ-13 = Ha kevesebb kártyád van, mint amennyit ki kellene játszanod, játssz ki annyit, amennyit tudsz.
rule-MA-37 = Az eseménylépésben minden akcióhely, amelyen 5 vagy több van, eseményt hoz, 5 fölött előbb válságot. Ha mindegyiken 4 vagy kevesebb van, nem történik semmi.
rule-MA-38 = A kártyafelvételnél vegyél fel a képességpaklidból, amíg 4 kártya nem lesz a kezedben, hősi fokozaton 3. Ha már megvan ennyi, nem veszel fel semmit.
rule-MQ-29 = Ha a korlátnál több kártya van a kezedben, mindet megtartod, és nem veszel fel egyet sem.
rule-MA-172 = Ha egy pakli elfogy, a dobópakliját azonnal összekeveritek, és új pakli lesz belőle.
rule-MA-173 = Ha a paklid és a dobópaklid is üres, a hiányzó képességkártyákat akkor veszed fel, amint lesznek.
rule-MQ-94 = A kézkorlátig még járó kártyákat akkor kapod meg, amint kártyák kerülnek a dobópakliba, akár más játékos körében is. Közös módban az kap először, aki a legrégebben vár.

## Akciók

rules-mandalorian-adventures-actions = Akciók
rule-MA-43 = A négy alapakció a Mozgás, a Támadás, a Felderítés és a Tervezés; egy küldetés zöld akciókat is hozzátehet.
rule-MA-39 = Egy képességkártya nyomtatott ereje 1 és 4 között van; ez mondja meg, milyen erős az akció.
rule-MA-40 = Tedd a kártyát az akcióhelyen már fekvő kártyákra úgy, hogy minden érték látsszon; azután hajtsd végre az akciót.
rule-MA-41 = Ugyanarra az akcióhelyre egy körben legfeljebb egy kártyát játszhatsz ki, bármiért is játszod ki.
rule-MA-42 = Kijátszhatsz egy kártyát úgy is, hogy lemondasz az akciójáról. A nyomtatott ereje ekkor is számít az eseménylépésben.
rule-MQ-14 = Az az akció, amelyről lemondtál, a két akciód egyikének számít: közben megmentheted a Gyermeket a meződön, és használhatod a kártya hatását.
rule-MA-93 = Egy további akcióval még egy képességkártyát játszhatsz ki a szokásos szabályokkal, olyan akcióhelyre, amelyet ebben a körben még nem használtál.
rule-MA-94 = A további akciók nem számítanak bele a két kötelező akcióba.
rule-MQ-101 = Egy további akcióról lemondhatsz, bármikor is kaptad: a köröd első két kártyája a két kötelező.
rule-MA-95 = Egy ingyenes akciónak megadott ereje van, nem kell hozzá képességkártya, és egyetlen akcióhelyhez sem ad hozzá semmit.
rule-MA-96 = Egy ingyenes akció megismételheti e kör egy akcióját, és később kártyát is kijátszhatsz ahhoz az akcióhoz, amelyet ingyen hajtottál végre.
rule-MA-97 = Az ingyenes akciók nem számítanak bele a két kötelező akcióba.
rule-MQ-27 = Egy ingyenes akció ereje pontosan annyi, amennyi meg van adva, és a küldetés bármelyik akciója lehet, a zöldek is. A „legalább 4-es erő” feltételt is ehhez az erőhöz kell mérni.
rule-MQ-91 = Ha egy másik karakter kap ingyenes akciót, a játékosa dönt (közös módban az aktív játékos). A mozgás szabályai, az Őr, a Lefogás és a megmentés érvényesek, bónuszt nem lehet használni, egyenlőségnél pedig az aktív játékos dönt.
rule-MA-166 = A 3. küldetéstől kezdve lehetnek zöld akcióhelyek a küldetés akcióinak. Az akcióhelyek minden szabálya érvényes rájuk, az előkészítéskori fehér szabotázsjelző és az eseménylépés is.
rule-MA-167 = Ha képességkártyát játszottál ki egy zöld akcióhelyre, hajtsd végre a hely szövegét.
rule-MA-168 = A „legalább 4-es erő” feltétellel bármilyen kártyát ki lehet oda játszani, de az akció csak legalább 4-es erővel történik meg. Hatások növelhetik az erőt, akár 4 fölé is.

## Mozgás

rules-mandalorian-adventures-movement = Mozgás
rule-MA-44 = A Mozgással legfeljebb annyi mezőt mész, amennyi az erő, minden lépéssel egy szomszédos mezőre. Helyben is maradhatsz.
rule-MA-50 = A mozgás szabályai mindig érvényesek, amikor egy karakter mozog, nem csak a Mozgás akciónál.
rule-MA-45 = Ha olyan mezőre lépsz, ahol ellenség vagy képpel lefelé fordított fenyegetésjelző van, a mozgásod ott véget ér.
rule-MA-46 = A karakterek és a felfedett bónuszok nem állítanak meg.
rule-MQ-01 = Az számít, hogyan fekszik a jelző, amikor a mezőre lépsz: egy bónusz, amelyet e körben már korábban felfedtek, nem állít meg többé.
rule-MQ-59 = A Gyermek nem állítja meg a mozgást.
rule-MA-47 = Egy mezőn bármennyi karakter, ellenség és jelző elfér.
rule-MA-48 = A kiinduló meződön lévő ellenség nem tart vissza, a Lefogás sebzésétől eltekintve (MA-149).
rule-MA-49 = Valahányszor olyan mezőn vagy, ahol képpel lefelé fordított fenyegetésjelzők vannak, ezeket azonnal felfeded.
rule-MQ-12 = Ha képpel lefelé fordított jelző kerül a meződre, azonnal felfeded.
rule-MQ-05 = Amikor egy mezőre lépsz, az aktív játékos által választott sorrendben fedj fel minden képpel lefelé fordított jelzőt, a Küldetéshatásukkal együtt; azután használj bónuszokat, vagy mentsd meg a Gyermeket, majd állj meg, vagy menj tovább. A mozgás végén lecsapnak az Őrök, az aktív játékos által választott sorrendben.
rule-MQ-02 = Minden utasítás, amely egy karaktert mozgat, külön mozgás, és az Őrt és a Lefogást külön kell nála ellenőrizni. Ha legalább egy mezőt mész, és visszatérsz, az is mozgás.
rule-MQ-03 = Egy más játékos kártyájával mozgatott karakterre is a mozgás minden szabálya érvényes; az választ, akit a kártya megnevez. Az áthelyezés nem mozgás: csak az új mezőn lévő képpel lefelé fordított jelzőket kell felfedni.

## Térkép és hatótáv

rules-mandalorian-adventures-map = Térkép és hatótáv
rule-MA-51 = A karakterek és a jelzők mindig mezőkön állnak. Két mező szomszédos, ha egy vékony vonal van közöttük.
rule-MQ-10 = A csak sarkukkal érintkező mezők nem szomszédosak.
rule-MA-52 = A vastag szürke vonal fal: a mezők nem szomszédosak, és sem a mozgás, sem a hatótáv nem jut át rajta.
rule-MA-53 = Zárt ajtón sem a mozgás, sem a hatótáv nem jut át; a nyitott mindkettőt átengedi. Hogy egy ajtó hogyan nyílik, azt a térkép szabályai mondják meg.
rule-MQ-11 = A nyitott ajtó nyitva marad, amíg egy szabály be nem csukja, és a becsukása senkit sem mozdít el. Az ellenségek sosem nyitnak ajtót.
rule-MA-54 = A szaggatott vonal szintkülönbség: a mezők nem szomszédosak, és senki sem mozoghat át rajta, de a hatótáv átér.
rule-MA-57 = A pirossal körülhatárolt terepre nem lehet belépni, és a hatótáv sem jut át rajta.
rule-MA-55 = Az erősítések többnyire a csillagos mezőkön jelennek meg.
rule-MA-56 = A más színű csillagra a csillagok minden szabálya érvényes, és ezenfelül hatása is lehet a küldetésben.
rule-MA-165 = Néhány mezőn kis szám áll; a szövegek ezzel hivatkoznak rájuk.
rule-MA-98 = A hatótáv a karaktertől a célpontig vezető legrövidebb megengedett út mezőinek száma. Ugyanaz a mező 0 hatótáv.
rule-MA-99 = Az „N hatótávon belül” minden célpontot jelent, amely 0 és N közötti hatótávra van.
rule-MA-100 = A hatótáv nem jut át falon, zárt ajtón és járhatatlan terepen.
rule-MA-101 = A hatótáv átér a szintkülönbségen, a fenyegetéseken, a karaktereken és a nyitott ajtón.
rule-MA-102 = A hatótávot falak és járhatatlan terep körül, kerülő úton is lehet számolni.
rule-MQ-09 = A „szomszédos” azt jelenti, hogy át lehet menni: vékony vonal vagy nyitott ajtó van ott. A hatótáv a szaggatott vonalon is átér. A járhatatlan terep egyikhez sem számít.

## Támadás és Felderítés

rules-mandalorian-adventures-attack-intel = Támadás és Felderítés
rule-MA-58 = A Támadás az erővel egyenlő sebzést okoz egy fenyegetésnek 1 hatótávon belül.
rule-MA-59 = A sebzés az ellenségen marad, amíg le nem győzik.
rule-MA-60 = Az az ellenség, amelynek annyi sebzése van, amennyi ÉP-je, vagy több, legyőzöttnek számít. A jelzője a térképről a felfedett használt jelzők közé kerül; a fölös sebzés elvész.
rule-MA-61 = Bármelyik fenyegetést megtámadhatod, képpel lefelé fordítottat is: előbb válaszd ki, azután fedd fel.
rule-MA-62 = Ha a felfedett célpont nem ellenség, felfedve marad, és nem szenved el sebzést.
rule-MA-63 = Ha egy ellenséget támadással fedsz fel, az nem mozgás, tehát az Őr nem csap le.
rule-MQ-17 = Ha egy támadás felfed egy fenyegetést, előbb a Küldetéshatása jön, azután a sebzés.
rule-MQ-15 = Felfedett bónuszt is meg lehet támadni, de semmi sem lesz belőle.
rule-MQ-16 = Az a hatás, amely egy hatótávon belül sebzést okoz, de nem szerepel benne az „ellenség” szó, képpel lefelé fordított jelzőt is eltalálhat: előbb fedd fel, mint egy támadásnál.
rule-MA-64 = A Felderítésnél egyet választasz: megnézel egy képpel lefelé fordított fenyegetésjelzőt, vagy mozgatsz egy ellenséget.
rule-MA-65 = Nézz meg egy képpel lefelé fordított jelzőt az erővel egyenlő hatótávon belül. Csak az aktív játékos látja; a jelző képpel lefelé marad a mezőjén.
rule-MA-66 = Elmondhatod a többieknek, mit láttál, és akár hazudhatsz is.
rule-MQ-19 = A jelző, amelyet megnéztél, látható maradhat neked, és csak neked, amíg ki nem kerül a játékból.
rule-MA-67 = Vagy válassz egy felfedett ellenséget az erővel egyenlő hatótávon belül, és mozgasd 1 mezővel.
rule-MQ-18 = Az ellenség bármelyik szomszédos mezőre mehet, karakter felé vagy foglalt mezőre is. Ez sosem váltja ki az Őrt, a Lefogást vagy az Elterelést.
rule-MQ-100 = Csak olyan ellenséget választhatsz, amely így legalább 1 mezővel mozgatható. Ha nincs ilyen, a hatásnak ez a része kimarad.
rule-MA-68 = Ha Felderítéssel mozgatsz egy ellenséget, azzal kikerülhetsz a hatásai, például az Őr hatóköréből.
rule-MA-69 = A Felderítés hatótávja a szokásos: falon, zárt ajtón és járhatatlan terepen nem jut át.

## Tervezés

rules-mandalorian-adventures-plan = Tervezés
rule-MA-70 = Vegyél fel annyi tervkártyát, amennyi az erő. Csak az aktív játékos látja őket, de beszélhet róluk.
rule-MA-71 = A felvett kártyák közül 1-et megtarthatsz, képpel felfelé a karakterkártyád alatt.
rule-MA-72 = A Kudarc kártyának nincs hatása, és nem tartható meg.
rule-MA-73 = Ugyanabból a tervkártyából sosem lehet nálad kettő.
rule-MQ-23 = Ettől eltekintve bármennyi tervkártyád lehet.
rule-MA-74 = Egy olyan felvett kártyát, amelyet nem tartasz meg, a tervpakli tetejére tehetsz úgy, hogy a többiek ne lássák.
rule-MA-75 = Az összes többi felvett kártya képpel felfelé a terv-dobópakliba kerül.
rule-MQ-20 = Vedd fel az összes kártyát, mielőtt eldöntöd, melyiket tartod meg, és melyiket teszed a pakli tetejére. A Kudarc is kerülhet a tetejére.
rule-MQ-21 = A kártyákat egyesével veszed fel; ha a pakli elfogy, a dobópaklit kell összekeverni, az ehhez az akcióhoz felvett kártyák nélkül. Ha mindkettő üres, kevesebbet veszel fel.
rule-MA-76 = Egy tervkártya megmondja, mikor használható. Addig képpel felfelé fekszik a gazdájánál.
rule-MQ-22 = A tervkártyát a gazdája bármikor használhatja, amikor a szövege engedi, más körében és bármelyik eseménylépésben is. Közös módban az aktív játékos dönt.
rule-MQ-88 = A használt tervkártya képpel felfelé a terv-dobópakliba kerül, hacsak a szövege mást nem mond.
rule-MA-77 = Dobd el a Védekezés tervkártyát, hogy kivédj 1 sebzést.
rule-MQ-24 = A sebzést a bejelentése után és a bekövetkezése előtt véded ki. Több kivédés össze is adható, és a kivédett sebzést nem szenveded el.
rule-MQ-104 = Ha egy támadás sebzését másik karakter szenvedi el, ő védheti ki, és az üthet vissza, akit megtámadtak.
rule-MQ-105 = Ajtónyitáshoz az az erő számít, amely a Támadásnak a bejelentésekor van: a Célzás fenyegetés elleni támadáshoz való, ajtót nem nyit.

## Képességkártyák

rules-mandalorian-adventures-skill-cards = Képességkártyák
rule-MA-05 = Minden karakter 12 képességkártyával kezdi a kampányt. A kétcsíkos kártyából kettő van abban a pakliban.
rule-MA-86 = Ha egy kártyán az ereje alatt akciószimbólum van, a kártya 1-gyel erősebb, amikor ahhoz az akcióhoz játszod ki.
rule-MA-87 = A szimbólum más akcióhoz és az eseménylépésben nem ad hozzá semmit.
rule-MQ-26 = Az erőt növelő szimbólumok és hatások korlát nélkül összeadódnak.
rule-MA-88 = Egy képességkártya hatása csak akkor használható, ha a kártya a hatásban megnevezett akcióhelyen van. Máshol csak az erejét adja.
rule-MA-89 = A hatás az akción felül jár, előtte vagy utána, ahogy tetszik, hacsak a kártya meg nem szabja az időpontját.
rule-MA-90 = A hatás nem szakíthatja meg az akciót, hacsak a kártya meg nem engedi.
rule-MQ-98 = Azt a hatást, amely a saját akcióját módosítja (erő, hatótáv, mezők, megtartott kártyák), az akció előtt kell bejelenteni, és az egész akcióra érvényes. Az a hatás, amely arra hivatkozik, amit az akció tett, az akció után jön.
rule-MQ-103 = Egy Támadás hatótávjáról szóló szabály arra a mezőre vonatkozik, ahonnan támadsz, akkor is, ha ugyanazzal a kártyával léptél oda. A kártyád által megadott hatótáv erősebb nála.
rule-MA-91 = A hatást nem kötelező használnod. Ha használod, minden részét végre kell hajtani, kivéve, amit a szöveg csak megenged (például „mozoghat”).
rule-MQ-25 = Hajtsd végre, ami lehetséges, a nyomtatott sorrendben; hagyd ki azokat a részeket, amelyek nem végrehajthatók.
rule-MA-92 = A „bármelyik karakter” téged is jelent, az „egy másik karakter” nem.
rule-MA-191 = Egy taktikai kártyának nincs ereje, és nem ad akciót, csak a hatását, és azt is csak akkor, ha a hely megfelel a hatásnak.
rule-MQ-95 = Egy taktikai kártya a két kijátszandó kártyád egyikének számít, és erre a körre elhasználja a helyét. Nem akció, így közben nem menthető meg a Gyermek.
rule-MA-192 = Az eseménylépésben egy taktikai kártyás hely pontosan 5-nek számít: esemény, válság nélkül.
rule-MQ-85 = Ez akkor is igaz, ha bármi más van a helyen: a +6 sosem érvényes, és a legalacsonyabb összeg keresésekor is 5-nek számít a hely.

## Fenyegetések és bónuszok

rules-mandalorian-adventures-threats = Fenyegetések és bónuszok
rule-MA-78 = A fenyegetésjelzők a térképen maradnak, amíg meg nem semmisülnek, vagy valaki fel nem veszi őket.
rule-MA-79 = A felfedett fenyegetés ellenség vagy bónusz; a képpel lefelé fordított egyik sem.
rule-MA-80 = A „fenyegetés” minden fenyegetésjelzőt jelent, az „ellenség” csak a felfedett ellenségeket.
rule-MA-81 = Egy ellenség közelharcos, lövész vagy mesterlövész. Az osztálya önmagában nem tesz semmit; a kártyák hivatkoznak rá.
rule-MA-82 = Az ellenség nyomtatott ÉP-je az a sebzés, amely a legyőzéséhez kell.
rule-MA-83 = Egy ellenségnek egy vagy több hatásszimbóluma lehet, vagy egy sem. Minden hatása érvényes.
rule-MA-84 = Egy bónuszon egyetlen nagy szimbólum látható; hogy mit tesz, az a térkép szabályai között vagy az eligazításban olvasható.
rule-MA-142 = Az elsősegélycsomag minden küldetésben működik. Bármely más bónusz csak akkor jó valamire, ha szó van róla a térkép szabályaiban vagy az eligazításban.
rule-MA-85 = Az akciólépésedben bármikor használhatsz egy bónuszt a meződön, áthaladás közben is, és egy ellenség hatása, például az Őr előtt is.
rule-MQ-28 = Bónuszt csak az aktív játékos használhat, csak az akciólépésben, és csak a saját karaktere mezőjén.
rule-MA-143 = Elsősegélycsomag: az akciólépésedben dobj el egy felfedett elsősegélycsomagot a meződről, hogy meggyógyíts 1 sebzést a saját karaktereden.
rule-MA-144 = Elsősegélycsomagot nem használhatsz, ha nincs sebzésed, és más karakteren sem. Ha nem használod, ott marad, ahol van.
rule-MQ-65 = Az a jelző, amelyet egy küldetés szerint felvehetsz, a karakterkártyádra kerül. Nem teheted le és nem adhatod tovább, hacsak a küldetés meg nem engedi. Egy karakter minden fajtából legfeljebb egy jelzőt vihet.

## Az ellenségek hatásai

rules-mandalorian-adventures-enemy-effects = Az ellenségek hatásai
rule-MA-145 = Őr: ha ettől az ellenségtől 1 hatótávon belül fejezel be egy mozgást, 1 sebzést okoz neked.
rule-MA-146 = Ha egy Őr közelében haladsz el, nem történik baj, ha a mozgásod legalább 2 hatótávra tőle ér véget.
rule-MQ-04 = Egy Őr mezőjét elhagyhatod, és elmehetsz mellette, de a mezőjén nem mehetsz át: ha rálépsz, megállít.
rule-MQ-07 = Az Őr a szintkülönbségen át is működik, de falon vagy zárt ajtón át nem.
rule-MA-147 = Az az Őr, amelyet a mozgásod fed fel, sebzést okoz; amelyet másképp fedtek fel, nem.
rule-MA-148 = A 0 mezőnyi Mozgás nem mozgás, tehát egyetlen Őr sem csap le.
rule-MA-149 = Lefogás: ha elmozogsz ennek az ellenségnek a mezőjéről, ott, közvetlenül a mozgásod előtt 1 sebzést okoz neked.
rule-MQ-08 = A Lefogás minden olyan mozgásnál egyszer csap le, amely elhagyja a mezőjét, akkor is, ha az ellenséget ebben a körben fedték fel. Ha áthelyeznek máshová, nem csap le.
rule-MA-150 = Ha a Lefogással bíró ellenség hagyja el a meződet, például Felderítés miatt, nem szenvedsz el sebzést.
rule-MQ-06 = Ha több Őr vagy Lefogás van, mindegyik 1 sebzést okoz.
rule-MA-151 = Küldetéshatás: ha egy ilyen szimbólumú fenyegetést felfedtek, hajtsátok végre az eligazítás ugyanilyen szimbólumú szövegét. Ha valaki csak megnézi a jelzőt, az nem számít.
rule-MA-152 = A Küldetéshatást nem lehet megakadályozni, és akkor is bekövetkezik, ha az ellenséget legyőzik. Bónuszon is lehet ilyen szimbólum.
rule-MA-153 = Elterelés: miután ez az ellenség mozgott az eseménylépésben, tegyetek egy szabotázsjelzőt a legalacsonyabb összegű akcióhelyre.
rule-MQ-47 = Az Elterelés rögtön annak az ellenségnek a mozgása után hat, a következő ellenség előtt, az akkori összegekkel. Egyenlőségnél az aktív játékos dönt.
rule-MA-154 = Az Elterelés nem tesz semmit, ha az ellenség nem mozgott, vagy máskor mozgott, például az akciólépésben.

## Eseménylépés

rules-mandalorian-adventures-event-step = Eseménylépés
rule-MA-103 = Az akciólépés után balról jobbra ellenőrizz minden akcióhelyet: add össze a kártyái nyomtatott erejét és a szabotázsjelzői értékét.
rule-MQ-34 = A sorrend: Mozgás, Támadás, Felderítés, Tervezés, azután a zöld helyek, ahogy a küldetés felsorolja őket.
rule-MA-106 = 4 vagy kevesebb: nem történik semmi, a kártyák és a jelzők maradnak.
rule-MA-105 = Pontosan 5: hajts végre egy eseményt, azután a hely kiürül.
rule-MA-104 = 6 vagy több: hajtsd végre a válságot, azután egy eseményt, majd a hely kiürül.
rule-MA-108 = Itt csak a nyomtatott értékek számítanak, a szimbólumok és a képességek hatásai nem.
rule-MQ-30 = Az összeg rögzül, amikor a hely végrehajtása elkezdődik; ez dönt a válságról, az eseményről és a +6-ról.
rule-MA-111 = A válság az eligazítás alján áll, és minden küldetésnek saját válsága van. A válság végrehajtásához hajtsd végre ezt a szöveget.
rule-MA-107 = A kiürülő helyről minden képességkártya képpel felfelé a gazdája dobópaklijába kerül, a szabotázsjelzők pedig felfedve a használtak közé.
rule-MA-109 = Van kör, amely egyetlen eseményt sem hoz, és van, amelyik több eseményt és válságot.
rule-MA-110 = Példa: a Mozgáson egy 2 értékű jelző és összesen 4 erejű kártyák vannak, ez együtt 6: válság, azután esemény, majd a Mozgás kiürül. A Támadáson 5 van: esemény, válság nélkül.
rule-MQ-32 = Miután egy hely kiürült, nézd végig újra balról, és hajtsd végre az elsőt, amelyen 5 vagy több van, amíg nem marad ilyen.
rule-MQ-35 = Ha egy hely szabotázs miatt éri el a 6-ot vagy többet, ugyanúgy válságot hoz, mint bármelyik másik.
rule-MQ-33 = Az események láncának nincs korlátja, de ha egy eseménylépésben 100 helyet hajtottatok végre, a játék befejezetlenül leáll.

## Szabotázs

rules-mandalorian-adventures-sabotage = Szabotázs
rule-MA-04 = Pontosan 5 fehér szabotázsjelző van; az összes többi sárga.
rule-MQ-81 = A fehér jelzők értéke 1, 1, 1, 2 és 2, a sárgáké 1, 2, 2, 3 és 3.
rule-MA-136 = Egy szabotázsjelző az eseménylépésben hozzáadja az értékét az akcióhelyéhez.
rule-MA-137 = Ha egy akciót szabotálnak, húzz egy véletlen jelzőt a képpel lefelé fordított készletből, és tedd értékével felfelé arra az akcióhelyre.
rule-MA-139 = Egy akcióhelyen bármennyi szabotázsjelző lehet.
rule-MQ-106 = Ha egy szöveg egy szabotázsjelzőt vesz le egy akcióhelyről, az a legnagyobb értékű.
rule-MA-138 = Ha az eseménylépésben a szabotázs egy helyet 5-re vagy többre emel, az eseménye a folyamatban lévő esemény befejezése után jön, 6-nál vagy többnél előbb a válsággal.
rule-MQ-31 = Az a jelző, amely az éppen végrehajtott helyre kerül, a hely kiürülésekor szintén a használtak közé kerül, és nem indít láncot.
rule-MQ-53 = Ha a küldetésben nincs meg a szabotált akció, nem tesztek le jelzőt, és nem történik semmi.
rule-MA-140 = Ha a képpel lefelé fordított készlet elfogyott, az összes használt jelzőt, fehéret és sárgát, képpel lefelé összekeveritek: ez az új készlet.
rule-MA-141 = Ha jelző kellene, és mind az akcióhelyeken van, használjatok egy 1 értékű pótjelzőt.
rule-MQ-52 = A pótjelző kikerül a játékból, amikor a helye kiürül.

## Események

rules-mandalorian-adventures-events = Események
rule-MA-112 = Fedd fel a legfelső eseménykártyát, és hajtsd végre a hatásait fentről lefelé. Minden választás az aktív játékosé.
rule-MQ-80 = Egy eseménykártyán a „hozzád”, a „meződre” és a hasonló szavak az aktív játékos karakterére vonatkoznak.
rule-MA-131 = Hajtsd végre az eseménykártyán álló szöveget, bármi legyen is az.
rule-MA-132 = A +6 jelű hatás csak akkor érvényes, ha az akcióhelyen 6 vagy több van.
rule-MA-133 = Egy eseménykártya hátlapja utal a hatására, például arra az osztályra, amely mozogni vagy támadni fog. Számolhattok vele.
rule-MQ-39 = A további eseménykártyát ott kell felfedni és befejezni, ahol a szöveg mondja, a +6-hoz ugyanazzal az összeggel; azután az első kártya folytatódik.
rule-MA-113 = A végrehajtott eseménykártya képpel felfelé az esemény-dobópakliba kerül.
rule-MA-114 = Amikor megjelenik egy erősítés, tedd az oszlop legfelső jelzőjét felfedve a megnevezett mezőre, ez többnyire a hozzád legközelebbi csillagos mező.
rule-MA-115 = Egy kártya más mezőt is megnevezhet, például a tiedet.
rule-MA-116 = Ha több mező is lehetséges, válaszd ki a mezőt, mielőtt a jelzőt elveszed az oszlopról.
rule-MQ-48 = A legközelebbi csillagos mezőt tőled, hatótávval kell számolni; ha a hatótáv egyet sem ér el, az aktív játékos bármelyiket választhatja. A legközelebbi képpel lefelé fordított fenyegetést ugyanígy kell keresni, de ha a hatótáv egyet sem ér el, nem történik semmi.
rule-MQ-49 = A megjelenő erősítés a Küldetéshatása szempontjából felfedettnek számít, az Őr szempontjából nem. Az előkészítéskor felfedve letett jelző egyik szempontból sem.
rule-MA-117 = Ha az oszlop elfogyott, az összes legyőzött erősítés-ellenséget képpel lefelé új oszloppá kell összekeverni.
rule-MQ-50 = Csak a legyőzött narancssárga ellenségek térnek vissza; a használt narancssárga bónuszok nem.
rule-MQ-51 = Az erősítések oszlopa és a szabotázskészlet csak akkor töltődik fel, amikor jelző kell, és egy sem maradt. A paklik azonnal.
rule-MA-118 = Ha minden erősítés játékban van, nem jelenik meg új.
rule-MA-134 = Ha egy eseménykártyának semmi hatása sem volt, felfedve megjelenik egy erősítés a legközelebbi csillagos mezőn.
rule-MQ-36 = Ennél a büntetésnél a hozzád legközelebbi csillagos mezőről van szó.
rule-MA-135 = Már egy kis hatás is elhárítja a büntetést, például ha egy ellenség 1 mezőt mozog, vagy jön még egy eseménykártya.
rule-MQ-37 = Volt hatás, ha egy jelző mozgott, a térképre került, lekerült róla vagy felfedték, egy ellenség támadott, sebzés történt vagy kivédték, egy ajtó nyílt vagy záródott, kártyát vettek fel, vagy egy másik esemény is végrehajtódott. A kimaradó +6-os részek nem számítanak, és az sem, amit egy szabály az eseménypakli újrakeverése miatt tesz.
rule-MQ-38 = Ha minden erősítés játékban van, a büntetés nem tesz semmit, és később sem kell pótolni.

## Az ellenségek az eseményekben

rules-mandalorian-adventures-enemies = Az ellenségek az eseményekben
rule-MA-123 = Az ellenségek csak akkor mozognak vagy támadnak, ha egy kártya vagy egy hatás úgy mondja.
rule-MA-119 = Egy mozgáshatás megmondja, melyik osztályból hány ellenség mennyit mozog. Mindegyik a hozzá legközelebbi karakter felé mozog, a lehető legrövidebb úton.
rule-MA-120 = Te választod ki, az osztályból melyik ellenségek mozognak, de csak olyat választhatsz, amely legalább 1 mezőt tud mozogni.
rule-MQ-43 = Annyi különböző ellenséget válassz, amennyit a kártya mond; ha kevesebb tud mozogni, akkor mind mozog. Mindegyik befejezi, mielőtt a következő elindul.
rule-MA-121 = Ha egyetlen ellenség sem tud mozogni, a hatás nem tesz semmit.
rule-MQ-40 = Mozgásnál a legközelebbi karaktert gyalogosan mért távolsággal kell keresni. Akihez gyalog nem lehet eljutni, az nem számít; ha egyetlen karakter sem érhető el, az ellenség nem tud mozogni.
rule-MQ-42 = A célpont rögzül, amikor az ellenség mozogni kezd. Minden lépéssel 1 mezővel közelebb kerül hozzá, és a célpont mezőjén megáll.
rule-MQ-44 = A kiválasztott ellenség a teljes távolságot megteszi, hacsak el nem éri a célpontját.
rule-MA-122 = Az ellenségek átmozognak a karaktereken és más fenyegetéseken.
rule-MA-124 = A távolodó ellenségnek minden lépéssel 1 mezővel messzebb kell kerülnie attól a karaktertől, akkor is, ha egy másikhoz közelebb kerül. Ha nem tud, a helyén marad.
rule-MQ-46 = Attól a karaktertől távolodik, akit a hatás megnevez, különben a gyalog legközelebbitől; egyenlőségnél az aktív játékos dönt. Az az ellenség, amelyhez gyalog egyetlen karakter sem tud eljutni, a helyén marad.
rule-MA-125 = Ha egy kártya több osztályt nevez meg, bármelyikükből választhatsz ellenségeket.
rule-MA-126 = Egy támadáshatás megmondja, melyik osztályból hány ellenség mekkora hatótávon támad. Mindegyik 1 sebzést okoz egy e hatótávon belüli karakternek.
rule-MA-127 = Ha egy ellenségnek több lehetséges célpontja van, a legközelebbi karaktert támadja.
rule-MQ-41 = Támadásnál a legközelebbi karaktert hatótávval kell keresni.
rule-MA-128 = Az aktív játékos választja ki az ellenségeket, a sorrendjüket, és dönt az egyformán közeli karakterek között; de a lehető legtöbb ellenségnek támadnia kell.
rule-MQ-45 = Egy ellenség támadáshatásonként egyszer támad. Nem kell olyannak lennie, amelyik mozgott.
rule-MA-129 = Ha egyetlen ellenség sem tud támadni, a hatás nem tesz semmit.

## A Gyermek

rules-mandalorian-adventures-child = A Gyermek
rule-MA-155 = Néhány küldetésben ott van a Gyermek jelzője; hogy hogyan kerül játékba, azt az eligazítás mondja meg.
rule-MA-156 = A Gyermeket vagy egy karakter viszi, vagy egy ellenség (csak ha a játék úgy mondja), vagy egy mezőn van, és senki sem viszi.
rule-MA-157 = A Gyermek mezőjén bármely akció közben megmentheted, áthaladás közben is: mostantól a karaktered viszi.
rule-MQ-89 = Kijátszott, további és ingyenes akció közben is megmentheted, még 0 mezőnyi Mozgásnál is, az akció kezdetétől addig, amíg az akció és a kártya hatása be nem fejeződött. Az a karakter, akit a saját akcióján kívül mozgatnak, nem mentheti meg.
rule-MA-158 = Ha a Gyermeket egy másik karakter vagy egy ellenség viszi, nem menthető meg.
rule-MA-160 = A Gyermeket nem teheted le, és nem adhatod át másik karakternek.
rule-MA-162 = Ha ki nem védett sebzést szenvedsz el, miközben viszed a Gyermeket, ő egy szomszédos mezőre menekül.
rule-MA-163 = Ha lehetséges, olyan mezőre menekül, ahol ellenség vagy képpel lefelé fordított fenyegetés van.
rule-MQ-55 = Az aktív játékos választja ki, hová menekül a Gyermek.
rule-MQ-56 = Ha nincs szomszédos mező, a Gyermek a hordozója mezőjére kerül.
rule-MQ-57 = Bármennyi sebzést okoz egyetlen forrás, a Gyermek csak egyszer menekül.
rule-MQ-58 = Ha a Lefogás a hordozóra csap le, a sebzés és a menekülés a régi mezőn történik; azután a mozgás folytatódik.
rule-MA-161 = A Gyermek nem menthető meg abban a körben, amelyben elmenekült.
rule-MQ-60 = Ez minden karakterre érvényes a kör végéig.
rule-MA-164 = Néhány esemény sebzés nélkül készteti menekülésre a Gyermeket, ugyanezekkel a szabályokkal. Ha senki sem viszi, nem történik semmi.
rule-MQ-61 = Egy ellenség csak akkor kapja fel a Gyermeket, ha a küldetés úgy mondja. Ezután a szokásos módon mozog és támad, és közben viszi a Gyermeket.
rule-MA-159 = Ha legyőzik a Gyermeket vivő ellenséget, a Gyermek azon a mezőn marad.
rule-MQ-90 = A Gyermek nem menekül el az őt vivő ellenségtől, sem esemény miatt, sem akkor, ha az az ellenség sebzést szenved el. Csak az ellenség legyőzése vagy a küldetés szövege szabadítja ki.

## Nehézség és módok

rules-mandalorian-adventures-modes = Nehézség és módok
rule-MA-31 = Minden játszma előtt válasszatok nehézséget. Az elsőhöz a kezdő ajánlott.
rule-MA-06 = Egy karakterkártyának kezdő és normál oldala van; a kezdő oldalon több az életpont.
rule-MA-32 = Kezdő: a karakterkártyák kezdő oldala, kézkorlát: 4.
rule-MA-33 = Normál: a normál oldal, kézkorlát: 4.
rule-MA-34 = Hősi: a normál oldal, kézkorlát: 3.
rule-MQ-93 = Történetmód: két játékostól annyi játékosig, ahány felsorolt karakter van; szabad mód: kettő–négy; közös mód: egy–négy, legalább két felsorolt karakterrel. Egyetlen játékosnál mindig közös mód van; különben az alapértelmezés a történetmód, ha illik, ha nem, a szabad mód.
rule-MQ-69 = Azok a felsorolt karakterek, akiket egyetlen játékos sem választ, nem vesznek részt. Közös mód nélkül legalább két játékos van.
rule-MQ-68 = Történetmódban a küldetéshez kötelező karaktereknek részt kell venniük, ez többnyire a Mandalóri. Közös módban és egyedül bármelyik két felsorolt karakter megteszi.
rule-MA-181 = Ha több játékos van, mint felsorolt karakter, játsszatok szabad módban vagy közös módban.
rule-MA-182 = Szabad mód: minden játékos bármelyik karaktert választhatja, akár felsorolták, akár nem. A Mandalórinak nem kell részt vennie.
rule-MA-183 = Az a karakter, aki nem szerepel az eligazításban, külön előkészítés nélkül, a kezdőmezőn kezd.

## Közös mód és egyszemélyes játék

rules-mandalorian-adventures-shared = Közös mód és egyszemélyes játék
rule-MA-184 = Közös módban az összes játékos együtt pontosan két felsorolt karaktert irányít, bárhányan játszotok.
rule-MA-190 = Aki egyedül játszik, közös módban játszik, egy kézzel és két karakterrel. A cél, a fejlődéspakli és minden más ugyanaz.
rule-MA-185 = A két karakter képességkártyái egyetlen paklit alkotnak, amelyből mindenki felvesz, egyetlen dobópaklival.
rule-MQ-76 = Minden játékosnak a szokásos a kézkorlátja: 4, hősi fokozaton 3.
rule-MA-186 = Az akciót az a karakter hajtja végre, aki a kártyán látható.
rule-MA-187 = Egy körben itt is két akció van, egy karakter vagy mindkettő kártyáival, de sosem két kártyával ugyanazon a helyen.
rule-MA-188 = A megtartott tervkártya a cselekvő karakteré, és minden karakternél minden fajtából egy lehet. Minden döntést az aktív játékos hoz meg, a használatukról is.
rule-MQ-92 = Egy tervkártya arra a karakterre érvényes, akinél van; egy további akcióhoz bármelyikük kártyája használható. Ha egy karakternek képességkártyát kell felvennie, az aktív játékos nevezi meg, melyik játékos vesz fel.
rule-MQ-102 = Ha az akciólépésedben vagy az eseménylépésed előtt használt tervkártya mindkét karakternél megvan, mondd meg, melyiküké az.
rule-MQ-77 = Csak az éppen akciót végrehajtó karakter használhat bónuszt a mezőjén.
rule-MA-189 = A „te”, a „hozzád” és a hasonló szavak a cselekvő karakterre vonatkoznak. Egy esemény azt a karaktert érinti, akié az akcióhely legfelső kártyája, a legközelebbi képpel lefelé fordított fenyegetésnél is.
rule-MQ-54 = Ha olyan hely kerül sorra, amelyen csak jelzők vannak, az aktív játékos választja ki, melyik karaktert érinti az esemény.
rule-MQ-79 = Az ellenségek mindkét karaktert figyelembe veszik, amikor a legközelebbit keresik.
rule-MQ-78 = Ha bármelyik karaktert legyőzik, a küldetés kudarcot vallott.

## Kampány

rules-mandalorian-adventures-campaign = Kampány
rule-MA-08 = A fejlődéspakli legfelső kártyáját minden játszma előtt, majd utána is végre kell hajtani.
rule-MA-07 = A fejlődéskártyák számozottak, és sosem kell megkeverni őket. Ha összekeveredtek, rakjátok vissza őket sorrendbe.
rule-MA-09 = Egy játszma előtt hajtsátok végre a legfelső fejlődéskártyát, vegyétek le, és fedjétek fel a következőt, amíg egy STOP jelű kártyát fel nem fedtek.
rule-MQ-70 = Egy STOP-kártya legfelül marad a következő alkalomig, amely ennek a végrehajtásával kezdődik. Egy játszma előtt és után is a következő STOP-kártyáig haladtok, így minden játszmára kettő jut.
rule-MA-10 = A fejlődéspakli nevezi meg, melyik küldetést játsszátok. Az első játszma az 1. küldetés.
rule-MA-11 = A kártyák, amelyeket a fejlődéspakli játékba hoz, minden későbbi játszmában megmaradnak.
rule-MQ-73 = A később hozzáadott képességkártyákkal a pakli 12 fölé nő, hacsak a fejlődéskártya ki nem vesz egyet.
rule-MA-12 = A számozott borítékok zárva maradnak, amíg egy utasítás ki nem nyitja őket.
rule-MA-13 = Győzelem és vereség után egyaránt folytatódik a fejlődéspakli, és megnevezi a következő küldetést.
rule-MA-176 = A játszma után hajtsátok végre a legfelső fejlődéskártyát, azután őrizzétek meg a paklit a maga sorrendjében a következő játszmáig.
rule-MA-14 = Minden küldetés tiszta lappal indul: a sebzés és minden, ami a térképen volt, eltűnik.
rule-MA-15 = A játékosok, a nehézség, a mód és a karakterek játszmáról játszmára változhatnak; a fejlődéspakli mindegyikkel működik.
rule-MA-16 = A Gyermek, a Lefogás, a Küldetéshatás, az Elterelés és a számozott mezők a 2. küldetéssel jönnek, a küldetésakciók a 3. küldetéssel.
rule-MQ-71 = Egy már elérhető küldetést a kampányon kívül újra lehet játszani, a fejlődéspakli érintése nélkül.
rule-MQ-72 = Egy kampány visszaállítható az első kártyájára.

## Mit tudhatsz

rules-mandalorian-adventures-information = Mit tudhatsz
rule-MA-177 = Beszélhetsz a kezedben lévő kártyákról, de nem mutathatod meg őket. A többiek csak azt látják, hány van nálad.
rule-MA-178 = Az általad megnézett fenyegetést nem mutathatod meg másnak. Igazat is mondhatsz, hazudhatsz is.
rule-MQ-84 = Szabadon beszélgethettek; a rejtett kártyákat és jelzőket sosem látják más játékosok.
rule-MA-179 = Minden dobópakli nyílt, és bármikor átnézhető.
rule-MA-180 = Az eseménypaklit nem szabad átnézni; csak a legfelső kártyájának hátlapja látható.
rule-MQ-83 = Egyik paklit sem szabad átnézni, és a fejlődéspakliban nem szabad előre olvasni.
rule-MQ-66 = Egy akció csak addig vonható vissza, amíg semmi rejtettet nem mutatott meg, és semmit sem húzott véletlenszerűen.
