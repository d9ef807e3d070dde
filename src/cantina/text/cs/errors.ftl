### Co může být špatně na tom, co zadávají lidé a programy: jeden řádek na chybu, s pravidlem nebo položkou.

## Akce

action-unknown-verb = „{ $action }“ není akce: musí začínat jedním ze slov { $verbs }
action-bad-operands = „{ $action }“ není akce: to, co následuje za „{ $verb }“, chybí, přebývá nebo není známé
action-unknown-code = { $action } není akce: kódy jdou od 0 a jsou menší než { $size }
action-not-understood = { $action } není akce: zapiš ji jako „draw target“, nebo zadej její kód
action-other-game = „{ $action }“ je akce jiné hry: { $game }
game-over = „{ $action }“ není možné: hra už skončila ({ $rule })
not-your-turn = „{ $action }“ teď není možné: ostatní ještě neskončili ({ $rule })
undo-nothing = Není co vrátit ({ $rule })
undo-barrier = „{ $words }“ už nejde vrátit: něco to odhalilo nebo změnilo ({ $rule })

## Hry, volby, místa, semínka

game-unknown = Hra „{ $game }“ neexistuje; na výběr jsou: { $games }
game-no-packs = Hra { $game } vlastní sady nepřijímá
odds-none = Hra { $game } nepočítá pravděpodobnosti
odds-over = Hra skončila: už není co předvídat
odds-not-ready = Pravděpodobnosti potřebují zkompilovaná pravidla, která ještě nejsou připravena: zkus to znovu za minutu
option-unknown = Volba „{ $option }“ neexistuje; na výběr jsou: { $allowed }
options-wrong = „options“ nemůže být { $value }: volby se zadávají podle jmen, jako ve slovníku
option-choice = Volba „{ $option }“ nemůže být „{ $value }“; možné hodnoty: { $allowed }
option-number = Volba „{ $option }“ nemůže být „{ $value }“: je to celé číslo od { $least } do { $most }
option-assignment = Volba „{ $option }“ nemůže být „{ $value }“: každému místu (celkem { $seats }) urči jinou z hodnot { $allowed }
option-team = Volba „{ $option }“ nemůže být „{ $value }“: uveď různé z hodnot { $allowed }
option-text = „{ $option }“ je text „{ $value }“: zadej samotnou hodnotu, bez uvozovek
seats-wrong = Počet hráčů u hry { $game } je { $least } až { $most }, ne „{ $seats }“
seat-unknown = Místo „{ $seat }“ neexistuje: místa jsou od 0 do { $last }
seed-wrong = „{ $seed }“ není semínko: musí to být celé číslo od 0, menší než 2^256, nebo 64 šestnáctkových číslic
seed-not-its-hash = Semínko neodpovídá svému otisku: tohle není ohlášené rozdání
since-wrong = „since“ nemůže být „{ $since }“: je to celé číslo, 0 nebo větší
event-wrong = „event“ nemůže být { $event }: je to událost této hry, jak je vracejí „play“ a „events“
language-unknown = V jazyce „{ $language }“ texty nejsou; jsou v jazycích: { $languages }

## Uložené hry

saved-not-json = Tohle není uložená hra: text není JSON, nebo je useknutý
saved-not-a-game = Tohle není uložená hra programu Cantina, nebo je některá její položka špatného druhu
saved-missing = V uložené hře chybí položka „{ $field }“
saved-field = Položku „{ $field }“ této uložené hry nelze použít: { $reason }
saved-altered = Uložená hra byla pozměněna: její položky neodpovídají položce „check“
saved-version = Tato hra se hrála podle pravidel verze { $saved }; tento program hraje verzi { $ours }
saved-content = Tato hra se hrála s jinými kartami, než má tento program
saved-content-pack = Tato hra se hrála s jinými kartami; hra s vlastní sadou potřebuje tutéž sadu beze změny (--pack)
saved-files = Karty v této uložené hře nelze použít: { $reason }
saved-secret = Semínko této hry je ještě tajné: přečíst ho půjde, až hra skončí
saved-action = Akci { $number } této uložené hry („{ $line }“) nejde zahrát: { $reason }
saved-line = neuvádí místo a akci
saved-result = Uložená hra uvádí výsledek, ke kterému její akce nevedou

