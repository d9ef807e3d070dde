### Way of the Mandalorian. Patru valori în paranteză sunt întotdeauna putere de foc, armură, pilotaj și viclenie.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Echipează-ți personajul, îndeplinește misiuni tot mai grele, încurcă-i pe ceilalți cu evenimente. Câștigă cine are la sfârșit cele mai multe credite. Circa 45 de minute.

## Opțiuni

way-of-the-mandalorian-option-first-player = jucătorul care începe; hotărăște întâmplarea dacă nu e numit niciunul
way-of-the-mandalorian-option-characters = câte un personaj pentru fiecare jucător, în ordine; hotărăște întâmplarea dacă nu e numit niciunul
way-of-the-mandalorian-option-equip-window = când se poate adăuga echipament: în toată tura sau numai între cele două acțiuni ale ei
way-of-the-mandalorian-option-compare = ce cere o misiune: fiecare atribut sau totalul celor patru
way-of-the-mandalorian-option-event-fee = cât costă jucarea unui eveniment: 200 sau costul tipărit pe el
way-of-the-mandalorian-option-boba-slot-as-opponent = dacă Boba Fett își poate folosi fanta împotriva misiunilor altora
way-of-the-mandalorian-option-boba-slot-fill-window = când își poate umple Boba Fett fanta: oricând poate adăuga echipament sau numai înaintea primei ture
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = la câte cartonașe poate renunța Bo-Katan Kryze într-o misiune
way-of-the-mandalorian-option-bo-katan-event-symbols = dacă Bo-Katan Kryze poate să nu ia în calcul și simboluri ale evenimentelor
way-of-the-mandalorian-option-fennec-hand-limit = dacă Fennec Shand poate plăti și pentru cartonașele în plus la sfârșitul turei
way-of-the-mandalorian-option-sell-used-temporary-at-end = dacă se mai vând cartonașele temporare folosite în ultima misiune
way-of-the-mandalorian-option-credits-open = dacă toți văd creditele tuturor
way-of-the-mandalorian-option-max-turns = partida se oprește după atâtea ture ale fiecărui jucător; 0: fără limită

## Atribute și personaje

