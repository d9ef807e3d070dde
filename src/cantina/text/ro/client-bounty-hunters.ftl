### Clientul web: masa jocului Bounty Hunters.

## Decizii

client-bh-draw = Trage un cartonaș: din care teanc?
client-bh-draw-hint = Toți numesc un teanc în același timp.
client-bh-choose = Alege un cartonaș de păstrat
client-bh-choose-hint = Rămâne ascuns până aleg toți. Restul trece la stânga ta.
client-bh-resolve = Joci sau vinzi { $card }?
client-bh-capture-hint = { $target }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $cost ->
    [0] { "" }
   *[other] , minus { $cost } pentru vânători
}{ $bonus ->
    [credit] , și un credit
    [contract] , și un contract
   *[none] { "" }
}.
client-bh-activate = Plătești pentru un cartonaș rezervat sau închei?
client-bh-finish = Nimic altceva de făcut în această tură
client-bh-play = Joacă-l
client-bh-pay-play = Plătește { $cost } și joacă-l
client-bh-play-on = { $captures ->
    [yes] Capturează: { $target }!
   *[no] Atacă: { $target }
}
client-bh-pay-play-on = { $captures ->
    [yes] Plătește { $cost } și capturează: { $target }!
   *[no] Plătește { $cost } și atacă: { $target }
}
client-bh-activate-it = Plătește { $cost }: { $card }
client-bh-activate-on = { $captures ->
    [yes] Plătește { $cost }: { $card } capturează ținta { $target }!
   *[no] Plătește { $cost }: { $card }, țintă: { $target }
}
client-bh-reserve = Rezervă-l
client-bh-sell = Vinde pentru 1 credit
client-bh-finish-it = Încheie
client-bh-preview-ends = Asta declanșează sfârșitul jocului.
client-bh-preview-unpaid = Nu îl poți plăti acum: îl poți doar rezerva sau vinde.

## Masa

client-bh-turn = Tura { $turn }
client-bh-step-draw = Trage
client-bh-step-choose = Alege
client-bh-step-resolve = Joacă
client-bh-points = Puncte
client-bh-prospect = dacă vânătorile reușesc
client-bh-captured = Capturate
client-bh-contracts = Contracte
client-bh-market = Piață
client-bh-waiting-group = Așteaptă o țintă
client-bh-no-targets = Joacă o țintă: vânătorii și droizii au nevoie de cineva de vânat.
client-bh-deck-target = Ținte
client-bh-deck-hunter = Vânători
client-bh-deck-contract = Contracte
client-bh-deck-market = Piață
client-bh-discards = { $count ->
    [one] s-a renunțat la { $count } cartonaș
    [few] s-a renunțat la { $count } cartonașe
   *[other] s-a renunțat la { $count } de cartonașe
}
client-bh-crates = { $icons ->
    [one] { $icons } ladă
    [few] { $icons } lăzi
   *[other] { $icons } de lăzi
}
client-bh-contract = Contract
client-bh-contract-now = acum { $points }
client-bh-missing = lipsește: verde { $green }, albastru { $blue }, portocaliu { $orange }
client-bh-hidden-card = un cartonaș, cu fața în jos
client-bh-area-of = Zona: { $name }
client-bh-hand = Mână
client-bh-leads = conduce
client-bh-tally-captured = capturi: { $count } din 4
client-bh-tally-credits = { $count ->
    [one] { $count } credit
    [few] { $count } credite
   *[other] { $count } de credite
}
client-bh-tally-crates = { $count ->
    [one] { $count } ladă
    [few] { $count } lăzi
   *[other] { $count } de lăzi
}
client-bh-tally-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
client-bh-end-far = A patra captură aduce finalul; maximul până acum: { $most }
client-bh-end-near = { $left ->
    [one] Încă { $left } tură după aceasta
    [few] Încă { $left } ture după aceasta
   *[other] Încă { $left } de ture după aceasta
}
client-bh-end-now = Aceasta este ultima tură!
client-bh-end-over = Partida s-a terminat

## Ce sunt lucrurile

