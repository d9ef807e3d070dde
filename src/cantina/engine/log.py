"""What happened while an action was applied, for the game log and for animation.

`apply` writes events into an integer array of the caller, one per row, and counts them at `COUNT` in row 0. A
simulation passes an array without rows and pays nothing. The audience of an event is a mask with one bit for each seat
and `SPECTATORS`.
"""

from typing import Any, NamedTuple

import numpy as np

from cantina.engine.compiled import njit
from cantina.engine.names import columns

ROWS = 1024
COUNT = (0, 0)  # where a log counts its events
MOST_SEATS = 6
TRUTH, SPECTATOR = -2, -1  # instead of a seat: whose view a record is
SPECTATORS = 1 << MOST_SEATS
EVERYONE = 2 * SPECTATORS - 1


class Event(NamedTuple):
    """One thing that happened; what `a`, `b` and `c` mean depends on its code."""

    code: int
    audience: int
    seat: int
    a: int
    b: int
    c: int

    def shown_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may see this event."""
        return bool(self.audience & (SPECTATORS if seat is None else 1 << seat))

    def is_original(self) -> bool:
        """False for the public copy of an event that its own seat was already shown."""
        return self.seat < 0 or self.shown_to(self.seat)


EVENT = columns(Event)
COLUMNS = len(EVENT)
NO_LOG = np.zeros((0, COLUMNS), np.int32)


@njit
def is_read(log):
    """Whether events are wanted at all: not by a simulation, and not on a GPU, where the log is None."""
    if log is None:
        return False
    return log.shape[0] > 0


@njit
def emit(log, audience, code, seat, a, b, c):
    """Write one event; without a log (None, on a GPU) not even the code for it is made."""
    if log is None:
        return
    if log.shape[0] == 0 or log[COUNT] + 1 >= log.shape[0]:
        return
    row = log[COUNT] + 1
    log[COUNT] = row
    log[row, EVENT.code] = code
    log[row, EVENT.audience] = audience
    log[row, EVENT.seat] = seat
    log[row, EVENT.a] = a
    log[row, EVENT.b] = b
    log[row, EVENT.c] = c


def new_log(rows: int = ROWS) -> np.ndarray[Any, Any]:
    """An empty log; by itself with room for the events of one action."""
    return np.zeros((rows, COLUMNS), np.int32)


def events(log: np.ndarray[Any, Any]) -> tuple[Event, ...]:
    """The events in a log, and the log made empty again."""
    count = int(log[COUNT])
    log[COUNT] = 0
    return tuple(map(Event._make, log[1 : count + 1].tolist()))
