"""Cantina: three tabletop games about bounty hunters, to play, to study and to teach.

>>> import cantina
>>> match = cantina.new_match("bounty-hunters", seats=4, seed=7)
>>> match.actors()
(0, 1, 2, 3)
>>> [str(action) for action in match.legal(0)]
['draw target', 'draw hunter', 'draw contract', 'draw market']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantina import games
from cantina.engine import ready
from cantina.engine.action import Action
from cantina.engine.errors import (
    BadContent,
    BadNotation,
    BadOption,
    BadSavedGame,
    BadSeed,
    CannotUndo,
    CantinaError,
    IllegalAction,
)
from cantina.engine.game import Content
from cantina.engine.match import Match
from cantina.engine.saved import read as _read
from cantina.games import find as game

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadContent",
    "BadNotation",
    "BadOption",
    "BadSavedGame",
    "BadSeed",
    "CannotUndo",
    "CantinaError",
    "IllegalAction",
    "Match",
    "compile",
    "game",
    "games",
    "load_match",
    "new_match",
]


def new_match(
    game_id: str,
    seats: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    content: Content | None = None,
) -> Match:
    """Deal a new game. The seed is a number, 32 bytes, or None for a secret one; the content may be that of a pack."""
    return Match(game(game_id), seats, seed, options, content)


def load_match(text: str | bytes, content: Content | None = None) -> Match:
    """The match of a saved game, replayed and checked, or BadSavedGame; a game of a pack needs that pack again."""
    return _read(text, game, content)


def compile(game_id: str) -> None:
    """Wait until a game runs compiled."""
    ready.wait(game(game_id))
