### Pravidla hry The Mandalorian: Adventures, jedno pro každé číslo, pro ty, kdo hrají.

## Cíl a konec hry

rules-mandalorian-adventures-goal = Cíl a konec hry
rule-MA-01 = Jeden až čtyři hráči společně plní jednu misi. Všichni vyhrají, nebo všichni prohrají, pokud varianta neříká něco jiného.
rule-MA-02 = Každá mise se hraje na jedné mapě z políček, na kterých jsou postavy, nepřátelé a žetony. Tutéž mapu může používat více misí.
rule-MA-174 = Všichni vyhráváte, když je splněn úkol mise. Obvykle se posuzuje na konci tahu, takže je nejdřív nutné přežít krok událostí.
rule-MQ-74 = Splnění úkolu se zjišťuje na konci tahu, po kroku dobírání, pokud mise neříká, že platí okamžitě.
rule-MQ-97 = „Na konci tahu stojí postava…“ znamená kteroukoli postavu, po každém tahu; „skončíš-li tah“ znamená postavu aktivního hráče, v režimu sdílených postav kteroukoli z obou. Nejdřív se provedou pravidla mapy a mise, v pořadí podle aktivního hráče, pak úkol.
rule-MA-175 = Jakmile nastane kterákoli podmínka neúspěchu mise, všichni prohráváte.
rule-MA-130 = Zranění postavy zůstávají na kartě postavy. Když dosáhnou počtu životů na používané straně, postava je poražena a všichni hráči hned prohrávají.
rule-MQ-75 = Neúspěch se zjišťuje po každém jednotlivém efektu. Nastane-li splnění úkolu a neúspěch zároveň, je mise prohraná.
rule-MA-169 = Text karty nebo mise má přednost před těmito pravidly. Odporují-li si dvě karty, rozhodne aktivní hráč, která platí.
rule-MA-170 = Mezi rovnocennými možnostmi rozhoduje aktivní hráč.
rule-MA-171 = Pořadí efektů, které nastanou zároveň, určuje aktivní hráč; každý se dokončí, než začne další.

## Příprava

rules-mandalorian-adventures-setup = Příprava
rule-MA-17 = Příprava má sedm kroků: mise, balíček plánování, balíček událostí, žetony zranění a sabotáže, žetony hrozeb, postavy, první hráč.
rule-MA-18 = Nejdřív vyhodnoť balíček rozvoje (MA-09) a vezmi misi, kterou určí. Přečti její úvod, zadání a pravidla mapy a proveď všechno, co je označeno PŘÍPRAVA.
rule-MQ-87 = To, co je označeno PŘÍPRAVA, se provádí popořadě po kroku 7, před prvním tahem, pokud text neurčuje jinou chvíli. Skrytý žeton, který se přesune nebo nahradí, si nikdo neprohlíží.
rule-MA-19 = Zamíchej balíček plánování a polož ho lícem dolů vedle mapy.
rule-MA-20 = Zamíchej balíček událostí bez ohledu na symboly na rubu. Rub vrchní karty vidí všichni.
rule-MA-21 = Žetony zranění jsou všem po ruce. Na začátku nemá nikdo žádné zranění, pokud PŘÍPRAVA neříká jinak.
rule-MQ-86 = Žetony zranění nikdy nedojdou.
rule-MA-22 = Na každé akční pole polož lícem nahoru právě jeden náhodný bílý žeton sabotáže.
rule-MA-23 = Všechny ostatní žetony sabotáže, i zbylý bílý, se lícem dolů promíchají a tvoří zásobu.
rule-MA-24 = Vezmi žetony hrozeb, které mají na rubu číslo mise, a každý tvar zamíchej zvlášť. Všechny ostatní žetony hrozeb zůstávají mimo hru.
rule-MA-25 = Na políčka s otazníkem přijde lícem dolů žeton vytištěného tvaru.
rule-MA-26 = Na políčka s tvarem bez otazníku přijde žeton toho tvaru lícem nahoru.
rule-MQ-62 = Má-li některý tvar víc žetonů než políček, přebývající se bez dívání vrátí do krabice. Žetony, které potřebuje úkol, jsou vždy mezi těmi na mapě.
rule-MA-27 = Oranžové žetony jsou posily: leží vedle mapy ve sloupku lícem dolů.
rule-MA-28 = Každý hráč si vybere jednu z postav uvedených v misi a vezme si její kartu (stranu podle obtížnosti), figurku, karty dovedností a přehledovou kartu. Figurky začínají na startovním políčku.
rule-MQ-63 = Je-li startovních políček víc, každý hráč si jedno zvolí; postavy na něm smějí stát společně.
rule-MQ-64 = Žádnou postavu si nemohou vzít dva hráči.
rule-MA-29 = Zamíchej svůj balíček dovedností a ber si z něj, dokud nemáš v ruce 4 karty, při hrdinské obtížnosti 3.
rule-MA-30 = Dohodněte se, kdo začne; jinak rozhodne náhoda.

## Tah

