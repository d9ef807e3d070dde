"""Connections: how many an address may have, and how long a client may take over a request."""

import inspect
import re
import socket
from contextlib import ExitStack, closing, suppress
from functools import partial
from types import SimpleNamespace

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from cantina.server.live import http_protocol
from cantina.server.live.http_protocol import AdmissionControl, LimitedProtocol
from cantina.server.middleware import connection_limit, security
from cantina.server.middleware.connection_limit import ConnectionLimit, allowed_connections
from cantina.server.middleware.rate_limit import RateLimit
from server.live_server import TIMEOUT, LiveServer, opened
from server.world import soon

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def live_server(tmp_path):
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    yield live_server
    live_server.close()


def connection(live_server):
    return closing(socket.create_connection(("127.0.0.1", live_server.port), TIMEOUT))


def is_ended(wire):
    """Whether the server ends a connection; waits until it does."""
    with suppress(ConnectionResetError):
        return wire.recv(1) == b""
    return True


def answer(wire):
    """The status of one answer, read to its end."""
    text = b""
    while b'"version"' not in text:
        text += wire.recv(4096)
    return text.split()[1]


def test_uvicorn_has_what_this_protocol_uses():
    for name in (
        "connection_made",
        "connection_lost",
        "data_received",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
        "handle_websocket_upgrade",
    ):
        inner, ours = getattr(H11Protocol, name), getattr(LimitedProtocol, name)
        assert list(inspect.signature(inner).parameters) == list(inspect.signature(ours).parameters)
    assert {"conn", "client", "loop", "transport"} <= {
        name for method in vars(H11Protocol).values() if inspect.isfunction(method) for name in method.__code__.co_names
    }


@pytest.mark.parametrize(
    "said", [b"", b"GET /hea", HEAD, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
def test_half_a_request_is_not_waited_for(live_server, monkeypatch, said):
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 0.1)
    with connection(live_server) as wire:
        wire.sendall(said)
        assert is_ended(wire)
    soon(lambda: not live_server.admission.connections.opened, "still counted")


def test_a_client_that_sends_a_letter_now_and_then_is_not_waited_for(live_server, monkeypatch):
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 0.3)
    with connection(live_server) as wire:
        soon(lambda: not sends_a_letter(wire), "still waited for")


def sends_a_letter(wire):
    """Send one more letter of a request; False if the server has ended the connection."""
    try:
        wire.sendall(b"x")
    except OSError:
        return False
    return True


@pytest.fixture
def protocols(monkeypatch):
    """The protocols of the connections that are made from now on."""
    made, connection_made = [], LimitedProtocol.connection_made

    def noted(protocol, transport):
        made.append(protocol)
        connection_made(protocol, transport)

    monkeypatch.setattr(LimitedProtocol, "connection_made", noted)
    return made


def test_a_second_request_has_a_time_of_its_own(live_server, protocols):
    with connection(live_server) as wire:
        soon(lambda: protocols and protocols[0].deadline, "no deadline for the first")
        first = protocols[0].deadline
        wire.sendall(HEAD + b"\r\n")
        assert answer(wire) == b"200"
        soon(lambda: protocols[0].deadline not in (None, first), "no deadline for the second")
        assert first.cancelled()


def asks_without_reading(live_server, stack, times=60):
    """A connection with small buffers and many requests for a long answer, which the client does not read."""
    live_server.app.state.context.requests.burst = 1000
    live_server.app.openapi()
    wire = stack.enter_context(closing(socket.socket()))
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(TIMEOUT)
    wire.connect(("127.0.0.1", live_server.port))
    wire.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * times)
    return wire


def test_an_answer_that_is_not_read_is_not_waited_for(live_server, monkeypatch):
    monkeypatch.setattr(http_protocol, "READ_TIMEOUT", 0.2)
    with ExitStack() as stack:
        wire = asks_without_reading(live_server, stack)
        soon(lambda: not sends_a_letter(wire), "still waited for")
    soon(lambda: not live_server.admission.connections.opened, "still counted")


class SlowReader:
    """The connection of a client, and the one timer that waits for it."""

    def __init__(self):
        self.waiting, self.aborted, self.timer = 0, False, None

    def get_write_buffer_size(self):
        return self.waiting

    def abort(self):
        self.aborted = True

    def call_later(self, seconds, callback, *given):
        self.timer = lambda: callback(*given)


