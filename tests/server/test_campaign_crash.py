"""The end of a game and the progress of its campaign are one thing: no crash and no second server comes between."""

import asyncio
import random
import signal
import threading
import time
from concurrent.futures import Future
from contextlib import suppress

import httpx
import pytest

from cantina.server import campaign_groups
from cantina.server.auth import Caller
from cantina.server.live.registry import Registry
from cantina.server.schema.requests import OpenNext
from cantina.store import StoreFailed, open_store
from cantina.table import campaign as campaigns
from cantina.table import play, seats
from server.campaign_kit import (
    GAME,
    SHORT,
    coming,
    founded,
    games,
    let_bots_play,
    open_next,
    shown,
    until_over,
)
from server.live_server import TIMEOUT, open_live_server, wish
from server.test_crash import Mortal
from server.test_registry import evening
from store import postgres

ROUNDS = 4


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


async def a_campaign(registry):
    """A campaign of Anna's, and its first table, at which she plays alone."""
    made = await campaign_groups.create(registry, "anna", GAME, "Friday")
    anna = await campaign_groups.member(registry, Caller("anna", is_new=False), "", made["campaign"])
    opened = await campaign_groups.open_table(registry, anna, OpenNext(seats=1, options=SHORT, settings={"delay": 0}))
    await registry.run(opened.table, seats.sit, "anna", "Anna", 0)
    return anna.campaign, await registry.find(opened.table)


async def act(registry, live):
    await registry.run(live.table.id, play.act, "anna", 0, str(live.table.match.legal(0)[0]))


async def until_last_act(registry, live):
    """Play until one action is left."""
    while not after_act(live).over:
        await act(registry, live)


def after_act(live):
    after = live.table.match.fork()
    after.play(0, after.legal(0)[0])
    return after


class Dying:
    """A store that is cut off in the very moment in which an entry comes that ends a game."""

    def __init__(self, store):
        self.store = store

    def __getattr__(self, name):
        return getattr(self.store, name)

    def append(self, *given):
        lost = Future()
        lost.set_exception(StoreFailed("store-full"))
        return lost


def test_an_end_that_was_not_stored_has_not_carried_the_campaign_on(path):
    async def first(registry):
        campaign, live = await a_campaign(registry)
        await until_last_act(registry, live)
        good, registry.store = registry.store, Dying(registry.store)
        with pytest.raises(StoreFailed):
            await act(registry, live)
        registry.store = good
        assert not live.table.over
        assert registry.store.campaign(campaign.id).number == 1
        return campaign.id, live.table.id

    async def second(registry):
        live = await registry.find(table_id)
        await act(registry, live)
        assert live.table.over
        return registry.store.campaign(campaign_id).number

    campaign_id, table_id = evening(path, first)
    assert evening(path, second) == 2


def test_the_end_and_the_progress_are_one_entry_with_what_it_brings_along(path):
    """There is no moment between the two: both come with a single call of the store."""

    async def story(registry):
        campaign, live = await a_campaign(registry)
        await until_last_act(registry, live)
        calls, append = [], registry.store.append
        registry.store.append = lambda *given: calls.append(given) or append(*given)
        await act(registry, live)
        ((*_, side),) = calls
        assert [type(one).__name__ for one in side] == ["Finished", "Advanced"]
        stored = campaign_groups.from_store(registry.store.campaign(campaign.id))
        assert stored == campaigns.after_match(campaign, live.table.match)

    evening(path, story)


def test_the_same_action_once_more_does_not_carry_it_on_again(path):
    async def story(registry):
        campaign, live = await a_campaign(registry)
        await until_last_act(registry, live)
        last = str(live.table.match.legal(0)[0])
        for _ in range(3):
            await registry.run(live.table.id, play.act, "anna", 0, last, "the-key")
        return registry.store.campaign(campaign.id).number

    assert evening(path, story) == 2


def test_two_halls_that_end_the_same_game_carry_it_on_once(path):
    async def story(registry):
        with open_store(path) as store:
            other = Registry(store, registry.now)
            campaign, live = await a_campaign(registry)
            await until_last_act(registry, live)
            last, there = str(live.table.match.legal(0)[0]), await other.find(live.table.id)
            ends = [one.run(live.table.id, play.act, "anna", 0, last, "key") for one in (registry, other)]
            await asyncio.gather(*ends)
            assert (live.table.over, there.table.over) == (True, True)
            await other.close()
            return registry.store.campaign(campaign.id).number

    assert evening(path, story) == 2


@pytest.fixture(scope="module")
def live_servers():
    server = postgres.new_server()
    address = server.empty()
    two = [open_live_server(address), open_live_server(address)]
    yield two
    for live_server in two:
        live_server.close()
    postgres.remove(server)


@pytest.mark.slow
def test_any_process_serves_any_campaign(live_servers):
    here, there = live_servers
    with here.person() as anna, there.person() as boris:
        campaign, link = founded(anna)
        assert boris.post(f"/api/campaigns/{campaign}/join", params={"link": link}).status_code == 200
        let_bots_play(anna, campaign)
        assert (games(boris, campaign), coming(boris, campaign)) == (["the-asset"], ["flight-from-nevarro"])
        let_bots_play(boris, campaign)
        assert {**shown(anna, campaign), "you": ""} == {**shown(boris, campaign), "you": ""}
        assert shown(anna, campaign)["number"] == 3


@pytest.mark.slow
def test_of_games_that_end_in_two_processes_one_counts(live_servers):
    with live_servers[0].person() as anna, live_servers[1].person() as boris:
        campaign, link = founded(anna)
        boris.post(f"/api/campaigns/{campaign}/join", params={"link": link})
        tables = [(one, open_next(one, campaign).json()["table"]) for one in (anna, boris)]
        for seat in (0, 1):
            for person, table in tables:
                wish(person, table, seat, "bot", level="random")
        for person, table in tables:
            until_over(person, table)
        assert (shown(anna, campaign)["number"], games(boris, campaign)) == (2, ["the-asset"])


def play_on(client, campaign):
    """Bots play one game of the campaign after the other, until the server dies."""
    with suppress(httpx.TransportError):
        while True:
            mission = coming(client, campaign)[0]
            let_bots_play(client, campaign, seats=1, options={**SHORT, "mission": mission})


def kill_later(mortal, campaign, delay, ended):
    """Kill the server at any moment after `ended` games, however slow it is."""
    patience = time.monotonic() + TIMEOUT
    while time.monotonic() < patience and shown(mortal.client, campaign)["number"] <= ended:
        time.sleep(0.05)
    time.sleep(delay)
    mortal.end(signal.SIGKILL)


@pytest.mark.slow
def test_what_a_killed_server_leaves_fits_together(path, monkeypatch):
    """Every game that ended has carried the campaign on, and nothing else has."""
    monkeypatch.setenv("CANTINA_RUN", "interpreted")
    dice, mortal = random.Random(5), Mortal(path)
    campaign, _ = founded(mortal.client)
    for ended_before in range(ROUNDS):  # at least one game more in each round, so that there is something to lose
        killer = threading.Thread(target=kill_later, args=(mortal, campaign, dice.random(), ended_before))
        killer.start()
        play_on(mortal.client, campaign)
        killer.join()
        mortal.start()
        seen = shown(mortal.client, campaign)
        ended = [one for one in seen["tables"] if one["finished_at"] is not None]
        assert len(seen["told"]["games"]) == len(ended) == seen["number"] - 1
    mortal.end(signal.SIGKILL)
    assert len(ended) >= ROUNDS
