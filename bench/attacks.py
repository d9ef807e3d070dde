"""What a hostile client may do from one address: the second process of `hostile.py`.

    python bench/attacks.py NAME --port 8080 --source 127.0.0.2 --seconds 5 --scale 1 --long FILE

Each attack is bounded in number and time, and goes to this computer only. It prints a line when it begins, and at its
end one JSON object: what was sent, and how much of it the server has refused or cut off. `--long` names a file about a
table with a long game (`hostile.py` makes it).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from wire import PING, Wire, connect, frame

HOST = "127.0.0.1"
WORKERS = 4  # connections on which requests are sent one after the other
SPECTATORS, HALF_REQUESTS, SLOW_READERS, BOT_TABLES = 2000, 1100, 256, 20
LOOKED_AHEAD = "mandalorian-adventures"  # a game whose bots look ahead, and so need most
PINGS = 1000  # that are sent at once
MOST_PING_BYTES = 50_000_000
AGAIN = 0.02  # seconds until a connection that was cut off is opened again
COOKIE = re.compile(rb"set-cookie: ([^;]*)")
JSON_TYPE = "Content-Type: application/json\r\n"


@dataclass
class Site:
    """Where to attack, from where, for how long and how much."""

    port: int
    source: str
    end: float
    scale: float
    long: dict[str, Any]  # of the table with a long game: `table`, the `links` of its seats, and a seat that is `idle`
    count: Counter[str] = field(default_factory=Counter)
    cookie: str = ""  # of the guest

    @property
    def over(self) -> bool:
        """Whether it is time to end."""
        return time.monotonic() >= self.end

    async def ask(self, head: str, body: bytes = b"", host: str = HOST) -> tuple[int, bytes]:
        """One request on a connection of its own; its status, 0 if there is no answer."""
        self.count["sent"] += 1
        status, text = 0, b""
        with suppress(OSError, asyncio.IncompleteReadError, ValueError, IndexError):
            reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))
            writer.write(f"{head} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n".encode())
            writer.write(f"Cookie: {self.cookie}\r\n{JSON_TYPE}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer, _, text = (await reader.read()).partition(b"\r\n\r\n")
            status, given = int(answer.split()[1]), COOKIE.search(answer)
            self.cookie = given[1].decode() if given else self.cookie
            writer.close()
        self.count["refused"] += not HTTPStatus.OK <= status < HTTPStatus.BAD_REQUEST
        return status, text

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request that has to succeed: the preparation of an attack."""
        status, text = await self.ask(f"POST {path}", json.dumps(body).encode())
        if not HTTPStatus.OK <= status < HTTPStatus.BAD_REQUEST:
            raise SystemExit(f"{path}: {status} {text!r}")
        return json.loads(text)

    async def live(self, path: str) -> Wire:
        """A live connection that has said hello."""
        wire = await connect(HOST, self.port, path, self.heard, self.lost, self.source)
        wire.send(b"{}")
        return wire

    def heard(self, wire: Wire, text: bytes) -> None:
        """A refusal is counted."""
        self.count["refused"] += text.startswith(b'{"refused"')

    def lost(self) -> None:
        """A connection that was cut off is counted."""
        self.count["cut"] += not self.over


async def requests(site: Site, head: Callable[[], str], body: Callable[[], bytes] = bytes, host: str = HOST) -> None:
    """Send requests as fast as they are answered."""

    async def one_after_the_other() -> None:
        while not site.over:
            await site.ask(head(), body(), host)

    await asyncio.gather(*(one_after_the_other() for _ in range(WORKERS)))


async def codes(site: Site) -> None:
    """QR codes, each for another link."""
    await requests(site, lambda: "POST /api/code", lambda: json.dumps({"link": os.urandom(70).hex()}).encode())


async def long_host(site: Site) -> None:
    """The QR code of an address with a long name."""
    await requests(site, lambda: "GET /address.svg", host="a" * 2000)


async def moments(site: Site) -> None:
    """Looking back at a long game."""
    where, query = f"/api/tables/{site.long['table']}/moments", f"seat=0&link={site.long['links'][0]}"
    await requests(site, lambda: f"GET {where}/{int.from_bytes(os.urandom(1), 'big') * 4}?{query}")


async def since_the_beginning(site: Site) -> None:
    """The whole story of a long game."""
    path = f"/api/tables/{site.long['table']}/view?seat=0&link={site.long['links'][0]}&since=0"
    await requests(site, lambda: f"GET {path}")


async def flood(site: Site, path: str, text: bytes) -> None:
    """One message again and again, on a connection that is opened again whenever it is cut off."""
    while not site.over:
        with suppress(OSError):
            wire = await site.live(path)
            while not site.over and not wire.transport.is_closing():
                for _ in range(20):
                    wire.send(text)
                site.count["sent"] += 20
                await asyncio.sleep(0.001)
        await asyncio.sleep(AGAIN)


async def wishes(site: Site, sockets: int = 1) -> None:
    """Actions out of turn."""
    seat = site.long["idle"]
    path = f"/api/tables/{site.long['table']}/live?seat={seat}&link={site.long['links'][seat]}"
    await asyncio.gather(*(flood(site, path, b'{"action":"draw market"}') for _ in range(sockets)))


