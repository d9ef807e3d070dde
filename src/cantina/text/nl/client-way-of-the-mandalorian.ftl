### De webclient: de tafel van Way of the Mandalorian.

## Beslissingen

client-wm-main = { $actions ->
    [0] Geen actie meer: rust je uit of beëindig je beurt
    [one] Nog { $actions } actie: wat doe je?
   *[other] Nog { $actions } acties: wat doe je?
}
client-wm-main-hint = Onderneem een missie, trek, verkoop of doe een klus. Uitrusten met een handkaart is geen actie.
client-wm-draw = { $picks ->
    [one] Pak nog { $picks } kaart
   *[other] Pak { $picks } kaarten
}
client-wm-draw-hint = Van de markt, of ongezien van de stapel.
client-wm-selling = Wat verkoop je?
client-wm-sale = Verkoop je nog iets?
client-wm-sale-hint = Kaarten van je hand en je bord leveren de helft van hun kosten op.
client-wm-opponent-event = { $name } onderneemt “{ $mission }”. Een gebeurtenis ertegen?
client-wm-opponent-event-hint = Dat kost 200 Credits en maakt de missie moeilijker.
client-wm-own-event = “{ $mission }”: een eigen gebeurtenis?
client-wm-own-event-hint = Dat kost 200 Credits en voegt extra symbolen aan die van jou toe.
client-wm-discard = Een kaart afleggen om een symbool te negeren?
client-wm-discard-hint = Eén symbool van de missiekaart telt niet mee.
client-wm-symbol = Welk symbool wordt genegeerd?
client-wm-use = Welke uitrusting gebruik je?
client-wm-use-hint = Tijdelijke kaarten zijn na gebruik weg.
client-wm-keep = 200 Credits betalen om de gebruikte kaart te houden?
client-wm-limit = Te veel kaarten: welke leg je af?
client-wm-limit-hint = Aan het einde van je beurt houd je er vijf.
client-wm-preview-reached = Je symbolen zijn genoeg, tenzij iemand een gebeurtenis speelt.
client-wm-preview-event = Je bord alleen is niet genoeg, maar je kunt het aanvullen.
client-wm-preview-hopeless = Met je bord zoals het nu is, kan dit niet lukken.
client-wm-preview-anyway = Toch proberen?
client-wm-preview-stakes = Geslaagd: +{ $reward }. Mislukt: −{ $penalty }.
client-wm-preview-succeeds = Zoals het nu staat, slaagt de missie.
client-wm-preview-fails = Zoals het nu staat, mislukt de missie.
client-wm-preview-decides = Deze kaart beslist de poging.
client-wm-preview-worn-out = Verbruikt: { $cards }
client-wm-preview-in-reach = Dan binnen bereik: { $missions }
client-wm-preview-surplus = Kaarten te veel: { $count }. Aan het einde van je beurt houd je er vijf.
client-wm-fill = Een gebeurtenis voor je plek?
client-wm-over = Het spel is afgelopen.
client-wm-do-draw = 2 kaarten trekken
client-wm-do-job = Snelle klus: 200
client-wm-do-sell = Verkopen…
client-wm-do-not-sell = Niets verkopen
client-wm-do-end = Beurt beëindigen
client-wm-end-sure = { $actions ->
    [one] Je hebt nog { $actions } actie. De beurt beëindigen?
   *[other] Je hebt nog { $actions } acties. De beurt beëindigen?
}
client-wm-do-close = Verkoop afronden
client-wm-do-pass = Geen kaart
client-wm-do-slot = De gebeurtenis van mijn plek, gratis
client-wm-do-keep = 200 betalen en houden
client-wm-do-drop = Afleggen
client-wm-do-use = { $count ->
    [0] Zonder uitrusting
    [one] Met deze kaart
   *[other] Met deze { $count } kaarten
}

## De tafel

