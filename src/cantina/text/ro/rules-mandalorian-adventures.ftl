### Regulile jocului The Mandalorian: Adventures, câte una pentru fiecare număr, pentru cei care joacă.

## Scopul și sfârșitul

rules-mandalorian-adventures-goal = Scopul și sfârșitul
rule-MA-01 = De la unu la patru jucători duc la capăt împreună o misiune. Câștigă toți sau pierd toți, dacă o variantă nu spune altceva.
rule-MA-02 = Fiecare misiune se joacă pe o hartă cu căsuțe, pe care stau personaje, inamici și jetoane. Mai multe misiuni pot folosi aceeași hartă.
rule-MA-174 = Câștigați împreună când obiectivul misiunii este atins. De obicei contează la sfârșitul unei ture, deci mai întâi trebuie să treceți cu bine de pasul evenimentelor.
rule-MQ-74 = Obiectivul se verifică la sfârșitul turei, după pasul de tragere, dacă misiunea nu spune că se socotește imediat.
rule-MQ-97 = „La sfârșitul unei ture un personaj este…” înseamnă orice personaj, după fiecare tură; „când îți închei tura” înseamnă personajul jucătorului activ, în modul comun oricare dintre cele două. Mai întâi vin regulile hărții și ale misiunii, în ordinea aleasă de jucătorul activ, apoi obiectivul.
rule-MA-175 = Imediat ce s-a împlinit o condiție de eșec a misiunii, pierdeți toți.
rule-MA-130 = Daunele unui personaj rămân pe cartonașul lui. Când ating PV-ul feței folosite, personajul este învins și toți jucătorii pierd imediat.
rule-MQ-75 = Eșecul se verifică după fiecare efect în parte. Dacă obiectivul și eșecul vin deodată, misiunea este pierdută.
rule-MA-169 = Textul unui cartonaș sau al unei misiuni are întâietate față de aceste reguli. Dacă două cartonașe se contrazic, jucătorul activ hotărăște care se aplică.
rule-MA-170 = Între variante egale hotărăște jucătorul activ.
rule-MA-171 = Jucătorul activ stabilește ordinea efectelor care vin în același timp; fiecare se termină înainte să înceapă următorul.

## Pregătirea jocului

rules-mandalorian-adventures-setup = Pregătirea jocului
rule-MA-17 = Pregătirea are șapte pași: misiunea, teancul de planificare, teancul de evenimente, jetoanele de daune și de sabotaj, jetoanele de amenințare, personajele, primul jucător.
rule-MA-18 = Mai întâi rezolvați teancul de dezvoltare (MA-09) și luați misiunea pe care o numește. Citiți introducerea, instructajul și regulile hărții și aplicați fiecare rând marcat cu PREGĂTIRE.
rule-MQ-87 = Rândurile PREGĂTIRE se aplică în ordinea lor după pasul 7, înaintea primei ture, dacă un rând nu numește alt moment. Un jeton cu fața în jos mutat sau înlocuit rămâne nevăzut.
rule-MA-19 = Amestecați teancul de planificare și puneți-l cu fața în jos lângă hartă.
rule-MA-20 = Amestecați teancul de evenimente, oricare ar fi simbolurile de pe verso. Toți văd versoul primului cartonaș.
rule-MA-21 = Jetoanele de daune stau la îndemâna tuturor. La început nimeni nu are daune, dacă PREGĂTIRE nu spune altceva.
rule-MQ-86 = Jetoanele de daune nu se termină niciodată.
rule-MA-22 = Puneți pe fiecare spațiu de acțiune, la întâmplare, exact un jeton de sabotaj alb cu fața în sus.
rule-MA-23 = Toate celelalte jetoane de sabotaj, inclusiv un jeton alb rămas, se amestecă cu fața în jos: sunt rezerva.
rule-MA-24 = Luați jetoanele de amenințare cu numărul misiunii pe verso și amestecați separat fiecare formă. Toate celelalte jetoane de amenințare rămân în afara jocului.
rule-MA-25 = Căsuțele cu semnul întrebării primesc un jeton de forma tipărită, cu fața în jos.
rule-MA-26 = Căsuțele cu o formă, dar fără semnul întrebării, primesc un jeton de acea formă, cu fața în sus.
rule-MQ-62 = Dacă o formă are mai multe jetoane decât căsuțe, cele în plus se întorc nevăzute în cutie. Jetoanele de care are nevoie obiectivul sunt întotdeauna printre cele de pe hartă.
rule-MA-27 = Jetoanele portocalii sunt întăririle: formează un teanc cu fața în jos lângă hartă.
rule-MA-28 = Fiecare jucător alege unul dintre personajele enumerate la misiune și îi ia cartonașul (fața după dificultate), figurina, cartonașele cu abilități și mementoul. Figurinele încep pe căsuța de start.
rule-MQ-63 = Dacă sunt mai multe căsuțe de start, fiecare jucător alege una; mai multe personaje pot sta pe aceeași căsuță.
rule-MQ-64 = Niciun personaj nu poate fi luat de doi jucători.
rule-MA-29 = Amestecă-ți teancul de abilități și trage până ai 4 cartonașe în mână, la nivel eroic 3.
rule-MA-30 = Înțelegeți-vă cine începe; dacă nu cădeți de acord, hotărăște întâmplarea.

## Tura

