"""The server's doors: HTTP for what is asked now and then, WebSocket for a table one sits at."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, StreamingResponse
from starlette.exceptions import HTTPException

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.server import guard, metrics
from cantina.server.answers import language_of, misunderstood, nowhere, problem, status_of
from cantina.server.below import Below
from cantina.server.campaigns import campaigns_of
from cantina.server.client import client_of
from cantina.server.described import LINES, answers, describe, refusals
from cantina.server.hall import Door, Hall
from cantina.server.held import Listener
from cantina.server.limits import Limit
from cantina.server.live import Connection, refuse, serve
from cantina.server.noted import REFUSAL
from cantina.server.people import Who, holder, invited, keep_cookie, player, viewer, who_asks, with_link
from cantina.server.returning import returning_of
from cantina.server.schemas import published
from cantina.server.welcome import own_of, welcome_of
from cantina.server.wire import WISHES, Health, Links, Listed, Offered, Open, OwnLink, Stored, Wish
from cantina.store import Store, Told
from cantina.table.absence import come_back
from cantina.table.moments import moment
from cantina.table.shapes import Outline, Update
from cantina.table.sight import outline


class Doors:
    """What all requests share."""

    def __init__(self, store: Store, now: Callable[[], float], prefix: str, others: str | None) -> None:
        self.hall, self.key = Hall(store, now), store.secret("guests")
        self.requests, self.tables = Limit(120, 30, now), Limit(20, 20 / 3600, now)
        self.messages, self.own = Limit(60, 20, now), Limit(5, 5 / 3600, now)
        self.prefix, self.others = prefix, others

    async def who(self, request: Request | WebSocket, table_id: str | None = None) -> Who:
        """Who asks."""
        return await who_asks(request, self.hall, self.key, table_id)

    def keep(self, response: Response, who: Who, request: Request) -> None:
        """Know a new guest again; pages beside our prefix are not told of it."""
        keep_cookie(response, who, self.key, request.url.scheme == "https", f"{self.prefix}/")


def create_app(
    store: Store,
    now: Callable[[], float] = time.time,
    prefix: str = "",
    others: str | None = None,
    client: Path | None = None,
) -> FastAPI:
    """The application on a store; it may be shown below a path, and reached by others at an address of its own.

    `client` is the folder of a built web client; without one there is a page that says what can be done here.
    """
    doors = Doors(store, now, prefix, others)

    @asynccontextmanager
    async def open_for_business(app: FastAPI) -> AsyncIterator[None]:
        store.watch(hearing(doors.hall, asyncio.get_running_loop()))
        yield
        await doors.hall.close()

    # No pages of FastAPI's own: they would fetch scripts from elsewhere.
    pages: dict[str, Any] = {"docs_url": None, "redoc_url": None, "redirect_slashes": False}
    app = FastAPI(title="Cantina", version=__version__, lifespan=open_for_business, **pages)
    app.state.doors = doors
    app.add_exception_handler(CantinaError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, not_found)
    app.middleware("http")(guard.protect(doors.requests))
    if prefix:
        app.add_middleware(Below, prefix=prefix)
    if client is not None:
        app.include_router(client_of(client))  # its page comes before the one for programs
    app.include_router(tables_of(doors))
    app.include_router(wishes_of(doors))
    app.include_router(looks_of(doors))
    app.include_router(campaigns_of(doors))
    app.include_router(welcome_of(doors))
    app.include_router(own_of(doors))
    app.include_router(returning_of(doors))
    describe(app)
    return app


def hearing(hall: Hall, loop: asyncio.AbstractEventLoop) -> Callable[[Told | None], None]:
    """What the store calls in its own thread when another process has stored something."""

    def hear(told: Told | None) -> None:
        loop.call_soon_threadsafe(lambda: hall.start(heard(hall, told)))

    return hear


async def heard(hall: Hall, told: Told | None) -> None:
    """Another process has stored something; after a loss of the connection, perhaps anything."""
    if told is not None and told.number == 0:
        await hall.drop(told.table_id)
        return
    for table_id in [told.table_id] if told is not None else list(hall.tables):
        await hall.caught_up(table_id)


async def refused(request: Request, error: Exception) -> JSONResponse:
    """What cannot be done, in the reader's language."""
    assert isinstance(error, CantinaError)
    language = language_of(request.headers.get("accept-language"))
    request.scope[REFUSAL] = error.key
    return JSONResponse(problem(error, language), status_of(error))


async def not_understood(request: Request, error: Exception) -> JSONResponse:
    """What does not fit the schema."""
    assert isinstance(error, RequestValidationError)
    return await refused(request, misunderstood(error))


async def not_found(request: Request, error: Exception) -> JSONResponse:
    """What leads nowhere."""
    assert isinstance(error, HTTPException)
    answer = await refused(request, nowhere(error))
    answer.headers.update(error.headers or {})
    return answer


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
    async def open_table(said: Open, request: Request, response: Response) -> Links:
        who = await doors.who(request)
        if not doors.tables.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        wishes = {"options": said.options, "settings": said.settings}
        door = await doors.hall.open(who.guest, said.game, said.seats, said.lesson, **wishes)
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
        return links(await doors.hall.again(table_id, player(held, who)))

    return router


def wishes_of(doors: Doors) -> APIRouter:
    """Everything that a seat may want, each under its own name."""
    router = APIRouter()
    for name, wish in WISHES.items():
        path = f"/api/tables/{{table_id}}/seats/{{seat}}/{name}"
        router.post(path, name=name, response_model=None, responses=answers(Stored))(wished(doors, wish))

    @router.post("/api/tables/{table_id}/seats/{seat}/link", response_model=None, responses=answers(OwnLink))
    async def link(table_id: str, seat: int, request: Request) -> OwnLink:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        return {"link": await doors.hall.new_link(table_id, holder(held, who, seat), seat)}

    return router


def wished(doors: Doors, wish: Wish) -> Callable[..., Any]:
    """The request for one wish; it is answered when it is stored."""

    async def ask(table_id: str, seat: int, said: Any, request: Request, response: Response) -> Stored:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        doors.keep(response, who, request)
        guest, command = holder(held, who, seat), with_link(wish.command, invited(who, seat))
        body = await doors.hall.do(table_id, command, guest, seat, said)
        doors.hall.noticed(held, guest)
        return {"done": None if body is None else body["kind"]}

    ask.__annotations__["said"] = wish.said
    ask.__doc__ = wish.said.__doc__
    return ask


def looks_of(doors: Doors) -> APIRouter:
    """Looking at a table: once, back, as a stream of lines, live."""
    router = APIRouter()

    @router.get("/api/tables/{table_id}/view", response_model=None, responses=answers(Update))
    async def look(table_id: str, request: Request, seat: int | None = None, since: int = 0) -> Update:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        eyes, language = viewer(held, who, seat), language_of(request.headers.get("accept-language"))
        if eyes is not None:
            doors.hall.noticed(held, held.table.seats[eyes].guest)
        return doors.hall.update(held, eyes, since, language)

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
            doors.hall.listen(held, listener)
            try:
                while eyes is None or held.table.seats[eyes].guest == guest:  # whoever hands it back sees no more
                    message = doors.hall.update(held, eyes, seen, language)
                    seen = message["seq"]
                    yield json.dumps(message, ensure_ascii=False) + "\n"
                    if held.table.over:
                        return
                    await news.wait()
                    news.clear()
                    if held.gone or doors.hall.closed:  # whoever wants more comes back
                        return
            finally:
                doors.hall.leave(held, listener)

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
