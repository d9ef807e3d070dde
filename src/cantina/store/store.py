"""The store: durable logs of tables, in an SQLite file or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self
from uuid import uuid4

from sqlalchemy import Connection

from cantina.store import (
    backup,
    campaigns,
    cleaning,
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
from cantina.store.records import Campaign, Entry, Guest, Link, Played, Side, Sitting, TableInfo, Told

PATIENCE = 5.0


def open_store(address: str | Path, patience: float = PATIENCE) -> Store:
    """The store at the path of an SQLite file or at a `postgresql://` address; made, or brought up to date, if need be.

    `patience` is how many seconds it waits for a lock or a server before it gives up.
    """
    return Store(address, patience)


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
        self._writer = writer.start(self._engine, self._tell)

    def _tell(self, connection: Connection, entries: list[Entry]) -> None:
        watch.tell(connection, self._name, entries)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with failures(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with failures(), writing(self._engine) as connection:
            yield connection

    # --- the logs ---

    def append(self, table_id: str, number: int, at: int, body: str, side: Sequence[Side] = ()) -> Future[None]:
        """Store an entry and what it brings along; returns at once.

        The future is done when the entry will outlive a power cut. It fails with Taken where another writer was first
        or the entry before is not stored, and with StoreFailed where the database could not.
        """
        return writer.submit(self._writer, Entry(table_id, number, at, body), tuple(side))

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table behind a number, in order."""
        with self._reading() as connection:
            return reading.load(connection, table_id, after)

    # --- what is beside the logs ---

    def table(self, table_id: str) -> TableInfo | None:
        """What lists show of a table, None where there is none."""
        with self._reading() as connection:
            return reading.table(connection, table_id)

    def find_link(self, hash: bytes) -> Link | None:
        """The link whose token has this hash."""
        with self._reading() as connection:
            return reading.find_link(connection, hash)

    def listed(self, limit: int, before: TableInfo | None = None) -> list[TableInfo]:
        """Tables that everybody may find, the newest first; `before` is the last one of the page before."""
        with self._reading() as connection:
            return reading.listed(connection, limit, before)

    def guest(self, guest_id: str) -> Guest | None:
        """A guest as last stored."""
        with self._reading() as connection:
            return reading.find_guest(connection, guest_id)

    def tables_of(self, guest_id: str) -> list[Sitting]:
        """Where a guest sits, the newest table first."""
        with self._reading() as connection:
            return reading.tables_of(connection, guest_id)

    def secret(self, name: str) -> bytes:
        """32 bytes that nobody can guess: made when first asked for, the same ever after."""
        with self._writing() as connection:
            return secrets.keep(connection, name)

    def campaign(self, campaign_id: str) -> Campaign | None:
        """A campaign as last changed."""
        with self._reading() as connection:
            return campaigns.read(connection, campaign_id)

    def campaigns(self, group: str) -> list[Campaign]:
        """All campaigns of a group."""
        with self._reading() as connection:
            return campaigns.of_group(connection, group)

    def write_campaign(self, changed: Campaign) -> None:
        """Store the next change of a campaign; Taken, if somebody else changed it since it was read."""
        with self._writing() as connection:
            campaigns.write(connection, changed)

    # --- the groups of campaigns ---

    def found_campaign(self, first: Campaign, founder: Guest, link: bytes) -> None:
        """Store a new campaign, who keeps it, and the hash of the token of its link."""
        with self._writing() as connection:
            groups.found(connection, first, founder, link)

    def join_group(self, group: str, who: Guest) -> None:
        """Let somebody keep the campaigns of a group."""
        with self._writing() as connection:
            groups.join(connection, group, who)

    def group_of(self, link: bytes) -> str | None:
        """The group whose link has a token with this hash."""
        with self._reading() as connection:
            return groups.group_of(connection, link)

    def part_in(self, campaign_id: str, guest_id: str) -> str | None:
        """What a guest is in a campaign: `keeper`, `player`, or None for a stranger."""
        with self._reading() as connection:
            return groups.part_in(connection, campaign_id, guest_id)

    def campaigns_of(self, guest_id: str) -> list[Campaign]:
        """The campaigns that a guest keeps or plays in."""
        with self._reading() as connection:
            return groups.of_guest(connection, guest_id)

    def chapters(self, campaign_id: str) -> list[Played]:
        """The tables of a campaign, the newest first."""
        with self._reading() as connection:
            return groups.chapters(connection, campaign_id)

    # --- copies ---

    def export(self, table_id: str) -> str | None:
        """A table as one JSON text without links and names of people; None where there is no such table."""
        with self._reading() as connection:
            return exporting.table_line(connection, table_id)

    def export_all(self, path: str | Path, progress: exporting.Progress = exporting.silent) -> None:
        """Write all tables and campaigns to a new file of JSON lines, as they are at one moment."""
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

    # --- people ---

    def traces(self, guest_id: str) -> list[str]:
        """The ids of tables whose logs name a guest; all logs are read for it."""
        with self._reading() as connection:
            return forget.traces(connection, guest_id)

    def forget(self, guest_id: str) -> str | None:
        """Make a guest nobody, everywhere at once; returns the new id, None for an unknown guest."""
        with self._writing() as connection:
            found = forget.traces(connection, guest_id)
            nobody = forget.forget(connection, guest_id)
            watch.tell_changed(connection, self._name, found)
        with failures():
            forget.wipe(self._engine)
        return nobody

    # --- cleaning up ---

    def idle(self, before: int, limit: int, without: str | None = None) -> list[str]:
        """The ids of tables in whose log nothing was written since a time, the oldest first.

        `without` is the body of an entry: tables that have one like it are left out.
        """
        with self._reading() as connection:
            return cleaning.idle(connection, before, limit, without)

    def remove_idle(self, before: int, limit: int, without: str | None = None) -> list[str]:
        """Delete tables that are idle, unless somebody acts there meanwhile; returns the ids of those that are gone."""
        with self._writing() as connection:
            removed = cleaning.remove_idle(connection, before, limit, without)
            watch.tell_changed(connection, self._name, removed)
            return removed

    def remove(self, table_id: str) -> bool:
        """Delete a table with its log, links and seats; returns whether it was there."""
        with self._writing() as connection:
            watch.tell_changed(connection, self._name, [table_id])
            return cleaning.remove(connection, table_id)

    # --- other processes ---

    def alone(self) -> bool:
        """Whether no other process serves the tables of this store: so it is with SQLite."""
        return is_sqlite(self._engine)

    def watch(self, callback: Callable[[Told | None], None]) -> None:
        """Call back, in a thread, for what other processes store; None means: some may have been missed, check all.

        SQLite has one process, so nothing is ever called there.
        """
        seen = watch.start(self._engine, self._name, callback)
        if seen is not None:
            self._watches.append(seen)

    # --- the end ---

    def close(self) -> None:
        """Store what is queued, then let go of the database."""
        writer.finish(self._writer)
        for seen in self._watches:
            watch.stop(seen)
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
