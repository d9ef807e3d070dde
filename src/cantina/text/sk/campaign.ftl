### Kampaň hry The Mandalorian: Adventures: `cantina campaign` a čo hovoria karty rozvoja.

## Pomocník

terminal-about-campaign = Uchováva kampaň hry The Mandalorian: Adventures medzi partiami v jednom súbore.
campaign-help-action = new (založiť), show (ukázať), next (čo teraz hrať), record (ako sa to skončilo) alebo reset (od začiatku)
campaign-help-file = súbor kampane
campaign-help-result = pre record: won (výhra), lost (prehra) alebo súbor uloženej hry
campaign-help-seats = počet hráčov; ak nie je zadaný, 2
campaign-help-mission = misia, keď si môžete vybrať
campaign-help-map = mapa, keď si môžete vybrať
campaign-help-mode = pre next a record: { $modes }
campaign-help-difficulty = pre next a record: { $levels }
campaign-help-veteran = pre new: všetko je prístupné hneď

## Čo sa hovorí

campaign-begun = Kampaň { $id } je v súbore { $file }; začína sa príkazom „cantina campaign next { $file }“.
campaign-heading = Kampaň { $id }
campaign-growth = Vyhodnotené karty rozvoja: { $count } z { $all }.
campaign-envelope = Obálka { $number } je otvorená: { $missions }
campaign-mission = Ďalšia misia: { $mission }. Mapa: { $maps }.
campaign-free-play = Voľná hra: vyberte si ľubovoľnú misiu pomocou --mission: { $missions }.
campaign-any-mission = Voľná hra: vyberte si ľubovoľnú misiu: { $missions }.
campaign-not-begun = Žiadna hra ešte nie je pripravená: prvú misiu určí „next“.
campaign-game-won = Hra { $number }: { $mission } ({ $map }), výhra.
campaign-game-lost = Hra { $number }: { $mission } ({ $map }), prehra.

## Pravidlá hry, ktoré prichádzajú postupne

campaign-rule-guard = Stráž: ak skončíš pohyb v dosahu 1 od tohto nepriateľa, spôsobí ti 1 zranenie.
campaign-rule-tactical-skill = Taktická karta zručnosti: nemá silu a nedáva akciu, len svoj efekt na zodpovedajúcom akčnom poli. V kroku udalostí má toto pole hodnotu presne 5.
campaign-rule-child = Dieťa: na jeho políčku ho môžeš zachrániť počas ktorejkoľvek akcie. Keď postava, ktorá ho nesie, utrpí zranenie, Dieťa ujde na susedné políčko, podľa možnosti s nepriateľom alebo skrytou hrozbou. V tom ťahu ho zachrániť nemožno.
campaign-rule-grapple = Zovretie: ak odchádzaš z políčka tohto nepriateľa, najprv ti spôsobí 1 zranenie.
campaign-rule-mission-effect = Efekt misie: keď je odhalený žetón s týmto symbolom, vykonaj text misie.
campaign-rule-diversion = Diverzia: keď sa tento nepriateľ v kroku udalostí presunul, sabotuj akčné pole s najnižším súčtom.
campaign-rule-numbered-cells = Očíslované políčka: texty o nich hovoria podľa čísel.
campaign-rule-mission-action = Akcia misie: zelené akčné pole patrí k tejto misii; zahraj naň kartu a vykonaj jeho text.
campaign-rule-mercenary = Žoldnierska misia: dá sa hrať na každej mape a so všetkými postavami. Mapa si necháva svoje pravidlá a žetóny; všetko ostatné určuje misia.
campaign-rule-traitor = Zradca: ak hráte traja alebo štyria, môže niekto tajne pracovať pre druhú stranu.
campaign-rule-wild-skill = Univerzálna karta zručnosti: jej efekt funguje na viacerých akčných poliach.

## Čo hovoria karty rozvoja

