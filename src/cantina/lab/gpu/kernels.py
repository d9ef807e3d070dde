"""The kernels of a game: `run_task` with one of the tasks of the game in place of `task`."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cantina.engine.compiled import bind
from cantina.engine.game import Game
from cantina.games import find
from cantina.lab.gpu.compiler import cuda_package, kernel
from cantina.lab.gpu.tasks import RANDOM_LOOPS, TASKS, tasks

task: Any = None
cuda: Any = None
RECORD: Any = None  # the type of a record
WORDS: Any = None  # of eight bytes in a record
CODE: Any = None  # the type of a code
ROOM: Any = None  # codes that may be legal at a time
ALIGNED = 8  # bytes


def claim(counter):
    """The number that a counter stands at, and one more from now on."""
    return cuda.atomic.add(counter, 0, 1)


def copy_record(into, i, records, j):
    """Copy one record of an array into another array, in words: the compiler would do it byte by byte."""
    target, source = into.view(np.int64), records.view(np.int64)
    for k in range(WORDS):
        target[i * WORDS + k] = source[j * WORDS + k]


def run_task(states, tables, empty, memory, given, threads):
    """One task for each thread."""
    i = cuda.grid(1)
    if i < threads:
        view = cuda.local.array(1, RECORD, ALIGNED)
        out = cuda.local.array(ROOM, CODE)
        task(states, tables, empty, memory, i, view, out, given, None)


def names_of(game: Game) -> dict[str, Any]:
    """The globals to which device functions are bound."""
    import numba

    loops = {name: game.loops[name] for name in RANDOM_LOOPS}
    record, words = numba.from_dtype(game.state.dtype), game.state.dtype.itemsize // 8
    return {
        **game.all_functions,
        **loops,
        "cuda": cuda_package(),
        "RANK": game.rank,
        "RECORD": record,
        "WORDS": words,
        "CODE": numba.int16,
        "ROOM": game.most_legal,
    }


@cache
def bound_tasks(game_id: str) -> dict[str, Any]:
    """The tasks of a game as a kernel calls them, and the parts they are made of."""
    names, owner = names_of(find(game_id)), f"{game_id}.gpu"
    return bind({"claim": claim, "copy_record": copy_record, **tasks()}, names, owner)


@cache
def kernels(game_id: str) -> dict[str, Any]:
    """The kernels of a game by the names of their tasks; each is compiled on its first launch."""
    names, bound = names_of(find(game_id)), bound_tasks(game_id)
    made: dict[str, Any] = {}
    for function in TASKS:
        name = function.__name__
        made |= bind({name: run_task}, {**names, "task": bound[name]}, f"{game_id}.kernel", kernel)
    return made
