### The Mandalorian: Adventures. Nazwy takie jak c12, t3, k17, p4, b2, d0 należą do notacji; stoją na planszy.
### Nazwy i teksty kart, żetonów, plansz i misji są w mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Przygody
mandalorian-adventures-about = Od jednego do czterech graczy wspólnie wykonuje misję: karty zagrywane na pola akcji pozwalają się ruszać, atakować, prowadzić wywiad i planować, a każde pełne pole przynosi wydarzenie. Wygrywają albo przegrywają wszyscy. Od 30 do 60 minut.

## Opcje

mandalorian-adventures-option-mission = misja; jeśli jej nie podano, pierwsza
mandalorian-adventures-option-map = plansza misji najemników; misja fabularna ma własną
mandalorian-adventures-option-mode = story: postacie wymienione w misji; sandbox: dowolne postacie; shared: wszyscy kierują dwiema postaciami; auto: to, co pasuje do misji i liczby graczy
mandalorian-adventures-option-characters = postacie w kolejności graczy; jeśli ich nie podano, te z misji
mandalorian-adventures-option-difficulty = beginner: więcej zdrowia; heroic: ręka z 3 kart
mandalorian-adventures-option-growth = ile kart talii przewodnika już rozpatrzono: od tego zależy, jakie karty są w grze
mandalorian-adventures-option-traitor = czy ktoś może być zdrajcą (troje lub czworo graczy); auto: jeśli tak mówi misja
mandalorian-adventures-option-first-player = gracz, który zaczyna; jeśli go nie podano, decyduje los
mandalorian-adventures-option-max-turns = gra kończy się po tylu turach; 0: bez limitu

## Słowa zasad

mandalorian-adventures-space-move = Ruch
mandalorian-adventures-space-attack = Atak
mandalorian-adventures-space-intel = Wywiad
mandalorian-adventures-space-plan = Plan
mandalorian-adventures-space-green = Misja
mandalorian-adventures-class-melee = walczący wręcz
mandalorian-adventures-class-shooter = strzelec
mandalorian-adventures-class-sharpshooter = snajper
mandalorian-adventures-back-melee = walczący wręcz
mandalorian-adventures-back-shooter = strzelcy
mandalorian-adventures-back-sharpshooter = snajperzy
mandalorian-adventures-back-special = specjalna
mandalorian-adventures-effect-guard = strażnik
mandalorian-adventures-effect-grapple = pochwycenie
mandalorian-adventures-effect-diversion = dywersja
mandalorian-adventures-effect-mission = efekt misji
mandalorian-adventures-mode-story = tryb fabularny
mandalorian-adventures-mode-sandbox = tryb swobodny
mandalorian-adventures-mode-shared = tryb wspólnych postaci
mandalorian-adventures-difficulty-normal = poziom zwykły
mandalorian-adventures-difficulty-beginner = poziom początkujący
mandalorian-adventures-difficulty-heroic = poziom heroiczny
mandalorian-adventures-unknown = „{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = taktyczna

## Akcje

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: taktyczna, tylko jej efekt
       *[no] { $card } → { $space }: taktyczna, tu nic się nie stanie
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: siła { $strength }, efekt
       *[no] { $card } → { $space }: siła { $strength }
    }
}
mandalorian-adventures-action-effect = Użyj efektu karty
mandalorian-adventures-action-perform = Wykonaj akcję
mandalorian-adventures-action-decline = Zrezygnuj z akcji
mandalorian-adventures-action-attack = Zaatakuj { $threat }
mandalorian-adventures-action-look = Podejrzyj zakryte zagrożenie { $threat }
mandalorian-adventures-action-push = Przesuń wroga { $threat } o 1 pole
mandalorian-adventures-action-go = Krok na { $cell }
mandalorian-adventures-action-stop = Zatrzymaj się tutaj
mandalorian-adventures-action-use = Użyj { $threat } na swoim polu
mandalorian-adventures-action-spend = Użyj tego, co niesiesz: { $token }
mandalorian-adventures-action-rescue = Uratuj Dziecko
mandalorian-adventures-action-card = Użyj „{ $card }”: { $text }
mandalorian-adventures-action-card-of = Użyj „{ $card }” ({ $character }): { $text }
mandalorian-adventures-action-keep = Zatrzymaj „{ $card }”: { $text }
mandalorian-adventures-action-top = Połóż „{ $card }” na wierzchu stosu planowania
mandalorian-adventures-action-drop = Odrzuć „{ $card }”
mandalorian-adventures-action-threat = Wybierz { $threat }
mandalorian-adventures-action-cell = Wybierz { $cell }
mandalorian-adventures-action-spawn = Posiłki pojawiają się na { $cell }
mandalorian-adventures-action-flee = Dziecko ucieka na { $cell }
mandalorian-adventures-action-character = Wybierz: { $character }
mandalorian-adventures-action-space = Wybierz pole akcji: { $space }
mandalorian-adventures-action-free = Darmowa akcja: { $space }
mandalorian-adventures-action-door = Drzwi { $door }
mandalorian-adventures-action-choose = Wybierz efekt { $whom }
mandalorian-adventures-action-rule = Najpierw: { $name }
mandalorian-adventures-action-yes = Tak
mandalorian-adventures-action-no = Nie
mandalorian-adventures-action-pass = Pas
mandalorian-adventures-action-end = Zakończ fazę akcji
mandalorian-adventures-action-betray = Pokaż kartę zdrajcy
mandalorian-adventures-action-accuse = Oskarż gracza { $whom }
mandalorian-adventures-action-seat = Wybierz gracza { $whom }

