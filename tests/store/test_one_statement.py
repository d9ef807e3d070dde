"""PostgreSQL: a batch of entries is one statement, all or nothing, and others hear of it if it was stored."""

import queue
import time

import psycopg
import pytest

from cantina.store import Notification, Opened, Taken, open_store, watch
from cantina.store.batch import NotAll
from cantina.store.one_statement import committing, store_and_tell, suits
from store.kit import append, fill, numbers
from store.postgres import DISCONNECT_ALL
from store.test_at_once import write

WAIT = 20


@pytest.fixture
def store(postgresql):
    with open_store(postgresql) as store:
        for table in ("a", "b"):
            append(store, table, 1)
        yield store


@pytest.fixture
def heard(postgresql):
    """What another process hears."""
    told = queue.Queue()
    with open_store(postgresql) as other:
        other.watch(told.put)
        yield told


def stored(store, *writes):
    return store_and_tell(committing(store._engine), list(writes), "me")


@pytest.mark.slow
def test_a_batch_is_stored_and_told(store, heard):
    writes = [write("a", 2, '{"name":"Żółć 🎲"}'), write("b", 2), write("a", 3)]
    assert stored(store, *writes) == writes
    assert (numbers(store, "a"), numbers(store, "b")) == ([1, 2, 3], [1, 2])
    assert heard.get(timeout=WAIT) == [Notification(one.entry.table_id, *row(one)) for one in writes]


def row(one):
    return one.entry.number, one.entry.at, one.entry.body


@pytest.mark.parametrize(
    "wrong", [[("a", 3)], [("a", 1)], [("a", 2), ("a", 2)], [("a", 2), ("a", 4)], [("nowhere", 1)]]
)
@pytest.mark.slow
def test_if_one_does_not_fit_nothing_is_stored_or_told(store, heard, wrong):
    with pytest.raises(NotAll):
        stored(store, write("b", 2), *(write(*one) for one in wrong))
    assert (numbers(store, "a"), numbers(store, "b")) == ([1], [1])
    append(store, "b", 2)
    assert heard.get(timeout=WAIT)[0][:2] == ("b", 2)  # and nothing before it


@pytest.mark.slow
def test_what_was_queued_behind_a_lost_entry_is_lost(store):
    lost = write("a", 2)
    lost.failed = True
    with pytest.raises(NotAll):
        stored(store, write("a", 2, after=lost))


@pytest.mark.slow
def test_entries_go_this_way_and_those_with_index_rows_the_other(store, monkeypatch):
    ways = []  # transactions of several statements
    monkeypatch.setattr(watch, "notify", lambda *given: ways.append(given))
    store.append("a", 2, 5, "{}").result(WAIT)
    assert (ways, numbers(store, "a")) == ([], [1, 2])
    store.append("c", 1, 5, "{}", [Opened("c", "bounty-hunters", 2, 0)]).result(WAIT)
    assert len(ways) == 1


@pytest.mark.slow
def test_two_processes_that_store_the_same_entry(store, postgresql):
    """One of them wins; the other is told so, as ever."""
    with open_store(postgresql) as other:
        for number in range(2, 30):
            futures = [one.append("a", number, 5, "{}") for one in (store, other)]
            outcomes = [future.exception(WAIT) for future in futures]
            assert sorted(map(type, outcomes), key=str) == sorted([type(None), Taken], key=str)
    assert numbers(store, "a") == list(range(1, 30))


def test_sqlite_has_its_own_way(sqlite):
    with open_store(sqlite) as store:
        assert not suits(store._engine, [write("a", 2)])


@pytest.mark.slow
def test_a_connection_is_tried_only_if_something_was_received_on_it(store, postgresql, monkeypatch):
    tries, ping = [], store._engine.dialect.do_ping
    monkeypatch.setattr(store._engine.dialect, "do_ping", lambda connection: tries.append(1) or ping(connection))
    fill(store, "t", 5)
    assert tries == []
    with psycopg.connect(postgresql) as connection:
        connection.execute(DISCONNECT_ALL)
    time.sleep(0.5)
    append(store, "t", 6)
    assert (len(tries), numbers(store, "t")) == (1, [1, 2, 3, 4, 5, 6])
