"""Tables nobody plays at any more can be found and removed."""

from concurrent.futures import ThreadPoolExecutor, wait

import psycopg
import pytest

from cantina.store import StoreFailed, Taken, open_store
from store.kit import append, fill, numbers, opened, table_with_people


def test_tables_at_which_nothing_happened_for_long(store):
    for name, opened_at, last in (("old", 10, 20), ("older", 5, 30), ("revived", 1, 500), ("new", 400, 400)):
        append(store, name, 1, at=opened_at, side=[opened(name, at=opened_at)])
        append(store, name, 2, at=last)
    assert store.idle(before=100, limit=9) == ["older", "old"]
    assert store.idle(before=100, limit=1) == ["older"]
    assert store.idle(before=30, limit=9) == ["old"]
    assert store.idle(before=1, limit=9) == []


BEGUN = '{"kind":"deal"}'


def old_tables(store):
    """Two tables without the entry, one with it, one where something was written lately."""
    for name, opened_at in (("empty", 10), ("emptier", 20), ("begun", 5), ("lately", 15)):
        append(store, name, 1, at=opened_at, side=[opened(name, at=opened_at)])
    append(store, "begun", 2, at=30, text=BEGUN)
    append(store, "lately", 2, at=500)


def test_tables_that_have_an_entry_can_be_left_out(store):
    old_tables(store)
    assert store.idle(before=100, limit=9) == ["begun", "empty", "emptier"]
    assert store.idle(before=100, limit=9, without=BEGUN) == ["empty", "emptier"]


def test_idle_tables_are_removed_and_the_others_stay(store):
    old_tables(store)
    assert store.remove_idle(before=100, limit=1, without=BEGUN) == ["empty"]
    assert store.remove_idle(before=100, limit=9, without=BEGUN) == ["emptier"]
    assert store.remove_idle(before=100, limit=9, without=BEGUN) == []
    assert [store.table(name) is None for name in ("empty", "emptier", "begun", "lately")] == [True, True, False, False]


@pytest.mark.slow
def test_a_table_at_which_somebody_acts_meanwhile_stays(postgresql):
    """Another process has stored an entry and commits it while this one waits for the row of the table."""
    with open_store(postgresql) as store, psycopg.connect(postgresql) as other:
        append(store, "t1", 1, at=10, side=[opened("t1", at=10)])
        other.execute("INSERT INTO entry VALUES ('t1', 2, 500, '{}')")
        with ThreadPoolExecutor() as thread:
            removing = thread.submit(store.remove_idle, 100, 9)
            assert not wait([removing], 0.3).done
            other.commit()
            assert removing.result(30) == []
        assert numbers(store, "t1") == [1, 2]


def test_a_removed_table_is_gone_with_all_that_belongs_to_it(store):
    table_with_people(store)
    table_with_people(store, "t2")
    assert store.remove("t1") is True
    assert (store.table("t1"), store.load("t1"), store.find_link(b"hash t1 0")) == (None, [], None)
    assert [sitting.table.table_id for sitting in store.tables_of("guest-a")] == ["t2"]
    assert numbers(store, "t2") == [1, 2, 3]
    assert store.remove("t1") is False


@pytest.mark.slow
def test_a_log_does_not_go_on_after_its_table_was_removed(store):
    fill(store, "t1", 2)
    store.remove("t1")
    with pytest.raises(Taken):
        append(store, "t1", 3)
    with pytest.raises(StoreFailed):
        store.append("t1", 1, 0, "{}").result(30)
    assert store.load("t1") == []
