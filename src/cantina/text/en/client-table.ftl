### The web client: tables, whatever is played at them.

## Opening a table

client-how-many = How many players?
client-who-sits = Who plays?
client-seat = Seat { $number }
client-seat-me = Me
client-seat-link = a friend, by a link
client-seat-bot = a bot: { $level }
client-seat-here = somebody at this screen
client-name-of-seat = Name of player { $number }
client-options = Options of the game
client-manners = Table settings
client-undo = Undo
client-undo-auto = free among friends, by consent at an open table
client-undo-free = free
client-undo-consent = if all agree
client-undo-never = never
client-watch = Who may watch
client-watch-link = whoever has the link
client-watch-anyone = anyone
client-watch-nobody = nobody
client-clock = Time per decision
client-clock-none = no limit
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

client-by-chance = random
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
client-value-auto = automatic
client-value-story = story
client-value-sandbox = sandbox
client-value-shared = shared
client-value-normal = normal
client-value-beginner = beginner
client-value-heroic = heroic

## Before the deal

client-invited = You are invited. Enter your name and take a seat.
client-full = All seats are taken.
client-seat-gone = This link’s seat has been taken, but another seat is free.
client-seat-open = Open seat
client-sit = Sit down here
client-sit-on = Take seat { $number }
client-only-watch = Just watch
client-lobby-waits = { $seats ->
    [one] { $seats } seat is open. When it is taken, the cards are dealt.
   *[other] { $seats } seats are open. When all are taken, the cards are dealt.
}
client-invite = Invite
client-invite-seat = A link to seat { $number }
client-invite-watch = A link to watch
client-link-secret = Anyone with this link can use it, so send it only to the person it is for.
client-code-alt = QR code of this link
client-send-away = Remove the bot
client-leave = Leave the seat
client-leave-sure = Leave your seat? A bot will play on for you.
client-bot-label = bot
client-seed-hash = Fingerprint of the shuffle:
client-lesson-deal = This is a lesson: all learners are dealt the same cards, so some players may already know them.

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
client-wait = One moment…
client-waiting-for = Waiting for { $names }
client-sealed = Your choice is locked in. It will take effect in a moment.
client-game-over = The game is over.
client-take-back = Undo
client-status-yours = your turn
client-status-thinking = thinking
client-status-ready = ready
client-status-away = connection lost
client-status-stand-in = a bot stands in
client-net-lost = No connection: trying again…
client-net-restart = The server is restarting…
client-net-later = The server is busy. Please wait…
client-net-sending = Sending…
client-time-left = Time left: { $time }
client-say = Say something
client-stood-in = A bot plays for you.
client-take-over = I’ll play again myself
client-undo-asked = You have asked the others to take back your last action.
client-undo-wish = { $name } asks to take back the last action.
client-agree = Agree
client-disagree = Do not agree
client-own-link = My seat on another device
client-as-text = As text
client-as-picture = As a picture
client-orders = When someone else attempts a mission
client-orders-ask = ask me each time
client-orders-from = ask me only from a certain reward on
client-orders-never = never ask, I pass
client-orders-reward = lowest reward to ask for

## One screen for several

client-curtain = { $name }, it is your turn
client-curtain-about = Pass the device on. Everyone else, please look away.
client-curtain-wait = The others are thinking…
client-i-am = I am { $name }

## After the game

client-show-result = Result
client-look-at-table = Back to the table
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
client-stood-in-mark = a bot played part of this game
client-rematch = Rematch
client-to-rematch = To the new table
client-replay = Replay
client-download = Download
client-chart = Points over turns
client-chart-table = As numbers
client-turn = Turn
client-proof = Proof of a fair shuffle
client-proof-about = Before the deal the table showed a fingerprint of the shuffle. The seed is now public: its SHA-256 must match that fingerprint.
client-seed = The shuffle (seed):
client-proof-holds = It matches (checked by your browser).
client-proof-fails = It does not match!
client-proof-cannot = Your browser can check this only over https. Any SHA-256 tool will do: the seed is 32 bytes in hexadecimal.
client-moment = Position in the game
client-moment-of = { $number } of { $all }
client-from-seat = Point of view
client-spectator = a spectator
client-step-back = One step back
client-step-on = One step forward
client-run = Play
client-pause = Pause

## The rules

client-rules-search = Search the rules
client-rules-aid = Player aid
client-rules-things = Glossary
client-rules-all = Every rule by its number
client-rules-nothing = No rule contains all these words.
