"""Step 2, the choice: a card face down, then the common reveal (BH-25, BH-26, BH-105, BH-S08, BH-S09)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.bounty_hunters.cards import NO_CARD
from cantina.games.bounty_hunters.events import REVEALED
from cantina.games.bounty_hunters.hands import remove
from cantina.games.bounty_hunters.state import CHOOSE, RESOLVE, UNRESOLVED, everyone


@njit
def begin_choose(s, log):
    """Everybody with a card must choose; a player without one counts as having chosen (BH-S02)."""
    s.phase = CHOOSE
    s.chosen = 0
    s.rounds = 0
    s.closed = 0
    for seat in range(s.seats):
        s.round[seat] = 0
        if s.hand_size[seat] == 0:
            s.chosen |= 1 << seat
    if s.chosen == everyone(s):
        reveal(s, log)


@njit
def lay_down(s, seat, card, log):
    """BH-26: lay the chosen card face down; the last one to do so opens them all."""
    s.pick[seat] = card
    s.chosen |= 1 << seat
    if s.chosen == everyone(s):
        reveal(s, log)


@njit
def reveal(s, log):
    """BH-105: all chosen cards become public in one and the same event."""
    s.phase = RESOLVE
    s.chosen = 0
    s.finished = 0
    for seat in range(s.seats):
        card = s.pick[seat] + 0
        s.fresh[seat] = NO_CARD
        s.fate[seat] = UNRESOLVED
        s.credits_before[seat] = s.credits[seat]
        if card != NO_CARD:
            remove(s, seat, card)
            s.seen[card] = 0
            emit(log, EVERYONE, REVEALED, seat, card, 0, 0)
