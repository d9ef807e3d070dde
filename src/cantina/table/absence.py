"""Players who are away: the pause, the clock, stand-ins, and which entry follows by itself when time goes by.

Presence is not stored: it is what one server process knows of its connections, and what the others have announced of
theirs. What follows from it is stored, as an entry. What follows when time goes by is stored by one process only, that
to which clients have been connected for longest (`Presence.leads`): it knows the pauses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import ceil
from typing import NamedTuple

from cantina.table import play
from cantina.table.bodies import ActBody, AwayBody, BackBody, Body, DealBody
from cantina.table.errors import TableError
from cantina.table.interrupts import answer, held_back, is_interrupt
from cantina.table.play import acted
from cantina.table.seats import is_full
from cantina.table.table import PERSON, Table
from cantina.table.undo import granted

MOST_PAUSES = 100  # of one seat that are kept apart; then the oldest ones count as one


class Span(NamedTuple):
    """A span of time."""

    start: float
    end: float


class Elsewhere(NamedTuple):
    """Who is connected to a table at another process."""

    seats: frozenset[int]
    listeners: int  # spectators too
    since: float  # when the first of them came


NOBODY = Elsewhere(frozenset(), 0, float("inf"))


@dataclass
class Presence:
    """Which seats are connected. While a player is gone and no bot stands in yet, the clocks of the table stop."""

    here: set[int] = field(default_factory=set)  # seats
    leases: dict[int, float] = field(default_factory=dict)  # seat of a guest who made a request: connected until then
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)  # by the name of the process
    since: float = float("inf")  # when the first of the clients came that are connected to this process
    gone: dict[int, float] = field(default_factory=dict)  # seat: since when
    pauses: dict[int, list[Span]] = field(default_factory=dict)  # seat: when it was gone before

    def disconnected(self, seat: int, now: float) -> None:
        """The last connection of a seat to this process was closed."""
        self.here.discard(seat)
        self.leases.pop(seat, None)
        self._missed(seat, now)

    def _missed(self, seat: int, now: float) -> None:
        """A seat is gone, unless it is connected in another way."""
        if not self.is_connected(seat):
            self.gone.setdefault(seat, now)

    def is_connected(self, seat: int) -> bool:
        """Whether a seat is connected to any process."""
        return seat in self.here or seat in self.leases or any(seat in one.seats for one in self.elsewhere.values())

    def connected(self, seat: int, now: float) -> None:
        """A seat is connected."""
        self.here.add(seat)
        self.end_pause(seat, now)

    def requested(self, seat: int, now: float, until: float) -> None:
        """A guest without a connection that stays has made a request: that counts as one for a while."""
        self.leases[seat] = until
        self.end_pause(seat, now)

    def lapse(self, now: float) -> bool:
        """Guests who have made no request for long are not connected any more; whether there were any."""
        lapsed = [seat for seat, until in self.leases.items() if until <= now]
        for seat in lapsed:
            del self.leases[seat]
            self._missed(seat, now)
        return bool(lapsed)

    def changed_elsewhere(self, process: str, there: Elsewhere, players: Sequence[int], now: float) -> None:
        """Who is connected to another process has changed, or it has ended."""
        before = self.elsewhere.pop(process, NOBODY)
        if there.seats or there.listeners:
            self.elsewhere[process] = there
        for seat in there.seats:
            self.end_pause(seat, now)
        for seat in before.seats - there.seats:
            if seat in players:
                self._missed(seat, now)

    @property
    def leads(self) -> bool:
        """Whether this process does what time brings: of those with clients at the table the first, else any."""
        return all(self.since <= one.since for one in self.elsewhere.values())

    @property
    def listeners_elsewhere(self) -> int:
        """How many look on at other processes."""
        return sum(one.listeners for one in self.elsewhere.values())

    def end_pause(self, seat: int, now: float) -> None:
        """The player of a seat is back, or a bot stands in: the pause may be over."""
        since = self.gone.pop(seat, None)
        if since is not None:
            spans = self.pauses.setdefault(seat, [])
            spans.append(Span(since, now))
            if len(spans) > MOST_PAUSES:
                spans[:2] = [Span(spans[0].start, spans[1].end)]

    def absences(self, seat: int, since: float, now: float) -> list[Span]:
        """When a seat was gone, as far as it lies between two moments."""
        last = [Span(self.gone[seat], now)] if seat in self.gone else []
        spans = [Span(max(start, since), min(end, now)) for start, end in (*self.pauses.get(seat, ()), *last)]
        return [span for span in spans if span.start < span.end]

    def paused(self, since: float, now: float, longest: float, players: Sequence[int]) -> float:
        """For how many seconds between two moments the clocks stood.

        Each seat can stop them for `longest` seconds, in one go or in several: coming and going must not stall the
        game. While all players are gone nobody waits, and the clocks stand as long as that takes.
        """
        absences = {seat: self.absences(seat, since, now) for seat in {*self.pauses, *self.gone, *players}}
        stops = [span for spans in absences.values() for span in first_seconds(spans, longest)]
        nobody_here = reduce(overlaps, [absences[seat] for seat in players]) if players else []
        return seconds_covered([*stops, *nobody_here])


def first_seconds(spans: Iterable[Span], longest: float) -> Iterator[Span]:
    """The beginning of some spans, which follow each other, until they have lasted this long."""
    for start, end in spans:
        part = min(end - start, longest)
        longest -= part
        yield Span(start, start + part)


def overlaps(some: list[Span], others: list[Span]) -> list[Span]:
    """Where spans of two lists overlap; those of one list follow each other."""
    both = [Span(max(one.start, other.start), min(one.end, other.end)) for one in some for other in others]
    return [span for span in both if span.start < span.end]


def seconds_covered(spans: Iterable[Span]) -> float:
    """How many seconds lie in at least one of some spans."""
    total, reached = 0.0, float("-inf")
    for start, end in sorted(spans):
        total += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    return total


def apply_away(table: Table, body: AwayBody) -> None:
    """A bot stands in from now on."""
    table.places[body.seat].away = body.why
    table.story.add("away", seat=body.seat, why=body.why)


def back(table: Table, guest: str, seat: int) -> BackBody:
    """Take the seat back from the stand-in, at once."""
    place = table.place_of(guest, seat)
    if not place.away:
        raise TableError("table-not-away", seat=seat)
    return BackBody(seat)


def come_back(table: Table, guest: str, seat: int) -> BackBody | None:
    """Take the seat back, for a player who is connected again; None if no bot stands in."""
    return back(table, guest, seat) if table.place(seat).away else None


def apply_back(table: Table, body: BackBody) -> None:
    """The player plays again."""
    play.return_player(table, body.seat)


def due(table: Table, presence: Presence, now: float) -> Body | None:
    """The entry that follows by itself now: the deal, an undo all agreed to, an answer, a stand-in; or none."""
    if is_full(table):
        return DealBody()
    if not presence.leads:
        return granted(table) or returned(table, presence)
    return granted(table) or answered(table, now) or returned(table, presence) or absent(table, presence, now)


def returned(table: Table, presence: Presence) -> BackBody | None:
    """A player is connected while a bot stands in: another server process had lost the connection before."""
    for seat in sorted(presence.here):
        if table.places[seat].away == "dropped":
            return BackBody(seat)
    return None


def answered(table: Table, now: float) -> ActBody | None:
    """The answer to an interrupt after its delay: a sealed one, or that of standing orders."""
    if table.game.interrupts is None:
        return None
    for seat, place in enumerate(table.places):
        if place.asked is None or now < place.asked + held_back(table):
            continue
        if (place.sealed is None and not place.orders) or not is_interrupt(table, seat):
            continue
        match = table.dealt_match()
        if place.sealed is not None:
            return acted(table, seat, match.check(seat, place.sealed), "person")
        code = answer(table, seat)
        if code is not None:
            return acted(table, seat, match.check(seat, code), "order")
    return None


def absent(table: Table, presence: Presence, now: float) -> AwayBody | None:
    """A stand-in for a player who has been gone too long while others wait, or whose clock has run out."""
    if table.match is None or table.over or not (presence.gone or table.settings.clock):
        return None
    for seat, place in enumerate(table.places):
        if place.kind != PERSON or place.away:
            continue
        since = presence.gone.get(seat)
        if since is not None and now >= since + table.settings.grace and is_waited_for(table, presence, seat):
            return AwayBody(seat, "dropped")
        if place.asked is not None and place.sealed is None and now >= deadline(table, presence, place.asked, now):
            return AwayBody(seat, "clock")
    return None


def is_waited_for(table: Table, presence: Presence, seat: int) -> bool:
    """Whether another guest is here: a table that all have left waits until the first one comes back."""
    here = [place for other, place in enumerate(table.places) if other not in presence.gone]
    waiting = [place for place in here if place.kind == PERSON and not place.away]
    return any(place.guest != table.places[seat].guest for place in waiting)


def deadline(table: Table, presence: Presence, asked: float, now: float) -> float:
    """When the clock of a seat that was asked at this moment runs out; pauses do not count, within their limit."""
    if table.settings.clock == 0:
        return float("inf")
    return asked + table.settings.clock + presence.paused(asked, now, table.settings.grace, table.person_seats())


def seconds_left(table: Table, presence: Presence, seat: int, now: float | None) -> int | None:
    """How many seconds a seat has left on the clock, None while none runs for it, or if it is not asked about now.

    There is no such number for an earlier moment: the time of an entry may tell when others act in secret.
    """
    place, clock = table.places[seat], table.settings.clock
    if now is None or place.asked is None or place.sealed is not None or place.bot_plays or clock == 0:
        return None
    return max(0, ceil(deadline(table, presence, place.asked, now) - now))


def next_check_at(table: Table, presence: Presence, now: float) -> float:
    """When something may follow by itself, if nothing happens before; infinity if never."""
    lapses = min(presence.leases.values(), default=float("inf"))
    if not presence.leads or not (presence.gone or table.settings.clock or table.game.interrupts):
        return lapses
    moments = [lapses, *(since + table.settings.grace for since in presence.gone.values())]
    for seat, place in enumerate(table.places):
        if place.asked is None:
            continue
        if place.kind == PERSON and not place.away:
            moments.append(deadline(table, presence, place.asked, now))
        if place.asked + held_back(table) > now and is_interrupt(table, seat):
            moments.append(place.asked + held_back(table))
    return min((moment for moment in moments if moment > now), default=float("inf"))
