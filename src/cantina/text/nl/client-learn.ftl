### De webclient: lessen, en de gids die erdoorheen leidt.

client-learn-lesson = Les { $number }
client-learn-begin = Beginnen
client-learn-heard = Begrepen
client-learn-none = Voor dit spel is er nog geen les: de spelregels zijn kort, en de tafel legt uit wat er kan.
client-learn-hunt = De jacht
client-learn-hunt-about = Een heel spel zonder contracten, met een gids. Je leert draften, jagen en tellen.
client-learn-contracts = Contracten
client-learn-contracts-about = Het volledige spel, met een gids bij wat nieuw is.
client-learn-missions = Missies
client-learn-missions-about = Een spel voor twee als Din Djarin, met een gids.

## Bounty Hunters

client-learn-bh-welcome = Welkom! Je wilt de meeste punten. Punten krijg je voor gevangen doelwitten. Eerst trekt iedereen tegelijkertijd een kaart: wijs een stapel aan om te zien wat erin zit, en kies er dan een.
client-learn-bh-choose = Je hebt vijf kaarten en houdt er één. De andere gaan naar links, dus je buur krijgt wat jij laat liggen. Om iemand te vangen heb je een doelwit nodig, en premiejagers of droids ertegen.
client-learn-bh-target = Een doelwit. De drie waarden zijn zijn afweerkracht: groen, blauw, oranje. Speel het en stuur er dan premiejagers op af. Elke kaart kun je ook verkopen voor een Credit.
client-learn-bh-hunter = Een premiejager. Zijn waarden tellen op bij die van anderen tegen hetzelfde doelwit. Het rode getal is wat hij je kost als het doelwit wordt gevangen.
client-learn-bh-market = Een Jawamarktkaart kost Credits. Kun je nu niet betalen, reserveer de kaart dan: die wacht tot je het kunt.
client-learn-bh-pass = Alle handkaarten zijn één plaats naar links gegaan. Wat je nu hebt, komt van rechts.
client-learn-bh-open = Onder het doelwit zie je wat er nog ontbreekt. Ontbreekt er niets meer, dan is het direct gevangen.
client-learn-bh-orphans = Een premiejager zonder doelwit wacht. Het volgende doelwit dat je speelt, moet bij de wachtenden komen.
client-learn-bh-captured = Gevangen! De punten zijn van jou, min de rode getallen van de premiejagers. Vier vangsten van wie dan ook brengen het einde dichterbij.
client-learn-bh-broke = Geen Credits meer? Verkoop de kaart die je kiest: elke kaart levert één Credit op.
client-learn-bh-near = Iemand heeft drie vangsten. Met de vierde begint het einde: deze ronde wordt afgemaakt, daarna volgen er nog twee.
client-learn-bh-last = Het einde is begonnen. Tel wat je nog kunt vangen, en neem wat direct punten oplevert.
client-learn-bh-contracts = Nieuw in dit spel: contracten. Elk contract betaalt voor bepaalde gevangen personages, en meer voor duo’s. Je trekt ze net als elke andere kaart.
client-learn-bh-contract = Een contract is gratis. Het betaalt aan het einde voor wat je dan hebt gevangen, dus kies contracten die bij je doelwitten passen.
client-learn-bh-worth = Je contract is al iets waard: het getal eronder wordt steeds bijgewerkt.

## Way of the Mandalorian

client-learn-wm-welcome = Welkom! De rijkste wint. In je beurt heb je twee acties. Missies betalen, als je symbolen alles halen wat ze vragen.
client-learn-wm-equip = Je eigen symbolen zijn nog niet genoeg. Druk op een oplichtende handkaart om die te betalen en op je bord te leggen. Dat is geen actie, dus doe het voor een missie.
client-learn-wm-ready = Gevulde tekens op een missie zijn wat je al haalt. Zoek er een waarop alles gevuld is, en druk erop.
client-learn-wm-draw = Pak twee kaarten, de ene na de andere: open van de markt, of ongezien van de stapel.
client-learn-wm-sale = Verkoop in één actie zoveel kaarten als je wilt, voor de helft van hun kosten. Rond de verkoop af om je geld te krijgen.
client-learn-wm-own-event = Een eigen gebeurtenis voegt eenmaal extra symbolen toe, voor 200 Credits. Haal je alles zonder, speel er dan geen.
client-learn-wm-use = Kies wat je gebruikt. Kaarten met 1× zijn daarna weg, dus laat liggen wat je niet nodig hebt.
client-learn-wm-event = Iemand anders onderneemt een missie. Voor 200 Credits kun je die moeilijker maken. Kijk wat de ander haalt: is het dat waard?
client-learn-wm-limit = Aan het einde van je beurt mag je hoogstens vijf handkaarten hebben. Verkoop de rest of rust je ermee uit.
client-learn-wm-done = De missie is voltooid en verlaat de rij; de volgende komt van de stapel. Ze worden moeilijker en betalen meer.
client-learn-wm-last = De laatste missie ligt er. Die betaalt 5000 en beëindigt het spel.
