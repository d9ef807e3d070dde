"""Who asks: a guest by a signed cookie, a seat or a spectator by a secret link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cantina.server.hall import Hall
from cantina.server.held import Held
from cantina.store import Link
from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.people import guest_of, new_id, signed
from cantina.table.story import Viewer
from cantina.table.table import Table

COOKIE = "cantina_guest"
YEAR = 31_536_000


class Who(NamedTuple):
    """Somebody who asks."""

    guest: str
    new: bool  # has no cookie yet
    link: Link | None


def guest_asks(connection: HTTPConnection, key: bytes) -> Who:
    """The guest of the cookie, or a new one."""
    guest = guest_of(connection.cookies.get(COOKIE), key)
    return Who(guest or new_id(), guest is None, None)


def secret_of(connection: HTTPConnection) -> str:
    """The secret link that was shown."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret if kind.lower() == "bearer" else connection.query_params.get("link", "")


async def who_asks(connection: HTTPConnection, hall: Hall, key: bytes, table_id: str | None = None) -> Who:
    """The guest of the cookie, or a new one; and the link that was shown, if it leads to this table."""
    secret = secret_of(connection)
    link = await hall.find_link(secret) if secret else None
    if link is not None and link.table_id != table_id and not await taken_along(hall, link, table_id):
        raise TableError("table-unknown")
    return guest_asks(connection, key)._replace(link=link)


async def taken_along(hall: Hall, link: Link, table_id: str | None) -> bool:
    """Whether the link of a seat opens that seat at the table of a rematch as well."""
    if table_id is None:
        return False
    return any(seat.link == link.hash.hex() for seat in (await hall.held(table_id)).table.seats)


def keep_cookie(response: Response, who: Who, key: bytes, secure: bool, path: str = "/") -> None:
    """Know a new guest again."""
    if who.new:
        value = signed(who.guest, key)
        response.set_cookie(COOKIE, value, YEAR, path=path, httponly=True, samesite="lax", secure=secure)


def holder(held: Held, who: Who, seat: int) -> str:
    """As whom somebody asks for a seat: whoever has the link of the one who sits there asks as that person.

    Links of seats are known to whoever opened the table. So one opens a seat only if the person there has shown it when
    they sat down, or has asked for it themselves.
    """
    place = held.table.seat(seat)
    if who.link is not None and place.link == who.link.hash.hex():
        return place.guest
    return who.guest


def player(held: Held, who: Who) -> str:
    """As whom somebody asks for something that needs no seat: with the link of a seat, as the one who sits there."""
    shown = who.link.hash.hex() if who.link is not None else None
    return next((seat.guest for seat in held.table.seats if seat.link == shown), who.guest)


def invited(who: Who, seat: int) -> str:
    """The hash of the link that was shown, if it is that of a seat; whoever sits down with it has it from then on."""
    return who.link.hash.hex() if who.link is not None and (who.link.role, who.link.seat) == ("seat", seat) else ""


def viewer(held: Held, who: Who, seat: int | None) -> Viewer:
    """Through whose eyes somebody may look; what they may not see is refused.

    After the end nothing is secret any more (BH-S63): then the address of a table is link enough.
    """
    if seat is not None:
        held.table.held(holder(held, who, seat), seat)
        return seat
    watch, host = held.table.settings.watch, held.table.host
    watches = held.table.over or (who.link is not None and who.link.role == "watch")
    if watch == "anyone" or (watch == "link" and watches) or who.guest == host:
        return None
    raise TableError("table-no-watching")


def with_link(command: Callable[..., Body | None], link: str) -> Callable[..., Body | None]:
    """A command that notes with which link somebody sits down."""

    def noting(table: Table, *given: Any) -> Body | None:
        body = command(table, *given)
        return {**body, "link": link} if link and body is not None and body["kind"] == "sit" else body

    return noting
