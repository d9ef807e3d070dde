"""What happens at a table without a request: due entries, timers, and bots that think in threads.

The schedule knows no registry: it is given `run`, which runs a command at a table and then stores whatever is due.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable

from cantina.engine.errors import CantinaError
from cantina.server.live.bot_pool import BotPool
from cantina.server.live.live_table import Command, LiveTable
from cantina.server.live.tasks import Tasks
from cantina.table import bots
from cantina.table.absence import due, next_check_at
from cantina.table.bodies import Body

MOST_THREADS = 2
BUDGET = 2.0  # seconds in which a bot decides
DICE = 1 << 32
LONGEST_SLEEP = 3600.0  # seconds; asyncio timers are not made for longer ones
RETRY = 1.0  # seconds until something is tried again that the store could not do

Run = Callable[[str, Command], Awaitable[Body | None]]


def bot_threads() -> int:
    """How many bots think at once: one core is left to the event loop."""
    return max(1, min(MOST_THREADS, (os.cpu_count() or 1) - 1))


class Schedule:
    """The timers and bots of all tables of a registry."""

    def __init__(self, tasks: Tasks, now: Callable[[], float], run: Run, threads: int | None = None) -> None:
        self.tasks, self.now, self.run = tasks, now, run
        self.pool = BotPool(threads or bot_threads())
        self.budget, self.stopped = BUDGET, False

    def arrange(self, live: LiveTable) -> None:
        """Set the timer of a table, and start its bots."""
        if self.stopped or live.dropped:
            return
        live.cancel_timer()
        now = self.now()
        moment = next_check_at(live.table, live.presence, now)
        if moment < float("inf"):
            delay = min(moment - now, LONGEST_SLEEP)
            live.timer = asyncio.get_running_loop().call_later(delay, lambda: self.tasks.start(self.check(live)))
        if not live.presence.leads:  # the bots think at the process that does
            return
        for task in bots.tasks(live.table, len(live.listeners) + live.presence.listeners_elsewhere):
            if task.seat not in live.thinking:
                live.thinking.add(task.seat)
                self.tasks.start(self.play_bot(live, task))

    def resume(self, live: LiveTable, delay: float = 0.0) -> None:
        """Arrange a table, and after a delay store what is due there."""
        self.arrange(live)
        if not self.stopped and due(live.table, live.presence, self.now()):
            self.tasks.start(self.check(live, delay))

    async def check(self, live: LiveTable, delay: float = 0.0) -> None:
        """Store what is due at a table, and arrange it again."""
        await asyncio.sleep(delay)
        await self.run_or_retry(live, lambda table: None)

    async def run_or_retry(self, live: LiveTable, command: Command) -> None:
        """Run a command; if it cannot be stored, arrange the table again after a while."""
        try:
            await self.run(live.table.id, command)
        except CantinaError:
            await asyncio.sleep(RETRY)
            self.arrange(live)

    async def play_bot(self, live: LiveTable, task: bots.Task) -> None:
        """Wait until a bot may act, let it think in a thread, and act; a decision that comes too late is dropped."""
        try:
            await asyncio.sleep(max(task.due - self.now(), 0))
            code = await self.decide(task, secrets.randbelow(DICE))
        finally:
            live.thinking.discard(task.seat)
        await self.run_or_retry(live, lambda table: bots.decided(table, task, code))

    async def decide(self, task: bots.Task, dice: int) -> int:
        """The action code that a bot chooses within its budget; after that, the choice of the quickest level.

        The budget counts again once it has begun to think. A task that has not started is cancelled. One that runs goes
        on to its end in its thread, which is near, since a bot looks at a few actions in a few imagined games; its
        result is ignored.
        """
        thinking = self.pool.submit(bots.think, task, dice)
        deep = asyncio.wrap_future(thinking)
        done, _ = await asyncio.wait({deep}, timeout=self.budget)
        if not done and thinking.running():
            done, _ = await asyncio.wait({deep}, timeout=self.budget)
        if done:
            return deep.result()
        deep.cancel()
        return await asyncio.to_thread(bots.think, task._replace(level=bots.QUICK), dice)

    def close(self) -> None:
        """Wait for the bots that think; those that have not begun are cancelled."""
        self.pool.shutdown()