rules-mandalorian-adventures-turn = Tah
rule-MA-35 = Začíná první hráč. Tah tvoří krok akcí, krok událostí a krok dobírání; pak má tah další hráč po směru hodinových ručiček, dokud mise není vyhraná nebo prohraná.
rule-MA-36 = V kroku akcí musíš provést dvě různé akce, každou tak, že z ruky zahraješ kartu dovednosti na akční pole.
rule-MQ-13 = Máš-li méně karet, než máš zahrát, zahraj jich tolik, kolik můžeš.
rule-MA-37 = V kroku událostí přináší každé akční pole s 5 nebo více událost, s více než 5 předtím ještě krizi. Mají-li všechna 4 nebo méně, nic se neděje.
rule-MA-38 = V kroku dobírání si ber ze svého balíčku dovedností, dokud nemáš v ruce 4 karty, při hrdinské obtížnosti 3. Máš-li jich tolik, nebereš nic.
rule-MQ-29 = Máš-li v ruce víc karet, než je limit, všechny si nech a žádnou neber.
rule-MA-172 = Když balíček dojde, jeho odhazovací balíček se hned zamíchá jako nový balíček.
rule-MA-173 = Je-li prázdný tvůj balíček i odhazovací balíček, vezmeš si chybějící karty dovedností, jakmile nějaké budou.
rule-MQ-94 = Karty, které ti chybějí do limitu ruky, dostaneš, jakmile se na odhazovací balíček nějaké dostanou, i v tahu jiného hráče. V režimu sdílených postav je na řadě dřív ten, kdo čeká nejdéle.

## Akce

rules-mandalorian-adventures-actions = Akce
rule-MA-43 = Čtyři základní akce jsou Pohyb, Útok, Průzkum a Plán; mise může přidat zelené.
rule-MA-39 = Na kartě dovednosti je vytištěna síla 1 až 4, která říká, jak silná akce je.
rule-MA-40 = Kartu polož na ty, které už na poli leží, aby byly všechny hodnoty vidět; pak proveď akci.
rule-MA-41 = Na totéž akční pole smíš v jednom tahu zahrát nejvýš jednu kartu, ať ji hraješ z jakéhokoli důvodu.
rule-MA-42 = Smíš zahrát kartu a její akce se vzdát. Vytištěná síla se v kroku událostí přesto počítá.
rule-MQ-14 = Akce, které se vzdáš, se přesto počítá jako jedna z tvých dvou: umožňuje záchranu na tvém políčku a efekt karty jde použít.
rule-MA-93 = Akce navíc ti dovoluje zahrát podle obvyklých pravidel ještě jednu kartu dovednosti, na pole, na které v tomto tahu ještě nemáš zahráno.
rule-MA-94 = Akce navíc se nepočítají do dvou povinných akcí.
rule-MQ-101 = Akci navíc smíš vynechat, ať jsi ji získal kdykoli: první dvě karty v tahu jsou ty povinné.
rule-MA-95 = Akce zdarma má danou sílu, nepotřebuje kartu dovednosti a k žádnému akčnímu poli nic nepřidává.
rule-MA-96 = Akce zdarma smí opakovat akci z tohoto tahu a na akci provedenou zdarma smíš později ještě zahrát kartu.
rule-MA-97 = Akce zdarma se nepočítají do dvou povinných akcí.
rule-MQ-27 = Akce zdarma má přesně uvedenou sílu a může to být kterákoli akce mise, i zelená. „Síla 4 nebo větší“ se posuzuje podle této síly.
rule-MQ-91 = Dostane-li akci zdarma jiná postava, volí její hráč (v režimu sdílených postav aktivní hráč). Pravidla pohybu, Stráž, Sevření a záchrana platí, bonusy použít nejde a při shodě rozhoduje aktivní hráč.
rule-MA-166 = Od mise 3 mohou být ve hře zelená akční pole pro akce mise. Platí pro ně všechna pravidla akčních polí, i bílý žeton sabotáže při přípravě a krok událostí.
rule-MA-167 = Po zahrání karty dovednosti na zelené pole proveď jeho text.
rule-MA-168 = Je-li tam „síla 4 nebo větší“, smíš na pole zahrát kteroukoli kartu, ale akce se provede jen se silou 4 nebo větší. Efekty mohou sílu zvýšit, i nad 4.

## Pohyb

rules-mandalorian-adventures-movement = Pohyb
rule-MA-44 = Akcí Pohyb jdeš až o tolik políček, kolik je síla, každým krokem na sousední políčko. Smíš také zůstat stát.
rule-MA-50 = Pravidla pohybu platí, kdykoli se postava pohybuje, nejen při akci Pohyb.
rule-MA-45 = Vstupem na políčko s nepřítelem nebo se skrytým žetonem hrozby tvůj pohyb končí.
rule-MA-46 = Postavy a odhalené bonusy tě nezastaví.
rule-MQ-01 = Rozhoduje, jak žeton leží, když na políčko vstupuješ: bonus odhalený dřív v tomto tahu tě už nezastaví.
rule-MQ-59 = Dítě pohyb nezastaví.
rule-MA-47 = Na políčku je místo pro libovolný počet postav, nepřátel a žetonů.
rule-MA-48 = Nepřítel na políčku, kde začínáš, tě nezdrží, až na zranění od Sevření (MA-149).
rule-MA-49 = Kdykoli jsi na políčku se skrytými žetony hrozeb, hned se otočí lícem nahoru.
rule-MQ-12 = Skrytý žeton, který přijde na tvé políčko, se hned odhalí.
rule-MQ-05 = Po vstupu na políčko odhal všechny skryté žetony i s jejich efekty mise, v pořadí podle aktivního hráče; pak použij bonusy nebo zachraň Dítě, pak se zastav nebo jdi dál. Na konci pohybu zasáhnou Stráže, v pořadí podle aktivního hráče.
rule-MQ-02 = Každý pokyn, který pohybuje postavou, je samostatný pohyb a Stráž i Sevření se u něj posuzují zvlášť. Jdeš-li aspoň o krok a vrátíš se, je to také pohyb.
rule-MQ-03 = Pro postavu, kterou pohybuje karta jiného hráče, platí všechna pravidla pohybu; volí ten, koho karta jmenuje. Umístění není pohyb: jen se odhalí skryté žetony na novém políčku.

