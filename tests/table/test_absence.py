"""Absent players: who is gone, when a bot stands in, and how the seat is given back; time is a number."""

import pytest

from cantina.table import absence, bots, seats
from cantina.table.bodies import AwayBody, BackBody
from cantina.table.errors import TableError
from table.evening import Evening, away, same, seen_at


def test_after_the_grace_time_a_bot_stands_in():
    evening = Evening(grace=60)
    evening.presence.disconnected(1, evening.now)
    evening.wait(59)
    assert away(evening) == ["", ""]
    evening.wait(1)
    assert away(evening) == ["", "dropped"]
    assert evening.seen(0)["events"][-1]["text"] == "Boris lost the connection: a bot takes over."


def test_who_comes_back_in_time_has_missed_nothing():
    evening = Evening(grace=60)
    evening.presence.disconnected(1, evening.now)
    evening.wait(59)
    evening.presence.end_pause(1, evening.now)
    evening.wait(600)
    assert away(evening) == ["", ""]


def test_the_person_gets_the_seat_back_at_once():
    evening = Evening(grace=60)
    evening.presence.disconnected(1, evening.now)
    evening.wait(60)
    evening.presence.end_pause(1, evening.now)
    evening.do(absence.back(evening.table, "boris", 1))
    assert away(evening) == ["", ""]
    evening.act(1)


def test_only_the_person_gets_it_back():
    evening = Evening(grace=0)
    evening.presence.disconnected(1, evening.now)
    evening.follow()
    for guest in ("anna", "cleo"):
        with pytest.raises(TableError) as error:
            absence.back(evening.table, guest, 1)
        assert error.value.key == "table-not-your-seat"


def test_who_is_not_away_cannot_come_back():
    with pytest.raises(TableError) as error:
        absence.back(Evening().table, "anna", 0)
    assert error.value.key == "table-not-away"


def test_before_the_deal_and_after_the_end_nobody_is_stood_in_for():
    evening = Evening(count=3, people=["anna", "boris"], grace=0, clock=1)
    evening.presence.disconnected(1, evening.now)
    evening.wait(1000)
    assert away(evening) == ["", "", ""]


def test_a_table_that_everybody_has_left_waits():
    """A guest who plays with bots and comes back tomorrow finds the game as it was."""
    alone = Evening(count=3, people=["anna"], grace=60)
    for number in (1, 2):
        alone.do(seats.give_to_bot(alone.table, "anna", number, "random"))
    alone.follow()
    alone.presence.disconnected(0, alone.now)
    alone.wait(100_000)
    assert away(alone) == ["", "", ""]


def test_of_two_who_leave_neither_is_stood_in_for_until_one_is_back():
    evening = Evening(grace=60)
    for number in (0, 1):
        evening.presence.disconnected(number, evening.now)
    evening.wait(100_000)
    assert away(evening) == ["", ""]
    evening.presence.connected(0, evening.now)
    evening.wait(1)
    assert away(evening) == ["", "dropped"]


def test_whoever_has_all_seats_at_one_screen_is_not_stood_in_for():
    evening = Evening(people=["anna", "anna"], grace=60)
    for number in (0, 1):
        evening.presence.disconnected(number, evening.now)
    evening.presence.connected(1, evening.now)
    evening.wait(100_000)
    assert away(evening) == ["", ""]


def test_a_stand_in_plays_at_the_level_of_the_table_and_is_marked():
    evening = Evening(grace=0, stand_in="random")
    evening.presence.disconnected(1, evening.now)
    evening.follow()
    (task,) = bots.tasks(evening.table, listeners=0)
    assert (task.seat, task.level, task.by) == (1, "random", "stand-in")
    evening.do(bots.decided(evening.table, task, bots.think(task, 5)))
    assert evening.seen(0)["table"]["seats"][1]["stood_in"]


def test_who_has_left_for_good_makes_room_for_a_bot():
    evening = Evening()
    evening.do(seats.leave(evening.table, "boris", 1))
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "greedy"))
    assert (evening.table.places[1].kind, evening.table.places[1].away) == ("bot", "")
    assert same(evening.table, evening.again())


def test_who_let_the_clock_run_out_comes_back_by_saying_so():
    evening = Evening(clock=10)
    evening.presence.connected(1, evening.now)
    evening.wait(11)
    assert evening.table.places[1].away == "clock"
    assert absence.due(evening.table, evening.presence, evening.now) is None


def test_who_is_back_already_need_not_come_back():
    evening = Evening()
    assert absence.come_back(evening.table, "boris", 1) is None
    evening.do(AwayBody(1, "dropped"))
    assert absence.come_back(evening.table, "boris", 1) == BackBody(1)


def test_who_acts_is_back():
    evening = Evening()
    evening.do(AwayBody(1, "clock"))
    evening.act(1, "draw target")
    assert away(evening) == ["", ""]
    assert evening.table.places[1].stood_in is False
    assert [event["kind"] for event in evening.seen(0)["events"]][-2:] == ["back", "acted"]
    assert same(evening.table, evening.again())


def test_what_the_stand_in_does_brings_nobody_back():
    evening = Evening()
    evening.do(AwayBody(1, "clock"))
    (task,) = bots.tasks(evening.table, listeners=0)
    evening.do(bots.decided(evening.table, task, bots.think(task, 1)))
    assert away(evening) == ["", "clock"]


def test_everybody_sees_who_is_gone():
    evening = Evening(count=3, grace=60)
    evening.presence.disconnected(1, evening.now)
    assert [seen_at(evening, viewer)["gone"] for viewer in (0, 2, None)] == [[1], [1], [1]]
    evening.presence.connected(1, evening.now)
    assert seen_at(evening, 0)["gone"] == []
