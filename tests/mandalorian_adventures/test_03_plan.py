"""Section 3.11: the Plan, and when planning cards are used."""

import pytest

from cantina.games.mandalorian_adventures.pack.shapes import place
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import PACK, Table, skill, told

DECK = ("defend", "sprint", "failure", "take-aim", "counterattack", "second-wind")


def number(name):
    return place(PACK.plans, name)


def plan_table(strength=3, deck=DECK, discard=()):
    """Seat 0 holds a card of this strength for the Plan and one more; seat 1 one of strength 1."""
    table = Table(cards=[skill(strength), skill(1), skill(1, of="ig-11"), skill(1, of="ig-11")])
    table.hand(0, 0, 1)
    table.hand(1, 2, 3)
    table.plan_deck(*deck, discard=discard)
    return table


def planned(*arguments, **options):
    """The table in the middle of the Plan of seat 0, after the cards are drawn."""
    owned = options.pop("owned", ())
    table = plan_table(*arguments, **options)
    table.owns(0, *owned)
    table.play(0, "plan")
    table.do("perform")
    return table


def pile(row, size):
    return [PACK.plans[row[0, i]].name for i in range(size)]


def deck(table):
    """The planning deck, the top card first."""
    return pile(table.s.plan_deck, table.s.plan_size)[::-1]


def discard(table):
    return sorted(pile(table.s.plan_discard, table.s.plan_discard_size))


def owned(table, character=0):
    return {plan.name for i, plan in enumerate(PACK.plans) if table.s.plans[character] >> i & 1}


def choices(table, verb):
    return {PACK.plans[int(text.split()[1][1:])].name for text in table.legal(verb)}


@pytest.mark.rule("MA-70")
def test_a_plan_draws_as_many_cards_as_its_strength_for_the_active_player_alone():
    table = Table(cards=[skill(3), skill(1)])
    table.hand(0, 0, 1)
    assert table.s.plan_size == 20
    table.play(0, "plan")
    happened = table.do("perform")
    assert (table.s.drawn_size, table.s.plan_size) == (3, 17)
    assert [row[1] for row in told(happened, "plan-drawn")] == [3]
    assert all(table.view(0).drawn[i] >= 0 for i in range(3))
    for other in (1, -1):
        assert [table.view(other).drawn[i] for i in range(3)] == [-1, -1, -1]
        assert table.view(other).choices == 0
    told_to_others = {EVENTS[event.code] for event in table.match.events(1)}
    assert "plan-drawn" in told_to_others
    assert "plan-drew" not in told_to_others


@pytest.mark.rule("MA-71")
def test_one_of_the_drawn_cards_may_be_kept_face_up():
    table = planned(3)
    assert choices(table, "keep") == {"defend", "sprint"}
    table.do("keep p:sprint")
    assert owned(table) == {"sprint"}
    assert table.view(1).plans[0] == 1 << number("sprint")
    assert table.refuses(f"keep p{number('defend')}")


@pytest.mark.rule("MA-71", "MA-75")
def test_none_need_be_kept():
    table = planned(3)
    table.do("pass", "pass")
    assert owned(table) == set()
    assert discard(table) == ["defend", "failure", "sprint"]


@pytest.mark.rule("MA-72")
def test_failure_may_not_be_kept():
    table = planned(1, ("failure", "defend", "sprint"))
    assert table.legal() == ["pass"]
    assert table.refuses(f"keep p{number('failure')}")
    table.pass_()
    assert choices(table, "top") == {"failure"}


@pytest.mark.rule("MA-73", "MA-72")
def test_nobody_owns_two_copies_of_a_planning_card():
    table = planned(2, ("defend", "failure", "sprint"), owned=["defend"])
    assert table.legal() == ["pass"]
    table.do("pass", "pass")
    assert discard(table) == ["defend", "failure"]


@pytest.mark.rule("MA-73")
def test_somebody_else_may_own_a_copy_of_the_same_card():
    table = plan_table(1)
    table.owns(1, "defend")
    table.play(0, "plan")
    table.do("perform", "keep p:defend")
    assert owned(table, 0) == owned(table, 1) == {"defend"}


