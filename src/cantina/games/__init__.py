"""The games, by their ids."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from cantina.engine.errors import BadOption
from cantina.engine.game import Game

_ROOMS = {"bounty-hunters": "cantina.games.bounty_hunters"}


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_ROOMS)


@cache
def _load(room: str) -> Game:
    found: Game = import_module(room).GAME
    return found


def find(game_id: str) -> Game:
    """The game with an id."""
    if not isinstance(game_id, str) or game_id not in _ROOMS:
        raise BadOption("game-unknown", game=str(game_id), games=", ".join(_ROOMS))
    return _load(_ROOMS[game_id])
