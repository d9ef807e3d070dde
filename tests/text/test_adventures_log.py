"""A game of The Mandalorian: Adventures told, its options and its player aid, in words."""

import random
from functools import cache

import pytest

from cantina.engine.errors import BadOption
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.telling.titles import skill_name, space_name
from cantina.text import languages, say
from text.adventures_errors import NAMED
from text.adventures_games import PACK, words
from text.adventures_words import told

pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


TABLES = [
    (2, {}),
    (1, {"mission": "the-prison-ship", "growth": 30}),
    (3, {"mission": "double-cross", "map": "plaza"}),
    (4, {"mission": "redemption", "growth": 30}),
]


@cache
def played(table, seed=3, most=60):
    """A game played at random, once for all languages."""
    match, dice = Match(GAME, TABLES[table][0], seed, TABLES[table][1]), random.Random(seed)
    while not match.over and len(match.log) < most:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_a_game_can_be_told_to_everybody(language):
    for match in map(played, range(len(TABLES))):
        for viewer in (None, *range(match.seats)):
            story = match.story(viewer, language)
            assert len(story) == len(match.events(viewer))
            assert all(line.strip() for line in story)


@pytest.mark.rule("MA-177")
def test_drawn_cards_are_named_to_their_player_alone(language):
    match = Match(GAME, 2, 3, {"first_player": 0})
    mine, other = match.story(0, language), match.story(1, language)
    for card in match.view(0)["players"][0]["hand"]:
        drew = told("drew-skill", language, a=card["number"], seat=0, you="yes")
        assert drew in mine
        assert say(skill_name(PACK, card["number"]), language) not in "".join(other)


# --- options and the aid ---------------------------------------------------------------------------------------------


UNFIT = {
    "ma-mode-unfit": (3, {"mission": "the-asset", "mode": "story"}),
    "ma-team-unfit": (2, {"characters": ["burg", "xian"]}),
    "ma-team-lacks": (2, {"mission": "redemption", "characters": ["ig-11", "cara-dune"]}),
    "ma-traitor-unfit": (2, {"traitor": True}),
}


def test_options_that_do_not_fit_are_named_with_what_does(language):
    for key, (seats, options) in UNFIT.items():
        with pytest.raises(BadOption) as caught:
            Match(GAME, seats, 1, options)
        assert caught.value.key == key
        text = caught.value.text(language)
        assert "\n" not in text
        assert all(part in text for part in NAMED[key])


def test_every_option_and_the_game_itself_are_explained(language):
    texts = [words(f"option-{option.name.replace('_', '-')}", language) for option in GAME.options]
    assert len(set(texts)) == len(GAME.options) == 9
    assert words("name", language) != words("about", language)


@pytest.mark.rule("MA-35", "MA-43")
def test_the_aid_names_every_action_and_every_enemy_effect(language):
    aid = GAME.aid(language)
    assert list(aid) == ["front", "back"]
    assert all(say(space_name(space), language) in aid["front"] for space in range(4))
    assert words("effect-guard", language) in aid["back"]
    assert max(len(line) for side in aid.values() for line in side.splitlines()) <= 80
    assert all(example in aid["front"] for example in ("play k17 move", "go c12", "attack t3", "spend b1", "card p4"))
