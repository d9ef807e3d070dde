### Ce poate fi greșit în ceea ce dau oamenii și programele: câte un rând, cu regula sau câmpul în cauză.

## Acțiuni

action-unknown-verb = „{ $action }” nu este o acțiune: trebuie să înceapă cu unul dintre cuvintele { $verbs }
action-bad-operands = „{ $action }” nu este o acțiune: ce urmează după „{ $verb }” lipsește, e în plus sau necunoscut
action-unknown-code = { $action } nu este o acțiune: codurile merg de la 0 până sub { $size }
action-not-understood = { $action } nu este o acțiune: scrie-o ca „draw target” sau dă codul ei
action-other-game = „{ $action }” este o acțiune din alt joc: { $game }
game-over = „{ $action }” nu este posibil: partida s-a terminat ({ $rule })
not-your-turn = „{ $action }” nu este posibil acum: ceilalți încă nu au terminat ({ $rule })
undo-nothing = Nu este nimic de anulat ({ $rule })
undo-barrier = „{ $words }” nu mai poate fi anulat: a arătat sau a schimbat ceva ({ $rule })

## Jocuri, opțiuni, locuri, semințe

game-unknown = Nu există jocul „{ $game }”; jocurile sunt: { $games }
game-no-packs = Jocul { $game } nu acceptă pachete
odds-none = Jocul { $game } nu calculează șanse
odds-over = Jocul s-a terminat: nu mai este nimic de prevăzut
odds-not-ready = Șansele au nevoie de regulile compilate, care nu sunt încă gata: încearcă din nou peste un minut
option-unknown = Nu există opțiunea „{ $option }”; opțiunile sunt: { $allowed }
options-wrong = „options” nu poate fi { $value }: opțiunile se dau după numele lor, ca într-un dicționar
option-choice = Opțiunea „{ $option }” nu poate fi „{ $value }”; poate fi: { $allowed }
option-number = Opțiunea „{ $option }” nu poate fi „{ $value }”: este un număr întreg de la { $least } la { $most }
option-assignment = Opțiunea „{ $option }” nu poate fi „{ $value }”: numește pentru fiecare loc o valoare diferită din { $allowed }; locuri: { $seats }
option-team = Opțiunea „{ $option }” nu poate fi „{ $value }”: numește valori diferite din { $allowed }
option-text = „{ $option }” este textul „{ $value }”: dă valoarea însăși, fără ghilimele
seats-wrong = { $game } este pentru un număr de jucători de la { $least } la { $most }, nu „{ $seats }”
seat-unknown = Nu există locul „{ $seat }”: locurile merg de la 0 la { $last }
seed-wrong = „{ $seed }” nu este o sămânță: trebuie să fie un număr întreg de la 0 până sub 2^256 sau 64 de cifre hexazecimale
seed-not-its-hash = Sămânța nu se potrivește cu hash-ul ei: nu este împărțirea anunțată
since-wrong = „since” nu poate fi „{ $since }”: este un număr întreg, 0 sau mai mare
event-wrong = „event” nu poate fi { $event }: este un eveniment al acestui joc, așa cum le dau „play” și „events”
language-unknown = Nu există texte în limba „{ $language }”; există: { $languages }

## Partide salvate

saved-not-json = Aceasta nu este o partidă salvată: textul nu este JSON sau este trunchiat
saved-not-a-game = Aceasta nu este o partidă salvată de Cantina sau unul dintre câmpurile ei este de tip greșit
saved-missing = Câmpul „{ $field }” lipsește din această partidă salvată
saved-field = Câmpul „{ $field }” din această partidă salvată nu poate fi folosit: { $reason }
saved-altered = Această partidă salvată a fost modificată: câmpurile ei nu se potrivesc cu „check”
saved-version = Această partidă a fost jucată cu versiunea { $saved } a regulilor; acest program joacă versiunea { $ours }
saved-content = Această partidă a fost jucată cu alte cartonașe decât cele ale acestui program
saved-content-pack = Această partidă a fost jucată cu alte cartonașe decât acestea; o partidă cu un pachet are nevoie de același pachet, neschimbat (--pack)
saved-files = Cartonașele din această partidă salvată nu pot fi folosite: { $reason }
saved-secret = Sămânța acestei partide este încă secretă: se va putea citi după terminarea partidei
saved-action = Acțiunea { $number } din această partidă salvată („{ $line }”) nu poate fi jucată: { $reason }
saved-line = nu numește un loc și o acțiune
saved-result = Această partidă salvată pretinde un rezultat la care acțiunile ei nu duc

