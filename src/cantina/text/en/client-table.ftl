### The web client: tables, whatever is played at them.

## Opening a table

# Question in a form.
client-how-many = How many players?
# Question in a form.
client-who-sits = Who plays?
# A place at the table. $number: its number.
client-seat = Seat { $number }
# Who plays here: the reader.
client-seat-me = Me
client-seat-link = a friend, by a link
# Who plays here: the computer. $level: how it plays, a table-level-* text.
client-seat-bot = a bot: { $level }
client-seat-here = somebody at this screen
# Label of a field for a name. $number: the number of the player.
client-name-of-seat = Name of player { $number }
client-options = Options of the game
# Heading of settings of the table: undo, watching, clock.
client-manners = Table settings
# Setting: may actions be taken back?.
client-undo = Undo
client-undo-auto = free among friends, by consent at an open table
# Value of “Undo”: allowed.
client-undo-free = free
# Value of “Undo”.
client-undo-consent = if all agree
# Value of “Undo”.
client-undo-never = never
# Setting: who may look on.
client-watch = Who may watch
client-watch-link = whoever has the link
# Value of “Who may watch”.
client-watch-anyone = anyone
# Value of “Who may watch”.
client-watch-nobody = nobody
# Setting: how long one may think.
client-clock = Time per decision
# Value of “Time per decision”.
client-clock-none = no limit
# Value of “Time per decision”. $seconds: a number.
client-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# Value of “Time per decision”. $minutes: a number.
client-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# Value of “Time per decision”.
client-clock-day = one day
client-listed-too = Show the table on the start page, so that anyone can join
# Button: begin a table with these settings.
client-open-table = Open the table

## Values of options

# Value: who begins is drawn by lot.
client-by-chance = random
# Bounty Hunters, the mode: the usual game.
client-value-standard = standard
# Bounty Hunters, the mode: without contracts.
client-value-introductory = introductory
# Answer to “whether …”.
client-value-true = yes
# Answer to “whether …”.
client-value-false = no
client-value-turn = in the whole turn
# When equipment may be added.
client-value-between-actions = between the actions
# What a mission asks for: each of the four.
client-value-per-attribute = every attribute
# What a mission asks for: the sum of the four.
client-value-total = the total
# What an event costs: 200 credits.
client-value-flat = 200
# What an event costs: what its card says.
client-value-printed = the printed cost
client-value-equip = whenever he may equip
client-value-setup-only = before the first turn
# How many cards may be discarded.
client-value-1 = one
# How many cards may be discarded.
client-value-unlimited = any number
# The program chooses what fits.
client-value-auto = automatic
# Adventures, a mode: the characters of the mission.
client-value-story = story
# Adventures, a mode: any characters.
client-value-sandbox = sandbox
# Adventures, a mode: all control two characters.
client-value-shared = shared
# Adventures, a level of difficulty.
client-value-normal = normal
# Adventures, a level of difficulty: the easiest.
client-value-beginner = beginner
# Adventures, a level of difficulty: the hardest.
client-value-heroic = heroic

## Before the deal

client-invited = You are invited. Enter your name and take a seat.
client-full = All seats are taken.
client-seat-gone = This link’s seat has been taken, but another seat is free.
# A seat that nobody has taken.
client-seat-open = Open seat
# Button: take this seat.
client-sit = Sit down here
# Button. $number: the number of the seat.
client-sit-on = Take seat { $number }
# Button: look on without playing.
client-only-watch = Just watch
# $seats: how many seats are open.
client-lobby-waits = { $seats ->
    [one] { $seats } seat is open. When it is taken, the cards are dealt.
   *[other] { $seats } seats are open. When all are taken, the cards are dealt.
}
# Shown to a guest who may join. $seats: how many seats are open.
client-seats-free = { $seats ->
    [one] { $seats } seat is open.
   *[other] { $seats } seats are open.
}
# Button: get a link for one person, to this seat.
client-invite = Link to this seat only
# Heading: a link that every friend can use.
client-invite-all = One link for all friends
client-invite-all-about = Send it to everybody who is to play: each friend takes a free seat.
# Goes with the link when it is shared. $game: the title of a game.
client-invite-text = Play { $game } with me!
# $number: the number of the seat.
client-invite-seat = A link to seat { $number }
client-invite-watch = A link to watch
client-link-secret = Anyone with this link can use it, so send it only to the person it is for.
client-code-alt = QR code of this link
# Button: the seat becomes free.
client-send-away = Remove the bot
# Button: give up one’s own seat.
client-leave = Leave the seat
client-leave-sure = Leave your seat? A bot will play on for you.
# Mark beside a name: a computer player.
client-bot-label = bot
client-seed-hash = Fingerprint of the shuffle:
client-lesson-deal = This is a lesson: all learners are dealt the same cards, so some players may already know them.

