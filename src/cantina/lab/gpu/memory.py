"""The arrays of a batch on a device, and the seeds its games are dealt from."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np

from cantina.engine.chance import SEED_WORDS
from cantina.engine.game import Game
from cantina.engine.record import WORD, Array, blank
from cantina.engine.seeds import seed_bytes


class DeviceRecords(NamedTuple):
    """The arrays of records. Kernels take them one by one: a type of tuples with records in it has an endless name."""

    states: Any  # the games
    tables: Any  # of the content
    empty: Any  # a blank record


class Memory(NamedTuple):
    """All other arrays of a batch: one entry, or one row, for each game where nothing else is said."""

    options: Any  # as `setup` takes them, the same for all games
    seeds: Any  # (count, 8) of the games that are played now: words of 32 bits in int64, the highest first
    next_seeds: Any  # (count, 8) what the next game at each place is dealt from
    stride: Any  # (1,) what is added to a seed after every deal
    queue: Any  # places where a game is to be dealt, in any order
    queued: Any  # (1,) how many they are
    seats: Any  # the seat to act, -1: over
    over: Any
    codes: Any  # (count, most_legal) legal codes of the acting seat
    counts: Any  # how many of each row count
    actions: Any  # what is to be played
    played: Any  # whether it was
    ended: Any  # whether the game ended with it
    pads: Any  # (count, players, rows) the score pads of games that have ended
    rewards: Any  # (count, players)
    unfinished: Any  # whether the game that has ended was stopped unfinished
    decisions: Any  # actions played, in all games at this place
    games: Any  # games that ended
    dice: Any  # (count, 1) for random actions


class Device(Protocol):
    """Where the games of a batch are: memory, and a way to do a task for each of them."""

    def empty(self, shape: Any, dtype: Any) -> Any:
        """New memory with anything in it."""

    def upload(self, array: Array) -> Any:
        """A copy on the device."""

    def fill(self, array: Any, source: Array) -> None:
        """Copy into an array of the device."""

    def download(self, array: Any) -> Array:
        """A copy in the memory of the computer; everything that was launched before is done then."""

    def wrap(self, given: Any) -> Any:
        """An array of the caller as one of the device; it is copied only if it is elsewhere."""

    def output(self, given: Any) -> Any:
        """An array of the caller to write into, or None if it is not one of the device, row by row in its memory."""

    def column(self, array: Any, number: int) -> Any:
        """One column of the last dimension of an array of the device, not copied."""

    def launch(self, task: str, threads: int, records: DeviceRecords, memory: Memory, given: Any) -> None:
        """Do a task once for each thread."""

    def play_sorted(self, records: DeviceRecords, memory: Memory) -> None:
        """Play all games to their ends at random, sorted by what comes next."""

    def synchronize(self) -> None:
        """Wait until everything is done."""


def new_records(device: Device, game: Game, count: int) -> DeviceRecords:
    """The records of a batch; nothing is dealt yet."""
    tables, empty = device.upload(game.content.tables), device.upload(blank(game.state))
    return DeviceRecords(device.empty(count, game.state.dtype), tables, empty)


def new_memory(device: Device, game: Game, options: Array, count: int, players: int) -> Memory:
    """The other arrays of a batch."""
    empty, bits, pad = device.empty, np.bool_, (count, players, len(game.rows))
    return Memory(
        options=device.upload(options),
        seeds=empty((count, SEED_WORDS), np.int64),
        next_seeds=empty((count, SEED_WORDS), np.int64),
        stride=empty(1, np.int64),
        queue=empty(count, np.int32),
        queued=device.upload(np.zeros(1, np.int32)),
        seats=empty(count, np.int8),
        over=empty(count, bits),
        codes=empty((count, game.most_legal), np.int16),
        counts=empty(count, np.int32),
        actions=empty(count, np.int32),
        played=empty(count, bits),
        ended=empty(count, bits),
        pads=empty(pad, np.int32),
        rewards=empty((count, players), np.float32),
        unfinished=empty(count, bits),
        decisions=device.upload(np.zeros(count, np.int64)),
        games=device.upload(np.zeros(count, np.int32)),
        dice=device.upload(np.arange(count, dtype=np.int64)[:, None].copy()),
    )


def words_of(seeds: list[bytes]) -> Array:
    """Seeds as rows of eight words, the highest first."""
    return np.frombuffer(b"".join(seeds), ">u4").astype(np.int64).reshape(len(seeds), SEED_WORDS)


def seeds_of(words: Array) -> list[bytes]:
    """Rows of eight words as seeds."""
    return [row.tobytes() for row in words.astype(">u4")]


def first_seeds(seeds: int | list[bytes] | None, count: int) -> tuple[Array, int]:
    """The first seed of each game, and what to add after each deal.

    A number is the seed of game 0, the numbers that follow are those of the next games, and then of the next deals of
    all; None begins at a secret number. A list is dealt again and again.
    """
    if isinstance(seeds, list):
        return words_of(seeds), 0
    words = np.repeat(words_of([seed_bytes(seeds)]), count, axis=0)
    carry = np.arange(count, dtype=np.int64)
    for j in range(SEED_WORDS - 1, -1, -1):
        total = words[:, j] + (carry & WORD)
        words[:, j] = total & WORD
        carry = (carry >> 32) + (total >> 32)
    return words, count
