### The Mandalorian: Adventures: mapy, misie, žetóny, postavy a karty. Text efektu hovorí, čo robia jeho kroky.

## Mapy a ich pravidlá

ma-map-arvala = Tábor na Arvale-7
ma-rule-blast-lock = Odstrelenie zámku: ohlás Útok so silou 3 alebo väčšou na zatvorené dvere vedľa svojho políčka. Žiadna hrozba nie je zasiahnutá, dvere sa otvoria.
ma-use-keycard-cell = Vezmi zo svojho políčka prístupovú kartu.
ma-use-keycard-carried = Vedľa zatvorených dverí: zahoď prístupovú kartu, ktorú nesieš, a otvor ich.

ma-map-nevarro = Ulice Nevarra
ma-rule-refuge = Útočisko: ak skončíš ťah na modrej hviezde, odlož jeden žetón sabotáže z ľubovoľného akčného poľa k použitým.
ma-rule-gate = Brána: ak skončíš ťah na políčku 3, zatvorená brána sa otvorí.

ma-map-transport = Väzenský transport
ma-rule-override = Premostenie: vzdaj sa akcie Prieskum so silou 4 alebo väčšou a otvor zatvorené dvere vedľa svojho políčka.

ma-map-plaza = Obliehané námestie
ma-rule-cannon = Kanón: na políčku 5 má tvoj Útok dosah 3.
ma-rule-force-door = Vyrazenie dverí: vzdaj sa akcie Útok alebo Prieskum so silou 3 alebo väčšou a otvor zatvorené dvere vedľa svojho políčka.

## Misia 1

ma-mission-the-asset = Korisť
ma-mission-the-asset-intro-1 = Slnko páli nízko nad Arvalou-7. Dolu v rokline si ktosi postavil tábor a na strechy dal pušky.
ma-mission-the-asset-intro-2 = Lokátor bliká s každým krokom rýchlejšie. Z prachu vystúpi droid s rovnakým lokátorom a blastery má už zdvihnuté.
ma-mission-the-asset-intro-3 = „Odmeny je dosť pre dvoch,“ povie jeden z vás. Vtom prvý výstrel zasiahne piesok medzi vašimi nohami.
ma-mission-the-asset-briefing = Korisť je ukrytá v tábore za jedným zo štvorcových žetónov. PRÍPRAVA: žiadna. Jediný efekt nepriateľov je tu Stráž. Dvere hlavného domu sú zatvorené; ako sa otvárajú, hovoria pravidlá mapy.
ma-mission-the-asset-objective = Na konci ťahu stojí postava na políčku odhalenej Koristi a nie je na ňom žiadny nepriateľ.
ma-mission-the-asset-crisis = Pridaj 1 na stupnicu ostražitosti. Ak je stupnica plná, umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie, potom 2 nepriatelia zaútočia v dosahu 3 a stupnica sa vynuluje.
ma-rule-ambush = Pasca: postava, ktorá vstúpi na políčko so skrytým nepriateľom, utrpí 1 zranenie. Nepriateľ odhalený inak, napríklad útokom, neublíži.
ma-track-alert = Ostražitosť

## Misia 2

ma-mission-flight-from-nevarro = Útek z Nevarra
ma-mission-flight-from-nevarro-intro-1 = Odmenu máte vo vrecku a kolíska je prázdna. Pozriete sa na kredity a potom na dvere, z ktorých ste vyšli.
ma-mission-flight-from-nevarro-intro-2 = Keď ten dom opúšťate druhý raz, nesiete malý uzlík. Po celom meste sa naraz rozblikajú lokátory.
ma-mission-flight-from-nevarro-intro-3 = Ulica stíchne, okenice sa zatvárajú. Na jej konci, za stovkou zbraní, čaká vaša loď.
ma-mission-flight-from-nevarro-briefing = Po Dieťati idú všetci lovci cechu a brána na kratšej ceste je zatvorená. PRÍPRAVA: Dieťa nesie Mandalorian; ak nie je v hre, nesie ho postava prvého hráča. Keď ten, kto ho nesie, utrpí zranenie, Dieťa ujde.
ma-mission-flight-from-nevarro-objective = Na konci ťahu stojí postava, ktorá nesie Dieťa, na políčku východu.
ma-mission-flight-from-nevarro-crisis = Pridaj 1 na stupnicu prenasledovania, potom odhaľ skrytú hrozbu, ktorá je ti najbližšie.
ma-mission-flight-from-nevarro-effect = Umiestni posilu na políčko 8.
ma-failure-pursuit = Stupnica prenasledovania je plná.
ma-track-pursuit = Prenasledovanie
ma-use-speeder-cell = Zahoď spíder zo svojho políčka: vykonaj zadarmo akciu Pohyb so silou 3.

## Misia 3

