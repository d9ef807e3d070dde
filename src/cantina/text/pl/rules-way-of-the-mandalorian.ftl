### Zasady gry Way of the Mandalorian, po jednej na numer, dla tych, którzy grają.

## Cel gry i kredyty

rules-way-of-the-mandalorian-aim = Cel gry i kredyty
rule-WM-10 = Celem jest mieć najwięcej kredytów, gdy gra się skończy.
rule-WM-01 = Gra jest przeznaczona dla 2, 3 lub 4 graczy.
rule-WM-A62 = Dwoje graczy gra według tych samych zasad; inna jest tylko liczba misji (WM-12). Przeciwnik jest jeden, więc przeciw każdej próbie zagrywa się najwyżej jedno wydarzenie.
rule-WM-08 = Kredyty to twoje pieniądze, a na koniec twój wynik. W pudełku są 82 żetony kredytów, ale pokazują one tylko kwotę: możesz mieć dowolną całkowitą liczbę kredytów, od 0 wzwyż.
rule-WM-A46 = Kredyty we wspólnej puli nigdy się nie kończą.
rule-WM-A63 = Gracze nie mogą ze sobą handlować, pożyczać sobie ani niczego darować: kredyty tylko wpłaca się do wspólnej puli lub z niej bierze.
rule-WM-A67 = Mając 0 kredytów, nadal grasz: możesz dobierać, sprzedawać, wziąć szybkie zlecenie i wykonywać misje.

## Plansza i karty

rules-way-of-the-mandalorian-cards = Plansza i karty
rule-WM-02 = Wszyscy gracze mają jedną wspólną planszę misji. Jest na niej miejsce na wykonywaną misję i miejsce na wydarzenia; poza próbą oba są puste.
rule-WM-03 = Są cztery planszki postaci: Din Djarin, Fennec Shand, Bo-Katan Kryze i Boba Fett. Każda ma imię, własne symbole, miejsca na karty ekwipunku i jedną zdolność specjalną.
rule-WM-09 = Siłę liczy się w symbolach. Postać, karta ekwipunku, wydarzenie lub misja ma 0 lub więcej symboli każdego atrybutu.
rule-WM-A01 = Atrybuty są dokładnie cztery: siła ognia, pancerz, pilotaż i spryt, zawsze w tej kolejności.
rule-WM-04 = Misji jest 45: na poziomie 1 jest ich 20, na poziomie 2 jest ich 14, na poziomie 3 jest ich 10, a na poziomie 4 tylko 1. Na karcie misji widać wymagane symbole, nagrodę i karę w kredytach.
rule-WM-05 = Kart ekwipunku jest 30 i są zielone. Każda ma nazwę, symbole i koszt w kredytach; niektóre są oznaczone jako tymczasowe (WM-47).
rule-WM-06 = Kart wydarzeń jest 26 i są niebieskie. Każda ma nazwę, symbole i koszt w kredytach, ale nie ma tekstu z efektem.
rule-WM-A25 = Wydarzenia tylko dodają symbole: zagrane przez przeciwnika do wymagań misji, zagrane przez gracza wykonującego misję do jego własnej siły. Symbole nigdy nie są ujemne.
rule-WM-07 = Ekwipunek i wydarzenia to razem 56 kart rynku; wszystkie są w grze przy każdej liczbie graczy.

## Przygotowanie gry

