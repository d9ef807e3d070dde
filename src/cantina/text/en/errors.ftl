### What can be wrong with what people and programs hand in: one line each, naming the rule or the field.

## Actions

# $action: the action as it was given; $verbs: a list of words such as draw, sell.
action-unknown-verb = “{ $action }” is not an action: it must begin with one of { $verbs }
# $action: the action as it was given; $verb: the first word of the action.
action-bad-operands = “{ $action }” is not an action: what follows “{ $verb }” is missing, too much or not known
# $action: the action as it was given; $size: a number.
action-unknown-code = { $action } is not an action: codes run from 0 to below { $size }
# $action: the action as it was given.
action-not-understood = { $action } is not an action: write it as in “draw target”, or give its code
# $action: the action as it was given; $game: the id of a game.
action-other-game = “{ $action }” is an action of another game: { $game }
# $action: the action as it was given; $rule: its number, such as BH-35.
game-over = “{ $action }” is not possible: the game is over ({ $rule })
# $action: the action as it was given; $rule: its number, such as BH-35.
not-your-turn = “{ $action }” is not possible now: the others are not done yet ({ $rule })
# $rule: its number, such as BH-35.
undo-nothing = There is nothing to take back ({ $rule })
# $words: the action in words, such as “Choose Bossk”; $rule: the number of the rule, such as BH-35.
undo-barrier = “{ $words }” can no longer be taken back: it has shown or changed something ({ $rule })

## Games, options, seats, seeds

# $game: the id of a game; $games: a list of ids.
game-unknown = There is no game “{ $game }”; the games are: { $games }
# $game: the id of a game.
game-no-packs = The game { $game } takes no packs
# $game: the id of a game.
odds-none = There are no odds in this game: { $game }
odds-over = The game is over: nothing is left to foresee
odds-not-ready = Odds need the compiled rules, which are not ready yet: ask again in a minute
# $allowed: a list of what can be given; $option: the name of an option.
option-unknown = There is no option “{ $option }”; the options are: { $allowed }
# $value: what stands there.
options-wrong = “options” cannot be { $value }: it gives options by their names, as a dictionary does
# $allowed: a list of what can be given; $option: the name of an option; $value: what stands there.
option-choice = Option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }
# $least, $most: numbers; $option: the name of an option; $value: what stands there.
option-number = Option “{ $option }” cannot be “{ $value }”: it is a whole number from { $least } to { $most }
# $allowed: a list of what can be given; $option: the name of an option; $seats: a number; $value: what stands there.
option-assignment = Option “{ $option }” cannot be “{ $value }”: name a different one of { $allowed } for each seat; seats: { $seats }
# $allowed: a list of names; $option: the name of an option; $value: what stands there.
option-team = Option “{ $option }” cannot be “{ $value }”: name different ones of { $allowed }
# $option: the name of an option; $value: what stands there.
option-text = “{ $option }” is the text “{ $value }”: give the value itself, without quotation marks
# $game: the title of a game; $least: the fewest players; $most: the most players; $seats: what was given.
seats-wrong = { $game } is for { $least } to { $most } players, not “{ $seats }”
# $last: a number; $seat: what was given.
seat-unknown = There is no seat “{ $seat }”: seats run from 0 to { $last }
# $seed: what was given.
seed-wrong = “{ $seed }” is not a seed: it must be a whole number from 0 to below 2^256, or 64 hexadecimal digits
seed-not-its-hash = The seed does not fit its hash: this is not the deal that was announced
# $since: what was given.
since-wrong = “since” cannot be “{ $since }”: it is a whole number, 0 or more
# $event: what was given.
event-wrong = “event” cannot be { $event }: it is an event of this game, as “play” and “events” give them
# $language: the code of a language; $languages: a list of codes.
language-unknown = There are no texts in the language “{ $language }”; there are: { $languages }

## Saved games

saved-not-json = This is not a saved game: the text is not JSON, or it is cut off
saved-not-a-game = This is not a saved game of Cantina, or one of its fields is of the wrong kind
# $field: the name of a field.
saved-missing = The field “{ $field }” of this saved game is missing
# $field: the name of a field; $reason: why, in words of the program or the system.
saved-field = The field “{ $field }” of this saved game cannot be used: { $reason }
saved-altered = This saved game was altered: its fields do not fit its “check”
# $ours, $saved: a version, a number.
saved-version = This game was played by version { $saved } of the rules; this program plays version { $ours }
saved-content = This game was played with other cards than this program has
saved-content-pack = This game was played with other cards than these; a game of a pack needs the same pack, unchanged (--pack)
# $reason: why, in words of the program or the system.
saved-files = The cards inside this saved game cannot be used: { $reason }
saved-secret = The seed of this game is still secret: it can be read when the game is over
# $line: its number; $number: a number; $reason: why, in words of the program or the system.
saved-action = Action { $number } of this saved game (“{ $line }”) cannot be played: { $reason }
saved-line = it does not name a seat and an action
saved-result = This saved game claims a result that its actions do not lead to

