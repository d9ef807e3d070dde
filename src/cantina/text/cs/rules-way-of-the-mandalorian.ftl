### Pravidla hry Way of the Mandalorian, jedno pro každé číslo, pro ty, kdo hrají.

## Cíl hry a kredity

rules-way-of-the-mandalorian-aim = Cíl hry a kredity
rule-WM-10 = Cílem je mít na konci hry nejvíc kreditů.
rule-WM-01 = Hra je pro 2, 3 nebo 4 hráče.
rule-WM-A62 = Pro dva hráče platí stejná pravidla, jen misí je jiný počet (WM-12). S jediným protihráčem se proti každému plnění mise zahraje nejvýš jedna událost.
rule-WM-08 = Kredity jsou tvé peníze a na konci tvé skóre. V krabici je 82 žetonů kreditů, ale ty jen ukazují částky: můžeš mít libovolný celý počet kreditů od 0 výš.
rule-WM-A46 = Banku kredity nikdy nedojdou.
rule-WM-A63 = Hráči spolu nemohou obchodovat, půjčovat si ani se obdarovávat: kredity se jen platí do banku nebo berou z něj.
rule-WM-A67 = I s 0 kredity jsi stále ve hře: smíš si brát karty, prodávat, vzít si přivýdělek a plnit mise.

## Deska a karty

rules-way-of-the-mandalorian-cards = Deska a karty
rule-WM-02 = Všichni hráči mají společnou desku misí. Je na ní místo na aktuální kartu mise a místo na zahrání karet událostí; mimo plnění mise jsou obě prázdná.
rule-WM-03 = Desky postav jsou čtyři: Din Djarin, Fennec Shand, Bo-Katan Kryze a Boba Fett. Na každé je jméno, vlastní symboly, pole pro karty vybavení a jedna zvláštní schopnost.
rule-WM-09 = Síla se počítá v symbolech. Postava, karta vybavení, událost i mise má od každé vlastnosti 0 nebo více symbolů.
rule-WM-A01 = Vlastnosti jsou přesně čtyři, vždy v tomto pořadí: palebná síla, zbroj, pilotáž a lstivost.
rule-WM-04 = Misí je 45: 20 úrovně 1, 14 úrovně 2, 10 úrovně 3 a 1 úrovně 4. Na misi jsou symboly, které požaduje, a odměna a pokuta v kreditech.
rule-WM-05 = Karet vybavení je 30 a jsou zelené. Každá má název, symboly a cenu v kreditech; některé mají označení dočasného vybavení (WM-47).
rule-WM-06 = Karet událostí je 26 a jsou modré. Každá má název, symboly a cenu v kreditech, ale žádný text s efektem.
rule-WM-A25 = Události jen přidávají symboly: událost protihráče k požadavkům mise, událost hráče, který misi plní, k jeho vlastním symbolům. Žádný symbol není nikdy záporný.
rule-WM-07 = Vybavení a události tvoří dohromady 56 karet tržiště; hraje se se všemi při každém počtu hráčů.

## Příprava

rules-way-of-the-mandalorian-setup = Příprava
rule-WM-11 = Deska misí leží uprostřed. Všichni hráči mají společnou jednu řadu misí, jedno tržiště, jeden balíček tržiště a jeden odhazovací balíček.
rule-WM-12 = Náhodně se vyberou mise úrovní 1, 2, 3 a 4: pro dva hráče 8, 4, 4 a 1 (celkem 17), pro tři 12, 6, 6 a 1 (25), pro čtyři 16, 8, 8 a 1 (33).
rule-WM-13 = Ty tvoří balíček karet misí lícem dolů, seřazený podle úrovní: nahoře úroveň 1, pak úrovně 2 a 3, úplně vespod mise 4. úrovně.
rule-WM-A60 = Každá úroveň se zamíchá zvlášť, i úroveň 1; úrovně se nikdy nemíchají dohromady.
rule-WM-14 = Mise, které nebyly vybrány, se vracejí do krabice a nehraje se s nimi: 28 při dvou hráčích, 20 při třech, 12 při čtyřech.
rule-WM-15 = Vrchních 6 misí se otočí lícem nahoru: to je řada misí. Na začátku jsou všechny 1. úrovně.
rule-WM-16 = Všech 30 karet vybavení a 26 událostí se zamíchá do jednoho balíčku tržiště lícem dolů. Odhazovací balíček je na začátku prázdný.
rule-WM-17 = Vrchní 4 karty balíčku tržiště se otočí lícem nahoru: to je tržiště. Teprve potom se rozdávají karty do rukou.
rule-WM-18 = Každý hráč dostane desku postavy a 800 kreditů a pak si vezme 5 karet z balíčku tržiště. Desky jsou na začátku bez karet.
rule-WM-A53 = Každá postava je ve hře nejvýš jednou. Postavy se volí u stolu, nebo je určí náhoda, ještě před rozdáním karet.
rule-WM-A55 = Rozdává se po pěti kartách najednou, po směru hodinových ručiček, počínaje prvním hráčem.
rule-WM-A65 = Počáteční karty v ruce nejde vyměnit.
rule-WM-19 = Všechny ostatní kredity tvoří bank.
rule-WM-20 = Po přípravě má balíček karet misí 11, 19 nebo 27 karet a balíček tržiště 42, 37 nebo 32, při dvou, třech nebo čtyřech hráčích.

