### De regels van Way of the Mandalorian, één per nummer, voor wie speelt.

## Doel en Credits

rules-way-of-the-mandalorian-aim = Doel en Credits
rule-WM-10 = Zorg dat je de meeste Credits hebt als het spel is afgelopen.
rule-WM-01 = Het spel is voor 2, 3 of 4 spelers.
rule-WM-A62 = Met twee spelers gelden dezelfde regels; alleen het aantal missies is anders (WM-12). Met één tegenstander wordt er tegen elke poging hoogstens één gebeurtenis gespeeld.
rule-WM-08 = Credits zijn je geld en, aan het einde, je score. In de doos zitten 82 Creditfiches, maar die geven alleen bedragen aan: je kunt elk geheel aantal Credits hebben, vanaf 0.
rule-WM-A46 = De voorraad Credits raakt nooit op.
rule-WM-A63 = Spelers kunnen niets met elkaar ruilen en elkaar niets lenen of geven: Credits gaan alleen naar de voorraad of komen eruit.
rule-WM-A67 = Met 0 Credits doe je nog gewoon mee: je mag trekken, verkopen, een snelle klus doen en missies ondernemen.

## Borden en kaarten

rules-way-of-the-mandalorian-cards = Borden en kaarten
rule-WM-02 = Alle spelers delen één missiebord. Het heeft een plaats voor de missie die wordt ondernomen en een voor gebeurtenissen; buiten een poging zijn beide leeg.
rule-WM-03 = Er zijn vier personageborden: Din Djarin, Fennec Shand, Bo-Katan Kryze en Boba Fett. Op elk bord staan een naam, eigen symbolen, plekken voor uitrusting en één bijzondere vaardigheid.
rule-WM-09 = Kracht wordt geteld in symbolen. Een personage, uitrusting, gebeurtenis of missie heeft van elke eigenschap 0 of meer symbolen.
rule-WM-A01 = Er zijn precies vier eigenschappen: vuurkracht, pantser, stuurkunst en sluwheid, altijd in deze volgorde.
rule-WM-04 = Er zijn 45 missies: 20 van niveau 1, 14 van niveau 2, 10 van niveau 3 en 1 van niveau 4. Op een missie staan de vereiste symbolen, een beloning en een boete in Credits.
rule-WM-05 = Er zijn 30 kaarten met uitrusting; die zijn groen. Elke kaart heeft een naam, symbolen en kosten in Credits; sommige zijn tijdelijk (WM-47).
rule-WM-06 = Er zijn 26 gebeurtenissen; die zijn blauw. Elke kaart heeft een naam, symbolen en kosten in Credits, maar geen tekst met een effect.
rule-WM-A25 = Gebeurtenissen voegen alleen symbolen toe: die van een tegenstander bij wat de missie vraagt, die van de speler die de missie onderneemt bij de eigen kracht. Een symbool is nooit negatief.
rule-WM-07 = Uitrusting en gebeurtenissen samen zijn de 56 marktkaarten. Ze doen allemaal mee, hoeveel spelers er ook zijn.

## Voorbereiding