## Co się stało

mandalorian-adventures-who = { $you ->
    [yes] Gracz { $seat } (ty)
   *[no] Gracz { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } kartę umiejętności
    [few] { $number } karty umiejętności
   *[many] { $number } kart umiejętności
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } kartę planowania
    [few] { $number } karty planowania
   *[many] { $number } kart planowania
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } kartę wydarzenia
    [few] { $number } karty wydarzeń
   *[many] { $number } kart wydarzeń
}
mandalorian-adventures-event-mission = Misja: { $mission }. Plansza: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Przygotowanie 1 z 7: misja jest gotowa.
    [2] Przygotowanie 2 z 7: stos planowania jest potasowany.
    [3] Przygotowanie 3 z 7: stos wydarzeń jest potasowany.
    [4] Przygotowanie 4 z 7: na każdym polu akcji leży biały żeton sabotażu, pozostałe są wymieszane.
    [5] Przygotowanie 5 z 7: żetony zagrożeń są na planszy.
    [6] Przygotowanie 6 z 7: postacie są na planszy, pierwsze karty na rękach.
   *[7] Przygotowanie 7 z 7: wyznaczono pierwszego gracza.
}
mandalorian-adventures-event-turn = Tura { $number }. { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } zagrywa kartę „{ $card }” ({ $values }) na pole „{ $space }”.
mandalorian-adventures-event-action = { mandalorian-adventures-who }. { $character }: { $space }, siła { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }. { $character }, darmowa akcja: { $space }, siła { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } rezygnuje z akcji: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } używa efektu karty „{ $card }”.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }. { $character } rusza na { $cell }.
mandalorian-adventures-event-placed = { $character } trafia na { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }. { $character } atakuje { $threat } z siłą { $number }.
mandalorian-adventures-event-revealed = Odkryto na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token }, efekt misji: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) otrzymuje { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Pokonano: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Pojmano: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } podgląda zakryte zagrożenie { $threat } na { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } podgląda { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } przesuwa wroga { $threat } na { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } dobiera { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } dobiera „{ $card }”: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } zatrzymuje „{ $card }” ({ $character }).
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } kładzie kartę na wierzchu stosu planowania.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } kładzie „{ $card }” na wierzchu stosu planowania.
mandalorian-adventures-event-plan-discarded = Odrzucono kartę planowania: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } używa „{ $card }” ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } bierze „{ $card }” ze stosu kart odrzuconych.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }. { $character } używa bonusu: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }. { $character } zabiera: { $token }.
mandalorian-adventures-event-token-placed = Na { $cell } położono: { $token }.
mandalorian-adventures-event-token-placed-hidden = Na { $cell } położono zakryte zagrożenie.
mandalorian-adventures-event-token-removed = Z planszy znika: { $token }.
mandalorian-adventures-event-tokens-mixed = Zakryte zagrożenia wymieszano.
mandalorian-adventures-event-healed = { $character } leczy { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } leczy { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } otrzymuje { mandalorian-adventures-damage }.
   *[other] { $character } otrzymuje { mandalorian-adventures-damage } od { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blokuje { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } przyjmuje obrażenia na siebie (zamiast: { $spared }).
mandalorian-adventures-event-guard = Strażnik { $threat } uderza: { $character }.
mandalorian-adventures-event-grapple = Pochwycenie: { $threat } nie puszcza ({ $character }).
mandalorian-adventures-event-enemy-attacks = { $threat } atakuje: { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } rusza na { $cell }.
mandalorian-adventures-event-disabled = { $threat } nie zaatakuje w tej turze.
mandalorian-adventures-event-spawned = Posiłki na { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Wszystkie posiłki są już na planszy: nic się nie pojawia.
mandalorian-adventures-event-sabotaged = Sabotaż: +{ $number } na polu „{ $space }”.
mandalorian-adventures-event-sabotage-removed = Z pola „{ $space }” znika żeton sabotażu { $number }.
mandalorian-adventures-event-event-step = Zaczyna się faza wydarzeń.
mandalorian-adventures-event-space-resolved = Pole „{ $space }” ma { $number } i jest rozpatrywane.
mandalorian-adventures-event-crisis = Kryzys na polu „{ $space }”! { $text }
mandalorian-adventures-event-crisis-skipped = Kryzys pominięto.
mandalorian-adventures-event-event-card = Wydarzenie „{ $card }”: { $text }
mandalorian-adventures-event-no-effect = Karta wydarzenia nie miała efektu: pojawiają się posiłki.
mandalorian-adventures-event-space-emptied = Pole „{ $space }” opróżniono.
mandalorian-adventures-event-track = Tor „{ $track }”: { $number } z { $size }.
mandalorian-adventures-event-door-opened = Drzwi { $door } są otwarte.
mandalorian-adventures-event-door-closed = Drzwi { $door } są zamknięte.
mandalorian-adventures-event-child-rescued = { $character } ratuje Dziecko!
mandalorian-adventures-event-child-carried = { $character } niesie Dziecko.
mandalorian-adventures-event-child-on-cell = Dziecko jest na { $cell }.
mandalorian-adventures-event-child-fled = Dziecko ucieka na { $cell }.
mandalorian-adventures-event-child-with-enemy = Dziecko ma { $threat }!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } dobiera { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } dobiera „{ $card }” ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Odrzucone karty umiejętności potasowano w nowy stos: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = Odrzucone karty planowania potasowano w nowy stos: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = Odrzucone karty wydarzeń potasowano w nowy stos: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Każdy dostaje kartę lojalności.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } dostaje kartę zdrajcy.
       *[loyal] { mandalorian-adventures-who } dostaje kartę lojalnego.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } ogląda kartę gracza { $whom }: zdrajca!
       *[loyal] { mandalorian-adventures-who } ogląda kartę gracza { $whom }: lojalny.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } ogląda kartę lojalności gracza { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } to zdrajca!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } oskarża gracza { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } się zgadza.
   *[no] { mandalorian-adventures-who } się nie zgadza.
}
mandalorian-adventures-event-accusation-right = Gracz { $whom } to zdrajca i odpada z gry.
mandalorian-adventures-event-accusation-wrong = Gracz { $whom } jest lojalny; dwa pola akcji są sabotowane.
mandalorian-adventures-event-won = Cel misji osiągnięty: zwycięstwo!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } ginie: porażka.
    [failure] Spełnił się warunek porażki: misja przegrana.
    [text] Misja przegrana.
   *[other] Porażka.
}
mandalorian-adventures-event-unfinished = Ostatnia tura minęła: gra kończy się nierozstrzygnięta.

