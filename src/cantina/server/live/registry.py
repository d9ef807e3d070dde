"""The registry: all tables in the memory of this process. Nothing is shown before it is stored.

A command is checked against the table, its entry is appended to the store, and after the store has acknowledged it the
entry is applied to the table and listeners are woken. If another process was first, the table catches up and the
command is checked again. One lock per table keeps the order; the store groups the entries of all tables into few
commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from cantina.engine.errors import CantinaError
from cantina.games import find as find_game
from cantina.server.clock import steady_time
from cantina.server.live.broadcast import Broadcast
from cantina.server.live.content_repository import ContentRepository
from cantina.server.live.damage import refusing_damaged
from cantina.server.live.index_rows import rows_of_entry
from cantina.server.live.live_table import Command, LiveTable, entry_of
from cantina.server.live.neighbours import Neighbours
from cantina.server.live.schedule import RETRY, Schedule
from cantina.server.live.store_futures import StoreFutures
from cantina.server.live.tasks import Tasks
from cantina.server.logs import log_store_failure
from cantina.store import Announced, Link, Notification, Received, Store, StoredEntry, StoreFailed, Taken
from cantina.table.absence import due
from cantina.table.bodies import AwayBody, Body, OpenBody
from cantina.table.contents import Contents, shipped
from cantina.table.entries import seen_by
from cantina.table.errors import TableError
from cantina.table.guests import hashed, is_id
from cantina.table.log import Entry, write
from cantina.table.replay import apply, fold

Returned = TypeVar("Returned")

TRIES = 5  # how often a command is checked again when other processes are faster


class Registry:
    """The tables of one process."""

    def __init__(self, store: Store, now: Callable[[], float] = steady_time, threads: int | None = None) -> None:
        self.store, self.now, self.contents = store, now, ContentRepository(store)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks, self.store_futures, self.broadcast = Tasks(), StoreFutures(), Broadcast()
        self.schedule = Schedule(self.tasks, now, self.run, threads)
        self.neighbours = Neighbours(store, self.schedule, self.tables)
        self.slow = ThreadPoolExecutor(1, thread_name_prefix="slow")
        self.searches = ThreadPoolExecutor(1, thread_name_prefix="search")
        self.closed = False
        self.stored = self.refused = self.failed = self.compiled = 0  # for the metrics

    def milliseconds(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self.now() * 1000)

    def aside(self, work: Callable[[], Returned]) -> asyncio.Future[Returned]:
        """Run slow work in a single worker thread, never on the event loop."""
        return asyncio.get_running_loop().run_in_executor(self.slow, work)

    def search(self, work: Callable[..., Returned], *given: Any) -> asyncio.Future[Returned]:
        """Search all logs, which may take seconds, in one thread for all searches: nothing else waits for it."""
        return asyncio.get_running_loop().run_in_executor(self.searches, work, *given)

    # --- finding ---

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from its log."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    await self._load(table_id)
        finally:  # also if there is no such table: a client that tries many ids must not fill the memory
            self.loading.pop(table_id, None)
        return self.tables.get(table_id) or await self.find(table_id)  # dropped again meanwhile

    async def _load(self, table_id: str) -> None:
        stored = await asyncio.to_thread(self.store.load, table_id) if is_id(table_id) else None
        if not stored:
            raise TableError("table-unknown")
        with refusing_damaged(table_id):
            contents = await self.contents_of(self.read(stored[0]))
            live = await asyncio.to_thread(self._read_table, table_id, stored, contents)
        self.tables[table_id] = live  # from now on notifications reach it
        if not self.store.is_only_process():
            async with live.lock:
                await self._catch_up(live)
        self.neighbours.add_table(live)

    def _read_table(self, table_id: str, stored: Sequence[StoredEntry], contents: Contents) -> LiveTable:
        """A table from its log; a long one takes a while, so this runs in a thread."""
        log = [self.read(one) for one in stored]
        return LiveTable(fold(table_id, log, contents), log)

    def read(self, stored: StoredEntry) -> Entry:
        """A stored entry. One from the future, of a clock that was wrong, is of now: timers count from it."""
        entry = entry_of(stored)
        return entry._replace(at=min(entry.at, self.now()))

    async def contents_of(self, first: Entry) -> Contents:
        """The content that a table began with; the database is read in a thread."""
        if not isinstance(first.body, OpenBody):
            return shipped  # no table begins so: `fold` refuses it
        content = await asyncio.to_thread(self.contents.find, find_game(first.body.game), first.body.content)
        return lambda game, wanted: content

    async def find_link(self, secret: str) -> Link:
        """The table and seat of a secret link."""
        link = await asyncio.to_thread(self.store.find_link, hashed(secret))
        if link is None:
            raise TableError("table-unknown")
        return link

    # --- changing ---

    async def run(self, table_id: str, command: Command, *given: Any) -> Body | None:
        """Run a command to its end even if the caller is cancelled; the body stored, None if nothing had to be."""
        return await asyncio.shield(self.tasks.run_to_end(self.run_unshielded(table_id, command, *given)))

    async def run_unshielded(self, table_id: str, command: Command, *given: Any) -> Body | None:
        """Like `run`, without protection from cancellation."""
        live = await self.find(table_id)
        async with live.lock:
            body = await self.attempt(live, command, *given)
            try:
                await self._store_due(live)
            except StoreFailed:  # the command's own entry is stored; what follows from it is tried again
                self.tasks.start(self.schedule.check(live, RETRY))
        return body

    async def attempt(self, live: LiveTable, command: Command, *given: Any) -> Body | None:
        """Check a command and store its body; a refusal counts only if no other process has changed the table."""
        for _ in range(TRIES):
            try:
                body = command(live.table, *given)
            except CantinaError:
                if await self._catch_up(live):
                    continue
                self.refused += 1
                raise
            if body is None or await self._store(live, body):
                return body
        raise TableError("table-busy")

    async def _store(self, live: LiveTable, body: Body) -> bool:
        """Store an entry, then apply it; False if another process was first, and the table has caught up."""
        number, at = live.table.number + 1, self.milliseconds()
        rows = rows_of_entry(live.table, body, at)
        try:
            await self.store_futures.wrap(self.store.append(live.table.id, number, at, write(body), rows))
        except Taken:
            await self._catch_up(live)
            return False
        except StoreFailed as error:
            self.failed += 1
            log_store_failure(error)
            raise
        self.stored += 1
        self._apply(live, Entry(number, at / 1000, body))
        return True

    @staticmethod
    def _apply(live: LiveTable, entry: Entry) -> None:
        apply(live.table, entry)
        live.log.append(entry)
        if isinstance(entry.body, AwayBody):  # a bot stands in: the guest is no longer waited for
            live.presence.end_pause(entry.body.seat, entry.at)
        live.wake(seen_by(entry.body))

    async def _catch_up(self, live: LiveTable) -> bool:
        """Apply what other processes have stored; whether there was anything."""
        stored = await asyncio.to_thread(self.store.load, live.table.id, live.table.number)
        self._apply_stored(live, stored)
        return bool(stored)

    def _apply_stored(self, live: LiveTable, stored: Sequence[StoredEntry]) -> None:
        """Apply entries of another process, which follow each other."""
        try:
            with refusing_damaged(live.table.id):
                for one in stored:
                    self._apply(live, self.read(one))
        except CantinaError:
            self._discard(live)
            raise

    async def catch_up(self, table_id: str, notified: Notification | None = None) -> None:
        """Another process has stored something for a table: apply it, if the table is in memory.

        What came with the notification is applied without a query, if nothing is missing before it.
        """
        live = self.tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            if notified is None or notified.number > live.table.number + 1 or not notified.body:
                await self._catch_up(live)
            elif notified.number == live.table.number + 1:
                self._apply_stored(live, [StoredEntry(*notified)])
            self.schedule.resume(live, RETRY)  # the other process does what is due, if it is still there

    def receive(self, received: Received) -> None:
        """What other processes have stored or announced; None: something may have been missed."""
        if isinstance(received, Announced):
            self.neighbours.receive(received)
        elif received is None:
            self.neighbours.synchronize()
            for table_id in list(self.tables):
                self.tasks.start(self.catch_up(table_id))
        else:
            for one in received:
                if one.table_id in self.tables:
                    changed = one.number == 0
                    self.tasks.start(self.drop(one.table_id) if changed else self.catch_up(one.table_id, one))

    async def _store_due(self, live: LiveTable) -> None:
        """Store everything that is due without a request, then arrange what comes later."""
        with live.waking_on_change(self.now()):
            if live.presence.lapse(self.now()):
                self.neighbours.announce(live)
        while (body := due(live.table, live.presence, self.now())) is not None:
            await self._store(live, body)
        self.schedule.arrange(live)

    # --- closing ---

    async def drop(self, table_id: str) -> None:
        """Remove a table from memory when no command is under way; it is loaded again when it is asked for."""
        live = self.tables.pop(table_id, None)
        if live is not None:
            async with live.lock:
                self._discard(live)

    def _discard(self, live: LiveTable) -> None:
        """Remove a table from memory, while its lock is held; the registry may have loaded it again already."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            self.neighbours.announce(live)
        live.dropped = True
        self._let_go(live)

    @staticmethod
    def _let_go(live: LiveTable) -> None:
        """Cancel the timer and wake all listeners, so that they notice that the table is gone."""
        live.cancel_timer()
        live.wake()

    def stop(self) -> None:
        """Start nothing new, and let all listeners know."""
        self.closed = self.schedule.stopped = True
        for live in self.tables.values():
            self._let_go(live)

    async def close(self) -> None:
        """Stop, finish the requests under way, and cancel everything else."""
        self.stop()
        await self.tasks.close()
        await self.neighbours.announce_end()
        for threads in (self.slow, self.searches):
            threads.shutdown(wait=True, cancel_futures=True)
        self.schedule.close()
