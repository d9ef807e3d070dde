"""Metrics for Prometheus: how many tables, entries, listeners; never who or what."""

from __future__ import annotations

from cantina.server.live.live_table import LiveTable
from cantina.server.live.registry import Registry


def text(registry: Registry) -> str:
    """The metrics in Prometheus' text format."""
    lives = list(registry.tables.values())
    metrics = {
        "cantina_tables": ("gauge", "tables in memory", len(lives)),
        "cantina_tables_running": ("gauge", "tables whose game is going on", sum(map(is_running, lives))),
        "cantina_listeners": ("gauge", "connections and streams", sum(len(one.listeners) for one in lives)),
        "cantina_bots_thinking": ("gauge", "bots that have to decide", sum(len(one.thinking) for one in lives)),
        "cantina_entries_total": ("counter", "entries stored by this process", registry.stored),
        "cantina_store_failures_total": ("counter", "entries that could not be stored", registry.failed),
        "cantina_games_compiled": ("gauge", "games that run compiled", registry.compiled),
        "cantina_refused_total": ("counter", "requests that were refused", registry.refused),
    }
    lines = []
    for name, (kind, about, value) in metrics.items():
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"


def is_running(live: LiveTable) -> bool:
    """Whether a game is going on."""
    return live.table.match is not None and not live.table.over
