"""Section 4.4: rulings about the Child."""

import pytest

from cantina.games.mandalorian_adventures.rules.state import ON_CELL, WITH_CHARACTER, WITH_ENEMY
from mandalorian_adventures.kit import Table, rule, skill, told
from mandalorian_adventures.scenes import THREE, child_of, event_table

SNATCH = {"rules": [rule("enemy_moved", ["child_picked_up"], ["on_free_child"])]}


@pytest.mark.rule("MQ-55")
def test_the_active_player_chooses_where_the_child_flees():
    table = event_table(["damage_character 1 another far"])
    table.at(1, "s3")
    table.child(character=1)
    table.end()
    assert table.actor == 0
    assert table.legal(seat=1) == []
    assert table.cells_of("flee") == {"s2", "s4"}


@pytest.mark.rule("MQ-56")
def test_without_an_adjacent_cell_the_child_stays_on_the_cell():
    table = event_table(["damage_character 1 you 0"], "a|b a:c")
    table.child(character=0)
    table.end()
    assert child_of(table) == (ON_CELL, "a")


@pytest.mark.rule("MQ-57")
def test_one_flight_for_one_source_of_two_damage():
    table = event_table(["damage_character 2 you 0"])
    table.child(character=0)
    happened = table.end()
    assert (table.damage(0), child_of(table)) == (2, (ON_CELL, "s1"))
    assert len(told(happened, "child-fled")) == 1


@pytest.mark.rule("MQ-57")
def test_the_second_source_finds_no_carried_child():
    table = Table(cards=THREE)
    table.enemy("s1", hp=9, effects=["guard"])
    table.enemy("s1", hp=9, effects=["guard"])
    table.child(character=0)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1")
    assert table.cells_of("flee") == {"s0", "s2"}
    happened = table.do("flee c:s2")
    assert (table.damage(0), child_of(table)) == (2, (ON_CELL, "s2"))
    assert len(told(happened, "child-fled")) == 1


@pytest.mark.rule("MQ-58")
def test_a_grapple_makes_the_child_flee_from_the_old_cell_and_the_movement_goes_on():
    table = Table("s4-s3-s2-s1-s0", cards=THREE)
    table.at(0, "s3")
    table.enemy("s3", hp=9, effects=["grapple"])
    table.child(character=0)
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s2")
    assert (table.cell(0), table.cells_of("flee")) == ("s3", {"s4", "s2"})
    table.do("flee c:s4")
    assert (table.cell(0), table.damage(0), child_of(table)) == ("s2", 1, (ON_CELL, "s4"))
    table.go("s1", "s0")
    assert table.cell(0) == "s0"


@pytest.mark.rule("MQ-59")
def test_the_child_stops_no_movement():
    table = Table(cards=THREE)
    table.child(cell="s1")
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.go("s1", "s2", "s3")
    assert (table.cell(0), child_of(table)) == ("s3", (ON_CELL, "s1"))


@pytest.mark.rule("MQ-60")
def test_nobody_may_rescue_in_the_turn_of_the_flight():
    """A free Move of another character passes the Child that has just fled: no rescue; in the next turn there is."""
    lent = skill(1, action="attack", when="before", steps=["damage_character 1 you 0", "free_action 2 move another"])
    table = Table(cards=[lent, skill(1), skill(1, of="ig-11")])
    table.at(1, "s1")
    table.child(character=0)
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.play(0, "attack")
    table.effect()
    assert (child_of(table), table.actor) == ((ON_CELL, "s1"), 1)
    assert table.refuses("rescue")
    table.go("s2", "s1")
    assert not table.legal("rescue")
    table.decline()
    table.play(1, "plan")
    table.decline()
    assert table.actor == 1
    table.play(2, "attack")
    assert table.legal("rescue")


@pytest.mark.rule("MQ-61")
def test_an_enemy_takes_the_child_only_if_the_mission_says_so():
    for mission, kind in ((None, ON_CELL), (SNATCH, WITH_ENEMY)):
        table = event_table(["enemy_move 1 melee 1 towards"], mission=mission)
        enemy = table.enemy("s2")
        table.child(cell="s1")
        table.end()
        assert (table.where(enemy), table.s.child) == ("s1", kind)


