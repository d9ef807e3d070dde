### De webclient: tafels, wat er ook aan wordt gespeeld.

## Een tafel openen

client-how-many = Hoeveel spelers?
client-who-sits = Wie speelt er?
client-seat = Plaats { $number }
client-seat-me = ik
client-seat-link = een vriend, met een link
client-seat-bot = een bot: { $level }
client-seat-here = iemand achter dit scherm
client-name-of-seat = Naam van speler { $number }
client-options = Opties van het spel
client-manners = Tafelinstellingen
client-undo = Terugnemen
client-undo-auto = vrij onder vrienden, met instemming aan een open tafel
client-undo-free = vrij
client-undo-consent = als iedereen akkoord gaat
client-undo-never = nooit
client-watch = Wie mag meekijken
client-watch-link = wie de link heeft
client-watch-anyone = iedereen
client-watch-nobody = niemand
client-clock = Tijd per beslissing
client-clock-none = onbeperkt
client-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
client-clock-day = één dag
client-listed-too = Tafel op de startpagina tonen, zodat iedereen kan aanschuiven
client-open-table = Tafel openen

## Waarden van opties

client-by-chance = het lot beslist
client-value-standard = gewoon spel
client-value-introductory = beginnersmodus
client-value-true = ja
client-value-false = nee
client-value-turn = de hele beurt
client-value-between-actions = tussen de acties
client-value-per-attribute = elke eigenschap
client-value-total = het totaal
client-value-flat = 200
client-value-printed = de kosten op de kaart
client-value-equip = zodra hij zich mag uitrusten
client-value-setup-only = voor de eerste beurt
client-value-1 = één
client-value-unlimited = onbeperkt
client-value-auto = automatisch
client-value-story = verhaal
client-value-sandbox = vrij
client-value-shared = gedeeld
client-value-normal = normaal
client-value-beginner = voor beginners
client-value-heroic = heroïsch

## Voor het delen

client-invited = Je bent uitgenodigd. Vul je naam in en neem plaats.
client-full = Alle plaatsen zijn bezet.
client-seat-gone = De plaats van deze link is intussen bezet; er is een andere vrij.
client-seat-open = Vrije plaats
client-sit = Hier gaan zitten
client-sit-on = Plaats { $number } nemen
client-only-watch = Alleen meekijken
client-lobby-waits = { $seats ->
    [one] Er is nog { $seats } plaats vrij. Is die bezet, dan worden de kaarten gedeeld.
   *[other] Er zijn nog { $seats } plaatsen vrij. Zijn ze allemaal bezet, dan worden de kaarten gedeeld.
}
client-seats-free = { $seats ->
    [one] Er is nog { $seats } plaats vrij.
   *[other] Er zijn nog { $seats } plaatsen vrij.
}
client-invite = Link alleen naar deze plaats
client-invite-all = Eén link voor al je vrienden
client-invite-all-about = Stuur deze link naar iedereen die meespeelt: ieder neemt een vrije plaats.
client-invite-text = Speel { $game } met mij!
client-invite-seat = Een link naar plaats { $number }
client-invite-watch = Een link om mee te kijken
client-link-secret = Wie deze link heeft, kan hem gebruiken: stuur hem alleen naar de persoon voor wie hij is.
client-code-alt = QR-code van deze link
client-send-away = Bot verwijderen
client-leave = Van tafel gaan
client-leave-sure = Van tafel gaan? Een bot speelt voor je verder.
client-bot-label = bot
client-seed-hash = Vingerafdruk van het schudden:
client-lesson-deal = Een les: wie dit spel leert, krijgt dezelfde kaarten, en sommigen kennen ze misschien al.

## Aan tafel

