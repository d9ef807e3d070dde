"""Clients that play at a server as fast as it answers: the second process of the benchmarks.

    python bench/load.py --port 8080 [8081 ...] --tables 500 --seconds 20 --report FILE [--server PID ...]
        [--game ID]

Opens tables of a game, connects four clients to each, and lets them play any legal action at once or after a
pause. A client that loses its connection reconnects with its last sequence number, and repeats the request that was
not acknowledged, with the same key. Writes one JSON object to the file: how long each acknowledgement took, and for
each client its acknowledged actions, its last update and how often it has reconnected.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection
from math import inf
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from serving import GAME
from wire import Wire, connect

HOST, SEATS = "127.0.0.1", 4
AT_ONCE = 40  # connections that are opened at the same time
RECONNECT = 0.2  # seconds between two attempts to reconnect
QUIET = 1.0  # seconds without a message after which no more is expected
PATIENCE = 60  # seconds until a server is given up that acknowledges nothing
ACTION = re.compile(rb'"action":"([^"]*)"')
SEQ = re.compile(rb'\{"seq":(\d+)')


@dataclass
class Measure:
    """What all clients have measured."""

    pause: float = 0.0  # seconds between an update and the next action of a client, on average
    begin: float = 0.0  # earlier requests are not counted
    end: float = 0.0  # no request is sent later
    took: list[float] = field(default_factory=list)  # from a request to its acknowledgement
    shown: list[float] = field(default_factory=list)  # from a request to the update that shows its effect
    refused: list[str] = field(default_factory=list)
    updates: int = 0
    received_at: float = 0.0  # when the last message came


class Client:
    """One seat at one table."""

    def __init__(self, measure: Measure, port: int, table: str, seat: int, secret: str, source: str = "") -> None:
        self.measure, self.port, self.table, self.seat, self.source = measure, port, table, seat, source
        self.path = f"/api/tables/{table}/live?seat={seat}&link={secret}"
        self.dice = random.Random(f"{table} {seat}")
        self.wire: Wire | None = None
        self.request: tuple[float, bytes] | None = None  # when it was sent, and its text; None: acknowledged
        self.unseen: float | None = None  # when the request was sent whose effect no update has shown yet
        self.done: list[str] = []  # keys of acknowledged actions
        self.last, self.seq, self.fresh = b"", 0, False  # fresh: no action of the last update was played yet
        self.thinking, self.returns = False, 0

    async def connect(self) -> None:
        """Connect, send the last sequence number, and repeat a request without an answer."""
        self.wire = await connect(HOST, self.port, self.path, self.receive, self.lost, self.source)
        self.wire.send(b'{"seq":%d}' % self.seq)
        if self.request is not None:
            self.wire.send(self.request[1])

    def lost(self) -> None:
        """The connection was lost."""
        self.wire = None

    async def stay_connected(self) -> None:
        """Reconnect whenever the connection is lost."""
        while True:
            if self.wire is None:
                try:
                    await self.connect()
                    self.returns += 1
                except OSError:
                    pass  # the server does not accept connections yet
            await asyncio.sleep(RECONNECT)

    def receive(self, wire: Wire, text: bytes) -> None:
        """An update, an acknowledgement, or a refusal."""
        self.wire = wire
        now = self.measure.received_at = time.perf_counter()
        if text.startswith(b'{"seq"'):
            self.last, self.fresh = text, self.request is None
            self.seq = int(SEQ.match(text)[1])  # type: ignore[index]
            self.measure.updates += 1
            if self.unseen is not None and self.request is None:
                self.effect_shown(now)
        elif self.request is not None and text.startswith((b'{"done"', b'{"refused"')):
            self.answered(json.loads(text), now)
        if not self.measure.pause:
            self.act()
        elif not self.thinking:  # updates that come meanwhile do not shorten the pause
            self.thinking = True
            asyncio.get_running_loop().call_later(self.dice.uniform(0, 2 * self.measure.pause), self.decide)

    def decide(self) -> None:
        """Play after the pause."""
        self.thinking = False
        self.act()

    def answered(self, answer: dict[str, Any], now: float) -> None:
        """The request is stored, or was refused."""
        begun, self.request = self.request[0], None  # type: ignore[index]
        if "refused" in answer:
            self.measure.refused.append(answer["error"])
            return
        self.done.append(answer["done"])
        if begun >= self.measure.begin:
            self.measure.took.append(now - begun)

    def effect_shown(self, now: float) -> None:
        """The update after the acknowledgement shows the effect of the request."""
        if self.unseen is not None and self.unseen >= self.measure.begin:
            self.measure.shown.append(now - self.unseen)
        self.unseen = None

    def act(self) -> None:
        """Play any legal action of an update that shows the previous one."""
        now, wire = time.perf_counter(), self.wire
        if wire is None or self.request is not None or not self.fresh or now >= self.measure.end:
            return
        legal = ACTION.findall(self.last, self.last.rfind(b',"legal":['))
        if not legal:
            return
        self.fresh = False
        text = b'{"action":"%b","key":"%d"}' % (self.dice.choice(legal), len(self.done))
        self.request, self.unseen = (now, text), now
        wire.send(text)


def post(port: int, path: str, body: dict[str, Any], secret: str = "", source: str = "") -> Any:
    """Send a POST request, perhaps from a source address of its own; the answer."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    connection = HTTPConnection(HOST, port, source_address=(source, 0) if source else None)
    with closing(connection):
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        if answer.status >= HTTPStatus.BAD_REQUEST:
            raise SystemExit(f"{path}: {answer.status} {answer.read()!r}")
        return json.load(answer)


