"""The score sheet (BH-68 to BH-79, BH-88 to BH-98)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.engine.names import named
from cantina.games.bounty_hunters.pack.cards import ATTACKERS, CONTRACTS, CRATES, DROIDS, HUNTERS, NO_CARD, TARGETS
from cantina.games.bounty_hunters.pack.tables import KIND
from cantina.games.bounty_hunters.rules.state import PHASE

MOST_CRATES = 5
PAD, ROWS = named("targets", "crates", "contracts", "hunters", "total", "credits", "rank")


@njit
def result(s, t, out):
    """Fill in the rows of every seat; the rank is 1 for the winners (BH-95, BH-97, BH-98, BH-S46)."""
    for seat in range(s.seats):
        out[seat, PAD.targets] = target_points(s, t, seat)
        out[seat, PAD.crates] = crate_points(s, t, seat)
        out[seat, PAD.contracts] = contract_points(s, t, seat)
        out[seat, PAD.hunters] = -hunter_penalties(s, t, seat)
        out[seat, PAD.credits] = s.credits[seat]
        total = out[seat, PAD.targets] + out[seat, PAD.crates] + out[seat, PAD.contracts] + out[seat, PAD.hunters]
        out[seat, PAD.total] = total
    for seat in range(s.seats):
        out[seat, PAD.rank] = 1
        for other in range(s.seats):
            if is_ahead(out, other, seat):
                out[seat, PAD.rank] += 1


@njit
def is_ahead(out, one, other):
    """BH-97: more points, or as many points and more credits."""
    if out[one, PAD.total] != out[other, PAD.total]:
        return out[one, PAD.total] > out[other, PAD.total]
    return out[one, PAD.credits] > out[other, PAD.credits]


@njit
def target_points(s, t, seat):
    """BH-89: the points of captured targets."""
    return points_of(t, s.captured[seat])


@njit
def points_of(t, targets):
    """The points of a mask of targets."""
    points = 0
    for target in range(TARGETS):
        if has(targets, target):
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
    if t.kind[contract] == KIND.same_target:
        return points + t.duo[contract] * (first // 2)
    if t.kind[contract] == KIND.target_and_crate:
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


@njit
def penalties_in(s, t, group):
    """BH-92: what the hunters of a group cost once its target is captured."""
    penalties = 0
    for hunter in range(HUNTERS):
        if s.group[hunter] == group:
            penalties += t.penalty[hunter]
    return penalties


@njit
def prospect(s, t, seat):
    """What capturing all targets under attack would add to the score sheet: BH-89 less BH-92; nothing after the end."""
    if s.phase == PHASE.over:
        return 0
    attacked, penalties = 0, 0
    for number in range(ATTACKERS):
        group = s.group[number] + 0
        if group != NO_CARD and group < TARGETS and has(s.open[seat], group):
            attacked |= 1 << group
            if number < HUNTERS:
                penalties += t.penalty[number]
    return points_of(t, attacked) - penalties
