### Star Wars: Bounty Hunters. Tři hodnoty v závorce jsou vždy zelená, modrá a oranžová.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Všichni hrají najednou: vybírej karty, chytej cíle s pomocí lovců a droidů, plň zakázky. Asi 20 minut.

## Volby

bounty-hunters-option-mode = standard, nebo introductory: hra bez zakázek
bounty-hunters-option-guild-master = hráč, který je mistrem cechu a bere si první; bez zadání rozhodne náhoda
bounty-hunters-option-credit-supply = kolik kreditů je v banku (v krabici 42); bez zadání neomezeně
bounty-hunters-option-max-turns = hra skončí nejpozději po tomto kole; bez zadání neomezeně

## Balíčky a jména

bounty-hunters-deck-target = balíček cílů
bounty-hunters-deck-hunter = balíček nájemných lovců
bounty-hunters-deck-contract = balíček zakázek
bounty-hunters-deck-market = balíček tržiště Jawů

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
bounty-hunters-family-protocol = Protokolární droid

## Karty

bounty-hunters-card-target = { $name }, cíl, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +kredit" }
    [contract] { " +zakázka" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, lovec, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } za { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } bedna
    [few] { $icons } bedny
    [many] { $icons } bedny
   *[other] { $icons } beden
} za { $cost }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
bounty-hunters-card-two-targets = Zakázka { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Zakázka { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Zakázka { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + bedna, duo +{ $duo }
bounty-hunters-told-target = cíl { $name }
bounty-hunters-told-hunter = nájemný lovec { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] protokolární droid
   *[astromech] astromechanický droid
}
bounty-hunters-told-crate = { $icons ->
    [one] { $icons } bedna
    [few] { $icons } bedny
    [many] { $icons } bedny
   *[other] { $icons } beden
}
bounty-hunters-told-two-targets = zakázka ({ $first } a { $second })
bounty-hunters-told-same-target = zakázka (dvakrát { $first })
bounty-hunters-told-target-and-crate = zakázka ({ $first } a bedna)

## Akce

bounty-hunters-action-draw = Vzít si kartu: { $deck }
bounty-hunters-action-choose = Vybrat: { $card }
bounty-hunters-action-sell = Prodat za 1 kredit: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Zaplatit a zahrát bez cíle: { $card }
    [hunter] Zahrát bez cíle: { $card }
    [crate] Zaplatit a zahrát: { $card }
   *[other] Zahrát: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Zaplatit a zahrát
   *[other] Zahrát
}: { $card }; cíl: { $target }
bounty-hunters-action-reserve = Rezervovat a zaplatit později: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Zaplatit a aktivovat bez cíle: { $card }
   *[other] Zaplatit a aktivovat: { $card }
}
bounty-hunters-action-activate-on = Zaplatit a aktivovat: { $card }; cíl: { $target }
bounty-hunters-action-finish = Ukončit krok

## Co se stalo

bounty-hunters-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
bounty-hunters-event-turn = Začíná kolo { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } si bere kartu: { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } si bere do ruky: { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } si nic nebere: žádný balíček nemá kartu.
bounty-hunters-event-must-name-again = { bounty-hunters-who } musí určit jiný balíček: { $deck } došel.
bounty-hunters-event-reshuffled = Odhazovací balíček se zamíchal: { $deck } má zase { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
bounty-hunters-event-revealed = { bounty-hunters-who } odhaluje: { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } prodává: { $card }.
bounty-hunters-event-played = { bounty-hunters-who } hraje: { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } hraje: { $card }; cíl: { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } rezervuje: { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } aktivuje: { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } aktivuje: { $card }; cíl: { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } má dopadený cíl: { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } dostává za dopadení 1 kredit.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } dostává bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } má čtvrtý dopadený cíl a dostává za to bonus!
bounty-hunters-event-owed-credit = { bounty-hunters-who } dostává kredit, který v banku dřív chyběl.
bounty-hunters-event-lost-credit = { bounty-hunters-who } nedostává kredit: bank je prázdný.
bounty-hunters-event-owed-contract = { bounty-hunters-who } dostává dlužný bonus: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } nedostává bonus: zakázky došly.
bounty-hunters-event-triggered = Čtyři cíle jsou dopadeny: kolo { $number } je poslední.
bounty-hunters-event-passed = Všichni předávají karty z ruky doleva.
bounty-hunters-event-over = Hra končí.

