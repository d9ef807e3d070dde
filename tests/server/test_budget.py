"""What takes long costs more, is done beside the event loop, and slows nobody else down."""

import threading
import time

import pytest

from cantina.server.live import connection
from cantina.server.live import registry as registry_module
from cantina.server.live.live_table import Listener
from cantina.server.middleware import security
from cantina.server.middleware.rate_limit import RateLimit
from cantina.server.pages import qr
from cantina.store import forget
from cantina.table import updates
from server.campaign_kit import founded
from server.live_server import TIMEOUT, LiveServer, opened, wish


@pytest.fixture
def live_server(tmp_path, monkeypatch):
    monkeypatch.setattr(security, "WAIT", 0.0)
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    yield live_server
    live_server.close()


@pytest.fixture
def two(anna, boris):
    """A running game of Anna and Boris."""
    links = opened(anna, watch="anyone")
    for seat, person in enumerate((anna, boris)):
        assert wish(person, links["table"], seat, "sit", name=f"P{seat}").status_code == 200
    return links["table"]


def eventually(condition):
    """Wait until something holds that follows a request."""
    end = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def allowed(live_server, ask, most=50):
    """How often something may be asked at once."""
    live_server.app.state.context.requests.buckets.clear()
    live_server.app.state.context.requests.burst, live_server.app.state.context.requests.rate = 30, 0
    statuses = [ask().status_code for _ in range(most)]
    assert statuses[-1] == 429
    return most - statuses.count(429)


def test_what_takes_longer_is_allowed_less_often(live_server, anna, two):
    campaign, _ = founded(anna)
    often = allowed(live_server, lambda: anna.get("/health"))
    seldom = [
        allowed(live_server, lambda: anna.post("/api/code", json={"link": "#/table"})),
        allowed(live_server, lambda: anna.get("/address.svg")),
        allowed(live_server, lambda: anna.get(f"/api/tables/{two}/moments/1", params={"seat": 0})),
        allowed(live_server, lambda: anna.get("/api/mine")),
        allowed(live_server, lambda: anna.get(f"/api/campaigns/{campaign}")),
        allowed(live_server, lambda: anna.put(f"/api/campaigns/{campaign}/file", params={"number": 1}, content=b"{}")),
    ]
    assert often == 30
    assert max(seldom) <= often // 3


def test_a_request_too_many_says_when_to_come_back(live_server, anna):
    live_server.app.state.context.requests.burst = live_server.app.state.context.requests.rate = 0
    answer = anna.get("/health")
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (429, "request-too-many", "1")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_live_connection_counts_like_some_requests(live_server, two):
    requests = live_server.app.state.context.requests
    requests.buckets.clear()
    requests.rate = 0
    with live_server.live(two) as wire:
        wire.hear()
    assert requests.buckets["127.0.0.1"].tokens == requests.burst - security.HANDSHAKE


def test_seats_of_one_guest_share_a_budget_live_and_by_http(live_server, anna, boris, two, monkeypatch):
    monkeypatch.setattr(live_server.app.state.context, "messages", RateLimit(5, 0))
    with live_server.live(two, 0, anna.cookies) as wire:
        wire.hear()
        for number in range(3):
            wire.say(wish="prefer", confirms=True, key=str(number))
            wire.until("done")
    assert [wish(anna, two, 0, "prefer", confirms=True).status_code for _ in range(2)] == [200, 429]
    assert wish(boris, two, 1, "prefer", confirms=True).status_code == 200


def test_all_guests_of_an_address_share_a_budget(live_server, anna, boris, two, monkeypatch):
    monkeypatch.setattr(live_server.app.state.context, "messages_of_address", RateLimit(2, 0))
    found = [wish(person, two, seat, "prefer", confirms=True) for seat, person in ((0, anna), (1, boris), (1, boris))]
    assert [answer.status_code for answer in found] == [200, 200, 429]
    assert found[-1].headers["retry-after"] == "1"


def say_live(live_server, anna, table):
    with live_server.live(table, 0, anna.cookies) as wire:
        wire.hear()
        wire.say(wish="say", phrase="hello", key="1")
        wire.until("done")


def say_by_http(live_server, anna, table):
    assert wish(anna, table, 0, "say", phrase="hello").status_code == 200


def come_and_go(live_server, anna, table):
    with live_server.live(table, 0, anna.cookies) as wire:
        wire.hear()


def stream_and_go(live_server, anna, table):
    with anna.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as lines:
        next(lines.iter_lines())


def look_by_http(live_server, anna, table):
    assert anna.get(f"/api/tables/{table}/view", params={"seat": 0}).status_code == 200


def look_on(live_server, anna, table):
    with live_server.live(table) as wire:
        wire.hear()


LISTENERS = 64


@pytest.mark.parametrize(
    ("what", "times"),
    [(say_by_http, 1), (say_live, 3), (come_and_go, 2), (stream_and_go, 2), (look_by_http, 0), (look_on, 0)],
)
def test_what_many_are_told_costs_more(live_server, anna, two, what, times):
    """A message, and coming and going; what tells nobody anything costs the same as ever."""
    messages, live = live_server.app.state.context.messages, live_server.app.state.context.registry.tables[two]
    messages.rate, costs = 0, []
    for listeners in (0, LISTENERS):
        messages.buckets.clear()
        live.listeners += [Listener(None, lambda: None)] * listeners
        what(live_server, anna, two)
        eventually(lambda expected=listeners: len(live.listeners) == expected)
        costs.append(sum(messages.burst - bucket.tokens for bucket in messages.buckets.values()))
        live.listeners.clear()
    assert costs[1] - costs[0] == times * LISTENERS // 8


