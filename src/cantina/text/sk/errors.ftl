### Čo môže byť zlé na tom, čo zadávajú ľudia a programy: jeden riadok na chybu, s pravidlom alebo položkou.

## Akcie

action-unknown-verb = „{ $action }“ nie je akcia: musí sa začínať jedným zo slov { $verbs }
action-bad-operands = „{ $action }“ nie je akcia: to, čo nasleduje za „{ $verb }“, chýba, je navyše alebo nie je známe
action-unknown-code = { $action } nie je akcia: kódy idú od 0 a sú menšie ako { $size }
action-not-understood = { $action } nie je akcia: zapíš ju ako „draw target“ alebo zadaj jej kód
action-other-game = „{ $action }“ je akcia inej hry: { $game }
game-over = „{ $action }“ nie je možné: hra sa už skončila ({ $rule })
not-your-turn = „{ $action }“ teraz nie je možné: ostatní ešte neskončili ({ $rule })
undo-nothing = Niet čo vrátiť ({ $rule })
undo-barrier = „{ $words }“ sa už nedá vrátiť: niečo to odhalilo alebo zmenilo ({ $rule })

## Hry, voľby, miesta, semienka

game-unknown = Hra „{ $game }“ neexistuje; na výber sú: { $games }
game-no-packs = Hra { $game } vlastné sady neprijíma
odds-none = Hra { $game } nepočíta pravdepodobnosti
odds-over = Hra sa skončila: už niet čo predvídať
odds-not-ready = Pravdepodobnosti potrebujú skompilované pravidlá, ktoré ešte nie sú pripravené: skús to znova o minútu
option-unknown = Voľba „{ $option }“ neexistuje; na výber sú: { $allowed }
options-wrong = „options“ nemôže byť { $value }: voľby sa zadávajú podľa mien, ako v slovníku
option-choice = Voľba „{ $option }“ nemôže byť „{ $value }“; možné hodnoty: { $allowed }
option-number = Voľba „{ $option }“ nemôže byť „{ $value }“: je to celé číslo od { $least } do { $most }
option-assignment = Voľba „{ $option }“ nemôže byť „{ $value }“: každému miestu (spolu { $seats }) urči inú z hodnôt { $allowed }
option-team = Voľba „{ $option }“ nemôže byť „{ $value }“: uveď rôzne z hodnôt { $allowed }
option-text = „{ $option }“ je text „{ $value }“: zadaj samotnú hodnotu, bez úvodzoviek
seats-wrong = Počet hráčov hry { $game } je { $least } až { $most }, nie „{ $seats }“
seat-unknown = Miesto „{ $seat }“ neexistuje: miesta sú od 0 do { $last }
seed-wrong = „{ $seed }“ nie je semienko: musí to byť celé číslo od 0, menšie ako 2^256, alebo 64 šestnástkových číslic
seed-not-its-hash = Semienko nezodpovedá svojmu odtlačku: toto nie je ohlásené rozdanie
since-wrong = „since“ nemôže byť „{ $since }“: je to celé číslo, 0 alebo väčšie
event-wrong = „event“ nemôže byť { $event }: je to udalosť tejto hry, ako ich vracajú „play“ a „events“
language-unknown = V jazyku „{ $language }“ texty nie sú; sú v jazykoch: { $languages }

## Uložené hry

saved-not-json = Toto nie je uložená hra: text nie je JSON alebo je useknutý
saved-not-a-game = Toto nie je uložená hra programu Cantina alebo je niektorá jej položka zlého druhu
saved-missing = V uloženej hre chýba položka „{ $field }“
saved-field = Položku „{ $field }“ tejto uloženej hry nemožno použiť: { $reason }
saved-altered = Uložená hra bola pozmenená: jej položky nezodpovedajú položke „check“
saved-version = Táto hra sa hrala podľa pravidiel verzie { $saved }; tento program hrá verziu { $ours }
saved-content = Táto hra sa hrala s inými kartami, než má tento program
saved-content-pack = Táto hra sa hrala s inými kartami; hra s vlastnou sadou potrebuje tú istú sadu bez zmeny (--pack)
saved-files = Karty v tejto uloženej hre sa nedajú použiť: { $reason }
saved-secret = Semienko tejto hry je ešte tajné: prečítať sa bude dať, keď sa hra skončí
saved-action = Akcia { $number } tejto uloženej hry („{ $line }“) sa nedá zahrať: { $reason }
saved-line = neuvádza miesto a akciu
saved-result = Uložená hra uvádza výsledok, ku ktorému jej akcie nevedú

