### Regulile jocului Way of the Mandalorian, câte una pentru fiecare număr, pentru cei care joacă.

## Scopul și creditele

rules-way-of-the-mandalorian-aim = Scopul și creditele
rule-WM-10 = Scopul este să ai cele mai multe credite la sfârșitul jocului.
rule-WM-01 = Jocul este pentru 2, 3 sau 4 jucători.
rule-WM-A62 = Doi jucători joacă după aceleași reguli; diferă numai numărul misiunilor (WM-12). Cu un singur adversar, împotriva fiecărei încercări se joacă cel mult un eveniment.
rule-WM-08 = Creditele sunt banii tăi și, la sfârșit, scorul tău. În cutie sunt 82 de jetoane de credite, dar ele arată doar sumele: poți avea orice număr întreg de credite, de la 0 în sus.
rule-WM-A46 = Creditele din fondul comun nu se termină niciodată.
rule-WM-A63 = Jucătorii nu pot face schimburi, nu își pot împrumuta și nu își pot da nimic unii altora: creditele se plătesc numai fondului comun și se iau numai de acolo.
rule-WM-A67 = Cu 0 credite joci mai departe: poți trage, vinde, face o misiune secundară și încerca misiuni.

## Table și cartonașe

rules-way-of-the-mandalorian-cards = Table și cartonașe
rule-WM-02 = Toți jucătorii au în comun o singură tablă a misiunii. Ea are un loc pentru misiunea în curs și unul pentru evenimente; în afara unei încercări amândouă sunt goale.
rule-WM-03 = Sunt patru table ale personajelor: Din Djarin, Fennec Shand, Bo-Katan Kryze și Boba Fett. Fiecare arată un nume, simboluri proprii, fante pentru echipamente și o abilitate specială.
rule-WM-09 = Puterea se numără în simboluri. Un personaj, un echipament, un eveniment sau o misiune are 0 sau mai multe simboluri din fiecare atribut.
rule-WM-A01 = Sunt exact patru atribute: putere de foc, armură, pilotaj și viclenie, întotdeauna în această ordine.
rule-WM-04 = Sunt 45 de misiuni: 20 de nivel 1, 14 de nivel 2, 10 de nivel 3 și 1 de nivel 4. O misiune arată simbolurile pe care le cere, o recompensă și o penalizare în credite.
rule-WM-05 = Sunt 30 de cartonașe cu echipamente, de culoare verde. Fiecare are un nume, simboluri și un cost în credite; unele sunt marcate ca temporare (WM-47).
rule-WM-06 = Sunt 26 de cartonașe cu evenimente, de culoare albastră. Fiecare are un nume, simboluri și un cost în credite, dar niciun text cu efect.
rule-WM-A25 = Evenimentele doar adaugă simboluri: jucate de un adversar, la cerințele misiunii; jucate de jucătorul care încearcă misiunea, la propria lui putere. Niciun simbol nu este vreodată negativ.
rule-WM-07 = Echipamentele și evenimentele sunt împreună cele 56 de cartonașe de piață; se folosesc toate, oricâți jucători ar fi.

## Pregătirea jocului

