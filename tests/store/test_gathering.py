"""A busy writer waits a moment, so that one commit serves many entries; with few clients nobody waits.

What was written is copied from the write-ahead log of SQLite into its file in large pieces: commits rarely wait for it.
"""

from queue import SimpleQueue

import pytest

from cantina.store import open_store, writer
from cantina.store.database import LOG_PAGES
from store.kit import append, fill, numbers

WAIT = 0.25


@pytest.fixture
def waits(monkeypatch):
    """The times that the writer has waited, and its queue; while it waits, another write is queued."""
    waited, queue = [], SimpleQueue()

    def wait(seconds):
        waited.append(seconds)
        queue.put("late")

    monkeypatch.setattr(writer, "sleep", wait)
    return waited, queue


def test_a_writer_at_rest_takes_what_is_queued_and_does_not_wait(waits):
    waited, queue = waits
    queue.put("first")
    queue.put("second")
    assert writer._take(queue, 0.0) == ["first", "second"]
    assert waited == []


def test_a_busy_writer_waits_once_and_takes_what_was_queued_meanwhile(waits):
    waited, queue = waits
    queue.put("first")
    assert writer._take(queue, WAIT) == ["first", "late"]
    assert waited == [WAIT]


def test_a_writer_that_is_to_end_does_not_wait(waits):
    waited, queue = waits
    queue.put(None)
    assert writer._take(queue, WAIT) == [None]
    assert waited == []


def test_only_a_batch_of_several_makes_the_writer_wait_for_the_next_one(monkeypatch):
    batches, gathered = iter([["a"], ["b", "c"], ["d"], [None]]), []

    def take(queue, gather):
        gathered.append(gather)
        return next(batches)

    monkeypatch.setattr(writer, "_take", take)
    monkeypatch.setattr(writer, "_settle", lambda queue, writes: None)
    writer._work(writer.WriteQueue(engine=None, committing=None, own=""))
    assert gathered == [0.0, 0.0, writer.GATHER, 0.0]


PAGE = 4096  # bytes
LARGE = '{"text": "' + "x" * 250 * PAGE + '"}'  # an entry of some 250 pages


def sizes_while_written(path, entries):
    """The size of the file and of its log after each of some large entries, in pages."""
    with open_store(path) as store:
        fill(store, "t1", 1)
        for number in range(2, entries + 2):
            append(store, "t1", number, text=LARGE)
            yield path.stat().st_size // PAGE, path.with_name(f"{path.name}-wal").stat().st_size // PAGE


def test_the_log_is_copied_in_large_pieces(sqlite):
    sizes = list(sizes_while_written(sqlite, 40))
    copied = next(number for number, (file, _) in enumerate(sizes) if file > sizes[0][0])
    assert 0.9 * LOG_PAGES < sizes[copied][1] < 1.1 * LOG_PAGES
    assert max(log for _, log in sizes) < 1.1 * LOG_PAGES


def test_a_store_that_is_closed_leaves_no_log(sqlite):
    sizes = list(sizes_while_written(sqlite, 3))
    assert sqlite.stat().st_size // PAGE > sizes[-1][0]
    assert not sqlite.with_name(f"{sqlite.name}-wal").exists()
    with open_store(sqlite) as store:
        assert numbers(store, "t1") == [1, 2, 3, 4]
