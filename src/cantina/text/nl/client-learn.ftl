### De webclient: lessen, en de gids die erdoorheen leidt.

client-learn-lesson = Les { $number }
client-learn-done = Gedaan
client-learn-begin = Beginnen
client-learn-heard = Begrepen
client-learn-next = Les { $number }: { $name }
client-learn-play-on = Verder spelen
client-learn-enough = Meer heb je niet nodig: speel dit spel verder, of begin de volgende les.
client-learn-enough-last = Dat was de laatste les: speel verder, en goede jacht!
client-learn-none = Voor dit spel is er nog geen les; de spelregels staan hieronder.
client-learn-explain = { $pointer ->
    [touch] Houd een kaart ingedrukt om de uitleg te lezen.
   *[mouse] Laat de muis op een kaart rusten om de uitleg te lezen.
}
client-learn-hunt = De jacht
client-learn-hunt-about = Ongeveer vijf minuten: je trekt, jaagt en betaalt, en mag het spel daarna uitspelen.
client-learn-contracts = Contracten
client-learn-contracts-about = Het volledige spel, met een gids bij wat nieuw is.
client-learn-missions = Missies
client-learn-missions-about = Ongeveer vijf minuten als Din Djarin: je rust je uit, voltooit een missie en pakt kaarten.
client-learn-events = Gebeurtenissen
client-learn-events-about = Een spel voor drie als Boba Fett: gebeurtenissen voor jezelf, en tegen de anderen.
client-learn-camp = Het kamp
client-learn-camp-about = Een eerste missie voor twee helden, aan een teksttafel.
client-learn-egg = Het ei
client-learn-egg-about = Een tweede missie met eigen regels, aan een teksttafel.

## Bounty Hunters

client-learn-bh-draw-target = Welkom, jager: trek een kaart van de stapel met doelwitten.
client-learn-bh-keep = Kies een doelwit om te houden; je andere kaarten gaan naar je linkerbuur.
client-learn-bh-play = Speel het, en je jacht begint.
client-learn-bh-shield = Om het te vangen moeten je premiejagers alle drie de kleuren van zijn afweerkracht halen.
client-learn-bh-draw-hunter = Trek een premiejager om het te vangen.
client-learn-bh-passed = Alle handkaarten zijn één plaats naar links gegaan: kies een premiejager die levert wat ontbreekt.
client-learn-bh-send = Stuur de premiejager op je doelwit af.
client-learn-bh-missing = Onder je doelwit staat wat nog ontbreekt; ontbreekt er niets meer, dan is het gevangen.
client-learn-bh-captured = Gevangen: de punten zijn van jou, min de rode getallen van je premiejagers.
client-learn-bh-draw-market = Trek nu van de Jawamarkt: de droids en kratten daar kosten Credits.
client-learn-bh-keep-market = Kies een kaart van de markt; het getal op de munt is de prijs.
client-learn-bh-pay = Betaal nu, of reserveer de kaart tot je het kunt.
client-learn-bh-end = Na de eerste vierde vangst wordt deze ronde afgemaakt en volgen er twee, en dan winnen de meeste punten.
client-learn-bh-sell = Elke kaart kun je ook verkopen voor één Credit, in plaats van spelen.
client-learn-bh-orphans = Een premiejager zonder doelwit wacht, en komt bij het volgende doelwit dat je speelt.
client-learn-bh-last = Het einde is begonnen: neem wat nog punten oplevert.
client-learn-bh-draw-contract = Nieuw in dit spel: trek een contract, dat betaalt voor bepaalde gevangen personages.
client-learn-bh-keep-contract = Kies het contract; op de personages die erop staan kun je het best jagen.
client-learn-bh-contract = Speel het: een contract is gratis, en betaalt aan het einde van het spel.
client-learn-bh-worth = Het getal onder je contract is wat het nu zou opleveren.
client-learn-bh-rivals = Kijk waar je tegenstanders op jagen, voordat je een kaart doorgeeft die zij nodig hebben.
client-learn-bh-crates = Kratten leveren ook punten op, en vijf extra voor wie de meeste heeft.

