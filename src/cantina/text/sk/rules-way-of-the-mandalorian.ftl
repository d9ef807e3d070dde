### Pravidlá hry Way of the Mandalorian, jedno pre každé číslo, pre tých, čo hrajú.

## Cieľ hry a kredity

rules-way-of-the-mandalorian-aim = Cieľ hry a kredity
rule-WM-10 = Cieľom je mať na konci hry najviac kreditov.
rule-WM-01 = Hra je pre 2, 3 alebo 4 hráčov.
rule-WM-A62 = Pre dvoch hráčov platia rovnaké pravidlá, len misií je iný počet (WM-12). S jediným súperom sa proti každému vykonaniu misie zahrá najviac jedna udalosť.
rule-WM-08 = Kredity sú tvoje peniaze a na konci tvoje skóre. V škatuli je 82 žetónov s kreditmi, ale tie len ukazujú sumy: môžeš mať ľubovoľný celý počet kreditov od 0 vyššie.
rule-WM-A46 = Banku sa kredity nikdy neminú.
rule-WM-A63 = Hráči spolu nemôžu obchodovať, požičiavať si ani sa obdarúvať: kredity sa len platia do banku alebo berú z neho.
rule-WM-A67 = Aj s 0 kreditmi si stále v hre: smieš si brať karty, predávať, vziať fušku a vykonávať misie.

## Doska a karty

rules-way-of-the-mandalorian-cards = Doska a karty
rule-WM-02 = Všetci hráči majú spoločnú dosku misií. Je na nej miesto na aktuálnu kartu s misiou a miesto na karty s udalosťami; mimo vykonávania misie sú obe prázdne.
rule-WM-03 = Dosky postáv sú štyri: Din Djarin, Fennec Shand, Bo-Katan Kryze a Boba Fett. Na každej je meno postavy, jej vlastné symboly, miesta na karty s vybavením a jedna zvláštna schopnosť.
rule-WM-09 = Sila sa ráta v symboloch. Postava, karta s vybavením, udalosť aj misia má z každej vlastnosti 0 alebo viac symbolov.
rule-WM-A01 = Vlastnosti sú presne štyri, vždy v tomto poradí: palebná sila, zbroj, pilotáž a prefíkanosť.
rule-WM-04 = Misií je 45: 20 úrovne 1, 14 úrovne 2, 10 úrovne 3 a 1 úrovne 4. Na misii sú symboly, ktoré požaduje, a odmena a pokuta v kreditoch.
rule-WM-05 = Kariet s vybavením je 30 a sú zelené. Každá má názov, symboly a hodnotu v kreditoch; niektoré majú označenie dočasného vybavenia (WM-47).
rule-WM-06 = Kariet s udalosťami je 26 a sú modré. Každá má názov, symboly a hodnotu v kreditoch, ale žiadny text s efektom.
rule-WM-A25 = Udalosti len pridávajú symboly: udalosť súpera k požiadavkám misie, udalosť hráča, ktorý misiu vykonáva, k jeho vlastným symbolom. Žiadny symbol nie je nikdy záporný.
rule-WM-07 = Vybavenie a udalosti tvoria spolu 56 kariet trhu; hrá sa so všetkými pri každom počte hráčov.

## Príprava

