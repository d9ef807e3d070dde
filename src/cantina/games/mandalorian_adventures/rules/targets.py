"""What an action can be aimed at: targets, first steps, whether it can be performed (MA-44, MA-58 to MA-70, MA-167)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import NONE, SPACE
from cantina.games.mandalorian_adventures.pack.tables import RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import DIRECTION
from cantina.games.mandalorian_adventures.rules.board import within
from cantina.games.mandalorian_adventures.rules.conditions import all_hold
from cantina.games.mandalorian_adventures.rules.enemies import movable_by
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get
from cantina.games.mandalorian_adventures.rules.moves import CROSSES, step_cells
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, enemies, hidden, threats


@njit
def attack_targets(s, t):
    """MA-58, MA-61, MA-80: all threats within the range of the attack."""
    return threats(s, within(s, t, s.cell[get(s, ACTION_FRAME.who)] + 0, get(s, ACTION_FRAME.range)))


@njit
def look_targets(s, t):
    """MA-65, MA-69: face-down threats within range of the strength."""
    return hidden(s, within(s, t, s.cell[get(s, ACTION_FRAME.who)] + 0, get(s, ACTION_FRAME.strength)))


@njit
def push_targets(s, t):
    """MA-67, MQ-100: enemies within range of the strength that can be moved."""
    cells = within(s, t, s.cell[get(s, ACTION_FRAME.who)] + 0, get(s, ACTION_FRAME.strength))
    return movable_by(s, t, enemies(s, t, cells, ALL_CLASSES, 0), DIRECTION.free)


@njit
def first_steps(s, t):
    """MA-44: where a Move may begin."""
    if get(s, ACTION_FRAME.strength) <= 0:
        return 0
    return step_cells(s, t, get(s, ACTION_FRAME.who), get(s, ACTION_FRAME.bits) & CROSSES != 0)


@njit
def can_perform(s, t):
    """MA-70, MA-167, MA-168: whether the action of a Plan or of a green space can be carried out."""
    space = get(s, ACTION_FRAME.space)
    if space == SPACE.plan:
        return get(s, ACTION_FRAME.strength) + get(s, ACTION_FRAME.draw_more) > 0
    if space != SPACE.green or get(s, ACTION_FRAME.strength) < t.green_strength[s.mission]:
        return False
    first, end = t.green_conditions[s.mission, RANGE.first] + 0, t.green_conditions[s.mission, RANGE.end] + 0
    return all_hold(s, t, first, end, get(s, ACTION_FRAME.who), NONE)
