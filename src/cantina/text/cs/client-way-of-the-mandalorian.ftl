### Webový klient: stůl hry Way of the Mandalorian.

## Rozhodnutí

client-wm-main = { $actions ->
    [0] Žádná akce nezbývá: vykládej vybavení, nebo ukonči tah
    [one] Zbývá { $actions } akce: co uděláš?
    [few] Zbývají { $actions } akce: co uděláš?
    [many] Zbývá { $actions } akce: co uděláš?
   *[other] Zbývá { $actions } akcí: co uděláš?
}
client-wm-main-hint = Plň misi, ber si karty, prodávej, nebo si přivydělej. Vyložit vybavení z ruky není akce.
client-wm-draw = { $picks ->
    [one] Vezmi si ještě { $picks } kartu
    [few] Vezmi si { $picks } karty
    [many] Vezmi si { $picks } karty
   *[other] Vezmi si { $picks } karet
}
client-wm-draw-hint = Z tržiště, nebo naslepo z balíčku.
client-wm-selling = Co prodáváš?
client-wm-sale = Prodáváš ještě něco?
client-wm-sale-hint = Karty z ruky i z desky dávají polovinu své ceny.
client-wm-opponent-event = { $name } plní misi „{ $mission }“. Událost proti ní?
client-wm-opponent-event-hint = Stojí 200 kreditů a misi ztíží.
client-wm-own-event = „{ $mission }“: vlastní událost?
client-wm-own-event-hint = Stojí 200 kreditů a přidá své symboly k tvým.
client-wm-discard = Zahodit kartu a ignorovat symbol?
client-wm-discard-hint = Na kartě mise bude o jeden symbol míň.
client-wm-symbol = Který symbol ignoruješ?
client-wm-use = Které vybavení použiješ?
client-wm-use-hint = Dočasné karty se po použití zahodí.
client-wm-keep = Zaplatit 200 kreditů a nechat si použitou kartu?
client-wm-limit = Moc karet: kterou zahodíš?
client-wm-limit-hint = Na konci tahu jich zůstane pět.
client-wm-preview-reached = Tvé symboly stačí, pokud nikdo nezahraje událost.
client-wm-preview-event = Samotná deska nestačí, ale máš čím ji doplnit.
client-wm-preview-hopeless = S tím, co máš teď na desce, se to nemůže podařit.
client-wm-preview-anyway = Přesto to zkusit?
client-wm-preview-stakes = Úspěch: +{ $reward }. Neúspěch: −{ $penalty }.
client-wm-preview-succeeds = Jak to teď vypadá, mise se podaří.
client-wm-preview-fails = Jak to teď vypadá, mise se nepodaří.
client-wm-preview-decides = Tahle karta o pokusu rozhodne.
client-wm-preview-worn-out = Spotřebuje se: { $cards }
client-wm-preview-in-reach = Pak máš na dosah: { $missions }
client-wm-preview-surplus = Karet navíc: { $count }. Na konci tahu ti jich zůstane pět.
client-wm-fill = Událost do tvého pole?
client-wm-over = Hra skončila.
client-wm-do-draw = Vzít si 2 karty
client-wm-do-job = Přivýdělek: 200
client-wm-do-sell = Prodat…
client-wm-do-not-sell = Nic neprodávat
client-wm-do-end = Ukončit tah
client-wm-end-sure = { $actions ->
    [one] Máš ještě { $actions } akci. Ukončit tah?
    [few] Máš ještě { $actions } akce. Ukončit tah?
    [many] Máš ještě { $actions } akce. Ukončit tah?
   *[other] Máš ještě { $actions } akcí. Ukončit tah?
}
client-wm-do-close = Uzavřít prodej
client-wm-do-pass = Bez karty
client-wm-do-slot = Událost z mého pole, bezplatně
client-wm-do-keep = Zaplatit 200 a nechat si ji
client-wm-do-drop = Zahodit
client-wm-do-use = { $count ->
    [0] Bez vybavení
    [one] S touto kartou
    [few] S těmito { $count } kartami
    [many] S těmito { $count } kartami
   *[other] S těmito { $count } kartami
}

## Stůl

client-wm-turn = Tah { $turn }
client-wm-before = Před prvním tahem
client-wm-missions = Mise
client-wm-market = Tržiště
client-wm-deck = Balíček tržiště
client-wm-hand = Ruka
client-wm-discards = { $count ->
    [one] { $count } zahozená karta
    [few] { $count } zahozené karty
    [many] { $count } zahozené karty
   *[other] { $count } zahozených karet
}
client-wm-wealth = Majetek
client-wm-chart = Majetek v kreditech po tazích
client-wm-chart-turn = Tah
client-wm-attempt = { $name }: { $mission }
client-wm-with = Spolu s: { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = žádná mise
client-wm-empty-slot = volné pole pro kartu vybavení
client-wm-event-slot = pole pro kartu události
client-wm-face-down = karta lícem dolů
client-wm-board-of = Deska postavy: { $name }
client-wm-seen = Viděné v ruce
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditů
}
client-wm-tally-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
client-wm-leads = vede
client-wm-end-far = { $left ->
    [one] Ještě { $left } splněná mise a přijde poslední
    [few] Ještě { $left } splněné mise a přijde poslední
    [many] Ještě { $left } splněné mise a přijde poslední
   *[other] Ještě { $left } splněných misí a přijde poslední
}
client-wm-end-near = Poslední mise je tu: kdo ji splní, ukončí hru!
client-wm-to-the-end = Do poslední mise

