"""What happens by itself: entries that time brings, timers, and bots that think in threads."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from cantina.engine.errors import CantinaError
from cantina.engine.seeds import BYTES
from cantina.server.held import Held
from cantina.table import bots
from cantina.table.absence import next_look
from cantina.table.log import Body

if TYPE_CHECKING:
    from cantina.server.hall import Hall

DICE = 1 << 32
LONGEST_SLEEP = 3600.0
RETRY = 1.0  # seconds until something is tried again that the store could not do


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(BYTES)


def followed(held: Held, body: Body, now: float) -> None:
    """An entry has followed by itself and is stored; who is stood in for is no longer waited for."""
    if body["kind"] == "away":
        held.presence.found(body["seat"], now)


def arrange(hall: Hall, held: Held) -> None:
    """Look again when something may follow by itself, and let bots think."""
    if held.timer is not None:
        held.timer.cancel()
        held.timer = None
    now = hall.now()
    moment = next_look(held.table, held.presence, now)
    if moment < float("inf"):
        wait = min(moment - now, LONGEST_SLEEP)
        held.timer = asyncio.get_running_loop().call_later(wait, lambda: hall.start(look(hall, held)))
    for task in bots.tasks(held.table, held.watched):
        if task.seat not in held.thinking:
            held.thinking.add(task.seat)
            hall.start(let_bot_play(hall, held, task))


async def look(hall: Hall, held: Held) -> None:
    """The timer went off."""
    try:
        await hall.do(held.table.id, lambda table: None)
    except CantinaError:
        await asyncio.sleep(RETRY)
        hall.arrange(held)


async def look_again(hall: Hall, held: Held) -> None:
    """In a moment, as if a timer had gone off."""
    await asyncio.sleep(RETRY)
    await look(hall, held)


async def let_bot_play(hall: Hall, held: Held, task: bots.Task) -> None:
    """A bot waits for its moment, thinks in a thread, and acts; what comes too late is dropped."""
    try:
        await asyncio.sleep(max(task.due - hall.now(), 0))
        code = await thought(hall, task, secrets.randbelow(DICE))
    finally:
        held.thinking.discard(task.seat)
    try:
        await hall.do(held.table.id, lambda table: bots.decided(table, task, code))
    except CantinaError:
        await asyncio.sleep(RETRY)
        hall.arrange(held)


async def thought(hall: Hall, task: bots.Task, dice: int) -> int:
    """What a bot decides, within its budget: if that is not enough, the first thing it would think of.

    A bot whose turn in the pool has not come gives it up. One that thinks already goes on to its end, which is near: it
    looks at a few actions in a few imagined games, and nobody waits for it any more.
    """
    deep = asyncio.get_running_loop().run_in_executor(hall.pool, bots.think, task, dice)
    done, _ = await asyncio.wait({deep}, timeout=hall.budget)
    if done:
        return deep.result()
    deep.cancel()
    return await asyncio.to_thread(bots.think, task._replace(level=bots.QUICK), dice)
