### Pravidlá hry The Mandalorian: Adventures, jedno pre každé číslo, pre tých, čo hrajú.

## Cieľ a koniec hry

rules-mandalorian-adventures-goal = Cieľ a koniec hry
rule-MA-01 = Jeden až štyria hráči spolu plnia jednu misiu. Všetci vyhrajú alebo všetci prehrajú, ak variant nehovorí niečo iné.
rule-MA-02 = Každá misia sa hrá na jednej mape z políčok, na ktorých sú postavy, nepriatelia a žetóny. Tú istú mapu môže používať viac misií.
rule-MA-174 = Všetci vyhrávate, keď je splnená úloha misie. Obvykle sa posudzuje na konci ťahu, takže najprv treba prežiť krok udalostí.
rule-MQ-74 = Splnenie úlohy sa zisťuje na konci ťahu, po kroku dobratia, ak misia nehovorí, že platí okamžite.
rule-MQ-97 = „Na konci ťahu stojí postava…“ znamená ktorúkoľvek postavu, po každom ťahu; „ak skončíš ťah“ znamená postavu aktívneho hráča, v režime zdieľaných postáv ktorúkoľvek z oboch. Najprv sa vykonajú pravidlá mapy a misie, v poradí podľa aktívneho hráča, potom úloha.
rule-MA-175 = Len čo nastane ktorákoľvek podmienka neúspechu misie, všetci prehrávate.
rule-MA-130 = Zranenia postavy zostávajú na karte postavy. Keď dosiahnu počet životov na používanej strane, postava je porazená a všetci hráči hneď prehrávajú.
rule-MQ-75 = Neúspech sa zisťuje po každom jednotlivom efekte. Ak nastane splnenie úlohy a neúspech naraz, misia je prehratá.
rule-MA-169 = Text karty alebo misie má prednosť pred týmito pravidlami. Ak si dve karty odporujú, rozhodne aktívny hráč, ktorá platí.
rule-MA-170 = Medzi rovnocennými možnosťami rozhoduje aktívny hráč.
rule-MA-171 = Poradie efektov, ktoré nastanú naraz, určuje aktívny hráč; každý sa dokončí, skôr než sa začne ďalší.

## Príprava

rules-mandalorian-adventures-setup = Príprava
rule-MA-17 = Príprava má sedem krokov: misia, kôpka plánovania, kôpka udalostí, žetóny zranení a sabotáže, žetóny hrozieb, postavy, prvý hráč.
rule-MA-18 = Najprv vyhodnoť kôpku rozvoja (MA-09) a vezmi misiu, ktorú určí. Prečítaj jej úvod, zadanie a pravidlá mapy a vykonaj všetko, čo je označené PRÍPRAVA.
rule-MQ-87 = To, čo je označené PRÍPRAVA, sa vykonáva po poradí po kroku 7, pred prvým ťahom, ak text neurčuje inú chvíľu. Skrytý žetón, ktorý sa presunie alebo nahradí, si nikto neprezerá.
rule-MA-19 = Zamiešaj kôpku plánovania a polož ju lícom nadol vedľa mapy.
rule-MA-20 = Zamiešaj kôpku udalostí bez ohľadu na symboly na rube. Rub vrchnej karty vidia všetci.
rule-MA-21 = Žetóny zranení sú všetkým poruke. Na začiatku nemá nikto žiadne zranenie, ak PRÍPRAVA nehovorí inak.
rule-MQ-86 = Žetóny zranení sa nikdy neminú.
rule-MA-22 = Na každé akčné pole polož lícom nahor práve jeden náhodný biely žetón sabotáže.
rule-MA-23 = Všetky ostatné žetóny sabotáže, aj zvyšný biely, sa lícom nadol premiešajú a tvoria zásobu.
rule-MA-24 = Vezmi žetóny hrozieb, ktoré majú na rube číslo misie, a každý tvar zamiešaj zvlášť. Všetky ostatné žetóny hrozieb zostávajú mimo hry.
rule-MA-25 = Na políčka s otáznikom príde lícom nadol žetón vytlačeného tvaru.
rule-MA-26 = Na políčka s tvarom bez otáznika príde žetón toho tvaru lícom nahor.
rule-MQ-62 = Ak má niektorý tvar viac žetónov než políčok, nadbytočné sa bez pozerania vrátia do škatule. Žetóny, ktoré potrebuje úloha, sú vždy medzi tými na mape.
rule-MA-27 = Oranžové žetóny sú posily: ležia vedľa mapy v stĺpčeku lícom nadol.
rule-MA-28 = Každý hráč si vyberie jednu z postáv uvedených v misii a vezme si jej kartu (stranu podľa obťažnosti), figúrku, karty zručností a prehľadovú kartu. Figúrky začínajú na štartovacom políčku.
rule-MQ-63 = Ak je štartovacích políčok viac, každý hráč si jedno zvolí; postavy na ňom smú stáť spoločne.
rule-MQ-64 = Žiadnu postavu si nemôžu vziať dvaja hráči.
rule-MA-29 = Zamiešaj svoju kôpku zručností a ber si z nej, kým nemáš v ruke 4 karty, pri hrdinskej obťažnosti 3.
rule-MA-30 = Dohodnite sa, kto začne; inak rozhodne náhoda.

## Ťah

