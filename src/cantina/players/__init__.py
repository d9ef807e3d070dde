"""Computer players. They get what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cantina.engine.action import Action
from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
from cantina.engine.match import Match
from cantina.engine.policies import LEVEL, LEVELS, thinking_room

__all__ = ["LEVELS", "Glance", "check_level", "choose", "choose_action", "glance", "levels_of"]


def check_level(level: str) -> str:
    """A level that exists."""
    if level not in LEVELS:
        raise BadOption("option-choice", option="level", value=str(level), allowed=", ".join(LEVELS))
    return level


def levels_of(game: Game) -> list[str]:
    """The levels that differ in a game, the weakest first: players look ahead only where there is an `estimate`."""
    return [level for level in LEVELS if level != LEVELS[LEVEL.ahead] or "estimate" in game.functions]


class Glance(NamedTuple):
    """All that a player gets: what a seat may know now, and the rules."""

    game: Game
    content: Content
    view: Records  # a concealed record
    seat: int


def glance(match: Match, seat: int) -> Glance:
    """What a seat may know now, independent of the match: another thread can think about it."""
    return Glance(match.game, match.content, match.concealed(seat), seat)


def choose_action(match: Match, seat: int, level: str, rng: np.ndarray[Any, Any]) -> Action:
    """The action of a player of a level, for a seat that may act now; `rng` is a cell of dice."""
    seat = match.check_asked(seat, "choose_action")
    return Action(choose(glance(match, seat), level, rng), match.game, match.content)


def choose(glance: Glance, level: str, rng: np.ndarray[Any, Any]) -> int:
    """The code of the action of a player of a level; `rng` is a cell of dice."""
    game, calls = glance.game, glance.game.calls
    number = LEVELS.index(check_level(level))
    if number == LEVEL.ahead and calls is game.interpreted_calls:  # too slow
        number = LEVEL.greedy
    room, tables = thinking_room(game, calls.rows, glance.view), calls.rows(glance.content.tables)
    return int(calls.choose(*room, tables, glance.seat, number, rng))
