### Clientul web: lecțiile și ghidul care le însoțește.

client-learn-lesson = Lecția { $number }
client-learn-begin = Începe
client-learn-heard = Am înțeles
client-learn-none = Pentru acest joc nu există încă o lecție: regulile lui sunt scurte, iar masa explică ce se poate face.
client-learn-hunt = Vânătoarea
client-learn-hunt-about = O partidă întreagă fără contracte, cu un ghid. Înveți să alegi cartonașe, să vânezi și să aduni puncte.
client-learn-contracts = Contracte
client-learn-contracts-about = Jocul complet, cu un ghid prin ce este nou.
client-learn-missions = Misiuni
client-learn-missions-about = O partidă în doi, cu un ghid. Tu ești Din Djarin.

## Bounty Hunters

client-learn-bh-welcome = Bine ai venit! Adună cele mai multe puncte capturând ținte. Mai întâi toți trag deodată un cartonaș: uită-te ce se află într-un teanc, apoi alege unul.
client-learn-bh-choose = Ai cinci cartonașe și păstrezi unul. Celelalte merg la stânga, deci vecinul primește ce lași tu. Ca să capturezi pe cineva îți trebuie o țintă și, împotriva ei, vânători sau droizi.
client-learn-bh-target = O țintă. Cele trei valori sunt apărarea ei: verde, albastru, portocaliu. Joac-o, apoi trimite vânători împotriva ei. Orice cartonaș îl poți și vinde pentru un credit.
client-learn-bh-hunter = Un vânător. Valorile lui se adună cu ale celorlalți care atacă aceeași țintă. Numărul roșu arată cât te costă dacă ținta este capturată.
client-learn-bh-market = Un cartonaș din Piața Jawa costă credite. Dacă acum nu poți plăti, rezervă-l: te așteaptă.
client-learn-bh-pass = Cartonașele din mână au trecut cu un loc la stânga. Ce ai acum vine din dreapta.
client-learn-bh-open = Sub țintă vezi ce lipsește încă. Când nu mai lipsește nimic, este capturată imediat.
client-learn-bh-orphans = Un vânător fără țintă așteaptă. Următoarea țintă pe care o joci trebuie să se alăture celor care așteaptă.
client-learn-bh-captured = Capturată! Punctele ei sunt ale tale, minus numerele roșii ale vânătorilor. De îndată ce cineva are patru capturi, finalul e aproape.
client-learn-bh-broke = Nu mai ai credite? Vinde cartonașul ales: fiecare aduce un credit.
client-learn-bh-near = Cineva are trei capturi. Cu a patra începe finalul: tura se joacă până la capăt, apoi încă două.
client-learn-bh-last = Finalul a început. Socotește ce mai poți captura și ia ce aduce puncte imediat.
client-learn-bh-contracts = Nou în această partidă: contractele. Fiecare plătește pentru anumite personaje capturate și mai mult pentru perechi. Se trag ca orice alt cartonaș.
client-learn-bh-contract = Un contract e gratuit. Plătește la sfârșit pentru ce ai capturat până atunci, deci alege-le pe cele potrivite cu țintele tale.
client-learn-bh-worth = Contractul tău valorează deja ceva: numărul de sub el se actualizează pe parcurs.

## Way of the Mandalorian

client-learn-wm-welcome = Bine ai venit! Câștigă cel mai bogat. Ai două acțiuni pe tură. O misiune plătește dacă ai toate simbolurile cerute.
client-learn-wm-equip = Simbolurile tale nu ajung încă. Alege un cartonaș luminos din mână ca să-l plătești și să-l pui pe tabla ta. Nu este o acțiune, deci fă-o înaintea unei misiuni.
client-learn-wm-ready = Pe fiecare misiune simbolurile pline sunt cele pe care le ai deja. Găsește una cu toate simbolurile pline și alege-o.
client-learn-wm-draw = Ia două cartonașe, unul după altul: la vedere din piață sau nevăzute din teanc.
client-learn-wm-sale = Cu o acțiune vinzi oricâte cartonașe, pentru jumătate din cost. Încheie vânzarea ca să primești banii.
client-learn-wm-own-event = Un eveniment propriu își adaugă o dată simbolurile, pentru 200 de credite. Dacă atingi totul fără el, nu juca niciunul.
client-learn-wm-use = Alege ce folosești. Cartonașele cu semnul 1× dispar apoi, deci lasă-le pe cele de care nu ai nevoie.
client-learn-wm-event = Altcineva încearcă o misiune. Pentru 200 de credite o poți îngreuna. Compară simbolurile: merită?
client-learn-wm-limit = La sfârșitul turei poți avea în mână cel mult cinci cartonașe. Înainte vinde sau adaugă echipamente.
client-learn-wm-done = O misiune este terminată și iese din rând; următoarea vine din teanc. Sunt tot mai grele și plătesc mai mult.
client-learn-wm-last = A apărut ultima misiune. Plătește 5000 și încheie jocul.
