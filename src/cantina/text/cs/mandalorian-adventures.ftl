### The Mandalorian: Adventures. Názvy jako c12, t3, k17, p4, b2, d0 patří k zápisu; stojí na mapě.
### Názvy a texty karet, žetonů, map a misí jsou v mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Jeden až čtyři hráči společně plní misi: karty hrané na akční pole umožňují pohyb, útok, průzkum a plánování a každé plné pole přináší událost. Všichni vyhrají, nebo všichni prohrají. 30 až 60 minut.

## Volby

mandalorian-adventures-option-mission = mise; bez zadání první
mandalorian-adventures-option-map = mapa žoldnéřské mise; příběhová mise má vlastní
mandalorian-adventures-option-mode = story: uvedené postavy; sandbox: libovolné postavy; shared: všichni ovládají dvě postavy; auto: co se hodí k misi a počtu hráčů
mandalorian-adventures-option-characters = postavy v pořadí hráčů; bez zadání ty uvedené
mandalorian-adventures-option-difficulty = beginner: více životů; heroic: 3 karty v ruce
mandalorian-adventures-option-growth = kolik karet balíčku rozvoje už je vyhodnoceno: podle toho jsou ve hře karty
mandalorian-adventures-option-traitor = zda někdo může být zrádce (tři nebo čtyři hráči); auto: když to říká mise
mandalorian-adventures-option-first-player = hráč, který začíná; bez zadání rozhodne náhoda
mandalorian-adventures-option-max-turns = hra se zastaví po tolika tazích; 0: neomezeně

## Slova pravidel

mandalorian-adventures-space-move = Pohyb
mandalorian-adventures-space-attack = Útok
mandalorian-adventures-space-intel = Průzkum
mandalorian-adventures-space-plan = Plán
mandalorian-adventures-space-green = Mise
mandalorian-adventures-class-melee = bojovník na blízko
mandalorian-adventures-class-shooter = střelec
mandalorian-adventures-class-sharpshooter = ostřelovač
mandalorian-adventures-back-melee = bojovníci na blízko
mandalorian-adventures-back-shooter = střelci
mandalorian-adventures-back-sharpshooter = ostřelovači
mandalorian-adventures-back-special = zvláštní
mandalorian-adventures-effect-guard = Stráž
mandalorian-adventures-effect-grapple = Sevření
mandalorian-adventures-effect-diversion = Diverze
mandalorian-adventures-effect-mission = Efekt mise
mandalorian-adventures-mode-story = příběhový režim
mandalorian-adventures-mode-sandbox = volný režim
mandalorian-adventures-mode-shared = režim sdílených postav
mandalorian-adventures-difficulty-normal = normální obtížnost
mandalorian-adventures-difficulty-beginner = začátečnická obtížnost
mandalorian-adventures-difficulty-heroic = hrdinská obtížnost
mandalorian-adventures-unknown = „{ $name }“
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = taktická

## Akce

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: taktická, jen její efekt
       *[no] { $card } → { $space }: taktická, nic se tu nestane
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: síla { $strength }, efekt
       *[no] { $card } → { $space }: síla { $strength }
    }
}
mandalorian-adventures-action-effect = Použít efekt karty
mandalorian-adventures-action-perform = Provést akci
mandalorian-adventures-action-decline = Vzdát se akce
mandalorian-adventures-action-attack = Zaútočit na { $threat }
mandalorian-adventures-action-look = Podívat se na skrytou hrozbu { $threat }
mandalorian-adventures-action-push = Posunout nepřítele { $threat } o 1 políčko
mandalorian-adventures-action-go = Krok na { $cell }
mandalorian-adventures-action-stop = Zastavit se tady
mandalorian-adventures-action-use = Použít { $threat } na svém políčku
mandalorian-adventures-action-spend = Použít, co neseš: { $token }
mandalorian-adventures-action-rescue = Zachránit Dítě
mandalorian-adventures-action-card = Použít kartu „{ $card }“: { $text }
mandalorian-adventures-action-card-of = Použít kartu „{ $card }“ ({ $character }): { $text }
mandalorian-adventures-action-keep = Nechat si kartu „{ $card }“: { $text }
mandalorian-adventures-action-top = Položit kartu „{ $card }“ navrch balíčku plánování
mandalorian-adventures-action-drop = Zahodit kartu „{ $card }“
mandalorian-adventures-action-threat = Zvolit { $threat }
mandalorian-adventures-action-cell = Zvolit { $cell }
mandalorian-adventures-action-spawn = Posila se objeví na { $cell }
mandalorian-adventures-action-flee = Dítě uteče na { $cell }
mandalorian-adventures-action-character = Zvolit: { $character }
mandalorian-adventures-action-space = Zvolit akční pole: { $space }
mandalorian-adventures-action-free = Akce zdarma: { $space }
mandalorian-adventures-action-door = Dveře { $door }
mandalorian-adventures-action-choose = Zvolit efekt { $whom }
mandalorian-adventures-action-rule = Nejdřív: { $name }
mandalorian-adventures-action-yes = Ano
mandalorian-adventures-action-no = Ne
mandalorian-adventures-action-pass = Pasovat
mandalorian-adventures-action-end = Ukončit krok akcí
mandalorian-adventures-action-betray = Ukázat svou kartu zrádce
mandalorian-adventures-action-accuse = Obvinit hráče { $whom }
mandalorian-adventures-action-seat = Zvolit hráče { $whom }

