"""Section 3.24: Guard, Grapple, Mission effect (MA-145 to MA-152)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

CARDS = [skill(2), skill(4), skill(3)]
MARKED = {"tracks": [("alarm", 9)], "mission_effect": ["track_add 1 alarm"]}
RING = "c0-c1-c2-c3-c4-c5-c0"


def a_table(text="FX-LINE", **more):
    """Seat 0 has a card of strength 2 and one of strength 4."""
    table = Table(text, cards=more.pop("cards", CARDS), **more)
    table.hand(0, 0, 1)
    return table


def move(table, *cells):
    """A Move of strength 4 over these cells."""
    table.play(1, "move")
    happened = table.go(*cells)
    return happened + (table.stop() if "stop" in table.legal() else [])


@pytest.mark.rule("MA-145")
@pytest.mark.parametrize(
    ("start", "cells", "damage"),
    [
        ("s0", ("s1",), 1),
        ("s0", ("s1", "s2"), 1),
        ("s4", ("s3",), 1),
        ("s5", ("s4",), 0),
        ("s1", ("s0",), 0),
    ],
)
def test_ending_a_movement_within_range_one_of_a_guard_costs_one_damage(start, cells, damage):
    table = a_table()
    guard = table.enemy("s2", effects=["guard"])
    table.at(0, start)
    happened = move(table, *cells)
    assert told(happened, "guard") == [(-1, guard, 0, 0)] * damage
    assert table.damage(0) == damage


@pytest.mark.rule("MA-146", "MQ-04")
def test_starting_next_to_a_guard_and_ending_far_off_costs_nothing():
    table = a_table(RING)
    table.at(0, "c2")
    table.enemy("c3", effects=["guard"])
    move(table, "c1", "c0")
    assert (table.cell(0), table.damage(0)) == ("c0", 0)


@pytest.mark.rule("MA-146")
def test_passing_next_to_a_guard_costs_nothing():
    table = a_table("a-b-c-d-e c-g")
    table.enemy("g", effects=["guard"])
    move(table, "b", "c", "d", "e")
    assert (table.cell(0), table.damage(0)) == ("e", 0)


@pytest.mark.rule("MA-147")
def test_a_guard_revealed_by_the_movement_strikes():
    table = a_table()
    guard = table.hidden("s1", hp=2, effects=["guard"])
    happened = move(table, "s1")
    assert order(happened, "moved", "revealed", "guard", "hurt") == [
        ("moved", 0),
        ("revealed", guard),
        ("guard", guard),
        ("hurt", 0),
    ]
    assert table.damage(0) == 1


@pytest.mark.rule("MA-147", "MA-63")
def test_a_guard_revealed_by_an_attack_does_not():
    table = a_table()
    guard = table.hidden("s1", hp=4, effects=["guard"])
    table.play(0, "attack")
    table.attack(guard)
    assert (table.s.up[guard], table.s.wounds[guard], table.damage(0)) == (1, 2, 0)


@pytest.mark.rule("MA-147")
def test_a_guard_revealed_by_an_event_does_not():
    table = a_table(events=[["reveal nearest"]])
    table.space("intel", tokens=[3, 2])
    guard = table.hidden("s1", effects=["guard"])
    table.turn((0, "move"), (1, "attack"))
    assert (table.s.up[guard], table.damage(0)) == (1, 0)


@pytest.mark.rule("MA-148")
def test_a_move_of_no_cells_is_no_movement():
    table = a_table()
    table.enemy("s0", effects=["guard"])
    table.play(1, "move")
    happened = table.decline()
    assert told(happened, "guard") == []
    assert (table.cell(0), table.damage(0)) == ("s0", 0)


@pytest.mark.rule("MA-148")
def test_an_effect_that_moves_up_to_some_cells_may_move_none():
    step = skill(2, action="plan", steps=["move_self 1"])
    table = a_table(cards=[step, skill(1)])
    table.enemy("s0", effects=["guard", "grapple"])
    table.play(0, "plan")
    table.effect()
    table.stop()
    assert table.damage(0) == 0


@pytest.mark.rule("MA-149")
def test_a_grapple_costs_one_damage_before_the_step():
    table = a_table()
    grappler = table.enemy("s0", effects=["grapple"])
    happened = move(table, "s1")
    assert order(happened, "grapple", "hurt", "moved") == [("grapple", grappler), ("hurt", 0), ("moved", 0)]
    assert (table.cell(0), table.damage(0)) == ("s1", 1)


@pytest.mark.rule("MA-149", "MA-130")
def test_whom_the_grapple_defeats_is_still_on_that_cell():
    table = a_table(characters=["ig-11", "mandalorian"])
    table.hurt(0, 4)
    table.enemy("s0", effects=["grapple"])
    table.play(1, "move")
    table.go("s1")
    assert (table.outcome, table.cell(0), table.damage(0)) == ("lost", "s0", 5)


@pytest.mark.rule("MA-149")
def test_entering_the_cell_of_a_grapple_enemy_or_passing_near_costs_nothing():
    table = a_table()
    table.enemy("s1", effects=["grapple"])
    move(table, "s1")
    assert table.damage(0) == 0


@pytest.mark.rule("MA-83", "MA-145", "MA-149")
def test_guard_and_grapple_of_one_enemy_both_act():
    table = a_table()
    table.enemy("s0", effects=["guard", "grapple"])
    happened = move(table, "s1")
    assert order(happened, "grapple", "guard") == [("grapple", 0), ("guard", 0)]
    assert table.damage(0) == 2


@pytest.mark.rule("MA-150", "MA-68")
def test_a_grapple_enemy_that_was_moved_off_your_cell_does_nothing():
    table = a_table()
    table.at(0, "s2")
    enemy = table.enemy("s2", effects=["grapple"])
    table.play(0, "intel")
    table.do(f"push t{enemy}", "cell c:s1")
    assert table.where(enemy) == "s1"
    move(table, "s3", "s4")
    assert (table.cell(0), table.damage(0)) == ("s4", 0)


@pytest.mark.rule("MA-151")
def test_a_mission_effect_is_carried_out_once_when_its_token_is_revealed():
    table = a_table(mission=MARKED)
    token = table.hidden("s1", symbol=True)
    happened = move(table, "s1")
    assert order(happened, "moved", "revealed", "mission-effect", "track") == [
        ("moved", 0),
        ("revealed", token),
        ("mission-effect", table.s.token[token]),
        ("track", 0),
    ]
    assert table.s.track[0] == 1


@pytest.mark.rule("MA-151", "MA-65")
def test_a_look_does_not_carry_it_out():
    table = a_table(mission=MARKED)
    token = table.hidden("s1", symbol=True)
    table.play(0, "intel")
    happened = table.do(f"look t{token}")
    assert told(happened, "mission-effect") == []
    assert (table.s.up[token], table.s.track[0]) == (0, 0)


@pytest.mark.rule("MA-151", "MD-55")
def test_a_mission_without_the_text_does_nothing_at_the_symbol():
    table = a_table()
    token = table.hidden("s1", symbol=True)
    happened = move(table, "s1")
    assert order(happened, "revealed", "track", "hurt", "spawned") == [("revealed", token)]


@pytest.mark.rule("MA-152", "MQ-17")
def test_it_happens_even_if_the_enemy_is_defeated_by_the_attack_that_revealed_it():
    table = a_table(mission=MARKED)
    token = table.hidden("s1", hp=2, symbol=True)
    table.play(1, "attack")
    happened = table.attack(token)
    assert order(happened, "revealed", "track", "threat-damaged", "defeated") == [
        ("revealed", token),
        ("track", 0),
        ("threat-damaged", token),
        ("defeated", token),
    ]
    assert (table.s.track[0], table.where(token)) == (1, None)


@pytest.mark.rule("MA-152", "MA-62")
def test_a_bonus_may_carry_the_symbol_too():
    table = a_table(mission=MARKED)
    bonus = table.lay("s1", table.kind(enemy=False, symbol=True), up=False)
    table.play(1, "attack")
    table.attack(bonus)
    assert (table.s.track[0], table.where(bonus), table.s.up[bonus]) == (1, "s1", 1)


@pytest.mark.rule("MA-152")
def test_two_tokens_with_the_symbol_carry_it_out_twice():
    table = a_table(mission=MARKED)
    table.hidden("s1", symbol=True)
    table.hidden("s1", symbol=True)
    table.play(1, "move")
    table.go("s1")
    table.do(table.legal()[0])  # which one first
    assert table.s.track[0] == 2
