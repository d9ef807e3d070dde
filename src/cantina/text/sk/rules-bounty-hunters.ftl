### Pravidlá hry Bounty Hunters, jedno pre každé číslo, pre tých, čo hrajú.

## Karty

rules-bounty-hunters-cards = Karty
rule-BH-01 = Hra je pre 2 až 6 hráčov.
rule-BH-02 = Hracích kariet je 195: 44 cieľov, 63 lovcov, 44 zákaziek a 44 kariet trhu Jawov. So 4 kartami zón a prehľadom pravidiel je to 200 kariet.
rule-BH-06 = Karty tvoria štyri kôpky, ktoré sa líšia farbou: zelená kôpka cieľov, červená kôpka nájomných lovcov, modrá kôpka zákaziek a sivá kôpka trhu Jawov. Každá má vlastnú kôpku zahodených kariet.
rule-BH-07 = Na cieli je uvedené, koľko bodov prinesie na konci, štít s tromi hodnotami (zelená, modrá, oranžová) a koľko kariet zobrazuje tú istú postavu. Niektoré ciele majú aj bonus za dolapenie: kredit alebo zákazku.
rule-BH-08 = Na lovcovi sú tri hodnoty útoku (zelená, modrá, oranžová) a body, ktoré ťa na konci stojí; môže to byť aj 0. Zahratie lovca nestojí žiadne kredity.
rule-BH-03 = V kôpke trhu Jawov sú dva druhy kariet: 29 droidov a 15 kariet debien.
rule-BH-09 = Na droidovi je jeho cena v kreditoch, tri hodnoty útoku a koľko droidov v kôpke má tie isté hodnoty útoku. Body neprináša ani nestojí.
rule-BH-10 = Na karte debien je jej cena v kreditoch, body, ktoré prinesie na konci, a 1, 2 alebo 3 debny. Nemá hodnoty útoku a nikdy sa nezúčastňuje na strete.
rule-BH-04 = Z 15 kariet debien ich 6 zobrazuje jednu debnu, 6 dve a 3 tri: dokopy 27 debien.
rule-BH-11 = Zákazka menuje dvojicu: dva rôzne ciele, dvakrát ten istý cieľ alebo cieľ a debnu. Uvádza body za jednotlivé položky a za každé úplné duo a nestojí žiadne kredity.
rule-BH-12 = Karty útoku sú lovci a droidi a nič iné.
rule-BH-05 = V škatuli je 42 kreditov, každý má hodnotu presne 1, a blok na zápis bodov.

## Príprava

rules-bounty-hunters-setup = Príprava
rule-BH-13 = V strede ležia v rade 4 karty zón. Nad každou je jej kôpka, pod ňou jej kôpka zahodených kariet; kôpky zahodených kariet sú na začiatku prázdne.
rule-BH-14 = Karty sa podľa farby roztriedia do štyroch kôpok. Každá sa zamieša zvlášť a leží lícom nadol.
rule-BH-15 = Kredity ležia vedľa kôpok ako bank pre všetkých.
rule-BH-S07 = Každý hráč začína s 0 kreditmi.
rule-BH-S06 = Bank je neobmedzený, ak voľba hry neurčí inak (42 kreditov ako v škatuli). Potom zisk, ktorý bank nemôže vyplatiť, prepadá; kto dostáva prvý, hovorí BH-S58.
rule-BH-17 = Každý hráč dostane 1 kartu z každej zo štyroch kôpok, takže začínaš so 4 kartami v ruke.
rule-BH-S50 = Hráči sedia v smere hodinových ručičiek v poradí svojich čísel: ďalšie číslo sedí po tvojej ľavej strane, hráč 1 po ľavej strane posledného. V tomto poradí sa rozdáva, počnúc hráčom 1, nech je majstrom cechu ktokoľvek.

## Majster cechu

rules-bounty-hunters-guild-master = Majster cechu
rule-BH-16 = Jeden hráč je majster cechu a má pri sebe prehľad pravidiel; pri stole so skutočnými kartami je to ten, kto naposledy videl niektorý film Star Wars.
rule-BH-S51 = Tu je majster cechu určený na začiatku hry a už sa nemení: je to hráč uvedený vo voľbách, a ak nie je uvedený nikto, rozhodne náhoda.
rule-BH-106 = Majster cechu udáva tempo: ohlasuje každý krok, dohliada, aby nikto nepredbiehal, a na konci zapisuje body. Tu to všetko robí stôl sám.
rule-BH-108 = Byť majstrom cechu nemení nič na tom, čo smieš robiť, ani na bodovaní. Určuje to len, kto dostáva prvý: počnúc majstrom cechu a ďalej doľava. Záleží na tom, keď je kariet alebo kreditov málo.
rule-BH-107 = Prehľad pravidiel uvádza na jednej strane tri kroky kola, na druhej koniec hry a bonus za štvrté dolapenie. Ktokoľvek si ho smie kedykoľvek prečítať.