rules-mandalorian-adventures-turn = Ťah
rule-MA-35 = Začína prvý hráč. Ťah tvorí krok akcií, krok udalostí a krok dobratia; potom má ťah ďalší hráč v smere hodinových ručičiek, kým misia nie je vyhratá alebo prehratá.
rule-MA-36 = V kroku akcií musíš vykonať dve rôzne akcie, každú tak, že z ruky zahráš kartu zručnosti na akčné pole.
rule-MQ-13 = Ak máš menej kariet, než máš zahrať, zahraj ich toľko, koľko môžeš.
rule-MA-37 = V kroku udalostí prináša každé akčné pole s 5 alebo viac udalosť, s viac než 5 predtým ešte krízu. Ak majú všetky 4 alebo menej, nič sa nedeje.
rule-MA-38 = V kroku dobratia si ber zo svojej kôpky zručností, kým nemáš v ruke 4 karty, pri hrdinskej obťažnosti 3. Ak ich toľko máš, neberieš nič.
rule-MQ-29 = Ak máš v ruke viac kariet, než je limit, všetky si nechaj a žiadnu neber.
rule-MA-172 = Keď sa kôpka minie, jej zahodené karty sa hneď zamiešajú ako nová kôpka.
rule-MA-173 = Ak je prázdna tvoja kôpka aj kôpka zahodených kariet, vezmeš si chýbajúce karty zručností, len čo nejaké budú.
rule-MQ-94 = Karty, ktoré ti chýbajú do limitu ruky, dostaneš, len čo sa medzi zahodené nejaké dostanú, aj v ťahu iného hráča. V režime zdieľaných postáv je na rade skôr ten, kto čaká najdlhšie.

## Akcie

rules-mandalorian-adventures-actions = Akcie
rule-MA-43 = Štyri základné akcie sú Pohyb, Útok, Prieskum a Plán; misia môže pridať zelené.
rule-MA-39 = Na karte zručnosti je vytlačená sila 1 až 4, ktorá hovorí, aká silná akcia je.
rule-MA-40 = Kartu polož na tie, ktoré už na poli ležia, aby bolo vidno všetky hodnoty; potom vykonaj akciu.
rule-MA-41 = Na to isté akčné pole smieš v jednom ťahu zahrať najviac jednu kartu, nech ju hráš z akéhokoľvek dôvodu.
rule-MA-42 = Smieš zahrať kartu a jej akcie sa vzdať. Vytlačená sila sa v kroku udalostí aj tak ráta.
rule-MQ-14 = Akcia, ktorej sa vzdáš, sa aj tak ráta ako jedna z tvojich dvoch: umožňuje záchranu na tvojom políčku a efekt karty možno použiť.
rule-MA-93 = Akcia navyše ti dovoľuje zahrať podľa obvyklých pravidiel ešte jednu kartu zručnosti, na pole, na ktoré v tomto ťahu ešte nemáš zahraté.
rule-MA-94 = Akcie navyše sa nerátajú do dvoch povinných akcií.
rule-MQ-101 = Akciu navyše smieš vynechať, nech ju získaš kedykoľvek: prvé dve karty v ťahu sú tie povinné.
rule-MA-95 = Akcia zadarmo má danú silu, nepotrebuje kartu zručnosti a k žiadnemu akčnému poľu nič nepridáva.
rule-MA-96 = Akcia zadarmo smie opakovať akciu z tohto ťahu a na akciu vykonanú zadarmo smieš neskôr ešte zahrať kartu.
rule-MA-97 = Akcie zadarmo sa nerátajú do dvoch povinných akcií.
rule-MQ-27 = Akcia zadarmo má presne uvedenú silu a môže to byť ktorákoľvek akcia misie, aj zelená. „Sila 4 alebo väčšia“ sa posudzuje podľa tejto sily.
rule-MQ-91 = Ak dostane akciu zadarmo iná postava, volí jej hráč (v režime zdieľaných postáv aktívny hráč). Pravidlá pohybu, Stráž, Zovretie a záchrana platia, bonusy použiť nemožno a pri zhode rozhoduje aktívny hráč.
rule-MA-166 = Od misie 3 môžu byť v hre zelené akčné polia pre akcie misie. Platia pre ne všetky pravidlá akčných polí, aj biely žetón sabotáže pri príprave a krok udalostí.
rule-MA-167 = Po zahratí karty zručnosti na zelené pole vykonaj jeho text.
rule-MA-168 = Ak je tam „sila 4 alebo väčšia“, smieš na pole zahrať ktorúkoľvek kartu, ale akcia sa vykoná len so silou 4 alebo väčšou. Efekty môžu silu zvýšiť, aj nad 4.

## Pohyb

rules-mandalorian-adventures-movement = Pohyb
rule-MA-44 = Akciou Pohyb ideš až o toľko políčok, koľko je sila, každým krokom na susedné políčko. Smieš aj zostať stáť.
rule-MA-50 = Pravidlá pohybu platia, kedykoľvek sa postava pohybuje, nielen pri akcii Pohyb.
rule-MA-45 = Vstupom na políčko s nepriateľom alebo so skrytým žetónom hrozby sa tvoj pohyb končí.
rule-MA-46 = Postavy a odhalené bonusy ťa nezastavia.
rule-MQ-01 = Rozhoduje, ako žetón leží, keď na políčko vstupuješ: bonus odhalený skôr v tomto ťahu ťa už nezastaví.
rule-MQ-59 = Dieťa pohyb nezastaví.
rule-MA-47 = Na políčku je miesto pre ľubovoľný počet postáv, nepriateľov a žetónov.
rule-MA-48 = Nepriateľ na políčku, kde začínaš, ťa nezdrží, až na zranenie od Zovretia (MA-149).
rule-MA-49 = Kedykoľvek si na políčku so skrytými žetónmi hrozieb, hneď sa otočia lícom nahor.
rule-MQ-12 = Skrytý žetón, ktorý príde na tvoje políčko, sa hneď odhalí.
rule-MQ-05 = Po vstupe na políčko odhaľ všetky skryté žetóny aj s ich efektmi misie, v poradí podľa aktívneho hráča; potom použi bonusy alebo zachráň Dieťa, potom sa zastav alebo choď ďalej. Na konci pohybu zasiahnu Stráže, v poradí podľa aktívneho hráča.
rule-MQ-02 = Každý pokyn, ktorý pohybuje postavou, je samostatný pohyb a Stráž aj Zovretie sa pri ňom posudzujú zvlášť. Ak ideš aspoň o krok a vrátiš sa, je to tiež pohyb.
rule-MQ-03 = Pre postavu, ktorou pohybuje karta iného hráča, platia všetky pravidlá pohybu; volí ten, koho karta menuje. Umiestnenie nie je pohyb: len sa odhalia skryté žetóny na novom políčku.

