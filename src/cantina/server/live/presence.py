"""Presence: which guests are connected to a table, and the updates that its viewers get."""

from __future__ import annotations

import asyncio

from cantina.server.live.live_table import Listener, LiveTable
from cantina.server.live.registry import Registry
from cantina.table import updates
from cantina.table.story import Viewer

LEASE = 300.0  # seconds for which a guest who makes requests only is taken for connected


def connect(registry: Registry, live: LiveTable, listener: Listener) -> None:
    """Add a listener; a guest at their own seat is present at all their seats."""
    live.listeners.append(listener)
    now, seats = registry.now(), present_seats(live, listener)
    with live.waking_on_change(now):
        for seat in seats:
            live.presence.connected(seat, now)
    registry.neighbours.announce(live)
    if seats:
        registry.schedule.resume(live)


def disconnect(registry: Registry, live: LiveTable, listener: Listener) -> None:
    """Remove a listener; when a guest's last connection closes, mark their seats as away."""
    live.listeners.remove(listener)
    now, staying = registry.now(), {seat for one in live.listeners for seat in present_seats(live, one)}
    left = {*present_seats(live, listener), *live.presence.here} - staying
    live.presence.here -= left  # seats that their guests have given up, too
    with live.waking_on_change(now):
        for seat in left.intersection(live.table.person_seats()):
            live.presence.disconnected(seat, now)
    registry.neighbours.announce(live)
    if left:
        registry.schedule.resume(live)


def mark_active(registry: Registry, live: LiveTable, guest: str) -> None:
    """A guest has made a request without a connection that stays: for a while that counts as one."""
    now, seats = registry.now(), live.table.seats_of(guest)
    known = live.presence.leases.keys() >= set(seats)
    with live.waking_on_change(now):
        for seat in seats:
            live.presence.requested(seat, now, now + LEASE)
    if not known:
        registry.neighbours.announce(live)
        registry.schedule.resume(live)


def present_seats(live: LiveTable, listener: Listener) -> list[int]:
    """The seats a listener marks as present: all seats of its guest, while the guest holds the watched one."""
    if listener.viewer is None or not listener.present:
        return []
    guest = live.table.places[listener.viewer].guest
    return live.table.seats_of(guest) if guest and listener.guest in ("", guest) else []


async def find_words(live: LiveTable, viewer: Viewer, since: int, language: str) -> updates.Worded | None:
    """Word a long story in a thread beforehand, so that the update only adds what happens meanwhile."""
    if not updates.is_long(live.table, viewer, since):
        return None
    return await asyncio.to_thread(updates.worded_story, live.table, viewer, since, language)


def update_text(
    registry: Registry,
    live: LiveTable,
    viewer: Viewer,
    since: int,
    language: str,
    known: updates.Worded | None = None,
) -> tuple[int, bytes]:
    """The sequence number and the encoded update of a viewer."""
    text = updates.update_text(live.table, viewer, since, language, live.presence, registry.now(), known)
    return live.table.story.seq(viewer), text
