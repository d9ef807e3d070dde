"""The registry: commands are stored before they are shown, whatever else happens; a real store, a clock set by hand."""

import asyncio
import random
from concurrent.futures import Future
from contextlib import suppress

import pytest

from cantina.engine.errors import IllegalAction
from cantina.server.live import opening, presence
from cantina.server.live.live_table import Listener
from cantina.server.live.registry import Registry
from cantina.store import StoreFailed, open_store
from cantina.table import play, seats, undo
from cantina.table.absence import come_back
from cantina.table.errors import TableError
from cantina.table.guests import hashed
from cantina.table.updates import update
from store.kit import table_info


class Clock:
    """Time as a test wants it."""

    def __init__(self):
        self.now = 1_700_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


def evening(path, story, **more):
    """Run a test's story in a registry on a store at this path."""

    async def run():
        with open_store(path) as store:
            registry = Registry(store, Clock(), **more)
            try:
                return await story(registry)
            finally:
                await registry.close()

    return asyncio.run(run())


async def two_people(registry, game="bounty-hunters", **settings):
    """A table with Anna and Boris."""
    opened = await opening.open_table(registry, "anna", game, 2, settings={"delay": 0, **settings})
    for seat, guest in enumerate(("anna", "boris")):
        await registry.run(opened.table, seats.sit, guest, guest.title(), seat)
    return opened, await registry.find(opened.table)


def seen(live, viewer):
    return update(live.table, viewer, 0, "en")


async def some_moves(registry, live, moves, seed=1):
    dice = random.Random(seed)
    for _ in range(moves):
        if live.table.over:
            return
        seat = dice.choice(live.table.match.actors())
        action = str(dice.choice(live.table.match.legal(seat)))
        await registry.run(live.table.id, play.act, live.table.places[seat].guest, seat, action)


def test_when_everybody_sits_the_game_begins_by_itself(path):
    async def story(registry):
        _, live = await two_people(registry)
        return live.table.match is not None

    assert evening(path, story)


def test_what_was_acknowledged_is_there_for_the_next_server(path):
    async def first(registry):
        opened, live = await two_people(registry)
        await some_moves(registry, live, 12)
        return opened.table, [seen(live, viewer) for viewer in (0, 1, None)]

    async def second(registry):
        live = await registry.find(table_id)
        return [seen(live, viewer) for viewer in (0, 1, None)]

    table_id, before = evening(path, first)
    assert evening(path, second) == before


class SlowStore:
    """A store that acknowledges when the test lets it."""

    def __init__(self, store):
        self.store, self.waiting = store, []

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, *given):
        future = Future()
        self.waiting.append((future, given))
        return future

    def acknowledge(self):
        for future, given in self.waiting:
            self.store.append(*given).result()
            future.set_result(None)
        self.waiting.clear()


