"""What is printed on the pieces of one table, in a game whose pieces depend on what is played."""

from server.contract import fits
from server.live_server import opened, wish

MA = "mandalorian-adventures"


def dealt(person, **options):
    table = opened(person, MA, seats=2, options=options)["table"]
    for seat in (0, 1):
        wish(person, table, seat, "sit", name="Anna")
    return f"/api/tables/{table}/cards"


def test_the_pieces_are_those_of_the_mission_on_the_table(anna):
    path = dealt(anna, mission="the-egg", map="nevarro")
    found = fits("MandalorianAdventuresCards", anna.get(path, params={"seat": 0}).text)["cards"]
    named = {card["type"]: card["name"] for card in found if card["type"] in ("mission-sheet", "map-sheet")}
    assert named == {"mission-sheet": "the-egg", "map-sheet": "nevarro"}


def test_they_are_sent_once(anna):
    path = dealt(anna)
    answer = anna.get(path, params={"seat": 0})
    again = anna.get(path, params={"seat": 1}, headers={"if-none-match": answer.headers["etag"]})
    assert (answer.status_code, again.status_code) == (200, 304)


def test_tables_of_other_missions_have_other_pieces(anna):
    tags = {
        anna.get(dealt(anna, mission=mission), params={"seat": 0}).headers["etag"] for mission in ("alive", "the-egg")
    }
    assert len(tags) == 2


def test_before_the_deal_and_for_strangers_there_are_none(anna, boris):
    table = opened(anna, MA, seats=2)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    assert anna.get(f"/api/tables/{table}/cards", params={"seat": 0}).status_code == 404
    assert boris.get(dealt(anna)).status_code == 403
    assert anna.get(f"/api/games/{MA}/cards").status_code == 404