def open_table(port: int, source: str = "", game: str = GAME) -> dict[str, Any]:
    """Open a table and sit down at all four seats; its id and the secrets of the seats."""
    quick = {"delay": 0, "pace": 0, "grace": 600}
    links = post(port, "/api/tables", {"game": game, "seats": SEATS, "settings": quick}, "", source)
    paths = [f"/api/tables/{links['table']}/seats/{seat}/sit" for seat in range(SEATS)]
    seated = [post(port, path, {"name": f"Anna {seat}"}, "", source) for seat, path in enumerate(paths)]
    return {"table": links["table"], "seats": [one["link"] for one in seated]}


def busy_of(pid: int) -> float:
    """Seconds of CPU time of a process so far, kernel included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_of_family(pid: int | None) -> float:
    """Seconds of CPU time of a process and its children so far, those that have ended included.

    Processes of one thread are expected, as PostgreSQL's are. Their time comes in nanoseconds: in a short measurement
    a database may need less than one clock tick, which `/proc/PID/stat` counts in.
    """
    if pid is None:
        return 0.0
    ended = [int(field) for field in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]]
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    scheduled = sum(int(Path(f"/proc/{one}/schedstat").read_text().split()[0]) for one in (pid, *children))
    return scheduled / 1e9 + sum(ended) / os.sysconf("SC_CLK_TCK")


def busy_cores() -> float:
    """Seconds of CPU time of all processes so far."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def show_progress(line: str) -> None:
    """Print a line of progress to stderr."""
    print(line, file=sys.stderr, flush=True)


async def seated(ports: list[int], tables: int, game: str, measure: Measure, mixed: bool = False) -> list[Client]:
    """Connect all clients; tables are spread over the servers in turn, or the players of each table."""
    clients: list[Client] = []
    for number in range(tables):
        port = ports[number % len(ports)]
        links = await asyncio.to_thread(open_table, port, game=game)
        for seat, secret in enumerate(links["seats"]):
            at = ports[(number + seat) % len(ports)] if mixed else port
            clients.append(Client(measure, at, links["table"], seat, secret))
        if number % 100 == 99:
            show_progress(f"{number + 1} tables")
    await connect_all(clients)
    while not all(client.last for client in clients):
        await asyncio.sleep(QUIET / 4)
    return clients


async def connect_all(clients: list[Client]) -> None:
    """Connect all clients, some at a time."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def limited(client: Client) -> None:
        async with limit:
            await client.connect()

    await asyncio.gather(*map(limited, clients))
    show_progress(f"{len(clients)} clients")


def so_far(measure: Measure, servers: list[int], family: int | None) -> list[float]:
    """What was counted until now: updates, acknowledged actions, and CPU time."""
    busy = [busy_of(os.getpid()), sum(map(busy_of, servers)), busy_of_family(family), busy_cores()]
    return [measure.updates, len(measure.took), *busy]


async def something_measured(measure: Measure) -> None:
    """Wait until an action was acknowledged or refused: on a busy machine it may take longer than was planned."""
    begun = time.monotonic()
    while not (measure.took or measure.refused) and time.monotonic() < begun + PATIENCE:
        await asyncio.sleep(QUIET / 4)


async def play(args: argparse.Namespace) -> dict[str, Any]:
    """Let all clients play, then wait until all requests are answered and all updates received."""
    measure, seconds, servers = Measure(args.pause), args.seconds, args.server
    clients = await seated(args.port, args.tables, args.game, measure, args.mixed)
    if args.seated:
        Path(args.seated).touch()
    gc.collect()
    gc.disable()  # a pause of this program would count as one of the server
    measure.begin, measure.end = time.perf_counter() + args.warm, inf
    for client in clients:
        client.act()
    staying = [asyncio.create_task(client.stay_connected()) for client in clients]
    await asyncio.sleep(args.warm)
    before = so_far(measure, servers, args.family)
    await asyncio.sleep(seconds)
    await something_measured(measure)
    measure.end = time.perf_counter()
    seconds, after = measure.end - measure.begin, so_far(measure, servers, args.family)
    updates, acknowledged, own, busy, family, cores = (then - now for now, then in zip(before, after, strict=True))
    while not all(one.wire and not one.request for one in clients) or time.perf_counter() < measure.received_at + QUIET:
        await asyncio.sleep(QUIET / 4)
    for task in staying:
        task.cancel()
    return {
        "seconds": seconds,
        "took": measure.took,
        "shown": measure.shown,
        "refused": measure.refused,
        "updates": updates,
        "acknowledged": acknowledged,
        "driver_busy": own / seconds,
        "server_busy": busy / seconds,
        "family_busy": family / seconds,
        "cores_busy": cores / seconds,
        "clients": [
            {"table": one.table, "seat": one.seat, "done": one.done, "last": one.last.decode(), "returns": one.returns}
            for one in clients
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, nargs="+", required=True)
    parser.add_argument("--server", type=int, nargs="*", default=[], help="the processes whose work is measured")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--family", type=int, help="a process that is measured with its children")
    parser.add_argument("--mixed", action="store_true", help="the players of a table are at different servers")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3, help="seconds before it is measured")
    parser.add_argument("--pause", type=float, default=0, help="seconds a client waits before it acts, on average")
    parser.add_argument("--seated", help="a file to be made when all are connected")
    parser.add_argument("--report", required=True, help="the file for the report")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    Path(args.report).write_text(json.dumps(asyncio.run(play(args))))


if __name__ == "__main__":
    main()
