"""The ways to use a card, and what each is worth to a seat.

An area is valued by what it promises: an open target by its worth, less the turns and penalties it still asks for. A
use is worth what it adds to that promise.
"""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.bounty_hunters.pack.cards import (
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_MARKET,
    HUNTERS,
    attacker,
    has_cost,
    is_attack,
    is_crate,
    is_target,
)
from cantina.games.bounty_hunters.players.prospects import (
    PAY,
    TURNS_A_CAPTURE,
    bill,
    cards_needed,
    chance,
    colours,
    committed,
    missing,
    other_work,
    tempo,
)
from cantina.games.bounty_hunters.players.worth import capture_worth, new_contract, new_crate, next_credit, price
from cantina.games.bounty_hunters.rules.state import ORPHANS

READY_A_POINT, READY_IN_A_COLOUR = 0.1, 0.1  # attack cards saved by an orphan group, by its strength
QUEUE, CROWD = 0.25, 1.0  # of the work on other targets, how much comes before that on an open one, on a new one
READY = 0.8  # what an orphan group keeps of its value: the next target may not suit it
LATER = 0.9  # what a reserved card keeps of its value
UNPAID = 2.2  # what each credit still to be earned takes from it


@njit
def promise(s, worth, paid, green, blue, orange, others, left):
    """What an open target promises: `worth` when captured, `paid` in penalties, its shield, other work to do."""
    if max(green, blue, orange) <= 0:
        return worth - paid
    work = cards_needed(green, blue, orange)
    return chance(work + others, left) * max(0.0, worth - paid - work * (PAY + tempo(s)))


@njit
def on_target(s, t, seat, number, target, left):
    """What an attack card adds on an open target."""
    worth = capture_worth(s, t, seat, target, left)
    paid, others = committed(s, t, target), QUEUE * other_work(s, t, seat, target)
    green, blue, orange = missing(s, t, target)
    before = promise(s, worth, paid, green, blue, orange, others, left)
    if number < HUNTERS:
        paid += t.penalty[number]
    more_green, more_blue, more_orange = colours(t.attack, number)
    green, blue, orange = green - more_green, blue - more_blue, orange - more_orange
    return promise(s, worth, paid, green, blue, orange, others, left) - before


@njit
def readiness(s, green, blue, orange, paid, left):
    """What an orphan group promises: the attack cards that the next target will not need."""
    ready = READY_A_POINT * min(10, green + blue + orange) + READY_IN_A_COLOUR * min(5, max(green, blue, orange))
    return chance(TURNS_A_CAPTURE - ready, left) * max(0.0, READY * (ready * (PAY + tempo(s)) - paid))


@njit
def orphans_promise(s, t, seat, left):
    """What the orphan group of a seat promises."""
    group = ORPHANS + seat
    green, blue, orange = colours(s.strength, group)
    return readiness(s, green, blue, orange, committed(s, t, group), left)


@njit
def as_orphan(s, t, seat, number, left):
    """What an attack card adds to the orphan group (BH-54, BH-55)."""
    group = ORPHANS + seat
    paid = committed(s, t, group)
    if number < HUNTERS:
        paid += t.penalty[number]
    green, blue, orange = colours(s.strength, group)
    more_green, more_blue, more_orange = colours(t.attack, number)
    green, blue, orange = green + more_green, blue + more_blue, orange + more_orange
    return readiness(s, green, blue, orange, paid, left) - orphans_promise(s, t, seat, left)


@njit
def as_target(s, t, seat, target, left):
    """What a target adds when it is played; an orphan group joins it (BH-56)."""
    group = ORPHANS + seat
    green, blue, orange = colours(t.shield, target)
    on_green, on_blue, on_orange = colours(s.strength, group)
    green, blue, orange = green - on_green, blue - on_blue, orange - on_orange
    worth, paid = capture_worth(s, t, seat, target, left), committed(s, t, group)
    gain = promise(s, worth, paid, green, blue, orange, CROWD * other_work(s, t, seat, target), left)
    return gain - orphans_promise(s, t, seat, left)


@njit
def best_place(s, t, seat, number, left):
    """What an attack card adds at the best place it may go (BH-53 to BH-55)."""
    if s.open[seat] == 0:
        return as_orphan(s, t, seat, number, left)
    best = -1e9
    rest = s.open[seat] + 0
    while rest != 0:
        best = max(best, on_target(s, t, seat, number, lowest(rest), left))
        rest &= rest - 1
    return best


@njit
def unpaid(s, t, seat, card, left):
    """What a Jawa Market card adds when it is active, its cost left aside."""
    if is_crate(card):
        return new_crate(s, t, seat, card - FIRST_CRATE, left)
    return best_place(s, t, seat, attacker(card), left)


@njit
def set_aside(s, t, seat, card, left):
    """What a reserved card promises (BH-41): its use in some turns, if the credits can be had by then."""
    cost = t.cost[card - FIRST_MARKET] + 0
    short = max(0, cost + bill(s, t, seat) - s.credits[seat])
    if left < 1.0 or short > left:
        return 0.0
    gain = unpaid(s, t, seat, card, left) - price(s, seat, cost, left) - UNPAID * short
    return max(0.0, LATER * gain)


@njit
def sale(s, t, seat, left):
    """BH-33: what a credit is worth; in the last turn, only what it pays for at once (BH-S14)."""
    worth = next_credit(s, t, seat, left)
    rest = s.reserved[seat] if left < 1.0 else 0
    while rest != 0:
        i = lowest(rest)
        if t.cost[i] == s.credits[seat] + 1:
            worth = max(worth, unpaid(s, t, seat, FIRST_MARKET + i, left))
        rest &= rest - 1
    return worth


@njit
def played(s, t, seat, card, left):
    """What the chosen card adds when it is played and, if it has a cost, paid."""
    if is_target(card):
        return as_target(s, t, seat, card, left)
    if has_cost(card):
        return unpaid(s, t, seat, card, left) - price(s, seat, t.cost[card - FIRST_MARKET] + 0, left)
    if is_attack(card):
        return best_place(s, t, seat, attacker(card), left)
    return new_contract(s, t, seat, card - FIRST_CONTRACT, left)


@njit
def best_use(s, t, seat, card, left):
    """What the best use of a card is worth to a seat."""
    best = sale(s, t, seat, left)
    if has_cost(card):
        best = max(best, set_aside(s, t, seat, card, left))
        if t.cost[card - FIRST_MARKET] > s.credits[seat]:
            return best
    return max(best, played(s, t, seat, card, left))
