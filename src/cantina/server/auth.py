"""Who makes a request: a guest by a signed cookie, and perhaps a secret link to a seat or for spectators."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cantina.server.live.live_table import LiveTable
from cantina.server.live.registry import Registry
from cantina.store import Link
from cantina.table.access import Credentials, check_access, guest_of_table, seat_of_link
from cantina.table.errors import TableError
from cantina.table.guests import guest_of, hashed, new_id, signed
from cantina.table.story import Viewer
from cantina.table.table import Table

COOKIE = "cantina_guest"
YEAR = 31_536_000  # seconds


class Caller(NamedTuple):
    """The guest who makes a request, and the link that was shown with it."""

    guest: str
    is_new: bool  # has no cookie yet
    link: Link | None = None

    @property
    def shown(self) -> Credentials:
        """What tables know a caller by."""
        return Credentials(self.guest, "" if self.link is None else self.link.hash.hex())

    def is_invited(self, seat: int) -> bool:
        """Whether the invitation to a seat was shown."""
        return self.link is not None and (self.link.role, self.link.seat) == ("seat", seat)


def caller_by_cookie(connection: HTTPConnection, key: bytes) -> Caller:
    """The guest of the cookie, or a new one."""
    guest = guest_of(connection.cookies.get(COOKIE), key)
    return Caller(guest or new_id(), guest is None)


def link_secret(connection: HTTPConnection) -> str:
    """The secret of the link that was shown, empty if none was."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else connection.query_params.get("link", "")


async def with_link(caller: Caller, connection: HTTPConnection, registry: Registry, table_id: str | None) -> Caller:
    """The caller with the link that was shown; it must open this table."""
    secret = link_secret(connection)
    return caller._replace(link=await find_link(registry, secret, table_id)) if secret else caller


async def find_link(registry: Registry, secret: str, table_id: str | None) -> Link:
    """The link of a secret: that of a taken seat, which the table itself knows, an invitation or a spectators' link."""
    if table_id is not None and (own := await find_own(registry, secret, table_id)) is not None:
        return own
    link = await registry.find_link(secret)
    if link.table_id != table_id:
        raise TableError("table-unknown")
    return link


async def find_own(registry: Registry, secret: str, table_id: str) -> Link | None:
    """The secret of a taken seat as a link; None if it is not one. A guest may have sat down in another process."""
    hash = hashed(secret)
    seat = seat_of_link((await registry.find(table_id)).table, hash.hex())
    if seat is None and not registry.store.is_only_process():
        await registry.catch_up(table_id)
        seat = seat_of_link((await registry.find(table_id)).table, hash.hex())
    return None if seat is None else Link(hash, table_id, "own", seat)


def set_cookie(response: Response, guest: str, key: bytes, secure: bool, path: str) -> None:
    """Set the signed cookie by which the guest is known."""
    response.set_cookie(COOKIE, signed(guest, key), YEAR, path=path, httponly=True, samesite="lax", secure=secure)


def viewer_for(live: LiveTable, caller: Caller, seat: int | None) -> Viewer:
    """The viewer that a caller may be, at a seat or as a spectator; refuses what they may not see."""
    check_access(live.table, caller.shown, seat)
    if seat is None and not may_watch(live.table, caller):
        raise TableError("table-no-watching")
    return seat


def may_watch(table: Table, caller: Caller) -> bool:
    """Whether a caller may be a spectator; after the end nothing is secret any more (BH-S63), and no link is needed."""
    watch = table.settings.watch
    has_link = table.over or (caller.link is not None and caller.link.role == "watch")
    return watch == "anyone" or (watch == "link" and has_link) or caller.guest == table.host


def is_stranger(table: Table, caller: Caller) -> bool:
    """Whether a caller neither plays at a table nor may watch."""
    return not table.seats_of(guest_of_table(table, caller.shown)) and not may_watch(table, caller)
