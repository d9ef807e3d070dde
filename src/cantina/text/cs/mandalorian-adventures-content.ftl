### The Mandalorian: Adventures: mapy, mise, žetony, postavy a karty. Text efektu říká, co dělají jeho kroky.

## Mapy a jejich pravidla

ma-map-arvala = Tábor na Arvale-7
ma-rule-blast-lock = Odstřelení zámku: ohlas Útok o síle 3 nebo větší na zavřené dveře vedle svého políčka. Žádná hrozba není zasažena, dveře se otevřou.
ma-use-keycard-cell = Vezmi ze svého políčka přístupovou kartu.
ma-use-keycard-carried = Vedle zavřených dveří: zahoď přístupovou kartu, kterou neseš, a otevři je.

ma-map-nevarro = Ulice Nevarra
ma-rule-refuge = Útočiště: skončíš-li tah na modré hvězdě, odlož jeden žeton sabotáže z libovolného akčního pole k použitým.
ma-rule-gate = Brána: skončíš-li tah na políčku 3, zavřená brána se otevře.

ma-map-transport = Vězeňský transport
ma-rule-override = Přemostění: vzdej se akce Průzkum o síle 4 nebo větší a otevři zavřené dveře vedle svého políčka.

ma-map-plaza = Obléhané náměstí
ma-rule-cannon = Kanon: na políčku 5 má tvůj Útok dosah 3.
ma-rule-force-door = Vyražení dveří: vzdej se akce Útok nebo Průzkum o síle 3 nebo větší a otevři zavřené dveře vedle svého políčka.

## Mise 1

ma-mission-the-asset = Kořist
ma-mission-the-asset-intro-1 = Slunce pálí nízko nad Arvalou-7. Dole v rokli si kdosi postavil tábor a na střechy dal pušky.
ma-mission-the-asset-intro-2 = Lokátor bliká s každým krokem rychleji. Z prachu vystoupí droid se stejným lokátorem a blastery už má zvednuté.
ma-mission-the-asset-intro-3 = „Odměny je dost pro dva,“ řekne jeden z vás. Vtom první výstřel zasáhne písek mezi vašima nohama.
ma-mission-the-asset-briefing = Kořist je ukrytá v táboře za jedním ze čtvercových žetonů. PŘÍPRAVA: žádná. Jediný efekt nepřátel je tu Stráž. Dveře hlavního domu jsou zavřené; jak se otvírají, říkají pravidla mapy.
ma-mission-the-asset-objective = Na konci tahu stojí postava na políčku odhalené Kořisti a není na něm žádný nepřítel.
ma-mission-the-asset-crisis = Přidej 1 na stupnici ostražitosti. Je-li stupnice plná, umísti posilu na políčko s hvězdou, které je ti nejblíž, pak 2 nepřátelé zaútočí v dosahu 3 a stupnice se vynuluje.
ma-rule-ambush = Past: postava, která vstoupí na políčko se skrytým nepřítelem, utrpí 1 zranění. Nepřítel odhalený jinak, třeba útokem, neublíží.
ma-track-alert = Ostražitost

## Mise 2

ma-mission-flight-from-nevarro = Útěk z Nevarra
ma-mission-flight-from-nevarro-intro-1 = Odměnu máte v kapse a kolébka je prázdná. Podíváte se na kredity a pak na dveře, ze kterých jste vyšli.
ma-mission-flight-from-nevarro-intro-2 = Když ten dům opouštíte podruhé, nesete malý uzlíček. Po celém městě se naráz rozblikají lokátory.
ma-mission-flight-from-nevarro-intro-3 = Ulice ztichne, okenice se zavírají. Na jejím konci, za stovkou zbraní, čeká vaše loď.
ma-mission-flight-from-nevarro-briefing = Po Dítěti jdou všichni lovci cechu a brána na kratší cestě je zavřená. PŘÍPRAVA: Dítě nese Mandalorian; není-li ve hře, nese ho postava prvního hráče. Když ten, kdo ho nese, utrpí zranění, Dítě uteče.
ma-mission-flight-from-nevarro-objective = Na konci tahu stojí postava, která nese Dítě, na políčku východu.
ma-mission-flight-from-nevarro-crisis = Přidej 1 na stupnici pronásledování, pak odhal skrytou hrozbu, která je ti nejblíž.
ma-mission-flight-from-nevarro-effect = Umísti posilu na políčko 8.
ma-failure-pursuit = Stupnice pronásledování je plná.
ma-track-pursuit = Pronásledování
ma-use-speeder-cell = Zahoď spídr ze svého políčka: proveď zdarma akci Pohyb o síle 3.

## Mise 3

