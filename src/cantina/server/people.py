"""Who asks: a guest by a signed cookie, a seat or a spectator by a secret link."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cantina.server.hall import Hall
from cantina.server.held import Held
from cantina.store import Link
from cantina.table.errors import TableError
from cantina.table.people import guest_of, new_id, signed
from cantina.table.story import Viewer
from cantina.table.table import PERSON

COOKIE = "cantina_guest"
YEAR = 31_536_000


class Who(NamedTuple):
    """Somebody who asks."""

    guest: str
    new: bool  # has no cookie yet
    link: Link | None


async def who_asks(connection: HTTPConnection, hall: Hall, key: bytes, table_id: str | None = None) -> Who:
    """The guest of the cookie, or a new one; and the link that was shown, if it leads to this table."""
    guest = guest_of(connection.cookies.get(COOKIE), key)
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    secret = secret if kind.lower() == "bearer" else connection.query_params.get("link", "")
    link = await hall.find_link(secret) if secret else None
    if link is not None and link.table_id != table_id:
        raise TableError("table-unknown")
    return Who(guest or new_id(), guest is None, link)


def keep_cookie(response: Response, who: Who, key: bytes, secure: bool) -> None:
    """Know a new guest again."""
    if who.new:
        response.set_cookie(COOKIE, signed(who.guest, key), YEAR, httponly=True, samesite="lax", secure=secure)


def holder(held: Held, who: Who, seat: int) -> str:
    """As whom somebody asks for a seat: whoever has the link of a seat asks as the one who sits there."""
    place = held.table.seat(seat)
    if who.link is not None and who.link.role == "seat" and who.link.seat == seat and place.kind == PERSON:
        return place.guest or who.guest
    return who.guest


def viewer(held: Held, who: Who, seat: int | None) -> Viewer:
    """Through whose eyes somebody may look; what they may not see is refused."""
    if seat is not None:
        held.table.held(holder(held, who, seat), seat)
        return seat
    watch, host = held.table.settings.watch, held.table.host
    watches = who.link is not None and who.link.role == "watch"
    if watch == "anyone" or (watch == "link" and watches) or who.guest == host:
        return None
    raise TableError("table-no-watching")
