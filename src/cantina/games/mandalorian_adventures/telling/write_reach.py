"""Where a movement could lead, as a list of cells in the outlook of an action (MA-44, MA-145, MA-149)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.rules.ways import before, first_step, harm_of_end, harm_of_way, ring
from cantina.games.mandalorian_adventures.telling.outlook_shapes import Outlook, Reach
from cantina.games.mandalorian_adventures.telling.view_words import WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import begin_list, number

OUTLOOK_KEY, REACH_KEY = WORDS.keys(Outlook), WORDS.keys(Reach)


@njit
def write_reach(s, t, start, steps, bits, weak, struck, by, text):
    """All cells that a movement of this many steps reaches; with `by`, those whose way begins there."""
    begin_list(text, OUTLOOK_KEY.cells)
    for far in range(1, steps + 1):
        edge = ring(s, t, start, far, bits, weak)
        if edge == 0:
            break
        while edge != 0:
            cell = lowest(edge)
            edge &= edge - 1
            if by == NONE or first_step(s, t, start, cell, far, bits, weak) == by:
                write_cell(s, t, start, cell, far, bits, weak, struck, text)
    put(text, LAST)


@njit
def write_cell(s, t, start, cell, far, bits, weak, struck, text):
    """A cell, the one before it on the way, and the damage until the movement ends there."""
    begin(text, OPEN)
    number(text, REACH_KEY.cell, cell)
    number(text, REACH_KEY.before, before(s, t, start, cell, far, bits, weak))
    harm = harm_of_way(s, t, start, cell, far, bits, weak, struck) + harm_of_end(s, t, cell, bits)
    number(text, REACH_KEY.harm, harm)
    put(text, CLOSE)
