"""The clock of a turn: when it runs out, when it stands, and that nobody stalls it; time is a number."""

import pytest

from cantina.table import absence, bots, seats, undo
from cantina.table.absence import Presence
from table.evening import Evening, away, same, seen_at


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
    evening.presence.disconnected(0, evening.now)
    evening.wait(30)
    evening.presence.end_pause(0, evening.now)
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
    [
        ([], 0),
        ([(0, 10, 20)], 10),
        ([(0, 0, 5), (1, 3, 8)], 8),
        ([(0, 0, 5), (0, 7, 9)], 7),
        ([(0, -10, 5)], 5),
        ([(0, 90, 200)], 10),
        ([(0, 0, 20), (0, 30, 60)], 40),  # no more than 40 seconds for one seat
        ([(0, 0, 60), (1, 10, 60)], 50),  # nor for another
        ([(0, 0, 100), (1, 0, 100), (2, 50, 100)], 90),  # while all three are gone nobody waits
    ],
)
def test_for_how_long_the_clocks_stand(spans, seconds):
    presence = Presence()
    for seat, start, end in spans:
        presence.disconnected(seat, start)
        presence.connected(seat, end)
    assert presence.paused(0, 100, longest=40, players=[0, 1, 2]) == seconds


def come_and_go(evening, seat, seconds):
    """A player's connection is lost for a while, and there again for a moment."""
    evening.presence.disconnected(seat, evening.now)
    evening.wait(seconds)
    evening.presence.connected(seat, evening.now)
    evening.follow()


def seconds_until_stood_in(evening, do):
    """How long a seat can go on with this before a bot plays for it; much longer than allowed: for ever."""
    begun, place = evening.now, evening.table.places[1]
    while not place.away and evening.now < begun + 1000:
        do()
        place = evening.table.places[1]
    return evening.now - begun


def test_coming_and_going_does_not_stall_the_clock():
    """The clock of a turn stands for the grace time at most, in one go or in several."""
    evening = Evening(clock=4, grace=60)
    evening.act(0)
    assert seconds_until_stood_in(evening, lambda: come_and_go(evening, 1, 5)) == 65  # the first chance after 60 + 4
    assert away(evening) == ["", "clock"]


def test_coming_back_again_and_again_does_not_stall_the_clock():
    """A player who comes back before the bot has acted gets the whole clock, but only once in a turn."""
    evening = Evening(clock=30)
    evening.act(0)
    for seconds in (30, 30, 0):
        evening.wait(seconds)
        assert away(evening) == ["", "clock"]
        evening.do(absence.back(evening.table, "boris", 1))
        evening.follow()
    assert away(evening) == ["", "clock"]
    (task,) = bots.tasks(evening.table, listeners=0)
    evening.do(bots.decided(evening.table, task, bots.think(task, 1)))
    evening.do(absence.back(evening.table, "boris", 1))
    evening.act(0)
    evening.wait(29)  # a new round, a new clock
    assert away(evening) == ["", ""]
    assert same(evening.table, evening.again())


def test_leaving_and_sitting_down_does_not_stall_the_clock():
    evening = Evening(clock=30)
    evening.act(0)
    evening.wait(30)
    evening.do(absence.back(evening.table, "boris", 1))
    evening.wait(30)
    evening.do(seats.leave(evening.table, "boris", 1))
    evening.do(seats.sit(evening.table, "boris", "Boris", 1, invited=True))
    evening.follow()
    assert away(evening) == ["", "clock"]
    evening.do(absence.back(evening.table, "boris", 1))
    evening.follow()
    assert away(evening) == ["", "clock"]


def test_taking_back_does_not_stall_the_clock():
    """A pick that is taken back leaves as much time as there was when it was made."""
    evening = Evening(clock=30, undo="free")
    evening.wait(20)
    evening.act(0, "draw target")
    evening.wait(5)
    evening.do(undo.undo(evening.table, "anna", 0))
    assert seen_at(evening, 0)["you"]["left"] == 10
    evening.act(0, "draw target")
    evening.do(undo.undo(evening.table, "anna", 0))
    evening.act(1, "draw target")
    evening.wait(10)
    assert away(evening) == ["clock", ""]


def test_a_lone_player_with_a_clock_finds_the_game_as_it_was():
    alone = Evening(count=3, people=["anna"], grace=60, clock=90)
    for number in (1, 2):
        alone.do(seats.give_to_bot(alone.table, "anna", number, "random"))
    alone.follow()
    alone.presence.disconnected(0, alone.now)
    alone.wait(100_000)
    alone.presence.connected(0, alone.now)
    alone.wait(89)
    assert away(alone) == ["", "", ""]


def test_many_short_absences_are_kept_as_few():
    presence = Presence()
    for second in range(0, 10 * absence.MOST_PAUSES, 2):
        presence.disconnected(0, second)
        presence.connected(0, second + 1)
    assert len(presence.pauses[0]) == absence.MOST_PAUSES


def test_when_to_look_again():
    evening = Evening(clock=90, grace=60)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.now + 90
    evening.presence.disconnected(0, evening.now)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.now + 60
    quiet = Evening()
    assert absence.next_check_at(quiet.table, quiet.presence, quiet.now) == float("inf")


def test_each_sees_the_time_that_is_left_to_them():
    evening = Evening(clock=30)
    evening.now += 10
    assert [seen_at(evening, seat)["you"]["left"] for seat in (0, 1)] == [20, 20]
    evening.act(0, "draw target")
    assert [seen_at(evening, seat)["you"]["left"] for seat in (0, 1)] == [None, 20]
    assert seen_at(evening, None)["you"] is None


def test_the_time_that_is_left_stays_the_same_while_somebody_is_gone():
    evening = Evening(clock=30, grace=60)
    evening.presence.disconnected(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 30
    evening.presence.connected(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 5


def test_without_a_clock_no_time_is_told():
    assert seen_at(Evening(), 0)["you"]["left"] is None
