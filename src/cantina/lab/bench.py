"""How fast it is: `cantina bench`. One core, full rules, legal actions asked before every action, random play."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from cantina import game as find
from cantina.engine.game import Game, Rules
from cantina.engine.log import NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.record import blank
from cantina.games import ids as games
from cantina.lab import peers
from cantina.text import Message, say

PLAYERS = 4
GAMES = 2000
SIMULATION = {"max_turns": 100}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cantina bench`."""
    tell = getattr(parser, "escaped", str)
    parser.add_argument("--json", action="store_true", help=tell("bench-help-json"))
    parser.add_argument("--seconds", type=float, default=2.0, metavar="N", help=tell("bench-help-seconds"))
    parser.add_argument("--no-peers", action="store_true", help=tell("bench-help-no-peers"))


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it."""
    report: dict[str, Any] = {}
    for game_id in games():
        progress(game_id)
        report[game_id] = measure(find(game_id), args.seconds)
    progress("peers")
    report["peers"] = {} if args.no_peers else peers.measure(args.seconds)
    report["ratio"] = ratios(report)
    progress("")
    print(json.dumps(report, indent=1) if args.json else table(report, getattr(args, "lang", None) or "en"))
    return 0


def progress(step: str) -> None:
    """Say on a terminal what is being measured."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{step}", end="", file=sys.stderr, flush=True)


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """Our decisions/s over those of the best peer, for each game."""
    best = max(report["peers"].values(), default=0)
    return {name: round(report[name]["decisions_per_s"] / best, 2) for name in games()} if best else {}


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """All figures of one game."""
    players = min(PLAYERS, game.seat_counts[-1])
    crowd = Crowd(game, game.compiled, players, GAMES)
    decisions, took = repeat(seconds, crowd.play)
    played = Crowd(game, game.compiled, players, GAMES)
    played.deal()
    slow = Crowd(game, game.interpreted, players, 1)
    slow_decisions, slow_took = repeat(seconds, slow.play)
    cold, warm = compile_times(game)
    return {
        "players": players,
        "decisions_per_s": round(decisions / took),
        "games_per_s": round(decisions / took / crowd.decisions_per_game),
        "decisions_per_game": round(crowd.decisions_per_game, 1),
        "interpreted_decisions_per_s": round(slow_decisions / slow_took),
        "views_per_s": round(rate(seconds, played.conceal)),
        "features_per_s": round(rate(seconds, played.observe)),
        "replays_per_s": round(rate(seconds, Replay(game, players))),
        "compile_cold_s": round(cold, 1),
        "compile_warm_s": round(warm, 1),
        "record_bytes": game.state.dtype.itemsize,
    }


def repeat(seconds: float, work: Callable[[], int]) -> tuple[int, float]:
    """Do work again and again, once unmeasured first; how much was done in how long."""
    work()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work()
    return done, time.perf_counter() - start


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much work a second."""
    done, took = repeat(seconds, work)
    return done / took


class Crowd:
    """Many games, dealt and played by the loops."""

    def __init__(self, game: Game, rules: Rules, players: int, count: int) -> None:
        self.rules, self.game, self.count, self.decisions_per_game = rules, game, count, 0.0
        self.loops = game.loops if rules is game.compiled else interpreted_loops(game)
        self.states, self.empty = blank(game.state, count), blank(game.state)
        self.views = blank(game.state, count)
        self.words = seed_words([seed.to_bytes(32, "big") for seed in range(count)])
        known = {option.name for option in game.options}
        chosen = game.settled({name: value for name, value in SIMULATION.items() if name in known}, players)
        self.options = game.numbers(chosen, players)
        self.tables, self.out = rules.hold(game.content.tables), np.zeros(game.most_legal, np.int16)
        self.rng, self.seats = np.array([1]), np.zeros(count, np.int8)
        self.vectors = np.zeros((count, game.feature_size), np.float32)

    def deal(self) -> None:
        """Begin all games anew."""
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


def interpreted_loops(game: Game) -> dict[str, Any]:
    """The loops with nothing compiled."""
    from cantina.engine.compiled import interpreted

    return {name: interpreted(loop) for name, loop in game.loops.items()}


class Replay:
    """A recorded game, replayed from its seed with every action checked."""

    def __init__(self, game: Game, players: int) -> None:
        self.crowd = Crowd(game, game.compiled, players, 1)
        self.crowd.deal()
        self.seats, self.actions = recorded(game, self.crowd)

    def __call__(self) -> int:
        """Replay once."""
        crowd = self.crowd
        crowd.deal()
        state = crowd.rules.rows(crowd.states)[0]
        played = crowd.loops["replay"](state, crowd.tables, self.seats, self.actions, crowd.out, NO_LOG)
        if played != len(self.actions):
            raise RuntimeError("the recorded game does not replay")
        return 1


def recorded(game: Game, crowd: Crowd) -> tuple[Any, Any]:
    """The seats and actions of one random game."""
    rules, seats, actions = game.compiled, [], []
    state = rules.hold(crowd.states)
    dice = np.random.default_rng(1)
    while mask := int(rules.actors(state)):
        seats.append((mask & -mask).bit_length() - 1)
        n = rules.legal(state, crowd.tables, seats[-1], crowd.out)
        actions.append(int(crowd.out[dice.integers(n)]))
        rules.apply(state, crowd.tables, seats[-1], actions[-1], NO_LOG)
    return np.array(seats, np.int8), np.array(actions, np.int32)


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


def table(report: dict[str, Any], language: str) -> str:
    """The report for people."""
    lines = []
    for name, figures in report.items():
        lines.append(name if name in games() else say(Message(f"bench-{name}"), language))
        for key, figure in figures.items():
            label = say(Message(f"bench-{key.replace('_', '-')}"), language) if name in games() else key
            lines.append(f"  {label:44} {figure:>16,}".replace(",", " "))
    return "\n".join(lines)
