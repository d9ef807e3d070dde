### De regels van Bounty Hunters, één per nummer, voor wie speelt.

## De kaarten

rules-bounty-hunters-cards = De kaarten
rule-BH-01 = Het spel is voor 2 tot 6 spelers.
rule-BH-02 = Er zijn 195 speelkaarten: 44 doelwitten, 63 premiejagers, 44 contracten en 44 Jawamarktkaarten. Met 4 zonekaarten en de overzichtskaart zijn dat er 200.
rule-BH-06 = De kaarten vormen vier stapels, elk met een eigen kleur: de groene doelwitstapel, de rode premiejagerstapel, de blauwe contractstapel en de grijze Jawamarktstapel. Elke stapel heeft een eigen aflegstapel.
rule-BH-07 = Op een doelwit staan de punten die het aan het einde oplevert, een afweerkracht van drie waarden (groen, blauw, oranje) en hoeveel kaarten van dit personage er zijn. Soms staat er ook een bonus voor de vangst op: een Credit of een contract.
rule-BH-08 = Op een premiejager staan drie aanvalswaarden (groen, blauw, oranje) en de punten die hij je aan het einde kost; dat kunnen er ook 0 zijn. Een premiejager spelen kost geen Credits.
rule-BH-03 = In de Jawamarktstapel zitten twee soorten kaarten: 29 droids en 15 krattenkaarten.
rule-BH-09 = Op een droid staan zijn kosten in Credits, drie aanvalswaarden en hoeveel droids in de stapel dezelfde aanvalswaarden hebben. Een droid levert geen punten op en kost er ook geen.
rule-BH-10 = Op een krattenkaart staan de kosten in Credits, de punten die hij aan het einde oplevert en 1, 2 of 3 kratten. Hij heeft geen aanvalswaarden en doet nooit mee aan een aanval.
rule-BH-04 = Van de 15 krattenkaarten hebben er 6 één krat, 6 twee kratten en 3 drie kratten: samen 27 kratten.
rule-BH-11 = Een contract noemt een paar: twee verschillende doelwitten, tweemaal hetzelfde doelwit, of een doelwit en een krat. Erop staan de punten per stuk en de punten voor elk volledig duo. Een contract kost geen Credits.
rule-BH-12 = Aanvalskaarten zijn premiejagers en droids, en verder niets.
rule-BH-05 = In de doos zitten 42 Credits, elk precies 1 waard, en een scoreblok.

## Voorbereiding

rules-bounty-hunters-setup = Voorbereiding
rule-BH-13 = De 4 zonekaarten liggen in een rij in het midden. Boven elke zonekaart ligt de bijbehorende stapel, eronder de aflegstapel; aan het begin zijn de aflegstapels leeg.
rule-BH-14 = De kaarten worden op kleur over de vier stapels verdeeld. Elke stapel wordt apart geschud en ligt gedekt.
rule-BH-15 = De Credits liggen naast de stapels als voorraad voor iedereen.
rule-BH-S07 = Iedereen begint met 0 Credits.
rule-BH-S06 = De voorraad is onbeperkt, tenzij een optie van het spel een grens stelt (42 Credits, zoals in de doos). Wat de voorraad dan niet kan betalen, loop je mis; wie als eerste wordt betaald, staat in BH-S58.
rule-BH-17 = Iedereen krijgt 1 kaart van elk van de vier stapels; je begint dus met 4 handkaarten.
rule-BH-S50 = De spelers zitten met de klok mee op volgorde van hun nummer: links van je zit het volgende nummer, en links van de laatste zit speler 1. In deze volgorde wordt ook gedeeld, te beginnen bij speler 1, wie er ook gildemeester is.

## De gildemeester

rules-bounty-hunters-guild-master = De gildemeester
rule-BH-16 = Eén speler is gildemeester en bewaart de overzichtskaart; aan een tafel met echte kaarten is dat degene die het laatst een Star Wars-film heeft gezien.
rule-BH-S51 = Hier wordt de gildemeester aan het begin van het spel aangewezen, en dat verandert niet meer: het is de speler die in de opties is genoemd; is er niemand genoemd, dan beslist het lot.
rule-BH-106 = De gildemeester bewaakt het tempo: kondigt elke stap aan, let op dat niemand vooruitloopt en vult aan het einde het scoreblad in. Hier doet de tafel dat allemaal zelf.
rule-BH-108 = Als gildemeester mag je niets meer of minder dan de anderen, en je score verandert er niet door. Het bepaalt alleen wie als eerste wordt bediend: de gildemeester, en dan verder naar links. Dat maakt uit als er te weinig kaarten of Credits zijn.
rule-BH-107 = Op de ene kant van de overzichtskaart staan de drie stappen van een ronde, op de andere het einde van het spel en de bonus voor de vierde vangst. Iedereen mag die altijd lezen.

