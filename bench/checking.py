"""Compare a log with its clients: every acknowledged action is in the log, every last update agrees with it."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from serving import GAME

from cantina import game
from cantina.engine import ready
from cantina.server.live.live_table import entry_of
from cantina.store import open_store
from cantina.table.replay import fold
from cantina.table.table import Table


def checked(database: str, clients: list[dict[str, Any]], game_id: str = GAME) -> dict[str, int]:
    """Replay every table from its log and compare it with what its clients received; counts what does not fit."""
    ready.wait(game(game_id))
    tables: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for client in clients:
        tables[client["table"]].append(client)
    found = {"tables": len(tables), "entries": 0, "over": 0, "acknowledged": 0, "lost": 0, "different": 0}
    with open_store(database) as store:
        for table_id, seats in tables.items():
            log = [entry_of(stored) for stored in store.load(table_id)]
            table = fold(table_id, log)
            found["entries"] += len(log)
            found["over"] += table.over
            for client in seats:
                found["acknowledged"] += len(client["done"])
                found["lost"] += sum(f"{client['seat']} {key}" not in table.keys for key in client["done"])
                found["different"] += differs(table, client)
    return found


def differs(table: Table, client: dict[str, Any]) -> bool:
    """Whether the last update of a client differs from the table of the log."""
    last, seat = json.loads(client["last"]), client["seat"]
    offered = [str(action) for action in table.dealt_match().legal(seat)]
    now = table.story.seq(seat), json.loads(table.view(seat)), offered
    return now != (last["seq"], last["view"], [one["action"] for one in last["legal"]])