## Fișiere de conținut

content-unreadable = { $file }: fișierul nu poate fi citit ({ $reason })
content-file-missing = { $file }: acest fișier lipsește din conținutul jocului
content-without-files = Acest set de cartonașe a fost creat în memorie: nu are fișiere care pot fi salvate
content-wrong = „content” nu este un set de cartonașe din { $game }: ia „game.content” sau ce dă „game.pack(folder)”
content-not-toml = { $file }, linia { $line }: nu este TOML ({ $reason })
content-unknown-field = { $file }, linia { $line }: „{ $field }” este necunoscut aici; poate fi: { $allowed }
content-missing = { $file }, linia { $line }: lipsește câmpul „{ $field }”
content-count = { $file }, linia { $line }: „{ $field }” trebuie să fie o listă de { $count ->
    [one] { $count } valoare
    [few] { $count } valori
   *[other] { $count } de valori
}
content-number = { $file }, linia { $line }: „{ $field }” este { $value }; trebuie să fie un număr întreg de la { $least } la { $most }
content-word = { $file }, linia { $line }: „{ $field }” este „{ $value }”; trebuie să fie una dintre valorile { $allowed }
content-key = { $file }, linia { $line }: „{ $field }” este „{ $value }”; un nume are numai litere mici, cifre și cratime
content-total = { $file }, linia { $line }: numărul de cartonașe de felul „{ $kind }” este { $count }; trebuie să fie { $wanted }
content-name-twice = { $file }, linia { $line }: „{ $field }” este „{ $value }”, dar alt cartonaș se numește deja așa
content-level = { $file }, linia { $line }: numărul de misiuni cu „{ $field }” egal cu { $level } este { $count }; trebuie să fie { $wanted }
content-no-symbol = { $file }, linia { $line }: „{ $field }” conține numai zerouri; este nevoie de cel puțin un simbol
content-multiple = { $file }, linia { $line }: „{ $field }” este { $value }; trebuie să fie un multiplu de { $step }
content-no-shield = { $file }, linia { $line }: „{ $field }” conține numai zerouri, așa că nimeni nu ar captura ținta
content-same-twice = { $file }, linia { $line }: „{ $field }” trebuie să numească două personaje diferite
content-copies = { $file }, linia { $line }: „{ $field }” este { $value }, dar numărul acestor cartonașe din set este { $real }
content-contract-icons = { $file }, linia { $line }: numărul de ținte cu simbolul contractului („{ $field }”) este { $count }; trebuie să fie { $wanted }
content-crate-icons = { $file }, linia { $line }: numărul de cartonașe cu lăzi cu „{ $field }” egal cu { $icons } este { $count }; trebuie să fie { $wanted }

## Campanii

campaign-not-prepared = „{ $action }” nu este posibil: teancul de dezvoltare nu a fost încă cercetat înaintea acestei partide ({ $rule })
campaign-still-running = „{ $action }” nu este posibil: partida este încă în curs ({ $rule })
campaign-other-game = { $file }: aceasta nu este o partidă a acestei campanii: ar trebui să fie una de mandalorian-adventures cu growth={ $growth }
campaign-other = { $file }: acesta este fișierul altei campanii („{ $field }”)
campaign-decides = „{ $field }” este hotărât de campanie: nu-l indica
campaign-mission-not-now = Misiunea „{ $action }” nu este următoarea din această campanie; poate fi: { $missions } ({ $rule })
campaign-mission-locked = Misiunea „{ $action }” nu este deblocată; deblocate sunt: { $missions } ({ $rule })
campaign-which-mission = Ce misiune? Deblocate sunt: { $missions }
campaign-envelope-closed = Plicul { $action } este încă închis ({ $rule })
campaign-not-yet = „{ $action }” nu a intrat încă în joc ({ $rule })
campaign-read-ahead = Cartonașul de dezvoltare { $action } nu a fost rezolvat; nimeni nu citește dincolo de cartonașul { $last } ({ $rule })
campaign-unreadable = { $file }: campania nu poate fi citită ({ $reason })
campaign-unwritable = { $file }: campania nu poate fi scrisă ({ $reason })
campaign-file-exists = { $file }: aici există deja ceva; nu s-a scris nimic
campaign-not-json = { $file }, linia { $line }: textul nu este JSON sau este trunchiat ({ $reason })
campaign-foreign = { $file }: aceasta nu este o campanie a acestui joc: câmpul „{ $field }” lipsește sau spune altceva
campaign-newer = { $file }, linia { $line }: „version” este { $saved }; acest program cunoaște campanii până la versiunea { $ours }
campaign-missing = { $file }: lipsește câmpul „{ $field }”
campaign-value = { $file }, linia { $line }: „{ $field }” conține { $value }, care este de tip greșit sau nu rezultă din cartonașele de dezvoltare rezolvate
campaign-action-unknown = „{ $action }” nu se poate face cu o campanie; există: { $actions }
campaign-result-missing = Cum s-a terminat partida? Spune unul dintre cuvintele { $results }

