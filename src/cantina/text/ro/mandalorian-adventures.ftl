### The Mandalorian: Adventures. Nume ca c12, t3, k17, p4, b2, d0 sunt cele ale notației; ele stau pe hartă.
### Numele și textele cartonașelor, jetoanelor, hărților și misiunilor sunt în mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Unul până la patru jucători duc la capăt împreună o misiune: cartonașele jucate în spațiile de acțiune îi fac să se miște, să atace, să cerceteze și să planifice, iar fiecare spațiu plin aduce un eveniment. Câștigă toți sau pierd toți. De la 30 la 60 de minute.

## Opțiuni

mandalorian-adventures-option-mission = misiunea; prima dacă nu e numită niciuna
mandalorian-adventures-option-map = harta unei misiuni de mercenari; o misiune de poveste o are pe a ei
mandalorian-adventures-option-mode = story: personajele enumerate; sandbox: orice personaje; shared: toți conduc două personaje; auto: ce se potrivește
mandalorian-adventures-option-characters = personajele, în ordinea jucătorilor; cele enumerate dacă nu e numit niciunul
mandalorian-adventures-option-difficulty = beginner: mai multă viață; heroic: o mână de 3 cartonașe
mandalorian-adventures-option-growth = câte cartonașe din teancul de dezvoltare au fost rezolvate, ceea ce hotărăște cartonașele din joc
mandalorian-adventures-option-traitor = dacă cineva poate fi trădător (trei sau patru jucători); auto: dacă așa spune misiunea
mandalorian-adventures-option-first-player = jucătorul care începe; hotărăște întâmplarea dacă nu e numit niciunul
mandalorian-adventures-option-max-turns = partida se oprește după atâtea ture; 0: fără limită

## Cuvintele regulilor

mandalorian-adventures-space-move = Mișcare
mandalorian-adventures-space-attack = Atac
mandalorian-adventures-space-intel = Recunoaștere
mandalorian-adventures-space-plan = Planificare
mandalorian-adventures-space-green = Misiune
mandalorian-adventures-class-melee = corp la corp
mandalorian-adventures-class-shooter = trăgător
mandalorian-adventures-class-sharpshooter = lunetist
mandalorian-adventures-back-melee = corp la corp
mandalorian-adventures-back-shooter = trăgători
mandalorian-adventures-back-sharpshooter = lunetiști
mandalorian-adventures-back-special = special
mandalorian-adventures-effect-guard = Gardă
mandalorian-adventures-effect-grapple = Strânsoare
mandalorian-adventures-effect-diversion = Diversiune
mandalorian-adventures-effect-mission = Efect de misiune
mandalorian-adventures-mode-story = modul poveste
mandalorian-adventures-mode-sandbox = modul liber
mandalorian-adventures-mode-shared = modul comun
mandalorian-adventures-difficulty-normal = nivel normal
mandalorian-adventures-difficulty-beginner = nivel începător
mandalorian-adventures-difficulty-heroic = nivel eroic
mandalorian-adventures-unknown = „{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = tactic

## Acțiuni

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: tactic, numai efectul lui
       *[no] { $card } → { $space }: tactic, aici nu se întâmplă nimic
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: forță { $strength }, efect
       *[no] { $card } → { $space }: forță { $strength }
    }
}
mandalorian-adventures-action-effect = Folosește efectul cartonașului
mandalorian-adventures-action-perform = Efectuează acțiunea
mandalorian-adventures-action-decline = Refuză acțiunea
mandalorian-adventures-action-attack = Atacă { $threat }
mandalorian-adventures-action-look = Privește amenințarea cu fața în jos { $threat }
mandalorian-adventures-action-push = Mută inamicul { $threat } cu 1 căsuță
mandalorian-adventures-action-go = Mergi pe { $cell }
mandalorian-adventures-action-stop = Oprește-te aici
mandalorian-adventures-action-use = Folosește { $threat } de pe căsuța ta
mandalorian-adventures-action-spend = Folosește ce porți: { $token }
mandalorian-adventures-action-rescue = Salvează Copilul
mandalorian-adventures-action-card = Folosește „{ $card }”: { $text }
mandalorian-adventures-action-card-of = Folosește „{ $card }” ({ $character }): { $text }
mandalorian-adventures-action-keep = Păstrează „{ $card }”: { $text }
mandalorian-adventures-action-top = Pune „{ $card }” deasupra teancului de planificare
mandalorian-adventures-action-drop = Renunță la „{ $card }”
mandalorian-adventures-action-threat = Alege { $threat }
mandalorian-adventures-action-cell = Alege { $cell }
mandalorian-adventures-action-spawn = Întărirea apare pe { $cell }
mandalorian-adventures-action-flee = Copilul fuge pe { $cell }
mandalorian-adventures-action-character = Alege: { $character }
mandalorian-adventures-action-space = Alege spațiul de acțiune { $space }
mandalorian-adventures-action-free = Efectuează gratuit: { $space }
mandalorian-adventures-action-door = Ușa { $door }
mandalorian-adventures-action-choose = Alege efectul { $whom }
mandalorian-adventures-action-rule = Mai întâi: { $name }
mandalorian-adventures-action-yes = Da
mandalorian-adventures-action-no = Nu
mandalorian-adventures-action-pass = Pas
mandalorian-adventures-action-end = Încheie pasul acțiunilor
mandalorian-adventures-action-betray = Arată-ți cartonașul de trădător
mandalorian-adventures-action-accuse = Acuză-l pe jucătorul { $whom }
mandalorian-adventures-action-seat = Alege-l pe jucătorul { $whom }

