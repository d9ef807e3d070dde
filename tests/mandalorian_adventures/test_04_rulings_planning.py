"""Section 4.2: rulings about planning cards."""

import pytest

from cantina.games.mandalorian_adventures.pack.files import Line
from cantina.games.mandalorian_adventures.pack.shapes import Plan, place
from mandalorian_adventures.kit import PACK, Table, skill, told

SHIELD = Plan("made-shield", 1, "damage_to_you", True, (Line("block 1"),))
PLANS = PACK._replace(plans=(*PACK.plans, SHIELD))


def plan_table(strength=3, deck=(), discard=(), **more):
    table = Table(cards=[skill(strength), skill(1)], **more)
    table.hand(0, 0, 1)
    table.plan_deck(*deck, discard=discard)
    return table


def draw(table):
    table.play(0, "plan")
    return table.do("perform")


def names(row, size):
    return sorted(PLANS.plans[row[i]].name for i in range(size))


def drawn(table):
    return names(table.s.drawn, table.s.drawn_size)


def owned(table, character=0):
    return {plan.name for i, plan in enumerate(PLANS.plans) if table.s.plans[character] >> i & 1}


@pytest.mark.rule("MQ-20")
def test_keep_and_top_are_chosen_after_all_cards_are_drawn():
    table = plan_table(3, ("defend", "failure", "sprint", "medpac"))
    draw(table)
    assert drawn(table) == ["defend", "failure", "sprint"]
    assert {text.split()[0] for text in table.legal()} == {"pass", "keep"}
    table.do("keep p:sprint")
    assert drawn(table) == ["defend", "failure"]


@pytest.mark.rule("MQ-20", "MA-72")
def test_failure_may_be_put_on_top():
    table = plan_table(1, ("failure", "sprint"))
    draw(table)
    table.do("pass", "top p:failure")
    assert table.s.plan_size == 2
    assert PACK.plans[table.s.plan_deck[0, 1]].name == "failure"
    assert table.s.plan_discard_size == 0


@pytest.mark.rule("MQ-21", "MA-172")
def test_the_discard_is_shuffled_when_the_deck_runs_out_in_the_middle_of_a_plan():
    table = plan_table(4, ("defend",), discard=("sprint", "failure", "medpac", "smoke"))
    happened = draw(table)
    assert [row[1] for row in told(happened, "reshuffled-plans")] == [4]
    assert (table.s.drawn_size, table.s.plan_size, table.s.plan_discard_size) == (4, 1, 0)
    assert "defend" in drawn(table)


@pytest.mark.rule("MQ-21")
def test_cards_drawn_in_this_action_are_not_in_the_discard_yet():
    table = plan_table(4, ("defend", "sprint"))
    happened = draw(table)
    assert told(happened, "reshuffled-plans") == []
    assert (drawn(table), table.s.plan_size) == (["defend", "sprint"], 0)


@pytest.mark.rule("MQ-21")
def test_with_no_card_anywhere_the_plan_draws_none():
    table = plan_table(2, ())
    happened = draw(table)
    assert [row[1] for row in told(happened, "plan-drawn")] == [0]
    assert table.legal("play") != []


def struck(*plans, seat=0, amount=1, **more):
    """An event of seat 0 deals damage to the character of a seat that owns planning cards."""
    who = "you 0" if seat == 0 else "another far"
    table = Table(cards=[skill(1)], events=[[f"damage_character {amount} {who}"]], pack=PLANS, **more)
    table.hand(0)
    for plan in plans:
        table.s.plans[seat] |= 1 << place(PLANS.plans, plan)
    table.space("move", tokens=(3, 2))
    table.end()
    return table


@pytest.mark.rule("MQ-22")
def test_the_owner_uses_a_card_on_the_turn_of_another():
    table = struck("defend", seat=1)
    assert (table.actor, table.s.active) == (1, 0)
    assert table.legal(seat=0) == []
    table.do("card p:defend")
    assert (table.damage(1), owned(table, 1)) == (0, set())


@pytest.mark.rule("MQ-22")
def test_in_shared_mode_the_active_player_uses_it():
    table = Table(cards=[skill(1)], events=[["damage_character 1 each 0"]], mode="shared")
    table.hand(0)
    table.owns(1, "defend")
    table.space("move", cards=(0,), tokens=(2, 2))
    table.end()
    assert table.actor == table.s.active == 0
    table.do("card p:defend")
    assert (table.damage(0), table.damage(1)) == (1, 0)


@pytest.mark.rule("MQ-23", "MA-73")
def test_any_number_of_different_planning_cards_may_be_owned():
    table = plan_table(1, ("medpac", "defend"))
    mine = ("defend", "counterattack", "second-wind", "take-aim", "sprint", "countermeasures", "smoke")
    table.owns(0, *mine)
    draw(table)
    table.do("keep p:medpac")
    assert owned(table) == {*mine, "medpac"}


@pytest.mark.rule("MQ-24")
def test_a_block_comes_after_the_damage_is_announced_and_before_it_is_placed():
    table = struck("defend")
    assert table.damage(0) == 0
    assert table.legal() == ["pass", f"card p{place(PLANS.plans, 'defend')}"]


@pytest.mark.rule("MQ-24")
@pytest.mark.parametrize(("cards", "damage"), [((), 2), (("defend",), 1), (("defend", "made-shield"), 0)])
def test_several_blocks_may_be_combined(cards, damage):
    table = struck("defend", "made-shield", amount=2)
    for name in cards:
        table.do(f"card p{place(PLANS.plans, name)}")
    if len(cards) < 2:
        table.pass_()
    assert table.damage(0) == damage


@pytest.mark.rule("MQ-24")
def test_nothing_is_asked_once_all_damage_is_blocked():
    table = struck("defend", "made-shield", amount=1)
    table.do("card p:defend")
    assert (table.damage(0), owned(table)) == (0, {"made-shield"})
    assert table.s.turns > 1


@pytest.mark.rule("MQ-24", "MA-162")
@pytest.mark.parametrize(("used", "carried"), [(True, True), (False, False)])
def test_the_child_stays_when_all_damage_is_blocked(used, carried):
    table = Table(cards=[skill(1)], events=[["damage_character 1 you 0"]], mission={"child": True})
    table.hand(0)
    table.owns(0, "defend")
    table.child(character=0)
    table.space("move", tokens=(3, 2))
    table.end()
    table.do("card p:defend" if used else "pass")
    assert ((table.s.child, table.s.child_at) == (2, 0)) is carried


@pytest.mark.rule("MQ-88")
def test_a_used_planning_card_lies_face_up_in_the_discard():
    table = plan_table(1, ("medpac",), discard=("failure",))
    table.owns(0, "sprint")
    happened = table.do("card p:sprint")
    assert names([table.s.plan_discard[0, i] for i in range(2)], 2) == ["failure", "sprint"]
    assert [row[1] for row in told(happened, "plan-used")] == [place(PACK.plans, "sprint")]
    assert table.view(1).plan_discard[0, 1] == place(PACK.plans, "sprint")