ma-mission-the-prison-ship = Vězeňská loď
ma-mission-the-prison-ship-intro-1 = „Dovnitř a ven,“ říká muž s plánem, „na palubě jsou jen droidi.“ Říká to trochu moc často.
ma-mission-the-prison-ship-intro-2 = Přechodová komora se otevře do bílých chodeb se dveřmi bez klik. Za jedněmi sedí vězeň, za ostatními všechno ostatní.
ma-mission-the-prison-ship-intro-3 = Malý droid se zastaví, vzhlédne k vám a s pískotem ujede. Kdesi daleko vpředu se rozsvítí červené světlo.
ma-mission-the-prison-ship-briefing = Šest zamčených cel, jeden vězeň a loď, která se pomalu probouzí. PŘÍPRAVA: žádná. Tato mise má zelené akční pole Průnik; konzole jsou políčka 1 až 4. Kdo vězně vezme s sebou, tomu už zůstane.
ma-mission-the-prison-ship-objective = Na konci tahu vede některá postava vězně a všechny postavy stojí na políčkách východu.
ma-mission-the-prison-ship-crisis = Přidej 1 na stupnici poplachu, pak zavři otevřené dveře, které jsou ti nejblíž a vedle kterých není žádná postava.
ma-mission-the-prison-ship-effect = Sabotuj Průnik a přidej 1 na stupnici poplachu.
ma-green-slice = Průnik
ma-green-slice-text = Síla 4 nebo větší, u konzole (políčka 1 až 4): otevři libovolné zavřené dveře, nebo odhal libovolný skrytý čtvercový žeton.
ma-failure-alarm = Stupnice poplachu je plná.
ma-track-alarm = Poplach
ma-use-prisoner-cell = Vezmi ze svého políčka vězně s sebou.

## Mise 4

ma-mission-redemption = Vykoupení
ma-mission-redemption-intro-1 = Náměstí plní bílé zbroje, řada za řadou. V kantýně počítáte náboje a pak je pro jistotu přepočítáte.
ma-mission-redemption-intro-2 = Na druhé straně drží voják zmítající se uzlíček. Za ním se prochází muž v černém plášti, jako by mu patřil čas.
ma-mission-redemption-intro-3 = Pod podlahou je tunel, starý a horký, a vede ven. Ale bez Dítěte nepůjde nikdo.
ma-mission-redemption-briefing = Osvoboďte Dítě, porazte Moffa Gideona a unikněte tunelem. PŘÍPRAVA: položte únosce lícem nahoru na políčko 8, ať nese Dítě; Moffa Gideona položte lícem nahoru na červenou hvězdu. Když je nepřítel, který nese Dítě, poražen, Dítě zůstane na jeho políčku. Tato mise má zelené akční pole Povzbuzení.
ma-mission-redemption-objective = Moff Gideon je poražen a na konci tahu stojí postava, která nese Dítě, na políčku východu.
ma-mission-redemption-crisis = Přidej 1 na stupnici obléhání. Nese-li Dítě nepřítel, přesune se o 2 políčka k červené hvězdě; jinak umísti posilu na červenou hvězdu.
ma-mission-redemption-effect = Nese-li Dítě postava, Dítě uteče; jinak umísti posilu na políčko 1.
ma-green-rally = Povzbuzení
ma-green-rally-text = Zvol jinou postavu: smí provést zdarma akci Pohyb nebo Útok o síle 2.
ma-failure-child-lost = Na konci kroku událostí stojí nepřítel, který nese Dítě, na červené hvězdě.
ma-failure-siege = Stupnice obléhání je plná.
ma-track-siege = Obléhání
ma-rule-snatch = Únos: nepřítel, který v kroku událostí skončí přesun na políčku Dítěte, když ho nikdo nenese, ho sebere.
ma-rule-march = Pochod: posila umístěná na červenou hvězdu se přesune o 1 políčko k nejbližší postavě.
ma-use-supply-crate-cell = Zahoď bednu se zásobami ze svého políčka: vezmi si 2 karty plánování, nech si nejvýš 1, zbytek zahoď.

## Mise 5

ma-mission-the-egg = Vejce
ma-mission-the-egg-intro-1 = „Je to jen vejce,“ řekne obchodník a přisune přes stůl polovinu peněz. „Velké. A chlupaté.“
ma-mission-the-egg-intro-2 = Země se zachvěje. To, co vyleze z jeskyně, má roh, velmi špatnou náladu a nechce se dělit.
ma-mission-the-egg-briefing = Najděte vejce a přineste ho celé. PŘÍPRAVA: položte Mudhorna lícem nahoru na políčko 8; 1 náhodný skrytý čtvercový žeton bez dívání nahraďte vejcem a čtvercové žetony na jejich políčkách promíchejte. Skořápka vydrží, dokud stupnice vejce nedosáhne 3, při 4 postavách dokud nedosáhne 4.
ma-mission-the-egg-objective = Na konci tahu stojí postava, která nese vejce, na startovním políčku.
ma-mission-the-egg-crisis = Mudhorn se přesune o 3 políčka k nejbližší postavě, pak zaútočí v dosahu 0. Je-li už poražen, umísti místo toho posilu na políčko s hvězdou, které je ti nejblíž.
ma-failure-egg-broken = Vejce je rozbité: stupnice vejce je plná.
ma-track-egg = Vejce
ma-rule-cracks = Praskliny: za každé zranění, které utrpí postava s vejcem, přidej 1 na stupnici vejce.
ma-use-egg-cell = Vezmi ze svého políčka vejce.

