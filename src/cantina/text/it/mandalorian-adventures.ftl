### The Mandalorian: Adventures. I nomi come c12, t3, k17, p4, b2, d0 sono quelli della notazione; stanno sulla mappa.
### I nomi e i testi di carte, segnalini, mappe e missioni sono in mandalorian-adventures-content.ftl.

mandalorian-adventures-name = The Mandalorian: Adventures
mandalorian-adventures-about = Da uno a quattro giocatori svolgono insieme una missione: le carte giocate negli spazi azione permettono di muoversi, attaccare, perlustrare e pianificare, e ogni spazio pieno porta un evento. Si vince o si perde tutti insieme. Da 30 a 60 minuti.

## Opzioni

mandalorian-adventures-option-mission = la missione; la prima se non indicata
mandalorian-adventures-option-map = la mappa di una missione mercenaria; una missione della storia ha la sua
mandalorian-adventures-option-mode = story: i personaggi elencati; sandbox: personaggi qualsiasi; shared: tutti guidano due personaggi; auto: ciò che è adatto
mandalorian-adventures-option-characters = i personaggi, nell’ordine dei giocatori; quelli elencati se non indicato
mandalorian-adventures-option-difficulty = beginner: più salute; heroic: una mano di 3 carte
mandalorian-adventures-option-growth = quante carte del mazzo Guida sono state risolte, il che decide le carte in gioco
mandalorian-adventures-option-traitor = se qualcuno può essere un traditore (tre o quattro giocatori); auto: se lo dice la missione
mandalorian-adventures-option-first-player = il giocatore che comincia; decide il caso se non indicato
mandalorian-adventures-option-max-turns = la partita si ferma dopo tanti turni; 0: senza limite

## Termini delle regole

mandalorian-adventures-space-move = Movimento
mandalorian-adventures-space-attack = Attacco
mandalorian-adventures-space-intel = Ricognizione
mandalorian-adventures-space-plan = Pianificazione
mandalorian-adventures-space-green = Missione
mandalorian-adventures-class-melee = mischia
mandalorian-adventures-class-shooter = tiratore
mandalorian-adventures-class-sharpshooter = tiratore scelto
mandalorian-adventures-back-melee = mischia
mandalorian-adventures-back-shooter = tiratori
mandalorian-adventures-back-sharpshooter = tiratori scelti
mandalorian-adventures-back-special = speciale
mandalorian-adventures-effect-guard = Guardia
mandalorian-adventures-effect-grapple = Presa
mandalorian-adventures-effect-diversion = Diversivo
mandalorian-adventures-effect-mission = Effetto missione
mandalorian-adventures-mode-story = modalità storia
mandalorian-adventures-mode-sandbox = modalità libera
mandalorian-adventures-mode-shared = modalità condivisa
mandalorian-adventures-difficulty-normal = livello normale
mandalorian-adventures-difficulty-beginner = livello principiante
mandalorian-adventures-difficulty-heroic = livello eroico
mandalorian-adventures-unknown = “{ $name }”
mandalorian-adventures-values-skill = { $strength }
mandalorian-adventures-values-symbol = { $strength }, +1 { $symbols }
mandalorian-adventures-values-tactical = tattica

## Azioni

