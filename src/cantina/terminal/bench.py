"""`cantina bench`: how fast the games run, beside other programs on the same core."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

import cantina
from cantina.games import ids
from cantina.lab import bench, peers
from cantina.terminal import progress
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina bench`."""
    parser.add_flag("--json", "bench-help-json")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="N", help=parser.escaped("bench-help-seconds"))
    parser.add_flag("--no-peers", "bench-help-no-peers")


def run(args: Namespace, console: Console) -> int:
    """Measure everything and print it."""
    report: dict[str, Any] = {}
    for game_id in ids():
        progress.show_step(game_id)
        report[game_id] = bench.measure(cantina.game(game_id), args.seconds)
    progress.show_step("peers")
    report["peers"] = {} if args.no_peers else peers.measure(args.seconds)
    report["ratio"] = ratios(report)
    progress.show_step("")
    print(json.dumps(report, indent=1) if args.json else table(report, console))
    return 0


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """Our decisions/s over those of the best peer, for each game."""
    best = max(report["peers"].values(), default=0)
    return {name: round(report[name]["decisions_per_s"] / best, 2) for name in ids()} if best else {}


def table(report: dict[str, Any], console: Console) -> str:
    """The report for people."""
    lines = []
    for name, figures in report.items():
        lines.append(name if name in ids() else console.text(f"bench-{name}"))
        for key, figure in figures.items():
            label = console.text(f"bench-{key.replace('_', '-')}") if name in ids() else key
            lines.append(f"  {label:44} {figure:>16,}".replace(",", " "))
    return "\n".join(lines)
