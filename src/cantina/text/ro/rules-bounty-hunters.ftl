### Regulile jocului Bounty Hunters, câte una pentru fiecare număr, pentru cei care joacă.

## Cartonașele

rules-bounty-hunters-cards = Cartonașele
rule-BH-01 = Jocul este pentru 2 până la 6 jucători.
rule-BH-02 = Sunt 195 de cartonașe de joc: 44 de ținte, 63 de vânători, 44 de contracte și 44 de cartonașe din Piața Jawa. Cu 4 cartonașe de zonă și mementoul, în total 200.
rule-BH-06 = Cartonașele formează patru teancuri, care se deosebesc prin culoare: teancul verde de ținte, teancul roșu de vânători, teancul albastru de contracte și teancul gri al Pieței Jawa. Fiecare are propriul teanc de cartonașe la care s-a renunțat, pe scurt teancul de renunțări.
rule-BH-07 = O țintă arată punctele pe care le aduce la sfârșit, o apărare cu trei valori (verde, albastru, portocaliu) și câte cartonașe înfățișează acest personaj. Unele arată și un bonus pentru captură: un credit sau un contract.
rule-BH-08 = Un vânător arată trei valori de atac (verde, albastru, portocaliu) și câte puncte te costă la sfârșit, uneori 0. Jucarea unui vânător nu costă credite.
rule-BH-03 = Teancul Pieței Jawa are două feluri de cartonașe: 29 de droizi și 15 cartonașe cu lăzi.
rule-BH-09 = Un droid arată costul în credite, trei valori de atac și câți droizi din teanc au aceleași valori de atac. Nici nu aduce, nici nu costă puncte.
rule-BH-10 = Un cartonaș cu lăzi arată costul în credite, punctele pe care le aduce la sfârșit și 1, 2 sau 3 lăzi. Nu are valori de atac și nu ia parte niciodată la un atac.
rule-BH-04 = Dintre cele 15 cartonașe cu lăzi, 6 arată o ladă, 6 arată două și 3 arată trei: 27 de lăzi în total.
rule-BH-11 = Un contract numește o pereche: două ținte diferite, aceeași țintă de două ori sau o țintă și o ladă. Arată punctele pentru fiecare în parte și pentru fiecare duo complet. Nu costă credite.
rule-BH-12 = Cartonașele de atac sunt vânătorii și droizii, nimic altceva.
rule-BH-05 = În cutie sunt 42 de credite, fiecare cu valoarea de exact 1, și un carnet pentru scor.

## Pregătirea jocului

rules-bounty-hunters-setup = Pregătirea jocului
rule-BH-13 = Cele 4 cartonașe de zonă stau într-un rând, la mijloc. Fiecare are deasupra teancul său și dedesubt teancul de renunțări; la început teancurile de renunțări sunt goale.
rule-BH-14 = Cartonașele se sortează după culoare în cele patru teancuri. Fiecare teanc se amestecă separat și stă cu fața în jos.
rule-BH-15 = Creditele stau lângă teancuri: sunt fondul comun, pentru toți.
rule-BH-S07 = Fiecare jucător începe cu 0 credite.
rule-BH-S06 = Fondul comun nu are limită, în afară de cazul în care o opțiune a jocului îi pune una (42 de credite, ca în cutie). Atunci un câștig pe care fondul comun nu-l poate plăti se pierde; cine este plătit primul se spune în BH-S58.
rule-BH-17 = Fiecare jucător primește câte 1 cartonaș din fiecare dintre cele patru teancuri, deci începi cu 4 cartonașe în mână.
rule-BH-S50 = Jucătorii stau în sensul acelor de ceasornic, în ordinea numerelor: în stânga ta stă numărul următor, iar în stânga ultimului, jucătorul 1. În această ordine se și împart cartonașele, începând cu jucătorul 1, oricine ar fi maestrul breslei.

## Maestrul breslei

