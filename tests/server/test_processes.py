"""Two servers on one PostgreSQL: any of them serves any table, and what one does the other's people see."""

import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.house import House, open_house, opened, wish
from store import postgres

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module")
def address():
    server = postgres.new_server()
    yield server.empty()
    postgres.remove(server)


@pytest.fixture(scope="module")
def houses(address):
    two = [open_house(address), open_house(address)]
    yield two
    for house in two:
        house.close()


@pytest.fixture
def evening(houses):
    """Anna is served by the first house, Boris by the second, at one table."""
    here, there = houses
    with here.person() as anna, there.person() as boris:
        links = opened(anna)
        wish(anna, links["table"], 0, "sit", name="Anna")
        wish(boris, links["table"], 1, "sit", name="Boris")
        while None in [view(person, links["table"], seat) for seat, person in enumerate((anna, boris))]:
            time.sleep(0.01)  # word of what the other has stored takes a moment
        yield here, there, anna, boris, links


def view(person, table, seat):
    return person.get(f"/api/tables/{table}/view", params={"seat": seat}).json().get("view")


@pytest.mark.slow
def test_a_table_of_one_is_a_table_of_the_other(evening):
    _, _, anna, boris, links = evening
    outlines = [person.get(f"/api/tables/{links['table']}").json() for person in (anna, boris)]
    assert outlines[0] == outlines[1]
    assert [seat["name"] for seat in outlines[0]["seats"]] == ["Anna", "Boris"]


def test_what_one_does_the_other_sees_live(evening):
    here, there, anna, boris, links = evening
    with here.live(links["table"], 0, anna.cookies) as hers, there.live(links["table"], 1, boris.cookies) as his:
        hers.hear()
        before = his.hear()
        hers.say(action="draw target", key="k1")
        assert hers.until("done") == {"done": "k1"}
        after = his.until("seq", 10)
        assert after["seq"] > before["seq"]
        his.say(action="draw hunter", key="k2")
        assert his.until("done", 10) == {"done": "k2"}
        news = hers.until("events", 10)
        while news["view"]["phase"] == "draw":  # her own pick; then both are in, and the next step begins
            news = hers.until("events", 10)
        assert news["view"] == view(anna, links["table"], 0)


def test_a_wish_is_not_refused_because_the_news_has_not_come_yet(houses):
    here, there = houses
    with here.person() as anna, there.person() as boris:
        for _ in range(5):
            table = opened(anna)["table"]
            wish(anna, table, 0, "sit", name="Anna")
            wish(boris, table, 1, "sit", name="Boris")
            # Anna's server may not have been notified of Boris, nor of the deal that followed.
            assert wish(anna, table, 0, "act", action="draw target").status_code == 200


def test_a_cookie_of_one_is_known_to_the_other(evening):
    _, there, anna, _, links = evening
    with there.person() as same_person:
        same_person.cookies.update(anna.cookies)
        found = same_person.get(f"/api/tables/{links['table']}/view", params={"seat": 0})
    assert found.status_code == 200


def test_who_is_forgotten_at_one_is_forgotten_at_the_other(evening):
    _, there, anna, boris, links = evening
    with there.live(links["table"], 1, boris.cookies) as his:
        assert "Anna" in json.dumps(his.hear())
        assert anna.delete("/api/me").json() == {"tables": 1}
        with pytest.raises(ConnectionClosed):  # the other server was notified
            his.until("never said", 10)
    with there.live(links["table"], 1, boris.cookies) as his:
        assert "Anna" not in json.dumps(his.hear(10))


@pytest.mark.slow
def test_when_a_server_is_gone_the_other_goes_on(evening, address):
    _, there, _, boris, links = evening
    third = House(address)
    with third.person() as cleo:
        table = opened(cleo)["table"]
        wish(cleo, table, 0, "sit", name="Cleo")
    third.close()
    assert wish(boris, table, 1, "sit", name="Boris").status_code == 200
    assert view(boris, table, 1) is not None
    assert links["table"] != table
    assert there.person().get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Cleo"
