"""Queries of logs, links, guests and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select, tuple_

from cantina.store.records import Guest, Link, SeatInfo, StoredEntry, TableInfo
from cantina.store.schema import entry, game_table, guest, link, sitting

INFO = (
    game_table.c.id,
    game_table.c.game,
    game_table.c.seats,
    game_table.c.listed,
    game_table.c.opened_at,
    game_table.c.finished_at,
)


def load(connection: Connection, table_id: str, after: int = 0) -> list[StoredEntry]:
    """The entries of a table after a number, in order."""
    asked = select(entry).where(entry.c.table_id == table_id, entry.c.number > after).order_by(entry.c.number)
    return [StoredEntry(*row) for row in connection.execute(asked)]


def table(connection: Connection, table_id: str) -> TableInfo | None:
    """What lists show of a table, None where there is none."""
    row = connection.execute(select(*INFO).where(game_table.c.id == table_id)).one_or_none()
    return None if row is None else info(row)


def info(row: Sequence[Any]) -> TableInfo:
    """The record of a row."""
    return TableInfo(*row)


def find_link(connection: Connection, hash: bytes) -> Link | None:
    """The link whose token has this hash."""
    row = connection.execute(select(link).where(link.c.hash == hash)).one_or_none()
    return None if row is None else Link(bytes(row.hash), row.table_id, row.role, row.seat)


def unfinished(connection: Connection, table_id: str | None = None) -> int:
    """How many games are not over: of one table, or of all."""
    asked = select(func.count()).select_from(game_table).where(game_table.c.finished_at.is_(None))
    return connection.scalar(asked if table_id is None else asked.where(game_table.c.id == table_id)) or 0


def listed(connection: Connection, limit: int, before: TableInfo | None = None) -> list[TableInfo]:
    """Tables that anyone may join, the newest first; `before` is the last one of the previous page."""
    newest = (game_table.c.opened_at.desc(), game_table.c.id.desc())
    asked = select(*INFO).where(game_table.c.listed, game_table.c.dealt_at.is_(None)).order_by(*newest).limit(limit)
    if before is not None:
        place = tuple_(game_table.c.opened_at, game_table.c.id)
        asked = asked.where(place < (before.opened_at, before.table_id))
    return [info(row) for row in connection.execute(asked)]


def tables_of(connection: Connection, guest_id: str) -> list[SeatInfo]:
    """Where a guest sits, the newest table first."""
    joined = select(*INFO, sitting.c.seat).join(sitting, sitting.c.table_id == game_table.c.id)
    asked = joined.where(sitting.c.guest_id == guest_id)
    newest = (game_table.c.opened_at.desc(), game_table.c.id.desc(), sitting.c.seat)
    return [SeatInfo(info(row[:-1]), row[-1]) for row in connection.execute(asked.order_by(*newest))]


def find_guest(connection: Connection, guest_id: str) -> Guest | None:
    """A guest as last stored."""
    row = connection.execute(select(guest).where(guest.c.id == guest_id)).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.at)
