"""What the store has done, brought to the loop: all of it, with one call for many."""

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from cantina.server.deliveries import Deliveries


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


def test_many_are_handed_out_with_one_call(monkeypatch):
    async def story():
        deliveries, futures, calls = Deliveries(), [Future() for _ in range(50)], []
        loop = asyncio.get_running_loop()
        usual = loop.call_soon_threadsafe
        monkeypatch.setattr(loop, "call_soon_threadsafe", lambda *given: calls.append(usual(*given)))
        waiting = [deliveries.of(future) for future in futures]
        settle(futures)
        await asyncio.gather(*waiting)
        return len(calls)

    assert asyncio.run(story()) == 1


def test_what_arrives_later_calls_anew():
    async def story():
        deliveries = Deliveries()
        for _ in range(3):
            future = Future()
            waiting = deliveries.of(future)
            settle([future])
            await asyncio.wait_for(waiting, 5)
        return True

    assert asyncio.run(story())


def test_what_is_settled_already_is_handed_out_too():
    async def story():
        future = Future()
        future.set_result(None)
        await asyncio.wait_for(Deliveries().of(future), 5)
        return True

    assert asyncio.run(story())


def test_an_error_reaches_who_waits_and_nobody_else():
    async def story():
        deliveries, good, bad = Deliveries(), Future(), Future()
        one, other = deliveries.of(good), deliveries.of(bad)
        settle([bad], ValueError("taken"))
        settle([good])
        with pytest.raises(ValueError, match="taken"):
            await other
        return await one

    assert asyncio.run(story()) is None


def test_who_waits_no_more_holds_nobody_up():
    async def story():
        deliveries, futures = Deliveries(), [Future(), Future()]
        gone, there = (deliveries.of(future) for future in futures)
        gone.cancel()
        settle(futures)
        await asyncio.wait_for(there, 5)
        return gone.cancelled()

    assert asyncio.run(story())
