"""The hall: all tables that this process holds. Nothing is shown to anybody before it is stored.

A command is checked against the table, its entry is appended to the store, and when the store has acknowledged it the
table changes and listeners are woken. Where another process was first, the table catches up and the command is checked
again. One lock a table keeps the order; the store groups the entries of all tables into few commits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from cantina.engine.errors import CantinaError
from cantina.server import rounds
from cantina.server.held import Held, Listener, entry_of, wake
from cantina.store import Finished, Guest, Link, Opened, Side, Sits, Store, Taken
from cantina.table.apply import apply
from cantina.table.errors import TableError
from cantina.table.log import Body, Entry, write
from cantina.table.people import hashed, new_id, new_secret
from cantina.table.rematch import rematch
from cantina.table.table import fold, opened, opening

TRIES = 5  # how often a command is checked again when other processes are faster
Command = Callable[..., Body | None]


class Door(NamedTuple):
    """A new table and the secrets of its links, which are told once and kept only as hashes."""

    table: str
    seats: list[str]
    watch: str


class Hall:
    """The tables of one process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time, threads: int = 2) -> None:
        self.store, self.now = store, now
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.tables: dict[str, Held] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.stored = self.refused = 0  # for the metrics

    # --- opening ---

    async def open(self, guest: str, game: str, count: int, **wishes: Any) -> Door:
        """A new table; the one who opens it takes a seat like everybody else."""
        door = Door(new_id(), [new_secret() for _ in range(count)], new_secret())
        first = opening(game, count, guest, rounds.new_seed(), **wishes)
        await self._found(door, [first])
        return door

    async def again(self, table_id: str, guest: str) -> Door:
        """A new table for the same people, once the game is over."""
        held = await self.held(table_id)
        async with held.lock:
            door = Door(new_id(), [new_secret() for _ in held.table.seats], new_secret())
            seed = rounds.new_seed()
            _, bodies = rematch(held.table, guest, door.table, seed)
            await self._found(door, bodies)
            await self._attempt(held, lambda table: rematch(table, guest, door.table, seed)[0])
        return door

    async def _found(self, door: Door, bodies: list[Body]) -> None:
        """Store the first entries of a table with its links."""
        at, first = self.moment(), bodies[0]
        entry = Entry(1, at / 1000, first)
        held = Held(opened(door.table, entry), [entry])
        side: list[Side] = [Opened(door.table, first["game"], first["seats"], at, first["settings"]["listed"])]
        side += [Link(hashed(secret), door.table, "seat", seat) for seat, secret in enumerate(door.seats)]
        side.append(Link(hashed(door.watch), door.table, "watch"))
        await asyncio.wrap_future(self.store.append(door.table, 1, at, write(first), side))
        self.tables[door.table] = held
        for body in bodies[1:]:
            await self.do(door.table, lambda table, body=body: body)

    # --- finding ---

    async def held(self, table_id: str) -> Held:
        """A table, from memory or from its log."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                await self._load(table_id)
        self.loading.pop(table_id, None)
        return self.tables[table_id]

    async def _load(self, table_id: str) -> None:
        stored = await asyncio.to_thread(self.store.load, table_id)
        if not stored:
            raise TableError("table-unknown")
        log = [entry_of(one) for one in stored]
        held = self.tables[table_id] = Held(fold(table_id, log), log)
        self.arrange(held)

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
        """Let somebody do something; what was stored, None if it was there already."""
        held = await self.held(table_id)
        async with held.lock:
            body = await self._attempt(held, command, *given)
            await self._follow(held)
        return body

    async def _attempt(self, held: Held, command: Command, *given: Any) -> Body | None:
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
        side = side_of(held, body, at)
        try:
            await asyncio.wrap_future(self.store.append(held.table.id, number, at, write(body), side))
        except Taken:
            await self._catch_up(held)
            return False
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
                self.arrange(held)

    async def _follow(self, held: Held) -> None:
        """Everything that follows by itself; then what has to be looked at later."""
        while (body := rounds.next_entry(held, self.now())) is not None:
            await self._stored(held, body)
        self.arrange(held)

    # --- time and bots ---

    def arrange(self, held: Held) -> None:
        """Set the timer, and give bots their tasks."""
        if not self.closed:
            rounds.arrange(self, held)

    def start(self, work: Any) -> None:
        """Run something beside; it is waited for when the hall closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- people who look ---

    def listen(self, held: Held, listener: Listener) -> None:
        """Somebody begins to look; a person at their own seat is there."""
        held.listeners.append(listener)
        if listener.present and listener.viewer is not None:
            held.presence.found(listener.viewer, self.now())

    def leave(self, held: Held, listener: Listener) -> None:
        """Somebody looks no more; the last look of a person at their seat is noticed as going."""
        held.listeners.remove(listener)
        still = any(one.present and one.viewer == listener.viewer for one in held.listeners)
        if listener.present and listener.viewer is not None and not still:
            held.presence.lost(listener.viewer, self.now())
            self.arrange(held)

    async def close(self) -> None:
        """Finish what is under way; nothing new begins."""
        self.closed = True
        for held in self.tables.values():
            if held.timer is not None:
                held.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.shutdown(wait=True, cancel_futures=True)


def side_of(held: Held, body: Body, at: int) -> Sequence[Side]:
    """What is stored beside an entry, in the same transaction, for lists."""
    if body["kind"] == "sit":
        guest = body["guest"]
        return [Guest(guest, body["name"], at), Sits(guest, held.table.id, body["seat"])]
    tried = held.table.tried
    if body["kind"] == "act" and tried is not None and tried.match.over:
        return [Finished(held.table.id, at)]
    return []
