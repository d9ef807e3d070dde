"""The server's doors: HTTP for what is asked now and then, WebSocket for a table one sits at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.server import guard
from cantina.server.answers import language_of, misunderstood, nowhere, problem, status_of
from cantina.server.below import Below
from cantina.server.campaigns import campaigns_of
from cantina.server.client import client_of
from cantina.server.described import answers, describe
from cantina.server.doors import Doors
from cantina.server.hall import Hall
from cantina.server.looking import noticed
from cantina.server.looks import looks_of
from cantina.server.noted import REFUSAL
from cantina.server.opening import new_link
from cantina.server.people import holder, invited, with_link
from cantina.server.returning import returning_of
from cantina.server.tables import tables_of
from cantina.server.welcome import own_of, welcome_of
from cantina.server.wire import WISHES, OwnLink, Stored, Wish
from cantina.store import Store, Told


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


def wishes_of(doors: Doors) -> APIRouter:
    """Everything that a seat may want, each under its own name."""
    router = APIRouter()
    for name, wish in WISHES.items():
        path = f"/api/tables/{{table_id}}/seats/{{seat}}/{name}"
        router.post(path, name=name, response_model=None, responses=answers(Stored))(wished(doors, wish))

    @router.post("/api/tables/{table_id}/seats/{seat}/link", response_model=None, responses=answers(OwnLink))
    async def link(table_id: str, seat: int, request: Request) -> OwnLink:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        return {"link": await new_link(doors.hall, table_id, holder(held, who, seat), seat)}

    return router


def wished(doors: Doors, wish: Wish) -> Callable[..., Any]:
    """The request for one wish; it is answered when it is stored."""

    async def ask(table_id: str, seat: int, said: Any, request: Request, response: Response) -> Stored:
        held, who = await doors.hall.held(table_id), await doors.who(request, table_id)
        doors.keep(response, who, request)
        guest, command = holder(held, who, seat), with_link(wish.command, invited(who, seat))
        body = await doors.hall.do(table_id, command, guest, seat, said)
        noticed(doors.hall, held, guest)
        return {"done": None if body is None else body["kind"]}

    ask.__annotations__["said"] = wish.said
    ask.__doc__ = wish.said.__doc__
    return ask
