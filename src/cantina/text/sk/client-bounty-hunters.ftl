### Webový klient: stôl hry Bounty Hunters.

## Rozhodnutia

client-bh-draw = Vezmi si kartu: z ktorej kôpky?
client-bh-draw-hint = Všetci určujú kôpku naraz.
client-bh-choose = Vyber si jednu kartu
client-bh-choose-hint = Zostane skrytá, kým nevyberú všetci. Zvyšok ide doľava.
client-bh-resolve = { $card }: zahrať alebo predať?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}{ $cost ->
    [0] { "" }
   *[other] , mínus { $cost } za lovcov
}{ $bonus ->
    [credit] , a kredit
    [contract] , a zákazka
   *[none] { "" }
}.
client-bh-activate = Zaplatiť rezervovanú kartu alebo skončiť?
client-bh-finish = V tomto kole už nie je čo robiť
client-bh-play = Zahrať
client-bh-pay-play = Zaplatiť { $cost } a zahrať
client-bh-play-on = { $captures ->
    [yes] Dolapiť: { $target }!
   *[no] Zaútočiť: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Za { $cost } dolapiť: { $target }!
   *[no] Za { $cost } zaútočiť: { $target }
}
client-bh-activate-it = Za { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] Za { $cost }: { $card } dolapí cieľ { $target }!
   *[no] Za { $cost }: { $card }, cieľ: { $target }
}
client-bh-reserve = Rezervovať
client-bh-sell = Predať za 1 kredit
client-bh-finish-it = Skončiť
client-bh-preview-ends = Tým sa začne koniec hry.
client-bh-preview-unpaid = Teraz na ňu nemáš: môžeš ju len rezervovať alebo predať.

## Stôl

client-bh-turn = Kolo { $turn }
client-bh-step-draw = Vziať
client-bh-step-choose = Vybrať
client-bh-step-resolve = Zahrať
client-bh-points = Body
client-bh-prospect = ak sa lov podarí
client-bh-captured = Dolapené
client-bh-contracts = Zákazky
client-bh-market = Trh
client-bh-waiting-group = Čakajú na cieľ
client-bh-no-targets = Zahraj cieľ: lovci a droidi potrebujú niekoho, po kom pôjdu.
client-bh-deck-target = Ciele
client-bh-deck-hunter = Lovci
client-bh-deck-contract = Zákazky
client-bh-deck-market = Trh
client-bh-discards = { $count ->
    [one] { $count } zahodená karta
    [few] { $count } zahodené karty
    [many] { $count } zahodenej karty
   *[other] { $count } zahodených kariet
}
client-bh-crates = { $icons ->
    [one] { $icons } debna
    [few] { $icons } debny
    [many] { $icons } debny
   *[other] { $icons } debien
}
client-bh-contract = Zákazka
client-bh-contract-now = teraz { $points }
client-bh-missing = chýba: zelená { $green }, modrá { $blue }, oranžová { $orange }
client-bh-hidden-card = karta lícom nadol
client-bh-area-of = Karty hráča: { $name }
client-bh-hand = Ruka
client-bh-leads = vedie
client-bh-tally-captured = dolapené { $count } zo 4
client-bh-tally-credits = { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditov
}
client-bh-tally-crates = { $count ->
    [one] { $count } debna
    [few] { $count } debny
    [many] { $count } debny
   *[other] { $count } debien
}
client-bh-tally-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
client-bh-end-far = Štvrtý dolapený cieľ spustí koniec; zatiaľ najviac: { $most }
client-bh-end-near = { $left ->
    [one] Po tomto ešte { $left } kolo
    [few] Po tomto ešte { $left } kolá
    [many] Po tomto ešte { $left } kola
   *[other] Po tomto ešte { $left } kôl
}
client-bh-end-now = Toto je posledné kolo!
client-bh-end-over = Hra sa skončila

## Čo je čo