## Pachete de misiuni și hărți

pack-no-folder = { $file }: acest dosar nu există
pack-nothing = { $file }: în acest dosar nu este nimic dintr-un pachet; poate fi: { $allowed }
pack-file-unknown = { $file }: niciun pachet nu are un astfel de fișier sau dosar; poate fi: { $allowed }
pack-many-files = { $file }: aici sunt mai multe fișiere decât poate avea un pachet ({ $most })
pack-not-plain = { $file }: aceasta este o legătură, o conductă (pipe) sau un dispozitiv; un pachet are doar fișiere obișnuite
pack-large = { $file }: fișierul are { $size } B; un fișier de pachet poate avea cel mult { $most } B
pack-large-whole = { $file }: fișierele acestui pachet au împreună { $size } B; sunt permiși cel mult { $most } B
pack-strange = { $file }, linia { $line }: fiecare intrare trebuie să înceapă cu o linie ca [[nume]] și cu nimic altceva
pack-one-entry = { $file }, linia { $line }: în acest fișier trebuie să fie o intrare [[{ $field }]], nu { $count }
pack-kind-missing = { $file }: pachetul nu are niciun „{ $field }”
pack-too-many = { $file }, linia { $line }: „{ $field }”: prea multe intrări de felul „{ $kind }”; este loc pentru { $most }
pack-name-long = { $file }, linia { $line }: „{ $field }”: numele „{ $value }” este prea lung; un nume are cel mult { $most } caractere
pack-twice = { $file }, linia { $line }: „{ $field }” spune „{ $value }” a doua oară
pack-flag = { $file }, linia { $line }: „{ $field }” este „{ $value }”; trebuie să fie true sau false
pack-texts = { $file }, linia { $line }: „{ $field }” trebuie să fie o listă de texte între ghilimele
pack-text-missing = { $file }, linia { $line }: textul „{ $field }” lipsește în: { $languages }
pack-text-broken = { $file }, linia { $line }: acesta nu este un mesaj Fluent
pack-text-foreign = { $file }, linia { $line }: textul „{ $field }” nu ține de acest pachet; un pachet are doar textele a ceea ce conțin propriile sale fișiere

## Pachete: pași și condiții

pack-step-empty = { $file }, linia { $line }: „{ $field }”: „{ $text }” nu face nimic: lipsește un pas
pack-step-unknown = { $file }, linia { $line }: „{ $field }”: nu există pasul „{ $value }”, ca în „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; ai vrut să spui „{ $like }”?
}
pack-step-then = { $file }, linia { $line }: „{ $field }”: „{ $text }” are un „if” fără „then”
pack-step-prefix = { $file }, linia { $line }: „{ $field }”: „{ $value }” stă în locul greșit în „{ $text }”; ordinea este: +6, may, if ... then
pack-step-choice = { $file }, linia { $line }: „{ $field }”: „{ $text }”: o alegere are între doi și patru pași simpli, cu | între ei
pack-step-loop = { $file }, linia { $line }: „{ $field }”: „{ $text }”: trebuie să fie „for_each player” și un pas sau o alegere
pack-condition-empty = { $file }, linia { $line }: „{ $field }”: lipsește o condiție în „{ $text }”
pack-condition-unknown = { $file }, linia { $line }: „{ $field }”: nu există condiția „{ $value }”, ca în „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; ai vrut să spui „{ $like }”?
}
pack-operands = { $file }, linia { $line }: „{ $field }”: „{ $text }” are prea multe sau prea puține cuvinte; se scrie: { $form }
pack-operand = { $file }, linia { $line }: „{ $field }”: „{ $value }” nu se potrivește în „{ $text }”; poate fi: { $allowed }
pack-operand-number = { $file }, linia { $line }: „{ $field }”: „{ $value }” nu se potrivește în „{ $text }”; trebuie să fie un număr întreg de la { $least } la { $most }
pack-name-unknown = { $file }, linia { $line }: „{ $field }”: nu există { $kind } „{ $value }”, ca în „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; ai vrut să spui „{ $like }”?
}
pack-misplaced = { $file }, linia { $line }: „{ $field }”: „{ $value }” nu înseamnă nimic aici („{ $text }”)

