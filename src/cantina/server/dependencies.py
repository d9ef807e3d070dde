"""What FastAPI passes to routes: the registry, the caller, the table, the viewer, the language of the reader.

All are coroutines, also those that await nothing: FastAPI calls plain functions in a thread.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from cantina.engine.errors import CantinaError
from cantina.server import auth
from cantina.server.auth import Caller
from cantina.server.context import Context
from cantina.server.live.live_table import LiveTable
from cantina.server.live.registry import Registry
from cantina.server.middleware.rate_limit import Budget, RateLimit
from cantina.server.middleware.security import client_address
from cantina.server.problems import preferred_language
from cantina.table.story import Viewer


async def get_context(connection: HTTPConnection) -> Context:
    """The context of the application."""
    context: Context = connection.app.state.context
    return context


ContextDep = Annotated[Context, Depends(get_context)]


async def get_registry(context: ContextDep) -> Registry:
    """The registry of all tables."""
    return context.registry


RegistryDep = Annotated[Registry, Depends(get_registry)]


async def get_language(connection: HTTPConnection) -> str:
    """The reader's language."""
    return preferred_language(connection.headers.get("accept-language"))


LanguageDep = Annotated[str, Depends(get_language)]


async def get_live_table(table_id: str, registry: RegistryDep) -> LiveTable:
    """The table of the path."""
    return await registry.find(table_id)


LiveTableDep = Annotated[LiveTable, Depends(get_live_table)]


async def get_guest(connection: HTTPConnection, context: ContextDep) -> Caller:
    """The caller as the guest of the cookie, or as a new one; a link is not looked at."""
    return auth.caller_by_cookie(connection, context.key)


GuestDep = Annotated[Caller, Depends(get_guest)]


async def get_caller(connection: HTTPConnection, guest: GuestDep, registry: RegistryDep) -> Caller:
    """The caller; a link that is shown must open the table of the path."""
    return await auth.with_link(guest, connection, registry, connection.path_params.get("table_id"))


CallerDep = Annotated[Caller, Depends(get_caller)]


async def get_viewer(live: LiveTableDep, caller: CallerDep, seat: int | None = None) -> Viewer:
    """The viewer: a seat of the caller, or a spectator."""
    return auth.viewer_for(live, caller, seat)


ViewerDep = Annotated[Viewer, Depends(get_viewer)]


async def keep_guest(guest: GuestDep, context: ContextDep, request: Request, response: Response) -> None:
    """Send a cookie to a new guest with a response that is no refusal; only pages below our prefix get it back."""
    if guest.is_new:
        auth.set_cookie(response, guest.guest, context.key, request.url.scheme == "https", f"{context.prefix}/")


KEEPS_GUEST = Depends(keep_guest)


def check_rate(limit: RateLimit, request: Request, cost: float = 1) -> None:
    """Count a request against a rate limit, and refuse it if it is one too many."""
    if not limit.allows(client_address(request), cost):
        raise CantinaError("request-too-many")


def costs(more: float) -> Any:
    """A dependency of a route that takes longer than others: how many more requests it counts as."""

    async def pay(context: ContextDep, request: Request) -> None:
        check_rate(context.requests, request, more)

    return Depends(pay)


def checked_budget(budget: Budget) -> Budget:
    """Count a request against a budget, and refuse it if it is one too many; the budget pays for what follows, too."""
    if not budget.take():
        raise CantinaError("request-too-many")
    return budget