## Súbory s kartami

content-unreadable = { $file }: súbor sa nedá prečítať ({ $reason })
content-file-missing = { $file }: tento súbor v obsahu hry chýba
content-without-files = Táto sada kariet vznikla v pamäti: nemá súbory, ktoré by sa dali uložiť
content-wrong = „content“ nie je sada kariet hry { $game }: použi „game.content“ alebo to, čo vráti „game.pack(folder)“
content-not-toml = { $file }, riadok { $line }: nie je to TOML ({ $reason })
content-unknown-field = { $file }, riadok { $line }: „{ $field }“ tu nie je známe; môže tu byť: { $allowed }
content-missing = { $file }, riadok { $line }: chýba položka „{ $field }“
content-count = { $file }, riadok { $line }: „{ $field }“ musí byť zoznam { $count } { $count ->
    [one] hodnoty
    [few] hodnôt
    [many] hodnoty
   *[other] hodnôt
}
content-number = { $file }, riadok { $line }: „{ $field }“ je { $value }; musí to byť celé číslo od { $least } do { $most }
content-word = { $file }, riadok { $line }: „{ $field }“ je „{ $value }“; musí to byť jedno z { $allowed }
content-key = { $file }, riadok { $line }: „{ $field }“ je „{ $value }“; názov má len malé písmená, číslice a spojovníky
content-total = { $file }, riadok { $line }: počet kariet druhu „{ $kind }“ je { $count }, musí byť { $wanted }
content-name-twice = { $file }, riadok { $line }: „{ $field }“ je „{ $value }“, ale tak sa už volá iná karta
content-level = { $file }, riadok { $line }: počet misií, ktoré majú „{ $field }“ { $level }, je { $count }, musí byť { $wanted }
content-no-symbol = { $file }, riadok { $line }: „{ $field }“ sú samé nuly; treba aspoň jeden symbol
content-multiple = { $file }, riadok { $line }: „{ $field }“ je { $value }; musí to byť násobok { $step }
content-no-shield = { $file }, riadok { $line }: „{ $field }“ sú samé nuly, takže by bol cieľ dolapený bez toho, aby naň niekto útočil
content-same-twice = { $file }, riadok { $line }: „{ $field }“ musí uvádzať dve rôzne postavy
content-copies = { $file }, riadok { $line }: „{ $field }“ je { $value }, ale takých kariet je v sade { $real }
content-contract-icons = { $file }, riadok { $line }: počet cieľov so symbolom zákazky („{ $field }“) je { $count }, musí byť { $wanted }
content-crate-icons = { $file }, riadok { $line }: počet kariet debien, ktoré majú „{ $field }“ { $icons }, je { $count }, musí byť { $wanted }

## Kampane

