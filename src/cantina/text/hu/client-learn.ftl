### A webes kliens: leckék, és a vezető, aki végigkísér rajtuk.

client-learn-lesson = { $number }. lecke
client-learn-done = Kész
client-learn-begin = Kezdés
client-learn-heard = Értem
client-learn-next = { $number }. lecke: { $name }
client-learn-play-on = Tovább játszom
client-learn-enough = Ennyi elég is: játszd tovább ezt a játékot, vagy kezdd el a következő leckét.
client-learn-enough-last = Ez volt az utolsó lecke: játssz tovább, és jó vadászatot!
client-learn-none = Ehhez a játékhoz még nincs lecke; a szabályai lent vannak.
client-learn-explain = { $pointer ->
    [touch] Tartsd nyomva bármelyik kártyát, és elolvashatod a magyarázatát.
   *[mouse] Hagyd a mutatót bármelyik kártyán, és elolvashatod a magyarázatát.
}
client-learn-hunt = A vadászat
client-learn-hunt-about = Körülbelül öt perc: kártyát veszel fel, vadászol, fizetsz, aztán végig is játszhatod.
client-learn-contracts = Szerződések
client-learn-contracts-about = A teljes játék, vezetővel az újdonságokhoz.
client-learn-missions = Küldetések
client-learn-missions-about = Körülbelül öt perc Din Djarinként: felszerelkezel, teljesítesz egy küldetést, és kártyát veszel el.
client-learn-events = Események
client-learn-events-about = Háromfős játék Boba Fettként: események a magad javára és mások ellen.
client-learn-camp = A tábor
client-learn-camp-about = Az első küldetés két hősnek, szöveges asztalnál.
client-learn-egg = A tojás
client-learn-egg-about = Egy második küldetés, saját szabályokkal, szöveges asztalnál.

## Bounty Hunters

client-learn-bh-draw-target = Jó vadászatot: vegyél fel egy kártyát a célpontok paklijából.
client-learn-bh-keep = Válassz egy célpontot, amelyet megtartasz; a többi kártyád a bal oldali szomszédhoz kerül.
client-learn-bh-play = Játszd ki, és kezdődik a vadászat.
client-learn-bh-shield = Az elfogáshoz a fejvadászaidnak a pajzsa mindhárom színét el kell érniük.
client-learn-bh-draw-hunter = Vegyél fel ellene egy fejvadászt.
client-learn-bh-passed = Mindenki eggyel balra adta a kártyáit: válassz egy fejvadászt, aki megadja, ami hiányzik.
client-learn-bh-send = Küldd a fejvadászt a célpontod ellen.
client-learn-bh-missing = A célpontod alatt látod, mi hiányzik még; ha már semmi, elfogtad.
client-learn-bh-captured = Elfogtad: a pontjai a tieid, mínusz a fejvadászaid piros számai.
client-learn-bh-draw-market = Most a jawa piacról vegyél fel kártyát: a droidjai és a ládái kreditbe kerülnek.
client-learn-bh-keep-market = Válassz egy piaci kártyát; az érméjén lévő szám az ára.
client-learn-bh-pay = Fizesd ki most, vagy foglald le, amíg nem tudod kifizetni.
client-learn-bh-end = Az első negyedik elfogás után ezt a kört és még kettőt játszotok, aztán a legtöbb pont nyer.
client-learn-bh-sell = Bármelyik kártyát kijátszás helyett eladhatod egy kreditért.
client-learn-bh-orphans = A célpont nélküli fejvadász vár, és a következő célpontodhoz csatlakozik.
client-learn-bh-last = Elkezdődött a vége: azt válaszd, ami még pontot hoz.
client-learn-bh-draw-contract = Újdonság ebben a játékban: vegyél fel egy szerződést, amely bizonyos elfogott karakterekért fizet.
client-learn-bh-keep-contract = Válaszd a szerződést; a rajta lévő karakterekre érdemes vadászni.
client-learn-bh-contract = Játszd ki: a szerződés ingyenes, és a játék végén fizet.
client-learn-bh-worth = A szerződés alatti szám azt mutatja, mennyit adna most.
client-learn-bh-rivals = Nézd meg, kire vadásznak a többiek, mielőtt továbbadsz nekik egy hasznos kártyát.
client-learn-bh-crates = A ládák is pontot hoznak, és akinek a legtöbb van, még ötöt kap.