## Soubory s kartami

content-unreadable = { $file }: soubor nejde přečíst ({ $reason })
content-file-missing = { $file }: tento soubor v obsahu hry chybí
content-without-files = Tato sada karet vznikla v paměti: nemá soubory, které by šlo uložit
content-wrong = „content“ není sada karet hry { $game }: použij „game.content“, nebo co vrátí „game.pack(folder)“
content-not-toml = { $file }, řádek { $line }: není to TOML ({ $reason })
content-unknown-field = { $file }, řádek { $line }: „{ $field }“ tu není známé; může tu být: { $allowed }
content-missing = { $file }, řádek { $line }: chybí položka „{ $field }“
content-count = { $file }, řádek { $line }: „{ $field }“ musí být seznam { $count } { $count ->
    [one] hodnoty
    [few] hodnot
    [many] hodnoty
   *[other] hodnot
}
content-number = { $file }, řádek { $line }: „{ $field }“ je { $value }; musí to být celé číslo od { $least } do { $most }
content-word = { $file }, řádek { $line }: „{ $field }“ je „{ $value }“; musí to být jedno z { $allowed }
content-key = { $file }, řádek { $line }: „{ $field }“ je „{ $value }“; název má jen malá písmena, číslice a spojovníky
content-total = { $file }, řádek { $line }: počet karet druhu „{ $kind }“ je { $count }, musí být { $wanted }
content-name-twice = { $file }, řádek { $line }: „{ $field }“ je „{ $value }“, ale tak už se jmenuje jiná karta
content-level = { $file }, řádek { $line }: počet misí, které mají „{ $field }“ { $level }, je { $count }, musí být { $wanted }
content-no-symbol = { $file }, řádek { $line }: „{ $field }“ jsou samé nuly; je potřeba aspoň jeden symbol
content-multiple = { $file }, řádek { $line }: „{ $field }“ je { $value }; musí to být násobek { $step }
content-no-shield = { $file }, řádek { $line }: „{ $field }“ jsou samé nuly, takže by byl cíl dopaden, aniž na něj kdo útočí
content-same-twice = { $file }, řádek { $line }: „{ $field }“ musí uvádět dvě různé postavy
content-copies = { $file }, řádek { $line }: „{ $field }“ je { $value }, ale takových karet je v sadě { $real }
content-contract-icons = { $file }, řádek { $line }: počet cílů se symbolem zakázky („{ $field }“) je { $count }, musí být { $wanted }
content-crate-icons = { $file }, řádek { $line }: počet karet beden, které mají „{ $field }“ { $icons }, je { $count }, musí být { $wanted }

## Kampaně

campaign-not-prepared = „{ $action }“ není možné: před touto hrou se ještě nikdo nepodíval do balíčku rozvoje ({ $rule })
campaign-still-running = „{ $action }“ není možné: hra ještě běží ({ $rule })
campaign-other-game = { $file }: tohle není hra této kampaně: byla by to hra mandalorian-adventures s growth={ $growth }
campaign-other = { $file }: tohle je soubor jiné kampaně („{ $field }“)
campaign-decides = O „{ $field }“ rozhoduje kampaň: vynech to
campaign-mission-not-now = Mise „{ $action }“ není v této kampani na řadě; možné jsou: { $missions } ({ $rule })
campaign-mission-locked = Mise „{ $action }“ není odemčená; odemčené jsou: { $missions } ({ $rule })
campaign-which-mission = Která mise? Odemčené jsou: { $missions }
campaign-envelope-closed = Obálka { $action } je ještě zavřená ({ $rule })
campaign-not-yet = „{ $action }“ se do hry ještě nedostalo ({ $rule })
campaign-read-ahead = Karta rozvoje { $action } ještě nebyla vyhodnocena; nikdo nečte dál než po kartu { $last } ({ $rule })
campaign-unreadable = { $file }: kampaň nejde přečíst ({ $reason })
campaign-unwritable = { $file }: kampaň nejde zapsat ({ $reason })
campaign-file-exists = { $file }: něco už tam je; nic se nezapsalo
campaign-not-json = { $file }, řádek { $line }: text není JSON, nebo je useknutý ({ $reason })
campaign-foreign = { $file }: tohle není kampaň této hry: položka „{ $field }“ chybí, nebo říká něco jiného
campaign-newer = { $file }, řádek { $line }: „version“ je { $saved }; tento program zná kampaně do verze { $ours }
campaign-missing = { $file }: chybí položka „{ $field }“
campaign-value = { $file }, řádek { $line }: v „{ $field }“ je { $value }, což je špatného druhu nebo nevyplývá z vyhodnocených karet rozvoje
campaign-action-unknown = „{ $action }“ s kampaní dělat nejde; jde: { $actions }
campaign-result-missing = Jak hra dopadla? Zadej jedno z { $results }

