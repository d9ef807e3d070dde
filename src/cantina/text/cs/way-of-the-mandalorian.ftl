### Way of the Mandalorian. Čtyři hodnoty v závorce jsou vždy palebná síla, zbroj, pilotáž a lstivost.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Vybav svou postavu, plň čím dál těžší mise a ostatním házej pod nohy události. Kdo má na konci nejvíc kreditů, vyhrává. Asi 45 minut.

## Volby

way-of-the-mandalorian-option-first-player = hráč, který začíná; bez zadání rozhodne náhoda
way-of-the-mandalorian-option-characters = postava pro každého hráče, popořadě; bez zadání rozhodne náhoda
way-of-the-mandalorian-option-equip-window = kdy se smí vykládat vybavení: po celý tah, nebo jen mezi jeho dvěma akcemi
way-of-the-mandalorian-option-compare = co mise požaduje: každou vlastnost zvlášť, nebo součet všech čtyř
way-of-the-mandalorian-option-event-fee = kolik stojí zahrání události: 200, nebo cena uvedená na kartě
way-of-the-mandalorian-option-boba-slot-as-opponent = zda Boba Fett smí své pole použít proti misím ostatních
way-of-the-mandalorian-option-boba-slot-fill-window = kdy Boba Fett smí své pole zaplnit: kdykoli smí vykládat vybavení, nebo jen před prvním tahem
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = kolik karet smí Bo-Katan Kryze při plnění mise zahodit
way-of-the-mandalorian-option-bo-katan-event-symbols = zda Bo-Katan Kryze smí ignorovat i symboly událostí
way-of-the-mandalorian-option-fennec-hand-limit = zda Fennec Shand smí platit i za přebývající karty na konci svého tahu
way-of-the-mandalorian-option-sell-used-temporary-at-end = zda se prodá i dočasné vybavení použité v poslední misi
way-of-the-mandalorian-option-credits-open = zda všichni vidí kredity všech
way-of-the-mandalorian-option-max-turns = hra se zastaví po tolika tazích každého hráče; 0: neomezeně

## Vlastnosti a postavy

