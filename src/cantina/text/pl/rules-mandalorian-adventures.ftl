### Zasady gry The Mandalorian: Adventures, po jednej na numer, dla tych, którzy grają.

## Cel i koniec gry

rules-mandalorian-adventures-goal = Cel i koniec gry
rule-MA-01 = Od jednego do czterech graczy wspólnie wykonuje jedną misję. Wygrywają wszyscy albo przegrywają wszyscy, chyba że wariant gry mówi inaczej.
rule-MA-02 = Każdą misję rozgrywa się na jednej planszy złożonej z pól, na których są postacie, wrogowie i żetony. Kilka misji może używać tej samej planszy.
rule-MA-174 = Wygrywacie wszyscy, gdy cel misji zostanie osiągnięty. Zwykle liczy się to na koniec tury, więc najpierw trzeba przetrwać fazę wydarzeń.
rule-MQ-74 = Cel misji sprawdza się na koniec tury, po dobieraniu, chyba że misja mówi, iż liczy się natychmiast.
rule-MQ-97 = „Na koniec tury postać jest…” oznacza dowolną postać, po każdej turze; „jeśli kończysz turę” oznacza postać aktywnego gracza, a w trybie wspólnych postaci dowolną z obu. Najpierw działają zasady planszy i misji, w kolejności wybranej przez aktywnego gracza, potem cel misji.
rule-MA-175 = Gdy tylko spełni się którykolwiek warunek porażki, wszyscy przegrywacie.
rule-MA-130 = Obrażenia postaci zostają na jej karcie. Gdy jest ich tyle, ile PZ na używanej stronie, postać ginie i wszyscy gracze od razu przegrywają.
rule-MQ-75 = Porażkę sprawdza się po każdym pojedynczym efekcie. Jeśli cel misji i porażka wypadają jednocześnie, misja jest przegrana.
rule-MA-169 = Tekst karty lub misji jest ważniejszy niż te zasady. Jeśli dwie karty są ze sobą sprzeczne, aktywny gracz decyduje, która obowiązuje.
rule-MA-170 = Spośród równorzędnych możliwości wybiera aktywny gracz.
rule-MA-171 = Kolejność efektów, które następują jednocześnie, ustala aktywny gracz; każdy kończy się, zanim zacznie się następny.

## Przygotowanie gry

rules-mandalorian-adventures-setup = Przygotowanie gry
rule-MA-17 = Przygotowanie ma siedem kroków: misja, stos planowania, stos wydarzeń, żetony obrażeń i sabotażu, żetony zagrożeń, postacie, pierwszy gracz.
rule-MA-18 = Najpierw rozpatrzcie talię przewodnika (MA-09) i weźcie misję, którą wskazuje. Przeczytajcie jej wstęp, odprawę i zasady planszy oraz wykonajcie każdy wiersz oznaczony PRZYGOTOWANIE.
rule-MQ-87 = Wiersze PRZYGOTOWANIE wykonuje się po kolei po kroku 7, przed pierwszą turą, chyba że wiersz podaje inną chwilę. Zakrytego żetonu, który się przesuwa lub zastępuje, nikt nie ogląda.
rule-MA-19 = Potasujcie stos planowania i połóżcie go zakryty obok planszy.
rule-MA-20 = Potasujcie stos wydarzeń, nie zważając na symbole na rewersach. Rewers wierzchniej karty widzą wszyscy.
rule-MA-21 = Żetony obrażeń leżą gotowe dla wszystkich. Na początku nikt nie ma obrażeń, chyba że tak mówi PRZYGOTOWANIE.
rule-MQ-86 = Żetony obrażeń nigdy się nie kończą.
rule-MA-22 = Na każdym polu akcji połóżcie odkryty dokładnie jeden losowy biały żeton sabotażu.
rule-MA-23 = Wszystkie inne żetony sabotażu, także biały, jeśli został, miesza się zakryte: to zapas.
rule-MA-24 = Weźcie żetony zagrożeń z numerem misji na rewersie i wymieszajcie każdy kształt osobno. Wszystkie inne żetony zagrożeń zostają poza grą.
rule-MA-25 = Na polach ze znakiem zapytania kładzie się zakryty żeton wydrukowanego kształtu.
rule-MA-26 = Na polach z kształtem, ale bez znaku zapytania, kładzie się odkryty żeton tego kształtu.
rule-MQ-62 = Jeśli żetonów jakiegoś kształtu jest więcej niż pól, nadmiar wraca do pudełka bez oglądania. Żetony potrzebne do celu misji są zawsze wśród tych na planszy.
rule-MA-27 = Pomarańczowe żetony to posiłki: tworzą zakryty stos obok planszy.
rule-MA-28 = Każdy gracz wybiera jedną z postaci wymienionych w misji i bierze jej kartę (strona zależy od poziomu trudności), figurkę, karty umiejętności i ściągę. Figurki zaczynają na polu startowym.
rule-MQ-63 = Jeśli pól startowych jest kilka, każdy gracz wybiera jedno; może na nim stać kilka postaci.
rule-MQ-64 = Tej samej postaci nie może wziąć dwoje graczy.
rule-MA-29 = Potasuj swój stos umiejętności i dobieraj, aż będziesz mieć na ręce 4 karty, na poziomie heroicznym 3.
rule-MA-30 = Uzgodnijcie, kto zaczyna; jeśli tego nie zrobicie, decyduje los.

## Tura