## Een ronde

rules-bounty-hunters-turn = Een ronde
rule-BH-19 = Het spel wordt gespeeld in ronden van drie stappen: 1 trek een kaart, 2 kies een kaart, 3 geef je handkaarten door.
rule-BH-20 = Iedereen doet elke stap tegelijkertijd. Niemand begint aan een stap voordat iedereen klaar is met de vorige.
rule-BH-21 = Na stap 3 begint een nieuwe ronde, tot de laatste ronde is gespeeld. Aan het begin van een ronde heb je 4 handkaarten, na het trekken 5, en na het kiezen en na het doorgeven weer 4.

## Een kaart trekken

rules-bounty-hunters-drawing = Een kaart trekken
rule-BH-22 = In stap 1 trek je precies één kaart: de bovenste van een stapel naar keuze. Het is je vijfde handkaart.
rule-BH-23 = Je kiest elke ronde vrij uit alle stapels: weer dezelfde als eerder, of een waar anderen ook van trekken.
rule-BH-24 = Je moet trekken zolang er een stapel is die je een kaart kan geven. Van een aflegstapel zelf wordt nooit getrokken.

## Lege stapels

rules-bounty-hunters-empty-decks = Lege stapels
rule-BH-109 = Een lege stapel is niet het einde van het spel: zijn aflegstapel wordt de nieuwe stapel, en is die er niet, dan trek je van een andere stapel.
rule-BH-S01 = Is er een kaart nodig van een lege stapel, schud dan zijn aflegstapel, leg die gedekt neer als nieuwe stapel en trek daarvan.
rule-BH-S05 = Een aflegstapel wordt pas geschud als er een kaart nodig is, niet meteen als de laatste kaart van de stapel is getrokken.
rule-BH-S03 = Eerst noemt iedereen een stapel; de volgorde gaat van de gildemeester naar links. Is jouw stapel intussen op, noem dan een andere; een stapel die geen kaart kan geven, kun je niet noemen. Alle kaarten worden tegelijk uitgedeeld, zodra aan elke keuze kan worden voldaan.
rule-BH-S02 = Kan geen enkele stapel een kaart geven, dan trek je niet en kies je uit de kaarten die je hebt; zonder kaarten kun je alleen activeren en afronden. Zijn aan het begin van een ronde alle stapels, aflegstapels en handen leeg, dan eindigt het spel en worden de punten geteld.
rule-BH-S04 = Heb je recht op een bonuscontract en is de contractstapel leeg, dan wordt eerst zijn aflegstapel geschud. Is die ook leeg, dan loop je het contract mis, en er komt niets voor in de plaats.

## Een kaart kiezen

rules-bounty-hunters-choosing = Een kaart kiezen
rule-BH-25 = In stap 2 kies je precies één van je vijf handkaarten: de zojuist getrokken kaart of een andere. Passen kan niet.
rule-BH-26 = De gekozen kaart leg je gedekt neer. Als iedereen heeft gekozen, worden alle gekozen kaarten tegelijk omgedraaid.
rule-BH-S09 = Gedekt kiezen is hier geen keuze: iedereen doet het, elke ronde.
rule-BH-S08 = Gedekt leg je alleen vast welke kaart het is. Of je hem verkoopt of speelt, waar je hem legt en wat je betaalt, beslis je nadat alle kaarten zijn omgedraaid.
rule-BH-27 = Met de gekozen kaart doe je precies één van twee dingen: je verkoopt hem of je speelt hem.
rule-BH-28 = De volgorde ligt vast: verkoop of speel eerst de gekozen kaart, activeer dan zoveel van je gereserveerde kaarten als je wilt en kunt betalen, of geen, en rond dan af.
rule-BH-S60 = Je rondt de stap altijd zelf af, ook als er niets meer te doen is; de anderen zien alleen dat je hebt gekozen en dat je klaar bent. De gekozen kaart verkopen kan altijd, en daarna afronden ook.
rule-BH-S21 = Tot de laatste speler heeft gekozen, mag je een andere stapel noemen of een andere kaart neerleggen. Daarna mag je je eigen acties terugnemen tot je afrondt, als de tafel dat toestaat, maar nooit verder terug dan een contract dat je hebt getrokken.
rule-BH-29 = De vier andere kaarten houd je op de hand tot stap 3.

