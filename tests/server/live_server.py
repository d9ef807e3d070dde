"""A real server on a real port with a real store, and clients for it."""

import json
import socket
import threading
import time
from contextlib import closing, contextmanager, suppress
from functools import partial

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cantina.server.app import create_app
from cantina.server.live.http_protocol import AdmissionControl, LimitedProtocol
from cantina.server.live.sockets import DirectProtocol
from cantina.store import open_store

QUICK = {"delay": 0, "pace": 0}
LIFTED = 1e6  # of a limit that nobody reaches
TIMEOUT = 60  # seconds; enough for a busy machine, and waited for only where something is wrong


def free_port():
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class LiveServer:
    """A server that runs in a thread."""

    def __init__(self, path, patience=5.0, ws=DirectProtocol, **more):
        self.path, self.store, self.port = path, open_store(path, patience), free_port()
        self.app, self.admission = create_app(self.store, **more), AdmissionControl()
        http = partial(LimitedProtocol, self.admission)
        config = uvicorn.Config(
            self.app, "127.0.0.1", self.port, log_level="warning", http=http, ws=ws, ws_max_size=16_384
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self.server.should_exit = True
        self.thread.join(TIMEOUT)
        self.store.close()

    def person(self, **headers):
        """The browser of a new guest."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=TIMEOUT, verify=False)  # no TLS

    @contextmanager
    def live(self, table, seat=None, cookies=None, link=None, seq=0, language="en", origin=None, hello=None):
        """A live connection that has sent hello, or another message."""
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("link", link)) if value is not None)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?{query}"
        with connect(address, additional_headers=headers, origin=origin, open_timeout=TIMEOUT) as wire:
            with suppress(ConnectionClosed):  # the refusal may have come already, and the connection may be closed
                wire.send(hello or json.dumps({"seq": seq, "language": language}))
            yield Wire(wire)


class Wire:
    """Both directions of a live connection."""

    def __init__(self, wire):
        self.wire = wire

    def say(self, **said):
        self.wire.send(json.dumps(said))

    def hear(self, timeout=TIMEOUT):
        return json.loads(self.wire.recv(timeout))

    def until(self, name, timeout=TIMEOUT):
        """The next message that has this in it."""
        while True:
            message = self.hear(timeout)
            if name in message:
                return message


def open_live_server(path, **more):
    """A server without limits: tests ask faster than people, and the limits have tests of their own."""
    live_server = LiveServer(path, **more)
    lift_limits(live_server)
    return live_server


def lift_limits(live_server):
    """Let every guest and every address do as much as they like."""
    context = live_server.app.state.context
    for limit in (*context.limits_of_address, context.messages):
        limit.burst = limit.rate = LIFTED
    admission = live_server.admission
    context.under_way.of_address = admission.connections.of_address = LIFTED
    admission.arrivals.burst = admission.arrivals.rate = LIFTED


def opened(anna, game="bounty-hunters", seats=2, options=None, **settings):
    """A table of Anna's; its links."""
    said = {"game": game, "seats": seats, "options": options or {}, "settings": {**QUICK, **settings}}
    answer = anna.post("/api/tables", json=said)
    assert answer.status_code == 201, answer.text
    return answer.json()


def wish(person, table, seat, what, /, **said):
    """Ask for something by HTTP."""
    return person.post(f"/api/tables/{table}/seats/{seat}/{what}", json=said)
