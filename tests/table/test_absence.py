"""Absent players: presence, pause, clock, stand-ins; time is a number, no test waits for it."""

import pytest

from cantina.table import absence, bots, seats, undo
from cantina.table.absence import NOBODY, Elsewhere, Presence
from cantina.table.bodies import AwayBody, BackBody
from cantina.table.errors import TableError
from cantina.table.updates import update
from table.evening import Evening, same


def away(evening):
    return [place.away for place in evening.table.places]


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


def test_when_to_look_again():
    evening = Evening(clock=90, grace=60)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.now + 90
    evening.presence.disconnected(0, evening.now)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.now + 60
    quiet = Evening()
    assert absence.next_check_at(quiet.table, quiet.presence, quiet.now) == float("inf")


def test_who_has_left_for_good_makes_room_for_a_bot():
    evening = Evening()
    evening.do(seats.leave(evening.table, "boris", 1))
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "greedy"))
    assert (evening.table.places[1].kind, evening.table.places[1].away) == ("bot", "")
    assert same(evening.table, evening.again())


def test_who_is_connected_elsewhere_gets_the_seat_back_at_once():
    """One server process has missed a guest who is connected to another one: the other one puts it right."""
    evening, elsewhere = Evening(grace=10), absence.Presence()
    elsewhere.connected(1, evening.now)
    evening.presence.disconnected(1, evening.now)
    evening.wait(10)
    assert evening.table.places[1].away == "dropped"
    assert absence.due(evening.table, elsewhere, evening.now) == BackBody(1)


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


# --- Connected to another process, or by requests only ---------------------------------------------------------------


def elsewhere(*seats, listeners=1, since=0):
    return Elsewhere(frozenset(seats), listeners, since)


def test_a_window_at_another_process_keeps_a_guest_there():
    evening = Evening(grace=10)
    presence = evening.presence
    presence.connected(1, evening.now)
    presence.changed_elsewhere("other", elsewhere(1, since=evening.now + 1), [0, 1], evening.now)
    presence.disconnected(1, evening.now)
    assert presence.gone == {}
    presence.changed_elsewhere("other", NOBODY, [0, 1], evening.now + 5)
    assert presence.gone == {1: evening.now + 5}
    presence.changed_elsewhere("third", elsewhere(1), [0, 1], evening.now + 8)
    assert (presence.gone, presence.pauses) == ({}, {1: [(evening.now + 5, evening.now + 8)]})


def test_who_leaves_another_process_while_there_at_this_one_or_a_third_is_not_gone():
    presence = Presence()
    presence.connected(0, 0)
    presence.changed_elsewhere("other", elsewhere(0, 1), [0, 1], 1)
    presence.changed_elsewhere("third", elsewhere(1), [0, 1], 2)
    presence.changed_elsewhere("other", NOBODY, [0, 1], 3)
    assert presence.gone == {}
    presence.changed_elsewhere("third", elsewhere(listeners=4), [0, 1], 4)
    assert (presence.gone, presence.listeners_elsewhere) == ({1: 4}, 4)


def test_a_seat_that_was_given_up_is_not_gone():
    presence = Presence()
    presence.changed_elsewhere("other", elsewhere(0, 1), [0, 1], 1)
    presence.changed_elsewhere("other", NOBODY, [0], 2)
    assert presence.gone == {0: 2}


@pytest.mark.parametrize(
    ("since", "others", "leads"),
    [
        (float("inf"), [], True),  # nobody is connected to any process: any of them does what time brings
        (5, [], True),
        (5, [7, 6], True),
        (5, [4], False),
        (float("inf"), [4], False),
    ],
)
def test_the_process_that_has_had_somebody_for_longest_leads(since, others, leads):
    presence = Presence(since=since)
    for number, begun in enumerate(others):
        presence.changed_elsewhere(str(number), elsewhere(since=begun), [], 10)
    assert presence.leads is leads


def test_what_time_brings_comes_from_the_process_that_leads():
    """The other one may not know how long the clock stood."""
    evening = Evening(clock=90, grace=60)
    evening.presence.changed_elsewhere("other", elsewhere(0, 1), [0, 1], evening.now)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == float("inf")
    evening.wait(600)
    assert away(evening) == ["", ""]
    evening.presence.changed_elsewhere("other", NOBODY, [0, 1], evening.now)
    evening.presence.connected(1, evening.now)
    assert absence.next_check_at(evening.table, evening.presence, evening.now) == evening.now + 60
    evening.wait(60)
    assert away(evening) == ["dropped", "clock"]


def test_any_process_gives_back_the_seat_of_who_is_connected_to_it():
    evening, presence = Evening(), Presence()
    presence.changed_elsewhere("other", elsewhere(0), [0, 1], evening.now)
    presence.connected(1, evening.now)
    evening.do(AwayBody(1, "dropped"))
    assert absence.due(evening.table, presence, evening.now) == BackBody(1)


def test_a_request_counts_as_a_connection_for_a_while():
    evening = Evening(grace=60)
    presence, now = evening.presence, evening.now
    presence.requested(1, now, now + 300)
    assert absence.next_check_at(evening.table, presence, now) == now + 300
    assert (presence.lapse(now + 299), presence.gone) == (False, {})
    assert (presence.lapse(now + 300), presence.gone) == (True, {1: now + 300})
    presence.requested(1, now + 310, now + 610)
    assert presence.gone == {}


def test_who_is_connected_needs_no_requests():
    presence = Presence()
    presence.connected(1, 0)
    presence.requested(1, 5, 300)
    presence.lapse(300)
    assert presence.gone == {}
    presence.requested(1, 310, 610)
    presence.disconnected(1, 320)  # the window was closed: that is newer than the request
    assert presence.gone == {1: 320}


# --- What viewers see ----------------------------------------------------------------------------------------------


def seen_at(evening, viewer):
    """What a server that sees the connections sends."""
    return update(evening.table, viewer, 0, "en", evening.presence, evening.now)["table"]


def test_everybody_sees_who_is_gone():
    evening = Evening(count=3, grace=60)
    evening.presence.disconnected(1, evening.now)
    assert [seen_at(evening, viewer)["gone"] for viewer in (0, 2, None)] == [[1], [1], [1]]
    evening.presence.connected(1, evening.now)
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
    evening.presence.disconnected(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 30
    evening.presence.connected(1, evening.now)
    evening.now += 25
    assert seen_at(evening, 0)["you"]["left"] == 5


def test_without_a_clock_no_time_is_told():
    assert seen_at(Evening(), 0)["you"]["left"] is None
