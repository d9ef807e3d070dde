"""The personal data of a guest: they can download it, and have it deleted."""

import json

import pytest
from starlette.status import WS_1012_SERVICE_RESTART
from websockets.exceptions import ConnectionClosed

from cantina.server.operation.personal_data import own_entries
from cantina.table.bodies import ActBody, AwayBody, LeaveBody, RematchBody, SitBody
from cantina.table.log import Entry
from cantina.table.table import opening
from server.live_server import LiveServer, opened, wish


@pytest.fixture
def two(anna, boris):
    """A running game of Anna and Boris."""
    links = opened(anna)
    wish(anna, links["table"], 0, "sit", name="Annabella")
    wish(boris, links["table"], 1, "sit", name="Boris")
    return links


def mine(person):
    answer = person.get("/api/me")
    assert answer.status_code == 200, answer.text
    head, *rest = map(json.loads, answer.text.splitlines())
    return head, rest


def guest(person):
    return person.cookies["cantina_guest"].split(".")[0]


# --- taking it along ---


def test_whoever_is_unknown_has_nothing_here(anna):
    assert (anna.get("/api/me").status_code, anna.delete("/api/me").status_code) == (404, 404)


def test_somebody_gets_what_they_did_and_what_they_were_told(anna, boris, two):
    wish(anna, two["table"], 0, "act", action="draw target", key="k1")
    wish(boris, two["table"], 1, "say", phrase="hello")
    head, (table,) = mine(anna)
    assert (head["format"], head["name"], head["tables"], head["campaigns"]) == ("cantina-me-1", "Annabella", 1, 0)
    assert [entry["kind"] for entry in table["own"]] == ["open", "sit", "act"]
    assert table["own"][2]["action"] == "draw target"
    (told,) = table["told"]
    assert told == anna.get(f"/api/tables/{two['table']}/view", params={"seat": 0}).json()


def test_it_comes_as_a_file(anna, two):
    headers = anna.get("/api/me").headers
    assert headers["content-type"].startswith("application/x-ndjson")
    assert headers["content-disposition"] == 'attachment; filename="cantina-me.jsonl"'
    assert headers["cache-control"] == "no-store"


def test_it_tells_no_more_than_the_table_does(anna, boris, two):
    """The ids of others, the seed, the numbers of entries, who sees what: nothing of it."""
    wish(anna, two["table"], 0, "act", action="draw target")
    _, (table,) = mine(anna)
    assert guest(boris) not in json.dumps(table)
    assert {name for entry in table["own"] for name in entry} & {"seed", "number", "seen"} == set()
    assert table["told"][0]["table"]["seed"] is None


def house_of(person, links):
    return person.get(f"/api/tables/{links['table']}").json()


def test_a_secret_pick_of_another_changes_nothing_in_it(anna, boris, two):
    wish(boris, two["table"], 1, "act", action="draw target")
    before = mine(anna)
    wish(boris, two["table"], 1, "act", action="draw hunter")
    assert mine(anna) == before


def test_what_somebody_else_did_on_the_same_seat_is_theirs():
    log = [
        Entry(1, 0.0, opening("bounty-hunters", 2, "b", bytes(32))),
        Entry(2, 1.0, SitBody(0, "a", "A")),
        Entry(3, 2.0, ActBody(0, "x", "person", 3)),
        Entry(4, 3.0, AwayBody(0, "dropped")),
        Entry(5, 3.0, ActBody(0, "y", "stand-in", 3)),
        Entry(6, 4.0, LeaveBody(0)),
        Entry(7, 5.0, SitBody(0, "b", "B")),
        Entry(8, 6.0, ActBody(0, "z", "order", 3)),
        Entry(9, 7.0, RematchBody("t2")),
    ]
    assert own_entries(log, "a", over=False) == [
        {"at": 1.0, "kind": "sit", "seat": 0, "guest": "a", "name": "A"},
        {"at": 2.0, "kind": "act", "seat": 0, "action": "x", "by": "person"},
        {"at": 4.0, "kind": "leave", "seat": 0},
    ]
    assert [entry["kind"] for entry in own_entries(log, "b", over=False)] == ["open", "sit", "act"]
    assert "seed" not in own_entries(log, "b", over=False)[0]
    assert own_entries(log, "b", over=True)[0]["seed"] == bytes(32).hex()


