"""Section 3.25: the Child."""

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.state import NOT_USED, ON_CELL, WITH_CHARACTER, WITH_ENEMY
from mandalorian_adventures.kit import Table, told
from mandalorian_adventures.scenes import THREE, child_of, event_table, random_game


@pytest.mark.rule("MA-155")
def test_the_first_mission_never_shows_the_child():
    for s, happened, _ in random_game("the-asset", 1):
        assert s.child == NOT_USED
        assert not any(told(happened, name) for name in ("child-on-cell", "child-carried", "child-fled"))


@pytest.mark.rule("MA-155")
@pytest.mark.parametrize(("mission", "kind"), [("flight-from-nevarro", WITH_CHARACTER), ("redemption", WITH_ENEMY)])
def test_the_briefing_says_how_the_child_enters_play(mission, kind):
    assert Checked(Match(GAME, 2, 1, {"mission": mission}).state).child == kind


@pytest.mark.first_is_enough
@pytest.mark.rule("MA-156")
@pytest.mark.parametrize("mission", ["flight-from-nevarro", "redemption"])
@pytest.mark.parametrize("seed", range(3))
def test_the_child_is_with_a_character_or_with_an_enemy_or_on_a_cell(mission, seed):
    for s, _, match in random_game(mission, seed):
        if s.child == ON_CELL:
            assert 0 <= s.child_at < match.content.tables[0].cells[s.map]
        elif s.child == WITH_CHARACTER:
            assert 0 <= s.child_at < s.team
        else:
            assert s.child == WITH_ENEMY
            assert (s.at[s.child_at] >= 0, s.up[s.child_at]) == (True, 1)


@pytest.mark.rule("MA-157")
def test_a_rescue_while_moving_through():
    table = Table(cards=THREE)
    table.child(cell="s1")
    table.hand(0, 0, 1)
    table.play(0, "move")
    assert table.refuses("rescue")  # it is one cell away
    table.go("s1")
    assert told(table.do("rescue"), "child-rescued") == [(-1, 0, 0, 0)]
    table.go("s2", "s3")
    assert (table.cell(0), child_of(table)) == ("s3", (WITH_CHARACTER, 0))
    assert table.refuses("rescue")


@pytest.mark.rule("MA-157")
@pytest.mark.parametrize("space", ["move", "attack", "intel", "plan"])
def test_any_action_allows_a_rescue_and_nobody_must(space):
    for rescued in (True, False):
        table = Table(cards=THREE)
        table.child(cell="s0")
        table.hand(0, 0, 1)
        assert table.refuses("rescue")  # no action is performed
        table.play(0, space)
        table.do(*(["rescue"] if rescued else []), "decline")
        if not rescued:
            table.pass_()  # asked once more at the end of the action
        assert child_of(table) == ((WITH_CHARACTER, 0) if rescued else (ON_CELL, "s0"))


@pytest.mark.rule("MA-158")
@pytest.mark.parametrize("carrier", ["character", "threat"])
def test_no_rescue_from_another_character_or_an_enemy(carrier):
    table = Table(cards=THREE)
    table.enemy("s0", hp=4)
    table.child(**{carrier: 1 if carrier == "character" else 0})
    table.hand(0, 0, 1)
    table.play(0, "attack")
    assert not table.legal("rescue")
    assert table.refuses("rescue")
    table.attack(0)
    assert table.legal("play")  # no question about a rescue follows


@pytest.mark.rule("MA-159")
def test_a_defeated_enemy_leaves_the_child_on_its_cell():
    table = Table(cards=THREE)
    enemy = table.enemy("s2", hp=3)
    table.at(0, "s1")
    table.child(threat=enemy)
    table.hand(0, 0, 1)
    table.play(0, "attack")
    happened = table.attack(enemy)
    assert told(happened, "child-on-cell") == [(-1, table.place("s2"), 0, 0)]
    assert child_of(table) == (ON_CELL, "s2")
    table.play(1, "move")
    table.go("s2")
    table.do("rescue")
    assert child_of(table) == (WITH_CHARACTER, 0)


@pytest.mark.rule("MA-160")
@pytest.mark.parametrize("seed", range(4))
def test_the_child_is_neither_dropped_nor_given_away(seed):
    before = None
    for s, happened, _ in random_game("flight-from-nevarro", seed):
        here = (s.child, s.child_at)
        if before and before[0] == WITH_CHARACTER and here != before:
            assert told(happened, "child-fled")
        assert s.child != WITH_ENEMY
        before = here


@pytest.mark.rule("MA-160")
def test_a_carrier_has_no_choice_about_the_child():
    """Every choice that a carrier has, beside an ally, is a choice that somebody without the Child has as well."""
    seen = []
    for carries in (True, False):
        table = Table(cards=THREE)
        if carries:
            table.child(character=0)
        table.hand(0, 0, 1)
        offered = [table.legal()]
        table.play(0, "move")
        offered.append(table.legal())
        table.go("s1")
        offered.append(table.legal())
        seen.append(offered)
    assert seen[0] == seen[1]


