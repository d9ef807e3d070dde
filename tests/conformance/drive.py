"""Playing games for the conformance suite."""

from __future__ import annotations

import random
from contextlib import contextmanager
from pathlib import Path

import numpy as np

import cantina
from cantina.engine.log import NO_LOG, new_log
from cantina.engine.loops import seed_words
from cantina.engine.record import blank
from suites import suites

CRASHES = Path(__file__).parents[2] / "crashes"


def tables(game):
    """Every number of players with every variant."""
    return [(seats, options) for seats in game.seat_counts for options in suites()[game.id].variants]


@contextmanager
def kept_on_crash(match, seed):
    """A crash leaves a game that can be loaded and looked at."""
    try:
        yield
    except Exception as error:
        CRASHES.mkdir(exist_ok=True)
        path = CRASHES / f"{match.game.id}-{match.seats}-{seed}.json"
        path.write_text(match.record())
        error.add_note(f"the game was saved as {path.name} in {CRASHES.name}/")
        raise


def walk(game, seats, options, seed):
    """A random game, state by state: the match before each action, with the seat and action to come."""
    match = cantina.new_match(game.id, seats, seed, {"max_turns": suites()[game.id].turns, **options})
    dice = random.Random(seed)
    with kept_on_crash(match, seed):
        while not match.over:
            seat = dice.choice(match.actors())
            action = dice.choice(match.legal(seat))
            yield match, seat, action
            match.play(seat, action)
    yield match, None, None


def sample(game, seats, options, seed, count):
    """About `count` states of a random game, evenly spread."""
    wanted, decisions = random.Random(seed), suites()[game.id].decisions
    for match, seat, action in walk(game, seats, options, seed):
        if wanted.random() < count / decisions:
            yield match, seat, action


class GameBatch:
    """Many games played by compiled loops."""

    def __init__(self, game, seats, options, count, first_seed=0):
        self.game, self.rules, self.loops = game, game.compiled, game.loops
        self.states, self.empty = blank(game.state, count), blank(game.state)
        self.seeds = [seed.to_bytes(32, "big") for seed in range(first_seed, first_seed + count)]
        self.options = game.numbers(game.settled(options, seats), seats)
        self.tables = self.rules.hold(game.content.tables)
        self.out = np.zeros(game.most_legal, np.int16)
        rows = self.rules.rows
        self.loops["start"](
            rows(self.states), rows(self.empty), seed_words(self.seeds), self.tables, self.options, NO_LOG
        )

    def play_random(self, seed=1):
        """Play all games to their ends; the number of decisions."""
        rows = self.rules.rows(self.states)
        return self.loops["random_games"](rows, self.tables, np.array([seed]), self.out, NO_LOG)


def applied(game, rules, content, state, seat, code):
    """A copy of a state after an action, in one of the two forms, with its log."""
    after, log = state.copy(), new_log()
    rules.apply(rules.hold(after), rules.hold(content.tables), seat, code, log)
    return after, log
