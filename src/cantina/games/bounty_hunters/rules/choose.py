"""Step 2, the choice: a card face down, then the common reveal (BH-25, BH-26, BH-105, BH-S08, BH-S09)."""

from cantina.engine.compiled import njit
from cantina.engine.hands import take_out
from cantina.engine.log import EVERYONE, emit
from cantina.games.bounty_hunters.pack.cards import NO_CARD
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.state import FATE, PHASE, everyone


@njit
def begin_choose(s, log):
    """Everybody with a card must choose; a player without one counts as having chosen (BH-S02)."""
    s.phase = PHASE.choose
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
    s.phase = PHASE.resolve
    s.chosen = 0
    s.finished = 0
    for seat in range(s.seats):
        card = s.pick[seat] + 0
        s.fresh[seat] = NO_CARD
        s.fate[seat] = FATE.unresolved
        s.credits_before[seat] = s.credits[seat]
        if card != NO_CARD:
            take_out(s.hand, s.hand_size, seat, card)
            s.seen[card] = 0
            emit(log, EVERYONE, EVENT.revealed, seat, card, 0, 0)