## Verkopen en spelen

rules-bounty-hunters-selling-and-playing = Verkopen en spelen
rule-BH-33 = Verkoop je de gekozen kaart, leg hem dan open op de bijbehorende aflegstapel en pak 1 Credit.
rule-BH-34 = Elke soort kaart kun je verkopen, altijd voor 1 Credit: doelwit, premiejager, contract, droid of krattenkaart.
rule-BH-35 = Met Credits betaal je Jawamarktkaarten, en helemaal aan het einde beslissen ze bij een gelijke stand. Het zijn geen punten.
rule-BH-36 = Speel je de gekozen kaart, leg hem dan open voor je neer.
rule-BH-37 = Doelwitten, premiejagers en contracten zijn gratis: ze zijn actief zodra je ze speelt. Een actieve kaart ligt rechtop.
rule-BH-38 = Een Jawamarktkaart wordt alleen actief als je de kosten betaalt. Anders kun je hem alleen reserveren.
rule-BH-39 = De Credits die je betaalt, gaan terug naar de voorraad.
rule-BH-40 = Een actief doelwit kan worden gevangen, een actieve premiejager of droid valt aan, een actieve krattenkaart telt mee met zijn punten en kratten, en een actief contract telt mee in de eindscore.

## Reserveren en activeren

rules-bounty-hunters-reserving = Reserveren en activeren
rule-BH-41 = Kun of wil je een Jawamarktkaart nog niet betalen, dan reserveer je hem: hij ligt open en een kwartslag gedraaid voor je.
rule-BH-44 = Een gereserveerde kaart doet niets: een gereserveerde droid valt niet aan, een gereserveerde krattenkaart levert geen punten en geen kratten op.
rule-BH-S19 = Je mag zoveel gereserveerde kaarten hebben als je wilt. Een gereserveerde kaart kun je nooit verkopen, terug op de hand nemen of doorgeven.
rule-BH-42 = Nadat je de gekozen kaart hebt verkocht of gespeeld, mag je zoveel gereserveerde kaarten activeren als je wilt, een voor een, en voor elke kaart betaal je de volle kosten.
rule-BH-43 = Een geactiveerde kaart draai je rechtop. Een geactiveerde droid krijgt op dat moment zijn plaats, volgens dezelfde regels als een droid die je uit de hand speelt (BH-53 tot en met BH-57).
rule-BH-45 = Meestal reserveer je een kaart in de ene ronde en betaal je hem in een latere, naast de kaart die je in die ronde verkoopt of speelt.
rule-BH-S17 = Je kunt geen gereserveerde kaart activeren voordat je de gekozen kaart hebt verkocht of gespeeld.
rule-BH-S13 = Een kaart die je in deze ronde hebt gereserveerd, mag je nog in dezelfde stap activeren als je er dan de Credits voor hebt.
rule-BH-S14 = De Credit voor een verkochte kaart kun je in dezelfde stap uitgeven om te activeren.
rule-BH-S18 = Je betaalt de kosten in één keer. Betalen in delen kan niet, en geen kaart wordt tweemaal betaald.
rule-BH-S20 = Gereserveerde kaarten kun je alleen in stap 2 activeren, en niet meer als de laatste ronde voorbij is.

## Een doelwit aanvallen