rules-bounty-hunters-guild-master = Maestrul breslei
rule-BH-16 = Un jucător este maestrul breslei și ține mementoul; la o masă cu cartonașe adevărate este cine a văzut cel mai recent un film Star Wars.
rule-BH-S51 = Aici maestrul breslei se stabilește la începutul partidei și rămâne același: jucătorul numit în opțiuni sau, dacă nu e numit niciunul, cel hotărât de întâmplare.
rule-BH-106 = Maestrul breslei ține ritmul: anunță fiecare pas, are grijă ca nimeni să n-o ia înainte și completează la sfârșit foaia de scor. Aici masa face singură toate acestea.
rule-BH-108 = Rolul de maestru al breslei nu schimbă nici ce ai voie să faci, nici scorul tău. Stabilește numai cine e servit primul, de la maestrul breslei spre stânga, ceea ce contează când nu ajung cartonașele sau creditele.
rule-BH-107 = Mementoul are pe o față cei trei pași ai unei ture, iar pe cealaltă sfârșitul jocului și bonusul pentru a patra captură. Oricine îl poate citi oricând.

## O tură

rules-bounty-hunters-turn = O tură
rule-BH-19 = Jocul se desfășoară în ture de câte trei pași: 1 trage un cartonaș, 2 alege un cartonaș, 3 dă mai departe cartonașele din mână.
rule-BH-20 = Toți jucătorii fac fiecare pas în același timp. Nimeni nu începe un pas înainte ca toți să-l fi terminat pe cel dinainte.
rule-BH-21 = După pasul 3 începe o tură nouă, până când s-a jucat ultima. La începutul unei ture ai 4 cartonașe în mână, după tragere 5, iar după alegere și după ce le dai mai departe, din nou 4.

## Tragerea unui cartonaș

rules-bounty-hunters-drawing = Tragerea unui cartonaș
rule-BH-22 = În pasul 1 tragi exact un cartonaș, primul din orice teanc dorești. Este al cincilea cartonaș din mâna ta.
rule-BH-23 = În fiecare tură poți alege orice teanc: din nou același sau unul din care trag și alții.
rule-BH-24 = Trebuie să tragi dacă măcar un teanc îți poate da un cartonaș. Nimeni nu trage vreodată direct dintr-un teanc de renunțări.

## Teancuri goale

rules-bounty-hunters-empty-decks = Teancuri goale
rule-BH-109 = Un teanc gol nu încheie jocul: teancul lui de renunțări devine noul teanc, iar dacă nici acela nu există, tragi din alt teanc.
rule-BH-S01 = Dacă este nevoie de un cartonaș dintr-un teanc gol, amestecă teancul lui de renunțări, pune-l cu fața în jos ca teanc nou și trage din el.
rule-BH-S05 = Un teanc de renunțări se amestecă numai când este nevoie de un cartonaș, nu imediat ce ultimul cartonaș a plecat din teanc.
rule-BH-S03 = Întâi toți numesc câte un teanc; ordinea merge de la maestrul breslei spre stânga. Dacă teancul tău s-a terminat între timp, numește altul; un teanc care nu poate da cartonașe nu poate fi numit. Toate cartonașele se dau deodată, când fiecare alegere poate fi îndeplinită.
rule-BH-S02 = Dacă niciun teanc nu poate da cartonașe, nu tragi și alegi dintre cartonașele pe care le ai; fără niciun cartonaș poți numai să activezi și să închei. Dacă la începutul unei ture toate teancurile, teancurile de renunțări și mâinile sunt goale, partida se termină și se calculează scorul.
rule-BH-S04 = Dacă ți se cuvine un contract bonus și teancul de contracte este gol, se amestecă mai întâi teancul lui de renunțări. Dacă și acela este gol, contractul se pierde și nu-l înlocuiește nimic.

## Alegerea unui cartonaș

rules-bounty-hunters-choosing = Alegerea unui cartonaș
rule-BH-25 = În pasul 2 alegi exact unul dintre cele cinci cartonașe din mână, cel tocmai tras sau oricare altul. Nu poți spune pas.
rule-BH-26 = Cartonașul ales se pune cu fața în jos. Când au ales toți, toate cartonașele alese se dezvăluie deodată.
rule-BH-S09 = Aici alegerea cu fața în jos este obligatorie pentru toți, în fiecare tură.
rule-BH-S08 = Cu fața în jos stabilești numai cartonașul. Hotărăști dacă îl vinzi sau îl joci, unde îl pui și ce plătești abia după ce s-au dezvăluit toate cartonașele.
rule-BH-27 = Cu cartonașul ales faci exact unul din două lucruri: îl vinzi sau îl joci.
rule-BH-28 = Ordinea este fixă: mai întâi vinde sau joacă cartonașul ales, apoi activează oricâte dintre cartonașele tale rezervate vrei și poți plăti, sau niciunul, apoi încheie pasul.
rule-BH-S60 = Pasul îl închei întotdeauna tu, chiar dacă nu mai ai nimic de făcut; ceilalți văd numai că ai ales și că ai terminat. Cartonașul ales îl poți vinde întotdeauna, iar apoi poți întotdeauna încheia.
rule-BH-S21 = Până când alege ultimul jucător, poți schimba teancul numit sau cartonașul pus jos. Mai târziu îți poți anula propriile acțiuni până când închei pasul, dacă masa permite, dar niciodată dincolo de un contract pe care l-ai tras.
rule-BH-29 = Celelalte patru cartonașe rămân în mâna ta până la pasul 3.

