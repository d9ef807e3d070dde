"""Many games at once: arrays of records, each step one compiled call.

>>> import numpy as np
>>> from cantina.lab.batch import Batch
>>> batch = Batch("bounty-hunters", count=8, seats=3, seeds=7)
>>> rng = np.random.default_rng(1)
>>> while not batch.over.all():
...     codes, counts = batch.legal()
...     actions = codes[np.arange(batch.count), rng.integers(0, np.maximum(counts, 1))]
...     played = batch.step(actions)
>>> batch.results().totals.shape
(8, 3)

Game `i` is the same, byte for byte, as `cantina.new_match(game_id, seats, batch.seeds[i], batch.options)` with the same
actions. Compiled code releases the GIL: several batches, each used by one thread, run side by side on as many
cores. One batch must not be used by two threads at a time. A few hundred games are a good size: their records stay in
the processor's cache. The first call waits for the compiler or its cache.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from cantina.engine.errors import BadOption
from cantina.engine.log import NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.record import Array, blank
from cantina.engine.seeds import seed_bytes
from cantina.games import find
from cantina.lab.conventions import rewards, simulation_options

Seeds = int | Sequence[int | bytes] | Array | None


class Results(NamedTuple):
    """The ends of the games that are over; all zero for the others."""

    pads: Array  # (count, players, rows) the score pads; `game.rows` names the rows
    totals: Array  # (count, players)
    ranks: Array  # (count, players) 1 for the winners
    rewards: Array  # (count, players) the share of the win, less an even share
    unfinished: Array  # (count,) stopped before their rules ended them: nobody has won these


class Batch:
    """Games of one kind that are played side by side.

    `seeds` is a number (the games are dealt from it and the numbers that follow), one seed for each game (a reset
    deals the same cards again), or None for secret ones. Games end after 100 turns at the latest unless `options`
    say otherwise (BH-S38).
    """

    def __init__(
        self, game_id: str, count: int, seats: int, seeds: Seeds = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = find(game_id)
        self.players = self.game.check_seats(seats)
        self.count = checked_count(count)
        self.options = simulation_options(self.game, options, self.players)
        self._numbers = self.game.numbers(self.options, self.players)
        self._supply = checked_seeds(seeds, self.count)
        self._rules, self._loops = self.game.compiled, self.game.loops
        self._tables = self._rules.hold(self.game.content.tables)
        self._out, self._view = np.zeros(self.game.most_legal, np.int16), blank(self.game.state)
        self._seats = np.zeros(self.count, np.int8)
        self.states = blank(self.game.state, self.count)
        self.seeds = [b""] * self.count
        self.reset()

    def reset(self, mask: Any = None, seeds: Seeds = None) -> None:
        """Deal new games: all, or those that are marked, as in `batch.reset(batch.over)`; from `seeds` on, if given."""
        chosen = np.ones(self.count, bool) if mask is None else checked_mask(mask, self.count)
        if seeds is not None:
            self._supply = checked_seeds(seeds, self.count)
        places = np.flatnonzero(chosen)
        if not len(places):
            return
        seeds, dealt, empty = self._next_seeds(places), blank(self.game.state, len(places)), blank(self.game.state)
        rows = self._rules.rows
        self._loops["start"](rows(dealt), rows(empty), seed_words(seeds), self._tables, self._numbers, NO_LOG)
        self.states[places] = dealt
        for place, seed in zip(places, seeds, strict=True):
            self.seeds[place] = seed
        self._find_actors()

    def _next_seeds(self, places: Array) -> list[bytes]:
        if self._supply is None:
            return [seed_bytes(None) for _ in places]
        if isinstance(self._supply, list):
            return [self._supply[place] for place in places]
        seeds = [seed_bytes(self._supply + i) for i in range(len(places))]
        self._supply += len(places)
        return seeds

    def _find_actors(self) -> None:
        self._loops["acting"](self._rules.rows(self.states), self._seats)

    @property
    def seats(self) -> Array:
        """The seat to act in each game, the lowest of those that may; -1 where the game is over."""
        return self._seats.copy()

    @property
    def over(self) -> Array:
        """Which games have ended."""
        return self._seats < 0

    def legal(self) -> tuple[Array, Array]:
        """The legal codes of the acting seats, one row for each game, and how many of each row count."""
        codes, counts = np.zeros((self.count, self.game.most_legal), np.int16), np.zeros(self.count, np.int32)
        self._loops["legal_all"](self._rules.rows(self.states), self._tables, self._seats, codes, counts)
        return codes, counts

    def mask(self) -> Array:
        """The legal codes as a matrix: one row for each game, one column for each code."""
        mask = np.zeros((self.count, self.game.notation.size), np.bool_)
        self._loops["mask_all"](*self.legal(), mask)
        return mask

    def step(self, actions: Any) -> Array:
        """Play one action of each acting seat; which ones were played. One that is not legal changes nothing."""
        codes, played = checked_actions(actions, self.count, self.game.notation.size), np.zeros(self.count, np.int8)
        rows = self._rules.rows(self.states)
        self._loops["step_all"](rows, self._tables, self._seats, codes, self._out, NO_LOG, played)
        self._find_actors()
        return played.astype(np.bool_)

    def observe(self) -> Array:
        """What each acting seat knows, as numbers (count, features); zeros where the game is over."""
        vectors, rows = np.zeros((self.count, self.game.feature_size), np.float32), self._rules.rows
        self._loops["observe_all"](rows(self.states), rows(self._view), self._tables, self._seats, vectors)
        return vectors

    def results(self) -> Results:
        """Points, places and rewards of the games that are over."""
        over, game = self.over, self.game
        ended = self.states[over]
        table = np.zeros((len(ended), game.seat_counts[-1], len(game.rows)), np.int32)
        self._loops["results_all"](self._rules.rows(ended), self._tables, table)
        pads = np.zeros((self.count, self.players, len(game.rows)), np.int32)
        pads[over] = table[:, : self.players]
        ranks, unfinished = pads[:, :, game.rank], self._unfinished()
        earned = np.where(over[:, None], rewards(ranks, unfinished), 0.0)
        return Results(pads, pads[:, :, game.total], ranks, earned, unfinished)

    def _unfinished(self) -> Array:
        """Which games were stopped unfinished."""
        flags = np.zeros(self.count, np.bool_)
        self._loops["unfinished_all"](self._rules.rows(self.states), flags)
        return flags & self.over


def checked_count(count: Any) -> int:
    """How many games: at least one."""
    if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 1:
        raise BadOption("batch-count", count=str(count))
    return int(count)


def checked_seeds(seeds: Any, count: int) -> int | list[bytes] | None:
    """A first seed, or one for each game."""
    if seeds is None:
        return None
    if isinstance(seeds, (int, np.integer)) and not isinstance(seeds, bool):
        seed_bytes(int(seeds))
        return int(seeds)
    if not isinstance(seeds, (list, tuple, np.ndarray)) or len(seeds) != count:
        raise BadOption("batch-seeds", count=count, seeds=repr(seeds)[:80])
    return [seed_bytes(seed) for seed in seeds]


def checked_mask(mask: Any, count: int) -> Array:
    """One true or false for each game."""
    chosen = np.asarray(mask)
    if chosen.shape != (count,) or chosen.dtype != np.bool_:
        raise BadOption("batch-mask", count=count, mask=described(chosen))
    return chosen


def checked_actions(actions: Any, count: int, size: int) -> Array:
    """One code for each game; what is no code of the game becomes -1, which is never legal."""
    codes = np.asarray(actions)
    if codes.shape != (count,) or codes.dtype.kind not in "iu":
        raise BadOption("batch-actions", count=count, actions=described(codes))
    return np.where((codes >= 0) & (codes < size), codes, -1).astype(np.int32)


def described(array: Array) -> str:
    """The kind and shape of an array."""
    return f"{array.dtype}{list(array.shape)}"