## Co se stalo

mandalorian-adventures-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
mandalorian-adventures-damage = { $number } zranění
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } kartu dovednosti
    [few] { $number } karty dovedností
    [many] { $number } karty dovednosti
   *[other] { $number } karet dovedností
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } kartu plánování
    [few] { $number } karty plánování
    [many] { $number } karty plánování
   *[other] { $number } karet plánování
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } kartu události
    [few] { $number } karty událostí
    [many] { $number } karty události
   *[other] { $number } karet událostí
}
mandalorian-adventures-event-mission = Mise: { $mission }. Mapa: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Příprava 1 ze 7: mise je připravená.
    [2] Příprava 2 ze 7: balíček plánování je zamíchaný.
    [3] Příprava 3 ze 7: balíček událostí je zamíchaný.
    [4] Příprava 4 ze 7: na každém akčním poli leží bílý žeton sabotáže, ostatní jsou promíchané.
    [5] Příprava 5 ze 7: žetony hrozeb jsou na mapě.
    [6] Příprava 6 ze 7: postavy jsou na mapě, první karty jsou v rukou.
   *[7] Příprava 7 ze 7: první hráč je určený.
}
mandalorian-adventures-event-turn = Tah { $number }. { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } hraje kartu „{ $card }“ ({ $values }) na pole „{ $space }“.
mandalorian-adventures-event-action = { mandalorian-adventures-who }. { $character }: { $space }, síla { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }. { $character }, akce zdarma: { $space }, síla { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } se vzdává akce: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } používá efekt karty „{ $card }“.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }. { $character } jde na { $cell }.
mandalorian-adventures-event-placed = { $character } stojí na { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }. { $character } útočí na { $threat } silou { $number }.
mandalorian-adventures-event-revealed = Odhaleno na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token }, efekt mise: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) utrpí { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Poraženo: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Zajato: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } se dívá na skrytou hrozbu { $threat } na { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } se dívá na { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } posouvá nepřítele { $threat } na { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } si bere { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } si bere kartu „{ $card }“: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } si nechává kartu „{ $card }“ ({ $character }).
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } pokládá kartu navrch balíčku plánování.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } pokládá kartu „{ $card }“ navrch balíčku plánování.
mandalorian-adventures-event-plan-discarded = Zahozená karta plánování: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } používá kartu „{ $card }“ ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } si bere kartu „{ $card }“ z odhazovacího balíčku.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }. { $character } používá: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }. { $character } bere s sebou: { $token }.
mandalorian-adventures-event-token-placed = Na { $cell } přichází: { $token }.
mandalorian-adventures-event-token-placed-hidden = Na { $cell } přichází skrytá hrozba.
mandalorian-adventures-event-token-removed = Z mapy mizí: { $token }.
mandalorian-adventures-event-tokens-mixed = Skryté hrozby se promíchaly.
mandalorian-adventures-event-healed = { $character } si léčí { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } si léčí { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } utrpí { mandalorian-adventures-damage }.
   *[other] { $character } utrpí { mandalorian-adventures-damage } od { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blokuje { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } na sebe bere zranění postavy { $spared }.
mandalorian-adventures-event-guard = Stráž { $threat } zasahuje postavu { $character }.
mandalorian-adventures-event-grapple = Sevření: { $threat } drží postavu { $character }.
mandalorian-adventures-event-enemy-attacks = { $threat } útočí na postavu { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } jde na { $cell }.
mandalorian-adventures-event-disabled = { $threat } v tomto tahu nezaútočí.
mandalorian-adventures-event-spawned = Posila na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Všechny posily už jsou na mapě: žádná se neobjeví.
mandalorian-adventures-event-sabotaged = Sabotáž: +{ $number } na poli „{ $space }“.
mandalorian-adventures-event-sabotage-removed = Žeton sabotáže { $number } mizí z pole „{ $space }“.
mandalorian-adventures-event-event-step = Začíná krok událostí.
mandalorian-adventures-event-space-resolved = Pole „{ $space }“ má { $number } a vyhodnocuje se.
mandalorian-adventures-event-crisis = Krize na poli „{ $space }“! { $text }
mandalorian-adventures-event-crisis-skipped = Krize se přeskakuje.
mandalorian-adventures-event-event-card = Událost „{ $card }“: { $text }
mandalorian-adventures-event-no-effect = Karta události neměla žádný efekt: objeví se posila.
mandalorian-adventures-event-space-emptied = Pole „{ $space }“ se vyprazdňuje.
mandalorian-adventures-event-track = Stupnice „{ $track }“: { $number }/{ $size }.
mandalorian-adventures-event-door-opened = Dveře { $door } jsou otevřené.
mandalorian-adventures-event-door-closed = Dveře { $door } jsou zavřené.
mandalorian-adventures-event-child-rescued = { $character } zachraňuje Dítě!
mandalorian-adventures-event-child-carried = { $character } nese Dítě.
mandalorian-adventures-event-child-on-cell = Dítě je na { $cell }.
mandalorian-adventures-event-child-fled = Dítě utíká na { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } má Dítě!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } si bere { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } si bere kartu „{ $card }“ ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Odhazovací balíček dovedností se zamíchal; nový balíček má { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = Odhazovací balíček plánování se zamíchal; nový balíček má { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = Odhazovací balíček událostí se zamíchal; nový balíček má { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Každý dostává kartu věrnosti.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } dostává kartu zrádce.
       *[loyal] { mandalorian-adventures-who } dostává kartu věrného.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } se dívá na kartu hráče { $whom }: zrádce!
       *[loyal] { mandalorian-adventures-who } se dívá na kartu hráče { $whom }: věrný.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } se dívá na kartu věrnosti hráče { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } je zrádce!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } obviňuje hráče { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } souhlasí.
   *[no] { mandalorian-adventures-who } nesouhlasí.
}
mandalorian-adventures-event-accusation-right = Hráč { $whom } je zrádce a vypadává ze hry.
mandalorian-adventures-event-accusation-wrong = Hráč { $whom } je věrný; dvě akční pole jsou sabotována.
mandalorian-adventures-event-won = Úkol je splněn: mise je vyhraná!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] Porážka postavy { $character }: mise je prohraná.
    [failure] Nastala podmínka neúspěchu: mise je prohraná.
    [text] Mise je prohraná.
   *[other] Mise je prohraná.
}
mandalorian-adventures-event-unfinished = Poslední tah skončil: hra se zastavuje nedohraná.