## Way of the Mandalorian

client-learn-wm-equip = Welkom, jager: betaal een oplichtende kaart, en de symbolen ervan komen bij de jouwe.
client-learn-wm-more = Rust je met nog een kaart uit, tot alle symbolen van een missie gevuld zijn.
client-learn-wm-ready = Je hebt elk symbool van deze missie: onderneem haar.
client-learn-wm-use = Zet aan wat je nodig hebt; een kaart met 1× is daarna weg.
client-learn-wm-done = De beloning is van jou, en wie aan het einde het rijkst is, wint.
client-learn-wm-draw = Je hebt nog één actie: pak twee kaarten.
client-learn-wm-take = Pak twee kaarten, open van de markt of ongezien van de stapel.
client-learn-wm-end = Beide acties zijn gedaan: beëindig je beurt.
client-learn-wm-job = Een snelle klus levert 200 Credits op, eenmaal in elke beurt van jou.
client-learn-wm-sell = Kaarten die je niet nodig hebt, verkoop je voor de helft van hun kosten.
client-learn-wm-goal = De laatste missie betaalt het meest en beëindigt het spel.
client-learn-wm-event = Iemand onderneemt een missie: voor 200 Credits maakt een gebeurtenis van jou die moeilijker.
client-learn-wm-limit = Je mag aan het einde van je beurt vijf kaarten houden: kies wat je aflegt.
client-learn-wm-last = De laatste missie ligt er: die betaalt 5000 en beëindigt het spel.
client-learn-wm-fill = Je bent Boba Fett: verberg een gebeurtenis op je extra plek, waar spelen gratis is.
client-learn-wm-slot = Alleen jij kent deze gebeurtenis: ze helpt je eigen missies, of stopt die van anderen.
client-learn-wm-prepare = Rust je uit met wat een missie nog vraagt.
client-learn-wm-try = Onderneem deze missie: je hebt elk symbool.
client-learn-wm-own-event = Een eigen gebeurtenis voegt eenmaal symbolen toe; pas als je genoeg hebt.
client-learn-wm-once = Een kaart met 1× is na gebruik weg, dus laat liggen wat je niet nodig hebt.
client-learn-wm-keep = Houd een gebeurtenis en 200 Credits, en je kunt een tegenstander stoppen.
client-learn-wm-orders = Met deze knop zeg je wanneer je naar gebeurtenissen gevraagd wilt worden.

## The Mandalorian: Adventures

client-learn-ma-goal = Welkom: dit moeten jij en je partner samen bereiken.
client-learn-ma-map = Op de kaart is @ een held, t een dreiging, en zijn dikke lijnen muren.
client-learn-ma-play = Speel een kaart in een vak: hoe sterker de kaart, hoe meer de actie doet.
client-learn-ma-go = Ga van veld naar veld, of stop waar je bent.
client-learn-ma-attack = Kies een dreiging om aan te vallen: de kracht is de schade.
client-learn-ma-second = Speel nu een tweede kaart in een ander vak.
client-learn-ma-end = Beide kaarten zijn gespeeld: beëindig je beurt.
client-learn-ma-crisis = Een vak dat op vijf komt, geeft een gebeurtenis, en bij zes of meer eerst deze crisis.
client-learn-ma-failure = Gebeurt dit, dan is de missie verloren.
client-learn-ma-rules = Elke missie heeft eigen regels: hier kan het ei barsten.
client-learn-ma-skills = De tekst van een kaart werkt alleen in het vak dat erin genoemd wordt.
client-learn-ma-spaces = Verdeel je kaarten, want een vak dat op vijf komt, geeft een gebeurtenis.
client-learn-ma-plan = Een planningskaart komt boven op je twee kaarten: speel haar als ze helpt.
