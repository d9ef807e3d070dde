"""How long it takes until a game runs compiled in a new process, from an empty cache and from a full one.

    python bench/compiling.py [--times 3] [GAME ...]

Each time a process of its own compiles into an empty folder, then another one loads what was compiled. CPU seconds are
those of these processes: on a busy computer they say more than the seconds that pass. Prints one JSON object with the
median of each.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from statistics import median

from cantina.games import ids


def measured(game_id: str, folder: str) -> tuple[float, float]:
    """CPU seconds and seconds until a game runs compiled, with this cache folder."""
    settings = {**os.environ, "CANTINA_CACHE": folder, "CANTINA_COMPILED": "", "CANTINA_RUN": "auto"}
    begun, used = time.perf_counter(), cpu_of_children()
    subprocess.run([sys.executable, "-c", f"import cantina; cantina.compile({game_id!r})"], env=settings, check=True)
    return cpu_of_children() - used, time.perf_counter() - begun


def cpu_of_children() -> float:
    """CPU seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def of_game(game_id: str, times: int) -> dict[str, float]:
    """The figures of one game."""
    found: dict[str, list[float]] = {"cold_cpu_s": [], "cold_s": [], "warm_cpu_s": [], "warm_s": []}
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            figures = measured(game_id, folder) + measured(game_id, folder)
        for name, figure in zip(found, figures, strict=True):
            found[name].append(figure)
    return {name: round(median(figures), 1) for name, figures in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=ids())
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    print(json.dumps({game_id: of_game(game_id, args.times) for game_id in args.games}, indent=1))


if __name__ == "__main__":
    main()
