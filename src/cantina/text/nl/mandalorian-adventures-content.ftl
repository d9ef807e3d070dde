### The Mandalorian: Adventures: spelborden, missies, fiches, personages en kaarten. Een effect zegt wat zijn stappen doen.

## Spelborden en hun regels

ma-map-arvala = Kamp op Arvala-7
ma-rule-blast-lock = Slot kapotschieten: kondig een Aanval met kracht 3 of meer aan op een gesloten deur naast je veld. Er wordt geen dreiging geraakt, de deur gaat open.
ma-use-keycard-cell = Pak de toegangspas van je veld.
ma-use-keycard-carried = Naast een gesloten deur: leg de toegangspas die je draagt af en open die deur.

ma-map-nevarro = Straten van Nevarro
ma-rule-refuge = Schuilplaats: eindig je je beurt op de blauwe ster, leg dan één sabotagefiche van een actievak naar keuze bij de gebruikte.
ma-rule-gate = Poort: eindig je je beurt op veld 3, dan gaat de gesloten poort open.

ma-map-transport = Gevangenentransport
ma-rule-override = Overbruggen: zie af van een Verkenning met kracht 4 of meer om een gesloten deur naast je veld te openen.

ma-map-plaza = Belegerd plein
ma-rule-cannon = Kanon: op veld 5 heeft je Aanval bereik 3.
ma-rule-force-door = Deur forceren: zie af van een Aanval of Verkenning met kracht 3 of meer om een gesloten deur naast je veld te openen.

## Missie 1

ma-mission-the-asset = De buit
ma-mission-the-asset-intro-1 = De zon brandt laag boven Arvala-7. Beneden in het ravijn heeft iemand een kamp gebouwd en geweren op de daken gezet.
ma-mission-the-asset-intro-2 = De peilzender knippert bij elke stap sneller. Een droid met dezelfde peilzender stapt uit het stof, zijn blasters al in de aanslag.
ma-mission-the-asset-intro-3 = “Er is premie genoeg voor twee,” zegt een van jullie. Dan slaat het eerste schot in het zand tussen jullie voeten.
ma-mission-the-asset-briefing = De buit is in het kamp verborgen, achter een van de vierkante fiches. VOORBEREIDING: geen. Het enige vijandelijke effect hier is Bewaker. De deur van het hoofdgebouw is gesloten; de regels van het spelbord zeggen hoe die opengaat.
ma-mission-the-asset-objective = Aan het einde van een beurt staat een personage op het veld van de open buit, en er is geen vijand op dat veld.
ma-mission-the-asset-crisis = Tel 1 op bij het spoor Paraatheid. Is het spoor vol, plaats dan een versterking op het sterveld het dichtst bij jou, daarna vallen 2 vijanden aan binnen bereik 3, en het spoor wordt leeggemaakt.
ma-rule-ambush = Valstrik: een personage dat op het veld van een gedekte vijand komt, krijgt 1 schade. Een vijand die op een andere manier wordt omgedraaid, bijvoorbeeld door een aanval, doet niets.
ma-track-alert = Paraatheid

## Missie 2

ma-mission-flight-from-nevarro = Vlucht uit Nevarro
ma-mission-flight-from-nevarro-intro-1 = De beloning zit in je zak, en de wieg is leeg. Je kijkt naar de Credits, en dan naar de deur waar je uit kwam.
ma-mission-flight-from-nevarro-intro-2 = Als je het huis voor de tweede keer verlaat, draag je een klein bundeltje. In de hele stad beginnen peilzenders tegelijk te knipperen.
ma-mission-flight-from-nevarro-intro-3 = De straat valt stil, luiken gaan dicht. Aan het andere eind, voorbij honderd geweren, wacht jullie schip.
ma-mission-flight-from-nevarro-briefing = Alle jagers van het gilde zitten achter het Kind aan, en de poort op de kortste weg is dicht. VOORBEREIDING: de Mandaloriaan draagt het Kind; zonder hem doet het personage van de eerste speler dat. Krijgt de drager schade, dan vlucht het Kind.
ma-mission-flight-from-nevarro-objective = Aan het einde van een beurt staat een personage dat het Kind draagt op een uitgangsveld.
ma-mission-flight-from-nevarro-crisis = Tel 1 op bij het spoor Achtervolging en draai dan de gedekte dreiging het dichtst bij jou om.
ma-mission-flight-from-nevarro-effect = Plaats een versterking op veld 8.
ma-failure-pursuit = Het spoor Achtervolging is vol.
ma-track-pursuit = Achtervolging
ma-use-speeder-cell = Leg de speeder van je veld af: voer een gratis Beweging met kracht 3 uit.

## Missie 3

