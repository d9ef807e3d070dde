"""The tasks of a batch on a GPU: memory of numba-cuda, one thread for each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from cantina.engine.game import Game
from cantina.engine.record import Array
from cantina.lab.gpu.compiler import open_cuda
from cantina.lab.gpu.kernels import kernels
from cantina.lab.gpu.memory import DeviceRecords, Memory
from cantina.lab.gpu.queues import THREADS, blocks_of, queues_shape, sorting_kernel

BLOCK = 64  # threads: few, so that a small batch is spread over the whole GPU


class CudaDevice:
    """Memory and launches for one game on the current device of CUDA.

    All work is put on one stream, given by its handle; 0 is the default stream, which waits for others and is waited
    for, as the default streams of torch and CuPy do.
    """

    def __init__(self, game: Game, stream: int = 0) -> None:
        self._game, self._cuda = game, open_cuda()
        self._stream: Any = self._cuda.external_stream(stream) if stream else 0
        self._kernels = kernels(game.id)

    def empty(self, shape: Any, dtype: Any) -> Any:
        """New memory with anything in it."""
        return self._cuda.device_array(shape, dtype)

    def upload(self, array: Array) -> Any:
        """A copy on the device."""
        return self._cuda.to_device(array)

    def fill(self, array: Any, source: Array) -> None:
        """Copy into an array of the device, after all that was launched before."""
        self.synchronize()
        array.copy_to_device(source)

    def download(self, array: Any) -> Array:
        """A copy in the memory of the computer; everything that was launched before is done then."""
        self.synchronize()
        copy: Array = array.copy_to_host()
        return copy

    def wrap(self, given: Any) -> Any:
        """An array of the caller as one of the device; it is copied only if it is elsewhere."""
        if hasattr(given, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(given, sync=False)
        return self._cuda.to_device(np.ascontiguousarray(given))

    def output(self, given: Any) -> Any:
        """An array of the caller to write into, or None if it is not one of the device, row by row in its memory."""
        array = self.wrap(given) if hasattr(given, "__cuda_array_interface__") else None
        return array if array is not None and array.is_c_contiguous() else None

    def column(self, array: Any, number: int) -> Any:
        """One column of the last dimension of an array of the device, not copied.

        The array itself, asked for a column, would look at every place of it one by one.
        """
        whole = array.__cuda_array_interface__
        begin = whole["data"][0] + number * array.dtype.itemsize
        part = {"shape": array.shape[:-1], "strides": array.strides[:-1], "data": (begin, False)}
        return self._cuda.from_cuda_array_interface({**whole, **part}, owner=array, sync=False)

    def launch(self, task: str, threads: int, records: DeviceRecords, memory: Memory, given: Any) -> None:
        """Do a task once for each thread."""
        blocks = (threads + BLOCK - 1) // BLOCK
        self._kernels[task][blocks, BLOCK, self._stream](*records, memory, given, threads)

    def play_sorted(self, records: DeviceRecords, memory: Memory) -> None:
        """Play all games to their ends at random, sorted by what comes next."""
        count, game = memory.seats.shape[0], self._game
        if game.small_steps is None:
            self.launch("play_out", count, records, memory, memory.actions)
            return
        blocks = blocks_of(self._cuda.get_current_device().MULTIPROCESSOR_COUNT)
        queues = self.empty(queues_shape(game, count, blocks), np.int32)
        sorting_kernel(game.id)[blocks, THREADS, self._stream](records.states, records.tables, memory, queues)
        self.synchronize()  # before the queues are given back

    def synchronize(self) -> None:
        """Wait until everything is done."""
        if self._stream:
            self._stream.synchronize()
        else:
            self._cuda.synchronize()
