"""Loops over many games, written once for all games.

`bind` compiles a copy of them for each game, with the game's own functions in place of the names below. `states`
is an array of records, one a game; `views` lends as many records to conceal in; `out` lends room for the legal codes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cantina.engine.compiled import njit
from cantina.engine.dice import roll

setup: Any = None
actors: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
features: Any = None
imagine: Any = None
judge: Any = None
estimate: Any = None
result: Any = None

RANDOM, GREEDY, AHEAD = 0, 1, 2
CANDIDATES, WORLDS, HORIZON = 6, 4, 40  # how wide, how often and how many decisions far a player looks ahead
SCRATCH = 3  # records that looking ahead needs: a view, an imagined game, and a copy to play on


@njit
def plain(number):
    """A number out of an array as the rules take it: a plain integer, never a small one that might overflow."""
    return int(number) + 0


def first_actor(mask):
    """The lowest seat of a mask."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


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
    """The same, in a form in which the threads of a GPU meet again whenever the seat changes.

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


def best(view, t, seat, out, n, rng):
    """The action that looks best to `judge`; one of them at random if several do."""
    top, chosen, ties = -1e18, plain(out[0]), 0
    for i in range(n):
        action = plain(out[i])
        worth = judge(view, t, seat, action)
        if worth > top:
            top, chosen, ties = worth, action, 1
        elif worth == top:
            ties += 1
            if roll(rng, ties) == 0:
                chosen = action
    return chosen


def choose(view, t, seat, level, out, rng):
    """What a player of a level does, told only what its seat may know."""
    n = legal(view, t, seat, out)
    if level == RANDOM:
        return plain(out[roll(rng, n)])
    return best(view, t, seat, out, n, rng)


def play_levels(states, views, t, levels, rng, out, log):
    """Play all games to their ends, seat by seat at the given levels; the number of decisions."""
    decisions = 0
    for i in range(states.shape[0]):
        s = states[i]
        mask = actors(s)
        while mask != 0:
            seat = first_actor(mask)
            views[0] = s
            conceal(views[0], t, seat)
            apply(s, t, seat, choose(views[0], t, seat, plain(levels[i, seat]), out, rng), log)
            decisions += 1
            mask = actors(s)
    return decisions


def best_candidates(view, t, seat, out, n, worths):
    """Put the actions that look best to `judge` first; how many they are."""
    for i in range(n):
        worths[i] = judge(view, t, seat, plain(out[i]))
    many = min(n, CANDIDATES)
    for i in range(many):
        top = i
        for j in range(i + 1, n):
            if worths[j] > worths[top]:
                top = j
        worths[i], worths[top] = worths[top], worths[i]
        kept = plain(out[i])
        out[i] = out[top]
        out[top] = kept
    return many


def play_on(s, t, out, rng, log):
    """Let all seats play greedily to the end of the turn."""
    turn = s.turns + 0
    for _ in range(HORIZON):
        mask = actors(s)
        if mask == 0 or s.turns != turn:
            return
        seat = first_actor(mask)
        apply(s, t, seat, best(s, t, seat, out, legal(s, t, seat, out), rng), log)


def look_ahead(scratch, t, seat, out, rng, log, worths, sums):
    """The best of a few promising actions, each tried in the same imagined games to the end of the turn.

    `scratch[0]` is the view of the seat; `out` has two rows, the second one for those who play on.
    """
    n = legal(scratch[0], t, seat, out[0])
    many = best_candidates(scratch[0], t, seat, out[0], n, worths)
    if many == 1:
        return plain(out[0, 0])
    for i in range(many):
        sums[i] = 0.0
    for _ in range(WORLDS):
        scratch[1] = scratch[0]
        imagine(scratch[1], t, rng, log)
        for i in range(many):
            scratch[2] = scratch[1]
            apply(scratch[2], t, seat, plain(out[0, i]), log)
            play_on(scratch[2], t, out[1], rng, log)
            sums[i] += estimate(scratch[2], t, seat)
    chosen = 0
    for i in range(1, many):
        if sums[i] > sums[chosen]:
            chosen = i
    return plain(out[0, chosen])


def play_ahead(states, scratch, t, rng, out, log, worths, sums):
    """Play all games to their ends with players that look ahead; the number of decisions."""
    decisions = 0
    for i in range(states.shape[0]):
        s = states[i]
        mask = actors(s)
        while mask != 0:
            seat = first_actor(mask)
            scratch[0] = s
            conceal(scratch[0], t, seat)
            apply(s, t, seat, look_ahead(scratch, t, seat, out, rng, log, worths, sums), log)
            decisions += 1
            mask = actors(s)
    return decisions


def replay(s, t, seats, actions, out, log):
    """Play recorded actions, checking each; the number of those played before the first illegal one."""
    for i in range(actions.shape[0]):
        seat, action = plain(seats[i]), plain(actions[i])
        n = legal(s, t, seat, out)
        if not contains(out, n, action):
            return i
        apply(s, t, seat, action, log)
    return actions.shape[0]


def contains(out, n, code):
    """Whether a code is among the first n."""
    for i in range(n):
        if out[i] == code:
            return True
    return False


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
    """Mark the legal codes, a row a game, a column a code."""
    for i in range(counts.shape[0]):
        for j in range(counts[i]):
            mask[i, codes[i, j]] = True


def step_all(states, t, seats, actions, out, log, played):
    """Play one action in each game; an illegal one is not played."""
    for i in range(states.shape[0]):
        played[i] = 0
        seat, action = plain(seats[i]), plain(actions[i])
        if seat >= 0 and contains(out, legal(states[i], t, seat, out), action):
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


# In an order in which each loop finds those it calls.
LOOPS: dict[str, Callable[..., Any]] = {
    loop.__name__: loop
    for loop in (
        first_actor,
        contains,
        best,
        choose,
        start,
        decide_at_random,
        play_random,
        play_random_seat_by_seat,
        random_games,
        play_levels,
        best_candidates,
        play_on,
        look_ahead,
        play_ahead,
        replay,
        acting,
        legal_all,
        mask_all,
        step_all,
        observe_all,
        conceal_all,
        results_all,
    )
}


def seed_words(seeds: list[bytes]) -> np.ndarray[Any, Any]:
    """Seeds of 32 bytes as rows of eight words."""
    return np.frombuffer(b"".join(seeds), "<u4").reshape(len(seeds), 8).copy()
