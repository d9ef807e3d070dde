"""Doors for the browser: the tables that are mine, what is printed on the cards, a table as text."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from cantina.engine.errors import CantinaError
from cantina.games import find
from cantina.server import printed
from cantina.server.answers import language_of
from cantina.server.described import answers
from cantina.server.hall import Hall
from cantina.server.held import entry_of
from cantina.server.people import viewer
from cantina.server.wire import Cards, Mine, Picture
from cantina.store import Sitting, Store, TableInfo
from cantina.table.seats import who_sat
from cantina.table.story import length
from cantina.table.table import BOT, Seat, Table

if TYPE_CHECKING:
    from cantina.server.doors import Doors

# tables in a list: a running one is played back from its log, of a finished one only who sat there is read
MOST_OPEN, MOST_OVER = 12, 6


def returning_of(doors: Doors) -> APIRouter:
    """Which tables are mine, and what it takes to show one."""
    router = APIRouter()

    @router.get("/api/mine", response_model=None, responses=answers(Mine, listed=True))
    async def mine(request: Request) -> list[Mine]:
        who = await doors.who(request)
        return [] if who.new else await tables_of(doors.hall, who.guest)

    @router.get("/api/tables/{table_id}/mine", response_model=None, responses=answers(Mine))
    async def one(table_id: str, request: Request) -> Mine:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        return mine_of(held.table, who.guest, round(held.log[0].at * 1000))

    @router.get("/api/tables/{table_id}/picture", response_model=None, responses=answers(Picture))
    async def picture(table_id: str, request: Request, seat: int | None = None) -> Picture:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        eyes, table = viewer(held, who, seat), held.table
        match, language = table.running(), language_of(request.headers.get("accept-language"))
        text = match.game.picture(json.loads(table.view(eyes)), match.content, language)
        return {"seq": length(table.story, eyes), "text": text}

    @router.get("/api/games/{game_id}/cards", response_model=None, responses=answers(Cards))
    async def cards(game_id: str, request: Request) -> Response:
        text = printed.cards_text(find(game_id).id)
        if text is None:
            raise CantinaError("request-nowhere")
        tag = f'"{find(game_id).content.hash}"'
        kept = {"etag": tag, "cache-control": "no-cache"}  # may be kept, and is asked for by its tag
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=kept)
        return Response(text, media_type="application/json", headers=kept)

    return router


async def tables_of(hall: Hall, guest: str) -> list[Mine]:
    """The tables somebody sits at, the newest first: those that go on, then a few that are over."""
    sittings = await asyncio.to_thread(hall.store.tables_of, guest)
    infos = list({one.table.table_id: one.table for one in sittings}.values())
    going = [info for info in infos if info.finished_at is None][:MOST_OPEN]
    over = [info for info in infos if info.finished_at is not None][:MOST_OVER]
    found = [await going_on(hall, info, guest) for info in going]
    done = [await asyncio.to_thread(ended, hall.store, info, sittings) for info in over]
    return [one for one in found if one is not None] + done


async def going_on(hall: Hall, info: TableInfo, guest: str) -> Mine | None:
    """A table that is not over; None if it is of another version of the game, or was left."""
    try:
        held = await hall.held(info.table_id)
    except CantinaError:
        return None
    return mine_of(held.table, guest, info.opened_at) if held.table.seats_of(guest) else None


def mine_of(table: Table, guest: str, opened_at: int) -> Mine:
    """What a table is to somebody."""
    yours, match = table.seats_of(guest), table.match
    actors = () if match is None else match.actors()
    return {
        "table": table.id,
        "game": table.game.id,
        "names": [seat.name for seat in table.seats],
        "bots": bots_of(table.seats),
        "yours": yours,
        "host": table.host == guest,
        "state": "open" if match is None else "over" if match.over else "running",
        "asked": [seat for seat in yours if seat in actors and table.seats[seat].sealed is None],
        "opened_at": opened_at,
        "played_at": max([opened_at, *(noticed_at(table.seats[seat]) for seat in yours)]),
    }


def noticed_at(seat: Seat) -> int:
    """When whoever sits there last acted or was asked; when others act may be a secret."""
    return round(max(seat.acted, seat.asked or 0.0) * 1000)


def bots_of(seats: list[Seat]) -> list[int]:
    """The seats that bots play."""
    return [number for number, seat in enumerate(seats) if seat.kind == BOT]


def ended(store: Store, info: TableInfo, sittings: list[Sitting]) -> Mine:
    """A table whose game is over: the game is not played back for it, only who sat there is looked up."""
    yours = sorted(one.seat for one in sittings if one.table.table_id == info.table_id)
    seats = who_sat(info.seats, (entry_of(stored).body for stored in store.load(info.table_id)))
    return {
        "table": info.table_id,
        "game": info.game,
        "names": [seat.name for seat in seats],
        "bots": bots_of(seats),
        "yours": yours,
        "host": False,
        "state": "over",
        "asked": [],
        "opened_at": info.opened_at,
        "played_at": info.finished_at or info.opened_at,
    }
