### Zasady gry Bounty Hunters, po jednej na numer, dla tych, którzy grają.

## Karty

rules-bounty-hunters-cards = Karty
rule-BH-01 = Gra jest przeznaczona dla 2 do 6 graczy.
rule-BH-02 = W grze jest 195 kart: 44 cele, 63 łowców, 44 kontrakty i 44 karty rynku Jawów. Razem z 4 kartami stref i ściągą jest ich 200.
rule-BH-06 = Karty tworzą cztery stosy różniące się kolorem: zielony stos celów, czerwony stos łowców nagród, niebieski stos kontraktów i szary stos rynku Jawów. Każdy ma własny stos kart odrzuconych.
rule-BH-07 = Na karcie celu widać punkty, które daje na końcu, trzy wartości osłony (zieloną, niebieską i pomarańczową) oraz liczbę kart z tą postacią. Na niektórych jest też premia za schwytanie: kredyt albo kontrakt.
rule-BH-08 = Na karcie łowcy widać trzy wartości ataku (zieloną, niebieską i pomarańczową) oraz punkty, które zabiera ci na końcu; może ich być 0. Zagranie łowcy nie kosztuje kredytów.
rule-BH-03 = W stosie rynku Jawów są karty dwóch rodzajów: 29 droidów i 15 kart skrzyń.
rule-BH-09 = Na karcie droida widać jego koszt w kredytach, trzy wartości ataku i liczbę droidów w stosie, które mają takie same wartości. Droid nie daje punktów ani ich nie zabiera.
rule-BH-10 = Na karcie skrzyń widać jej koszt w kredytach, punkty, które daje na końcu, oraz 1, 2 lub 3 skrzynie. Nie ma ona wartości ataku i nigdy nie bierze udziału w starciu.
rule-BH-04 = Z 15 kart skrzyń 6 pokazuje jedną skrzynię, 6 dwie, a 3 trzy: razem 27 skrzyń.
rule-BH-11 = Kontrakt wymienia parę: dwa różne cele, dwa razy ten sam cel albo cel i skrzynię. Widać na nim punkty za pojedyncze części pary i za każdy pełny duet. Nie kosztuje kredytów.
rule-BH-12 = Karty ataku to łowcy i droidy, i żadne inne.
rule-BH-05 = W pudełku są 42 kredyty, każdy wart dokładnie 1, oraz notes do zapisywania punktów.

## Przygotowanie gry

rules-bounty-hunters-setup = Przygotowanie gry
rule-BH-13 = Na środku leżą w rzędzie 4 karty stref. Nad każdą leży jej stos, a pod nią jej stos kart odrzuconych; na początku stosy kart odrzuconych są puste.
rule-BH-14 = Karty dzieli się według kolorów na cztery stosy. Każdy stos tasuje się osobno i kładzie zakryty.
rule-BH-15 = Kredyty leżą obok stosów jako wspólna pula.
rule-BH-S07 = Każdy gracz zaczyna z 0 kredytów.
rule-BH-S06 = Wspólna pula nie ma limitu, chyba że ustala go opcja gry (42 kredyty, jak w pudełku). Wtedy kredyt, którego w puli nie ma, przepada; kto dostaje pierwszy, mówi BH-S58.
rule-BH-17 = Każdy gracz dostaje po 1 karcie z każdego z czterech stosów, więc zaczynasz z 4 kartami na ręce.
rule-BH-S50 = Gracze siedzą zgodnie z ruchem wskazówek zegara w kolejności numerów: po twojej lewej siedzi następny numer, a po lewej ostatniego gracz 1. W tej kolejności rozdaje się karty, od gracza 1, niezależnie od tego, kto jest mistrzem gildii.

## Mistrz gildii