rules-mandalorian-adventures-turn = Tura
rule-MA-35 = Zaczyna pierwszy gracz. Tura to faza akcji, faza wydarzeń i faza dobierania; potem turę ma następny gracz zgodnie z ruchem wskazówek zegara, aż misja zostanie wygrana lub przegrana.
rule-MA-36 = W fazie akcji musisz wykonać dwie różne akcje, każdą przez zagranie karty umiejętności z ręki na pole akcji.
rule-MQ-13 = Jeśli masz mniej kart, niż trzeba zagrać, zagraj tyle, ile możesz.
rule-MA-37 = W fazie wydarzeń każde pole akcji, które ma 5 lub więcej, przynosi wydarzenie, a powyżej 5 najpierw kryzys. Jeśli wszystkie mają 4 lub mniej, nic się nie dzieje.
rule-MA-38 = W fazie dobierania dobieraj ze swojego stosu umiejętności, aż będziesz mieć na ręce 4 karty, na poziomie heroicznym 3. Jeśli limit jest osiągnięty, nie dobierasz nic.
rule-MQ-29 = Jeśli masz na ręce więcej kart, niż wynosi limit, zatrzymaj wszystkie i nie dobieraj żadnej.
rule-MA-172 = Gdy stos się wyczerpie, jego karty odrzucone od razu tasuje się w nowy stos.
rule-MA-173 = Jeśli puste są i twój stos, i twoje karty odrzucone, brakujące karty umiejętności dobierzesz, gdy tylko jakieś się pojawią.
rule-MQ-94 = Należne ci karty, aż do limitu ręki, dostajesz, gdy tylko jakieś karty zostaną odrzucone, także w turze innego gracza. W trybie wspólnych postaci pierwszy dobiera ten, kto czeka najdłużej.

## Akcje

rules-mandalorian-adventures-actions = Akcje
rule-MA-43 = Cztery podstawowe akcje to Ruch, Atak, Wywiad i Plan; misja może dodać zielone.
rule-MA-39 = Karta umiejętności ma wydrukowaną siłę od 1 do 4, która mówi, jak silna jest akcja.
rule-MA-40 = Połóż kartę na tych, które już leżą na polu akcji, tak by wszystkie wartości były widoczne; potem wykonaj akcję.
rule-MA-41 = Na to samo pole akcji możesz zagrać w turze najwyżej jedną kartę, niezależnie od tego, dlaczego ją zagrywasz.
rule-MA-42 = Możesz zagrać kartę i zrezygnować z jej akcji. Wydrukowana siła i tak liczy się w fazie wydarzeń.
rule-MQ-14 = Akcja, z której rezygnujesz, też jest jedną z twoich dwóch akcji: pozwala uratować Dziecko na twoim polu i użyć efektu karty.
rule-MA-93 = Dodatkowa akcja pozwala zagrać jeszcze jedną kartę umiejętności według zwykłych zasad, na pole akcji nieużyte przez ciebie w tej turze.
rule-MA-94 = Dodatkowe akcje nie wliczają się do dwóch wymaganych.
rule-MQ-101 = Z dodatkowej akcji można zrezygnować bez względu na to, kiedy ją dostajesz: pierwsze dwie karty w turze to karty wymagane.
rule-MA-95 = Darmowa akcja ma podaną siłę, nie wymaga karty umiejętności i nic nie dodaje do żadnego pola akcji.
rule-MA-96 = Darmowa akcja może powtarzać akcję z tej tury, a kartę na akcję wykonaną za darmo możesz jeszcze później zagrać.
rule-MA-97 = Darmowe akcje nie wliczają się do dwóch wymaganych.
rule-MQ-27 = Darmowa akcja ma dokładnie podaną siłę i może być dowolną akcją misji, także zieloną. Warunek „jeśli siła 4+” sprawdza się dla tej siły.
rule-MQ-91 = Jeśli darmową akcję dostaje inna postać, wybiera jej gracz (w trybie wspólnych postaci aktywny gracz). Obowiązują zasady ruchu, Strażnik, Pochwycenie i ratowanie Dziecka, bonusów używać nie wolno, a równorzędne możliwości rozstrzyga aktywny gracz.
rule-MA-166 = Od misji 3 mogą być zielone pola akcji na akcje misji. Obowiązują dla nich wszystkie zasady pól akcji, także biały żeton sabotażu przy przygotowaniu i faza wydarzeń.
rule-MA-167 = Po zagraniu karty umiejętności na zielone pole akcji wykonaj jego tekst.
rule-MA-168 = Przy „jeśli siła 4+” można tam zagrać dowolną kartę, ale akcja następuje tylko przy sile 4 lub większej. Efekty mogą zwiększać siłę, nawet powyżej 4.

## Ruch

rules-mandalorian-adventures-movement = Ruch
rule-MA-44 = Akcją Ruch przechodzisz najwyżej tyle pól, ile wynosi siła, każdym krokiem na sąsiednie pole. Możesz też zostać w miejscu.
rule-MA-50 = Zasady ruchu obowiązują zawsze, gdy postać się rusza, nie tylko przy akcji Ruch.
rule-MA-45 = Wejście na pole z wrogiem lub zakrytym żetonem zagrożenia kończy tam twój ruch.
rule-MA-46 = Postacie i odkryte bonusy cię nie zatrzymują.
rule-MQ-01 = Liczy się, jak żeton leży, gdy wchodzisz na pole: bonus odkryty wcześniej w tej turze już nie zatrzymuje.
rule-MQ-59 = Dziecko nie zatrzymuje ruchu.
rule-MA-47 = Na polu mieści się dowolnie wiele postaci, wrogów i żetonów.
rule-MA-48 = Wróg na polu, z którego zaczynasz, cię nie powstrzymuje, poza obrażeniem od Pochwycenia (MA-149).
rule-MA-49 = Zawsze, gdy jesteś na polu z zakrytymi żetonami zagrożeń, od razu się je odkrywa.
rule-MQ-12 = Zakryty żeton, który trafia na twoje pole, od razu się odkrywa.
rule-MQ-05 = Po wejściu na pole odkryj wszystkie zakryte żetony z ich efektami misji, w kolejności wybranej przez aktywnego gracza; potem użyj bonusów lub uratuj Dziecko, potem zatrzymaj się albo idź dalej. Na końcu ruchu uderzają strażnicy, w kolejności wybranej przez aktywnego gracza.
rule-MQ-02 = Każde polecenie, które przesuwa postać, to osobny ruch, z osobnym sprawdzeniem Strażnika i Pochwycenia. Przejście co najmniej jednego kroku i powrót to także ruch.
rule-MQ-03 = Postać przesuwana kartą innego gracza przestrzega wszystkich zasad ruchu; wybiera ten, kogo wskazuje karta. Postawienie na polu nie jest ruchem: odkrywa się tylko zakryte żetony na nowym polu.