## Mapa a dosah

rules-mandalorian-adventures-map = Mapa a dosah
rule-MA-51 = Postavy a žetóny sú vždy na políčkach. Dve políčka, medzi ktorými je jedna tenká čiara, spolu susedia.
rule-MQ-10 = Políčka, ktoré sa dotýkajú len rohom, spolu nesusedia.
rule-MA-52 = Hrubá sivá čiara je stena: políčka nesusedia a nevedie cez ňu pohyb ani dosah.
rule-MA-53 = Cez zatvorené dvere nevedie pohyb ani dosah; otvorené prepúšťajú oboje. Ako sa dvere otvárajú, hovoria pravidlá mapy.
rule-MQ-11 = Otvorené dvere zostávajú otvorené, kým ich nejaké pravidlo nezatvorí, a ich zatvorenie nikoho nepresunie. Nepriatelia dvere nikdy neotvárajú.
rule-MA-54 = Čiarkovaná čiara je výška: políčka nesusedia a nikto cez ňu neprejde, ale dosah cez ňu vedie.
rule-MA-57 = Na terén s červeným obrysom sa vstúpiť nedá a dosah cezeň nevedie.
rule-MA-55 = Na políčkach s hviezdou sa väčšinou objavujú posily.
rule-MA-56 = Pre hviezdu inej farby platia všetky pravidlá pre hviezdy; navyše môže mať taká hviezda v misii nejaký efekt.
rule-MA-165 = Niektoré políčka majú malé číslo, podľa ktorého o nich texty hovoria.
rule-MA-98 = Dosah je počet políčok na najkratšej dovolenej ceste od postavy k cieľu. To isté políčko je dosah 0.
rule-MA-99 = „V dosahu N“ znamená každý cieľ v dosahu 0 až N.
rule-MA-100 = Dosah nevedie cez steny, zatvorené dvere ani neprístupný terén.
rule-MA-101 = Dosah vedie cez výšky, hrozby, postavy a otvorené dvere.
rule-MA-102 = Dosah sa smie rátať okolo stien a neprístupného terénu.
rule-MQ-09 = „Susedné“ znamená, že sa tam dá prejsť: cez tenkú čiaru alebo otvorenými dverami. Dosah vedie aj cez čiarkované čiary. Neprístupný terén sa neráta ani v jednom prípade.

## Útok a Prieskum

rules-mandalorian-adventures-attack-intel = Útok a Prieskum
rule-MA-58 = Útok spôsobí jednej hrozbe v dosahu 1 toľko zranení, koľko je sila.
rule-MA-59 = Zranenia zostávajú na nepriateľovi, kým nie je porazený.
rule-MA-60 = Nepriateľ s toľkými zraneniami, koľko má životov, alebo s viacerými, je porazený. Jeho žetón ide z mapy lícom nahor k použitým; nadbytočné zranenia prepadajú.
rule-MA-61 = Zaútočiť smieš na ktorúkoľvek hrozbu, aj na skrytú: najprv ju zvoľ, potom ju odhaľ.
rule-MA-62 = Ak odhalený cieľ nie je nepriateľ, zostáva lícom nahor a žiadne zranenie neutrpí.
rule-MA-63 = Odhaliť nepriateľa útokom nie je pohyb, takže jeho Stráž nezasiahne.
rule-MQ-17 = Ak útok odhalí hrozbu, príde najprv jej efekt misie, potom zranenia.
rule-MQ-15 = Na odhalený bonus smieš zaútočiť, ale nič sa nestane.
rule-MQ-16 = Efekt, ktorý spôsobuje zranenia v nejakom dosahu a neobsahuje slovo „nepriateľ“, smie zasiahnuť aj skrytý žetón: najprv sa odhalí, ako pri útoku.
rule-MA-64 = Pri akcii Prieskum zvoľ jedno: pozri sa na skrytý žetón hrozby alebo posuň nepriateľa.
rule-MA-65 = Pozri sa na skrytý žetón v dosahu rovnom sile. Vidí ho len aktívny hráč; žetón zostáva na svojom políčku lícom nadol.
rule-MA-66 = Čo vidíš, smieš ostatným povedať, a smieš aj klamať.
rule-MQ-19 = Žetón, na ktorý sa pozrieš, môže zostať viditeľný len pre teba, kým neodíde z hry.
rule-MA-67 = Alebo zvoľ odhaleného nepriateľa v dosahu rovnom sile a posuň ho o 1 políčko.
rule-MQ-18 = Nepriateľ smie ísť na ktorékoľvek susedné políčko, aj smerom k postave alebo na obsadené. Stráž, Zovretie ani Diverzia sa tým nikdy nespustia.
rule-MQ-100 = Zvoliť smieš len nepriateľa, ktorého možno takto presunúť aspoň o 1 políčko. Ak nie je žiaden, táto časť efektu sa preskočí.
rule-MA-68 = Posunutím nepriateľa pri Prieskume sa môžeš dostať z dosahu jeho efektov, napríklad Stráže.
rule-MA-69 = Dosah sa pri Prieskume ráta ako vždy: nie cez steny, zatvorené dvere a neprístupný terén.

## Plánovanie