rules-bounty-hunters-guild-master = Mistrz gildii
rule-BH-16 = Jeden z graczy jest mistrzem gildii i trzyma ściągę; przy stole z prawdziwymi kartami jest nim ten, kto ostatnio oglądał film z serii Star Wars.
rule-BH-S51 = Tutaj mistrz gildii jest wyznaczany na początku gry i już się nie zmienia: to gracz podany w opcjach, a jeśli nikogo nie podano, decyduje los.
rule-BH-106 = Mistrz gildii nadaje tempo: ogłasza każdy krok, pilnuje, by nikt nie wybiegał naprzód, i na końcu zapisuje punkty. Tutaj wszystko to robi sam stół.
rule-BH-108 = Bycie mistrzem gildii nie zmienia ani tego, co ci wolno, ani twojej punktacji. Ustala tylko, kto dostaje pierwszy: od mistrza gildii w lewo. Ma to znaczenie, gdy brakuje kart lub kredytów.
rule-BH-107 = Ściąga ma na jednej stronie trzy kroki tury, a na drugiej koniec gry i premię za czwarty schwytany cel. Każdy może ją czytać w dowolnej chwili.

## Tura

rules-bounty-hunters-turn = Tura
rule-BH-19 = Gra toczy się w turach po trzy kroki: 1 dobierz kartę, 2 wybierz kartę, 3 przekaż karty z ręki.
rule-BH-20 = Każdy krok wszyscy wykonują jednocześnie. Nikt nie zaczyna kroku, zanim wszyscy nie skończą poprzedniego.
rule-BH-21 = Po kroku 3 zaczyna się nowa tura, i tak aż do ostatniej. Na początku tury masz na ręce 4 karty, po dobraniu 5, a po wyborze i po przekazaniu znowu 4.

## Dobieranie karty

rules-bounty-hunters-drawing = Dobieranie karty
rule-BH-22 = W kroku 1 dobierasz dokładnie jedną kartę, wierzchnią kartę dowolnego stosu. To piąta karta na twojej ręce.
rule-BH-23 = W każdej turze wybierasz stos dowolnie: może to być znowu ten sam albo taki, z którego dobierają też inni.
rule-BH-24 = Musisz dobrać kartę, dopóki którykolwiek stos może ją dać. Nikt nigdy nie dobiera wprost ze stosu kart odrzuconych.

## Puste stosy

rules-bounty-hunters-empty-decks = Puste stosy
rule-BH-109 = Pusty stos nie kończy gry: nowym stosem stają się jego karty odrzucone, a jeśli ich nie ma, dobierasz z innego stosu.
rule-BH-S01 = Jeśli potrzebna jest karta z pustego stosu, potasuj jego karty odrzucone, połóż je zakryte jako nowy stos i dobierz z niego.
rule-BH-S05 = Karty odrzucone tasuje się dopiero wtedy, gdy potrzebna jest karta, a nie od razu po zabraniu ostatniej karty ze stosu.
rule-BH-S03 = Najpierw wszyscy wskazują stosy; kolejność biegnie od mistrza gildii w lewo. Jeśli twój stos do tego czasu się wyczerpie, wskaż inny; stosu, który nie może dać karty, nie można wskazać. Wszystkie karty rozdaje się naraz, gdy można spełnić każdy wybór.
rule-BH-S02 = Jeśli żaden stos nie może dać karty, pomijasz dobieranie i wybierasz z kart, które masz; bez kart możesz tylko aktywować i zakończyć krok. Jeśli na początku tury wszystkie stosy, karty odrzucone i ręce są puste, gra się kończy i liczy się punkty.
rule-BH-S04 = Jeśli należy ci się kontrakt jako premia, a stos kontraktów jest pusty, najpierw tasuje się jego karty odrzucone. Jeśli ich też nie ma, kontrakt przepada i nic go nie zastępuje.

## Wybór karty