way-of-the-mandalorian-attribute-firepower = putere de foc
way-of-the-mandalorian-attribute-armour = armură
way-of-the-mandalorian-attribute-piloting = pilotaj
way-of-the-mandalorian-attribute-cunning = viclenie

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Cartonașe și misiuni

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name }, { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = cost { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , temporar
   *[no] { "" }
}
way-of-the-mandalorian-values-event = cost { $cost } { way-of-the-mandalorian-symbols }, eveniment
way-of-the-mandalorian-values-mission = nivel { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(temporar)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (eveniment)
way-of-the-mandalorian-told-mission = „{ $name }” (nivel { $level }, recompensă { $reward }, penalizare { $penalty })

## Numele echipamentelor

way-of-the-mandalorian-card-hunting-carbine = Carabină de vânătoare
way-of-the-mandalorian-card-padded-vest = Vestă căptușită
way-of-the-mandalorian-card-grapple-line = Cablu cu cârlig
way-of-the-mandalorian-card-spotter-scope = Lunetă de cercetaș
way-of-the-mandalorian-card-rebreather-mask = Mască de respirat
way-of-the-mandalorian-card-forged-papers = Acte false
way-of-the-mandalorian-card-star-charts = Hărți stelare
way-of-the-mandalorian-card-twin-pistols = Pistoale gemene
way-of-the-mandalorian-card-wrist-flamer = Aruncător de flăcări
way-of-the-mandalorian-card-sealed-helmet = Cască etanșă
way-of-the-mandalorian-card-shoulder-shield = Scut de umăr
way-of-the-mandalorian-card-patrol-speeder = Speeder de patrulă
way-of-the-mandalorian-card-tracking-beacon = Emițător de urmărire
way-of-the-mandalorian-card-thermal-visor = Vizor termic
way-of-the-mandalorian-card-ion-rifle = Pușcă ionică
way-of-the-mandalorian-card-forged-breastplate = Platoșă făurită
way-of-the-mandalorian-card-jet-harness = Ham cu reactoare
way-of-the-mandalorian-card-guild-tablet = Tăblița breslei
way-of-the-mandalorian-card-shock-mine = Mină cu șoc
way-of-the-mandalorian-card-hull-patch = Petic pentru carenă
way-of-the-mandalorian-card-spare-thrusters = Propulsoare de rezervă
way-of-the-mandalorian-card-bribe-purse = Pungă pentru mită
way-of-the-mandalorian-card-smoke-canister = Grenadă fumigenă
way-of-the-mandalorian-card-overcharged-cell = Celulă supraîncărcată
way-of-the-mandalorian-card-riot-barrier = Barieră antirevoltă
way-of-the-mandalorian-card-hired-pilot = Pilot angajat
way-of-the-mandalorian-card-blast-charge = Încărcătură explozivă
way-of-the-mandalorian-card-borrowed-gunship = Canonieră împrumutată
way-of-the-mandalorian-card-rented-disguise = Deghizare închiriată
way-of-the-mandalorian-card-field-shelter = Adăpost de campanie

## Numele evenimentelor

way-of-the-mandalorian-card-crossfire = Foc încrucișat
way-of-the-mandalorian-card-hail-of-debris = Ploaie de resturi
way-of-the-mandalorian-card-asteroid-drift = Derivă de asteroizi
way-of-the-mandalorian-card-web-of-lies = Păienjeniș de minciuni
way-of-the-mandalorian-card-ambush-at-the-gate = Ambuscadă la poartă
way-of-the-mandalorian-card-blockade-run = Spargerea blocadei
way-of-the-mandalorian-card-hidden-sniper = Lunetist ascuns
way-of-the-mandalorian-card-heavy-escort = Escortă grea
way-of-the-mandalorian-card-standoff = Impas
way-of-the-mandalorian-card-old-grudge = Ranchiună veche
way-of-the-mandalorian-card-lucky-shot = Lovitură norocoasă
way-of-the-mandalorian-card-sandstorm = Furtună de nisip
way-of-the-mandalorian-card-cave-in = Surpare
way-of-the-mandalorian-card-acid-rain = Ploaie acidă
way-of-the-mandalorian-card-barroom-brawl = Încăierare la bar
way-of-the-mandalorian-card-frozen-night = Noapte geroasă
way-of-the-mandalorian-card-engine-trouble = Probleme la motor
way-of-the-mandalorian-card-narrow-canyon = Canion îngust
way-of-the-mandalorian-card-fuel-shortage = Lipsă de combustibil
way-of-the-mandalorian-card-thick-fog = Ceață deasă
way-of-the-mandalorian-card-tail-wind = Vânt din spate
way-of-the-mandalorian-card-double-cross = Joc dublu
way-of-the-mandalorian-card-false-trail = Pistă falsă
way-of-the-mandalorian-card-curious-patrol = Patrulă curioasă
way-of-the-mandalorian-card-loose-tongue = Gură spartă
way-of-the-mandalorian-card-rival-hunter = Vânător rival

## Numele misiunilor

way-of-the-mandalorian-mission-runaway-debtor = Datornic fugar
way-of-the-mandalorian-mission-card-cheat = Trișor la cărți
way-of-the-mandalorian-mission-stolen-speeder = Speeder furat
way-of-the-mandalorian-mission-bail-jumper = Fugar pe cauțiune
way-of-the-mandalorian-mission-scrapyard-gang = Banda de la fier vechi
way-of-the-mandalorian-mission-water-poacher = Hoț de apă
way-of-the-mandalorian-mission-market-pickpocket = Hoț de buzunare din piață
way-of-the-mandalorian-mission-toll-raiders = Jefuitori de la vamă
way-of-the-mandalorian-mission-escaped-beast = Fiară evadată
way-of-the-mandalorian-mission-lost-shipment = Transport pierdut
way-of-the-mandalorian-mission-crooked-mechanic = Mecanic necinstit
way-of-the-mandalorian-mission-arena-deserter = Dezertor din arenă
way-of-the-mandalorian-mission-petty-smuggler = Contrabandist mărunt
way-of-the-mandalorian-mission-missing-courier = Curier dispărut
way-of-the-mandalorian-mission-nest-of-vermin = Cuib de dăunători
way-of-the-mandalorian-mission-false-prophet = Profet mincinos
way-of-the-mandalorian-mission-moonlight-runner = Călăuză de noapte
way-of-the-mandalorian-mission-pit-champion = Campionul gropii
way-of-the-mandalorian-mission-desert-outpost = Avanpost în deșert
way-of-the-mandalorian-mission-rooftop-chase = Urmărire pe acoperișuri
way-of-the-mandalorian-mission-convoy-guard = Paza convoiului
way-of-the-mandalorian-mission-canyon-raiders = Jefuitorii canionului
way-of-the-mandalorian-mission-counterfeit-ring = Rețea de falsificatori
way-of-the-mandalorian-mission-ice-moon-fugitive = Fugar pe luna de gheață
way-of-the-mandalorian-mission-silent-informer = Informator tăcut
way-of-the-mandalorian-mission-kidnapped-heir = Moștenitor răpit
way-of-the-mandalorian-mission-rogue-gunship = Canonieră rebelă
way-of-the-mandalorian-mission-prison-transfer = Transfer de deținuți
way-of-the-mandalorian-mission-vault-on-the-ridge = Seiful de pe creastă
way-of-the-mandalorian-mission-swamp-warlord = Stăpânul mlaștinii
way-of-the-mandalorian-mission-hijacked-freighter = Cargobot deturnat
way-of-the-mandalorian-mission-border-blockade = Blocadă la graniță
way-of-the-mandalorian-mission-burning-refinery = Rafinărie în flăcări
way-of-the-mandalorian-mission-hunters-duel = Duelul vânătorilor
way-of-the-mandalorian-mission-pirate-flagship = Nava-amiral a piraților
way-of-the-mandalorian-mission-iron-governor = Guvernatorul de fier
way-of-the-mandalorian-mission-shadow-syndicate = Cartelul umbrelor
way-of-the-mandalorian-mission-stolen-prototype = Prototip furat
way-of-the-mandalorian-mission-orbital-prison = Închisoare orbitală
way-of-the-mandalorian-mission-last-general = Ultimul general
way-of-the-mandalorian-mission-poisoners-court = Curtea otrăvitorului
way-of-the-mandalorian-mission-walker-foundry = Turnătoria de pășitori
way-of-the-mandalorian-mission-council-of-thieves = Sfatul hoților
way-of-the-mandalorian-mission-siege-of-the-forge = Asediul forjei
way-of-the-mandalorian-mission-bring-the-child-home = Adu copilul acasă

## Acțiuni

way-of-the-mandalorian-action-equip = Adaugă: { $card }
way-of-the-mandalorian-action-fill = Pune cu fața în jos în fanta ta: { $card }
way-of-the-mandalorian-action-draw = Trage 2 cartonașe
way-of-the-mandalorian-action-sell = Vinde la jumătate din preț: { $card }
way-of-the-mandalorian-action-job = Misiune secundară: ia 200 de credite
way-of-the-mandalorian-action-attempt = Îndeplinește: { $mission }
way-of-the-mandalorian-action-end = Încheie tura
way-of-the-mandalorian-action-take = Ia din piață: { $card }
way-of-the-mandalorian-action-deck = Trage primul cartonaș din teancul de la piață
way-of-the-mandalorian-action-close = Încheie vânzarea
way-of-the-mandalorian-action-event = Joacă: { $card }
way-of-the-mandalorian-action-slot = Joacă evenimentul din fanta ta, fără alte costuri
way-of-the-mandalorian-action-pass = Pas: niciun cartonaș
way-of-the-mandalorian-action-discard = Renunță la: { $card }
way-of-the-mandalorian-action-ignore = Nu lua în calcul un simbol: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Nu folosi echipament
    [1] Folosește echipamentul din fanta { $slots }
   *[other] Folosește echipamentul din fantele { $slots }
}
way-of-the-mandalorian-action-keep = Plătește 200 de credite și păstrează cartonașul în mână
way-of-the-mandalorian-action-drop = Renunță la cartonașul folosit
way-of-the-mandalorian-action-retain = Plătește 200 de credite și păstrează peste limită: { $card }

## Ce s-a întâmplat

way-of-the-mandalorian-who = { $you ->
    [yes] Jucătorul { $seat } (tu)
   *[no] Jucătorul { $seat }
}
way-of-the-mandalorian-event-turn = Tura { $number }: { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } adaugă: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } pune un eveniment cu fața în jos în fantă.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } pune în fantă: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } trage 2 cartonașe.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } ia din piață: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } trage un cartonaș din teancul de la piață.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } trage: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } nu poate trage: nu mai sunt cartonașe.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } vinde: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } primește { $number ->
    [one] { $number } credit
    [few] { $number } credite
   *[other] { $number } de credite
} pentru vânzare.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } primește { $number ->
    [one] { $number } credit
    [few] { $number } credite
   *[other] { $number } de credite
} pentru o misiune secundară.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } încearcă misiunea { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } joacă evenimentul „{ $card }”, { $count ->
    [0] fără alte costuri
    [one] pentru { $count } credit
    [few] pentru { $count } credite
   *[other] pentru { $count } de credite
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } spune pas.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } renunță, ca să nu ia în calcul un simbol, la: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } nu ia în calcul un simbol: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } folosește: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } termină misiunea „{ $mission }” și primește { $count ->
    [one] { $count } credit
    [few] { $count } credite
   *[other] { $count } de credite
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } nu termină misiunea „{ $mission }” și plătește { $count ->
    [one] { $count } credit
    [few] { $count } credite
   *[other] { $count } de credite
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } a consumat: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } plătește 200 de credite și păstrează: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } renunță la: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } plătește 200 de credite ca să păstreze peste limită: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } încheie tura.
way-of-the-mandalorian-event-reshuffled = Cartonașele la care s-a renunțat au fost amestecate: teancul de la piață are din nou { $number ->
    [one] { $number } cartonaș
    [few] { $number } cartonașe
   *[other] { $number } de cartonașe
}.
way-of-the-mandalorian-event-new-in-market = Nou în piață: { $card }.
way-of-the-mandalorian-event-new-mission = Misiune nouă: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } a terminat misiunea de nivel 4: sfârșitul jocului!
way-of-the-mandalorian-event-unfinished = Ultima tură s-a încheiat și misiunea de nivel 4 nu este terminată: partida se oprește fără câștigător.