## Tvůj tah

rules-way-of-the-mandalorian-turn = Tvůj tah
rule-WM-21 = Začíná nejstarší hráč. Tahy pak jdou po směru hodinových ručiček, tedy doleva.
rule-WM-A54 = Tady označí začínajícího hráče ten, kdo otevřel stůl; není-li nikdo označen, rozhodne náhoda.
rule-WM-22 = Ve svém tahu smíš vykládat vybavení a smíš provést 2 akce v libovolné kombinaci: dobrání 2 karet, prodej karet, přivýdělek, plnění mise.
rule-WM-23 = Tutéž akci smíš v tahu provést dvakrát. Jen přivýdělek je omezen na jednou (WM-38).
rule-WM-A17 = Obě akce nemusejí být různé.
rule-WM-24 = Po dvou akcích už žádnou nemáš: ukonči tah. Pak přijde limit ruky a doplnění a začíná další hráč.
rule-WM-A16 = Tah smíš ukončit i po jedné akci nebo bez akce. Neprovedené akce propadají.
rule-WM-A71 = Tah nekončí sám, ani když není co vyložit: ukončuješ ho ty. Jen u stolu, kde se vybavení smí vykládat pouze mezi oběma akcemi (WM-A03), končí tah sám po druhé z nich.
rule-WM-85 = Až do konce hry rozhoduje vždy právě jeden hráč a vždy má z čeho vybírat; ostatní čekají.
rule-WM-83 = Náhoda hraje roli jen při přípravě a při novém zamíchání karet; jinak záleží jen na vašich rozhodnutích. Akci, která něco odhalila nebo změnila, nejde vrátit.

## Vykládání vybavení

rules-way-of-the-mandalorian-equipping = Vykládání vybavení
rule-WM-25 = Vykládání vybavení není akce: neubírá nic z tvých dvou akcí.
rule-WM-A03 = Vybavení smíš vykládat kdykoli ve svém tahu, před akcemi, mezi nimi i po nich, ale ne uprostřed akce. Stůl může místo toho zvolit: jen po první a před druhou akcí.
rule-WM-26 = Vybavení se vykládá z ruky: karta přijde lícem nahoru na volné pole pro karty vybavení na tvé desce. Karty z tržiště si musíš nejdřív vzít a události sem nepatří.
rule-WM-27 = Každá postava má 4 pole pro karty vybavení; Din Djarin má o jedno víc (WM-58).
rule-WM-A06 = Všechna pole jsou stejná: na každé smíš vyložit jakékoli vybavení a dvě stejné karty smějí ležet vedle sebe.
rule-WM-A04 = V jednom tahu smíš vyložit tolik karet, kolik dovolí tvá volná pole a kredity.
rule-WM-28 = Za každou vyloženou kartu zaplať do banku cenu, která je na ní uvedena.
rule-WM-A07 = Platí se celá cena najednou. Máš-li méně, kartu vyložit nejde.
rule-WM-30 = Vybavení vykládáš jen ve svém tahu a jen na vlastní desku. Platí se pouze cena uvedená na kartě.
rule-WM-29 = Vybavení zůstává na tvé desce a jde ho použít v libovolném počtu misí, dokud ho neprodáš, nebo dokud ho nepoužiješ, je-li dočasné.
rule-WM-A05 = Vybavení nejde vzít zpět do ruky, překrýt ani nahradit. Pole se uvolní, jen když jeho kartu prodáš, nebo když použiješ dočasnou.

