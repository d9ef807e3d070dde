### Pravidla hry Bounty Hunters, jedno pro každé číslo, pro ty, kdo hrají.

## Karty

rules-bounty-hunters-cards = Karty
rule-BH-01 = Hra je pro 2 až 6 hráčů.
rule-BH-02 = Hracích karet je 195: 44 cílů, 63 lovců, 44 zakázek a 44 karet tržiště Jawů. Se 4 kartami zón a přehledem pravidel je to 200 karet.
rule-BH-06 = Karty tvoří čtyři balíčky, které se liší barvou: zelený balíček cílů, červený balíček nájemných lovců, modrý balíček zakázek a šedý balíček tržiště Jawů. Každý má vlastní odhazovací balíček.
rule-BH-07 = Na cíli je uvedeno, kolik bodů přinese na konci, štít o třech hodnotách (zelená, modrá, oranžová) a kolik karet zobrazuje tutéž postavu. Některé cíle mají i bonus za dopadení: kredit, nebo zakázku.
rule-BH-08 = Na lovci jsou tři hodnoty útoku (zelená, modrá, oranžová) a body, které tě na konci stojí; může to být i 0. Zahrání lovce nestojí žádné kredity.
rule-BH-03 = V balíčku tržiště Jawů jsou dva druhy karet: 29 droidů a 15 karet beden.
rule-BH-09 = Na droidovi je jeho cena v kreditech, tři hodnoty útoku a kolik droidů v balíčku má tytéž hodnoty útoku. Body nepřináší ani nestojí.
rule-BH-10 = Na kartě beden je její cena v kreditech, body, které přinese na konci, a 1, 2 nebo 3 bedny. Nemá hodnoty útoku a nikdy se neúčastní střetu.
rule-BH-04 = Z 15 karet beden jich 6 zobrazuje jednu bednu, 6 dvě a 3 tři: dohromady 27 beden.
rule-BH-11 = Zakázka jmenuje dvojici: dva různé cíle, dvakrát tentýž cíl, nebo cíl a bednu. Uvádí body za jednotlivé položky a za každé úplné duo a nestojí žádné kredity.
rule-BH-12 = Karty útoku jsou lovci a droidi a nic jiného.
rule-BH-05 = V krabici je 42 kreditů, každý má hodnotu přesně 1, a bloček na zápis bodů.

## Příprava

rules-bounty-hunters-setup = Příprava
rule-BH-13 = Uprostřed leží v řadě 4 karty zón. Nad každou je její balíček, pod ní její odhazovací balíček; odhazovací balíčky jsou na začátku prázdné.
rule-BH-14 = Karty se podle barvy roztřídí do čtyř balíčků. Každý se zamíchá zvlášť a leží lícem dolů.
rule-BH-15 = Kredity leží vedle balíčků jako bank pro všechny.
rule-BH-S07 = Každý hráč začíná s 0 kredity.
rule-BH-S06 = Bank je neomezený, pokud volba hry neurčí jinak (42 kreditů jako v krabici). Pak zisk, který bank nemůže vyplatit, propadá; kdo dostává první, říká BH-S58.
rule-BH-17 = Každý hráč dostane 1 kartu z každého ze čtyř balíčků, takže začínáš se 4 kartami v ruce.
rule-BH-S50 = Hráči sedí po směru hodinových ručiček v pořadí svých čísel: další číslo sedí po tvé levici, hráč 1 po levici posledního. V tomto pořadí se rozdává, počínaje hráčem 1, ať je mistrem cechu kdokoli.

## Mistr cechu

rules-bounty-hunters-guild-master = Mistr cechu
rule-BH-16 = Jeden hráč je mistr cechu a má u sebe přehled pravidel; u stolu se skutečnými kartami je to ten, kdo naposledy viděl některý film Star Wars.
rule-BH-S51 = Tady je mistr cechu určen na začátku hry a už se nemění: je to hráč uvedený ve volbách, a není-li uveden nikdo, rozhodne náhoda.
rule-BH-106 = Mistr cechu udává tempo: ohlašuje každý krok, dohlíží, aby nikdo nepředbíhal, a na konci zapisuje body. Tady to všechno dělá stůl sám.
rule-BH-108 = Být mistrem cechu nemění nic na tom, co smíš dělat, ani na bodování. Určuje to jen, kdo dostává první: počínaje mistrem cechu a dál doleva. Záleží na tom, když je karet nebo kreditů málo.
rule-BH-107 = Přehled pravidel uvádí na jedné straně tři kroky kola, na druhé konec hry a bonus za čtvrté dopadení. Kdokoli si ho smí kdykoli přečíst.