## Content files

# $file: the path of a file; $reason: why, in words of the program or the system.
content-unreadable = { $file }: the file cannot be read ({ $reason })
# $file: the path of a file.
content-file-missing = { $file }: this file is missing from the content
content-without-files = This set of cards was made in memory: it has no files that could be saved
# $game: the id of a game.
content-wrong = “content” is not a set of cards of { $game }: take “game.content”, or what “game.pack(folder)” gives
# A file cannot be read as TOML. $file: the path of a file; $line: its number; $reason: why, in words of the program
# or the system.
content-not-toml = { $file }, line { $line }: not TOML ({ $reason })
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number.
content-unknown-field = { $file }, line { $line }: “{ $field }” is not known here; there can be: { $allowed }
# $field: the name of a field; $file: the path of a file; $line: its number.
content-missing = { $file }, line { $line }: the field “{ $field }” is missing
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number.
content-count = { $file }, line { $line }: “{ $field }” must be a list of { $count } { $count ->
    [one] value
   *[other] values
}
# $field: the name of a field; $file: the path of a file; $least, $most: numbers; $line: its number; $value: what
# stands there.
content-number = { $file }, line { $line }: “{ $field }” is { $value }; it must be a whole number from { $least } to { $most }
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number;
# $value: what stands there.
content-word = { $file }, line { $line }: “{ $field }” is “{ $value }”; it must be one of { $allowed }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
content-key = { $file }, line { $line }: “{ $field }” is “{ $value }”; a name has small letters, digits and hyphens only
# $count: how many there are; $file: the path of a file; $kind: what it should be: a step, a cell, a token …; $line:
# its number; $wanted: how many there must be.
content-total = { $file }, line { $line }: cards of the kind “{ $kind }”: { $count }; there must be { $wanted }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
content-name-twice = { $file }, line { $line }: “{ $field }” is “{ $value }”, as another card is called already
# $count: how many there are; $field: the name of a field; $file: the path of a file; $level: a number; $line: its
# number; $wanted: how many there must be.
content-level = { $file }, line { $line }: missions whose “{ $field }” is { $level }: { $count }; there must be { $wanted }
# $field: the name of a field; $file: the path of a file; $line: its number.
content-no-symbol = { $file }, line { $line }: “{ $field }” is nothing but zeros; it needs at least one symbol
# $field: the name of a field; $file: the path of a file; $line: its number; $step: a number; $value: what stands
# there.
content-multiple = { $file }, line { $line }: “{ $field }” is { $value }; it must be a multiple of { $step }
# $field: the name of a field; $file: the path of a file; $line: its number.
content-no-shield = { $file }, line { $line }: “{ $field }” is nothing but zeros, so the target would be captured by nobody
# $field: the name of a field; $file: the path of a file; $line: its number.
content-same-twice = { $file }, line { $line }: “{ $field }” must name two different characters
# $field: the name of a field; $file: the path of a file; $line: its number; $real: a number; $value: what stands
# there.
content-copies = { $file }, line { $line }: “{ $field }” is { $value }, but the number of such cards in the set is { $real }
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number; $wanted: how
# many there must be.
content-contract-icons = { $file }, line { $line }: targets with the contract icon (“{ $field }”): { $count }; there must be { $wanted }
# $count: how many there are; $field: the name of a field; $file: the path of a file; $icons: a number; $line: its
# number; $wanted: how many there must be.
content-crate-icons = { $file }, line { $line }: crate cards whose “{ $field }” is { $icons }: { $count }; there must be { $wanted }

## Campaigns

