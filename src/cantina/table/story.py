"""What was shown at a table, and to whom.

Each seat and the spectators have a story of their own. Its length is the sequence number a client sees: it grows only
when something changes that this viewer may know, so it reveals nothing of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cantina.engine.log import EVERYONE, SPECTATORS, Event

Viewer = int | None  # a seat; None: a spectator
NOTHING: dict[str, Any] = {}  # shared by thousands of lines, never written to


class StoryItem(NamedTuple):
    """One line of a story: an event of the game, or something that happened at the table."""

    number: int  # of the entry it belongs to
    audience: int  # the mask of viewers who see it, as that of an event
    kind: str
    values: dict[str, Any]
    event: Event | None = None


def bit(viewer: Viewer) -> int:
    """The bit of a viewer in an audience."""
    return SPECTATORS if viewer is None else 1 << viewer


class Story:
    """The stories of all viewers of a table; `number` is that of the entry which is being applied."""

    def __init__(self) -> None:
        self.number = 1
        self._lines: dict[int, list[StoryItem]] = {1 << place: [] for place in range(EVERYONE.bit_length())}
        self._earlier = dict.fromkeys(self._lines, 0)  # how many lines came before these

    def continued(self) -> Story:
        """A story that goes on where this one is now; it knows how many lines came before, but not which."""
        other = Story()
        other.number = self.number
        other._earlier = {mask: self._earlier[mask] + len(lines) for mask, lines in self._lines.items()}
        return other

    def _append(self, line: StoryItem) -> None:
        for mask, lines in self._lines.items():
            if line.audience & mask:
                lines.append(line)

    def add(self, kind: str, audience: int = EVERYONE, **values: Any) -> None:
        """Add something that happened at the table."""
        self._append(StoryItem(self.number, audience, kind, values))

    def add_events(self, events: Iterable[Event]) -> None:
        """Add events of the game."""
        for event in events:
            self._append(StoryItem(self.number, event.audience, "event", NOTHING, event))

    def add_action(self, events: tuple[Event, ...], seen: int, seat: int) -> None:
        """Add an action: its events, and a plain line for viewers in the mask `seen` who are shown no event of it."""
        self.add_events(events)
        for event in events:
            seen &= ~event.audience
        if seen:
            self.add("acted", seen, seat=seat)

    def lines(self, viewer: Viewer, since: int = 0) -> list[StoryItem]:
        """What a viewer was shown, from their sequence number `since` on."""
        return self.some_lines(viewer, since, self.seq(viewer))

    def some_lines(self, viewer: Viewer, since: int, until: int) -> list[StoryItem]:
        """What a viewer was shown between two of their sequence numbers."""
        earlier = self._earlier[bit(viewer)]
        return self._lines[bit(viewer)][max(since - earlier, 0) : max(until - earlier, 0)]

    def seq(self, viewer: Viewer) -> int:
        """The sequence number of a viewer."""
        mask = bit(viewer)
        return self._earlier[mask] + len(self._lines[mask])

    def entry_number(self, viewer: Viewer, seq: int) -> int | None:
        """The number of the entry that led a viewer to a sequence number; None: the viewer has not come so far."""
        lines = self._lines[bit(viewer)]
        if seq > len(lines):
            return None
        return lines[seq - 1].number if seq > 0 else 1