rules-mandalorian-adventures-turn = Tura
rule-MA-35 = Începe primul jucător. O tură are pasul acțiunilor, pasul evenimentelor și pasul de tragere; apoi urmează tura jucătorului următor, în sensul acelor de ceasornic, până când misiunea este câștigată sau pierdută.
rule-MA-36 = În pasul acțiunilor trebuie să efectuezi două acțiuni diferite, fiecare prin jucarea unui cartonaș cu abilitate din mână într-un spațiu de acțiune.
rule-MQ-13 = Dacă ai mai puține cartonașe decât ar trebui să joci, joacă atâtea câte poți.
rule-MA-37 = În pasul evenimentelor fiecare spațiu de acțiune cu 5 sau mai mult aduce un eveniment, iar cu mai mult de 5, mai întâi o criză. Dacă toate au 4 sau mai puțin, nu se întâmplă nimic.
rule-MA-38 = În pasul de tragere trage din teancul tău de abilități până ai 4 cartonașe în mână, la nivel eroic 3. Dacă ai deja atâtea, nu tragi nimic.
rule-MQ-29 = Dacă ai în mână mai multe cartonașe decât limita, le păstrezi pe toate și nu tragi niciunul.
rule-MA-172 = Când un teanc se termină, cartonașele lui la care s-a renunțat (pe scurt, teancul de renunțări) se amestecă imediat într-un teanc nou.
rule-MA-173 = Dacă teancul tău și teancul tău de renunțări sunt amândouă goale, tragi cartonașele cu abilități care îți lipsesc imediat ce există.
rule-MQ-94 = Cartonașele datorate, până la limita de cartonașe în mână, le primești imediat ce ajung cartonașe în teancul de renunțări, chiar și în tura altui jucător. În modul comun e servit primul cine a așteptat cel mai mult.

## Acțiuni

rules-mandalorian-adventures-actions = Acțiuni
rule-MA-43 = Cele patru acțiuni de bază sunt Mișcare, Atac, Recunoaștere și Planificare; o misiune poate adăuga unele verzi.
rule-MA-39 = Un cartonaș cu abilitate are o forță tipărită de la 1 la 4, care spune cât de puternică este acțiunea.
rule-MA-40 = Pune cartonașul peste cele care sunt deja în spațiu, astfel încât toate valorile să rămână la vedere; apoi efectuează acțiunea.
rule-MA-41 = Într-o tură poți juca cel mult un cartonaș în același spațiu de acțiune, oricare ar fi motivul pentru care îl joci.
rule-MA-42 = Poți juca un cartonaș și refuza acțiunea lui. Forța tipărită contează totuși în pasul evenimentelor.
rule-MQ-14 = O acțiune refuzată rămâne una dintre cele două acțiuni ale tale: permite salvarea Copilului pe căsuța ta, iar efectul cartonașului se poate folosi.
rule-MA-93 = O acțiune suplimentară îți permite să mai joci un cartonaș cu abilitate după regulile obișnuite, într-un spațiu pe care nu l-ai folosit în această tură.
rule-MA-94 = Acțiunile suplimentare nu fac parte din cele două acțiuni obligatorii.
rule-MQ-101 = La o acțiune suplimentară poți renunța, oricând ai primit-o: primele două cartonașe ale turei sunt cele obligatorii.
rule-MA-95 = O acțiune gratuită are o forță dată, nu cere un cartonaș cu abilitate și nu adaugă nimic niciunui spațiu de acțiune.
rule-MA-96 = O acțiune gratuită poate repeta o acțiune din această tură, iar pentru o acțiune efectuată gratuit poți încă juca mai târziu un cartonaș.
rule-MA-97 = Acțiunile gratuite nu fac parte din cele două acțiuni obligatorii.
rule-MQ-27 = O acțiune gratuită are exact forța spusă și poate fi orice acțiune a misiunii, inclusiv una verde. „Forță 4 sau mai mult” se verifică după acea forță.
rule-MQ-91 = Dacă alt personaj primește o acțiune gratuită, alege jucătorul lui (modul comun: jucătorul activ). Se aplică regulile mișcării, Garda, Strânsoarea și salvarea, bonusurile nu sunt permise, iar între variante egale hotărăște jucătorul activ.
rule-MA-166 = De la misiunea 3 pot exista spații de acțiune verzi, pentru acțiuni ale misiunii. Se aplică toate regulile spațiilor de acțiune, inclusiv jetonul de sabotaj alb de la pregătire și pasul evenimentelor.
rule-MA-167 = După ce ai jucat un cartonaș cu abilitate într-un spațiu verde, aplică textul spațiului.
rule-MA-168 = La „Forță 4 sau mai mult” se poate juca acolo orice cartonaș, dar acțiunea are loc numai cu forță 4 sau mai mult. Efectele pot mări forța, chiar și peste 4.

## Mișcarea

rules-mandalorian-adventures-movement = Mișcarea
rule-MA-44 = Cu Mișcare mergi până la atâtea căsuțe cât este forța, fiecare pas pe o căsuță alăturată. Poți și să rămâi pe loc.
rule-MA-50 = Regulile mișcării se aplică de fiecare dată când se mișcă un personaj, nu numai la acțiunea Mișcare.
rule-MA-45 = Intrarea pe o căsuță cu un inamic sau cu un jeton de amenințare cu fața în jos îți oprește acolo mișcarea.
rule-MA-46 = Personajele și bonusurile cu fața în sus nu te opresc.
rule-MQ-01 = Contează cum stă jetonul când intri pe căsuță: un bonus întors cu fața în sus mai devreme în această tură nu te mai oprește.
rule-MQ-59 = Copilul nu oprește o mișcare.
rule-MA-47 = Pe o căsuță au loc oricâte personaje, oricâți inamici și oricâte jetoane.
rule-MA-48 = Un inamic de pe căsuța de unde pornești nu te reține, în afară de dauna de la Strânsoare (MA-149).
rule-MA-49 = Ori de câte ori ești pe o căsuță cu jetoane de amenințare cu fața în jos, ele sunt dezvăluite imediat.
rule-MQ-12 = Un jeton cu fața în jos care ajunge pe căsuța ta este dezvăluit imediat.
rule-MQ-05 = Când intri pe o căsuță, dezvăluie toate jetoanele cu fața în jos, cu Efectele lor de misiune, în ordinea aleasă de jucătorul activ; apoi folosește bonusuri sau salvează Copilul, apoi oprește-te sau mergi mai departe. La sfârșitul mișcării lovesc inamicii cu Gardă, în ordinea aleasă de jucătorul activ.
rule-MQ-02 = Fiecare instrucțiune care mișcă un personaj este o mișcare aparte, cu propria verificare pentru Gardă și Strânsoare. Dacă faci cel puțin un pas și te întorci, și aceea este o mișcare.
rule-MQ-03 = Un personaj mișcat de cartonașul altui jucător respectă toate regulile mișcării; alegerile le face cine este numit pe cartonaș. Plasarea nu este o mișcare: se dezvăluie numai jetoanele cu fața în jos de pe noua căsuță.