## Sady misí a map

pack-no-folder = { $file }: taková složka neexistuje
pack-nothing = { $file }: v této složce není nic ze sady; může tu být: { $allowed }
pack-file-unknown = { $file }: takový soubor ani složka v sadě být nemůže; může tu být: { $allowed }
pack-many-files = { $file }: je tu víc souborů, než sada smí mít ({ $most })
pack-not-plain = { $file }: tohle je odkaz, roura nebo zařízení; v sadě mohou být jen obyčejné soubory
pack-large = { $file }: soubor má { $size } B; soubor sady smí mít nejvýš { $most } B
pack-large-whole = { $file }: soubory této sady mají dohromady { $size } B; povoleno je nejvýš { $most } B
pack-strange = { $file }, řádek { $line }: každý záznam musí začínat řádkem jako [[name]] a ničím jiným
pack-one-entry = { $file }, řádek { $line }: v tomto souboru musí být jeden záznam [[{ $field }]], ne { $count }
pack-kind-missing = { $file }: sada nemá vůbec žádné „{ $field }“
pack-too-many = { $file }, řádek { $line }: „{ $field }“: příliš mnoho záznamů druhu „{ $kind }“; místo je pro { $most }
pack-name-long = { $file }, řádek { $line }: „{ $field }“: název „{ $value }“ je příliš dlouhý; nejvyšší povolený počet znaků je { $most }
pack-twice = { $file }, řádek { $line }: „{ $field }“ uvádí „{ $value }“ už podruhé
pack-flag = { $file }, řádek { $line }: „{ $field }“ je „{ $value }“; musí to být true nebo false
pack-texts = { $file }, řádek { $line }: „{ $field }“ musí být seznam textů v uvozovkách
pack-text-missing = { $file }, řádek { $line }: text „{ $field }“ chybí v jazycích: { $languages }
pack-text-broken = { $file }, řádek { $line }: tohle není zpráva ve formátu Fluent
pack-text-foreign = { $file }, řádek { $line }: text „{ $field }“ k této sadě nepatří; sada má texty jen k tomu, co je v jejích vlastních souborech

## Sady: kroky a podmínky

pack-step-empty = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ nic nedělá: chybí krok
pack-step-unknown = { $file }, řádek { $line }: „{ $field }“: krok „{ $value }“ neexistuje, viz „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemělo to být „{ $like }“?
}
pack-step-then = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ má „if“ bez „then“
pack-step-prefix = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ stojí v „{ $text }“ na špatném místě; pořadí je: +6, may, if ... then
pack-step-choice = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: výběr jsou dva až čtyři prosté kroky oddělené |
pack-step-loop = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: musí tu být „for_each player“ a jeden krok nebo výběr
pack-condition-empty = { $file }, řádek { $line }: „{ $field }“: v „{ $text }“ chybí podmínka
pack-condition-unknown = { $file }, řádek { $line }: „{ $field }“: podmínka „{ $value }“ neexistuje, viz „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemělo to být „{ $like }“?
}
pack-operands = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ má příliš málo nebo příliš mnoho slov; zapisuje se: { $form }
pack-operand = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ se do „{ $text }“ nehodí; může tu být: { $allowed }
pack-operand-number = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ se do „{ $text }“ nehodí; musí to být celé číslo od { $least } do { $most }
pack-name-unknown = { $file }, řádek { $line }: „{ $field }“: nic druhu { $kind } se nejmenuje „{ $value }“, viz „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemělo to být „{ $like }“?
}
pack-misplaced = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ tu nic neznamená („{ $text }“)

