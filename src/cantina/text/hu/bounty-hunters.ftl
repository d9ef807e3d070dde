### Star Wars: Bounty Hunters. A zárójelben lévő három érték mindig zöld, kék és narancssárga.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Mindenki egyszerre játszik: gyűjts kártyákat, fogj el célpontokat fejvadászokkal és droidokkal, teljesíts szerződéseket. Körülbelül 20 perc.

## Opciók

bounty-hunters-option-mode = standard, vagy introductory: bevezető játék, szerződések nélkül
bounty-hunters-option-guild-master = a játékos, aki a céhmester, és elsőként kap kártyát; ha nincs megadva, a véletlen dönt
bounty-hunters-option-credit-supply = hány kredit van a bankban (a dobozban 42); ha nincs megadva, korlátlan
bounty-hunters-option-max-turns = a játék legkésőbb e kör után véget ér; ha nincs megadva, korlátlan

## Paklik és nevek

bounty-hunters-deck-target = célpontpakli
bounty-hunters-deck-hunter = fejvadászpakli
bounty-hunters-deck-contract = szerződéspakli
bounty-hunters-deck-market = jawa piacpakli

bounty-hunters-character-chewbacca = Csubakka
bounty-hunters-character-grogu = Grogu
bounty-hunters-character-han-solo = Han Solo
bounty-hunters-character-kanan-jarrus = Kanan Jarrus
bounty-hunters-character-luke = Luke
bounty-hunters-character-omega = Omega
bounty-hunters-character-padme-amidala = Padmé Amidala
bounty-hunters-character-qira = Qi’ra

bounty-hunters-hunter-aurra-sing = Aurra Sing
bounty-hunters-hunter-boba-fett = Boba Fett
bounty-hunters-hunter-bossk = Bossk
bounty-hunters-hunter-cad-bane = Cad Bane
bounty-hunters-hunter-din-djarin = Din Djarin
bounty-hunters-hunter-hondo-ohnaka = Hondo Ohnaka
bounty-hunters-hunter-ig-11 = IG-11
bounty-hunters-hunter-dengar = Dengar
bounty-hunters-hunter-embo = Embo
bounty-hunters-hunter-fennec-shand = Fennec Shand
bounty-hunters-hunter-4-lom = 4-LOM
bounty-hunters-hunter-zuckuss = Zuckuss

bounty-hunters-family-astromech = Asztromechdroid
bounty-hunters-family-protocol = Protokolldroid

## Kártyák

bounty-hunters-card-target = { $name }, célpont, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +kredit" }
    [contract] { " +szerződés" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, fejvadász, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } { $cost }-ért ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } láda
   *[other] { $icons } láda
} { $cost }-ért, { $points } pont
bounty-hunters-card-two-targets = Szerződés: { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Szerződés: { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Szerződés: { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, páros +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, páros +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + láda, páros +{ $duo }
bounty-hunters-told-target = { $name } (célpont)
bounty-hunters-told-hunter = { $name } (fejvadász)
bounty-hunters-told-droid = { $family ->
    [protocol] protokolldroid
   *[astromech] asztromechdroid
}
bounty-hunters-told-crate = { $icons ->
    [one] { $icons } láda
   *[other] { $icons } láda
}
bounty-hunters-told-two-targets = szerződés ({ $first } és { $second })
bounty-hunters-told-same-target = szerződés (kétszer { $first })
bounty-hunters-told-target-and-crate = szerződés ({ $first } és egy láda)

## Akciók

bounty-hunters-action-draw = Vegyél fel egy kártyát innen: { $deck }
bounty-hunters-action-choose = Válaszd: { $card }
bounty-hunters-action-sell = Add el 1 kreditért: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Fizess, és játszd ki célpont nélkül: { $card }
    [hunter] Játszd ki célpont nélkül: { $card }
    [crate] Fizess, és játszd ki: { $card }
   *[other] Játszd ki: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Fizess, és játszd ki
   *[other] Játszd ki
}: { $card }; célpontja: { $target }
bounty-hunters-action-reserve = Foglald le, és fizess később: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Fizess, és aktiváld célpont nélkül: { $card }
   *[other] Fizess, és aktiváld: { $card }
}
bounty-hunters-action-activate-on = Fizess, és aktiváld: { $card }; célpontja: { $target }
bounty-hunters-action-finish = Fejezd be a lépést

## Ami történt

bounty-hunters-who = { $you ->
    [yes] { $seat }. játékos (te)
   *[no] { $seat }. játékos
}
bounty-hunters-event-turn = { $number }. kör kezdődik.
bounty-hunters-event-drew = { bounty-hunters-who } felvett egy kártyát innen: { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } felvette: { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } nem vett fel kártyát: egyik pakliban sincs már.
bounty-hunters-event-must-name-again = { bounty-hunters-who }: másik paklit kell választania, mert ez kifogyott: { $deck }.
bounty-hunters-event-reshuffled = A dobópakli összekeverve, új pakli lett belőle: { $deck } ({ $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}).
bounty-hunters-event-revealed = { bounty-hunters-who } felfedte: { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } eladta: { $card }.
bounty-hunters-event-played = { bounty-hunters-who } kijátszotta: { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } kijátszotta: { $card }; célpontja: { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } lefoglalta: { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } aktiválta: { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } aktiválta: { $card }; célpontja: { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } elfogta: { $card }, { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } 1 kreditet kapott az elfogásért.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } bónuszt kapott: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } elfogta a negyedik célpontját, és megkapja érte a bónuszt!
bounty-hunters-event-owed-credit = { bounty-hunters-who } megkapta a kreditet, amellyel a bank tartozott.
bounty-hunters-event-lost-credit = { bounty-hunters-who } elesett egy kredittől: a bank üres.
bounty-hunters-event-owed-contract = { bounty-hunters-who } megkapta a bónuszt, amely még járt neki: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } elesett egy bónusztól: nincs több szerződés.
bounty-hunters-event-triggered = Négy célpont van már elfogva; az utolsó kör: { $number }.
bounty-hunters-event-passed = Mindenki továbbadta balra a kezében lévő kártyákat.
bounty-hunters-event-over = A játéknak vége.