## Dobrání karet

rules-way-of-the-mandalorian-drawing = Dobrání karet
rule-WM-31 = Jako akci si vezmi do ruky 2 karty: každá je buď odkrytá karta z tržiště, nebo vrchní karta balíčku tržiště.
rule-WM-A08 = Smíš kombinovat: obě karty z tržiště, obě z balíčku tržiště, nebo každou odjinud.
rule-WM-A09 = Karty si bereš jednu po druhé a první vidíš dřív, než vybereš druhou.
rule-WM-A11 = Bereš si vždy 2 karty, nikdy méně. Dokud nemáš druhou, nemůžeš dělat nic jiného.
rule-WM-32 = Karty vzaté z tržiště se nahradí až na konci tvého tahu (WM-64).
rule-WM-A10 = Mezi oběma kartami ani mezi akcemi se nic nedoplňuje: vezmeš-li si z tržiště karty dvakrát, může být prázdné.

## Nový balíček tržiště

rules-way-of-the-mandalorian-reshuffle = Nový balíček tržiště
rule-WM-67 = Když balíček tržiště dojde, všechno zahozené vybavení a všechny zahozené události se zamíchají do nového balíčku tržiště lícem dolů. Misí se to nikdy netýká.
rule-WM-33 = Může k tomu dojít i uprostřed dobrání: vezmeš si poslední kartu, prodané a zahozené karty se zamíchají a dál si bereš z nového balíčku.
rule-WM-A12 = Zahozené karty se míchají, až když je potřeba karta a balíček je prázdný. Do té doby ukazuje balíček 0 karet a jde ho dál volit, dokud je co zamíchat.
rule-WM-A13 = Je-li prázdný balíček tržiště i odhazovací balíček, bere se a doplňuje, jen pokud je z čeho, a hraje se dál.

## Prodej karet

rules-way-of-the-mandalorian-selling = Prodej karet
rule-WM-34 = Jako akci prodej libovolný počet svých karet, z ruky, z desky, nebo z obojího. Uvolněné pole jde použít ještě v témže tahu.
rule-WM-A19 = Prodat jde i události, z ruky nebo z pole Boby Fetta, za polovinu ceny, která je na nich uvedena. K prodeji je potřeba aspoň 1 karta.
rule-WM-35 = Bank vyplatí polovinu součtu cen všech prodávaných karet: karty za 200, 200 a 400 přinesou 400 kreditů.
rule-WM-A20 = Nejdřív se sečtou všechny ceny, pak se součet jednou vydělí dvěma a zaokrouhlí dolů na celý kredit. Stejně se počítá závěrečný prodej.
rule-WM-36 = Prodané karty jdou na odhazovací balíček a vracejí se, až se znovu zamíchá.
rule-WM-A21 = Kartu jde prodat i v tahu, ve kterém byla vyložena nebo použita, také za polovinu.

## Přivýdělek

rules-way-of-the-mandalorian-quick-job = Přivýdělek
rule-WM-37 = Přivýdělek je akce: vezmi si z banku 200 kreditů.
rule-WM-38 = Přivýdělek je možný jen jednou za tah.
rule-WM-A18 = Omezení platí pro každý tah zvlášť: v příštím tahu je přivýdělek zase možný.

## Plnění mise

rules-way-of-the-mandalorian-attempt = Plnění mise
rule-WM-39 = Jako akci plň jednu odkrytou misi z řady. Plněním mise mohou být i obě tvé akce.
rule-WM-40 = Vyber misi; přijde na své místo na desce misí. Zkusit smíš kteroukoli, bez ohledu na svou sílu a své kredity.
rule-WM-A42 = Smíš se pustit i do mise, kterou splnit nemůžeš. Od vybrané mise už nejde odstoupit.
rule-WM-A41 = Po neúspěchu smíš v témže tahu zkusit tutéž misi znovu.
rule-WM-A43 = Mezi tvými dvěma plněními se řada nedoplňuje: po úspěchu vybíráš ze zbylých misí.

## Události