## Plansza i zasięg

rules-mandalorian-adventures-map = Plansza i zasięg
rule-MA-51 = Postacie i żetony są zawsze na polach. Dwa pola, między którymi jest jedna cienka linia, sąsiadują.
rule-MQ-10 = Pola stykające się tylko rogiem nie sąsiadują.
rule-MA-52 = Gruba szara linia to ściana: pola nie sąsiadują, i ani ruch, ani zasięg przez nią nie przechodzi.
rule-MA-53 = Ani ruch, ani zasięg nie przechodzi przez zamknięte drzwi; przez otwarte przechodzi jedno i drugie. Jak otworzyć drzwi, mówią zasady planszy.
rule-MQ-11 = Otwarte drzwi pozostają otwarte, dopóki nie zamknie ich jakaś zasada; zamknięcie nikogo nie przesuwa. Wrogowie nigdy nie otwierają drzwi.
rule-MA-54 = Przerywana linia to wysokość: pola nie sąsiadują i nikt przez nią nie przechodzi, ale zasięg przechodzi.
rule-MA-57 = Na teren obrysowany na czerwono nie można wejść i zasięg przez niego nie przechodzi.
rule-MA-55 = Na polach z gwiazdą najczęściej pojawiają się posiłki.
rule-MA-56 = Dla gwiazdy innego koloru obowiązują wszystkie zasady gwiazd, a w misji może mieć ona ponadto własny efekt.
rule-MA-165 = Niektóre pola mają mały numer, którym określają je teksty.
rule-MA-98 = Zasięg to liczba pól na najkrótszej dozwolonej drodze od postaci do celu. To samo pole to zasięg 0.
rule-MA-99 = „W zasięgu N” oznacza każdy cel w zasięgu od 0 do N.
rule-MA-100 = Zasięg nie przechodzi przez ściany, zamknięte drzwi ani niedostępny teren.
rule-MA-101 = Zasięg przechodzi przez wysokości, zagrożenia, postacie i otwarte drzwi.
rule-MA-102 = Zasięg można liczyć dookoła ścian i niedostępnego terenu.
rule-MQ-09 = „Sąsiednie” oznacza, że można tam przejść: przez cienką linię lub otwarte drzwi. Zasięg przechodzi także przez przerywane linie. Niedostępny teren nie liczy się ani do jednego, ani do drugiego.

## Atak i Wywiad

rules-mandalorian-adventures-attack-intel = Atak i Wywiad
rule-MA-58 = Atak zadaje tyle obrażeń, ile wynosi siła, jednemu zagrożeniu w zasięgu 1.
rule-MA-59 = Obrażenia zostają na wrogu, aż zostanie pokonany.
rule-MA-60 = Wróg, który ma tyle obrażeń co PZ lub więcej, jest pokonany. Jego żeton schodzi z planszy do odkrytych zużytych żetonów; nadmiarowe obrażenia przepadają.
rule-MA-61 = Możesz atakować każde zagrożenie, także zakryte: najpierw je wybierz, potem odkryj.
rule-MA-62 = Jeśli odkryty cel ataku nie jest wrogiem, pozostaje odkryty i nie otrzymuje obrażeń.
rule-MA-63 = Odkrycie wroga atakiem nie jest ruchem, więc jego Strażnik nie uderza.
rule-MQ-17 = Gdy atak odkrywa zagrożenie, najpierw działa jego efekt misji, potem zadaje się obrażenia.
rule-MQ-15 = Odkryty bonus można zaatakować, ale nic z tego nie wynika.
rule-MQ-16 = Efekt, który zadaje obrażenia w zasięgu i nie mówi o „wrogu”, może trafić także zakryty żeton: najpierw się go odkrywa, jak przy ataku.
rule-MA-64 = Przy Wywiadzie wybierz jedno: podejrzyj zakryty żeton zagrożenia albo przesuń wroga.
rule-MA-65 = Podejrzyj zakryty żeton w zasięgu równym sile. Widzi go tylko aktywny gracz; żeton zostaje zakryty na swoim polu.
rule-MA-66 = Możesz powiedzieć innym, co to za żeton, a nawet skłamać.
rule-MQ-19 = Żeton, który podejrzysz, może pozostać widoczny tylko dla ciebie, aż wyjdzie z gry.
rule-MA-67 = Albo wybierz odkrytego wroga w zasięgu równym sile i przesuń go o 1 pole.
rule-MQ-18 = Wróg może trafić na dowolne sąsiednie pole, także w stronę postaci lub na pole zajęte. Nigdy nie uruchamia to Strażnika, Pochwycenia ani Dywersji.
rule-MQ-100 = Możesz wybrać tylko wroga, którego da się w ten sposób przesunąć o co najmniej 1 pole. Jeśli takiego nie ma, tę część efektu się pomija.
rule-MA-68 = Przesuwając wroga Wywiadem, możesz znaleźć się poza działaniem jego efektów, na przykład Strażnika.
rule-MA-69 = Zasięg Wywiadu liczy się jak zawsze: nie przez ściany, zamknięte drzwi ani niedostępny teren.

## Plan

