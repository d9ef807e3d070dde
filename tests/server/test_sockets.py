"""Texts to and fro: the short way and the usual one are the same to whoever is at the other end."""

import json
import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cantina.server.sockets import Short, frame
from cantina.text import Message, say
from server.house import House, opened, wish


@pytest.fixture(params=[Short, "websockets-sansio"], ids=["short", "usual"])
def house(request, tmp_path):
    house = House(tmp_path / "cantina.sqlite", ws=request.param)
    yield house
    house.close()


@pytest.fixture
def seated(house):
    """Anna plays against herself."""
    anna = house.person()
    links = opened(anna)
    for seat in (0, 1):
        wish(anna, links["table"], seat, "sit", name="Anna")
    return house, links["table"], anna.cookies


def live(seated, seat=0, **more):
    house, table, cookies = seated
    return house.live(table, seat, cookies, **more)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_says_how_long_it_is(size):
    text = b"x" * size
    assert frame(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.slow
def test_an_answer_comes_before_what_follows_from_it(seated):
    with live(seated) as anna:
        first = anna.until("seq")
        anna.say(action=first["legal"][0]["action"], key="k1")
        assert anna.hear() == {"done": "k1"}
        assert anna.hear()["seq"] > first["seq"]


@pytest.mark.slow
def test_wishes_said_in_one_breath_are_answered_in_their_order(seated):
    with live(seated) as anna:
        anna.until("seq")
        for number in range(10):
            anna.say(wish="say", phrase="hello", key=str(number))
        answers = [anna.until("done")["done"] for _ in range(10)]
        assert answers == [str(number) for number in range(10)]
        while len(anna.until("seq")["events"]) == 0:
            pass


@pytest.mark.slow
def test_a_wish_in_several_frames(seated):
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


def test_pings_between_the_parts_of_a_wish(seated):
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
def test_whoever_begins_without_a_greeting_is_told_so(seated, first, error):
    with live(seated, hello=first) as anna:
        assert anna.hear()["error"] == error
        assert closed_with(anna)[0] == 1008


@pytest.mark.slow
def test_whoever_says_too_much_is_let_go(seated):
    with live(seated) as anna:
        anna.until("seq")
        with suppress(ConnectionClosed):  # it may happen before the last word
            for number in range(100):
                anna.say(wish="say", phrase="hello", key=str(number))
        assert closed_with(anna) == (1008, say(Message("request-too-many"), "en"))


@pytest.mark.slow
def test_a_message_that_is_too_large_ends_the_connection(seated):
    with live(seated) as anna:
        anna.until("seq")
        anna.wire.send("x" * 20_000)
        assert closed_with(anna)[0] == 1009


@pytest.mark.slow
def test_whoever_leaves_in_the_middle_of_a_wish_has_it_fulfilled(seated):
    house, table, _ = seated
    with live(seated) as anna:
        action = anna.until("seq")["legal"][0]["action"]
        anna.say(action=action, key="last words")
        anna.wire.socket.shutdown(socket.SHUT_RDWR)
    held = house.app.state.doors.hall.tables[table]
    for _ in range(500):
        if "0 last words" in held.table.keys:
            break
        time.sleep(0.01)
    assert "0 last words" in held.table.keys
    assert held.table.number == len(held.log)


@pytest.mark.slow
def test_whoever_does_not_keep_up_is_told_the_rest_in_one_message(tmp_path, monkeypatch):
    """While a connection is clogged nothing is added to it; afterwards one message tells all."""
    clogged = []
    monkeypatch.setattr(Short, "clogged", property(lambda self: bool(clogged) and self.ears.viewer == 1))
    house = House(tmp_path / "cantina.sqlite")
    try:
        anna = house.person()
        links = opened(anna)
        for seat in (0, 1):
            wish(anna, links["table"], seat, "sit", name="Anna")
        seated = house, links["table"], anna.cookies
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
        house.close()
