"""The threads in which bots think: tables take turns, so that many bots at one do not keep those of others queued."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

from cantina.table.bots import Task


class QueuedDecision(NamedTuple):
    """A decision that no thread has begun, and whom it is for."""

    future: Future[int]
    think: Callable[[Task, int], int]
    task: Task
    dice: int


class BotPool:
    """A pool of threads with a queue for each table."""

    def __init__(self, threads: int) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.queues: dict[str, deque[QueuedDecision]] = {}  # by table: the one whose turn it is comes first
        self.lock = Lock()

    def submit(self, think: Callable[[Task, int], int], task: Task, dice: int) -> Future[int]:
        """Queue a decision."""
        queued = QueuedDecision(Future(), think, task, dice)
        with self.lock:
            self.queues.setdefault(task.table, deque()).append(queued)
        self.threads.submit(self.decide_next)
        return queued.future

    def decide_next(self) -> None:
        """Carry out the decision whose turn it is, unless nobody waits for it any more."""
        future, think, task, dice = self.take()
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(think(task, dice))
        except BaseException as error:
            future.set_exception(error)

    def take(self) -> QueuedDecision:
        """The first decision of the table whose turn it is; its next one has to wait for all other tables."""
        with self.lock:
            table = next(iter(self.queues))
            queue = self.queues.pop(table)
            queued = queue.popleft()
            if queue:
                self.queues[table] = queue
            return queued

    def shutdown(self) -> None:
        """Wait for the bots that think; those that have not begun are cancelled."""
        with self.lock:
            for queue in self.queues.values():
                for queued in queue:
                    queued.future.cancel()
        self.threads.shutdown(wait=True, cancel_futures=True)