## Vânzarea și jucarea

rules-bounty-hunters-selling-and-playing = Vânzarea și jucarea
rule-BH-33 = Ca să vinzi cartonașul ales, pune-l cu fața în sus pe teancul de renunțări al teancului său și ia 1 credit.
rule-BH-34 = Orice fel de cartonaș se poate vinde, întotdeauna pentru 1 credit: țintă, vânător, contract, droid sau cartonaș cu lăzi.
rule-BH-35 = Creditele plătesc cartonașele din Piața Jawa și departajează la sfârșit. Nu sunt puncte.
rule-BH-36 = Ca să joci cartonașul ales, pune-l cu fața în sus în fața ta.
rule-BH-37 = Țintele, vânătorii și contractele nu costă nimic: sunt active imediat ce le joci. Un cartonaș activ stă pe verticală.
rule-BH-38 = Un cartonaș din Piața Jawa devine activ numai dacă îi plătești costul. Altfel îl poți doar rezerva.
rule-BH-39 = Creditele plătite se întorc în fondul comun.
rule-BH-40 = O țintă activă poate fi capturată, un vânător sau un droid activ atacă, un cartonaș activ cu lăzi contează cu punctele și lăzile lui, iar un contract activ se socotește la sfârșit.

## Rezervarea și activarea

rules-bounty-hunters-reserving = Rezervarea și activarea
rule-BH-41 = Dacă nu poți sau nu vrei încă să plătești un cartonaș din Piața Jawa, îl rezervi: stă cu fața în sus, pe orizontală, în fața ta.
rule-BH-44 = Un cartonaș rezervat nu face nimic: un droid rezervat nu atacă, un cartonaș rezervat cu lăzi nu aduce nici puncte, nici lăzi.
rule-BH-S19 = Poți avea oricâte cartonașe rezervate. Un cartonaș rezervat nu poate fi niciodată vândut, luat înapoi în mână sau dat mai departe.
rule-BH-42 = După ce ai vândut sau ai jucat cartonașul ales, poți activa oricâte dintre cartonașele tale rezervate, pe rând, plătind costul întreg al fiecăruia.
rule-BH-43 = Un cartonaș activat se întoarce pe verticală. Un droid activat se așază în acel moment, după aceleași reguli ca unul jucat din mână (BH-53 până la BH-57).
rule-BH-45 = De obicei rezervi un cartonaș într-o tură și îl plătești în alta, mai târziu, pe lângă cartonașul pe care îl vinzi sau îl joci în acea tură.
rule-BH-S17 = Nu poți activa un cartonaș rezervat înainte să fi vândut sau jucat cartonașul ales.
rule-BH-S13 = Un cartonaș rezervat chiar în această tură poate fi activat în același pas, dacă ai între timp creditele pentru el.
rule-BH-S14 = Creditul din vânzarea unui cartonaș se poate cheltui pentru activare în același pas.
rule-BH-S18 = Costul se plătește dintr-odată. Nu poți plăti în rate și niciun cartonaș nu se plătește de două ori.
rule-BH-S20 = Cartonașele rezervate se pot activa numai în pasul 2, iar după ultima tură nu se mai pot activa.

## Atacarea unei ținte

