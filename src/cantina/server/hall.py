"""The hall: all tables that this process holds. Nothing is shown to anybody before it is stored.

A command is checked against the table, its entry is appended to the store, and when the store has acknowledged it the
table changes and listeners are woken. Where another process was first, the table catches up and the command is checked
again. One lock a table keeps the order; the store groups the entries of all tables into few commits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from cantina.engine.errors import CantinaError
from cantina.server import rounds
from cantina.server.beside import stored_with
from cantina.server.deliveries import Deliveries
from cantina.server.held import Held, entry_of, wake
from cantina.server.logs import note_failure
from cantina.server.pacing import Pace
from cantina.store import Link, Store, StoreFailed, Taken
from cantina.table.absence import due
from cantina.table.apply import apply
from cantina.table.errors import TableError
from cantina.table.log import Body, Entry, write
from cantina.table.people import hashed, is_id
from cantina.table.table import fold

BUDGET = 2.0  # seconds in which a bot decides
TRIES = 5  # how often a command is checked again when other processes are faster
Command = Callable[..., Body | None]
Work = TypeVar("Work")


class Hall:
    """The tables of one process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time, threads: int = 2) -> None:
        self.store, self.now, self.budget = store, now, BUDGET
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.tables: dict[str, Held] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.wishes: set[asyncio.Task[Any]] = set()  # under way: these end, whoever still waits for them
        self.deliveries, self.pace = Deliveries(), Pace()
        self.closed = False
        self.stored = self.refused = self.failed = self.compiled = 0  # for the metrics

    # --- finding ---

    async def held(self, table_id: str) -> Held:
        """A table, from memory or from its log."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    await self._load(table_id)
        finally:  # also where there is no such table: whoever tries many ids must not fill the memory
            self.loading.pop(table_id, None)
        return self.tables[table_id]

    async def _load(self, table_id: str) -> None:
        stored = await asyncio.to_thread(self.store.load, table_id) if is_id(table_id) else None
        if not stored:
            raise TableError("table-unknown")
        log = [entry_of(one) for one in stored]
        held = self.tables[table_id] = Held(fold(table_id, log), log)
        if self.store.alone():  # whoever sits there was connected to a server that is gone, and comes back or does not
            for seat in held.table.people():
                held.presence.lost(seat, self.now())
        self.resume(held, rounds.look)  # whoever stored the last entry may have been gone before the next one

    async def find_link(self, secret: str) -> Link:
        """The table and seat of a secret link."""
        link = await asyncio.to_thread(self.store.find_link, hashed(secret))
        if link is None:
            raise TableError("table-unknown")
        return link

    # --- changing ---

    def moment(self) -> int:
        """Now, in milliseconds."""
        return int(self.now() * 1000)

    async def do(self, table_id: str, command: Command, *given: Any) -> Body | None:
        """Let somebody do something; what was stored, None if it was there already.

        Whatever becomes of the one who asks, it goes on to its end: what is stored is also carried out and told.
        """
        return await asyncio.shield(self.wish(self.carry_out(table_id, command, *given)))

    def wish(self, work: Coroutine[Any, Any, Work]) -> asyncio.Task[Work]:
        """Begin something that goes on to its end, before the hall closes."""
        wish = asyncio.get_running_loop().create_task(work)
        self.wishes.add(wish)
        wish.add_done_callback(self.wishes.discard)
        return wish

    async def carry_out(self, table_id: str, command: Command, *given: Any) -> Body | None:
        """The same for those who are not cut off."""
        held = await self.held(table_id)
        async with held.lock:
            body = await self.attempt(held, command, *given)
            try:
                await self._follow(held)
            except StoreFailed:  # what was wished is stored; what follows from it is tried again
                self.start(rounds.look_again(self, held))
        return body

    async def attempt(self, held: Held, command: Command, *given: Any) -> Body | None:
        """Check and store; a refusal counts only if no other process has changed the table meanwhile."""
        for _ in range(TRIES):
            try:
                body = command(held.table, *given)
            except CantinaError:
                if await self._catch_up(held):
                    continue
                self.refused += 1
                raise
            if body is None or await self._stored(held, body):
                return body
        raise TableError("table-busy")

    async def _stored(self, held: Held, body: Body) -> bool:
        """Store an entry, then show it; False if another process was first, and the table has caught up."""
        number, at = held.table.number + 1, self.moment()
        side = stored_with(held.table, body, at)
        try:
            await self.deliveries.of(self.store.append(held.table.id, number, at, write(body), side))
        except Taken:
            await self._catch_up(held)
            return False
        except StoreFailed as error:
            self.failed += 1
            note_failure(error)
            raise
        self.stored += 1
        self._apply(held, Entry(number, at / 1000, body))
        return True

    def _apply(self, held: Held, entry: Entry) -> None:
        apply(held.table, entry)
        held.log.append(entry)
        wake(held, entry.body)

    async def _catch_up(self, held: Held) -> bool:
        """Apply what other processes have stored; whether there was anything."""
        news = await asyncio.to_thread(self.store.load, held.table.id, held.table.number)
        for stored in news:
            self._apply(held, entry_of(stored))
        return bool(news)

    async def caught_up(self, table_id: str) -> None:
        """Another process has stored something for this table."""
        held = self.tables.get(table_id)
        if held is not None:
            async with held.lock:
                await self._catch_up(held)
                self.resume(held, rounds.look_again)  # the other process sees to it, if it is still there

    async def _follow(self, held: Held) -> None:
        """Everything that follows by itself; then what has to be looked at later."""
        while (body := due(held.table, held.presence, self.now())) is not None:
            if await self._stored(held, body):
                rounds.followed(held, body, self.now())
        self.arrange(held)

    async def drop(self, table_id: str) -> None:
        """Let go of a table, when what is under way is done: it is read anew when somebody asks for it."""
        held = self.tables.pop(table_id, None)
        if held is not None:
            async with held.lock:
                held.gone = True
            self.stop_waiting(held)

    # --- time and bots ---

    def arrange(self, held: Held) -> None:
        """Set the timer, and give bots their tasks."""
        if not self.closed and not held.gone:
            rounds.arrange(self, held)

    def resume(self, held: Held, look: Callable[[Hall, Held], Coroutine[Any, Any, None]]) -> None:
        """Do what is due now, and see to what will be."""
        self.arrange(held)
        if not self.closed and due(held.table, held.presence, self.now()):
            self.start(look(self, held))

    @staticmethod
    def stop_waiting(held: Held) -> None:
        """No timer goes off any more, and whoever listens looks up: they see that it is over here."""
        if held.timer is not None:
            held.timer.cancel()
        for listener in list(held.listeners):
            listener.wake()

    def start(self, work: Any) -> None:
        """Run something beside; it is waited for when the hall closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- closing ---

    def stop(self) -> None:
        """Begin nothing new, and let those who listen know."""
        self.closed = True
        for held in self.tables.values():
            self.stop_waiting(held)

    async def close(self) -> None:
        """Finish what is under way; nothing new begins."""
        self.stop()
        await asyncio.gather(*self.wishes, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.shutdown(wait=True, cancel_futures=True)
