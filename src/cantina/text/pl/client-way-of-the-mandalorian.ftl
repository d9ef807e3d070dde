### Klient internetowy: stół Way of the Mandalorian.

## Decyzje

client-wm-main = { $actions ->
    [0] Brak akcji: dołóż ekwipunek albo zakończ turę
    [one] Została { $actions } akcja: co robisz?
    [few] Zostały { $actions } akcje: co robisz?
   *[many] Zostało { $actions } akcji: co robisz?
}
client-wm-main-hint = Wykonaj misję, dobierz karty, sprzedaj coś albo weź szybkie zlecenie. Dokładanie ekwipunku z ręki nie jest akcją.
client-wm-draw = { $picks ->
    [one] Dobierz jeszcze { $picks } kartę
    [few] Dobierz { $picks } karty
   *[many] Dobierz { $picks } kart
}
client-wm-draw-hint = Z rynku albo w ciemno ze stosu.
client-wm-selling = Co sprzedajesz?
client-wm-sale = Sprzedajesz coś jeszcze?
client-wm-sale-hint = Karty z ręki i z planszki dają połowę swojego kosztu.
client-wm-opponent-event = { $name } wykonuje misję „{ $mission }”. Wydarzenie przeciw niej?
client-wm-opponent-event-hint = Kosztuje 200 kredytów i utrudnia misję.
client-wm-own-event = „{ $mission }”: własne wydarzenie?
client-wm-own-event-hint = Kosztuje 200 kredytów i dodaje swoje symbole do twoich.
client-wm-discard = Odrzucić kartę, by zignorować symbol?
client-wm-discard-hint = Jeden symbol karty misji mniej.
client-wm-symbol = Który symbol ignorujesz?
client-wm-use = Jakiego ekwipunku używasz?
client-wm-use-hint = Karty tymczasowe odrzuca się po użyciu.
client-wm-keep = Zapłacić 200 kredytów, by zatrzymać użytą kartę?
client-wm-limit = Za dużo kart: którą odrzucasz?
client-wm-limit-hint = Na koniec tury zostaje pięć.
client-wm-preview-reached = Twoje symbole wystarczą, jeśli nikt nie zagra wydarzenia.
client-wm-preview-event = Sama planszka nie wystarczy, ale masz czym ją uzupełnić.
client-wm-preview-hopeless = Z tym, co masz teraz na planszce, to nie może się udać.
client-wm-preview-anyway = Mimo to spróbować?
client-wm-preview-stakes = Sukces: +{ $reward }. Porażka: −{ $penalty }.
client-wm-preview-succeeds = W tej chwili misja się uda.
client-wm-preview-fails = W tej chwili misja się nie uda.
client-wm-preview-decides = Ta karta przesądza o próbie.
client-wm-preview-worn-out = Zużyje się: { $cards }
client-wm-preview-in-reach = Wtedy w zasięgu: { $missions }
client-wm-preview-surplus = Kart ponad limit: { $count }. Na koniec tury zostaje pięć.
client-wm-fill = Wydarzenie na twoje miejsce?
client-wm-over = Koniec gry.
client-wm-do-draw = Dobierz 2 karty
client-wm-do-job = Szybkie zlecenie: 200
client-wm-do-sell = Sprzedaj…
client-wm-do-not-sell = Nic nie sprzedawaj
client-wm-do-end = Zakończ turę
client-wm-end-sure = { $actions ->
    [one] Została ci { $actions } akcja. Zakończyć turę?
    [few] Zostały ci { $actions } akcje. Zakończyć turę?
   *[many] Zostało ci { $actions } akcji. Zakończyć turę?
}
client-wm-do-close = Zakończ sprzedaż
client-wm-do-pass = Bez karty
client-wm-do-slot = Wydarzenie z mojego miejsca, za darmo
client-wm-do-keep = Zapłać 200 i zatrzymaj
client-wm-do-drop = Odrzuć
client-wm-do-use = { $count ->
    [0] Bez ekwipunku
    [one] Z tą kartą
    [few] Z tymi { $count } kartami
   *[many] Z tymi { $count } kartami
}

## Stół

