"""People who are away: presence, the pause, the clock, and what time alone brings about.

Presence is not stored: it is what one server sees of its connections. What follows from it is stored, as an entry.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from cantina.table import play
from cantina.table.errors import TableError
from cantina.table.interrupts import answer, is_interrupt
from cantina.table.log import Body
from cantina.table.play import acted
from cantina.table.seats import is_full
from cantina.table.story import to_all
from cantina.table.table import PERSON, Table
from cantina.table.undo import granted


@dataclass
class Presence:
    """Which people are connected. While somebody is gone and nobody stands in yet, the clock of the table stands."""

    here: set[int] = field(default_factory=set)  # seats
    gone: dict[int, float] = field(default_factory=dict)  # seat: since when
    pauses: list[tuple[float, float]] = field(default_factory=list)

    def lost(self, number: int, now: float) -> None:
        """A connection was dropped."""
        self.here.discard(number)
        self.gone.setdefault(number, now)

    def came(self, number: int, now: float) -> None:
        """Somebody is connected."""
        self.here.add(number)
        self.found(number, now)

    def found(self, number: int, now: float) -> None:
        """Somebody is back, or a bot stands in: the pause may be over."""
        since = self.gone.pop(number, None)
        if since is not None:
            self.pauses.append((since, now))

    def paused(self, since: float, now: float) -> float:
        """For how many seconds of a span at least one person was gone."""
        spans = sorted([*self.pauses, *((start, now) for start in self.gone.values())])
        total, reached = 0.0, since
        for start, end in spans:
            start, end = max(start, reached), min(end, now)
            if end > start:
                total, reached = total + end - start, end
        return total


def apply_away(table: Table, body: Body) -> None:
    """A bot stands in from now on."""
    table.seats[body["seat"]].away = body["why"]
    table.story.append(to_all("away", seat=body["seat"], why=body["why"]))


def back(table: Table, guest: str, number: int) -> Body:
    """The person takes the seat back, at once."""
    seat = table.held(guest, number)
    if not seat.away:
        raise TableError("table-not-away", seat=number)
    return {"kind": "back", "seat": number}


def come_back(table: Table, guest: str, number: int) -> Body | None:
    """The same for somebody who is connected again; None if the seat is theirs by now."""
    return back(table, guest, number) if table.seat(number).away else None


def apply_back(table: Table, body: Body) -> None:
    """The person plays again."""
    play.come_back(table, body["seat"])


def due(table: Table, presence: Presence, now: float) -> Body | None:
    """The entry that follows by itself now: the deal, an undo all agreed to, an answer, a stand-in; or none."""
    if is_full(table):
        return {"kind": "deal"}
    return granted(table) or answered(table, now) or returned(table, presence) or absent(table, presence, now)


def returned(table: Table, presence: Presence) -> Body | None:
    """Somebody who is here while a bot stands in: a server they were connected to before has missed them."""
    for number in sorted(presence.here):
        if table.seats[number].away == "dropped":
            return {"kind": "back", "seat": number}
    return None


def answered(table: Table, now: float) -> Body | None:
    """An answer to an interrupt whose time has come: a sealed one, or that of standing orders."""
    if table.game.interrupts is None:
        return None
    for number, seat in enumerate(table.seats):
        if seat.asked is None or now < seat.asked + table.settings.delay or not is_interrupt(table, number):
            continue
        match = table.running()
        if seat.sealed is not None:
            return acted(table, number, match.check(number, seat.sealed), "person")
        code = answer(table, number)
        if code is not None:
            return acted(table, number, match.check(number, code), "order")
    return None


def absent(table: Table, presence: Presence, now: float) -> Body | None:
    """Somebody who has been gone too long while others wait, or has let the clock run out."""
    if table.match is None or table.over or not (presence.gone or table.settings.clock):
        return None
    for number, seat in enumerate(table.seats):
        if seat.kind != PERSON or seat.away:
            continue
        since = presence.gone.get(number)
        if since is not None and now >= since + table.settings.grace and is_waited_for(table, presence, number):
            return {"kind": "away", "seat": number, "why": "dropped"}
        if seat.asked is not None and seat.sealed is None and now >= deadline(table, presence, seat.asked, now):
            return {"kind": "away", "seat": number, "why": "clock"}
    return None


def is_waited_for(table: Table, presence: Presence, number: int) -> bool:
    """Whether another person is here: a table that everybody has left waits until somebody comes back."""
    others = [
        one for i, one in enumerate(table.seats) if i not in presence.gone and one.kind == PERSON and not one.away
    ]
    return any(one.guest != table.seats[number].guest for one in others)


def deadline(table: Table, presence: Presence, asked: float, now: float) -> float:
    """When the clock of somebody who was asked at this moment runs out; pauses do not count."""
    if table.settings.clock == 0:
        return float("inf")
    return asked + table.settings.clock + presence.paused(asked, now)


def left(table: Table, presence: Presence, number: int, now: float) -> int | None:
    """How many seconds a seat has left on the clock, None while none runs for it."""
    seat = table.seats[number]
    if seat.asked is None or seat.sealed is not None or seat.by_itself or table.settings.clock == 0:
        return None
    return max(0, ceil(deadline(table, presence, seat.asked, now) - now))


def next_look(table: Table, presence: Presence, now: float) -> float:
    """When something may follow by itself, if nothing happens before; infinity if never."""
    if not (presence.gone or table.settings.clock or table.game.interrupts):
        return float("inf")
    moments = [since + table.settings.grace for since in presence.gone.values()]
    for number, seat in enumerate(table.seats):
        if seat.asked is None:
            continue
        if seat.kind == PERSON and not seat.away:
            moments.append(deadline(table, presence, seat.asked, now))
        if is_interrupt(table, number):
            moments.append(seat.asked + table.settings.delay)
    return min((moment for moment in moments if moment > now), default=float("inf"))
