"""The asyncio tasks of a registry: requests, which run to their end, and background work, which is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Returned = TypeVar("Returned")


class Tasks:
    """The tasks under way. It keeps a reference to each: the loop alone would let them be garbage-collected."""

    def __init__(self) -> None:
        self.requests: set[asyncio.Task[Any]] = set()
        self.background: set[asyncio.Task[Any]] = set()

    def run_to_end(self, work: Coroutine[Any, Any, Returned]) -> asyncio.Task[Returned]:
        """Start a request that is not cancelled, whatever happens to the client."""
        return _start(self.requests, work)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start background work, which `close` cancels."""
        _start(self.background, work)

    async def close(self) -> None:
        """Wait for all requests, then cancel the background work."""
        await asyncio.gather(*self.requests, return_exceptions=True)
        for task in list(self.background):
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)


def _start(tasks: set[asyncio.Task[Any]], work: Coroutine[Any, Any, Returned]) -> asyncio.Task[Returned]:
    task = asyncio.get_running_loop().create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task
