### Kampania „The Mandalorian: Adventures”: `cantina campaign` i to, co mówią karty przewodnika.

## Pomoc

terminal-about-campaign = Przechowuj kampanię „The Mandalorian: Przygody” między grami w jednym pliku.
campaign-help-action = new (zacznij), show (pokaż), next (w co teraz grać), record (jak się skończyło) albo reset (zacznij od nowa)
campaign-help-file = plik kampanii
campaign-help-result = dla record: won (wygrana), lost (przegrana) albo plik zapisanej gry
campaign-help-seats = liczba graczy; jeśli jej nie podano, 2
campaign-help-mission = misja, jeśli można ją wybrać
campaign-help-map = plansza, jeśli można ją wybrać
campaign-help-mode = dla next i record: { $modes }
campaign-help-difficulty = dla next i record: { $levels }
campaign-help-veteran = dla new: wszystko jest otwarte od razu

## Co mówi program

campaign-begun = Kampania { $id } jest w pliku { $file }; zacznij od „cantina campaign next { $file }”.
campaign-heading = Kampania { $id }
campaign-growth = Rozpatrzone karty przewodnika: { $count } z { $all }.
campaign-envelope = Koperta { $number } jest otwarta: { $missions }
campaign-mission = Następna misja: { $mission }. Plansza: { $maps }.
campaign-free-play = Wolna gra: wybierz dowolną misję przez --mission: { $missions }.
campaign-any-mission = Wolna gra: wybierzcie dowolną misję: { $missions }.
campaign-not-begun = Nie przygotowano jeszcze żadnej gry: pierwszą misję poda „next”.
campaign-game-won = Gra { $number }: { $mission } ({ $map }), wygrana.
campaign-game-lost = Gra { $number }: { $mission } ({ $map }), przegrana.

## Zasady, które dochodzą po kolei

campaign-rule-guard = Strażnik: jeśli kończysz ruch w zasięgu 1 od tego wroga, zadaje ci 1 obrażenie.
campaign-rule-tactical-skill = Taktyczna karta umiejętności: nie ma siły i nie daje akcji, tylko swój efekt na pasującym polu akcji. W fazie wydarzeń to pole ma wartość dokładnie 5.
campaign-rule-child = Dziecko: na jego polu możesz je uratować podczas dowolnej akcji. Gdy niosąca je postać otrzyma obrażenie, Dziecko ucieka na sąsiednie pole, w miarę możliwości z wrogiem lub zakrytym zagrożeniem. W tej turze nie można go uratować.
campaign-rule-grapple = Pochwycenie: gdy opuszczasz pole tego wroga, najpierw zadaje ci 1 obrażenie.
campaign-rule-mission-effect = Efekt misji: gdy zostanie odkryty żeton z tym symbolem, wykonaj odpowiedni tekst misji.
campaign-rule-diversion = Dywersja: gdy ten wróg poruszył się w fazie wydarzeń, sabotuj akcję, której pole ma najniższą sumę.
campaign-rule-numbered-cells = Ponumerowane pola: teksty mówią o nich po numerach.
campaign-rule-mission-action = Akcja misji: zielone pole akcji należy do tej misji; zagraj tam kartę i wykonaj jej tekst.
campaign-rule-mercenary = Misja najemników: można ją rozegrać na każdej planszy każdą postacią. Plansza zachowuje swoje zasady i żetony, resztę określa misja.
campaign-rule-traitor = Zdrajca: gdy gracie we troje lub we czworo, ktoś może potajemnie pracować dla drugiej strony.
campaign-rule-wild-skill = Uniwersalna karta umiejętności: jej efekt działa na więcej niż jednym polu akcji.

## Co mówią karty przewodnika