rules-bounty-hunters-confrontations = Atacarea unei ținte
rule-BH-46 = Vânezi numai în zona ta: propriile ținte, cu propriile cartonașe de atac. În zona altui jucător nu se atacă, nu se blochează și nu se ia niciodată nimic.
rule-BH-47 = Un atac este alcătuit dintr-o țintă și cartonașele de atac trimise contra ei, dacă există deja. Ținta stă în stânga, cartonașele de atac în dreapta, cu toate valorile la vedere.
rule-BH-50 = Dacă în zona ta niciun cartonaș de atac nu așteaptă o țintă, ținta pe care o joci începe un atac nou.
rule-BH-51 = Poți avea în același timp oricâte ținte încă necapturate.
rule-BH-53 = Dacă ai o țintă necapturată când un cartonaș de atac devine activ, îl pui la o țintă necapturată, la alegerea ta.
rule-BH-S25 = Un cartonaș de atac nu poate fi ținut deoparte cât timp ai o țintă necapturată.
rule-BH-S22 = Un cartonaș de atac nu poate fi pus la o țintă deja capturată.
rule-BH-48 = Atacul se adună separat pentru fiecare culoare: toate valorile verzi, toate cele albastre, toate cele portocalii. Prea mult dintr-o culoare nu ține locul alteia.
rule-BH-52 = Fiecare cartonaș de atac adăugat își adună valorile cu cele care sunt deja acolo: (2·0·1), (1·1·0) și (0·0·4) fac împreună (3·1·5).
rule-BH-49 = Fiecare cartonaș de atac atacă o singură țintă sau așteaptă într-un singur grup. Valorile lui nu se împart niciodată.
rule-BH-67 = Vânătorii și droizii se pot combina oricum dorești, contra unei ținte sau cât timp așteaptă una.
rule-BH-66 = Activarea droizilor costă credite. În schimb, droizii nu costă niciodată puncte și nici nu aduc.
rule-BH-S26 = Cartonașele de atac și țintele deja așezate nu se mută și nu se iau niciodată, nici înainte, nici după o captură.

## Fără țintă

rules-bounty-hunters-without-a-target = Fără țintă
rule-BH-54 = Dacă nu mai ai nicio țintă de capturat când un cartonaș de atac devine activ, el se pune separat și formează un grup în așteptare.
rule-BH-S23 = Dacă ai numai ținte capturate și niciuna necapturată, un cartonaș de atac începe grupul în așteptare sau i se alătură, ca și cum nu ai avea nicio țintă.
rule-BH-55 = Cât timp nu ai o țintă necapturată, fiecare alt cartonaș de atac trebuie să se alăture aceluiași grup în așteptare.
rule-BH-S24 = În zona ta nu este niciodată un al doilea grup în așteptare.
rule-BH-56 = Următoarea țintă pe care o joci trebuie să se alăture grupului în așteptare, care o atacă. Dacă atacul este destul de puternic, ținta este capturată imediat; dacă nu, rămâne necapturată.
rule-BH-S27 = Următoarea țintă pe care o joci nu poate fi ținută departe de grupul în așteptare, oricare i-ar fi apărarea. Dacă nu o vrei acolo, vinde-o.
rule-BH-57 = Așadar ai cel mult un grup în așteptare și niciodată un grup în așteptare și o țintă necapturată în același timp.

## Captura

rules-bounty-hunters-capture = Captura
rule-BH-58 = O țintă este capturată când atacul îi atinge sau îi depășește apărarea la toate cele trei culori. O apărare de (4·1·6) cade la (4·1·6) sau la (9·1·6), dar nu la (9·9·5).
rule-BH-59 = În pasul 2 capturile se verifică după fiecare cartonaș așezat, fie el de atac sau țintă. Captura și bonusul ei vin imediat, înainte să faci altceva.
rule-BH-S29 = O captură nu poate fi nici refuzată, nici amânată.
rule-BH-60 = O țintă capturată se întoarce pe orizontală și rămâne în zona ta, cu cartonașele care au atacat-o. Toți pot vedea oricând câte ținte ai capturat; capturile noi li se arată celorlalți când se încheie pasul 2.
rule-BH-S28 = Ce trece de apărare se pierde. Toți vânătorii aflați la ținta capturată te costă punctele lor, chiar dacă ar fi ajuns mai puțini.
rule-BH-61 = Dacă ținta capturată arată un credit, primești imediat 1 credit.
rule-BH-S15 = Creditul pentru o captură se poate cheltui pentru orice activare de mai târziu din același pas.
rule-BH-62 = Dacă ținta capturată arată un contract, tragi imediat 1 cartonaș din teancul de contracte. Este gratuit și activ imediat.
rule-BH-S35 = Un contract bonus stă cu fața în sus în zona ta, la vederea tuturor. Nu poate fi refuzat.
rule-BH-64 = Poți captura mai multe ținte într-un pas, cu cartonașul pe care îl joci și cu cele pe care le activezi.
rule-BH-65 = Capturile nu au limită: poți captura mai mult de 4 ținte.
rule-BH-63 = Punctele țintelor capturate și punctele pe care le costă vânătorii se socotesc abia la sfârșitul jocului.

