"""Two writers at the very same moment: the moments are made here, not waited for."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from cantina.store import Link, StoredEntry, Taken
from cantina.store.batch import Write, store_batch
from cantina.store.database import make_engine, writing
from store.kit import WAIT, append, fill, numbers, opened


@contextmanager
def somebody_writes(address, *places):
    """Another writer has written these entries, and commits them at the end of the block."""
    engine = make_engine(address, 5)
    with writing(engine) as connection:
        for table, number in places:
            connection.execute(text(f"INSERT INTO entry VALUES ('{table}', {number}, 0, '\"first\"')"))
        yield
    engine.dispose()


@pytest.mark.slow
def test_what_was_queued_while_the_entry_before_it_was_losing_is_lost(store, address):
    fill(store, "t1", 1)
    with somebody_writes(address, ("t1", 2)):
        second = store.append("t1", 2, 0, "{}")
        time.sleep(0.3)  # now it is being stored, and waits
        third = store.append("t1", 3, 0, "{}")
    assert [type(future.exception(WAIT)) for future in (second, third)] == [Taken, Taken]
    assert [entry.body for entry in store.load("t1", after=1)] == ['"first"']
    append(store, "t1", 3)


@pytest.mark.slow
def test_the_others_of_its_batch_are_stored(store, address):
    fill(store, "t1", 1)
    fill(store, "t2", 1)
    with somebody_writes(address, ("t1", 2)):
        first = store.append("t1", 2, 0, "{}")
        time.sleep(0.3)
        behind = [store.append("t2", 2, 0, "{}"), store.append("t1", 3, 0, "{}"), store.append("t2", 3, 0, "{}")]
    assert isinstance(first.exception(WAIT), Taken)
    assert [type(future.exception(WAIT)) for future in behind] == [type(None), Taken, type(None)]
    assert (numbers(store, "t1"), numbers(store, "t2")) == ([1, 2], [1, 2, 3])


@pytest.fixture
def batch():
    def write(table, number, *side):
        return Write(StoredEntry(table, number, 0, '"second"'), side)

    return [write("t1", 2, Link(b"lost", "t1", "host")), write("t1", 3), write("t2", 1, opened("t2")), write("t2", 2)]


@pytest.mark.slow
@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_an_entry_stored_behind_one_that_lost_is_taken_back(store, address, batch):
    """On PostgreSQL the other writer can commit between our look at the log and our entry."""
    fill(store, "t1", 1)
    engine = make_engine(address, 5)

    def store_all():
        with writing(engine) as connection:
            return store_batch(connection, batch)

    with ThreadPoolExecutor(1) as threads:
        with somebody_writes(address, ("t1", 2)):
            stored = threads.submit(store_all)
            time.sleep(0.3)
        assert stored.result(WAIT) == batch[2:]
    engine.dispose()
    assert (numbers(store, "t1"), numbers(store, "t2")) == ([1, 2], [1, 2])
    assert store.load("t1")[1].body == '"first"'
    assert store.find_link(b"lost") is None


@pytest.mark.slow
def test_entries_that_wait_together_are_committed_together(store, address):
    commits = count_commits(store)
    fill(store, "t1", 1)
    before = len(commits)
    with somebody_writes(address, ("t1", 2)):
        first = store.append("t1", 2, 0, "{}")
        time.sleep(0.3)
        waiting = [store.append(f"w{number}", 1, 0, "{}", [opened(f"w{number}")]) for number in range(200)]
    assert isinstance(first.exception(WAIT), Taken)
    assert all(future.result(WAIT) is None for future in waiting)
    assert len(commits) - before == 2  # one that lost everything, one for all that waited


def count_commits(store):
    from sqlalchemy import event

    commits = []
    event.listen(store._engine, "commit", lambda connection: commits.append(threading.get_ident()))
    return commits
