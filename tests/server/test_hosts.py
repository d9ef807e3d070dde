"""The name a request asks for must be ours: another site could let its own name lead to this server."""

import pytest
from websockets.exceptions import InvalidStatus

from cantina.engine.errors import CantinaError
from cantina.server.middleware import hosts
from server.live_server import LiveServer, opened

NAME = "games.example"


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    live_server = LiveServer(tmp_path_factory.mktemp("live_server") / "cantina.sqlite", names=[NAME])
    yield live_server
    live_server.close()


def status(person, host, **headers):
    answer = person.get("/health", headers={"host": host, **headers})
    return answer.status_code, answer.json().get("error")


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8421", "127.0.0.1:1", "192.168.1.5:8421", "[::1]:8421", f"{NAME}:443", "GAMES.example."],
)
def test_our_names_and_addresses(anna, host):
    assert status(anna, host) == (200, None)


def test_the_name_of_this_computer(anna, monkeypatch):
    hosts.own_names.cache_clear()
    monkeypatch.setattr("socket.gethostname", lambda: "Pi.lan")
    try:
        assert [status(anna, host)[0] for host in ("pi.lan", "pi.local:8421", "pi.example")] == [200, 200, 400]
    finally:
        hosts.own_names.cache_clear()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8421", f"{NAME}.evil.example", "localhost.evil.example"]
)
def test_another_name_is_refused(anna, host):
    assert status(anna, host) == (400, "request-host")
    assert status(anna, host, origin=f"http://{host}") == (400, "request-host")
    assert anna.get("/metrics", headers={"host": host}).status_code == 400


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "x@localhost", "localhost:port", "", "a" * 3000, "localhost/x"])
def test_what_is_no_name_is_refused_and_does_no_harm(anna, host):
    for path in ("/health", "/address.svg", "/api/server"):
        answer = anna.get(path, headers={"host": host})
        assert (answer.status_code, answer.json()["error"]) == (400, "request-header")


@pytest.mark.parametrize("origin", ["http://[", "http://[x", "//["])
def test_an_origin_that_is_none_is_refused(anna, origin):
    answer = anna.post("/api/tables", json={"game": "bounty-hunters", "seats": 2}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (400, "request-header")


def test_a_live_connection_to_another_name_does_not_come_about(live_server, anna, monkeypatch):
    table = opened(anna, watch="anyone")["table"]
    with live_server.live(table) as wire:
        assert wire.hear()["seq"] == 0
    monkeypatch.setattr(hosts, "is_ours", lambda name, names: False)
    with pytest.raises(InvalidStatus), live_server.live(table):
        pass


def test_a_live_connection_with_an_origin_that_is_none(live_server, anna):
    table = opened(anna, watch="anyone")["table"]
    with live_server.live(table, origin="http://[") as wire:
        assert wire.hear()["error"] == "request-header"


def test_names_are_read_from_the_command_line():
    assert hosts.checked_names(" Games.example. ,other.example") == ["games.example", "other.example"]
    assert hosts.checked_names(None) == []
    for wrong in ("http://games.example", "games.example:80", "[", "a b"):
        with pytest.raises(CantinaError) as refused:
            hosts.checked_names(wrong)
        assert refused.value.key == "serve-name-wrong"
