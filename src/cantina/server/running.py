"""Running the server: it begins, tells how far the compiler is, and ends so that nobody loses anything.

The first signal ends it in peace: nobody new comes in, wishes under way are answered, everybody who is connected is
asked to come back, what is queued is stored. A second Ctrl-C ends it at once; what was acknowledged is stored anyway.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cantina.engine import ready
from cantina.engine.compiled import INTERPRETED
from cantina.games import find, ids
from cantina.server import logs
from cantina.server.guard import LARGEST
from cantina.server.hall import Hall
from cantina.server.noted import Noted
from cantina.server.sockets import Short

GOODBYE = 5  # seconds for those who are connected to go
LAST_REQUESTS = 5  # seconds for requests under way
LOOK = 0.05
SELDOM = (200_000, 20, 100)  # new things until the youngest are looked through; how often these until older ones are
COMPILING = 0.5  # seconds between two looks at the compiler
LONGEST_COMPILING = 1800.0  # then the next game has its turn

Work = Callable[[], Coroutine[Any, Any, None]]


@dataclass
class Plan:
    """What to run: an application, whose proxies to trust, and what to do once it is open."""

    app: ASGIApp
    hall: Hall
    sockets: list[socket.socket]
    proxies: list[str] = field(default_factory=list)
    noted: bool = False  # every request in the log
    opened: Callable[[], None] = lambda: None
    beside: list[Work] = field(default_factory=list)  # runs until the end


class Running(uvicorn.Server):
    """uvicorn's server with a goodbye."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(config(plan))
        self.plan = plan
        self.tasks: list[asyncio.Task[None]] = []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in peace; at the second Ctrl-C, at once."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(128 + sig)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, then begin what runs beside."""
        await super().startup(sockets)
        self.tasks = [asyncio.create_task(work()) for work in self.plan.beside]
        self.plan.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, say goodbye to everybody, then close."""
        logs.note("stopping", tables=len(self.plan.hall.tables))
        for server in self.servers:
            server.close()
        for task in self.tasks:
            task.cancel()
        await goodbye(self.plan.hall)
        await super().shutdown(sockets)


async def goodbye(hall: Hall) -> None:
    """Ask all who look at a table to come back, and wait a while until they are gone."""
    hall.stop()
    for _ in range(round(GOODBYE / LOOK)):
        if not any(held.listeners for held in hall.tables.values()):
            return
        await asyncio.sleep(LOOK)


def config(plan: Plan) -> uvicorn.Config:
    """How uvicorn runs it: without its own log, which quotes links; proxies are believed only if they are named."""
    app: ASGIApp = Noted(plan.app) if plan.noted else plan.app
    if plan.proxies:
        app = ProxyHeadersMiddleware(app, plan.proxies)  # type: ignore[arg-type, assignment]
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws=Short,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # a message is small, and to press it takes longer than to make it
        timeout_graceful_shutdown=LAST_REQUESTS,
    )


def keep_house() -> None:
    """Look seldom for rings of things that nobody needs any more, and never among what was there from the beginning.

    Tables are very many small things that live long: to look through all of them takes long, and finds next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def run(plan: Plan) -> None:
    """Run until a signal comes."""
    keep_house()
    Running(plan).run(plan.sockets)
    logs.note("stopped")


async def warm(hall: Hall, told: Callable[[int, int], None]) -> None:
    """Let every game be compiled, one after the other, and tell how many are; they can be played all the while."""
    games = [find(game_id) for game_id in ids()]
    if INTERPRETED:
        return
    told(hall.compiled, len(games))
    for game in games:
        for _ in range(round(LONGEST_COMPILING / COMPILING)):
            if ready.is_ready(game):
                hall.compiled += 1
                logs.note("compiled", game=game.id)
                break
            await asyncio.sleep(COMPILING)
        told(hall.compiled, len(games))