## Kolo

rules-bounty-hunters-turn = Kolo
rule-BH-19 = Hraje se na kola o třech krocích: 1 vezmi si kartu, 2 vyber kartu, 3 předej karty z ruky.
rule-BH-20 = Každý krok dělají všichni hráči zároveň. Nikdo nezačne další krok, dokud všichni nedokončí ten předchozí.
rule-BH-21 = Po kroku 3 začíná nové kolo, dokud se neodehraje to poslední. Na začátku kola máš v ruce 4 karty, po vzetí karty 5, po výběru i po předání zase 4.

## Vezmi si kartu

rules-bounty-hunters-drawing = Vezmi si kartu
rule-BH-22 = V kroku 1 si bereš právě jednu kartu, a to vrchní kartu libovolného balíčku. Je to pátá karta ve tvé ruce.
rule-BH-23 = Balíček si vybíráš v každém kole svobodně: znovu tentýž, nebo i takový, ze kterého berou další hráči.
rule-BH-24 = Kartu si vzít musíš, dokud ti ji některý balíček může dát. Z odhazovacího balíčku si nikdo nikdy přímo nebere.

## Prázdné balíčky

rules-bounty-hunters-empty-decks = Prázdné balíčky
rule-BH-109 = Prázdný balíček hru nekončí: novým balíčkem se stane jeho odhazovací balíček, a není-li žádný, bereš si z jiného balíčku.
rule-BH-S01 = Je-li potřeba karta z prázdného balíčku, jeho odhazovací balíček se zamíchá, položí lícem dolů jako nový balíček a bere se z něj.
rule-BH-S05 = Odhazovací balíček se míchá, až když je potřeba karta, ne hned po odebrání poslední karty z balíčku.
rule-BH-S03 = Nejdřív se určují balíčky; pořadí jde od mistra cechu doleva. Když tvůj balíček mezitím dojde, určíš jiný; balíček, který kartu dát nemůže, určit nejde. Všechny karty se vydají najednou, až lze vyhovět každému.
rule-BH-S02 = Nemůže-li dát kartu žádný balíček, nic si nebereš a vybíráš z karet, které máš; bez jediné karty smíš jen aktivovat a ukončit krok. Jsou-li na začátku kola prázdné všechny balíčky, odhazovací balíčky i ruce, hra končí a spočítají se body.
rule-BH-S04 = Má-li někdo dostat bonusovou zakázku a balíček zakázek je prázdný, nejdřív se zamíchá jeho odhazovací balíček. Je-li prázdný i ten, zakázka propadá bez náhrady.

## Vyber kartu

rules-bounty-hunters-choosing = Vyber kartu
rule-BH-25 = V kroku 2 vybíráš právě jednu z pěti karet v ruce, tu právě vzatou, nebo kteroukoli jinou. Pasovat nejde.
rule-BH-26 = Vybraná karta se pokládá lícem dolů. Až vyberou všichni, všechny vybrané karty se naráz otočí.
rule-BH-S09 = Vybírat lícem dolů je tu povinné: dělají to tak všichni v každém kole.
rule-BH-S08 = Lícem dolů určuješ jen kartu. Zda ji prodáš, nebo zahraješ, kam ji přiložíš a co zaplatíš, rozhodneš až po otočení všech karet.
rule-BH-27 = S vybranou kartou uděláš právě jednu ze dvou věcí: prodáš ji, nebo zahraješ.
rule-BH-28 = Pořadí je pevné: nejdřív vybranou kartu prodej nebo zahraj, pak aktivuj tolik svých rezervovaných karet, kolik chceš a můžeš zaplatit, třeba žádnou, a nakonec krok ukonči.
rule-BH-S60 = Krok vždy ukončuješ ty, i když už není co dělat; ostatní vidí jen to, že máš vybráno a že máš hotovo. Vybranou kartu jde vždy prodat a pak krok vždy ukončit.
rule-BH-S21 = Dokud nevybere poslední hráč, smíš změnit určený balíček i položenou kartu. Později smíš až do ukončení kroku vracet vlastní akce, pokud to stůl dovoluje; jakmile si však vezmeš zakázku, co bylo před ní, už vrátit nejde.
rule-BH-29 = Čtyři ostatní karty ti zůstávají v ruce až do kroku 3.