ma-mission-the-prison-ship = Het gevangenisschip
ma-mission-the-prison-ship-intro-1 = “Erin en eruit,” zegt de man met het plan, “niemand aan boord dan droids.” Hij zegt het net iets te vaak.
ma-mission-the-prison-ship-intro-2 = Achter de sluis liggen witte gangen en deuren zonder klink. Achter een ervan zit de gevangene, achter de andere al het overige.
ma-mission-the-prison-ship-intro-3 = Een kleine droid stopt, kijkt naar jullie op en rolt piepend weg. Ergens ver vooraan wordt een lamp rood.
ma-mission-the-prison-ship-briefing = Zes gesloten cellen, één gevangene, en een schip dat langzaam wakker wordt. VOORBEREIDING: geen. Deze missie heeft het groene actievak Kraken; de consoles zijn de velden 1 tot en met 4. Eenmaal meegenomen blijft de gevangene bij dat personage.
ma-mission-the-prison-ship-objective = Aan het einde van een beurt heeft een personage de gevangene bij zich, en alle personages staan op uitgangsvelden.
ma-mission-the-prison-ship-crisis = Tel 1 op bij het spoor Alarm en sluit dan de open deur het dichtst bij jou waar geen personage naast staat.
ma-mission-the-prison-ship-effect = Saboteer Kraken en tel 1 op bij het spoor Alarm.
ma-green-slice = Kraken
ma-green-slice-text = Kracht 4 of meer, op een console (velden 1 tot en met 4): open een gesloten deur naar keuze of draai een gedekt vierkant fiche naar keuze om.
ma-failure-alarm = Het spoor Alarm is vol.
ma-track-alarm = Alarm
ma-use-prisoner-cell = Neem de gevangene mee van je veld.

## Missie 4

ma-mission-redemption = Verlossing
ma-mission-redemption-intro-1 = Witte pantsers vullen het plein, rij na rij. In de cantina tel je je schoten, en voor de zekerheid tel je nog eens.
ma-mission-redemption-intro-2 = Aan de overkant houdt een soldaat een spartelend bundeltje vast. Achter hem loopt een man in een zwarte cape heen en weer, alsof de tijd van hem is.
ma-mission-redemption-intro-3 = Onder de vloer ligt een tunnel, oud en heet, en hij leidt naar buiten. Maar niemand gaat zonder het Kind.
ma-mission-redemption-briefing = Bevrijd het Kind, versla Moff Gideon en ontsnap door de tunnel. VOORBEREIDING: leg de ontvoerder open op veld 8 en geef hem het Kind om te dragen; leg Moff Gideon open op de rode ster. Wordt de vijand verslagen die het Kind draagt, dan blijft het Kind op dat veld achter. Deze missie heeft het groene actievak Oproep.
ma-mission-redemption-objective = Moff Gideon is verslagen, en aan het einde van een beurt staat een personage dat het Kind draagt op een uitgangsveld.
ma-mission-redemption-crisis = Tel 1 op bij het spoor Belegering. Draagt een vijand het Kind, dan gaat die vijand 2 velden richting de rode ster; plaats anders een versterking op de rode ster.
ma-mission-redemption-effect = Draagt een personage het Kind, dan vlucht het Kind; plaats anders een versterking op veld 1.
ma-green-rally = Oproep
ma-green-rally-text = Kies een ander personage: dat mag een gratis Beweging of een gratis Aanval met kracht 2 uitvoeren.
ma-failure-child-lost = Aan het einde van een gebeurtenisstap staat een vijand die het Kind draagt op de rode ster.
ma-failure-siege = Het spoor Belegering is vol.
ma-track-siege = Belegering
ma-rule-snatch = Grissen: een vijand die zijn beweging in de gebeurtenisstap eindigt op het veld van het Kind, terwijl niemand het draagt, pakt het op.
ma-rule-march = Opmars: een versterking die op de rode ster wordt geplaatst, gaat 1 veld richting het dichtstbijzijnde personage.
ma-use-supply-crate-cell = Leg de voorraadkist van je veld af: trek 2 planningskaarten, houd er hoogstens 1, leg de rest af.

## Missie 5

ma-mission-the-egg = Het ei
ma-mission-the-egg-intro-1 = “Het is maar een ei,” zegt de handelaar en hij schuift de helft van het geld over tafel. “Een groot ei. Met haar.”
ma-mission-the-egg-intro-2 = De grond trilt. Wat er uit de grot komt, heeft een hoorn, een heel slecht humeur en geen zin om te delen.
ma-mission-the-egg-briefing = Vind het ei en breng het heel terug. VOORBEREIDING: leg de Mudhorn open op veld 8; vervang 1 willekeurig gedekt vierkant fiche ongezien door het ei en meng de vierkante fiches over hun velden. De eierschaal houdt het tot het spoor Ei op 3 staat, met 4 personages tot het op 4 staat.
ma-mission-the-egg-objective = Aan het einde van een beurt staat een personage dat het ei draagt op het startveld.
ma-mission-the-egg-crisis = De Mudhorn gaat 3 velden richting zijn dichtstbijzijnde personage en valt dan aan met bereik 0. Is hij al verslagen, plaats dan in plaats daarvan een versterking op het sterveld het dichtst bij jou.
ma-failure-egg-broken = Het ei is gebroken: het spoor Ei is vol.
ma-track-egg = Ei
ma-rule-cracks = Barsten: tel voor elke schade die het personage met het ei krijgt 1 op bij het spoor Ei.
ma-use-egg-cell = Pak het ei van je veld.

