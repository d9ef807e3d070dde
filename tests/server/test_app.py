"""The server over a real port: HTTP, live connections, links, limits, bad input."""

import asyncio
import json
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server.middleware import security
from cantina.server.middleware.rate_limit import RateLimit
from cantina.server.routes import watch
from server.live_server import opened, wish

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture
def two(anna, boris):
    """A running game of Anna and Boris."""
    links = opened(anna)
    for seat, (person, name) in enumerate(((anna, "Anna"), (boris, "Boris"))):
        assert wish(person, links["table"], seat, "sit", name=name).status_code == 200
    return links


def view(person, table, seat):
    return person.get(f"/api/tables/{table}/view", params={} if seat is None else {"seat": seat})


def test_a_table_is_opened_without_an_account(anna):
    links = opened(anna)
    assert len(links["seats"]) == 2
    assert "cantina_guest" in anna.cookies
    outline = anna.get(f"/api/tables/{links['table']}").json()
    assert [seat["kind"] for seat in outline["seats"]] == ["open", "open"]
    assert len(outline["seed_hash"]) == 64
    assert outline["seed"] is None


def test_when_all_sit_each_sees_their_own_hand(anna, boris, two):
    mine, theirs = view(anna, two["table"], 0).json(), view(boris, two["table"], 1).json()
    assert mine["view"] != theirs["view"]
    assert mine["legal"]


def test_an_action_is_answered_when_it_is_stored(live_server, anna, two):
    assert wish(anna, two["table"], 0, "act", action="draw target", key="k1").json() == {"done": "act"}
    assert json.loads(live_server.store.load(two["table"])[-1].body)["action"] == "draw target"


def test_a_repeated_key_changes_nothing(live_server, anna, two):
    wish(anna, two["table"], 0, "act", action="draw target", key="k1")
    before = len(live_server.store.load(two["table"]))
    assert wish(anna, two["table"], 0, "act", action="draw hunter", key="k1").json() == {"done": None}
    assert len(live_server.store.load(two["table"])) == before


def test_nobody_sees_or_plays_anothers_seat(anna, boris, two):
    assert view(boris, two["table"], 0).status_code == 403
    assert wish(boris, two["table"], 0, "act", action="draw target").status_code == 403
    assert view(anna, two["table"], 1).json()["error"] == "table-not-your-seat"


def test_a_link_is_a_seat(live_server, boris, two):
    link = boris.post(f"/api/tables/{two['table']}/seats/1/link").json()["link"]
    with live_server.person(authorization=f"Bearer {link}") as other_device:
        assert view(other_device, two["table"], 1).status_code == 200
        assert view(other_device, two["table"], 0).status_code == 403
        assert wish(other_device, two["table"], 1, "act", action="draw hunter").status_code == 200


def test_a_link_of_another_table_opens_nothing(live_server, anna, two):
    other = opened(anna)
    with live_server.person(authorization=f"Bearer {other['seats'][0]}") as stranger:
        assert view(stranger, two["table"], 0).status_code == 404


def test_spectators_need_their_link(live_server, boris, two):
    with live_server.person() as stranger:
        assert view(stranger, two["table"], None).status_code == 403
    with live_server.person(authorization=f"Bearer {two['watch']}") as spectator:
        seen = view(spectator, two["table"], None).json()
        assert seen["legal"] == []
        assert seen["table"]["you"] is None


def test_where_anyone_may_watch_no_link_is_needed(live_server, anna):
    table = opened(anna, watch="anyone")["table"]
    with live_server.person() as stranger:
        assert view(stranger, table, None).status_code == 200


