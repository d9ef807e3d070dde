"""What the store has done, brought to the loop: its thread settles hundreds of entries at a time, and the loop is
called once for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future

Waiting = asyncio.Future[None]


class Deliveries:
    """Futures of the store that something in the loop waits for."""

    def __init__(self) -> None:
        self.settled: deque[tuple[Waiting, BaseException | None]] = deque()
        self.called = False  # the loop knows that there is something to hand out

    def of(self, stored: Future[None]) -> Waiting:
        """The same future for the loop."""
        loop = asyncio.get_running_loop()
        waiting: Waiting = loop.create_future()
        stored.add_done_callback(lambda done: self.arrived(loop, waiting, done))
        return waiting

    def arrived(self, loop: asyncio.AbstractEventLoop, waiting: Waiting, done: Future[None]) -> None:
        """In the thread of the store: an entry is settled."""
        self.settled.append((waiting, done.exception()))
        if not self.called:
            self.called = True
            loop.call_soon_threadsafe(self.hand_out)

    def hand_out(self) -> None:
        """In the loop: tell all who wait. What arrives from here on calls anew."""
        self.called = False
        while self.settled:
            waiting, error = self.settled.popleft()
            if waiting.done():
                continue
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
