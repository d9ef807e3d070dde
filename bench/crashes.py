"""Restart a server under load, again and again: no acknowledged action is lost, and every client reconnects.

    python bench/crashes.py [--times 20] [--tables 200] [--every 4] [--pause 1]

Once with SIGTERM, after which a server finishes the requests under way, and once with SIGKILL. The clients run in
another process and reconnect by themselves. At the end every table is replayed from its log: every acknowledged action
must be in it, and the last update of every client must agree with it. Prints one JSON object; exits with 1 if anything
is lost or differs.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import serving
from load import show_progress


def rounds(server: subprocess.Popen[bytes], database: str, port: int, args: argparse.Namespace, how: int) -> Any:
    """Stop the server and start it again at random moments; the last server, and all exit codes."""
    ends = []
    for number in range(args.times):
        time.sleep(args.settle if number == 0 else args.every * random.uniform(0.3, 1.0))
        server.send_signal(how)
        ends.append(server.wait())
        server = serving.start(database, port)
        show_progress(f"{signal.Signals(how).name} {number + 1}")
    time.sleep(args.settle)
    return server, ends


def wait_for(load: subprocess.Popen[bytes], seated: Path) -> None:
    """Wait until all clients are connected: only those can reconnect."""
    while not seated.exists():
        if load.poll() is not None:
            raise SystemExit("the clients have ended")
        time.sleep(0.05)


def crashed(args: argparse.Namespace, how: int, folder: str) -> dict[str, Any]:
    """All restarts with one signal."""
    from checking import checked

    database, port, report = f"{folder}/{how}.sqlite", serving.free_port(), f"{folder}/{how}.json"
    server = serving.start(database, port)
    command = [sys.executable, Path(__file__).parent / "load.py", "--port", str(port), "--tables", str(args.tables)]
    lasts = 2 * args.settle + args.times * (args.every + 4)
    pace = ["--seconds", str(lasts), "--warm", "0", "--pause", str(args.pause)]
    load = subprocess.Popen([*command, *pace, "--report", report, "--seated", f"{report}.seated"])
    try:
        wait_for(load, Path(f"{report}.seated"))
        server, ends = rounds(server, database, port, args, how)
        load.wait()
    finally:
        load.kill()
        serving.stop(server)
    figures = json.loads(Path(report).read_text())
    return {
        "times": args.times,
        "exit_codes": sorted(set(ends)),
        "clients": len(figures["clients"]),
        "came_back": sum(one["returns"] > 0 for one in figures["clients"]),
        "returns": sum(one["returns"] for one in figures["clients"]),
        "refused": len(figures["refused"]),
        "log": checked(database, figures["clients"]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=4, help="seconds of load between two ends, at the most")
    parser.add_argument("--settle", type=float, default=5, help="seconds of load before the first and after the last")
    parser.add_argument(
        "--pause", type=float, default=1, help="seconds a client thinks: no game may end before the last"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {signal.Signals(how).name: crashed(args, how, folder) for how in (signal.SIGTERM, signal.SIGKILL)}
    print(json.dumps(found, indent=1))
    return 1 if any(one["log"]["lost"] or one["log"]["different"] for one in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
