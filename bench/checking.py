"""Whether a server has kept its word: every acknowledged action is in the log, every view is that of the log."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from cantina import game
from cantina.engine import ready
from cantina.server.held import entry_of
from cantina.store import open_store
from cantina.table.story import length
from cantina.table.table import Table, fold


def checked(database: str, clients: list[dict[str, Any]]) -> dict[str, int]:
    """Read every table anew from its log, and compare with what its clients were told; how much does not fit."""
    ready.wait(game("bounty-hunters"))
    tables: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for client in clients:
        tables[client["table"]].append(client)
    found = {"tables": len(tables), "entries": 0, "acknowledged": 0, "lost": 0, "different": 0}
    with open_store(database) as store:
        for table_id, seats in tables.items():
            log = [entry_of(stored) for stored in store.load(table_id)]
            table = fold(table_id, log)
            found["entries"] += len(log)
            for client in seats:
                found["acknowledged"] += len(client["done"])
                found["lost"] += sum(f"{client['seat']} {key}" not in table.keys for key in client["done"])
                found["different"] += differs(table, client)
    return found


def differs(table: Table, client: dict[str, Any]) -> bool:
    """Whether the last that a client was told is not what the log says now."""
    last, seat = json.loads(client["last"]), client["seat"]
    offered = [str(action) for action in table.running().legal(seat)]
    now = length(table.story, seat), json.loads(table.view(seat)), offered
    return now != (last["seq"], last["view"], [one["action"] for one in last["legal"]])
