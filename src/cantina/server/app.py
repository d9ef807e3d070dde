"""The ASGI application: HTTP for single requests, WebSocket for live connections to a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.server import problems
from cantina.server.clock import steady_time
from cantina.server.context import Context
from cantina.server.dependencies import get_language
from cantina.server.middleware.access_log import REFUSAL
from cantina.server.middleware.prefix import PrefixMiddleware
from cantina.server.middleware.security import SecurityMiddleware, refused
from cantina.server.routes import campaigns, client, games, me, mine, seats, start, status, tables, watch
from cantina.server.schema.openapi import publish_openapi
from cantina.store import Received, Store


def create_app(
    store: Store,
    now: Callable[[], float] = steady_time,
    prefix: str = "",
    network_address: str | None = None,
    client_folder: Path | None = None,
    names: Sequence[str] = (),
) -> FastAPI:
    """The application on a store, perhaps below a path prefix.

    `network_address` is where other devices reach it. `client_folder` is the folder of a built web client; without one
    `/` is a start page for people and programs. `names` are the names under which browsers reach it, besides addresses.
    """
    context = Context(store, now, prefix, network_address)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry, loop = context.registry, asyncio.get_running_loop()

        def receive(received: Received) -> None:  # in a thread of the store, until it is closed
            with suppress(RuntimeError):  # the loop has ended before
                loop.call_soon_threadsafe(registry.receive, received)

        store.watch(receive)
        registry.tasks.start(registry.neighbours.keep_in_touch())
        yield
        await registry.close()

    # No documentation pages of FastAPI: they would fetch scripts from other servers.
    pages: dict[str, Any] = {"openapi_url": None, "docs_url": None, "redoc_url": None, "redirect_slashes": False}
    app = FastAPI(title="Cantina", version=__version__, lifespan=lifespan, **pages)
    app.state.context = context
    app.add_exception_handler(CantinaError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_invalid)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_middleware(SecurityMiddleware, limit=context.requests, under_way=context.under_way, names=names)
    if prefix:
        app.add_middleware(PrefixMiddleware, prefix=prefix)
    if client_folder is not None:
        app.include_router(client.client_router(client_folder))  # its page comes before the start page
    for module in (tables, seats, watch, campaigns, games, status, start, me, mine):
        app.include_router(module.router)
    publish_openapi(app, prefix)
    return app


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """The response to a request that cannot be done, in the reader's language."""
    assert isinstance(error, CantinaError)
    request.scope[REFUSAL] = error.key
    return await refused(error, await get_language(request))


async def refuse_invalid(request: Request, error: Exception) -> JSONResponse:
    """The response to a request that does not fit its schema."""
    assert isinstance(error, RequestValidationError)
    return await refuse(request, problems.from_validation(error))


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    """The response to an unknown path, a wrong method, or a body that cannot be read."""
    assert isinstance(error, HTTPException)
    response = await refuse(request, problems.from_http(error))
    response.headers.update(error.headers or {})
    return response
