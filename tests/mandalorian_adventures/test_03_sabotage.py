"""Section 3.22: sabotage tokens (MA-136 to MA-141)."""

import pytest

from mandalorian_adventures.kit import Table, order, skill, told

IDLE = ["sabotage green"]
ALARM = {"tracks": [("alarm", 9)], "crisis": ["track_add 1 alarm"]}
SPACES = ("move", "attack", "intel", "plan")
SABOTEUR = skill(1, action="plan", steps=["sabotage attack"])
WHITE = 0b11111


def a_table(*events, **more):
    return Table(events=events or (IDLE,), cards=[SABOTEUR, skill(2)], mission=ALARM, **more)


def lay_tokens(table, *spaces, supply=()):
    """Tokens by number (white ones are 0 to 4: 1, 1, 1, 2, 2; yellow ones 5 to 9: 1, 2, 2, 3, 3); the rest is used."""
    s = table.edit()
    for space, tokens in enumerate(spaces):
        s.sabotage[space] = sum(1 << token for token in tokens)
    table._set_supply(list(supply))
    s.spent = (1 << 10) - 1 - sum(1 << token for tokens in (*spaces, supply) for token in tokens)
    table._changed()


@pytest.mark.rule("MA-136")
def test_a_token_adds_its_value():
    table = a_table()
    table.space("intel", cards=[1], tokens=[3])
    assert table.total("intel") == 5
    assert told(table.end(), "space-resolved") == [(-1, 2, 5, 0)]


@pytest.mark.rule("MA-137")
def test_sabotage_draws_a_token_of_the_supply_and_puts_it_face_up_on_the_space():
    table = a_table()
    table.hand(0, 0)
    table.supply(2, 3, 1, 1, 1, 1)
    table.play(0, "plan")
    assert [table.view(1).supply[0, i] for i in range(6)] == [-1] * 6  # face down
    happened = table.effect()
    ((_, space, token, _),) = told(happened, "sabotaged")
    assert (space, table.t.sabotage[token], table.s.supply_size) == (1, 2, 5)
    assert table.view(1).sabotage[1] == 1 << token
    assert table.total("attack") == 2


@pytest.mark.rule("MA-138", "MA-105")
def test_a_space_lifted_to_five_has_its_event_after_the_current_one():
    table = a_table(["sabotage attack"], IDLE)
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[2, 1])
    table.supply(2)
    happened = table.end()
    assert order(happened, "space-resolved", "crisis", "event-card", "sabotaged", "space-emptied") == [
        ("space-resolved", 0),
        ("event-card", 0),
        ("sabotaged", 1),
        ("space-emptied", 0),
        ("space-resolved", 1),
        ("event-card", 1),
        ("space-emptied", 1),
    ]


@pytest.mark.rule("MA-138", "MQ-35")
def test_a_space_lifted_to_six_has_a_crisis_too():
    table = a_table(["sabotage attack"], IDLE)
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[2, 1])
    table.supply(3)
    happened = table.end()
    assert order(happened, "space-resolved", "crisis", "event-card") == [
        ("space-resolved", 0),
        ("event-card", 0),
        ("space-resolved", 1),
        ("crisis", 1),
        ("event-card", 1),
    ]
    assert told(happened, "space-resolved")[1] == (-1, 1, 6, 0)
    assert table.s.track[0] == 1


@pytest.mark.rule("MA-138")
def test_a_space_that_stays_below_five_has_no_event():
    table = a_table(["sabotage attack"], IDLE)
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[2, 1])
    table.supply(1)
    happened = table.end()
    assert len(told(happened, "event-card")) == 1
    assert table.total("attack") == 4


@pytest.mark.rule("MA-138")
def test_a_token_put_in_the_action_step_counts_in_the_event_step_of_that_turn():
    table = a_table()
    table.hand(0, 0)
    table.space("attack", tokens=[3])
    table.supply(2)
    table.play(0, "plan")
    table.effect()
    assert table.total("attack") == 5
    happened = table.decline()
    assert told(happened, "space-resolved") == [(-1, 1, 5, 0)]


@pytest.mark.rule("MA-139")
def test_a_space_may_hold_any_number_of_tokens():
    table = a_table()
    table.space("move", tokens=[1, 1, 1, 1])
    assert table.total("move") == 4
    assert told(table.end(), "space-resolved") == []
    table.space("plan", tokens=[2, 2, 2, 2, 3, 3])
    assert table.total("plan") == 14


