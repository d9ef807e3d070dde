"""What is read out before a game: the story and the briefing of a mission, to everybody who sees the table (MA-18)."""

import pytest

import cantina
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.text import languages
from server.contract import fits
from server.live_server import opened, wish

MA = "mandalorian-adventures"
PACK: Pack = cantina.game(MA).content.cards[0]


def seated(person, game, **options):
    """A table with two players, dealt."""
    table = opened(person, game, seats=2, options=options)["table"]
    for seat in (0, 1):
        wish(person, table, seat, "sit", name="Anna")
    return table


def told(person, table, language="en", **seat):
    answer = person.get(f"/api/tables/{table}/briefing", params=seat, headers={"accept-language": language})
    return fits("Briefing", answer.text)


@pytest.mark.rule("MA-18")
def test_alive_tells_its_players_how_the_mark_is_captured(anna):
    briefing = told(anna, seated(anna, MA, mission="alive"), seat=0)
    panels = next(mission.panels for mission in PACK.missions if mission.name == "alive")
    assert briefing["title"] == "Alive"
    assert "captured by damage exactly equal to its HP" in briefing["paragraphs"][panels]


@pytest.mark.rule("MA-18")
@pytest.mark.parametrize("mission", PACK.missions, ids=lambda mission: mission.name)
def test_the_story_of_the_mission_on_the_table_is_told_and_of_no_other(anna, mission):
    briefing = told(anna, seated(anna, MA, mission=mission.name), seat=1)
    match = cantina.new_match(MA, 2, 1, {"mission": mission.name})
    assert [briefing["title"], *briefing["paragraphs"]] == match.briefing(1)
    assert len(briefing["paragraphs"]) > mission.panels  # the briefing, then the rules that are new in the mission


@pytest.mark.rule("MA-18")
@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_the_language_of_the_reader(anna, language):
    table = seated(anna, MA, mission="alive")
    match = cantina.new_match(MA, 2, 1, {"mission": "alive"})
    assert told(anna, table, language, seat=0)["paragraphs"] == match.briefing(0, language)[1:]


@pytest.mark.parametrize("game", [game for game in cantina.games() if game != MA])
def test_a_game_that_has_nothing_to_tell_says_so(anna, game):
    assert told(anna, seated(anna, game), seat=0) == {"title": "", "paragraphs": []}


def test_it_is_told_to_those_who_see_the_table_and_after_the_deal(anna, boris):
    table = opened(anna, MA, seats=2)["table"]
    path = f"/api/tables/{table}/briefing"
    wish(anna, table, 0, "sit", name="Anna")
    assert anna.get(path, params={"seat": 0}).json()["error"] == "table-not-dealt"
    wish(anna, table, 1, "sit", name="Anna")
    assert boris.get(path).status_code == boris.get(path, params={"seat": 0}).status_code == 403
