"""Looking at a table: once, back, as a stream of lines, live."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse

from cantina.engine.errors import CantinaError
from cantina.server import guard
from cantina.server.answers import language_of
from cantina.server.described import LINES, answers, refusals
from cantina.server.doors import Doors
from cantina.server.held import Listener
from cantina.server.live import Connection, refuse, serve
from cantina.server.looking import leave, listen, noticed, update
from cantina.server.people import holder, viewer
from cantina.table.absence import come_back
from cantina.table.moments import moment
from cantina.table.shapes import Update


def looks_of(doors: Doors) -> APIRouter:
    """Looking at a table: once, back, as a stream of lines, live."""
    router = APIRouter()

    @router.get("/api/tables/{table_id}/view", response_model=None, responses=answers(Update))
    async def look(table_id: str, request: Request, seat: int | None = None, since: int = 0) -> Update:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        eyes, language = viewer(held, who, seat), language_of(request.headers.get("accept-language"))
        if eyes is not None:
            noticed(doors.hall, held, held.table.seats[eyes].guest)
        return update(doors.hall, held, eyes, since, language)

    @router.get("/api/tables/{table_id}/moments/{seq}", response_model=None, responses=answers(Update))
    async def look_back(
        table_id: str, seq: int, request: Request, seat: int | None = None, from_seat: int | None = None
    ) -> Update:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        own = viewer(held, who, seat)
        language = language_of(request.headers.get("accept-language"))
        eyes = own if from_seat is None else from_seat
        return await asyncio.to_thread(moment, held.table, list(held.log), own, eyes, seq, language)

    @router.get("/api/tables/{table_id}/record", response_class=PlainTextResponse, responses=refusals())
    async def record(table_id: str, request: Request, seat: int | None = None) -> str:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        viewer(held, who, seat)
        return held.table.running().record(public=True)

    @router.get(
        "/api/tables/{table_id}/stream", response_class=StreamingResponse, responses=answers(Update, media=LINES)
    )
    async def stream(table_id: str, request: Request, seat: int | None = None, since: int = 0) -> StreamingResponse:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        eyes, language = viewer(held, who, seat), language_of(request.headers.get("accept-language"))
        news = asyncio.Event()
        guest = who.guest if eyes is None else holder(held, who, eyes)
        listener = Listener(eyes, lambda: doors.hall.pace.join(news.set), eyes is not None, guest)
        if eyes is not None and held.table.seats[eyes].away:
            await doors.hall.do(table_id, come_back, guest, eyes)

        async def lines() -> AsyncIterator[str]:
            seen = since
            listen(doors.hall, held, listener)
            try:
                while eyes is None or held.table.seats[eyes].guest == guest:  # whoever hands it back sees no more
                    message = update(doors.hall, held, eyes, seen, language)
                    seen = message["seq"]
                    yield json.dumps(message, ensure_ascii=False) + "\n"
                    if held.table.over:
                        return
                    await news.wait()
                    news.clear()
                    if held.gone or doors.hall.closed:  # whoever wants more comes back
                        return
            finally:
                leave(doors.hall, held, listener)

        return StreamingResponse(lines(), media_type=LINES)

    @router.websocket("/api/tables/{table_id}/live")
    async def live(socket: WebSocket, table_id: str, seat: int | None = None) -> None:
        await doors_of(doors, socket, table_id, seat)

    return router


async def doors_of(doors: Doors, socket: WebSocket, table_id: str, seat: int | None) -> None:
    """Let a live connection in, or say why not."""
    await socket.accept()
    try:
        guard.check_origin(socket)
        held, who = await doors.hall.held(table_id), await doors.who(socket, table_id)
        eyes = viewer(held, who, seat)
    except CantinaError as error:
        await refuse(socket, error, language_of(socket.headers.get("accept-language")))
        return
    guest = who.guest if seat is None else holder(held, who, seat)
    await serve(Connection(socket, doors.hall, held, eyes, guest, doors.messages.bucket()))
