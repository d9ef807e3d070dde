"""Recorded actions played again, many in one call of compiled code."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cantina.engine.action import PlayedAction
from cantina.engine.game import Content, Game, Records
from cantina.engine.log import events, new_log
from cantina.engine.record import copied

ROOM = 8192  # events of the actions that are replayed in one call
TOGETHER = 64  # actions that are replayed in one call


def replayed(
    game: Game, content: Content, state: Records, played: Sequence[tuple[int, int]], known: int
) -> tuple[list[tuple[PlayedAction, int]], Records]:
    """Play recorded seats and codes from a state on, as many as there is room for their events, up to an illegal one.

    Returns each as the log has it, with the mask of the seats that may act after it, and a copy of the state after
    them. The first `known` are known to be legal.
    """
    calls, room, after, out = game.calls, new_log(ROOM), copied(state), np.zeros(game.most_legal, np.int16)
    seats, codes = np.array(played, np.int64).reshape(-1, 2).T.copy()
    ends, masks = np.zeros(len(played), np.int64), np.zeros(len(played), np.int64)
    n = calls.replay(calls.rows(after), calls.rows(content.tables), seats, codes, known, out, room, ends, masks)
    happened, begun, done = events(room), 0, []
    for (seat, code), end, mask in zip(played[:n], ends[:n].tolist(), masks[:n].tolist(), strict=True):
        done.append((PlayedAction(seat, code, happened[begun:end]), mask))
        begun = end
    return done, after