## Dlaczego akcję odrzucono

mandalorian-adventures-refusal-window = „{ $action }” nie odpowiada na to, o co teraz chodzi ({ $rule })
mandalorian-adventures-refusal-not-in-hand = „{ $action }”: karty k{ $card } nie masz na ręce ({ $rule })
mandalorian-adventures-refusal-space-used = „{ $action }”: w tej turze na pole „{ $space }” już zagrano ({ $rule })
mandalorian-adventures-refusal-no-space = „{ $action }”: ta misja nie ma zielonego pola akcji ({ $rule })
mandalorian-adventures-refusal-no-actions = „{ $action }”: w tej turze nie masz już akcji ({ $rule })
mandalorian-adventures-refusal-two-actions = „{ $action }”: najpierw zagraj kolejną kartę; zagrano { $count } z { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = „{ $action }”: na tym polu karta nie ma efektu ({ $rule })
mandalorian-adventures-refusal-effect-used = „{ $action }”: efektu już użyto ({ $rule })
mandalorian-adventures-refusal-effect-later = „{ $action }”: efektu używa się po akcji ({ $rule })
mandalorian-adventures-refusal-effect-earlier = „{ $action }”: efektu używa się przed akcją ({ $rule })
mandalorian-adventures-refusal-effect-target = „{ $action }”: efekt wymaga celu akcji ({ $rule })
mandalorian-adventures-refusal-other-action = „{ $action }”: kartę zagrano na pole „{ $space }” ({ $rule })
mandalorian-adventures-refusal-tactical = „{ $action }”: karta taktyczna nie daje akcji, tylko swój efekt ({ $rule })
mandalorian-adventures-refusal-strength = „{ $action }”: potrzebna jest siła { $needed }, a akcja ma { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = „{ $action }”: akcja misji nie jest teraz możliwa ({ $rule })
mandalorian-adventures-refusal-no-threat = „{ $action }”: na planszy nie ma żetonu t{ $threat } ({ $rule })
mandalorian-adventures-refusal-out-of-range = „{ $action }”: t{ $threat } nie jest w zasięgu { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = „{ $action }”: t{ $threat } jest już odkryty ({ $rule })
mandalorian-adventures-refusal-not-enemy = „{ $action }”: t{ $threat } nie jest odkrytym wrogiem ({ $rule })
mandalorian-adventures-refusal-stuck = „{ $action }”: t{ $threat } nie ma dokąd się ruszyć ({ $rule })
mandalorian-adventures-refusal-no-cell = „{ $action }”: ta plansza nie ma pola c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = „{ $action }”: pole c{ $cell } nie sąsiaduje ({ $rule })
mandalorian-adventures-refusal-wall = „{ $action }”: drogę zagradza ściana ({ $rule })
mandalorian-adventures-refusal-closed-door = „{ $action }”: drzwi są zamknięte ({ $rule })
mandalorian-adventures-refusal-height = „{ $action }”: nie można się ruszać przez wysokość ({ $rule })
mandalorian-adventures-refusal-no-steps = „{ $action }”: ruch się skończył ({ $rule })
mandalorian-adventures-refusal-not-here = „{ $action }”: t{ $threat } nie jest na twoim polu ({ $rule })
mandalorian-adventures-refusal-no-bonus = „{ $action }”: t{ $threat } nie jest odkrytym bonusem ({ $rule })
mandalorian-adventures-refusal-no-use = „{ $action }”: teraz nic to nie da ({ $rule })
mandalorian-adventures-refusal-no-damage = „{ $action }”: nie masz obrażeń ({ $rule })
mandalorian-adventures-refusal-not-carried = „{ $action }”: nie niesiesz tego ({ $rule })
mandalorian-adventures-refusal-no-child = „{ $action }”: w tej misji nie ma Dziecka ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = „{ $action }”: Dziecko nie jest na twoim polu ({ $rule })
mandalorian-adventures-refusal-child-carried = „{ $action }”: Dziecko jest już niesione ({ $rule })
mandalorian-adventures-refusal-child-fled = „{ $action }”: w tej turze Dziecko uciekło ({ $rule })
mandalorian-adventures-refusal-not-owned = „{ $action }”: nie masz karty p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = „{ $action }”: to nie chwila na kartę p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = „{ $action }”: obie postacie mają kartę p{ $card }; powiedz, której użyć ({ $rule })
mandalorian-adventures-refusal-one-owner = „{ $action }”: kartę p{ $card } ma tylko jedna postać; nie trzeba jej wskazywać ({ $rule })
mandalorian-adventures-refusal-not-drawn = „{ $action }”: karty p{ $card } nie dobrano ({ $rule })
mandalorian-adventures-refusal-not-kept = „{ $action }”: karty p{ $card } nie można zatrzymać ({ $rule })
mandalorian-adventures-refusal-second-copy = „{ $action }”: postać ma już kartę p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = „{ $action }”: nie ma takiego wyboru ({ $rule })
mandalorian-adventures-refusal-no-door = „{ $action }”: obok twojego pola nie ma zamkniętych drzwi d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = „{ $action }”: żadna zasada nie otwiera ich tą akcją ({ $rule })
mandalorian-adventures-refusal-must-choose = „{ $action }”: trzeba dokonać wyboru ({ $rule })
mandalorian-adventures-refusal-no-traitor = „{ $action }”: nie możesz teraz zostać zdrajcą ({ $rule })

## Stół

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Tura { $turn }.
   *[other] Tura { $turn }, najwyżej { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } zagrywa karty: na razie { $played } z { $needed }.
   *[other] { mandalorian-adventures-who } zagrywa karty: na razie { $played } z { $needed }. Możliwa jest jeszcze dodatkowa akcja.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }. { $character }: { $space }, siła { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }. { $character } nie idzie dalej.
    [one] { mandalorian-adventures-who }. { $character } może przejść jeszcze { $left } pole.
    [few] { mandalorian-adventures-who }. { $character } może przejść jeszcze { $left } pola.
   *[many] { mandalorian-adventures-who }. { $character } może przejść jeszcze { $left } pól.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }. { $character }, akcja zakończona: { $space }. Coś jeszcze?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } decyduje: które zagrożenie?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } decyduje: które zagrożenie podejrzeć?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } decyduje: które pole?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } decyduje: gdzie pojawiają się posiłki?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } decyduje: dokąd ucieka Dziecko?
