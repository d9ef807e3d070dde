"""Which game a command is about that names none."""

from __future__ import annotations

import cantina
from cantina.engine.game import Game
from cantina.games import ids
from cantina.terminal.parser import BadArgument


def game_with(ability: str) -> Game:
    """The first game that has an optional field of the contract, such as `packs`."""
    for game_id in ids():
        game = cantina.game(game_id)
        if getattr(game, ability) is not None:
            return game
    raise BadArgument("terminal-game-missing", games="")
