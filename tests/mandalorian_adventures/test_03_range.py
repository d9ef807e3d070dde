"""Section 3.15: range."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.games.mandalorian_adventures.rules.board import SEEING, distance_to
from mandalorian_adventures.kit import Table, skill


def counted(table, a, b):
    """The range between two cells, -1 if there is none."""
    return interpreted(distance_to)(table.s, table.t, table.place(a), 1 << table.place(b), SEEING)


def damage_table(text="FX-LINE", reach=1):
    """The effect of a played card is about to choose a threat within a range."""
    table = Table(text, cards=[skill(1, action="plan", steps=[f"damage_threat 1 within {reach}"]), skill(1)])
    table.hand(0, 0, 1)
    return table


def threats_offered(table):
    table.play(0, "plan")
    table.effect()
    return table.threats_of("threat")


@pytest.mark.rule("MA-98")
def test_an_enemy_on_your_cell_is_at_range_0():
    table = damage_table(reach=0)
    assert counted(table, "s0", "s0") == 0
    here = {table.enemy("s0"), table.enemy("s0")}
    table.enemy("s1")
    assert threats_offered(table) == here


@pytest.mark.rule("MA-98")
@pytest.mark.parametrize("cells", range(6))
def test_range_counts_the_cells_of_the_shortest_path(cells):
    table = Table("FX-LINE")
    assert counted(table, "s0", f"s{cells}") == counted(table, f"s{cells}", "s0") == cells


@pytest.mark.rule("MA-99")
@pytest.mark.parametrize(("reach", "cells"), [(1, ("s0", "s1")), (3, ("s0", "s1", "s2", "s3"))])
def test_within_a_range_means_every_range_up_to_it(reach, cells):
    table = damage_table(reach=reach)
    threats = {cell: table.enemy(cell) for cell in table.cells}
    assert threats_offered(table) == {threats[cell] for cell in cells}


@pytest.mark.rule("MA-100", "MA-101", "MA-53")
@pytest.mark.parametrize(("opened", "distance"), [(True, 4), (False, -1)])
def test_range_passes_an_open_door_and_no_closed_one(opened, distance):
    table = damage_table("FX-DOOR", reach=9)
    table.edit().doors = int(opened)
    assert counted(table, "p", "t") == distance
    near, far = table.enemy("r"), {table.enemy("x"), table.enemy("t")}
    table.play(0, "plan")
    table.effect()
    if opened:
        assert table.threats_of("threat") == {near} | far
    else:
        assert table.where(near) is None  # the only threat in range was hit without a question


@pytest.mark.rule("MA-101", "MA-54")
def test_range_passes_heights():
    table = Table("FX-HEIGHT")
    assert [counted(table, "g1", cell) for cell in ("g2", "r1", "r2")] == [1, 2, 3]


@pytest.mark.rule("MA-101")
def test_range_passes_threats_and_characters():
    table = damage_table(reach=3)
    table.at(1, "s2")
    enemy, hidden, far = table.enemy("s1"), table.hidden("s2"), table.enemy("s3")
    assert counted(table, "s0", "s3") == 3
    assert threats_offered(table) == {enemy, hidden, far}


@pytest.mark.rule("MA-102", "MA-100", "MA-52")
def test_range_is_counted_around_walls():
    table = Table("FX-WALL")
    assert counted(table, "a", "d") == 3


@pytest.mark.rule("MA-102", "MA-100", "MA-57")
def test_range_is_counted_around_inaccessible_terrain():
    table = Table("FX-BLOCK")
    assert counted(table, "a", "c") == 3