rules-bounty-hunters-choosing = Wybór karty
rule-BH-25 = W kroku 2 wybierasz dokładnie jedną z pięciu kart na ręce, dopiero co dobraną lub inną. Nie możesz spasować.
rule-BH-26 = Wybraną kartę kładzie się zakrytą. Gdy wybiorą wszyscy, wszystkie wybrane karty odkrywa się razem.
rule-BH-S09 = Kładzenie wybranej karty zakrytej jest tu obowiązkowe: robią to wszyscy w każdej turze.
rule-BH-S08 = Kładąc kartę zakrytą, ustalasz tylko, która to karta. Czy ją sprzedasz, czy zagrasz, gdzie ją położysz i za co zapłacisz, decydujesz po odkryciu wszystkich kart.
rule-BH-27 = Z wybraną kartą robisz dokładnie jedną z dwóch rzeczy: sprzedajesz ją albo zagrywasz.
rule-BH-28 = Kolejność jest stała: najpierw sprzedaj lub zagraj wybraną kartę, potem aktywuj tyle swoich zarezerwowanych kart, ile chcesz i za ile możesz zapłacić, albo żadnej, i zakończ krok.
rule-BH-S60 = Krok zawsze kończysz samodzielnie, nawet gdy nie ma już nic do zrobienia; inni widzą tylko, że karta jest wybrana i że krok jest zakończony. Wybraną kartę zawsze możesz sprzedać, a potem zawsze możesz zakończyć krok.
rule-BH-S21 = Dopóki nie wybierze ostatni gracz, możesz zmienić wskazany stos lub położoną kartę. Później, aż do zakończenia kroku, możesz cofać własne akcje, jeśli stół na to pozwala, ale nigdy poza dobrany kontrakt.
rule-BH-29 = Cztery pozostałe karty zostają na ręce do kroku 3.

## Sprzedaż i zagrywanie

rules-bounty-hunters-selling-and-playing = Sprzedaż i zagrywanie
rule-BH-33 = Aby sprzedać wybraną kartę, połóż ją odkrytą na stosie kart odrzuconych jej koloru i weź 1 kredyt.
rule-BH-34 = Sprzedać można kartę każdego rodzaju, zawsze za 1 kredyt: cel, łowcę, kontrakt, droida lub skrzynie.
rule-BH-35 = Kredytami płaci się za karty rynku Jawów, a na samym końcu rozstrzygają one remisy. Nie są punktami.
rule-BH-36 = Aby zagrać wybraną kartę, połóż ją odkrytą w swojej strefie.
rule-BH-37 = Cele, łowcy i kontrakty nie mają kosztu: są aktywne od razu po zagraniu. Aktywna karta leży pionowo.
rule-BH-38 = Karta rynku Jawów staje się aktywna tylko wtedy, gdy zapłacisz jej koszt. W przeciwnym razie możesz ją tylko zarezerwować.
rule-BH-39 = Zapłacone kredyty wracają do wspólnej puli.
rule-BH-40 = Aktywny cel można schwytać, aktywny łowca lub droid atakuje, aktywna karta skrzyń daje swoje punkty i skrzynie, a za aktywny kontrakt liczy się punkty na końcu.

## Rezerwowanie i aktywowanie

rules-bounty-hunters-reserving = Rezerwowanie i aktywowanie
rule-BH-41 = Jeśli nie możesz zapłacić za kartę rynku Jawów albo jeszcze nie chcesz, zarezerwuj ją: leży odkryta i poziomo w twojej strefie.
rule-BH-44 = Zarezerwowana karta nic nie robi: zarezerwowany droid nie dodaje ataku, zarezerwowana karta skrzyń nie daje ani punktów, ani skrzyń.
rule-BH-S19 = Możesz mieć dowolnie wiele zarezerwowanych kart. Zarezerwowanej karty nigdy nie można sprzedać, wziąć z powrotem na rękę ani przekazać.
rule-BH-42 = Po sprzedaniu lub zagraniu wybranej karty możesz aktywować dowolną liczbę swoich zarezerwowanych kart, jedną po drugiej, płacąc pełny koszt każdej.
rule-BH-43 = Aktywowaną kartę obraca się pionowo. Aktywowanego droida kładzie się w tej samej chwili, według tych samych zasad co zagranego z ręki (BH-53 do BH-57).
rule-BH-45 = Zwykle rezerwujesz kartę w jednej turze, a płacisz za nią w późniejszej, oprócz karty, którą w tej turze sprzedajesz lub zagrywasz.
rule-BH-S17 = Nie możesz aktywować zarezerwowanej karty przed sprzedaniem lub zagraniem wybranej.
rule-BH-S13 = Kartę zarezerwowaną w tej samej turze możesz aktywować w tym samym kroku, jeśli masz już na nią kredyty.
rule-BH-S14 = Kredyt ze sprzedaży karty można wydać na aktywowanie w tym samym kroku.
rule-BH-S18 = Koszt płaci się od razu w całości. Nie można płacić w ratach i za żadną kartę nie płaci się dwa razy.
rule-BH-S20 = Zarezerwowane karty można aktywować tylko w kroku 2, a po ostatniej turze już nie.