# $action: the action as it was given; $rule: its number, such as BH-35.
campaign-not-prepared = “{ $action }” is not possible: the growth deck was not looked at before this game yet ({ $rule })
# $action: the action as it was given; $rule: its number, such as BH-35.
campaign-still-running = “{ $action }” is not possible: the game is still running ({ $rule })
# $file: the path of a file; $growth: a number.
campaign-other-game = { $file }: this is not a game of this campaign: it would be one of mandalorian-adventures with growth={ $growth }
# $field: the id in that file; $file: the path of a file.
campaign-other = { $file }: this is the file of another campaign (“{ $field }”)
# $field: the name of a field.
campaign-decides = “{ $field }” is decided by the campaign: leave it out
# $action: the action as it was given; $missions: a list of names; $rule: its number, such as BH-35.
campaign-mission-not-now = The mission “{ $action }” is not the next one of this campaign; there can be: { $missions } ({ $rule })
# $action: the action as it was given; $missions: a list of names; $rule: its number, such as BH-35.
campaign-mission-locked = The mission “{ $action }” is not unlocked; unlocked are: { $missions } ({ $rule })
# $missions: a list of names.
campaign-which-mission = Which mission? Unlocked are: { $missions }
# $action: the action as it was given; $rule: its number, such as BH-35.
campaign-envelope-closed = The envelope { $action } is still closed ({ $rule })
# $action: the action as it was given; $rule: its number, such as BH-35.
campaign-not-yet = “{ $action }” has not come into the game yet ({ $rule })
# $action: the action as it was given; $last: a number; $rule: its number, such as BH-35.
campaign-read-ahead = The growth card { $action } was not resolved; nobody reads ahead of card { $last } ({ $rule })
# $file: the path of a file; $reason: why, in words of the program or the system.
campaign-unreadable = { $file }: the campaign cannot be read ({ $reason })
# $file: the path of a file; $reason: why, in words of the program or the system.
campaign-unwritable = { $file }: the campaign cannot be written ({ $reason })
# $file: the path of a file.
campaign-file-exists = { $file }: something is there already; nothing was written
# $file: the path of a file; $line: its number; $reason: why, in words of the program or the system.
campaign-not-json = { $file }, line { $line }: the text is not JSON, or it is cut off ({ $reason })
# $field: the name of a field; $file: the path of a file.
campaign-foreign = { $file }: this is not a campaign of this game: the field “{ $field }” is missing or says something else
# $file: the path of a file; $line: its number; $ours, $saved: a version, a number.
campaign-newer = { $file }, line { $line }: “version” is { $saved }; this program knows campaigns up to version { $ours }
# $field: the name of a field; $file: the path of a file.
campaign-missing = { $file }: the field “{ $field }” is missing
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
campaign-value = { $file }, line { $line }: “{ $field }” holds { $value }, which is of the wrong kind or does not follow from the growth cards resolved
# $action: the action as it was given; $actions: a list of words.
campaign-action-unknown = “{ $action }” cannot be done with a campaign; there is: { $actions }
# $results: a list of words.
campaign-result-missing = How did the game end? Say one of { $results }

## Packs of missions and maps

# $file: the path of a file.
pack-no-folder = { $file }: there is no such folder
# $allowed: a list of what can be given; $file: the path of a file.
pack-nothing = { $file }: there is nothing of a pack in this folder; there can be: { $allowed }
# $allowed: a list of what can be given; $file: the path of a file.
pack-file-unknown = { $file }: no pack has such a file or folder; there can be: { $allowed }
# $file: the path of a file; $most: a number.
pack-many-files = { $file }: there are more files here than a pack may have ({ $most })
# $file: the path of a file.
pack-not-plain = { $file }: this is a link, a pipe or a device; a pack has plain files only
# $file: the path of a file; $most, $size: numbers.
pack-large = { $file }: the file has { $size } bytes; a file of a pack has { $most } at most
# $file: the path of a folder; $most, $size: numbers.
pack-large-whole = { $file }: the files of this pack have { $size } bytes together; they may have { $most } at most
# $file: the path of a file; $line: its number.
pack-strange = { $file }, line { $line }: every entry must begin with a line like [[name]], and with nothing else
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number.
pack-one-entry = { $file }, line { $line }: there must be one entry [[{ $field }]] in this file, not { $count }
# $field: the name of a field; $file: the path of a file.
pack-kind-missing = { $file }: the pack has no “{ $field }” at all
# $field: the name of a field; $file: the path of a file; $kind: what it should be: a step, a cell, a token …; $line:
# its number; $most: a number.
pack-too-many = { $file }, line { $line }: “{ $field }”: too many entries of the kind “{ $kind }”; there is room for { $most }
# $field: the name of a field; $file: the path of a file; $line: its number; $most: a number; $value: what stands there.
pack-name-long = { $file }, line { $line }: “{ $field }”: the name “{ $value }” is too long; a name may have this many characters: { $most }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-twice = { $file }, line { $line }: “{ $field }” says “{ $value }” for a second time
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-flag = { $file }, line { $line }: “{ $field }” is “{ $value }”; it must be true or false
# $field: the name of a field; $file: the path of a file; $line: its number.
pack-texts = { $file }, line { $line }: “{ $field }” must be a list of texts in quotes
# $field: the name of a field; $file: the path of a file; $languages: a list of codes; $line: its number.
pack-text-missing = { $file }, line { $line }: the text “{ $field }” is missing in: { $languages }
# $file: the path of a file; $line: its number.
pack-text-broken = { $file }, line { $line }: this is not a Fluent message
# $field: the name of a field; $file: the path of a file; $line: its number.
pack-text-foreign = { $file }, line { $line }: the text “{ $field }” does not belong to this pack; a pack has words for what its own files contain, and no others

