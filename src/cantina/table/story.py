"""What has been told at a table, and to whom.

Each seat and the spectators have a story of their own. How long it is, is the sequence number that a client sees: it
grows only when something changes that this viewer may know, so it tells nothing of what others do in secret.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cantina.engine.log import EVERYONE, SPECTATORS, Event

Viewer = int | None  # a seat; None: a spectator


class Told(NamedTuple):
    """One thing that was told: an event of the game, or something that happened at the table."""

    audience: int  # a mask, as that of an event
    kind: str
    values: dict[str, Any]
    event: Event | None = None


def bit(viewer: Viewer) -> int:
    """The bit of a viewer in an audience."""
    return SPECTATORS if viewer is None else 1 << viewer


def told_to(story: list[Told], viewer: Viewer, since: int = 0) -> list[Told]:
    """What a viewer was told, from their sequence number `since` on."""
    mask = bit(viewer)
    return [told for told in story if told.audience & mask][max(since, 0) :]


def length(story: list[Told], viewer: Viewer) -> int:
    """The sequence number of a viewer."""
    mask = bit(viewer)
    return sum(1 for told in story if told.audience & mask)


def events(happened: tuple[Event, ...], seen: int, seat: int) -> list[Told]:
    """An action: its events, and a plain note for those who see a change without an event."""
    story = [Told(event.audience, "event", {}, event) for event in happened]
    without = seen
    for event in happened:
        without &= ~event.audience
    if without:
        story.append(Told(without, "acted", {"seat": seat}))
    return story


def to_all(kind: str, **values: Any) -> Told:
    """Something that everybody at the table may know."""
    return Told(EVERYONE, kind, values)
