"""The time of the server: the time of day at its start, and from then on what a clock says that never goes back.

Entries are stamped with it, and pauses, game clocks and bots count by it. If the clock of the computer is set while the
server runs, nobody's time runs out and nobody waits.
"""

from __future__ import annotations

import time

STARTED_AT = time.time() - time.monotonic()


def steady_time() -> float:
    """Seconds since 1970."""
    return STARTED_AT + time.monotonic()