## Karty slovy

client-wm-words-mission = { $name }, úroveň { $level }: { $symbols }. Odměna { $reward }, pokuta { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } za { $cost }: { $symbols }{ $temporary ->
    [yes] , dočasné
   *[no] { "" }
}
client-wm-words-event = { $name }, událost: { $symbols }

## Co je co

client-wm-about-mission = Požadavky mise: { $symbols }. Naplň je všechny postavou, vybavením a událostí: odměna { $reward } kreditů. Neúspěch: zaplať { $penalty }.
client-wm-about-last = Požadavky poslední mise: { $symbols }. Kdo ji splní, dostane { $reward } kreditů a hra skončí.
client-wm-about-equipment = Zaplať { $cost } a polož ji na svou desku: v každé misi dává { $symbols }. Prodej přinese { $half }.
client-wm-about-temporary = Zaplať { $cost } a polož ji na svou desku: jednou dá { $symbols } a pak se zahodí. Prodej předtím přinese { $half }.
client-wm-about-event = Za 200 kreditů: { $symbols } navíc pro tvoji misi, nebo k požadavkům mise někoho jiného.
client-wm-about-deck = Karty, které nikdo nezná. „Vzít si 2 karty“ je jedna akce; každá může být odtud, nebo z tržiště.
client-wm-about-end = Balíček karet misí je seřazený: nejdřív lehké. Úplně poslední ukončí hru; každý pak prodá karty ze své desky za poloviční cenu a vyhrává nejbohatší.
client-wm-ability-din-djarin = Má pět polí pro karty vybavení, ostatní čtyři.
client-wm-ability-fennec-shand = Může za každou použitou dočasnou kartu zaplatit 200 kreditů a vzít si ji zpět do ruky.
client-wm-ability-bo-katan-kryze = Může při plnění mise zahodit kartu a ignorovat jeden symbol mise.
client-wm-ability-boba-fett = Má ve vlastním poli jednu událost lícem dolů a hraje ji bezplatně.
client-wm-about-actions = V tahu máš dvě akce v libovolném pořadí, i dvakrát tutéž: plnit misi, vzít si karty, prodat karty, nebo jednou si přivydělat.
client-wm-about-missions = Plnění mise je akce. Dosáhni každého symbolu, který požaduje, a vezmi si odměnu; při neúspěchu zaplať pokutu.
client-wm-about-reward = Kredity, které si z banku vezme ten, kdo misi splní.
client-wm-about-penalty = Kredity, které stojí nesplněná mise. Kdo má méně, zaplatí všechno, co má.
client-wm-about-equipping = Vybavení z ruky se zaplatí a vyloží na volné pole desky. Není to akce. Zůstane, dokud se neprodá.
client-wm-about-events = Událost stojí 200 kreditů. Při tvé misi přidá své symboly k tvým; proti jinému je přidá k požadavkům mise.
client-wm-about-temporaries = Karta se značkou 1× se po použití zahodí. Co se nepoužije, zůstává.
client-wm-about-symbols = Palebná síla, zbroj, pilotáž, lstivost: mise se podaří, máš-li každého aspoň tolik, kolik požaduje.
client-wm-about-credits = Vyhrává, kdo má nejvíc kreditů. Platí se jimi vybavení, události a pokuty.
client-wm-about-slots = Tvá deska má čtyři pole pro karty vybavení; Din Djarin jich má pět.
client-wm-about-job = Akce, která přinese 200 kreditů, jednou za tah.
client-wm-about-sale = Akce: prodej libovolné karty z ruky i z desky za polovinu jejich ceny.

## Slova, která se sama vysvětlují: všechny tvary, první je název

client-wm-word-action = akce|akci|akcí|akcemi
client-wm-word-mission = mise|misi|misí|misím|misích
client-wm-word-reward = odměna|odměnu|odměny
client-wm-word-penalty = pokuta|pokutu|pokuty
client-wm-word-equipment = vybavení|vybavením
client-wm-word-event = událost|události|událostí
client-wm-word-temporary = dočasné vybavení|dočasné|dočasná|dočasnou|dočasného
client-wm-word-symbol = symbol|symboly|symbolu|symbolů
client-wm-word-credit = kredit|kredity|kreditů|kreditu
client-wm-word-market = tržiště|tržišti
client-wm-word-slot = pole|poli|polí
client-wm-word-job = přivýdělek|přivýdělku
client-wm-word-sale = prodej|prodat|prodává|prodáváš|prodávej|prodají