@pytest.mark.parametrize(
    ("path", "said", "status", "error"),
    [
        ("/api/tables", {"game": "chess", "seats": 2}, 422, "game-unknown"),
        ("/api/tables", {"game": "bounty-hunters", "seats": 9}, 422, "seats-wrong"),
        ("/api/tables", {"game": "bounty-hunters"}, 422, "request-field"),
        ("/api/tables", {"game": "bounty-hunters", "seats": "2"}, 422, "request-field"),
        ("/api/tables", {"game": "bounty-hunters", "seats": 2, "colour": "red"}, 422, "request-field"),
        ("/api/tables", {"game": "bounty-hunters", "seats": 2, "settings": {"clock": -1}}, 422, "table-setting"),
        ("/api/tables/nowhere/seats/0/sit", {"name": "Anna"}, 404, "table-unknown"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(anna, path, said, status, error):
    answer = anna.post(path, json=said)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["text"]


def test_an_illegal_action_names_its_rule(anna, two):
    answer = wish(anna, two["table"], 0, "act", action="sell 3")
    assert (answer.status_code, answer.json()["rule"][:3]) == (409, "BH-")


@pytest.mark.parametrize(("wanted", "word"), [("uk-UA,en", "місце"), ("pl", "miejsce"), ("xx", "seat")])
def test_errors_come_in_the_language_of_the_reader(live_server, two, wanted, word):
    with live_server.person(**{"accept-language": wanted}) as stranger:
        assert word in wish(stranger, two["table"], 0, "undo").json()["text"].lower()


def test_a_huge_request_is_refused(anna):
    assert anna.post("/api/tables", content=b"x" * 20_000).status_code == 413


def test_a_page_of_another_site_may_not_ask(live_server, anna, two):
    with live_server.person(origin="https://elsewhere.example") as page:
        assert page.post("/api/tables", json={"game": "bounty-hunters", "seats": 2}).status_code == 403
        assert page.get("/health").status_code == 200
    with live_server.live(two["table"], 0, anna.cookies, origin="https://elsewhere.example") as wire:
        assert wire.hear()["error"] == "request-origin"


def test_headers_keep_pages_safe(anna):
    headers = anna.get("/health").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_metrics_count_and_tell_no_names(anna, two):
    text = anna.get("/metrics").text
    assert "# TYPE cantina_entries_total counter" in text
    assert "Anna" not in text
    assert two["table"] not in text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_nobody_else_than_the_servers_own_computer_counts_what_is_done_in_secret(anna, header):
    answer = anna.get("/metrics", headers={header: "192.0.2.7"})
    assert (answer.status_code, answer.json()["error"]) == (403, "request-here")


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.0.2.7", False),
        ("::ffff:192.0.2.7", False),
        ("localhost", True),
        ("", False),
    ],
)
def test_what_is_this_computer(host, here):
    assert security.is_loopback(host) is here


def test_the_api_describes_itself(anna):
    paths = anna.get("/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/seats/{seat}/act" in paths


def test_a_running_game_is_given_out_without_its_secrets(anna, two):
    record = json.loads(anna.get(f"/api/tables/{two['table']}/record").text)
    assert (record["seed"], record["actions"]) == (None, [])


# --- live ----------------------------------------------------------------------------------------------------------


def test_what_one_does_the_other_sees_at_once(live_server, anna, boris, two):
    with (
        live_server.live(two["table"], 0, anna.cookies) as hers,
        live_server.live(two["table"], 1, boris.cookies) as his,
    ):
        first, before = hers.hear(), his.hear()
        assert first["legal"]
        hers.say(action="draw target", key="k1")
        assert hers.until("done") == {"done": "k1"}
        after = his.hear()
        assert after["seq"] == before["seq"] + 1
        assert [line["kind"] for line in after["events"]] == ["acted"]


def test_whoever_was_away_gets_what_is_missing(live_server, anna, two):
    with live_server.live(two["table"], 0, anna.cookies) as wire:
        seen = wire.hear()
    wish(anna, two["table"], 0, "act", action="draw target")
    wish(anna, two["table"], 0, "say", phrase="hello")
    with live_server.live(two["table"], 0, anna.cookies, seq=seen["seq"]) as wire:
        missing = wire.hear()
    assert missing["seq"] == seen["seq"] + len(missing["events"])
    assert missing["events"][-1]["text"] == "Anna: Hello!"


@pytest.mark.slow
def test_a_changed_pick_sends_nothing_to_others(live_server, anna, boris, two):
    wish(anna, two["table"], 0, "act", action="draw target")
    with live_server.live(two["table"], 1, boris.cookies) as his:
        his.hear()
        wish(anna, two["table"], 0, "act", action="draw hunter")
        with pytest.raises(TimeoutError):
            his.hear(timeout=0.5)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("{", "request-json"),
        ("[]", "request-field"),
        ("{}", "request-field"),
        ('{"wish": "dance"}', "request-wish"),
        ('{"wish": 3}', "request-wish"),
        ('{"wish": "sit", "name": 3}', "request-field"),
        ('{"action": "sell 3", "key": "k"}', "bounty-hunters-refusal-step"),
    ],
)
def test_a_message_that_is_wrong_is_refused_and_the_connection_stays(live_server, anna, two, text, error):
    with live_server.live(two["table"], 0, anna.cookies) as wire:
        wire.hear()
        wire.wire.send(text)
        refused = wire.until("refused")
        assert refused["error"] == error
        wire.say(wish="say", phrase="oops")
        assert "done" in wire.until("done")


