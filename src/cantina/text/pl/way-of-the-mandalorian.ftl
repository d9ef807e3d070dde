### Way of the Mandalorian. Cztery wartości w nawiasie to zawsze siła ognia, pancerz, pilotaż i spryt.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Wyposaż swoją postać, wykonuj coraz trudniejsze misje, przeszkadzaj innym wydarzeniami. Wygrywa ten, kto na koniec ma najwięcej kredytów. Około 45 minut.

## Opcje

way-of-the-mandalorian-option-first-player = gracz, który zaczyna; jeśli go nie podano, decyduje los
way-of-the-mandalorian-option-characters = postać dla każdego gracza, po kolei; jeśli ich nie podano, decyduje los
way-of-the-mandalorian-option-equip-window = kiedy można dokładać ekwipunek: przez całą turę czy tylko między akcjami
way-of-the-mandalorian-option-compare = czego wymaga misja: każdego atrybutu z osobna czy sumy wszystkich czterech
way-of-the-mandalorian-option-event-fee = ile kosztuje zagranie wydarzenia: 200 czy koszt z karty
way-of-the-mandalorian-option-boba-slot-as-opponent = czy Boba Fett może użyć swojego miejsca na kartę wydarzenia przeciw misjom innych
way-of-the-mandalorian-option-boba-slot-fill-window = kiedy Boba Fett może zapełnić swoje miejsce na kartę wydarzenia: gdy wolno dokładać ekwipunek czy tylko przed pierwszą turą
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = ile kart Bo-Katan Kryze może odrzucić podczas jednej misji
way-of-the-mandalorian-option-bo-katan-event-symbols = czy Bo-Katan Kryze może ignorować także symbole wydarzeń
way-of-the-mandalorian-option-fennec-hand-limit = czy Fennec Shand może płacić także za nadmiarowe karty na koniec swojej tury
way-of-the-mandalorian-option-sell-used-temporary-at-end = czy sprzedaje się karty tymczasowe użyte w ostatniej misji
way-of-the-mandalorian-option-credits-open = czy wszyscy widzą kredyty wszystkich
way-of-the-mandalorian-option-max-turns = gra kończy się po tylu turach każdego gracza; 0: bez limitu

## Atrybuty i postacie

