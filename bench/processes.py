"""One and two server processes on one PostgreSQL: what an action costs in CPU time.

    python bench/processes.py [--tables 100] [--seconds 20] [--pause 1.2] [--rounds 1] [--postgresql ADDRESS]

| case | processes | tables |
| --- | --- | --- |
| `one` | 1 | n |
| `two` | 2 | n at each, as a proxy spreads them that chooses by the table (docs/operation.md) |
| `half` | 2 | n / 2 at each |
| `mixed` | 2 | n at each, and the players of every table at both |

Clients wait before they act, and `one` and `two` have as much to do in each process. That matters: the more a process
has to do, the more entries share a commit and the less each of them costs, so `half` costs more an action than `one`.
All clients run in one more process. On a busy computer commits take longer and serve more entries: repeat the cases in
several rounds, of which the cheapest of each counts. Prints one JSON object: acknowledged actions per second,
milliseconds of CPU time for each (of the servers, and of the database where it was started for the measurement), and
the costs in relation to one process. The database at an address is used as it is and keeps the tables of the
measurement: use one that holds nothing else. Exits with 1 if an action was refused or lost, if a view differs, or if
two processes cost too much.
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
CASES = {"one": (1, 1.0), "two": (2, 2.0), "half": (2, 1.0), "mixed": (2, 2.0)}  # processes, times the tables


@contextmanager
def database(address: str | None) -> Iterator[tuple[str, int | None]]:
    """The database at an address, or a new one and its process."""
    if address:
        yield address, None
        return
    sys.path.insert(0, str(HERE.parent / "tests" / "store"))
    from postgres import new_server, remove

    server = new_server()
    server.stop()  # the tests start it without durability
    options = f"-c listen_addresses='' -c unix_socket_directories='{server.folder}'"
    server.run("pg_ctl", "start", "-w", "-s", "-l", str(server.folder / "log"), "-o", options)
    try:
        yield server.address, int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    finally:
        remove(server)


def measured(database: tuple[str, int | None], case: str, args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """The figures of one or two processes under load."""
    show_progress(f"our servers: {case}")
    processes, times = CASES[case]
    ports = [serving.free_port() for _ in range(processes)]
    servers = [serving.start(database[0], port) for port in ports]
    report = f"{folder}/{case}.json"
    try:
        command = [
            sys.executable,
            HERE / "load.py",
            "--tables",
            str(round(times * args.tables)),
            "--seconds",
            str(args.seconds),
        ]
        where = ["--port", *map(str, ports), "--server", *(str(server.pid) for server in servers)]
        how = ["--pause", str(args.pause), "--warm", str(args.warm), *(["--mixed"] if case == "mixed" else [])]
        family = [] if database[1] is None else ["--family", str(database[1])]
        subprocess.run([*command, *where, *how, *family, "--report", report], check=True)
    finally:
        for server in servers:
            serving.stop(server)
    return summary(database[0], json.loads(Path(report).read_text()))


def summary(address: str, figures: dict[str, Any]) -> dict[str, Any]:
    """What is printed of a measurement."""
    from checking import checked

    rate = figures["acknowledged"] / figures["seconds"]
    return {
        "actions_per_s": round(rate),
        "acknowledged": milliseconds(figures["took"]),
        "shown": milliseconds(figures["shown"]),
        "refused": len(figures["refused"]),
        "cpu_ms_per_action": round(1000 * figures["server_busy"] / rate, 3),
        "database_cpu_ms_per_action": round(1000 * figures["family_busy"] / rate, 3),
        "updates_per_action": round(figures["updates"] / figures["acknowledged"], 2),
        "servers_busy": round(figures["server_busy"], 2),
        "driver_busy": round(figures["driver_busy"], 2),
        "cores_busy": round(figures["cores_busy"], 2),
        "log": checked(address, figures["clients"]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--pause", type=float, default=1.2, help="seconds a client waits before it acts, on average")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--most", type=float, default=1.2, help="times the CPU time of one process that two may take")
    parser.add_argument("--postgresql", help="the address of a database")
    args = parser.parse_args()
    with database(args.postgresql) as known, tempfile.TemporaryDirectory() as folder:
        rounds = [{case: measured(known, case, args, folder) for case in CASES} for _ in range(args.rounds)]
    found = {case: min((one[case] for one in rounds), key=cheapness) for case in CASES}
    cost = {case: figures["cpu_ms_per_action"] / found["one"]["cpu_ms_per_action"] for case, figures in found.items()}
    ratios = {
        "ratio": round(cost["two"], 2),
        "ratio_half": round(cost["half"], 2),
        "ratio_mixed": round(cost["mixed"], 2),
    }
    print(json.dumps({"cores": os.cpu_count(), **found, **ratios}, indent=1))
    logs = [one["log"] for of_round in rounds for one in of_round.values()]
    wrong = any(one["refused"] for of_round in rounds for one in of_round.values())
    return 1 if wrong or any(log["lost"] or log["different"] for log in logs) or cost["two"] > args.most else 0


def cheapness(figures: dict[str, Any]) -> float:
    """By what the cheapest measurement is found."""
    return float(figures["cpu_ms_per_action"])


if __name__ == "__main__":
    sys.exit(main())
