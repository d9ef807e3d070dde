### A terminál: a `cantina` és parancsai.

## Súgó

terminal-help =
    Cantina: három társasjáték fejvadászokról, játékra, kutatásra és tanításra.

    cantina games              milyen játékok vannak, és mik az opcióik
    cantina play JÁTÉK         játssz a számítógép ellen
    cantina play --resume FÁJL folytass egy mentett játszmát
    cantina replay FÁJL        nézz végig egy mentett játszmát, akcióról akcióra
    cantina verify FÁJL        ellenőrizd, hogy tisztességes volt-e egy játszma osztása és menete
    cantina check CSOMAG       ellenőrizz egy térkép-, küldetés- és kártyacsomagot
    cantina campaign --help    vezess fájlban The Mandalorian: Adventures-kampányt
    cantina serve              nyiss helyet a játékhoz böngészőnek és telefonoknak
    cantina backup FÁJL        másold le az adatbázist; az export és az import asztalokat költöztet
    cantina compile            fordítsd le a játékokat előre, például egy konténerhez
    cantina bench              mérd meg, milyen gyorsan futnak a játékok
    cantina balance            vizsgáld meg a kártyák és a helyek egyensúlyát
    cantina winrates           mérd meg, milyen gyakran nyernek a csapatok

    cantina PARANCS --help többet mond. A --lang választ nyelvet: { $languages }.
terminal-usage = Használat:{ " " }
terminal-group-words = Argumentumok
terminal-group-options = Kapcsolók
terminal-help-help = ennek kiírása és kilépés
terminal-help-lang = a nyelv: { $languages }; ha nincs megadva, a rendszeredé
terminal-help-game = ezek egyike: { $games }
terminal-help-seats = hány játékos; ha nincs megadva, 4
terminal-help-as = hányadik játékos vagy, 1-től számolva; ha nincs megadva, 1
terminal-help-level = hogyan játszanak a többiek: { $levels }; ha nincs megadva, greedy
terminal-help-seed = egész szám vagy 64 hexadecimális számjegy: ugyanaz a kezdőérték ugyanazokat a kártyákat osztja
terminal-help-option = NÉV=ÉRTÉK, ahányszor kell; az opciókat a „cantina games” sorolja fel
terminal-help-resume = ennek a mentett játszmának a folytatása
terminal-help-pack = mappa saját térképekkel, küldetésekkel és kártyákkal; a „cantina check” megmondja, rendben van-e
terminal-help-file = mentett játszma
terminal-help-file-or-export = egy mentett játszma, vagy amit a „cantina export” írt
terminal-help-pack-of-game = a csomag, amellyel a játszmát játszották
terminal-help-seat = azt mutatja, amit ez a játékos tudhatott, 1-től számolva
terminal-about-games = A játékok, és az opciók, amelyeket osztás előtt lehet választani.
terminal-about-play = Játssz egy helyen; a többin a számítógép játszik, és nem tud többet, mint te tudnál ott.
terminal-about-replay = Egy mentett játszma megmutatása, akcióról akcióra.
terminal-about-verify = Egy mentett játszma kezdőértékének összevetése a hashértékével, és a teljes játszma visszajátszása.
terminal-about-bench = Annak mérése, milyen gyorsan futnak a játékok.
terminal-about-balance = Annak vizsgálata, mennyire kiegyensúlyozottak egy játék kártyái és helyei.
terminal-about-winrates = Annak mérése, milyen gyakran nyerik meg gépi csapatok egy kooperatív játék küldetéseit.

## Mi lehet baj egy paranccsal

