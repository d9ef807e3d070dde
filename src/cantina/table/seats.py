"""Who sits where: taking a seat, handing it back, giving it to a bot, and the deal when nobody is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cantina.engine.match import Match
from cantina.players import check_level
from cantina.table.errors import TableError
from cantina.table.log import Body
from cantina.table.people import checked_name
from cantina.table.story import of_game, to_all
from cantina.table.table import BOT, OPEN, PERSON, Seat, Table


def sit(table: Table, guest: str, name: Any, number: int, link: str = "") -> Body:
    """Take a seat that is open, or that somebody has left; one person may take several.

    `link` is the hash of the secret link that was shown. From then on that link opens the seat; no other link does.
    """
    seat = table.seat(number)
    if seat.kind == PERSON and seat.guest == guest and not seat.away:
        raise TableError("table-seat-yours", seat=number)
    if seat.kind != OPEN and seat.away != "left":
        raise TableError("table-seat-taken", seat=number)
    body = {"kind": "sit", "seat": number, "guest": guest, "name": checked_name(name)}
    return {**body, "link": link} if link else body


def apply_sit(table: Table, body: Body) -> None:
    """Somebody sits; whoever takes over a running game takes it over as it is."""
    seat = table.seats[body["seat"]]
    new = Seat(PERSON, body["guest"], body["name"], link=body.get("link", ""))
    new.stood_in, new.asked = seat.stood_in, seat.asked
    table.seats[body["seat"]] = new
    table.story.append(to_all("sat", seat=body["seat"], name=body["name"]))


def hand_back(table: Table, guest: str, number: int) -> Body:
    """Leave a seat to whoever comes; in a running game a bot stands in until then."""
    table.held(guest, number)
    return {"kind": "leave", "seat": number}


def apply_leave(table: Table, body: Body) -> None:
    """The seat is open again, or a bot stands in."""
    seat = table.seats[body["seat"]]
    table.story.append(to_all("left", seat=body["seat"], name=seat.name))
    if table.match is None:
        table.seats[body["seat"]] = Seat()
    else:
        seat.away, seat.guest, seat.link = "left", "", ""


def new_link(table: Table, guest: str, number: int, link: str) -> Body:
    """A link to the own seat, for another device; a link that opened the seat before does so no more."""
    table.held(guest, number)
    return {"kind": "link", "seat": number, "link": link}


def apply_link(table: Table, body: Body) -> None:
    """Nobody else needs to know."""
    table.seats[body["seat"]].link = body["link"]


def check_host(table: Table, guest: str) -> None:
    """Only the one who opened the table decides about it."""
    if guest != table.host:
        raise TableError("table-host-only")


def give_to_bot(table: Table, guest: str, number: int, level: Any) -> Body:
    """Let a bot play a seat that nobody sits on."""
    check_host(table, guest)
    seat = table.seat(number)
    if seat.kind == PERSON and seat.away != "left":
        raise TableError("table-seat-taken", seat=number)
    return {"kind": "bot", "seat": number, "level": check_level(level)}


def apply_bot(table: Table, body: Body) -> None:
    """A bot plays this seat from now on."""
    seat = table.seats[body["seat"]]
    table.seats[body["seat"]] = Seat(BOT, level=body["level"], stood_in=seat.stood_in, asked=seat.asked)
    table.story.append(to_all("bot", seat=body["seat"], level=body["level"]))


def who_sat(count: int, log: Iterable[Body]) -> list[Seat]:
    """Who sat at each place in the end, by the log alone: a game of an older version can be listed, though not played.

    A dealt table has no empty place: whoever left before the deal was followed.
    """
    seats = [Seat() for _ in range(count)]
    for body in log:
        if body["kind"] == "sit":
            seats[body["seat"]] = Seat(PERSON, name=body["name"])
        elif body["kind"] == "bot":
            seats[body["seat"]] = Seat(BOT)
    return seats


def send_away(table: Table, guest: str, number: int) -> Body:
    """Take a seat from a bot before the deal, so that a person can have it."""
    check_host(table, guest)
    if table.seat(number).kind != BOT:
        raise TableError("table-no-bot", seat=number)
    if table.match is not None:
        raise TableError("table-dealt")
    return {"kind": "free", "seat": number}


def apply_free(table: Table, body: Body) -> None:
    """The seat is open."""
    table.seats[body["seat"]] = Seat()
    table.story.append(to_all("freed", seat=body["seat"]))


def is_full(table: Table) -> bool:
    """Whether everything is ready for the deal: nothing is dealt before every seat is taken."""
    return table.match is None and all(seat.kind != OPEN for seat in table.seats)


def apply_deal(table: Table, body: Body) -> None:
    """The game begins; the hash of its seed has been on the table before."""
    table.match = Match(table.game, len(table.seats), table.seed, table.options)
    table.story.append(to_all("dealt"))
    table.story.extend(of_game(event) for event in table.match.opening)
