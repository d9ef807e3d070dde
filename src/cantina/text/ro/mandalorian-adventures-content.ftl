### The Mandalorian: Adventures: hărți, misiuni, jetoane, personaje și cartonașe. Un efect spune ce fac pașii lui.

## Hărțile și regulile lor

ma-map-arvala = Tabăra de pe Arvala-7
ma-rule-blast-lock = Încuietoarea aruncată în aer: anunță un Atac de forță 3 sau mai mult asupra unei uși închise de lângă căsuța ta. Nu este lovită nicio amenințare, ușa se deschide.
ma-use-keycard-cell = Ia cartela de acces de pe căsuța ta.
ma-use-keycard-carried = Lângă o ușă închisă: renunță la cartela de acces pe care o porți și deschide acea ușă.

ma-map-nevarro = Străzile din Nevarro
ma-rule-refuge = Refugiu: când îți închei tura pe steaua albastră, pune un jeton de sabotaj de pe orice spațiu de acțiune la cele folosite.
ma-rule-gate = Poartă: când îți închei tura pe căsuța 3, poarta închisă se deschide.

ma-map-transport = Transport de deținuți
ma-rule-override = Comandă forțată: renunță la o acțiune de Recunoaștere de forță 4 sau mai mult ca să deschizi o ușă închisă de lângă căsuța ta.

ma-map-plaza = Piața asediată
ma-rule-cannon = Tun: pe căsuța 5 Atacul tău are raza 3.
ma-rule-force-door = Ușa forțată: renunță la o acțiune de Atac sau de Recunoaștere de forță 3 sau mai mult ca să deschizi o ușă închisă de lângă căsuța ta.

## Misiunea 1

ma-mission-the-asset = Ținta comandată
ma-mission-the-asset-intro-1 = Soarele arde jos deasupra planetei Arvala-7. În vale cineva a ridicat o tabără și a pus puști pe acoperișuri.
ma-mission-the-asset-intro-2 = Localizatorul clipește mai repede cu fiecare pas. Un droid cu același localizator iese din praf, cu blasterele deja ridicate.
ma-mission-the-asset-intro-3 = „Recompensa ajunge pentru doi”, spune unul dintre voi. Apoi prima împușcătură lovește nisipul dintre picioarele voastre.
ma-mission-the-asset-briefing = Ținta comandată este ascunsă în tabără, în spatele unuia dintre jetoanele pătrate. PREGĂTIRE: niciuna. Singurul efect al inamicilor de aici este Gardă. Ușa casei principale este închisă; regulile hărții spun cum se deschide.
ma-mission-the-asset-objective = La sfârșitul unei ture un personaj este pe căsuța Țintei comandate cu fața în sus și niciun inamic nu este pe acea căsuță.
ma-mission-the-asset-crisis = Adaugă 1 la pista Alertă. Dacă pista este plină, plasează o întărire pe căsuța cu stea cea mai apropiată de tine, apoi 2 inamici atacă în raza 3, iar pista se golește.
ma-rule-ambush = Capcană: un personaj care intră pe căsuța unui inamic cu fața în jos suferă 1 daună. Un inamic dezvăluit altfel, de exemplu printr-un atac, nu provoacă daune.
ma-track-alert = Alertă

## Misiunea 2

ma-mission-flight-from-nevarro = Fuga din Nevarro
ma-mission-flight-from-nevarro-intro-1 = Recompensa e în buzunar, iar leagănul e gol. Vă uitați la credite, apoi la ușa pe care ați ieșit.
ma-mission-flight-from-nevarro-intro-2 = Când părăsiți casa a doua oară, duceți o legăturică. În tot orașul localizatoarele încep deodată să clipească.
ma-mission-flight-from-nevarro-intro-3 = Strada amuțește, obloanele se închid. La capătul ei, dincolo de o sută de arme, așteaptă nava voastră.
ma-mission-flight-from-nevarro-briefing = Toți vânătorii breslei sunt pe urmele Copilului, iar poarta de pe drumul scurt este închisă. PREGĂTIRE: Mandalorianul poartă Copilul; fără el, îl poartă personajul primului jucător. Când cine îl poartă suferă daune, Copilul fuge.
ma-mission-flight-from-nevarro-objective = La sfârșitul unei ture un personaj care poartă Copilul este pe o căsuță de ieșire.
ma-mission-flight-from-nevarro-crisis = Adaugă 1 la pista Urmărire, apoi dezvăluie amenințarea cu fața în jos cea mai apropiată de tine.
ma-mission-flight-from-nevarro-effect = Plasează o întărire pe căsuța 8.
ma-failure-pursuit = Pista Urmărire este plină.
ma-track-pursuit = Urmărire
ma-use-speeder-cell = Renunță la motospeederul de pe căsuța ta: efectuează o Mișcare gratuită de forță 3.

## Misiunea 3

