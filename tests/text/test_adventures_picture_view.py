"""The picture of The Mandalorian: Adventures is made from the view, and the view tells nothing hidden."""

import json
import random

import pytest

from cantina.games.mandalorian_adventures import GAME
from text.adventures_games import PACK, every_language, new, play

pytestmark = pytest.mark.usefixtures("strict_text")


@every_language
def test_the_picture_is_made_from_the_view_alone(language):
    match = play(new(seats=3, mission="the-egg"), 20)
    view = json.loads(json.dumps(match.view(1)))
    assert GAME.picture(view, GAME.content, language) == match.picture(1, language)


@every_language
def test_it_tells_which_player_is_the_viewer(language):
    match = new()
    assert len({match.picture(viewer, language) for viewer in (None, 0, 1)}) == 3


@pytest.mark.rule("MA-177", "MA-178", "MA-180", "MQ-83")
@pytest.mark.parametrize("seed", range(3))
def test_two_deals_that_a_seat_cannot_tell_apart_have_the_same_view(seed):
    """The faces of hidden tokens, the order of decks and other hands may be anything: the view stays the same."""
    match = play(new(seed=seed, seats=2), 15, random.Random(seed))
    before = [json.dumps(match.view(viewer)) for viewer in (0, None)]
    state = match.state = match.state.copy()
    rows = state[0]
    hidden = [threat for threat in range(30) if rows["at"][threat] >= 0 and not rows["up"][threat]]
    unseen = [threat for threat in hidden if not rows["seen"][threat]]
    rows["token"][unseen] = rows["token"][unseen][::-1].copy()
    for pile, size in (
        ("event_deck", "event_size"),
        ("supply", "supply_size"),
        ("reinforcements", "reinforcements_size"),
    ):
        count = int(rows[size])
        rows[pile][0, :count] = rows[pile][0, :count][::-1].copy()
    for seat in range(2):
        count = int(rows["deck_size"][seat])
        rows["deck"][seat, :count] = rows["deck"][seat, :count][::-1].copy()
    other = int(rows["hand_size"][1])
    rows["hand"][1, :other] = rows["hand"][1, :other][::-1].copy()
    assert [json.dumps(match.view(viewer)) for viewer in (0, None)] == before


@pytest.mark.slow
def test_a_view_names_the_choices_as_the_notation_does():
    match, seen = new(seats=2, mission="flight-from-nevarro"), set()
    dice = random.Random(5)
    for _ in range(3):
        while not match.over:
            seat = match.actors()[0]
            asked, legal = match.view(seat)["question"], [str(action) for action in match.legal(seat)]
            if asked["choices"]:
                seen.add(asked["phase"])
                assert [action.split()[-1] for action in legal if action != "pass"] == asked["choices"]
                assert ("pass" in legal) == asked["optional"]
            match.play(seat, dice.choice(match.legal(seat)))
        match = new(seats=2, seed=dice.randrange(99), mission="redemption")
    assert len(seen) >= 4


def test_numbers_and_names_of_a_view_belong_together():
    view = play(new(seats=4, mission="redemption", growth=30), 25).view(0)
    for player in view["players"]:
        for card in (*(player["hand"] or []), *player["discard"]):
            assert PACK.skills[card["number"]].name == card["name"]
    for one in view["characters"]:
        assert PACK.characters[one["number"]].name == one["name"]
    for threat in view["threats"]:
        assert threat["number"] in view["cells"][threat["cell"]]["threats"]
        assert threat["token"] is None or PACK.tokens[threat["token"]].name == threat["name"]
    assert [cell["number"] for cell in view["cells"]] == list(range(len(PACK.maps[3].cells)))
