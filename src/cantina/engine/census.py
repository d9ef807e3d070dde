"""What a game counts for the laboratory in games that are over.

The laboratory adds up the tallies of many games and prints the sheets, and knows nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
from cantina.engine.record import Array
from cantina.text import Message

Tally = dict[str, Array]  # named sums over games
EVENT_CODE, EVENT_AUDIENCE, EVENT_SEAT, EVENT_A = 0, 1, 2, 3


class FinishedGames(NamedTuple):
    """Some games that are over."""

    content: Content
    states: Records  # how they ended
    events: Array  # what happened, in rows (code, audience, seat, a, b, c), without public copies
    unfinished: Array  # which of them were stopped before their rules ended them: nobody has won these


class SheetLine(NamedTuple):
    """One line of a sheet."""

    label: Message
    figures: dict[str, float]  # by column; the name of a column that is a share begins with "share"


class Sheet(NamedTuple):
    """A table. Its title is the message `balance-sheet-<name>`, its columns are `balance-column-<column>`."""

    name: str
    lines: list[SheetLine]


class Census(NamedTuple):
    """What a game counts in games that are over."""

    varied: tuple[str, ...]  # the options of which every value is tried; all others keep their defaults
    usual_turns: tuple[int, int]  # how many turns a good game lasts
    usual_scores: tuple[int, int]  # the scores of a good game
    turns: Callable[[Records], Array]  # (states): how many turns each game lasted
    tally: Callable[[FinishedGames], Tally]  # sums over some games, which can be added to those of others
    sheets: Callable[[Content, Tally, int], list[Sheet]]  # (content, tally, games): the tables of n games


def census_of(game: Game) -> Census:
    """The census of a game, if it has one."""
    if game.census is None:
        raise BadOption("balance-no-census", game=game.id)
    return game.census


def share(part: float, whole: float) -> float:
    """A part of a whole that may be nothing."""
    return part / whole if whole else 0.0


def originals(events: Array) -> Array:
    """The events without the public copies of those that their own seats were already shown."""
    seats = events[:, EVENT_SEAT]
    return np.asarray(events[(seats < 0) | (events[:, EVENT_AUDIENCE] >> np.maximum(seats, 0) & 1 == 1)])