rules-mandalorian-adventures-plan = Plánovanie
rule-MA-70 = Vezmi si toľko kariet plánovania, koľko je sila. Vidí ich len aktívny hráč, ale smie o nich hovoriť.
rule-MA-71 = Zo vzatých kariet si smieš nechať 1, lícom nahor pod kartou svojej postavy.
rule-MA-72 = Karta Neúspech nemá žiadny efekt a nechať si ju nemožno.
rule-MA-73 = Nikdy nesmieš mať dve rovnaké karty plánovania.
rule-MQ-23 = Inak smieš mať kariet plánovania ľubovoľne veľa.
rule-MA-74 = Jednu vzatú kartu, ktorú si nenecháš, smieš položiť navrch kôpky plánovania bez toho, aby ju ostatní videli.
rule-MA-75 = Všetky ostatné vzaté karty idú lícom nahor na kôpku zahodených kariet plánovania.
rule-MQ-20 = Vezmi si všetky karty skôr, než zvolíš, ktorú si necháš a ktorú vrátiš navrch. Navrch smie aj Neúspech.
rule-MQ-21 = Karty sa berú po jednej; ak sa kôpka minie, zamiešajú sa zahodené karty, bez kariet z tejto akcie. Ak je prázdne oboje, vezmeš si menej.
rule-MA-76 = Karta plánovania hovorí, kedy sa smie použiť. Dovtedy leží lícom nahor pri tom, komu patrí.
rule-MQ-22 = Komu karta plánovania patrí, smie ju použiť, kedykoľvek to jej text dovoľuje, aj v iných ťahoch a v ktoromkoľvek kroku udalostí. V režime zdieľaných postáv rozhoduje aktívny hráč.
rule-MQ-88 = Použitá karta plánovania ide lícom nahor na kôpku zahodených kariet plánovania, ak jej text nehovorí inak.
rule-MA-77 = Zahoď kartu plánovania Obrana a zablokuj 1 zranenie.
rule-MQ-24 = Blokuje sa po ohlásení zranenia a pred jeho spôsobením. Viac blokovaní sa smie spojiť a zablokované zranenie postava neutrpí.
rule-MQ-104 = Ak zranenie z útoku utrpí iná postava, smie ho blokovať tá, ktorá ho utrpí, a odplatiť útok smie tá, na ktorú sa útočilo.
rule-MQ-105 = Na otvorenie dverí treba silu, ktorú má Útok pri ohlásení: „Zamierenie“ je pre útoky na hrozbu a dvere neotvorí.

## Karty zručností

rules-mandalorian-adventures-skill-cards = Karty zručností
rule-MA-05 = Každá postava začína kampaň s 12 kartami zručností. Karta s dvoma prúžkami je v kôpke dvakrát.
rule-MA-86 = Karta, ktorá má pod silou symbol akcie, je o 1 silnejšia, ak sa zahrá na túto akciu.
rule-MA-87 = K iným akciám symbol nič nepridáva, v kroku udalostí tiež nie.
rule-MQ-26 = Symboly a efekty, ktoré zvyšujú silu, sa bez obmedzenia sčítavajú.
rule-MA-88 = Efekt karty zručnosti smieš použiť, len ak karta leží na akčnom poli, ktoré efekt menuje. Inde dáva karta len svoju silu.
rule-MA-89 = Efekt prichádza navyše k akcii, podľa tvojej voľby pred ňou alebo po nej, ak karta neurčuje chvíľu.
rule-MA-90 = Efekt nesmie akciu prerušiť, ak to karta nehovorí.
rule-MQ-98 = Efekt, ktorý mení svoju akciu (silu, dosah, políčka, ponechané karty), sa ohlasuje pred ňou a platí pre celú akciu. Efekt, ktorý hovorí o tom, čo akcia urobila, prichádza po nej.
rule-MQ-103 = Pravidlo o dosahu Útoku platí pre políčko, z ktorého útočíš, aj keď sa tam dostaneš tou istou kartou. Dosah, ktorý určuje tvoja karta, má prednosť.
rule-MA-91 = Efekt použiť nemusíš. Ak ho použiješ, musí sa vykonať každá jeho časť okrem tých so slovom „smieš“ alebo „smie“.
rule-MQ-25 = Vykonaj, čo je možné, vo vytlačenom poradí; časti, ktoré vykonať nemožno, preskoč.
rule-MA-92 = „Ľubovoľná postava“ môžeš byť aj ty, „iná postava“ nie.
rule-MA-191 = Taktická karta nemá silu a nedáva akciu, len svoj efekt, a to len vtedy, ak pole zodpovedá efektu.
rule-MQ-95 = Taktická karta sa ráta ako jedna z dvoch kariet, ktoré hráš, a obsadí svoje pole na tento ťah. Nie je to akcia, takže neumožňuje záchranu.
rule-MA-192 = V kroku udalostí má pole s taktickou kartou hodnotu presne 5: udalosť bez krízy.
rule-MQ-85 = Platí to, nech na poli leží čokoľvek ďalšie: +6 sa nikdy neuplatní a aj pri hľadaní najnižšieho súčtu má pole hodnotu 5.

## Hrozby a bonusy

rules-mandalorian-adventures-threats = Hrozby a bonusy
rule-MA-78 = Žetóny hrozieb zostávajú na mape, kým ich niekto nezničí alebo nevezme.
rule-MA-79 = Odhalená hrozba je nepriateľ alebo bonus; skrytá nie je ani jedno.
rule-MA-80 = „Hrozba“ znamená každý žetón hrozby, „nepriateľ“ len odhalených nepriateľov.
rule-MA-81 = Nepriateľ je bojovník nablízko, strelec alebo ostreľovač. Trieda sama nič nerobí; hovoria o nej karty.
rule-MA-82 = Počet životov vytlačený na nepriateľovi hovorí, koľko zranení ho porazí.
rule-MA-83 = Nepriateľ môže mať jeden alebo viac symbolov efektov alebo žiadny. Platia všetky jeho efekty.
rule-MA-84 = Na bonuse je jeden veľký symbol; čo robí, hovoria pravidlá mapy alebo zadanie misie.
rule-MA-142 = Lekárnička funguje v každej misii. Iný bonus je na niečo, len keď o ňom hovoria pravidlá mapy alebo zadanie misie.
rule-MA-85 = Vo svojom kroku akcií smieš bonus na svojom políčku použiť v ktorejkoľvek chvíli, aj pri prechode a pred efektom nepriateľa, ako je Stráž.
rule-MQ-28 = Bonusy smie používať len aktívny hráč, len v kroku akcií a len na políčku svojej postavy.
rule-MA-143 = Lekárnička: vo svojom kroku akcií zahoď odhalenú lekárničku zo svojho políčka a vylieč 1 zranenie svojej postavy.
rule-MA-144 = Bez zranenia lekárničku použiť nesmieš a pre inú postavu nikdy. Nepoužitá zostáva, kde je.
rule-MQ-65 = Žetón, ktorý ti misia dovolí vziať, leží na karte tvojej postavy. Nesmieš ho odložiť ani podať ďalej, ak to misia nehovorí. Postava nesie z každého druhu najviac jeden žetón.

