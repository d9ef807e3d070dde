"""The index rows that entries bring with them: links, guests, seats, and what lists show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, update

from cantina.store.database import insert
from cantina.store.records import Advanced, Chapter, Dealt, Finished, Guest, Leaves, Link, Opened, Side, Sits
from cantina.store.schema import campaign, chapter, game_table, guest, link, sitting

Rows = list[dict[str, Any]]


def store_side(connection: Connection, sides: Sequence[Side]) -> None:
    """Insert index rows by kind, guests before their seats; rows of `Opened` are there already."""
    kept = _last_at_seats(sides)
    for kind, store in STORED.items():
        rows = sorted((asdict(side) for side in kept if isinstance(side, kind)), key=_lock_order)
        if rows:
            store(connection, rows)


def _last_at_seats(sides: Sequence[Side]) -> list[Side]:
    """Of guests who sit down at a seat and leave it, the last one counts."""
    last = {(side.table_id, side.seat): side for side in sides if isinstance(side, (Sits, Leaves))}
    return [side for side in sides if not isinstance(side, (Sits, Leaves))] + list(last.values())


def _lock_order(row: dict[str, Any]) -> tuple[str, ...]:
    """All processes change rows in one order, which prevents deadlocks; equal places keep their order."""
    return (row.get("guest_id", ""), row.get("table_id", ""), row.get("campaign_id", ""))


def opened_row(opened: Opened) -> dict[str, Any]:
    """The row of a new table."""
    row = asdict(opened)
    return {"id": row.pop("table_id"), "opened_at": row.pop("at"), **row}


def _guests(connection: Connection, rows: Rows) -> None:
    new = insert(connection, guest)
    name = func.coalesce(func.nullif(new.excluded.name, ""), guest.c.name)  # without a name the old one stays
    known = new.on_conflict_do_update(index_elements=["id"], set_={"name": name, "at": new.excluded.at})
    connection.execute(known, [{"id": row["guest_id"], "name": row["name"], "at": row["at"]} for row in rows])


def _sits(connection: Connection, rows: Rows) -> None:
    new = insert(connection, sitting)
    place, sits = ["table_id", "seat"], {"guest_id": new.excluded.guest_id}
    connection.execute(new.on_conflict_do_update(index_elements=place, set_=sits), rows)


def _leaves(connection: Connection, rows: Rows) -> None:
    here = (sitting.c.table_id == bindparam("table"), sitting.c.seat == bindparam("place"))
    connection.execute(delete(sitting).where(*here), [{"table": row["table_id"], "place": row["seat"]} for row in rows])


def _links(connection: Connection, rows: Rows) -> None:
    connection.execute(link.insert(), rows)


def _dealt(connection: Connection, rows: Rows) -> None:
    change = update(game_table).where(game_table.c.id == bindparam("table_id"))
    connection.execute(change.values(dealt_at=bindparam("at")), rows)


def _finished(connection: Connection, rows: Rows) -> None:
    change = update(game_table).where(game_table.c.id == bindparam("table_id"))
    connection.execute(change.values(finished_at=bindparam("at")), rows)


def _chapters(connection: Connection, rows: Rows) -> None:
    connection.execute(chapter.insert(), rows)


def _advanced(connection: Connection, rows: Rows) -> None:
    before = (campaign.c.id == bindparam("campaign_id"), campaign.c.number == bindparam("last"))
    change = update(campaign).where(*before).values(number=bindparam("next"), body=bindparam("text"))
    ours = [(row["campaign_id"], row["number"], row["body"]) for row in rows]
    connection.execute(
        change, [{"campaign_id": one, "last": number - 1, "next": number, "text": body} for one, number, body in ours]
    )


STORED: dict[type[Side], Callable[[Connection, Rows], None]] = {
    Guest: _guests,
    Sits: _sits,
    Leaves: _leaves,
    Link: _links,
    Dealt: _dealt,
    Finished: _finished,
    Chapter: _chapters,
    Advanced: _advanced,
}
