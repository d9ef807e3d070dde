"""Numbers for Prometheus: how many tables, entries, listeners; never who or what."""

from __future__ import annotations

from cantina.server.hall import Hall
from cantina.server.held import Held


def text(hall: Hall) -> str:
    """The numbers in Prometheus' text format."""
    held = list(hall.tables.values())
    numbers = {
        "cantina_tables": ("gauge", "tables in memory", len(held)),
        "cantina_tables_running": ("gauge", "tables whose game is going on", sum(map(running, held))),
        "cantina_listeners": ("gauge", "those who look at a table", sum(len(one.listeners) for one in held)),
        "cantina_bots_thinking": ("gauge", "bots that have to decide", sum(len(one.thinking) for one in held)),
        "cantina_entries_total": ("counter", "entries stored by this process", hall.stored),
        "cantina_store_failures_total": ("counter", "entries that could not be stored", hall.failed),
        "cantina_games_compiled": ("gauge", "games that run compiled", hall.compiled),
        "cantina_refused_total": ("counter", "wishes that were refused", hall.refused),
    }
    lines = []
    for name, (kind, about, value) in numbers.items():
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"


def running(held: Held) -> bool:
    """Whether a game is going on."""
    return held.table.match is not None and not held.table.over
