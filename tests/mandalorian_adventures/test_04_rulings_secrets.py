"""MQ-99 and MD-56: which questions are asked, and in which order, tells the others nothing."""

import pytest

from cantina.games.mandalorian_adventures.rules.state import LOYAL, NO_CARD, PHASES, TRAITOR
from mandalorian_adventures.kit import Table, skill, told
from mandalorian_adventures.loyalty import traitor_table

SPECTATOR = -1
# A card that may be kept, one that may not, and a copy of one that is owned.
TOP_CARDS = ("sprint", "failure", "defend")


def plan_of_one(top, step=""):
    """Seat 0 owns Defend and draws one planning card, by a Plan or by the effect of a card."""
    cards = [skill(1, action="plan", when="before", steps=[step] if step else ()), skill(1), skill(1, of="ig-11")]
    table = Table(cards=cards, seats=3)
    table.hand(0, 0, 1)
    table.owns(0, "defend")
    table.plan_deck(top, "sprint", "sprint", "sprint")
    table.play(0, "plan")
    table.do("effect" if step else "perform")
    return table


def seen(table, seat):
    """All that a seat, or a spectator, is shown: the concealed record, the view, and who is asked what."""
    viewer = None if seat == SPECTATOR else seat
    return table.match.concealed(viewer).tobytes(), table.match.view(viewer)


@pytest.mark.rule("MQ-99", "MA-70", "MA-74")
@pytest.mark.parametrize("step", ["", "draw_plan 1 1"])
def test_the_others_do_not_see_whether_a_drawn_card_may_be_kept(step):
    tables = {top: plan_of_one(top, step) for top in TOP_CARDS}
    for seat in (1, 2, SPECTATOR):
        shown = [seen(tables[top], seat) for top in TOP_CARDS]
        assert shown[0] == shown[1] == shown[2]
        assert shown[0][1]["question"]["phase"] == "keep"


@pytest.mark.rule("MQ-99", "MA-72", "MA-73")
@pytest.mark.parametrize("top", TOP_CARDS)
def test_with_nothing_to_keep_there_is_only_to_pass(top):
    table = plan_of_one(top)
    assert table.legal() == (["pass", "keep p5"] if top == "sprint" else ["pass"])
    table.pass_()
    assert PHASES[table.s.phase] == "top"


@pytest.mark.rule("MQ-99", "MA-74")
def test_a_card_put_back_on_top_is_not_told_by_the_questions_before():
    tables = [plan_of_one(top) for top in TOP_CARDS]
    for table, top in zip(tables, TOP_CARDS, strict=True):
        table.do("pass", f"top p:{top}")
    for seat in (1, 2, SPECTATOR):
        assert len({seen(table, seat)[0] for table in tables}) == 1
        events = [list(table.match.events(None if seat < 0 else seat)) for table in tables]
        assert events[0] == events[1] == events[2]


@pytest.mark.rule("MQ-99", "MA-71")
@pytest.mark.parametrize("second", ["failure", "take-aim"])
def test_who_may_keep_two_is_asked_twice(second):
    cards = [skill(1, action="plan", when="before", steps=["plan_mod 1 1"]), skill(1)]
    table = Table(cards=cards)
    table.hand(0, 0, 1)
    table.plan_deck("sprint", second, "defend")
    table.play(0, "plan")
    table.do("effect", "perform", "keep p:sprint")
    assert PHASES[table.s.phase] == "keep"
    assert ("keep" in " ".join(table.legal())) == (second == "take-aim")


@pytest.mark.rule("MQ-99")
def test_without_any_drawn_card_nobody_is_asked():
    """Everybody sees that deck and discard are empty."""
    table = Table(cards=[skill(1), skill(1)])
    table.hand(0, 0, 1)
    table.plan_deck()
    table.play(0, "plan")
    happened = table.do("perform")
    assert told(happened, "plan-drawn") == [(0, 0, 0, 0)]
    assert PHASES[table.s.phase] == "main"


@pytest.mark.rule("MD-56", "MQ-99")
def test_everybody_is_asked_at_the_start_of_a_turn_so_that_no_traitor_is_known_by_it():
    shown = []
    for traitor in (0, 1, None):
        table = traitor_table(traitor)
        table.hand(0)  # nothing to play: a loyal player could do nothing at all
        shown.append([seen(table, seat)[0] for seat in (2, SPECTATOR)])
        assert table.actor == 0
        assert table.legal() == (["end", "betray"] if traitor == 0 else ["end"])
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.rule("MD-56")
def test_a_card_that_was_shown_to_all_is_seen_by_spectators_too():
    table = traitor_table(2)
    table.turn((1, "attack"), (0, "intel"))
    table.do("accuse s1", "yes")
    assert [table.view(viewer).loyalty[1] for viewer in (0, 1, 2, SPECTATOR)] == [LOYAL] * 4
    assert table.match.view(None)["players"][1]["loyalty"] == "loyal"
    assert (table.view(SPECTATOR).loyalty[2], table.view(2).loyalty[2]) == (NO_CARD, TRAITOR)


@pytest.mark.rule("MD-34", "MD-56")
def test_a_card_that_one_player_looked_at_stays_hidden_from_spectators():
    table = traitor_table(2)
    table.edit().loyalty_seen[1] = 0b101  # seats 0 and 2 have looked at it
    assert [table.view(viewer).loyalty[1] for viewer in (0, 2, SPECTATOR)] == [LOYAL, LOYAL, NO_CARD]
