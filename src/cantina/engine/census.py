"""What a game tells the laboratory about games that were played to their ends.

The module `census` of a game has the functions of `Census`; the laboratory adds up the tallies of many games and prints
the sheets, and knows nothing else of the game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
from cantina.text import Message

Array = np.ndarray[Any, Any]
Tally = dict[str, Array]  # named sums over games
EVENT_CODE, EVENT_AUDIENCE, EVENT_SEAT, EVENT_A = 0, 1, 2, 3


class Played(NamedTuple):
    """Some games that are over."""

    content: Content
    states: Records  # how they ended
    events: Array  # what happened, in rows (code, audience, seat, a, b, c); what is told twice is in it once


class Line(NamedTuple):
    """One line of a sheet."""

    label: Message
    figures: dict[str, float]  # by column; the name of a column that is a share begins with "share"


class Sheet(NamedTuple):
    """A table. Its title is the message `balance-sheet-<name>`, its columns are `balance-column-<column>`."""

    name: str
    lines: list[Line]


class Census(Protocol):
    """The functions of a game's module `census`."""

    @property
    def VARIED(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """The options of which every value is looked at; all others stay as they are."""

    @property
    def USUAL_TURNS(self) -> tuple[int, int]:  # noqa: N802
        """How many turns a good game lasts."""

    @property
    def USUAL_SCORES(self) -> tuple[int, int]:  # noqa: N802
        """The scores of a good game."""

    def turns(self, states: Records) -> Array:
        """How many turns each game lasted."""

    def tally(self, played: Played) -> Tally:
        """Sums over some games, which can be added to those of others."""

    def sheets(self, content: Content, tally: Tally, games: int) -> list[Sheet]:
        """The tables of so many games."""


def census_of(game: Game) -> Census:
    """The census of a game, if it has one."""
    room = f"cantina.games.{game.id.replace('-', '_')}.census"
    if find_spec(room) is None:
        raise BadOption("balance-no-census", game=game.id)
    return cast(Census, import_module(room))


def told_once(events: Array) -> Array:
    """The events without those that repeat, for the others, what the seat itself was told before."""
    seats = events[:, EVENT_SEAT]
    return np.asarray(events[(seats < 0) | (events[:, EVENT_AUDIENCE] >> np.maximum(seats, 0) & 1 == 1)])
