### De campagne van The Mandalorian: Adventures: `cantina campaign`, en wat de groeikaarten zeggen.

## Hulp

terminal-about-campaign = Houd de campagne van The Mandalorian: Adventures tussen de spellen bij, in één bestand.
campaign-help-action = new (beginnen), show (tonen), next (wat je nu speelt), record (hoe het afliep) of reset (opnieuw beginnen)
campaign-help-file = het bestand van de campagne
campaign-help-result = bij record: won (gewonnen), lost (verloren), of het bestand van het bewaarde spel
campaign-help-seats = hoeveel spelers; zonder keuze 2
campaign-help-mission = de missie, waar je mag kiezen
campaign-help-map = het spelbord, waar je mag kiezen
campaign-help-mode = bij next en record: { $modes }
campaign-help-difficulty = bij next en record: { $levels }
campaign-help-veteran = bij new: alles is meteen open

## Wat er wordt gemeld

campaign-begun = De campagne { $id } staat in { $file }; “cantina campaign next { $file }” begint.
campaign-heading = Campagne { $id }
campaign-growth = { $count } van de { $all } groeikaarten zijn afgehandeld.
campaign-envelope = Envelop { $number } is open: { $missions }
campaign-mission = Volgende missie: { $mission }. Spelbord: { $maps }.
campaign-free-play = Vrij spel: kies een missie met --mission: { $missions }.
campaign-any-mission = Vrij spel: kies een missie: { $missions }.
campaign-not-begun = Er is nog geen spel voorbereid: “next” noemt de eerste missie.
campaign-game-won = Spel { $number }: { $mission } ({ $map }), gewonnen.
campaign-game-lost = Spel { $number }: { $mission } ({ $map }), verloren.

## De spelregels die er één voor één bij komen

campaign-rule-guard = Bewaker: eindig je een beweging binnen bereik 1 van deze vijand, dan brengt hij je 1 schade toe.
campaign-rule-tactical-skill = Tactische vaardigheidskaart: die heeft geen kracht en geeft geen actie, alleen een effect in het passende vak. In de gebeurtenisstap telt dat vak als precies 5.
campaign-rule-child = Het Kind: op zijn veld mag je het tijdens elke actie redden. Krijgt zijn drager schade, dan vlucht het naar een aangrenzend veld, zo mogelijk een met een vijand of gedekte dreiging. In die beurt kan het niet worden gered.
campaign-rule-grapple = Greep: ga je weg van het veld van deze vijand, dan brengt hij je eerst 1 schade toe.
campaign-rule-mission-effect = Missie-effect: wordt een fiche met dit symbool omgedraaid, voer dan de tekst van de missie uit.
campaign-rule-diversion = Afleiding: is deze vijand in de gebeurtenisstap verplaatst, saboteer dan het vak met het laagste totaal.
campaign-rule-numbered-cells = Genummerde velden: teksten noemen ze bij hun nummer.
campaign-rule-mission-action = Missieactie: het groene vak hoort bij deze missie; speel er een kaart en voer de tekst uit.
campaign-rule-mercenary = Huurlingenmissie: die kan op elk spelbord worden gespeeld, met alle personages. Het bord houdt zijn eigen spelregels en fiches; al het andere komt van de missie.
campaign-rule-traitor = Verrader: met drie of vier spelers kan iemand in het geheim voor de andere kant werken.
campaign-rule-wild-skill = Universele vaardigheidskaart: het effect werkt in meer dan één vak.

## Wat de groeikaarten zeggen