## Mapa a dosah

rules-mandalorian-adventures-map = Mapa a dosah
rule-MA-51 = Postavy a žetony jsou vždy na políčkách. Dvě políčka, mezi kterými je jedna tenká čára, spolu sousedí.
rule-MQ-10 = Políčka, která se dotýkají jen rohem, spolu nesousedí.
rule-MA-52 = Silná šedá čára je zeď: políčka nesousedí a nevede přes ni pohyb ani dosah.
rule-MA-53 = Přes zavřené dveře nevede pohyb ani dosah; otevřené propouštějí obojí. Jak se dveře otvírají, říkají pravidla mapy.
rule-MQ-11 = Otevřené dveře zůstávají otevřené, dokud je nějaké pravidlo nezavře, a jejich zavření nikoho nepřesune. Nepřátelé dveře nikdy neotvírají.
rule-MA-54 = Čárkovaná čára je výška: políčka nesousedí a nikdo přes ni neprojde, ale dosah přes ni vede.
rule-MA-57 = Na terén s červeným obrysem se vstoupit nedá a dosah přes něj nevede.
rule-MA-55 = Na políčkách s hvězdou se většinou objevují posily.
rule-MA-56 = Pro hvězdu jiné barvy platí všechna pravidla pro hvězdy; navíc může mít taková hvězda v misi nějaký efekt.
rule-MA-165 = Některá políčka mají malé číslo, podle kterého o nich texty mluví.
rule-MA-98 = Dosah je počet políček na nejkratší dovolené cestě od postavy k cíli. Totéž políčko je dosah 0.
rule-MA-99 = „V dosahu N“ znamená každý cíl v dosahu 0 až N.
rule-MA-100 = Dosah nevede přes zdi, zavřené dveře ani nepřístupný terén.
rule-MA-101 = Dosah vede přes výšky, hrozby, postavy a otevřené dveře.
rule-MA-102 = Dosah se smí počítat kolem zdí a nepřístupného terénu.
rule-MQ-09 = „Sousední“ znamená, že se tam dá přejít: přes tenkou čáru, nebo otevřenými dveřmi. Dosah vede i přes čárkované čáry. Nepřístupný terén se nepočítá ani v jednom případě.

## Útok a Průzkum

rules-mandalorian-adventures-attack-intel = Útok a Průzkum
rule-MA-58 = Útok způsobí jedné hrozbě v dosahu 1 tolik zranění, kolik je síla.
rule-MA-59 = Zranění zůstávají na nepříteli, dokud není poražen.
rule-MA-60 = Nepřítel s tolika zraněními, kolik má životů, nebo s více, je poražen. Jeho žeton jde z mapy lícem nahoru k použitým; přebývající zranění propadají.
rule-MA-61 = Zaútočit smíš na kteroukoli hrozbu, i na skrytou: nejdřív ji zvol, pak ji odhal.
rule-MA-62 = Není-li odhalený cíl nepřítel, zůstává lícem nahoru a žádné zranění neutrpí.
rule-MA-63 = Odhalit nepřítele útokem není pohyb, takže jeho Stráž nezasáhne.
rule-MQ-17 = Odhalí-li útok hrozbu, přijde nejdřív její efekt mise, pak zranění.
rule-MQ-15 = Na odhalený bonus smíš zaútočit, ale nic se nestane.
rule-MQ-16 = Efekt, který způsobuje zranění v nějakém dosahu a neobsahuje slovo „nepřítel“, smí zasáhnout i skrytý žeton: nejdřív se odhalí, jako při útoku.
rule-MA-64 = Při akci Průzkum zvol jedno: podívej se na skrytý žeton hrozby, nebo posuň nepřítele.
rule-MA-65 = Podívej se na skrytý žeton v dosahu rovném síle. Vidí ho jen aktivní hráč; žeton zůstává na svém políčku lícem dolů.
rule-MA-66 = Co vidíš, smíš ostatním říct, a smíš i lhát.
rule-MQ-19 = Žeton, na který se podíváš, může zůstat viditelný jen pro tebe, dokud neodejde ze hry.
rule-MA-67 = Nebo zvol odhaleného nepřítele v dosahu rovném síle a posuň ho o 1 políčko.
rule-MQ-18 = Nepřítel smí jít na kterékoli sousední políčko, i směrem k postavě nebo na obsazené. Stráž, Sevření ani Diverze se tím nikdy nespustí.
rule-MQ-100 = Zvolit smíš jen nepřítele, kterého lze takto přesunout aspoň o 1 políčko. Není-li žádný, tato část efektu se přeskočí.
rule-MA-68 = Posunutím nepřítele při Průzkumu se můžeš dostat z dosahu jeho efektů, třeba Stráže.
rule-MA-69 = Dosah se při Průzkumu počítá jako vždy: ne přes zdi, zavřené dveře a nepřístupný terén.

## Plánování