rules-bounty-hunters-confrontations = Een doelwit aanvallen
rule-BH-46 = Je jaagt alleen bij jezelf: op je eigen doelwitten, met je eigen aanvalskaarten. Bij een andere speler wordt nooit iets aangevallen, geblokkeerd of weggenomen.
rule-BH-47 = Een aanval bestaat uit één doelwit en de aanvalskaarten ertegen, als die er al zijn. Het doelwit ligt links, de aanvalskaarten liggen rechts, met al hun waarden in zicht.
rule-BH-50 = Wachten er bij jou geen aanvalskaarten op een doelwit, dan begint een doelwit dat je speelt een nieuwe aanval.
rule-BH-51 = Je mag zoveel vrije doelwitten (doelwitten die nog niet zijn gevangen) tegelijk hebben als je wilt.
rule-BH-53 = Heb je een vrij doelwit als een aanvalskaart actief wordt, dan leg je die kaart bij een vrij doelwit naar keuze.
rule-BH-S25 = Zolang je een vrij doelwit hebt, mag je een aanvalskaart niet apart houden.
rule-BH-S22 = Bij een doelwit dat al is gevangen, kun je geen aanvalskaart leggen.
rule-BH-48 = De aanval wordt per kleur opgeteld: alle groene waarden, alle blauwe waarden, alle oranje waarden. Te veel van de ene kleur maakt een tekort aan een andere niet goed.
rule-BH-52 = Elke aanvalskaart die bij een aanval komt, telt zijn waarden op bij de waarden die er al liggen: (2·0·1), (1·1·0) en (0·0·4) zijn samen (3·1·5).
rule-BH-49 = Elke aanvalskaart valt maar één doelwit aan, of wacht in één groep. De waarden worden nooit verdeeld.
rule-BH-67 = Premiejagers en droids mag je mengen zoals je wilt, tegen een doelwit of terwijl ze erop wachten.
rule-BH-66 = Droids activeren kost Credits. Daar staat tegenover dat ze nooit punten kosten, en ook nooit opleveren.
rule-BH-S26 = Aanvalskaarten en doelwitten die eenmaal liggen, worden nooit verplaatst of weggehaald, niet voor en niet na een vangst.

## Zonder doelwit

rules-bounty-hunters-without-a-target = Zonder doelwit
rule-BH-54 = Heb je geen doelwit meer te vangen als een aanvalskaart actief wordt, dan leg je die kaart apart: hij vormt een wachtende groep.
rule-BH-S23 = Heb je alleen gevangen doelwitten en geen vrij doelwit, dan begint een aanvalskaart de wachtende groep of sluit hij zich erbij aan, net alsof je geen doelwit had.
rule-BH-55 = Zolang je geen vrij doelwit hebt, moet elke volgende aanvalskaart bij dezelfde wachtende groep.
rule-BH-S24 = Je hebt nooit een tweede wachtende groep.
rule-BH-56 = Het volgende doelwit dat je speelt, moet bij de wachtende groep komen te liggen, die het dan aanvalt. Is de aanval sterk genoeg, dan is het doelwit direct gevangen; zo niet, dan blijft het vrij.
rule-BH-S27 = Het volgende doelwit dat je speelt, kun je niet bij de wachtende groep weghouden, wat zijn afweerkracht ook is. Wil je het daar niet, verkoop het dan.
rule-BH-57 = Je hebt dus hoogstens één wachtende groep, en nooit een wachtende groep en een vrij doelwit tegelijk.

## Een doelwit vangen

rules-bounty-hunters-capture = Een doelwit vangen
rule-BH-58 = Een doelwit is gevangen als de aanval zijn afweerkracht in alle drie de kleuren haalt of overtreft. Een afweerkracht van (4·1·6) valt voor (4·1·6) of (9·1·6), maar niet voor (9·9·5).
rule-BH-59 = In stap 2 wordt na elke kaart die wordt gelegd, aanvalskaart of doelwit, gekeken of er iets is gevangen. Een vangst en de bonus ervoor komen direct, voordat je iets anders doet.
rule-BH-S29 = Een vangst kun je niet weigeren en niet uitstellen.
rule-BH-60 = Een gevangen doelwit wordt een kwartslag gedraaid en blijft voor je liggen, met de aanvalskaarten die het aanvielen. Iedereen kan altijd zien hoeveel doelwitten je hebt gevangen; nieuwe vangsten zien de anderen pas als stap 2 is afgelopen.
rule-BH-S28 = Wat de aanval boven de afweerkracht heeft, gaat verloren. Alle premiejagers bij het gevangen doelwit kosten hun punten, ook als het met minder was gelukt.
rule-BH-61 = Staat er een Credit op het gevangen doelwit, dan krijg je direct 1 Credit.
rule-BH-S15 = De Credit voor een vangst kun je in dezelfde stap uitgeven om daarna nog iets te activeren.
rule-BH-62 = Staat er een contract op het gevangen doelwit, dan trek je direct 1 kaart van de contractstapel. Die is gratis en direct actief.
rule-BH-S35 = Een bonuscontract ligt open voor je, zodat iedereen het ziet. Je kunt het niet weigeren.
rule-BH-64 = Je kunt in één stap meer dan één doelwit vangen, met de kaart die je speelt en met de kaarten die je activeert.
rule-BH-65 = Er is geen grens aan het aantal vangsten: je mag meer dan 4 doelwitten vangen.
rule-BH-63 = De punten van gevangen doelwitten en de minpunten van premiejagers worden pas aan het einde van het spel geteld.

