"""A client disconnects while its entry is being stored: it is stored, applied and broadcast nevertheless."""

import asyncio
from concurrent.futures import Future

import pytest

from cantina.server.live import presence
from cantina.server.live.live_table import Listener
from cantina.table import play
from server.test_registry import evening, two_people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


class Slow:
    """A store that acknowledges when the test says so."""

    def __init__(self, registry):
        self.append, self.waiting = registry.store.append, []
        registry.store.append = self.hold

    def hold(self, *given):
        live, stored = Future(), self.append(*given)
        self.waiting.append((live, stored))
        return live

    def go_on(self):
        for live, stored in self.waiting:
            stored.result()
            live.set_result(None)
        self.waiting.clear()


async def until(condition):
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("never")


async def begun(registry, live, number):
    """An action that is being stored."""
    slow, action = Slow(registry), str(live.table.match.legal(0)[0])
    asking = asyncio.ensure_future(registry.run(live.table.id, play.act, "anna", 0, action, "k1"))
    await until(lambda: slow.waiting)
    assert live.table.number == number
    return slow, asking


def test_it_is_carried_out_and_told(path):
    async def story(registry):
        _, live = await two_people(registry)
        number, woken = live.table.number, []
        presence.connect(registry, live, Listener(1, lambda: woken.append(1)))
        slow, asking = await begun(registry, live, number)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        slow.go_on()
        await until(lambda: live.table.number == number + 1)
        return live, woken, number

    live, woken, number = evening(path, story)
    assert "0 k1" in live.table.keys
    assert [entry.number for entry in live.log][-1] == number + 1
    assert woken


def test_others_go_on_behind_it(path):
    """The next one waits until it is carried out, and is checked against the table after it."""

    async def story(registry):
        _, live = await two_people(registry)
        slow, asking = await begun(registry, live, live.table.number)
        action = str(live.table.match.legal(1)[0])
        other = asyncio.ensure_future(registry.run(live.table.id, play.act, "boris", 1, action, "k2"))
        asking.cancel()
        await asyncio.sleep(0)
        slow.go_on()
        await until(lambda: slow.waiting or other.done())
        slow.go_on()
        return live, await other

    live, body = evening(path, story)
    assert body.kind == "act"
    assert {"0 k1", "1 k2"} <= set(live.table.keys)


def test_the_same_key_again_changes_nothing(path):
    async def story(registry):
        _, live = await two_people(registry)
        action = str(live.table.match.legal(0)[0])
        slow, asking = await begun(registry, live, live.table.number)
        asking.cancel()
        slow.go_on()
        again = asyncio.ensure_future(registry.run(live.table.id, play.act, "anna", 0, action, "k1"))
        await until(again.done)
        return again.result(), live.table.number, len(live.log)

    body, number, length = evening(path, story)
    assert body is None
    assert number == length


def test_a_hall_that_closes_waits_for_it(path):
    async def story(registry):
        _, live = await two_people(registry)
        number = live.table.number
        slow, asking = await begun(registry, live, number)
        asking.cancel()
        closing = asyncio.ensure_future(registry.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        slow.go_on()
        await closing
        return live.table.number - number

    assert evening(path, story) == 1
