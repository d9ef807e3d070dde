"""Text messages in both directions: the direct path and uvicorn's own look the same to a client."""

import asyncio
import json
import socket
import time
import tomllib
from contextlib import suppress
from importlib.metadata import version
from inspect import signature
from types import SimpleNamespace

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from cantina.server.live import connection, sockets
from cantina.server.live.sockets import DirectProtocol
from cantina.text import Message, say
from docs.reading import text_of
from server.live_server import TIMEOUT, LiveServer, opened, wish


@pytest.fixture(params=[DirectProtocol, "websockets-sansio"], ids=["direct", "asgi"])
def live_server(request, tmp_path):
    live_server = LiveServer(tmp_path / "cantina.sqlite", ws=request.param)
    yield live_server
    live_server.close()


@pytest.fixture
def seated(live_server):
    """Anna plays against herself."""
    anna = live_server.person()
    links = opened(anna)
    for seat in (0, 1):
        wish(anna, links["table"], seat, "sit", name="Anna")
    return live_server, links["table"], anna.cookies


def live(seated, seat=0, **more):
    live_server, table, cookies = seated
    return live_server.live(table, seat, cookies, **more)


def test_uvicorn_is_a_version_that_this_was_written_for():
    """DirectProtocol relies on inner attributes of uvicorn's class: read its changes before the cap is raised."""
    dependencies = tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"]["server"]
    (named,) = [one for one in map(Requirement, dependencies) if one.name == "uvicorn"]
    assert "<" in str(named.specifier)
    assert named.specifier.contains(version("uvicorn"))


def test_uvicorn_has_what_the_direct_path_uses():
    """The attributes and methods of the inner class, and what is sent through them."""
    loop = asyncio.new_event_loop()
    protocol = DirectProtocol(uvicorn.Config(lambda: None, log_config=None), ServerState(), {}, loop)
    loop.close()
    assert protocol.writable.is_set()
    assert (protocol.frames, protocol.curr_msg_data_type, protocol.close_sent) == ([], "bytes", False)
    assert (protocol.conn.state, protocol.transport) == (State.CONNECTING, None)
    frames = [f"handle_{kind}" for kind in ("ping", "pong", "text", "bytes", "cont")]
    for name in ("handle_connect", "send_receive_event_to_app", "resume_writing", "connection_lost", *frames):
        inner, ours = getattr(WebSocketsSansIOProtocol, name), getattr(DirectProtocol, name)
        assert list(signature(inner).parameters) == list(signature(ours).parameters)
    assert {"send_receive_event_to_app", "frames", "curr_msg_data_type"} <= {
        *WebSocketsSansIOProtocol.handle_text.__code__.co_names,
        *WebSocketsSansIOProtocol.handle_cont.__code__.co_names,
    }
    assert {"handle_connect", *frames} <= {*WebSocketsSansIOProtocol.handle_events.__code__.co_names}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_sent_as_one_frame(size):
    protocol, written = DirectProtocol.__new__(DirectProtocol), []
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.transport = SimpleNamespace(write=written.append, is_closing=lambda: False)
    protocol.writable = SimpleNamespace(is_set=lambda: True)
    protocol.send_text(b"x" * size)
    assert written == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]


@pytest.mark.parametrize(("state", "closing"), [(State.CLOSING, False), (State.CLOSED, False), (State.OPEN, True)])
def test_nothing_is_sent_to_a_client_that_is_gone(state, closing):
    protocol, written = DirectProtocol.__new__(DirectProtocol), []
    protocol.conn = ServerProtocol(state=state)
    protocol.transport = SimpleNamespace(write=written.append, is_closing=lambda: closing)
    protocol.send_text(b"x")
    assert written == []


@pytest.mark.slow
def test_an_answer_comes_before_what_follows_from_it(seated):
    with live(seated) as anna:
        first = anna.until("seq")
        anna.say(action=first["legal"][0]["action"], key="k1")
        assert anna.hear() == {"done": "k1"}
        assert anna.hear()["seq"] > first["seq"]


@pytest.mark.slow
def test_requests_are_answered_in_their_order(seated):
    with live(seated) as anna:
        anna.until("seq")
        for number in range(10):
            anna.say(wish="say", phrase="hello", key=str(number))
        answers = [anna.until("done")["done"] for _ in range(10)]
        assert answers == [str(number) for number in range(10)]
        while len(anna.until("seq")["events"]) == 0:
            pass