## Harta și raza

rules-mandalorian-adventures-map = Harta și raza
rule-MA-51 = Personajele și jetoanele stau întotdeauna pe căsuțe. Două căsuțe despărțite de o singură linie subțire sunt alăturate.
rule-MQ-10 = Căsuțele care se ating numai la colț nu sunt alăturate.
rule-MA-52 = O linie groasă gri este un zid: căsuțele nu sunt alăturate și nici mișcarea, nici raza nu trec prin el.
rule-MA-53 = Printr-o ușă închisă nu trec nici mișcarea, nici raza; printr-una deschisă trec amândouă. Regulile hărții spun cum se deschide o ușă.
rule-MQ-11 = O ușă deschisă rămâne deschisă până o închide o regulă, iar închiderea nu mută pe nimeni. Inamicii nu deschid niciodată uși.
rule-MA-54 = O linie întreruptă este o înălțime: căsuțele nu sunt alăturate și nimeni nu trece peste ea, dar raza trece.
rule-MA-57 = Terenul cu contur roșu este inaccesibil: nimeni nu intră acolo, iar raza nu trece prin el.
rule-MA-55 = Pe căsuțele cu stea apar de obicei întăririle.
rule-MA-56 = Pentru o stea de altă culoare se aplică toate regulile stelelor; ea poate avea în plus un efect în misiune.
rule-MA-165 = Unele căsuțe au un număr mic, după care le numesc textele.
rule-MA-98 = Raza este numărul de căsuțe de pe cel mai scurt drum permis de la personaj la țintă. Aceeași căsuță înseamnă raza 0.
rule-MA-99 = „În raza N” înseamnă orice țintă de la raza 0 la raza N.
rule-MA-100 = Raza nu trece prin ziduri, uși închise sau teren inaccesibil.
rule-MA-101 = Raza trece peste înălțimi, amenințări și personaje și prin uși deschise.
rule-MA-102 = Raza se poate număra ocolind ziduri și teren inaccesibil.
rule-MQ-09 = „Alăturat” înseamnă că se poate trece pe jos: o linie subțire sau o ușă deschisă. Raza trece și peste linii întrerupte. Terenul inaccesibil nu contează pentru niciuna.

## Atac și Recunoaștere

rules-mandalorian-adventures-attack-intel = Atac și Recunoaștere
rule-MA-58 = Atac provoacă unei amenințări în raza 1 atâtea daune cât este forța.
rule-MA-59 = Daunele rămân pe un inamic până când este învins.
rule-MA-60 = Un inamic cu atâtea daune câte PV are, sau mai multe, este învins. Jetonul lui pleacă de pe hartă la jetoanele folosite, cu fața în sus; daunele în plus se pierd.
rule-MA-61 = Poți ataca orice amenințare, și una cu fața în jos: mai întâi alege-o, apoi dezvăluie-o.
rule-MA-62 = Dacă ținta dezvăluită nu este un inamic, rămâne cu fața în sus și nu suferă daune.
rule-MA-63 = Dezvăluirea unui inamic printr-un atac nu este o mișcare, deci Garda lui nu lovește.
rule-MQ-17 = Când un atac dezvăluie o amenințare, mai întâi vine Efectul ei de misiune, apoi daunele.
rule-MQ-15 = Un bonus cu fața în sus poate fi atacat, dar nu se întâmplă nimic.
rule-MQ-16 = Un efect care provoacă daune într-o rază, fără cuvântul „inamic”, poate lovi și un jeton cu fața în jos: mai întâi dezvăluie-l, ca la un atac.
rule-MA-64 = La Recunoaștere alege una: privește un jeton de amenințare cu fața în jos sau mută un inamic.
rule-MA-65 = Privește un jeton cu fața în jos într-o rază egală cu forța. Îl vede numai jucătorul activ; rămâne cu fața în jos pe căsuța lui.
rule-MA-66 = Le poți spune celorlalți ce ai văzut și poți chiar să minți.
rule-MQ-19 = Un jeton pe care l-ai privit poate rămâne vizibil numai pentru tine, până iese din joc.
rule-MA-67 = Sau alege un inamic cu fața în sus într-o rază egală cu forța și mută-l cu 1 căsuță.
rule-MQ-18 = Inamicul poate merge pe orice căsuță alăturată, și spre un personaj sau pe o căsuță ocupată. Asta nu declanșează niciodată Gardă, Strânsoare sau Diversiune.
rule-MQ-100 = Poți alege numai un inamic care poate fi mutat astfel cel puțin 1 căsuță. Dacă nu există niciunul, acea parte a unui efect se sare.
rule-MA-68 = Mutarea unui inamic prin Recunoaștere te poate scoate de sub efectele lui, cum este Garda.
rule-MA-69 = Raza pentru Recunoaștere se numără ca întotdeauna: nu prin ziduri, uși închise sau teren inaccesibil.

## Planificare

