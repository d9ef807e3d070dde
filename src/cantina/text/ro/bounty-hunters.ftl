### Star Wars: Bounty Hunters. Trei valori în paranteză sunt întotdeauna verde, albastru și portocaliu.

bounty-hunters-name = Star Wars: Bounty Hunters
bounty-hunters-about = Toți joacă deodată: alege cartonașe, capturează ținte cu vânători și droizi, îndeplinește contracte. Circa 20 de minute.

## Opțiuni

bounty-hunters-option-mode = standard sau introductory: o partidă fără contracte
bounty-hunters-option-guild-master = jucătorul care este maestrul breslei și e servit primul; hotărăște întâmplarea dacă nu e numit niciunul
bounty-hunters-option-credit-supply = câte credite sunt în fondul comun (42 în cutie); fără limită dacă nu se spune
bounty-hunters-option-max-turns = partida se termină cel târziu după această tură; fără limită dacă nu se spune

## Teancuri și nume

bounty-hunters-deck-target = teancul de ținte
bounty-hunters-deck-hunter = teancul de vânători
bounty-hunters-deck-contract = teancul de contracte
bounty-hunters-deck-market = teancul Pieței Jawa

bounty-hunters-character-chewbacca = Chewbacca
bounty-hunters-character-grogu = Grogu
bounty-hunters-character-han-solo = Han Solo
bounty-hunters-character-kanan-jarrus = Kanan Jarrus
bounty-hunters-character-luke = Luke
bounty-hunters-character-omega = Omega
bounty-hunters-character-padme-amidala = Padmé Amidala
bounty-hunters-character-qira = Qi’ra

bounty-hunters-hunter-aurra-sing = Aurra Sing
bounty-hunters-hunter-boba-fett = Boba Fett
bounty-hunters-hunter-bossk = Bossk
bounty-hunters-hunter-cad-bane = Cad Bane
bounty-hunters-hunter-din-djarin = Din Djarin
bounty-hunters-hunter-hondo-ohnaka = Hondo Ohnaka
bounty-hunters-hunter-ig-11 = IG-11
bounty-hunters-hunter-dengar = Dengar
bounty-hunters-hunter-embo = Embo
bounty-hunters-hunter-fennec-shand = Fennec Shand
bounty-hunters-hunter-4-lom = 4-LOM
bounty-hunters-hunter-zuckuss = Zuckuss

bounty-hunters-family-astromech = Droid astromecanic
bounty-hunters-family-protocol = Droid de protocol

## Cartonașe

bounty-hunters-card-target = { $name }, țintă, { $points } ({ $green }·{ $blue }·{ $orange }){ $bonus ->
    [credit] { " +credit" }
    [contract] { " +contract" }
   *[none] { "" }
}
bounty-hunters-card-hunter = { $name }, vânător, { $penalty ->
    [0] 0
   *[other] −{ $penalty }
} ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-droid = { $name }, cost { $cost } ({ $green }·{ $blue }·{ $orange })
bounty-hunters-card-crate = { $icons ->
    [one] { $icons } ladă
    [few] { $icons } lăzi
   *[other] { $icons } de lăzi
}, cost { $cost }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
bounty-hunters-card-two-targets = Contract { bounty-hunters-pair-two-targets }
bounty-hunters-card-same-target = Contract { bounty-hunters-pair-same-target }
bounty-hunters-card-target-and-crate = Contract { bounty-hunters-pair-target-and-crate }
bounty-hunters-pair-two-targets = { $first } { $unit } + { $second } { $unit2 }, duo +{ $duo }
bounty-hunters-pair-same-target = { $first } { $unit } + { $first } { $unit }, duo +{ $duo }
bounty-hunters-pair-target-and-crate = { $first } { $unit } + ladă, duo +{ $duo }
bounty-hunters-told-target = ținta { $name }
bounty-hunters-told-hunter = vânătorul { $name }
bounty-hunters-told-droid = { $family ->
    [protocol] un droid de protocol
   *[astromech] un droid astromecanic
}
bounty-hunters-told-crate = { $icons ->
    [one] o ladă
    [few] { $icons } lăzi
   *[other] { $icons } de lăzi
}
bounty-hunters-told-two-targets = un contract pentru { $first } și { $second }
bounty-hunters-told-same-target = un contract pentru { $first } de două ori
bounty-hunters-told-target-and-crate = un contract pentru { $first } și o ladă