## Ce s-a întâmplat

mandalorian-adventures-who = { $you ->
    [yes] Jucătorul { $seat } (tu)
   *[no] Jucătorul { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } daună
    [few] { $number } daune
   *[other] { $number } de daune
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } cartonaș cu abilitate
    [few] { $number } cartonașe cu abilități
   *[other] { $number } de cartonașe cu abilități
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } cartonaș de planificare
    [few] { $number } cartonașe de planificare
   *[other] { $number } de cartonașe de planificare
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } cartonaș cu eveniment
    [few] { $number } cartonașe cu evenimente
   *[other] { $number } de cartonașe cu evenimente
}
mandalorian-adventures-event-mission = Misiune: { $mission }. Hartă: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Pregătirea 1 din 7: misiunea este pregătită.
    [2] Pregătirea 2 din 7: teancul de planificare este amestecat.
    [3] Pregătirea 3 din 7: teancul de evenimente este amestecat.
    [4] Pregătirea 4 din 7: pe fiecare spațiu de acțiune stă un jeton de sabotaj alb, celelalte sunt amestecate.
    [5] Pregătirea 5 din 7: jetoanele de amenințare sunt pe hartă.
    [6] Pregătirea 6 din 7: personajele sunt pe hartă, primele mâini sunt trase.
   *[7] Pregătirea 7 din 7: primul jucător este stabilit.
}
mandalorian-adventures-event-turn = Tura { $number }: { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } joacă „{ $card }” ({ $values }) în { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } acționează: { $space }, forță { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } acționează gratuit: { $space }, forță { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } refuză acțiunea: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } folosește efectul „{ $card }”.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } merge pe { $cell }.
mandalorian-adventures-event-placed = { $character } ajunge pe { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } atacă { $threat } cu forța { $number }.
mandalorian-adventures-event-revealed = Dezvăluire pe { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token } are un efect de misiune: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) suferă { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Inamic învins: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Captură: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } privește amenințarea cu fața în jos { $threat } de pe { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } privește { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } mută inamicul { $threat } pe { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } trage { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } trage „{ $card }”: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } păstrează „{ $card }” pentru { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } pune un cartonaș deasupra teancului de planificare.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } pune „{ $card }” deasupra teancului de planificare.
mandalorian-adventures-event-plan-discarded = Cartonaș de planificare la care s-a renunțat: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } folosește „{ $card }” ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } ia „{ $card }” dintre cartonașele la care s-a renunțat.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } folosește: { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } ia: { $token }.
mandalorian-adventures-event-token-placed = Nou pe { $cell }: { $token }.
mandalorian-adventures-event-token-placed-hidden = O amenințare cu fața în jos este plasată pe { $cell }.
mandalorian-adventures-event-token-removed = Părăsește harta: { $token }.
mandalorian-adventures-event-tokens-mixed = Amenințările cu fața în jos sunt amestecate.
mandalorian-adventures-event-healed = { $character } vindecă { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } vindecă { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } suferă { mandalorian-adventures-damage }.
   *[other] { $character } suferă { mandalorian-adventures-damage } de la { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blochează { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } ia asupra sa daunele: { $spared } scapă.
mandalorian-adventures-event-guard = Gardă: { $threat } lovește, { $character } are de suferit.
mandalorian-adventures-event-grapple = Strânsoare: { $threat } nu dă drumul, { $character } are de suferit.
mandalorian-adventures-event-enemy-attacks = { $threat } atacă: { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } merge pe { $cell }.
mandalorian-adventures-event-disabled = { $threat } nu va ataca în această tură.
mandalorian-adventures-event-spawned = Întărire pe { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Toate întăririle sunt pe hartă: nu apare niciuna.
mandalorian-adventures-event-sabotaged = Sabotaj: +{ $number } pe { $space }.
mandalorian-adventures-event-sabotage-removed = Un jeton de sabotaj de { $number } dispare de pe { $space }.
mandalorian-adventures-event-event-step = Începe pasul evenimentelor.
mandalorian-adventures-event-space-resolved = { $space } ajunge la { $number } și se rezolvă.
mandalorian-adventures-event-crisis = Criză la { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = Se sare peste criză.
mandalorian-adventures-event-event-card = Evenimentul „{ $card }”: { $text }
mandalorian-adventures-event-no-effect = Cartonașul cu eveniment nu a avut efect: apare o întărire.
mandalorian-adventures-event-space-emptied = { $space } se golește.
mandalorian-adventures-event-track = Pista „{ $track }”: { $number } din { $size }.
mandalorian-adventures-event-door-opened = Ușa { $door } este deschisă.
mandalorian-adventures-event-door-closed = Ușa { $door } este închisă.
mandalorian-adventures-event-child-rescued = { $character } salvează Copilul!
mandalorian-adventures-event-child-carried = { $character } poartă Copilul.
mandalorian-adventures-event-child-on-cell = Copilul este pe { $cell }.
mandalorian-adventures-event-child-fled = Copilul fuge pe { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } are Copilul!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } trage { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } trage „{ $card }” ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Cartonașele cu abilități la care s-a renunțat au fost amestecate într-un teanc nou: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = Cartonașele de planificare la care s-a renunțat au fost amestecate într-un teanc nou: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = Cartonașele cu evenimente la care s-a renunțat au fost amestecate într-un teanc nou: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Fiecare primește un cartonaș de loialitate.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } primește cartonașul de trădător.
       *[loyal] { mandalorian-adventures-who } primește un cartonaș de om loial.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } privește cartonașul jucătorului { $whom }: un trădător!
       *[loyal] { mandalorian-adventures-who } privește cartonașul jucătorului { $whom }: loial.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } privește cartonașul de loialitate al jucătorului { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } este trădătorul!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } îl acuză pe jucătorul { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } este de acord.
   *[no] { mandalorian-adventures-who } nu este de acord.
}
mandalorian-adventures-event-accusation-right = Jucătorul { $whom } era trădătorul și iese din joc.
mandalorian-adventures-event-accusation-wrong = Jucătorul { $whom } este loial; două spații sunt sabotate.
mandalorian-adventures-event-won = Obiectivul este atins: misiunea este câștigată!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } cade în luptă: misiunea este pierdută.
    [failure] S-a împlinit o condiție de eșec: misiunea este pierdută.
    [text] Misiunea este pierdută.
   *[other] Misiunea este pierdută.
}
mandalorian-adventures-event-unfinished = Ultima tură s-a încheiat: partida se oprește înainte de final.