way-of-the-mandalorian-attribute-firepower = siła ognia
way-of-the-mandalorian-attribute-armour = pancerz
way-of-the-mandalorian-attribute-piloting = pilotaż
way-of-the-mandalorian-attribute-cunning = spryt

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Karty i misje

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name } { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = za { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , tymczasowa
   *[no] { "" }
}
way-of-the-mandalorian-values-event = za { $cost } { way-of-the-mandalorian-symbols }, wydarzenie
way-of-the-mandalorian-values-mission = poziom { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(tymczasowa)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (wydarzenie)
way-of-the-mandalorian-told-mission = „{ $name }” (poziom { $level }, nagroda { $reward }, kara { $penalty })

## Nazwy ekwipunku

way-of-the-mandalorian-card-hunting-carbine = Karabinek myśliwski
way-of-the-mandalorian-card-padded-vest = Pikowana kamizelka
way-of-the-mandalorian-card-grapple-line = Linka z hakiem
way-of-the-mandalorian-card-spotter-scope = Luneta zwiadowcy
way-of-the-mandalorian-card-rebreather-mask = Maska oddechowa
way-of-the-mandalorian-card-forged-papers = Fałszywe papiery
way-of-the-mandalorian-card-star-charts = Mapy gwiezdne
way-of-the-mandalorian-card-twin-pistols = Para pistoletów
way-of-the-mandalorian-card-wrist-flamer = Naręczny miotacz ognia
way-of-the-mandalorian-card-sealed-helmet = Szczelny hełm
way-of-the-mandalorian-card-shoulder-shield = Tarcza naramienna
way-of-the-mandalorian-card-patrol-speeder = Śmigacz patrolowy
way-of-the-mandalorian-card-tracking-beacon = Nadajnik śledzący
way-of-the-mandalorian-card-thermal-visor = Wizjer termiczny
way-of-the-mandalorian-card-ion-rifle = Karabin jonowy
way-of-the-mandalorian-card-forged-breastplate = Kuty napierśnik
way-of-the-mandalorian-card-jet-harness = Uprząż odrzutowa
way-of-the-mandalorian-card-guild-tablet = Tablet gildii
way-of-the-mandalorian-card-shock-mine = Mina ogłuszająca
way-of-the-mandalorian-card-hull-patch = Łata na kadłub
way-of-the-mandalorian-card-spare-thrusters = Zapasowe silniki
way-of-the-mandalorian-card-bribe-purse = Sakiewka na łapówki
way-of-the-mandalorian-card-smoke-canister = Świeca dymna
way-of-the-mandalorian-card-overcharged-cell = Przeładowane ogniwo
way-of-the-mandalorian-card-riot-barrier = Tarcza prewencji
way-of-the-mandalorian-card-hired-pilot = Najęty pilot
way-of-the-mandalorian-card-blast-charge = Ładunek wybuchowy
way-of-the-mandalorian-card-borrowed-gunship = Pożyczona kanonierka
way-of-the-mandalorian-card-rented-disguise = Wynajęte przebranie
way-of-the-mandalorian-card-field-shelter = Schron polowy

## Nazwy wydarzeń

way-of-the-mandalorian-card-crossfire = Ogień krzyżowy
way-of-the-mandalorian-card-hail-of-debris = Grad odłamków
way-of-the-mandalorian-card-asteroid-drift = Dryf asteroid
way-of-the-mandalorian-card-web-of-lies = Sieć kłamstw
way-of-the-mandalorian-card-ambush-at-the-gate = Zasadzka przy bramie
way-of-the-mandalorian-card-blockade-run = Przełamanie blokady
way-of-the-mandalorian-card-hidden-sniper = Ukryty snajper
way-of-the-mandalorian-card-heavy-escort = Silna eskorta
way-of-the-mandalorian-card-standoff = Impas
way-of-the-mandalorian-card-old-grudge = Dawna uraza
way-of-the-mandalorian-card-lucky-shot = Szczęśliwy strzał
way-of-the-mandalorian-card-sandstorm = Burza piaskowa
way-of-the-mandalorian-card-cave-in = Zawalony tunel
way-of-the-mandalorian-card-acid-rain = Kwaśny deszcz
way-of-the-mandalorian-card-barroom-brawl = Bójka w barze
way-of-the-mandalorian-card-frozen-night = Mroźna noc
way-of-the-mandalorian-card-engine-trouble = Awaria silnika
way-of-the-mandalorian-card-narrow-canyon = Wąski kanion
way-of-the-mandalorian-card-fuel-shortage = Brak paliwa
way-of-the-mandalorian-card-thick-fog = Gęsta mgła
way-of-the-mandalorian-card-tail-wind = Wiatr w plecy
way-of-the-mandalorian-card-double-cross = Podwójna gra
way-of-the-mandalorian-card-false-trail = Fałszywy trop
way-of-the-mandalorian-card-curious-patrol = Ciekawski patrol
way-of-the-mandalorian-card-loose-tongue = Długi język
way-of-the-mandalorian-card-rival-hunter = Rywal w pościgu

## Nazwy misji

way-of-the-mandalorian-mission-runaway-debtor = Zbiegły dłużnik
way-of-the-mandalorian-mission-card-cheat = Szuler
way-of-the-mandalorian-mission-stolen-speeder = Skradziony śmigacz
way-of-the-mandalorian-mission-bail-jumper = Zbieg za kaucją
way-of-the-mandalorian-mission-scrapyard-gang = Gang ze złomowiska
way-of-the-mandalorian-mission-water-poacher = Złodziej wody
way-of-the-mandalorian-mission-market-pickpocket = Kieszonkowiec z rynku
way-of-the-mandalorian-mission-toll-raiders = Rabusie przy rogatce
way-of-the-mandalorian-mission-escaped-beast = Zbiegła bestia
way-of-the-mandalorian-mission-lost-shipment = Zaginiony ładunek
way-of-the-mandalorian-mission-crooked-mechanic = Nieuczciwy mechanik
way-of-the-mandalorian-mission-arena-deserter = Dezerter z areny
way-of-the-mandalorian-mission-petty-smuggler = Drobny przemytnik
way-of-the-mandalorian-mission-missing-courier = Zaginiony kurier
way-of-the-mandalorian-mission-nest-of-vermin = Gniazdo szkodników
way-of-the-mandalorian-mission-false-prophet = Fałszywy prorok
way-of-the-mandalorian-mission-moonlight-runner = Nocny przewoźnik
way-of-the-mandalorian-mission-pit-champion = Czempion z jamy
way-of-the-mandalorian-mission-desert-outpost = Pustynny posterunek
way-of-the-mandalorian-mission-rooftop-chase = Pościg po dachach
way-of-the-mandalorian-mission-convoy-guard = Ochrona konwoju
way-of-the-mandalorian-mission-canyon-raiders = Łupieżcy z kanionu
way-of-the-mandalorian-mission-counterfeit-ring = Szajka fałszerzy
way-of-the-mandalorian-mission-ice-moon-fugitive = Zbieg z lodowego księżyca
way-of-the-mandalorian-mission-silent-informer = Milczący informator
way-of-the-mandalorian-mission-kidnapped-heir = Porwany dziedzic
way-of-the-mandalorian-mission-rogue-gunship = Zbuntowana kanonierka
way-of-the-mandalorian-mission-prison-transfer = Transport więźniów
way-of-the-mandalorian-mission-vault-on-the-ridge = Skarbiec na grani
way-of-the-mandalorian-mission-swamp-warlord = Watażka z bagien
way-of-the-mandalorian-mission-hijacked-freighter = Porwany frachtowiec
way-of-the-mandalorian-mission-border-blockade = Blokada granicy
way-of-the-mandalorian-mission-burning-refinery = Płonąca rafineria
way-of-the-mandalorian-mission-hunters-duel = Pojedynek łowców
way-of-the-mandalorian-mission-pirate-flagship = Okręt flagowy piratów
way-of-the-mandalorian-mission-iron-governor = Żelazny gubernator
way-of-the-mandalorian-mission-shadow-syndicate = Syndykat cieni
way-of-the-mandalorian-mission-stolen-prototype = Skradziony prototyp
way-of-the-mandalorian-mission-orbital-prison = Więzienie na orbicie
way-of-the-mandalorian-mission-last-general = Ostatni generał
way-of-the-mandalorian-mission-poisoners-court = Dwór trucicieli
way-of-the-mandalorian-mission-walker-foundry = Odlewnia maszyn kroczących
way-of-the-mandalorian-mission-council-of-thieves = Rada złodziei
way-of-the-mandalorian-mission-siege-of-the-forge = Oblężenie kuźni
way-of-the-mandalorian-mission-bring-the-child-home = Dziecko wraca do domu

## Akcje

way-of-the-mandalorian-action-equip = Dołóż ekwipunek: { $card }
way-of-the-mandalorian-action-fill = Połóż zakrytą na miejscu na wydarzenie: { $card }
way-of-the-mandalorian-action-draw = Dobierz 2 karty
way-of-the-mandalorian-action-sell = Sprzedaj za połowę: { $card }
way-of-the-mandalorian-action-job = Szybkie zlecenie: weź 200 kredytów
way-of-the-mandalorian-action-attempt = Misja: { $mission }
way-of-the-mandalorian-action-end = Zakończ turę
way-of-the-mandalorian-action-take = Dobierz z rynku: { $card }
way-of-the-mandalorian-action-deck = Dobierz wierzchnią kartę ze stosu rynku
way-of-the-mandalorian-action-close = Zakończ sprzedaż
way-of-the-mandalorian-action-event = Zagraj: { $card }
way-of-the-mandalorian-action-slot = Zagraj wydarzenie ze swojego miejsca, nie płacąc kosztu
way-of-the-mandalorian-action-pass = Pas: bez karty
way-of-the-mandalorian-action-discard = Odrzuć: { $card }
way-of-the-mandalorian-action-ignore = Zignoruj jeden symbol: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Nie używaj ekwipunku
    [1] Użyj ekwipunku z miejsca { $slots }
   *[other] Użyj ekwipunku z miejsc { $slots }
}
way-of-the-mandalorian-action-keep = Zapłać 200 kredytów i zatrzymaj kartę na ręce
way-of-the-mandalorian-action-drop = Odrzuć tę kartę
way-of-the-mandalorian-action-retain = Zapłać 200 kredytów i zatrzymaj ponad limit: { $card }

## Co się stało

way-of-the-mandalorian-who = { $you ->
    [yes] Gracz { $seat } (ty)
   *[no] Gracz { $seat }
}
way-of-the-mandalorian-event-turn = Tura { $number }. { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } dokłada ekwipunek: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } kładzie na miejscu zakryte wydarzenie.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } kładzie zakrytą na miejscu: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } dobiera 2 karty.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } dobiera z rynku: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } dobiera kartę ze stosu rynku.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } dobiera ze stosu: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } nie dobiera: nie ma już kart.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } sprzedaje: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } dostaje za sprzedaż { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
   *[many] { $number } kredytów
}.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } dostaje za szybkie zlecenie { $number ->
    [one] { $number } kredyt
    [few] { $number } kredyty
   *[many] { $number } kredytów
}.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } wykonuje misję: { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } zagrywa wydarzenie: { $card }, { $count ->
    [0] nie płacąc kosztu
    [one] za { $count } kredyt
    [few] za { $count } kredyty
   *[many] za { $count } kredytów
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } pasuje.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } odrzuca, by zignorować symbol: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignoruje jeden symbol: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } używa: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } realizuje misję „{ $mission }” i dostaje { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } nie realizuje misji „{ $mission }” i płaci { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } odrzuca użytą kartę: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } płaci 200 kredytów i zatrzymuje na ręce: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } odrzuca: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } płaci 200 kredytów i zatrzymuje ponad limit: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } kończy turę.
way-of-the-mandalorian-event-reshuffled = Stos kart odrzuconych potasowano: nowy stos rynku ma { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
way-of-the-mandalorian-event-new-in-market = Nowość na rynku: { $card }.
way-of-the-mandalorian-event-new-mission = Nowa misja: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } realizuje misję poziomu 4: koniec gry!
way-of-the-mandalorian-event-unfinished = Minęła ostatnia tura, a misji poziomu 4 nie zrealizowano: gra zostaje przerwana.

