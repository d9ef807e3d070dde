### Campania The Mandalorian: Adventures: `cantina campaign` și ce spun cartonașele de dezvoltare.

## Ajutor

terminal-about-campaign = Ține campania The Mandalorian: Adventures între partide, într-un singur fișier.
campaign-help-action = new (începe), show (arată), next (ce se joacă acum), record (cum s-a terminat) sau reset (ia-o de la capăt)
campaign-help-file = fișierul campaniei
campaign-help-result = pentru record: won (câștigată), lost (pierdută) sau fișierul partidei salvate
campaign-help-seats = câți jucători; 2 dacă nu se spune
campaign-help-mission = misiunea, acolo unde poți alege
campaign-help-map = harta, acolo unde poți alege
campaign-help-mode = pentru next și record: { $modes }
campaign-help-difficulty = pentru next și record: { $levels }
campaign-help-veteran = pentru new: totul este deschis de la început

## Ce se spune

campaign-begun = Campania { $id } este în { $file }; „cantina campaign next { $file }” o începe.
campaign-heading = Campania { $id }
campaign-growth = Cartonașe de dezvoltare rezolvate: { $count } din { $all }.
campaign-envelope = Plicul { $number } este deschis: { $missions }
campaign-mission = Misiunea următoare: { $mission }. Harta: { $maps }.
campaign-free-play = Joc liber: alege orice misiune cu --mission: { $missions }.
campaign-any-mission = Joc liber: alegeți orice misiune: { $missions }.
campaign-not-begun = Nu s-a pregătit încă nicio partidă: „next” numește prima misiune.
campaign-game-won = Partida { $number }: { $mission } ({ $map }), câștigată.
campaign-game-lost = Partida { $number }: { $mission } ({ $map }), pierdută.

## Regulile jocului care vin pe rând

campaign-rule-guard = Gardă: dacă îți închei mișcarea în raza 1 a acestui inamic, el îți provoacă 1 daună.
campaign-rule-tactical-skill = Cartonaș tactic cu abilitate: nu are forță și nu dă acțiuni, ci numai efectul său în spațiul potrivit. În pasul evenimentelor acel spațiu contează exact 5.
campaign-rule-child = Copilul: pe căsuța lui îl poți salva în timpul oricărei acțiuni. Când personajul care îl poartă suferă daune, fuge pe o căsuță alăturată, dacă se poate una cu un inamic sau o amenințare cu fața în jos. În acea tură nu mai poate fi salvat.
campaign-rule-grapple = Strânsoare: dacă ieși din căsuța acestui inamic, el îți provoacă mai întâi 1 daună.
campaign-rule-mission-effect = Efect de misiune: când este dezvăluit un jeton cu acest simbol, se aplică textul misiunii.
campaign-rule-diversion = Diversiune: când acest inamic s-a mutat în pasul evenimentelor, se sabotează spațiul cu cel mai mic total.
campaign-rule-numbered-cells = Căsuțe numerotate: textele le numesc după numere.
campaign-rule-mission-action = Acțiune de misiune: spațiul verde aparține acestei misiuni; joacă acolo un cartonaș și aplică-i textul.
campaign-rule-mercenary = Misiune de mercenari: se poate juca pe orice hartă, cu toate personajele. Harta își păstrează regulile și jetoanele; tot restul vine de la misiune.
campaign-rule-traitor = Trădător: cu trei sau patru jucători, cineva poate lucra în secret pentru cealaltă tabără.
campaign-rule-wild-skill = Cartonaș universal cu abilitate: efectul său merge în mai multe spații.

## Ce spun cartonașele de dezvoltare

