### The web client: what its first pages say.

client-title = Cantina
client-lead = Three tabletop games about bounty hunters. Play alone, on one screen, or with friends anywhere. No account needed: a link is your seat.
client-no-script = Cantina needs JavaScript. Please allow scripts on this page.
client-old-browser = This browser is too old for Cantina. Please use a newer one: Firefox, Chrome, Safari or Edge.
client-unofficial = Made by fans; not affiliated with the authors and publishers of the games. If you like a game, buy the box.
client-home = Home
client-close = Close
client-loading = One moment…
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
client-about-bounty-hunters = A quick draft: everyone picks a card at the same time and passes the rest on. Hunt targets, buy droids, fulfil contracts.
client-about-way-of-the-mandalorian = Equip your hunter, take on ever harder missions and make your rivals’ missions fail. The richest hunter wins.
client-about-mandalorian-adventures = Play a mission together on a map: move, fight, scout and plan before the enemy strikes. You all win or you all lose.
client-kind-bounty-hunters = Card drafting
client-kind-way-of-the-mandalorian = Race for credits
client-kind-mandalorian-adventures = Cooperative
client-players = { $least } to { $most } players
client-minutes = { $minutes } minutes
client-text-only = Text only for now
client-play-now = Play now
client-with-friends = With friends
client-learn = Learn
client-learn-of = Learn { $game }
client-rules = Rules
client-rules-of = Rules of { $game }
client-dealing = The cards are being dealt…

## Tables of mine

client-continue = Continue
client-mine = My tables
client-mine-none = You are not at any table yet.
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
client-theme = Theme
client-theme-auto = system
client-theme-dark = dark
client-theme-light = light
client-motion = Animations
client-motion-auto = system
client-motion-full = on
client-motion-none = off
client-text-size = Text size
client-sound = Sounds
client-confirm = Ask before an action that ends my turn
client-plain = Show tables as text
client-plain-about = for screen readers, or if you prefer text
client-your-name = Your name

## When something goes wrong

client-problem = That didn’t work
client-unreached = The server cannot be reached. Nothing is lost; try again in a moment.
client-lost = The connection dropped before the answer arrived. Check the table, then try again.
client-nowhere = This link doesn’t work: it may be incomplete or out of date.
client-other-version = This page is out of date. Please reload it.
client-reload = Reload
client-again = Try again
client-unknown-game = There is no such game here.
