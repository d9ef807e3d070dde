"""What honest players notice while one address attacks the server: each attack beside 100 tables of four clients.

    python bench/hostile.py [--tables 100] [--seconds 6] [--pause 2] [--scale 1] [--attack NAME ...]

The server runs as `cantina serve` runs it, with all its limits. Every honest table has an address of its own, and so
has every attack (all in 127.0.0.0/8, which needs Linux). Prints one JSON object, for each attack: the 99th percentile
of the time from a request of an honest client to its acknowledgement before and during it, and their ratio (goal: below
3); by how much the memory of the server grew (goal: below 50 MB); its CPU time per second before and during it; what
the attacker sent, and how much of it was refused or cut off; and how many of ten new honest connections were served
meanwhile. On a machine that does other work the times say little, and the CPU time more. Exits with 1 if an honest
client was refused or disconnected, or has lost an action, if the memory has grown by more, or if the ratio is higher
and the time 20 ms or more (not with `--lenient`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import serving
from attacks import ATTACKS, LOOKED_AHEAD
from load import SEATS, Client, Measure, busy_of, connect_all, open_table, show_progress

HERE = Path(__file__).parent
LONG = 1200  # entries of the long game
PROBES = 10  # new connections during an attack
WARM, REST = 5.0, 3.0  # seconds before the first attack and after each one
MOST_GROWTH, MOST_RATIO = 50, 3  # MB, and times the 99th percentile without the attack
NOTICED = 20  # ms; a server that answers sooner is quick, whatever the ratio
SAMPLE = 0.1  # seconds between two looks at the memory


def prepare_long_game(database: str, entries: int) -> dict[str, Any]:
    """Store a long game of an attacker: its table, the links of its seats, and a seat that is not asked."""
    from cantina import game
    from cantina.engine import ready
    from cantina.server.live.index_rows import rows_of_opening
    from cantina.store import open_store
    from cantina.table.guests import new_id, new_secret
    from cantina.table.log import write

    ready.wait(game("bounty-hunters"))
    table_id, links, watch = new_id(), [new_secret() for _ in range(SEATS)], new_secret()
    log, idle = long_game(table_id, links, entries)
    with open_store(database) as store:
        rows = rows_of_opening(table_id, log[0].body, 0, links, watch)
        for entry in log:
            at = int(entry.at * 1000)
            stored = store.append(table_id, entry.number, at, write(entry.body), rows if entry.number == 1 else [])
        stored.result()
    return {"table": table_id, "links": links, "idle": idle}


def long_game(table_id: str, links: list[str], entries: int) -> tuple[list[Any], int]:
    """The log of a game in which picks are changed often, and a seat that has to wait at its end."""
    from cantina.engine.errors import CantinaError
    from cantina.table import play, seats
    from cantina.table.bodies import DealBody
    from cantina.table.guests import hashed
    from cantina.table.log import Entry
    from cantina.table.replay import apply
    from cantina.table.table import opened, opening

    dice = random.Random(1)
    log = [Entry(1, time.time(), opening("bounty-hunters", SEATS, "eve", bytes(32)))]
    table = opened(table_id, log[0])

    def add(body: Any) -> None:
        log.append(Entry(len(log) + 1, log[0].at, body))
        apply(table, log[-1])

    for seat, secret in enumerate(links):
        add(replace(seats.sit(table, "eve", f"Eve {seat}", seat), link=hashed(secret).hex()))
    add(DealBody())
    while len(log) < entries or len(table.match.actors()) == SEATS:
        seat = dice.choice(table.match.actors())
        choices = [str(action) for action in table.match.legal(seat)]
        for _ in range(4):  # the first one, and changes of it while it can be changed
            try:
                add(play.act(table, "eve", seat, dice.choice(choices)))
            except CantinaError:
                break
    return log, next(seat for seat in range(SEATS) if seat not in table.match.actors())


def memory_of(pid: int) -> float:
    """The memory of a process in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def p99(times: list[float]) -> float:
    """The 99th percentile in milliseconds."""
    return round(sorted(times)[int(len(times) * 0.99)] * 1000, 1) if times else 0.0


async def seated(port: int, tables: int, measure: Measure) -> list[Client]:
    """Connect the honest clients, those of each table from an address of its own."""
    clients = []
    for number in range(tables):
        source = f"127.1.{number // 250}.{number % 250 + 1}"
        links = await asyncio.to_thread(open_table, port, source)
        clients += [Client(measure, port, links["table"], seat, links["seats"][seat], source) for seat in range(SEATS)]
    await connect_all(clients)
    return clients


async def probe(port: int, source: str) -> bool:
    """Whether a new honest connection is served."""
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection(serving.HOST, port, local_addr=(source, 0))
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            served = b" 200 " in await reader.read()
            writer.close()
            return served
    except OSError:
        return False


