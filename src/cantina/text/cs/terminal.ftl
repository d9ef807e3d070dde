### Terminál: `cantina` a její příkazy.

## Nápověda

terminal-help =
    Cantina: tři stolní hry o nájemných lovcích k hraní, zkoumání a učení.

    cantina games                jaké hry tu jsou a jejich volby
    cantina play HRA             zahrát si proti počítači
    cantina play --resume SOUBOR pokračovat v uložené hře
    cantina replay SOUBOR        přehrát uloženou hru akci po akci
    cantina verify SOUBOR        ověřit, že se uložená hra rozdala a hrála poctivě
    cantina check SADA           zkontrolovat sadu map, misí a karet
    cantina campaign --help      vést kampaň The Mandalorian: Adventures v souboru
    cantina serve                otevřít místo ke hraní pro prohlížeč a telefony
    cantina backup SOUBOR        zálohovat databázi serveru; stoly: export, import
    cantina compile              přeložit hry předem, například pro kontejner
    cantina bench                změřit, jak rychle hry běží
    cantina balance              prozkoumat vyváženost karet a míst ve hře
    cantina winrates             změřit, jak často týmy vyhrávají jednotlivé mise

    cantina PŘÍKAZ --help řekne víc. --lang volí jazyk: { $languages }.
terminal-usage = Použití:{ " " }
terminal-group-words = Argumenty
terminal-group-options = Volby
terminal-help-help = vypsat tuto nápovědu a skončit
terminal-help-lang = jazyk: { $languages }; bez zadání jazyk systému
terminal-help-game = jedna z: { $games }
terminal-help-seats = počet hráčů; bez zadání 4
terminal-help-as = který hráč jsi, počítáno od 1; bez zadání 1
terminal-help-level = jak hrají ostatní: { $levels }; bez zadání greedy
terminal-help-seed = celé číslo nebo 64 šestnáctkových číslic: stejné semínko rozdá stejné karty
terminal-help-option = NÁZEV=HODNOTA, kolikrát je potřeba; volby vypíše „cantina games“
terminal-help-resume = pokračovat v této uložené hře
terminal-help-pack = složka s vlastními mapami, misemi a kartami; zda je v pořádku, řekne „cantina check“
terminal-help-file = uložená hra
terminal-help-file-or-export = uložená hra, nebo to, co zapsal „cantina export“
terminal-help-pack-of-game = sada, se kterou se hra hrála
terminal-help-seat = ukázat, co mohl vědět tento hráč, počítáno od 1
terminal-about-games = Hry a volby, které se dají nastavit před rozdáním.
terminal-about-play = Hraješ na jednom místě; na ostatních hraje počítač a neví víc, než se z nich vědět dá.
terminal-about-replay = Ukáže uloženou hru akci po akci.
terminal-about-verify = Porovná semínko uložené hry s jeho otiskem a celou hru přehraje.
terminal-about-bench = Změří, jak rychle hry běží.
terminal-about-balance = Prozkoumá vyváženost karet a míst ve hře.
terminal-about-winrates = Změří, jak často počítačové týmy vyhrávají jednotlivé mise kooperativní hry.

## Co může být špatně na příkazu

terminal-command-unknown = Příkaz „{ $command }“ neexistuje; všechny vypíše „cantina --help“
terminal-argument-unknown = „{ $argument }“ nedává smysl; viz „{ $command } --help“
terminal-value-missing = { $argument } potřebuje hodnotu; viz „{ $command } --help“
terminal-argument-wrong = { $argument }: { $reason }; viz „{ $command } --help“
terminal-game-missing = Která hra? Na výběr jsou: { $games }
terminal-file-missing = Který soubor? Viz „{ $command } --help“
terminal-number-wrong = { $argument } musí být celé číslo, ne „{ $value }“
terminal-player-wrong = { $argument }: hráč „{ $value }“ neexistuje; hráči jsou 1 až { $most }
terminal-option-form = --option musí být NÁZEV=HODNOTA, ne „{ $value }“
terminal-resume-only = { $argument } nejde spojit s --resume: uložená hra má vlastní
terminal-no-file = Soubor „{ $file }“ neexistuje
terminal-file-unreadable = Soubor „{ $file }“ nejde přečíst
terminal-file-unwritable = Soubor „{ $file }“ nejde zapsat
terminal-file-other = „{ $file }“ už existuje a není to uložená hra: nic se nezapsalo

