"""Step 2 after the reveal: sell or play the chosen card, then activate reserved ones (BH-27, BH-28, BH-33 to BH-45)."""

from cantina.engine.compiled import njit
from cantina.engine.log import emit
from cantina.games.bounty_hunters.bonuses import gain_credit
from cantina.games.bounty_hunters.cards import FIRST_CONTRACT, FIRST_MARKET, has_cost, is_attack, is_target
from cantina.games.bounty_hunters.confront import place_attack, place_target
from cantina.games.bounty_hunters.events import (
    ACTIVATED_CARD,
    ACTIVATED_ON,
    PLAYED_CARD,
    PLAYED_ON,
    RESERVED_CARD,
    SOLD_CARD,
)
from cantina.games.bounty_hunters.state import ORPHANS, PLAYED, RESERVED, SOLD


@njit
def sell(s, seat, log):
    """BH-33: give the chosen card away for one credit; it reaches its discard pile at the close (BH-S59)."""
    s.fate[seat] = SOLD
    emit(log, 1 << seat, SOLD_CARD, seat, s.pick[seat], 0, 0)
    gain_credit(s, seat)


@njit
def play(s, t, seat, card, log):
    """BH-36 to BH-40: put the chosen card into the own area; an attack card joins the orphan group (BH-54)."""
    s.fate[seat] = PLAYED
    emit(log, 1 << seat, PLAYED_CARD, seat, card, 0, 0)
    if is_target(card):
        place_target(s, t, seat, card, log)
    elif has_cost(card):
        pay_and_turn(s, t, seat, card)
    elif not is_attack(card):
        s.contracts[seat] |= 1 << (card - FIRST_CONTRACT)
    if is_attack(card):
        place_attack(s, t, seat, card, ORPHANS + seat, log)


@njit
def play_on(s, t, seat, card, target, log):
    """BH-53: play an attack card on an open target."""
    s.fate[seat] = PLAYED
    emit(log, 1 << seat, PLAYED_ON, seat, card, target, 0)
    if has_cost(card):
        pay_and_turn(s, t, seat, card)
    place_attack(s, t, seat, card, target, log)


@njit
def reserve(s, seat, card, log):
    """BH-41: lay a Jawa Market card sideways, unpaid."""
    s.fate[seat] = RESERVED
    s.reserved[seat] |= 1 << (card - FIRST_MARKET)
    emit(log, 1 << seat, RESERVED_CARD, seat, card, 0, 0)


@njit
def pay_and_turn(s, t, seat, card):
    """BH-38, BH-39: pay the full cost to the bank; the card is active."""
    s.credits[seat] -= t.cost[card - FIRST_MARKET]
    s.active[seat] |= 1 << (card - FIRST_MARKET)


@njit
def turn_upright(s, t, seat, card):
    """BH-42, BH-43: pay for a reserved card."""
    s.reserved[seat] &= ~(1 << (card - FIRST_MARKET))
    s.activated[seat] |= 1 << (card - FIRST_MARKET)
    pay_and_turn(s, t, seat, card)


@njit
def activate(s, t, seat, card, log):
    """BH-42: activate a reserved crate, or a droid that joins the orphan group (BH-55)."""
    emit(log, 1 << seat, ACTIVATED_CARD, seat, card, 0, 0)
    turn_upright(s, t, seat, card)
    if is_attack(card):
        place_attack(s, t, seat, card, ORPHANS + seat, log)


@njit
def activate_on(s, t, seat, card, target, log):
    """BH-43: activate a reserved droid and place it on an open target."""
    emit(log, 1 << seat, ACTIVATED_ON, seat, card, target, 0)
    turn_upright(s, t, seat, card)
    place_attack(s, t, seat, card, target, log)
