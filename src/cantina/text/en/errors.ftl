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
game-no-packs = The game { $game } takes no packs
option-unknown = There is no option “{ $option }”; the options are: { $allowed }
options-wrong = “options” cannot be { $value }: it gives options by their names, as a dictionary does
option-choice = Option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }
option-number = Option “{ $option }” cannot be “{ $value }”: it is a whole number from { $least } to { $most }
option-assignment = Option “{ $option }” cannot be “{ $value }”: name a different one of { $allowed } for each of the { $seats } seats
option-team = Option “{ $option }” cannot be “{ $value }”: name different ones of { $allowed }
option-text = “{ $option }” is the text “{ $value }”: give the value itself, without quotation marks
seats-wrong = { $game } is for { $least } to { $most } players, not “{ $seats }”
seat-unknown = There is no seat “{ $seat }”: seats run from 0 to { $last }
seed-wrong = “{ $seed }” is no seed: it must be a whole number from 0 to below 2^256, or 64 hexadecimal digits
seed-not-its-hash = The seed does not fit its hash: this is not the deal that was announced
since-wrong = “since” cannot be “{ $since }”: it is a whole number, 0 or more
event-wrong = “event” cannot be { $event }: it is an event of this game, as “play” and “events” give them
language-unknown = There are no texts in the language “{ $language }”; there are: { $languages }

## Saved games

saved-not-json = This is no saved game: the text is not JSON, or it is cut off
saved-not-a-game = This is no saved game of Cantina, or one of its fields is of the wrong kind
saved-missing = The field “{ $field }” of this saved game is missing
saved-field = The field “{ $field }” of this saved game cannot be used: { $reason }
saved-altered = This saved game was altered: its fields do not fit its “check”
saved-version = This game was played by version { $saved } of the rules; this program plays version { $ours }
saved-content = This game was played with other cards than this program has
saved-content-pack = This game was played with other cards than these; a game of a pack needs the same pack, unchanged (--pack)
saved-files = The cards inside this saved game cannot be used: { $reason }
saved-secret = The seed of this game is still secret: it can be read when the game is over
saved-action = Action { $number } of this saved game (“{ $line }”) cannot be played: { $reason }
saved-line = it does not name a seat and an action
saved-result = This saved game claims a result that its actions do not lead to

## Content files

content-unreadable = { $file }: the file cannot be read ({ $reason })
content-file-missing = { $file }: this file is missing from the content
content-without-files = This set of cards was made in memory: it has no files that could be saved
content-wrong = “content” is no set of cards of { $game }: take “game.content”, or what “game.pack(folder)” gives
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

## Campaigns

campaign-not-prepared = “{ $action }” is not possible: the growth deck was not looked at before this game yet ({ $rule })
campaign-still-running = “{ $action }” is not possible: the game is still running ({ $rule })
campaign-other-game = { $file }: this is no game of this campaign: it would be one of mandalorian-adventures with growth={ $growth }
campaign-other = { $file }: this is the file of another campaign (“{ $field }”)
campaign-decides = “{ $field }” is decided by the campaign: leave it out
campaign-mission-not-now = The mission “{ $action }” is not the next one of this campaign; there can be: { $missions } ({ $rule })
campaign-mission-locked = The mission “{ $action }” is not unlocked; unlocked are: { $missions } ({ $rule })
campaign-which-mission = Which mission? Unlocked are: { $missions }
campaign-envelope-closed = The envelope { $action } is still closed ({ $rule })
campaign-not-yet = “{ $action }” has not come into the game yet ({ $rule })
campaign-read-ahead = The growth card { $action } was not resolved; nobody reads ahead of card { $last } ({ $rule })
campaign-unreadable = { $file }: the campaign cannot be read ({ $reason })
campaign-unwritable = { $file }: the campaign cannot be written ({ $reason })
campaign-file-exists = { $file }: something is there already; nothing was written
campaign-not-json = { $file }, line { $line }: the text is not JSON, or it is cut off ({ $reason })
campaign-foreign = { $file }: this is no campaign of this game: the field “{ $field }” is missing or says something else
campaign-newer = { $file }, line { $line }: “version” is { $saved }; this program knows campaigns up to version { $ours }
campaign-missing = { $file }: the field “{ $field }” is missing
campaign-value = { $file }, line { $line }: “{ $field }” holds { $value }, which is of the wrong kind or does not follow from the growth cards resolved
campaign-action-unknown = “{ $action }” cannot be done with a campaign; there is: { $actions }
campaign-result-missing = How did the game end? Say one of { $results }

## Packs of missions and maps