ma-mission-the-prison-ship = Nava-închisoare
ma-mission-the-prison-ship-intro-1 = „Intrăm și ieșim”, spune omul cu planul, „la bord sunt numai droizi.” O spune puțin cam des.
ma-mission-the-prison-ship-intro-2 = Ecluza se deschide spre coridoare albe și uși fără mânere. În spatele uneia stă prizonierul, în spatele celorlalte tot restul.
ma-mission-the-prison-ship-intro-3 = Un droid mic se oprește, se uită în sus la voi și pleacă chițăind. Undeva departe în față o lampă se face roșie.
ma-mission-the-prison-ship-briefing = Șase celule încuiate, un prizonier și o navă care se trezește încetul cu încetul. PREGĂTIRE: niciuna. Această misiune are spațiul de acțiune verde Spargere; consolele sunt căsuțele de la 1 la 4. Odată luat, prizonierul rămâne cu acel personaj.
ma-mission-the-prison-ship-objective = La sfârșitul unei ture un personaj îl are cu el pe prizonier și toate personajele sunt pe căsuțe de ieșire.
ma-mission-the-prison-ship-crisis = Adaugă 1 la pista Alarmă, apoi închide ușa deschisă cea mai apropiată de tine lângă care nu este niciun personaj.
ma-mission-the-prison-ship-effect = Sabotează Spargere și adaugă 1 la pista Alarmă.
ma-green-slice = Spargere
ma-green-slice-text = Forță 4 sau mai mult, la o consolă (căsuțele de la 1 la 4): deschide orice ușă închisă sau dezvăluie orice jeton pătrat cu fața în jos.
ma-failure-alarm = Pista Alarmă este plină.
ma-track-alarm = Alarmă
ma-use-prisoner-cell = Ia-l cu tine pe prizonierul de pe căsuța ta.

## Misiunea 4

ma-mission-redemption = Răscumpărare
ma-mission-redemption-intro-1 = Armuri albe umplu piața, rând după rând. În cantină vă numărați muniția și apoi, ca să fiți siguri, o numărați din nou.
ma-mission-redemption-intro-2 = De partea cealaltă un soldat ține o legătură care se zbate. În spatele lui un om cu mantie neagră se plimbă încoace și încolo, de parcă timpul ar fi al lui.
ma-mission-redemption-intro-3 = Sub podea e un tunel, vechi și fierbinte, care duce afară. Dar nimeni nu pleacă fără Copil.
ma-mission-redemption-briefing = Eliberați Copilul, învingeți-l pe Moff Gideon și fugiți prin tunel. PREGĂTIRE: puneți răpitorul cu fața în sus pe căsuța 8 și dați-i Copilul să-l poarte; puneți-l pe Moff Gideon cu fața în sus pe steaua roșie. Când inamicul care poartă Copilul este învins, Copilul rămâne pe acea căsuță. Această misiune are spațiul de acțiune verde Raliere.
ma-mission-redemption-objective = Moff Gideon este învins, iar la sfârșitul unei ture un personaj care poartă Copilul este pe o căsuță de ieșire.
ma-mission-redemption-crisis = Adaugă 1 la pista Asediu. Dacă un inamic poartă Copilul, acel inamic se mută 2 căsuțe spre steaua roșie; altfel, plasează o întărire pe steaua roșie.
ma-mission-redemption-effect = Dacă un personaj poartă Copilul, Copilul fuge; altfel, plasează o întărire pe căsuța 1.
ma-green-rally = Raliere
ma-green-rally-text = Alege alt personaj: acesta poate efectua o Mișcare gratuită sau un Atac gratuit de forță 2.
ma-failure-child-lost = La sfârșitul unui pas al evenimentelor un inamic care poartă Copilul este pe steaua roșie.
ma-failure-siege = Pista Asediu este plină.
ma-track-siege = Asediu
ma-rule-snatch = Răpire: un inamic care în pasul evenimentelor își încheie mișcarea pe căsuța Copilului îl ia, dacă nu îl poartă nimeni.
ma-rule-march = Marș: o întărire plasată pe steaua roșie se mută 1 căsuță spre personajul cel mai apropiat de ea.
ma-use-supply-crate-cell = Renunță la lada cu provizii de pe căsuța ta: trage 2 cartonașe de planificare, păstrează cel mult 1, renunță la restul.

## Misiunea 5

ma-mission-the-egg = Oul
ma-mission-the-egg-intro-1 = „E doar un ou”, spune negustorul și împinge jumătate din bani peste masă. „Unul mare. Cu păr.”
ma-mission-the-egg-intro-2 = Pământul se cutremură. Ce iese din peșteră are un corn, o dispoziție foarte proastă și niciun chef de împărțit.
ma-mission-the-egg-briefing = Găsiți oul și aduceți-l întreg. PREGĂTIRE: puneți Mudhornul cu fața în sus pe căsuța 8; înlocuiți la întâmplare, fără să vă uitați, 1 jeton pătrat cu fața în jos cu oul și amestecați jetoanele pătrate pe căsuțele lor. Coaja rezistă până când pista Ou ajunge la 3, iar cu 4 personaje până când ajunge la 4.
ma-mission-the-egg-objective = La sfârșitul unei ture un personaj care poartă oul este pe căsuța de start.
ma-mission-the-egg-crisis = Mudhornul se mută 3 căsuțe spre personajul cel mai apropiat de el, apoi atacă în raza 0. După ce este învins, plasează în schimb o întărire pe căsuța cu stea cea mai apropiată de tine.
ma-failure-egg-broken = Oul este spart: pista Ou este plină.
ma-track-egg = Ou
ma-rule-cracks = Crăpături: pentru fiecare daună suferită de personajul cu oul, adaugă 1 la pista Ou.
ma-use-egg-cell = Ia oul de pe căsuța ta.

