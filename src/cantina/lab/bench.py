"""How fast a game runs. One core, full rules, legal actions asked before every action, random play."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from cantina.engine.game import Game, Rules
from cantina.engine.log import NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.record import blank
from cantina.lab.conventions import simulation_options

PLAYERS = 4
GAMES = 2000


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """All figures of one game."""
    players = min(PLAYERS, game.seat_counts[-1])
    batch = GameBatch(game, game.compiled, players, GAMES)
    decisions, took = repeat(seconds, batch.play)
    played = GameBatch(game, game.compiled, players, GAMES)
    played.deal()
    slow = GameBatch(game, game.interpreted, players, 1)
    slow_decisions, slow_took = repeat(seconds, slow.play)
    cold, warm = compile_times(game)
    return {
        "players": players,
        "decisions_per_s": round(decisions / took),
        "games_per_s": round(decisions / took / batch.decisions_per_game),
        "decisions_per_game": round(batch.decisions_per_game, 1),
        "interpreted_decisions_per_s": round(slow_decisions / slow_took),
        "views_per_s": round(rate(seconds, played.conceal)),
        "features_per_s": round(rate(seconds, played.observe)),
        "replays_per_s": round(rate(seconds, Replay(game, players))),
        "compile_cold_s": round(cold, 1),
        "compile_warm_s": round(warm, 1),
        "record_bytes": game.state.dtype.itemsize,
    }


def repeat(seconds: float, work: Callable[[], int]) -> tuple[int, float]:
    """Repeat work for some seconds, after one run that is not measured; how much was done in how long."""
    work()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work()
    return done, time.perf_counter() - start


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much work is done per second."""
    done, took = repeat(seconds, work)
    return done / took


class GameBatch:
    """Many games, dealt and played by the loops."""

    def __init__(self, game: Game, rules: Rules, players: int, count: int) -> None:
        self.rules, self.game, self.count, self.decisions_per_game = rules, game, count, 0.0
        self.loops = game.loops if rules is game.compiled else game.interpreted_loops
        self.states, self.empty = blank(game.state, count), blank(game.state)
        self.views = blank(game.state, count)
        self.words = seed_words([seed.to_bytes(32, "big") for seed in range(count)])
        self.options = game.numbers(simulation_options(game, None, players), players)
        self.tables, self.out = rules.hold(game.content.tables), np.zeros(game.most_legal, np.int16)
        self.rng, self.seats = np.array([1]), np.zeros(count, np.int8)
        self.vectors = np.zeros((count, game.feature_size), np.float32)

    def deal(self) -> None:
        """Begin all games again."""
        rows = self.rules.rows
        self.loops["start"](rows(self.states), rows(self.empty), self.words, self.tables, self.options, NO_LOG)

    def play(self) -> int:
        """Deal and play all games; the number of decisions."""
        self.deal()
        decisions = self.loops["random_games"](self.rules.rows(self.states), self.tables, self.rng, self.out, NO_LOG)
        self.decisions_per_game = decisions / self.count
        return int(decisions)

    def conceal(self) -> int:
        """One view of each game."""
        self.loops["conceal_all"](self.rules.rows(self.states), self.rules.rows(self.views), self.tables, 0)
        return self.count

    def observe(self) -> int:
        """One feature vector of each game, the view included."""
        rows = self.rules.rows
        self.loops["observe_all"](rows(self.states), rows(self.views), self.tables, self.seats, self.vectors)
        return self.count


class Replay:
    """A recorded game, replayed from its seed with every action checked."""

    def __init__(self, game: Game, players: int) -> None:
        self.batch, self.calls = GameBatch(game, game.compiled, players, 1), game.compiled_calls
        self.batch.deal()
        self.seats, self.codes = recorded(game, self.batch)
        self.ends, self.masks = np.zeros(len(self.codes), np.int64), np.zeros(len(self.codes), np.int64)

    def __call__(self) -> int:
        """Replay once."""
        batch, rows = self.batch, self.calls.rows
        batch.deal()
        tables, into = rows(batch.game.content.tables), (batch.out, NO_LOG, self.ends, self.masks)
        played = self.calls.replay(rows(batch.states), tables, self.seats, self.codes, 0, *into)
        if played != len(self.codes):
            raise RuntimeError("the recorded game does not replay")
        return 1


def recorded(game: Game, batch: GameBatch) -> tuple[Any, Any]:
    """The seats and codes of one random game."""
    rules, seats, codes = game.compiled, [], []
    state = rules.hold(batch.states)
    dice = np.random.default_rng(1)
    while mask := int(rules.actors(state)):
        seats.append((mask & -mask).bit_length() - 1)
        n = rules.legal(state, batch.tables, seats[-1], batch.out)
        codes.append(int(batch.out[dice.integers(n)]))
        rules.apply(state, batch.tables, seats[-1], codes[-1], NO_LOG)
    return np.array(seats, np.int64), np.array(codes, np.int64)


def compile_times(game: Game) -> tuple[float, float]:
    """Seconds until a game runs compiled in a new process: from an empty cache, then from a full one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", f"import cantina; cantina.compile({game.id!r})"]
        times = []
        for _ in range(2):
            start = time.perf_counter()
            subprocess.run(command, env={**os.environ, "CANTINA_CACHE": folder, "CANTINA_RUN": "auto"}, check=True)
            times.append(time.perf_counter() - start)
    return times[0], times[1]