## Sady: mapy a žetony

pack-edge-unknown = { $file }, řádek { $line }: „{ $field }“: políčko „{ $value }“ neexistuje, viz „{ $text }“{ $like ->
    [none] { "" }
   *[other] ; nemělo to být „{ $like }“?
}
pack-edge-two = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ musí uvádět dvě různá políčka a mezi nimi -, |, : nebo =
pack-edge-contradicts = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ říká { $second }, kdežto jiný řádek { $first }
pack-map-lacks = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ nemá políčko s „{ $what }“
pack-map-stars = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ potřebuje aspoň tolik políček s hvězdou: { $least }
pack-map-number = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ nemá políčko s číslem { $number }
pack-slot = { $file }, řádek { $line }: „{ $field }“: políčko „{ $value }“ je start nebo východ, takže na něm nemůže ležet žeton
pack-cut-off = { $file }, řádek { $line }: „{ $field }“: na políčko „{ $value }“ se nedá dojít, ani když jsou všechny dveře otevřené
pack-door = { $file }, řádek { $line }: „{ $field }“: žádné pravidlo mapy neotvírá dveře „{ $value }“ ze strany startu
pack-few-tokens = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ má míst tvaru „{ $shape }“ { $wanted }, ale žetonů pro ně (bez těch pro příběhové mise) je { $count }
pack-must-place = { $file }, řádek { $line }: „{ $field }“: povinných žetonů tvaru „{ $shape }“ je na mapě „{ $value }“ víc než míst ({ $wanted })
pack-no-slot = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ nemá žádné místo tvaru „{ $shape }“
pack-no-orange = { $file }, řádek { $line }: „{ $field }“: mapa „{ $value }“ nemá oranžové žetony
pack-orange = { $file }, řádek { $line }: „{ $field }“: oranžový žeton nemá tvar
pack-rule-field = { $file }, řádek { $line }: „{ $field }“ je jen pro pravidla na { $allowed }
pack-rule-door = { $file }, řádek { $line }: „{ $field }“: pravidlo s door = true má jediný krok „{ $allowed }“
pack-use-take = { $file }, řádek { $line }: „{ $field }“: co už postava nese, nejde vzít

## Sady: karty

pack-beginner = { $file }, řádek { $line }: „{ $field }“ je { $value }; musí to být víc než hp, což je { $hp }
pack-character-missing = { $file }, řádek { $line }: „{ $field }“: chybí postava „{ $value }“
pack-color-missing = { $file }, řádek { $line }: „{ $field }“: chybí žetony sabotáže barvy „{ $value }“
pack-deck = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ začíná s tímto počtem karet dovedností: { $count }; musí být { $wanted }
pack-tactical = { $file }, řádek { $line }: „{ $field }“: taktická karta nemá sílu
pack-tactical-steps = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ je taktická karta: neprovádí žádnou akci, které by se „{ $text }“ mohlo týkat
pack-when = { $file }, řádek { $line }: „{ $field }“ u „{ $value }“ musí být „{ $wanted }“ kvůli „{ $text }“
pack-target = { $file }, řádek { $line }: „{ $field }“ u „{ $value }“ musí být true, právě když jeho kroky mluví o cíli
pack-plan-window = { $file }, řádek { $line }: „{ $field }“: karta plánování má kroky, ledaže je její okno „{ $window }“
pack-back = { $file }, řádek { $line }: „{ $field }“ je „{ $value }“, ale žádný krok události se této třídy netýká
pack-growth-unknown = { $file }, řádek { $line }: „{ $field }“: „{ $value }“ karta rozvoje neumí, viz „{ $text }“; umí: { $allowed }
pack-growth-number = { $file }, řádek { $line }: „{ $field }“ je { $value }; karty rozvoje se číslují bez mezer a tahle by měla být { $wanted }
pack-growth-stop = { $file }, řádek { $line }: „{ $field }“: karta { $value }: poslední karta každé části před hrou i po hře je karta STOP, a žádná jiná
pack-envelope = { $file }, řádek { $line }: „{ $field }“: obálku { $value } neotvírá žádná karta rozvoje