way-of-the-mandalorian-attribute-firepower = palebná síla
way-of-the-mandalorian-attribute-armour = zbroj
way-of-the-mandalorian-attribute-piloting = pilotáž
way-of-the-mandalorian-attribute-cunning = lstivost

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Karty a mise

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = za { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , dočasné
   *[no] { "" }
}
way-of-the-mandalorian-values-event = za { $cost } { way-of-the-mandalorian-symbols }, událost
way-of-the-mandalorian-values-mission = úroveň { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(dočasné)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (událost)
way-of-the-mandalorian-told-mission = „{ $name }“ (úroveň { $level }, odměna { $reward }, pokuta { $penalty })

## Názvy vybavení

way-of-the-mandalorian-card-hunting-carbine = Lovecká karabina
way-of-the-mandalorian-card-padded-vest = Vyztužená vesta
way-of-the-mandalorian-card-grapple-line = Lano s hákem
way-of-the-mandalorian-card-spotter-scope = Pozorovací dalekohled
way-of-the-mandalorian-card-rebreather-mask = Dýchací maska
way-of-the-mandalorian-card-forged-papers = Falešné doklady
way-of-the-mandalorian-card-star-charts = Hvězdné mapy
way-of-the-mandalorian-card-twin-pistols = Dvojice pistolí
way-of-the-mandalorian-card-wrist-flamer = Zápěstní plamenomet
way-of-the-mandalorian-card-sealed-helmet = Hermetická přilba
way-of-the-mandalorian-card-shoulder-shield = Ramenní štít
way-of-the-mandalorian-card-patrol-speeder = Hlídkový spídr
way-of-the-mandalorian-card-tracking-beacon = Sledovací maják
way-of-the-mandalorian-card-thermal-visor = Termální průzor
way-of-the-mandalorian-card-ion-rifle = Iontová puška
way-of-the-mandalorian-card-forged-breastplate = Kovaný kyrys
way-of-the-mandalorian-card-jet-harness = Tryskový postroj
way-of-the-mandalorian-card-guild-tablet = Cechovní tablet
way-of-the-mandalorian-card-shock-mine = Omračující mina
way-of-the-mandalorian-card-hull-patch = Záplata trupu
way-of-the-mandalorian-card-spare-thrusters = Náhradní trysky
way-of-the-mandalorian-card-bribe-purse = Měšec na úplatky
way-of-the-mandalorian-card-smoke-canister = Dýmovnice
way-of-the-mandalorian-card-overcharged-cell = Přebitý článek
way-of-the-mandalorian-card-riot-barrier = Zásahový štít
way-of-the-mandalorian-card-hired-pilot = Najatý pilot
way-of-the-mandalorian-card-blast-charge = Trhavá nálož
way-of-the-mandalorian-card-borrowed-gunship = Vypůjčený dělový člun
way-of-the-mandalorian-card-rented-disguise = Pronajaté převlečení
way-of-the-mandalorian-card-field-shelter = Polní přístřešek

## Názvy událostí

way-of-the-mandalorian-card-crossfire = Křížová palba
way-of-the-mandalorian-card-hail-of-debris = Déšť trosek
way-of-the-mandalorian-card-asteroid-drift = Proud asteroidů
way-of-the-mandalorian-card-web-of-lies = Síť lží
way-of-the-mandalorian-card-ambush-at-the-gate = Přepadení u brány
way-of-the-mandalorian-card-blockade-run = Průlet blokádou
way-of-the-mandalorian-card-hidden-sniper = Skrytý odstřelovač
way-of-the-mandalorian-card-heavy-escort = Silný doprovod
way-of-the-mandalorian-card-standoff = Patová situace
way-of-the-mandalorian-card-old-grudge = Stará zášť
way-of-the-mandalorian-card-lucky-shot = Šťastná rána
way-of-the-mandalorian-card-sandstorm = Písečná bouře
way-of-the-mandalorian-card-cave-in = Zával
way-of-the-mandalorian-card-acid-rain = Kyselý déšť
way-of-the-mandalorian-card-barroom-brawl = Hospodská rvačka
way-of-the-mandalorian-card-frozen-night = Mrazivá noc
way-of-the-mandalorian-card-engine-trouble = Potíže s motorem
way-of-the-mandalorian-card-narrow-canyon = Úzký kaňon
way-of-the-mandalorian-card-fuel-shortage = Nedostatek paliva
way-of-the-mandalorian-card-thick-fog = Hustá mlha
way-of-the-mandalorian-card-tail-wind = Vítr v zádech
way-of-the-mandalorian-card-double-cross = Podraz
way-of-the-mandalorian-card-false-trail = Falešná stopa
way-of-the-mandalorian-card-curious-patrol = Zvědavá hlídka
way-of-the-mandalorian-card-loose-tongue = Pusa na špacír
way-of-the-mandalorian-card-rival-hunter = Konkurenční lovec

## Názvy misí

way-of-the-mandalorian-mission-runaway-debtor = Dlužník na útěku
way-of-the-mandalorian-mission-card-cheat = Falešný hráč
way-of-the-mandalorian-mission-stolen-speeder = Ukradený spídr
way-of-the-mandalorian-mission-bail-jumper = Uprchlík na kauci
way-of-the-mandalorian-mission-scrapyard-gang = Gang z vrakoviště
way-of-the-mandalorian-mission-water-poacher = Zloděj vody
way-of-the-mandalorian-mission-market-pickpocket = Kapsář z tržiště
way-of-the-mandalorian-mission-toll-raiders = Lupiči u mýtnice
way-of-the-mandalorian-mission-escaped-beast = Uprchlá šelma
way-of-the-mandalorian-mission-lost-shipment = Ztracená zásilka
way-of-the-mandalorian-mission-crooked-mechanic = Nepoctivý mechanik
way-of-the-mandalorian-mission-arena-deserter = Zběh z arény
way-of-the-mandalorian-mission-petty-smuggler = Drobný pašerák
way-of-the-mandalorian-mission-missing-courier = Zmizelý kurýr
way-of-the-mandalorian-mission-nest-of-vermin = Hnízdo havěti
way-of-the-mandalorian-mission-false-prophet = Falešný prorok
way-of-the-mandalorian-mission-moonlight-runner = Noční převaděč
way-of-the-mandalorian-mission-pit-champion = Šampion z jámy
way-of-the-mandalorian-mission-desert-outpost = Pouštní základna
way-of-the-mandalorian-mission-rooftop-chase = Honička po střechách
way-of-the-mandalorian-mission-convoy-guard = Ochrana konvoje
way-of-the-mandalorian-mission-canyon-raiders = Nájezdníci z kaňonu
way-of-the-mandalorian-mission-counterfeit-ring = Penězokazecká banda
way-of-the-mandalorian-mission-ice-moon-fugitive = Psanec z ledového měsíce
way-of-the-mandalorian-mission-silent-informer = Mlčenlivý informátor
way-of-the-mandalorian-mission-kidnapped-heir = Unesený dědic
way-of-the-mandalorian-mission-rogue-gunship = Zběhlý dělový člun
way-of-the-mandalorian-mission-prison-transfer = Převoz vězňů
way-of-the-mandalorian-mission-vault-on-the-ridge = Trezor na hřebeni
way-of-the-mandalorian-mission-swamp-warlord = Vojevůdce z bažin
way-of-the-mandalorian-mission-hijacked-freighter = Unesený nákladní koráb
way-of-the-mandalorian-mission-border-blockade = Hraniční blokáda
way-of-the-mandalorian-mission-burning-refinery = Hořící rafinerie
way-of-the-mandalorian-mission-hunters-duel = Souboj lovců
way-of-the-mandalorian-mission-pirate-flagship = Pirátská vlajková loď
way-of-the-mandalorian-mission-iron-governor = Železný guvernér
way-of-the-mandalorian-mission-shadow-syndicate = Stínový syndikát
way-of-the-mandalorian-mission-stolen-prototype = Ukradený prototyp
way-of-the-mandalorian-mission-orbital-prison = Orbitální vězení
way-of-the-mandalorian-mission-last-general = Poslední generál
way-of-the-mandalorian-mission-poisoners-court = Dvůr travičů
way-of-the-mandalorian-mission-walker-foundry = Slévárna kráčivých strojů
way-of-the-mandalorian-mission-council-of-thieves = Rada zlodějů
way-of-the-mandalorian-mission-siege-of-the-forge = Obléhání kovárny
way-of-the-mandalorian-mission-bring-the-child-home = Cesta dítěte domů

## Akce

way-of-the-mandalorian-action-equip = Vyložit vybavení: { $card }
way-of-the-mandalorian-action-fill = Položit do pole lícem dolů: { $card }
way-of-the-mandalorian-action-draw = Vzít si 2 karty
way-of-the-mandalorian-action-sell = Prodat za poloviční cenu: { $card }
way-of-the-mandalorian-action-job = Přivýdělek: vzít si 200 kreditů
way-of-the-mandalorian-action-attempt = Plnit misi: { $mission }
way-of-the-mandalorian-action-end = Ukončit tah
way-of-the-mandalorian-action-take = Vzít si z tržiště: { $card }
way-of-the-mandalorian-action-deck = Vzít si vrchní kartu z balíčku tržiště
way-of-the-mandalorian-action-close = Uzavřít prodej
way-of-the-mandalorian-action-event = Zahrát: { $card }
way-of-the-mandalorian-action-slot = Bezplatně zahrát událost ze svého pole
way-of-the-mandalorian-action-pass = Pasovat: žádná karta
way-of-the-mandalorian-action-discard = Zahodit: { $card }
way-of-the-mandalorian-action-ignore = Ignorovat jeden symbol: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Nepoužít žádné vybavení
    [1] Použít vybavení z pole { $slots }
   *[other] Použít vybavení z polí { $slots }
}
way-of-the-mandalorian-action-keep = Zaplatit 200 kreditů a nechat si kartu v ruce
way-of-the-mandalorian-action-drop = Kartu zahodit
way-of-the-mandalorian-action-retain = Zaplatit 200 kreditů a nechat si nad limit: { $card }

