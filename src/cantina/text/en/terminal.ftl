### The terminal: `cantina` and its commands.

## Help

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
terminal-usage = Usage:{ " " }
terminal-group-words = Arguments
terminal-group-options = Options
terminal-help-help = show this help and exit
terminal-help-lang = the language: { $languages }; default: your system’s
terminal-help-game = one of: { $games }
terminal-help-seats = number of players; default: 4
terminal-help-as = which player you are, counted from 1; default: 1
terminal-help-level = how the others play: { $levels }; default: greedy
terminal-help-seed = a whole number or 64 hexadecimal digits: the same seed deals the same cards
terminal-help-option = NAME=VALUE, as often as needed; “cantina games” lists the options
terminal-help-resume = go on with this saved game
terminal-help-pack = a folder with maps, missions and cards of your own; “cantina check” says whether it is in order
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

terminal-command-unknown = There is no command “{ $command }”; “cantina --help” lists them
terminal-argument-unknown = “{ $argument }” is not understood; see “{ $command } --help”
terminal-value-missing = { $argument } needs a value; see “{ $command } --help”
terminal-argument-wrong = { $argument }: { $reason }; see “{ $command } --help”
terminal-game-missing = Which game? There are: { $games }
terminal-file-missing = Which file? See “{ $command } --help”
terminal-number-wrong = { $argument } must be a whole number, not “{ $value }”
terminal-player-wrong = { $argument }: there is no player “{ $value }”; the players are 1 to { $most }
terminal-option-form = --option must be NAME=VALUE, not “{ $value }”
terminal-resume-only = { $argument } cannot be combined with --resume: the saved game has its own
terminal-no-file = There is no file “{ $file }”
terminal-file-unreadable = The file “{ $file }” cannot be read
terminal-file-unwritable = The file “{ $file }” cannot be written
terminal-file-other = “{ $file }” is there already and is not a saved game: nothing was written

## The list of games

terminal-game = { $game }: { $name }, { $least } to { $most } players
terminal-option-choice = { $option }={ $values }
terminal-option-number = { $option }={ $least } to { $most }
terminal-option-player = { $option }=player
terminal-option-assignment = { $option }=name,name,...
terminal-option-named = { $option }=name
terminal-option-of = { $about } ({ $values })

## At the table

terminal-hash = Seed hash: { $hash }
terminal-welcome = You are player { $seat } of { $seats }; the others play at the level “{ $level }”. Type ? for help.
terminal-choices = What do you do?
terminal-prompt = { $count ->
    [1] 1, Enter or ? >{ " " }
   *[other] 1-{ $count } or ? >{ " " }
}
terminal-no-choice = There is no choice “{ $number }”: type a number from 1 to { $count }
terminal-taken-back = Taken back: { $action }
terminal-saved = Saved as { $file }; “cantina play --resume { $file }{ $pack }” goes on
terminal-saved-over = Saved as { $file }; “cantina verify { $file }{ $pack }” checks it, “cantina replay { $file }{ $pack }” shows it
terminal-save-name = Type “save” and the name of a file
terminal-save-offer = A file name saves the game, Enter does not >{ " " }
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

terminal-winner = { $count ->
    [0] Nobody wins.
    [1] Player { $players } wins!
   *[other] Players { $players } win!
}
terminal-winner-you = You win!
terminal-seed = Seed: { $seed }

## Replaying and verifying

terminal-step = { $number } of { $all }. Player { $seat }: { $action } [{ $notation }]
terminal-step-hidden = { $number } of { $all }. Player { $seat } has acted.
terminal-replay-prompt = Enter: next action, t: the table, q: end >{ " " }
terminal-unfinished = The game is not over yet.
terminal-verified-table = Table { $table }:
terminal-verified-nothing = Nothing has been dealt there yet.
terminal-verified-seed = The seed fits its hash { $hash }.
terminal-verified-deal = { $game }, version { $version } of the rules, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $cards }.
terminal-verified-own = the cards are those of this program
terminal-verified-pack = the cards are those of the pack { $pack }
terminal-verified-actions = { $count ->
    [one] { $count } action was replayed; it is legal.
   *[other] { $count } actions were replayed; all are legal.
}
terminal-verified-result = They lead to the recorded result: { $scores }.
