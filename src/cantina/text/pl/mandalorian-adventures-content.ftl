### „The Mandalorian: Adventures”: plansze, misje, żetony, postacie i karty. Tekst efektu mówi to, co robią jego kroki.

## Plansze i ich zasady

ma-map-arvala = Obóz na Arvali-7
ma-rule-blast-lock = Strzał w zamek: zadeklaruj atak o sile 3 lub większej na zamknięte drzwi obok twojego pola. Żadne zagrożenie nie zostaje trafione, drzwi się otwierają.
ma-use-keycard-cell = Weź kartę dostępu ze swojego pola.
ma-use-keycard-carried = Obok zamkniętych drzwi: odrzuć kartę dostępu, którą niesiesz, i otwórz te drzwi.

ma-map-nevarro = Ulice Nevarro
ma-rule-refuge = Kryjówka: jeśli kończysz turę na niebieskiej gwieździe, odrzuć jeden żeton sabotażu z dowolnego pola akcji.
ma-rule-gate = Brama: jeśli kończysz turę na polu 3, zamknięta brama się otwiera.

ma-map-transport = Transportowiec więzienny
ma-rule-override = Obejście kodu: zrezygnuj z wywiadu o sile 4 lub większej, aby otworzyć zamknięte drzwi obok twojego pola.

ma-map-plaza = Oblężony plac
ma-rule-cannon = Działo: na polu 5 twój atak ma zasięg 3.
ma-rule-force-door = Wyważone drzwi: zrezygnuj z ataku lub wywiadu o sile 3 lub większej, aby otworzyć zamknięte drzwi obok twojego pola.

## Misja 1

ma-mission-the-asset = Cel zlecenia
ma-mission-the-asset-intro-1 = Słońce pali nisko nad Arvalą-7. W dole, w wąwozie, ktoś rozbił obóz i posadził strzelców na dachach.
ma-mission-the-asset-intro-2 = Lokalizator miga szybciej z każdym krokiem. Z kurzu wychodzi droid z takim samym lokalizatorem, a jego blastery są już uniesione.
ma-mission-the-asset-intro-3 = „Nagrody starczy dla dwóch” — mówi jeden z was. Wtedy pierwszy strzał trafia w piasek pod waszymi nogami.
ma-mission-the-asset-briefing = Cel zlecenia jest ukryty w obozie, za jednym z kwadratowych żetonów. PRZYGOTOWANIE: brak. Z efektów wrogów jest tu tylko Strażnik. Drzwi głównego domu są zamknięte; jak je otworzyć, mówią zasady planszy.
ma-mission-the-asset-objective = Na koniec tury postać jest na polu odkrytego Celu zlecenia i nie ma na nim żadnego wroga.
ma-mission-the-asset-crisis = Dodaj 1 do toru czujności. Jeśli tor jest pełny, na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków, potem 2 wrogów atakuje w zasięgu 3, a tor się opróżnia.
ma-rule-ambush = Pułapka: postać, która wejdzie na pole z zakrytym wrogiem, otrzymuje 1 obrażenie. Wróg odkryty inaczej, na przykład atakiem, nie zadaje obrażeń.
ma-track-alert = Czujność

## Misja 2

ma-mission-flight-from-nevarro = Ucieczka z Nevarro
ma-mission-flight-from-nevarro-intro-1 = Nagroda jest w kieszeni, a kołyska pusta. Patrzycie na kredyty, potem na drzwi, którymi wyszliście.
ma-mission-flight-from-nevarro-intro-2 = Gdy opuszczacie ten dom po raz drugi, niesiecie małe zawiniątko. W całym mieście naraz zaczynają migać lokalizatory.
ma-mission-flight-from-nevarro-intro-3 = Ulica cichnie, zamykają się okiennice. Na jej końcu, za setką luf, czeka wasz statek.
ma-mission-flight-from-nevarro-briefing = Dziecko ścigają wszyscy łowcy gildii, a brama na krótszej drodze jest zamknięta. PRZYGOTOWANIE: Dziecko niesie Mandalorianin; jeśli go nie ma, niesie je postać pierwszego gracza. Gdy niosąca je postać otrzyma obrażenia, Dziecko ucieka.
ma-mission-flight-from-nevarro-objective = Na koniec tury postać niosąca Dziecko jest na polu wyjścia.
ma-mission-flight-from-nevarro-crisis = Dodaj 1 do toru pościgu, potem odkryj najbliższe tobie zakryte zagrożenie.
ma-mission-flight-from-nevarro-effect = Na polu 8 pojawia się żeton posiłków.
ma-failure-pursuit = Tor pościgu jest pełny.
ma-track-pursuit = Pościg
ma-use-speeder-cell = Odrzuć śmigacz ze swojego pola: wykonaj darmowy ruch o sile 3.

## Misja 3