## Efekty nepriateľov

rules-mandalorian-adventures-enemy-effects = Efekty nepriateľov
rule-MA-145 = Stráž: ak skončíš pohyb v dosahu 1 od tohto nepriateľa, spôsobí ti 1 zranenie.
rule-MA-146 = Prejsť popri Stráži nič nestojí, ak sa tvoj pohyb skončí v dosahu 2 alebo väčšom.
rule-MQ-04 = Z políčka Stráže smieš odísť a smieš prejsť vedľa nej, ale nie cez jej políčko: vstup naň ťa zastaví.
rule-MQ-07 = Stráž pôsobí cez výšky, ale nie cez steny a zatvorené dvere.
rule-MA-147 = Stráž odhalená tvojím pohybom svoje zranenie spôsobí; odhalená inak nie.
rule-MA-148 = Pohyb o 0 políčok nie je pohyb, takže žiadna Stráž nezasiahne.
rule-MA-149 = Zovretie: ak odchádzaš z políčka tohto nepriateľa, spôsobí ti tam 1 zranenie, tesne predtým, než odídeš.
rule-MQ-08 = Zovretie zasiahne raz za každý pohyb, ktorý opúšťa jeho políčko, aj keď bol nepriateľ odhalený v tomto ťahu. Nezasiahne, keď ťa niečo umiestni inam.
rule-MA-150 = Ak nepriateľ so Zovretím odíde z tvojho políčka, napríklad vďaka Prieskumu, žiadne zranenie neutrpíš.
rule-MQ-06 = Ak je Stráží alebo Zovretí viac, spôsobí každý z tých nepriateľov 1 zranenie.
rule-MA-151 = Efekt misie: keď je odhalená hrozba s týmto symbolom, vykonaj text s rovnakým symbolom v zadaní misie. Pozrieť sa na žetón sa neráta.
rule-MA-152 = Efekt misie nemožno zrušiť a nastane, aj keď je nepriateľ porazený. Symbol môžu mať aj bonusy.
rule-MA-153 = Diverzia: keď sa tento nepriateľ v kroku udalostí presunie, polož žetón sabotáže na akčné pole s najnižším súčtom.
rule-MQ-47 = Diverzia pôsobí hneď po presune toho nepriateľa, pred ďalším nepriateľom, so súčtami z tej chvíle. Pri zhode rozhoduje aktívny hráč.
rule-MA-154 = Diverzia nerobí nič, keď sa nepriateľ nepresunul alebo sa presunul v inom čase, napríklad v kroku akcií.

## Krok udalostí

rules-mandalorian-adventures-event-step = Krok udalostí
rule-MA-103 = Po kroku akcií prejdi všetky akčné polia zľava doprava: pri každom sčítaj sily vytlačené na kartách a hodnoty žetónov sabotáže.
rule-MQ-34 = Poradie je Pohyb, Útok, Prieskum, Plán a potom zelené polia tak, ako ich uvádza misia.
rule-MA-106 = 4 alebo menej: nič sa nedeje, karty a žetóny zostávajú.
rule-MA-105 = Presne 5: vyhodnoť udalosť, potom pole vyprázdni.
rule-MA-104 = 6 alebo viac: vyhodnoť krízu, potom udalosť, potom pole vyprázdni.
rule-MA-108 = Rátajú sa tu len vytlačené hodnoty, nie symboly ani efekty zručností.
rule-MQ-30 = Súčet sa určí, keď sa pole začne vyhodnocovať; rozhoduje o kríze, udalosti aj +6.
rule-MA-111 = Kríza stojí dole v zadaní a každá misia má vlastnú. Krízu vyhodnotíš tak, že vykonáš jej text.
rule-MA-107 = Z vyprázdneného poľa ide každá karta zručnosti lícom nahor na kôpku zahodených kariet toho, komu patrí, a žetóny sabotáže lícom nahor k použitým.
rule-MA-109 = Jeden ťah nemusí priniesť žiadnu udalosť alebo ich môže priniesť niekoľko, aj s krízami.
rule-MA-110 = Príklad: na poli Pohyb leží žetón 2 a karty za 4, dokopy 6: kríza, potom udalosť, potom sa Pohyb vyprázdni. Útok má 5: udalosť bez krízy.
rule-MQ-32 = Po vyprázdnení poľa prejdi polia znova zľava a vyhodnoť prvé, ktoré má 5 alebo viac, kým nejaké také je.
rule-MQ-35 = Pole, ktoré sa na 6 alebo viac dostane sabotážou, má krízu ako každé iné.
rule-MQ-33 = Reťaz udalostí nie je obmedzená, ale po 100 poliach vyhodnotených v jednom kroku udalostí sa hra zastaví nedohratá.

## Sabotáž

