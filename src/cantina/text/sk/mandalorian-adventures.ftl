### The Mandalorian: Adventures. Názvy ako c12, t3, k17, p4, b2, d0 patria k zápisu; stoja na mape.
### Názvy a texty kariet, žetónov, máp a misií sú v mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Jeden až štyria hráči spolu plnia misiu: karty hrané na akčné polia umožňujú pohyb, útok, prieskum a plánovanie a každé plné pole prináša udalosť. Všetci vyhrajú alebo všetci prehrajú. 30 až 60 minút.

## Voľby

mandalorian-adventures-option-mission = misia; ak nie je zadaná, prvá
mandalorian-adventures-option-map = mapa žoldnierskej misie; príbehová misia má vlastnú
mandalorian-adventures-option-mode = story: uvedené postavy; sandbox: ľubovoľné postavy; shared: všetci ovládajú dve postavy; auto: čo sa hodí k misii a počtu hráčov
mandalorian-adventures-option-characters = postavy v poradí hráčov; ak nie sú zadané, tie uvedené
mandalorian-adventures-option-difficulty = beginner: viac životov; heroic: 3 karty v ruke
mandalorian-adventures-option-growth = koľko kariet z kôpky rozvoja je už vyhodnotených: podľa toho sú v hre karty
mandalorian-adventures-option-traitor = či niekto môže byť zradca (traja alebo štyria hráči); auto: keď to hovorí misia
mandalorian-adventures-option-first-player = hráč, ktorý začína; ak nie je zadaný, rozhodne náhoda
mandalorian-adventures-option-max-turns = hra sa zastaví po toľkých ťahoch; 0: neobmedzene

## Slová pravidiel

mandalorian-adventures-space-move = Pohyb
mandalorian-adventures-space-attack = Útok
mandalorian-adventures-space-intel = Prieskum
mandalorian-adventures-space-plan = Plán
mandalorian-adventures-space-green = Misia
mandalorian-adventures-class-melee = bojovník nablízko
mandalorian-adventures-class-shooter = strelec
mandalorian-adventures-class-sharpshooter = ostreľovač
mandalorian-adventures-back-melee = bojovníci nablízko
mandalorian-adventures-back-shooter = strelci
mandalorian-adventures-back-sharpshooter = ostreľovači
mandalorian-adventures-back-special = zvláštna
mandalorian-adventures-effect-guard = Stráž
mandalorian-adventures-effect-grapple = Zovretie
mandalorian-adventures-effect-diversion = Diverzia
mandalorian-adventures-effect-mission = Efekt misie
mandalorian-adventures-mode-story = príbehový režim
mandalorian-adventures-mode-sandbox = voľný režim
mandalorian-adventures-mode-shared = režim zdieľaných postáv
mandalorian-adventures-difficulty-normal = normálna obťažnosť
mandalorian-adventures-difficulty-beginner = začiatočnícka obťažnosť
mandalorian-adventures-difficulty-heroic = hrdinská obťažnosť
mandalorian-adventures-unknown = „{ $name }“
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = taktická

## Akcie

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: taktická, len jej efekt
       *[no] { $card } → { $space }: taktická, nič sa tu nestane
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: sila { $strength }, efekt
       *[no] { $card } → { $space }: sila { $strength }
    }
}
mandalorian-adventures-action-effect = Použiť efekt karty
mandalorian-adventures-action-perform = Vykonať akciu
mandalorian-adventures-action-decline = Vzdať sa akcie
mandalorian-adventures-action-attack = Zaútočiť na { $threat }
mandalorian-adventures-action-look = Pozrieť sa na skrytú hrozbu { $threat }
mandalorian-adventures-action-push = Posunúť nepriateľa { $threat } o 1 políčko
mandalorian-adventures-action-go = Krok na { $cell }
mandalorian-adventures-action-stop = Zastaviť sa tu
mandalorian-adventures-action-use = Použiť { $threat } na svojom políčku
mandalorian-adventures-action-spend = Použiť, čo nesieš: { $token }
mandalorian-adventures-action-rescue = Zachrániť Dieťa
mandalorian-adventures-action-card = Použiť kartu „{ $card }“: { $text }
mandalorian-adventures-action-card-of = Použiť kartu „{ $card }“ ({ $character }): { $text }
mandalorian-adventures-action-keep = Nechať si kartu „{ $card }“: { $text }
mandalorian-adventures-action-top = Položiť kartu „{ $card }“ navrch kôpky plánovania
mandalorian-adventures-action-drop = Zahodiť kartu „{ $card }“
mandalorian-adventures-action-threat = Zvoliť { $threat }
mandalorian-adventures-action-cell = Zvoliť { $cell }
mandalorian-adventures-action-spawn = Posila sa objaví na { $cell }
mandalorian-adventures-action-flee = Dieťa ujde na { $cell }
mandalorian-adventures-action-character = Zvoliť: { $character }
mandalorian-adventures-action-space = Zvoliť akčné pole: { $space }
mandalorian-adventures-action-free = Akcia zadarmo: { $space }
mandalorian-adventures-action-door = Dvere { $door }
mandalorian-adventures-action-choose = Zvoliť efekt { $whom }
mandalorian-adventures-action-rule = Najprv: { $name }
mandalorian-adventures-action-yes = Áno
mandalorian-adventures-action-no = Nie
mandalorian-adventures-action-pass = Pasovať
mandalorian-adventures-action-end = Ukončiť krok akcií
mandalorian-adventures-action-betray = Ukázať svoju kartu zradcu
mandalorian-adventures-action-accuse = Obviniť hráča { $whom }
mandalorian-adventures-action-seat = Zvoliť hráča { $whom }

