"""MD-29 and MD-30: the Prison Ship and Redemption; each objective can be met, each failure loses."""

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, WITH_ENEMY
from mandalorian_adventures.kit import PACK, told
from mandalorian_adventures.scenes import child_of, crisis, mission_table, nearly_full, rest

# --- The Prison Ship -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-29", "MA-174")
@pytest.mark.parametrize(("cells", "outcome"), [(("a2", "a4"), "won"), (("a2", "a3"), "goes-on")])
def test_the_prisoner_leaves_with_all(cells, outcome):
    table = mission_table("the-prison-ship")
    table.at(1, cells[1])
    table.at(0, cells[0])
    table.bonus(cells[0], "prisoner")
    table.hand(0, 0)
    table.do("use t0")
    assert (table.where(0), table.outcome) == (None, "goes-on")
    table.turn((0, "plan"))
    assert table.outcome == outcome


@pytest.mark.rule("MD-29")
def test_without_the_prisoner_nobody_has_won():
    table = mission_table("the-prison-ship")
    table.at(0, "a2")
    table.at(1, "a4")
    rest(table)
    assert table.outcome == "goes-on"


@pytest.mark.rule("MD-29", "MA-175")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_a_full_alarm_track_loses(left, outcome):
    table = mission_table("the-prison-ship")
    before = nearly_full(table, "alarm", left)
    crisis(table)
    assert (table.s.track[0], table.outcome) == (before + 1, outcome)


@pytest.mark.rule("MD-29", "MA-151")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_the_symbol_sabotages_slice_and_raises_the_alarm(left, outcome):
    table = mission_table("the-prison-ship")
    table.supply(2)
    before = nearly_full(table, "alarm", left)
    table.enemy("b3", up=False, symbol=True)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("b3")
    assert (table.total("green"), table.s.track[0], table.outcome) == (2, before + 1, outcome)


@pytest.mark.rule("MD-29")
def test_a_crisis_closes_the_nearest_open_door_with_nobody_beside_it():
    table = mission_table("the-prison-ship")
    table.at(0, "c2")  # beside door 0
    table.edit().doors = 0b000101  # c1=c2 and e1=e2
    crisis(table)
    assert table.s.doors == 0b000001


@pytest.mark.rule("MD-29", "MA-168")
def test_slice_opens_any_door_or_reveals_any_square_token():
    for choice in ("choose 1", "choose 2"):
        table = mission_table("the-prison-ship")
        table.at(0, "d5")  # console 2
        hidden = table.hidden("g1", shape="square")
        table.hidden("c4")
        table.hand(0, 2, 0)
        table.play(2, "green")
        table.do("perform", choice)
        if choice == "choose 1":
            assert len(table.legal("door")) == 6
            table.do("door d5")
        assert (table.s.doors, table.s.up[hidden]) == ((0b100000, 0) if choice == "choose 1" else (0, 1))


@pytest.mark.rule("MD-29", "MA-168")
@pytest.mark.parametrize(("cell", "card"), [("d5", 0), ("d4", 2), ("b3", 2)])
def test_slice_needs_a_console_and_strength_4(cell, card):
    table = mission_table("the-prison-ship")
    table.at(0, cell)
    table.hand(0, card, 1)
    table.play(card, "green")
    assert table.refuses("perform")


# --- Redemption ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-30", "MA-156")
def test_the_captor_has_the_child_and_gideon_stands_on_the_red_star():
    s = Checked(Match(GAME, 2, 1, {"mission": "redemption"}).state)
    cells, names = PACK.maps[s.map].cells, [token.name for token in PACK.tokens]
    placed = {names[s.token[i]]: cells[s.at[i]] for i in range(s.at.size) if s.at[i] >= 0 and s.up[i]}
    assert (placed["captor"].number, placed["moff-gideon"].star) == (8, "red")
    assert (s.child, names[s.token[s.child_at]]) == (WITH_ENEMY, "captor")


def redemption(**more):
    table = mission_table("redemption", **more)
    captor, gideon = table.bonus("h5", "captor"), table.bonus("h1", "moff-gideon")
    table.child(threat=captor)
    return table, captor, gideon


