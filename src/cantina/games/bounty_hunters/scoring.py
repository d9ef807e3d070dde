"""The score sheet (BH-68 to BH-79, BH-88 to BH-98)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.bounty_hunters.cards import CONTRACTS, CRATES, DROIDS, HUNTERS, NO_CARD, TARGETS
from cantina.games.bounty_hunters.tables import SAME_TARGET, TARGET_AND_CRATE

MOST_CRATES = 5
ROW_TARGETS, ROW_CRATES, ROW_CONTRACTS, ROW_HUNTERS, ROW_TOTAL, ROW_CREDITS, ROW_RANK = range(7)
ROWS = ("targets", "crates", "contracts", "hunters", "total", "credits", "rank")


@njit
def result(s, t, out):
    """Fill in the rows of every seat; the rank is 1 for the winners (BH-95, BH-97, BH-98, BH-S46)."""
    for seat in range(s.seats):
        out[seat, ROW_TARGETS] = target_points(s, t, seat)
        out[seat, ROW_CRATES] = crate_points(s, t, seat)
        out[seat, ROW_CONTRACTS] = contract_points(s, t, seat)
        out[seat, ROW_HUNTERS] = -hunter_penalties(s, t, seat)
        out[seat, ROW_CREDITS] = s.credits[seat]
        total = out[seat, ROW_TARGETS] + out[seat, ROW_CRATES] + out[seat, ROW_CONTRACTS] + out[seat, ROW_HUNTERS]
        out[seat, ROW_TOTAL] = total
    for seat in range(s.seats):
        out[seat, ROW_RANK] = 1
        for other in range(s.seats):
            if is_ahead(out, other, seat):
                out[seat, ROW_RANK] += 1


@njit
def is_ahead(out, one, other):
    """BH-97: more points, or as many points and more credits."""
    if out[one, ROW_TOTAL] != out[other, ROW_TOTAL]:
        return out[one, ROW_TOTAL] > out[other, ROW_TOTAL]
    return out[one, ROW_CREDITS] > out[other, ROW_CREDITS]


@njit
def target_points(s, t, seat):
    """BH-89: the points of captured targets."""
    points = 0
    for target in range(TARGETS):
        if has(s.captured[seat], target):
            points += t.points[target]
    return points


@njit
def crates(s, t, seat):
    """BH-69: crate icons on activated cards."""
    icons = 0
    for crate in range(CRATES):
        if has(s.active[seat], DROIDS + crate):
            icons += t.icons[crate]
    return icons


@njit
def has_most_crates(s, t, seat):
    """BH-70, BH-S39: nobody has more, and there is at least one."""
    mine = crates(s, t, seat)
    for other in range(s.seats):
        if crates(s, t, other) > mine:
            return False
    return mine > 0


@njit
def crate_points(s, t, seat):
    """BH-90, BH-S40: points of activated crates, and 5 for the most crates."""
    points = 0
    for crate in range(CRATES):
        if has(s.active[seat], DROIDS + crate):
            points += t.crate_points[crate]
    if has_most_crates(s, t, seat):
        points += MOST_CRATES
    return points


@njit
def captured_of(s, t, seat, character):
    """How many captured targets show a character."""
    number = 0
    for target in range(TARGETS):
        if has(s.captured[seat], target) and t.character[target] == character:
            number += 1
    return number


@njit
def contract_value(s, t, seat, contract):
    """BH-72 to BH-76: unit points for single items, duo points for each pair."""
    first = captured_of(s, t, seat, t.first[contract])
    points = t.unit_first[contract] * first
    if t.kind[contract] == SAME_TARGET:
        return points + t.duo[contract] * (first // 2)
    if t.kind[contract] == TARGET_AND_CRATE:
        second = crates(s, t, seat)
    else:
        second = captured_of(s, t, seat, t.second[contract])
        points += t.unit_second[contract] * second
    return points + t.duo[contract] * min(first, second)


@njit
def contract_points(s, t, seat):
    """BH-79: the sum over all contracts of the area."""
    points = 0
    for contract in range(CONTRACTS):
        if has(s.contracts[seat], contract):
            points += contract_value(s, t, seat, contract)
    return points


@njit
def hunter_penalties(s, t, seat):
    """BH-92, BH-93: only hunters that lie with a captured target are paid."""
    penalties = 0
    for hunter in range(HUNTERS):
        group = s.group[hunter] + 0
        if group != NO_CARD and group < TARGETS and has(s.captured[seat], group):
            penalties += t.penalty[hunter]
    return penalties