## Čo sa stalo

mandalorian-adventures-who = { $you ->
    [yes] Hráč { $seat } (ty)
   *[no] Hráč { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } zranenie
    [few] { $number } zranenia
    [many] { $number } zranenia
   *[other] { $number } zranení
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } kartu zručnosti
    [few] { $number } karty zručností
    [many] { $number } karty zručnosti
   *[other] { $number } kariet zručností
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } kartu plánovania
    [few] { $number } karty plánovania
    [many] { $number } karty plánovania
   *[other] { $number } kariet plánovania
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } kartu s udalosťou
    [few] { $number } karty s udalosťami
    [many] { $number } karty s udalosťou
   *[other] { $number } kariet s udalosťami
}
mandalorian-adventures-event-mission = Misia: { $mission }. Mapa: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Príprava 1 zo 7: misia je pripravená.
    [2] Príprava 2 zo 7: kôpka plánovania je zamiešaná.
    [3] Príprava 3 zo 7: kôpka udalostí je zamiešaná.
    [4] Príprava 4 zo 7: na každom akčnom poli leží biely žetón sabotáže, ostatné sú premiešané.
    [5] Príprava 5 zo 7: žetóny hrozieb sú na mape.
    [6] Príprava 6 zo 7: postavy sú na mape, prvé karty sú v rukách.
   *[7] Príprava 7 zo 7: prvý hráč je určený.
}
mandalorian-adventures-event-turn = Ťah { $number }. { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } hrá kartu „{ $card }“ ({ $values }) na pole „{ $space }“.
mandalorian-adventures-event-action = { mandalorian-adventures-who }. { $character }: { $space }, sila { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }. { $character }, akcia zadarmo: { $space }, sila { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } sa vzdáva akcie: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } používa efekt karty „{ $card }“.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }. { $character } ide na { $cell }.
mandalorian-adventures-event-placed = { $character } stojí na { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }. { $character } útočí na { $threat } silou { $number }.
mandalorian-adventures-event-revealed = Odhalené na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token }, efekt misie: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) utrpí { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Porazené: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Zajaté: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } sa pozerá na skrytú hrozbu { $threat } na { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } sa pozerá na { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } posúva nepriateľa { $threat } na { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } si berie { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } si berie kartu „{ $card }“: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } si necháva kartu „{ $card }“ ({ $character }).
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } kladie kartu navrch kôpky plánovania.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } kladie kartu „{ $card }“ navrch kôpky plánovania.
mandalorian-adventures-event-plan-discarded = Zahodená karta plánovania: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } používa kartu „{ $card }“ ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } si berie kartu „{ $card }“ z kôpky zahodených kariet.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }. { $character } používa: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }. { $character } berie so sebou: { $token }.
mandalorian-adventures-event-token-placed = Na { $cell } prichádza: { $token }.
mandalorian-adventures-event-token-placed-hidden = Na { $cell } prichádza skrytá hrozba.
mandalorian-adventures-event-token-removed = Z mapy mizne: { $token }.
mandalorian-adventures-event-tokens-mixed = Skryté hrozby sa premiešali.
mandalorian-adventures-event-healed = { $character } si lieči { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } si lieči { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } utrpí { mandalorian-adventures-damage }.
   *[other] { $character } utrpí { mandalorian-adventures-damage } od { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blokuje { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } na seba berie zranenia postavy { $spared }.
mandalorian-adventures-event-guard = Stráž { $threat } zasahuje postavu { $character }.
mandalorian-adventures-event-grapple = Zovretie: { $threat } drží postavu { $character }.
mandalorian-adventures-event-enemy-attacks = { $threat } útočí na postavu { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } ide na { $cell }.
mandalorian-adventures-event-disabled = { $threat } v tomto ťahu nezaútočí.
mandalorian-adventures-event-spawned = Posila na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Všetky posily sú už na mape: žiadna sa neobjaví.
mandalorian-adventures-event-sabotaged = Sabotáž: +{ $number } na poli „{ $space }“.
mandalorian-adventures-event-sabotage-removed = Žetón sabotáže { $number } mizne z poľa „{ $space }“.
mandalorian-adventures-event-event-step = Začína sa krok udalostí.
mandalorian-adventures-event-space-resolved = Pole „{ $space }“ má { $number } a vyhodnocuje sa.
mandalorian-adventures-event-crisis = Kríza na poli „{ $space }“! { $text }
mandalorian-adventures-event-crisis-skipped = Kríza sa preskakuje.
mandalorian-adventures-event-event-card = Udalosť „{ $card }“: { $text }
mandalorian-adventures-event-no-effect = Karta s udalosťou nemala žiadny efekt: objaví sa posila.
mandalorian-adventures-event-space-emptied = Pole „{ $space }“ sa vyprázdňuje.
mandalorian-adventures-event-track = Stupnica „{ $track }“: { $number }/{ $size }.
mandalorian-adventures-event-door-opened = Dvere { $door } sú otvorené.
mandalorian-adventures-event-door-closed = Dvere { $door } sú zatvorené.
mandalorian-adventures-event-child-rescued = { $character } zachraňuje Dieťa!
mandalorian-adventures-event-child-carried = { $character } nesie Dieťa.
mandalorian-adventures-event-child-on-cell = Dieťa je na { $cell }.
mandalorian-adventures-event-child-fled = Dieťa uteká na { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } má Dieťa!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } si berie { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } si berie kartu „{ $card }“ ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Zahodené karty zručností sa zamiešali; nová kôpka má { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = Zahodené karty plánovania sa zamiešali; nová kôpka má { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = Zahodené karty s udalosťami sa zamiešali; nová kôpka má { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Každý dostáva kartu vernosti.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } dostáva kartu zradcu.
       *[loyal] { mandalorian-adventures-who } dostáva kartu verného.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } sa pozerá na kartu hráča { $whom }: zradca!
       *[loyal] { mandalorian-adventures-who } sa pozerá na kartu hráča { $whom }: verný.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } sa pozerá na kartu vernosti hráča { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } je zradca!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } obviňuje hráča { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } súhlasí.
   *[no] { mandalorian-adventures-who } nesúhlasí.
}
mandalorian-adventures-event-accusation-right = Hráč { $whom } je zradca a vypadáva z hry.
mandalorian-adventures-event-accusation-wrong = Hráč { $whom } je verný; dve akčné polia sú sabotované.
mandalorian-adventures-event-won = Úloha je splnená: misia je vyhratá!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] Porážka postavy { $character }: misia je prehratá.
    [failure] Nastala podmienka neúspechu: misia je prehratá.
    [text] Misia je prehratá.
   *[other] Misia je prehratá.
}
mandalorian-adventures-event-unfinished = Posledný ťah sa skončil: hra sa zastavuje nedohratá.