## Prodej a zahrání

rules-bounty-hunters-selling-and-playing = Prodej a zahrání
rule-BH-33 = Prodej vybrané karty: polož ji lícem nahoru na odhazovací balíček jejího balíčku a vezmi si 1 kredit.
rule-BH-34 = Prodat jde kartu každého druhu, vždy za 1 kredit: cíl, lovce, zakázku, droida i bedny.
rule-BH-35 = Kredity slouží k placení karet tržiště Jawů a úplně na konci rozhodují remízy. Nejsou to body.
rule-BH-36 = Zahrání vybrané karty: polož ji lícem nahoru před sebe.
rule-BH-37 = Cíle, lovci a zakázky jsou zdarma: aktivní jsou hned po zahrání. Aktivní karta leží na výšku.
rule-BH-38 = Karta tržiště Jawů se stane aktivní, jen když zaplatíš její cenu. Jinak ji můžeš jen rezervovat.
rule-BH-39 = Zaplacené kredity se vracejí do banku.
rule-BH-40 = Aktivní cíl může být dopaden, aktivní lovec nebo droid útočí, aktivní karta beden se počítá se svými body a bednami a aktivní zakázka se boduje na konci.

## Rezervace a aktivace

rules-bounty-hunters-reserving = Rezervace a aktivace
rule-BH-41 = Nemůžeš-li kartu tržiště Jawů zaplatit, nebo ještě nechceš, rezervuješ ji: leží před tebou lícem nahoru a na šířku.
rule-BH-44 = Rezervovaná karta nic nedělá: rezervovaný droid nepřidává útok, rezervovaná karta beden nepřináší body ani bedny.
rule-BH-S19 = Rezervovaných karet smíš mít libovolně mnoho. Rezervovanou kartu nejde nikdy prodat, vzít zpět do ruky ani předat.
rule-BH-42 = Po prodeji nebo zahrání vybrané karty smíš aktivovat libovolný počet svých rezervovaných karet, jednu po druhé, každou za plnou cenu.
rule-BH-43 = Aktivovaná karta se otočí na výšku. Aktivovaný droid se v tu chvíli přiloží podle stejných pravidel jako droid zahraný z ruky (BH-53 až BH-57).
rule-BH-45 = Obvykle kartu v jednom kole rezervuješ a v některém dalším zaplatíš, navíc ke kartě, kterou v tom kole prodáš nebo zahraješ.
rule-BH-S17 = Rezervovanou kartu nejde aktivovat dřív, než vybranou kartu prodáš nebo zahraješ.
rule-BH-S13 = Kartu rezervovanou v tomto kole smíš aktivovat ještě v témže kroku, pokud na ni v tu chvíli už máš dost kreditů.
rule-BH-S14 = Kredit z prodeje karty jde utratit za aktivaci v témže kroku.
rule-BH-S18 = Cena se platí celá najednou. Platit po částech nejde a žádná karta se neplatí dvakrát.
rule-BH-S20 = Rezervované karty jde aktivovat jen v kroku 2 a po skončení posledního kola už ne.

## Střety

