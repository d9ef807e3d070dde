"""Full disk, locked or damaged database, lost PostgreSQL: a clear answer, the table unharmed, the server alive."""

import sqlite3
import threading
from concurrent.futures import Future

import pytest
from sqlalchemy import event
from starlette.status import WS_1013_TRY_AGAIN_LATER
from websockets.exceptions import ConnectionClosed

from cantina.store import StoreFailed
from cantina.text import Message, languages, say
from server.live_server import LiveServer, opened, wish
from store import postgres
from terminal.person import run


def at(path):
    """A server that does not wait long for a store, with a running game of Anna, who plays both seats."""
    live_server = LiveServer(path, patience=0.3)
    context = live_server.app.state.context
    context.requests.burst = context.requests.rate = 1e6
    return live_server


@pytest.fixture
def path(tmp_path):
    return tmp_path / "cantina.sqlite"


@pytest.fixture
def live_server(path):
    live_server = at(path)
    yield live_server
    live_server.close()


def begin(anna):
    links = opened(anna)
    for seat in (0, 1):
        assert wish(anna, links["table"], seat, "sit", name="Anna").status_code == 200
    return links


def view(anna, table, seat=0):
    answer = anna.get(f"/api/tables/{table}/view", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer):
    """The text of a refusal; it never quotes the database or its address."""
    told = answer.json()
    assert told["text"]
    assert not any(word in answer.text.lower() for word in ("sqlite", "postgres", "/", "socket", "select", "insert"))
    return answer.status_code, told["error"]


def act(anna, table, key="k1"):
    return wish(anna, table, 0, "act", action="draw target", key=key)


