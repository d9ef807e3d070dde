### The web client: what its first pages say.

# The name of this place; it stays as it is.
client-title = Cantina
client-lead = Three tabletop games about bounty hunters. Play alone, on one screen, or with friends anywhere. No account needed: a link is your seat.
client-no-script = Cantina needs JavaScript. Please allow scripts on this page.
client-old-browser = This browser is too old for Cantina. Please use a newer one: Firefox, Chrome, Safari or Edge.
client-unofficial = Made by fans; not affiliated with the authors and publishers of the games. If you like a game, buy the box.
# Link to the start page.
client-home = Home
# Button of a window.
client-close = Close
# A page is being loaded.
client-loading = One moment…
# Button.
client-yes = Yes
# Button.
client-no = No
# Button.
client-copy = Copy the link
# Said after “Copy the link”.
client-copied = Copied
# Button: send the link by another app.
client-share = Share

## The games

# Heading of the start page.
client-games = The games
# The official title, short.
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
# The official title, short.
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = A quick draft: everyone picks a card at the same time and passes the rest on. Hunt targets, buy droids, fulfil contracts.
client-about-way-of-the-mandalorian = Equip your hunter, take on ever harder missions and make your rivals’ missions fail. The richest hunter wins.
client-about-mandalorian-adventures = Play a mission together on a map: move, fight, scout and plan before the enemy strikes. You all win or you all lose.
# What kind of game it is: one drafts cards.
client-kind-bounty-hunters = Card drafting
# What kind of game it is.
client-kind-way-of-the-mandalorian = Race for credits
# What kind of game it is: all players together.
client-kind-mandalorian-adventures = Cooperative
# For how many. $least: the fewest players; $most: the most players.
client-players = { $least } to { $most } players
# How long a game takes. $minutes: one number or two, such as 30-60.
client-minutes = { $minutes } minutes
client-text-only = Text only for now
# Button: begin a game with bots at once.
client-play-now = Play now
# Button: begin a table for several people.
client-with-friends = With friends
# Button: lessons.
client-learn = Learn
# Heading: lessons. $game: the title of a game.
client-learn-of = Learn { $game }
# Link.
client-rules = Rules
# Link and heading. $game: the title of a game.
client-rules-of = Rules of { $game }
# Heading above a first lesson, for guests who have no table yet.
client-begin-here = New here?
# $game: the title of a game.
client-begin-about = Learn { $game } by playing, in about five minutes.
# Button.
client-begin-lesson = Start the first lesson
client-dealing = The cards are being dealt…

## Tables of mine

# Heading: games that wait for the reader.
client-continue = Continue
# Heading and link: tables where the reader plays.
client-mine = My tables
client-mine-none = You are not at any table yet.
# Link.
client-mine-all = All my tables
# State of a table.
client-your-turn = Your turn
client-waits = The others are thinking
# State of a table: it waits for players.
client-not-full = Seats are open
# State of a table: the game is over.
client-over = Finished
# Heading: tables that anyone may join.
client-listed = Open tables
# How many are free. $seats: how many are open.
client-listed-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
# A player without a name. $number: the number of the player.
client-player = Player { $number }

## Settings

# Button and heading.
client-settings = Settings
# Setting.
client-language = Language
# Setting: dark or light colours.
client-theme = Theme
# Value of “Theme”: as the computer has it.
client-theme-auto = system
# Value of “Theme”.
client-theme-dark = dark
# Value of “Theme”.
client-theme-light = light
# Setting: how fast the others are seen to play.
client-pace = Pace of the others
# Value of “Pace of the others”.
client-pace-slow = slow
# Value of “Pace of the others”.
client-pace-normal = normal
# Value of “Pace of the others”.
client-pace-quick = quick
# Value of “Pace of the others”.
client-pace-instant = at once
# Setting: whether things move on the screen.
client-motion = Animations
# Value of “Animations”: as the computer has it.
client-motion-auto = system
# Value of “Animations”.
client-motion-full = on
# Value of “Animations”.
client-motion-none = off
# Setting.
client-text-size = Text size
# Setting: on or off, effects and music together. Also a button at the table.
client-sound = Sound
# Setting, a slider: how loud the short sounds are that belong to what happens (cards, coins).
client-volume-effects = Effects
# Setting, a slider: how loud the music is; it is only heard at tables.
client-volume-music = Music at the table
# Value of the sliders of effects and of music, instead of 0 %: nothing is heard.
client-volume-off = off
client-confirm = Ask before an action that ends my turn
client-plain = Show tables as text
client-plain-about = for screen readers, or if you prefer text
# Label of a field.
client-your-name = Your name

## When something goes wrong

# Heading of a page that says what went wrong.
client-problem = That didn’t work
client-unreached = The server cannot be reached. Nothing is lost; try again in a moment.
client-lost = The connection dropped before the answer arrived. Check the table, then try again.
client-nowhere = This link doesn’t work: it may be incomplete or out of date.
client-other-version = This page is out of date. Please reload it.
# Button: load the page again.
client-reload = Reload
# Button.
client-again = Try again
client-unknown-game = There is no such game here.
