"""Computer players. They are told what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.dice import roll
from cantina.engine.errors import BadOption
from cantina.engine.log import NO_LOG
from cantina.engine.loops import CANDIDATES, SCRATCH
from cantina.engine.match import Action, Match
from cantina.engine.ready import is_ready
from cantina.engine.record import blank

# `ahead` tries a few promising actions in imagined games. It plays like `greedy` while the compiled code is not ready,
# and in games that cannot say how well a seat stands.
LEVELS = ("random", "greedy", "ahead")
_roll: Any = interpreted(roll)


def check_level(level: str) -> str:
    """A level there is."""
    if level not in LEVELS:
        raise BadOption("option-choice", option="level", value=str(level), allowed=", ".join(LEVELS))
    return level


def choose_action(match: Match, seat: int, level: str, rng: np.ndarray[Any, Any]) -> Action:
    """What a player of a level does now: any legal action, or one that looks best; `rng` is a cell of dice."""
    choices = match.legal(seat)
    if check_level(level) == "random":
        return choices[int(_roll(rng, len(choices)))]
    if level == "ahead" and can_look_ahead(match):
        return Action(looked_ahead(match, seat, rng), match.game, match.content)
    worths = judged(match, seat, choices)
    best = [action for action, worth in zip(choices, worths, strict=True) if worth == max(worths)]
    return best[int(_roll(rng, len(best)))]


def judged(match: Match, seat: int, actions: list[Action]) -> list[float]:
    """How good each action looks from what the seat knows, by the game's rules of thumb."""
    rules = match.game.rules
    view, tables = rules.hold(match.concealed(seat)), rules.hold(match.content.tables)
    return [float(rules.judge(view, tables, seat, action.code)) for action in actions]


def can_look_ahead(match: Match) -> bool:
    """Whether a game can say how well a seat stands, fast enough to be asked often."""
    return match.game.compiled.estimate is not None and is_ready(match.game)


def looked_ahead(match: Match, seat: int, rng: np.ndarray[Any, Any]) -> int:
    """The code of the action that did best in imagined games."""
    game, room = match.game, match.game.most_legal
    rules, scratch = game.compiled, blank(game.state, SCRATCH)
    scratch[:1] = match.concealed(seat)
    out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
    tables = rules.hold(match.content.tables)
    return int(game.loops["look_ahead"](rules.rows(scratch), tables, seat, out, rng, NO_LOG, worths, sums))