## Kolo

rules-bounty-hunters-turn = Kolo
rule-BH-19 = Hrá sa na kolá s tromi krokmi: 1 vezmi si kartu, 2 vyber kartu, 3 podaj karty z ruky.
rule-BH-20 = Každý krok robia všetci hráči naraz. Nikto nezačne ďalší krok, kým všetci nedokončia ten predchádzajúci.
rule-BH-21 = Po kroku 3 sa začína nové kolo, kým sa neodohrá to posledné. Na začiatku kola máš v ruke 4 karty, po vzatí karty 5, po výbere aj po podaní opäť 4.

## Vezmi si kartu

rules-bounty-hunters-drawing = Vezmi si kartu
rule-BH-22 = V kroku 1 si berieš práve jednu kartu, a to vrchnú kartu ľubovoľnej kôpky. Je to piata karta v tvojej ruke.
rule-BH-23 = Kôpku si vyberáš v každom kole slobodne: znova tú istú, ale aj takú, z ktorej berú ďalší hráči.
rule-BH-24 = Kartu si vziať musíš, kým ti ju niektorá kôpka môže dať. Z kôpky zahodených kariet si nikto nikdy priamo neberie.

## Prázdne kôpky

rules-bounty-hunters-empty-decks = Prázdne kôpky
rule-BH-109 = Prázdna kôpka hru nekončí: novou kôpkou sa stane jej kôpka zahodených kariet, a ak žiadna nie je, berieš si z inej kôpky.
rule-BH-S01 = Ak treba kartu z prázdnej kôpky, jej zahodené karty sa zamiešajú, položia lícom nadol ako nová kôpka a berie sa z nej.
rule-BH-S05 = Zahodené karty sa miešajú, až keď treba kartu, nie hneď po vzatí poslednej karty z kôpky.
rule-BH-S03 = Najprv sa určujú kôpky; poradie ide od majstra cechu doľava. Ak sa tvoja kôpka medzitým minie, určíš inú; kôpku, ktorá kartu dať nemôže, určiť nemožno. Všetky karty sa vydajú naraz, keď možno vyhovieť každému.
rule-BH-S02 = Ak nemôže dať kartu žiadna kôpka, nič si neberieš a vyberáš z kariet, ktoré máš; bez jedinej karty smieš len aktivovať a ukončiť krok. Ak sú na začiatku kola prázdne všetky kôpky, kôpky zahodených kariet aj ruky, hra sa končí a spočítajú sa body.
rule-BH-S04 = Ak má niekto dostať bonusovú zákazku a kôpka zákaziek je prázdna, najprv sa zamiešajú jej zahodené karty. Ak nie sú ani tie, zákazka prepadá bez náhrady.

## Vyber kartu

rules-bounty-hunters-choosing = Vyber kartu
rule-BH-25 = V kroku 2 vyberáš práve jednu z piatich kariet v ruke, tú práve vzatú alebo ktorúkoľvek inú. Pasovať nemožno.
rule-BH-26 = Vybratá karta sa kladie lícom nadol. Keď vyberú všetci, všetky vybraté karty sa naraz otočia.
rule-BH-S09 = Vyberať lícom nadol je tu povinné: robia to tak všetci v každom kole.
rule-BH-S08 = Lícom nadol určuješ len kartu. Či ju predáš, alebo zahráš, kam ju priložíš a čo zaplatíš, rozhodneš až po otočení všetkých kariet.
rule-BH-27 = S vybratou kartou urobíš práve jednu z dvoch vecí: predáš ju alebo zahráš.
rule-BH-28 = Poradie je pevné: najprv vybratú kartu predaj alebo zahraj, potom aktivuj toľko svojich rezervovaných kariet, koľko chceš a môžeš zaplatiť, pokojne aj žiadnu, a nakoniec krok ukonči.
rule-BH-S60 = Krok vždy ukončuješ ty, aj keď už nie je čo robiť; ostatní vidia len to, že máš vybraté a že máš hotovo. Vybratú kartu možno vždy predať a potom krok vždy ukončiť.
rule-BH-S21 = Kým nevyberie posledný hráč, smieš zmeniť určenú kôpku aj položenú kartu. Neskôr smieš až do ukončenia kroku vracať vlastné akcie, ak to stôl dovoľuje; len čo si však vezmeš zákazku, čo bolo pred ňou, už vrátiť nemožno.
rule-BH-29 = Štyri ostatné karty ti zostávajú v ruke až do kroku 3.

