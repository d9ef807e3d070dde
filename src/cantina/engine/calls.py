"""How a match calls the rules: with arrays of one record, and with much in one call.

A call from Python into compiled code costs more than most rules do. numba accepts an array at once, but for a single
record it first builds a description of all its fields, which takes fifty times as long. So a match, which has to be
quick at a busy server, does not call the rules themselves but these. As with the loops, `bind` compiles a copy for each
game with the functions of the game in place of the names below; the interpreted form has the same source.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from cantina.engine.helpers import contains, plain
from cantina.engine.json_writer import LINE, Draft, new_text, put, written
from cantina.engine.log import COUNT, ROWS, SPECTATOR
from cantina.engine.policies import choose
from cantina.engine.record import CheckedRows, Plain, plain_tables

actors: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
write_view: Any = None
write_outlook: Any = None


class Calls(NamedTuple):
    """The calls in one of their two forms; all but the writers take an array as `rows` gives it."""

    actors: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    conceal: Callable[..., None]
    conceal_for_all: Callable[..., None]
    replay: Callable[..., int]
    choose: Callable[..., int]
    rows: Callable[[Any], Any]
    write_view: Callable[[Any, Any, Any], bytes] | None  # (view, tables, pads)
    write_outlook: Callable[[Any, Any, int, Any], bytes] | None  # (view, tables, seat, codes): a line for each code
    odds: Callable[..., None]  # of games that count odds


def call_actors(states):
    """The mask of the seats that may act."""
    return actors(states[0])


def call_legal(states, tables, seat, out):
    """Write the legal codes of a seat; their number."""
    return legal(states[0], tables[0], seat, out)


def call_apply(states, tables, seat, action, log):
    """Play one action."""
    apply(states[0], tables[0], seat, action, log)


def call_conceal(states, tables, seat):
    """Blank, in a copy, what a seat (-1: a spectator) cannot know."""
    conceal(states[0], tables[0], seat)


def call_choose(records, out, worths, sums, quiet, tables, seat, level, rng):
    """The action of a computer player who thinks in a `ThinkingRoom`."""
    return choose(records, out, worths, sums, quiet, tables[0], seat, level, rng)


def call_write_view(views, tables, pads, texts):
    """Write a concealed record as JSON."""
    write_view(views[0], tables[0], pads, texts[0])


def call_write_outlook(views, after, tables, seat, codes, texts):
    """Write what would follow from each of these actions as a line of JSON; empty where there is nothing to say."""
    for i in range(codes.shape[0]):
        after[0] = views[0]
        write_outlook(views[0], after[0], tables[0], seat, plain(codes[i]), texts[0])
        put(texts[0], LINE)


def conceal_for_all(states, views, tables):
    """Conceal a game for each seat, one view for each of them; the last view is that of spectators."""
    last = views.shape[0] - 1
    for i in range(last + 1):
        views[i] = states[0]
        conceal(views[i], tables[0], i if i < last else SPECTATOR)


def is_legal(s, t, seat, action, out):
    """Whether a seat may play an action."""
    return contains(out, legal(s, t, seat, out), action)


def replay(states, tables, seats, codes, known, out, log, ends, masks):
    """Play recorded actions, of which the first `known` are known to be legal; how many were played.

    After each of them `ends` says how many events the log holds, and `masks` who may act. It stops before an action
    that is illegal, and where the log may have no room for the events of one more. A log without rows is never full.
    """
    s, t, has_log = states[0], tables[0], log.shape[0] > 0
    for i in range(codes.shape[0]):
        seat, action = plain(seats[i]), plain(codes[i])
        if has_log and log.shape[0] - log[COUNT] < ROWS:
            return i
        if i >= known and not is_legal(s, t, seat, action, out):
            return i
        apply(s, t, seat, action, log)
        ends[i] = log[COUNT] if has_log else 0
        masks[i] = actors(s)
    return codes.shape[0]


# In an order in which each finds those it calls.
CALLS = (
    call_actors,
    call_legal,
    call_apply,
    call_conceal,
    call_choose,
    call_write_view,
    call_write_outlook,
    conceal_for_all,
    is_legal,
    replay,
)

# These take some microseconds. To let another thread have the interpreter lock meanwhile, and then wait for it, takes
# many times as long: a busy server would wait for its store in every call.
SHORT_CALLS = (
    "call_actors",
    "call_legal",
    "call_apply",
    "call_conceal",
    "call_write_view",
    "call_write_outlook",
    "conceal_for_all",
)


def keep_lock(bound: dict[str, Any]) -> dict[str, Any]:
    """Let the short ones among compiled functions keep the interpreter lock."""
    for name in SHORT_CALLS:
        if name in bound:
            bound[name].releases_lock = False
    return bound


def compiled_calls(bound: dict[str, Any], functions: Collection[str]) -> Calls:
    """The calls of a game with these functions, from what was compiled for it."""

    def write(function: str, *given: Any) -> bytes:
        text = new_text()
        bound[function](*given, text)
        return written(text)

    def outlook(view: Any, tables: Any, *given: Any) -> bytes:
        return write("call_write_outlook", view, np.empty_like(view), tables, *given)

    return _calls(bound, functions, partial(write, "call_write_view"), outlook, lambda records: records)


def interpreted_calls(bound: dict[str, Any], functions: Collection[str]) -> Calls:
    """The calls of a game with these functions, from the interpreted ones that were bound to it."""

    def write(function: str, *given: Any) -> bytes:
        draft = Draft()
        bound[function](*given, [draft])
        return "".join(draft.parts).encode()

    def view(view: Any, tables: Any, *given: Any) -> bytes:
        return write("call_write_view", [Plain(view)], [plain_tables(tables)], *given)

    def outlook(view: Any, tables: Any, *given: Any) -> bytes:
        after = CheckedRows(np.empty_like(view))
        return write("call_write_outlook", CheckedRows(view), after, [plain_tables(tables)], *given)

    return _calls(bound, functions, view, outlook, CheckedRows)


def no_odds(*given: Any) -> None:
    """What games have instead that count no odds."""
    raise NotImplementedError


def _calls(
    bound: dict[str, Any],
    functions: Collection[str],
    view: Callable[..., bytes],
    outlook: Callable[..., bytes],
    rows: Callable[[Any], Any],
) -> Calls:
    return Calls(
        actors=bound["call_actors"],
        legal=bound["call_legal"],
        apply=bound["call_apply"],
        conceal=bound["call_conceal"],
        conceal_for_all=bound["conceal_for_all"],
        replay=bound["replay"],
        choose=bound["call_choose"],
        rows=rows,
        write_view=view if "write_view" in functions else None,
        write_outlook=outlook if "write_outlook" in functions else None,
        odds=bound.get("call_odds", no_odds),
    )
