"""A rematch: a new table with the same players, game and settings."""

from __future__ import annotations

from collections.abc import Collection

from cantina.table.bodies import BotBody, OpenBody, RematchBody, SitBody
from cantina.table.campaign import at_table
from cantina.table.errors import TableError
from cantina.table.table import PERSON, Table, opening


def rematch(table: Table, guest: str, table_id: str) -> RematchBody:
    """Point to a new table with the same players, once the game is over."""
    if not table.over:
        raise TableError("table-not-over")
    if table.successor:
        raise TableError("table-rematch", table=table.successor)
    if guest not in [place.guest for place in table.places if place.kind == PERSON]:
        raise TableError("table-players-only")
    return RematchBody(table_id)


def rematch_opening(table: Table, guest: str, seed: bytes) -> OpenBody:
    """The first entry of the new table."""
    campaign = table.campaign and at_table(table.campaign, beside=True)  # it has gone on since
    return opening(table.game.id, len(table.places), guest, seed, table.options, table.settings.as_json(), campaign)


def sittings(table: Table, shared: Collection[str] = ()) -> list[SitBody | BotBody]:
    """The seat entries of the new table: guests keep their seats; a seat that its player has left stays open.

    Seats keep their secrets, except for `shared` ones, which others know too.
    """
    bodies: list[SitBody | BotBody] = []
    for seat, place in enumerate(table.places):
        if place.kind == PERSON and place.guest:
            link = "" if place.link in shared else place.link
            bodies.append(SitBody(seat, place.guest, place.name, link))
        elif place.level:
            bodies.append(BotBody(seat, place.level))
    return bodies


def apply_rematch(table: Table, body: RematchBody) -> None:
    """All viewers are shown the new table."""
    table.successor = body.table
    table.story.add("rematch", table=body.table)