@pytest.mark.rule("MA-161")
def test_no_rescue_in_the_turn_of_a_flight():
    table = Table(cards=THREE)
    table.enemy("s0", hp=9, effects=["grapple"])
    table.child(character=0)
    table.at(1, "s1")
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.play(0, "move")
    table.go("s1")
    assert (table.damage(0), child_of(table), table.cell(0)) == (1, (ON_CELL, "s1"), "s1")
    assert table.refuses("rescue")
    table.stop()
    table.play(1, "plan")
    assert table.refuses("rescue")
    table.decline()
    assert table.actor == 1  # the next turn
    table.play(2, "plan")
    table.do("rescue")
    assert child_of(table) == (WITH_CHARACTER, 1)


@pytest.mark.rule("MA-162")
def test_damage_that_is_blocked_makes_nobody_flee():
    table = event_table(["enemy_attack 1 melee 0"])
    table.enemy("s0", hp=9)
    table.at(1, "s5")
    table.child(character=0)
    table.owns(0, "defend")
    table.end()
    table.do("card p:defend")
    assert (table.damage(0), child_of(table)) == (0, (WITH_CHARACTER, 0))


@pytest.mark.rule("MA-162")
def test_damage_that_is_blocked_in_part_makes_the_child_flee():
    table = event_table(["damage_character 2 you 0"])
    table.child(character=0)
    table.owns(0, "defend")
    table.end()
    table.do("card p:defend")
    assert (table.damage(0), child_of(table)) == (1, (ON_CELL, "s1"))


@pytest.mark.rule("MA-162")
def test_the_child_flees_from_another_players_character():
    table = event_table(["enemy_attack 1 melee 0"])
    table.enemy("s4", hp=9)
    table.at(1, "s4")
    table.child(character=1)
    table.end()
    assert table.actor == 0  # whose turn it is
    assert table.cells_of("flee") == {"s3", "s5"}
    table.do("flee c:s5")
    assert (table.damage(0), table.damage(1), child_of(table)) == (0, 1, (ON_CELL, "s5"))


@pytest.mark.rule("MA-162")
def test_damage_to_somebody_else_is_no_reason_to_flee():
    table = event_table(["damage_character 1 you 0"])
    table.child(character=1)
    table.end()
    assert (table.damage(0), child_of(table)) == (1, (WITH_CHARACTER, 1))


def flight(table):
    """Where the Child may flee to from a carrier on k who is hurt."""
    table.child(character=0)
    table.at(1, "n4")
    table.end()
    return table.cells_of("flee")


@pytest.mark.rule("MA-163")
def test_the_child_flees_to_an_enemy_or_a_face_down_threat_if_it_can():
    table = event_table(["damage_character 1 you 0"], "FX-CHILD")
    table.enemy("n1")
    table.hidden("n2")
    table.enemy("n3")
    table.bonus("n3")
    table.bonus("n5")
    assert flight(table) == {"n1", "n2", "n3"}
    assert table.refuses(f"flee c{table.place('n4')}")
    assert table.refuses("pass")
    table.do("flee c:n2")
    assert child_of(table) == (ON_CELL, "n2")
    assert not table.s.up[1]  # nothing is revealed by the Child


@pytest.mark.rule("MA-163")
def test_without_enemies_and_face_down_threats_it_flees_anywhere():
    table = event_table(["damage_character 1 you 0"], "FX-CHILD")
    table.bonus("n5")
    assert flight(table) == {"n1", "n2", "n3", "n4", "n5"}


@pytest.mark.rule("MA-163")
def test_the_child_does_not_flee_over_a_height_or_through_a_wall_or_a_door():
    table = event_table(["damage_character 1 you 0"], "k-n1 k-n4 k|n2 k:n3 k=n5")
    table.enemy("n2")
    table.enemy("n3")
    table.hidden("n5")
    assert flight(table) == {"n1", "n4"}


@pytest.mark.rule("MA-164")
def test_an_event_makes_a_carried_child_flee_without_damage():
    table = event_table(["child_flee"])
    table.at(0, "s3")
    table.enemy("s4")
    table.child(character=0)
    table.end()
    assert (table.damage(0), child_of(table)) == (0, (ON_CELL, "s4"))


@pytest.mark.rule("MA-164")
def test_an_event_does_nothing_to_a_child_that_nobody_carries():
    table = event_table(["child_flee"], stars=["s3"])
    table.child(cell="s2")
    happened = table.end()
    assert child_of(table) == (ON_CELL, "s2")
    assert (told(happened, "child-fled"), len(told(happened, "no-effect"))) == ([], 1)