## Sady: mise

pack-mercenary-map = { $file }, řádek { $line }: „{ $field }“: žoldnéřská mise se hraje na libovolné mapě, a žádnou tedy neuvádí
pack-mercenary-people = { $file }, řádek { $line }: „{ $field }“: žoldnéřská mise „{ $value }“ musí uvádět všechny postavy a žádnou nevyžadovat
pack-listed = { $file }, řádek { $line }: „{ $field }“: mise „{ $value }“ musí uvádět aspoň tolik postav: { $least }
pack-required = { $file }, řádek { $line }: „{ $field }“: postava „{ $value }“ je vyžadována, ale není uvedena
pack-track = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ musí být název a délka od 1 do { $most }, nebo tři délky pro 2, 3 a 4 postavy, třeba 3/4/5
pack-tracks = { $file }, řádek { $line }: „{ $field }“ smí uvádět nejvýš tolik různých stupnic: { $most }
pack-spaces = { $file }, řádek { $line }: „{ $field }“: akčních polí může být nejvýš { $most }, takže zelené jen jedno
pack-bonus = { $file }, řádek { $line }: „{ $field }“: bonus „{ $value }“ není v misi „{ $mission }“ k ničemu
pack-no-effect = { $file }, řádek { $line }: chybí „{ $field }“: žeton „{ $value }“ má v misi „{ $mission }“ jeho symbol
pack-objective-token = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: není jisté, že žeton „{ $value }“ bude na mapě
pack-objective-track = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: na stupnici „{ $value }“ nic nepřidává
pack-objective-take = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: žeton „{ $value }“ nemůže nikdo vzít
pack-objective-met = { $file }, řádek { $line }: „{ $field }“ je splněno už před prvním tahem (mapa „{ $map }“, postavy: { $count })
pack-over-at-start = { $file }, řádek { $line }: „{ $field }“: hra končí už před prvním tahem (mapa „{ $map }“, postavy: { $count })
pack-not-enemy = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: „{ $value }“ není nepřítel
pack-no-child = { $file }, řádek { $line }: „{ $field }“: „{ $text }“ mluví o Dítěti, ale mise „{ $value }“ nemá child = true
pack-child = { $file }, řádek { $line }: „{ $field }“: do mise „{ $value }“ Dítě nic nepřivádí
pack-replace = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: mapa „{ $value }“ má skrytých žetonů méně
pack-no-star = { $file }, řádek { $line }: „{ $field }“: „{ $text }“: mapa „{ $map }“ nemá „{ $value }“

## Volby hry The Mandalorian: Adventures

ma-mode-unfit = Volba „mode“ nemůže být „{ $value }“: postav uvedených v misi je { $listed } a { $seats ->
    [one] hraje { $seats } hráč
    [few] hrají { $seats } hráči
    [many] hraje { $seats } hráče
   *[other] hraje { $seats } hráčů
}; možné hodnoty: { $allowed }
ma-team-unfit = Volba „characters“ nemůže být „{ $value }“: v režimu „{ $mode }“ uveď { $count ->
    [one] { $count } postavu
    [few] { $count } různé postavy
    [many] { $count } postavy
   *[other] { $count } různých postav
} z: { $allowed }
ma-team-lacks = Volba „characters“: v režimu „{ $mode }“ tato mise vyžaduje: { $value }
ma-traitor-unfit = Volba „traitor“ nemůže být „{ $value }“: zrádce potřebuje tři nebo čtyři hráče bez sdílených postav; tady je jich { $seats } a režim je „{ $mode }“
