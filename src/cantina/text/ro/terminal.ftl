### Terminalul: `cantina` și comenzile ei.

## Ajutor

terminal-help =
    Cantina: trei jocuri de masă despre vânători de recompense, de jucat, de studiat
    și de predat.

    cantina games                ce jocuri există și opțiunile lor
    cantina play JOC             joacă împotriva calculatorului
    cantina play --resume FIȘIER continuă o partidă salvată
    cantina replay FIȘIER        urmărește o partidă salvată, acțiune cu acțiune
    cantina verify FIȘIER        verifică dacă o partidă salvată a fost cinstită
    cantina check PACHET         verifică un pachet de hărți, misiuni și cartonașe
    cantina campaign --help      ține o campanie The Mandalorian: Adventures într-un
                                 fișier
    cantina serve                deschide un loc de joc pentru browser și telefoane
    cantina backup FIȘIER        copiază baza de date a serverului; export și import
                                 mută mesele
    cantina compile              compilează jocurile dinainte, de exemplu
                                 pentru un container
    cantina bench                măsoară cât de repede merg jocurile
    cantina balance              studiază echilibrul cartonașelor și al locurilor
    cantina winrates             măsoară cât de des se câștigă fiecare misiune

    cantina COMANDĂ --help spune mai mult.
    --lang alege limba: { $languages }.
terminal-usage = Utilizare:{ " " }
terminal-group-words = Argumente
terminal-group-options = Opțiuni
terminal-help-help = arată acest ajutor și încheie
terminal-help-lang = limba: { $languages }; dacă nu e numită, cea a sistemului
terminal-help-game = unul dintre: { $games }
terminal-help-seats = câți jucători; 4 dacă nu se spune
terminal-help-as = care jucător ești, numărând de la 1; 1 dacă nu se spune
terminal-help-level = cum joacă ceilalți: { $levels }; greedy dacă nu se spune
terminal-help-seed = un număr întreg sau 64 de cifre hexazecimale: aceeași sămânță împarte aceleași cartonașe
terminal-help-option = NUME=VALOARE, de câte ori e nevoie; „cantina games” enumeră opțiunile
terminal-help-resume = continuă această partidă salvată
terminal-help-pack = un dosar cu hărți, misiuni și cartonașe proprii; „cantina check” spune dacă e în regulă
terminal-help-file = o partidă salvată
terminal-help-file-or-export = o partidă salvată sau ce a scris „cantina export”
terminal-help-pack-of-game = pachetul cu care s-a jucat partida
terminal-help-seat = arată ce putea ști acest jucător, numărând de la 1
terminal-about-games = Jocurile și opțiunile care se pot alege înainte de împărțire.
terminal-about-play = Joci pe un loc; calculatorul joacă pe celelalte și nu știe mai mult decât ai ști tu.
terminal-about-replay = Arată o partidă salvată, acțiune cu acțiune.
terminal-about-verify = Compară sămânța unei partide salvate cu hash-ul ei și rejoacă toată partida.
terminal-about-bench = Măsoară cât de repede merg jocurile.
terminal-about-balance = Studiază echilibrul cartonașelor și al locurilor dintr-un joc.
terminal-about-winrates = Măsoară cât de des câștigă echipe de calculatoare fiecare misiune a unui joc de cooperare.

## Ce poate fi greșit într-o comandă

