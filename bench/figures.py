"""Figures of a run of the server: percentiles, the median of several rounds, and goals that were missed."""

from __future__ import annotations

import argparse
from statistics import quantiles
from typing import Any


def milliseconds(times: list[float]) -> dict[str, float]:
    """The median and the 99th percentile."""
    parts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {"p50_ms": round(parts[49] * 1000, 1), "p99_ms": round(parts[98] * 1000, 1)}


def median_round(measures: list[dict[str, Any]]) -> dict[str, Any]:
    """The median measurement by throughput."""
    ordered = sorted(measures, key=lambda one: one.get("actions_per_s", one.get("moves_per_s")))
    return ordered[len(ordered) // 2]


def missed(own: dict[str, Any], goals: argparse.Namespace) -> dict[str, float]:
    """Our figures that are above their goals."""
    figures = {
        "most_ack": own["acknowledged"]["p99_ms"],
        "most_shown": own["shown"]["p99_ms"],
        "most_cpu": own["server_cpu_ms_per_action"],
    }
    return {name: figure for name, figure in figures.items() if figure > getattr(goals, name)}