client-wm-turn = Tura { $turn }
client-wm-before = Przed pierwszą turą
client-wm-missions = Misje
client-wm-market = Rynek
client-wm-deck = Stos rynku
client-wm-hand = Ręka
client-wm-discards = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
   *[many] { $count } kart odrzuconych
}
client-wm-wealth = Majątek
client-wm-chart = Majątek w kredytach w kolejnych turach
client-wm-chart-turn = Tura
client-wm-attempt = { $name }: { $mission }
client-wm-with = Razem z: { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = brak misji
client-wm-empty-slot = wolne miejsce na ekwipunek
client-wm-event-slot = miejsce na wydarzenie
client-wm-face-down = zakryta karta
client-wm-board-of = Planszka: { $name }
client-wm-seen = Widziane na ręce
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
client-wm-tally-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
client-wm-leads = prowadzi
client-wm-end-far = { $left ->
    [one] Jeszcze { $left } misja do ostatniej
    [few] Jeszcze { $left } misje do ostatniej
   *[many] Jeszcze { $left } misji do ostatniej
}
client-wm-end-near = Ostatnia misja jest już na stole: kto ją zrealizuje, zakończy grę!
client-wm-to-the-end = Do ostatniej misji

## Karty słowami

client-wm-words-mission = { $name }, poziom { $level }: { $symbols }. Nagroda { $reward }, kara { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name } za { $cost }: { $symbols }{ $temporary ->
    [yes] , tymczasowa
   *[no] { "" }
}
client-wm-words-event = { $name }, wydarzenie: { $symbols }

## Co jest czym

client-wm-about-mission = Misja wymaga: { $symbols }. Zbierz to wszystko postacią, ekwipunkiem i wydarzeniem: nagroda { $reward } kredytów. Porażka: zapłać { $penalty }.
client-wm-about-last = Ostatnia misja wymaga: { $symbols }. Kto ją zrealizuje, dostaje { $reward } kredytów i kończy grę.
client-wm-about-equipment = Zapłać { $cost } i połóż na swojej planszce: daje { $symbols } w każdej misji. Sprzedaż daje { $half }.
client-wm-about-temporary = Zapłać { $cost } i połóż na swojej planszce: raz daje { $symbols }, potem się ją odrzuca. Wcześniejsza sprzedaż daje { $half }.
client-wm-about-event = Za 200 kredytów: { $symbols } do twojej misji albo do wymagań cudzej.
client-wm-about-deck = Karty, których nikt nie zna. Dobranie 2 kart to jedna akcja; każda może być stąd albo z rynku.
client-wm-about-end = Stos kart misji jest ułożony: najpierw łatwe. Ostatnia kończy grę; wtedy każdy sprzedaje karty ze swojej planszki za połowę ceny, a wygrywa najbogatszy.
client-wm-ability-din-djarin = Ma pięć miejsc na ekwipunek, pozostali cztery.
client-wm-ability-fennec-shand = Może zapłacić 200 kredytów za każdą użytą kartę tymczasową i wziąć ją z powrotem na rękę.
client-wm-ability-bo-katan-kryze = Może w swojej misji odrzucić kartę, by zignorować jeden symbol misji.
client-wm-ability-boba-fett = Trzyma jedno zakryte wydarzenie na własnym miejscu i zagrywa je za darmo.
client-wm-about-actions = W turze masz dwie akcje w dowolnej kolejności, także dwa razy tę samą: misja, dobranie kart, sprzedaż albo jedno szybkie zlecenie.
client-wm-about-missions = Wykonywanie misji to akcja. Zbierz wszystkie jej symbole i weź nagrodę; porażka oznacza karę.
client-wm-about-reward = Kredyty, które bierze ze wspólnej puli ten, kto zrealizował misję.
client-wm-about-penalty = Kredyty, które kosztuje porażka. Kto ma mniej, płaci wszystko, co ma.
client-wm-about-equipping = Ekwipunek z ręki opłaca się i kładzie na wolnym miejscu planszki. To nie jest akcja. Zostaje, dopóki nie zostanie sprzedany.
client-wm-about-events = Wydarzenie kosztuje 200 kredytów. W twojej misji dodaje symbole tobie; przeciw cudzej dodaje je do wymagań.
client-wm-about-temporaries = Kartę oznaczoną 1× odrzuca się po użyciu. Nieużyta zostaje.
client-wm-about-symbols = Siła ognia, pancerz, pilotaż, spryt: misja się udaje, jeśli każdego masz co najmniej tyle, ile wymaga.
client-wm-about-credits = Wygrywa ten, kto ma najwięcej kredytów. Płaci się nimi za ekwipunek, wydarzenia i kary.
client-wm-about-slots = Twoja planszka ma cztery miejsca na ekwipunek, planszka Dina Djarina pięć.
client-wm-about-job = Akcja, która daje 200 kredytów, raz w turze.
client-wm-about-sale = Akcja: sprzedaj dowolne karty z ręki i z planszki za połowę ich ceny.

## Słowa, które same się objaśniają: wszystkie formy, pierwsza to nazwa

client-wm-word-action = akcja|akcje|akcji|akcję
client-wm-word-mission = misja|misje|misji|misję|misją
client-wm-word-reward = nagroda|nagrodę|nagrody
client-wm-word-penalty = kara|karę|kary
client-wm-word-equipment = ekwipunek|ekwipunku|ekwipunkiem
client-wm-word-event = wydarzenie|wydarzenia|wydarzeń|wydarzeniem
client-wm-word-temporary = karta tymczasowa|tymczasowy|tymczasowa|tymczasową|tymczasowe
client-wm-word-symbol = symbol|symbole|symboli|symbolu
client-wm-word-credit = kredyt|kredytu|kredyty|kredytów|kredytami
client-wm-word-market = rynek|rynku
client-wm-word-slot = miejsce|miejsca|miejsc
client-wm-word-job = szybkie zlecenie|zlecenie
client-wm-word-sale = sprzedaż|sprzedaży|sprzedać|sprzedaj|sprzedaje
