"""The tasks of a batch on the CPU, one game after the other: for tests of programs that are made for a GPU.

Arrays are NumPy's. Every launch is a loop in Python around compiled functions, so it is slow; `Batch` is fast.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cantina.engine.compiled import bind, njit
from cantina.engine.game import Game
from cantina.engine.log import NO_LOG
from cantina.engine.record import Array, blank
from cantina.games import find
from cantina.lab.gpu.memory import DeviceRecords, Memory
from cantina.lab.gpu.tasks import RANDOM_LOOPS, tasks


@njit
def claim(counter):
    """The number that a counter stands at, and one more from now on."""
    counter[0] += 1
    return counter[0] - 1


@njit
def copy_record(into, i, records, j):
    """Copy one record of an array into another array."""
    into[i] = records[j]


@cache
def bound_tasks(game_id: str) -> dict[str, Any]:
    """The tasks of a game for the CPU."""
    game = find(game_id)
    loops = {name: game.loops[name] for name in RANDOM_LOOPS}
    names = {**game.all_functions, **loops, "claim": claim, "copy_record": copy_record, "RANK": game.rank}
    return bind(tasks(), names, f"{game_id}.device")


class CpuDevice:
    """Memory and launches for one game."""

    def __init__(self, game: Game) -> None:
        self._rows, self._tasks = game.compiled.rows, bound_tasks(game.id)
        self._view, self._out = blank(game.state), np.zeros(game.most_legal, np.int16)

    def empty(self, shape: Any, dtype: Any) -> Array:
        """New memory; here with zeros in it."""
        return np.zeros(shape, dtype)

    def upload(self, array: Array) -> Array:
        """A copy of an array of the caller."""
        return array.copy()

    def fill(self, array: Array, source: Array) -> None:
        """Copy from an array of the caller."""
        array[...] = source

    def download(self, array: Any) -> Array:
        """A copy for the caller."""
        return np.array(array)

    def wrap(self, given: Any) -> Array:
        """An array of the caller, not copied where that can be helped."""
        return np.asarray(given)

    def output(self, given: Any) -> Array | None:
        """An array of the caller to write into, or None if it has no memory that can be shared."""
        array = np.asarray(given)
        return array if hasattr(given, "__array__") and array.flags.c_contiguous else None

    def column(self, array: Array, number: int) -> Array:
        """One column of the last dimension of an array, not copied."""
        return array[..., number]

    def launch(self, task: str, threads: int, records: DeviceRecords, memory: Memory, given: Any) -> None:
        """Do a task for each thread."""
        rows, work = self._rows, self._tasks[task]
        states, tables, empty = map(rows, records)
        for i in range(threads):
            work(states, tables, empty, memory, i, rows(self._view), self._out, given, NO_LOG)

    def play_sorted(self, records: DeviceRecords, memory: Memory) -> None:
        """Play all games to their ends at random; on a CPU nothing is gained by sorting them."""
        self.launch("play_out", memory.seats.shape[0], records, memory, memory.actions)

    def synchronize(self) -> None:
        """Everything has been done already."""
