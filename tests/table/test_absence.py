"""Absent people: presence, pause, clock, stand-ins; time is a number, nobody waits for it."""

import pytest

from cantina.table import absence, bots, seats
from cantina.table.absence import Presence
from cantina.table.errors import TableError
from cantina.table.sight import update
from table.evening import Evening, same


def away(evening):
    return [seat.away for seat in evening.table.seats]


def test_after_the_grace_time_a_bot_stands_in():
    evening = Evening(grace=60)
    evening.presence.lost(1, evening.now)
    evening.wait(59)
    assert away(evening) == ["", ""]
    evening.wait(1)
    assert away(evening) == ["", "dropped"]
    assert evening.seen(0)["events"][-1]["text"] == "Boris is gone: a bot stands in."


def test_who_comes_back_in_time_has_missed_nothing():
    evening = Evening(grace=60)
    evening.presence.lost(1, evening.now)
    evening.wait(59)
    evening.presence.found(1, evening.now)
    evening.wait(600)
    assert away(evening) == ["", ""]


def test_the_person_gets_the_seat_back_at_once():
    evening = Evening(grace=60)
    evening.presence.lost(1, evening.now)
    evening.wait(60)
    evening.presence.found(1, evening.now)
    evening.do(absence.back(evening.table, "boris", 1))
    assert away(evening) == ["", ""]
    evening.act(1)


def test_only_the_person_gets_it_back():
    evening = Evening(grace=0)
    evening.presence.lost(1, evening.now)
    evening.follow()
    for guest in ("anna", "cleo"):
        with pytest.raises(TableError) as error:
            absence.back(evening.table, guest, 1)
        assert error.value.key == "table-not-your-seat"


def test_who_is_not_away_cannot_come_back():
    with pytest.raises(TableError) as error:
        absence.back(Evening().table, "anna", 0)
    assert error.value.key == "table-not-away"


def test_without_a_clock_a_turn_takes_as_long_as_it_takes():
    evening = Evening()
    evening.wait(10_000_000)
    assert away(evening) == ["", ""]


def test_when_the_clock_runs_out_a_bot_stands_in_for_those_who_are_asked():
    evening = Evening(clock=90)
    evening.act(0)
    evening.wait(89)
    assert away(evening) == ["", ""]
    evening.wait(1)
    assert away(evening) == ["", "clock"]


def test_the_clock_begins_anew_with_each_round():
    evening = Evening(clock=90)
    evening.wait(80)
    evening.act(0)
    evening.act(1)
    evening.wait(80)
    assert away(evening) == ["", ""]


def test_while_somebody_is_gone_the_clock_stands():
    evening = Evening(clock=90, grace=60)
    evening.wait(50)
    evening.presence.lost(0, evening.now)
    evening.wait(30)
    evening.presence.found(0, evening.now)
    evening.wait(39)
    assert away(evening) == ["", ""]
    evening.wait(1)
    assert away(evening) == ["clock", "clock"]


def test_whoever_is_back_has_the_whole_clock_before_them():
    evening = Evening(clock=90)
    evening.wait(90)
    evening.do(absence.back(evening.table, "anna", 0))
    evening.wait(89)
    assert away(evening) == ["", "clock"]


@pytest.mark.parametrize(
    ("spans", "seconds"),
    [([], 0), ([(10, 20)], 10), ([(0, 5), (3, 8)], 8), ([(0, 5), (7, 9)], 7), ([(-10, 5)], 5), ([(90, 200)], 10)],
)
def test_pauses_that_overlap_count_once(spans, seconds):
    presence = Presence(pauses=list(spans))
    assert presence.paused(0, 100) == seconds


def test_before_the_deal_and_after_the_end_nobody_is_stood_in_for():
    evening = Evening(count=3, people=["anna", "boris"], grace=0, clock=1)
    evening.presence.lost(1, evening.now)
    evening.wait(1000)
    assert away(evening) == ["", "", ""]


def test_a_table_that_everybody_has_left_waits():
    """Whoever plays with bots and comes back tomorrow finds the game as it was."""
    alone = Evening(count=3, people=["anna"], grace=60)
    for number in (1, 2):
        alone.do(seats.give_to_bot(alone.table, "anna", number, "random"))
    alone.follow()
    alone.presence.lost(0, alone.now)
    alone.wait(100_000)
    assert away(alone) == ["", "", ""]


def test_of_two_who_leave_neither_is_stood_in_for_until_one_is_back():
    evening = Evening(grace=60)
    for number in (0, 1):
        evening.presence.lost(number, evening.now)
    evening.wait(100_000)
    assert away(evening) == ["", ""]
    evening.presence.came(0, evening.now)
    evening.wait(1)
    assert away(evening) == ["", "dropped"]


