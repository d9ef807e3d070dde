"""A tiny game for 1 to 4 players, to show that the adapters know no game by name.

There is one token. Everybody may act at once, and either takes it, if it is still there, or leaves. Who has the token
wins; when all have left it, nobody does.
"""

from dataclasses import replace

import cantina
from cantina.engine.chance import Chance
from cantina.engine.compiled import njit
from cantina.engine.game import Refusal, named_functions
from cantina.engine.notation import Notation, Verb
from cantina.engine.record import i1

SEATS, NOBODY = 4, -1
TAKE, LEAVE = 0, 1


class State(Chance):
    seats: i1
    done: i1  # mask of seats that have acted
    taker: i1


@njit
def setup(s, t, options, log):
    s.seats = options[0]
    s.taker = NOBODY


@njit
def actors(s):
    return ((1 << s.seats) - 1) & ~s.done


@njit
def legal(s, t, seat, out):
    if (actors(s) >> seat) & 1 == 0:
        return 0
    out[0] = LEAVE
    if s.taker != NOBODY:
        return 1
    out[1] = TAKE
    return 2


@njit
def apply(s, t, seat, action, log):
    s.done |= 1 << seat
    if action == TAKE:
        s.taker = seat


@njit
def conceal(s, t, seat):
    for i in range(8):
        s.seed[i] = 0


@njit
def imagine(s, t, rng, log):
    s.seed[0] = rng[0]


@njit
def result(s, t, out):
    for seat in range(s.seats):
        out[seat, 0] = 1 if s.taker == seat else 0
        out[seat, 1] = 1 if s.taker == seat else 2


@njit
def features(s, t, seat, out):
    out[0] = 1.0
    out[1] = s.taker


@njit
def judge(s, t, seat, action):
    return 1.0 if action == TAKE else 0.0


@njit
def stand_in(s, t, seat):
    return LEAVE


_OTHER = cantina.game("bounty-hunters")
GAME = replace(
    _OTHER,
    id="race",
    state=State,
    seat_counts=range(1, SEATS + 1),
    options=(),
    notation=Notation(Verb("take"), Verb("leave")),
    most_legal=2,
    rows=("points", "place"),
    total=0,
    rank=1,
    marks=(),
    over_rule="R-3",
    turn_rule="R-1",
    undo_rule="R-4",
    feature_size=2,
    functions=named_functions(setup, actors, legal, apply, conceal, imagine, result, features, judge, stand_in),
    view=lambda s, content: {"taker": s.taker},
    outlook_shape=None,
    refusal=lambda s, content, seat, code: Refusal("R-2", "game-over", {}),
    tie_break=lambda pad: None,
    picture=lambda view, content, language: f"taker: {view['taker']}",
)