rules-mandalorian-adventures-plan = Plan
rule-MA-70 = Dobierz tyle kart planowania, ile wynosi siła. Widzi je tylko aktywny gracz, ale może o nich mówić.
rule-MA-71 = Możesz zatrzymać 1 z dobranych kart, odkrytą pod kartą swojej postaci.
rule-MA-72 = Karta „Niepowodzenie” nie ma efektu i nie można jej zatrzymać.
rule-MA-73 = Nigdy nie możesz mieć dwóch takich samych kart planowania.
rule-MQ-23 = Poza tym możesz mieć dowolnie wiele kart planowania.
rule-MA-74 = Jedną z dobranych kart, których nie zatrzymujesz, możesz odłożyć na wierzch stosu planowania, nie pokazując jej innym.
rule-MA-75 = Wszystkie inne dobrane karty trafiają odkryte na stos odrzuconych kart planowania.
rule-MQ-20 = Dobierz wszystkie karty, zanim wybierzesz, którą zatrzymać, a którą odłożyć na wierzch. „Niepowodzenie” może trafić na wierzch.
rule-MQ-21 = Karty dobiera się jedną po drugiej; jeśli stos się wyczerpie, tasuje się karty odrzucone, bez kart z tej akcji. Jeśli ich też nie ma, dobierasz mniej.
rule-MA-76 = Karta planowania mówi, kiedy można jej użyć. Do tego czasu leży odkryta przy postaci, do której należy.
rule-MQ-22 = Posiadacz karty planowania może jej użyć zawsze, gdy pozwala na to jej tekst, także w turach innych i w każdej fazie wydarzeń. W trybie wspólnych postaci decyduje aktywny gracz.
rule-MQ-88 = Użyta karta planowania trafia odkryta na stos odrzuconych kart planowania, chyba że jej tekst mówi inaczej.
rule-MA-77 = Odrzuć kartę planowania „Obrona”, by zablokować 1 obrażenie.
rule-MQ-24 = Blokuje się po ogłoszeniu obrażeń, a przed ich zadaniem. Kilka blokad można łączyć, a zablokowanych obrażeń się nie otrzymuje.
rule-MQ-104 = Jeśli obrażenia z ataku otrzymuje inna postać, zablokować je może ta, która je otrzymuje, a odpowiedzieć ciosem ta, którą zaatakowano.
rule-MQ-105 = Do otwarcia drzwi potrzebna jest siła, jaką atak ma w chwili deklaracji: „Celowanie” służy do ataków na zagrożenie i drzwi nie otwiera.

## Karty umiejętności

rules-mandalorian-adventures-skill-cards = Karty umiejętności
rule-MA-05 = Każda postać zaczyna kampanię z 12 kartami umiejętności. Karta z dwoma paskami jest w tym stosie dwa razy.
rule-MA-86 = Karta z symbolem akcji pod siłą jest silniejsza o 1, gdy zagrano ją na tę akcję.
rule-MA-87 = Przy innych akcjach i w fazie wydarzeń symbol nic nie dodaje.
rule-MQ-26 = Symbole i efekty, które zwiększają siłę, sumują się bez limitu.
rule-MA-88 = Efektu karty umiejętności można użyć tylko wtedy, gdy karta leży na polu akcji, które on wymienia. Na innym karta daje tylko swoją siłę.
rule-MA-89 = Efekt jest dodatkiem do akcji, przed nią lub po niej, jak wolisz, chyba że karta określa, kiedy.
rule-MA-90 = Efekt nie może przerwać akcji, chyba że karta tak mówi.
rule-MQ-98 = Efekt, który zmienia swoją akcję (siłę, zasięg, pola, zatrzymywane karty), ogłasza się przed nią i obowiązuje on przez całą akcję. Efekt, który odnosi się do tego, co akcja zrobiła, następuje po niej.
rule-MQ-103 = Zasada o zasięgu ataku dotyczy pola, z którego atakujesz, także jeśli wchodzisz na nie dzięki tej samej karcie. Zasięg podany przez twoją kartę jest ważniejszy.
rule-MA-91 = Nie musisz używać efektu. Jeśli go używasz, trzeba wykonać każdą część, poza tymi ze słowem „możesz”.
rule-MQ-25 = Wykonaj to, co możliwe, w wydrukowanej kolejności; części, których nie da się wykonać, pomiń.
rule-MA-92 = „Dowolna postać” obejmuje także ciebie, „inna postać” nie.
rule-MA-191 = Karta taktyczna nie ma siły i nie daje akcji, tylko swój efekt, i to tylko wtedy, gdy pole akcji pasuje do efektu.
rule-MQ-95 = Karta taktyczna liczy się jako jedna z dwóch kart, które zagrywasz, i zajmuje swoje pole akcji na tę turę. Nie jest akcją, więc nie pozwala uratować Dziecka.
rule-MA-192 = W fazie wydarzeń pole akcji z kartą taktyczną ma dokładnie 5: wydarzenie bez kryzysu.
rule-MQ-85 = Jest tak niezależnie od tego, co jeszcze leży na tym polu: +6 nigdy nie działa, a przy szukaniu najniższej sumy pole także ma 5.

## Zagrożenia i bonusy

rules-mandalorian-adventures-threats = Zagrożenia i bonusy
rule-MA-78 = Żetony zagrożeń zostają na planszy, aż zostaną zniszczone lub zabrane.
rule-MA-79 = Odkryte zagrożenie to wróg albo bonus; zakryte nie jest ani jednym, ani drugim.
rule-MA-80 = „Zagrożenie” oznacza każdy żeton zagrożenia, „wróg” tylko odkrytych wrogów.
rule-MA-81 = Wróg to walczący wręcz, strzelec albo snajper. Klasa sama nic nie robi; odwołują się do niej karty.
rule-MA-82 = Wydrukowane PZ wroga to liczba obrażeń potrzebna, by go pokonać.
rule-MA-83 = Wróg może mieć jeden symbol efektu, kilka albo żadnego. Działają wszystkie jego efekty.
rule-MA-84 = Na bonusie jest jeden duży symbol; co robi, mówią zasady planszy albo odprawa.
rule-MA-142 = Apteczka działa w każdej misji. Każdy inny bonus przydaje się tylko wtedy, gdy wspominają o nim zasady planszy albo odprawa.
rule-MA-85 = W swojej fazie akcji możesz użyć bonusu na swoim polu w dowolnej chwili, także przechodząc przez pole i przed efektem wroga, takim jak Strażnik.
rule-MQ-28 = Bonusów może używać tylko aktywny gracz, tylko w fazie akcji i tylko na polu swojej postaci.
rule-MA-143 = Apteczka: w swojej fazie akcji odrzuć odkrytą apteczkę ze swojego pola, by uleczyć 1 obrażenie swojej postaci.
rule-MA-144 = Nie możesz użyć apteczki bez obrażeń ani dla innej postaci. Nieużyta zostaje na miejscu.
rule-MQ-65 = Żeton, który misja pozwala wziąć, leży na karcie twojej postaci. Nie można go porzucić ani przekazać, chyba że misja tak mówi. Postać może nieść najwyżej jeden żeton każdego rodzaju.