## Je handkaarten doorgeven

rules-bounty-hunters-passing = Je handkaarten doorgeven
rule-BH-30 = In stap 3 gaan je 4 overige kaarten naar de speler links van je; van rechts krijg je er 4 terug. De richting verandert nooit.
rule-BH-31 = Iedereen geeft en pakt op hetzelfde moment: niemand ziet de nieuwe handkaarten voordat de oude zijn weggegeven.
rule-BH-32 = Met twee spelers worden de handkaarten elke ronde gewoon geruild.
rule-BH-S49 = Met twee spelers is de speler links van je dezelfde als de speler rechts van je.

## Kratten

rules-bounty-hunters-crates = Kratten
rule-BH-68 = Een krattenkaart levert aan het einde van het spel zijn punten op als hij actief is. Een krattenkaart die nog gereserveerd is, levert niets op.
rule-BH-69 = Tel aan het einde de kratten op je actieve krattenkaarten: de afgebeelde kratten, niet de kaarten.
rule-BH-70 = Wie de meeste kratten heeft, krijgt nog 5 punten. Bij een gelijke stand krijgt iedereen met de meeste kratten de volle 5: bij 4, 2 en 4 kratten dus de eerste en de derde speler.
rule-BH-S39 = Heeft niemand een actieve krattenkaart, dan krijgt niemand de 5 punten.
rule-BH-S43 = Kratten die in een contract een duo vormen, tellen gewoon mee voor de meeste kratten.

## Contracten

rules-bounty-hunters-contracts = Contracten
rule-BH-71 = Contracten tellen pas aan het einde, en alleen de contracten die voor je liggen, gespeeld of als bonus gekregen. Alleen je eigen gevangen doelwitten en je eigen actieve kratten tellen ervoor mee.
rule-BH-72 = Een contract levert zijn punten op voor alles wat je hebt dat erbij past, en zijn duopunten voor elk volledig paar.
rule-BH-S42 = De punten verschillen per contract en tussen de twee helften van één contract: wat op de kaart staat, geldt.
rule-BH-73 = Twee verschillende doelwitten: punten voor elk van beide dat je hebt gevangen, en duopunten voor elk paar van die twee. Met elk 1 punt en duo +3 leveren twee van de ene en één van de andere 6 op.
rule-BH-74 = Tweemaal hetzelfde doelwit: punten voor elk dat je hebt gevangen, en duopunten voor elke twee ervan. Met elk 1 punt en duo +2 leveren twee ervan 4 op.
rule-BH-S41 = Wat overblijft, vormt geen duo: drie keer hetzelfde doelwit is één duo, vier keer is twee duo’s. Met elk 1 punt en duo +2 levert dat 5 en 8 op.
rule-BH-75 = Een doelwit en een krat: punten voor elk zulk doelwit dat je hebt gevangen, geen voor de kratten alleen, en duopunten voor elk doelwit dat met een actieve krat een paar vormt. Met 1 punt en duo +2 leveren twee doelwitten en twee kratten 6 op.
rule-BH-76 = Binnen één contract hoort elke kaart en elke krat bij hoogstens één duo: twee doelwitten en twee kratten zijn twee duo’s, niet vier.
rule-BH-77 = Een contract kost nooit punten en hoeft niet compleet te zijn: ook losse stuks tellen.
rule-BH-78 = Hetzelfde gevangen doelwit of dezelfde krat mag meetellen voor zoveel contracten van jou als erbij passen, gelijke of verschillende.
rule-BH-S44 = Twee gelijke contracten tellen allebei volledig.
rule-BH-79 = De punten van alle contracten die voor je liggen, worden opgeteld.

## Het einde