ma-growth-1 = Lov sa začína. V púštnom tábore na Arvale-7 čaká korisť a nepočuli ste o nej len vy. Na prvú hru použite začiatočnícku stranu svojich postáv.
ma-growth-2 = Vašou prvou misiou je Korisť na mape Arvaly-7: nájdite ju a udržte jej políčko ako poslední.
ma-growth-3 = Prvú zákazku máte za sebou, nech sa skončila akokoľvek. Chýr o vás cestuje rýchlejšie než vaša loď.
ma-growth-4 = Už viete, čo funguje. Každá postava získava jednu taktickú kartu: bez sily a bez akcie, zato so silným efektom, a akčné pole s takou kartou má vždy hodnotu presne 5.
ma-growth-5 = Z koristi sa vykľulo dieťa. Dostali ste zaplatené a vrátili ste sa poň. Teraz je v uliciach Nevarra celý cech.
ma-growth-6 = Odteraz: Dieťa, ktoré treba niesť a ktoré pred nebezpečenstvom uteká; nepriatelia s efektmi Zovretie, Efekt misie a Diverzia; a očíslované políčka.
ma-growth-7 = Mesto za vami sa zmenšuje. Naspäť zatiaľ cesta nevedie, takže potrebujete iných priateľov.
ma-growth-8 = Do kôpky plánovania prichádzajú dve nové karty: Dym, ktorý vás prevedie popri Stráži a Zovretí, a Medipak, ktorý lieči.
ma-growth-9 = Stará partia má robotu: väzeň, loď plná droidov, málo času. Neveríte im. A oni to vedia.
ma-growth-10 = Odteraz môže mať misia vlastné zelené akčné pole. Čo robí, stojí v misii.
ma-growth-11 = Partia sa rozišla. Kto komu čo dlhuje, je otázka na inokedy.
ma-growth-12 = Otvorte obálku 1. Žoldnierske misie nepotrebujú príbeh: dajú sa hrať na každej mape a so všetkými ôsmimi postavami. Tri z nich sa dajú hrať už teraz.
ma-growth-13 = Obchodník dobre platí za vajce. Jeho matky sa nikto nepýtal. Skúste to na mape Arvaly-7.
ma-growth-14 = Blato, pazúry a chudý mešec: toľko k poctivej práci.
ma-growth-15 = S úlohami ste vyrástli. Každá postava odloží jednu slabú kartu a vezme si za ňu silnú.
ma-growth-16 = Správa z Nevarra: posádka musí preč a starí nepriatelia podávajú ruku. Páchne to pascou, ale kým sa to nevyrieši, nebude Dieťa v bezpečí.
ma-growth-17 = Dym nad námestím sa rozplýva. Niektoré dlhy sú splatené, tou či onou mincou.
ma-growth-18 = Aj druhá strana sa poučila. Do kôpky udalostí prichádzajú tri ťažšie karty.
ma-growth-19 = Otvorte obálku 2. V misii Dvojitá hra dostane každý tajnú kartu vernosti, ak hráte traja alebo štyria. Jeden z vás možno pracuje pre druhú stranu; možno ani nikto. Ak je vás menej alebo ak zdieľate postavy, hrajte bez týchto kariet.
ma-growth-20 = Náklad pre troch kupcov, jedna loď, ktorá ho povezie, a nie každý na palube myslí na toho istého kupca.
ma-growth-21 = Nákladný priestor je prázdny a vy sa na seba pozeráte trochu inak než predtým.
ma-growth-22 = Skúsenosť robí človeka pružným. Každá postava získava univerzálnu kartu, ktorej efekt funguje na niekoľkých akčných poliach.
ma-growth-23 = Ďalšia korisť má byť živá. Vyberte si ľubovoľnú mapu.
ma-growth-24 = Teplá či studená, cech platí za to, čo dostane, a na stole leží vždy ďalší puk.
ma-growth-25 = Do hry prichádzajú posledné karty: tri udalosti a karty plánovania Rušenie signálu a Mierený zásah.
ma-growth-26 = Ešte jedna zákazka, tichá: všetky vysielače musia stíchnuť, skôr než vás niekto začuje. Vyberte si ľubovoľnú mapu.
ma-growth-27 = Ticho na všetkých kanáloch. Na to by sa dalo zvyknúť.
ma-growth-28 = Kampaň svoj príbeh dorozprávala. Odteraz hrajte ktorúkoľvek misiu na ktorejkoľvek mape, kde sa hrať dá, a v ktoromkoľvek režime.
ma-growth-29 = Kôpka rozvoja je vyčerpaná. Všetko v škatuli je vaše.
ma-growth-envelope-1 = Žoldnierska misia nahrádza všetko, čo mapa hovorí o svojom príbehu: úlohu, krízu, zvláštne pravidlá, zelené akčné pole aj Efekt misie má vlastné. Mapa si necháva svoje pravidlá, dvere a žetóny okrem tých, ktoré patria len k príbehu. Bonus, ktorý nikto nevysvetľuje, nerobí nič; lekárnička lieči vždy. Štvrtý list zostáva zamknutý až do obálky 2.
ma-growth-envelope-2 = Zradca vyhrá sám, keď misia zlyhá, ibaže zlyhá preto, že bola porazená jeho vlastná postava. Zradcu, ktorý na začiatku svojho ťahu ukáže kartu, prestanú nepriatelia vnímať a namiesto hrania kariet každý ťah sabotuje jednu akciu. Raz za hru smie každý na konci svojho ťahu niekoho obviniť; ak všetci ostatní súhlasia, obvinený kartu ukáže. Za mylné obvinenie sa sabotujú dve polia s najnižším súčtom. Odhalený zradca opúšťa mapu a už nemá ťahy; čo niesol, zostane na políčku. Len čo je zradca známy, nikto ďalší sa neobviňuje.