## Efekty wrogów

rules-mandalorian-adventures-enemy-effects = Efekty wrogów
rule-MA-145 = Strażnik: jeśli kończysz ruch w zasięgu 1 od tego wroga, zadaje ci 1 obrażenie.
rule-MA-146 = Przejście obok strażnika nic nie kosztuje, jeśli twój ruch kończy się w odległości 2 lub większej.
rule-MQ-04 = Możesz opuścić pole strażnika albo przejść obok, ale nie przejść przez jego pole: wejście na nie cię zatrzymuje.
rule-MQ-07 = Strażnik działa przez wysokości, ale nie przez ściany ani zamknięte drzwi.
rule-MA-147 = Strażnik odkryty twoim ruchem zadaje obrażenie; odkryty w inny sposób nie.
rule-MA-148 = Ruch o 0 pól nie jest ruchem, więc żaden strażnik nie uderza.
rule-MA-149 = Pochwycenie: jeśli opuszczasz pole tego wroga, zadaje ci on tam 1 obrażenie, bezpośrednio przed ruchem.
rule-MQ-08 = Pochwycenie uderza raz przy każdym ruchu z jego pola, nawet jeśli wroga odkryto w tej turze. Nie uderza, jeśli twoja postać zostaje postawiona gdzie indziej.
rule-MA-150 = Jeśli wróg z Pochwyceniem opuści twoje pole, na przykład wskutek Wywiadu, nie otrzymujesz obrażeń.
rule-MQ-06 = Jeśli wrogów ze Strażnikiem lub Pochwyceniem jest kilku, każdy zadaje 1 obrażenie.
rule-MA-151 = Efekt misji: gdy zostanie odkryte zagrożenie z tym symbolem, wykonaj tekst z tym samym symbolem w odprawie. Podejrzenie żetonu się nie liczy.
rule-MA-152 = Efektu misji nie można anulować i następuje on nawet wtedy, gdy wróg zostanie pokonany. Ten symbol mogą mieć także bonusy.
rule-MA-153 = Dywersja: gdy ten wróg ruszył się w fazie wydarzeń, połóż żeton sabotażu na polu akcji z najniższą sumą.
rule-MQ-47 = Dywersja działa od razu po ruchu tego wroga, przed następnym wrogiem, według sum z tej chwili. Remisy rozstrzyga aktywny gracz.
rule-MA-154 = Dywersja nic nie robi, jeśli wróg się nie ruszył albo ruszył się w innej chwili, na przykład w fazie akcji.

## Faza wydarzeń

rules-mandalorian-adventures-event-step = Faza wydarzeń
rule-MA-103 = Po fazie akcji sprawdź każde pole akcji od lewej do prawej: dodaj siły wydrukowane na jego kartach i wartości jego żetonów sabotażu.
rule-MQ-34 = Kolejność to Ruch, Atak, Wywiad, Plan, a potem zielone pola akcji tak, jak wymienia je misja.
rule-MA-106 = 4 lub mniej: nic się nie dzieje, karty i żetony zostają.
rule-MA-105 = Dokładnie 5: rozpatrz wydarzenie, potem opróżnij pole akcji.
rule-MA-104 = 6 lub więcej: rozpatrz kryzys, potem wydarzenie, potem opróżnij pole akcji.
rule-MA-108 = Liczą się tu tylko wydrukowane wartości, bez symboli i efektów umiejętności.
rule-MQ-30 = Sumę ustala się, gdy pole akcji zaczyna być rozpatrywane; decyduje ona o kryzysie, wydarzeniu i +6.
rule-MA-111 = Kryzys jest podany na dole odprawy i każda misja ma własny. Rozpatrując kryzys, wykonaj ten tekst.
rule-MA-107 = Z opróżnionego pola akcji każda karta umiejętności trafia odkryta do kart odrzuconych gracza, do którego należy, a żetony sabotażu do odkrytych zużytych żetonów.
rule-MA-109 = Tura może nie przynieść żadnego wydarzenia albo przynieść kilka wydarzeń i kryzysów.
rule-MA-110 = Przykład: na polu Ruch jest żeton 2 i karty warte 4, razem 6: kryzys, potem wydarzenie, potem pole Ruch się opróżnia. Atak ma 5: wydarzenie bez kryzysu.
rule-MQ-32 = Po opróżnieniu pola akcji spójrz znowu od lewej i rozpatrz pierwsze, które ma 5 lub więcej, aż takich nie będzie.
rule-MQ-35 = Pole akcji, które przez sabotaż osiąga 6 lub więcej, ma kryzys jak każde inne.
rule-MQ-33 = Łańcuch wydarzeń nie ma limitu, ale po 100 polach akcji rozpatrzonych w jednej fazie wydarzeń gra zostaje przerwana bez rozstrzygnięcia.

## Sabotaż