## Pachete: hărți și jetoane

pack-edge-unknown = { $file }, linia { $line }: „{ $field }”: nu există căsuța „{ $value }”, ca în „{ $text }”{ $like ->
    [none] { "" }
   *[other] ; ai vrut să spui „{ $like }”?
}
pack-edge-two = { $file }, linia { $line }: „{ $field }”: „{ $text }” trebuie să numească două căsuțe diferite, cu -, |, : sau = între ele
pack-edge-contradicts = { $file }, linia { $line }: „{ $field }”: „{ $text }” spune { $second } acolo unde altă linie spune { $first }
pack-map-lacks = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” nu are nicio căsuță cu „{ $what }”
pack-map-stars = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” are prea puține căsuțe cu stea; trebuie cel puțin { $least }
pack-map-number = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” nu are căsuța cu numărul { $number }
pack-slot = { $file }, linia { $line }: „{ $field }”: căsuța „{ $value }” este de start sau de ieșire, așa că nu poate avea un jeton
pack-cut-off = { $file }, linia { $line }: „{ $field }”: nimeni nu poate ajunge pe jos la căsuța „{ $value }”, nici cu toate ușile deschise
pack-door = { $file }, linia { $line }: „{ $field }”: nicio regulă a hărții nu deschide ușa „{ $value }” dinspre start
pack-few-tokens = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” are { $wanted } locuri de forma „{ $shape }”, dar jetoane pentru { $count }, fără cele ale misiunilor de poveste
pack-must-place = { $file }, linia { $line }: „{ $field }”: trebuie plasate mai multe jetoane de forma „{ $shape }” decât are locuri harta „{ $value }” ({ $wanted })
pack-no-slot = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” nu are locuri de forma „{ $shape }”
pack-no-orange = { $file }, linia { $line }: „{ $field }”: harta „{ $value }” nu are jetoane portocalii
pack-orange = { $file }, linia { $line }: „{ $field }”: un jeton portocaliu nu are formă
pack-rule-field = { $file }, linia { $line }: „{ $field }” este doar pentru reguli despre { $allowed }
pack-rule-door = { $file }, linia { $line }: „{ $field }”: o regulă cu door = true are doar pasul „{ $allowed }”
pack-use-take = { $file }, linia { $line }: „{ $field }”: ce este deja purtat nu poate fi luat

## Pachete: cartonașe

pack-beginner = { $file }, linia { $line }: „{ $field }” este { $value }; trebuie să fie mai mult decât hp, care este { $hp }
pack-character-missing = { $file }, linia { $line }: „{ $field }”: lipsește personajul „{ $value }”
pack-color-missing = { $file }, linia { $line }: „{ $field }”: nu există jetoane de sabotaj de culoarea „{ $value }”
pack-deck = { $file }, linia { $line }: „{ $field }”: numărul de cartonașe cu abilități cu care începe „{ $value }” este { $count }; trebuie să fie { $wanted }
pack-tactical = { $file }, linia { $line }: „{ $field }”: un cartonaș tactic nu are forță
pack-tactical-steps = { $file }, linia { $line }: „{ $field }”: „{ $value }” este un cartonaș tactic: nu efectuează nicio acțiune despre care să vorbească „{ $text }”
pack-when = { $file }, linia { $line }: „{ $field }” la „{ $value }” trebuie să fie „{ $wanted }”, din cauza „{ $text }”
pack-target = { $file }, linia { $line }: „{ $field }” la „{ $value }” trebuie să fie true dacă pașii vorbesc despre țintă, și numai atunci
pack-plan-window = { $file }, linia { $line }: „{ $field }”: un cartonaș de planificare are pași, afară de cazul când fereastra lui este „{ $window }”
pack-back = { $file }, linia { $line }: „{ $field }” este „{ $value }”, dar niciun pas al evenimentului nu privește această clasă
pack-growth-unknown = { $file }, linia { $line }: „{ $field }”: „{ $value }” nu este ceva ce poate face un cartonaș de dezvoltare, ca în „{ $text }”; poate: { $allowed }
pack-growth-number = { $file }, linia { $line }: „{ $field }” este { $value }; cartonașele de dezvoltare sunt numerotate fără goluri, iar acesta ar fi { $wanted }
pack-growth-stop = { $file }, linia { $line }: „{ $field }”: cartonașul { $value }: ultimul cartonaș al fiecărei secțiuni, înainte sau după o partidă, este un cartonaș STOP, și niciun altul
pack-envelope = { $file }, linia { $line }: „{ $field }”: niciun cartonaș de dezvoltare nu deschide plicul { $value }

