"""Several processes on one PostgreSQL: each is notified of what the others stored (LISTEN and NOTIFY)."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from cantina.store.database import is_sqlite
from cantina.store.records import Notification, StoredEntry

if TYPE_CHECKING:
    import psycopg

CHANNEL = "cantina_store"
MOST = 7000  # characters of one message; PostgreSQL takes less than 8000 bytes
POLL = 0.2  # seconds between two checks whether to stop
LONGEST_PAUSE = 5.0  # seconds between two attempts to connect

log = logging.getLogger(__name__)
Callback = Callable[[Notification | None], None]


@dataclass
class Watch:
    """A thread that listens."""

    engine: Engine
    own: str
    callback: Callback
    ready: Event = field(default_factory=Event)
    stopping: Event = field(default_factory=Event)
    thread: Thread | None = None


def notify(connection: Connection, own: str, entries: list[StoredEntry]) -> None:
    """Announce what this transaction stores; PostgreSQL sends it when the transaction commits, or never."""
    if is_sqlite(connection):
        return
    last = {entry.table_id: entry.number for entry in entries}  # the last of each table: entries come in order
    for message in messages_of(own, list(last.items())):
        connection.execute(select(func.pg_notify(CHANNEL, message)))


def notify_changed(connection: Connection, own: str, table_ids: list[str]) -> None:
    """Announce that logs were changed or removed: a process that holds such a table reads it again."""
    notify(connection, own, [StoredEntry(table_id, 0, 0, "") for table_id in table_ids])


def messages_of(own: str, keys: list[tuple[str, int]]) -> Iterator[str]:
    """As few messages as the limit of their size allows."""
    message = json.dumps([own, keys])
    if len(message) <= MOST or len(keys) == 1:
        yield message
        return
    yield from messages_of(own, keys[: len(keys) // 2])
    yield from messages_of(own, keys[len(keys) // 2 :])


def start(engine: Engine, own: str, callback: Callback) -> Watch | None:
    """Start to listen; what is stored after this returned is received, if the database can be reached."""
    if is_sqlite(engine):
        return None
    watch = Watch(engine, own, callback)
    watch.thread = Thread(target=_listen_always, args=(watch,), name="cantina-store-watch", daemon=True)
    watch.thread.start()
    watch.ready.wait(LONGEST_PAUSE)
    return watch


def stop(watch: Watch) -> None:
    """End the thread."""
    watch.stopping.set()
    if watch.thread is not None:
        watch.thread.join()


def _listen_always(watch: Watch) -> None:
    """Listen, and reconnect after every loss of the connection, with longer and longer pauses."""
    import psycopg

    pause, again = 0.0, False
    while not watch.stopping.wait(pause):
        pause = min(max(2 * pause, POLL), LONGEST_PAUSE)
        try:
            with _listening(watch.engine) as connection:
                pause = 0.0
                watch.ready.set()
                if again:
                    _call(watch, None)
                _receive_all(watch, connection)
        except (SQLAlchemyError, psycopg.Error) as error:
            log.warning("not listening: %s", type(error).__name__)
        again = True


@contextmanager
def _listening(engine: Engine) -> Iterator[psycopg.Connection[Any]]:
    """A connection that only listens."""
    pooled = engine.raw_connection()
    try:
        connection: psycopg.Connection[Any] = pooled.driver_connection  # type: ignore[assignment]
        pooled.detach()  # it does not go back to the pool
        connection.rollback()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        yield connection
    finally:
        pooled.close()


def _receive_all(watch: Watch, connection: psycopg.Connection[Any]) -> None:
    """Pass on notifications until the watch is stopped."""
    while not watch.stopping.is_set():
        for note in connection.notifies(timeout=POLL):
            _receive(watch, note.payload)


def _receive(watch: Watch, message: str) -> None:
    """Pass a notification on, unless this process sent it."""
    sender, keys = json.loads(message)
    if sender != watch.own:
        for table_id, number in keys:
            _call(watch, Notification(table_id, number))


def _call(watch: Watch, notification: Notification | None) -> None:
    """Call back; an exception must not end the thread."""
    try:
        watch.callback(notification)
    except Exception:
        log.exception("a callback failed")
