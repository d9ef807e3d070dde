"""How a match calls the rules: with arrays of one record, and with much in one call.

The way into compiled code costs more than most rules do. numba takes an array at once, but of a single record it first
asks for a description of all its fields, which takes fifty times as long. So a match, which has to be quick where many
play at one server, does not call the rules themselves but these. As with the loops, `bind` compiles a copy for each
game with the game's own functions in place of the names below; the interpreted form is the same source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cantina.engine.compiled import bind, bind_interpreted, njit
from cantina.engine.log import ROWS
from cantina.engine.record import CheckedRows, Plain, plain_tables
from cantina.engine.telling import Draft, new_text, written

actors: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
tell: Any = None

SPECTATOR = -1


class Calls(NamedTuple):
    """The calls in one of their two forms; all but `tell` take an array as `rows` gives it."""

    actors: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    conceal: Callable[..., None]
    sights: Callable[..., None]
    retell: Callable[..., int]
    tell: Callable[[Any, Any, Any], bytes] | None
    rows: Callable[[Any], Any]


@njit
def plain(number):
    """A number out of an array as the rules take it: a plain integer, never a small one that might overflow."""
    return int(number) + 0


def call_actors(states):
    """The mask of the seats that may act."""
    return actors(states[0])


def call_legal(states, tables, seat, out):
    """Write the legal codes of a seat; how many they are."""
    return legal(states[0], tables[0], seat, out)


def call_apply(states, tables, seat, action, log):
    """Play one action."""
    apply(states[0], tables[0], seat, action, log)


def call_conceal(states, tables, seat):
    """Blank, in a copy, what a seat (-1: a spectator) cannot know."""
    conceal(states[0], tables[0], seat)


def call_tell(views, tables, pads, texts):
    """Write a concealed record as JSON."""
    tell(views[0], tables[0], pads, texts[0])


def sights(states, views, tables):
    """What each seat may know of a game, a view a seat; the last view is that of spectators."""
    last = views.shape[0] - 1
    for i in range(last + 1):
        views[i] = states[0]
        conceal(views[i], tables[0], i if i < last else SPECTATOR)


def is_legal(s, t, seat, action, out):
    """Whether a seat may play an action."""
    n = legal(s, t, seat, out)
    for i in range(n):
        if out[i] == action:
            return True
    return False


def retell(states, tables, seats, codes, known, out, log, ends, masks):
    """Play recorded actions; the first `known` of them are known to be legal. How many were played.

    After each of them `ends` says how many events the log holds, and `masks` who may act. It stops before an action
    that is illegal, and where the log may have no room for the events of one more.
    """
    s, t = states[0], tables[0]
    for i in range(codes.shape[0]):
        seat, action = plain(seats[i]), plain(codes[i])
        if log.shape[0] - log[0, 0] < ROWS or (i >= known and not is_legal(s, t, seat, action, out)):
            return i
        apply(s, t, seat, action, log)
        ends[i] = log[0, 0]
        masks[i] = actors(s)
    return codes.shape[0]


# In an order in which each finds those it calls.
ALWAYS = (call_actors, call_legal, call_apply, call_conceal, sights, is_legal, retell)


def compiled_calls(functions: dict[str, Any], owner: str) -> Calls:
    """The compiled calls of a game."""

    def told(seen: Any, tables: Any, pads: Any) -> bytes:
        text = new_text()
        made["call_tell"](seen, tables, pads, text)
        return written(text)

    made = bind(wanted(functions), functions, owner)
    return named(made, told if "tell" in functions else None, lambda records: records)


def interpreted_calls(functions: dict[str, Any]) -> Calls:
    """The interpreted calls of a game."""

    def told(seen: Any, tables: Any, pads: Any) -> bytes:
        draft = Draft()
        made["call_tell"]([Plain(seen)], [plain_tables(tables)], pads, [draft])
        return "".join(draft.parts).encode()

    made = bind_interpreted(wanted(functions), functions)
    return named(made, told if "tell" in functions else None, CheckedRows)


def wanted(functions: dict[str, Any]) -> dict[str, Callable[..., Any]]:
    """What a game with these functions can be asked."""
    return {one.__name__: one for one in (*ALWAYS, *((call_tell,) if "tell" in functions else ()))}


def named(made: dict[str, Any], tell: Callable[[Any, Any, Any], bytes] | None, rows: Callable[[Any], Any]) -> Calls:
    """The calls by their names."""
    return Calls(
        actors=made["call_actors"],
        legal=made["call_legal"],
        apply=made["call_apply"],
        conceal=made["call_conceal"],
        sights=made["sights"],
        retell=made["retell"],
        tell=tell,
        rows=rows,
    )