ma-mission-the-prison-ship = Väzenská loď
ma-mission-the-prison-ship-intro-1 = „Dnu a von,“ hovorí muž s plánom, „na palube sú len droidi.“ Hovorí to trochu pričasto.
ma-mission-the-prison-ship-intro-2 = Prechodová komora sa otvorí do bielych chodieb s dverami bez kľučiek. Za jednými sedí väzeň, za ostatnými všetko ostatné.
ma-mission-the-prison-ship-intro-3 = Malý droid zastane, vzhliadne k vám a s piskotom odfrčí. Kdesi ďaleko vpredu sa rozsvieti červené svetlo.
ma-mission-the-prison-ship-briefing = Šesť zamknutých ciel, jeden väzeň a loď, ktorá sa pomaly prebúdza. PRÍPRAVA: žiadna. Táto misia má zelené akčné pole Prienik; konzoly sú políčka 1 až 4. Kto väzňa vezme so sebou, tomu už zostane.
ma-mission-the-prison-ship-objective = Na konci ťahu vedie niektorá postava väzňa a všetky postavy stoja na políčkach východu.
ma-mission-the-prison-ship-crisis = Pridaj 1 na stupnicu poplachu, potom zatvor otvorené dvere, ktoré sú ti najbližšie a vedľa ktorých nie je žiadna postava.
ma-mission-the-prison-ship-effect = Sabotuj Prienik a pridaj 1 na stupnicu poplachu.
ma-green-slice = Prienik
ma-green-slice-text = Sila 4 alebo väčšia, pri konzole (políčka 1 až 4): otvor ľubovoľné zatvorené dvere alebo odhaľ ľubovoľný skrytý štvorcový žetón.
ma-failure-alarm = Stupnica poplachu je plná.
ma-track-alarm = Poplach
ma-use-prisoner-cell = Vezmi zo svojho políčka väzňa so sebou.

## Misia 4

ma-mission-redemption = Vykúpenie
ma-mission-redemption-intro-1 = Námestie plnia biele zbroje, rad za radom. V kantíne rátate náboje a potom ich pre istotu prerátate.
ma-mission-redemption-intro-2 = Na druhej strane drží vojak zmietajúci sa uzlík. Za ním sa prechádza muž v čiernom plášti, akoby mu patril čas.
ma-mission-redemption-intro-3 = Pod podlahou je tunel, starý a horúci, a vedie von. Ale bez Dieťaťa nepôjde nikto.
ma-mission-redemption-briefing = Osloboďte Dieťa, porazte Moffa Gideona a uniknite tunelom. PRÍPRAVA: položte únoscu lícom nahor na políčko 8, nech nesie Dieťa; Moffa Gideona položte lícom nahor na červenú hviezdu. Keď je nepriateľ, ktorý nesie Dieťa, porazený, Dieťa zostane na jeho políčku. Táto misia má zelené akčné pole Povzbudenie.
ma-mission-redemption-objective = Moff Gideon je porazený a na konci ťahu stojí postava, ktorá nesie Dieťa, na políčku východu.
ma-mission-redemption-crisis = Pridaj 1 na stupnicu obliehania. Ak Dieťa nesie nepriateľ, presunie sa o 2 políčka k červenej hviezde; inak umiestni posilu na červenú hviezdu.
ma-mission-redemption-effect = Ak Dieťa nesie postava, Dieťa ujde; inak umiestni posilu na políčko 1.
ma-green-rally = Povzbudenie
ma-green-rally-text = Zvoľ inú postavu: smie vykonať zadarmo akciu Pohyb alebo Útok so silou 2.
ma-failure-child-lost = Na konci kroku udalostí stojí nepriateľ, ktorý nesie Dieťa, na červenej hviezde.
ma-failure-siege = Stupnica obliehania je plná.
ma-track-siege = Obliehanie
ma-rule-snatch = Únos: nepriateľ, ktorý v kroku udalostí skončí presun na políčku Dieťaťa, keď ho nikto nenesie, ho zoberie.
ma-rule-march = Pochod: posila umiestnená na červenú hviezdu sa presunie o 1 políčko k najbližšej postave.
ma-use-supply-crate-cell = Zahoď debnu so zásobami zo svojho políčka: vezmi si 2 karty plánovania, nechaj si najviac 1, zvyšok zahoď.

## Misia 5

ma-mission-the-egg = Vajce
ma-mission-the-egg-intro-1 = „Je to len vajce,“ povie obchodník a prisunie cez stôl polovicu peňazí. „Veľké. A chlpaté.“
ma-mission-the-egg-intro-2 = Zem sa zachveje. To, čo vylezie z jaskyne, má roh, veľmi zlú náladu a nechce sa deliť.
ma-mission-the-egg-briefing = Nájdite vajce a prineste ho celé. PRÍPRAVA: položte Mudhorna lícom nahor na políčko 8; 1 náhodný skrytý štvorcový žetón bez pozerania nahraďte vajcom a štvorcové žetóny na ich políčkach premiešajte. Škrupina vydrží, kým stupnica vajca nedosiahne 3, pri 4 postavách kým nedosiahne 4.
ma-mission-the-egg-objective = Na konci ťahu stojí postava, ktorá nesie vajce, na štartovacom políčku.
ma-mission-the-egg-crisis = Mudhorn sa presunie o 3 políčka k najbližšej postave, potom zaútočí v dosahu 0. Ak je už porazený, umiestni namiesto toho posilu na políčko s hviezdou, ktoré je ti najbližšie.
ma-failure-egg-broken = Vajce je rozbité: stupnica vajca je plná.
ma-track-egg = Vajce
ma-rule-cracks = Praskliny: za každé zranenie, ktoré utrpí postava s vajcom, pridaj 1 na stupnicu vajca.
ma-use-egg-cell = Vezmi zo svojho políčka vajce.

