"""What all simulations share: when an endless game is cut off, and what a place is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cantina.engine.conformity import TURN_LIMIT
from cantina.engine.game import Content, Game
from cantina.engine.inputs import check_mapping
from cantina.engine.record import Array

MOST_TURNS = 100


def simulation_options(
    game: Game, given: Mapping[str, Any] | None, seats: int, content: Content | None = None
) -> dict[str, Any]:
    """All options of a game; where turns can be limited, 100 of them by default (BH-S38)."""
    limit = {TURN_LIMIT: MOST_TURNS} if any(option.name == TURN_LIMIT for option in game.options) else {}
    return game.settled({**limit, **check_mapping(given)}, seats, content)


def rewards(ranks: Array, unfinished: Array | bool) -> Array:
    """What the places of one game, or of many games, are worth to each seat: the share of the win, less an even share.

    Winners share 1 among them. The sum over the seats is 0 when a seat wins, and -1 when nobody does: all lose
    together, or the game was stopped unfinished (WM-A52).

    >>> rewards(np.array([2, 1, 3, 4]), False).tolist()
    [-0.25, 0.75, -0.25, -0.25]
    >>> rewards(np.array([[1, 1], [2, 2], [1, 2]]), np.array([False, False, True])).tolist()
    [[0.0, 0.0], [-0.5, -0.5], [-0.5, -0.5]]
    """
    won = (ranks == 1) & ~np.asarray(unfinished)[..., np.newaxis]
    winners = np.maximum(won.sum(axis=-1, keepdims=True), 1)
    return np.asarray(won / winners - 1 / ranks.shape[-1])
