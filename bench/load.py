"""Clients that play at a server as fast as they are let: the second process of the benchmarks.

    python bench/load.py --port 8080 [8081 ...] --tables 500 --seconds 20 --report FILE [--server PID ...]

Opens tables of Bounty Hunters, sits four clients down at each on live connections, and lets them answer at once with
any legal action, or after a pause. A client that loses its connection comes back by itself with the number it saw last,
and says again what was not acknowledged, with the same key. Writes one JSON object to the file: how long each
acknowledgement took, and for each client what was acknowledged, the last it was told and how often it came back.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parent))
from wire import Wire, connect

HOST, SEATS = "127.0.0.1", 4
AT_ONCE = 40  # connections that are being made
AGAIN = 0.2  # seconds until a client tries again to come back
QUIET = 1.0  # seconds without a word, then all has been said
ACTION = re.compile(rb'"action":"([^"]*)"')
SEQ = re.compile(rb'\{"seq":(\d+)')


@dataclass
class Measure:
    """What all clients have seen."""

    pause: float = 0.0  # seconds for which a client thinks, on average
    begin: float = 0.0  # what was asked before is not counted
    end: float = 0.0  # nothing is asked after
    took: list[float] = field(default_factory=list)  # from asking to the acknowledgement
    seen: list[float] = field(default_factory=list)  # from asking to the message that shows it
    refused: list[str] = field(default_factory=list)
    updates: int = 0
    heard: float = 0.0  # when the last message came


class Client:
    """One seat at one table."""

    def __init__(self, measure: Measure, port: int, table: str, seat: int, secret: str) -> None:
        self.measure, self.port, self.table, self.seat = measure, port, table, seat
        self.path = f"/api/tables/{table}/live?seat={seat}&link={secret}"
        self.dice = random.Random(f"{table} {seat}")
        self.wire: Wire | None = None
        self.asked: tuple[float, bytes] | None = None  # when, and what
        self.shown: float | None = None  # when that was asked whose effect has not been seen yet
        self.done: list[str] = []  # keys of acknowledged actions
        self.last, self.seq, self.fresh = b"", 0, False  # fresh: no action was chosen from it yet
        self.thinking, self.returns = False, 0

    async def come(self) -> None:
        """Be connected, and say what was last seen."""
        self.wire = await connect(HOST, self.port, self.path, self.hear, self.lost)
        self.wire.say(b'{"seq":%d}' % self.seq)
        if self.asked is not None:
            self.wire.say(self.asked[1])

    def lost(self) -> None:
        """The connection is gone."""
        self.wire = None

    async def stay(self) -> None:
        """Come back whenever the connection is lost."""
        while True:
            if self.wire is None:
                try:
                    await self.come()
                    self.returns += 1
                except OSError:
                    pass  # the server is not there yet
            await asyncio.sleep(AGAIN)

    def hear(self, wire: Wire, text: bytes) -> None:
        """An update, an acknowledgement, or a refusal."""
        self.wire = wire
        now = self.measure.heard = time.perf_counter()
        if text.startswith(b'{"seq"'):
            self.last, self.fresh = text, self.asked is None
            self.seq = int(SEQ.match(text)[1])  # type: ignore[index]
            self.measure.updates += 1
            if self.shown is not None and self.asked is None:
                self.saw(now)
        elif self.asked is not None and text.startswith((b'{"done"', b'{"refused"')):
            self.answered(json.loads(text), now)
        if not self.measure.pause:
            self.act()
        elif not self.thinking:  # whoever thinks is not hurried by what others do meanwhile
            self.thinking = True
            asyncio.get_running_loop().call_later(self.dice.uniform(0, 2 * self.measure.pause), self.decide)

    def decide(self) -> None:
        """Enough thought."""
        self.thinking = False
        self.act()

    def answered(self, said: dict[str, Any], now: float) -> None:
        """What was asked is stored, or was refused."""
        begun, self.asked = self.asked[0], None  # type: ignore[index]
        if "refused" in said:
            self.measure.refused.append(said["error"])
            return
        self.done.append(said["done"])
        if begun >= self.measure.begin:
            self.measure.took.append(now - begun)

    def saw(self, now: float) -> None:
        """The message after the acknowledgement shows what was done."""
        if self.shown is not None and self.shown >= self.measure.begin:
            self.measure.seen.append(now - self.shown)
        self.shown = None

    def act(self) -> None:
        """Any legal action of a message that shows the one before."""
        now, wire = time.perf_counter(), self.wire
        if wire is None or self.asked is not None or not self.fresh or now >= self.measure.end:
            return
        legal = ACTION.findall(self.last, self.last.rfind(b',"legal":['))
        if not legal:
            return
        self.fresh = False
        text = b'{"action":"%b","key":"%d"}' % (self.dice.choice(legal), len(self.done))
        self.asked, self.shown = (now, text), now
        wire.say(text)


def post(port: int, path: str, said: dict[str, Any], secret: str = "") -> Any:
    """Ask the server for something."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    with urlopen(Request(f"http://{HOST}:{port}{path}", json.dumps(said).encode(), headers)) as answer:
        return json.load(answer)