rules-way-of-the-mandalorian-events = Události
rule-WM-41 = Počínaje hráčem vlevo od toho, kdo misi plní, a dál po směru hodinových ručiček smí každý protihráč zahrát z ruky 1 událost, nebo žádnou.
rule-WM-A24 = Každý protihráč rozhoduje jednou. Kdo pasuje, toho už se při tomto plnění nikdo neptá.
rule-WM-42 = Protihráč, který hraje událost, zaplatí do banku 200 kreditů.
rule-WM-A22 = Zahrání kterékoli události stojí 200 kreditů; cena na kartě platí jen při prodeji. Stůl může místo toho zvolit, že zahrání události stojí cenu uvedenou na kartě.
rule-WM-A23 = Nemůžeš-li zaplatit celých 200 kreditů, událost z ruky zahrát nejde. Bezplatná je jen událost v poli Boby Fetta (WM-61).
rule-WM-43 = Události protihráčů leží na desce misí lícem nahoru, takže kdo rozhoduje později, ten je vidí.
rule-WM-44 = Až rozhodnou všichni protihráči, smíš k vlastní misi zahrát z ruky 1 událost: zaplať 200 kreditů a polož ji lícem nahoru vedle své desky.
rule-WM-A26 = Všechny události protihráčů vidíš dřív, než rozhodneš o vlastní události a o vybavení.
rule-WM-A66 = Události se hrají jen v těchto dvou chvílích plnění mise a nikdy neleží na polích pro karty vybavení. Jen Boba Fett si smí jednu položit do svého pole (WM-A27).
rule-WM-A69 = Hra se tě zeptá, máš-li v ruce aspoň 1 kartu a 200 kreditů (je-li poplatkem cena na kartě, nejnižší takovou cenu; jsou-li kredity skryté, libovolnou částku), nebo událost připravenou v poli. Co v ruce držíš, nehraje roli. Trvalé pokyny mohou pasovat za tebe, vždy, nebo při odměně nižší, než uvedeš, a to po obvyklé prodlevě.
rule-WM-A61 = Neodpovíš-li na otázku o události včas, pasuješ. Všechna ostatní rozhodnutí nepřítomného hráče dělá bot, který u stolu zaskakuje.

## Síla

rules-way-of-the-mandalorian-strength = Síla
rule-WM-45 = Co potřebuješ: u každé vlastnosti sečti symboly mise a všech událostí, které zahráli protihráči. Tvá vlastní událost do tohoto součtu nepatří.
rule-WM-46 = Teprve teď, když znáš požadavky, vybíráš, které vybavení ze své desky použiješ.
rule-WM-A40 = Smíš použít všechno své vybavení, část, nebo nic. Použít vybavení, které není dočasné, nikdy neuškodí.
rule-WM-48 = Co máš: u každé vlastnosti sečti symboly své postavy, své události a použitého vybavení. Nepoužité vybavení nepřidává nic.
rule-WM-49 = Mise je splněná, máš-li v každé vlastnosti aspoň tolik symbolů, kolik požaduje; stačí přesně tolik. Jinak je to neúspěch.
rule-WM-A02 = Dosáhnout musíš každé ze čtyř vlastností; přebytek jedné nenahradí jinou. Stůl může místo toho zvolit, že se porovnává jen součet všech čtyř.

## Úspěch a neúspěch

rules-way-of-the-mandalorian-result = Úspěch a neúspěch
rule-WM-50 = Při úspěchu si vezmi z banku uvedenou odměnu; odmítnout ji nejde. Mise odchází ze hry: nikdo si ji nenechává a na odhazovací balíček nepatří.
rule-WM-51 = Při neúspěchu zaplať do banku uvedenou pokutu.
rule-WM-52 = Nemůžeš-li zaplatit celou pokutu, zaplať všechny kredity, které máš.
rule-WM-A44 = Žádný dluh nezůstává a kvůli pokutě nemusíš nic prodávat.
rule-WM-53 = Po neúspěchu se mise vrací na své místo v řadě.
rule-WM-A45 = Nejdřív se vyrovná odměna nebo pokuta, potom se uklidí zahrané události a použité dočasné vybavení.
rule-WM-54 = Po úspěchu i po neúspěchu jdou všechny události zahrané při plnění mise na odhazovací balíček. Co se za ně zaplatilo, se nevrací.
rule-WM-47 = Dočasné vybavení, které použiješ, musíš na konci této mise zahodit. Nepoužité zůstává na tvé desce.
rule-WM-55 = Použité dočasné vybavení jde na odhazovací balíček po událostech; nechat si ho smí jen Fennec Shand (WM-59).
rule-WM-A39 = Použité dočasné vybavení se zahazuje i po neúspěchu.
rule-WM-56 = Příklad: mise a událost protihráče, za kterou se zaplatilo 200, požadují 3, 1, 2 a 1 symbol. Tvá postava a dvě karty vybavení dávají 3, 3, 2 a 3: úspěch, a odměna 400 je tvá.