@pytest.mark.parametrize(("read", "aborted"), [(http_protocol.LEAST_READ, False), (http_protocol.LEAST_READ - 1, True)])
def test_an_answer_that_is_read_slowly_is_waited_for(read, aborted):
    """As long as some of it is read in every span of time."""
    client = SlowReader()
    protocol = SimpleNamespace(transport=client, loop=client)
    protocol.watch_reading = partial(LimitedProtocol.watch_reading, protocol)
    protocol.check_reading = partial(LimitedProtocol.check_reading, protocol)
    client.waiting = 100 * read
    protocol.watch_reading()
    for _ in range(1 if aborted else 50):
        client.waiting -= read
        client.timer()
    assert client.aborted == aborted


def test_an_answer_may_take_longer_than_a_request(live_server, protocols):
    """A stream of lines, and a live connection, are not requests that are late."""
    with live_server.person() as anna, live_server.person() as boris:
        table = opened(anna, watch="anyone")["table"]
        with boris.stream("GET", f"/api/tables/{table}/stream") as stream, live_server.live(table) as wire:
            next(stream.iter_lines())
            wire.hear()
            soon(lambda: [one.deadline is None for one in protocols] == [False, True, True], "taken for late requests")


def test_an_address_has_so_many_connections_and_no_more(live_server):
    live_server.admission.connections.of_address = 3
    with ExitStack() as stack:
        wires = [stack.enter_context(connection(live_server)) for _ in range(3)]
        wires[0].sendall(HEAD + b"\r\n")
        assert answer(wires[0]) == b"200"
        assert is_ended(stack.enter_context(connection(live_server)))
        wires[1].close()
        soon(lambda: live_server.admission.connections.total == 2, "still counted")
        with connection(live_server) as wire:
            wire.sendall(HEAD + b"\r\n")
            assert answer(wire) == b"200"


def test_live_connections_count_until_they_end(live_server):
    with live_server.person() as anna:
        table = opened(anna, watch="anyone")["table"]
    soon(lambda: live_server.admission.connections.total == 0, "still counted")
    live_server.admission.connections.of_address = 1
    with live_server.live(table) as wire:
        wire.hear()
        assert live_server.admission.connections.total == 1
        with connection(live_server) as other:
            assert is_ended(other)
    soon(lambda: live_server.admission.connections.total == 0, "still counted")
    assert httpx.get(f"{live_server.url}/health").status_code == 200


def test_an_address_has_so_many_requests_under_way_and_no_more(live_server):
    """Behind a proxy all connections are those of the proxy; the requests are those of its clients."""
    live_server.app.state.context.under_way.of_address = 1
    with live_server.person() as anna, live_server.person() as boris:
        table = opened(anna, watch="anyone")["table"]
        with anna.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert boris.get("/health").status_code == 429
        soon(lambda: not live_server.app.state.context.under_way.opened, "still counted")
        assert boris.get("/health").status_code == 200


def test_requests_behind_one_too_many_are_not_read(live_server, monkeypatch):
    """Otherwise each of them costs a refusal: a client can send thousands of them at once."""
    monkeypatch.setattr(security, "WAIT", 0.0)
    requests = live_server.app.state.context.requests
    requests.burst, requests.rate = 1, 0
    with connection(live_server) as wire:
        wire.sendall((HEAD + b"\r\n") * 20)
        received = b""
        while part := wire.recv(65_536):
            received += part
    assert re.findall(rb"HTTP/1.1 (\d+)", received) == [b"200", b"429"]
    assert b"connection: close" in received.lower()


def test_who_comes_too_often_is_not_let_in():
    admission = AdmissionControl(arrivals=RateLimit(2, 0))
    assert [admission.admits("192.0.2.7") for _ in range(3)] == [True, True, False]
    assert admission.admits("192.0.2.8")


def test_a_trusted_proxy_speaks_for_many():
    admission = AdmissionControl(ConnectionLimit(1, 4), RateLimit(1, 0), frozenset({"127.0.0.1"}))
    assert [admission.admits("127.0.0.1") for _ in range(3)] == [True] * 3
    assert [admission.admits("192.0.2.7") for _ in range(2)] == [True, False]
    assert [admission.admits(one) for one in ("127.0.0.1", "192.0.2.8")] == [False, False]  # four in all


def test_an_address_without_connections_is_forgotten():
    limit = ConnectionLimit()
    for _ in range(2):
        limit.enter("192.0.2.7")
        limit.leave("192.0.2.7")
    limit.enter("192.0.2.8")
    assert (dict(limit.opened), limit.total) == ({"192.0.2.8": 1}, 1)


@pytest.mark.parametrize(("hard", "allowed"), [(-1, 8192), (100_000, 8192), (4096, 3840), (300, 150)])
def test_there_are_always_files_left_for_the_database(monkeypatch, hard, allowed):
    import resource

    told = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: told.append(limits))
    assert allowed_connections() == allowed
    soft, kept = told[0]
    assert kept == hard
    assert soft > allowed
    assert connection_limit.SPARE_FILES > 0