rules-way-of-the-mandalorian-setup = Pregătirea jocului
rule-WM-11 = Tabla misiunii stă la mijloc. Toți jucătorii au în comun un rând de misiuni, o piață, un teanc de la piață și un teanc de cartonașe la care s-a renunțat, pe scurt teancul de renunțări.
rule-WM-12 = Misiunile de nivelurile 1, 2, 3 și 4 se trag la întâmplare: 8, 4, 4 și 1 pentru doi jucători (17 în total), 12, 6, 6 și 1 pentru trei (25), 16, 8, 8 și 1 pentru patru (33).
rule-WM-13 = Ele formează teancul de cartonașe cu misiuni, cu fața în jos, ordonat după nivel: nivelul 1 deasupra, apoi nivelurile 2 și 3, iar misiunea de nivel 4 ultima, sub toate celelalte.
rule-WM-A60 = Fiecare nivel se amestecă separat, și nivelul 1; nivelurile nu se amestecă niciodată între ele.
rule-WM-14 = Misiunile care nu au fost trase se întorc în cutie și nu iau parte la joc: 28 cu doi jucători, 20 cu trei, 12 cu patru.
rule-WM-15 = Primele 6 misiuni se întorc cu fața în sus: acesta este rândul. La început toate sunt de nivel 1.
rule-WM-16 = Toate cele 30 de echipamente și 26 de evenimente se amestecă într-un singur teanc de la piață, cu fața în jos. Teancul de renunțări este gol la început.
rule-WM-17 = Din teancul de la piață se întorc cu fața în sus primele 4 cartonașe: aceasta este piața. Abia apoi se împart mâinile.
rule-WM-18 = Fiecare jucător ia 800 de credite și o tablă a personajului, apoi trage 5 cartonașe din teancul de la piață. Tablele sunt goale la început.
rule-WM-A53 = Fiecare personaj este în joc cel mult o dată. Personajele le alege masa sau le dă întâmplarea, înainte să se împartă vreun cartonaș.
rule-WM-A55 = Mâinile se împart câte cinci cartonașe odată, în sensul acelor de ceasornic, începând cu primul jucător.
rule-WM-A65 = Nu-ți poți schimba mâna de la început.
rule-WM-19 = Toate celelalte credite sunt fondul comun.
rule-WM-20 = După pregătire teancul de cartonașe cu misiuni are 11, 19 sau 27 de cartonașe, iar teancul de la piață 42, 37 sau 32, cu doi, trei sau patru jucători.

## Tura ta

rules-way-of-the-mandalorian-turn = Tura ta
rule-WM-21 = Începe jucătorul cu vârsta cea mai mare. Turele merg apoi în sensul acelor de ceasornic, adică spre stânga.
rule-WM-A54 = Aici cine deschide masa spune care jucător începe; hotărăște întâmplarea dacă nu e numit niciunul.
rule-WM-22 = În tura ta poți adăuga echipamente și poți face 2 acțiuni, în orice combinație: tragi 2 cartonașe, vinzi, faci o misiune secundară, încerci o misiune.
rule-WM-23 = Poți face aceeași acțiune de două ori într-o tură. Numai misiunea secundară este limitată la o dată (WM-38).
rule-WM-A17 = Cele două acțiuni pot fi și la fel.
rule-WM-24 = După două acțiuni nu mai ai acțiuni: încheie tura. Apoi vin limita de cartonașe în mână și completările și începe jucătorul următor.
rule-WM-A16 = Poți încheia tura după o acțiune sau fără niciuna. Acțiunile nefăcute se pierd.
rule-WM-A71 = Tura ta nu se încheie de la sine, chiar dacă nu ai ce echipament adăuga: o închei tu. Numai acolo unde echipamentul se adaugă între cele două acțiuni (WM-A03) se încheie după a doua.
rule-WM-85 = Până la sfârșitul jocului, un singur jucător are de hotărât la un moment dat și are întotdeauna ceva de ales; ceilalți așteaptă.
rule-WM-83 = Întâmplarea intervine numai la pregătire și când se amestecă din nou cartonașele; altfel contează numai deciziile voastre. O acțiune care a arătat sau a schimbat ceva nu mai poate fi anulată.

## Adăugarea de echipamente