## Starcia

rules-bounty-hunters-confrontations = Starcia
rule-BH-46 = Polujesz tylko w swojej strefie, na swoje cele, swoimi kartami ataku. W strefie innego gracza nigdy niczego się nie atakuje, nie blokuje ani nie zabiera.
rule-BH-47 = Starcie to jeden cel i karty ataku przeciw niemu, jeśli już jakieś są. Cel leży po lewej, karty ataku po prawej, tak by widać było wszystkie ich wartości.
rule-BH-50 = Jeśli w twojej strefie żadne karty ataku nie czekają na cel, zagrany cel otwiera nowe starcie.
rule-BH-51 = Nieschwytanych celów możesz mieć jednocześnie dowolnie wiele.
rule-BH-53 = Jeśli w chwili, gdy karta ataku staje się aktywna, masz nieschwytany cel, kładziesz ją przy wybranym nieschwytanym celu.
rule-BH-S25 = Karty ataku nie można trzymać osobno, dopóki masz nieschwytany cel.
rule-BH-S22 = Karty ataku nie można położyć przy celu, który jest już schwytany.
rule-BH-48 = Atak sumuje się dla każdego koloru osobno: wszystkie wartości zielone, wszystkie niebieskie, wszystkie pomarańczowe. Nadmiar jednego koloru nie zastępuje innego.
rule-BH-52 = Każda karta ataku dołożona do starcia dodaje swoje wartości do tych, które już tam są: (2·0·1), (1·1·0) i (0·0·4) dają razem (3·1·5).
rule-BH-49 = Każda karta ataku atakuje tylko jeden cel albo czeka w jednej grupie. Jej wartości nigdy się nie dzieli.
rule-BH-67 = Łowców i droidy można dowolnie łączyć, przeciw celowi i gdy na niego czekają.
rule-BH-66 = Aktywowanie droidów kosztuje kredyty. Za to droidy nigdy nie zabierają punktów, ale też żadnych nie dają.
rule-BH-S26 = Położonych kart ataku i celów nigdy się nie przenosi ani nie usuwa, ani przed schwytaniem, ani po nim.

## Bez celu

rules-bounty-hunters-without-a-target = Bez celu
rule-BH-54 = Jeśli w chwili, gdy karta ataku staje się aktywna, nie masz już celu do schwytania, kładzie się ją osobno: tworzy ona grupę czekającą na cel.
rule-BH-S23 = Jeśli masz tylko schwytane cele i żadnego nieschwytanego, karta ataku tworzy czekającą grupę albo do niej dołącza, tak samo jak wtedy, gdy nie masz żadnego celu.
rule-BH-55 = Dopóki nie masz nieschwytanego celu, każda kolejna karta ataku musi dołączyć do tej samej czekającej grupy.
rule-BH-S24 = W twojej strefie nigdy nie ma drugiej czekającej grupy.
rule-BH-56 = Następny zagrany przez ciebie cel musi dołączyć do czekającej grupy, która odtąd go atakuje. Jeśli atak wystarcza, cel jest od razu schwytany; jeśli nie, pozostaje nieschwytany.
rule-BH-S27 = Następnego zagranego celu nie można położyć z dala od czekającej grupy, niezależnie od jego osłony. Jeśli go tam nie chcesz, sprzedaj go.
rule-BH-57 = Masz więc najwyżej jedną czekającą grupę i nigdy nie masz jednocześnie czekającej grupy i nieschwytanego celu.