rules-way-of-the-mandalorian-setup = Príprava
rule-WM-11 = Doska misií leží v strede. Všetci hráči majú spoločný jeden rad misií, jeden trh, jednu kôpku trhu a jednu kôpku zahodených kariet.
rule-WM-12 = Náhodne sa vyberú misie úrovní 1, 2, 3 a 4: pre dvoch hráčov 8, 4, 4 a 1 (spolu 17), pre troch 12, 6, 6 a 1 (25), pre štyroch 16, 8, 8 a 1 (33).
rule-WM-13 = Tie tvoria kôpku kariet s misiami lícom nadol, zoradenú podľa úrovní: navrchu úroveň 1, potom úrovne 2 a 3, úplne naspodku misia 4. úrovne.
rule-WM-A60 = Každá úroveň sa zamieša zvlášť, aj úroveň 1; úrovne sa nikdy nemiešajú dokopy.
rule-WM-14 = Misie, ktoré neboli vybraté, sa vracajú do škatule a nehrá sa s nimi: 28 pri dvoch hráčoch, 20 pri troch, 12 pri štyroch.
rule-WM-15 = Vrchných 6 misií sa otočí lícom nahor: to je rad misií. Na začiatku sú všetky 1. úrovne.
rule-WM-16 = Všetkých 30 kariet s vybavením a 26 udalostí sa zamieša do jednej kôpky trhu lícom nadol. Kôpka zahodených kariet je na začiatku prázdna.
rule-WM-17 = Vrchné 4 karty kôpky trhu sa otočia lícom nahor: to je trh. Až potom sa rozdávajú karty do rúk.
rule-WM-18 = Každý hráč dostane dosku postavy a 800 kreditov a potom si vezme 5 kariet z kôpky trhu. Dosky sú na začiatku bez kariet.
rule-WM-A53 = Každá postava je v hre najviac raz. Postavy sa volia pri stole alebo ich určí náhoda, ešte pred rozdaním kariet.
rule-WM-A55 = Rozdáva sa po päť kariet naraz, v smere hodinových ručičiek, počnúc prvým hráčom.
rule-WM-A65 = Začiatočné karty v ruke nemožno vymeniť.
rule-WM-19 = Všetky ostatné kredity tvoria bank.
rule-WM-20 = Po príprave má kôpka kariet s misiami 11, 19 alebo 27 kariet a kôpka trhu 42, 37 alebo 32, pri dvoch, troch alebo štyroch hráčoch.

## Tvoj ťah

rules-way-of-the-mandalorian-turn = Tvoj ťah
rule-WM-21 = Začína najstarší hráč. Ťahy potom idú v smere hodinových ručičiek, teda doľava.
rule-WM-A54 = Tu označí začínajúceho hráča ten, kto otvoril stôl; ak nie je nikto označený, rozhodne náhoda.
rule-WM-22 = Vo svojom ťahu smieš pridávať vybavenie a smieš vykonať 2 akcie v ľubovoľnej kombinácii: vziať si 2 karty, predať karty, vziať fušku, vykonať misiu.
rule-WM-23 = Tú istú akciu smieš v ťahu vykonať dvakrát. Len fuška je obmedzená na raz (WM-38).
rule-WM-A17 = Obe akcie nemusia byť rôzne.
rule-WM-24 = Po dvoch akciách už žiadnu nemáš: ukonči ťah. Potom príde limit ruky a doplnenie a začína ďalší hráč.
rule-WM-A16 = Ťah smieš ukončiť aj po jednej akcii alebo bez akcie. Nevykonané akcie prepadajú.
rule-WM-A71 = Ťah sa nekončí sám, ani keď nie je čo pridať: ukončuješ ho ty. Len pri stole, kde sa vybavenie smie pridávať iba medzi oboma akciami (WM-A03), sa ťah končí sám po druhej z nich.
rule-WM-85 = Až do konca hry rozhoduje vždy práve jeden hráč a vždy má z čoho vyberať; ostatní čakajú.
rule-WM-83 = Náhoda hrá úlohu len pri príprave a pri novom zamiešaní kariet; inak záleží len na vašich rozhodnutiach. Akciu, ktorá niečo odhalila alebo zmenila, nemožno vrátiť.

## Pridanie vybavenia

