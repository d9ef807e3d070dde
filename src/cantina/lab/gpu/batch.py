"""Many games at once on a GPU: the same functions as on the CPU, one thread for each game.

>>> from cantina.lab.gpu.batch import DeviceBatch
>>> batch = DeviceBatch("bounty-hunters", count=4, seats=3, seeds=7, options={"max_turns": 5}, device="cpu")
>>> while not batch.over.all():
...     played = batch.step(batch.random_actions())
>>> batch.results().totals.shape
(4, 3)

All arrays stay on the device. They have `__cuda_array_interface__`, so `torch.as_tensor(array, device="cuda")` and
`cupy.asarray(array)` take them as they are, without a copy, and tensors of torch and arrays of CuPy can be given to
`step`, `reset`, `mask` and `observe`. What a method or a property gives is the memory of the batch: the next `step`,
`reset` or `observe` writes into it again, so keep a copy (`clone`) of what is needed longer.

Nothing waits for the GPU: calls launch kernels on one stream and return. By default that is the default stream, which
torch and CuPy use too unless they are told otherwise; then everything happens in the order of the calls. A program that
works on another stream gives its handle, as in `stream=torch.cuda.current_stream().cuda_stream`.

With `device="cpu"` the same functions run on the CPU, slowly, and all arrays are NumPy's: for tests of programs on
machines without a GPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from cantina.engine.errors import BadOption
from cantina.games import find
from cantina.lab.batch import Results, Seeds, checked_count, checked_seeds, described
from cantina.lab.conventions import simulation_options
from cantina.lab.gpu.cpu_device import CpuDevice
from cantina.lab.gpu.cuda_device import CudaDevice
from cantina.lab.gpu.memory import Device, first_seeds, new_memory, new_records, seeds_of
from cantina.lab.gpu.tasks import LANES

DEVICES = ("cuda", "cpu")
WAYS = ("decisions", "seats", "steps")  # of `play_out`


class DeviceBatch:
    """Games of one kind that are played side by side on a device; the words are those of `Batch`.

    `seeds` is as for `Batch`, but a place of the batch counts by itself: the games that are dealt at place `i` have the
    seeds `seeds + i`, `seeds + i + count`, `seeds + i + 2 * count` and so on. With `auto_reset`, `step` deals a new
    game where one has ended; `ended` and `results` then tell how.
    """

    def __init__(
        self,
        game_id: str,
        count: int,
        seats: int,
        seeds: Seeds = None,
        options: Mapping[str, Any] | None = None,
        *,
        auto_reset: bool = False,
        device: str = "cuda",
        stream: int = 0,
    ) -> None:
        self.game = find(game_id)
        self.players = self.game.check_seats(seats)
        self.count = checked_count(count)
        self.options = simulation_options(self.game, options, self.players)
        self.auto_reset = auto_reset
        self._device = self._open(device, stream)
        self._records = new_records(self._device, self.game, self.count)
        numbers = self.game.numbers(self.options, self.players)
        self._memory = new_memory(self._device, self.game, numbers, self.count, self.players)
        self._all = self._device.upload(np.ones(self.count, np.bool_))
        self._set_seeds(checked_seeds(seeds, self.count))
        self.reset()

    def _open(self, device: str, stream: int) -> Device:
        if device not in DEVICES:
            raise BadOption("gpu-device", device=str(device), allowed=", ".join(DEVICES))
        return CudaDevice(self.game, stream) if device == "cuda" else CpuDevice(self.game)

    def _set_seeds(self, seeds: int | list[bytes] | None) -> None:
        words, stride = first_seeds(seeds, self.count)
        self._device.fill(self._memory.next_seeds, words)
        self._device.fill(self._memory.stride, np.array([stride]))

    def _launch(self, task: str, given: Any = None, lanes: int = 1) -> None:
        given = self._memory.actions if given is None else given
        self._device.launch(task, self.count * lanes, self._records, self._memory, given)

    def _go_on(self) -> None:
        """After games have ended: deal others if that is wanted, and see who is to act."""
        if self.auto_reset:
            self._launch("deal_queued")
        self._launch("look")

    def reset(self, mask: Any = None, seeds: Seeds = None) -> None:
        """Deal new games: all, or those that are marked; if `seeds` are given, from these on."""
        chosen = self._all if mask is None else self._input(mask, "b", "batch-mask", "mask")
        if seeds is not None:
            self._set_seeds(checked_seeds(seeds, self.count))
        self._launch("list_marked", chosen)
        self._launch("deal_queued")
        self._launch("look")

    @property
    def seats(self) -> Any:
        """(count,) int8: the seat to act in each game, the lowest of those that may; -1 where the game is over."""
        return self._memory.seats

    @property
    def over(self) -> Any:
        """(count,) bool: which games have ended and were not dealt again."""
        return self._memory.over

    @property
    def ended(self) -> Any:
        """(count,) bool: which games ended with the last step."""
        return self._memory.ended

    @property
    def decisions(self) -> Any:
        """(count,) int64: how many actions were played at each place since the batch was made."""
        return self._memory.decisions

    @property
    def games(self) -> Any:
        """(count,) int32: how many games ended at each place since the batch was made."""
        return self._memory.games

    @property
    def states(self) -> Any:
        """(count,) records: the games themselves, by the whole truth."""
        return self._records.states

    @property
    def seeds(self) -> list[bytes]:
        """The seeds of the games that are played now; waits for the device."""
        return seeds_of(self._device.download(self._memory.seeds))

    def legal(self) -> tuple[Any, Any]:
        """The legal codes of the acting seats, int16, one row for each game, and how many of each row count, int32."""
        return self._memory.codes, self._memory.counts

    def mask(self, out: Any = None) -> Any:
        """The legal codes as a matrix of bool: one row for each game, one column for each code."""
        mask = self._mask if out is None else self._output(out, self.game.notation.size, np.bool_)
        self._launch("clear_mask", mask, LANES)
        self._launch("mark_legal", mask)
        return mask if out is None else out

    @cached_property
    def _mask(self) -> Any:
        return self._device.empty((self.count, self.game.notation.size), np.bool_)

    def observe(self, out: Any = None) -> Any:
        """What each acting seat knows, as float32 (count, features); zeros where the game is over."""
        vectors = self._vectors if out is None else self._output(out, self.game.feature_size, np.float32)
        self._launch("observe_game", vectors)
        return vectors if out is None else out

    @cached_property
    def _vectors(self) -> Any:
        return self._device.empty((self.count, self.game.feature_size), np.float32)

    def step(self, actions: Any) -> Any:
        """Play one action of each acting seat; which ones were played. One that is not legal changes nothing."""
        self._launch("take_action", self._input(actions, "iu", "batch-actions", "actions"))
        self._launch("play_action")
        self._go_on()
        return self._memory.played

    def random_actions(self) -> Any:
        """(count,) int32: a legal action of each acting seat, all with the same odds; -1 where the game is over."""
        self._launch("choose_at_random")
        return self._memory.actions

    def play_out(self, by: str = "decisions") -> None:
        """Play all games to their ends at random.

        The games are the same in all ways; which is the fastest depends on the game. By `"decisions"` a thread plays
        on as it can; by `"seats"` threads meet again when the seat changes; by `"steps"` games are sorted by what comes
        next, where a game has small steps.
        """
        if by not in WAYS:
            raise BadOption("gpu-way", way=str(by), allowed=", ".join(WAYS))
        if by == "steps":
            self._device.play_sorted(self._records, self._memory)
        else:
            self._launch("play_out" if by == "decisions" else "play_out_by_seat")
        self._go_on()

    def results(self) -> Results:
        """Points, places and rewards of the last game that ended at each place; all zero before, and after `reset`."""
        return self._results

    @cached_property
    def _results(self) -> Results:
        memory, column, game = self._memory, self._device.column, self.game
        totals, ranks = column(memory.pads, game.total), column(memory.pads, game.rank)
        return Results(memory.pads, totals, ranks, memory.rewards, memory.unfinished)

    def host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy of one of these arrays for NumPy; waits for the device."""
        return self._device.download(array)

    def synchronize(self) -> None:
        """Wait until the device has done everything."""
        self._device.synchronize()

    def _input(self, given: Any, kinds: str, key: str, name: str) -> Any:
        """One number of the caller for each game; `key` says that it is not, `name` is what it was given as."""
        array = self._device.wrap(given)
        if array.shape != (self.count,) or array.dtype.kind not in kinds:
            raise BadOption(key, count=self.count, **{name: described(array)})
        return array

    def _output(self, given: Any, columns: int, dtype: Any) -> Any:
        """An array of the caller to write into, one row for each game."""
        array, shape = self._device.output(given), (self.count, columns)
        if array is None or array.shape != shape or array.dtype != dtype:
            found = type(given).__name__ if array is None else described(array)
            raise BadOption("batch-out", wanted=f"{np.dtype(dtype)}{list(shape)}", out=found)
        return array
