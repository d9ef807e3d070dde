"""What an action can be aimed at: targets, first steps, whether it can be performed (MA-44, MA-58 to MA-70, MA-167)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.board import within
from cantina.games.mandalorian_adventures.conditions import all_hold
from cantina.games.mandalorian_adventures.frames import get
from cantina.games.mandalorian_adventures.moves import CROSSES, step_cells
from cantina.games.mandalorian_adventures.performing import BITS, DRAW_MORE, RANGE, SPACE, STRENGTH, WHO
from cantina.games.mandalorian_adventures.sizes import GREEN, NONE, PLAN
from cantina.games.mandalorian_adventures.threats import enemies, hidden, threats


@njit
def attack_targets(s, t):
    """MA-58, MA-61, MA-80: all threats within the range of the attack."""
    return threats(s, within(s, t, s.cell[get(s, WHO)] + 0, get(s, RANGE)))


@njit
def look_targets(s, t):
    """MA-65, MA-69: face-down threats within range of the strength."""
    return hidden(s, within(s, t, s.cell[get(s, WHO)] + 0, get(s, STRENGTH)))


@njit
def push_targets(s, t):
    """MA-67: enemies within range of the strength."""
    return enemies(s, t, within(s, t, s.cell[get(s, WHO)] + 0, get(s, STRENGTH)), -1, 0)


@njit
def first_steps(s, t):
    """MA-44: where a Move may begin."""
    return step_cells(s, t, get(s, WHO), get(s, BITS) & CROSSES != 0) if get(s, STRENGTH) > 0 else 0


@njit
def can_perform(s, t):
    """MA-70, MA-167, MA-168: whether the action of a Plan or of a green space can be carried out."""
    space = get(s, SPACE)
    if space == PLAN:
        return get(s, STRENGTH) + get(s, DRAW_MORE) > 0
    if space != GREEN or get(s, STRENGTH) < t.green_strength[s.mission]:
        return False
    first, end = t.green_conditions[s.mission, 0] + 0, t.green_conditions[s.mission, 1] + 0
    return all_hold(s, t, first, end, get(s, WHO), NONE)