rules-way-of-the-mandalorian-setup = Przygotowanie gry
rule-WM-11 = Plansza misji leży na środku. Wszyscy gracze mają wspólny rząd misji, rynek, stos rynku i stos kart odrzuconych.
rule-WM-12 = Misje poziomów 1, 2, 3 i 4 losuje się: 8, 4, 4 i 1 dla dwojga graczy (razem 17), 12, 6, 6 i 1 dla trojga (25), 16, 8, 8 i 1 dla czworga (33).
rule-WM-13 = Tworzą one zakryty stos kart misji, ułożony według poziomów: poziom 1 na wierzchu, potem poziomy 2 i 3, a misja poziomu 4 na samym spodzie.
rule-WM-A60 = Każdy poziom tasuje się osobno, poziom 1 także; poziomów nigdy się nie miesza.
rule-WM-14 = Misje, których nie wylosowano, wracają do pudełka i nie biorą udziału w grze: 28 dla dwojga graczy, 20 dla trojga, 12 dla czworga.
rule-WM-15 = Odkrywa się 6 wierzchnich misji: to rząd misji. Na początku wszystkie są poziomu 1.
rule-WM-16 = Wszystkie 30 kart ekwipunku i 26 wydarzeń tasuje się w jeden zakryty stos rynku. Stos kart odrzuconych jest na początku pusty.
rule-WM-17 = Odkrywa się 4 wierzchnie karty stosu rynku: to rynek. Dopiero potem rozdaje się karty na ręce.
rule-WM-18 = Każdy gracz bierze planszkę postaci i 800 kredytów, a potem dobiera 5 kart ze stosu rynku. Na planszkach na początku nie ma kart.
rule-WM-A53 = Każda postać jest w grze najwyżej raz. Postacie wybiera stół albo przydziela los, zanim rozda się jakiekolwiek karty.
rule-WM-A55 = Rozdaje się od razu po pięć kart, zgodnie z ruchem wskazówek zegara, zaczynając od pierwszego gracza.
rule-WM-A65 = Początkowej ręki nie można wymienić.
rule-WM-19 = Wszystkie pozostałe kredyty to wspólna pula.
rule-WM-20 = Po przygotowaniu stos kart misji ma 11, 19 lub 27 kart, a stos rynku 42, 37 lub 32, dla dwojga, trojga lub czworga graczy.

## Twoja tura

rules-way-of-the-mandalorian-turn = Twoja tura
rule-WM-21 = Zaczyna najstarszy gracz. Kolejne tury następują zgodnie z ruchem wskazówek zegara, czyli w lewo.
rule-WM-A54 = Tutaj gracza, który zaczyna, zaznacza osoba, która otworzyła stół; jeśli nikogo nie zaznaczono, decyduje los.
rule-WM-22 = W swojej turze możesz dokładać ekwipunek i wykonać 2 akcje w dowolnej kombinacji: dobranie 2 kart, sprzedaż, szybkie zlecenie, wykonywanie misji.
rule-WM-23 = Tę samą akcję możesz wykonać w turze dwa razy. Tylko szybkie zlecenie jest możliwe raz (WM-38).
rule-WM-A17 = Te dwie akcje nie muszą się od siebie różnić.
rule-WM-24 = Po dwóch akcjach nie masz już żadnej: zakończ turę. Potem sprawdza się limit ręki i uzupełnia karty, po czym zaczyna następny gracz.
rule-WM-A16 = Możesz zakończyć turę po jednej akcji albo bez żadnej. Niewykorzystane akcje przepadają.
rule-WM-A71 = Twoja tura nie kończy się sama, nawet gdy nie ma czego dołożyć: kończysz ją ty. Tylko tam, gdzie ekwipunek dokłada się między dwiema akcjami (WM-A03), kończy się ona po drugiej.
rule-WM-85 = Do końca gry decyduje zawsze dokładnie jeden gracz i zawsze ma coś do wyboru; pozostali czekają.
rule-WM-83 = Los odgrywa rolę tylko przy przygotowaniu i przy tasowaniu; poza tym liczą się wyłącznie wasze decyzje. Akcji, która coś odkryła lub zmieniła, nie można cofnąć.

## Dokładanie ekwipunku

