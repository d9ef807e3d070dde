### Il client web: il tavolo di Way of the Mandalorian.

## Decisioni

client-wm-main = { $actions ->
    [0] Nessuna azione rimasta: equipaggiati o concludi il turno
    [one] Ancora { $actions } azione: che cosa fai?
   *[other] Ancora { $actions } azioni: che cosa fai?
}
client-wm-main-hint = Tenta una missione, pesca, vendi o fai un lavoretto. Equipaggiare una carta della mano non è un’azione.
client-wm-draw = { $picks ->
    [one] Prendi ancora { $picks } carta
   *[other] Prendi { $picks } carte
}
client-wm-draw-hint = Dal mercato, o alla cieca dal mazzo.
client-wm-selling = Che cosa vendi?
client-wm-sale = Altro da vendere?
client-wm-sale-hint = Le carte della mano e della plancia rendono la metà del loro costo.
client-wm-opponent-event = { $name } tenta “{ $mission }”. Un evento contro?
client-wm-opponent-event-hint = Costa 200 Crediti e rende la missione più difficile.
client-wm-own-event = “{ $mission }”: giochi un tuo evento?
client-wm-own-event-hint = Costa 200 Crediti e aggiunge i suoi simboli ai tuoi.
client-wm-discard = Scartare una carta per ignorare un simbolo?
client-wm-discard-hint = La missione chiede allora un simbolo in meno.
client-wm-symbol = Quale simbolo ignori?
client-wm-use = Quale equipaggiamento usi?
client-wm-use-hint = Le carte temporanee si scartano dopo l’uso.
client-wm-keep = Pagare 200 Crediti per tenere la carta usata?
client-wm-limit = Troppe carte: quale scarti?
client-wm-limit-hint = Ne tieni cinque alla fine del turno.
client-wm-preview-reached = I tuoi simboli bastano, a meno che qualcuno giochi un evento.
client-wm-preview-event = La plancia da sola non basta, ma hai di che completarla.
client-wm-preview-hopeless = Con la plancia com’è ora non può riuscire.
client-wm-preview-anyway = Tentare lo stesso?
client-wm-preview-stakes = Successo: +{ $reward }. Fallimento: −{ $penalty }.
client-wm-preview-succeeds = Per come stanno le cose, il tentativo riesce.
client-wm-preview-fails = Per come stanno le cose, il tentativo fallisce.
client-wm-preview-decides = Questa carta decide il tentativo.
client-wm-preview-worn-out = Si consuma: { $cards }
client-wm-preview-in-reach = Allora alla tua portata: { $missions }
client-wm-preview-surplus = Carte di troppo: { $count }. Ne tieni cinque alla fine del turno.
client-wm-fill = Un evento per il tuo slot?
client-wm-over = La partita è finita.
client-wm-do-draw = Pesca 2 carte
client-wm-do-job = Lavoretto: 200
client-wm-do-sell = Vendi…
client-wm-do-not-sell = Non vendere
client-wm-do-end = Concludi il turno
client-wm-end-sure = { $actions ->
    [one] Hai ancora { $actions } azione. Concludere il turno?
   *[other] Hai ancora { $actions } azioni. Concludere il turno?
}
client-wm-do-close = Concludi la vendita
client-wm-do-pass = Nessuna carta
client-wm-do-slot = L’evento del mio slot, gratis
client-wm-do-keep = Paga 200 e tienila
client-wm-do-drop = Scarta
client-wm-do-use = { $count ->
    [0] Senza equipaggiamento
    [one] Con questa carta
   *[other] Con queste { $count } carte
}

## Il tavolo

client-wm-turn = Turno { $turn }
client-wm-before = Prima del primo turno
client-wm-missions = Missioni
client-wm-market = Mercato
client-wm-deck = Mazzo Mercato
client-wm-hand = Mano
client-wm-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
client-wm-wealth = Ricchezza
client-wm-chart = Ricchezza in Crediti turno per turno
client-wm-chart-turn = Turno
client-wm-attempt = { $name }: { $mission }
client-wm-with = Con { $card }
client-wm-against = { $name }: { $card }
client-wm-no-mission = nessuna missione
client-wm-empty-slot = uno slot libero per l’equipaggiamento
client-wm-event-slot = uno slot per un evento
client-wm-face-down = una carta, a faccia in giù
client-wm-board-of = La plancia di { $name }
client-wm-seen = Carte viste in mano
client-wm-credits-hidden = ?
client-wm-tally-credits = { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}
client-wm-tally-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
client-wm-leads = in testa
client-wm-end-far = { $left ->
    [one] Ancora { $left } missione da completare prima dell’ultima
   *[other] Ancora { $left } missioni da completare prima dell’ultima
}
client-wm-end-near = C’è l’ultima missione: chi la completa chiude la partita!
client-wm-to-the-end = Verso l’ultima missione

