"""Games of one setting, dealt and played a few at a time, with all their events."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from cantina.engine.census import FinishedGames, originals
from cantina.engine.game import Game
from cantina.engine.log import COLUMNS, COUNT, NO_LOG
from cantina.engine.options import Choice
from cantina.engine.policies import thinking_room
from cantina.engine.record import Array, blank
from cantina.lab.conventions import simulation_options

EVENTS_A_GAME = 1 << 15  # more than any game has that ends as simulations do


class Setting(NamedTuple):
    """How many play, and what was chosen before the deal."""

    seats: int
    options: dict[str, str]


def settings(game: Game, varied: Collection[str]) -> list[Setting]:
    """Every number of players with every value of the options that are to be varied."""
    choices = [option for option in game.options if isinstance(option, Choice) and option.name in varied]
    return [
        Setting(seats, dict(zip((choice.name for choice in choices), values, strict=True)))
        for values in product(*(choice.values for choice in choices))
        for seats in game.seat_counts
    ]


class Sampler:
    """Deals and plays the games of one setting; the same seed gives the same games."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: list[int]) -> None:
        self.game, self.seats, self.rules = game, seats, game.compiled
        self.numbers = game.numbers(simulation_options(game, options, seats), seats)
        self.dice = np.random.default_rng(seed)
        self.guesses = self.dice.integers(1, 1 << 32, 1)
        self.tables = self.rules.hold(game.content.tables)
        self.room = thinking_room(game, self.rules.rows)
        self.log = np.zeros((0, COLUMNS), np.int32)

    def play(self, levels: Array) -> tuple[FinishedGames, Array]:
        """Play one game for each row of levels, one column for each seat; the games, and their score pads."""
        count, rows, loops = len(levels), self.rules.rows, self.game.loops
        states, empty = blank(self.game.state, count), blank(self.game.state)
        words = self.dice.integers(0, 1 << 32, (count, 8), np.uint32)
        log = self._empty_log(count)
        loops["start"](rows(states), rows(empty), words, self.tables, self.numbers, NO_LOG)
        loops["play_levels"](rows(states), *self.room, self.tables, levels, self.guesses, log)
        pads = np.zeros((count, self.game.seat_counts[-1], len(self.game.rows)), np.int32)
        loops["results_all"](rows(states), self.tables, pads)
        events, unfinished = originals(log[1 : log[COUNT] + 1]), np.zeros(count, np.bool_)
        loops["unfinished_all"](rows(states), unfinished)
        return FinishedGames(self.game.content, states, events, unfinished), pads[:, : self.seats]

    def _empty_log(self, count: int) -> Array:
        """An empty log with room for the events of n games."""
        if len(self.log) < count * EVENTS_A_GAME:
            self.log = np.zeros((count * EVENTS_A_GAME, COLUMNS), np.int32)
        self.log[COUNT] = 0
        return self.log
