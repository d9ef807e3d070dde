### Star Wars: Bounty Hunters. Trzy wartości w nawiasie to zawsze zielona, niebieska i pomarańczowa.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Wszyscy grają naraz: wybieraj karty, chwytaj cele za pomocą łowców i droidów, wypełniaj kontrakty. Około 20 minut.

## Opcje

bounty-hunters-option-mode = standard albo introductory: gra bez kontraktów
bounty-hunters-option-guild-master = gracz, który jest mistrzem gildii i dobiera pierwszy; jeśli go nie podano, decyduje los
bounty-hunters-option-credit-supply = ile kredytów jest we wspólnej puli (w pudełku 42); jeśli nie podano, bez limitu
bounty-hunters-option-max-turns = gra kończy się najpóźniej po tej turze; jeśli nie podano, bez limitu

## Talie i imiona

bounty-hunters-deck-target = stos celów
bounty-hunters-deck-hunter = stos łowców nagród
bounty-hunters-deck-contract = stos kontraktów
bounty-hunters-deck-market = stos rynku Jawów

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

bounty-hunters-family-astromech = Droid astromechaniczny
bounty-hunters-family-protocol = Droid protokolarny

## Karty

bounty-hunters-card-target = { $name }, cel, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +kredyt" }
    [contract] { " +kontrakt" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, łowca, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name } za { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } skrzynia
    [few] { $icons } skrzynie
   *[many] { $icons } skrzyń
} za { $cost }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
bounty-hunters-card-two-targets = Kontrakt { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Kontrakt { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Kontrakt { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duet +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duet +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + skrzynia, duet +{ $duo }
bounty-hunters-told-target = cel { $name }
bounty-hunters-told-hunter = łowca nagród { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] droid protokolarny
   *[astromech] droid astromechaniczny
}
bounty-hunters-told-crate = { $icons ->
    [one] { $icons } skrzynia
    [few] { $icons } skrzynie
   *[many] { $icons } skrzyń
}
bounty-hunters-told-two-targets = kontrakt ({ $first } i { $second })
bounty-hunters-told-same-target = kontrakt (dwa razy { $first })
bounty-hunters-told-target-and-crate = kontrakt ({ $first } i skrzynia)

## Akcje

bounty-hunters-action-draw = Dobierz kartę: { $deck }
bounty-hunters-action-choose = Wybierz: { $card }
bounty-hunters-action-sell = Sprzedaj za 1 kredyt: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Zapłać i zagraj bez celu: { $card }
    [hunter] Zagraj bez celu: { $card }
    [crate] Zapłać i zagraj: { $card }
   *[other] Zagraj: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Zapłać i zagraj
   *[other] Zagraj
}: { $card }; cel: { $target }
bounty-hunters-action-reserve = Zarezerwuj, by zapłacić później: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Zapłać i aktywuj bez celu: { $card }
   *[other] Zapłać i aktywuj: { $card }
}
bounty-hunters-action-activate-on = Zapłać i aktywuj: { $card }; cel: { $target }
bounty-hunters-action-finish = Zakończ krok

## Co się stało

bounty-hunters-who = { $you ->
    [yes] Gracz { $seat } (ty)
   *[no] Gracz { $seat }
}
bounty-hunters-event-turn = Zaczyna się tura { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } dobiera kartę: { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } dobiera na rękę: { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } nie dobiera karty: wszystkie stosy są puste.
bounty-hunters-event-must-name-again = { bounty-hunters-who } musi wskazać inny stos: { $deck } jest pusty.
bounty-hunters-event-reshuffled = Karty odrzucone potasowano: { $deck } ma znowu { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
bounty-hunters-event-revealed = { bounty-hunters-who } odkrywa: { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } sprzedaje: { $card }.
bounty-hunters-event-played = { bounty-hunters-who } zagrywa: { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } zagrywa: { $card }; cel: { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } rezerwuje: { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } aktywuje: { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } aktywuje: { $card }; cel: { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } chwyta cel: { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } dostaje 1 kredyt za schwytanie.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } dostaje premię: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } chwyta czwarty cel i dostaje za to premię!
bounty-hunters-event-owed-credit = { bounty-hunters-who } dostaje kredyt, którego wcześniej zabrakło we wspólnej puli.
bounty-hunters-event-lost-credit = { bounty-hunters-who } nie dostaje kredytu: wspólna pula jest pusta.
bounty-hunters-event-owed-contract = { bounty-hunters-who } dostaje premię, której wcześniej zabrakło: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } nie dostaje premii: nie ma już kontraktów.
bounty-hunters-event-triggered = Cztery cele są schwytane: tura { $number } jest ostatnia.
bounty-hunters-event-passed = Wszyscy przekazują karty z ręki w lewo.
bounty-hunters-event-over = Koniec gry.

