"""What happened while an action was applied, for the game log and for animation.

`apply` writes events into an integer array that the caller lends. Row 0 counts them; a simulation lends an array
without rows and pays nothing. An event is (code, audience, seat, a, b, c); the audience is a mask with one bit a
seat and `SPECTATORS`.
"""

from typing import Any, NamedTuple

import numpy as np

from cantina.engine.compiled import njit

ROWS, COLUMNS = 1024, 6
SPECTATORS = 1 << 6
EVERYONE = (1 << 7) - 1
NO_LOG = np.zeros((0, COLUMNS), np.int32)


class Event(NamedTuple):
    """One thing that happened; what `a`, `b` and `c` mean is told by the game's table of events."""

    code: int
    audience: int
    seat: int
    a: int
    b: int
    c: int

    def shown_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may see this event."""
        return bool(self.audience & (SPECTATORS if seat is None else 1 << seat))

    def told_at_once(self) -> bool:
        """Whether this is no repetition, for the others, of what the seat itself was told before."""
        return self.seat < 0 or self.shown_to(self.seat)


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
