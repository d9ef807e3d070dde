"""What runs beside the server: the progress of the compiler, the shutdown, the configuration of uvicorn."""

import asyncio
import signal

import pytest

import cantina
from cantina.engine import ready
from cantina.server.live import opening, presence, schedule
from cantina.server.live.http_protocol import LimitedProtocol
from cantina.server.live.live_table import Listener
from cantina.server.live.registry import Registry
from cantina.server.live.sockets import DirectProtocol
from cantina.server.middleware.security import LARGEST
from cantina.server.operation import running
from cantina.store import open_store


@pytest.fixture
def tell(tmp_path):
    """Run a coroutine with a registry."""

    def told(story):
        async def evening():
            with open_store(tmp_path / "cantina.sqlite") as store:
                registry = Registry(store)
                try:
                    return await story(registry)
                finally:
                    await registry.close()

        return asyncio.run(evening())

    return told


@pytest.mark.parametrize("at_once", [1, 2])
def test_as_many_games_are_compiled_side_by_side_as_there_are_cores_for(tell, monkeypatch, at_once):
    """Each is asked for until it is ready; only then another one is begun, in the order in which games are offered."""
    monkeypatch.setattr(running, "INTERPRETED", False)
    monkeypatch.setattr(running, "COMPILER_POLL", 0.001)
    monkeypatch.setattr(ready, "AT_ONCE", at_once)
    asked, under_way, most, steps = [], set(), [], []

    def is_ready(game):
        asked.append(game.id)
        under_way.add(game.id)
        most.append(len(under_way))
        if asked.count(game.id) < 3:
            return False
        under_way.remove(game.id)
        return True

    monkeypatch.setattr(ready, "is_ready", is_ready)

    async def story(registry):
        await running.wait_for_compiler(registry, lambda done, of: steps.append((done, of)))
        return registry.compiled

    assert tell(story) == 3
    assert list(dict.fromkeys(asked)) == list(cantina.games())
    assert max(most) == at_once
    assert steps == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_game_that_cannot_be_compiled_does_not_stop_the_others(tell, monkeypatch):
    monkeypatch.setattr(running, "INTERPRETED", False)
    monkeypatch.setattr(running, "COMPILER_POLL", 0.001)
    monkeypatch.setattr(running, "COMPILER_TIMEOUT", 0.003)
    monkeypatch.setattr(ready, "is_ready", lambda game: game.id != "bounty-hunters")
    steps = []

    async def story(registry):
        await running.wait_for_compiler(registry, lambda done, of: steps.append(done))

    tell(story)
    assert (steps[0], steps[-1], len(steps)) == (0, 2, 4)


def test_where_nothing_is_compiled_nothing_is_told(tell, monkeypatch):
    monkeypatch.setattr(running, "INTERPRETED", True)
    steps = []
    tell(lambda registry: running.wait_for_compiler(registry, lambda done, of: steps.append(done)))
    assert steps == []


def test_the_goodbye_waits_until_all_are_gone_but_not_for_ever(tell, monkeypatch):
    monkeypatch.setattr(running, "POLL", 0.001)
    monkeypatch.setattr(running, "CLIENTS_TIMEOUT", 0.02)

    async def story(registry):
        opened = await opening.open_table(registry, "anna", "bounty-hunters", 2)
        live = registry.tables[opened.table]
        loop = asyncio.get_running_loop()
        polite = Listener(None, lambda: loop.call_soon(presence.disconnect, registry, live, polite))
        deaf = Listener(None, lambda: None)
        presence.connect(registry, live, polite)
        await running.disconnect_clients(registry)
        left = len(live.listeners)
        presence.connect(registry, live, deaf)
        await running.disconnect_clients(registry)
        return left, len(live.listeners), registry.closed

    assert tell(story) == (0, 1, True)


def test_uvicorn_writes_no_links_down_and_believes_nobody_by_itself():
    config = running.config(running.ServerSetup(app=lambda *_: None, registry=None, sockets=[]))
    assert (config.access_log, config.log_config, config.proxy_headers) == (False, None, False)


def test_uvicorn_has_the_limits_of_this_server():
    setup = running.ServerSetup(lambda *_: None, None, [], proxies=["127.0.0.1"])
    config = running.config(setup)
    assert (config.http.func, config.http.args) == (LimitedProtocol, (setup.admission,))
    assert (config.ws, config.ws_max_size) == (DirectProtocol, LARGEST)
    assert setup.admission.proxies == {"127.0.0.1"}


def test_as_many_connections_are_open_as_there_are_files_for(monkeypatch):
    setup, ran = running.ServerSetup(lambda *_: None, None, []), []
    for name in ("configure_gc", "configure_threads"):
        monkeypatch.setattr(running, name, lambda: None)
    monkeypatch.setattr(running, "allowed_connections", lambda: 77)
    monkeypatch.setattr(running.Server, "run", lambda server, sockets: ran.append(sockets))
    running.run(setup)
    assert (ran, setup.admission.connections.in_all) == ([[]], 77)


def test_the_first_signal_is_peace_and_the_second_ctrl_c_is_the_end(monkeypatch):
    ended = []
    monkeypatch.setattr(running.os, "_exit", ended.append)
    server = running.Server(running.ServerSetup(app=lambda *_: None, registry=None, sockets=[]))
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, ended) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert ended == []
    server.handle_exit(signal.SIGINT, None)
    assert ended == [130]


def test_the_event_loop_gets_the_interpreter_soon(monkeypatch):
    told = []
    monkeypatch.setattr(running.sys, "setswitchinterval", told.append)
    running.configure_threads()
    assert told[0] < 0.001


@pytest.mark.parametrize(("cores", "threads"), [(1, 1), (2, 1), (3, 2), (64, 2), (None, 1)])
def test_bots_leave_a_core_to_the_event_loop(monkeypatch, cores, threads):
    monkeypatch.setattr(schedule.os, "cpu_count", lambda: cores)
    assert schedule.bot_threads() == threads
