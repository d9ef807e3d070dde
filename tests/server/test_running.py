"""What runs beside the server and around it: the compiler's progress, the goodbye, what uvicorn is told."""

import asyncio
import signal

import pytest

import cantina
from cantina.engine import ready
from cantina.server import looking, opening, running
from cantina.server.hall import Hall
from cantina.server.held import Listener
from cantina.store import open_store


@pytest.fixture
def tell(tmp_path):
    """Tell a story in a hall."""

    def told(story):
        async def evening():
            with open_store(tmp_path / "cantina.sqlite") as store:
                hall = Hall(store)
                try:
                    return await story(hall)
                finally:
                    await hall.close()

        return asyncio.run(evening())

    return told


def test_games_are_compiled_one_after_the_other(tell, monkeypatch):
    """Each is asked for until it is ready; only then the next one is begun."""
    monkeypatch.setattr(running, "COMPILING", 0.001)
    asked, steps = [], []

    def is_ready(game):
        asked.append(game.id)
        return asked.count(game.id) == 3

    monkeypatch.setattr(ready, "is_ready", is_ready)

    async def story(hall):
        await running.warm(hall, lambda done, of: steps.append((done, of)))
        return hall.compiled

    assert tell(story) == 3
    assert asked == [game for game in cantina.games() for _ in range(3)]
    assert steps == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_game_that_cannot_be_compiled_does_not_stop_the_others(tell, monkeypatch):
    monkeypatch.setattr(running, "COMPILING", 0.001)
    monkeypatch.setattr(running, "LONGEST_COMPILING", 0.003)
    monkeypatch.setattr(ready, "is_ready", lambda game: game.id != "bounty-hunters")
    steps = []

    async def story(hall):
        await running.warm(hall, lambda done, of: steps.append(done))

    tell(story)
    assert steps == [0, 0, 1, 2]


def test_where_nothing_is_compiled_nothing_is_told(tell, monkeypatch):
    monkeypatch.setattr(running, "INTERPRETED", True)
    steps = []
    tell(lambda hall: running.warm(hall, lambda done, of: steps.append(done)))
    assert steps == []


def test_the_goodbye_waits_until_all_are_gone_but_not_for_ever(tell, monkeypatch):
    monkeypatch.setattr(running, "LOOK", 0.001)
    monkeypatch.setattr(running, "GOODBYE", 0.02)

    async def story(hall):
        door = await opening.open_table(hall, "anna", "bounty-hunters", 2)
        held = hall.tables[door.table]
        polite = Listener(None, lambda: asyncio.get_running_loop().call_soon(looking.leave, hall, held, polite))
        deaf = Listener(None, lambda: None)
        looking.listen(hall, held, polite)
        await running.goodbye(hall)
        left = len(held.listeners)
        looking.listen(hall, held, deaf)
        await running.goodbye(hall)
        return left, len(held.listeners), hall.closed

    assert tell(story) == (0, 1, True)


def test_uvicorn_writes_no_links_down_and_believes_nobody_by_itself():
    config = running.config(running.Plan(app=lambda *_: None, hall=None, sockets=[]))
    assert (config.access_log, config.log_config, config.proxy_headers) == (False, None, False)


def test_the_first_signal_is_peace_and_the_second_ctrl_c_is_the_end(monkeypatch):
    ended = []
    monkeypatch.setattr(running.os, "_exit", ended.append)
    server = running.Running(running.Plan(app=lambda *_: None, hall=None, sockets=[]))
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, ended) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert ended == []
    server.handle_exit(signal.SIGINT, None)
    assert ended == [130]