rules-bounty-hunters-end = Het einde
rule-BH-80 = Het einde begint als er voor het eerst iemand een 4e doelwit vangt.
rule-BH-81 = Wie als eerste een 4e doelwit vangt, krijgt een bonus: 1 Credit uit de voorraad en 1 contract van de contractstapel, dat direct actief is.
rule-BH-82 = Ieder ander die in dezelfde ronde als de eerste een 4e doelwit vangt, krijgt ook allebei: de Credit en het contract.
rule-BH-S31 = Wie in een latere ronde dan de eerste een 4e doelwit vangt, krijgt daar geen bonus voor.
rule-BH-83 = De bonus voor de vierde vangst komt boven op de Credit of het contract dat op het doelwit zelf staat.
rule-BH-S12 = Eerst komt wat op het gevangen doelwit staat, dan de bonus voor de vierde vangst: de Credit en daarna het contract.
rule-BH-S16 = De Credit voor de vierde vangst kun je direct uitgeven, om in dezelfde stap nog iets te activeren.
rule-BH-S32 = Vang je je vierde en vijfde doelwit in dezelfde ronde, dan krijg je toch maar één bonus.
rule-BH-84 = De ronde met de eerste vierde vangst wordt afgemaakt, en daarna volgen nog precies twee volledige ronden.
rule-BH-85 = Iedereen krijgt de bonus hoogstens één keer. Een vierde vangst in een latere ronde levert geen bonus op en verandert niets aan het aantal ronden dat nog komt.
rule-BH-S33 = Het aftellen van de laatste ronden begint maar één keer en nooit opnieuw.
rule-BH-86 = Tot het einde van de laatste ronde gelden alle gewone regels: trekken, verkopen, spelen, activeren, vangen, en wat op gevangen doelwitten staat.
rule-BH-87 = De tweede ronde na die met de eerste vierde vangst is de laatste. Dan is het spel afgelopen: aan handkaarten, gereserveerde kaarten en vrije doelwitten heb je niets meer.
rule-BH-S34 = Ook in de laatste ronde worden de handkaarten doorgegeven, maar dat verandert niets meer.
rule-BH-S38 = Een optie kan een laatste ronde vastleggen: het spel eindigt dan uiterlijk na die ronde en de punten worden geteld, ook zonder vierde vangst. Zonder die optie is er geen grens.

## De eindscore

rules-bounty-hunters-scoring = De eindscore
rule-BH-88 = Het scoreblad heeft voor elke speler zes rijen: naam, doelwitten, kratten, contracten, premiejagers (gaan eraf) en totaal.
rule-BH-89 = Doelwitten: de punten van alle doelwitten die je hebt gevangen. Vrije doelwitten leveren 0 op.
rule-BH-90 = Kratten: de punten van je actieve krattenkaarten, en nog 5 als je de meeste kratten hebt.
rule-BH-S40 = De 5 punten voor de meeste kratten komen in de rij van de kratten.
rule-BH-91 = Contracten: de punten van al je contracten samen.
rule-BH-92 = Premiejagers: trek de minpunten af van elke premiejager die bij een gevangen doelwit ligt.
rule-BH-93 = Premiejagers bij een doelwit dat aan het einde nog vrij is, kosten niets: alleen wie slaagt, wordt betaald.
rule-BH-S36 = Premiejagers die aan het einde nog op een doelwit wachten, kosten niets.
rule-BH-S37 = Droids tellen aan het einde voor 0, waar ze ook liggen.
rule-BH-94 = Totaal: doelwitten, kratten en contracten samen, min de premiejagers.
rule-BH-S45 = Een totaal kan onder nul liggen en blijft dan zo.
rule-BH-96 = Een voorbeeld: doelwitten 46, kratten 4, contracten 12 en premiejagers min 12 geven een totaal van 50.
rule-BH-95 = De speler met het hoogste totaal wint.
rule-BH-97 = Hebben meerdere spelers het hoogste totaal, dan wint degene van hen die de meeste Credits overheeft.
rule-BH-98 = Hebben meerdere van hen ook evenveel Credits, en de meeste, dan delen zij de overwinning.
rule-BH-S46 = Over de lagere plaatsen wordt net zo beslist: eerst het totaal, dan de Credits. Wie in beide gelijk is, deelt de plaats.

## Beginnersmodus

