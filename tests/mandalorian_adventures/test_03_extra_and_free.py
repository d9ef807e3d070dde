"""Section 3.14: extra actions and free actions."""

import re

import pytest

from mandalorian_adventures.kit import Table, skill, told


def free_table(step="free_action 3 any you", action="move", text="FX-LINE", **more):
    """Seat 0 holds a card whose effect comes before its action, and three plain cards."""
    card = skill(1, action=action, when="before", steps=[step])
    table = Table(text, cards=[card, skill(1), skill(1), skill(1)], **more)
    table.hand(0, 0, 1, 2, 3)
    return table


def spaces_open(table):
    return {text.split()[2] for text in table.legal("play")}


def totals(table):
    return [table.total(space) for space in ("move", "attack", "intel", "plan")]


@pytest.mark.rule("MA-93", "MA-41")
def test_an_extra_action_is_played_into_a_space_not_used_in_this_turn():
    table = free_table()
    table.owns(0, "second-wind")
    table.turn((0, "move"), (1, "attack"))
    assert table.legal("play") == []
    table.do("card p:second-wind")
    assert spaces_open(table) == {"intel", "plan"}
    assert table.refuses(f"play k{table.made(2)} move")
    happened = table.play(2, "intel")
    assert [row[1:3] for row in told(happened, "action")] == [(2, 1)]
    table.decline()
    assert table.total("intel") == 1


@pytest.mark.rule("MA-93")
def test_a_skill_effect_may_give_an_extra_action():
    table = free_table("extra_action 1")
    table.play(0, "move")
    table.effect()
    table.decline()
    table.turn((1, "attack"), (2, "plan"))
    assert [table.s.pile_size[space] for space in range(4)] == [1, 1, 0, 1]
    assert table.s.turns > 1


@pytest.mark.rule("MA-94", "MA-36", "MQ-101")
def test_an_extra_action_gained_first_leaves_two_to_perform():
    table = free_table()
    table.owns(0, "second-wind")
    table.do("card p:second-wind")
    table.turn((1, "move"))
    assert table.refuses("end")
    table.turn((2, "attack"))
    assert (table.s.turns, spaces_open(table)) == (1, {"intel", "plan"})
    table.turn((3, "plan"))
    assert table.s.turns > 1


@pytest.mark.rule("MQ-101", "MA-93")
@pytest.mark.parametrize("cards_before", [0, 1, 2])
def test_an_extra_action_may_be_left_out_whenever_it_was_gained(cards_before):
    table = free_table()
    table.owns(0, "second-wind")
    plays = [(1, "move"), (2, "attack")]
    table.turn(*plays[:cards_before])
    table.do("card p:second-wind")
    table.turn(*plays[cards_before:])
    assert "end" in table.legal()
    assert spaces_open(table) == {"intel", "plan"}
    table.end()
    assert table.s.turns > 1


@pytest.mark.rule("MQ-101", "MA-36")
def test_the_table_asks_for_two_cards_and_offers_the_extra_action_besides():
    table = free_table()
    table.owns(0, "second-wind")
    asked = [table.match.picture(0, "en")]
    table.do("card p:second-wind")
    for turn in ((1, "move"), (2, "attack"), (3, "plan")):
        asked.append(table.match.picture(0, "en"))
        table.turn(turn)
    found = [re.search(r"(\d of \d) so far\.( An extra action may follow\.)?", text).groups("") for text in asked]
    assert [count for count, _ in found] == ["0 of 2", "0 of 2", "1 of 2", "2 of 2"]
    assert [bool(extra) for _, extra in found] == [False, True, True, True]


@pytest.mark.rule("MA-95")
def test_a_free_move_uses_no_card_and_adds_nothing():
    table = free_table()
    table.play(0, "move")
    before = totals(table)
    table.effect()
    assert table.legal() == ["free move", "free attack", "free intel", "free plan"]
    happened = table.do("free move")
    assert [row[1:3] for row in told(happened, "free-action")] == [(0, 3)]
    table.go("s1", "s2", "s3")
    assert table.cells_of("go") == {"s2", "s4"}  # the Move of the card comes next
    assert (table.s.hand_size[0], totals(table)) == (3, before)


@pytest.mark.rule("MA-95", "MA-44")
def test_a_free_move_of_three_ends_after_three_cells():
    table = free_table("free_action 3 move you", action="plan")
    table.play(0, "plan")
    table.effect()
    table.go("s1", "s2", "s3")
    assert (table.cell(0), table.legal("go")) == ("s3", [])


@pytest.mark.rule("MA-95")
def test_a_free_attack_intel_and_plan_have_the_given_strength():
    table = free_table("free_action 3 any you")
    enemy, token = table.enemy("s1", hp=4), table.hidden("s3")
    table.play(0, "move")
    table.effect()
    table.do("free attack")
    table.attack(enemy)
    assert table.s.wounds[enemy] == 3
    table = free_table("free_action 3 intel you")
    token, far = table.hidden("s3"), table.hidden("s4")
    table.play(0, "move")
    table.effect()
    assert table.threats_of("look") == {token}
    assert table.refuses(f"look t{far}")
    table = free_table("free_action 3 plan you")
    table.play(0, "move")
    table.effect()
    table.do("perform")
    assert table.s.drawn_size == 3


@pytest.mark.rule("MA-95", "MA-42")
def test_a_free_action_may_be_declined():
    table = free_table("free_action 3 attack you")
    table.play(0, "move")
    table.effect()
    table.decline()
    table.go("s1")
    assert table.cell(0) == "s1"


@pytest.mark.rule("MA-96")
def test_a_free_action_may_repeat_an_action_and_a_card_may_follow():
    table = free_table("free_action 3 move you", action="attack")
    table.play(1, "move")
    table.go("s1")
    table.play(0, "attack")
    table.effect()
    table.go("s2", "s3", "s4")
    assert table.cell(0) == "s4"
    assert table.s.pile_size[0] == 1


@pytest.mark.rule("MA-96")
def test_play_move_then_a_free_move_then_a_card_into_attack():
    table = free_table()
    table.owns(0, "sprint")
    table.play(1, "move")
    table.go("s1")
    table.do("card p:sprint")
    table.go("s2", "s3")
    assert spaces_open(table) == {"attack", "intel", "plan"}
    table.turn((2, "attack"))
    assert table.total("attack") == 1


@pytest.mark.rule("MA-96")
def test_a_card_may_be_played_for_the_action_performed_for_free():
    table = free_table()
    table.owns(0, "called-shot")
    table.do("card p:called-shot", "decline")
    assert spaces_open(table) == {"move", "attack", "intel", "plan"}
    table.turn((1, "attack"))
    assert totals(table) == [0, 1, 0, 0]


@pytest.mark.rule("MA-97", "MA-36")
def test_a_free_action_is_none_of_the_two_required_ones():
    table = free_table()
    table.owns(0, "sprint", "called-shot")
    table.do("card p:sprint", "decline")
    assert table.refuses("end")
    table.turn((1, "plan"))
    assert table.refuses("end")
    table.do("card p:called-shot", "decline")
    assert table.refuses("end")
    table.turn((2, "move"))
    assert table.s.turns > 1