## Misia 6

ma-mission-alive = Jedine živého
ma-mission-alive-intro-1 = Po puku bežia červené písmená: plná odmena za tlčúce srdce, nič za telo.
ma-mission-alive-intro-2 = Ktosi tu skrýva pod kapucňou Psancovu tvár. Keď sa kapucňa nabudúce otočí, budete musieť mieriť veľmi opatrne.
ma-mission-alive-briefing = Chyťte Psanca a odveďte ho z mapy. PRÍPRAVA: 1 náhodný skrytý okrúhly žetón bez pozerania nahraďte Psancom a okrúhle žetóny na ich políčkach premiešajte. Psanec je zajatý, ak má presne toľko zranení, koľko má životov: zostane potom na svojom políčku ako odhalený bonus, ktorý tam postava smie vziať so sebou. O jediné zranenie viac, a je mŕtvy.
ma-mission-alive-objective = Na konci ťahu stojí postava, ktorá vedie zajatého Psanca, na políčku východu.
ma-mission-alive-crisis = Ak je Psanec na mape ako odhalený nepriateľ, odober mu 2 zranenia a on sa presunie o 2 políčka od najbližšej postavy. Potom umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie, a 1 nepriateľ zaútočí v dosahu 2.
ma-mission-alive-effect = Ak je Psanec odhalený, sabotuj Útok.
ma-failure-mark-dead = Psanec je mŕtvy: má viac zranení než životov.
ma-failure-mark-escaped = Psanec unikol: na konci kroku udalostí je ako odhalený nepriateľ na políčku východu.
ma-rule-closing-in = Obkľúčenie: vždy, keď sa kôpka udalostí znova zamieša, umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie, a to dvakrát.
ma-use-mark-cell = Vezmi zo svojho políčka zajatého Psanca so sebou.

## Misia 7

ma-mission-silent-relays = Mlčiace vysielače
ma-mission-silent-relays-intro-1 = Stožiare, bzučiace skrinky a jediný rozkaz: keď stíchnu, buďte preč, skôr než sa niekto spýta prečo.
ma-mission-silent-relays-intro-2 = Prestrihnete prvý kábel. Všetkými vysielačkami v okolí prebehne šum a všetky hlavy sa zdvihnú.
ma-mission-silent-relays-briefing = Vypnite všetky vysielače a spoločne sa vráťte. PRÍPRAVA: položte po jednom vysielači lícom nahor na políčka 2 a 4; pri menej než 4 postavách aj na políčko 6, pri menej než 3 ešte aj na políčko 8. Táto misia má zelené akčné pole Vypnutie. Strážte si zásobu: kríza, na ktorú už nezostal žetón sabotáže, znamená koniec.
ma-mission-silent-relays-objective = Na mape nie je žiadny vysielač a na konci ťahu stoja všetky postavy na štartovacom políčku.
ma-mission-silent-relays-crisis = Sabotuj dve akčné polia s najnižším súčtom.
ma-green-disable = Vypnutie
ma-green-disable-text = Sila 2 alebo väčšia: odstráň vysielač zo svojho políčka.
ma-failure-overrun = Na krízu už nezostal žiadny žetón sabotáže, ani v zásobe, ani medzi použitými.
ma-rule-silence = Ticho: keď je vysielač odstránený, odlož jeden žetón sabotáže z ľubovoľného akčného poľa k použitým; pri 3 a viac postavách ešte jeden.

## Misia 8

ma-mission-double-cross = Dvojitá hra
ma-mission-double-cross-intro-1 = Tri debny, trikrát zapečatené. Každému bol sľúbený podiel a podiely dajú dokopy viac než celok.
ma-mission-double-cross-intro-2 = Niekoho z posádky včera v noci videli s cudzincami. Bola tma a nikto si nie je celkom istý, kto to bol.
ma-mission-double-cross-briefing = Nájdite náklad a vyneste ho von, debnu po debne. PRÍPRAVA: 3 náhodné skryté žetóny bez pozerania nahraďte žetónmi nákladu a každý tvar na jeho políčkach premiešajte. Postava unesie najviac 1 žetón nákladu. Pri 3 alebo 4 hráčoch, ak nezdieľate postavy, dostane každý tajnú kartu vernosti; jeden z vás môže byť zradca, ktorý vyhrá, keď misia zlyhá.
ma-mission-double-cross-objective = Všetok náklad je doručený: stupnica „Doručené“ dosiahla 3.
ma-mission-double-cross-crisis = Každý hráč po poradí zahodí jednu zo svojich kariet plánovania alebo sabotuje akciu podľa svojej voľby. Potom pridaj 1 na stupnicu náhlenia.
ma-failure-too-late = Prineskoro: stupnica náhlenia je plná.
ma-track-haste = Náhlenie
ma-track-delivered = Doručené
ma-rule-haste = Náhlenie: vždy, keď sa kôpka udalostí znova zamieša, pridaj 1 na stupnicu náhlenia.
ma-rule-suspicion = Podozrenie: v hre s kartami vernosti sa raz za hru smieš vzdať akcie Prieskum so silou 4 alebo väčšou a pozrieť sa na kartu vernosti iného hráča.
ma-use-cargo-cell = Vezmi zo svojho políčka náklad, ak žiadny nenesieš.
ma-use-cargo-carried = Na políčku východu: odlož náklad, ktorý nesieš, z hry a pridaj 1 na stupnicu „Doručené“.