## Packs: steps and conditions

# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-step-empty = { $file }, line { $line }: “{ $field }”: “{ $text }” does nothing: a step is missing
# $field: the name of a field; $file: the path of a file; $like: a known name that is spelt alike, or none; $line: its
# number; $text: the whole step or condition, as written; $value: what stands there.
pack-step-unknown = { $file }, line { $line }: “{ $field }”: there is no step “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-step-then = { $file }, line { $line }: “{ $field }”: “{ $text }” has an “if” without its “then”
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-step-prefix = { $file }, line { $line }: “{ $field }”: “{ $value }” stands in the wrong place in “{ $text }”; the order is: +6, may, if ... then
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-step-choice = { $file }, line { $line }: “{ $field }”: “{ $text }”: a choice is two to four plain steps with | between them
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-step-loop = { $file }, line { $line }: “{ $field }”: “{ $text }”: it must be “for_each player” and one step or choice
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-condition-empty = { $file }, line { $line }: “{ $field }”: a condition is missing in “{ $text }”
# $field: the name of a field; $file: the path of a file; $like: a known name that is spelt alike, or none; $line: its
# number; $text: the whole step or condition, as written; $value: what stands there.
pack-condition-unknown = { $file }, line { $line }: “{ $field }”: there is no condition “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
# $field: the name of a field; $file: the path of a file; $form: how it is written, in letters of the program; $line:
# its number; $text: the whole step or condition, as written.
pack-operands = { $file }, line { $line }: “{ $field }”: “{ $text }” has too few or too many words; it is written: { $form }
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number;
# $text: the whole step or condition, as written; $value: what stands there.
pack-operand = { $file }, line { $line }: “{ $field }”: “{ $value }” does not fit in “{ $text }”; there can be: { $allowed }
# $field: the name of a field; $file: the path of a file; $least, $most: numbers; $line: its number; $text: the whole
# step or condition, as written; $value: what stands there.
pack-operand-number = { $file }, line { $line }: “{ $field }”: “{ $value }” does not fit in “{ $text }”; it must be a whole number from { $least } to { $most }
# $field: the name of a field; $file: the path of a file; $kind: what it should be: a step, a cell, a token …; $like:
# a known name that is spelt alike, or none; $line: its number; $text: the whole step or condition, as written;
# $value: what stands there.
pack-name-unknown = { $file }, line { $line }: “{ $field }”: there is no { $kind } “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-misplaced = { $file }, line { $line }: “{ $field }”: “{ $value }” means nothing here (“{ $text }”)

## Packs: maps and tokens