rules-way-of-the-mandalorian-equipping = Pridanie vybavenia
rule-WM-25 = Pridanie vybavenia nie je akcia: neuberá nič z tvojich dvoch akcií.
rule-WM-A03 = Vybavenie smieš pridať kedykoľvek vo svojom ťahu, pred akciami, medzi nimi aj po nich, ale nie uprostred akcie. Stôl môže namiesto toho zvoliť: len po prvej a pred druhou akciou.
rule-WM-26 = Vybavenie sa pridáva z ruky: karta príde lícom nahor na voľné miesto na karty s vybavením na tvojej doske. Karty z trhu si musíš najprv vziať a udalosti sem nepatria.
rule-WM-27 = Každá postava má 4 miesta na karty s vybavením; Din Djarin má o jedno viac (WM-58).
rule-WM-A06 = Všetky miesta sú rovnaké: na každé smieš pridať akékoľvek vybavenie a dve rovnaké karty smú ležať vedľa seba.
rule-WM-A04 = V jednom ťahu smieš pridať toľko kariet, koľko dovolia tvoje voľné miesta a kredity.
rule-WM-28 = Za každú pridanú kartu zaplať do banku hodnotu, ktorá je na nej uvedená.
rule-WM-A07 = Platí sa celá hodnota naraz. Ak máš menej, kartu pridať nemožno.
rule-WM-30 = Vybavenie pridávaš len vo svojom ťahu a len na vlastnú dosku. Platí sa iba hodnota uvedená na karte.
rule-WM-29 = Vybavenie zostáva na tvojej doske a možno ho použiť v ľubovoľnom počte misií, kým ho nepredáš, alebo kým ho nepoužiješ, ak je dočasné.
rule-WM-A05 = Vybavenie nemožno vziať späť do ruky, prekryť ani nahradiť. Miesto sa uvoľní, len keď jeho kartu predáš alebo keď použiješ dočasnú.

## Vziať si karty

rules-way-of-the-mandalorian-drawing = Vziať si karty
rule-WM-31 = Ako akciu si vezmi do ruky 2 karty: každá je buď odkrytá karta z trhu, alebo vrchná karta kôpky trhu.
rule-WM-A08 = Smieš kombinovať: obe karty z trhu, obe z kôpky trhu alebo každú odinakiaľ.
rule-WM-A09 = Karty si berieš jednu po druhej a prvú vidíš skôr, než vyberieš druhú.
rule-WM-A11 = Berieš si vždy 2 karty, nikdy nie menej. Kým nemáš druhú, nemôžeš robiť nič iné.
rule-WM-32 = Karty vzaté z trhu sa nahradia až na konci tvojho ťahu (WM-64).
rule-WM-A10 = Medzi oboma kartami ani medzi akciami sa nič nedopĺňa: ak si z neho dvakrát vezmeš karty, môže byť trh prázdny.

## Nová kôpka trhu

rules-way-of-the-mandalorian-reshuffle = Nová kôpka trhu
rule-WM-67 = Keď sa kôpka trhu minie, všetko zahodené vybavenie a všetky zahodené udalosti sa zamiešajú do novej kôpky trhu lícom nadol. Misií sa to nikdy netýka.
rule-WM-33 = Môže sa to stať aj uprostred brania: vezmeš si poslednú kartu, predané a zahodené karty sa zamiešajú a ďalej si berieš z novej kôpky.
rule-WM-A12 = Zahodené karty sa miešajú, až keď treba kartu a kôpka je prázdna. Dovtedy ukazuje kôpka 0 kariet a možno ju ďalej voliť, kým je čo zamiešať.
rule-WM-A13 = Ak je prázdna kôpka trhu aj kôpka zahodených kariet, berie sa a dopĺňa, len pokiaľ je z čoho, a hrá sa ďalej.

## Predaj kariet

rules-way-of-the-mandalorian-selling = Predaj kariet
rule-WM-34 = Ako akciu predaj ľubovoľný počet svojich kariet, z ruky, z dosky alebo z oboch. Uvoľnené miesto možno použiť ešte v tom istom ťahu.
rule-WM-A19 = Predať možno aj udalosti, z ruky alebo z miesta Bobu Fetta, za polovicu hodnoty, ktorá je na nich uvedená. Na predaj treba aspoň 1 kartu.
rule-WM-35 = Bank vyplatí polovicu súčtu hodnôt všetkých predávaných kariet: karty za 200, 200 a 400 prinesú 400 kreditov.
rule-WM-A20 = Najprv sa sčítajú všetky hodnoty, potom sa súčet raz vydelí dvoma a zaokrúhli nadol na celý kredit. Rovnako sa ráta záverečný predaj.
rule-WM-36 = Predané karty idú na kôpku zahodených kariet a vracajú sa, keď sa znova zamieša.
rule-WM-A21 = Kartu možno predať aj v ťahu, v ktorom bola pridaná alebo použitá, tiež za polovicu.