## Žetóny hrozieb

ma-use-medkit-cell = Zahoď lekárničku zo svojho políčka: vylieč si 1 zranenie.
ma-token-medkit = Lekárnička
ma-token-keycard = Prístupová karta
ma-token-raider = Nájazdník
ma-token-camp-guard = Táborový strážca
ma-token-marksman = Ostrostrelec
ma-token-asset = Korisť
ma-token-roof-marksman = Ostrostrelec na streche
ma-token-bruiser = Hromotĺk
ma-token-seasoned-raider = Ostrieľaný nájazdník
ma-token-seasoned-marksman = Skúsený ostrostrelec
ma-token-hunter = Nájomný lovec
ma-token-brawler = Bitkár
ma-token-spotter = Pozorovateľ
ma-token-speeder = Spíder
ma-token-informer = Informátor
ma-token-roof-hunter = Lovec na streche
ma-token-saboteur = Sabotér
ma-token-veteran = Cechový veterán
ma-token-security-droid = Bezpečnostný droid
ma-token-mouse-droid = Myší droid
ma-token-warden = Dozorca
ma-token-prisoner = Väzeň
ma-token-inmate = Iný trestanec
ma-token-sentry-turret = Strážna vežička
ma-token-heavy-droid = Ťažký droid
ma-token-guard-droid = Strážny droid
ma-token-trooper = Imperiálny vojak
ma-token-scout = Prieskumník
ma-token-technician = Technik
ma-token-supply-crate = Debna so zásobami
ma-token-signal-beacon = Signálny maják
ma-token-elite = Elitný vojak
ma-token-flame-trooper = Vojak s plameňometom
ma-token-captor = Únosca
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Vajce
ma-token-mark = Psanec
ma-token-relay = Vysielač
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

## Karty zručností Mandaloriana

ma-skill-beskar-helmet = Beskarová prilba
ma-skill-beskar-helmet-text = Plán: vezmi si „Obranu“ zo zahodených kariet plánovania, ak ju nemáš.
ma-skill-tracking-fob = Lokátor
ma-skill-tracking-fob-text = Prieskum: po akcii sa pozri na ďalšiu skrytú hrozbu v dosahu rovnom sile tejto akcie.
ma-skill-phase-pulse-blaster = Fázový pulzný blaster
ma-skill-phase-pulse-blaster-text = Útok: tento útok má dosah 3.
ma-skill-jet-burst = Tryskový skok
ma-skill-jet-burst-text = Pohyb: tento pohyb smie viesť cez výšky.
ma-skill-grappling-line = Vystreľovacie lano
ma-skill-grappling-line-text = Prieskum: ak posúvaš nepriateľa, posuň ho o 1 políčko navyše.
ma-skill-sure-footing = Istý krok
ma-skill-flamethrower = Plameňomet
ma-skill-flamethrower-text = Útok: po útoku spôsob 1 zranenie každému ďalšiemu nepriateľovi na políčku cieľa.
ma-skill-quick-draw = Rýchle tasenie
ma-skill-hunters-patience = Lovcova trpezlivosť
ma-skill-relentless = Bez oddychu
ma-skill-relentless-text = Pohyb: po pohybe spôsob 1 zranenie hrozbe v dosahu 1.
ma-skill-all-in = Všetko na jednu kartu
ma-skill-all-in-text = Útok: sabotuj Útok; tento útok má silu +1.
ma-skill-whistling-birds = Hvízdajúce vtáčiky
ma-skill-whistling-birds-text = Útok: trikrát po sebe spôsob 1 zranenie hrozbe v dosahu 2.
ma-skill-full-beskar = Od hlavy po päty v beskare
ma-skill-full-beskar-text = Plán: vezmi si „Obranu“ zo zahodených kariet plánovania, ak ju nemáš.
ma-skill-no-wasted-motion = Žiadny zbytočný pohyb
ma-skill-no-wasted-motion-text = Pohyb alebo prieskum: po akcii získavaš v tomto ťahu 1 akciu navyše.

## Karty zručností IG-11

