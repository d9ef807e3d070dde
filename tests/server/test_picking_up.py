"""A server reads a table that another one has left in the middle of something: it goes on by itself."""

import asyncio
from concurrent.futures import Future

import pytest

from cantina.server.live import opening, presence, schedule
from cantina.server.live.live_table import Listener
from cantina.server.live.registry import Registry
from cantina.store import Taken, open_store
from cantina.table import play, seats
from cantina.table.errors import TableError
from cantina.table.log import write
from server.test_registry import Clock, evening, two_people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


async def until(true):
    """Let what was begun go on."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_a_deal_that_was_not_stored_any_more_is_made_up_for(path):
    """The last one sat down, and the server was gone before the cards were dealt."""

    async def first(registry):
        opened = await opening.open_table(registry, "anna", "bounty-hunters", 2)
        live = await registry.find(opened.table)
        for seat, guest in enumerate(("anna", "boris")):
            body = seats.sit(live.table, guest, guest.title(), seat)
            registry.store.append(opened.table, seat + 2, registry.milliseconds(), write(body)).result()
        return opened.table

    async def second(registry):
        live = await registry.find(table_id)
        await until(lambda: live.table.match is not None)

    table_id = evening(path, first)
    evening(path, second)


async def with_a_sealed_answer(registry):
    """A table at which an answer to an interrupt lies sealed."""
    opened, live = await two_people(registry, "way-of-the-mandalorian", delay=5)
    while not any(place.sealed for place in live.table.places):
        seat = live.table.match.actors()[0]
        await registry.run(
            opened.table, play.act, live.table.places[seat].guest, seat, str(live.table.match.legal(seat)[-1])
        )
    return opened.table


def test_an_answer_whose_time_came_while_nobody_was_there_is_given(path):
    async def second(registry):
        registry.now.now += 60
        live = await registry.find(table_id)
        await until(lambda: not any(place.sealed for place in live.table.places))

    table_id = evening(path, with_a_sealed_answer)
    evening(path, second)


def test_what_another_process_should_have_done_is_done_here_if_it_does_not(path, monkeypatch):
    monkeypatch.setattr(schedule, "RETRY", 0)

    async def story(registry):
        opened = await opening.open_table(registry, "anna", "bounty-hunters", 2)
        live = await registry.find(opened.table)
        with open_store(path) as other:  # it stores the last sitting, and dies
            for seat, guest in enumerate(("anna", "boris")):
                body = seats.sit(live.table, guest, guest.title(), seat)
                other.append(opened.table, seat + 2, registry.milliseconds(), write(body)).result()
        await registry.catch_up(opened.table)
        await until(lambda: live.table.match is not None)

    evening(path, story)


class Late:
    """A store in which another process is always a little faster, for a while."""

    def __init__(self, store, times):
        self.store, self.times = store, times

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, *given):
        if self.times == 0:
            return self.store.append(*given)
        self.times -= 1
        lost = Future()
        lost.set_exception(Taken("store-taken", table=given[0], number=given[1]))
        return lost


def test_a_stand_in_that_could_not_be_stored_at_once_comes_all_the_same(path):
    async def story(registry):
        opened, live = await two_people(registry, grace=10)
        live.presence.disconnected(1, registry.now())
        registry.now.now += 10
        registry.store = Late(registry.store, 1)
        await registry.run(opened.table, lambda table: None)
        return live.table.places[1].away, live.presence.gone

    assert evening(path, story) == ("dropped", {})


def test_who_tries_many_ids_does_not_fill_the_memory(path):
    async def story(registry):
        for number in range(20):
            with pytest.raises(TableError):
                await registry.find(f"nowhere-{number}")
        return registry.loading, registry.tables

    assert evening(path, story) == ({}, {})


@pytest.mark.parametrize("count", [10**30, -1, 0, 7])
def test_a_wrong_number_of_seats_is_refused_before_anything_is_made_for_it(path, count):
    async def story(registry):
        with pytest.raises(ValueError, match="players"):
            await opening.open_table(registry, "anna", "bounty-hunters", count)

    evening(path, story)


def test_two_who_ask_at_once_get_the_same_table(path):
    async def first(registry):
        return (await two_people(registry))[0].table

    async def second():
        with open_store(path) as store:
            registry = Registry(store, Clock())
            found = await asyncio.gather(*(registry.find(table_id) for _ in range(5)))
            await registry.close()
            return {id(live) for live in found}

    table_id = evening(path, first)
    assert len(asyncio.run(second())) == 1


def look_at(seat):
    return Listener(seat, lambda: None, present=True)


def test_who_does_not_come_back_to_a_new_server_is_stood_in_for(path):
    async def first(registry):
        return (await two_people(registry, grace=10))[0].table

    async def second(registry):
        live = await registry.find(table_id)
        presence.connect(registry, live, look_at(0))  # Anna is back, Boris is not
        registry.now.now += 10
        await registry.run(table_id, lambda table: None)
        return [place.away for place in live.table.places]

    table_id = evening(path, first)
    assert evening(path, second) == ["", "dropped"]


def test_a_program_that_asks_now_and_then_is_there(path):
    async def first(registry):
        return (await two_people(registry, grace=10))[0].table

    async def second(registry):
        live = await registry.find(table_id)
        for guest in ("anna", "boris"):
            presence.mark_active(registry, live, guest)
        registry.now.now += 10
        await registry.run(table_id, lambda table: None)
        return [place.away for place in live.table.places]

    table_id = evening(path, first)
    assert evening(path, second) == ["", ""]


def test_a_program_that_asked_once_and_died_is_not_waited_for_without_end(path):
    async def story(registry):
        opened, live = await two_people(registry, grace=10)
        presence.connect(registry, live, look_at(0))
        presence.mark_active(registry, live, "boris")
        registry.now.now += presence.LEASE - 1
        await registry.run(opened.table, lambda table: None)
        assert live.presence.gone == {}
        registry.now.now += 1
        await registry.run(opened.table, lambda table: None)
        assert list(live.presence.gone) == [1]
        registry.now.now += 10
        await registry.run(opened.table, lambda table: None)
        return [place.away for place in live.table.places]

    assert evening(path, story) == ["", "dropped"]


def test_the_end_of_a_lease_has_a_timer(path, monkeypatch):
    monkeypatch.setattr(presence, "LEASE", 0.05)

    async def story(registry):
        _, live = await two_people(registry)
        told = []
        live.listeners.append(Listener(None, lambda: told.append(list(live.presence.gone))))
        presence.mark_active(registry, live, "boris")
        registry.now.now += 0.05
        await until(lambda: told)
        return told[0]

    assert evening(path, story) == [1]


def test_when_the_first_of_all_comes_back_the_others_are_stood_in_for_at_once(path):
    async def story(registry):
        _, live = await two_people(registry, grace=10)
        looks = [look_at(0), look_at(1)]
        for look in looks:
            presence.connect(registry, live, look)
        for look in looks:
            presence.disconnect(registry, live, look)
        registry.now.now += 20
        presence.connect(registry, live, looks[0])
        await until(lambda: live.table.places[1].away == "dropped")

    evening(path, story)


def test_a_seat_that_its_guest_gave_up_while_connected_is_not_gone(path):
    async def story(registry):
        opened, live = await two_people(registry)
        look = look_at(1)
        presence.connect(registry, live, look)
        await registry.run(opened.table, seats.leave, "boris", 1)
        presence.disconnect(registry, live, look)
        return live.presence.gone, live.presence.here

    assert evening(path, story) == ({}, set())


async def at_one_screen(registry):
    """Anna plays two seats at one screen, Boris the third."""
    opened = await opening.open_table(registry, "anna", "bounty-hunters", 3, settings={"grace": 10})
    for seat, guest in enumerate(("anna", "boris", "anna")):
        await registry.run(opened.table, seats.sit, guest, guest.title(), seat)
    return await registry.find(opened.table)


def test_who_holds_several_seats_goes_from_all_of_them_and_comes_back_to_all(path):
    async def story(registry):
        live = await at_one_screen(registry)
        one, other = look_at(0), look_at(2)
        for look in (one, other):
            presence.connect(registry, live, look)
        presence.disconnect(registry, live, one)
        assert live.presence.gone == {}  # the other window is still there
        presence.disconnect(registry, live, other)
        assert list(live.presence.gone) == [0, 2]
        presence.connect(registry, live, one)
        return live.presence.gone, live.presence.here

    assert evening(path, story) == ({}, {0, 2})
