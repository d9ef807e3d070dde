"""How many entries per second the store makes durable, with one writer and with many at a time.

    python bench/store.py                                    # SQLite, in a temporary folder
    python bench/store.py --folder . --postgresql postgresql://user@/name

A writer appends an entry to a table of its own, waits until it is durable, and appends the next. Prints JSON.
The database at the address is used as it is and keeps the tables of the measurement: use one that holds nothing else.
"""

from __future__ import annotations

import argparse
import json
import platform
import sqlite3
import statistics
import tempfile
import time
from concurrent.futures import Future
from pathlib import Path
from threading import Event, Lock
from typing import Any
from uuid import uuid4

from cantina.store import Opened, Store, open_store

WRITERS = (1, 8, 64, 512)
BODY = json.dumps({"seat": 1, "action": "play 88 @2", "by": "guest-0123456789abcdef", "key": "0123456789abcdef"})


class Load:
    """A number of writers, each with one entry at a time in the queue."""

    def __init__(self, store: Store, writers: int, seconds: float) -> None:
        self.store, self.tables = store, [uuid4().hex for _ in range(writers)]
        self.waits: list[float] = []
        self.lock, self.left, self.over = Lock(), writers, Event()
        self.end = time.perf_counter() + seconds

    def next(self, table: str, number: int) -> None:
        """Append an entry, and when it is durable the next one."""
        begun = time.perf_counter()
        side = [Opened(table, "bounty-hunters", 2, 0)] if number == 1 else []
        future = self.store.append(table, number, 0, BODY, side)
        future.add_done_callback(lambda done: self.stored(done, table, number, begun))

    def stored(self, future: Future[None], table: str, number: int, begun: float) -> None:
        """Record how long it took, and append the next entry."""
        future.result()
        now = time.perf_counter()
        self.waits.append(now - begun)
        if now < self.end:
            self.next(table, number + 1)
            return
        with self.lock:
            self.left -= 1
            if self.left == 0:
                self.over.set()


def measured(store: Store, writers: int, seconds: float) -> dict[str, Any]:
    """Entries per second, and how long an entry waits."""
    load = Load(store, writers, seconds)
    commits = counted(store)
    begun = time.perf_counter()
    for table in load.tables:
        load.next(table, 1)
    load.over.wait()
    took = time.perf_counter() - begun
    parts = statistics.quantiles(load.waits, n=100)
    return {
        "writers": writers,
        "entries_per_s": round(len(load.waits) / took),
        "commits_per_s": round(len(commits) / took),
        "entries_per_commit": round(len(load.waits) / len(commits), 1),
        "median_ms": round(parts[49] * 1000, 2),
        "p99_ms": round(parts[98] * 1000, 2),
    }


def counted(store: Store) -> list[None]:
    """A list that grows by one with each transaction."""
    from sqlalchemy import event

    commits: list[None] = []
    event.listen(store._engine, "commit", lambda _: commits.append(None))
    return commits


def all_loads(address: str | Path, seconds: float) -> list[dict[str, Any]]:
    with open_store(address) as store:
        return [measured(store, writers, seconds) for writers in WRITERS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", help="where to put the SQLite file: the speed is that of its disk")
    parser.add_argument("--postgresql", help="the address of a database to measure too")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each number of writers")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        figures: dict[str, Any] = {
            "python": platform.python_version(),
            "sqlite": sqlite3.sqlite_version,
            "sqlite_full": all_loads(Path(folder) / "store.sqlite", chosen.seconds),
        }
    if chosen.postgresql:
        figures["postgresql"] = all_loads(chosen.postgresql, chosen.seconds)
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
