"""Several processes on one PostgreSQL are notified of what the others stored."""

import json
import queue

import psycopg
import pytest

from cantina.store import Announced, Notification, Taken, open_store
from cantina.store.watch import messages_of
from store.kit import LATER, append, fill, table_with_people
from store.postgres import DISCONNECT_ALL

WAIT = 20


@pytest.fixture
def pair(postgresql):
    with open_store(postgresql) as one, open_store(postgresql) as two:
        yield one, two


def listening(store):
    """A queue of what a store hears, each entry by itself."""
    heard = queue.Queue()

    def put(what):
        for one in what if isinstance(what, list) else [what]:
            heard.put(one)

    store.watch(put)
    return heard


def notified(heard):
    """The next entry: its table and its number."""
    return heard.get(timeout=WAIT)[:2]


@pytest.mark.slow
def test_others_hear_what_was_stored(pair):
    one, two = pair
    heard = listening(two)
    fill(one, "t1", 2)
    assert [notified(heard), notified(heard)] == [("t1", 1), ("t1", 2)]
    assert len(two.load("t1")) == 2


@pytest.mark.slow
def test_nobody_hears_themselves(pair):
    one, two = pair
    mine, theirs = listening(one), listening(two)
    append(one, "t1", 1)
    append(two, "t2", 1)
    assert (notified(mine), notified(theirs)) == (("t2", 1), ("t1", 1))
    assert (mine.empty(), theirs.empty()) == (True, True)


@pytest.mark.slow
def test_what_was_not_stored_is_not_told(pair):
    one, two = pair
    heard = listening(two)
    append(one, "t1", 1)
    with pytest.raises(Taken):
        append(one, "t1", 1)
    append(one, "t2", 1)
    assert [notified(heard), notified(heard)] == [("t1", 1), ("t2", 1)]


@pytest.mark.slow
def test_others_hear_that_a_log_was_changed_or_removed(pair):
    one, two = pair
    for name, guest in (("t1", "guest-a"), ("t2", "guest-b")):
        table_with_people(one, name, (guest,))
    heard = listening(two)
    one.forget("guest-a")
    assert one.remove_abandoned(before=LATER, limit=9) == ["t1", "t2"]
    assert [heard.get(timeout=WAIT).table_id for _ in range(3)] == ["t1", "t1", "t2"]


@pytest.mark.slow
def test_a_callback_that_fails_is_called_again(pair):
    one, two = pair
    heard = queue.Queue()

    def fails(told):
        heard.put(told)
        raise ValueError

    two.watch(fails)
    fill(one, "t1", 2)
    assert [heard.get(timeout=WAIT)[0].number for _ in range(2)] == [1, 2]


@pytest.mark.slow
def test_after_a_lost_connection_it_listens_again_and_says_that_some_may_be_missed(pair, postgresql):
    one, two = pair
    heard = listening(two)
    with psycopg.connect(postgresql) as connection:
        connection.execute(DISCONNECT_ALL)
    assert heard.get(timeout=WAIT) is None
    append(one, "t1", 1)
    assert notified(heard) == ("t1", 1)


@pytest.mark.slow
def test_after_the_server_was_away_it_listens_again(pair, server):
    one, two = pair
    heard = listening(two)
    server.stop()
    server.start()
    assert heard.get(timeout=WAIT) is None
    append(one, "t1", 1)
    assert notified(heard) == ("t1", 1)


@pytest.mark.slow
def test_an_entry_comes_with_its_notification(pair):
    """A process that has the table in memory needs no query."""
    one, two = pair
    heard = listening(two)
    append(one, "t1", 1)
    (stored,) = two.load("t1")
    assert heard.get(timeout=WAIT) == Notification(stored.table_id, stored.number, stored.at, stored.body)


@pytest.mark.slow
def test_a_long_entry_has_to_be_read(pair):
    one, two = pair
    heard = listening(two)
    append(one, "t1", 1)
    one.append("t1", 2, 1, json.dumps("ő" * 7000)).result()
    append(one, "t1", 3)
    told = [heard.get(timeout=WAIT) for _ in range(3)]
    assert [bool(one.body) for one in told] == [True, False, True]
    assert [one.number for one in told] == [1, 2, 3]


@pytest.mark.slow
def test_others_are_told_what_is_not_stored(pair):
    one, two = pair
    mine, theirs = listening(one), listening(two)
    one.announce([["here", "t1", [0, 2]], ["alive"]])
    assert theirs.get(timeout=WAIT) == Announced(one.process(), [["here", "t1", [0, 2]], ["alive"]])
    two.announce([["bye"]])
    assert mine.get(timeout=WAIT) == Announced(two.process(), [["bye"]])  # nothing of what it has told itself


def test_a_message_is_never_too_long_for_postgresql():
    rows = [json.dumps([f"table-with-a-long-name-{number}", number, 0, "ő" * number]) for number in range(500)]
    messages = list(messages_of("me", "stored", rows))
    assert all(len(message.encode()) < 8000 for message in messages)
    assert [json.dumps(row) for message in messages for row in json.loads(message)[2]] == rows
    assert 1 < len(messages) < len(rows)


def test_on_sqlite_there_is_nobody_to_hear(sqlite):
    with open_store(sqlite) as store:
        heard = listening(store)
        append(store, "t1", 1)
        store.announce([["alive"]])
    assert heard.empty()
