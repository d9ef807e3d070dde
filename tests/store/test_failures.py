"""Full disks, locks, lost servers: nothing is stored by half, and the store recovers by itself."""

import sqlite3
import threading
from concurrent.futures import wait
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import event

from cantina.store import StoreFailed, Taken, open_store
from store.children import fill_a_small_disk, processes
from store.kit import WAIT, append, fill, numbers, opened, table_info
from store.postgres import DISCONNECT_ALL


def key_of(future):
    error = future.exception(WAIT)
    return None if error is None else error.key


def test_a_full_disk(sqlite):
    """SQLite says so when its file may not have more pages."""
    with open_store(sqlite) as store:
        fill(store, "t1", 1)
        pages = {"most": 30}
        event.listen(store._engine, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count = {pages['most']}"))
        before = [store.append("t1", number, 0, '"' + "x" * 9000 + '"') for number in range(2, 60)]
        keys = [key_of(future) for future in before]
        assert "store-failed-full" in keys
        there = numbers(store, "t1")
        assert there == list(range(1, 2 + keys.count(None)))
        pages["most"] = 100_000
        append(store, "t1", len(there) + 1)


def test_a_disk_that_takes_no_more_bytes(sqlite):
    ours, theirs = processes.Pipe(duplex=False)
    child = processes.Process(target=fill_a_small_disk, args=(sqlite, theirs))
    child.start()
    assert ours.recv() == ("store-failed-disk", True, "store-failed-disk", [None, None, None])
    child.join()
    assert child.exitcode == 0


@contextmanager
def locked_sqlite(path):
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.close()


@contextmanager
def locked_postgresql(address):
    with psycopg.connect(address) as connection:
        connection.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
        yield


def locked(address):
    return locked_postgresql(address) if isinstance(address, str) else locked_sqlite(address)


@pytest.mark.slow
def test_a_store_that_somebody_locks_too_long(address):
    with open_store(address, patience=0.3) as store:
        fill(store, "t1", 1)
        with locked(address):
            refused = [store.append("t1", 2, 0, "{}"), store.append("t2", 1, 0, "{}", [opened("t2")])]
            assert [key_of(future) for future in refused] == 2 * ["store-failed-busy"]
            assert numbers(store, "t1") == [1]  # reading goes on
        append(store, "t1", 2)
        assert table_info(store, "t2") is None


@pytest.mark.slow
def test_what_follows_a_failed_entry_is_not_stored(address):
    with open_store(address, patience=0.3) as store:
        fill(store, "t1", 1)
        with locked(address):
            first = store.append("t1", 2, 0, "{}")
            later = [store.append("t1", number, 0, "{}") for number in (3, 4)]
            assert key_of(first) == "store-failed-busy"
        assert all(isinstance(future.exception(WAIT), (Taken, StoreFailed)) for future in later)
        assert numbers(store, "t1") == [1]


@pytest.mark.slow
def test_a_lock_that_is_short_is_waited_for(address):
    with open_store(address, patience=10) as store:
        fill(store, "t1", 1)
        with locked(address):
            future = store.append("t1", 2, 0, "{}")
            assert not wait([future], 0.3).done
        assert future.result(WAIT) is None


@pytest.mark.slow
def test_a_server_that_stops_in_the_middle_of_it(server, postgresql):
    with open_store(postgresql, patience=2) as store:
        fill(store, "t1", 3)
        stopped = threading.Event()
        acknowledged = [1, 2, 3]

        def play():
            while not stopped.is_set():
                number = len(acknowledged) + 1
                if key_of(store.append("t1", number, 0, "{}")) is None:
                    acknowledged.append(number)

        player = threading.Thread(target=play)
        player.start()
        server.stop()
        stopped.set()
        player.join()
        try:
            assert key_of(store.append("t1", 99, 0, "{}")) == "store-failed-lost"
            with pytest.raises(StoreFailed) as caught:
                store.load("t1")
            assert caught.value.key == "store-failed-lost"
        finally:
            server.start()
        there = numbers(store, "t1")
        assert there == list(range(1, len(there) + 1))
        assert there[: len(acknowledged)] == acknowledged
        append(store, "t1", len(there) + 1)


def test_a_connection_that_was_cut_is_made_anew(postgresql):
    with open_store(postgresql) as store:
        fill(store, "t1", 2)
        with psycopg.connect(postgresql) as connection:
            connection.execute(DISCONNECT_ALL)
        append(store, "t1", 3)
        assert numbers(store, "t1") == [1, 2, 3]


def test_a_file_that_is_damaged_while_it_is_used(sqlite):
    with open_store(sqlite) as store:
        for table in range(200):
            append(store, f"t{table}", 1)
    with open_store(sqlite) as store:
        damaged = bytearray(sqlite.read_bytes())
        damaged[4096:] = b"\xa5" * (len(damaged) - 4096)
        sqlite.write_bytes(damaged)
        store._engine.dispose()  # what connections remember of the file is forgotten
        assert key_of(store.append("t7", 2, 0, "{}")) == "store-failed-corrupt"
        with pytest.raises(StoreFailed) as caught:
            store.load("t7")
        assert caught.value.key == "store-failed-corrupt"
