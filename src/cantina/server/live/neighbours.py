"""Presence across processes: what the other processes on a PostgreSQL database have announced of their tables.

When a viewer connects to a table or disconnects, the process announces it to the others (`announcements.py`). A process
that starts, or may have missed an announcement, requests everything. Each sends a heartbeat every ten seconds; one that
is silent for three times as long counts as dead, and its connections as closed. A process that knows of no other one
sends its heartbeat only, and with SQLite there is no other one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from cantina.server.live.announcements import Announcements
from cantina.server.live.live_table import LiveTable
from cantina.server.live.schedule import Schedule
from cantina.store import Store, StoreFailed, Told
from cantina.table.absence import NOBODY, Elsewhere

BEAT = 10.0  # seconds between two signs of life
SILENCE = 3 * BEAT
SETTLING = 1.0  # seconds in which the others answer a process that begins


class Neighbours:
    """The other processes, and who is connected to them."""

    def __init__(self, store: Store, schedule: Schedule, tables: dict[str, LiveTable]) -> None:
        self.store, self.schedule, self.tables, self.now = store, schedule, tables, schedule.now
        self.announcements = Announcements(store, schedule.tasks, tables)
        self.settled = store.is_only_process()  # whether all are known
        self.heard: dict[str, float] = {}  # process: when
        self.known: dict[str, dict[str, Elsewhere]] = {}  # process, table: who is connected there
        self.unconfirmed: dict[str, set[str]] = {}  # process: tables that its list has not named yet

    def note(self, live: LiveTable) -> None:
        """A viewer has connected to a table here, or disconnected."""
        somebody = live.listeners or live.presence.leases
        live.presence.since = min(live.presence.since, self.now()) if somebody else float("inf")
        if self.heard:
            self.announcements.tell(live.table.id)

    def introduce(self, live: LiveTable) -> None:
        """A table was read from its log: find out who is connected to it."""
        told = {process: tables.get(live.table.id, NOBODY) for process, tables in self.known.items()}
        live.presence.elsewhere = {process: there for process, there in told.items() if there != NOBODY}
        if self.settled:
            self.mark_missing(live)
        self.schedule.resume(live)  # the process that stored the last entry may have ended before the next one

    def mark_missing(self, live: LiveTable) -> None:
        """The guests who are not connected to any process are gone: theirs has ended."""
        now = self.now()
        with live.waking_on_change(now):
            for seat in live.table.person_seats():
                if not live.presence.is_connected(seat):
                    live.presence.disconnected(seat, now)

    # --- what they tell ---

    def hear(self, told: Told) -> None:
        """Another process has announced something. An unknown one gets everything, and is asked for the same."""
        sender, is_new = told.process, told.process not in self.heard
        self.heard[sender] = self.now()
        for kind, *given in told.rows:
            self.hear_row(sender, kind, *given)
        if is_new and sender in self.heard:
            self.announcements.tell_everything()
            if ["all"] not in told.rows:
                self.announcements.say("who", sender)

    def hear_row(self, sender: str, kind: str, *given: Any) -> None:
        """One row of an announcement; an unknown kind comes from a newer version."""
        if kind == "here":
            table_id, seats, listeners, since = given
            self.unconfirmed.get(sender, set()).discard(table_id)
            self.learn(sender, table_id, Elsewhere(frozenset(seats), listeners, since))
        elif kind == "all":
            self.unconfirmed[sender] = set(self.known.get(sender, ()))
        elif kind == "end":
            for table_id in self.unconfirmed.pop(sender, set()):
                self.learn(sender, table_id, NOBODY)
        elif kind == "who" and given[0] in ("", self.store.process()):
            self.announcements.tell_everything()
        elif kind == "bye":
            self.forget(sender)

    def learn(self, process: str, table_id: str, there: Elsewhere) -> None:
        """Keep who is connected to a table at another process."""
        tables = self.known.setdefault(process, {})
        tables.pop(table_id, None)
        if there.seats or there.listeners:
            tables[table_id] = there
        if table_id in self.tables:
            self.schedule.tasks.start(self.pass_on(self.tables[table_id], process, there))

    async def pass_on(self, live: LiveTable, process: str, there: Elsewhere) -> None:
        """Let a table know, after all entries that were stored before."""
        async with live.lock:
            now = self.now()
            with live.waking_on_change(now):
                live.presence.told(process, there, live.table.person_seats(), now)
            self.schedule.resume(live)

    def forget(self, process: str) -> None:
        """A process has ended: nobody is connected to it."""
        self.heard.pop(process, None)
        self.unconfirmed.pop(process, None)
        for table_id in list(self.known.get(process, ())):
            self.learn(process, table_id, NOBODY)
        self.known.pop(process, None)

    # --- from the beginning to the end ---

    def greet(self) -> None:
        """Tell and ask everything: this process has just begun to listen, or may have missed something."""
        self.announcements.tell_everything()
        self.announcements.say("who", "")

    async def live(self) -> None:
        """Live among the others, until this is cancelled."""
        if self.store.is_only_process():
            return
        self.greet()
        await asyncio.sleep(SETTLING)
        self.settled = True
        for one in list(self.tables.values()):
            self.mark_missing(one)
            self.schedule.resume(one)
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def beat(self) -> None:
        """Take those who are silent for dead, and say that we are not."""
        for process, at in list(self.heard.items()):
            if self.now() >= at + SILENCE:
                self.forget(process)
        self.announcements.say("alive")

    async def say_goodbye(self) -> None:
        """Tell the others that this process ends; if the database is away, they will notice."""
        if self.heard:
            with suppress(StoreFailed):
                await asyncio.to_thread(self.store.tell, [["bye"]])
