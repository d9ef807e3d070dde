"""Where things lie on the maps of the missions."""

from __future__ import annotations

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from mandalorian_adventures.kit import PACK

MAPS = [board.name for board in PACK.maps]


def cell(table, **wanted):
    """The name of the first cell with such a number, start or exit."""
    return next(
        one.name for one in table.board.cells if all(getattr(one, name) == value for name, value in wanted.items())
    )


def neighbour(table, name):
    """A cell beside another one."""
    place = table.place(name)
    edge = next(one for one in table.board.edges if place in (one.a, one.b) and one.kind == "thin")
    return table.cells[edge.b if edge.a == place else edge.a]


def prepared(mission, board, seed=1):
    """The faces of the tokens of a game as it begins: (name, face up, cell)."""
    match = Match(GAME, 2, seed, {"mission": mission, "map": board})
    s, cells = Checked(match.state), PACK.maps[int(match.state["map"][0])].cells
    return [(PACK.tokens[s.token[i]].name, bool(s.up[i]), cells[s.at[i]]) for i in range(s.at.size) if s.at[i] >= 0]
