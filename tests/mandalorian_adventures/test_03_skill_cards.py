"""Section 3.13: symbols and effects of skill cards."""

import pytest

from mandalorian_adventures.kit import Table, skill, told

SHOT = ["damage_threat 1 within 1"]


def effect_table(*steps, action="move", when="before_or_after", strength=2, text="FX-LINE", **more):
    """Seat 0 holds a card with an effect and a plain one."""
    card = skill(strength, action=action, when=when, steps=steps)
    table = Table(text, cards=[card, skill(1)], **more)
    table.hand(0, 0, 1)
    return table


def symbol_table(*symbols, strength=1):
    table = Table(cards=[skill(strength, symbols=symbols), skill(1)])
    table.hand(0, 0, 1)
    return table


@pytest.mark.rule("MA-86")
def test_a_symbol_makes_its_action_stronger_by_one():
    table = symbol_table("attack")
    enemy = table.enemy("s1", hp=3)
    happened = table.play(0, "attack")
    assert [row[1:3] for row in told(happened, "action")] == [(1, 2)]
    table.attack(enemy)
    assert table.s.wounds[enemy] == 2


@pytest.mark.rule("MA-86")
@pytest.mark.parametrize("space", ["move", "attack", "intel", "plan"])
def test_every_action_has_a_symbol(space):
    table = symbol_table(space, strength=3)
    happened = table.play(0, space)
    assert [row[2] for row in told(happened, "action")] == [4]


@pytest.mark.rule("MA-87", "MA-108")
@pytest.mark.parametrize(("space", "strength"), [("move", 1), ("attack", 2), ("intel", 1), ("plan", 1)])
def test_a_symbol_counts_for_no_other_action_and_not_in_the_event_step(space, strength):
    table = symbol_table("attack")
    happened = table.play(0, space)
    assert [row[2] for row in told(happened, "action")] == [strength]
    table.decline()
    assert table.total(space) == 1


@pytest.mark.rule("MA-87")
def test_a_strength_1_attack_card_moves_one_cell():
    table = symbol_table("attack")
    table.play(0, "move")
    table.go("s1")
    assert (table.cell(0), table.legal("go")) == ("s1", [])


@pytest.mark.rule("MA-88")
@pytest.mark.parametrize("space", ["attack", "intel", "plan"])
def test_an_effect_belongs_to_the_action_it_names(space):
    table = effect_table(*SHOT, action="move", strength=3)
    table.enemy("s1", hp=9)
    happened = table.play(0, space)
    assert table.refuses("effect")
    assert [row[2] for row in told(happened, "action")] == [3]  # it still serves for its strength
    table.decline()
    assert table.legal("effect") == []
    assert table.total(space) == 3


@pytest.mark.rule("MA-88")
@pytest.mark.parametrize(("space", "offered"), [("move", True), ("attack", True), ("intel", False), ("plan", False)])
def test_a_wild_card_has_several_actions(space, offered):
    table = effect_table("sabotage plan", action=("move", "attack"))
    table.play(0, space)
    assert ("effect" in table.legal()) is offered


@pytest.mark.rule("MA-89")
def test_an_effect_is_offered_before_the_first_step():
    table = effect_table(*SHOT)
    enemy = table.enemy("s1", hp=2)
    table.play(0, "move")
    assert "effect" in table.legal()
    table.effect()
    assert table.s.wounds[enemy] == 1
    assert table.refuses("effect")  # once
    table.go("s1")
    assert table.cell(0) == "s1"
    assert table.legal("effect") == []  # nor after the move


@pytest.mark.rule("MA-89", "MA-90")
def test_an_effect_is_offered_after_the_last_step_and_not_between_two():
    table = effect_table(*SHOT)
    enemy = table.enemy("s3", hp=2)
    table.play(0, "move")
    table.go("s1")
    assert table.legal() == ["stop", "go c0", "go c2"]
    assert table.refuses("effect")
    table.go("s2")
    assert table.legal() == ["pass", "effect"]
    table.effect()
    assert table.s.wounds[enemy] == 1


@pytest.mark.rule("MA-90")
def test_who_stops_to_use_the_effect_moves_no_further():
    table = effect_table(*SHOT)
    table.enemy("s2", hp=2)
    table.play(0, "move")
    table.go("s1")
    table.stop()
    table.effect()
    assert table.refuses("go c2")
    assert table.cell(0) == "s1"


@pytest.mark.rule("MA-89")
@pytest.mark.parametrize(("when", "before", "after"), [("before", True, False), ("after", False, True)])
def test_a_card_may_set_the_moment(when, before, after):
    table = effect_table("sabotage plan", when=when)
    table.play(0, "move")
    assert ("effect" in table.legal()) is before
    table.go("s1", "s2")
    assert ("effect" in table.legal()) is after


@pytest.mark.rule("MA-91")
def test_an_effect_need_not_be_used():
    table = effect_table("sabotage plan")
    table.play(0, "move")
    table.go("s1", "s2")
    table.pass_()
    assert (table.total("plan"), table.legal("effect")) == (0, [])


@pytest.mark.rule("MA-91")
@pytest.mark.parametrize("steps", [1, 0])
def test_once_used_every_part_is_carried_out(steps):
    table = effect_table("move_self 1", "sabotage attack", action="plan")
    table.play(0, "plan")
    table.effect()
    assert table.legal() == ["stop", "go c1"]
    assert table.refuses("decline")
    assert table.refuses("pass")
    happened = table.go("s1") if steps else table.stop()
    assert len(told(happened, "sabotaged")) == 1
    assert table.total("attack") > 0


@pytest.mark.rule("MA-91")
@pytest.mark.parametrize(("answer", "tokens"), [("yes", 2), ("no", 1)])
def test_a_part_worded_with_may_can_be_left_out(answer, tokens):
    table = effect_table("may sabotage attack", "sabotage plan")
    table.play(0, "move")
    table.effect()
    assert table.legal() == ["yes", "no"]
    happened = table.do(answer)
    assert len(told(happened, "sabotaged")) == tokens
    assert (table.total("attack") > 0, table.total("plan") > 0) == (answer == "yes", True)


@pytest.mark.rule("MA-92")
@pytest.mark.parametrize(
    ("who", "offered"),
    [("any", {"h0", "h1", "h2"}), ("another", {"h1", "h2"})],
)
def test_any_character_includes_yourself_and_another_does_not(who, offered):
    table = effect_table(f"heal 1 {who} far", seats=3)
    for character in range(3):
        table.hurt(character, 2)
    table.play(0, "move")
    table.effect()
    assert {text.split()[1] for text in table.legal("character")} == offered
    table.do(f"character {min(offered)}")
    healed = int(min(offered)[1:])
    assert [table.damage(character) for character in range(3)] == [1 if one == healed else 2 for one in range(3)]


@pytest.mark.rule("MA-92")
def test_you_alone_can_be_any_character():
    table = effect_table("heal 1 any 1")
    table.at(1, "s5")
    table.hurt(0, 1)
    table.hurt(1, 1)
    table.play(0, "move")
    table.effect()
    assert (table.damage(0), table.damage(1)) == (0, 1)


@pytest.mark.rule("MA-92")
def test_another_character_must_be_in_range():
    table = effect_table("heal 1 another 2")
    table.at(1, "s3")
    table.hurt(0, 1)
    table.hurt(1, 1)
    table.play(0, "move")
    table.effect()
    assert (table.damage(0), table.damage(1)) == (1, 1)
