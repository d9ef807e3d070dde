"""The hall: all tables that this process holds. Nothing is shown to anybody before it is stored.

A command is checked against the table, its entry is appended to the store, and when the store has acknowledged it the
table changes and listeners are woken. Where another process was first, the table catches up and the command is checked
again. One lock a table keeps the order; the store groups the entries of all tables into few commits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from cantina.engine.errors import CantinaError
from cantina.server import rounds
from cantina.server.beside import opened_with, stored_with
from cantina.server.deliveries import Deliveries
from cantina.server.held import Held, Listener, entry_of, wake
from cantina.server.logs import note_failure
from cantina.server.pacing import Pace
from cantina.store import Link, Store, StoreFailed, Taken
from cantina.table import seats
from cantina.table.absence import due
from cantina.table.apply import apply
from cantina.table.campaign import Campaign
from cantina.table.chapters import chapter
from cantina.table.errors import TableError
from cantina.table.log import Body, Entry, read, write
from cantina.table.messages import update_text
from cantina.table.people import hashed, is_id, new_id, new_secret
from cantina.table.rematch import rematch
from cantina.table.shapes import Update
from cantina.table.sight import update
from cantina.table.story import Viewer, length
from cantina.table.table import fold, opened, opening

TRIES = 5  # how often a command is checked again when other processes are faster
Command = Callable[..., Body | None]
Work = TypeVar("Work")


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
        self.tasks: set[asyncio.Task[Any]] = set()
        self.wishes: set[asyncio.Task[Any]] = set()  # under way: these end, whoever still waits for them
        self.deliveries, self.pace = Deliveries(), Pace()
        self.closed = False
        self.stored = self.refused = self.failed = self.compiled = 0  # for the metrics

    # --- opening ---

    async def open(self, guest: str, game: str, count: int, lesson: bool = False, **wishes: Any) -> Door:
        """A new table; the one who opens it takes a seat like everybody else. A lesson deals the same to everybody."""
        seed = rounds.lesson_seed(game) if lesson else rounds.new_seed()
        first = opening(game, count, guest, seed, **wishes)  # refuses a wrong number of seats
        door = Door(new_id(), [new_secret() for _ in range(count)], new_secret())
        await self._found(door, [first])
        return door

    async def open_chapter(
        self,
        campaign: Campaign,
        guest: str,
        count: int,
        wishes: Mapping[str, Any],
        settings: dict[str, Any],
        beside: bool = False,
    ) -> Door:
        """A new table for the next game of a campaign, or for one beside it."""
        first = chapter(campaign, count, guest, rounds.new_seed(), wishes, settings, beside)
        door = Door(new_id(), [new_secret() for _ in range(count)], new_secret())
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
        entry = read(1, at / 1000, write(first))  # just as every other process will read it
        held = Held(opened(door.table, entry), [entry])
        side = opened_with(door.table, first, at, door.seats, door.watch)
        await asyncio.wrap_future(self.store.append(door.table, 1, at, write(first), side))
        self.tables[door.table] = held
        for body in bodies[1:]:
            await self.do(door.table, lambda table, body=body: body)

    async def new_link(self, table_id: str, guest: str, seat: int) -> str:
        """The secret of a new link to the own seat; an older one leads nowhere from then on."""
        secret = new_secret()
        await self.do(table_id, seats.new_link, guest, seat, hashed(secret).hex())
        return secret

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
            body = await self._attempt(held, command, *given)
            try:
                await self._follow(held)
            except StoreFailed:  # what was wished is stored; what follows from it is tried again
                self.start(rounds.look_again(self, held))
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

    # --- people who look ---

    def listen(self, held: Held, listener: Listener) -> None:
        """Somebody begins to look; a person at their own seat is there, at all their seats."""
        held.listeners.append(listener)
        with self._watching(held):
            for seat in seats_of(held, listener):
                held.presence.came(seat, self.now())

    def leave(self, held: Held, listener: Listener) -> None:
        """Somebody looks no more; the last look of a person at their seats is noticed as going."""
        held.listeners.remove(listener)
        seats = seats_of(held, listener)
        if any(one.present and one.viewer in seats for one in held.listeners):
            return
        with self._watching(held):
            for seat in seats:
                held.presence.lost(seat, self.now())
        if seats:
            self.resume(held, rounds.look)

    def noticed(self, held: Held, guest: str) -> None:
        """A person has asked for something without a connection that stays."""
        with self._watching(held):
            for seat in held.table.seats_of(guest):
                held.presence.found(seat, self.now())

    @contextmanager
    def _watching(self, held: Held) -> Iterator[None]:
        """Let everybody see who is gone, if that changes; a stand-in that comes at once is told anyway."""
        before = set(held.presence.gone)
        yield
        if before != set(held.presence.gone) and not due(held.table, held.presence, self.now()):
            for listener in list(held.listeners):
                listener.wake()

    def update(self, held: Held, viewer: Viewer, seen: int, language: str) -> Update:
        """What a viewer is sent now."""
        return update(held.table, viewer, seen, language, held.presence, self.now())

    def update_text(self, held: Held, viewer: Viewer, seen: int, language: str) -> tuple[int, bytes]:
        """The same as it goes over the wire, and the sequence number it leads to."""
        text = update_text(held.table, viewer, seen, language, held.presence, self.now())
        return length(held.table.story, viewer), text

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


def seats_of(held: Held, listener: Listener) -> list[int]:
    """The seats at which somebody is there by looking: all they hold, while they hold the one they look from."""
    if listener.viewer is None or not listener.present:
        return []
    sits = held.table.seats[listener.viewer].guest
    return held.table.seats_of(sits) if sits and listener.guest in ("", sits) else []