rules-mandalorian-adventures-plan = Plánování
rule-MA-70 = Vezmi si tolik karet plánování, kolik je síla. Vidí je jen aktivní hráč, ale smí o nich mluvit.
rule-MA-71 = Ze vzatých karet si smíš nechat 1, lícem nahoru pod kartou své postavy.
rule-MA-72 = Karta Neúspěch nemá žádný efekt a nechat si ji nejde.
rule-MA-73 = Nikdy nesmíš mít dvě stejné karty plánování.
rule-MQ-23 = Jinak smíš mít karet plánování libovolně mnoho.
rule-MA-74 = Jednu vzatou kartu, kterou si nenecháš, smíš položit navrch balíčku plánování, aniž ji ostatní uvidí.
rule-MA-75 = Všechny ostatní vzaté karty jdou lícem nahoru na odhazovací balíček plánování.
rule-MQ-20 = Vezmi si všechny karty dřív, než zvolíš, kterou si necháš a kterou vrátíš navrch. Navrch smí i Neúspěch.
rule-MQ-21 = Karty se berou po jedné; dojde-li balíček, zamíchá se odhazovací balíček, bez karet z této akce. Je-li prázdné obojí, vezmeš si méně.
rule-MA-76 = Karta plánování říká, kdy se smí použít. Do té doby leží lícem nahoru u toho, komu patří.
rule-MQ-22 = Komu karta plánování patří, smí ji použít, kdykoli to její text dovoluje, i v jiných tazích a v kterémkoli kroku událostí. V režimu sdílených postav rozhoduje aktivní hráč.
rule-MQ-88 = Použitá karta plánování jde lícem nahoru na odhazovací balíček plánování, pokud její text neříká jinak.
rule-MA-77 = Zahoď kartu plánování Obrana a zablokuj 1 zranění.
rule-MQ-24 = Blokuje se po ohlášení zranění a před jeho způsobením. Více blokování se smí spojit a zablokované zranění postava neutrpí.
rule-MQ-104 = Utrpí-li zranění z útoku jiná postava, smí ho blokovat ta, která ho utrpí, a oplatit útok smí ta, na kterou se útočilo.
rule-MQ-105 = K otevření dveří je třeba síla, kterou má Útok při ohlášení: „Zamíření“ je pro útoky na hrozbu a dveře neotevře.

## Karty dovedností

rules-mandalorian-adventures-skill-cards = Karty dovedností
rule-MA-05 = Každá postava začíná kampaň s 12 kartami dovedností. Karta se dvěma proužky je v balíčku dvakrát.
rule-MA-86 = Karta, která má pod silou symbol akce, je o 1 silnější, zahraje-li se na tuto akci.
rule-MA-87 = K jiným akcím symbol nic nepřidává, v kroku událostí také ne.
rule-MQ-26 = Symboly a efekty, které zvyšují sílu, se bez omezení sčítají.
rule-MA-88 = Efekt karty dovednosti smíš použít, jen leží-li karta na akčním poli, které efekt jmenuje. Jinde dává karta jen svou sílu.
rule-MA-89 = Efekt přichází navíc k akci, podle tvé volby před ní, nebo po ní, pokud karta neurčuje chvíli.
rule-MA-90 = Efekt nesmí akci přerušit, pokud to karta neříká.
rule-MQ-98 = Efekt, který mění svou akci (sílu, dosah, políčka, ponechané karty), se ohlašuje před ní a platí pro celou akci. Efekt, který mluví o tom, co akce udělala, přichází po ní.
rule-MQ-103 = Pravidlo o dosahu Útoku platí pro políčko, ze kterého útočíš, i když ses tam dostal toutéž kartou. Dosah, který určuje tvá karta, má přednost.
rule-MA-91 = Efekt použít nemusíš. Použiješ-li ho, musí se provést každá jeho část, kromě těch se slovem „smíš“ nebo „smí“.
rule-MQ-25 = Proveď, co je možné, ve vytištěném pořadí; části, které provést nejde, přeskoč.
rule-MA-92 = „Libovolná postava“ můžeš být i ty, „jiná postava“ ne.
rule-MA-191 = Taktická karta nemá sílu a nedává akci, jen svůj efekt, a to jen tehdy, odpovídá-li efektu pole.
rule-MQ-95 = Taktická karta se počítá jako jedna ze dvou karet, které hraješ, a obsadí své pole pro tento tah. Není to akce, takže neumožňuje záchranu.
rule-MA-192 = V kroku událostí má pole s taktickou kartou hodnotu přesně 5: událost bez krize.
rule-MQ-85 = Platí to, ať na poli leží cokoli dalšího: +6 se nikdy neuplatní a i při hledání nejnižšího součtu má pole hodnotu 5.

## Hrozby a bonusy

rules-mandalorian-adventures-threats = Hrozby a bonusy
rule-MA-78 = Žetony hrozeb zůstávají na mapě, dokud je někdo nezničí nebo nevezme.
rule-MA-79 = Odhalená hrozba je nepřítel, nebo bonus; skrytá není ani jedno.
rule-MA-80 = „Hrozba“ znamená každý žeton hrozby, „nepřítel“ jen odhalené nepřátele.
rule-MA-81 = Nepřítel je bojovník na blízko, střelec, nebo ostřelovač. Třída sama nic nedělá; mluví o ní karty.
rule-MA-82 = Počet životů vytištěný na nepříteli říká, kolik zranění ho porazí.
rule-MA-83 = Nepřítel může mít jeden nebo více symbolů efektů, nebo žádný. Platí všechny jeho efekty.
rule-MA-84 = Na bonusu je jeden velký symbol; co dělá, říkají pravidla mapy nebo zadání mise.
rule-MA-142 = Lékárnička funguje v každé misi. Jiný bonus je k něčemu, jen když o něm mluví pravidla mapy nebo zadání mise.
rule-MA-85 = Ve svém kroku akcí smíš bonus na svém políčku použít v kterékoli chvíli, i při průchodu a před efektem nepřítele, jako je Stráž.
rule-MQ-28 = Bonusy smí používat jen aktivní hráč, jen v kroku akcí a jen na políčku své postavy.
rule-MA-143 = Lékárnička: ve svém kroku akcí zahoď odhalenou lékárničku ze svého políčka a vyleč 1 zranění své postavy.
rule-MA-144 = Bez zranění lékárničku použít nesmíš a pro jinou postavu nikdy. Nepoužitá zůstává, kde je.
rule-MQ-65 = Žeton, který ti mise dovolí vzít, leží na kartě tvé postavy. Nesmíš ho odložit ani předat, pokud to mise neříká. Postava nese od každého druhu nejvýše jeden žeton.

