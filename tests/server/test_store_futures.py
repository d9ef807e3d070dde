"""Futures of the store for the event loop: all are settled, with one call for many."""

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from cantina.server.live.store_futures import StoreFutures


def settle(futures, error=None):
    """The thread of the store."""

    def work():
        for future in futures:
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_many_futures_are_settled_with_one_call(monkeypatch):
    async def story():
        store_futures, futures, calls = StoreFutures(), [Future() for _ in range(50)], []
        loop = asyncio.get_running_loop()
        usual = loop.call_soon_threadsafe
        monkeypatch.setattr(loop, "call_soon_threadsafe", lambda *given: calls.append(usual(*given)))
        waiting = [store_futures.wrap(future) for future in futures]
        settle(futures)
        await asyncio.gather(*waiting)
        return len(calls)

    assert asyncio.run(story()) == 1


def test_a_later_result_schedules_another_call():
    async def story():
        store_futures = StoreFutures()
        for _ in range(3):
            future = Future()
            waiting = store_futures.wrap(future)
            settle([future])
            await asyncio.wait_for(waiting, 5)
        return True

    assert asyncio.run(story())


def test_a_future_that_is_settled_already_is_delivered_too():
    async def story():
        future = Future()
        future.set_result(None)
        await asyncio.wait_for(StoreFutures().wrap(future), 5)
        return True

    assert asyncio.run(story())


def test_an_error_reaches_only_its_own_future():
    async def story():
        store_futures, good, bad = StoreFutures(), Future(), Future()
        one, other = store_futures.wrap(good), store_futures.wrap(bad)
        settle([bad], ValueError("taken"))
        settle([good])
        with pytest.raises(ValueError, match="taken"):
            await other
        return await one

    assert asyncio.run(story()) is None


def test_a_cancelled_future_does_not_block_the_others():
    async def story():
        store_futures, futures = StoreFutures(), [Future(), Future()]
        gone, there = (store_futures.wrap(future) for future in futures)
        gone.cancel()
        settle(futures)
        await asyncio.wait_for(there, 5)
        return gone.cancelled()

    assert asyncio.run(story())
