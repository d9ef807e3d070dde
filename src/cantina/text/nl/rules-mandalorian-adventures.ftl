### De regels van The Mandalorian: Adventures, één per nummer, voor wie speelt.

## Doel en einde

rules-mandalorian-adventures-goal = Doel en einde
rule-MA-01 = Eén tot vier spelers voeren samen een missie uit. Iedereen wint of iedereen verliest, tenzij een variant iets anders zegt.
rule-MA-02 = Elke missie speel je op één spelbord met velden, waarop personages, vijanden en fiches staan. Verschillende missies kunnen hetzelfde spelbord gebruiken.
rule-MA-174 = Jullie winnen samen als het doel van de missie is bereikt. Meestal telt dat aan het einde van een beurt, dus je moet eerst de gebeurtenisstap doorkomen.
rule-MQ-74 = Of het doel is bereikt, wordt aan het einde van de beurt bekeken, na de trekstap, tenzij de missie zegt dat het direct telt.
rule-MQ-97 = “Aan het einde van een beurt staat een personage…” betekent elk personage, na elke beurt; “eindig je je beurt” betekent het personage van de actieve speler, in de gedeelde modus een van beide. Eerst komen de regels van spelbord en missie, in de volgorde van de actieve speler, dan het doel.
rule-MA-175 = Zodra een faalvoorwaarde van de missie is vervuld, verliezen jullie allemaal.
rule-MA-130 = Schade aan een personage blijft op de personagekaart liggen. Is dat evenveel als de LP van de gebruikte kant, dan is het personage verslagen en verliest iedereen direct.
rule-MQ-75 = Na elk afzonderlijk effect wordt bekeken of jullie hebben verloren. Komen doel en verlies samen, dan is de missie verloren.
rule-MA-169 = De tekst van een kaart of missie gaat boven deze regels. Spreken twee kaarten elkaar tegen, dan beslist de actieve speler welke geldt.
rule-MA-170 = Bij gelijke mogelijkheden beslist de actieve speler.
rule-MA-171 = De actieve speler bepaalt de volgorde van effecten die tegelijk komen; elk wordt afgemaakt voordat het volgende begint.

## Voorbereiding

rules-mandalorian-adventures-setup = Voorbereiding
rule-MA-17 = De voorbereiding heeft zeven stappen: de missie, de planningsstapel, de gebeurtenisstapel, schade- en sabotagefiches, dreigingsfiches, personages, de eerste speler.
rule-MA-18 = Handel eerst de groeistapel af (MA-09) en neem de missie die hij noemt. Lees de inleiding, de briefing en de regels van het spelbord, en voer alles uit waar VOORBEREIDING bij staat.
rule-MQ-87 = Waar VOORBEREIDING bij staat, wordt in de gegeven volgorde na stap 7 uitgevoerd, voor de eerste beurt, tenzij er een ander moment wordt genoemd. Een gedekt fiche dat wordt verplaatst of vervangen, blijft ongezien.
rule-MA-19 = Schud de planningsstapel en leg hem gedekt naast het spelbord.
rule-MA-20 = Schud de gebeurtenisstapel, ongeacht de symbolen op de achterkanten. Iedereen ziet de achterkant van de bovenste kaart.
rule-MA-21 = De schadefiches liggen klaar voor iedereen. Aan het begin heeft niemand schade, tenzij VOORBEREIDING het zegt.
rule-MQ-86 = De schadefiches raken nooit op.
rule-MA-22 = Leg op elk actievak precies één willekeurig wit sabotagefiche, open.
rule-MA-23 = Alle andere sabotagefiches, ook een wit dat over is, worden gedekt gemengd als voorraad.
rule-MA-24 = Pak de dreigingsfiches met het nummer van de missie op de achterkant en schud elke vorm apart. Alle andere dreigingsfiches doen niet mee.
rule-MA-25 = Op velden met een vraagteken komt een fiche van de afgebeelde vorm, gedekt.
rule-MA-26 = Op velden met een vorm zonder vraagteken komt een fiche van die vorm, open.
rule-MQ-62 = Heeft een vorm meer fiches dan velden, dan gaat de rest ongezien terug in de doos. Fiches die nodig zijn voor het doel, liggen altijd op het spelbord.
rule-MA-27 = De oranje fiches zijn de versterkingen: ze vormen een gedekte stapel naast het spelbord.
rule-MA-28 = Iedereen kiest een van de personages die bij de missie zijn genoemd en pakt de personagekaart (kant volgens moeilijkheid), de speelfiguur, de vaardigheidskaarten en de overzichtskaart. De speelfiguren beginnen op het startveld.
rule-MQ-63 = Is er meer dan één startveld, dan kiest iedereen er een; personages mogen er samen op staan.
rule-MQ-64 = Geen twee spelers kunnen hetzelfde personage nemen.
rule-MA-29 = Schud je stapel vaardigheidskaarten en trek tot je 4 handkaarten hebt, op heroïsch 3.
rule-MA-30 = Spreek af wie begint; zonder afspraak beslist het lot.

## Beurt