## Proč akce nejde

mandalorian-adventures-refusal-window = „{ $action }“ neodpovídá na to, co se teď rozhoduje ({ $rule })
mandalorian-adventures-refusal-not-in-hand = „{ $action }“: kartu k{ $card } nemáš v ruce ({ $rule })
mandalorian-adventures-refusal-space-used = „{ $action }“: na pole „{ $space }“ už máš v tomto tahu zahráno ({ $rule })
mandalorian-adventures-refusal-no-space = „{ $action }“: tato mise nemá zelené akční pole ({ $rule })
mandalorian-adventures-refusal-no-actions = „{ $action }“: v tomto tahu už nemáš žádnou akci ({ $rule })
mandalorian-adventures-refusal-two-actions = „{ $action }“: nejdřív zahraj další kartu; zahráno { $count } ze { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = „{ $action }“: na tomto poli karta nemá efekt ({ $rule })
mandalorian-adventures-refusal-effect-used = „{ $action }“: efekt už byl použit ({ $rule })
mandalorian-adventures-refusal-effect-later = „{ $action }“: efekt patří až po akci ({ $rule })
mandalorian-adventures-refusal-effect-earlier = „{ $action }“: efekt patří před akci ({ $rule })
mandalorian-adventures-refusal-effect-target = „{ $action }“: efekt potřebuje cíl akce ({ $rule })
mandalorian-adventures-refusal-other-action = „{ $action }“: karta byla zahrána na pole „{ $space }“ ({ $rule })
mandalorian-adventures-refusal-tactical = „{ $action }“: taktická karta nedává akci, jen svůj efekt ({ $rule })
mandalorian-adventures-refusal-strength = „{ $action }“: je potřeba síla { $needed } a akce má { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = „{ $action }“: akce mise teď není možná ({ $rule })
mandalorian-adventures-refusal-no-threat = „{ $action }“: žeton t{ $threat } na mapě není ({ $rule })
mandalorian-adventures-refusal-out-of-range = „{ $action }“: t{ $threat } není v dosahu { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = „{ $action }“: t{ $threat } už je lícem nahoru ({ $rule })
mandalorian-adventures-refusal-not-enemy = „{ $action }“: t{ $threat } není odhalený nepřítel ({ $rule })
mandalorian-adventures-refusal-stuck = „{ $action }“: t{ $threat } nelze přesunout na žádné políčko ({ $rule })
mandalorian-adventures-refusal-no-cell = „{ $action }“: tato mapa nemá políčko c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = „{ $action }“: c{ $cell } nesousedí ({ $rule })
mandalorian-adventures-refusal-wall = „{ $action }“: v cestě je zeď ({ $rule })
mandalorian-adventures-refusal-closed-door = „{ $action }“: dveře jsou zavřené ({ $rule })
mandalorian-adventures-refusal-height = „{ $action }“: přes výšku nikdo neprojde ({ $rule })
mandalorian-adventures-refusal-no-steps = „{ $action }“: pohyb skončil ({ $rule })
mandalorian-adventures-refusal-not-here = „{ $action }“: t{ $threat } není na tvém políčku ({ $rule })
mandalorian-adventures-refusal-no-bonus = „{ $action }“: t{ $threat } není odhalený bonus ({ $rule })
mandalorian-adventures-refusal-no-use = „{ $action }“: teď to k ničemu není ({ $rule })
mandalorian-adventures-refusal-no-damage = „{ $action }“: nemáš žádné zranění k léčení ({ $rule })
mandalorian-adventures-refusal-not-carried = „{ $action }“: neneseš to ({ $rule })
mandalorian-adventures-refusal-no-child = „{ $action }“: tato mise je bez Dítěte ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = „{ $action }“: Dítě není na tvém políčku ({ $rule })
mandalorian-adventures-refusal-child-carried = „{ $action }“: Dítě už někdo nese ({ $rule })
mandalorian-adventures-refusal-child-fled = „{ $action }“: Dítě v tomto tahu uteklo ({ $rule })
mandalorian-adventures-refusal-not-owned = „{ $action }“: kartu p{ $card } nemáš ({ $rule })
mandalorian-adventures-refusal-plan-moment = „{ $action }“: na p{ $card } teď není vhodná chvíle ({ $rule })
mandalorian-adventures-refusal-whose-card = „{ $action }“: p{ $card } mají obě postavy; řekni, čí to má být ({ $rule })
mandalorian-adventures-refusal-one-owner = „{ $action }“: p{ $card } má jen jedna postava, není třeba ji jmenovat ({ $rule })
mandalorian-adventures-refusal-not-drawn = „{ $action }“: karta p{ $card } nebyla vzata ({ $rule })
mandalorian-adventures-refusal-not-kept = „{ $action }“: kartu p{ $card } si nejde nechat ({ $rule })
mandalorian-adventures-refusal-second-copy = „{ $action }“: postava už kartu p{ $card } má ({ $rule })
mandalorian-adventures-refusal-not-offered = „{ $action }“ není mezi možnostmi ({ $rule })
mandalorian-adventures-refusal-no-door = „{ $action }“: vedle tvého políčka nejsou zavřené dveře d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = „{ $action }“: žádné pravidlo je touto akcí neotvírá ({ $rule })
mandalorian-adventures-refusal-must-choose = „{ $action }“: jednu z možností je nutné zvolit ({ $rule })
mandalorian-adventures-refusal-no-traitor = „{ $action }“: teď se zrádcem stát nemůžeš ({ $rule })

## Stůl

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Tah { $turn }.
   *[other] Tah { $turn } z nejvýše { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } hraje karty: zatím { $played } ze { $needed }.
   *[other] { mandalorian-adventures-who } hraje karty: zatím { $played } ze { $needed }. Lze provést ještě akci navíc.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }. { $character } má { $space }, síla { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }. { $character } už dál nejde.
    [one] { mandalorian-adventures-who }. { $character } může jít ještě o { $left } políčko.
    [few] { mandalorian-adventures-who }. { $character } může jít ještě o { $left } políčka.
    [many] { mandalorian-adventures-who }. { $character } může jít ještě o { $left } políčka.
   *[other] { mandalorian-adventures-who }. { $character } může jít ještě o { $left } políček.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }. { $character } má hotovo: { $space }. Ještě něco?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } rozhoduje: která hrozba?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } rozhoduje: na kterou hrozbu se podívat?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } rozhoduje: které políčko?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } rozhoduje: kde se objeví posila?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } rozhoduje: kam uteče Dítě?