## Efekty nepřátel

rules-mandalorian-adventures-enemy-effects = Efekty nepřátel
rule-MA-145 = Stráž: skončíš-li pohyb v dosahu 1 od tohoto nepřítele, způsobí ti 1 zranění.
rule-MA-146 = Projít kolem Stráže nic nestojí, skončí-li tvůj pohyb v dosahu 2 nebo větším.
rule-MQ-04 = Z políčka Stráže smíš odejít a smíš projít vedle ní, ale ne přes její políčko: vstup na ně tě zastaví.
rule-MQ-07 = Stráž působí přes výšky, ale ne přes zdi a zavřené dveře.
rule-MA-147 = Stráž odhalená tvým pohybem své zranění způsobí; odhalená jinak ne.
rule-MA-148 = Pohyb o 0 políček není pohyb, takže žádná Stráž nezasáhne.
rule-MA-149 = Sevření: odcházíš-li z políčka tohoto nepřítele, způsobí ti tam 1 zranění, těsně předtím, než odejdeš.
rule-MQ-08 = Sevření zasáhne jednou za každý pohyb, který opouští jeho políčko, i když byl nepřítel odhalen v tomto tahu. Nezasáhne, když tě něco umístí jinam.
rule-MA-150 = Odejde-li nepřítel se Sevřením z tvého políčka, třeba díky Průzkumu, žádné zranění neutrpíš.
rule-MQ-06 = Je-li Stráží nebo Sevření víc, způsobí každý z těch nepřátel 1 zranění.
rule-MA-151 = Efekt mise: když je odhalena hrozba s tímto symbolem, proveď text se stejným symbolem v zadání mise. Podívat se na žeton se nepočítá.
rule-MA-152 = Efekt mise nejde zrušit a nastane, i když je nepřítel poražen. Symbol mohou mít i bonusy.
rule-MA-153 = Diverze: když se tento nepřítel v kroku událostí přesune, polož žeton sabotáže na akční pole s nejnižším součtem.
rule-MQ-47 = Diverze působí hned po přesunu toho nepřítele, před dalším nepřítelem, se součty z té chvíle. Při shodě rozhoduje aktivní hráč.
rule-MA-154 = Diverze nedělá nic, když se nepřítel nepřesunul, nebo se přesunul v jinou dobu, třeba v kroku akcí.

## Krok událostí

rules-mandalorian-adventures-event-step = Krok událostí
rule-MA-103 = Po kroku akcí projdi všechna akční pole zleva doprava: u každého sečti síly vytištěné na kartách a hodnoty žetonů sabotáže.
rule-MQ-34 = Pořadí je Pohyb, Útok, Průzkum, Plán a pak zelená pole tak, jak je uvádí mise.
rule-MA-106 = 4 nebo méně: nic se neděje, karty a žetony zůstávají.
rule-MA-105 = Přesně 5: vyhodnoť událost, pak pole vyprázdni.
rule-MA-104 = 6 nebo více: vyhodnoť krizi, pak událost, pak pole vyprázdni.
rule-MA-108 = Počítají se tu jen vytištěné hodnoty, ne symboly ani efekty dovedností.
rule-MQ-30 = Součet se určí, když se pole začne vyhodnocovat; rozhoduje o krizi, události i +6.
rule-MA-111 = Krize stojí dole v zadání a každá mise má vlastní. Krizi vyhodnotíš tak, že provedeš její text.
rule-MA-107 = Z vyprázdněného pole jde každá karta dovednosti lícem nahoru na odhazovací balíček toho, komu patří, a žetony sabotáže lícem nahoru k použitým.
rule-MA-109 = Jeden tah nemusí přinést žádnou událost, nebo jich může přinést několik, i s krizemi.
rule-MA-110 = Příklad: na poli Pohyb leží žeton 2 a karty za 4, dohromady 6: krize, pak událost, pak se Pohyb vyprázdní. Útok má 5: událost bez krize.
rule-MQ-32 = Po vyprázdnění pole projdi pole znovu zleva a vyhodnoť první, které má 5 nebo více, dokud nějaké takové je.
rule-MQ-35 = Pole, které se na 6 nebo více dostane sabotáží, má krizi jako každé jiné.
rule-MQ-33 = Řetěz událostí není omezen, ale po 100 polích vyhodnocených v jednom kroku událostí se hra zastaví nedohraná.

## Sabotáž