rules-mandalorian-adventures-plan = Planificare
rule-MA-70 = Trage atâtea cartonașe de planificare cât este forța. Le vede numai jucătorul activ, care poate însă vorbi despre ele.
rule-MA-71 = Poți păstra 1 dintre cartonașele trase, cu fața în sus sub cartonașul personajului tău.
rule-MA-72 = Cartonașul Eșec nu are efect și nu poate fi păstrat.
rule-MA-73 = Nu poți avea niciodată două exemplare ale aceluiași cartonaș de planificare.
rule-MQ-23 = În rest poți avea oricâte cartonașe de planificare.
rule-MA-74 = Un cartonaș tras pe care nu-l păstrezi îl poți pune deasupra teancului de planificare, nevăzut de ceilalți.
rule-MA-75 = Toate celelalte cartonașe trase merg cu fața în sus la cartonașele de planificare la care s-a renunțat.
rule-MQ-20 = Trage toate cartonașele înainte să alegi pe care îl păstrezi și pe care îl pui deasupra. Eșec poate fi pus deasupra.
rule-MQ-21 = Cartonașele se trag unul câte unul; dacă teancul se termină, se amestecă teancul de renunțări, fără cartonașele acestei acțiuni. Dacă amândouă sunt goale, tragi mai puține.
rule-MA-76 = Un cartonaș de planificare spune când poate fi folosit. Până atunci stă cu fața în sus la cine îl are.
rule-MQ-22 = Cine are un cartonaș de planificare îl poate folosi oricând permite textul lui, și în turele altora, și în orice pas al evenimentelor. În modul comun hotărăște jucătorul activ.
rule-MQ-88 = Un cartonaș de planificare folosit merge cu fața în sus la cele la care s-a renunțat, dacă textul lui nu spune altceva.
rule-MA-77 = Renunță la cartonașul de planificare Apărare ca să blochezi 1 daună.
rule-MQ-24 = Blochezi după ce daunele sunt anunțate și înainte să fie provocate. Mai multe blocări se pot combina, iar daunele blocate nu se suferă.
rule-MQ-104 = Dacă daunele unui atac le suferă alt personaj, le poate bloca cel care le suferă, iar cel care a fost atacat poate riposta.
rule-MQ-105 = Ca să deschizi o ușă ai nevoie de forța pe care o are Atacul când îl anunți: Țintire este pentru atacuri asupra unei amenințări și nu deschide uși.

## Cartonașe cu abilități

rules-mandalorian-adventures-skill-cards = Cartonașe cu abilități
rule-MA-05 = Fiecare personaj începe campania cu 12 cartonașe cu abilități. Un cartonaș cu două dungi se află de două ori în acel teanc.
rule-MA-86 = Un cartonaș cu un simbol de acțiune sub forță este cu 1 mai puternic când este jucat pentru acea acțiune.
rule-MA-87 = Simbolul nu adaugă nimic la alte acțiuni și nimic în pasul evenimentelor.
rule-MQ-26 = Simbolurile și efectele care măresc forța se adună, fără limită.
rule-MA-88 = Efectul unui cartonaș cu abilitate se poate folosi numai dacă acesta stă în spațiul de acțiune numit de efect. În altă parte cartonașul își dă numai forța.
rule-MA-89 = Efectul vine pe lângă acțiune, înainte sau după ea, cum dorești, dacă cartonașul nu stabilește momentul.
rule-MA-90 = Efectul nu poate întrerupe acțiunea, dacă nu o spune cartonașul.
rule-MQ-98 = Un efect care își schimbă propria acțiune (forță, rază, căsuțe, cartonașe păstrate) se anunță înaintea ei și este valabil pentru toată acțiunea. Unul care se referă la ce a făcut acțiunea vine după ea.
rule-MQ-103 = O regulă despre raza unui Atac este valabilă pentru căsuța de pe care ataci, și dacă ai ajuns acolo cu același cartonaș. O rază dată de cartonașul tău are întâietate.
rule-MA-91 = Folosirea efectului nu este obligatorie. Dacă îl folosești, trebuie aplicată fiecare parte, în afară de cele cu „poți” sau „poate”.
rule-MQ-25 = Aplică ce este posibil, în ordinea tipărită; sari peste părțile care nu se pot face.
rule-MA-92 = „Orice personaj” te include și pe tine, „alt personaj” nu.
rule-MA-191 = Un cartonaș tactic nu are forță și nu dă acțiuni, ci numai efectul său, și numai dacă spațiul se potrivește cu efectul.
rule-MQ-95 = Un cartonaș tactic contează ca unul dintre cele două cartonașe jucate, iar spațiul lui este folosit în această tură. Nu este o acțiune, deci nu permite salvarea Copilului.
rule-MA-192 = În pasul evenimentelor un spațiu cu un cartonaș tactic contează exact 5: un eveniment, nicio criză.
rule-MQ-85 = Asta este valabil orice altceva ar mai fi în spațiu: „+6” nu se aplică niciodată, iar la cel mai mic total spațiul contează tot 5.

## Amenințări și bonusuri

rules-mandalorian-adventures-threats = Amenințări și bonusuri
rule-MA-78 = Jetoanele de amenințare rămân pe hartă până când sunt distruse sau luate.
rule-MA-79 = O amenințare cu fața în sus este un inamic sau un bonus; una cu fața în jos nu este nici inamic, nici bonus.
rule-MA-80 = „Amenințare” înseamnă orice jeton de amenințare, „inamic” numai inamicii cu fața în sus.
rule-MA-81 = Un inamic este corp la corp, trăgător sau lunetist. Clasa nu face nimic de la sine; cartonașele se referă la ea.
rule-MA-82 = PV-ul tipărit al unui inamic arată câte daune sunt necesare ca să fie învins.
rule-MA-83 = Un inamic poate avea unul sau mai multe simboluri de efect sau niciunul. Se aplică toate efectele lui.
rule-MA-84 = Un bonus arată un simbol mare; regulile hărții sau instructajul spun ce face.
rule-MA-142 = Trusa medicală merge în orice misiune. Orice alt bonus folosește la ceva numai dacă îl pomenesc regulile hărții sau instructajul.
rule-MA-85 = În pasul tău al acțiunilor poți folosi în orice moment un bonus de pe căsuța ta, și în trecere, și înaintea unui efect al inamicilor cum este Garda.
rule-MQ-28 = Numai jucătorul activ poate folosi bonusuri, numai în pasul acțiunilor și numai pe căsuța propriului personaj.
rule-MA-143 = Trusă medicală: în pasul tău al acțiunilor renunță la o trusă medicală cu fața în sus de pe căsuța ta ca să vindeci 1 daună a personajului tău.
rule-MA-144 = Nu poți folosi o trusă medicală dacă nu ai daune și nici pentru alt personaj. Nefolosită, rămâne unde este.
rule-MQ-65 = Un jeton pe care misiunea îți permite să-l iei stă pe cartonașul personajului tău. Nu-l poți lăsa jos sau da altcuiva, dacă nu o spune misiunea. Un personaj poartă cel mult un jeton de fiecare fel.

