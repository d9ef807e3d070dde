"""Who comes first when many play at once: wishes before what the others are told of them.

A wish is small and somebody waits for its answer; to tell four people what has changed takes longer. So those who are
to be told something stand in a queue, and of these only a few have their turn before the next wishes are heard.
Nobody waits where there is little to do. Where there is much, whoever waits is told all that has happened meanwhile in
one message, so the more there is to do the less each action costs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 8  # are told something before wishes are heard again

Turn = Callable[[], None]


class Pace:
    """The queue of those who are to be told something."""

    def __init__(self) -> None:
        self.waiting: deque[Turn] = deque()
        self.known: set[Turn] = set()

    def join(self, turn: Turn) -> None:
        """Stand in the queue, once; `turn` is called when it is one's turn."""
        if turn in self.known:
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.some)
        self.known.add(turn)
        self.waiting.append(turn)

    def some(self) -> None:
        """A few have their turn; the loop looks for wishes before the next."""
        try:
            for _ in range(min(AT_ONCE, len(self.waiting))):
                turn = self.waiting.popleft()
                self.known.discard(turn)
                turn()
        finally:
            if self.waiting:
                asyncio.get_running_loop().call_soon(self.some)
