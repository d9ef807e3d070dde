"""Rules of thumb: how good an action looks to a sensible player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.actions import (
    ATTEMPT,
    CLOSE,
    DECK,
    DISCARD_CARD,
    DRAW,
    END,
    EQUIP,
    FILL_SLOT,
    JOB,
    PASS,
    RETAIN,
    SELL,
    TAKE,
)
from cantina.games.way_of_the_mandalorian.cards import FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.judge_attempt import (
    discard,
    keep_or_drop,
    opponent_event,
    own_event,
    symbol,
    use,
)
from cantina.games.way_of_the_mandalorian.plans import attempt_worth, best_attempt, best_plan
from cantina.games.way_of_the_mandalorian.state import (
    DISCARD,
    FEE,
    FILL,
    KEEP,
    LIMIT,
    MAIN,
    MARKET,
    OPPONENT_EVENT,
    OWN_EVENT,
    PICK,
    QUICK_JOB,
    SALE,
    SYMBOL,
    USE,
)
from cantina.games.way_of_the_mandalorian.strength import amount, of_card
from cantina.games.way_of_the_mandalorian.worth import (
    CROWDED,
    UNKNOWN_CARD,
    all_sales,
    best_exchange,
    keep_worth,
    lasting_gain,
    room,
    sale_gain,
    take_worth,
)

AT_ONCE, SOON = 20_000.0, 10_000.0  # what costs no action comes first
POOR, POOR_BONUS = 400, 60.0  # a job is worth more to a player who can buy nothing
LEAST_ATTEMPT = 120.0  # an attempt worth less is not made
FIRST_SOLD = 0.001  # the card that is sold first is the one that is least useful
LEAST_GAIN = 60.0  # nor is equipment bought for less


@njit
def judge(s, t, seat, action):
    """A rough number of credits an action is worth."""
    if s.phase == MAIN:
        return judge_main(s, t, seat, action)
    if s.phase == PICK:
        return UNKNOWN_CARD if action == DECK else take_worth(s, t, seat, action - TAKE)
    if s.phase == SALE:
        return 0.0 if action == CLOSE else sell(s, t, seat, action - SELL)
    if s.phase == FILL:
        return 0.0 if action == PASS else fill(t, FIRST_EVENT + action - FILL_SLOT)
    if s.phase == LIMIT:
        return surplus(s, t, seat, action)
    return judge_attempt(s, t, seat, action)


@njit
def judge_attempt(s, t, seat, action):
    """The decisions within an attempt."""
    if s.phase == OPPONENT_EVENT:
        return opponent_event(s, t, seat, action)
    if s.phase == OWN_EVENT:
        return own_event(s, t, seat, action)
    if s.phase == DISCARD:
        return discard(s, t, seat, action)
    if s.phase == SYMBOL:
        return symbol(s, t, seat, action)
    if s.phase == USE:
        return use(s, t, seat, action)
    return keep_or_drop(s, t, seat, action) if s.phase == KEEP else 0.0


@njit
def judge_main(s, t, seat, action):
    """Row 1."""
    if action < FILL_SLOT:
        return equip(s, t, seat, action - EQUIP)
    if action < DRAW:
        return AT_ONCE + fill(t, FIRST_EVENT + action - FILL_SLOT)
    if action < SELL:
        return draw(s, t, seat)
    if action < JOB:
        return begin_sale(s, t, seat, action - SELL)
    if action < ATTEMPT:
        return QUICK_JOB + (POOR_BONUS if s.credits[seat] < POOR else 0.0)
    if action < END:
        worth = attempt_worth(s, t, seat, action - ATTEMPT)
        return worth if worth > LEAST_ATTEMPT else -1.0
    return 0.0


@njit
def equip(s, t, seat, card):
    """The card that the best plan buys first; else lasting equipment that helps with the missions to come."""
    if s.actions > 0:
        planned, first = best_plan(s, t, seat, s.hand[seat] + 0, s.credits[seat] + 0)
        if card == first and planned > max(best_attempt(s, t, seat), LEAST_ATTEMPT):
            return AT_ONCE + planned
    if t.temporary[card] == 1:
        return -1.0
    gained = lasting_gain(s, t, seat, card)
    if s.credits[seat] - t.cost[card] < FEE:
        gained -= LEAST_GAIN
    return SOON + gained if gained > LEAST_GAIN else -1.0


@njit
def fill(t, card):
    """The event with the most symbols, one for each attribute rather than two of one."""
    strength, worth = of_card(t, card), 0.0
    for attribute in range(4):
        worth += amount(strength, attribute)
    return worth


@njit
def draw(s, t, seat):
    """The two best of the market and an unknown card."""
    first, second = UNKNOWN_CARD, UNKNOWN_CARD
    for i in range(MARKET):
        if s.market[i] != NONE:
            worth = take_worth(s, t, seat, s.market[i] + 0)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    return first + second - CROWDED * max(2 - room(s, seat), 0)


@njit
def begin_sale(s, t, seat, card):
    """All that is better sold, beginning with a card of it; or a card of the board that makes room for a better one."""
    gained = sell(s, t, seat, card)
    if gained <= 0:
        return -1.0
    return all_sales(s, t, seat) + (gained * FIRST_SOLD if has(s.hand[seat], card) else gained)


@njit
def sell(s, t, seat, card):
    """One more card of a sale."""
    if has(s.hand[seat], card):
        return sale_gain(s, t, seat, card)
    if card >= FIRST_EVENT:
        return -1.0
    return best_exchange(s, t, seat, card) if s.phase == MAIN else -1.0


@njit
def surplus(s, t, seat, action):
    """Row 10: the least useful card goes; Fennec Shand pays for one that is worth more than the fee (WM-A35)."""
    if action < RETAIN:
        return -keep_worth(s, t, seat, action - DISCARD_CARD)
    return keep_worth(s, t, seat, action - RETAIN) - 2.0 * FEE
