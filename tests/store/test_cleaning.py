"""Abandoned tables, which were never dealt, are removed after a while; all others are kept."""

from concurrent.futures import ThreadPoolExecutor, wait

import psycopg
import pytest

from cantina.store import Dealt, StoreFailed, Taken, open_store
from store.kit import LATER, append, fill, numbers, opened, table_info, table_with_people


def table(store, name, opened_at, *entries, dealt=False):
    """A table with entries of these times; the last one may be the deal."""
    append(store, name, 1, at=opened_at, side=[opened(name, at=opened_at)])
    for number, at in enumerate(entries, 2):
        side = [Dealt(name, at)] if dealt and number == len(entries) + 1 else []
        append(store, name, number, at=at, side=side)


def test_tables_at_which_nothing_happened_for_long_are_removed_oldest_first(store):
    table(store, "old", 10, 20)
    table(store, "older", 5, 30)
    table(store, "revived", 1, 500)
    table(store, "new", 400, 400)
    assert store.remove_abandoned(before=1, limit=9) == []
    assert store.remove_abandoned(before=21, limit=9) == ["old"]
    table(store, "old", 10, 20)
    assert store.remove_abandoned(before=100, limit=1) == ["older"]
    assert store.remove_abandoned(before=100, limit=9) == ["old"]
    assert store.remove_abandoned(before=100, limit=9) == []
    assert [numbers(store, name) for name in ("old", "older", "revived", "new")] == [[], [], [1, 2], [1, 2]]


def test_a_table_that_was_dealt_is_kept_for_good(store):
    table(store, "dealt", 5, 20, 30, dealt=True)
    table(store, "empty", 5, 20, 30)
    assert store.remove_abandoned(before=LATER, limit=9) == ["empty"]
    assert numbers(store, "dealt") == [1, 2, 3]


def test_a_deal_that_was_not_stored_counts_nothing(store):
    table(store, "t1", 5, 20)
    with pytest.raises(Taken):
        append(store, "t1", 2, side=[Dealt("t1", 20)])
    assert store.remove_abandoned(before=LATER, limit=9) == ["t1"]


def test_what_an_entry_says_does_not_matter(store):
    """Only the index row counts: the store does not interpret bodies that are appended."""
    append(store, "t1", 1, at=5, text='{"kind":"deal"}', side=[opened("t1", at=5)])
    assert store.remove_abandoned(before=LATER, limit=9) == ["t1"]


@pytest.mark.slow
def test_a_table_with_a_new_entry_meanwhile_stays(postgresql):
    """Another process has stored an entry and commits it while this one waits for the row of the table."""
    with open_store(postgresql) as store, psycopg.connect(postgresql) as other:
        table(store, "t1", 10)
        other.execute("INSERT INTO entry VALUES ('t1', 2, 500, '{}')")
        with ThreadPoolExecutor() as thread:
            removing = thread.submit(store.remove_abandoned, 100, 9)
            assert not wait([removing], 0.3).done
            other.commit()
            assert removing.result(30) == []
        assert numbers(store, "t1") == [1, 2]


def test_a_removed_table_is_gone_with_all_that_belongs_to_it(store):
    table_with_people(store)
    table_with_people(store, "t2")
    append(store, "t2", 4, side=[Dealt("t2", 1004)])
    assert store.remove_abandoned(before=LATER, limit=9) == ["t1"]
    assert (table_info(store, "t1"), store.load("t1"), store.find_link(b"hash t1 0")) == (None, [], None)
    assert [seat.table.table_id for seat in store.tables_of("guest-a")] == ["t2"]
    assert numbers(store, "t2") == [1, 2, 3, 4]


@pytest.mark.slow
def test_a_log_does_not_go_on_after_its_table_was_removed(store):
    fill(store, "t1", 2)
    assert store.remove_abandoned(before=LATER, limit=9) == ["t1"]
    with pytest.raises(Taken):
        append(store, "t1", 3)
    with pytest.raises(StoreFailed):
        store.append("t1", 1, 0, "{}").result(30)
    assert store.load("t1") == []