## Seznam her

terminal-game = { $game }: { $name }, počet hráčů { $least } až { $most }
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }={ $least } až { $most }
terminal-option-player = { $option }=hráč
terminal-option-assignment = { $option }=název,název,...
terminal-option-named = { $option }=název
terminal-option-of = { $about } ({ $values })

## U stolu

terminal-hash = Otisk semínka: { $hash }
terminal-welcome = Jsi hráč { $seat } (celkem { $seats }); ostatní hrají na úrovni „{ $level }“. Nápověda: „?“.
terminal-choices = Co uděláš?
terminal-prompt = { $count ->
    [1] 1, Enter nebo ? >{ " " }
   *[other] 1-{ $count } nebo ? >{ " " }
}
terminal-no-choice = Možnost „{ $number }“ není: napiš číslo od 1 do { $count }
terminal-taken-back = Vráceno: { $action }
terminal-saved = Uloženo jako { $file }; „cantina play --resume { $file }{ $pack }“ pokračuje
terminal-saved-over = Uloženo jako { $file }; „cantina verify { $file }{ $pack }“ hru ověří, „cantina replay { $file }{ $pack }“ ji ukáže
terminal-save-name = Napiš „save“ a název souboru
terminal-save-offer = Název souboru hru uloží, Enter ne >{ " " }
terminal-goodbye = Tak zase příště.
terminal-goodbye-unsaved = Tak zase příště. Hra se neuložila.
terminal-commands =
    Napiš číslo možnosti, nebo její zápis, například „sell 17“.
      Enter        znovu ukázat stůl; je-li možnost jen jedna, zvolit ji
      ?            tato nápověda a přehled pravidel
      log          všechno, co se zatím stalo, pokud to smíš vědět
      undo         vrátit svou poslední akci, pokud ti nic neodhalila
      save SOUBOR  uložit hru
      quit         odejít od stolu; předtím můžeš hru uložit

## Konec

terminal-winner = { $count ->
    [0] Nikdo nevyhrává.
    [1] Vyhrává hráč { $players }!
   *[other] Vyhrávají hráči { $players }!
}
terminal-winner-you = Vyhráváš!
terminal-seed = Semínko: { $seed }

## Přehrávání a ověřování

terminal-step = { $number }/{ $all }. Hráč { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number }/{ $all }. Hráč { $seat } má akci za sebou.
terminal-replay-prompt = Enter: další akce, t: stůl, q: konec >{ " " }
terminal-unfinished = Hra ještě neskončila.
terminal-verified-table = Stůl { $table }:
terminal-verified-nothing = Tam se zatím nic nerozdalo.
terminal-verified-seed = Semínko odpovídá svému otisku { $hash }.
terminal-verified-deal = { $game }, verze pravidel { $version }, počet hráčů { $seats }: { $cards }.
terminal-verified-own = karty jsou stejné, jaké má tento program
terminal-verified-pack = karty jsou ze sady { $pack }
terminal-verified-actions = { $count ->
    [one] Přehrána { $count } akce; je podle pravidel.
    [few] Přehrány { $count } akce; všechny jsou podle pravidel.
    [many] Přehráno { $count } akce; vše je podle pravidel.
   *[other] Přehráno { $count } akcí; všechny jsou podle pravidel.
}
terminal-verified-result = Vedou k zaznamenanému výsledku: { $scores }.
