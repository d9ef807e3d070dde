"""The greedy player: how good an action looks to a sensible player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.actions import (
    ACTIVATE,
    ACTIVATE_ON,
    CHOOSE_CARD,
    FINISH,
    PLAY,
    PLAY_ON,
    RESERVE,
    SELL,
)
from cantina.games.bounty_hunters.cards import (
    FIRST_MARKET,
    HUNTERS,
    TARGETS,
    attacker_card,
    has_cost,
)
from cantina.games.bounty_hunters.decks import deck_worth
from cantina.games.bounty_hunters.prospects import turns_left
from cantina.games.bounty_hunters.uses import best_use, on_target, played, sale, set_aside, unpaid
from cantina.games.bounty_hunters.worth import price

DENIED = 0.15  # how much it counts that the left neighbour does not get a card


@njit
def judge(s, t, seat, action):
    """About how many points an action is worth to a seat; `s` is what the seat knows."""
    left = turns_left(s, t)
    if action < CHOOSE_CARD:
        return deck_worth(s, t, seat, action, left)
    if action < SELL:
        return choice_worth(s, t, seat, action - CHOOSE_CARD, left)
    if action < PLAY:
        return sale(s, t, seat, left)
    if action < PLAY_ON:
        return played(s, t, seat, action - PLAY, left)
    if action < RESERVE:
        number, target = (action - PLAY_ON) // TARGETS, (action - PLAY_ON) % TARGETS
        return on_target(s, t, seat, number, target, left) - cost_of(s, t, seat, attacker_card(number), left)
    if action < ACTIVATE:
        return set_aside(s, t, seat, action - RESERVE + FIRST_MARKET, left)
    if action < ACTIVATE_ON:
        card = action - ACTIVATE + FIRST_MARKET
        return unpaid(s, t, seat, card, left) - cost_of(s, t, seat, card, left)
    if action < FINISH:
        droid, target = (action - ACTIVATE_ON) // TARGETS, (action - ACTIVATE_ON) % TARGETS
        gain = on_target(s, t, seat, HUNTERS + droid, target, left)
        return gain - cost_of(s, t, seat, FIRST_MARKET + droid, left)
    return 0.0


@njit
def cost_of(s, t, seat, card, left):
    """What the credits are worth that a card costs."""
    if not has_cost(card):
        return 0.0
    return price(s, seat, t.cost[card - FIRST_MARKET] + 0, left)


@njit
def choice_worth(s, t, seat, card, left):
    """The best use of a card, and a little for keeping it from the left neighbour."""
    neighbour = (seat + 1) % s.seats
    return best_use(s, t, seat, card, left) + DENIED * best_use(s, t, neighbour, card, max(0.0, left - 1.0))