rules-way-of-the-mandalorian-setup = Voorbereiding
rule-WM-11 = Het missiebord ligt in het midden. Alle spelers delen één rij missies, één markt, één marktstapel en één aflegstapel.
rule-WM-12 = Missies van de niveaus 1, 2, 3 en 4 worden willekeurig getrokken: 8, 4, 4 en 1 voor twee spelers (samen 17), 12, 6, 6 en 1 voor drie (25), 16, 8, 8 en 1 voor vier (33).
rule-WM-13 = Ze vormen de gedekte missiestapel, op niveau geordend: niveau 1 bovenop, dan de niveaus 2 en 3, en helemaal onderop de missie van niveau 4.
rule-WM-A60 = Elk niveau wordt apart geschud, ook niveau 1; niveaus worden nooit gemengd.
rule-WM-14 = Missies die niet zijn getrokken, gaan terug in de doos en doen niet mee: 28 met twee spelers, 20 met drie, 12 met vier.
rule-WM-15 = De bovenste 6 missies worden omgedraaid: dat is de rij. Aan het begin zijn ze allemaal van niveau 1.
rule-WM-16 = Alle 30 kaarten met uitrusting en 26 gebeurtenissen worden samen tot één gedekte marktstapel geschud. De aflegstapel is aan het begin leeg.
rule-WM-17 = De bovenste 4 kaarten van de marktstapel worden omgedraaid: dat is de markt. Pas daarna worden de handkaarten gedeeld.
rule-WM-18 = Iedereen pakt een personagebord en 800 Credits en trekt dan 5 kaarten van de marktstapel. Op de borden liggen aan het begin geen kaarten.
rule-WM-A53 = Elk personage doet hoogstens één keer mee. De personages worden aan tafel gekozen of door het lot toegewezen, voordat er een kaart wordt gedeeld.
rule-WM-A55 = De handkaarten worden per vijf gedeeld, met de klok mee, te beginnen bij de eerste speler.
rule-WM-A65 = Je startkaarten kun je niet ruilen.
rule-WM-19 = Alle andere Credits vormen de voorraad.
rule-WM-20 = Na de voorbereiding heeft de missiestapel 11, 19 of 27 kaarten en de marktstapel 42, 37 of 32, met twee, drie of vier spelers.

## Je beurt

rules-way-of-the-mandalorian-turn = Je beurt
rule-WM-21 = De oudste speler begint. Daarna gaan de beurten met de klok mee, dus naar links.
rule-WM-A54 = Hier wijst degene die de tafel opent, de speler aan die begint; zonder keuze beslist het lot.
rule-WM-22 = In je beurt mag je je uitrusten en mag je 2 acties doen, in elke combinatie: trek 2 kaarten, verkoop, doe een snelle klus, onderneem een missie.
rule-WM-23 = Je mag dezelfde actie in een beurt tweemaal doen. Alleen de snelle klus kan maar één keer (WM-38).
rule-WM-A17 = De twee acties hoeven niet verschillend te zijn.
rule-WM-24 = Na twee acties heb je geen actie meer: beëindig je beurt. Dan komen de handlimiet en het aanvullen, en de volgende speler begint.
rule-WM-A16 = Je mag je beurt ook na één actie of zonder actie beëindigen. Acties die je niet hebt gedaan, vervallen.
rule-WM-A71 = Je beurt eindigt niet vanzelf, ook niet als je je nergens mee kunt uitrusten: je beëindigt hem zelf. Alleen waar je je tussen de twee acties uitrust (WM-A03), eindigt hij na de tweede actie.
rule-WM-85 = Tot het spel is afgelopen, is er altijd precies één speler die moet beslissen en iets te kiezen heeft; de anderen wachten.
rule-WM-83 = Het lot speelt alleen een rol bij de voorbereiding en als er opnieuw wordt geschud; verder tellen alleen jullie beslissingen. Een actie waardoor iets is onthuld of veranderd, is niet terug te nemen.

## Uitrusten

