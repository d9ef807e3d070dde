### Star Wars: Bounty Hunters. Tri hodnoty v zátvorke sú vždy zelená, modrá a oranžová.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Všetci hrajú naraz: vyberaj karty, chytaj ciele s pomocou lovcov a droidov, plň zákazky. Asi 20 minút.

## Voľby

bounty-hunters-option-mode = standard alebo introductory: hra bez zákaziek
bounty-hunters-option-guild-master = hráč, ktorý je majstrom cechu a berie si prvý; ak nie je zadaný, rozhodne náhoda
bounty-hunters-option-credit-supply = koľko kreditov je v banku (v škatuli 42); ak nie je zadané, neobmedzene
bounty-hunters-option-max-turns = hra sa skončí najneskôr po tomto kole; ak nie je zadané, neobmedzene

## Kôpky a mená

bounty-hunters-deck-target = kôpka cieľov
bounty-hunters-deck-hunter = kôpka nájomných lovcov
bounty-hunters-deck-contract = kôpka zákaziek
bounty-hunters-deck-market = kôpka trhu Jawov

bounty-hunters-character-chewbacca = Chewbacca
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

bounty-hunters-family-astromech = Astromechanický droid
bounty-hunters-family-protocol = Protokolárny droid

## Karty

bounty-hunters-card-target = { $name }, cieľ, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +kredit" }
    [contract] { " +zákazka" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, lovec, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } za { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } debna
    [few] { $icons } debny
    [many] { $icons } debny
   *[other] { $icons } debien
} za { $cost }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
bounty-hunters-card-two-targets = Zákazka { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Zákazka { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Zákazka { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + debna, duo +{ $duo }
bounty-hunters-told-target = cieľ { $name }
bounty-hunters-told-hunter = nájomný lovec { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] protokolárny droid
   *[astromech] astromechanický droid
}
bounty-hunters-told-crate = { $icons ->
    [one] { $icons } debna
    [few] { $icons } debny
    [many] { $icons } debny
   *[other] { $icons } debien
}
bounty-hunters-told-two-targets = zákazka ({ $first } a { $second })
bounty-hunters-told-same-target = zákazka (dvakrát { $first })
bounty-hunters-told-target-and-crate = zákazka ({ $first } a debna)

## Akcie

bounty-hunters-action-draw = Vziať si kartu: { $deck }
bounty-hunters-action-choose = Vybrať: { $card }
bounty-hunters-action-sell = Predať za 1 kredit: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Zaplatiť a zahrať bez cieľa: { $card }
    [hunter] Zahrať bez cieľa: { $card }
    [crate] Zaplatiť a zahrať: { $card }
   *[other] Zahrať: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Zaplatiť a zahrať
   *[other] Zahrať
}: { $card }; cieľ: { $target }
bounty-hunters-action-reserve = Rezervovať a zaplatiť neskôr: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Zaplatiť a aktivovať bez cieľa: { $card }
   *[other] Zaplatiť a aktivovať: { $card }
}
bounty-hunters-action-activate-on = Zaplatiť a aktivovať: { $card }; cieľ: { $target }
bounty-hunters-action-finish = Ukončiť krok

## Čo sa stalo

bounty-hunters-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
bounty-hunters-event-turn = Začína sa kolo { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } si berie kartu: { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } si berie do ruky: { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } si nič neberie: žiadna kôpka nemá kartu.
bounty-hunters-event-must-name-again = { bounty-hunters-who } musí určiť inú kôpku: { $deck } sa minula.
bounty-hunters-event-reshuffled = Kôpka zahodených kariet sa zamiešala: { $deck } má opäť { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
bounty-hunters-event-revealed = { bounty-hunters-who } odhaľuje: { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } predáva: { $card }.
bounty-hunters-event-played = { bounty-hunters-who } hrá: { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } hrá: { $card }; cieľ: { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } rezervuje: { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } aktivuje: { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } aktivuje: { $card }; cieľ: { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } má dolapený cieľ: { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } dostáva za dolapenie 1 kredit.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } dostáva bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } má štvrtý dolapený cieľ a dostáva za to bonus!
bounty-hunters-event-owed-credit = { bounty-hunters-who } dostáva kredit, ktorý predtým v banku chýbal.
bounty-hunters-event-lost-credit = { bounty-hunters-who } nedostáva kredit: bank je prázdny.
bounty-hunters-event-owed-contract = { bounty-hunters-who } dostáva dlžný bonus: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } nedostáva bonus: zákazky sa minuli.
bounty-hunters-event-triggered = Štyri ciele sú dolapené: kolo { $number } je posledné.
bounty-hunters-event-passed = Všetci podávajú karty z ruky doľava.
bounty-hunters-event-over = Hra sa končí.

