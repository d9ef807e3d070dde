"""Where a guest is named, and forgetting a guest: names are deleted and the id is replaced by a meaningless one."""

from __future__ import annotations

import json
from secrets import token_hex

from sqlalchemy import ColumnElement, Connection, Engine, Table, select, update

from cantina.store.bodies import renamed, texts, without_names
from cantina.store.database import is_sqlite, raw_sqlite
from cantina.store.schema import campaign, entry, guest

NOBODY = "nobody-"


def traces(connection: Connection, guest_id: str) -> list[str]:
    """The ids of tables whose logs name a guest; all logs are read for it."""
    found = select(entry.c.table_id, entry.c.body).where(_naming(entry, guest_id)).order_by(entry.c.table_id)
    tables = [table_id for table_id, body in connection.execute(found) if guest_id in texts(body)]
    return list(dict.fromkeys(tables))


def forget(connection: Connection, guest_id: str) -> str | None:
    """Replace a guest everywhere; the logs can be replayed as before. None for an unknown guest."""
    nobody = NOBODY + token_hex(8)
    changed = update(guest).where(guest.c.id == guest_id).values(id=nobody, name="")
    if connection.execute(changed).rowcount == 0:
        return None
    for table in (entry, campaign):
        _rename(connection, table, guest_id, nobody)
    return nobody


def _rename(connection: Connection, table: Table, guest_id: str, nobody: str) -> None:
    """Change the bodies of a database table that name the guest; seats follow by their foreign key."""
    keys = list(table.primary_key.columns)
    for *key, body in connection.execute(select(*keys, table.c.body).where(_naming(table, guest_id))).all():
        same = (column == value for column, value in zip(keys, key, strict=True))
        nameless = renamed(without_names(body, (guest_id,)), {guest_id: nobody})
        connection.execute(update(table).where(*same).values(body=nameless))


def _naming(table: Table, guest_id: str) -> ColumnElement[bool]:
    """Bodies that contain the id of a guest, plain or escaped as in JSON; perhaps inside a longer string."""
    written = json.dumps(guest_id)[1:-1]
    return table.c.body.contains(guest_id, autoescape=True) | table.c.body.contains(written, autoescape=True)


def wipe(engine: Engine) -> None:
    """Truncate the write-ahead log of SQLite, which keeps old pages until they are overwritten, if it is not in use."""
    if is_sqlite(engine):
        with raw_sqlite(engine) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
