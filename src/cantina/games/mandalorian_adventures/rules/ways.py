"""Where a movement could lead, and what Guards and Grapples would do on the way (MA-44 to MA-48, MA-145 to MA-150).

Nothing is played here: the questions of a player who thinks about a movement, answered with the rules of movements.
"""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, lowest
from cantina.games.mandalorian_adventures.rules.board import SEEING, WALKING, spread, within
from cantina.games.mandalorian_adventures.rules.moves import CROSSES, NO_GRAPPLE, NO_GUARD, stops
from cantina.games.mandalorian_adventures.rules.threats import grapplers, guards


@njit
def graph_of(bits):
    """MA-54: a movement that crosses heights goes wherever range is counted."""
    return SEEING if bits & CROSSES != 0 else WALKING


@njit
def passable(s, t, cells, weak):
    """Those of these cells that do not end a movement (MA-45, MA-46)."""
    found = 0
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        if not stops(s, t, cell, weak):
            found |= 1 << cell
    return found


@njit
def ring(s, t, start, steps, bits, weak):
    """The cells that a movement reaches with this many steps and not with fewer."""
    found, edge = 1 << start, 1 << start
    for i in range(steps):
        free = edge if i == 0 else passable(s, t, edge, weak)  # MA-48: nothing holds it on the first cell
        edge = spread(s, t, free, graph_of(bits)) & ~found
        found |= edge
    return edge


@njit
def before(s, t, start, cell, steps, bits, weak):
    """The cell from which a cell of such a ring is reached."""
    inner = ring(s, t, start, steps - 1, bits, weak)
    if steps > 1:
        inner = passable(s, t, inner, weak)
    return lowest(spread(s, t, 1 << cell, graph_of(bits)) & inner)


@njit
def first_step(s, t, start, cell, steps, bits, weak):
    """The first cell on the way to a cell of such a ring."""
    while steps > 1:
        cell = before(s, t, start, cell, steps, bits, weak)
        steps -= 1
    return cell


@njit
def harm_of_end(s, t, cell, bits):
    """MA-145: the Guards within range 1 of the cell where a movement ends."""
    return 0 if bits & NO_GUARD != 0 else count(guards(s, t, within(s, t, cell, 1)))


@njit
def harm_of_way(s, t, start, cell, steps, bits, weak, struck):
    """MA-149, MQ-08: the Grapple enemies of the cells that are left on the way, those that have not struck yet."""
    if bits & NO_GRAPPLE != 0:
        return 0
    left = 0
    while steps > 0:
        cell = before(s, t, start, cell, steps, bits, weak)
        left |= 1 << cell
        steps -= 1
    return count(grapplers(s, t, left) & ~struck)