## De ce este refuzată o acțiune

mandalorian-adventures-refusal-window = „{ $action }” nu răspunde la ce se întreabă acum ({ $rule })
mandalorian-adventures-refusal-not-in-hand = „{ $action }”: cartonașul k{ $card } nu este în mâna ta ({ $rule })
mandalorian-adventures-refusal-space-used = „{ $action }”: în această tură ai jucat deja în { $space } ({ $rule })
mandalorian-adventures-refusal-no-space = „{ $action }”: această misiune nu are spațiu de acțiune verde ({ $rule })
mandalorian-adventures-refusal-no-actions = „{ $action }”: nu mai ai acțiuni în această tură ({ $rule })
mandalorian-adventures-refusal-two-actions = „{ $action }”: joacă mai întâi alt cartonaș; jucate: { $count } din { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = „{ $action }”: cartonașul nu are efect în acest spațiu ({ $rule })
mandalorian-adventures-refusal-effect-used = „{ $action }”: efectul a fost deja folosit ({ $rule })
mandalorian-adventures-refusal-effect-later = „{ $action }”: efectul vine după acțiune ({ $rule })
mandalorian-adventures-refusal-effect-earlier = „{ $action }”: efectul vine înaintea acțiunii ({ $rule })
mandalorian-adventures-refusal-effect-target = „{ $action }”: efectul are nevoie de ținta acțiunii ({ $rule })
mandalorian-adventures-refusal-other-action = „{ $action }”: cartonașul a fost jucat în { $space } ({ $rule })
mandalorian-adventures-refusal-tactical = „{ $action }”: un cartonaș tactic nu dă acțiuni, ci numai efectul său ({ $rule })
mandalorian-adventures-refusal-strength = „{ $action }”: este nevoie de forță { $needed }, iar acțiunea are { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = „{ $action }”: acțiunea de misiune nu este posibilă acum ({ $rule })
mandalorian-adventures-refusal-no-threat = „{ $action }”: pe hartă nu există jetonul t{ $threat } ({ $rule })
mandalorian-adventures-refusal-out-of-range = „{ $action }”: t{ $threat } nu este în raza { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = „{ $action }”: t{ $threat } este deja cu fața în sus ({ $rule })
mandalorian-adventures-refusal-not-enemy = „{ $action }”: t{ $threat } nu este un inamic cu fața în sus ({ $rule })
mandalorian-adventures-refusal-stuck = „{ $action }”: t{ $threat } nu poate fi mutat pe nicio căsuță ({ $rule })
mandalorian-adventures-refusal-no-cell = „{ $action }”: această hartă nu are căsuța c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = „{ $action }”: c{ $cell } nu este alăturată ({ $rule })
mandalorian-adventures-refusal-wall = „{ $action }”: în cale este un zid ({ $rule })
mandalorian-adventures-refusal-closed-door = „{ $action }”: ușa este închisă ({ $rule })
mandalorian-adventures-refusal-height = „{ $action }”: nimeni nu trece peste o înălțime ({ $rule })
mandalorian-adventures-refusal-no-steps = „{ $action }”: mișcarea s-a terminat ({ $rule })
mandalorian-adventures-refusal-not-here = „{ $action }”: t{ $threat } nu este pe căsuța ta ({ $rule })
mandalorian-adventures-refusal-no-bonus = „{ $action }”: t{ $threat } nu este un bonus cu fața în sus ({ $rule })
mandalorian-adventures-refusal-no-use = „{ $action }”: acum nu folosește la nimic ({ $rule })
mandalorian-adventures-refusal-no-damage = „{ $action }”: nu ai daune de vindecat ({ $rule })
mandalorian-adventures-refusal-not-carried = „{ $action }”: nu porți așa ceva ({ $rule })
mandalorian-adventures-refusal-no-child = „{ $action }”: în această misiune nu este Copilul ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = „{ $action }”: Copilul nu este pe căsuța ta ({ $rule })
mandalorian-adventures-refusal-child-carried = „{ $action }”: cineva poartă deja Copilul ({ $rule })
mandalorian-adventures-refusal-child-fled = „{ $action }”: Copilul a fugit în această tură ({ $rule })
mandalorian-adventures-refusal-not-owned = „{ $action }”: nu ai p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = „{ $action }”: nu este momentul pentru p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = „{ $action }”: ambele personaje au p{ $card }; spune al cui este ({ $rule })
mandalorian-adventures-refusal-one-owner = „{ $action }”: numai un personaj are p{ $card }; nu trebuie numit ({ $rule })
mandalorian-adventures-refusal-not-drawn = „{ $action }”: p{ $card } nu a fost tras ({ $rule })
mandalorian-adventures-refusal-not-kept = „{ $action }”: p{ $card } nu poate fi păstrat ({ $rule })
mandalorian-adventures-refusal-second-copy = „{ $action }”: personajul are deja p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = „{ $action }” nu este printre variante ({ $rule })
mandalorian-adventures-refusal-no-door = „{ $action }”: lângă căsuța ta nu este ușa închisă d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = „{ $action }”: nicio regulă nu o deschide prin această acțiune ({ $rule })
mandalorian-adventures-refusal-must-choose = „{ $action }”: trebuie aleasă una dintre variante ({ $rule })
mandalorian-adventures-refusal-no-traitor = „{ $action }”: nu poți deveni trădător acum ({ $rule })

## Masa

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Tura { $turn }.
   *[other] Tura { $turn } din cel mult { $last }.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } joacă cartonașe: până acum { $played } din { $needed }.
   *[other] { mandalorian-adventures-who } joacă cartonașe: până acum { $played } din { $needed }. Mai este posibilă și o acțiune suplimentară.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } are { $space }, forță { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } nu merge mai departe.
    [one] { mandalorian-adventures-who }: { $character } mai poate merge { $left } căsuță.
    [few] { mandalorian-adventures-who }: { $character } mai poate merge { $left } căsuțe.
   *[other] { mandalorian-adventures-who }: { $character } mai poate merge { $left } de căsuțe.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }: { $character } a terminat { $space }. Altceva?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } hotărăște: care amenințare?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } hotărăște: ce amenințare privește?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } hotărăște: care căsuță?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } hotărăște: unde apare întărirea?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } hotărăște: unde fuge Copilul?