## Co se stalo

way-of-the-mandalorian-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
way-of-the-mandalorian-event-turn = Tah { $number }. { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } vykládá vybavení: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } pokládá do pole událost lícem dolů.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } pokládá do pole: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } si bere 2 karty.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } si bere z tržiště: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } si bere kartu z balíčku tržiště.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } si bere z balíčku: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } si nemá co vzít: karty došly.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } prodává: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } dostává za prodej { $number ->
    [one] { $number } kredit
    [few] { $number } kredity
    [many] { $number } kreditu
   *[other] { $number } kreditů
}.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } dostává za přivýdělek { $number ->
    [one] { $number } kredit
    [few] { $number } kredity
    [many] { $number } kreditu
   *[other] { $number } kreditů
}.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } plní misi: { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } hraje událost: { $card }, { $count ->
    [0] bezplatně
    [one] za { $count } kredit
    [few] za { $count } kredity
    [many] za { $count } kreditu
   *[other] za { $count } kreditů
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } pasuje.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } ignoruje symbol a zahazuje za to: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignoruje jeden symbol: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } používá: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who }: mise „{ $mission }“ je splněná, odměna { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditů
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who }: mise „{ $mission }“ je nesplněná, platí { $count ->
    [one] { $count } kredit
    [few] { $count } kredity
    [many] { $count } kreditu
   *[other] { $count } kreditů
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } zahazuje použitou kartu: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } platí 200 kreditů a nechává si v ruce: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } zahazuje: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } platí 200 kreditů a nechává si nad limit: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } končí tah.
way-of-the-mandalorian-event-reshuffled = Odhazovací balíček se zamíchal: nový balíček tržiště má { $number ->
    [one] { $number } kartu
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}.
way-of-the-mandalorian-event-new-in-market = Nově na tržišti: { $card }.
way-of-the-mandalorian-event-new-mission = Nová mise: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } má splněnou misi 4. úrovně: hra končí!
way-of-the-mandalorian-event-unfinished = Poslední tah skončil a mise 4. úrovně není splněná: hra se zastavuje nedohraná.