rules-way-of-the-mandalorian-equipping = Dokładanie ekwipunku
rule-WM-25 = Dokładanie ekwipunku nie jest akcją: nie zużywa żadnej z twoich dwóch akcji.
rule-WM-A03 = Ekwipunek możesz dokładać w dowolnej chwili swojej tury, przed akcjami, między nimi i po nich, ale nie w trakcie akcji. Stół może ustalić inaczej: tylko po pierwszej i przed drugą akcją.
rule-WM-26 = Dołóż kartę z ręki: kładzie się ją odkrytą na wolnym miejscu na ekwipunek twojej planszki. Karty z rynku trzeba najpierw dobrać, a wydarzeń się tam nie kładzie.
rule-WM-27 = Każda postać ma 4 miejsca na karty ekwipunku; Din Djarin ma o jedno więcej (WM-58).
rule-WM-A06 = Wszystkie miejsca są jednakowe: każdy ekwipunek pasuje na każde miejsce, a dwie takie same karty mogą leżeć obok siebie.
rule-WM-A04 = W turze możesz dołożyć tyle kart, na ile pozwalają wolne miejsca i kredyty.
rule-WM-28 = Za każdą dołożoną kartę zapłać do wspólnej puli koszt wydrukowany na karcie.
rule-WM-A07 = Cały koszt musisz zapłacić od razu. Jeśli masz mniej, nie możesz dołożyć karty.
rule-WM-30 = Ekwipunek dokładasz tylko w swojej turze i tylko na swoją planszkę. Koszt z karty jest jedyną ceną.
rule-WM-29 = Ekwipunek zostaje na planszce i można go używać w dowolnie wielu misjach, aż go sprzedasz albo, jeśli jest tymczasowy, aż go użyjesz.
rule-WM-A05 = Ekwipunku nie można wziąć z powrotem na rękę, przykryć ani zastąpić. Miejsce zwalnia się tylko wtedy, gdy sprzedasz leżącą na nim kartę albo użyjesz tymczasowej.

## Dobieranie kart

rules-way-of-the-mandalorian-drawing = Dobieranie kart
rule-WM-31 = Akcja: dobierz na rękę 2 karty, każdą albo odkrytą z rynku, albo wierzchnią ze stosu rynku.
rule-WM-A08 = Możesz łączyć: obie karty z rynku, obie ze stosu rynku albo po jednej.
rule-WM-A09 = Karty bierzesz jedną po drugiej i pierwszą widzisz, zanim wybierzesz drugą.
rule-WM-A11 = Dobierasz zawsze 2 karty, nigdy mniej. Dopóki nie masz drugiej, nie możesz robić nic innego.
rule-WM-32 = Kart wziętych z rynku nie uzupełnia się aż do końca twojej tury (WM-64).
rule-WM-A10 = Niczego nie uzupełnia się między obiema kartami ani między akcjami: po dwukrotnym dobraniu z rynku może on być pusty.

## Nowy stos rynku

rules-way-of-the-mandalorian-reshuffle = Nowy stos rynku
rule-WM-67 = Gdy stos rynku się wyczerpie, cały odrzucony ekwipunek i wszystkie odrzucone wydarzenia tasuje się w nowy zakryty stos rynku. Misji to nigdy nie dotyczy.
rule-WM-33 = Może się to zdarzyć w trakcie dobierania: bierzesz ostatnią kartę, karty sprzedane i odrzucone się tasuje, a ty dobierasz dalej z nowego stosu.
rule-WM-A12 = Karty odrzucone tasuje się dopiero wtedy, gdy potrzebna jest karta, a stos jest pusty. Do tego czasu stos ma 0 kart i nadal można go wybrać, o ile są karty odrzucone.
rule-WM-A13 = Gdyby puste były i stos rynku, i stos kart odrzuconych, dobiera się i uzupełnia tyle, ile jest, a gra toczy się dalej.

## Sprzedaż kart

rules-way-of-the-mandalorian-selling = Sprzedaż kart
rule-WM-34 = Akcja: sprzedaj dowolną liczbę swoich kart, z ręki, z planszki albo i stąd, i stąd. Zwolnione miejsce można w tej samej turze znowu zająć.
rule-WM-A19 = Wydarzenia też można sprzedać, z ręki albo z miejsca Boby Fetta, za połowę wydrukowanego kosztu. Sprzedaje się co najmniej 1 kartę.
rule-WM-35 = Wspólna pula płaci połowę sumy wydrukowanych kosztów wszystkich kart z tej sprzedaży: karty za 200, 200 i 400 dają 400 kredytów.
rule-WM-A20 = Najpierw dodaj wszystkie koszty, potem raz podziel na pół i zaokrąglij w dół do pełnego kredytu. Sprzedaż na koniec liczy się tak samo.
rule-WM-36 = Sprzedane karty trafiają na stos kart odrzuconych i wracają, gdy zostanie on potasowany.
rule-WM-A21 = Kartę można sprzedać nawet w tej turze, w której ją dołożono lub jej użyto, także za połowę ceny.