rules-mandalorian-adventures-sabotage = Sabotáž
rule-MA-04 = Bílých žetonů sabotáže je přesně 5; všechny ostatní jsou žluté.
rule-MQ-81 = Bílé žetony mají hodnoty 1, 1, 1, 2 a 2, žluté 1, 2, 2, 3 a 3.
rule-MA-136 = Žeton sabotáže přidává v kroku událostí svou hodnotu ke svému akčnímu poli.
rule-MA-137 = Když je akce sabotována, vezmi ze zásoby lícem dolů náhodný žeton a polož ho lícem nahoru na její akční pole.
rule-MA-139 = Na akčním poli smí ležet libovolný počet žetonů sabotáže.
rule-MQ-106 = Odebírá-li text z akčního pole jeden žeton sabotáže, je to ten s nejvyšší hodnotou.
rule-MA-138 = Zvedne-li sabotáž v kroku událostí některé pole na 5 nebo více, přijde jeho událost po dokončení té současné, při 6 nebo více nejdřív krize.
rule-MQ-31 = Žeton položený na pole, které se právě vyhodnocuje, se odloží s ním a žádný řetěz nespustí.
rule-MQ-53 = Nemá-li mise sabotovanou akci, žádný žeton se nepokládá a nic se neděje.
rule-MA-140 = Když zásoba lícem dolů dojde, všechny použité žetony, bílé i žluté, se otočí lícem dolů a promíchají jako nová zásoba.
rule-MA-141 = Má-li přijít žeton a všechny leží na akčních polích, použij náhradní s hodnotou 1.
rule-MQ-52 = Náhradní žeton odchází ze hry, když se jeho pole vyprázdní.

## Události

rules-mandalorian-adventures-events = Události
rule-MA-112 = Otoč vrchní kartu události a prováděj její efekty shora dolů. Všechno volí aktivní hráč.
rule-MQ-80 = „Ty“ na kartě události znamená postavu aktivního hráče.
rule-MA-131 = Proveď vše, co na kartě události stojí.
rule-MA-132 = Efekt označený +6 platí, jen má-li akční pole 6 nebo více.
rule-MA-133 = Rub karty události napovídá, co udělá, třeba která třída se přesune nebo zaútočí. Smíš s tím počítat.
rule-MQ-39 = Další karta události se otočí a dokončí tam, kde to text říká, se stejným součtem pro +6; pak pokračuje první karta.
rule-MA-113 = Vyhodnocená karta události jde lícem nahoru na odhazovací balíček událostí.
rule-MA-114 = Když se má objevit posila, polož vrchní žeton sloupku lícem nahoru na určené políčko, obvykle na políčko s hvězdou, které je ti nejblíž.
rule-MA-115 = Karta může určit i jiné políčko, třeba tvoje.
rule-MA-116 = Je-li možných políček víc, zvol políčko dřív, než se žeton vezme.
rule-MQ-48 = Nejbližší políčko s hvězdou se hledá podle dosahu od tebe; nevede-li dosah k žádnému, zvolí aktivní hráč kterékoli. Stejně se hledá nejbližší skrytá hrozba, ale nevede-li dosah k žádné, nic se neděje.
rule-MQ-49 = Posila, která se objeví, se pro svůj efekt mise počítá jako odhalená, pro Stráž ne. Žeton položený lícem nahoru při přípravě se nepočítá ani pro jedno.
rule-MA-117 = Když sloupek dojde, všichni poražení nepřátelé z posil se otočí lícem dolů a promíchají do nového sloupku.
rule-MQ-50 = Vracejí se jen poražení oranžoví nepřátelé; použité oranžové bonusy zůstávají stranou.
rule-MQ-51 = Sloupek posil a zásoba sabotáže se doplňují, až když má přijít žeton a žádný nezbývá. Balíčky se doplňují hned.
rule-MA-118 = Jsou-li všechny posily ve hře, žádná se neobjeví.
rule-MA-134 = Neměla-li karta události vůbec žádný efekt, objeví se posila lícem nahoru na nejbližším políčku s hvězdou.
rule-MQ-36 = Pro tento postih je to políčko s hvězdou, které je ti nejblíž.
rule-MA-135 = I malý efekt postih ruší, třeba přesun jednoho nepřítele o 1 políčko nebo další karta události.
rule-MQ-37 = Efekt to byl, když se nějaký žeton přesunul, přišel, odešel nebo byl odhalen, když nepřítel zaútočil, když bylo způsobeno nebo zablokováno zranění, když se změnily dveře nebo když někdo vzal kartu či se vyhodnotila další událost. Přeskočené části +6 se nepočítají a stejně tak to, co udělá pravidlo kvůli novému zamíchání balíčku událostí.
rule-MQ-38 = Jsou-li všechny posily ve hře, postih nedělá nic a později se nenahrazuje.

## Nepřátelé v událostech

