"""Step 2 after the reveal: sell or play the chosen card, then activate reserved ones (BH-27, BH-28, BH-33 to BH-45)."""

from cantina.engine.compiled import njit
from cantina.engine.log import emit
from cantina.games.bounty_hunters.bonuses import gain_credit
from cantina.games.bounty_hunters.cards import (
    FIRST_CONTRACT,
    FIRST_MARKET,
    TARGETS,
    has_cost,
    is_attack,
    is_contract,
    is_target,
)
from cantina.games.bounty_hunters.confront import check_capture, join_group, open_confrontation
from cantina.games.bounty_hunters.events import (
    ACTIVATED_CARD,
    ACTIVATED_ON,
    PLAYED_CARD,
    PLAYED_ON,
    RESERVED_CARD,
    SOLD_CARD,
)
from cantina.games.bounty_hunters.state import PLAYED, RESERVED, SOLD


@njit
def sell(s, seat, log):
    """BH-33: give the chosen card away for one credit; it reaches its discard pile at the close (BH-S59)."""
    s.fate[seat] = SOLD
    emit(log, 1 << seat, SOLD_CARD, seat, s.pick[seat], 0, 0)
    gain_credit(s, seat)


@njit
def reserve(s, seat, card, log):
    """BH-41: lay a Jawa Market card sideways, unpaid."""
    s.fate[seat] = RESERVED
    s.reserved[seat] |= 1 << (card - FIRST_MARKET)
    emit(log, 1 << seat, RESERVED_CARD, seat, card, 0, 0)


@njit
def put_down(s, t, seat, card, group, was_reserved, log):
    """Play the chosen card, or activate a reserved one; an attack card goes to a group (BH-36, BH-42)."""
    if was_reserved:
        s.reserved[seat] &= ~(1 << (card - FIRST_MARKET))
        s.activated[seat] |= 1 << (card - FIRST_MARKET)
    else:
        s.fate[seat] = PLAYED
    tell(seat, card, group, was_reserved, log)
    enter_area(s, t, seat, card, group, log)


@njit
def tell(seat, card, group, was_reserved, log):
    """Note for the seat itself what it does."""
    if is_attack(card) and group < TARGETS:
        emit(log, 1 << seat, ACTIVATED_ON if was_reserved else PLAYED_ON, seat, card, group, 0)
    else:
        emit(log, 1 << seat, ACTIVATED_CARD if was_reserved else PLAYED_CARD, seat, card, 0, 0)


@njit
def enter_area(s, t, seat, card, group, log):
    """BH-37 to BH-40: what activation means for each kind of card; a cost is paid in full (BH-39, BH-S18)."""
    if has_cost(card):
        s.credits[seat] -= t.cost[card - FIRST_MARKET]
        s.active[seat] |= 1 << (card - FIRST_MARKET)
    if is_contract(card):
        s.contracts[seat] |= 1 << (card - FIRST_CONTRACT)
    elif is_target(card):
        open_confrontation(s, seat, card)
    elif is_attack(card):
        join_group(s, t, card, group)
    if group < TARGETS and (is_target(card) or is_attack(card)):
        check_capture(s, t, seat, group, log)