## Efectele inamicilor

rules-mandalorian-adventures-enemy-effects = Efectele inamicilor
rule-MA-145 = Gardă: dacă îți închei mișcarea în raza 1 a acestui inamic, el îți provoacă 1 daună.
rule-MA-146 = Trecerea pe lângă o Gardă nu costă nimic dacă mișcarea ta se încheie la raza 2 sau mai mult.
rule-MQ-04 = Poți pleca de pe căsuța unei Gărzi sau trece pe lângă ea, dar nu prin căsuța ei: intrarea acolo te oprește.
rule-MQ-07 = Garda lovește peste înălțimi, dar nu prin ziduri sau uși închise.
rule-MA-147 = O Gardă dezvăluită de mișcarea ta își provoacă dauna; una dezvăluită altfel, nu.
rule-MA-148 = O Mișcare de 0 căsuțe nu este o mișcare, deci nu lovește nicio Gardă.
rule-MA-149 = Strânsoare: dacă ieși din căsuța acestui inamic, el îți provoacă acolo 1 daună, chiar înainte să te miști.
rule-MQ-08 = Strânsoarea lovește o dată la fiecare mișcare care iese din căsuța ei, chiar dacă inamicul a fost dezvăluit în această tură. Nu lovește dacă ajungi în altă parte prin plasare.
rule-MA-150 = Dacă inamicul cu Strânsoare pleacă de pe căsuța ta, de exemplu prin Recunoaștere, nu suferi daune.
rule-MQ-06 = Dacă sunt mai multe Gărzi sau Strânsori, fiecare provoacă 1 daună.
rule-MA-151 = Efect de misiune: când este dezvăluită o amenințare cu acest simbol, aplică textul cu același simbol din instructaj. Dacă jetonul este doar privit, nu contează.
rule-MA-152 = Un Efect de misiune nu poate fi anulat și are loc chiar dacă inamicul este învins. Și bonusurile pot avea acest simbol.
rule-MA-153 = Diversiune: după ce acest inamic s-a mutat în pasul evenimentelor, pune un jeton de sabotaj pe spațiul de acțiune cu cel mai mic total.
rule-MQ-47 = Diversiunea are loc imediat după mișcarea acelui inamic, înaintea inamicului următor, cu totalurile din acel moment. La egalitate hotărăște jucătorul activ.
rule-MA-154 = Diversiunea nu face nimic dacă inamicul nu s-a mutat sau s-a mutat în alt moment, cum este pasul acțiunilor.

## Pasul evenimentelor

rules-mandalorian-adventures-event-step = Pasul evenimentelor
rule-MA-103 = După pasul acțiunilor verificați fiecare spațiu de acțiune de la stânga la dreapta: adunați forțele tipărite pe cartonașe și valorile jetoanelor de sabotaj.
rule-MQ-34 = Ordinea este Mișcare, Atac, Recunoaștere, Planificare, apoi spațiile verzi, așa cum le enumeră misiunea.
rule-MA-106 = 4 sau mai puțin: nu se întâmplă nimic, cartonașele și jetoanele rămân.
rule-MA-105 = Exact 5: rezolvați un eveniment, apoi goliți spațiul.
rule-MA-104 = 6 sau mai mult: rezolvați criza, apoi un eveniment, apoi goliți spațiul.
rule-MA-108 = Aici contează numai valorile tipărite, nu și simbolurile sau efectele abilităților.
rule-MQ-30 = Totalul se stabilește când începe rezolvarea spațiului; el hotărăște criza, evenimentul și „+6”.
rule-MA-111 = Criza stă în josul instructajului și fiecare misiune o are pe a ei. Ca să rezolvați o criză, aplicați acel text.
rule-MA-107 = Dintr-un spațiu golit fiecare cartonaș cu abilitate merge cu fața în sus în teancul de renunțări al jucătorului căruia îi aparține, iar jetoanele de sabotaj merg cu fața în sus la jetoanele folosite.
rule-MA-109 = O tură poate să nu aducă niciun eveniment sau să aducă mai multe evenimente și crize.
rule-MA-110 = Exemplu: Mișcare are un jeton de 2 și cartonașe în valoare de 4, în total 6: o criză, apoi un eveniment, apoi Mișcare se golește. Atac are 5: un eveniment și nicio criză.
rule-MQ-32 = După ce un spațiu s-a golit, uitați-vă din nou de la stânga și rezolvați primul spațiu cu 5 sau mai mult, până nu mai este niciunul.
rule-MQ-35 = Un spațiu care ajunge prin sabotaj la 6 sau mai mult își are criza ca oricare altul.
rule-MQ-33 = Un lanț de evenimente nu are limită, dar după 100 de spații rezolvate într-un singur pas al evenimentelor partida se oprește neîncheiată.

## Sabotaj

