"""What things are worth to a seat, in points: contracts, crates, credits, a capture.

Rules of thumb for the greedy player; a number of captures may be a fraction, as it is hoped for.
"""

from math import floor

from cantina.engine.compiled import njit
from cantina.engine.masks import count, lowest
from cantina.games.bounty_hunters.pack.cards import DROIDS, TARGETS
from cantina.games.bounty_hunters.pack.tables import BONUS, KIND
from cantina.games.bounty_hunters.players.prospects import CAPTURES_A_TURN, bill, hoped_for
from cantina.games.bounty_hunters.rules.confront import FOURTH_CAPTURE
from cantina.games.bounty_hunters.rules.scoring import MOST_CRATES
from cantina.games.bounty_hunters.rules.state import MODE

DRAWN_CONTRACT = 1.6  # a contract nobody has seen yet
FED_CONTRACTS = 1.0  # what a capture adds to contracts still to come
WANTED, SPARE, IDLE, LAST = 1.9, 1.2, 0.4, 0.02  # a credit gained: for a reserved card, for others, beyond, at the end
SPENT = 1.3  # a credit paid
LONG = 5.0  # turns to come in which a credit keeps its full worth
SPARE_CREDITS = 3
LEVEL, LEAD, RIVALS = 0.4, 0.15, 0.05  # the chance of the most crates: level with the best, by crates ahead, by players
HALF = 0.5  # of a reserved crate
UNSURE = 0.7  # of a duo that is only hoped for


@njit
def some_duos(number):
    """Duos out of a hoped-for number of items: whole ones for sure, the rest perhaps."""
    whole = floor(number)
    return whole + UNSURE * (number - whole)


@njit
def contract_worth(t, contract, first, second):
    """BH-72 to BH-76 for numbers of items that may be fractions."""
    points = t.unit_first[contract] * first
    if t.kind[contract] == KIND.same_target:
        pairs = floor(first / 2)
        return points + t.duo[contract] * (pairs + max(0.0, first - 2 * pairs - 1))
    if t.kind[contract] != KIND.target_and_crate:
        points += t.unit_second[contract] * second
    return points + t.duo[contract] * some_duos(min(first, second))


@njit
def crate_icons(t, market):
    """The crate icons on a mask of Jawa Market cards."""
    icons = 0
    rest = market >> DROIDS
    while rest != 0:
        icons += t.icons[lowest(rest)]
        rest &= rest - 1
    return icons


@njit
def hoped_for_crates(s, t, seat):
    """Crate icons of a seat; those of reserved cards count half."""
    return crate_icons(t, s.active[seat] + 0) + HALF * crate_icons(t, s.reserved[seat] + 0)


@njit
def second_items(s, t, seat, contract, spared):
    """How many items of the second side of a contract a seat may hope for."""
    if t.kind[contract] == KIND.target_and_crate:
        return hoped_for_crates(s, t, seat)
    return hoped_for(s, t, seat, t.second[contract], spared)


@njit
def fed_contracts(s, t, seat, target):
    """What capturing a target adds to the contracts of the area."""
    character = t.character[target] + 0
    gain = 0.0
    rest = s.contracts[seat] + 0
    while rest != 0:
        contract = lowest(rest)
        on_first, on_second = t.first[contract] == character, t.second[contract] == character
        if on_first or (on_second and t.kind[contract] != KIND.target_and_crate):
            gain += fed_contract(s, t, seat, contract, target, on_first)
        rest &= rest - 1
    return gain


@njit
def fed_contract(s, t, seat, contract, target, on_first):
    """What capturing a target adds to one contract that names it."""
    first = hoped_for(s, t, seat, t.first[contract], target)
    second = second_items(s, t, seat, contract, target)
    before = contract_worth(t, contract, first, second)
    if on_first:
        return contract_worth(t, contract, first + 1, second) - before
    return contract_worth(t, contract, first, second + 1) - before


@njit
def new_contract(s, t, seat, contract, left):
    """What a contract will be worth to a seat that plays it now."""
    first = hoped_for(s, t, seat, t.first[contract], -1) + later(t, t.first[contract], left)
    second = second_items(s, t, seat, contract, -1)
    if t.kind[contract] != KIND.target_and_crate:
        second += later(t, t.second[contract], left)
    return contract_worth(t, contract, first, second)


@njit
def later(t, character, left):
    """How many targets of a character, none of them in the area yet, a seat may still capture."""
    for target in range(TARGETS):
        if t.character[target] == character:
            return CAPTURES_A_TURN * t.copies[target] * max(0.0, left - 2.0)
    return 0.0


@njit
def majority(s, t, seat, mine, left):
    """BH-70: how many of the 5 points a seat with `mine` crates may hope for."""
    if mine == 0:
        return 0.0
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, crate_icons(t, s.active[other] + 0))
    if left < 1.0:
        return float(MOST_CRATES) if mine >= most else 0.0
    return MOST_CRATES * min(0.9, max(0.0, LEVEL + LEAD * (mine - most) - RIVALS * (s.seats - 2)))


@njit
def new_crate(s, t, seat, crate, left):
    """BH-68: points of a crate card, what it adds to the majority and to contracts."""
    mine, more = crate_icons(t, s.active[seat] + 0), t.icons[crate] + 0
    gain = t.crate_points[crate] + majority(s, t, seat, mine + more, left) - majority(s, t, seat, mine, left)
    rest = s.contracts[seat] + 0
    while rest != 0:
        contract = lowest(rest)
        if t.kind[contract] == KIND.target_and_crate:
            first = hoped_for(s, t, seat, t.first[contract], -1)
            gain += t.duo[contract] * (some_duos(min(first, mine + more)) - some_duos(min(first, mine)))
        rest &= rest - 1
    return gain


@njit
def next_credit(s, t, seat, left):
    """What one more credit is worth."""
    if left < 1.0:
        return LAST
    free = s.credits[seat] - bill(s, t, seat)
    if free < 0:
        return WANTED
    return (SPARE if free < SPARE_CREDITS else IDLE) * min(1.0, left / LONG)


@njit
def price(s, seat, cost, left):
    """What paying a cost in credits costs in points."""
    if left < 1.0:
        return LAST * cost
    idle = min(cost, max(0, s.credits[seat] - SPARE_CREDITS))
    return (IDLE * idle + SPENT * (cost - idle)) * min(1.0, left / LONG)


@njit
def capture_worth(s, t, seat, target, left):
    """What capturing a target brings, penalties left aside (BH-61, BH-62, BH-81, BH-89)."""
    worth = t.points[target] + fed_contracts(s, t, seat, target)
    if t.bonus[target] == BONUS.credit:
        worth += next_credit(s, t, seat, left)
    if t.bonus[target] == BONUS.contract:
        worth += DRAWN_CONTRACT
    if s.mode != MODE.introductory:
        worth += FED_CONTRACTS * min(1.0, left / 4)
    if s.trigger_turn == 0 and count(s.captured[seat]) == FOURTH_CAPTURE - 1:
        worth += next_credit(s, t, seat, left) + (0.0 if s.mode == MODE.introductory else DRAWN_CONTRACT)
    return worth
