"""Interrupts: asked of the seat concerned only, answered after the same delay whatever one holds (WM-A69)."""

import pytest

from cantina.engine.errors import BadOption
from cantina.table import absence, bots, interrupts, play, seats
from cantina.table.errors import TableError
from table.evening import Evening, same

GAME = "way-of-the-mandalorian"


def attempt(count=3, **settings):
    """The active player attempts the first mission that can be attempted: the others are asked for an event."""
    evening = Evening(GAME, count, **{"delay": 5, **settings})
    match = evening.table.match
    active = match.actors()[0]
    wish = next(str(action) for action in match.legal(active) if str(action).startswith("attempt"))
    evening.act(active, wish)
    (asked,) = match_now(evening).actors()
    return evening, active, asked


def match_now(evening):
    return evening.table.match


def reward(evening):
    return int(match_now(evening).content.tables["reward"][0, match_now(evening).state["mission"][0]])


@pytest.mark.rule("WM-A69")
def test_the_seat_concerned_is_asked_and_nobody_else():
    evening, active, asked = attempt()
    assert asked != active
    assert evening.seen(asked)["legal"]
    assert [evening.seen(viewer)["legal"] for viewer in evening.table.viewers() if viewer != asked] == [[], [], []]


@pytest.mark.rule("WM-A69")
def test_an_answer_lies_sealed_until_the_delay_is_over():
    evening, _, asked = attempt()
    others = [viewer for viewer in evening.table.viewers() if viewer != asked]
    before = [evening.seen(viewer) for viewer in others]
    body = evening.act(asked, "pass", key="k")
    assert body.kind == "seal"
    assert [evening.seen(viewer) for viewer in others] == before
    assert (evening.seen(asked)["legal"], evening.seen(asked)["table"]["you"]["sealed"]) == ([], "pass")
    evening.wait(4)
    assert [evening.seen(viewer) for viewer in others] == before
    evening.wait(1)
    assert match_now(evening).actors() != (asked,)


def test_a_sealed_answer_is_kept_by_the_log():
    evening, _, asked = attempt()
    evening.act(asked, "pass", key="k")
    again = evening.again()
    assert again.places[asked].sealed == "pass"
    assert play.act(again, again.places[asked].guest, asked, "pass", "k") is None
    assert same(evening.table, again)


@pytest.mark.rule("WM-A69")
@pytest.mark.parametrize("wish", ["never", "from"])
def test_standing_orders_pass_after_the_same_delay(wish):
    evening, _, asked = attempt()
    orders = {"events": wish, "reward": reward(evening) + 1}
    evening.do(interrupts.order(evening.table, evening.table.places[asked].guest, asked, orders))
    evening.wait(4)
    assert match_now(evening).actors() == (asked,)
    evening.wait(1)
    assert match_now(evening).actors() != (asked,)
    assert evening.log[-1].body.by == "order"


@pytest.mark.rule("WM-A69")
@pytest.mark.parametrize("orders", [{"events": "ask"}, {"events": "from", "reward": 0}])
def test_who_wants_to_be_asked_is_asked(orders):
    evening, _, asked = attempt()
    evening.do(interrupts.order(evening.table, evening.table.places[asked].guest, asked, orders))
    evening.wait(1000)
    assert match_now(evening).actors() == (asked,)


def test_orders_are_known_to_the_seat_alone():
    evening, active, asked = attempt()
    before = evening.seen(active), evening.seen(None)
    evening.do(interrupts.order(evening.table, evening.table.places[asked].guest, asked, {"events": "never"}))
    assert (evening.seen(active), evening.seen(None)) == before
    assert evening.seen(asked)["table"]["you"]["orders"]["events"] == "never"


def test_orders_that_were_given_already_are_not_stored():
    evening, _, asked = attempt()
    guest, same_orders = evening.table.places[asked].guest, {"events": "never"}
    evening.do(interrupts.order(evening.table, guest, asked, same_orders))
    assert interrupts.order(evening.table, guest, asked, same_orders) is None
    assert interrupts.order(evening.table, guest, asked, {}) is not None


@pytest.mark.parametrize("orders", [{"events": "sometimes"}, {"reward": -1}, {"colour": "red"}])
def test_orders_that_cannot_be_followed_are_refused(orders):
    evening, _, asked = attempt()
    with pytest.raises(BadOption):
        interrupts.order(evening.table, evening.table.places[asked].guest, asked, orders)


@pytest.mark.parametrize(("game", "orders"), [("bounty-hunters", {}), (GAME, None), (GAME, [1])])
def test_where_there_are_no_orders(game, orders):
    evening = Evening(game)
    with pytest.raises(TableError) as error:
        interrupts.order(evening.table, "anna", 0, orders)
    assert error.value.key == "table-no-orders"


def test_a_bot_answers_after_the_same_delay():
    evening, _, asked = attempt(grace=0, pace=0)
    evening.presence.disconnected(asked, evening.now)
    since = evening.table.places[asked].asked
    evening.follow()
    (task,) = bots.tasks(evening.table, listeners=0)
    assert task.due == since + 5


def test_without_a_delay_an_answer_counts_at_once():
    evening, _, asked = attempt(delay=0)
    assert evening.act(asked, "pass").kind == "act"


def test_the_server_is_told_when_to_look_again():
    evening, _, asked = attempt()
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.table.places[asked].asked + 5


def test_an_answer_without_a_key_does_not_swallow_what_comes_later():
    evening, _, asked = attempt()
    evening.act(asked, "pass")
    evening.wait(5)
    before = len(evening.log)
    evening.act(match_now(evening).actors()[0])
    assert len(evening.log) > before


def alone(**settings):
    """Anna attempts against a bot, then is asked herself."""
    evening = Evening(GAME, 2, people=["anna"], options={"first_player": 0}, **{"delay": 5, "pace": 10, **settings})
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "greedy"))
    evening.follow()
    evening.act(0, next(str(one) for one in match_now(evening).legal(0) if str(one).startswith("attempt")))
    return evening


def test_a_bot_keeps_nobody_waiting_as_everybody_knows_that_it_is_one():
    evening = alone()
    (task,) = bots.tasks(evening.table, listeners=1)
    assert interrupts.is_interrupt(evening.table, task.seat)
    assert evening.now < task.due < evening.now + 5


def test_who_plays_alone_with_bots_answers_at_once():
    evening = alone()
    (task,) = bots.tasks(evening.table, listeners=1)
    evening.do(bots.decided(evening.table, task, bots.think(task, 1)))
    assert interrupts.is_interrupt(evening.table, 0)
    assert evening.act(0, "pass").kind == "act"


@pytest.mark.rule("WM-A69")
def test_standing_orders_of_one_who_plays_alone_need_no_delay():
    evening = alone()
    evening.do(interrupts.order(evening.table, "anna", 0, {"events": "never"}))
    (task,) = bots.tasks(evening.table, listeners=1)
    evening.do(bots.decided(evening.table, task, bots.think(task, 1)))
    evening.follow()
    assert evening.log[-1].body.by == "order"


def test_a_second_person_is_enough_for_answers_to_be_held_back():
    assert [interrupts.held_back(one.table) for one in (alone(), Evening(GAME, 2, delay=5))] == [0, 5]