@pytest.mark.slow
def test_a_request_in_several_frames(seated):
    with live(seated) as anna:
        anna.until("seq")
        text = json.dumps({"wish": "say", "phrase": "hello", "key": "long"})
        anna.wire.send(iter([text[:10], text[10:20], text[20:]]))
        assert anna.until("done") == {"done": "long"}


def masked(text, first=0x81):
    """A frame of a client, byte by byte."""
    return Frame(Opcode(first & 0x0F), text, fin=bool(first & 0x80)).serialize(mask=True)


@pytest.mark.slow
def test_frames_cut_anywhere(seated):
    """The network knows nothing of frames: they may come in pieces, or several at once."""
    with live(seated) as anna:
        anna.until("seq")
        wishes = [{"wish": "say", "phrase": "hello", "key": f"{number} {'x' * 50}"} for number in range(4)]
        stream = b"".join(masked(json.dumps(wish).encode()) for wish in wishes)
        long = masked(json.dumps({"wish": "say", "phrase": "hello", "key": "long", "": "y" * 300}).encode())
        for piece in (stream[:1], stream[1:2], stream[2:9], stream[9:200], stream[200:] + long[:3], long[3:]):
            anna.wire.socket.sendall(piece)
            time.sleep(0.01)
        assert [anna.until("done")["done"] for _ in range(4)] == [wish["key"] for wish in wishes]
        assert anna.until("refused")["refused"] == "long"


def test_pings_between_the_frames_of_a_request(seated):
    with live(seated) as anna:
        anna.until("seq")
        text = json.dumps({"wish": "say", "phrase": "hello", "key": "parts"}).encode()
        parts = masked(text[:9], 0x01) + masked(b"are you there", 0x89) + masked(text[9:], 0x80)
        anna.wire.socket.sendall(parts)
        assert anna.until("done") == {"done": "parts"}


@pytest.mark.first_is_enough
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x05hello", 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (masked(b"part", 0x01) + masked(b"another", 0x81), 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
    ],
    ids=["not-masked", "of-no-known-kind", "a-text-within-a-text", "endless"],
)
def test_broken_frames_end_the_connection(seated, wrong, code):
    with live(seated) as anna:
        anna.until("seq")
        anna.wire.socket.sendall(wrong)
        assert closed_with(anna)[0] == code


def test_letters_of_every_kind(seated):
    with live(seated, language="uk") as anna:
        anna.until("seq")
        anna.say(action="Żółć 🎲", key="ключ")
        refused = anna.until("refused")
        assert refused["refused"] == "ключ"
        assert "żółć 🎲" in refused["text"].lower()


@pytest.mark.first_is_enough
@pytest.mark.parametrize("junk", ["{", "[]", "null", '"x"', "{}", '{"wish": 5}', "[" * 5000])
def test_junk_is_refused_and_the_connection_stays(seated, junk):
    with live(seated) as anna:
        anna.until("seq")
        anna.wire.send(junk)
        assert anna.until("refused")["error"]
        anna.say(wish="say", phrase="hello", key="k")
        assert anna.until("done") == {"done": "k"}


def closed_with(anna):
    try:
        while True:
            anna.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code, closed.rcvd.reason


@pytest.mark.slow
def test_what_is_no_text_ends_the_connection(seated):
    with live(seated) as anna:
        anna.until("seq")
        anna.wire.send(b"\x00\x01")
        assert anna.until("refused")["error"] == "request-json"
        assert closed_with(anna)[0] == 1008


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "error"), [('{"seq": "soon"}', "request-field"), ("hello", "request-field"), (b"{}", "request-json")]
)
def test_a_connection_without_hello_is_refused(seated, first, error):
    with live(seated, hello=first) as anna:
        assert anna.hear()["error"] == error
        assert closed_with(anna)[0] == 1008


def test_a_connection_that_says_nothing_is_refused(seated, monkeypatch):
    monkeypatch.setattr(connection, "HELLO_TIMEOUT", 0.1)
    live_server, table, cookies = seated
    own = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    where = f"ws://127.0.0.1:{live_server.port}/api/tables/{table}/live?seat=0"
    with connect(where, additional_headers=own, open_timeout=TIMEOUT) as wire:
        assert json.loads(wire.recv(TIMEOUT))["error"] == "request-json"
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(TIMEOUT)
    assert closed.value.rcvd.code == 1008


