"""Section 3.7: movements: how far, what stops them, what they reveal."""

import pytest

from mandalorian_adventures.kit import Table, skill, told

HIDDEN_BONUS = "medkit"


def walker(strength, cell="s0", text="FX-LINE", **more):
    """Character 0 on a cell, with a card of this strength in hand, and nothing else."""
    table = Table(text, cards=[skill(strength)], **more)
    table.at(0, cell)
    table.hand(0, 0)
    return table


def reachable(table):
    """Where a Move with card 0 can end."""
    table.play(0, "move")
    return table.ends()


@pytest.mark.rule("MA-44", "MA-39")
@pytest.mark.parametrize(
    ("strength", "ends"),
    [(1, {"s0", "s1"}), (2, {"s0", "s1", "s2"}), (3, {"s0", "s1", "s2", "s3"}), (4, {"s0", "s1", "s2", "s3", "s4"})],
)
def test_a_move_goes_up_to_as_many_cells_as_its_strength(strength, ends):
    assert reachable(walker(strength)) == ends


@pytest.mark.rule("MA-44")
def test_a_move_is_one_adjacent_cell_at_a_time():
    table = walker(2)
    table.play(0, "move")
    assert table.cells_of("go") == {"s1"}
    assert table.refuses(f"go c{table.place('s2')}")
    table.go("s1")
    assert table.cells_of("go") == {"s0", "s2"}
    happened = table.go("s2")
    assert told(happened, "moved") == [(0, 0, table.place("s2"), 0)]
    assert (table.cell(0), table.legal("go")) == ("s2", [])


@pytest.mark.rule("MA-44")
@pytest.mark.parametrize("cells", [0, 1, 2])
def test_a_move_of_strength_2_may_be_shorter(cells):
    table = walker(2)
    table.play(0, "move")
    table.go(*("s1", "s2")[:cells])
    if cells == 0:
        table.decline()
    elif cells == 1:
        table.stop()
    assert (table.cell(0), table.total("move")) == (f"s{cells}", 2)


@pytest.mark.rule("MA-44")
def test_a_movement_may_go_back():
    table = walker(2)
    table.play(0, "move")
    table.go("s1", "s0")
    assert table.cell(0) == "s0"


@pytest.mark.rule("MA-45")
def test_an_enemy_in_the_way_ends_the_movement():
    table = walker(3)
    table.enemy("s1")
    assert reachable(table) == {"s0", "s1"}
    table.go("s1")
    assert table.legal("go") == []


@pytest.mark.rule("MA-45", "MQ-01")
def test_a_face_down_token_ends_the_movement_even_if_it_is_a_bonus():
    table = walker(3)
    medkit = table.bonus("s1", HIDDEN_BONUS, up=False)
    table.hurt(0, 1)
    assert reachable(table) == {"s0", "s1"}
    table.go("s1")
    assert set(table.legal()) == {"stop", f"use t{medkit}"}
    assert table.s.up[medkit] == 1


@pytest.mark.rule("MA-45")
def test_an_enemy_further_on_is_as_far_as_one_gets():
    table = walker(4)
    table.hidden("s2")
    assert reachable(table) == {"s0", "s1", "s2"}


@pytest.mark.rule("MA-46")
def test_characters_and_face_up_bonuses_do_not_stop_anybody():
    table = walker(3)
    table.at(1, "s1")
    table.bonus("s2")
    assert reachable(table) == {"s0", "s1", "s2", "s3"}


@pytest.mark.rule("MA-47")
def test_a_cell_holds_any_number_of_everything():
    table = Table("FX-LINE", seats=4, cards=[skill(1)])
    for character in range(4):
        table.at(character, "s1")
    threats = {table.enemy("s1") for _ in range(3)} | {table.bonus("s1") for _ in range(2)}
    table.hand(0, 0)
    assert [table.cell(character) for character in range(4)] == ["s1"] * 4
    assert {table.where(threat) for threat in threats} == {"s1"}
    table.play(0, "attack")
    assert table.threats_of("attack") == threats


