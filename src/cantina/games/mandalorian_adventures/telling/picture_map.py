"""The map drawn as text, from the places of its cells (MA-51 to MA-57).

For example::

    ┏━━━━━━━━━┳━━━━━━━━━┓
    ┃c3 *     ┃c4 (2)   ┃      thin lines can be crossed, heavy ones cannot
    ┃@Xi'an   d         ┃      a door with its name; dots where it is open
    ┃t5 ?o    0t7 2!    ┃
    ┠─────────╀╌╌╌╌╌╌╌╌╌┨      dashes are heights
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.engine.page import WIDTH
from cantina.games.mandalorian_adventures.pack.shapes import Map

LEAST_HEIGHT = 3
OUTSIDE, BLOCKED = -1, -2
FILL = "░"
NOTHING, THIN, HEIGHT, WALL, CLOSED, OPEN, FILLED = range(7)
SIDEWAYS = {NOTHING: " ", THIN: "│", HEIGHT: "┆", WALL: "┃", CLOSED: "┃", OPEN: "·", FILLED: FILL}
ACROSS = {NOTHING: " ", THIN: "─", HEIGHT: "╌", WALL: "━", CLOSED: "━", OPEN: "·", FILLED: FILL}
KINDS = {"thin": THIN, "height": HEIGHT, "wall": WALL}
# Corners by their arms: up 1, down 2, left 4, right 8.
HEAVY = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
LIGHT = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
# Heavy arms with light ones: by both sets of arms.
MIXED = {(3, 8): "┠", (3, 4): "┨", (3, 12): "╂", (12, 1): "┷", (12, 2): "┯", (12, 3): "┿"}
MIXED |= {(5, 10): "╃", (9, 6): "╄", (6, 9): "╅", (10, 5): "╆", (7, 8): "╉", (11, 4): "╊", (13, 2): "╇", (14, 1): "╈"}
MIXED |= {(1, 14): "╀", (2, 13): "╁", (4, 11): "┽", (8, 7): "┾", (5, 2): "┩", (5, 8): "┹", (9, 2): "┡", (9, 4): "┺"}
MIXED |= {(6, 1): "┪", (6, 8): "┱", (10, 1): "┢", (10, 4): "┲"}

GridPlace = tuple[int, int]


class Drawing:
    """A map on its way to being text; `inside` gives the lines of a cell for a width."""

    def __init__(self, board: Map, opened: list[bool], inside: Callable[[int, int], list[str]]) -> None:
        self.board, self.opened = board, opened
        self.at: dict[GridPlace, int] = dict.fromkeys((one.xy for one in board.blocked), BLOCKED)
        self.at |= {cell.xy: number for number, cell in enumerate(board.cells)}
        self.columns = 1 + max(x for x, _ in self.at)
        self.rows = 1 + max(y for _, y in self.at)
        self.edges = {frozenset((edge.a, edge.b)): KINDS.get(edge.kind, NOTHING) for edge in board.edges}
        self.doors = {frozenset((edge.a, edge.b)): number for number, edge in enumerate(board.doors)}
        room = WIDTH - self.columns - 1
        self.widths = [room // self.columns + (x < room % self.columns) for x in range(self.columns)]
        self.texts = {number: inside(number, self.widths[x]) for (x, _), number in self.at.items() if number >= 0}

    def lines(self) -> list[str]:
        """The whole map."""
        drawn = [self.border(0)]
        for y in range(self.rows):
            drawn += self.row(y)
            drawn.append(self.border(y + 1))
        return [line.rstrip() for line in drawn]

    def between(self, one: GridPlace, other: GridPlace) -> tuple[int, int | None]:
        """What lies between two places: its kind, and the number of a door."""
        a, b = self.at.get(one, OUTSIDE), self.at.get(other, OUTSIDE)
        if a < 0 and b < 0:
            return (FILLED if a == b == BLOCKED else NOTHING), None
        pair = frozenset((a, b))
        if pair in self.doors:
            door = self.doors[pair]
            return (OPEN if self.opened[door] else CLOSED), door
        return self.edges.get(pair, WALL), None

    def far_ways(self) -> list[str]:
        """Ways between cells that do not lie side by side, in the notation of maps; a drawing cannot show them."""
        signs = {"thin": "-", "height": ":", "door": "="}
        far = []
        for edge in self.board.edges:
            (x, y), (u, v) = self.board.cells[edge.a].xy, self.board.cells[edge.b].xy
            if abs(x - u) + abs(y - v) != 1 and edge.kind in signs:
                far.append(f"c{edge.a}{signs[edge.kind]}c{edge.b}")
        return far

    def row(self, y: int) -> list[str]:
        """The lines of one row of cells, as many as its fullest cell needs."""
        height = max([LEAST_HEIGHT, *(len(self.texts[self.at[x, y]]) for x in range(self.columns) if self.has(x, y))])
        columns = []
        for x in range(self.columns + 1):
            columns.append(self.side(x, y, height))
            if x < self.columns:
                columns.append(self.cell(x, y, height))
        return ["".join(line) for line in zip(*columns, strict=True)]

    def has(self, x: int, y: int) -> bool:
        """Whether there is a cell."""
        return self.at.get((x, y), OUTSIDE) >= 0

    def cell(self, x: int, y: int, height: int) -> list[str]:
        """The inside of a place."""
        number, width = self.at.get((x, y), OUTSIDE), self.widths[x]
        if number < 0:
            return [(FILL if number == BLOCKED else " ") * width] * height
        text = [line[:width].ljust(width) for line in self.texts[number]]
        return text + [" " * width] * (height - len(text))

    def side(self, x: int, y: int, height: int) -> list[str]:
        """The line to the left of a place; the name of a door stands upright in it."""
        kind, door = self.between((x - 1, y), (x, y))
        line = [SIDEWAYS[kind]] * height
        if door is not None:
            line[1:3] = list(f"d{door}")
        return line

    def border(self, y: int) -> str:
        """The line above a row; the name of a door stands in its middle."""
        text = ""
        for x in range(self.columns + 1):
            text += self.corner(x, y)
            if x < self.columns:
                kind, door = self.between((x, y - 1), (x, y))
                name = "" if door is None else f"d{door}"
                text += name.center(self.widths[x], ACROSS[kind])
        return text

    def corner(self, x: int, y: int) -> str:
        """Where four lines meet."""
        arms = (
            self.between((x - 1, y - 1), (x, y - 1))[0],
            self.between((x - 1, y), (x, y))[0],
            self.between((x - 1, y - 1), (x - 1, y))[0],
            self.between((x, y - 1), (x, y))[0],
        )
        heavy = sum(1 << i for i, kind in enumerate(arms) if kind in (WALL, CLOSED))
        light = sum(1 << i for i, kind in enumerate(arms) if kind in (THIN, HEIGHT, OPEN))
        return MIXED.get((heavy, light)) or (HEAVY[heavy] if heavy else LIGHT[light])


STARS = {"standard": "*", "red": "*r", "blue": "*b", "green": "*g", "violet": "*v"}
SIGNS = {"guard": "!", "grapple": "&", "diversion": "~", "mission": "$"}
SHAPE_SIGNS = {"round": "o", "square": "#"}


def head(cell: dict[str, Any]) -> str:
    """The first line of a cell: its name and what is printed on it."""
    marks = ("S" if cell["start"] else "") + ("E" if cell["exit"] else "") + ("^" if cell["height"] else "")
    marks += f"({cell['label']})" if cell["label"] else ""
    return f"c{cell['number']} {marks}{STARS.get(cell['star'] or '', '')}".rstrip()


def threat_line(threat: dict[str, Any], name: str) -> str:
    """A token in its cell: an enemy with the HP it has left and its effects, a hidden one with its shape, a bonus."""
    number = f"t{threat['number']}"
    if not threat["up"]:
        return f"{number} ?{SHAPE_SIGNS.get(threat['shape'], '')}"
    if threat["enemy"]:
        signs = "".join(SIGNS[effect] for effect in threat["effects"])
        return f"{number} {threat['hp'] - threat['damage']}{signs}"
    return f"{number}+{name}"