@pytest.mark.slow
def test_a_client_that_sends_too_much_is_disconnected(seated):
    with live(seated) as anna:
        anna.until("seq")
        with suppress(ConnectionClosed):  # it may happen before the last word
            for number in range(350):
                anna.say(wish="say", phrase="hello", key=str(number))
        assert closed_with(anna) == (1008, say(Message("request-too-many"), "en"))


@pytest.mark.parametrize(
    "flood",
    [masked(b"", 0x89) * 5000, masked(b"", 0x8A) * 5000, masked(b"", 0x01) + masked(b"", 0x00) * 5000],
    ids=["pings", "pongs", "empty-parts"],
)
def test_frames_without_end_end_the_connection(tmp_path, flood):
    """Also those that are no message: each of them takes time to be parsed."""
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    try:
        table = opened(live_server.person(), watch="anyone")["table"]
        with live_server.live(table) as eve, live_server.live(table) as anna:
            eve.until("seq")
            anna.until("seq")
            with suppress(OSError, ConnectionClosed):
                eve.wire.socket.sendall(flood)
            with pytest.raises(ConnectionClosed) as ended:
                eve.until("never said")
            assert ended.value.rcvd is None  # cut off, without a word
            anna.wire.ping().wait(60)  # the others are served
    finally:
        live_server.close()


class Congested:
    """A client that reads nothing."""

    def __init__(self):
        self.protocol, self.written, self.aborted = DirectProtocol.__new__(DirectProtocol), [], []
        self.protocol.conn, self.protocol.loop = ServerProtocol(state=State.OPEN), SimpleNamespace(time=lambda: 0.0)
        self.protocol.writable = SimpleNamespace(is_set=lambda: False)
        self.protocol.transport = SimpleNamespace(
            write=self.written.append, is_closing=lambda: bool(self.aborted), abort=lambda: self.aborted.append(True)
        )


def test_a_client_that_does_not_read_its_pongs_is_cut_off():
    eve = Congested()
    eve.protocol.handle_ping()
    assert (eve.written, eve.aborted) == ([], [True])


def test_a_client_that_does_not_read_its_answers_is_cut_off():
    """A few answers may follow an update that is on its way; then it is enough."""
    eve = Congested()
    for _ in range(3):
        eve.protocol.send_text(b"x" * (sockets.MOST_UNREAD // 2))
    assert (len(eve.written), eve.aborted) == (2, [True])


@pytest.mark.slow
def test_a_message_that_is_too_large_ends_the_connection(seated):
    with live(seated) as anna:
        anna.until("seq")
        anna.wire.send("x" * 20_000)
        assert closed_with(anna)[0] == 1009


@pytest.mark.slow
def test_the_request_of_a_client_that_disconnects_is_completed(seated):
    live_server, table, _ = seated
    with live(seated) as anna:
        action = anna.until("seq")["legal"][0]["action"]
        anna.say(action=action, key="last words")
        anna.wire.socket.shutdown(socket.SHUT_RDWR)
    kept = live_server.app.state.context.registry.tables[table]
    for _ in range(6000):
        if "0 last words" in kept.table.keys:
            break
        time.sleep(0.01)
    assert "0 last words" in kept.table.keys
    assert kept.table.number == len(kept.log)


@pytest.mark.slow
def test_a_client_that_does_not_keep_up_gets_the_rest_in_one_message(tmp_path, monkeypatch):
    """While a connection is congested nothing is added to it; afterwards one update has everything."""
    clogged = []
    monkeypatch.setattr(DirectProtocol, "congested", property(lambda self: bool(clogged) and self.receiver.viewer == 1))
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    try:
        anna = live_server.person()
        links = opened(anna)
        for seat in (0, 1):
            wish(anna, links["table"], seat, "sit", name="Anna")
        seated = live_server, links["table"], anna.cookies
        with live(seated) as anna, live(seated, 1) as boris:
            before = boris.until("seq")["seq"]
            clogged.append(True)
            for number in range(10):
                anna.say(wish="say", phrase="hello", key=str(number))
                anna.until("done")
            clogged.clear()
            anna.say(wish="say", phrase="thanks", key="last")
            news = boris.until("seq")
        assert news["seq"] >= before + 10
        assert len(news["events"]) == news["seq"] - before
    finally:
        live_server.close()