## At the table

# Heading of the table in text.
client-the-table = The table
# Heading: the text before a mission.
client-briefing = Story and briefing
# Button: hide that text.
client-fold = Fold it away
# Button that shows the guide of a lesson again; for screen readers also what its words stand in.
client-guide = Guide
# Button.
client-guide-hide = Hide the guide
# Button and heading: seats, links and settings of the table.
client-this-table = This table
# For screen readers: where one chooses.
client-decision = Your decision
client-decide = What do you do?
# Heading: what has happened so far.
client-log = Log
# Button: the log begins with what happened last.
client-log-newest = Newest first
# Button: the log is read like a story, from the beginning on.
client-log-oldest = Oldest first
# Button: shows what stands beside the table.
client-beside = Points and log
# Name of a row of signs, one for each player: each shows the cards in front of that player.
client-boards = The players’ boards
# Button and heading: the points row by row.
client-pad = Score pad
# For screen readers: the drawn map.
client-map = Map
# Link to a rule. $rule: its number, such as BH-35.
client-rule = Rule { $rule }
# Something is being loaded.
client-wait = One moment…
# Who has to decide. $names: one name or several, with commas.
client-waiting-for = Waiting for { $names }
client-sealed = Your choice is locked in. It will take effect in a moment.
client-game-over = The game is over.
# Button: undo one’s last action.
client-take-back = Undo
# Of the reader.
client-status-yours = your turn
# Of another player, man or woman.
client-status-thinking = thinking
# Of another player, man or woman: has chosen, the others have not.
client-status-ready = ready
# Of another player.
client-status-away = connection lost
client-status-stand-in = a bot stands in
client-net-lost = No connection: trying again…
client-net-restart = The server is restarting…
client-net-later = The server is busy. Please wait…
# An action is on its way.
client-net-sending = Sending…
# For screen readers: the clock. $time: as on a clock, 1:30.
client-time-left = Time left: { $time }
# Button and heading: set phrases for the others.
client-say = Say something
client-stood-in = A bot plays for you.
client-take-over = I’ll play again myself
client-undo-asked = You have asked the others to take back your last action.
# $name: the name of a player.
client-undo-wish = { $name } asks to take back the last action.
# Button: to an undo that another player asks for.
client-agree = Agree
# Button: to an undo that another player asks for.
client-disagree = Do not agree
client-own-link = My seat on another device
# Button: show the table as text.
client-as-text = As text
# Button: show the table as a picture.
client-as-picture = As a picture
# Button beside a question, and heading of what it opens: orders that answer such questions.
client-orders-open = When to ask me
client-orders = When someone else attempts a mission
client-orders-ask = ask me each time
client-orders-matters = ask me only when an event can still change something
client-orders-from = ask me only from a certain reward on
client-orders-never = never ask, I pass
client-orders-reward = lowest reward to ask for
# What would follow from an action, such as “Credits: +2”. $change: a number with its sign; $what: what changes.
client-preview-change = { $what }: { $change }

## One screen for several

# $name: the name of a player.
client-curtain = { $name }, it is your turn
client-curtain-about = Pass the device on. Everyone else, please look away.
client-curtain-wait = The others are thinking…
# Button: that player sits at the screen now. $name: the name of a player.
client-i-am = I am { $name }

## After the game