rules-mandalorian-adventures-turn = Beurt
rule-MA-35 = De eerste speler begint. Een beurt bestaat uit actiestap, gebeurtenisstap en trekstap; dan is met de klok mee de volgende aan de beurt, tot de missie is gewonnen of verloren.
rule-MA-36 = In de actiestap moet je twee verschillende acties doen, elk door een vaardigheidskaart uit je hand in een actievak te spelen.
rule-MQ-13 = Heb je minder kaarten dan je zou moeten spelen, speel er dan zoveel als je kunt.
rule-MA-37 = In de gebeurtenisstap brengt elk actievak met 5 of meer een gebeurtenis, met meer dan 5 eerst een crisis. Hebben ze allemaal 4 of minder, dan gebeurt er niets.
rule-MA-38 = Trek in de trekstap van je stapel vaardigheidskaarten tot je 4 handkaarten hebt, op heroïsch 3. Heb je er al zoveel, dan trek je niets.
rule-MQ-29 = Heb je meer handkaarten dan de limiet, dan houd je ze allemaal en trek je niets.
rule-MA-172 = Is een stapel op, dan wordt zijn aflegstapel direct tot een nieuwe stapel geschud.
rule-MA-173 = Zijn je stapel en je aflegstapel allebei leeg, dan trek je de ontbrekende vaardigheidskaarten zodra er weer zijn.
rule-MQ-94 = Kaarten die je tegoed hebt, tot de handlimiet, krijg je zodra er kaarten op de aflegstapel komen, ook in de beurt van een ander. In de gedeelde modus wordt degene die het langst wacht, als eerste bediend.

## Acties

rules-mandalorian-adventures-actions = Acties
rule-MA-43 = De vier basisacties zijn Beweging, Aanval, Verkenning en Planning; een missie kan er groene aan toevoegen.
rule-MA-39 = Een vaardigheidskaart heeft een gedrukte kracht van 1 tot 4, die zegt hoe sterk de actie is.
rule-MA-40 = Leg de kaart op de kaarten die al in het vak liggen, zo dat alle waarden zichtbaar blijven; voer dan de actie uit.
rule-MA-41 = Je mag per beurt hoogstens één kaart in hetzelfde actievak spelen, om welke reden je die ook speelt.
rule-MA-42 = Je mag een kaart spelen en van de actie afzien. De gedrukte kracht telt in de gebeurtenisstap toch mee.
rule-MQ-14 = Een actie waarvan je afziet, is toch een van je twee acties: je mag op je veld het Kind redden en het effect van de kaart gebruiken.
rule-MA-93 = Met een extra actie mag je nog één vaardigheidskaart spelen volgens de gewone regels, in een vak dat je deze beurt nog niet hebt gebruikt.
rule-MA-94 = Extra acties tellen niet als een van de twee verplichte acties.
rule-MQ-101 = Een extra actie mag je laten, wanneer je die ook kreeg: je eerste twee kaarten van een beurt zijn de verplichte.
rule-MA-95 = Een gratis actie heeft een gegeven kracht, kost geen vaardigheidskaart en voegt niets toe aan een actievak.
rule-MA-96 = Een gratis actie mag een actie van deze beurt herhalen, en voor een actie die je gratis hebt gedaan, mag je later nog een kaart spelen.
rule-MA-97 = Gratis acties tellen niet als een van de twee verplichte acties.
rule-MQ-27 = Een gratis actie heeft precies de genoemde kracht en mag elke actie van de missie zijn, ook een groene. “Als kracht 4+” wordt met die kracht vergeleken.
rule-MQ-91 = Krijgt een ander personage een gratis actie, dan kiest de speler van dat personage (gedeelde modus: de actieve speler). De bewegingsregels, Bewaker en Greep gelden, redden mag ook, bonussen zijn niet toegestaan, en bij gelijke mogelijkheden beslist de actieve speler.
rule-MA-166 = Vanaf missie 3 kunnen er groene actievakken zijn voor acties van de missie. Alle regels voor actievakken gelden, ook het witte sabotagefiche bij de voorbereiding en de gebeurtenisstap.
rule-MA-167 = Heb je een vaardigheidskaart in een groen vak gespeeld, voer dan de tekst van dat vak uit.
rule-MA-168 = Bij “als kracht 4+” mag je er elke kaart spelen, maar de actie gebeurt alleen met kracht 4 of meer. Effecten mogen de kracht verhogen, ook boven 4.

## Bewegen

rules-mandalorian-adventures-movement = Bewegen
rule-MA-44 = Met Beweging ga je hoogstens zoveel velden als de kracht, met elke stap naar een aangrenzend veld. Je mag ook blijven staan.
rule-MA-50 = De bewegingsregels gelden altijd als een personage beweegt, niet alleen bij de actie Beweging.
rule-MA-45 = Kom je op een veld met een vijand of een gedekt dreigingsfiche, dan eindigt je beweging daar.
rule-MA-46 = Personages en open bonussen houden je niet tegen.
rule-MQ-01 = Het gaat erom hoe het fiche ligt als je op het veld komt: een bonus die eerder deze beurt is omgedraaid, houdt je niet meer tegen.
rule-MQ-59 = Het Kind houdt een beweging niet tegen.
rule-MA-47 = Op een veld is plaats voor elk aantal personages, vijanden en fiches.
rule-MA-48 = Een vijand op het veld waar je begint, houdt je niet vast, afgezien van de schade door Greep (MA-149).
rule-MA-49 = Sta je op een veld met gedekte dreigingsfiches, dan worden die altijd direct omgedraaid.
rule-MQ-12 = Een gedekt fiche dat op jouw veld komt, wordt direct omgedraaid.
rule-MQ-05 = Kom je op een veld, draai dan alle gedekte fiches om met hun Missie-effecten, in de volgorde van de actieve speler; gebruik dan bonussen of red het Kind, en stop of ga verder. Aan het einde van de beweging slaan de Bewakers toe, in de volgorde van de actieve speler.
rule-MQ-02 = Elke opdracht die een personage laat bewegen, is een eigen beweging, waarbij Bewaker en Greep apart worden bekeken. Ga je minstens één stap en kom je terug, dan is dat ook een beweging.
rule-MQ-03 = Een personage dat door de kaart van een andere speler beweegt, volgt alle bewegingsregels; de keuzes zijn aan wie op de kaart wordt genoemd. Ergens worden neergezet is geen beweging: alleen gedekte fiches op het nieuwe veld worden omgedraaid.

