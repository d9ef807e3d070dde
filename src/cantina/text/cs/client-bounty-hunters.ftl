### Webový klient: stůl hry Bounty Hunters.

## Rozhodnutí

client-bh-draw = Vezmi si kartu: ze kterého balíčku?
client-bh-draw-hint = Všichni určují balíček najednou.
client-bh-choose = Vyber si jednu kartu
client-bh-choose-hint = Zůstane skrytá, dokud nevyberou všichni. Zbytek jde doleva.
client-bh-resolve = { $card }: zahrát, nebo prodat?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $cost ->
    [0] { "" }
   *[other] , minus { $cost } za lovce
}{ $bonus ->
    [credit] , a kredit
    [contract] , a zakázka
   *[none] { "" }
}.
client-bh-activate = Zaplatit rezervovanou kartu, nebo skončit?
client-bh-finish = V tomto kole už není co dělat
client-bh-play = Zahrát
client-bh-pay-play = Zaplatit { $cost } a zahrát
client-bh-play-on = { $captures ->
    [yes] Dopadnout: { $target }!
   *[no] Zaútočit: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Za { $cost } dopadnout: { $target }!
   *[no] Za { $cost } zaútočit: { $target }
}
client-bh-activate-it = Za { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] Za { $cost }: { $card } dopadne cíl { $target }!
   *[no] Za { $cost }: { $card }, cíl: { $target }
}
client-bh-reserve = Rezervovat
client-bh-sell = Prodat za 1 kredit
client-bh-finish-it = Skončit
client-bh-preview-ends = Tím začne konec hry.
client-bh-preview-unpaid = Teď na ni nemáš: můžeš ji jen rezervovat, nebo prodat.

## Stůl

client-bh-turn = Kolo { $turn }
client-bh-step-draw = Vzít
client-bh-step-choose = Vybrat
client-bh-step-resolve = Zahrát
client-bh-points = Body
client-bh-prospect = pokud se lov podaří
client-bh-captured = Dopadené
client-bh-contracts = Zakázky
client-bh-market = Tržiště
client-bh-waiting-group = Čekají na cíl
client-bh-no-targets = Zahraj cíl: lovci a droidi potřebují někoho, po kom půjdou.
client-bh-deck-target = Cíle
client-bh-deck-hunter = Lovci
client-bh-deck-contract = Zakázky
client-bh-deck-market = Tržiště
client-bh-discards = { $count ->
    [one] { $count } zahozená karta
    [few] { $count } zahozené karty
    [many] { $count } zahozené karty
   *[other] { $count } zahozených karet
}
client-bh-crates = { $icons ->
    [one] { $icons } bedna
    [few] { $icons } bedny
    [many] { $icons } bedny
   *[other] { $icons } beden
}
client-bh-contract = Zakázka
client-bh-contract-now = teď { $points }
client-bh-missing = chybí: zelená { $green }, modrá { $blue }, oranžová { $orange }
client-bh-hidden-card = karta lícem dolů
client-bh-area-of = Karty hráče: { $name }
client-bh-hand = Ruka
client-bh-leads = vede
client-bh-tally-captured = dopadeno { $count } ze 4
client-bh-tally-credits = { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditů
}
client-bh-tally-crates = { $count ->
    [one] { $count } bedna
    [few] { $count } bedny
    [many] { $count } bedny
   *[other] { $count } beden
}
client-bh-tally-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
client-bh-end-far = Čtvrtý dopadený cíl spustí konec; zatím nejvíc: { $most }
client-bh-end-near = { $left ->
    [one] Po tomto ještě { $left } kolo
    [few] Po tomto ještě { $left } kola
    [many] Po tomto ještě { $left } kola
   *[other] Po tomto ještě { $left } kol
}
client-bh-end-now = Tohle je poslední kolo!
client-bh-end-over = Hra skončila

## Co je co