## Szybkie zlecenie

rules-way-of-the-mandalorian-quick-job = Szybkie zlecenie
rule-WM-37 = Akcja: weź szybkie zlecenie i 200 kredytów ze wspólnej puli.
rule-WM-38 = W jednej turze możesz wziąć tylko jedno szybkie zlecenie.
rule-WM-A18 = Limit dotyczy każdej tury z osobna: w następnej turze możesz znowu wziąć szybkie zlecenie.

## Wykonywanie misji

rules-way-of-the-mandalorian-attempt = Wykonywanie misji
rule-WM-39 = Akcja: spróbuj wykonać jedną z odkrytych misji w rzędzie. Obie twoje akcje mogą być takimi próbami.
rule-WM-40 = Wybierz misję; trafia ona na miejsce na misję na planszy. Możesz próbować każdej misji, niezależnie od swojej siły i kredytów.
rule-WM-A42 = Możesz wykonywać misję, której nie jesteś w stanie zrealizować. Z wybranej misji nie można się wycofać.
rule-WM-A41 = Po porażce możesz w tej samej turze spróbować tej samej misji jeszcze raz.
rule-WM-A43 = Między twoimi dwiema próbami rzędu się nie uzupełnia: po sukcesie wybierasz spośród pozostałych misji.

## Wydarzenia

rules-way-of-the-mandalorian-events = Wydarzenia
rule-WM-41 = Zaczynając po lewej od gracza wykonującego misję i dalej zgodnie z ruchem wskazówek zegara, każdy przeciwnik może zagrać z ręki 1 wydarzenie albo żadnego.
rule-WM-A24 = Każdy przeciwnik decyduje raz. Kto spasował, tego w tej próbie już się nie pyta.
rule-WM-42 = Przeciwnik, który zagrywa wydarzenie, płaci do wspólnej puli 200 kredytów.
rule-WM-A22 = Zagranie każdego wydarzenia kosztuje 200 kredytów; wydrukowany koszt liczy się tylko przy sprzedaży. Stół może ustalić inaczej: zagranie wydarzenia kosztuje tyle, ile wydrukowano na karcie.
rule-WM-A23 = Jeśli nie możesz zapłacić całych 200 kredytów, nie możesz zagrać wydarzenia z ręki. Za darmo jest tylko wydarzenie z miejsca Boby Fetta (WM-61).
rule-WM-43 = Wydarzenia przeciwników leżą odkryte na planszy misji, więc kto decyduje później, widzi je.
rule-WM-44 = Po decyzjach wszystkich przeciwników możesz zagrać z ręki 1 wydarzenie we własnej misji: zapłać 200 kredytów i połóż je odkryte obok swojej planszki.
rule-WM-A26 = Widzisz wszystkie wydarzenia przeciwników, zanim zdecydujesz o własnym wydarzeniu i o ekwipunku.
rule-WM-A66 = Wydarzenia zagrywa się tylko w tych dwóch chwilach próby i nigdy nie leżą one na miejscach na ekwipunek. Tylko Boba Fett może położyć jedno na swoim miejscu (WM-A27).
rule-WM-A69 = Dostajesz pytanie, jeśli masz na ręce co najmniej 1 kartę oraz 200 kredytów (najniższy wydrukowany koszt, jeśli to on jest opłatą; dowolną kwotę, jeśli kredyty są ukryte) albo gotowe wydarzenie na swoim miejscu. Jakie karty masz na ręce, nie ma znaczenia. Stałe polecenie może pasować za ciebie, zawsze albo poniżej podanej nagrody, po zwykłym opóźnieniu.
rule-WM-A61 = Jeśli na pytanie o wydarzenie nie odpowiesz na czas, pasujesz. Wszystkie inne decyzje za nieobecnego gracza podejmuje bot, który gra w zastępstwie.

## Siła