ma-skill-rotating-torso = Otočný trup
ma-skill-rotating-torso-text = Útok: tento útok má dosah 2.
ma-skill-self-diagnosis = Autodiagnostika
ma-skill-self-diagnosis-text = Plán: vylieč si 1 zranenie.
ma-skill-twin-blasters = Dvojica blasterov
ma-skill-twin-blasters-text = Útok: po útoku spôsob 2 zranenia druhej hrozbe v dosahu 1.
ma-skill-target-scan = Sken cieľa
ma-skill-target-scan-text = Prieskum: ak sa pozeráš na skrytú hrozbu, odhaľ ju.
ma-skill-calculated-route = Vypočítaná trasa
ma-skill-covering-fire = Krycia paľba
ma-skill-covering-fire-text = Pohyb: po pohybe spôsob 1 zranenie hrozbe v dosahu 2.
ma-skill-bounty-protocol = Lovecký protokol
ma-skill-overclock = Pretaktovanie
ma-skill-overclock-text = Útok: utrpíš 1 zranenie; tento útok má silu +2.
ma-skill-nurse-protocol = Ošetrovateľský protokol
ma-skill-nurse-protocol-text = Plán: vylieč 1 zranenie inej postavy v dosahu 2.
ma-skill-full-rotation = Plná otočka
ma-skill-full-rotation-text = Útok: dvakrát po sebe spôsob 2 zranenia hrozbe v dosahu 1.
ma-skill-new-programming = Nový program
ma-skill-new-programming-text = Plán: vylieč si 2 zranenia.
ma-skill-parallel-processing = Paralelné spracovanie
ma-skill-parallel-processing-text = Útok alebo prieskum: vykonaj zadarmo akciu Pohyb so silou 2.

## Karty zručností Paza Vizslu

ma-skill-suppressing-burst = Zadržiavacia dávka
ma-skill-suppressing-burst-text = Útok: po útoku posuň cieľ, ak je to nepriateľ, o 1 políčko od postavy, ktorá je mu najbližšie.
ma-skill-folded-arms = Založené ruky
ma-skill-folded-arms-text = Plán: vezmi si „Protiútok“ zo zahodených kariet plánovania, ak ho nemáš.
ma-skill-heavy-repeater = Ťažký opakovací blaster
ma-skill-heavy-repeater-text = Útok: tento útok má dosah 2; sabotuj Útok.
ma-skill-trample = Zadupanie
ma-skill-trample-text = Pohyb: nepriatelia s 1 životom tento pohyb nezastavia.
ma-skill-heavy-jetpack = Ťažký jetpack
ma-skill-heavy-jetpack-text = Pohyb: tento pohyb smie viesť cez výšky.
ma-skill-fresh-drum = Nový zásobník
ma-skill-fresh-drum-text = Plán: odlož jeden žetón sabotáže z poľa Útok k použitým.
ma-skill-saturation-fire = Plošná paľba
ma-skill-saturation-fire-text = Útok: po útoku spôsob 1 zranenie každému nepriateľovi na políčku cieľa.
ma-skill-steady-advance = Vytrvalý postup
ma-skill-heat-sensor = Tepelný senzor
ma-skill-heat-sensor-text = Prieskum: pozri sa na skrytú hrozbu v dosahu 2.
ma-skill-broadside = Bočná salva
ma-skill-broadside-text = Útok: po útoku spôsob 2 zranenia druhej hrozbe v dosahu 2 a sabotuj Útok.
ma-skill-stand-firm = Ani krok späť
ma-skill-stand-firm-text = Plán: vylieč si 1 zranenie.
ma-skill-barrage = Kanonáda
ma-skill-barrage-text = Útok: spôsob 4 zranenia hrozbe v dosahu 2.
ma-skill-clan-honor = Česť klanu
ma-skill-clan-honor-text = Plán: vezmi si „Protiútok“ zo zahodených kariet plánovania, ak ho nemáš, a vylieč si 1 zranenie.
ma-skill-walking-fortress = Chodiaca pevnosť
ma-skill-walking-fortress-text = Pohyb alebo útok: spôsob 1 zranenie hrozbe v dosahu 2.

## Karty zručností Xi’an

ma-skill-thrown-knife = Hodený nôž
ma-skill-thrown-knife-text = Útok: tento útok má dosah 3 a spôsobí najviac 2 zranenia.
ma-skill-taunt = Posmešok
ma-skill-taunt-text = Prieskum: posuň nepriateľa v dosahu 2 o 1 políčko.
ma-skill-hidden-blade = Skrytá čepeľ
ma-skill-hidden-blade-text = Pohyb: pred pohybom spôsob 1 zranenie hrozbe v dosahu 1.
ma-skill-shadow-step = Krok tieňom
ma-skill-shadow-step-text = Pohyb: pri tomto pohybe ignoruj Stráž.
ma-skill-backflip = Salto vzad
ma-skill-backflip-text = Útok: po útoku sa presuň až o 1 políčko.
ma-skill-slip-away = Vykĺznutie
ma-skill-slip-away-text = Pohyb: pri tomto pohybe ignoruj Zovretie.
ma-skill-fan-of-knives = Vejár nožov
ma-skill-fan-of-knives-text = Útok: po útoku spôsob 1 zranenie druhej hrozbe v dosahu 2.
ma-skill-cat-eyes = Mačacie oči
ma-skill-lunge = Výpad
ma-skill-lunge-text = Útok: pred útokom sa presuň až o 1 políčko.
ma-skill-exit-strategy = Úniková cesta
ma-skill-exit-strategy-text = Plán: presuň sa až o 2 políčka.
ma-skill-vanish = Zmiznutie
ma-skill-vanish-text = Pohyb: dvakrát po sebe posuň nepriateľa v dosahu 1 o 1 políčko; potom sa presuň až o 3 políčka.
ma-skill-cruel-game = Krutá hra
ma-skill-cruel-game-text = Prieskum: posuň nepriateľa v dosahu 3 až o 2 políčka.
ma-skill-blur = Šmuha
ma-skill-blur-text = Útok, prieskum alebo plán: presuň sa až o 2 políčka.

