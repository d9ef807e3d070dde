"""Section 4.2: rulings about lent actions, tactical cards and effects that change their own action."""

import pytest

from mandalorian_adventures.kit import Table, skill, told


def lent_table(step="free_action 2 move another", seats=2, **more):
    """An effect of seat 0 lends an action to another character."""
    card = skill(1, action="plan", when="before", steps=[step])
    table = Table(cards=[card, skill(1), skill(1)], seats=seats, **more)
    table.hand(0, 0, 1, 2)
    table.at(1, "s1")
    return table


@pytest.mark.rule("MQ-91", "MA-95")
def test_a_lent_action_is_decided_by_the_player_of_that_character():
    table = lent_table("free_action 3 any another")
    table.play(0, "plan")
    table.effect()
    assert table.match.actors() == (1,)
    assert table.legal() == ["free move", "free attack", "free intel", "free plan"]
    happened = table.do("free move")
    assert [(row[0], row[2]) for row in told(happened, "free-action")] == [(1, 3)]
    assert table.refuses("go c2", seat=0)
    table.go("s2", "s3", "s4")
    assert (table.cell(0), table.cell(1)) == ("s0", "s4")
    assert (table.actor, table.s.active) == (0, 0)
    assert table.legal() == ["decline", "perform"]  # the Plan of seat 0 goes on


@pytest.mark.rule("MQ-91")
def test_who_lends_chooses_the_character():
    table = lent_table(seats=3)
    table.play(0, "plan")
    table.effect()
    assert (table.actor, table.legal()) == (0, ["character h1", "character h2"])
    table.do("character h2")
    assert table.actor == 2


@pytest.mark.rule("MQ-91", "MA-145", "MA-149")
def test_guard_and_grapple_act_on_a_lent_movement():
    table = lent_table()
    table.enemy("s1", effects=["grapple"])
    table.enemy("s3", effects=["guard"])
    table.play(0, "plan")
    table.effect()
    table.go("s2")
    table.stop()
    assert (table.damage(0), table.damage(1)) == (0, 2)


@pytest.mark.rule("MQ-91", "MA-45")
def test_a_lent_movement_stops_at_an_enemy():
    table = lent_table()
    table.enemy("s2")
    table.play(0, "plan")
    table.effect()
    table.go("s2")
    assert (table.cell(1), table.actor) == ("s2", 0)


@pytest.mark.rule("MQ-91", "MQ-89")
def test_a_lent_action_allows_a_rescue():
    table = lent_table(mission={"child": True})
    table.child(cell="s2")
    table.play(0, "plan")
    table.effect()
    table.go("s2")
    assert (table.actor, "rescue" in table.legal()) == (1, True)
    table.do("rescue")
    assert (table.s.child, table.s.child_at) == (2, 1)


@pytest.mark.rule("MQ-91", "MQ-28")
def test_bonuses_stay_closed_in_a_lent_action():
    table = lent_table()
    table.hurt(0, 1)
    table.hurt(1, 1)
    table.bonus("s1")
    table.bonus("s2")
    table.play(0, "plan")
    table.effect()
    assert (table.actor, table.legal("use")) == (1, [])
    table.go("s2")
    assert table.legal("use") == []


@pytest.mark.rule("MQ-91", "MQ-05")
def test_the_active_player_decides_ties_in_a_lent_action():
    table = lent_table()
    tokens = {table.hidden("s2"), table.hidden("s2", hp=2)}
    table.play(0, "plan")
    table.effect()
    table.go("s2")
    assert (table.actor, table.threats_of("threat")) == (0, tokens)


@pytest.mark.rule("MQ-91")
def test_in_shared_mode_the_active_player_decides_for_both():
    table = lent_table(mode="shared")
    table.play(0, "plan")
    table.effect()
    assert table.actor == 0
    table.go("s2", "s3")
    assert (table.cell(0), table.cell(1)) == ("s0", "s3")


def tactical_table(*steps, action="attack", **more):
    """Seat 0 holds a tactical card and two plain ones."""
    table = Table(cards=[skill(tactical=True, action=action, steps=steps), skill(1), skill(2)], **more)
    table.hand(0, 0, 1, 2)
    return table


@pytest.mark.rule("MQ-95", "MA-191")
def test_a_tactical_card_gives_only_its_effect():
    table = tactical_table("damage_threat 1 within 2")
    enemy = table.enemy("s1", hp=4)
    table.play(0, "attack")
    assert table.legal() == ["decline", "effect"]
    assert table.refuses(f"attack t{enemy}")
    table.effect()
    assert table.s.wounds[enemy] == 1
    assert table.legal("attack") == []
    assert table.legal("play") != []


