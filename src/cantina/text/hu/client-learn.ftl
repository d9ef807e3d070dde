### A webes kliens: leckék, és a vezető, aki végigkísér rajtuk.

client-learn-lesson = { $number }. lecke
client-learn-begin = Kezdés
client-learn-heard = Értem
client-learn-none = Ehhez a játékhoz még nincs lecke: a szabályai rövidek, és az asztal elmagyarázza, mit lehet tenni.
client-learn-hunt = A vadászat
client-learn-hunt-about = Egy teljes játék szerződések nélkül, vezetővel. Megtanulsz kártyát választani, vadászni és számolni.
client-learn-contracts = Szerződések
client-learn-contracts-about = A teljes játék, vezetővel az újdonságokhoz.
client-learn-missions = Küldetések
client-learn-missions-about = Kétfős játék Din Djarinként, vezetővel.

## Bounty Hunters

client-learn-bh-welcome = Üdv! Neked kell a legtöbb pont. Pontot az elfogott célpontok adnak. Először mindenki egyszerre vesz fel egy kártyát: mutass egy paklira, hogy megtudd, mi van benne, aztán válassz egyet.
client-learn-bh-choose = Öt kártya van nálad, egyet megtartasz. A többi balra megy, így a szomszédod azt kapja, amit meghagysz. Az elfogáshoz egy célpont kell, és ellene fejvadászok vagy droidok.
client-learn-bh-target = Célpont. A három értéke a pajzsa: zöld, kék, narancssárga. Játszd ki, aztán küldj ellene fejvadászokat. Bármelyik kártyát el is adhatod egy kreditért.
client-learn-bh-hunter = Fejvadász. Az értékei összeadódnak azokéival, akik ugyanazt a célpontot támadják. A piros szám az, amennyi pontba kerül, ha a célpontot elfogod.
client-learn-bh-market = A jawa piac kártyái kreditbe kerülnek. Ha most nem tudsz fizetni, foglald le: megvár.
client-learn-bh-pass = Mindenki eggyel balra adta a kezében lévő kártyákat. Ami most nálad van, jobbról jött.
client-learn-bh-open = A célpont alatt látod, mi hiányzik még. Ha már semmi, azonnal elfogtad.
client-learn-bh-orphans = A célpont nélküli fejvadász vár. A következő célpontod a várakozókhoz kerül.
client-learn-bh-captured = Elfogtad! A pontjai a tieid, mínusz a fejvadászok piros számai. Ha bárkinek négy elfogása van, közel a vég.
client-learn-bh-broke = Nincs több kredited? Add el a választott kártyát: mindegyik egy kreditet hoz.
client-learn-bh-near = Valakinek három elfogása van. A negyedikkel kezdődik a vége: ezt a kört befejezitek, aztán még kettő jön.
client-learn-bh-last = Elkezdődött a vége. Számold ki, mit foghatsz még el, és azt válaszd, ami azonnal pontot hoz.
client-learn-bh-contracts = Újdonság ebben a játékban: a szerződések. Mindegyik bizonyos elfogott karakterekért fizet, párosokért még többet. Úgy veszed fel őket, mint bármelyik kártyát.
client-learn-bh-contract = A szerződés ingyenes. A végén fizet azért, amit addig elfogtál, ezért olyat válassz, amely a célpontjaidhoz illik.
client-learn-bh-worth = A szerződésed már ér valamit: az alatta lévő szám folyamatosan mutatja.

## Way of the Mandalorian

client-learn-wm-welcome = Üdv! A leggazdagabb nyer. A körödben két akciód van. A küldetések fizetnek, ha a szimbólumaid mindent elérnek, amit követelnek.
client-learn-wm-equip = A saját szimbólumaid még nem elegek. Nyomj meg egy világító kártyát a kezedben, hogy kifizesd, és a tábládra tedd. Ez nem akció, ezért tedd meg a küldetés előtt.
client-learn-wm-ready = Minden küldetésen a kitöltött jelek azok, amelyeket már elérsz. Keress egyet, ahol mind kitöltött, és nyomd meg.
client-learn-wm-draw = Vegyél el két kártyát egymás után: láthatót a piacról vagy ismeretlent a pakliból.
client-learn-wm-sale = Egy akcióval annyi kártyát adsz el, amennyit akarsz, a költségük feléért. Zárd le az eladást, hogy megkapd a pénzt.
client-learn-wm-own-event = A saját eseményed egyszer hozzáadja a szimbólumait, 200 kreditért. Ha nélküle is megvan minden, ne játssz ki semmit.
client-learn-wm-use = Válaszd ki, mit használsz. Az 1× jelű kártyák utána elvesznek, ezért hagyd ki, amire nincs szükség.
client-learn-wm-event = Valaki más hajt végre küldetést. 200 kreditért megnehezítheted. Nézd meg, mit ér el: megéri?
client-learn-wm-limit = A köröd végén legfeljebb öt kártya lehet a kezedben. Előtte add el a fölöslegeset, vagy szerelkezz fel vele.
client-learn-wm-done = A küldetés sikerült, és kikerül a sorból; a következő a pakliból jön. Egyre nehezebbek, és többet fizetnek.
client-learn-wm-last = Itt az utolsó küldetés. 5000-et fizet, és lezárja a játékot.
