"""The log: a line for each thing that happened, and nothing in it that would let anybody play or peek."""

import asyncio
import io
import json
import logging
import random
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server import logs
from cantina.server.middleware.access_log import AccessLogMiddleware
from cantina.store import StoreFailed
from server.live_server import opened, wish
from server.process import served


@pytest.fixture
def heard(monkeypatch):
    """What is logged; afterwards all is as it was. Servers of other tests have given uvicorn a log of its own."""
    for name in ("uvicorn", "uvicorn.error"):
        monkeypatch.setattr(logging.getLogger(name), "handlers", [])
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
    root, ours = logging.getLogger(), logging.getLogger("cantina")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    yield stream
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def lines(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_one_object_with_when_how_bad_and_what(heard):
    logs.configure(logs.JSON, heard)
    logs.log_event("swept", removed=3)
    (line,) = lines(heard)
    assert list(line) == ["at", "level", "event", "removed"]
    assert (line["level"], line["event"], line["removed"]) == ("info", "swept", 3)
    assert time.strptime(line["at"][:19], "%Y-%m-%dT%H:%M:%S")
    assert line["at"].endswith("Z")


def test_the_same_as_text(heard):
    logs.configure(logs.TEXT, heard)
    logs.log_event("request", route="/api/tables", ms=1.5, reason='two "words"\nand a line', empty="")
    line = heard.getvalue()
    assert line.count("\n") == 1
    assert line[25:] == 'info request route=/api/tables ms=1.5 reason="two \\"words\\"\\nand a line" empty=""\n'


def test_quietly_only_what_is_wrong_is_told(heard):
    logs.configure(logs.QUIET, heard)
    logs.log_event("request")
    assert heard.getvalue() == ""
    logs.log_event("store-failed", logging.WARNING)
    assert " warning store-failed" in heard.getvalue()


def fails():
    raise ValueError("link=sEcReT")


@pytest.mark.parametrize("name", ["cantina.server", "uvicorn.error", "asyncio", "sqlalchemy.pool"])
def test_of_an_error_only_its_kind_and_place_are_told(heard, name):
    logs.configure(logs.JSON, heard)
    try:
        fails()
    except ValueError:
        logging.getLogger(name).exception("Exception in %s\n with more", "sEcReT")
    (line,) = lines(heard)
    assert (line["exception"], line["where"][-1].split(":")[0]) == ("ValueError", "test_logs.py")
    assert line["where"][-1].endswith(" fails")
    assert "sEcReT" not in heard.getvalue()


def test_of_what_libraries_say_only_the_words_they_always_say(heard):
    logs.configure(logs.JSON, heard)
    logging.getLogger("uvicorn.error").warning("Invalid request from %s", "sEcReT")
    logging.getLogger("uvicorn.error").error(OSError("sEcReT"))
    logging.getLogger("asyncio").error("Exception in callback f(sEcReT)\nhandle: sEcReT")
    assert [(line["logger"], line["said"]) for line in lines(heard)] == [
        ("uvicorn.error", "Invalid request from %s"),
        ("uvicorn.error", ""),
        ("asyncio", ""),
    ]


def test_why_the_store_fails_is_told_unless_it_may_quote_what_was_to_be_stored(heard):
    logs.configure(logs.JSON, heard)
    logs.log_store_failure(StoreFailed("store-failed-full", reason="database or disk is full"))
    logs.log_store_failure(StoreFailed("store-failed-refused", reason="cannot store sEcReT"))
    logs.log_store_failure(StoreFailed("store-closed"))
    assert [(line["error"], line.get("reason")) for line in lines(heard)] == [
        ("store-failed-full", "database or disk is full"),
        ("store-failed-refused", None),
        ("store-closed", None),
    ]


def test_a_table_has_a_name_in_the_log_that_leads_nowhere():
    assert logs.alias("uU1x") == logs.alias("uU1x")
    assert len(logs.alias("uU1x")) == 8
    assert logs.alias("uU1x") != logs.alias("uU1y")


def test_a_request_that_fails_altogether_is_a_warning(heard):
    async def broken(scope, receive, send):
        raise RuntimeError("sEcReT")

    logs.configure(logs.JSON, heard)
    with pytest.raises(RuntimeError):
        asyncio.run(AccessLogMiddleware(broken)({"type": "http", "method": "GET", "path": "/sEcReT"}, None, None))
    (line,) = lines(heard)
    assert (line["level"], line["event"], line["route"], line["code"]) == ("warning", "request", "-", 0)


# --- a whole table, with a log of everything ---


def play_to_the_end(anna, table, secrets):
    """Anna plays both seats at random; every word about the game is a secret."""
    dice = random.Random(7)
    while True:
        for seat in (0, 1):
            told = anna.get(f"api/tables/{table}/view", params={"seat": seat}).json()
            secrets |= {event["text"] for event in told["events"]} | {action["text"] for action in told["legal"]}
            if told["table"]["result"] is not None:
                return told["table"]["seed"]
            if told["legal"]:
                action = dice.choice(told["legal"])["action"]
                secrets.add(action) if len(action) > 8 else None
                assert wish(anna, table, seat, "act", action=action, key=f"kEy{dice.random()}").status_code == 200


def misbehave(server, anna, links):
    """Whatever may be refused, with secrets in it."""
    table, link = links["table"], links["seats"][1]
    for address in (f"api/tables/{table}/view?seat=0&link=wRoNg{link}", f"{table}?link={link}", f"api/{link}/{table}"):
        assert anna.get(address).status_code in (403, 404)
    assert wish(anna, table, 0, "act", action=f"sell {link}").status_code == 422
    assert anna.post("api/tables", content=link * 2000).status_code == 413
    assert anna.post("api/code", json={"link": f"#/{table}/{link}"}).status_code == 200
    assert wish(anna, table, 0, "say", phrase=link).status_code == 422
    with server.live(table, 0, anna.cookies) as wire, suppress(ConnectionClosed):
        wire.hear()
        wire.say(wish="say", phrase="good-game", key=link)
        wire.wire.send(link)
        wire.wire.send(link * 5000)
        wire.until("never said")
    with server.live(table, 0, link=f"wRoNg{link}") as wire, suppress(ConnectionClosed):
        wire.until("never said")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["json", "text"])
def test_nothing_secret_is_in_the_log_of_a_whole_game(tmp_path, kind):
    words = ("--data", str(tmp_path), "--log", kind)
    with served(*words) as server, server.person(**{"accept-language": "en"}) as anna:
        links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})
        secrets = {links["table"], *links["seats"], links["watch"], "Annabella", "good-game"}
        for seat in (0, 1):
            wish(anna, links["table"], seat, "sit", name="Annabella")
        with server.live(links["table"], 0, anna.cookies) as wire:
            hand = wire.hear()
            secrets.add(json.dumps(hand["view"]["players"][0])[:60])
            misbehave(server, anna, links)
            secrets.add(play_to_the_end(anna, links["table"], secrets))
        assert anna.get("api/me").status_code == 200
        cookie = anna.cookies["cantina_guest"]
        secrets |= {cookie, cookie.split(".")[0], cookie.split(".")[1], "kEy", "wRoNg"}
        out, err, status = server.end()
    assert status == 0
    assert [secret for secret in secrets if secret in err or secret in out] == []
    said = [json.loads(line)["event"] if kind == "json" else line.split()[2] for line in err.splitlines()]
    assert {"started", "request", "live", "stopping", "stopped"} == set(said)
    assert logs.alias(links["table"]) in err
    assert "/api/tables/{table_id}/seats/{seat}/act" in err