## Misiunea 6

ma-mission-alive = Viu
ma-mission-alive-intro-1 = Litere roșii aleargă pe disc: plată întreagă pentru o inimă care bate, nimic pentru un cadavru.
ma-mission-alive-intro-2 = Cineva de aici ascunde sub glugă chipul Fugarului. Data viitoare când o glugă se întoarce, va trebui să țintiți foarte atent.
ma-mission-alive-briefing = Prindeți-l pe Fugar și duceți-l în afara hărții. PREGĂTIRE: înlocuiți la întâmplare, fără să vă uitați, 1 jeton rotund cu fața în jos cu Fugarul și amestecați jetoanele rotunde pe căsuțele lor. Fugarul este capturat de daune exact egale cu PV-ul lui: atunci rămâne pe căsuța lui ca bonus cu fața în sus, pe care îl poate lua un personaj aflat acolo. O daună în plus și e mort.
ma-mission-alive-objective = La sfârșitul unei ture un personaj care îl duce pe Fugarul capturat este pe o căsuță de ieșire.
ma-mission-alive-crisis = Dacă Fugarul este un inamic cu fața în sus pe hartă, înlătură 2 daune de la el, iar el se îndepărtează 2 căsuțe de personajul cel mai apropiat de el. Apoi plasează o întărire pe căsuța cu stea cea mai apropiată de tine, iar 1 inamic atacă în raza 2.
ma-mission-alive-effect = Dacă Fugarul este dezvăluit, sabotează Atac.
ma-failure-mark-dead = Fugarul este mort: are mai multe daune decât PV.
ma-failure-mark-escaped = Fugarul a scăpat: la sfârșitul unui pas al evenimentelor este pe o căsuță de ieșire ca inamic cu fața în sus.
ma-rule-closing-in = Cercul se strânge: de fiecare dată când teancul de evenimente este amestecat din nou, plasează de două ori o întărire pe căsuța cu stea cea mai apropiată de tine.
ma-use-mark-cell = Ia-l cu tine pe Fugarul capturat de pe căsuța ta.

## Misiunea 7

ma-mission-silent-relays = Relee mute
ma-mission-silent-relays-intro-1 = Catarge, cutii care zumzăie și un singur ordin: când amuțesc, să fiți plecați înainte să întrebe cineva de ce.
ma-mission-silent-relays-intro-2 = Tăiați primul cablu. Un pârâit trece prin toate stațiile radio și toate capetele se ridică.
ma-mission-silent-relays-briefing = Opriți toate releele și întoarceți-vă împreună. PREGĂTIRE: puneți câte un releu cu fața în sus pe căsuțele 2 și 4; cu mai puțin de 4 personaje și pe căsuța 6, cu mai puțin de 3 și pe căsuța 8. Această misiune are spațiul de acțiune verde Dezactivare. Fiți atenți la rezervă: o criză care nu mai găsește jetoane de sabotaj este sfârșitul.
ma-mission-silent-relays-objective = Pe hartă nu mai este niciun releu, iar la sfârșitul unei ture toate personajele sunt pe căsuța de start.
ma-mission-silent-relays-crisis = Sabotează cele două spații de acțiune cu totalurile cele mai mici.
ma-green-disable = Dezactivare
ma-green-disable-text = Forță 2 sau mai mult: înlătură un releu de pe căsuța ta.
ma-failure-overrun = O criză nu mai găsește niciun jeton de sabotaj, nici în rezervă, nici printre cele folosite.
ma-rule-silence = Liniște: când este înlăturat un releu, pune un jeton de sabotaj de pe orice spațiu de acțiune la cele folosite; cu 3 sau mai multe personaje, încă unul.

## Misiunea 8

ma-mission-double-cross = Joc dublu
ma-mission-double-cross-intro-1 = Trei lăzi, sigilate de trei ori. Fiecăruia i s-a promis o parte, iar părțile adunate fac mai mult decât întregul.
ma-mission-double-cross-intro-2 = Cineva din echipaj a fost văzut aseară cu niște străini. Era întuneric și nimeni nu e prea sigur cine era.
ma-mission-double-cross-briefing = Găsiți marfa și scoateți-o, ladă cu ladă. PREGĂTIRE: înlocuiți la întâmplare, fără să vă uitați, 3 jetoane cu fața în jos cu jetoane de marfă și amestecați fiecare formă pe căsuțele ei. Un personaj poartă cel mult 1 jeton de marfă. Cu 3 sau 4 jucători, dacă personajele nu sunt comune, fiecare primește un cartonaș secret de loialitate; unul dintre voi poate fi trădătorul, care câștigă dacă misiunea eșuează.
ma-mission-double-cross-objective = Toată marfa este livrată: pista Livrări ajunge la 3.
ma-mission-double-cross-crisis = Fiecare jucător, pe rând, renunță la unul dintre cartonașele sale de planificare sau sabotează o acțiune la alegere. Apoi adaugă 1 la pista Grabă.
ma-failure-too-late = Prea târziu: pista Grabă este plină.
ma-track-haste = Grabă
ma-track-delivered = Livrări
ma-rule-haste = Grabă: de fiecare dată când teancul de evenimente este amestecat din nou, adaugă 1 la pista Grabă.
ma-rule-suspicion = Bănuială: într-o partidă cu cartonașe de loialitate poți renunța, o dată pe partidă, la o acțiune de Recunoaștere de forță 4 sau mai mult ca să privești cartonașul de loialitate al altui jucător.
ma-use-cargo-cell = Ia marfa de pe căsuța ta, dacă nu porți deja.
ma-use-cargo-carried = Pe o căsuță de ieșire: scoate din joc marfa pe care o porți și adaugă 1 la pista Livrări.