rules-mandalorian-adventures-sabotage = Sabotaj
rule-MA-04 = Sunt exact 5 jetoane de sabotaj albe; toate celelalte sunt galbene.
rule-MQ-81 = Jetoanele albe au valorile 1, 1, 1, 2 și 2, cele galbene 1, 2, 2, 3 și 3.
rule-MA-136 = Un jeton de sabotaj își adaugă valoarea la spațiul său de acțiune în pasul evenimentelor.
rule-MA-137 = Când este sabotată o acțiune, trageți la întâmplare un jeton din rezerva cu fața în jos și puneți-l cu fața în sus pe acel spațiu de acțiune.
rule-MA-139 = Pe un spațiu de acțiune pot sta oricâte jetoane de sabotaj.
rule-MQ-106 = Dacă un text ia un jeton de sabotaj de pe un spațiu de acțiune, este cel cu valoarea cea mai mare.
rule-MA-138 = Dacă în pasul evenimentelor sabotajul ridică un spațiu la 5 sau mai mult, evenimentul lui urmează după ce se termină cel în curs, cu o criză înainte la 6 sau mai mult.
rule-MQ-31 = Un jeton pus pe spațiul care tocmai se rezolvă pleacă odată cu celelalte și nu începe un lanț.
rule-MQ-53 = Dacă misiunea nu are acțiunea sabotată, nu se pune niciun jeton și nu se întâmplă nimic.
rule-MA-140 = Când rezerva cu fața în jos s-a terminat, toate jetoanele folosite, albe și galbene, se întorc cu fața în jos și se amestecă: sunt noua rezervă.
rule-MA-141 = Dacă trebuie pus un jeton și toate sunt pe spații de acțiune, folosiți un înlocuitor de valoare 1.
rule-MQ-52 = Un înlocuitor iese din joc când spațiul lui se golește.

## Evenimente

rules-mandalorian-adventures-events = Evenimente
rule-MA-112 = Trageți primul cartonaș cu eveniment și aplicați-i efectele de sus în jos. Jucătorul activ face toate alegerile.
rule-MQ-80 = Pe un cartonaș cu eveniment „tu” înseamnă personajul jucătorului activ.
rule-MA-131 = Aplicați orice text de pe un cartonaș cu eveniment.
rule-MA-132 = Un efect marcat cu „+6” se aplică numai dacă spațiul de acțiune are 6 sau mai mult.
rule-MA-133 = Versoul unui cartonaș cu eveniment dă un indiciu despre efectul lui, de exemplu clasa care se va mișca sau va ataca. Puteți ține seama de el.
rule-MQ-39 = Încă un cartonaș cu eveniment se trage și se rezolvă până la capăt acolo unde o spune textul, cu același total pentru „+6”; apoi continuă primul cartonaș.
rule-MA-113 = Un cartonaș cu eveniment rezolvat merge cu fața în sus la cartonașele cu evenimente la care s-a renunțat.
rule-MA-114 = Când apare o întărire, puneți primul jeton din teanc cu fața în sus pe căsuța numită, de obicei căsuța cu stea cea mai apropiată de tine.
rule-MA-115 = Un cartonaș poate numi altă căsuță, de exemplu pe a ta.
rule-MA-116 = Dacă sunt posibile mai multe căsuțe, alege căsuța înainte să fie tras jetonul.
rule-MQ-48 = Căsuța cu stea cea mai apropiată se află după rază, pornind de la tine; dacă raza nu ajunge la niciuna, jucătorul activ alege oricare. Amenințarea cu fața în jos cea mai apropiată se află la fel, dar dacă raza nu ajunge la niciuna, nu se întâmplă nimic.
rule-MQ-49 = O întărire care apare se socotește dezvăluită pentru Efectul ei de misiune, dar nu și pentru Gardă. Un jeton pus de la pregătire cu fața în sus nu se socotește pentru niciuna.
rule-MA-117 = Când teancul s-a terminat, toți inamicii învinși dintre întăriri se întorc cu fața în jos și se amestecă într-un teanc nou.
rule-MQ-50 = Revin numai inamicii portocalii învinși; bonusurile portocalii folosite rămân în afara jocului.
rule-MQ-51 = Teancul de întăriri și rezerva de sabotaj se refac numai când trebuie un jeton și nu mai este niciunul. Teancurile de cartonașe se refac imediat.
rule-MA-118 = Dacă toate întăririle sunt în joc, nu apare niciuna.
rule-MA-134 = Dacă un cartonaș cu eveniment nu a avut niciun efect, apare o întărire cu fața în sus pe căsuța cu stea cea mai apropiată.
rule-MQ-36 = La această penalizare este vorba de căsuța cu stea cea mai apropiată de tine.
rule-MA-135 = Chiar și un efect mic înlătură penalizarea, de exemplu un inamic care se mută 1 căsuță sau încă un cartonaș cu eveniment.
rule-MQ-37 = A fost un efect dacă un jeton s-a mutat, a apărut, a dispărut sau a fost dezvăluit, un inamic a atacat, s-au provocat sau s-au blocat daune, o ușă s-a schimbat, s-a tras un cartonaș sau s-a rezolvat alt eveniment. Părțile „+6” sărite nu contează, și nici ceea ce face o regulă pentru că teancul de evenimente este amestecat din nou.
rule-MQ-38 = Dacă toate întăririle sunt în joc, penalizarea nu face nimic și nu se recuperează mai târziu.

## Inamicii în evenimente

