"""Presence across processes: the other processes on a PostgreSQL database, and who is connected to them.

When a client connects to a table or leaves it, the others are sent the new state (`announcements.py`). A process that
begins, or may have missed something, asks the others for everything. Each announces every ten seconds that it lives;
one that is silent for thrice as long is taken for dead, and nobody is connected to it any more. A process that knows of
no other one sends nothing else, and with SQLite it sends nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from cantina.server.live.announcements import Announcements
from cantina.server.live.live_table import LiveTable
from cantina.server.live.presence_rows import (
    ALIVE,
    BEGIN_ALL,
    BYE,
    END_ALL,
    ConnectedHere,
    PresenceRow,
    Who,
    read,
    written,
)
from cantina.server.live.schedule import Schedule
from cantina.store import Announced, Store, StoreFailed
from cantina.table.absence import NOBODY, Elsewhere

HEARTBEAT = 10.0  # seconds between two signs of life
SILENCE = 3 * HEARTBEAT
SETTLING = 1.0  # seconds in which the others have announced who is connected to them


class Neighbours:
    """The other processes, and who is connected to them."""

    def __init__(self, store: Store, schedule: Schedule, tables: dict[str, LiveTable]) -> None:
        self.store, self.schedule, self.tables, self.now = store, schedule, tables, schedule.now
        self.announcements = Announcements(store, schedule.tasks, tables)
        self.alive: dict[str, float] = {}  # process: when something came from it
        self.known: dict[str, dict[str, Elsewhere]] = {}  # process, table: who is connected there
        self.unconfirmed: dict[str, set[str]] = {}  # process: tables that its list has not named yet

    def announce(self, live: LiveTable) -> None:
        """A client has come to a table here, or left it."""
        connected = live.listeners or live.presence.leases
        live.presence.since = min(live.presence.since, self.now()) if connected else float("inf")
        if self.alive:
            self.announcements.send_table(live.table.id)

    def add_table(self, live: LiveTable) -> None:
        """A table was read from its log: find out who is connected to it."""
        there = {process: tables.get(live.table.id, NOBODY) for process, tables in self.known.items()}
        live.presence.elsewhere = {process: one for process, one in there.items() if one != NOBODY}
        if self.store.is_only_process():
            self.mark_missing(live)
        else:
            self.schedule.tasks.start(self.mark_missing_later(live))
        self.schedule.resume(live)  # the process that stored the last entry may have ended before the next one

    def mark_missing(self, live: LiveTable) -> None:
        """The guests who are not connected to any process are gone: theirs has ended."""
        now = self.now()
        with live.waking_on_change(now):
            for seat in live.table.person_seats():
                if not live.presence.is_connected(seat):
                    live.presence.disconnected(seat, now)

    async def mark_missing_later(self, live: LiveTable) -> None:
        """What was announced a moment ago is still on its way."""
        await asyncio.sleep(SETTLING)
        async with live.lock:
            self.mark_missing(live)
            self.schedule.resume(live)

    # --- what they announce ---

    def receive(self, message: Announced) -> None:
        """Rows of another process. One that was unknown is sent everything, and is asked for what it has not sent."""
        sender, is_new = message.process, message.process not in self.alive
        self.alive[sender] = self.now()
        rows = [row for row in map(read, message.rows) if row is not None]
        for row in rows:
            self.receive_row(sender, row)
        if is_new and sender in self.alive:
            self.announcements.send_everything()
            if BEGIN_ALL not in rows:
                self.announcements.send_row(Who(sender))

    def receive_row(self, sender: str, row: PresenceRow) -> None:
        """One row of another process."""
        if isinstance(row, ConnectedHere):
            self.unconfirmed.get(sender, set()).discard(row.table_id)
            self.update(sender, row.table_id, Elsewhere(frozenset(row.seats), row.listeners, row.since))
        elif isinstance(row, Who):
            if row.process in ("", self.store.process()):
                self.announcements.send_everything()
        elif row == BEGIN_ALL:
            self.unconfirmed[sender] = set(self.known.get(sender, ()))
        elif row == END_ALL:
            for table_id in self.unconfirmed.pop(sender, set()):
                self.update(sender, table_id, NOBODY)
        elif row == BYE:
            self.forget(sender)

    def update(self, process: str, table_id: str, there: Elsewhere) -> None:
        """Keep who is connected to a table at another process."""
        tables = self.known.setdefault(process, {})
        tables.pop(table_id, None)
        if there.seats or there.listeners:
            tables[table_id] = there
        if table_id in self.tables:
            self.schedule.tasks.start(self.apply(self.tables[table_id], process, there))

    async def apply(self, live: LiveTable, process: str, there: Elsewhere) -> None:
        """Change the presence of a table, after all entries that were stored before."""
        async with live.lock:
            now = self.now()
            with live.waking_on_change(now):
                live.presence.changed_elsewhere(process, there, live.table.person_seats(), now)
            self.schedule.resume(live)

    def forget(self, process: str) -> None:
        """A process has ended: nobody is connected to it."""
        self.alive.pop(process, None)
        self.unconfirmed.pop(process, None)
        for table_id in list(self.known.get(process, ())):
            self.update(process, table_id, NOBODY)
        self.known.pop(process, None)

    # --- from the beginning to the end ---

    def synchronize(self) -> None:
        """Send and ask for everything: this process has just begun to listen, or may have missed something."""
        self.announcements.send_everything()
        self.announcements.send_row(Who(""))

    async def keep_in_touch(self) -> None:
        """Keep in touch with the other processes, until this is cancelled."""
        if self.store.is_only_process():
            return
        self.synchronize()
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.heartbeat()

    def heartbeat(self) -> None:
        """Take those that are silent for dead, and announce that this one is not."""
        for process, at in list(self.alive.items()):
            if self.now() >= at + SILENCE:
                self.forget(process)
        self.announcements.send_row(ALIVE)

    async def announce_end(self) -> None:
        """Announce that this process ends; if the database is away, the others will notice."""
        if self.alive:
            with suppress(StoreFailed):
                await asyncio.to_thread(self.store.announce, [written(BYE)])