terminal-command-unknown = Nu există comanda „{ $command }”; „cantina --help” le enumeră
terminal-argument-unknown = „{ $argument }” nu se înțelege; vezi „{ $command } --help”
terminal-value-missing = { $argument } are nevoie de o valoare; vezi „{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; vezi „{ $command } --help”
terminal-game-missing = Ce joc? Există: { $games }
terminal-file-missing = Ce fișier? Vezi „{ $command } --help”
terminal-number-wrong = { $argument } trebuie să fie un număr întreg, nu „{ $value }”
terminal-player-wrong = { $argument }: nu există jucătorul „{ $value }”; jucătorii sunt de la 1 la { $most }
terminal-option-form = --option trebuie să fie NUME=VALOARE, nu „{ $value }”
terminal-resume-only = { $argument } nu se combină cu --resume: partida salvată îl are pe al ei
terminal-no-file = Nu există fișierul „{ $file }”
terminal-file-unreadable = Fișierul „{ $file }” nu poate fi citit
terminal-file-unwritable = Fișierul „{ $file }” nu poate fi scris
terminal-file-other = „{ $file }” există deja și nu este o partidă salvată: nu s-a scris nimic

## Lista jocurilor

terminal-game = { $game }: { $name }, de la { $least } la { $most } jucători
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }=de la { $least } la { $most }
terminal-option-player = { $option }=jucător
terminal-option-assignment = { $option }=nume,nume,...
terminal-option-named = { $option }=nume
terminal-option-of = { $about } ({ $values })

## La masă

terminal-hash = Hash (sămânță): { $hash }
terminal-welcome = Ești jucătorul { $seat } din { $seats }; ceilalți joacă la nivelul „{ $level }”. „?” ajută.
terminal-choices = Ce faci?
terminal-prompt = { $count ->
    [1] 1, Enter sau ? >{ " " }
   *[other] 1-{ $count } sau ? >{ " " }
}
terminal-no-choice = Nu există varianta „{ $number }”: scrie un număr de la 1 la { $count }
terminal-taken-back = Anulat: { $action }
terminal-saved = Salvat ca { $file }; „cantina play --resume { $file }{ $pack }” continuă
terminal-saved-over = Salvat ca { $file }; „cantina verify { $file }{ $pack }” verifică partida, „cantina replay { $file }{ $pack }” o arată
terminal-save-name = Scrie „save” și numele unui fișier
terminal-save-offer = Un nume de fișier salvează partida, Enter nu >{ " " }
terminal-goodbye = Pe data viitoare.
terminal-goodbye-unsaved = Pe data viitoare. Partida nu a fost salvată.
terminal-commands =
    Scrie numărul unei variante sau notația ei, de exemplu „sell 17”.
      Enter        arată din nou masa; dacă există o singură variantă, o alege
      ?            acest ajutor și memento-ul jocului
      log          tot ce s-a întâmplat până acum, cât ai voie să știi
      undo         anulează ultima ta acțiune, dacă nu ți-a arătat nimic
      save FIȘIER  salvează partida
      quit         părăsește masa; poți salva mai întâi

## Sfârșitul

terminal-winner = { $count ->
    [0] Nu câștigă nimeni.
    [1] Câștigă jucătorul { $players }!
   *[other] Câștigă jucătorii { $players }!
}
terminal-winner-you = Câștigi!
terminal-seed = Sămânța: { $seed }

## Rejucare și verificare

terminal-step = { $number } din { $all }. Jucătorul { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } din { $all }. Jucătorul { $seat } a acționat.
terminal-replay-prompt = Enter: acțiunea următoare, t: masa, q: sfârșit >{ " " }
terminal-unfinished = Partida nu s-a terminat încă.
terminal-verified-table = Masa { $table }:
terminal-verified-nothing = Acolo nu s-a împărțit încă nimic.
terminal-verified-seed = Sămânța se potrivește cu hash-ul ei { $hash }.
terminal-verified-deal = { $game }, versiunea { $version } a regulilor, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}: { $cards }.
terminal-verified-own = cartonașele sunt cele ale acestui program
terminal-verified-pack = cartonașele sunt cele din pachetul { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } acțiune a fost rejucată; este permisă.
    [few] { $count } acțiuni au fost rejucate; toate sunt permise.
   *[other] { $count } de acțiuni au fost rejucate; toate sunt permise.
}
terminal-verified-result = Ele duc la rezultatul înregistrat: { $scores }.
