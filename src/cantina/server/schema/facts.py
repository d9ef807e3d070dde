"""What never changes about a game, for clients that do not know it."""

from __future__ import annotations

from cantina.engine.game import Game
from cantina.players import levels_of
from cantina.server.schema.responses import Facts


def facts_of(game: Game) -> Facts:
    """The facts of a game."""
    return {
        "game": game.id,
        "seats": [*game.seat_counts],
        "default_seats": game.default_seats or game.seat_counts[0],
        "minutes": game.minutes,
        "levels": levels_of(game),
        "simultaneous": game.simultaneous,
        "cooperative": game.cooperative,
        "total": game.rows[game.total],
        "rank": game.rows[game.rank],
    }
