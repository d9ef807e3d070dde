"""Our server in a process of its own, as `cantina serve` runs it, for the benchmarks.

    python bench/serving.py DATABASE PORT [--game ID] [--websockets NAME] [--limits]

It waits for the compiled rules of one game. All clients have one address, so the limits per address are lifted, unless
`--limits` says that they hold; all others hold.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.request import urlopen

if TYPE_CHECKING:
    from cantina.server.context import Context
    from cantina.server.operation.running import ServerSetup

HOST = "127.0.0.1"
UNLIMITED = 1e9
GAME = "bounty-hunters"  # unless another is named
PATIENCE = 600  # seconds to wait for compiled rules


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def start(
    database: str, port: int, websockets: str = "", limits: bool = False, games: Sequence[str] = (GAME,)
) -> subprocess.Popen[bytes]:
    """Start a server and wait until it answers; `websockets` names a protocol of uvicorn's to use instead of ours."""
    options = [*(("--websockets", websockets) if websockets else ()), *(("--limits",) if limits else ())]
    process = subprocess.Popen([sys.executable, __file__, database, str(port), "--games", *games, *options])
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
    """Stop a server gracefully; its exit code."""
    process.terminate()
    return process.wait()


def lift_limits_of_address(context: Context, setup: ServerSetup) -> None:
    """Let one address do what many do: the limits of each guest and of each connection hold."""
    for limit in context.limits_of_address:
        limit.burst = limit.rate = UNLIMITED
    admission = setup.admission
    context.under_way.of_address = admission.connections.of_address = UNLIMITED
    admission.arrivals.burst = admission.arrivals.rate = UNLIMITED


def main() -> None:
    from cantina import game
    from cantina.engine import ready
    from cantina.server.app import create_app
    from cantina.server.operation.running import ServerSetup, run
    from cantina.store import open_store
    from cantina.text import load_languages

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database")
    parser.add_argument("port", type=int)
    parser.add_argument("--games", nargs="+", default=[GAME], help="games that are compiled before it answers")
    parser.add_argument("--websockets", help="one of uvicorn's own protocols")
    parser.add_argument("--limits", action="store_true", help="the limits per address hold")
    args = parser.parse_args()
    for name in args.games:
        ready.wait(game(name))
    with open_store(args.database) as store:
        app = create_app(store)
        context = app.state.context
        setup = ServerSetup(app, context.registry, [socket.create_server((HOST, args.port), backlog=4096)])
        if args.limits:  # the server is attacked: it has read what `cantina serve` reads first
            load_languages()
            app.openapi()
        else:
            lift_limits_of_address(context, setup)
        if args.websockets:
            setup.websockets = args.websockets
        run(setup)


if __name__ == "__main__":
    main()
