"""Look for leaks in many pairs of worlds (`tests/conformance/two_worlds.py`).

    python -m tools.two_worlds --pairs 1000000 --seed 7
    python -m tools.two_worlds --pairs 1000000 --seed 7 --game way-of-the-mandalorian

How far it has come is kept in `artefacts/`: the same command goes on where it was stopped. Every leak is printed with
the game, the seed and the step that show it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import cantina
from cantina.engine.game import Game
from cantina.terminal.progress import show_bar
from conformance.two_worlds import pairs
from suites import ROOT, join, suites

FOLDER = ROOT / "artefacts"
FRESH = {"games": 0, "pairs": 0, "leaks": []}


def game_number(game: Game, number: int, seed: int, done: dict[str, Any]) -> None:
    """Compare all pairs of one random game; games with the same number are the same."""
    tables = [(seats, options) for seats in game.seat_counts for options in suites()[game.id].variants]
    seats, options = tables[number % len(tables)]
    for pair in pairs(game, seats, dict(options), seed * 1_000_003 + number):
        done["pairs"] += 1
        if pair.leak:
            done["leaks"].append(list(pair))
            print(pair, flush=True)


def look(game: Game, wanted: int, seed: int, path: Path) -> dict[str, Any]:
    """Compare pairs of one game until there are as many as wanted, those of an earlier run included."""
    done: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {**FRESH, "leaks": []}
    while done["pairs"] < wanted:
        game_number(game, done["games"], seed, done)
        done["games"] += 1
        path.write_text(json.dumps(done))
        show_bar(min(done["pairs"] / wanted, 1.0))
    show_bar(None)
    return done


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Look for leaks in pairs of worlds.")
    parser.add_argument("--pairs", type=int, default=1_000_000, help="of the games together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--game", action="append", choices=list(suites()), help="instead of those that ship; may be repeated"
    )
    return parser.parse_args()


def main() -> int:
    given, leaks = arguments(), 0
    chosen = given.game or list(cantina.games())
    FOLDER.mkdir(exist_ok=True)
    for game_id in chosen:
        join(suites()[game_id])
        cantina.compile(game_id)
        path = FOLDER / f"two-worlds-{game_id}-{given.seed}.json"
        done = look(cantina.game(game_id), -(-given.pairs // len(chosen)), given.seed, path)
        print(f"{game_id}: {done['pairs']} pairs, {len(done['leaks'])} leaks")
        leaks += len(done["leaks"])
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
