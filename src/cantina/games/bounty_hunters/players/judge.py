"""The greedy player: how good an action looks to a sensible player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.pack.cards import (
    FIRST_MARKET,
    HUNTERS,
    TARGETS,
    attacker_card,
    has_cost,
)
from cantina.games.bounty_hunters.players.decks import deck_worth
from cantina.games.bounty_hunters.players.prospects import turns_left
from cantina.games.bounty_hunters.players.uses import best_use, on_target, played, sale, set_aside, unpaid
from cantina.games.bounty_hunters.players.worth import price
from cantina.games.bounty_hunters.rules.actions import ACTION

DENIED = 0.15  # how much it counts that the left neighbour does not get a card


@njit
def judge(s, t, seat, action):
    """About how many points an action is worth to a seat; `s` is what the seat knows."""
    left = turns_left(s, t)
    if action < ACTION.choose:
        return deck_worth(s, t, seat, action, left)
    if action < ACTION.sell:
        return choice_worth(s, t, seat, action - ACTION.choose, left)
    if action < ACTION.play:
        return sale(s, t, seat, left)
    if action < ACTION.play_on:
        return played(s, t, seat, action - ACTION.play, left)
    if action < ACTION.reserve:
        number, target = (action - ACTION.play_on) // TARGETS, (action - ACTION.play_on) % TARGETS
        return on_target(s, t, seat, number, target, left) - cost_of(s, t, seat, attacker_card(number), left)
    if action < ACTION.activate:
        return set_aside(s, t, seat, action - ACTION.reserve + FIRST_MARKET, left)
    if action < ACTION.activate_on:
        card = action - ACTION.activate + FIRST_MARKET
        return unpaid(s, t, seat, card, left) - cost_of(s, t, seat, card, left)
    if action < ACTION.finish:
        droid, target = (action - ACTION.activate_on) // TARGETS, (action - ACTION.activate_on) % TARGETS
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