## Missie 6

ma-mission-alive = Levend
ma-mission-alive-intro-1 = Rode letters lopen over de puck: het volle bedrag voor een hartslag, niets voor een lijk.
ma-mission-alive-intro-2 = Iemand hier draagt onder een kap het gezicht van de gezochte. De volgende keer dat een kap zich omdraait, moeten jullie heel zorgvuldig mikken.
ma-mission-alive-briefing = Vang de gezochte en leid hem van het spelbord. VOORBEREIDING: vervang 1 willekeurig gedekt rond fiche ongezien door de gezochte en meng de ronde fiches over hun velden. De gezochte is gevangen bij precies evenveel schade als zijn LP: hij blijft dan op zijn veld als open bonus, die een personage daar mag meenemen. Eén schade meer, en hij is dood.
ma-mission-alive-objective = Aan het einde van een beurt staat een personage dat de gevangen gezochte bij zich heeft op een uitgangsveld.
ma-mission-alive-crisis = Is de gezochte een open vijand op het spelbord, haal dan 2 schade van hem weg, en hij gaat 2 velden weg van zijn dichtstbijzijnde personage. Plaats daarna een versterking op het sterveld het dichtst bij jou, en 1 vijand valt aan binnen bereik 2.
ma-mission-alive-effect = Is de gezochte omgedraaid, saboteer dan Aanval.
ma-failure-mark-dead = De gezochte is dood: hij heeft meer schade dan LP.
ma-failure-mark-escaped = De gezochte is ontsnapt: aan het einde van een gebeurtenisstap staat hij als open vijand op een uitgangsveld.
ma-rule-closing-in = Insluiting: telkens als de gebeurtenisstapel opnieuw wordt geschud, plaats je twee keer een versterking op het sterveld het dichtst bij jou.
ma-use-mark-cell = Neem de gevangen gezochte mee van je veld.

## Missie 7

ma-mission-silent-relays = Zwijgende relais
ma-mission-silent-relays-intro-1 = Masten, zoemende kasten en één bevel: als ze zwijgen, wees dan weg voordat iemand vraagt waarom.
ma-mission-silent-relays-intro-2 = Je knipt de eerste kabel door. Geruis trekt door elke radio hier, en alle hoofden gaan omhoog.
ma-mission-silent-relays-briefing = Zet alle relais uit en kom samen terug. VOORBEREIDING: leg op elk van de velden 2 en 4 één relais open; met minder dan 4 personages ook op veld 6, met minder dan 3 bovendien op veld 8. Deze missie heeft het groene actievak Uitschakelen. Let op de voorraad: een crisis die geen sabotagefiche meer vindt, is het einde.
ma-mission-silent-relays-objective = Er ligt geen relais op het spelbord, en aan het einde van een beurt staan alle personages op het startveld.
ma-mission-silent-relays-crisis = Saboteer de twee actievakken met de laagste totalen.
ma-green-disable = Uitschakelen
ma-green-disable-text = Kracht 2 of meer: verwijder een relais van je veld.
ma-failure-overrun = Een crisis vindt geen sabotagefiche meer, niet in de voorraad en niet bij de gebruikte.
ma-rule-silence = Stilte: wordt een relais verwijderd, leg dan één sabotagefiche van een actievak naar keuze bij de gebruikte; met 3 of meer personages nog een.

## Missie 8

ma-mission-double-cross = Dubbelspel
ma-mission-double-cross-intro-1 = Drie kisten, driemaal verzegeld. Iedereen is een deel beloofd, en de delen zijn samen meer dan het geheel.
ma-mission-double-cross-intro-2 = Iemand van de ploeg is gisteravond met vreemden gezien. Het was donker, en niemand weet helemaal zeker wie het was.
ma-mission-double-cross-briefing = Vind de lading en breng die naar buiten, kist voor kist. VOORBEREIDING: vervang 3 willekeurige gedekte fiches ongezien door ladingfiches en meng elke vorm over de eigen velden. Een personage draagt hoogstens 1 ladingfiche. Met 3 of 4 spelers, tenzij personages worden gedeeld, krijgt iedereen een geheime loyaliteitskaart; een van jullie kan de verrader zijn, die wint als de missie mislukt.
ma-mission-double-cross-objective = Alle lading is afgeleverd: het spoor Afgeleverd staat op 3.
ma-mission-double-cross-crisis = Om de beurt legt elke speler een eigen planningskaart af of saboteert een actie naar keuze. Tel dan 1 op bij het spoor Haast.
ma-failure-too-late = Te laat: het spoor Haast is vol.
ma-track-haste = Haast
ma-track-delivered = Afgeleverd
ma-rule-haste = Haast: telkens als de gebeurtenisstapel opnieuw wordt geschud, tel je 1 op bij het spoor Haast.
ma-rule-suspicion = Argwaan: in een spel met loyaliteitskaarten mag je één keer per spel afzien van een Verkenning met kracht 4 of meer om de loyaliteitskaart van een andere speler te bekijken.
ma-use-cargo-cell = Pak de lading van je veld, als je er nog geen draagt.
ma-use-cargo-carried = Op een uitgangsveld: leg de lading die je draagt uit het spel en tel 1 op bij het spoor Afgeleverd.