## Karty zručností Burga

ma-skill-shoulder-charge = Náraz plecom
ma-skill-shoulder-charge-text = Pohyb: po pohybe spôsob 1 zranenie hrozbe na svojom políčku.
ma-skill-rough-handling = Hrubé zaobchádzanie
ma-skill-rough-handling-text = Prieskum: ak posúvaš nepriateľa, posuň ho o 1 políčko navyše.
ma-skill-iron-grip = Železný stisk
ma-skill-iron-grip-text = Útok: tento útok má dosah 0 a silu +2.
ma-skill-drag-close = Poď sem
ma-skill-drag-close-text = Prieskum: posuň nepriateľa v dosahu 2 o 2 políčka k postave, ktorá je mu najbližšie.
ma-skill-thick-hide = Hrošia koža
ma-skill-thick-hide-text = Plán: vylieč si 1 zranenie.
ma-skill-wade-in = Hlava-nehlava
ma-skill-wade-in-text = Pohyb: nepriatelia s 2 životmi alebo menej tento pohyb nezastavia.
ma-skill-rage = Zúrivosť
ma-skill-rage-text = Útok: utrpíš 1 zranenie; tento útok má silu +2.
ma-skill-heavy-fists = Ťažké päste
ma-skill-break-the-lock = Vyrazený zámok
ma-skill-break-the-lock-text = Pohyb: po pohybe otvor zatvorené dvere vedľa svojho políčka.
ma-skill-flatten = Rozpučenie
ma-skill-flatten-text = Útok: po útoku spôsob 1 zranenie každému ďalšiemu nepriateľovi na políčku cieľa.
ma-skill-unstoppable = Na nezastavenie
ma-skill-unstoppable-text = Pohyb: pri tomto pohybe ignoruj Stráž aj Zovretie.
ma-skill-crush = Rozdrvenie
ma-skill-crush-text = Útok: spôsob 5 zranení hrozbe na svojom políčku.
ma-skill-bared-teeth = Vycerené zuby
ma-skill-bared-teeth-text = Prieskum: ak posúvaš nepriateľa, posuň ho až o 2 políčka navyše a spôsob mu 1 zranenie.
ma-skill-battering-ram = Baranidlo
ma-skill-battering-ram-text = Pohyb alebo útok: posuň nepriateľa v dosahu 1 o 2 políčka od postavy, ktorá je mu najbližšie.

## Karty zručností Migsa Mayfelda

ma-skill-loose-talk = Plané reči
ma-skill-loose-talk-text = Plán: pri tejto akcii si vezmi o 1 kartu viac.
ma-skill-snap-shot = Strela od boku
ma-skill-snap-shot-text = Prieskum: ak posúvaš nepriateľa, spôsob mu 1 zranenie.
ma-skill-third-arm = Tretia ruka
ma-skill-third-arm-text = Útok: po útoku spôsob 1 zranenie druhej hrozbe v dosahu 2.
ma-skill-range-finder = Diaľkomer
ma-skill-range-finder-text = Útok: tento útok má dosah 2.
ma-skill-two-steps-ahead = O dva kroky vpredu
ma-skill-two-steps-ahead-text = Plán: z kariet vzatých pri tejto akcii si smieš nechať o 1 viac.
ma-skill-change-of-plan = Zmena plánu
ma-skill-change-of-plan-text = Pohyb: vezmi si 1 kartu plánovania; nechaj si ju alebo ju zahoď.
ma-skill-keen-eye = Bystré oko
ma-skill-keen-eye-text = Prieskum: pozri sa na skrytú hrozbu v dosahu 3.
ma-skill-imperial-drill = Imperiálny dril
ma-skill-fall-back = Ústup
ma-skill-deadeye = Presná muška
ma-skill-deadeye-text = Útok: tento útok má dosah 3.
ma-skill-contingency = Záložný plán
ma-skill-contingency-text = Plán: spôsob 1 zranenie hrozbe v dosahu 2.
ma-skill-cover-story = Krycia historka
ma-skill-cover-story-text = Plán: vezmi si 4 karty plánovania, nechaj si najviac 2, zvyšok zahoď.
ma-skill-old-instincts = Staré inštinkty
ma-skill-old-instincts-text = Prieskum: po akcii spôsob 2 zranenia hrozbe, na ktorú sa pozeráš alebo ktorú posúvaš.
ma-skill-always-an-angle = Vždy je nejaká cesta
ma-skill-always-an-angle-text = Pohyb, útok alebo prieskum: vezmi si 2 karty plánovania, nechaj si najviac 1, zvyšok zahoď.

## Karty zručností Greefa Kargu

