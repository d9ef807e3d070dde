"""What a seat is shown of the map: cells, doors, threats and the Child."""

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content
from mandalorian_adventures.kit import PACK
from mandalorian_adventures.views import TWO_WAYS, seen, table_with, threat_of


@pytest.mark.rule("MA-55", "MA-56", "MA-165")
def test_cells_with_what_is_printed_on_them():
    table = table_with(stars={"s2": "red"}, exits=["s5"], numbers={"s3": 8})
    cells = {cell["name"]: cell for cell in seen(table)["cells"]}
    assert cells["s2"]["star"] == "red"
    assert cells["s3"]["label"] == 8
    assert [name for name in cells if cells[name]["exit"]] == ["s5"]
    assert [name for name in cells if cells[name]["start"]] == ["s0"]
    assert [cells[name]["number"] for name in cells] == list(range(6))


def test_where_a_cell_is_drawn_is_shown_but_changes_no_game():
    """The hash, by which a saved game names its content, stays."""
    board = PACK.maps[0]
    moved = board._replace(cells=(board.cells[0]._replace(xy=(40, 39)), *board.cells[1:]))
    here, there = content.build(PACK), content.build(PACK._replace(maps=(moved, *PACK.maps[1:])))
    assert here.hash == there.hash
    first, second = (Match(GAME, 2, 5, {}, one).view(0)["cells"][0] for one in (here, there))
    assert first != second == {**first, "xy": [40, 39]}


@pytest.mark.rule("MA-47")
def test_cells_with_who_and_what_stands_there():
    table = table_with()
    table.at(1, "s2")
    first, second = table.enemy("s2"), table.hidden("s2")
    table.child(cell="s2")
    cell = seen(table)["cells"][2]
    assert cell["characters"] == [1]
    assert cell["threats"] == [first, second]
    assert cell["child"]
    assert seen(table)["child"] == {"with": "cell", "at": 2, "fled": False}


@pytest.mark.rule("MA-81", "MA-82", "MA-83")
def test_an_enemy_with_everything_on_its_face():
    table = table_with()
    kind = table.kind(3, "sharpshooter", ["guard", "diversion"], symbol=True)
    threat = table.lay("s4", kind, wounds=1, orange=True)
    found = threat_of(table, threat, 1)
    face = {"token": kind, "enemy": True, "enemy_class": "sharpshooter", "hp": 3, "damage": 1, "reinforcement": True}
    assert found.items() >= {"cell": 4, "up": True, **face}.items()
    assert found["effects"] == ["guard", "diversion", "mission"]


def test_a_face_without_a_name_is_called_by_its_number():
    table = table_with()
    kind = table.kind(1)
    assert threat_of(table, table.lay("s4", kind))["name"] == str(kind)


@pytest.mark.rule("MA-65", "MA-178", "MQ-19")
def test_of_a_face_down_token_only_the_shape_is_told_but_to_who_looked():
    table = table_with()
    threat = table.lay("s2", table.token_kind("raider"), up=False, shape="square")
    table.play(0, "intel")
    table.do(f"look t{threat}")
    mine, theirs, public = (threat_of(table, threat, viewer) for viewer in (0, 1, None))
    assert (mine["name"], mine["hp"], mine["enemy_class"]) == ("raider", 1, "shooter")
    for found in (theirs, public):
        hidden = {"token": None, "name": None, "enemy": False, "enemy_class": None, "hp": 0, "effects": []}
        assert found.items() >= {"shape": "square", "up": False, "seen": [0], **hidden}.items()


@pytest.mark.rule("MA-79")
def test_a_bonus_is_no_enemy():
    table = table_with()
    found = threat_of(table, table.bonus("s1"))
    assert (found["name"], found["enemy"], found["up"]) == ("medkit", False, True)


@pytest.mark.rule("MA-156")
def test_the_child_with_an_enemy():
    table = table_with()
    threat = table.enemy("s3")
    table.child(threat=threat)
    assert seen(table)["child"] == {"with": "enemy", "at": threat, "fled": False}
    assert threat_of(table, threat)["child"]
    assert seen(table_with())["child"] is None


@pytest.mark.rule("MA-53")
def test_doors_with_their_cells():
    table = table_with(text=TWO_WAYS)
    names = [[table.cells[cell] for cell in door["cells"]] for door in seen(table)["doors"]]
    assert names == [["r", "x"], ["q", "y"]]
    assert not any(door["open"] for door in seen(table)["doors"])
