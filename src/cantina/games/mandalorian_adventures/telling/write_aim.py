"""What an enemy would do in an event that lets it act, as far as it is certain (MA-119, MA-127, MQ-40 to MQ-42)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, put, write_null, write_number
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.pack.sizes import NONE, SEATS
from cantina.games.mandalorian_adventures.rules.board import SEEING, WALKING, distance_to, nearest, steps_towards
from cantina.games.mandalorian_adventures.rules.threats import character_cells, characters_on, is_enemy
from cantina.games.mandalorian_adventures.telling.view_shapes import AimView
from cantina.games.mandalorian_adventures.telling.view_words import WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    begin_object,
    members_of,
    name,
    number_or_null,
)

AIM_KEY = WORDS.keys(AimView)


@njit
def write_aim(s, t, threat, key, text):
    """Whom an enemy is after, and the cells it would enter; null for what is no enemy."""
    if not is_enemy(s, t, threat):
        name(text, key)
        write_null(text)
        return
    here, cells = s.at[threat] + 0, character_cells(s)
    goals, marks = nearest(s, t, here, cells, WALKING), nearest(s, t, here, cells, SEEING)
    begin_object(text, key)
    members_of(text, AIM_KEY.goals, characters_on(s, goals), SEATS, 0)
    number_or_null(text, AIM_KEY.steps, distance_to(s, t, here, cells, WALKING))
    begin_list(text, AIM_KEY.way)
    if goals != 0 and goals & (goals - 1) == 0:
        write_way(s, t, here, lowest(goals), text)
    put(text, LAST)
    members_of(text, AIM_KEY.marks, characters_on(s, marks), SEATS, 0)
    number_or_null(text, AIM_KEY.range, distance_to(s, t, here, cells, SEEING) if marks != 0 else NONE)
    put(text, CLOSE)


@njit
def write_way(s, t, cell, goal, text):
    """MA-119, MQ-42: the steps of the only shortest way; where there are two, the active player decides."""
    steps = steps_towards(s, t, cell, goal)
    while steps != 0 and steps & (steps - 1) == 0:
        cell = lowest(steps)
        write_number(text, cell)
        steps = steps_towards(s, t, cell, goal)