## Spelbord en bereik

rules-mandalorian-adventures-map = Spelbord en bereik
rule-MA-51 = Personages en fiches staan altijd op velden. Twee velden met één dunne lijn ertussen grenzen aan elkaar.
rule-MQ-10 = Velden die elkaar alleen in een hoek raken, grenzen niet aan elkaar.
rule-MA-52 = Een dikke grijze lijn is een muur: de velden grenzen niet aan elkaar, en noch beweging noch bereik gaat erdoor.
rule-MA-53 = Noch beweging noch bereik gaat door een gesloten deur; door een open deur gaan ze allebei. De regels van het spelbord zeggen hoe een deur opengaat.
rule-MQ-11 = Een open deur blijft open tot een regel die sluit, en daarbij wordt niemand verplaatst. Vijanden openen nooit deuren.
rule-MA-54 = Een gestippelde lijn is een hoogte: de velden grenzen niet aan elkaar en niemand beweegt eroverheen, maar bereik gaat er wel overheen.
rule-MA-57 = Terrein met een rode rand is ontoegankelijk: niemand komt er, en bereik gaat er niet doorheen.
rule-MA-55 = Op stervelden verschijnen meestal de versterkingen.
rule-MA-56 = Voor een ster van een andere kleur gelden alle regels voor sterren; hij kan in de missie daarnaast een effect hebben.
rule-MA-165 = Sommige velden hebben een klein nummer, waarmee teksten ze noemen.
rule-MA-98 = Bereik is het aantal velden op de kortste toegestane weg van het personage naar het doelwit. Hetzelfde veld is bereik 0.
rule-MA-99 = “Binnen bereik N” betekent elk doelwit op bereik 0 tot en met N.
rule-MA-100 = Bereik gaat niet door muren, gesloten deuren of ontoegankelijk terrein.
rule-MA-101 = Bereik gaat over hoogten, dreigingen en personages heen en door open deuren.
rule-MA-102 = Bereik mag om muren en ontoegankelijk terrein heen worden geteld.
rule-MQ-09 = “Aangrenzend” betekent dat je erheen kunt lopen: over een dunne lijn of door een open deur. Bereik gaat ook over gestippelde lijnen. Ontoegankelijk terrein telt voor geen van beide.

## Aanval en Verkenning

rules-mandalorian-adventures-attack-intel = Aanval en Verkenning
rule-MA-58 = Aanval brengt één dreiging binnen bereik 1 zoveel schade toe als de kracht.
rule-MA-59 = Schade blijft op een vijand liggen tot hij is verslagen.
rule-MA-60 = Een vijand met evenveel schade als LP, of meer, is verslagen. Zijn fiche gaat van het spelbord naar de open gebruikte fiches; schade te veel vervalt.
rule-MA-61 = Je mag elke dreiging aanvallen, ook een gedekte: kies die eerst en draai die dan om.
rule-MA-62 = Is het omgedraaide doelwit geen vijand, dan blijft het open liggen en krijgt het geen schade.
rule-MA-63 = Een vijand omdraaien door een aanval is geen beweging, dus Bewaker slaat niet toe.
rule-MQ-17 = Draait een aanval een dreiging om, dan komt eerst het Missie-effect en dan de schade.
rule-MQ-15 = Een open bonus mag je aanvallen, maar er gebeurt niets.
rule-MQ-16 = Een effect dat binnen een bereik schade toebrengt, zonder het woord “vijand”, mag ook een gedekt fiche treffen: draai het eerst om, net als bij een aanval.
rule-MA-64 = Kies bij Verkenning één van beide: bekijk een gedekt dreigingsfiche, of verplaats een vijand.
rule-MA-65 = Bekijk een gedekt fiche binnen een bereik gelijk aan de kracht. Alleen de actieve speler ziet het; het blijft gedekt op zijn veld.
rule-MA-66 = Je mag de anderen vertellen wat je hebt gezien, en je mag zelfs liegen.
rule-MQ-19 = Een fiche dat je hebt bekeken, mag voor jou alleen zichtbaar blijven tot het uit het spel gaat.
rule-MA-67 = Of kies een open vijand binnen een bereik gelijk aan de kracht en verplaats hem 1 veld.
rule-MQ-18 = De vijand mag naar elk aangrenzend veld, ook richting een personage of op een bezet veld. Dit is nooit aanleiding voor Bewaker, Greep of Afleiding.
rule-MQ-100 = Je mag alleen een vijand kiezen die zo minstens 1 veld verplaatst kan worden. Is er geen, dan sla je dat deel van een effect over.
rule-MA-68 = Door een vijand met Verkenning te verplaatsen kun je buiten zijn effecten komen, zoals Bewaker.
rule-MA-69 = Voor Verkenning wordt bereik geteld als altijd: niet door muren, gesloten deuren of ontoegankelijk terrein.

## Planning