pack-no-folder = { $file }: there is no such folder
pack-nothing = { $file }: there is nothing of a pack in this folder; there can be: { $allowed }
pack-file-unknown = { $file }: no pack has such a file or folder; there can be: { $allowed }
pack-many-files = { $file }: there are more files here than a pack may have ({ $most })
pack-not-plain = { $file }: this is a link, a pipe or a device; a pack has plain files only
pack-large = { $file }: the file has { $size } bytes; a file of a pack has { $most } at most
pack-strange = { $file }, line { $line }: every entry must begin with a line like [[name]], and with nothing else
pack-one-entry = { $file }, line { $line }: there must be one entry [[{ $field }]] in this file, not { $count }
pack-kind-missing = { $file }: the pack has no “{ $field }” at all
pack-too-many = { $file }, line { $line }: “{ $field }”: too many entries of the kind “{ $kind }”; there is room for { $most }
pack-twice = { $file }, line { $line }: “{ $field }” says “{ $value }” for a second time
pack-flag = { $file }, line { $line }: “{ $field }” is “{ $value }”; it must be true or false
pack-texts = { $file }, line { $line }: “{ $field }” must be a list of texts in quotes
pack-text-missing = { $file }, line { $line }: the text “{ $field }” is missing in: { $languages }
pack-text-broken = { $file }, line { $line }: this is no Fluent message
pack-text-foreign = { $file }, line { $line }: the text “{ $field }” does not belong to this pack; a pack has words for what its own files contain, and no others

## Packs: steps and conditions

pack-step-empty = { $file }, line { $line }: “{ $field }”: “{ $text }” does nothing: a step is missing
pack-step-unknown = { $file }, line { $line }: “{ $field }”: there is no step “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
pack-step-then = { $file }, line { $line }: “{ $field }”: “{ $text }” has an “if” without its “then”
pack-step-prefix = { $file }, line { $line }: “{ $field }”: “{ $value }” stands in the wrong place in “{ $text }”; the order is: +6, may, if ... then
pack-step-choice = { $file }, line { $line }: “{ $field }”: “{ $text }”: a choice is two to four plain steps with | between them
pack-step-loop = { $file }, line { $line }: “{ $field }”: “{ $text }”: it must be “for_each player” and one step or choice
pack-condition-empty = { $file }, line { $line }: “{ $field }”: a condition is missing in “{ $text }”
pack-condition-unknown = { $file }, line { $line }: “{ $field }”: there is no condition “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
pack-operands = { $file }, line { $line }: “{ $field }”: “{ $text }” has too few or too many words; it is written: { $form }
pack-operand = { $file }, line { $line }: “{ $field }”: “{ $value }” does not fit in “{ $text }”; there can be: { $allowed }
pack-operand-number = { $file }, line { $line }: “{ $field }”: “{ $value }” does not fit in “{ $text }”; it must be a whole number from { $least } to { $most }
pack-name-unknown = { $file }, line { $line }: “{ $field }”: there is no { $kind } “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
pack-misplaced = { $file }, line { $line }: “{ $field }”: “{ $value }” means nothing here (“{ $text }”)

## Packs: maps and tokens

pack-edge-unknown = { $file }, line { $line }: “{ $field }”: there is no cell “{ $value }”, as in “{ $text }”{ $like ->
    [none] { "" }
   *[other] ; did you mean “{ $like }”?
}
pack-edge-two = { $file }, line { $line }: “{ $field }”: “{ $text }” must name two different cells with -, |, : or = between them
pack-edge-contradicts = { $file }, line { $line }: “{ $field }”: “{ $text }” says { $second } where another line says { $first }
pack-map-lacks = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no cell with “{ $what }”
pack-map-stars = { $file }, line { $line }: “{ $field }”: the map “{ $value }” needs at least { $least } cells with a star
pack-map-number = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no cell with the number { $number }
pack-slot = { $file }, line { $line }: “{ $field }”: the cell “{ $value }” is a start or exit, so no token can lie there
pack-cut-off = { $file }, line { $line }: “{ $field }”: nobody can walk to the cell “{ $value }”, even if all doors are open
pack-door = { $file }, line { $line }: “{ $field }”: no rule of the map opens the door “{ $value }” from the side of the start
pack-few-tokens = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has { $wanted } slots of the shape “{ $shape }”, but tokens for { $count }, those for story missions apart
pack-must-place = { $file }, line { $line }: “{ $field }”: more tokens of the shape “{ $shape }” must be placed on the map “{ $value }” than it has slots ({ $wanted })
pack-no-slot = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no slot of the shape “{ $shape }”
pack-no-orange = { $file }, line { $line }: “{ $field }”: the map “{ $value }” has no orange tokens
pack-orange = { $file }, line { $line }: “{ $field }”: an orange token has no shape
pack-rule-field = { $file }, line { $line }: “{ $field }” is only for rules on { $allowed }
pack-rule-door = { $file }, line { $line }: “{ $field }”: a rule with door = true has only the step “{ $allowed }”
pack-use-take = { $file }, line { $line }: “{ $field }”: what is carried already cannot be taken

## Packs: cards