## Dreigingsfiches

ma-use-medkit-cell = Leg de medikit van je veld af: genees 1 schade van jezelf.
ma-token-medkit = Medikit
ma-token-keycard = Toegangspas
ma-token-raider = Plunderaar
ma-token-camp-guard = Kampwacht
ma-token-marksman = Geweerschutter
ma-token-asset = De buit
ma-token-roof-marksman = Geweerschutter op het dak
ma-token-bruiser = Krachtpatser
ma-token-seasoned-raider = Doorgewinterde plunderaar
ma-token-seasoned-marksman = Ervaren geweerschutter
ma-token-hunter = Premiejager
ma-token-brawler = Vechtersbaas
ma-token-spotter = Uitkijk
ma-token-speeder = Speeder
ma-token-informer = Informant
ma-token-roof-hunter = Jager op het dak
ma-token-saboteur = Saboteur
ma-token-veteran = Veteraan van het gilde
ma-token-security-droid = Beveiligingsdroid
ma-token-mouse-droid = Muisdroid
ma-token-warden = Cipier
ma-token-prisoner = De gevangene
ma-token-inmate = Andere gedetineerde
ma-token-sentry-turret = Geschutskoepel
ma-token-heavy-droid = Zware droid
ma-token-guard-droid = Wachtdroid
ma-token-trooper = Stormtrooper
ma-token-scout = Scout trooper
ma-token-technician = Technicus
ma-token-supply-crate = Voorraadkist
ma-token-signal-beacon = Signaalbaken
ma-token-elite = Elitetrooper
ma-token-flame-trooper = Flametrooper
ma-token-captor = Ontvoerder
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Ei
ma-token-mark = De gezochte
ma-token-relay = Relais
ma-token-cargo = Lading

## Personages

ma-character-mandalorian = De Mandaloriaan
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Vaardigheidskaarten van de Mandaloriaan

ma-skill-beskar-helmet = Beskarhelm
ma-skill-beskar-helmet-text = Planning: pak Verdediging van de aflegstapel met planningen als je er geen bezit.
ma-skill-tracking-fob = Peilzender
ma-skill-tracking-fob-text = Verkenning: bekijk na de actie nog een gedekte dreiging binnen een bereik gelijk aan de kracht van deze actie.
ma-skill-phase-pulse-blaster = Fasepulsblaster
ma-skill-phase-pulse-blaster-text = Aanval: deze aanval heeft bereik 3.
ma-skill-jet-burst = Straalstoot
ma-skill-jet-burst-text = Beweging: deze beweging mag over hoogten gaan.
ma-skill-grappling-line = Enterlijn
ma-skill-grappling-line-text = Verkenning: heb je een vijand verplaatst, verplaats hem dan nog 1 veld.
ma-skill-sure-footing = Vaste tred
ma-skill-flamethrower = Vlammenwerper
ma-skill-flamethrower-text = Aanval: breng na de aanval elke andere vijand op het veld van het doelwit 1 schade toe.
ma-skill-quick-draw = Snel getrokken
ma-skill-hunters-patience = Jagersgeduld
ma-skill-relentless = Meedogenloos
ma-skill-relentless-text = Beweging: breng na de beweging 1 schade toe aan een dreiging binnen bereik 1.
ma-skill-all-in = Alles of niets
ma-skill-all-in-text = Aanval: saboteer Aanval; deze aanval heeft +1 kracht.
ma-skill-whistling-birds = Fluitende vogels
ma-skill-whistling-birds-text = Aanval: breng drie keer achter elkaar 1 schade toe aan een dreiging binnen bereik 2.
ma-skill-full-beskar = Volledig beskar
ma-skill-full-beskar-text = Planning: pak Verdediging van de aflegstapel met planningen als je er geen bezit.
ma-skill-no-wasted-motion = Geen stap te veel
ma-skill-no-wasted-motion-text = Beweging of Verkenning: krijg na de actie deze beurt 1 extra actie.

## Vaardigheidskaarten van IG-11

