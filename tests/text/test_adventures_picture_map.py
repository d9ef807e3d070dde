"""The map of The Mandalorian: Adventures, drawn as text: every cell, line and token has its look."""

import re

import pytest

from cantina.games.mandalorian_adventures.telling.picture_map import Drawing, head, threat_line
from mandalorian_adventures.kit import made_map
from text.adventures_games import MISSIONS, PACK, WIDTH, new

pytestmark = pytest.mark.usefixtures("strict_text")
every_map = pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)


def drawn(board, opened=None, inside=lambda number, width: [f"c{number}"]):
    return Drawing(board, opened or [False] * len(board.doors), inside).lines()


@every_map
def test_every_cell_is_drawn_once_in_its_row(board):
    lines = drawn(board)
    assert max(len(line) for line in lines) <= WIDTH
    found = [int(name) for line in lines for name in re.findall(r"c(\d+)\b", line)]
    assert sorted(found) == list(range(len(board.cells)))
    rows = {number: row for row, line in enumerate(lines) for number in map(int, re.findall(r"c(\d+)\b", line))}
    assert all((rows[a] < rows[b]) == (board.cells[a].xy[1] < board.cells[b].xy[1]) for a in rows for b in rows)


@every_map
def test_what_is_printed_on_a_cell_fits_into_it(board):
    view = next(new(mission=name, map=place).view(0) for name, place in MISSIONS if place == board.name)
    drawing = Drawing(board, [False] * len(board.doors), lambda number, width: [""])
    for cell in view["cells"]:
        assert len(head(cell)) <= drawing.widths[cell["xy"][0]]


@every_map
def test_blocked_terrain_is_filled(board):
    filled = sum(line.count("░") for line in drawn(board))
    assert (filled > 0) == bool(board.blocked)


def side(board, opened=None):
    """What stands between the first two cells of a row, line by line."""
    lines = drawn(board, opened)
    place = lines[1].index("c1") - 1
    return "".join(line[place] for line in lines[1:-1])


@pytest.mark.rule("MA-51", "MA-52", "MA-53", "MA-54")
@pytest.mark.parametrize(
    ("text", "opened", "expected"),
    [
        ("a-b", [], "│││"),
        ("a|b", [], "┃┃┃"),
        ("a:b", [], "┆┆┆"),
        ("a=b", [False], "┃d0"),
        ("a=b", [True], "·d0"),
        ("a-c c-b", [], "│││"),
    ],
)
def test_each_line_of_a_map_has_its_own_look(text, opened, expected):
    assert side(made_map(text), opened) == expected


def test_cells_side_by_side_without_a_line_between_them_are_walled_off():
    board = made_map("a-b b-c")
    assert side(board._replace(edges=board.edges[1:])) == "┃┃┃"


def below(board, opened=None):
    """The line between two cells, one above the other."""
    a, b, *rest = board.cells
    return drawn(board._replace(cells=(a, b._replace(xy=(0, 1)), *rest)), opened)[4]


@pytest.mark.parametrize(
    ("text", "opened", "line"),
    [("a-b", [], "─"), ("a|b", [], "━"), ("a:b", [], "╌"), ("a=b", [False], "━"), ("a=b", [True], "·")],
)
def test_lines_across_look_like_those_upright(text, opened, line):
    found = below(made_map(text), opened)
    assert found.count(line) > WIDTH - 6
    assert ("d0" in found) == ("=" in text)


@pytest.mark.parametrize("text", ["a-b", "a=b", "a:b c-a"])
def test_ways_between_cells_that_lie_apart_are_told_in_words(text):
    board = made_map(text)
    far = board._replace(cells=(*board.cells[:1], board.cells[1]._replace(xy=(5, 3)), *board.cells[2:]))
    drawing = Drawing(far, [False] * len(far.doors), lambda number, width: [])
    assert f"c0{text[1]}c1" in drawing.far_ways()
    assert all(not Drawing(one, [False] * 8, lambda number, width: []).far_ways() for one in PACK.maps)


def test_a_full_cell_makes_its_row_higher():
    board = made_map("a-b")
    full = drawn(board, inside=lambda number, width: [f"line {i}" for i in range(6 if number else 1)])
    assert len(full) == 8
    assert full[6].count("line 5") == 1


@pytest.mark.rule("MA-82", "MA-83", "MA-65")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"up": True, "enemy": True, "effects": [], "hp": 3, "damage": 1}, "t4 2"),
        ({"up": True, "enemy": True, "effects": ["guard", "grapple"], "hp": 3, "damage": 0}, "t4 3!&"),
        ({"up": True, "enemy": True, "effects": ["diversion", "mission"], "hp": 1, "damage": 0}, "t4 1~$"),
        ({"up": True, "enemy": False}, "t4+Medkit"),
        ({"up": False, "shape": "round"}, "t4 ?o"),
        ({"up": False, "shape": "square"}, "t4 ?#"),
    ],
)
def test_a_token_says_in_its_cell_what_it_is(fields, expected):
    assert threat_line({"number": 4, **fields}, "Medkit") == expected
