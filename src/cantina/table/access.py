"""Who may act for a seat: its guest, and the holder of its secret, which was made when the guest sat down.

What a caller shows is checked again for every request and every update: access ends when a link is replaced, or when a
seat is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cantina.table.bodies import Body
from cantina.table.errors import TableError
from cantina.table.story import Viewer
from cantina.table.table import Table


class Credentials(NamedTuple):
    """What a caller shows: the guest of the cookie, and the hash of a secret link; empty: none."""

    guest: str
    link: str = ""


def seat_of_link(table: Table, link: str) -> int | None:
    """The seat whose secret has this hash; None: it opens no seat here."""
    return next((seat for seat, place in enumerate(table.places) if link and place.link == link), None)


def guest_at(table: Table, shown: Credentials, seat: int) -> str:
    """The guest to act as at a seat: its occupant if the secret of the seat was shown, otherwise the caller."""
    place = table.place(seat)
    return place.guest if shown.link and place.link == shown.link else shown.guest


def as_guest(command: Callable[..., Body | None], shown: Credentials, seat: int) -> Callable[..., Body | None]:
    """A command of a seat's guest: when it is checked, what the caller has shown must still open the seat."""
    return lambda table, *given: command(table, guest_at(table, shown, seat), *given)


def guest_of_table(table: Table, shown: Credentials) -> str:
    """The guest to act as without a seat: the occupant of the seat whose secret was shown, otherwise the caller."""
    seat = seat_of_link(table, shown.link)
    return shown.guest if seat is None else table.places[seat].guest


def check_access(table: Table, shown: Credentials, viewer: Viewer) -> None:
    """Refuse a caller who may not act for a seat (any more); spectators are checked when they come."""
    if viewer is not None:
        table.place_of(guest_at(table, shown, viewer), viewer)


def has_access(table: Table, shown: Credentials, viewer: Viewer) -> bool:
    """Whether a caller may act for a seat (still)."""
    try:
        check_access(table, shown, viewer)
    except TableError:
        return False
    return True
