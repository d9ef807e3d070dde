"""Fuzz the whole server for as long as you like (`tests/server/fuzz.py`).

    python -m tools.fuzz --runs 200 --steps 2000 --seed 1

Each run has the next seed and a server of its own. A run that fails is shortened and saved in
`tests/server/fuzz_crashes/`, where it is a test from then on. Ctrl-C stops; `--seed` goes on with any later run.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from functools import partial

from cantina.terminal.progress import show_bar
from server.fuzz import fuzz


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Fuzz the whole server.")
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--steps", type=int, default=2000, help="of each run")
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    return parser.parse_args()


def share(runs_done: int, given: argparse.Namespace, steps: int) -> None:
    """Show how far it has come."""
    show_bar((runs_done + steps / given.steps) / given.runs)


def main() -> int:
    given, failures = arguments(), 0
    for number in range(given.runs):
        try:
            fuzz(given.seed + number, given.steps, progress=partial(share, number, given))
        except KeyboardInterrupt:
            print(f"\nstopped in the run with seed {given.seed + number}")
            break
        except Exception:
            failures += 1
            traceback.print_exc()
    show_bar(None)
    print(f"{failures} runs failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