## Acțiuni

bounty-hunters-action-draw = Trage din { $deck }
bounty-hunters-action-choose = Alege: { $card }
bounty-hunters-action-sell = Vinde pentru 1 credit: { $card }
bounty-hunters-action-play = { $kind ->
    [droid] Plătește și joacă, fără țintă: { $card }
    [hunter] Joacă, fără țintă: { $card }
    [crate] Plătește și joacă: { $card }
   *[other] Joacă: { $card }
}
bounty-hunters-action-play-on = { $kind ->
    [droid] Plătește și joacă: { $card }
   *[other] Joacă: { $card }
}, țintă: { $target }
bounty-hunters-action-reserve = Rezervă, de plătit mai târziu: { $card }
bounty-hunters-action-activate = { $kind ->
    [droid] Plătește și activează, fără țintă: { $card }
   *[other] Plătește și activează: { $card }
}
bounty-hunters-action-activate-on = Plătește și activează: { $card }, țintă: { $target }
bounty-hunters-action-finish = Încheie pasul

## Ce s-a întâmplat

bounty-hunters-who = { $you ->
    [yes] Jucătorul { $seat } (tu)
   *[no] Jucătorul { $seat }
}
bounty-hunters-event-turn = Începe tura { $number }.
bounty-hunters-event-drew = { bounty-hunters-who } trage din { $deck }.
bounty-hunters-event-drew-card = { bounty-hunters-who } trage { $card }.
bounty-hunters-event-no-draw = { bounty-hunters-who } nu trage nimic: niciun teanc nu mai poate da cartonașe.
bounty-hunters-event-must-name-again = { bounty-hunters-who } trebuie să numească alt teanc: { $deck } s-a terminat.
bounty-hunters-event-reshuffled = Cartonașele la care s-a renunțat au fost amestecate: { $deck } are din nou { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}.
bounty-hunters-event-revealed = { bounty-hunters-who } dezvăluie { $card }.
bounty-hunters-event-sold = { bounty-hunters-who } vinde { $card }.
bounty-hunters-event-played = { bounty-hunters-who } joacă { $card }.
bounty-hunters-event-played-on = { bounty-hunters-who } joacă { $card } împotriva țintei { $target }.
bounty-hunters-event-reserved = { bounty-hunters-who } rezervă { $card }.
bounty-hunters-event-activated = { bounty-hunters-who } activează { $card }.
bounty-hunters-event-activated-on = { bounty-hunters-who } activează { $card } împotriva țintei { $target }.
bounty-hunters-event-captured = { bounty-hunters-who } capturează ținta { $card } pentru { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}!
bounty-hunters-event-bonus-credit = { bounty-hunters-who } primește 1 credit pentru captură.
bounty-hunters-event-bonus-contract = { bounty-hunters-who } primește un bonus: { $card }.
bounty-hunters-event-fourth = { bounty-hunters-who } capturează a patra țintă și primește bonusul pentru ea!
bounty-hunters-event-owed-credit = { bounty-hunters-who } primește un credit pe care i-l datora fondul comun.
bounty-hunters-event-lost-credit = { bounty-hunters-who } nu primește creditul: fondul comun este gol.
bounty-hunters-event-owed-contract = { bounty-hunters-who } primește un bonus datorat: { $card }.
bounty-hunters-event-lost-contract = { bounty-hunters-who } nu primește bonusul: nu mai sunt contracte.
bounty-hunters-event-triggered = Patru ținte au fost capturate: tura { $number } este ultima.
bounty-hunters-event-passed = Toți dau cartonașele din mână jucătorului din stânga.
bounty-hunters-event-over = Partida s-a terminat.

## De ce este refuzată o acțiune