rules-bounty-hunters-confrontations = Střety
rule-BH-46 = Lovíš jen u sebe, vlastní cíle vlastními kartami útoku. U jiného hráče nikdy na nic neútočíš, nic neblokuješ a nic nebereš.
rule-BH-47 = Střet je jeden cíl a karty útoku, které proti němu stojí, pokud už nějaké jsou. Cíl leží vlevo, karty útoku vpravo tak, aby byly vidět všechny jejich hodnoty.
rule-BH-50 = Nečekají-li u tebe na cíl žádné karty útoku, zahraný cíl otevírá nový střet.
rule-BH-51 = Nedopadených cílů smíš mít zároveň libovolně mnoho.
rule-BH-53 = Máš-li nedopadený cíl, když se karta útoku stane aktivní, přiložíš ji k nedopadenému cíli podle své volby.
rule-BH-S25 = Dokud máš nedopadený cíl, nemůže karta útoku zůstat stranou.
rule-BH-S22 = K už dopadenému cíli kartu útoku přiložit nejde.
rule-BH-48 = Útok se sčítá pro každou barvu zvlášť: všechny zelené hodnoty, všechny modré, všechny oranžové. Přebytek jedné barvy nenahradí jinou.
rule-BH-52 = Každá karta útoku přidaná do střetu přičte své hodnoty k těm, které tam už jsou: (2·0·1), (1·1·0) a (0·0·4) dají dohromady (3·1·5).
rule-BH-49 = Každá karta útoku stojí jen proti jednomu cíli, nebo čeká v jedné skupině. Její hodnoty se nikdy nedělí.
rule-BH-67 = Lovce a droidy smíš libovolně kombinovat, proti cíli i při čekání na něj.
rule-BH-66 = Aktivace droidů stojí kredity. Zato droidi nikdy nestojí body, ale ani žádné nepřinášejí.
rule-BH-S26 = Přiložené karty útoku a cíle se nikdy nepřesouvají ani neodebírají, před dopadením ani po něm.

## Bez cíle

rules-bounty-hunters-without-a-target = Bez cíle
rule-BH-54 = Nemáš-li už co dopadnout, když se karta útoku stane aktivní, položí se samostatně a vytvoří čekající skupinu.
rule-BH-S23 = Máš-li jen dopadené cíle a žádný nedopadený, karta útoku založí čekající skupinu nebo se k ní přidá, jako by cíl nebyl žádný.
rule-BH-55 = Dokud nemáš nedopadený cíl, musí se každá další karta útoku přidat k téže čekající skupině.
rule-BH-S24 = Druhou čekající skupinu nikdy mít nemůžeš.
rule-BH-56 = Další cíl, který zahraješ, se musí přidat k čekající skupině a ta pak stojí proti němu. Stačí-li útok, je cíl hned dopadený; nestačí-li, zůstává nedopadený.
rule-BH-S27 = Další zahraný cíl nejde položit mimo čekající skupinu, ať má štít jakýkoli. Nechceš-li ho tam, raději ho prodej.
rule-BH-57 = Máš tedy nejvýš jednu čekající skupinu a nikdy zároveň čekající skupinu a nedopadený cíl.

## Dopadení

rules-bounty-hunters-capture = Dopadení
rule-BH-58 = Cíl je dopadený, když útok dosáhne hodnot jeho štítu ve všech třech barvách nebo je překročí. Na štít (4·1·6) stačí (4·1·6) nebo (9·1·6), ale ne (9·9·5).
rule-BH-59 = Dopadení se zjišťuje v kroku 2 po každé jednotlivé přiložené kartě, ať je to karta útoku, nebo cíl. Dopadení i jeho bonus přijdou hned, než uděláš cokoli dalšího.
rule-BH-S29 = Dopadení nejde odmítnout ani odložit.
rule-BH-60 = Dopadený cíl se otočí na šířku a zůstává před tebou i s kartami útoku, které proti němu stály. Kolik cílů máš dopadených, vidí vždy všichni; nová dopadení se ostatním ukážou, až skončí krok 2.
rule-BH-S28 = Útok nad hodnoty štítu propadá. Všichni lovci, kteří leží u dopadeného cíle, stojí své body, i kdyby jich stačilo méně.
rule-BH-61 = Je-li na dopadeném cíli kredit, dostaneš hned 1 kredit.
rule-BH-S15 = Kredit za dopadení jde utratit za kteroukoli další aktivaci v témže kroku.
rule-BH-62 = Je-li na dopadeném cíli zakázka, vezmi si hned 1 kartu z balíčku zakázek. Je zdarma a ihned aktivní.
rule-BH-S35 = Bonusová zakázka leží před tebou lícem nahoru, aby ji všichni viděli. Odmítnout ji nejde.
rule-BH-64 = V jednom kroku smíš dopadnout i několik cílů, zahranou kartou i těmi, které aktivuješ.
rule-BH-65 = Počet dopadení není omezen: smíš dopadnout i víc než 4 cíle.
rule-BH-63 = Body dopadených cílů i body, které stojí lovci, se počítají až na konci hry.