## Predaj a zahratie

rules-bounty-hunters-selling-and-playing = Predaj a zahratie
rule-BH-33 = Predaj vybratej karty: polož ju lícom nahor na zahodené karty jej kôpky a vezmi si 1 kredit.
rule-BH-34 = Predať možno kartu každého druhu, vždy za 1 kredit: cieľ, lovca, zákazku, droida aj debny.
rule-BH-35 = Kredity slúžia na platenie kariet trhu Jawov a úplne na konci rozhodujú remízy. Nie sú to body.
rule-BH-36 = Zahratie vybratej karty: polož ju lícom nahor pred seba.
rule-BH-37 = Ciele, lovci a zákazky sú zadarmo: aktívne sú hneď po zahratí. Aktívna karta leží na výšku.
rule-BH-38 = Karta trhu Jawov sa stane aktívnou, len keď zaplatíš jej cenu. Inak ju môžeš len rezervovať.
rule-BH-39 = Zaplatené kredity sa vracajú do banku.
rule-BH-40 = Aktívny cieľ možno dolapiť, aktívny lovec alebo droid útočí, aktívna karta debien sa ráta so svojimi bodmi a debnami a aktívna zákazka sa boduje na konci.

## Rezervácia a aktivácia

rules-bounty-hunters-reserving = Rezervácia a aktivácia
rule-BH-41 = Ak kartu trhu Jawov nemôžeš zaplatiť alebo ešte nechceš, rezervuješ ju: leží pred tebou lícom nahor a na šírku.
rule-BH-44 = Rezervovaná karta nič nerobí: rezervovaný droid nepridáva útok, rezervovaná karta debien neprináša body ani debny.
rule-BH-S19 = Rezervovaných kariet smieš mať ľubovoľne veľa. Rezervovanú kartu nemožno nikdy predať, vziať späť do ruky ani podať ďalej.
rule-BH-42 = Po predaji alebo zahratí vybratej karty smieš aktivovať ľubovoľný počet svojich rezervovaných kariet, jednu po druhej, každú za plnú cenu.
rule-BH-43 = Aktivovaná karta sa otočí na výšku. Aktivovaný droid sa v tej chvíli priloží podľa rovnakých pravidiel ako droid zahratý z ruky (BH-53 až BH-57).
rule-BH-45 = Obvykle kartu v jednom kole rezervuješ a v niektorom ďalšom zaplatíš, navyše ku karte, ktorú v tom kole predáš alebo zahráš.
rule-BH-S17 = Rezervovanú kartu nemožno aktivovať skôr, než vybratú kartu predáš alebo zahráš.
rule-BH-S13 = Kartu rezervovanú v tomto kole smieš aktivovať ešte v tom istom kroku, ak na ňu v tej chvíli už máš dosť kreditov.
rule-BH-S14 = Kredit z predaja karty možno minúť na aktiváciu v tom istom kroku.
rule-BH-S18 = Cena sa platí celá naraz. Platiť po častiach nemožno a žiadna karta sa neplatí dvakrát.
rule-BH-S20 = Rezervované karty možno aktivovať len v kroku 2 a po skončení posledného kola už nie.

## Strety

