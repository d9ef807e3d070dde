"""A stored text that cannot be read: its table is refused in words, and every other page goes on; over a real port."""

import json
import logging

import pytest
from sqlalchemy import text

from cantina.server import logs
from server.campaign_kit import founded
from server.contract import fits
from server.live_server import opened, wish


def seated(anna, **more):
    """A running game of Anna's at one screen."""
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, **more)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name="Anna")
    return table


def finished(anna):
    table = seated(anna)
    while anna.get(f"/api/tables/{table}").json()["result"] is None:
        for seat in (0, 1):
            legal = anna.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["legal"]
            for action in legal[-1:]:
                wish(anna, table, seat, "act", action=action["action"])
    return table


def damage(live_server, table, number, body):
    """Write something else into the database, and let the server read it."""
    with live_server.store._writing() as connection:
        change = text("UPDATE entry SET body = :body WHERE table_id = :id AND number = :number")
        connection.execute(change, {"body": body, "id": table, "number": number})
    live_server.app.state.context.registry.tables.pop(table, None)


def changed(live_server, table, number, **fields):
    """An entry with other values."""
    return json.dumps({**json.loads(live_server.store.load(table)[number - 1].body), **fields})


BODIES = {
    "no JSON": lambda *entry: '{"kind":"sit"',
    "no object": lambda *entry: "[]",
    "of no kind": lambda *entry: "{}",
    "a seat that is not there": lambda *entry: changed(*entry, seat=9),
    "an action before the deal": lambda *entry: '{"action":"end","by":"person","kind":"act","seat":0,"seen":1}',
}


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("make", [seated, finished])
def test_one_damaged_row_is_refused_by_itself(live_server, anna, caplog, make, body):
    whole, bad = seated(anna), make(anna)
    damage(live_server, bad, 2, BODIES[body](live_server, bad, 2))
    with caplog.at_level(logging.ERROR, logger="cantina.server"):
        answer = anna.get(f"/api/tables/{bad}", headers={"accept-language": "uk"})
        assert (answer.status_code, fits("Problem", answer.text)["error"]) == (409, "table-damaged")
        assert "пошкоджено" in answer.json()["text"]
        assert whole in {one["table"] for one in anna.get("/api/mine").json()}
    assert {record.values["table"] for record in caplog.records} == {logs.alias(bad)}
    assert bad not in json.dumps([record.values for record in caplog.records])
    mine = [json.loads(line) for line in anna.get("/api/me").text.splitlines()]
    assert {line["table"] for line in mine[1:]} == {whole, bad}
    assert next(line for line in mine if line.get("table") == whole)["told"]
    assert anna.delete("/api/me").json() == {"tables": 2}


def test_a_damaged_first_entry_is_refused_too(live_server, anna):
    table = seated(anna)
    for body in ("null", changed(live_server, table, 1, seed="no hex"), changed(live_server, table, 1, seats=0)):
        damage(live_server, table, 1, body)
        assert anna.get(f"/api/tables/{table}").json()["error"] == "table-damaged"
    assert anna.get("/api/mine").json() == []


def a_campaign(**fields):
    return json.dumps({"game": "mandalorian-adventures", "name": "Friday", "progress": "{", **fields})


NO_CAMPAIGNS = ["{", "[]", '{"game": "mandalorian-adventures"}', a_campaign(game=5), a_campaign(name=["Friday"])]


@pytest.mark.parametrize("body", NO_CAMPAIGNS)
def test_a_damaged_campaign_is_refused_by_itself(live_server, anna, body):
    (bad, _), (whole, _) = founded(anna), founded(anna)
    with live_server.store._writing() as connection:
        connection.execute(text("UPDATE campaign SET body = :body WHERE id = :id"), {"body": body, "id": bad})
    assert anna.get(f"/api/campaigns/{bad}").json()["error"] == "campaign-damaged"
    assert [one["campaign"] for one in anna.get("/api/campaigns").json()] == [whole]
    assert len(anna.get("/api/me").text.splitlines()) == 3


def test_a_campaign_with_a_damaged_progress_is_refused_wherever_it_is_read(live_server, anna, caplog):
    bad, _ = founded(anna)
    file = anna.get(f"/api/campaigns/{bad}/file").content
    with live_server.store._writing() as connection:
        change = text("UPDATE campaign SET body = :body WHERE id = :id")
        connection.execute(change, {"body": a_campaign(), "id": bad})
    for answer in (
        anna.get(f"/api/campaigns/{bad}"),
        anna.post(f"/api/campaigns/{bad}/tables", json={"seats": 2}),
        anna.put(f"/api/campaigns/{bad}/file", params={"number": 1}, content=file),
        anna.post(f"/api/campaigns/{bad}/anew", json={"number": 1}),
    ):
        assert (answer.status_code, fits("Problem", answer.text)["error"]) == (409, "campaign-damaged")
    assert bad in {one["campaign"] for one in anna.get("/api/campaigns").json()}
    assert {record.values["table"] for record in caplog.records} == {logs.alias(bad)}
