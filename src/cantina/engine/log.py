"""What happened while an action was applied, for the game log and for animation.

`apply` writes events into an integer array of the caller. Row 0 counts them; a simulation passes an array without rows
and pays nothing. An event is (code, audience, seat, a, b, c); the audience is a mask with one bit for each seat and
`SPECTATORS`.
"""

from typing import Any, NamedTuple

import numpy as np

from cantina.engine.compiled import njit

ROWS, COLUMNS = 1024, 6
MOST_SEATS = 6
TRUTH, SPECTATOR = -2, -1  # instead of a seat: whose view a record is
SPECTATORS = 1 << MOST_SEATS
EVERYONE = 2 * SPECTATORS - 1
NO_LOG = np.zeros((0, COLUMNS), np.int32)


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
    if log.shape[0] == 0 or log[0, 0] + 1 >= log.shape[0]:
        return
    row = log[0, 0] + 1
    log[0, 0] = row
    log[row, 0] = code
    log[row, 1] = audience
    log[row, 2] = seat
    log[row, 3] = a
    log[row, 4] = b
    log[row, 5] = c


def new_log(rows: int = ROWS) -> np.ndarray[Any, Any]:
    """An empty log; by itself with room for the events of one action."""
    return np.zeros((rows, COLUMNS), np.int32)


def events(log: np.ndarray[Any, Any]) -> tuple[Event, ...]:
    """The events in a log, and the log made empty again."""
    count = int(log[0, 0])
    log[0, 0] = 0
    return tuple(map(Event._make, log[1 : count + 1].tolist()))
