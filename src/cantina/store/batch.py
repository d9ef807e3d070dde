"""Storing many entries in one transaction: those that continue their log, not those that lost to another writer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import lru_cache

from sqlalchemy import Connection, and_, delete, func, or_, select

from cantina.store.database import insert
from cantina.store.records import Opened, Side, StoredEntry
from cantina.store.schema import entry, game_table
from cantina.store.side import opened_row, store_side


@dataclass(eq=False, slots=True)
class Write:
    """An entry that waits to be stored. `after` is the write of the same table that was queued before it."""

    entry: StoredEntry
    side: Sequence[Side]
    after: Write | None = None
    failed: bool = False
    future: Future[None] = field(default_factory=Future)


class NotAll(Exception):
    """Some writes of a batch do not fit; the transaction must not be kept."""


def store_at_once(connection: Connection, writes: list[Write]) -> list[Write]:
    """Store all writes with their index rows, or raise NotAll. One statement serves the usual case.

    SQLite's driver releases the interpreter lock for every row, and in a busy server waits for it again each time.
    """
    ordered = sorted(in_order(writes), key=lambda one: key_of(one[0].entry))
    values = [value for write, last in ordered for value in (*row_of(write.entry).values(), last)]
    open_tables(connection, writes)
    statement = insert_all(len(writes), connection.dialect.name)
    if connection.exec_driver_sql(statement, tuple(values)).rowcount != len(writes):
        raise NotAll
    store_side(connection, [side for write in writes for side in write.side])
    return writes


def in_order(writes: Iterable[Write]) -> Iterator[tuple[Write, int]]:
    """Each write with the number its log must end with before this batch; NotAll if they cannot all be stored."""
    before: dict[str, int] = {}
    last: dict[str, int] = {}
    for write in writes:
        table_id, number = write.entry.table_id, write.entry.number
        begun = before.setdefault(table_id, number - 1)
        if number != last.get(table_id, begun) + 1 or (write.after is not None and write.after.failed):
            raise NotAll
        last[table_id] = number
        yield write, begun


ROW = {"sqlite": "(?, ?, ?, ?, ?)", "postgresql": "(%s::text, %s::integer, %s::bigint, %s::text, %s::integer)"}


@lru_cache(maxsize=1024)
def insert_all(count: int, dialect: str) -> str:
    """The statement that inserts `count` entries, each only if its log ends right before it."""
    rows = ", ".join([ROW[dialect]] * count)
    return (
        "INSERT INTO entry (table_id, number, at, body)"
        f" SELECT column1, column2, column3, column4 FROM (VALUES {rows}) AS given"
        " WHERE column5 = coalesce((SELECT max(number) FROM entry WHERE table_id = column1), 0) ON CONFLICT DO NOTHING"
    )


def store_batch(connection: Connection, writes: Sequence[Write]) -> list[Write]:
    """Store all writes that can be stored, with their index rows; returns these."""
    fit = fitting(writes, last_numbers(connection, {write.entry.table_id for write in writes}))
    if not fit:
        return []
    open_tables(connection, fit)
    stored = insert_entries(connection, fit)
    store_side(connection, [side for write in stored for side in write.side])
    return stored


def last_numbers(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    """The number of the last entry of each table that is there."""
    # One index lookup per table; grouping would read the whole logs.
    last = select(func.max(entry.c.number)).where(entry.c.table_id == game_table.c.id).scalar_subquery()
    asked = select(game_table.c.id, func.coalesce(last, 0)).where(game_table.c.id.in_(table_ids))
    return dict(tuple(row) for row in connection.execute(asked))


def fitting(writes: Iterable[Write], last: dict[str, int]) -> list[Write]:
    """The writes that continue their log. What was queued behind a lost entry is lost too: it assumed that entry."""
    lost: set[str] = set()
    fit = []
    for write in writes:
        table_id, number = write.entry.table_id, write.entry.number
        behind_lost = table_id in lost or (write.after is not None and write.after.failed)
        if behind_lost or number != last.get(table_id, 0) + 1:
            lost.add(table_id)
        else:
            last[table_id] = number
            fit.append(write)
    return fit


def open_tables(connection: Connection, writes: Iterable[Write]) -> None:
    """Insert the rows of new tables first: entries refer to them. Of two writers the one of entry 1 wins."""
    rows = [opened_row(side) for write in writes for side in write.side if isinstance(side, Opened)]
    if rows:
        rows.sort(key=lambda row: row["id"])
        connection.execute(insert(connection, game_table).on_conflict_do_nothing(), rows)


def insert_entries(connection: Connection, writes: list[Write]) -> list[Write]:
    """Insert entries; returns the writes that won. All processes insert in one order, which prevents deadlocks."""
    rows = [row_of(write.entry) for write in sorted(writes, key=lambda write: key_of(write.entry))]
    new = insert(connection, entry).on_conflict_do_nothing().returning(entry.c.table_id, entry.c.number)
    stored = {(table_id, number) for table_id, number in connection.execute(new, rows)}
    if len(stored) == len(writes):
        return writes
    losers = {write.entry.table_id for write in writes if key_of(write.entry) not in stored}
    take_back(connection, [one for one in stored if one[0] in losers])
    return [write for write in writes if write.entry.table_id not in losers]


def row_of(one: StoredEntry) -> dict[str, str | int]:
    """The row of an entry; spelled out, because `asdict` would take a third of the time of a batch."""
    return {"table_id": one.table_id, "number": one.number, "at": one.at, "body": one.body}


def key_of(one: StoredEntry) -> tuple[str, int]:
    """The primary key of an entry."""
    return one.table_id, one.number


def take_back(connection: Connection, keys: Sequence[tuple[str, int]]) -> None:
    """Delete entries of this transaction that followed one which lost."""
    if keys:
        each = [and_(entry.c.table_id == table_id, entry.c.number == number) for table_id, number in keys]
        connection.execute(delete(entry).where(or_(*each)))