campaign-not-prepared = „{ $action }“ nie je možné: pred touto hrou sa ešte nikto nepozrel do kôpky rozvoja ({ $rule })
campaign-still-running = „{ $action }“ nie je možné: hra ešte beží ({ $rule })
campaign-other-game = { $file }: toto nie je hra tejto kampane: bola by to hra mandalorian-adventures s growth={ $growth }
campaign-other = { $file }: toto je súbor inej kampane („{ $field }“)
campaign-decides = O „{ $field }“ rozhoduje kampaň: vynechaj to
campaign-mission-not-now = Misia „{ $action }“ nie je v tejto kampani na rade; možné sú: { $missions } ({ $rule })
campaign-mission-locked = Misia „{ $action }“ nie je odomknutá; odomknuté sú: { $missions } ({ $rule })
campaign-which-mission = Ktorá misia? Odomknuté sú: { $missions }
campaign-envelope-closed = Obálka { $action } je ešte zatvorená ({ $rule })
campaign-not-yet = „{ $action }“ sa do hry ešte nedostalo ({ $rule })
campaign-read-ahead = Karta rozvoja { $action } ešte nebola vyhodnotená; nikto nečíta ďalej než po kartu { $last } ({ $rule })
campaign-unreadable = { $file }: kampaň sa nedá prečítať ({ $reason })
campaign-unwritable = { $file }: kampaň sa nedá zapísať ({ $reason })
campaign-file-exists = { $file }: niečo tam už je; nič sa nezapísalo
campaign-not-json = { $file }, riadok { $line }: text nie je JSON alebo je useknutý ({ $reason })
campaign-foreign = { $file }: toto nie je kampaň tejto hry: položka „{ $field }“ chýba alebo hovorí niečo iné
campaign-newer = { $file }, riadok { $line }: „version“ je { $saved }; tento program pozná kampane do verzie { $ours }
campaign-missing = { $file }: chýba položka „{ $field }“
campaign-value = { $file }, riadok { $line }: v „{ $field }“ je { $value }, čo je zlého druhu alebo nevyplýva z vyhodnotených kariet rozvoja
campaign-action-unknown = „{ $action }“ sa s kampaňou robiť nedá; dá sa: { $actions }
campaign-result-missing = Ako sa hra skončila? Zadaj jedno z { $results }

## Sady misií a máp

pack-no-folder = { $file }: taký priečinok neexistuje
pack-nothing = { $file }: v tomto priečinku nie je nič zo sady; môže tu byť: { $allowed }
pack-file-unknown = { $file }: taký súbor ani priečinok v sade byť nemôže; môže tu byť: { $allowed }
pack-many-files = { $file }: je tu viac súborov, než sada smie mať ({ $most })
pack-not-plain = { $file }: toto je odkaz, rúra alebo zariadenie; v sade môžu byť len obyčajné súbory
pack-large = { $file }: súbor má { $size } B; súbor sady smie mať najviac { $most } B
pack-large-whole = { $file }: súbory tejto sady majú spolu { $size } B; povolených je najviac { $most } B
pack-strange = { $file }, riadok { $line }: každý záznam sa musí začínať riadkom ako [[name]] a ničím iným
pack-one-entry = { $file }, riadok { $line }: v tomto súbore musí byť jeden záznam [[{ $field }]], nie { $count }
pack-kind-missing = { $file }: sada nemá vôbec žiadne „{ $field }“
pack-too-many = { $file }, riadok { $line }: „{ $field }“: priveľa záznamov druhu „{ $kind }“; miesto je pre { $most }
pack-name-long = { $file }, riadok { $line }: „{ $field }“: názov „{ $value }“ je pridlhý; najvyšší povolený počet znakov je { $most }
pack-twice = { $file }, riadok { $line }: „{ $field }“ uvádza „{ $value }“ už druhý raz
pack-flag = { $file }, riadok { $line }: „{ $field }“ je „{ $value }“; musí to byť true alebo false
pack-texts = { $file }, riadok { $line }: „{ $field }“ musí byť zoznam textov v úvodzovkách
pack-text-missing = { $file }, riadok { $line }: text „{ $field }“ chýba v jazykoch: { $languages }
pack-text-broken = { $file }, riadok { $line }: toto nie je správa vo formáte Fluent
pack-text-foreign = { $file }, riadok { $line }: text „{ $field }“ k tejto sade nepatrí; sada má texty len k tomu, čo je v jej vlastných súboroch

## Sady: kroky a podmienky

pack-step-empty = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ nič nerobí: chýba krok
pack-step-unknown = { $file }, riadok { $line }: „{ $field }“: krok „{ $value }“ neexistuje, pozri „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemalo to byť „{ $like }“?
}
pack-step-then = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ má „if“ bez „then“
pack-step-prefix = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ stojí v „{ $text }“ na zlom mieste; poradie je: +6, may, if ... then
pack-step-choice = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: výber sú dva až štyri jednoduché kroky oddelené |
pack-step-loop = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: musí tu byť „for_each player“ a jeden krok alebo výber
pack-condition-empty = { $file }, riadok { $line }: „{ $field }“: v „{ $text }“ chýba podmienka
pack-condition-unknown = { $file }, riadok { $line }: „{ $field }“: podmienka „{ $value }“ neexistuje, pozri „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemalo to byť „{ $like }“?
}
pack-operands = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ má primálo alebo priveľa slov; zapisuje sa: { $form }
pack-operand = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ sa do „{ $text }“ nehodí; môže tu byť: { $allowed }
pack-operand-number = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ sa do „{ $text }“ nehodí; musí to byť celé číslo od { $least } do { $most }
pack-name-unknown = { $file }, riadok { $line }: „{ $field }“: nič druhu { $kind } sa nevolá „{ $value }“, pozri „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemalo to byť „{ $like }“?
}
pack-misplaced = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ tu nič neznamená („{ $text }“)

