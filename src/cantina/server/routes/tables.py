"""Routes of tables: open one, list the public ones, show its outline, open a rematch."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from cantina.server import auth
from cantina.server.dependencies import KEEPS_GUEST, CallerDep, ContextDep, LiveTableDep, RegistryDep, check_rate
from cantina.server.live import opening
from cantina.server.schema.openapi import JSON, REFUSALS, pointer, sends
from cantina.server.schema.requests import Open
from cantina.server.schema.responses import Links, Listed
from cantina.table.access import guest_of_table
from cantina.table.outline import for_strangers
from cantina.table.shapes import Outline
from cantina.table.updates import encoded, outline_text

MOST_LISTED = 50

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("", status_code=HTTPStatus.CREATED, dependencies=[KEEPS_GUEST])
async def open_table(body: Open, caller: CallerDep, context: ContextDep, request: Request) -> Links:
    """Open a table."""
    check_rate(context.new_tables, request)
    choices = {"options": body.options, "settings": body.settings}
    new = await opening.open_table(context.registry, caller.guest, body.game, body.seats, body.lesson, **choices)
    return new.links()


@router.get("")
async def list_tables(registry: RegistryDep) -> list[Listed]:
    """The newest tables that are shown to everybody, and wait for players."""
    listed = await asyncio.to_thread(registry.store.listed, MOST_LISTED)
    return [{"table": one.table_id, "game": one.game, "seats": one.seats} for one in listed]


@router.get("/{table_id}", response_class=Response, responses=sends("The outline", pointer(Outline)))
async def show_table(live: LiveTableDep, caller: CallerDep, registry: RegistryDep) -> Response:
    """The table around the game, as everybody may know it; where nobody may watch, strangers get no result."""
    text = outline_text(live.table, None, live.presence, registry.now())
    if live.table.settings.watch == "nobody" and auth.is_stranger(live.table, caller):
        text = encoded(for_strangers(json.loads(text)))
    return Response(text, media_type=JSON)


@router.post("/{table_id}/rematch", status_code=HTTPStatus.CREATED)
async def open_rematch(live: LiveTableDep, caller: CallerDep, context: ContextDep, request: Request) -> Links:
    """Open a table for the same players, after the end of a game."""
    check_rate(context.new_tables, request)
    guest = guest_of_table(live.table, caller.shown)
    return (await opening.open_rematch(context.registry, live.table.id, guest)).links()
