"""Whether a batch on a device plays the same games as `Batch` on the CPU, byte for byte."""

from __future__ import annotations

import numpy as np

from cantina.engine.record import Array
from cantina.lab.batch import Batch
from cantina.lab.gpu.batch import DeviceBatch


class Differs(AssertionError):
    """The first thing in which a device and the CPU do not agree."""


def play_side_by_side(batch: DeviceBatch, steps: int) -> int:
    """Play random actions in a batch on a device and in one on the CPU; how many decisions both took alike.

    Everything that can be asked of both is compared before and after each step. It ends when all games are over.
    """
    twin = Batch(batch.game.id, batch.count, batch.players, batch.seeds, batch.options)
    decisions = 0
    for _ in range(steps):
        compare(batch, twin)
        actions = batch.host(batch.random_actions())
        played = batch.host(batch.step(actions))
        _same("played", played, twin.step(actions))
        decisions += int(played.sum())
        compare_ended(batch, twin)
        if batch.auto_reset:
            twin.reset(twin.over, batch.seeds)
        elif twin.over.all():
            break
    return decisions


def compare(batch: DeviceBatch, twin: Batch) -> None:
    """Compare the games, who is to act, what is legal, and what is known."""
    _same("states", batch.host(batch.states).view(np.uint8), twin.states.view(np.uint8))
    _same("seats", batch.host(batch.seats), twin.seats)
    _same("over", batch.host(batch.over), twin.over)
    (codes, counts), (twin_codes, twin_counts) = map(batch.host, batch.legal()), twin.legal()
    _same("counts", counts, twin_counts)
    count = np.arange(codes.shape[1]) < counts[:, None]
    _same("codes", np.where(count, codes, 0), twin_codes)
    _same("mask", batch.host(batch.mask()), twin.mask())
    _same("vectors", batch.host(batch.observe()).view(np.uint32), twin.observe().view(np.uint32))


def compare_ended(batch: DeviceBatch, twin: Batch) -> None:
    """Compare how games have ended."""
    ended, found, wanted = batch.host(batch.ended), batch.results(), twin.results()
    over = twin.over if batch.auto_reset else twin.over & ended
    _same("ended", ended, over)
    for name in ("pads", "totals", "ranks", "unfinished"):
        _same(name, batch.host(getattr(found, name))[over], getattr(wanted, name)[over])
    _same("rewards", batch.host(found.rewards)[over], wanted.rewards[over].astype(np.float32))


def _same(what: str, found: Array, wanted: Array) -> None:
    if found.shape != wanted.shape:
        raise Differs(f"{what}: {found.shape} on the device, {wanted.shape} on the CPU")
    if not np.array_equal(found, wanted):
        place = np.argwhere(found != wanted)[0]
        raise Differs(f"{what}{place.tolist()}: {found[tuple(place)]} on the device, {wanted[tuple(place)]} on the CPU")