## Schwytanie celu

rules-bounty-hunters-capture = Schwytanie celu
rule-BH-58 = Cel jest schwytany, gdy atak dorówna jego osłonie lub ją przewyższy we wszystkich trzech kolorach. Osłonę (4·1·6) pokonuje (4·1·6) lub (9·1·6), ale nie (9·9·5).
rule-BH-59 = W kroku 2 schwytanie sprawdza się po każdej położonej karcie, czy to karcie ataku, czy celu. Schwytanie i premia za nie następują od razu, zanim zrobisz cokolwiek innego.
rule-BH-S29 = Ze schwytania nie można zrezygnować ani odłożyć go na później.
rule-BH-60 = Schwytany cel obraca się poziomo; zostaje w twojej strefie razem z kartami ataku, które go atakowały. Wszyscy zawsze widzą, ile masz schwytanych celów; nowe schwytania inni widzą, gdy krok 2 się kończy.
rule-BH-S28 = Atak ponad osłonę przepada. Punkty zabierają wszyscy łowcy leżący przy schwytanym celu, nawet jeśli wystarczyłoby mniej.
rule-BH-61 = Jeśli na schwytanym celu widać kredyt, od razu dostajesz 1 kredyt.
rule-BH-S15 = Kredyt za schwytanie można wydać na każde późniejsze aktywowanie w tym samym kroku.
rule-BH-62 = Jeśli na schwytanym celu widać kontrakt, od razu dobierasz 1 kartę ze stosu kontraktów. Jest darmowa i natychmiast aktywna.
rule-BH-S35 = Kontrakt otrzymany jako premia leży odkryty w twojej strefie i widzą go wszyscy. Nie można z niego zrezygnować.
rule-BH-64 = W jednym kroku możesz schwytać kilka celów, kartą zagraną i kartami aktywowanymi.
rule-BH-65 = Liczba schwytań nie ma limitu: możesz schwytać więcej niż 4 cele.
rule-BH-63 = Punkty schwytanych celów i punkty, które zabierają łowcy, liczy się dopiero na końcu gry.

## Przekazywanie kart z ręki

rules-bounty-hunters-passing = Przekazywanie kart z ręki
rule-BH-30 = W kroku 3 dajesz 4 pozostałe karty graczowi po lewej i bierzesz 4 karty od gracza po prawej. Kierunek nigdy się nie zmienia.
rule-BH-31 = Wszyscy dają i biorą w tej samej chwili: nikt nie widzi nowej ręki, zanim nie odda starej.
rule-BH-32 = W grze dwuosobowej gracze w każdej turze po prostu wymieniają się kartami z ręki.
rule-BH-S49 = W grze dwuosobowej po twojej lewej i po twojej prawej siedzi ta sama osoba.

## Skrzynie

rules-bounty-hunters-crates = Skrzynie
rule-BH-68 = Karta skrzyń daje na końcu gry swoje punkty, jeśli jest aktywna. Karta skrzyń, która jest wciąż zarezerwowana, nie daje nic.
rule-BH-69 = Na końcu policz skrzynie na swoich aktywnych kartach skrzyń: skrzynie, które na nich widać, a nie karty.
rule-BH-70 = Kto ma najwięcej skrzyń, dostaje jeszcze 5 punktów. Przy remisie każdy z remisujących dostaje pełne 5: przy 4, 2 i 4 skrzyniach pierwszy i trzeci.
rule-BH-S39 = Jeśli nikt nie ma aktywnej karty skrzyń, nikt nie dostaje tych 5 punktów.
rule-BH-S43 = Skrzynie, które tworzą duet w kontrakcie, liczą się także przy ustalaniu, kto ma ich najwięcej.