rules-mandalorian-adventures-enemies = Nepřátelé v událostech
rule-MA-123 = Nepřátelé se nepřesouvají ani neútočí, pokud to neříká karta nebo efekt.
rule-MA-119 = Efekt přesunu říká, kolik nepřátel které třídy se přesune a jak daleko. Každý jde nejkratší cestou k postavě, která je mu nejblíž.
rule-MA-120 = Kteří nepřátelé té třídy se přesunou, volíš ty, ale každý musí být schopen přesunout se aspoň o 1 políčko.
rule-MQ-43 = Zvol tolik různých nepřátel, kolik karta říká; může-li se přesunout méně, přesunou se všichni, kdo mohou. Každý se dokončí, než začne další.
rule-MA-121 = Nemůže-li se přesunout žádný nepřítel, efekt nedělá nic.
rule-MQ-40 = Při přesunu se nejbližší postava hledá podle délky cesty. Postavy, ke kterým se nedá dojít, se neberou v úvahu; nedá-li se dojít k žádné, nepřítel se přesunout nemůže.
rule-MQ-42 = Cíl se určí, když nepřítel přesun začíná. Každý krok ho přiblíží o 1 a na políčku cíle se zastaví.
rule-MQ-44 = Zvolený nepřítel se přesune o celou vzdálenost, pokud dřív nedojde k cíli.
rule-MA-122 = Nepřátelé procházejí přes postavy i jiné hrozby.
rule-MA-124 = Nepřítel, který se vzdaluje, musí být po každém kroku od té postavy o 1 dál, i když se tím přiblíží k jiné. Nemůže-li, zůstává stát.
rule-MQ-46 = Vzdaluje se od postavy, kterou efekt jmenuje, jinak od té, která je mu podle délky cesty nejblíž; při shodě rozhoduje aktivní hráč. Nepřítel, ke kterému se žádná postava nedostane, zůstává stát.
rule-MA-125 = Jmenuje-li karta více tříd, smíš volit nepřátele kterékoli z nich.
rule-MA-126 = Efekt útoku říká, kolik nepřátel které třídy zaútočí a v jakém dosahu. Každý způsobí 1 zranění postavě v tomto dosahu.
rule-MA-127 = Nepřítel s více možnými cíli útočí na nejbližší postavu.
rule-MQ-41 = Při útoku se nejbližší postava hledá podle dosahu.
rule-MA-128 = Aktivní hráč volí nepřátele, jejich pořadí i mezi stejně blízkými postavami; zaútočit však musí co nejvíc nepřátel.
rule-MQ-45 = Za každý efekt útoku zaútočí nepřítel jednou. Nemusí to být ten, který se přesunul.
rule-MA-129 = Nemůže-li zaútočit žádný nepřítel, efekt nedělá nic.

## Dítě

rules-mandalorian-adventures-child = Dítě
rule-MA-155 = V některých misích se používá žeton Dítěte; jak přijde do hry, říká zadání mise.
rule-MA-156 = Dítě nese postava, nebo ho nese nepřítel (jen když to hra říká), nebo je na políčku a nikdo ho nenese.
rule-MA-157 = Během jakékoli akce na políčku Dítěte ho smíš zachránit, i při průchodu: od té chvíle ho nese tvá postava.
rule-MQ-89 = Záchranu umožňují zahrané akce, akce navíc i akce zdarma, dokonce i Pohyb o 0 políček, od svého začátku až do dokončení akce i efektu karty. Postava, která se pohybuje mimo vlastní akci, zachraňovat nemůže.
rule-MA-158 = Dítě, které nese jiná postava nebo nepřítel, zachránit nejde.
rule-MA-160 = Dítě nesmíš odložit ani předat jiné postavě.
rule-MA-162 = Utrpíš-li nezablokované zranění, když neseš Dítě, Dítě uteče na sousední políčko.
rule-MA-163 = Je-li to možné, uteče na políčko s nepřítelem nebo skrytou hrozbou.
rule-MQ-55 = Kam Dítě uteče, volí aktivní hráč.
rule-MQ-56 = Není-li žádné sousední políčko, Dítě se položí na políčko postavy, která ho nesla.
rule-MQ-57 = Ať jeden zdroj způsobí sebevíc zranění, Dítě uteče jen jednou.
rule-MQ-58 = Zasáhne-li Sevření postavu, která Dítě nese, zranění i útěk nastanou na původním políčku; pak pohyb pokračuje.
rule-MA-161 = V tahu, ve kterém Dítě uteklo, ho zachránit nejde.
rule-MQ-60 = Platí to pro všechny postavy až do konce tahu.
rule-MA-164 = Při některých událostech Dítě uteče i bez zranění, podle stejných pravidel. Nenese-li ho nikdo, nic se neděje.
rule-MQ-61 = Nepřítel sebere Dítě, jen když to mise říká. Pak se přesouvá a útočí jako obvykle a Dítě nese s sebou.
rule-MA-159 = Když je nepřítel, který nese Dítě, poražen, Dítě zůstane na jeho políčku.
rule-MQ-90 = Nepříteli, který ho nese, Dítě neutíká, ani při události, ani když ten nepřítel utrpí zranění. Osvobodí ho jen porážka toho nepřítele, nebo text mise.

## Obtížnost a režimy

rules-mandalorian-adventures-modes = Obtížnost a režimy
rule-MA-31 = Před každou hrou si zvolte obtížnost. Pro první hru se doporučuje začátečnická.
rule-MA-06 = Karta postavy má začátečnickou a normální stranu; na začátečnické má víc životů.
rule-MA-32 = Začátečnická obtížnost: začátečnická strana karet postav, limit ruky 4.
rule-MA-33 = Normální obtížnost: normální strana, limit ruky 4.
rule-MA-34 = Hrdinská obtížnost: normální strana, limit ruky 3.
rule-MQ-93 = Příběhový režim: nejméně dva hráči a nejvýš tolik, kolik je uvedených postav; volný režim: dva až čtyři; režim sdílených postav: jeden až čtyři, s nejméně dvěma uvedenými postavami. Jeden hráč má vždy režim sdílených postav; jinak platí bez zadání příběhový režim, hodí-li se, a když ne, volný režim.
rule-MQ-69 = Uvedené postavy, které si žádný hráč nevezme, se nepoužijí. Bez sdílených postav hrají nejméně dva hráči.
rule-MQ-68 = V příběhovém režimu se musejí zúčastnit postavy, které mise vyžaduje, obvykle Mandalorian. V režimu sdílených postav a při hře jednoho hráče stačí kterékoli dvě uvedené.
rule-MA-181 = Je-li hráčů víc než uvedených postav, hrajte ve volném režimu, nebo v režimu sdílených postav.
rule-MA-182 = Volný režim: každý hráč si zvolí kteroukoli postavu, uvedenou či ne. Mandalorian se účastnit nemusí.
rule-MA-183 = Postava, o které se zadání mise nezmiňuje, nemá zvláštní přípravu a začíná na startovním políčku.

