"""What was computed from a table and is kept to save time.

A cache is no part of the table: dropping it at any moment changes nothing but the time the next answer takes. So
commands and updates may fill it, while only `apply` changes the table itself.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

from cantina.engine.log import Event
from cantina.engine.match import Match
from cantina.table.bodies import ActBody
from cantina.table.story import Viewer, bit


class Trial(NamedTuple):
    """An action that a command has played on a copy to find out who would see it; `apply` need not play it again."""

    number: int  # of the last entry at that time
    body: ActBody
    match: Match
    events: tuple[Event, ...]
    concealed: list[bytes]


class Sight(NamedTuple):
    """What a viewer may know of the game: the view as JSON, and the mask of the seats that have to decide something."""

    view: bytes
    asked: int


@dataclass
class Cache:
    """The cache of one table."""

    trial: Trial | None = None
    concealed: list[bytes] | None = None  # the records of all seats, then that of spectators
    sights: dict[Viewer, Sight] = field(default_factory=dict)
    outlines: dict[Hashable, bytes] = field(default_factory=dict)  # as JSON
    pages: dict[Hashable, bytes] = field(default_factory=dict)  # of stories, as JSON

    def trial_of(self, number: int, body: ActBody) -> Trial | None:
        """The trial of an action, if it was made at the present state of the table."""
        trial = self.trial
        return trial if trial is not None and trial.number == number and trial.body == body else None

    def game_changed(self, concealed: list[bytes] | None, seen: int) -> None:
        """Drop what those in the mask `seen` see; the concealed records may be known from a trial."""
        self.concealed = concealed
        for viewer in [one for one in self.sights if seen & bit(one)]:
            del self.sights[viewer]