bounty-hunters-refusal-step = „{ $action }” nu ține de pasul care se joacă acum ({ $rule })
bounty-hunters-refusal-not-in-hand = „{ $action }”: cartonașul { $card } nu este în mâna ta ({ $rule })
bounty-hunters-refusal-resolve-first = „{ $action }”: mai întâi vinde sau joacă cartonașul ales ({ $rule })
bounty-hunters-refusal-resolved = „{ $action }”: nu mai ai un cartonaș ales de vândut sau de jucat ({ $rule })
bounty-hunters-refusal-no-contracts = „{ $action }”: partida introductivă nu are contracte ({ $rule })
bounty-hunters-refusal-closed = „{ $action }”: acest teanc nu are acum cartonașe pentru tine ({ $rule })
bounty-hunters-refusal-other-card = „{ $action }”: cartonașul pe care l-ai ales este { $card } ({ $rule })
bounty-hunters-refusal-cost = „{ $action }” costă { $cost ->
    [one] { $cost } credit
    [few] { $cost } credite
   *[other] { $cost } de credite
}, iar tu ai { $credits } ({ $rule })
bounty-hunters-refusal-not-reserved = „{ $action }”: nu ai rezervat cartonașul { $card } ({ $rule })
bounty-hunters-refusal-alone = „{ $action }”: ai o țintă necapturată, așa că numește-o pe cea atacată ({ $rule })
bounty-hunters-refusal-captured = „{ $action }”: ținta { $target } este deja capturată ({ $rule })
bounty-hunters-refusal-other-area = „{ $action }”: ținta { $target } nu este în fața ta ({ $rule })
bounty-hunters-refusal-no-such-target = „{ $action }”: în fața ta nu este o țintă necapturată { $target } ({ $rule })

## Masa ca text

bounty-hunters-picture-turn = Tura { $turn }, { $step }. Maestrul breslei: jucătorul { $master }.
bounty-hunters-step-draw = pasul 1: trage un cartonaș
bounty-hunters-step-choose = pasul 2: alege un cartonaș
bounty-hunters-step-resolve = pasul 2: vinde-l sau joacă-l, apoi activează
bounty-hunters-step-over = ultima: partida s-a terminat
bounty-hunters-end-far = Sfârșitul: la două ture după a 4-a captură a cuiva (maximul acum: { $most }).
bounty-hunters-end-turns = Sfârșitul: la două ture după a 4-a captură a cuiva (acum: { $most }) sau tura { $last }.
bounty-hunters-end-near = Tura { $last } este ultima.
bounty-hunters-end-now = Aceasta este ultima tură.
bounty-hunters-picture-decks = Teancuri
bounty-hunters-picture-deck = { $deck } { $cards }{ $discard ->
    [0] { "" }
   *[other] { " " }(decartate { $discard })
}
bounty-hunters-picture-bank = fondul comun { $credits }
bounty-hunters-picture-player = { bounty-hunters-who }: { $facts }
bounty-hunters-fact-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
bounty-hunters-fact-credits = { $credits ->
    [one] { $credits } credit
    [few] { $credits } credite
   *[other] { $credits } de credite
}
bounty-hunters-fact-captured = capturi: { $captures } din 4
bounty-hunters-fact-hand = { $count ->
    [one] { $count } cartonaș în mână
    [few] { $count } cartonașe în mână
   *[other] { $count } de cartonașe în mână
}
bounty-hunters-fact-crates = { $crates ->
    [one] { $crates } ladă
    [few] { $crates } lăzi
   *[other] { $crates } de lăzi
}
bounty-hunters-fact-ready = gata
bounty-hunters-fact-named = a numit { $deck }
bounty-hunters-label-score = Puncte
bounty-hunters-label-captured = Capturate
bounty-hunters-label-open = De capturat
bounty-hunters-label-orphans = Fără țintă
bounty-hunters-label-reserved = Rezervate
bounty-hunters-label-active = Lăzi
bounty-hunters-label-contracts = Contracte
bounty-hunters-label-pick = Ales
bounty-hunters-label-hand = Mână
bounty-hunters-picture-card = #{ $number } { $card }
bounty-hunters-picture-fresh = #{ $number } { $card }, tocmai tras
bounty-hunters-picture-captured = { $target } de { $attack }
bounty-hunters-picture-open = #{ $number } { $target }, încă neatacată
bounty-hunters-picture-faced = #{ $number } { $target }, atacată de { $attack }; lipsește ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-orphans = { $attack }; împreună ({ $green }·{ $blue }·{ $orange })
bounty-hunters-picture-contract = { $pair } (acum { $points })
bounty-hunters-picture-score = ținte { $targets }, lăzi { $crates }, contracte { $contracts }, vânători { $hunters }
bounty-hunters-picture-score-introductory = ținte { $targets }, lăzi { $crates }, vânători { $hunters }
bounty-hunters-fate-unresolved = { $card }
bounty-hunters-fate-sold = { $card }, vândut
bounty-hunters-fate-played = { $card }, jucat
bounty-hunters-fate-reserved = { $card }, rezervat