rules-way-of-the-mandalorian-equipping = Adăugarea de echipamente
rule-WM-25 = Adăugarea de echipamente nu este o acțiune: nu-ți ia niciuna dintre cele două acțiuni.
rule-WM-A03 = Poți adăuga echipamente oricând în tura ta, înainte, între și după acțiuni, dar nu în mijlocul uneia. Masa poate alege altfel: numai după prima și înaintea celei de-a doua acțiuni.
rule-WM-26 = Adaugă un cartonaș din mână: se pune cu fața în sus într-o fantă liberă pentru echipament de pe tabla ta. Cartonașele din piață trebuie mai întâi trase, iar evenimentele nu se potrivesc.
rule-WM-27 = Fiecare personaj are 4 fante pentru echipamente; Din Djarin are una în plus (WM-58).
rule-WM-A06 = Toate fantele sunt la fel: orice echipament se potrivește în orice fantă, iar două cartonașe la fel pot sta alături.
rule-WM-A04 = Într-o tură poți adăuga oricâte echipamente îți permit fantele libere și creditele.
rule-WM-28 = Pentru fiecare echipament adăugat plătești fondului comun costul tipărit pe el.
rule-WM-A07 = Costul trebuie plătit întreg, dintr-odată. Dacă ai mai puțin, nu poți adăuga echipamentul.
rule-WM-30 = Adaugi echipamente numai în tura ta și numai pe tabla ta. Costul tipărit este singurul preț.
rule-WM-29 = Echipamentul rămâne pe tabla ta și poate fi folosit în oricâte misiuni, până îl vinzi sau, dacă este temporar, până este folosit.
rule-WM-A05 = Echipamentul nu poate fi luat înapoi în mână, acoperit sau înlocuit. O fantă se eliberează numai când vinzi cartonașul din ea sau ai folosit unul temporar.

## Tragerea cartonașelor

rules-way-of-the-mandalorian-drawing = Tragerea cartonașelor
rule-WM-31 = Ca acțiune, trage 2 cartonașe în mână: fiecare este fie un cartonaș cu fața în sus din piață, fie primul cartonaș din teancul de la piață.
rule-WM-A08 = Le poți combina: amândouă din piață, amândouă din teancul de la piață sau câte unul din fiecare.
rule-WM-A09 = Iei cartonașele unul după altul și îl vezi pe primul înainte să-l alegi pe al doilea.
rule-WM-A11 = Tragi întotdeauna 2 cartonașe, niciodată mai puține. Până nu-l ai pe al doilea nu poți face altceva.
rule-WM-32 = Cartonașele luate din piață nu se înlocuiesc până la sfârșitul turei tale (WM-64).
rule-WM-A10 = Nu se completează nimic între cele două cartonașe sau între acțiunile tale: după două trageri din ea, piața poate fi goală.

## Un nou teanc la piață

rules-way-of-the-mandalorian-reshuffle = Un nou teanc la piață
rule-WM-67 = Când teancul de la piață s-a terminat, toate echipamentele și evenimentele la care s-a renunțat se amestecă într-un nou teanc de la piață, cu fața în jos. Misiunile nu iau parte niciodată.
rule-WM-33 = Asta se poate întâmpla în mijlocul unei trageri: iei ultimul cartonaș, cartonașele vândute și cele la care s-a renunțat se amestecă, iar tu tragi mai departe din noul teanc.
rule-WM-A12 = Teancul de renunțări se amestecă numai când este nevoie de un cartonaș și teancul este gol. Până atunci teancul arată 0 cartonașe și poate fi ales în continuare, cât timp sunt renunțări.
rule-WM-A13 = Dacă teancul de la piață și teancul de renunțări sunt amândouă goale, se trage și se completează cât se poate, iar jocul merge mai departe.

## Vânzarea

rules-way-of-the-mandalorian-selling = Vânzarea
rule-WM-34 = Ca acțiune, vinde oricâte dintre cartonașele tale, din mână, de pe tablă sau din ambele locuri. O fantă eliberată se poate folosi din nou în aceeași tură.
rule-WM-A19 = Și evenimentele se pot vinde, din mână sau din fanta lui Boba Fett, pentru jumătate din costul tipărit. O vânzare cuprinde cel puțin 1 cartonaș.
rule-WM-35 = Fondul comun plătește jumătate din suma costurilor tipărite ale tuturor cartonașelor vândute: cartonașe de 200, 200 și 400 aduc 400 de credite.
rule-WM-A20 = Mai întâi aduni toate costurile vânzării, apoi împarți o singură dată la doi și rotunjești în jos la un credit întreg. Vânzarea finală se socotește la fel.
rule-WM-36 = Cartonașele vândute merg în teancul de renunțări și revin când acesta este amestecat.
rule-WM-A21 = Un cartonaș poate fi vândut chiar în tura în care a fost adăugat sau folosit, tot la jumătate din preț.

