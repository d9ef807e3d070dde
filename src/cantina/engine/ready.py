"""Nobody waits for a compiler: games run interpreted until their compiled code is ready.

On first use another process compiles a game into the cache, once for each state of the source; it goes on if this
process ends. A thread then loads the compiled code, and from that moment on matches use it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from cantina.engine.compiled import INTERPRETED, RUN, cache_folder
from cantina.engine.log import NO_LOG, new_log
from cantina.engine.loops import CANDIDATES, SCRATCH
from cantina.engine.record import blank, copied

if TYPE_CHECKING:
    from cantina.engine.calls import Calls
    from cantina.engine.game import Game, Records, Rules

_ready: set[str] = set()
_started: set[str] = set()
_lock = threading.Lock()


def is_ready(game: Game) -> bool:
    """Whether the compiled functions can be called without waiting; asks for them if not."""
    if INTERPRETED or game.id in _ready:
        return not INTERPRETED
    if RUN == "compiled":
        wait(game)
        return True
    with _lock:
        if game.id not in _started:
            _started.add(game.id)
            threading.Thread(target=_prepare, args=(game,), daemon=True).start()
    return False


def wait(game: Game) -> None:
    """Compile, or load from the cache, and come back when it is done."""
    exercise(game, game.compiled)
    exercise_calls(game, game.compiled_calls)
    stamp(game).touch()
    _ready.add(game.id)


def stamp(game: Game) -> Path:
    """The file that says that the cache holds this game."""
    return cache_folder() / f"{game.id}.ready"


def _prepare(game: Game) -> None:
    if not stamp(game).exists():
        command = [sys.executable, "-c", f"import cantina; cantina.compile({game.id!r})"]
        quiet = subprocess.DEVNULL
        compiler = subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True, env=_path()
        )
        if compiler.wait() != 0:
            return
    wait(game)


def _path() -> dict[str, str]:
    """The environment for the compiling process, which must find the same packages."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "CANTINA_RUN": "auto"}


def dealt(game: Game, seats: int) -> Records:
    """A new game, from a seed of zeros."""
    records, rules = blank(game.state), game.compiled
    options = game.numbers(game.settled(None, seats), seats)
    rules.setup(rules.hold(records), rules.hold(game.content.tables), options, new_log())
    return records


def new_codes(game: Game) -> Records:
    """Room for legal codes."""
    return np.zeros(game.most_legal, np.int16)


def exercise(game: Game, rules: Rules) -> None:
    """Call every function of a game once, with the argument types a match uses."""
    records, view = dealt(game, game.seat_counts[0]), blank(game.state)
    tables, log, out = rules.hold(game.content.tables), new_log(), new_codes(game)
    s, v = rules.hold(records), rules.hold(view)
    seat = 0
    while not rules.actors(s) >> seat & 1:
        seat += 1
    view[0] = records[0]
    rules.conceal(v, tables, seat)
    rules.legal(v, tables, seat, out)
    rules.judge(v, tables, seat, int(out[0]))
    rules.stand_in(v, tables, seat)
    rules.features(v, tables, seat, np.zeros(game.feature_size, np.float32))
    rules.imagine(v, tables, np.array([1]), log)
    rules.apply(s, tables, seat, int(out[0]), log)
    rules.result(s, tables, game.new_pad())
    if rules.estimate is not None and rules is game.compiled:
        look_ahead(game, rules, records)


def exercise_calls(game: Game, calls: Calls) -> None:
    """Call everything that a match calls once."""
    seats = game.seat_counts[0]
    records = dealt(game, seats)
    states, tables, log, out = calls.rows(records), calls.rows(game.content.tables), new_log(), new_codes(game)
    seat = (calls.actors(states) & -calls.actors(states)).bit_length() - 1
    calls.legal(states, tables, seat, out)
    views = blank(game.state, seats + 1)
    calls.sights(states, calls.rows(views), tables)
    numbers = [np.array([number]) for number in (seat, int(out[0]), 0, 0)]
    calls.retell(calls.rows(copied(records)), tables, *numbers[:2], 0, out, log, *numbers[2:])
    calls.apply(calls.rows(copied(records)), tables, seat, int(out[0]), log)
    calls.conceal(states, tables, seat)
    if calls.tell is not None:
        calls.tell(records, game.content.tables, game.new_pad())


def look_ahead(game: Game, rules: Rules, records: Records) -> None:
    """Call the loop that looks ahead once."""
    scratch, room = blank(game.state, SCRATCH), game.most_legal
    scratch[0] = records[0]
    seat = int(rules.actors(rules.hold(records))).bit_length() - 1
    out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
    tables = rules.hold(game.content.tables)
    game.loops["look_ahead"](rules.rows(scratch), tables, seat, out, np.array([1]), NO_LOG, worths, sums)