## Mise 6

ma-mission-alive = Jedině živého
ma-mission-alive-intro-1 = Po puku běží červená písmena: plná odměna za tlukoucí srdce, nic za tělo.
ma-mission-alive-intro-2 = Kdosi tady skrývá pod kápí Psancovu tvář. Až se kápě příště otočí, budete muset mířit velmi opatrně.
ma-mission-alive-briefing = Chyťte Psance a odveďte ho z mapy. PŘÍPRAVA: 1 náhodný skrytý kulatý žeton bez dívání nahraďte Psancem a kulaté žetony na jejich políčkách promíchejte. Psanec je zajat, má-li přesně tolik zranění, kolik má životů: zůstane pak na svém políčku jako odhalený bonus, který tam postava smí vzít s sebou. O jediné zranění víc, a je mrtvý.
ma-mission-alive-objective = Na konci tahu stojí postava, která vede zajatého Psance, na políčku východu.
ma-mission-alive-crisis = Je-li Psanec na mapě jako odhalený nepřítel, odeber mu 2 zranění a on se přesune o 2 políčka od nejbližší postavy. Pak umísti posilu na políčko s hvězdou, které je ti nejblíž, a 1 nepřítel zaútočí v dosahu 2.
ma-mission-alive-effect = Je-li Psanec odhalen, sabotuj Útok.
ma-failure-mark-dead = Psanec je mrtvý: má víc zranění než životů.
ma-failure-mark-escaped = Psanec unikl: na konci kroku událostí je jako odhalený nepřítel na políčku východu.
ma-rule-closing-in = Obklíčení: pokaždé, když se balíček událostí znovu zamíchá, umísti posilu na políčko s hvězdou, které je ti nejblíž, a to dvakrát.
ma-use-mark-cell = Vezmi ze svého políčka zajatého Psance s sebou.

## Mise 7

ma-mission-silent-relays = Mlčící vysílače
ma-mission-silent-relays-intro-1 = Stožáry, bzučící skříňky a jediný rozkaz: až zmlknou, buďte pryč, než se někdo zeptá proč.
ma-mission-silent-relays-intro-2 = Přestřihnete první kabel. Všemi vysílačkami v okolí projede šum a všechny hlavy se zvednou.
ma-mission-silent-relays-briefing = Vypněte všechny vysílače a společně se vraťte. PŘÍPRAVA: položte po jednom vysílači lícem nahoru na políčka 2 a 4; při méně než 4 postavách také na políčko 6, při méně než 3 ještě i na políčko 8. Tato mise má zelené akční pole Vypnutí. Hlídejte si zásobu: krize, na kterou už nezbyl žeton sabotáže, znamená konec.
ma-mission-silent-relays-objective = Na mapě není žádný vysílač a na konci tahu stojí všechny postavy na startovním políčku.
ma-mission-silent-relays-crisis = Sabotuj dvě akční pole s nejnižším součtem.
ma-green-disable = Vypnutí
ma-green-disable-text = Síla 2 nebo větší: odstraň vysílač ze svého políčka.
ma-failure-overrun = Na krizi už nezbyl žádný žeton sabotáže, ani v zásobě, ani mezi použitými.
ma-rule-silence = Ticho: když je vysílač odstraněn, odlož jeden žeton sabotáže z libovolného akčního pole k použitým; při 3 a více postavách ještě jeden.

## Mise 8

ma-mission-double-cross = Dvojí hra
ma-mission-double-cross-intro-1 = Tři bedny, třikrát zapečetěné. Každému byl slíben podíl a podíly dají dohromady víc než celek.
ma-mission-double-cross-intro-2 = Někoho z posádky včera v noci viděli s cizinci. Byla tma a nikdo si není docela jistý, kdo to byl.
ma-mission-double-cross-briefing = Najděte náklad a vyneste ho ven, bednu po bedně. PŘÍPRAVA: 3 náhodné skryté žetony bez dívání nahraďte žetony nákladu a každý tvar na jeho políčkách promíchejte. Postava unese nejvýš 1 žeton nákladu. Při 3 nebo 4 hráčích, pokud nesdílíte postavy, dostane každý tajnou kartu věrnosti; jeden z vás může být zrádce, který vyhraje, když mise selže.
ma-mission-double-cross-objective = Všechen náklad je doručen: stupnice „Doručeno“ dosáhla 3.
ma-mission-double-cross-crisis = Každý hráč popořadě zahodí jednu ze svých karet plánování, nebo sabotuje akci podle své volby. Pak přidej 1 na stupnici spěchu.
ma-failure-too-late = Příliš pozdě: stupnice spěchu je plná.
ma-track-haste = Spěch
ma-track-delivered = Doručeno
ma-rule-haste = Spěch: pokaždé, když se balíček událostí znovu zamíchá, přidej 1 na stupnici spěchu.
ma-rule-suspicion = Podezření: ve hře s kartami věrnosti se jednou za hru smíš vzdát akce Průzkum o síle 4 nebo větší a podívat se na kartu věrnosti jiného hráče.
ma-use-cargo-cell = Vezmi ze svého políčka náklad, pokud žádný neneseš.
ma-use-cargo-carried = Na políčku východu: odlož náklad, který neseš, ze hry a přidej 1 na stupnici „Doručeno“.