rules-mandalorian-adventures-sabotage = Sabotáž
rule-MA-04 = Bielych žetónov sabotáže je presne 5; všetky ostatné sú žlté.
rule-MQ-81 = Biele žetóny majú hodnoty 1, 1, 1, 2 a 2, žlté 1, 2, 2, 3 a 3.
rule-MA-136 = Žetón sabotáže pridáva v kroku udalostí svoju hodnotu k svojmu akčnému poľu.
rule-MA-137 = Keď je akcia sabotovaná, vezmi zo zásoby lícom nadol náhodný žetón a polož ho lícom nahor na jej akčné pole.
rule-MA-139 = Na akčnom poli smie ležať ľubovoľný počet žetónov sabotáže.
rule-MQ-106 = Ak text odoberá z akčného poľa jeden žetón sabotáže, je to ten s najvyššou hodnotou.
rule-MA-138 = Ak sabotáž v kroku udalostí zdvihne niektoré pole na 5 alebo viac, príde jeho udalosť po dokončení tej súčasnej, pri 6 alebo viac najprv kríza.
rule-MQ-31 = Žetón položený na pole, ktoré sa práve vyhodnocuje, sa odloží s ním a žiadnu reťaz nespustí.
rule-MQ-53 = Ak misia nemá sabotovanú akciu, žiadny žetón sa nekladie a nič sa nedeje.
rule-MA-140 = Keď sa zásoba lícom nadol minie, všetky použité žetóny, biele aj žlté, sa otočia lícom nadol a premiešajú ako nová zásoba.
rule-MA-141 = Ak má prísť žetón a všetky ležia na akčných poliach, použi náhradný s hodnotou 1.
rule-MQ-52 = Náhradný žetón odchádza z hry, keď sa jeho pole vyprázdni.

## Udalosti

rules-mandalorian-adventures-events = Udalosti
rule-MA-112 = Otoč vrchnú kartu s udalosťou a vykonávaj jej efekty zhora nadol. Všetko volí aktívny hráč.
rule-MQ-80 = „Ty“ na karte s udalosťou znamená postavu aktívneho hráča.
rule-MA-131 = Vykonaj všetko, čo na karte s udalosťou stojí.
rule-MA-132 = Efekt označený +6 platí, len ak má akčné pole 6 alebo viac.
rule-MA-133 = Rub karty s udalosťou napovedá, čo urobí, napríklad ktorá trieda sa presunie alebo zaútočí. Smieš s tým rátať.
rule-MQ-39 = Ďalšia karta s udalosťou sa otočí a dokončí tam, kde to text hovorí, s rovnakým súčtom pre +6; potom pokračuje prvá karta.
rule-MA-113 = Vyhodnotená karta s udalosťou ide lícom nahor na kôpku zahodených kariet s udalosťami.
rule-MA-114 = Keď sa má objaviť posila, polož vrchný žetón stĺpčeka lícom nahor na určené políčko, obvykle na políčko s hviezdou, ktoré je ti najbližšie.
rule-MA-115 = Karta môže určiť aj iné políčko, napríklad tvoje.
rule-MA-116 = Ak je možných políčok viac, zvoľ políčko skôr, než sa žetón vezme.
rule-MQ-48 = Najbližšie políčko s hviezdou sa hľadá podľa dosahu od teba; ak dosah nevedie k žiadnemu, zvolí aktívny hráč ktorékoľvek. Rovnako sa hľadá najbližšia skrytá hrozba, ale ak dosah nevedie k žiadnej, nič sa nedeje.
rule-MQ-49 = Posila, ktorá sa objaví, sa pre svoj efekt misie ráta ako odhalená, pre Stráž nie. Žetón položený lícom nahor pri príprave sa neráta ani pre jedno.
rule-MA-117 = Keď sa stĺpček minie, všetci porazení nepriatelia z posíl sa otočia lícom nadol a premiešajú do nového stĺpčeka.
rule-MQ-50 = Vracajú sa len porazení oranžoví nepriatelia; použité oranžové bonusy zostávajú bokom.
rule-MQ-51 = Stĺpček posíl a zásoba sabotáže sa dopĺňajú, až keď má prísť žetón a žiadny nezostáva. Kôpky sa dopĺňajú hneď.
rule-MA-118 = Ak sú všetky posily v hre, žiadna sa neobjaví.
rule-MA-134 = Ak karta s udalosťou nemala vôbec žiadny efekt, objaví sa posila lícom nahor na najbližšom políčku s hviezdou.
rule-MQ-36 = Pre tento postih je to políčko s hviezdou, ktoré je ti najbližšie.
rule-MA-135 = Aj malý efekt postih ruší, napríklad presun jedného nepriateľa o 1 políčko alebo ďalšia karta s udalosťou.
rule-MQ-37 = Efekt to bol, keď sa nejaký žetón presunul, prišiel, odišiel alebo bol odhalený, keď nepriateľ zaútočil, keď bolo spôsobené alebo zablokované zranenie, keď sa zmenili dvere alebo keď niekto vzal kartu či sa vyhodnotila ďalšia udalosť. Preskočené časti +6 sa nerátajú a rovnako ani to, čo urobí pravidlo, keď sa kôpka udalostí zamieša nanovo.
rule-MQ-38 = Ak sú všetky posily v hre, postih nerobí nič a neskôr sa nenahrádza.

## Nepriatelia v udalostiach

