"""Rules of thumb: how good an action looks to a sensible player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.pack.cards import FIRST_EVENT, NONE
from cantina.games.way_of_the_mandalorian.players.judge_attempt import (
    discard,
    keep_or_drop,
    opponent_event,
    own_event,
    symbol,
    use,
)
from cantina.games.way_of_the_mandalorian.players.plans import attempt_worth, best_attempt, best_plan
from cantina.games.way_of_the_mandalorian.players.strength import amount, of_card
from cantina.games.way_of_the_mandalorian.players.worth import (
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
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.state import FEE, MARKET, PHASE, QUICK_JOB

AT_ONCE, SOON = 20_000.0, 10_000.0  # what costs no action comes first
POOR, POOR_BONUS = 400, 60.0  # a job is worth more to a player who can buy nothing
LEAST_ATTEMPT = 120.0  # an attempt worth less is not made
FIRST_SOLD = 0.001  # the card that is sold first is the one that is least useful
LEAST_GAIN = 60.0  # nor is equipment bought for less


@njit
def judge(s, t, seat, action):
    """A rough number of credits an action is worth."""
    if s.phase == PHASE.main:
        return judge_main(s, t, seat, action)
    if s.phase == PHASE.draw:
        return UNKNOWN_CARD if action == ACTION.deck else take_worth(s, t, seat, action - ACTION.take)
    if s.phase == PHASE.sale:
        return 0.0 if action == ACTION.close else sell(s, t, seat, action - ACTION.sell)
    if s.phase == PHASE.fill:
        return 0.0 if action == ACTION.pass_ else fill(t, FIRST_EVENT + action - ACTION.fill)
    if s.phase == PHASE.limit:
        return surplus(s, t, seat, action)
    return judge_attempt(s, t, seat, action)


@njit
def judge_attempt(s, t, seat, action):
    """The decisions within an attempt."""
    if s.phase == PHASE.opponent_event:
        return opponent_event(s, t, seat, action)
    if s.phase == PHASE.own_event:
        return own_event(s, t, seat, action)
    if s.phase == PHASE.discard:
        return discard(s, t, seat, action)
    if s.phase == PHASE.symbol:
        return symbol(s, t, seat, action)
    if s.phase == PHASE.use:
        return use(s, t, seat, action)
    return keep_or_drop(s, t, seat, action) if s.phase == PHASE.keep else 0.0


@njit
def judge_main(s, t, seat, action):
    """Row 1."""
    if action < ACTION.fill:
        return equip(s, t, seat, action - ACTION.equip)
    if action < ACTION.draw:
        return AT_ONCE + fill(t, FIRST_EVENT + action - ACTION.fill)
    if action < ACTION.sell:
        return draw(s, t, seat)
    if action < ACTION.job:
        return begin_sale(s, t, seat, action - ACTION.sell)
    if action < ACTION.attempt:
        return QUICK_JOB + (POOR_BONUS if s.credits[seat] < POOR else 0.0)
    if action < ACTION.end:
        worth = attempt_worth(s, t, seat, action - ACTION.attempt)
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
    return best_exchange(s, t, seat, card) if s.phase == PHASE.main else -1.0


@njit
def surplus(s, t, seat, action):
    """Row 10: the least useful card goes; Fennec Shand pays for one that is worth more than the fee (WM-A35)."""
    if action < ACTION.retain:
        return -keep_worth(s, t, seat, action - ACTION.discard)
    return keep_worth(s, t, seat, action - ACTION.retain) - 2.0 * FEE
