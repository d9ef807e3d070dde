### Mensen rond een spel: wat er aan tafel wordt gemeld, en wat daar niet kan.

## Wat er wordt gemeld

table-player = Speler { $seat }
table-told-sat = { $name } gaat zitten.
table-told-left = { $name } is van tafel gegaan.
table-told-bot = Speler { $number }: een bot ({ $level }).
table-level-random = speelt willekeurig
table-level-greedy = speelt goed
table-level-ahead = denkt vooruit
table-told-freed = De plaats van speler { $number } is weer vrij.
table-told-dealt = De kaarten zijn gedeeld.
table-told-acted = { $name } heeft gekozen.
table-told-taken-back = { $name } heeft de laatste actie teruggenomen.
table-told-asks-undo = { $name } vraagt om de laatste actie terug te nemen.
table-told-agrees = { $name } gaat akkoord.
table-told-refuses = { $name } gaat niet akkoord.
table-told-said = { $name }: { $phrase }
table-told-away = { $why ->
    [clock] De tijd van { $name } is om: een bot valt in.
   *[dropped] { $name } heeft geen verbinding meer: een bot valt in.
}
table-told-back = { $name } is terug.
table-told-rematch = Er is een nieuwe tafel met dezelfde spelers.

## Vaste zinnen

table-phrase-hello = Hallo!
table-phrase-good-luck = Veel succes!
table-phrase-well-played = Goed gespeeld!
table-phrase-thinking = Even denken.
table-phrase-sorry = Sorry!
table-phrase-thanks = Bedankt!
table-phrase-oops = Oeps.
table-phrase-good-game = Mooi spel!

## Wat niet kan

table-name = Een naam heeft 1 tot { $longest } zichtbare tekens
table-setting-unknown = Er is geen instelling “{ $field }”; mogelijk: { $allowed }
table-setting = Instelling “{ $field }” kan niet “{ $value }” zijn; toegestaan: { $allowed }
table-no-seat = Er is geen plaats “{ $seat }”: plaatsen lopen van 0 tot en met { $last }
table-not-your-seat = Hier speelt iemand anders: dit is niet jouw plaats
table-seat-taken = Deze plaats is bezet
table-seat-yours = Je zit hier al
table-seat-invitation = De speler heeft deze plaats midden in een spel verlaten: neem plaats met de link naar deze plaats, of vraag het aan wie de tafel heeft geopend
table-host-only = Alleen wie de tafel heeft geopend, kan dit doen
table-no-bot = Hier zit geen bot
table-dealt = De kaarten zijn gedeeld: dit kan niet meer worden veranderd
table-not-dealt = De kaarten zijn nog niet gedeeld
table-other-version = Deze tafel is begonnen met versie { $version } van de spelregels van { $game }; deze server speelt versie { $ours }
table-other-content = De kaarten waarmee deze tafel van { $game } is begonnen, staan niet in de database van deze server
table-old-content = De kaarten waarmee deze tafel van { $game } is begonnen, zijn niet meer bruikbaar: { $reason }
table-entry-kind = Regel { $number } van deze tafel is van een soort die deze versie niet kent
table-entry-field = Regel { $number } van deze tafel ({ $kind }) kan niet worden gelezen: het veld “{ $field }” klopt niet
table-damaged = Deze tafel kan niet worden gelezen: de gegevens zijn beschadigd. De beheerder van de server vindt er meer over in het logboek
table-key = De sleutel van een actie is een tekst van 1 tot { $longest } tekens
table-confirm = Hiermee eindigt je beurt: bevestig het
table-no-orders = Zulke vaste opdrachten zijn er niet in dit spel
table-no-undo = Aan deze tafel is terugnemen uitgeschakeld
table-no-wish = Niemand heeft je gevraagd om iets terug te nemen
table-phrase = Er is geen zin “{ $value }”; mogelijk: { $allowed }
table-not-away = Je bent niet weg
table-not-over = Het spel is nog niet afgelopen
table-rematch = Er is al een nieuwe tafel
table-players-only = Alleen wie heeft meegespeeld, kan dit doen
table-moment = Zolang het spel loopt, kun je alleen terugkijken naar wat je zelf hebt gezien
table-moment-later = Dat moment is er nog niet: het laatste is { $last }
table-unknown = Zo’n tafel is er niet: de link is misschien onvolledig of verlopen
table-busy = Er zijn hier te veel mensen tegelijk bezig: probeer het opnieuw
table-no-watching = Niemand mag bij deze tafel meekijken, of alleen met de link

## Campagnes

campaign-none = { $game } heeft geen campagne
campaign-unknown = Zo’n campagne is er niet: de link is misschien onvolledig of verlopen
campaign-damaged = Deze campagne kan niet worden gelezen: de gegevens zijn beschadigd. De beheerder van de server vindt er meer over in het logboek
campaign-not-yours = Deze campagne is van anderen: vraag hun om de link
campaign-keepers-only = Alleen wie deze campagne beheert, kan dit doen: wie die is begonnen of de link heeft
