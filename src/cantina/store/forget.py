"""Where a guest is named, and forgetting a guest: names are deleted and the id is replaced by a meaningless one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, Table, select, update

from cantina.store.bodies import renamed, texts, without_names
from cantina.store.database import is_sqlite, raw_sqlite
from cantina.store.schema import campaign, entry, guest

NOBODY = "nobody-"


class Row(NamedTuple):
    """A row of the database whose body names a guest: its table there, and the values of its primary key."""

    table: Table
    key: tuple[Any, ...]


def search(connection: Connection, guest_id: str) -> list[Row]:
    """The rows that name a guest, in the order of their keys; all logs and campaigns are read for it."""
    return [Row(table, key) for table in (entry, campaign) for key in _keys(connection, table, guest_id)]


def traces(connection: Connection, guest_id: str) -> list[str]:
    """The ids of tables whose logs name a guest; all logs are read for it."""
    return list(dict.fromkeys(table_id for table_id, _ in _keys(connection, entry, guest_id)))


def _keys(connection: Connection, table: Table, guest_id: str) -> list[tuple[Any, ...]]:
    keys = list(table.primary_key.columns)
    found = select(*keys, table.c.body).where(_naming(table, guest_id)).order_by(*keys)
    return [tuple(key) for *key, body in connection.execute(found) if guest_id in texts(body)]


def forget(connection: Connection, guest_id: str, rows: Sequence[Row]) -> str | None:
    """Replace a guest in the database and in these rows; logs can be replayed as before. None: there was nothing."""
    nobody = NOBODY + token_hex(8)
    changed = update(guest).where(guest.c.id == guest_id).values(id=nobody, name="")
    if connection.execute(changed).rowcount == 0 and not rows:
        return None
    for row in rows:
        _rename(connection, row, guest_id, nobody)
    return nobody


def _rename(connection: Connection, row: Row, guest_id: str, nobody: str) -> None:
    """Change a body that names the guest, if it is still there; seats follow by their foreign key."""
    same = [column == value for column, value in zip(row.table.primary_key.columns, row.key, strict=True)]
    body = connection.execute(select(row.table.c.body).where(*same)).scalar_one_or_none()
    if body is not None:
        nameless = renamed(without_names(body, (guest_id,)), {guest_id: nobody})
        connection.execute(update(row.table).where(*same).values(body=nameless))


def tables(rows: Sequence[Row]) -> list[str]:
    """The ids of the tables to whose logs these rows belong."""
    return list(dict.fromkeys(row.key[0] for row in rows if row.table is entry))


def _naming(table: Table, guest_id: str) -> ColumnElement[bool]:
    """Bodies that contain the id of a guest, plain or escaped as in JSON; perhaps inside a longer string."""
    written = json.dumps(guest_id)[1:-1]
    return table.c.body.contains(guest_id, autoescape=True) | table.c.body.contains(written, autoescape=True)


def wipe(engine: Engine) -> None:
    """Truncate the write-ahead log of SQLite, which keeps old pages until they are overwritten, if it is not in use."""
    if is_sqlite(engine):
        with raw_sqlite(engine) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
