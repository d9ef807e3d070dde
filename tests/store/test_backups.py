"""A backup is a whole store, as it was at one moment."""

import sqlite3
import threading

import pytest

from cantina.store import Link, StoreFailed, open_store
from store.kit import append, fill, numbers, table_with_people


def test_a_backup_is_a_whole_store(sqlite, tmp_path):
    with open_store(sqlite) as store:
        table_with_people(store)
        secret = store.secret("signing")
        store.backup(tmp_path / "copy.sqlite")
        append(store, "t1", 4)
    with open_store(tmp_path / "copy.sqlite") as copy:
        assert numbers(copy, "t1") == [1, 2, 3]
        assert copy.find_link(b"hash t1 0") == Link(b"hash t1 0", "t1", "seat", 0)
        assert copy.secret("signing") == secret
        assert copy.guest("guest-a").name == "name of guest-a"


def test_a_backup_while_others_write_is_of_one_moment(sqlite, tmp_path):
    with open_store(sqlite) as store:
        fill(store, "t1", 1)
        done = threading.Event()

        def play():
            number = 2
            while not done.is_set():
                append(store, "t1", number)
                number += 1

        player = threading.Thread(target=play)
        player.start()
        for number in range(5):
            store.backup(tmp_path / f"copy{number}.sqlite")
        done.set()
        player.join()
    for number in range(5):
        with open_store(tmp_path / f"copy{number}.sqlite") as copy:
            there = numbers(copy, "t1")
            assert there == list(range(1, len(there) + 1))


def test_a_backup_overwrites_nothing(sqlite, tmp_path):
    with open_store(sqlite) as store:
        with pytest.raises(StoreFailed) as refused:
            store.backup(sqlite)
        assert refused.value.key == "store-file-exists"
        store.backup(tmp_path / "copy.sqlite")
    with sqlite3.connect(tmp_path / "copy.sqlite") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert list(tmp_path.glob("*.part*")) == []


@pytest.mark.slow
def test_postgresql_has_its_own_tools_for_backups(postgresql, tmp_path):
    with open_store(postgresql) as store, pytest.raises(StoreFailed) as refused:
        store.backup(tmp_path / "copy")
    assert refused.value.key == "store-backup-postgresql"