ma-mission-the-prison-ship = Statek więzienny
ma-mission-the-prison-ship-intro-1 = „Wchodzimy i wychodzimy — mówi człowiek z planem — na pokładzie są same droidy”. Mówi to trochę zbyt często.
ma-mission-the-prison-ship-intro-2 = Za śluzą są białe korytarze i drzwi bez klamek. Za jednymi siedzi więzień, za pozostałymi cała reszta.
ma-mission-the-prison-ship-intro-3 = Mały droid zatrzymuje się, zerka na was i z piskiem odjeżdża. Gdzieś daleko w głębi lampa zmienia kolor na czerwony.
ma-mission-the-prison-ship-briefing = Sześć zamkniętych cel, jeden więzień i statek, który powoli się budzi. PRZYGOTOWANIE: brak. Ta misja ma zielone pole akcji Włamanie; konsole to pola 1–4. Więzień pozostaje z postacią, która go zabrała.
ma-mission-the-prison-ship-objective = Na koniec tury któraś postać prowadzi więźnia, a wszystkie postacie są na polach wyjścia.
ma-mission-the-prison-ship-crisis = Dodaj 1 do toru alarmu, potem zamknij najbliższe tobie otwarte drzwi, obok których nie ma żadnej postaci.
ma-mission-the-prison-ship-effect = Sabotuj akcję Włamanie i dodaj 1 do toru alarmu.
ma-green-slice = Włamanie
ma-green-slice-text = Siła 4 lub większa, przy konsoli (pola 1–4): otwórz dowolne zamknięte drzwi albo odkryj dowolny zakryty kwadratowy żeton.
ma-failure-alarm = Tor alarmu jest pełny.
ma-track-alarm = Alarm
ma-use-prisoner-cell = Zabierz więźnia ze swojego pola.

## Misja 4

ma-mission-redemption = Odkupienie
ma-mission-redemption-intro-1 = Plac wypełniają białe pancerze, rząd za rzędem. W kantynie liczycie naboje, a potem na wszelki wypadek liczycie jeszcze raz.
ma-mission-redemption-intro-2 = Po drugiej stronie szturmowiec trzyma wyrywające się zawiniątko. Za nim przechadza się człowiek w czarnej pelerynie, jakby czas należał do niego.
ma-mission-redemption-intro-3 = Pod podłogą jest tunel, stary i gorący, i prowadzi na zewnątrz. Ale bez Dziecka nikt nie pójdzie.
ma-mission-redemption-briefing = Uwolnijcie Dziecko, pokonajcie Moffa Gideona i ucieknijcie tunelem. PRZYGOTOWANIE: połóżcie odkrytego porywacza na polu 8, niesie on Dziecko; połóżcie odkrytego Moffa Gideona na czerwonej gwieździe. Gdy wróg niosący Dziecko zostanie pokonany, Dziecko zostaje na tym polu. Ta misja ma zielone pole akcji Wezwanie.
ma-mission-redemption-objective = Moff Gideon jest pokonany, a na koniec tury postać niosąca Dziecko jest na polu wyjścia.
ma-mission-redemption-crisis = Dodaj 1 do toru oblężenia. Jeśli Dziecko niesie wróg, ten wróg przesuwa się o 2 pola w stronę czerwonej gwiazdy; w przeciwnym razie na czerwonej gwieździe pojawia się żeton posiłków.
ma-mission-redemption-effect = Jeśli Dziecko niesie postać, Dziecko ucieka; w przeciwnym razie na polu 1 pojawia się żeton posiłków.
ma-green-rally = Wezwanie
ma-green-rally-text = Wybierz inną postać: może ona wykonać darmowy ruch albo darmowy atak o sile 2.
ma-failure-child-lost = Na koniec fazy wydarzeń wróg niosący Dziecko jest na czerwonej gwieździe.
ma-failure-siege = Tor oblężenia jest pełny.
ma-track-siege = Oblężenie
ma-rule-snatch = Porwanie: wróg, który w fazie wydarzeń kończy ruch na polu Dziecka, gdy nikt go nie niesie, zabiera Dziecko.
ma-rule-march = Natarcie: żeton posiłków położony na czerwonej gwieździe przesuwa się o 1 pole w stronę najbliższej postaci.
ma-use-supply-crate-cell = Odrzuć skrzynię z zapasami ze swojego pola: dobierz 2 karty planowania, zatrzymaj najwyżej 1, resztę odrzuć.

## Misja 5

ma-mission-the-egg = Jajo
ma-mission-the-egg-intro-1 = „To tylko jajo — mówi handlarz i przesuwa po stole połowę pieniędzy. — Duże. I włochate”.
ma-mission-the-egg-intro-2 = Ziemia drży. To, co wychodzi z jaskini, ma róg, bardzo zły humor i żadnej ochoty, by się dzielić.
ma-mission-the-egg-briefing = Znajdźcie jajo i przynieście je w całości. PRZYGOTOWANIE: połóżcie odkrytego mudhorna na polu 8; zastąpcie 1 losowy zakryty kwadratowy żeton, nie patrząc, jajem i wymieszajcie kwadratowe żetony na ich polach. Skorupa wytrzymuje, dopóki tor jaja nie osiągnie 3, a przy 4 postaciach — dopóki nie osiągnie 4.
ma-mission-the-egg-objective = Na koniec tury postać niosąca jajo jest na polu startowym.
ma-mission-the-egg-crisis = Mudhorn przesuwa się o 3 pola w stronę najbliższej postaci, potem atakuje w zasięgu 0. Jeśli został już pokonany, zamiast tego na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków.
ma-failure-egg-broken = Jajo jest rozbite: tor jaja jest pełny.
ma-track-egg = Jajo
ma-rule-cracks = Pęknięcia: za każde obrażenie, które otrzymuje postać z jajem, dodaj 1 do toru jaja.
ma-use-egg-cell = Weź jajo ze swojego pola.