## Postavy

rules-way-of-the-mandalorian-characters = Postavy
rule-WM-57 = Každá postava má právě jednu zvláštní schopnost a smí ji používat jen hráč s její deskou.
rule-WM-58 = Din Djarin má jedno pole pro karty vybavení navíc, celkem 5.
rule-WM-A38 = Jeho páté pole je jako ostatní a nemá žádná vlastní pravidla.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Za 200 kreditů smí Fennec Shand vzít zpět do ruky vybavení, které by šlo na odhazovací balíček.
rule-WM-A35 = Týká se to použitého dočasného vybavení, ne prodeje ani přebývajících karet v ruce. Stůl může zvolit, že platí i pro přebývající vybavení: za 200 kreditů za každou kartu zůstane nad pět karet a na konci jejího příštího tahu se počítá znovu.
rule-WM-A36 = O každé použité kartě rozhoduje zvlášť a pokaždé platí 200 kreditů, tolikrát, kolikrát může. Platí až po odměně nebo pokutě.
rule-WM-A37 = Ponechaná karta jde do její ruky a počítá se do limitu ruky. Smí ji za plnou cenu znovu vyložit, i v témže tahu.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Když Bo-Katan Kryze plní misi, smí zahodit 1 kartu z ruky a ignorovat 1 symbol karty mise.
rule-WM-A34 = Dělá to jen při vlastních misích, po všech událostech a před výběrem vybavení. Hodí se kterákoli karta z ruky; jde hned na odhazovací balíček a přijde o ni i při neúspěchu.
rule-WM-A32 = Smí to jednou při každém plnění mise, tedy dvakrát v tahu, plní-li misi dvakrát. Stůl může zvolit, že to omezené není: pak se za každou zahozenou kartu ignoruje jeden symbol.
rule-WM-A33 = Ignorovat smí jen symbol uvedený na kartě mise, ne ten, který přidala událost. Stůl může zvolit, že smí i symboly událostí.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett má navíc jedno pole pro kartu události, lícem dolů. Událost z tohoto pole smí zahrát bezplatně.
rule-WM-A27 = Kdykoli smí vykládat vybavení, smí do prázdného pole bezplatně položit událost z ruky; odejde odtud, jen když ji zahraje nebo prodá. Stůl může místo toho zvolit: jen jednou, po rozdání a před prvním tahem.
rule-WM-A28 = Bezplatně ji smí zahrát i v tazích ostatních proti jejich misím, když je řada na něm. Stůl může zvolit, že ji smí zahrát jen při vlastních misích.
rule-WM-A29 = I on hraje při každém plnění mise jen jednu událost: z pole, nebo z ruky, ne obě.
rule-WM-A30 = Událost v poli se do limitu ruky nepočítá.
rule-WM-A31 = Při závěrečném prodeji se událost v poli odhalí a prodá za polovinu své ceny.

## Konec tahu

rules-way-of-the-mandalorian-end-of-turn = Konec tahu
rule-WM-A14 = Na konci tahu přijde nejdřív limit ruky, pak se doplní tržiště a pak řada.
rule-WM-63 = Na konci tahu smíš mít v ruce nejvýš 5 karet. Musíš zahodit přesně tolik, kolik jich přebývá, podle své volby; karty na desce se nepočítají.
rule-WM-A15 = Během svého tahu smíš mít v ruce i víc než 5 karet. V tazích ostatních karty přibýt nemohou.
rule-WM-64 = Tržiště se z balíčku tržiště doplní na 4 odkryté karty.
rule-WM-65 = Řada se z balíčku karet misí doplní na 6 odkrytých misí.
rule-WM-A47 = Když balíček karet misí dojde, hraje se dál s méně misemi, až třeba zbude jen mise 4. úrovně.
rule-WM-A72 = Prázdná místa tržiště a řady se plní od prvního k poslednímu a nové vybavení přijde na první volné pole. Fennec Shand rozhoduje v pořadí svých polí; na pořadí zahozených karet nikdy nezáleží.
rule-WM-66 = Pak začíná další hráč vlevo.