client-wm-turn = Beurt { $turn }
client-wm-before = Voor de eerste beurt
client-wm-missions = Missies
client-wm-market = Markt
client-wm-deck = Marktstapel
client-wm-hand = Hand
client-wm-discards = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
client-wm-wealth = Bezit
client-wm-chart = Bezit in Credits per beurt
client-wm-chart-turn = Beurt
client-wm-attempt = { $name }: { $mission }
client-wm-with = Met { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = geen missie
client-wm-empty-slot = een vrije plek voor uitrusting
client-wm-event-slot = een plek voor een gebeurtenis
client-wm-face-down = een gedekte kaart
client-wm-board-of = Het bord van { $name }
client-wm-seen = Gezien in de hand
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
client-wm-tally-hand = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
client-wm-leads = aan kop
client-wm-end-far = { $left ->
    [one] Nog { $left } voltooide missie tot de laatste verschijnt
   *[other] Nog { $left } voltooide missies tot de laatste verschijnt
}
client-wm-end-near = De laatste missie ligt er: wie die voltooit, beëindigt het spel!
client-wm-to-the-end = Tot de laatste missie

## Kaarten in woorden

client-wm-words-mission = { $name }, niveau { $level }: { $symbols }. Beloning { $reward }, boete { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } voor { $cost }: { $symbols }{ $temporary ->
    [yes] , tijdelijk
   *[no] { "" }
}
client-wm-words-event = { $name }, gebeurtenis: { $symbols }

## Wat is wat

client-wm-about-mission = Een missie vraagt { $symbols }. Haal dat alles met je personage, je uitrusting en een gebeurtenis: { $reward } Credits. Mislukt het, betaal dan { $penalty }.
client-wm-about-last = De laatste missie vraagt { $symbols }. Wie die voltooit, krijgt { $reward } Credits, en het spel is afgelopen.
client-wm-about-equipment = Betaal { $cost } en leg de kaart op je bord: die geeft { $symbols } bij elke poging. Verkocht levert hij { $half } op.
client-wm-about-temporary = Betaal { $cost } en leg de kaart op je bord: die geeft eenmaal { $symbols } en wordt dan afgelegd. Eerder verkocht levert hij { $half } op.
client-wm-about-event = Voor 200 Credits: { $symbols } erbij voor jouw poging, of als extra eis bij die van een ander.
client-wm-about-deck = Kaarten die niemand kent. “2 kaarten trekken” is één actie; elke kaart mag van hier of van de markt komen.
client-wm-about-end = De missiestapel is geordend: makkelijke missies eerst. De allerlaatste beëindigt het spel; dan verkoopt iedereen de kaarten op het eigen bord voor de halve prijs, en de rijkste wint.
client-wm-ability-din-djarin = Heeft vijf plekken voor uitrusting, de anderen vier.
client-wm-ability-fennec-shand = Mag voor elke gebruikte tijdelijke kaart 200 Credits betalen en die weer op de hand nemen.
client-wm-ability-bo-katan-kryze = Mag bij haar poging een kaart afleggen om één symbool van de missie te negeren.
client-wm-ability-boba-fett = Bewaart een gebeurtenis gedekt op een eigen plek en speelt die gratis.
client-wm-about-actions = Je hebt twee acties in een beurt, in willekeurige volgorde, ook tweemaal dezelfde: een missie ondernemen, trekken, verkopen, of één snelle klus.
client-wm-about-missions = Een missie ondernemen is een actie. Haal elk gevraagd symbool en pak de beloning; mislukt het, betaal dan de boete.
client-wm-about-reward = De Credits die je uit de voorraad pakt als je de missie voltooit.
client-wm-about-penalty = De Credits die een mislukte poging kost. Wie minder heeft, betaalt alles wat er is.
client-wm-about-equipping = Uitrusting van je hand betaal je en leg je op een vrije plek van je bord. Dat is geen actie. De kaart blijft liggen tot je die verkoopt.
client-wm-about-events = Een gebeurtenis kost 200 Credits. Bij je eigen poging komen de symbolen ervan bij die van jou; tegen een ander komen ze bij wat de missie vraagt.
client-wm-about-temporaries = Een kaart met 1× wordt na gebruik afgelegd. Wat niet is gebruikt, blijft.
client-wm-about-symbols = Vuurkracht, pantser, stuurkunst, sluwheid: een missie slaagt als je van elk minstens zoveel hebt als de missie vraagt.
client-wm-about-credits = Wie de meeste Credits heeft, wint. Ermee betaal je uitrusting, gebeurtenissen en boetes.
client-wm-about-slots = Je bord heeft vier plekken voor uitrusting; dat van Din Djarin heeft er vijf.
client-wm-about-job = Een actie die 200 Credits oplevert, één keer per beurt.
client-wm-about-sale = Een actie: verkoop zoveel kaarten van hand en bord als je wilt, voor de helft van hun kosten.

## Woorden die zichzelf uitleggen: al hun vormen, de eerste is hoe het heet

client-wm-word-action = actie|acties
client-wm-word-mission = missie|missies
client-wm-word-reward = beloning|beloningen
client-wm-word-penalty = boete|boetes
client-wm-word-equipment = uitrusting|uitrusten|rust je uit
client-wm-word-event = gebeurtenis|gebeurtenissen
client-wm-word-temporary = tijdelijke kaart|tijdelijk|tijdelijke
client-wm-word-symbol = symbool|symbolen
client-wm-word-credit = Credit|Credits
client-wm-word-market = markt
client-wm-word-slot = plek|plekken
client-wm-word-job = snelle klus|klus
client-wm-word-sale = verkoop|verkopen|verkoopt|verkocht
