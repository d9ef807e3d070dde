### Webový klient: stôl hry Way of the Mandalorian.

## Rozhodnutia

client-wm-main = { $actions ->
    [0] Žiadna akcia nezostáva: pridaj vybavenie alebo ukonči ťah
    [one] Zostáva { $actions } akcia: čo urobíš?
    [few] Zostávajú { $actions } akcie: čo urobíš?
    [many] Zostáva { $actions } akcie: čo urobíš?
   *[other] Zostáva { $actions } akcií: čo urobíš?
}
client-wm-main-hint = Vykonaj misiu, vezmi si karty, predávaj alebo si zober fušku. Pridať vybavenie z ruky nie je akcia.
client-wm-draw = { $picks ->
    [one] Vezmi si ešte { $picks } kartu
    [few] Vezmi si { $picks } karty
    [many] Vezmi si { $picks } karty
   *[other] Vezmi si { $picks } kariet
}
client-wm-draw-hint = Z trhu alebo naslepo z kôpky.
client-wm-selling = Čo predávaš?
client-wm-sale = Predávaš ešte niečo?
client-wm-sale-hint = Karty z ruky aj z dosky dávajú polovicu svojej hodnoty.
client-wm-opponent-event = { $name } vykonáva misiu „{ $mission }“. Udalosť proti nej?
client-wm-opponent-event-hint = Stojí 200 kreditov a misiu sťaží.
client-wm-own-event = „{ $mission }“: vlastná udalosť?
client-wm-own-event-hint = Stojí 200 kreditov a pridá svoje symboly k tvojim.
client-wm-discard = Zahodiť kartu a ignorovať symbol?
client-wm-discard-hint = Na karte s misiou bude o jeden symbol menej.
client-wm-symbol = Ktorý symbol ignoruješ?
client-wm-use = Ktoré vybavenie použiješ?
client-wm-use-hint = Dočasné karty sa po použití zahodia.
client-wm-keep = Zaplatiť 200 kreditov a nechať si použitú kartu?
client-wm-limit = Priveľa kariet: ktorú zahodíš?
client-wm-limit-hint = Na konci ťahu ich zostane päť.
client-wm-preview-reached = Tvoje symboly stačia, ak nikto nezahrá udalosť.
client-wm-preview-event = Samotná doska nestačí, ale máš ju čím doplniť.
client-wm-preview-hopeless = S tým, čo máš teraz na doske, sa to nemôže podariť.
client-wm-preview-anyway = Aj tak to skúsiť?
client-wm-preview-stakes = Úspech: +{ $reward }. Neúspech: −{ $penalty }.
client-wm-preview-succeeds = Ako to teraz vyzerá, misia sa podarí.
client-wm-preview-fails = Ako to teraz vyzerá, misia sa nepodarí.
client-wm-preview-decides = Táto karta o pokuse rozhodne.
client-wm-preview-worn-out = Minie sa: { $cards }
client-wm-preview-in-reach = Potom máš na dosah: { $missions }
client-wm-preview-surplus = Kariet navyše: { $count }. Na konci ťahu ti ich zostane päť.
client-wm-fill = Udalosť na tvoje miesto?
client-wm-over = Hra sa skončila.
client-wm-do-draw = Vziať si 2 karty
client-wm-do-job = Fuška: 200
client-wm-do-sell = Predať…
client-wm-do-not-sell = Nič nepredať
client-wm-do-end = Ukončiť ťah
client-wm-end-sure = { $actions ->
    [one] Máš ešte { $actions } akciu. Ukončiť ťah?
    [few] Máš ešte { $actions } akcie. Ukončiť ťah?
    [many] Máš ešte { $actions } akcie. Ukončiť ťah?
   *[other] Máš ešte { $actions } akcií. Ukončiť ťah?
}
client-wm-do-close = Uzavrieť predaj
client-wm-do-pass = Bez karty
client-wm-do-slot = Udalosť z môjho miesta, bez zaplatenia
client-wm-do-keep = Zaplatiť 200 a nechať si ju
client-wm-do-drop = Zahodiť
client-wm-do-use = { $count ->
    [0] Bez vybavenia
    [one] S touto kartou
    [few] S týmito { $count } kartami
    [many] S týmito { $count } kartami
   *[other] S týmito { $count } kartami
}

## Stôl

client-wm-turn = Ťah { $turn }
client-wm-before = Pred prvým ťahom
client-wm-missions = Misie
client-wm-market = Trh
client-wm-deck = Kôpka trhu
client-wm-hand = Ruka
client-wm-discards = { $count ->
    [one] { $count } zahodená karta
    [few] { $count } zahodené karty
    [many] { $count } zahodenej karty
   *[other] { $count } zahodených kariet
}
client-wm-wealth = Majetok
client-wm-chart = Majetok v kreditoch po ťahoch
client-wm-chart-turn = Ťah
client-wm-attempt = { $name }: { $mission }
client-wm-with = Spolu s: { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = žiadna misia
client-wm-empty-slot = voľné miesto na kartu s vybavením
client-wm-event-slot = miesto na kartu s udalosťou
client-wm-face-down = karta lícom nadol
client-wm-board-of = Doska postavy: { $name }
client-wm-seen = Videné v ruke
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditov
}
client-wm-tally-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
client-wm-leads = vedie
client-wm-end-far = { $left ->
    [one] Ešte { $left } splnená misia a príde posledná
    [few] Ešte { $left } splnené misie a príde posledná
    [many] Ešte { $left } splnenej misie a príde posledná
   *[other] Ešte { $left } splnených misií a príde posledná
}
client-wm-end-near = Posledná misia je tu: kto ju splní, ukončí hru!
client-wm-to-the-end = Do poslednej misie

