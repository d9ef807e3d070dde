### Klient internetowy: stół Bounty Hunters.

## Decyzje

client-bh-draw = Dobierz kartę: z którego stosu?
client-bh-draw-hint = Wszyscy wskazują stos naraz.
client-bh-choose = Wybierz jedną kartę dla siebie
client-bh-choose-hint = Jest zakryta, aż wybiorą wszyscy. Reszta idzie w lewo.
client-bh-resolve = { $card }: zagrać czy sprzedać?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $cost ->
    [0] { "" }
   *[other] , minus { $cost } za łowców
}{ $bonus ->
    [credit] , i kredyt
    [contract] , i kontrakt
   *[none] { "" }
}.
client-bh-activate = Zapłacić za zarezerwowaną kartę czy zakończyć?
client-bh-finish = W tej turze nie ma już nic do zrobienia
client-bh-play = Zagraj
client-bh-pay-play = Zapłać { $cost } i zagraj
client-bh-play-on = { $captures ->
    [yes] Schwytaj: { $target }!
   *[no] Zaatakuj: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Za { $cost } schwytaj: { $target }!
   *[no] Za { $cost } zaatakuj: { $target }
}
client-bh-activate-it = Za { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] Za { $cost }: { $card } chwyta: { $target }!
   *[no] Za { $cost }: { $card }, cel: { $target }
}
client-bh-reserve = Zarezerwuj
client-bh-sell = Sprzedaj za 1 kredyt
client-bh-finish-it = Zakończ
client-bh-preview-ends = To rozpocznie koniec gry.
client-bh-preview-unpaid = Nie stać cię na nią teraz: możesz ją tylko zarezerwować albo sprzedać.

## Stół

client-bh-turn = Tura { $turn }
client-bh-step-draw = Dobierz
client-bh-step-choose = Wybierz
client-bh-step-resolve = Zagraj
client-bh-points = Punkty
client-bh-prospect = jeśli polowania się udadzą
client-bh-captured = Schwytane
client-bh-contracts = Kontrakty
client-bh-market = Rynek
client-bh-waiting-group = Czekają na cel
client-bh-no-targets = Zagraj cel: łowcy i droidy muszą mieć na kogo polować.
client-bh-deck-target = Cele
client-bh-deck-hunter = Łowcy
client-bh-deck-contract = Kontrakty
client-bh-deck-market = Rynek
client-bh-discards = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
   *[many] { $count } kart odrzuconych
}
client-bh-crates = { $icons ->
    [one] { $icons } skrzynia
    [few] { $icons } skrzynie
   *[many] { $icons } skrzyń
}
client-bh-contract = Kontrakt
client-bh-contract-now = teraz { $points }
client-bh-missing = brakuje: zielone { $green }, niebieskie { $blue }, pomarańczowe { $orange }
client-bh-hidden-card = zakryta karta
client-bh-area-of = Strefa gracza: { $name }
client-bh-hand = Ręka
client-bh-leads = prowadzi
client-bh-tally-captured = schwytane { $count } z 4
client-bh-tally-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
client-bh-tally-crates = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
client-bh-tally-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
client-bh-end-far = Koniec zacznie się od czyjegoś czwartego celu; na razie najwięcej: { $most }
client-bh-end-near = { $left ->
    [one] Po tej jeszcze { $left } tura
    [few] Po tej jeszcze { $left } tury
   *[many] Po tej jeszcze { $left } tur
}
client-bh-end-now = To ostatnia tura!
client-bh-end-over = Koniec gry

## Co jest czym

client-bh-about-target = Cel: schwytany jest wart tyle punktów: { $points }. Wysyłaj przeciw niemu łowców i droidy, aż osiągną wszystkie trzy wartości osłony. Takich kart w stosie: { $copies }.
client-bh-bonus-credit = Kto go schwyta, dostaje 1 kredyt.
client-bh-bonus-contract = Kto go schwyta, dobiera kontrakt.
client-bh-about-hunter = Łowca jest darmowy i silny, ale zabiera punkty ({ $penalty }), jeśli jego cel zostanie schwytany.
client-bh-about-hunter-free = Łowca, który nic nie kosztuje, nawet punktów.
client-bh-about-droid = Droid atakuje jak łowca i nigdy nie zabiera punktów. Zapłać { $cost }, by go zagrać, albo zarezerwuj go i zapłać później. Takich kart w stosie: { $copies }.
client-bh-about-crate = Zapłać { $cost }, by dostać punkty ({ $points }). Kto ma na końcu najwięcej skrzyń, dostaje jeszcze 5 punktów.
client-bh-about-two-targets = Punkty za każdy schwytany cel: { $first } – { $unit }, { $second } – { $unit2 }; i jeszcze { $duo } za każdy duet tych dwóch.
client-bh-about-same-target = Punkty za każdy schwytany cel { $first }: { $unit }; i jeszcze { $duo } za każde dwa takie.
client-bh-about-target-and-crate = Punkty za każdy schwytany cel { $first }: { $unit }; i jeszcze { $duo } za każdy duet takiego celu ze skrzynią.
client-bh-about-deck-target = Cele dają punkty, gdy schwytają je łowcy i droidy.
client-bh-about-deck-hunter = Łowcy atakują za darmo, ale zabierają punkty, gdy chwytają.
client-bh-about-deck-contract = Kontrakty dają punkty za właściwe schwytane cele.
client-bh-about-deck-market = Droidy i skrzynie kosztują kredyty. Sprzedaj kartę, by dostać kredyt.
client-bh-about-end = Gdy ktoś schwyta czwarty cel, turę się dogrywa i gra jeszcze dwie.
client-bh-about-master = Mistrz gildii dobiera pierwszy, gdy brakuje kart.
client-bh-master = Mistrz gildii
client-bh-the-end = Koniec gry
client-bh-about-droids = Droidy atakują jak łowcy, ale kosztują kredyty, a nie punkty.
client-bh-about-crates = Opłacone skrzynie dają punkty. Kto ma na końcu najwięcej skrzyń, dostaje jeszcze 5 punktów.
client-bh-about-credits = Kredytami płaci się za karty rynku. Sprzedaż dowolnej karty daje jeden. Reszta tylko rozstrzyga remisy.
client-bh-about-captures = Cel jest schwytany, gdy łowcy i droidy osiągną wszystkie trzy wartości jego osłony. Czwarty schwytany cel prowadzi do końca gry.
client-bh-about-reserved = Zarezerwowana karta czeka i nic nie robi, dopóki nie zostanie opłacona w którejś z późniejszych tur.
client-bh-about-points = Ile punktów byłoby teraz: schwytane cele, skrzynie i kontrakty, minus to, co kosztują łowcy.

## Słowa, które same się objaśniają: wszystkie formy, pierwsza to nazwa

client-bh-word-target = cel|cele|celu|celów|celem|celowi
client-bh-word-hunter = łowca|łowcy|łowców|łowcę|łowcom
client-bh-word-contract = kontrakt|kontraktu|kontrakty|kontraktów|kontraktem
client-bh-word-market = rynek|rynku
client-bh-word-droid = droid|droida|droidy|droidów
client-bh-word-crate = skrzynia|skrzynie|skrzyń|skrzynię|skrzynią
client-bh-word-credit = kredyt|kredytu|kredyty|kredytów|kredytami
client-bh-word-capture = schwytanie|schwytany|schwytane|schwytał|schwyta|schwytać
client-bh-word-reserve = rezerwacja|zarezerwuj|zarezerwowana|zarezerwowane|zarezerwował
client-bh-word-points = punkty|punkt|punktów|punktu
