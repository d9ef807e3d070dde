"""The queue of pending updates: requests come first when many clients play at once.

A request is small and a client waits for its answer; to send four viewers what has changed takes longer. So callbacks
that send updates wait in a queue, and only a batch of them runs before the event loop reads requests again. With
little to do nothing waits. Under load, a client that waits gets everything that happened meanwhile in one message, so
the higher the load, the less each action costs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

BATCH = 8  # callbacks that run before requests are read again

Callback = Callable[[], None]


class Broadcast:
    """The queue of callbacks that send updates."""

    def __init__(self) -> None:
        self.queue: deque[Callback] = deque()
        self.queued: set[Callback] = set()

    def enqueue(self, callback: Callback) -> None:
        """Queue a callback, at most once."""
        if callback in self.queued:
            return
        if not self.queue:
            asyncio.get_running_loop().call_soon(self.run_batch)
        self.queued.add(callback)
        self.queue.append(callback)

    def run_batch(self) -> None:
        """Run the first callbacks of the queue; the rest waits until the loop has read requests."""
        try:
            for _ in range(min(BATCH, len(self.queue))):
                callback = self.queue.popleft()
                self.queued.discard(callback)
                callback()
        finally:
            if self.queue:
                asyncio.get_running_loop().call_soon(self.run_batch)
