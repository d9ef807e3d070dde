"""Section 3.8: cells and what lies between them; doors, heights, stars, terrain that nobody can enter."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import sizes
from cantina.games.mandalorian_adventures.rules import board
from mandalorian_adventures.kit import PACK, Table, skill

FIVE = [skill(4), skill(1)]  # two cards with which an action space has its event


def neighbours(table, cell):
    return names(table, interpreted(board.adjacent)(table.s, table.t, table.place(cell)))


def names(table, mask):
    return {name for place, name in enumerate(table.cells) if mask >> place & 1}


def distance(table, start, goal, graph=board.SEEING):
    """How far it is from cell to cell, by range unless said; -1: it cannot be counted."""
    goals = 1 << table.place(goal)
    return interpreted(board.distance_to)(table.s, table.t, table.place(start), goals, graph)


def nearest_stars(table, cell):
    return names(table, interpreted(board.nearest_stars)(table.s, table.t, table.place(cell)))


def walker(text, cell, strength, **more):
    """A table at which character 0 stands on a cell and is asked for its first step."""
    table = Table(text, cards=[skill(min(strength, 4))], **more)
    table.at(0, cell)
    table.hand(0, 0)
    return table


@pytest.mark.rule("MA-51")
def test_cells_with_one_thin_line_between_them_are_adjacent():
    table = Table("FX-LINE")
    assert neighbours(table, "s0") == {"s1"}
    assert neighbours(table, "s3") == {"s2", "s4"}
    assert "s2" not in neighbours(table, "s0")


@pytest.mark.rule("MA-51")
@pytest.mark.parametrize("one", PACK.maps, ids=lambda one: one.name)
def test_everybody_and_everything_is_on_a_cell(one):
    s = Match(GAME, 4, 1, {"mission": "the-egg", "map": one.name}).state[0]
    cells = set(range(len(one.cells)))
    assert set(s.cell.tolist()) <= cells
    assert set(s.at.tolist()) <= cells | {-1}
    assert (s.at >= 0).sum() == sum(bool(cell.slot) for cell in one.cells) + 1  # and the Mudhorn


@pytest.mark.rule("MA-52")
def test_nobody_steps_through_a_wall_and_range_goes_round_it():
    table = walker("FX-WALL", "a", 3)
    assert neighbours(table, "a") == {"b"}
    assert distance(table, "a", "d") == 3
    assert distance(table, "a", "d", board.WALKING) == 3
    table.play(0, "move")
    assert table.refuses(f"go c{table.place('d')}")
    table.go("b", "c", "d")
    assert table.cell(0) == "d"


@pytest.mark.rule("MA-53")
def test_a_closed_door_stops_movement_and_range():
    table = walker("FX-DOOR", "r", 2)
    assert distance(table, "r", "x") == distance(table, "r", "x", board.WALKING) == -1
    table.play(0, "move")
    assert table.cells_of("go") == {"q"}
    assert table.refuses(f"go c{table.place('x')}")


@pytest.mark.rule("MA-53")
def test_an_open_door_lets_both_pass():
    table = walker("FX-DOOR", "r", 2)
    table.open_doors(0)
    assert (distance(table, "r", "x"), distance(table, "r", "t"), distance(table, "t", "r", board.WALKING)) == (1, 2, 2)
    table.play(0, "move")
    assert table.cells_of("go") == {"q", "x"}
    table.go("x", "t")
    assert table.cell(0) == "t"


@pytest.mark.rule("MA-53")
@pytest.mark.parametrize(("strength", "opens"), [(2, False), (3, True)])
def test_the_rules_of_the_map_say_how_a_door_opens(strength, opens):
    """Arvala: an Attack of strength 3 or more beside the door is given up for it (MD-23)."""
    table = Table(map="arvala", mission="the-asset", cards=[skill(strength), skill(1)])
    table.at(0, "e3")
    table.hand(0, 0, 1)
    table.play(0, "attack")
    assert table.legal("door") == (["door d0"] if opens else [])
    if opens:
        table.do("door d0")
        table.play(1, "move")
        assert "f3" in table.cells_of("go")


@pytest.mark.rule("MA-54")
def test_nobody_walks_over_a_height_but_range_passes_it():
    table = walker("FX-HEIGHT", "g2", 4)
    assert neighbours(table, "g2") == {"g1"}
    assert neighbours(table, "r1") == {"r2"}
    assert distance(table, "g2", "r1") == 1
    assert distance(table, "g1", "r2") == 3
    assert distance(table, "g2", "r1", board.WALKING) == -1
    table.play(0, "move")
    assert table.refuses(f"go c{table.place('r1')}")
    assert table.ends() == {"g1", "g2"}


@pytest.mark.rule("MA-54")
def test_on_a_height_one_walks_as_elsewhere():
    table = walker("FX-HEIGHT", "r1", 1)
    table.play(0, "move")
    assert table.ends() == {"r1", "r2"}


def spawning(text, stars, cell, event="spawn nearest-star"):
    """The event step is asked where a reinforcement appears."""
    table = Table(text, cards=FIVE, stars=stars, events=[[event]] * 2)
    table.at(0, cell)
    table.reinforcements(table.kind(), table.kind())
    table.space("move", cards=[0, 1])
    return table


@pytest.mark.rule("MA-55")
def test_only_star_cells_are_offered_for_the_nearest_star():
    table = spawning("FX-STAR", ["m2", "w2", "m4"], "m0")
    table.end()
    assert set(table.legal()) == {f"spawn c{table.place(star)}" for star in ("m2", "w2")}
    for cell in ("m0", "m1", "w1", "m3", "m4"):
        assert table.refuses(f"spawn c{table.place(cell)}")
    table.do("spawn c:w2")
    assert table.where(0) == "w2"


@pytest.mark.rule("MA-55")
def test_a_single_nearest_star_needs_no_choice():
    table = spawning("FX-STAR", ["m2", "w2", "m4"], "m3")
    assert nearest_stars(table, "m3") == {"m2", "m4"}
    table = spawning("FX-STAR", ["m2", "w2", "m4"], "w1")
    table.end()
    assert table.where(0) == "w2"


@pytest.mark.rule("MA-56")
@pytest.mark.parametrize("colour", sizes.STARS)
def test_a_star_of_any_colour_is_a_star(colour):
    table = spawning("FX-STAR", {"m2": colour, "m4": "standard", "w2": "standard"}, "m1")
    assert nearest_stars(table, "m1") == {"m2"}
    table.end()
    assert table.where(0) == "m2"


@pytest.mark.rule("MA-56")
def test_a_coloured_star_may_have_an_effect_of_its_own():
    """On top of the star rules a mission may name it."""
    table = spawning("FX-STAR", {"m2": "standard", "w2": "red", "m4": "blue"}, "m1", "spawn red-star")
    table.end()
    assert table.where(0) == "w2"


@pytest.mark.rule("MA-57")
def test_inaccessible_terrain_is_neither_entered_nor_seen_through():
    table = walker("FX-BLOCK", "a", 3)
    assert "n" not in table.cells
    assert neighbours(table, "a") == {"d"}
    assert distance(table, "a", "c") == 3
    assert distance(table, "a", "c", board.WALKING) == 3
    table.play(0, "move")
    assert table.cells_of("go") == {"d"}
    table.go("d", "e", "c")
    assert table.cell(0) == "c"


@pytest.mark.rule("MQ-09")
def test_walking_and_range_are_two_graphs():
    """Thin lines and open doors are in both, heights in one, walls, closed doors and blocked terrain in none."""
    table = Table("a-b a:c a|d a=e a=f a-#n n-g b-d")
    table.open_doors(0)
    walked, seen = (
        names(table, interpreted(board.spread)(table.s, table.t, 1 << table.place("a"), graph))
        for graph in (board.WALKING, board.SEEING)
    )
    assert walked == neighbours(table, "a") == {"b", "e"}
    assert seen == {"b", "c", "e"}
    assert names(table, interpreted(board.within)(table.s, table.t, table.place("a"), 1)) == {"a", "b", "c", "e"}


@pytest.mark.rule("MQ-09")
def test_adjacent_cells_of_an_enemy_are_those_it_can_walk_to():
    """An Intel reaches an enemy over a height, but moves it along the lines of the roof only."""
    table = Table("FX-HEIGHT", cards=[skill(1)])
    table.at(0, "g2")
    shooter = table.enemy("r1")
    table.hand(0, 0)
    table.play(0, "intel")
    assert table.threats_of("push") == {shooter}
    table.do(f"push t{shooter}")
    assert table.where(shooter) == "r2"


@pytest.mark.rule("MQ-10")
@pytest.mark.parametrize("one", PACK.maps, ids=lambda one: one.name)
def test_cells_that_touch_at_a_corner_only_have_nothing_between_them(one):
    for edge in one.edges:
        a, b = one.cells[edge.a].xy, one.cells[edge.b].xy
        assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
    table = Table(map=one.name)
    for name, cell in zip(table.cells, one.cells, strict=True):
        for other in neighbours(table, name):
            x, y = one.cells[table.place(other)].xy
            assert (x - cell.xy[0]) * (y - cell.xy[1]) == 0


def door_after(event, is_open=True):
    """Character 0 on p, an enemy on t, the door between them; then an event."""
    table = Table("FX-DOOR", cards=FIVE, events=[[event], ["win"]])
    table.enemy("t")
    table.open_doors(*[0] * is_open)
    table.space("move", cards=[0, 1])
    table.end()
    return table


@pytest.mark.rule("MQ-11")
def test_a_door_stays_open_unless_a_rule_closes_it():
    assert door_after("damage_character 1 you 0").s.doors == 1
    assert door_after("close_door any").s.doors == 0


@pytest.mark.rule("MQ-11")
def test_a_door_that_closes_moves_nothing():
    table = door_after("close_door any")
    assert (table.cell(0), table.cell(1), table.where(0)) == ("p", "p", "t")
    assert distance(table, "p", "t") == -1


@pytest.mark.rule("MQ-11")
@pytest.mark.parametrize(("is_open", "cell"), [(False, "t"), (True, "q")])
def test_enemies_never_open_doors(is_open, cell):
    table = door_after("enemy_move all melee 3 towards", is_open)
    assert (table.where(0), table.s.doors) == (cell, int(is_open))
