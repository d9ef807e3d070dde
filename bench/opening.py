"""How long it takes to open a table from its log: a finished game of Bounty Hunters with six players.

    python bench/opening.py [--games 5] [--times 20]

The players move at random, so the games are long. Each time the log is read from the store, parsed and replayed, as a
server does it for the first request for a table. Prints one JSON object, in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from cantina import game
from cantina.engine import ready
from cantina.server.live.live_table import entry_of
from cantina.server.operation.running import configure_gc
from cantina.store import Opened, Store, open_store
from cantina.table import play, seats
from cantina.table.bodies import Body, DealBody
from cantina.table.log import Entry, read, write
from cantina.table.replay import apply, fold
from cantina.table.table import Table, opened, opening

SEATS = 6


class Evening:
    """A table that is played at random, and its log."""

    def __init__(self, seed: int) -> None:
        self.log: list[Entry] = []
        self.table: Table | None = None
        self.add(opening("bounty-hunters", SEATS, "guest 0", seed.to_bytes(32, "big")))
        for seat in range(SEATS):
            self.add(seats.sit(self.table, f"guest {seat}", f"Guest {seat}", seat))
        self.add(DealBody())

    def add(self, body: Body) -> None:
        """Append an entry and apply it."""
        entry = read(len(self.log) + 1, float(len(self.log)), write(body))
        self.log.append(entry)
        if self.table is None:
            self.table = opened(f"table {id(self)}", entry)
        else:
            apply(self.table, entry)

    def play(self, dice: random.Random) -> None:
        """Play at random to the end."""
        while not self.table.over:
            seat = dice.choice(self.table.match.actors())
            action = str(dice.choice(self.table.match.legal(seat)))
            self.add(play.act(self.table, f"guest {seat}", seat, action, str(len(self.log))))


def store_log(store: Store, evening: Evening) -> None:
    """Store the log of an evening."""
    begun = [Opened(evening.table.id, "bounty-hunters", SEATS, 0)]
    futures = [
        store.append(evening.table.id, one.number, int(one.at), write(one.body), begun if one.number == 1 else [])
        for one in evening.log
    ]
    for future in futures:
        future.result()


def measured(store: Store, evening: Evening, times: int) -> dict[str, Any]:
    """Open the table `times` times."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        table = fold(evening.table.id, [entry_of(one) for one in store.load(evening.table.id)])
        took.append((time.perf_counter() - begun) * 1000)
        assert table.over
        assert table.view(None) == evening.table.view(None)
    return {"entries": len(evening.log), "median_ms": round(median(took), 1), "worst_ms": round(max(took), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    ready.wait(game("bounty-hunters"))
    configure_gc()
    found = []
    with tempfile.TemporaryDirectory() as folder, open_store(Path(folder) / "cantina.sqlite") as store:
        for seed in range(args.games):
            evening = Evening(seed)
            evening.play(random.Random(seed))
            store_log(store, evening)
            found.append(measured(store, evening, args.times))
    print(json.dumps({"seats": SEATS, "games": found}, indent=1))


if __name__ == "__main__":
    main()