## Kontrakty

rules-bounty-hunters-contracts = Kontrakty
rule-BH-71 = Punkty za kontrakty liczy się na końcu, i tylko za te w twojej strefie, zagrane lub otrzymane jako premia. Liczą się do nich tylko twoje schwytane cele i twoje aktywne skrzynie.
rule-BH-72 = Kontrakt daje punkty za każdą pasującą część pary, którą masz, i punkty duetu za każdą pełną parę.
rule-BH-S42 = Punkty są różne w różnych kontraktach, a w jednym kontrakcie mogą być różne dla obu części pary: liczy się to, co widać na karcie.
rule-BH-73 = Dwa różne cele: punkty za każdy schwytany cel jednego i drugiego rodzaju oraz punkty duetu za każdą parę dwóch różnych. Gdy każdy daje 1 punkt, a duet +3, to dwa cele jednego rodzaju i jeden drugiego dają 6.
rule-BH-74 = Dwa razy ten sam cel: punkty za każdy schwytany i punkty duetu za każde dwa. Gdy każdy daje 1 punkt, a duet +2, to dwa dają 4.
rule-BH-S41 = Cel bez pary nie tworzy duetu: trzy takie same cele to jeden duet, cztery to dwa. Gdy każdy daje 1 punkt, a duet +2, dają 5 i 8.
rule-BH-75 = Cel i skrzynia: punkty za każdy taki schwytany cel, nic za same skrzynie i punkty duetu za każdy cel w parze z aktywną skrzynią. Gdy cel daje 1 punkt, a duet +2, to dwa cele i dwie skrzynie dają 6.
rule-BH-76 = W jednym kontrakcie każda karta i każda skrzynia należy najwyżej do jednego duetu: dwa cele i dwie skrzynie to dwa duety, a nie cztery.
rule-BH-77 = Kontrakt nigdy nie zabiera punktów i nie trzeba go wypełnić w całości: pojedyncze części pary też dają punkty.
rule-BH-78 = Ten sam schwytany cel lub ta sama skrzynia może się liczyć do dowolnie wielu twoich kontraktów, takich samych lub różnych.
rule-BH-S44 = Z dwóch takich samych kontraktów każdy daje pełne punkty.
rule-BH-79 = Punkty za wszystkie kontrakty w twojej strefie się sumuje.

## Koniec gry

rules-bounty-hunters-end = Koniec gry
rule-BH-80 = Koniec zaczyna się, gdy ktoś po raz pierwszy schwyta 4. cel.
rule-BH-81 = Kto pierwszy schwyta 4. cel, dostaje premię: 1 kredyt ze wspólnej puli i 1 kontrakt ze stosu kontraktów, od razu aktywny.
rule-BH-82 = Każdy inny, kto schwyta 4. cel w tej samej turze co pierwszy, też dostaje i kredyt, i kontrakt.
rule-BH-S31 = Kto schwyta 4. cel w turze późniejszej niż pierwszy, nie dostaje za to premii.
rule-BH-83 = Premia za czwarty schwytany cel przysługuje oprócz kredytu lub kontraktu, który widać na samym celu.
rule-BH-S12 = Najpierw dostajesz to, co widać na schwytanym celu, potem premię za czwarty: kredyt, a po nim kontrakt.
rule-BH-S16 = Kredyt za czwarty schwytany cel można od razu wydać na dalsze aktywowanie w tym samym kroku.
rule-BH-S32 = Jeśli w tej samej turze schwytasz czwarty i piąty cel, i tak dostajesz tylko jedną premię.
rule-BH-84 = Turę, w której ktoś pierwszy schwytał czwarty cel, gra się do końca, a potem jeszcze dokładnie dwie pełne tury.
rule-BH-85 = Każdy gracz dostaje tę premię najwyżej raz. Czwarte cele schwytane w późniejszych turach nie dają premii i nie zmieniają liczby pozostałych tur.
rule-BH-S33 = Odliczanie ostatnich tur zaczyna się tylko raz i nigdy nie zaczyna się od nowa.
rule-BH-86 = Do końca ostatniej tury obowiązują wszystkie zwykłe zasady: dobieranie, sprzedaż, zagrywanie, aktywowanie, chwytanie i to, co widać na schwytanych celach.
rule-BH-87 = Druga tura po tej, w której ktoś pierwszy schwytał czwarty cel, jest ostatnia. Potem gra się kończy: karty na ręce, karty zarezerwowane i nieschwytane cele nic już nie dają.
rule-BH-S34 = Karty z ręki przekazuje się także w ostatniej turze, ale niczego to już nie zmienia.
rule-BH-S38 = Opcja może ustalić ostatnią turę: gra kończy się wtedy punktacją najpóźniej po tej turze, nawet jeśli nikt nie schwytał czwartego celu. Jeśli jej nie podano, nie ma takiego limitu.