@pytest.mark.rule("MA-47")
def test_a_further_character_may_enter_a_crowded_cell():
    table = walker(1, seats=4)
    for character in range(1, 4):
        table.at(character, "s1")
    for _ in range(3):
        table.enemy("s1")
    table.play(0, "move")
    table.go("s1")
    assert [table.cell(character) for character in range(4)] == ["s1"] * 4


@pytest.mark.rule("MA-48")
def test_an_enemy_on_the_first_cell_does_not_hold_anybody_back():
    table = walker(2)
    table.enemy("s0")
    assert reachable(table) == {"s0", "s1", "s2"}
    table.go("s1", "s2")
    assert (table.cell(0), table.damage(0)) == ("s2", 0)


@pytest.mark.rule("MA-48")
def test_a_free_move_may_leave_the_enemy_at_which_a_move_ended():
    table = Table("FX-LINE", cards=[skill(3), skill(1)])
    table.hand(0, 0, 1)
    table.enemy("s1")
    table.owns(0, "sprint")
    table.play(0, "move")
    table.go("s1")
    table.do("card p:sprint")
    assert table.ends() == {"s0", "s1", "s2", "s3"}
    table.go("s2", "s3")
    assert table.cell(0) == "s3"


@pytest.mark.rule("MA-49")
def test_all_face_down_tokens_of_the_entered_cell_are_turned_up():
    table = walker(2)
    first, second = table.hidden("s1"), table.bonus("s1", up=False)
    further = table.hidden("s2")
    table.play(0, "move")
    table.go("s1")
    table.do(f"threat t{second}")
    assert [table.s.up[threat] for threat in (first, second, further)] == [1, 1, 0]


@pytest.mark.rule("MA-49", "MQ-12")
@pytest.mark.parametrize("side", ["down", "up"])
def test_a_face_down_token_that_comes_to_your_cell_is_turned_up(side):
    table = Table(
        "FX-LINE", cards=[skill(1, action="plan", when="before", steps=[f"place_token egg your-cell {side}"])]
    )
    table.at(0, "s2")
    table.hand(0, 0)
    table.play(0, "plan")
    happened = table.effect()
    assert (table.where(0), table.s.up[0]) == ("s2", 1)
    assert len(told(happened, "revealed")) == (1 if side == "down" else 0)


@pytest.mark.rule("MQ-12")
def test_a_face_down_token_that_comes_to_another_cell_stays_face_down():
    step = "place_token egg number 1 down"
    table = Table("FX-LINE", cards=[skill(1, action="plan", when="before", steps=[step])], numbers={"s4": 1})
    table.hand(0, 0)
    table.play(0, "plan")
    table.effect()
    assert (table.where(0), table.s.up[0]) == ("s4", 0)


@pytest.mark.rule("MA-50")
def test_an_effect_that_moves_you_is_a_movement_like_any_other():
    """One cell into a face-down Guard: it is revealed, ends the movement, and strikes."""
    table = Table("FX-LINE", cards=[skill(1, action="plan", when="before", steps=["move_self 1"]), skill(1)])
    guard = table.hidden("s1", hp=2, effects=["guard"])
    table.hand(0, 0)
    table.play(0, "plan")
    table.effect()
    assert table.cells_of("go") == {"s1"}
    happened = table.go("s1")
    assert told(happened, "revealed") == [(-1, guard, table.s.token[guard], table.place("s1"))]
    assert told(happened, "guard") == [(-1, guard, 0, 0)]
    assert (table.cell(0), table.damage(0)) == ("s1", 1)


@pytest.mark.rule("MA-50")
def test_an_enemy_stops_the_movement_of_an_effect():
    table = Table("FX-LINE", cards=[skill(1, action="plan", when="before", steps=["move_self 3"])])
    table.enemy("s2")
    table.hand(0, 0)
    table.play(0, "plan")
    table.effect()
    assert table.ends() == {"s0", "s1", "s2"}
