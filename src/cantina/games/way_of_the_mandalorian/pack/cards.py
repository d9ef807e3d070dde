"""How cards and missions are numbered (WM-03 to WM-07).

Market cards: 0..29 equipment, 30..55 events. Missions: 0..19 level 1, 20..33 level 2, 34..43 level 3, 44 level 4.
"""

from typing import Literal, get_args

from cantina.engine.compiled import njit
from cantina.engine.names import named

EQUIPMENT, EVENTS = 30, 26
CARDS = EQUIPMENT + EVENTS
FIRST_EVENT = EQUIPMENT
ALL_CARDS = (1 << CARDS) - 1  # as masks
ALL_EVENTS = ALL_CARDS & ~((1 << FIRST_EVENT) - 1)

LEVELS = 4
LEVEL_SIZES = (20, 14, 10, 1)
FIRST_OF_LEVEL = (0, 20, 34, 44)
MISSIONS = sum(LEVEL_SIZES)
LAST_MISSION = MISSIONS - 1  # the level 4 mission
ALL_MISSIONS = (1 << MISSIONS) - 1  # as a mask

# WM-12: missions used, by number of players (2, 3, 4) and level.
USED = ((8, 4, 4, 1), (12, 6, 6, 1), (16, 8, 8, 1))
LARGEST_MISSION_DECK = sum(USED[-1])

CharacterName = Literal["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"]
CHARACTER, CHARACTER_NAMES = named(*get_args(CharacterName))
CHARACTERS = len(CHARACTER_NAMES)

ATTRIBUTES = 4
NONE = -1


@njit
def is_event(card):
    """WM-06."""
    return card >= FIRST_EVENT