## Proč akce nejde

way-of-the-mandalorian-refusal-window = „{ $action }“ nepatří k tomu, o čem se teď rozhoduje ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = „{ $action }“: kartu { $card } nemáš v ruce ({ $rule })
way-of-the-mandalorian-refusal-equip-window = „{ $action }“: u tohoto stolu se vybavení vykládá jen mezi oběma akcemi ({ $rule })
way-of-the-mandalorian-refusal-no-slot = „{ $action }“: na tvé desce není volné pole ({ $rule })
way-of-the-mandalorian-refusal-cost = „{ $action }“ stojí { $cost ->
    [one] { $cost } kredit
    [few] { $cost } kredity
    [many] { $cost } kreditu
   *[other] { $cost } kreditů
} a ty máš { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = „{ $action }“: pole pro kartu události má jen Boba Fett ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = „{ $action }“: ve tvém poli už událost je ({ $rule })
way-of-the-mandalorian-refusal-slot-window = „{ $action }“: pole teď zaplnit nejde ({ $rule })
way-of-the-mandalorian-refusal-no-actions = „{ $action }“: v tomto tahu už nemáš žádnou akci ({ $rule })
way-of-the-mandalorian-refusal-second-job = „{ $action }“: přivýdělek je možný jednou za tah ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = „{ $action }“: mise m{ $mission } není v řadě ({ $rule })
way-of-the-mandalorian-refusal-not-yours = „{ $action }“: kartu { $card } nemáš v ruce ani na desce ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = „{ $action }“: karta { $card } není na tržišti ({ $rule })
way-of-the-mandalorian-refusal-no-card = „{ $action }“: balíček tržiště i odhazovací balíček jsou prázdné ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = „{ $action }“: v poli nemáš událost, která by se tu dala zahrát ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = „{ $action }“: tato mise takový symbol k ignorování nemá ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = „{ $action }“: jedno z těchto polí je prázdné ({ $rule })

## Stůl jako text

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Před prvním tahem.
   *[other] { $last ->
        [0] Tah { $turn }.
       *[other] Tah { $turn } z nejvýše { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } už nemá akci: může vyložit vybavení, nebo ukončit tah.
    [one] { way-of-the-mandalorian-who } má ještě { $actions } akci.
    [few] { way-of-the-mandalorian-who } má ještě { $actions } akce.
    [many] { way-of-the-mandalorian-who } má ještě { $actions } akce.
   *[other] { way-of-the-mandalorian-who } má ještě { $actions } akcí.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } si bere ještě { $picks } kartu: z tržiště, nebo z balíčku?
    [few] { way-of-the-mandalorian-who } si bere { $picks } karty: z tržiště, nebo z balíčku?
    [many] { way-of-the-mandalorian-who } si bere { $picks } karty: z tržiště, nebo z balíčku?
   *[other] { way-of-the-mandalorian-who } si bere { $picks } karet: z tržiště, nebo z balíčku?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } prodává, zatím za { $sold ->
    [one] { $sold } kredit
    [few] { $sold } kredity
    [many] { $sold } kreditu
   *[other] { $sold } kreditů
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } rozhoduje: událost proti této misi?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } rozhoduje: vlastní událost k této misi?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } rozhoduje: zahodit kartu a ignorovat symbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } rozhoduje: který symbol ignorovat?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } rozhoduje: které vybavení použít?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } rozhoduje, zda si za 200 kreditů nechat: { $card }?
way-of-the-mandalorian-step-limit = { $count ->
    [one] { way-of-the-mandalorian-who } má v ruce { $count } kartu: zůstane { $limit }, přebývající zahodí.
    [few] { way-of-the-mandalorian-who } má v ruce { $count } karty: zůstane { $limit }, přebývající zahodí.
    [many] { way-of-the-mandalorian-who } má v ruce { $count } karty: zůstane { $limit }, přebývající zahodí.
   *[other] { way-of-the-mandalorian-who } má v ruce { $count } karet: zůstane { $limit }, přebývající zahodí.
}
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } rozhoduje: událost do pole?
way-of-the-mandalorian-step-over = Hra skončila.
way-of-the-mandalorian-step-unfinished = Hra se zastavila nedohraná.
way-of-the-mandalorian-end-far = Mise 4. úrovně ukončí hru. Než se objeví: { $left ->
    [one] { $left } splněná mise.
    [few] { $left } splněné mise.
    [many] { $left } splněné mise.
   *[other] { $left } splněných misí.
}
way-of-the-mandalorian-end-soon = Mise 4. úrovně, která hru ukončí, se objeví na konci tohoto tahu.
way-of-the-mandalorian-end-near = Mise 4. úrovně je tu: kdo ji splní, ukončí hru.
way-of-the-mandalorian-label-missions = Mise
way-of-the-mandalorian-label-market = Tržiště
way-of-the-mandalorian-label-decks = Balíčky
way-of-the-mandalorian-label-attempt = Mise
way-of-the-mandalorian-label-required = Požadavky
way-of-the-mandalorian-label-available = Vlastnosti
way-of-the-mandalorian-label-missing = Chybí
way-of-the-mandalorian-label-board = Deska
way-of-the-mandalorian-label-slot = Událost
way-of-the-mandalorian-label-known = Viděné
way-of-the-mandalorian-label-hand = Ruka
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] mise došly
    [one] { $cards } mise, další úroveň { $level }
    [few] { $cards } mise, další úroveň { $level }
    [many] { $cards } mise, další úroveň { $level }
   *[other] { $cards } misí, další úroveň { $level }
}
way-of-the-mandalorian-deck-market = balíček tržiště { $cards }
way-of-the-mandalorian-deck-discard = zahozené { $cards }
way-of-the-mandalorian-deck-completed = splněné { $cards }
way-of-the-mandalorian-picture-nothing = nic
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = mise { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card }, hráč { $seat }
way-of-the-mandalorian-part-ignored = ignorováno { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = postava { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = celá deska { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = vlastní událost { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = nic, použije-li se celá deska
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
    [many] { $credits } kreditu
   *[other] { $credits } kreditů
}
way-of-the-mandalorian-fact-hidden-credits = kredity skryté
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] žádné volné pole
    [one] { $count } volné pole
    [few] { $count } volná pole
    [many] { $count } volného pole
   *[other] { $count } volných polí
}
way-of-the-mandalorian-fact-strength = s deskou { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = událost lícem dolů
way-of-the-mandalorian-picture-empty = prázdné

## Bodování

way-of-the-mandalorian-column = Hráč { $seat }
way-of-the-mandalorian-row-credits = Kredity
way-of-the-mandalorian-row-sale = Závěrečný prodej
way-of-the-mandalorian-row-total = Celkem
way-of-the-mandalorian-row-rank = Místo
way-of-the-mandalorian-tie-shared = Kreditů je stejně: vítězství je společné.

## Přehled pravidel

way-of-the-mandalorian-aid-front =
    TVŮJ TAH: dvě akce v libovolném pořadí; všechny kromě přivýdělku i dvakrát.
      draw       Vzít si 2 karty: každou z tržiště, nebo z balíčku tržiště.
      sell       Prodat karty: libovolný počet z ruky i z desky za polovinu součtu
                 jejich cen. Peníze dostaneš, až prodej uzavřeš.
      job        Přivýdělek: vezmi si 200 kreditů. Jednou za tah.
      attempt    Plnit misi: viz druhá strana.
    Před akcemi, mezi nimi i po nich můžeš vykládat vybavení: zaplať cenu a polož
    kartu do volného pole své desky. Není to akce.
    Pak tah ukonči. Kdo má v ruce víc než pět karet, přebývající zahodí.
    Tržiště se doplní na 4 karty, řada na 6 misí.

    JAK ČÍST KARTU: (3·1·2·0) je palebná síla, zbroj, pilotáž a lstivost.
      Tryskový postroj za 600 (0·0·3·1)     vybavení, které stojí 600 kreditů
      Omračující mina za 200 (2·0·0·1), dočasné
                                            zahodí se po misi, ve které bylo
                                            použito
      Křížová palba za 200 (2·0·0·0), událost
                                            viz druhá strana
      Lupiči u mýtnice, úroveň 1 (5·1·3·1) +300 −100
                                            mise, která požaduje tyto symboly:
                                            odměna 300, pokuta 100
    Karta 17 je „#17“, mise 3 je „#m3“: „equip 17“, „attempt m3“. Pole se počítají
    od 1: „use 1+3“ použije karty v prvním a třetím poli.
way-of-the-mandalorian-aid-back =
    PLNĚNÍ MISE
    1 Vyber misi z řady.
    2 Každý protihráč, počínaje hráčem vlevo, může zahrát jednu událost za 200
      kreditů: její symboly se přičtou k požadavkům.
    3 Ty můžeš zahrát jednu událost za 200 kreditů: její symboly se přičtou k tvým.
    4 Vyber, které vybavení ze své desky použiješ.
    5 Tvé symboly jsou symboly tvé postavy, tvé události a použitého vybavení.
      Musí dosáhnout požadavků v každé ze čtyř vlastností.
      Úspěch: vezmi si odměnu, mise odchází ze hry.
      Neúspěch: zaplať pokutu, nebo všechno, co máš; mise se vrací do řady.
    6 Všechny události a použité dočasné vybavení se zahodí.

    POSTAVY
      Din Djarin      má pět polí pro karty vybavení, ostatní čtyři.
      Fennec Shand    může za každou použitou kartu dočasného vybavení zaplatit 200
                      kreditů a nechat si ji v ruce.
      Bo-Katan Kryze  může při plnění mise zahodit kartu a ignorovat jeden symbol
                      karty mise.
      Boba Fett       může mít v poli jednu událost lícem dolů a bezplatně ji zahrát
                      při své misi i při misích ostatních.

    KONEC HRY: hra končí v okamžiku, kdy někdo splní misi 4. úrovně, poslední
    v balíčku. Všechny karty na deskách se prodají za poloviční cenu; karty v ruce
    nedávají nic. Nejvíc kreditů vyhrává; při shodě je vítězství společné.