mandalorian-adventures-action-play = { $strength ->
    [tactical] { $effect ->
        [yes] { $card } → { $space }: tattica, solo il suo effetto
       *[no] { $card } → { $space }: tattica, lì non succede niente
    }
   *[other] { $effect ->
        [yes] { $card } → { $space }: forza { $strength }, effetto
       *[no] { $card } → { $space }: forza { $strength }
    }
}
mandalorian-adventures-action-effect = Usa l’effetto della carta
mandalorian-adventures-action-perform = Esegui l’azione
mandalorian-adventures-action-decline = Rinuncia all’azione
mandalorian-adventures-action-attack = Attacca { $threat }
mandalorian-adventures-action-look = Guarda la minaccia a faccia in giù { $threat }
mandalorian-adventures-action-push = Muovi il nemico { $threat } di 1 casella
mandalorian-adventures-action-go = Vai in { $cell }
mandalorian-adventures-action-stop = Fermati qui
mandalorian-adventures-action-use = Usa { $threat } sulla tua casella
mandalorian-adventures-action-spend = Usa ciò che porti: { $token }
mandalorian-adventures-action-rescue = Salva il Bambino
mandalorian-adventures-action-card = Usa “{ $card }”: { $text }
mandalorian-adventures-action-card-of = Usa “{ $card }” ({ $character }): { $text }
mandalorian-adventures-action-keep = Tieni “{ $card }”: { $text }
mandalorian-adventures-action-top = Metti “{ $card }” in cima al mazzo Pianificazione
mandalorian-adventures-action-drop = Scarta “{ $card }”
mandalorian-adventures-action-threat = Scegli { $threat }
mandalorian-adventures-action-cell = Scegli { $cell }
mandalorian-adventures-action-spawn = Il rinforzo appare in { $cell }
mandalorian-adventures-action-flee = Il Bambino fugge in { $cell }
mandalorian-adventures-action-character = Scegli { $character }
mandalorian-adventures-action-space = Scegli lo spazio azione { $space }
mandalorian-adventures-action-free = Esegui gratis: { $space }
mandalorian-adventures-action-door = Porta { $door }
mandalorian-adventures-action-choose = Scegli l’effetto { $whom }
mandalorian-adventures-action-rule = Prima: { $name }
mandalorian-adventures-action-yes = Sì
mandalorian-adventures-action-no = No
mandalorian-adventures-action-pass = Passa
mandalorian-adventures-action-end = Concludi la fase azioni
mandalorian-adventures-action-betray = Mostra la tua carta Traditore
mandalorian-adventures-action-accuse = Accusa il giocatore { $whom }
mandalorian-adventures-action-seat = Scegli il giocatore { $whom }

## Che cosa è successo

