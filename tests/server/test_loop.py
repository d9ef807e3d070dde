"""Nothing that a client may ask for keeps the event loop, and so everybody else, waiting."""

import asyncio
import random
import time

import httpx
import pytest

import cantina
from cantina.engine import ready
from cantina.server.app import create_app
from cantina.server.routes import watch
from cantina.store import open_store
from cantina.text import load_languages

# Seconds of CPU time of the thread of the loop, which a busy machine hardly lengthens. Meant are 5 ms; the rest allows
# for slower processors and shared caches, and what was found this way took 100 ms and more.
LONGEST = 0.05
TIMES = 3  # of which the quickest counts: what is asked for first is read once
BROKEN = 500  # a status
ENTRIES = 300  # of the game that is asked about
LATE = {"mission": "redemption", "growth": 99}  # a game of a campaign with much in it
LASTS = {"GET /api/tables/{table_id}/stream"}  # until the game is over
# What is said with a request; one that is not named here says nothing.
SAID = {
    "POST /api/tables": {"game": "bounty-hunters", "seats": 2},
    "POST /api/campaigns": {"game": "mandalorian-adventures", "name": "Friday"},
    "POST /api/campaigns/{campaign_id}/tables": {"seats": 2},
    "POST /api/code": {"link": "#/table"},
    "POST /api/tables/{table_id}/seats/{seat}/act": {"action": "dance"},
    "POST /api/tables/{table_id}/seats/{seat}/say": {"phrase": "hello"},
    "POST /api/tables/{table_id}/seats/{seat}/sit": {"name": "Anna"},
    "POST /api/tables/{table_id}/seats/{seat}/prefer": {"confirms": True},
    "POST /api/tables/{table_id}/seats/{seat}/order": {"order": None},
}
QUERY = {"seat": 0, "game": "mandalorian-adventures", "name": "Friday", "number": 1}


class Guest:
    """Asks an application that runs on the same event loop, and measures its thread."""

    def __init__(self, app, places):
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 5))
        self.client, self.places = httpx.AsyncClient(transport=transport, base_url="http://localhost"), places

    async def ask(self, request):
        way, path = request.split()
        return await self.client.request(
            way, path.format(**self.places), params=QUERY if way != "DELETE" else None, json=SAID.get(request)
        )

    async def least(self, request):
        """How long the loop is kept by a request, and what was answered."""
        took = []
        for _ in range(TIMES):
            began = time.thread_time()
            answer = await self.ask(request)
            took.append(time.thread_time() - began)
        return min(took), answer.status_code


async def begun(guest, app, game, seats):
    """A game of one guest, played at random for a while."""
    said = {
        "game": game,
        "seats": seats,
        "options": (LATE if cantina.game(game).campaigns else {}),
        "settings": {"delay": 0, "pace": 0},
    }
    table = (await guest.client.post("/api/tables", json=said)).json()["table"]
    guest.places = {"table_id": table, "seat": 0, "seq": 1, "game_id": game, "language": "uk"}
    for seat in range(seats):
        assert (await guest.client.post(f"/api/tables/{table}/seats/{seat}/sit", json={"name": "A"})).is_success
    live, dice = app.state.context.registry.tables[table], random.Random(1)
    while live.table.number < ENTRIES and not live.table.over:
        match = live.table.match
        seat = dice.choice(match.actors())
        said = {"action": str(dice.choice(match.legal(seat)))}
        answer = await guest.client.post(f"/api/tables/{table}/seats/{seat}/act", json=said)
        assert answer.is_success, answer.text
    campaign = (await guest.client.post("/api/campaigns", json=SAID["POST /api/campaigns"])).json()["campaign"]
    guest.places["campaign_id"] = campaign


def requests(app):
    """All that the document describes; those that end something come last."""
    found = [f"{way.upper()} {path}" for path, ways in app.openapi()["paths"].items() for way in ways]
    ends = ("/leave", "/free", "/bot", "DELETE")
    return sorted((one for one in found if one not in LASTS), key=lambda one: any(end in one for end in ends))


async def measured(app, game):
    """What each request takes at a table of a game."""
    guest = Guest(app, {})
    async with app.router.lifespan_context(app), guest.client:
        await begun(guest, app, game, cantina.game(game).seat_counts[-1])
        return {request: await guest.least(request) for request in requests(app)}


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", cantina.games())
def test_nothing_takes_long_on_the_loop(tmp_path, monkeypatch, game):
    """A new route takes part by itself; a game is asked about when much has been played."""
    monkeypatch.setattr(watch, "LOOKING_BACK", 0.0)
    load_languages()
    ready.wait(cantina.game(game))
    with open_store(tmp_path / "cantina.sqlite") as store:
        app = create_app(store)
        context = app.state.context
        for limit in (*context.limits_of_address, context.messages):
            limit.burst = limit.rate = 1e9
        found = asyncio.run(measured(app, game))
    assert {request: took for request, (took, _) in found.items() if took >= LONGEST} == {}
    assert {request for request, (_, status) in found.items() if status >= BROKEN} == set()
