"""Abandoned tables: opened, never dealt, and unused for a while. They are removed with all that belongs to them."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, exists, select

from cantina.store.schema import chapter, entry, game_table, link, sitting


def abandoned(before: int) -> Select[str]:
    """The ids of tables that were never dealt and have no entry since `before`."""
    recent = exists().where(entry.c.table_id == game_table.c.id, entry.c.at >= before)
    return select(game_table.c.id).where(game_table.c.opened_at < before, game_table.c.dealt_at.is_(None), ~recent)


def remove_abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Delete up to `limit` abandoned tables, oldest first, unless an entry comes in meanwhile; returns their ids."""
    oldest = abandoned(before).order_by(game_table.c.opened_at, game_table.c.id).limit(limit)
    removed = []
    for table_id in connection.execute(oldest).scalars().all():
        same = game_table.c.id == table_id
        connection.execute(select(game_table.c.id).where(same).with_for_update())  # no entry comes in from here on
        if connection.execute(abandoned(before).where(same)).one_or_none():
            remove(connection, table_id)
            removed.append(table_id)
    return removed


def remove(connection: Connection, table_id: str) -> None:
    """Delete a table, its log, its links and its seats."""
    for kind in (sitting, chapter, link, entry):
        connection.execute(delete(kind).where(kind.c.table_id == table_id))
    connection.execute(delete(game_table).where(game_table.c.id == table_id))
