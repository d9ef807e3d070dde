"""New tables: their first entries are stored together with the hashes of their links."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from cantina.games import find
from cantina.server import rounds
from cantina.server.beside import opened_with
from cantina.server.hall import Hall
from cantina.server.held import Held
from cantina.table import seats
from cantina.table.campaign import Campaign
from cantina.table.chapters import chapter
from cantina.table.log import Body, read, write
from cantina.table.people import hashed, new_id, new_secret
from cantina.table.rematch import rematch
from cantina.table.table import lesson_seed, opened, opening


class Door(NamedTuple):
    """A new table and the secrets of its links, which are told once and kept only as hashes."""

    table: str
    seats: list[str]
    watch: str


def new_door(count: int) -> Door:
    """Secrets that nobody can guess."""
    return Door(new_id(), [new_secret() for _ in range(count)], new_secret())


async def open_table(hall: Hall, guest: str, game: str, count: int, lesson: bool = False, **wishes: Any) -> Door:
    """A new table; the one who opens it takes a seat like everybody else. A lesson deals the same to everybody."""
    seed = lesson_seed(find(game)) if lesson else rounds.new_seed()
    first = opening(game, count, guest, seed, **wishes)  # refuses a wrong number of seats
    return await found(hall, new_door(count), [first])


async def open_chapter(
    hall: Hall,
    campaign: Campaign,
    guest: str,
    count: int,
    wishes: Mapping[str, Any],
    settings: dict[str, Any],
    beside: bool = False,
) -> Door:
    """A new table for the next game of a campaign, or for one beside it."""
    first = chapter(campaign, count, guest, rounds.new_seed(), wishes, settings, beside)
    return await found(hall, new_door(count), [first])


async def open_again(hall: Hall, table_id: str, guest: str) -> Door:
    """A new table for the same people, once the game is over."""
    held = await hall.held(table_id)
    async with held.lock:
        door, seed = new_door(len(held.table.seats)), rounds.new_seed()
        _, bodies = rematch(held.table, guest, door.table, seed)
        await found(hall, door, bodies)
        await hall.attempt(held, lambda table: rematch(table, guest, door.table, seed)[0])
    return door


async def found(hall: Hall, door: Door, bodies: list[Body]) -> Door:
    """Store the first entries of a table with its links."""
    at, first = hall.moment(), bodies[0]
    entry = read(1, at / 1000, write(first))  # just as every other process will read it
    held = Held(opened(door.table, entry), [entry])
    side = opened_with(door.table, first, at, door.seats, door.watch)
    await asyncio.wrap_future(hall.store.append(door.table, 1, at, write(first), side))
    hall.tables[door.table] = held
    for body in bodies[1:]:
        await hall.do(door.table, lambda table, body=body: body)
    return door


async def new_link(hall: Hall, table_id: str, guest: str, seat: int) -> str:
    """The secret of a new link to the own seat; an older one leads nowhere from then on."""
    secret = new_secret()
    await hall.do(table_id, seats.new_link, guest, seat, hashed(secret).hex())
    return secret