def test_nothing_is_shown_before_it_is_stored(path):
    async def story(registry):
        opened, live = await two_people(registry)
        woken = []
        for viewer in (0, 1, None):
            presence.connect(registry, live, Listener(viewer, lambda viewer=viewer: woken.append(viewer)))
        before = [seen(live, viewer) for viewer in (0, 1, None)]
        slow = registry.store = SlowStore(registry.store)
        doing = asyncio.create_task(registry.run(opened.table, play.act, "anna", 0, "draw target"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert (woken, doing.done()) == ([], False)
        assert [seen(live, viewer) for viewer in (0, 1, None)] == before
        slow.acknowledge()
        await doing
        assert woken == [0, 1, None]
        assert seen(live, 0) != before[0]

    evening(path, story)


def test_only_those_are_woken_for_whom_something_is_new(path):
    async def story(registry):
        opened, live = await two_people(registry)
        await registry.run(opened.table, play.act, "anna", 0, "draw target")
        woken = []
        for viewer in (0, 1, None):
            presence.connect(registry, live, Listener(viewer, lambda viewer=viewer: woken.append(viewer)))
        await registry.run(opened.table, play.act, "anna", 0, "draw hunter")  # a changed mind, which nobody may notice
        return list(woken)  # closing wakes everybody

    assert evening(path, story) == [0]


class FullDisk:
    """A store on a full disk."""

    def __init__(self, store):
        self.store = store

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, *given):
        future = Future()
        future.set_exception(StoreFailed("store-full"))
        return future


def test_what_cannot_be_stored_has_not_happened(path):
    async def story(registry):
        opened, live = await two_people(registry)
        before, good = [seen(live, viewer) for viewer in (0, 1, None)], registry.store
        registry.store = FullDisk(good)
        with pytest.raises(StoreFailed):
            await registry.run(opened.table, play.act, "anna", 0, "draw target")
        assert [seen(live, viewer) for viewer in (0, 1, None)] == before
        registry.store = good
        await registry.run(opened.table, play.act, "anna", 0, "draw target")
        assert seen(live, 0) != before[0]

    evening(path, story)


def test_two_processes_at_one_table_never_disagree(path):
    async def story(registry):
        with open_store(path) as store:
            other = Registry(store, registry.now)
            opened, here = await two_people(registry)
            there = await other.find(opened.table)
            for number in range(8):
                with suppress(IllegalAction):  # what the one wants, the other may just have made impossible
                    await some_moves(registry if number % 2 else other, here if number % 2 else there, 1, number)
            await asyncio.gather(registry.catch_up(opened.table), other.catch_up(opened.table))
            assert here.table.number == there.table.number
            assert [seen(here, v) for v in (0, 1, None)] == [seen(there, v) for v in (0, 1, None)]
            await other.close()

    evening(path, story)


def test_an_action_that_another_process_has_made_illegal_is_refused(path):
    async def story(registry):
        with open_store(path) as store:
            other = Registry(store, registry.now)
            opened, _ = await two_people(registry)
            await other.find(opened.table)
            for seat, guest in enumerate(("anna", "boris")):
                await registry.run(opened.table, play.act, guest, seat, "draw target")
            with pytest.raises(IllegalAction):
                await other.run(opened.table, play.act, "anna", 0, "draw hunter")
            await other.close()

    evening(path, story)


def test_a_refused_command_stores_nothing(path):
    async def story(registry):
        opened, live = await two_people(registry)
        before = live.table.number
        with pytest.raises(TableError):
            await registry.run(opened.table, undo.undo, "stranger", 0)
        return live.table.number - before, len(registry.store.load(opened.table)) - before

    assert evening(path, story) == (0, 0)


def test_links_are_stored_as_hashes_and_found_by_their_secrets(path):
    async def story(registry):
        opened, _ = await two_people(registry)
        for seat, secret in enumerate(opened.seats):
            link = await registry.find_link(secret)
            assert (link.table_id, link.role, link.seat) == (opened.table, "seat", seat)
        assert (await registry.find_link(opened.watch)).role == "watch"
        return [*opened.seats, opened.watch]

    secrets = evening(path, story)
    stored = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert not any(secret.encode() in stored for secret in secrets)
    assert all(hashed(secret) in stored for secret in secrets)


@pytest.mark.parametrize("secret", ["", "x", "../../etc", "é" * 40])
def test_a_wrong_link_leads_nowhere(path, secret):
    async def story(registry):
        with pytest.raises(TableError) as error:
            await registry.find_link(secret)
        assert error.value.key == "table-unknown"
        with pytest.raises(TableError):
            await registry.find(secret)

    evening(path, story)


def test_bots_play_by_themselves(path):
    async def story(registry):
        opened = await opening.open_table(
            registry, "anna", "way-of-the-mandalorian", 2, options={"max_turns": 3}, settings={"delay": 0}
        )
        for seat in (0, 1):
            await registry.run(opened.table, seats.give_to_bot, "anna", seat, "random")
        live = await registry.find(opened.table)
        while not live.table.over:
            await asyncio.sleep(0.01)
        assert {entry.body.by for entry in live.log if entry.body.kind == "act"} == {"bot"}
        return table_info(registry.store, opened.table).finished_at is not None

    assert evening(path, story)


def test_a_person_who_goes_is_stood_in_for_and_gets_the_seat_back(path):
    async def story(registry):
        opened, live = await two_people(registry, grace=0, pace=0)
        look = Listener(1, lambda: None, present=True)
        presence.connect(registry, live, look)
        presence.disconnect(registry, live, look)
        await registry.run(opened.table, lambda table: None)
        assert live.table.places[1].away == "dropped"
        presence.connect(registry, live, look)
        await registry.run(opened.table, come_back, "boris", 1)
        return live.table.places[1].away

    assert evening(path, story) == ""


def test_a_second_window_of_the_same_person_keeps_them_there(path):
    async def story(registry):
        _, live = await two_people(registry)
        looks = [Listener(1, lambda: None, present=True) for _ in range(2)]
        for look in looks:
            presence.connect(registry, live, look)
        presence.disconnect(registry, live, looks[0])
        return live.presence.gone

    assert evening(path, story) == {}


async def ended(registry):
    """A short game of Anna's, over."""
    opened = await opening.open_table(
        registry, "anna", "way-of-the-mandalorian", 2, options={"max_turns": 1}, settings={"delay": 0, "pace": 0}
    )
    await registry.run(opened.table, seats.sit, "anna", "Anna", 0)
    await registry.run(opened.table, seats.give_to_bot, "anna", 1, "random")
    live = await registry.find(opened.table)
    while not live.table.over:
        if live.table.match.actors() == (0,):
            await registry.run(opened.table, play.act, "anna", 0, str(live.table.match.legal(0)[0]))
        await asyncio.sleep(0.01)
    return opened, live


def test_the_same_people_once_more(path):
    async def story(registry):
        opened, live = await ended(registry)
        new = await opening.open_rematch(registry, opened.table, "anna")
        table = (await registry.find(new.table)).table
        assert [place.kind for place in table.places] == ["person", "bot"]
        assert live.table.successor == new.table
        with pytest.raises(TableError) as error:
            await opening.open_rematch(registry, opened.table, "anna")
        assert error.value.key == "table-rematch"
        return table.match is not None

    assert evening(path, story)


def test_while_the_game_runs_there_is_no_other(path):
    async def story(registry):
        opened, _ = await two_people(registry)
        with pytest.raises(TableError) as error:
            await opening.open_rematch(registry, opened.table, "anna")
        assert error.value.key == "table-not-over"

    evening(path, story)
