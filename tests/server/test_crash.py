"""A server that is killed at any moment loses nothing that it has acknowledged."""

import json
import random
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cantina.server.live.live_table import entry_of
from cantina.store import open_store
from cantina.table.replay import fold
from cantina.table.updates import update
from server.live_server import TIMEOUT, free_port, opened, wish

RUN = [sys.executable, str(Path(__file__).parent / "run_server.py")]
ROUNDS = 3


class Mortal:
    """A server process that can be started again."""

    def __init__(self, path):
        self.path, self.port = path, free_port()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT)
        self.start()

    def start(self):
        self.process = subprocess.Popen([*RUN, str(self.path), str(self.port)])
        for _ in range(600):
            with suppress(httpx.TransportError):
                if self.client.get("/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def end(self, how):
        self.process.send_signal(how)
        self.process.wait(20)


def end_after_the_next_one(mortal, how, dice, acknowledged):
    """End the server at any moment after it has acknowledged something more, however slow it is."""
    before, patience = len(acknowledged), time.monotonic() + TIMEOUT
    while len(acknowledged) == before and time.monotonic() < patience:
        time.sleep(0.01)
    time.sleep(dice.random())
    mortal.end(how)


def play_until_it_ends(mortal, table, dice, acknowledged):
    """Two seats act as fast as they can; the keys of what was acknowledged."""
    with suppress(httpx.TransportError):
        while True:
            for seat in (0, 1):
                legal = mortal.client.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["legal"]
                if not legal:
                    continue
                key = f"{len(acknowledged)}-{dice.random()}"
                answer = wish(mortal.client, table, seat, "act", action=dice.choice(legal)["action"], key=key)
                if answer.status_code == 200:
                    acknowledged.append(f"{seat} {key}")


def log_of(path, table):
    with open_store(path) as store:
        return [entry_of(stored) for stored in store.load(table)]


def keys_of(log):
    return [entry.body.key for entry in log if getattr(entry.body, "key", "")]


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_what_was_acknowledged_outlives_the_server(tmp_path, how):
    path, dice, acknowledged = tmp_path / "cantina.sqlite", random.Random(int(how)), []
    mortal = Mortal(path)
    table = opened(mortal.client)["table"]
    for seat in (0, 1):
        wish(mortal.client, table, seat, "sit", name="Anna")
    for _ in range(ROUNDS):
        killer = threading.Thread(target=end_after_the_next_one, args=(mortal, how, dice, acknowledged))
        killer.start()
        play_until_it_ends(mortal, table, dice, acknowledged)
        killer.join()
        log = log_of(path, table)
        stored = keys_of(log)
        assert set(acknowledged) <= set(stored)
        assert len(stored) == len(set(stored))
        mortal.start()
        for seat in (0, 1):
            shown = mortal.client.get(f"/api/tables/{table}/view", params={"seat": seat}).json()
            assert shown == json.loads(json.dumps(update(fold(table, log), seat, 0, "en")))
    mortal.end(signal.SIGKILL)
    assert len(acknowledged) >= ROUNDS
