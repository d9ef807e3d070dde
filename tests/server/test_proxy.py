"""Behind a reverse proxy, below a path: pages, requests, cookies, live connections; and whose word counts."""

import json
from contextlib import contextmanager

import httpx
import pytest
from websockets.sync.client import connect

from server.live_server import TIMEOUT, open_live_server, opened, wish
from server.process import served
from server.proxy import Proxy
from server.test_start import Page

PREFIX = "/cantina"


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    live_server = open_live_server(tmp_path_factory.mktemp("live_server") / "cantina.sqlite", prefix=PREFIX)
    yield live_server
    live_server.close()


@pytest.fixture(scope="module", params=[True, False], ids=["cuts the prefix off", "leaves the prefix there"])
def proxy(request, live_server):
    proxy = Proxy(live_server.port, PREFIX, strips=request.param)
    yield proxy
    proxy.close()


def base(proxy):
    return f"http://127.0.0.1:{proxy.port}{PREFIX}/"


@pytest.fixture
def anna(proxy):
    with httpx.Client(base_url=base(proxy), timeout=TIMEOUT) as client:
        yield client


@pytest.mark.slow
def test_every_link_of_the_start_page_leads_somewhere(anna, proxy):
    page = Page(anna.get("").text)
    links = [one.get("href") or one.get("src") for tag in ("a", "link", "img") for one in page.all(tag)]
    assert links
    for link in links:
        assert link.startswith(f"{PREFIX}/")
        assert httpx.get(f"http://127.0.0.1:{proxy.port}{link}").status_code == 200


def test_the_description_of_the_api_knows_where_it_is(anna):
    assert anna.get("openapi.json").json()["servers"] == [{"url": PREFIX}]


def test_the_address_for_others_is_below_the_prefix(anna, proxy):
    assert anna.get("api/server").json()["address"] == base(proxy)


def test_nothing_is_redirected_to_a_place_without_the_prefix(anna):
    answer = anna.get("api/tables/", follow_redirects=False)
    assert (answer.status_code, answer.headers.get("location")) == (404, None)


def test_a_cookie_belongs_to_the_path_and_to_nothing_beside_it(anna):
    links = opened(anna)
    (cookie,) = anna.cookies.jar
    assert (cookie.name, cookie.path) == ("cantina_guest", f"{PREFIX}/")
    assert wish(anna, links["table"], 0, "sit", name="Anna").status_code == 200
    assert anna.get(f"api/tables/{links['table']}/view", params={"seat": 0}).status_code == 200


def test_who_is_forgotten_loses_the_cookie_of_the_path(anna):
    opened(anna)
    assert anna.delete("api/me").status_code == 200
    assert len(anna.cookies) == 0


def test_a_live_connection(anna, proxy):
    table = opened(anna)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name="Anna")
    cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    address = f"ws://127.0.0.1:{proxy.port}{PREFIX}/api/tables/{table}/live?seat=0"
    page = f"http://127.0.0.1:{proxy.port}"  # the Origin that a browser would say
    with connect(address, additional_headers={"Cookie": cookie}, origin=page) as wire:
        wire.send(json.dumps({"seq": 0, "language": "en"}))
        assert json.loads(wire.recv(10))["legal"]
        wire.send(json.dumps({"action": "draw target", "key": "k1"}))
        answers = [json.loads(wire.recv(10)) for _ in range(2)]
    assert {"done": "k1"} in answers


@pytest.mark.slow
def test_a_page_of_another_site_may_not_ask(anna):
    answer = anna.post(
        "api/tables", json={"game": "chess", "seats": 2}, headers={"origin": "https://elsewhere.example"}
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "request-origin")


# --- whose word about clients counts ---

SAYS = [(("X-Forwarded-For", f"198.51.100.1, 203.0.113.{n}"), ("X-Forwarded-Proto", "https")) for n in (7, 8)]
MOST = 20  # tables that one address may open at once


def open_table(proxy):
    answer = httpx.post(base(proxy) + "api/tables", json={"game": "bounty-hunters", "seats": 2})
    return answer.status_code, "; secure" in answer.headers.get("set-cookie", "").lower()


@contextmanager
def two_clients(*words):
    """A server, and a proxy for each of two clients who are far away."""
    with served("--prefix", PREFIX, *words) as server:
        proxies = [Proxy(server.port, PREFIX, says=says) for says in SAYS]
        yield proxies
        for proxy in proxies:
            proxy.close()


@pytest.mark.slow
def test_a_proxy_that_was_not_named_is_not_believed(tmp_path):
    """Everybody could say such things: both are the one who really asks."""
    with two_clients("--data", str(tmp_path)) as (one, other):
        answers = [open_table(proxy) for _ in range(MOST // 2) for proxy in (one, other)]
        assert set(answers) == {(201, False)}
        assert {open_table(proxy)[0] for proxy in (one, other)} == {429}


@pytest.mark.slow
def test_a_proxy_that_was_named_tells_who_asks(tmp_path):
    """Everything before the last address was sent by the client itself, and is ignored."""
    with two_clients("--data", str(tmp_path), "--proxy", "10.0.0.8,127.0.0.1") as (one, other):
        assert {open_table(one) for _ in range(MOST)} == {(201, True)}
        assert [open_table(proxy)[0] for proxy in (one, other)] == [429, 201]
