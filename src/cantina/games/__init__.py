"""The games, by their ids."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from cantina.engine.errors import BadOption
from cantina.engine.game import Game

_ROOMS = {
    "bounty-hunters": "cantina.games.bounty_hunters",
    "way-of-the-mandalorian": "cantina.games.way_of_the_mandalorian",
    "mandalorian-adventures": "cantina.games.mandalorian_adventures",
}


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


class _Games(ModuleType):
    """The API calls `cantina.games()`, and `cantina.games` is also the package of the games: so it can be called."""

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Games