rules-bounty-hunters-confrontations = Strety
rule-BH-46 = Lovíš len u seba, vlastné ciele vlastnými kartami útoku. U iného hráča nikdy na nič neútočíš, nič neblokuješ a nič neberieš.
rule-BH-47 = Stret je jeden cieľ a karty útoku, ktoré proti nemu stoja, ak už nejaké sú. Cieľ leží vľavo, karty útoku vpravo tak, aby bolo vidno všetky ich hodnoty.
rule-BH-50 = Ak u teba nečakajú na cieľ žiadne karty útoku, zahratý cieľ otvára nový stret.
rule-BH-51 = Nedolapených cieľov smieš mať naraz ľubovoľne veľa.
rule-BH-53 = Ak máš nedolapený cieľ, keď sa karta útoku stane aktívnou, priložíš ju k nedolapenému cieľu podľa svojej voľby.
rule-BH-S25 = Kým máš nedolapený cieľ, nemôže karta útoku zostať bokom.
rule-BH-S22 = K už dolapenému cieľu kartu útoku priložiť nemožno.
rule-BH-48 = Útok sa sčítava pre každú farbu zvlášť: všetky zelené hodnoty, všetky modré, všetky oranžové. Prebytok jednej farby nenahradí inú.
rule-BH-52 = Každá karta útoku pridaná do stretu priráta svoje hodnoty k tým, ktoré tam už sú: (2·0·1), (1·1·0) a (0·0·4) dajú dokopy (3·1·5).
rule-BH-49 = Každá karta útoku stojí len proti jednému cieľu alebo čaká v jednej skupine. Jej hodnoty sa nikdy nedelia.
rule-BH-67 = Lovcov a droidov smieš ľubovoľne kombinovať, proti cieľu aj pri čakaní naň.
rule-BH-66 = Aktivácia droidov stojí kredity. Zato droidi nikdy nestoja body, ale ani žiadne neprinášajú.
rule-BH-S26 = Priložené karty útoku a ciele sa nikdy nepresúvajú ani neodoberajú, pred dolapením ani po ňom.

## Bez cieľa

rules-bounty-hunters-without-a-target = Bez cieľa
rule-BH-54 = Ak už nemáš čo dolapiť, keď sa karta útoku stane aktívnou, položí sa samostatne a vytvorí čakajúcu skupinu.
rule-BH-S23 = Ak máš len dolapené ciele a žiadny nedolapený, karta útoku založí čakajúcu skupinu alebo sa k nej pridá, akoby cieľ nebol žiadny.
rule-BH-55 = Kým nemáš nedolapený cieľ, musí sa každá ďalšia karta útoku pridať k tej istej čakajúcej skupine.
rule-BH-S24 = Druhú čakajúcu skupinu nikdy mať nemôžeš.
rule-BH-56 = Ďalší cieľ, ktorý zahráš, sa musí pridať k čakajúcej skupine a tá potom stojí proti nemu. Ak útok stačí, cieľ je hneď dolapený; ak nestačí, zostáva nedolapený.
rule-BH-S27 = Ďalší zahratý cieľ nemožno položiť mimo čakajúcej skupiny, nech má štít akýkoľvek. Ak ho tam nechceš, radšej ho predaj.
rule-BH-57 = Máš teda najviac jednu čakajúcu skupinu a nikdy naraz čakajúcu skupinu a nedolapený cieľ.

## Dolapenie

rules-bounty-hunters-capture = Dolapenie
rule-BH-58 = Cieľ je dolapený, keď útok dosiahne hodnoty jeho štítu vo všetkých troch farbách alebo ich prekročí. Na štít (4·1·6) stačí (4·1·6) alebo (9·1·6), ale nie (9·9·5).
rule-BH-59 = Dolapenie sa zisťuje v kroku 2 po každej jednotlivej priloženej karte, či je to karta útoku, alebo cieľ. Dolapenie aj jeho bonus prídu hneď, skôr než urobíš čokoľvek ďalšie.
rule-BH-S29 = Dolapenie nemožno odmietnuť ani odložiť.
rule-BH-60 = Dolapený cieľ sa otočí na šírku a zostáva pred tebou aj s kartami útoku, ktoré proti nemu stáli. Koľko cieľov máš dolapených, vidia vždy všetci; nové dolapenia sa ostatným ukážu, keď sa skončí krok 2.
rule-BH-S28 = Útok nad hodnoty štítu prepadá. Všetci lovci, ktorí ležia pri dolapenom cieli, stoja svoje body, aj keby ich stačilo menej.
rule-BH-61 = Ak je na dolapenom cieli kredit, dostaneš hneď 1 kredit.
rule-BH-S15 = Kredit za dolapenie možno minúť na ktorúkoľvek ďalšiu aktiváciu v tom istom kroku.
rule-BH-62 = Ak je na dolapenom cieli zákazka, vezmi si hneď 1 kartu z kôpky zákaziek. Je zadarmo a ihneď aktívna.
rule-BH-S35 = Bonusová zákazka leží pred tebou lícom nahor, aby ju všetci videli. Odmietnuť ju nemožno.
rule-BH-64 = V jednom kroku smieš dolapiť aj niekoľko cieľov, zahratou kartou aj tými, ktoré aktivuješ.
rule-BH-65 = Počet dolapení nie je obmedzený: smieš dolapiť aj viac než 4 ciele.
rule-BH-63 = Body dolapených cieľov aj body, ktoré stoja lovci, sa rátajú až na konci hry.

