"""Opening, finding and repeating tables; how the server is."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.server import guard, metrics
from cantina.server.described import answers, refusals
from cantina.server.doors import Doors
from cantina.server.opening import Door, open_again, open_table
from cantina.server.people import player
from cantina.server.schemas import published
from cantina.server.wire import Health, Links, Listed, Offered, Open
from cantina.table.shapes import Outline
from cantina.table.sight import outline


def described(game: Game) -> Offered:
    """A game for somebody who wants to open a table."""
    return {"game": game.id, "seats": [*game.seat_counts], "options": [option.name for option in game.options]}


def links(door: Door) -> Links:
    """The secrets of a new table, told once."""
    return {"table": door.table, "seats": door.seats, "watch": door.watch}


def tables_of(doors: Doors) -> APIRouter:
    """Opening, finding and repeating tables; how the server is."""
    router = APIRouter()

    @router.get("/health", response_model=None, responses=answers(Health))
    async def health() -> Health:
        return {"status": "ok", "version": __version__}

    @router.get("/metrics", response_class=PlainTextResponse, responses=refusals())
    async def numbers(request: Request) -> str:
        guard.check_here(request)  # they count what players do in secret
        return metrics.text(doors.hall)

    @router.get("/api/schemas.json", responses=refusals())
    async def schemas() -> dict[str, Any]:
        return published()

    @router.get("/api/games", response_model=None, responses=answers(Offered, listed=True))
    async def games() -> list[Offered]:
        return [described(find(game_id)) for game_id in ids()]

    @router.post("/api/tables", status_code=201, response_model=None, responses=answers(Links, 201))
    async def open_one(said: Open, request: Request, response: Response) -> Links:
        who = await doors.who(request)
        if not doors.tables.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        wishes = {"options": said.options, "settings": said.settings}
        door = await open_table(doors.hall, who.guest, said.game, said.seats, said.lesson, **wishes)
        doors.keep(response, who, request)
        return links(door)

    @router.get("/api/tables", response_model=None, responses=answers(Listed, listed=True))
    async def listed() -> list[Listed]:
        found = await asyncio.to_thread(doors.hall.store.listed, 50)
        return [{"table": one.table_id, "game": one.game, "seats": one.seats} for one in found]

    @router.get("/api/tables/{table_id}", response_model=None, responses=answers(Outline))
    async def table(table_id: str) -> Outline:
        held = await doors.hall.held(table_id)
        return outline(held.table, None, held.presence, doors.hall.now())

    @router.post("/api/tables/{table_id}/rematch", status_code=201, response_model=None, responses=answers(Links, 201))
    async def rematch(table_id: str, request: Request) -> Links:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        return links(await open_again(doors.hall, table_id, player(held, who)))

    return router
