"""Clean-up: tables that were never dealt are removed after a month, and finished tables leave the memory.

A table whose cards were dealt is kept for good, finished or not; so are the names there, until a guest asks to be
forgotten.
"""

from __future__ import annotations

import asyncio

from cantina.server.live.registry import Registry
from cantina.server.logs import log_event, log_store_failure
from cantina.store import StoreFailed

KEPT = 30 * 86_400  # seconds for which a table waits for its first game
INTERVAL = 3600.0  # seconds between two clean-ups
MOST = 500  # tables removed in one clean-up
AT_ONCE = 50  # tables removed in one transaction: until it ends, everybody else waits for the store
PAUSE = 0.2  # seconds between two of them, in which others store: one that waits looks ten times a second


async def sweep(registry: Registry) -> None:
    """Clean up once."""
    removed = await remove_abandoned(registry, registry.milliseconds() - 1000 * KEPT)
    released = await release(registry)
    if removed or released:
        log_event("swept", removed=removed, released=released)


async def remove_abandoned(registry: Registry, before: int) -> int:
    """Remove tables that were never dealt and have no entry since then, a few at a time; how many."""
    for count in range(0, MOST, AT_ONCE):
        removed = await asyncio.to_thread(registry.store.remove_abandoned, before, AT_ONCE)
        for table_id in removed:
            await registry.drop(table_id)
        if len(removed) < AT_ONCE:
            return count + len(removed)
        await asyncio.sleep(PAUSE)
    return MOST


async def release(registry: Registry) -> int:
    """Drop finished tables without listeners from memory; they are loaded again when they are asked for."""
    finished = [table_id for table_id, live in registry.tables.items() if live.table.over and not live.listeners]
    for table_id in finished:
        await registry.drop(table_id)
    return len(finished)


async def sweep_forever(registry: Registry) -> None:
    """Clean up regularly until the task is cancelled; what fails is tried again the next time."""
    while True:
        try:
            await sweep(registry)
        except StoreFailed as error:
            log_store_failure(error)
        await asyncio.sleep(INTERVAL)