terminal-command-unknown = Nincs ilyen parancs: „{ $command }”; a „cantina --help” felsorolja őket
terminal-argument-unknown = Ez nem érthető: „{ $argument }”; lásd: „{ $command } --help”
terminal-value-missing = { $argument }: hiányzik az értéke; lásd: „{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; lásd: „{ $command } --help”
terminal-game-missing = Melyik játék? Ezek vannak: { $games }
terminal-file-missing = Melyik fájl? Lásd: „{ $command } --help”
terminal-number-wrong = { $argument }: egész szám kell, nem „{ $value }”
terminal-player-wrong = { $argument }: nincs ilyen játékos: „{ $value }”; { $most } játékos van, 1-től számozva
terminal-option-form = --option: NÉV=ÉRTÉK kell, nem „{ $value }”
terminal-resume-only = { $argument }: nem adható meg a --resume mellett; a mentett játszmának megvan a sajátja
terminal-no-file = Nincs ilyen fájl: „{ $file }”
terminal-file-unreadable = Ez a fájl nem olvasható: „{ $file }”
terminal-file-unwritable = Ez a fájl nem írható: „{ $file }”
terminal-file-other = „{ $file }” már létezik, és nem mentett játszma: semmi sem íródott

## A játékok listája

terminal-game = { $game }: { $name }, { $least }–{ $most } játékos
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }={ $least }–{ $most }
terminal-option-player = { $option }=játékos
terminal-option-assignment = { $option }=név,név,...
terminal-option-named = { $option }=név
terminal-option-of = { $about } ({ $values })

## Az asztalnál

terminal-hash = Hashérték: { $hash }
terminal-welcome = A sorszámod { $seat }, összesen { $seats } játékos van; a többiek szintje: „{ $level }”. A „?” segít.
terminal-choices = Mit teszel?
terminal-prompt = { $count ->
    [1] 1, Enter vagy ? >{ " " }
   *[other] 1-{ $count } vagy ? >{ " " }
}
terminal-no-choice = Nincs ilyen lehetőség: „{ $number }”; írj be egy számot 1 és { $count } között
terminal-taken-back = Visszavonva: { $action }
terminal-saved = Mentve: { $file }; folytatás: „cantina play --resume { $file }{ $pack }”
terminal-saved-over = Mentve: { $file }; ellenőrzés: „cantina verify { $file }{ $pack }”, visszanézés: „cantina replay { $file }{ $pack }”
terminal-save-name = Írd be: „save”, és utána egy fájl nevét
terminal-save-offer = Egy fájlnév elmenti a játszmát, az Enter nem >{ " " }
terminal-goodbye = A viszontlátásra!
terminal-goodbye-unsaved = A viszontlátásra! A játszma nincs elmentve.
terminal-commands =
    Írd be egy lehetőség számát vagy a jelölését, például: „sell 17”.
      Enter        az asztal újra; ha csak egy lehetőség van, azt választja
      ?            ez a súgó és a segédlet
      log          minden, ami eddig történt, amennyit tudhatsz belőle
      undo         az utolsó akciód visszavonása, ha nem mutatott neked semmit
      save FÁJL    a játszma mentése
      quit         felállás az asztaltól; előtte még menthetsz

## A vége

terminal-winner = { $count ->
    [0] Senki sem győz.
    [1] A győztes: { $players }. játékos!
   *[other] A győztes játékosok: { $players }!
}
terminal-winner-you = Győztél!
terminal-seed = Kezdőérték: { $seed }

## Visszajátszás és ellenőrzés

terminal-step = { $number }/{ $all }. { $seat }. játékos: { $action } [{ $notation }]
terminal-step-hidden = { $number }/{ $all }. { $seat }. játékos: megvolt az akciója.
terminal-replay-prompt = Enter: következő akció, t: asztal, q: vége >{ " " }
terminal-unfinished = A játszmának még nincs vége.
terminal-verified-table = { $table } asztal:
terminal-verified-nothing = Ott még nem osztottak semmit.
terminal-verified-seed = A kezdőérték illik a hashértékéhez: { $hash }.
terminal-verified-deal = { $game }, a szabályok verziója: { $version }, { $seats } játékos; { $cards }.
terminal-verified-own = a kártyák ugyanazok, mint ebben a programban
terminal-verified-pack = a kártyák ugyanazok, mint ebben a csomagban: { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } akció visszajátszva; szabályos.
   *[other] { $count } akció visszajátszva; mind szabályos.
}
terminal-verified-result = A rögzített eredményhez vezetnek: { $scores }.