## Misiune secundară

rules-way-of-the-mandalorian-quick-job = Misiune secundară
rule-WM-37 = Ca acțiune, fă o misiune secundară: ia 200 de credite din fondul comun.
rule-WM-38 = Poți face o singură misiune secundară pe tură.
rule-WM-A18 = Limita este pentru fiecare tură: în tura următoare poți face din nou o misiune secundară.

## Îndeplinirea unei misiuni

rules-way-of-the-mandalorian-attempt = Îndeplinirea unei misiuni
rule-WM-39 = Ca acțiune, încearcă să îndeplinești o misiune cu fața în sus din rând. Amândouă acțiunile tale pot fi încercări.
rule-WM-40 = Alege o misiune; ea trece pe locul misiunii de pe tablă. Poți încerca orice misiune, oricare ți-ar fi puterea și creditele.
rule-WM-A42 = Poți încerca o misiune pe care nu o poți termina. Odată aleasă, nu te mai poți retrage.
rule-WM-A41 = După un eșec poți încerca din nou aceeași misiune în aceeași tură.
rule-WM-A43 = Rândul nu se completează între cele două încercări ale tale: după o reușită alegi dintre misiunile rămase.

## Evenimente

rules-way-of-the-mandalorian-events = Evenimente
rule-WM-41 = Începând din stânga jucătorului care încearcă misiunea și mergând în sensul acelor de ceasornic, fiecare adversar poate juca 1 eveniment din mână sau niciunul.
rule-WM-A24 = Fiecare adversar hotărăște o dată. Cine a spus pas nu mai este întrebat la această încercare.
rule-WM-42 = Un adversar care joacă un eveniment plătește 200 de credite fondului comun.
rule-WM-A22 = Jucarea oricărui eveniment costă 200 de credite; costul tipărit contează numai la vânzare. Masa poate alege altfel: jucarea unui eveniment costă cât este tipărit pe el.
rule-WM-A23 = Dacă nu poți plăti toate cele 200 de credite, nu poți juca un eveniment din mână. Numai evenimentul din fanta lui Boba Fett nu costă nimic (WM-61).
rule-WM-43 = Evenimentele adversarilor stau cu fața în sus pe tabla misiunii, deci cine hotărăște mai târziu le vede.
rule-WM-44 = După ce au hotărât toți adversarii, poți juca 1 eveniment din mână pentru propria încercare: plătește 200 de credite și pune-l cu fața în sus lângă tabla ta.
rule-WM-A26 = Vezi toate evenimentele adversarilor înainte să hotărăști asupra propriului eveniment și a echipamentului.
rule-WM-A66 = Evenimentele se joacă numai în aceste două momente ale unei încercări și nu stau niciodată în fante pentru echipamente. Numai Boba Fett poate pune unul în fanta lui (WM-A27).
rule-WM-A69 = Primești întrebarea dacă ai cel puțin 1 cartonaș în mână și 200 de credite (cel mai mic cost tipărit, dacă acela se plătește; oricât, dacă sunt ascunse creditele) sau un eveniment gata în fanta ta. Ce ai în mână nu contează. Ordinele permanente pot spune pas pentru tine, întotdeauna sau sub o recompensă numită de tine, după răgazul obișnuit.
rule-WM-A61 = Dacă ți se cere să hotărăști asupra unui eveniment și nu răspunzi la timp, înseamnă că spui pas. Toate celelalte decizii ale unui jucător care lipsește le ia botul care îi ține locul.

## Puterea

