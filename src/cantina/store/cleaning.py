"""Tables nobody plays at any more: finding them, and removing them with all that belongs to them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, select

from cantina.store.schema import entry, game_table, link, sitting


def idle(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables in whose log nothing was written since, the oldest first."""
    later = exists().where(entry.c.table_id == game_table.c.id, entry.c.at >= before)
    asked = select(game_table.c.id).where(game_table.c.opened_at < before, ~later)
    return list(connection.execute(asked.order_by(game_table.c.opened_at, game_table.c.id).limit(limit)).scalars())


def remove(connection: Connection, table_id: str) -> bool:
    """Delete a table, its log, its links and its seats; returns whether it was there."""
    for kind in (sitting, link, entry):
        connection.execute(delete(kind).where(kind.c.table_id == table_id))
    gone = delete(game_table).where(game_table.c.id == table_id).returning(game_table.c.id)
    return connection.execute(gone).one_or_none() is not None