rules-way-of-the-mandalorian-equipping = Uitrusten
rule-WM-25 = Je uitrusten is geen actie: het kost je geen van je twee acties.
rule-WM-A03 = Je mag je in je beurt altijd uitrusten, voor, tussen en na je acties, maar niet midden in een actie. De tafel kan ook kiezen voor: alleen na de eerste en voor de tweede actie.
rule-WM-26 = Je rust je uit met een kaart uit je hand: leg die open op een vrije plek voor uitrusting op je bord. Kaarten van de markt moet je eerst trekken, en gebeurtenissen passen daar niet.
rule-WM-27 = Elk personage heeft 4 plekken voor uitrusting; Din Djarin heeft er één meer (WM-58).
rule-WM-A06 = Alle plekken zijn gelijk: elke uitrusting past op elke plek, en twee dezelfde kaarten mogen naast elkaar liggen.
rule-WM-A04 = Je mag je in een beurt met zoveel kaarten uitrusten als je vrije plekken en je Credits toelaten.
rule-WM-28 = Voor elke kaart waarmee je je uitrust, betaal je de kosten op de kaart aan de voorraad.
rule-WM-A07 = Je moet de volle kosten in één keer betalen. Heb je minder, dan kun je je niet met de kaart uitrusten.
rule-WM-30 = Je rust je alleen in je eigen beurt uit, en alleen op je eigen bord. De kosten op de kaart zijn de enige prijs.
rule-WM-29 = Uitrusting blijft op je bord liggen en mag in zoveel missies worden gebruikt als je wilt, tot je die verkoopt of, als die tijdelijk is, gebruikt.
rule-WM-A05 = Uitrusting kan niet terug op de hand en kan niet worden bedekt of vervangen. Een plek komt alleen vrij als je de kaart verkoopt of een tijdelijke kaart hebt gebruikt.

## Kaarten trekken

rules-way-of-the-mandalorian-drawing = Kaarten trekken
rule-WM-31 = Actie: trek 2 kaarten en neem ze op de hand. Elk ervan is een open kaart van de markt of de bovenste kaart van de marktstapel.
rule-WM-A08 = Je mag mengen: beide kaarten van de markt, beide van de marktstapel, of van elk één.
rule-WM-A09 = Je pakt de kaarten na elkaar, en je ziet de eerste voordat je de tweede kiest.
rule-WM-A11 = Je trekt altijd 2 kaarten, nooit minder. Tot je de tweede hebt, kun je niets anders doen.
rule-WM-32 = Kaarten die van de markt zijn gepakt, worden pas aan het einde van je beurt aangevuld (WM-64).
rule-WM-A10 = Tussen de twee kaarten en tussen je acties wordt niets aangevuld: heb je er tweemaal van getrokken, dan kan de markt leeg zijn.

## Nieuwe marktstapel

rules-way-of-the-mandalorian-reshuffle = Nieuwe marktstapel
rule-WM-67 = Is de marktstapel op, dan worden alle afgelegde uitrusting en gebeurtenissen tot een nieuwe gedekte marktstapel geschud. Missies doen daar nooit aan mee.
rule-WM-33 = Dat kan midden in het trekken gebeuren: je pakt de laatste kaart, de verkochte en afgelegde kaarten worden geschud, en je trekt verder van de nieuwe stapel.
rule-WM-A12 = De aflegstapel wordt pas geschud als er een kaart nodig is en de stapel leeg is. Tot dan staat de stapel op 0 kaarten, en je kunt hem nog kiezen zolang er afgelegde kaarten zijn.
rule-WM-A13 = Mochten marktstapel en aflegstapel allebei leeg zijn, dan wordt er getrokken en aangevuld voor zover er kaarten zijn, en het spel gaat verder.

## Verkopen

rules-way-of-the-mandalorian-selling = Verkopen
rule-WM-34 = Actie: verkoop zoveel van je kaarten als je wilt, uit je hand, van je bord of allebei. Een plek die vrijkomt, kun je in dezelfde beurt weer gebruiken.
rule-WM-A19 = Ook gebeurtenissen kun je verkopen, uit je hand of van de plek van Boba Fett, voor de helft van de kosten op de kaart. Een verkoop omvat minstens 1 kaart.
rule-WM-35 = De voorraad betaalt de helft van de kosten van alle verkochte kaarten samen: kaarten voor 200, 200 en 400 leveren 400 Credits op.
rule-WM-A20 = Tel eerst alle kosten van de verkoop op, deel dan één keer door twee en rond af naar beneden op een hele Credit. Bij de eindverkoop wordt net zo gerekend.
rule-WM-36 = Verkochte kaarten gaan naar de aflegstapel en komen terug als die wordt geschud.
rule-WM-A21 = Een kaart kun je ook verkopen in de beurt waarin je je ermee hebt uitgerust of die hebt gebruikt, eveneens voor de helft.

