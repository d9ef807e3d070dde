"""What is played for a seat whose player has left or has run out of time (WM-A61): nothing that can be avoided."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.way_of_the_mandalorian.actions import (
    CLOSE,
    DECK,
    DISCARD_CARD,
    DROP_CARD,
    END,
    IGNORE,
    PASS,
    TAKE,
    USE_SLOTS,
)
from cantina.games.way_of_the_mandalorian.cards import ATTRIBUTES, NONE
from cantina.games.way_of_the_mandalorian.missions import can_ignore
from cantina.games.way_of_the_mandalorian.piles import has_card
from cantina.games.way_of_the_mandalorian.state import KEEP, LIMIT, MAIN, MARKET, PICK, SALE, SLOTS, SYMBOL, USE


@njit
def stand_in(s, t, seat):
    """End the turn, pass, close, let go; draw from the deck; use what does not wear out (WM-A40)."""
    if s.phase == MAIN:
        return END
    if s.phase == PICK:
        return DECK if has_card(s) else TAKE + first_in_market(s)
    if s.phase == SALE:
        return CLOSE
    if s.phase == SYMBOL:
        return IGNORE + first_symbol(s, t)
    if s.phase == USE:
        return USE_SLOTS + permanent(s, t, seat)
    if s.phase == KEEP:
        return DROP_CARD
    if s.phase == LIMIT:
        return DISCARD_CARD + lowest(s.hand[seat] & ~s.retained)
    return PASS


@njit
def first_in_market(s):
    """The first card of the market."""
    for i in range(MARKET):
        if s.market[i] != NONE:
            return s.market[i] + 0
    return NONE


@njit
def first_symbol(s, t):
    """The first attribute of which a symbol can be ignored."""
    attribute = 0
    while attribute < ATTRIBUTES - 1 and not can_ignore(s, t, attribute):
        attribute += 1
    return attribute


@njit
def permanent(s, t, seat):
    """The slots with equipment that is not temporary."""
    mask = 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE and t.temporary[s.equipped[seat, i]] == 0:
            mask |= 1 << i
    return mask
