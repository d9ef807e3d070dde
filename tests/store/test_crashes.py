"""What was acknowledged is there, whatever happens to the process."""

import random
import time
from concurrent.futures import wait

import pytest

from cantina.store import open_store
from store.children import TABLES, append_until_killed, processes
from store.kit import append, numbers

ROUNDS = 4


def killed(address, seconds):
    """Run a writer, kill it after a while, and return all that was acknowledged."""
    ours, theirs = processes.Pipe(duplex=False)
    child = processes.Process(target=append_until_killed, args=(address, theirs))
    child.start()
    theirs.close()
    assert ours.recv() == ("begins", 0)
    time.sleep(seconds)
    child.kill()
    child.join()
    told = []
    try:
        while ours.poll():
            told.append(ours.recv())
    except EOFError:  # the last message may be cut off with its sender
        pass
    return told


@pytest.mark.slow
def test_kill_minus_nine_at_random_moments(address):
    chance, acknowledged = random.Random(), set()
    for _ in range(ROUNDS):
        acknowledged.update(killed(address, chance.uniform(0.01, 0.3)))
        with open_store(address) as store:
            for table in TABLES:
                there = numbers(store, table)
                assert there == list(range(1, len(there) + 1))
                assert {number for name, number in acknowledged if name == table} <= set(there)
    assert acknowledged


@pytest.mark.slow
def test_a_store_that_was_killed_goes_on(address):
    killed(address, 0.2)
    with open_store(address) as store:
        append(store, "a", len(store.load("a")) + 1)


@pytest.mark.parametrize("entries", [1, 700])
def test_an_acknowledged_entry_is_in_the_files_at_once(sqlite, tmp_path, entries):
    """A copy of the files, taken without asking anybody, is what a power cut leaves."""
    with open_store(sqlite) as store:
        append(store, "t1", 1)
        later = [store.append("t1", number, 0, '"' + "x" * 9000 + '"') for number in range(2, entries + 1)]
        wait(later, 30)  # 700 are enough to have SQLite move its log into its file
        (tmp_path / "after").mkdir()
        for file in tmp_path.glob("store.sqlite*"):
            if not file.name.endswith("-shm"):
                (tmp_path / "after" / file.name).write_bytes(file.read_bytes())
    with open_store(tmp_path / "after" / "store.sqlite") as store:
        assert len(numbers(store, "t1")) == entries