client-bh-about-target = { $points ->
    [one] Cieľ: dolapený má hodnotu { $points } bod.
    [few] Cieľ: dolapený má hodnotu { $points } body.
    [many] Cieľ: dolapený má hodnotu { $points } bodu.
   *[other] Cieľ: dolapený má hodnotu { $points } bodov.
} Posielaj proti nemu lovcov a droidov, kým nedosiahnu všetky tri hodnoty štítu. Takých kariet v kôpke: { $copies }.
client-bh-bonus-credit = Kto ho dolapí, dostane 1 kredit.
client-bh-bonus-contract = Kto ho dolapí, vezme si zákazku.
client-bh-about-hunter = { $penalty ->
    [one] Lovec je zadarmo a silný, ale stojí { $penalty } bod, ak je jeho cieľ dolapený.
    [few] Lovec je zadarmo a silný, ale stojí { $penalty } body, ak je jeho cieľ dolapený.
    [many] Lovec je zadarmo a silný, ale stojí { $penalty } bodu, ak je jeho cieľ dolapený.
   *[other] Lovec je zadarmo a silný, ale stojí { $penalty } bodov, ak je jeho cieľ dolapený.
}
client-bh-about-hunter-free = Lovec, ktorý nič nestojí, ani body.
client-bh-about-droid = Droid útočí ako lovec a nikdy nestojí body. Zaplať { $cost } a zahraj ho alebo ho rezervuj a zaplať neskôr. Takých kariet v kôpke: { $copies }.
client-bh-about-crate = { $points ->
    [one] Zaplať { $cost } a získaj { $points } bod.
    [few] Zaplať { $cost } a získaj { $points } body.
    [many] Zaplať { $cost } a získaj { $points } bodu.
   *[other] Zaplať { $cost } a získaj { $points } bodov.
} Kto má na konci najviac debien, dostane ďalších 5 bodov.
client-bh-about-two-targets = Body za každý dolapený cieľ: { $first } – { $unit }, { $second } – { $unit2 }; a navyše { $duo } za každé duo tých dvoch.
client-bh-about-same-target = Body za každý dolapený cieľ { $first }: { $unit }; a navyše { $duo } za každé dva také.
client-bh-about-target-and-crate = Body za každý dolapený cieľ { $first }: { $unit }; a navyše { $duo } za každé duo takého cieľa s debnou.
client-bh-about-deck-target = Ciele dávajú body, keď ich lovci a droidi dolapia.
client-bh-about-deck-hunter = Lovci útočia zadarmo, ale za dolapený cieľ stoja body.
client-bh-about-deck-contract = Zákazky dávajú body za tie správne dolapené ciele.
client-bh-about-deck-market = Droidi a debny stoja kredity. Predaj kartu a jeden dostaneš.
client-bh-about-end = Keď niekto dolapí štvrtý cieľ, kolo sa dohrá a hrajú sa ešte dve.
client-bh-about-master = Majster cechu si berie prvý, keď je kariet málo.
client-bh-master = Majster cechu
client-bh-the-end = Koniec hry
client-bh-about-droids = Droidi útočia ako lovci. Namiesto bodov stoja kredity.
client-bh-about-crates = Zaplatené debny dávajú body. Kto má na konci najviac debien, dostane ďalších 5 bodov.
client-bh-about-credits = Kredity slúžia na platenie kariet z trhu. Predaj ktorejkoľvek karty dá jeden. Zvyšné len rozhodujú remízy.
client-bh-about-captures = Cieľ je dolapený, keď lovci a droidi dosiahnu všetky tri hodnoty jeho štítu. Štvrtý dolapený cieľ prinesie koniec.
client-bh-about-reserved = Rezervovaná karta čaká a nič nerobí, kým ju v niektorom ďalšom kole nezaplatíš.
client-bh-about-points = Koľko bodov by to bolo teraz: dolapené ciele, debny a zákazky, mínus čo stoja lovci.

## Slová, ktoré sa samy vysvetľujú: všetky tvary, prvý je názov

client-bh-word-target = cieľ|ciele|cieľa|cieľov|cieľu|cieli|cieľom
client-bh-word-hunter = lovec|lovca|lovci|lovcov|lovcom|nájomný lovec|nájomní lovci
client-bh-word-contract = zákazka|zákazky|zákazku|zákaziek
client-bh-word-market = trh|trhu|trh Jawov|trhu Jawov
client-bh-word-droid = droid|droida|droidi|droidov|droidy
client-bh-word-crate = debna|debny|debien|debnou|debnu
client-bh-word-credit = kredit|kredity|kreditov|kreditu
client-bh-word-capture = dolapenie|dolapený|dolapené|dolapí|dolapíš|dolapia|dolapiť|dolapenom|dolapených|dolapenú
client-bh-word-reserve = rezervovaná karta|rezervácia|rezervovať|rezervovaná|rezervovanú|rezervované|rezervuj|rezervuje|rezervácie
client-bh-word-points = body|bod|bodov|bodu
