### Kampaň hry The Mandalorian: Adventures: `cantina campaign` a co říkají karty rozvoje.

## Nápověda

terminal-about-campaign = Uchovává kampaň hry The Mandalorian: Adventures mezi partiemi v jednom souboru.
campaign-help-action = new (založit), show (ukázat), next (co teď hrát), record (jak to dopadlo) nebo reset (od začátku)
campaign-help-file = soubor kampaně
campaign-help-result = pro record: won (výhra), lost (prohra), nebo soubor uložené hry
campaign-help-seats = počet hráčů; bez zadání 2
campaign-help-mission = mise, když si můžete vybrat
campaign-help-map = mapa, když si můžete vybrat
campaign-help-mode = pro next a record: { $modes }
campaign-help-difficulty = pro next a record: { $levels }
campaign-help-veteran = pro new: všechno je přístupné hned

## Co se říká

campaign-begun = Kampaň { $id } je v souboru { $file }; začíná se příkazem „cantina campaign next { $file }“.
campaign-heading = Kampaň { $id }
campaign-growth = Vyhodnocené karty rozvoje: { $count } z { $all }.
campaign-envelope = Obálka { $number } je otevřená: { $missions }
campaign-mission = Další mise: { $mission }. Mapa: { $maps }.
campaign-free-play = Volná hra: vyberte si libovolnou misi pomocí --mission: { $missions }.
campaign-any-mission = Volná hra: vyberte si libovolnou misi: { $missions }.
campaign-not-begun = Žádná hra ještě není připravená: první misi určí „next“.
campaign-game-won = Hra { $number }: { $mission } ({ $map }), výhra.
campaign-game-lost = Hra { $number }: { $mission } ({ $map }), prohra.

## Pravidla hry, která přicházejí postupně

campaign-rule-guard = Stráž: skončíš-li pohyb v dosahu 1 od tohoto nepřítele, způsobí ti 1 zranění.
campaign-rule-tactical-skill = Taktická karta dovednosti: nemá sílu a nedává akci, jen svůj efekt na odpovídajícím akčním poli. V kroku událostí má toto pole hodnotu přesně 5.
campaign-rule-child = Dítě: na jeho políčku ho můžeš zachránit během jakékoli akce. Když postava, která ho nese, utrpí zranění, Dítě uteče na sousední políčko, pokud možno s nepřítelem nebo skrytou hrozbou. V tom tahu ho zachránit nejde.
campaign-rule-grapple = Sevření: odcházíš-li z políčka tohoto nepřítele, nejdřív ti způsobí 1 zranění.
campaign-rule-mission-effect = Efekt mise: když je odhalen žeton s tímto symbolem, proveď text mise.
campaign-rule-diversion = Diverze: když se tento nepřítel v kroku událostí přesunul, sabotuj akční pole s nejnižším součtem.
campaign-rule-numbered-cells = Očíslovaná políčka: texty o nich mluví podle čísel.
campaign-rule-mission-action = Akce mise: zelené akční pole patří k této misi; zahraj na něj kartu a proveď jeho text.
campaign-rule-mercenary = Žoldnéřská mise: dá se hrát na každé mapě a se všemi postavami. Mapa si nechává svá pravidla a žetony; všechno ostatní určuje mise.
campaign-rule-traitor = Zrádce: hrajete-li ve třech nebo ve čtyřech, může někdo tajně pracovat pro druhou stranu.
campaign-rule-wild-skill = Univerzální karta dovednosti: její efekt funguje na více akčních polích.

## Co říkají karty rozvoje