## Dlaczego akcji nie można wykonać

bounty-hunters-refusal-step = „{ $action }” nie należy do rozgrywanego kroku ({ $rule })
bounty-hunters-refusal-not-in-hand = „{ $action }”: nie masz karty { $card } na ręce ({ $rule })
bounty-hunters-refusal-resolve-first = „{ $action }”: najpierw sprzedaj lub zagraj wybraną kartę ({ $rule })
bounty-hunters-refusal-resolved = „{ $action }”: nie masz już wybranej karty, którą można sprzedać lub zagrać ({ $rule })
bounty-hunters-refusal-no-contracts = „{ $action }”: w grze wprowadzającej nie ma kontraktów ({ $rule })
bounty-hunters-refusal-closed = „{ $action }”: ten stos nie ma teraz dla ciebie karty ({ $rule })
bounty-hunters-refusal-other-card = „{ $action }”: wybrana karta to { $card } ({ $rule })
bounty-hunters-refusal-cost = „{ $action }” kosztuje { $cost ->
    [one] { $cost } kredyt
    [few] { $cost } kredyty
   *[many] { $cost } kredytów
}, a masz { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = „{ $action }”: karta { $card } nie jest przez ciebie zarezerwowana ({ $rule })
bounty-hunters-refusal-alone = „{ $action }”: masz nieschwytany cel, więc wskaż, który atakujesz ({ $rule })
bounty-hunters-refusal-captured = „{ $action }”: cel { $target } jest już schwytany ({ $rule })
bounty-hunters-refusal-other-area = „{ $action }”: cel { $target } nie leży przed tobą ({ $rule })
bounty-hunters-refusal-no-such-target = „{ $action }”: nie masz przed sobą nieschwytanego celu { $target } ({ $rule })

## Stół jako tekst

bounty-hunters-picture-turn = Tura { $turn }, { $step }. Mistrz gildii: gracz { $master }.
bounty-hunters-step-draw = krok 1: dobierz kartę
bounty-hunters-step-choose = krok 2: wybierz kartę
bounty-hunters-step-resolve = krok 2: sprzedaj lub zagraj, aktywuj
bounty-hunters-step-over = ostatnia: koniec gry
bounty-hunters-end-far = Koniec: dwie tury po czyimś 4. celu (na razie najwięcej { $most }).
bounty-hunters-end-turns = Koniec: dwie tury po czyimś 4. celu (na razie najwięcej { $most }) albo tura { $last }.
bounty-hunters-end-near = Ostatnia tura to { $last }.
bounty-hunters-end-now = To ostatnia tura.
bounty-hunters-picture-decks = Stosy
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(odrzucone { $discard })
}
bounty-hunters-picture-bank = wspólna pula { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}
bounty-hunters-fact-captured = schwytane { $captures } z 4
bounty-hunters-fact-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } skrzynia
    [few] { $crates } skrzynie
   *[many] { $crates } skrzyń
}
bounty-hunters-fact-ready = gotowe
bounty-hunters-fact-named = wybór: { $deck }
bounty-hunters-label-score = Punkty
bounty-hunters-label-captured = Schwytane
bounty-hunters-label-open = Cele
bounty-hunters-label-orphans = Bez celu
bounty-hunters-label-reserved = Rezerwacje
bounty-hunters-label-active = Skrzynie
bounty-hunters-label-contracts = Kontrakty
bounty-hunters-label-pick = Wybrana
bounty-hunters-label-hand = Ręka
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, właśnie dobrana
bounty-hunters-picture-captured = { $target }; atak: { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, jeszcze bez kart ataku
bounty-hunters-picture-faced = #{ $number } { $target }; atak: { $attack }; brakuje ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; razem ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (teraz { $points })
bounty-hunters-picture-score = cele { $targets }, skrzynie { $crates }, kontrakty { $contracts }, łowcy { $hunters }
bounty-hunters-picture-score-introductory = cele { $targets }, skrzynie { $crates }, łowcy { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, sprzedana
bounty-hunters-fate-played = { $card }, zagrana
bounty-hunters-fate-reserved = { $card }, zarezerwowana

## Punktacja

bounty-hunters-column = Gracz { $seat }
bounty-hunters-row-targets = Cele
bounty-hunters-row-crates = Skrzynie
bounty-hunters-row-contracts = Kontrakty
bounty-hunters-row-hunters = Łowcy
bounty-hunters-row-total = Razem
bounty-hunters-row-credits = Kredyty
bounty-hunters-row-rank = Miejsce
bounty-hunters-tie-credits = Remis rozstrzygnęły niewydane kredyty.
bounty-hunters-tie-shared = Tyle samo punktów i kredytów: zwycięstwo jest wspólne.

## Ściąga

bounty-hunters-aid-front =
    TURA: każdy krok wszyscy wykonują jednocześnie i nikt nie wybiega naprzód.
    1 Dobierz kartę: weź wierzchnią kartę dowolnego stosu. Masz ich teraz pięć.
    2 Wybierz kartę: połóż jedną z pięciu zakrytą. Gdy zrobią to wszyscy, karty się
      odkrywa. Potem albo
      - sprzedaj ją: odrzuć kartę i weź 1 kredyt; albo
      - zagraj ją: połóż przed sobą. Cele, łowcy nagród i kontrakty są za darmo.
        Karta rynku Jawów ma koszt: zapłać go albo zarezerwuj kartę.
      Potem możesz zapłacić za dowolne swoje zarezerwowane karty. Zakończ krok.
    3 Przekaż karty z ręki: cztery pozostałe dostaje gracz po lewej.

    CELE: kartę ataku (łowcę nagród lub droida) kładzie się przy jednym z twoich
    nieschwytanych celów; gdy takiego nie ma, karty ataku czekają razem, a twój
    następny cel musi do nich dołączyć. Cel jest schwytany, gdy tylko atak dorówna
    wszystkim trzem wartościom jego osłony.

    JAK CZYTAĆ KARTĘ: (4·1·6) to kolejno zielona, niebieska i pomarańczowa.
      Chewbacca, cel, 16 (4·1·6)
                                    cel wart 16 punktów; +kredyt i +kontrakt to
                                    premie za jego schwytanie
      Bossk, łowca, −2 (4·0·3)
                                    łowca nagród: minus 2 punkty, jeśli jego cel
                                    zostanie schwytany
      Droid protokolarny za 2 (...) droid, którego aktywacja kosztuje 2 kredyty
      Kontrakt Grogu 3 + Omega 1, duet +4
                                    3 punkty za każdą schwytaną kartę „Grogu”, 1 za
                                    każdą „Omega” i jeszcze 4 za każdą ich parę
bounty-hunters-aid-back =
    KONIEC GRY: kto pierwszy schwyta czwarty cel, bierze 1 kredyt i 1 kontrakt,
    który działa od razu; to samo dostaje każdy, kto schwyta czwarty cel w tej samej
    turze. (Gra wprowadzająca: tylko kredyt.)
    Tę turę gra się do końca, a potem jeszcze dwie pełne tury.

    PUNKTY: punkty schwytanych celów
      + punkty opłaconych skrzyń i jeszcze 5 dla tego, kto ma ich najwięcej
      + kontrakty
      − punkty każdego łowcy nagród, który leży przy schwytanym celu.
    Nieschwytane cele, karty zarezerwowane i karty na ręce nic nie dają.
    Remis wygrywa ten, kto ma więcej niewydanych kredytów; jeśli i tych jest tyle
    samo, zwycięstwo jest wspólne.