## Misja 6

ma-mission-alive = Żywcem
ma-mission-alive-intro-1 = Po krążku biegną czerwone litery: pełna stawka za bijące serce, nic za ciało.
ma-mission-alive-intro-2 = Ktoś tutaj kryje pod kapturem twarz zbiega. Gdy kaptur odwróci się następnym razem, trzeba będzie celować bardzo ostrożnie.
ma-mission-alive-briefing = Schwytajcie zbiega i wyprowadźcie go z planszy. PRZYGOTOWANIE: zastąpcie 1 losowy zakryty okrągły żeton, nie patrząc, zbiegiem i wymieszajcie okrągłe żetony na ich polach. Zbieg jest schwytany, gdy ma dokładnie tyle obrażeń, ile PŻ: zostaje wtedy na swoim polu jako odkryty bonus, który postać na tym polu może zabrać. Jedno obrażenie więcej i nie żyje.
ma-mission-alive-objective = Na koniec tury postać prowadząca schwytanego zbiega jest na polu wyjścia.
ma-mission-alive-crisis = Jeśli zbieg jest odkrytym wrogiem na planszy, zdejmij z niego 2 obrażenia, a on oddala się o 2 pola od najbliższej postaci. Potem na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków i 1 wróg atakuje w zasięgu 2.
ma-mission-alive-effect = Jeśli odkryto zbiega, sabotuj akcję Atak.
ma-failure-mark-dead = Zbieg nie żyje: ma więcej obrażeń niż PŻ.
ma-failure-mark-escaped = Zbieg umknął: na koniec fazy wydarzeń jest na polu wyjścia jako odkryty wróg.
ma-rule-closing-in = Okrążenie: za każdym razem, gdy stos wydarzeń jest tasowany na nowo, na polu z gwiazdą najbliższym tobie dwukrotnie pojawia się żeton posiłków.
ma-use-mark-cell = Zabierz schwytanego zbiega ze swojego pola.

## Misja 7

ma-mission-silent-relays = Ciche przekaźniki
ma-mission-silent-relays-intro-1 = Maszty, buczące skrzynki i jeden rozkaz: gdy zamilkną, zniknijcie, zanim ktoś zapyta dlaczego.
ma-mission-silent-relays-intro-2 = Przecinacie pierwszy kabel. We wszystkich radiach dookoła trzeszczą zakłócenia i wszystkie głowy się podnoszą.
ma-mission-silent-relays-briefing = Wyłączcie wszystkie przekaźniki i wróćcie razem. PRZYGOTOWANIE: połóżcie po jednym odkrytym przekaźniku na polach 2 i 4; gdy postaci jest mniej niż 4, także na polu 6, a gdy mniej niż 3, również na polu 8. Ta misja ma zielone pole akcji Wyłączenie. Pilnujcie zapasu: jeśli podczas kryzysu nie ma już żetonów sabotażu, to koniec.
ma-mission-silent-relays-objective = Na planszy nie ma żadnego przekaźnika, a na koniec tury wszystkie postacie są na polu startowym.
ma-mission-silent-relays-crisis = Sabotuj dwie akcje, których pola mają najniższe sumy.
ma-green-disable = Wyłączenie
ma-green-disable-text = Siła 2 lub większa: usuń przekaźnik ze swojego pola.
ma-failure-overrun = Podczas kryzysu nie ma już żadnego żetonu sabotażu, ani w zapasie, ani wśród zużytych.
ma-rule-silence = Cisza: gdy przekaźnik zostaje usunięty, odrzuć jeden żeton sabotażu z dowolnego pola akcji; przy 3 lub więcej postaciach jeszcze jeden.

## Misja 8

ma-mission-double-cross = Podwójna gra
ma-mission-double-cross-intro-1 = Trzy skrzynie, trzykrotnie zapieczętowane. Każdemu obiecano udział, a udziały razem to więcej niż całość.
ma-mission-double-cross-intro-2 = Kogoś z załogi widziano zeszłej nocy z obcymi. Było ciemno i nikt nie ma pewności, kto to był.
ma-mission-double-cross-briefing = Znajdźcie ładunek i wynieście go, skrzynia po skrzyni. PRZYGOTOWANIE: zastąpcie 3 losowe zakryte żetony, nie patrząc, żetonami ładunku i wymieszajcie żetony każdego kształtu na ich polach. Postać niesie najwyżej 1 żeton ładunku. Gdy graczy jest 3 lub 4, a postacie nie są wspólne, każdy dostaje tajną kartę lojalności; ktoś z was może być zdrajcą, który wygrywa, jeśli misja się nie powiedzie.
ma-mission-double-cross-objective = Cały ładunek jest dostarczony: tor „Dostarczono” osiąga 3.
ma-mission-double-cross-crisis = Każdy gracz po kolei odrzuca jedną ze swoich kart planowania albo sabotuje wybraną akcję. Potem dodaj 1 do toru pośpiechu.
ma-failure-too-late = Za późno: tor pośpiechu jest pełny.
ma-track-haste = Pośpiech
ma-track-delivered = Dostarczono
ma-rule-haste = Pośpiech: za każdym razem, gdy stos wydarzeń jest tasowany na nowo, dodaj 1 do toru pośpiechu.
ma-rule-suspicion = Podejrzenie: w grze z kartami lojalności możesz raz na grę zrezygnować z wywiadu o sile 4 lub większej, aby podejrzeć kartę lojalności innego gracza.
ma-use-cargo-cell = Weź ładunek ze swojego pola, jeśli żadnego nie niesiesz.
ma-use-cargo-carried = Na polu wyjścia: usuń z gry ładunek, który niesiesz, i dodaj 1 do toru „Dostarczono”.