mandalorian-adventures-step-character = { mandalorian-adventures-who } hotărăște: care personaj?
mandalorian-adventures-step-space = { mandalorian-adventures-who } hotărăște: care spațiu de acțiune?
mandalorian-adventures-step-free = { mandalorian-adventures-who } hotărăște: care acțiune gratuită?
mandalorian-adventures-step-door = { mandalorian-adventures-who } hotărăște: care ușă?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } poate păstra unul dintre cartonașele de planificare trase.
mandalorian-adventures-step-top = { mandalorian-adventures-who } poate pune înapoi deasupra unul dintre cartonașele trase.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } poate folosi acum un cartonaș de planificare.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } hotărăște: la ce cartonaș de planificare renunță?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } alege unul dintre efecte, numerotate în ordinea lor.
mandalorian-adventures-step-may = { mandalorian-adventures-who } hotărăște: se aplică această parte?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } hotărăște: ce vine mai întâi?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } hotărăște: care jucător?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } poate acuza pe cineva de trădare.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } hotărăște: este de acord cu acuzația?
mandalorian-adventures-step-won = Misiunea este câștigată!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] Misiunea este pierdută: { $character } cade în luptă.
    [failure] Misiunea este pierdută: s-a împlinit o condiție de eșec.
   *[other] Misiunea este pierdută.
}
mandalorian-adventures-step-unfinished = Partida a fost întreruptă înainte de final.
mandalorian-adventures-label-event = Eveniment
mandalorian-adventures-label-source = Text
mandalorian-adventures-label-due = De suferit
mandalorian-adventures-label-objective = Obiectiv
mandalorian-adventures-label-failure = Eșec
mandalorian-adventures-label-crisis = Criză
mandalorian-adventures-label-effect = Simbol $
mandalorian-adventures-label-green = Acțiune
mandalorian-adventures-label-rules = Reguli
mandalorian-adventures-label-tracks = Piste
mandalorian-adventures-label-ways = Treceri
mandalorian-adventures-label-enemies = Inamici
mandalorian-adventures-label-bonuses = Bonusuri
mandalorian-adventures-label-looked = Privite
mandalorian-adventures-label-spaces = Spații
mandalorian-adventures-label-decks = Teancuri
mandalorian-adventures-label-plans = Planuri
mandalorian-adventures-label-carries = Poartă
mandalorian-adventures-label-hand = Mână
mandalorian-adventures-label-drawn = Trase
mandalorian-adventures-picture-legend = @ personaj; t3 2 inamic cu 2 PV rămase{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o amenințare rotundă cu fața în jos, ?# pătrată; t7+ bonus; S start, E ieșire, (4) număr, * stea, ^ înălțime; d0 ușă.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Un personaj este învins.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } din { $size }
mandalorian-adventures-picture-sabotage = sabotaj { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = gol
mandalorian-adventures-picture-used = [folosit în această tură]
mandalorian-adventures-picture-child = Copilul
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } pe { $cell }, daune { $damage } din { $hp }, trădător
   *[no] { $character } pe { $cell }, daune { $damage } din { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, în afara jocului
mandalorian-adventures-picture-enemy = { $name } pe { $cell }: { $kind }, PV { $left } din { $hp }
mandalorian-adventures-picture-reinforcement = întărire
mandalorian-adventures-picture-quiet = nu atacă în această tură
mandalorian-adventures-picture-has-child = are Copilul
mandalorian-adventures-picture-bonus = { $name } pe { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } pe { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } cartonaș în mână
    [few] { $count } cartonașe în mână
   *[other] { $count } de cartonașe în mână
}
mandalorian-adventures-fact-deck = teanc { $count }
mandalorian-adventures-fact-discard = decartate { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } cartonaș datorat
    [few] { $count } cartonașe datorate
   *[other] { $count } de cartonașe datorate
}
mandalorian-adventures-fact-loyal = loial
mandalorian-adventures-fact-traitor = trădător
mandalorian-adventures-deck-events = evenimente { $cards }, următorul verso: { $back }
mandalorian-adventures-deck-plans = planificare { $cards }, decartate { $discard }
mandalorian-adventures-deck-reinforcements = întăriri { $count }
mandalorian-adventures-deck-sabotage = sabotaj { $count }, folosite { $used }
mandalorian-adventures-deck-on-top = deasupra teancului de planificare: { $card }