def test_a_table_of_an_older_version_is_not_left_out(live_server, anna, two, monkeypatch):
    from cantina.server.operation import personal_data as module
    from cantina.table.errors import TableError

    def cannot(table_id, log, contents):
        raise TableError("table-other-version", game="bounty-hunters", version=1, ours=2)

    monkeypatch.setattr(module, "fold", cannot)
    _, (table,) = mine(anna)
    assert ([entry["kind"] for entry in table["own"]], table["told"]) == (["open", "sit"], [])


@pytest.mark.slow
def test_nobody_may_ask_for_it_all_day(tmp_path):
    live_server = LiveServer(tmp_path / "cantina.sqlite", now=lambda: 1000.0)
    with live_server.person() as anna:
        opened(anna)
        assert [anna.get("/api/me").status_code for _ in range(6)] == [200] * 5 + [429]
    live_server.close()


# --- being forgotten ---


def test_nothing_is_left_of_somebody_who_is_forgotten(live_server, anna, boris, two):
    wish(anna, two["table"], 0, "act", action="draw target")
    who = guest(anna)
    assert anna.delete("/api/me").json() == {"tables": 1}
    assert "cantina_guest" not in anna.cookies
    stored = "".join(entry.body for entry in live_server.store.load(two["table"]))
    assert who not in stored
    assert "Annabella" not in stored
    assert live_server.store.guest(who) is None
    told = boris.get(f"/api/tables/{two['table']}/view", params={"seat": 1}).text
    assert who not in told
    assert "Annabella" not in told


def test_a_running_game_goes_on_without_them(live_server, anna, boris, two):
    anna.delete("/api/me")
    outline = house_of(boris, two)
    assert [(seat["kind"], seat["away"]) for seat in outline["seats"]] == [("person", "left"), ("person", "")]
    assert wish(boris, two["table"], 1, "act", action="draw target").status_code == 200
    with live_server.person(authorization=f"Bearer {two['seats'][0]}") as cleo:  # another guest may take the seat
        assert wish(cleo, two["table"], 0, "sit", name="Cleo").status_code == 200


def test_before_the_deal_the_seat_is_open_again(anna, boris):
    links = opened(anna)
    wish(boris, links["table"], 1, "sit", name="Boris")
    assert boris.delete("/api/me").json() == {"tables": 1}
    assert [seat["kind"] for seat in house_of(anna, links)["seats"]] == ["open", "open"]


def test_a_finished_game_keeps_its_result(anna, live_server):
    links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})
    table = links["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name="Annabella")
    while house_of(anna, links)["result"] is None:
        for seat in (0, 1):
            legal = anna.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["legal"]
            if legal:
                wish(anna, table, seat, "act", action=legal[0]["action"])
    before = house_of(anna, links)
    assert '"seed": "' in anna.get("/api/me").text  # now it may be known
    anna.delete("/api/me")
    after = house_of(anna, links)
    assert after["result"] == before["result"]
    assert [(seat["kind"], seat["name"], seat["away"]) for seat in after["seats"]] == 2 * [("person", "", "")]


def test_whoever_is_connected_comes_back_to_a_table_without_the_name(live_server, anna, boris, two):
    with live_server.live(two["table"], 1, boris.cookies) as wire:
        seen = wire.hear()
        anna.delete("/api/me")
        with pytest.raises(ConnectionClosed) as ended:
            wire.until("never said")
    assert ended.value.rcvd.code == WS_1012_SERVICE_RESTART
    with live_server.live(two["table"], 1, boris.cookies, seq=seen["seq"]) as wire:
        news = wire.hear()
    assert [event["kind"] for event in news["events"]][:1] == ["left"]
    assert "Annabella" not in json.dumps(news)


def test_somebody_who_is_forgotten_can_begin_anew(anna, two):
    before = guest(anna)
    anna.delete("/api/me")
    opened(anna)
    assert guest(anna) != before
    assert mine(anna)[0]["tables"] == 1


@pytest.mark.slow
def test_a_page_of_another_site_cannot_have_somebody_forgotten(anna, two):
    assert anna.delete("/api/me", headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert mine(anna)[0]["tables"] == 1
