"""Tidying up: what nobody began is removed in time, what was begun is kept, and memory is given back."""

import asyncio

import pytest

from cantina.server import looking, opening, sweeping
from cantina.server.hall import Hall
from cantina.server.held import Listener
from cantina.store import StoreFailed, open_store
from cantina.table import seats
from cantina.table.errors import TableError

DAY = 86_400


@pytest.fixture
def clock():
    return [1_000_000_000.0]


@pytest.fixture
def tell(tmp_path, clock):
    """Tell a story in a hall whose clock is moved by hand."""

    def told(story):
        async def evening():
            with open_store(tmp_path / "cantina.sqlite") as store:
                hall = Hall(store, lambda: clock[0])
                try:
                    return await story(hall)
                finally:
                    await hall.close()

        return asyncio.run(evening())

    return told


async def table(hall, people=0, game="bounty-hunters", **more):
    """A table with so many people."""
    door = await opening.open_table(hall, "anna", game, 2, settings={"delay": 0, "pace": 0}, **more)
    for seat in range(people):
        await hall.do(door.table, seats.sit, f"guest{seat}", "Anna", seat)
    return door.table


async def is_there(hall, table_id):
    try:
        await hall.held(table_id)
    except TableError:
        return False
    return True


def test_a_table_waits_a_month_for_its_first_game(tell, clock):
    async def story(hall):
        empty, half = await table(hall), await table(hall, people=1)
        clock[0] += 30 * DAY - 1
        await sweeping.sweep(hall)
        before = [await is_there(hall, one) for one in (empty, half)]
        clock[0] += 2
        await sweeping.sweep(hall)
        return before, [await is_there(hall, one) for one in (empty, half)]

    assert tell(story) == ([True, True], [False, False])


def test_whoever_sits_down_begins_the_month_anew(tell, clock):
    async def story(hall):
        found = await table(hall)
        clock[0] += 29 * DAY
        await hall.do(found, seats.sit, "boris", "Boris", 1)
        clock[0] += 29 * DAY
        await sweeping.sweep(hall)
        return await is_there(hall, found)

    assert tell(story)


def test_what_was_dealt_is_kept_for_good(tell, clock):
    async def story(hall):
        found = await table(hall, people=2)
        clock[0] += 3650 * DAY
        await sweeping.sweep(hall)
        return await is_there(hall, found), hall.store.table(found) is not None

    assert tell(story) == (True, True)


def test_a_removed_table_is_gone_with_its_links_and_whoever_waits_is_told(tell, clock):
    async def story(hall):
        found = await table(hall)
        woken = []
        looking.listen(hall, hall.tables[found], Listener(None, lambda: woken.append(True)))
        held = hall.tables[found]
        clock[0] += 31 * DAY
        await sweeping.sweep(hall)
        return held.gone, bool(woken), hall.store.table(found)

    assert tell(story) == (True, True, None)


async def finished(hall):
    """A short game of bots, over."""
    found = await table(hall, game="way-of-the-mandalorian", options={"max_turns": 1})
    for seat in (0, 1):
        await hall.do(found, seats.give_to_bot, "anna", seat, "random")
    while not hall.tables[found].table.over:
        await asyncio.sleep(0.01)
    return found


def test_a_finished_table_leaves_memory_and_comes_back(tell):
    async def story(hall):
        found = await finished(hall)
        await sweeping.sweep(hall)
        released = found not in hall.tables
        return released, (await hall.held(found)).table.over

    assert tell(story) == (True, True)


def test_a_finished_table_stays_while_somebody_looks_and_a_running_one_anyway(tell):
    async def story(hall):
        over, running = await finished(hall), await table(hall, people=2)
        looking.listen(hall, hall.tables[over], Listener(None, lambda: None))
        await sweeping.sweep(hall)
        return over in hall.tables, running in hall.tables

    assert tell(story) == (True, True)


def test_a_round_that_fails_is_not_the_last(tell, monkeypatch):
    async def story(hall):
        rounds = []

        async def sweep(_):
            rounds.append(True)
            if len(rounds) == 3:
                raise asyncio.CancelledError
            raise StoreFailed("store-failed-lost", reason="away")

        monkeypatch.setattr(sweeping, "sweep", sweep)
        monkeypatch.setattr(sweeping, "PAUSE", 0)
        with pytest.raises(asyncio.CancelledError):
            await sweeping.sweep_always(hall)
        return len(rounds)

    assert tell(story) == 3