## Jetoane de amenințare

ma-use-medkit-cell = Renunță la trusa medicală de pe căsuța ta: vindecă 1 daună de-a ta.
ma-token-medkit = Trusă medicală
ma-token-keycard = Cartelă de acces
ma-token-raider = Jefuitor
ma-token-camp-guard = Paznic de tabără
ma-token-marksman = Ochitor
ma-token-asset = Ținta comandată
ma-token-roof-marksman = Ochitor pe acoperiș
ma-token-bruiser = Bătăuș
ma-token-seasoned-raider = Jefuitor călit
ma-token-seasoned-marksman = Ochitor călit
ma-token-hunter = Vânător de recompense
ma-token-brawler = Scandalagiu
ma-token-spotter = Observator
ma-token-speeder = Motospeeder
ma-token-informer = Informator
ma-token-roof-hunter = Vânător pe acoperiș
ma-token-saboteur = Sabotor
ma-token-veteran = Veteran al breslei
ma-token-security-droid = Droid de securitate
ma-token-mouse-droid = Droid-șoarece
ma-token-warden = Gardian
ma-token-prisoner = Prizonierul
ma-token-inmate = Alt deținut
ma-token-sentry-turret = Turelă de pază
ma-token-heavy-droid = Droid greu
ma-token-guard-droid = Droid de pază
ma-token-trooper = Soldat imperial
ma-token-scout = Soldat cercetaș
ma-token-technician = Tehnician
ma-token-supply-crate = Ladă cu provizii
ma-token-signal-beacon = Far de semnalizare
ma-token-elite = Soldat de elită
ma-token-flame-trooper = Soldat incendiator
ma-token-captor = Răpitor
ma-token-moff-gideon = Moff Gideon
ma-token-mudhorn = Mudhorn
ma-token-egg = Ou
ma-token-mark = Fugarul
ma-token-relay = Releu
ma-token-cargo = Marfă

## Personaje

ma-character-mandalorian = Mandalorianul
ma-character-ig-11 = IG-11
ma-character-paz-vizsla = Paz Vizsla
ma-character-xian = Xi’an
ma-character-burg = Burg
ma-character-migs-mayfeld = Migs Mayfeld
ma-character-greef-karga = Greef Karga
ma-character-cara-dune = Cara Dune

## Cartonașele cu abilități ale Mandalorianului

ma-skill-beskar-helmet = Coif de beskar
ma-skill-beskar-helmet-text = Planificare: ia Apărare dintre cartonașele de planificare la care s-a renunțat, dacă nu ai una.
ma-skill-tracking-fob = Localizator
ma-skill-tracking-fob-text = Recunoaștere: după acțiune, privește altă amenințare cu fața în jos într-o rază egală cu forța acestei acțiuni.
ma-skill-phase-pulse-blaster = Pușcă cu puls de fază
ma-skill-phase-pulse-blaster-text = Atac: acest atac are raza 3.
ma-skill-jet-burst = Impuls de jetpack
ma-skill-jet-burst-text = Mișcare: această mișcare poate trece peste înălțimi.
ma-skill-grappling-line = Cablu cu cârlig
ma-skill-grappling-line-text = Recunoaștere: dacă ai mutat un inamic, mută-l încă 1 căsuță.
ma-skill-sure-footing = Pas sigur
ma-skill-flamethrower = Aruncător de flăcări
ma-skill-flamethrower-text = Atac: după atac, provoacă 1 daună fiecărui alt inamic de pe căsuța țintei.
ma-skill-quick-draw = Mână iute
ma-skill-hunters-patience = Răbdare de vânător
ma-skill-relentless = Neîndurător
ma-skill-relentless-text = Mișcare: după mișcare, provoacă 1 daună unei amenințări în raza 1.
ma-skill-all-in = Totul sau nimic
ma-skill-all-in-text = Atac: sabotează Atac; acest atac are +1 forță.
ma-skill-whistling-birds = Păsări șuierătoare
ma-skill-whistling-birds-text = Atac: de trei ori la rând, provoacă 1 daună unei amenințări în raza 2.
ma-skill-full-beskar = Beskar peste tot
ma-skill-full-beskar-text = Planificare: ia Apărare dintre cartonașele de planificare la care s-a renunțat, dacă nu ai una.
ma-skill-no-wasted-motion = Niciun gest în plus
ma-skill-no-wasted-motion-text = Mișcare sau Recunoaștere: după acțiune, primești 1 acțiune suplimentară în această tură.

## Cartonașele cu abilități ale lui IG-11

