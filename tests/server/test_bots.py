"""Bots think in threads, each within its budget; after that they play the choice of the quickest level."""

import asyncio
from threading import Event

import pytest

import cantina
from cantina.server.live import opening
from cantina.server.live.bot_pool import BotPool
from cantina.server.live.registry import Registry
from cantina.store import open_store
from cantina.table import bots, seats

LEVEL = "ahead"


@pytest.fixture
def registry(tmp_path):
    with open_store(tmp_path / "cantina.sqlite") as store:
        registry = Registry(store)
        yield registry
        registry.schedule.pool.shutdown()


@pytest.fixture
def slow(monkeypatch):
    """Bots of one level ponder until the event is set; the others are as quick as ever."""
    enough, think = Event(), bots.think

    def ponder(task, dice):
        if task.level == LEVEL:
            assert enough.wait(60)
        return think(task, dice)

    monkeypatch.setattr(bots, "think", ponder)
    yield enough
    enough.set()


def a_task(level=LEVEL):
    """A decision of a bot in a game that has just begun."""
    match = cantina.new_match("bounty-hunters", seats=2, seed=7)
    seat = match.actors()[0]
    return match, bots.Task("table", seat, 0, 0.0, level, "bot", 0.0, bots.glance(match, seat))


def test_whoever_decides_in_time_is_heard(registry):
    registry.schedule.budget = 60.0
    match, task = a_task()
    code = asyncio.run(registry.schedule.decide(task, 5))
    assert code == bots.think(task, 5)
    assert code in match.codes(task.seat)


def test_whoever_ponders_too_long_plays_the_first_thing_that_comes_to_mind(registry, slow):
    registry.schedule.budget = 0.01
    match, task = a_task()
    code = asyncio.run(registry.schedule.decide(task, 5))
    assert not slow.is_set()
    assert code == bots.think(task._replace(level=bots.QUICK), 5)
    assert code in match.codes(task.seat)


def test_whoever_is_not_even_heard_gives_up_the_place_in_the_queue(registry, slow):
    registry.schedule.pool = BotPool(1)
    registry.schedule.budget = 0.01

    async def both():
        return await asyncio.gather(*(registry.schedule.decide(a_task()[1], dice) for dice in (1, 2)))

    assert len(asyncio.run(both())) == 2
    waiting = [one for queue in registry.schedule.pool.queues.values() for one in queue]
    assert len(waiting) <= 1  # one ponders
    assert all(one.future.cancelled() for one in waiting)  # the other has given up
    slow.set()
    registry.schedule.pool.shutdown()


def test_a_bot_that_had_to_wait_has_its_time_to_think(registry, slow, monkeypatch):
    """Its budget is over when it has just begun; in a second one it decides."""
    begun, budgets, wait, think = Event(), [], asyncio.wait, bots.think
    monkeypatch.setattr(bots, "think", lambda task, dice: begun.set() or think(task, dice))

    async def budget(futures, timeout):
        budgets.append(timeout)
        if len(budgets) == 1:
            assert await asyncio.to_thread(begun.wait, 60)
            return set(), futures
        slow.set()
        return await wait(futures)

    monkeypatch.setattr(asyncio, "wait", budget)
    _, task = a_task()
    code = asyncio.run(registry.schedule.decide(task, 5))
    assert code == think(task, 5)
    assert budgets == [registry.schedule.budget] * 2


@pytest.mark.slow
def test_a_table_is_played_to_its_end_by_bots_without_time(registry, slow):
    registry.schedule.budget = 0.0

    async def story():
        options = {"max_turns": 2}
        settings = {"delay": 0, "pace": 0}
        opened = await opening.open_table(registry, "anna", "bounty-hunters", 2, options=options, settings=settings)
        for seat in (0, 1):
            await registry.run(opened.table, seats.give_to_bot, "anna", seat, LEVEL)
        live = await registry.find(opened.table)
        while not live.table.over:
            await asyncio.sleep(0.01)
        slow.set()
        await registry.close()
        return {entry.body.by for entry in live.log if entry.body.kind == "act"}

    assert asyncio.run(story()) == {"bot"}