## Sdílené postavy a jeden hráč

rules-mandalorian-adventures-shared = Sdílené postavy a jeden hráč
rule-MA-184 = V režimu sdílených postav ovládají všichni hráči společně právě dvě uvedené postavy, při jakémkoli počtu hráčů.
rule-MA-190 = Jeden hráč hraje v režimu sdílených postav s jednou rukou a dvěma postavami. Úkol, balíček rozvoje i všechno ostatní zůstává stejné.
rule-MA-185 = Karty dovedností obou postav tvoří jeden balíček, ze kterého berou všichni, s jedním odhazovacím balíčkem.
rule-MQ-76 = Každý hráč má obvyklý limit ruky: 4, při hrdinské obtížnosti 3.
rule-MA-186 = Akci provádí postava, která je na kartě.
rule-MA-187 = Tah má i tady dvě akce, s kartami jedné postavy nebo obou, ale nikdy ne dvě karty na jedno pole.
rule-MA-188 = Ponechaná karta plánování patří postavě, která jedná, a každá postava smí mít od každé nejvýš jednu. O všem rozhoduje aktivní hráč, i o jejich použití.
rule-MQ-92 = Karta plánování působí pro postavu, které patří; na akci navíc jde použít kartu kterékoli z obou. Má-li si postava vzít karty dovedností, určí aktivní hráč, kdo si je vezme.
rule-MQ-102 = Mají-li kartu plánování, kterou použiješ ve svém kroku akcí nebo před svým krokem událostí, obě postavy, řekneš, čí je.
rule-MQ-77 = Bonus na svém políčku smí použít jen postava, která provádí současnou akci.
rule-MA-189 = „Ty“ je postava, která jedná. Událost se týká postavy z vrchní karty akčního pole, které ji přineslo, i když jde o nejbližší skrytou hrozbu.
rule-MQ-54 = Vyhodnocuje-li se pole, na kterém jsou jen žetony, zvolí aktivní hráč, které postavy se událost týká.
rule-MQ-79 = Když nepřátelé hledají nejbližší postavu, berou v úvahu obě.
rule-MQ-78 = Je-li kterákoli z postav poražena, je mise prohraná.

## Kampaň

rules-mandalorian-adventures-campaign = Kampaň
rule-MA-08 = Vrchní kartou balíčku rozvoje se řídíte před každou hrou a znovu po ní.
rule-MA-07 = Karty rozvoje jsou očíslované a nikdy se nemíchají. Pomíchají-li se, srovnejte je do pořadí.
rule-MA-09 = Před hrou se řiďte vrchní kartou rozvoje, odeberte ji a odhalte další, dokud se neodhalí karta s nápisem STOP.
rule-MQ-70 = Karta STOP zůstává navrchu až do příště; příště se začíná jejím vyhodnocením. Před hrou i po ní se pokračuje po další STOP, takže každá hra spotřebuje dvě.
rule-MA-10 = Kterou misi hrát, určuje balíček rozvoje. První hra je mise 1.
rule-MA-11 = Karty, které přivede do hry balíček rozvoje, zůstávají pro všechny další hry.
rule-MQ-73 = Karty dovedností přidané později rozšiřují balíček nad 12, pokud karta rozvoje nějakou neodebere.
rule-MA-12 = Očíslované obálky zůstávají zavřené, dokud je nějaký pokyn neotevře.
rule-MA-13 = Balíček rozvoje pokračuje po výhře i po prohře a určí další misi.
rule-MA-176 = Po hře se řiďte vrchní kartou rozvoje a balíček pak uložte v jeho pořadí pro příští hru.
rule-MA-14 = Každá mise začíná nanovo: zranění a všechno na mapě je pryč.
rule-MA-15 = Hráči, obtížnost, režim i postavy se mohou hru od hry měnit; balíček rozvoje si poradí se vším.
rule-MA-16 = Dítě, Sevření, Efekt mise, Diverze a očíslovaná políčka přicházejí s misí 2, akce mise s misí 3.
rule-MQ-71 = Odemčenou misi si smíte zahrát znovu mimo kampaň, aniž se dotknete balíčku rozvoje.
rule-MQ-72 = Kampaň jde vrátit na její první kartu.

## Co smíš vědět

rules-mandalorian-adventures-information = Co smíš vědět
rule-MA-177 = O kartách ve své ruce smíš mluvit, ale nesmíš je ukazovat. Ostatní vidí jen to, kolik jich máš.
rule-MA-178 = Hrozbu, na kterou se podíváš, ostatním neukazuješ. Smíš říct pravdu, nebo lhát.
rule-MQ-84 = Povídat si smíte volně; skryté karty a žetony se jiným hráčům nikdy neukazují.
rule-MA-179 = Všechny odhazovací balíčky jsou přístupné a smějí se kdykoli číst.
rule-MA-180 = Balíček událostí se nesmí prohledávat; vidět je jen rub jeho vrchní karty.
rule-MQ-83 = Žádný balíček se nesmí prohledávat a v balíčku rozvoje se nesmí číst dopředu.
rule-MQ-66 = Akci jde vrátit, jen dokud neodhalila nic skrytého ani nic náhodně nevybrala.
