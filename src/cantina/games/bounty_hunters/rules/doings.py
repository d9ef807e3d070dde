"""What a seat has done since the common reveal, and how it stood before (BH-S10)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import (
    ATTACKERS,
    DROIDS,
    FIRST_CONTRACT,
    FIRST_MARKET,
    HUNTERS,
    attacker,
    has_cost,
    is_attack,
    is_contract,
    is_target,
)
from cantina.games.bounty_hunters.pack.tables import COLOURS
from cantina.games.bounty_hunters.rules.state import FATE, NONE, ORPHANS


@njit
def rewind(s, t, seat):
    """BH-S10: the area and the credits of a seat as they stood at the common reveal."""
    for i in range(DROIDS):
        if has(s.activated[seat], i):
            lift(s, t, HUNTERS + i)
    if s.fate[seat] == FATE.played or s.fate[seat] == FATE.reserved:
        take_back(s, t, seat, s.pick[seat] + 0)
    s.active[seat] &= ~s.activated[seat]
    s.reserved[seat] |= s.activated[seat]
    s.captured[seat] &= ~s.caught[seat]
    s.open[seat] |= s.caught[seat]
    if s.fate[seat] == FATE.played and is_target(s.pick[seat]):
        s.open[seat] &= ~(1 << s.pick[seat])
    if s.fate[seat] == FATE.reserved:
        s.reserved[seat] &= ~(1 << (s.pick[seat] - FIRST_MARKET))
    for i in range(s.bonuses[seat] - s.owed_contracts[seat]):
        s.contracts[seat] &= ~(1 << s.bonus[seat, i])
    s.credits[seat] = s.credits_before[seat]
    forget_doings(s, seat)


@njit
def lift(s, t, number):
    """Take an attack card out of the group it was placed in."""
    for colour in range(COLOURS):
        s.strength[s.group[number], colour] -= t.attack[number, colour]
    s.group[number] = NONE


@njit
def take_back(s, t, seat, card):
    """Take the chosen card out of the area."""
    if is_attack(card) and s.fate[seat] == FATE.played:
        lift(s, t, attacker(card))
    if has_cost(card):
        s.active[seat] &= ~(1 << (card - FIRST_MARKET))
    elif is_contract(card):
        s.contracts[seat] &= ~(1 << (card - FIRST_CONTRACT))
    elif is_target(card):
        part_from_orphans(s, seat, card)


@njit
def part_from_orphans(s, seat, target):
    """Undo `open_confrontation`: give the attackers back to the orphan group."""
    for number in range(ATTACKERS):
        if s.group[number] == target:
            s.group[number] = ORPHANS + seat
    for colour in range(COLOURS):
        s.strength[ORPHANS + seat, colour] += s.strength[target, colour]
        s.strength[target, colour] = 0


@njit
def forget_doings(s, seat):
    """Leave no trace of what the seat did."""
    for i in range(s.bonuses[seat]):
        s.bonus[seat, i] = 0
    s.fate[seat] = FATE.unresolved
    s.activated[seat] = 0
    s.caught[seat] = 0
    s.gains[seat] = 0
    s.owed_credits[seat] = 0
    s.bonuses[seat] = 0
    s.owed_contracts[seat] = 0