## Fuška

rules-way-of-the-mandalorian-quick-job = Fuška
rule-WM-37 = Fuška je akcia: vezmi si z banku 200 kreditov.
rule-WM-38 = Fuška je možná len raz za ťah.
rule-WM-A18 = Obmedzenie platí pre každý ťah zvlášť: v nasledujúcom ťahu je fuška opäť možná.

## Vykonanie misie

rules-way-of-the-mandalorian-attempt = Vykonanie misie
rule-WM-39 = Ako akciu vykonaj jednu odkrytú misiu z radu. Vykonaním misie môžu byť aj obe tvoje akcie.
rule-WM-40 = Vyber misiu; príde na svoje miesto na doske misií. Skúsiť smieš ktorúkoľvek, bez ohľadu na svoju silu a svoje kredity.
rule-WM-A42 = Smieš sa pustiť aj do misie, ktorú splniť nemôžeš. Od vybratej misie už nemožno odstúpiť.
rule-WM-A41 = Po neúspechu smieš v tom istom ťahu skúsiť tú istú misiu znova.
rule-WM-A43 = Medzi tvojimi dvoma misiami sa rad nedopĺňa: po úspechu vyberáš zo zvyšných misií.

## Udalosti

rules-way-of-the-mandalorian-events = Udalosti
rule-WM-41 = Počnúc hráčom po ľavej strane toho, kto misiu vykonáva, a ďalej v smere hodinových ručičiek smie každý súper zahrať z ruky 1 udalosť alebo žiadnu.
rule-WM-A24 = Každý súper rozhoduje raz. Kto pasuje, toho sa pri tejto misii už nikto nepýta.
rule-WM-42 = Súper, ktorý hrá udalosť, zaplatí do banku 200 kreditov.
rule-WM-A22 = Zahratie ktorejkoľvek udalosti stojí 200 kreditov; hodnota na karte platí len pri predaji. Stôl môže namiesto toho zvoliť, že zahratie udalosti stojí hodnotu uvedenú na karte.
rule-WM-A23 = Ak nemôžeš zaplatiť celých 200 kreditov, udalosť z ruky zahrať nemožno. Bez zaplatenia sa hrá len udalosť na mieste Bobu Fetta (WM-61).
rule-WM-43 = Udalosti súperov ležia na doske misií lícom nahor, takže kto rozhoduje neskôr, ten ich vidí.
rule-WM-44 = Keď rozhodnú všetci súperi, smieš k vlastnej misii zahrať z ruky 1 udalosť: zaplať 200 kreditov a polož ju lícom nahor vedľa svojej dosky.
rule-WM-A26 = Všetky udalosti súperov vidíš skôr, než rozhodneš o vlastnej udalosti a o vybavení.
rule-WM-A66 = Udalosti sa hrajú len v týchto dvoch chvíľach vykonávania misie a nikdy neležia na miestach na karty s vybavením. Len Boba Fett si smie jednu položiť na svoje miesto (WM-A27).
rule-WM-A69 = Hra sa ťa spýta, ak máš v ruke aspoň 1 kartu a 200 kreditov (ak je poplatkom hodnota na karte, najnižšiu takú hodnotu; ak sú kredity skryté, ľubovoľnú sumu), alebo udalosť pripravenú na mieste. Čo v ruke držíš, nehrá úlohu. Trvalé pokyny môžu pasovať za teba, vždy alebo pri odmene nižšej, než uvedieš, a to po obvyklom oneskorení.
rule-WM-A61 = Ak na otázku o udalosti neodpovieš včas, pasuješ. Všetky ostatné rozhodnutia neprítomného hráča robí bot, ktorý pri stole zaskakuje.

## Sila

