"""What the programs for a GPU share: arguments, a clock, and packages from a folder where nothing can be installed."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PLAYERS = 4


def parser(description: str) -> argparse.ArgumentParser:
    """The arguments that all of them take."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--site", type=Path, help="a folder with numba and numba-cuda")
    made.add_argument("--device", default="cuda", choices=("cuda", "cpu"), help="cpu: to try the program itself")
    made.add_argument("--only", nargs="+", default=None, help="the games to play; all by default")
    return made


def prepare(site: Path | None) -> None:
    """Find the packages: Cantina beside this file, the others in `site` if that is given."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    if site:
        sys.path.insert(0, str(site))
        __import__("_numba_cuda_redirector")  # before numba


def players_of(game: Any) -> int:
    return min(PLAYERS, game.seat_counts[-1])


def show(report: dict[str, Any]) -> None:
    print(json.dumps(report, indent=1))


def timed(batch: Any, work: Callable[[], Any]) -> float:
    """The seconds that work takes on the device."""
    batch.synchronize()
    start = time.perf_counter()
    work()
    batch.synchronize()
    return time.perf_counter() - start
