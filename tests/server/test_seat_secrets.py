"""A seat has one holder: its secret is told to the guest who sits down, and ends with the seat; over a real port."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cantina.table.bodies import SitBody
from cantina.table.guests import hashed
from cantina.table.log import write
from server.live_server import opened, wish


@pytest.fixture
def met(live_server, anna, boris):
    """A running game: Anna has opened it, Boris has sat down with his invitation. Its links, and Boris's own."""
    links = opened(anna, grace=0)
    assert wish(anna, links["table"], 0, "sit", name="Anna").status_code == 200
    boris.headers["authorization"] = f"Bearer {links['seats'][1]}"
    own = wish(boris, links["table"], 1, "sit", name="Boris").json()["link"]
    del boris.headers["authorization"]
    return {**links, "own": own}


def view(person, table, seat, **more):
    return person.get(f"/api/tables/{table}/view", params={"seat": seat, **more})


def ways_in(person, table, seat, link):
    """The status of every request by which a seat is looked at or acted for."""
    path, shown = f"/api/tables/{table}", {"seat": seat, "link": link, "since": 1}
    looks = [
        person.get(f"{path}/{what}", params=shown)
        for what in ("view", "moments/1", "moments", "passage", "record", "picture")
    ]
    said = [("act", {"action": "draw target"}), ("undo", {}), ("say", {"phrase": "hello"}), ("leave", {}), ("link", {})]
    acts = [person.post(f"{path}/seats/{seat}/{what}", params={"link": link}, json=body) for what, body in said]
    with person.stream("GET", f"{path}/stream", params=shown) as stream:
        return {answer.status_code for answer in (*looks, *acts, stream)}


def live_refusal(live_server, table, seat, link, cookies=None):
    with live_server.live(table, seat, cookies, link=link) as wire:
        return wire.hear()["error"]


def test_the_host_does_not_see_the_hand_of_a_guest_who_sat_with_the_invitation(live_server, anna, met):
    assert ways_in(anna, met["table"], 1, met["seats"][1]) == {403}
    assert live_refusal(live_server, met["table"], 1, met["seats"][1], anna.cookies) == "table-not-your-seat"


def test_nor_does_another_guest_with_the_invitation(live_server, met):
    with live_server.person() as eve:
        assert ways_in(eve, met["table"], 1, met["seats"][1]) == {403}
        again = eve.post(f"/api/tables/{met['table']}/seats/1/sit?link={met['seats'][1]}", json={"name": "Eve"})
    assert (again.status_code, again.json()["error"]) == (409, "table-seat-taken")


def test_the_guest_has_the_secret_and_needs_no_cookie(live_server, met):
    with live_server.person(authorization=f"Bearer {met['own']}") as program:
        assert view(program, met["table"], 1).status_code == 200
        assert view(program, met["table"], 0).status_code == 403
        assert wish(program, met["table"], 1, "act", action="draw hunter").status_code == 200
    with live_server.live(met["table"], 1, link=met["own"]) as wire:
        assert wire.hear()["table"]["you"]["seat"] == 1


def test_every_seat_has_a_secret_of_its_own_also_at_one_screen(live_server, anna):
    table = opened(anna)["table"]
    own = [wish(anna, table, seat, "sit", name="Anna").json()["link"] for seat in (0, 1)]
    with live_server.person() as stranger:
        found = [[view(stranger, table, seat, link=link).status_code for seat in (0, 1)] for link in own]
    assert found == [[200, 403], [403, 200]]
    assert [view(anna, table, seat).status_code for seat in (0, 1)] == [200, 200]


def test_a_replaced_link_opens_nothing_any_more(live_server, boris, met):
    new = boris.post(f"/api/tables/{met['table']}/seats/1/link").json()["link"]
    with live_server.person() as stranger:
        assert ways_in(stranger, met["table"], 1, met["own"]) == {404}
        assert view(stranger, met["table"], 1, link=new).status_code == 200
        again = stranger.post(f"/api/tables/{met['table']}/seats/1/sit?link={met['own']}", json={"name": "Eve"})
    assert again.status_code == 404
    assert live_refusal(live_server, met["table"], 1, met["own"]) == "table-unknown"


def test_a_replaced_link_ends_its_live_connections_and_no_other(live_server, boris, met):
    table = met["table"]
    with live_server.live(table, 1, link=met["own"]) as old, live_server.live(table, 1, boris.cookies) as own:
        assert "view" in old.hear()
        assert "view" in own.hear()
        boris.post(f"/api/tables/{table}/seats/1/link")
        assert old.until("error")["error"] == "table-not-your-seat"
        with pytest.raises(ConnectionClosed):
            old.hear()
        own.say(action="draw hunter", key="k")
        assert own.until("done") == {"done": "k"}


def test_a_replaced_link_ends_its_streams(live_server, boris, met):
    stream = f"{live_server.url}/api/tables/{met['table']}/stream"
    with httpx.stream("GET", stream, params={"seat": 1, "link": met["own"]}, timeout=60) as old:
        lines = old.iter_lines()
        next(lines)
        boris.post(f"/api/tables/{met['table']}/seats/1/link")
        assert list(lines) == []