@pytest.mark.rule("MA-74")
def test_the_card_put_back_is_drawn_first_by_the_next_plan():
    table = planned(3)
    table.do("keep p:defend", "top p:sprint")
    assert deck(table) == ["sprint", *DECK[3:]]
    assert discard(table) == ["failure"]
    table.turn((1, "move"))
    table.play(2, "plan")
    table.do("perform")
    assert choices(table, "keep") == {"sprint"}


@pytest.mark.rule("MA-74")
def test_the_others_learn_that_a_card_went_on_top_but_not_which():
    table = planned(3)
    table.do("pass", "top p:sprint")
    top = table.s.plan_size - 1
    assert table.view(0).plan_deck[0, top] == number("sprint")
    assert [table.view(other).plan_deck[0, top] for other in (1, -1)] == [-1, -1]
    seen = {seat: {EVENTS[event.code] for event in table.match.events(seat)} for seat in (0, 1)}
    assert {"plan-on-top", "plan-put-on-top"} <= seen[0]
    assert "plan-on-top" in seen[1]
    assert "plan-put-on-top" not in seen[1]


@pytest.mark.rule("MA-70", "MA-74")
def test_a_card_put_on_top_stays_known_while_it_alone_is_drawn():
    """By the one who put it there; the others still do not see it."""
    table = planned(3)
    table.do("keep p:defend", "top p:sprint")
    table.turn((1, "move"))
    table.play(2, "plan")
    table.do("perform")
    assert (table.s.actor, table.s.drawn_size) == (1, 1)
    assert [table.view(seat).drawn[0] for seat in (0, 1, -1)] == [number("sprint"), number("sprint"), -1]


@pytest.mark.rule("MA-74", "MA-71")
def test_one_may_go_on_top_without_keeping_any_but_never_two():
    table = planned(3)
    table.do("pass")
    assert choices(table, "top") == {"defend", "sprint", "failure"}
    table.do("top p:defend")
    assert table.refuses(f"top p{number('sprint')}")
    assert (owned(table), deck(table)[0], discard(table)) == (set(), "defend", ["failure", "sprint"])


@pytest.mark.rule("MA-74")
def test_the_kept_card_cannot_go_on_top():
    table = planned(3)
    table.do("keep p:defend")
    assert choices(table, "top") == {"sprint", "failure"}
    assert table.refuses(f"top p{number('defend')}")


@pytest.mark.rule("MA-75")
def test_keep_one_put_one_back_discard_two():
    table = planned(4)
    happened = table.do("keep p:defend", "top p:take-aim")
    assert (owned(table), deck(table)[0], discard(table)) == ({"defend"}, "take-aim", ["failure", "sprint"])
    assert sorted(row[1] for row in told(happened, "plan-discarded")) == sorted(map(number, ("failure", "sprint")))


@pytest.mark.rule("MA-70", "MA-42")
def test_a_declined_plan_draws_nothing():
    table = plan_table(3)
    table.play(0, "plan")
    table.decline()
    assert (table.s.plan_size, table.s.drawn_size, table.total("plan")) == (6, 0, 3)


@pytest.mark.rule("MA-76")
def test_a_card_is_offered_in_its_own_window_only():
    table = plan_table()
    table.owns(0, "defend", "counterattack", "take-aim", "countermeasures", "smoke", "signal-jam", "sprint")
    assert choices(table, "card") == {"sprint"}
    table.play(0, "move")
    assert table.legal("card") == []
    table.go("s1")
    assert choices(table, "card") == {"smoke"}
    table.pass_()
    assert table.legal("card") == []  # no damage is due
    assert table.refuses(f"card p{number('defend')}")


@pytest.mark.rule("MA-76")
def test_a_card_stays_face_up_with_its_owner_until_it_is_used():
    table = plan_table()
    table.owns(0, "sprint")
    table.play(0, "intel")
    table.decline()
    assert owned(table) == {"sprint"}
    assert table.view(1).plans[0] == 1 << number("sprint")
    table.do("card p:sprint", "decline")
    assert owned(table) == set()
    assert discard(table) == ["sprint"]
