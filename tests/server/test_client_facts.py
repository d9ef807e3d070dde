"""What the web client knows of the games before it has asked is what the games say."""

import json
import re
from pathlib import Path

import pytest

import cantina
from cantina.games.bounty_hunters import cards as bounty
from cantina.games.way_of_the_mandalorian import cards as way
from cantina.players import LEVELS

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
WAY = GAMES / "way-of-the-mandalorian"


def listed(game, fact):
    """A list that the client has of a game."""
    part = (GAMES / "games.ts").read_text(encoding="utf-8").split(f'id: "{game}"')[1]
    return json.loads(re.search(rf"\b{fact}: (\[.*?\])", part)[1])


def constant(path, name):
    return re.search(rf"\b{name}\b[^=]* = ([^;]*)", path.read_text(encoding="utf-8"))[1]


@pytest.mark.parametrize("game", cantina.games())
def test_it_knows_how_many_can_play(game):
    counts = cantina.game(game).seat_counts
    assert listed(game, "seats") == [min(counts), max(counts)]


@pytest.mark.parametrize("game", cantina.games())
def test_it_knows_how_well_bots_play(game):
    known = [level for level in LEVELS if level != "ahead" or cantina.game(game).compiled.estimate]
    assert listed(game, "levels") == known


def test_its_guide_knows_where_the_cards_of_each_deck_begin():
    assert json.loads(constant(GAMES.parent / "learn" / "guides.ts", "FIRST")) == list(bounty.FIRST)


def test_it_knows_where_missions_and_characters_begin_among_the_cards():
    assert int(constant(WAY / "cards.ts", "MARKET")) == way.CARDS
    assert int(constant(WAY / "cards.ts", "MISSIONS")) == way.MISSIONS


@pytest.mark.rule("WM-12")
def test_it_knows_how_many_missions_of_each_level_are_in_a_game():
    used = re.findall(r"(\d): (\[[\d, ]+\])", constant(WAY / "standing.ts", "USED"))
    assert [(int(seats), tuple(json.loads(counts))) for seats, counts in used] == list(enumerate(way.USED, start=2))
