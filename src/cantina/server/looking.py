"""People who look at a table: who is there by looking, and what each is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cantina.server import rounds
from cantina.server.hall import Hall
from cantina.server.held import Held, Listener
from cantina.table import messages, sight
from cantina.table.absence import due
from cantina.table.shapes import Update
from cantina.table.story import Viewer, length


def listen(hall: Hall, held: Held, listener: Listener) -> None:
    """Somebody begins to look; a person at their own seat is there, at all their seats."""
    held.listeners.append(listener)
    with _watching(hall, held):
        for seat in seats_of(held, listener):
            held.presence.came(seat, hall.now())


def leave(hall: Hall, held: Held, listener: Listener) -> None:
    """Somebody looks no more; the last look of a person at their seats is noticed as going."""
    held.listeners.remove(listener)
    seats = seats_of(held, listener)
    if any(one.present and one.viewer in seats for one in held.listeners):
        return
    with _watching(hall, held):
        for seat in seats:
            held.presence.lost(seat, hall.now())
    if seats:
        hall.resume(held, rounds.look)


def noticed(hall: Hall, held: Held, guest: str) -> None:
    """A person has asked for something without a connection that stays."""
    with _watching(hall, held):
        for seat in held.table.seats_of(guest):
            held.presence.found(seat, hall.now())


@contextmanager
def _watching(hall: Hall, held: Held) -> Iterator[None]:
    """Let everybody see who is gone, if that changes; a stand-in that comes at once is told anyway."""
    before = set(held.presence.gone)
    yield
    if before != set(held.presence.gone) and not due(held.table, held.presence, hall.now()):
        for listener in list(held.listeners):
            listener.wake()


def seats_of(held: Held, listener: Listener) -> list[int]:
    """The seats at which somebody is there by looking: all they hold, while they hold the one they look from."""
    if listener.viewer is None or not listener.present:
        return []
    sits = held.table.seats[listener.viewer].guest
    return held.table.seats_of(sits) if sits and listener.guest in ("", sits) else []


def update(hall: Hall, held: Held, viewer: Viewer, seen: int, language: str) -> Update:
    """What a viewer is sent now."""
    return sight.update(held.table, viewer, seen, language, held.presence, hall.now())


def update_text(hall: Hall, held: Held, viewer: Viewer, seen: int, language: str) -> tuple[int, bytes]:
    """The same as it goes over the wire, and the sequence number it leads to."""
    text = messages.update_text(held.table, viewer, seen, language, held.presence, hall.now())
    return length(held.table.story, viewer), text