mandalorian-adventures-step-character = { mandalorian-adventures-who } rozhoduje: která postava?
mandalorian-adventures-step-space = { mandalorian-adventures-who } rozhoduje: které akční pole?
mandalorian-adventures-step-free = { mandalorian-adventures-who } rozhoduje: která akce zdarma?
mandalorian-adventures-step-door = { mandalorian-adventures-who } rozhoduje: které dveře?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } si smí nechat jednu ze vzatých karet plánování.
mandalorian-adventures-step-top = { mandalorian-adventures-who } smí jednu ze vzatých karet vrátit navrch.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } teď smí použít kartu plánování.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } rozhoduje: kterou kartu plánování zahodit?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } rozhoduje: který z efektů, v jejich pořadí?
mandalorian-adventures-step-may = { mandalorian-adventures-who } rozhoduje: provést tuto část?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } rozhoduje: co přijde první?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } rozhoduje: který hráč?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } smí někoho obvinit ze zrady.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } rozhoduje: souhlasit s obviněním?
mandalorian-adventures-step-won = Mise je vyhraná!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] Mise je prohraná: porážka postavy { $character }.
    [failure] Mise je prohraná: nastala podmínka neúspěchu.
   *[other] Mise je prohraná.
}
mandalorian-adventures-step-unfinished = Hra se zastavila nedohraná.
mandalorian-adventures-label-event = Událost
mandalorian-adventures-label-source = Text
mandalorian-adventures-label-due = Hrozí
mandalorian-adventures-label-objective = Úkol
mandalorian-adventures-label-failure = Neúspěch
mandalorian-adventures-label-crisis = Krize
mandalorian-adventures-label-effect = Symbol $
mandalorian-adventures-label-green = Akce
mandalorian-adventures-label-rules = Pravidla
mandalorian-adventures-label-tracks = Stupnice
mandalorian-adventures-label-ways = Průchody
mandalorian-adventures-label-enemies = Nepřátelé
mandalorian-adventures-label-bonuses = Bonusy
mandalorian-adventures-label-looked = Viděné
mandalorian-adventures-label-spaces = Pole
mandalorian-adventures-label-decks = Balíčky
mandalorian-adventures-label-plans = Plány
mandalorian-adventures-label-carries = Nese
mandalorian-adventures-label-hand = Ruka
mandalorian-adventures-label-drawn = Vzaté
mandalorian-adventures-picture-legend = @ postava; t3 2 nepřítel, zbývají 2 životy{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o skrytá kulatá hrozba, ?# čtvercová; t7+ bonus; S start, E východ, (4) číslo, * hvězda, ^ výška; d0 dveře.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Některá postava je poražena.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value }/{ $size }
mandalorian-adventures-picture-sabotage = sabotáž { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = prázdné
mandalorian-adventures-picture-used = [použito v tomto tahu]
mandalorian-adventures-picture-child = Dítě
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } na { $cell }, zranění { $damage }/{ $hp }, zrádce
   *[no] { $character } na { $cell }, zranění { $damage }/{ $hp }
}
mandalorian-adventures-picture-expelled = { $character }, mimo hru
mandalorian-adventures-picture-enemy = { $name } na { $cell }: { $kind }, životy { $left }/{ $hp }
mandalorian-adventures-picture-reinforcement = posila
mandalorian-adventures-picture-quiet = v tomto tahu neútočí
mandalorian-adventures-picture-has-child = má Dítě
mandalorian-adventures-picture-bonus = { $name } na { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } na { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
mandalorian-adventures-fact-deck = balíček { $count }
mandalorian-adventures-fact-discard = zahozené { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] chybí { $count } karta
    [few] chybí { $count } karty
    [many] chybí { $count } karty
   *[other] chybí { $count } karet
}
mandalorian-adventures-fact-loyal = věrnost
mandalorian-adventures-fact-traitor = zrádce
mandalorian-adventures-deck-events = události { $cards }, další rub: { $back }
mandalorian-adventures-deck-plans = plánování { $cards }, zahozené { $discard }
mandalorian-adventures-deck-reinforcements = posily { $count }
mandalorian-adventures-deck-sabotage = sabotáž { $count }, použité { $used }
mandalorian-adventures-deck-on-top = navrchu balíčku plánování: { $card }