ma-skill-guild-orders = Cechové rozkazy
ma-skill-guild-orders-text = Plán: iná postava si vezme 1 kartu zručnosti.
ma-skill-well-informed = Zo spoľahlivých zdrojov
ma-skill-well-informed-text = Prieskum: iná postava sa smie presunúť až o 1 políčko.
ma-skill-smooth-talk = Sladké rečičky
ma-skill-smooth-talk-text = Prieskum: ak posúvaš nepriateľa, posuň ho o 1 políčko navyše.
ma-skill-clear-the-way = Voľná cesta
ma-skill-clear-the-way-text = Pohyb: odlož jeden žetón sabotáže z ľubovoľného akčného poľa k použitým.
ma-skill-side-by-side = Bok po boku
ma-skill-side-by-side-text = Pohyb: iná postava v dosahu 1 sa smie presunúť až o 2 políčka.
ma-skill-two-holsters = Dve puzdrá
ma-skill-two-holsters-text = Útok: po útoku spôsob 1 zranenie druhej hrozbe v dosahu 1.
ma-skill-call-to-arms = Do zbrane
ma-skill-call-to-arms-text = Útok: po útoku smie iná postava vykonať zadarmo akciu Útok so silou 1.
ma-skill-favors-owed = Nesplatené láskavosti
ma-skill-own-the-street = Pán ulice
ma-skill-last-word = Posledné slovo
ma-skill-last-word-text = Útok: vezmi si 1 kartu plánovania; nechaj si ju alebo ju zahoď.
ma-skill-rouse-the-town = Mesto na nohách
ma-skill-rouse-the-town-text = Plán: iná postava sa smie presunúť až o 2 políčka.
ma-skill-guild-contract = Cechová zákazka
ma-skill-guild-contract-text = Plán: iná postava si vezme 2 karty zručností; odlož jeden žetón sabotáže z ľubovoľného akčného poľa k použitým.
ma-skill-town-magistrate = Mestský správca
ma-skill-town-magistrate-text = Prieskum: iná postava sa smie presunúť až o 2 políčka.
ma-skill-shared-glory = Spoločná sláva
ma-skill-shared-glory-text = Útok alebo plán: iná postava smie vykonať zadarmo akciu Pohyb alebo Útok so silou 2.

## Karty zručností Cary Dune

ma-skill-body-shield = Živý štít
ma-skill-body-shield-text = Pohyb: po pohybe platí, že najbližšie zranenie inej postavy na tvojom políčku v tomto ťahu utrpíš namiesto nej ty.
ma-skill-field-dressing = Poľný obväz
ma-skill-field-dressing-text = Plán: vylieč 1 zranenie ľubovoľnej postavy v dosahu 1.
ma-skill-pin-down = Pribitie k zemi
ma-skill-pin-down-text = Útok: po útoku platí, že cieľ v tomto ťahu neútočí.
ma-skill-stare-down = Uprený pohľad
ma-skill-stare-down-text = Prieskum: po akcii platí, že hrozba, na ktorú sa pozeráš alebo ktorú posúvaš, v tomto ťahu neútočí.
ma-skill-drag-to-cover = Stiahnutie do krytu
ma-skill-drag-to-cover-text = Pohyb: iná postava v dosahu 1 sa smie presunúť až o 1 políčko.
ma-skill-shock-trooper = Úderná pechota
ma-skill-kick-back = Kopanec
ma-skill-kick-back-text = Útok: po útoku posuň cieľ, ak je to nepriateľ, o 1 políčko od postavy, ktorá je mu najbližšie.
ma-skill-hold-the-line = Udržať líniu
ma-skill-hold-the-line-text = Plán: vezmi si „Obranu“ zo zahodených kariet plánovania, ak ju nemáš.
ma-skill-forced-march = Úmorný pochod
ma-skill-boots-first = Čižmami napred
ma-skill-boots-first-text = Pohyb: po pohybe spôsob 2 zranenia hrozbe na svojom políčku.
ma-skill-medevac = Odsun ranených
ma-skill-medevac-text = Plán: vylieč 1 zranenie inej postavy v dosahu 3.
ma-skill-field-hospital = Poľná nemocnica
ma-skill-field-hospital-text = Plán: vylieč 2 zranenia ľubovoľnej postavy v dosahu 1.
ma-skill-marshals-badge = Odznak šerifky
ma-skill-marshals-badge-text = Plán: vylieč 1 zranenie ľubovoľnej postavy v dosahu 1 a vezmi si „Obranu“ zo zahodených kariet plánovania, ak ju nemáš.
ma-skill-shoulder-to-shoulder = Plece pri pleci
ma-skill-shoulder-to-shoulder-text = Pohyb alebo plán: vylieč 1 zranenie inej postavy v dosahu 1.

## Udalosti

