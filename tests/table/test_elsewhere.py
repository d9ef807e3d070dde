"""Presence without a connection to this process: guests at another one, and guests who make requests only."""

import pytest

from cantina.table import absence
from cantina.table.absence import NOBODY, Elsewhere, Presence
from cantina.table.bodies import AwayBody, BackBody
from table.evening import Evening, away


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


def test_who_is_connected_elsewhere_gets_the_seat_back_at_once():
    """One server process has missed a guest who is connected to another one: the other one puts it right."""
    evening, elsewhere = Evening(grace=10), absence.Presence()
    elsewhere.connected(1, evening.now)
    evening.presence.disconnected(1, evening.now)
    evening.wait(10)
    assert evening.table.places[1].away == "dropped"
    assert absence.due(evening.table, elsewhere, evening.now) == BackBody(1)


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
