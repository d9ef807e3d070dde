"""A guest who makes every request that the API describes, inside the process of the application, which it measures."""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI

import cantina

ADDRESS = "127.0.0.1"
ENTRIES = 300  # of the game that is asked about
LATE = {"mission": "redemption", "growth": 99}  # a game of a campaign with much in it
LASTS = {"GET /api/tables/{table_id}/stream"}  # until the game is over
# What is said with a request; one that is not named here has no fields.
SAID: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "bounty-hunters", "seats": 2},
    "POST /api/campaigns": {"game": "mandalorian-adventures", "name": "Friday"},
    "POST /api/campaigns/{campaign_id}/tables": {"seats": 2},
    "POST /api/code": {"link": "#/table"},
    "POST /api/tables/{table_id}/seats/{seat}/act": {"action": "dance"},
    "POST /api/tables/{table_id}/seats/{seat}/say": {"phrase": "hello"},
    "POST /api/tables/{table_id}/seats/{seat}/sit": {"name": "Anna"},
    "POST /api/tables/{table_id}/seats/{seat}/prefer": {"confirms": True},
    "POST /api/tables/{table_id}/seats/{seat}/order": {"orders": {}},
    "POST /api/tables/{table_id}/seats/{seat}/consent": {"yes": True},
    "POST /api/tables/{table_id}/seats/{seat}/bot": {"level": "greedy"},
}
QUERY: dict[str, str | int] = {"seat": 0, "game": "mandalorian-adventures", "name": "Friday", "number": 1}


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
        self.app, self.places = app, dict[str, Any]()

    async def ask(self, request: str) -> Answered:
        """Make a request, such as `GET /api/mine`."""
        way, path = request.split()
        query, said = QUERY if way != "DELETE" else None, SAID.get(request, {}) if way == "POST" else None
        thread, process = time.thread_time(), time.process_time()
        answer = await self.client.request(way, path.format(**self.places), params=query, json=said)
        return Answered(answer.status_code, time.thread_time() - thread, time.process_time() - process)

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
        self.places = {"table_id": table, "seat": 0, "seq": 1, "game_id": game, "language": "uk"}
        for seat in range(seats):
            assert (await self.client.post(f"/api/tables/{table}/seats/{seat}/sit", json={"name": "A"})).is_success
        await self.play(table)
        campaign = (await self.client.post("/api/campaigns", json=SAID["POST /api/campaigns"])).json()["campaign"]
        self.places["campaign_id"] = campaign

    async def play(self, table: str) -> None:
        """Play at random until there is much to look back at."""
        live, dice = self.app.state.context.registry.tables[table], random.Random(1)
        while live.table.number < ENTRIES and not live.table.over:
            seat = dice.choice(live.table.match.actors())
            said = {"action": str(dice.choice(live.table.match.legal(seat)))}
            answer = await self.client.post(f"/api/tables/{table}/seats/{seat}/act", json=said)
            assert answer.is_success, answer.text


def requests_of(app: FastAPI) -> list[str]:
    """All that the document describes; those that end something come last."""
    found = [f"{way.upper()} {path}" for path, ways in app.openapi()["paths"].items() for way in ways]
    ends = ("/leave", "/free", "/bot", "DELETE")
    return sorted((one for one in found if one not in LASTS), key=lambda one: any(end in one for end in ends))
