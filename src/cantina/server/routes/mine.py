"""Routes of the tables at which a guest sits."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from cantina.engine.errors import CantinaError
from cantina.server.dependencies import CallerDep, LiveTableDep, RegistryDep, costs
from cantina.server.live.damage import refusing_damaged
from cantina.server.live.live_table import entry_of
from cantina.server.live.registry import Registry
from cantina.server.schema.openapi import REFUSALS
from cantina.server.schema.responses import Mine
from cantina.store import SeatInfo, Store, TableInfo
from cantina.table.errors import TableError
from cantina.table.seats import who_sat
from cantina.table.table import BOT, Place, Table

# Tables in the list: an unfinished one is replayed from its log, of a finished one only the names are read.
MOST_UNFINISHED, MOST_FINISHED = 12, 6

router = APIRouter(responses=REFUSALS)


@router.get("/api/mine", dependencies=[costs(2)])
async def list_mine(caller: CallerDep, registry: RegistryDep) -> list[Mine]:
    """The tables at which the guest sits."""
    return [] if caller.is_new else await summaries_of(registry, caller.guest)


@router.get("/api/tables/{table_id}/mine")
async def show_mine(live: LiveTableDep, caller: CallerDep) -> Mine:
    """What a table is to the guest."""
    return live_summary(live.table, caller.guest, round(live.log[0].at * 1000))


async def summaries_of(registry: Registry, guest: str) -> list[Mine]:
    """The tables at which a guest sits, the newest first: unfinished ones, then a few that are finished."""
    sittings = await asyncio.to_thread(registry.store.tables_of, guest)
    infos = list({one.table.table_id: one.table for one in sittings}.values())
    unfinished = [info for info in infos if info.finished_at is None][:MOST_UNFINISHED]
    finished = [info for info in infos if info.finished_at is not None][:MOST_FINISHED]
    found = [await unfinished_table(registry, info, guest) for info in unfinished]
    done = [await asyncio.to_thread(finished_table, registry.store, info, sittings) for info in finished]
    return [one for one in (*found, *done) if one is not None]


async def unfinished_table(registry: Registry, info: TableInfo, guest: str) -> Mine | None:
    """An unfinished table; None if it is damaged or of another version of the game, or if the guest has left."""
    try:
        live = await registry.find(info.table_id)
    except CantinaError:
        return None
    return live_summary(live.table, guest, info.opened_at) if live.table.seats_of(guest) else None


def finished_table(store: Store, info: TableInfo, sittings: list[SeatInfo]) -> Mine | None:
    """A finished table; None if it is damaged."""
    try:
        with refusing_damaged(info.table_id):
            return finished_summary(store, info, sittings)
    except TableError:
        return None


def live_summary(table: Table, guest: str, opened_at: int) -> Mine:
    """What a table in memory is to a guest."""
    yours, match = table.seats_of(guest), table.match
    actors = () if match is None else match.actors()
    return {
        "table": table.id,
        "game": table.game.id,
        "names": [place.name for place in table.places],
        "bots": bot_seats(table.places),
        "yours": yours,
        "host": table.host == guest,
        "state": "open" if match is None else "over" if match.over else "running",
        "asked": [seat for seat in yours if seat in actors and table.places[seat].sealed is None],
        "opened_at": opened_at,
        "played_at": max([opened_at, *(played_at(table.places[seat]) for seat in yours)]),
    }


def played_at(place: Place) -> int:
    """When a place last acted or was asked, in milliseconds; when the others act may be a secret."""
    return round(max(place.acted, place.asked or 0.0) * 1000)


def bot_seats(places: list[Place]) -> list[int]:
    """The seats that bots play."""
    return [seat for seat, place in enumerate(places) if place.kind == BOT]


def finished_summary(store: Store, info: TableInfo, sittings: list[SeatInfo]) -> Mine:
    """What a finished table is to a guest: the game is not replayed, only the places are read from the log."""
    places = who_sat(info.seats, (entry_of(stored).body for stored in store.load(info.table_id)))
    return {
        "table": info.table_id,
        "game": info.game,
        "names": [place.name for place in places],
        "bots": bot_seats(places),
        "yours": sorted(one.seat for one in sittings if one.table.table_id == info.table_id),
        "host": False,
        "state": "over",
        "asked": [],
        "opened_at": info.opened_at,
        "played_at": info.finished_at or info.opened_at,
    }
