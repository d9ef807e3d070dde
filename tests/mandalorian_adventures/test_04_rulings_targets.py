"""Section 4.2: what an action reaches: enemies that can be moved, range by rule, doors (MQ-100, MQ-103, MQ-105)."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.games.mandalorian_adventures.rules.board import adjacent
from mandalorian_adventures.kit import Table, rule, skill, told
from mandalorian_adventures.scenes import mission_table

ROOF = "s0-s1-s2 s1:r0 r1-r2 s2:r1"  # r0 has no way down and no neighbour, r1 has one


# --- MQ-100: an enemy that can be moved --------------------------------------------------------------------------


@pytest.mark.rule("MQ-100", "MA-67")
def test_an_enemy_that_cannot_move_is_no_target_of_intel():
    steps = ["if concerns_enemy then damage_threat 1 target 0"]
    snap_shot = skill(3, action="intel", when="after", target=True, steps=steps)
    table = Table(ROOF, cards=[snap_shot, skill(1)])
    stuck, free = table.enemy("r0"), table.enemy("r1")
    table.hand(0, 0, 1)
    table.play(0, "intel")
    assert table.threats_of("push") == {free}
    assert table.refuses(f"push t{stuck}")
    table.do(f"push t{free}", "effect")
    assert (table.where(stuck), table.where(free)) == ("r0", None)


@pytest.mark.rule("MQ-100")
def test_an_enemy_behind_a_closed_door_can_be_moved_once_it_is_open():
    for opened, targets in (((), set()), ((0,), {0})):
        table = Table("p-q q:x x=t", cards=[skill(3), skill(1)])
        table.enemy("x")
        table.open_doors(*opened)
        table.hand(0, 0, 1)
        table.play(0, "intel")
        assert table.threats_of("push") == targets


@pytest.mark.rule("MQ-100", "MQ-25", "MA-91")
@pytest.mark.parametrize(
    ("step", "movable"),
    [
        ("move_enemy 1 free within 3", {"s0", "s1", "s2", "r1"}),
        ("move_enemy 1 towards within 3", {"s1", "s2"}),
        ("move_enemy 1 away within 3", {"s0", "s1"}),
    ],
)
def test_an_effect_moves_an_enemy_that_can_go_that_way(step, movable):
    table = Table(ROOF, cards=[skill(1, action="plan", when="before", steps=[step])])
    enemies = {table.enemy(cell): cell for cell in ("s0", "s1", "s2", "r0", "r1")}
    table.hand(0, 0)
    table.play(0, "plan")
    table.effect()
    assert {enemies[threat] for threat in table.threats_of("threat")} == movable


@pytest.mark.rule("MQ-100", "MQ-25")
def test_if_none_can_be_moved_the_part_is_skipped():
    steps = ["move_enemy 1 free within 3", "sabotage plan"]
    table = Table(ROOF, cards=[skill(1, action="plan", when="before", steps=steps)])
    table.supply(2)
    enemy = table.enemy("r0")
    table.hand(0, 0)
    table.play(0, "plan")
    table.effect()
    assert (table.where(enemy), table.total("plan")) == ("r0", 3)


# --- MQ-103: a range by rule -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-169", "MQ-103")
@pytest.mark.parametrize(("start", "reached"), [("s0", {"s0", "s1", "s2", "s3", "s4"}), ("s1", {"s0", "s1"})])
def test_such_a_rule_counts_for_the_cell_from_which_the_attack_is_made(start, reached):
    """A card that moves its character before the attack: onto the cell of the cannon, or away from it."""
    cannon = rule("attack_declared", ["range_mod 3"], ["you_at number 5"])
    lunge = skill(3, action="attack", when="before", steps=["move_self 1"])
    table = Table(cards=[lunge, skill(1)], map_rules=[cannon], numbers={"s1": 5})
    table.at(0, start)
    enemies = {cell: table.enemy(cell) for cell in ("s0", "s1", "s2", "s3", "s4", "s5")}
    table.hand(0, 0, 1)
    table.play(0, "attack")
    table.effect()
    happened = table.go("s1" if start == "s0" else "s0")
    assert table.threats_of("attack") == {enemies[cell] for cell in reached}
    assert len(told(happened, "rule")) == (start == "s0")
    assert table.match.view(1)["question"]["action"]["range"] == (3 if start == "s0" else 1)


@pytest.mark.rule("MQ-103", "MQ-98")
def test_a_card_that_sets_the_range_itself_keeps_it():
    cannon = rule("attack_declared", ["range_mod 3"], ["you_at number 5"])
    grip = skill(3, action="attack", when="before", steps=["range_mod 0", "strength_mod 2"])
    table = Table(cards=[grip, skill(1)], map_rules=[cannon], numbers={"s0": 5})
    enemies = {cell: table.enemy(cell) for cell in ("s0", "s1")}
    table.hand(0, 0, 1)
    table.play(0, "attack")
    assert table.threats_of("attack") == set(enemies.values())
    table.effect()
    assert table.threats_of("attack") == {enemies["s0"]}


@pytest.mark.rule("MQ-103")
def test_whatever_else_a_rule_for_attacks_does_it_does_once():
    costly = rule("attack_declared", ["range_mod 2", "sabotage plan"])
    lunge = skill(3, action="attack", when="before", steps=["move_self 1"])
    table = Table(cards=[lunge, skill(1)], map_rules=[costly])
    table.supply(1, 1, 1)
    table.enemy("s3")
    table.hand(0, 0, 1)
    table.play(0, "attack")
    table.effect()
    table.go("s1")
    assert (table.total("plan"), table.threats_of("attack")) == (1, {0})


@pytest.mark.rule("MA-169", "MQ-103", "MD-26")
def test_the_cannon_of_the_plaza_fires_after_a_lunge_onto_its_cell():
    lunge = skill(4, action="attack", when="before", steps=["move_self 1"])
    table = mission_table("redemption", cards=[lunge, skill(1)])
    number_5 = next(cell for cell in table.board.cells if cell.number == 5).name
    beside = next(name for name in table.cells if number_5 in neighbours(table, name))
    table.at(0, beside)
    table.hand(0, 0, 1)
    table.play(0, "attack")
    table.effect()
    table.go(number_5)
    assert table.match.view(0)["question"]["action"]["range"] == 3


def neighbours(table, name):
    """The names of the cells that can be stepped to from a cell."""
    cells = interpreted(adjacent)(table.s, table.t, table.place(name))
    return {table.cells[i] for i in range(len(table.cells)) if int(cells) >> i & 1}


# --- MQ-105: doors -----------------------------------------------------------------------------------------------


def at_a_door(strength):
    """An attack beside a door that 3 strength opens, with an enemy in reach as well, by an owner of Take Aim."""
    blast = rule("attack_declared", ["open_door beside"], spaces=("attack",), strength=3, door=True)
    table = Table("FX-DOOR", cards=[skill(strength), skill(1)], map_rules=[blast])
    table.at(0, "r")
    enemy = table.enemy("r", hp=9)
    table.owns(0, "take-aim")
    table.hand(0, 0, 1)
    table.play(0, "attack")
    return table, enemy


@pytest.mark.rule("MQ-105", "MD-23")
@pytest.mark.parametrize(("strength", "doors"), [(2, []), (3, ["door d0"])])
def test_a_door_needs_the_strength_that_the_attack_has_when_it_is_declared(strength, doors):
    """Take Aim answers an attack that has been declared on a threat: it opens no door."""
    table, enemy = at_a_door(strength)
    assert table.legal("door") == doors
    table.attack(enemy)
    assert table.legal() == ["pass", "card p4"]


@pytest.mark.rule("MQ-105")
def test_an_attack_on_a_door_is_no_attack_that_take_aim_answers():
    table, _ = at_a_door(3)
    table.do("door d0")
    assert table.s.doors == 1
    assert table.legal("card") == []
    assert table.s.plans[0] != 0  # still owned: its moment did not come