def open_table(port: int) -> dict[str, Any]:
    """A table with four people, each with the secret of a seat."""
    quick = {"delay": 0, "pace": 0, "grace": 600}
    links = post(port, "/api/tables", {"game": "bounty-hunters", "seats": SEATS, "settings": quick})
    for seat, secret in enumerate(links["seats"]):
        post(port, f"/api/tables/{links['table']}/seats/{seat}/sit", {"name": f"Anna {seat}"}, secret)
    return dict(links)


def busy_of(pid: int) -> float:
    """Seconds of work of a process so far, kernel included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_cores() -> float:
    """Seconds of work of all cores so far, whoever's it is."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def told(line: str) -> None:
    """Progress, for whoever waits."""
    print(line, file=sys.stderr, flush=True)


async def seated(ports: list[int], tables: int, measure: Measure) -> list[Client]:
    """All clients, connected; the tables take the servers in turn."""
    clients: list[Client] = []
    for number in range(tables):
        port = ports[number % len(ports)]
        links = await asyncio.to_thread(open_table, port)
        clients += [Client(measure, port, links["table"], seat, links["seats"][seat]) for seat in range(SEATS)]
        if number % 100 == 99:
            told(f"{number + 1} tables")
    limit = asyncio.Semaphore(AT_ONCE)

    async def come(client: Client) -> None:
        async with limit:
            await client.come()

    await asyncio.gather(*map(come, clients))
    told(f"{len(clients)} clients")
    return clients


async def play(args: argparse.Namespace) -> dict[str, Any]:
    """Let all play, then wait until everything has been said."""
    measure, seconds, servers = Measure(args.pause), args.seconds, args.server
    clients = await seated(args.port, args.tables, measure)
    if args.seated:
        Path(args.seated).touch()
    measure.begin = time.perf_counter() + args.warm
    measure.end = measure.begin + seconds
    for client in clients:
        client.act()
    staying = [asyncio.create_task(client.stay()) for client in clients]
    await asyncio.sleep(args.warm)
    before = [measure.updates, busy_of(os.getpid()), sum(map(busy_of, servers)), busy_cores()]
    await asyncio.sleep(seconds)
    after = [measure.updates, busy_of(os.getpid()), sum(map(busy_of, servers)), busy_cores()]
    updates, own, busy, cores = (then - now for now, then in zip(before, after, strict=True))
    while not all(one.wire and not one.asked for one in clients) or time.perf_counter() < measure.heard + QUIET:
        await asyncio.sleep(QUIET / 4)
    for task in staying:
        task.cancel()
    return {
        "seconds": seconds,
        "took": measure.took,
        "seen": measure.seen,
        "refused": measure.refused,
        "updates": updates,
        "driver_busy": own / seconds,
        "server_busy": busy / seconds,
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
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3, help="seconds before it is measured")
    parser.add_argument("--pause", type=float, default=0, help="seconds for which a client thinks, on average")
    parser.add_argument("--seated", help="a file to be made when all are connected")
    parser.add_argument("--report", required=True, help="the file for the report")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    Path(args.report).write_text(json.dumps(asyncio.run(play(args))))


if __name__ == "__main__":
    main()