## Miért nem lehet egy akció

bounty-hunters-refusal-step = „{ $action }” nem a most zajló lépéshez tartozik ({ $rule })
bounty-hunters-refusal-not-in-hand = „{ $action }”: nincs a kezedben ez a kártya: { $card } ({ $rule })
bounty-hunters-refusal-resolve-first = „{ $action }”: előbb add el vagy játszd ki a kiválasztott kártyádat ({ $rule })
bounty-hunters-refusal-resolved = „{ $action }”: nincs már kiválasztott kártyád, amelyet eladhatnál vagy kijátszhatnál ({ $rule })
bounty-hunters-refusal-no-contracts = „{ $action }”: a bevezető játékban nincsenek szerződések ({ $rule })
bounty-hunters-refusal-closed = „{ $action }”: ebben a pakliban most nincs kártya számodra ({ $rule })
bounty-hunters-refusal-other-card = „{ $action }”: nem ezt a kártyát választottad, hanem ezt: { $card } ({ $rule })
bounty-hunters-refusal-cost = „{ $action }”: { $cost ->
    [one] { $cost } kreditbe kerül
   *[other] { $cost } kreditbe kerül
}, és neked { $credits } van ({ $rule })
bounty-hunters-refusal-not-reserved = „{ $action }”: nem foglaltad le ezt a kártyát: { $card } ({ $rule })
bounty-hunters-refusal-alone = „{ $action }”: van szabad célpontod, ezért nevezd meg, melyiket támadod ({ $rule })
bounty-hunters-refusal-captured = „{ $action }”: ez a célpont már el van fogva: { $target } ({ $rule })
bounty-hunters-refusal-other-area = „{ $action }”: ez a célpont nem előtted fekszik: { $target } ({ $rule })
bounty-hunters-refusal-no-such-target = „{ $action }”: nincs előtted ilyen szabad célpont: { $target } ({ $rule })

## Az asztal szövegként

