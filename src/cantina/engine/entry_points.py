"""What a match calls from Python, with arguments of the types it uses: the entry points of a game's compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from cantina.engine.json_writer import new_text
from cantina.engine.log import NO_LOG, new_log
from cantina.engine.policies import LEVEL, RECORDS, thinking_room
from cantina.engine.record import blank

if TYPE_CHECKING:
    from cantina.engine.game import Game, Records

SEAT = ACTION = KNOWN = 0
Arguments = dict[str, tuple[Any, ...]]


def new_codes(game: Game) -> Records:
    """Memory for legal codes."""
    return np.zeros(game.most_legal, np.int16)


def rule_arguments(game: Game) -> Arguments:
    """Arguments for the functions of a game."""
    s, t, log, out = blank(game.state)[0], game.content.tables[0], new_log(), new_codes(game)
    seats = game.seat_counts[0]
    return {
        "setup": (s, t, game.numbers(game.settled(None, seats), seats), log),
        "actors": (s,),
        "legal": (s, t, SEAT, out),
        "apply": (s, t, SEAT, ACTION, log),
        "conceal": (s, t, SEAT),
        "imagine": (s, t, np.array([1]), log),
        "result": (s, t, game.new_pad()),
        "features": (s, t, SEAT, np.zeros(game.feature_size, np.float32)),
        "judge": (s, t, SEAT, ACTION),
        "stand_in": (s, t, SEAT),
    }


def call_arguments(game: Game) -> Arguments:
    """Arguments for the functions of `calls.py`."""
    states, tables, log, out = blank(game.state), game.content.tables, new_log(), new_codes(game)
    numbers = np.array([0])
    arguments: Arguments = {
        "call_actors": (states,),
        "call_legal": (states, tables, SEAT, out),
        "call_apply": (states, tables, SEAT, ACTION, log),
        "call_conceal": (states, tables, SEAT),
        "conceal_for_all": (states, blank(game.state, 2), tables),
        "replay": (states, tables, numbers, numbers, KNOWN, out, log, numbers, numbers),
        "call_choose": (*thinking_room(game, lambda records: records), tables, SEAT, LEVEL.ahead, np.array([1])),
    }
    if "write_view" in game.functions:
        arguments["call_write_view"] = states, tables, game.new_pad(), new_text()
    if "write_outlook" in game.functions:
        arguments["call_write_outlook"] = states, blank(game.state), tables, SEAT, out, new_text()
    if "tally" in game.functions:
        counts, rng = np.zeros(len(game.odds), np.int64), np.array([1])
        arguments["call_odds"] = blank(game.state, RECORDS), out, counts, NO_LOG, tables, SEAT, ACTION, KNOWN, rng
    return arguments