## Žetony hrozeb

ma-use-medkit-cell = Zahoď lékárničku ze svého políčka: vyleč si 1 zranění.
ma-token-medkit = Lékárnička
ma-token-keycard = Přístupová karta
ma-token-raider = Nájezdník
ma-token-camp-guard = Táborový strážný
ma-token-marksman = Ostrostřelec
ma-token-asset = Kořist
ma-token-roof-marksman = Ostrostřelec na střeše
ma-token-bruiser = Hromotluk
ma-token-seasoned-raider = Ostřílený nájezdník
ma-token-seasoned-marksman = Zkušený ostrostřelec
ma-token-hunter = Nájemný lovec
ma-token-brawler = Rváč
ma-token-spotter = Pozorovatel
ma-token-speeder = Spídr
ma-token-informer = Informátor
ma-token-roof-hunter = Lovec na střeše
ma-token-saboteur = Sabotér
ma-token-veteran = Cechovní veterán
ma-token-security-droid = Bezpečnostní droid
ma-token-mouse-droid = Myší droid
ma-token-warden = Dozorce
ma-token-prisoner = Vězeň
ma-token-inmate = Jiný trestanec
ma-token-sentry-turret = Strážní věžička
ma-token-heavy-droid = Těžký droid
ma-token-guard-droid = Strážní droid
ma-token-trooper = Imperiální voják
ma-token-scout = Průzkumník
ma-token-technician = Technik
ma-token-supply-crate = Bedna se zásobami
ma-token-signal-beacon = Signální maják
ma-token-elite = Elitní voják
ma-token-flame-trooper = Voják s plamenometem
ma-token-captor = Únosce
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Vejce
ma-token-mark = Psanec
ma-token-relay = Vysílač
ma-token-cargo = Náklad

## Postavy

ma-character-mandalorian = Mandalorian
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Karty dovedností Mandaloriana

ma-skill-beskar-helmet = Beskarová přilba
ma-skill-beskar-helmet-text = Plán: vezmi si „Obranu“ z odhazovacího balíčku plánování, pokud ji nemáš.
ma-skill-tracking-fob = Lokátor
ma-skill-tracking-fob-text = Průzkum: po akci se podívej na další skrytou hrozbu v dosahu rovném síle této akce.
ma-skill-phase-pulse-blaster = Fázový pulzní blaster
ma-skill-phase-pulse-blaster-text = Útok: tento útok má dosah 3.
ma-skill-jet-burst = Tryskový skok
ma-skill-jet-burst-text = Pohyb: tento pohyb smí vést přes výšky.
ma-skill-grappling-line = Vystřelovací lano
ma-skill-grappling-line-text = Průzkum: posouváš-li nepřítele, posuň ho o 1 políčko navíc.
ma-skill-sure-footing = Jistý krok
ma-skill-flamethrower = Plamenomet
ma-skill-flamethrower-text = Útok: po útoku způsob 1 zranění každému dalšímu nepříteli na políčku cíle.
ma-skill-quick-draw = Rychlé tasení
ma-skill-hunters-patience = Lovcova trpělivost
ma-skill-relentless = Bez oddechu
ma-skill-relentless-text = Pohyb: po pohybu způsob 1 zranění hrozbě v dosahu 1.
ma-skill-all-in = Všechno na jednu kartu
ma-skill-all-in-text = Útok: sabotuj Útok; tento útok má sílu +1.
ma-skill-whistling-birds = Hvízdající ptáčci
ma-skill-whistling-birds-text = Útok: třikrát po sobě způsob 1 zranění hrozbě v dosahu 2.
ma-skill-full-beskar = Od hlavy k patě v beskaru
ma-skill-full-beskar-text = Plán: vezmi si „Obranu“ z odhazovacího balíčku plánování, pokud ji nemáš.
ma-skill-no-wasted-motion = Žádný zbytečný pohyb
ma-skill-no-wasted-motion-text = Pohyb nebo průzkum: po akci získáváš v tomto tahu 1 akci navíc.

## Karty dovedností IG-11

