"""New tables: their first entries are stored together with the hashes of their links."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from cantina.engine.seeds import BYTES
from cantina.games import find
from cantina.server.live.index_rows import rows_of_opening
from cantina.server.live.live_table import LiveTable
from cantina.server.live.registry import Registry
from cantina.server.schema.responses import Links
from cantina.table.bodies import Body, OpenBody
from cantina.table.guests import new_id, new_secret
from cantina.table.log import read, write
from cantina.table.rematch import rematch, rematch_opening, sittings
from cantina.table.table import Table, lesson_seed, opened, opening


class NewTable(NamedTuple):
    """A new table and the secrets of its links, which are sent once and kept only as hashes."""

    table: str
    seats: list[str]
    watch: str

    def links(self) -> Links:
        """The links as they are sent."""
        return {"table": self.table, "seats": self.seats, "watch": self.watch}


def new_table(count: int) -> NewTable:
    """A random id and random secrets."""
    return NewTable(new_id(), [new_secret() for _ in range(count)], new_secret())


def new_seed() -> bytes:
    """A random seed."""
    return secrets.token_bytes(BYTES)


async def open_table(
    registry: Registry, guest: str, game: str, count: int, lesson: bool = False, **choices: Any
) -> NewTable:
    """A new table; its host takes a seat like every other guest. The seed of a lesson is the same for everybody."""
    seed = lesson_seed(find(game)) if lesson else new_seed()
    first = opening(game, count, guest, seed, **choices)  # refuses a wrong number of seats
    return await store_table(registry, new_table(count), first)


async def open_rematch(registry: Registry, table_id: str, guest: str) -> NewTable:
    """A new table for the same players, after the end of a game."""
    live = await registry.find(table_id)
    async with live.lock:
        new = new_table(len(live.table.places))
        rematch(live.table, guest, new.table)  # refuses before a table is opened
        first = rematch_opening(live.table, guest, new_seed())
        await store_table(registry, new, first, sittings(live.table, await shared_links(registry, live.table)))
        await registry.attempt(live, rematch, guest, new.table)
    return new


async def shared_links(registry: Registry, table: Table) -> list[str]:
    """The links of taken seats that were handed out as invitations, as earlier versions let guests sit down with.

    The store knows invitations; a secret that was made for its guest is known to the table alone.
    """
    taken = [place.link for place in table.places if place.link]
    found = [await asyncio.to_thread(registry.store.find_link, bytes.fromhex(link)) for link in taken]
    return [link for link, known in zip(taken, found, strict=True) if known is not None]


async def store_table(registry: Registry, new: NewTable, first: OpenBody, later: Sequence[Body] = ()) -> NewTable:
    """Store the first entries of a table with its links."""
    at = registry.milliseconds()
    entry = read(1, at / 1000, write(first))  # just as every other process will read it
    live = LiveTable(opened(new.table, entry, await registry.contents_of(entry)), [entry])
    rows = rows_of_opening(new.table, first, at, new.seats, new.watch)
    await asyncio.wrap_future(registry.store.append(new.table, 1, at, write(first), rows))
    registry.tables[new.table] = live
    for body in later:
        await registry.run(new.table, lambda table, body=body: body)
    return new
