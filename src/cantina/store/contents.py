"""The content that tables were begun with: cards, maps and missions, each set stored once, by its hash."""

from __future__ import annotations

from sqlalchemy import Connection, select

from cantina.store.database import insert
from cantina.store.records import StoredContent
from cantina.store.schema import content


def keep(connection: Connection, new: StoredContent) -> None:
    """Store a content, unless it is there."""
    row = {"hash": new.hash, "game": new.game, "files": new.files}
    connection.execute(insert(connection, content).values(row).on_conflict_do_nothing())


def read(connection: Connection, hash: str) -> StoredContent | None:
    """The content with a hash, None if it was never stored."""
    row = connection.execute(select(content).where(content.c.hash == hash)).one_or_none()
    return None if row is None else StoredContent(row.hash, row.game, row.files)