ma-skill-rotating-torso = Otočný trup
ma-skill-rotating-torso-text = Útok: tento útok má dosah 2.
ma-skill-self-diagnosis = Autodiagnostika
ma-skill-self-diagnosis-text = Plán: vyleč si 1 zranění.
ma-skill-twin-blasters = Dvojice blasterů
ma-skill-twin-blasters-text = Útok: po útoku způsob 2 zranění druhé hrozbě v dosahu 1.
ma-skill-target-scan = Sken cíle
ma-skill-target-scan-text = Průzkum: díváš-li se na skrytou hrozbu, odhal ji.
ma-skill-calculated-route = Vypočtená trasa
ma-skill-covering-fire = Krycí palba
ma-skill-covering-fire-text = Pohyb: po pohybu způsob 1 zranění hrozbě v dosahu 2.
ma-skill-bounty-protocol = Lovecký protokol
ma-skill-overclock = Přetaktování
ma-skill-overclock-text = Útok: utrpíš 1 zranění; tento útok má sílu +2.
ma-skill-nurse-protocol = Ošetřovatelský protokol
ma-skill-nurse-protocol-text = Plán: vyleč 1 zranění jiné postavy v dosahu 2.
ma-skill-full-rotation = Plná otočka
ma-skill-full-rotation-text = Útok: dvakrát po sobě způsob 2 zranění hrozbě v dosahu 1.
ma-skill-new-programming = Nový program
ma-skill-new-programming-text = Plán: vyleč si 2 zranění.
ma-skill-parallel-processing = Paralelní zpracování
ma-skill-parallel-processing-text = Útok nebo průzkum: proveď zdarma akci Pohyb o síle 2.

## Karty dovedností Paze Vizsly

ma-skill-suppressing-burst = Zadržovací dávka
ma-skill-suppressing-burst-text = Útok: po útoku posuň cíl, je-li to nepřítel, o 1 políčko od postavy, která je mu nejblíž.
ma-skill-folded-arms = Založené ruce
ma-skill-folded-arms-text = Plán: vezmi si „Protiútok“ z odhazovacího balíčku plánování, pokud ho nemáš.
ma-skill-heavy-repeater = Těžký opakovací blaster
ma-skill-heavy-repeater-text = Útok: tento útok má dosah 2; sabotuj Útok.
ma-skill-trample = Zadupání
ma-skill-trample-text = Pohyb: nepřátelé s 1 životem tento pohyb nezastaví.
ma-skill-heavy-jetpack = Těžký jetpack
ma-skill-heavy-jetpack-text = Pohyb: tento pohyb smí vést přes výšky.
ma-skill-fresh-drum = Nový zásobník
ma-skill-fresh-drum-text = Plán: odlož jeden žeton sabotáže z pole Útok k použitým.
ma-skill-saturation-fire = Plošná palba
ma-skill-saturation-fire-text = Útok: po útoku způsob 1 zranění každému nepříteli na políčku cíle.
ma-skill-steady-advance = Vytrvalý postup
ma-skill-heat-sensor = Tepelný senzor
ma-skill-heat-sensor-text = Průzkum: podívej se na skrytou hrozbu v dosahu 2.
ma-skill-broadside = Boční salva
ma-skill-broadside-text = Útok: po útoku způsob 2 zranění druhé hrozbě v dosahu 2 a sabotuj Útok.
ma-skill-stand-firm = Ani krok zpět
ma-skill-stand-firm-text = Plán: vyleč si 1 zranění.
ma-skill-barrage = Kanonáda
ma-skill-barrage-text = Útok: způsob 4 zranění hrozbě v dosahu 2.
ma-skill-clan-honor = Čest klanu
ma-skill-clan-honor-text = Plán: vezmi si „Protiútok“ z odhazovacího balíčku plánování, pokud ho nemáš, a vyleč si 1 zranění.
ma-skill-walking-fortress = Chodící pevnost
ma-skill-walking-fortress-text = Pohyb nebo útok: způsob 1 zranění hrozbě v dosahu 2.

## Karty dovedností Xi’an

ma-skill-thrown-knife = Vržený nůž
ma-skill-thrown-knife-text = Útok: tento útok má dosah 3 a způsobí nejvýš 2 zranění.
ma-skill-taunt = Posměšek
ma-skill-taunt-text = Průzkum: posuň nepřítele v dosahu 2 o 1 políčko.
ma-skill-hidden-blade = Skrytá čepel
ma-skill-hidden-blade-text = Pohyb: před pohybem způsob 1 zranění hrozbě v dosahu 1.
ma-skill-shadow-step = Krok stínem
ma-skill-shadow-step-text = Pohyb: při tomto pohybu ignoruj Stráž.
ma-skill-backflip = Salto vzad
ma-skill-backflip-text = Útok: po útoku se přesuň až o 1 políčko.
ma-skill-slip-away = Vyklouznutí
ma-skill-slip-away-text = Pohyb: při tomto pohybu ignoruj Sevření.
ma-skill-fan-of-knives = Vějíř nožů
ma-skill-fan-of-knives-text = Útok: po útoku způsob 1 zranění druhé hrozbě v dosahu 2.
ma-skill-cat-eyes = Kočičí oči
ma-skill-lunge = Výpad
ma-skill-lunge-text = Útok: před útokem se přesuň až o 1 políčko.
ma-skill-exit-strategy = Úniková cesta
ma-skill-exit-strategy-text = Plán: přesuň se až o 2 políčka.
ma-skill-vanish = Zmizení
ma-skill-vanish-text = Pohyb: dvakrát po sobě posuň nepřítele v dosahu 1 o 1 políčko; pak se přesuň až o 3 políčka.
ma-skill-cruel-game = Krutá hra
ma-skill-cruel-game-text = Průzkum: posuň nepřítele v dosahu 3 až o 2 políčka.
ma-skill-blur = Šmouha
ma-skill-blur-text = Útok, průzkum nebo plán: přesuň se až o 2 políčka.