def test_a_huge_message_ends_the_connection_and_nothing_else(live_server, anna, two):
    with live_server.live(two["table"], 0, anna.cookies) as wire:
        wire.hear()
        wire.wire.send("x" * 50_000)
        with pytest.raises(ConnectionClosed):
            wire.until("done")
    assert view(anna, two["table"], 0).status_code == 200


def test_who_talks_too_much_is_shown_the_door(live_server, anna, two, monkeypatch):
    monkeypatch.setattr(live_server.app.state.context, "messages", RateLimit(5, 0))
    with live_server.live(two["table"], 0, anna.cookies) as wire:
        with suppress(ConnectionClosed):
            for _ in range(7):
                wire.say(wish="say", phrase="oops")
        with pytest.raises(ConnectionClosed):
            wire.until("never said")


def test_a_stranger_hears_why_they_may_not_look(live_server, two):
    with live_server.live(two["table"], 0) as wire:
        assert wire.hear()["error"] == "table-not-your-seat"
    with live_server.live("nowhere") as wire:
        assert wire.hear()["error"] == "table-unknown"


def test_lines_for_programs(live_server, anna, two):
    with anna.stream("GET", f"/api/tables/{two['table']}/stream", params={"seat": 0}) as answer:
        first = json.loads(next(answer.iter_lines()))
    assert first["legal"]


def test_looking_back(anna, two):
    before = view(anna, two["table"], 0).json()
    wish(anna, two["table"], 0, "act", action="draw target")
    back = anna.get(f"/api/tables/{two['table']}/moments/{before['seq']}", params={"seat": 0})
    assert back.json()["view"] == before["view"]
    other = anna.get(f"/api/tables/{two['table']}/moments/3", params={"seat": 0, "from_seat": 1})
    assert other.status_code == 403


def test_looking_back_moment_by_moment(anna, two):
    before = view(anna, two["table"], 0).json()
    wish(anna, two["table"], 0, "act", action="draw target")
    now = view(anna, two["table"], 0).json()
    since = {"seat": 0, "since": before["seq"]}
    first, *rest = anna.get(f"/api/tables/{two['table']}/passage", params=since).json()
    assert (first["seq"], first["view"]) == (before["seq"], before["view"])
    assert [(one["seq"], one["view"], len(one["events"])) for one in rest] == [(now["seq"], now["view"], 1)]
    later = anna.get(f"/api/tables/{two['table']}/passage", params={"seat": 0, "since": now["seq"] + 1})
    assert later.status_code == 404
    assert anna.get(f"/api/tables/{two['table']}/passage", params={"seat": 1, "since": 1}).status_code == 403


@pytest.mark.parametrize(("work", "least"), [(0.0, 0.2), (0.25, 0.4)])
def test_how_long_looking_back_takes_does_not_tell_how_much_the_others_did(anna, two, monkeypatch, work, least):
    """It takes once or twice as long as a time that is fixed; after the end nothing is secret."""
    look, took = watch.moment, []
    monkeypatch.setattr(watch, "LOOKING_BACK", 0.2)
    monkeypatch.setattr(watch, "moment", lambda *given: time.sleep(work) or look(*given))
    monkeypatch.setattr(asyncio, "sleep", counting(took))
    assert anna.get(f"/api/tables/{two['table']}/moments", params={"seat": 0}).status_code == 200
    assert sum(seconds for seconds in took if seconds == 0.2) >= least


def counting(took, sleep=asyncio.sleep):
    """Sleeping that is noted."""

    def asleep(seconds, *result):
        took.append(seconds)
        return sleep(seconds, *result)

    return asleep


def test_alone_with_bots(live_server, anna):
    table = opened(anna, "way-of-the-mandalorian", 2)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    assert wish(anna, table, 1, "bot", level="random").status_code == 200
    with live_server.live(table, 0, anna.cookies) as wire:
        news = wire.hear()
        while not news["legal"]:
            news = wire.until("legal")
        wire.say(action=news["legal"][0]["action"], key="e1")
        assert wire.until("done") == {"done": "e1"}