ma-skill-rotating-torso = Draaiende romp
ma-skill-rotating-torso-text = Aanval: deze aanval heeft bereik 2.
ma-skill-self-diagnosis = Zelfdiagnose
ma-skill-self-diagnosis-text = Planning: genees 1 schade van jezelf.
ma-skill-twin-blasters = Dubbele blasters
ma-skill-twin-blasters-text = Aanval: breng na de aanval 2 schade toe aan een tweede dreiging binnen bereik 1.
ma-skill-target-scan = Doelscan
ma-skill-target-scan-text = Verkenning: heb je een gedekte dreiging bekeken, draai die dan om.
ma-skill-calculated-route = Berekende route
ma-skill-covering-fire = Dekkingsvuur
ma-skill-covering-fire-text = Beweging: breng na de beweging 1 schade toe aan een dreiging binnen bereik 2.
ma-skill-bounty-protocol = Premieprotocol
ma-skill-overclock = Overklokken
ma-skill-overclock-text = Aanval: krijg 1 schade; deze aanval heeft +2 kracht.
ma-skill-nurse-protocol = Verpleegprotocol
ma-skill-nurse-protocol-text = Planning: genees 1 schade van een ander personage binnen bereik 2.
ma-skill-full-rotation = Volledige draai
ma-skill-full-rotation-text = Aanval: breng twee keer achter elkaar 2 schade toe aan een dreiging binnen bereik 1.
ma-skill-new-programming = Nieuwe programmering
ma-skill-new-programming-text = Planning: genees 2 schade van jezelf.
ma-skill-parallel-processing = Parallelle verwerking
ma-skill-parallel-processing-text = Aanval of Verkenning: voer een gratis Beweging met kracht 2 uit.

## Vaardigheidskaarten van Paz Vizsla

ma-skill-suppressing-burst = Onderdrukkend salvo
ma-skill-suppressing-burst-text = Aanval: verplaats het doelwit, als het een vijand is, na de aanval 1 veld weg van zijn dichtstbijzijnde personage.
ma-skill-folded-arms = Gekruiste armen
ma-skill-folded-arms-text = Planning: pak Tegenaanval van de aflegstapel met planningen als je er geen bezit.
ma-skill-heavy-repeater = Zwaar repeteergeweer
ma-skill-heavy-repeater-text = Aanval: deze aanval heeft bereik 2; saboteer Aanval.
ma-skill-trample = Vertrappen
ma-skill-trample-text = Beweging: vijanden met 1 LP houden deze beweging niet tegen.
ma-skill-heavy-jetpack = Zware jetpack
ma-skill-heavy-jetpack-text = Beweging: deze beweging mag over hoogten gaan.
ma-skill-fresh-drum = Nieuw trommelmagazijn
ma-skill-fresh-drum-text = Planning: leg één sabotagefiche van Aanval bij de gebruikte.
ma-skill-saturation-fire = Spervuur
ma-skill-saturation-fire-text = Aanval: breng na de aanval elke vijand op het veld van het doelwit 1 schade toe.
ma-skill-steady-advance = Gestage opmars
ma-skill-heat-sensor = Warmtesensor
ma-skill-heat-sensor-text = Verkenning: bekijk een gedekte dreiging binnen bereik 2.
ma-skill-broadside = Volle laag
ma-skill-broadside-text = Aanval: breng na de aanval 2 schade toe aan een tweede dreiging binnen bereik 2 en saboteer Aanval.
ma-skill-stand-firm = Standhouden
ma-skill-stand-firm-text = Planning: genees 1 schade van jezelf.
ma-skill-barrage = Trommelvuur
ma-skill-barrage-text = Aanval: breng 4 schade toe aan een dreiging binnen bereik 2.
ma-skill-clan-honor = Eer van de clan
ma-skill-clan-honor-text = Planning: pak Tegenaanval van de aflegstapel met planningen als je er geen bezit, en genees 1 schade van jezelf.
ma-skill-walking-fortress = Lopende vesting
ma-skill-walking-fortress-text = Beweging of Aanval: breng 1 schade toe aan een dreiging binnen bereik 2.

## Vaardigheidskaarten van Xi’an

ma-skill-thrown-knife = Werpmes
ma-skill-thrown-knife-text = Aanval: deze aanval heeft bereik 3 en brengt hoogstens 2 schade toe.
ma-skill-taunt = Uitdagen
ma-skill-taunt-text = Verkenning: verplaats een vijand binnen bereik 2 met 1 veld.
ma-skill-hidden-blade = Verborgen kling
ma-skill-hidden-blade-text = Beweging: breng voor de beweging 1 schade toe aan een dreiging binnen bereik 1.
ma-skill-shadow-step = Schaduwpas
ma-skill-shadow-step-text = Beweging: negeer Bewaker bij deze beweging.
ma-skill-backflip = Achterwaartse salto
ma-skill-backflip-text = Aanval: beweeg na de aanval tot 1 veld.
ma-skill-slip-away = Wegglippen
ma-skill-slip-away-text = Beweging: negeer Greep bij deze beweging.
ma-skill-fan-of-knives = Waaier van messen
ma-skill-fan-of-knives-text = Aanval: breng na de aanval 1 schade toe aan een tweede dreiging binnen bereik 2.
ma-skill-cat-eyes = Kattenogen
ma-skill-lunge = Uitval
ma-skill-lunge-text = Aanval: beweeg voor de aanval tot 1 veld.
ma-skill-exit-strategy = Vluchtplan
ma-skill-exit-strategy-text = Planning: beweeg tot 2 velden.
ma-skill-vanish = Verdwijnen
ma-skill-vanish-text = Beweging: verplaats twee keer achter elkaar een vijand binnen bereik 1 met 1 veld; beweeg daarna tot 3 velden.
ma-skill-cruel-game = Wreed spel
ma-skill-cruel-game-text = Verkenning: verplaats een vijand binnen bereik 3 tot 2 velden.
ma-skill-blur = Schim
ma-skill-blur-text = Aanval, Verkenning of Planning: beweeg tot 2 velden.

