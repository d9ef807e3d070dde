"""Compile everything a game has, loops included."""

from __future__ import annotations

import numpy as np

from cantina.engine import ready
from cantina.engine.game import Game
from cantina.engine.log import NO_LOG, new_log
from cantina.engine.loops import CANDIDATES, SCRATCH, seed_words
from cantina.engine.record import blank


def compile_everything(game: Game) -> None:
    """Call every function and loop of a game once, with the argument types that are used elsewhere."""
    ready.wait(game)
    rules, loops, count = game.compiled, game.loops, 2
    seats = game.seat_counts[0]
    options = game.numbers(game.settled(None, seats), seats)
    states, views, empty = blank(game.state, count), blank(game.state, count), blank(game.state)
    seeds = seed_words([bytes([i] * 32) for i in range(count)])
    tables, out, rng = rules.hold(game.content.tables), np.zeros(game.most_legal, np.int16), np.array([1])
    who, played = np.zeros(count, np.int8), np.zeros(count, np.int8)
    for log in (NO_LOG, new_log()):
        loops["start"](rules.rows(states), rules.rows(empty), seeds, tables, options, log)
    loops["acting"](rules.rows(states), who)
    codes, counts = np.zeros((count, game.most_legal), np.int16), np.zeros(count, np.int32)
    loops["legal_all"](rules.rows(states), tables, who, codes, counts)
    loops["mask_all"](codes, counts, np.zeros((count, game.notation.size), np.bool_))
    loops["observe_all"](
        rules.rows(states), rules.rows(views), tables, who, np.zeros((count, game.feature_size), np.float32)
    )
    loops["conceal_all"](rules.rows(states), rules.rows(views), tables, 0)
    actions = codes[:, 0].astype(np.int32)
    loops["step_all"](rules.rows(states), tables, who, actions, out, NO_LOG, played)
    loops["replay"](rules.rows(states)[0], tables, who[:0], actions[:0], out, NO_LOG)
    levels = np.zeros((count, game.seat_counts[-1]), np.int8)
    loops["play_levels"](rules.rows(states), rules.rows(views), tables, levels, rng, out, NO_LOG)
    loops["random_games"](rules.rows(states), tables, rng, out, NO_LOG)
    loops["results_all"](rules.rows(states), tables, np.zeros((count, game.seat_counts[-1], len(game.rows)), np.int32))
    if rules.estimate is not None:
        scratch, room = blank(game.state, SCRATCH), np.zeros((2, game.most_legal), np.int16)
        worths, sums = np.zeros(game.most_legal), np.zeros(CANDIDATES)
        loops["play_ahead"](rules.rows(states), rules.rows(scratch), tables, rng, room, NO_LOG, worths, sums)