rules-way-of-the-mandalorian-strength = Puterea
rule-WM-45 = Cerințele: pentru fiecare atribut, adună simbolurile misiunii și ale tuturor evenimentelor jucate de adversari. Propriul eveniment nu intră în această sumă.
rule-WM-46 = Abia acum, cunoscând cerințele, alegi ce echipament de pe tabla ta folosești.
rule-WM-A40 = Poți folosi tot echipamentul, o parte din el sau nimic. Folosirea echipamentului care nu este temporar nu strică niciodată.
rule-WM-48 = Ce ai: pentru fiecare atribut, adună simbolurile personajului, ale propriului eveniment și ale echipamentului folosit. Echipamentul nefolosit nu adaugă nimic.
rule-WM-49 = Reușești dacă la fiecare atribut ai cel puțin atâtea simboluri câte se cer; ajunge să fie egale. Altfel nu reușești.
rule-WM-A02 = Trebuie atins fiecare dintre cele patru atribute; mult dintr-unul nu ține locul altuia. Masa poate alege altfel: se compară numai totalurile celor patru.

## Reușită și eșec

rules-way-of-the-mandalorian-result = Reușită și eșec
rule-WM-50 = Reușită: ia din fondul comun recompensa tipărită; nu o poți refuza. Misiunea iese din joc: nici nu se păstrează, nici nu merge în teancul de renunțări.
rule-WM-51 = Eșec: plătește fondului comun penalizarea tipărită.
rule-WM-52 = Dacă nu poți plăti toată penalizarea, plătește toate creditele pe care le ai.
rule-WM-A44 = Nu rămâne nicio datorie și nimic nu te obligă să vinzi cartonașe ca să plătești o penalizare.
rule-WM-53 = După un eșec misiunea se întoarce la locul ei în rând.
rule-WM-A45 = Mai întâi se dă recompensa sau se plătește penalizarea, apoi se strâng evenimentele jucate și echipamentul temporar folosit.
rule-WM-54 = Și după reușită, și după eșec, toate evenimentele jucate la încercare merg în teancul de renunțări. Ce s-a plătit pentru ele nu se dă înapoi.
rule-WM-47 = La echipamentul temporar folosit trebuie să renunți la sfârșitul acestei misiuni. Ce nu ai folosit rămâne pe tabla ta.
rule-WM-55 = Echipamentul temporar folosit merge în teancul de renunțări după evenimente; numai Fennec Shand îl poate păstra (WM-59).
rule-WM-A39 = Echipamentul temporar folosit se pierde și după un eșec.
rule-WM-56 = Exemplu: o misiune și evenimentul unui adversar, pentru care s-au plătit 200, cer 3, 1, 2 și 1 simboluri. Personajul tău și două echipamente aduc 3, 3, 2 și 3: reușită, iar recompensa de 400 este a ta.

## Personaje

rules-way-of-the-mandalorian-characters = Personaje
rule-WM-57 = Fiecare personaj are exact o abilitate specială și numai jucătorul cu acea tablă o poate folosi.
rule-WM-58 = Din Djarin are o fantă suplimentară pentru echipament, 5 în total.
rule-WM-A38 = A cincea lui fantă este ca celelalte și nu are reguli proprii.

## Fennec Shand

rules-way-of-the-mandalorian-fennec-shand = Fennec Shand
rule-WM-59 = Fennec Shand poate plăti 200 de credite ca să păstreze în mână un echipament la care ar trebui să renunțe.
rule-WM-A35 = Este vorba de echipamentul temporar folosit, nu de vânzări sau de cartonașele în plus din mână. Masa poate alege să intre și echipamentele în plus: pentru câte 200 de credite rămân peste cele cinci și se socotesc din nou la sfârșitul turei ei următoare.
rule-WM-A36 = Ea hotărăște pentru fiecare cartonaș folosit în parte și plătește de fiecare dată 200 de credite, de câte ori poate. Plătește după recompensă sau penalizare.
rule-WM-A37 = Un cartonaș păstrat trece în mâna ei și contează la limita de cartonașe în mână. Îl poate adăuga din nou la costul întreg, chiar în aceeași tură.