class Full:
    """A disk on which the file of the store may not grow."""

    def __init__(self, live_server):
        self.most = 10**6
        engine = live_server.store._engine
        event.listen(engine, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count = {self.most}"))
        with engine.connect() as connection:
            self.now = connection.exec_driver_sql("PRAGMA page_count").scalar_one()


def until_full(anna):
    """Fill the last page; the answer that is not a table any more."""
    while True:
        answer = anna.post("/api/tables", json={"game": "bounty-hunters", "seats": 6})
        if answer.status_code != 201:
            return answer


@pytest.mark.slow
def test_a_full_disk(live_server, anna):
    live_server.app.state.context.new_tables.burst = live_server.app.state.context.new_tables.rate = 1e6
    table = begin(anna)["table"]
    disk = Full(live_server)
    disk.most = disk.now
    answer = until_full(anna)
    assert refused(answer) == (503, "store-failed-full")
    assert "disk of the server is full" in answer.json()["text"]
    before = view(anna, table)
    with live_server.live(table, 0, anna.cookies) as wire:
        wire.hear()
        tries = 0
        while "refused" not in (told := say_something(wire, tries)):  # the last page may still have room for some
            before, tries = view(anna, table), tries + 1
        assert told["error"] == "store-failed-full"
        assert view(anna, table) == before
        disk.most = 10**6
        assert "done" in say_something(wire, tries)  # on the same connection
    assert view(anna, table)["seq"] == before["seq"] + 1
    assert act(anna, table).status_code == 200


def say_something(wire, number):
    wire.say(wish="say", phrase="hello", key=f"k{number}")
    while True:
        told = wire.hear(10)
        if "done" in told or "refused" in told:
            return told


@pytest.mark.slow
def test_a_database_that_somebody_locks_too_long(live_server, anna, path):
    table = begin(anna)["table"]
    before = view(anna, table)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert refused(act(anna, table)) == (503, "store-failed-busy")
    assert refused(anna.post("/api/tables", json={"game": "bounty-hunters", "seats": 2})) == (503, "store-failed-busy")
    assert view(anna, table) == before
    assert anna.get("/health").status_code == 200
    other.execute("ROLLBACK")
    other.close()
    assert act(anna, table).status_code == 200
    assert "cantina_store_failures_total 1\n" in anna.get("/metrics").text


@pytest.mark.slow
def test_what_follows_by_itself_is_made_up_for(live_server, anna, path, monkeypatch):
    """The last seat is taken and stored; the deal that follows fails, and comes a moment later."""
    monkeypatch.setattr("cantina.server.live.schedule.RETRY", 0.05)
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    append, failed = live_server.store.append, threading.Event()

    def once(table_id, number, at, body, side=()):
        if '"deal"' in body and not failed.is_set():
            failed.set()
            return broken()
        return append(table_id, number, at, body, side)

    monkeypatch.setattr(live_server.store, "append", once)
    with live_server.live(table, 0, anna.cookies) as wire:
        assert wish(anna, table, 1, "sit", name="Anna").status_code == 200
        assert failed.is_set()
        while wire.until("view", 10)["view"] is None:
            pass


def broken():
    """What a store answers that could not store."""
    future = Future()
    future.set_exception(StoreFailed("store-failed-busy", reason="locked"))
    return future


@pytest.mark.slow
def test_a_file_that_is_damaged_while_it_is_used(live_server, anna, path):
    table = begin(anna)["table"]
    for _ in range(15):
        opened(anna)
    before = view(anna, table)
    live_server.store._engine.dispose()  # all of it is in the file, and no connection remembers any of it
    damaged = bytearray(path.read_bytes())
    damaged[4096:] = b"\xa5" * (len(damaged) - 4096)
    path.write_bytes(damaged)
    assert refused(act(anna, table)) == (503, "store-failed-corrupt")
    assert refused(anna.get("/api/tables")) == (503, "store-failed-corrupt")
    assert view(anna, table) == before
    assert anna.get("/health").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_the_language_of_the_reader(live_server, anna, path, language):
    table = begin(anna)["table"]
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    anna.headers["accept-language"] = language
    assert act(anna, table).json()["text"] == say(Message("request-store", {"why": "busy"}), language)
    other.close()


# --- PostgreSQL ---


@pytest.fixture(scope="module")
def server():
    running = postgres.new_server()
    yield running
    postgres.remove(running)


@pytest.fixture
def far(server):
    live_server = at(server.empty())
    yield live_server
    live_server.close()


@pytest.mark.slow
def test_a_postgresql_that_is_lost_and_comes_back(far, server):
    with far.person() as anna:
        links = begin(anna)
        table, before = links["table"], view(anna, links["table"])
        with far.live(table, 0, anna.cookies) as wire:
            wire.hear()
            server.stop()
            try:
                wire.say(action="draw target", key="k1")
                told = wire.until("refused", 30)
                assert (told["refused"], told["error"]) == ("k1", "store-failed-lost")
                assert refused(act(anna, table)) == (503, "store-failed-lost")
                assert view(anna, table) == before
                assert refused(anna.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")) == (503, "store-failed-lost")
                assert refused(anna.get("/api/me")) == (503, "store-failed-lost")
                assert anna.get("/health").status_code == 200
                lost_in_the_doorway(far, table, links["seats"][0])
            finally:
                server.start()
            wire.say(action="draw target", key="k1")  # the same wish once more, on the same connection
            assert wire.until("done", 30) == {"done": "k1"}
        assert [entry.number for entry in far.store.load(table)] == [1, 2, 3, 4, 5]


def lost_in_the_doorway(live_server, table, link):
    """A client that connects while the store is away is asked to try again, not refused for good."""
    with live_server.live(table, 0, link=link) as wire:
        assert wire.hear(30)["error"] == "store-failed-lost"
        with pytest.raises(ConnectionClosed) as ended:
            wire.hear(30)
    assert ended.value.rcvd.code == WS_1013_TRY_AGAIN_LATER


# --- before the server opens ---


@pytest.mark.slow
def test_a_locked_database_is_told_before_the_doors_open(path, monkeypatch):
    monkeypatch.setattr("cantina.server.logs.configure", lambda kind: None)
    monkeypatch.setattr("os.umask", lambda mask: 0)  # holds for a whole process, and the tests share one
    LiveServer(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ran = run("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(path), "--lang", "en")
    other.close()
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("The store is in use by somebody else for too long")
