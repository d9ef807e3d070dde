"""What every request costs the server, beside the price that its limits set: what one address can make the server do.

    python bench/prices.py [--game bounty-hunters] [--times 20]

Every route of the server is asked some times in a game in which much has been played: pages and files of a client, live
connections and streams (up to their first update) too. Prints one JSON object: for each request the milliseconds of CPU
time it took (`loop_ms` of the event loop, `cpu_ms` of all threads, medians), the tokens it was charged by each limit
(docs/operation.md), how often a second one address may make it in the long run, and the share of a core it then keeps
busy. The most expensive come first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from asking import Answered, Guest, made_client, requests_of
from fastapi import FastAPI

import cantina
from cantina.engine import ready
from cantina.server.app import create_app
from cantina.server.context import Context
from cantina.server.middleware import security
from cantina.server.middleware.rate_limit import RateLimit
from cantina.server.routes import watch
from cantina.store import open_store
from cantina.text import load_languages

LIMITS = ("requests", "messages_of_address", "new_tables", "personal_data")  # of one address
START = "GET / without a client"
ENDLESS = 1e12  # tokens, so that nothing is refused meanwhile


def limits_of(context: Context) -> dict[str, RateLimit]:
    """The limits of an address by their names."""
    return {name: getattr(context, name) for name in LIMITS}


def unlimited(context: Context) -> dict[str, float]:
    """Let everything pass, and return the rates there were."""
    rates = {name: limit.rate for name, limit in limits_of(context).items()}
    for limit in (*limits_of(context).values(), context.messages):
        limit.burst, limit.rate = ENDLESS, 0
    return rates


def charged(context: Context) -> dict[str, float]:
    """What each limit has charged since the last time."""
    found = {}
    for name, limit in limits_of(context).items():
        found[name] = sum(limit.burst - bucket.tokens for bucket in limit.buckets.values())
        limit.buckets.clear()
    context.messages.buckets.clear()
    return {name: tokens for name, tokens in found.items() if tokens}


async def priced(guest: Guest, request: str, times: int, rates: dict[str, float]) -> dict[str, Any]:
    """Make a request some times."""
    context: Context = guest.app.state.context
    charged(context)
    answers: list[Answered] = [await guest.ask(request) for _ in range(times)]
    tokens = {name: sum_ / times for name, sum_ in charged(context).items()}
    per_second = min(rates[name] / cost for name, cost in tokens.items())
    cpu = median(one.process for one in answers)
    return {
        "status": answers[-1].status,
        "loop_ms": round(median(one.loop for one in answers) * 1000, 2),
        "cpu_ms": round(cpu * 1000, 2),
        "tokens": {name: round(cost, 1) for name, cost in tokens.items()},
        "per_second": round(per_second, 3),
        "core": round(cpu * per_second, 4),
    }


async def measured(path: Path, game: str, times: int) -> dict[str, Any]:
    """What each request costs at a table of a game."""
    with open_store(path / "cantina.sqlite") as store:
        app = create_app(store, client_folder=made_client(path / "client"))
        rates, guest = unlimited(app.state.context), Guest(app)
        async with app.router.lifespan_context(app), guest.client:
            await guest.begin(game)
            found = {request: await priced(guest, request, times, rates) for request in requests_of(app)}
        found[START] = await without_client(create_app(store), times)
    return dict(sorted(found.items(), key=lambda one: -one[1]["core"]))


async def without_client(app: FastAPI, times: int) -> dict[str, Any]:
    """What the start page costs, which a server has that was built without a client."""
    rates, guest = unlimited(app.state.context), Guest(app)
    async with app.router.lifespan_context(app), guest.client:
        return await priced(guest, "GET /", times, rates)


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bounty-hunters", choices=cantina.games())
    parser.add_argument("--times", type=int, default=20, help="how often each request is made")
    given = parser.parse_args()
    security.WAIT = watch.LOOKING_BACK = 0.0  # waiting costs nothing
    load_languages()
    ready.wait(cantina.game(given.game))
    with tempfile.TemporaryDirectory() as path:
        print(json.dumps(asyncio.run(measured(Path(path), given.game, given.times)), indent=2))


if __name__ == "__main__":
    main()
