"""Tables nobody plays at any more can be found and removed."""

import pytest

from cantina.store import StoreFailed, Taken
from store.kit import append, fill, numbers, opened, table_with_people


def test_tables_at_which_nothing_happened_for_long(store):
    for name, opened_at, last in (("old", 10, 20), ("older", 5, 30), ("revived", 1, 500), ("new", 400, 400)):
        append(store, name, 1, at=opened_at, side=[opened(name, at=opened_at)])
        append(store, name, 2, at=last)
    assert store.idle(before=100, limit=9) == ["older", "old"]
    assert store.idle(before=100, limit=1) == ["older"]
    assert store.idle(before=30, limit=9) == ["old"]
    assert store.idle(before=1, limit=9) == []


def test_a_removed_table_is_gone_with_all_that_belongs_to_it(store):
    table_with_people(store)
    table_with_people(store, "t2")
    assert store.remove("t1") is True
    assert (store.table("t1"), store.load("t1"), store.find_link(b"hash t1 0")) == (None, [], None)
    assert [sitting.table.table_id for sitting in store.tables_of("guest-a")] == ["t2"]
    assert numbers(store, "t2") == [1, 2, 3]
    assert store.remove("t1") is False


def test_a_log_does_not_go_on_after_its_table_was_removed(store):
    fill(store, "t1", 2)
    store.remove("t1")
    with pytest.raises(Taken):
        append(store, "t1", 3)
    with pytest.raises(StoreFailed):
        store.append("t1", 1, 0, "{}").result(30)
    assert store.load("t1") == []