rules-mandalorian-adventures-plan = Planning
rule-MA-70 = Trek zoveel planningskaarten als de kracht. Alleen de actieve speler ziet ze, maar mag erover praten.
rule-MA-71 = Je mag 1 van de getrokken kaarten houden, open onder je personagekaart.
rule-MA-72 = De kaart Mislukking heeft geen effect en mag niet worden gehouden.
rule-MA-73 = Je mag nooit tweemaal dezelfde planningskaart bezitten.
rule-MQ-23 = Verder mag je zoveel planningskaarten bezitten als je wilt.
rule-MA-74 = Eén getrokken kaart die je niet houdt, mag je boven op de planningsstapel leggen, zonder dat de anderen die zien.
rule-MA-75 = Alle andere getrokken kaarten gaan open naar de aflegstapel met planningen.
rule-MQ-20 = Trek alle kaarten voordat je kiest welke je houdt en welke je bovenop legt. Mislukking mag bovenop.
rule-MQ-21 = De kaarten worden een voor een getrokken; is de stapel op, dan wordt de aflegstapel geschud, zonder de kaarten van deze actie. Zijn beide leeg, dan trek je er minder.
rule-MA-76 = Op een planningskaart staat wanneer je die mag gebruiken. Tot dan ligt de kaart open bij de eigenaar.
rule-MQ-22 = Wie een planningskaart bezit, mag die gebruiken wanneer de tekst het toelaat, ook in de beurt van een ander en in elke gebeurtenisstap. In de gedeelde modus beslist de actieve speler.
rule-MQ-88 = Een gebruikte planningskaart gaat open naar de aflegstapel met planningen, tenzij de tekst iets anders zegt.
rule-MA-77 = Leg de planningskaart Verdediging af om 1 schade te blokkeren.
rule-MQ-24 = Je blokkeert nadat schade is aangekondigd en voordat die wordt toegebracht. Meerdere blokkades mogen worden gecombineerd, en geblokkeerde schade krijg je niet.
rule-MQ-104 = Krijgt een ander personage de schade van een aanval, dan mag wie de schade krijgt die blokkeren, en wie werd aangevallen mag terugslaan.
rule-MQ-105 = Om een deur te openen heb je de kracht nodig die de Aanval heeft als je hem aankondigt: Richten is voor aanvallen op een dreiging en opent geen deur.

## Vaardigheidskaarten

rules-mandalorian-adventures-skill-cards = Vaardigheidskaarten
rule-MA-05 = Elk personage begint de campagne met 12 vaardigheidskaarten. Een kaart met twee strepen zit tweemaal in die stapel.
rule-MA-86 = Een kaart met een actiesymbool onder de kracht is 1 sterker als je hem voor die actie speelt.
rule-MA-87 = Voor andere acties en in de gebeurtenisstap telt het symbool niet.
rule-MQ-26 = Symbolen en effecten die de kracht verhogen, worden opgeteld, zonder grens.
rule-MA-88 = Het effect van een vaardigheidskaart mag je alleen gebruiken als de kaart in het actievak ligt dat het effect noemt. Elders geeft de kaart alleen kracht.
rule-MA-89 = Het effect komt naast de actie, ervoor of erna zoals je wilt, tenzij de kaart het moment bepaalt.
rule-MA-90 = Het effect mag de actie niet onderbreken, tenzij de kaart het zegt.
rule-MQ-98 = Een effect dat zijn eigen actie verandert (kracht, bereik, velden, gehouden kaarten), kondig je ervoor aan, en het geldt voor de hele actie. Een effect dat gaat over wat de actie heeft gedaan, komt erna.
rule-MQ-103 = Een regel over het bereik van een Aanval geldt voor het veld waarvandaan je aanvalt, ook als je daar met dezelfde kaart kwam. Een bereik dat je kaart bepaalt, gaat voor.
rule-MA-91 = Je hoeft het effect niet te gebruiken. Doe je het wel, dan moet je elk deel uitvoeren, behalve delen met “mag”.
rule-MQ-25 = Voer uit wat kan, in de gedrukte volgorde; sla delen over die niet kunnen.
rule-MA-92 = Bij “een personage naar keuze” hoor je zelf ook, bij “een ander personage” niet.
rule-MA-191 = Een tactische kaart heeft geen kracht en geeft geen actie, alleen een effect, en alleen in het passende vak.
rule-MQ-95 = Een tactische kaart is een van de twee kaarten die je speelt, en het vak is voor deze beurt gebruikt. Het is geen actie, dus je kunt er het Kind niet mee redden.
rule-MA-192 = In de gebeurtenisstap telt een vak met een tactische kaart als precies 5: een gebeurtenis, geen crisis.
rule-MQ-85 = Dat geldt wat er verder ook in het vak ligt: +6 geldt nooit, en ook voor het laagste totaal telt het vak als 5.

## Dreigingen en bonussen

rules-mandalorian-adventures-threats = Dreigingen en bonussen
rule-MA-78 = Dreigingsfiches blijven op het spelbord tot ze worden vernietigd of gepakt.
rule-MA-79 = Een open dreiging is een vijand of een bonus; een gedekte is geen van beide.
rule-MA-80 = “Dreiging” betekent elk dreigingsfiche, “vijand” alleen open vijanden.
rule-MA-81 = Een vijand is vechter, schutter of scherpschutter. De klasse doet op zich niets; kaarten verwijzen ernaar.
rule-MA-82 = De gedrukte LP van een vijand zeggen hoeveel schade nodig is om hem te verslaan.
rule-MA-83 = Een vijand kan één of meer effectsymbolen hebben, of geen. Al zijn effecten gelden.
rule-MA-84 = Op een bonus staat één groot symbool; de regels van het spelbord of de briefing zeggen wat hij doet.
rule-MA-142 = De medikit werkt in elke missie. Een andere bonus is alleen van nut als de regels van het spelbord of de briefing hem noemen.
rule-MA-85 = In je actiestap mag je een bonus op je veld op elk moment gebruiken, ook terwijl je over het veld heen beweegt en voor een effect van een vijand zoals Bewaker.
rule-MQ-28 = Alleen de actieve speler mag bonussen gebruiken, alleen in de actiestap en alleen op het veld van het eigen personage.
rule-MA-143 = Medikit: leg in je actiestap een open medikit van je veld af om 1 schade van je eigen personage te genezen.
rule-MA-144 = Zonder schade mag je geen medikit gebruiken, en ook niet voor een ander personage. Een ongebruikte medikit blijft liggen.
rule-MQ-65 = Een fiche dat je volgens de missie mag pakken, ligt op je personagekaart. Je mag het niet neerleggen of doorgeven, tenzij de missie het zegt. Een personage draagt hoogstens één fiche van elke soort.