@pytest.mark.rule("MA-140", "MQ-51")
def test_an_empty_supply_is_made_anew_from_all_used_tokens():
    table = a_table()
    table.hand(0, 0)
    lay_tokens(table, (1, 2), (3,), (4, 6), (7, 9))  # used: white 0, yellow 5 and 8
    used = 1 << 0 | 1 << 5 | 1 << 8
    assert (table.s.supply_size, table.s.spent, table.s.spent & WHITE) == (0, used, 1)
    table.play(0, "plan")
    happened = table.effect()
    ((_, _, token, _),) = told(happened, "sabotaged")
    left = [table.s.supply[0, i] for i in range(table.s.supply_size)]
    assert {token, *left} == {0, 5, 8}
    assert (len(left), table.s.spent) == (2, 0)


@pytest.mark.rule("MA-140", "MQ-51")
def test_the_supply_is_not_made_anew_before_a_token_is_due():
    table = a_table()
    table.hand(0, 0)
    lay_tokens(table, (1, 2), (3,), (4,), (7, 9), supply=(6,))
    table.play(0, "plan")
    table.effect()
    assert (table.s.supply_size, table.s.spent) == (0, 1 << 0 | 1 << 5 | 1 << 8)


@pytest.mark.rule("MA-141")
def test_with_all_tokens_on_the_spaces_a_substitute_worth_one_is_used():
    table = a_table()
    table.hand(0, 0)
    lay_tokens(table, (0, 1, 2, 3, 4), (5,), (6, 7), (8, 9))
    assert (table.s.spent, table.total("attack")) == (0, 1)
    table.play(0, "plan")
    happened = table.effect()
    assert told(happened, "sabotaged") == [(-1, 1, -1, 0)]
    assert (table.total("attack"), table.s.substitutes[1]) == (2, 1)


@pytest.mark.rule("MA-141", "MQ-52")
def test_a_substitute_leaves_the_game_when_its_space_is_emptied():
    table = a_table()
    table.hand(0, 0)
    lay_tokens(table, (3, 4), (5, 0, 1, 2), (6, 7), (8, 9))
    table.play(0, "plan")
    table.effect()
    assert table.total("attack") == 5
    table.decline()
    assert (table.total("attack"), table.s.substitutes[1]) == (0, 0)
    assert table.s.spent == sum(1 << token for token in (5, 0, 1, 2, 8, 9))  # the real ones, of Plan (7) too


@pytest.mark.rule("MA-137", "MA-170")
def test_sabotage_of_the_lowest_space_is_a_choice_between_equal_ones():
    table = a_table(["sabotage lowest"])
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[1])
    table.space("intel", tokens=[2])
    table.space("plan", tokens=[1])
    table.end()
    assert (table.actor, table.legal()) == (0, ["space attack", "space plan"])
    table.do("space plan")
    assert table.total("attack") == 1
    assert table.total("plan") > 1


@pytest.mark.rule("MA-137")
def test_a_text_may_leave_the_space_open():
    table = a_table(["sabotage chosen"])
    table.space("move", tokens=[3, 2])
    table.supply(2)
    table.end()
    assert table.legal() == [f"space {space}" for space in SPACES]
    table.do("space intel")
    assert table.total("intel") == 2


@pytest.mark.rule("MA-137", "MD-34")
def test_a_text_for_each_player_leaves_the_space_to_that_player():
    table = a_table(["for_each player sabotage chosen"])
    table.space("move", tokens=[3, 2])
    table.supply(2, 1)
    table.end()
    assert table.actor == 0
    table.do("space intel")
    assert table.actor == 1
    table.do("space plan")
    assert (table.total("intel"), table.total("plan")) == (2, 1)


@pytest.mark.rule("MA-137", "MA-170")
def test_the_two_lowest_spaces_are_two_different_ones():
    table = a_table(["sabotage two-lowest"])
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[2, 2])
    table.space("intel", tokens=[1])
    table.space("plan", tokens=[3])
    table.supply(1, 1)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == [2, 3]
    assert (table.total("intel"), table.total("plan"), table.total("attack")) == (2, 4, 4)


@pytest.mark.rule("MA-137", "MQ-106")
def test_the_most_valuable_token_is_put_with_the_used_ones():
    table = a_table(["remove_sabotage attack"])
    table.space("move", tokens=[3, 2])
    table.space("attack", tokens=[3, 1])
    table.space("plan", tokens=[2])
    attack = table.s.sabotage[1]
    happened = table.end()
    ((_, space, token, _),) = told(happened, "sabotage-removed")
    assert (space, table.t.sabotage[token], table.total("attack"), table.total("plan")) == (1, 3, 1, 2)
    assert table.s.spent & attack == 1 << token
