### A webes kliens: a Bounty Hunters asztala.

## Döntések

client-bh-draw = Melyik pakliból veszel fel kártyát?
client-bh-draw-hint = Mindenki egyszerre nevez meg egy paklit.
client-bh-choose = Válassz egy kártyát magadnak
client-bh-choose-hint = Rejtve marad, amíg mindenki nem választott. A többi balra megy.
client-bh-resolve = { $card }: kijátszod vagy eladod?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}{ $cost ->
    [0] { "" }
   *[other] , mínusz { $cost } a fejvadászokért
}{ $bonus ->
    [credit] , és egy kredit
    [contract] , és egy szerződés
   *[none] { "" }
}.
client-bh-activate = Fizetsz egy lefoglalt kártyáért, vagy befejezed?
client-bh-finish = Ebben a körben nincs több teendő
client-bh-play = Kijátszás
client-bh-pay-play = Kijátszás { $cost }-ért
client-bh-play-on = { $captures ->
    [yes] Elfogás: { $target }!
   *[no] Támadás: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Elfogás { $cost }-ért: { $target }!
   *[no] Támadás { $cost }-ért: { $target }
}
client-bh-activate-it = { $cost }-ért: { $card }
client-bh-activate-on = { $captures ->
    [yes] { $cost }-ért: { $card } elfogja: { $target }!
   *[no] { $cost }-ért: { $card }, célpont: { $target }
}
client-bh-reserve = Lefoglalás
client-bh-sell = Eladás 1 kreditért
client-bh-finish-it = Befejezés
client-bh-preview-ends = Ezzel elkezdődik a játék vége.
client-bh-preview-unpaid = Most nem tudod kifizetni: csak lefoglalhatod vagy eladhatod.

## Az asztal

client-bh-turn = { $turn }. kör
client-bh-step-draw = Felvétel
client-bh-step-choose = Választás
client-bh-step-resolve = Kijátszás
client-bh-points = Pontok
client-bh-prospect = ha a vadászat sikerül
client-bh-captured = Elfogva
client-bh-contracts = Szerződések
client-bh-market = Piac
client-bh-waiting-group = Célpontra várnak
client-bh-no-targets = Játssz ki egy célpontot: a fejvadászoknak és a droidoknak kell valaki, akire vadásznak.
client-bh-deck-target = Célpontok
client-bh-deck-hunter = Fejvadászok
client-bh-deck-contract = Szerződések
client-bh-deck-market = Piac
client-bh-discards = { $count ->
    [one] { $count } eldobott kártya
   *[other] { $count } eldobott kártya
}
client-bh-crates = { $icons ->
    [one] { $icons } láda
   *[other] { $icons } láda
}
client-bh-contract = Szerződés
client-bh-contract-now = most { $points }
client-bh-missing = hiányzik: zöld { $green }, kék { $blue }, narancssárga { $orange }
client-bh-hidden-card = egy kártya, képpel lefelé
client-bh-area-of = { $name } játékterülete
client-bh-hand = Kéz
client-bh-leads = vezet
client-bh-tally-captured = { $count } elfogva 4-ből
client-bh-tally-credits = { $count ->
    [one] { $count } kredit
   *[other] { $count } kredit
}
client-bh-tally-crates = { $count ->
    [one] { $count } láda
   *[other] { $count } láda
}
client-bh-tally-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
client-bh-end-far = A negyedik elfogás hozza el a végét; a legtöbb eddig: { $most }
client-bh-end-near = { $left ->
    [one] Ez után még { $left } kör
   *[other] Ez után még { $left } kör
}
client-bh-end-now = Ez az utolsó kör!
client-bh-end-over = A játéknak vége

## Mi micsoda

