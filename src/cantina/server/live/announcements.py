"""What this process announces to the others on its PostgreSQL database: who is connected to which of its tables."""

from __future__ import annotations

import asyncio

from cantina.server.live.live_table import LiveTable
from cantina.server.live.presence_rows import BEGIN_ALL, END_ALL, ConnectedHere, PresenceRow, written
from cantina.server.live.tasks import Tasks
from cantina.server.logs import log_store_failure
from cantina.store import Store, StoreFailed


class Announcements:
    """The rows that wait to be sent, and what was sent last. Rows that come up during a transaction share the next."""

    def __init__(self, store: Store, tasks: Tasks, tables: dict[str, LiveTable]) -> None:
        self.store, self.tasks, self.tables = store, tasks, tables
        self.sent: dict[str, ConnectedHere] = {}  # by table; no row: nobody is connected to it here
        self.rows: list[PresenceRow] = []  # to be sent before the rows of tables
        self.changed: set[str] = set()  # tables whose rows are to be sent
        self.everything = self.sending = False

    def send_row(self, row: PresenceRow) -> None:
        """Send a row that is not about a table."""
        self.rows.append(row)
        self.send_soon()

    def send_table(self, table_id: str) -> None:
        """Send who is connected to a table, if that has changed."""
        self.changed.add(table_id)
        self.send_soon()

    def send_everything(self) -> None:
        """Send who is connected to each table."""
        self.everything = True
        self.send_soon()

    def send_soon(self) -> None:
        """Start to send, unless that goes on already."""
        if not self.sending:
            self.sending = True
            self.tasks.start(self.send())

    async def send(self) -> None:
        """Send until no row waits; after a failure the next message holds everything."""
        try:
            while rows := self.next_rows():
                await asyncio.to_thread(self.store.announce, [written(row) for row in rows])
        except StoreFailed as error:
            log_store_failure(error)
            self.everything = True
        finally:
            self.sending = False

    def next_rows(self) -> list[PresenceRow]:
        """The rows that wait; from now on they count as sent."""
        rows, everything = self.rows, self.everything
        if everything:
            self.sent.clear()
        here = [row for table_id in list(self.tables if everything else self.changed) for row in self.news(table_id)]
        self.changed.clear()
        self.rows, self.everything = [], False
        return [*rows, BEGIN_ALL, *here, END_ALL] if everything else [*rows, *here]

    def news(self, table_id: str) -> list[ConnectedHere]:
        """The row of a table; none if it was sent already."""
        nobody = ConnectedHere(table_id, (), 0, 0)
        before, now = self.sent.pop(table_id, nobody), row_of(self.tables.get(table_id)) or nobody
        if now != nobody:
            self.sent[table_id] = now
        return [] if now == before else [now]


def row_of(live: LiveTable | None) -> ConnectedHere | None:
    """Who is connected to a table here; None if nobody is."""
    if live is None or live.presence.since == float("inf"):
        return None
    seats = sorted({*live.presence.here, *live.presence.leases})
    return ConnectedHere(live.table.id, tuple(seats), len(live.listeners), live.presence.since)