## Snelle klus

rules-way-of-the-mandalorian-quick-job = Snelle klus
rule-WM-37 = Actie: doe een snelle klus en pak 200 Credits uit de voorraad.
rule-WM-38 = Je mag maar één snelle klus per beurt doen.
rule-WM-A18 = De grens geldt per beurt: in je volgende beurt mag je weer een snelle klus doen.

## Een missie ondernemen

rules-way-of-the-mandalorian-attempt = Een missie ondernemen
rule-WM-39 = Actie: onderneem één open missie uit de rij. Allebei je acties mogen pogingen zijn.
rule-WM-40 = Kies een missie; die komt op de missieplaats van het bord. Je mag elke missie proberen, wat je kracht en je Credits ook zijn.
rule-WM-A42 = Je mag een missie ondernemen die je niet kunt voltooien. Eenmaal gekozen kun je er niet meer van afzien.
rule-WM-A41 = Na een mislukking mag je dezelfde missie in dezelfde beurt nog eens ondernemen.
rule-WM-A43 = Tussen je twee pogingen wordt de rij niet aangevuld: na een succes kies je uit de missies die er nog liggen.

## Gebeurtenissen

rules-way-of-the-mandalorian-events = Gebeurtenissen
rule-WM-41 = Te beginnen links van wie de missie onderneemt en dan met de klok mee mag elke tegenstander 1 gebeurtenis uit de hand spelen, of geen.
rule-WM-A24 = Elke tegenstander beslist één keer. Wie heeft gepast, wordt bij deze poging niet opnieuw gevraagd.
rule-WM-42 = Een tegenstander die een gebeurtenis speelt, betaalt 200 Credits aan de voorraad.
rule-WM-A22 = Elke gebeurtenis kost 200 Credits om te spelen; de kosten op de kaart tellen alleen bij verkoop. De tafel kan er ook voor kiezen dat je voor een gebeurtenis de kosten op de kaart betaalt.
rule-WM-A23 = Kun je de volle 200 Credits niet betalen, dan kun je geen gebeurtenis uit je hand spelen. Alleen de gebeurtenis op de plek van Boba Fett is gratis (WM-61).
rule-WM-43 = Gebeurtenissen van tegenstanders liggen open op het missiebord, dus wie later beslist, ziet ze.
rule-WM-44 = Als alle tegenstanders hebben beslist, mag je 1 gebeurtenis uit je hand spelen voor je eigen poging: betaal 200 Credits en leg die open naast je bord.
rule-WM-A26 = Je ziet alle gebeurtenissen van je tegenstanders voordat je over je eigen gebeurtenis en je uitrusting beslist.
rule-WM-A66 = Gebeurtenissen worden alleen op deze twee momenten van een poging gespeeld en liggen nooit op plekken voor uitrusting. Alleen Boba Fett mag er een op zijn plek leggen (WM-A27).
rule-WM-A69 = Je krijgt de vraag als je minstens 1 handkaart en 200 Credits hebt (de laagste kosten op een kaart als die gelden, elk bedrag als Credits verborgen zijn), of als er een gebeurtenis klaarligt op je plek. Wat je op de hand hebt, speelt geen rol. Vaste opdrachten kunnen voor je passen, altijd of onder een beloning die je noemt, na de gewone wachttijd.
rule-WM-A61 = Word je om een gebeurtenis gevraagd en antwoord je niet op tijd, dan pas je. Alle andere beslissingen van wie afwezig is, neemt de bot die invalt.

## Kracht

