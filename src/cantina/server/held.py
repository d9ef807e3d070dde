"""A table as one process holds it: its state, its log, who listens, and what is under way for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from cantina.store import Entry as Stored
from cantina.table.absence import Presence
from cantina.table.log import Body, Entry, read
from cantina.table.story import Viewer, bit
from cantina.table.table import Table

# After these entries only those need a new view whom the entry names; after all others everybody does.
SEEN_BY_SOME = ("act", "undo", "seal", "order", "prefer", "link")


@dataclass(eq=False)
class Listener:
    """Somebody who watches a table through one viewer's eyes; `wake` says that there is something new."""

    viewer: Viewer
    wake: Callable[[], None]
    present: bool = False  # a person at their own seat, whose going is noticed
    guest: str = ""  # that person; empty: whoever sits there


@dataclass
class Held:
    """A table in memory; it changes only when an entry was stored."""

    table: Table
    log: list[Entry]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence: Presence = field(default_factory=Presence)
    listeners: list[Listener] = field(default_factory=list)
    thinking: set[int] = field(default_factory=set)  # seats whose bots have a task
    timer: asyncio.TimerHandle | None = None
    gone: bool = False  # no longer what the store says: whoever looks here must ask for the table again

    @property
    def watched(self) -> bool:
        """Whether anybody looks, so that bots keep a human pace."""
        return bool(self.listeners)


def entry_of(stored: Stored) -> Entry:
    """An entry as the table takes it."""
    return read(stored.number, stored.at / 1000, stored.body)


def concerned(body: Body) -> int:
    """The mask of viewers who see a change after an entry."""
    if body["kind"] not in SEEN_BY_SOME:
        return -1
    return int(body.get("seen", 0)) | bit(body["seat"])


def wake(held: Held, body: Body) -> None:
    """Tell those who listen that there is something new for them, and nobody else."""
    mask = concerned(body)
    for listener in list(held.listeners):
        if mask & bit(listener.viewer):
            listener.wake()