## Prečo akcia nejde

mandalorian-adventures-refusal-window = „{ $action }“ neodpovedá na to, čo sa teraz rozhoduje ({ $rule })
mandalorian-adventures-refusal-not-in-hand = „{ $action }“: kartu k{ $card } nemáš v ruke ({ $rule })
mandalorian-adventures-refusal-space-used = „{ $action }“: na pole „{ $space }“ už máš v tomto ťahu zahraté ({ $rule })
mandalorian-adventures-refusal-no-space = „{ $action }“: táto misia nemá zelené akčné pole ({ $rule })
mandalorian-adventures-refusal-no-actions = „{ $action }“: v tomto ťahu už nemáš žiadnu akciu ({ $rule })
mandalorian-adventures-refusal-two-actions = „{ $action }“: najprv zahraj ďalšiu kartu; zahraté { $count } z { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = „{ $action }“: karta na tomto poli nemá žiadny efekt ({ $rule })
mandalorian-adventures-refusal-effect-used = „{ $action }“: efekt už bol použitý ({ $rule })
mandalorian-adventures-refusal-effect-later = „{ $action }“: efekt patrí až po akcii ({ $rule })
mandalorian-adventures-refusal-effect-earlier = „{ $action }“: efekt patrí pred akciu ({ $rule })
mandalorian-adventures-refusal-effect-target = „{ $action }“: efekt potrebuje cieľ akcie ({ $rule })
mandalorian-adventures-refusal-other-action = „{ $action }“: karta bola zahratá na pole „{ $space }“ ({ $rule })
mandalorian-adventures-refusal-tactical = „{ $action }“: taktická karta nedáva akciu, len svoj efekt ({ $rule })
mandalorian-adventures-refusal-strength = „{ $action }“: treba silu { $needed } a akcia má { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = „{ $action }“: akcia misie teraz nie je možná ({ $rule })
mandalorian-adventures-refusal-no-threat = „{ $action }“: žetón t{ $threat } na mape nie je ({ $rule })
mandalorian-adventures-refusal-out-of-range = „{ $action }“: t{ $threat } nie je v dosahu { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = „{ $action }“: t{ $threat } je už lícom nahor ({ $rule })
mandalorian-adventures-refusal-not-enemy = „{ $action }“: t{ $threat } nie je odhalený nepriateľ ({ $rule })
mandalorian-adventures-refusal-stuck = „{ $action }“: t{ $threat } nemožno presunúť na žiadne políčko ({ $rule })
mandalorian-adventures-refusal-no-cell = „{ $action }“: táto mapa nemá políčko c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = „{ $action }“: c{ $cell } nesusedí ({ $rule })
mandalorian-adventures-refusal-wall = „{ $action }“: v ceste je stena ({ $rule })
mandalorian-adventures-refusal-closed-door = „{ $action }“: dvere sú zatvorené ({ $rule })
mandalorian-adventures-refusal-height = „{ $action }“: cez výšku nikto neprejde ({ $rule })
mandalorian-adventures-refusal-no-steps = „{ $action }“: pohyb sa skončil ({ $rule })
mandalorian-adventures-refusal-not-here = „{ $action }“: t{ $threat } nie je na tvojom políčku ({ $rule })
mandalorian-adventures-refusal-no-bonus = „{ $action }“: t{ $threat } nie je odhalený bonus ({ $rule })
mandalorian-adventures-refusal-no-use = „{ $action }“: teraz to nie je na nič ({ $rule })
mandalorian-adventures-refusal-no-damage = „{ $action }“: nemáš žiadne zranenie na liečenie ({ $rule })
mandalorian-adventures-refusal-not-carried = „{ $action }“: nenesieš to ({ $rule })
mandalorian-adventures-refusal-no-child = „{ $action }“: táto misia je bez Dieťaťa ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = „{ $action }“: Dieťa nie je na tvojom políčku ({ $rule })
mandalorian-adventures-refusal-child-carried = „{ $action }“: Dieťa už niekto nesie ({ $rule })
mandalorian-adventures-refusal-child-fled = „{ $action }“: Dieťa v tomto ťahu ušlo ({ $rule })
mandalorian-adventures-refusal-not-owned = „{ $action }“: nemáš kartu p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = „{ $action }“: na p{ $card } teraz nie je vhodná chvíľa ({ $rule })
mandalorian-adventures-refusal-whose-card = „{ $action }“: p{ $card } majú obe postavy; povedz, čia to má byť ({ $rule })
mandalorian-adventures-refusal-one-owner = „{ $action }“: p{ $card } má len jedna postava, netreba ju menovať ({ $rule })
mandalorian-adventures-refusal-not-drawn = „{ $action }“: karta p{ $card } nebola vzatá ({ $rule })
mandalorian-adventures-refusal-not-kept = „{ $action }“: kartu p{ $card } si nemožno nechať ({ $rule })
mandalorian-adventures-refusal-second-copy = „{ $action }“: postava už má kartu p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = „{ $action }“ nie je medzi možnosťami ({ $rule })
mandalorian-adventures-refusal-no-door = „{ $action }“: vedľa tvojho políčka nie sú zatvorené dvere d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = „{ $action }“: žiadne pravidlo ich touto akciou neotvára ({ $rule })
mandalorian-adventures-refusal-must-choose = „{ $action }“: jednu z možností treba zvoliť ({ $rule })
mandalorian-adventures-refusal-no-traitor = „{ $action }“: teraz sa zradcom stať nemôžeš ({ $rule })

## Stôl

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Ťah { $turn }.
   *[other] Ťah { $turn } z najviac { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } hrá karty: zatiaľ { $played } z { $needed }.
   *[other] { mandalorian-adventures-who } hrá karty: zatiaľ { $played } z { $needed }. Možno vykonať ešte akciu navyše.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }. { $character } má { $space }, sila { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }. { $character } už ďalej nejde.
    [one] { mandalorian-adventures-who }. { $character } môže ísť ešte o { $left } políčko.
    [few] { mandalorian-adventures-who }. { $character } môže ísť ešte o { $left } políčka.
    [many] { mandalorian-adventures-who }. { $character } môže ísť ešte o { $left } políčka.
   *[other] { mandalorian-adventures-who }. { $character } môže ísť ešte o { $left } políčok.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }. { $character } má hotovo: { $space }. Ešte niečo?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } rozhoduje: ktorá hrozba?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } rozhoduje: na ktorú hrozbu sa pozrieť?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } rozhoduje: ktoré políčko?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } rozhoduje: kde sa objaví posila?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } rozhoduje: kam ujde Dieťa?