## Podaj karty z ruky

rules-bounty-hunters-passing = Podaj karty z ruky
rule-BH-30 = V kroku 3 dáš svoje 4 zvyšné karty hráčovi po ľavej strane a vezmeš si 4 karty od hráča po pravej strane. Smer sa nikdy nemení.
rule-BH-31 = Všetci dávajú aj berú v rovnakej chvíli: nikto nevidí nové karty skôr, než podá tie staré.
rule-BH-32 = Dvaja hráči si karty z ruky v každom kole jednoducho vymenia.
rule-BH-S49 = Pri dvoch hráčoch je sused vľavo aj sused vpravo tá istá osoba.

## Debny

rules-bounty-hunters-crates = Debny
rule-BH-68 = Karta debien prináša na konci hry svoje body, ak je aktívna. Karta debien, ktorá je stále len rezervovaná, neprináša nič.
rule-BH-69 = Na konci spočítaj debny na svojich aktívnych kartách debien: zobrazené debny, nie karty.
rule-BH-70 = Kto má najviac debien, dostane ďalších 5 bodov. Pri remíze dostane plných 5 každý, kto ich má najviac: pri 4, 2 a 4 debnách prvý aj tretí hráč.
rule-BH-S39 = Ak nikto nemá aktívnu kartu debien, tých 5 bodov nedostane nikto.
rule-BH-S43 = Debny, ktoré v zákazke tvoria duo, sa rátajú aj pri určovaní, kto má debien najviac.

## Zákazky

rules-bounty-hunters-contracts = Zákazky
rule-BH-71 = Zákazky sa bodujú na konci, a to len tie, ktoré ležia pred tebou, zahraté aj získané ako bonus. Rátajú sa do nich len tvoje vlastné dolapené ciele a tvoje vlastné aktívne debny.
rule-BH-72 = Zákazka prináša svoje body za každú zodpovedajúcu položku, ktorú máš, a body za duo za každú úplnú dvojicu.
rule-BH-S42 = Body sa líšia od zákazky k zákazke aj medzi oboma stranami tej istej zákazky: platí, čo je na karte.
rule-BH-73 = Dva rôzne ciele: body za každý dolapený cieľ oboch druhov a body za duo za každú dvojicu tých dvoch. Pri 1 bode za každý a duu +3 prinesú dva jedného druhu a jeden druhého 6.
rule-BH-74 = Dvakrát ten istý cieľ: body za každý dolapený a body za duo za každé dva také. Pri 1 bode za každý a duu +2 prinesú dva 4.
rule-BH-S41 = Nepárny do dua nepatrí: tri rovnaké ciele sú jedno duo, štyri sú dve. Pri 1 bode za každý a duu +2 prinesú 5 a 8.
rule-BH-75 = Cieľ a debna: body za každý taký dolapený cieľ, za samotné debny nič, a body za duo za každý cieľ spárovaný s aktívnou debnou. Pri 1 bode a duu +2 prinesú dva ciele a dve debny 6.
rule-BH-76 = V rámci jednej zákazky patrí každá karta a každá debna najviac do jedného dua: dva ciele a dve debny tvoria dve duá, nie štyri.
rule-BH-77 = Zákazka nikdy nestojí body a netreba ju splniť celú: jednotlivé položky sa bodujú samy.
rule-BH-78 = Ten istý dolapený cieľ alebo tá istá debna sa smie rátať do ľubovoľného počtu tvojich zákaziek, rovnakých aj rôznych.
rule-BH-S44 = Dve rovnaké zákazky sa obe bodujú naplno.
rule-BH-79 = Body všetkých zákaziek, ktoré ležia pred tebou, sa sčítajú.

## Koniec hry

