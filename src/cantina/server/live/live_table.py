"""A table in the memory of one process: its state, its log, its listeners, its timer and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cantina.store import StoredEntry
from cantina.table.absence import Presence, due
from cantina.table.bodies import Body
from cantina.table.checkpoints import Checkpoints
from cantina.table.log import Entry, read
from cantina.table.story import Viewer, bit
from cantina.table.table import Table

Command = Callable[..., Body | None]


@dataclass(eq=False)
class Listener:
    """A connection or stream that shows a table to one viewer; `wake` is called when there is something new."""

    viewer: Viewer
    wake: Callable[[], None]
    present: bool = False  # a guest at their own seat: connecting and leaving count as presence
    guest: str = ""  # that guest; empty: any guest at the seat


@dataclass
class LiveTable:
    """A table in memory; it changes only after an entry was stored."""

    table: Table
    log: list[Entry]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence: Presence = field(default_factory=Presence)
    checkpoints: Checkpoints = field(default_factory=Checkpoints)  # for looking back
    listeners: list[Listener] = field(default_factory=list)
    thinking: set[int] = field(default_factory=set)  # seats whose bots have a task
    timer: asyncio.TimerHandle | None = None
    dropped: bool = False  # no longer in the registry: ask the registry for the table again

    def wake(self, viewers: int = -1) -> None:
        """Wake the listeners of the viewers in a mask."""
        for listener in list(self.listeners):
            if viewers & bit(listener.viewer):
                listener.wake()

    @contextmanager
    def waking_on_change(self, now: float) -> Iterator[None]:
        """Wake all listeners if the guests who are gone change, unless an entry that is due will do so."""
        before = set(self.presence.gone)
        yield
        if before != set(self.presence.gone) and not due(self.table, self.presence, now):
            self.wake()

    def cancel_timer(self) -> None:
        """Cancel the timer, if one is set."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def entry_of(stored: StoredEntry) -> Entry:
    """A stored entry as the table reads it."""
    return read(stored.number, stored.at / 1000, stored.body)