## Pachete: misiuni

pack-mercenary-map = { $file }, linia { $line }: „{ $field }”: o misiune de mercenari se joacă pe orice hartă și nu numește niciuna
pack-mercenary-people = { $file }, linia { $line }: „{ $field }”: misiunea de mercenari „{ $value }” trebuie să enumere toate personajele și să nu ceară niciunul
pack-listed = { $file }, linia { $line }: „{ $field }”: misiunea „{ $value }” trebuie să enumere cel puțin { $least } personaje
pack-required = { $file }, linia { $line }: „{ $field }”: „{ $value }” este cerut, dar nu este enumerat
pack-track = { $file }, linia { $line }: „{ $field }”: „{ $text }” trebuie să fie un nume și o mărime de la 1 la { $most } sau trei mărimi pentru 2, 3 și 4 personaje, cum ar fi 3/4/5
pack-tracks = { $file }, linia { $line }: „{ $field }” poate numi cel mult { $most } piste diferite
pack-spaces = { $file }, linia { $line }: „{ $field }”: pot fi cel mult { $most } spații de acțiune, deci unul singur verde
pack-bonus = { $file }, linia { $line }: „{ $field }”: bonusul „{ $value }” nu folosește la nimic în misiunea „{ $mission }”
pack-no-effect = { $file }, linia { $line }: „{ $field }” lipsește: jetonul „{ $value }” îi are simbolul în misiunea „{ $mission }”
pack-objective-token = { $file }, linia { $line }: „{ $field }”: „{ $text }”: nu este sigur că jetonul „{ $value }” se află pe hartă
pack-objective-track = { $file }, linia { $line }: „{ $field }”: „{ $text }”: nimic nu adaugă la pista „{ $value }”
pack-objective-take = { $file }, linia { $line }: „{ $field }”: „{ $text }”: nimeni nu poate lua jetonul „{ $value }”
pack-objective-met = { $file }, linia { $line }: „{ $field }” este îndeplinit înainte de prima tură (harta „{ $map }”, personaje: { $count })
pack-over-at-start = { $file }, linia { $line }: „{ $field }”: partida se încheie înainte de prima tură (harta „{ $map }”, personaje: { $count })
pack-not-enemy = { $file }, linia { $line }: „{ $field }”: „{ $text }”: „{ $value }” nu este un inamic
pack-no-child = { $file }, linia { $line }: „{ $field }”: „{ $text }” vorbește despre Copil, dar misiunea „{ $value }” nu spune child = true
pack-child = { $file }, linia { $line }: „{ $field }”: nimic nu aduce Copilul în misiunea „{ $value }”
pack-replace = { $file }, linia { $line }: „{ $field }”: „{ $text }”: harta „{ $value }” are mai puține jetoane ascunse
pack-no-star = { $file }, linia { $line }: „{ $field }”: „{ $text }”: harta „{ $map }” nu are „{ $value }”

## Opțiunile jocului The Mandalorian: Adventures

ma-mode-unfit = Opțiunea „mode” nu poate fi „{ $value }”: personaje enumerate de misiune: { $listed }; jucători: { $seats }; poate fi: { $allowed }
ma-team-unfit = Opțiunea „characters” nu poate fi „{ $value }”: în modul „{ $mode }” numește { $count ->
    [one] { $count } personaj
    [few] { $count } personaje diferite
   *[other] { $count } de personaje diferite
} din { $allowed }
ma-team-lacks = Opțiunea „characters”: în modul „{ $mode }” această misiune are nevoie de { $value }
ma-traitor-unfit = Opțiunea „traitor” nu poate fi „{ $value }”: un trădător cere trei sau patru jucători care nu împart personajele; aici sunt { $seats }, în modul „{ $mode }”