ma-skill-rotating-torso = Trunchi rotativ
ma-skill-rotating-torso-text = Atac: acest atac are raza 2.
ma-skill-self-diagnosis = Autodiagnoză
ma-skill-self-diagnosis-text = Planificare: vindecă 1 daună de-a ta.
ma-skill-twin-blasters = Blastere gemene
ma-skill-twin-blasters-text = Atac: după atac, provoacă 2 daune unei a doua amenințări în raza 1.
ma-skill-target-scan = Scanarea țintei
ma-skill-target-scan-text = Recunoaștere: dacă ai privit o amenințare cu fața în jos, dezvăluie-o.
ma-skill-calculated-route = Traseu calculat
ma-skill-covering-fire = Foc de acoperire
ma-skill-covering-fire-text = Mișcare: după mișcare, provoacă 1 daună unei amenințări în raza 2.
ma-skill-bounty-protocol = Protocol de recompensă
ma-skill-overclock = Suprasolicitare
ma-skill-overclock-text = Atac: suferi 1 daună; acest atac are +2 forță.
ma-skill-nurse-protocol = Protocol de îngrijire
ma-skill-nurse-protocol-text = Planificare: vindecă 1 daună a altui personaj din raza 2.
ma-skill-full-rotation = Rotație completă
ma-skill-full-rotation-text = Atac: de două ori la rând, provoacă 2 daune unei amenințări în raza 1.
ma-skill-new-programming = Programare nouă
ma-skill-new-programming-text = Planificare: vindecă 2 daune de-ale tale.
ma-skill-parallel-processing = Procesare paralelă
ma-skill-parallel-processing-text = Atac sau Recunoaștere: efectuează o Mișcare gratuită de forță 2.

## Cartonașele cu abilități ale lui Paz Vizsla

ma-skill-suppressing-burst = Rafală de neutralizare
ma-skill-suppressing-burst-text = Atac: după atac, dacă ținta este un inamic, îndepărteaz-o 1 căsuță de personajul cel mai apropiat de ea.
ma-skill-folded-arms = Brațe încrucișate
ma-skill-folded-arms-text = Planificare: ia Contraatac dintre cartonașele de planificare la care s-a renunțat, dacă nu ai unul.
ma-skill-heavy-repeater = Mitralieră grea
ma-skill-heavy-repeater-text = Atac: acest atac are raza 2; sabotează Atac.
ma-skill-trample = Călcat în picioare
ma-skill-trample-text = Mișcare: inamicii cu 1 PV nu opresc această mișcare.
ma-skill-heavy-jetpack = Jetpack greu
ma-skill-heavy-jetpack-text = Mișcare: această mișcare poate trece peste înălțimi.
ma-skill-fresh-drum = Încărcător plin
ma-skill-fresh-drum-text = Planificare: pune un jeton de sabotaj de pe Atac la cele folosite.
ma-skill-saturation-fire = Foc de saturație
ma-skill-saturation-fire-text = Atac: după atac, provoacă 1 daună fiecărui inamic de pe căsuța țintei.
ma-skill-steady-advance = Înaintare constantă
ma-skill-heat-sensor = Senzor termic
ma-skill-heat-sensor-text = Recunoaștere: privește o amenințare cu fața în jos în raza 2.
ma-skill-broadside = Salvă
ma-skill-broadside-text = Atac: după atac, provoacă 2 daune unei a doua amenințări în raza 2 și sabotează Atac.
ma-skill-stand-firm = Neclintit
ma-skill-stand-firm-text = Planificare: vindecă 1 daună de-a ta.
ma-skill-barrage = Foc de baraj
ma-skill-barrage-text = Atac: provoacă 4 daune unei amenințări în raza 2.
ma-skill-clan-honor = Onoarea clanului
ma-skill-clan-honor-text = Planificare: ia Contraatac dintre cartonașele de planificare la care s-a renunțat, dacă nu ai unul, și vindecă 1 daună de-a ta.
ma-skill-walking-fortress = Fortăreață pe picioare
ma-skill-walking-fortress-text = Mișcare sau Atac: provoacă 1 daună unei amenințări în raza 2.

## Cartonașele cu abilități ale lui Xi’an

ma-skill-thrown-knife = Cuțit aruncat
ma-skill-thrown-knife-text = Atac: acest atac are raza 3 și nu provoacă mai mult de 2 daune.
ma-skill-taunt = Provocare
ma-skill-taunt-text = Recunoaștere: mută cu 1 căsuță un inamic din raza 2.
ma-skill-hidden-blade = Lamă ascunsă
ma-skill-hidden-blade-text = Mișcare: înaintea mișcării, provoacă 1 daună unei amenințări în raza 1.
ma-skill-shadow-step = Pas din umbră
ma-skill-shadow-step-text = Mișcare: nu lua în calcul Garda la această mișcare.
ma-skill-backflip = Salt pe spate
ma-skill-backflip-text = Atac: după atac, mută-te cel mult 1 căsuță.
ma-skill-slip-away = De neprins
ma-skill-slip-away-text = Mișcare: nu lua în calcul Strânsoarea la această mișcare.
ma-skill-fan-of-knives = Evantai de cuțite
ma-skill-fan-of-knives-text = Atac: după atac, provoacă 1 daună unei a doua amenințări în raza 2.
ma-skill-cat-eyes = Ochi de pisică
ma-skill-lunge = Fandare
ma-skill-lunge-text = Atac: înaintea atacului, mută-te cel mult 1 căsuță.
ma-skill-exit-strategy = Cale de ieșire
ma-skill-exit-strategy-text = Planificare: mută-te cel mult 2 căsuțe.
ma-skill-vanish = Dispariție
ma-skill-vanish-text = Mișcare: de două ori la rând, mută cu 1 căsuță un inamic din raza 1; apoi mută-te cel mult 3 căsuțe.
ma-skill-cruel-game = Joc crud
ma-skill-cruel-game-text = Recunoaștere: mută cu cel mult 2 căsuțe un inamic din raza 3.
ma-skill-blur = Siluetă neclară
ma-skill-blur-text = Atac, Recunoaștere sau Planificare: mută-te cel mult 2 căsuțe.