## Effecten van vijanden

rules-mandalorian-adventures-enemy-effects = Effecten van vijanden
rule-MA-145 = Bewaker: eindig je een beweging binnen bereik 1 van deze vijand, dan brengt hij je 1 schade toe.
rule-MA-146 = Langs een Bewaker gaan kost niets als je beweging op bereik 2 of meer eindigt.
rule-MQ-04 = Je mag van het veld van een Bewaker weggaan of erlangs gaan, maar niet door zijn veld heen: kom je erop, dan moet je stoppen.
rule-MQ-07 = Bewaker werkt over hoogten heen, maar niet door muren of gesloten deuren.
rule-MA-147 = Een Bewaker die door je beweging wordt omgedraaid, brengt zijn schade toe; een die anders wordt omgedraaid, niet.
rule-MA-148 = Een Beweging van 0 velden is geen beweging, dus er slaat geen Bewaker toe.
rule-MA-149 = Greep: ga je weg van het veld van deze vijand, dan brengt hij je daar 1 schade toe, vlak voor je beweegt.
rule-MQ-08 = Greep slaat één keer toe bij elke beweging weg van zijn veld, ook als de vijand deze beurt is omgedraaid. Word je ergens anders neergezet, dan slaat Greep niet toe.
rule-MA-150 = Gaat de vijand met Greep weg van jouw veld, bijvoorbeeld door Verkenning, dan krijg je geen schade.
rule-MQ-06 = Zijn er meerdere vijanden met Bewaker of Greep, dan brengt elk 1 schade toe.
rule-MA-151 = Missie-effect: wordt een dreiging met dit symbool omgedraaid, voer dan de tekst met hetzelfde symbool in de briefing uit. Het fiche bekijken telt niet.
rule-MA-152 = Een Missie-effect is niet te voorkomen en gebeurt ook als de vijand wordt verslagen. Ook bonussen kunnen het symbool hebben.
rule-MA-153 = Afleiding: is deze vijand in de gebeurtenisstap verplaatst, leg dan een sabotagefiche op het actievak met het laagste totaal.
rule-MQ-47 = Afleiding werkt direct na de beweging van die vijand, voor de volgende vijand, met de totalen van dat moment. Bij gelijke totalen beslist de actieve speler.
rule-MA-154 = Afleiding doet niets als de vijand niet is verplaatst, of op een ander moment, zoals in de actiestap.

## Gebeurtenisstap

rules-mandalorian-adventures-event-step = Gebeurtenisstap
rule-MA-103 = Ga na de actiestap alle actievakken langs, van links naar rechts: tel de gedrukte kracht van de kaarten en de waarden van de sabotagefiches op.
rule-MQ-34 = De volgorde is Beweging, Aanval, Verkenning, Planning, dan de groene vakken zoals de missie ze noemt.
rule-MA-106 = 4 of minder: er gebeurt niets, kaarten en fiches blijven liggen.
rule-MA-105 = Precies 5: handel een gebeurtenis af en maak dan het vak leeg.
rule-MA-104 = 6 of meer: handel de crisis af, dan een gebeurtenis, en maak dan het vak leeg.
rule-MA-108 = Hier tellen alleen gedrukte waarden, geen symbolen en geen effecten van vaardigheidskaarten.
rule-MQ-30 = Het totaal ligt vast als het afhandelen van het vak begint; het beslist over crisis, gebeurtenis en +6.
rule-MA-111 = De crisis staat onder aan de briefing, en elke missie heeft een eigen crisis. Je handelt een crisis af door die tekst uit te voeren.
rule-MA-107 = Uit een vak dat wordt leeggemaakt, gaat elke vaardigheidskaart open naar de aflegstapel van de eigenaar, en de sabotagefiches gaan open naar de gebruikte fiches.
rule-MA-109 = Een beurt kan zonder gebeurtenis blijven, of meerdere gebeurtenissen en crises brengen.
rule-MA-110 = Voorbeeld: in Beweging liggen een fiche van 2 en kaarten met samen 4, dat is 6: een crisis, dan een gebeurtenis, dan wordt Beweging leeggemaakt. Aanval heeft 5: een gebeurtenis en geen crisis.
rule-MQ-32 = Is een vak leeggemaakt, kijk dan opnieuw van links af en handel het eerste vak met 5 of meer af, tot er geen meer is.
rule-MQ-35 = Een vak dat door sabotage op 6 of meer komt, heeft zijn crisis als elk ander.
rule-MQ-33 = Een reeks gebeurtenissen heeft geen grens, maar na 100 afgehandelde vakken in één gebeurtenisstap stopt het spel onbeslist.

## Sabotage

