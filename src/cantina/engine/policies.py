"""How computer players choose, written once for all games.

`bind` compiles a copy of these functions for each game, with the functions of the game in place of the names below. A
match, a batch of games and the laboratory all use them, so what is measured is what is played; interpreted and
compiled they choose the same action for the same dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cantina.engine.dice import roll
from cantina.engine.helpers import first_actor, plain
from cantina.engine.log import NO_LOG
from cantina.engine.names import named
from cantina.engine.record import blank

if TYPE_CHECKING:
    from cantina.engine.game import Game, Records

actors: Any = None
legal: Any = None
apply: Any = None
imagine: Any = None
judge: Any = None
estimate: Any = None
turn: Any = None

# How well a computer player plays. `ahead` tries a few promising actions in imagined games; it plays like `greedy`
# while the compiled code is not ready, and in games without an `estimate`.
LEVEL, LEVELS = named("random", "greedy", "ahead")

CANDIDATES, WORLDS, HORIZON = 6, 4, 40  # how wide, how often and how many decisions far a player looks ahead
RECORDS = 3  # that looking ahead needs: a view, an imagined game, and a copy to play on


def best(view, t, seat, out, n, rng):
    """The one of n actions that looks best to `judge`, any of those where several do; `out` is overwritten."""
    top, ties = 0.0, 0
    for i in range(n):
        action = plain(out[i])
        worth = judge(view, t, seat, action)
        if ties == 0 or worth > top:
            top, ties = worth, 0
        if worth == top:
            out[ties] = action
            ties += 1
    return plain(out[roll(rng, ties)])


def greedy(records, out, t, seat, rng):
    """The action of a player who looks no further than `judge`."""
    return best(records[0], t, seat, out[0], legal(records[0], t, seat, out[0]), rng)


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


def play_turn(s, t, begun, out, rng, log):
    """Let all seats play greedily until another turn than this one has begun."""
    for _ in range(HORIZON):
        mask = actors(s)
        if mask == 0 or turn(s) != begun:
            return
        seat = first_actor(mask)
        apply(s, t, seat, best(s, t, seat, out, legal(s, t, seat, out), rng), log)


def play_on(s, t, out, rng, log):
    """Let all seats play greedily to the end of the turn."""
    play_turn(s, t, turn(s), out, rng, log)


def look_ahead(records, out, worths, sums, quiet, t, seat, rng):
    """The best of a few promising actions, each tried in the same imagined games to the end of the turn.

    The first five arguments are a `ThinkingRoom`.
    """
    n = legal(records[0], t, seat, out[0])
    many = best_candidates(records[0], t, seat, out[0], n, worths)
    if many == 1:
        return plain(out[0, 0])
    for i in range(many):
        sums[i] = 0.0
    for _ in range(WORLDS):
        records[1] = records[0]
        imagine(records[1], t, rng, quiet)
        for i in range(many):
            records[2] = records[1]
            apply(records[2], t, seat, plain(out[0, i]), quiet)
            play_on(records[2], t, out[1], rng, quiet)
            sums[i] += estimate(records[2], t, seat)
    chosen = 0
    for i in range(1, many):
        if sums[i] > sums[chosen]:
            chosen = i
    return plain(out[0, chosen])


def look_no_further(records, out, worths, sums, quiet, t, seat, rng):
    """What `look_ahead` is in games without an `estimate`."""
    return greedy(records, out, t, seat, rng)


def choose(records, out, worths, sums, quiet, t, seat, level, rng):
    """The action of a player of a level, who knows the view of its seat in `records[0]` and nothing else."""
    if level == LEVEL.random:
        return plain(out[0, roll(rng, legal(records[0], t, seat, out[0]))])
    if level == LEVEL.greedy:
        return greedy(records, out, t, seat, rng)
    return look_ahead(records, out, worths, sums, quiet, t, seat, rng)


def policies(has_estimate: bool) -> dict[str, Callable[..., Any]]:
    """The functions to bind, in an order in which each finds those it calls."""
    ahead = {function.__name__: function for function in (best_candidates, play_turn, play_on, look_ahead)}
    ahead = ahead if has_estimate else {"look_ahead": look_no_further}
    return {"best": best, "greedy": greedy, **ahead, "choose": choose}


class ThinkingRoom(NamedTuple):
    """The memory in which a player thinks, in the order in which `choose` and `look_ahead` take it."""

    records: Any  # the view of the seat, an imagined game, and a copy to play on
    out: Records  # legal codes: a row for this decision, a row for those who play on
    worths: Records  # how good each legal action looks
    sums: Records  # how well each candidate did
    quiet: Records  # a log without rows: the events of imagined games are not needed


def thinking_room(game: Game, rows: Callable[[Records], Any], view: Records | None = None) -> ThinkingRoom:
    """Room for players of a game, with a view to think about; `rows` is that of the rules or calls in use."""
    records, most = blank(game.state, RECORDS), game.most_legal
    if view is not None:
        records[:1] = view
    out, worths, sums = np.zeros((2, most), np.int16), np.zeros(most), np.zeros(CANDIDATES)
    return ThinkingRoom(rows(records), out, worths, sums, NO_LOG)
