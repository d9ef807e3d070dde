"""Futures of the store for the event loop: the store's thread settles hundreds of entries at a time, and wakes the loop
once for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future

LoopFuture = asyncio.Future[None]


class StoreFutures:
    """Futures of the store that coroutines await."""

    def __init__(self) -> None:
        self.settled: deque[tuple[LoopFuture, BaseException | None]] = deque()
        self.scheduled = False  # `deliver` will be called by the loop

    def wrap(self, stored: Future[None]) -> LoopFuture:
        """A future of the running loop that is settled like one of the store."""
        loop = asyncio.get_running_loop()
        waiting: LoopFuture = loop.create_future()
        stored.add_done_callback(lambda done: self.settle(loop, waiting, done))
        return waiting

    def settle(self, loop: asyncio.AbstractEventLoop, waiting: LoopFuture, done: Future[None]) -> None:
        """In the store's thread: queue the result of an entry for the loop."""
        self.settled.append((waiting, done.exception()))
        if not self.scheduled:
            self.scheduled = True
            loop.call_soon_threadsafe(self.deliver)

    def deliver(self) -> None:
        """In the loop: settle all futures that are queued. Results that arrive from here on schedule another call."""
        self.scheduled = False
        while self.settled:
            waiting, error = self.settled.popleft()
            if waiting.done():
                continue
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