def test_a_seat_that_was_left_is_taken_by_invitation_or_by_the_host(live_server, anna, boris, met):
    wish(boris, met["table"], 1, "leave")
    with live_server.person() as eve:
        answer = wish(eve, met["table"], 1, "sit", name="Eve")
        assert (answer.status_code, answer.json()["error"]) == (403, "table-seat-invitation")
        assert eve.post(f"/api/tables/{met['table']}/seats/1/sit?link={met['watch']}", json={"name": "Eve"}).is_error
        assert eve.post(f"/api/tables/{met['table']}/seats/1/sit?link={met['seats'][0]}", json={"name": "Eve"}).is_error
        invited = {"authorization": f"Bearer {met['seats'][1]}"}
        answer = eve.post(f"/api/tables/{met['table']}/seats/1/sit", json={"name": "Eve"}, headers=invited)
        assert answer.status_code == 200
        assert wish(eve, met["table"], 1, "leave").status_code == 200
    assert ways_in(boris, met["table"], 1, met["own"]) == {404}
    assert wish(anna, met["table"], 1, "sit", name="Anna").status_code == 200


def test_an_opponent_does_not_read_a_hand_that_was_left(live_server, anna, boris):
    with live_server.person() as cleo:
        table = opened(anna, seats=3)["table"]
        for seat, person in enumerate((anna, boris, cleo)):
            wish(person, table, seat, "sit", name="Anna")
        wish(cleo, table, 2, "leave")
        answer = wish(boris, table, 2, "sit", name="Boris")
        assert (answer.status_code, answer.json()["error"]) == (403, "table-seat-invitation")
        assert view(boris, table, 2).status_code == 403


def sat_as_before(live_server, links, seat, guest):
    """A guest sits as earlier versions stored it: with the invitation."""
    table, body = links["table"], SitBody(seat, guest, "Boris", hashed(links["seats"][seat]).hex())
    last = live_server.store.load(table)[-1]
    live_server.store.append(table, last.number + 1, last.at, write(body)).result(60)
    del live_server.app.state.context.registry.tables[table]  # it is read again, as after an upgrade


def test_links_that_guests_had_before_keep_working_for_their_seats(live_server, anna):
    links = opened(anna)
    wish(anna, links["table"], 0, "sit", name="Anna")
    sat_as_before(live_server, links, 1, "boris")
    with live_server.person(authorization=f"Bearer {links['seats'][1]}") as program:
        while not view(program, links["table"], 1).json()["legal"]:  # the deal that is due is stored soon
            pass
        assert wish(program, links["table"], 1, "act", action="draw hunter").status_code == 200
        new = program.post(f"/api/tables/{links['table']}/seats/1/link").json()["link"]
        assert view(program, links["table"], 1).status_code == 403  # it is an invitation again
    with live_server.person(authorization=f"Bearer {new}") as program:
        assert view(program, links["table"], 1).status_code == 200


def played_to_the_end(people, table):
    while people[0].get(f"/api/tables/{table}").json()["result"] is None:
        for seat, person in enumerate(people):
            for action in view(person, table, seat).json()["legal"][-1:]:
                wish(person, table, seat, "act", action=action["action"])


def test_a_link_that_the_host_knows_does_not_go_along_to_a_rematch(live_server, anna):
    links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})
    wish(anna, links["table"], 0, "sit", name="Anna")
    sat_as_before(live_server, links, 1, "boris")
    with live_server.person(authorization=f"Bearer {links['seats'][1]}") as program:
        played_to_the_end((anna, program), links["table"])
        new = anna.post(f"/api/tables/{links['table']}/rematch").json()
        assert view(program, links["table"], 1).status_code == 200
        assert view(program, new["table"], 1).status_code == 404


def test_a_secret_goes_along_to_a_rematch_and_is_then_replaced_at_each_table_by_itself(live_server, anna, boris):
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})["table"]
    old = [wish(person, table, seat, "sit", name="P").json()["link"] for seat, person in enumerate((anna, boris))][1]
    played_to_the_end((anna, boris), table)
    rematch = anna.post(f"/api/tables/{table}/rematch").json()["table"]
    with live_server.person(authorization=f"Bearer {old}") as program:
        assert [view(program, one, 1).status_code for one in (table, rematch)] == [200, 200]
        assert boris.post(f"/api/tables/{rematch}/seats/1/link").status_code == 200
        assert [view(program, one, 1).status_code for one in (table, rematch)] == [200, 404]


# What is told of a table where nobody may watch


def over(anna, **settings):
    """A table at which two bots have played to the end."""
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, **settings)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "bot", level="random")
    while anna.get(f"/api/tables/{table}").json()["result"] is None:
        pass
    return table


@pytest.mark.parametrize(("watch", "told"), [("nobody", False), ("link", True), ("anyone", True)])
def test_where_nobody_may_watch_a_stranger_is_told_no_result(live_server, anna, watch, told):
    table = over(anna, watch=watch)
    with live_server.person() as stranger:
        outline = stranger.get(f"/api/tables/{table}").json()
    hers = anna.get(f"/api/tables/{table}").json()
    assert hers["seed"] is not None
    assert [outline[name] for name in ("seed", "result")] == ([hers["seed"], hers["result"]] if told else [None, None])
    assert outline["seed_hash"] == hers["seed_hash"]


def test_where_nobody_may_watch_players_are_told_by_cookie_and_by_link(live_server, anna, boris):
    links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, watch="nobody")
    path = f"/api/tables/{links['table']}"
    own = [wish(one, links["table"], seat, "sit", name="A").json()["link"] for seat, one in enumerate((anna, boris))]
    while anna.get(path).json()["result"] is None:
        for seat, person in enumerate((anna, boris)):
            for action in view(person, links["table"], seat).json()["legal"][-1:]:
                wish(person, links["table"], seat, "act", action=action["action"])
    anna.post(f"{path}/rematch")
    with live_server.person() as stranger:
        assert stranger.get(path).json()["rematch"] is None
        known = [boris.get(path).json(), stranger.get(path, params={"link": own[1]}).json()]
    assert [outline["rematch"] is not None and outline["seed"] is not None for outline in known] == [True, True]