rules-mandalorian-adventures-enemies = Inamicii în evenimente
rule-MA-123 = Inamicii nici nu se mișcă, nici nu atacă, dacă nu o spune un cartonaș sau un efect.
rule-MA-119 = Un efect de mișcare spune câți inamici, din ce clasă, se mută și cât de departe. Fiecare se mută pe un drum dintre cele mai scurte spre personajul cel mai apropiat de el.
rule-MA-120 = Tu alegi care inamici din clasă se mută, dar fiecare trebuie să se poată muta cel puțin 1 căsuță.
rule-MQ-43 = Alege atâția inamici diferiți câți spune cartonașul; dacă se pot mișca mai puțini, se mută toți aceia. Fiecare termină înaintea următorului.
rule-MA-121 = Dacă niciun inamic nu se poate mișca, efectul nu face nimic.
rule-MQ-40 = Pentru mișcare personajul cel mai apropiat se află după distanța pe jos. Personajele la care nu se poate ajunge pe jos nu se iau în calcul; dacă nu se poate ajunge la niciunul, inamicul nu se poate mișca.
rule-MQ-42 = Ținta se stabilește când inamicul începe să se miște. Fiecare pas îl aduce cu 1 mai aproape, iar pe căsuța țintei se oprește.
rule-MQ-44 = Un inamic ales parcurge toată distanța, dacă nu ajunge la ținta sa.
rule-MA-122 = Inamicii trec prin personaje și prin alte amenințări.
rule-MA-124 = Un inamic care se îndepărtează trebuie să ajungă la fiecare pas cu 1 mai departe de acel personaj, chiar dacă se apropie de altul. Dacă nu poate, rămâne pe loc.
rule-MQ-46 = Se îndepărtează de personajul numit de efect, altfel de cel mai apropiat pe jos; la egalitate hotărăște jucătorul activ. Un inamic la care niciun personaj nu poate ajunge pe jos rămâne pe loc.
rule-MA-125 = Dacă un cartonaș numește mai multe clase, poți alege inamici din oricare dintre ele.
rule-MA-126 = Un efect de atac spune câți inamici, din ce clasă, atacă și în ce rază. Fiecare provoacă 1 daună unui personaj din acea rază.
rule-MA-127 = Un inamic cu mai multe ținte posibile atacă personajul cel mai apropiat.
rule-MQ-41 = Pentru atacuri personajul cel mai apropiat se află după rază.
rule-MA-128 = Jucătorul activ alege inamicii și ordinea lor și hotărăște între personaje la fel de apropiate; dar trebuie să atace cât mai mulți inamici.
rule-MQ-45 = Un inamic atacă o dată la fiecare efect de atac. Nu trebuie neapărat să se fi mutat.
rule-MA-129 = Dacă niciun inamic nu poate ataca, efectul nu face nimic.

## Copilul

rules-mandalorian-adventures-child = Copilul
rule-MA-155 = Unele misiuni folosesc jetonul Copilului; instructajul spune cum intră în joc.
rule-MA-156 = Copilul este purtat de un personaj, purtat de un inamic (numai dacă o spune jocul) sau este pe o căsuță, nepurtat de nimeni.
rule-MA-157 = În timpul oricărei acțiuni pe căsuța Copilului îl poți salva, și în trecere: de acum îl poartă personajul tău.
rule-MQ-89 = Acțiunile jucate, suplimentare și gratuite permit salvarea Copilului, chiar și o Mișcare de 0 căsuțe, de la început până s-au terminat acțiunea și efectul cartonașului. Un personaj mișcat în afara propriei acțiuni nu poate salva Copilul.
rule-MA-158 = Copilul purtat de alt personaj sau de un inamic nu poate fi salvat.
rule-MA-160 = Nu poți lăsa Copilul jos și nu-l poți da altui personaj.
rule-MA-162 = Dacă suferi daune neblocate în timp ce porți Copilul, el fuge pe o căsuță alăturată.
rule-MA-163 = Dacă se poate, fuge pe o căsuță cu un inamic sau cu o amenințare cu fața în jos.
rule-MQ-55 = Jucătorul activ alege unde fuge Copilul.
rule-MQ-56 = Dacă nu este nicio căsuță alăturată, Copilul se pune pe căsuța celui care îl poartă.
rule-MQ-57 = Oricâte daune provoacă o singură sursă, Copilul fuge o singură dată.
rule-MQ-58 = Dacă Strânsoarea îl lovește pe cel care poartă Copilul, dauna și fuga au loc pe căsuța veche; apoi mișcarea continuă.
rule-MA-161 = Copilul nu poate fi salvat într-o tură în care a fugit.
rule-MQ-60 = Asta este valabil pentru toate personajele până la sfârșitul turei.
rule-MA-164 = Unele evenimente îl fac pe Copil să fugă fără daune, după aceleași reguli. Dacă nu-l poartă nimeni, nu se întâmplă nimic.
rule-MQ-61 = Un inamic ia Copilul numai dacă o spune misiunea. Apoi se mișcă și atacă ca de obicei, purtând Copilul.
rule-MA-159 = Când un inamic care poartă Copilul este învins, Copilul se pune pe acea căsuță.
rule-MQ-90 = Copilul nu fuge de la un inamic care îl poartă, nici printr-un eveniment, nici când acel inamic suferă daune. Îl eliberează numai înfrângerea inamicului sau un text al misiunii.

## Dificultate și moduri

rules-mandalorian-adventures-modes = Dificultate și moduri
rule-MA-31 = Alegeți o dificultate înaintea fiecărei partide. Pentru prima se recomandă nivelul începător.
rule-MA-06 = Cartonașul unui personaj are o față de începător și una normală; fața de începător are mai mult PV.
rule-MA-32 = Nivel începător: fața de începător a cartonașelor personajelor, limita de 4 cartonașe în mână.
rule-MA-33 = Nivel normal: fața normală, limita de 4 cartonașe în mână.
rule-MA-34 = Nivel eroic: fața normală, limita de 3 cartonașe în mână.
rule-MQ-93 = Modul poveste: de la doi jucători până la numărul personajelor enumerate; modul liber: doi până la patru; modul comun: unul până la patru, cu două sau mai multe personaje enumerate. Cine joacă de unul singur folosește întotdeauna modul comun; altfel, dacă nu se alege nimic, este valabil modul poveste dacă se potrivește, iar dacă nu, modul liber.
rule-MQ-69 = Personajele enumerate pe care nu le ia niciun jucător nu se folosesc. În afara modului comun sunt cel puțin doi jucători.
rule-MQ-68 = În modul poveste trebuie să ia parte personajele cerute de misiune, de obicei Mandalorianul. În modul comun și la jocul de unul singur sunt bune oricare două dintre cele enumerate.
rule-MA-181 = Dacă sunt mai mulți jucători decât personaje enumerate, jucați în modul liber sau în modul comun.
rule-MA-182 = Modul liber: fiecare jucător alege orice personaj, enumerat sau nu. Mandalorianul nu trebuie neapărat să ia parte.
rule-MA-183 = Un personaj care nu apare în instructaj nu are o pregătire specială și începe pe căsuța de start.

