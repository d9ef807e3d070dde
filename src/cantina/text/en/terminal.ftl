### The terminal: `cantina` and its commands.

## Help

# $languages: a list of codes.
terminal-help =
    Cantina: three tabletop games about bounty hunters, to play, study and teach.

    cantina games              which games there are, and their options
    cantina play GAME          play against the computer
    cantina play --resume FILE go on with a saved game
    cantina replay FILE        watch a saved game, action by action
    cantina verify FILE        check that a saved game was dealt and played honestly
    cantina check PACK         check a pack of maps, missions and cards
    cantina campaign --help    keep a campaign of The Mandalorian: Adventures in a file
    cantina serve              open a place to play for a browser and for phones
    cantina backup FILE        copy the database of the server; export and import move tables
    cantina compile            compile the games beforehand, for a container for example
    cantina bench              measure how fast the games run
    cantina balance            study how the cards and seats of a game are balanced
    cantina winrates           measure how often teams win each mission

    cantina COMMAND --help says more. --lang chooses the language: { $languages }.
# Before a line such as cantina play GAME.
terminal-usage = Usage:{ " " }
# Heading in the help: words without --.
terminal-group-words = Arguments
# Heading in the help: words with --.
terminal-group-options = Options
terminal-help-help = show this help and exit
# $languages: a list of codes.
terminal-help-lang = the language: { $languages }; default: your system’s
# Help for an argument. $games: a list of ids.
terminal-help-game = one of: { $games }
terminal-help-seats = number of players; default: 4
terminal-help-as = which player you are, counted from 1; default: 1
# $levels: a list of words.
terminal-help-level = how the others play: { $levels }; default: greedy
terminal-help-seed = a whole number or 64 hexadecimal digits: the same seed deals the same cards
terminal-help-option = NAME=VALUE, as often as needed; “cantina games” lists the options
terminal-help-resume = go on with this saved game
terminal-help-pack = a folder with maps, missions and cards of your own; “cantina check” says whether it is in order
# Help for an argument.
terminal-help-file = a saved game
terminal-help-file-or-export = a saved game, or what “cantina export” wrote
terminal-help-pack-of-game = the pack that the game was played with
terminal-help-seat = show what this player could know, counted from 1
terminal-about-games = The games, and the options that can be chosen before the deal.
terminal-about-play = Play one seat; the computer plays the others, and knows no more than you would.
terminal-about-replay = Show a saved game, action by action.
terminal-about-verify = Check the seed of a saved game against its hash, and replay all of it.
terminal-about-bench = Measure how fast the games run.
terminal-about-balance = Study how the cards and seats of a game are balanced.
terminal-about-winrates = Measure how often computer teams win each mission of a cooperative game.

## What can be wrong with a command

# $command: such as cantina play.
terminal-command-unknown = There is no command “{ $command }”; “cantina --help” lists them
# $argument: such as --seats; $command: such as cantina play.
terminal-argument-unknown = “{ $argument }” is not understood; see “{ $command } --help”
# $argument: such as --seats; $command: such as cantina play.
terminal-value-missing = { $argument } needs a value; see “{ $command } --help”
# What was typed cannot be used. $argument: such as --seats; $command: such as cantina play; $reason: why.
terminal-argument-wrong = { $argument }: { $reason }; see “{ $command } --help”
# $games: a list of ids.
terminal-game-missing = Which game? There are: { $games }
# $command: such as cantina play.
terminal-file-missing = Which file? See “{ $command } --help”
# $argument: such as --seats; $value: what was typed.
terminal-number-wrong = { $argument } must be a whole number, not “{ $value }”
# $argument: such as --seats; $most: a number; $value: what was typed.
terminal-player-wrong = { $argument }: there is no player “{ $value }”; the players are 1 to { $most }
# $value: what was typed.
terminal-option-form = --option must be NAME=VALUE, not “{ $value }”
# $argument: such as --seats.
terminal-resume-only = { $argument } cannot be combined with --resume: the saved game has its own
# $file: the path of a file.
terminal-no-file = There is no file “{ $file }”
# $file: the path of a file.
terminal-file-unreadable = The file “{ $file }” cannot be read
# $file: the path of a file.
terminal-file-unwritable = The file “{ $file }” cannot be written
# $file: the path of a file.
terminal-file-other = “{ $file }” is there already and is not a saved game: nothing was written