# $field: the name of a field; $file: the path of a file; $like: a known name that is spelt alike, or none; $line: its
# number; $text: the whole step or condition, as written; $value: what stands there.
pack-edge-unknown = { $file }, line { $line }: “{ $field }”: there is no cell “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written.
pack-edge-two = { $file }, line { $line }: “{ $field }”: “{ $text }” must name two different cells with -, |, : or = between them
# $field: the name of a field; $file: the path of a file; $first: the kind of edge that was said first; $line: its
# number; $second: another kind of edge; $text: the whole step or condition, as written.
pack-edge-contradicts = { $file }, line { $line }: “{ $field }”: “{ $text }” says { $second } where another line says { $first }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there; $what: what is
# missing, such as start.
pack-map-lacks = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no cell with “{ $what }”
# $field: the name of a field; $file: the path of a file; $least: a number; $line: its number; $value: what stands
# there.
pack-map-stars = { $file }, line { $line }: “{ $field }”: the map “{ $value }” needs more cells with a star, at least { $least }
# $field: the name of a field; $file: the path of a file; $line: its number; $number: a number; $value: what stands
# there.
pack-map-number = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no cell with the number { $number }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-slot = { $file }, line { $line }: “{ $field }”: the cell “{ $value }” is a start or exit, so no token can lie there
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-cut-off = { $file }, line { $line }: “{ $field }”: nobody can walk to the cell “{ $value }”, even if all doors are open
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-door = { $file }, line { $line }: “{ $field }”: no rule of the map opens the door “{ $value }” from the side of the start
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number; $shape: round
# or square; $value: what stands there; $wanted: how many there must be.
pack-few-tokens = { $file }, line { $line }: “{ $field }”: tokens of the shape “{ $shape }” for the map “{ $value }”, those for story missions apart: { $count }; slots of that shape: { $wanted }
# $field: the name of a field; $file: the path of a file; $line: its number; $shape: round or square; $value: what
# stands there; $wanted: how many there must be.
pack-must-place = { $file }, line { $line }: “{ $field }”: more tokens of the shape “{ $shape }” must be placed on the map “{ $value }” than it has slots ({ $wanted })
# $field: the name of a field; $file: the path of a file; $line: its number; $shape: round or square; $value: what
# stands there.
pack-no-slot = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no slot of the shape “{ $shape }”
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-no-orange = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no orange tokens
# $field: the name of a field; $file: the path of a file; $line: its number.
pack-orange = { $file }, line { $line }: “{ $field }”: an orange token has no shape
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number.
pack-rule-field = { $file }, line { $line }: “{ $field }” is only for rules on { $allowed }
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number.
pack-rule-door = { $file }, line { $line }: “{ $field }”: a rule with door = true has only the step “{ $allowed }”
# $field: the name of a field; $file: the path of a file; $line: its number.
pack-use-take = { $file }, line { $line }: “{ $field }”: what is carried already cannot be taken

## Packs: cards

# $field: the name of a field; $file: the path of a file; $hp: a number; $line: its number; $value: what stands there.
pack-beginner = { $file }, line { $line }: “{ $field }” is { $value }; it must be more than hp, which is { $hp }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-character-missing = { $file }, line { $line }: “{ $field }”: the character “{ $value }” is missing
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-color-missing = { $file }, line { $line }: “{ $field }”: there are no sabotage tokens of the colour “{ $value }”
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number; $value: what
# stands there; $wanted: how many there must be.
pack-deck = { $file }, line { $line }: “{ $field }”: skill cards that “{ $value }” begins with: { $count }; there must be { $wanted }
# $field: the name of a field; $file: the path of a file; $line: its number.
pack-tactical = { $file }, line { $line }: “{ $field }”: a tactical card has no strength
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-tactical-steps = { $file }, line { $line }: “{ $field }”: “{ $value }” is a tactical card: it performs no action that “{ $text }” could be about
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there; $wanted: how many there must be.
pack-when = { $file }, line { $line }: “{ $field }” of “{ $value }” must be “{ $wanted }”, because of “{ $text }”
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-target = { $file }, line { $line }: “{ $field }” of “{ $value }” must be true if its steps speak of the target, and only then
# $field: the name of a field; $file: the path of a file; $line: its number; $window: the name of a moment.
pack-plan-window = { $file }, line { $line }: “{ $field }”: a planning card has steps, unless its window is “{ $window }”
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-back = { $file }, line { $line }: “{ $field }” is “{ $value }”, but no step of the event is about this class
# $allowed: a list of what can be given; $field: the name of a field; $file: the path of a file; $line: its number;
# $text: the whole step or condition, as written; $value: what stands there.
pack-growth-unknown = { $file }, line { $line }: “{ $field }”: “{ $value }” is nothing that a growth card can do, as in “{ $text }”; it can: { $allowed }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there; $wanted: how
# many there must be.
pack-growth-number = { $file }, line { $line }: “{ $field }” is { $value }; growth cards are numbered without a gap, and this one would be { $wanted }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-growth-stop = { $file }, line { $line }: “{ $field }”: card { $value }: the last card of every part before or after a game is a STOP card, and no other
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-envelope = { $file }, line { $line }: “{ $field }”: no growth card opens envelope { $value }

## Packs: missions