ma-growth-1 = Bine ați venit la vânătoare. O recompensă așteaptă într-o tabără din deșertul de pe Arvala-7, și nu sunteți singurii care au auzit de ea. Pentru prima partidă folosiți fața de începător a personajelor.
ma-growth-2 = Prima voastră misiune este „Ținta comandată”, pe harta Arvala-7: găsiți-o și fiți ultimii rămași în picioare pe căsuța ei.
ma-growth-3 = Prima treabă e în urma voastră, oricum s-a terminat. Vestea despre voi zboară mai repede decât nava voastră.
ma-growth-4 = Ați văzut ce merge. Fiecare personaj primește un cartonaș tactic: fără forță, fără acțiune, dar cu un efect puternic, iar un spațiu care are unul contează întotdeauna exact 5.
ma-growth-5 = Recompensa s-a dovedit a fi un copil. Ați fost plătiți și v-ați întors după el. Acum toată breasla e pe străzile din Nevarro.
ma-growth-6 = De acum înainte în joc: Copilul, care trebuie purtat și fuge de primejdie; inamici cu Strânsoare, Efect de misiune și Diversiune; și căsuțe cu numere.
ma-growth-7 = În urma voastră orașul se face tot mai mic. Deocamdată nu e cale de întoarcere, așa că vă trebuie alți prieteni.
ma-growth-8 = Două cartonașe noi intră în teancul de planificare: „Fum”, care vă trece de Gardă și Strânsoare, și „Medipac”, care vindecă.
ma-growth-9 = Un echipaj vechi are o treabă: un prizonier, o navă plină de droizi, puțin timp. Nu aveți încredere în ei. Ei știu asta.
ma-growth-10 = De acum înainte o misiune poate avea propriul spațiu de acțiune verde. Ce face el este scris la misiune.
ma-growth-11 = Echipajul s-a împrăștiat. Cine cui îi datorează ceva e o întrebare pentru altă zi.
ma-growth-12 = Deschideți plicul 1. Misiunile de mercenari nu au nevoie de poveste: se joacă pe orice hartă și cu toate cele opt personaje. Trei dintre ele se pot juca de acum.
ma-growth-13 = Un negustor plătește bine pentru un ou. Pe mamă n-a întrebat-o nimeni. Încercați misiunea aceasta pe harta Arvala-7.
ma-growth-14 = Noroi, gheare și o pungă subțire: atât despre munca cinstită.
ma-growth-15 = Ați crescut odată cu sarcinile. Fiecare personaj pune deoparte un cartonaș slab și ia în schimb unul puternic.
ma-growth-16 = Un mesaj din Nevarro: garnizoana trebuie să plece, iar vechi dușmani întind o mână. Miroase a capcană, dar Copilul nu va fi în siguranță până nu se încheie povestea.
ma-growth-17 = Fumul de deasupra pieței se risipește. Unele datorii sunt plătite, într-o monedă sau alta.
ma-growth-18 = Și cealaltă tabără a învățat. Trei cartonașe mai grele intră în teancul de evenimente.
ma-growth-19 = Deschideți plicul 2. În „Joc dublu” fiecare primește un cartonaș secret de loialitate dacă jucați în trei sau patru. Unul dintre voi poate lucra pentru cealaltă tabără; poate că nimeni. Cu mai puțini jucători sau cu personaje comune, jucați fără aceste cartonașe.
ma-growth-20 = Marfă pentru trei cumpărători, o singură navă care s-o ducă, și nu toți cei de la bord se gândesc la același cumpărător.
ma-growth-21 = Cala e goală, iar voi vă priviți puțin altfel decât înainte.
ma-growth-22 = Experiența te face flexibil. Fiecare personaj primește un cartonaș universal, al cărui efect merge în mai multe spații.
ma-growth-23 = Următoarea recompensă e căutată vie. Alegeți orice hartă doriți.
ma-growth-24 = Caldă sau rece, o recompensă e o recompensă: breasla plătește ce primește, iar pe masă e mereu încă un disc.
ma-growth-25 = Intră în joc ultimele cartonașe: trei evenimente și cartonașele de planificare „Bruiaj” și „Foc anunțat”.
ma-growth-26 = Încă o treabă, una liniștită: toate releele trebuie să amuțească înainte să vă audă cineva. Alegeți orice hartă doriți.
ma-growth-27 = Liniște pe toate canalele. V-ați putea obișnui cu asta.
ma-growth-28 = Campania și-a spus povestea. De acum jucați orice misiune, pe orice hartă pe care se poate juca, în orice mod.
ma-growth-29 = Teancul de dezvoltare s-a terminat. Tot ce e în cutie e al vostru.
ma-growth-envelope-1 = O misiune de mercenari ia locul a tot ce spune o hartă despre povestea ei: obiectivul, criza, regulile speciale, spațiul verde și Efectul de misiune sunt ale ei. Harta își păstrează regulile, ușile și jetoanele, afară de cele care țin numai de poveste. Un bonus pe care nu-l explică nimeni nu face nimic; o trusă medicală vindecă întotdeauna. A patra foaie rămâne blocată până la plicul 2.
ma-growth-envelope-2 = Trădătorul câștigă singur dacă misiunea eșuează, afară de cazul în care eșuează pentru că propriul lui personaj este învins. Un trădător care arată cartonașul la începutul unei ture a sa nu mai este luat în seamă de inamici și sabotează la fiecare tură câte o acțiune în loc să joace cartonașe. O dată pe partidă, la sfârșitul unei ture proprii, fiecare poate acuza pe cineva; dacă toți ceilalți sunt de acord, acuzatul arată cartonașul. O acuzație greșită sabotează cele mai mici două spații. Un trădător descoperit părăsește harta și nu mai are ture; ce purta rămâne pe căsuță. După ce trădătorul este cunoscut, nimeni nu mai este acuzat.