client-the-table = De tafel
client-briefing = Verhaal en briefing
client-fold = Inklappen
client-guide = Gids
client-guide-hide = Gids verbergen
client-this-table = Deze tafel
client-decision = Jouw beslissing
client-decide = Wat doe je?
client-log = Logboek
client-log-newest = Nieuwste eerst
client-log-oldest = Oudste eerst
client-beside = Punten en logboek
client-boards = De borden van de spelers
client-pad = Scoreblok
client-map = Spelbord
client-rule = Regel { $rule }
client-wait = Even geduld…
client-waiting-for = Wachten op { $names }
client-sealed = Je keuze is vastgelegd en gaat zo in.
client-game-over = Het spel is afgelopen.
client-take-back = Terugnemen
client-status-yours = aan de beurt
client-status-thinking = denkt na
client-status-ready = klaar
client-status-away = verbinding verbroken
client-status-stand-in = een bot valt in
client-net-lost = Geen verbinding: nieuwe poging…
client-net-restart = De server start opnieuw…
client-net-later = De server is bezet: even geduld…
client-net-sending = Versturen…
client-time-left = Resterende tijd: { $time }
client-say = Iets zeggen
client-stood-in = Een bot speelt voor je.
client-take-over = Ik speel weer zelf
client-undo-asked = Je hebt de anderen gevraagd om je laatste actie terug te nemen.
client-undo-wish = { $name } vraagt om de laatste actie terug te nemen.
client-agree = Akkoord
client-disagree = Niet akkoord
client-own-link = Mijn plaats op een ander apparaat
client-as-text = Als tekst
client-as-picture = Met kaarten
client-orders-open = Wanneer vragen
client-orders = Als iemand anders een missie onderneemt
client-orders-ask = elke keer vragen
client-orders-matters = alleen vragen als een gebeurtenis nog iets kan veranderen
client-orders-from = alleen vragen als er genoeg te verdienen is
client-orders-never = nooit vragen, ik pas
client-orders-reward = vanaf een beloning van
client-preview-change = { $what }: { $change }

## Eén scherm voor meer spelers

client-curtain = { $name }, jij bent aan de beurt
client-curtain-about = Geef het apparaat door. De anderen kijken even niet mee!
client-curtain-wait = De anderen denken na…
client-i-am = Ik ben { $name }

## Na het spel

client-show-result = Uitslag
client-look-at-table = Terug naar de tafel
client-you-win = Jij wint!
client-you-share = Je deelt de overwinning!
client-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
client-won-together = Missie volbracht!
client-lost-together = De missie is mislukt.
client-unfinished = Het spel is voortijdig gestopt.
client-won = winnaar
client-stood-in-mark = hier heeft een tijdje een bot gespeeld
client-counting = De telling…
client-place = Jouw plaats: { $place } van { $count }
client-best = Beste moment
client-best-own = Jouw beste moment
client-turning = Keerpunt
client-turning-from = { $name } neemt de leiding en geeft die niet meer af ({ $word } { $turn }).
client-turning-always = { $name } staat van begin tot eind aan de leiding.
client-record = Jouw record
client-record-first = { $points }: jouw eerste resultaat met dit aantal spelers, en voortaan het record.
client-record-broken = { $points }: jouw beste tot nu toe! Eerst was het { $before }.
client-record-stands = Jouw beste resultaat blijft { $points }.
client-see-it = Bekijk het
client-picture-alt = Het resultaat als afbeelding
client-picture-share = Afbeelding delen
client-picture-copy = Afbeelding kopiëren
client-picture-save = Afbeelding bewaren
client-picture-failed = Je browser kon de afbeelding niet maken.
client-rematch = Revanche
client-to-rematch = Naar de nieuwe tafel
client-replay = Terugkijken
client-download = Downloaden
client-chart = Punten per ronde
client-chart-table = In cijfers
client-turn = Ronde
client-proof = Bewijs van eerlijk schudden
client-proof-about = Voor het delen toonde de tafel een vingerafdruk van het schudden. Nu is ook de seed bekend: de SHA-256 ervan moet met die vingerafdruk overeenkomen.
client-seed = Het schudden (seed):
client-proof-holds = Het klopt. Gecontroleerd door je browser.
client-proof-fails = Het klopt niet!
client-proof-cannot = Je browser controleert dit alleen via https. Elk SHA-256-programma kan het ook: de seed is 32 bytes, hexadecimaal geschreven.
client-moment = Positie in het spel
client-replay-at = { $word } { $turn } · { $number }/{ $all }
client-replay-begin = Voor de eerste beurt · { $number }/{ $all }
client-from-seat = Gezien door
client-spectator = een toeschouwer
client-step-back = Een stap terug
client-step-on = Een stap vooruit
client-turn-back = Een beurt terug
client-turn-on = Een beurt vooruit
client-speed = Snelheid
client-run = Afspelen
client-pause = Pauze

## De spelregels

client-rules-search = Zoeken in de spelregels
client-rules-aid = Overzichtskaart
client-rules-things = Begrippen
client-rules-all = Elke regel op nummer
client-rules-nothing = Geen enkele regel bevat al deze woorden.

## What others do, told beat by beat

client-film = Wat er gebeurt
client-film-skip = Overslaan
client-film-again = De laatste beurt nog eens zien
