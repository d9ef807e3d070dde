"""The peer: boardgame.io's server from npm, under the load of the same lightweight clients.

Its clients use socket.io over WebSocket, the cheapest transport of its own client. A move is acknowledged when its
player receives the state after it. It is measured in two rhythms: players take turns, so that one of four waits for the
server at a time; and all move at once, as they do in Bounty Hunters.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parent))
from load import HOST, SEATS, Measure, busy_of, show_progress
from wire import Wire, connect

FOLDER = Path(__file__).parent / "boardgame"
RHYTHMS = ("turns", "at-once")
NAMESPACE = b"/peer,"
STATE = re.compile(rb'"_stateID":(\d+)')
CURRENT = re.compile(rb'"currentPlayer":"(\d)"')


class Player:
    """One player of one match."""

    def __init__(self, measure: Measure, port: int, match: str, seat: int, rhythm: str) -> None:
        self.measure, self.port, self.match, self.seat, self.turns = measure, port, match, seat, rhythm == "turns"
        self.moves, self.asked = 0, None  # type: int, float | None
        self.mine = b'"playerID":"%d"' % seat
        self.synced = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Connect, and receive the state."""
        self.wire = await connect(HOST, self.port, "/socket.io/?EIO=4&transport=websocket", self.receive, lambda: None)
        await self.synced

    def receive(self, wire: Wire, text: bytes) -> None:
        """A message of engine.io (one digit) or of socket.io (two digits)."""
        if text.startswith(b"42" + NAMESPACE + b'["update"'):
            self.updated(wire, text)
        elif text.startswith(b"42" + NAMESPACE + b'["sync"'):
            self.synced.set_result(None)
        elif text.startswith(b"40"):
            wire.send(b'42%b["sync","%b","%d",null,%d]' % (NAMESPACE, self.match.encode(), self.seat, SEATS))
        elif text.startswith(b"0"):
            wire.send(b"40" + NAMESPACE)
        elif text == b"2":
            wire.send(b"3")

    def updated(self, wire: Wire, text: bytes) -> None:
        """The state after a move; the move itself is at the end of the message."""
        now = time.perf_counter()
        self.measure.updates += 1
        if self.asked is not None and self.mine in text[-600:]:
            if self.asked >= self.measure.begin:
                self.measure.took.append(now - self.asked)
            self.asked = None
        may = self.asked is None and (not self.turns or CURRENT.search(text)[1] == b"%d" % self.seat)  # type: ignore[index]
        if may and now < self.measure.end:
            self.move(wire, now, int(STATE.search(text)[1]))  # type: ignore[index]

    def move(self, wire: Wire, now: float, state: int) -> None:
        """Exchange a card."""
        self.asked, self.moves = now, self.moves + 1
        payload = {"type": "exchange", "args": [self.moves % 5, self.moves], "playerID": str(self.seat)}
        message = ["update", {"type": "MAKE_MOVE", "payload": payload}, state, self.match, str(self.seat)]
        wire.send(b"42" + NAMESPACE + json.dumps(message).encode())


def installed() -> bool:
    """Whether the peer can run; it is fetched from npm once."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        show_progress("installing boardgame.io")
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    return True


def start(port: int, rhythm: str, size: int) -> subprocess.Popen[bytes]:
    """Its server in a process of its own."""
    environment = {**os.environ, "NODE_ENV": "production"}
    command = ["node", "server.js", str(port), rhythm, str(size)]
    process = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(100):
        try:
            urlopen(f"http://{HOST}:{port}/games").read()
            return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("boardgame.io's server does not answer")


def new_match(port: int) -> str:
    """A match for four."""
    body = json.dumps({"numPlayers": SEATS}).encode()
    request = Request(f"http://{HOST}:{port}/games/peer/create", body, {"content-type": "application/json"})
    with urlopen(request) as answer:
        return str(json.load(answer)["matchID"])


async def play(port: int, matches: int, seconds: float, warm: float, rhythm: str, server: int) -> dict[str, Any]:
    """Play all matches at the same time."""
    measure, players = Measure(), []  # type: Measure, list[Player]
    for _ in range(matches):
        match = await asyncio.to_thread(new_match, port)
        players += [Player(measure, port, match, seat, rhythm) for seat in range(SEATS)]
    for player in players:
        await player.connect()
    measure.begin = time.perf_counter() + warm
    measure.end = measure.begin + seconds
    for player in players:
        if player.seat == 0 or rhythm != "turns":
            player.move(player.wire, time.perf_counter(), 0)
    await asyncio.sleep(warm)
    before = measure.updates, busy_of(server)
    await asyncio.sleep(seconds)
    updates, busy = measure.updates - before[0], busy_of(server) - before[1]
    await asyncio.sleep(1)
    stuck = sum(player.asked is not None for player in players)
    return {"took": measure.took, "updates": updates, "server_busy": busy / seconds, "stuck": stuck}
