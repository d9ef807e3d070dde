### The web client: what its first pages say.

client-title = Cantina
client-lead = Three tabletop games about bounty hunters. Alone, at one screen, or with friends anywhere. No account: a link is a seat.
client-no-script = Cantina is played by a script: please allow scripts for this page.
client-old-browser = This browser is too old for Cantina. Please use a newer one: Firefox, Chrome, Safari or Edge.
client-unofficial = Made by fans; not affiliated with the authors and publishers of the games. If you like a game, buy the box.
client-home = Start
client-close = Close
client-loading = One moment …
client-yes = Yes
client-no = No
client-copy = Copy the link
client-copied = Copied
client-share = Share

## The games

client-games = The games
client-name-bounty-hunters = Bounty Hunters
client-name-way-of-the-mandalorian = Way of the Mandalorian
client-name-mandalorian-adventures = The Mandalorian: Adventures
client-about-bounty-hunters = A quick draft: everybody picks a card at the same time, then passes the rest on. Hunt targets, pay droids, collect on contracts.
client-about-way-of-the-mandalorian = Equip a hunter, take on ever harder missions, and spoil those of the others. The richest one wins.
client-about-mandalorian-adventures = A mission on a map, together: move, fight, scout and plan before the enemies do. All win or all lose.
client-kind-bounty-hunters = Card drafting
client-kind-way-of-the-mandalorian = Race for credits
client-kind-mandalorian-adventures = Cooperative
client-players = { $least } to { $most } players
client-minutes = { $minutes } minutes
client-text-only = Played as text for now
client-play-now = Play now
client-with-friends = With friends
client-learn = Learn
client-learn-of = Learn { $game }
client-rules = Rules
client-rules-of = Rules of { $game }
client-dealing = The cards are being dealt …

## Tables of mine

client-continue = Continue
client-mine = My tables
client-mine-none = You sit at no table yet.
client-mine-all = All my tables
client-your-turn = Your turn
client-waits = The others are thinking
client-not-full = Seats are open
client-over = Finished
client-listed = Open tables
client-listed-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
client-player = Player { $number }

## Settings

client-settings = Settings
client-language = Language
client-theme = Light
client-theme-auto = as the system
client-theme-dark = night
client-theme-light = day
client-pace = Pace of the others
client-pace-slow = slow
client-pace-normal = normal
client-pace-quick = quick
client-pace-instant = at once
client-motion = Motion
client-motion-auto = as the system
client-motion-full = on
client-motion-none = off
client-text-size = Size of the text
client-sound = Sounds
client-confirm = Ask before an action that ends my turn
client-plain = Show tables as text
client-plain-about = for screen readers, and for those who like to read
client-your-name = Your name

## When something goes wrong

client-problem = This did not work
client-unreached = The server cannot be reached. Nothing is lost; try again in a moment.
client-lost = The connection was lost before this was answered. Look at the table, then try again.
client-nowhere = This link leads nowhere: it may be cut off or old.
client-other-version = This page is older than the server. Load it again.
client-reload = Load again
client-again = Try again
client-unknown-game = There is no such game here.
