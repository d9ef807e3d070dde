### Way of the Mandalorian. Quattro valori tra parentesi sono sempre potenza di fuoco, armatura, pilotaggio e astuzia.

way-of-the-mandalorian-name = Way of the Mandalorian
way-of-the-mandalorian-about = Equipaggia il tuo personaggio, tenta missioni sempre più difficili, ostacola gli altri con gli eventi. Vince chi alla fine possiede più Crediti. Circa 45 minuti.

## Opzioni

way-of-the-mandalorian-option-first-player = il giocatore che comincia; decide il caso se non indicato
way-of-the-mandalorian-option-characters = un personaggio per ogni giocatore, in ordine; decide il caso se non indicato
way-of-the-mandalorian-option-equip-window = quando ci si può equipaggiare: per tutto il turno, o solo tra le due azioni
way-of-the-mandalorian-option-compare = che cosa chiede una missione: ogni attributo, o il totale di tutti e quattro
way-of-the-mandalorian-option-event-fee = quanto costa giocare un evento: 200, o il costo stampato sulla carta
way-of-the-mandalorian-option-boba-slot-as-opponent = se Boba Fett può usare il suo slot contro le missioni degli altri
way-of-the-mandalorian-option-boba-slot-fill-window = quando Boba Fett può riempire il suo slot: ogni volta che può equipaggiarsi, o solo prima del primo turno
way-of-the-mandalorian-option-bo-katan-uses-per-attempt = quante carte può scartare Bo-Katan Kryze in un tentativo
way-of-the-mandalorian-option-bo-katan-event-symbols = se Bo-Katan Kryze può ignorare anche simboli degli eventi
way-of-the-mandalorian-option-fennec-hand-limit = se Fennec Shand può pagare anche per le carte in eccesso alla fine del suo turno
way-of-the-mandalorian-option-sell-used-temporary-at-end = se le carte temporanee usate nell’ultima missione si vendono ancora
way-of-the-mandalorian-option-credits-open = se tutti vedono i Crediti di tutti
way-of-the-mandalorian-option-max-turns = la partita si ferma dopo tanti turni di ogni giocatore; 0: senza limite

## Attributi e personaggi

way-of-the-mandalorian-attribute-firepower = potenza di fuoco
way-of-the-mandalorian-attribute-armour = armatura
way-of-the-mandalorian-attribute-piloting = pilotaggio
way-of-the-mandalorian-attribute-cunning = astuzia

way-of-the-mandalorian-character-din-djarin = Din Djarin
way-of-the-mandalorian-character-fennec-shand = Fennec Shand
way-of-the-mandalorian-character-bo-katan-kryze = Bo-Katan Kryze
way-of-the-mandalorian-character-boba-fett = Boba Fett

## Carte e missioni