rules-way-of-the-mandalorian-strength = Siła
rule-WM-45 = Czego potrzebujesz: dla każdego atrybutu dodaj symbole misji i wszystkich wydarzeń zagranych przez przeciwników. Twoje własne wydarzenie nie wchodzi do tej sumy.
rule-WM-46 = Dopiero teraz, znając wymagania, wybierasz, którego ekwipunku ze swojej planszki użyjesz.
rule-WM-A40 = Możesz użyć całego ekwipunku, części albo żadnego. Użycie ekwipunku, który nie jest tymczasowy, nigdy nie szkodzi.
rule-WM-48 = Co masz: dla każdego atrybutu dodaj symbole swojej postaci, własnego wydarzenia i użytego ekwipunku. Nieużyty ekwipunek nie dodaje nic.
rule-WM-49 = Odnosisz sukces, jeśli symboli każdego atrybutu masz co najmniej tyle, ile trzeba; tyle samo wystarcza. W przeciwnym razie to porażka.
rule-WM-A02 = Wymaganiom trzeba dorównać w każdym z czterech atrybutów; nadmiar jednego nie zastępuje innego. Stół może ustalić inaczej: porównuje się tylko sumy wszystkich czterech.

## Sukces i porażka

rules-way-of-the-mandalorian-result = Sukces i porażka
rule-WM-50 = Sukces: weź ze wspólnej puli wydrukowaną nagrodę; nie można z niej zrezygnować. Misja wychodzi z gry: nikt jej nie zatrzymuje i nie trafia ona na stos kart odrzuconych.
rule-WM-51 = Porażka: zapłać do wspólnej puli wydrukowaną karę.
rule-WM-52 = Jeśli nie możesz zapłacić całej kary, zapłać wszystkie kredyty, które masz.
rule-WM-A44 = Nie pozostaje żaden dług i nie musisz niczego sprzedawać, by zapłacić karę.
rule-WM-53 = Po porażce misja wraca na swoje miejsce w rzędzie.
rule-WM-A45 = Najpierw rozlicza się nagrodę lub karę, potem usuwa zagrane wydarzenia i użyty ekwipunek tymczasowy.
rule-WM-54 = Tak po sukcesie, jak i po porażce wszystkie wydarzenia zagrane w tej próbie trafiają na stos kart odrzuconych. Zapłaconych za nie kredytów się nie zwraca.
rule-WM-47 = Użyty ekwipunek tymczasowy musisz odrzucić na koniec tej misji. Nieużyty zostaje na planszce.
rule-WM-55 = Użyty ekwipunek tymczasowy trafia na stos kart odrzuconych po wydarzeniach; tylko Fennec Shand może go zatrzymać (WM-59).
rule-WM-A39 = Użyty ekwipunek tymczasowy traci się także po porażce.
rule-WM-56 = Przykład: misja i wydarzenie przeciwnika, za które zapłacono 200, wymagają 3, 1, 2 i 1 symbolu. Twoja postać i dwie karty ekwipunku dają 3, 3, 2 i 3: to sukces i nagroda 400 jest twoja.

## Postacie