async def wishes_of_five(site: Site) -> None:
    """Actions out of turn, on five connections."""
    await wishes(site, 5)


async def pings(site: Site) -> None:
    """Pings whose answers are not read."""
    table = (await site.post("/api/tables", {"game": "bounty-hunters", "seats": 2, "settings": {"watch": "anyone"}}))[
        "table"
    ]
    many, sent = frame(b"x" * 100, PING) * PINGS, 0
    while not site.over and sent < MOST_PING_BYTES * site.scale:
        with suppress(OSError):
            wire = await site.live(f"/api/tables/{table}/live")
            wire.transport.pause_reading()
            while (
                not site.over and not wire.transport.is_closing() and wire.transport.get_write_buffer_size() < len(many)
            ):
                wire.transport.write(many)
                sent += len(many)
                site.count["sent"] += PINGS
                await asyncio.sleep(0.001)
            wire.transport.abort()
        await asyncio.sleep(AGAIN)


async def watching(site: Site, table: str, many: int) -> list[Wire]:
    """Spectators of a table, as many as are let in."""
    wires = []
    for _ in range(many):
        if site.over:
            break
        site.count["sent"] += 1
        try:
            wires.append(await site.live(f"/api/tables/{table}/live"))
        except OSError:
            site.count["refused"] += 1
            await asyncio.sleep(AGAIN / 4)
    return wires


async def until_the_end(site: Site) -> None:
    """Keep everything open until it is over."""
    await asyncio.sleep(max(0, site.end - time.monotonic()))


async def spectators(site: Site) -> None:
    """Spectators who do nothing."""
    table = (await site.post("/api/tables", {"game": "bounty-hunters", "seats": 2, "settings": {"watch": "anyone"}}))[
        "table"
    ]
    await watching(site, table, int(SPECTATORS * site.scale))
    await until_the_end(site)


async def phrases(site: Site) -> None:
    """A player who talks without end to as many spectators as are let in."""
    settings = {"watch": "anyone"}
    links = await site.post("/api/tables", {"game": "bounty-hunters", "seats": 2, "settings": settings})
    await site.post(f"/api/tables/{links['table']}/seats/0/sit?link={links['seats'][0]}", {"name": "Eve"})
    talk = flood(
        site, f"/api/tables/{links['table']}/live?seat=0&link={links['seats'][0]}", b'{"wish":"say","phrase":"hello"}'
    )
    await asyncio.gather(watching(site, links["table"], int(SPECTATORS * site.scale)), talk)


async def bots(site: Site) -> None:
    """Tables at which bots that look ahead play together, as fast as they can."""
    opened: dict[str, Any] = {"game": LOOKED_AHEAD, "seats": 4, "settings": {"pace": 0, "delay": 0}}
    for _ in range(max(1, int(BOT_TABLES * site.scale))):
        status, text = await site.ask("POST /api/tables", json.dumps(opened).encode())
        for seat in range(opened["seats"] if status == HTTPStatus.CREATED else 0):
            await site.ask(f"POST /api/tables/{json.loads(text)['table']}/seats/{seat}/bot", b'{"level":"ahead"}')
    await until_the_end(site)


async def half_requests(site: Site) -> None:
    """Connections on which half a request comes."""
    readers, writers = [], []
    for _ in range(int(HALF_REQUESTS * site.scale)):
        site.count["sent"] += 1
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOST, site.port, local_addr=(site.source, 0))
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
            readers.append(reader)
            writers.append(writer)  # a connection is closed when nobody knows it any more
    await until_the_end(site)
    site.count["cut"] += sum(reader.at_eof() or reader.exception() is not None for reader in readers)


async def slow_readers(site: Site) -> None:
    """Connections with many requests whose answers are not read."""
    readers, writers = [], []
    for _ in range(int(SLOW_READERS * site.scale)):
        site.count["sent"] += 1
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOST, site.port, local_addr=(site.source, 0), limit=1)
            writer.write(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            readers.append(reader)
            writers.append(writer)
    await until_the_end(site)
    site.count["cut"] += sum(writer.transport.is_closing() for writer in writers)


ATTACKS: dict[str, Callable[[Site], Awaitable[None]]] = {
    "codes": codes,
    "long-host": long_host,
    "moments": moments,
    "since-the-beginning": since_the_beginning,
    "wishes": wishes,
    "wishes-of-five": wishes_of_five,
    "pings": pings,
    "spectators": spectators,
    "phrases": phrases,
    "bots": bots,
    "half-requests": half_requests,
    "slow-readers": slow_readers,
}


async def attack(args: argparse.Namespace) -> dict[str, int]:
    """Run one attack."""
    long = json.loads(Path(args.long).read_text()) if args.long else {}
    print("begins", flush=True)
    site = Site(args.port, args.source, time.monotonic() + args.seconds, args.scale, long)
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[args.name](site), args.seconds + 5)
    return {name: site.count[name] for name in ("sent", "refused", "cut")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--source", default="127.0.0.2", help="the address to attack from")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--scale", type=float, default=1, help="of the numbers of connections and tables")
    parser.add_argument("--long", help="a file about a table with a long game")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(json.dumps(asyncio.run(attack(args))))


if __name__ == "__main__":
    main()
