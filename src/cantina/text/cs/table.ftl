### Lidé kolem hry: co se u stolu ohlašuje a co tam nejde.

## Co se ohlašuje

table-player = Hráč { $seat }
table-told-sat = { $name } si sedá ke stolu.
table-told-left = { $name } odchází od stolu.
table-told-bot = Hráč { $number }: bot ({ $level }).
table-level-random = hraje náhodně
table-level-greedy = hraje dobře
table-level-ahead = myslí dopředu
table-told-freed = Místo hráče { $number } je zase volné.
table-told-dealt = Karty jsou rozdané.
table-told-acted = { $name } má vybráno.
table-told-taken-back = { $name } vrací poslední akci.
table-told-asks-undo = { $name } žádá o vrácení poslední akce.
table-told-agrees = { $name } souhlasí.
table-told-refuses = { $name } nesouhlasí.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] { $name }: čas vypršel, zaskakuje bot.
   *[dropped] { $name }: spojení přerušeno, zaskakuje bot.
}
table-told-back = { $name } je zpátky.
table-told-rematch = Je tu nový stůl se stejnými hráči.

## Hotové věty

table-phrase-hello = Ahoj!
table-phrase-good-luck = Hodně štěstí!
table-phrase-well-played = Pěkně zahráno!
table-phrase-thinking = Chvilku, přemýšlím.
table-phrase-sorry = Promiň!
table-phrase-thanks = Díky!
table-phrase-oops = Jejda.
table-phrase-good-game = Dobrá hra!

## Co nejde

table-name = Jméno má 1 až { $longest } viditelných znaků
table-setting-unknown = Nastavení „{ $field }“ neexistuje; možnosti: { $allowed }
table-setting = Nastavení „{ $field }“ nemůže být „{ $value }“; povoleno: { $allowed }
table-no-seat = Místo „{ $seat }“ u stolu není: místa jsou od 0 do { $last }
table-not-your-seat = Tady hraje někdo jiný: tohle místo není tvoje
table-seat-taken = Tohle místo je obsazené
table-seat-yours = Už tu sedíš
table-seat-invitation = Tohle místo hráč opustil uprostřed hry: posaď se s odkazem na toto místo, nebo požádej toho, kdo stůl otevřel
table-host-only = Tohle může jen ten, kdo stůl otevřel
table-no-bot = Tady žádný bot nesedí
table-dealt = Karty jsou rozdané: tohle už nejde změnit
table-not-dealt = Karty ještě nejsou rozdané
table-other-version = Hra u tohoto stolu začala podle verze { $version } pravidel hry { $game }; tento server hraje podle verze { $ours }
table-other-content = Karty, se kterými u tohoto stolu začala hra { $game }, nejsou v databázi tohoto serveru
table-old-content = Karty, se kterými u tohoto stolu začala hra { $game }, už nelze použít: { $reason }
table-entry-kind = Záznam { $number } tohoto stolu je druhu, který tato verze nezná
table-entry-field = Záznam { $number } tohoto stolu ({ $kind }) nelze přečíst: pole „{ $field }“ neodpovídá
table-damaged = Tento stůl nelze přečíst: jeho záznam je poškozený. Podrobnosti najde správce serveru v protokolu
table-key = Klíč akce je text o 1 až { $longest } znacích
table-confirm = Tím skončí tvůj tah: potvrď to
table-no-orders = Takové trvalé pokyny v této hře nejsou
table-no-undo = U tohoto stolu je vracení akcí vypnuté
table-no-wish = Nikdo tě nežádá o vrácení akce
table-phrase = Věta „{ $value }“ neexistuje; možnosti: { $allowed }
table-not-away = Nikdo za tebe nezaskakuje
table-not-over = Hra ještě neskončila
table-rematch = Nový stůl už je
table-players-only = Tohle můžou jen ti, kdo hráli
table-moment = Dokud hra běží, můžeš se vracet jen k tomu, co bylo vidět z tvého místa
table-moment-later = Takový okamžik ještě není: poslední má číslo { $last }
table-unknown = Takový stůl není: odkaz je možná neúplný nebo zastaralý
table-busy = Příliš mnoho hráčů jedná najednou: zkus to znovu
table-no-watching = Tento stůl se sledovat nesmí, nebo jen s jeho odkazem

## Kampaně

campaign-none = { $game } nemá kampaň
campaign-unknown = Taková kampaň není: odkaz je možná neúplný nebo zastaralý
campaign-damaged = Tuto kampaň nelze přečíst: její záznam je poškozený. Podrobnosti najde správce serveru v protokolu
campaign-not-yours = Tato kampaň patří jiným: popros je o její odkaz
campaign-keepers-only = Tohle můžou jen ti, kdo kampaň vedou: kdo ji založil nebo má její odkaz