## Punktacja

rules-bounty-hunters-scoring = Punktacja
rule-BH-88 = Arkusz punktacji ma dla każdego gracza sześć wierszy: imię, cele, skrzynie, kontrakty, łowcy (odejmuje się) i razem.
rule-BH-89 = Cele: punkty wszystkich schwytanych przez ciebie celów. Nieschwytane cele dają 0.
rule-BH-90 = Skrzynie: punkty twoich aktywnych kart skrzyń i jeszcze 5, jeśli masz najwięcej skrzyń.
rule-BH-S40 = 5 punktów za najwięcej skrzyń wpisuje się w wierszu skrzyń.
rule-BH-91 = Kontrakty: punkty za wszystkie twoje kontrakty razem.
rule-BH-92 = Łowcy: odejmij punkty podane na każdym łowcy, który leży przy schwytanym celu.
rule-BH-93 = Łowcy leżący na końcu przy nieschwytanym celu nie zabierają nic: płaci się tylko za udane polowanie.
rule-BH-S36 = Łowcy, którzy na końcu wciąż czekają na cel, nie zabierają nic.
rule-BH-S37 = Droidy liczą się na końcu jako 0, gdziekolwiek leżą.
rule-BH-94 = Razem: cele, skrzynie i kontrakty, minus łowcy.
rule-BH-S45 = Wynik może być mniejszy od zera i taki pozostaje.
rule-BH-96 = Przykład: cele 46, skrzynie 4, kontrakty 12 i łowcy minus 12 dają razem 50.
rule-BH-95 = Wygrywa gracz z najwyższym wynikiem.
rule-BH-97 = Jeśli najwyższy wynik ma kilku graczy, wygrywa ten z nich, komu zostało najwięcej kredytów.
rule-BH-98 = Jeśli kilku z nich ma też tyle samo kredytów, i to najwięcej, zwycięstwo jest wspólne.
rule-BH-S46 = O dalszych miejscach decyduje to samo: wynik, potem kredyty. Gracze równi w obu dzielą miejsce.

## Gra wprowadzająca

rules-bounty-hunters-introductory = Gra wprowadzająca
rule-BH-99 = W grze wprowadzającej gra się bez kontraktów: stos kontraktów i jego karta strefy zostają w pudełku, są więc trzy stosy, trzy karty stref i trzy stosy kart odrzuconych.
rule-BH-100 = Do gry wprowadzającej przed tasowaniem usuwa się 8 celów, na których widać kontrakt; zostaje 36 celów i łącznie 143 karty.
rule-BH-101 = W grze wprowadzającej zaczynasz z 1 celem, 2 łowcami i 1 kartą rynku Jawów na ręce.
rule-BH-S48 = W grze wprowadzającej w kroku 1 wybierasz dowolnie spośród trzech stosów i jak zwykle dobierasz piątą kartę.
rule-BH-102 = W grze wprowadzającej premia za czwarty schwytany cel to tylko 1 kredyt. Dostaje go każdy, kto schwyta 4. cel w tej samej turze co pierwszy.
rule-BH-103 = W grze wprowadzającej arkusz punktacji nie ma wiersza kontraktów. Wszystko inne pozostaje bez zmian, także dwie dodatkowe tury, skrzynie i rozstrzyganie remisów.