## Bo-Katan Kryze

rules-way-of-the-mandalorian-bo-katan-kryze = Bo-Katan Kryze
rule-WM-60 = Când Bo-Katan Kryze încearcă o misiune, poate renunța la 1 cartonaș din mână ca să nu ia în calcul 1 simbol de pe cartonașul cu misiunea.
rule-WM-A34 = O face numai la propriile încercări, după toate evenimentele și înainte de alegerea echipamentului. E bun orice cartonaș din mână; el merge imediat în teancul de renunțări și este pierdut chiar dacă ea nu reușește.
rule-WM-A32 = O poate face o dată la fiecare încercare, deci de două ori într-o tură cu două încercări. Masa poate alege să nu fie limită: atunci pentru fiecare cartonaș la care renunță nu ia în calcul un simbol.
rule-WM-A33 = Poate să nu ia în calcul numai un simbol tipărit pe cartonașul cu misiunea, nu unul adăugat de un eveniment. Masa poate alege să fie permise și simbolurile evenimentelor.

## Boba Fett

rules-way-of-the-mandalorian-boba-fett = Boba Fett
rule-WM-61 = Tabla lui Boba Fett are în plus o fantă pentru un eveniment, cu fața în jos. El îl poate juca de acolo fără alte costuri.
rule-WM-A27 = Oricând poate adăuga echipament, poate pune, fără alte costuri, un eveniment din mână în fanta goală; el pleacă de acolo numai jucat sau vândut. Masa poate alege altfel: o singură dată, după împărțire și înaintea primei ture.
rule-WM-A28 = Îl poate juca și împotriva misiunilor altora, când îi vine rândul să hotărască, fără alte costuri. Masa poate alege să-i fie permis numai la propriile încercări.
rule-WM-A29 = Și el joacă un singur eveniment la fiecare încercare: din fantă sau din mână, nu din amândouă.
rule-WM-A30 = Evenimentul din fantă nu contează la limita de cartonașe în mână.
rule-WM-A31 = La vânzarea finală evenimentul din fantă se dezvăluie și se vinde pentru jumătate din costul tipărit.

## Sfârșitul turei

rules-way-of-the-mandalorian-end-of-turn = Sfârșitul turei
rule-WM-A14 = La sfârșitul unei ture vine mai întâi limita de cartonașe în mână, apoi se completează piața, apoi rândul.
rule-WM-63 = La sfârșitul turei poți avea în mână cel mult 5 cartonașe. Renunță exact la cele în plus, la alegerea ta; cartonașele de pe tablă nu contează.
rule-WM-A15 = În timpul turei tale poți avea în mână mai mult de 5 cartonașe. În turele altora mâna ta nu poate crește.
rule-WM-64 = Piața se completează din teancul de la piață la 4 cartonașe cu fața în sus.
rule-WM-65 = Rândul se completează din teancul de cartonașe cu misiuni la 6 misiuni cu fața în sus.
rule-WM-A47 = Când teancul de cartonașe cu misiuni este gol, se joacă mai departe cu mai puține misiuni, până când rămâne poate numai misiunea de nivel 4.
rule-WM-A72 = Locurile goale din piață și din rând se umplu de la primul la ultimul, iar echipamentul nou ocupă prima fantă liberă. Fennec Shand este întrebată în ordinea fantelor ei; ordinea renunțărilor nu contează niciodată.
rule-WM-66 = Apoi începe următorul jucător din stânga.

## Sfârșitul jocului