def test_whoever_has_all_seats_at_one_screen_is_not_stood_in_for():
    evening = Evening(people=["anna", "anna"], grace=60)
    for number in (0, 1):
        evening.presence.lost(number, evening.now)
    evening.presence.came(1, evening.now)
    evening.wait(100_000)
    assert away(evening) == ["", ""]


def test_a_stand_in_plays_at_the_level_of_the_table_and_is_marked():
    evening = Evening(grace=0, stand_in="random")
    evening.presence.lost(1, evening.now)
    evening.follow()
    (task,) = bots.tasks(evening.table, watched=False)
    assert (task.seat, task.level, task.by) == (1, "random", "stand-in")
    evening.do(bots.decided(evening.table, task, bots.think(task, 5)))
    assert evening.seen(0)["table"]["seats"][1]["stood_in"]


def test_when_to_look_again():
    evening = Evening(clock=90, grace=60)
    assert absence.next_look(evening.table, evening.presence, evening.now) == evening.now + 90
    evening.presence.lost(0, evening.now)
    assert absence.next_look(evening.table, evening.presence, evening.now) == evening.now + 60
    quiet = Evening()
    assert absence.next_look(quiet.table, quiet.presence, quiet.now) == float("inf")


def test_who_has_left_for_good_makes_room_for_a_bot():
    evening = Evening()
    evening.do(seats.hand_back(evening.table, "boris", 1))
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "greedy"))
    assert (evening.table.seats[1].kind, evening.table.seats[1].away) == ("bot", "")
    assert same(evening.table, evening.again())


def test_who_is_connected_elsewhere_gets_the_seat_back_at_once():
    """One server has missed somebody who is connected to another one: the other one puts it right."""
    evening, elsewhere = Evening(grace=10), absence.Presence()
    elsewhere.came(1, evening.now)
    evening.presence.lost(1, evening.now)
    evening.wait(10)
    assert evening.table.seats[1].away == "dropped"
    assert absence.due(evening.table, elsewhere, evening.now) == {"kind": "back", "seat": 1}


def test_who_let_the_clock_run_out_comes_back_by_saying_so():
    evening = Evening(clock=10)
    evening.presence.came(1, evening.now)
    evening.wait(11)
    assert evening.table.seats[1].away == "clock"
    assert absence.due(evening.table, evening.presence, evening.now) is None


def test_who_is_back_already_need_not_come_back():
    evening = Evening()
    assert absence.come_back(evening.table, "boris", 1) is None
    evening.do({"kind": "away", "seat": 1, "why": "dropped"})
    assert absence.come_back(evening.table, "boris", 1) == {"kind": "back", "seat": 1}


def test_who_acts_is_back():
    evening = Evening()
    evening.do({"kind": "away", "seat": 1, "why": "clock"})
    evening.act(1, "draw target")
    assert away(evening) == ["", ""]
    assert evening.table.seats[1].stood_in is False
    assert [event["kind"] for event in evening.seen(0)["events"]][-2:] == ["back", "acted"]
    assert same(evening.table, evening.again())


def test_what_the_stand_in_does_brings_nobody_back():
    evening = Evening()
    evening.do({"kind": "away", "seat": 1, "why": "clock"})
    (task,) = bots.tasks(evening.table, watched=False)
    evening.do(bots.decided(evening.table, task, bots.think(task, 1)))
    assert away(evening) == ["", "clock"]


# --- What is told of it --------------------------------------------------------------------------------------------


def seen_at(evening, viewer):
    """What a server that sees the connections sends."""
    return update(evening.table, viewer, 0, "en", evening.presence, evening.now)["table"]


def test_everybody_sees_who_is_gone():
    evening = Evening(count=3, grace=60)
    evening.presence.lost(1, evening.now)
    assert [seen_at(evening, viewer)["gone"] for viewer in (0, 2, None)] == [[1], [1], [1]]
    evening.presence.came(1, evening.now)
    assert seen_at(evening, 0)["gone"] == []


def test_each_sees_the_time_that_is_left_to_them():
    evening = Evening(clock=30)
    evening.now += 10
    assert [seen_at(evening, seat)["you"]["left"] for seat in (0, 1)] == [20, 20]
    evening.act(0, "draw target")
    assert [seen_at(evening, seat)["you"]["left"] for seat in (0, 1)] == [None, 20]
    assert seen_at(evening, None)["you"] is None


def test_the_time_that_is_left_stays_the_same_while_somebody_is_gone():
    evening = Evening(clock=30, grace=60)
    evening.presence.lost(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 30
    evening.presence.came(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 5


def test_without_a_clock_no_time_is_told():
    assert seen_at(Evening(), 0)["you"]["left"] is None
