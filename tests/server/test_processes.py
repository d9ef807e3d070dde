"""Two servers on one PostgreSQL: any of them serves any table, and what one does the other's people see."""

import json
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server.live import neighbours
from cantina.store import Announced, StoreFailed
from server.live_server import LiveServer, open_live_server, opened, wish
from server.world import Clock, soon
from store import postgres

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module")
def address():
    server = postgres.new_server()
    yield server.empty()
    postgres.remove(server)


@pytest.fixture(scope="module")
def live_servers(address):
    two = [open_live_server(address), open_live_server(address)]
    yield two
    for live_server in two:
        live_server.close()


@pytest.fixture
def evening(live_servers):
    """Anna is served by the first live_server, Boris by the second, at one table."""
    here, there = live_servers
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


def test_a_wish_is_not_refused_because_the_news_has_not_come_yet(live_servers):
    here, there = live_servers
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
    third = LiveServer(address)
    with third.person() as cleo:
        table = opened(cleo)["table"]
        wish(cleo, table, 0, "sit", name="Cleo")
    third.close()
    assert wish(boris, table, 1, "sit", name="Boris").status_code == 200
    assert view(boris, table, 1) is not None
    assert links["table"] != table
    assert there.person().get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Cleo"


# --- who is connected, at any server -------------------------------------------------------------------------------