@pytest.mark.rule("MQ-61")
def test_an_enemy_moves_and_attacks_with_the_child():
    table = event_table(["enemy_move 1 melee 2 towards", "enemy_attack 1 melee 0"], mission=SNATCH)
    table.at(1, "s5")
    enemy = table.enemy("s2")
    table.child(threat=enemy)
    table.end()
    assert (table.where(enemy), table.damage(0), child_of(table)) == ("s0", 1, (WITH_ENEMY, enemy))


@pytest.mark.rule("MQ-61")
def test_an_enemy_that_only_passes_the_child_does_not_take_it():
    table = event_table(["enemy_move 1 melee 2 towards"], mission=SNATCH)
    enemy = table.enemy("s3")
    table.child(cell="s2")
    table.end()
    assert (table.where(enemy), child_of(table)) == ("s1", (ON_CELL, "s2"))


@pytest.mark.rule("MQ-89")
def test_a_move_of_no_cells_allows_a_rescue():
    table = Table(cards=THREE)
    table.child(cell="s0")
    table.hand(0, 0, 1)
    table.play(0, "move")
    table.do("rescue", "decline")
    assert (table.cell(0), child_of(table)) == ("s0", (WITH_CHARACTER, 0))


@pytest.mark.rule("MQ-89")
def test_a_free_action_allows_a_rescue():
    table = Table(cards=THREE)
    table.child(cell="s1")
    table.owns(0, "sprint")
    table.hand(0, 0, 1)
    table.do("card p:sprint")
    table.go("s1")
    table.do("rescue")
    assert child_of(table) == (WITH_CHARACTER, 0)


@pytest.mark.rule("MQ-89")
def test_an_extra_action_allows_a_rescue():
    table = Table(cards=THREE)
    table.child(cell="s0")
    table.owns(0, "second-wind")
    table.hand(0, 0, 1, 2)
    for card, space in ((0, "move"), (1, "attack")):
        table.play(card, space)
        table.do("decline", "pass")
    table.do("card p:second-wind")
    table.play(2, "intel")
    table.do("rescue")
    assert child_of(table) == (WITH_CHARACTER, 0)


@pytest.mark.rule("MQ-89")
def test_a_rescue_is_possible_until_the_effect_of_the_card_is_finished():
    """The effect after an Attack moves you to the Child: it may be rescued on the way and at the end."""
    for early in (True, False):
        table = Table(cards=[skill(1, action="attack", when="after", steps=["move_self 1"]), skill(1)])
        table.child(cell="s1")
        table.hand(0, 0, 1)
        table.play(0, "attack")
        table.do("decline", "effect")
        table.go("s1")
        if not early:
            table.stop()
        table.do("rescue")
        assert child_of(table) == (WITH_CHARACTER, 0)


@pytest.mark.rule("MQ-89")
def test_a_character_moved_outside_an_action_of_its_own_rescues_nobody():
    table = Table(cards=[skill(1, action="intel", steps=["move_character 2 another far"]), skill(1)])
    table.child(cell="s1")
    table.at(1, "s2")
    table.hand(0, 0, 1)
    table.play(0, "intel")
    table.effect()
    table.go("s1")
    assert table.cell(1) == "s1"
    assert not table.legal("rescue")
    assert table.refuses("rescue")


@pytest.mark.rule("MQ-90")
def test_a_child_carried_by_an_enemy_does_not_flee():
    table = event_table(["child_flee"])
    enemy = table.enemy("s2", hp=3)
    table.child(threat=enemy)
    happened = table.end()
    assert (child_of(table), told(happened, "child-fled")) == ((WITH_ENEMY, enemy), [])


@pytest.mark.rule("MQ-90")
def test_nor_when_that_enemy_takes_damage():
    table = Table(cards=THREE)
    enemy = table.enemy("s1", hp=3)
    table.child(threat=enemy)
    table.hand(0, 1, 0)
    table.play(1, "attack")
    table.attack(enemy)
    assert (table.s.wounds[enemy], child_of(table)) == (2, (WITH_ENEMY, enemy))