client-bh-about-target = { $points ->
    [one] O țintă: valorează { $points } punct după ce este capturată.
    [few] O țintă: valorează { $points } puncte după ce este capturată.
   *[other] O țintă: valorează { $points } de puncte după ce este capturată.
} Trimite împotriva ei vânători și droizi până când sunt atinse toate cele trei valori de apărare. Astfel de cartonașe în teanc: { $copies }.
client-bh-bonus-credit = Cine o capturează primește 1 credit.
client-bh-bonus-contract = Cine o capturează trage un contract.
client-bh-about-hunter = { $penalty ->
    [one] Un vânător e gratuit și puternic, dar costă { $penalty } punct dacă ținta atacată de el este capturată.
    [few] Un vânător e gratuit și puternic, dar costă { $penalty } puncte dacă ținta atacată de el este capturată.
   *[other] Un vânător e gratuit și puternic, dar costă { $penalty } de puncte dacă ținta atacată de el este capturată.
}
client-bh-about-hunter-free = Un vânător care nu costă nimic, nici măcar puncte.
client-bh-about-droid = Un droid atacă la fel ca un vânător și nu costă niciodată puncte. Plătește { $cost } ca să-l joci sau rezervă-l și plătește mai târziu. Astfel de cartonașe în teanc: { $copies }.
client-bh-about-crate = { $points ->
    [one] Plătește { $cost } pentru { $points } punct.
    [few] Plătește { $cost } pentru { $points } puncte.
   *[other] Plătește { $cost } pentru { $points } de puncte.
} Cine are la sfârșit cele mai multe lăzi primește încă 5 puncte.
client-bh-about-two-targets = { $unit ->
    [one] { $unit } punct
    [few] { $unit } puncte
   *[other] { $unit } de puncte
} pentru fiecare țintă { $first } capturată, { $unit2 } pentru fiecare { $second } și încă { $duo } pentru fiecare pereche a lor.
client-bh-about-same-target = { $unit ->
    [one] { $unit } punct
    [few] { $unit } puncte
   *[other] { $unit } de puncte
} pentru fiecare țintă { $first } capturată și încă { $duo } pentru fiecare pereche.
client-bh-about-target-and-crate = { $unit ->
    [one] { $unit } punct
    [few] { $unit } puncte
   *[other] { $unit } de puncte
} pentru fiecare țintă { $first } capturată și încă { $duo } pentru fiecare pereche cu o ladă.
client-bh-about-deck-target = Țintele aduc puncte după ce vânătorii și droizii le-au capturat.
client-bh-about-deck-hunter = Vânătorii atacă gratuit și costă puncte când capturează.
client-bh-about-deck-contract = Contractele aduc puncte pentru capturile potrivite.
client-bh-about-deck-market = Droizi și lăzi: costă credite. Vinde un cartonaș ca să primești unul.
client-bh-about-end = Când cineva capturează a patra țintă, tura se joacă până la capăt, apoi încă două.
client-bh-about-master = Maestrul breslei este servit primul când nu ajung cartonașele.
client-bh-master = Maestrul breslei
client-bh-the-end = Sfârșitul jocului
client-bh-about-droids = Droizii atacă la fel ca vânătorii. Costă credite în loc de puncte.
client-bh-about-crates = Lăzile aduc puncte după ce sunt plătite. Cine are la sfârșit cele mai multe lăzi primește încă 5 puncte.
client-bh-about-credits = Creditele plătesc cartonașele din piață. Vânzarea oricărui cartonaș aduce unul. Cele rămase doar departajează.
client-bh-about-captures = O țintă este capturată când vânătorii și droizii ating toate cele trei valori ale apărării ei. A patra captură aduce sfârșitul.
client-bh-about-reserved = Un cartonaș rezervat așteaptă și nu face nimic până când este plătit, într-o tură de mai târziu.
client-bh-about-points = Scorul tău în puncte de până acum: ținte capturate, lăzi și contracte, minus cât costă vânătorii.

## Cuvinte care se explică: toate formele lor, prima este numele

client-bh-word-target = țintă|ținte|ținta|țintele|țintei|țintelor
client-bh-word-hunter = vânător|vânători|vânătorul|vânătorii|vânătorilor|vânător de recompense|vânători de recompense
client-bh-word-contract = contract|contracte|contractul|contractele
client-bh-word-market = piață|piața|pieței|Piața Jawa|Pieței Jawa
client-bh-word-droid = droid|droizi|droidul|droizii
client-bh-word-crate = ladă|lăzi|lăzile|lăzilor
client-bh-word-credit = credit|credite|creditul|creditele
client-bh-word-capture = captură|capturi|captura|capturile|capturat|capturată|capturate|capturează|capturezi
client-bh-word-reserve = cartonaș rezervat|rezervat|rezervă|rezervate|rezervată
client-bh-word-points = puncte|punct|punctele