## Předej karty z ruky

rules-bounty-hunters-passing = Předej karty z ruky
rule-BH-30 = V kroku 3 dáš své 4 zbylé karty hráči vlevo a vezmeš si 4 karty od hráče vpravo. Směr se nikdy nemění.
rule-BH-31 = Všichni dávají i berou ve stejnou chvíli: nikdo nevidí nové karty dřív, než předá ty staré.
rule-BH-32 = Ve dvou si hráči karty z ruky v každém kole jednoduše vymění.
rule-BH-S49 = Ve dvou je soused vlevo i soused vpravo táž osoba.

## Bedny

rules-bounty-hunters-crates = Bedny
rule-BH-68 = Karta beden přináší na konci hry své body, je-li aktivní. Karta beden, která je stále jen rezervovaná, nepřináší nic.
rule-BH-69 = Na konci spočítej bedny na svých aktivních kartách beden: zobrazené bedny, ne karty.
rule-BH-70 = Kdo má nejvíc beden, dostane dalších 5 bodů. Při remíze dostane plných 5 každý, kdo jich má nejvíc: při 4, 2 a 4 bednách první i třetí hráč.
rule-BH-S39 = Nemá-li nikdo aktivní kartu beden, nedostane těch 5 bodů nikdo.
rule-BH-S43 = Bedny, které v zakázce tvoří duo, se počítají i při určování, kdo má beden nejvíc.

## Zakázky

rules-bounty-hunters-contracts = Zakázky
rule-BH-71 = Zakázky se bodují na konci, a to jen ty, které leží před tebou, zahrané i získané jako bonus. Počítají se do nich jen tvé vlastní dopadené cíle a tvé vlastní aktivní bedny.
rule-BH-72 = Zakázka přináší své body za každou odpovídající položku, kterou máš, a body za duo za každou úplnou dvojici.
rule-BH-S42 = Body se liší zakázku od zakázky i mezi oběma stranami téže zakázky: platí, co je na kartě.
rule-BH-73 = Dva různé cíle: body za každý dopadený cíl obou druhů a body za duo za každou dvojici těch dvou. Při 1 bodu za každý a duu +3 přinesou dva jednoho druhu a jeden druhého 6.
rule-BH-74 = Dvakrát tentýž cíl: body za každý dopadený a body za duo za každé dva takové. Při 1 bodu za každý a duu +2 přinesou dva 4.
rule-BH-S41 = Lichý do dua nepatří: tři stejné cíle jsou jedno duo, čtyři jsou dvě. Při 1 bodu za každý a duu +2 přinesou 5 a 8.
rule-BH-75 = Cíl a bedna: body za každý takový dopadený cíl, za samotné bedny nic, a body za duo za každý cíl spárovaný s aktivní bednou. Při 1 bodu a duu +2 přinesou dva cíle a dvě bedny 6.
rule-BH-76 = V rámci jedné zakázky patří každá karta a každá bedna nejvýš do jednoho dua: dva cíle a dvě bedny tvoří dvě dua, ne čtyři.
rule-BH-77 = Zakázka nikdy nestojí body a není nutné ji splnit celou: jednotlivé položky se bodují samy.
rule-BH-78 = Tentýž dopadený cíl nebo táž bedna se smí počítat do libovolného počtu tvých zakázek, stejných i různých.
rule-BH-S44 = Dvě stejné zakázky se obě bodují naplno.
rule-BH-79 = Body všech zakázek, které leží před tebou, se sečtou.

## Konec hry

