"""Step 2 after the reveal: sell or play the chosen card, then activate reserved ones (BH-27, BH-28, BH-33 to BH-45)."""

from cantina.engine.compiled import njit
from cantina.engine.log import emit
from cantina.games.bounty_hunters.pack.cards import (
    FIRST_CONTRACT,
    FIRST_MARKET,
    TARGETS,
    has_cost,
    is_attack,
    is_contract,
    is_target,
)
from cantina.games.bounty_hunters.rules.bonuses import gain_credit
from cantina.games.bounty_hunters.rules.confront import check_capture, join_group, open_confrontation
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.state import FATE


@njit
def sell(s, seat, log):
    """BH-33: give the chosen card away for one credit; it reaches its discard pile at the close (BH-S59)."""
    s.fate[seat] = FATE.sold
    emit(log, 1 << seat, EVENT.sold, seat, s.pick[seat], 0, 0)
    gain_credit(s, seat)


@njit
def reserve(s, seat, card, log):
    """BH-41: lay a Jawa Market card sideways, unpaid."""
    s.fate[seat] = FATE.reserved
    s.reserved[seat] |= 1 << (card - FIRST_MARKET)
    emit(log, 1 << seat, EVENT.reserved, seat, card, 0, 0)


@njit
def put_down(s, t, seat, card, group, was_reserved, log):
    """Play the chosen card, or activate a reserved one; an attack card goes to a group (BH-36, BH-42)."""
    if was_reserved:
        s.reserved[seat] &= ~(1 << (card - FIRST_MARKET))
        s.activated[seat] |= 1 << (card - FIRST_MARKET)
    else:
        s.fate[seat] = FATE.played
    emit_put_down(seat, card, group, was_reserved, log)
    enter_area(s, t, seat, card, group, log)


@njit
def emit_put_down(seat, card, group, was_reserved, log):
    """Tell the seat itself what it has done; the others are told at the close."""
    if is_attack(card) and group < TARGETS:
        emit(log, 1 << seat, EVENT.activated_on if was_reserved else EVENT.played_on, seat, card, group, 0)
    else:
        emit(log, 1 << seat, EVENT.activated if was_reserved else EVENT.played, seat, card, 0, 0)


@njit
def enter_area(s, t, seat, card, group, log):
    """BH-37 to BH-40: a card enters the area; a target that is then beaten is captured (BH-59)."""
    lay_out(s, t, seat, card, group)
    if group < TARGETS and (is_target(card) or is_attack(card)):
        check_capture(s, t, seat, group, log)


@njit
def lay_out(s, t, seat, card, group):
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