rules-mandalorian-adventures-enemies = Nepriatelia v udalostiach
rule-MA-123 = Nepriatelia sa nepresúvajú ani neútočia, ak to nehovorí karta alebo efekt.
rule-MA-119 = Efekt presunu hovorí, koľko nepriateľov ktorej triedy sa presunie a ako ďaleko. Každý ide najkratšou cestou k postave, ktorá je mu najbližšie.
rule-MA-120 = Ktorí nepriatelia tej triedy sa presunú, volíš ty, ale každý sa musí dokázať presunúť aspoň o 1 políčko.
rule-MQ-43 = Zvoľ toľko rôznych nepriateľov, koľko karta hovorí; ak sa ich môže presunúť menej, presunú sa všetci, ktorí môžu. Každý sa dokončí, skôr než sa začne ďalší.
rule-MA-121 = Ak sa nemôže presunúť žiadny nepriateľ, efekt nerobí nič.
rule-MQ-40 = Pri presune sa najbližšia postava hľadá podľa dĺžky cesty. Postavy, ku ktorým sa nedá dôjsť, sa neberú do úvahy; ak sa nedá dôjsť k žiadnej, nepriateľ sa presunúť nemôže.
rule-MQ-42 = Cieľ sa určí, keď nepriateľ presun začína. Každý krok ho priblíži o 1 a na políčku cieľa sa zastaví.
rule-MQ-44 = Zvolený nepriateľ sa presunie o celú vzdialenosť, ak skôr nedôjde k cieľu.
rule-MA-122 = Nepriatelia prechádzajú cez postavy aj iné hrozby.
rule-MA-124 = Nepriateľ, ktorý sa vzďaľuje, musí byť po každom kroku od tej postavy o 1 ďalej, aj keď sa tým priblíži k inej. Ak nemôže, zostáva stáť.
rule-MQ-46 = Vzďaľuje sa od postavy, ktorú efekt menuje, inak od tej, ktorá je mu podľa dĺžky cesty najbližšie; pri zhode rozhoduje aktívny hráč. Nepriateľ, ku ktorému sa žiadna postava nedostane, zostáva stáť.
rule-MA-125 = Ak karta menuje viac tried, smieš voliť nepriateľov ktorejkoľvek z nich.
rule-MA-126 = Efekt útoku hovorí, koľko nepriateľov ktorej triedy zaútočí a v akom dosahu. Každý spôsobí 1 zranenie postave v tomto dosahu.
rule-MA-127 = Nepriateľ s viacerými možnými cieľmi útočí na najbližšiu postavu.
rule-MQ-41 = Pri útoku sa najbližšia postava hľadá podľa dosahu.
rule-MA-128 = Aktívny hráč volí nepriateľov, ich poradie aj medzi rovnako blízkymi postavami; zaútočiť však musí čo najviac nepriateľov.
rule-MQ-45 = Za každý efekt útoku zaútočí nepriateľ raz. Nemusí to byť ten, ktorý sa presunul.
rule-MA-129 = Ak nemôže zaútočiť žiadny nepriateľ, efekt nerobí nič.

## Dieťa

rules-mandalorian-adventures-child = Dieťa
rule-MA-155 = V niektorých misiách sa používa žetón Dieťaťa; ako príde do hry, hovorí zadanie misie.
rule-MA-156 = Dieťa nesie postava, alebo ho nesie nepriateľ (len keď to hra hovorí), alebo je na políčku a nikto ho nenesie.
rule-MA-157 = Počas ktorejkoľvek akcie na políčku Dieťaťa ho smieš zachrániť, aj pri prechode: odvtedy ho nesie tvoja postava.
rule-MQ-89 = Záchranu umožňujú zahraté akcie, akcie navyše aj akcie zadarmo, dokonca aj Pohyb o 0 políčok, od svojho začiatku až do dokončenia akcie aj efektu karty. Postava, ktorá sa pohybuje mimo vlastnej akcie, zachraňovať nemôže.
rule-MA-158 = Dieťa, ktoré nesie iná postava alebo nepriateľ, zachrániť nemožno.
rule-MA-160 = Dieťa nesmieš odložiť ani podať inej postave.
rule-MA-162 = Ak utrpíš nezablokované zranenie, keď nesieš Dieťa, Dieťa ujde na susedné políčko.
rule-MA-163 = Ak je to možné, ujde na políčko s nepriateľom alebo skrytou hrozbou.
rule-MQ-55 = Kam Dieťa ujde, volí aktívny hráč.
rule-MQ-56 = Ak nie je žiadne susedné políčko, Dieťa sa položí na políčko postavy, ktorá ho niesla.
rule-MQ-57 = Nech jeden zdroj spôsobí akokoľvek veľa zranení, Dieťa ujde len raz.
rule-MQ-58 = Ak Zovretie zasiahne postavu, ktorá Dieťa nesie, zranenie aj útek nastanú na pôvodnom políčku; potom pohyb pokračuje.
rule-MA-161 = V ťahu, v ktorom Dieťa ušlo, ho zachrániť nemožno.
rule-MQ-60 = Platí to pre všetky postavy až do konca ťahu.
rule-MA-164 = Pri niektorých udalostiach Dieťa ujde aj bez zranenia, podľa rovnakých pravidiel. Ak ho nikto nenesie, nič sa nedeje.
rule-MQ-61 = Nepriateľ zoberie Dieťa, len keď to misia hovorí. Potom sa presúva a útočí ako obvykle a Dieťa nesie so sebou.
rule-MA-159 = Keď je nepriateľ, ktorý nesie Dieťa, porazený, Dieťa zostane na jeho políčku.
rule-MQ-90 = Nepriateľovi, ktorý ho nesie, Dieťa neuteká, ani pri udalosti, ani keď ten nepriateľ utrpí zranenie. Oslobodí ho len porážka toho nepriateľa alebo text misie.

## Obťažnosť a režimy

rules-mandalorian-adventures-modes = Obťažnosť a režimy
rule-MA-31 = Pred každou hrou si zvoľte obťažnosť. Na prvú hru sa odporúča začiatočnícka.
rule-MA-06 = Karta postavy má začiatočnícku a normálnu stranu; na začiatočníckej má viac životov.
rule-MA-32 = Začiatočnícka obťažnosť: začiatočnícka strana kariet postáv, limit ruky 4.
rule-MA-33 = Normálna obťažnosť: normálna strana, limit ruky 4.
rule-MA-34 = Hrdinská obťažnosť: normálna strana, limit ruky 3.
rule-MQ-93 = Príbehový režim: najmenej dvaja hráči a najviac toľko, koľko je uvedených postáv; voľný režim: dvaja až štyria; režim zdieľaných postáv: jeden až štyria, s najmenej dvoma uvedenými postavami. Jeden hráč má vždy režim zdieľaných postáv; inak, ak nie je zadaný, platí príbehový režim, ak sa hodí, a keď nie, voľný režim.
rule-MQ-69 = Uvedené postavy, ktoré si žiadny hráč nevezme, sa nepoužijú. Bez zdieľaných postáv hrajú najmenej dvaja hráči.
rule-MQ-68 = V príbehovom režime sa musia zúčastniť postavy, ktoré misia vyžaduje, obvykle Mandalorian. V režime zdieľaných postáv a pri hre jedného hráča stačia ktorékoľvek dve uvedené.
rule-MA-181 = Ak je hráčov viac než uvedených postáv, hrajte vo voľnom režime alebo v režime zdieľaných postáv.
rule-MA-182 = Voľný režim: každý hráč si zvolí ktorúkoľvek postavu, uvedenú či nie. Mandalorian sa zúčastniť nemusí.
rule-MA-183 = Postava, o ktorej sa zadanie misie nezmieňuje, nemá zvláštnu prípravu a začína na štartovacom políčku.