## Karty slovami

client-wm-words-mission = { $name }, úroveň { $level }: { $symbols }. Odmena { $reward }, pokuta { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } za { $cost }: { $symbols }{ $temporary ->
    [yes] , dočasné
   *[no] { "" }
}
client-wm-words-event = { $name }, udalosť: { $symbols }

## Čo je čo

client-wm-about-mission = Požiadavky misie: { $symbols }. Naplň ich všetky postavou, vybavením a udalosťou: odmena { $reward } kreditov. Neúspech: zaplať { $penalty }.
client-wm-about-last = Požiadavky poslednej misie: { $symbols }. Kto ju splní, dostane { $reward } kreditov a hra sa skončí.
client-wm-about-equipment = Zaplať { $cost } a polož ju na svoju dosku: v každej misii dáva { $symbols }. Predaj prinesie { $half }.
client-wm-about-temporary = Zaplať { $cost } a polož ju na svoju dosku: raz dá { $symbols } a potom sa zahodí. Predaj predtým prinesie { $half }.
client-wm-about-event = Za 200 kreditov: { $symbols } navyše pre tvoju misiu alebo k požiadavkám misie niekoho iného.
client-wm-about-deck = Karty, ktoré nikto nepozná. „Vziať si 2 karty“ je jedna akcia; každá môže byť odtiaľto alebo z trhu.
client-wm-about-end = Kôpka kariet s misiami je zoradená: najprv ľahké. Úplne posledná ukončí hru; každý potom predá karty zo svojej dosky za polovičnú cenu a vyhráva najbohatší.
client-wm-ability-din-djarin = Má päť miest na karty s vybavením, ostatní štyri.
client-wm-ability-fennec-shand = Môže za každú použitú dočasnú kartu zaplatiť 200 kreditov a vziať si ju späť do ruky.
client-wm-ability-bo-katan-kryze = Môže pri vykonávaní misie zahodiť kartu a ignorovať jeden symbol misie.
client-wm-ability-boba-fett = Má na vlastnom mieste jednu udalosť lícom nadol a hrá ju bez zaplatenia.
client-wm-about-actions = V ťahu máš dve akcie v ľubovoľnom poradí, aj dvakrát tú istú: vykonať misiu, vziať si karty, predať karty alebo raz vziať fušku.
client-wm-about-missions = Vykonanie misie je akcia. Dosiahni každý symbol, ktorý požaduje, a vezmi si odmenu; pri neúspechu zaplať pokutu.
client-wm-about-reward = Kredity, ktoré si z banku vezme ten, kto misiu splní.
client-wm-about-penalty = Kredity, ktoré stojí nesplnená misia. Kto má menej, zaplatí všetko, čo má.
client-wm-about-equipping = Vybavenie z ruky sa zaplatí a položí na voľné miesto dosky. Nie je to akcia. Zostane, kým sa nepredá.
client-wm-about-events = Udalosť stojí 200 kreditov. Pri tvojej misii pridá svoje symboly k tvojim; proti inému ich pridá k požiadavkám misie.
client-wm-about-temporaries = Karta so značkou 1× sa po použití zahodí. Čo sa nepoužije, zostáva.
client-wm-about-symbols = Palebná sila, zbroj, pilotáž, prefíkanosť: misia sa podarí, ak máš z každého aspoň toľko, koľko požaduje.
client-wm-about-credits = Vyhráva, kto má najviac kreditov. Platí sa nimi vybavenie, udalosti a pokuty.
client-wm-about-slots = Tvoja doska má štyri miesta na karty s vybavením; Din Djarin ich má päť.
client-wm-about-job = Akcia, ktorá prinesie 200 kreditov, raz za ťah.
client-wm-about-sale = Akcia: predaj ľubovoľné karty z ruky aj z dosky za polovicu ich hodnoty.

## Slová, ktoré sa samy vysvetľujú: všetky tvary, prvý je názov

client-wm-word-action = akcia|akcie|akciu|akcií|akciou|akciami
client-wm-word-mission = misia|misie|misiu|misii|misií|misiou|misiám|misiách
client-wm-word-reward = odmena|odmenu|odmeny
client-wm-word-penalty = pokuta|pokutu|pokuty
client-wm-word-equipment = vybavenie|vybavenia|vybavením
client-wm-word-event = udalosť|udalosti|udalosťou|udalostí
client-wm-word-temporary = dočasné vybavenie|dočasné|dočasná|dočasnú|dočasným
client-wm-word-symbol = symbol|symboly|symbolu|symbolov
client-wm-word-credit = kredit|kredity|kreditov|kreditu
client-wm-word-market = trh|trhu
client-wm-word-slot = miesto|miesta|mieste|miest
client-wm-word-job = fuška|fušku|fušky
client-wm-word-sale = predaj|predať|predáva|predávaš|predávaj|predajú
