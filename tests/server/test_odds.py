"""Odds on request: what is likely until the end of the turn, as far as a seat can know."""

import pytest

from server.contract import fits
from server.live_server import opened, wish

MA = "mandalorian-adventures"
ROWS = {"won", "lost", *(f"{what}-{place}" for what in ("hurt", "damage") for place in range(4))}


def seated(person, game=MA, **settings):
    table = opened(person, game, seats=2, **settings)["table"]
    for seat in (0, 1):
        wish(person, table, seat, "sit", name="Anna")
    return table


def asked(person, table, **more):
    return person.get(f"/api/tables/{table}/odds", params=more)


@pytest.fixture
def compiled(monkeypatch):
    """The rules are ready at once, and few games are imagined."""
    monkeypatch.setattr("cantina.engine.odds.WORLDS", 4)
    monkeypatch.setattr("cantina.server.routes.watch.is_ready", lambda game: True)


def legal(person, table):
    """The seat that decides, and its legal actions."""
    views = [person.get(f"/api/tables/{table}/view", params={"seat": seat}).json() for seat in (0, 1)]
    seat = next(seat for seat, update in enumerate(views) if update["legal"])
    return seat, views[seat]["legal"]


def test_a_seat_is_told_how_often_each_thing_happens(anna, compiled):
    table = seated(anna)
    found = fits("Odds", asked(anna, table, seat=0).text)
    assert set(found["counts"]) == ROWS
    assert all(0 <= found["counts"][row] <= found["worlds"] for row in ROWS if not row.startswith("damage"))
    assert asked(anna, table, seat=0).json() == found


def test_also_with_an_action_in_mind_and_nothing_is_played(anna, compiled):
    table = seated(anna)
    seat, actions = legal(anna, table)
    fits("Odds", asked(anna, table, seat=seat, action=actions[0]["action"]).text)
    assert legal(anna, table) == (seat, actions)


def test_an_action_that_is_not_legal_is_refused_with_its_rule(anna, compiled):
    table = seated(anna)
    seat, _ = legal(anna, table)
    answer = asked(anna, table, seat=seat, action="stop")
    assert (answer.status_code, answer.json()["rule"]) == (409, "MA-44")
    assert asked(anna, table, seat=1 - seat, action="end").json()["rule"] == "MA-35"


def test_spectators_are_told_none(anna, boris, compiled):
    table = seated(anna, watch="anyone")
    assert asked(boris, table).json()["error"] == "table-players-only"
    assert asked(boris, table, seat=0).status_code == 403


def test_a_game_without_odds_and_one_that_is_not_compiled_say_so(anna, monkeypatch):
    monkeypatch.setattr("cantina.server.routes.watch.is_ready", lambda game: False)
    answer = asked(anna, seated(anna), seat=0)
    assert (answer.status_code, answer.json()["error"]) == (503, "odds-not-ready")
    monkeypatch.setattr("cantina.server.routes.watch.is_ready", lambda game: True)
    answer = asked(anna, seated(anna, "bounty-hunters"), seat=0)
    assert (answer.status_code, answer.json()["error"]) == (404, "odds-none")


def test_before_the_deal_there_is_nothing_to_foresee(anna, compiled):
    table = opened(anna, MA, seats=2)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    assert asked(anna, table, seat=0).json()["error"] == "table-not-dealt"