## Cartonașele cu abilități ale lui Burg

ma-skill-shoulder-charge = Izbitură cu umărul
ma-skill-shoulder-charge-text = Mișcare: după mișcare, provoacă 1 daună unei amenințări de pe căsuța ta.
ma-skill-rough-handling = Metode dure
ma-skill-rough-handling-text = Recunoaștere: dacă ai mutat un inamic, mută-l încă 1 căsuță.
ma-skill-iron-grip = Menghină de fier
ma-skill-iron-grip-text = Atac: acest atac are raza 0 și +2 forță.
ma-skill-drag-close = Tras aproape
ma-skill-drag-close-text = Recunoaștere: mută un inamic din raza 2 cu 2 căsuțe spre personajul cel mai apropiat de el.
ma-skill-thick-hide = Piele groasă
ma-skill-thick-hide-text = Planificare: vindecă 1 daună de-a ta.
ma-skill-wade-in = În toiul luptei
ma-skill-wade-in-text = Mișcare: inamicii cu 2 PV sau mai puțin nu opresc această mișcare.
ma-skill-rage = Furie
ma-skill-rage-text = Atac: suferi 1 daună; acest atac are +2 forță.
ma-skill-heavy-fists = Pumni grei
ma-skill-break-the-lock = Încuietoare spartă
ma-skill-break-the-lock-text = Mișcare: după mișcare, deschide o ușă închisă de lângă căsuța ta.
ma-skill-flatten = Strivire
ma-skill-flatten-text = Atac: după atac, provoacă 1 daună fiecărui alt inamic de pe căsuța țintei.
ma-skill-unstoppable = De neoprit
ma-skill-unstoppable-text = Mișcare: nu lua în calcul Garda și Strânsoarea la această mișcare.
ma-skill-crush = Zdrobire
ma-skill-crush-text = Atac: provoacă 5 daune unei amenințări de pe căsuța ta.
ma-skill-bared-teeth = Colți dezveliți
ma-skill-bared-teeth-text = Recunoaștere: dacă ai mutat un inamic, mută-l încă cel mult 2 căsuțe și provoacă-i 1 daună.
ma-skill-battering-ram = Berbec
ma-skill-battering-ram-text = Mișcare sau Atac: îndepărtează un inamic din raza 1 cu 2 căsuțe de personajul cel mai apropiat de el.

## Cartonașele cu abilități ale lui Migs Mayfeld

ma-skill-loose-talk = Vorbă multă
ma-skill-loose-talk-text = Planificare: trage 1 cartonaș în plus pentru această acțiune.
ma-skill-snap-shot = Foc din instinct
ma-skill-snap-shot-text = Recunoaștere: dacă ai mutat un inamic, provoacă-i 1 daună.
ma-skill-third-arm = Al treilea braț
ma-skill-third-arm-text = Atac: după atac, provoacă 1 daună unei a doua amenințări în raza 2.
ma-skill-range-finder = Telemetru
ma-skill-range-finder-text = Atac: acest atac are raza 2.
ma-skill-two-steps-ahead = Doi pași înainte
ma-skill-two-steps-ahead-text = Planificare: poți păstra cu 1 mai mult dintre cartonașele trase pentru această acțiune.
ma-skill-change-of-plan = Schimbare de plan
ma-skill-change-of-plan-text = Mișcare: trage 1 cartonaș de planificare; păstrează-l sau renunță la el.
ma-skill-keen-eye = Ochi ager
ma-skill-keen-eye-text = Recunoaștere: privește o amenințare cu fața în jos în raza 3.
ma-skill-imperial-drill = Instrucție imperială
ma-skill-fall-back = Repliere
ma-skill-deadeye = Ochi de vultur
ma-skill-deadeye-text = Atac: acest atac are raza 3.
ma-skill-contingency = Plan de rezervă
ma-skill-contingency-text = Planificare: provoacă 1 daună unei amenințări în raza 2.
ma-skill-cover-story = Poveste de acoperire
ma-skill-cover-story-text = Planificare: trage 4 cartonașe de planificare, păstrează cel mult 2, renunță la restul.
ma-skill-old-instincts = Instincte vechi
ma-skill-old-instincts-text = Recunoaștere: după acțiune, provoacă 2 daune amenințării pe care ai privit-o sau ai mutat-o.
ma-skill-always-an-angle = Mereu cu un as
ma-skill-always-an-angle-text = Mișcare, Atac sau Recunoaștere: trage 2 cartonașe de planificare, păstrează cel mult 1, renunță la restul.