pack-beginner = { $file }, line { $line }: “{ $field }” is { $value }; it must be more than hp, which is { $hp }
pack-character-missing = { $file }, line { $line }: “{ $field }”: the character “{ $value }” is missing
pack-color-missing = { $file }, line { $line }: “{ $field }”: there are no sabotage tokens of the colour “{ $value }”
pack-deck = { $file }, line { $line }: “{ $field }”: “{ $value }” begins with { $count } skill cards; there must be { $wanted }
pack-tactical = { $file }, line { $line }: “{ $field }”: a tactical card has no strength
pack-tactical-steps = { $file }, line { $line }: “{ $field }”: “{ $value }” is a tactical card: it performs no action that “{ $text }” could be about
pack-when = { $file }, line { $line }: “{ $field }” of “{ $value }” must be “{ $wanted }”, because of “{ $text }”
pack-target = { $file }, line { $line }: “{ $field }” of “{ $value }” must be true if its steps speak of the target, and only then
pack-plan-window = { $file }, line { $line }: “{ $field }”: a planning card has steps, unless its window is “{ $window }”
pack-back = { $file }, line { $line }: “{ $field }” is “{ $value }”, but no step of the event is about this class
pack-growth-unknown = { $file }, line { $line }: “{ $field }”: “{ $value }” is nothing that a growth card can do, as in “{ $text }”; it can: { $allowed }
pack-growth-number = { $file }, line { $line }: “{ $field }” is { $value }; growth cards are numbered without a gap, and this one would be { $wanted }
pack-growth-stop = { $file }, line { $line }: “{ $field }”: card { $value }: the last card of every part before or after a game is a STOP card, and no other
pack-envelope = { $file }, line { $line }: “{ $field }”: no growth card opens envelope { $value }

## Packs: missions

pack-mercenary-map = { $file }, line { $line }: “{ $field }”: a mercenary mission is played on any map and names none
pack-mercenary-people = { $file }, line { $line }: “{ $field }”: the mercenary mission “{ $value }” must list all characters and require none
pack-listed = { $file }, line { $line }: “{ $field }”: the mission “{ $value }” must list at least { $least } characters
pack-required = { $file }, line { $line }: “{ $field }”: “{ $value }” is required but not listed
pack-track = { $file }, line { $line }: “{ $field }”: “{ $text }” must be a name and a size from 1 to { $most }, or three sizes for 2, 3 and 4 characters such as 3/4/5
pack-tracks = { $file }, line { $line }: “{ $field }” may name { $most } different tracks at most
pack-spaces = { $file }, line { $line }: “{ $field }”: there can be { $most } action spaces at most, so one green one
pack-bonus = { $file }, line { $line }: “{ $field }”: the bonus “{ $value }” is good for nothing in the mission “{ $mission }”
pack-no-effect = { $file }, line { $line }: “{ $field }” is missing: the token “{ $value }” has its symbol in the mission “{ $mission }”
pack-objective-token = { $file }, line { $line }: “{ $field }”: “{ $text }”: the token “{ $value }” is not sure to be on the map
pack-objective-track = { $file }, line { $line }: “{ $field }”: “{ $text }”: nothing adds to the track “{ $value }”
pack-objective-take = { $file }, line { $line }: “{ $field }”: “{ $text }”: nobody can take the token “{ $value }”
pack-objective-met = { $file }, line { $line }: “{ $field }” is met before the first turn (map “{ $map }”, characters: { $count })
pack-over-at-start = { $file }, line { $line }: “{ $field }”: the game is over before the first turn (map “{ $map }”, characters: { $count })
pack-not-enemy = { $file }, line { $line }: “{ $field }”: “{ $text }”: “{ $value }” is no enemy
pack-no-child = { $file }, line { $line }: “{ $field }”: “{ $text }” speaks of the Child, but the mission “{ $value }” does not say child = true
pack-child = { $file }, line { $line }: “{ $field }”: nothing brings the Child into the mission “{ $value }”
pack-replace = { $file }, line { $line }: “{ $field }”: “{ $text }”: the map “{ $value }” has fewer hidden tokens
pack-no-star = { $file }, line { $line }: “{ $field }”: “{ $text }”: the map “{ $map }” has no “{ $value }”

## Options of The Mandalorian: Adventures

ma-mode-unfit = Option “mode” cannot be “{ $value }”: the mission lists { $listed } characters, and there are { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}; it can be: { $allowed }
ma-team-unfit = Option “characters” cannot be “{ $value }”: in the mode “{ $mode }” name { $count ->
    [one] { $count } character
   *[other] { $count } different characters
} of { $allowed }
ma-team-lacks = Option “characters”: in the mode “{ $mode }” this mission needs { $value }
ma-traitor-unfit = Option “traitor” cannot be “{ $value }”: a traitor needs three or four players who do not share characters; here are { $seats }, in the mode “{ $mode }”