## Żetony zagrożeń

ma-use-medkit-cell = Odrzuć apteczkę ze swojego pola: ulecz 1 swoje obrażenie.
ma-token-medkit = Apteczka
ma-token-keycard = Karta dostępu
ma-token-raider = Rabuś
ma-token-camp-guard = Strażnik obozu
ma-token-marksman = Snajper
ma-token-asset = Cel zlecenia
ma-token-roof-marksman = Snajper na dachu
ma-token-bruiser = Osiłek
ma-token-seasoned-raider = Doświadczony rabuś
ma-token-seasoned-marksman = Doświadczony snajper
ma-token-hunter = Łowca nagród
ma-token-brawler = Zabijaka
ma-token-spotter = Obserwator
ma-token-speeder = Śmigacz
ma-token-informer = Informator
ma-token-roof-hunter = Łowca na dachu
ma-token-saboteur = Dywersant
ma-token-veteran = Weteran gildii
ma-token-security-droid = Droid ochrony
ma-token-mouse-droid = Droid-mysz
ma-token-warden = Nadzorca
ma-token-prisoner = Więzień
ma-token-inmate = Inny osadzony
ma-token-sentry-turret = Wieżyczka strażnicza
ma-token-heavy-droid = Ciężki droid
ma-token-guard-droid = Droid wartowniczy
ma-token-trooper = Szturmowiec
ma-token-scout = Zwiadowca
ma-token-technician = Technik
ma-token-supply-crate = Skrzynia z zapasami
ma-token-signal-beacon = Nadajnik sygnału
ma-token-elite = Elitarny szturmowiec
ma-token-flame-trooper = Szturmowiec z miotaczem
ma-token-captor = Porywacz
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Jajo
ma-token-mark = Zbieg
ma-token-relay = Przekaźnik
ma-token-cargo = Ładunek

## Postacie

ma-character-mandalorian = Mandalorianin
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Karty umiejętności Mandalorianina

ma-skill-beskar-helmet = Hełm z beskaru
ma-skill-beskar-helmet-text = Plan: weź „Obronę” ze stosu odrzuconych kart planowania, jeśli jej nie masz.
ma-skill-tracking-fob = Lokalizator
ma-skill-tracking-fob-text = Wywiad: po akcji podejrzyj jeszcze jedno zakryte zagrożenie w zasięgu równym sile tej akcji.
ma-skill-phase-pulse-blaster = Karabin impulsowy
ma-skill-phase-pulse-blaster-text = Atak: ten atak ma zasięg 3.
ma-skill-jet-burst = Skok odrzutowy
ma-skill-jet-burst-text = Ruch: podczas tego ruchu możesz przekraczać wysokości.
ma-skill-grappling-line = Linka z hakiem
ma-skill-grappling-line-text = Wywiad: jeśli przesuwasz wroga, przesuń go o 1 pole więcej.
ma-skill-sure-footing = Pewny krok
ma-skill-flamethrower = Miotacz ognia
ma-skill-flamethrower-text = Atak: po ataku zadaj 1 obrażenie każdemu innemu wrogowi na polu celu.
ma-skill-quick-draw = Szybki strzał
ma-skill-hunters-patience = Cierpliwość łowcy
ma-skill-relentless = Nieustępliwość
ma-skill-relentless-text = Ruch: po ruchu zadaj 1 obrażenie zagrożeniu w zasięgu 1.
ma-skill-all-in = Wszystko na jedną kartę
ma-skill-all-in-text = Atak: sabotuj akcję Atak; siła tego ataku +1.
ma-skill-whistling-birds = Świszczące ptaszki
ma-skill-whistling-birds-text = Atak: trzy razy z rzędu zadaj 1 obrażenie zagrożeniu w zasięgu 2.
ma-skill-full-beskar = Pełny beskar
ma-skill-full-beskar-text = Plan: weź „Obronę” ze stosu odrzuconych kart planowania, jeśli jej nie masz.
ma-skill-no-wasted-motion = Żadnych zbędnych ruchów
ma-skill-no-wasted-motion-text = Ruch lub wywiad: po akcji otrzymujesz 1 dodatkową akcję w tej turze.

## Karty umiejętności IG-11

