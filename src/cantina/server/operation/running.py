"""Running the server: it starts, compiles the games meanwhile, and shuts down so that no guest loses anything.

The first signal shuts it down gracefully: no new connections, requests under way are answered, connected clients are
asked to come back, queued entries are stored. A second Ctrl-C ends the process at once; acknowledged entries are stored
anyway.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cantina.engine import ready
from cantina.engine.compiled import INTERPRETED
from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.server import logs
from cantina.server.live.http_protocol import AdmissionControl, LimitedProtocol
from cantina.server.live.registry import Registry
from cantina.server.live.sockets import DirectProtocol
from cantina.server.middleware.access_log import AccessLogMiddleware
from cantina.server.middleware.connection_limit import allowed_connections
from cantina.server.middleware.security import LARGEST, limited_address

CLIENTS_TIMEOUT = 5  # seconds for connected clients to leave
REQUESTS_TIMEOUT = 5  # seconds for requests under way
POLL = 0.05  # seconds
# A collection stops the event loop: one among 5,000 new objects for 3 to 8 ms, a whole one for a second.
GC_THRESHOLDS = (2_000, 1, 125_000)
SWITCH_INTERVAL = 0.0002  # seconds
COMPILER_POLL = 0.5  # seconds
COMPILER_TIMEOUT = 1800.0  # seconds to wait for one game

BackgroundWork = Callable[[], Coroutine[Any, Any, None]]


@dataclass
class ServerSetup:
    """What to run: an application, the proxies to trust, and what to do once it is open."""

    app: ASGIApp
    registry: Registry
    sockets: list[socket.socket]
    proxies: list[str] = field(default_factory=list)
    access_log: bool = False
    websockets: type[asyncio.Protocol] | str = DirectProtocol  # for uvicorn; a name selects one of its own
    admission: AdmissionControl = field(default_factory=AdmissionControl)
    on_started: Callable[[], None] = lambda: None
    background: list[BackgroundWork] = field(default_factory=list)  # runs until the server shuts down


class Server(uvicorn.Server):
    """uvicorn's server, which asks connected clients to come back before it shuts down."""

    def __init__(self, setup: ServerSetup) -> None:
        super().__init__(config(setup))
        self.setup = setup
        self.tasks: list[asyncio.Task[None]] = []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down gracefully; at the second Ctrl-C, end the process at once."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(128 + sig)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, then start the background work."""
        await super().startup(sockets)
        self.tasks = [asyncio.create_task(work()) for work in self.setup.background]
        self.setup.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, disconnect the clients, then close."""
        logs.log_event("stopping", tables=len(self.setup.registry.tables))
        for server in self.servers:
            server.close()
        for task in self.tasks:
            task.cancel()
        await disconnect_clients(self.setup.registry)
        await super().shutdown(sockets)


async def disconnect_clients(registry: Registry) -> None:
    """Ask all connected clients to come back, and wait a while until they are gone."""
    registry.stop()
    for _ in range(round(CLIENTS_TIMEOUT / POLL)):
        if not any(live.listeners for live in registry.tables.values()):
            return
        await asyncio.sleep(POLL)


def config(setup: ServerSetup) -> uvicorn.Config:
    """The configuration of uvicorn: without its own access log, which quotes links, and with named proxies only."""
    app: ASGIApp = AccessLogMiddleware(setup.app) if setup.access_log else setup.app
    setup.admission.proxies = frozenset(map(limited_address, setup.proxies))
    if setup.proxies:
        app = ProxyHeadersMiddleware(app, setup.proxies)  # type: ignore[arg-type, assignment]
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http=partial(LimitedProtocol, setup.admission),  # type: ignore[arg-type]
        ws=setup.websockets,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # messages are small, and compressing one takes longer than making it
        timeout_graceful_shutdown=REQUESTS_TIMEOUT,
    )


def configure_gc() -> None:
    """Collect garbage in small pieces, hardly ever all of it, and never among objects created at start-up.

    Tables are many small objects that live long: to traverse them all takes long, and finds next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def configure_threads() -> None:
    """Shorten the thread switch interval, so that the event loop gets the GIL soon while other threads compute.

    uvloop takes the lock of the interpreter for each event. With Python's own interval, each time could take 5 ms.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)


def run(setup: ServerSetup) -> None:
    """Run until a signal comes."""
    configure_gc()
    configure_threads()
    setup.admission.connections.in_all = allowed_connections()
    Server(setup).run(setup.sockets)
    logs.log_event("stopped")


async def wait_for_compiler(registry: Registry, progress: Callable[[int, int], None]) -> None:
    """Wait until every game is compiled, and report the progress; all games can be played meanwhile."""
    games, turns = [find(game_id) for game_id in ids()], asyncio.Semaphore(ready.AT_ONCE)
    if INTERPRETED:
        return

    async def compile_in_turn(game: Game) -> None:
        async with turns:
            if await is_compiled(game):
                registry.compiled += 1
                logs.log_event("compiled", game=game.id)
        progress(registry.compiled, len(games))

    progress(registry.compiled, len(games))
    await asyncio.gather(*map(compile_in_turn, games))


async def is_compiled(game: Game) -> bool:
    """Begin to compile a game, and wait for it; False if it takes too long."""
    for _ in range(round(COMPILER_TIMEOUT / COMPILER_POLL)):
        if ready.is_ready(game):
            return True
        await asyncio.sleep(COMPILER_POLL)
    return False