## Co jest tajne

rules-bounty-hunters-secrets = Co jest tajne
rule-BH-18 = Twoja ręka jest tajna: nigdy nie pokazujesz jej kart innemu graczowi.
rule-BH-104 = Ręce, stosy i karty wybrane, lecz jeszcze zakryte, są ukryte. Wszystko, co leży w strefach, schwytane cele, kredyty, wspólna pula, karty odrzucone, liczba kart w stosach i na rękach oraz ostatnia tura są jawne.
rule-BH-105 = Wszystkie wybrane karty pokazuje się w jednej i tej samej chwili. Do tego czasu widzisz u innych tylko, kto już wybrał.
rule-BH-S61 = Dopóki wybrane karty nie zostaną odkryte, nikt nie może wiedzieć, która z twoich pięciu kart leży zakryta, nawet gracz, który zna niektóre z nich z wcześniejszej ręki.
rule-BH-S10 = Po odkryciu wybranych kart wszyscy działają jednocześnie i nikt nie może czekać, by zareagować. Swoje zmiany widzisz od razu, cudze dopiero wtedy, gdy skończy ostatni gracz.
rule-BH-S52 = Każdy może widzieć, ile kredytów ma każdy gracz.
rule-BH-S53 = Każdy może w dowolnej chwili przeglądać karty odrzucone.
rule-BH-S54 = Każdy może wiedzieć, ile kart jest w każdym stosie i na każdej ręce oraz z którego stosu dobrał każdy gracz. Wskazane stosy pokazuje się razem, gdy każdy ma już kartę.
rule-BH-S55 = O karcie, która przeszła przez twoją rękę, wiesz nadal, na czyjej jest ręce, dopóki nie zostanie odkryta. Ta wiedza kończy się, gdy kartę sprzedano i wtasowano z powrotem w jej stos.
rule-BH-S62 = Widzowie widzą u każdego gracza to samo co inni gracze, w tej samej chwili, i nie znają żadnych kart z wcześniejszych rąk.
rule-BH-S63 = Tajemnica kończy się, gdy arkusz punktacji jest gotowy. Odtąd ręce, stosy i cały przebieg gry są jawne dla wszystkich.

## Jednocześnie

rules-bounty-hunters-same-time = Jednocześnie
rule-BH-S11 = Pośpiech nigdy nie pomaga. To, co robisz, zmienia tylko twoją strefę, a to, co wspólne, rozdaje się w stałej kolejności.
rule-BH-S58 = W kroku 2 stos kontraktów odlicza się od wierzchu tak, jak leżał w chwili odkrycia wybranych kart: pierwsza karta dla mistrza gildii, następna dla gracza po jego lewej, i tak w koło; twoje kontrakty z premii to te, które wypadają na ciebie. Jeśli stos jest za krótki, kontrakt jest ci należny: dobiera się go w tej kolejności, gdy krok 2 się kończy, z reszty stosu i potasowanych kart odrzuconych, albo przepada. Ograniczona wspólna pula płaci tak samo; należnego kredytu nie można jeszcze wydać.
rule-BH-S59 = Gdy krok 2 zakończy ostatni gracz, sprzedane karty leżą na stosach kart odrzuconych w kolejności od mistrza gildii w lewo, ostatnia na wierzchu. Rozdaje się należne kredyty, a potem należne kontrakty. Pierwszy czwarty schwytany cel ustala ostatnią turę, wszystko pokazuje się naraz i następuje krok 3.
rule-BH-S56 = Jeśli gracz odejdzie lub skończy mu się czas, zastępuje go bot. To, co gracz już wybrał lub zrobił, pozostaje ważne, karty z ręki przekazuje się jak dotąd, a punkty tego miejsca liczy się tak samo.