## Mâna trece mai departe

rules-bounty-hunters-passing = Mâna trece mai departe
rule-BH-30 = În pasul 3 dai cele 4 cartonașe rămase jucătorului din stânga ta și iei cele 4 cartonașe ale jucătorului din dreapta ta. Direcția nu se schimbă niciodată.
rule-BH-31 = Toți dau și iau în aceeași clipă: nimeni nu vede mâna nouă înainte să o dea pe cea veche.
rule-BH-32 = Cu doi jucători, cele două mâini se schimbă pur și simplu între ele la fiecare tură.
rule-BH-S49 = Cu doi jucători, vecinul din stânga și cel din dreapta sunt aceeași persoană.

## Lăzi

rules-bounty-hunters-crates = Lăzi
rule-BH-68 = Un cartonaș cu lăzi își aduce punctele la sfârșitul jocului dacă este activ. Unul care este încă rezervat nu aduce nimic.
rule-BH-69 = La sfârșit numără lăzile de pe cartonașele tale active cu lăzi: lăzile desenate, nu cartonașele.
rule-BH-70 = Cine are cele mai multe lăzi primește încă 5 puncte. La egalitate, fiecare dintre cei aflați la egalitate primește toate cele 5: cu 4, 2 și 4 lăzi, primul și al treilea.
rule-BH-S39 = Dacă nimeni nu are un cartonaș activ cu lăzi, nimeni nu primește cele 5 puncte.
rule-BH-S43 = Lăzile care fac un duo într-un contract contează și ele când se caută cele mai multe lăzi.

## Contracte

rules-bounty-hunters-contracts = Contracte
rule-BH-71 = Contractele se socotesc la sfârșit, și numai cele din zona ta, jucate sau primite ca bonus. Pentru ele contează numai țintele capturate de tine și lăzile tale active.
rule-BH-72 = Un contract își aduce punctele pentru tot ce ai potrivit cu el, iar punctele de duo pentru fiecare pereche completă.
rule-BH-S42 = Punctele diferă de la un contract la altul și între cele două părți ale aceluiași contract: contează ce arată cartonașul.
rule-BH-73 = Două ținte diferite: puncte pentru fiecare țintă de un fel sau de celălalt capturată de tine și puncte de duo pentru fiecare pereche a lor. Cu câte 1 punct și duo +3, două de un fel și una de celălalt aduc 6.
rule-BH-74 = Aceeași țintă de două ori: puncte pentru fiecare capturată de tine și puncte de duo la fiecare două. Cu câte 1 punct și duo +2, două aduc 4.
rule-BH-S41 = Una fără pereche nu face un duo: trei ținte la fel fac un duo, patru fac două. Cu câte 1 punct și duo +2, aduc 5 și 8.
rule-BH-75 = O țintă și o ladă: puncte pentru fiecare astfel de țintă capturată, niciunul numai pentru lăzi, și puncte de duo pentru fiecare țintă care face pereche cu o ladă activă. Cu 1 punct și duo +2, două ținte și două lăzi aduc 6.
rule-BH-76 = În același contract, fiecare cartonaș și fiecare ladă ține de cel mult un duo: două ținte și două lăzi fac două duouri, nu patru.
rule-BH-77 = Un contract nu costă niciodată puncte și nu trebuie neapărat completat: aduc puncte și cele fără pereche.
rule-BH-78 = Aceeași țintă capturată sau aceeași ladă poate conta pentru oricâte dintre contractele tale, de același fel sau de feluri diferite.
rule-BH-S44 = Două contracte la fel se socotesc amândouă în întregime.
rule-BH-79 = Punctele tuturor contractelor din zona ta se adună.

## Sfârșitul