def never(true, seconds=0.5):
    """Look for a while whether something happens that should not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert not true()
        time.sleep(0.01)


def registry_of(live_server):
    return live_server.app.state.context.registry


def gone(live_server, links):
    """The seats that are shown as gone at a server."""
    return live_server.person().get(f"/api/tables/{links['table']}?link={links['watch']}").json()["gone"]


def away(person, links):
    """Why bots stand in, seat by seat."""
    return [seat["away"] for seat in person.get(f"/api/tables/{links['table']}").json()["seats"]]


class Company:
    """Guests who are connected, each at a server."""

    def __init__(self, links):
        self.links, self.ends = links, {}

    def come(self, name, live_server, seat, person):
        end = ExitStack()
        wire = end.enter_context(live_server.live(self.links["table"], seat, person.cookies))
        wire.hear()
        self.ends[name] = end
        return wire

    def go(self, *names):
        for name in names:
            self.ends.pop(name).close()


@pytest.fixture
def company(evening):
    company = Company(evening[-1])
    yield company
    company.go(*list(company.ends))


def two_seats(anna, boris, **settings):
    """A table at which Anna and Boris sit."""
    links = opened(anna, **settings)
    wish(anna, links["table"], 0, "sit", name="Anna")
    wish(boris, links["table"], 1, "sit", name="Boris")
    return links


def test_who_is_gone_at_one_is_gone_at_the_other(evening, company):
    here, there, anna, boris, links = evening
    hers = company.come("Anna", here, 0, anna)
    company.come("Boris", there, 1, boris)
    soon(lambda: gone(here, links) == gone(there, links) == [])
    company.go("Boris")
    soon(lambda: gone(here, links) == gone(there, links) == [1])
    while hers.hear()["table"]["gone"] != [1]:  # Anna is told at once
        pass
    company.come("Boris", there, 1, boris)
    soon(lambda: gone(here, links) == gone(there, links) == [])


def test_a_window_at_each_server_is_one_guest(evening, company):
    here, there, anna, boris, links = evening
    company.come("Boris", here, 1, boris)
    company.come("one window", here, 0, anna)
    company.come("another", there, 0, anna)
    presence = registry_of(here).neighbours.tables[links["table"]].presence
    soon(lambda: any(0 in other.seats for other in presence.elsewhere.values()))  # it is known here
    company.go("one window")
    never(lambda: gone(here, links) or gone(there, links))
    company.go("another")
    soon(lambda: gone(here, links) == gone(there, links) == [0])


def test_a_table_that_all_have_left_waits_at_both(evening):
    here, there, anna, boris, _ = evening
    links = two_seats(anna, boris, grace=1)
    company = Company(links)
    company.come("Anna", here, 0, anna)
    company.come("Boris", there, 1, boris)
    soon(lambda: gone(here, links) == gone(there, links) == [])
    company.go("Anna", "Boris")
    soon(lambda: gone(here, links) == gone(there, links) == [0, 1])
    never(lambda: any(away(anna, links) + away(boris, links)), 2)
    company.come("Boris", there, 1, boris)
    soon(lambda: away(anna, links) == away(boris, links) == ["dropped", ""])
    soon(lambda: gone(here, links) == gone(there, links) == [])  # nobody waits for Anna any more
    company.go("Boris")


def test_a_server_that_comes_later_knows_who_is_connected_to_the_others(evening, address, company):
    here, there, anna, boris, links = evening
    company.come("Anna", here, 0, anna)
    company.come("Boris", there, 1, boris)
    company.go("Boris")
    third = open_live_server(address)
    try:
        soon(lambda: gone(third, links) == gone(here, links) == [1])
        company.come("Boris", third, 1, boris)
        soon(lambda: gone(third, links) == gone(here, links) == [])
    finally:
        company.go("Boris")
        third.close()


@pytest.fixture
def short_beats(monkeypatch):
    monkeypatch.setattr(neighbours, "HEARTBEAT", 0.1)


@pytest.mark.slow
def test_guests_of_a_server_that_dies_are_stood_in_for(address, short_beats):
    clock = Clock()
    here, there = open_live_server(address, now=clock), open_live_server(address, now=clock)
    with here.person() as anna, there.person() as boris:
        links = two_seats(anna, boris, grace=1)
        company = Company(links)
        company.come("Anna", here, 0, anna)
        company.come("Boris", there, 1, boris)
        soon(lambda: gone(here, links) == [])
        for _ in range(4):  # it lives, and says so
            clock.now += neighbours.SILENCE / 2
            soon(lambda: clock.now in registry_of(here).neighbours.alive.values())
            assert gone(here, links) == []
        there.store.announce = lambda rows: None
        company.go("Boris")
        there.close()  # without a word
        assert gone(here, links) == []
        clock.now += neighbours.SILENCE
        soon(lambda: gone(here, links) == [1])
        clock.now += 1
        soon(lambda: away(anna, links) == ["", "dropped"])
        company.go("Anna")
    here.close()


@pytest.mark.slow
def test_a_server_that_was_taken_for_dead_is_asked_when_it_is_heard_again(evening, company):
    here, there, anna, boris, links = evening
    company.come("Anna", here, 0, anna)
    company.come("Boris", there, 1, boris)
    soon(lambda: gone(here, links) == [])
    here.store._watches[0].callback(Announced(there.store.process(), [["bye"]]))
    soon(lambda: gone(here, links) == [1])
    there.store.announce([["alive"]])
    soon(lambda: gone(here, links) == [])


@pytest.mark.slow
def test_what_could_not_be_told_is_told_later(evening, company, short_beats, monkeypatch):
    here, there, anna, boris, links = evening
    company.come("Anna", here, 0, anna)
    company.come("Boris", there, 1, boris)
    soon(lambda: gone(here, links) == [])

    def fails(rows):
        raise StoreFailed("store-closed")

    with monkeypatch.context() as broken:
        broken.setattr(there.store, "announce", fails)
        company.go("Boris")
        never(lambda: gone(here, links))
    there.store._watches[0].callback(None)  # the connection to the database is back
    soon(lambda: gone(here, links) == [1])


def test_bots_keep_their_pace_for_those_who_watch_elsewhere(live_servers):
    """And they think at one server only."""
    here, there = live_servers
    with here.person() as anna, there.person() as boris:
        links = opened(anna, pace=30)
        wish(anna, links["table"], 0, "sit", name="Anna")
        wish(anna, links["table"], 1, "bot", level="random")
        company = Company(links)
        hers = company.come("Anna", here, 0, anna)
        boris.get(f"/api/tables/{links['table']}")
        hers.say(action="draw target", key="k1")
        hers.until("done")
        tables = [registry_of(live_server).tables[links["table"]] for live_server in live_servers]
        soon(lambda: tables[0].table.number == tables[1].table.number and tables[0].thinking)
        number = tables[0].table.number
        never(lambda: tables[1].table.number != number or tables[1].thinking)
        company.go("Anna")
        soon(lambda: tables[0].table.number == tables[1].table.number)


def test_what_is_told_holds_seats_and_counts_only(evening, company, monkeypatch):
    """No name, guest, secret, action or card: the rows are as good as public."""
    here, there, anna, boris, links = evening
    rows, tell = [], there.store.announce
    monkeypatch.setattr(there.store, "announce", lambda told: (rows.extend(told), tell(told)))
    company.come("Anna", here, 0, anna)
    his = company.come("Boris", there, 1, boris)
    his.say(action="draw target", key="k1")
    his.until("done")
    company.go("Boris")
    soon(
        lambda: (
            [row[1:4] for row in rows if row[1:2] == [links["table"]]][-2:]
            == [
                [links["table"], [1], 1],
                [links["table"], [], 0],
            ]
        )
    )
    assert all(row[0] in ("here", "who", "all", "end", "alive") and len(row) <= 5 for row in rows)
    assert all(isinstance(value, float | int) for row in rows if row[0] == "here" for value in [*row[2], *row[3:]])