## Way of the Mandalorian

client-learn-wm-equip = Jó vadászatot: fizess ki egy világító kártyát, és a szimbólumai a tieidhez adódnak.
client-learn-wm-more = Szerelkezz fel még eggyel, amíg egy küldetés minden szimbóluma ki nem töltődik.
client-learn-wm-ready = Ennek a küldetésnek minden szimbóluma megvan: hajtsd végre.
client-learn-wm-use = Kapcsold be a szükséges felszerelést; az 1× jelű kártya utána elvész.
client-learn-wm-done = A jutalom a tiéd, és a végén a leggazdagabb nyer.
client-learn-wm-draw = Még egy akciód van: vegyél el két kártyát.
client-learn-wm-take = Vegyél el két kártyát: láthatót vagy ismeretlent a pakliból.
client-learn-wm-end = Mindkét akciód megvolt: fejezd be a kört.
client-learn-wm-job = A fejvadászat 200 kreditet hoz, minden körödben egyszer.
client-learn-wm-sell = A fölösleges kártyákat a költségük feléért eladhatod.
client-learn-wm-goal = Az utolsó küldetés fizet a legtöbbet, és lezárja a játékot.
client-learn-wm-event = Valaki küldetést hajt végre: 200 kreditért egy eseményed megnehezíti.
client-learn-wm-limit = A köröd végén öt kártya maradhat a kezedben: válaszd ki, mit dobsz el.
client-learn-wm-last = Itt az utolsó küldetés: 5000-et fizet, és lezárja a játékot.
client-learn-wm-fill = Te vagy Boba Fett: rejts egy eseményt az eseményhelyedre, ahonnan ingyen játszható ki.
client-learn-wm-slot = Ezt az eseményt csak te ismered: segíti a küldetéseidet, vagy megállítja a többiekét.
client-learn-wm-prepare = Szerelkezz fel azzal, amit egy küldetés még követel.
client-learn-wm-try = Hajtsd végre ezt a küldetést: minden szimbólum megvan.
client-learn-wm-own-event = A saját eseményed egyszer hozzáadja a szimbólumait; passzolj, ha nélküle is elég.
client-learn-wm-once = Az 1× jelű kártya használat után elvész, ezért hagyd ki, ami nem kell.
client-learn-wm-keep = Tarts meg egy eseményt és 200 kreditet, és megállíthatsz egy ellenfelet.
client-learn-wm-orders = Ezzel a gombbal mondod meg, mikor kérdezzünk az eseményekről.

## The Mandalorian: Adventures

client-learn-ma-goal = Üdv: ezt kell a társaddal együtt elérnetek.
client-learn-ma-map = A térképen @ egy hős, t egy fenyegetés, a vastag vonalak falak.
client-learn-ma-play = Játssz ki egy kártyát egy akcióhelyre: minél erősebb, annál többet ér az akció.
client-learn-ma-go = Menj mezőről mezőre, vagy állj meg.
client-learn-ma-attack = Válaszd ki, melyik fenyegetést támadod: az erő adja a sebzést.
client-learn-ma-second = Most játssz ki egy második kártyát egy másik akcióhelyre.
client-learn-ma-end = Mindkét kártyát kijátszottad: fejezd be a kört.
client-learn-ma-crisis = Az ötöt elérő akcióhely eseményt hoz, hat vagy több esetén előbb ezt a válságot.
client-learn-ma-failure = Ha ez történik, a küldetés elbukott.
client-learn-ma-rules = Minden küldetésnek saját szabályai vannak: itt a tojás megrepedhet.
client-learn-ma-skills = A kártya szövege csak azon az akcióhelyen működik, amelyet megnevez.
client-learn-ma-spaces = Oszd el a kártyáidat, mert az ötöt elérő akcióhely eseményt hoz.
client-learn-ma-plan = A tervkártya a két kártyádon felül jár: akkor játszd ki, ha segít.