## Vaardigheidskaarten van Burg

ma-skill-shoulder-charge = Schouderstoot
ma-skill-shoulder-charge-text = Beweging: breng na de beweging 1 schade toe aan een dreiging op je veld.
ma-skill-rough-handling = Harde hand
ma-skill-rough-handling-text = Verkenning: heb je een vijand verplaatst, verplaats hem dan nog 1 veld.
ma-skill-iron-grip = IJzeren vuist
ma-skill-iron-grip-text = Aanval: deze aanval heeft bereik 0 en +2 kracht.
ma-skill-drag-close = Naar je toe sleuren
ma-skill-drag-close-text = Verkenning: verplaats een vijand binnen bereik 2 met 2 velden richting zijn dichtstbijzijnde personage.
ma-skill-thick-hide = Dikke huid
ma-skill-thick-hide-text = Planning: genees 1 schade van jezelf.
ma-skill-wade-in = Erop af
ma-skill-wade-in-text = Beweging: vijanden met 2 LP of minder houden deze beweging niet tegen.
ma-skill-rage = Razernij
ma-skill-rage-text = Aanval: krijg 1 schade; deze aanval heeft +2 kracht.
ma-skill-heavy-fists = Zware vuisten
ma-skill-break-the-lock = Slot forceren
ma-skill-break-the-lock-text = Beweging: open na de beweging een gesloten deur naast je veld.
ma-skill-flatten = Platwalsen
ma-skill-flatten-text = Aanval: breng na de aanval elke andere vijand op het veld van het doelwit 1 schade toe.
ma-skill-unstoppable = Niet te stoppen
ma-skill-unstoppable-text = Beweging: negeer Bewaker en Greep bij deze beweging.
ma-skill-crush = Verpletteren
ma-skill-crush-text = Aanval: breng 5 schade toe aan een dreiging op je veld.
ma-skill-bared-teeth = Ontblote tanden
ma-skill-bared-teeth-text = Verkenning: heb je een vijand verplaatst, verplaats hem dan nog tot 2 velden en breng hem 1 schade toe.
ma-skill-battering-ram = Stormram
ma-skill-battering-ram-text = Beweging of Aanval: verplaats een vijand binnen bereik 1 met 2 velden weg van zijn dichtstbijzijnde personage.

## Vaardigheidskaarten van Migs Mayfeld

ma-skill-loose-talk = Loslippig
ma-skill-loose-talk-text = Planning: trek voor deze actie 1 kaart meer.
ma-skill-snap-shot = Schot uit de heup
ma-skill-snap-shot-text = Verkenning: heb je een vijand verplaatst, breng hem dan 1 schade toe.
ma-skill-third-arm = Derde arm
ma-skill-third-arm-text = Aanval: breng na de aanval 1 schade toe aan een tweede dreiging binnen bereik 2.
ma-skill-range-finder = Afstandsmeter
ma-skill-range-finder-text = Aanval: deze aanval heeft bereik 2.
ma-skill-two-steps-ahead = Twee stappen vooruit
ma-skill-two-steps-ahead-text = Planning: je mag 1 meer houden van de kaarten die je voor deze actie trekt.
ma-skill-change-of-plan = Gewijzigd plan
ma-skill-change-of-plan-text = Beweging: trek 1 planningskaart; houd die of leg die af.
ma-skill-keen-eye = Scherp oog
ma-skill-keen-eye-text = Verkenning: bekijk een gedekte dreiging binnen bereik 3.
ma-skill-imperial-drill = Imperiale dril
ma-skill-fall-back = Terugtrekken
ma-skill-deadeye = Meesterschot
ma-skill-deadeye-text = Aanval: deze aanval heeft bereik 3.
ma-skill-contingency = Noodplan
ma-skill-contingency-text = Planning: breng 1 schade toe aan een dreiging binnen bereik 2.
ma-skill-cover-story = Dekmantel
ma-skill-cover-story-text = Planning: trek 4 planningskaarten, houd er hoogstens 2, leg de rest af.
ma-skill-old-instincts = Oud instinct
ma-skill-old-instincts-text = Verkenning: breng na de actie 2 schade toe aan de dreiging die je hebt bekeken of verplaatst.
ma-skill-always-an-angle = Altijd een plannetje
ma-skill-always-an-angle-text = Beweging, Aanval of Verkenning: trek 2 planningskaarten, houd er hoogstens 1, leg de rest af.