rules-mandalorian-adventures-sabotage = Sabotage
rule-MA-04 = Er zijn precies 5 witte sabotagefiches; alle andere zijn geel.
rule-MQ-81 = De witte fiches hebben de waarden 1, 1, 1, 2 en 2, de gele 1, 2, 2, 3 en 3.
rule-MA-136 = Een sabotagefiche telt zijn waarde in de gebeurtenisstap op bij zijn actievak.
rule-MA-137 = Wordt een actie gesaboteerd, trek dan een willekeurig fiche uit de gedekte voorraad en leg het open op dat actievak.
rule-MA-139 = Op een actievak kan elk aantal sabotagefiches liggen.
rule-MQ-106 = Haalt een tekst één sabotagefiche van een actievak, dan is dat het fiche met de hoogste waarde.
rule-MA-138 = Komt een vak in de gebeurtenisstap door sabotage op 5 of meer, dan volgt zijn gebeurtenis als de huidige is afgehandeld, bij 6 of meer eerst met een crisis.
rule-MQ-31 = Een fiche dat op het vak komt dat net wordt afgehandeld, gaat mee weg en begint geen reeks.
rule-MQ-53 = Heeft de missie de gesaboteerde actie niet, dan wordt er geen fiche gelegd en gebeurt er niets.
rule-MA-140 = Is de gedekte voorraad op, dan worden alle gebruikte fiches, wit en geel, gedekt gemengd als nieuwe voorraad.
rule-MA-141 = Moet er een fiche komen en liggen ze allemaal op actievakken, gebruik dan een vervanger met waarde 1.
rule-MQ-52 = Een vervanger gaat uit het spel als zijn vak wordt leeggemaakt.

## Gebeurtenissen

rules-mandalorian-adventures-events = Gebeurtenissen
rule-MA-112 = Trek de bovenste gebeurteniskaart en voer de effecten uit van boven naar beneden. De actieve speler maakt alle keuzes.
rule-MQ-80 = Op een gebeurteniskaart betekent “jij” het personage van de actieve speler.
rule-MA-131 = Voer elke tekst uit die op een gebeurteniskaart staat.
rule-MA-132 = Een effect met +6 geldt alleen als het actievak 6 of meer heeft.
rule-MA-133 = De achterkant van een gebeurteniskaart geeft een hint over het effect, bijvoorbeeld de klasse die zal bewegen of aanvallen. Je mag er rekening mee houden.
rule-MQ-39 = Waar de tekst het zegt, wordt nog een gebeurteniskaart getrokken en afgehandeld, met hetzelfde totaal voor +6; dan gaat de eerste kaart verder.
rule-MA-113 = Een afgehandelde gebeurteniskaart gaat open naar de aflegstapel met gebeurtenissen.
rule-MA-114 = Verschijnt er een versterking, leg dan het bovenste fiche van de stapel open op het genoemde veld, meestal het sterveld het dichtst bij jou.
rule-MA-115 = Een kaart kan een ander veld noemen, bijvoorbeeld dat van jou.
rule-MA-116 = Zijn er meerdere velden mogelijk, kies dan het veld voordat het fiche wordt getrokken.
rule-MQ-48 = Het dichtstbijzijnde sterveld wordt bepaald met bereik, geteld vanaf jou; komt bereik bij geen enkel sterveld, dan kiest de actieve speler er een. De dichtstbijzijnde gedekte dreiging vind je net zo, maar komt bereik bij geen enkele, dan gebeurt er niets.
rule-MQ-49 = Een versterking die verschijnt, geldt als omgedraaid voor het Missie-effect, maar niet voor Bewaker. Een fiche dat bij de voorbereiding open ligt, geldt voor geen van beide als omgedraaid.
rule-MA-117 = Is de stapel op, dan worden alle verslagen vijanden van de versterkingen gedekt gemengd tot een nieuwe stapel.
rule-MQ-50 = Alleen verslagen oranje vijanden komen terug; gebruikte oranje bonussen blijven uit het spel.
rule-MQ-51 = De stapel versterkingen en de voorraad sabotagefiches worden pas aangevuld als er een fiche nodig is en er geen meer is. Kaartstapels worden direct aangevuld.
rule-MA-118 = Zijn alle versterkingen op het spelbord, dan verschijnt er geen.
rule-MA-134 = Had een gebeurteniskaart helemaal geen effect, dan verschijnt er een versterking, open op het dichtstbijzijnde sterveld.
rule-MQ-36 = Bij deze straf is dat het sterveld het dichtst bij jou.
rule-MA-135 = Al bij een klein effect vervalt de straf, bijvoorbeeld als één vijand 1 veld beweegt, of bij nog een gebeurteniskaart.
rule-MQ-37 = Het was een effect als een fiche is verplaatst, gekomen, verdwenen of omgedraaid, een vijand heeft aangevallen, schade is toegebracht of geblokkeerd, een deur is open- of dichtgegaan, of een kaart is getrokken of nog een gebeurtenis is afgehandeld. Overgeslagen delen met +6 tellen niet, en ook niet wat een regel doet omdat de gebeurtenisstapel opnieuw wordt geschud.
rule-MQ-38 = Zijn alle versterkingen op het spelbord, dan doet de straf niets en wordt die later niet ingehaald.

## Vijanden in gebeurtenissen