rules-mandalorian-adventures-sabotage = Sabotaż
rule-MA-04 = Białych żetonów sabotażu jest dokładnie 5; wszystkie inne są żółte.
rule-MQ-81 = Białe żetony mają wartości 1, 1, 1, 2 i 2, a żółte 1, 2, 2, 3 i 3.
rule-MA-136 = Żeton sabotażu dodaje w fazie wydarzeń swoją wartość do swojego pola akcji.
rule-MA-137 = Gdy akcja jest sabotowana, weź losowy żeton z zakrytego zapasu i połóż go odkryty na tym polu akcji.
rule-MA-139 = Na polu akcji może leżeć dowolnie wiele żetonów sabotażu.
rule-MQ-106 = Jeśli tekst zdejmuje z pola akcji jeden żeton sabotażu, jest to żeton o najwyższej wartości.
rule-MA-138 = Jeśli sabotaż w fazie wydarzeń podniesie pole akcji do 5 lub więcej, jego wydarzenie następuje po zakończeniu bieżącego, a przy 6 lub więcej najpierw kryzys.
rule-MQ-31 = Żeton położony na polu akcji, które jest właśnie rozpatrywane, odrzuca się razem z nim i nie zaczyna on łańcucha.
rule-MQ-53 = Jeśli misja nie ma sabotowanej akcji, nie kładzie się żetonu i nic się nie dzieje.
rule-MA-140 = Gdy zakryty zapas się wyczerpie, wszystkie zużyte żetony, białe i żółte, zakrywa się i miesza jako nowy zapas.
rule-MA-141 = Jeśli trzeba położyć żeton, a wszystkie są na polach akcji, użyj zastępczego o wartości 1.
rule-MQ-52 = Zastępczy żeton wychodzi z gry, gdy jego pole akcji zostaje opróżnione.

## Wydarzenia

rules-mandalorian-adventures-events = Wydarzenia
rule-MA-112 = Dobierz wierzchnią kartę wydarzenia i zastosuj jej efekty od góry do dołu. Wszystkich wyborów dokonuje aktywny gracz.
rule-MQ-80 = Na karcie wydarzenia „ty” oznacza postać aktywnego gracza.
rule-MA-131 = Wykonaj każdy tekst, który jest na karcie wydarzenia.
rule-MA-132 = Efekt oznaczony +6 działa tylko wtedy, gdy pole akcji ma 6 lub więcej.
rule-MA-133 = Rewers karty wydarzenia podpowiada jej efekt, na przykład klasę, która się ruszy lub zaatakuje. Możesz to uwzględnić w planach.
rule-MQ-39 = Kolejną kartę wydarzenia dobiera się i kończy tam, gdzie mówi o tym tekst, z tą samą sumą dla +6; potem wraca się do pierwszej karty.
rule-MA-113 = Rozpatrzona karta wydarzenia trafia odkryta na stos odrzuconych kart wydarzeń.
rule-MA-114 = Gdy pojawiają się posiłki, połóż wierzchni żeton ich stosu odkryty na wskazanym polu, zwykle na polu z gwiazdą najbliższym tobie.
rule-MA-115 = Karta może wskazać inne pole, na przykład twoje własne.
rule-MA-116 = Jeśli możliwych jest kilka pól, wybierz pole, zanim weźmiesz żeton.
rule-MQ-48 = Najbliższe pole z gwiazdą liczy się zasięgiem od ciebie; jeśli zasięg nie dociera do żadnego, aktywny gracz wybiera dowolne. Najbliższe zakryte zagrożenie znajduje się tak samo, ale jeśli zasięg nie dociera do żadnego, nic się nie dzieje.
rule-MQ-49 = Żeton posiłków, który się pojawia, liczy się jako odkryty dla swojego efektu misji, ale nie dla Strażnika. Żeton położony odkryty przy przygotowaniu nie liczy się ani dla jednego, ani dla drugiego.
rule-MA-117 = Gdy stos posiłków się wyczerpie, wszystkich pokonanych wrogów z posiłków zakrywa się i miesza w nowy stos.
rule-MQ-50 = Wracają tylko pokonani pomarańczowi wrogowie; użyte pomarańczowe bonusy zostają poza grą.
rule-MQ-51 = Stos posiłków i zapas sabotażu uzupełnia się dopiero wtedy, gdy potrzebny jest żeton, a żadnego już nie ma. Stosy kart uzupełnia się od razu.
rule-MA-118 = Jeśli wszystkie posiłki są w grze, nic się nie pojawia.
rule-MA-134 = Jeśli karta wydarzenia nie miała żadnego efektu, na najbliższym polu z gwiazdą pojawia się odkryty żeton posiłków.
rule-MQ-36 = Przy tej karze chodzi o pole z gwiazdą najbliższe tobie.
rule-MA-135 = Nawet mały efekt znosi karę, na przykład ruch jednego wroga o 1 pole albo kolejna karta wydarzenia.
rule-MQ-37 = Efekt był, jeśli żeton się ruszył, pojawił, zniknął lub został odkryty, wróg zaatakował, zadano lub zablokowano obrażenia, drzwi się otworzyły lub zamknęły, dobrano kartę albo rozpatrzono kolejne wydarzenie. Pominięte części +6 się nie liczą, podobnie jak to, co robi zasada, gdy stos wydarzeń tasuje się na nowo.
rule-MQ-38 = Jeśli wszystkie posiłki są w grze, kara nic nie robi i później się jej nie nadrabia.

## Wrogowie w wydarzeniach

