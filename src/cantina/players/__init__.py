"""Computer players. They are told what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.dice import roll
from cantina.engine.errors import BadOption
from cantina.engine.match import Action, Match

LEVELS = ("random", "greedy")
_roll: Any = interpreted(roll)


def check_level(level: str) -> str:
    """A level there is."""
    if level not in LEVELS:
        raise BadOption("option-choice", option="level", value=str(level), allowed=", ".join(LEVELS))
    return level


def choose_action(match: Match, seat: int, level: str, rng: np.ndarray[Any, Any]) -> Action:
    """What a player of a level does now: any legal action, or one that looks best; `rng` is a cell of dice."""
    choices = match.legal(seat)
    if check_level(level) == "greedy":
        worths = judged(match, seat, choices)
        choices = [action for action, worth in zip(choices, worths, strict=True) if worth == max(worths)]
    return choices[int(_roll(rng, len(choices)))]


def judged(match: Match, seat: int, actions: list[Action]) -> list[float]:
    """How good each action looks from what the seat knows, by the game's rules of thumb."""
    rules = match.game.rules
    view, tables = rules.hold(match.concealed(seat)), rules.hold(match.content.tables)
    return [float(rules.judge(view, tables, seat, action.code)) for action in actions]
