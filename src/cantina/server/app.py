"""The server's doors: HTTP for what is asked now and then, WebSocket for a table one sits at."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, StreamingResponse

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.server import guard, metrics
from cantina.server.answers import language_of, misunderstood, problem, status_of
from cantina.server.hall import Door, Hall
from cantina.server.held import Listener
from cantina.server.limits import Limit
from cantina.server.live import GOING_AWAY, Connection, serve
from cantina.server.people import Who, holder, keep_cookie, viewer, who_asks
from cantina.server.wire import WISHES, Open, Wish
from cantina.store import Store, Told
from cantina.table.moments import moment
from cantina.table.sight import outline, update


class Doors:
    """What all requests share."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.hall, self.key = Hall(store, now), store.secret("guests")
        self.requests, self.tables = Limit(120, 30, now), Limit(20, 20 / 3600, now)
        self.messages = Limit(60, 20, now)
        self.sockets: set[WebSocket] = set()

    async def who(self, request: Request | WebSocket, table_id: str | None = None) -> Who:
        """Who asks."""
        return await who_asks(request, self.hall, self.key, table_id)


def create_app(store: Store, now: Callable[[], float] = time.time, prefix: str = "") -> FastAPI:
    """The application on a store."""
    doors = Doors(store, now)

    @asynccontextmanager
    async def open_for_business(app: FastAPI) -> AsyncIterator[None]:
        store.watch(hearing(doors.hall, asyncio.get_running_loop()))
        yield
        for socket in list(doors.sockets):
            await socket.close(GOING_AWAY)
        await doors.hall.close()

    # No pages of FastAPI's own: they would fetch scripts from elsewhere.
    pages: dict[str, Any] = {"docs_url": None, "redoc_url": None}
    app = FastAPI(title="Cantina", version=__version__, root_path=prefix, lifespan=open_for_business, **pages)
    app.state.doors = doors
    app.add_exception_handler(CantinaError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.middleware("http")(guard.protect(doors.requests))
    app.include_router(tables_of(doors))
    app.include_router(wishes_of(doors))
    app.include_router(looks_of(doors))
    return app


def hearing(hall: Hall, loop: asyncio.AbstractEventLoop) -> Callable[[Told | None], None]:
    """What the store calls in its own thread when another process has stored something."""

    def hear(told: Told | None) -> None:
        loop.call_soon_threadsafe(lambda: hall.start(heard(hall, told)))

    return hear


async def heard(hall: Hall, told: Told | None) -> None:
    """Another process has stored something; after a loss of the connection, perhaps anything."""
    for table_id in [told.table_id] if told is not None else list(hall.tables):
        await hall.caught_up(table_id)


async def refused(request: Request, error: Exception) -> JSONResponse:
    """What cannot be done, in the reader's language."""
    assert isinstance(error, CantinaError)
    language = language_of(request.headers.get("accept-language"))
    return JSONResponse(problem(error, language), status_of(error))


async def not_understood(request: Request, error: Exception) -> JSONResponse:
    """What does not fit the schema."""
    assert isinstance(error, RequestValidationError)
    return await refused(request, misunderstood(error))


def described(game: Game) -> dict[str, Any]:
    """A game for somebody who wants to open a table."""
    return {"game": game.id, "seats": [*game.seat_counts], "options": [option.name for option in game.options]}


def links(door: Door) -> dict[str, Any]:
    """The secrets of a new table, told once."""
    return {"table": door.table, "seats": door.seats, "watch": door.watch}


def tables_of(doors: Doors) -> APIRouter:
    """Opening, finding and repeating tables; how the server is."""
    router = APIRouter()

    @router.get("/health")
    async def health() -> dict[str, Any]:
        return {"status": "ok", "version": __version__}

    @router.get("/metrics", response_class=PlainTextResponse)
    async def numbers() -> str:
        return metrics.text(doors.hall)

    @router.get("/api/games")
    async def games() -> list[dict[str, Any]]:
        return [described(find(game_id)) for game_id in ids()]

    @router.post("/api/tables", status_code=201)
    async def open_table(said: Open, request: Request, response: Response) -> dict[str, Any]:
        who = await doors.who(request)
        if not doors.tables.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        door = await doors.hall.open(who.guest, said.game, said.seats, options=said.options, settings=said.settings)
        keep_cookie(response, who, doors.key, request.url.scheme == "https")
        return links(door)

    @router.get("/api/tables")
    async def listed() -> list[dict[str, Any]]:
        found = await asyncio.to_thread(doors.hall.store.listed, 50)
        return [{"table": one.table_id, "game": one.game, "seats": one.seats} for one in found]

    @router.get("/api/tables/{table_id}")
    async def table(table_id: str) -> dict[str, Any]:
        return outline((await doors.hall.held(table_id)).table, None)

    @router.post("/api/tables/{table_id}/rematch", status_code=201)
    async def rematch(table_id: str, request: Request) -> dict[str, Any]:
        who = await doors.who(request, table_id)
        return links(await doors.hall.again(table_id, who.guest))

    return router


def wishes_of(doors: Doors) -> APIRouter:
    """Everything that a seat may want, each under its own name."""
    router = APIRouter()
    for name, wish in WISHES.items():
        router.post(f"/api/tables/{{table_id}}/seats/{{seat}}/{name}", name=name)(wished(doors, wish))
    return router


def wished(doors: Doors, wish: Wish) -> Callable[..., Any]:
    """The request for one wish; it is answered when it is stored."""

    async def ask(table_id: str, seat: int, said: Any, request: Request, response: Response) -> dict[str, Any]:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        keep_cookie(response, who, doors.key, request.url.scheme == "https")
        body = await doors.hall.do(table_id, wish.command, holder(held, who, seat), seat, said)
        return {"done": None if body is None else body["kind"]}

    ask.__annotations__["said"] = wish.said
    ask.__doc__ = wish.said.__doc__
    return ask


def looks_of(doors: Doors) -> APIRouter:
    """Looking at a table: once, back, as a stream of lines, live."""
    router = APIRouter()

    @router.get("/api/tables/{table_id}/view")
    async def look(table_id: str, request: Request, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        language = language_of(request.headers.get("accept-language"))
        return update(held.table, viewer(held, who, seat), since, language)

    @router.get("/api/tables/{table_id}/moments/{seq}")
    async def look_back(
        table_id: str, seq: int, request: Request, seat: int | None = None, from_seat: int | None = None
    ) -> dict[str, Any]:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        own = viewer(held, who, seat)
        language = language_of(request.headers.get("accept-language"))
        return moment(held.table, held.log, own, own if from_seat is None else from_seat, seq, language)

    @router.get("/api/tables/{table_id}/record", response_class=PlainTextResponse)
    async def record(table_id: str) -> str:
        return (await doors.hall.held(table_id)).table.running().record(public=True)

    @router.get("/api/tables/{table_id}/stream")
    async def stream(table_id: str, request: Request, seat: int | None = None, since: int = 0) -> StreamingResponse:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        eyes, language = viewer(held, who, seat), language_of(request.headers.get("accept-language"))
        news = asyncio.Event()
        listener = Listener(eyes, news.set, present=eyes is not None)

        async def lines() -> AsyncIterator[str]:
            seen = since
            doors.hall.listen(held, listener)
            try:
                while True:
                    message = update(held.table, eyes, seen, language)
                    seen = message["seq"]
                    yield json.dumps(message, ensure_ascii=False) + "\n"
                    if held.table.over:
                        return
                    await news.wait()
                    news.clear()
            finally:
                doors.hall.leave(held, listener)

        return StreamingResponse(lines(), media_type="application/x-ndjson")

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
        language = language_of(socket.headers.get("accept-language"))
        await socket.send_text(json.dumps({"refused": None, **problem(error, language)}))
        await socket.close(1008)
        return
    guest = who.guest if seat is None else holder(held, who, seat)
    doors.sockets.add(socket)
    try:
        await serve(Connection(socket, doors.hall, held, eyes, guest, doors.messages.bucket()))
    finally:
        doors.sockets.discard(socket)
