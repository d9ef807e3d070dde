"""Loops over many games, written once for all games.

`bind` compiles a copy of them for each game, with the functions of the game in place of the names below. `states` is an
array of records, one for each game; `views` is room for as many concealed records, `out` room for legal codes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from cantina.engine.calls import CALLS, is_legal
from cantina.engine.dice import roll
from cantina.engine.helpers import first_actor, plain
from cantina.engine.odds import call_odds
from cantina.engine.policies import choose, policies

setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
features: Any = None
result: Any = None
unfinished: Any = None


def start(states, empty, seeds, t, options, log):
    """Deal all games, each from its own seed of eight words; `empty` is a blank record."""
    for i in range(states.shape[0]):
        states[i] = empty[0]
        s = states[i]
        for j in range(8):
            s.seed[j] = seeds[i, j]
        setup(s, t, options, log)


def decide_at_random(s, t, seat, rng, out, log):
    """One uniformly random legal action of a seat; the mask of seats that may act then."""
    n = legal(s, t, seat, out)
    apply(s, t, seat, plain(out[roll(rng, n)]), log)
    return actors(s)


def play_random(s, t, rng, out, log):
    """Play one game to its end with uniformly random legal actions; the number of decisions."""
    decisions = 0
    mask = actors(s)
    while mask != 0:
        mask = decide_at_random(s, t, first_actor(mask), rng, out, log)
        decisions += 1
    return decisions


def play_random_seat_by_seat(s, t, rng, out, log):
    """Like `play_random`, in a form in which the threads of a GPU meet again whenever the seat changes.

    It pays in games in which all seats decide in the same order in every game; in others threads would only wait.
    """
    decisions = 0
    mask = actors(s)
    while mask != 0:
        seat = first_actor(mask)
        while mask != 0 and first_actor(mask) == seat:
            mask = decide_at_random(s, t, seat, rng, out, log)
            decisions += 1
    return decisions


def random_games(states, t, rng, out, log):
    """Play all games to their ends at random; the number of decisions."""
    decisions = 0
    for i in range(states.shape[0]):
        decisions += play_random(states[i], t, rng, out, log)
    return decisions


def play_levels(states, records, out, worths, sums, quiet, t, levels, rng, log):
    """Play all games to their ends by players who think in a `ThinkingRoom`; the number of decisions.

    `levels` has one row for each game and one column for each seat.
    """
    decisions = 0
    for i in range(states.shape[0]):
        s = states[i]
        mask = actors(s)
        while mask != 0:
            seat = first_actor(mask)
            records[0] = s
            conceal(records[0], t, seat)
            action = choose(records, out, worths, sums, quiet, t, seat, plain(levels[i, seat]), rng)
            apply(s, t, seat, action, log)
            decisions += 1
            mask = actors(s)
    return decisions


def acting(states, seats):
    """The lowest seat that may act in each game, -1 where the game is over; the number of games that go on."""
    running = 0
    for i in range(states.shape[0]):
        mask = actors(states[i])
        seats[i] = -1
        if mask != 0:
            seats[i] = first_actor(mask)
            running += 1
    return running


def legal_all(states, t, seats, codes, counts):
    """The legal codes of one seat in each game."""
    for i in range(states.shape[0]):
        counts[i] = 0
        if seats[i] >= 0:
            counts[i] = legal(states[i], t, plain(seats[i]), codes[i])


def mask_all(codes, counts, mask):
    """Mark the legal codes: one row for each game, one column for each code."""
    for i in range(counts.shape[0]):
        for j in range(counts[i]):
            mask[i, codes[i, j]] = True


def step_all(states, t, seats, actions, out, log, played):
    """Play one action in each game; an illegal one is not played."""
    for i in range(states.shape[0]):
        played[i] = 0
        seat, action = plain(seats[i]), plain(actions[i])
        if seat >= 0 and is_legal(states[i], t, seat, action, out):
            apply(states[i], t, seat, action, log)
            played[i] = 1


def observe_all(states, views, t, seats, vectors):
    """What one seat knows of each game, as numbers."""
    for i in range(states.shape[0]):
        seat = plain(seats[i])
        if seat >= 0:
            views[0] = states[i]
            conceal(views[0], t, seat)
            features(views[0], t, seat, vectors[i])


def conceal_all(states, views, t, seat):
    """One seat's view of each game."""
    for i in range(states.shape[0]):
        views[i] = states[i]
        conceal(views[i], t, seat)


def results_all(states, t, tables):
    """The score pads of all games."""
    for i in range(states.shape[0]):
        result(states[i], t, tables[i])


def unfinished_all(states, flags):
    """Which of these games, all over, were stopped unfinished."""
    for i in range(states.shape[0]):
        flags[i] = unfinished(states[i])


# In an order in which each finds those it calls.
LOOPS = (
    start,
    decide_at_random,
    play_random,
    play_random_seat_by_seat,
    random_games,
    play_levels,
    acting,
    legal_all,
    mask_all,
    step_all,
    observe_all,
    conceal_all,
    results_all,
    unfinished_all,
)


def loops(functions: Collection[str]) -> dict[str, Callable[..., Any]]:
    """All functions that are written once for all games, to be bound to one that has these functions."""
    counting = (call_odds,) if "tally" in functions else ()
    return policies("estimate" in functions) | {one.__name__: one for one in (*CALLS, *LOOPS, *counting)}


def seed_words(seeds: list[bytes]) -> np.ndarray[Any, Any]:
    """Seeds of 32 bytes as rows of eight words."""
    return np.frombuffer(b"".join(seeds), "<u4").reshape(len(seeds), 8).copy()
