"""What is played for a seat whose player has left or has run out of time (WM-A61): nothing that can be avoided."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, NONE
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.missions import can_ignore
from cantina.games.way_of_the_mandalorian.rules.piles import has_card
from cantina.games.way_of_the_mandalorian.rules.state import MARKET, PHASE, SLOTS


@njit
def stand_in(s, t, seat):
    """End the turn, pass, close, let go; draw from the deck; use what does not wear out (WM-A40)."""
    if s.phase == PHASE.main:
        return ACTION.end
    if s.phase == PHASE.draw:
        return ACTION.deck if has_card(s) else ACTION.take + first_in_market(s)
    if s.phase == PHASE.sale:
        return ACTION.close
    if s.phase == PHASE.symbol:
        return ACTION.ignore + first_symbol(s, t)
    if s.phase == PHASE.use:
        return ACTION.use + permanent(s, t, seat)
    if s.phase == PHASE.keep:
        return ACTION.drop
    if s.phase == PHASE.limit:
        return ACTION.discard + lowest(s.hand[seat] & ~s.retained)
    return ACTION.pass_


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
