"""Nothing that a client may ask for keeps the event loop, and so everybody else, waiting."""

import asyncio

import pytest
from bench.asking import Guest, requests_of

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


async def least(guest, request):
    """How long the loop is kept by a request, and what was answered."""
    answers = [await guest.ask(request) for _ in range(TIMES)]
    return min(one.loop for one in answers), answers[-1].status


async def measured(app, game):
    """What each request takes at a table of a game."""
    guest = Guest(app)
    async with app.router.lifespan_context(app), guest.client:
        await guest.begin(game)
        return {request: await least(guest, request) for request in requests_of(app)}


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