## Výsledek

mandalorian-adventures-column = Hráč { $seat }
mandalorian-adventures-row-won = Výhra
mandalorian-adventures-row-turns = Tahy
mandalorian-adventures-row-damage = Zranění
mandalorian-adventures-row-total = Celkem
mandalorian-adventures-row-rank = Místo
mandalorian-adventures-tie-shared = Všichni vyhrávají společně.

## Přehled pravidel

mandalorian-adventures-aid-front =
    TVŮJ TAH
    1 Krok akcí: zahraj z ruky dvě karty, každou na jiné akční pole. Po každé
      kartě proveď akci s její silou, nebo se jí vzdej. Karta se symbolem té akce
      je o 1 silnější. Její efekt smíš použít, leží-li na poli, které efekt
      jmenuje, a to před akcí, nebo po ní.
    2 Krok událostí: viz druhá strana.
    3 Krok dobírání: doplň si ruku na 4 karty (hrdinská obtížnost: 3).

    AKCE podle své síly
      Pohyb    až o tolik políček přes tenké čáry a otevřené dveře. Nepřítel nebo
               skrytá hrozba tě zastaví; skryté hrozby se tam odhalí.
      Útok     tolik zranění jedné hrozbě v dosahu 1. Skrytá se nejdřív odhalí.
      Průzkum  v tomto dosahu se podívej na skrytou hrozbu, nebo posuň nepřítele
               o 1.
      Plán     vezmi si tolik karet plánování; jednu si smíš nechat a jednu vrátit.
    V kroku akcí smíš použít bonusy na svém políčku a žetony, které neseš.
    Dosah vede přes výšky, ne přes zdi a zavřené dveře.

    PROHRÁVÁTE, jakmile má postava tolik zranění, kolik má životů, nebo když to
    říká mise. VYHRÁVÁTE společně, když je splněn úkol.

    ZÁPIS: „play k17 move“ zahraje kartu k17 na Pohyb, „go c12“ je krok na to
    políčko, „attack t3“ a „look t5“ jmenují hrozby, „use t7“ bonus, „spend b1“
    žeton, který neseš, „card p4“ kartu plánování.
mandalorian-adventures-aid-back =
    KROK UDÁLOSTÍ: akční pole zleva doprava, u každého se sečtou síly vytištěné na
    kartách a žetony sabotáže.
      4 nebo méně  nic se neděje, všechno zůstává.
      5            karta události, pak se pole vyprázdní.
      6 nebo více  nejdřív krize mise; platí efekty označené +6.
    Událost bez jakéhokoli efektu přivede posilu. Sabotáž položí na pole náhodný
    žeton.

    NEPŘÁTELÉ sami nic nedělají, až na své efekty
      ! Stráž       skončíš pohyb v jejím dosahu 1: 1 zranění.

    KARTY PLÁNOVÁNÍ říkají, kdy se použijí. Od každého druhu má postava nejvýš
    jednu.

    MAPA: tenké čáry se dají překročit; silné jsou zdi; čárkované jsou výšky, přes
    které vede jen dosah; d0 jsou dveře, zavřené v silné čáře. Na ░ se vstoupit
    nedá. S start, E východ, * hvězda (*r červená, *b modrá), (4) číslo.