rules-bounty-hunters-end = Sfârșitul
rule-BH-80 = Sfârșitul începe când cineva capturează pentru prima oară a 4-a țintă.
rule-BH-81 = Cine capturează primul a 4-a țintă primește un bonus: 1 credit din fondul comun și 1 contract din teancul de contracte, activ imediat.
rule-BH-82 = Oricine altcineva capturează a 4-a țintă în aceeași tură cu primul le primește și el pe amândouă, creditul și contractul.
rule-BH-S31 = Cine capturează a 4-a țintă într-o tură de după cea a primului nu primește bonus pentru ea.
rule-BH-83 = Bonusul pentru a patra captură vine pe lângă creditul sau contractul pe care îl arată ținta însăși.
rule-BH-S12 = Mai întâi vine ce arată ținta capturată, apoi bonusul pentru a patra captură: creditul, apoi contractul.
rule-BH-S16 = Creditul pentru a patra captură se poate cheltui imediat, pentru activări de mai târziu din același pas.
rule-BH-S32 = Dacă îți capturezi a patra și a cincea țintă în aceeași tură, primești tot un singur bonus.
rule-BH-84 = Tura cu prima a patra captură se joacă până la capăt, apoi se mai joacă exact două ture întregi.
rule-BH-85 = Fiecare jucător primește bonusul cel mult o dată. O a patra captură într-o tură de mai târziu nu aduce bonus și nu schimbă numărul turelor rămase.
rule-BH-S33 = Numărătoarea ultimelor ture începe o singură dată și nu o ia niciodată de la capăt.
rule-BH-86 = Toate regulile obișnuite rămân valabile până la sfârșitul ultimei ture: tragerea, vânzarea, jucarea, activarea, captura și ce arată țintele capturate.
rule-BH-87 = A doua tură după cea cu prima a patra captură este ultima. Apoi partida s-a terminat: cartonașele din mână, cele rezervate și țintele necapturate nu mai folosesc la nimic.
rule-BH-S34 = Mâinile se dau mai departe și în ultima tură, dar asta nu mai schimbă nimic.
rule-BH-S38 = O opțiune poate stabili o ultimă tură: partida se termină atunci cel târziu după acea tură și se calculează scorul, chiar și fără o a patra captură. Fără această opțiune nu există o asemenea limită.

## Scorul

rules-bounty-hunters-scoring = Scorul
rule-BH-88 = Foaia de scor are șase rânduri pentru fiecare jucător: nume, ținte, lăzi, contracte, vânători (se scad) și total.
rule-BH-89 = Ținte: punctele tuturor țintelor capturate de tine. Țintele necapturate aduc 0.
rule-BH-90 = Lăzi: punctele cartonașelor tale active cu lăzi și încă 5 dacă ai cele mai multe lăzi.
rule-BH-S40 = Cele 5 puncte pentru cele mai multe lăzi se scriu în rândul lăzilor.
rule-BH-91 = Contracte: punctele tuturor contractelor tale la un loc.
rule-BH-92 = Vânători: scade punctele de pe fiecare vânător aflat la o țintă capturată.
rule-BH-93 = Vânătorii de la o țintă încă necapturată la sfârșit nu costă nimic: se plătesc numai vânătorii care au reușit.
rule-BH-S36 = Vânătorii care la sfârșit încă așteaptă o țintă nu costă nimic.
rule-BH-S37 = Droizii contează 0 la sfârșit, oriunde s-ar afla.
rule-BH-94 = Total: țintele, lăzile și contractele la un loc, minus vânătorii.
rule-BH-S45 = Un total poate fi sub zero și rămâne așa.
rule-BH-96 = Un exemplu: ținte 46, lăzi 4, contracte 12 și vânători minus 12 fac un total de 50.
rule-BH-95 = Câștigă jucătorul cu cel mai mare total.
rule-BH-97 = Dacă mai mulți jucători au cel mai mare total, câștigă acela dintre ei căruia i-au rămas cele mai multe credite.
rule-BH-98 = Dacă mai mulți dintre aceștia au și la fel de multe credite, și anume cele mai multe, împart victoria.
rule-BH-S46 = Locurile următoare se hotărăsc la fel: după total, apoi după credite. Jucătorii egali la amândouă împart locul.

## Partida introductivă