rules-way-of-the-mandalorian-strength = Kracht
rule-WM-45 = Wat is vereist: tel per eigenschap de symbolen op van de missie en van alle gebeurtenissen van tegenstanders. Je eigen gebeurtenis hoort hier niet bij.
rule-WM-46 = Pas nu, als je weet wat vereist is, kies je welke uitrusting op je bord je gebruikt.
rule-WM-A40 = Je mag al je uitrusting gebruiken, een deel ervan of niets. Uitrusting gebruiken die niet tijdelijk is, kan nooit kwaad.
rule-WM-48 = Wat je hebt: tel per eigenschap de symbolen op van je personage, je eigen gebeurtenis en de uitrusting die je gebruikt. Uitrusting die je niet gebruikt, telt niet mee.
rule-WM-49 = De missie slaagt als je van elke eigenschap minstens zoveel symbolen hebt als vereist; evenveel is genoeg. Anders mislukt de poging.
rule-WM-A02 = Elk van de vier eigenschappen moet worden gehaald; veel van de ene maakt een tekort aan een andere niet goed. De tafel kan er ook voor kiezen alleen de totalen van alle vier te vergelijken.

## Gelukt of mislukt

rules-way-of-the-mandalorian-result = Gelukt of mislukt
rule-WM-50 = Gelukt: pak de beloning op de kaart uit de voorraad; weigeren kan niet. De missie gaat uit het spel: je houdt die niet, en die komt ook niet op de aflegstapel.
rule-WM-51 = Mislukt: betaal de boete op de kaart aan de voorraad.
rule-WM-52 = Kun je de boete niet helemaal betalen, betaal dan alle Credits die je hebt.
rule-WM-A44 = Er blijft geen schuld over, en je hoeft niets te verkopen om een boete te betalen.
rule-WM-53 = Na een mislukking gaat de missie terug naar de eigen plaats in de rij.
rule-WM-A45 = Eerst wordt de beloning of de boete afgehandeld, dan worden de gespeelde gebeurtenissen en de gebruikte tijdelijke uitrusting opgeruimd.
rule-WM-54 = Gelukt of mislukt, alle gebeurtenissen die bij de poging zijn gespeeld, gaan naar de aflegstapel. Wat ervoor is betaald, krijgt niemand terug.
rule-WM-47 = Tijdelijke uitrusting die je hebt gebruikt, moet je aan het einde van deze missie afleggen. Wat je niet hebt gebruikt, blijft op je bord.
rule-WM-55 = Gebruikte tijdelijke uitrusting gaat na de gebeurtenissen naar de aflegstapel; alleen Fennec Shand mag die houden (WM-59).
rule-WM-A39 = Ook na een mislukking ben je gebruikte tijdelijke uitrusting kwijt.
rule-WM-56 = Voorbeeld: een missie en een gebeurtenis van een tegenstander, waarvoor 200 is betaald, vragen samen 3, 1, 2 en 1 symbolen. Je personage en twee kaarten met uitrusting hebben er 3, 3, 2 en 3: gelukt, en de beloning van 400 is voor jou.

## Personages

