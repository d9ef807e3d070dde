"""How many actions a server acknowledges: tables of four clients on live connections, in another process.

    python bench/server.py [--tables 100] [--seconds 10] [--database FILE or ADDRESS]

Every table plays Bounty Hunters at random; the clients answer as fast as they can. Prints one JSON object: actions
acknowledged a second, and how long an acknowledgement took (p50, p99). The store is durable, as always.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

SEATS = 4
SERVER = """
import sys, uvicorn
from cantina.engine import ready
from cantina import game
from cantina.server.app import create_app
from cantina.store import open_store
ready.wait(game("bounty-hunters"))
app = create_app(open_store(sys.argv[1]))
doors = app.state.doors
for limit in (doors.requests, doors.tables, doors.messages):
    limit.burst = limit.rate = 1e9
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="error")
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", help="a file or a postgresql:// address; a new file without it")
    return parser.parse_args()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(database: str, port: int) -> subprocess.Popen:
    """A server in a process of its own, ready to be asked."""
    import httpx

    process = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health")
            return process
        except httpx.TransportError:
            time.sleep(0.1)


async def open_table(http) -> dict:
    """A table with four people, each with the secret of a seat."""
    quick = {"delay": 0, "pace": 0}
    answer = await http.post("/api/tables", json={"game": "bounty-hunters", "seats": SEATS, "settings": quick})
    links = answer.json()
    for seat, secret in enumerate(links["seats"]):
        path, header = f"/api/tables/{links['table']}/seats/{seat}/sit", {"authorization": f"Bearer {secret}"}
        (await http.post(path, json={"name": "Anna"}, headers=header)).raise_for_status()
    return links


async def play(port: int, links: dict, seat: int, until: float, took: list[float], errors: list[str]) -> None:
    """One client: act whenever something is legal, and note how long the acknowledgement took."""
    from websockets.asyncio.client import connect

    dice = random.Random(f"{links['table']} {seat}")
    address = f"ws://127.0.0.1:{port}/api/tables/{links['table']}/live?seat={seat}&link={links['seats'][seat]}"
    async with connect(address, max_size=None, open_timeout=60) as wire:
        await wire.send('{"seq": 0}')
        asked = None
        while time.perf_counter() < until:
            try:
                message = json.loads(await asyncio.wait_for(wire.recv(), until - time.perf_counter()))
            except (TimeoutError, ValueError):
                return
            if "done" in message or "refused" in message:
                took.append(time.perf_counter() - asked)
                asked = None
                errors += [message["error"]] if "refused" in message else []
            elif message["legal"] and asked is None:
                asked = time.perf_counter()
                await wire.send(json.dumps({"action": dice.choice(message["legal"])["action"], "key": str(len(took))}))


async def load(port: int, tables: int, seconds: float) -> dict:
    """All clients at once."""
    import httpx

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        found = [await open_table(http) for _ in range(tables)]
    took: list[float] = []
    errors: list[str] = []
    start = time.perf_counter()
    clients = [play(port, links, seat, start + seconds, took, errors) for links in found for seat in range(SEATS)]
    await asyncio.gather(*clients)
    percent = quantiles(took, n=100)
    return {
        "tables": tables,
        "clients": len(clients),
        "actions_per_s": round(len(took) / (time.perf_counter() - start)),
        "p50_ms": round(percent[49] * 1000, 1),
        "p99_ms": round(percent[98] * 1000, 1),
        "refused": len(errors),
    }


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = start(args.database or str(Path(folder) / "cantina.sqlite"), port)
        try:
            print(json.dumps(asyncio.run(load(port, args.tables, args.seconds)), indent=1))
        finally:
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