rules-way-of-the-mandalorian-strength = Sila
rule-WM-45 = Čo potrebuješ: pri každej vlastnosti sčítaj symboly misie a všetkých udalostí, ktoré zahrali súperi. Tvoja vlastná udalosť do tohto súčtu nepatrí.
rule-WM-46 = Až teraz, keď poznáš požiadavky, vyberáš, ktoré vybavenie zo svojej dosky použiješ.
rule-WM-A40 = Smieš použiť všetko svoje vybavenie, časť alebo nič. Použiť vybavenie, ktoré nie je dočasné, nikdy neuškodí.
rule-WM-48 = Čo máš: pri každej vlastnosti sčítaj symboly svojej postavy, svojej udalosti a použitého vybavenia. Nepoužité vybavenie nepridáva nič.
rule-WM-49 = Misia je splnená, ak máš v každej vlastnosti aspoň toľko symbolov, koľko požaduje; stačí presne toľko. Inak je to neúspech.
rule-WM-A02 = Dosiahnuť musíš každú zo štyroch vlastností; prebytok jednej nenahradí inú. Stôl môže namiesto toho zvoliť, že sa porovnáva len súčet všetkých štyroch.

## Úspech a neúspech

rules-way-of-the-mandalorian-result = Úspech a neúspech
rule-WM-50 = Pri úspechu si vezmi z banku uvedenú odmenu; odmietnuť ju nemožno. Misia odchádza z hry: nikto si ju nenecháva a na kôpku zahodených kariet nepatrí.
rule-WM-51 = Pri neúspechu zaplať do banku uvedenú pokutu.
rule-WM-52 = Ak nemôžeš zaplatiť celú pokutu, zaplať všetky kredity, ktoré máš.
rule-WM-A44 = Žiadny dlh nezostáva a pre pokutu nemusíš nič predávať.
rule-WM-53 = Po neúspechu sa misia vracia na svoje miesto v rade.
rule-WM-A45 = Najprv sa vyrovná odmena alebo pokuta, potom sa upracú zahraté udalosti a použité dočasné vybavenie.
rule-WM-54 = Po úspechu aj po neúspechu idú všetky udalosti zahraté pri vykonávaní misie na kôpku zahodených kariet. Čo sa za ne zaplatilo, sa nevracia.
rule-WM-47 = Dočasné vybavenie, ktoré použiješ, musíš na konci tejto misie zahodiť. Nepoužité zostáva na tvojej doske.
rule-WM-55 = Použité dočasné vybavenie ide na kôpku zahodených kariet po udalostiach; nechať si ho smie len Fennec Shand (WM-59).
rule-WM-A39 = Použité dočasné vybavenie sa zahadzuje aj po neúspechu.
rule-WM-56 = Príklad: misia a udalosť súpera, za ktorú sa zaplatilo 200, požadujú 3, 1, 2 a 1 symbol. Tvoja postava a dve karty s vybavením dávajú 3, 3, 2 a 3: úspech, a odmena 400 je tvoja.

## Postavy

