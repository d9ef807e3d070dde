"""All kinds of entries: how each is applied to a table, who sees it, and which guest did it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from cantina.engine.log import EVERYONE
from cantina.table import bodies
from cantina.table.absence import apply_away, apply_back
from cantina.table.bodies import ActBody, Body, OpenBody, SitBody, UndoBody
from cantina.table.errors import BadEntry
from cantina.table.interrupts import apply_order
from cantina.table.play import apply_act, apply_seal
from cantina.table.rematch import apply_rematch
from cantina.table.seats import apply_bot, apply_deal, apply_free, apply_leave, apply_link, apply_sit
from cantina.table.story import bit
from cantina.table.table import Place, Table
from cantina.table.talk import apply_prefer, apply_say
from cantina.table.undo import apply_ask_undo, apply_consent, apply_undo


class OfSeat(Protocol):
    """A body that belongs to a seat."""

    @property
    def seat(self) -> int:
        """The seat."""


class EntryKind(NamedTuple):
    """What there is to know about one kind of entry besides its fields; the functions are given its body."""

    apply: Callable[[Table, Any], None]
    seen_by: Callable[[Any], int]  # the mask of viewers who need an update after it
    author: Callable[[Any, list[Place]], str]  # the guest who did it, by who sat where before; empty: no guest


def refuse_open(table: Table, body: OpenBody) -> None:
    """A table is opened once: `opened` takes the first entry, and there is no second one of this kind."""
    raise BadEntry("table-entry-kind", number=table.number + 1)


def everyone(body: Body) -> int:
    """All viewers see it: it changes the table around the game."""
    return EVERYONE


def seat_only(body: OfSeat) -> int:
    """Only the seat itself sees it."""
    return bit(body.seat)


def seat_and_seen(body: ActBody | UndoBody) -> int:
    """The seat sees it, and the viewers whose view it changes."""
    return body.seen | bit(body.seat)


def nobody(body: Body, places: list[Place]) -> str:
    """No guest: it followed from other entries, or the host decided about a seat without a guest."""
    return ""


def occupant(body: OfSeat, places: list[Place]) -> str:
    """The guest at the seat did it."""
    return places[body.seat].guest


def host(body: OpenBody, places: list[Place]) -> str:
    """The host did it."""
    return body.host


def newcomer(body: SitBody, places: list[Place]) -> str:
    """The guest who sits down did it."""
    return body.guest


def actor(body: ActBody, places: list[Place]) -> str:
    """The guest at the seat did it, in person or by standing orders; not so if a bot acted."""
    return occupant(body, places) if body.by in ("person", "order") else ""


ENTRIES: dict[type[Any], EntryKind] = {
    bodies.OpenBody: EntryKind(refuse_open, everyone, host),
    bodies.SitBody: EntryKind(apply_sit, everyone, newcomer),
    bodies.LeaveBody: EntryKind(apply_leave, everyone, occupant),
    bodies.LinkBody: EntryKind(apply_link, seat_only, occupant),
    bodies.BotBody: EntryKind(apply_bot, everyone, nobody),
    bodies.FreeBody: EntryKind(apply_free, everyone, nobody),
    bodies.DealBody: EntryKind(apply_deal, everyone, nobody),
    bodies.ActBody: EntryKind(apply_act, seat_and_seen, actor),
    bodies.SealBody: EntryKind(apply_seal, seat_only, occupant),
    bodies.UndoBody: EntryKind(apply_undo, seat_and_seen, occupant),
    bodies.AskUndoBody: EntryKind(apply_ask_undo, everyone, occupant),
    bodies.ConsentBody: EntryKind(apply_consent, everyone, occupant),
    bodies.OrderBody: EntryKind(apply_order, seat_only, occupant),
    bodies.PreferBody: EntryKind(apply_prefer, seat_only, occupant),
    bodies.SayBody: EntryKind(apply_say, everyone, occupant),
    bodies.AwayBody: EntryKind(apply_away, everyone, nobody),
    bodies.BackBody: EntryKind(apply_back, everyone, occupant),
    bodies.RematchBody: EntryKind(apply_rematch, everyone, nobody),
}


def seen_by(body: Body) -> int:
    """The mask of viewers who need an update after an entry."""
    return ENTRIES[type(body)].seen_by(body)


def author(body: Body, places: list[Place]) -> str:
    """The guest who did something, by who sat where before; empty: no guest did."""
    return ENTRIES[type(body)].author(body, places)
