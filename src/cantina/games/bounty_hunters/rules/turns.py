"""The turn frame: when a turn begins, when the game ends (BH-19 to BH-21, BH-84, BH-87)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.bounty_hunters.pack.cards import DECKS
from cantina.games.bounty_hunters.rules.choose import begin_choose
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.piles import supply
from cantina.games.bounty_hunters.rules.state import HAND, NONE, PHASE

EXTRA_TURNS = 2
ALL_DECKS = (1 << DECKS) - 1


@njit
def begin_turn(s, t, log):
    """Begin step 1, or end a game in which no card is left to draw or to choose (BH-S02)."""
    s.closed = empty_decks(s)
    if s.closed == ALL_DECKS and not any_hand(s):
        end_game(s, log)
        return
    s.turn += 1
    s.chosen = 0
    s.rounds = 0
    for seat in range(s.seats):
        s.named[seat] = NONE
        s.round[seat] = 0
    emit(log, EVERYONE, EVENT.turn, NONE, s.turn, 0, 0)
    if s.closed == ALL_DECKS:
        skip_draw(s, log)
        begin_choose(s, log)
    else:
        s.phase = PHASE.draw


@njit
def skip_draw(s, log):
    """BH-S02: whoever has no deck to draw from draws nothing."""
    for seat in range(s.seats):
        if s.named[seat] == NONE:
            emit(log, EVERYONE, EVENT.no_draw, seat, 0, 0, 0)


@njit
def empty_decks(s):
    """The mask of decks that can give no card; a deck that is not in the game is one of them (BH-99)."""
    mask = 0
    for deck in range(DECKS):
        if supply(s, deck) == 0:
            mask |= 1 << deck
    return mask


@njit
def any_hand(s):
    """Whether anybody still holds a card."""
    for seat in range(s.seats):
        if s.hand_size[seat] > 0:
            return True
    return False


@njit
def pass_hands(s, log):
    """BH-30: all hands go to the left at the same moment; who receives a hand knows its cards from now on (BH-S55)."""
    last = s.seats - 1
    for i in range(HAND):
        kept = s.hand[last, i] + 0
        for seat in range(last, 0, -1):
            s.hand[seat, i] = s.hand[seat - 1, i]
        s.hand[0, i] = kept
    kept = s.hand_size[last] + 0
    for seat in range(last, 0, -1):
        s.hand_size[seat] = s.hand_size[seat - 1]
    s.hand_size[0] = kept
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            s.seen[s.hand[seat, i]] |= 1 << seat
    emit(log, EVERYONE, EVENT.passed, NONE, 0, 0, 0)


@njit
def end_turn(s, t, log):
    """Step 3, then a new turn, unless this was the last one (BH-87, BH-S34, BH-S38)."""
    pass_hands(s, log)
    if is_last_turn(s):
        end_game(s, log)
    else:
        begin_turn(s, t, log)


@njit
def last_turn(s):
    """BH-84, BH-S38: two full turns follow the turn of the trigger, unless a limit comes first; NONE: not known."""
    if s.trigger_turn == 0:
        return s.max_turns + 0 if s.max_turns > 0 else NONE
    last = s.trigger_turn + EXTRA_TURNS
    return min(last, s.max_turns) if s.max_turns > 0 else last


@njit
def is_last_turn(s):
    """BH-87: whether the game ends after this turn, as far as it is known."""
    last = last_turn(s)
    return last != NONE and s.turn >= last


@njit
def turns_left(s):
    """BH-84, BH-S38: how many turns follow this one, as far as it is known; NONE: it is not."""
    if s.phase == PHASE.over:
        return 0
    last = last_turn(s)
    return NONE if last == NONE else max(0, last - s.turn)


@njit
def end_game(s, log):
    """The game is over; what remains is the score sheet."""
    s.phase = PHASE.over
    s.chosen = 0
    emit(log, EVERYONE, EVENT.over, NONE, 0, 0, 0)