mandalorian-adventures-step-character = { mandalorian-adventures-who } decyduje: która postać?
mandalorian-adventures-step-space = { mandalorian-adventures-who } decyduje: które pole akcji?
mandalorian-adventures-step-free = { mandalorian-adventures-who } decyduje: która darmowa akcja?
mandalorian-adventures-step-door = { mandalorian-adventures-who } decyduje: które drzwi?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } może zatrzymać jedną z dobranych kart planowania.
mandalorian-adventures-step-top = { mandalorian-adventures-who } może odłożyć jedną z dobranych kart na wierzch stosu.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } może teraz użyć karty planowania.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } decyduje: którą kartę planowania odrzucić?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } decyduje: który z efektów, po kolei?
mandalorian-adventures-step-may = { mandalorian-adventures-who } decyduje: wykonać tę część?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } decyduje: co najpierw?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } decyduje: który gracz?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } może oskarżyć kogoś o zdradę.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } decyduje: czy zgodzić się z oskarżeniem?
mandalorian-adventures-step-won = Zwycięstwo: cel misji osiągnięty!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] Porażka: { $character } ginie.
    [failure] Porażka: spełnił się warunek porażki.
   *[other] Porażka.
}
mandalorian-adventures-step-unfinished = Gra została przerwana bez rozstrzygnięcia.
mandalorian-adventures-label-event = Wydarzenie
mandalorian-adventures-label-source = Tekst
mandalorian-adventures-label-due = Grozi
mandalorian-adventures-label-objective = Cel
mandalorian-adventures-label-failure = Porażka
mandalorian-adventures-label-crisis = Kryzys
mandalorian-adventures-label-effect = Symbol $
mandalorian-adventures-label-green = Akcja
mandalorian-adventures-label-rules = Zasady
mandalorian-adventures-label-tracks = Tory
mandalorian-adventures-label-ways = Przejścia
mandalorian-adventures-label-enemies = Wrogowie
mandalorian-adventures-label-bonuses = Bonusy
mandalorian-adventures-label-looked = Obejrzane
mandalorian-adventures-label-spaces = Pola akcji
mandalorian-adventures-label-decks = Stosy
mandalorian-adventures-label-plans = Plany
mandalorian-adventures-label-carries = Niesie
mandalorian-adventures-label-hand = Ręka
mandalorian-adventures-label-drawn = Dobrane
mandalorian-adventures-picture-legend = @ postać; t3 2 wróg, któremu zostały 2 PZ{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o zakryte okrągłe zagrożenie, ?# kwadratowe; t7+ bonus; S start, E wyjście, (4) numer, * gwiazda, ^ wysokość; d0 drzwi.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Ginie dowolna postać.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } z { $size }
mandalorian-adventures-picture-sabotage = sabotaż { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = puste
mandalorian-adventures-picture-used = [zagrano w tej turze]
mandalorian-adventures-picture-child = Dziecko
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } na { $cell }, obrażenia { $damage } z { $hp }, zdrajca
   *[no] { $character } na { $cell }, obrażenia { $damage } z { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, poza grą
mandalorian-adventures-picture-enemy = { $name } na { $cell }: { $kind }, PZ { $left } z { $hp }
mandalorian-adventures-picture-reinforcement = posiłki
mandalorian-adventures-picture-quiet = nie atakuje w tej turze
mandalorian-adventures-picture-has-child = ma Dziecko
mandalorian-adventures-picture-bonus = { $name } na { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } na { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
mandalorian-adventures-fact-deck = stos { $count }
mandalorian-adventures-fact-discard = odrzucone { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] brakuje { $count } karty
    [few] brakuje { $count } kart
   *[many] brakuje { $count } kart
}
mandalorian-adventures-fact-loyal = lojalność
mandalorian-adventures-fact-traitor = zdrajca
mandalorian-adventures-deck-events = wydarzenia { $cards }, następny rewers: { $back }
mandalorian-adventures-deck-plans = planowanie { $cards }, odrzucone { $discard }
mandalorian-adventures-deck-reinforcements = posiłki { $count }
mandalorian-adventures-deck-sabotage = sabotaż { $count }, użyte { $used }
mandalorian-adventures-deck-on-top = na wierzchu stosu planowania: { $card }

## Podsumowanie

mandalorian-adventures-column = Gracz { $seat }
mandalorian-adventures-row-won = Zwycięstwo
mandalorian-adventures-row-turns = Tury
mandalorian-adventures-row-damage = Obrażenia
mandalorian-adventures-row-total = Razem
mandalorian-adventures-row-rank = Miejsce
mandalorian-adventures-tie-shared = Wygrywają wszyscy razem.

## Ściąga

mandalorian-adventures-aid-front =
    TWOJA TURA
    1 Faza akcji: zagraj z ręki dwie karty, każdą na inne pole akcji. Po każdej
      wykonaj akcję z jej siłą albo z niej zrezygnuj. Karta z symbolem tej akcji
      jest silniejsza o 1. Efektu można użyć przed akcją lub po niej, jeśli karta
      leży na polu, które on wymienia.
    2 Faza wydarzeń: zob. na odwrocie.
    3 Faza dobierania: dobieraj, aż masz na ręce 4 karty (poziom heroiczny: 3).

    AKCJE i ich siła
      Ruch    do tylu pól przez cienkie linie i otwarte drzwi. Wróg lub zakryte
              zagrożenie cię zatrzymuje; zakryte zagrożenia zostają odkryte.
      Atak    tyle obrażeń jednemu zagrożeniu w zasięgu 1. Zakryte najpierw
              zostaje odkryte.
      Wywiad  w takim zasięgu podejrzyj zakryte zagrożenie albo przesuń wroga o 1.
      Plan    dobierz tyle kart planowania; jedną możesz zatrzymać, jedną odłożyć
              na wierzch.
    W fazie akcji możesz używać bonusów na swoim polu i tego, co niesiesz.
    Zasięg przechodzi przez wysokości, ale nie przez ściany i zamknięte drzwi.

    PORAŻKA, gdy tylko postać ma tyle obrażeń, ile zdrowia, albo gdy tak mówi
    misja. ZWYCIĘSTWO jest wspólne, gdy cel misji zostanie osiągnięty.

    WPISYWANIE: „play k17 move” zagrywa kartę k17 na Ruch, „go c12” to krok na to
    pole, „attack t3” i „look t5” wskazują zagrożenia, „use t7” bonus, „spend b1”
    niesiony żeton, „card p4” kartę planowania.
mandalorian-adventures-aid-back =
    FAZA WYDARZEŃ: pola akcji od lewej do prawej; dodaj siły wydrukowane na kartach
    i żetony sabotażu.
      4 lub mniej   nic się nie dzieje, wszystko zostaje.
      5             karta wydarzenia, potem pole jest opróżniane.
      6 lub więcej  najpierw kryzys misji; działają efekty „+6”.
    Wydarzenie bez żadnego efektu sprowadza posiłki. Sabotaż kładzie na polu
    losowy żeton.

    WROGOWIE sami nic nie robią, poza swoimi efektami
      ! strażnik     kończysz ruch w jego zasięgu 1: 1 obrażenie.

    KARTY PLANOWANIA mówią, kiedy się ich używa. Każda postać ma po jednej każdego
    rodzaju.

    PLANSZA: cienkie linie można przekroczyć; grube to ściany; przerywane to
    wysokości, przez które przechodzi tylko zasięg; d0 to drzwi, zamknięte w grubej
    linii. ░ teren niedostępny. S start, E wyjście, * gwiazda (*r i *b: czerwona
    i niebieska), (4) numer.