rules-mandalorian-adventures-enemies = Wrogowie w wydarzeniach
rule-MA-123 = Wrogowie nie ruszają się ani nie atakują, chyba że mówi tak karta lub efekt.
rule-MA-119 = Efekt ruchu mówi, ilu wrogów której klasy rusza się i jak daleko. Każdy rusza w stronę najbliższej sobie postaci najkrótszą drogą.
rule-MA-120 = Wybierasz, którzy wrogowie tej klasy się ruszają, ale każdy musi móc przejść co najmniej 1 pole.
rule-MQ-43 = Wybierz tylu różnych wrogów, ilu podaje karta; jeśli ruszyć się może mniej, ruszają się wszyscy, którzy mogą. Ruch każdego kończy się przed następnym.
rule-MA-121 = Jeśli żaden wróg nie może się ruszyć, efekt nic nie robi.
rule-MQ-40 = Przy ruchu najbliższą postać wyznacza długość drogi. Postaci, do których nie da się dojść, nie bierze się pod uwagę; jeśli nie da się dojść do żadnej, wróg nie może się ruszyć.
rule-MQ-42 = Cel ruchu ustala się, gdy wróg zaczyna się ruszać. Każdy krok zbliża go o 1, a na polu celu wróg się zatrzymuje.
rule-MQ-44 = Wybrany wróg przechodzi całą odległość, chyba że wcześniej dotrze do celu.
rule-MA-122 = Wrogowie przechodzą przez postacie i inne zagrożenia.
rule-MA-124 = Wróg, który się oddala, musi z każdym krokiem być o 1 dalej od tej postaci, nawet jeśli zbliża się do innej. Jeśli nie może, zostaje w miejscu.
rule-MQ-46 = Oddala się od postaci, którą wskazuje efekt, a w przeciwnym razie od najbliższej według długości drogi; remisy rozstrzyga aktywny gracz. Wróg, do którego żadna postać nie może dojść, zostaje w miejscu.
rule-MA-125 = Jeśli karta wymienia kilka klas, możesz wybierać wrogów dowolnej z nich.
rule-MA-126 = Efekt ataku mówi, ilu wrogów której klasy atakuje i w jakim zasięgu. Każdy zadaje 1 obrażenie postaci w tym zasięgu.
rule-MA-127 = Wróg, który ma kilka możliwych celów, atakuje najbliższą postać.
rule-MQ-41 = Przy atakach najbliższą postać wyznacza zasięg.
rule-MA-128 = Aktywny gracz wybiera wrogów, ich kolejność oraz jedną z równie bliskich postaci; ale zaatakować musi tylu wrogów, ilu może.
rule-MQ-45 = Przy jednym efekcie ataku wróg atakuje raz. Nie musi to być ten, który się ruszył.
rule-MA-129 = Jeśli żaden wróg nie może zaatakować, efekt nic nie robi.

## Dziecko

rules-mandalorian-adventures-child = Dziecko
rule-MA-155 = Niektóre misje używają żetonu Dziecka; odprawa mówi, jak wchodzi ono do gry.
rule-MA-156 = Dziecko niesie postać, niesie wróg (tylko jeśli gra tak mówi) albo jest ono na polu i nikt go nie niesie.
rule-MA-157 = Podczas dowolnej akcji na polu Dziecka możesz je uratować, także przechodząc przez pole: odtąd niesie je twoja postać.
rule-MQ-89 = Uratować Dziecko można podczas akcji zagranej, dodatkowej i darmowej, nawet podczas Ruchu o 0 pól, od jej początku do zakończenia akcji i efektu karty. Postać przesuwana poza własną akcją nie może go uratować.
rule-MA-158 = Dziecka, które niesie inna postać lub wróg, nie można uratować.
rule-MA-160 = Dziecka nie można porzucić ani oddać innej postaci.
rule-MA-162 = Jeśli niosąc Dziecko, otrzymasz niezablokowane obrażenia, ucieka ono na sąsiednie pole.
rule-MA-163 = Jeśli to możliwe, ucieka na pole z wrogiem lub zakrytym zagrożeniem.
rule-MQ-55 = Dokąd Dziecko ucieka, wybiera aktywny gracz.
rule-MQ-56 = Jeśli nie ma sąsiedniego pola, Dziecko kładzie się na polu niosącej je postaci.
rule-MQ-57 = Niezależnie od tego, ile obrażeń zada jedno źródło, Dziecko ucieka tylko raz.
rule-MQ-58 = Jeśli Pochwycenie uderza w postać niosącą Dziecko, obrażenie i ucieczka następują na starym polu; potem ruch trwa dalej.
rule-MA-161 = Dziecka nie można uratować w turze, w której uciekło.
rule-MQ-60 = Dotyczy to wszystkich postaci do końca tury.
rule-MA-164 = Przez niektóre wydarzenia Dziecko ucieka bez obrażeń, według tych samych zasad. Jeśli nikt go nie niesie, nic się nie dzieje.
rule-MQ-61 = Wróg zabiera Dziecko tylko wtedy, gdy tak mówi misja. Rusza się i atakuje potem jak zwykle, niosąc Dziecko.
rule-MA-159 = Gdy wróg niosący Dziecko zostanie pokonany, Dziecko kładzie się na tym polu.
rule-MQ-90 = Od wroga, który je niesie, Dziecko nie ucieka ani wskutek wydarzenia, ani gdy ten wróg otrzymuje obrażenia. Uwalnia je tylko pokonanie wroga albo tekst misji.

## Poziomy trudności i tryby

rules-mandalorian-adventures-modes = Poziomy trudności i tryby
rule-MA-31 = Przed każdą grą wybierzcie poziom trudności. Na pierwszą polecamy początkujący.
rule-MA-06 = Karta postaci ma stronę dla początkujących i stronę zwykłą; na stronie dla początkujących jest więcej PZ.
rule-MA-32 = Poziom początkujący: strona kart postaci dla początkujących, limit ręki 4.
rule-MA-33 = Poziom zwykły: strona zwykła, limit ręki 4.
rule-MA-34 = Poziom heroiczny: strona zwykła, limit ręki 3.
rule-MQ-93 = Tryb fabularny: od dwojga graczy do tylu, ile postaci wymieniono; tryb swobodny: od dwojga do czworga; tryb wspólnych postaci: od jednego gracza do czworga, gdy wymieniono dwie lub więcej postaci. Jeden gracz gra zawsze w trybie wspólnych postaci; poza tym domyślny jest tryb fabularny, jeśli pasuje, a jeśli nie, swobodny.
rule-MQ-69 = Wymienionych postaci, których nikt nie weźmie, się nie używa. Poza trybem wspólnych postaci graczy jest co najmniej dwoje.
rule-MQ-68 = W trybie fabularnym muszą brać udział postacie, których wymaga misja, zwykle Mandalorianin. W trybie wspólnych postaci i w grze solo mogą to być dowolne dwie z wymienionych.
rule-MA-181 = Jeśli graczy jest więcej niż wymienionych postaci, grajcie w trybie swobodnym albo w trybie wspólnych postaci.
rule-MA-182 = Tryb swobodny: każdy gracz wybiera dowolną postać, wymienioną lub nie. Mandalorianin nie musi brać udziału.
rule-MA-183 = Postać, której nie ma w odprawie, nie ma szczególnego przygotowania i zaczyna na polu startowym.

