"""Links of seats, and who sees what when seats change hands; over a real port."""

import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.live_server import opened, wish


@pytest.fixture
def two(anna, boris):
    """A running game of Anna, who opened the table, and Boris, who sat down by himself."""
    links = opened(anna, grace=0)
    for seat, (person, name) in enumerate(((anna, "Anna"), (boris, "Boris"))):
        assert wish(person, links["table"], seat, "sit", name=name).status_code == 200
    return links


def view(person, table, seat, **more):
    return person.get(f"/api/tables/{table}/view", params={"seat": seat, **more})


def test_who_opened_the_table_does_not_see_others_hands_by_the_links_of_their_seats(anna, two):
    """The host of a table receives the links of all seats."""
    answer = view(anna, two["table"], 1, link=two["seats"][1])
    assert (answer.status_code, answer.json()["error"]) == (403, "table-not-your-seat")
    assert wish(anna, two["table"], 1, "act", action="draw target").status_code == 403


def test_who_sits_down_has_a_secret_from_then_on(live_server, anna):
    links = opened(anna)
    table = links["table"]
    with live_server.person(authorization=f"Bearer {links['seats'][0]}") as program:
        own = wish(program, table, 0, "sit", name="Program").json()["link"]
    with live_server.person(authorization=f"Bearer {own}") as program:  # it keeps no cookies
        assert view(program, table, 0).status_code == 200


def test_the_link_of_one_seat_is_not_that_of_another(live_server, anna):
    links = opened(anna)
    with live_server.person(authorization=f"Bearer {links['seats'][0]}") as program:
        assert wish(program, links["table"], 1, "sit", name="Program").status_code == 200
    with live_server.person(authorization=f"Bearer {links['seats'][0]}") as program:
        assert view(program, links["table"], 1).status_code == 403


def test_for_another_device_one_asks_for_a_link_to_ones_own_seat(live_server, boris, two):
    link = boris.post(f"/api/tables/{two['table']}/seats/1/link").json()["link"]
    with live_server.person(authorization=f"Bearer {link}") as other_device:
        assert view(other_device, two["table"], 1).status_code == 200
        assert view(other_device, two["table"], 0).status_code == 403
        assert wish(other_device, two["table"], 1, "act", action="draw hunter").status_code == 200


def test_a_new_link_takes_the_place_of_the_old_one(live_server, boris, two):
    path = f"/api/tables/{two['table']}/seats/1/link"
    old, new = (boris.post(path).json()["link"] for _ in range(2))
    with live_server.person() as stranger:
        assert [view(stranger, two["table"], 1, link=link).status_code for link in (old, new)] == [404, 200]


def test_nobody_gets_a_link_to_the_seat_of_another(live_server, anna, two):
    answer = anna.post(f"/api/tables/{two['table']}/seats/1/link")
    assert (answer.status_code, answer.json()["error"]) == (403, "table-not-your-seat")
    assert anna.post(f"/api/tables/{two['table']}/seats/7/link").status_code == 404


def test_a_link_opens_nothing_any_more_when_its_seat_was_handed_back(live_server, boris, two):
    link = boris.post(f"/api/tables/{two['table']}/seats/1/link").json()["link"]
    wish(boris, two["table"], 1, "leave")
    with live_server.person(authorization=f"Bearer {two['seats'][1]}") as cleo:
        own = wish(cleo, two["table"], 1, "sit", name="Cleo").json()["link"]
    with live_server.person() as stranger:
        assert view(stranger, two["table"], 1, link=own).status_code == 200
        assert view(stranger, two["table"], 1, link=link).status_code == 404


def test_whoever_hands_a_seat_back_sees_no_more_of_it(live_server, boris, two):
    with live_server.live(two["table"], 1, boris.cookies) as his:
        his.hear()
        assert wish(boris, two["table"], 1, "leave").status_code == 200
        assert his.until("error")["error"] == "table-not-your-seat"
        with pytest.raises(ConnectionClosed):
            his.hear()


def test_a_stream_ends_when_the_seat_is_handed_back(boris, two):
    with boris.stream("GET", f"/api/tables/{two['table']}/stream", params={"seat": 1}) as news:
        lines = news.iter_lines()
        next(lines)
        wish(boris, two["table"], 1, "leave")
        assert list(lines) == []