client-bh-about-target = Célpont: ha elfogod, { $points } pontot ér. Küldj ellene fejvadászokat és droidokat, amíg mindhárom pajzsértékét el nem érik. Ilyen kártyák a pakliban: { $copies }.
client-bh-bonus-credit = Aki elfogja, 1 kreditet kap.
client-bh-bonus-contract = Aki elfogja, felvesz egy szerződést.
client-bh-about-hunter = A fejvadász ingyenes és erős, de { $penalty } pontba kerül, ha a célpontját elfogod.
client-bh-about-hunter-free = Fejvadász, aki semmibe sem kerül, pontba sem.
client-bh-about-droid = A droid úgy támad, mint egy fejvadász, és sosem kerül pontba. Fizess { $cost } kreditet, hogy kijátszd, vagy foglald le, és fizess később. Ilyen kártyák a pakliban: { $copies }.
client-bh-about-crate = Fizess { $cost } kreditet { $points } pontért. Akinek a végén a legtöbb ládája van, még 5 pontot kap.
client-bh-about-two-targets = Pontok minden elfogott célpontért: { $first } – { $unit }, { $second } – { $unit2 }; és még { $duo } e kettő minden párosáért.
client-bh-about-same-target = Pontok minden elfogott célpontért: { $first } – { $unit }; és még { $duo } minden két ilyen célpontért.
client-bh-about-target-and-crate = Pontok minden elfogott célpontért: { $first } – { $unit }; és még { $duo } minden párosért egy ládával.
client-bh-about-deck-target = A célpontok pontot hoznak, ha fejvadászok és droidok elfogták őket.
client-bh-about-deck-hunter = A fejvadászok ingyen támadnak, és pontba kerülnek, ha elfognak valakit.
client-bh-about-deck-contract = A szerződések pontot hoznak a megfelelő elfogásokért.
client-bh-about-deck-market = A droidok és a ládák kreditbe kerülnek. Adj el egy kártyát, hogy kreditet kapj.
client-bh-about-end = Ha valaki elfogja a negyedik célpontját, a kört befejezitek, és még kettőt játszotok.
client-bh-about-master = A céhmester kap először, ha kevés a kártya.
client-bh-master = Céhmester
client-bh-the-end = A játék vége
client-bh-about-droids = A droidok úgy támadnak, mint a fejvadászok. Pont helyett kreditbe kerülnek.
client-bh-about-crates = A ládák pontot hoznak, ha ki vannak fizetve. Akinek a végén a legtöbb ládája van, még 5 pontot kap.
client-bh-about-credits = Kredittel a piac kártyáiért fizetsz. Bármelyik kártya eladása egyet hoz. Ami marad, csak döntetlennél számít.
client-bh-about-captures = Egy célpontot akkor fogtál el, ha a fejvadászok és a droidok mindhárom pajzsértékét elérik. A negyedik elfogás hozza el a végét.
client-bh-about-reserved = Egy lefoglalt kártya vár, és semmit sem tesz, amíg ki nem fizeted egy későbbi körben.
client-bh-about-points = Ennyi pont lenne most: elfogott célpontok, ládák és szerződések, mínusz amibe a fejvadászok kerülnek.

## Szavak, amelyek megmagyarázzák magukat: minden alakjuk, az első a nevük

client-bh-word-target = célpont|célpontok|célpontot|célpontját|célpontja|célpontod|célpontodat|célpontokat|célpontért|célpontnál|célpontra|célpontjaidhoz
client-bh-word-hunter = fejvadász|fejvadászok|fejvadászokat|fejvadászokkal|fejvadászoknak|fejvadászokért
client-bh-word-contract = szerződés|szerződések|szerződést|szerződéseket|szerződésed
client-bh-word-market = piac|piacról|piaca|jawa piac
client-bh-word-droid = droid|droidok|droidot|droidokat|droidokkal|droidoknak
client-bh-word-crate = láda|ládák|ládája|ládával|ládát
client-bh-word-credit = kredit|kreditek|kreditet|kreditért|kreditbe|kreditje|kredited|kredittől|kredittel
client-bh-word-capture = elfogás|elfogva|elfogott|elfogod|elfogja|elfogta|elfogták|elfogtad|elfogtál|elfognak|elfogása|elfogásért|elfogásokért|elfogáshoz
client-bh-word-reserve = lefoglalt kártya|lefoglalás|lefoglalt|lefoglalva|lefoglalta|foglald le|foglaltad le
client-bh-word-points = pontok|pont|pontot|pontba|pontért|pontjai|pontja
