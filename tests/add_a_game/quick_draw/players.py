"""What computer players need: a game that fits a view, a view as numbers, and a rule of thumb."""

from cantina.engine.compiled import njit
from cantina.engine.dice import imagine_chance, roll
from cantina.engine.log import TRUTH
from cantina.engine.masks import count, has, lowest

from .pack import BOUNTIES
from .rules import CARDS, HAND, PHASE, SEATS, WAIT

ALL_CARDS, ALL_BOUNTIES = (1 << CARDS) - 1, (1 << BOUNTIES) - 1
PER_SEAT = 4
FEATURES = 2 * CARDS + SEATS * PER_SEAT + 2


@njit
def imagine(view, t, rng, log):
    """Fill the blanks of a view at random. It is given a view, so it cannot cheat."""
    viewer = view.viewer + 0
    view.viewer = TRUTH
    if view.phase == PHASE.over:
        return
    imagine_chance(view, rng)
    unseen = ALL_CARDS & ~view.shown
    if viewer >= 0:
        unseen &= ~view.hand[viewer]
    for seat in range(view.seats):
        if seat != viewer:
            unseen = imagine_hand(view, seat, unseen, rng)
    imagine_pile(view, rng)


@njit
def imagine_hand(view, seat, unseen, rng):
    """Cards that nobody has shown, and a choice if one was made; what is unseen then."""
    for _ in range(view.held[seat]):
        card = any_of(unseen, rng)
        view.hand[seat] |= 1 << card
        unseen &= ~(1 << card)
    if has(view.chosen, seat):
        waits = roll(rng, view.held[seat] + 1) == view.held[seat]
        view.pick[seat] = WAIT if waits else any_of(view.hand[seat] + 0, rng)
    return unseen


@njit
def imagine_pile(view, rng):
    """The bounties that were not turned up, in some order."""
    left = ALL_BOUNTIES + 0
    for place in range(BOUNTIES):
        if place > view.turns:
            view.pile[0, place] = any_of(left, rng)
        left &= ~(1 << view.pile[0, place])


@njit
def any_of(mask, rng):
    """One member of a mask, each with the same odds."""
    for _ in range(roll(rng, count(mask))):
        mask &= mask - 1
    return lowest(mask)


@njit
def features(view, t, seat, out):
    """The own hand, the cards that were shown, each player from the viewer on, the bounty and the turn."""
    for card in range(CARDS):
        out[card] = 1.0 if has(view.hand[seat], card) else 0.0
        out[CARDS + card] = 1.0 if has(view.shown, card) else 0.0
    for i in range(2 * CARDS, FEATURES):
        out[i] = 0.0
    for other in range(view.seats):
        at = 2 * CARDS + (other - seat + view.seats) % view.seats * PER_SEAT
        out[at] = view.held[other] / HAND
        out[at + 1] = (view.earned[other] + view.tipped[other]) / t.best
        out[at + 2] = 1.0 if has(view.chosen, other) else 0.0
        out[at + 3] = 1.0
    out[FEATURES - 2] = worth(view, t) / t.best
    out[FEATURES - 1] = view.turns / BOUNTIES


@njit
def worth(view, t):
    """What the bounty of this turn pays; nothing after the end."""
    return 0 if view.phase == PHASE.over else t.worth[view.pile[0, view.turns]] + 0


@njit
def judge(view, t, seat, action):
    """A card as fast as the bounty is good; for a small one it may be better to wait."""
    pace = CARDS * worth(view, t) / t.best
    return -pace / 2 if action == WAIT else -abs(action + 1 - pace)


@njit
def stand_in(view, t, seat):
    """QD-16: a hunter who is away waits."""
    return WAIT