## Le carte in parole

client-wm-words-mission = { $name }, livello { $level }: { $symbols }. Ricompensa { $reward }, penalità { $penalty }
client-wm-words-character = { $name }: { $symbols }
client-wm-words-equipment = { $name }, costo { $cost }: { $symbols }{ $temporary ->
    [yes] , temporanea
   *[no] { "" }
}
client-wm-words-event = { $name }, evento: { $symbols }

## Che cosa sono le cose

client-wm-about-mission = Una missione chiede { $symbols }. Raggiungi tutto con il tuo personaggio, l’equipaggiamento e un evento: { $reward } Crediti. Se fallisci: paga { $penalty }.
client-wm-about-last = L’ultima missione chiede { $symbols }. Chi la completa riceve { $reward } Crediti, e la partita finisce.
client-wm-about-equipment = Paga { $cost } e mettila sulla tua plancia: dà { $symbols } in ogni tentativo. Venduta, rende { $half }.
client-wm-about-temporary = Paga { $cost } e mettila sulla tua plancia: dà { $symbols } una volta, poi si scarta. Venduta prima, rende { $half }.
client-wm-about-event = Per 200 Crediti: { $symbols } in più per il tuo tentativo, o in più da raggiungere per quello di un altro.
client-wm-about-deck = Carte che nessuno conosce. “Pesca 2 carte” è un’azione; ciascuna può venire da qui o dal mercato.
client-wm-about-end = Il mazzo Missione è ordinato: prima le missioni facili. L’ultima di tutte chiude la partita; allora ognuno vende a metà prezzo le carte della sua plancia, e vince il più ricco.
client-wm-ability-din-djarin = Ha cinque slot per l’equipaggiamento, gli altri quattro.
client-wm-ability-fennec-shand = Può pagare 200 Crediti per ogni carta temporanea usata e riprenderla in mano.
client-wm-ability-bo-katan-kryze = Può scartare una carta nel suo tentativo per ignorare un simbolo della missione.
client-wm-ability-boba-fett = Tiene un evento a faccia in giù in un proprio slot e lo gioca gratis.
client-wm-about-actions = In un turno hai due azioni, in qualsiasi ordine, anche due volte la stessa: tentare una missione, pescare, vendere, o un solo lavoretto.
client-wm-about-missions = Tentare una missione è un’azione. Raggiungi ogni simbolo richiesto e prendi la ricompensa; se fallisci, paga la penalità.
client-wm-about-reward = I Crediti che prende dalla riserva chi completa la missione.
client-wm-about-penalty = Quanto costa un tentativo fallito. Se hai meno, paghi tutto ciò che hai.
client-wm-about-equipping = Per equipaggiare una carta della mano, paga il suo costo e mettila in uno slot libero della plancia. Non è un’azione. Resta lì finché non la vendi.
client-wm-about-events = Un evento costa 200 Crediti. Nel tuo tentativo aggiunge i suoi simboli ai tuoi; contro un altro li aggiunge a ciò che la missione chiede.
client-wm-about-temporaries = Una carta con 1× si scarta dopo l’uso. Quelle non usate restano.
client-wm-about-symbols = Potenza di fuoco, armatura, pilotaggio, astuzia: una missione riesce se di ognuno hai almeno quanto chiede.
client-wm-about-credits = Vince chi ha più Crediti. Pagano equipaggiamento, eventi e penalità.
client-wm-about-slots = La tua plancia ha quattro slot per l’equipaggiamento; quella di Din Djarin cinque.
client-wm-about-job = Un’azione che dà 200 Crediti, una volta per turno.
client-wm-about-sale = Un’azione: vendi carte della mano e della plancia, quante vuoi, per metà del loro costo.

## Parole che si spiegano: tutte le loro forme, la prima è il nome

client-wm-word-action = azione|azioni
client-wm-word-mission = missione|missioni
client-wm-word-reward = ricompensa|ricompense
client-wm-word-penalty = penalità
client-wm-word-equipment = equipaggiamento|equipaggiamenti|equipaggia|equipaggiare|equipaggiarsi|equipaggiarti|equipaggiati
client-wm-word-event = evento|eventi
client-wm-word-temporary = carta temporanea|temporanea|temporanee|temporaneo|temporanei
client-wm-word-symbol = simbolo|simboli
client-wm-word-credit = Credito|Crediti
client-wm-word-market = mercato
client-wm-word-slot = slot
client-wm-word-job = lavoretto
client-wm-word-sale = vendita|vendere|vendi|vende|vendono|venduta
