"""A server reads a table that another one has left in the middle of something: it goes on by itself."""

import asyncio
from concurrent.futures import Future

import pytest

from cantina.server import looking, opening, rounds
from cantina.server.hall import Hall
from cantina.server.held import Listener
from cantina.store import Taken, open_store
from cantina.table import play, seats
from cantina.table.errors import TableError
from cantina.table.log import write
from server.test_hall import Clock, evening, two_people


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

    async def first(hall):
        door = await opening.open_table(hall, "anna", "bounty-hunters", 2)
        held = await hall.held(door.table)
        for seat, guest in enumerate(("anna", "boris")):
            body = seats.sit(held.table, guest, guest.title(), seat)
            hall.store.append(door.table, seat + 2, hall.moment(), write(body)).result()
        return door.table

    async def second(hall):
        held = await hall.held(table_id)
        await until(lambda: held.table.match is not None)

    table_id = evening(path, first)
    evening(path, second)


async def with_a_sealed_answer(hall):
    """A table at which an answer to an interrupt lies sealed."""
    door, held = await two_people(hall, "way-of-the-mandalorian", delay=5)
    while not any(seat.sealed for seat in held.table.seats):
        seat = held.table.match.actors()[0]
        await hall.do(door.table, play.act, held.table.seats[seat].guest, seat, str(held.table.match.legal(seat)[-1]))
    return door.table


def test_an_answer_whose_time_came_while_nobody_was_there_is_given(path):
    async def second(hall):
        hall.now.now += 60
        held = await hall.held(table_id)
        await until(lambda: not any(seat.sealed for seat in held.table.seats))

    table_id = evening(path, with_a_sealed_answer)
    evening(path, second)


def test_what_another_process_should_have_done_is_done_here_if_it_does_not(path, monkeypatch):
    monkeypatch.setattr(rounds, "RETRY", 0)

    async def story(hall):
        door = await opening.open_table(hall, "anna", "bounty-hunters", 2)
        held = await hall.held(door.table)
        with open_store(path) as other:  # it stores the last sitting, and dies
            for seat, guest in enumerate(("anna", "boris")):
                body = seats.sit(held.table, guest, guest.title(), seat)
                other.append(door.table, seat + 2, hall.moment(), write(body)).result()
        await hall.caught_up(door.table)
        await until(lambda: held.table.match is not None)

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
    async def story(hall):
        door, held = await two_people(hall, grace=10)
        held.presence.lost(1, hall.now())
        hall.now.now += 10
        hall.store = Late(hall.store, 1)
        await hall.do(door.table, lambda table: None)
        return held.table.seats[1].away, held.presence.gone

    assert evening(path, story) == ("dropped", {})


def test_who_tries_many_ids_does_not_fill_the_memory(path):
    async def story(hall):
        for number in range(20):
            with pytest.raises(TableError):
                await hall.held(f"nowhere-{number}")
        return hall.loading, hall.tables

    assert evening(path, story) == ({}, {})


@pytest.mark.parametrize("count", [10**30, -1, 0, 7])
def test_a_wrong_number_of_seats_is_refused_before_anything_is_made_for_it(path, count):
    async def story(hall):
        with pytest.raises(ValueError, match="players"):
            await opening.open_table(hall, "anna", "bounty-hunters", count)

    evening(path, story)


def test_two_who_ask_at_once_get_the_same_table(path):
    async def first(hall):
        return (await two_people(hall))[0].table

    async def second():
        with open_store(path) as store:
            hall = Hall(store, Clock())
            found = await asyncio.gather(*(hall.held(table_id) for _ in range(5)))
            await hall.close()
            return {id(held) for held in found}

    table_id = evening(path, first)
    assert len(asyncio.run(second())) == 1


def look_at(seat):
    return Listener(seat, lambda: None, present=True)


def test_who_does_not_come_back_to_a_new_server_is_stood_in_for(path):
    async def first(hall):
        return (await two_people(hall, grace=10))[0].table

    async def second(hall):
        held = await hall.held(table_id)
        looking.listen(hall, held, look_at(0))  # Anna is back, Boris is not
        hall.now.now += 10
        await hall.do(table_id, lambda table: None)
        return [seat.away for seat in held.table.seats]

    table_id = evening(path, first)
    assert evening(path, second) == ["", "dropped"]


def test_a_program_that_asks_now_and_then_is_there(path):
    async def first(hall):
        return (await two_people(hall, grace=10))[0].table

    async def second(hall):
        held = await hall.held(table_id)
        for guest in ("anna", "boris"):
            looking.noticed(hall, held, guest)
        hall.now.now += 10
        await hall.do(table_id, lambda table: None)
        return [seat.away for seat in held.table.seats]

    table_id = evening(path, first)
    assert evening(path, second) == ["", ""]


async def at_one_screen(hall):
    """Anna plays two seats at one screen, Boris the third."""
    door = await opening.open_table(hall, "anna", "bounty-hunters", 3, settings={"grace": 10})
    for seat, guest in enumerate(("anna", "boris", "anna")):
        await hall.do(door.table, seats.sit, guest, guest.title(), seat)
    return await hall.held(door.table)


def test_who_holds_several_seats_goes_from_all_of_them_and_comes_back_to_all(path):
    async def story(hall):
        held = await at_one_screen(hall)
        one, other = look_at(0), look_at(2)
        for look in (one, other):
            looking.listen(hall, held, look)
        looking.leave(hall, held, one)
        assert held.presence.gone == {}  # the other window is still there
        looking.leave(hall, held, other)
        assert list(held.presence.gone) == [0, 2]
        looking.listen(hall, held, one)
        return held.presence.gone, held.presence.here

    assert evening(path, story) == ({}, {0, 2})