rules-bounty-hunters-introductory = Beginnersmodus
rule-BH-99 = In de beginnersmodus speel je zonder contracten: de contractstapel en zijn zonekaart blijven in de doos, dus er zijn drie stapels, drie zonekaarten en drie aflegstapels.
rule-BH-100 = Voor de beginnersmodus haal je voor het schudden de 8 doelwitten met een contract eruit; er blijven 36 doelwitten en in totaal 143 kaarten over.
rule-BH-101 = In de beginnersmodus begin je met 1 doelwit, 2 premiejagers en 1 Jawamarktkaart op de hand.
rule-BH-S48 = In de beginnersmodus kies je in stap 1 vrij uit de drie stapels en trek je zoals altijd je vijfde kaart.
rule-BH-102 = In de beginnersmodus is de bonus voor de vierde vangst alleen de 1 Credit. Iedereen die in dezelfde ronde als de eerste een 4e doelwit vangt, krijgt die.
rule-BH-103 = In de beginnersmodus heeft het scoreblad geen rij voor contracten. Verder blijft alles hetzelfde, ook de twee extra ronden, de kratten en de regels bij een gelijke stand.

## Wat geheim is

rules-bounty-hunters-secrets = Wat geheim is
rule-BH-18 = Je handkaarten zijn geheim: je laat ze nooit aan een andere speler zien.
rule-BH-104 = Handkaarten, stapels en gedekt gekozen kaarten zijn verborgen. Alles wat voor de spelers ligt, vangsten, Credits, de voorraad, aflegstapels, het aantal kaarten in stapels en handen en de laatste ronde zijn voor iedereen te zien.
rule-BH-105 = Alle gekozen kaarten worden op één en hetzelfde moment getoond. Tot dan zie je van de anderen alleen wie er heeft gekozen.
rule-BH-S61 = Tot de gekozen kaarten worden omgedraaid, kan niemand weten welke van je vijf kaarten gedekt ligt, ook niet wie er een paar kent van een eerdere hand.
rule-BH-S10 = Zodra de gekozen kaarten zijn omgedraaid, handelt iedereen tegelijkertijd, en niemand kan afwachten en reageren. Wat bij jezelf verandert, zie je direct; wat bij de anderen verandert, pas als de laatste speler klaar is.
rule-BH-S52 = Iedereen mag zien hoeveel Credits elke speler heeft.
rule-BH-S53 = Iedereen mag de aflegstapels altijd doorkijken.
rule-BH-S54 = Iedereen mag weten hoeveel kaarten er in elke stapel en elke hand zijn, en van welke stapel elke speler heeft getrokken. Dat laatste wordt voor alle spelers tegelijk getoond, als iedereen een kaart heeft.
rule-BH-S55 = Van een kaart die je op de hand had en hebt doorgegeven, blijf je weten in wiens hand die is, tot hij wordt omgedraaid. Die kennis eindigt als de kaart is verkocht en weer in zijn stapel wordt geschud.
rule-BH-S62 = Toeschouwers zien van elke speler wat de andere spelers zien, op hetzelfde moment, en kennen geen kaarten van eerdere handen.
rule-BH-S63 = De geheimhouding eindigt als het scoreblad compleet is. Vanaf dan mag iedereen de handen, de stapels en het hele verloop van het spel zien.

## Tegelijkertijd

rules-bounty-hunters-same-time = Tegelijkertijd
rule-BH-S11 = Sneller zijn dan de anderen helpt nooit. Wat jij doet, verandert alleen iets bij jezelf, en wat van iedereen is, wordt in een vaste volgorde uitgedeeld.
rule-BH-S58 = In stap 2 wordt de contractstapel van bovenaf uitgeteld zoals hij lag toen de gekozen kaarten werden omgedraaid: de eerste kaart is voor de gildemeester, de volgende voor de speler links daarvan, en zo steeds rond; jouw bonuscontracten zijn de kaarten die op jou vallen. Is de stapel te klein, dan houd je een contract tegoed: het wordt in die volgorde getrokken als stap 2 is afgelopen, van wat er over is en van de geschudde aflegstapel, of je loopt het mis. Een beperkte voorraad betaalt op dezelfde manier; een Credit die je tegoed hebt, kun je nog niet uitgeven.
rule-BH-S59 = Als de laatste speler stap 2 heeft afgerond, liggen de verkochte kaarten op hun aflegstapels in de volgorde vanaf de gildemeester naar links, de laatste bovenop. Daarna krijgt wie nog iets tegoed heeft eerst de Credits en dan de contracten. Een eerste vierde vangst legt de laatste ronde vast, alles wordt tegelijk getoond, en stap 3 volgt.
rule-BH-S56 = Gaat een speler weg of raakt de tijd op, dan valt een bot in. Wat de speler al had gekozen of gedaan, blijft staan, de handkaarten worden doorgegeven als altijd, en de plaats telt mee in de eindscore.
