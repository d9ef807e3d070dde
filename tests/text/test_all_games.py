"""What holds for the words of every game: all of it can be said, nothing is wider than 80 columns."""

import json
import random
from functools import cache

import pytest

import cantina
from cantina.engine.action import Action
from cantina.text import languages
from suites import suites

WIDTH = 80

pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]
every_game = pytest.mark.parametrize("game_id", cantina.games())


def playing(game_id, seats, options, seed):
    """A game played at random: the match after every action, with the dice."""
    match, dice = cantina.new_match(game_id, seats, seed, options), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))
        yield match, dice


@cache
def views(game_id):
    """What viewers saw at moments of games that were played once, to be worded in every language."""
    moments = (moment for table in suites()[game_id].tables for moment in playing(game_id, *table, seed=5))
    chosen = ((match, dice) for match, dice in moments if dice.random() < 0.1 or match.over)
    return [match.view(dice.choice([None, *range(match.seats)])) for match, dice in chosen]


@cache
def played(game_id):
    """These tables, played to the end."""
    return [[match for match, _ in playing(game_id, *table, seed=11)][-1] for table in suites()[game_id].tables]


@pytest.mark.first_is_enough
@every_game
def test_every_state_of_a_game_fits_into_80_columns(language, game_id):
    game = cantina.game(game_id)
    lines = [line for view in views(game_id) for line in game.picture(view, game.content, language).splitlines()]
    assert [line for line in lines if len(line) > WIDTH or line != line.rstrip()] == []


@pytest.mark.first_is_enough
@every_game
def test_a_whole_game_can_be_told_to_everybody(language, game_id):
    for match in played(game_id):
        told = match.story(0, language)
        assert len(told) == len(match.events(0))
        assert all(line.strip() for line in told)


@every_game
def test_the_picture_is_made_from_the_view_alone(language, game_id):
    """A view that has been through JSON gives the same picture."""
    match, game = cantina.new_match(game_id, 3, 5), cantina.game(game_id)
    view = json.loads(json.dumps(match.view(1)))
    assert game.picture(view, game.content, language) == match.picture(1, language)


@every_game
def test_there_is_no_colour_in_it(language, game_id):
    text = cantina.new_match(game_id, 3, 5).picture(0, language)
    assert "\033" not in text
    assert all(letter == "\n" or letter.isprintable() for letter in text)


@every_game
def test_every_action_can_be_said(language, game_id):
    game = cantina.game(game_id)
    for first, verb in zip(game.notation.first, game.notation.verbs, strict=True):
        for code in sampled(first, verb.size):
            text = Action(code, game, game.content).text(language)
            assert text
            assert "\n" not in text


def sampled(first, size):
    return {first, first + size - 1, *(first + random.Random(first).randrange(size) for _ in range(60))}


@every_game
def test_the_player_aid_has_two_sides_that_fit(language, game_id):
    sides = cantina.game(game_id).aid(language)
    assert list(sides) == ["front", "back"]
    assert max(len(line) for side in sides.values() for line in side.splitlines()) <= WIDTH


@every_game
def test_it_tells_which_player_is_the_viewer(language, game_id):
    match = cantina.new_match(game_id, 2, 5)
    assert match.picture(0, language) != match.picture(None, language)