rules-way-of-the-mandalorian-end-of-game = Sfârșitul jocului
rule-WM-68 = Jocul se termină imediat ce un jucător termină misiunea de nivel 4. O încercare nereușită nu încheie jocul.
rule-WM-A48 = Când apare misiunea de nivel 4, încă nu se întâmplă nimic. Din tura următoare poate fi încercată ca orice altă misiune din rând.
rule-WM-69 = Sfârșitul vine imediat: nimeni nu mai are o acțiune sau o tură, iar runda nu se mai joacă până la capăt.
rule-WM-A49 = Ultima misiune se duce totuși la capăt: se plătește recompensa, se renunță la evenimente și la echipamentul temporar folosit; Fennec Shand nu mai este întrebată, nu se aplică limita de cartonașe în mână și nu se completează nimic. Masa poate alege ca echipamentul temporar folosit să se mai vândă.
rule-WM-70 = Vânzarea finală: fiecare jucător vinde toate cartonașele rămase pe tabla sa pentru jumătate din suma costurilor și își numără creditele.
rule-WM-72 = Cartonașele din mână nu valorează nimic la sfârșit.
rule-WM-A50 = Vânzarea finală privește numai tabla: cartonașele din mână nu se vând.
rule-WM-71 = Câștigă cine are cele mai multe credite după vânzarea finală, oricine ar fi terminat misiunea de nivel 4.
rule-WM-A51 = Jucătorii cu la fel de multe credite împart victoria; mai jos, la credite egale se împarte locul.
rule-WM-A52 = Dacă nimeni nu termină misiunea de nivel 4, partida se oprește după 200 de ture ale fiecărui jucător sau după alt număr stabilit de masă (0: fără limită). Vânzarea finală se face, dar partida rămâne neîncheiată și nu câștigă nimeni.

## La vedere și ascuns

rules-way-of-the-mandalorian-knowledge = La vedere și ascuns
rule-WM-73 = Toți văd rândul, piața, misiunea în curs, evenimentele jucate, tablele personajelor și tot echipamentul de pe ele.
rule-WM-A56 = Creditele tuturor jucătorilor sunt la vedere. Masa poate alege să fie ascunse.
rule-WM-A57 = Teancul de renunțări este la vedere: oricine se poate uita prin el.
rule-WM-A58 = Oricine poate ști câte cartonașe au teancurile, dar nu și care anume.
rule-WM-A59 = Cartonașele la care se renunță din cauza limitei de cartonașe în mână sau de către Bo-Katan Kryze se arată tuturor.
rule-WM-74 = Numai tu știi cartonașele din mâna ta. Ceilalți văd câte sunt și le țin minte pe cele luate la vedere.
rule-WM-A68 = Într-o mână sunt cunoscute cartonașele luate din piață sau păstrate de Fennec Shand, până când o părăsesc la vedere; despre cele împărțite și cele din teanc se știe numai câte sunt. Spectatorii văd ce știu toți jucătorii în comun.
rule-WM-75 = Evenimentul din fanta lui Boba Fett stă cu fața în jos: el îl poate privi, ceilalți văd numai că fanta este ocupată.
rule-WM-A70 = Când Boba Fett își umple fanta, ceilalți află numai că a fost un eveniment. Evenimentele pe care i le știau în mână pot fi de atunci în mână sau în fantă; echipamentele știute sunt încă în mâna lui.
rule-WM-76 = Teancul de cartonașe cu misiuni și teancul de la piață stau cu fața în jos; nimeni nu știe ordinea cartonașelor din ele.
rule-WM-A64 = Echipamentele și evenimentele au același verso: primul cartonaș din teancul de la piață nu arată care dintre ele este.
rule-WM-77 = Nivelul misiunii următoare nu este un secret: teancul este ordonat și se poate număra. Cu doi jucători, 11 sau 10 cartonașe rămase înseamnă nivelul 1, de la 9 la 6 nivelul 2, de la 5 la 2 nivelul 3, iar 1 nivelul 4.
rule-WM-A73 = Nu se știe ce misiuni au rămas în cutie; se știe numai câte sunt de fiecare nivel. Misiunile finalizate sunt la vedere.
rule-WM-86 = Poți deduce cartonașele ascunse numărând cele 56 de cartonașe de piață. După o amestecare noul teanc este exact fostul teanc de renunțări; orice alt cartonaș ascuns se află într-o mână sau în fanta lui Boba Fett.
