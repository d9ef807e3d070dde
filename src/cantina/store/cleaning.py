"""Tables nobody plays at any more: finding them, and removing them with all that belongs to them."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, exists, select

from cantina.store.schema import chapter, entry, game_table, link, sitting


def idle(connection: Connection, before: int, limit: int, without: str | None = None) -> list[str]:
    """Tables in whose log nothing was written since, the oldest first; `without`: and this entry never."""
    asked = _idle(before, without).order_by(game_table.c.opened_at, game_table.c.id).limit(limit)
    return list(connection.execute(asked).scalars())


def _idle(before: int, without: str | None) -> Select[str]:
    own = entry.c.table_id == game_table.c.id
    asked = select(game_table.c.id).where(game_table.c.opened_at < before, ~exists().where(own, entry.c.at >= before))
    return asked if without is None else asked.where(~exists().where(own, entry.c.body == without))


def remove_idle(connection: Connection, before: int, limit: int, without: str | None) -> list[str]:
    """Delete idle tables; one at which somebody acts in this very moment stays."""
    removed = []
    for table_id in idle(connection, before, limit, without):
        same = game_table.c.id == table_id
        connection.execute(select(game_table.c.id).where(same).with_for_update())  # no entry comes in from here on
        if connection.execute(_idle(before, without).where(same)).one_or_none() and remove(connection, table_id):
            removed.append(table_id)
    return removed


def remove(connection: Connection, table_id: str) -> bool:
    """Delete a table, its log, its links and its seats; returns whether it was there."""
    for kind in (sitting, chapter, link, entry):
        connection.execute(delete(kind).where(kind.c.table_id == table_id))
    gone = delete(game_table).where(game_table.c.id == table_id).returning(game_table.c.id)
    return connection.execute(gone).one_or_none() is not None
