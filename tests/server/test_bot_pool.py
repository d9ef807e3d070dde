"""Tables take turns in the threads in which bots think."""

from threading import Event, Thread

import pytest

from cantina.server.live.bot_pool import BotPool
from cantina.table.bots import Task

WAIT = 60  # seconds at most


def task(table, seat=0):
    return Task(table, seat, 0, 0.0, "ahead", "bot", 0.0, None)


@pytest.fixture
def pool():
    pool = BotPool(1)
    yield pool
    pool.shutdown()


@pytest.fixture
def busy(pool):
    """A bot of another table thinks until the event is set."""
    begun, enough = Event(), Event()

    def ponder(task, dice):
        begun.set()
        assert enough.wait(WAIT)
        return dice

    pool.submit(ponder, task("busy"), 0)
    assert begun.wait(WAIT)
    yield enough
    enough.set()


def test_a_table_with_many_bots_does_not_crowd_out_another(pool, busy):
    order = []

    def think(task, dice):
        order.append((task.table, task.seat))
        return dice

    many = [pool.submit(think, task("many", seat), seat) for seat in range(20)]
    few = [pool.submit(think, task("few", seat), seat) for seat in range(2)]
    busy.set()
    assert [one.result(WAIT) for one in (*many, *few)] == [*range(20), 0, 1]
    assert order[:5] == [("many", 0), ("few", 0), ("many", 1), ("few", 1), ("many", 2)]
    assert order[5:] == [("many", seat) for seat in range(3, 20)]
    assert pool.queues == {}


def test_a_decision_that_nobody_waits_for_is_not_made(pool, busy):
    made = []
    given_up, next_one = (pool.submit(lambda task, dice: made.append(dice) or dice, task("t"), dice) for dice in (1, 2))
    assert given_up.cancel()
    busy.set()
    assert next_one.result(WAIT) == 2
    assert made == [2]


def test_a_bot_that_fails_does_not_stop_the_others(pool):
    def fail(task, dice):
        raise ValueError(dice)

    failing, next_one = pool.submit(fail, task("t"), 1), pool.submit(lambda task, dice: dice, task("t"), 2)
    assert str(failing.exception(WAIT)) == "1"
    assert next_one.result(WAIT) == 2


def test_at_the_end_those_that_have_not_begun_are_cancelled(pool, busy):
    waiting = [pool.submit(lambda task, dice: dice, task("t"), dice) for dice in range(3)]
    ending = Thread(target=pool.shutdown)
    ending.start()
    while not all(one.cancelled() for one in waiting):
        pass
    busy.set()
    ending.join(WAIT)
    assert not ending.is_alive()
