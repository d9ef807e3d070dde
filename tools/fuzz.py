"""Fuzz the whole server for as long as you like (`tests/server/fuzz.py`).

    python -m tools.fuzz --minutes 60 --seed 1
    python -m tools.fuzz --runs 200 --steps 2000 --seed 1

Each run has the next seed and a server of its own. A run that fails is shortened and saved in
`tests/server/fuzz_crashes/`, where it is a test from then on. Ctrl-C stops. How far it has come is kept in
`artefacts/`: the same command goes on with the first run that was not done; `--minutes` are those of this call.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

from cantina.terminal.progress import show_bar
from server.fuzz import CRASHES, fuzz
from suites import ROOT

FOLDER = ROOT / "artefacts"
STEPS = 2000  # of each run

Progress = Callable[[float], None]


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was asked for: a budget in runs, or in minutes."""
    parser = argparse.ArgumentParser(description="Fuzz the whole server.")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--runs", type=int, default=100)
    budget.add_argument("--minutes", type=float, help="instead of a number of runs")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each run")
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    return parser.parse_args(given)


def state_file(given: argparse.Namespace, folder: Path) -> Path:
    """Where it is kept how far runs of this length, beginning with this seed, have come."""
    return folder / f"fuzz-{given.seed}-{given.steps}.json"


def kept(path: Path) -> dict[str, Any]:
    """How many runs are done, and the seeds of those that failed."""
    return dict(json.loads(path.read_text())) if path.exists() else {"runs": 0, "failed": []}


def go_on(given: argparse.Namespace, folder: Path = FOLDER, crashes: Path = CRASHES) -> dict[str, Any]:
    """Run after run, until all are done or the time is over; a run that was interrupted is not done."""
    folder.mkdir(exist_ok=True)
    path, begun = state_file(given, folder), time.monotonic()
    done, minutes = kept(path), given.minutes
    end, runs = (inf, given.runs) if minutes is None else (begun + minutes * 60, inf)

    def share(steps: int) -> None:
        by_runs = (done["runs"] + steps / given.steps) / runs
        show_bar(min(1.0, by_runs if minutes is None else (time.monotonic() - begun) / (minutes * 60)))

    while done["runs"] < runs and time.monotonic() < end:
        run_once(given, done, share, crashes, end)
        path.write_text(json.dumps(done))
    show_bar(None)
    return done


def run_once(given: argparse.Namespace, done: dict[str, Any], share: Progress, crashes: Path, end: float) -> None:
    """The next run; it counts if it was carried out whole."""
    seed, steps = given.seed + done["runs"], 0

    def count(now: int) -> None:
        nonlocal steps
        steps = now
        share(now)

    try:
        fuzz(seed, given.steps, crashes, count, end)
    except Exception:
        traceback.print_exc()
        done["failed"].append(seed)
        steps = given.steps
    done["runs"] += steps >= given.steps


def main() -> int:
    given = arguments()
    try:
        done = go_on(given)
    except KeyboardInterrupt:
        done = kept(state_file(given, FOLDER))
        show_bar(None)
        print("stopped; the same command goes on")
    print(f"{done['runs']} runs, failed: {done['failed'] or 'none'}")
    return 1 if done["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
