### The start page of a server.

# What this language calls itself.
page-language = English
page-title = Cantina: a place to play
page-about = Three tabletop games about bounty hunters: play alone, on one screen, or with friends anywhere. No account needed: a link is your seat.
page-client = The web client is not installed on this server. Programs can play here, and people can play in the terminal.
# Heading.
page-games = The games
# For how many. $least: the fewest players; $most: the most players.
page-players = { $least } to { $most } players
page-phones = For phones on the same network
page-code = QR code of this address
# Heading: for people who write programs.
page-programs = For programs
page-api = A program sits at a table like a person, by the secret link of a seat.
page-openapi = All requests with their schemas (OpenAPI)
page-games-json = The games and their options (JSON)
# Heading of a list.
page-languages = Languages
page-unofficial = Made by fans; not affiliated with the authors and publishers of the games. If you like a game, buy the box.