## Cartonașele cu abilități ale lui Greef Karga

ma-skill-guild-orders = Ordinele breslei
ma-skill-guild-orders-text = Planificare: alt personaj trage 1 cartonaș cu abilitate.
ma-skill-well-informed = Bine informat
ma-skill-well-informed-text = Recunoaștere: alt personaj se poate muta cel mult 1 căsuță.
ma-skill-smooth-talk = Vorbă dulce
ma-skill-smooth-talk-text = Recunoaștere: dacă ai mutat un inamic, mută-l încă 1 căsuță.
ma-skill-clear-the-way = Cale liberă
ma-skill-clear-the-way-text = Mișcare: pune un jeton de sabotaj de pe orice spațiu de acțiune la cele folosite.
ma-skill-side-by-side = Unul lângă altul
ma-skill-side-by-side-text = Mișcare: alt personaj din raza 1 se poate muta cel mult 2 căsuțe.
ma-skill-two-holsters = Două tocuri
ma-skill-two-holsters-text = Atac: după atac, provoacă 1 daună unei a doua amenințări în raza 1.
ma-skill-call-to-arms = Chemare la arme
ma-skill-call-to-arms-text = Atac: după atac, alt personaj poate efectua un Atac gratuit de forță 1.
ma-skill-favors-owed = Favoruri datorate
ma-skill-own-the-street = Stăpânul străzii
ma-skill-last-word = Ultimul cuvânt
ma-skill-last-word-text = Atac: trage 1 cartonaș de planificare; păstrează-l sau renunță la el.
ma-skill-rouse-the-town = Orașul se ridică
ma-skill-rouse-the-town-text = Planificare: alt personaj se poate muta cel mult 2 căsuțe.
ma-skill-guild-contract = Contract cu breasla
ma-skill-guild-contract-text = Planificare: alt personaj trage 2 cartonașe cu abilități; pune un jeton de sabotaj de pe orice spațiu de acțiune la cele folosite.
ma-skill-town-magistrate = Magistratul orașului
ma-skill-town-magistrate-text = Recunoaștere: alt personaj se poate muta cel mult 2 căsuțe.
ma-skill-shared-glory = Glorie împărțită
ma-skill-shared-glory-text = Atac sau Planificare: alt personaj poate efectua o Mișcare gratuită sau un Atac gratuit de forță 2.

## Cartonașele cu abilități ale Carei Dune

ma-skill-body-shield = Scut viu
ma-skill-body-shield-text = Mișcare: după mișcare, următoarele daune din această tură ale altui personaj de pe căsuța ta îți sunt provocate ție.
ma-skill-field-dressing = Pansament de campanie
ma-skill-field-dressing-text = Planificare: vindecă 1 daună a oricărui personaj din raza 1.
ma-skill-pin-down = Țintuire
ma-skill-pin-down-text = Atac: după atac, ținta nu atacă în această tură.
ma-skill-stare-down = Privire tăioasă
ma-skill-stare-down-text = Recunoaștere: după acțiune, amenințarea pe care ai privit-o sau ai mutat-o nu atacă în această tură.
ma-skill-drag-to-cover = La adăpost
ma-skill-drag-to-cover-text = Mișcare: alt personaj din raza 1 se poate muta cel mult 1 căsuță.
ma-skill-shock-trooper = Trupe de șoc
ma-skill-kick-back = Lovitură de picior
ma-skill-kick-back-text = Atac: după atac, dacă ținta este un inamic, îndepărteaz-o 1 căsuță de personajul cel mai apropiat de ea.
ma-skill-hold-the-line = Linia rezistă
ma-skill-hold-the-line-text = Planificare: ia Apărare dintre cartonașele de planificare la care s-a renunțat, dacă nu ai una.
ma-skill-forced-march = Marș forțat
ma-skill-boots-first = Bocancii înainte
ma-skill-boots-first-text = Mișcare: după mișcare, provoacă 2 daune unei amenințări de pe căsuța ta.
ma-skill-medevac = Evacuare medicală
ma-skill-medevac-text = Planificare: vindecă 1 daună a altui personaj din raza 3.
ma-skill-field-hospital = Spital de campanie
ma-skill-field-hospital-text = Planificare: vindecă 2 daune ale oricărui personaj din raza 1.
ma-skill-marshals-badge = Insignă de șerif
ma-skill-marshals-badge-text = Planificare: vindecă 1 daună a oricărui personaj din raza 1 și ia Apărare dintre cartonașele de planificare la care s-a renunțat, dacă nu ai una.
ma-skill-shoulder-to-shoulder = Umăr la umăr
ma-skill-shoulder-to-shoulder-text = Mișcare sau Planificare: vindecă 1 daună a altui personaj din raza 1.

## Evenimente