way-of-the-mandalorian-symbols = ({ $firepower }·{ $armour }·{ $piloting }·{ $cunning })
way-of-the-mandalorian-named = { $name }, { $values }
way-of-the-mandalorian-named-mission = { $name }, { $values }
way-of-the-mandalorian-brief = { $name } { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-values-equipment = costo { $cost } { way-of-the-mandalorian-symbols }{ $temporary ->
    [yes] , temporanea
   *[no] { "" }
}
way-of-the-mandalorian-values-event = costo { $cost } { way-of-the-mandalorian-symbols }, evento
way-of-the-mandalorian-values-mission = livello { $level } { way-of-the-mandalorian-symbols } +{ $reward } −{ $penalty }
way-of-the-mandalorian-told-equipment = { $name }{ $temporary ->
    [yes] { " " }(temporanea)
   *[no] { "" }
}
way-of-the-mandalorian-told-event = { $name } (evento)
way-of-the-mandalorian-told-mission = “{ $name }” (livello { $level }, ricompensa { $reward }, penalità { $penalty })

## Nomi degli equipaggiamenti

way-of-the-mandalorian-card-hunting-carbine = Carabina da caccia
way-of-the-mandalorian-card-padded-vest = Giubbotto imbottito
way-of-the-mandalorian-card-grapple-line = Cavo con rampino
way-of-the-mandalorian-card-spotter-scope = Cannocchiale da vedetta
way-of-the-mandalorian-card-rebreather-mask = Maschera respiratoria
way-of-the-mandalorian-card-forged-papers = Documenti falsi
way-of-the-mandalorian-card-star-charts = Carte stellari
way-of-the-mandalorian-card-twin-pistols = Pistole gemelle
way-of-the-mandalorian-card-wrist-flamer = Lanciafiamme da polso
way-of-the-mandalorian-card-sealed-helmet = Casco sigillato
way-of-the-mandalorian-card-shoulder-shield = Scudo da spalla
way-of-the-mandalorian-card-patrol-speeder = Speeder da pattuglia
way-of-the-mandalorian-card-tracking-beacon = Localizzatore
way-of-the-mandalorian-card-thermal-visor = Visore termico
way-of-the-mandalorian-card-ion-rifle = Fucile a ioni
way-of-the-mandalorian-card-forged-breastplate = Corazza forgiata
way-of-the-mandalorian-card-jet-harness = Imbracatura a reazione
way-of-the-mandalorian-card-guild-tablet = Tavoletta della Gilda
way-of-the-mandalorian-card-shock-mine = Mina stordente
way-of-the-mandalorian-card-hull-patch = Toppa per lo scafo
way-of-the-mandalorian-card-spare-thrusters = Propulsori di scorta
way-of-the-mandalorian-card-bribe-purse = Borsa per tangenti
way-of-the-mandalorian-card-smoke-canister = Candelotto fumogeno
way-of-the-mandalorian-card-overcharged-cell = Batteria sovraccarica
way-of-the-mandalorian-card-riot-barrier = Barriera antisommossa
way-of-the-mandalorian-card-hired-pilot = Pilota a contratto
way-of-the-mandalorian-card-blast-charge = Carica esplosiva
way-of-the-mandalorian-card-borrowed-gunship = Cannoniera in prestito
way-of-the-mandalorian-card-rented-disguise = Travestimento a nolo
way-of-the-mandalorian-card-field-shelter = Riparo da campo

## Nomi degli eventi

way-of-the-mandalorian-card-crossfire = Fuoco incrociato
way-of-the-mandalorian-card-hail-of-debris = Pioggia di detriti
way-of-the-mandalorian-card-asteroid-drift = Deriva di asteroidi
way-of-the-mandalorian-card-web-of-lies = Rete di bugie
way-of-the-mandalorian-card-ambush-at-the-gate = Imboscata al cancello
way-of-the-mandalorian-card-blockade-run = Blocco da forzare
way-of-the-mandalorian-card-hidden-sniper = Cecchino nascosto
way-of-the-mandalorian-card-heavy-escort = Scorta pesante
way-of-the-mandalorian-card-standoff = Stallo
way-of-the-mandalorian-card-old-grudge = Vecchio rancore
way-of-the-mandalorian-card-lucky-shot = Colpo fortunato
way-of-the-mandalorian-card-sandstorm = Tempesta di sabbia
way-of-the-mandalorian-card-cave-in = Crollo
way-of-the-mandalorian-card-acid-rain = Pioggia acida
way-of-the-mandalorian-card-barroom-brawl = Rissa da bar
way-of-the-mandalorian-card-frozen-night = Notte gelida
way-of-the-mandalorian-card-engine-trouble = Guai al motore
way-of-the-mandalorian-card-narrow-canyon = Canyon stretto
way-of-the-mandalorian-card-fuel-shortage = Carburante agli sgoccioli
way-of-the-mandalorian-card-thick-fog = Nebbia fitta
way-of-the-mandalorian-card-tail-wind = Vento in poppa
way-of-the-mandalorian-card-double-cross = Doppio gioco
way-of-the-mandalorian-card-false-trail = Falsa pista
way-of-the-mandalorian-card-curious-patrol = Pattuglia curiosa
way-of-the-mandalorian-card-loose-tongue = Lingua lunga
way-of-the-mandalorian-card-rival-hunter = Cacciatore rivale

## Nomi delle missioni

way-of-the-mandalorian-mission-runaway-debtor = Debitore in fuga
way-of-the-mandalorian-mission-card-cheat = Baro
way-of-the-mandalorian-mission-stolen-speeder = Speeder rubato
way-of-the-mandalorian-mission-bail-jumper = Latitante su cauzione
way-of-the-mandalorian-mission-scrapyard-gang = Banda della discarica
way-of-the-mandalorian-mission-water-poacher = Ladro d’acqua
way-of-the-mandalorian-mission-market-pickpocket = Borseggiatore del mercato
way-of-the-mandalorian-mission-toll-raiders = Predoni del pedaggio
way-of-the-mandalorian-mission-escaped-beast = Bestia in fuga
way-of-the-mandalorian-mission-lost-shipment = Carico smarrito
way-of-the-mandalorian-mission-crooked-mechanic = Meccanico disonesto
way-of-the-mandalorian-mission-arena-deserter = Disertore dell’arena
way-of-the-mandalorian-mission-petty-smuggler = Piccolo contrabbandiere
way-of-the-mandalorian-mission-missing-courier = Corriere scomparso
way-of-the-mandalorian-mission-nest-of-vermin = Nido di parassiti
way-of-the-mandalorian-mission-false-prophet = Falso profeta
way-of-the-mandalorian-mission-moonlight-runner = Staffetta notturna
way-of-the-mandalorian-mission-pit-champion = Campione della fossa
way-of-the-mandalorian-mission-desert-outpost = Avamposto nel deserto
way-of-the-mandalorian-mission-rooftop-chase = Inseguimento sui tetti
way-of-the-mandalorian-mission-convoy-guard = Guardia del convoglio
way-of-the-mandalorian-mission-canyon-raiders = Predoni del canyon
way-of-the-mandalorian-mission-counterfeit-ring = Rete di falsari
way-of-the-mandalorian-mission-ice-moon-fugitive = In fuga sulla luna gelata
way-of-the-mandalorian-mission-silent-informer = Informatore muto
way-of-the-mandalorian-mission-kidnapped-heir = Erede rapito
way-of-the-mandalorian-mission-rogue-gunship = Cannoniera ribelle
way-of-the-mandalorian-mission-prison-transfer = Trasferimento di detenuti
way-of-the-mandalorian-mission-vault-on-the-ridge = Caveau sul crinale
way-of-the-mandalorian-mission-swamp-warlord = Signore delle paludi
way-of-the-mandalorian-mission-hijacked-freighter = Cargo dirottato
way-of-the-mandalorian-mission-border-blockade = Blocco di confine
way-of-the-mandalorian-mission-burning-refinery = Raffineria in fiamme
way-of-the-mandalorian-mission-hunters-duel = Duello tra cacciatori
way-of-the-mandalorian-mission-pirate-flagship = Ammiraglia pirata
way-of-the-mandalorian-mission-iron-governor = Governatore di ferro
way-of-the-mandalorian-mission-shadow-syndicate = Cartello dell’ombra
way-of-the-mandalorian-mission-stolen-prototype = Prototipo rubato
way-of-the-mandalorian-mission-orbital-prison = Prigione orbitale
way-of-the-mandalorian-mission-last-general = L’ultimo generale
way-of-the-mandalorian-mission-poisoners-court = Corte dell’avvelenatore
way-of-the-mandalorian-mission-walker-foundry = Fonderia di camminatori
way-of-the-mandalorian-mission-council-of-thieves = Consiglio dei ladri
way-of-the-mandalorian-mission-siege-of-the-forge = Assedio alla forgia
way-of-the-mandalorian-mission-bring-the-child-home = Riporta a casa il bambino

## Azioni

way-of-the-mandalorian-action-equip = Equipaggia: { $card }
way-of-the-mandalorian-action-fill = Metti a faccia in giù nel tuo slot: { $card }
way-of-the-mandalorian-action-draw = Pesca 2 carte
way-of-the-mandalorian-action-sell = Vendi a metà prezzo: { $card }
way-of-the-mandalorian-action-job = Lavoretto: prendi 200 Crediti
way-of-the-mandalorian-action-attempt = Tenta: { $mission }
way-of-the-mandalorian-action-end = Concludi il turno
way-of-the-mandalorian-action-take = Prendi dal mercato: { $card }
way-of-the-mandalorian-action-deck = Pesca la prima carta del mazzo Mercato
way-of-the-mandalorian-action-close = Concludi la vendita
way-of-the-mandalorian-action-event = Gioca: { $card }
way-of-the-mandalorian-action-slot = Gioca gratis l’evento nel tuo slot
way-of-the-mandalorian-action-pass = Passa: nessuna carta
way-of-the-mandalorian-action-discard = Scarta: { $card }
way-of-the-mandalorian-action-ignore = Ignora un simbolo: { $attribute }
way-of-the-mandalorian-action-use = { $count ->
    [0] Non usare equipaggiamento
    [1] Usa l’equipaggiamento nello slot { $slots }
   *[other] Usa l’equipaggiamento negli slot { $slots }
}
way-of-the-mandalorian-action-keep = Paga 200 Crediti e tieni la carta in mano
way-of-the-mandalorian-action-drop = Scarta la carta
way-of-the-mandalorian-action-retain = Paga 200 Crediti e tieni oltre il limite: { $card }

## Che cosa è successo

way-of-the-mandalorian-who = { $you ->
    [yes] Giocatore { $seat } (tu)
   *[no] Giocatore { $seat }
}
way-of-the-mandalorian-event-turn = Turno { $number }: { way-of-the-mandalorian-who }.
way-of-the-mandalorian-event-equipped = { way-of-the-mandalorian-who } equipaggia: { $card }.
way-of-the-mandalorian-event-filled-slot = { way-of-the-mandalorian-who } mette un evento a faccia in giù nello slot.
way-of-the-mandalorian-event-filled-slot-with = { way-of-the-mandalorian-who } mette nello slot: { $card }.
way-of-the-mandalorian-event-draws = { way-of-the-mandalorian-who } pesca 2 carte.
way-of-the-mandalorian-event-took = { way-of-the-mandalorian-who } prende dal mercato: { $card }.
way-of-the-mandalorian-event-took-hidden = { way-of-the-mandalorian-who } pesca una carta dal mazzo Mercato.
way-of-the-mandalorian-event-took-from-deck = { way-of-the-mandalorian-who } pesca: { $card }.
way-of-the-mandalorian-event-no-card = { way-of-the-mandalorian-who } non può pescare: non restano carte.
way-of-the-mandalorian-event-sold = { way-of-the-mandalorian-who } vende: { $card }.
way-of-the-mandalorian-event-sale = { way-of-the-mandalorian-who } riceve { $number ->
    [one] { $number } Credito
   *[other] { $number } Crediti
} per la vendita.
way-of-the-mandalorian-event-quick-job = { way-of-the-mandalorian-who } riceve { $number ->
    [one] { $number } Credito
   *[other] { $number } Crediti
} per un lavoretto.
way-of-the-mandalorian-event-attempts = { way-of-the-mandalorian-who } tenta la missione { $mission }.
way-of-the-mandalorian-event-plays-event = { way-of-the-mandalorian-who } gioca l’evento “{ $card }”, { $count ->
    [0] gratis
    [one] per { $count } Credito
   *[other] per { $count } Crediti
}.
way-of-the-mandalorian-event-passes = { way-of-the-mandalorian-who } passa.
way-of-the-mandalorian-event-ignores-with = { way-of-the-mandalorian-who } scarta per ignorare un simbolo: { $card }.
way-of-the-mandalorian-event-ignores = { way-of-the-mandalorian-who } ignora un simbolo: { $attribute }.
way-of-the-mandalorian-event-uses = { way-of-the-mandalorian-who } usa: { $card }.
way-of-the-mandalorian-event-completed = { way-of-the-mandalorian-who } completa la missione “{ $mission }” e riceve { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}!
way-of-the-mandalorian-event-failed = { way-of-the-mandalorian-who } fallisce la missione “{ $mission }” e paga { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}.
way-of-the-mandalorian-event-worn-out = { way-of-the-mandalorian-who } ha esaurito: { $card }.
way-of-the-mandalorian-event-kept = { way-of-the-mandalorian-who } paga 200 Crediti e tiene: { $card }.
way-of-the-mandalorian-event-discarded = { way-of-the-mandalorian-who } scarta: { $card }.
way-of-the-mandalorian-event-retained = { way-of-the-mandalorian-who } paga 200 Crediti per tenere oltre il limite: { $card }.
way-of-the-mandalorian-event-ends-turn = { way-of-the-mandalorian-who } conclude il turno.
way-of-the-mandalorian-event-reshuffled = La pila degli scarti viene mescolata e forma un nuovo mazzo Mercato ({ $number ->
    [one] { $number } carta
   *[other] { $number } carte
}).
way-of-the-mandalorian-event-new-in-market = Nuova nel mercato: { $card }.
way-of-the-mandalorian-event-new-mission = Nuova missione: { $mission }.
way-of-the-mandalorian-event-over = { way-of-the-mandalorian-who } completa la missione di livello 4: la partita è finita!
way-of-the-mandalorian-event-unfinished = L’ultimo turno è passato e la missione di livello 4 non è completata: la partita finisce senza vincitori.

## Perché un’azione è rifiutata

way-of-the-mandalorian-refusal-window = “{ $action }” non c’entra con ciò che si decide ora ({ $rule })
way-of-the-mandalorian-refusal-not-in-hand = “{ $action }”: la carta { $card } non è nella tua mano ({ $rule })
way-of-the-mandalorian-refusal-equip-window = “{ $action }”: a questo tavolo ci si equipaggia solo tra le due azioni ({ $rule })
way-of-the-mandalorian-refusal-no-slot = “{ $action }”: la tua plancia non ha slot liberi ({ $rule })
way-of-the-mandalorian-refusal-cost = “{ $action }” costa { $cost ->
    [one] { $cost } Credito
   *[other] { $cost } Crediti
}, e tu ne hai { $credits } ({ $rule })
way-of-the-mandalorian-refusal-not-boba = “{ $action }”: solo Boba Fett ha uno slot per un evento ({ $rule })
way-of-the-mandalorian-refusal-slot-filled = “{ $action }”: il tuo slot contiene già un evento ({ $rule })
way-of-the-mandalorian-refusal-slot-window = “{ $action }”: ora lo slot non si può riempire ({ $rule })
way-of-the-mandalorian-refusal-no-actions = “{ $action }”: in questo turno non ti restano azioni ({ $rule })
way-of-the-mandalorian-refusal-second-job = “{ $action }”: il lavoretto è possibile una volta per turno ({ $rule })
way-of-the-mandalorian-refusal-not-in-row = “{ $action }”: la missione m{ $mission } non è nella fila ({ $rule })
way-of-the-mandalorian-refusal-not-yours = “{ $action }”: la carta { $card } non è né nella tua mano né sulla tua plancia ({ $rule })
way-of-the-mandalorian-refusal-not-in-market = “{ $action }”: la carta { $card } non è nel mercato ({ $rule })
way-of-the-mandalorian-refusal-no-card = “{ $action }”: il mazzo Mercato e la pila degli scarti sono vuoti ({ $rule })
way-of-the-mandalorian-refusal-no-slot-event = “{ $action }”: non hai in uno slot un evento che si possa giocare qui ({ $rule })
way-of-the-mandalorian-refusal-no-symbol = “{ $action }”: questa missione non ha simboli di questo tipo da ignorare ({ $rule })
way-of-the-mandalorian-refusal-empty-slot = “{ $action }”: uno di questi slot è vuoto ({ $rule })

## Il tavolo come testo

way-of-the-mandalorian-picture-turn = { $turn ->
    [0] Prima del primo turno.
   *[other] { $last ->
        [0] Turno { $turn }.
       *[other] Turno { $turn } di { $last } al massimo.
    }
}
way-of-the-mandalorian-step-main = { $actions ->
    [0] { way-of-the-mandalorian-who } non ha più azioni: equipaggiarsi o concludere il turno.
    [one] { way-of-the-mandalorian-who } ha ancora { $actions } azione.
   *[other] { way-of-the-mandalorian-who } ha ancora { $actions } azioni.
}
way-of-the-mandalorian-step-draw = { $picks ->
    [one] { way-of-the-mandalorian-who } pesca ancora { $picks } carta: mercato o mazzo?
   *[other] { way-of-the-mandalorian-who } pesca { $picks } carte: mercato o mazzo?
}
way-of-the-mandalorian-step-sale = { way-of-the-mandalorian-who } vende, finora per { $sold ->
    [one] { $sold } Credito
   *[other] { $sold } Crediti
}.
way-of-the-mandalorian-step-opponent-event = { way-of-the-mandalorian-who } decide: un evento contro questa missione?
way-of-the-mandalorian-step-own-event = { way-of-the-mandalorian-who } decide: un proprio evento per questa missione?
way-of-the-mandalorian-step-discard = { way-of-the-mandalorian-who } decide: scartare una carta per ignorare un simbolo?
way-of-the-mandalorian-step-symbol = { way-of-the-mandalorian-who } decide: quale simbolo ignorare?
way-of-the-mandalorian-step-use = { way-of-the-mandalorian-who } decide: quale equipaggiamento usare?
way-of-the-mandalorian-step-keep = { way-of-the-mandalorian-who } decide: 200 Crediti per tenere “{ $card }”?
way-of-the-mandalorian-step-limit = { way-of-the-mandalorian-who } ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano e scarta fino ad averne { $limit }.
way-of-the-mandalorian-step-fill = { way-of-the-mandalorian-who } decide: un evento per lo slot?
way-of-the-mandalorian-step-over = La partita è finita.
way-of-the-mandalorian-step-unfinished = La partita è stata interrotta prima della fine.
way-of-the-mandalorian-end-far = La missione di livello 4 chiude la partita. Appare dopo { $left ->
    [one] { $left } missione completata.
   *[other] { $left } missioni completate.
}
way-of-the-mandalorian-end-soon = La missione di livello 4, che chiude la partita, appare a fine turno.
way-of-the-mandalorian-end-near = La missione di livello 4 è in gioco: chi la completa chiude la partita.
way-of-the-mandalorian-label-missions = Missioni
way-of-the-mandalorian-label-market = Mercato
way-of-the-mandalorian-label-decks = Mazzi
way-of-the-mandalorian-label-attempt = Tentativo
way-of-the-mandalorian-label-required = Requisiti
way-of-the-mandalorian-label-available = Disponibili
way-of-the-mandalorian-label-missing = Mancano
way-of-the-mandalorian-label-board = Plancia
way-of-the-mandalorian-label-slot = Slot evento
way-of-the-mandalorian-label-known = Viste
way-of-the-mandalorian-label-hand = Mano
way-of-the-mandalorian-deck-missions = { $cards ->
    [0] missioni finite
    [one] { $cards } missione, prossimo livello { $level }
   *[other] { $cards } missioni, prossimo livello { $level }
}
way-of-the-mandalorian-deck-market = mazzo Mercato { $cards }
way-of-the-mandalorian-deck-discard = scarti { $cards }
way-of-the-mandalorian-deck-completed = completate { $cards }
way-of-the-mandalorian-picture-nothing = niente
way-of-the-mandalorian-picture-attempt = { way-of-the-mandalorian-who }: { $mission }
way-of-the-mandalorian-part-mission = missione { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-event = { $card } del giocatore { $seat }
way-of-the-mandalorian-part-ignored = ignorati { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-character = personaggio { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-board = intera plancia { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-part-own-event = proprio evento { $card }
way-of-the-mandalorian-picture-sum = { way-of-the-mandalorian-symbols } = { $parts }
way-of-the-mandalorian-picture-enough = niente, se si usa tutta la plancia
way-of-the-mandalorian-picture-player = { way-of-the-mandalorian-who }, { $character } { way-of-the-mandalorian-symbols }: { $facts }
way-of-the-mandalorian-fact-credits = { $credits ->
    [one] { $credits } Credito
   *[other] { $credits } Crediti
}
way-of-the-mandalorian-fact-hidden-credits = Crediti nascosti
way-of-the-mandalorian-fact-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
way-of-the-mandalorian-fact-free = { $count ->
    [0] nessuno slot libero
    [one] { $count } slot libero
   *[other] { $count } slot liberi
}
way-of-the-mandalorian-fact-strength = con la plancia { way-of-the-mandalorian-symbols }
way-of-the-mandalorian-picture-face-down = un evento, a faccia in giù
way-of-the-mandalorian-picture-empty = vuoto

## Il tabellone punti

way-of-the-mandalorian-column = Gioc. { $seat }
way-of-the-mandalorian-row-credits = Crediti
way-of-the-mandalorian-row-sale = Vendita finale
way-of-the-mandalorian-row-total = Totale
way-of-the-mandalorian-row-rank = Posizione
way-of-the-mandalorian-tie-shared = Parità di Crediti: la vittoria è condivisa.

## La carta Consultazione

way-of-the-mandalorian-aid-front =
    IL TUO TURNO: due azioni, in qualsiasi ordine; tutte anche due volte, tranne il
    lavoretto.
      draw       Pesca 2 carte: ciascuna dal mercato o dal mazzo Mercato.
      sell       Vendi quante carte vuoi, dalla mano e dalla plancia, per metà della
                 somma dei loro costi. Concludi la vendita per incassare.
      job        Lavoretto: prendi 200 Crediti. Una volta per turno.
      attempt    Tenta una missione: vedi il retro.
    Prima, tra e dopo le azioni puoi equipaggiarti: paga il costo e metti la carta
    in uno slot libero della tua plancia. Non è un’azione.
    Poi concludi il turno. Chi ha più di cinque carte in mano scarta fino ad averne
    cinque. Il mercato torna a 4 carte, la fila a 6 missioni.

    LEGGERE UNA CARTA: (3·1·2·0) è potenza di fuoco, armatura, pilotaggio e astuzia.
      Imbracatura a reazione, costo 600 (0·0·3·1)
                                        equipaggiamento che costa 600 Crediti
      Mina stordente, costo 200 (2·0·0·1), temporanea
                                        si scarta dopo la missione in cui è stata
                                        usata
      Fuoco incrociato, costo 200 (2·0·0·0), evento
                                        vedi il retro
      Predoni del pedaggio, livello 1 (5·1·3·1) +300 −100
                                        una missione che chiede questi simboli:
                                        ricompensa 300, penalità 100
    La carta 17 è “#17”, la missione 3 è “#m3”: “equip 17”, “attempt m3”. Gli slot
    si contano da 1: “use 1+3” usa le carte nel primo e nel terzo.
way-of-the-mandalorian-aid-back =
    UN TENTATIVO
    1 Scegli una missione della fila.
    2 Partendo da sinistra, ogni avversario può giocare un evento per 200 Crediti: i
      suoi simboli si aggiungono ai requisiti.
    3 Tu puoi giocare un evento per 200 Crediti: i suoi simboli si aggiungono ai
      tuoi.
    4 Scegli quali equipaggiamenti della tua plancia usare.
    5 I tuoi simboli sono quelli del tuo personaggio, del tuo evento e degli
      equipaggiamenti usati. Devono raggiungere i requisiti in ognuno dei quattro
      attributi.
      Successo: prendi la ricompensa, la missione lascia il gioco.
      Fallimento: paga la penalità, o tutto ciò che hai; la missione torna nella
      fila.
    6 Si scartano tutti gli eventi e gli equipaggiamenti temporanei usati.

    I PERSONAGGI
      Din Djarin      ha cinque slot per l’equipaggiamento, gli altri quattro.
      Fennec Shand    può pagare 200 Crediti per ogni carta temporanea usata per
                      riprenderla in mano.
      Bo-Katan Kryze  può scartare una carta nel suo tentativo per ignorare un
                      simbolo della carta missione.
      Boba Fett       può tenere un evento a faccia in giù in uno slot e giocarlo
                      gratis, nei propri tentativi e in quelli degli altri.

    FINE DELLA PARTITA: la partita finisce immediatamente quando qualcuno completa
    la missione di livello 4, l’ultima del mazzo. Tutte le carte sulle plance si
    vendono a metà prezzo; le carte in mano non contano. Vince chi ha più Crediti; a
    parità di Crediti la vittoria è condivisa.