rules-bounty-hunters-end = Koniec hry
rule-BH-80 = Koniec sa začína, keď niekto prvý raz dolapí 4. cieľ.
rule-BH-81 = Kto prvý dolapí 4. cieľ, dostane bonus: 1 kredit z banku a 1 zákazku z kôpky zákaziek, ktorá je hneď aktívna.
rule-BH-82 = Každý ďalší, kto dolapí 4. cieľ v tom istom kole ako prvý hráč, dostane tiež oboje, kredit aj zákazku.
rule-BH-S31 = Kto dolapí 4. cieľ v neskoršom kole než prvý hráč, bonus zaň nedostane.
rule-BH-83 = Bonus za štvrté dolapenie prichádza navyše ku kreditu alebo zákazke, ktoré sú na samotnom cieli.
rule-BH-S12 = Najprv dostaneš, čo je na dolapenom cieli, potom bonus za štvrté dolapenie: kredit, potom zákazku.
rule-BH-S16 = Kredit za štvrté dolapenie možno hneď minúť na ďalšie aktivácie v tom istom kroku.
rule-BH-S32 = Ak dolapíš štvrtý aj piaty cieľ v tom istom kole, dostaneš bonus len raz.
rule-BH-84 = Kolo s prvým štvrtým dolapením sa dohrá a potom sa hrajú presne dve ďalšie celé kolá.
rule-BH-85 = Každý hráč dostane bonus najviac raz. Štvrté dolapenia v ďalších kolách bonus neprinášajú a nemenia, koľko kôl zostáva.
rule-BH-S33 = Odpočet posledných kôl sa spustí len raz a už sa nikdy nezačína znova.
rule-BH-86 = Všetky bežné pravidlá platia až do konca posledného kola: branie kariet, predaj, zahratie, aktivácia, dolapenie aj bonusy dolapených cieľov.
rule-BH-87 = Posledné je druhé kolo po tom, v ktorom prišlo prvé štvrté dolapenie. Potom sa hra končí: karty v ruke, rezervované karty a nedolapené ciele už nie sú na nič.
rule-BH-S34 = Karty z ruky sa podávajú aj v poslednom kole, ale už to nič nezmení.
rule-BH-S38 = Voľbou možno určiť posledné kolo: hra sa potom skončí a boduje najneskôr po ňom, aj bez štvrtého dolapenia. Ak nie je zadané, také obmedzenie nie je.

## Bodovanie

rules-bounty-hunters-scoring = Bodovanie
rule-BH-88 = Zápis bodov má pre každého hráča šesť riadkov: meno, ciele, debny, zákazky, lovci (odčítajú sa) a spolu.
rule-BH-89 = Ciele: body všetkých cieľov, ktoré máš dolapené. Nedolapené ciele prinášajú 0.
rule-BH-90 = Debny: body tvojich aktívnych kariet debien a ďalších 5, ak máš debien najviac.
rule-BH-S40 = Tých 5 bodov za najviac debien sa zapisuje do riadka debien.
rule-BH-91 = Zákazky: body všetkých tvojich zákaziek dokopy.
rule-BH-92 = Lovci: odčítaj body uvedené na každom lovcovi, ktorý leží pri dolapenom cieli.
rule-BH-93 = Lovci pri cieli, ktorý je na konci stále nedolapený, nestoja nič: platí sa len úspešným lovcom.
rule-BH-S36 = Lovci, ktorí na konci ešte čakajú na cieľ, nestoja nič.
rule-BH-S37 = Droidi sa na konci rátajú za 0, nech ležia kdekoľvek.
rule-BH-94 = Spolu: ciele, debny a zákazky dokopy, mínus lovci.
rule-BH-S45 = Súčet môže byť aj záporný a nijako sa neupravuje.
rule-BH-96 = Príklad: ciele 46, debny 4, zákazky 12 a lovci mínus 12, to je spolu 50.
rule-BH-95 = Vyhráva hráč s najvyšším súčtom.
rule-BH-97 = Ak má najvyšší súčet viac hráčov, vyhráva ten z nich, komu zostalo najviac kreditov.
rule-BH-98 = Ak majú viacerí z nich aj rovnako kreditov, a to najviac, víťazstvo je spoločné.
rule-BH-S46 = O ďalších miestach sa rozhoduje rovnako: podľa súčtu, potom podľa kreditov. Hráči, ktorí majú rovnaké oboje, sa o miesto delia.

## Úvodná hra

