### Terminál: `cantina` a jej príkazy.

## Pomocník

terminal-help =
    Cantina: tri stolové hry o nájomných lovcoch na hranie, skúmanie a učenie.

    cantina games               aké hry tu sú a ich voľby
    cantina play HRA            zahrať si proti počítaču
    cantina play --resume SÚBOR pokračovať v uloženej hre
    cantina replay SÚBOR        ukázať uloženú hru akciu po akcii
    cantina verify SÚBOR        overiť, že sa uložená hra rozdala a hrala poctivo
    cantina check SADA          skontrolovať sadu máp, misií a kariet
    cantina campaign --help     viesť kampaň The Mandalorian: Adventures v súbore
    cantina serve               otvoriť miesto na hranie pre prehliadač a telefóny
    cantina backup SÚBOR        zálohovať databázu servera; stoly: export, import
    cantina compile             preložiť hry vopred, napríklad pre kontajner
    cantina bench               zmerať, ako rýchlo hry bežia
    cantina balance             preskúmať vyváženosť kariet a miest v hre
    cantina winrates            zmerať, ako často tímy vyhrávajú jednotlivé misie

    cantina PRÍKAZ --help povie viac. --lang volí jazyk: { $languages }.
terminal-usage = Použitie:{ " " }
terminal-group-words = Argumenty
terminal-group-options = Voľby
terminal-help-help = vypísať tohto pomocníka a skončiť
terminal-help-lang = jazyk: { $languages }; ak nie je zadaný, jazyk systému
terminal-help-game = jedna z: { $games }
terminal-help-seats = počet hráčov; ak nie je zadaný, 4
terminal-help-as = ktorý hráč si, rátané od 1; ak nie je zadané, 1
terminal-help-level = ako hrajú ostatní: { $levels }; ak nie je zadané, greedy
terminal-help-seed = celé číslo alebo 64 šestnástkových číslic: rovnaké semienko rozdá rovnaké karty
terminal-help-option = NÁZOV=HODNOTA, koľkokrát treba; voľby vypíše „cantina games“
terminal-help-resume = pokračovať v tejto uloženej hre
terminal-help-pack = priečinok s vlastnými mapami, misiami a kartami; či je v poriadku, povie „cantina check“
terminal-help-file = uložená hra
terminal-help-file-or-export = uložená hra alebo to, čo zapísal „cantina export“
terminal-help-pack-of-game = sada, s ktorou sa hra hrala
terminal-help-seat = ukázať, čo mohol vedieť tento hráč, rátané od 1
terminal-about-games = Hry a voľby, ktoré sa dajú nastaviť pred rozdaním.
terminal-about-play = Hráš na jednom mieste; na ostatných hrá počítač a nevie viac, než sa z nich vedieť dá.
terminal-about-replay = Ukáže uloženú hru akciu po akcii.
terminal-about-verify = Porovná semienko uloženej hry s jeho odtlačkom a celú hru zopakuje.
terminal-about-bench = Zmeria, ako rýchlo hry bežia.
terminal-about-balance = Preskúma vyváženosť kariet a miest v hre.
terminal-about-winrates = Zmeria, ako často počítačové tímy vyhrávajú jednotlivé misie kooperatívnej hry.

## Čo môže byť zlé na príkaze

terminal-command-unknown = Príkaz „{ $command }“ neexistuje; všetky vypíše „cantina --help“
terminal-argument-unknown = „{ $argument }“ nedáva zmysel; pozri „{ $command } --help“
terminal-value-missing = { $argument } potrebuje hodnotu; pozri „{ $command } --help“
terminal-argument-wrong = { $argument }: { $reason }; pozri „{ $command } --help“
terminal-game-missing = Ktorá hra? Na výber sú: { $games }
terminal-file-missing = Ktorý súbor? Pozri „{ $command } --help“
terminal-number-wrong = { $argument } musí byť celé číslo, nie „{ $value }“
terminal-player-wrong = { $argument }: hráč „{ $value }“ neexistuje; hráči sú 1 až { $most }
terminal-option-form = --option musí byť NÁZOV=HODNOTA, nie „{ $value }“
terminal-resume-only = { $argument } sa nedá spojiť s --resume: uložená hra má vlastné
terminal-no-file = Súbor „{ $file }“ neexistuje
terminal-file-unreadable = Súbor „{ $file }“ sa nedá prečítať
terminal-file-unwritable = Súbor „{ $file }“ sa nedá zapísať
terminal-file-other = „{ $file }“ už existuje a nie je to uložená hra: nič sa nezapísalo