## Konec hry

rules-way-of-the-mandalorian-end-of-game = Konec hry
rule-WM-68 = Hra končí v okamžiku, kdy některý hráč splní misi 4. úrovně. Neúspěch při jejím plnění hru nekončí.
rule-WM-A48 = Když se mise 4. úrovně odkryje, nic se ještě neděje. Od příštího tahu se dá plnit jako každá jiná mise v řadě.
rule-WM-69 = Konec přichází hned: nikdo už nemá další akci ani tah a kolo se nedohrává.
rule-WM-A49 = Poslední mise se ještě vyrovná: vyplatí se odměna, události a použité dočasné vybavení se zahodí; Fennec Shand si už nic nenechává, limit ruky neplatí a nic se nedoplňuje. Stůl může zvolit, že se použité dočasné vybavení ještě prodá.
rule-WM-70 = Závěrečný prodej: všichni hráči prodají všechny karty, které jim zbyly na desce, za polovinu součtu jejich cen a spočítají si kredity.
rule-WM-72 = Karty v ruce nemají na konci žádnou hodnotu.
rule-WM-A50 = Závěrečný prodej se týká jen desky: karty z ruky se neprodávají.
rule-WM-71 = Kdo má po závěrečném prodeji nejvíc kreditů, vyhrává, ať misi 4. úrovně splnil kdokoli.
rule-WM-A51 = Hráči se stejným počtem kreditů mají vítězství společné; i na dalších místech se při stejném počtu kreditů o místo dělí.
rule-WM-A52 = Nesplní-li misi 4. úrovně nikdo, hra se zastaví po 200 tazích každého hráče, nebo po jiném počtu určeném u stolu (0: neomezeně). Závěrečný prodej proběhne, ale hra platí za nedohranou a nevyhrává nikdo.

## Co je vidět a co ne

rules-way-of-the-mandalorian-knowledge = Co je vidět a co ne
rule-WM-73 = Všichni vidí řadu, tržiště, právě plněnou misi, zahrané události, desky postav a všechno vybavení na nich.
rule-WM-A56 = Kredity všech hráčů jsou vidět. Stůl může zvolit, že budou skryté.
rule-WM-A57 = Odhazovací balíček je přístupný: kdokoli si ho smí prohlédnout.
rule-WM-A58 = Všichni smějí vědět, kolik karet balíčky mají, ale ne které.
rule-WM-A59 = Karty, které se zahodí kvůli limitu ruky nebo které zahodí Bo-Katan Kryze, vidí všichni.
rule-WM-74 = Karty ve své ruce znáš jen ty. Ostatní vidí, kolik jich je, a pamatují si ty, které do ní přišly odkrytě.
rule-WM-A68 = Známé jsou v ruce karty vzaté z tržiště a karty, které si nechala Fennec Shand, dokud z ní viditelně neodejdou; u rozdaných karet a u karet z balíčku jen jejich počet. Diváci vidí to, co společně vědí všichni hráči.
rule-WM-75 = Událost v poli Boby Fetta leží lícem dolů: on se na ni smí podívat, ostatní vidí jen to, že je pole plné.
rule-WM-A70 = Když Boba Fett zaplní své pole, ostatní se dozvědí jen to, že je to událost. Události, o kterých v jeho ruce věděli, mohou být od té chvíle v ruce, nebo v poli; vybavení, o kterém věděli, je pořád v ruce.
rule-WM-76 = Balíček karet misí i balíček tržiště leží lícem dolů; pořadí jejich karet nikdo nezná.
rule-WM-A64 = Vybavení a události mají stejný rub: na vrchní kartě balíčku tržiště nepoznáš, co z toho je.
rule-WM-77 = Úroveň další mise není tajná: balíček je seřazený a dá se počítat. Při dvou hráčích znamená 11 nebo 10 zbylých karet úroveň 1, 9 až 6 úroveň 2, 5 až 2 úroveň 3 a 1 úroveň 4.
rule-WM-A73 = Které mise zůstaly v krabici, se neví; známý je jen jejich počet v každé úrovni. Splněné mise jsou vidět.
rule-WM-86 = Skryté karty smíš odvozovat počítáním 56 karet tržiště. Po novém zamíchání je nový balíček přesně bývalý odhazovací balíček; každá jiná skrytá karta je v něčí ruce, nebo v poli Boby Fetta.