## Sady: mapy a žetóny

pack-edge-unknown = { $file }, riadok { $line }: „{ $field }“: políčko „{ $value }“ neexistuje, pozri „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemalo to byť „{ $like }“?
}
pack-edge-two = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ musí uvádzať dve rôzne políčka a medzi nimi -, |, : alebo =
pack-edge-contradicts = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ hovorí { $second }, kým iný riadok { $first }
pack-map-lacks = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ nemá políčko s „{ $what }“
pack-map-stars = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ potrebuje aspoň toľko políčok s hviezdou: { $least }
pack-map-number = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ nemá políčko s číslom { $number }
pack-slot = { $file }, riadok { $line }: „{ $field }“: políčko „{ $value }“ je štart alebo východ, takže na ňom nemôže ležať žetón
pack-cut-off = { $file }, riadok { $line }: „{ $field }“: na políčko „{ $value }“ sa nedá dôjsť, ani keď sú všetky dvere otvorené
pack-door = { $file }, riadok { $line }: „{ $field }“: žiadne pravidlo mapy neotvára dvere „{ $value }“ zo strany štartu
pack-few-tokens = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ má miest tvaru „{ $shape }“ { $wanted }, ale žetónov pre ne (bez tých pre príbehové misie) je { $count }
pack-must-place = { $file }, riadok { $line }: „{ $field }“: povinných žetónov tvaru „{ $shape }“ je na mape „{ $value }“ viac než miest ({ $wanted })
pack-no-slot = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ nemá žiadne miesto tvaru „{ $shape }“
pack-no-orange = { $file }, riadok { $line }: „{ $field }“: mapa „{ $value }“ nemá oranžové žetóny
pack-orange = { $file }, riadok { $line }: „{ $field }“: oranžový žetón nemá tvar
pack-rule-field = { $file }, riadok { $line }: „{ $field }“ je len pre pravidlá na { $allowed }
pack-rule-door = { $file }, riadok { $line }: „{ $field }“: pravidlo s door = true má jediný krok „{ $allowed }“
pack-use-take = { $file }, riadok { $line }: „{ $field }“: čo už postava nesie, sa nedá vziať

## Sady: karty

pack-beginner = { $file }, riadok { $line }: „{ $field }“ je { $value }; musí to byť viac než hp, čo je { $hp }
pack-character-missing = { $file }, riadok { $line }: „{ $field }“: chýba postava „{ $value }“
pack-color-missing = { $file }, riadok { $line }: „{ $field }“: chýbajú žetóny sabotáže farby „{ $value }“
pack-deck = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ začína s týmto počtom kariet zručností: { $count }; musí byť { $wanted }
pack-tactical = { $file }, riadok { $line }: „{ $field }“: taktická karta nemá silu
pack-tactical-steps = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ je taktická karta: nevykonáva žiadnu akciu, ktorej by sa „{ $text }“ mohlo týkať
pack-when = { $file }, riadok { $line }: „{ $field }“ pri „{ $value }“ musí byť „{ $wanted }“ kvôli „{ $text }“
pack-target = { $file }, riadok { $line }: „{ $field }“ pri „{ $value }“ musí byť true práve vtedy, keď jeho kroky hovoria o cieli
pack-plan-window = { $file }, riadok { $line }: „{ $field }“: karta plánovania má kroky, ibaže je jej okno „{ $window }“
pack-back = { $file }, riadok { $line }: „{ $field }“ je „{ $value }“, ale žiadny krok udalosti sa tejto triedy netýka
pack-growth-unknown = { $file }, riadok { $line }: „{ $field }“: „{ $value }“ karta rozvoja nevie, pozri „{ $text }“; vie: { $allowed }
pack-growth-number = { $file }, riadok { $line }: „{ $field }“ je { $value }; karty rozvoja sa číslujú bez medzier a táto by mala byť { $wanted }
pack-growth-stop = { $file }, riadok { $line }: „{ $field }“: karta { $value }: posledná karta každej časti pred hrou aj po hre je karta STOP, a žiadna iná
pack-envelope = { $file }, riadok { $line }: „{ $field }“: obálku { $value } neotvára žiadna karta rozvoja