rules-way-of-the-mandalorian-characters = Postacie
rule-WM-57 = Każda postać ma dokładnie jedną zdolność specjalną i może jej używać tylko gracz z tą planszką.
rule-WM-58 = Din Djarin ma jedno dodatkowe miejsce na kartę ekwipunku, razem 5.
rule-WM-A38 = Jego piąte miejsce jest takie jak inne i nie ma własnych zasad.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand może zapłacić 200 kredytów, by zatrzymać na ręce kartę ekwipunku, którą musiałaby odrzucić.
rule-WM-A35 = Dotyczy to użytego ekwipunku tymczasowego, a nie sprzedaży czy nadmiarowych kart na ręce. Stół może ustalić, że także nadmiarowego ekwipunku: za 200 kredytów każda taka karta zostaje ponad pięć i liczy się znowu na koniec następnej tury Fennec Shand.
rule-WM-A36 = Decyduje o każdej użytej karcie z osobna i za każdym razem płaci 200 kredytów, tyle razy, ile może. Płaci, gdy nagroda lub kara jest już rozliczona.
rule-WM-A37 = Zatrzymana karta trafia na jej rękę i liczy się do limitu ręki. Można ją znowu dołożyć za pełny koszt, nawet w tej samej turze.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Gdy Bo-Katan Kryze wykonuje misję, może odrzucić 1 kartę z ręki, by zignorować 1 symbol karty misji.
rule-WM-A34 = Robi to tylko we własnych misjach, po wszystkich wydarzeniach, a przed wyborem ekwipunku. Może to być dowolna karta z ręki; od razu trafia na stos kart odrzuconych i przepada nawet po porażce.
rule-WM-A32 = Może to zrobić raz w każdej próbie, czyli dwa razy w turze z dwiema próbami. Stół może ustalić brak limitu: wtedy każda odrzucona karta ignoruje jeden symbol.
rule-WM-A33 = Może zignorować tylko symbol wydrukowany na karcie misji, a nie dodany przez wydarzenie. Stół może dopuścić także symbole wydarzeń.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Boba Fett ma jedno dodatkowe miejsce na zakrytą kartę wydarzenia. Wydarzenie z tego miejsca może zagrać, nie płacąc kosztu.
rule-WM-A27 = Zawsze, gdy wolno mu dokładać ekwipunek, może położyć wydarzenie z ręki na pustym miejscu, nie płacąc kosztu; znika ono stamtąd tylko zagrane lub sprzedane. Stół może ustalić inaczej: tylko raz, po rozdaniu kart i przed pierwszą turą.
rule-WM-A28 = Może je zagrać także w turach innych, przeciw ich misjom, gdy przychodzi jego kolej na decyzję, też nie płacąc kosztu. Stół może ustalić inaczej: tylko we własnych misjach.
rule-WM-A29 = Także on zagrywa w każdej próbie tylko jedno wydarzenie: ze swojego miejsca albo z ręki, nie oba.
rule-WM-A30 = Wydarzenie na jego miejscu nie liczy się do limitu ręki.
rule-WM-A31 = Przy sprzedaży na koniec wydarzenie z jego miejsca odkrywa się i sprzedaje za połowę wydrukowanego kosztu.

## Koniec tury

rules-way-of-the-mandalorian-end-of-turn = Koniec tury
rule-WM-A14 = Na koniec tury najpierw obowiązuje limit ręki, potem uzupełnia się rynek, a potem rząd misji.
rule-WM-63 = Na koniec swojej tury możesz mieć na ręce najwyżej 5 kart. Odrzuć dokładnie tyle, ile masz za dużo, według własnego wyboru; karty na planszce się nie liczą.
rule-WM-A15 = W trakcie twojej tury na ręce może być więcej niż 5 kart. W turach innych kart na niej nie przybędzie.
rule-WM-64 = Rynek uzupełnia się ze stosu rynku do 4 odkrytych kart.
rule-WM-65 = Rząd uzupełnia się ze stosu kart misji do 6 odkrytych misji.
rule-WM-A47 = Gdy stos kart misji jest pusty, gra się dalej z mniejszą liczbą misji, aż być może zostanie tylko misja poziomu 4.
rule-WM-A72 = Puste miejsca na rynku i w rzędzie zapełnia się od pierwszego do ostatniego, a nowy ekwipunek zajmuje pierwsze wolne miejsce. Fennec Shand dostaje pytania w kolejności swoich miejsc; kolejność kart odrzuconych nigdy nie ma znaczenia.
rule-WM-66 = Potem zaczyna następny gracz po lewej stronie.

## Koniec gry