rules-mandalorian-adventures-enemies = Vijanden in gebeurtenissen
rule-MA-123 = Vijanden bewegen niet en vallen niet aan, tenzij een kaart of een effect het zegt.
rule-MA-119 = Een bewegingseffect zegt hoeveel vijanden van welke klasse hoe ver bewegen. Elk gaat langs een kortste weg richting zijn dichtstbijzijnde personage.
rule-MA-120 = Jij kiest welke vijanden van de klasse gaan, maar elk moet minstens 1 veld kunnen gaan.
rule-MQ-43 = Kies zoveel verschillende vijanden als de kaart zegt; kunnen er minder bewegen, dan gaan die allemaal. Elke vijand is klaar voordat de volgende begint.
rule-MA-121 = Kan geen vijand bewegen, dan doet het effect niets.
rule-MQ-40 = Voor bewegen wordt het dichtstbijzijnde personage bepaald door de loopafstand. Personages die te voet niet bereikbaar zijn, worden genegeerd; is er geen enkel bereikbaar, dan kan de vijand niet bewegen.
rule-MQ-42 = Het doelwit ligt vast als de vijand begint te bewegen. Elke stap brengt hem 1 dichterbij, en op het veld van het doelwit stopt hij.
rule-MQ-44 = Een gekozen vijand gaat de hele afstand, tenzij hij zijn doelwit bereikt.
rule-MA-122 = Personages en andere dreigingen houden een vijand niet tegen.
rule-MA-124 = Een vijand die weggaat, moet met elke stap 1 verder van dat personage komen, ook als hij dichter bij een ander komt. Kan dat niet, dan blijft hij staan.
rule-MQ-46 = Hij gaat weg van het personage dat het effect noemt, en anders van het personage dat te voet het dichtst bij is; bij gelijke afstand beslist de actieve speler. Een vijand die door geen enkel personage te voet kan worden bereikt, blijft staan.
rule-MA-125 = Noemt een kaart meerdere klassen, dan mag je vijanden van elk van die klassen kiezen.
rule-MA-126 = Een aanvalseffect zegt hoeveel vijanden van welke klasse met welk bereik aanvallen. Elk brengt een personage binnen dat bereik 1 schade toe.
rule-MA-127 = Een vijand met meerdere mogelijke doelwitten valt het dichtstbijzijnde personage aan.
rule-MQ-41 = Voor aanvallen wordt het dichtstbijzijnde personage bepaald door het bereik.
rule-MA-128 = De actieve speler kiest de vijanden, hun volgorde, en tussen personages op gelijke afstand; maar er moeten zoveel mogelijk vijanden aanvallen.
rule-MQ-45 = Een vijand valt één keer per aanvalseffect aan. Het hoeft geen vijand te zijn die heeft bewogen.
rule-MA-129 = Kan geen vijand aanvallen, dan doet het effect niets.

## Het Kind

rules-mandalorian-adventures-child = Het Kind
rule-MA-155 = Sommige missies gebruiken het fiche van het Kind; de briefing zegt hoe het in het spel komt.
rule-MA-156 = Het Kind wordt gedragen door een personage, gedragen door een vijand (alleen als het spel dat zegt), of is op een veld en wordt niet gedragen.
rule-MA-157 = Tijdens elke actie op het veld van het Kind mag je het redden, ook terwijl je over het veld heen beweegt: je personage draagt het dan.
rule-MQ-89 = Bij gespeelde, extra en gratis acties mag je redden, zelfs bij een Beweging van 0 velden, van het begin tot actie en kaarteffect klaar zijn. Een personage dat buiten zijn eigen actie beweegt, kan niet redden.
rule-MA-158 = Draagt een ander personage of een vijand het Kind, dan kan het niet worden gered.
rule-MA-160 = Je mag het Kind niet neerzetten of aan een ander personage geven.
rule-MA-162 = Krijg je schade die niet is geblokkeerd terwijl je het Kind draagt, dan vlucht het naar een aangrenzend veld.
rule-MA-163 = Zo mogelijk vlucht het naar een veld met een vijand of een gedekte dreiging.
rule-MQ-55 = De actieve speler kiest waarheen het Kind vlucht.
rule-MQ-56 = Is er geen aangrenzend veld, dan komt het Kind op het veld van zijn drager.
rule-MQ-57 = Hoeveel schade één bron ook toebrengt, het Kind vlucht maar één keer.
rule-MQ-58 = Treft Greep de drager, dan gebeuren schade en vlucht op het oude veld; daarna gaat de beweging verder.
rule-MA-161 = In een beurt waarin het Kind is gevlucht, kan het niet worden gered.
rule-MQ-60 = Dat geldt voor alle personages, tot de beurt eindigt.
rule-MA-164 = Sommige gebeurtenissen laten het Kind zonder schade vluchten, volgens dezelfde regels. Draagt niemand het, dan gebeurt er niets.
rule-MQ-61 = Een vijand pakt het Kind alleen op als de missie het zegt. Hij beweegt en valt dan aan als altijd, en draagt het Kind mee.
rule-MA-159 = Wordt een vijand verslagen die het Kind draagt, dan komt het Kind op dat veld.
rule-MQ-90 = Van een vijand die het draagt, vlucht het Kind niet, niet door een gebeurtenis en niet als die vijand schade krijgt. Het komt alleen vrij als de vijand wordt verslagen of door een tekst van de missie.

## Moeilijkheid en modi

rules-mandalorian-adventures-modes = Moeilijkheid en modi
rule-MA-31 = Kies voor elk spel een moeilijkheid. Voor het eerste spel is beginner aan te raden.
rule-MA-06 = Een personagekaart heeft een beginnerskant en een normale kant; de beginnerskant heeft meer LP.
rule-MA-32 = Beginner: de beginnerskant van de personagekaarten, handlimiet 4.
rule-MA-33 = Normaal: de normale kant, handlimiet 4.
rule-MA-34 = Heroïsch: de normale kant, handlimiet 3.
rule-MQ-93 = Verhaalmodus: twee spelers tot zoveel als er personages zijn genoemd; vrije modus: twee tot vier; gedeelde modus: één tot vier, met twee of meer genoemde personages. Met één speler is het altijd de gedeelde modus; kiezen jullie anders niets, dan is het de verhaalmodus als die past, en zo niet de vrije modus.
rule-MQ-69 = Genoemde personages die geen speler neemt, doen niet mee. Buiten de gedeelde modus zijn er minstens twee spelers.
rule-MQ-68 = In de verhaalmodus moeten de personages meedoen die de missie vereist, meestal de Mandaloriaan. In de gedeelde modus en solo zijn twee genoemde personages naar keuze goed.
rule-MA-181 = Zijn er meer spelers dan genoemde personages, speel dan in de vrije modus of in de gedeelde modus.
rule-MA-182 = Vrije modus: elke speler kiest een personage naar wens, genoemd of niet. De Mandaloriaan hoeft niet mee te doen.
rule-MA-183 = Een personage dat niet in de briefing staat, heeft geen bijzondere voorbereiding en begint op het startveld.