async def observed(attacker: asyncio.subprocess.Process, port: int, pid: int, seconds: float) -> tuple[float, int]:
    """The most memory of the server until the attacker ends, and how many new connections were served meanwhile."""
    most, served, begun, probes = memory_of(pid), 0, time.monotonic(), 0
    while attacker.returncode is None:
        if probes < PROBES and time.monotonic() >= begun + probes * seconds / PROBES:
            probes += 1
            served += await probe(port, "127.2.0.1")
        most = max(most, memory_of(pid))
        await asyncio.sleep(SAMPLE)
    return most, served


class Window:
    """A span of time: what was acknowledged in it, and how busy the server was."""

    def __init__(self, measure: Measure, pid: int) -> None:
        self.measure, self.pid, self.first = measure, pid, len(measure.took)
        self.at, self.busy = time.monotonic(), busy_of(pid)

    def ended(self) -> tuple[list[float], float]:
        """The times to acknowledgements, and the seconds of CPU time per second."""
        busy = (busy_of(self.pid) - self.busy) / (time.monotonic() - self.at)
        return self.measure.took[self.first :], round(busy, 2)


async def attacked(
    name: str, number: int, port: int, pid: int, measure: Measure, args: Any, long: str
) -> dict[str, Any]:
    """One attack: what the honest clients had before it, and during it."""
    show_progress(name)
    quiet = Window(measure, pid)
    await asyncio.sleep(args.seconds)
    before, quiet_busy, memory = *quiet.ended(), memory_of(pid)
    options = ["--port", port, "--source", f"127.3.0.{number + 1}", "--seconds", args.seconds, "--scale", args.scale]
    command = [sys.executable, HERE / "attacks.py", name, *options, "--long", long]
    attacker = await asyncio.create_subprocess_exec(*map(str, command), stdout=asyncio.subprocess.PIPE)
    await attacker.stdout.readline()  # type: ignore[union-attr]
    loud = Window(measure, pid)
    report = asyncio.create_task(attacker.stdout.read())  # type: ignore[union-attr]
    most, served = await observed(attacker, port, pid, args.seconds)
    during, loud_busy = loud.ended()
    await asyncio.sleep(REST * args.scale)
    return {
        "before_ms": p99(before),
        "during_ms": p99(during),
        "ratio": round(p99(during) / max(p99(before), 0.1), 1),
        "growth_mb": round(most - memory, 1),
        "server_busy": [quiet_busy, loud_busy],
        "actions": [len(before), len(during)],
        "connected": served,
        "attacker": json.loads(await report),
    }


async def play(port: int, pid: int, args: argparse.Namespace, long: str) -> dict[str, Any]:
    """Let the honest clients play while one attack follows the other."""
    measure = Measure(args.pause, time.perf_counter(), float("inf"))
    clients = await seated(port, args.tables, measure)
    for client in clients:
        client.act()
    staying = [asyncio.create_task(client.stay_connected()) for client in clients]
    await asyncio.sleep(WARM * args.scale)
    names = args.attack or [*ATTACKS]
    found = {}
    for number, name in enumerate(names):
        found[name] = await attacked(name, number, port, pid, measure, args, long)
    measure.end = time.perf_counter()
    while not all(one.wire and not one.request for one in clients) or time.perf_counter() < measure.received_at + 1:
        await asyncio.sleep(SAMPLE)
    for task in staying:
        task.cancel()
    kept = [{"table": one.table, "seat": one.seat, "done": one.done, "last": one.last.decode()} for one in clients]
    disconnected = sum(one.returns for one in clients)
    return {"attacks": found, "refused": len(measure.refused), "disconnected": disconnected, "clients": kept}


def is_harmed(found: dict[str, Any], lenient: bool) -> bool:
    """Whether an attack has done what it must not; how long things took is not judged on a busy machine."""
    refused, lost = found["refused"] or found["disconnected"], found["log"]["lost"] or found["log"]["different"]
    grown = any(one["growth_mb"] >= MOST_GROWTH for one in found["attacks"].values())
    slow = any(one["ratio"] >= MOST_RATIO and one["during_ms"] >= NOTICED for one in found["attacks"].values())
    return bool(refused or lost or grown or (slow and not lenient))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6, help="of each attack, and before it")
    parser.add_argument(
        "--pause", type=float, default=2, help="seconds an honest client waits before it acts, on average"
    )
    parser.add_argument(
        "--scale", type=float, default=1, help="of the numbers of connections and tables of the attacks"
    )
    parser.add_argument("--attack", nargs="*", choices=ATTACKS, help="some of the attacks only")
    parser.add_argument("--lenient", action="store_true", help="times are not judged: the machine does other work")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, long, port = f"{folder}/cantina.sqlite", Path(folder) / "long.json", serving.free_port()
        long.write_text(json.dumps(prepare_long_game(database, int(LONG * args.scale))))
        server = serving.start(database, port, limits=True, games=[serving.GAME, LOOKED_AHEAD])
        try:
            found = asyncio.run(play(port, server.pid, args, str(long)))
        finally:
            serving.stop(server)
        from checking import checked

        found["log"] = checked(database, found.pop("clients"))
    print(json.dumps(found, indent=1))
    return 1 if is_harmed(found, args.lenient) else 0


if __name__ == "__main__":
    sys.exit(main())
