"""Seats that were left: their guests no longer sit there, so they are no players of its campaign either."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

sitting = sa.table("sitting", sa.column("table_id"), sa.column("seat"))
entry = sa.table("entry", sa.column("table_id"), sa.column("number"), sa.column("body", sa.Text))


def upgrade() -> None:
    """Remove the seats that nobody has taken since, by the logs of the tables there are."""
    connection = op.get_bind()
    perhaps = entry.c.body.contains('"leave"') | entry.c.body.contains('"sit"')
    entries = connection.execute(sa.select(entry).where(perhaps).order_by(entry.c.table_id, entry.c.number)).all()
    for table_id, seat in left_seats((table_id, parsed(body)) for table_id, _, body in entries):
        gone = sa.delete(sitting).where(sitting.c.table_id == table_id, sitting.c.seat == seat)
        connection.execute(gone)


def left_seats(entries: Any) -> list[tuple[str, int]]:
    """The seats whose last guest has left, with their tables."""
    last = {(table_id, body.get("seat")): body["kind"] for table_id, body in entries if body.get("kind") in KINDS}
    return [place for place, kind in last.items() if kind == "leave"]


def parsed(body: str) -> dict[str, Any]:
    """An entry, however its JSON is written; empty if it is none."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


KINDS = ("sit", "leave")