## Karty dovedností Burga

ma-skill-shoulder-charge = Náraz ramenem
ma-skill-shoulder-charge-text = Pohyb: po pohybu způsob 1 zranění hrozbě na svém políčku.
ma-skill-rough-handling = Hrubé zacházení
ma-skill-rough-handling-text = Průzkum: posouváš-li nepřítele, posuň ho o 1 políčko navíc.
ma-skill-iron-grip = Železný stisk
ma-skill-iron-grip-text = Útok: tento útok má dosah 0 a sílu +2.
ma-skill-drag-close = Pojď sem
ma-skill-drag-close-text = Průzkum: posuň nepřítele v dosahu 2 o 2 políčka k postavě, která je mu nejblíž.
ma-skill-thick-hide = Hroší kůže
ma-skill-thick-hide-text = Plán: vyleč si 1 zranění.
ma-skill-wade-in = Hlava nehlava
ma-skill-wade-in-text = Pohyb: nepřátelé se 2 životy nebo méně tento pohyb nezastaví.
ma-skill-rage = Zuřivost
ma-skill-rage-text = Útok: utrpíš 1 zranění; tento útok má sílu +2.
ma-skill-heavy-fists = Těžké pěsti
ma-skill-break-the-lock = Vyražený zámek
ma-skill-break-the-lock-text = Pohyb: po pohybu otevři zavřené dveře vedle svého políčka.
ma-skill-flatten = Rozplácnutí
ma-skill-flatten-text = Útok: po útoku způsob 1 zranění každému dalšímu nepříteli na políčku cíle.
ma-skill-unstoppable = K nezastavení
ma-skill-unstoppable-text = Pohyb: při tomto pohybu ignoruj Stráž i Sevření.
ma-skill-crush = Rozdrcení
ma-skill-crush-text = Útok: způsob 5 zranění hrozbě na svém políčku.
ma-skill-bared-teeth = Vyceněné zuby
ma-skill-bared-teeth-text = Průzkum: posouváš-li nepřítele, posuň ho až o 2 políčka navíc a způsob mu 1 zranění.
ma-skill-battering-ram = Beranidlo
ma-skill-battering-ram-text = Pohyb nebo útok: posuň nepřítele v dosahu 1 o 2 políčka od postavy, která je mu nejblíž.

## Karty dovedností Migse Mayfelda

ma-skill-loose-talk = Plané řeči
ma-skill-loose-talk-text = Plán: při této akci si vezmi o 1 kartu víc.
ma-skill-snap-shot = Střela od boku
ma-skill-snap-shot-text = Průzkum: posouváš-li nepřítele, způsob mu 1 zranění.
ma-skill-third-arm = Třetí ruka
ma-skill-third-arm-text = Útok: po útoku způsob 1 zranění druhé hrozbě v dosahu 2.
ma-skill-range-finder = Dálkoměr
ma-skill-range-finder-text = Útok: tento útok má dosah 2.
ma-skill-two-steps-ahead = O dva kroky napřed
ma-skill-two-steps-ahead-text = Plán: z karet vzatých při této akci si smíš nechat o 1 víc.
ma-skill-change-of-plan = Změna plánu
ma-skill-change-of-plan-text = Pohyb: vezmi si 1 kartu plánování; nech si ji, nebo ji zahoď.
ma-skill-keen-eye = Bystré oko
ma-skill-keen-eye-text = Průzkum: podívej se na skrytou hrozbu v dosahu 3.
ma-skill-imperial-drill = Imperiální dril
ma-skill-fall-back = Ústup
ma-skill-deadeye = Přesná muška
ma-skill-deadeye-text = Útok: tento útok má dosah 3.
ma-skill-contingency = Záložní plán
ma-skill-contingency-text = Plán: způsob 1 zranění hrozbě v dosahu 2.
ma-skill-cover-story = Krycí historka
ma-skill-cover-story-text = Plán: vezmi si 4 karty plánování, nech si nejvýš 2, zbytek zahoď.
ma-skill-old-instincts = Staré instinkty
ma-skill-old-instincts-text = Průzkum: po akci způsob 2 zranění hrozbě, na kterou se díváš nebo kterou posouváš.
ma-skill-always-an-angle = Vždycky je nějaká cesta
ma-skill-always-an-angle-text = Pohyb, útok nebo průzkum: vezmi si 2 karty plánování, nech si nejvýš 1, zbytek zahoď.

## Karty dovedností Greefa Kargy