mandalorian-adventures-step-character = { mandalorian-adventures-who } rozhoduje: ktorá postava?
mandalorian-adventures-step-space = { mandalorian-adventures-who } rozhoduje: ktoré akčné pole?
mandalorian-adventures-step-free = { mandalorian-adventures-who } rozhoduje: ktorá akcia zadarmo?
mandalorian-adventures-step-door = { mandalorian-adventures-who } rozhoduje: ktoré dvere?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } si smie nechať jednu zo vzatých kariet plánovania.
mandalorian-adventures-step-top = { mandalorian-adventures-who } smie jednu zo vzatých kariet vrátiť navrch.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } teraz smie použiť kartu plánovania.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } rozhoduje: ktorú kartu plánovania zahodiť?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } rozhoduje: ktorý z efektov, v ich poradí?
mandalorian-adventures-step-may = { mandalorian-adventures-who } rozhoduje: vykonať túto časť?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } rozhoduje: čo príde prvé?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } rozhoduje: ktorý hráč?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } smie niekoho obviniť zo zrady.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } rozhoduje: súhlasiť s obvinením?
mandalorian-adventures-step-won = Misia je vyhratá!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] Misia je prehratá: porážka postavy { $character }.
    [failure] Misia je prehratá: nastala podmienka neúspechu.
   *[other] Misia je prehratá.
}
mandalorian-adventures-step-unfinished = Hra sa zastavila nedohratá.
mandalorian-adventures-label-event = Udalosť
mandalorian-adventures-label-source = Text
mandalorian-adventures-label-due = Hrozí
mandalorian-adventures-label-objective = Úloha
mandalorian-adventures-label-failure = Neúspech
mandalorian-adventures-label-crisis = Kríza
mandalorian-adventures-label-effect = Symbol $
mandalorian-adventures-label-green = Akcia
mandalorian-adventures-label-rules = Pravidlá
mandalorian-adventures-label-tracks = Stupnice
mandalorian-adventures-label-ways = Priechody
mandalorian-adventures-label-enemies = Nepriatelia
mandalorian-adventures-label-bonuses = Bonusy
mandalorian-adventures-label-looked = Videné
mandalorian-adventures-label-spaces = Polia
mandalorian-adventures-label-decks = Kôpky
mandalorian-adventures-label-plans = Plány
mandalorian-adventures-label-carries = Nesie
mandalorian-adventures-label-hand = Ruka
mandalorian-adventures-label-drawn = Vzaté
mandalorian-adventures-picture-legend = @ postava; t3 2 nepriateľ, zostávajú 2 životy{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o skrytá okrúhla hrozba, ?# štvorcová; t7+ bonus; S štart, E východ, (4) číslo, * hviezda, ^ výška; d0 dvere.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Niektorá postava je porazená.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value }/{ $size }
mandalorian-adventures-picture-sabotage = sabotáž { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = prázdne
mandalorian-adventures-picture-used = [použité v tomto ťahu]
mandalorian-adventures-picture-child = Dieťa
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } na { $cell }, zranenia { $damage }/{ $hp }, zradca
   *[no] { $character } na { $cell }, zranenia { $damage }/{ $hp }
}
mandalorian-adventures-picture-expelled = { $character }, mimo hry
mandalorian-adventures-picture-enemy = { $name } na { $cell }: { $kind }, životy { $left }/{ $hp }
mandalorian-adventures-picture-reinforcement = posila
mandalorian-adventures-picture-quiet = v tomto ťahu neútočí
mandalorian-adventures-picture-has-child = má Dieťa
mandalorian-adventures-picture-bonus = { $name } na { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } na { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
mandalorian-adventures-fact-deck = kôpka { $count }
mandalorian-adventures-fact-discard = zahodené { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] chýba { $count } karta
    [few] chýbajú { $count } karty
    [many] chýba { $count } karty
   *[other] chýba { $count } kariet
}
mandalorian-adventures-fact-loyal = vernosť
mandalorian-adventures-fact-traitor = zradca
mandalorian-adventures-deck-events = udalosti { $cards }, ďalší rub: { $back }
mandalorian-adventures-deck-plans = plánovanie { $cards }, zahodené { $discard }
mandalorian-adventures-deck-reinforcements = posily { $count }
mandalorian-adventures-deck-sabotage = sabotáž { $count }, použité { $used }
mandalorian-adventures-deck-on-top = navrchu kôpky plánovania: { $card }