ma-growth-1 = Lov začíná. V pouštním táboře na Arvale-7 čeká kořist a neslyšeli jste o ní jen vy. Pro první hru použijte začátečnickou stranu svých postav.
ma-growth-2 = Vaší první misí je Kořist na mapě Arvaly-7: najděte ji a udržte její políčko jako poslední.
ma-growth-3 = První zakázku máte za sebou, ať dopadla jakkoli. Zvěst o vás cestuje rychleji než vaše loď.
ma-growth-4 = Už víte, co funguje. Každá postava získává jednu taktickou kartu: bez síly a bez akce, zato se silným efektem, a akční pole s takovou kartou má vždy hodnotu přesně 5.
ma-growth-5 = Z kořisti se vyklubalo dítě. Dostali jste zaplaceno a vrátili jste se pro ně. Teď je v ulicích Nevarra celý cech.
ma-growth-6 = Od této chvíle: Dítě, které je třeba nést a které před nebezpečím utíká; nepřátelé s efekty Sevření, Efekt mise a Diverze; a očíslovaná políčka.
ma-growth-7 = Město za vámi se zmenšuje. Zpátky zatím cesta nevede, takže potřebujete jiné přátele.
ma-growth-8 = Do balíčku plánování přicházejí dvě nové karty: Kouř, který vás provede kolem Stráže a Sevření, a Medipak, který léčí.
ma-growth-9 = Stará parta má práci: vězeň, loď plná droidů, málo času. Nevěříte jim. A oni to vědí.
ma-growth-10 = Od této chvíle může mít mise vlastní zelené akční pole. Co dělá, stojí v misi.
ma-growth-11 = Parta se rozešla. Kdo komu co dluží, je otázka na jindy.
ma-growth-12 = Otevřete obálku 1. Žoldnéřské mise nepotřebují příběh: dají se hrát na každé mapě a se všemi osmi postavami. Tři z nich se dají hrát už teď.
ma-growth-13 = Obchodník dobře platí za vejce. Jeho matky se nikdo neptal. Zkuste to na mapě Arvaly-7.
ma-growth-14 = Bláto, drápy a hubený měšec: tolik k poctivé práci.
ma-growth-15 = S úkoly jste vyrostli. Každá postava odloží jednu slabou kartu a vezme si za ni silnou.
ma-growth-16 = Zpráva z Nevarra: posádka musí pryč a staří nepřátelé nabízejí ruku. Smrdí to léčkou, ale dokud se to nevyřeší, nebude Dítě v bezpečí.
ma-growth-17 = Kouř nad náměstím se rozplývá. Některé dluhy jsou splacené, tou či onou mincí.
ma-growth-18 = I druhá strana se poučila. Do balíčku událostí přicházejí tři těžší karty.
ma-growth-19 = Otevřete obálku 2. V misi Dvojí hra dostane každý tajnou kartu věrnosti, hrajete-li ve třech nebo ve čtyřech. Jeden z vás možná pracuje pro druhou stranu; možná také nikdo. Je-li vás méně nebo sdílíte-li postavy, hrajte bez těchto karet.
ma-growth-20 = Náklad pro tři kupce, jedna loď, která ho poveze, a ne každý na palubě myslí na téhož kupce.
ma-growth-21 = Nákladový prostor je prázdný a vy se na sebe díváte trochu jinak než dřív.
ma-growth-22 = Zkušenost dělá člověka pružným. Každá postava získává univerzální kartu, jejíž efekt funguje na několika akčních polích.
ma-growth-23 = Další kořist má být živá. Vyberte si libovolnou mapu.
ma-growth-24 = Teplá nebo studená, cech platí za to, co dostane, a na stole leží vždycky další puk.
ma-growth-25 = Do hry přicházejí poslední karty: tři události a karty plánování Rušení signálu a Mířený zásah.
ma-growth-26 = Ještě jedna zakázka, tichá: všechny vysílače musí zmlknout, než vás někdo uslyší. Vyberte si libovolnou mapu.
ma-growth-27 = Ticho na všech kanálech. Na to by se dalo zvyknout.
ma-growth-28 = Kampaň svůj příběh dovyprávěla. Odteď hrajte kteroukoli misi, na kterékoli mapě, kde se hrát dá, a v kterémkoli režimu.
ma-growth-29 = Balíček rozvoje je vyčerpán. Všechno v krabici je vaše.
ma-growth-envelope-1 = Žoldnéřská mise nahrazuje všechno, co mapa říká o svém příběhu: úkol, krizi, zvláštní pravidla, zelené akční pole i Efekt mise má vlastní. Mapa si nechává svá pravidla, dveře a žetony kromě těch, které patří jen k příběhu. Bonus, který nikdo nevysvětluje, nedělá nic; lékárnička léčí vždy. Čtvrtý list zůstává zamčený až do obálky 2.
ma-growth-envelope-2 = Zrádce vyhraje sám, když mise selže, ledaže selže proto, že byla poražena jeho vlastní postava. Zrádce, který na začátku svého tahu ukáže kartu, nepřátelé přestanou vnímat a místo hraní karet každý tah sabotuje jednu akci. Jednou za hru smí každý na konci svého tahu někoho obvinit; když všichni ostatní souhlasí, obviněný kartu ukáže. Za mylné obvinění se sabotují dvě pole s nejnižším součtem. Odhalený zrádce opouští mapu a už nemá tahy; co nesl, zůstane na políčku. Jakmile je zrádce znám, nikdo další se neobviňuje.
