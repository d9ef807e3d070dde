### What can be wrong with what people and programs hand in: one line each, naming the rule or the field.

## Actions

action-unknown-verb = “{ $action }” is no action: it must begin with one of { $verbs }
action-bad-operands = “{ $action }” is no action: what follows “{ $verb }” is missing, too much or not known
action-unknown-code = { $action } is no action: codes run from 0 to below { $size }
action-not-understood = { $action } is no action: write it as in “draw target”, or give its code
action-other-game = “{ $action }” is an action of another game: { $game }
game-over = “{ $action }” is not possible: the game is over ({ $rule })
not-your-turn = “{ $action }” is not possible now: the others are not done yet ({ $rule })
undo-nothing = There is nothing to take back ({ $rule })
undo-barrier = “{ $action }” can no longer be taken back: it has shown or changed something ({ $rule })

## Games, options, seats, seeds

game-unknown = There is no game “{ $game }”; the games are: { $games }
option-unknown = There is no option “{ $option }”; the options are: { $allowed }
option-choice = Option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }
option-number = Option “{ $option }” cannot be “{ $value }”: it is a whole number from { $least } to { $most }
option-assignment = Option “{ $option }” cannot be “{ $value }”: name a different one of { $allowed } for each of the { $seats } seats
seats-wrong = { $game } is for { $least } to { $most } players, not “{ $seats }”
seat-unknown = There is no seat “{ $seat }”: seats run from 0 to { $last }
seed-wrong = “{ $seed }” is no seed: it must be a whole number from 0 to below 2^256, or 64 hexadecimal digits
seed-not-its-hash = The seed does not fit its hash: this is not the deal that was announced

## Saved games

saved-not-json = This is no saved game: the text is not JSON, or it is cut off
saved-not-a-game = This is no saved game of Cantina, or one of its fields is of the wrong kind
saved-missing = The field “{ $field }” of this saved game is missing
saved-altered = This saved game was altered: its fields do not fit its “check”
saved-version = This game was played by version { $saved } of the rules; this program plays version { $ours }
saved-content = This game was played with other cards than this program has
saved-secret = The seed of this game is still secret: it can be read when the game is over
saved-action = Action { $number } of this saved game (“{ $line }”) cannot be played: { $reason }
saved-line = it does not name a seat and an action
saved-result = This saved game claims a result that its actions do not lead to

## Content files

content-unreadable = { $file }: the file cannot be read ({ $reason })
content-not-toml = { $file }, line { $line }: not TOML ({ $reason })
content-unknown-field = { $file }, line { $line }: “{ $field }” is not known here; there can be: { $allowed }
content-missing = { $file }, line { $line }: the field “{ $field }” is missing
content-count = { $file }, line { $line }: “{ $field }” must be a list of { $count } { $count ->
    [one] value
   *[other] values
}
content-number = { $file }, line { $line }: “{ $field }” is { $value }; it must be a whole number from { $least } to { $most }
content-word = { $file }, line { $line }: “{ $field }” is “{ $value }”; it must be one of { $allowed }
content-key = { $file }, line { $line }: “{ $field }” is “{ $value }”; a name has small letters, digits and hyphens only
content-total = { $file }, line { $line }: there are { $count } cards of the kind “{ $kind }”; there must be { $wanted }
content-name-twice = { $file }, line { $line }: “{ $field }” is “{ $value }”, as another card is called already
content-level = { $file }, line { $line }: the “{ $field }” of { $count } missions is { $level }; there must be { $wanted }
content-no-symbol = { $file }, line { $line }: “{ $field }” is nothing but zeros; it needs at least one symbol
content-multiple = { $file }, line { $line }: “{ $field }” is { $value }; it must be a multiple of { $step }
content-no-shield = { $file }, line { $line }: “{ $field }” is nothing but zeros, so the target would be captured by nobody
content-same-twice = { $file }, line { $line }: “{ $field }” must name two different characters
content-copies = { $file }, line { $line }: “{ $field }” is { $value }, but the set holds { $real } such cards
content-contract-icons = { $file }, line { $line }: { $count } targets have the contract icon (“{ $field }”); there must be { $wanted }
content-crate-icons = { $file }, line { $line }: { $count } crate cards have { $icons } “{ $field }”; there must be { $wanted }