def test_who_comes_back_by_a_stream_gets_the_seat_back(live_server, anna, boris, two):
    with boris.stream("GET", f"/api/tables/{two['table']}/stream", params={"seat": 1}) as news:
        next(news.iter_lines())
    while anna.get(f"/api/tables/{two['table']}").json()["seats"][1]["away"] != "dropped":
        time.sleep(0.01)
    with boris.stream("GET", f"/api/tables/{two['table']}/stream", params={"seat": 1}) as news:
        lines = news.iter_lines()
        next(lines)
        assert anna.get(f"/api/tables/{two['table']}").json()["seats"][1]["away"] == ""


def test_others_see_at_once_who_is_gone(live_server, anna, boris):
    table = opened(anna, grace=3600)["table"]
    for seat, person in enumerate((anna, boris)):
        wish(person, table, seat, "sit", name="Anna")
    with live_server.live(table, 0, anna.cookies) as hers:
        assert hers.hear()["table"]["gone"] == []
        with live_server.live(table, 1, boris.cookies) as his:
            his.hear()
        news = hers.hear()
        while not news["table"]["gone"]:
            news = hers.hear()
        assert news["table"]["gone"] == [1]
        with live_server.live(table, 1, boris.cookies) as his:
            his.hear()
            while news["table"]["gone"]:
                news = hers.hear()


def test_the_same_people_play_on_with_the_links_they_have(live_server, anna):
    links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})
    table = links["table"]
    wish(anna, table, 0, "sit", name="Anna")
    with live_server.person(authorization=f"Bearer {links['seats'][1]}") as program:
        own = wish(program, table, 1, "sit", name="Program").json()["link"]
    with live_server.person(authorization=f"Bearer {own}") as program:
        players = (anna, program)
        while anna.get(f"/api/tables/{table}").json()["result"] is None:
            for seat, person in enumerate(players):
                for action in view(person, table, seat).json()["legal"][-1:]:
                    wish(person, table, seat, "act", action=action["action"])
        new = program.post(f"/api/tables/{table}/rematch").json()
        assert view(program, new["table"], 1).status_code == 200
        assert view(program, new["table"], 0).status_code == 403
    with live_server.person() as stranger:  # the program receives all new links, and they open no seat
        for seat, link in enumerate(new["seats"]):
            assert view(stranger, new["table"], seat, link=link).status_code == 403


def test_who_may_not_watch_does_not_get_the_record(live_server, anna, boris, two):
    path = f"/api/tables/{two['table']}/record"
    assert boris.get(path, params={"seat": 1}).status_code == 200
    assert boris.get(path).status_code == 403
    assert boris.get(path, params={"link": two["watch"]}).status_code == 200


@pytest.mark.rule("BH-S63")
@pytest.mark.parametrize(("watch", "status"), [("link", 200), ("anyone", 200), ("nobody", 403)])
def test_after_the_end_the_address_is_link_enough_unless_nobody_may_watch(live_server, anna, watch, status):
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, watch=watch)["table"]
    with live_server.person() as stranger:
        assert stranger.get(f"/api/tables/{table}/view").status_code == (200 if watch == "anyone" else 403)
        for number in (0, 1):
            wish(anna, table, number, "bot", level="random")
        while anna.get(f"/api/tables/{table}").json()["result"] is None:
            time.sleep(0.01)
        assert stranger.get(f"/api/tables/{table}/view").status_code == status
        assert stranger.get(f"/api/tables/{table}/record").status_code == status


@pytest.mark.parametrize("seat", [-1, 9, 10**12])
def test_after_the_end_nobody_looks_from_a_seat_that_is_not_there(anna, seat):
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, watch="anyone")["table"]
    for number in (0, 1):
        wish(anna, table, number, "bot", level="random")
    while anna.get(f"/api/tables/{table}").json()["result"] is None:
        time.sleep(0.01)
    answer = anna.get(f"/api/tables/{table}/moments/3", params={"from_seat": seat})
    assert (answer.status_code, answer.json()["error"]) == (404, "table-no-seat")


@pytest.mark.parametrize("body", [b'{"options": {"mode": "\\ud800"}}', b'{"options": {"\\ud800": 1}}'])
def test_half_a_character_is_no_reason_to_break(anna, body):
    whole = b'{"game": "bounty-hunters", "seats": 2, ' + body[1:]
    answer = anna.post("/api/tables", content=whole, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert "?" in answer.json()["text"]


@pytest.mark.slow
def test_half_a_character_as_a_key_is_refused_and_the_connection_goes_on(live_server, anna, two):
    with live_server.live(two["table"], 0, anna.cookies) as wire:
        wire.hear()
        wire.wire.send('{"action": "draw target", "key": "\\ud800"}')
        assert wire.until("refused")["error"] == "request-field"
        wire.say(action="draw target", key="k")
        assert wire.until("done") == {"done": "k"}