## Gedeelde modus en solo

rules-mandalorian-adventures-shared = Gedeelde modus en solo
rule-MA-184 = In de gedeelde modus besturen alle spelers samen precies twee genoemde personages, hoeveel spelers er ook zijn.
rule-MA-190 = Wie solo speelt, gebruikt de gedeelde modus met één hand en twee personages. Doel, groeistapel en al het andere blijven hetzelfde.
rule-MA-185 = De vaardigheidskaarten van beide personages vormen één stapel, waarvan iedereen trekt, met één aflegstapel.
rule-MQ-76 = Elke speler heeft de gewone handlimiet: 4, op heroïsch 3.
rule-MA-186 = Een actie wordt uitgevoerd door het personage dat op de kaart staat.
rule-MA-187 = Een beurt heeft nog steeds twee acties, met kaarten van één personage of van beide, maar nooit twee kaarten in één vak.
rule-MA-188 = Een gehouden planningskaart is van het personage dat handelt, en elk personage mag er één van elke soort bezitten. De actieve speler neemt alle beslissingen, ook over het gebruik ervan.
rule-MQ-92 = Een planningskaart werkt voor het personage dat hem bezit; een extra actie mag met een kaart van elk van beide. Moet een personage vaardigheidskaarten trekken, dan zegt de actieve speler wie ze trekt.
rule-MQ-102 = Hebben beide personages de planningskaart die je in je actiestap of voor je gebeurtenisstap gebruikt, dan zeg je van wie die is.
rule-MQ-77 = Alleen het personage dat de huidige actie uitvoert, mag een bonus op zijn veld gebruiken.
rule-MA-189 = “Jij” is het personage dat handelt. Een gebeurtenis gaat over het personage van de bovenste kaart in het actievak, ook voor de dichtstbijzijnde gedekte dreiging.
rule-MQ-54 = Wordt een vak met alleen fiches afgehandeld, dan kiest de actieve speler over welk personage de gebeurtenis gaat.
rule-MQ-79 = Zoeken vijanden het dichtstbijzijnde personage, dan tellen beide personages mee.
rule-MQ-78 = Wordt een van beide personages verslagen, dan is de missie verloren.

## Campagne

rules-mandalorian-adventures-campaign = Campagne
rule-MA-08 = Voor elk spel en nog eens erna doe je wat de bovenste kaart van de groeistapel zegt.
rule-MA-07 = Groeikaarten zijn genummerd en worden nooit geschud. Raken ze door elkaar, leg ze dan weer op volgorde.
rule-MA-09 = Doe voor een spel wat de bovenste groeikaart zegt, leg die weg en draai de volgende om, tot er een kaart met STOP open ligt.
rule-MQ-70 = Een STOP-kaart blijft bovenop liggen tot de volgende keer, die met het afhandelen ervan begint. Voor een spel en erna ga je door tot de volgende STOP, dus elk spel gebruikt er twee.
rule-MA-10 = De groeistapel noemt de missie die je speelt. Het eerste spel is missie 1.
rule-MA-11 = Kaarten die door de groeistapel in het spel komen, blijven voor alle latere spellen.
rule-MQ-73 = Vaardigheidskaarten die er later bij komen, maken de stapel groter dan 12, tenzij de groeikaart er een weghaalt.
rule-MA-12 = Genummerde enveloppen blijven dicht tot een opdracht ze opent.
rule-MA-13 = Na een overwinning en na een nederlaag gaat de groeistapel net zo goed verder en noemt hij de volgende missie.
rule-MA-176 = Doe na het spel wat de bovenste groeikaart zegt en bewaar de stapel dan op volgorde voor het volgende spel.
rule-MA-14 = Elke missie begint opnieuw: schade en alles op het spelbord zijn weg.
rule-MA-15 = Spelers, moeilijkheid, modus en personages mogen van spel tot spel veranderen; de groeistapel werkt met alles.
rule-MA-16 = Het Kind, Greep, Missie-effect, Afleiding en genummerde velden komen met missie 2, missieacties met missie 3.
rule-MQ-71 = Een missie die is vrijgespeeld, mag buiten de campagne nog eens worden gespeeld, zonder de groeistapel aan te raken.
rule-MQ-72 = Een campagne kan worden teruggezet naar de eerste kaart.

## Wat je mag weten

rules-mandalorian-adventures-information = Wat je mag weten
rule-MA-177 = Je mag over je handkaarten praten, maar ze niet tonen. De anderen zien alleen hoeveel je er hebt.
rule-MA-178 = Een dreiging die je hebt bekeken, laat je niet aan anderen zien. Je mag de waarheid zeggen of liegen.
rule-MQ-84 = Je mag vrij praten; verborgen kaarten en fiches worden nooit aan andere spelers getoond.
rule-MA-179 = Alle aflegstapels zijn open en mogen altijd worden gelezen.
rule-MA-180 = De gebeurtenisstapel mag niet worden doorzocht; alleen de achterkant van de bovenste kaart is zichtbaar.
rule-MQ-83 = Geen enkele stapel mag worden doorzocht, en in de groeistapel mag niemand vooruitlezen.
rule-MQ-66 = Een actie kan alleen worden teruggenomen zolang er niets verborgens door is onthuld en niets willekeurig is getrokken.