## De ce este refuzată o acțiune

way-of-the-mandalorian-refusal-window = „{ $action }” nu ține de ceea ce se hotărăște acum ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = „{ $action }”: cartonașul { $card } nu este în mâna ta ({ $rule })
way-of-the-mandalorian-refusal-equip-window = „{ $action }”: la această masă se adaugă echipament numai între cele două acțiuni ({ $rule })
way-of-the-mandalorian-refusal-no-slot = „{ $action }”: tabla ta nu are nicio fantă liberă ({ $rule })
way-of-the-mandalorian-refusal-cost = „{ $action }” costă { $cost ->
    [one] { $cost } credit
    [few] { $cost } credite
   *[other] { $cost } de credite
}, iar tu ai { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = „{ $action }”: numai Boba Fett are o fantă pentru un cartonaș cu eveniment ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = „{ $action }”: fanta ta are deja un eveniment ({ $rule })
way-of-the-mandalorian-refusal-slot-window = „{ $action }”: fanta nu poate fi umplută acum ({ $rule })
way-of-the-mandalorian-refusal-no-actions = „{ $action }”: nu mai ai acțiuni în această tură ({ $rule })
way-of-the-mandalorian-refusal-second-job = „{ $action }”: misiunea secundară este posibilă o dată pe tură ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = „{ $action }”: misiunea m{ $mission } nu este în rând ({ $rule })
way-of-the-mandalorian-refusal-not-yours = „{ $action }”: cartonașul { $card } nu este nici în mâna ta, nici pe tabla ta ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = „{ $action }”: cartonașul { $card } nu este în piață ({ $rule })
way-of-the-mandalorian-refusal-no-card = „{ $action }”: teancul de la piață și teancul de renunțări sunt goale ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = „{ $action }”: nu ai într-o fantă un eveniment care se poate juca aici ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = „{ $action }”: această misiune nu are un astfel de simbol pe care să nu-l iei în calcul ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = „{ $action }”: una dintre aceste fante este goală ({ $rule })

## Masa ca text

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Înaintea primei ture.
   *[other] { $last ->
        [0] Tura { $turn }.
       *[other] Tura { $turn } din cel mult { $last }.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } nu mai are acțiuni: adaugă echipament sau încheie tura.
    [one] { way-of-the-mandalorian-who } mai are { $actions } acțiune.
    [few] { way-of-the-mandalorian-who } mai are { $actions } acțiuni.
   *[other] { way-of-the-mandalorian-who } mai are { $actions } de acțiuni.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } mai trage { $picks } cartonaș: din piață sau din teanc?
    [few] { way-of-the-mandalorian-who } trage { $picks } cartonașe: din piață sau din teanc?
   *[other] { way-of-the-mandalorian-who } trage { $picks } de cartonașe: din piață sau din teanc?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } vinde, până acum pentru { $sold ->
    [one] { $sold } credit
    [few] { $sold } credite
   *[other] { $sold } de credite
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } hotărăște: un eveniment împotriva acestei misiuni?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } hotărăște: un eveniment propriu pentru această misiune?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } hotărăște: renunță la un cartonaș ca să nu ia în calcul un simbol?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } hotărăște: ce simbol nu se ia în calcul?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } hotărăște: ce echipament se folosește?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } hotărăște: 200 de credite ca să păstreze „{ $card }”?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } are în mână { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
} și renunță la cele în plus până la { $limit }.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } hotărăște: un eveniment pentru fantă?
way-of-the-mandalorian-step-over = Partida s-a terminat.
way-of-the-mandalorian-step-unfinished = Partida a fost întreruptă înainte de final.
way-of-the-mandalorian-end-far = Misiunea de nivel 4 încheie jocul. Apare după { $left ->
    [one] { $left } misiune finalizată.
    [few] { $left } misiuni finalizate.
   *[other] { $left } de misiuni finalizate.
}
way-of-the-mandalorian-end-soon = Misiunea de nivel 4, care încheie jocul, apare la sfârșitul acestei ture.
way-of-the-mandalorian-end-near = Misiunea de nivel 4 a apărut: cine o termină încheie jocul.
way-of-the-mandalorian-label-missions = Misiuni
way-of-the-mandalorian-label-market = Piață
way-of-the-mandalorian-label-decks = Teancuri
way-of-the-mandalorian-label-attempt = În curs
way-of-the-mandalorian-label-required = Cerințe
way-of-the-mandalorian-label-available = Atribute
way-of-the-mandalorian-label-missing = Lipsă
way-of-the-mandalorian-label-board = Tablă
way-of-the-mandalorian-label-slot = Eveniment
way-of-the-mandalorian-label-known = Văzute
way-of-the-mandalorian-label-hand = Mână
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] nu mai sunt misiuni
    [one] { $cards } misiune, urmează nivelul { $level }
    [few] { $cards } misiuni, urmează nivelul { $level }
   *[other] { $cards } de misiuni, urmează nivelul { $level }
}
way-of-the-mandalorian-deck-market = teancul de la piață { $cards }
way-of-the-mandalorian-deck-discard = decartate { $cards }
way-of-the-mandalorian-deck-completed = finalizate { $cards }
way-of-the-mandalorian-picture-nothing = nimic
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = misiune { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card } al jucătorului { $seat }
way-of-the-mandalorian-part-ignored = neluate în calcul { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = personaj { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = toată tabla { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = eveniment propriu { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = nimic, dacă se folosește toată tabla
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } credit
    [few] { $credits } credite
   *[other] { $credits } de credite
}
way-of-the-mandalorian-fact-hidden-credits = credite ascunse
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } cartonaș în mână
    [few] { $count } cartonașe în mână
   *[other] { $count } de cartonașe în mână
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] nicio fantă liberă
    [one] { $count } fantă liberă
    [few] { $count } fante libere
   *[other] { $count } de fante libere
}
way-of-the-mandalorian-fact-strength = cu tabla { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = un eveniment, cu fața în jos
way-of-the-mandalorian-picture-empty = fantă goală

## Foaia de scor

way-of-the-mandalorian-column = Jucător { $seat }
way-of-the-mandalorian-row-credits = Credite
way-of-the-mandalorian-row-sale = Vânzarea finală
way-of-the-mandalorian-row-total = Total
way-of-the-mandalorian-row-rank = Locul
way-of-the-mandalorian-tie-shared = Credite egale: victoria este împărțită.

## Memento

way-of-the-mandalorian-aid-front =
    TURA TA: două acțiuni, în orice ordine; toate și de două ori, în afară de
    misiunea secundară.
      draw       Trage 2 cartonașe: fiecare din piață sau din teancul de la piață.
      sell       Vinde oricâte cartonașe din mână și de pe tablă, pentru jumătate
                 din suma costurilor. Încheie vânzarea ca să primești banii.
      job        Misiune secundară: ia 200 de credite. O dată pe tură.
      attempt    Îndeplinește o misiune: vezi cealaltă față.
    Înainte, între și după acțiuni poți adăuga echipamente: plătește costul și pune
    cartonașul într-o fantă liberă a tablei tale. Aceasta nu este o acțiune.
    Apoi încheie tura. Cine are peste cinci cartonașe în mână renunță la cele în
    plus. Piața se completează la 4 cartonașe, rândul la 6 misiuni.

    CITIREA UNUI CARTONAȘ: (3·1·2·0) este putere de foc, armură, pilotaj, viclenie.
      Ham cu reactoare, cost 600 (0·0·3·1)
                                        echipament care costă 600 de credite
      Mină cu șoc, cost 200 (2·0·0·1), temporar
                                        se renunță la el după misiunea în care a
                                        fost folosit
      Foc încrucișat, cost 200 (2·0·0·0), eveniment
                                        vezi cealaltă față
      Jefuitori de la vamă, nivel 1 (5·1·3·1) +300 −100
                                        o misiune care cere aceste simboluri:
                                        recompensă 300, penalizare 100
    Cartonașul 17 este „#17”, misiunea 3 este „#m3”: „equip 17”, „attempt m3”.
    Fantele se numără de la 1: „use 1+3” folosește cartonașele din prima și a treia.
way-of-the-mandalorian-aid-back =
    ÎNDEPLINIREA UNEI MISIUNI
    1 Alege o misiune din rând.
    2 Începând din stânga, fiecare adversar poate juca un eveniment pentru 200 de
      credite: simbolurile lui se adaugă la cerințe.
    3 Și tu poți juca un eveniment pentru 200 de credite: simbolurile lui se adaugă
      la ale tale.
    4 Alege ce echipament de pe tabla ta folosești.
    5 Simbolurile tale sunt cele ale personajului, ale evenimentului tău și ale
      echipamentului folosit. Ele trebuie să atingă cerințele la fiecare dintre cele
      patru atribute.
      Reușită: ia recompensa, misiunea iese din joc.
      Eșec: plătește penalizarea sau tot ce ai; misiunea se întoarce în rând.
    6 Se renunță la toate evenimentele și la echipamentul temporar folosit.

    PERSONAJELE
      Din Djarin      are cinci fante pentru echipamente, ceilalți patru.
      Fennec Shand    poate păstra în mână fiecare cartonaș temporar folosit, dacă
                      plătește 200 de credite pentru el.
      Bo-Katan Kryze  poate renunța la un cartonaș în misiunea ei ca să nu ia în
                      calcul un simbol de pe cartonașul cu misiunea.
      Boba Fett       poate ține un eveniment cu fața în jos într-o fantă și îl
                      poate juca fără alte costuri, în misiunile lui și ale altora.

    SFÂRȘITUL JOCULUI: jocul se termină imediat când cineva termină misiunea de
    nivel 4, ultima din teanc. Toate cartonașele de pe table se vând la jumătate din
    preț; cartonașele din mână nu aduc nimic. Câștigă cine are cele mai multe
    credite; la egalitate victoria este împărțită.
