### People around a game: what is told at a table, and what cannot be done there.

## What is told

# A player without a name. $seat: a number.
table-player = Player { $seat }
# Log. $name: the name of a player.
table-told-sat = { $name } takes a seat.
# $name: the name of a player.
table-told-left = { $name } has left the seat.
# Log: a bot takes the seat. $level: a table-level-* text; $number: the number of the player.
table-told-bot = Player { $number }: a bot ({ $level }).
# Of a bot: moves without thinking.
table-level-random = plays at random
# Of a bot: takes the best at once.
table-level-greedy = plays well
# Of a bot: the strongest.
table-level-ahead = thinks ahead
# $number: the number of the player.
table-told-freed = The seat of player { $number } is open again.
table-told-dealt = The cards are dealt.
# Log: has decided, man or woman. $name: the name of a player.
table-told-acted = { $name } has chosen.
# $name: the name of a player.
table-told-taken-back = { $name } has taken back the last action.
# $name: the name of a player.
table-told-asks-undo = { $name } asks to take back the last action.
# Log: to an undo. $name: the name of a player.
table-told-agrees = { $name } agrees.
# Log: to an undo. $name: the name of a player.
table-told-refuses = { $name } does not agree.
# Log: a set phrase. $name: the name of a player; $phrase: a table-phrase-* text.
table-told-said = { $name }: { $phrase }
# $name: the name of a player; $why: clock: out of time; dropped: no connection.
table-told-away = { $why ->
    [clock] { $name } ran out of time: a bot takes over.
   *[dropped] { $name } lost the connection: a bot takes over.
}
# Log: after an absence. $name: the name of a player.
table-told-back = { $name } is back.
table-told-rematch = There is a new table with the same players.

## Set phrases

# A player says it to all.
table-phrase-hello = Hello!
# A player says it to all.
table-phrase-good-luck = Good luck!
# A player says it to another.
table-phrase-well-played = Well played!
# A player says it: I need some time.
table-phrase-thinking = Let me think.
# A player says it to all.
table-phrase-sorry = Sorry!
# A player says it to all.
table-phrase-thanks = Thank you!
# A player says it: that was not what I wanted.
table-phrase-oops = Oops.
# A player says it at the end.
table-phrase-good-game = Good game!

## What cannot be done

# $longest: a number.
table-name = A name needs 1 to { $longest } visible characters
# $allowed: a list; $field: the name of a setting.
table-setting-unknown = There is no setting “{ $field }”; allowed: { $allowed }
# $allowed: a list; $field: the name of a setting; $value: what was given.
table-setting = Setting “{ $field }” cannot be “{ $value }”; allowed: { $allowed }
# $last, $seat: numbers.
table-no-seat = There is no seat “{ $seat }”: seats run from 0 to { $last }
table-not-your-seat = Somebody else plays here: this seat is not yours
table-seat-taken = This seat is taken
table-seat-yours = You sit here already
table-seat-invitation = The player has left this seat in the middle of a game: take it with the link to this seat, or ask the one who opened the table
table-host-only = Only the host of the table can do this
table-no-bot = No bot sits here
table-dealt = The cards are dealt: this cannot be changed any more
table-not-dealt = The cards are not dealt yet
# $game: the id of a game; $ours: a version, a number; $version: a number.
table-other-version = This table was begun with version { $version } of the rules of { $game }; this server plays version { $ours }
# $game: the id of a game.
table-other-content = The cards that this table of { $game } was begun with are not in this server's database
# $game: the id of a game; $reason: why.
table-old-content = The cards that this table of { $game } was begun with can no longer be used: { $reason }
# $number: which entry.
table-entry-kind = Entry { $number } of this table is of a kind that this version does not know
# $field: the name of a field; $kind: the kind of entry; $number: which entry.
table-entry-field = Entry { $number } of this table ({ $kind }) cannot be read: its field “{ $field }” does not fit
table-damaged = This table cannot be read: its record is damaged. The operator of the server finds it in the log
# $longest: a number.
table-key = The key of an action is a text of 1 to { $longest } characters
table-confirm = This ends your turn: confirm it
table-no-orders = There are no standing orders of this kind in this game
table-no-undo = Undo is switched off at this table
table-no-wish = Nobody has asked you for an undo
# $allowed: a list; $value: what was given.
table-phrase = There is no phrase “{ $value }”; there are { $allowed }
table-not-away = You are not away
table-not-over = The game is not over
table-rematch = There is a new table already
table-players-only = Only those who have played can do this
table-moment = While the game runs you can look back only at what you have seen yourself
# $last: a number.
table-moment-later = There is no such moment yet: the last one is { $last }
table-unknown = There is no such table: the link may be incomplete or out of date
table-busy = Too many players are acting at once: try again
table-no-watching = Nobody may watch this table, or only with its link

## Campaigns

# In this game missions do not follow one another. $game: the id of a game.
campaign-none = { $game } has no campaign
campaign-unknown = There is no such campaign: the link may be incomplete or out of date
campaign-damaged = This campaign cannot be read: its record is damaged. The operator of the server finds it in the log
campaign-not-yours = This campaign belongs to others: ask them for its link
campaign-keepers-only = Only the founder of this campaign and those who have its link can do this
