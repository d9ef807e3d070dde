"""The one thread that writes: it takes all entries that are queued and commits them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import sleep

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from cantina.store import one_statement, watch
from cantina.store.batch import NotAll, Write, store_at_once, store_batch
from cantina.store.errors import StoreFailed, Taken
from cantina.store.failures import cause, failed, must_try_again
from cantina.store.records import Side, StoredEntry

MOST = 1000  # entries in one transaction; more are not faster, and the first of them would wait longer
GATHER = 0.003  # seconds that a busy writer waits for more entries: a commit costs about as much for ten as for one
TRIES = 5  # of a transaction that conflicts with another process

StoreFunction = Callable[[Connection, list[Write]], list[Write]]  # stores what can be stored


@dataclass
class WriteQueue:
    """The queue of writes and its thread. The engine is configured for writing, as `writing` does it.

    `own` is the name of this process: each transaction tells the others what it has stored.
    """

    engine: Engine
    committing: Engine  # commits each statement
    own: str
    queue: SimpleQueue[Write | None] = field(default_factory=SimpleQueue)
    lock: Lock = field(default_factory=Lock)
    newest: dict[str, Write] = field(default_factory=dict)  # of each table, among those that wait
    closed: bool = False
    thread: Thread | None = None


def start(engine: Engine, own: str) -> WriteQueue:
    """Start the thread."""
    writer = WriteQueue(engine.execution_options(writes=True), one_statement.committing(engine), own)
    writer.thread = Thread(target=_work, args=(writer,), name="cantina-store-writer", daemon=True)
    writer.thread.start()
    return writer


def submit(writer: WriteQueue, entry: StoredEntry, side: Sequence[Side]) -> Future[None]:
    """Queue an entry."""
    write = Write(entry, side)
    with writer.lock:  # the order of the queue and of `after` must be the same
        if writer.closed:
            write.future.set_exception(StoreFailed("store-closed"))
            return write.future
        write.after = writer.newest.get(entry.table_id)
        writer.newest[entry.table_id] = write
        writer.queue.put(write)
    return write.future


def finish(writer: WriteQueue) -> None:
    """Store what is queued and end the thread."""
    with writer.lock:
        if not writer.closed:
            writer.closed = True
            writer.queue.put(None)
    if writer.thread is not None:
        writer.thread.join()


def _work(writer: WriteQueue) -> None:
    running, busy = True, False
    while running:
        taken = _take(writer.queue, GATHER if busy else 0.0)
        busy = len(taken) > 1  # with few clients nobody waits
        running = None not in taken
        _settle(writer, [write for write in taken if write is not None])


def _take(queue: SimpleQueue[Write | None], gather: float) -> list[Write | None]:
    """Wait for a write, and some seconds for others; then take all that are queued."""
    taken = [queue.get()]
    if gather and taken[0] is not None:
        sleep(gather)
    while taken[-1] is not None and len(taken) < MOST:
        try:
            taken.append(queue.get_nowait())
        except Empty:
            break
    return taken


def _settle(writer: WriteQueue, writes: list[Write]) -> None:
    """Store a batch and settle its futures."""
    wanted = [write for write in writes if write.future.set_running_or_notify_cancel()]
    for write in set(writes) - set(wanted):
        write.failed = True
    outcomes = dict.fromkeys(wanted, None) | _store(writer, wanted)
    _release(writer, writes, outcomes)
    for write, error in outcomes.items():
        if error is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(error)


def _release(writer: WriteQueue, writes: list[Write], outcomes: dict[Write, Exception | None]) -> None:
    """Mark the lost writes before their futures are settled; what was queued behind them is lost as well."""
    with writer.lock:
        for write in writes:
            write.failed = write.failed or outcomes.get(write) is not None
            write.after = None
            if writer.newest.get(write.entry.table_id) is write:
                del writer.newest[write.entry.table_id]


def _store(writer: WriteQueue, writes: list[Write]) -> dict[Write, Exception | None]:
    """The errors of the writes that were not stored."""
    if not writes:
        return {}
    try:
        stored = set(_transaction(writer, writes))
    except Exception as error:  # of any kind: every future must be settled, and the thread goes on
        if cause(error) != "refused":  # the database is at fault, not what was to be stored
            return dict.fromkeys(writes, failed(error))
        return _one_by_one(writer, writes)
    return {write: _taken(write) for write in writes if write not in stored}


def _one_by_one(writer: WriteQueue, writes: list[Write]) -> dict[Write, Exception | None]:
    """Something in the batch cannot be stored: store the rest, entry by entry."""
    errors: dict[Write, Exception | None] = {}
    for write in writes:
        try:
            if not _transaction(writer, [write]):
                errors[write] = _taken(write)
        except Exception as error:
            errors[write] = failed(error)
        write.failed = write in errors
    return errors


def _transaction(
    writer: WriteQueue, writes: list[Write], store: StoreFunction = store_at_once, tries: int = TRIES
) -> list[Write]:
    try:
        if store is store_at_once and one_statement.suits(writer.engine, writes):
            return one_statement.store_and_tell(writer.committing, writes, writer.own)
        with writer.engine.begin() as connection:
            stored = store(connection, writes)
            if stored:
                watch.notify(connection, writer.own, [write.entry for write in stored])
            return stored
    except NotAll:
        return _transaction(writer, writes, store_batch)
    except DBAPIError as error:
        if must_try_again(error) and tries > 1:
            return _transaction(writer, writes, store, tries - 1)
        raise


def _taken(write: Write) -> Taken:
    return Taken("store-taken", table=write.entry.table_id, number=write.entry.number)
