"""One and two server processes on one PostgreSQL, under the same load.

    python bench/processes.py [--tables 200] [--seconds 15] [--postgresql ADDRESS]

Without an address a durable PostgreSQL server is started for the measurement. Tables are spread over the processes in
turn; all clients run in one more process. Prints one JSON object with the acknowledged actions per second, the load of
all processes, and the throughput of two processes in relation to one. The database at an address is used as it is and
keeps the tables of the measurement: use one that holds nothing else. Exits with 1 if an action was refused or lost, or
if a view differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import serving
from load import show_progress

from server import milliseconds

HERE = Path(__file__).parent


@contextmanager
def database(address: str | None) -> Iterator[str]:
    """The database at an address, or a new one."""
    if address:
        yield address
        return
    sys.path.insert(0, str(HERE.parent / "tests" / "store"))
    from postgres import new_server, remove

    server = new_server()
    server.stop()  # the tests start it without durability
    options = f"-c listen_addresses='' -c unix_socket_directories='{server.folder}'"
    server.run("pg_ctl", "start", "-w", "-s", "-l", str(server.folder / "log"), "-o", options)
    try:
        yield server.address
    finally:
        remove(server)


def measured(address: str, processes: int, args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """The figures of n processes under load."""
    from checking import checked

    show_progress(f"{processes} of our servers")
    ports = [serving.free_port() for _ in range(processes)]
    servers = [serving.start(address, port) for port in ports]
    report = f"{folder}/{processes}.json"
    try:
        command = [sys.executable, HERE / "load.py", "--tables", str(args.tables), "--seconds", str(args.seconds)]
        where = ["--port", *map(str, ports), "--server", *(str(server.pid) for server in servers)]
        subprocess.run([*command, *where, "--warm", str(args.warm), "--report", report], check=True)
    finally:
        for server in servers:
            serving.stop(server)
    figures = json.loads(Path(report).read_text())
    return {
        "actions_per_s": round(len(figures["took"]) / args.seconds),
        "acknowledged": milliseconds(figures["took"]),
        "refused": len(figures["refused"]),
        "servers_busy": round(figures["server_busy"], 2),
        "driver_busy": round(figures["driver_busy"], 2),
        "cores_busy": round(figures["cores_busy"], 2),
        "log": checked(address, figures["clients"]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument("--postgresql", help="the address of a database")
    args = parser.parse_args()
    with database(args.postgresql) as address, tempfile.TemporaryDirectory() as folder:
        one, two = (measured(address, processes, args, folder) for processes in (1, 2))
    ratio = round(two["actions_per_s"] / one["actions_per_s"], 2)
    print(json.dumps({"cores": os.cpu_count(), "one": one, "two": two, "ratio": ratio}, indent=1))
    return (
        1 if any(found["refused"] or found["log"]["lost"] or found["log"]["different"] for found in (one, two)) else 0
    )


if __name__ == "__main__":
    sys.exit(main())
