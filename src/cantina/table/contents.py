"""Which content a table is played with: the one it began with, also after an upgrade has changed a card."""

from __future__ import annotations

from collections.abc import Callable

from cantina.engine.game import Content, Game
from cantina.table.errors import TableError

Contents = Callable[[Game, str], Content]  # the content of a game that has a hash; TableError if it is not to be had


def shipped(game: Game, hash: str) -> Content:
    """The content that ships with the game; any other is refused."""
    if hash != game.content.hash:
        raise TableError("table-other-content", game=game.id)
    return game.content