rules-way-of-the-mandalorian-characters = Postavy
rule-WM-57 = Každá postava má práve jednu zvláštnu schopnosť a smie ju používať len hráč s jej doskou.
rule-WM-58 = Din Djarin má jedno miesto na karty s vybavením navyše, spolu 5.
rule-WM-A38 = Jeho piate miesto je ako ostatné a nemá žiadne vlastné pravidlá.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Za 200 kreditov smie Fennec Shand vziať späť do ruky vybavenie, ktoré by išlo medzi zahodené karty.
rule-WM-A35 = Týka sa to použitého dočasného vybavenia, nie predaja ani nadbytočných kariet v ruke. Stôl môže zvoliť, že to platí aj pre nadbytočné vybavenie: za 200 kreditov za každú kartu zostane nad päť kariet a na konci jej nasledujúceho ťahu sa ráta znova.
rule-WM-A36 = O každej použitej karte rozhoduje zvlášť a zakaždým platí 200 kreditov, toľkokrát, koľkokrát môže. Platí až po odmene alebo pokute.
rule-WM-A37 = Ponechaná karta ide do jej ruky a ráta sa do limitu ruky. Smie ju za plnú hodnotu znova pridať, aj v tom istom ťahu.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Keď Bo-Katan Kryze vykonáva misiu, smie zahodiť 1 kartu z ruky a ignorovať 1 symbol karty s misiou.
rule-WM-A34 = Robí to len pri vlastných misiách, po všetkých udalostiach a pred výberom vybavenia. Hodí sa ktorákoľvek karta z ruky; ide hneď na kôpku zahodených kariet a príde o ňu aj pri neúspechu.
rule-WM-A32 = Smie to raz pri každom vykonaní misie, teda dvakrát v ťahu, ak misiu vykonáva dvakrát. Stôl môže zvoliť, že to nie je obmedzené: potom sa za každú zahodenú kartu ignoruje jeden symbol.
rule-WM-A33 = Ignorovať smie len symbol uvedený na karte s misiou, nie ten, ktorý pridala udalosť. Stôl môže zvoliť, že smie aj symboly udalostí.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett má navyše jedno miesto na kartu s udalosťou, lícom nadol. Udalosť z tohto miesta smie zahrať bez zaplatenia.
rule-WM-A27 = Kedykoľvek smie pridať vybavenie, smie na prázdne miesto bez zaplatenia položiť udalosť z ruky; odíde odtiaľ, len keď ju zahrá alebo predá. Stôl môže namiesto toho zvoliť: len raz, po rozdaní a pred prvým ťahom.
rule-WM-A28 = Bez zaplatenia ju smie zahrať aj v ťahoch ostatných proti ich misiám, keď je rad na ňom. Stôl môže zvoliť, že ju smie zahrať len pri vlastných misiách.
rule-WM-A29 = Aj on hrá pri každom vykonaní misie len jednu udalosť: z miesta alebo z ruky, nie obe.
rule-WM-A30 = Udalosť na mieste sa do limitu ruky neráta.
rule-WM-A31 = Pri záverečnom predaji sa udalosť na mieste odhalí a predá za polovicu svojej hodnoty.

## Koniec ťahu

rules-way-of-the-mandalorian-end-of-turn = Koniec ťahu
rule-WM-A14 = Na konci ťahu príde najprv limit ruky, potom sa doplní trh a potom rad.
rule-WM-63 = Na konci ťahu smieš mať v ruke najviac 5 kariet. Musíš zahodiť presne toľko, koľko ich je nadbytočných, podľa svojej voľby; karty na doske sa nerátajú.
rule-WM-A15 = Počas svojho ťahu smieš mať v ruke aj viac než 5 kariet. V ťahoch ostatných karty pribudnúť nemôžu.
rule-WM-64 = Trh sa z kôpky trhu doplní na 4 odkryté karty.
rule-WM-65 = Rad sa z kôpky kariet s misiami doplní na 6 odkrytých misií.
rule-WM-A47 = Keď sa kôpka kariet s misiami minie, hrá sa ďalej s menším počtom misií, až možno zostane len misia 4. úrovne.
rule-WM-A72 = Prázdne miesta trhu a radu sa plnia od prvého k poslednému a nové vybavenie príde na prvé voľné miesto. Fennec Shand rozhoduje v poradí svojich miest; na poradí zahodených kariet nikdy nezáleží.
rule-WM-66 = Potom začína ďalší hráč po ľavej strane.

## Koniec hry

