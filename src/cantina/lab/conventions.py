"""What all simulations agree on: when an endless game is cut off, and what a place is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cantina.engine.game import Content, Game

TURN_LIMIT = "max_turns"  # the option, and the field of the record, that ends a game after that many turns
MOST_TURNS = 100


def simulation_options(
    game: Game, given: Mapping[str, Any] | None, seats: int, content: Content | None = None
) -> dict[str, Any]:
    """All options of a game; where turns can be limited and nothing else is said, 100 of them (BH-S38)."""
    limit = {TURN_LIMIT: MOST_TURNS} if any(option.name == TURN_LIMIT for option in game.options) else {}
    return game.settled({**limit, **(given or {})}, seats, content)


def rewards(ranks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """What the places of one game, or of many games, are worth to each seat: the share of the win, less an even share.

    Winners share 1 among them. The sum over the seats is 0 when anybody wins, and -1 when all lose together.

    >>> rewards(np.array([2, 1, 3, 4])).tolist()
    [-0.25, 0.75, -0.25, -0.25]
    >>> rewards(np.array([[1, 1], [2, 2]])).tolist()
    [[0.0, 0.0], [-0.5, -0.5]]
    """
    won = ranks == 1
    winners = np.maximum(won.sum(axis=-1, keepdims=True), 1)
    return np.asarray(won / winners - 1 / ranks.shape[-1])