## Wspólne postacie i gra solo

rules-mandalorian-adventures-shared = Wspólne postacie i gra solo
rule-MA-184 = W trybie wspólnych postaci wszyscy gracze razem kierują dokładnie dwiema wymienionymi postaciami, bez względu na liczbę graczy.
rule-MA-190 = W grze solo używa się trybu wspólnych postaci z jedną ręką i dwiema postaciami. Cel misji, talia przewodnika i wszystko inne pozostaje bez zmian.
rule-MA-185 = Karty umiejętności obu postaci tworzą jeden stos, z którego dobierają wszyscy, z jednym stosem kart odrzuconych.
rule-MQ-76 = Każdy gracz ma zwykły limit ręki: 4, na poziomie heroicznym 3.
rule-MA-186 = Akcję wykonuje postać przedstawiona na karcie.
rule-MA-187 = Tura nadal ma dwie akcje, kartami jednej postaci lub obu, ale nigdy dwie karty na jedno pole akcji.
rule-MA-188 = Zatrzymana karta planowania należy do działającej postaci, a każda postać może mieć po jednej karcie każdego rodzaju. Wszystkie decyzje podejmuje aktywny gracz, także o ich użyciu.
rule-MQ-92 = Karta planowania działa dla postaci, do której należy; na dodatkową akcję można zagrać kartę dowolnej z obu. Jeśli postać ma dobrać karty umiejętności, aktywny gracz wskazuje gracza, który dobiera.
rule-MQ-102 = Jeśli kartę planowania, której używasz w swojej fazie akcji lub przed swoją fazą wydarzeń, mają obie postacie, mówisz, czyja ona jest.
rule-MQ-77 = Bonusu na swoim polu może użyć tylko postać, która wykonuje bieżącą akcję.
rule-MA-189 = „Ty” to postać, która działa. Wydarzenie dotyczy postaci z wierzchniej karty na swoim polu akcji, także przy szukaniu najbliższego zakrytego zagrożenia.
rule-MQ-54 = Jeśli rozpatruje się pole akcji z samymi żetonami, aktywny gracz wybiera, której postaci dotyczy wydarzenie.
rule-MQ-79 = Szukając najbliższej postaci, wrogowie biorą pod uwagę obie.
rule-MQ-78 = Jeśli ginie którakolwiek z obu postaci, misja jest przegrana.

## Kampania

rules-mandalorian-adventures-campaign = Kampania
rule-MA-08 = Wierzchnią kartę talii przewodnika wykonuje się przed każdą grą i znowu po niej.
rule-MA-07 = Karty przewodnika są ponumerowane i nigdy się ich nie tasuje. Jeśli się pomieszają, ułóżcie je z powrotem po kolei.
rule-MA-09 = Przed grą wykonajcie wierzchnią kartę przewodnika, usuńcie ją i odkryjcie następną, aż odkryjecie kartę oznaczoną STOP.
rule-MQ-70 = Karta STOP zostaje na wierzchu do następnego razu, który zaczyna się od jej rozpatrzenia. Przed grą i po niej idzie się do następnej karty STOP, więc na każdą grę przypadają dwie.
rule-MA-10 = Talia przewodnika wskazuje misję do rozegrania. Pierwsza gra to misja 1.
rule-MA-11 = Karty, które talia przewodnika wprowadza do gry, zostają na wszystkie późniejsze gry.
rule-MQ-73 = Dodane później karty umiejętności powiększają stos ponad 12, chyba że karta przewodnika jakąś usuwa.
rule-MA-12 = Ponumerowane koperty pozostają zamknięte, dopóki nie otworzy ich polecenie.
rule-MA-13 = Tak po zwycięstwie, jak i po porażce talia przewodnika idzie dalej i wskazuje następną misję.
rule-MA-176 = Po grze wykonajcie wierzchnią kartę przewodnika, a potem zachowajcie talię w jej kolejności na następną grę.
rule-MA-14 = Każda misja zaczyna się od nowa: obrażenia i wszystko, co było na planszy, znikają.
rule-MA-15 = Gracze, poziom trudności, tryb i postacie mogą się zmieniać z gry na grę; talia przewodnika pasuje do wszystkich.
rule-MA-16 = Dziecko, Pochwycenie, efekt misji, Dywersja i ponumerowane pola dochodzą z misją 2, akcje misji z misją 3.
rule-MQ-71 = Odblokowaną misję można rozegrać ponownie poza kampanią, nie ruszając talii przewodnika.
rule-MQ-72 = Kampanię można zacząć od nowa od pierwszej karty.

## Co wolno wiedzieć

rules-mandalorian-adventures-information = Co wolno wiedzieć
rule-MA-177 = O kartach na swojej ręce możesz mówić, ale nie możesz ich pokazywać. Inni widzą tylko, ile ich masz.
rule-MA-178 = Zagrożenia, które podejrzysz, nie pokazuje się innym. Możesz mówić prawdę albo kłamać.
rule-MQ-84 = Rozmawiać można swobodnie; ukrytych kart i żetonów nigdy nie pokazuje się innym graczom.
rule-MA-179 = Wszystkie stosy kart odrzuconych są jawne i można je czytać w dowolnej chwili.
rule-MA-180 = Stosu wydarzeń nie wolno przeglądać; widać tylko rewers jego wierzchniej karty.
rule-MQ-83 = Żadnego stosu nie wolno przeglądać, a talii przewodnika nie wolno czytać naprzód.
rule-MQ-66 = Akcję można cofnąć tylko wtedy, gdy nie pokazała jeszcze niczego ukrytego i niczego nie wylosowano.
