"""Tidying up: tables at which nobody ever began to play are removed after a month, and memory is given back.

A table whose cards were dealt is kept for good, finished or not; so are the names there, until somebody asks to be
forgotten.
"""

from __future__ import annotations

import asyncio

from cantina.server.hall import Hall
from cantina.server.logs import note, note_failure
from cantina.store import StoreFailed
from cantina.table.log import write

KEPT = 30 * 86_400  # seconds for which a table waits for its first game
PAUSE = 3600.0  # seconds between two rounds
MOST = 500  # tables removed in one round, so that nobody waits long for the store
DEALT = write({"kind": "deal"})


async def sweep(hall: Hall) -> None:
    """One round."""
    before = hall.moment() - 1000 * KEPT
    removed = await asyncio.to_thread(hall.store.remove_idle, before, MOST, DEALT)
    for table_id in removed:
        await hall.drop(table_id)
    released = await release(hall)
    if removed or released:
        note("swept", removed=len(removed), released=released)


async def release(hall: Hall) -> int:
    """Let go of finished tables at which nobody looks; their logs stay, and they come back when somebody asks."""
    over = [table_id for table_id, held in hall.tables.items() if held.table.over and not held.listeners]
    for table_id in over:
        await hall.drop(table_id)
    return len(over)


async def sweep_always(hall: Hall) -> None:
    """Round after round, until somebody stops it; what fails is tried again in the next one."""
    while True:
        try:
            await sweep(hall)
        except StoreFailed as error:
            note_failure(error)
        await asyncio.sleep(PAUSE)