## Sady: misie

pack-mercenary-map = { $file }, riadok { $line }: „{ $field }“: žoldnierska misia sa hrá na ľubovoľnej mape, a teda žiadnu neuvádza
pack-mercenary-people = { $file }, riadok { $line }: „{ $field }“: žoldnierska misia „{ $value }“ musí uvádzať všetky postavy a žiadnu nevyžadovať
pack-listed = { $file }, riadok { $line }: „{ $field }“: misia „{ $value }“ musí uvádzať aspoň toľko postáv: { $least }
pack-required = { $file }, riadok { $line }: „{ $field }“: postava „{ $value }“ sa vyžaduje, ale nie je uvedená
pack-track = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ musí byť názov a dĺžka od 1 do { $most } alebo tri dĺžky pre 2, 3 a 4 postavy, napríklad 3/4/5
pack-tracks = { $file }, riadok { $line }: „{ $field }“ smie uvádzať najviac toľko rôznych stupníc: { $most }
pack-spaces = { $file }, riadok { $line }: „{ $field }“: akčných polí môže byť najviac { $most }, takže zelené len jedno
pack-bonus = { $file }, riadok { $line }: „{ $field }“: bonus „{ $value }“ nie je v misii „{ $mission }“ na nič
pack-no-effect = { $file }, riadok { $line }: chýba „{ $field }“: žetón „{ $value }“ má v misii „{ $mission }“ jeho symbol
pack-objective-token = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: nie je isté, že žetón „{ $value }“ bude na mape
pack-objective-track = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: na stupnicu „{ $value }“ nič nepridáva
pack-objective-take = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: žetón „{ $value }“ nemôže nikto vziať
pack-objective-met = { $file }, riadok { $line }: „{ $field }“ je splnené už pred prvým ťahom (mapa „{ $map }“, postavy: { $count })
pack-over-at-start = { $file }, riadok { $line }: „{ $field }“: hra sa končí už pred prvým ťahom (mapa „{ $map }“, postavy: { $count })
pack-not-enemy = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: „{ $value }“ nie je nepriateľ
pack-no-child = { $file }, riadok { $line }: „{ $field }“: „{ $text }“ hovorí o Dieťati, ale misia „{ $value }“ nemá child = true
pack-child = { $file }, riadok { $line }: „{ $field }“: do misie „{ $value }“ Dieťa nič neprivádza
pack-replace = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: mapa „{ $value }“ má skrytých žetónov menej
pack-no-star = { $file }, riadok { $line }: „{ $field }“: „{ $text }“: mapa „{ $map }“ nemá „{ $value }“

## Voľby hry The Mandalorian: Adventures

ma-mode-unfit = Voľba „mode“ nemôže byť „{ $value }“: postáv uvedených v misii je { $listed } a { $seats ->
    [one] hrá { $seats } hráč
    [few] hrajú { $seats } hráči
    [many] hrá { $seats } hráča
   *[other] hrá { $seats } hráčov
}; možné hodnoty: { $allowed }
ma-team-unfit = Voľba „characters“ nemôže byť „{ $value }“: v režime „{ $mode }“ uveď { $count ->
    [one] { $count } postavu
    [few] { $count } rôzne postavy
    [many] { $count } postavy
   *[other] { $count } rôznych postáv
} z: { $allowed }
ma-team-lacks = Voľba „characters“: v režime „{ $mode }“ táto misia vyžaduje: { $value }
ma-traitor-unfit = Voľba „traitor“ nemôže byť „{ $value }“: zradca potrebuje troch alebo štyroch hráčov bez zdieľaných postáv; tu ich je { $seats } a režim je „{ $mode }“