ma-event-charge = Șarjă
ma-event-charge-text = Toți inamicii corp la corp se mută 2 căsuțe spre personajul cel mai apropiat de ei. 2 inamici corp la corp atacă în raza 0.
ma-event-brawl = Încăierare
ma-event-brawl-text = 2 inamici corp la corp se mută 3 căsuțe spre personajul cel mai apropiat de ei. Toți inamicii corp la corp atacă în raza 0. +6: 1 inamic corp la corp atacă în raza 1.
ma-event-fresh-muscle = Sânge proaspăt
ma-event-fresh-muscle-text = Plasează o întărire pe căsuța cu stea cea mai apropiată de tine. 1 inamic corp la corp se mută 2 căsuțe spre personajul cel mai apropiat de el.
ma-event-firing-line = Linie de tragere
ma-event-firing-line-text = Toți trăgătorii se mută 1 căsuță spre personajul cel mai apropiat de ei. 2 trăgători atacă în raza 2.
ma-event-flanking-fire = Foc din flanc
ma-event-flanking-fire-text = 2 trăgători se mută 2 căsuțe spre personajul cel mai apropiat de ei. 1 trăgător atacă în raza 1. +6: plasează o întărire pe căsuța cu stea cea mai apropiată de tine.
ma-event-stray-shots = Focuri rătăcite
ma-event-stray-shots-text = 1 trăgător sau lunetist atacă în raza 2. 1 trăgător se mută 2 căsuțe spre personajul cel mai apropiat de el.
ma-event-crosshairs = În cătare
ma-event-crosshairs-text = 2 lunetiști atacă în raza 3.
ma-event-under-fire = Sub foc
ma-event-under-fire-text = Toți lunetiștii atacă în raza 2. +6: sabotează Atac.
ma-event-better-angle = Unghi mai bun
ma-event-better-angle-text = 1 lunetist se mută 1 căsuță spre personajul cel mai apropiat de el. 1 lunetist atacă în raza 4.
ma-event-cut-cables = Cabluri tăiate
ma-event-cut-cables-text = Sabotează Mișcare. Sabotează Planificare.
ma-event-ambush = Ambuscadă
ma-event-ambush-text = Plasează o întărire pe căsuța ta. +6: rezolvă încă un cartonaș cu eveniment.
ma-event-something-stirs = Ceva mișcă
ma-event-something-stirs-text = { $child ->
    [yes] Dezvăluie amenințarea cu fața în jos cea mai apropiată de tine. Dacă un personaj poartă Copilul, Copilul fuge.
   *[no] Dezvăluie amenințarea cu fața în jos cea mai apropiată de tine.
}
ma-event-stampede = Năvală
ma-event-stampede-text = Toți inamicii corp la corp se mută 3 căsuțe spre personajul cel mai apropiat de ei. 3 inamici corp la corp atacă în raza 0.
ma-event-crossfire = Foc încrucișat
ma-event-crossfire-text = 2 trăgători se mută 2 căsuțe spre personajul cel mai apropiat de ei. 3 trăgători atacă în raza 2.
ma-event-kill-zone = Zona morții
ma-event-kill-zone-text = 3 lunetiști atacă în raza 4.
ma-event-regroup = Regrupare
ma-event-regroup-text = 2 inamici din orice clasă se îndepărtează 2 căsuțe de personajul cel mai apropiat de ei. Plasează o întărire pe căsuța cu stea cea mai apropiată de tine.
ma-event-lockdown = Izolare
ma-event-lockdown-text = Închide ușa deschisă cea mai apropiată de tine lângă care nu este niciun personaj. 1 inamic din orice clasă se mută 2 căsuțe spre personajul cel mai apropiat de el.
ma-event-power-failure = Pană de curent
ma-event-power-failure-text = Sabotează spațiul de acțiune cu cel mai mic total. +6: sabotează încă o dată spațiul de acțiune cu cel mai mic total.

## Cartonașe de planificare

ma-plan-failure = Eșec
ma-plan-failure-text = Nu are efect și nu poate fi păstrat.
ma-plan-defend = Apărare
ma-plan-defend-text = Când urmează să suferi daune: blochează 1 daună.
ma-plan-counterattack = Contraatac
ma-plan-counterattack-text = După ce un inamic te-a atacat: provoacă 2 daune acelui inamic.
ma-plan-second-wind = Suflu nou
ma-plan-second-wind-text = În pasul tău al acțiunilor: primești 1 acțiune suplimentară în această tură.
ma-plan-take-aim = Țintire
ma-plan-take-aim-text = Când anunți un atac: are +2 forță.
ma-plan-sprint = Goană
ma-plan-sprint-text = În pasul tău al acțiunilor: efectuează o Mișcare gratuită de forță 2.
ma-plan-countermeasures = Contramăsuri
ma-plan-countermeasures-text = Înaintea pasului tău al evenimentelor: pune un jeton de sabotaj de pe orice spațiu de acțiune la cele folosite.
ma-plan-smoke = Fum
ma-plan-smoke-text = Când începe o mișcare de-a ta: nu lua în calcul Garda și Strânsoarea la această mișcare.
ma-plan-medpac = Medipac
ma-plan-medpac-text = În pasul tău al acțiunilor: vindecă 1 daună de-a ta.
ma-plan-signal-jam = Bruiaj
ma-plan-signal-jam-text = Când trebuie rezolvată o criză: sari peste ea.
ma-plan-called-shot = Foc anunțat
ma-plan-called-shot-text = În pasul tău al acțiunilor: efectuează un Atac gratuit de forță 3.
