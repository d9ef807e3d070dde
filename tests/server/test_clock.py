"""Time: the clock of the computer may be set while people play, and nobody is refused, waits or loses a turn for it."""

import asyncio
import time

from cantina.server import clock
from cantina.server.live.registry import Registry
from cantina.store import open_store
from server.live_server import LiveServer, opened, wish
from server.test_registry import Clock, two_people
from server.world import soon


def test_the_time_of_the_server_never_goes_back(monkeypatch):
    before = clock.steady_time()
    assert abs(before - time.time()) < 86_400
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert clock.steady_time() >= before


def test_a_clock_that_is_set_back_refuses_nobody(tmp_path, monkeypatch):
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    try:
        with live_server.person() as anna:
            table = opened(anna, pace=0)["table"]
            wish(anna, table, 0, "sit", name="Anna")
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now - 3600)
            assert wish(anna, table, 1, "bot", level="random").status_code == 200
            with live_server.live(table, 0, anna.cookies) as wire:
                wire.say(action=wire.until("legal")["legal"][0]["action"], key="k")
                assert wire.until("done") == {"done": "k"}
            # The bot does not wait for an hour.
            soon(lambda: '"by":"bot"' in "".join(one.body for one in live_server.store.load(table)), "no bot")
    finally:
        live_server.close()


def test_an_entry_of_the_future_is_of_now(tmp_path):
    """A server that is started with an earlier time than the last one had lets nobody wait until then."""

    async def evening(now):
        with open_store(tmp_path / "cantina.sqlite") as store:
            registry = Registry(store, now)
            try:
                ids = [info.table_id for info in store.listed(1)]
                live = await registry.find(ids[0]) if ids else (await two_people(registry, listed=True))[1]
                return [live.table.at, *(place.asked for place in live.table.places)]
            finally:
                await registry.close()

    earlier, later = Clock(), Clock()
    later.now += 3600
    assert asyncio.run(evening(later)) == [later.now] * 3
    assert asyncio.run(evening(earlier)) == [earlier.now] * 3