@pytest.mark.rule("MD-30", "MA-174")
@pytest.mark.parametrize(("defeated", "outcome"), [(True, "won"), (False, "goes-on")])
def test_gideon_is_defeated_and_the_child_at_the_exit(defeated, outcome):
    table = mission_table("redemption")
    hp = table.t.token_hp[table.token_kind("moff-gideon")]
    gideon = table.bonus("a5", "moff-gideon", wounds=hp - 3)
    table.at(0, "a4")
    table.child(character=0)
    table.hand(0, 0, 1)
    table.play(0, "attack")
    if defeated:
        table.attack(gideon)
    else:
        table.decline()
    table.play(1, "plan")
    table.decline()
    assert table.outcome == outcome


@pytest.mark.rule("MD-30", "MA-175")
@pytest.mark.parametrize(("left", "outcome"), [(2, "goes-on"), (1, "lost")])
def test_a_full_siege_track_loses(left, outcome):
    table, _, _ = redemption()
    before = nearly_full(table, "siege", left)
    crisis(table)
    assert (table.s.track[0], table.outcome) == (before + 1, outcome)


@pytest.mark.rule("MD-30")
def test_in_a_crisis_the_carrier_moves_2_towards_the_red_star():
    table, captor, _ = redemption()
    crisis(table)
    assert (table.where(captor), child_of(table)) == ("g4", (WITH_ENEMY, captor))


@pytest.mark.rule("MD-30")
def test_otherwise_a_reinforcement_comes_and_marches_on():
    table = mission_table("redemption")
    table.child(character=0)
    table.reinforcements(table.kind())
    happened = crisis(table)
    assert [event[3] for event in told(happened, "spawned")] == [table.place("h1")]
    # One cell towards its nearest character, who is west: by g1 or h2.
    assert table.cells_of("cell") == {"g1", "h2"}
    table.do("cell c:h2")
    assert table.where(0) == "h2"


@pytest.mark.rule("MD-30", "MA-175")
@pytest.mark.parametrize(("cell", "outcome"), [("h1", "lost"), ("h2", "goes-on")])
def test_the_child_is_lost_on_the_red_star_at_the_end_of_an_event_step(cell, outcome):
    table = mission_table("redemption")
    table.child(threat=table.enemy(cell))
    rest(table)
    assert table.outcome == outcome


@pytest.mark.rule("MD-30", "MQ-61")
def test_an_enemy_that_ends_its_movement_on_the_child_takes_it():
    table = mission_table("redemption", events=[["enemy_move 1 melee 2 towards"]])
    enemy = table.enemy("c3")
    table.child(cell="a3")
    table.space("move", tokens=(3, 2))
    table.end()
    assert child_of(table) == (WITH_ENEMY, enemy)


@pytest.mark.rule("MD-30", "MA-151")
@pytest.mark.parametrize("carried", [True, False])
def test_the_symbol_makes_the_child_flee_or_brings_a_reinforcement_to_cell_1(carried):
    table = mission_table("redemption")
    table.reinforcements(table.kind())
    table.bonus("b3", "signal-beacon", up=False)
    table.child(**({"character": 1} if carried else {"cell": "h5"}))
    table.hand(0, 0, 1)
    table.play(0, "move")
    happened = table.go("b3")
    assert child_of(table) == (ON_CELL, "b3" if carried else "h5")
    assert [event[3] for event in told(happened, "spawned")] == ([] if carried else [table.place("f1")])


@pytest.mark.rule("MD-30", "MQ-91")
def test_rally_lends_a_free_move_or_attack_of_2():
    table = mission_table("redemption")
    enemy = table.enemy("a3", hp=2)
    table.hand(0, 0, 1)
    table.play(0, "green")
    table.do("perform")
    assert (table.actor, table.legal()) == (1, ["free move", "free attack"])
    table.do("free attack")
    table.attack(enemy)
    assert (table.where(enemy), table.actor) == (None, 0)


@pytest.mark.rule("MD-30", "MA-72")
def test_a_supply_crate_is_two_planning_cards_of_which_one_is_kept():
    table = mission_table("redemption")
    table.bonus("a3", "supply-crate")
    table.plan_deck("sprint", "defend", "failure")
    table.hand(0, 0, 1)
    table.do("use t0", "keep p:sprint")
    assert (table.s.plan_size, table.s.plan_discard_size, table.where(0)) == (1, 1, None)
    assert table.legal("play")
