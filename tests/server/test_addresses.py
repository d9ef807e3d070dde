"""Where the server listens, what it says about it, and QR codes of it."""

import socket
from contextlib import contextmanager

import pytest
import segno

from cantina.engine.errors import CantinaError
from cantina.server.middleware.security import limited_address
from cantina.server.operation import addresses
from cantina.server.pages import qr


@contextmanager
def at(host, own, monkeypatch, prefix=""):
    """A listening to listen at, on a computer with this address."""
    monkeypatch.setattr(addresses, "network_address", lambda: own)
    listening = addresses.listen(host, 0, prefix)
    yield listening, listening.sockets[0].getsockname()[1]
    for one in listening.sockets:
        one.close()


def bound(listening):
    return [one.getsockname()[0] for one in listening.sockets]


def test_in_a_private_network_this_computer_and_that_network_get_in(monkeypatch):
    with at(None, "127.0.0.2", monkeypatch) as (listening, port):  # stands for the address of a private network
        assert bound(listening) == ["127.0.0.1", "127.0.0.2"]
        assert {one.getsockname()[1] for one in listening.sockets} == {port}
        assert (listening.local_url, listening.network_url) == (
            f"http://127.0.0.1:{port}/",
            f"http://127.0.0.2:{port}/",
        )


@pytest.mark.parametrize("own", [None, "8.8.8.8"])
def test_a_public_address_is_not_opened_by_accident(monkeypatch, own):
    with at(None, own, monkeypatch) as (listening, _):
        assert (bound(listening), listening.network_url) == (["127.0.0.1"], None)


def test_all_networks_if_it_is_said(monkeypatch):
    with at("0.0.0.0", "8.8.8.8", monkeypatch) as (listening, port):
        assert bound(listening) == ["0.0.0.0"]
        assert (listening.local_url, listening.network_url) == (f"http://127.0.0.1:{port}/", f"http://8.8.8.8:{port}/")


def test_one_address_if_it_is_said(monkeypatch):
    with at("127.0.0.1", "192.168.1.5", monkeypatch, "/cantina") as (listening, port):
        assert (listening.local_url, listening.network_url) == (f"http://127.0.0.1:{port}/cantina/", None)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this computer has no addresses of the newer kind")
def test_addresses_of_the_newer_kind(monkeypatch):
    with at("::1", None, monkeypatch) as (listening, port):
        assert (listening.local_url, listening.network_url) == (f"http://[::1]:{port}/", None)
    with at("::", None, monkeypatch) as (listening, port), socket.create_connection(("127.0.0.1", port)):
        assert listening.local_url == f"http://127.0.0.1:{port}/"


def test_when_one_address_is_taken_none_is_kept(monkeypatch):
    with at("127.0.0.2", None, monkeypatch) as (_, port):
        monkeypatch.setattr(addresses, "network_address", lambda: "127.0.0.2")
        with pytest.raises(CantinaError) as refused:
            addresses.listen(None, port)
        assert refused.value.key == "serve-port-used"
        socket.create_server(("127.0.0.1", port)).close()


def test_what_may_not_be_used_is_told():
    assert addresses.refusal(PermissionError(13, "Permission denied"), "0.0.0.0", 80).key == "serve-port-forbidden"


def test_the_own_address_is_none_where_there_is_no_network(monkeypatch):
    assert addresses.network_address() != "127.0.0.1"
    monkeypatch.setattr(addresses, "ELSEWHERE", ("127.0.0.1", 9))
    assert addresses.network_address() is None
    monkeypatch.setattr(addresses.socket, "socket", lambda *_: Broken())
    assert addresses.network_address() is None


class Broken:
    """A socket without a network."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def connect(self, _):
        raise OSError(101, "Network is unreachable")


@pytest.mark.parametrize(
    ("said", "meant"), [(None, ""), ("", ""), ("/", ""), ("/cantina", "/cantina"), ("/a/b-c.d/", "/a/b-c.d")]
)
def test_a_prefix(said, meant):
    assert addresses.checked_prefix(said) == meant


@pytest.mark.parametrize("said", ["x", "//x", "/x//y", "/x?y", "/x y", "/..", "/x/./y", "/ї", "/x\n", "http://x"])
def test_what_is_no_prefix_is_refused(said):
    with pytest.raises(CantinaError):
        addresses.checked_prefix(said)


def test_proxies():
    assert addresses.checked_proxies(" 127.0.0.1, 10.0.0.8/32 ,::1") == ["127.0.0.1", "10.0.0.8", "::1"]
    assert addresses.checked_proxies(None) == []


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("10.0.0.0/8", "serve-proxy-wide"),
        ("127.0.0.1,172.16.0.0/12", "serve-proxy-wide"),
        ("::/0", "serve-proxy-wide"),
        ("nginx", "serve-proxy-wrong"),
        ("*", "serve-proxy-wrong"),
    ],
)
def test_a_proxy_is_one_computer(said, key):
    """In a trusted network every client could say that it is another one."""
    with pytest.raises(CantinaError) as refused:
        addresses.checked_proxies(said)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("host", "listening"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_who_counts_as_one(host, listening):
    assert limited_address(host) == listening


# --- QR codes ---

LINK = "http://192.168.1.5:8421/#/table/uU1x?link=" + "x" * 32
HALVES = {" ": "11", "▀": "01", "▄": "10", "█": "00"}  # light is drawn, dark is left out


def matrix(text):
    """The squares of a code and two of light around it, as rows of 0 and 1."""
    made = segno.make(text, error="q", micro=False, mask=qr.MASK)
    return ["".join(str(int(bit)) for bit in row) for row in made.matrix_iter(border=2)]


def test_the_code_in_a_terminal_has_the_squares_of_the_code():
    lines = qr.terminal(LINK, colour=False).split("\n")
    rows = ["".join(HALVES[letter][half] for letter in line) for line in lines for half in (0, 1)]
    assert rows[: len(matrix(LINK))] == matrix(LINK)
    assert len(rows) - len(matrix(LINK)) in (0, 1)


def test_with_colours_it_is_light_on_dark_on_any_terminal():
    plain, coloured = (qr.terminal(LINK, colour).split("\n") for colour in (False, True))
    assert coloured == [f"\033[97;40m{line}\033[0m" for line in plain]


def test_a_code_as_a_picture_is_squares_and_nothing_else():
    picture = qr.svg(LINK)
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')
    assert picture != qr.svg(LINK + "y")
    assert "script" not in picture
    assert "x" * 32 not in picture