rules-bounty-hunters-introductory = Partida introductivă
rule-BH-99 = Partida introductivă se joacă fără contracte: teancul de contracte și cartonașul lui de zonă rămân în cutie, deci sunt trei teancuri, trei cartonașe de zonă și trei teancuri de renunțări.
rule-BH-100 = Pentru partida introductivă se scot înainte de amestecare cele 8 ținte care arată un contract; rămân 36 de ținte și 143 de cartonașe în total.
rule-BH-101 = În partida introductivă începi având în mână 1 țintă, 2 vânători și 1 cartonaș din Piața Jawa.
rule-BH-S48 = În partida introductivă alegi liber în pasul 1 dintre cele trei teancuri și tragi al cincilea cartonaș ca de obicei.
rule-BH-102 = În partida introductivă bonusul pentru a patra captură este numai acel 1 credit. Îl primește oricine capturează a 4-a țintă în aceeași tură cu primul.
rule-BH-103 = În partida introductivă foaia de scor nu are rândul contractelor. Tot restul rămâne la fel, inclusiv cele două ture în plus, lăzile și departajarea.

## Ce este secret

rules-bounty-hunters-secrets = Ce este secret
rule-BH-18 = Mâna ta este secretă: nu-i arăți niciodată cartonașele altui jucător.
rule-BH-104 = Mâinile, teancurile și cartonașele alese cu fața în jos sunt ascunse. Tot ce se află în zonele jucătorilor, capturile, creditele, fondul comun, teancurile de renunțări, numărul cartonașelor din teancuri și din mâini și ultima tură sunt la vederea tuturor.
rule-BH-105 = Toate cartonașele alese se arată în aceeași clipă. Până atunci vezi despre ceilalți numai cine a ales.
rule-BH-S61 = Până la dezvăluirea cartonașelor alese, nimeni nu poate ști care dintre cele cinci cartonașe ale tale este cu fața în jos, nici măcar cine cunoaște câteva dintr-o mână de mai devreme.
rule-BH-S10 = După dezvăluirea cartonașelor alese toți acționează în același timp și nimeni nu poate aștepta ca să reacționeze. Propriile schimbări le vezi imediat, pe ale celorlalți abia când a terminat ultimul jucător.
rule-BH-S52 = Oricine poate vedea câte credite are fiecare jucător.
rule-BH-S53 = Oricine se poate uita oricând prin teancurile de renunțări.
rule-BH-S54 = Oricine poate ști câte cartonașe sunt în fiecare teanc și în fiecare mână și din care teanc a tras fiecare jucător. Teancurile din care s-a tras se arată deodată, când toți au un cartonaș.
rule-BH-S55 = Despre un cartonaș pe care l-ai ținut și l-ai dat mai departe știi în continuare în mâna cui este, până când e dezvăluit. Nu mai știi asta când cartonașul a fost vândut și este amestecat din nou în teancul lui.
rule-BH-S62 = Spectatorii văd despre fiecare jucător ce văd ceilalți jucători, în același moment, și nu cunosc cartonașe din mâini de mai devreme.
rule-BH-S63 = Secretul se încheie când foaia de scor este completă. De atunci mâinile, teancurile și toată desfășurarea partidei sunt la vederea tuturor.

## În același timp

rules-bounty-hunters-same-time = În același timp
rule-BH-S11 = Graba nu aduce niciodată un avantaj. Ce faci schimbă numai zona ta, iar ce este al tuturor se dă într-o ordine fixă.
rule-BH-S58 = În pasul 2 cartonașele din teancul de contracte se împart începând de sus, așa cum stăteau când s-au dezvăluit cartonașele alese: primul cartonaș îi revine maestrului breslei, următorul jucătorului din stânga lui și tot așa, de jur împrejur; contractele tale bonus sunt cele care îți revin. Dacă teancul nu ajunge, contractul rămâne datorat și se trage în acea ordine când se încheie pasul 2, din ce a rămas și din teancul de renunțări amestecat, sau se pierde. Un fond comun limitat plătește la fel; un credit datorat nu se poate cheltui încă.
rule-BH-S59 = Când ultimul jucător a încheiat pasul 2, cartonașele vândute stau pe teancurile lor în ordine, de la maestrul breslei spre stânga, ultimul deasupra. Se dau creditele datorate, apoi contractele datorate. Prima a patra captură stabilește ultima tură, totul se arată deodată și urmează pasul 3.
rule-BH-S56 = Dacă un jucător pleacă sau îi expiră timpul, îi ține locul un bot. Ce a ales sau a făcut deja jucătorul rămâne valabil, mâinile se dau mai departe ca înainte, iar la sfârșit punctele lui se socotesc.
