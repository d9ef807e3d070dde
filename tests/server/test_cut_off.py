"""Somebody who asks is cut off while the entry is being stored: it is stored, carried out and told all the same."""

import asyncio
from concurrent.futures import Future

import pytest

from cantina.server import looking
from cantina.server.held import Listener
from cantina.table import play
from server.test_hall import evening, two_people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


class Slow:
    """A store that acknowledges when the test says so."""

    def __init__(self, hall):
        self.append, self.waiting = hall.store.append, []
        hall.store.append = self.hold

    def hold(self, *given):
        held, stored = Future(), self.append(*given)
        self.waiting.append((held, stored))
        return held

    def go_on(self):
        for held, stored in self.waiting:
            stored.result()
            held.set_result(None)
        self.waiting.clear()


async def until(condition):
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("never")


async def begun(hall, held, number):
    """An action that is being stored."""
    slow, action = Slow(hall), str(held.table.match.legal(0)[0])
    asking = asyncio.ensure_future(hall.do(held.table.id, play.act, "anna", 0, action, "k1"))
    await until(lambda: slow.waiting)
    assert held.table.number == number
    return slow, asking


def test_it_is_carried_out_and_told(path):
    async def story(hall):
        _, held = await two_people(hall)
        number, woken = held.table.number, []
        looking.listen(hall, held, Listener(1, lambda: woken.append(1)))
        slow, asking = await begun(hall, held, number)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        slow.go_on()
        await until(lambda: held.table.number == number + 1)
        return held, woken, number

    held, woken, number = evening(path, story)
    assert "0 k1" in held.table.keys
    assert [entry.number for entry in held.log][-1] == number + 1
    assert woken


def test_others_go_on_behind_it(path):
    """The next one waits until it is carried out, and is checked against the table after it."""

    async def story(hall):
        _, held = await two_people(hall)
        slow, asking = await begun(hall, held, held.table.number)
        action = str(held.table.match.legal(1)[0])
        other = asyncio.ensure_future(hall.do(held.table.id, play.act, "boris", 1, action, "k2"))
        asking.cancel()
        await asyncio.sleep(0)
        slow.go_on()
        await until(lambda: slow.waiting or other.done())
        slow.go_on()
        return held, await other

    held, body = evening(path, story)
    assert body["kind"] == "act"
    assert {"0 k1", "1 k2"} <= set(held.table.keys)


def test_the_same_key_again_changes_nothing(path):
    async def story(hall):
        _, held = await two_people(hall)
        action = str(held.table.match.legal(0)[0])
        slow, asking = await begun(hall, held, held.table.number)
        asking.cancel()
        slow.go_on()
        again = asyncio.ensure_future(hall.do(held.table.id, play.act, "anna", 0, action, "k1"))
        await until(again.done)
        return again.result(), held.table.number, len(held.log)

    body, number, length = evening(path, story)
    assert body is None
    assert number == length


def test_a_hall_that_closes_waits_for_it(path):
    async def story(hall):
        _, held = await two_people(hall)
        number = held.table.number
        slow, asking = await begun(hall, held, number)
        asking.cancel()
        closing = asyncio.ensure_future(hall.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        slow.go_on()
        await closing
        return held.table.number - number

    assert evening(path, story) == 1