ma-skill-guild-orders = Cechovní rozkazy
ma-skill-guild-orders-text = Plán: jiná postava si vezme 1 kartu dovednosti.
ma-skill-well-informed = Ze spolehlivých zdrojů
ma-skill-well-informed-text = Průzkum: jiná postava se smí přesunout až o 1 políčko.
ma-skill-smooth-talk = Sladké řečičky
ma-skill-smooth-talk-text = Průzkum: posouváš-li nepřítele, posuň ho o 1 políčko navíc.
ma-skill-clear-the-way = Volná cesta
ma-skill-clear-the-way-text = Pohyb: odlož jeden žeton sabotáže z libovolného akčního pole k použitým.
ma-skill-side-by-side = Bok po boku
ma-skill-side-by-side-text = Pohyb: jiná postava v dosahu 1 se smí přesunout až o 2 políčka.
ma-skill-two-holsters = Dvě pouzdra
ma-skill-two-holsters-text = Útok: po útoku způsob 1 zranění druhé hrozbě v dosahu 1.
ma-skill-call-to-arms = Do zbraně
ma-skill-call-to-arms-text = Útok: po útoku smí jiná postava provést zdarma akci Útok o síle 1.
ma-skill-favors-owed = Nesplacené laskavosti
ma-skill-own-the-street = Pán ulice
ma-skill-last-word = Poslední slovo
ma-skill-last-word-text = Útok: vezmi si 1 kartu plánování; nech si ji, nebo ji zahoď.
ma-skill-rouse-the-town = Město na nohou
ma-skill-rouse-the-town-text = Plán: jiná postava se smí přesunout až o 2 políčka.
ma-skill-guild-contract = Cechovní zakázka
ma-skill-guild-contract-text = Plán: jiná postava si vezme 2 karty dovedností; odlož jeden žeton sabotáže z libovolného akčního pole k použitým.
ma-skill-town-magistrate = Městský správce
ma-skill-town-magistrate-text = Průzkum: jiná postava se smí přesunout až o 2 políčka.
ma-skill-shared-glory = Společná sláva
ma-skill-shared-glory-text = Útok nebo plán: jiná postava smí provést zdarma akci Pohyb nebo Útok o síle 2.

## Karty dovedností Cary Dune

ma-skill-body-shield = Živý štít
ma-skill-body-shield-text = Pohyb: po pohybu platí, že příští zranění jiné postavy na tvém políčku v tomto tahu utrpíš místo ní ty.
ma-skill-field-dressing = Polní obvaz
ma-skill-field-dressing-text = Plán: vyleč 1 zranění libovolné postavy v dosahu 1.
ma-skill-pin-down = Přibití k zemi
ma-skill-pin-down-text = Útok: po útoku platí, že cíl v tomto tahu neútočí.
ma-skill-stare-down = Upřený pohled
ma-skill-stare-down-text = Průzkum: po akci platí, že hrozba, na kterou se díváš nebo kterou posouváš, v tomto tahu neútočí.
ma-skill-drag-to-cover = Stažení do krytu
ma-skill-drag-to-cover-text = Pohyb: jiná postava v dosahu 1 se smí přesunout až o 1 políčko.
ma-skill-shock-trooper = Úderná pěchota
ma-skill-kick-back = Kopanec
ma-skill-kick-back-text = Útok: po útoku posuň cíl, je-li to nepřítel, o 1 políčko od postavy, která je mu nejblíž.
ma-skill-hold-the-line = Udržet linii
ma-skill-hold-the-line-text = Plán: vezmi si „Obranu“ z odhazovacího balíčku plánování, pokud ji nemáš.
ma-skill-forced-march = Usilovný pochod
ma-skill-boots-first = Botami napřed
ma-skill-boots-first-text = Pohyb: po pohybu způsob 2 zranění hrozbě na svém políčku.
ma-skill-medevac = Odsun raněných
ma-skill-medevac-text = Plán: vyleč 1 zranění jiné postavy v dosahu 3.
ma-skill-field-hospital = Polní nemocnice
ma-skill-field-hospital-text = Plán: vyleč 2 zranění libovolné postavy v dosahu 1.
ma-skill-marshals-badge = Odznak šerifky
ma-skill-marshals-badge-text = Plán: vyleč 1 zranění libovolné postavy v dosahu 1 a vezmi si „Obranu“ z odhazovacího balíčku plánování, pokud ji nemáš.
ma-skill-shoulder-to-shoulder = Rameno na rameni
ma-skill-shoulder-to-shoulder-text = Pohyb nebo plán: vyleč 1 zranění jiné postavy v dosahu 1.

## Události

