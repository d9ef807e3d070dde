"""Presence: which guests are connected to a table, and the updates that its viewers get."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from cantina.server.live.live_table import Listener, LiveTable
from cantina.server.live.registry import Registry
from cantina.table import updates
from cantina.table.absence import due
from cantina.table.story import Viewer


def connect(registry: Registry, live: LiveTable, listener: Listener) -> None:
    """Add a listener; a guest at their own seat is present at all their seats."""
    live.listeners.append(listener)
    with _waking_on_change(registry, live):
        for seat in present_seats(live, listener):
            live.presence.connected(seat, registry.now())


def disconnect(registry: Registry, live: LiveTable, listener: Listener) -> None:
    """Remove a listener; when a guest's last connection closes, mark their seats as away."""
    live.listeners.remove(listener)
    seats = present_seats(live, listener)
    if any(one.present and one.viewer in seats for one in live.listeners):
        return
    with _waking_on_change(registry, live):
        for seat in seats:
            live.presence.disconnected(seat, registry.now())
    if seats:
        registry.schedule.resume(live)


def mark_active(registry: Registry, live: LiveTable, guest: str) -> None:
    """A guest has made a request without a connection that stays."""
    with _waking_on_change(registry, live):
        for seat in live.table.seats_of(guest):
            live.presence.end_pause(seat, registry.now())


@contextmanager
def _waking_on_change(registry: Registry, live: LiveTable) -> Iterator[None]:
    """Wake all listeners if the guests who are gone change, unless an entry that is due will do so."""
    before = set(live.presence.gone)
    yield
    if before != set(live.presence.gone) and not due(live.table, live.presence, registry.now()):
        live.wake()


def present_seats(live: LiveTable, listener: Listener) -> list[int]:
    """The seats a listener marks as present: all seats of its guest, while the guest holds the watched one."""
    if listener.viewer is None or not listener.present:
        return []
    guest = live.table.places[listener.viewer].guest
    return live.table.seats_of(guest) if guest and listener.guest in ("", guest) else []


async def find_words(live: LiveTable, viewer: Viewer, since: int, language: str) -> None:
    """Word a long story in a thread, before the update that tells it: that only puts together what is known then."""
    if updates.is_long(live.table, viewer, since):
        await asyncio.to_thread(updates.story_text, live.table, viewer, since, language)


def update_text(registry: Registry, live: LiveTable, viewer: Viewer, since: int, language: str) -> tuple[int, bytes]:
    """The sequence number and the encoded update of a viewer."""
    text = updates.update_text(live.table, viewer, since, language, live.presence, registry.now())
    return live.table.story.seq(viewer), text