## Vaardigheidskaarten van Greef Karga

ma-skill-guild-orders = Orders van het gilde
ma-skill-guild-orders-text = Planning: een ander personage trekt 1 vaardigheidskaart.
ma-skill-well-informed = Goed ingelicht
ma-skill-well-informed-text = Verkenning: een ander personage mag tot 1 veld bewegen.
ma-skill-smooth-talk = Gladde praatjes
ma-skill-smooth-talk-text = Verkenning: heb je een vijand verplaatst, verplaats hem dan nog 1 veld.
ma-skill-clear-the-way = Ruim baan
ma-skill-clear-the-way-text = Beweging: leg één sabotagefiche van een actievak naar keuze bij de gebruikte.
ma-skill-side-by-side = Zij aan zij
ma-skill-side-by-side-text = Beweging: een ander personage binnen bereik 1 mag tot 2 velden bewegen.
ma-skill-two-holsters = Twee holsters
ma-skill-two-holsters-text = Aanval: breng na de aanval 1 schade toe aan een tweede dreiging binnen bereik 1.
ma-skill-call-to-arms = Te wapen
ma-skill-call-to-arms-text = Aanval: na de aanval mag een ander personage een gratis Aanval met kracht 1 uitvoeren.
ma-skill-favors-owed = Openstaande gunsten
ma-skill-own-the-street = Baas op straat
ma-skill-last-word = Laatste woord
ma-skill-last-word-text = Aanval: trek 1 planningskaart; houd die of leg die af.
ma-skill-rouse-the-town = De stad in rep en roer
ma-skill-rouse-the-town-text = Planning: een ander personage mag tot 2 velden bewegen.
ma-skill-guild-contract = Gildecontract
ma-skill-guild-contract-text = Planning: een ander personage trekt 2 vaardigheidskaarten; leg één sabotagefiche van een actievak naar keuze bij de gebruikte.
ma-skill-town-magistrate = Magistraat van de stad
ma-skill-town-magistrate-text = Verkenning: een ander personage mag tot 2 velden bewegen.
ma-skill-shared-glory = Gedeelde roem
ma-skill-shared-glory-text = Aanval of Planning: een ander personage mag een gratis Beweging of een gratis Aanval met kracht 2 uitvoeren.

## Vaardigheidskaarten van Cara Dune

ma-skill-body-shield = Levend schild
ma-skill-body-shield-text = Beweging: na de beweging wordt de eerstvolgende schade deze beurt aan een ander personage op je veld in plaats daarvan jou toegebracht.
ma-skill-field-dressing = Veldverband
ma-skill-field-dressing-text = Planning: genees 1 schade van een personage naar keuze binnen bereik 1.
ma-skill-pin-down = Vastpinnen
ma-skill-pin-down-text = Aanval: na de aanval valt het doelwit deze beurt niet aan.
ma-skill-stare-down = IJzige blik
ma-skill-stare-down-text = Verkenning: na de actie valt de dreiging die je hebt bekeken of verplaatst deze beurt niet aan.
ma-skill-drag-to-cover = In dekking slepen
ma-skill-drag-to-cover-text = Beweging: een ander personage binnen bereik 1 mag tot 1 veld bewegen.
ma-skill-shock-trooper = Stoottroeper
ma-skill-kick-back = Van je af trappen
ma-skill-kick-back-text = Aanval: verplaats het doelwit, als het een vijand is, na de aanval 1 veld weg van zijn dichtstbijzijnde personage.
ma-skill-hold-the-line = De linie houden
ma-skill-hold-the-line-text = Planning: pak Verdediging van de aflegstapel met planningen als je er geen bezit.
ma-skill-forced-march = Geforceerde mars
ma-skill-boots-first = Laarzen vooruit
ma-skill-boots-first-text = Beweging: breng na de beweging 2 schade toe aan een dreiging op je veld.
ma-skill-medevac = Medische evacuatie
ma-skill-medevac-text = Planning: genees 1 schade van een ander personage binnen bereik 3.
ma-skill-field-hospital = Veldhospitaal
ma-skill-field-hospital-text = Planning: genees 2 schade van een personage naar keuze binnen bereik 1.
ma-skill-marshals-badge = Ster van de marshal
ma-skill-marshals-badge-text = Planning: genees 1 schade van een personage naar keuze binnen bereik 1, en pak Verdediging van de aflegstapel met planningen als je er geen bezit.
ma-skill-shoulder-to-shoulder = Schouder aan schouder
ma-skill-shoulder-to-shoulder-text = Beweging of Planning: genees 1 schade van een ander personage binnen bereik 1.

## Gebeurtenissen