# $field: the name of a field; $file: the path of a file; $line: its number.
pack-mercenary-map = { $file }, line { $line }: “{ $field }”: a mercenary mission is played on any map and names none
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-mercenary-people = { $file }, line { $line }: “{ $field }”: the mercenary mission “{ $value }” must list all characters and require none
# $field: the name of a field; $file: the path of a file; $least: a number; $line: its number; $value: what stands
# there.
pack-listed = { $file }, line { $line }: “{ $field }”: the mission “{ $value }” lists too few characters; it must list at least { $least }
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-required = { $file }, line { $line }: “{ $field }”: “{ $value }” is required but not listed
# $field: the name of a field; $file: the path of a file; $line: its number; $most: a number; $text: the whole step or
# condition, as written.
pack-track = { $file }, line { $line }: “{ $field }”: “{ $text }” must be a name and a size from 1 to { $most }, or three sizes for 2, 3 and 4 characters such as 3/4/5
# $field: the name of a field; $file: the path of a file; $line: its number; $most: a number.
pack-tracks = { $file }, line { $line }: “{ $field }” may name { $most } different tracks at most
# $field: the name of a field; $file: the path of a file; $line: its number; $most: a number.
pack-spaces = { $file }, line { $line }: “{ $field }”: there can be { $most } action spaces at most, so one green one
# $field: the name of a field; $file: the path of a file; $line: its number; $mission: the id of a mission; $value:
# what stands there.
pack-bonus = { $file }, line { $line }: “{ $field }”: the bonus “{ $value }” is good for nothing in the mission “{ $mission }”
# $field: the name of a field; $file: the path of a file; $line: its number; $mission: the id of a mission; $value:
# what stands there.
pack-no-effect = { $file }, line { $line }: “{ $field }” is missing: the token “{ $value }” has its symbol in the mission “{ $mission }”
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-objective-token = { $file }, line { $line }: “{ $field }”: “{ $text }”: the token “{ $value }” is not sure to be on the map
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-objective-track = { $file }, line { $line }: “{ $field }”: “{ $text }”: nothing adds to the track “{ $value }”
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-objective-take = { $file }, line { $line }: “{ $field }”: “{ $text }”: nobody can take the token “{ $value }”
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number; $map: the id
# of a map.
pack-objective-met = { $file }, line { $line }: “{ $field }” is met before the first turn (map “{ $map }”, characters: { $count })
# $count: how many there are; $field: the name of a field; $file: the path of a file; $line: its number; $map: the id
# of a map.
pack-over-at-start = { $file }, line { $line }: “{ $field }”: the game is over before the first turn (map “{ $map }”, characters: { $count })
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-not-enemy = { $file }, line { $line }: “{ $field }”: “{ $text }”: “{ $value }” is not an enemy
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-no-child = { $file }, line { $line }: “{ $field }”: “{ $text }” speaks of the Child, but the mission “{ $value }” does not say child = true
# $field: the name of a field; $file: the path of a file; $line: its number; $value: what stands there.
pack-child = { $file }, line { $line }: “{ $field }”: nothing brings the Child into the mission “{ $value }”
# $field: the name of a field; $file: the path of a file; $line: its number; $text: the whole step or condition, as
# written; $value: what stands there.
pack-replace = { $file }, line { $line }: “{ $field }”: “{ $text }”: the map “{ $value }” has fewer hidden tokens
# $field: the name of a field; $file: the path of a file; $line: its number; $map: the id of a map; $text: the whole
# step or condition, as written; $value: what stands there.
pack-no-star = { $file }, line { $line }: “{ $field }”: “{ $text }”: the map “{ $map }” has no “{ $value }”

## Options of The Mandalorian: Adventures

# $allowed: a list of what can be given; $listed: how many characters; $seats: a number; $value: what stands there.
ma-mode-unfit = Option “mode” cannot be “{ $value }”: characters that the mission lists: { $listed }; players: { $seats }; it can be: { $allowed }
# $allowed: a list of what can be given; $count: how many there are; $mode: the name of a mode; $value: what stands
# there.
ma-team-unfit = Option “characters” cannot be “{ $value }”: in the mode “{ $mode }” name { $count ->
    [one] { $count } character
   *[other] { $count } different characters
} of { $allowed }
# $mode: the name of a mode; $value: what stands there.
ma-team-lacks = Option “characters”: in the mode “{ $mode }” this mission needs { $value }
# $mode: the name of a mode; $seats: a number; $value: what stands there.
ma-traitor-unfit = Option “traitor” cannot be “{ $value }”: a traitor needs three or four players who do not share characters; here are { $seats }, in the mode “{ $mode }”
