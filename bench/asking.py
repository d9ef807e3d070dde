"""A guest who makes every request that there is, inside the process of the application, which it measures."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI

import cantina

ADDRESS = "127.0.0.1"
ENTRIES = 300  # of the game that is asked about
LATE = {"mission": "redemption", "growth": 99}  # a game of a campaign with much in it
LIVE = "LIVE"  # the way of a WebSocket
LASTS = "/stream"  # until the game is over
ACTS, FILE, ANEW = "/act", "/file", "/anew"
# What is said with a request; one that is not named here has no fields.
SAID: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "bounty-hunters", "seats": 2},
    "POST /api/campaigns": {"game": "mandalorian-adventures", "name": "Friday"},
    "POST /api/campaigns/{campaign_id}/tables": {"seats": 2},
    "POST /api/code": {"link": "#/table"},
    "POST /api/tables/{table_id}/seats/{seat}/say": {"phrase": "hello"},
    "POST /api/tables/{table_id}/seats/{seat}/sit": {"name": "Anna"},
    "POST /api/tables/{table_id}/seats/{seat}/prefer": {"confirms": True},
    "POST /api/tables/{table_id}/seats/{seat}/order": {"orders": {}},
    "POST /api/tables/{table_id}/seats/{seat}/consent": {"yes": True},
    "POST /api/tables/{table_id}/seats/{seat}/bot": {"level": "greedy"},
}
SCRIPT = "page.js"  # among the files of a client
QUERY: dict[str, str | int] = {"seat": 0, "since": 1, "game": "mandalorian-adventures", "name": "Friday"}
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Answered(NamedTuple):
    """How a request was answered, and the CPU seconds it took: of the thread of the event loop, and of all threads."""

    status: int
    loop: float
    process: float


class Guest:
    """Asks an application that runs on the same event loop."""

    def __init__(self, app: FastAPI) -> None:
        transport = httpx.ASGITransport(app, client=(ADDRESS, 5))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        self.app, self.places, self.file = app, dict[str, Any](), None

    async def ask(self, request: str) -> Answered:
        """Make a request, such as `GET /api/mine`; of one that lasts only until something was sent."""
        way, path = request.split()
        said, query = self.said(request), {**QUERY, "number": self.revision()} if way != "DELETE" else None
        path = path.format(**self.places)
        thread, process = time.thread_time(), time.process_time()
        if way == LIVE or path.endswith(LASTS):
            status = await self.listen(way, path)
        else:
            answer = await self.client.request(way, path, params=query, json=said if way in ("POST", "PUT") else None)
            status = answer.status_code
        return Answered(status, time.thread_time() - thread, time.process_time() - process)

    async def listen(self, way: str, path: str) -> int:
        """Listen at the own seat until something was sent, then go; whether that was so, as a status."""
        sent = asyncio.Event()
        comes = hello() if way == LIVE else nothing()

        async def receive() -> dict[str, Any]:
            for message in comes:
                return message
            await sent.wait()
            return {"type": "websocket.disconnect" if way == LIVE else "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message.get("text") or message.get("body"):
                sent.set()

        await self.run(way, path, receive, send)
        return httpx.codes.OK if sent.is_set() else httpx.codes.NOT_FOUND

    async def run(self, way: str, path: str, receive: Receive, send: Send) -> None:
        """Call the application with this guest's cookies, as a server does."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        scope = {
            "type": "websocket" if way == LIVE else "http",
            "method": way,
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "http",
            "query_string": b"seat=0",
            "headers": [(b"host", b"localhost"), (b"cookie", cookies.encode())],
            "client": (ADDRESS, 5),
            "server": ("localhost", 80),
        }
        await self.app(scope, receive, send)  # type: ignore[arg-type]

    def said(self, request: str) -> Any:
        """What is said with a request; a campaign's file is one that was downloaded."""
        if request.endswith(ACTS):
            return self.next_action()
        if request.endswith(FILE):
            return self.file
        return {"number": self.revision()} if request.endswith(ANEW) else SAID.get(request, {})

    def revision(self) -> int:
        """The number of the last change of the campaign; what changes it names the number."""
        store, campaign = self.app.state.context.registry.store, self.places.get("campaign_id")
        return int(store.campaign(campaign).number) if campaign else 1

    def next_action(self) -> dict[str, Any]:
        """An action that is legal now; the seat of the next request is the one that plays it."""
        match = self.app.state.context.registry.tables[self.places["table_id"]].table.match
        if not match.over:  # at random a team may have lost early
            self.places["seat"] = match.actors()[0]
        return {"action": str(next(iter(match.legal(self.places["seat"])), "end"))}

    async def begin(self, game: str) -> None:
        """Play a game of the most seats at random for a while, and begin a campaign."""
        seats = cantina.game(game).seat_counts[-1]
        said = {
            "game": game,
            "seats": seats,
            "options": LATE if cantina.game(game).campaigns else {},
            "settings": {"delay": 0, "pace": 0},
        }
        table = (await self.client.post("/api/tables", json=said)).json()["table"]
        self.places = {"table_id": table, "seat": 0, "seq": 1, "game_id": game, "language": "uk", "name": SCRIPT}
        for seat in range(seats):
            assert (await self.client.post(f"/api/tables/{table}/seats/{seat}/sit", json={"name": "A"})).is_success
        await self.play(table)
        campaign = (await self.client.post("/api/campaigns", json=SAID["POST /api/campaigns"])).json()["campaign"]
        self.places["campaign_id"] = campaign
        self.file = (await self.client.get(f"/api/campaigns/{campaign}/file")).json()

    async def play(self, table: str) -> None:
        """Play at random until there is much to look back at."""
        live, dice = self.app.state.context.registry.tables[table], random.Random(1)
        while live.table.number < ENTRIES and not live.table.over:
            seat = dice.choice(live.table.match.actors())
            said = {"action": str(dice.choice(live.table.match.legal(seat)))}
            answer = await self.client.post(f"/api/tables/{table}/seats/{seat}/act", json=said)
            assert answer.is_success, answer.text


def hello() -> Iterator[dict[str, Any]]:
    """What a client says on a WebSocket."""
    yield {"type": "websocket.connect"}
    yield {"type": "websocket.receive", "text": "{}"}


def nothing() -> Iterator[dict[str, Any]]:
    """The body of a request without one."""
    yield {"type": "http.request", "body": b"", "more_body": False}


def made_client(folder: Path) -> Path:
    """A folder like that of a built client, with a large script."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "<p>a page</p>" * 100)
    (folder / "assets" / SCRIPT).write_text("".join(f"let word{number} = {number};" for number in range(10_000)))
    return folder


def routes_of(router: Any) -> Iterator[Any]:
    """All routes, those of included routers too."""
    for route in router.routes:
        included = getattr(route, "original_router", None)
        if included is None:
            yield route
        else:
            yield from routes_of(included)


def requests_of(app: FastAPI) -> list[str]:
    """Every request that there is, whether the document describes it or not; those that end something come last."""
    ways = [(way, route) for route in routes_of(app) for way in getattr(route, "methods", {LIVE}) - {"HEAD"}]
    found = dict.fromkeys(f"{way} {route.path_format}" for way, route in ways)
    ends = ("/leave", "/free", "/bot", "DELETE")
    return sorted(found, key=lambda one: any(end in one for end in ends))