## Dlaczego akcji nie można wykonać

way-of-the-mandalorian-refusal-window = „{ $action }” nie należy do tego, o czym teraz się decyduje ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = „{ $action }”: nie masz karty { $card } na ręce ({ $rule })
way-of-the-mandalorian-refusal-equip-window = „{ $action }”: przy tym stole ekwipunek dokłada się tylko między dwiema akcjami ({ $rule })
way-of-the-mandalorian-refusal-no-slot = „{ $action }”: na twojej planszce nie ma wolnego miejsca ({ $rule })
way-of-the-mandalorian-refusal-cost = „{ $action }” kosztuje { $cost ->
    [one] { $cost } kredyt
    [few] { $cost } kredyty
   *[many] { $cost } kredytów
}, a masz { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = „{ $action }”: miejsce na kartę wydarzenia ma tylko Boba Fett ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = „{ $action }”: na twoim miejscu leży już wydarzenie ({ $rule })
way-of-the-mandalorian-refusal-slot-window = „{ $action }”: teraz nie można zapełnić miejsca ({ $rule })
way-of-the-mandalorian-refusal-no-actions = „{ $action }”: w tej turze nie masz już akcji ({ $rule })
way-of-the-mandalorian-refusal-second-job = „{ $action }”: szybkie zlecenie jest możliwe raz na turę ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = „{ $action }”: misji m{ $mission } nie ma wśród odkrytych ({ $rule })
way-of-the-mandalorian-refusal-not-yours = „{ $action }”: nie masz karty { $card } ani na ręce, ani na planszce ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = „{ $action }”: karty { $card } nie ma na rynku ({ $rule })
way-of-the-mandalorian-refusal-no-card = „{ $action }”: stos rynku i stos kart odrzuconych są puste ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = „{ $action }”: nie masz na miejscu wydarzenia, które można tu zagrać ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = „{ $action }”: ta misja nie ma takiego symbolu do zignorowania ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = „{ $action }”: jedno z tych miejsc jest puste ({ $rule })

## Stół jako tekst

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Przed pierwszą turą.
   *[other] { $last ->
        [0] Tura { $turn }.
       *[other] Tura { $turn } z najwyżej { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who }: bez akcji; można dołożyć ekwipunek lub zakończyć turę.
    [one] { way-of-the-mandalorian-who }: została { $actions } akcja.
    [few] { way-of-the-mandalorian-who }: zostały { $actions } akcje.
   *[many] { way-of-the-mandalorian-who }: zostało { $actions } akcji.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } dobiera jeszcze { $picks } kartę: z rynku czy ze stosu?
    [few] { way-of-the-mandalorian-who } dobiera { $picks } karty: z rynku czy ze stosu?
   *[many] { way-of-the-mandalorian-who } dobiera { $picks } kart: z rynku czy ze stosu?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } sprzedaje, na razie za { $sold ->
    [one] { $sold } kredyt
    [few] { $sold } kredyty
   *[many] { $sold } kredytów
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } decyduje: wydarzenie przeciw tej misji?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } decyduje: własne wydarzenie w tej misji?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } decyduje: odrzucić kartę, by zignorować symbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } decyduje: który symbol zignorować?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } decyduje: którego ekwipunku użyć?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } decyduje, czy zapłacić 200 kredytów i zatrzymać: { $card }?
way-of-the-mandalorian-step-limit = { $count ->
    [one] { way-of-the-mandalorian-who } ma na ręce { $count } kartę: zostaje { $limit }, nadmiar trzeba odrzucić.
    [few] { way-of-the-mandalorian-who } ma na ręce { $count } karty: zostaje { $limit }, nadmiar trzeba odrzucić.
   *[many] { way-of-the-mandalorian-who } ma na ręce { $count } kart: zostaje { $limit }, nadmiar trzeba odrzucić.
}
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } decyduje: które wydarzenie położyć na miejscu?
way-of-the-mandalorian-step-over = Koniec gry.
way-of-the-mandalorian-step-unfinished = Gra została przerwana.
way-of-the-mandalorian-end-far = Misja poziomu 4 kończy grę. Zanim się pojawi: { $left ->
    [one] { $left } zrealizowana misja.
    [few] { $left } zrealizowane misje.
   *[many] { $left } zrealizowanych misji.
}
way-of-the-mandalorian-end-soon = Misja poziomu 4, która kończy grę, pojawi się na koniec tej tury.
way-of-the-mandalorian-end-near = Misja poziomu 4 jest odkryta: kto ją zrealizuje, zakończy grę.
way-of-the-mandalorian-label-missions = Misje
way-of-the-mandalorian-label-market = Rynek
way-of-the-mandalorian-label-decks = Stosy
way-of-the-mandalorian-label-attempt = W toku
way-of-the-mandalorian-label-required = Wymagania
way-of-the-mandalorian-label-available = Atrybuty
way-of-the-mandalorian-label-missing = Brakuje
way-of-the-mandalorian-label-board = Planszka
way-of-the-mandalorian-label-slot = Wydarzenie
way-of-the-mandalorian-label-known = Widziane
way-of-the-mandalorian-label-hand = Ręka
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] nie ma już misji
    [one] { $cards } misja, dalej poziom { $level }
    [few] { $cards } misje, dalej poziom { $level }
   *[many] { $cards } misji, dalej poziom { $level }
}
way-of-the-mandalorian-deck-market = stos rynku { $cards }
way-of-the-mandalorian-deck-discard = odrzucone { $cards }
way-of-the-mandalorian-deck-completed = zrealizowane { $cards }
way-of-the-mandalorian-picture-nothing = brak
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = misja { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card }, gracz { $seat }
way-of-the-mandalorian-part-ignored = zignorowane { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = postać { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = cała planszka { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = własne wydarzenie { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = niczego, jeśli użyto całej planszki
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}
way-of-the-mandalorian-fact-hidden-credits = kredyty ukryte
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
way-of-the-mandalorian-fact-strength = z planszką { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = wydarzenie, zakryte
way-of-the-mandalorian-picture-empty = puste miejsce

## Wynik

way-of-the-mandalorian-column = Gracz { $seat }
way-of-the-mandalorian-row-credits = Kredyty
way-of-the-mandalorian-row-sale = Sprzedaż na koniec
way-of-the-mandalorian-row-total = Razem
way-of-the-mandalorian-row-rank = Miejsce
way-of-the-mandalorian-tie-shared = Tyle samo kredytów: zwycięstwo jest wspólne.

## Ściąga

way-of-the-mandalorian-aid-front =
    TWOJA TURA: dwie akcje w dowolnej kolejności; każda poza szybkim zleceniem może
    się powtórzyć.
      draw       Dobierz 2 karty: każda z rynku albo ze stosu rynku.
      sell       Sprzedaj dowolną liczbę kart z ręki i planszki za połowę sumy ich
                 kosztów. Pieniądze dostajesz, gdy zakończysz sprzedaż.
      job        Szybkie zlecenie: weź 200 kredytów. Raz na turę.
      attempt    Wykonaj misję: patrz druga strona.
    Przed akcjami, między nimi i po nich możesz dokładać ekwipunek: zapłać koszt i
    połóż kartę na wolnym miejscu swojej planszki. To nie jest akcja.
    Potem zakończ turę. Kto ma na ręce więcej niż pięć kart, odrzuca nadmiar.
    Rynek znów ma 4 karty, a odkrytych misji jest 6.

    JAK CZYTAĆ KARTĘ: (3·1·2·0) to siła ognia, pancerz, pilotaż i spryt.
      Uprząż odrzutowa za 600 (0·0·3·1)     ekwipunek, który kosztuje 600 kredytów
      Mina ogłuszająca za 200 (2·0·0·1), tymczasowa
                                            odrzucana po misji, w której jej użyto
      Ogień krzyżowy za 200 (2·0·0·0), wydarzenie
                                            patrz druga strona
      Rabusie przy rogatce, poziom 1 (5·1·3·1) +300 −100
                                            misja, która wymaga tych symboli:
                                            nagroda 300, kara 100
    Karta 17 to „#17”, misja 3 to „#m3”: „equip 17”, „attempt m3”. Miejsca liczy się
    od 1: „use 1+3” używa kart z pierwszego i trzeciego miejsca.
way-of-the-mandalorian-aid-back =
    WYKONYWANIE MISJI
    1 Wybierz jedną z odkrytych misji.
    2 Każdy przeciwnik, począwszy od gracza po lewej, może zagrać jedno wydarzenie
      za 200 kredytów: jego symbole zwiększają wymagania.
    3 Ty możesz zagrać jedno wydarzenie za 200 kredytów: jego symbole dodają się do
      twoich.
    4 Wybierz, którego ekwipunku ze swojej planszki użyjesz.
    5 Twoje symbole to symbole postaci, twojego wydarzenia i użytego ekwipunku.
      Muszą dorównać wymaganiom w każdym z czterech atrybutów.
      Sukces: weź nagrodę, misja wychodzi z gry.
      Porażka: zapłać karę albo wszystko, co masz; misja wraca na swoje miejsce.
    6 Wszystkie wydarzenia i użyty ekwipunek tymczasowy zostają odrzucone.

    POSTACIE
      Din Djarin      ma pięć miejsc na karty ekwipunku, inni mają cztery.
      Fennec Shand    może zapłacić 200 kredytów za każdą użytą kartę tymczasową, by
                      zatrzymać ją na ręce.
      Bo-Katan Kryze  może podczas swojej misji odrzucić kartę z ręki, by zignorować
                      jeden symbol karty misji.
      Boba Fett       może trzymać na miejscu jedno zakryte wydarzenie i zagrać je,
                      nie płacąc kosztu, w misji swojej lub cudzej.

    KONIEC GRY: gra kończy się natychmiast, gdy ktoś zrealizuje misję poziomu 4,
    ostatnią ze stosu. Wszystkie karty z planszek sprzedaje się za połowę ceny;
    karty na ręce nic nie dają. Wygrywa ten, kto ma najwięcej kredytów; przy równej
    liczbie zwycięstwo jest wspólne.
