"""What child processes of the tests do. They come from one process that has imported everything already."""

from __future__ import annotations

import itertools
import multiprocessing
import resource
from concurrent.futures import wait

from cantina.store import Opened, open_store
from store.kit import GAME

TABLES = ("a", "b", "c")
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["cantina.store", "sqlalchemy.dialects.sqlite", "psycopg", "alembic.command"])


def append_until_killed(address, out):
    """Go on with the logs of three tables and print each number when it is acknowledged."""
    store = open_store(address)
    last = {table: len(store.load(table)) for table in TABLES}
    out.send(("begins", 0))
    for step in itertools.count(1):
        futures = {}
        for table in TABLES:
            number = last[table] + step
            side = [Opened(table, GAME, 2, 0)] if number == 1 else []
            futures[table, number] = store.append(table, number, 0, "{}" + " " * 500, side)
        for place, future in futures.items():
            future.result(30)
            out.send(place)


def fill_a_small_disk(address, out):
    """Append until no file may grow; then the disk has room again, and it must go on."""
    store = open_store(address)
    store.append("t", 1, 0, "{}", [Opened("t", GAME, 2, 0)]).result(30)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    for number in itertools.count(2):
        error = store.append("t", number, 0, '"' + "x" * 20_000 + '"').exception(30)
        if error is not None:
            break
    held = [entry.number for entry in store.load("t")]
    again = store.append("t", number, 0, '"' + "x" * 20_000 + '"').exception(30)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    later = [store.append("t", number + more, 0, "{}") for more in range(3)]
    wait(later, 30)
    out.send((error.key, held == list(range(1, number)), again.key, [future.exception() for future in later]))
    store.close()