ma-growth-1 = Polowanie się zaczyna. W obozie na pustyni Arvali-7 czeka cel i nie tylko wy o nim słyszeliście. W pierwszej grze weźcie postacie stroną dla początkujących.
ma-growth-2 = Wasza pierwsza misja to „Cel zlecenia”, na planszy Arvali-7: znajdźcie go i utrzymajcie jego pole.
ma-growth-3 = Pierwsze zlecenie za wami, jakkolwiek się skończyło. Wieść o was podróżuje szybciej niż wasz statek.
ma-growth-4 = Wiecie już, co działa. Każda postać otrzymuje taktyczną kartę umiejętności: bez siły i bez akcji, za to z mocnym efektem, a pole akcji z taką kartą ma zawsze wartość dokładnie 5.
ma-growth-5 = Celem zlecenia okazało się dziecko. Zapłacono wam, a wy po nie wróciliście. Teraz na ulicach Nevarro jest cała gildia.
ma-growth-6 = Odtąd w grze: Dziecko, które trzeba nieść i które ucieka przed obrażeniami; wrogowie z pochwyceniem, efektem misji i dywersją; ponumerowane pola.
ma-growth-7 = Miasto za wami maleje. Na razie nie ma powrotu, więc potrzeba innych przyjaciół.
ma-growth-8 = Do stosu planowania dochodzą dwie karty: „Dym”, który przeprowadzi was obok strażników i pochwycenia, oraz „Medpakiet”, który leczy.
ma-growth-9 = Dawna załoga ma robotę: więzień, statek pełen droidów, mało czasu. Nie ufacie im. Oni o tym wiedzą.
ma-growth-10 = Odtąd misja może mieć własne zielone pole akcji. Co ono robi, mówi misja.
ma-growth-11 = Załoga się rozeszła. Kto komu jest coś winien, to pytanie na inny dzień.
ma-growth-12 = Otwórzcie kopertę 1. Misje najemników nie potrzebują fabuły: można je rozegrać na każdej planszy wszystkimi ośmioma postaciami. Trzy z nich są dostępne już teraz.
ma-growth-13 = Handlarz dobrze płaci za jajo. Matki nikt nie pytał. Spróbujcie tej misji na planszy Arvali-7.
ma-growth-14 = Błoto, pazury i chuda sakiewka: tyle z uczciwej pracy.
ma-growth-15 = Dorośliście do zadań. Każda postać odkłada jedną słabą kartę umiejętności i bierze za nią mocną.
ma-growth-16 = Wieść z Nevarro: garnizon musi odejść, a dawni wrogowie wyciągają rękę. Pachnie pułapką, ale dopóki to trwa, Dziecko nie będzie bezpieczne.
ma-growth-17 = Dym nad placem opada. Niektóre długi spłacono, taką czy inną monetą.
ma-growth-18 = Druga strona też się nauczyła. Do stosu wydarzeń dochodzą trzy trudniejsze karty.
ma-growth-19 = Otwórzcie kopertę 2. W „Podwójnej grze” każdy dostaje tajną kartę lojalności, jeśli gracie we troje lub we czworo. Ktoś z was może pracować dla drugiej strony, a może nikt. Gdy graczy jest mniej albo postacie są wspólne, grajcie bez tych kart.
ma-growth-20 = Ładunek dla trzech kupców, jeden statek i nie wszyscy na pokładzie myślą o tym samym kupcu.
ma-growth-21 = Ładownia jest pusta, a wy patrzycie na siebie trochę inaczej niż przedtem.
ma-growth-22 = Doświadczenie czyni elastycznymi. Każda postać otrzymuje uniwersalną kartę umiejętności, której efekt działa na kilku polach akcji.
ma-growth-23 = Następny cel ma być żywy. Wybierzcie dowolną planszę.
ma-growth-24 = Ciepły czy zimny, gildia płaci za to, co dostaje, a na stole zawsze leży następny krążek z celem.
ma-growth-25 = Do gry wchodzą ostatnie karty: trzy wydarzenia oraz karty planowania „Zagłuszanie” i „Mierzony strzał”.
ma-growth-26 = Jeszcze jedno zlecenie, ciche: wszystkie przekaźniki muszą zamilknąć, zanim ktoś was usłyszy. Wybierzcie dowolną planszę.
ma-growth-27 = Cisza na wszystkich kanałach. Można by się przyzwyczaić.
ma-growth-28 = Kampania opowiedziała swoją historię. Odtąd grajcie dowolną misję, na dowolnej planszy, na której można ją rozegrać, w dowolnym trybie.
ma-growth-29 = Talia przewodnika się wyczerpała. Wszystko, co jest w pudełku, należy do was.
ma-growth-envelope-1 = Misja najemników zastępuje wszystko, co plansza mówi o swojej fabule: cel misji, kryzys, zasady specjalne, zielone pole akcji i efekt misji są jej własne. Plansza zachowuje swoje zasady, drzwi i żetony, poza tymi, które należą tylko do fabuły. Bonus, którego nikt nie objaśnia, nic nie robi; apteczka leczy zawsze. Czwarty arkusz jest zamknięty aż do koperty 2.
ma-growth-envelope-2 = Zdrajca wygrywa sam, jeśli misja się nie powiedzie, chyba że nie powiedzie się, bo ginie jego własna postać. Zdrajcę, który na początku swojej tury pokazał kartę, wrogowie pomijają; w każdej turze zamiast zagrywać karty sabotuje jedną akcję. Raz na grę, na końcu swojej tury, każdy może kogoś oskarżyć; jeśli wszyscy pozostali się zgodzą, oskarżony pokazuje kartę. Za błędne oskarżenie sabotujcie dwie akcje, których pola mają najniższe sumy. Wykryty zdrajca opuszcza planszę i nie ma już tur; to, co niósł, zostaje na polu. Gdy zdrajca jest znany, nikogo więcej się nie oskarża.