ma-event-charge = Zteč
ma-event-charge-text = Všetci bojovníci nablízko sa presunú o 2 políčka k najbližšej postave. 2 bojovníci nablízko zaútočia v dosahu 0.
ma-event-brawl = Bitka
ma-event-brawl-text = 2 bojovníci nablízko sa presunú o 3 políčka k najbližšej postave. Všetci bojovníci nablízko zaútočia v dosahu 0. +6: 1 bojovník nablízko zaútočí v dosahu 1.
ma-event-fresh-muscle = Čerstvé sily
ma-event-fresh-muscle-text = Umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie. 1 bojovník nablízko sa presunie o 2 políčka k najbližšej postave.
ma-event-firing-line = Palebná línia
ma-event-firing-line-text = Všetci strelci sa presunú o 1 políčko k najbližšej postave. 2 strelci zaútočia v dosahu 2.
ma-event-flanking-fire = Paľba z boku
ma-event-flanking-fire-text = 2 strelci sa presunú o 2 políčka k najbližšej postave. 1 strelec zaútočí v dosahu 1. +6: umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie.
ma-event-stray-shots = Zablúdené strely
ma-event-stray-shots-text = 1 strelec alebo ostreľovač zaútočí v dosahu 2. 1 strelec sa presunie o 2 políčka k najbližšej postave.
ma-event-crosshairs = V hľadáčiku
ma-event-crosshairs-text = 2 ostreľovači zaútočia v dosahu 3.
ma-event-under-fire = Pod paľbou
ma-event-under-fire-text = Všetci ostreľovači zaútočia v dosahu 2. +6: sabotuj Útok.
ma-event-better-angle = Lepší uhol
ma-event-better-angle-text = 1 ostreľovač sa presunie o 1 políčko k najbližšej postave. 1 ostreľovač zaútočí v dosahu 4.
ma-event-cut-cables = Prestrihnuté káble
ma-event-cut-cables-text = Sabotuj Pohyb. Sabotuj Plán.
ma-event-ambush = Prepadnutie
ma-event-ambush-text = Umiestni posilu na svoje políčko. +6: vyhodnoť ešte jednu kartu s udalosťou.
ma-event-something-stirs = Niečo sa hýbe
ma-event-something-stirs-text = { $child ->
    [yes] Odhaľ skrytú hrozbu, ktorá je ti najbližšie. Ak Dieťa nesie niektorá postava, Dieťa ujde.
   *[no] Odhaľ skrytú hrozbu, ktorá je ti najbližšie.
}
ma-event-stampede = Splašené stádo
ma-event-stampede-text = Všetci bojovníci nablízko sa presunú o 3 políčka k najbližšej postave. 3 bojovníci nablízko zaútočia v dosahu 0.
ma-event-crossfire = Krížová paľba
ma-event-crossfire-text = 2 strelci sa presunú o 2 políčka k najbližšej postave. 3 strelci zaútočia v dosahu 2.
ma-event-kill-zone = Zóna smrti
ma-event-kill-zone-text = 3 ostreľovači zaútočia v dosahu 4.
ma-event-regroup = Preskupenie
ma-event-regroup-text = 2 nepriatelia ľubovoľnej triedy sa presunú o 2 políčka od najbližšej postavy. Umiestni posilu na políčko s hviezdou, ktoré je ti najbližšie.
ma-event-lockdown = Uzávera
ma-event-lockdown-text = Zatvor otvorené dvere, ktoré sú ti najbližšie a vedľa ktorých nie je žiadna postava. 1 nepriateľ ľubovoľnej triedy sa presunie o 2 políčka k najbližšej postave.
ma-event-power-failure = Výpadok prúdu
ma-event-power-failure-text = Sabotuj akčné pole s najnižším súčtom. +6: sabotuj akčné pole s najnižším súčtom ešte raz.

## Karty plánovania

ma-plan-failure = Neúspech
ma-plan-failure-text = Nemá žiadny efekt a nemožno si ju nechať.
ma-plan-defend = Obrana
ma-plan-defend-text = Keď máš utrpieť zranenie: zablokuj 1 zranenie.
ma-plan-counterattack = Protiútok
ma-plan-counterattack-text = Potom, čo na teba zaútočil nepriateľ: spôsob mu 2 zranenia.
ma-plan-second-wind = Druhý dych
ma-plan-second-wind-text = V tvojom kroku akcií: získavaš v tomto ťahu 1 akciu navyše.
ma-plan-take-aim = Zamierenie
ma-plan-take-aim-text = Keď ohlásiš útok: má silu +2.
ma-plan-sprint = Rýchly beh
ma-plan-sprint-text = V tvojom kroku akcií: vykonaj zadarmo akciu Pohyb so silou 2.
ma-plan-countermeasures = Protiopatrenia
ma-plan-countermeasures-text = Pred tvojím krokom udalostí: odlož jeden žetón sabotáže z ľubovoľného akčného poľa k použitým.
ma-plan-smoke = Dym
ma-plan-smoke-text = Keď sa začína tvoj pohyb: pri tomto pohybe ignoruj Stráž aj Zovretie.
ma-plan-medpac = Medipak
ma-plan-medpac-text = V tvojom kroku akcií: vylieč si 1 zranenie.
ma-plan-signal-jam = Rušenie signálu
ma-plan-signal-jam-text = Keď sa má vyhodnotiť kríza: preskoč ju.
ma-plan-called-shot = Mierený zásah
ma-plan-called-shot-text = V tvojom kroku akcií: vykonaj zadarmo akciu Útok so silou 3.