## Zdieľané postavy a jeden hráč

rules-mandalorian-adventures-shared = Zdieľané postavy a jeden hráč
rule-MA-184 = V režime zdieľaných postáv ovládajú všetci hráči spoločne práve dve uvedené postavy, pri akomkoľvek počte hráčov.
rule-MA-190 = Jeden hráč hrá v režime zdieľaných postáv s jednou rukou a dvoma postavami. Úloha, kôpka rozvoja aj všetko ostatné zostáva rovnaké.
rule-MA-185 = Karty zručností oboch postáv tvoria jednu kôpku, z ktorej berú všetci, s jednou kôpkou zahodených kariet.
rule-MQ-76 = Každý hráč má obvyklý limit ruky: 4, pri hrdinskej obťažnosti 3.
rule-MA-186 = Akciu vykonáva postava, ktorá je na karte.
rule-MA-187 = Ťah má aj tu dve akcie, s kartami jednej postavy alebo oboch, ale nikdy nie dve karty na jedno pole.
rule-MA-188 = Ponechaná karta plánovania patrí postave, ktorá koná, a každá postava smie mať z každej najviac jednu. O všetkom rozhoduje aktívny hráč, aj o ich použití.
rule-MQ-92 = Karta plánovania pôsobí pre postavu, ktorej patrí; na akciu navyše možno použiť kartu ktorejkoľvek z oboch. Ak si má postava vziať karty zručností, určí aktívny hráč, kto si ich vezme.
rule-MQ-102 = Ak kartu plánovania, ktorú použiješ vo svojom kroku akcií alebo pred svojím krokom udalostí, majú obe postavy, povieš, čia je.
rule-MQ-77 = Bonus na svojom políčku smie použiť len postava, ktorá vykonáva súčasnú akciu.
rule-MA-189 = „Ty“ je postava, ktorá koná. Udalosť sa týka postavy z vrchnej karty akčného poľa, ktoré ju prinieslo, aj keď ide o najbližšiu skrytú hrozbu.
rule-MQ-54 = Ak sa vyhodnocuje pole, na ktorom sú len žetóny, zvolí aktívny hráč, ktorej postavy sa udalosť týka.
rule-MQ-79 = Keď nepriatelia hľadajú najbližšiu postavu, berú do úvahy obe.
rule-MQ-78 = Ak je ktorákoľvek z postáv porazená, misia je prehratá.

## Kampaň

rules-mandalorian-adventures-campaign = Kampaň
rule-MA-08 = Vrchnou kartou kôpky rozvoja sa riadite pred každou hrou a znova po nej.
rule-MA-07 = Karty rozvoja sú očíslované a nikdy sa nemiešajú. Ak sa pomiešajú, zoraďte ich podľa čísel.
rule-MA-09 = Pred hrou sa riaďte vrchnou kartou rozvoja, odoberte ju a odhaľte ďalšiu, kým sa neodhalí karta s nápisom STOP.
rule-MQ-70 = Karta STOP zostáva navrchu až do ďalšieho razu, ktorý sa začína jej vyhodnotením. Pred hrou aj po nej sa pokračuje po ďalšiu kartu STOP, takže každá hra spotrebuje dve.
rule-MA-10 = Ktorú misiu hrať, určuje kôpka rozvoja. Prvá hra je misia 1.
rule-MA-11 = Karty, ktoré privedie do hry kôpka rozvoja, zostávajú pre všetky ďalšie hry.
rule-MQ-73 = Karty zručností pridané neskôr rozširujú kôpku nad 12, ak karta rozvoja nejakú neodoberie.
rule-MA-12 = Očíslované obálky zostávajú zatvorené, kým ich nejaký pokyn neotvorí.
rule-MA-13 = Kôpka rozvoja pokračuje po výhre aj po prehre a určí ďalšiu misiu.
rule-MA-176 = Po hre sa riaďte vrchnou kartou rozvoja a kôpku potom uložte v jej poradí na ďalšiu hru.
rule-MA-14 = Každá misia sa začína nanovo: zranenia a všetko na mape je preč.
rule-MA-15 = Hráči, obťažnosť, režim aj postavy sa môžu od hry k hre meniť; kôpka rozvoja si poradí so všetkým.
rule-MA-16 = Dieťa, Zovretie, Efekt misie, Diverzia a očíslované políčka prichádzajú s misiou 2, akcie misie s misiou 3.
rule-MQ-71 = Odomknutú misiu si smiete zahrať znova mimo kampane bez toho, aby ste sa dotkli kôpky rozvoja.
rule-MQ-72 = Kampaň možno vrátiť na jej prvú kartu.

## Čo smieš vedieť

rules-mandalorian-adventures-information = Čo smieš vedieť
rule-MA-177 = O kartách vo svojej ruke smieš hovoriť, ale nesmieš ich ukazovať. Ostatní vidia len to, koľko ich máš.
rule-MA-178 = Hrozbu, na ktorú sa pozrieš, ostatným neukazuješ. Smieš povedať pravdu alebo klamať.
rule-MQ-84 = Rozprávať sa smiete voľne; skryté karty a žetóny sa iným hráčom nikdy neukazujú.
rule-MA-179 = Všetky kôpky zahodených kariet sú prístupné a smú sa kedykoľvek čítať.
rule-MA-180 = Kôpka udalostí sa nesmie prehľadávať; vidno len rub jej vrchnej karty.
rule-MQ-83 = Žiadna kôpka sa nesmie prehľadávať a v kôpke rozvoja sa nesmie čítať dopredu.
rule-MQ-66 = Akciu možno vrátiť, len kým neodhalila nič skryté ani nič náhodne nevybrala.
