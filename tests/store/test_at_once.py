"""A batch in one statement: all of it, or it is looked at entry by entry."""

import pytest

from cantina.store import Opened, Taken, open_store
from cantina.store.batch import NotAll, Write, in_order, insert_all, store_at_once
from cantina.store.database import writing
from cantina.store.records import StoredEntry


@pytest.fixture
def store(address):
    with open_store(address) as store:
        for table in ("a", "b", "c"):
            store.append(table, 1, 0, "{}", [Opened(table, "bounty-hunters", 2, 0)]).result()
        yield store


def write(table, number, body="{}", after=None):
    return Write(StoredEntry(table, number, 7, body), (), after)


def numbers(store, table):
    return [entry.number for entry in store.load(table)]


def stored(store, *writes):
    with writing(store._engine) as connection:
        return store_at_once(connection, list(writes))


@pytest.mark.slow
def test_many_tables_and_several_entries_of_one(store):
    writes = [write("a", 2), write("b", 2), write("a", 3), write("a", 4)]
    assert stored(store, *writes) == writes
    assert (numbers(store, "a"), numbers(store, "b"), numbers(store, "c")) == ([1, 2, 3, 4], [1, 2], [1])


def test_texts_are_stored_as_they_are(store):
    bodies = ['{"name":"Żółć 🎲"}', "'; DROP TABLE entry; --", "", "x" * 100_000]
    stored(store, *(write("a", number, body) for number, body in enumerate(bodies, 2)))
    assert [entry.body for entry in store.load("a", 1)] == bodies


@pytest.mark.parametrize(
    "wrong",
    [
        [("a", 3)],  # a gap
        [("a", 1)],  # taken
        [("a", 2), ("a", 2)],  # twice
        [("a", 2), ("a", 4)],  # a gap inside the batch
        [("b", 2), ("a", 2), ("a", 1)],
    ],
)
def test_if_one_does_not_fit_nothing_is_kept(store, wrong):
    with pytest.raises(NotAll):
        stored(store, write("c", 2), *(write(*one) for one in wrong))
    assert (numbers(store, "a"), numbers(store, "b"), numbers(store, "c")) == ([1], [1], [1])


def test_what_was_queued_behind_a_lost_entry_does_not_fit(store):
    lost = write("a", 2)
    lost.failed = True
    with pytest.raises(NotAll):
        list(in_order([write("a", 2, after=lost)]))


def test_the_others_of_such_a_batch_are_stored_all_the_same(store):
    futures = {one: store.append(*one, 7, "{}") for one in (("a", 2), ("b", 5), ("c", 2), ("c", 3))}
    with pytest.raises(Taken):
        futures["b", 5].result()
    for one in (("a", 2), ("c", 2), ("c", 3)):
        futures[one].result()
    assert (numbers(store, "a"), numbers(store, "b"), numbers(store, "c")) == ([1, 2], [1], [1, 2, 3])


def test_a_batch_as_large_as_they_come(store):
    stored(store, *(write("a", number) for number in range(2, 1002)))
    assert numbers(store, "a") == list(range(1, 1002))


def test_one_statement_for_each_size():
    assert insert_all(3, "sqlite").count("(?, ?, ?, ?, ?)") == 3
    assert insert_all(3, "sqlite") is insert_all(3, "sqlite")
