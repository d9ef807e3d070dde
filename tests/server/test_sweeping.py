"""Clean-up: tables that were never dealt are removed in time, dealt ones are kept, finished ones leave the memory."""

import asyncio

import pytest

from cantina.server.live import opening, presence
from cantina.server.live.live_table import Listener
from cantina.server.live.registry import Registry
from cantina.server.operation import sweeping
from cantina.store import StoreFailed, open_store
from cantina.table import seats
from cantina.table.errors import TableError
from store.kit import table_info

DAY = 86_400


@pytest.fixture
def clock():
    return [1_000_000_000.0]


@pytest.fixture
def tell(tmp_path, clock):
    """Run a coroutine with a registry whose clock is set by hand."""

    def told(story):
        async def evening():
            with open_store(tmp_path / "cantina.sqlite") as store:
                registry = Registry(store, lambda: clock[0])
                try:
                    return await story(registry)
                finally:
                    await registry.close()

        return asyncio.run(evening())

    return told


async def table(registry, people=0, game="bounty-hunters", **more):
    """A table with n guests."""
    opened = await opening.open_table(registry, "anna", game, 2, settings={"delay": 0, "pace": 0}, **more)
    for seat in range(people):
        await registry.run(opened.table, seats.sit, f"guest{seat}", "Anna", seat)
    return opened.table


async def is_there(registry, table_id):
    try:
        await registry.find(table_id)
    except TableError:
        return False
    return True


def test_a_table_waits_a_month_for_its_first_game(tell, clock):
    async def story(registry):
        empty, half = await table(registry), await table(registry, people=1)
        clock[0] += 30 * DAY - 1
        await sweeping.sweep(registry)
        before = [await is_there(registry, one) for one in (empty, half)]
        clock[0] += 2
        await sweeping.sweep(registry)
        return before, [await is_there(registry, one) for one in (empty, half)]

    assert tell(story) == ([True, True], [False, False])


def test_many_tables_are_removed_a_few_at_a_time(tell, clock, monkeypatch):
    """While one transaction removes tables, everybody else waits for the store."""
    sizes = []
    monkeypatch.setattr(sweeping, "PAUSE", 0)

    async def story(registry):
        for _ in range(sweeping.AT_ONCE * 2 + 5):
            await table(registry)
        clock[0] += 31 * DAY
        remove = registry.store.remove_abandoned
        monkeypatch.setattr(registry.store, "remove_abandoned", lambda *given: noted(remove(*given)))
        await sweeping.sweep(registry)
        return len(registry.tables)

    def noted(removed):
        sizes.append(len(removed))
        return removed

    assert tell(story) == 0
    assert sizes == [50, 50, 5]


def test_no_more_are_removed_in_one_clean_up_than_that(tell, clock, monkeypatch):
    monkeypatch.setattr(sweeping, "PAUSE", 0)
    monkeypatch.setattr(sweeping, "MOST", 4)
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)

    async def story(registry):
        for _ in range(5):
            await table(registry)
        clock[0] += 31 * DAY
        left = []
        for _ in range(2):
            await sweeping.sweep(registry)
            left.append(len(registry.tables))
        return left

    assert tell(story) == [1, 0]


def test_whoever_sits_down_begins_the_month_anew(tell, clock):
    async def story(registry):
        found = await table(registry)
        clock[0] += 29 * DAY
        await registry.run(found, seats.sit, "boris", "Boris", 1)
        clock[0] += 29 * DAY
        await sweeping.sweep(registry)
        return await is_there(registry, found)

    assert tell(story)


def test_what_was_dealt_is_kept_for_good(tell, clock):
    async def story(registry):
        found = await table(registry, people=2)
        clock[0] += 3650 * DAY
        await sweeping.sweep(registry)
        return await is_there(registry, found), table_info(registry.store, found) is not None

    assert tell(story) == (True, True)


def test_a_removed_table_is_gone_with_its_links_and_whoever_waits_is_told(tell, clock):
    async def story(registry):
        found = await table(registry)
        woken = []
        presence.connect(registry, registry.tables[found], Listener(None, lambda: woken.append(True)))
        live = registry.tables[found]
        clock[0] += 31 * DAY
        await sweeping.sweep(registry)
        return live.dropped, bool(woken), table_info(registry.store, found)

    assert tell(story) == (True, True, None)


async def finished(registry):
    """A short game of bots, over."""
    found = await table(registry, game="way-of-the-mandalorian", options={"max_turns": 1})
    for seat in (0, 1):
        await registry.run(found, seats.give_to_bot, "anna", seat, "random")
    while not registry.tables[found].table.over:
        await asyncio.sleep(0.01)
    return found


def test_a_finished_table_leaves_memory_and_comes_back(tell):
    async def story(registry):
        found = await finished(registry)
        await sweeping.sweep(registry)
        released = found not in registry.tables
        return released, (await registry.find(found)).table.over

    assert tell(story) == (True, True)


def test_a_finished_table_stays_while_somebody_looks_and_a_running_one_anyway(tell):
    async def story(registry):
        over, running = await finished(registry), await table(registry, people=2)
        presence.connect(registry, registry.tables[over], Listener(None, lambda: None))
        await sweeping.sweep(registry)
        return over in registry.tables, running in registry.tables

    assert tell(story) == (True, True)


def test_a_round_that_fails_is_not_the_last(tell, monkeypatch):
    async def story(registry):
        rounds = []

        async def sweep(_):
            rounds.append(True)
            if len(rounds) == 3:
                raise asyncio.CancelledError
            raise StoreFailed("store-failed-lost", reason="away")

        monkeypatch.setattr(sweeping, "sweep", sweep)
        monkeypatch.setattr(sweeping, "INTERVAL", 0)
        with pytest.raises(asyncio.CancelledError):
            await sweeping.sweep_forever(registry)
        return len(rounds)

    assert tell(story) == 3