## Prečo akcia nejde

bounty-hunters-refusal-step = „{ $action }“ nepatrí do kroku, ktorý sa práve hrá ({ $rule })
bounty-hunters-refusal-not-in-hand = „{ $action }“: kartu { $card } nemáš v ruke ({ $rule })
bounty-hunters-refusal-resolve-first = „{ $action }“: najprv predaj alebo zahraj vybratú kartu ({ $rule })
bounty-hunters-refusal-resolved = „{ $action }“: už nemáš vybratú kartu na predaj ani na zahratie ({ $rule })
bounty-hunters-refusal-no-contracts = „{ $action }“: v úvodnej hre zákazky nie sú ({ $rule })
bounty-hunters-refusal-closed = „{ $action }“: táto kôpka teraz pre teba kartu nemá ({ $rule })
bounty-hunters-refusal-other-card = „{ $action }“: vybratá karta je { $card } ({ $rule })
bounty-hunters-refusal-cost = „{ $action }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
    [many] { $cost } kreditu
   *[other] { $cost } kreditov
}, ale máš { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = „{ $action }“: kartu { $card } nemáš rezervovanú ({ $rule })
bounty-hunters-refusal-alone = „{ $action }“: máš nedolapený cieľ, takže urči, na ktorý útočíš ({ $rule })
bounty-hunters-refusal-captured = „{ $action }“: cieľ { $target } je už dolapený ({ $rule })
bounty-hunters-refusal-other-area = „{ $action }“: cieľ { $target } neleží pred tebou ({ $rule })
bounty-hunters-refusal-no-such-target = „{ $action }“: nedolapený cieľ { $target } pred tebou nie je ({ $rule })

## Stôl ako text

bounty-hunters-picture-turn = Kolo { $turn }, { $step }. Majster cechu: hráč { $master }.
bounty-hunters-step-draw = krok 1: vezmi si kartu
bounty-hunters-step-choose = krok 2: vyber kartu
bounty-hunters-step-resolve = krok 2: predaj ju alebo zahraj, potom aktivuj
bounty-hunters-step-over = posledné: hra sa skončila
bounty-hunters-end-far = Koniec: dve kolá po 4. dolapenom cieli (zatiaľ najviac: { $most }).
bounty-hunters-end-turns = Koniec: dve kolá po 4. dolapenom cieli (zatiaľ najviac: { $most }) alebo kolo { $last }.
bounty-hunters-end-near = Kolo { $last } je posledné.
bounty-hunters-end-now = Toto je posledné kolo.
bounty-hunters-picture-decks = Kôpky
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(zahodené { $discard })
}
bounty-hunters-picture-bank = bank { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
    [many] { $credits } kreditu
   *[other] { $credits } kreditov
}
bounty-hunters-fact-captured = dolapené { $captures } zo 4
bounty-hunters-fact-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } debna
    [few] { $crates } debny
    [many] { $crates } debny
   *[other] { $crates } debien
}
bounty-hunters-fact-ready = hotovo
bounty-hunters-fact-named = voľba: { $deck }
bounty-hunters-label-score = Body
bounty-hunters-label-captured = Dolapené
bounty-hunters-label-open = Ciele
bounty-hunters-label-orphans = Bez cieľa
bounty-hunters-label-reserved = Rezervácie
bounty-hunters-label-active = Debny
bounty-hunters-label-contracts = Zákazky
bounty-hunters-label-pick = Vybratá
bounty-hunters-label-hand = Ruka
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, práve vzatá
bounty-hunters-picture-captured = { $target }; útok: { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, zatiaľ bez útoku
bounty-hunters-picture-faced = #{ $number } { $target }; útok: { $attack }; chýba ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; dokopy ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (teraz { $points })
bounty-hunters-picture-score = ciele { $targets }, debny { $crates }, zákazky { $contracts }, lovci { $hunters }
bounty-hunters-picture-score-introductory = ciele { $targets }, debny { $crates }, lovci { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, predaná
bounty-hunters-fate-played = { $card }, zahratá
bounty-hunters-fate-reserved = { $card }, rezervovaná

## Bodovanie

bounty-hunters-column = Hráč { $seat }
bounty-hunters-row-targets = Ciele
bounty-hunters-row-crates = Debny
bounty-hunters-row-contracts = Zákazky
bounty-hunters-row-hunters = Lovci
bounty-hunters-row-total = Spolu
bounty-hunters-row-credits = Kredity
bounty-hunters-row-rank = Miesto
bounty-hunters-tie-credits = Remízu rozhodli zvyšné kredity.
bounty-hunters-tie-shared = Bodov aj kreditov je rovnako: víťazstvo je spoločné.

## Prehľad pravidiel

bounty-hunters-aid-front =
    KOLO: každý krok robia všetci naraz a nikto nepredbieha.
    1 Vezmi si kartu: vrchnú kartu ktorejkoľvek kôpky. Teraz ich máš v ruke päť.
    2 Vyber kartu: jednu z piatich polož lícom nadol. Keď to urobia všetci, karty
      sa otočia. Potom ju buď
      - predaj: zahoď ju a vezmi si 1 kredit; alebo
      - zahraj: polož ju pred seba. Ciele, nájomní lovci a zákazky sú zadarmo.
        Karta trhu Jawov má cenu: zaplať ju alebo kartu rezervuj.
      Potom môžeš zaplatiť ktorékoľvek svoje rezervované karty. Nakoniec krok
      ukonči.
    3 Podaj karty z ruky: štyri zvyšné dostane hráč po ľavej strane.

    CIELE: kartu útoku (nájomného lovca alebo droida) prilož k niektorému zo svojich
    nedolapených cieľov; ak žiadny nemáš, čakajú karty útoku spolu a tvoj ďalší cieľ
    sa k nim musí pridať. Cieľ je dolapený, len čo útok dosiahne všetky tri hodnoty
    jeho štítu.

    AKO ČÍTAŤ KARTU: (4·1·6) je zelená, modrá a oranžová, v tomto poradí.
      Chewbacca, cieľ, 16 (4·1·6)
                                     cieľ za 16 bodov; +kredit a +zákazka je to, čo
                                     za jeho dolapenie dostaneš
      Bossk, lovec, −2 (4·0·3)
                                     nájomný lovec, ktorý stojí 2 body, ak je jeho
                                     cieľ dolapený
      Protokolárny droid za 2 (...)  droid, ktorého aktivácia stojí 2 kredity
      Zákazka Grogu 3 + Omega 1, duo +4
                                     3 body za každú dolapenú kartu Grogu, 1 za
                                     každú kartu Omega a ďalšie 4 za každý pár
bounty-hunters-aid-back =
    KONIEC HRY: kto prvý dolapí štvrtý cieľ, vezme si 1 kredit a 1 zákazku, ktorá
    je hneď aktívna; to isté dostane každý, kto štvrtý cieľ dolapí v tom istom kole.
    (Úvodná hra: len kredit.)
    Toto kolo sa dohrá a potom nasledujú ešte dve celé kolá.

    BODY: body dolapených cieľov
      + body zaplatených debien a ďalších 5 pre toho, kto má debien najviac
      + zákazky
      − body každého nájomného lovca, ktorý leží pri dolapenom cieli.
    Nedolapené ciele, rezervované karty a karty v ruke nedávajú nič.
    Pri remíze vyhráva, komu zostalo viac kreditov; ak je aj tých rovnako, víťazstvo
    je spoločné.
