### Le persone intorno a un gioco: che cosa si dice a un tavolo, e che cosa lì non si può fare.

## Che cosa si dice

table-player = Giocatore { $seat }
table-told-sat = { $name } prende posto.
table-told-left = { $name } ha lasciato il posto.
table-told-bot = Giocatore { $number }: un bot ({ $level }).
table-level-random = gioca a caso
table-level-greedy = gioca bene
table-level-ahead = pensa in anticipo
table-told-freed = Il posto del giocatore { $number } è di nuovo libero.
table-told-dealt = Le carte sono distribuite.
table-told-acted = { $name } ha scelto.
table-told-taken-back = { $name } ha annullato l’ultima azione.
table-told-asks-undo = { $name } chiede di annullare l’ultima azione.
table-told-agrees = { $name } è d’accordo.
table-told-refuses = { $name } non è d’accordo.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name } ha esaurito il tempo: subentra un bot.
   *[dropped] { $name } ha perso la connessione: subentra un bot.
}
table-told-back = { $name } è di ritorno.
table-told-rematch = C’è un nuovo tavolo con gli stessi giocatori.

## Frasi pronte

table-phrase-hello = Ciao!
table-phrase-good-luck = Buona fortuna!
table-phrase-well-played = Ben giocato!
table-phrase-thinking = Fammi pensare.
table-phrase-sorry = Scusate!
table-phrase-thanks = Grazie!
table-phrase-oops = Ops.
table-phrase-good-game = Bella partita!

## Che cosa non si può fare

table-name = Un nome deve avere da 1 a { $longest } caratteri visibili
table-setting-unknown = Non esiste l’impostazione “{ $field }”; sono ammesse: { $allowed }
table-setting = L’impostazione “{ $field }” non può essere “{ $value }”; valori ammessi: { $allowed }
table-no-seat = Non esiste il posto “{ $seat }” a questo tavolo: i posti vanno da 0 a { $last }
table-not-your-seat = Qui gioca qualcun altro: questo posto non è tuo
table-seat-taken = Questo posto è occupato
table-seat-yours = Questo posto è già tuo
table-seat-invitation = Questo posto è stato lasciato a partita in corso: prendilo con il link a questo posto, o chiedi a chi ha aperto il tavolo
table-host-only = Può farlo solo chi ha aperto il tavolo
table-no-bot = Qui non gioca nessun bot
table-dealt = Le carte sono distribuite: questo non si può più cambiare
table-not-dealt = Le carte non sono ancora distribuite
table-other-version = Questo tavolo è iniziato con la versione { $version } delle regole di { $game }; questo server gioca la versione { $ours }
table-other-content = Le carte con cui è iniziato questo tavolo di { $game } non sono nel database di questo server
table-old-content = Le carte con cui è iniziato questo tavolo di { $game } non si possono più usare: { $reason }
table-entry-kind = La voce { $number } di questo tavolo è di un tipo che questa versione non conosce
table-entry-field = La voce { $number } di questo tavolo ({ $kind }) non si può leggere: il campo “{ $field }” non va bene
table-damaged = Questo tavolo non si può leggere: i suoi dati sono danneggiati. Chi gestisce il server lo trova nel registro
table-key = La chiave di un’azione è un testo da 1 a { $longest } caratteri
table-confirm = Questo conclude il tuo turno: conferma
table-no-orders = In questo gioco non ci sono ordini permanenti di questo tipo
table-no-undo = A questo tavolo l’annullamento è disattivato
table-no-wish = Nessuno ti ha chiesto un annullamento
table-phrase = Non esiste la frase “{ $value }”; ci sono { $allowed }
table-not-away = Non sei assente
table-not-over = La partita non è finita
table-rematch = C’è già un nuovo tavolo
table-players-only = Può farlo solo chi ha giocato
table-moment = Finché la partita è in corso puoi rivedere solo ciò che hai visto tu
table-moment-later = Questo momento non c’è ancora: l’ultimo è { $last }
table-unknown = Questo tavolo non esiste: il link potrebbe essere incompleto o scaduto
table-busy = Troppi giocatori agiscono nello stesso momento: riprova
table-no-watching = Nessuno può guardare questo tavolo, o solo con il suo link

## Campagne

campaign-none = { $game } non ha una campagna
campaign-unknown = Questa campagna non esiste: il link potrebbe essere incompleto o scaduto
campaign-damaged = Questa campagna non si può leggere: i suoi dati sono danneggiati. Chi gestisce il server la trova nel registro
campaign-not-yours = Questa campagna è di altri: chiedi a loro il link
campaign-keepers-only = Può farlo solo chi ha fondato questa campagna o ne ha il link
