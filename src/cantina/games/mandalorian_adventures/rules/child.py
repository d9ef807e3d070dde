"""The Child (MA-155 to MA-164, MQ-55 to MQ-61, MQ-89, MQ-90)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.rules.board import adjacent
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FLIGHT_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, forget, get, offer, pop
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, PHASE, WITH_CHARACTER
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, cells_of, enemies, hidden, in_play


@njit
def can_rescue(s, character):
    """MA-157, MA-158, MA-161: the Child is on the cell, carried by nobody, and has not fled in this turn."""
    return s.child == ON_CELL and s.child_at == s.cell[character] and s.fled == 0 and in_play(s, character)


@njit
def rescue(s, character, log):
    """MA-157."""
    s.child = WITH_CHARACTER
    s.child_at = character
    s.dirty = 1
    emit(log, EVERYONE, EVENT.child_rescued, NONE, s.who[character] + 0, 0, 0)


@njit
def carry_child(s, character, log):
    """MA-155: the briefing gives the Child to a character."""
    s.child = WITH_CHARACTER
    s.child_at = character
    s.dirty = 1
    emit(log, EVERYONE, EVENT.child_carried, NONE, s.who[character] + 0, 0, 0)


@njit
def put_child(s, cell, log):
    """The Child on a cell, carried by nobody."""
    s.child = ON_CELL
    s.child_at = cell
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, EVENT.child_on_cell, NONE, cell, 0, 0)


@njit
def flight_cells(s, t, cell):
    """MA-163, MQ-56: neighbours with an enemy or a face-down threat if there are any, else all, else the own cell."""
    around = adjacent(s, t, cell)
    if around == 0:
        return 1 << cell
    sought = cells_of(s, enemies(s, t, around, ALL_CLASSES, 0) | hidden(s, around))
    return sought if sought != 0 else around


@njit
def run_flight(s, t, log):
    """MA-162, MQ-55: the Child flees from a character; the active player chooses the cell."""
    character = get(s, FLIGHT_FRAME.who)
    if not answered(s):
        if s.child != WITH_CHARACTER or s.child_at != character:
            pop(s)
            return
        offer(s, PHASE.flight, s.active + 0, flight_cells(s, t, s.cell[character] + 0), 0)
        return
    cell = forget(s)
    pop(s)
    s.child = ON_CELL
    s.child_at = cell
    s.fled = 1
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, EVENT.child_fled, NONE, cell, 0, 0)
