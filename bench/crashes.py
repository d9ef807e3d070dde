"""Servers that are ended in the middle of the load, and started again: nothing acknowledged is lost, all come back.

    python bench/crashes.py [--times 20] [--tables 200] [--every 4] [--pause 1]

Once with SIGTERM, which a server answers by finishing what is under way, and once with `kill -9`, which it cannot
answer. The clients are in another process and come back by themselves. At the end every table is read anew from its
log: every acknowledged action must be there, and the last thing every client was told must be what the log says. Prints
one JSON object; exits with 1 if anything was lost or differs.
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
from load import told


def rounds(server: subprocess.Popen[bytes], database: str, port: int, args: argparse.Namespace, how: int) -> Any:
    """End the server and start it again, at moments that nobody has chosen; the last one, and how all ended."""
    ends = []
    for number in range(args.times):
        time.sleep(args.settle if number == 0 else args.every * random.uniform(0.3, 1.0))
        server.send_signal(how)
        ends.append(server.wait())
        server = serving.start(database, port)
        told(f"{signal.Signals(how).name} {number + 1}")
    time.sleep(args.settle)
    return server, ends


def wait_for(load: subprocess.Popen[bytes], seated: Path) -> None:
    """Until all are connected: whoever is not there yet cannot come back."""
    while not seated.exists():
        if load.poll() is not None:
            raise SystemExit("the clients have ended")
        time.sleep(0.05)


def crashed(args: argparse.Namespace, how: int, folder: str) -> dict[str, Any]:
    """The whole evening with one kind of end."""
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
    seen = json.loads(Path(report).read_text())
    return {
        "times": args.times,
        "exit_codes": sorted(set(ends)),
        "clients": len(seen["clients"]),
        "came_back": sum(one["returns"] > 0 for one in seen["clients"]),
        "returns": sum(one["returns"] for one in seen["clients"]),
        "refused": len(seen["refused"]),
        "log": checked(database, seen["clients"]),
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
