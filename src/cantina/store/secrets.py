"""Secrets of the server, such as the key it signs with: made once, the same for all its processes."""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import Connection, select

from cantina.store.database import insert
from cantina.store.schema import secret

BYTES = 32


def keep(connection: Connection, name: str) -> bytes:
    """32 random bytes for a name: generated on the first call, the same ever after."""
    new = insert(connection, secret).values(name=name, value=token_bytes(BYTES))
    connection.execute(new.on_conflict_do_nothing())
    return bytes(connection.execute(select(secret.c.value).where(secret.c.name == name)).scalar_one())