ma-skill-rotating-torso = Obrotowy tułów
ma-skill-rotating-torso-text = Atak: ten atak ma zasięg 2.
ma-skill-self-diagnosis = Autodiagnoza
ma-skill-self-diagnosis-text = Plan: ulecz 1 swoje obrażenie.
ma-skill-twin-blasters = Para blasterów
ma-skill-twin-blasters-text = Atak: po ataku zadaj 2 obrażenia drugiemu zagrożeniu w zasięgu 1.
ma-skill-target-scan = Skanowanie celu
ma-skill-target-scan-text = Wywiad: jeśli podglądasz zakryte zagrożenie, odkryj je.
ma-skill-calculated-route = Obliczona trasa
ma-skill-covering-fire = Ogień osłonowy
ma-skill-covering-fire-text = Ruch: po ruchu zadaj 1 obrażenie zagrożeniu w zasięgu 2.
ma-skill-bounty-protocol = Protokół łowcy
ma-skill-overclock = Przetaktowanie
ma-skill-overclock-text = Atak: otrzymujesz 1 obrażenie; siła tego ataku +2.
ma-skill-nurse-protocol = Protokół opiekuna
ma-skill-nurse-protocol-text = Plan: ulecz 1 obrażenie innej postaci w zasięgu 2.
ma-skill-full-rotation = Pełny obrót
ma-skill-full-rotation-text = Atak: dwa razy z rzędu zadaj 2 obrażenia zagrożeniu w zasięgu 1.
ma-skill-new-programming = Nowy program
ma-skill-new-programming-text = Plan: ulecz 2 swoje obrażenia.
ma-skill-parallel-processing = Procesy równoległe
ma-skill-parallel-processing-text = Atak lub wywiad: wykonaj darmowy ruch o sile 2.

## Karty umiejętności Paza Vizsli

ma-skill-suppressing-burst = Seria zaporowa
ma-skill-suppressing-burst-text = Atak: po ataku przesuń cel, jeśli jest wrogiem, o 1 pole dalej od najbliższej mu postaci.
ma-skill-folded-arms = Założone ręce
ma-skill-folded-arms-text = Plan: weź „Kontratak” ze stosu odrzuconych kart planowania, jeśli go nie masz.
ma-skill-heavy-repeater = Ciężki blaster
ma-skill-heavy-repeater-text = Atak: ten atak ma zasięg 2; sabotuj akcję Atak.
ma-skill-trample = Stratowanie
ma-skill-trample-text = Ruch: wrogowie z 1 PŻ nie zatrzymują tego ruchu.
ma-skill-heavy-jetpack = Ciężki plecak odrzutowy
ma-skill-heavy-jetpack-text = Ruch: podczas tego ruchu możesz przekraczać wysokości.
ma-skill-fresh-drum = Nowy magazynek
ma-skill-fresh-drum-text = Plan: odrzuć jeden żeton sabotażu z pola akcji Atak.
ma-skill-saturation-fire = Nawała ognia
ma-skill-saturation-fire-text = Atak: po ataku zadaj 1 obrażenie każdemu wrogowi na polu celu.
ma-skill-steady-advance = Miarowy marsz
ma-skill-heat-sensor = Czujnik ciepła
ma-skill-heat-sensor-text = Wywiad: podejrzyj zakryte zagrożenie w zasięgu 2.
ma-skill-broadside = Salwa burtowa
ma-skill-broadside-text = Atak: po ataku zadaj 2 obrażenia drugiemu zagrożeniu w zasięgu 2 i sabotuj akcję Atak.
ma-skill-stand-firm = Ani kroku wstecz
ma-skill-stand-firm-text = Plan: ulecz 1 swoje obrażenie.
ma-skill-barrage = Kanonada
ma-skill-barrage-text = Atak: zadaj 4 obrażenia zagrożeniu w zasięgu 2.
ma-skill-clan-honor = Honor klanu
ma-skill-clan-honor-text = Plan: weź „Kontratak” ze stosu odrzuconych kart planowania, jeśli go nie masz, i ulecz 1 swoje obrażenie.
ma-skill-walking-fortress = Chodząca twierdza
ma-skill-walking-fortress-text = Ruch lub atak: zadaj 1 obrażenie zagrożeniu w zasięgu 2.

## Karty umiejętności Xi’an

ma-skill-thrown-knife = Rzut nożem
ma-skill-thrown-knife-text = Atak: ten atak ma zasięg 3 i zadaje najwyżej 2 obrażenia.
ma-skill-taunt = Drwina
ma-skill-taunt-text = Wywiad: przesuń wroga w zasięgu 2 o 1 pole.
ma-skill-hidden-blade = Ukryte ostrze
ma-skill-hidden-blade-text = Ruch: przed ruchem zadaj 1 obrażenie zagrożeniu w zasięgu 1.
ma-skill-shadow-step = Krok w cień
ma-skill-shadow-step-text = Ruch: Strażnik nie działa na ten ruch.
ma-skill-backflip = Salto w tył
ma-skill-backflip-text = Atak: po ataku porusz się najwyżej o 1 pole.
ma-skill-slip-away = Wymknięcie się
ma-skill-slip-away-text = Ruch: Pochwycenie nie działa na ten ruch.
ma-skill-fan-of-knives = Wachlarz noży
ma-skill-fan-of-knives-text = Atak: po ataku zadaj 1 obrażenie drugiemu zagrożeniu w zasięgu 2.
ma-skill-cat-eyes = Kocie oczy
ma-skill-lunge = Wypad
ma-skill-lunge-text = Atak: przed atakiem porusz się najwyżej o 1 pole.
ma-skill-exit-strategy = Droga odwrotu
ma-skill-exit-strategy-text = Plan: porusz się najwyżej o 2 pola.
ma-skill-vanish = Zniknięcie
ma-skill-vanish-text = Ruch: dwa razy z rzędu przesuń wroga w zasięgu 1 o 1 pole; potem porusz się najwyżej o 3 pola.
ma-skill-cruel-game = Okrutna zabawa
ma-skill-cruel-game-text = Wywiad: przesuń wroga w zasięgu 3 najwyżej o 2 pola.
ma-skill-blur = Smuga
ma-skill-blur-text = Atak, wywiad lub plan: porusz się najwyżej o 2 pola.