ma-event-charge = Zteč
ma-event-charge-text = Všichni bojovníci na blízko se přesunou o 2 políčka k nejbližší postavě. 2 bojovníci na blízko zaútočí v dosahu 0.
ma-event-brawl = Rvačka
ma-event-brawl-text = 2 bojovníci na blízko se přesunou o 3 políčka k nejbližší postavě. Všichni bojovníci na blízko zaútočí v dosahu 0. +6: 1 bojovník na blízko zaútočí v dosahu 1.
ma-event-fresh-muscle = Čerstvé síly
ma-event-fresh-muscle-text = Umísti posilu na políčko s hvězdou, které je ti nejblíž. 1 bojovník na blízko se přesune o 2 políčka k nejbližší postavě.
ma-event-firing-line = Palebná linie
ma-event-firing-line-text = Všichni střelci se přesunou o 1 políčko k nejbližší postavě. 2 střelci zaútočí v dosahu 2.
ma-event-flanking-fire = Palba z boku
ma-event-flanking-fire-text = 2 střelci se přesunou o 2 políčka k nejbližší postavě. 1 střelec zaútočí v dosahu 1. +6: umísti posilu na políčko s hvězdou, které je ti nejblíž.
ma-event-stray-shots = Zbloudilé střely
ma-event-stray-shots-text = 1 střelec nebo ostřelovač zaútočí v dosahu 2. 1 střelec se přesune o 2 políčka k nejbližší postavě.
ma-event-crosshairs = V hledáčku
ma-event-crosshairs-text = 2 ostřelovači zaútočí v dosahu 3.
ma-event-under-fire = Pod palbou
ma-event-under-fire-text = Všichni ostřelovači zaútočí v dosahu 2. +6: sabotuj Útok.
ma-event-better-angle = Lepší úhel
ma-event-better-angle-text = 1 ostřelovač se přesune o 1 políčko k nejbližší postavě. 1 ostřelovač zaútočí v dosahu 4.
ma-event-cut-cables = Přestřižené kabely
ma-event-cut-cables-text = Sabotuj Pohyb. Sabotuj Plán.
ma-event-ambush = Přepadení
ma-event-ambush-text = Umísti posilu na své políčko. +6: vyhodnoť ještě jednu kartu události.
ma-event-something-stirs = Něco se hýbe
ma-event-something-stirs-text = { $child ->
    [yes] Odhal skrytou hrozbu, která je ti nejblíž. Nese-li Dítě některá postava, Dítě uteče.
   *[no] Odhal skrytou hrozbu, která je ti nejblíž.
}
ma-event-stampede = Splašené stádo
ma-event-stampede-text = Všichni bojovníci na blízko se přesunou o 3 políčka k nejbližší postavě. 3 bojovníci na blízko zaútočí v dosahu 0.
ma-event-crossfire = Křížová palba
ma-event-crossfire-text = 2 střelci se přesunou o 2 políčka k nejbližší postavě. 3 střelci zaútočí v dosahu 2.
ma-event-kill-zone = Zóna smrti
ma-event-kill-zone-text = 3 ostřelovači zaútočí v dosahu 4.
ma-event-regroup = Přeskupení
ma-event-regroup-text = 2 nepřátelé libovolné třídy se přesunou o 2 políčka od nejbližší postavy. Umísti posilu na políčko s hvězdou, které je ti nejblíž.
ma-event-lockdown = Uzávěra
ma-event-lockdown-text = Zavři otevřené dveře, které jsou ti nejblíž a vedle kterých není žádná postava. 1 nepřítel libovolné třídy se přesune o 2 políčka k nejbližší postavě.
ma-event-power-failure = Výpadek proudu
ma-event-power-failure-text = Sabotuj akční pole s nejnižším součtem. +6: sabotuj akční pole s nejnižším součtem ještě jednou.

## Karty plánování

ma-plan-failure = Neúspěch
ma-plan-failure-text = Nemá žádný efekt a nejde si ji nechat.
ma-plan-defend = Obrana
ma-plan-defend-text = Když máš utrpět zranění: zablokuj 1 zranění.
ma-plan-counterattack = Protiútok
ma-plan-counterattack-text = Poté, co na tebe zaútočil nepřítel: způsob mu 2 zranění.
ma-plan-second-wind = Druhý dech
ma-plan-second-wind-text = Ve tvém kroku akcí: získáváš v tomto tahu 1 akci navíc.
ma-plan-take-aim = Zamíření
ma-plan-take-aim-text = Když ohlásíš útok: má sílu +2.
ma-plan-sprint = Rychlý běh
ma-plan-sprint-text = Ve tvém kroku akcí: proveď zdarma akci Pohyb o síle 2.
ma-plan-countermeasures = Protiopatření
ma-plan-countermeasures-text = Před tvým krokem událostí: odlož jeden žeton sabotáže z libovolného akčního pole k použitým.
ma-plan-smoke = Kouř
ma-plan-smoke-text = Když začíná tvůj pohyb: při tomto pohybu ignoruj Stráž i Sevření.
ma-plan-medpac = Medipak
ma-plan-medpac-text = Ve tvém kroku akcí: vyleč si 1 zranění.
ma-plan-signal-jam = Rušení signálu
ma-plan-signal-jam-text = Když se má vyhodnotit krize: přeskoč ji.
ma-plan-called-shot = Mířený zásah
ma-plan-called-shot-text = Ve tvém kroku akcí: proveď zdarma akci Útok o síle 3.
