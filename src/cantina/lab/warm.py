"""Compile everything a game has, loops included."""

from __future__ import annotations

import numpy as np

from cantina.engine import ready
from cantina.engine.compiled import INTERPRETED
from cantina.engine.entry_points import Arguments, new_codes
from cantina.engine.game import Game
from cantina.engine.log import NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.policies import thinking_room
from cantina.engine.record import blank

COUNT = 2  # games of each array; any number has the same type


def compile_everything(game: Game) -> None:
    """Compile every function and loop of a game, for the argument types that are used elsewhere."""
    ready.wait(game)
    if not INTERPRETED:
        from cantina.engine.units import entry_point, provide, unit_name

        entries = [entry_point(game.loops[name], *arguments) for name, arguments in loop_arguments(game).items()]
        provide(unit_name(f"{game.id}-loops", entries), entries)


def loop_arguments(game: Game) -> Arguments:
    """Arguments for the loops."""
    seats, most = game.seat_counts[0], game.seat_counts[-1]
    states, t, out, rng = blank(game.state, COUNT), game.content.tables[0], new_codes(game), np.array([1])
    who, actions, counts = np.zeros(COUNT, np.int8), np.zeros(COUNT, np.int32), np.zeros(COUNT, np.int32)
    codes, levels = np.zeros((COUNT, game.most_legal), np.int16), np.zeros((COUNT, most), np.int8)
    words, options = seed_words([bytes(32)] * COUNT), game.numbers(game.settled(None, seats), seats)
    return {
        "start": (states, states, words, t, options, NO_LOG),
        "acting": (states, who),
        "legal_all": (states, t, who, codes, counts),
        "mask_all": (codes, counts, np.zeros((COUNT, game.notation.size), np.bool_)),
        "observe_all": (states, states, t, who, np.zeros((COUNT, game.feature_size), np.float32)),
        "conceal_all": (states, states, t, 0),
        "step_all": (states, t, who, actions, out, NO_LOG, who),
        "play_levels": (states, *thinking_room(game, lambda records: records), t, levels, rng, NO_LOG),
        "random_games": (states, t, rng, out, NO_LOG),
        "results_all": (states, t, np.zeros((COUNT, most, len(game.rows)), np.int32)),
    }