## Modul comun și jocul de unul singur

rules-mandalorian-adventures-shared = Modul comun și jocul de unul singur
rule-MA-184 = În modul comun toți jucătorii conduc împreună exact două personaje enumerate, oricâți jucători ar fi.
rule-MA-190 = Cine joacă de unul singur folosește modul comun, cu o mână și două personaje. Obiectivul, teancul de dezvoltare și tot restul rămân la fel.
rule-MA-185 = Cartonașele cu abilități ale celor două personaje formează un singur teanc, din care trag toți, cu un singur teanc de renunțări.
rule-MQ-76 = Fiecare jucător are limita obișnuită de cartonașe în mână: 4, la nivel eroic 3.
rule-MA-186 = O acțiune este efectuată de personajul arătat pe cartonaș.
rule-MA-187 = O tură are tot două acțiuni, cu cartonașe ale unui personaj sau ale amândurora, dar niciodată două cartonașe într-un spațiu.
rule-MA-188 = Un cartonaș de planificare păstrat este al personajului care acționează, iar fiecare personaj poate avea câte unul de fiecare fel. Jucătorul activ ia toate deciziile, și pe cele despre folosirea lor.
rule-MQ-92 = Un cartonaș de planificare acționează pentru personajul care îl are; o acțiune suplimentară poate folosi un cartonaș al oricăruia. Dacă un personaj trebuie să tragă cartonașe cu abilități, jucătorul activ spune care jucător le trage.
rule-MQ-102 = Dacă ambele personaje au cartonașul de planificare pe care îl folosești în pasul tău al acțiunilor sau înaintea pasului tău al evenimentelor, spui al cui este.
rule-MQ-77 = Numai personajul care efectuează acțiunea în curs poate folosi un bonus de pe căsuța sa.
rule-MA-189 = „Tu” este personajul care acționează. Un eveniment privește personajul de pe cartonașul de deasupra din spațiul său de acțiune, și pentru amenințarea cu fața în jos cea mai apropiată.
rule-MQ-54 = Dacă se rezolvă un spațiu numai cu jetoane, jucătorul activ alege pe care personaj îl privește evenimentul.
rule-MQ-79 = Inamicii țin seama de amândouă personajele când îl caută pe cel mai apropiat.
rule-MQ-78 = Dacă oricare dintre personaje este învins, misiunea este pierdută.

## Campania

rules-mandalorian-adventures-campaign = Campania
rule-MA-08 = Înaintea fiecărei partide și încă o dată după ea faceți ce spune primul cartonaș din teancul de dezvoltare.
rule-MA-07 = Cartonașele de dezvoltare sunt numerotate și nu se amestecă niciodată. Dacă se încurcă, puneți-le la loc în ordine.
rule-MA-09 = Înaintea unei partide faceți ce spune primul cartonaș de dezvoltare, scoateți-l și dezvăluiți-l pe următorul, până apare un cartonaș marcat cu STOP.
rule-MQ-70 = Un cartonaș STOP rămâne deasupra până data viitoare, care începe cu rezolvarea lui. Înaintea unei partide și după ea mergeți până la următorul STOP, deci fiecare partidă folosește două.
rule-MA-10 = Teancul de dezvoltare numește misiunea care se joacă. Prima partidă este misiunea 1.
rule-MA-11 = Cartonașele pe care teancul de dezvoltare le aduce în joc rămân pentru toate partidele următoare.
rule-MQ-73 = Cartonașele cu abilități adăugate mai târziu măresc teancul peste 12, dacă cartonașul de dezvoltare nu scoate unul.
rule-MA-12 = Plicurile numerotate rămân închise până le deschide o instrucțiune.
rule-MA-13 = Și după victorie, și după înfrângere, teancul de dezvoltare continuă și numește misiunea următoare.
rule-MA-176 = După partidă faceți ce spune primul cartonaș de dezvoltare, apoi păstrați teancul în ordinea lui pentru partida următoare.
rule-MA-14 = Fiecare misiune începe de la zero: daunele și tot ce era pe hartă au dispărut.
rule-MA-15 = Jucătorii, dificultatea, modul și personajele se pot schimba de la o partidă la alta; teancul de dezvoltare merge cu toate.
rule-MA-16 = Copilul, Strânsoare, Efect de misiune, Diversiune și căsuțele numerotate vin cu misiunea 2, acțiunile de misiune cu misiunea 3.
rule-MQ-71 = O misiune deblocată poate fi jucată din nou în afara campaniei, fără a atinge teancul de dezvoltare.
rule-MQ-72 = O campanie poate fi luată de la capăt, de la primul ei cartonaș.

## Ce ai voie să știi

rules-mandalorian-adventures-information = Ce ai voie să știi
rule-MA-177 = Poți vorbi despre cartonașele din mâna ta, dar nu le poți arăta. Ceilalți văd numai câte ai.
rule-MA-178 = O amenințare pe care ai privit-o nu se arată altora. Poți spune adevărul sau poți minți.
rule-MQ-84 = Puteți vorbi liber; cartonașele și jetoanele ascunse nu se arată niciodată altor jucători.
rule-MA-179 = Toate teancurile de renunțări sunt la vedere și pot fi citite oricând.
rule-MA-180 = Nu aveți voie să căutați prin teancul de evenimente; se vede numai versoul primului cartonaș.
rule-MQ-83 = Nu aveți voie să căutați prin niciun teanc și nici să citiți înainte din teancul de dezvoltare.
rule-MQ-66 = O acțiune poate fi anulată numai cât timp nu a arătat ceva ascuns și nu a tras ceva la întâmplare.
