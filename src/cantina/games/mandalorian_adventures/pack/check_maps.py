"""The checks of maps and of their token sets (section 7.2, items 2 and 3; section 6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.shapes import Cell, Map, Mission, Pack, Supply
from cantina.games.mandalorian_adventures.pack.sizes import DECK, HIDDEN_SHAPES, SHAPES, STACK, THREATS
from cantina.games.mandalorian_adventures.pack.spoken import Spoken
from cantina.games.mandalorian_adventures.pack.steps import NUMBERED_CELLS
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, WHICH_CELLS, WHICH_DOOR
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION

LEAST_STARS = 3
SPECIAL = 4  # tokens that a mission may put on a map besides those of its set
COLOURED = {WHICH_CELLS.red_star: "red", WHICH_CELLS.blue_star: "blue"}


def check_maps(pack: Pack, said: list[Spoken]) -> Iterator[BadContent]:
    """All maps."""
    for board in pack.maps:
        yield from check_cells(board)
        yield from check_ways(board)
        yield from check_doors(pack, board, said)
        yield from check_tokens(pack, board)


def check_cells(board: Map) -> Iterator[BadContent]:
    """One start or several (MQ-63), an exit, three stars (MQ-82), numbers 1 to 8, no slot on start or exit."""
    cells = board.cells
    for field in ("start", "exit"):
        if not any(getattr(cell, field) for cell in cells):
            yield board.part.refuse("name", "pack-map-lacks", value=board.name, what=field)
    if sum(bool(cell.star) for cell in cells) < LEAST_STARS:
        yield board.part.refuse("name", "pack-map-stars", value=board.name, least=LEAST_STARS)
    for number in range(1, NUMBERED_CELLS + 1):
        found = [cell for cell in cells if cell.number == number]
        if not found:
            yield board.part.refuse("name", "pack-map-number", value=board.name, number=number)
        for cell in found[1:]:
            yield cell.part.refuse("number", "pack-twice", value=number)
    for cell in cells:
        if cell.slot and (cell.start or cell.exit):
            yield cell.part.refuse("slot", "pack-slot", value=cell.name)


def reach(board: Map, open_doors: set[int]) -> set[int]:
    """The cells that can be walked to from the start with these doors open."""
    ways = [(e.a, e.b) for e in board.edges if e.kind == "thin"]
    ways += [(door.a, door.b) for number, door in enumerate(board.doors) if number in open_doors]
    found = {number for number, cell in enumerate(board.cells) if cell.start}
    grows = True
    while grows:
        more = {b for pair in ways for a, b in (pair, pair[::-1]) if a in found and b not in found}
        found |= more
        grows = bool(more)
    return found


def must_be_reached(cell: Cell) -> bool:
    """Only a cell of a height may be cut off, and only if no mission can ask for it (section 6.3)."""
    wanted = cell.exit or cell.star or cell.number or cell.slot in SHAPES[:HIDDEN_SHAPES]
    return bool(wanted) or not cell.height


def check_ways(board: Map) -> Iterator[BadContent]:
    """With all doors open everything can be walked to from the start, cut-off heights apart."""
    found = reach(board, set(range(len(board.doors))))
    for number, cell in enumerate(board.cells):
        if found and number not in found and must_be_reached(cell):
            yield cell.part.refuse("name", "pack-cut-off", value=cell.name)


def check_doors(pack: Pack, board: Map, said: list[Spoken]) -> Iterator[BadContent]:
    """Each door can be opened, beginning at the start, by a rule or use of the map."""
    openers = [
        line for line in said if line.board is board and STEP.open_door in line.codes() and can_be(pack, board, line)
    ]
    opened: set[int] = set()
    grows = True
    while grows:
        found = reach(board, opened)
        more = {door for line in openers for door in opens(board, line, found, said)} - opened
        opened |= more
        grows = bool(more)
    for number, door in enumerate(board.doors):
        if number not in opened:
            ends = f"{board.cells[door.a].name}={board.cells[door.b].name}"
            yield board.part.refuse("edges", "pack-door", value=ends)


def can_be(pack: Pack, board: Map, line: Spoken) -> bool:
    """A use needs its token in the set of the map."""
    tokens = {one.token for one in pack.supplies if one.map == board.name}
    return line.context == "rule" or line.owner.token in tokens


def opens(board: Map, line: Spoken, found: set[int], said: list[Spoken]) -> set[int]:
    """The doors that a rule or use can open for a character who can walk to these cells."""
    cells = found
    for other in said:
        if other.owner is line.owner:
            cells = cells & allowed(board, other)
    beside = any(step.code == STEP.open_door and step.operands[0] == WHICH_DOOR.beside for step in line.steps)
    if beside:
        return {number for number, door in enumerate(board.doors) if {door.a, door.b} & cells}
    return set(range(len(board.doors))) if cells else set()


def allowed(board: Map, line: Spoken) -> set[int]:
    """Where you must be for the conditions of a line to hold."""
    cells = set(range(len(board.cells)))
    for condition in line.conditions:
        if condition.code == CONDITION.you_at and not condition.negated:
            cells &= cells_named(board, condition.operands[0], condition.operands[1])
    return cells


def cells_named(board: Map, selector: int, number: int) -> set[int]:
    """The cells that a word of the vocabulary means on a map; all of them if that depends on the game."""
    low, high = (number // 10, number % 10) if number >= 10 else (number, number)
    tests = {
        WHICH_CELLS.number: lambda cell: low <= cell.number <= high,
        WHICH_CELLS.start: lambda cell: cell.start,
        WHICH_CELLS.exit: lambda cell: cell.exit,
        WHICH_CELLS.star: lambda cell: cell.star,
        WHICH_CELLS.red_star: lambda cell: cell.star == "red",
        WHICH_CELLS.blue_star: lambda cell: cell.star == "blue",
    }
    test = tests.get(selector, lambda cell: True)
    return {place for place, cell in enumerate(board.cells) if test(cell)}


def check_tokens(pack: Pack, board: Map) -> Iterator[BadContent]:
    """MQ-67: enough tokens of each shape, with and without the story-only ones; orange ones; none for no slot."""
    rows = [one for one in pack.supplies if one.map == board.name]
    orange = sum(one.copies for one in rows if one.orange)
    if not orange:
        yield board.part.refuse("name", "pack-no-orange", value=board.name)
    if orange > STACK:
        yield board.part.refuse("name", "pack-too-many", kind="orange", most=STACK)
    if orange + sum(bool(cell.slot) for cell in board.cells) > THREATS - SPECIAL:
        yield board.part.refuse("name", "pack-too-many", kind="slot", most=THREATS - SPECIAL)
    for shape in SHAPES:
        slots = sum(cell.slot == shape for cell in board.cells)
        of_shape = [one for one in rows if one.shape == shape]
        yield from check_shape(pack, board, shape, slots, of_shape)


def check_shape(pack: Pack, board: Map, shape: str, slots: int, rows: list[Supply]) -> Iterator[BadContent]:
    """The tokens of one shape against its slots; they are shuffled where decks lie in play."""
    least = min(sum(one.copies for one in rows), sum(one.copies for one in rows if not one.story_only))
    if least < slots:
        yield board.part.refuse("name", "pack-few-tokens", value=board.name, shape=shape, count=least, wanted=slots)
    if sum(one.copies for one in rows) > DECK:
        yield rows[0].part.refuse("count", "pack-too-many", kind=shape, most=DECK)
    must = {token.name for token in pack.tokens if token.must_place}
    if sum(one.copies for one in rows if one.token in must) > slots > 0:
        yield rows[0].part.refuse("count", "pack-must-place", value=board.name, shape=shape, wanted=slots)
    if rows and not slots:
        yield rows[0].part.refuse("shape", "pack-no-slot", value=board.name, shape=shape)


def boards_of(pack: Pack, mission: Mission) -> list[Map]:
    """The maps that a mission can be played on."""
    return [board for board in pack.maps if not mission.story or board.name == mission.map]