## Karty umiejętności Burga

ma-skill-shoulder-charge = Cios barkiem
ma-skill-shoulder-charge-text = Ruch: po ruchu zadaj 1 obrażenie zagrożeniu na twoim polu.
ma-skill-rough-handling = Brutalne obejście
ma-skill-rough-handling-text = Wywiad: jeśli przesuwasz wroga, przesuń go o 1 pole więcej.
ma-skill-iron-grip = Żelazny uścisk
ma-skill-iron-grip-text = Atak: ten atak ma zasięg 0 i siłę +2.
ma-skill-drag-close = Chodź tutaj
ma-skill-drag-close-text = Wywiad: przesuń wroga w zasięgu 2 o 2 pola w stronę najbliższej mu postaci.
ma-skill-thick-hide = Gruba skóra
ma-skill-thick-hide-text = Plan: ulecz 1 swoje obrażenie.
ma-skill-wade-in = Na przełaj
ma-skill-wade-in-text = Ruch: wrogowie z 2 PŻ lub mniej nie zatrzymują tego ruchu.
ma-skill-rage = Szał
ma-skill-rage-text = Atak: otrzymujesz 1 obrażenie; siła tego ataku +2.
ma-skill-heavy-fists = Ciężkie pięści
ma-skill-break-the-lock = Wyłamany zamek
ma-skill-break-the-lock-text = Ruch: po ruchu otwórz zamknięte drzwi obok twojego pola.
ma-skill-flatten = Rozpłaszczenie
ma-skill-flatten-text = Atak: po ataku zadaj 1 obrażenie każdemu innemu wrogowi na polu celu.
ma-skill-unstoppable = Nie do zatrzymania
ma-skill-unstoppable-text = Ruch: Strażnik i Pochwycenie nie działają na ten ruch.
ma-skill-crush = Zmiażdżenie
ma-skill-crush-text = Atak: zadaj 5 obrażeń zagrożeniu na twoim polu.
ma-skill-bared-teeth = Wyszczerzone zęby
ma-skill-bared-teeth-text = Wywiad: jeśli przesuwasz wroga, przesuń go najwyżej o 2 pola więcej i zadaj mu 1 obrażenie.
ma-skill-battering-ram = Taran
ma-skill-battering-ram-text = Ruch lub atak: przesuń wroga w zasięgu 1 o 2 pola dalej od najbliższej mu postaci.

## Karty umiejętności Migsa Mayfelda

ma-skill-loose-talk = Luźna gadka
ma-skill-loose-talk-text = Plan: w tej akcji dobierz o 1 kartę więcej.
ma-skill-snap-shot = Strzał z biodra
ma-skill-snap-shot-text = Wywiad: jeśli przesuwasz wroga, zadaj mu 1 obrażenie.
ma-skill-third-arm = Trzecie ramię
ma-skill-third-arm-text = Atak: po ataku zadaj 1 obrażenie drugiemu zagrożeniu w zasięgu 2.
ma-skill-range-finder = Dalmierz
ma-skill-range-finder-text = Atak: ten atak ma zasięg 2.
ma-skill-two-steps-ahead = Dwa kroki naprzód
ma-skill-two-steps-ahead-text = Plan: możesz zatrzymać o 1 więcej z kart dobranych w tej akcji.
ma-skill-change-of-plan = Zmiana planu
ma-skill-change-of-plan-text = Ruch: dobierz 1 kartę planowania; zatrzymaj ją lub odrzuć.
ma-skill-keen-eye = Bystre oko
ma-skill-keen-eye-text = Wywiad: podejrzyj zakryte zagrożenie w zasięgu 3.
ma-skill-imperial-drill = Imperialna musztra
ma-skill-fall-back = Odwrót
ma-skill-deadeye = Sokole oko
ma-skill-deadeye-text = Atak: ten atak ma zasięg 3.
ma-skill-contingency = Plan awaryjny
ma-skill-contingency-text = Plan: zadaj 1 obrażenie zagrożeniu w zasięgu 2.
ma-skill-cover-story = Przykrywka
ma-skill-cover-story-text = Plan: dobierz 4 karty planowania, zatrzymaj najwyżej 2, resztę odrzuć.
ma-skill-old-instincts = Dawny instynkt
ma-skill-old-instincts-text = Wywiad: po akcji zadaj 2 obrażenia zagrożeniu, które podglądasz lub przesuwasz.
ma-skill-always-an-angle = Zawsze jest sposób
ma-skill-always-an-angle-text = Ruch, atak lub wywiad: dobierz 2 karty planowania, zatrzymaj najwyżej 1, resztę odrzuć.

