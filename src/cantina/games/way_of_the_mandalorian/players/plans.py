"""Which mission to go for: what an attempt is worth, and which equipment of the hand brings it within reach."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.way_of_the_mandalorian.pack.cards import FIRST_EVENT, LAST_MISSION, NONE
from cantina.games.way_of_the_mandalorian.players.prospects import (
    PATIENCE,
    VICTORY,
    can_ignore_one,
    chance,
    has_answer,
    would_win,
)
from cantina.games.way_of_the_mandalorian.players.strength import (
    free_slots,
    is_usable,
    lasting,
    missing,
    of_card,
    of_mission,
    whole,
)
from cantina.games.way_of_the_mandalorian.rules.state import FEE, ROW, SLOTS

HOPELESS = -10_000.0
SYMBOL_WORTH = 150.0
LASTING_PRICE, PASSING_PRICE = 0.25, 0.8  # of the cost: what is lost by buying a card for one mission


@njit
def price(t, card):
    """What buying a card for one mission costs in the end: lasting equipment serves again and is sold at last."""
    return t.cost[card] * (PASSING_PRICE if t.temporary[card] == 1 else LASTING_PRICE)


@njit
def prize(s, t, seat, have, mission):
    """What an attempt is worth for a strength that is enough."""
    likely = chance(s, t, seat, have, mission)
    reward = t.reward[mission] + 0.0
    if mission == LAST_MISSION:
        if would_win(s, t, seat):
            reward += VICTORY
        elif s.turns < PATIENCE * s.seats:
            return HOPELESS
    return likely * reward - (1.0 - likely) * t.penalty[mission]


@njit
def wear(s, t, seat, need):
    """What is lost by the temporary equipment that an attempt takes: none if lasting equipment is enough."""
    if missing(s, lasting(s, t, seat), need) == 0:
        return 0.0
    least = 0.0
    for i in range(SLOTS):
        card = s.equipped[seat, i]
        if is_usable(s, seat, i) and t.temporary[card] == 1 and (least == 0.0 or t.cost[card] < least):
            least = t.cost[card] * 0.5
    return least


@njit
def attempt_worth(s, t, seat, mission):
    """What attempting a mission with the equipment on the board is worth."""
    need, have = of_mission(t, mission), whole(s, t, seat)
    if missing(s, have, need) > 0:
        if not has_answer(s, t, seat, have, need):
            return HOPELESS
        helped = 40.0 if can_ignore_one(s, seat) or s.slot[seat] != NONE else FEE + 40.0
        return prize(s, t, seat, have, mission) - helped - wear(s, t, seat, need)
    return prize(s, t, seat, have, mission) - wear(s, t, seat, need)


@njit
def best_attempt(s, t, seat):
    """The worth of the best attempt that can be made at once."""
    top = HOPELESS
    for i in range(ROW):
        if s.row[i] != NONE:
            top = max(top, attempt_worth(s, t, seat, s.row[i]))
    return top


@njit
def best_card(s, t, hand, credits, have, need):
    """The equipment of a hand that brings a need nearest for its price, NONE if none helps."""
    top, chosen = 0.0, NONE
    lack = missing(s, have, need)
    cards = hand & ((1 << FIRST_EVENT) - 1)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if t.cost[card] <= credits:
            gained = lack - missing(s, have + of_card(t, card), need)
            worth = gained * SYMBOL_WORTH - price(t, card)
            if gained > 0 and (chosen == NONE or worth > top):
                top, chosen = worth, card
    return chosen


@njit
def plan(s, t, seat, hand, credits, mission):
    """What a mission is worth after buying the equipment of a hand that it takes, and the first card to buy."""
    have, need, paid, first = whole(s, t, seat), of_mission(t, mission), 0.0, NONE
    spare = 1 if can_ignore_one(s, seat) else 0
    free = free_slots(s, seat)
    while missing(s, have, need) > spare:
        card = best_card(s, t, hand, credits, have, need) if free > 0 else NONE
        if card == NONE:
            return HOPELESS, NONE
        first = card if first == NONE else first
        have += of_card(t, card)
        paid += price(t, card)
        credits -= t.cost[card]
        hand &= ~(1 << card)
        free -= 1
    return prize(s, t, seat, have, mission) - paid - wear(s, t, seat, need), first


@njit
def best_plan(s, t, seat, hand, credits):
    """The best plan over all missions of the row: its worth, and the first card to buy (NONE: none is needed)."""
    top, first = HOPELESS, NONE
    for i in range(ROW):
        if s.row[i] != NONE:
            worth, card = plan(s, t, seat, hand, credits, s.row[i])
            if worth > top:
                top, first = worth, card
    return top, first