## Proč akce nejde

bounty-hunters-refusal-step = „{ $action }“ nepatří do kroku, který se právě hraje ({ $rule })
bounty-hunters-refusal-not-in-hand = „{ $action }“: kartu { $card } nemáš v ruce ({ $rule })
bounty-hunters-refusal-resolve-first = „{ $action }“: nejdřív prodej nebo zahraj vybranou kartu ({ $rule })
bounty-hunters-refusal-resolved = „{ $action }“: už nemáš vybranou kartu k prodeji ani k zahrání ({ $rule })
bounty-hunters-refusal-no-contracts = „{ $action }“: v úvodní hře zakázky nejsou ({ $rule })
bounty-hunters-refusal-closed = „{ $action }“: tento balíček teď pro tebe kartu nemá ({ $rule })
bounty-hunters-refusal-other-card = „{ $action }“: vybraná karta je { $card } ({ $rule })
bounty-hunters-refusal-cost = „{ $action }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
    [many] { $cost } kreditu
   *[other] { $cost } kreditů
} a ty máš { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = „{ $action }“: kartu { $card } nemáš rezervovanou ({ $rule })
bounty-hunters-refusal-alone = „{ $action }“: máš nedopadený cíl, takže urči, na který útočíš ({ $rule })
bounty-hunters-refusal-captured = „{ $action }“: cíl { $target } už je dopadený ({ $rule })
bounty-hunters-refusal-other-area = „{ $action }“: cíl { $target } neleží před tebou ({ $rule })
bounty-hunters-refusal-no-such-target = „{ $action }“: nedopadený cíl { $target } před tebou není ({ $rule })

## Stůl jako text

bounty-hunters-picture-turn = Kolo { $turn }, { $step }. Mistr cechu: hráč { $master }.
bounty-hunters-step-draw = krok 1: vezmi si kartu
bounty-hunters-step-choose = krok 2: vyber kartu
bounty-hunters-step-resolve = krok 2: prodej ji nebo zahraj, pak aktivuj
bounty-hunters-step-over = poslední: hra skončila
bounty-hunters-end-far = Konec: dvě kola poté, co někdo dopadne 4. cíl (zatím nejvíc: { $most }).
bounty-hunters-end-turns = Konec: dvě kola poté, co někdo dopadne 4. cíl (zatím nejvíc: { $most }), nebo kolo { $last }.
bounty-hunters-end-near = Kolo { $last } je poslední.
bounty-hunters-end-now = Tohle je poslední kolo.
bounty-hunters-picture-decks = Balíčky
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(zahozeno { $discard })
}
bounty-hunters-picture-bank = bank { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
    [many] { $credits } kreditu
   *[other] { $credits } kreditů
}
bounty-hunters-fact-captured = dopadeno { $captures } ze 4
bounty-hunters-fact-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } bedna
    [few] { $crates } bedny
    [many] { $crates } bedny
   *[other] { $crates } beden
}
bounty-hunters-fact-ready = hotovo
bounty-hunters-fact-named = volba: { $deck }
bounty-hunters-label-score = Body
bounty-hunters-label-captured = Dopadené
bounty-hunters-label-open = Cíle
bounty-hunters-label-orphans = Bez cíle
bounty-hunters-label-reserved = Rezervace
bounty-hunters-label-active = Bedny
bounty-hunters-label-contracts = Zakázky
bounty-hunters-label-pick = Vybraná
bounty-hunters-label-hand = Ruka
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, právě vzatá
bounty-hunters-picture-captured = { $target }; útok: { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, zatím bez útoku
bounty-hunters-picture-faced = #{ $number } { $target }; útok: { $attack }; chybí ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; dohromady ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (teď { $points })
bounty-hunters-picture-score = cíle { $targets }, bedny { $crates }, zakázky { $contracts }, lovci { $hunters }
bounty-hunters-picture-score-introductory = cíle { $targets }, bedny { $crates }, lovci { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, prodaná
bounty-hunters-fate-played = { $card }, zahraná
bounty-hunters-fate-reserved = { $card }, rezervovaná

## Bodování

bounty-hunters-column = Hráč { $seat }
bounty-hunters-row-targets = Cíle
bounty-hunters-row-crates = Bedny
bounty-hunters-row-contracts = Zakázky
bounty-hunters-row-hunters = Lovci
bounty-hunters-row-total = Celkem
bounty-hunters-row-credits = Kredity
bounty-hunters-row-rank = Místo
bounty-hunters-tie-credits = Remízu rozhodly zbylé kredity.
bounty-hunters-tie-shared = Body i kredity jsou stejné: vítězství je společné.

## Přehled pravidel

bounty-hunters-aid-front =
    KOLO: každý krok dělají všichni zároveň a nikdo nepředbíhá.
    1 Vezmi si kartu: vrchní kartu kteréhokoli balíčku. Teď jich máš v ruce pět.
    2 Vyber kartu: jednu z pěti polož lícem dolů. Až to udělají všichni, karty se
      otočí. Potom ji buď
      - prodej: zahoď ji a vezmi si 1 kredit; nebo
      - zahraj: polož ji před sebe. Cíle, nájemní lovci a zakázky jsou zdarma.
        Karta tržiště Jawů má cenu: zaplať ji, nebo kartu rezervuj.
      Pak můžeš zaplatit kterékoli své rezervované karty. Nakonec krok ukonči.
    3 Předej karty z ruky: čtyři zbylé dostane hráč vlevo.

    CÍLE: kartu útoku (nájemného lovce nebo droida) přilož k některému ze svých
    nedopadených cílů; nemáš-li žádný, čekají karty útoku pohromadě a tvůj další
    cíl se k nim musí přidat. Cíl je dopadený, jakmile útok dosáhne všech tří
    hodnot jeho štítu.

    JAK ČÍST KARTU: (4·1·6) je zelená, modrá a oranžová, v tomto pořadí.
      Chewbacca, cíl, 16 (4·1·6)
                                     cíl za 16 bodů; +kredit a +zakázka je to, co
                                     za jeho dopadení dostaneš
      Bossk, lovec, −2 (4·0·3)
                                     nájemný lovec, který stojí 2 body, je-li jeho
                                     cíl dopaden
      Protokolární droid za 2 (...)  droid, jehož aktivace stojí 2 kredity
      Zakázka Grogu 3 + Omega 1, duo +4
                                     3 body za každou dopadenou kartu Grogu, 1 za
                                     každou kartu Omega a další 4 za každý pár
bounty-hunters-aid-back =
    KONEC HRY: kdo první dopadne čtvrtý cíl, vezme si 1 kredit a 1 zakázku, která
    je hned aktivní; totéž dostane každý, kdo čtvrtý cíl dopadne v témže kole.
    (Úvodní hra: jen kredit.)
    Toto kolo se dohraje a pak následují ještě dvě celá kola.

    BODY: body dopadených cílů
      + body zaplacených beden a dalších 5 pro toho, kdo má beden nejvíc
      + zakázky
      − body každého nájemného lovce, který leží u dopadeného cíle.
    Nedopadené cíle, rezervované karty a karty v ruce nedávají nic.
    Při remíze vyhrává, komu zbylo víc kreditů; je-li i těch stejně, je vítězství
    společné.