rules-way-of-the-mandalorian-end-of-game = Koniec hry
rule-WM-68 = Hra sa končí, len čo niektorý hráč splní misiu 4. úrovne. Neúspech pri jej vykonávaní hru nekončí.
rule-WM-A48 = Keď sa misia 4. úrovne odkryje, nič sa ešte nedeje. Od nasledujúceho ťahu ju možno vykonávať ako každú inú misiu v rade.
rule-WM-69 = Koniec prichádza hneď: nikto už nemá ďalšiu akciu ani ťah a kolo sa nedohráva.
rule-WM-A49 = Posledná misia sa ešte vyrovná: vyplatí sa odmena, udalosti a použité dočasné vybavenie sa zahodia; Fennec Shand si už nič nenecháva, limit ruky neplatí a nič sa nedopĺňa. Stôl môže zvoliť, že sa použité dočasné vybavenie ešte predá.
rule-WM-70 = Záverečný predaj: všetci hráči predajú všetky karty, ktoré im zostali na doske, za polovicu súčtu ich hodnôt a spočítajú si kredity.
rule-WM-72 = Karty v ruke nemajú na konci žiadnu hodnotu.
rule-WM-A50 = Záverečný predaj sa týka len dosky: karty z ruky sa nepredávajú.
rule-WM-71 = Kto má po záverečnom predaji najviac kreditov, vyhráva, nech misiu 4. úrovne splnil ktokoľvek.
rule-WM-A51 = Hráči s rovnakým počtom kreditov majú víťazstvo spoločné; aj na ďalších miestach sa pri rovnakom počte kreditov o miesto delia.
rule-WM-A52 = Ak misiu 4. úrovne nesplní nikto, hra sa zastaví po 200 ťahoch každého hráča alebo po inom počte určenom pri stole (0: neobmedzene). Záverečný predaj prebehne, ale hra platí za nedohratú a nevyhráva nikto.

## Čo vidno a čo nie

rules-way-of-the-mandalorian-knowledge = Čo vidno a čo nie
rule-WM-73 = Všetci vidia rad, trh, práve vykonávanú misiu, zahraté udalosti, dosku každej postavy a všetko vybavenie na nej.
rule-WM-A56 = Kredity všetkých hráčov vidno. Stôl môže zvoliť, že budú skryté.
rule-WM-A57 = Kôpka zahodených kariet je prístupná: ktokoľvek si ju smie prezrieť.
rule-WM-A58 = Všetci smú vedieť, koľko kariet kôpky majú, ale nie ktoré.
rule-WM-A59 = Karty, ktoré sa zahodia pre limit ruky alebo ktoré zahodí Bo-Katan Kryze, vidia všetci.
rule-WM-74 = Karty vo svojej ruke poznáš len ty. Ostatní vidia, koľko ich je, a pamätajú si tie, ktoré do nej prišli odkryté.
rule-WM-A68 = Známe sú v ruke karty vzaté z trhu a karty, ktoré si nechala Fennec Shand, kým z nej viditeľne neodídu; pri rozdaných kartách a pri kartách z kôpky len ich počet. Diváci vidia to, čo spoločne vedia všetci hráči.
rule-WM-75 = Udalosť na mieste Bobu Fetta leží lícom nadol: on sa na ňu smie pozrieť, ostatní vidia len to, že je miesto plné.
rule-WM-A70 = Keď Boba Fett zaplní svoje miesto, ostatní sa dozvedia len to, že je to udalosť. Udalosti, o ktorých v jeho ruke vedeli, môžu byť odvtedy v ruke alebo na mieste; vybavenie, o ktorom vedeli, je stále v ruke.
rule-WM-76 = Kôpka kariet s misiami aj kôpka trhu ležia lícom nadol; poradie ich kariet nikto nepozná.
rule-WM-A64 = Vybavenie a udalosti majú rovnaký rub: na vrchnej karte kôpky trhu nespoznáš, čo z toho je.
rule-WM-77 = Úroveň ďalšej misie nie je tajná: kôpka je zoradená a dá sa rátať. Pri dvoch hráčoch znamená 11 alebo 10 zvyšných kariet úroveň 1, 9 až 6 úroveň 2, 5 až 2 úroveň 3 a 1 úroveň 4.
rule-WM-A73 = Ktoré misie zostali v škatuli, sa nevie; známy je len ich počet v každej úrovni. Splnené misie vidno.
rule-WM-86 = Skryté karty smieš odvodzovať rátaním 56 kariet trhu. Po novom zamiešaní je nová kôpka presne bývalá kôpka zahodených kariet; každá iná skrytá karta je v niečej ruke alebo na mieste Bobu Fetta.
