"""`apply` is the only place where a table changes: commands, updates and what is due read it, and fill its cache."""

from contextlib import suppress
from copy import deepcopy
from dataclasses import fields

import pytest

from cantina.engine.errors import CantinaError
from cantina.server.schema.requests import SEAT_REQUESTS
from cantina.table import absence, bots, moments, play, rematch, seats, updates
from cantina.table.table import Table
from table.evening import Evening

CACHE, FIXED = {"cache"}, {"game", "content", "settings"}  # no part of the state; immutable
GUESTS = ("anna", "boris", "nobody")
SENT = {
    "sit": {"name": "Cleo"},
    "bot": {"level": "random"},
    "act": {"action": "draw hunter", "key": "k"},
    "consent": {"yes": True},
    "order": {"orders": {}},
    "prefer": {"confirms": False, "pace": "slow"},
    "say": {"phrase": "hello"},
}


def state(table):
    """All fields of a table that are not its cache, as copies that can be compared."""
    found = {one.name: getattr(table, one.name) for one in fields(Table) if one.name not in CACHE | FIXED}
    match, story = found.pop("match"), found.pop("story")
    found["record"] = None if match is None else (match.state.tobytes(), list(match.log))
    found["stories"] = {viewer: list(story.lines(viewer)) for viewer in table.viewers()}
    return deepcopy(found)


def opened():
    """A table with one guest and two open seats."""
    return Evening(count=3, people=["anna"])


def dealt():
    return Evening()


def asked_for_undo():
    """A table where an undo is asked for."""
    evening = Evening(undo="consent")
    evening.act(0, "draw hunter")
    evening.do(SEAT_REQUESTS["undo"].command(evening.table, "anna", 0, None))
    return evening


@pytest.mark.parametrize("begin", [opened, dealt, asked_for_undo])
@pytest.mark.parametrize("name", SEAT_REQUESTS)
def test_a_command_changes_nothing(name, begin):
    table, request = begin().table, SEAT_REQUESTS[name]
    before, sent = state(table), request.model(**SENT.get(name, {}))
    for guest in GUESTS:
        for seat in range(len(table.places)):
            with suppress(CantinaError):
                request.command(table, guest, seat, sent)
            assert state(table) == before


def test_what_the_server_asks_a_table_changes_nothing():
    evening = Evening(people=["anna"], count=2)
    evening.do(seats.give_to_bot(evening.table, "anna", 1, "random"))
    evening.follow()
    table, before = evening.table, state(evening.table)
    presence = absence.Presence(gone={0: 0.0})
    absence.due(table, presence, evening.now)
    absence.next_check_at(table, presence, evening.now)
    for task in bots.tasks(table, listeners=1):
        bots.decided(table, task, bots.think(task, 1))
    for viewer in table.viewers():
        updates.update(table, viewer, 0, "en", presence, evening.now)
        moments.moment(table, evening.log, viewer, viewer, 1, "en")
    with pytest.raises(CantinaError):
        rematch.rematch(table, "anna", "t2")
    assert state(table) == before


def test_a_stored_entry_changes_it():
    """Every change of an action is among the fields that are compared."""
    evening = dealt()
    before = state(evening.table)
    body = play.act(evening.table, "anna", 0, "draw hunter", "k")
    assert state(evening.table) == before
    evening.do(body)
    after = state(evening.table)
    assert {name for name in before if before[name] != after[name]} == {"number", "places", "keys", "record", "stories"}