## Výsledok

mandalorian-adventures-column = Hráč { $seat }
mandalorian-adventures-row-won = Výhra
mandalorian-adventures-row-turns = Ťahy
mandalorian-adventures-row-damage = Zranenia
mandalorian-adventures-row-total = Spolu
mandalorian-adventures-row-rank = Miesto
mandalorian-adventures-tie-shared = Všetci vyhrávajú spoločne.

## Prehľad pravidiel

mandalorian-adventures-aid-front =
    TVOJ ŤAH
    1 Krok akcií: zahraj z ruky dve karty, každú na iné akčné pole. Po každej
      karte vykonaj akciu s jej silou alebo sa jej vzdaj. Karta so symbolom tej
      akcie je o 1 silnejšia. Jej efekt smieš použiť, ak leží na poli, ktoré efekt
      menuje, a to pred akciou alebo po nej.
    2 Krok udalostí: pozri druhú stranu.
    3 Krok dobratia: doplň si ruku na 4 karty (hrdinská obťažnosť: 3).

    AKCIE podľa svojej sily
      Pohyb     až o toľko políčok cez tenké čiary a otvorené dvere. Nepriateľ alebo
                skrytá hrozba ťa zastaví; skryté hrozby sa tam odhalia.
      Útok      toľko zranení jednej hrozbe v dosahu 1. Skrytá sa najprv odhalí.
      Prieskum  v tomto dosahu sa pozri na skrytú hrozbu alebo posuň nepriateľa
                o 1.
      Plán      vezmi si toľko kariet plánovania; jednu si smieš nechať a jednu
                vrátiť.
    V kroku akcií smieš použiť bonusy na svojom políčku a žetóny, ktoré nesieš.
    Dosah vedie cez výšky, nie cez steny a zatvorené dvere.

    PREHRÁVATE, len čo má postava toľko zranení, koľko má životov, alebo keď to
    hovorí misia. VYHRÁVATE spoločne, keď je splnená úloha.

    ZÁPIS: „play k17 move“ zahrá kartu k17 na Pohyb, „go c12“ je krok na to políčko,
    „attack t3“ a „look t5“ menujú hrozby, „use t7“ bonus, „spend b1“ žetón, ktorý
    nesieš, „card p4“ kartu plánovania.
mandalorian-adventures-aid-back =
    KROK UDALOSTÍ: akčné polia zľava doprava, pri každom sa sčítajú sily vytlačené
    na kartách a žetóny sabotáže.
      4 alebo menej  nič sa nedeje, všetko zostáva.
      5              karta s udalosťou, potom sa pole vyprázdni.
      6 alebo viac   najprv kríza misie; platia efekty označené +6.
    Udalosť bez akéhokoľvek efektu privedie posilu. Sabotáž položí na pole
    náhodný žetón.

    NEPRIATELIA sami nič nerobia, až na svoje efekty
      ! Stráž        skončíš pohyb v jej dosahu 1: 1 zranenie.

    KARTY PLÁNOVANIA hovoria, kedy sa použijú. Z každého druhu má postava najviac
    jednu.

    MAPA: tenké čiary možno prekročiť; hrubé sú steny; čiarkované sú výšky, cez
    ktoré vedie len dosah; d0 sú dvere, zatvorené v hrubej čiare. Na ░ sa vstúpiť
    nedá. S štart, E východ, * hviezda (*r červená, *b modrá), (4) číslo.
