"""How many actions our server acknowledges with 500 tables of four clients, and what boardgame.io's server does.

    python bench/server.py [--tables 500] [--seconds 20] [--rounds 1] [--pause 0] [--matches 200] [--no-peer]

One process of ours with its durable store (SQLite with synchronous FULL), another one for all clients, on loopback. In
the same run boardgame.io's server from npm, which keeps everything in memory, with a game for four whose state is as
large as a view of ours (`boardgame.py`). Afterwards every table is read anew from its log: every acknowledged action
must be there, and the last thing every client was told must be what the log says.

Prints one JSON object. `acknowledged` is the time from asking to the acknowledgement, `shown` from asking to the
message that shows what came of it; the peer has one message for both. `ratio` compares with each of its rhythms. Where
the machine has other things to do, several rounds help: each server is measured in each, and its middle one counts.
Exits with 1 if an action was refused or lost, or if a view differs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import boardgame
import serving
from load import told

VIEW = 3_200  # bytes of a view of Bounty Hunters with four players, on average over a game
PEER_WARM = 5.0  # seconds


def milliseconds(times: list[float]) -> dict[str, float]:
    """The median and the 99th percentile."""
    parts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {"p50_ms": round(parts[49] * 1000, 1), "p99_ms": round(parts[98] * 1000, 1)}


def ours(args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Our server under load, and what the log says afterwards."""
    from checking import checked

    database, port, report = (
        args.database or str(Path(folder) / "cantina.sqlite"),
        serving.free_port(),
        f"{folder}/load",
    )
    told("our server")
    server = serving.start(database, port)
    try:
        wanted = {"tables": args.tables, "seconds": args.seconds, "warm": args.warm, "pause": args.pause}
        given = {"port": port, "server": server.pid, **wanted}
        options = [word for name, value in given.items() for word in (f"--{name}", str(value))]
        load = Path(__file__).parent / "load.py"
        subprocess.run([sys.executable, load, *options, "--report", report], check=True)
    finally:
        serving.stop(server)
    seen = json.loads(Path(report).read_text())
    told("comparing with the log")
    return {
        "tables": args.tables,
        "actions_per_s": round(len(seen["took"]) / args.seconds),
        "acknowledged": milliseconds(seen["took"]),
        "shown": milliseconds(seen["seen"]),
        "refused": len(seen["refused"]),
        "messages_per_action": round(seen["updates"] / max(1, len(seen["took"])), 2),
        "server_busy": round(seen["server_busy"], 2),
        "driver_busy": round(seen["driver_busy"], 2),
        "log": checked(database, seen["clients"]),
    }


def peer(args: argparse.Namespace, rhythm: str) -> dict[str, Any]:
    """boardgame.io's server under load."""
    told(f"boardgame.io, {rhythm}")
    port = serving.free_port()
    server = boardgame.start(port, rhythm, VIEW)
    try:
        seen = asyncio.run(boardgame.play(port, args.matches, args.seconds, PEER_WARM, rhythm, server.pid))
    finally:
        server.kill()
        server.wait()
    return {
        "matches": args.matches,
        "moves_per_s": round(len(seen["took"]) / args.seconds),
        "acknowledged": milliseconds(seen["took"]),
        "messages_per_move": round(seen["updates"] / max(1, len(seen["took"])), 2),
        "server_busy": round(seen["server_busy"], 2),
        "stuck": seen["stuck"],
    }


def ratio(own: dict[str, Any], other: dict[str, Any]) -> dict[str, float]:
    """Ours in relation to the peer."""
    return {
        "throughput": round(own["actions_per_s"] / other["moves_per_s"], 2),
        "p99": round(own["acknowledged"]["p99_ms"] / other["acknowledged"]["p99_ms"], 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--matches", type=int, default=200, help="of the peer")
    parser.add_argument("--seconds", type=float, default=20, help="that are measured")
    parser.add_argument("--warm", type=float, default=20, help="seconds before: until most words have been said once")
    parser.add_argument("--pause", type=float, default=0, help="seconds for which our clients think, on average")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--database", help="a new file; without it one in a folder for temporary files")
    parser.add_argument("--no-peer", action="store_true", help="measure our server alone")
    args = parser.parse_args()
    peers = boardgame.RHYTHMS if not args.no_peer and boardgame.installed() else ()
    rounds = []
    for _ in range(args.rounds):
        rounds.append({f"boardgame.io {rhythm}": peer(args, rhythm) for rhythm in peers})
        with tempfile.TemporaryDirectory() as folder:
            rounds[-1]["cantina"] = ours(args, folder)
    found = {name: middle([one[name] for one in rounds]) for name in rounds[0]}
    compared = {rhythm: ratio(found["cantina"], found[f"boardgame.io {rhythm}"]) for rhythm in peers}
    print(json.dumps({**found, "ratio": compared}, indent=1))
    kept = [one["cantina"] for one in rounds]
    return 1 if any(one["refused"] or one["log"]["lost"] or one["log"]["different"] for one in kept) else 0


def middle(measures: list[dict[str, Any]]) -> dict[str, Any]:
    """The one in the middle by throughput."""
    ordered = sorted(measures, key=lambda one: one.get("actions_per_s", one.get("moves_per_s")))
    return ordered[len(ordered) // 2]


if __name__ == "__main__":
    sys.exit(main())
