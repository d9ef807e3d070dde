"""Absent people: presence, pause, clock, stand-ins; time is a number, nobody waits for it."""

import pytest

from cantina.table import absence, bots, seats
from cantina.table.absence import Presence
from cantina.table.errors import TableError
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
    assert evening.seen(0)["events"][-1]["text"] == "Boris is gone: a bot stands in"


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
