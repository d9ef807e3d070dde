### Il terminale: `cantina` e i suoi comandi.

## Aiuto

terminal-help =
    Cantina: tre giochi da tavolo sui cacciatori di taglie, da giocare, studiare e
    insegnare.

    cantina games              quali giochi ci sono, e le loro opzioni
    cantina play GIOCO         giocare contro il computer
    cantina play --resume FILE riprendere una partita salvata
    cantina replay FILE        rivedere una partita salvata, azione per azione
    cantina verify FILE        controllare che una partita salvata sia stata onesta
    cantina check PACCHETTO    controllare un pacchetto di mappe, missioni e carte
    cantina campaign --help    tenere una campagna di The Mandalorian: Adventures in
                               un file
    cantina serve              aprire un luogo di gioco per browser e telefoni
    cantina backup FILE        copiare il database del server; export e import
                               spostano i tavoli
    cantina compile            compilare prima i giochi, per esempio per un
                               container
    cantina bench              misurare la velocità dei giochi
    cantina balance            studiare l’equilibrio di carte e posti di un gioco
    cantina winrates           misurare quante volte si vince ogni missione

    cantina COMANDO --help dice di più.
    --lang sceglie la lingua: { $languages }.
terminal-usage = Uso:{ " " }
terminal-group-words = Argomenti
terminal-group-options = Opzioni
terminal-help-help = mostra questo aiuto ed esce
terminal-help-lang = la lingua: { $languages }; se non indicata, quella del sistema
terminal-help-game = uno tra: { $games }
terminal-help-seats = quanti giocatori; 4 se non indicato
terminal-help-as = quale giocatore sei, contando da 1; 1 se non indicato
terminal-help-level = come giocano gli altri: { $levels }; greedy se non indicato
terminal-help-seed = un numero intero o 64 cifre esadecimali: lo stesso seme distribuisce le stesse carte
terminal-help-option = NOME=VALORE, quante volte serve; “cantina games” elenca le opzioni
terminal-help-resume = riprende questa partita salvata
terminal-help-pack = una cartella con mappe, missioni e carte tue; “cantina check” dice se è in ordine
terminal-help-file = una partita salvata
terminal-help-file-or-export = una partita salvata, o ciò che ha scritto “cantina export”
terminal-help-pack-of-game = il pacchetto con cui è stata giocata la partita
terminal-help-seat = mostra ciò che questo giocatore poteva sapere, contando da 1
terminal-about-games = I giochi, e le opzioni da scegliere prima della distribuzione.
terminal-about-play = Giochi a un posto; il computer gioca agli altri, e non sa più di quanto sapresti tu.
terminal-about-replay = Mostra una partita salvata, azione per azione.
terminal-about-verify = Confronta il seme di una partita salvata con il suo hash, e la rigioca tutta.
terminal-about-bench = Misura la velocità dei giochi.
terminal-about-balance = Studia l’equilibrio di carte e posti di un gioco.
terminal-about-winrates = Misura quante volte squadre di computer vincono ogni missione di un gioco cooperativo.

## Che cosa può non andare in un comando

terminal-command-unknown = Non esiste il comando “{ $command }”; “cantina --help” li elenca
terminal-argument-unknown = “{ $argument }” non si capisce; vedi “{ $command } --help”
terminal-value-missing = { $argument } richiede un valore; vedi “{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; vedi “{ $command } --help”
terminal-game-missing = Quale gioco? Ci sono: { $games }
terminal-file-missing = Quale file? Vedi “{ $command } --help”
terminal-number-wrong = { $argument } dev’essere un numero intero, non “{ $value }”
terminal-player-wrong = { $argument }: non esiste il giocatore “{ $value }”; i giocatori vanno da 1 a { $most }
terminal-option-form = --option dev’essere NOME=VALORE, non “{ $value }”
terminal-resume-only = { $argument } non si combina con --resume: la partita salvata ha già il suo
terminal-no-file = Non esiste il file “{ $file }”
terminal-file-unreadable = Impossibile leggere il file “{ $file }”
terminal-file-unwritable = Impossibile scrivere il file “{ $file }”
terminal-file-other = “{ $file }” esiste già e non è una partita salvata: non è stato scritto niente

## L’elenco dei giochi

terminal-game = { $game }: { $name }, da { $least } a { $most } giocatori
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }=da { $least } a { $most }
terminal-option-player = { $option }=giocatore
terminal-option-assignment = { $option }=nome,nome,...
terminal-option-named = { $option }=nome
terminal-option-of = { $about } ({ $values })

## Al tavolo

terminal-hash = Hash del seme: { $hash }
terminal-welcome = Sei il giocatore { $seat } di { $seats }; gli altri giocano al livello “{ $level }”. “?” aiuta.
terminal-choices = Che cosa fai?
terminal-prompt = { $count ->
    [1] 1, Invio o ? >{ " " }
   *[other] 1-{ $count } o ? >{ " " }
}
terminal-no-choice = Non c’è la scelta “{ $number }”: digita un numero da 1 a { $count }
terminal-taken-back = Annullato: { $action }
terminal-saved = Salvata come { $file }; “cantina play --resume { $file }{ $pack }” la riprende
terminal-saved-over = Salvata come { $file }; “cantina verify { $file }{ $pack }” la controlla, “cantina replay { $file }{ $pack }” la mostra
terminal-save-name = Digita “save” e il nome di un file
terminal-save-offer = Un nome di file salva la partita, Invio no >{ " " }
terminal-goodbye = Alla prossima.
terminal-goodbye-unsaved = Alla prossima. La partita non è stata salvata.
terminal-commands =
    Digita il numero di una scelta, o la sua notazione, come “sell 17”.
      Invio        mostra di nuovo il tavolo; se c’è una sola scelta, la prende
      ?            questo aiuto e la carta Consultazione
      log          tutto ciò che è successo finora, per quanto puoi saperlo
      undo         annulla la tua ultima azione, se non ti ha mostrato niente
      save FILE    salva la partita
      quit         lascia il tavolo; prima puoi salvare

## La fine

terminal-winner = { $count ->
    [0] Non vince nessuno.
    [1] Vince il giocatore { $players }!
   *[other] Vincono i giocatori { $players }!
}
terminal-winner-you = Vinci tu!
terminal-seed = Seme: { $seed }

## Rivedere e controllare

terminal-step = { $number } di { $all }. Giocatore { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } di { $all }. Il giocatore { $seat } ha agito.
terminal-replay-prompt = Invio: prossima azione, t: il tavolo, q: fine >{ " " }
terminal-unfinished = La partita non è ancora finita.
terminal-verified-table = Tavolo { $table }:
terminal-verified-nothing = Qui non è stato ancora distribuito niente.
terminal-verified-seed = Il seme corrisponde al suo hash { $hash }.
terminal-verified-deal = { $game }, versione { $version } delle regole, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}: { $cards }.
terminal-verified-own = le carte sono quelle di questo programma
terminal-verified-pack = le carte sono quelle del pacchetto { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } azione è stata rigiocata; è lecita.
   *[other] { $count } azioni sono state rigiocate; sono tutte lecite.
}
terminal-verified-result = Portano al risultato registrato: { $scores }.