client-bh-about-target = { $points ->
    [one] Cíl: dopadený má hodnotu { $points } bod.
    [few] Cíl: dopadený má hodnotu { $points } body.
    [many] Cíl: dopadený má hodnotu { $points } bodu.
   *[other] Cíl: dopadený má hodnotu { $points } bodů.
} Posílej proti němu lovce a droidy, dokud nedosáhnou všech tří hodnot štítu. Takových karet v balíčku: { $copies }.
client-bh-bonus-credit = Kdo ho dopadne, dostane 1 kredit.
client-bh-bonus-contract = Kdo ho dopadne, vezme si zakázku.
client-bh-about-hunter = { $penalty ->
    [one] Lovec je zdarma a silný, ale stojí { $penalty } bod, je-li jeho cíl dopaden.
    [few] Lovec je zdarma a silný, ale stojí { $penalty } body, je-li jeho cíl dopaden.
    [many] Lovec je zdarma a silný, ale stojí { $penalty } bodu, je-li jeho cíl dopaden.
   *[other] Lovec je zdarma a silný, ale stojí { $penalty } bodů, je-li jeho cíl dopaden.
}
client-bh-about-hunter-free = Lovec, který nic nestojí, ani body.
client-bh-about-droid = Droid útočí jako lovec a nikdy nestojí body. Zaplať { $cost } a zahraj ho, nebo ho rezervuj a zaplať později. Takových karet v balíčku: { $copies }.
client-bh-about-crate = { $points ->
    [one] Zaplať { $cost } a získej { $points } bod.
    [few] Zaplať { $cost } a získej { $points } body.
    [many] Zaplať { $cost } a získej { $points } bodu.
   *[other] Zaplať { $cost } a získej { $points } bodů.
} Kdo má na konci nejvíc beden, dostane dalších 5 bodů.
client-bh-about-two-targets = Body za každý dopadený cíl: { $first } – { $unit }, { $second } – { $unit2 }; a navíc { $duo } za každé duo těch dvou.
client-bh-about-same-target = Body za každý dopadený cíl { $first }: { $unit }; a navíc { $duo } za každé dva takové.
client-bh-about-target-and-crate = Body za každý dopadený cíl { $first }: { $unit }; a navíc { $duo } za každé duo takového cíle s bednou.
client-bh-about-deck-target = Cíle dávají body, když je lovci a droidi dopadnou.
client-bh-about-deck-hunter = Lovci útočí zdarma, ale za dopadený cíl stojí body.
client-bh-about-deck-contract = Zakázky dávají body za ty správné dopadené cíle.
client-bh-about-deck-market = Droidi a bedny stojí kredity. Prodej kartu a jeden dostaneš.
client-bh-about-end = Když někdo dopadne čtvrtý cíl, kolo se dohraje a hrají se ještě dvě.
client-bh-about-master = Mistr cechu si bere první, když je karet málo.
client-bh-master = Mistr cechu
client-bh-the-end = Konec hry
client-bh-about-droids = Droidi útočí jako lovci. Místo bodů stojí kredity.
client-bh-about-crates = Zaplacené bedny dávají body. Kdo má na konci nejvíc beden, dostane dalších 5 bodů.
client-bh-about-credits = Kredity slouží k placení karet z tržiště. Prodej kterékoli karty dá jeden. Zbylé jen rozhodují remízy.
client-bh-about-captures = Cíl je dopadený, když lovci a droidi dosáhnou všech tří hodnot jeho štítu. Čtvrtý dopadený cíl přinese konec.
client-bh-about-reserved = Rezervovaná karta čeká a nic nedělá, dokud ji v některém dalším kole nezaplatíš.
client-bh-about-points = Kolik bodů by to bylo teď: dopadené cíle, bedny a zakázky, minus co stojí lovci.

## Slova, která se sama vysvětlují: všechny tvary, první je název

client-bh-word-target = cíl|cíle|cílů|cíli|cílem|cílům
client-bh-word-hunter = lovec|lovce|lovci|lovců|lovcům|nájemný lovec|nájemní lovci
client-bh-word-contract = zakázka|zakázky|zakázku|zakázek
client-bh-word-market = tržiště|tržišti|tržiště Jawů
client-bh-word-droid = droid|droida|droidi|droidy|droidů
client-bh-word-crate = bedna|bedny|beden|bednou|bednu
client-bh-word-credit = kredit|kredity|kreditů|kreditu
client-bh-word-capture = dopadení|dopadený|dopadené|dopaden|dopadeno|dopadne|dopadneš|dopadnou|dopadnout|dopadených|dopadeného
client-bh-word-reserve = rezervovaná karta|rezervace|rezervovat|rezervovaná|rezervovanou|rezervované|rezervuj|rezervuje
client-bh-word-points = body|bod|bodů|bodu
