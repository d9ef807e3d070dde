"""Every game: the definition keeps to the contract, and so do the records, views and events of its games."""

from typing import get_type_hints

import pytest

from cantina.engine.conformity import TURN_LIMIT, VIEW_KEYS, check_game
from cantina.engine.log import ROWS
from cantina.engine.match import Match
from cantina.text import Message, say
from conformance.drive import tables, walk


def test_the_definition_keeps_to_the_contract(game):
    assert check_game(game) is game


def test_the_options_arrive_in_their_order(game):
    """`setup` gets the number of seats and then each option."""
    seats = game.seat_counts[0]
    chosen = game.settled(None, seats)
    numbers = game.numbers(chosen, seats)
    assert numbers[0] == seats
    assert len(numbers) == 1 + len(game.options)
    for option, number in zip(game.options, numbers[1:], strict=True):
        assert option.number(chosen[option.name], seats, game.content.cards) == number


def test_a_limit_of_turns_is_kept_in_the_record(game):
    if TURN_LIMIT in (option.name for option in game.options):
        match = Match(game, game.seat_counts[0], 1, {TURN_LIMIT: 7})
        assert match.state[TURN_LIMIT][0] == 7


@pytest.mark.first_is_enough
def test_a_view_names_its_game_and_its_viewer(game):
    match = Match(game, game.seat_counts[-1], 3)
    for viewer in (*range(match.seats), None):
        assert [match.view(viewer)[key] for key in VIEW_KEYS] == [game.id, viewer]


def test_a_game_has_the_texts_that_every_game_has(game):
    options = [f"option-{option.name.replace('_', '-')}" for option in game.options]
    keys = [f"{game.id}-{key}" for key in ("name", "about", "who", "aid-front", "aid-back", *options)]
    assert [key for key in keys if say(Message(key)) == key] == []


def test_several_seats_decide_at_the_same_time_only_where_the_game_says_so(game):
    most = max(len(match.actors()) for match, _, _ in walk(game, game.seat_counts[-1], {}, 4))
    assert (most > 1) == game.simultaneous


@pytest.mark.first_is_enough
def test_what_follows_from_an_action_is_said_of_legal_actions_in_the_shape_of_the_game(game):
    found = 0
    for match, seat, action in walk(game, game.seat_counts[0], {}, 5):
        said = match.outlook(seat) if action is not None else {}
        assert set(said) <= {str(one) for one in match.legal(seat or 0)}
        shape = game.outlook_shape
        assert all(shape.__required_keys__ <= set(one) <= set(get_type_hints(shape)) for one in said.values())
        found += len(said)
    assert (found > 0) == (game.outlook_shape is not None)


@pytest.mark.slow
def test_no_action_has_more_events_or_choices_than_there_is_room_for(game):
    most_events = most_legal = 0
    for number, (seats, options) in enumerate(tables(game)):
        for match, seat, action in walk(game, seats, options, 1950 + number):
            if action is not None:
                most_legal = max(most_legal, len(match.legal(seat)))
            most_events = max(most_events, len(match.log[-1].events) if match.log else len(match.opening))
    assert most_events < ROWS - 1
    assert 1 < most_legal <= game.most_legal