bounty-hunters-picture-turn = { $turn }. kör, { $step }. Céhmester: { $master }. játékos.
bounty-hunters-step-draw = 1. lépés: vegyél fel egy kártyát
bounty-hunters-step-choose = 2. lépés: válassz egy kártyát
bounty-hunters-step-resolve = 2. lépés: add el vagy játszd ki, majd aktiválj
bounty-hunters-step-over = az utolsó: a játéknak vége
bounty-hunters-end-far = Vége: két körrel valaki 4. elfogása után (a legtöbb eddig: { $most }).
bounty-hunters-end-turns = Vége: két körrel valaki 4. elfogása után (a legtöbb eddig: { $most }), vagy { $last } kör után.
bounty-hunters-end-near = Az utolsó kör: { $last }.
bounty-hunters-end-now = Ez az utolsó kör.
bounty-hunters-picture-decks = Paklik
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }({ $discard } eldobva)
}
bounty-hunters-picture-bank = bank { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } kredit
   *[other] { $credits } kredit
}
bounty-hunters-fact-captured = { $captures } elfogva 4-ből
bounty-hunters-fact-hand = { $count ->
    [one] { $count } kártya a kézben
   *[other] { $count } kártya a kézben
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } láda
   *[other] { $crates } láda
}
bounty-hunters-fact-ready = kész
bounty-hunters-fact-named = választása: { $deck }
bounty-hunters-label-score = Pontok
bounty-hunters-label-captured = Elfogva
bounty-hunters-label-open = Célpontok
bounty-hunters-label-orphans = Célpont nélkül
bounty-hunters-label-reserved = Lefoglalva
bounty-hunters-label-active = Ládák
bounty-hunters-label-contracts = Szerződések
bounty-hunters-label-pick = Kiválasztva
bounty-hunters-label-hand = Kéz
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, most felvéve
bounty-hunters-picture-captured = { $target }; elfogta: { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, még senki sem támadja
bounty-hunters-picture-faced = #{ $number } { $target }; támadja: { $attack }; hiányzik: ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; együtt ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (most { $points })
bounty-hunters-picture-score = célpontok { $targets }, ládák { $crates }, szerződések { $contracts }, fejvadászok { $hunters }
bounty-hunters-picture-score-introductory = célpontok { $targets }, ládák { $crates }, fejvadászok { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, eladva
bounty-hunters-fate-played = { $card }, kijátszva
bounty-hunters-fate-reserved = { $card }, lefoglalva

## A pontozólap

bounty-hunters-column = { $seat }. játékos
bounty-hunters-row-targets = Célpontok
bounty-hunters-row-crates = Ládák
bounty-hunters-row-contracts = Szerződések
bounty-hunters-row-hunters = Fejvadászok
bounty-hunters-row-total = Összesen
bounty-hunters-row-credits = Kreditek
bounty-hunters-row-rank = Helyezés
bounty-hunters-tie-credits = A döntetlent a megmaradt kreditek döntötték el.
bounty-hunters-tie-shared = A pontok és a kreditek is egyenlők: a győzelem közös.

## A segédlet

bounty-hunters-aid-front =
    EGY KÖR: minden lépést mindenki egyszerre hajt végre, és senki sem siet előre.
    1 Vegyél fel egy kártyát: bármelyik pakli legfelső kártyáját. Most öt van nálad.
    2 Válassz egy kártyát: az ötből egyet tegyél le képpel lefelé. Ha mindenki
      letette, felfeditek őket. Ezután vagy
      - eladod: dobd el, és vegyél el 1 kreditet; vagy
      - kijátszod: tedd magad elé. A célpontok, a fejvadászok és a szerződések
        ingyenesek. A jawa piac kártyáinak költsége van: fizesd ki, vagy foglald le
        a kártyát.
      Ezután bármelyik lefoglalt kártyádat kifizetheted. Végül fejezd be a lépést.
    3 Add tovább a kezedben maradt négy kártyát: a bal oldali játékosé lesznek.

    CÉLPONTOK: egy támadókártya (fejvadász vagy droid) az egyik szabad célpontodat
    támadja; ha nincs ilyen, a támadókártyák együtt várnak, és a következő célpontod
    hozzájuk kerül. Egy célpontot elfogtál, amint a támadás mindhárom pajzsértékét
    eléri.

    EGY KÁRTYA OLVASÁSA: (4·1·6) zöld, kék és narancssárga, ebben a sorrendben.
      Csubakka, célpont, 16 (4·1·6)
                                    16 pontos célpont; a +kredit és a +szerződés jár
                                    az elfogásáért
      Bossk, fejvadász, −2 (4·0·3)
                                    fejvadász, aki 2 pontba kerül, ha a célpontját
                                    elfogod
      Protokolldroid 2-ért (...)    droid, amelynek aktiválása 2 kreditbe kerül
      Szerződés: Grogu 3 + Omega 1, páros +4
                                    3 pont minden elfogott Groguért, 1 minden
                                    Omegáért, és még 4 a kettő minden párosáért
bounty-hunters-aid-back =
    A JÁTÉK VÉGE: aki elsőként fogja el a negyedik célpontját, elvesz 1 kreditet, és
    felvesz 1 szerződést, amely azonnal érvényes; ugyanígy mindenki más, aki
    ugyanebben a körben fogja el a negyediket. (Bevezető játék: csak a kredit jár.)
    Ezt a kört befejezitek, és még két teljes kört játszotok.

    A PONTOZÁS: az elfogott célpontok pontjai
      + a kifizetett ládák pontjai, és még 5 annak, akinek a legtöbb ládája van
      + szerződések
      − minden fejvadász pontja, aki elfogott célpontnál fekszik.
    A szabad célpontok, a lefoglalt kártyák és a kézben lévők nem érnek semmit.
    Döntetlennél az győz, akinek több kreditje maradt; ha az is egyenlő, a győzelem
    közös.