ma-growth-1 = Welkom bij de jacht. In een woestijnkamp op Arvala-7 wacht een premie, en jullie zijn niet de enigen die ervan hebben gehoord. Neem voor een eerste spel de beginnerskant van jullie personages.
ma-growth-2 = Jullie eerste missie is “De buit”, op het spelbord van Arvala-7: vind hem, en sta als laatsten op zijn veld.
ma-growth-3 = De eerste klus zit erop, hoe die ook is afgelopen. Het nieuws over jullie reist sneller dan jullie schip.
ma-growth-4 = Jullie hebben gezien wat werkt. Elk personage krijgt één tactische kaart: geen kracht, geen actie, maar een sterk effect, en een vak met zo’n kaart telt altijd als precies 5.
ma-growth-5 = De premie bleek een kind te zijn. Jullie zijn betaald, en jullie zijn het gaan terughalen. Nu is het hele gilde op straat in Nevarro.
ma-growth-6 = Vanaf nu: het Kind, dat moet worden gedragen en vlucht voor gevaar; vijanden met Greep, Missie-effect en Afleiding; en velden met nummers.
ma-growth-7 = Achter jullie wordt de stad klein. Voorlopig is er geen weg terug, dus jullie hebben andere vrienden nodig.
ma-growth-8 = Er komen twee nieuwe kaarten in de planningsstapel: “Rook”, die je langs Bewaker en Greep brengt, en “Medipak”, die geneest.
ma-growth-9 = Een oude ploeg heeft een klus: een gevangene, een schip vol droids, weinig tijd. Jullie vertrouwen ze niet. Dat weten ze.
ma-growth-10 = Vanaf nu kan een missie een eigen groen actievak hebben. Wat het doet, staat bij de missie.
ma-growth-11 = De ploeg is uiteengegaan. Wie wie iets schuldig is, is een vraag voor een andere dag.
ma-growth-12 = Open envelop 1. Huurlingenmissies hebben geen verhaal nodig: ze kunnen op elk spelbord en met alle acht personages worden gespeeld. Drie ervan zijn vanaf nu te spelen.
ma-growth-13 = Een handelaar betaalt goed voor een ei. De moeder is niets gevraagd. Probeer deze op het spelbord van Arvala-7.
ma-growth-14 = Modder, klauwen en een magere beurs: tot zover eerlijk werk.
ma-growth-15 = Jullie zijn in je rol gegroeid. Elk personage legt één zwakke kaart weg en neemt er een sterke voor in de plaats.
ma-growth-16 = Een bericht uit Nevarro: het garnizoen moet weg, en oude vijanden bieden de hand. Het ruikt naar een val, maar het Kind is pas veilig als dit is geregeld.
ma-growth-17 = De rook boven het plein trekt op. Sommige schulden zijn nu betaald, in welke munt dan ook.
ma-growth-18 = De andere kant heeft ook geleerd. Er komen drie zwaardere kaarten in de gebeurtenisstapel.
ma-growth-19 = Open envelop 2. In “Dubbelspel” krijgt iedereen een geheime loyaliteitskaart als jullie met drie of vier zijn. Een van jullie werkt misschien voor de andere kant; misschien ook niemand. Speel met minder spelers, of met gedeelde personages, zonder deze kaarten.
ma-growth-20 = Lading voor drie kopers, één schip om die te vervoeren, en niet iedereen aan boord heeft dezelfde koper op het oog.
ma-growth-21 = Het ruim is leeg, en jullie kijken elkaar net wat anders aan dan voorheen.
ma-growth-22 = Ervaring maakt soepel. Elk personage krijgt een universele kaart, waarvan het effect in verschillende vakken werkt.
ma-growth-23 = De volgende premie wordt levend gezocht. Kies een spelbord naar wens.
ma-growth-24 = Warm of koud, het gilde betaalt voor wat het krijgt, en er ligt altijd weer een puck op tafel.
ma-growth-25 = De laatste kaarten komen in het spel: drie gebeurtenissen, en de planningskaarten “Stoorsignaal” en “Gericht schot”.
ma-growth-26 = Nog één klus, een stille: alle relais moeten zwijgen voordat iemand jullie hoort. Kies een spelbord naar wens.
ma-growth-27 = Stilte op alle kanalen. Je zou eraan kunnen wennen.
ma-growth-28 = Het verhaal van de campagne is verteld. Speel vanaf nu elke missie, op elk spelbord waarop dat kan, in elke modus.
ma-growth-29 = De groeistapel is op. Alles in de doos is van jullie.
ma-growth-envelope-1 = Een huurlingenmissie komt in de plaats van alles wat een spelbord over zijn verhaal zegt: doel, crisis, bijzondere spelregels, groen vak en Missie-effect zijn van de missie zelf. Het bord houdt zijn spelregels, zijn deuren en zijn fiches, behalve die welke alleen bij het verhaal horen. Een bonus die niemand uitlegt, doet niets; een medikit geneest altijd. Het vierde blad blijft gesloten tot envelop 2.
ma-growth-envelope-2 = De verrader is de enige winnaar als de missie mislukt, behalve als dat komt doordat het personage van de verrader zelf wordt verslagen. Een verrader die aan het begin van een eigen beurt de kaart toont, wordt door vijanden genegeerd en saboteert elke beurt één actie in plaats van kaarten te spelen. Eén keer per spel, aan het einde van een eigen beurt, mag iedereen iemand beschuldigen; zijn alle anderen het ermee eens, dan toont de beschuldigde de kaart. Een onterechte beschuldiging saboteert de twee laagste vakken. Een verrader die ontmaskerd is, verlaat het spelbord en krijgt geen beurten meer; wat de verrader droeg, blijft op het veld. Is de verrader bekend, dan wordt niemand meer beschuldigd.
