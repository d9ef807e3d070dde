"""Several processes on one PostgreSQL: each is notified of what the others store and announce (LISTEN, NOTIFY).

An entry travels with its notification, unless it is very long: a process that has its table in memory needs no query.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from cantina.store.database import is_sqlite
from cantina.store.records import Announced, Notification, Received, StoredEntry

if TYPE_CHECKING:
    import psycopg

CHANNEL = "cantina_news"
STORED, ANNOUNCED = "stored", "announced"  # kinds of messages
MOST = 7500  # characters of the rows of one message, in ASCII; PostgreSQL takes less than 8000 bytes
POLL = 0.2  # seconds between two checks whether to stop
LONGEST_PAUSE = 5.0  # seconds between two attempts to connect

log = logging.getLogger(__name__)
Callback = Callable[[Received], None]


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
    _send(connection, own, STORED, map(row_of, entries))


def notify_changed(connection: Connection, own: str, table_ids: list[str]) -> None:
    """Announce that logs were changed or removed: a process that holds such a table reads it again."""
    _send(connection, own, STORED, (json.dumps([table_id, 0]) for table_id in table_ids))


def announce(connection: Connection, own: str, rows: Iterable[list[Any]]) -> None:
    """Send rows to the other processes."""
    _send(connection, own, ANNOUNCED, map(json.dumps, rows))


def row_of(entry: StoredEntry) -> str:
    """An entry in a message, without its body if that is too long."""
    row = json.dumps([entry.table_id, entry.number, entry.at, entry.body])
    return row if len(row) <= MOST else json.dumps([entry.table_id, entry.number])


def _send(connection: Connection, own: str, kind: str, rows: Iterable[str]) -> None:
    if not is_sqlite(connection):
        for message in messages_of(own, kind, rows):
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, message))


def messages_of(own: str, kind: str, rows: Iterable[str]) -> Iterator[str]:
    """As few messages as the limit of their size allows, with all rows in order."""
    batch: list[str] = []
    for row in rows:
        if batch and sum(map(len, batch)) + len(batch) + len(row) > MOST:
            yield f'["{own}", "{kind}", [{",".join(batch)}]]'
            batch = []
        batch.append(row)
    if batch:
        yield f'["{own}", "{kind}", [{",".join(batch)}]]'


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
    """Pass a message on, unless this process sent it."""
    if message.startswith(f'["{watch.own}"'):
        return
    sender, kind, rows = json.loads(message)
    _call(watch, Announced(sender, rows) if kind == ANNOUNCED else [Notification(*row) for row in rows])


def _call(watch: Watch, received: Received) -> None:
    """Call back; an exception must not end the thread."""
    try:
        watch.callback(received)
    except Exception:
        log.exception("a callback failed")