## Foaia de scor

mandalorian-adventures-column = Jucător { $seat }
mandalorian-adventures-row-won = Victorie
mandalorian-adventures-row-turns = Ture
mandalorian-adventures-row-damage = Daune
mandalorian-adventures-row-total = Total
mandalorian-adventures-row-rank = Locul
mandalorian-adventures-tie-shared = Câștigă toți împreună.

## Memento

mandalorian-adventures-aid-front =
    TURA TA
    1 Pasul acțiunilor: joacă din mână două cartonașe, fiecare în alt spațiu de
      acțiune. După fiecare cartonaș efectuează acțiunea cu forța lui sau refuz-o.
      Un cartonaș cu un simbol al acțiunii este cu 1 mai puternic. Efectul lui se
      poate folosi înainte sau după acțiune, dacă stă în spațiul numit de efect.
    2 Pasul evenimentelor: vezi cealaltă față.
    3 Pasul de tragere: trage până ai 4 cartonașe în mână (nivel eroic: 3).

    ACȚIUNILE și forța lor
      Mișcare       până la atâtea căsuțe, peste linii subțiri și prin uși deschise.
                    Un inamic sau o amenințare cu fața în jos te oprește;
                    amenințările cu fața în jos de acolo sunt dezvăluite.
      Atac          atâtea daune unei amenințări în raza 1. Dacă este cu fața în
                    jos, mai întâi este dezvăluită.
      Recunoaștere  în această rază privește o amenințare cu fața în jos sau mută un
                    inamic cu 1.
      Planificare   trage atâtea cartonașe de planificare; poți păstra unul și poți
                    pune unul înapoi deasupra.
    În pasul acțiunilor poți folosi bonusurile de pe căsuța ta și jetoanele pe care
    le porți. Raza trece peste înălțimi, nu prin ziduri și uși închise.

    PIERDEȚI imediat ce un personaj are atâtea daune câtă viață sau când așa spune
    misiunea. CÂȘTIGAȚI împreună când obiectivul este atins.

    CE SE SCRIE: „play k17 move” joacă cartonașul k17 în Mișcare, „go c12” merge pe
    acea căsuță, „attack t3” și „look t5” numesc amenințări, „use t7” un bonus,
    „spend b1” un jeton pe care îl porți, „card p4” un cartonaș de planificare.
mandalorian-adventures-aid-back =
    PASUL EVENIMENTELOR: spațiile de la stânga la dreapta; adună forțele tipărite pe
    cartonașe și jetoanele de sabotaj.
      cel mult 4   nu se întâmplă nimic, totul rămâne.
      5            un cartonaș cu eveniment, apoi spațiul se golește.
      cel puțin 6  mai întâi criza misiunii; se aplică efectele „+6”.
    Un eveniment fără niciun efect aduce o întărire. Sabotajul pune un jeton la
    întâmplare pe un spațiu.

    INAMICII nu fac nimic de la sine, în afară de efectele lor
      ! Gardă       îți închei mișcarea în raza lui 1: 1 daună.

    CARTONAȘELE DE PLANIFICARE spun când se folosesc. Fiecare personaj are câte unul
    de fiecare fel.

    HARTA: liniile subțiri se pot trece; cele groase sunt ziduri; cele întrerupte
    sunt înălțimi, peste care trece numai raza; d0 este o ușă, închisă dacă linia e
    groasă. În ░ nu se intră. S start, E ieșire, * stea (*r roșie, *b albastră),
    (4) număr.