rules-bounty-hunters-end = Konec hry
rule-BH-80 = Konec začíná, když někdo poprvé dopadne 4. cíl.
rule-BH-81 = Kdo první dopadne 4. cíl, dostane bonus: 1 kredit z banku a 1 zakázku z balíčku zakázek, která je hned aktivní.
rule-BH-82 = Každý další, kdo dopadne 4. cíl v témže kole jako první hráč, dostane také obojí, kredit i zakázku.
rule-BH-S31 = Kdo dopadne 4. cíl v pozdějším kole než první hráč, bonus za to nedostane.
rule-BH-83 = Bonus za čtvrté dopadení přichází navíc ke kreditu nebo zakázce, které jsou na samotném cíli.
rule-BH-S12 = Nejdřív dostaneš, co je na dopadeném cíli, pak bonus za čtvrté dopadení: kredit, potom zakázku.
rule-BH-S16 = Kredit za čtvrté dopadení jde hned utratit za další aktivace v témže kroku.
rule-BH-S32 = Dopadneš-li čtvrtý i pátý cíl v témže kole, dostaneš bonus jen jednou.
rule-BH-84 = Kolo s prvním čtvrtým dopadením se dohraje a pak se hrají přesně dvě další celá kola.
rule-BH-85 = Každý hráč dostane bonus nejvýš jednou. Čtvrtá dopadení v dalších kolech bonus nepřinášejí a nemění, kolik kol zbývá.
rule-BH-S33 = Odpočet posledních kol se spustí jen jednou a už nikdy nezačíná znovu.
rule-BH-86 = Všechna běžná pravidla platí až do konce posledního kola: braní karet, prodej, zahrání, aktivace, dopadení i bonusy dopadených cílů.
rule-BH-87 = Poslední je druhé kolo po tom, ve kterém přišlo první čtvrté dopadení. Pak hra končí: karty v ruce, rezervované karty a nedopadené cíle už k ničemu nejsou.
rule-BH-S34 = Karty z ruky se předávají i v posledním kole, ale už to nic nezmění.
rule-BH-S38 = Volbou jde určit poslední kolo: hra pak skončí a boduje se nejpozději po něm, i bez čtvrtého dopadení. Bez zadání takové omezení není.

## Bodování

rules-bounty-hunters-scoring = Bodování
rule-BH-88 = Zápis bodů má pro každého hráče šest řádků: jméno, cíle, bedny, zakázky, lovci (odečítají se) a celkem.
rule-BH-89 = Cíle: body všech cílů, které máš dopadené. Nedopadené cíle přinášejí 0.
rule-BH-90 = Bedny: body tvých aktivních karet beden a dalších 5, máš-li beden nejvíc.
rule-BH-S40 = Těch 5 bodů za nejvíc beden se zapisuje do řádku beden.
rule-BH-91 = Zakázky: body všech tvých zakázek dohromady.
rule-BH-92 = Lovci: odečti body uvedené na každém lovci, který leží u dopadeného cíle.
rule-BH-93 = Lovci u cíle, který je na konci stále nedopadený, nestojí nic: platí se jen úspěšným lovcům.
rule-BH-S36 = Lovci, kteří na konci ještě čekají na cíl, nestojí nic.
rule-BH-S37 = Droidi se na konci počítají za 0, ať leží kdekoli.
rule-BH-94 = Celkem: cíle, bedny a zakázky dohromady, minus lovci.
rule-BH-S45 = Součet může být i záporný a nijak se neupravuje.
rule-BH-96 = Příklad: cíle 46, bedny 4, zakázky 12 a lovci minus 12, to je celkem 50.
rule-BH-95 = Vyhrává hráč s nejvyšším součtem.
rule-BH-97 = Má-li nejvyšší součet více hráčů, vyhrává ten z nich, komu zbylo nejvíc kreditů.
rule-BH-98 = Má-li více z nich i stejně kreditů, a to nejvíc, je vítězství společné.
rule-BH-S46 = O dalších místech se rozhoduje stejně: podle součtu, pak podle kreditů. Hráči, kteří mají obojí stejné, se o místo dělí.

## Úvodní hra

