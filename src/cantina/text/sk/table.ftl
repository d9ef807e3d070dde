### Ľudia okolo hry: čo sa pri stole ohlasuje a čo sa tam nedá.

## Čo sa ohlasuje

table-player = Hráč { $seat }
table-told-sat = { $name } si sadá za stôl.
table-told-left = { $name } odchádza od stola.
table-told-bot = Hráč { $number }: bot ({ $level }).
table-level-random = hrá náhodne
table-level-greedy = hrá dobre
table-level-ahead = myslí dopredu
table-told-freed = Miesto hráča { $number } je opäť voľné.
table-told-dealt = Karty sú rozdané.
table-told-acted = { $name } má vybraté.
table-told-taken-back = { $name } vracia poslednú akciu.
table-told-asks-undo = { $name } žiada o vrátenie poslednej akcie.
table-told-agrees = { $name } súhlasí.
table-told-refuses = { $name } nesúhlasí.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name }: čas uplynul, zaskakuje bot.
   *[dropped] { $name }: spojenie prerušené, zaskakuje bot.
}
table-told-back = { $name } je späť.
table-told-rematch = Je tu nový stôl s tými istými hráčmi.

## Hotové vety

table-phrase-hello = Ahoj!
table-phrase-good-luck = Veľa šťastia!
table-phrase-well-played = Pekne zahraté!
table-phrase-thinking = Chvíľku, rozmýšľam.
table-phrase-sorry = Prepáč!
table-phrase-thanks = Ďakujem!
table-phrase-oops = Ojoj.
table-phrase-good-game = Dobrá hra!

## Čo sa nedá

table-name = Meno má 1 až { $longest } viditeľných znakov
table-setting-unknown = Nastavenie „{ $field }“ neexistuje; možnosti: { $allowed }
table-setting = Nastavenie „{ $field }“ nemôže byť „{ $value }“; povolené: { $allowed }
table-no-seat = Miesto „{ $seat }“ pri stole nie je: miesta sú od 0 do { $last }
table-not-your-seat = Tu hrá niekto iný: toto miesto nie je tvoje
table-seat-taken = Toto miesto je obsadené
table-seat-yours = Tu už sedíš
table-seat-invitation = Toto miesto hráč opustil uprostred hry: sadni si s odkazom na toto miesto alebo požiadaj toho, kto stôl otvoril
table-host-only = Toto môže len ten, kto stôl otvoril
table-no-bot = Tu žiadny bot nesedí
table-dealt = Karty sú rozdané: toto sa už nedá zmeniť
table-not-dealt = Karty ešte nie sú rozdané
table-other-version = Hra pri tomto stole sa začala podľa verzie { $version } pravidiel hry { $game }; tento server hrá podľa verzie { $ours }
table-other-content = Karty, s ktorými sa pri tomto stole začala hra { $game }, nie sú v databáze tohto servera
table-old-content = Karty, s ktorými sa pri tomto stole začala hra { $game }, sa už nedajú použiť: { $reason }
table-entry-kind = Záznam { $number } tohto stola je druhu, ktorý táto verzia nepozná
table-entry-field = Záznam { $number } tohto stola ({ $kind }) sa nedá prečítať: pole „{ $field }“ nesedí
table-damaged = Tento stôl sa nedá prečítať: jeho záznam je poškodený. Podrobnosti nájde správca servera v protokole
table-key = Kľúč akcie je text s 1 až { $longest } znakmi
table-confirm = Tým sa skončí tvoj ťah: potvrď to
table-no-orders = Takéto trvalé pokyny v tejto hre nie sú
table-no-undo = Pri tomto stole je vracanie akcií vypnuté
table-no-wish = Nikto ťa nežiada o vrátenie akcie
table-phrase = Veta „{ $value }“ neexistuje; možnosti: { $allowed }
table-not-away = Nikto za teba nezaskakuje
table-not-over = Hra sa ešte neskončila
table-rematch = Nový stôl už je
table-players-only = Toto môžu len tí, ktorí hrali
table-moment = Kým hra beží, môžeš sa vracať len k tomu, čo bolo vidieť z tvojho miesta
table-moment-later = Taký okamih ešte nie je: posledný má číslo { $last }
table-unknown = Taký stôl nie je: odkaz je možno neúplný alebo zastaraný
table-busy = Priveľa hráčov koná naraz: skús to znova
table-no-watching = Tento stôl sa sledovať nesmie alebo len s jeho odkazom

## Kampane

campaign-none = { $game } kampaň nemá
campaign-unknown = Taká kampaň nie je: odkaz je možno neúplný alebo zastaraný
campaign-damaged = Táto kampaň sa nedá prečítať: jej záznam je poškodený. Podrobnosti nájde správca servera v protokole
campaign-not-yours = Táto kampaň patrí iným: popros ich o jej odkaz
campaign-keepers-only = Toto môžu len tí, ktorí kampaň vedú: kto ju založil alebo má jej odkaz