def test_who_comes_and_goes_too_often_is_refused(live_server, anna, two, monkeypatch):
    monkeypatch.setattr(live_server.app.state.context, "messages", RateLimit(2, 0))
    for _ in range(2):
        come_and_go(live_server, anna, two)
    with live_server.live(two, 0, anna.cookies) as wire:
        assert wire.hear()["error"] == "request-too-many"
    assert anna.get(f"/api/tables/{two}/stream", params={"seat": 0}).status_code == 429
    look_on(live_server, anna, two)


def test_codes_are_drawn_once_and_beside_the_loop(live_server, anna, monkeypatch):
    drawn, code = [], qr.code
    qr.svg.cache_clear()
    monkeypatch.setattr(qr, "code", lambda text: drawn.append(threading.current_thread().name) or code(text))
    answers = {anna.post("/api/code", json={"link": "#/table/once"}).text for _ in range(3)}
    assert (len(answers), len(drawn)) == (1, 1)
    assert drawn[0].startswith("slow")


def test_all_logs_are_searched_in_a_thread_of_its_own(anna, two, monkeypatch):
    """Nothing waits for it: neither the loop, nor other slow requests, nor tables that are read."""
    names, texts = set(), forget.texts
    monkeypatch.setattr(forget, "texts", lambda body: names.add(threading.current_thread().name) or texts(body))
    assert len(anna.get("/api/me").text.splitlines()) == 2
    assert anna.delete("/api/me").json() == {"tables": 1}
    assert names == {"search_0"}


def test_a_table_is_read_and_looked_back_at_beside_the_loop(live_server, anna, two, monkeypatch):
    names, fold = [], registry_module.fold
    monkeypatch.setattr(
        registry_module, "fold", lambda *given: names.append(threading.current_thread().name) or fold(*given)
    )
    live_server.app.state.context.registry.tables.clear()
    assert anna.get(f"/api/tables/{two}/view", params={"seat": 0}).status_code == 200
    assert len(names) == 1
    assert names[0] != live_server.thread.name


@pytest.mark.parametrize("how", ["view", "live", "stream"])
def test_a_long_story_is_worded_beside_the_loop(live_server, anna, two, monkeypatch, how):
    names, worded_story = [], updates.worded_story
    monkeypatch.setattr(updates, "MOST_LINES", 1)
    monkeypatch.setattr(
        updates, "worded_story", lambda *given: names.append(threading.current_thread()) or worded_story(*given)
    )
    look = {"view": look_by_http, "live": come_and_go, "stream": stream_and_go}[how]
    look(live_server, anna, two)
    assert names[0] is not live_server.thread


def test_what_does_not_carry_the_game_on_costs_more(live_server, anna, two):
    """Only what is stored: a log is kept for good."""
    messages, link = live_server.app.state.context.messages, lambda: anna.post(f"/api/tables/{two}/seats/0/link")
    messages.rate = 0

    def cost(ask):
        messages.buckets.clear()
        answer = ask()
        assert answer.status_code == 200, answer.text
        return sum(messages.burst - bucket.tokens for bucket in messages.buckets.values())

    def asking(what, **said):
        return cost(lambda: wish(anna, two, 0, what, **said))

    assert [asking("act", action=f"draw {deck}") for deck in ("target", "hunter", "target")] == [1, 3, 3]
    assert [asking("prefer", confirms=confirms) for confirms in (False, False, True)] == [3, 1, 3]
    assert [asking("say", phrase="hello"), cost(link), asking("leave")] == [10, 10, 10]
    assert asking("sit", name="Anna") == 10


def test_talk_on_a_live_connection_costs_the_same(live_server, anna, two):
    messages = live_server.app.state.context.messages
    messages.rate = 0
    messages.buckets.clear()
    say_live(live_server, anna, two)
    assert sum(messages.burst - bucket.tokens for bucket in messages.buckets.values()) == 1 + 10  # to come, and to talk


def test_messages_that_come_at_once_wait_until_those_before_them_are_paid(live_server, anna, two, monkeypatch):
    messages = live_server.app.state.context.messages
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.01)
    messages.burst, messages.rate = 31, 0
    messages.buckets.clear()
    table = live_server.app.state.context.registry.tables[two].table
    begun = table.number
    with live_server.live(two, 0, anna.cookies) as wire:
        wire.hear()
        for number in range(12):  # they fit into the 30 tokens that are left
            wire.say(wish="say", phrase="hello", key=str(number))
        eventually(lambda: table.number - begun == 3)
        assert sum(bucket.tokens for bucket in messages.buckets.values()) == 30 - 12 - 3 * 9
        time.sleep(0.1)
        assert table.number - begun == 3
        messages.burst = 1000
        messages.buckets.clear()
        assert wire.until("done", 12 * 2)
        eventually(lambda: table.number - begun == 12)


def test_a_new_link_is_refused_like_a_message(live_server, anna, two, monkeypatch):
    monkeypatch.setattr(live_server.app.state.context, "messages", RateLimit(1, 0))
    assert [anna.post(f"/api/tables/{two}/seats/0/link").status_code for _ in range(2)] == [200, 429]
