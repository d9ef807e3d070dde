"""Computer players. They are told what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.dice import roll
from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
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


class Glance(NamedTuple):
    """All that a player is told: what a seat may know now, and the rules."""

    game: Game
    content: Content
    view: Records  # a concealed record
    seat: int


def glance(match: Match, seat: int) -> Glance:
    """What a seat may know now, free of the match: it can be thought about in another thread."""
    return Glance(match.game, match.content, match.concealed(seat), seat)


def choose_action(match: Match, seat: int, level: str, rng: np.ndarray[Any, Any]) -> Action:
    """What a player of a level does now; `rng` is a cell of dice."""
    return Action(choose(glance(match, seat), level, rng), match.game, match.content)


def choose(seen: Glance, level: str, rng: np.ndarray[Any, Any]) -> int:
    """The code of any legal action, or of one that looks best."""
    codes = legal(seen)
    if check_level(level) == "random":
        return codes[int(_roll(rng, len(codes)))]
    if level == "ahead" and can_look_ahead(seen.game):
        return looked_ahead(seen, rng)
    worths = judged(seen, codes)
    best = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
    return best[int(_roll(rng, len(best)))]


def legal(seen: Glance) -> list[int]:
    """The legal codes; what is legal depends only on what the actor knows."""
    rules, out = seen.game.rules, np.zeros(seen.game.most_legal, np.int16)
    n = rules.legal(rules.hold(seen.view), rules.hold(seen.content.tables), seen.seat, out)
    return [int(code) for code in out[:n]]


def judged(seen: Glance, codes: list[int]) -> list[float]:
    """How good each action looks, by the game's rules of thumb."""
    rules = seen.game.rules
    view, tables = rules.hold(seen.view.copy()), rules.hold(seen.content.tables)
    return [float(rules.judge(view, tables, seen.seat, code)) for code in codes]


def can_look_ahead(game: Game) -> bool:
    """Whether a game can say how well a seat stands, fast enough to be asked often."""
    return game.compiled.estimate is not None and is_ready(game)


def looked_ahead(seen: Glance, rng: np.ndarray[Any, Any]) -> int:
    """The code of the action that did best in imagined games."""
    game, room = seen.game, seen.game.most_legal
    rules, scratch = game.compiled, blank(game.state, SCRATCH)
    scratch[:1] = seen.view
    out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
    tables = rules.hold(seen.content.tables)
    return int(game.loops["look_ahead"](rules.rows(scratch), tables, seen.seat, out, rng, NO_LOG, worths, sums))
