"""Whether every mission of a set of cards can be completed at all (section 15.3 of the rules, item 8).

A set in which it cannot might never end (WM-A52). Only four equipment cards and the character board count: no event, no
ability.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from cantina.games.way_of_the_mandalorian.pack.cards import LEVELS
from cantina.games.way_of_the_mandalorian.pack.content import Card, Character, Equipment, EventCard, Mission
from cantina.games.way_of_the_mandalorian.rules.state import BASIC_SLOTS

Vector = tuple[int, ...]
OPPOSING_EVENTS = 3  # of four players


class Unreachable(NamedTuple):
    """A character who cannot complete a mission, and what that asks for."""

    character: str
    mission: str
    needed: Vector


def unreachable(cards: Iterable[Card]) -> list[Unreachable]:
    """Every character and mission without four equipment cards that suffice; the last level also against events."""
    listed = list(cards)
    sums = best_sums([card.symbols for card in listed if isinstance(card, Equipment)], BASIC_SLOTS)
    opposed = opposition([card.symbols for card in listed if isinstance(card, EventCard)])
    found = []
    for character in (card for card in listed if isinstance(card, Character)):
        for mission in (card for card in listed if isinstance(card, Mission)):
            needed = plus(mission.requires, opposed) if mission.level == LEVELS else mission.requires
            if not any(meets(plus(character.symbols, total), needed) for total in sums):
                found.append(Unreachable(character.name, mission.name, needed))
    return found


def opposition(events: Sequence[Vector]) -> Vector:
    """What three average events add to the requirements, rounded up in each attribute."""
    return tuple(-(-OPPOSING_EVENTS * sum(column) // len(events)) for column in zip(*events, strict=True))


def best_sums(symbols: Sequence[Vector], number: int) -> list[Vector]:
    """The symbols of so many cards together, less the sums that another one equals or beats everywhere."""
    totals = {tuple(map(sum, zip(*chosen, strict=True))) for chosen in combinations(symbols, number)}
    best: list[Vector] = []
    for total in sorted(totals, key=sum, reverse=True):  # what beats a sum has more symbols in all
        if not any(meets(other, total) for other in best):
            best.append(total)
    return best


def plus(one: Vector, other: Vector) -> Vector:
    """Two vectors of symbols added."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def meets(available: Vector, needed: Vector) -> bool:
    """WM-49: every attribute reaches its requirement."""
    return all(a >= n for a, n in zip(available, needed, strict=True))