rules-bounty-hunters-introductory = Úvodní hra
rule-BH-99 = Úvodní hra se hraje bez zakázek: balíček zakázek a jeho karta zóny zůstávají v krabici, takže jsou tři balíčky, tři karty zón a tři odhazovací balíčky.
rule-BH-100 = Pro úvodní hru se před mícháním odebere 8 cílů se zakázkou; zůstane 36 cílů a celkem 143 karet.
rule-BH-101 = V úvodní hře začínáš s 1 cílem, 2 lovci a 1 kartou tržiště Jawů v ruce.
rule-BH-S48 = V úvodní hře si v kroku 1 svobodně vybíráš ze tří balíčků a pátou kartu si bereš jako obvykle.
rule-BH-102 = V úvodní hře je bonusem za čtvrté dopadení jen 1 kredit. Dostane ho každý, kdo dopadne 4. cíl v témže kole jako první hráč.
rule-BH-103 = V úvodní hře nemá zápis bodů řádek zakázek. Všechno ostatní zůstává stejné, včetně dvou dalších kol, beden a rozhodování remíz.

## Co je tajné

rules-bounty-hunters-secrets = Co je tajné
rule-BH-18 = Tvá ruka je tajná: její karty nikdy neukazuješ jinému hráči.
rule-BH-104 = Skryté jsou ruce, balíčky a karty vybrané lícem dolů. Pro všechny viditelné je to, co leží před hráči, dopadení, kredity, bank, odhazovací balíčky, počty karet v balíčcích a v rukou i poslední kolo.
rule-BH-105 = Všechny vybrané karty se ukážou v jediném okamžiku. Do té doby u ostatních vidíš jen to, kdo už má vybráno.
rule-BH-S61 = Dokud se vybrané karty neotočí, nikdo nepozná, která z tvých pěti karet leží lícem dolů, ani hráč, který některé z nich zná z dřívější ruky.
rule-BH-S10 = Po otočení vybraných karet jednají všichni zároveň a nikdo nemůže čekat a reagovat. Vlastní změny vidíš hned, změny ostatních až ve chvíli, kdy skončí poslední hráč.
rule-BH-S52 = Všichni smějí vidět, kolik má kdo kreditů.
rule-BH-S53 = Všichni si smějí kdykoli prohlédnout odhazovací balíčky.
rule-BH-S54 = Všichni smějí vědět, kolik karet je v každém balíčku a v každé ruce a ze kterého balíčku si kdo vzal. Zvolené balíčky se ukážou naráz, až mají kartu všichni.
rule-BH-S55 = O kartě, kterou držíš a předáš dál, pořád víš, v čí ruce je, dokud není odhalena. Tato znalost končí, když je karta prodána a zamíchá se zpět do svého balíčku.
rule-BH-S62 = Diváci vidí u každého hráče totéž co ostatní hráči, ve stejnou chvíli, a neznají žádné karty z dřívějších rukou.
rule-BH-S63 = Tajemství končí, jakmile je zápis bodů hotový. Od té chvíle jsou ruce, balíčky i celý průběh hry přístupné všem.

## Všichni zároveň

rules-bounty-hunters-same-time = Všichni zároveň
rule-BH-S11 = Rychlost nikdy nepřináší výhodu. To, co děláš, mění jen karty před tebou, a co je společné, se vydává v pevném pořadí.
rule-BH-S58 = V kroku 2 se balíček zakázek odpočítává odshora tak, jak ležel při otočení vybraných karet: první karta mistrovi cechu, další hráči vlevo, stále dokola; tvé bonusové zakázky jsou ty, které připadnou na tebe. Nestačí-li balíček, zakázka se dluží a bere se v tomto pořadí, až krok 2 skončí, z toho, co zbylo, a ze zamíchaného odhazovacího balíčku, nebo propadá. Omezený bank platí stejně; dlužný kredit ještě nejde utratit.
rule-BH-S59 = Když poslední hráč ukončí krok 2, prodané karty leží na odhazovacích balíčcích v pořadí od mistra cechu doleva, poslední navrchu. Vydají se dlužné kredity a pak dlužné zakázky. První čtvrté dopadení určí poslední kolo, vše se naráz ukáže a následuje krok 3.
rule-BH-S56 = Když hráč odejde nebo mu vyprší čas, zaskakuje bot. Co už je vybráno nebo uděláno, platí, karty z ruky se předávají jako dřív a místo se boduje.
