"""Our server in a process of its own, as `cantina serve` runs it, for the benchmarks.

    python bench/serving.py DATABASE PORT

It waits for compiled rules. All clients come from one address, so how often one address may ask and how many tables it
may open is not limited; all other limits hold.
"""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
import time
from urllib.request import urlopen

HOST = "127.0.0.1"
PATIENCE = 600  # seconds until compiled rules are there


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server that can be asked."""
    process = subprocess.Popen([sys.executable, __file__, database, str(port)])
    begun = time.monotonic()
    while time.monotonic() < begun + PATIENCE and process.poll() is None:
        try:
            urlopen(f"http://{HOST}:{port}/health").read()
            return process
        except OSError:
            time.sleep(0.05)
    process.kill()
    raise SystemExit("our server does not answer")


def stop(process: subprocess.Popen[bytes]) -> int:
    """End a server in peace; how it ended."""
    process.terminate()
    return process.wait()


def main() -> None:
    from cantina import game
    from cantina.engine import ready
    from cantina.server.app import create_app
    from cantina.server.running import Plan, run
    from cantina.store import open_store

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    ready.wait(game("bounty-hunters"))
    with open_store(sys.argv[1]) as store:
        app = create_app(store)
        doors = app.state.doors
        for limit in (doors.requests, doors.tables):
            limit.burst = limit.rate = 1e9
        run(Plan(app, doors.hall, [socket.create_server((HOST, int(sys.argv[2])), backlog=4096)]))


if __name__ == "__main__":
    main()