rules-way-of-the-mandalorian-characters = Personages
rule-WM-57 = Elk personage heeft precies één bijzondere vaardigheid, en alleen de speler met dat bord mag die gebruiken.
rule-WM-58 = Din Djarin heeft één extra plek voor uitrusting, 5 in totaal.
rule-WM-A38 = Zijn vijfde plek is als de andere en heeft geen eigen regels.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand mag 200 Credits betalen om uitrusting die ze zou moeten afleggen, op de hand te houden.
rule-WM-A35 = Dit geldt voor gebruikte tijdelijke uitrusting, niet voor verkochte kaarten of overtollige handkaarten. De tafel kan ervoor kiezen ook overtollige uitrusting mee te rekenen: voor 200 Credits per kaart blijft die boven de vijf op de hand, en aan het einde van haar volgende beurt telt die weer mee.
rule-WM-A36 = Ze beslist voor elke gebruikte kaart apart en betaalt telkens 200 Credits, zo vaak als ze kan. Ze betaalt na de beloning of de boete.
rule-WM-A37 = Een kaart die zij houdt, gaat naar haar hand en telt mee voor de handlimiet. Ze mag zich er voor de volle kosten weer mee uitrusten, zelfs in dezelfde beurt.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Als Bo-Katan Kryze een missie onderneemt, mag ze 1 handkaart afleggen om 1 symbool van de missiekaart te negeren.
rule-WM-A34 = Dat doet ze alleen bij haar eigen pogingen, na alle gebeurtenissen en voordat ze uitrusting kiest. Elke handkaart is goed; die gaat direct naar de aflegstapel en is weg, ook als de missie mislukt.
rule-WM-A32 = Ze mag dit één keer per poging doen, dus tweemaal in een beurt met twee pogingen. De tafel kan ervoor kiezen geen grens te stellen: dan wordt voor elke afgelegde kaart één symbool genegeerd.
rule-WM-A33 = Ze mag alleen een symbool negeren dat op de missiekaart staat, niet een dat door een gebeurtenis is toegevoegd. De tafel kan ervoor kiezen ook symbolen van gebeurtenissen toe te staan.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett heeft één extra plek voor een gebeurtenis, die gedekt ligt. De gebeurtenis van deze plek mag hij gratis spelen.
rule-WM-A27 = Telkens als hij zich mag uitrusten, mag hij gratis een gebeurtenis uit zijn hand op de lege plek leggen; die gaat er alleen weg als hij wordt gespeeld of verkocht. De tafel kan ook kiezen voor: maar één keer, na het delen en voor de eerste beurt.
rule-WM-A28 = Hij mag die ook gratis tegen de missies van anderen spelen, als hij aan de beurt is om te beslissen. De tafel kan ook kiezen voor: alleen bij zijn eigen pogingen.
rule-WM-A29 = Ook hij speelt per poging maar één gebeurtenis: van de plek of uit zijn hand, niet allebei.
rule-WM-A30 = De gebeurtenis op de plek telt niet mee voor de handlimiet.
rule-WM-A31 = Bij de eindverkoop wordt de gebeurtenis op de plek omgedraaid en voor de helft van de kosten op de kaart verkocht.

## Einde van de beurt

rules-way-of-the-mandalorian-end-of-turn = Einde van de beurt
rule-WM-A14 = Aan het einde van een beurt komt eerst de handlimiet, dan wordt de markt aangevuld, dan de rij.
rule-WM-63 = Aan het einde van je beurt mag je hoogstens 5 handkaarten hebben. Leg er precies zoveel af als je te veel hebt, kaarten naar keuze; kaarten op je bord tellen niet mee.
rule-WM-A15 = Tijdens je beurt mag je meer dan 5 handkaarten hebben. In de beurten van anderen kunnen het er niet meer worden.
rule-WM-64 = De markt wordt vanaf de marktstapel aangevuld tot 4 open kaarten.
rule-WM-65 = De rij wordt vanaf de missiestapel aangevuld tot 6 open missies.
rule-WM-A47 = Is de missiestapel leeg, dan gaat het spel met minder missies verder, tot misschien alleen de missie van niveau 4 nog over is.
rule-WM-A72 = Lege plaatsen van markt en rij worden van de eerste tot de laatste gevuld, en nieuwe uitrusting komt op de eerste vrije plek. Fennec Shand wordt gevraagd in de volgorde van haar plekken; de volgorde van het afleggen maakt nooit uit.
rule-WM-66 = Dan begint de volgende speler, links.

## Einde van het spel

