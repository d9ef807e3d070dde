"""How many actions per second our server acknowledges at 500 tables of four clients, beside boardgame.io's server.

    python bench/server.py [--game bounty-hunters] [--tables 500] [--seconds 20] [--rounds 1] [--pause 0]
        [--matches 200] [--no-peer] [--most-ack 15] [--most-shown 40] [--most-cpu 0.45]

One process of ours with its durable store (SQLite with synchronous FULL), another one for all clients, on loopback. In
the same run boardgame.io's server from npm, which keeps everything in memory, with a game for four whose state is as
large as a view of ours (`boardgame.py`). Afterwards every table is replayed from its log: every acknowledged action
must be in it, and the last update of every client must agree with it.

Prints one JSON object. `acknowledged` is the time from a request to its acknowledgement, `shown` from a request to the
update that shows its effect; the peer has one message for both. `ratio` compares with each of its rhythms. On a busy
machine use several rounds: both servers are measured in each, and the median round counts; the CPU time per action
depends less on other processes than the times do. Exits with 1 if an action was refused or lost, if a view differs, or
if a goal was missed (`--most-...`): for the 99th percentiles, and for the CPU time per action, in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from math import inf
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import boardgame
import serving
from figures import median_round, milliseconds, missed
from load import show_progress

# Bytes of a view with four players, on average over a game.
VIEWS = {"bounty-hunters": 3_200, "way-of-the-mandalorian": 1_600, "mandalorian-adventures": 11_000}
PEER_WARM = 5.0  # seconds


def ours(args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Our server under load, and the comparison with its log."""
    from checking import checked

    database, port, report = (
        args.database or str(Path(folder) / "cantina.sqlite"),
        serving.free_port(),
        f"{folder}/load",
    )
    show_progress("our server")
    server = serving.start(database, port, args.websockets, games=[args.game])
    try:
        wanted = {"tables": args.tables, "seconds": args.seconds, "warm": args.warm, "pause": args.pause}
        given = {"port": port, "server": server.pid, "game": args.game, **wanted}
        options = [word for name, value in given.items() for word in (f"--{name}", str(value))]
        load = Path(__file__).parent / "load.py"
        subprocess.run([sys.executable, load, *options, "--report", report], check=True)
    finally:
        serving.stop(server)
    figures = json.loads(Path(report).read_text())
    actions = max(1, len(figures["took"]))
    show_progress("comparing with the log")
    return {
        "tables": args.tables,
        "actions_per_s": round(len(figures["took"]) / args.seconds),
        "acknowledged": milliseconds(figures["took"]),
        "shown": milliseconds(figures["shown"]),
        "refused": len(figures["refused"]),
        "messages_per_action": round(figures["updates"] / actions, 2),
        "server_busy": round(figures["server_busy"], 2),
        "server_cpu_ms_per_action": round(figures["server_busy"] * args.seconds / actions * 1000, 3),
        "driver_busy": round(figures["driver_busy"], 2),
        "log": checked(database, figures["clients"], args.game),
    }


def peer(args: argparse.Namespace, rhythm: str) -> dict[str, Any]:
    """boardgame.io's server under load."""
    show_progress(f"boardgame.io, {rhythm}")
    port = serving.free_port()
    server = boardgame.start(port, rhythm, VIEWS[args.game])
    try:
        figures = asyncio.run(boardgame.play(port, args.matches, args.seconds, PEER_WARM, rhythm, server.pid))
    finally:
        server.kill()
        server.wait()
    return {
        "matches": args.matches,
        "moves_per_s": round(len(figures["took"]) / args.seconds),
        "acknowledged": milliseconds(figures["took"]),
        "messages_per_move": round(figures["updates"] / max(1, len(figures["took"])), 2),
        "server_busy": round(figures["server_busy"], 2),
        "stuck": figures["stuck"],
    }


def ratio(own: dict[str, Any], other: dict[str, Any]) -> dict[str, float]:
    """Our figures in relation to the peer's."""
    return {
        "throughput": round(own["actions_per_s"] / other["moves_per_s"], 2),
        "p99": round(own["acknowledged"]["p99_ms"] / other["acknowledged"]["p99_ms"], 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=serving.GAME, choices=VIEWS)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--matches", type=int, default=200, help="of the peer")
    parser.add_argument("--seconds", type=float, default=20, help="that are measured")
    parser.add_argument("--warm", type=float, default=20, help="seconds before, until most texts are in the caches")
    parser.add_argument("--pause", type=float, default=0, help="seconds a client waits before it acts, on average")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--database", help="a new file; without it one in a folder for temporary files")
    parser.add_argument("--websockets", default="", help="one of uvicorn's own protocols, such as websockets-sansio")
    for goal in ("--most-ack", "--most-shown", "--most-cpu"):
        parser.add_argument(goal, type=float, default=inf, help="a goal, in milliseconds")
    parser.add_argument("--no-peer", action="store_true", help="measure our server alone")
    args = parser.parse_args()
    peers = boardgame.RHYTHMS if not args.no_peer and boardgame.installed() else ()
    rounds = []
    for _ in range(args.rounds):
        rounds.append({f"boardgame.io {rhythm}": peer(args, rhythm) for rhythm in peers})
        with tempfile.TemporaryDirectory() as folder:
            rounds[-1]["cantina"] = ours(args, folder)
    found = {name: median_round([one[name] for one in rounds]) for name in rounds[0]}
    compared = {rhythm: ratio(found["cantina"], found[f"boardgame.io {rhythm}"]) for rhythm in peers}
    above = missed(found["cantina"], args)
    print(json.dumps({**found, "ratio": compared, "missed": above}, indent=1))
    kept = [one["cantina"] for one in rounds]
    return 1 if above or any(one["refused"] or one["log"]["lost"] or one["log"]["different"] for one in kept) else 0


if __name__ == "__main__":
    sys.exit(main())