mandalorian-adventures-who = { $you ->
    [yes] Giocatore { $seat } (tu)
   *[no] Giocatore { $seat }
}
mandalorian-adventures-damage = { $number ->
    [one] { $number } danno
   *[other] { $number } danni
}
mandalorian-adventures-skill-cards = { $number ->
    [one] { $number } carta Abilità
   *[other] { $number } carte Abilità
}
mandalorian-adventures-planning-cards = { $number ->
    [one] { $number } carta Pianificazione
   *[other] { $number } carte Pianificazione
}
mandalorian-adventures-event-cards = { $number ->
    [one] { $number } carta Evento
   *[other] { $number } carte Evento
}
mandalorian-adventures-event-mission = Missione: { $mission }. Mappa: { $map }.
mandalorian-adventures-event-setup-step = { $number ->
    [1] Preparazione 1 di 7: la missione è pronta.
    [2] Preparazione 2 di 7: il mazzo Pianificazione è mescolato.
    [3] Preparazione 3 di 7: il mazzo Evento è mescolato.
    [4] Preparazione 4 di 7: su ogni spazio azione c’è un segnalino Disturbo bianco, gli altri sono mescolati.
    [5] Preparazione 5 di 7: i segnalini Minaccia sono sulla mappa.
    [6] Preparazione 6 di 7: i personaggi sono sulla mappa, le prime mani sono pescate.
   *[7] Preparazione 7 di 7: il primo giocatore è designato.
}
mandalorian-adventures-event-turn = Turno { $number }: { mandalorian-adventures-who }.
mandalorian-adventures-event-played = { mandalorian-adventures-who } gioca “{ $card }” ({ $values }) in { $space }.
mandalorian-adventures-event-action = { mandalorian-adventures-who }: { $character } agisce: { $space }, forza { $number }.
mandalorian-adventures-event-free-action = { mandalorian-adventures-who }: { $character } agisce gratis: { $space }, forza { $number }.
mandalorian-adventures-event-declined = { mandalorian-adventures-who } rinuncia all’azione: { $space }.
mandalorian-adventures-event-effect-used = { mandalorian-adventures-who } usa l’effetto di “{ $card }”.
mandalorian-adventures-event-moved = { mandalorian-adventures-who }: { $character } va in { $cell }.
mandalorian-adventures-event-placed = { $character } si ritrova in { $cell }.
mandalorian-adventures-event-attacked = { mandalorian-adventures-who }: { $character } attacca { $threat } con forza { $number }.
mandalorian-adventures-event-revealed = Rivelato in { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-mission-effect = { $token } ha un effetto missione: { $text }
mandalorian-adventures-event-threat-damaged = { $token } ({ $threat }) subisce { mandalorian-adventures-damage }.
mandalorian-adventures-event-defeated = Nemico sconfitto: { $token } ({ $threat })!
mandalorian-adventures-event-captured = Cattura: { $token } ({ $threat })!
mandalorian-adventures-event-looked = { mandalorian-adventures-who } guarda la minaccia a faccia in giù { $threat } in { $cell }.
mandalorian-adventures-event-looked-at = { mandalorian-adventures-who } guarda { $threat }: { $token }.
mandalorian-adventures-event-enemy-pushed = { mandalorian-adventures-who } muove il nemico { $threat } in { $cell }.
mandalorian-adventures-event-plan-drawn = { mandalorian-adventures-who } pesca { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-plan-drew = { mandalorian-adventures-who } pesca “{ $card }”: { $text }
mandalorian-adventures-event-plan-kept = { mandalorian-adventures-who } tiene “{ $card }” per { $character }.
mandalorian-adventures-event-plan-on-top = { mandalorian-adventures-who } mette una carta in cima al mazzo Pianificazione.
mandalorian-adventures-event-plan-put-on-top = { mandalorian-adventures-who } mette “{ $card }” in cima al mazzo Pianificazione.
mandalorian-adventures-event-plan-discarded = Carta Pianificazione scartata: { $card }.
mandalorian-adventures-event-plan-used = { mandalorian-adventures-who } usa “{ $card }” ({ $character }): { $text }
mandalorian-adventures-event-plan-taken = { $character } prende “{ $card }” dalla pila degli scarti.
mandalorian-adventures-event-bonus-used = { mandalorian-adventures-who }: { $character } usa { $token }.
mandalorian-adventures-event-token-taken = { mandalorian-adventures-who }: { $character } prende { $token }.
mandalorian-adventures-event-token-placed = Nuovo in { $cell }: { $token }.
mandalorian-adventures-event-token-placed-hidden = Una minaccia a faccia in giù viene piazzata in { $cell }.
mandalorian-adventures-event-token-removed = { $token } lascia la mappa.
mandalorian-adventures-event-tokens-mixed = Alcune minacce a faccia in giù vengono mescolate.
mandalorian-adventures-event-healed = { $character } cura { mandalorian-adventures-damage }.
mandalorian-adventures-event-threat-healed = { $threat } cura { mandalorian-adventures-damage }.
mandalorian-adventures-event-hurt = { $threat ->
    [none] { $character } subisce { mandalorian-adventures-damage }.
   *[other] { $character } subisce { mandalorian-adventures-damage } da { $threat }.
}
mandalorian-adventures-event-blocked = { $character } blocca { mandalorian-adventures-damage }.
mandalorian-adventures-event-redirected = { $character } prende su di sé i danni: { $spared } li evita.
mandalorian-adventures-event-guard = Guardia: { $threat } colpisce { $character }.
mandalorian-adventures-event-grapple = Presa: { $threat } trattiene { $character }.
mandalorian-adventures-event-enemy-attacks = { $threat } attacca { $character }.
mandalorian-adventures-event-enemy-moved = { $threat } va in { $cell }.
mandalorian-adventures-event-disabled = { $threat } non attaccherà in questo turno.
mandalorian-adventures-event-spawned = Rinforzo in { $cell }: { $token } ({ $threat }).
mandalorian-adventures-event-no-reinforcement = Tutti i rinforzi sono sulla mappa: non ne appare nessuno.
mandalorian-adventures-event-sabotaged = Disturbo: +{ $number } in { $space }.
mandalorian-adventures-event-sabotage-removed = Un segnalino Disturbo da { $number } lascia lo spazio { $space }.
mandalorian-adventures-event-event-step = Inizia la fase eventi.
mandalorian-adventures-event-space-resolved = { $space } arriva a { $number } e si risolve.
mandalorian-adventures-event-crisis = Crisi in { $space }! { $text }
mandalorian-adventures-event-crisis-skipped = La crisi viene saltata.
mandalorian-adventures-event-event-card = Evento “{ $card }”: { $text }
mandalorian-adventures-event-no-effect = La carta Evento non ha avuto effetto: appare un rinforzo.
mandalorian-adventures-event-space-emptied = { $space } si svuota.
mandalorian-adventures-event-track = Tracciato “{ $track }”: { $number } di { $size }.
mandalorian-adventures-event-door-opened = La porta { $door } è aperta.
mandalorian-adventures-event-door-closed = La porta { $door } è chiusa.
mandalorian-adventures-event-child-rescued = { $character } salva il Bambino!
mandalorian-adventures-event-child-carried = { $character } porta il Bambino.
mandalorian-adventures-event-child-on-cell = Il Bambino è in { $cell }.
mandalorian-adventures-event-child-fled = Il Bambino fugge in { $cell }.
mandalorian-adventures-event-child-with-enemy = { $threat } ha il Bambino!
mandalorian-adventures-event-rule = { $name }
mandalorian-adventures-event-drew-skills = { mandalorian-adventures-who } pesca { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-drew-skill = { mandalorian-adventures-who } pesca “{ $card }” ({ $values }).
mandalorian-adventures-event-reshuffled-skills = Una pila degli scarti Abilità viene mescolata e forma un nuovo mazzo: { mandalorian-adventures-skill-cards }.
mandalorian-adventures-event-reshuffled-plans = La pila degli scarti Pianificazione viene mescolata e forma un nuovo mazzo: { mandalorian-adventures-planning-cards }.
mandalorian-adventures-event-reshuffled-events = La pila degli scarti Evento viene mescolata e forma un nuovo mazzo: { mandalorian-adventures-event-cards }.
mandalorian-adventures-event-loyalty-dealt = Ognuno riceve una carta Lealtà.
mandalorian-adventures-event-loyalty-seen = { $own ->
    [yes] { $loyalty ->
        [traitor] { mandalorian-adventures-who } riceve la carta Traditore.
       *[loyal] { mandalorian-adventures-who } riceve una carta Leale.
    }
   *[no] { $loyalty ->
        [traitor] { mandalorian-adventures-who } guarda la carta del giocatore { $whom }: un traditore!
       *[loyal] { mandalorian-adventures-who } guarda la carta del giocatore { $whom }: leale.
    }
}
mandalorian-adventures-event-loyalty-looked = { mandalorian-adventures-who } guarda la carta Lealtà del giocatore { $whom }.
mandalorian-adventures-event-betrayed = { mandalorian-adventures-who } è il traditore!
mandalorian-adventures-event-accused = { mandalorian-adventures-who } accusa il giocatore { $whom }.
mandalorian-adventures-event-voted = { $agreed ->
    [yes] { mandalorian-adventures-who } è d’accordo.
   *[no] { mandalorian-adventures-who } non è d’accordo.
}
mandalorian-adventures-event-accusation-right = Il giocatore { $whom } era il traditore ed è fuori.
mandalorian-adventures-event-accusation-wrong = Il giocatore { $whom } è leale; due spazi vengono disturbati.
mandalorian-adventures-event-won = L’obiettivo è raggiunto: la missione è vinta!
mandalorian-adventures-event-lost = { $reason ->
    [defeat] { $character } cade in combattimento: la missione è persa.
    [failure] Una condizione di fallimento è soddisfatta: la missione è persa.
    [text] La missione è persa.
   *[other] La missione è persa.
}
mandalorian-adventures-event-unfinished = L’ultimo turno è passato: la partita si ferma prima della fine.

## Perché un’azione è rifiutata

mandalorian-adventures-refusal-window = “{ $action }” non risponde a ciò che si chiede ora ({ $rule })
mandalorian-adventures-refusal-not-in-hand = “{ $action }”: la carta k{ $card } non è nella tua mano ({ $rule })
mandalorian-adventures-refusal-space-used = “{ $action }”: in questo turno hai già giocato in { $space } ({ $rule })
mandalorian-adventures-refusal-no-space = “{ $action }”: questa missione non ha uno spazio azione verde ({ $rule })
mandalorian-adventures-refusal-no-actions = “{ $action }”: in questo turno non ti restano azioni ({ $rule })
mandalorian-adventures-refusal-two-actions = “{ $action }”: prima gioca un’altra carta; giocate: { $count } di { $needed } ({ $rule })
mandalorian-adventures-refusal-no-effect = “{ $action }”: in questo spazio la carta non ha effetto ({ $rule })
mandalorian-adventures-refusal-effect-used = “{ $action }”: l’effetto è già stato usato ({ $rule })
mandalorian-adventures-refusal-effect-later = “{ $action }”: l’effetto viene dopo l’azione ({ $rule })
mandalorian-adventures-refusal-effect-earlier = “{ $action }”: l’effetto viene prima dell’azione ({ $rule })
mandalorian-adventures-refusal-effect-target = “{ $action }”: l’effetto richiede il bersaglio dell’azione ({ $rule })
mandalorian-adventures-refusal-other-action = “{ $action }”: la carta è stata giocata in { $space } ({ $rule })
mandalorian-adventures-refusal-tactical = “{ $action }”: una carta tattica non dà azioni, solo il suo effetto ({ $rule })
mandalorian-adventures-refusal-strength = “{ $action }”: serve forza { $needed }, e l’azione ha { $strength } ({ $rule })
mandalorian-adventures-refusal-green-not-now = “{ $action }”: l’azione missione ora non è possibile ({ $rule })
mandalorian-adventures-refusal-no-threat = “{ $action }”: sulla mappa non c’è il segnalino t{ $threat } ({ $rule })
mandalorian-adventures-refusal-out-of-range = “{ $action }”: t{ $threat } non è entro gittata { $range } ({ $rule })
mandalorian-adventures-refusal-face-up = “{ $action }”: t{ $threat } è già a faccia in su ({ $rule })
mandalorian-adventures-refusal-not-enemy = “{ $action }”: t{ $threat } non è un nemico a faccia in su ({ $rule })
mandalorian-adventures-refusal-stuck = “{ $action }”: t{ $threat } non può essere spostato in nessuna casella ({ $rule })
mandalorian-adventures-refusal-no-cell = “{ $action }”: questa mappa non ha la casella c{ $cell } ({ $rule })
mandalorian-adventures-refusal-not-adjacent = “{ $action }”: c{ $cell } non è adiacente ({ $rule })
mandalorian-adventures-refusal-wall = “{ $action }”: c’è un muro di mezzo ({ $rule })
mandalorian-adventures-refusal-closed-door = “{ $action }”: la porta è chiusa ({ $rule })
mandalorian-adventures-refusal-height = “{ $action }”: non ci si muove attraverso un dislivello ({ $rule })
mandalorian-adventures-refusal-no-steps = “{ $action }”: il movimento è finito ({ $rule })
mandalorian-adventures-refusal-not-here = “{ $action }”: t{ $threat } non è sulla tua casella ({ $rule })
mandalorian-adventures-refusal-no-bonus = “{ $action }”: t{ $threat } non è un bonus a faccia in su ({ $rule })
mandalorian-adventures-refusal-no-use = “{ $action }”: ora non serve a niente ({ $rule })
mandalorian-adventures-refusal-no-damage = “{ $action }”: non hai danni da curare ({ $rule })
mandalorian-adventures-refusal-not-carried = “{ $action }”: non lo stai portando ({ $rule })
mandalorian-adventures-refusal-no-child = “{ $action }”: in questa missione non c’è il Bambino ({ $rule })
mandalorian-adventures-refusal-child-elsewhere = “{ $action }”: il Bambino non è sulla tua casella ({ $rule })
mandalorian-adventures-refusal-child-carried = “{ $action }”: qualcuno porta già il Bambino ({ $rule })
mandalorian-adventures-refusal-child-fled = “{ $action }”: il Bambino è fuggito in questo turno ({ $rule })
mandalorian-adventures-refusal-not-owned = “{ $action }”: non hai p{ $card } ({ $rule })
mandalorian-adventures-refusal-plan-moment = “{ $action }”: non è il momento per p{ $card } ({ $rule })
mandalorian-adventures-refusal-whose-card = “{ $action }”: entrambi i personaggi possiedono p{ $card }; di’ di chi è ({ $rule })
mandalorian-adventures-refusal-one-owner = “{ $action }”: solo un personaggio possiede p{ $card }; non serve nominarlo ({ $rule })
mandalorian-adventures-refusal-not-drawn = “{ $action }”: p{ $card } non è stata pescata ({ $rule })
mandalorian-adventures-refusal-not-kept = “{ $action }”: p{ $card } non si può tenere ({ $rule })
mandalorian-adventures-refusal-second-copy = “{ $action }”: il personaggio ha già p{ $card } ({ $rule })
mandalorian-adventures-refusal-not-offered = “{ $action }” non è tra le scelte ({ $rule })
mandalorian-adventures-refusal-no-door = “{ $action }”: accanto alla tua casella non c’è la porta chiusa d{ $door } ({ $rule })
mandalorian-adventures-refusal-door-force = “{ $action }”: nessuna regola la apre con questa azione ({ $rule })
mandalorian-adventures-refusal-must-choose = “{ $action }”: bisogna fare una delle scelte ({ $rule })
mandalorian-adventures-refusal-no-traitor = “{ $action }”: ora non puoi diventare traditore ({ $rule })

## Il tavolo

mandalorian-adventures-picture-title = { $mission }. { $map }; { $difficulty }, { $mode }.
mandalorian-adventures-picture-turn = { $last ->
    [0] Turno { $turn }.
   *[other] Turno { $turn } di { $last } al massimo.
}
mandalorian-adventures-step-main = { $extra ->
    [0] { mandalorian-adventures-who } gioca carte: finora { $played } di { $needed }.
   *[other] { mandalorian-adventures-who } gioca carte: finora { $played } di { $needed }. È possibile anche un’azione extra.
}
mandalorian-adventures-step-action = { mandalorian-adventures-who }: { $character } ha { $space }, forza { $strength }.
mandalorian-adventures-step-step = { $left ->
    [0] { mandalorian-adventures-who }: { $character } non va oltre.
    [one] { mandalorian-adventures-who }: { $character } può avanzare ancora di { $left } casella.
   *[other] { mandalorian-adventures-who }: { $character } può avanzare ancora di { $left } caselle.
}
mandalorian-adventures-step-after = { mandalorian-adventures-who }: { $character } ha finito { $space }. Altro?
mandalorian-adventures-step-threat = { mandalorian-adventures-who } decide: quale minaccia?
mandalorian-adventures-step-peek = { mandalorian-adventures-who } decide: quale minaccia guardare?
mandalorian-adventures-step-cell = { mandalorian-adventures-who } decide: quale casella?
mandalorian-adventures-step-spawn = { mandalorian-adventures-who } decide: dove appare il rinforzo?
mandalorian-adventures-step-flight = { mandalorian-adventures-who } decide: dove fugge il Bambino?
mandalorian-adventures-step-character = { mandalorian-adventures-who } decide: quale personaggio?
mandalorian-adventures-step-space = { mandalorian-adventures-who } decide: quale spazio azione?
mandalorian-adventures-step-free = { mandalorian-adventures-who } decide: quale azione gratuita?
mandalorian-adventures-step-door = { mandalorian-adventures-who } decide: quale porta?
mandalorian-adventures-step-keep = { mandalorian-adventures-who } può tenere una delle carte Pianificazione pescate.
mandalorian-adventures-step-top = { mandalorian-adventures-who } può rimettere in cima una delle carte pescate.
mandalorian-adventures-step-plan = { mandalorian-adventures-who } può usare ora una carta Pianificazione.
mandalorian-adventures-step-discard-plan = { mandalorian-adventures-who } decide: quale carta Pianificazione scartare?
mandalorian-adventures-step-alternative = { mandalorian-adventures-who } sceglie uno degli effetti, numerati nel loro ordine.
mandalorian-adventures-step-may = { mandalorian-adventures-who } decide: applicare questa parte?
mandalorian-adventures-step-rule = { mandalorian-adventures-who } decide: che cosa viene prima?
mandalorian-adventures-step-seat = { mandalorian-adventures-who } decide: quale giocatore?
mandalorian-adventures-step-accuse = { mandalorian-adventures-who } può accusare qualcuno di tradimento.
mandalorian-adventures-step-agree = { mandalorian-adventures-who } decide: d’accordo con l’accusa?
mandalorian-adventures-step-won = La missione è vinta!
mandalorian-adventures-step-lost = { $reason ->
    [defeat] La missione è persa: { $character } cade in combattimento.
    [failure] La missione è persa: una condizione di fallimento è soddisfatta.
   *[other] La missione è persa.
}
mandalorian-adventures-step-unfinished = La partita è stata interrotta prima della fine.
mandalorian-adventures-label-event = Evento
mandalorian-adventures-label-source = Testo
mandalorian-adventures-label-due = In arrivo
mandalorian-adventures-label-objective = Obiettivo
mandalorian-adventures-label-failure = Fallimento
mandalorian-adventures-label-crisis = Crisi
mandalorian-adventures-label-effect = Simbolo $
mandalorian-adventures-label-green = Azione
mandalorian-adventures-label-rules = Regole
mandalorian-adventures-label-tracks = Tracciati
mandalorian-adventures-label-ways = Passaggi
mandalorian-adventures-label-enemies = Nemici
mandalorian-adventures-label-bonuses = Bonus
mandalorian-adventures-label-looked = Guardate
mandalorian-adventures-label-spaces = Spazi
mandalorian-adventures-label-decks = Mazzi
mandalorian-adventures-label-plans = Piani
mandalorian-adventures-label-carries = Porta
mandalorian-adventures-label-hand = Mano
mandalorian-adventures-label-drawn = Pescate
mandalorian-adventures-picture-legend = @ personaggio; t3 2 nemico con 2 PS rimasti{ $effects ->
    [none] { "" }
   *[other] : { $effects }
}; t5 ?o minaccia tonda a faccia in giù, ?# quadrata; t7+ bonus; S partenza, E uscita, (4) numero, * stella, ^ dislivello; d0 porta.
mandalorian-adventures-picture-text = { $name }: { $text }
mandalorian-adventures-picture-due = { $character }: { mandalorian-adventures-damage }
mandalorian-adventures-picture-defeat = Un personaggio è sconfitto.
mandalorian-adventures-picture-track = { $name } { $boxes } { $value } di { $size }
mandalorian-adventures-picture-sabotage = disturbo { $value }
mandalorian-adventures-picture-card = { $card } ({ $values })
mandalorian-adventures-picture-empty = vuoto
mandalorian-adventures-picture-used = [usato in questo turno]
mandalorian-adventures-picture-child = Bambino
mandalorian-adventures-picture-player = { mandalorian-adventures-who }: { $facts }
mandalorian-adventures-picture-character = { $standing ->
    [turned] { $character } in { $cell }, danni { $damage } su { $hp }, traditore
   *[no] { $character } in { $cell }, danni { $damage } su { $hp }
}
mandalorian-adventures-picture-expelled = { $character }, fuori dal gioco
mandalorian-adventures-picture-enemy = { $name } in { $cell }: { $kind }, PS { $left } su { $hp }
mandalorian-adventures-picture-reinforcement = rinforzo
mandalorian-adventures-picture-quiet = non attacca in questo turno
mandalorian-adventures-picture-has-child = ha il Bambino
mandalorian-adventures-picture-bonus = { $name } in { $cell }: { $text }
mandalorian-adventures-picture-useless = { $name } in { $cell }
mandalorian-adventures-fact-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
mandalorian-adventures-fact-deck = mazzo { $count }
mandalorian-adventures-fact-discard = scarti { $count }
mandalorian-adventures-fact-owed = { $count ->
    [one] { $count } carta dovuta
   *[other] { $count } carte dovute
}
mandalorian-adventures-fact-loyal = leale
mandalorian-adventures-fact-traitor = traditore
mandalorian-adventures-deck-events = eventi { $cards }, prossimo dorso: { $back }
mandalorian-adventures-deck-plans = pianificazione { $cards }, scarti { $discard }
mandalorian-adventures-deck-reinforcements = rinforzi { $count }
mandalorian-adventures-deck-sabotage = disturbo { $count }, usati { $used }
mandalorian-adventures-deck-on-top = in cima al mazzo Pianificazione: { $card }

## Il tabellone punti

mandalorian-adventures-column = Gioc. { $seat }
mandalorian-adventures-row-won = Vittoria
mandalorian-adventures-row-turns = Turni
mandalorian-adventures-row-damage = Danni
mandalorian-adventures-row-total = Totale
mandalorian-adventures-row-rank = Posizione
mandalorian-adventures-tie-shared = Tutti vincono insieme.

## La carta Consultazione

mandalorian-adventures-aid-front =
    IL TUO TURNO
    1 Fase azioni: gioca due carte dalla mano, ognuna in un diverso spazio azione.
      Dopo ogni carta esegui l’azione con la sua forza, o rinuncia. Una carta con un
      simbolo dell’azione è più forte di 1. Il suo effetto si può usare, prima o
      dopo l’azione, se la carta è nello spazio che l’effetto indica.
    2 Fase eventi: vedi il retro.
    3 Fase di pesca: pesca fino ad avere 4 carte in mano (livello eroico: 3).

    LE AZIONI e la loro forza
      Movimento       fino a tante caselle, attraverso linee sottili e porte aperte.
                      Un nemico o una minaccia a faccia in giù ti ferma; le minacce
                      a faccia in giù che sono lì vengono rivelate.
      Attacco         tanti danni a una minaccia entro gittata 1. Se è a faccia in
                      giù, prima viene rivelata.
      Ricognizione    entro questa gittata guarda una minaccia a faccia in giù o
                      muovi un nemico di 1.
      Pianificazione  pesca tante carte Pianificazione; puoi tenerne una e
                      rimetterne una in cima.
    Nella tua fase azioni puoi usare i bonus sulla tua casella e i segnalini che
    porti. La gittata attraversa i dislivelli, non i muri e le porte chiuse.

    PERDETE appena un personaggio ha tanti danni quanta salute, o quando lo dice la
    missione. VINCETE insieme quando l’obiettivo è raggiunto.

    DIGITARE: “play k17 move” gioca la carta k17 in Movimento, “go c12” va in quella
    casella, “attack t3” e “look t5” indicano minacce, “use t7” un bonus, “spend b1”
    un segnalino che porti, “card p4” una carta Pianificazione.
mandalorian-adventures-aid-back =
    FASE EVENTI: gli spazi da sinistra a destra; somma le forze stampate delle carte
    e i segnalini Disturbo.
      4 o meno  non succede niente, tutto resta.
      5         una carta Evento, poi lo spazio si svuota.
      6 o più   prima la crisi della missione; valgono gli effetti “+6”.
    Un evento senza alcun effetto porta un rinforzo. Il disturbo mette un
    segnalino casuale su uno spazio.

    I NEMICI non fanno niente da soli, tranne i loro effetti
      ! Guardia    concludi un movimento entro la sua gittata 1: 1 danno.

    LE CARTE PIANIFICAZIONE dicono quando si usano. Ogni personaggio ne ha una per
    tipo.

    LA MAPPA: le linee sottili si possono attraversare; quelle spesse sono muri;
    quelle tratteggiate sono dislivelli, che solo la gittata attraversa; d0 è una
    porta, chiusa se la linea è spessa. In ░ non si entra. S partenza, E uscita, *
    stella (*r rossa, *b blu), (4) numero.
