"""Who sits where: taking a seat, handing it back, giving it to a bot, and the deal when all seats are taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cantina.engine.match import Match
from cantina.players import check_level
from cantina.table.bodies import Body, BotBody, DealBody, FreeBody, LeaveBody, LinkBody, SitBody
from cantina.table.errors import TableError
from cantina.table.guests import checked_name
from cantina.table.table import BOT, OPEN, PERSON, Place, Table


def sit(table: Table, guest: str, name: Any, seat: int, link: str = "", invited: bool = False) -> SitBody:
    """Take a seat that is open, or that its player has left; a guest may take several.

    `link` is the hash of a new secret, told to this guest alone. From then on it opens the seat; no other link does.
    A seat that was left has a hand: it is taken by the host, or by a guest who was `invited` to it by its link.
    """
    place = table.place(seat)
    if place.kind == PERSON and place.guest == guest and not place.away:
        raise TableError("table-seat-yours", seat=seat)
    if place.kind != OPEN and place.away != "left":
        raise TableError("table-seat-taken", seat=seat)
    if place.away == "left" and not invited and guest != table.host:
        raise TableError("table-seat-invitation", seat=seat)
    return SitBody(seat, guest, checked_name(name), link)


def apply_sit(table: Table, body: SitBody) -> None:
    """A guest sits down; in a running game the guest continues from its present state."""
    before = table.places[body.seat]
    place = Place(PERSON, body.guest, body.name, link=body.link)
    place.stood_in, place.asked, place.returned = before.stood_in, before.asked, before.returned
    table.places[body.seat] = place
    table.story.add("sat", seat=body.seat, name=body.name)


def leave(table: Table, guest: str, seat: int) -> LeaveBody:
    """Give a seat up to the next guest; in a running game a bot stands in until then."""
    table.place_of(guest, seat)
    return LeaveBody(seat)


def apply_leave(table: Table, body: LeaveBody) -> None:
    """The seat is open again, or a bot stands in."""
    place = table.places[body.seat]
    table.story.add("left", seat=body.seat, name=place.name)
    if table.match is None:
        table.places[body.seat] = Place()
    else:
        place.away, place.guest, place.link = "left", "", ""


def new_link(table: Table, guest: str, seat: int, link: str) -> LinkBody:
    """A new secret of the own seat, for another device; an earlier one no longer opens the seat."""
    table.place_of(guest, seat)
    return LinkBody(seat, link)


def apply_link(table: Table, body: LinkBody) -> None:
    """Only the seat itself is concerned."""
    table.places[body.seat].link = body.link


def check_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if guest != table.host:
        raise TableError("table-host-only")


def give_to_bot(table: Table, guest: str, seat: int, level: Any) -> BotBody:
    """Let a bot play a seat that no guest holds."""
    check_host(table, guest)
    place = table.place(seat)
    if place.kind == PERSON and place.away != "left":
        raise TableError("table-seat-taken", seat=seat)
    return BotBody(seat, check_level(level))


def apply_bot(table: Table, body: BotBody) -> None:
    """A bot plays this seat from now on."""
    before = table.places[body.seat]
    table.places[body.seat] = Place(BOT, level=body.level, stood_in=before.stood_in, asked=before.asked)
    table.story.add("bot", seat=body.seat, level=body.level)


def free(table: Table, guest: str, seat: int) -> FreeBody:
    """Take a seat from a bot before the deal, so that a guest can have it."""
    check_host(table, guest)
    if table.place(seat).kind != BOT:
        raise TableError("table-no-bot", seat=seat)
    if table.match is not None:
        raise TableError("table-dealt")
    return FreeBody(seat)


def apply_free(table: Table, body: FreeBody) -> None:
    """The seat is open."""
    table.places[body.seat] = Place()
    table.story.add("freed", seat=body.seat)


def is_full(table: Table) -> bool:
    """Whether the deal can follow: nothing is dealt before every seat is taken."""
    return table.match is None and all(place.kind != OPEN for place in table.places)


def apply_deal(table: Table, body: DealBody) -> None:
    """The game begins; the hash of its seed has been on the table before."""
    table.match = Match(table.game, len(table.places), table.seed, table.options, table.content)
    table.story.add("dealt")
    table.story.add_events(table.match.opening)


def reseat(places: list[Place], body: Body) -> None:
    """Follow who sits where by the entries alone, without the game: a game of an older version cannot be played.

    A guest who leaves keeps the place until the next one sits down: a dealt table has no empty place.
    """
    if isinstance(body, SitBody):
        places[body.seat] = Place(PERSON, body.guest, body.name)
    elif isinstance(body, BotBody):
        places[body.seat] = Place(BOT)
    elif isinstance(body, LeaveBody):
        places[body.seat].guest = ""


def who_sat(seats: int, log: Iterable[Body]) -> list[Place]:
    """Who sat at each place in the end."""
    places = [Place() for _ in range(seats)]
    for body in log:
        reseat(places, body)
    return places
