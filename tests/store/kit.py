"""What the tests of the store do again and again."""

from __future__ import annotations

import json

from cantina.store import Guest, Link, Opened, Sits, reading

GAME = "bounty-hunters"
WAIT = 30  # seconds after which a future is lost
LATER = 10**6  # a time after all others


def opened(table_id, at=1000, game=GAME, **more):
    return Opened(table_id, game, 2, at, **more)


def table_info(store, table_id):
    """What lists show of a table, None where there is none."""
    with store._engine.begin() as connection:
        return reading.table(connection, table_id)


def body(number, **more):
    return json.dumps({"action": f"sell {number}", **more})


def append(store, table_id, number, at=None, text=None, side=()):
    """Append an entry and wait; the first one opens its table."""
    first = [opened(table_id)] if number == 1 and not any(isinstance(one, Opened) for one in side) else []
    store.append(table_id, number, 1000 + number if at is None else at, text or body(number), [*first, *side]).result(
        WAIT
    )


def fill(store, table_id, count):
    """A table with `count` entries."""
    for number in range(1, count + 1):
        append(store, table_id, number)


def numbers(store, table_id):
    return [entry.number for entry in store.load(table_id)]


def table_with_people(store, table_id="t1", guests=("guest-a", "guest-b")):
    """A table whose log names its guests."""
    people = [Guest(guest, f"name of {guest}", 5) for guest in guests]
    seats = [Sits(guest, table_id, seat) for seat, guest in enumerate(guests)]
    links = [Link(f"hash {table_id} {seat}".encode(), table_id, "seat", seat) for seat in range(len(guests))]
    append(store, table_id, 1, text=body(1, seats=list(guests)), side=[*people, *seats, *links])
    append(store, table_id, 2, text=body(2, by=guests[0]))
    append(store, table_id, 3, text=body(3, by="somebody else"))


def saved(store, path):
    """Where the store was exported to."""
    store.export_all(path)
    return path