## The list of games

# One line of the list of games. $game: the id of a game; $least: the fewest players; $most: the most players; $name:
# the title of the game.
terminal-game = { $game }: { $name }, { $least } to { $most } players
# An option and its values. $option: its name; $values: a list of words.
terminal-option-choice = { $option }={ $values }
# An option and its values. $least, $most: numbers; $option: its name.
terminal-option-number = { $option }={ $least } to { $most }
# An option whose value is the number of a player. $option: its name.
terminal-option-player = { $option }=player
# An option whose value is a list of names. $option: its name.
terminal-option-assignment = { $option }=name,name,...
# An option whose value is a name. $option: its name.
terminal-option-named = { $option }=name
# What an option means, and its values. $about: what the option means; $values: a list of words.
terminal-option-of = { $about } ({ $values })

## At the table

# The fingerprint of the shuffle. $hash: hexadecimal digits.
terminal-hash = Seed hash: { $hash }
# $level: a word for the command line; $seat: the number of a player; $seats: how many players.
terminal-welcome = You are player { $seat } of { $seats }; the others play at the level “{ $level }”. Type ? for help.
terminal-choices = What do you do?
# $count: how many choices there are.
terminal-prompt = { $count ->
    [1] 1, Enter or ? >{ " " }
   *[other] 1-{ $count } or ? >{ " " }
}
# $count: how many choices there are; $number: what was typed.
terminal-no-choice = There is no choice “{ $number }”: type a number from 1 to { $count }
# After “undo”. $action: an action in words.
terminal-taken-back = Taken back: { $action }
# $file: the path of a file; $pack: “ --pack FOLDER”, or nothing.
terminal-saved = Saved as { $file }; “cantina play --resume { $file }{ $pack }” goes on
# $file: the path of a file; $pack: “ --pack FOLDER”, or nothing.
terminal-saved-over = Saved as { $file }; “cantina verify { $file }{ $pack }” checks it, “cantina replay { $file }{ $pack }” shows it
terminal-save-name = Type “save” and the name of a file
terminal-save-offer = A file name saves the game, Enter does not >{ " " }
# The last line.
terminal-goodbye = Until next time.
terminal-goodbye-unsaved = Until next time. The game was not saved.
terminal-commands =
    Type the number of a choice, or its notation, such as “sell 17”.
      Enter        show the table again; if there is one choice only, take it
      ?            this help and the player aid
      log          everything that happened so far, as far as you may know it
      undo         take back your last action, if it revealed nothing
      save FILE    save the game
      quit         leave the table; you can save first

## The end

# $count: how many players have won; $players: a list of numbers.
terminal-winner = { $count ->
    [0] Nobody wins.
    [1] Player { $players } wins!
   *[other] Players { $players } win!
}
# Said to the winner.
terminal-winner-you = You win!
# What the shuffle follows from. $seed: a number.
terminal-seed = Seed: { $seed }

## Replaying and verifying

# One line of a replay. $action: an action in words; $all: how many actions there are; $notation: the action as typed;
# $number: which action it is; $seat: the number of a player.
terminal-step = { $number } of { $all }. Player { $seat }: { $action } [{ $notation }]
# $all: how many actions there are; $number: which action it is; $seat: the number of a player.
terminal-step-hidden = { $number } of { $all }. Player { $seat } has acted.
terminal-replay-prompt = Enter: next action, t: the table, q: end >{ " " }
terminal-unfinished = The game is not over yet.
# Heading. $table: its id.
terminal-verified-table = Table { $table }:
terminal-verified-nothing = Nothing has been dealt there yet.
# $hash: hexadecimal digits.
terminal-verified-seed = The seed fits its hash { $hash }.
# $cards: a terminal-verified-own or -pack text; $game: the title of a game; $seats: how many players; $version: a
# number.
terminal-verified-deal = { $game }, version { $version } of the rules, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $cards }.
terminal-verified-own = the cards are those of this program
# $pack: “ --pack FOLDER”, or nothing.
terminal-verified-pack = the cards are those of the pack { $pack }
# $count: how many actions.
terminal-verified-actions = { $count ->
    [one] { $count } action was replayed; it is legal.
   *[other] { $count } actions were replayed; all are legal.
}
# $scores: a list of numbers.
terminal-verified-result = They lead to the recorded result: { $scores }.
