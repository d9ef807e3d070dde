"""The same people, the same game, once more."""

from __future__ import annotations

from cantina.table.campaign import at_table
from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.story import to_all
from cantina.table.table import PERSON, Table, opening


def rematch(table: Table, guest: str, table_id: str, seed: bytes) -> tuple[Body, list[Body]]:
    """The entry that points to the new table, and the first entries of that one: everybody sits where they sat."""
    if not table.over:
        raise TableError("table-not-over")
    if table.successor:
        raise TableError("table-rematch", table=table.successor)
    if guest not in [seat.guest for seat in table.seats if seat.kind == PERSON]:
        raise TableError("table-players-only")
    campaign = table.campaign and at_table(table.campaign, beside=True)  # it has gone on since
    first = opening(table.game.id, len(table.seats), guest, seed, table.options, table.settings.as_json(), campaign)
    return {"kind": "rematch", "table": table_id}, [first, *sittings(table)]


def sittings(table: Table) -> list[Body]:
    """Who sat where, as entries; a seat that somebody has left stays open."""
    bodies: list[Body] = []
    for number, seat in enumerate(table.seats):
        if seat.kind == PERSON and seat.guest:
            body = {"kind": "sit", "seat": number, "guest": seat.guest, "name": seat.name}
            bodies.append({**body, "link": seat.link} if seat.link else body)
        elif seat.level:
            bodies.append({"kind": "bot", "seat": number, "level": seat.level})
    return bodies


def apply_rematch(table: Table, body: Body) -> None:
    """Everybody is shown the way."""
    table.successor = body["table"]
    table.story.append(to_all("rematch", table=body["table"]))
