"""A busy writer waits a moment, so that one commit serves many entries; with few clients nobody waits."""

from queue import SimpleQueue

import pytest

from cantina.store import writer

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
