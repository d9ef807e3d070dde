### The web client: tables, whatever is played at them.

## Opening a table

client-how-many = How many players?
client-who-sits = Who plays?
client-seat = Seat { $number }
client-seat-me = I
client-seat-link = a friend, by a link
client-seat-bot = a bot: { $level }
client-seat-here = somebody at this screen
client-name-of-seat = Name of player { $number }
client-options = Options of the game
client-manners = Manners of the table
client-undo = Taking back
client-undo-auto = freely among friends, by consent at an open table
client-undo-free = freely
client-undo-consent = if all agree
client-undo-never = never
client-watch = Who may watch
client-watch-link = whoever has the link
client-watch-anyone = anyone
client-watch-nobody = nobody
client-clock = Time for a decision
client-clock-none = as long as it takes
client-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
client-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-clock-day = one day
client-listed-too = Show the table on the start page, so that anyone can join
client-open-table = Open the table

## Values of options

client-by-chance = chance decides
client-value-standard = standard
client-value-introductory = introductory
client-value-true = yes
client-value-false = no
client-value-turn = in the whole turn
client-value-between-actions = between the actions
client-value-per-attribute = every attribute
client-value-total = the total
client-value-flat = 200
client-value-printed = the printed cost
client-value-equip = whenever he may equip
client-value-setup-only = before the first turn
client-value-1 = one
client-value-unlimited = any number
client-value-auto = what fits
client-value-story = story
client-value-sandbox = sandbox
client-value-shared = shared
client-value-normal = normal
client-value-beginner = beginner
client-value-heroic = heroic

## Before the deal

client-invited = You are invited. Say your name and take a seat.
client-full = All seats are taken.
client-seat-gone = The seat of this link is taken by now; another one is free.
client-seat-open = Open seat
client-sit = Sit down here
client-sit-on = Take seat { $number }
client-only-watch = Only watch
client-lobby-waits = { $seats ->
    [one] { $seats } seat is open. When it is taken, the cards are dealt.
   *[other] { $seats } seats are open. When all are taken, the cards are dealt.
}
client-invite = Invite
client-invite-seat = A link to seat { $number }
client-invite-watch = A link to watch
client-link-secret = Whoever has this link can use it: send it to nobody else.
client-code-alt = QR code of this link
client-send-away = Send the bot away
client-leave = Leave the seat
client-leave-sure = Leave? A bot plays on for you.
client-bot-label = bot
client-seed-hash = Fingerprint of the shuffle:
client-lesson-deal = A lesson: everybody who learns this game is dealt the same cards, and some may know them.

## At the table

client-the-table = The table
client-briefing = Story and briefing
client-fold = Fold it away
client-this-table = This table
client-decision = Your decision
client-decide = What do you do?
client-log = Log
client-beside = Points and log
client-pad = Score pad
client-map = Map
client-rule = Rule { $rule }
client-wait = One moment …
client-waiting-for = Waiting for { $names }
client-sealed = Your answer is sealed. It counts in a moment.
client-game-over = The game is over.
client-take-back = Take back
client-status-yours = your turn
client-status-thinking = thinking
client-status-ready = ready
client-status-away = connection lost
client-status-stand-in = a bot stands in
client-net-lost = No connection: trying again …
client-net-restart = The server begins anew …
client-net-later = The server is busy: a moment …
client-net-sending = Sending …
client-time-left = Time left: { $time }
client-say = Say something
client-stood-in = A bot plays for you.
client-take-over = I play again
client-undo-asked = You have asked the others to take back your last action.
client-undo-wish = { $name } asks to take back the last action.
client-agree = Agree
client-disagree = Do not agree
client-own-link = My seat on another device
client-as-text = As text
client-as-picture = As a picture
client-orders = When others may play an event
client-orders-ask = ask me each time
client-orders-from = ask me only if the mission is worth it
client-orders-never = never ask, I pass
client-orders-reward = from this reward on

## One screen for several

client-curtain = { $name }, it is your turn
client-curtain-about = Hand the screen over. Nobody else looks now.
client-curtain-wait = The others are thinking …
client-i-am = I am { $name }

## After the game

client-show-result = Result
client-look-at-table = Look at the table
client-you-win = You win!
client-you-share = You share the victory!
client-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
client-won-together = Mission accomplished!
client-lost-together = The mission has failed.
client-unfinished = The game was stopped unfinished.
client-won = winner
client-stood-in-mark = a bot has played here for a while
client-rematch = Rematch
client-to-rematch = To the new table
client-replay = Replay
client-download = Download
client-chart = Points over turns
client-chart-table = The numbers
client-turn = Turn
client-proof = Proof of the shuffle
client-proof-about = Before the deal the table showed a fingerprint of the shuffle. Now the shuffle itself is open: its SHA-256 must be that fingerprint.
client-seed = The shuffle (seed):
client-proof-holds = It fits. Checked by your browser.
client-proof-fails = It does not fit!
client-proof-cannot = Your browser checks this only over https. Any SHA-256 program can: the seed is 32 bytes in hexadecimal.
client-moment = Moment
client-moment-of = { $number } of { $all }
client-from-seat = Seen by
client-spectator = a spectator
client-step-back = One step back
client-step-on = One step on
client-run = Play
client-pause = Pause

## The rules

client-rules-search = Search the rules
client-rules-aid = In short
client-rules-things = What things are
client-rules-all = Every rule by its number
client-rules-nothing = No rule has all these words.

## What others do, told beat by beat

client-film = What is happening
client-film-skip = Skip
client-film-again = Show the last turn again
