"""What has been told at a table, and to whom.

Each seat and the spectators have a story of their own. How long it is, is the sequence number that a client sees: it
grows only when something changes that this viewer may know, so it tells nothing of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cantina.engine.log import EVERYONE, SPECTATORS, Event

Viewer = int | None  # a seat; None: a spectator
NOTHING: dict[str, Any] = {}  # shared by thousands, never written to


class Told(NamedTuple):
    """One thing that was told: an event of the game, or something that happened at the table."""

    audience: int  # a mask, as that of an event
    kind: str
    values: dict[str, Any]
    event: Event | None = None


def bit(viewer: Viewer) -> int:
    """The bit of a viewer in an audience."""
    return SPECTATORS if viewer is None else 1 << viewer


class Story:
    """All that was told, sorted by whom it was told to: nobody's part of a long evening has to be looked for."""

    def __init__(self) -> None:
        self._parts: dict[int, list[Told]] = {1 << place: [] for place in range(EVERYONE.bit_length())}

    def append(self, told: Told) -> None:
        """One more thing."""
        for mask, part in self._parts.items():
            if told.audience & mask:
                part.append(told)

    def extend(self, several: Iterable[Told]) -> None:
        """Several things, one after the other."""
        for told in several:
            self.append(told)

    def part(self, viewer: Viewer) -> list[Told]:
        """What a viewer was told."""
        return self._parts[bit(viewer)]


def told_to(story: Story, viewer: Viewer, since: int = 0) -> list[Told]:
    """What a viewer was told, from their sequence number `since` on."""
    return story.part(viewer)[max(since, 0) :]


def length(story: Story, viewer: Viewer) -> int:
    """The sequence number of a viewer."""
    return len(story.part(viewer))


def events(happened: tuple[Event, ...], seen: int, seat: int) -> list[Told]:
    """An action: its events, and a plain note for those who see a change without an event."""
    story = [of_game(event) for event in happened]
    without = seen
    for event in happened:
        without &= ~event.audience
    if without:
        story.append(Told(without, "acted", {"seat": seat}))
    return story


def of_game(event: Event) -> Told:
    """An event of the game."""
    return Told(event.audience, "event", NOTHING, event)


def to_all(kind: str, **values: Any) -> Told:
    """Something that everybody at the table may know."""
    return Told(EVERYONE, kind, values)
