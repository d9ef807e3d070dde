"""Other programs on the same core: OpenSpiel's card games, stepped from Python and in its own C++ loop."""

from __future__ import annotations

import random
import time
from typing import Any

GAMES = ("hearts", "euchre", "crazy_eights")


def measure(seconds: float) -> dict[str, int]:
    """Decisions a second of each peer; empty where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    figures: dict[str, int] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        stepped, length = from_python(game, seconds)
        figures[f"openspiel {name} (python)"] = round(stepped)
        figures[f"openspiel {name} (c++)"] = round(in_cpp(pyspiel, game, seconds) * length)
    return figures


def from_python(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions a second with random play stepped from Python, and decisions a game; chance is not counted."""
    dice = random.Random(1)
    decisions, played, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        played += 1
    return decisions / (time.perf_counter() - start), decisions / played


def in_cpp(pyspiel: Any, game: Any, seconds: float) -> float:
    """Games a second played by OpenSpiel's own loop with its random bots."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    played, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, played)
        played += 1
    return played / (time.perf_counter() - start)
