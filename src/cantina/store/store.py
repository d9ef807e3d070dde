"""The store: durable logs of tables, in an SQLite file or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar
from uuid import uuid4

from sqlalchemy import Connection

from cantina.store import (
    backup,
    campaigns,
    cleaning,
    contents,
    exporting,
    forget,
    groups,
    importing,
    migrate,
    reading,
    secrets,
    watch,
    writer,
)
from cantina.store.database import is_sqlite, make_engine, writing
from cantina.store.failures import failures
from cantina.store.records import Received, Side, StoredEntry

PATIENCE = 5.0
SEARCHES = 3  # for a guest who is to be forgotten; by then the guest has left all seats
Given = ParamSpec("Given")
T = TypeVar("T")


def open_store(address: str | Path, patience: float = PATIENCE) -> Store:
    """The store at the path of an SQLite file or at a `postgresql://` address; created or upgraded if necessary.

    `patience` is how many seconds it waits for a lock or a server before it gives up.
    """
    return Store(address, patience)


def reads(query: Callable[Concatenate[Connection, Given], T]) -> Callable[Concatenate[Store, Given], T]:
    """A method that answers a query, in a transaction of its own."""

    @wraps(query)
    def method(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> T:
        with failures(), store._engine.begin() as connection:
            return query(connection, *args, **kwargs)

    return method


def writes(change: Callable[Concatenate[Connection, Given], T]) -> Callable[Concatenate[Store, Given], T]:
    """A method that makes a change, in a transaction of its own."""

    @wraps(change)
    def method(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> T:
        with store._writing() as connection:
            return change(connection, *args, **kwargs)

    return method


class Store:
    """An open store; every method may be called from any thread."""

    def __init__(self, address: str | Path, patience: float) -> None:
        self._engine = make_engine(address, patience)
        try:
            migrate.prepare(self._engine)
        except BaseException:
            self._engine.dispose()
            raise
        self._name = uuid4().hex
        self._watches: list[watch.Watch] = []
        self._writer = writer.start(self._engine, self._name)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with failures(), writing(self._engine) as connection:
            yield connection

    # --- logs ---

    def append(self, table_id: str, number: int, at: int, body: str, side: Sequence[Side] = ()) -> Future[None]:
        """Store an entry with its index rows; returns at once.

        The future is done when the entry will outlive a power cut. It fails with Taken where another writer was first
        or the entry before is not stored, and with StoreFailed where the database could not.
        """
        return writer.submit(self._writer, StoredEntry(table_id, number, at, body), tuple(side))

    load = reads(reading.load)

    # --- indexes of the logs ---

    find_link = reads(reading.find_link)
    listed = reads(reading.listed)
    guest = reads(reading.find_guest)
    tables_of = reads(reading.tables_of)
    secret = writes(secrets.keep)

    # --- content ---

    keep_content = writes(contents.keep)
    content = reads(contents.read)

    # --- campaigns and their groups ---

    campaign = reads(campaigns.read)
    write_campaign = writes(campaigns.write)
    create_campaign = writes(groups.create)
    join_group = writes(groups.join)
    leave_group = writes(groups.leave)
    replace_group_link = writes(groups.replace_link)
    group_of = reads(groups.group_of)
    part_in = reads(groups.part_in)
    campaigns_of = reads(groups.of_guest)
    chapters = reads(groups.chapters)

    # --- copies ---

    unfinished = reads(reading.unfinished)
    export = reads(exporting.table_line)
    export_content = reads(exporting.content_of_table)

    def export_all(self, path: str | Path, progress: exporting.Progress = exporting.silent) -> None:
        """Write all tables with their content, and all campaigns, to a new file of JSON lines, as of one moment."""
        with failures():
            exporting.write_file(self._engine, Path(path), progress)

    def import_(self, path: str | Path, progress: exporting.Progress = exporting.silent) -> int:
        """Store what an exported file holds and the store does not; returns how many tables and campaigns were new."""
        with failures():
            return importing.read_file(self._engine, Path(path), progress)

    def backup(self, path: str | Path) -> None:
        """Copy an SQLite store, whole, to a new file while it is used."""
        with failures():
            backup.copy(self._engine, Path(path))

    # --- guests ---

    traces = reads(forget.traces)
    _search = reads(forget.search)

    def forget(self, guest_id: str) -> str | None:
        """Delete a guest's name and replace their id everywhere; the new id, None if unknown.

        All logs are searched while others write; only what was found is changed in a transaction. What was stored
        during a search is found by the next one.
        """
        nobody = None
        for _ in range(SEARCHES):
            found = self._search(guest_id)
            with self._writing() as connection:
                nobody = forget.forget(connection, guest_id, found) or nobody
                watch.notify_changed(connection, self._name, forget.tables(found))
            if not found:
                break
        with failures():
            forget.wipe(self._engine)
        return nobody

    # --- cleaning up ---

    def remove_abandoned(self, before: int, limit: int) -> list[str]:
        """Delete up to `limit` tables that were never dealt and have no entry since `before`; returns their ids."""
        with self._writing() as connection:
            removed = cleaning.remove_abandoned(connection, before, limit)
            watch.notify_changed(connection, self._name, removed)
            return removed

    # --- other processes ---

    def is_only_process(self) -> bool:
        """Whether no other process serves the tables of this store, as is always the case with SQLite."""
        return is_sqlite(self._engine)

    def process(self) -> str:
        """The name of this process among those that serve the tables of this store."""
        return self._name

    def announce(self, rows: Sequence[list[Any]]) -> None:
        """Send rows to all other processes without storing them; with SQLite there are none."""
        if not self.is_only_process():
            with self._writing() as connection:
                watch.announce(connection, self._name, rows)

    def watch(self, callback: Callable[[Received], None]) -> None:
        """Call back, in a thread, for what other processes store and announce; None: some may be missed, check all.

        SQLite has one process, so nothing is ever called there.
        """
        watching = watch.start(self._engine, self._name, callback)
        if watching is not None:
            self._watches.append(watching)

    # --- the end ---

    def close(self) -> None:
        """Store what is queued, then disconnect from the database."""
        writer.finish(self._writer)
        for watching in self._watches:
            watch.stop(watching)
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