## Karty umiejętności Greefa Kargi

ma-skill-guild-orders = Rozkaz gildii
ma-skill-guild-orders-text = Plan: inna postać dobiera 1 kartę umiejętności.
ma-skill-well-informed = Dobrze poinformowany
ma-skill-well-informed-text = Wywiad: inna postać może poruszyć się najwyżej o 1 pole.
ma-skill-smooth-talk = Gładkie słówka
ma-skill-smooth-talk-text = Wywiad: jeśli przesuwasz wroga, przesuń go o 1 pole więcej.
ma-skill-clear-the-way = Wolna droga
ma-skill-clear-the-way-text = Ruch: odrzuć jeden żeton sabotażu z dowolnego pola akcji.
ma-skill-side-by-side = Bok w bok
ma-skill-side-by-side-text = Ruch: inna postać w zasięgu 1 może poruszyć się najwyżej o 2 pola.
ma-skill-two-holsters = Dwie kabury
ma-skill-two-holsters-text = Atak: po ataku zadaj 1 obrażenie drugiemu zagrożeniu w zasięgu 1.
ma-skill-call-to-arms = Do broni
ma-skill-call-to-arms-text = Atak: po ataku inna postać może wykonać darmowy atak o sile 1.
ma-skill-favors-owed = Stare przysługi
ma-skill-own-the-street = Pan ulicy
ma-skill-last-word = Ostatnie słowo
ma-skill-last-word-text = Atak: dobierz 1 kartę planowania; zatrzymaj ją lub odrzuć.
ma-skill-rouse-the-town = Miasto na nogach
ma-skill-rouse-the-town-text = Plan: inna postać może poruszyć się najwyżej o 2 pola.
ma-skill-guild-contract = Kontrakt gildii
ma-skill-guild-contract-text = Plan: inna postać dobiera 2 karty umiejętności; odrzuć jeden żeton sabotażu z dowolnego pola akcji.
ma-skill-town-magistrate = Urzędnik miejski
ma-skill-town-magistrate-text = Wywiad: inna postać może poruszyć się najwyżej o 2 pola.
ma-skill-shared-glory = Wspólna chwała
ma-skill-shared-glory-text = Atak lub plan: inna postać może wykonać darmowy ruch albo darmowy atak o sile 2.

## Karty umiejętności Cary Dune

ma-skill-body-shield = Żywa tarcza
ma-skill-body-shield-text = Ruch: po ruchu następne w tej turze obrażenia innej postaci na twoim polu otrzymujesz ty.
ma-skill-field-dressing = Opatrunek polowy
ma-skill-field-dressing-text = Plan: ulecz 1 obrażenie dowolnej postaci w zasięgu 1.
ma-skill-pin-down = Przygwożdżenie
ma-skill-pin-down-text = Atak: po ataku cel nie atakuje w tej turze.
ma-skill-stare-down = Twarde spojrzenie
ma-skill-stare-down-text = Wywiad: po akcji zagrożenie, które podglądasz lub przesuwasz, nie atakuje w tej turze.
ma-skill-drag-to-cover = Za osłonę
ma-skill-drag-to-cover-text = Ruch: inna postać w zasięgu 1 może poruszyć się najwyżej o 1 pole.
ma-skill-shock-trooper = Piechota uderzeniowa
ma-skill-kick-back = Kopniak
ma-skill-kick-back-text = Atak: po ataku przesuń cel, jeśli jest wrogiem, o 1 pole dalej od najbliższej mu postaci.
ma-skill-hold-the-line = Utrzymać linię
ma-skill-hold-the-line-text = Plan: weź „Obronę” ze stosu odrzuconych kart planowania, jeśli jej nie masz.
ma-skill-forced-march = Forsowny marsz
ma-skill-boots-first = Butami naprzód
ma-skill-boots-first-text = Ruch: po ruchu zadaj 2 obrażenia zagrożeniu na twoim polu.
ma-skill-medevac = Ewakuacja rannych
ma-skill-medevac-text = Plan: ulecz 1 obrażenie innej postaci w zasięgu 3.
ma-skill-field-hospital = Szpital polowy
ma-skill-field-hospital-text = Plan: ulecz 2 obrażenia dowolnej postaci w zasięgu 1.
ma-skill-marshals-badge = Odznaka szeryfa
ma-skill-marshals-badge-text = Plan: ulecz 1 obrażenie dowolnej postaci w zasięgu 1 i weź „Obronę” ze stosu odrzuconych kart planowania, jeśli jej nie masz.
ma-skill-shoulder-to-shoulder = Ramię w ramię
ma-skill-shoulder-to-shoulder-text = Ruch lub plan: ulecz 1 obrażenie innej postaci w zasięgu 1.

## Wydarzenia

