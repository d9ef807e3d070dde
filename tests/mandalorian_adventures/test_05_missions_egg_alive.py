"""MD-31 and MD-32: the Egg and Alive, on every map; each objective can be met, each failure loses."""

import pytest

from mandalorian_adventures.boards import MAPS, cell, neighbour, prepared
from mandalorian_adventures.kit import told
from mandalorian_adventures.scenes import crisis, mission_table, nearly_full, rest

MERCENARY = ["the-egg", "alive", "silent-relays", "double-cross"]
everywhere = pytest.mark.parametrize("board", MAPS)


@pytest.mark.rule("MD-31", "MD-32", "MD-33", "MD-34", "MA-175")
@everywhere
@pytest.mark.parametrize("mission", MERCENARY)
def test_the_defeat_of_a_character_loses_every_mission(mission, board):
    table = mission_table(mission, map=board, events=[["damage_character 9 another far"]])
    table.space("move", tokens=(3, 2))
    rest(table)
    assert (table.outcome, table.s.loser) == ("lost", 1)


# --- The Egg -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-31")
@everywhere
@pytest.mark.parametrize("seed", range(2))
def test_the_mudhorn_stands_on_cell_8_and_the_egg_lies_behind_a_square_token(board, seed):
    tokens = prepared("the-egg", board, seed)
    assert [(up, at.number) for name, up, at in tokens if name == "mudhorn"] == [(True, 8)]
    assert [(up, at.slot) for name, up, at in tokens if name == "egg"] == [(False, "square")]


@pytest.mark.rule("MD-31", "MA-174")
@everywhere
def test_the_egg_is_brought_back_to_the_start(board):
    table = mission_table("the-egg", map=board)
    start = cell(table, start=True)
    away = neighbour(table, start)
    table.at(0, away)
    table.at(1, away)
    table.bonus(away, "egg")
    table.hand(0, 0)
    table.do("use t0")
    table.play(0, "move")
    table.go(start)
    table.stop()
    assert table.outcome == "won"


@pytest.mark.rule("MD-31", "MA-175")
@pytest.mark.parametrize(("carrier", "cracks", "outcome"), [(0, 1, "lost"), (1, 0, "goes-on")])
def test_each_damage_of_the_carrier_cracks_the_egg(carrier, cracks, outcome):
    table = mission_table("the-egg", events=[["damage_character 1 you 0"]])
    table.edit().bag[carrier] = 1 << table.token_kind("egg")
    before = nearly_full(table, "egg", 1)
    table.at(0, "b3")
    table.at(1, "b3")
    table.space("move", tokens=(3, 2))
    rest(table)
    assert (table.s.track[0], table.outcome) == (before + cracks, outcome)


@pytest.mark.rule("MD-31")
def test_two_damage_are_two_cracks():
    table = mission_table("the-egg", events=[["damage_character 2 you 0"]])
    table.edit().bag[0] = 1 << table.token_kind("egg")
    table.at(0, "b3")
    table.space("move", tokens=(3, 2))
    rest(table)
    assert (table.s.track[0], table.outcome) == (2, "goes-on")


@pytest.mark.rule("MD-31", "MA-111")
def test_in_a_crisis_the_mudhorn_comes_and_attacks():
    table = mission_table("the-egg")
    mudhorn = table.bonus("d5", "mudhorn")
    table.at(0, "b5")
    table.at(1, "a3")
    crisis(table)
    assert (table.where(mudhorn), table.damage(0), table.damage(1)) == ("b5", 1, 0)


@pytest.mark.rule("MD-31")
def test_without_the_mudhorn_a_reinforcement_appears():
    table = mission_table("the-egg")
    table.reinforcements(table.kind())
    table.edit().defeated = 1 << table.token_kind("mudhorn")
    happened = crisis(table)
    assert len(told(happened, "spawned")) == 1
    assert told(happened, "enemy-moved") == []


# --- Alive ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-32")
@everywhere
@pytest.mark.parametrize("seed", range(2))
def test_the_mark_hides_behind_a_round_token(board, seed):
    assert [(up, at.slot) for name, up, at in prepared("alive", board, seed) if name == "mark"] == [(False, "round")]


@pytest.mark.rule("MD-32", "MA-174")
@everywhere
def test_the_mark_is_captured_and_brought_to_an_exit(board):
    table = mission_table("alive", map=board)
    leave = cell(table, exit=True)
    away = neighbour(table, leave)
    table.at(0, away)
    mark = table.bonus(away, "mark", wounds=table.t.token_hp[table.token_kind("mark")] - 4)
    table.hand(0, 0, 2)
    table.play(2, "attack")  # 4: exactly its HP
    happened = table.attack(mark)
    assert (told(happened, "captured"), table.where(mark)) == ([(-1, mark, table.token_kind("mark"), 0)], away)
    table.do(f"use t{mark}")
    table.play(0, "move")
    table.go(leave)
    table.stop()
    assert table.outcome == "won"


@pytest.mark.rule("MD-32", "MA-175")
def test_a_mark_with_more_damage_than_hp_is_lost():
    table = mission_table("alive")
    mark = table.bonus("a3", "mark", wounds=table.t.token_hp[table.token_kind("mark")] - 2)
    table.hand(0, 0, 1)
    table.play(0, "attack")  # 3: one more than its HP
    table.attack(mark)
    assert (table.outcome, table.over) == ("lost", True)


@pytest.mark.rule("MD-32", "MA-175")
@everywhere
@pytest.mark.parametrize(("captured", "outcome"), [(0, "lost"), (1, "goes-on")])
def test_a_mark_on_an_exit_at_the_end_of_an_event_step_has_escaped(board, captured, outcome):
    table = mission_table("alive", map=board)
    mark = table.bonus(cell(table, exit=True), "mark")
    table.edit().captured[mark] = captured
    rest(table)
    assert table.outcome == outcome


@pytest.mark.rule("MD-32", "MA-124")
def test_in_a_crisis_the_mark_recovers_and_runs():
    table = mission_table("alive")
    mark = table.bonus("b5", "mark", wounds=3)
    table.at(0, "a5")
    table.at(1, "a5")
    crisis(table)
    assert (table.s.wounds[mark], table.cells_of("cell")) == (1, {"c4", "d5"})  # both are 3 cells away
    table.do("cell c:d5")
    assert table.where(mark) == "d5"


@pytest.mark.rule("MD-32")
@pytest.mark.parametrize("state", ["hidden", "captured", "carried"])
def test_otherwise_a_reinforcement_appears(state):
    table = mission_table("alive")
    table.reinforcements(table.kind())
    if state == "carried":
        table.edit().bag[0] = 1 << table.token_kind("mark")
    else:
        mark = table.bonus("d5", "mark", up=state == "captured")
        table.edit().captured[mark] = int(state == "captured")
    happened = crisis(table)
    assert len(told(happened, "spawned")) == 1


@pytest.mark.rule("MD-32", "MA-151")
def test_the_mark_sabotages_attack_when_it_is_revealed():
    table = mission_table("alive")
    table.supply(3)
    table.bonus("b3", "mark", up=False)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("b3")
    assert table.total("attack") == 3