## Zoznam hier

terminal-game = { $game }: { $name }, počet hráčov { $least } až { $most }
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }={ $least } až { $most }
terminal-option-player = { $option }=hráč
terminal-option-assignment = { $option }=názov,názov,...
terminal-option-named = { $option }=názov
terminal-option-of = { $about } ({ $values })

## Pri stole

terminal-hash = Odtlačok: { $hash }
terminal-welcome = Si hráč { $seat } (spolu { $seats }); ostatní hrajú na úrovni „{ $level }“. Pomocník: „?“.
terminal-choices = Čo urobíš?
terminal-prompt = { $count ->
    [1] 1, Enter alebo ? >{ " " }
   *[other] 1-{ $count } alebo ? >{ " " }
}
terminal-no-choice = Možnosť „{ $number }“ nie je: napíš číslo od 1 do { $count }
terminal-taken-back = Vrátené: { $action }
terminal-saved = Uložené ako { $file }; „cantina play --resume { $file }{ $pack }“ pokračuje
terminal-saved-over = Uložené ako { $file }; „cantina verify { $file }{ $pack }“ hru overí, „cantina replay { $file }{ $pack }“ ju ukáže
terminal-save-name = Napíš „save“ a názov súboru
terminal-save-offer = Názov súboru hru uloží, Enter nie >{ " " }
terminal-goodbye = Tak zase nabudúce.
terminal-goodbye-unsaved = Tak zase nabudúce. Hra sa neuložila.
terminal-commands =
    Napíš číslo možnosti alebo jej zápis, napríklad „sell 17“.
      Enter        znova ukázať stôl; ak je možnosť len jedna, zvoliť ju
      ?            tento pomocník a prehľad pravidiel
      log          všetko, čo sa zatiaľ stalo, ak to smieš vedieť
      undo         vrátiť svoju poslednú akciu, ak ti nič neodhalila
      save SÚBOR   uložiť hru
      quit         odísť od stola; predtým môžeš hru uložiť

## Koniec

terminal-winner = { $count ->
    [0] Nikto nevyhráva.
    [1] Vyhráva hráč { $players }!
   *[other] Vyhrávajú hráči { $players }!
}
terminal-winner-you = Vyhrávaš!
terminal-seed = Semienko: { $seed }

## Opakovanie a overovanie

terminal-step = { $number }/{ $all }. Hráč { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number }/{ $all }. Hráč { $seat } má akciu za sebou.
terminal-replay-prompt = Enter: ďalšia akcia, t: stôl, q: koniec >{ " " }
terminal-unfinished = Hra sa ešte neskončila.
terminal-verified-table = Stôl { $table }:
terminal-verified-nothing = Tam sa zatiaľ nič nerozdalo.
terminal-verified-seed = Semienko zodpovedá svojmu odtlačku { $hash }.
terminal-verified-deal = { $game }, verzia pravidiel { $version }, počet hráčov { $seats }: { $cards }.
terminal-verified-own = karty sú rovnaké, aké má tento program
terminal-verified-pack = karty sú zo sady { $pack }
terminal-verified-actions = { $count ->
    [one] Zopakovaná { $count } akcia; je podľa pravidiel.
    [few] Zopakované { $count } akcie; všetky sú podľa pravidiel.
    [many] Zopakované { $count } akcie; všetko je podľa pravidiel.
   *[other] Zopakovaných { $count } akcií; všetky sú podľa pravidiel.
}
terminal-verified-result = Vedú k zaznamenanému výsledku: { $scores }.
