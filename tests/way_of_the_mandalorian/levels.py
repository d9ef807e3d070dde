"""The level of a mission, by its number."""

from cantina.games.way_of_the_mandalorian.pack.cards import FIRST_OF_LEVEL


def level_of(mission):
    """WM-04: 0 for level 1."""
    return sum(mission >= first for first in FIRST_OF_LEVEL) - 1