rules-bounty-hunters-introductory = Úvodná hra
rule-BH-99 = Úvodná hra sa hrá bez zákaziek: kôpka zákaziek a jej karta zóny zostávajú v škatuli, takže sú tri kôpky, tri karty zón a tri kôpky zahodených kariet.
rule-BH-100 = Na úvodnú hru sa pred miešaním odoberie 8 cieľov so zákazkou; zostane 36 cieľov a spolu 143 kariet.
rule-BH-101 = V úvodnej hre začínaš s 1 cieľom, 2 lovcami a 1 kartou trhu Jawov v ruke.
rule-BH-S48 = V úvodnej hre si v kroku 1 slobodne vyberáš z troch kôpok a piatu kartu si berieš ako obvykle.
rule-BH-102 = V úvodnej hre je bonusom za štvrté dolapenie len 1 kredit. Dostane ho každý, kto dolapí 4. cieľ v tom istom kole ako prvý hráč.
rule-BH-103 = V úvodnej hre nemá zápis bodov riadok zákaziek. Všetko ostatné zostáva rovnaké vrátane dvoch ďalších kôl, debien a rozhodovania remíz.

## Čo je tajné

rules-bounty-hunters-secrets = Čo je tajné
rule-BH-18 = Tvoja ruka je tajná: jej karty nikdy neukazuješ inému hráčovi.
rule-BH-104 = Skryté sú ruky, kôpky a karty vybraté lícom nadol. Všetci vidia to, čo leží pred hráčmi, dolapenia, kredity, bank, kôpky zahodených kariet, počty kariet v kôpkach a v rukách aj posledné kolo.
rule-BH-105 = Všetky vybraté karty sa ukážu v jedinom okamihu. Dovtedy u ostatných vidíš len to, kto už má vybraté.
rule-BH-S61 = Kým sa vybraté karty neotočia, nikto nespozná, ktorá z tvojich piatich kariet leží lícom nadol, ani hráč, ktorý niektoré z nich pozná z predošlej ruky.
rule-BH-S10 = Po otočení vybratých kariet konajú všetci naraz a nikto nemôže čakať a reagovať. Vlastné zmeny vidíš hneď, zmeny ostatných až vo chvíli, keď skončí posledný hráč.
rule-BH-S52 = Všetci smú vidieť, koľko má kto kreditov.
rule-BH-S53 = Všetci si smú kedykoľvek prezrieť kôpky zahodených kariet.
rule-BH-S54 = Všetci smú vedieť, koľko kariet je v každej kôpke a v každej ruke a z ktorej kôpky si kto vzal. Zvolené kôpky sa ukážu naraz, keď majú kartu všetci.
rule-BH-S55 = O karte, ktorú držíš a podáš ďalej, stále vieš, v čej ruke je, kým nie je odhalená. Táto znalosť sa končí, keď je karta predaná a zamieša sa späť do svojej kôpky.
rule-BH-S62 = Diváci vidia u každého hráča to isté čo ostatní hráči, v rovnakej chvíli, a nepoznajú žiadne karty z predošlých rúk.
rule-BH-S63 = Tajomstvo sa končí, len čo je zápis bodov hotový. Odvtedy sú ruky, kôpky aj celý priebeh hry prístupné všetkým.

## Všetci naraz

rules-bounty-hunters-same-time = Všetci naraz
rule-BH-S11 = Rýchlosť nikdy neprináša výhodu. To, čo robíš, mení len karty pred tebou, a čo je spoločné, sa vydáva v pevnom poradí.
rule-BH-S58 = V kroku 2 sa kôpka zákaziek odpočítava zvrchu tak, ako ležala pri otočení vybratých kariet: prvá karta majstrovi cechu, ďalšia hráčovi po ľavej strane, stále dookola; tvoje bonusové zákazky sú tie, ktoré pripadnú na teba. Ak kôpka nestačí, zákazka sa dlhuje a berie sa v tomto poradí, keď sa krok 2 skončí, z toho, čo zostalo, a zo zamiešaných zahodených kariet, alebo prepadá. Obmedzený bank platí rovnako; dlžný kredit ešte nemožno minúť.
rule-BH-S59 = Keď posledný hráč ukončí krok 2, predané karty ležia na kôpkach zahodených kariet v poradí od majstra cechu doľava, posledná navrchu. Vydajú sa dlžné kredity a potom dlžné zákazky. Prvé štvrté dolapenie určí posledné kolo, všetko sa naraz ukáže a nasleduje krok 3.
rule-BH-S56 = Keď hráč odíde alebo mu uplynie čas, zaskakuje bot. Čo je už vybraté alebo urobené, platí, karty z ruky sa podávajú ako predtým a miesto sa boduje.
