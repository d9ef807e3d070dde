"""The check that the tests of the web client use finds what a seat may not know (`client/e2e/knows.py`)."""

import random
import runpy
from pathlib import Path

import pytest

import cantina

KNOWS = runpy.run_path(str(Path(__file__).parents[2] / "client/e2e/knows.py"))


def played(game, moves):
    match, dice = cantina.new_match(game, 2, seed=3), random.Random(3)
    for _ in range(moves):
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def heard(match, seat):
    """All that a seat is sent when it connects now."""
    legal = [] if seat is None else [{"action": str(one), "text": one.text("en")} for one in match.legal(seat)]
    view = [match.view(seat), [*match.actors()], legal, {} if seat is None else match.outlook(seat)]
    pictures, story = [match.picture(seat)], match.story(seat)
    return {"views": [view], "passages": [match.view(seat)], "pictures": pictures, "story": story}


@pytest.mark.parametrize("game", cantina.games())
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_is_told_it_may_know(game, seat):
    match = played(game, 9)
    assert list(KNOWS["secrets"](match, seat, heard(match, seat))) == []


@pytest.mark.parametrize("game", ["bounty-hunters", "way-of-the-mandalorian"])
@pytest.mark.parametrize("seat", [0, None])
def test_what_another_seat_is_told_is_found(game, seat):
    match = played(game, 9)
    found = [one.split()[0] for one in KNOWS["secrets"](match, seat, heard(match, 1))]
    assert found == ["view", "passage", "picture", "story"]


def test_what_has_not_happened_yet_is_found():
    match, later = played("bounty-hunters", 4), played("bounty-hunters", 40)
    (found,) = KNOWS["secrets"](match, 0, {"views": [], "passages": [], "pictures": [], "story": later.story(0)})
    assert found.startswith("story")