@pytest.mark.rule("MQ-95", "MA-36", "MA-41")
def test_a_tactical_card_is_one_of_the_two_plays_and_uses_its_space():
    table = tactical_table("sabotage plan")
    table.play(0, "attack")
    table.decline()
    assert table.refuses("end")
    assert {text.split()[2] for text in table.legal("play")} == {"move", "intel", "plan"}
    table.turn((1, "plan"))
    assert table.s.turns > 1


@pytest.mark.rule("MQ-95", "MA-191")
def test_in_another_space_a_tactical_card_does_nothing():
    table = tactical_table("sabotage plan")
    table.play(0, "move")
    assert table.legal("go") == []
    assert {text.split()[2] for text in table.legal("play")} == {"attack", "intel", "plan"}
    assert (table.total("plan"), table.total("move")) == (0, 5)


@pytest.mark.rule("MQ-95")
@pytest.mark.parametrize("space", ["attack", "move"])
def test_a_tactical_card_allows_no_rescue(space):
    table = tactical_table("sabotage plan", mission={"child": True})
    table.child(cell="s0")
    table.play(0, space)
    assert table.legal("rescue") == []
    if space == "attack":
        table.effect()
    assert table.legal("rescue") == []
    assert table.legal("play") != []


@pytest.mark.rule("MQ-95", "MQ-89")
def test_a_movement_by_a_tactical_card_allows_no_rescue_either():
    table = tactical_table("move_self 2", action="move", mission={"child": True})
    table.child(cell="s1")
    table.play(0, "move")
    table.effect()
    table.go("s1")
    assert table.legal() == ["stop", "go c0", "go c2"]


@pytest.mark.rule("MQ-95", "MQ-89")
def test_a_free_action_by_a_tactical_card_is_an_action():
    table = tactical_table("free_action 2 move you", action="move", mission={"child": True})
    table.child(cell="s1")
    table.play(0, "move")
    table.effect()
    table.go("s1")
    assert "rescue" in table.legal()


def changing_table(*steps, action="attack", strength=2, when="before", target=False, text="FX-LINE"):
    """Seat 0 holds a card whose effect concerns its own action, and a plain one."""
    card = skill(strength, action=action, when=when, steps=steps, target=target)
    table = Table(text, cards=[card, skill(1)])
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("MQ-98", "MA-90")
@pytest.mark.parametrize(("used", "targets"), [(True, {"s0", "s1", "s2", "s3"}), (False, {"s0", "s1"})])
def test_what_changes_the_action_is_declared_before_it(used, targets):
    table = changing_table("range_mod 3")
    threats = {table.enemy(cell, hp=9): cell for cell in table.cells}
    table.play(0, "attack")
    if used:
        table.effect()
    assert {threats[threat] for threat in table.threats_of("attack")} == targets
    table.attack(min(threats))
    assert table.legal("effect") == []  # too late


@pytest.mark.rule("MQ-98")
def test_what_changes_a_movement_holds_for_all_of_it():
    table = changing_table("cross_heights", action="move", strength=3, text="a:b:c:d")
    table.play(0, "move")
    assert table.legal("go") == []
    table.effect()
    table.go("b", "c", "d")
    assert table.cell(0) == "d"


@pytest.mark.rule("MQ-98")
def test_what_refers_to_the_target_is_applied_after_the_action():
    table = changing_table("damage_threat 1 others-on-target-cell 0", when="after", target=True, strength=1)
    target, beside, elsewhere = table.enemy("s1", hp=3), table.enemy("s1", hp=3), table.enemy("s0", hp=3)
    table.play(0, "attack")
    assert table.refuses("effect")
    table.attack(target)
    table.effect()
    assert [table.s.wounds[one] for one in (target, beside, elsewhere)] == [1, 1, 0]


@pytest.mark.rule("MQ-98")
def test_the_cell_of_a_defeated_target_still_counts():
    table = changing_table("damage_threat 1 target-cell 0", when="after", target=True)
    target, beside = table.enemy("s1", hp=1), table.enemy("s1", hp=3)
    table.play(0, "attack")
    table.attack(target)
    table.effect()
    assert (table.where(target), table.s.wounds[beside]) == (None, 1)


@pytest.mark.rule("MQ-98", "MQ-14")
def test_without_a_target_there_is_nothing_to_refer_to():
    table = changing_table("damage_threat 1 target 0", when="after", target=True)
    table.enemy("s1", hp=3)
    table.play(0, "attack")
    table.decline()
    assert table.legal("effect") == []
    assert table.legal("play") != []


@pytest.mark.rule("MQ-98")
def test_the_enemy_that_was_moved_is_the_target():
    table = changing_table("damage_threat 1 target 0", action="intel", when="after", target=True)
    enemy = table.enemy("s2", hp=3)
    table.play(0, "intel")
    table.do(f"push t{enemy}", "cell c:s3")
    table.effect()
    assert (table.where(enemy), table.s.wounds[enemy]) == ("s3", 1)