ma-event-charge = Szarża
ma-event-charge-text = Wszyscy walczący wręcz przesuwają się o 2 pola w stronę najbliższej postaci. 2 walczących wręcz atakuje w zasięgu 0.
ma-event-brawl = Bijatyka
ma-event-brawl-text = 2 walczących wręcz przesuwa się o 3 pola w stronę najbliższej postaci. Wszyscy walczący wręcz atakują w zasięgu 0. +6: 1 walczący wręcz atakuje w zasięgu 1.
ma-event-fresh-muscle = Świeże siły
ma-event-fresh-muscle-text = Na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków. 1 walczący wręcz przesuwa się o 2 pola w stronę najbliższej postaci.
ma-event-firing-line = Tyraliera
ma-event-firing-line-text = Wszyscy strzelcy przesuwają się o 1 pole w stronę najbliższej postaci. 2 strzelców atakuje w zasięgu 2.
ma-event-flanking-fire = Ogień z flanki
ma-event-flanking-fire-text = 2 strzelców przesuwa się o 2 pola w stronę najbliższej postaci. 1 strzelec atakuje w zasięgu 1. +6: na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków.
ma-event-stray-shots = Zabłąkane strzały
ma-event-stray-shots-text = 1 strzelec lub snajper atakuje w zasięgu 2. 1 strzelec przesuwa się o 2 pola w stronę najbliższej postaci.
ma-event-crosshairs = Na celowniku
ma-event-crosshairs-text = 2 snajperów atakuje w zasięgu 3.
ma-event-under-fire = Pod ostrzałem
ma-event-under-fire-text = Wszyscy snajperzy atakują w zasięgu 2. +6: sabotuj akcję Atak.
ma-event-better-angle = Lepsza pozycja
ma-event-better-angle-text = 1 snajper przesuwa się o 1 pole w stronę najbliższej postaci. 1 snajper atakuje w zasięgu 4.
ma-event-cut-cables = Przecięte kable
ma-event-cut-cables-text = Sabotuj akcję Ruch. Sabotuj akcję Plan.
ma-event-ambush = Zasadzka
ma-event-ambush-text = Na twoim polu pojawia się żeton posiłków. +6: rozpatrz jeszcze jedną kartę wydarzenia.
ma-event-something-stirs = Coś się rusza
ma-event-something-stirs-text = { $child ->
    [yes] Odkryj najbliższe tobie zakryte zagrożenie. Jeśli Dziecko niesie postać, Dziecko ucieka.
   *[no] Odkryj najbliższe tobie zakryte zagrożenie.
}
ma-event-stampede = Nawała
ma-event-stampede-text = Wszyscy walczący wręcz przesuwają się o 3 pola w stronę najbliższej postaci. 3 walczących wręcz atakuje w zasięgu 0.
ma-event-crossfire = Ogień krzyżowy
ma-event-crossfire-text = 2 strzelców przesuwa się o 2 pola w stronę najbliższej postaci. 3 strzelców atakuje w zasięgu 2.
ma-event-kill-zone = Strefa śmierci
ma-event-kill-zone-text = 3 snajperów atakuje w zasięgu 4.
ma-event-regroup = Przegrupowanie
ma-event-regroup-text = 2 wrogów dowolnej klasy oddala się o 2 pola od najbliższej postaci. Na polu z gwiazdą najbliższym tobie pojawia się żeton posiłków.
ma-event-lockdown = Blokada drzwi
ma-event-lockdown-text = Zamknij najbliższe tobie otwarte drzwi, obok których nie ma żadnej postaci. 1 wróg dowolnej klasy przesuwa się o 2 pola w stronę najbliższej postaci.
ma-event-power-failure = Awaria zasilania
ma-event-power-failure-text = Sabotuj akcję, której pole ma najniższą sumę. +6: jeszcze raz sabotuj akcję, której pole ma najniższą sumę.

## Karty planowania

ma-plan-failure = Niepowodzenie
ma-plan-failure-text = Nie ma efektu i nie można jej zatrzymać.
ma-plan-defend = Obrona
ma-plan-defend-text = Gdy masz otrzymać obrażenia: zablokuj 1 obrażenie.
ma-plan-counterattack = Kontratak
ma-plan-counterattack-text = Po ataku wroga na ciebie: zadaj temu wrogowi 2 obrażenia.
ma-plan-second-wind = Drugi oddech
ma-plan-second-wind-text = W twojej fazie akcji: otrzymujesz 1 dodatkową akcję w tej turze.
ma-plan-take-aim = Celowanie
ma-plan-take-aim-text = Gdy deklarujesz atak: jego siła +2.
ma-plan-sprint = Zryw
ma-plan-sprint-text = W twojej fazie akcji: wykonaj darmowy ruch o sile 2.
ma-plan-countermeasures = Środki zaradcze
ma-plan-countermeasures-text = Przed twoją fazą wydarzeń: odrzuć jeden żeton sabotażu z dowolnego pola akcji.
ma-plan-smoke = Dym
ma-plan-smoke-text = Gdy zaczynasz ruch: Strażnik i Pochwycenie nie działają na ten ruch.
ma-plan-medpac = Medpakiet
ma-plan-medpac-text = W twojej fazie akcji: ulecz 1 swoje obrażenie.
ma-plan-signal-jam = Zagłuszanie
ma-plan-signal-jam-text = Gdy ma zostać rozpatrzony kryzys: pomiń go.
ma-plan-called-shot = Mierzony strzał
ma-plan-called-shot-text = W twojej fazie akcji: wykonaj darmowy atak o sile 3.