rules-way-of-the-mandalorian-end-of-game = Koniec gry
rule-WM-68 = Gra kończy się, gdy tylko któryś gracz zrealizuje misję poziomu 4. Nieudana próba nie kończy gry.
rule-WM-A48 = Gdy misja poziomu 4 zostaje odkryta, nic się jeszcze nie dzieje. Od następnej tury można ją wykonywać jak każdą inną misję w rzędzie.
rule-WM-69 = Koniec następuje natychmiast: nikt nie ma już akcji ani tury, a rundy się nie dogrywa.
rule-WM-A49 = Ostatnią misję jeszcze się rozlicza: wypłaca się nagrodę, odrzuca wydarzenia i użyty ekwipunek tymczasowy, ale Fennec Shand nie dostaje pytania, limit ręki nie obowiązuje i niczego się nie uzupełnia. Stół może ustalić, że użyty ekwipunek tymczasowy jeszcze się sprzedaje.
rule-WM-70 = Sprzedaż na koniec: wszyscy gracze sprzedają wszystkie karty, które mają jeszcze na planszkach, za połowę sumy ich kosztów i liczą swoje kredyty.
rule-WM-72 = Karty na ręce są na koniec nic niewarte.
rule-WM-A50 = Sprzedaż na koniec dotyczy tylko planszki: kart z ręki się nie sprzedaje.
rule-WM-71 = Wygrywa ten, kto po sprzedaży na koniec ma najwięcej kredytów, bez względu na to, kto zrealizował misję poziomu 4.
rule-WM-A51 = Gracze z taką samą liczbą kredytów dzielą zwycięstwo; tak samo dzieli się dalsze miejsca.
rule-WM-A52 = Jeśli nikt nie zrealizuje misji poziomu 4, gra zostaje przerwana po 200 turach każdego gracza albo po innej liczbie ustalonej przez stół (0: bez limitu). Odbywa się sprzedaż na koniec, ale gra liczy się jako niedokończona i nikt nie wygrywa.

## Co jawne, a co ukryte

rules-way-of-the-mandalorian-knowledge = Co jawne, a co ukryte
rule-WM-73 = Wszyscy widzą rząd misji, rynek, wykonywaną misję, zagrane wydarzenia, planszki postaci i cały ekwipunek na nich.
rule-WM-A56 = Kredyty wszystkich graczy są jawne. Stół może je ukryć.
rule-WM-A57 = Stos kart odrzuconych jest jawny: każdy może go przeglądać.
rule-WM-A58 = Każdy może wiedzieć, ile kart mają stosy, ale nie jakie.
rule-WM-A59 = Karty odrzucone z powodu limitu ręki lub przez Bo-Katan Kryze pokazuje się wszystkim.
rule-WM-74 = Karty na swojej ręce znasz tylko ty. Inni widzą, ile ich jest, i pamiętają te, które trafiły tam jawnie.
rule-WM-A68 = Znane na ręce są karty wzięte z rynku lub zatrzymane przez Fennec Shand, dopóki jawnie jej nie opuszczą; z kart rozdanych i kart ze stosu znana jest tylko ich liczba. Widzowie widzą to, co wiedzą wspólnie wszyscy gracze.
rule-WM-75 = Wydarzenie na miejscu Boby Fetta leży zakryte: on może na nie patrzeć, inni widzą tylko, że miejsce jest zajęte.
rule-WM-A70 = Gdy Boba Fett zapełnia swoje miejsce, inni dowiadują się tylko, że to wydarzenie. Wydarzenia, które znali z jego ręki, mogą odtąd być na ręce lub na tym miejscu; znany im ekwipunek jest nadal na ręce.
rule-WM-76 = Stos kart misji i stos rynku leżą zakryte; nikt nie zna kolejności ich kart.
rule-WM-A64 = Ekwipunek i wydarzenia mają taki sam rewers: po wierzchniej karcie stosu rynku nie widać, co to jest.
rule-WM-77 = Poziom następnej misji nie jest tajemnicą: stos jest ułożony i można policzyć karty. Gdy graczy jest dwoje, 11 lub 10 kart w stosie oznacza poziom 1, od 9 do 6 poziom 2, od 5 do 2 poziom 3, a 1 poziom 4.
rule-WM-A73 = Które misje zostały w pudełku, nie wiadomo; znana jest tylko ich liczba na każdym poziomie. Zrealizowane misje są jawne.
rule-WM-86 = Ukryte karty możesz wywnioskować, licząc 56 kart rynku. Po tasowaniu nowy stos to dokładnie dawny stos kart odrzuconych; każda inna ukryta karta jest na czyjejś ręce albo na miejscu Boby Fetta.