## Foaia de scor

bounty-hunters-column = Jucător { $seat }
bounty-hunters-row-targets = Ținte
bounty-hunters-row-crates = Lăzi
bounty-hunters-row-contracts = Contracte
bounty-hunters-row-hunters = Vânători
bounty-hunters-row-total = Total
bounty-hunters-row-credits = Credite
bounty-hunters-row-rank = Locul
bounty-hunters-tie-credits = Egalitatea a fost hotărâtă de creditele rămase.
bounty-hunters-tie-shared = Puncte și credite egale: victoria este împărțită.

## Memento

bounty-hunters-aid-front =
    O TURĂ: toți fac fiecare pas în același timp și nimeni nu o ia înainte.
    1 Trage un cartonaș: ia primul cartonaș din orice teanc. Acum ai cinci în mână.
    2 Alege un cartonaș: pune unul dintre cele cinci cu fața în jos. Când au făcut-o
      toți, cartonașele se dezvăluie. Apoi, la alegere,
      - vinde-l: renunță la el și ia 1 credit; sau
      - joacă-l: pune-l în fața ta. Țintele, vânătorii de recompense și contractele
        nu costă nimic. Un cartonaș din Piața Jawa are un cost: plătește-l sau
        rezervă cartonașul.
      După aceea poți plăti pentru cartonașele tale rezervate. Apoi încheie pasul.
    3 Dă mai departe cartonașele din mână: cele patru rămase trec la următorul
      jucător din stânga.

    ȚINTE: un cartonaș de atac (vânător de recompense sau droid) atacă una dintre
    țintele tale necapturate; dacă nu ai, cartonașele de atac așteaptă împreună, iar
    următoarea ta țintă trebuie să li se alăture. O țintă este capturată imediat ce
    atacul atinge toate cele trei valori de apărare.

    CITIREA UNUI CARTONAȘ: (4·1·6) este verde, albastru și portocaliu, în ordine.
      Chewbacca, țintă, 16 (4·1·6)
                                  o țintă de 16 puncte; +credit și +contract sunt
                                  ceea ce primești când o capturezi
      Bossk, vânător, −2 (4·0·3)
                                  un vânător de recompense care costă 2 puncte dacă
                                  ținta atacată de el este capturată
      Droid de protocol, cost 2 (...)
                                  un droid a cărui activare costă 2 credite
      Contract Grogu 3 + Omega 1, duo +4
                                  3 puncte pentru fiecare Grogu capturat, 1 pentru
                                  fiecare Omega și încă 4 pentru fiecare pereche
bounty-hunters-aid-back =
    SFÂRȘITUL JOCULUI: cine capturează primul o a patra țintă ia 1 credit și trage
    1 contract, activ imediat; la fel oricine altcineva capturează o a patra țintă
    în aceeași tură. (Partida introductivă: numai creditul.)
    Această tură se joacă până la capăt, apoi încă două ture întregi.

    SCORUL: punctele țintelor capturate
      + punctele lăzilor plătite și încă 5 pentru cine are cele mai multe lăzi
      + contractele
      − punctele fiecărui vânător de recompense aflat la o țintă capturată.
    Țintele necapturate, cartonașele rezervate și cele din mână nu aduc nimic.
    La egalitate câștigă jucătorul cu mai multe credite rămase; dacă și acestea sunt
    egale, victoria este împărțită.