ma-event-charge = Stormloop
ma-event-charge-text = Alle vechters gaan 2 velden richting hun dichtstbijzijnde personage. 2 vechters vallen aan met bereik 0.
ma-event-brawl = Vechtpartij
ma-event-brawl-text = 2 vechters gaan 3 velden richting hun dichtstbijzijnde personage. Alle vechters vallen aan met bereik 0. +6: 1 vechter valt aan met bereik 1.
ma-event-fresh-muscle = Verse krachten
ma-event-fresh-muscle-text = Plaats een versterking op het sterveld het dichtst bij jou. 1 vechter gaat 2 velden richting zijn dichtstbijzijnde personage.
ma-event-firing-line = Vuurlinie
ma-event-firing-line-text = Alle schutters gaan 1 veld richting hun dichtstbijzijnde personage. 2 schutters vallen aan met bereik 2.
ma-event-flanking-fire = Flankvuur
ma-event-flanking-fire-text = 2 schutters gaan 2 velden richting hun dichtstbijzijnde personage. 1 schutter valt aan met bereik 1. +6: plaats een versterking op het sterveld het dichtst bij jou.
ma-event-stray-shots = Verdwaalde schoten
ma-event-stray-shots-text = 1 schutter of scherpschutter valt aan met bereik 2. 1 schutter gaat 2 velden richting zijn dichtstbijzijnde personage.
ma-event-crosshairs = In het vizier
ma-event-crosshairs-text = 2 scherpschutters vallen aan met bereik 3.
ma-event-under-fire = Onder vuur
ma-event-under-fire-text = Alle scherpschutters vallen aan met bereik 2. +6: saboteer Aanval.
ma-event-better-angle = Betere hoek
ma-event-better-angle-text = 1 scherpschutter gaat 1 veld richting zijn dichtstbijzijnde personage. 1 scherpschutter valt aan met bereik 4.
ma-event-cut-cables = Doorgesneden kabels
ma-event-cut-cables-text = Saboteer Beweging. Saboteer Planning.
ma-event-ambush = Hinderlaag
ma-event-ambush-text = Plaats een versterking op je veld. +6: handel nog een gebeurteniskaart af.
ma-event-something-stirs = Er beweegt iets
ma-event-something-stirs-text = { $child ->
    [yes] Draai de gedekte dreiging het dichtst bij jou om. Draagt een personage het Kind, dan vlucht het Kind.
   *[no] Draai de gedekte dreiging het dichtst bij jou om.
}
ma-event-stampede = Op hol geslagen
ma-event-stampede-text = Alle vechters gaan 3 velden richting hun dichtstbijzijnde personage. 3 vechters vallen aan met bereik 0.
ma-event-crossfire = Kruisvuur
ma-event-crossfire-text = 2 schutters gaan 2 velden richting hun dichtstbijzijnde personage. 3 schutters vallen aan met bereik 2.
ma-event-kill-zone = Dodelijke zone
ma-event-kill-zone-text = 3 scherpschutters vallen aan met bereik 4.
ma-event-regroup = Hergroeperen
ma-event-regroup-text = 2 vijanden van welke klasse ook gaan 2 velden weg van hun dichtstbijzijnde personage. Plaats een versterking op het sterveld het dichtst bij jou.
ma-event-lockdown = Afgrendeling
ma-event-lockdown-text = Sluit de open deur het dichtst bij jou waar geen personage naast staat. 1 vijand van welke klasse ook gaat 2 velden richting zijn dichtstbijzijnde personage.
ma-event-power-failure = Stroomstoring
ma-event-power-failure-text = Saboteer het actievak met het laagste totaal. +6: saboteer het actievak met het laagste totaal nog een keer.

## Planningskaarten

ma-plan-failure = Mislukking
ma-plan-failure-text = Deze kaart heeft geen effect en mag niet worden gehouden.
ma-plan-defend = Verdediging
ma-plan-defend-text = Als je schade dreigt te krijgen: blokkeer 1 schade.
ma-plan-counterattack = Tegenaanval
ma-plan-counterattack-text = Nadat een vijand je heeft aangevallen: breng die vijand 2 schade toe.
ma-plan-second-wind = Tweede adem
ma-plan-second-wind-text = In je actiestap: krijg deze beurt 1 extra actie.
ma-plan-take-aim = Richten
ma-plan-take-aim-text = Als je een aanval aankondigt: die heeft +2 kracht.
ma-plan-sprint = Spurt
ma-plan-sprint-text = In je actiestap: voer een gratis Beweging met kracht 2 uit.
ma-plan-countermeasures = Tegenmaatregelen
ma-plan-countermeasures-text = Voor je gebeurtenisstap: leg één sabotagefiche van een actievak naar keuze bij de gebruikte.
ma-plan-smoke = Rook
ma-plan-smoke-text = Als een beweging van jou begint: negeer Bewaker en Greep bij deze beweging.
ma-plan-medpac = Medipak
ma-plan-medpac-text = In je actiestap: genees 1 schade van jezelf.
ma-plan-signal-jam = Stoorsignaal
ma-plan-signal-jam-text = Als een crisis moet worden afgehandeld: sla die over.
ma-plan-called-shot = Gericht schot
ma-plan-called-shot-text = In je actiestap: voer een gratis Aanval met kracht 3 uit.
