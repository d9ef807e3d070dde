"""What a table may choose before the deal; what is left open is settled first (settle.py)."""

from typing import Any

from cantina.engine.options import Choice, Named, Number, Team, places
from cantina.games.mandalorian_adventures.pack.sizes import DIFFICULTIES, MODES, NONE

TRAITOR_VALUES = ("auto", False, True)
TRAITOR_IN_USE = TRAITOR_VALUES.index(True)  # as it is stored


def names(kind: str) -> Any:
    """The names of everything of a kind in a pack."""
    return lambda cards: tuple(one.name for one in getattr(cards[0], kind))


OPTIONS = (
    Named("mission", names("missions")),  # MA-10; None: mission 1
    Named("map", names("maps")),  # MC-22; None: the map of the mission, or the first
    Choice("mode", MODES),  # MQ-93
    Team("characters", names("characters")),  # MA-28; None: the listed ones
    Choice("difficulty", DIFFICULTIES),  # MA-31
    Number("growth", 0, 999, 0, 0),  # MA-11: growth cards resolved so far
    Choice("traitor", TRAITOR_VALUES),  # MD-56
    Number("first_player", 0, None, NONE),  # MA-30; None: a random seat
    Number("max_turns", 0, 10_000, 0, 200),  # 0: no limit
)
OPTION = places(OPTIONS)