rules-way-of-the-mandalorian-end-of-game = Einde van het spel
rule-WM-68 = Het spel is afgelopen zodra een speler de missie van niveau 4 voltooit. Een mislukte poging beëindigt het spel niet.
rule-WM-A48 = Als de missie van niveau 4 wordt omgedraaid, gebeurt er nog niets. Vanaf de volgende beurt kan die worden ondernomen als elke andere missie in de rij.
rule-WM-69 = Het einde komt direct: niemand krijgt nog een actie of een beurt, en de ronde wordt niet afgemaakt.
rule-WM-A49 = De laatste missie wordt nog afgehandeld: de beloning wordt betaald, gebeurtenissen en gebruikte tijdelijke uitrusting worden afgelegd; Fennec Shand wordt niets gevraagd, er is geen handlimiet, en er wordt niets aangevuld. De tafel kan ervoor kiezen dat gebruikte tijdelijke uitrusting nog wordt verkocht.
rule-WM-70 = Eindverkoop: iedereen verkoopt alle kaarten die nog op het eigen bord liggen voor de helft van hun kosten samen en telt de Credits.
rule-WM-72 = Handkaarten zijn aan het einde niets waard.
rule-WM-A50 = De eindverkoop gaat alleen over het bord: handkaarten worden niet verkocht.
rule-WM-71 = Wie na de eindverkoop de meeste Credits heeft, wint, wie de missie van niveau 4 ook heeft voltooid.
rule-WM-A51 = Spelers met evenveel Credits delen de overwinning; ook lager delen spelers met evenveel Credits een plaats.
rule-WM-A52 = Voltooit niemand de missie van niveau 4, dan stopt het spel na 200 beurten van elke speler, of na een ander aantal dat de tafel kiest (0: onbeperkt). De eindverkoop wordt gehouden, maar het spel geldt als niet uitgespeeld en niemand wint.

## Open en verborgen

rules-way-of-the-mandalorian-knowledge = Open en verborgen
rule-WM-73 = Iedereen ziet de rij, de markt, de missie die wordt ondernomen, de gespeelde gebeurtenissen, de personageborden en alle uitrusting daarop.
rule-WM-A56 = Iedereen ziet ieders Credits. De tafel kan ervoor kiezen ze te verbergen.
rule-WM-A57 = De aflegstapel is open: iedereen mag hem doorkijken.
rule-WM-A58 = Iedereen mag weten hoeveel kaarten er in de stapels zitten, maar niet welke.
rule-WM-A59 = Kaarten die vanwege de handlimiet of door Bo-Katan Kryze worden afgelegd, ziet iedereen.
rule-WM-74 = Alleen jij kent je handkaarten. De anderen zien hoeveel het er zijn en onthouden welke je open hebt gepakt.
rule-WM-A68 = Bekend in een hand zijn kaarten die van de markt zijn gepakt of door Fennec Shand zijn behouden, tot ze de hand open verlaten; van gedeelde kaarten en kaarten van de stapel is alleen het aantal bekend. Toeschouwers zien wat alle spelers gezamenlijk weten.
rule-WM-75 = De gebeurtenis op de plek van Boba Fett ligt gedekt: hij mag die bekijken, de anderen zien alleen dat de plek gevuld is.
rule-WM-A70 = Als Boba Fett zijn plek vult, weten de anderen alleen dat het een gebeurtenis was. Gebeurtenissen die ze in zijn hand kenden, kunnen vanaf dan in de hand of op de plek zijn; uitrusting die ze kenden, heeft hij nog op de hand.
rule-WM-76 = Missiestapel en marktstapel liggen gedekt; niemand kent de volgorde van hun kaarten.
rule-WM-A64 = Uitrusting en gebeurtenissen hebben dezelfde achterkant: aan de bovenste kaart van de marktstapel is niet te zien welk van de twee het is.
rule-WM-77 = Het niveau van de volgende missie is geen geheim: de stapel is geordend en te tellen. Met twee spelers betekenen 11 of 10 overgebleven kaarten niveau 1, 9 tot en met 6 niveau 2, 5 tot en met 2 niveau 3, en 1 niveau 4.
rule-WM-A73 = Welke missies in de doos zijn gebleven, is onbekend; alleen hun aantal per niveau is bekend. Voltooide missies zijn open.
rule-WM-86 = Door de 56 marktkaarten te tellen mag je verborgen kaarten afleiden. Na het schudden is de nieuwe stapel precies de vorige aflegstapel; elke andere verborgen kaart is in een hand of op de plek van Boba Fett.