# Button and heading: who has won.
client-show-result = Result
client-look-at-table = Back to the table
# Said to the winner.
client-you-win = You win!
client-you-share = You share the victory!
# Said to the others. $count: how many players; $names: one name or several, with commas.
client-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
# In a cooperative game.
client-won-together = Mission accomplished!
client-lost-together = The mission has failed.
client-unfinished = The game was stopped unfinished.
# Mark beside a name: this player has won, man or woman.
client-won = winner
client-stood-in-mark = a bot played part of this game
# Heading while the points are counted row by row, before the winner is named.
client-counting = Counting up…
# $count: how many players; $place: a number, such as 2 for the second place.
client-place = Your place: { $place } of { $count }
# Heading of a sentence from the log: what brought most in this game.
client-best = Best moment
# Heading of a sentence from the log: what brought the reader most.
client-best-own = Your best moment
# Heading: when the game was decided.
client-turning = Turning point
# $name: the name of a player; $turn: the number of a turn; $word: the word for a turn in this game.
client-turning-from = { $name } took the lead and kept it to the end ({ $word } { $turn }).
# $name: the name of a player.
client-turning-always = { $name } led from the first turn to the last.
# Heading: the best result of the reader in this browser.
client-record = Your record
# $points: a number.
client-record-first = { $points }: your first result with this many players, and the one to beat.
# $before: the best result until now, a number; $points: a number.
client-record-broken = { $points }: your best so far! Until now it was { $before }.
# $points: a number.
client-record-stands = Your best so far remains { $points }.
# Button: show this moment of the game again.
client-see-it = Watch it
# Says what a picture shows.
client-picture-alt = The result as a picture
# Button: give the picture to another program.
client-picture-share = Share the picture
# Button: copy the picture.
client-picture-copy = Copy the picture
# Button: save the picture as a file.
client-picture-save = Save the picture
client-picture-failed = Your browser could not make the picture.
# Button: a new table with the same players.
client-rematch = Rematch
client-to-rematch = To the new table
# Button: watch the game again, action by action.
client-replay = Replay
# Button: save the game as a file.
client-download = Download
# Heading of a chart.
client-chart = Points over turns
# Opens the chart as a table.
client-chart-table = As numbers
# Heading of a column: the number of the turn.
client-turn = Turn
client-proof = Proof of a fair shuffle
client-proof-about = Before the deal the table showed a fingerprint of the shuffle. The seed is now public: its SHA-256 must match that fingerprint.
# Label of the number from which the shuffle follows.
client-seed = The shuffle (seed):
client-proof-holds = It matches (checked by your browser).
client-proof-fails = It does not match!
client-proof-cannot = Your browser can check this only over https. Any SHA-256 tool will do: the seed is 32 bytes in hexadecimal.
client-moment = Position in the game
# Where in the replay one is. $all: how many steps there are; $number: the step that is shown; $turn: the number of the
# turn; $word: the word for a turn in this game.
client-replay-at = { $word } { $turn } · { $number }/{ $all }
# Where in the replay one is. $all: how many steps there are; $number: the step that is shown.
client-replay-begin = Before the first turn · { $number }/{ $all }
# Label: through whose eyes the replay is shown; its values are players and “a spectator”.
client-from-seat = Point of view
# Somebody who looks on without playing.
client-spectator = a spectator
# Button of the replay.
client-step-back = One step back
# Button of the replay.
client-step-on = One step forward
# Button of the replay.
client-turn-back = One turn back
# Button of the replay.
client-turn-on = One turn forward
# Label: how fast the replay runs; its values are client-pace-* texts.
client-speed = Speed
# Button of the replay: let it run, as on a music player.
client-run = Play
# Button of the replay: stop, as on a music player.
client-pause = Pause

## The rules

# Field for words to look for.
client-rules-search = Search the rules
# Heading: the rules in short, as on the card in the box.
client-rules-aid = Player aid
# Heading: every word of the game and what it means.
client-rules-things = Glossary
client-rules-all = Every rule by its number
client-rules-nothing = No rule contains all these words.

## What others do, told beat by beat

# Name of a group of buttons.
client-film = What is happening
# Button: show at once what there is now.
client-film-skip = Skip
client-film-again = Show the last turn again
