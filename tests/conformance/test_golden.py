"""Every game: golden playthroughs that are read as text, and recorded games that must replay to the same end.

After a change that is meant to change them: `make golden`, read the difference, commit it with the change.
"""

import json
from pathlib import Path

import pytest
from tools.golden import playthrough

import cantina
from suites import suites

TESTS = Path(__file__).parents[1]
CORPUS = sorted((TESTS / "corpus").glob("*/*.json"))


@pytest.mark.first_is_enough
def test_playthroughs_are_as_recorded(game, compiled):
    for name, seats, options in suites()[game.id].played:
        recorded = (TESTS / "golden" / game.id / f"{name}.txt").read_text(encoding="utf-8")
        assert playthrough(game, seats, options) == recorded


def test_there_are_recorded_games_of_every_game_and_number_of_players(game):
    names = [path.name for path in CORPUS if path.parent.name == game.id]
    for seats in game.seat_counts:
        assert sum(f"-{seats}-players-" in name for name in names) >= 2


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path, compiled, every_game):
    text = path.read_text(encoding="utf-8")
    match = cantina.load_match(text)
    assert match.over
    assert match.standing == json.loads(text)["result"]
    assert match.record() + "\n" == text
