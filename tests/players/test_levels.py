"""The levels of computer players: what they are given, and what they choose, interpreted and compiled."""

from dataclasses import replace

import numpy as np
import pytest

import cantina
from cantina.engine.compiled import njit
from cantina.engine.match import Match
from cantina.engine.policies import LEVEL, LEVELS, thinking_room
from cantina.players import check_level, choose, choose_action, glance
from conformance.drive import sample, tables


def at_a_choice(seed=5):
    match = cantina.new_match("bounty-hunters", 3, seed)
    for seat in range(3):
        match.play(seat, "draw hunter")
    return match


def test_the_numbers_of_the_levels_are_those_of_their_names():
    assert [LEVELS[number] for number in (LEVEL.random, LEVEL.greedy, LEVEL.ahead)] == ["random", "greedy", "ahead"]


def test_a_level_that_does_not_exist_is_refused():
    with pytest.raises(cantina.BadOption, match="random, greedy, ahead"):
        check_level("god")
    with pytest.raises(cantina.BadOption):
        choose_action(at_a_choice(), 0, "god", np.array([1]))


@pytest.mark.parametrize("game_id", cantina.games())
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_every_level_plays_a_game_to_its_end(level, game_id):
    match, dice = cantina.new_match(game_id, 3, 5, {"max_turns": 8}), np.array([5])
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, level, dice))
    assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_choose_the_same(level):
    match = at_a_choice()
    first, second = (
        [choose_action(match, 0, level, dice) for _ in range(20)] for dice in (np.array([9]), np.array([9]))
    )
    assert first == second


@pytest.mark.slow
def test_random_takes_every_legal_action_now_and_then():
    match, dice = at_a_choice(), np.array([1])
    assert {choose_action(match, 0, "random", dice) for _ in range(200)} == set(match.legal(0))


@njit
def judge(view, t, seat, action):
    """The first two cards of a hand are equally good, all others are worse."""
    return 2.0 if action == view.hand[seat, 0] + 4 or action == view.hand[seat, 1] + 4 else 1.0


def judged_otherwise(match):
    """The match of a game with another `judge`."""
    functions = {**match.game.functions, "judge": judge}
    game = replace(match.game, id="judged-otherwise", functions=functions)
    return Match(game, match.seats, match.seed)


def test_greedy_takes_what_looks_best_and_breaks_ties_at_random():
    match, dice = judged_otherwise(at_a_choice()), np.array([1])
    for seat in range(3):
        match.play(seat, "draw hunter")
    hand = match.view(0)["players"][0]["hand"]["cards"]
    chosen = [str(choose_action(match, 0, "greedy", dice)) for _ in range(60)]
    assert set(chosen) == {f"choose {card}" for card in hand[:2]}
    assert 10 < chosen.count(f"choose {hand[0]}") < 50


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_chosen_depends_on_what_the_seat_may_know_only(level):
    """Two worlds that differ in the hands of others look the same to it."""
    match = at_a_choice()
    before = [choose(glance(match, 0), level, np.array([seed])) for seed in range(20)]
    match.state = match.state.copy()
    match.state["hand"][0, [1, 2]] = match.state["hand"][0, [2, 1]]
    assert [choose(glance(match, 0), level, np.array([seed])) for seed in range(20)] == before


def test_a_view_that_was_thought_about_is_as_it_was():
    match = at_a_choice()
    seen = glance(match, 0)
    before = seen.view.tobytes()
    choose(seen, "greedy", np.array([3]))
    assert seen.view.tobytes() == before


def chosen(match, seat, calls, level, seed):
    """The choice of a level and the dice after it."""
    room, rng = thinking_room(match.game, calls.rows, match.concealed(seat)), np.array([seed])
    return int(calls.choose(*room, calls.rows(match.content.tables), seat, level, rng)), int(rng[0])


@pytest.mark.slow
def test_both_forms_choose_the_same_for_the_same_dice(game):
    compared = 0
    for number, (seats, options) in enumerate(tables(game)):
        for match, actor, _ in sample(game, seats, options, 1800 + number, 12):
            for level in () if actor is None else (LEVEL.random, LEVEL.greedy):
                forms = game.interpreted_calls, game.compiled_calls
                one, other = (chosen(match, actor, calls, level, number) for calls in forms)
                assert one == other
                compared += 1
    assert compared > 50


@pytest.mark.slow
def test_both_forms_look_ahead_alike():
    game, compared = cantina.game("mandalorian-adventures"), 0
    for match, actor, _ in sample(game, 2, {}, 1900, 4):
        if actor is not None:
            forms = game.interpreted_calls, game.compiled_calls
            one, other = (chosen(match, actor, calls, LEVEL.ahead, 7) for calls in forms)
            assert one == other
            compared += 1
    assert compared > 0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["bounty-hunters", "way-of-the-mandalorian"])
def test_ahead_is_greedy_in_a_game_without_an_estimate(game_id, compiled):
    match = cantina.new_match(game_id, 3, 8)
    for seed in range(10):
        codes = {choose(glance(match, match.actors()[0]), level, np.array([seed])) for level in ("greedy", "ahead")}
        assert len(codes) == 1
